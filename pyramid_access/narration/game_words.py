"""Words for how a game begins, goes on, stands and ends."""

from collections.abc import Iterator, Mapping

from pyramid_access.narration.teller import Sentence, Teller, Words
from pyramid_access.narration.variant_words import house_rule_messages, variant_name
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.rules.variants import Goal
from pyramid_access.session.ui_events import GameResumed, GameStarted, StatusDetailTold, StatusTold
from pyramid_access.settings import Detail


def _started(teller: Teller, _event: GameStarted) -> Iterator[Sentence]:
    yield teller.say("game-started", variant=variant_name(teller.translator, teller.view.game.variant))
    yield from _house_rules(teller)


def _resumed(teller: Teller, event: GameResumed) -> Iterator[Sentence]:
    name = variant_name(teller.translator, teller.view.game.variant)
    yield teller.say("game-resumed", variant=name, moves=event.moves)
    yield from _house_rules(teller)
    yield teller.say("game-resumed-moves", moves=event.moves)


def _house_rules(teller: Teller) -> Iterator[Sentence]:
    """Say what the game's name does not: without this, "Three passes" could be a game of nine."""
    if teller.detail is not Detail.BRIEF:
        for message_id, args in house_rule_messages(teller.view.game.variant):
            yield teller.say(message_id, **args)


def _ended(teller: Teller, event: GameEnded) -> Iterator[Sentence]:
    outcome = event.outcome
    if outcome.result is Result.WON:
        yield _won(teller, outcome)
    else:
        pyramid = teller.view.position.pyramid.bit_count()
        yield teller.say(
            "game-blocked", left=outcome.cards_left, pyramid=pyramid, elsewhere=outcome.cards_left - pyramid
        )
    if outcome.score is not None:
        yield teller.say_points("game-score", outcome.score)
    if outcome.result is Result.BLOCKED:
        yield from teller.say_key("game-blocked-verdict", "verdict")
        yield from teller.say_key("game-blocked-back", "go-back")
        yield teller.say("game-blocked-advice")


def _won(teller: Teller, outcome: Outcome) -> Sentence:
    moves = len(teller.view.moves)
    if teller.view.game.variant.goal is Goal.ALL:
        return teller.say("game-won-all", moves=moves)
    return teller.say("game-won-pyramid", moves=moves, left=outcome.cards_left)


def _status(teller: Teller, event: StatusTold) -> Iterator[Sentence]:
    yield teller.say("stock-status-cards", pyramid=event.pyramid, cards=event.cards)
    yield teller.say("stock-status-moves", moves=event.moves)
    if not event.has_stock:
        yield teller.say("stock-status-no-stock")
        return
    passes = "unlimited" if event.redeals_left is None else event.redeals_left
    yield teller.say("stock-status-passes", passes=passes, **{"pass": event.pass_number})


def _status_detail(teller: Teller, event: StatusDetailTold) -> Iterator[Sentence]:
    minutes, seconds = divmod(event.seconds, 60)
    hours, minutes = divmod(minutes, 60)
    yield teller.say("stock-status-time", hours=hours, minutes=minutes, seconds=seconds)
    yield teller.say("stock-status-hints", count=event.hints)
    if event.score is not None:
        yield teller.say_points("game-score", event.score)


GAME_WORDS: Mapping[type, Words] = {
    GameStarted: _started,
    GameResumed: _resumed,
    GameEnded: _ended,
    StatusTold: _status,
    StatusDetailTold: _status_detail,
}
