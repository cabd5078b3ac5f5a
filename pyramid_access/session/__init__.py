"""One player's game, without screen or sound."""
