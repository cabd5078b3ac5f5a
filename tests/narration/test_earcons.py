"""Which earcons an utterance has, and from where it is heard, by its events."""

import pytest

from pyramid_access.rules.events import (
    CardsRemoved,
    CardUncovered,
    GameEnded,
    MoveRefused,
    Outcome,
    Reason,
    Result,
    StockDrawn,
)
from pyramid_access.rules.moves import Draw, remove
from pyramid_access.session.events import (
    CursorLanded,
    CursorMoved,
    Edge,
    EdgeReached,
    Event,
    GameIsOver,
    MoveRedone,
    NoFreeCard,
    NothingChosen,
    NothingToRedo,
    NothingToUndo,
    NoWayBack,
    RefusedInPause,
    WayBackRefused,
)
from pyramid_access.utterance import Earcon, Kind, Utterance
from tests.narration.tables import Narrator, slot, slots, table, translator, utterance

WON, BLOCKED = (GameEnded(Outcome(result, 0)) for result in (Result.WON, Result.BLOCKED))
PAIR, KING = CardsRemoved(slots("5c 8d")), CardsRemoved(slots("Kc"))


@pytest.mark.parametrize(
    ("events", "earcons"),
    [
        ((PAIR,), (Earcon.PAIR,)),
        ((KING, CardUncovered(slot("9d")), CardUncovered(slot("2d"))), (Earcon.KING, Earcon.UNCOVERED)),
        ((PAIR, CardUncovered(slot("9d")), BLOCKED), (Earcon.PAIR, Earcon.UNCOVERED, Earcon.BLOCKED)),
        ((PAIR, WON), (Earcon.PAIR, Earcon.WON)),
        ((MoveRedone((StockDrawn(slots("Ad"), 23),)), CursorLanded(slot("5c"))), (Earcon.DRAWN,)),
        ((CursorMoved(slot("5c")),), ()),
        ((NothingToRedo(),), (Earcon.REFUSED,)),
    ],
)
def test_earcons_come_in_the_order_of_the_news(events: tuple[Event, ...], earcons: tuple[Earcon, ...]) -> None:
    assert utterance("en", "normal", table(), *events).earcons == earcons


def test_moves_with_a_chosen_card_have_a_sign() -> None:
    assert utterance("en", "normal", table(chosen="5c"), CursorMoved(slot("3c"))).earcons == (Earcon.HOLDING,)


@pytest.mark.parametrize(
    ("events", "pan"),
    [
        ((PAIR, CursorLanded(slot("5c"))), -0.6),
        ((PAIR, CardUncovered(slot("6h")), CursorLanded(slot("9c"))), 0.6),
        ((CursorLanded(slot("6h")), CardUncovered(slot("6h"))), -0.5),
        ((CursorMoved(slot("Qc")),), 0.0),
        ((CursorMoved(slot("Ad")),), 0.0),
        ((MoveRefused(remove(slot("Kh"), slot("9c")), Reason.COVERED, slot("Kh")),), -0.2),
        ((MoveRefused(Draw(), Reason.STOCK_EMPTY),), 0.0),
        ((KING, WON), 0.0),
    ],
)
def test_an_utterance_is_heard_where_the_card_lies_that_it_ends_with(events: tuple[Event, ...], pan: float) -> None:
    assert utterance("en", "normal", table(), *events).pan == pytest.approx(pan)


REFUSALS = (
    *(MoveRefused(Draw(), Reason.STOCK_EMPTY), NoFreeCard(), NothingChosen(), NothingToUndo(), NothingToRedo()),
    *(WayBackRefused(NoWayBack.UNKNOWN), RefusedInPause(), GameIsOver()),
)


@pytest.mark.parametrize("event", REFUSALS)
def test_every_refusal_sounds_the_same(event: Event) -> None:
    assert utterance("en", "normal", table(), event).earcons == (Earcon.REFUSED,)


def test_an_edge_has_a_sound_of_its_own() -> None:
    assert utterance("en", "normal", table(), EdgeReached(Edge.TOP, slot("9h"))).earcons == (Earcon.EDGE,)


def test_refusals_that_are_not_about_the_table_sound_like_those_that_are() -> None:
    narrator = Narrator(translator("en"))
    assert narrator.message("help-unknown-key", kind=Kind.REFUSAL).earcons == (Earcon.REFUSED,)
    assert narrator.message("menu-left", kind=Kind.ANSWER).earcons == ()


def test_joined_utterances_keep_their_earcons_once_and_the_place() -> None:
    narrator = Narrator(translator("en"))
    news = Utterance("News.", "en", earcons=(Earcon.PAIR, Earcon.UNCOVERED), pan=-0.5)
    tip = Utterance("Tip.", "en", earcons=(Earcon.UNCOVERED, Earcon.HINT))
    joined = narrator.join(news, tip)
    assert joined.earcons == (Earcon.PAIR, Earcon.UNCOVERED, Earcon.HINT)
    assert joined.pan == -0.5
    again = narrator.again(joined)
    assert (again.earcons, again.pan) == (joined.earcons, joined.pan)
