"""Runs the game from its start to its exit: start, build, opening and reading of the keys, one after the other.

The order is the one with the shortest waits: the voice engine starts in a process of its own while this one finds the
words; the first line is written before the library that reads keys is loaded.
"""

import errno
import os
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from pyramid_access.console import is_terminal
from pyramid_access.options import PlayOptions
from pyramid_access.start import INPUT, OUTPUT, Start, open_closed_files, settings_of_run
from pyramid_access.store.atomic import store_error
from pyramid_access.ui.keys.source import Ending
from pyramid_access.ui.keys.tty_mode import key_waits, let_go_of_other_end, quiet_terminal, take_keyboard
from pyramid_access.ui.output.view import ScreenGoneError

if TYPE_CHECKING:
    from pyramid_access.build import Built
    from pyramid_access.deals.choice import Dealt
    from pyramid_access.opening import Opening
    from pyramid_access.rules.variants import Variant

EXIT_CODES = {Ending.INTERRUPTED: 130, Ending.TERMINATED: 143, Ending.HUNG_UP: 129}
"""What the program returns when a signal ended it, as shells count; 0 otherwise."""


def play(options: PlayOptions) -> int:
    """Play until the player leaves; return the exit code.

    Raises the errors of rules, deals and keys for options that cannot be used; the terminal is as before then.
    """
    with ExitStack() as stack:
        open_closed_files()
        let_go_of_other_end(INPUT)
        stack.enter_context(quiet_terminal(INPUT, OUTPUT))
        start = Start(options, stack)
        built, opening = _connect(start, stack)
        return _run(start, built, opening)


def _connect(start: Start, stack: ExitStack) -> "tuple[Built, Opening]":
    """Build the program, and what lays out its first game."""
    # Imported here: the voice engine is on its way by now, so that the rest goes on beside it.
    from pyramid_access.build import build
    from pyramid_access.opening import Opening, fitting_settings
    from pyramid_access.rules.variants import with_rules

    options = start.options
    kept, problems = fitting_settings(start.loaded)
    current = settings_of_run(options, kept, os.environ)
    variant = with_rules(current.variant, current.rules)
    dealt = _dealt(options, variant, stack)
    built = build(start, kept, current, stack)
    return built, Opening(built, options, variant=variant, dealt=dealt, problems=problems)


def _dealt(options: PlayOptions, variant: "Variant", stack: ExitStack) -> "Dealt | None":
    """Return what the options ask for; after a deal from a pipe, the keys come from the terminal."""
    from pyramid_access.deals.choice import DealFile
    from pyramid_access.deals.files import STANDARD_INPUT, DealFault, DealFileError
    from pyramid_access.opening import dealt_for

    if options.deal != DealFile(STANDARD_INPUT):
        return dealt_for(options, variant)
    if is_terminal(INPUT):
        raise DealFileError(DealFault.KEYBOARD, STANDARD_INPUT)
    dealt = dealt_for(options, variant)
    take_keyboard(INPUT)
    stack.enter_context(quiet_terminal(INPUT, OUTPUT))
    return dealt


def _run(start: Start, built: "Built", opening: "Opening") -> int:
    """Play; return the exit code. A vanished screen is as good as an input that ends: the game is kept.

    Raises :class:`~pyramid_access.store.atomic.StoreError` if what stands in the place of a screen is a file on a
    full disk.
    """
    from pyramid_access.reading import Reading

    ending, gone = Ending.INPUT_ENDED, None
    try:
        ending = Reading(built, start.mailbox).read(opening.lay_out)
    except ScreenGoneError as error:
        gone = error.__cause__
    with suppress(ScreenGoneError):
        start.mailbox.deliver()
        built.program.context.exit.end()
    start.voice.finish(lambda: key_waits(INPUT))
    if isinstance(gone, OSError) and gone.errno == errno.ENOSPC:
        raise store_error(gone, Path("/dev/stdout"))
    return EXIT_CODES.get(ending, 0)
