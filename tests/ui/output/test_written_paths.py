"""The path of a file that was saved: heard as names, written whole on lines of its own, so that it can be copied."""

import json
import os
from pathlib import Path

import pytest

from pyramid_access.settings import Settings, SpeakerChoice
from pyramid_access.speech.direct_speaker import RecordingOutlet
from pyramid_access.speech.routes import Route, Way
from pyramid_access.ui.output.line_view import LineView, Paper
from pyramid_access.ui.output.reader_voice import ReaderLines, ReaderVoice
from pyramid_access.ui.output.transcript import Transcript
from pyramid_access.utterance import Utterance
from tests.playing import Page, Player
from tests.ui.output.test_line_view import EmulatedTerminal, assert_ready_for_readers

SENTENCE = "Deal saved."
PATH = "/home/anna/My  games/" + "a-folder/" * 14 + "2026-11-30-deal-617.txt"
SAVED = Utterance(SENTENCE, "en", path=PATH)


@pytest.mark.parametrize("key", ["p", "enter"])
@pytest.mark.parametrize("size", [(80, 24), (200, 60), (len(PATH), 24), (len(PATH) - 1, 24), (40, 12), (20, 30)])
def test_no_line_end_is_put_into_a_path_and_what_comes_later_stands_below_it(
    terminal: EmulatedTerminal, size: tuple[int, int], key: str
) -> None:
    terminal.resize(*size)
    view = LineView(terminal.slave, Paper.SCREEN, "utf-8")
    for number in range(30):
        view.show([SAVED], key)
        assert PATH.encode() in terminal.update()
        assert_ready_for_readers(terminal, SENTENCE)
        end, rows = terminal.screen.cursor.y, -(-len(PATH) // size[0])
        assert "".join(terminal.screen.display[end - rows : end]).rstrip() == PATH
        view.show([Utterance(f"Answer {number}.", "en")], key)
        terminal.update()
        assert_ready_for_readers(terminal, f"Answer {number}.")
        above = terminal.rows()[terminal.screen.cursor.y - 1]
        assert above == SENTENCE


@pytest.mark.parametrize("size", [(20, 5), (10, 2), (2, 2), (1, 1)])
def test_in_a_tiny_window_every_letter_of_it_comes(terminal: EmulatedTerminal, size: tuple[int, int]) -> None:
    terminal.resize(*size)
    view = LineView(terminal.slave, Paper.SCREEN, "utf-8")
    for _ in range(3):
        view.show([SAVED])
        terminal.update()
    assert terminal.text().replace(" ", "") == f"{PATH}{SENTENCE}".replace(" ", "") * 3


@pytest.mark.parametrize("paper", [Paper.ROLL, Paper.STREAM])
def test_it_is_a_line_of_its_own_without_escape_sequences_too(paper: Paper) -> None:
    reader, writer = os.pipe()
    LineView(writer, paper, "utf-8").show([SAVED])
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as lines:
        assert lines.read().splitlines() == [PATH, SENTENCE]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_file_that_is_saved_has_its_path_written_and_its_folders_said(tmp_path: Path, lang: str) -> None:
    player = Player(tmp_path, Settings(lang=lang, speaker=SpeakerChoice.OWN))
    player.begin()
    player.press("g")
    saved = dict[str, str]()
    while not (answer := player.press("tab")[0]).endswith((" 1 of 13.", " 1 sur 13.")):
        before = set(tmp_path.rglob("*.txt"))
        if answer.startswith(("Save ", "Enregistrer ")):
            (answer,) = player.press("enter")
            (path,) = set(tmp_path.rglob("*.txt")) - before
            saved[str(path)] = player.page.shown[-1][0].path
            assert path.name in answer and str(path.parent) not in answer
            assert player.press("r") == [f"{answer} {'Again' if lang == 'en' else 'Encore'}."]
            assert player.page.shown[-1][0].path == str(path)
    assert len(saved) == 3
    assert all(path == written for path, written in saved.items())


def test_a_reader_that_gets_the_words_leaves_the_path_on_the_screen() -> None:
    page, outlet = Page(), RecordingOutlet()
    voice = ReaderVoice(lambda _settings: Route(Way.READER, "Orca", outlet), lambda: None)
    voice.use(Settings(speaker=SpeakerChoice.READER))
    voice.say([SAVED], interrupt=True)
    voice.finish()
    ReaderLines(page, voice).show([SAVED])
    voice.close()
    assert [utterance.text for utterance, _ in outlet.spoken] == [SENTENCE]
    assert [(utterance.text, utterance.path) for (utterance,) in page.shown] == [("", PATH)]


def test_the_transcript_notes_it(tmp_path: Path) -> None:
    path = tmp_path / "transcript"
    Transcript(path, 0.0, lambda _error: None).write(SAVED, key="enter", position="")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert (record["path"], record["text"]) == (PATH, SENTENCE)
