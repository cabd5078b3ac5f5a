"""The one table of commands: keys, what each does, where it is valid.

Key bindings, the help, learn mode, remapping in the settings and the README's key list all come from it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from pyramid_access.session import questions
from pyramid_access.session.events import Event
from pyramid_access.session.game_session import GameSession


class Mode(Enum):
    """What the keys are for at the moment."""

    PLAY = "play"
    MENU = "menu"
    """A menu, or a question with a list of answers."""


class Group(Enum):
    """Commands that belong together in the help."""

    CURSOR = "cursor"
    PLAY = "play"
    QUESTIONS = "questions"
    PROGRAM = "program"
    MENU = "menu"


Run = Callable[[GameSession, bool], tuple[Event, ...]]
"""Does in a game what a command is for, and returns what that led to. The second argument says that the same command
was given just before, with nothing in between."""

_PLAY = frozenset({Mode.PLAY})
_MENU = frozenset({Mode.MENU})
_ANYWHERE = frozenset(Mode)


@dataclass(frozen=True, slots=True)
class Command:
    """One row of the table."""

    id: str
    """Its name in settings files; ``help-`` and the name is the message that says what it does."""
    keys: tuple[str, ...]
    """Default keys, the one that the help names first; see :func:`~.key_bindings.is_key`."""
    group: Group
    run: Run | None = None
    """None for what lies outside of the game, such as menus and voice: the interface does that by the command's id."""
    modes: frozenset[Mode] = _PLAY

    @property
    def help_id(self) -> str:
        """Id of the message that says what the command does."""
        return f"help-{self.id}"


COMMANDS: tuple[Command, ...] = (
    Command("next-free", ("tab", "f"), Group.CURSOR, lambda game, _: game.cursor.next_free()),
    Command("previous-free", ("s-tab", "d"), Group.CURSOR, lambda game, _: game.cursor.previous_free()),
    Command("left", ("left", "j"), Group.CURSOR, lambda game, _: game.cursor.left()),
    Command("right", ("right", "l"), Group.CURSOR, lambda game, _: game.cursor.right()),
    Command("up", ("up", "i"), Group.CURSOR, lambda game, _: game.cursor.up()),
    Command("down", ("down", "k"), Group.CURSOR, lambda game, _: game.cursor.down()),
    Command("row-start", ("home",), Group.CURSOR, lambda game, _: game.cursor.row_start()),
    Command("row-end", ("end",), Group.CURSOR, lambda game, _: game.cursor.row_end()),
    Command("choose", ("enter", "space"), Group.PLAY, lambda game, _: game.choose()),
    Command("clear-choice", ("escape",), Group.PLAY, lambda game, _: game.cursor.clear_choice()),
    Command("draw", ("p",), Group.PLAY, lambda game, _: game.draw()),
    Command("undo", ("u", "c-z", "backspace"), Group.PLAY, lambda game, _: game.undo()),
    Command("redo", ("y", "c-y"), Group.PLAY, lambda game, _: game.redo()),
    Command("hint", ("h",), Group.PLAY),
    Command("verdict", ("v",), Group.PLAY),
    Command("go-back", ("b",), Group.PLAY),
    Command("pause", ("z",), Group.PLAY, lambda game, _: game.pause()),
    Command("free-cards", ("o",), Group.QUESTIONS, lambda game, _: questions.free_cards(game)),
    Command("removals", ("m",), Group.QUESTIONS, lambda game, _: questions.removals(game)),
    Command("card", ("c",), Group.QUESTIONS, questions.card),
    Command("pyramid", ("t",), Group.QUESTIONS, questions.next_row),
    Command("row-1", ("1", "&"), Group.QUESTIONS, lambda game, _: questions.row(game, 1)),
    Command("row-2", ("2", "é"), Group.QUESTIONS, lambda game, _: questions.row(game, 2)),
    Command("row-3", ("3", '"'), Group.QUESTIONS, lambda game, _: questions.row(game, 3)),
    Command("row-4", ("4", "'"), Group.QUESTIONS, lambda game, _: questions.row(game, 4)),
    Command("row-5", ("5", "("), Group.QUESTIONS, lambda game, _: questions.row(game, 5)),
    Command("row-6", ("6", "-"), Group.QUESTIONS, lambda game, _: questions.row(game, 6)),
    Command("row-7", ("7", "è"), Group.QUESTIONS, lambda game, _: questions.row(game, 7)),
    Command("board", ("0", "à"), Group.QUESTIONS, lambda game, _: questions.board(game)),
    Command("stock", ("w",), Group.QUESTIONS, questions.stock),
    Command("status", ("s",), Group.QUESTIONS, questions.status),
    Command("repeat", ("r",), Group.PROGRAM, modes=_ANYWHERE),
    Command("older", (",",), Group.PROGRAM, modes=_ANYWHERE),
    Command("newer", (";",), Group.PROGRAM, modes=_ANYWHERE),
    Command("language", ("a",), Group.PROGRAM),
    Command("new-game", ("n",), Group.PROGRAM),
    Command("game-menu", ("g",), Group.PROGRAM),
    Command("detail", ("x",), Group.PROGRAM),
    Command("earcon-switch", ("f4",), Group.PROGRAM, modes=_ANYWHERE),
    Command("slower", ("f5",), Group.PROGRAM, modes=_ANYWHERE),
    Command("faster", ("f6",), Group.PROGRAM, modes=_ANYWHERE),
    Command("softer", ("f7",), Group.PROGRAM, modes=_ANYWHERE),
    Command("louder", ("f8",), Group.PROGRAM, modes=_ANYWHERE),
    Command("lower", ("<",), Group.PROGRAM, modes=_ANYWHERE),
    Command("higher", (">",), Group.PROGRAM, modes=_ANYWHERE),
    Command("voice", ("=",), Group.PROGRAM, modes=_ANYWHERE),
    Command("speech-switch", ("f9",), Group.PROGRAM, modes=_ANYWHERE),
    Command("settings", ("e", "f2"), Group.PROGRAM),
    Command("help", ("?", "f1"), Group.PROGRAM, modes=_ANYWHERE),
    Command("quit", ("q", "c-c", "c-d"), Group.PROGRAM),
    Command("menu-next", ("tab", "down", "k"), Group.MENU, modes=_MENU),
    Command("menu-previous", ("s-tab", "up", "i"), Group.MENU, modes=_MENU),
    Command("menu-first", ("home",), Group.MENU, modes=_MENU),
    Command("menu-last", ("end",), Group.MENU, modes=_MENU),
    Command("menu-take", ("enter", "space"), Group.MENU, modes=_MENU),
    Command("menu-forward", ("right", "l"), Group.MENU, modes=_MENU),
    Command("menu-back", ("left", "j"), Group.MENU, modes=_MENU),
    Command("menu-leave", ("escape", "q"), Group.MENU, modes=_MENU),
    Command("menu-quit", ("c-c", "c-d"), Group.MENU, modes=_MENU),
    Command("menu-1", ("1", "&"), Group.MENU, modes=_MENU),
    Command("menu-2", ("2", "é"), Group.MENU, modes=_MENU),
    Command("menu-3", ("3", '"'), Group.MENU, modes=_MENU),
    Command("menu-4", ("4", "'"), Group.MENU, modes=_MENU),
    Command("menu-5", ("5", "("), Group.MENU, modes=_MENU),
    Command("menu-6", ("6", "-"), Group.MENU, modes=_MENU),
    Command("menu-7", ("7", "è"), Group.MENU, modes=_MENU),
    Command("menu-8", ("8", "_"), Group.MENU, modes=_MENU),
    Command("menu-9", ("9", "ç"), Group.MENU, modes=_MENU),
    Command("menu-0", ("0", "à"), Group.MENU, modes=_MENU),
)
"""All commands, in the order in which the help names them."""

REVIEWING = ("repeat", "older", "newer")
"""The commands that say again what was said: they work wherever the player is."""
