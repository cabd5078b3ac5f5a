"""What a player asks for on the command line, for this run only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pyramid_access.deals.choice import NamedDeal


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Options of ``play``; ``None`` means that the option was not given.

    Numbers are in their range and names of variants and choices are known; whether the language and the voice exist
    and whether the rules go together is not looked at.
    """

    settings: Mapping[str, Any] = field(default_factory=dict)
    """The settings that were given, by the names of the fields of :class:`~pyramid_access.settings.Settings`."""
    voice: str | None = None
    """Identifier of a voice for the language of this run, as ``voices`` lists them."""
    deal: NamedDeal | None = None
    """A deal that was asked for, which is played whether it can be won or not."""
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
