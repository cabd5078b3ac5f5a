"""Typing the number of a deal, digit by digit."""

from collections.abc import Callable

from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings, command_of
from pyramid_access.ui.menus.context import Context
from pyramid_access.utterance import Kind

_DIGITS = {f"menu-{digit}": str(digit) for digit in range(10)}
"""The digits by the commands that stand for them in menus."""
_CORRECT = "backspace"
_MOST_DIGITS = 20


class NumberEntry:
    """Claims every key until a number is typed or given up; says the number so far after each digit."""

    def __init__(self, context: Context, take: Callable[[int], None], leave: Callable[[], None]) -> None:
        self._context = context
        self._take = take
        self._leave = leave
        self._typed = ""
        self._keys = bindings(COMMANDS, Mode.MENU, context.preferences.current.keys)

    def press(self, key: str) -> None:
        """Take a digit, correct the last one, accept the number, or give up, with the keys that menus have for it."""
        command = command_of(self._keys, key)
        name = command.id if command else ""
        if name in _DIGITS and len(self._typed) < _MOST_DIGITS:
            self._typed = f"{self._typed}{_DIGITS[name]}".lstrip("0")
            self._tell()
        elif key == _CORRECT:
            self._typed = self._typed[:-1]
            self._tell()
        elif name == "menu-take" and self._typed:
            self._take(int(self._typed))
        elif name in ("menu-leave", "menu-quit", "quit"):
            self._leave()
        elif not self._context.router.review(key):
            self._context.presenter.tell("games-number-keys", Kind.REFUSAL)

    def _tell(self) -> None:
        if self._typed:
            self._context.presenter.tell("games-number-typed", Kind.ANSWER, number=self._typed)
        else:
            self._context.presenter.tell("games-number-empty", Kind.ANSWER)
