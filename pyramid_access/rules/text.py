"""Positions as one line of text, for saves, transcripts, tests and bug reports.

The parts are set off by bars, the cards of a pile are named in playing order, the open one last (in the stock: the
next drawn first)::

    three-pass goal=all | 2c Qh ... 5s | out 9h 4c | stock 7c Ks | hand 3d | waste 8h Td | pass 2 | cleared 1

First the named variant and its house rules, then the 52 cards of the deal. Parts that are empty are left out: ``out``
names the cards that have left, ``waste`` has a slash between piles, ``pass`` is left out in the first pass,
``cleared`` (the pass in which the pyramid was cleared) while it was not. Pyramid and reserve follow from ``out``.
"""

from collections.abc import Iterable, Mapping

from pyramid_access.rules.cards import Card, format_cards, parse_cards
from pyramid_access.rules.layout import COVERED_BY, FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE, REST, Area, Slot
from pyramid_access.rules.position import Game, Position, column_slots, parse_deal, place_of, start
from pyramid_access.rules.variants import Stock, overrides_text, parse_overrides, with_rules

_PARTS = ("out", "stock", "hand", "waste", "pass", "cleared")
_DIGITS = 6


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
        "waste": " ".join(" / ".join(map(cards, position.waste)).split()) if any(position.waste) else "",
        "pass": str(position.pass_number) if position.pass_number > 1 else "",
        "cleared": "" if position.cleared_in is None else str(position.cleared_in),
    }
    rules = f"{game.variant.id} {overrides_text(game.variant)}".strip()
    parts = (f"{name} {value}" for name, value in values.items() if value)
    return " | ".join((rules, format_cards(game.deal), *parts))


def parse_position(text: str) -> tuple[Game, Position]:
    """Return the game and position of a line that :func:`format_position` wrote.

    Raises :class:`PositionError` for a text without deal, for an unknown or doubled part, and for a position that
    cannot come about; :class:`~pyramid_access.rules.variants.RuleError` and
    :class:`~pyramid_access.rules.cards.CardError` for what they are about. Whether the cards that have left could
    leave as pairs is not looked at, so that an example may leave out what it is not about.
    """
    rules, *rest = text.split("|")
    variant, _, overrides = rules.strip().partition(" ")
    variant_rules = with_rules(variant, parse_overrides(overrides))
    if not rest:
        raise PositionError("no deal after the rules")
    game = Game(variant_rules, parse_deal(rest[0]))
    parts = _named_parts(rest[1:])
    out = _slots(game, parts["out"])
    position = _position(game, parts, out)
    _check_parts(game, position)
    _check_cards(game, position, out)
    _check_order(game, position)
    _check_passes(game, position)
    return game, position


def _named_parts(parts: Iterable[str]) -> Mapping[str, str]:
    """Return the text of each part, empty for those left out."""
    named: dict[str, str] = {}
    for part in parts:
        name, *value = part.split(maxsplit=1) or [""]
        if name not in _PARTS or name in named:
            raise PositionError(f"unknown or doubled part: {name!r}")
        named[name] = value[0] if value else ""
    return dict.fromkeys(_PARTS, "") | named


def _slots(game: Game, text: str) -> tuple[Slot, ...]:
    return tuple(map(game.deal.index, parse_cards(text)))


def _number(name: str, text: str) -> int | None:
    digits = text.strip()
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS and int(digits)):
        raise PositionError(f"no number: {name} {digits[:20]!r}")
    return int(digits)


def _position(game: Game, parts: Mapping[str, str], out: tuple[Slot, ...]) -> Position:
    """Return what the parts say; where the cards of pyramid and reserve lie follows from those that are out."""
    hand = _slots(game, parts["hand"])
    if len(hand) > 1:
        raise PositionError("more than one card in hand")
    columns = [(slot - PYRAMID_SIZE) % game.columns for slot in set(out) if game.columns and slot >= PYRAMID_SIZE]
    piles = tuple(_slots(game, pile) for pile in parts["waste"].split("/"))
    return Position(
        pyramid=FULL_PYRAMID & ~sum(1 << slot for slot in set(out) if slot < PYRAMID_SIZE),
        stock=_slots(game, parts["stock"]),
        hand=hand[0] if hand else None,
        waste=piles if any(piles) else ((),) * game.variant.piles,
        reserve=tuple(height - columns.count(column) for column, height in enumerate(start(game).reserve)),
        pass_number=_number("pass", parts["pass"]) or 1,
        cleared_in=_number("cleared", parts["cleared"]),
    )


def _check_parts(game: Game, position: Position) -> None:
    """Raise unless the position has the parts that the variant has."""
    stock = game.variant.stock
    if len(position.waste) != game.variant.piles:
        raise PositionError(f"waste piles: {len(position.waste)}; the rules have {game.variant.piles}")
    if position.hand is not None and stock is not Stock.HAND:
        raise PositionError("a card in hand; the rules hold none")
    if position.stock and stock is Stock.NONE:
        raise PositionError("cards in the stock; the rules have none")


def _check_cards(game: Game, position: Position, out: tuple[Slot, ...]) -> None:
    """Raise unless each card lies in one place, and no card has left from under another."""
    held = () if position.hand is None else (position.hand,)
    columns = (column_slots(game, position, column) for column in range(game.columns))
    pyramid = (slot for slot in PYRAMID if position.pyramid >> slot & 1)
    places: dict[Card, int] = dict.fromkeys(game.deal, 0)
    for part in (out, pyramid, position.stock, held, *position.waste, *columns):
        for slot in part:
            places[game.deal[slot]] += 1
    for card, count in places.items():
        if count != 1:
            raise PositionError(f"{card} lies in {'two places' if count else 'no place'}")
    for slot in out:
        if slot < PYRAMID_SIZE and any(position.pyramid >> cover & 1 for cover in COVERED_BY[slot]):
            raise PositionError(f"{game.deal[slot]} is out, and a card that covers it is not")


def _check_order(game: Game, position: Position) -> None:
    """Raise unless stock and waste are in the order in which the cards come.

    Only piles change the order of the deal, when a redeal puts them together.
    """
    first_pass = position.pass_number == 1
    if first_pass and position.stock != tuple(REST)[len(REST) - len(position.stock) :]:
        raise PositionError("in the first pass, the stock is the last cards of the deal")
    if first_pass or game.variant.stock is not Stock.PILES:
        held = () if position.hand is None else (position.hand,)
        for pile in position.waste:
            drawn = [*pile, *held, *position.stock]
            if drawn != sorted(drawn):
                raise PositionError("waste, hand and stock are not in the order of the deal")


def _check_passes(game: Game, position: Position) -> None:
    """Raise unless the pass can be, and the pyramid was cleared in one of the passes so far."""
    passes = game.variant.passes
    if passes is not None and position.pass_number > max(passes, 1):
        raise PositionError(f"pass {position.pass_number}; the rules have {passes}")
    if bool(position.pyramid) is not (position.cleared_in is None):
        raise PositionError("'cleared' goes with an empty pyramid, and with no other")
    if position.cleared_in is not None and position.cleared_in > position.pass_number:
        raise PositionError(f"cleared in pass {position.cleared_in}, which is still to come")
