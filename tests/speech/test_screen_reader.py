"""What the library that speaks to screen readers is asked to do, by a stand-in for its object.

The readers themselves, and Windows, cannot be had here; Orca's service, and the library itself, are in
``tests/readers``.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from pyramid_access.speech.direct_speaker import OutletGoneError
from pyramid_access.speech.screen_reader import Orca, WindowsReader, readers_of
from pyramid_access.utterance import Utterance

LONG = Utterance("Nine of hearts and four of clubs removed, and much more.", "en", braille="9h 4c")


@dataclass
class Library:
    """Has a function for each thing that the real one can do, and notes the calls."""

    running: set[str] = field(default_factory=set)
    version: str = "50.2"
    fails: bool = False
    calls: list[tuple[str, tuple[str, ...], dict[str, bool]]] = field(default_factory=list)

    def __getattr__(self, name: str) -> Any:
        def call(*texts: str, **options: bool) -> object:
            if self.fails:
                raise OSError("as Windows does")
            if name.endswith("_running"):
                return name.removesuffix("_running") in self.running
            self.calls.append((name, texts, options))
            return None

        return call


def test_the_first_reader_that_runs_on_windows_is_taken() -> None:
    library = Library({"jfw", "nvda"})
    assert [reader.name for reader in readers_of(library, "win32") if reader.runs()] == ["NVDA", "JAWS"]
    assert [reader.name for reader in readers_of(Library(), "win32")] == ["NVDA", "System Access", "JAWS"]


def test_speech_and_braille_each_have_their_words() -> None:
    library = Library({"nvda"})
    reader = WindowsReader(library, "nvda")
    reader.speak(LONG, interrupt=True)
    reader.speak(Utterance("Edge.", "en"), interrupt=False)
    reader.silence()
    reader.close()
    assert library.calls == [
        ("nvda_say", (LONG.text,), {"interrupt": True}),
        ("nvda_braille", ("9h 4c",), {}),
        ("nvda_say", ("Edge.",), {"interrupt": False}),
        ("nvda_braille", ("Edge.",), {}),
        ("nvda_silence", (), {}),
    ]


@pytest.mark.parametrize("library", [Library(), Library({"nvda"}, fails=True)])
def test_a_reader_that_has_gone_is_told(library: Library) -> None:
    reader = WindowsReader(library, "nvda")
    with pytest.raises(OutletGoneError):
        reader.speak(LONG, interrupt=True)
    with pytest.raises(OutletGoneError):
        reader.silence()
    assert library.calls == []


def test_orca_shows_in_braille_what_it_speaks() -> None:
    library = Library()
    (orca,) = readers_of(library, "linux")
    assert orca.runs()
    orca.speak(LONG, interrupt=True)
    orca.silence()
    orca.close()
    assert library.calls == [("output", (LONG.text,), {"interrupt": True}), ("silence", (), {})]


def test_orca_that_has_gone_is_told() -> None:
    orca = Orca(Library(version=""))
    assert not orca.runs()
    for act in (lambda: orca.speak(LONG, interrupt=True), orca.silence):
        with pytest.raises(OutletGoneError):
            act()
