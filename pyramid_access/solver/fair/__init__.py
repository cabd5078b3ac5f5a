"""Hints from what a player can know, and a player who goes by them.

To be read in this order: :mod:`.adviser` (the entry: sampled orders of the unseen cards), :mod:`.move_evaluation` (the
moves compared over all orders), :mod:`.evaluators` (one order, all cards known), :mod:`.player`.
"""
