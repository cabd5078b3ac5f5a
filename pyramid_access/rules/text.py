"""Positions as one line of text, for saves, transcripts, tests and bug reports.

The parts are separated by bars, the cards of a pile are named in playing order, the open one last (in the stock: the
next drawn first)::

    three-pass goal=all | 2c Qh ... 5s | out 9h 4c | stock 7c Ks | hand 3d | waste 8h Td | pass 2 | cleared 1

First the named variant and its house rules, then the 52 cards of the deal. Parts that are empty are left out: ``out``
names the cards that have left, ``waste`` has a slash between piles, ``pass`` is left out in the first pass,
``cleared`` (the pass in which the pyramid was cleared) while it was not. Pyramid and reserve follow from ``out``.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from pyramid_access.rules.cards import Card, find_cards, format_cards, parse_cards
from pyramid_access.rules.layout import COVERED_BY, FULL_PYRAMID, PACK_SIZE, PYRAMID, PYRAMID_SIZE, REST, Area, Slot
from pyramid_access.rules.position import Game, Position, column_slots, parse_deal, place_of, start
from pyramid_access.rules.variants import Stock, kept_rules, overrides_text

_PARTS = ("out", "stock", "hand", "waste", "pass", "cleared")
_PILED = ("out", "stock", "hand", "waste")
"""The parts that name cards."""
_DIGITS = 6
_MOST_PILES = 3
_TOKEN_LENGTH = 20  # What comes from outside may be of any length.


class PositionFault(Enum):
    """What can be wrong with a position beside its rules and the names of its cards."""

    NO_DEAL = "no-deal"
    """Nothing after the rules."""
    UNKNOWN_PART = "unknown-part"
    DOUBLED_PART = "doubled-part"
    NO_NUMBER = "no-number"
    FOREIGN_PART = "foreign-part"
    """A hand, a stock or waste piles that the rules do not have, or more than one card in hand."""
    NO_PLACE = "no-place"
    """A card that is named nowhere."""
    TWO_PLACES = "two-places"
    COVERED = "covered"
    """A card has left from under another."""
    ORDER = "order"
    """Stock, hand and waste are not in the order in which the cards come."""
    PASSES = "passes"
    """More passes than the rules have."""
    CLEARED = "cleared"
    """The pass in which the pyramid was cleared, and what is left of it, do not go together."""


class PositionError(ValueError):
    """A text that should be a position is none, or cannot come about."""

    def __init__(self, fault: PositionFault, text: str, token: str = "", at: int = 0) -> None:
        super().__init__(text)
        self.fault = fault
        self.token = token[:_TOKEN_LENGTH]
        """The part or the card that is wrong, else empty."""
        self.at = at or None
        """Where in the text it begins, from 0; None for what is wrong with the whole."""


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
    leave as pairs is not checked, so that examples can be short.
    """
    pieces = _pieces(text, "|")
    variant, _, overrides = next(pieces).strip().partition(" ")
    rules = kept_rules(variant, overrides)
    deal = next(pieces, None)
    if deal is None:
        raise PositionError(PositionFault.NO_DEAL, "no deal after the rules")
    game = Game(rules, parse_deal(deal))
    parts = _named_parts(pieces)
    out = _slots(game, parts["out"])
    position = _position(game, parts, out)
    _check_parts(game, position, parts)
    _check_cards(game, position, out, parts)
    _check_order(game, position)
    _check_passes(game, position, parts)
    return game, position


def _pieces(text: str, bar: str) -> Iterator[str]:
    """Yield what stands between the bars, each with spaces before it, so that it lies where it lay in the text."""
    at = 0
    for piece in text.split(bar):
        yield " " * at + piece
        at += len(piece) + len(bar)


def _named_parts(pieces: Iterable[str]) -> Mapping[str, str]:
    """Return the text of each part without its name, empty for those left out."""
    named: dict[str, str] = {}
    for piece in pieces:
        name = (piece.split(maxsplit=1) or [""])[0]
        if name not in _PARTS or name in named:
            fault = PositionFault.DOUBLED_PART if name in named else PositionFault.UNKNOWN_PART
            raise PositionError(fault, f"unknown or doubled part: {name!r}", name, _beginning(piece))
        named[name] = piece.replace(name, " " * len(name), 1)
    return dict.fromkeys(_PARTS, "") | named


def _beginning(piece: str) -> int:
    """Return where the first word of a text begins; its end if it has none."""
    return len(piece) - len(piece.lstrip())


def _slots(game: Game, text: str) -> tuple[Slot, ...]:
    return tuple(map(game.deal.index, parse_cards(text)))


def _number(name: str, text: str) -> int | None:
    digits = text.strip()
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS and int(digits)):
        message = f"no number: {name} {digits[:_TOKEN_LENGTH]!r}"
        raise PositionError(PositionFault.NO_NUMBER, message, digits, _beginning(text))
    return int(digits)


def _position(game: Game, parts: Mapping[str, str], out: tuple[Slot, ...]) -> Position:
    """Return what the parts say; where the cards of pyramid and reserve lie follows from those that are out."""
    hand = _slots(game, parts["hand"])
    if len(hand) > 1:
        raise _foreign("more than one card in hand", "hand", parts)
    if parts["waste"].count("/") >= _MOST_PILES:
        raise _foreign("too many waste piles", "waste", parts)
    columns = [(slot - PYRAMID_SIZE) % game.columns for slot in set(out) if game.columns and slot >= PYRAMID_SIZE]
    piles = tuple(_slots(game, pile) for pile in _pieces(parts["waste"], "/"))
    return Position(
        pyramid=FULL_PYRAMID & ~sum(1 << slot for slot in set(out) if slot < PYRAMID_SIZE),
        stock=_slots(game, parts["stock"]),
        hand=hand[0] if hand else None,
        waste=piles if any(piles) else ((),) * game.variant.piles,
        reserve=tuple(height - columns.count(column) for column, height in enumerate(start(game).reserve)),
        pass_number=_number("pass", parts["pass"]) or 1,
        cleared_in=_number("cleared", parts["cleared"]),
    )


def _check_parts(game: Game, position: Position, parts: Mapping[str, str]) -> None:
    """Raise unless the position has the parts that the variant has."""
    stock = game.variant.stock
    if len(position.waste) != game.variant.piles:
        message = f"waste piles: {len(position.waste)}; the rules have {game.variant.piles}"
        raise _foreign(message, "waste", parts)
    if position.hand is not None and stock is not Stock.HAND:
        raise _foreign("a card in hand; the rules hold none", "hand", parts)
    if position.stock and stock is Stock.NONE:
        raise _foreign("cards in the stock; the rules have none", "stock", parts)


def _foreign(message: str, name: str, parts: Mapping[str, str]) -> PositionError:
    return PositionError(PositionFault.FOREIGN_PART, message, name, _beginning(parts[name]))


def _check_cards(game: Game, position: Position, out: tuple[Slot, ...], parts: Mapping[str, str]) -> None:
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
            fault = PositionFault.TWO_PLACES if count else PositionFault.NO_PLACE
            message = f"{card} lies in {'two places' if count else 'no place'}"
            raise PositionError(fault, message, str(card), _last_mention(card, parts))
    for slot in out:
        if slot < PYRAMID_SIZE and any(position.pyramid >> cover & 1 for cover in COVERED_BY[slot]):
            card = game.deal[slot]
            message = f"{card} is out, and a card that covers it is not"
            raise PositionError(PositionFault.COVERED, message, str(card), _last_mention(card, parts))


def _last_mention(card: Card, parts: Mapping[str, str]) -> int:
    """Return where the parts name a card for the last time; the beginning of the text if they do not."""
    named = (found for name in _PILED for found in find_cards(parts[name].replace("/", " ")))
    return max((at for other, at in named if other == card), default=0)


def _check_order(game: Game, position: Position) -> None:
    """Raise unless stock and waste are in the order in which the cards come.

    Only piles change the order of the deal, when a redeal puts them together.
    """
    first_pass = position.pass_number == 1
    if first_pass and position.stock != tuple(REST)[len(REST) - len(position.stock) :]:
        raise PositionError(PositionFault.ORDER, "in the first pass, the stock is the last cards of the deal")
    if first_pass or game.variant.stock is not Stock.PILES:
        held = () if position.hand is None else (position.hand,)
        for pile in position.waste:
            drawn = [*pile, *held, *position.stock]
            if drawn != sorted(drawn):
                raise PositionError(PositionFault.ORDER, "waste, hand and stock are not in the order of the deal")


def _check_passes(game: Game, position: Position, parts: Mapping[str, str]) -> None:
    """Raise unless the pass can be, and the pyramid was cleared in one of the passes so far."""
    passes, cleared = game.variant.passes, position.cleared_in
    if passes is not None and position.pass_number > max(passes, 1):
        message = f"pass {position.pass_number}; the rules have {passes}"
        raise PositionError(PositionFault.PASSES, message, str(position.pass_number), _beginning(parts["pass"]))
    at = _beginning(parts["cleared"])
    if bool(position.pyramid) is not (cleared is None):
        message = "'cleared' goes with an empty pyramid, and with no other"
        raise PositionError(PositionFault.CLEARED, message, at=at)
    if cleared is not None and cleared > position.pass_number:
        message = f"cleared in pass {cleared}, which is still to come"
        raise PositionError(PositionFault.CLEARED, message, at=at)
