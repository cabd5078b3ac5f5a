"""The player's own reader or speech server, there only while she wants it and where words reach it best directly."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.ui.output.view import View
from pyramid_access.utterance import Utterance

if TYPE_CHECKING:
    from pyramid_access.speech.direct_speaker import DirectSpeaker
    from pyramid_access.speech.routes import Route

_LAST_WORDS = 1.0
"""Seconds that the end of the program waits for its last words to be handed over."""


class ReaderVoice:
    """Opens and closes the way to the reader as the settings want it; without a way the lines are all there is."""

    def __init__(self, find_route: "Callable[[Settings], Route]", on_gone: Callable[[], None]) -> None:
        """``on_gone`` is called, from any thread, when what takes the words does not answer any more."""
        self._find_route = find_route
        self._on_gone = on_gone
        self._wanted: ViewChoice | None = None
        self._is_reader = False
        self._speaker: DirectSpeaker | None = None

    @property
    def hears_all(self) -> bool:
        """Does a screen reader get the words directly? It would read them on the terminal a second time."""
        return self._speaker is not None and self._is_reader

    def use(self, settings: Settings) -> None:
        """Let settings take effect at once; the way is looked for when the reader is chosen, or another view."""
        wanted = settings.view if settings.speaker is SpeakerChoice.READER else None
        if wanted is self._wanted:
            return
        self.close()
        self._wanted = wanted
        if wanted:
            self._open(self._find_route(settings))

    def say(self, utterances: Sequence[Utterance], *, interrupt: bool) -> None:
        """Have sentences spoken, in place of what is being spoken unless told to wait; never blocks."""
        if self._speaker:
            self._speaker.say(utterances, interrupt)

    def finish(self) -> None:
        """Wait until the last words are handed over; they are spoken without us."""
        if self._speaker:
            self._speaker.wait(_LAST_WORDS)

    def close(self) -> None:
        """Let the reader go."""
        speaker, self._speaker, self._wanted = self._speaker, None, None
        if speaker:
            speaker.close()

    def _open(self, route: "Route") -> None:
        # Imported here: the game's own voice needs none of it.
        from pyramid_access.speech.direct_speaker import DirectSpeaker, Hearers
        from pyramid_access.speech.routes import Way

        self._is_reader = route.way is Way.READER
        if route.outlet:
            hearers = Hearers(gone=self._lose, not_needed=self._leave)
            self._speaker = DirectSpeaker(route.outlet, hearers, is_there=self._is_reader)

    def _lose(self) -> None:
        """A server may come back; a reader that does would find the lines and read them too."""
        if self._is_reader:
            self._leave()
        self._on_gone()

    def _leave(self) -> None:
        """Leave all to the lines, until the player chooses anew."""
        speaker, self._speaker = self._speaker, None
        if speaker:
            speaker.close()


class ReaderLines:
    """A view of lines that stays empty while a screen reader gets the words directly.

    What was heard last is kept: if the reader is gone, it may not have been, and it is written with the next words.
    """

    def __init__(self, lines: View, reader: ReaderVoice) -> None:
        self._lines = lines
        self._reader = reader
        self._kept: tuple[Utterance, ...] = ()

    def show(self, utterances: Sequence[Utterance], key: str | None = None) -> None:
        """Write what one key caused, of what a reader hears only what is not spoken; raises what the lines raise."""
        if self._reader.hears_all:
            self._kept = tuple(utterances)
            if unheard := [replace(said, text="") for said in utterances if said.rows or said.path]:
                self._lines.show(unheard, key)
            return
        kept, self._kept = self._kept, ()
        self._lines.show((*kept, *utterances), key)

    def refresh(self) -> None:
        """Take note that the window has another size, or may have lost what was on it."""
        self._lines.refresh()

    def close(self) -> None:
        """Leave the terminal ready for the shell; never raises."""
        self._lines.close()
