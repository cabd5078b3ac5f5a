"""The rules of Pyramid: pure values and functions, without words, clock, randomness, input or output.

Read :mod:`.layout` and :mod:`.position` first: slots, the game, the position. Then :mod:`.legality` and :mod:`.play`,
which need :mod:`.moves` and :mod:`.events`.
"""
