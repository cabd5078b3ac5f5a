"""A small disk, a read-only one, or a folder that is closed, for one program: in a name space of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

_AS_ROOT = ("unshare", "--user", "--map-root-user", "--mount")
_AS_PLAYER = ("unshare", "--user", "--map-user=1000", "--map-group=1000")


def _can_run(*command: str) -> bool:
    if os.name == "nt" or not shutil.which("unshare"):
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


needs_namespaces = pytest.mark.skipif(
    not (_can_run(*_AS_ROOT, "mount", "-t", "tmpfs", "tmpfs", "/mnt") and _can_run(*_AS_PLAYER, "true")),
    reason="needs Linux with user name spaces",
)


def run_cramped(folder: Path, options: str, code: str) -> list[str]:
    """Run a Python text in a folder on a memory disk with such options; return the lines that it writes."""
    script = f'mount -t tmpfs -o "$1" tmpfs {folder} && cd {folder} && exec {sys.executable} -c "$2"'
    return _run([*_AS_ROOT, "sh", "-c", script, "sh", options, code], folder)


def run_as_player(folder: Path, code: str) -> list[str]:
    """Run a Python text in a folder, whose permissions hold even if the tests run as root; return its lines."""
    return _run([*_AS_PLAYER, sys.executable, "-c", code], folder)


def fill_up() -> None:
    """Fill the disk of the current folder to its last byte."""
    with Path("filler").open("wb", buffering=0) as filler, suppress(OSError):
        while filler.write(b"x" * 512):
            pass


def _run(command: Sequence[str], folder: Path) -> list[str]:
    environ = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(command, capture_output=True, text=True, env=environ, cwd=folder, check=False)
    assert done.stderr == "", done.stderr
    return done.stdout.splitlines()
