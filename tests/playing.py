"""A player at the whole program but for the terminal: keys in, utterances out, real files, real words."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from threading import Event

from pyramid_access.deals.choice import NamedDeal, NumberedDeal
from pyramid_access.narration.languages import locale_folders
from pyramid_access.rules.variants import with_rules
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.speech.backends import RecordingBackend
from pyramid_access.speech.speaker import Speaker
from pyramid_access.store.folders import find_folders
from pyramid_access.store.settings_file import save_settings
from pyramid_access.ui.announcer import Announcer
from pyramid_access.ui.controller import Controller
from pyramid_access.ui.preferences import Preferences
from pyramid_access.ui.table import Table
from pyramid_access.ui.thinker import Thinker
from pyramid_access.ui.voice import Voice
from pyramid_access.ui.words import Words
from pyramid_access.utterance import Utterance

DEAL = NumberedDeal(7)
TODAY = date(2026, 11, 30)


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


class Player:
    """Presses keys and hears the answers; a second one in the same folder is the same player the next day."""

    def __init__(self, folder: Path, settings: Settings | None = None, patience: float = 60.0) -> None:
        self.folders = find_folders(str(folder))
        kept = settings or Settings(lang="en", speaker=SpeakerChoice.OWN)
        self.page = Page()
        self.backend = RecordingBackend()
        self.preferences = Preferences(kept, kept, lambda kept: save_settings(self.folders.settings_file, kept))
        voice = Voice(lambda how: Speaker(self.backend, lambda *_: None, how), kept)
        self.table = Table(
            self.folders.game_file, self.folders.earlier_game_file, numbers=Numbers(), today=lambda: TODAY
        )
        words = Words(locale_folders(self.folders.data), kept.lang or "en", kept.detail, kept.keys, strict=True)
        announcer = Announcer(
            self.page,
            voice,
            None,
            again=words.again,
            position_text=lambda: self.table.position_text,
        )
        self._gate = Event()
        self.late: list[Callable[[], None]] = []
        """What calculations have left to be done when nobody presses a key."""
        self.thinker = Thinker(self.late.append, patience=patience)
        self.controller = Controller(self.table, words, self.preferences, voice, announcer, thinker=self.thinker)

    def begin(self, variant: str = "three-pass", choice: NamedDeal = DEAL, **rules: str) -> str:
        """Lay out a game and return the first words."""
        self.table.begin(with_rules(variant, rules), choice)
        self.controller.open_game()
        return self.last

    def resume(self) -> str:
        """Go on with the saved game and return the first words."""
        loaded = self.table.load()
        self.controller.open_game(*([loaded.problem] if loaded.problem else []))
        return self.last

    def hold_back_answers(self) -> None:
        """Let no calculation begin until :meth:`wait_for_late_words`, so that each comes late."""
        self._gate = Event()
        self.thinker.prepare(partial(self._gate.wait, 60.0))

    def wait_for_late_words(self) -> list[str]:
        """Wait until all calculations have come to an end; return what was said then."""
        before = len(self.page.shown)
        self._gate.set()
        done = Event()
        self.thinker.prepare(done.set)  # One after the other is done.
        assert done.wait(60)
        while self.late:
            self.late.pop(0)()
        return [" ".join(utterance.text for utterance in shown) for shown in self.page.shown[before:]]

    @property
    def last(self) -> str:
        """What was said last."""
        return " ".join(utterance.text for utterance in self.page.shown[-1])

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the one answer to each, after making sure that there was one, spoken and written."""
        answers = []
        for key in keys:
            before = len(self.page.shown)
            self.controller.press(key)
            assert len(self.page.shown) == before + 1, f"{key!r} was answered {len(self.page.shown) - before} times"
            if self.controller.voice.speaks:
                assert self.backend.said[-1].text == self.page.shown[-1][0].text
            answers.append(self.last)
        return answers
