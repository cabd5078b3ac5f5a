"""What every screen reader needs of a sentence, for what all keys bring, in all languages and at all levels.

No reader is needed here. A reader that follows the stream of letters takes a letter that was just typed for its echo
and leaves it out; others skip what is written twice, spell out signs, or cut what is wider than the window.
"""

import random
import re

import pytest

from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import bindings
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from tests.playing import Player

LANGUAGES = ("fr", "en")
KEYS = 250
SPELLED_OUT = re.compile(r"[:;()\[\]{}<>«»“”„\"/\\|&*_+=#%@^~`…–—♣♦♥♠\u00a0\u202f]|\b\d+[cdhsptk]\b")
"""Signs that voices name, and cards in two letters."""
LEFT_OUT = {"q", "c-c", "c-d", "?", "a"}
"""Keys that leave the program, or the language under test, or lead to long lists of names of keys and signs."""


def keys_of_play(seed: int) -> list[str]:
    """Return keys as a player might press them who tries everything, menus and typed numbers included."""
    chance = random.Random(seed)
    keys = sorted({*bindings(COMMANDS, Mode.PLAY), *bindings(COMMANDS, Mode.MENU), *"z0123456789éèç"} - LEFT_OUT)
    return chance.choices([*keys, *["tab", "enter", "p", "u"] * 8], k=KEYS)


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_all_keys_bring(lang: str, detail: Detail, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("data")  # Its name may be told, and has no sign that a voice would name.
    player = Player(folder, Settings(lang=lang, speaker=SpeakerChoice.READER, detail=detail))
    player.begin()
    last = player.last
    for key in keys_of_play(list(Detail).index(detail)):
        player.program.context.preferences.change(lang=lang, detail=detail, view=Settings().view)
        (answer,) = player.press(key)
        assert not answer.startswith(key), f"{key} brings {answer!r}"
        assert answer != last, f"{key} brings the same again"
        assert SPELLED_OUT.search(answer) is None, f"{key} brings {answer!r}"
        last = answer
