"""The log file: warnings and errors of every run, everything with ``--debug``; made by the first record."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_SIZE_LIMIT = 1024 * 1024
"""Bytes; a log above this begins anew."""


class LogFile(logging.Handler):
    """Appends records to a file; trouble with the file is kept in :attr:`failed` and troubles nobody else."""

    def __init__(self, find_path: Callable[[], Path]) -> None:
        super().__init__()
        self.setFormatter(logging.Formatter(_FORMAT))
        self._find_path = find_path
        self.failed = False
        """The last record could not be written."""

    def emit(self, record: logging.LogRecord) -> None:
        """Append one record."""
        try:
            path = self._find_path()
            if path.exists() and not path.is_file():
                raise OSError  # A pipe would be waited for.
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            anew = path.exists() and path.stat().st_size > _SIZE_LIMIT
            with path.open("w" if anew else "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(self.format(record) + "\n")
            self.failed = False
        except (OSError, ValueError):
            self.failed = True


@contextmanager
def log_to_file(find_path: Callable[[], Path], *, debug: bool) -> Iterator[LogFile]:
    """Send the log of the whole program to a file, and nothing of it to the terminal."""
    handler, root = LogFile(find_path), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG if debug else logging.WARNING)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
