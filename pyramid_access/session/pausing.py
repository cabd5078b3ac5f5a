"""Pauses: what plays is refused until the player goes on."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from pyramid_access.session.ui_events import Event, RefusedInPause


class Pausable(Protocol):
    """A game that can be paused."""

    @property
    def is_paused(self) -> bool:
        """Does the player want no moves, and no time counted?"""


_Game = TypeVar("_Game", bound=Pausable)
_Given = ParamSpec("_Given")
_Command = Callable[Concatenate[_Game, _Given], tuple[Event, ...]]


def plays(command: _Command[_Game, _Given]) -> _Command[_Game, _Given]:
    """Let a command of a game be refused in a pause."""

    @wraps(command)
    def unless_paused(game: _Game, /, *args: _Given.args, **kwargs: _Given.kwargs) -> tuple[Event, ...]:
        return (RefusedInPause(),) if game.is_paused else command(game, *args, **kwargs)

    return unless_paused
