"""Names of keys: what prompt_toolkit or a pipe call a key, and what the game calls it."""

import string

_OTHER_NAMES = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    " ": "space",
    "<bracketed-paste>": "paste",
}
"""Terminals send the same character for these pairs; the game calls them by the name on the key."""

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
