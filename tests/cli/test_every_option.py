"""Each option alone and with each other one, at a first start and later, in a terminal and from a pipe."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

from pyramid_access.cli.table import OPTIONS
from pyramid_access.narration.languages import languages
from pyramid_access.narration.translator import Translator
from tests.cli.option_runs import Condition, Run, all_runs

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def runs() -> list[Run]:
    command = [sys.executable, "-m", "tests.cli.option_runs"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, start_new_session=True)
    return [Run(*json.loads(line)) for line in done.stdout.splitlines()]


def test_every_option_is_tried_alone_and_with_every_other_one(runs: list[Run]) -> None:
    assert len(runs) == len(list(all_runs()))
    tried = {frozenset(word for word in run.arguments if word.startswith("--")) for run in runs}
    flags = [option.flag for option in OPTIONS]
    assert tried == {frozenset((one, other)) for one in flags for other in flags}
    alone = {(run.arguments[0], Condition(*run.condition)) for run in runs if len(run.arguments) < 3}
    assert {flag for flag, _ in alone} == set(flags)
    assert len(alone) == 4 * len(flags)


def test_it_comes_to_a_game_or_to_one_sentence(runs: list[Run]) -> None:
    tellers = [Translator([ROOT / "locales"], tag.tag, strict=True) for tag in languages([ROOT / "locales"])]
    last_words = tuple(teller.say(name) for teller in tellers for name in ("game-kept", "game-left"))
    broken = [run for run in runs if not (_is_refused(run) or _is_told(run) or _is_played(run, last_words))]
    assert broken == []


def _is_refused(run: Run) -> bool:
    return run.code == 2 and not run.written and not run.log and len(run.error.splitlines()) == 1


def _is_told(run: Run) -> bool:
    wanted = not {"--help", "--version"}.isdisjoint(run.arguments)
    return wanted and run.code == 0 and run.written.startswith(("Pyramid Access", "pyramid-access")) and not run.error


def _is_played(run: Run, last_words: tuple[str, ...]) -> bool:
    is_well = run.code == 0 and not run.error and (not run.log or "--debug" in run.arguments)
    return is_well and "ERROR" not in run.log and run.written.rstrip().endswith(last_words)
