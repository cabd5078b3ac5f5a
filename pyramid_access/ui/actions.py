"""What the commands do that lie outside of the game, by their ids."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from pyramid_access.session.commands import Command
from pyramid_access.ui.learning.guide import Guide
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menus import Menus
from pyramid_access.ui.menus.sound_keys import SoundKeys
from pyramid_access.ui.play.knowledge import Knowledge
from pyramid_access.utterance import Kind


@dataclass(frozen=True, slots=True)
class Tools:
    """The objects that commands ask something of."""

    context: Context
    knowledge: Knowledge
    """What the solver knows of the game."""
    guide: Guide
    """Teaches the player to play."""
    sound: SoundKeys
    """Changes voice and earcons."""


Action = Callable[[Tools], None]
"""Does what a command is for, and answers the player."""


def perform(tools: Tools, command: Command, again: bool) -> None:
    """Carry a command out, and answer; ``again`` says that the same one was given just before."""
    if command.run:
        tools.context.presenter.answer(command.run(tools.context.current_game.session, again))
    else:
        ACTIONS[command.id](tools)


def _open_game_menu(tools: Tools) -> None:
    from pyramid_access.ui.menus.game_menu import game_menu  # Most games begin without a menu.

    context = tools.context
    context.menus.open(game_menu(context, tools.guide.lines), context.words.utterance("games-title", Kind.ANSWER))


def _open_settings(tools: Tools) -> None:
    from pyramid_access.ui.menus.settings_menu import settings_menu  # The same.

    context = tools.context
    context.menus.open(settings_menu(context), context.words.utterance("settings-title", Kind.ANSWER))


def _new_game(tools: Tools) -> None:
    tools.context.games.begin(tools.context.current_game.session.variant)


def _in_menu(step: Callable[[Menus], None]) -> Action:
    return lambda tools: step(tools.context.menus)


def _digit(digit: int, tools: Tools) -> None:
    tools.context.menus.digit(digit)


ACTIONS: Mapping[str, Action] = {
    "hint": lambda tools: tools.knowledge.hint(),
    "verdict": lambda tools: tools.knowledge.verdict(),
    "go-back": lambda tools: tools.knowledge.go_back(),
    "repeat": lambda tools: tools.context.presenter.repeat(),
    "older": lambda tools: tools.context.presenter.older(),
    "newer": lambda tools: tools.context.presenter.newer(),
    "language": lambda tools: tools.context.settings.next_language(),
    "detail": lambda tools: tools.context.settings.next_detail(),
    "new-game": _new_game,
    "game-menu": _open_game_menu,
    "settings": _open_settings,
    "help": lambda tools: tools.guide.help(),
    "quit": lambda tools: tools.context.exit.leave(),
    "earcon-switch": lambda tools: tools.sound.toggle_earcons(),
    "slower": lambda tools: tools.sound.change_rate(-1),
    "faster": lambda tools: tools.sound.change_rate(1),
    "softer": lambda tools: tools.sound.change_volume(-1),
    "louder": lambda tools: tools.sound.change_volume(1),
    "lower": lambda tools: tools.sound.change_pitch(-1),
    "higher": lambda tools: tools.sound.change_pitch(1),
    "voice": lambda tools: tools.sound.next_voice(),
    "speech-switch": lambda tools: tools.sound.toggle_speech(),
    "menu-next": _in_menu(Menus.next),
    "menu-previous": _in_menu(Menus.previous),
    "menu-first": _in_menu(Menus.first),
    "menu-last": _in_menu(Menus.last),
    "menu-take": _in_menu(Menus.take),
    "menu-forward": _in_menu(Menus.forward),
    "menu-back": _in_menu(Menus.back),
    "menu-leave": _in_menu(Menus.escape),
    "menu-quit": lambda tools: tools.context.exit.leave(),
    **{f"menu-{digit}": partial(_digit, digit) for digit in range(10)},
}
"""An action for each command of the table that does nothing in the game itself."""
