"""Keys from a terminal, read with prompt_toolkit, which draws nothing: the views write by themselves.

This is the only module that loads prompt_toolkit for keys; import it after the first line was written.
"""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable

from prompt_toolkit.application import Application
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.key_binding.key_processor import KeyPress
from prompt_toolkit.keys import Keys
from prompt_toolkit.output import DummyOutput

from pyramid_access.ui.board.view import BoardView
from pyramid_access.ui.keys.groups import KeyGroups, is_refused
from pyramid_access.ui.keys.names import canonical
from pyramid_access.ui.keys.source import Ending, Mailbox, ending_signals
from pyramid_access.ui.output.view import ScreenGoneError, window_size

ESCAPE_DELAY = 0.05
"""Seconds until a lone Escape is taken for the key and not for the beginning of a sequence."""

WINDOW_SECONDS = 0.25
"""How often the size of the window is looked at where the system does not tell of a new one, as on Windows."""
OUTPUT = 1
"""The file that the window is asked for by."""


def read_keys(
    press: Callable[[str], bool],
    mailbox: Mailbox,
    refresh: Callable[[], None],
    source: Input | None = None,
    *,
    board: BoardView | None = None,
) -> Ending:
    """Press the keys of the terminal until ``press`` returns false or the input ends; return why it ended.

    ``press`` takes a canonical key name. ``refresh`` is called when the window has another size. Calls in the mailbox
    are carried out between the keys. All of them run in this thread. A vanished screen counts as the end of the
    input; whatever else they raise goes through, after the terminal's mode was restored. With a ``board`` the whole
    screen shows it until the end. ``source`` is the standard input if not given.
    """
    source = source or create_input()
    if is_refused(source.fileno()):
        return Ending.INPUT_ENDED
    return _KeyLoop(press, mailbox, refresh).run(source, board)


class _KeyLoop:
    """One run of prompt_toolkit's event loop."""

    def __init__(self, press: Callable[[str], bool], mailbox: Mailbox, refresh: Callable[[], None]) -> None:
        self._press = press
        self._mailbox = mailbox
        self._refresh = refresh
        self._loop: asyncio.AbstractEventLoop | None = None
        self._signalled: Ending | None = None
        self._failure: BaseException | None = None

    def run(self, source: Input, board: BoardView | None) -> Ending:
        self._app = self._application(source, board)
        if board:
            board.attach(self._app)
        with ending_signals(self._end_from_signal), self._mailbox.waking(self._wake):
            try:
                ending = self._app.run(pre_run=self._begin, set_exception_handler=False, handle_sigint=False)
            except (EOFError, OSError):  # An error of the system here is one of a terminal that has vanished.
                ending = Ending.INPUT_ENDED
        if self._failure:
            raise self._failure
        # A signal may come when the loop is already ending for another reason; it must not be forgotten.
        return self._signalled or ending

    def _application(self, source: Input, board: BoardView | None) -> Application[Ending]:
        keys = KeyBindings()
        keys.add(Keys.Any, eager=True)(self._pressed)
        screen = board.screen() if board else None
        application: Application[Ending] = Application(
            layout=screen.layout if screen else None,
            style=screen.style if screen else None,
            color_depth=screen.depth if screen else None,
            full_screen=screen is not None,
            key_bindings=keys,
            input=KeyGroups.around(source),
            output=None if screen else DummyOutput(),
            terminal_size_polling_interval=None,
        )
        application.ttimeoutlen = application.timeoutlen = ESCAPE_DELAY
        return application

    def _begin(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self._watch_window)
        self._loop.call_soon(self._warm_up)
        self._loop.call_soon(self._attend)

    def _watch_window(self) -> None:
        """Take the signal over from prompt_toolkit, which would only draw on its dummy; else look now and then."""
        if not hasattr(signal, "SIGWINCH"):
            self._look_at_window(window_size(OUTPUT))
        elif threading.current_thread() is threading.main_thread():
            asyncio.get_running_loop().add_signal_handler(signal.SIGWINCH, self._guarded, self._refresh)

    def _look_at_window(self, former: os.terminal_size) -> None:
        size = window_size(OUTPUT)
        if size != former:
            self._guarded(self._refresh)
        asyncio.get_running_loop().call_later(WINDOW_SECONDS, self._look_at_window, size)

    def _warm_up(self) -> None:
        """Feed what is no key of the player's: the library merges its bindings at the first one, which takes 3 ms."""
        self._app.key_processor.feed(KeyPress(Keys.CPRResponse))
        self._app.key_processor.process_keys()

    def _pressed(self, event: KeyPressEvent) -> object:
        key = event.key_sequence[0].key
        name = canonical(key.value if isinstance(key, Keys) else key)
        if name is not None:
            self._guarded(self._press_one, name)
        # Anything else would make prompt_toolkit draw.
        return NotImplemented

    def _press_one(self, name: str) -> None:
        if not self._press(name):
            self._finish(Ending.ASKED)

    def _end_from_signal(self, ending: Ending) -> None:
        self._signalled = ending
        self._wake()

    def _wake(self) -> None:
        """Have :meth:`_attend` called by the loop; from any thread, and from signal handlers."""
        if self._loop:
            # A loop that is closed already has nothing to attend to.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._attend)

    def _attend(self) -> None:
        self._guarded(self._mailbox.deliver)
        if self._signalled:
            self._finish(self._signalled)

    def _guarded(self, call: Callable[..., None], *arguments: str) -> None:
        """Make the call; let its exception end the loop, which would otherwise only log it."""
        try:
            call(*arguments)
        except ScreenGoneError:
            self._finish(Ending.INPUT_ENDED)
        except BaseException as error:
            self._failure = error
            self._finish(Ending.INPUT_ENDED)

    def _finish(self, ending: Ending) -> None:
        if not self._app.is_done:
            self._app.exit(result=ending)
