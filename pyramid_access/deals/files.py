"""Deals and positions from files and standard input, read within limits: a wrong file is refused, never waited for.

How they may be written is told in :mod:`pyramid_access.deals.notation`.
"""

import os
import select
import stat
import time
from enum import Enum
from typing import NamedTuple

from pyramid_access.deals import notation
from pyramid_access.deals.decoding import BadByteError, NoTextError, decode
from pyramid_access.problem import Problem, Typed
from pyramid_access.rules.cards import CardError, CardFault, parse_card, parse_cards, without_comments
from pyramid_access.rules.position import Deal, Game, Position
from pyramid_access.rules.text import PositionError, PositionFault
from pyramid_access.rules.variants import RuleError, RuleFault

STANDARD_INPUT = "-"
"""The name that stands for standard input."""
SIZE_LIMIT = 64 * 1024
"""Bytes; 52 cards take 155, the rest is room for comments."""
LIST_SIZE_LIMIT = 16 * 1024 * 1024
"""Bytes of a list of deals, some hundred thousand, or of a transcript."""
PATIENCE = 5.0
"""Seconds that a pipe or device may take in all."""
_BEFORE_BRACE = b"\xef\xbb\xbf\xff\xfe\0 \t\r\n\v\f"
"""Bytes that may stand before the first brace of a transcript: byte order marks and spaces."""


class DealFault(Enum):
    """What can be wrong with a file of a deal or of a position, beside what is wrong with the position itself."""

    MISSING = "missing"
    FOLDER = "folder"
    UNREADABLE = "unreadable"
    """No permission, or the device fails."""
    NO_ANSWER = "no-answer"
    """A pipe or a device that stays silent for :data:`PATIENCE`."""
    KEYBOARD = "keyboard"
    """Standard input is the terminal that the keys of the game come from."""
    TOO_LARGE = "too-large"
    LIST_TOO_LARGE = "list-too-large"
    TRANSCRIPT_TOO_LARGE = "transcript-too-large"
    BINARY = "binary"
    NOT_UTF8 = "not-utf8"
    EMPTY = "empty"
    """Not a single card."""
    UNREADABLE_CARD = "unreadable-card"
    DOUBLED_CARD = "doubled-card"
    MISSING_CARD = "missing-card"
    NO_POSITION = "no-position"
    """A transcript of no game."""
    RULES = "rules"
    """Rules of a position that do not exist."""
    RULES_CLASH = "rules-clash"
    OWN_RULES = "own-rules"
    """A position, which has its rules, where others are asked for."""


_CARD_FAULTS = {
    CardFault.UNREADABLE: DealFault.UNREADABLE_CARD,
    CardFault.DOUBLED: DealFault.DOUBLED_CARD,
    CardFault.MISSING: DealFault.MISSING_CARD,
}


_ABOUT_CARDS = {
    *(DealFault.DOUBLED_CARD, DealFault.MISSING_CARD),
    *(PositionFault.NO_PLACE, PositionFault.TWO_PLACES, PositionFault.COVERED),
}
"""Faults whose sentences name a card."""
_ABOUT_WORDS = {
    *(DealFault.UNREADABLE_CARD, DealFault.RULES),
    *(PositionFault.UNKNOWN_PART, PositionFault.DOUBLED_PART, PositionFault.FOREIGN_PART),
    *(PositionFault.NO_NUMBER, PositionFault.PASSES),
}
"""Faults whose sentences name a word."""


class DealFileError(Exception):
    """A file that gives nothing to play; ``path`` and ``token`` come from outside and may hold any character."""

    def __init__(
        self,
        fault: DealFault | PositionFault,
        path: str,
        token: str = "",
        *,
        line: int = 0,
        column: int = 0,
        count: int = 0,
    ) -> None:
        super().__init__(f"{path!r}: {fault.value} {token!r}")
        self.fault = fault
        self.path = path
        self.token = token
        """The card or word that is wrong, else empty."""
        self.line = line
        """Line, from 1, of what is wrong, or of a wrong deal in a list; else 0."""
        self.column = column
        """Character of the line, from 1, at which it begins; else 0."""
        self.count = count
        """How many cards there are where one is missing; else 0."""

    @property
    def problem(self) -> Problem:
        """What is wrong."""
        args: dict[str, object] = {"path": self.path} | self._place()
        if self.fault in _ABOUT_CARDS:
            args |= {"card": parse_card(self.token), "code": self.token}
            args |= {"count": self.count} if self.fault is DealFault.MISSING_CARD else {}
        elif self.fault in _ABOUT_WORDS:
            args |= {"token": Typed(self.token)}
        if isinstance(self.fault, PositionFault):
            return Problem("deals-position", self.fault.value, args)
        return Problem("deals-error", self.fault.value, args)

    def _place(self) -> dict[str, object]:
        """Return what names the file, and as much of line and column as is known."""
        source = "input" if self.path == STANDARD_INPUT else "file"
        if self.column:
            return {"source": f"{source}-place", "line": self.line, "column": self.column}
        return {"source": f"{source}-line", "line": self.line} if self.line else {"source": source}


class FileDeal(NamedTuple):
    """A deal."""

    deal: Deal
    number: int | None = None
    """The number that a comment in the file gives it; nobody has looked whether it has these cards."""


class FilePosition(NamedTuple):
    """A game and how it stands."""

    game: Game
    position: Position


FileStart = FileDeal | FilePosition
"""What a game can begin with."""


def read_start(path: str) -> FileStart:
    """Return the deal or the position that a file, or standard input for ``-``, holds as text in UTF-8.

    Of a transcript the last position that it notes. Raises :class:`DealFileError`. A pipe or device with nothing to say
    is given up after :data:`PATIENCE`; standard input is waited for, since whoever feeds it may be a person.
    """
    return _start(_read_text(path, SIZE_LIMIT, DealFault.TOO_LARGE), path)


def read_starts(path: str) -> tuple[FileStart, ...]:
    """Return the deals and positions of a file or of standard input: one, or one a line, where lines are long enough.

    Reads and raises as :func:`read_start` does, with the number of the line where one of several is wrong.
    """
    text = _read_text(path, LIST_SIZE_LIMIT, DealFault.LIST_TOO_LARGE)
    if notation.is_transcript(text):
        return (_start(text, path),)
    if max(map(len, notation.lines_of(text))) > SIZE_LIMIT:
        raise DealFileError(DealFault.TOO_LARGE, path)
    parts = notation.parts_of(text)
    if any(len(part) > SIZE_LIMIT for _, part in parts):
        raise DealFileError(DealFault.TOO_LARGE, path)
    return tuple(_start(part, path, line) for line, part in parts)


def _start(text: str, path: str, number: int = 0) -> FileStart:
    """Return what a text holds, or a part of a list that begins at the line of that number."""
    if notation.is_transcript(text):
        return _position(notation.last_position(text), path, in_transcript=True)
    if notation.is_position(text):
        return _position(text, path, max(number, 1))
    return FileDeal(_deal(text, path, number), notation.noted_number(text))


def _read_text(path: str, limit: int, too_large: DealFault) -> str:
    content = _read_input(LIST_SIZE_LIMIT) if path == STANDARD_INPUT else _read_file(path, LIST_SIZE_LIMIT)
    if content[:100].lstrip(_BEFORE_BRACE).startswith(b"{"):
        limit, too_large = LIST_SIZE_LIMIT, DealFault.TRANSCRIPT_TOO_LARGE
    if len(content) > limit:
        raise DealFileError(too_large, path)
    text = _decoded(content, path)
    if not without_comments(text).strip():
        raise DealFileError(DealFault.EMPTY, path)
    return text


def _deal(text: str, path: str, number: int = 0) -> Deal:
    """Return the deal of a text, or of a part of a list that begins at the line of that number."""
    try:
        return notation.parse_any_deal(text)
    except CardError as error:
        line, column = _place(text, error.at, max(number, 1))
        count = len(parse_cards(notation.plain(text))) if error.fault is CardFault.MISSING else 0
        fault = _CARD_FAULTS[error.fault]
        raise DealFileError(fault, path, error.token, line=line or number, column=column, count=count) from None


def _position(text: str, path: str, first_line: int = 1, *, in_transcript: bool = False) -> FilePosition:
    """Return what the text of a position says. In a transcript the place of a mistake would help nobody."""
    if not text:
        raise DealFileError(DealFault.NO_POSITION, path)
    try:
        return FilePosition(*notation.parse_any_position(text))
    except (CardError, PositionError, RuleError) as error:
        at = None if isinstance(error, RuleError) else error.at
        whole = len(text) - len(without_comments(text).lstrip())
        line, column = (0, 0) if in_transcript else _place(text, whole if at is None else at, first_line)
        fault, token = _fault_of(error)
        count = len(parse_cards(without_comments(text).split("|")[1])) if fault is DealFault.MISSING_CARD else 0
        raise DealFileError(fault, path, token, line=line, column=column, count=count) from None


def _fault_of(error: CardError | PositionError | RuleError) -> tuple[DealFault | PositionFault, str]:
    """Return what is wrong with a position, and the word or card that is."""
    match error:
        case CardError(fault=fault, token=token):
            return _CARD_FAULTS[fault], token
        case PositionError(fault=fault, token=token):
            return fault, token
        case RuleError(fault=RuleFault.CLASH):
            return DealFault.RULES_CLASH, ""
        case RuleError(option=option, value=value):
            return DealFault.RULES, "=".join(filter(None, (option, value)))


def _place(text: str, at: int | None, first_line: int = 1) -> tuple[int, int]:
    """Return line and column, from 1, of a place in a text that begins at some line; two noughts for none."""
    if at is None:
        return 0, 0
    before = notation.lines_of(text[:at])
    return first_line + len(before) - 1, len(before[-1]) + 1


def _decoded(content: bytes, path: str) -> str:
    """Return the text of a file; one that looks like no text at all is called binary, whatever else is wrong."""
    try:
        return decode(content)
    except NoTextError:
        raise DealFileError(DealFault.BINARY, path) from None
    except BadByteError as error:
        line, column = _place(error.before, len(error.before))
        raise DealFileError(DealFault.NOT_UTF8, path, line=line, column=column) from None


def _read_input(limit: int) -> bytes:
    """Return what standard input holds, at most one byte more than allowed."""
    try:
        return _read_up_to(limit, 0, deadline=None)
    except OSError:
        raise DealFileError(DealFault.UNREADABLE, STANDARD_INPUT) from None


def _read_file(path: str, limit: int) -> bytes:
    # Without waiting for a writer at the other end of a named pipe, and without making a terminal our own.
    flags = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))
    try:
        descriptor = os.open(path, flags)
        try:
            if stat.S_ISDIR(os.fstat(descriptor).st_mode):
                raise IsADirectoryError(path)
            return _read_up_to(limit, descriptor, time.monotonic() + PATIENCE)
        finally:
            os.close(descriptor)
    except (OSError, ValueError) as error:
        raise DealFileError(_fault(error, path), path) from None


def _fault(error: OSError | ValueError, path: str) -> DealFault:
    match error:
        case TimeoutError():
            return DealFault.NO_ANSWER
        case IsADirectoryError():
            return DealFault.FOLDER
        case FileNotFoundError() | NotADirectoryError() | ValueError():
            # A name with a zero byte raises ValueError: no file can have it.
            return DealFault.MISSING
        case _:
            # Windows reports a folder as one that may not be read.
            return DealFault.FOLDER if os.path.isdir(path) else DealFault.UNREADABLE  # noqa: PTH112


def _read_up_to(limit: int, descriptor: int, deadline: float | None) -> bytes:
    """Return what there is, at most one byte more than the limit."""
    content = bytearray()
    while len(content) <= limit:
        _wait(descriptor, deadline)
        try:
            piece = os.read(descriptor, limit + 1 - len(content))
        except BlockingIOError:
            continue
        if not piece:
            break
        content += piece
    return bytes(content)


def _wait(descriptor: int, deadline: float | None) -> None:
    """Wait until there is something to read; raise :class:`TimeoutError` after the deadline, a monotonic time."""
    if os.name == "nt":
        return  # select takes sockets only there, and there are no named pipes among the files.
    seconds = None if deadline is None else max(0.0, deadline - time.monotonic())
    if not select.select([descriptor], [], [], seconds)[0]:
        raise TimeoutError
