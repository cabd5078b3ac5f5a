"""Processes that carry the name of a terminal program or of a reader, and on request do what the game sees of it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pyramid_access.speech.reader_detection import PROC, Watch, watcher_of

WAITING = "import signal; signal.pause()"
WINDOW = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]))"
"""Shows a program as a terminal window does: on a terminal that it makes for it."""
ORCA = """\
import json, os, sys
from jeepney import HeaderFields, MessageType, new_error, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection

log = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
bus = open_dbus_connection()
bus.send_and_get_reply(message_bus.RequestName("org.gnome.Orca.Service"))
while True:
    call = bus.receive()
    if call.header.message_type is not MessageType.method_call:
        continue
    member = call.header.fields[HeaderFields.member]
    if member == "PresentMessage":
        os.write(log, (json.dumps(call.body[0]) + "\\n").encode())
    answers = {"GetVersion": ("s", ("50.2",)), "ListCommands": ("as", (["InterruptSpeech"],)),
               "PresentMessage": ("b", (True,)), "ExecuteCommand": ("b", (True,))}
    if member in answers:
        bus.send(new_method_return(call, *answers[member]))
    else:
        bus.send(new_error(call, "org.freedesktop.DBus.Error.UnknownMethod"))
"""
"""Takes words as Orca's service does, and keeps a record of them as JSON lines in a file."""
_STARTS = 5.0


def script(folder: Path, name: str, text: str) -> str:
    """Write a program whose process will have that name; return how to start it."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@contextmanager
def running(folder: Path, name: str, text: str = WAITING, *arguments: str, **environment: str) -> Iterator[int]:
    """Run a process of that name; yield its number when the system knows it by that name."""
    process = subprocess.Popen([script(folder, name, text), *arguments], env={**os.environ, **environment})
    try:
        end = time.monotonic() + _STARTS
        while (PROC / str(process.pid) / "comm").read_text().strip() != name and time.monotonic() < end:
            time.sleep(0.01)
        yield process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def session_bus() -> Iterator[dict[str, str]]:
    """Run a message bus as desktops have one; yield what makes programs use it."""
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            yield {"DBUS_SESSION_BUS_ADDRESS": process.stdout.readline().strip()}
        finally:
            process.kill()


def a_reader_runs() -> bool:
    """Return whether a reader of the person who runs the tests is there, which changes what the game does."""
    console = os.makedev(4, 1)
    return watcher_of(console, os.getpid(), PROC, Path("/sys/accessibility/speakup")).watch is not Watch.NOBODY
