"""From bytes to text, as editors write it: UTF-8 with or without a byte order mark, UTF-16 with one."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

_UTF_16 = {BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
_TEXT_CONTROLS = b"\t\n\v\f\r"
_CONTROLS = bytes(byte for byte in range(0x20) if byte not in _TEXT_CONTROLS)


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
    if encoding == "utf-8" and len(body.translate(None, _CONTROLS)) < len(body):
        raise NoTextError
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        raise BadByteError(body[: error.start].decode(encoding)) from None
    if any(chr(byte) in text for byte in _CONTROLS):
        raise NoTextError
    return text
