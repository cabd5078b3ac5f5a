"""From the events of a command to the one utterance that answers its key."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from pyramid_access.narration.answer_words import AnswerEvent, answer_words
from pyramid_access.narration.board_words import board_words
from pyramid_access.narration.context import KeyNames, NarrationContext, Sentence, no_key_name, sentence_of
from pyramid_access.narration.cursor_words import CursorEvent, cursor_words
from pyramid_access.narration.earcons import earcons_of, pan_of
from pyramid_access.narration.game_words import GameEvent, PauseEvent, game_words, pause_words
from pyramid_access.narration.hint_words import hint_words
from pyramid_access.narration.knowledge_words import KnowledgeEvent, knowledge_words
from pyramid_access.narration.play_words import PlayEvent, UndoEvent, play_words, undo_words
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.events import CardUncovered, GameEnded
from pyramid_access.rules.layout import Slot
from pyramid_access.rules.moves import Remove
from pyramid_access.session.events import BoardTold, CardBack, CursorLanded, Event, HintGiven, MoveRedone, MoveUndone
from pyramid_access.session.game_session import GameView
from pyramid_access.settings import Detail
from pyramid_access.utterance import Earcon, Kind, Utterance

CELLS = 40
"""Cells of a usual braille display."""


@dataclass(frozen=True, slots=True)
class Narrator:
    """Makes utterances in one language at one level of detail."""

    translator: Translator
    detail: Detail = Detail.NORMAL
    key_name: KeyNames = no_key_name
    """Names the keys that sentences mention."""

    def utter(self, view: GameView, events: Sequence[Event]) -> Utterance | None:
        """Return the events as one utterance, the news first and the place of the cursor last; None for no events.

        ``view`` is the game as it is after the events.
        """
        if not events:
            return None
        context = NarrationContext(self.translator, self.detail, view, self.key_name)
        told = self._in_order(events)
        sentences = [sentence for event in told for sentence in sentences_of(context, event)]
        utterance = self._utterance(sentences, _kind(events))
        return replace(utterance, earcons=earcons_of(view, told), pan=pan_of(view, told[-1]))

    def message(self, message_id: str, /, *, kind: Kind = Kind.NEWS, **args: object) -> Utterance:
        """Return a message of the program as an utterance: one that needs no game."""
        utterance = self._utterance([sentence_of(self.translator, message_id, self.detail, args)], kind)
        return replace(utterance, earcons=(Earcon.REFUSED,)) if kind is Kind.REFUSAL else utterance

    def join(self, *utterances: Utterance, kind: Kind | None = None) -> Utterance:
        """Return several utterances as one, of the first one's kind if none is given."""
        text = " ".join(utterance.text for utterance in utterances if utterance.text)
        ids = tuple(message_id for utterance in utterances for message_id in utterance.ids)
        rows = tuple(row for utterance in utterances for row in utterance.rows)
        shortest = " ".join(utterance.braille or utterance.text for utterance in utterances if utterance.text)
        braille = _unless_it_fits(text, shortest)
        path = next((utterance.path for utterance in utterances if utterance.path), "")
        joined = Utterance(text, utterances[0].lang, kind or utterances[0].kind, ids, braille, rows=rows, path=path)
        earcons = dict.fromkeys(earcon for utterance in utterances for earcon in utterance.earcons)
        pan = next((utterance.pan for utterance in reversed(utterances) if utterance.pan), 0.0)
        return replace(joined, earcons=tuple(earcons), pan=pan)

    def again(self, utterance: Utterance) -> Utterance:
        """Return the utterance with "again" added: a screen reader may not say a line that equals the one before."""
        text = f"{utterance.text} {self.translator.say('words-again', self.detail)}"
        braille = _unless_it_fits(text, utterance.braille or utterance.text)
        return replace(utterance, text=text, ids=(*utterance.ids, "words-again"), braille=braille)

    def _in_order(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events with the cursor's new place last, so that the place is said only once.

        If another event already tells the place of the card where the cursor landed, that event moves to the end and
        the landing is left out; a :class:`CardBack` of that card is left out instead. After the end of a game the
        landing is left out altogether.
        """
        told = [part for event in events for part in _parts(event)]
        landed = next((event for event in reversed(told) if isinstance(event, CursorLanded)), None)
        others: list[Event] = [event for event in told if not isinstance(event, CursorLanded)]
        if landed is None or any(isinstance(event, GameEnded) for event in told):
            return others
        others = [event for event in others if not (isinstance(event, CardBack) and event.slot == landed.slot)]
        last: list[Event] = [event for event in others if self._places(event, landed.slot)]
        last = last or [landed]
        return [*(event for event in others if event not in last), *last]

    def _places(self, event: Event, slot: Slot | None) -> bool:
        """Does the sentence of the event itself end with the place of this card?"""
        match event:
            case CardUncovered(uncovered):
                return uncovered == slot
            case MoveUndone(Remove(slots)):
                return slot in slots and (len(slots) == 1 or self.detail is Detail.FULL)
            case _:
                return False

    def _utterance(self, sentences: Iterable[Sentence], kind: Kind) -> Utterance:
        spoken = [sentence for sentence in sentences if sentence.text]
        languages = {self.translator.source(sentence.id) for sentence in spoken}
        lang = languages.pop() if len(languages) == 1 else self.translator.lang
        text = " ".join(sentence.text for sentence in spoken)
        rows = tuple(row for sentence in spoken for row in sentence.rows)
        braille = "" if len(text) <= CELLS else " ".join(filter(None, map(_in_braille, spoken)))
        return Utterance(text, lang, kind, tuple(sentence.id for sentence in spoken), braille, rows=rows)


def _in_braille(sentence: Sentence) -> str:
    return sentence.braille() if sentence.braille else sentence.text


def _unless_it_fits(text: str, braille: str) -> str:
    """Return the text for a braille display; an empty one if the full text fits there."""
    return "" if len(text) <= CELLS else braille


def _parts(event: Event) -> tuple[Event, ...]:
    """Return the event, followed by the events that a redone move contains."""
    return (event, *event.events) if isinstance(event, MoveRedone) else (event,)


def _kind(events: Sequence[Event]) -> Kind:
    """Return the kind of an utterance: a refusal if any of its events is one, else an answer, else news."""
    kinds = {event.kind for event in events}
    return next(kind for kind in (Kind.REFUSAL, Kind.ANSWER, Kind.NEWS) if kind in kinds)


def sentences_of(context: NarrationContext, event: Event) -> Iterator[Sentence]:
    """Return the sentences that tell an event; the type checker reports an event that no function handles."""
    if isinstance(event, PlayEvent):
        return play_words(context, event)
    if isinstance(event, CursorEvent):
        return cursor_words(context, event)
    if isinstance(event, UndoEvent):
        return undo_words(context, event)
    if isinstance(event, AnswerEvent):
        return answer_words(context, event)
    if isinstance(event, BoardTold):
        return board_words(context, event)
    if isinstance(event, HintGiven):
        return hint_words(context, event)
    if isinstance(event, KnowledgeEvent):
        return knowledge_words(context, event)
    if isinstance(event, GameEvent):
        return game_words(context, event)
    if isinstance(event, PauseEvent):
        return pause_words(context, event)
    assert_never(event)
