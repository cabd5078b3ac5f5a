"""What settings and keys of the sound can not change here: where the own voice is not installed, or does not speak."""

from pyramid_access.speech.engines import has_own_voice
from pyramid_access.speech.voices import is_of_system, wanted_voice
from pyramid_access.ui.menus.context import Context

_PITCH, _EARCONS, _PLACE = "settings-pitch-missing", "settings-earcons-missing", "settings-place-missing"
_COMMANDS = {
    "earcon-switch": ("earcons", "help-earcons-missing"),
    "lower": ("pitch", "help-pitch-missing"),
    "higher": ("pitch", "help-pitch-missing"),
}
"""For a key, the setting that it changes, and what the help says of it where that cannot be changed."""


def missing(context: Context, setting: str) -> str | None:
    """Return the message that says why a setting can not be changed; None if it can.

    A voice of the system keeps its pitch; earcons and places need the own voice, which may be heard beside it.
    """
    if setting == "pitch":
        chosen = wanted_voice(context.preferences.current.voices, context.words.lang)
        return _PITCH if not has_own_voice() or (chosen and is_of_system(chosen)) else None
    messages = {"earcons": _EARCONS, "earcon_volume": _EARCONS, "place": _PLACE}
    return None if has_own_voice() else messages.get(setting)


def effect_id(context: Context, command: str, usual: str) -> str:
    """Return the message that says what the key of a command does: ``usual``, or that it can do nothing here."""
    setting, instead = _COMMANDS.get(command, ("", usual))
    return instead if missing(context, setting) else usual
