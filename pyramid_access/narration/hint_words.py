"""Words for hints, each with its reason and with what is known of the game after it."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from pyramid_access.narration.arguments import as_points
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.rules.layout import PYRAMID_SIZE, Slot
from pyramid_access.rules.legality import is_won, open_slots, removals
from pyramid_access.rules.moves import Move, Remove
from pyramid_access.rules.play import successor
from pyramid_access.rules.position import Position
from pyramid_access.session.events import HintGiven
from pyramid_access.solver.hints import Hint, Outlook, Why


class _Worth(NamedTuple):
    """What a move is worth, as far as it is said: two moves worth the same sound the same."""

    outlook: str
    """A case of the message ``hint-worth``."""
    number: int = 0
    """Tenths or points, where the outlook has a number."""


_ALL_LOST = _Worth("lost")
_POINTS = "points"


def hint_words(context: NarrationContext, event: HintGiven) -> Iterator[Sentence]:
    """Say the move, why it is good, and what comes of it as far as that is news."""
    worth = _worth(event.hint)
    if event.is_told and worth and worth.outlook != _POINTS:
        worth = None  # Chances are no news to someone who knows that the game is lost.
    all_lost = worth == _ALL_LOST and (event.number == 1 or event.is_lost)
    if all_lost and event.number == 1:
        yield context.say("hint-all-lost", moves=context.view.moves)
    yield _REASONS[event.hint.why](context, event)
    if _wins(context, event.hint):
        yield context.say("hint-outlook-wins")
    elif not (event.is_as_before and _is_forced(event)):
        if worth and not all_lost:
            yield _outlook(context, event.hint, worth)
        if event.is_at_odds:
            yield context.say("hint-hidden")
        yield from _rival(context, event.rival, worth)
    yield context.say("hint-number", number=event.number, total=event.total)


def _wins(context: NarrationContext, hint: Hint) -> bool:
    return hint.move is not None and is_won(context.view.game, _after(context, hint.move))


def _after(context: NarrationContext, move: Move) -> Position:
    return successor(context.view.game, context.view.position, move)


def _is_forced(event: HintGiven) -> bool:
    """Is there nothing but to draw? Then an outlook that stays the same is no help, and would be heard at each draw."""
    return event.total == 1 and event.hint.why in (Why.DRAW, Why.REDEAL)


def _worth(hint: Hint) -> _Worth | None:
    """Return what is said of a hint's outlook; None where nothing is known."""
    outlook = hint.outlook
    if outlook is None or hint.move is None:
        return None
    if outlook.score is not None:
        return _Worth(_POINTS, round(outlook.score))
    return _chances(outlook) if outlook.orders else None


def _chances(outlook: Outlook) -> _Worth | None:
    """Return how many in ten orders can be won; only all are sure, and only none are without hope."""
    if outlook.undecided:
        return _bound(outlook)
    if outlook.wins == outlook.orders:
        return _Worth("certain" if outlook.proven else "likely")
    if not outlook.wins:
        return _Worth("lost" if outlook.proven else "unlikely")
    return _odds(outlook.wins, outlook.orders)


def _odds(wins: int, orders: int) -> _Worth:
    return _Worth("odds", min(max(round(10 * wins / orders), 1), 9))


def _bound(outlook: Outlook) -> _Worth | None:
    """Return the same with undecided orders, which may be won or lost; None where that leaves everything open."""
    orders, winnable = outlook.orders + outlook.undecided, outlook.wins + outlook.undecided
    least, most = 10 * outlook.wins // orders, -(-10 * winnable // orders)
    if not least:
        return _Worth("most", most) if most < 10 else None
    if most - least > 1 or winnable == orders:
        return _Worth("least", least)
    return _odds(outlook.wins, orders)


def _outlook(context: NarrationContext, hint: Hint, worth: _Worth) -> Sentence:
    match worth.outlook:
        case "points":
            is_proven = hint.outlook is not None and hint.outlook.proven
            return context.say_points("hint-points-most" if is_proven else "hint-points", worth.number)
        case "odds" | "least" | "most":
            return context.say(f"hint-outlook-{worth.outlook}", tenths=worth.number)
        case outlook:
            return context.say(f"hint-outlook-{outlook}")


def _rival(context: NarrationContext, rival: Hint | None, worth: _Worth | None) -> Iterator[Sentence]:
    """Say the next best move beside the best one, unless it is worth the same."""
    other = _worth(rival) if rival else None
    if rival is None or rival.move is None or worth is None or other is None or other == worth:
        return
    kind, cards = context.move_arguments(rival.move)
    numbers = {"tenths": other.number, **as_points(other.number)}
    yield context.say(f"hint-rival-{kind}", **cards, outlook=other.outlook, **numbers)


def _slots(event: HintGiven) -> tuple[Slot, ...]:
    return event.hint.move.slots if isinstance(event.hint.move, Remove) else ()


def _king(context: NarrationContext, event: HintGiven) -> Sentence:
    return context.say("hint-king", card=context.card(_slots(event)[0]))


def _uncovers(context: NarrationContext, event: HintGiven) -> Sentence:
    slots = _slots(event)
    first, second = context.cards(slots)
    uncovered = context.cards(_uncovered(context, Remove(slots)))
    return context.say("hint-uncovers", first=first, second=second, uncovered=uncovered)


def _uncovered(context: NarrationContext, move: Remove) -> list[Slot]:
    """Return the pyramid cards that become free by a removal."""
    game, position = context.view.game, context.view.position
    free = open_slots(game, position)
    after = open_slots(game, _after(context, move))
    return [slot for slot in after if slot < PYRAMID_SIZE and slot not in free]


def _two_from_pyramid(context: NarrationContext, event: HintGiven) -> Sentence:
    first, second = context.cards(_slots(event))
    return context.say("hint-two-from-pyramid", first=first, second=second)


def _with_stock(context: NarrationContext, event: HintGiven) -> Sentence:
    first, second = context.cards(_slots(event))
    cleared = not _after(context, Remove(_slots(event))).pyramid
    return context.say("hint-with-stock", first=first, second=second, cleared=cleared)


def _draw(context: NarrationContext, event: HintGiven) -> Sentence:
    return context.say(f"hint-draw-{_choice(context, event)}")


def _redeal(context: NarrationContext, event: HintGiven) -> Sentence:
    return context.say(f"hint-redeal-{_choice(context, event)}", passes=context.passes())


def _choice(context: NarrationContext, event: HintGiven) -> str:
    """Return how a draw or a turn of the waste stands beside the removals: there are none, or it is better, or not."""
    if event.number > 1:
        return "also"
    return "better" if any(removals(context.view.game, context.view.position)) else "only"


def _nothing(context: NarrationContext, _event: HintGiven) -> Sentence:
    won = is_won(context.view.game, context.view.position)
    return context.say("play-refused-over" if won else "hint-nothing")


_REASONS: Mapping[Why, Callable[[NarrationContext, HintGiven], Sentence]] = {
    Why.KING: _king,
    Why.UNCOVERS: _uncovers,
    Why.TWO_FROM_PYRAMID: _two_from_pyramid,
    Why.WITH_STOCK: _with_stock,
    Why.DRAW: _draw,
    Why.REDEAL: _redeal,
    Why.NOTHING: _nothing,
}
