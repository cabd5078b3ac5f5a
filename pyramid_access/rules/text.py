"""Positions as one line of text, for saves, transcripts, tests and bug reports.

The parts are set off by bars, the cards of a pile are named in playing order, the open one last (in the stock: the
next drawn first)::

    three-pass goal=all | 2c Qh ... 5s | out 9h 4c | stock 7c Ks | hand 3d | waste 8h Td | pass 2 | cleared 1

First the named variant and its house rules, then the 52 cards of the deal. Parts that are empty are left out: ``out``
names the cards that have left, ``waste`` has a slash between piles, ``pass`` is left out in the first pass,
``cleared`` (the pass in which the pyramid was cleared) while it was not. Pyramid and reserve follow from ``out``.
"""

from collections.abc import Iterable, Mapping

from pyramid_access.rules.cards import format_cards, parse_cards
from pyramid_access.rules.layout import FULL_PYRAMID, PACK_SIZE, PYRAMID_SIZE, Area, Slot
from pyramid_access.rules.position import Game, Position, parse_deal, place_of, start
from pyramid_access.rules.variants import overrides_text, parse_overrides, with_rules

_PARTS = ("out", "stock", "hand", "waste", "pass", "cleared")


class PositionError(ValueError):
    """A text that should be a position is none, or cannot come about."""


def format_position(game: Game, position: Position) -> str:
    """Return the rules, the deal and the position as one line."""
    out = [slot for slot in range(PACK_SIZE) if place_of(game, position, slot).area is Area.GONE]

    def cards(slots: Iterable[Slot]) -> str:
        return format_cards(game.deal[slot] for slot in slots)

    values = {
        "out": cards(out),
        "stock": cards(position.stock),
        "hand": "" if position.hand is None else cards([position.hand]),
        "waste": " / ".join(map(cards, position.waste)) if any(position.waste) else "",
        "pass": str(position.pass_number) if position.pass_number > 1 else "",
        "cleared": "" if position.cleared_in is None else str(position.cleared_in),
    }
    rules = f"{game.variant.id} {overrides_text(game.variant)}".strip()
    parts = (f"{name} {value}" for name, value in values.items() if value)
    return " | ".join((rules, format_cards(game.deal), *parts))


def parse_position(text: str) -> tuple[Game, Position]:
    """Return the game and position of a line that :func:`format_position` wrote.

    Raises :class:`PositionError` for an unknown or doubled part and for cards that do not add up, and the errors of
    rules and cards for theirs.
    """
    rules, _, rest = text.strip().partition("|")
    deal_text, *parts = rest.split("|")
    variant, _, overrides = rules.strip().partition(" ")
    game = Game(with_rules(variant, parse_overrides(overrides)), parse_deal(deal_text))
    position = _position(game, _named_parts(parts))
    _check(game, position)
    return game, position


def _named_parts(parts: Iterable[str]) -> Mapping[str, str]:
    named: dict[str, str] = {}
    for part in parts:
        name, _, value = part.strip().partition(" ")
        if name not in _PARTS or name in named:
            raise PositionError(f"unknown or doubled part: {name!r}")
        named[name] = value
    return named


def _position(game: Game, parts: Mapping[str, str]) -> Position:
    def slots(text: str) -> tuple[Slot, ...]:
        return tuple(game.deal.index(card) for card in parse_cards(text))

    def number(name: str, default: int | None) -> int | None:
        text = parts.get(name)
        if text is not None and not (text.isascii() and text.isdigit() and 1 <= int(text) <= 999):
            raise PositionError(f"no number: {name} {text!r}")
        return default if text is None else int(text)

    out = slots(parts.get("out", ""))
    hand = slots(parts.get("hand", ""))
    columns = [(slot - PYRAMID_SIZE) % game.columns for slot in out if game.columns and slot >= PYRAMID_SIZE]
    piles = tuple(map(slots, parts["waste"].split("/"))) if "waste" in parts else ((),) * game.variant.piles
    if len(hand) > 1:
        raise PositionError("more than one card in hand")
    return Position(
        pyramid=FULL_PYRAMID & ~sum(1 << slot for slot in set(out) if slot < PYRAMID_SIZE),
        stock=slots(parts.get("stock", "")),
        hand=hand[0] if hand else None,
        waste=piles,
        reserve=tuple(height - columns.count(column) for column, height in enumerate(start(game).reserve)),
        pass_number=number("pass", 1) or 1,
        cleared_in=number("cleared", None),
    )


def _check(game: Game, position: Position) -> None:
    """Raise :class:`PositionError` unless the parts are those of the variant and hold each card once."""
    drawn = [*position.stock, *(slot for pile in position.waste for slot in pile)]
    drawn += [] if position.hand is None else [position.hand]
    if len(set(drawn)) != len(drawn) or any(slot < PYRAMID_SIZE for slot in drawn):
        raise PositionError("a card lies in two places")
    if len(position.waste) != game.variant.piles or (drawn and game.columns):
        raise PositionError("piles that the variant does not have")
