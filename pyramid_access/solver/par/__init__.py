"""The best par score that a game can still end with.

To be read in this order: :mod:`.best_score` (the entry), :mod:`.score_search` (which tasks are tried),
:mod:`.par_search` (one task, by the matching search), :mod:`.stays` and :mod:`.dead_edges` (how few cards can be left);
:mod:`.branch_and_bound` is for the rules that the matching search does not fit.
"""
