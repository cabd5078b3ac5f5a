"""Words for games for par: what a game is worth, and the match that it belongs to."""

from collections.abc import Iterator

from pyramid_access.narration.context import NarrationContext, Sentence, as_points
from pyramid_access.rules.variants import Stock
from pyramid_access.session.events import MatchEnded, StatusDetailTold
from pyramid_access.session.records import MATCH_GAMES, ParMatch


def place_in_match(context: NarrationContext) -> Iterator[Sentence]:
    """Say which game of the match this one is, while it goes on."""
    match = context.view.match
    if match:
        yield context.say("match-before", number=match.number, games=MATCH_GAMES, **as_points(match.others))


def points_at_end(context: NarrationContext, points: int) -> Iterator[Sentence]:
    """Say what the game came to, how the match stands with it, and after the last game whether par was made."""
    yield context.say_points("game-score", points)
    if context.view.match:
        yield from _standing(context, context.view.match)


def _standing(context: NarrationContext, match: ParMatch) -> Iterator[Sentence]:
    yield context.say("match-after", number=match.number, games=MATCH_GAMES, **as_points(match.total))
    if match.is_over:
        yield _verdict(context, match)


def match_ended(context: NarrationContext, event: MatchEnded) -> Iterator[Sentence]:
    """Say what the match came to that ends with the game left."""
    yield from _standing(context, event.match)


def _verdict(context: NarrationContext, match: ParMatch) -> Sentence:
    return context.say("match-won") if match.is_won else context.say("match-lost", short=-match.total)


def points_now(context: NarrationContext, event: StatusDetailTold) -> Iterator[Sentence]:
    """Say the points now, and while the game goes on what can be added to them; nothing where nothing scores."""
    if event.score is None:
        return
    if context.view.outcome:
        yield from points_at_end(context, event.score)
        return
    yield context.say_points("game-score", event.score)
    if event.clearing is not None:
        has_stock = context.view.variant.stock is not Stock.NONE
        yield context.say("match-clearing", points=event.clearing, stock=has_stock)
    yield from place_in_match(context)
