"""Speech Dispatcher, the speech server of Linux desktops, spoken to by its protocol SSIP over its socket.

Why not a library: the bindings that belong to Speech Dispatcher are not on PyPI, and the fork that is there waits for
each answer without a limit, so that a server that hangs would hang the caller for good. The four commands needed here
take fewer lines than code that guards against that.

The protocol, as its manual describes it: lines end in CR LF; an answer is one or more lines with a number of three
digits, the last of them with a space after it, and is good when the number begins with 2. After ``SPEAK`` the text
follows, up to a line with nothing but a dot, so a dot at the start of a line is doubled. Messages of the priority
``message`` queue up one behind the other; ``CANCEL self`` drops those of this client. What a client has sent is spoken
to its end after the client has left.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from pyramid_access.speech.direct_speaker import NotNeededError, OutletGoneError
from pyramid_access.utterance import Utterance

NAME = "Speech Dispatcher"
_SERVER = "speech-dispatcher"
_ANSWERS = 1.0
"""Seconds that an answer may take; the usual is below a millisecond."""
_STARTS = 5.0
"""Seconds that the start of the server may take."""
_METHOD = "unix_socket:"
_CLIENT = "SET self CLIENT_NAME player:pyramid-access:main"
_QUEUEING = "SET self PRIORITY message"
_LARGEST_ANSWER = 65_536


def socket_path(environ: Mapping[str, str]) -> Path | None:
    """Return where the server's socket is, or would be; None for a server that is spoken to in another way."""
    if address := environ.get("SPEECHD_ADDRESS"):
        return Path(address.removeprefix(_METHOD)) if address.startswith(_METHOD) else None
    runtime = environ.get("XDG_RUNTIME_DIR") or environ.get("XDG_CACHE_HOME")
    return (Path(runtime) if runtime else Path.home() / ".cache") / _SERVER / "speechd.sock"


def start_server(path: Path) -> None:
    """Start the server as its own clients do, unless its settings forbid it; it stays when the game ends.

    Raises :class:`~pyramid_access.speech.direct_speaker.OutletGoneError` if it is not installed or does not start.
    """
    program = shutil.which(_SERVER)
    if program is None:
        raise OutletGoneError("not installed")
    command = [program, "--spawn", "--communication-method", "unix_socket", "--socket-path", os.fspath(path)]
    nowhere = subprocess.DEVNULL
    try:
        subprocess.run(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, timeout=_STARTS, check=True)
    except (OSError, subprocess.SubprocessError) as error:
        raise OutletGoneError(str(error)) from error


class SpeechDispatcher:
    """Speaks through the server of this user's session.

    The socket is opened for the first sentence, and again when the server was started anew.
    """

    def __init__(self, path: Path, is_needed: Callable[[], bool], start: Callable[[Path], None] = start_server) -> None:
        """Do nothing yet. ``is_needed`` is asked before each sentence, ``start`` called where no server answers."""
        self._path = path
        self._is_needed = is_needed
        self._start = start
        self._may_start = True
        self._socket: socket.socket | None = None
        self._received = b""
        self._lang = ""

    def speak(self, utterance: Utterance, *, interrupt: bool) -> None:
        """Speak a sentence with the voice that the server's settings give for its language."""
        if not self._is_needed():
            raise NotNeededError
        try:
            self._speak(utterance, interrupt)
        except OutletGoneError:
            self._speak(utterance, interrupt)  # The server may only have been started anew.

    def silence(self) -> None:
        """Stop speaking, and forget what waits."""
        if self._socket:
            self._command("CANCEL self")

    def open(self) -> None:
        """Connect, if that was not done yet; start the server if it does not answer."""
        if self._socket:
            return
        try:
            self._connect_or_start()
        except OSError as error:
            raise OutletGoneError(str(error)) from error
        self._lang = ""
        self._command(_CLIENT)
        self._command(_QUEUEING)
        self._may_start = True

    def close(self) -> None:
        """Close the socket; what was sent is spoken to its end."""
        if self._socket:
            self._socket.close()
        self._socket, self._received = None, b""

    def _connect_or_start(self) -> None:
        try:
            self._connect()
        except OSError:
            if not self._may_start:
                raise
            self._may_start = False  # One that cannot be started is not waited for at each key.
            self._start(self._path)
            self._connect()

    def _connect(self) -> None:
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(_ANSWERS)
        try:
            connection.connect(os.fspath(self._path))
        except BaseException:
            connection.close()
            raise
        self._socket = connection

    def _speak(self, utterance: Utterance, interrupt: bool) -> None:
        self.open()
        if interrupt:
            self._command("CANCEL self")
        if utterance.lang != self._lang:
            self._command(f"SET self LANGUAGE {utterance.lang}")
            self._lang = utterance.lang
        self._command("SPEAK")
        text = " ".join(utterance.text.splitlines())
        self._command(("." + text if text.startswith(".") else text) + "\r\n.")

    def _command(self, line: str) -> None:
        """Send a line and wait for its answer."""
        try:
            assert self._socket
            self._socket.sendall(f"{line}\r\n".encode())
            answer = self._answer()
        except OSError as error:
            self.close()
            raise OutletGoneError(str(error)) from error
        if not answer.startswith(b"2"):
            self.close()
            raise OutletGoneError(answer.decode(errors="replace"))

    def _answer(self) -> bytes:
        """Return the last line of an answer."""
        while True:
            line = self._line()
            if line[3:4] != b"-":
                return line

    def _line(self) -> bytes:
        assert self._socket
        while b"\n" not in self._received:
            data = self._socket.recv(4096)
            if not data or len(self._received) > _LARGEST_ANSWER:
                raise ConnectionError("no answer")
            self._received += data
        line, _, self._received = self._received.partition(b"\n")
        return line


def is_there(environ: Mapping[str, str]) -> bool:
    """Does the server answer, or is it installed? Nothing is started."""
    path = socket_path(environ)
    if path is None:
        return False
    if shutil.which(_SERVER):
        return True
    with suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_ANSWERS)
        connection.connect(os.fspath(path))
        return True
    return False
