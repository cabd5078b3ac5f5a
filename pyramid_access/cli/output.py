"""Lines of text on standard output and standard error, fit for whatever the terminal understands."""

import json
import os
import sys
from pathlib import Path
from typing import TextIO

from pyramid_access.store.atomic import StoreError, store_error
from pyramid_access.ui.screen_text import clean, readable_in, terminal_encoding


def write_line(text: str) -> None:
    """Write one line on standard output; what the terminal's encoding lacks is written in other letters."""
    _write(sys.stdout, clean(text))


def write_block(text: str) -> None:
    """Write lines that the program has made itself, as they are."""
    _write(sys.stdout, text.rstrip("\n"))


def write_error(text: str) -> None:
    """Write one line on standard error; a closed one does not matter."""
    try:
        _write(sys.stderr, clean(text))
    except (OSError, ValueError, StoreError):
        return


def write_json(content: object) -> None:
    """Write JSON on standard output, always in ASCII: any program can read it in any locale."""
    _write(sys.stdout, json.dumps(content, indent=1))


def _write(stream: TextIO | None, text: str) -> None:
    """Write a line; a stream that was closed before the program began takes nothing.

    Raises :class:`BrokenPipeError` when the reader has gone, :class:`~pyramid_access.store.atomic.StoreError` when
    the file or disk behind the stream takes nothing more.
    """
    if stream is None:
        return
    try:
        stream.write(readable_in(text, terminal_encoding(stream.encoding)) + "\n")
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        give_up_output()
        raise store_error(error, Path("/dev/stdout")) from None


def give_up_output() -> None:
    """Send what is still to be written nowhere; Python would complain about it at its end."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, sys.stdout.fileno())
    os.close(devnull)
