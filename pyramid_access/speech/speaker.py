"""What the game tells what to say: keeps sentences in order, interrupts, and drops what is out of date."""

import threading
from collections import deque
from collections.abc import Sequence

from pyramid_access.speech.backends import Backend, OnTrouble, VoiceSettings
from pyramid_access.speech.messages import Trouble
from pyramid_access.utterance import Utterance

_OF_VOICES = (Trouble.NO_VOICE, Trouble.NO_SUCH_VOICE)


class Speaker:
    """Speaks sentences in their order through a backend that knows only one at a time.

    1. A command's sentences come in one ``say``. What is spoken then, and what still waits, is forgotten: the backend
       falls silent at once, since each ``say`` of it ends what it speaks.
    2. Every sentence gets a number that was never used before. The first goes to the backend, the others wait here.
    3. The backend tells, from whatever thread, that a number is finished. If it is the current one, the next waiting
       sentence goes to the backend; any other number belongs to a sentence that was dropped, and is ignored.
    4. Late sentences (``interrupt=False``) queue up behind what is spoken, and start at once in silence.
    5. ``stop`` drops everything; numbers that come in afterwards are ignored.
    6. Trouble with a voice is passed on once for each language, other trouble once until all is well again. The
       sentences go on: a backend tells also those finished that nobody could hear, after the trouble with it. So a
       sentence that ends without trouble has been heard, and what goes wrong after it is told anew.

    No method waits for sound. ``on_trouble`` may be called from any thread, with no lock held.
    """

    def __init__(self, backend: Backend, on_trouble: OnTrouble, settings: VoiceSettings | None = None) -> None:
        """Make the backend ready, in the background; ``on_trouble(trouble, lang)`` hears of each trouble once."""
        self._backend, self._on_trouble = backend, on_trouble
        self._quiet = threading.Condition(threading.RLock())  # reentrant: a backend may be finished within ``say``
        self._waiting: deque[Utterance] = deque()
        self._last_number = 0
        self._current: int | None = None
        self._told: set[tuple[Trouble, str]] = set()
        self._is_well = True
        """Has nothing gone wrong since the current sentence began?"""
        self._closed = False
        if settings:
            backend.configure(settings)
        backend.begin(self._finished, self._trouble)

    def say(self, utterances: Sequence[Utterance], interrupt: bool = True) -> None:
        """Speak the sentences one after the other: now, or after all that is to be spoken already."""
        with self._quiet:
            if interrupt:
                self._waiting.clear()
            self._waiting.extend(utterance for utterance in utterances if utterance.text.strip() or utterance.earcons)
            if interrupt and not self._waiting:
                self._silence()
            elif interrupt or self._current is None:
                self._next()

    def stop(self) -> None:
        """Fall silent, and forget what waits."""
        with self._quiet:
            self._waiting.clear()
            self._silence()

    def configure(self, settings: VoiceSettings) -> None:
        """Speak the next sentence in another way."""
        self._backend.configure(settings)

    def wait(self, seconds: float) -> bool:
        """Wait until all is spoken, at most this long; tell whether it is: for the last sentence of a program."""
        with self._quiet:
            return self._quiet.wait_for(lambda: self._current is None, seconds)

    def close(self) -> None:
        """Fall silent for good, and give back what the backend holds."""
        with self._quiet:
            self._closed = True
            self._waiting.clear()
            self._current = None
            self._quiet.notify_all()
        self._backend.close()

    def _next(self) -> None:
        """Begin the next waiting sentence, if there is one."""
        if self._closed or not self._waiting:
            self._current = None
            self._quiet.notify_all()
            return
        self._last_number += 1
        self._current, self._is_well = self._last_number, True
        self._backend.say(self._last_number, self._waiting.popleft())

    def _silence(self) -> None:
        self._current = None
        self._quiet.notify_all()
        self._backend.stop()

    def _finished(self, number: int) -> None:
        with self._quiet:
            if number == self._current:
                if self._is_well:
                    self._told = {(trouble, lang) for trouble, lang in self._told if trouble in _OF_VOICES}
                self._next()

    def _trouble(self, trouble: Trouble, lang: str) -> None:
        key = (trouble, lang if trouble in _OF_VOICES else "")
        with self._quiet:
            self._is_well &= trouble in _OF_VOICES
            if self._closed or key in self._told:
                return
            self._told.add(key)
        self._on_trouble(trouble, lang)
