"""What menus and lessons ask of the program around them."""

from collections.abc import Sequence
from typing import Any, Protocol

from pyramid_access.session.commands import Command
from pyramid_access.session.history import UtteranceHistory
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.menus import Menus
from pyramid_access.ui.menus.voice_list import VoiceList
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.desk import Desk
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.games import Games
from pyramid_access.utterance import Utterance


class KeyTaker(Protocol):
    """Something that claims every key for a while."""

    def press(self, key: str) -> None:
        """Take a key, by its canonical name, and answer it."""


class Teaching(Protocol):
    """What explains the game."""

    def lines(self) -> Sequence[Item]:
        """Return the lines of menus that lead to the rules and to the first game."""


class Host(Desk, Protocol):
    """The side of the controller that menus see."""

    words: Words
    games: Games
    menus: Menus
    voices: VoiceList
    texts: GameTexts

    @property
    def guide(self) -> Teaching:
        """What teaches the player to play."""

    @property
    def history(self) -> UtteranceHistory:
        """What was said."""

    @property
    def plays_earcons(self) -> bool:
        """Are earcons heard?"""

    def change(self, **changes: Any) -> None:
        """Change settings for this run and let them take effect at once."""

    def keep(self, **changes: Any) -> None:
        """Change settings for good and let them take effect at once."""

    def open_menu(self, menu: Menu, *intro: Utterance) -> None:
        """Put a menu before the player: the intro, then its current line."""

    def close_menu(self) -> None:
        """Take the menu away, without a word; the one below it, if any, is the present one again."""

    def leave_menu(self) -> None:
        """Take the menu away and say what the keys are for now."""

    def tell_line(self) -> None:
        """Say the current line of the menu."""

    def claim(self, taker: KeyTaker) -> None:
        """Let every key go to someone else, until :meth:`release`."""

    def release(self) -> None:
        """Let the keys do again what they are for."""

    def review(self, key: str) -> bool:
        """Say something of the history, if that is what a key is for; for those who claim all keys."""

    def run(self, command: Command) -> None:
        """Do what a command is for, and answer."""

    def quit(self) -> None:
        """Leave the program."""
