"""The rules of Pyramid: pure values and functions, without words, clock, randomness, input or output."""
