"""The command ``voices``, and for ``doctor`` a sentence of the own voice in each language, and what came of it."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_json, write_line
from pyramid_access.narration.languages import Language, name_in
from pyramid_access.narration.pronunciation import pronunciation_of
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.child_process import list_voices
from pyramid_access.speech.engines import should_have_own_voice
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.trial import Trial, try_voice
from pyramid_access.speech.voices import VoiceInfo, choose_voice, voices_for
from pyramid_access.store.settings_file import read_settings
from pyramid_access.utterance import Utterance
from pyramid_access.visible import visible

_OWN_VOICE = "espeakng-loader"
"""The package that the own voice speaks with."""


def write_voices(words: CliMessages, *, as_json: bool) -> int:
    """List the voices of the languages that there are, in JSON those of all others as well; 1 if there is none."""
    voices = list_voices()
    if as_json:
        write_json([{"id": voice.id, "name": voice.name, "languages": list(voice.languages)} for voice in voices])
    elif not voices:
        write_line(words.say("voices-none"))
    else:
        for language in words.languages:
            for voice in voices_for(voices, language.tag):
                names = {"id": visible(voice.id), "name": visible(voice.name)}
                write_line(words.say("voices-line", language=name_in(language, words.lang), **names))
    return 0 if voices else 1


class VoiceNote(NamedTuple):
    """What is to be told of the voice of a language."""

    text: str
    ok: bool = True
    needed: bool = True
    """Is it the player's own language?"""


def repair_command() -> str:
    """Return what to type to install the voice library anew, for this Python."""
    packages = _OWN_VOICE if should_have_own_voice() else "pyttsx3"
    return visible(f"{shlex.quote(sys.executable)} -m pip install --force-reinstall {packages}")


def check_voices(words: CliMessages, voices: Sequence[VoiceInfo]) -> Iterator[VoiceNote]:
    """Speak a sentence in each language, and yield a note on it; none where only the sound is missing.

    ``voices`` are all that the engine lists: one that is listed and does not speak is damaged.
    """
    settings = VoiceSettings.of(read_settings(words.folders.settings_file)[0])
    for language in words.languages:
        trial = try_voice(_sample(words, language), settings)
        note = _note(words, language, trial, choose_voice(voices, language.tag))
        if note:
            yield note


def _note(words: CliMessages, language: Language, trial: Trial, listed: VoiceInfo | None) -> VoiceNote | None:
    name, troubles = language.name, trial.troubles
    needed = language.tag == words.lang
    if Trouble.NO_VOICE in troubles and listed is None:
        text = words.say("doctor-voice-missing", language=name, system=sys.platform)
        return VoiceNote(text, ok=False, needed=needed)
    if Trouble.NO_VOICE in troubles and listed:
        voice, command = visible(listed.id), repair_command()
        text = words.say("doctor-voice-damaged", language=name, voice=voice, command=command)
        return VoiceNote(text, ok=False, needed=needed)
    if Trouble.GAVE_UP in troubles or Trouble.NO_LIBRARY in troubles:
        text = words.say("doctor-voice-silent", language=name, command=repair_command())
        return VoiceNote(text, ok=False, needed=needed)
    if Trouble.NO_SUCH_VOICE in troubles:
        return VoiceNote(words.say("doctor-voice-unknown", language=name), ok=False, needed=False)
    if Trouble.NO_DEVICE in troubles:
        return None
    return VoiceNote(words.say("doctor-voice-heard", language=name, voice=visible(trial.voice)))


def _sample(words: CliMessages, language: Language) -> Utterance:
    """Return the sentence of a language, spelled for its voice."""
    translator = words.translator(language.tag)
    text = translator.say("doctor-sample")
    return Utterance(text, language.tag, spoken=pronunciation_of(translator).of(text))
