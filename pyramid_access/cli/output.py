"""Lines of text on standard output and standard error, fit for whatever the terminal understands."""

import codecs
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from pyramid_access.store.atomic import StoreError, store_error
from pyramid_access.ui.screen_text import clean, line_encoding, readable_in, terminal_encoding


@contextmanager
def fit_streams() -> Iterator[None]:
    """Make both streams fit for lines, and leave nothing in them at the end that cannot be written.

    ``PYTHONIOENCODING`` can name encodings that lines cannot be written in. What is left in a stream whose terminal has
    vanished, or whose disk is full, would make Python end with an exit code of its own.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            _use_line_encoding(stream)
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.stderr):
            _empty(stream)


def _use_line_encoding(stream: TextIOWrapper) -> None:
    encoding = line_encoding(stream.encoding)
    if encoding != codecs.lookup(stream.encoding).name:
        stream.reconfigure(encoding=encoding, errors=stream.errors)


def _empty(stream: TextIO | None) -> None:
    """Write what is left in a stream; where that fails, send it nowhere."""
    if stream is None:
        return
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            devnull = os.open(os.devnull, os.O_WRONLY)
            os.dup2(devnull, stream.fileno())
            os.close(devnull)


def write_line(text: str) -> None:
    """Write one line on standard output; what the terminal's encoding lacks is written in other letters."""
    _write(sys.stdout, clean(text))


def write_block(text: str) -> None:
    """Write lines that the program has made itself, as they are."""
    _write(sys.stdout, text.rstrip("\n"))


def write_error(text: str) -> None:
    """Write one line on standard error; a closed or full one does not matter."""
    with suppress(OSError, ValueError, StoreError):
        _write(sys.stderr, clean(text))


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
        raise store_error(error, Path("/dev/stdout")) from None
