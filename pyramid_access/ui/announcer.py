"""Sends what is said to all who carry it: voice, screen, history, transcript."""

from collections.abc import Callable, Sequence

from pyramid_access.session.history import UtteranceHistory
from pyramid_access.ui.transcript import Transcript
from pyramid_access.ui.view import View
from pyramid_access.ui.voice import Voice
from pyramid_access.utterance import Utterance


class Announcer:
    """The one way out for words, so that a key is answered once and everywhere alike.

    1. The voice falls silent and begins the new sentences: it takes longest to be heard.
    2. The view writes them, in one go.
    3. The history keeps them, so that nothing said is lost.
    4. The transcript, where there is one, notes them, after the player has been served.
    """

    def __init__(
        self,
        view: View,
        voice: Voice,
        transcript: Transcript | None,
        position_text: Callable[[], str],
    ) -> None:
        self.view = view
        """Where the words are written; another one takes its place when the player changes the view."""
        self.history = UtteranceHistory()
        self._voice = voice
        self._transcript = transcript
        self._position_text = position_text

    def announce(
        self, utterances: Sequence[Utterance], key: str | None, *, remember: bool = True, interrupt: bool = True
    ) -> None:
        """Say and write sentences that belong together; ``key`` is the key that caused them.

        What is only repeated is not remembered again; what comes late does not interrupt.
        """
        self._voice.say(utterances, interrupt=interrupt)
        self.view.show(utterances, key)
        for utterance in utterances:
            if remember:
                self.history.add(utterance)
            if self._transcript:
                self._transcript.write(utterance, key=key, position=self._position_text())
