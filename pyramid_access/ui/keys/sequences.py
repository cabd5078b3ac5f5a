"""Cuts the characters that a terminal sends into what was pressed, and drops what was not.

The grammar is that of ECMA-48: a *sequence* begins with Escape and ends by its own form; a *string* (OSC, DCS, APC, PM,
SOS) begins so too and runs to its terminator. Terminals give answers in both forms, late and unasked.
"""

import re
import time
from collections.abc import Callable, Iterator

from pyramid_access.ui.keys.reports import PASTE_BEGINS, is_report, key_of

ESCAPE = "\x1b"
TAIL_COMES = 1.0
"""Seconds in which the rest of a torn sequence comes, and of a string that was begun."""
LONGEST_STRING = 4096
"""Characters of a string; no answer of a terminal has as many. What is longer has lost its end."""

_WHOLE = re.compile(
    r"\x1b?\x1b(?:\[\[[A-E]|\[M[^\x1b]{3}|\[[0-?]*[ -/]*(?![\[M])[@-~]|\[[0-?]+M|O[\d;]*[^\d;\x00-\x1f])"
)
"""A sequence, after Alt perhaps: of function keys of the Linux console, of an old mouse, and all others."""
_BEGUN = re.compile(r"\x1b?\x1b(?:\[(?:\[|M[^\x1b]{0,2}|[0-?]*[ -/]*)|O[\d;]*)?")
_STRING = re.compile(r"\x1b[\]PX^_][^\x00-\x1f]*(?:\x1b\\|\x07)?")
"""A string, with its terminator if that has come. Any other control character breaks it off."""
_STRING_AFTER_ESCAPE = re.compile(r"[\]P][^a-zA-Z\s]")
"""How one goes on from an Escape that came alone: keys that are pressed do not come two at a time."""


class Sequences:
    """Finds the key presses in a text that comes in pieces; each is a character, or a sequence as it was sent.

    A torn sequence, as over a slow link, is made whole as long as it waits. Once :meth:`flush` was called it has been
    answered, as Escape or as an unknown key. What comes then of it is dropped, not pressed: one press of Up must not
    get two answers, and the first, such as that of a menu left by Escape, may have given Up another meaning.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._rest = ""
        """What may become longer."""
        self._answered = 0
        """How many characters of it were given out before."""
        self._last = 0.0
        """When something came."""

    def feed(self, text: str) -> Iterator[str]:
        """Yield the presses that this piece of text completes.

        The mark that begins a paste is the last one: what follows is for :meth:`take_rest`.
        """
        before, self._last = self._last, self._clock()
        if self._last - before > TAIL_COMES and (self._answered or _STRING.match(self._rest)):
            self.take_rest()
        elif (self._answered or self._rest == ESCAPE) and not self._continues(text):
            answered = self._answered
            rest = self.take_rest()
            yield from () if answered else rest
        self._rest += text
        yield from self._presses()

    def take_rest(self) -> str:
        """Return what was not looked at yet, and forget it."""
        rest, self._rest, self._answered = self._rest, "", 0
        return rest

    def flush(self) -> Iterator[str]:
        """Yield what was kept back because it might have become longer; a string that goes on is no press."""
        rest, answered = self._rest, self._answered
        if answered and rest[answered:] in ("[", "O"):
            self._rest = rest[:answered]
            yield rest[answered:]
        elif _is_begun_string(rest):
            return
        elif rest.endswith(ESCAPE) and not answered:
            self._rest, self._answered = ESCAPE, 1
            yield from rest if rest == 2 * ESCAPE else ESCAPE
        elif rest:
            self._answered = len(rest)
            yield from () if answered else (rest,)

    def _continues(self, text: str) -> bool:
        """Is this the rest of what was given out, or of an Escape that has waited alone, and no key of its own?"""
        joined = self._rest + text
        if len(text) == 1 and self._rest == ESCAPE:
            return text in ("[", "O")
        if _STRING.match(joined):
            return len(text) > 1 and (self._rest != ESCAPE or bool(_STRING_AFTER_ESCAPE.match(text)))
        if whole := _WHOLE.match(joined):
            return is_report(whole[0]) or key_of(whole[0]) is not None
        return bool(_BEGUN.fullmatch(joined))

    def _presses(self) -> Iterator[str]:
        while self._rest and (length := _first_length(self._rest)):
            first, self._rest = self._rest[:length], self._rest[length:]
            answered, self._answered = self._answered, 0
            if answered or is_report(first) or (_STRING.match(first) and length > 2):
                continue
            yield first
            if first == PASTE_BEGINS:
                return


def _is_begun_string(text: str) -> bool:
    """Is this a string in the midst, more than Alt with a key?"""
    return bool(_STRING.match(text)) and len(text) > 2 and not text.endswith(ESCAPE)


def _first_length(text: str) -> int:
    """Return how many characters the first press has, 0 if more of them may come."""
    if text[0] != ESCAPE:
        return 1
    if string := _STRING.match(text):
        return _string_length(string[0], text)
    if whole := _WHOLE.match(text):
        return whole.end()
    begun = _BEGUN.match(text)
    length = begun.end() if begun else 1
    if length == len(text):
        return 0
    # Two Escapes, or Alt with a character, or a sequence that something else has broken off.
    return 1 if text.startswith(2 * ESCAPE) else max(length, 2)


def _string_length(string: str, text: str) -> int:
    """Return the length of a string that begins a text, 0 if its end may still come."""
    is_ended = string.endswith(("\x07", "\x1b\\"))
    is_broken_off = text[len(string) :] not in ("", ESCAPE)
    return len(string) if is_ended or is_broken_off or len(string) > LONGEST_STRING else 0
