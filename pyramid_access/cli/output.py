"""Lines of text on standard output and standard error, fit for whatever the terminal understands."""

import codecs
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from pyramid_access.store.atomic import StoreError, store_error
from pyramid_access.ui.output.screen_text import clean, line_encoding, readable_in, terminal_encoding


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
    import json  # The game writes none.

    _write(sys.stdout, json.dumps(content, indent=1))


def write_json_line(content: object) -> None:
    """Write JSON on one line of standard output, in ASCII as well."""
    import json

    _write(sys.stdout, json.dumps(content))


def write_progress(text: str, *, over: int) -> int:
    """Write how far the work is on standard error; a closed or full one does not matter.

    On a terminal the text takes the place of the last one, ``over`` columns wide; its own width comes back. Elsewhere
    it is a line of its own, and nothing is there to be written over.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        write_error(text)
        return 0
    shown = readable_in(clean(text), terminal_encoding(sys.stderr.encoding))
    with suppress(OSError, ValueError):
        sys.stderr.write("\r" + shown.ljust(over))
        sys.stderr.flush()
    return len(shown)


def end_progress(over: int) -> None:
    """Clear the text of :func:`write_progress` from the terminal."""
    if over:
        write_progress("", over=over)
        with suppress(OSError, ValueError):
            sys.stderr.write("\r")
            sys.stderr.flush()


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
