"""From bytes to text, as editors write it: UTF-8 with or without a byte order mark, UTF-16 with one."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

_UTF_16 = {BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
_CONTROLS = frozenset(map(chr, range(0x20))) - {*"\t\n\v\f\r"}


class NoTextError(ValueError):
    """Bytes that are no text at all."""


class BadByteError(ValueError):
    """Bytes that are text up to a place; ``before`` is that text."""

    def __init__(self, before: str) -> None:
        super().__init__("bad byte")
        self.before = before


def decode(content: bytes) -> str:
    """Return the text of a file, without its byte order mark.

    Raises :class:`NoTextError` for what looks like no text, whatever else is wrong, else :class:`BadByteError`.
    """
    encoding = _UTF_16.get(content[:2], "utf-8")
    body = content.removeprefix(BOM_UTF8) if encoding == "utf-8" else content[2:]
    try:
        text, bad = body.decode(encoding), None
    except UnicodeDecodeError as error:
        text, bad = body.decode(encoding, errors="replace"), error.start
    if any(control in text for control in _CONTROLS):
        raise NoTextError
    if bad is not None:
        raise BadByteError(body[:bad].decode(encoding))
    return text
