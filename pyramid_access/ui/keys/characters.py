"""Characters of the bytes that a terminal sends, each as soon as it is whole."""

import codecs

_LEAST_LETTER, _GREATEST_LETTER = 0xA0, 0xFE
"""Where Latin-1 has its letters. 0xFF is none that anybody types, but the first byte of a command of telnet."""


class Characters:
    """Reads bytes in the encoding of the terminal; what does not fit into it is read as Latin-1.

    An old terminal or a serial line sends one byte for ``é`` though the system is set to UTF-8. There it begins a
    sequence of which the rest never comes.
    """

    def __init__(self, encoding: str) -> None:
        self._decoder = codecs.getincrementaldecoder(encoding)("surrogateescape")

    @property
    def is_waiting(self) -> bool:
        """Has a character begun that is not whole?"""
        return bool(self._decoder.getstate()[0])

    def feed(self, data: bytes) -> str:
        """Return the characters that these bytes complete."""
        return _repaired(self._decoder.decode(data))

    def flush(self) -> str:
        """Return what was kept back because it might have become a longer sequence."""
        rest = self._decoder.decode(b"", final=True)
        self._decoder.reset()
        return _repaired(rest)


def _repaired(text: str) -> str:
    """Return a text with the letters that stray bytes stand for."""
    if text.isascii():
        return text
    return "".join(map(_letter, text))


def _letter(character: str) -> str:
    """Return the letter for an undecodable byte, which Python gives as a lone surrogate; else the character itself."""
    byte = ord(character) - 0xDC00
    return chr(byte) if _LEAST_LETTER <= byte <= _GREATEST_LETTER else character
