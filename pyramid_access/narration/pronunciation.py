"""Another spelling for what a voice would say wrong; what is written and shown stays as it is.

The message ``spoken-words`` of a language lists such words, each entry with a full stop at its end:

    six, siss, de et font.
    -es, -e, et ou.

That is: *six* is spelled *siss* for the voice where the next word is *de*, *et* or *font*. Without a third part it is
so everywhere. The first part may be several words; with a hyphen in front it is the end of any word of five letters or
more. A capital letter in it must be one in the text as well; a small letter stands for both. Of several entries for
the same words the first that fits holds, and one for a word holds before one for its end.

These are spellings and not phonemes of one engine, so that they serve the voices of other systems too. They are put
in when a finished text goes to the voice: so they hold whatever message, menu or history it comes from.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pyramid_access.narration.translator import Translator

_MESSAGE = "spoken-words"
_ENDING = "-"
_STEM = r"\w{3,}"
_NEXT_WORD = re.compile(r" (\w+)")


class _Spelling(NamedTuple):
    spoken: str
    before: frozenset[str]
    """One of these must follow; anything may if there are none."""


class Pronunciation:
    """The spellings of one language."""

    def __init__(self, listed: str) -> None:
        """``listed`` is the message; what is no entry in it counts for nothing."""
        self._words: dict[str, list[_Spelling]] = {}
        self._endings: dict[str, list[_Spelling]] = {}
        for entry in listed.split("."):
            written, spoken, before = ([part.strip() for part in entry.split(",")] + ["", ""])[:3]
            if written.strip(_ENDING) and spoken:
                spellings = self._endings if written.startswith(_ENDING) else self._words
                spelling = _Spelling(spoken.lstrip(_ENDING), frozenset(before.split()))
                spellings.setdefault(written.lstrip(_ENDING), []).append(spelling)
        words = [re.escape(word) for word in sorted(self._words, key=len, reverse=True)]
        endings = [_STEM + re.escape(ending) for ending in self._endings]
        self._pattern = re.compile(rf"\b(?:{'|'.join(words + endings)})\b", re.IGNORECASE)

    def of(self, text: str) -> str:
        """Return the text as a voice should get it."""
        return self._pattern.sub(self._spell, text) if self._words or self._endings else text

    def _spell(self, match: re.Match[str]) -> str:
        """Return the spelling of what was found; a sentence keeps its capital, at which voices hear that it begins."""
        following = _NEXT_WORD.match(match.string, match.end())
        after = following[1].lower() if following else ""
        spellings = self._spellings(match[0])
        spoken = next((one.spoken for one in spellings if not one.before or after in one.before), match[0])
        return spoken[0].upper() + spoken[1:] if _begins_a_sentence(match) else spoken

    def _spellings(self, written: str) -> Iterator[_Spelling]:
        """Yield all spellings of a word or of words, whatever follows, those that hold before others first."""
        yield from self._words.get(written, ())
        yield from self._words.get(written.lower(), ())
        for ending, spellings in self._endings.items():
            if written.lower().endswith(ending):
                stem = written[: -len(ending)]
                yield from (spelling._replace(spoken=stem + spelling.spoken) for spelling in spellings)


def _begins_a_sentence(match: re.Match[str]) -> bool:
    """Is what was found the first word of a sentence? A letter tells by itself, a number by what stands before it."""
    if match[0][0].isalpha():
        return match[0][0].isupper()
    before = match.string[: match.start()].rstrip()
    return not before or before.endswith(".")


def pronunciation_of(translator: Translator) -> Pronunciation:
    """Return the spellings of a translator's language; none where it has no such message of its own."""
    is_own = translator.source(_MESSAGE) == translator.lang
    return Pronunciation(translator.say(_MESSAGE) if is_own else "")
