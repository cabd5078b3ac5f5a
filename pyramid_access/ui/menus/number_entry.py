"""Typing the number of a deal, digit by digit."""

from collections.abc import Callable

from pyramid_access.ui.menus.context import Context
from pyramid_access.utterance import Kind

_DIGITS = {
    character: digit
    for digit, characters in enumerate(("à0", "&1", "é2", '"3', "'4", "(5", "-6", "è7", "_8", "ç9"))
    for character in characters
}
"""The digits, and the characters that the same keys of a French keyboard type without Shift."""
_MOST_DIGITS = 20


class NumberEntry:
    """Claims every key until a number is typed or given up; says the number so far after each digit."""

    def __init__(self, context: Context, take: Callable[[int], None], leave: Callable[[], None]) -> None:
        self._context = context
        self._take = take
        self._leave = leave
        self._typed = ""

    def press(self, key: str) -> None:
        """Take a digit, correct the last one, accept the number, or give up."""
        if key in _DIGITS and len(self._typed) < _MOST_DIGITS:
            self._typed = f"{self._typed}{_DIGITS[key]}".lstrip("0")
            self._tell()
        elif key == "backspace":
            self._typed = self._typed[:-1]
            self._tell()
        elif key == "enter" and self._typed:
            self._take(int(self._typed))
        elif key in ("escape", "q", "c-c", "c-d"):
            self._leave()
        elif not self._context.router.review(key):
            self._context.presenter.tell("games-number-keys", Kind.REFUSAL)

    def _tell(self) -> None:
        if self._typed:
            self._context.presenter.tell("games-number-typed", Kind.ANSWER, number=self._typed)
        else:
            self._context.presenter.tell("games-number-empty", Kind.ANSWER)
