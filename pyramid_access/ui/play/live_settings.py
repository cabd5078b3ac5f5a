"""Changes of settings that take effect at once."""

from typing import Any

from pyramid_access.problem_words import message_of
from pyramid_access.settings import Detail
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.presenter import Presenter


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
