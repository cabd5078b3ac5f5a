"""Text made fit for a terminal: its encoding, no control characters, rows of a given width. No input or output."""

import codecs
import locale
from collections.abc import Iterator

NARROW_BELOW = "\u0300"
"""Every printable character before this one fills one column, so that Unicode tables are not needed (nor loaded)."""

NO_BREAK_SPACE = "\u00a0"

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
        NO_BREAK_SPACE: " ",
    }
)
"""Readable replacements for characters that Unicode does not decompose."""

_NO_BREAK_SPACES = "\u00a0\u202f\u2007"

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts cannot be written without them."""


def terminal_encoding(stdout_encoding: str | None) -> str:
    """Return the name of the encoding that the terminal understands, by what the player's locale says.

    Under ``LC_ALL=C`` Python itself takes UTF-8; such a terminal has promised ASCII only, so ASCII is what it gets.
    """
    encoding = line_encoding(stdout_encoding or "ascii")
    if encoding == "utf-8" and line_encoding(locale.getencoding()) == "ascii":
        return "ascii"
    return encoding


def line_encoding(name: str) -> str:
    """Return Python's own name for an encoding that lines can be written in one by one, as terminals take them.

    For UTF-16 and the like, which begin each text with a mark, that is UTF-8; for what is no encoding of text, ASCII.
    """
    try:
        if "So...\n".encode(name) == b"So...\n":
            return codecs.lookup(name).name
        return "utf-8" if codecs.lookup(name).name.startswith("utf") else "ascii"
    except (LookupError, ValueError):
        return "ascii"


def clean(text: str) -> str:
    """Return the text without anything that could steer a terminal; all white space becomes single spaces.

    Spaces that must not be broken stay: they are for :func:`wrap`.
    """
    if not text.isprintable():
        text = "".join(_harmless(character) for character in text)
    return " ".join(filter(None, text.split(" ")))


def _harmless(character: str) -> str:
    if character.isprintable() or character in _JOINERS:
        return character
    if character in _NO_BREAK_SPACES:
        return NO_BREAK_SPACE
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
    """Return the text in the fewest rows of at most ``width`` columns, broken where a voice may pause.

    Of equally good ways the one with the fullest last rows is taken, for the last row is all that some braille programs
    speak. A word that is wider than a row is cut.
    """
    if columns(text) <= width:
        return [text]
    words = list(_pieces(text, width))
    ends = _row_ends(words, width)
    rows, start = [], 0
    while start < len(words):
        rows.append(" ".join(words[start : ends[start]]))
        start = ends[start]
    return rows


def _row_ends(words: list[str], width: int) -> list[int]:
    """Return for each word where a row that begins with it is best ended: the index of the next row's first word."""
    sizes = [columns(word) for word in words]
    ends = [len(words)] * len(words)
    costs = [(0, 0)] * (len(words) + 1)
    for start in reversed(range(len(words))):
        best, used, end = None, -1, start
        while end < len(words) and (end == start or used + 1 + sizes[end] <= width):
            used, end = used + 1 + sizes[end], end + 1
            rows, breaks = costs[end]
            cost = (rows + 1, breaks + (_break_cost(*words[end - 1 : end + 1]) if end < len(words) else 0))
            if best is None or cost < best:
                best, ends[start], costs[start] = cost, end, cost
    return ends


def _break_cost(word: str, following: str) -> int:
    """Return how bad it is to end a row with this word: best after a sentence, worst before a number."""
    if word.endswith((".", "!", "?")):
        return 0
    if word.endswith((",", ";", ":")):
        return 1
    return 5 if following[0].isdigit() else 3


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
