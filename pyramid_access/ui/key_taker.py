"""What claims the keys for a while, in place of the commands: typing a number, learning keys, giving a key away."""

from typing import Protocol


class KeyTaker(Protocol):
    """Something that claims every key for a while."""

    def press(self, key: str) -> None:
        """Take a key, by its canonical name, and answer it."""
