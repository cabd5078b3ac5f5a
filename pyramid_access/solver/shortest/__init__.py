"""Shortest wins, proven.

To be read in this order: :mod:`.win` (the entry, and breadth-first search), :mod:`.astar`, :mod:`.expansion` (nodes and
their successors), :mod:`.bound` (the admissible heuristic). It uses the edges and tables of the matching search.
"""
