"""The settings of this run, and those that the file keeps."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pyramid_access.problem_words import message_of
from pyramid_access.settings import Detail, Settings
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.presenter import Presenter


class Preferences:
    """Two sets of settings: the current ones, with the options of this run, and the kept ones, without them.

    So a change in the settings menu goes into the file without the options that were given for this run only.
    """

    def __init__(self, kept: Settings, current: Settings, save: Callable[[Settings], None]) -> None:
        self._kept = kept
        self.current = current
        """The settings that hold now."""
        self._save = save

    def change(self, **changes: Any) -> None:
        """Change settings for this run. The names and values are those of :class:`Settings`."""
        self.current = replace(self.current, **changes)

    def keep(self, **changes: Any) -> None:
        """Change settings for this run and for the next ones.

        Raises what the saving function raises; the change holds for this run all the same.
        """
        self.change(**changes)
        self._kept = replace(self._kept, **changes)
        self._save(self._kept)


class LiveSettings:
    """Changes the preferences, and has words and voice follow; what the keys do follows by itself."""

    def __init__(self, preferences: Preferences, words: Words, voice: Voice, presenter: Presenter) -> None:
        self._preferences = preferences
        self._words = words
        self._voice = voice
        self._presenter = presenter
        self._keep_failed = False

    def change(self, **changes: Any) -> None:
        """Change settings for this run."""
        self._preferences.change(**changes)
        self._take_effect()

    def keep(self, **changes: Any) -> None:
        """Change settings for good. Trouble with the file comes before the answer; once, if it lasts."""
        try:
            self._preferences.keep(**changes)
        except StoreError as error:
            self._presenter.owe(*(() if self._keep_failed else (self._presenter.problem(message_of(error)),)))
            self._keep_failed = True
        else:
            self._keep_failed = False
        self._take_effect()

    def _take_effect(self) -> None:
        settings = self._preferences.current
        self._words.use(settings.lang or self._words.lang, settings.detail, settings.keys)
        self._voice.use(settings)

    def next_language(self) -> None:
        """Go on in the next language, voice too."""
        self.change(lang=self._words.language_after(self._words.lang))
        self._presenter.tell("language-changed")

    def next_detail(self) -> None:
        """Go on to the next level of detail."""
        levels = list(Detail)
        detail = levels[(levels.index(self._preferences.current.detail) + 1) % len(levels)]
        self.change(detail=detail)
        self._presenter.tell("menu-value", value=self._words.say(f"settings-detail-{detail.value}"))
