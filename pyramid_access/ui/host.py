"""What menus and lessons ask of the program around them."""

from typing import Any, Protocol

from pyramid_access.session.commands import Command
from pyramid_access.ui.desk import Desk
from pyramid_access.ui.games import Games
from pyramid_access.ui.menu import Menu
from pyramid_access.ui.words import Words
from pyramid_access.utterance import Utterance


class Host(Desk, Protocol):
    """The side of the controller that menus see."""

    words: Words
    games: Games

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

    def ask_number(self) -> None:
        """Let the player type the number of a deal."""

    def run(self, command: Command) -> None:
        """Do what a command is for, and answer."""

    def quit(self) -> None:
        """Leave the program."""
