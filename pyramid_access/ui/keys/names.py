"""Names of keys: what prompt_toolkit or a pipe call a key, and what the game calls it."""

import string
from typing import Self

_OTHER_NAMES = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    " ": "space",
    "\xa0": "space",
    "\u202f": "space",
    "§": "6",
    "<bracketed-paste>": "paste",
}
"""Terminals send the same character for some pairs; the game calls them by the name on the key.

French layouts have no-break spaces on the space bar, where a hand that holds Option or AltGr too long finds them. On
the keyboards of Belgium and of the Mac, § stands in the row of digits where the French one has the hyphen.
"""

_CONTROL_CHARACTERS = {chr(number): f"c-{letter}" for number, letter in enumerate(string.ascii_lowercase, start=1)} | {
    "\x1b": "escape",
    "\x7f": "backspace",
}

_NO_KEYS = frozenset({"<cursor-position-response>", "<vt100-mouse-event>", "<windows-mouse-event>"})
"""What arrives among the keys but was not pressed, so that nothing must answer it."""

UNKNOWN = "unknown"
"""A key, or a pasted or broken sequence, that has no name of its own."""

NAMES = frozenset(
    ["tab", "s-tab", "enter", "space", "escape", "backspace", "delete", "insert", "up", "down", "left", "right"]
    + ["home", "end", "pageup", "pagedown"]
    + [f"f{number}" for number in range(1, 13)]
    + [f"c-{letter}" for letter in string.ascii_lowercase]
)
"""The names that may stand in angle brackets in a pipe."""


class Pasted(str):
    """The name of what was pasted as if it were a key, with its text."""

    text: str

    def __new__(cls, text: str) -> Self:
        """Keep the text; the name is the same for all."""
        pasted = super().__new__(cls, "paste")
        pasted.text = text
        return pasted


def canonical(key: str) -> str | None:
    """Return the game's name for a key: one printable character, or a name such as ``enter``.

    ``key`` is one character, or the value of one of prompt_toolkit's ``Keys``. A key that the game does not know keeps
    prompt_toolkit's name. ``None`` for what is not a key press.
    """
    if key in _NO_KEYS:
        return None
    key = _CONTROL_CHARACTERS.get(key, key)
    name = _OTHER_NAMES.get(key, key)
    nameless = name.startswith("<") if len(name) > 1 else not name.isprintable()
    return UNKNOWN if nameless else name
