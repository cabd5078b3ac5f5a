"""Deals from files and from standard input, read within limits: a wrong file is refused, never waited for."""

import os
import re
import select
import stat
import time
from enum import Enum

from pyramid_access.rules.cards import CardError, CardFault, parse_cards
from pyramid_access.rules.layout import PACK_SIZE
from pyramid_access.rules.position import Deal, parse_deal

STANDARD_INPUT = "-"
"""The name that stands for standard input."""
SIZE_LIMIT = 64 * 1024
"""Bytes; 52 cards take 155, the rest is room for comments."""
LIST_SIZE_LIMIT = 16 * 1024 * 1024
"""Bytes of a list of deals: some hundred thousand."""
PATIENCE = 5.0
"""Seconds that a pipe or device may take in all."""
_TEXT_CONTROLS = frozenset("\t\n\v\f\r")


class DealFault(Enum):
    """What can be wrong with a deal from outside."""

    MISSING = "missing"
    FOLDER = "folder"
    UNREADABLE = "unreadable"
    """No permission, or the device fails."""
    NO_ANSWER = "no-answer"
    """A pipe or a device that stays silent for :data:`PATIENCE`."""
    TOO_LARGE = "too-large"
    LIST_TOO_LARGE = "list-too-large"
    BINARY = "binary"
    NOT_UTF8 = "not-utf8"
    EMPTY = "empty"
    """Not a single card."""
    UNREADABLE_CARD = "unreadable-card"
    DOUBLED_CARD = "doubled-card"
    MISSING_CARD = "missing-card"


_CARD_FAULTS = {
    CardFault.UNREADABLE: DealFault.UNREADABLE_CARD,
    CardFault.DOUBLED: DealFault.DOUBLED_CARD,
    CardFault.MISSING: DealFault.MISSING_CARD,
}


class DealFileError(Exception):
    """A file that gives no deal; ``path`` and ``token`` come from outside and may hold any character."""

    def __init__(self, fault: DealFault, path: str, token: str = "", *, line: int = 0, count: int = 0) -> None:
        super().__init__(f"{path!r}: {fault.value} {token!r}")
        self.fault = fault
        self.path = path
        self.token = token
        """The card or word that is wrong, else empty."""
        self.line = line
        """Line, from 1, of a word that is no card, or of a wrong deal in a list; else 0."""
        self.count = count
        """How many cards there are where one is missing; else 0."""


def read_deal(path: str) -> Deal:
    """Return the deal that a file, or standard input for ``-``, holds as text in UTF-8.

    Raises :class:`DealFileError`. A pipe or device with nothing to say is given up after :data:`PATIENCE`;
    standard input is waited for, since whoever feeds it may be a person.
    """
    return _parsed(_read_text(path, SIZE_LIMIT, DealFault.TOO_LARGE), path)


def read_deals(path: str) -> tuple[Deal, ...]:
    """Return the deals of a file or of standard input: one, or one a line, where a line has 52 cards or more.

    Raises :class:`DealFileError`, with the number of the line where one deal of several is wrong.
    """
    text = _read_text(path, LIST_SIZE_LIMIT, DealFault.LIST_TOO_LARGE)
    lines = {number: line for number, line in enumerate(_lines(text), 1) if line.strip()}
    if len(lines) == 1 or not any(_card_count(line) >= PACK_SIZE for line in lines.values()):
        return (_parsed(text, path),)
    return tuple(_parsed(line, path, number) for number, line in lines.items())


def _read_text(path: str, limit: int, too_large: DealFault) -> str:
    content = _read_input(limit) if path == STANDARD_INPUT else _read_file(path, limit)
    if len(content) > limit:
        raise DealFileError(too_large, path)
    text = _decoded(content, path)
    if not _has_cards(text):
        raise DealFileError(DealFault.EMPTY, path)
    return text


def _parsed(text: str, path: str, number: int = 0) -> Deal:
    """Return the deal of a text, or of the line of that number."""
    try:
        return parse_deal(text)
    except CardError as error:
        line = number or (_wrong_line(text) if error.fault is CardFault.UNREADABLE else 0)
        count = len(parse_cards(text)) if error.fault is CardFault.MISSING else 0
        raise DealFileError(_CARD_FAULTS[error.fault], path, error.token, line=line, count=count) from None


def _card_count(line: str) -> int:
    """Return how many cards a line seems to hold, readable or not."""
    try:
        return len(parse_cards(line))
    except CardError:
        return len(line.split())


def _wrong_line(text: str) -> int:
    """Return the number of the first line with a word that is no card."""
    return next(number for number, line in enumerate(_lines(text), 1) if not _is_readable(line))


def _is_readable(line: str) -> bool:
    try:
        parse_cards(line)
    except CardError:
        return False
    return True


def _has_cards(text: str) -> bool:
    return any(map(str.strip, _lines(text)))


def _lines(text: str) -> list[str]:
    """Return the lines without their comments."""
    return [line.partition("#")[0] for line in re.split(r"\r\n?|\n", text)]


def _decoded(content: bytes, path: str) -> str:
    """Return the text of a file; one that looks like no text at all is called binary, whatever else is wrong."""
    if any(byte < 0x20 and chr(byte) not in _TEXT_CONTROLS for byte in content):
        raise DealFileError(DealFault.BINARY, path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DealFileError(DealFault.NOT_UTF8, path) from None


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
