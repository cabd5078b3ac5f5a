"""The command ``listen``: a translator hears and reads all texts of a language, one after the other."""

import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_error, write_line
from pyramid_access.cli.parse import Invocation
from pyramid_access.cli.translations import proofs_of
from pyramid_access.cli.usage import UsageError, UsageFault
from pyramid_access.cli.voices import repair_command
from pyramid_access.narration.catalogue import topic_of
from pyramid_access.narration.languages import Language, name_in
from pyramid_access.narration.narrator import CELLS
from pyramid_access.narration.pronunciation import Pronunciation, pronunciation_of
from pyramid_access.narration.translator import BRAILLE
from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.trial import TrialVoice
from pyramid_access.start import settings_of_run
from pyramid_access.store.settings_file import read_settings
from pyramid_access.translation_check.recital import Line, Recital, is_heard
from pyramid_access.utterance import Utterance

SILENT = 1
"""Exit code when nothing can be heard."""
_LONGEST = 2000
"""Characters of a text that can be an argument of a message; Fluent takes 2,500."""


def listen(invocation: Invocation, words: CliMessages) -> int:
    """Write the texts that are asked for, each as it is spoken to its end, unless nobody speaks; return the exit code.

    Raises :class:`~pyramid_access.cli.usage.UsageError` for a topic that there is not.
    """
    recital = Recital(words.locales, words.lang)
    ids = _chosen(recital, invocation.topics)
    kept = read_settings(words.folders.settings_file)[0]
    settings = settings_of_run(invocation.play_options, kept, os.environ)
    page = _Page(words, recital, invocation)
    if not _speaks(invocation, settings):
        for line in page.lines(ids):
            page.write(line)
        return 0
    with closing(_TextSpeaker(words, _voice_settings(invocation, words, settings))) as voice:
        for line in page.lines(page.heard(ids)):
            page.write(line)
            if line.form != BRAILLE and not voice.say(line):
                return SILENT
    return 0


def _chosen(recital: Recital, topics: Sequence[str]) -> Sequence[str]:
    """Return the messages of these topics, those that are named, and those whose names begin so; all for no topic."""
    ids = recital.ids()
    for topic in topics:
        if not any(_belongs(message_id, topic) for message_id in ids):
            raise UsageError(UsageFault.UNKNOWN_TOPIC, "listen", topic, choices=recital.topics)
    return [message_id for message_id in ids if not topics or any(_belongs(message_id, topic) for topic in topics)]


def _belongs(message_id: str, topic: str) -> bool:
    return f"{message_id}-".startswith(f"{topic}-")


def _speaks(invocation: Invocation, settings: Settings) -> bool:
    """Is the game's own voice to be heard? Unless an option says no, or a screen reader speaks for her."""
    if "speaker" in invocation.values:
        return settings.speaker is SpeakerChoice.OWN
    return settings.speaker is not SpeakerChoice.READER


def _voice_settings(invocation: Invocation, words: CliMessages, settings: Settings) -> VoiceSettings:
    chosen = {words.lang: invocation.values["voice"]} if "voice" in invocation.values else {}
    return VoiceSettings.of(replace(settings, voices={**settings.voices, **chosen}))


class _Page:
    """Writes the texts, and what is wrong with them."""

    def __init__(self, words: CliMessages, recital: Recital, invocation: Invocation) -> None:
        self._words, self._recital = words, recital
        self._detail = invocation.values.get("detail")

    def lines(self, ids: Iterator[str] | Sequence[str]) -> Iterator[Line]:
        """Yield the texts of messages; what is wrong in a file is written before those of its topic."""
        topic = ""
        for message_id in ids:
            if topic_of(message_id) != topic:
                topic = topic_of(message_id)
                for proof in proofs_of(self._words, self._words.language_of[self._words.lang], topic).problems:
                    write_line(proof.text)
            yield from self._recital.lines(message_id, self._detail)

    def heard(self, ids: Sequence[str]) -> Iterator[str]:
        """Yield the messages that can be heard; write once for each topic that others are left out."""
        told = set()
        for message_id in ids:
            topic = topic_of(message_id)
            if is_heard(message_id):
                yield message_id
            elif topic not in told:
                told.add(topic)
                write_line(self._words.say("listen-only-written", topic=topic))

    def write(self, line: Line) -> None:
        """Write a text with its name."""
        text, rest = line.text[:_LONGEST], line.text[_LONGEST:]
        args = {"id": f"{line.id}.{line.form}" if line.form else line.id, "text": text}
        if line.stands_in:
            language = self._words.language_of[line.lang].name
            write_line(self._words.say("listen-stands-in", language=language, **args))
        elif line.form == BRAILLE:
            cells = len(line.text)
            write_line(self._words.say("listen-braille", cells=cells, long=cells > CELLS, **args))
        else:
            write_line(self._words.say("listen-line", **args))
        if rest:
            write_line(rest)


class _TextSpeaker:
    """Speaks texts to their end."""

    def __init__(self, words: CliMessages, settings: VoiceSettings) -> None:
        self._words = words
        self._voice = TrialVoice(settings)
        self._pronunciation = cache(self._find_pronunciation)

    def say(self, line: Line) -> bool:
        """Speak a text, with the voice of its language; write what goes wrong, and return whether to go on."""
        spoken = self._pronunciation(line.lang).of(line.text)
        troubles = self._voice.say(Utterance(line.text, line.lang, spoken=spoken)).troubles
        language = self._words.language_of[line.lang]
        if Trouble.NO_DEVICE in troubles:
            write_error(self._words.say("listen-no-sound"))
        elif not {Trouble.GAVE_UP, Trouble.NO_LIBRARY}.isdisjoint(troubles):
            write_error(self._words.say("doctor-voice-silent", language=language.name, command=repair_command()))
        else:
            for trouble in troubles:
                self._note(trouble, language)
            return True
        return False

    def close(self) -> None:
        """Fall silent."""
        self._voice.close()

    def _note(self, trouble: Trouble, language: Language) -> None:
        """Write what does not keep the voice from speaking."""
        if trouble in (Trouble.NO_VOICE, Trouble.NO_SUCH_VOICE):
            write_error(self._words.say(f"speech-{trouble.value}", language=name_in(language, self._words.lang)))

    def _find_pronunciation(self, lang: str) -> Pronunciation:
        return pronunciation_of(self._words.translator(lang))
