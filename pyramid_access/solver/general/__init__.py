"""The exact search for every variant and every house rule.

To be read in this order: :mod:`.exploration` (the whole method, and the entry), :mod:`.branching` (one depth-first
search), :mod:`.stock_model` (what draws turn up), :mod:`.pair_graph` (which cards can leave together), with
:mod:`.blossom` and :mod:`.landmarks`, which take edges out of it, and :mod:`.transposition_table`.
"""
