"""Menus: lists of lines, one of them the current one. Pure: no words, no keys, no screen."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyramid_access.utterance import Earcon


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu."""

    name: str
    """What it is, in the player's words."""
    take: Callable[[], None]
    """Called when the player takes the line; it answers her itself."""
    value: str = ""
    """How it stands now; empty for a line that has no value."""
    step: Callable[[int], None] | None = None
    """Goes so many values on, back below zero; None for a line that has no values to step through."""
    opens: bool = False
    """Does taking it open another menu, or ask for something? Then a step to the right takes it as well."""
    lang: str | None = None
    """Language of the line, where it is not the player's (a choice of languages)."""
    earcons: tuple[Earcon, ...] = ()
    """What is heard with the line, and with each new value of it."""


class Menu:
    """A list of lines with a current one.

    The lines are built anew whenever they are asked for, so that values and language are always those of the moment.
    """

    def __init__(
        self,
        build: Callable[[], Sequence[Item]],
        leave: Callable[[], None],
        find: Callable[[str], int | None] | None = None,
    ) -> None:
        """``find`` returns the number of the line that a key stands for; without it, letters jump."""
        self._build = build
        self._find = find
        self.leave = leave
        """Called when the player leaves the menu without taking a line."""
        self._index = 0

    @property
    def items(self) -> Sequence[Item]:
        """The lines as they stand now; never empty."""
        return self._build()

    @property
    def current(self) -> Item:
        """The current line."""
        return self.items[self._index]

    @property
    def number(self) -> int:
        """Number of the current line, from 1."""
        return self._index + 1

    def step(self, by: int) -> None:
        """Go on by so many lines, back below zero; round from the last line to the first."""
        self._index = (self._index + by) % len(self.items)

    def go_to(self, number: int) -> bool:
        """Make the line of that number, from 1, the current one; return whether there is one."""
        if not 1 <= number <= len(self.items):
            return False
        self._index = number - 1
        return True

    def jumps_to(self, key: str) -> bool:
        """Is this key a letter that goes to the lines beginning with it?"""
        return self._find is None and len(key) == 1 and key.isalpha()

    def find(self, key: str) -> bool:
        """Go to the line that a key stands for; return whether there is one."""
        if self._find:
            return self.go_to(self._find(key) or 0)
        return self.jumps_to(key) and self._jump(key)

    def _jump(self, letter: str) -> bool:
        """Go on to the next line that begins with a letter, whatever its accents; return whether there is one."""
        initials = [_plain(item.name[:1]) for item in self.items]
        after = self._index + 1
        ahead = initials[after:] + initials[:after]
        if _plain(letter) not in ahead:
            return False
        self.step(1 + ahead.index(_plain(letter)))
        return True


def _plain(letter: str) -> str:
    """Return a letter without its accents and in small."""
    return unicodedata.normalize("NFD", letter)[:1].casefold()
