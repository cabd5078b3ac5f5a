"""The record of everything that was said, as JSON lines: for bug reports, tests and scripts."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

from pyramid_access.utterance import Utterance

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_APPEND
_FLAGS |= sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))


class Transcript:
    """Appends one line for each utterance at once, so that a killed program has lost none."""

    def __init__(self, path: Path, started: float, on_trouble: Callable[[OSError], None]) -> None:
        """Open the file for appending; ``started`` is the monotonic time in seconds at which the program began.

        Raises :class:`OSError` when the file cannot be opened, a pipe without a reader among them. A later failure,
        such as a full disk or a reader that has stopped reading, goes to ``on_trouble`` once, and nothing more is
        recorded. The game waits for neither.
        """
        self._fd: int | None = os.open(path, _FLAGS, 0o666)
        self._started = started
        self._on_trouble = on_trouble

    def write(self, utterance: Utterance, *, key: str | None, position: str) -> None:
        """Append an utterance that was just spoken or written.

        ``key`` is the name of the key that caused it, ``position`` the position text after it. Never raises.
        """
        if self._fd is None:
            return
        line = json.dumps(self._record(utterance, key, position), ensure_ascii=False)
        try:
            self._append(self._fd, f"{line}\n".encode(errors="backslashreplace"))
        except OSError as error:
            self.close()
            self._on_trouble(error)

    def close(self) -> None:
        """Close the file; safe to call twice."""
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None

    def _record(self, utterance: Utterance, key: str | None, position: str) -> dict[str, object]:
        now = time.monotonic()
        return {
            "t": round(now - self._started, 4),
            "t_mono": round(now, 4),
            "key": key,
            "lang": utterance.lang,
            "kind": utterance.kind.value,
            "ids": list(utterance.ids),
            **({"rows": list(utterance.rows)} if utterance.rows else {}),
            **({"path": utterance.path} if utterance.path else {}),
            "text": utterance.text,
            "position": position,
        }

    @staticmethod
    def _append(fd: int, data: bytes) -> None:
        while data:
            data = data[os.write(fd, data) :]
