"""Chooses how words reach a player who has said that her screen reader speaks.

===============================================  ==================================================================
what is found                                    way
===============================================  ==================================================================
no terminal, or one of unknown making            lines: whoever watches reads them
a reader that watches the terminal               lines
Orca in a window of the desktop, and it answers  straight to Orca, and no lines, since it would read those too
NVDA, JAWS or System Access on Windows           the same, straight to that reader
nobody watches, and Speech Dispatcher is there   Speech Dispatcher speaks, and the lines are there for the eye
nobody watches, and nothing is there             lines
macOS                                            lines, which VoiceOver reads; nothing here can speak to VoiceOver
===============================================  ==================================================================

So nothing is ever said twice: either the terminal has the words, or a reader gets them and the terminal stays empty,
or both have them where nobody reads the terminal. The last is looked at again while the game goes on.

On a board view a reader would read the board's changes whatever else it is told, so words go straight to a reader only
with the line view.
"""

import sys
import time
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from pyramid_access.console import is_terminal
from pyramid_access.settings import Settings, ViewChoice
from pyramid_access.speech.direct_speaker import Outlet
from pyramid_access.speech.reader_detection import ORCA, Watch, Watcher, watcher

_LOOK_AGAIN = 1.0
"""Seconds between two looks at whether a reader has come; one takes several milliseconds, and a reader a second to
start."""


class Way(Enum):
    """What became of the choice, for reports too; the value is the end of the name of doctor's message."""

    READER = "reader"
    """Straight to a screen reader."""
    SERVER = "server"
    """Through the speech server; nobody reads the terminal."""
    WATCHED = "watched"
    """By lines, since a reader watches the terminal."""
    UNKNOWN = "unknown"
    """By lines, since it cannot be known whether a reader watches."""
    NOBODY = "nobody"
    """By lines, though nobody seems to read them."""
    SYSTEM = "system"
    """By lines, as always on this system."""
    STREAM = "stream"
    """By lines, since there is no terminal."""


class Route(NamedTuple):
    """How words reach the player's reader."""

    way: Way
    name: str = ""
    """The reader, the server, the server that is missing, or the program that the terminal belongs to; may be empty."""
    outlet: Outlet | None = None
    """What takes the words; None for lines alone."""


def find_route(fds: tuple[int, int], environ: Mapping[str, str], settings: Settings) -> Route:
    """Return the way for a player at the terminal of these files, input and output.

    Takes some milliseconds; up to two seconds where a reader runs that does not answer.
    """
    if not all(map(is_terminal, fds)):
        return Route(Way.STREAM)
    takes_lines = settings.view is ViewChoice.LINE
    platform: str = sys.platform
    if platform == "linux":
        return _linux_route(fds[1], environ, takes_lines=takes_lines)
    if platform != "win32":
        return Route(Way.SYSTEM)
    if "SSH_CONNECTION" in environ:
        return Route(Way.UNKNOWN, "ssh")
    return _to_reader(takes_lines) or Route(Way.SYSTEM)


def _linux_route(fd: int, environ: Mapping[str, str], *, takes_lines: bool) -> Route:
    seen = watcher(fd)
    if seen.watch is Watch.NOBODY:
        return _to_server(fd, environ)
    by_reader = _to_reader(takes_lines) if seen == Watcher(Watch.READER, ORCA) else None
    return by_reader or Route(Way.WATCHED if seen.watch is Watch.READER else Way.UNKNOWN, seen.name)


def _to_reader(takes_lines: bool) -> Route | None:
    if not takes_lines:
        return None
    # Imported here, as the server below: the first words wait for this module, and most players need neither.
    from pyramid_access.speech.screen_reader import running_reader

    reader = running_reader()
    return Route(Way.READER, reader.name, reader) if reader else None


def _to_server(fd: int, environ: Mapping[str, str]) -> Route:
    from pyramid_access.speech import ssip

    path = ssip.socket_path(environ)
    if path is None or not ssip.is_there(environ):
        return Route(Way.NOBODY, ssip.NAME)
    return Route(Way.SERVER, ssip.NAME, ssip.SpeechDispatcher(path, _Lookout(fd).is_clear))


class _Lookout:
    """Looks again whether still nobody watches a terminal, at most once a second."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._seen_at = time.monotonic()
        self._is_clear = True

    def is_clear(self) -> bool:
        now = time.monotonic()
        if now - self._seen_at >= _LOOK_AGAIN:
            self._seen_at, self._is_clear = now, watcher(self._fd).watch is Watch.NOBODY
        return self._is_clear
