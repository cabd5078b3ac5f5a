"""Words for hints, each with its reason."""

from collections.abc import Callable, Iterator, Mapping

from pyramid_access.narration.teller import Sentence, Teller, Words
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import is_won, open_slots
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.play import successor
from pyramid_access.session.ui_events import HintGiven
from pyramid_access.solver.hints import Why


def _hint(teller: Teller, event: HintGiven) -> Iterator[Sentence]:
    yield _REASONS[event.hint.why](teller, event)
    yield teller.say("hint-number", number=event.number, total=event.total)


def _slots(event: HintGiven) -> tuple[Slot, ...]:
    return event.hint.move.slots if isinstance(event.hint.move, Remove) else ()


def _king(teller: Teller, event: HintGiven) -> Sentence:
    return teller.say("hint-king", card=teller.card(_slots(event)[0]))


def _uncovers(teller: Teller, event: HintGiven) -> Sentence:
    slots = _slots(event)
    first, second = teller.cards(slots)
    uncovered = teller.cards(_uncovered(teller, Remove(slots)))
    return teller.say("hint-uncovers", first=first, second=second, uncovered=uncovered)


def _uncovered(teller: Teller, move: Remove) -> list[Slot]:
    """Return the pyramid cards that become free by a removal."""
    game, position = teller.view.game, teller.view.position
    free = open_slots(game, position)
    after = open_slots(game, successor(game, position, move))
    return [slot for slot in after if slot < PYRAMID_SIZE and slot not in free]


def _two_from_pyramid(teller: Teller, event: HintGiven) -> Sentence:
    first, second = teller.cards(_slots(event))
    return teller.say("hint-two-from-pyramid", first=first, second=second)


def _with_stock(teller: Teller, event: HintGiven) -> Sentence:
    first, second = teller.cards(_slots(event))
    cleared = not teller.view.position.pyramid
    return teller.say("hint-with-stock", first=first, second=second, cleared=cleared)


def _draw(teller: Teller, event: HintGiven) -> Sentence:
    return teller.say("hint-draw" if event.number == 1 else "hint-draw-also")


def _redeal(teller: Teller, event: HintGiven) -> Sentence:
    return teller.say("hint-redeal" if event.number == 1 else "hint-redeal-also", passes=teller.passes())


def _nothing(teller: Teller, _event: HintGiven) -> Sentence:
    won = is_won(teller.view.game, teller.view.position)
    return teller.say("play-refused-over" if won else "hint-nothing")


_REASONS: Mapping[Why, Callable[[Teller, HintGiven], Sentence]] = {
    Why.KING: _king,
    Why.UNCOVERS: _uncovers,
    Why.TWO_FROM_PYRAMID: _two_from_pyramid,
    Why.WITH_STOCK: _with_stock,
    Why.DRAW: _draw,
    Why.REDEAL: _redeal,
    Why.NOTHING: _nothing,
}

HINT_WORDS: Mapping[type, Words] = {HintGiven: _hint}
