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
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

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
    Slow,
    Started,
    Stop,
    Taken,
    Trouble,
    Voices,
    decode,
    encode,
)
from pyramid_access.speech.voice_engine import POLL, VoiceEngine
from pyramid_access.speech.voices import VoiceInfo, wanted_voice

NO_LIBRARY_EXIT = 3
_EARCONS = "earcons"
"""Name towards pyttsx3 of earcons that are heard beside a sentence, and of whose end nothing is told."""
_LAST_WAIT = 2.0
"""Seconds after the end of the input in which the main thread may still end the process in good order."""
_SWITCH = 0.001
"""Seconds that one thread may keep the others (sound, synthesis, commands) waiting; Python's default is 5 ms."""

Answering = Callable[[Answer], None]


class VoiceChild:
    """Carries out commands with the engine of the own voice, and with that of the system's voices where it is wanted.

    Where the system's engine is the only one, it is the main one. One sentence is spoken at a time, by either.
    """

    def __init__(self, engine: Any, answer: Answering, system: Callable[[], Any] | None = None) -> None:
        """Get the main engine ready; ``system`` makes the other one, when a voice of it may be wanted."""
        self._answer = answer
        self._sentence: Say | None = None
        self._settings: Configure | None = None
        self._voices: dict[str, tuple[VoiceEngine, str] | None] = {}
        """Which engine speaks a language, and with which of its voices."""
        self._main = VoiceEngine(engine, self)
        self._engines = [self._main]
        self._make_system = system if self._main.is_own else None

    def run(self, commands: "queue.SimpleQueue[Command | None]") -> None:
        """Obey until ``None`` comes."""
        while True:
            try:
                command = commands.get(timeout=POLL if self._sentence else None)
            except queue.Empty:
                for engine in self._engines:
                    engine.iterate()
                continue
            if command is None:
                for engine in self._engines:
                    engine.end()
                return
            self._obey(command)
            self._answer(Taken(command.id))

    def on_started(self, name: str | None) -> None:
        """Tell that the sentence is heard."""
        if self._sentence and name == str(self._sentence.id):
            self._answer(Started(self._sentence.id, self._speaking.voice()))

    def on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002 - pyttsx3's signature
        """Tell that the sentence is over."""
        if self._sentence and name == str(self._sentence.id):
            self._end_sentence()

    def on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 - pyttsx3's signature
        """Tell why the sentence is not heard."""
        trouble = _trouble_of(exception)
        if trouble and self._sentence:
            self._answer(InTrouble(trouble.value, self._sentence.lang))

    def _obey(self, command: Command) -> None:
        if any(engine.is_slow for engine in self._engines):
            self._answer(Slow())
        if isinstance(command, Say):
            self._say(command)
        elif isinstance(command, Stop):
            self._stop()
        elif isinstance(command, Configure):
            self._configure(command)
        else:
            for engine in self._all_engines():  # one after the other: the system may hang
                self._answer(Voices(command.id, [_as_fields(voice) for voice in engine.voices()]))

    def _say(self, sentence: Say) -> None:
        self._stop()
        self._main.apply_settings()
        text = sentence.text
        self._speaking = self._main
        if text.strip():
            self._use_voice(sentence.lang)
        elif self._main.is_own:
            text = NO_WORDS
        self._main.place(sentence)
        if sentence.earcons and self._speaking is not self._main:
            self._main.say(NO_WORDS, _EARCONS)  # beside the words of the other engine, which has none
        self._sentence = sentence
        if not self._speaking.say(text, str(sentence.id)):
            self._end_sentence()

    def _stop(self) -> None:
        self._sentence = None  # first: the end that an engine reports is not that of a sentence any more
        for engine in self._engines:
            engine.stop()

    def _configure(self, command: Configure) -> None:
        self._settings, self._voices = command, {}
        for engine in self._engines:
            engine.configure(command)

    def _use_voice(self, lang: str) -> None:
        """Set engine and voice for a language; tell once when there is none, and use the default voice then."""
        if lang not in self._voices:
            self._voices[lang] = self._find_voice(lang)
            if self._voices[lang] is None:
                self._answer(InTrouble(Trouble.NO_VOICE.value, lang))
        self._speaking, voice = self._voices[lang] or (self._main, self._main.default_voice)
        self._speaking.apply_settings()
        self._speaking.set_voice(voice)

    def _find_voice(self, lang: str) -> tuple[VoiceEngine, str] | None:
        wanted = wanted_voice(self._settings.voices, lang) if self._settings else None
        found = self._first(lambda engine: engine.find_wanted(wanted)) if wanted else None
        if found:
            return found
        usual = self._first(lambda engine: engine.find_usual(lang))
        if wanted and usual:
            self._answer(InTrouble(Trouble.NO_SUCH_VOICE.value, lang))
        return usual

    def _first(self, find: Callable[[VoiceEngine], str | None]) -> tuple[VoiceEngine, str] | None:
        return next(((engine, voice) for engine in self._all_engines() if (voice := find(engine))), None)

    def _all_engines(self) -> Iterator[VoiceEngine]:
        """Yield the engines; the other one is made when it is asked for."""
        yield self._main
        if self._make_system:
            make, self._make_system = self._make_system, None
            self._answer(Slow())
            with suppress(Exception):  # it is missing or broken on this system: the own voice is there
                self._engines.append(VoiceEngine(make(), self))
                if self._settings:
                    self._engines[-1].configure(self._settings)
        yield from self._engines[1:]

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
        child = VoiceChild(_engine(), answer, _system_engine())
    except Exception:  # whatever is missing or broken on this system: the game is told, in words
        answer(InTrouble(Trouble.NO_LIBRARY.value, ""))
        return NO_LIBRARY_EXIT
    answer(Ready())
    child.run(commands)
    return 0


def _engine() -> Any:
    from pyramid_access.speech.engines import main_engine  # in here: a broken library is told, in words

    return main_engine()


def _system_engine() -> Callable[[], Any] | None:
    from pyramid_access.speech.engines import other_engine

    return other_engine()


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


def _as_fields(voice: VoiceInfo) -> dict[str, object]:
    return {"id": voice.id, "name": voice.name, "languages": list(voice.languages)}


if __name__ == "__main__":
    code = main()
    os._exit(code)  # at once: the sound threads end with the process, and nothing is left to be written
