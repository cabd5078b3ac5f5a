"""Finds out whether a screen reader watches the terminal that the game writes to (Linux).

Nothing tells a program that. What can be seen without asking anybody:

- yasr, tdsr and ``fenrir -e`` run the game on a terminal of their own making, so they are among its ancestors. So does
  everything else that stands between the game and a terminal window: ssh, tmux, screen, script, Emacs, containers, the
  bridge of WSL. A reader may watch what those show, perhaps on another machine, and that cannot be seen from here.
- The maker of a terminal is the first ancestor that belongs to another one, or to none. It is only certain who shows a
  terminal where its maker is a plain terminal program of the desktop, known by name, or where it is a console of the
  machine itself (``/dev/tty1`` and so on).
- BRLTTY and Fenrir as a service watch every console, Orca and similar readers every window; they run as processes that
  are known by name, whoever has started them. Speakup is a part of the kernel and shows in ``/sys``. BRLTTY can also
  watch windows, so each of them counts everywhere.
- The switch ``ScreenReaderEnabled`` on the accessibility bus says what the desktop's settings ask for, not what runs,
  and BRLTTY's own interface (BrlAPI) only that it runs, which its process shows too. Neither is asked.

A wrong "nobody" would make everything heard twice, which is worse than not at all. So everything else is
reported as a reader or as unknown, and the game then writes its lines as for a reader.
"""

import os
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
"""Where Linux shows its processes as files; nothing is run to look at them."""
ORCA = "orca"
_AROUND = ("yasr", "tdsr", "fenrir")
"""Readers that start the programs whose output they read."""
_EVERYWHERE = ("brltty", "fenrir", "espeakup", "speechd-up", "cthulhu", "odilia", "sbl", ORCA)
"""Readers that watch from outside, the one that can be spoken to last; a name may go on, as that of a service does."""
_WINDOWS = frozenset(
    (
        *("gnome-terminal-", "kgx", "ptyxis-agent", "mate-terminal", "xfce4-terminal", "lxterminal", "qterminal"),
        *("konsole", "xterm", "urxvt", "terminator", "tilix", "terminology", "sakura", "guake", "yakuake"),
        *("kitty", "alacritty", "foot", "footclient", "wezterm-gui", "ghostty", "st"),
    )
)
"""Terminal programs of the desktop, by the names of their processes, which end after 15 characters."""
_SPEAKUP = Path("/sys/accessibility/speakup")
_CONSOLE_MAJOR = 4
_CONSOLES = range(1, 64)

_INTERPRETER = "python"
_WORDS_WITH_NAME = 3
"""How many words of a command line may name the program: an interpreter, an option, the script."""


class Watch(Enum):
    """Who reads the terminal."""

    NOBODY = "nobody"
    READER = "reader"
    UNKNOWN = "unknown"


class Watcher(NamedTuple):
    """Who reads the terminal, and the name of the reader, or of the program that keeps us from knowing."""

    watch: Watch
    name: str = ""


def watcher(fd: int, pid: int | None = None, proc: Path = PROC, speakup: Path = _SPEAKUP) -> Watcher:
    """Return who reads the terminal on ``fd`` for the process ``pid``, this one if not given."""
    try:
        device = os.fstat(fd).st_rdev
    except OSError:
        return Watcher(Watch.UNKNOWN)
    return watcher_of(device, os.getpid() if pid is None else pid, proc, speakup)


def watcher_of(device: int, pid: int, proc: Path, speakup: Path) -> Watcher:
    """Return who reads the terminal with this number for a process that belongs to it."""
    line = list(with_ancestors(pid, proc))
    around = _reader((name for ancestor, _ in line[1:] for name in names(ancestor, proc)), _AROUND)
    if around:
        return Watcher(Watch.READER, around)
    maker = next((found.name for _, found in line if found.terminal != device), "")
    if not _is_console(device) and maker not in _WINDOWS:
        return Watcher(Watch.UNKNOWN, maker)
    if process(1, proc) is None:
        return Watcher(Watch.UNKNOWN)  # The processes of others are hidden, and so would be a reader.
    outside = _reader(all_names(proc), _EVERYWHERE) or ("speakup" if speakup.exists() else "")
    return Watcher(Watch.READER, outside) if outside else Watcher(Watch.NOBODY)


def _is_console(device: int) -> bool:
    return os.major(device) == _CONSOLE_MAJOR and os.minor(device) in _CONSOLES


def _reader(called: Iterable[str], readers: tuple[str, ...]) -> str:
    """Return the first of these readers that one of the names stands for; nothing if none does."""
    found = set(called)
    return next((reader for reader in readers if any(name.startswith(reader) for name in found)), "")


class Process(NamedTuple):
    """One process at one moment."""

    name: str
    """Name of its program, cut off by the system after 15 characters; a script has its own, not its interpreter's."""
    parent: int
    terminal: int
    """Number of the terminal's device that it belongs to; 0 for none."""


def process(pid: int, proc: Path = PROC) -> Process | None:
    """Return a process; None if there is none with this number, or none that this user may look at."""
    try:
        status = _read(proc, pid, "stat")
        # The name stands in brackets, and may have brackets in it; letters and numbers follow.
        before, _, after = status.rpartition(")")
        _state, parent, _group, _session, terminal = after.split()[:5]
        return Process(before.partition("(")[2], int(parent), int(terminal))
    except (OSError, ValueError):
        return None


def with_ancestors(pid: int, proc: Path = PROC) -> Iterator[tuple[int, Process]]:
    """Yield a process, its parent and so on, up to the first of all, or to one that cannot be looked at."""
    while pid and (found := process(pid, proc)):
        yield pid, found
        pid = found.parent


def all_names(proc: Path = PROC) -> Iterator[str]:
    """Yield what each process is called that this user may look at."""
    with os.scandir(proc) as entries:
        numbers = [entry.name for entry in entries if entry.name.isdecimal()]
    for number in numbers:
        yield from names(int(number), proc)


def names(pid: int, proc: Path = PROC) -> tuple[str, ...]:
    """Return what a process is called: its program, and for an interpreter the script too; nothing if it is gone."""
    try:
        name = _read(proc, pid, "comm").rstrip("\n")
        if not name.startswith(_INTERPRETER):
            return (name,)
        words = _read(proc, pid, "cmdline").split("\0")[:_WORDS_WITH_NAME]
        return name, *map(os.path.basename, words)
    except OSError:
        return ()


def _read(proc: Path, pid: int, name: str) -> str:
    with open(f"{proc}/{pid}/{name}", encoding="utf-8", errors="replace") as file:  # noqa: PTH123 (twice as fast)
        return file.read()
