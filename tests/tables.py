"""Tables drawn as text, so that an example shows only the cards that it is about.

The rules come first, then the rows of the pyramid from the top, ``--`` where a card has left, then the piles by their
names, in playing order, the open card last (in the stock: the next drawn first)::

    table("three-pass goal=all", "9h", "4c 8d", "-- Kc 2s", hand="3d", waste="8h Td", stock="7c Ks", turn=2)
    table("apophis", "9h", waste="8h / / 5d")
    table("giza", "9h", reserve="4c 5c / Td")

A slash stands between piles and between the columns of the reserve. Rows and columns that are not drawn are empty: all
cards that are not named have left. Where the whole deal matters, :func:`dealt` takes it, and the cards that are out.
"""

from collections.abc import Iterable, Mapping

from pyramid_access.rules.cards import PACK, Card, parse_card, parse_cards
from pyramid_access.rules.events import MoveRefused, Reason, RulesEvent
from pyramid_access.rules.layout import PACK_SIZE, PYRAMID_SIZE, Slot, row_slots
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Move, Remove, format_move, parse_move
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Deal, Game, Position, start
from pyramid_access.rules.text import format_position, parse_position
from pyramid_access.rules.variants import Variant, parse_overrides, with_rules

Table = tuple[Game, Position]


def variant_of(text: str) -> Variant:
    """Return the rules of a named variant with overrides, as the text of a position begins."""
    variant, _, overrides = text.partition(" ")
    return with_rules(variant, parse_overrides(overrides))


def table(rules: str, *rows: str, reserve: str = "", turn: int = 1, cleared: int | None = None, **piles: str) -> Table:
    """Return the game and position of a drawing, which must be one that a game can come to.

    ``piles`` are waste, hand and stock. ``turn`` is the number of the pass; a pyramid without rows was cleared in it,
    unless ``cleared`` says.
    """
    lying = {**_pyramid(rows), **_reserve(reserve, variant_of(rules).reserve), **_drawn(piles)}
    out = [card for card in PACK if card not in lying.values()]
    others = iter(out)
    deal = tuple(lying.get(slot) or next(others) for slot in range(PACK_SIZE))
    drawn = dealt(deal, rules, out=" ".join(map(str, out)), turn=turn, cleared=cleared, **piles)
    assert parse_position(format_position(*drawn)) == drawn
    return drawn


def _pyramid(rows: Iterable[str]) -> Mapping[Slot, Card]:
    cells = {
        slot: word
        for number, row in enumerate(rows, 1)
        for slot, word in zip(row_slots(number), row.split(), strict=True)
    }
    return {slot: parse_card(word) for slot, word in cells.items() if word != "--"}


def _reserve(columns: str, width: int) -> Mapping[Slot, Card]:
    """Return the reserve as it was dealt, a row at a time."""
    return {
        PYRAMID_SIZE + place * width + column: card
        for column, cards in enumerate(columns.split("/"))
        for place, card in enumerate(parse_cards(cards))
    }


def _drawn(piles: Mapping[str, str]) -> Mapping[Slot, Card]:
    """Return the cards of the piles as the last ones of the deal, those drawn first before the others."""
    cards = [card for name in ("waste", "hand", "stock") for card in parse_cards(piles.get(name, "").replace("/", " "))]
    return dict(zip(range(PACK_SIZE - len(cards), PACK_SIZE), cards, strict=True))


def dealt(
    deal: Deal,
    rules: str,
    *,
    out: str = "",
    stock: str = "",
    hand: str = "",
    waste: str = "",
    turn: int = 1,
    cleared: int | None = None,
) -> Table:
    """Return the game and position of a deal from which some cards are ``out``.

    If no pile is named, all others lie in the stock. It need not be a position that a game can come to.
    """

    def slots(cards: str) -> tuple[Slot, ...]:
        return tuple(map(deal.index, parse_cards(cards)))

    game = Game(variant_of(rules), deal)
    fresh, gone = start(game), slots(out)
    pyramid = fresh.pyramid & ~sum(1 << slot for slot in gone if slot < PYRAMID_SIZE)
    columns = [(slot - PYRAMID_SIZE) % game.columns for slot in gone if game.columns and slot >= PYRAMID_SIZE]
    whole = tuple(slot for slot in fresh.stock if slot not in gone)
    return game, Position(
        pyramid=pyramid,
        stock=slots(stock) if stock or hand or waste else whole,
        hand=slots(hand)[0] if hand else None,
        waste=tuple(map(slots, waste.split("/"))) if waste else fresh.waste,
        reserve=tuple(height - columns.count(column) for column, height in enumerate(fresh.reserve)),
        pass_number=turn,
        cleared_in=None if pyramid else cleared or turn,
    )


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
