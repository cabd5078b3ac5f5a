"""Who reads a terminal, by the processes of a system: a folder that looks like ``/proc`` stands for it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pyramid_access.speech.reader_detection import (
    PROC,
    Watch,
    Watcher,
    all_names,
    names,
    process,
    watcher,
    watcher_of,
    with_ancestors,
)

WINDOW, OUTER, CONSOLE = os.makedev(136, 3), os.makedev(136, 1), os.makedev(4, 2)
NOBODY, UNKNOWN = Watcher(Watch.NOBODY), Watch.UNKNOWN
GAME = 50


@pytest.fixture
def system(tmp_path: Path) -> Callable[..., Watcher]:
    """Return a function that sets up a system from its processes, and tells who reads the terminal of the game."""

    def add(pid: int, name: str, parent: int, terminal: int, *words: str) -> None:
        folder = tmp_path / "proc" / str(pid)
        folder.mkdir(parents=True)
        (folder / "stat").write_text(f"{pid} ({name}) S {parent} 1 1 {terminal} -1 0 0 0\n")
        (folder / "comm").write_text(f"{name}\n")
        (folder / "cmdline").write_text("".join(f"{word}\0" for word in words))

    def watch(line: list[tuple[str, int]], *others: tuple[str, ...], speakup: bool = False) -> Watcher:
        """The line leads from the first process to the game, each with the terminal it belongs to."""
        pids = [1, *range(20, 20 + len(line) - 2), GAME]
        for number, (pid, (name, terminal)) in enumerate(zip(pids, line, strict=True)):
            add(pid, name, pids[number - 1] if number else 0, terminal)
        for number, words in enumerate(others, 100):
            add(number, Path(words[0]).name[:15], 1, 0, *words)
        (tmp_path / "proc" / "self").mkdir()
        return watcher_of(line[-1][1], GAME, tmp_path / "proc", Path("/" if speakup else "/nowhere"))

    return watch


def in_window(window: str = "mate-terminal") -> list[tuple[str, int]]:
    return [("systemd", 0), (window, 0), ("bash", WINDOW), ("python3", WINDOW)]


ON_CONSOLE = [("systemd", 0), ("login", 0), ("bash", CONSOLE), ("python3", CONSOLE)]


@pytest.mark.parametrize("window", ["mate-terminal", "gnome-terminal-", "xterm", "konsole"])
def test_nobody_reads_a_plain_window(system: Callable[..., Watcher], window: str) -> None:
    assert system(in_window(window), ("vim", "notes"), ("/usr/bin/python3", "orchestra.py")) == NOBODY


def test_nobody_reads_a_plain_console(system: Callable[..., Watcher]) -> None:
    assert system(ON_CONSOLE) == NOBODY


def test_a_window_opened_from_another_terminal_is_still_a_window(system: Callable[..., Watcher]) -> None:
    line = [("systemd", 0), ("konsole", 0), ("bash", OUTER), ("xterm", OUTER), ("bash", WINDOW), ("python3", WINDOW)]
    assert system(line) == NOBODY


@pytest.mark.parametrize("reader", ["yasr", "fenrir", "tdsr"])
def test_a_reader_around_the_game_is_seen(system: Callable[..., Watcher], reader: str) -> None:
    line = [("systemd", 0), ("xterm", 0), ("bash", OUTER), (reader, OUTER), ("sh", WINDOW), ("python3", WINDOW)]
    assert system(line) == Watcher(Watch.READER, reader)


@pytest.mark.parametrize("between", ["sshd", "tmux: server", "screen", "script", "emacs", "docker", "Relay(12)"])
def test_whatever_else_stands_between_hides_who_reads(system: Callable[..., Watcher], between: str) -> None:
    line = [("systemd", 0), ("xterm", 0), (between, 0), ("bash", WINDOW), ("python3", WINDOW)]
    assert system(line) == Watcher(UNKNOWN, between)


def test_a_container_hides_who_reads(system: Callable[..., Watcher]) -> None:
    assert system([("bash", WINDOW), ("python3", WINDOW)]) == Watcher(UNKNOWN)


@pytest.mark.parametrize(
    ("process_line", "name"),
    [
        (("/usr/bin/brltty", "-n"), "brltty"),
        (("fenrir",), "fenrir"),
        (("/usr/bin/python3", "-m", "fenrirscreenreader"), "fenrir"),
        (("/usr/bin/python3", "/usr/bin/orca"), "orca"),
        (("espeakup",), "espeakup"),
        (("cthulhu",), "cthulhu"),
    ],
)
@pytest.mark.parametrize("line", [ON_CONSOLE, in_window()])
def test_a_reader_that_watches_from_outside_is_seen(
    system: Callable[..., Watcher], line: list[tuple[str, int]], process_line: tuple[str, ...], name: str
) -> None:
    assert system(line, ("vim",), process_line) == Watcher(Watch.READER, name)


def test_another_reader_beside_orca_comes_first_for_it_cannot_be_spoken_to(system: Callable[..., Watcher]) -> None:
    assert system(in_window(), ("orca",), ("brltty",)) == Watcher(Watch.READER, "brltty")


def test_speakup_is_seen_in_the_kernel(system: Callable[..., Watcher]) -> None:
    assert system(ON_CONSOLE, speakup=True) == Watcher(Watch.READER, "speakup")


def test_hidden_processes_hide_who_reads(tmp_path: Path) -> None:
    for pid, parent, terminal in ((30, 1, 0), (GAME, 30, WINDOW)):
        (tmp_path / str(pid)).mkdir()
        (tmp_path / str(pid) / "stat").write_text(f"{pid} (xterm) S {parent} 1 1 {terminal} -1 0\n")
    assert watcher_of(WINDOW, GAME, tmp_path, Path("/nowhere")).watch is UNKNOWN


def test_names_with_brackets_and_spaces_are_read(tmp_path: Path) -> None:
    (tmp_path / "7").mkdir()
    (tmp_path / "7" / "stat").write_text("7 (a) (b c) S 3 1 1 34817 -1 0 0\n")
    found = process(7, tmp_path)
    assert found is not None
    assert (found.name, found.parent, found.terminal) == ("a) (b c", 3, 34817)


@pytest.mark.parametrize("content", ["", "7", "7 (x) S", "7 (x) S a b c d"])
def test_what_is_no_process_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "7").mkdir()
    (tmp_path / "7" / "stat").write_text(content)
    assert process(7, tmp_path) is None
    assert process(8, tmp_path) is None
    assert names(8, tmp_path) == ()


@pytest.mark.skipif(not PROC.exists(), reason="no /proc here")
def test_the_system_itself_can_be_read() -> None:
    line = dict(with_ancestors(os.getpid()))
    assert line[os.getpid()].parent == os.getppid()
    assert names(os.getpid())[0] in set(all_names())


def test_a_file_that_is_closed_is_no_terminal_to_know_of() -> None:
    assert watcher(-1) == Watcher(UNKNOWN)
