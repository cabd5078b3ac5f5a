"""Programs that speak for the player with a queue of their own: her screen reader, or a speech server."""

from typing import Protocol

from pyramid_access.utterance import Utterance


class OutletGoneError(Exception):
    """The program that was to speak does not answer."""


class NotNeededError(Exception):
    """A screen reader has come that reads the terminal: speaking as well would make everything heard twice."""


class Outlet(Protocol):
    """Takes sentences. Calls come from one thread, and may take a while; none waits for sound.

    All of them raise :class:`OutletGoneError` when nothing answers; the next call may try again.
    """

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Speak a sentence, and show it in braille where that can be: now, or after what is spoken already.

        Raises :class:`NotNeededError` when it must not be spoken any more.
        """

    def silence(self) -> None:
        """Stop speaking, and forget what waits."""

    def close(self) -> None:
        """Let the program go; what it has been given is spoken to the end. Never raises."""


class RecordingOutlet:
    """Keeps what it is given; a test lets it be gone, or no longer needed, when it likes."""

    def __init__(self) -> None:
        self.spoken: list[tuple[Utterance, bool]] = []
        """Each sentence, and whether it was to interrupt."""
        self.silences = 0
        self.closed = False
        self.error: Exception | None = None
        """Raised by every call while it is there."""

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Record the sentence."""
        self._fail()
        self.spoken.append((utterance, interrupt))

    def silence(self) -> None:
        """Record the wish for silence."""
        self._fail()
        self.silences += 1

    def close(self) -> None:
        """Record the end."""
        self.closed = True

    def _fail(self) -> None:
        if self.error:
            raise self.error
