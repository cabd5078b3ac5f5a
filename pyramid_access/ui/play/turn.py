"""Which key is being answered, and what was asked by the one before."""

LATER = -1
"""In the place of the number of a turn: what is said then is no answer to the key pressed last."""


class Turn:
    """The key pressed last. What was asked for in another turn is answered late."""

    def __init__(self) -> None:
        self.key: str | None = None
        """Canonical name of the key; None when no key leads to what is said."""
        self.number = 0
        """Changes with each key, and with each thing that is said late."""
        self._asked: object = None
        self._question: object = None

    def begin(self, key: str) -> None:
        """Note that a key was pressed."""
        self.key = key
        self.number += 1
        self._asked, self._question = self._question, None

    def confirms(self, *questions: object) -> bool:
        """Was one of these asked by the key before? If not, the first is asked by this one: the same again says yes."""
        confirmed = self._asked in questions
        self._question = None if confirmed else questions[0]
        return confirmed
