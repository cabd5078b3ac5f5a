"""The colours of the board: what each theme looks like on terminals of many colours, of sixteen, and of one.

- Many: every colour is one of the 256 that terminals share, from 16 up, which nobody's own palette changes.
- Sixteen: the terminal's palette decides how they look. So there is no red ink, which few of the sixteen grounds would
  show well, and nothing bold but the brightest ink on the darkest ground: some terminals show bold as another colour.
- One, or ``NO_COLOR``: every theme is that of the system.

Rank, suit and sentence have a contrast of 7 to 1 or more with what is behind them (WCAG's level AAA); borders and marks
have 3 to 1, and where they are what shows the current card, with all that it may lie beside as well. What a theme
leaves out, a class takes from the one it is named after: ``board.free.red`` from ``board.free``, that from ``board``.
"""

from collections.abc import Mapping
from functools import cache

from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import BaseStyle, Style

from pyramid_access.settings import ThemeChoice

Colours = Mapping[str, str]
"""Style of each class, as prompt_toolkit's ``Style.from_dict`` takes it."""

_DARK: Colours = {
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
_LIGHT: Colours = {
    "board": "bg:#ffffff #000000",
    "board.words": "bold",
    "board.sentence": "bg:#ffffd7 #000000 bold",
    "board.covered": "bg:#dadada #1c1c1c bold",
    "board.covered.red": "#870000",
    "board.covered.border": "#585858 nobold",
    "board.free": "bg:#ffffff #000000 bold",
    "board.free.red": "#af0000",
    "board.chosen": "bg:#ffd700 #000000 bold reverse",
    "board.chosen.red": "bg:#ffd7af",
    "board.chosen.border": "#000000 noreverse",
    "board.current": "bg:#ffffff #005fff bold reverse",
    "board.chosen.current": "bg:#000000 #005fff noreverse",
    "board.back": "#585858",
    "board.count": "bold",
    "board.gap": "#767676",
}
_YELLOW: Colours = {
    "board": "bg:#000000 #ffff00",
    "board.words": "bold",
    "board.sentence": "bg:#262626 #ffff00 bold",
    "board.covered": "bold",
    "board.covered.border": "#afaf00 nobold",
    "board.free": "bg:#ffff00 #000000 bold",
    "board.chosen": "bg:#000000 #ffffff bold reverse",
    "board.chosen.border": "noreverse",
    "board.current": "bg:#ffff00 #005fff bold reverse",
    "board.chosen.current": "bg:#ffffff #005fff noreverse",
    "board.back": "#afaf00",
    "board.count": "bold",
    "board.gap": "#878700",
}
_SYSTEM: Colours = {
    "board.words": "bold",
    "board.sentence": "bold",
    "board.free": "bold",
    "board.chosen": "bold",
    "board.current": "bold reverse",
    "here": "reverse",
    "board.count": "bold",
}
"""The terminal's own two colours, whatever they are: only bold and reverse."""

_DARK_OF_16: Colours = {
    "board": "bg:ansiblack ansigray",
    "board.words": "bold",
    "board.sentence": "bold",
    "board.free": "bg:ansigray ansiblack",
    "board.chosen": "bg:ansicyan ansiblack",
    "board.chosen.border": "bg:ansiblack ansicyan",
    "board.chosen.current": "bg:ansiblack ansimagenta",
    "board.current": "bg:ansimagenta ansigray bold",
    "board.count": "bold",
}
_LIGHT_OF_16: Colours = {
    "board": "bg:ansigray ansiblack",
    "board.free": "bg:ansicyan",
    "board.chosen": "bg:ansiblack ansigray bold",
    "board.chosen.border": "bg:ansigray ansiblack nobold",
    "board.chosen.current": "bg:ansigray ansiblue nobold",
    "board.current": "bg:ansiblue ansigray bold",
}
_YELLOW_OF_16: Colours = {
    **_DARK_OF_16,
    "board": "bg:ansiblack ansiyellow bold",
    "board.free": "bg:ansigray ansiblack nobold",
    "board.chosen": "bg:ansicyan ansiblack nobold",
}

_MANY: Mapping[ThemeChoice, Colours] = {
    ThemeChoice.DARK: _DARK,
    ThemeChoice.LIGHT: _LIGHT,
    ThemeChoice.YELLOW: _YELLOW,
    ThemeChoice.SYSTEM: _SYSTEM,
}
_SIXTEEN: Mapping[ThemeChoice, Colours] = {
    ThemeChoice.DARK: _DARK_OF_16,
    ThemeChoice.LIGHT: _LIGHT_OF_16,
    ThemeChoice.YELLOW: _YELLOW_OF_16,
    ThemeChoice.SYSTEM: _SYSTEM,
}


@cache
def style(theme: ThemeChoice, depth: ColorDepth) -> BaseStyle:
    """Return the style of a theme on a terminal of that many colours."""
    match depth:
        case ColorDepth.DEPTH_1_BIT:
            colours = _SYSTEM
        case ColorDepth.DEPTH_4_BIT:
            colours = _SIXTEEN[theme]
        case _:
            colours = _MANY[theme]
    return Style.from_dict(dict(colours))


def color_depth(term: str) -> ColorDepth | None:
    """Return how many colours the terminal has, by ``NO_COLOR`` in the environment and by what ``TERM`` says.

    None leaves it to prompt_toolkit, which takes 256 for granted nearly everywhere, and rightly: terminals have more
    colours than the name that they go by was once given. But one that has none takes part of a colour's number for
    *blink*, and one whose name says sixteen was named so on purpose.
    """
    if wanted := ColorDepth.from_env():
        return wanted
    if term.endswith("16color"):
        return ColorDepth.DEPTH_4_BIT
    return ColorDepth.DEPTH_1_BIT if term and not _has_colours(term) else None


def _has_colours(term: str) -> bool:
    """Return whether terminals of that name have colours; what the system does not know has."""
    try:
        import curses
    except ImportError:  # Windows.
        return True
    try:
        curses.setupterm(term, 1)  # By its number: Python has no object for a standard output that was closed.
    except curses.error:
        return True
    return curses.tigetnum("colors") > 1
