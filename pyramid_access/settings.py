"""The player's settings: one frozen value, with the range of each field.

Reading and writing the file is the business of :mod:`pyramid_access.store`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class SpeakerChoice(Enum):
    """Who speaks."""

    OWN = "own"
    """The game's own voice."""
    READER = "reader"
    """The player's screen reader reads the line view; the own voice stays silent."""
    OFF = "off"
    """Nobody: text only."""


class ViewChoice(Enum):
    """What is on the screen."""

    LINE = "line"
    """Lines appended to the normal screen."""
    BOARD = "board"
    """The whole screen, with large cards."""


class ThemeChoice(Enum):
    """Colours of the board."""

    DARK = "dark"
    LIGHT = "light"
    YELLOW = "yellow"
    """Yellow on black."""
    SYSTEM = "system"
    """The two colours that the terminal itself writes in."""


class Detail(Enum):
    """How much is said."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


class EarconChoice(Enum):
    """When earcons are heard."""

    VOICE = "voice"
    """Together with the game's own voice; not beside a screen reader, not when nobody speaks."""
    ON = "on"
    """Always."""
    OFF = "off"


class PlaceChoice(Enum):
    """Where voice and earcons are heard."""

    PAN = "pan"
    """From left to right, as the card that is spoken of lies in the pyramid."""
    OFF = "off"
    """In the middle, the same in both ears: mono."""


class HintChoice(Enum):
    """What hints are made from."""

    FAIR = "fair"
    """What the player can know: many possible orders of the unseen cards are searched."""
    EXACT = "exact"
    """All cards, the face-down ones too."""
    THUMB = "thumb"
    """Rules of thumb."""


RATE_RANGE = (80, 450)
"""Words a minute that eSpeak NG takes; outside of it the library changes the value without a word."""
RATE_STEP = 20
VOLUME_RANGE = (0, 100)
VOLUME_STEP = 10
PITCH_RANGE = (0, 100)
"""As eSpeak NG takes it."""
PITCH_STEP = 10
PITCH = 50
"""What a voice has by itself."""
EARCON_VOLUME = 50
"""Per cent: clear beside the voice at its usual volume, and below it."""


def clamp(value: int, limits: tuple[int, int]) -> int:
    """Return the value of the range that is nearest to ``value``."""
    low, high = limits
    return max(low, min(high, value))


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a player can set; ``None`` means that she was not asked yet."""

    lang: str | None = None
    """Name of a locale folder."""
    speaker: SpeakerChoice | None = None
    view: ViewChoice = ViewChoice.LINE
    theme: ThemeChoice = ThemeChoice.DARK
    spelled_suits: bool = False
    """Does the board write suits in letters, in place of the symbols?"""
    voices: Mapping[str, str] = field(default_factory=dict)
    """Chosen voice identifier for each language; a language without one gets its first voice."""
    rate: int = 180
    """Words a minute, in :data:`RATE_RANGE`."""
    volume: int = 80
    """Per cent, in :data:`VOLUME_RANGE`."""
    pitch: int = PITCH
    """In :data:`PITCH_RANGE`, from low to high; voices of Windows and of the Mac keep their own."""
    earcons: EarconChoice = EarconChoice.VOICE
    earcon_volume: int = EARCON_VOLUME
    """Per cent, in :data:`VOLUME_RANGE`."""
    place: PlaceChoice = PlaceChoice.PAN
    detail: Detail = Detail.NORMAL
    hints: HintChoice = HintChoice.FAIR
    tips: bool = True
    """Is advice given now and then, where it fits?"""
    winnable: bool = False
    """Are new games only such that can be won?"""
    variant: str = "three-pass"
    rules: Mapping[str, str] = field(default_factory=dict)
    """House rules: option name to value, as ``--rules`` takes them."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Other keys for a command, by its id; they replace the default ones."""
