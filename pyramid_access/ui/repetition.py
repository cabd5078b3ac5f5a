"""The same sentence is never written twice running: braille programs and screen comparers would stay silent."""

from collections.abc import Callable, Sequence

from pyramid_access.utterance import Utterance


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
