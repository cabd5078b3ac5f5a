"""Choosing the voice of the player's language, in the settings menu or by a key; each voice tells who it is."""

import re
from collections.abc import Callable
from functools import partial

from pyramid_access.speech.voices import VoiceInfo, choose_voice, is_of_system, voices_for, wanted_voice
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menu import Item
from pyramid_access.utterance import Kind
from pyramid_access.visible import visible

_IN_BRACKETS = re.compile(r"[^()]*\(([^()]+)\)\s*")
"""What tells the voices of one language apart, as eSpeak NG writes it: ``French (Belgium)``."""
_SPELLED_OUT = re.compile(r"[^\w\s,.']+|_+")
"""Characters that a voice would name."""


def voice_line(context: Context, name: str) -> Item:
    """Return the line, called by ``name``; going to a voice makes that voice speak."""
    return Item(name, partial(_step, context, 1), _value(context), partial(_step, context))


def _value(context: Context) -> str:
    chosen = wanted_voice(context.preferences.current.voices, context.words.lang)
    if context.voices.found is None:
        return context.words.say("settings-voices-chosen" if chosen else "settings-voices-usual")
    voice = choose_voice(_voices(context), context.words.lang, chosen)
    return voice_name(voice, context.words.lang) if voice else context.words.say("settings-voices-none")


def _voices(context: Context) -> tuple[VoiceInfo, ...]:
    return voices_for(context.voices.found or (), context.words.lang)


def next_voice(context: Context) -> None:
    """Go on to the next voice, for this run; it tells who it is."""
    turn = context.turn.number

    def go() -> None:
        message = _go(context, 1, context.settings.change)
        tell = context.presenter.tell if context.turn.number == turn else context.presenter.tell_late
        tell(message, value=_value(context))

    _when_found(context, go)


def _step(context: Context, by: int) -> None:
    """Go so many voices on, unless the player has gone on in the menu before they were found."""
    menu, turn = context.menus.top, context.turn.number
    place = menu and menu.number

    def go() -> None:
        if context.menus.top is menu and menu and menu.number == place:
            context.menus.tell_value(_go(context, by, context.settings.keep), late=context.turn.number != turn)

    _when_found(context, go)


def _when_found(context: Context, go: Callable[[], None]) -> None:
    """Call a function once the voices are found: at once, but for the first time."""
    turn = context.turn.number

    def meanwhile() -> None:
        if context.turn.number == turn:
            context.presenter.tell("knowledge-searching", Kind.ANSWER)

    if context.voices.found is not None:
        go()
    elif not context.voices.look(go, meanwhile):
        context.presenter.hush()


def _go(context: Context, by: int, change: Callable[..., None]) -> str:
    """Go so many voices on, if there is any; return the message that says the new value."""
    settings, lang = context.preferences.current, context.words.lang
    voices = _voices(context)
    if not voices:
        return "menu-value"
    present = choose_voice(voices, lang, wanted_voice(settings.voices, lang))
    voice = voices[((voices.index(present) if present else -1) + by) % len(voices)]
    change(voices={**settings.voices, lang: voice.id})
    return "settings-voices-sample"


def voice_name(voice: VoiceInfo, lang: str) -> str:
    """Return what to call a voice among those of its language: its country in the player's own, or what it says.

    Voices of the system have names, and several of them may be from one country.
    """
    bracket = None if is_of_system(voice.id) else _IN_BRACKETS.fullmatch(voice.name)
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
