"""The keys that change voice and earcons. What they change holds at once, and until the end of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyramid_access.settings import EarconChoice, SpeakerChoice
from pyramid_access.settings_table import PITCH, RATE, VOLUME, Steps
from pyramid_access.ui.menus.missing import missing

if TYPE_CHECKING:
    from pyramid_access.ui.menus.context import Context


class SoundKeys:
    """Each key is answered by the new value, in the voice as it is then."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._voice = context.voice

    def change_rate(self, steps: int) -> None:
        """Speak faster by so many steps; slower below zero."""
        self._move("rate", RATE, steps)

    def change_volume(self, steps: int) -> None:
        """Speak louder by so many steps; softer below zero."""
        self._move("volume", VOLUME, steps)

    def change_pitch(self, steps: int) -> None:
        """Speak higher by so many steps; lower below zero."""
        if why := missing(self._context, "pitch"):
            self._tell(why)
        else:
            self._move("pitch", PITCH, steps)

    def next_voice(self) -> None:
        """Go on to the next voice of the language, which says a little more than its name."""
        from pyramid_access.ui.menus.voice_line import next_voice

        next_voice(self._context)

    def toggle_speech(self) -> None:
        """Turn the voice off, or on."""
        speaker = SpeakerChoice.OFF if self._voice.speaks else SpeakerChoice.OWN
        self._context.settings.change(speaker=speaker)
        self._tell(f"settings-speaker-{speaker.value}")

    def toggle_earcons(self) -> None:
        """Turn the earcons off, or on: with the voice where it speaks, so that they go when it goes, else always."""
        if why := missing(self._context, "earcons"):
            self._tell(why)
            return
        on = EarconChoice.VOICE if self._voice.speaks else EarconChoice.ON
        earcons = EarconChoice.OFF if self._voice.plays_earcons else on
        self._context.settings.change(earcons=earcons)
        self._tell(f"settings-earcons-{earcons.value}")

    def _move(self, name: str, values: Steps, steps: int) -> None:
        value = values.moved(getattr(self._context.preferences.current, name), steps)
        self._context.settings.change(**{name: value})
        self._tell(f"settings-{name}-value", **{name: value})

    def _tell(self, message: str, **args: object) -> None:
        """Say the new value of a setting, which menus show within a line, as a sentence of its own."""
        self._context.presenter.tell("menu-value", value=self._context.words.say(message, **args))
