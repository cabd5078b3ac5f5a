"""A player at the whole program but for the terminal: keys in, utterances out, real files, real words."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event

from pyramid_access.deals.choice import NamedDeal, NumberedDeal
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.problem_words import message_of
from pyramid_access.rules.moves import Move
from pyramid_access.rules.variants import with_rules
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.speech.backends import RecordingBackend
from pyramid_access.speech.speaker import Speaker
from pyramid_access.store.database import Database
from pyramid_access.store.folders import find_folders
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.progress import ProgressFile
from pyramid_access.store.settings_file import save_settings
from pyramid_access.ui.output.announcer import Announcer
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.background_jobs import BackgroundJobs
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.program import Program
from pyramid_access.utterance import Utterance
from tests.hands import best_move, keys_of
from tests.narration.tables import translator

DEAL = NumberedDeal(7)
NOW = datetime(2026, 11, 30, 18, 30)
TODAY = NOW.date()


_GATES: list[Event] = []
"""What holds answers back, in the test that runs."""


def let_answers_go() -> None:
    """End what a test has held back and not waited for, else the end of the process waits for it."""
    while _GATES:
        _GATES.pop().set()


class Numbers:
    """Deal numbers that are no chance at all: 7, 8, 9 ..."""

    def __init__(self) -> None:
        self._last = 6

    def randint(self, a: int, b: int, /) -> int:
        assert a <= 7 <= b
        self._last += 1
        return self._last


class Page:
    """A view that keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[Sequence[Utterance]] = []

    def show(self, utterances: Sequence[Utterance], key: str | None = None) -> None:
        self.shown.append(tuple(utterances))

    def refresh(self) -> None:
        pass

    def close(self) -> None:
        pass


class SharedWords(Words):
    """Words that all players of a process find in the same translators, unless they have languages of their own."""

    def _make_translator(self, lang: str) -> Translator:
        return super()._make_translator(lang) if self._folders[-1].exists() else translator(lang)


class Player:
    """Presses keys and hears the answers; a second one in the same folder is the same player the next day."""

    def __init__(
        self, folder: Path, settings: Settings | None = None, patience: float = 60.0, notice: float | None = None
    ) -> None:
        self.folders = find_folders(str(folder))
        kept = settings or Settings(lang="en", speaker=SpeakerChoice.OWN)
        self.page = Page()
        self.backend = RecordingBackend()
        self.preferences = Preferences(kept, kept, lambda kept: save_settings(self.folders.settings_file, kept))
        voice = Voice(lambda how: Speaker(self.backend, lambda *_: None, how), kept)
        self.store = GameStore(Database(self.folders.database))
        self.now = NOW
        """What the clock on the wall shows."""
        self.seconds = 0.0
        """What the clock shows that counts the time played."""
        self.table = CurrentGame(self.store, numbers=Numbers(), now=lambda: self.now, clock=lambda: self.seconds)
        words = SharedWords(locale_folders(self.folders.data), kept.lang or "en", kept.detail, kept.keys, strict=True)
        announcer = Announcer(
            self.page,
            voice,
            None,
            again=words.again,
            spoken=words.spoken,
            position_text=lambda: self.table.position_text,
        )
        self._gate = Event()
        self._late: SimpleQueue[Callable[[], None]] = SimpleQueue()
        """What calculations have left to be done when nobody presses a key."""
        self.jobs = BackgroundJobs(self._late.put, patience=patience, notice=notice)
        texts = GameTexts(self.folders.texts, self.folders.deals, self.today)
        progress = ProgressFile(self.folders.progress_file)
        self.program = Program(
            self.table,
            words,
            self.preferences,
            voice,
            announcer,
            jobs=self.jobs,
            texts=texts,
            progress=progress,
        )

    def today(self) -> date:
        """Return the day of the moment that the test sets."""
        return self.now.date()

    def begin(self, variant: str = "three-pass", choice: NamedDeal = DEAL, **rules: str) -> str:
        """Lay out a game and return the first words."""
        self.table.begin(with_rules(variant, rules), choice)
        self.program.context.games.present()
        return self.last

    def resume(self) -> str:
        """Go on with the saved game and return the first words."""
        problems = [*self.store.open(), self.table.load().problem]
        self.program.context.games.present(
            *(self.program.context.presenter.problem(message_of(problem)) for problem in problems if problem)
        )
        return self.last

    def hold_back_answers(self) -> None:
        """Let no calculation begin until :meth:`wait_for_late_words`, so that each comes late."""
        self._gate = Event()
        _GATES.append(self._gate)
        self.jobs.prepare(partial(self._gate.wait, 60.0))

    def wait_for_late_words(self) -> list[str]:
        """Wait until all calculations have come to an end; return what was said then."""
        before = len(self.page.shown)
        self._gate.set()
        is_busy = True
        while is_busy:
            done = Event()
            self.jobs.prepare(done.set)  # One after the other is done.
            assert done.wait(60)
            while not self._late.empty():
                self._late.get()()
            is_busy = self.jobs.is_busy  # An answer may lead to another question.
        return self._said_since(before)

    def wait_for_notice(self) -> list[str]:
        """Wait for a word about an answer that takes a while; return what was said then."""
        before = len(self.page.shown)
        self._late.get(timeout=60)()
        return self._said_since(before)

    def _said_since(self, before: int) -> list[str]:
        return [" ".join(utterance.text for utterance in shown) for shown in self.page.shown[before:]]

    @property
    def last(self) -> str:
        """What was said last."""
        return " ".join(utterance.text for utterance in self.page.shown[-1])

    def ask(self, *keys: str) -> None:
        """Press keys whose answers come later, after making sure that they do."""
        before = len(self.page.shown)
        for key in keys:
            self.program.press(key)
        assert self._said_since(before) == []

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the one answer to each, after making sure that there was one, spoken and written."""
        answers = []
        for key in keys:
            before = len(self.page.shown)
            self.program.press(key)
            assert len(self.page.shown) == before + 1, f"{key!r} was answered {len(self.page.shown) - before} times"
            if self.program.context.voice.speaks:
                assert self.backend.said[-1].text == self.page.shown[-1][0].text
            answers.append(self.last)
        return answers

    def play(self, move: Move) -> list[str]:
        """Press the keys that play a move; return the answer to each."""
        session = self.table.session
        return self.press(*keys_of(session.game, session.position, move, session.cursor.slot))

    def play_best(self, most: int = 200) -> str:
        """Play as the rules of thumb say, to the end or for some moves; return the last words."""
        for _ in range(most):
            session = self.table.session
            move = None if session.outcome else best_move(session.game, session.position)
            if move is None:
                break
            self.play(move)
        return self.last
