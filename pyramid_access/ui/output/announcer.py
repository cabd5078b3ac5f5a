"""Sends what is said to all who carry it: voice, screen, history, transcript."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pyramid_access.ui.output.history import UtteranceHistory
from pyramid_access.ui.output.view import View
from pyramid_access.ui.output.voice import Voice
from pyramid_access.utterance import Utterance

if TYPE_CHECKING:
    from pyramid_access.ui.output.transcript import Transcript


class Repetition:
    """Marks what is word for word the same as what was announced just before.

    It works on utterances and not in a view, so that voice, screen and transcript carry the same words.
    """

    def __init__(self, again: Callable[[Utterance], Utterance]) -> None:
        """``again`` returns an utterance with a word more, such as "Again.", in the player's language."""
        self._again = again
        self._last: tuple[str, ...] = ()

    def mark(self, utterances: Sequence[Utterance]) -> tuple[Utterance, ...]:
        """Return the utterances, the last one ending in "Again." when all of them are what the last call returned."""
        marked = tuple(utterances)
        if marked and _texts(marked) == self._last:
            marked = (*marked[:-1], self._again(marked[-1]))
        if marked:
            self._last = _texts(marked)
        return marked


def _texts(utterances: Sequence[Utterance]) -> tuple[str, ...]:
    return tuple(utterance.text for utterance in utterances)


class Announcer:
    """The one way out for words, so that a key is answered once and everywhere alike.

    1. What is word for word what was said just before gets a word more: readers stay silent on an unchanged line.
    2. The voice falls silent and begins the new sentences, spelled for it: it takes longest to be heard.
    3. The view writes them, in one go.
    4. The history keeps them, so that nothing said is lost.
    5. The transcript, where there is one, notes them, after the player has been served.
    """

    def __init__(
        self,
        view: View,
        voice: Voice,
        transcript: "Transcript | None",
        *,
        again: Callable[[Utterance], Utterance],
        spoken: Callable[[Utterance], Utterance],
        position_text: Callable[[], str],
    ) -> None:
        """``spoken`` returns an utterance with the spelling that the voice gets, ``again`` one with a word more."""
        self.view = view
        """Where the words are written; another one takes its place when the player changes the view."""
        self.history = UtteranceHistory()
        self._voice = voice
        self._transcript = transcript
        self._repetition = Repetition(again)
        self._spoken = spoken
        self._position_text = position_text

    def hush(self) -> None:
        """Fall silent; nothing is written."""
        self._voice.say(())

    def announce(
        self, utterances: Sequence[Utterance], key: str | None, *, remember: bool = True, interrupt: bool = True
    ) -> None:
        """Say and write sentences that belong together; ``key`` is the key that caused them.

        What is only repeated is not remembered again; what comes late does not interrupt.
        """
        marked = self._repetition.mark(utterances)
        self._voice.say([*map(self._spoken, marked)], interrupt=interrupt)
        self.view.show(marked, key)
        for plain, utterance in zip(utterances, marked, strict=True):
            if remember:
                self.history.add(plain)
            if self._transcript:
                self._transcript.write(utterance, key=key, position=self._position_text())
