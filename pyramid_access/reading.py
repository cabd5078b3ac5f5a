"""Reads the keys of a run, from a pipe or from the terminal in the view that the settings say."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from pyramid_access.build import Built, screen_encoding
from pyramid_access.console import is_terminal
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings
from pyramid_access.settings import ViewChoice
from pyramid_access.start import INPUT
from pyramid_access.ui.keys.source import Ending, Mailbox
from pyramid_access.ui.learning.first_start import FirstStart

if TYPE_CHECKING:
    from pyramid_access.ui.board.view import BoardView


class Reading:
    """Hands keys to the program until the player leaves, or the input ends."""

    def __init__(self, built: Built, mailbox: Mailbox) -> None:
        self._program, _, self._jobs = built
        self._preferences = built.program.context.preferences
        self._mailbox = mailbox

    def read(self, lay_out: Callable[[bool], None]) -> Ending:
        """Have the first game laid out, after what is to be asked on the first start, and read keys."""
        if not is_terminal(INPUT):
            # Imported here, as below: nobody needs both.
            from pyramid_access.ui.keys import pipe

            lay_out(False)
            return pipe.read_keys(INPUT, self._program.press, self._mailbox, must_wait=self._must_wait)
        FirstStart(self._program.context, lay_out).ask()
        return self._read_terminal()

    def _must_wait(self, key: str | Ending) -> bool:
        """Must a key wait for searches? For the rating of a new deal, which no key asked for, only the status waits."""
        if not isinstance(key, str):
            return self._jobs.is_awaited
        command = bindings(COMMANDS, Mode.PLAY, self._preferences.current.keys).get(key)
        asks = command is not None and command.id == "status"
        return self._jobs.is_busy if asks else self._jobs.is_awaited

    def _read_terminal(self) -> Ending:
        """Read keys in the view that the settings say, another one when they change, until the player leaves."""
        # Imported here: the first line is on the screen by now, and loading takes as long as all the rest.
        from pyramid_access.ui.keys import terminal

        program, lines = self._program, self._program.announcer.view
        program.context.words.preload()
        self._jobs.prepare(load_for_later)
        while True:
            view = self._preferences.current.view
            board = self._board() if view is ViewChoice.BOARD else None
            program.announcer.view = board or lines

            def press(key: str, view: ViewChoice = view) -> bool:
                return program.press(key) and self._preferences.current.view is view

            ending = terminal.read_keys(press, self._mailbox, program.announcer.view.refresh, board=board)
            program.announcer.view = lines
            if board and (last := program.announcer.history.last):
                lines.show([last])  # The board takes its words away with it.
            if program.left or ending is not Ending.ASKED:
                return ending

    def _board(self) -> "BoardView | None":
        """Return the board, showing the last words; None, after a sentence, for a terminal that cannot show it."""
        from pyramid_access.ui.board.theme import color_depth
        from pyramid_access.ui.board.view import BoardUnavailable, BoardView, needs_ascii

        program = self._program
        try:
            ascii_only = needs_ascii(os.environ.get("TERM"), screen_encoding(), windows=os.name == "nt")
        except BoardUnavailable:
            program.context.presenter.tell_late("board-unavailable")
            return None
        board = BoardView(
            lambda: program.context.current_game.view,
            program.context.words.say,
            lambda: self._preferences.current,
            ascii_only=ascii_only,
            depth=color_depth(os.environ.get("TERM", "")),
        )
        if last := program.announcer.history.last:
            board.show([last])
        return board


def load_for_later() -> None:
    """Load what the first line did without and a key would else have to wait for: menus, lessons, tips, searches."""
    from pyramid_access.narration import lookup_words  # noqa: F401
    from pyramid_access.ui.learning import lesson, tutorial  # noqa: F401
    from pyramid_access.ui.menus import game_menu, settings_menu  # noqa: F401
    from pyramid_access.ui.play.searches import load_searches

    load_searches()
