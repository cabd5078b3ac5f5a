"""Ranks and suits as large letters made of half blocks, for cards that have room for them.

A letter is six picture dots wide and six high; two dots make one character cell, one above the other, so that dots are
about square. Red suits are drawn in outline, black ones filled: they stay apart without colour.
"""

from pyramid_access.rules.cards import Suit

GLYPH_ROWS = 3
"""Character rows of a glyph of scale 1."""
SUIT_WIDTH = 5
"""Columns of a suit of scale 1."""

_LETTERS = """
A .####. ##..## ##..## ###### ##..## ##..##
B #####. ##..## #####. ##..## ##..## #####.
C .##### ##.... ##.... ##.... ##.... .#####
D #####. ##..## ##..## ##..## ##..## #####.
E ###### ##.... #####. ##.... ##.... ######
F ###### ##.... #####. ##.... ##.... ##....
G .##### ##.... ##.... ##.### ##..## .#####
H ##..## ##..## ###### ##..## ##..## ##..##
I ###### ..##.. ..##.. ..##.. ..##.. ######
J ..#### ....## ....## ....## ##..## .####.
K ##..## ##.##. ####.. ##.##. ##..## ##..##
L ##.... ##.... ##.... ##.... ##.... ######
M ##..## ###### ###### ##..## ##..## ##..##
N ##..## ###.## ###### ##.### ##..## ##..##
O .####. ##..## ##..## ##..## ##..## .####.
P #####. ##..## ##..## #####. ##.... ##....
Q .####. ##..## ##..## ##..## ##.##. .##.##
R #####. ##..## ##..## #####. ##.##. ##..##
S .##### ##.... .####. ....## ....## #####.
T ###### ..##.. ..##.. ..##.. ..##.. ..##..
U ##..## ##..## ##..## ##..## ##..## .####.
V ##..## ##..## ##..## ##..## .####. ..##..
W ##..## ##..## ##..## ###### ###### ##..##
X ##..## .####. ..##.. ..##.. .####. ##..##
Y ##..## ##..## .####. ..##.. ..##.. ..##..
Z ###### ....## ...##. .##... ##.... ######
0 .####. ##..## ##..## ##..## ##..## .####.
1 ..##.. .###.. ..##.. ..##.. ..##.. .####.
2 #####. ....## .####. ##.... ##.... ######
3 #####. ....## ..###. ....## ....## #####.
4 ##..## ##..## ##..## ###### ....## ....##
5 ###### ##.... #####. ....## ....## #####.
6 .####. ##.... #####. ##..## ##..## .####.
7 ###### ....## ...##. ..##.. ..##.. ..##..
8 .####. ##..## .####. ##..## ##..## .####.
9 .####. ##..## ##..## .##### ....## .####.
10 #.##### #.##.## #.##.## #.##.## #.##.## #.#####
"""
_SUITS = {
    Suit.CLUBS: ".###. .###. ..#.. ##### ##### ..#..",
    Suit.DIAMONDS: "..#.. .#.#. #...# #...# .#.#. ..#..",
    Suit.HEARTS: ".#.#. #.#.# #...# #...# .#.#. ..#..",
    Suit.SPADES: "..#.. .###. ##### ##### ..#.. .###.",
}
_LARGE_SUITS = {
    Suit.CLUBS: """
        ...####... ..######.. ..######.. ...####... .##.##.##. ##########
        ########## ########## .##.##.##. ....##.... ...####... ..######..""",
    Suit.DIAMONDS: """
        ....##.... ...####... ..##..##.. ..##..##.. .##....##. ##......##
        ##......## .##....##. ..##..##.. ..##..##.. ...####... ....##....""",
    Suit.HEARTS: """
        .###..###. ##.####.## ##..##..## ##......## ##......## ##......##
        ##......## .##....##. .##....##. ..##..##.. ...####... ....##....""",
    Suit.SPADES: """
        ....##.... ...####... ..######.. .########. ########## ##########
        ########## ###.##.### ....##.... ....##.... ...####... ..######..""",
}
"""The suits of scale 2, drawn finer than the small ones blown up."""
_PICTURES = {name: rows for name, *rows in (line.split() for line in _LETTERS.split("\n") if line)}
_HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}


def rank_glyph(text: str, scale: int) -> list[str] | None:
    """Return the character rows of a rank such as ``10`` or ``R``, or None if there is no picture of it."""
    picture = _PICTURES.get(text.upper())
    return None if picture is None else _blocks(picture, scale)


def suit_glyph(suit: Suit, scale: int) -> list[str]:
    """Return the character rows of a suit."""
    if scale % 2 == 0:
        return _blocks(_LARGE_SUITS[suit].split(), scale // 2)
    return _blocks(_SUITS[suit].split(), scale)


def _blocks(picture: list[str], scale: int) -> list[str]:
    dots = ["".join(dot * scale for dot in row) for row in picture for _ in range(scale)]
    halves = zip(dots[::2], dots[1::2], strict=True)
    return ["".join(_HALVES[upper + lower] for upper, lower in zip(*pair, strict=True)) for pair in halves]
