"""Words for how a game begins, goes on, stands and ends."""

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from pyramid_access.narration.clock_words import as_duration, time_at_end
from pyramid_access.narration.match_words import match_ended, place_in_match, points_at_end, points_now
from pyramid_access.narration.teller import Sentence, Teller
from pyramid_access.narration.variant_words import house_rule_messages, variant_name
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.rules.variants import Goal
from pyramid_access.session.ui_events import (
    GameIsOver,
    GameResumed,
    GameStarted,
    MatchEnded,
    PositionStarted,
    StatusDetailTold,
    StatusTold,
    StopUndone,
)
from pyramid_access.settings import Detail


def _started(teller: Teller, _event: GameStarted) -> Iterator[Sentence]:
    yield teller.say("game-started", variant=variant_name(teller.translator, teller.view.game.variant))
    yield from _house_rules(teller)
    if teller.detail is not Detail.BRIEF:
        yield from place_in_match(teller)


def _position_started(teller: Teller, event: PositionStarted) -> Iterator[Sentence]:
    yield teller.say("game-position", variant=variant_name(teller.translator, teller.view.game.variant))
    yield from _house_rules(teller)
    yield teller.say("stock-status-cards", pyramid=event.pyramid, cards=event.cards)


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
    yield _RESULTS[outcome.result](teller, outcome)
    if outcome.score is not None:
        yield from points_at_end(teller, outcome.score)
    yield from time_at_end(teller)
    if outcome.result is Result.BLOCKED:
        yield from teller.say_key("game-blocked-verdict", "verdict")
        yield from teller.say_key("game-blocked-back", "go-back")
        yield teller.say("game-blocked-advice")


def _won(teller: Teller, outcome: Outcome) -> Sentence:
    moves = len(teller.view.moves)
    if teller.view.game.variant.goal is Goal.ALL:
        return teller.say("game-won-all", moves=moves)
    return teller.say("game-won-pyramid", moves=moves, left=outcome.cards_left)


def _blocked(teller: Teller, outcome: Outcome) -> Sentence:
    pyramid, left = teller.view.position.pyramid.bit_count(), outcome.cards_left
    return teller.say("game-blocked", left=left, pyramid=pyramid, elsewhere=left - pyramid)


def _stopped(teller: Teller, outcome: Outcome) -> Sentence:
    return teller.say("match-stopped", left=outcome.cards_left)


_RESULTS: Mapping[Result, Callable[[Teller, Outcome], Sentence]] = {
    Result.WON: _won,
    Result.BLOCKED: _blocked,
    Result.STOPPED: _stopped,
}


def _status(teller: Teller, event: StatusTold) -> Iterator[Sentence]:
    yield teller.say("stock-status-cards", pyramid=event.pyramid, cards=event.cards)
    yield teller.say("stock-status-moves", moves=event.moves)
    if event.has_stock:
        passes = "unlimited" if event.redeals_left is None else event.redeals_left
        yield teller.say("stock-status-passes", passes=passes, **{"pass": event.pass_number})
    else:
        yield teller.say("stock-status-no-stock")
    if event.deal_number is not None:
        yield teller.say("stock-status-deal", number=str(event.deal_number))


def _status_detail(teller: Teller, event: StatusDetailTold) -> Iterator[Sentence]:
    yield teller.say("stock-status-time", **as_duration(event.seconds))
    yield teller.say("stock-status-hints", count=event.hints)
    yield from points_now(teller, event)
    if event.difficulty:
        yield teller.say(f"game-winnable-{event.difficulty.value}")


GameEvent = (
    GameStarted
    | PositionStarted
    | GameResumed
    | GameEnded
    | StatusTold
    | StatusDetailTold
    | GameIsOver
    | MatchEnded
    | StopUndone
)


def game_words(teller: Teller, event: GameEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case GameStarted():
            yield from _started(teller, event)
        case PositionStarted():
            yield from _position_started(teller, event)
        case GameResumed():
            yield from _resumed(teller, event)
        case GameEnded():
            yield from _ended(teller, event)
        case StatusTold():
            yield from _status(teller, event)
        case StatusDetailTold():
            yield from _status_detail(teller, event)
        case GameIsOver():
            yield teller.say("play-refused-over")
        case MatchEnded():
            yield from match_ended(teller, event)
        case StopUndone():
            yield teller.say("match-stop-undone")
        case _:
            assert_never(event)
