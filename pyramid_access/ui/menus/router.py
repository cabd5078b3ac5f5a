"""Where each key goes: to a command, to a line of a menu, or to something that claims every key for a while."""

from collections.abc import Callable, Mapping
from typing import Protocol

from pyramid_access.session.commands import COMMANDS, REVIEWING, Command, Mode
from pyramid_access.session.key_bindings import bindings, command_of
from pyramid_access.ui.menus.menus import Menus
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.turn import Turn
from pyramid_access.utterance import Kind


class KeyTaker(Protocol):
    """Something that claims every key for a while, such as learn mode or the typing of a number."""

    def press(self, key: str) -> None:
        """Take a key, by its canonical name, and answer it."""


class KeyRouter:
    """Looks a key up among those of the present mode and has its command carried out."""

    def __init__(
        self,
        preferences: Preferences,
        menus: Menus,
        presenter: Presenter,
        turn: Turn,
        *,
        perform: Callable[[Command, bool], None],
    ) -> None:
        """``perform`` carries a command out; its second argument says that the key before was for the same one."""
        self._preferences = preferences
        self._menus = menus
        self._presenter = presenter
        self._turn = turn
        self._perform = perform
        self._claimed_by: KeyTaker | None = None
        self._before: Command | None = None
        self._last: Command | None = None
        self._remapped: Mapping[str, tuple[str, ...]] | None = None
        self._bindings: dict[Mode, dict[str, Command]] = {}

    @property
    def is_claimed(self) -> bool:
        """Does something else than the commands get every key?"""
        return self._claimed_by is not None

    def press(self, key: str) -> None:
        """Answer a key. ``key`` is a canonical key name."""
        self._turn.begin(key)
        self._before, self._last = self._last, None
        if self._claimed_by:
            self._claimed_by.press(key)
        elif command := self._command(key):
            self.run(command)
        else:
            self._refuse(key)

    def _command(self, key: str) -> Command | None:
        """Return the command of a key; with Caps Lock on, that of the small letter."""
        return command_of(self._bound()[Mode.MENU if self._menus.top else Mode.PLAY], key)

    def _bound(self) -> Mapping[Mode, Mapping[str, Command]]:
        """Return what each key does, in each mode; worked out anew when the player has remapped one."""
        remapped = self._preferences.current.keys
        if remapped is not self._remapped:
            self._bindings = {mode: bindings(COMMANDS, mode, remapped) for mode in Mode}
            self._remapped = remapped
        return self._bindings

    def _refuse(self, key: str) -> None:
        """Answer a key that no command has now; in a menu it may stand for a line."""
        if self._menus.top:
            self._menus.find(key)
        else:
            self._presenter.tell("help-unknown-key", Kind.REFUSAL)

    def run(self, command: Command) -> None:
        """Do what a command is for, and answer."""
        self._last = command
        self._perform(command, command is self._before)

    def review(self, key: str) -> bool:
        """Say something of the history, if that is what a key is for; for those who claim all keys."""
        command = self._command(key)
        if command is None or command.id not in REVIEWING:
            return False
        self.run(command)
        return True

    def claim(self, taker: KeyTaker) -> None:
        """Let every key go to something else, until :meth:`release`."""
        self._claimed_by = taker

    def release(self) -> None:
        """Let the keys do again what they are for."""
        self._claimed_by = None
