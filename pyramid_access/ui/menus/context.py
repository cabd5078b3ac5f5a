"""What menus, lessons and commands work with."""

from dataclasses import dataclass

from pyramid_access.ui.menus.menus import Menus
from pyramid_access.ui.menus.router import KeyRouter
from pyramid_access.ui.menus.voice_list import VoiceList
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.games import Games
from pyramid_access.ui.play.preferences import LiveSettings, Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.program_exit import ProgramExit
from pyramid_access.ui.play.turn import Turn


@dataclass(frozen=True, slots=True)
class Context:
    """The objects of one run, each of them the only one of its kind."""

    current_game: CurrentGame
    """The game on the table."""
    words: Words
    """The words of the player's language."""
    preferences: Preferences
    """The settings that hold now."""
    settings: LiveSettings
    """Changes settings, with effect at once."""
    voice: Voice
    """The game's own voice."""
    presenter: Presenter
    """Says things."""
    turn: Turn
    """The key that is being answered."""
    games: Games
    """Lays out other games."""
    menus: Menus
    """The menus that are open."""
    router: KeyRouter
    """Where keys go."""
    voices: VoiceList
    """The voices that the player can choose from."""
    texts: GameTexts
    """Keeps the words of games."""
    exit: ProgramExit
    """The way out of the program."""
