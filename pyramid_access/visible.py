"""Text from outside (file names, arguments, files) made safe to show and to speak."""

from unicodedata import category

_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that a terminal or a reader must not get: controls, direction marks, halves of characters."""


def visible(text: str, limit: int = 120) -> str:
    r"""Return the text with every control character written out, such as ``\x1b``, and its middle cut above ``limit``.

    Nothing in the result moves the cursor, changes colours or turns the writing direction around.
    """
    if len(text) > limit:
        half = (limit - 1) // 2
        text = f"{text[:half]}…{text[-half:]}"
    return "".join(map(_written_out, text))


def visible_argument(text: str, limit: int = 120) -> str:
    """Return what was typed on the command line, made visible; quotes stand for nothing at all."""
    return visible(text, limit) or "''"


def _written_out(char: str) -> str:
    return char if category(char) not in _HIDDEN else char.encode("unicode_escape").decode("ascii")
