"""The line of the settings menu that chooses the voice of the player's language; each voice tells who it is."""

import re
from functools import partial

from pyramid_access.speech.voices import VoiceInfo, choose_voice, voices_for, wanted_voice
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item
from pyramid_access.utterance import Kind
from pyramid_access.visible import visible

_IN_BRACKETS = re.compile(r"[^()]*\(([^()]+)\)\s*")
"""What tells the voices of one language apart, as eSpeak NG writes it: ``French (Belgium)``."""
_SPELLED_OUT = re.compile(r"[^\w\s,.']+|_+")
"""Characters that a voice would name."""


def voice_line(host: Host, name: str) -> Item:
    """Return the line, called by ``name``; going to a voice makes that voice speak."""
    return Item(name, partial(_step, host, 1), _value(host), partial(_step, host))


def _value(host: Host) -> str:
    chosen = wanted_voice(host.preferences.current.voices, host.words.lang)
    if host.voices.found is None:
        return host.words.say("settings-voices-chosen" if chosen else "settings-voices-usual")
    voice = choose_voice(_voices(host), host.words.lang, chosen)
    return voice_name(voice, host.words.lang) if voice else host.words.say("settings-voices-none")


def _voices(host: Host) -> tuple[VoiceInfo, ...]:
    return voices_for(host.voices.found or (), host.words.lang)


def _step(host: Host, by: int) -> None:
    """Go to the next voice; the first time, the voices have to be found, and the player may have gone on meanwhile."""
    if host.voices.found is not None:
        _go(host, by)
        return
    menu, turn = host.menus.top, host.turn
    place = menu and menu.number

    def found() -> None:
        if host.menus.top is menu and menu and menu.number == place:
            _go(host, by, late=host.turn != turn)

    def meanwhile() -> None:
        if host.turn == turn:
            host.tell("knowledge-searching", Kind.ANSWER)

    if not host.voices.look(found, meanwhile):
        host.hush()


def _go(host: Host, by: int, *, late: bool = False) -> None:
    settings, lang = host.preferences.current, host.words.lang
    voices = _voices(host)
    if not voices:
        host.menus.tell_value(late=late)
        return
    present = choose_voice(voices, lang, wanted_voice(settings.voices, lang))
    voice = voices[((voices.index(present) if present else -1) + by) % len(voices)]
    host.keep(voices={**settings.voices, lang: voice.id})
    host.menus.tell_value("settings-voices-sample", late=late)


def voice_name(voice: VoiceInfo, lang: str) -> str:
    """Return what to call a voice among those of its language: its country in the player's own, or what it says."""
    bracket = _IN_BRACKETS.fullmatch(voice.name)
    name = bracket[1] if bracket else voice.name
    return _country(name, lang) or " ".join(_SPELLED_OUT.sub(" ", visible(name)).split()) or voice.id


def _country(name: str, lang: str) -> str:
    """Return what a country with that English name is called in a language; nothing if it is no country."""
    from babel import Locale, UnknownLocaleError

    codes = {english: code for code, english in Locale("en").territories.items()}
    try:
        return str(Locale.parse(lang.replace("-", "_")).territories.get(codes.get(name, ""), ""))
    except (ValueError, UnknownLocaleError):
        return ""
