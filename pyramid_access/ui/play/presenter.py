"""Says things: puts what happened into words, keeps the game first, and hands one answer a key to the announcer."""

from collections.abc import Callable
from dataclasses import replace

from pyramid_access.problem_words import Message, message_of
from pyramid_access.session.events import Event
from pyramid_access.speech.messages import Trouble
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.output.announcer import Announcer
from pyramid_access.ui.output.history import UtteranceHistory
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.turn import Turn
from pyramid_access.utterance import Kind, Utterance

Comments = Callable[[tuple[Event, ...], Kind], tuple[Utterance, ...]]
"""Returns what there is to say after the answer of that kind to what has happened; mostly nothing."""


class Presenter:
    """Answers the key of the present turn, once; what comes late waits for current speech.

    What :meth:`answer` does with the events of a command:

    1. A game that has changed is saved, before a word is said: what was announced is never lost.
    2. The narrator makes one utterance of the events; tips and the lesson may add to it.
    3. The announcer hands it to voice, screen, history and transcript.
    """

    def __init__(
        self,
        current_game: CurrentGame,
        words: Words,
        announcer: Announcer,
        turn: Turn,
        *,
        comments: Comments,
        is_away: Callable[[], bool],
    ) -> None:
        """``is_away`` says whether the player is in a menu or a lesson, so that her time does not count."""
        self._current_game = current_game
        self._words = words
        self._announcer = announcer
        self._turn = turn
        self._comments = comments
        self._is_away = is_away
        self._owed: tuple[Utterance, ...] = ()
        self._save_failed = False

    @property
    def history(self) -> UtteranceHistory:
        """What was said."""
        return self._announcer.history

    def answer(self, events: tuple[Event, ...], *before: Utterance, late: bool = False) -> None:
        """Save the game and say what a command led to; ``late`` for an answer that its key did not get."""
        problem = self._save()
        utterance = self._words.narrator.utter(self._current_game.session.view, events)
        said = (utterance, *self._comments(events, utterance.kind), *self._midnight(utterance)) if utterance else ()
        self.announce(*before, *problem, *said, late=late)

    def _midnight(self, answer: Utterance) -> tuple[Utterance, ...]:
        """Return that the deal of the day has changed, after the first answer for which that is so."""
        return (self._words.utterance("games-day-over", answer.kind),) if self._current_game.outlives_its_day() else ()

    def _save(self) -> tuple[Utterance, ...]:
        """Keep the game on disk; return what there is to say about it, once for a trouble that lasts."""
        try:
            self._current_game.save()
        except StoreError as error:
            told, self._save_failed = self._save_failed, True
            return () if told else (self.problem(message_of(error)),)
        self._save_failed = False
        return ()

    def problem(self, message: Message) -> Utterance:
        """Return what went wrong as an utterance."""
        return self._words.utterance(message.id, Kind.REFUSAL, **message.args)

    def owe(self, *utterances: Utterance) -> None:
        """Say something together with the next answer, before it."""
        self._owed = utterances

    def announce(self, *utterances: Utterance, late: bool = False) -> None:
        """Say what belongs together in answer to the key pressed last: as one utterance, if it is in one language.

        What comes late is no answer to that key, and waits for current speech.
        """
        self._turn.number += late
        self._current_game.rest(self._is_away())
        utterances, self._owed = (*self._owed, *utterances), ()
        joined = self._words.narrator.join(*utterances, kind=Kind.LATE if late else utterances[-1].kind)
        one_language = len({utterance.lang for utterance in utterances}) == 1
        self._announcer.announce(
            [joined] if one_language else utterances,
            None if late else self._turn.key,
            interrupt=not late,
        )

    def tell(self, message: str, kind: Kind = Kind.NEWS, **args: object) -> None:
        """Say one message."""
        self.announce(self._words.utterance(message, kind, **args))

    def tell_late(self, message: str, **args: object) -> None:
        """Say something that no key asked for; it waits for current speech."""
        self.announce(self._words.utterance(message, **args), late=True)

    def tell_trouble(self, trouble: Trouble, lang: str) -> None:
        """Say that something is wrong with the voice; the game goes on in text."""
        names = {language.tag: language.name for language in self._words.languages}
        args = {"language": names.get(lang, lang)} if trouble in (Trouble.NO_VOICE, Trouble.NO_SUCH_VOICE) else {}
        self.tell_late(f"speech-{trouble.value}", **args)

    def hush(self) -> None:
        """Fall silent for a key whose answer is still to come."""
        self._announcer.hush()

    def repeat(self) -> None:
        """Say the last utterance again."""
        self._tell_again(self.history.last, "history-nothing")

    def older(self) -> None:
        """Say the utterance before the one said last from the history."""
        self._tell_again(self.history.older(), "history-oldest")

    def newer(self) -> None:
        """Say the utterance after the one said last from the history."""
        self._tell_again(self.history.newer(), "history-newest")

    def _tell_again(self, utterance: Utterance | None, nothing: str) -> None:
        """Say an utterance without its earcons: what they stand for does not happen again."""
        said = replace(utterance, earcons=()) if utterance else self._words.utterance(nothing, Kind.REFUSAL)
        self._announcer.announce((said,), self._turn.key, remember=False)
