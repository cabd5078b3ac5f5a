"""Voices: which one speaks a language, and which ones there are."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VoiceInfo:
    """One voice of the speech engine."""

    id: str
    """What the engine calls it, such as ``roa/fr``: the value to write in the settings."""
    name: str
    languages: tuple[str, ...] = ()
    """Language tags in lower case with hyphens, the best first; empty where the engine does not tell."""


def voice_info(voice_id: object, name: object, languages: object) -> VoiceInfo:
    """Return a voice from what an engine tells of it.

    Engines of different systems give ``None``, bytes with a priority byte before the tag, or ``fr_FR``.
    """
    given = languages if isinstance(languages, list | tuple) else [languages]
    tags = tuple(tag for tag in map(_clean_tag, given) if tag)
    return VoiceInfo(str(voice_id), str(name or voice_id), tags)


def choose_voice(voices: Sequence[VoiceInfo], lang: str, wanted: str | None = None) -> VoiceInfo | None:
    """Return the voice for a language: the wanted one if it exists, else the first by language, id, name.

    ``None`` when no voice speaks the language.
    """
    base = _base(lang)
    tests: list[Callable[[VoiceInfo], bool]] = [
        lambda voice: wanted is not None and is_wanted(voice, wanted),
        # Before the language field: for eSpeak NG the voices of Belgium and Switzerland are "fr" too, and come first.
        lambda voice: voice.id.lower().rpartition("/")[2] == _clean_tag(lang),
        lambda voice: _clean_tag(lang) in voice.languages,
        lambda voice: speaks(voice.id, lang),
        lambda voice: base in (tag.split("-")[0] for tag in voice.languages),
        lambda voice: base in _words(voice.id),
        lambda voice: base in _words(voice.name),
    ]
    return next((voice for test in tests for voice in voices if test(voice)), None)


def is_wanted(voice: VoiceInfo, wanted: str) -> bool:
    """Tell whether this is the voice that a player has chosen, by identifier or by name."""
    return wanted.lower() in (voice.id.lower(), voice.name.lower())


def speaks(voice_id: str, lang: str) -> bool:
    """Tell whether an identifier ends in a tag of the language, as those of eSpeak NG do: ``roa/fr``, ``gmw/en-US``."""
    return voice_id.lower().rpartition("/")[2].split("-")[0] == _base(lang)


def is_of_system(voice_id: str) -> bool:
    r"""Tell whether an identifier is that of a voice of the system, and not of eSpeak NG, whose are ``roa/fr``.

    On Windows it is ``HKEY_...\TTS_MS_FR``, on the Mac ``com.apple.voice...``.
    """
    return "\\" in voice_id or ("/" not in voice_id and voice_id.count(".") > 1)


def voices_for(voices: Iterable[VoiceInfo], lang: str) -> tuple[VoiceInfo, ...]:
    """Return the voices that :func:`choose_voice` could take for the language, in their order."""
    return tuple(voice for voice in voices if choose_voice([voice], lang))


def wanted_voice(chosen: Mapping[str, str], lang: str) -> str | None:
    """Return the identifier that the player chose for a language, or for the language without its region."""
    return chosen.get(lang) or chosen.get(_base(lang))


def _base(lang: str) -> str:
    return _clean_tag(lang).split("-")[0]


def _words(text: str) -> frozenset[str]:
    return frozenset(re.split(r"[^a-z0-9]+", text.lower()))


def _clean_tag(tag: object) -> str:
    text = tag.decode("utf-8", "ignore") if isinstance(tag, bytes) else str(tag or "")
    return text.lstrip("".join(map(chr, range(32)))).strip().lower().replace("_", "-")
