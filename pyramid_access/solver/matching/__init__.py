"""The exact search by matching, where every rank has one partner rank and cards are drawn singly.

To be read in this order: :mod:`.pairs` (edges of one rank pair as 16 bits), :mod:`.tables` (a deal as bit sets),
:mod:`.matching_search` (the search), :mod:`.landmarks` (what it rules out), :mod:`.matcher` (the adapter to the rules).
"""
