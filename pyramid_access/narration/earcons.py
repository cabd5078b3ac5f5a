"""Which earcon goes with which event, and from where an utterance is heard."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pyramid_access.narration.teller import GameView
from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    MoveRefused,
    Result,
    StockDrawn,
    StockRedealt,
)
from pyramid_access.rules.layout import ROWS, Area, Slot
from pyramid_access.rules.moves import Remove
from pyramid_access.rules.position import place_of
from pyramid_access.session.ui_events import (
    CardBack,
    CardChosen,
    CardTold,
    ChoiceCleared,
    CursorLanded,
    CursorMoved,
    EdgeReached,
    Event,
    GameIsOver,
    HintGiven,
    MoveUndone,
    NoFreeCard,
    NothingChosen,
    NothingToRedo,
    NothingToUndo,
    RefusedInPause,
    StopUndone,
    WayBackRefused,
    WentBack,
)
from pyramid_access.utterance import Earcon

SIDE = 0.6
"""How far to the side the ends of row 7 are heard, of 1.0: clearly aside, and still understood by who hears with the
other ear alone, or wears one earphone (7 dB softer than in the middle)."""

_Chooser = Callable[[GameView, Any], Earcon | None]


def _always(earcon: Earcon) -> _Chooser:
    return lambda _view, _event: earcon


def _removed(_view: GameView, event: CardsRemoved) -> Earcon:
    return Earcon.KING if len(event.slots) == 1 else Earcon.PAIR


def _moved(view: GameView, _event: CursorMoved) -> Earcon | None:
    return None if view.chosen is None else Earcon.HOLDING


_ENDS: Mapping[Result, Earcon] = {Result.WON: Earcon.WON, Result.BLOCKED: Earcon.BLOCKED}
"""What is heard at the end of a game; words alone where the player has stopped it."""


def _ended(_view: GameView, event: GameEnded) -> Earcon | None:
    return _ENDS.get(event.outcome.result)


EARCONS: Mapping[type, _Chooser] = {
    CardsRemoved: _removed,
    CardUncovered: _always(Earcon.UNCOVERED),
    StockDrawn: _always(Earcon.DRAWN),
    StockRedealt: _always(Earcon.REDEAL),
    GameEnded: _ended,
    CursorMoved: _moved,
    EdgeReached: _always(Earcon.EDGE),
    CardChosen: _always(Earcon.CHOSEN),
    MoveUndone: _always(Earcon.UNDO),
    WentBack: _always(Earcon.UNDO),
    StopUndone: _always(Earcon.UNDO),
    HintGiven: _always(Earcon.HINT),
    **dict.fromkeys(
        (
            *(MoveRefused, NoFreeCard, NothingChosen, NothingToUndo, NothingToRedo, WayBackRefused),
            *(RefusedInPause, GameIsOver),
        ),
        _always(Earcon.REFUSED),
    ),
}
"""What is heard for each type of event; an event that is not here has words alone."""
_PLACED = (CardUncovered, CardBack, CursorMoved, CursorLanded, EdgeReached, CardChosen, ChoiceCleared, CardTold)
"""Events whose sentence is about the card of their ``slot``."""


def earcons_of(view: GameView, events: Iterable[Event]) -> tuple[Earcon, ...]:
    """Return the earcons of what has happened, in its order, each once: four new free cards are one sound."""
    chosen = (EARCONS[type(event)](view, event) for event in events if type(event) in EARCONS)
    return tuple(dict.fromkeys(earcon for earcon in chosen if earcon))


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
