"""The words of a command line: in which language it is answered, even one that is wrong, and how a mistake is told."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.narration.languages import (
    Language,
    StrayFolder,
    languages,
    locale_folders,
    players_language,
    stray_folders,
)
from pyramid_access.store.folders import find_folders
from pyramid_access.store.settings_file import read_settings

if TYPE_CHECKING:
    from pyramid_access.narration.translator import Translator
    from pyramid_access.problem import Problematic

Say = Callable[..., str]
"""Words a message: its id, then its arguments by name."""


def sentence(say: Say, problem: "Problematic") -> str:
    """Return the one sentence that tells what is wrong, and where."""
    # Imported here: a game that begins well needs it only once its voice engine is on the way.
    from pyramid_access.problem_words import message_of

    message = message_of(problem)
    return say(message.id, **message.args)


def option_text(arguments: Sequence[str], flag: str) -> str | None:
    """Return the text after an option in arguments that may be wrong; None if it is not there."""
    for index, word in enumerate(arguments):
        name, sign, value = word.partition("=")
        if name == flag:
            return value if sign else "".join(arguments[index + 1 : index + 2])
    return None


class CliMessages:
    """The words for one command line, found when first needed.

    The language is that of ``--lang`` if there is one of that name, else the player's setting, else the system's.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        self.folders = find_folders(option_text(arguments, "--data-dir") or None)
        self._wanted = option_text(arguments, "--lang")
        self.locales: Sequence[Path] = locale_folders(self.folders.data)
        """Folders that hold locale folders, the player's own last."""
        self._say: Say | None = None

    @property
    def languages(self) -> tuple[Language, ...]:
        """All languages that there are."""
        return languages(self.locales)

    @cached_property
    def language_of(self) -> Mapping[str, Language]:
        """All languages that there are, by their tags."""
        return {language.tag: language for language in self.languages}

    @property
    def stray_folders(self) -> tuple[StrayFolder, ...]:
        """The folders that were meant to be a language and are none."""
        return stray_folders(self.locales)

    def check_language(self, lang: str | None) -> None:
        """Raise :class:`~pyramid_access.cli.usage.UsageError` unless the language exists; None is no language."""
        if lang is None:
            return
        tags = tuple(language.tag for language in self.languages)
        if lang not in tags:
            raise UsageError(UsageFault.UNKNOWN_LANGUAGE, "--lang", lang, choices=tags)

    @property
    def lang(self) -> str:
        """The language of the answer."""
        tags = [language.tag for language in self.languages]
        return players_language(os.environ, tags, self._wanted, read_settings(self.folders.settings_file)[0].lang)

    def say(self, message_id: str, /, **args: object) -> str:
        """Word a message in that language."""
        if self._say is None:
            self._say = self.translator(self.lang).say
        return self._say(message_id, **args)

    def translator(self, lang: str) -> "Translator":
        """Return the translator of a language."""
        # Imported here: it takes longer to load than a game that begins may wait for it.
        from pyramid_access.narration.translator import Translator

        return Translator(self.locales, lang)
