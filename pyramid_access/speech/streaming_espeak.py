"""A pyttsx3 driver that plays while it synthesises, and stops at once.

The driver that comes with pyttsx3 synthesises a whole sentence, writes it to a file and waits for ``aplay``. This one
sends the samples of the same library, eSpeak NG, to the sound device as they are made; ``stop`` forgets those that
were not played yet, and the device falls silent when the few milliseconds that it holds are played.

The driver answers every pyttsx3 call in the thread that makes it and keeps no caller waiting; synthesis and device have
their own threads, whose results reach pyttsx3 in :meth:`StreamingEspeak.iterate`.
"""

import queue
import threading
from collections.abc import Iterator
from functools import partial
from typing import Any

from pyttsx3.voice import Voice

from pyramid_access.settings import PITCH, PITCH_RANGE, RATE_RANGE, clamp
from pyramid_access.speech.earcon_samples import earcon_samples
from pyramid_access.speech.espeak_library import EspeakLibrary
from pyramid_access.speech.messages import NO_WORDS
from pyramid_access.speech.sample_buffer import SampleBuffer, gains_at
from pyramid_access.speech.sound_device import SoundReturnedError
from pyramid_access.speech.sound_output import Failure, SoundOutput
from pyramid_access.utterance import Earcon

NAME = "pyramid_streaming_espeak"


def buildDriver(proxy: Any) -> "StreamingEspeak":  # noqa: N802 - pyttsx3 asks for this name
    """Return the driver; pyttsx3 calls this."""
    return StreamingEspeak(proxy)


class StreamingEspeak:
    """The driver: properties ``voice`` (an identifier or a language tag), ``voices``, ``rate``, ``volume``, ``pitch``.

    Of its own it has ``earcons``, heard with the first words of each text, ``earcon_volume`` from 0.0 to 1.0, and
    ``pan``, the place of both from -1.0, left, to 1.0, right.
    """

    def __init__(self, proxy: Any) -> None:
        """Load the library and begin to open the device; raise ``NoSpeechLibraryError`` when there is none."""
        self._proxy = proxy
        self._library = EspeakLibrary()
        self._news: queue.SimpleQueue[tuple[str, int, Failure | None]] = queue.SimpleQueue()
        self._texts: queue.SimpleQueue[tuple[int, str] | None] = queue.SimpleQueue()
        self._buffer = SampleBuffer(
            self._library.sample_rate,
            on_started=lambda number: self._news.put(("started", number, None)),
            on_finished=lambda number: self._news.put(("finished", number, None)),
        )
        self._output = SoundOutput(
            self._library.sample_rate, self._buffer, lambda number, why: self._news.put(("failed", number, why))
        )
        self._last_number = 0
        self._speaking = 0
        self._loop_ended = False
        self._rate, self._volume, self._pitch = 200, 1.0, PITCH
        self._earcons: tuple[Earcon, ...] = ()
        self._earcon_volume, self._pan = 1.0, 0.0
        self._library.set_rate(self._rate)
        threading.Thread(target=self._synthesise, name="synthesis", daemon=True).start()

    def destroy(self) -> None:
        """End the threads and give the device back; pyttsx3 calls this."""
        self._buffer.clear()
        self._texts.put(None)
        self._output.close()

    def say(self, text: str) -> None:
        """Begin to speak; pyttsx3 gives the next text only when this one is over."""
        self._proxy.setBusy(True)
        self._last_number += 1
        self._speaking = self._last_number
        earcons = earcon_samples(self._earcons, self._library.sample_rate, round(self._earcon_volume * 100))
        self._buffer.begin(self._speaking, earcons, gains_at(self._pan))
        self._texts.put((self._speaking, text))

    def stop(self) -> None:
        """Fall silent now."""
        if self._speaking:
            self._buffer.clear()
            self._end_sentence(completed=False)

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3 asks for this name
        """Return the value of a property; raise KeyError for an unknown one."""
        if name == "voices":
            return [Voice(voice.id, voice.name, list(voice.languages)) for voice in self._library.voices()]
        if name == "voice":
            return self._library.voice()
        others: dict[str, object] = {
            "rate": self._rate,
            "volume": self._volume,
            "pitch": self._pitch,
            "earcons": self._earcons,
            "earcon_volume": self._earcon_volume,
            "pan": self._pan,
        }
        return others[name]

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Set a property, numbers clamped to their range.

        Raise KeyError for an unknown property and ValueError for an unknown voice: the voice stays what it was.
        """
        if name == "voice":
            self._set_voice(str(value))
        elif name == "rate":
            self._rate = clamp(int(value), RATE_RANGE)
            self._library.set_rate(self._rate)
        elif name == "volume":
            self._volume = max(0.0, min(1.0, float(value)))
            self._library.set_volume(round(self._volume * 100))
        elif name == "pitch":
            self._pitch = clamp(int(value), PITCH_RANGE)
            self._library.set_pitch(self._pitch)
        elif name == "earcons":
            self._earcons = tuple(value)
        elif name == "earcon_volume":
            self._earcon_volume = max(0.0, min(1.0, float(value)))
        elif name == "pan":
            self._pan = max(-1.0, min(1.0, float(value)))
        else:
            raise KeyError(f"unknown property {name}")

    def startLoop(self) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Serve pyttsx3's queue until ``endLoop``."""
        self._proxy.setBusy(False)
        while not self._loop_ended:
            self._tell(*self._news.get())
        self._loop_ended = False

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3 asks for this name
        """Let ``startLoop`` return; pyttsx3 calls this before it when nothing is queued."""
        self._loop_ended = True

    def iterate(self) -> Iterator[None]:
        """Serve pyttsx3's queue from somebody else's loop: each step tells what has happened since the last one."""
        self._proxy.setBusy(False)
        while True:
            while not self._news.empty():
                self._tell(*self._news.get())
            yield

    def _set_voice(self, value: str) -> None:
        identifier = value if "/" in value else self._library.find_voice(value) or value
        if not self._library.set_voice(identifier):
            raise ValueError(f"unknown voice {value}")

    def _tell(self, news: str, number: int, failure: Failure | None) -> None:
        if number != self._speaking:
            return
        if news == "started":
            self._proxy.notify("started-utterance")
        else:
            if failure:
                self._proxy.notify("error", exception=failure)
            if not isinstance(failure, SoundReturnedError):
                self._end_sentence(completed=failure is None)

    def _end_sentence(self, completed: bool) -> None:
        self._speaking = 0
        self._proxy.notify("finished-utterance", completed=completed)
        self._proxy.setBusy(False)

    def _synthesise(self) -> None:
        """Make the samples of one text after the other, in the synthesis thread, as long as they are wanted."""
        while (task := self._texts.get()) is not None:
            number, text = task
            if text != NO_WORDS:
                self._library.synthesise(text, partial(self._pass_on, number))
            self._buffer.end(number)
            self._output.wake()

    def _pass_on(self, number: int, samples: bytes) -> bool:
        wanted = self._buffer.write(number, samples)
        self._output.wake()
        return wanted
