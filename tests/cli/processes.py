"""The program in a process of its own, with standard input, output, error output, folder and environment of its own.

A new Python takes a quarter of a second to load the program. Where its start proves nothing, :func:`forked` copies a
process that has it loaded; :func:`started` starts a new one, for what Python itself finds when it starts: encodings,
closed streams, a removed folder.
"""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from pyramid_access.cli.program import main

ENVIRONMENT = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"}
_LOADED = (
    *("app", "opening", "reading", "ui.keys.pipe", "ui.play.searches", "ui.output.transcript", "deals.files"),
    *("cli.commands", "cli.doctor", "cli.solving", "narration.translator", "store.repair"),
)
"""What the copied process has loaded."""
_SECONDS = 60


class Done(NamedTuple):
    """How a program ended, and what it wrote."""

    code: int
    out: str
    err: str


def started(
    folder: Path, line: str, *more: str | Path, keys: str = "", encoding: str = "utf-8", **environ: str
) -> Done:
    """Run the program in a new Python, in this folder, with these words, keys, and variables beside the usual ones.

    What it writes is read in this encoding.
    """
    done = subprocess.run(
        [sys.executable, "-m", "pyramid_access", *line.split(), *more],
        input=keys, capture_output=True, encoding=encoding, errors="replace", env=_environment(environ),
        cwd=folder, timeout=_SECONDS, check=False,
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)


def forked(folder: Path, line: str, *more: str | Path, keys: str = "", **environ: str) -> Done:
    """Run the program like :func:`started`, in the copy of a process; on Windows, which has none, in a new Python."""
    if os.name == "nt":
        return started(folder, line, *more, keys=keys, **environ)
    forks = multiprocessing.get_context("forkserver")
    reader, writer = forks.Pipe(duplex=False)
    os.write(writer.fileno(), keys.encode())  # Before the start: a program that reads nothing may have ended.
    writer.close()
    arguments = [*line.split(), *map(str, more)]
    with TemporaryDirectory() as written:
        process = forks.Process(
            target=_run_here, args=(arguments, reader, Path(written), folder, _environment(environ))
        )
        process.start()
        reader.close()
        process.join(_SECONDS)
        if process.exitcode is None:
            process.kill()
            raise AssertionError("the program does not end")
        out, err = (Path(written, name).read_text(encoding="utf-8", errors="replace") for name in ("out", "err"))
        return Done(process.exitcode, out, err)


def load_for_copies() -> None:
    """Start the process that is copied; in the folder of the tests, where it finds what it loads."""
    if os.name == "nt":
        return
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload([__name__, *(f"pyramid_access.{name}" for name in _LOADED)])
    first = forks.Process(target=int)
    first.start()
    first.join()


def _environment(environ: Mapping[str, str]) -> dict[str, str]:
    # Python itself has to find the program that is tested, not one that is installed.
    return ENVIRONMENT | {"PYTHONPATH": str(Path(__file__).parents[2])} | dict(environ)


def _run_here(arguments: list[str], keyboard: Connection, written: Path, folder: Path, environ: dict[str, str]) -> None:
    """Become the program."""
    os.dup2(keyboard.fileno(), 0)
    keyboard.close()
    for number, name in ((1, "out"), (2, "err")):
        os.dup2(os.open(written / name, os.O_WRONLY | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    os.environ.clear()
    os.environ.update(environ)
    os.chdir(folder)
    sys.exit(main(arguments))
