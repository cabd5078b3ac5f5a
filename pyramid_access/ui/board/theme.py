"""The colours of the board: one dark theme of high contrast.

Every colour is one of the 256 that terminals share. Rank, suit and sentence have a contrast of 7 to 1 or more with what
is behind them (WCAG's level AAA). ``reverse`` stays when a terminal, or ``NO_COLOR``, takes the colours away.
"""

from collections.abc import Mapping

DARK: Mapping[str, str] = {
    "board": "bg:#000000 #ffffff",
    "board.words": "bold",
    "board.sentence": "bg:#303030 #ffffff bold",
    "board.covered": "bg:#1c1c1c #d7d7d7 bold",
    "board.covered.red": "#ff8787",
    "board.covered.border": "#a8a8a8 nobold",
    "board.free": "bg:#ffffff #000000 bold",
    "board.free.red": "#af0000",
    "board.free.border": "nobold",
    "board.chosen": "bg:#000000 #ffd700 bold reverse",
    "board.chosen.red": "bg:#870000",
    "board.chosen.border": "noreverse",
    "board.current": "bg:#ffffff #005fff bold reverse",
    "board.chosen.current": "bg:#ffd700 #005fff noreverse",
    "board.back": "bg:#000000 #a8a8a8",
    "board.count": "bg:#000000 #ffffff bold",
    "board.gap": "#8a8a8a",
}
"""Style of each class, as prompt_toolkit's ``Style.from_dict`` takes it."""
