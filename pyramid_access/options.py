"""What a player asks for on the command line, for this run only."""

from collections.abc import Mapping
from dataclasses import dataclass

from pyramid_access.deals.choice import NamedDeal
from pyramid_access.settings import Detail, SpeakerChoice, ViewChoice


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Options of ``play``; ``None`` means that the option was not given.

    Numbers are in their range and names of variants and choices are known; whether the language and the voice exist
    and whether the rules go together is not looked at.
    """

    lang: str | None = None
    variant: str | None = None
    rules: Mapping[str, str] | None = None
    """House rules, as :attr:`~pyramid_access.settings.Settings.rules`; an empty one plays the variant as it is."""
    deal: NamedDeal | None = None
    winnable: bool = False
    """New games are such that can be won; a deal that was asked for is played all the same."""
    speaker: SpeakerChoice | None = None
    view: ViewChoice | None = None
    voice: str | None = None
    """Identifier of a voice, as ``voices`` lists them."""
    rate: int | None = None
    """Words a minute, in :data:`~pyramid_access.settings.RATE_RANGE`."""
    volume: int | None = None
    """Per cent, in :data:`~pyramid_access.settings.VOLUME_RANGE`."""
    detail: Detail | None = None
    new: bool = False
    """Begin a new game, whatever was saved."""
    resume: bool = False
    """Go on with the saved game without asking."""
    data_dir: str | None = None
    """One folder for settings, game and log."""
    transcript: str | None = None
    """File that gets a line for each utterance."""
    debug: bool = False
    """Everything goes to the log file."""
