"""What is loaded before the first line, and what comes first."""

import sys
from importlib.util import find_spec

import pytest

from tests.pty_program import PtyProgram

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")

_TO_FIRST_LINE = """
import os, sys

write = os.write

def write_and_end(fd, data):
    if fd == 1 and any(byte >= ord("A") for byte in data):
        with open(os.environ["LOADED"], "w") as file:
            print(*sys.modules, sep="\\n", file=file)
        os._exit(write(fd, data) and 0)
    return write(fd, data)

os.write = write_and_end
sys.argv[1:] = os.environ["OPTIONS"].split()
from pyramid_access.__main__ import main
sys.exit(main())
"""
"""Runs the program until its first words are on the terminal, and notes which modules are loaded by then."""

UNNEEDED = frozenset(
    (
        # Other libraries.
        *("asyncio", "concurrent.futures", "email", "http", "importlib.util", "json.tool", "miniaudio"),
        *("multiprocessing", "platformdirs.windows", "prompt_toolkit", "pyttsx3", "shtab", "speechlight"),
        *("ssl", "statistics", "tomli_w", "unittest", "xml"),
        # What only the other commands want.
        *(f"pyramid_access.cli.{name}" for name in ("commands", "completion", "doctor", "help", "listening")),
        *(f"pyramid_access.cli.{name}" for name in ("solving", "stats", "surveying", "translations", "voices")),
        # The searches.
        *("pyramid_access.solver.search", "pyramid_access.solver.verdict", "pyramid_access.solver.survey"),
        *(f"pyramid_access.solver.{name}" for name in ("fair", "general", "matching", "par", "shortest")),
        "pyramid_access.deals.winnable",
        # Menus, lessons and tips.
        *(f"pyramid_access.ui.learning.{name}" for name in ("lesson", "tutorial")),
        *(f"pyramid_access.ui.menus.{name}" for name in ("game_menu", "keys_menu")),
        *(f"pyramid_access.ui.menus.{name}" for name in ("settings_menu", "stats_menu", "voice_line")),
        *(f"pyramid_access.session.{name}" for name in ("tips", "tutorial")),
        "pyramid_access.narration.lookup_words",
        # What reads keys, draws the board, writes the transcript.
        *("pyramid_access.ui.board.view", "pyramid_access.ui.keys.pipe", "pyramid_access.ui.keys.terminal"),
        *("pyramid_access.translation_check", "pyramid_access.ui.output.transcript"),
        # Ways to a screen reader, and what belongs to the process that speaks.
        *(
            f"pyramid_access.speech.{name}"
            for name in ("direct_speaker", "screen_reader", "ssip", "reader_detection", "routes")
        ),
        *(f"pyramid_access.speech.{name}" for name in ("earcon_samples", "espeak_library", "sample_buffer")),
        *(f"pyramid_access.speech.{name}" for name in ("sound_device", "sound_output", "streaming_espeak")),
        *(f"pyramid_access.speech.{name}" for name in ("trial", "voice_child")),
    )
)
"""Modules, and packages with all that is in them, that the first line does without."""


@pytest.fixture(scope="module", params=["own", "off"])
def loaded(request, tmp_path_factory):
    """The names of the modules that are loaded when the first line is written."""
    folder = tmp_path_factory.mktemp("start")
    options = f"--data-dir {folder} --lang fr --deal 7 --speaker {request.param}"
    environment = {"LOADED": str(folder / "loaded"), "OPTIONS": options, "LC_ALL": "C.UTF-8"}
    with PtyProgram(_TO_FIRST_LINE, **environment) as program:
        assert program.end() == 0, program.output
    return frozenset((folder / "loaded").read_text().split())


def test_the_first_line_waits_for_nothing_that_it_does_without(loaded):
    unneeded = {name for name in loaded if any(f"{name}.".startswith(f"{other}.") for other in UNNEEDED)}
    assert not unneeded
    assert "pyramid_access.ui.program" in loaded


def test_the_names_are_those_of_modules():
    ours = {name for name in UNNEEDED if name.startswith("pyramid_access.")}
    assert [name for name in ours if find_spec(name) is None] == []
