"""Pasted text does nothing where no text is typed, and is answered by one sentence."""

from pathlib import Path

import pytest

from pyramid_access.ui.keys.names import Pasted
from tests.ui.menus.test_menus import sit_down

MESSAGE = Pasted("app\rhello\n")


@pytest.mark.parametrize(
    ("lang", "refused"),
    [
        ("en", "Pasted text does nothing here."),
        ("fr", "Un texte collé ne fait rien ici."),
        ("pt", "Um texto colado não faz nada aqui."),
    ],
)
@pytest.mark.parametrize("before", [(), ("g",), ("e",), ("?",), ("?", "?")], ids="-".join)
def test_pasted_text_is_refused(tmp_path: Path, lang: str, refused: str, before: tuple[str, ...]) -> None:
    player = sit_down(tmp_path, lang)
    player.press(*before)
    moves, settings = player.table.session.timeline.moves, player.program.context.preferences.current
    assert player.press(MESSAGE) == [refused]
    assert player.table.session.timeline.moves == moves
    assert player.program.context.preferences.current == settings
