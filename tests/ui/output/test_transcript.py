"""The record of what was said."""

import json
import os
import time
from pathlib import Path

import pytest

from pyramid_access.ui.output.transcript import Transcript
from pyramid_access.utterance import Kind, Utterance

UTTERANCE = Utterance("Neuf de cœur retiré.\nDame.", "fr", Kind.REFUSAL, ("play-removed", "cursor-place"))


def no_trouble(error: OSError) -> None:
    raise error


def test_a_line_has_all_fields_as_documented(tmp_path: Path) -> None:
    path, before = tmp_path / "transcript", time.monotonic()
    transcript = Transcript(path, before, no_trouble)
    transcript.write(UTTERANCE, key="enter", position="three-pass ...")
    (line,) = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(line)
    t, t_mono = record.pop("t"), record.pop("t_mono")
    assert record == {
        "key": "enter",
        "lang": "fr",
        "kind": "refusal",
        "ids": ["play-removed", "cursor-place"],
        "text": "Neuf de cœur retiré.\nDame.",
        "position": "three-pass ...",
    }
    assert "cœur" in line
    assert before - 0.001 <= t_mono <= time.monotonic() + 0.001
    assert t == pytest.approx(t_mono - before, abs=0.001)


def test_lines_are_appended_and_there_at_once(tmp_path: Path) -> None:
    path = tmp_path / "transcript"
    for number in range(2):
        transcript = Transcript(path, 0.0, no_trouble)
        transcript.write(UTTERANCE, key=None, position="")
        assert len(path.read_bytes().splitlines()) == number + 1
        transcript.close()
        transcript.close()


def test_a_path_that_cannot_be_written_raises(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        Transcript(tmp_path / "missing" / "transcript", 0.0, no_trouble)


def test_text_that_is_no_unicode_is_recorded_all_the_same(tmp_path: Path) -> None:
    transcript = Transcript(tmp_path / "transcript", 0.0, no_trouble)
    transcript.write(Utterance("bad \udcff", "en"), key="\udcff", position="")
    assert json.loads((tmp_path / "transcript").read_text(encoding="utf-8"))["text"] == "bad \udcff"


@pytest.mark.skipif(os.name == "nt", reason="no such pipes on Windows")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """Without a reader it is refused; a reader that has stopped reading loses the rest, and the game goes on."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="pipe"):
        Transcript(path, 0.0, no_trouble)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    troubles: list[OSError] = []
    transcript = Transcript(path, 0.0, troubles.append)
    transcript.write(UTTERANCE, key="p", position="")
    assert json.loads(os.read(reader, 4096))["key"] == "p"
    for _ in range(2000):
        transcript.write(UTTERANCE, key="p", position="")
    os.close(reader)
    assert [type(error) for error in troubles] == [BlockingIOError]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")
def test_a_full_disk_is_told_once_and_the_game_goes_on() -> None:
    troubles: list[OSError] = []
    transcript = Transcript(Path("/dev/full"), 0.0, troubles.append)
    for _ in range(3):
        transcript.write(UTTERANCE, key=None, position="")
    assert [error.strerror for error in troubles] == ["No space left on device"]
