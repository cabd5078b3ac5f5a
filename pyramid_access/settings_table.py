"""The one table of what a player can set: the settings file, the menus and the command line all come from it.

A new setting is a field of :class:`~pyramid_access.settings.Settings`, a row here, and words, with hyphens for the
underscores of its name: ``settings-NAME`` for the line of the menu; ``settings-NAME-VALUE`` for each value, which for a
number is ``settings-NAME-value`` with the number as ``$NAME``; and ``options-OPTION`` for the help of the command line.
"""

from dataclasses import dataclass
from enum import Enum, auto

from pyramid_access.settings import (
    PITCH_RANGE,
    PITCH_STEP,
    RATE_RANGE,
    RATE_STEP,
    VOLUME_RANGE,
    VOLUME_STEP,
    Detail,
    EarconChoice,
    HintChoice,
    PlaceChoice,
    SpeakerChoice,
    ThemeChoice,
    ViewChoice,
    clamp,
)
from pyramid_access.utterance import Earcon


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of the members of an enumeration, in a file and on the command line by its value."""

    kind: type[Enum]


@dataclass(frozen=True, slots=True)
class Steps:
    """A whole number from ``low`` to ``high``; menus and keys change it by ``step``."""

    low: int
    high: int
    step: int

    @property
    def limits(self) -> tuple[int, int]:
        """Lowest and highest value."""
        return self.low, self.high

    def moved(self, value: int, by: int) -> int:
        """Return the value so many steps up, down below zero, and not beyond the end."""
        return clamp(value + by * self.step, self.limits)


@dataclass(frozen=True, slots=True)
class YesNo:
    """Yes or no. On the command line the option alone says yes."""


class Own(Enum):
    """Values of a kind of their own, which file, menu and command line each know by name."""

    LANGUAGE = auto()
    """Name of a locale folder."""
    VOICES = auto()
    """A voice for each language; menu and command line give the one of the player's language."""
    VARIANT = auto()
    RULES = auto()
    """House rules."""
    KEYS = auto()
    """Keys for commands."""


Values = OneOf | Steps | YesNo | Own


class MenuPlace(Enum):
    """The menu in which a setting has its line."""

    SETTINGS = auto()
    GAMES = auto()


@dataclass(frozen=True, slots=True)
class Setting:
    """One row of the table."""

    name: str
    """Name of the field, and of the entry in the settings file."""
    values: Values
    option: str = ""
    """Name on the command line, without the dashes; empty for what only file and menu can say."""
    menu: MenuPlace | None = MenuPlace.SETTINGS
    """None for what no menu has."""
    earcons: tuple[Earcon, ...] = ()
    """What is heard with its line, and with a new value."""

    @property
    def message_id(self) -> str:
        """Id of the message that names it; those of its values begin with it."""
        return f"settings-{self.name.replace('_', '-')}"


RATE = Steps(*RATE_RANGE, RATE_STEP)
VOLUME = Steps(*VOLUME_RANGE, VOLUME_STEP)
PITCH = Steps(*PITCH_RANGE, PITCH_STEP)

SETTINGS = (
    Setting("lang", Own.LANGUAGE, "lang"),
    Setting("variant", Own.VARIANT, "variant", MenuPlace.GAMES),
    Setting("rules", Own.RULES, "rules", None),
    Setting("winnable", YesNo(), "winnable", MenuPlace.GAMES),
    Setting("speaker", OneOf(SpeakerChoice), "speaker"),
    Setting("view", OneOf(ViewChoice), "view"),
    Setting("theme", OneOf(ThemeChoice), "theme"),
    Setting("spelled_suits", YesNo(), "spelled-suits"),
    Setting("detail", OneOf(Detail), "detail"),
    Setting("rate", RATE, "rate"),
    Setting("volume", VOLUME, "volume"),
    Setting("pitch", PITCH, "pitch"),
    Setting("voices", Own.VOICES, "voice"),
    Setting("earcons", OneOf(EarconChoice), "earcons"),
    Setting("earcon_volume", VOLUME, "earcon-volume", earcons=(Earcon.PAIR,)),
    Setting("place", OneOf(PlaceChoice), "place"),
    Setting("hints", OneOf(HintChoice), "hints"),
    Setting("tips", YesNo()),
    Setting("keys", Own.KEYS),
)
"""All settings, in the order of the menus and of the command line's help."""
