"""Words for how a game begins, goes on, stands and ends."""

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from pyramid_access.narration.clock_words import as_duration, time_at_end
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.narration.match_words import match_ended, place_in_match, points_at_end, points_now
from pyramid_access.narration.variant_words import house_rule_messages, variant_name
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.rules.variants import Goal
from pyramid_access.session.events import (
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


def _started(context: NarrationContext, _event: GameStarted) -> Iterator[Sentence]:
    yield context.say("game-started", variant=variant_name(context.translator, context.view.variant))
    yield from _house_rules(context)
    if context.detail is not Detail.BRIEF:
        yield from place_in_match(context)


def _position_started(context: NarrationContext, event: PositionStarted) -> Iterator[Sentence]:
    yield context.say("game-position", variant=variant_name(context.translator, context.view.variant))
    yield from _house_rules(context)
    yield context.say("stock-status-cards", pyramid=event.pyramid, cards=event.cards)


def _resumed(context: NarrationContext, event: GameResumed) -> Iterator[Sentence]:
    name = variant_name(context.translator, context.view.variant)
    yield context.say("game-resumed", variant=name, moves=event.moves)
    yield from _house_rules(context)
    yield context.say("game-resumed-moves", moves=event.moves)


def _house_rules(context: NarrationContext) -> Iterator[Sentence]:
    """Say what the game's name does not: without this, "Three passes" could be a game of nine."""
    if context.detail is not Detail.BRIEF:
        for message_id, args in house_rule_messages(context.view.variant):
            yield context.say(message_id, **args)


def _ended(context: NarrationContext, event: GameEnded) -> Iterator[Sentence]:
    outcome = event.outcome
    yield _RESULTS[outcome.result](context, outcome)
    if outcome.score is not None:
        yield from points_at_end(context, outcome.score)
    yield from time_at_end(context)
    if outcome.result is Result.BLOCKED:
        yield from context.say_key("game-blocked-verdict", "verdict")
        yield from context.say_key("game-blocked-back", "go-back")
        yield context.say("game-blocked-advice")


def _won(context: NarrationContext, outcome: Outcome) -> Sentence:
    moves = context.view.moves
    if context.view.variant.goal is Goal.ALL:
        return context.say("game-won-all", moves=moves)
    return context.say("game-won-pyramid", moves=moves, left=outcome.cards_left)


def _blocked(context: NarrationContext, outcome: Outcome) -> Sentence:
    pyramid, left = context.view.position.pyramid.bit_count(), outcome.cards_left
    return context.say("game-blocked", left=left, pyramid=pyramid, elsewhere=left - pyramid)


def _stopped(context: NarrationContext, outcome: Outcome) -> Sentence:
    return context.say("match-stopped", left=outcome.cards_left)


_RESULTS: Mapping[Result, Callable[[NarrationContext, Outcome], Sentence]] = {
    Result.WON: _won,
    Result.BLOCKED: _blocked,
    Result.STOPPED: _stopped,
}


def _status(context: NarrationContext, event: StatusTold) -> Iterator[Sentence]:
    yield context.say("stock-status-cards", pyramid=event.pyramid, cards=event.cards)
    yield context.say("stock-status-moves", moves=event.moves)
    if event.has_stock:
        passes = "unlimited" if event.redeals_left is None else event.redeals_left
        yield context.say("stock-status-passes", passes=passes, **{"pass": event.pass_number})
    else:
        yield context.say("stock-status-no-stock")
    if event.deal_number is not None:
        yield context.say("stock-status-deal", number=str(event.deal_number))


def _status_detail(context: NarrationContext, event: StatusDetailTold) -> Iterator[Sentence]:
    yield context.say("stock-status-time", **as_duration(event.seconds))
    yield context.say("stock-status-hints", count=event.hints)
    yield from points_now(context, event)
    if event.difficulty:
        yield context.say(f"game-winnable-{event.difficulty.value}")


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


def game_words(context: NarrationContext, event: GameEvent) -> Iterator[Sentence]:
    """Say what an event has brought."""
    match event:
        case GameStarted():
            yield from _started(context, event)
        case PositionStarted():
            yield from _position_started(context, event)
        case GameResumed():
            yield from _resumed(context, event)
        case GameEnded():
            yield from _ended(context, event)
        case StatusTold():
            yield from _status(context, event)
        case StatusDetailTold():
            yield from _status_detail(context, event)
        case GameIsOver():
            yield context.say("play-refused-over")
        case MatchEnded():
            yield from match_ended(context, event)
        case StopUndone():
            yield context.say("match-stop-undone")
        case _:
            assert_never(event)
