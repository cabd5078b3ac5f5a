"""Which sequences a terminal sends by itself, or as the answer to a question, so that they are no keys.

The forms are those of ECMA-48, of xterm's "Control Sequences" and of the kitty keyboard protocol.
"""

import re

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.keys import Keys

PASTE_BEGINS, PASTE_ENDS = "\x1b[200~", "\x1b[201~"
"""Marks around what is pasted, from a terminal that was asked for them."""

_REPORT = re.compile(
    r"""\x1b\[(?:
      [<=>?][0-?]*[\ -/]*[@-~]     # Any private one: attributes, modes, colour scheme, kitty's flags, mouse.
    | [IO]                         # The window has got or lost the focus.
    | M[^\x1b]{3} | \d+;\d+;\d+M   # The mouse of old, and of urxvt.
    | \d+;\d+R                     # Where the cursor is.
    | \d+n                         # All is well.
    | \d+(?:;\d+)*c                # What terminal it is.
    | \d+;\d+\$y                   # How a mode is set.
    | \d+(?:;\d+){2,}[tx]          # The size of the window, and how the line is set.
    | [1-2]t                       # Whether the window is open.
    | [\d:]*;\d*:3[;\d:]*[u~A-Z]     # A key was let go.
    | 201~                         # The end of a paste that has ended by itself before.
    )\Z""",
    re.VERBOSE,
)

_KEYPAD = dict(zip("jklmnopqrstuvwxyMXI ", "*+,-./0123456789\r=\t ", strict=True))
KEYPAD = {f"\x1bO{final}": character for final, character in _KEYPAD.items()}
"""The numeric keypad in its application mode; as in xterm's "VT220-Style Function Keys"."""


def is_report(sequence: str) -> bool:
    """Is this whole sequence no key press?"""
    return sequence not in ANSI_SEQUENCES and bool(_REPORT.match(sequence))


def key_of(sequence: str) -> Keys | str | None:
    """Return the key of a whole sequence or of a character, None if it has none that the game could answer to.

    Alt with a key is none: left apart, Alt+U would clear the choice *and* undo.
    """
    plain = KEYPAD.get(sequence, sequence)
    key = ANSI_SEQUENCES.get(plain, plain if len(plain) == 1 else None)
    return None if isinstance(key, tuple) else key
