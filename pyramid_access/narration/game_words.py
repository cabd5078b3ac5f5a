"""Words for a game as a whole: its name and house rules, how it begins, pauses, stands and ends, and its match."""

from collections.abc import Callable, Iterator, Mapping
from typing import assert_never

from pyramid_access.narration.arguments import Message, as_duration, as_passes, as_points
from pyramid_access.narration.context import NarrationContext, Sentence
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.events import GameEnded, Outcome, Result
from pyramid_access.rules.variants import Goal, Stock, Variant, overrides_text, parse_overrides
from pyramid_access.session.events import (
    GameIsOver,
    GamePaused,
    GameResumed,
    GameStarted,
    MatchEnded,
    PauseEnded,
    PositionStarted,
    RefusedInPause,
    StatusDetailTold,
    StatusTold,
    StopUndone,
)
from pyramid_access.session.records import MATCH_GAMES, ParMatch
from pyramid_access.settings import Detail


def variant_name(translator: Translator, variant: Variant) -> str:
    """Return the name of a variant, without a full stop."""
    return translator.say(f"variants-{variant.id}-name")


def house_rule_messages(variant: Variant) -> tuple[Message, ...]:
    """Return the messages that tell the house rules of a variant; none for a variant played by its own rules.

    The first one says that there are house rules, and one follows for each option that differs.
    """
    rules = parse_overrides(overrides_text(variant))
    if not rules:
        return ()
    return (("variants-house-rules", {}), *(_rule(option, text) for option, text in rules.items()))


def _rule(option: str, text: str) -> Message:
    return f"variants-rule-{option.replace('_', '-')}", {"value": int(text) if text.isdigit() else text}


def _started(context: NarrationContext, _event: GameStarted) -> Iterator[Sentence]:
    yield context.say("game-started", variant=variant_name(context.translator, context.view.variant))
    yield from _house_rules(context)
    if context.detail is not Detail.BRIEF:
        yield from _place_in_match(context)


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
    """Yield the house rules: they can contradict the name, as in a game called "Three passes" with nine passes."""
    if context.detail is not Detail.BRIEF:
        for message_id, args in house_rule_messages(context.view.variant):
            yield context.say(message_id, **args)


def _ended(context: NarrationContext, event: GameEnded) -> Iterator[Sentence]:
    outcome = event.outcome
    yield _RESULTS[outcome.result](context, outcome)
    if outcome.score is not None:
        yield from _points_at_end(context, outcome.score)
    yield from _time_at_end(context)
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
        passes = as_passes(event.redeals_left)
        yield context.say("stock-status-passes", passes=passes, **{"pass": event.pass_number})
    else:
        yield context.say("stock-status-no-stock")
    if event.deal_number is not None:
        yield context.say("stock-status-deal", number=str(event.deal_number))


def _status_detail(context: NarrationContext, event: StatusDetailTold) -> Iterator[Sentence]:
    yield context.say("stock-status-time", **as_duration(event.seconds))
    yield context.say("stock-status-hints", count=event.hints)
    yield from _points_now(context, event)
    if event.difficulty:
        yield context.say(f"game-winnable-{event.difficulty.value}")


def _time_at_end(context: NarrationContext) -> Iterator[Sentence]:
    """Yield how long the game was played; nothing below one second."""
    if context.view.seconds >= 1:
        yield context.say("clock-end", **as_duration(context.view.seconds))


def _place_in_match(context: NarrationContext) -> Iterator[Sentence]:
    """Yield which game of the match this one is, if it belongs to one."""
    match = context.view.match
    if match:
        yield context.say("match-before", number=match.number, games=MATCH_GAMES, **as_points(match.others))


def _points_at_end(context: NarrationContext, points: int) -> Iterator[Sentence]:
    """Yield the points of the game, the standing of its match, and after the last game whether par was reached."""
    yield context.say_points("game-score", points)
    if context.view.match:
        yield from _standing(context, context.view.match)


def _standing(context: NarrationContext, match: ParMatch) -> Iterator[Sentence]:
    yield context.say("match-after", number=match.number, games=MATCH_GAMES, **as_points(match.total))
    if match.is_over:
        yield _verdict(context, match)


def _match_ended(context: NarrationContext, event: MatchEnded) -> Iterator[Sentence]:
    """Yield the result of a match that ended because its game was left."""
    yield from _standing(context, event.match)


def _verdict(context: NarrationContext, match: ParMatch) -> Sentence:
    return context.say("match-won") if match.is_won else context.say("match-lost", short=-match.total)


def _points_now(context: NarrationContext, event: StatusDetailTold) -> Iterator[Sentence]:
    """Yield the points now and, during the game, what clearing the pyramid adds; nothing in a game without points."""
    if event.score is None:
        return
    if context.view.outcome:
        yield from _points_at_end(context, event.score)
        return
    yield context.say_points("game-score", event.score)
    if event.clearing is not None:
        has_stock = context.view.variant.stock is not Stock.NONE
        yield context.say("match-clearing", points=event.clearing, stock=has_stock)
    yield from _place_in_match(context)


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
PauseEvent = GamePaused | RefusedInPause | PauseEnded


def game_words(context: NarrationContext, event: GameEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
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
            yield from _match_ended(context, event)
        case StopUndone():
            yield context.say("match-stop-undone")
        case _:
            assert_never(event)


def pause_words(context: NarrationContext, event: PauseEvent) -> Iterator[Sentence]:
    """Yield the sentences that tell the event."""
    match event:
        case GamePaused():
            yield context.say("clock-paused")
        case RefusedInPause():
            yield context.say("clock-refused")
        case PauseEnded():
            yield context.say("clock-goes-on")
            return
        case _:
            assert_never(event)
    yield from context.say_key("clock-paused-key", "pause")
