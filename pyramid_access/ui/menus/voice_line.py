"""Choosing the voice of the player's language, in the settings menu or by a key; each voice tells who it is."""

import re
from collections.abc import Callable
from functools import partial

from pyramid_access.speech.voices import VoiceInfo, choose_voice, voices_for, wanted_voice
from pyramid_access.ui.menus.host import Host
from pyramid_access.ui.menus.menu import Item
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


def next_voice(host: Host) -> None:
    """Go on to the next voice, for this run; it tells who it is."""
    turn = host.turn

    def go() -> None:
        message = _go(host, 1, host.change)
        tell = host.tell if host.turn == turn else host.tell_late
        tell(message, value=_value(host))

    _when_found(host, go)


def _step(host: Host, by: int) -> None:
    """Go so many voices on, unless the player has gone on in the menu before they were found."""
    menu, turn = host.menus.top, host.turn
    place = menu and menu.number

    def go() -> None:
        if host.menus.top is menu and menu and menu.number == place:
            host.menus.tell_value(_go(host, by, host.keep), late=host.turn != turn)

    _when_found(host, go)


def _when_found(host: Host, go: Callable[[], None]) -> None:
    """Call a function once the voices are found: at once, but for the first time."""
    turn = host.turn

    def meanwhile() -> None:
        if host.turn == turn:
            host.tell("knowledge-searching", Kind.ANSWER)

    if host.voices.found is not None:
        go()
    elif not host.voices.look(go, meanwhile):
        host.hush()


def _go(host: Host, by: int, change: Callable[..., None]) -> str:
    """Go so many voices on, if there is any; return the message that says the new value."""
    settings, lang = host.preferences.current, host.words.lang
    voices = _voices(host)
    if not voices:
        return "menu-value"
    present = choose_voice(voices, lang, wanted_voice(settings.voices, lang))
    voice = voices[((voices.index(present) if present else -1) + by) % len(voices)]
    change(voices={**settings.voices, lang: voice.id})
    return "settings-voices-sample"


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
