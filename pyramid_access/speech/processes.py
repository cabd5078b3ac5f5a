"""The processes of a Linux system, as far as they tell who shows a terminal; read from ``/proc``, nothing is run."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
_INTERPRETER = "python"
_WORDS_WITH_NAME = 3
"""How many words of a command line may name the program: an interpreter, an option, the script."""


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
