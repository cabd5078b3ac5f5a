"""The program from its arguments to its exit code.

1. The arguments are parsed; what is wrong with them ends the program before anything else begins.
2. The command runs. The game is loaded only to be played, so that every other command is quick.
3. Whatever goes wrong becomes one sentence in the player's language on standard error, and an exit code;
   where it happened is in the log file: warnings and errors of every run, everything with ``--debug``. The first record
   makes the file.
"""

import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from pyramid_access.cli.output import fit_streams, write_error
from pyramid_access.cli.parse import Invocation, parse
from pyramid_access.cli.table import PLAY
from pyramid_access.cli.usage import UsageError
from pyramid_access.visible import visible

if TYPE_CHECKING:
    from pyramid_access.cli.messages import CliMessages
    from pyramid_access.deals.files import DealFileError
    from pyramid_access.rules.variants import RuleError
    from pyramid_access.session.key_bindings import KeyTableError
    from pyramid_access.store.atomic import StoreError
    from pyramid_access.store.problems import RecordsFileError

    BadInput = UsageError | RuleError | DealFileError | KeyTableError | StoreError | RecordsFileError

DONE = 0
WRONG_INPUT = 2
"""Wrong usage or bad input, and faults of the program itself."""
INTERRUPTED = 130
_LAST_WORDS = "Something went wrong inside of the program, and its texts cannot be read: please install it again."

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_SIZE_LIMIT = 1024 * 1024
"""Bytes; a log above this begins anew."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, those of the process by default; return its exit code.

    Nothing is raised, and no traceback reaches the player: it goes to the log file.
    """
    texts = sys.argv[1:] if arguments is None else list(arguments)
    with fit_streams(), log_to_file(lambda: _words(texts).folders.log_file, debug="--debug" in texts) as log:
        return _guarded(texts, log)


def _guarded(texts: Sequence[str], log: "LogFile") -> int:
    """Run the command; turn whatever goes wrong into a sentence and an exit code."""
    try:
        return _run(parse(texts), texts)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return DONE
    except Exception as error:
        return _refuse(error, texts, log) if _is_bad_input(error) else _give_up(error, texts, log)


def _is_bad_input(error: Exception) -> "TypeGuard[BadInput]":
    """Is it something that the player can put right?"""
    # Imported here: the rooms behind these errors would else be loaded before the voice engine starts.
    from pyramid_access.deals.files import DealFileError
    from pyramid_access.rules.variants import RuleError
    from pyramid_access.session.key_bindings import KeyTableError
    from pyramid_access.store.atomic import StoreError
    from pyramid_access.store.problems import RecordsFileError

    bad = (UsageError, RuleError, DealFileError, KeyTableError, StoreError, RecordsFileError)
    return isinstance(error, bad)


def _run(invocation: Invocation, arguments: Sequence[str]) -> int:
    if invocation.command == PLAY and not {"help", "version"} & invocation.values.keys():
        if lang := invocation.values.get("lang"):
            _words(arguments).check_language(lang)
        from pyramid_access import app

        return app.play(invocation.play_options)
    # Imported here: the game needs none of the commands that only list something.
    from pyramid_access.cli.commands import run

    words = _words(arguments)
    words.check_language(invocation.values.get("lang"))
    return run(invocation, words)


def _words(arguments: Sequence[str]) -> "CliMessages":
    from pyramid_access.cli.messages import CliMessages

    return CliMessages(arguments)


def _refuse(problem: "BadInput", arguments: Sequence[str], log: "LogFile") -> int:
    from pyramid_access.cli.messages import sentence

    try:
        write_error(sentence(_words(arguments).say, problem))
    except Exception as error:
        return _give_up(error, arguments, log)
    return WRONG_INPUT


def _give_up(error: Exception, arguments: Sequence[str], log: "LogFile") -> int:
    """Tell a fault of the program in one sentence, and log where it happened."""
    logging.getLogger(__name__).error("fault of the program", exc_info=error)
    try:
        words = _words(arguments)
        name = "options-error-internal" if not log.failed else "options-error-internal-unlogged"
        args = {"path": visible(str(words.folders.log_file))} if not log.failed else {}
        write_error(words.say(name, **args))
    except Exception:
        # Even the words are what is broken.
        write_error(_LAST_WORDS)
    return WRONG_INPUT


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
