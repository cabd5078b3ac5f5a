"""Which earcon goes with which event, and from where an utterance is heard."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from pyramid_access.rules.events import (
    Answer,
    CardsRemoved,
    CardUncovered,
    GameEnded,
    MoveRefused,
    PyramidCleared,
    Refusal,
    Result,
    RulesEvent,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.layout import ROWS, Area, Slot
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.position import place_of
from pyramid_access.session.events import (
    CardBack,
    CardChosen,
    CardTold,
    ChoiceCleared,
    CursorLanded,
    CursorMoved,
    EdgeReached,
    Event,
    GamePaused,
    GameResumed,
    GameStarted,
    HintGiven,
    MatchEnded,
    MoveRedone,
    MoveUndone,
    PauseEnded,
    PositionStarted,
    SessionEvent,
    StopUndone,
    WayBackRedone,
    WentBack,
)
from pyramid_access.session.game_session import GameView
from pyramid_access.utterance import Earcon

SIDE = 0.6
"""How far to the side the ends of row 7 are heard, of 1.0: clearly aside, and still understood by who hears with the
other ear alone, or wears one earphone (7 dB softer than in the middle)."""

_ENDS: Mapping[Result, Earcon] = {Result.WON: Earcon.WON, Result.BLOCKED: Earcon.BLOCKED}
"""What is heard at the end of a game; words alone where the player has stopped it."""
_PLACED = (CardUncovered, CardBack, CursorMoved, CursorLanded, EdgeReached, CardChosen, ChoiceCleared, CardTold)
"""Events whose sentence is about the card of their ``slot``."""


def earcons_of(view: GameView, events: Iterable[Event]) -> tuple[Earcon, ...]:
    """Return the earcons of what has happened, in its order, each once: four new free cards are one sound."""
    return tuple(dict.fromkeys(earcon for event in events if (earcon := _earcon(view, event))))


def _earcon(view: GameView, event: Event) -> Earcon | None:
    """Return what is heard for an event; None for words alone."""
    return _of_table(event) if isinstance(event, RulesEvent) else _of_player(view, event)


def _of_table(event: RulesEvent) -> Earcon | None:
    match event:
        case CardsRemoved(slots):
            return Earcon.KING if len(slots) == 1 else Earcon.PAIR
        case CardUncovered():
            return Earcon.UNCOVERED
        case StockDrawn():
            return Earcon.DRAWN
        case StockRedealt():
            return Earcon.REDEAL
        case MoveRefused():
            return Earcon.REFUSED
        case GameEnded(outcome):
            return _ENDS.get(outcome.result)
        case PyramidCleared():
            return None
        case _:
            assert_never(event)


def _of_player(view: GameView, event: SessionEvent) -> Earcon | None:
    match event:
        case CursorMoved():
            return None if view.chosen is None else Earcon.HOLDING
        case CardChosen():
            return Earcon.CHOSEN
        case MoveUndone() | WentBack() | StopUndone():
            return Earcon.UNDO
        case HintGiven():
            return Earcon.HINT
        case EdgeReached():
            return Earcon.EDGE
        case Refusal():
            return Earcon.REFUSED
        case Answer() | CursorLanded() | ChoiceCleared() | CardBack() | MoveRedone() | WayBackRedone():
            return None
        case GameStarted() | PositionStarted() | GameResumed() | GamePaused() | PauseEnded() | MatchEnded():
            return None
        case _:
            assert_never(event)


def pan_of(view: GameView, event: Event) -> float:
    """Return from where an utterance is heard that ends with this event, as :attr:`Utterance.pan` has it."""
    slot = _slot_of(view, event)
    place = None if slot is None else place_of(view.game, view.position, slot)
    if place is None or place.area is not Area.PYRAMID:
        return 0.0
    return SIDE * (2 * place.number - place.row - 1) / (ROWS - 1)


def _slot_of(view: GameView, event: Event) -> Slot | None:
    """Return the card that the sentence of an event is about; None for none, or several."""
    match event:
        case MoveUndone(Remove(slots)):
            return view.cursor if view.cursor in slots else None
        case MoveRefused(Remove(), _, slot):
            return view.cursor if slot is None else slot
        case _:
            return event.slot if isinstance(event, _PLACED) else None
