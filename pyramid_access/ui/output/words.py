"""The languages that a player can choose from, and the narrator of the one she has chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from pyramid_access.narration.key_words import key_words
from pyramid_access.narration.languages import Language, languages
from pyramid_access.narration.narrator import Narrator
from pyramid_access.narration.pronunciation import Pronunciation, pronunciation_of
from pyramid_access.narration.translator import Translator
from pyramid_access.session.commands import COMMANDS
from pyramid_access.settings import Detail
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

        ``remapped`` are her own keys for commands, see :func:`~pyramid_access.session.key_bindings.bindings`.
        """
        self._folders = folders
        self._strict = strict
        self._translator = cache(self._make_translator)
        self._pronunciation = cache(self._find_pronunciation)
        self.use(lang, detail, remapped)

    def use(self, lang: str, detail: Detail, remapped: Mapping[str, tuple[str, ...]]) -> None:
        """Speak this language, in this detail, of these keys, from now on."""
        self.lang = lang
        self._detail = detail
        self._keys = {command.id: command.keys for command in COMMANDS} | dict(remapped)
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
        """Return an utterance with a word more in its own language, for the same one twice running."""
        return Narrator(self._translator(utterance.lang), self._detail).again(utterance)

    def spoken(self, utterance: Utterance) -> Utterance:
        """Return an utterance with the spelling that makes a voice say it right, in its own language."""
        spoken = self._pronunciation(utterance.lang).of(utterance.text)
        return replace(utterance, spoken="" if spoken == utterance.text else spoken)

    def preload(self) -> None:
        """Read all messages of the chosen language, so that no key has to wait for a file."""
        self._translator(self.lang).preload()

    def _make_translator(self, lang: str) -> Translator:
        return Translator(self._folders, lang, self._strict)

    def _find_pronunciation(self, lang: str) -> Pronunciation:
        return pronunciation_of(self._translator(lang))
