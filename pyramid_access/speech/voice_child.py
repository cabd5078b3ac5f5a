"""The speaking process: owns pyttsx3 in its main thread, and obeys lines on its standard input.

Run as ``python -m pyramid_access.speech.voice_child``; the lines are those of :mod:`pyramid_access.speech.messages`.
It ends, silent at once, when its standard input ends: that is, also when the game is killed. Exit code 0; 3 when
there is no speech library.
"""

import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pyramid_access.settings import VOLUME_RANGE, clamp
from pyramid_access.speech.messages import (
    NO_WORDS,
    Answer,
    Command,
    Configure,
    Finished,
    InTrouble,
    ListVoices,
    Ready,
    Say,
    Started,
    Stop,
    Taken,
    Trouble,
    Voices,
    decode,
    earcons_of,
    encode,
)
from pyramid_access.speech.voices import VoiceInfo, choose_voice, is_wanted, speaks, voice_info, wanted_voice

NO_LIBRARY_EXIT = 3
_POLL = 0.005
"""Seconds between two looks at an engine that speaks; a silent one is not looked at."""
_STOPPING = 0.3
"""Seconds that an engine gets to be silent."""
_LAST_WAIT = 2.0
"""Seconds after the end of the input in which the main thread may still end the process in good order."""
_SWITCH = 0.001
"""Seconds that one thread may keep the others (sound, synthesis, commands) waiting; Python's default is 5 ms."""

Answering = Callable[[Answer], None]


class VoiceChild:
    """Carries out commands with a pyttsx3 engine whose loop is this one's."""

    def __init__(self, engine: Any, answer: Answering) -> None:
        self._engine, self._answer = engine, answer
        self._sentence: Say | None = None
        self._new_settings: Configure | None = None
        self._chosen: dict[str, str] = {}
        self._voice_ids: dict[str, str | None] = {}
        self._listed: tuple[VoiceInfo, ...] | None = None
        self._default_voice = str(engine.getProperty("voice") or "")
        self._is_own = _has_property(engine, "earcons")
        """Is the driver ours? Others have no earcons, and what they say to a pitch goes to the terminal."""
        engine.connect("started-utterance", self._on_started)
        engine.connect("finished-utterance", self._on_finished)
        engine.connect("error", self._on_error)
        engine.startLoop(False)
        engine.iterate()

    def run(self, commands: "queue.SimpleQueue[Command | None]") -> None:
        """Obey until ``None`` comes."""
        while True:
            try:
                command = commands.get(timeout=_POLL if self._sentence else None)
            except queue.Empty:
                self._engine.iterate()
                continue
            if command is None:
                self._engine.stop()
                return
            self._obey(command)
            self._answer(Taken(command.id))

    def _obey(self, command: Command) -> None:
        if isinstance(command, Say):
            self._say(command)
        elif isinstance(command, Stop):
            self._stop()
        elif isinstance(command, Configure):
            self._configure(command)
        else:
            self._answer(Voices(command.id, [_as_fields(voice) for voice in self._voices()]))

    def _say(self, sentence: Say) -> None:
        self._stop()
        self._apply_settings()
        text = sentence.text
        if text.strip():
            self._use_voice(sentence.lang)
        elif self._is_own:
            text = NO_WORDS
        self._place(sentence)
        self._sentence = sentence
        if self._engine.say(text, str(sentence.id)):  # pyttsx3 refuses an empty text without an event
            self._end_sentence()
        else:
            self._engine.iterate()

    def _place(self, sentence: Say) -> None:
        """Set earcons and place of a sentence, where the driver is ours: no other one knows them."""
        if self._is_own:
            self._engine.setProperty("earcons", earcons_of(sentence))
            self._engine.setProperty("pan", sentence.pan)

    def _stop(self) -> None:
        """Fall silent, and wait for an engine that takes its time: a busy one queues what it is told."""
        self._sentence = None  # first: the end that the engine reports is not that of a sentence any more
        self._engine.stop()
        deadline = time.monotonic() + _STOPPING
        while self._engine.isBusy() and time.monotonic() < deadline:
            self._engine.iterate()
            time.sleep(_POLL)

    def _configure(self, command: Configure) -> None:
        self._new_settings = command  # for the next sentence: pyttsx3 would queue them, and forget them at a stop
        self._chosen, self._voice_ids = dict(command.voices), {}

    def _apply_settings(self) -> None:
        settings, self._new_settings = self._new_settings, None
        if settings:
            self._engine.setProperty("rate", settings.rate)
            self._engine.setProperty("volume", clamp(settings.volume, VOLUME_RANGE) / 100)
            if self._is_own:
                self._engine.setProperty("pitch", settings.pitch)
                self._engine.setProperty("earcon_volume", clamp(settings.earcon_volume, VOLUME_RANGE) / 100)

    def _use_voice(self, lang: str) -> None:
        """Set the voice for a language; tell once when there is none, and use the default voice then."""
        if lang not in self._voice_ids:
            self._voice_ids[lang] = self._find_voice(lang)
            if self._voice_ids[lang] is None:
                self._answer(InTrouble(Trouble.NO_VOICE.value, lang))
        self._set_voice(self._voice_ids[lang] or self._default_voice)

    def _find_voice(self, lang: str) -> str | None:
        """Return the identifier of a voice that can be set and speaks the language.

        The language itself is tried as a name first: our own driver knows it, and listing all voices takes 50 ms.
        """
        wanted = wanted_voice(self._chosen, lang)
        if not wanted and speaks(self._set_voice(lang), lang):
            return self._current_voice()
        choice = choose_voice(self._voices(), lang, wanted)
        if wanted and choice and not is_wanted(choice, wanted):
            self._answer(InTrouble(Trouble.NO_SUCH_VOICE.value, lang))
        return choice.id if choice and self._set_voice(choice.id).lower() == choice.id.lower() else None

    def _set_voice(self, identifier: str) -> str:
        """Try to set a voice; return the one that the engine has then."""
        if identifier and self._current_voice() != identifier:
            self._engine.setProperty("voice", identifier)
        return self._current_voice()

    def _current_voice(self) -> str:
        return str(self._engine.getProperty("voice") or "")

    def _voices(self) -> tuple[VoiceInfo, ...]:
        if self._listed is None:
            found = self._engine.getProperty("voices") or ()
            self._listed = tuple(voice_info(voice.id, voice.name, voice.languages) for voice in found)
        return self._listed

    def _on_started(self, name: str | None) -> None:
        if self._sentence and name == str(self._sentence.id):
            self._answer(Started(self._sentence.id, self._current_voice()))

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002 - pyttsx3's signature
        if self._sentence and name == str(self._sentence.id):
            self._end_sentence()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 - pyttsx3's signature
        trouble = _trouble_of(exception)
        if trouble and self._sentence:
            self._answer(InTrouble(trouble.value, self._sentence.lang))

    def _end_sentence(self) -> None:
        sentence, self._sentence = self._sentence, None
        if sentence:
            self._answer(Finished(sentence.id))


def main() -> int:
    """Run the speaking process; return its exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the game, which ends this process
    sys.setswitchinterval(_SWITCH)
    answer = _answering_on(_private_stdout())
    commands: queue.SimpleQueue[Command | None] = queue.SimpleQueue()
    threading.Thread(target=_read_commands, args=(commands,), name="commands", daemon=True).start()
    try:
        child = VoiceChild(_engine(), answer)
    except Exception:  # whatever is missing or broken on this system: the game is told, in words
        answer(InTrouble(Trouble.NO_LIBRARY.value, ""))
        return NO_LIBRARY_EXIT
    answer(Ready())
    child.run(commands)
    return 0


def _engine() -> Any:
    from pyramid_access.speech.engines import main_engine  # in here: a broken library is told, in words

    return main_engine()


def _private_stdout() -> int:
    """Keep standard output for answers: whatever else a library prints goes where errors go."""
    answers = os.dup(1)
    os.dup2(2, 1)
    return answers


def _answering_on(descriptor: int) -> Answering:
    def answer(message: Answer) -> None:
        with suppress(OSError):  # the game is gone: the end of the input ends this process too
            os.write(descriptor, encode(message))

    return answer


def _read_commands(commands: "queue.SimpleQueue[Command | None]") -> None:
    """Pass commands on until the input ends; then end the process, in good order or not."""
    with suppress(OSError):
        for line in sys.stdin.buffer:
            command = decode(line)
            if isinstance(command, Say | Stop | Configure | ListVoices):
                commands.put(command)
    commands.put(None)
    time.sleep(_LAST_WAIT)
    os._exit(1)


def _trouble_of(failure: Exception) -> Trouble | None:
    """Return the trouble of a failure, told by its name: the classes exist only where the driver is ours."""
    names = {
        "NoSoundDeviceError": Trouble.NO_DEVICE,
        "NoSoundLibraryError": Trouble.NO_LIBRARY,
        "SoundReturnedError": Trouble.SOUND_RETURNED,
    }
    return names.get(type(failure).__name__)


def _has_property(engine: Any, name: str) -> bool:
    """Tell whether the engine's driver knows a property; drivers disagree on how they say no."""
    try:
        engine.getProperty(name)
    except Exception:
        return False
    return True


def _as_fields(voice: VoiceInfo) -> dict[str, object]:
    return {"id": voice.id, "name": voice.name, "languages": list(voice.languages)}


if __name__ == "__main__":
    code = main()
    os._exit(code)  # at once: the sound threads end with the process, and nothing is left to be written
