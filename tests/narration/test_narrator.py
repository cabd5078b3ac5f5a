"""One utterance for one command: its kind, its messages, its language."""

from pathlib import Path

import pytest

from pyramid_access.narration.answer_words import AnswerEvent
from pyramid_access.narration.context import NarrationContext
from pyramid_access.narration.cursor_words import CursorEvent
from pyramid_access.narration.game_words import GameEvent, PauseEvent
from pyramid_access.narration.knowledge_words import KnowledgeEvent
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.narrator import Narrator, sentences_of
from pyramid_access.narration.play_words import PlayEvent, UndoEvent
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.events import CardsRemoved, CardUncovered, MoveRefused, Reason, RulesEvent
from pyramid_access.rules.moves import Draw
from pyramid_access.session.events import (
    BoardTold,
    CursorLanded,
    CursorMoved,
    Edge,
    EdgeReached,
    Event,
    HintGiven,
    NoFreeCard,
    NothingToUndo,
    RemovalsTold,
    SessionEvent,
    StatusDetailTold,
    StatusTold,
    VerdictGiven,
)
from pyramid_access.settings import Detail
from pyramid_access.utterance import Kind
from tests.narration.tables import slot, slots, table, translator, utterance


def test_every_event_has_words_in_one_place() -> None:
    groups = (PlayEvent, CursorEvent, UndoEvent, AnswerEvent, KnowledgeEvent, GameEvent, PauseEvent)
    worded = [BoardTold, HintGiven, *(event for group in groups for event in group.__args__)]
    assert len(worded) == len(set(worded))
    assert set(worded) == {*RulesEvent.__args__, *SessionEvent.__args__}


def test_what_is_no_event_has_no_words() -> None:
    with pytest.raises(AssertionError):
        sentences_of(NarrationContext(translator("en"), Detail.NORMAL, table()), Detail.NORMAL)


def test_every_event_says_why_it_is_told() -> None:
    events = {*RulesEvent.__args__, *SessionEvent.__args__}
    refusals = {event.__name__ for event in events if event.kind is Kind.REFUSAL}
    assert refusals == {
        *("MoveRefused", "EdgeReached", "NoFreeCard", "NothingChosen", "NothingToUndo", "NothingToRedo"),
        *("WayBackRefused", "RefusedInPause", "GameIsOver"),
    }
    answers = {event for event in events if event.kind is Kind.ANSWER}
    assert answers == {*AnswerEvent.__args__, BoardTold, HintGiven, VerdictGiven, StatusTold, StatusDetailTold}
    assert all(event.kind is Kind.NEWS for event in events - answers if event.__name__ not in refusals)


def test_no_events_no_words() -> None:
    assert Narrator(translator("en")).utter(table(), ()) is None


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (CardsRemoved(slots("Kc")), Kind.NEWS),
        (CursorMoved(slot("9h")), Kind.NEWS),
        (RemovalsTold(()), Kind.ANSWER),
        (MoveRefused(Draw(), Reason.STOCK_EMPTY), Kind.REFUSAL),
        (EdgeReached(Edge.TOP, slot("9h")), Kind.REFUSAL),
        (NoFreeCard(), Kind.REFUSAL),
        (NothingToUndo(), Kind.REFUSAL),
    ],
)
def test_kind(event: Event, kind: Kind) -> None:
    assert utterance("en", "normal", table(), event).kind is kind


def test_the_messages_are_named_in_the_order_of_the_text() -> None:
    events = (CursorLanded(slot("5c")), CardsRemoved(slots("Ah Qh")), CardUncovered(slot("9d")))
    said = utterance("fr", "normal", table(out="3c Ah Kc"), *events)
    assert said.ids == ("play-removed-pair", "play-uncovered", "play-landed")
    assert said.lang == "fr"


def test_an_empty_sentence_leaves_no_trace() -> None:
    said = utterance("en", "normal", table(out="Kc"), CardsRemoved(slots("Kc")))
    assert (said.text, said.ids) == ("King of clubs removed.", ("play-removed-one",))


def test_message() -> None:
    said = Narrator(translator("fr"), Detail.BRIEF).message("help-unknown-key", kind=Kind.REFUSAL)
    assert (said.text, said.kind, said.ids) == ("Touche sans effet.", Kind.REFUSAL, ("help-unknown-key",))


def test_again() -> None:
    narrator = Narrator(translator("fr"))
    said = narrator.again(narrator.message("history-nothing", kind=Kind.REFUSAL))
    assert (said.text, said.kind) == ("Rien à répéter. Encore.", Kind.REFUSAL)
    assert said.ids == ("history-nothing", "words-again")


def test_join() -> None:
    narrator = Narrator(translator("fr"))
    parts = (
        narrator.message("settings-title", kind=Kind.ANSWER),
        narrator.message("history-nothing", kind=Kind.REFUSAL),
    )
    said = narrator.join(*parts)
    assert (said.text, said.kind, said.lang) == ("Réglages. Rien à répéter.", Kind.ANSWER, "fr")
    assert said.ids == ("settings-title", "history-nothing")
    assert narrator.join(*parts, kind=Kind.LATE).kind is Kind.LATE


def test_words_that_english_had_to_lend_are_marked_as_english(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "zz"
    folder.mkdir(parents=True)
    (folder / "language.ftl").write_text("language-name = Zedish\n", encoding="utf-8")
    narrator = Narrator(Translator(locale_folders(tmp_path), "zz"))
    said = narrator.utter(table(), (CursorMoved(slot("9h")),))
    assert said is not None
    assert (said.text, said.lang) == ("Nine of hearts, row 7, place 5.", "en")
    assert narrator.message("language-name").lang == "zz"
