"""Text made fit for a terminal: its encoding, no control characters, rows of a given width. No input or output."""

import codecs
import locale
from collections.abc import Iterator

NARROW_BELOW = "\u0300"
"""Every printable character before this one fills one column, so that Unicode tables are not needed (nor loaded)."""

SUBSTITUTES = str.maketrans(
    {
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "ø": "o",
        "Ø": "O",
        "ł": "l",
        "Ł": "L",
        "đ": "d",
        "Đ": "D",
        "ı": "i",
        "€": "EUR",
        "’": "'",
        "‘": "'",
        "‚": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "‐": "-",
        "‑": "-",
        "–": "-",
        "—": "-",
        "−": "-",
    }
)
"""Readable replacements for characters that Unicode does not decompose."""

_JOINERS = "\u200c\u200d"


def terminal_encoding(stdout_encoding: str | None) -> str:
    """Return the name of the encoding that the terminal understands, by what the player's locale says.

    Under ``LC_ALL=C`` Python itself takes UTF-8; such a terminal has promised ASCII only, so ASCII is what it gets.
    """
    encoding = _known(stdout_encoding or "ascii")
    if encoding == "utf-8" and _known(locale.getencoding()) == "ascii":
        return "ascii"
    return encoding


def _known(name: str) -> str:
    """Return Python's own name for an encoding; ASCII for one that it does not know."""
    try:
        return codecs.lookup(name).name
    except LookupError:
        return "ascii"


def clean(text: str) -> str:
    """Return the text with plain single spaces for all white space, and nothing that could steer a terminal."""
    if not text.isprintable():
        text = "".join(_harmless(character) for character in text)
    return " ".join(text.split())


def _harmless(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    return " " if character.isspace() else ""


def readable_in(text: str, encoding: str) -> str:
    """Return the text with what ``encoding`` lacks in other letters: ``cœur`` becomes ``coeur`` in Latin-1."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_readable(character, encoding) for character in text)
    return text


def _readable(character: str, encoding: str) -> str:
    """Return the first that can be encoded: the character, its replacement, its base letters, a question mark."""
    import unicodedata

    decomposed = unicodedata.normalize("NFKD", character)
    base = "".join(part for part in decomposed if not unicodedata.combining(part))
    for candidate in (character, character.translate(SUBSTITUTES), base, base.translate(SUBSTITUTES)):
        try:
            candidate.encode(encoding)
        except UnicodeEncodeError:
            continue
        return candidate
    return "?"


def columns(text: str) -> int:
    """Return how many columns of a terminal the text fills."""
    return len(text) if _is_narrow(text) else sum(map(_character_columns, text))


def _is_narrow(text: str) -> bool:
    return text.isascii() or max(text) < NARROW_BELOW


def _character_columns(character: str) -> int:
    if character < NARROW_BELOW:
        return 1
    import unicodedata

    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def wrap(text: str, width: int) -> list[str]:
    """Return the text in the fewest rows of at most ``width`` columns, the last ones as full as they can be.

    The last row is all that some braille programs speak, so what does not fit goes above it, never below.
    A word that is wider than a row is cut.
    """
    if columns(text) <= width:
        return [text]
    rows: list[str] = []
    row = ""
    for word in reversed(list(_pieces(text, width))):
        longer = f"{word} {row}" if row else word
        if row and columns(longer) > width:
            rows.append(row)
            longer = word
        row = longer
    return [row, *reversed(rows)]


def _pieces(text: str, width: int) -> Iterator[str]:
    """Yield the words, those that are wider than a row in pieces that fit."""
    for word in text.split(" "):
        piece, used = "", 0
        for character in word:
            size = _character_columns(character)
            if piece and used + size > width:
                yield piece
                piece, used = "", 0
            piece, used = piece + character, used + size
        yield piece
