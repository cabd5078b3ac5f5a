"""Each error of the system at each kind of call: the true reason is told, nothing is lost, and later all goes on."""

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.faulty import compiled, environment, needs_compiler

pytestmark = needs_compiler

NO_LOCKS = f"fcntl={errno.ENOLCK}"
NO_SHARED_MEMORY = f"mmap={errno.ENODEV}"
NO_CLAIM = f"flock={errno.EOPNOTSUPP}"
NOTHING = f"{NO_LOCKS},{NO_SHARED_MEMORY},flock={errno.ENOLCK}"

PLAY = """
import json, os, shutil, sys
from pathlib import Path
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.database import Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.saved_content import SaveSlot
from tests.store.games import counted, played

OLD, NEW = played(), played("giza")
path = Path(os.environ["FAULTS_UNDER"]) / "games.db"

def save(store, saved, *counts):
    try:
        store.save({SaveSlot.CURRENT: saved}, counts, sync=True)
    except StoreError as error:
        return error.fault.value

def name(saved):
    return "old" if saved == OLD else "new" if saved == NEW else None

def begin():
    store = GameStore(Database(path))
    assert store.claim()
    return store, store.open()

for faults in sys.argv[1:]:
    shutil.rmtree(path.parent, ignore_errors=True)
    os.environ["FAULTS"] = ""
    store, _ = begin()
    assert save(store, OLD, counted("a")) is None
    store.close()
    os.environ["FAULTS"] = faults
    store, told = begin()
    found = store.load(SaveSlot.CURRENT, repair=True)
    refused = save(store, NEW, counted("b"))
    again = save(store, NEW, counted("b"))
    store.close()
    os.environ["FAULTS"] = ""
    store, later = begin()
    kept = name(store.load(SaveSlot.CURRENT, repair=True).saved)
    count = len(store.records.games())
    last = save(store, NEW, counted("c"))
    fault = found.problem.store_fault.value if found.problem else None
    left = sorted(file.name for file in path.parent.iterdir() if file.suffix == ".tmp")
    row = dict(found=name(found.saved) or fault, refused=refused, again=again, kept=kept, count=count)
    print(json.dumps(row | dict(told=len(told) + len(later), last=last, left=left)))
    store.close()
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("library"))


def play(library: Path, folder: Path, *faults: str) -> dict[str, dict[str, object]]:
    """Play with each fault; return what was found, by the faults."""
    command = [sys.executable, "-c", PLAY, *faults]
    environ = environment(library, folder / "data", "")
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return dict(zip(faults, map(json.loads, done.stdout.splitlines()), strict=True))


REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EIO: "device",
    errno.ESTALE: "device",
    errno.EROFS: "read-only",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
}
AT_ONCE = ("write", "sync", "open", "read")
"""Calls that no change can do without."""


@pytest.mark.parametrize("call", AT_ONCE)
def test_the_true_reason_is_told_and_nothing_is_lost(library: Path, tmp_path: Path, call: str) -> None:
    # Only a device can fail to read what was opened.
    reasons = {f"{call}={number}": "device" if call == "read" else reason for number, reason in REASONS.items()}
    for faults, row in play(library, tmp_path, *reasons).items():
        reason = reasons[faults]
        assert row["refused"] == row["again"] == reason, faults
        assert row["found"] == (reason if call in ("open", "read") else "old"), faults
        assert (row["kept"], row["count"], row["told"], row["last"], row["left"]) == ("old", 1, 0, None, []), faults


@pytest.mark.parametrize("call", ["truncate", "rename", "unlink", "mkdir", "mmap", "flock", "fcntl"])
def test_what_can_be_done_without_is(library: Path, tmp_path: Path, call: str) -> None:
    numbers = (*REASONS, errno.ENOLCK, errno.EINTR) if call not in ("flock", "fcntl") else (errno.ENOLCK, errno.ENOSYS)
    for faults, row in play(library, tmp_path, *(f"{call}={number}" for number in numbers)).items():
        # Where nothing can be removed, the file stays that has tried the folder.
        assert (row | {"left": []} if call == "unlink" else row) == SAVED, faults


SAVED = {"found": "old", "refused": None, "again": None, "kept": "new", "count": 2, "told": 0, "last": None, "left": []}


@pytest.mark.parametrize("call", AT_ONCE)
def test_a_call_that_was_interrupted_is_made_again(library: Path, tmp_path: Path, call: str) -> None:
    for faults, row in play(library, tmp_path, f"{call}={errno.EINTR}").items():
        kept = {"new"} if row["refused"] is None or row["again"] is None else {"old", "new"}
        assert row["kept"] in kept, faults
        assert (row["found"], row["told"], row["last"], row["left"]) == ("old", 0, None, []), faults


@pytest.mark.parametrize("faults", [NO_LOCKS, NO_SHARED_MEMORY, NO_CLAIM, NOTHING])
def test_a_folder_without_locks_or_shared_memory_keeps_games(library: Path, tmp_path: Path, faults: str) -> None:
    assert play(library, tmp_path, faults)[faults] == SAVED
    other = f"{faults},write={errno.ENOSPC}"
    assert play(library, tmp_path, other)[other]["refused"] == "disk-full"


def test_a_lock_that_a_killed_program_has_left_is_removed_once_it_is_old(library: Path, tmp_path: Path) -> None:
    code = PLAY.replace(
        'os.environ["FAULTS"] = faults',
        'lock = Path(f"{path}.lock"); lock.mkdir(); os.utime(lock, (1, 1)); os.environ["FAULTS"] = faults',
    )
    command = [sys.executable, "-c", code, NO_LOCKS]
    environ = environment(library, tmp_path / "data", "")
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == SAVED


def program(library: Path, folder: Path, faults: str, *options: str, keys: str = "") -> list[str]:
    command = [sys.executable, "-m", "pyramid_access", "--lang", "en", "--data-dir", str(folder), *options]
    environ = environment(library, folder, faults)
    done = subprocess.run(command, input=keys, env=environ, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize("faults", [NO_LOCKS, NO_SHARED_MEMORY, NO_CLAIM, NOTHING])
def test_a_player_hears_of_no_other_window_and_goes_on_next_time(library: Path, tmp_path: Path, faults: str) -> None:
    heard = program(library, tmp_path / "data", faults, "--speaker", "off", "--deal", "7", keys="pq")
    assert heard == [heard[0], "Jack of clubs drawn.", "The game is saved. Goodbye."]
    assert heard[0].startswith("New game.")
    heard = program(library, tmp_path / "data", faults, "--speaker", "off", keys="q")
    assert heard[0].startswith("Game resumed, one move played.")


@pytest.mark.parametrize(
    ("faults", "told"),
    [
        (NO_LOCKS, "In the folder {}, files cannot be locked, as happens on a network."),
        (f"write={errno.ENOSPC}", "The folder {} cannot be written to, the disk is full."),
        (f"sync={errno.EIO}", "The folder {} cannot be written to, the disk or the network reports an error."),
        (f"rename={errno.EROFS}", "The folder {} cannot be written to, the disk is read only."),
        (f"open={errno.EACCES}", "The folder {} cannot be written to. Change its permissions"),
    ],
)
def test_the_doctor_tries_what_the_game_needs(library: Path, tmp_path: Path, faults: str, told: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    lines = program(library, folder, faults, "doctor")
    assert any(line.startswith(told.format(folder)) for line in lines), lines
    assert not any(folder.iterdir())
