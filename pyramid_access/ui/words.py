"""The languages that a player can choose from, and the narrator of the one she has chosen."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from pyramid_access.narration.languages import Language, languages
from pyramid_access.narration.narrator import Narrator
from pyramid_access.narration.translator import Translator
from pyramid_access.session.commands import COMMANDS
from pyramid_access.settings import Detail
from pyramid_access.ui.key_words import key_words
from pyramid_access.utterance import Kind, Utterance


class Words:
    """Finds words in the chosen language and detail; translators are made once, when first needed."""

    def __init__(
        self,
        folders: Sequence[Path],
        lang: str,
        detail: Detail,
        remapped: Mapping[str, tuple[str, ...]],
        *,
        strict: bool = False,
    ) -> None:
        """Begin in a language; a ``strict`` choice of words raises for each mistake in a translation.

        ``remapped`` are the player's own keys for commands, as in :func:`~pyramid_access.session.commands.bindings`.
        """
        self._folders = folders
        self._keys = {command.id: command.keys for command in COMMANDS} | dict(remapped)
        self._strict = strict
        self._translator = cache(self._make_translator)
        self.use(lang, detail)

    def use(self, lang: str, detail: Detail) -> None:
        """Speak this language, in this detail, from now on."""
        self.lang = lang
        self._detail = detail
        self.narrator = Narrator(self._translator(lang), detail, self._key_name)

    def _key_name(self, command_id: str) -> str:
        """Return what the first key of a command is called; nothing for one without keys."""
        keys = self._keys.get(command_id)
        return key_words(self.say, keys[0]) if keys else ""

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages that there are, each with its own name."""
        return languages(self._folders)

    def language_after(self, lang: str) -> str:
        """Return the language that comes next, round to the first after the last."""
        tags = [language.tag for language in self.languages]
        return tags[(tags.index(lang) + 1) % len(tags)] if lang in tags else tags[0]

    def say(self, message: str, /, **args: object) -> str:
        """Return the words of a message, a part of a sentence or a whole one."""
        return self._translator(self.lang).say(message, self._detail, **args)

    def utterance(self, message: str, kind: Kind = Kind.NEWS, lang: str | None = None, /, **args: object) -> Utterance:
        """Return a message as an utterance, in another language than the chosen one if ``lang`` says so."""
        narrator = self.narrator if lang is None else Narrator(self._translator(lang), self._detail)
        return narrator.message(message, kind=kind, **args)

    def again(self, utterance: Utterance) -> Utterance:
        """Return an utterance with a word more, for the same one twice running."""
        return self.narrator.again(utterance)

    def preload(self) -> None:
        """Read all messages of the chosen language, so that no key has to wait for a file."""
        self._translator(self.lang).preload()

    def _make_translator(self, lang: str) -> Translator:
        return Translator(self._folders, lang, self._strict)
