"""Players who have the first game explained to them."""

from dataclasses import replace
from pathlib import Path

from pyramid_access.session.tutorial import number_of
from pyramid_access.settings import Settings, SpeakerChoice
from tests.playing import Player

BEGIN = ("?", "s-tab", "enter")
"""Keys to the last line of the help, which opens it."""


def at_a_game(folder: Path, lang: str, **settings: object) -> Player:
    """Return a player with a game under way, one card drawn."""
    player = Player(folder, replace(Settings(lang=lang, speaker=SpeakerChoice.OWN), **settings))  # type: ignore[arg-type]
    player.begin()
    player.press("p")
    return player


def begun(folder: Path, lang: str, step: str = "free", **settings: object) -> Player:
    """Return a player at the beginning of a step."""
    player = at_a_game(folder, lang, **settings)
    player.press(*BEGIN, *["n"] * number_of(step))
    return player
