"""Words for games for par: what a game is worth, and the match that it belongs to."""

from collections.abc import Iterator

from pyramid_access.narration.teller import Sentence, Teller, as_points
from pyramid_access.rules.variants import Stock
from pyramid_access.session.par_match import GAMES, ParMatch
from pyramid_access.session.ui_events import MatchEnded, StatusDetailTold


def place_in_match(teller: Teller) -> Iterator[Sentence]:
    """Say which game of the match this one is, while it goes on."""
    match = teller.view.match
    if match:
        yield teller.say("match-before", number=match.number, games=GAMES, **as_points(match.others))


def points_at_end(teller: Teller, points: int) -> Iterator[Sentence]:
    """Say what the game came to, how the match stands with it, and after the last game whether par was made."""
    yield teller.say_points("game-score", points)
    if teller.view.match:
        yield from _standing(teller, teller.view.match)


def _standing(teller: Teller, match: ParMatch) -> Iterator[Sentence]:
    yield teller.say("match-after", number=match.number, games=GAMES, **as_points(match.total))
    if match.is_over:
        yield _verdict(teller, match)


def match_ended(teller: Teller, event: MatchEnded) -> Iterator[Sentence]:
    """Say what the match came to that ends with the game left."""
    yield from _standing(teller, event.match)


def _verdict(teller: Teller, match: ParMatch) -> Sentence:
    return teller.say("match-won") if match.is_won else teller.say("match-lost", short=-match.total)


def points_now(teller: Teller, event: StatusDetailTold) -> Iterator[Sentence]:
    """Say the points now, and while the game goes on what can be added to them; nothing where nothing scores."""
    if event.score is None:
        return
    if teller.view.outcome:
        yield from points_at_end(teller, event.score)
        return
    yield teller.say_points("game-score", event.score)
    if event.clearing is not None:
        has_stock = teller.view.game.variant.stock is not Stock.NONE
        yield teller.say("match-clearing", points=event.clearing, stock=has_stock)
    yield from place_in_match(teller)
