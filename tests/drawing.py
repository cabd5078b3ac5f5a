"""Positions as a drawing, so that an example shows only the cards that it is about.

The pyramid is drawn row by row from the top; a dot is a card that has left, and rows that are not drawn are empty. The
cards of a pile or column are named in playing order, the open one last (in the stock: the next drawn first), with a
slash between two piles or columns. All cards that are not named have left.
"""

from collections.abc import Iterable

from pyramid_access.rules.cards import PACK
from pyramid_access.rules.events import MoveRefused, Reason, RulesEvent
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Move, Remove, format_move, parse_move
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Game, Position
from pyramid_access.rules.text import parse_position

Table = tuple[Game, Position]


def table(
    rules: str,
    pyramid: str = "",
    *,
    stock: str = "",
    hand: str = "",
    waste: str = "",
    columns: str = "",
    turn: int = 1,
    cleared: int | None = None,
) -> Table:
    """Return the game and position of a drawing; an empty pyramid was cleared in this pass unless ``cleared`` says."""
    drawn = [word for line in pyramid.splitlines() for word in line.split()]
    cells = [*drawn, *["."] * (28 - len(drawn))]
    if columns:
        cells += _reserve_cells([column.split() for column in columns.split("/")])
    else:
        drawn_cards = [*waste.replace("/", " ").split(), *hand.split(), *stock.split()]
        cells += [*["."] * (24 - len(drawn_cards)), *drawn_cards]
    unused = [str(card) for card in PACK if str(card) not in cells]
    out = unused[:]
    deal = [unused.pop(0) if cell == "." else cell for cell in cells]
    cleared = turn if cleared is None and {*cells[:28]} == {"."} else cleared
    parts = {"out": " ".join(out), "stock": stock, "hand": hand, "waste": waste, "pass": turn, "cleared": cleared}
    return parse_position(" | ".join([rules, " ".join(deal), *(f"{k} {v}" for k, v in parts.items() if v)]))


def _reserve_cells(columns: list[list[str]]) -> list[str]:
    """Return the reserve as it was dealt, a row at a time."""
    height = 24 // len(columns)
    return [column[place] if place < len(column) else "." for place in range(height) for column in columns]


def moves(drawn: Table) -> set[str]:
    """Return the legal moves as texts, the cards of a pair in alphabetical order."""
    game, position = drawn
    return {in_order(format_move(game.deal, move)) for move in legal_moves(game, position)}


def in_order(move: str) -> str:
    """Return the text of a move with its cards in alphabetical order."""
    return " ".join(sorted(move.split()))


def play(drawn: Table, *texts: str) -> Table:
    """Return the table after some legal moves."""
    game, position = drawn
    for text in texts:
        position, events = apply(game, position, parse_move(game.deal, text))
        assert not any(isinstance(event, MoveRefused) for event in events), (text, events)
    return game, position


def events_of(drawn: Table, text: str) -> tuple[RulesEvent, ...]:
    """Return what a move leads to."""
    game, position = drawn
    return apply(game, position, parse_move(game.deal, text))[1]


def reason(drawn: Table, text: str) -> tuple[Reason, str]:
    """Return why a move is refused, and the card that the reason is about, empty if about none."""
    (event,) = events_of(drawn, text)
    assert isinstance(event, MoveRefused), event
    return event.reason, cards(drawn, () if event.slot is None else (event.slot,))


def cards(drawn: Table, slots: Iterable[int]) -> str:
    """Return the cards that lie in some slots, as text."""
    return " ".join(str(drawn[0].deal[slot]) for slot in slots)


def move_text(drawn: Table, move: Move | None) -> str:
    """Return a move as text, the cards of a pair in alphabetical order; empty for none."""
    text = "" if move is None else format_move(drawn[0].deal, move)
    return in_order(text) if isinstance(move, Remove) else text


def full_columns(width: int, named: str) -> str:
    """Return a reserve whose first columns are named and whose other columns are empty."""
    columns = named.split("/")
    return "/".join([*columns, *[" "] * (width - len(columns))])
