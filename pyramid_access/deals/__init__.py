"""Where 52 cards come from: numbers, dates and files.

Read :mod:`~pyramid_access.deals.choice` first: what a player can ask for, and what is fetched for it. ``numbers`` makes
the numbered deals, ``winnable`` searches for those that can be won (it loads the solver, so it is imported when it is
needed), ``files`` reads files within limits, and ``notation`` knows how deals and positions are written in them.
"""
