"""The first start: which language, and how the player plays. Each question is a menu, asked aloud and in print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pyramid_access.settings import SpeakerChoice, ViewChoice
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.utterance import Kind

if TYPE_CHECKING:
    from pyramid_access.ui.menus.context import Context

_WAYS = {
    "own": (SpeakerChoice.OWN, ViewChoice.LINE),
    "reader": (SpeakerChoice.READER, ViewChoice.LINE),
    "eye": (SpeakerChoice.OWN, ViewChoice.BOARD),
    "eye-silent": (SpeakerChoice.OFF, ViewChoice.BOARD),
}
"""The ways of playing, the most usual first: by ear, with a screen reader, by eye with and without the voice."""


class FirstStart:
    """Asks what the settings do not say yet, one question after the other, then lets the game begin."""

    def __init__(self, context: Context, done: Callable[[bool], None]) -> None:
        """``done`` is called when nothing is left to ask, with whether anything was."""
        self._context = context
        self._done = done
        self._has_asked = False

    def ask(self) -> None:
        """Ask the next question, or begin."""
        settings = self._context.preferences.current
        if settings.lang is None:
            self._ask_language()
        elif settings.speaker is None:
            self._ask_way()
        else:
            self._done(self._has_asked)

    def _ask_language(self) -> None:
        """Ask in every language at once, each in its own words: nobody has to understand another one to answer.

        The system's language is the current line, so that Enter takes it.
        """
        words = self._context.words
        choices = [
            words.utterance("start-language", Kind.NEWS, language.tag, number=number)
            for number, language in enumerate(words.languages, 1)
        ]
        menu = Menu(self._languages, self._context.exit.leave)
        menu.go_to([language.tag for language in words.languages].index(words.lang) + 1)
        self._context.menus.open(menu, *choices)

    def _languages(self) -> Sequence[Item]:
        return [
            Item(language.name, partial(self._answer, lang=language.tag), lang=language.tag)
            for language in self._context.words.languages
        ]

    def _ask_way(self) -> None:
        self._context.menus.open(Menu(self._ways, self._context.exit.leave), self._context.words.utterance("start-way"))

    def _ways(self) -> Sequence[Item]:
        return [
            Item(self._context.words.say(f"start-way-{name}"), partial(self._answer, speaker=speaker, view=view))
            for name, (speaker, view) in _WAYS.items()
        ]

    def _answer(self, **changes: object) -> None:
        self._has_asked = True
        self._context.menus.close()
        self._context.settings.keep(**changes)
        self.ask()
