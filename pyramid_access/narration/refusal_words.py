"""Words for why a move is refused."""

from collections.abc import Callable, Iterator, Mapping

from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.rules.cards import Rank
from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.layout import Area, Slot
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.position import column_slots, place_of
from pyramid_access.rules.variants import Partners

TARGETS: Mapping[Partners, int] = {Partners.THIRTEEN: 13, Partners.DOZEN: 12}
"""What the values of a pair add up to; other partner rules do not add up."""


def partner_ranks(teller: Teller, slot: Slot) -> tuple[Rank, ...]:
    """Return the ranks that go with a card, lowest first."""
    return tuple(sorted(teller.view.game.variant.table.partners[teller.card(slot).rank]))


def refusal_words(teller: Teller, event: MoveRefused) -> Iterator[Sentence]:
    """Say why the rules refuse the move."""
    if event.reason in _PLAIN:
        yield teller.say(_PLAIN[event.reason])
    else:
        yield _REASONS[event.reason](teller, event)


def _slot(event: MoveRefused) -> Slot:
    """Return the card that the reason is about, else the first of the move."""
    if event.slot is not None:
        return event.slot
    return event.move.slots[0] if isinstance(event.move, Remove) else 0


def _gone(teller: Teller, event: MoveRefused) -> Sentence:
    return teller.say("play-refused-gone", card=teller.card(_slot(event)))


def _covered(teller: Teller, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return teller.say("play-refused-covered", card=teller.card(slot), covers=teller.cards(teller.covers(slot)))


def _buried(teller: Teller, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return teller.say("play-refused-buried", card=teller.card(slot), above=teller.card(_next_above(teller, slot)))


def _next_above(teller: Teller, slot: Slot) -> Slot:
    """Return the card that lies directly on a buried one."""
    game, position = teller.view.game, teller.view.position
    place = place_of(game, position, slot)
    if place.area is Area.RESERVE:
        return column_slots(game, position, place.row - 1)[place.number]
    pile = position.waste[place.row - 1]
    return pile[pile.index(slot) + 1]


def _needs_partner(teller: Teller, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return teller.say("play-refused-needs-partner", card=teller.card(slot), ranks=partner_ranks(teller, slot))


def _leaves_alone(teller: Teller, event: MoveRefused) -> Sentence:
    return teller.say("play-refused-leaves-alone", card=teller.card(_slot(event)))


def _no_partners(teller: Teller, event: MoveRefused) -> Sentence:
    slots = event.move.slots if isinstance(event.move, Remove) else ()
    first, second = teller.cards(slots)
    target = TARGETS.get(teller.view.game.variant.partners)
    if target is None:
        return teller.say("play-refused-near", first=first, second=second)
    total = first.rank + second.rank
    return teller.say("play-refused-sum", first=first, second=second, sum=total, target=target)


def _stock_left(teller: Teller, _event: MoveRefused) -> Sentence:
    return teller.say("play-refused-stock-left", left=len(teller.view.position.stock))


_PLAIN: Mapping[Reason, str] = {
    Reason.GAME_OVER: "play-refused-over",
    Reason.FACE_DOWN: "play-refused-face-down",
    Reason.STOCK_EMPTY: "play-refused-stock-empty",
    Reason.NO_STOCK: "play-refused-no-stock",
    Reason.NO_PASS_LEFT: "play-refused-no-pass-left",
    Reason.NOTHING_TO_REDEAL: "play-refused-nothing-to-redeal",
}
_REASONS: Mapping[Reason, Callable[[Teller, MoveRefused], Sentence]] = {
    Reason.GONE: _gone,
    Reason.COVERED: _covered,
    Reason.BURIED: _buried,
    Reason.NEEDS_PARTNER: _needs_partner,
    Reason.LEAVES_ALONE: _leaves_alone,
    Reason.NO_PARTNERS: _no_partners,
    Reason.STOCK_LEFT: _stock_left,
}
