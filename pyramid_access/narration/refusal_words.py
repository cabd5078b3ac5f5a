"""Words for why a move is refused."""

from collections.abc import Callable, Iterator, Mapping

from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.cards import Rank
from pyramid_access.rules.events import MoveRefused, Reason
from pyramid_access.rules.layout import Area, Slot
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.position import column_slots, place_of
from pyramid_access.rules.variants import Partners

TARGETS: Mapping[Partners, int] = {Partners.THIRTEEN: 13, Partners.DOZEN: 12}
"""What the values of a pair add up to; other partner rules do not add up."""


def partner_ranks(context: NarrationContext, slot: Slot) -> tuple[Rank, ...]:
    """Return the ranks that go with a card, lowest first."""
    return tuple(sorted(context.view.variant.table.partners[context.card(slot).rank]))


def refusal_words(context: NarrationContext, event: MoveRefused) -> Iterator[Sentence]:
    """Say why the rules refuse the move."""
    if event.reason in _PLAIN:
        yield context.say(_PLAIN[event.reason])
    else:
        yield _REASONS[event.reason](context, event)


def _slot(event: MoveRefused) -> Slot:
    """Return the card that the reason is about, else the first of the move."""
    if event.slot is not None:
        return event.slot
    return event.move.slots[0] if isinstance(event.move, Remove) else 0


def _gone(context: NarrationContext, event: MoveRefused) -> Sentence:
    return context.say("play-refused-gone", card=context.card(_slot(event)))


def _covered(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-covered", card=context.card(slot), covers=context.cards(context.covers(slot)))


def _buried(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-buried", card=context.card(slot), above=context.card(_next_above(context, slot)))


def _next_above(context: NarrationContext, slot: Slot) -> Slot:
    """Return the card that lies directly on a buried one."""
    game, position = context.view.game, context.view.position
    place = place_of(game, position, slot)
    if place.area is Area.RESERVE:
        return column_slots(game, position, place.row - 1)[place.number]
    pile = position.waste[place.row - 1]
    return pile[pile.index(slot) + 1]


def _needs_partner(context: NarrationContext, event: MoveRefused) -> Sentence:
    slot = _slot(event)
    return context.say("play-refused-needs-partner", card=context.card(slot), ranks=partner_ranks(context, slot))


def _leaves_alone(context: NarrationContext, event: MoveRefused) -> Sentence:
    return context.say("play-refused-leaves-alone", card=context.card(_slot(event)))


def _no_partners(context: NarrationContext, event: MoveRefused) -> Sentence:
    slots = event.move.slots if isinstance(event.move, Remove) else ()
    first, second = context.cards(slots)
    target = TARGETS.get(context.view.variant.partners)
    if target is None:
        return context.say("play-refused-near", first=first, second=second)
    total = first.rank + second.rank
    return context.say("play-refused-sum", first=first, second=second, sum=total, target=target)


def _stock_left(context: NarrationContext, _event: MoveRefused) -> Sentence:
    return context.say("play-refused-stock-left", left=len(context.view.position.stock))


_PLAIN: Mapping[Reason, str] = {
    Reason.GAME_OVER: "play-refused-over",
    Reason.FACE_DOWN: "play-refused-face-down",
    Reason.STOCK_EMPTY: "play-refused-stock-empty",
    Reason.NO_STOCK: "play-refused-no-stock",
    Reason.NO_PASS_LEFT: "play-refused-no-pass-left",
    Reason.NOTHING_TO_REDEAL: "play-refused-nothing-to-redeal",
}
_REASONS: Mapping[Reason, Callable[[NarrationContext, MoveRefused], Sentence]] = {
    Reason.GONE: _gone,
    Reason.COVERED: _covered,
    Reason.BURIED: _buried,
    Reason.NEEDS_PARTNER: _needs_partner,
    Reason.LEAVES_ALONE: _leaves_alone,
    Reason.NO_PARTNERS: _no_partners,
    Reason.STOCK_LEFT: _stock_left,
}
