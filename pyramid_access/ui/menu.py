"""Menus: a list of lines, one of them the current one. Pure: no words, no keys, no screen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu."""

    name: str
    """What it is, in the player's words."""
    take: Callable[[], None]
    """Called when the player takes the line; it answers her itself."""
    value: str = ""
    """How it stands now; empty for a line that has no value."""
    back: Callable[[], None] | None = None
    """Called to go one value back, where there is a value to step through."""
    lang: str | None = None
    """Language of the line, where it is not the player's (a choice of languages)."""


class Menu:
    """A list of lines with a current one.

    The lines are built anew whenever they are asked for, so that values and language are always those of the moment.
    """

    def __init__(
        self,
        build: Callable[[], Sequence[Item]],
        leave: Callable[[], None],
        find: Callable[[str], int | None] = lambda _: None,
    ) -> None:
        """``find`` returns the number of the line that a key stands for, where keys do so; none by default."""
        self._build = build
        self.find = find
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
