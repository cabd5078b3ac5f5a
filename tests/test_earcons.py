"""Keys in, earcons out: which key is answered by which sound, from where, through all rooms but the sound device."""

from dataclasses import replace
from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.rules.layout import PYRAMID_SIZE, row_slots
from pyramid_access.rules.moves import Draw, Move, Redeal, Remove
from pyramid_access.settings import EarconChoice, PlaceChoice, Settings, SpeakerChoice
from pyramid_access.utterance import Earcon, Utterance
from tests.hands import best_move, keys_of
from tests.playing import Player

OWN = Settings(lang="en", speaker=SpeakerChoice.OWN, tips=False)
LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def heard(player: Player, key: str) -> Utterance:
    """Press a key and return what the voice was given."""
    before = len(player.backend.said)
    player.press(key)
    assert len(player.backend.said) == before + 1
    return player.backend.said[-1]


MINUTE = (
    ("tab", "", -0.4),
    ("f", "", -0.2),
    ("enter", "chosen", -0.2),
    ("tab", "holding", 0.0),
    ("tab", "holding", 0.2),
    ("up", "holding", 0.1),
    ("down", "holding", 0.2),
    ("enter", "refused", 0.2),
    ("r", "", 0.2),
    ("escape", "", -0.2),
    ("escape", "refused", 0.0),
    ("tab", "", 0.4),
    ("end", "", 0.6),
    ("right", "edge", 0.6),
    ("r", "", 0.6),
    ("up", "", 0.5),
    ("enter", "refused", 0.5),
    ("home", "", -0.5),
    ("left", "edge", -0.5),
    ("y", "refused", 0.0),
    ("u", "refused", 0.0),
    ("p", "drawn", 0.0),
    ("u", "undo", 0.0),
    ("y", "drawn", 0.0),
    ("h", "hint", 0.0),
    ("m", "", 0.0),
    ("o", "", 0.0),
    ("7", "", 0.0),
    ("s", "", 0.0),
    ("c", "", -0.5),
    ("down", "", -0.6),
    ("enter", "king", -0.4),
    ("enter", "king uncovered", -0.5),
    ("u", "undo", -0.4),
    ("unknown", "refused", 0.0),
    ("e", "", 0.0),
    ("escape", "", 0.0),
)


@LANGUAGES
def test_each_key_has_its_earcon_and_its_place(tmp_path: Path, lang: str) -> None:
    player = Player(tmp_path, replace(OWN, lang=lang))
    player.begin()
    assert player.backend.said[-1].pan == pytest.approx(-0.6)
    answers = [(key, heard(player, key)) for key, _, _ in MINUTE]
    assert [(key, names(said)) for key, said in answers] == [(key, earcons) for key, earcons, _ in MINUTE]
    assert [said.pan for _, said in answers] == pytest.approx([pan for _, _, pan in MINUTE])


def names(utterance: Utterance) -> str:
    return " ".join(earcon.value for earcon in utterance.earcons)


def expected(move: Move) -> Earcon:
    match move:
        case Draw():
            return Earcon.DRAWN
        case Redeal():
            return Earcon.REDEAL
        case Remove((_,)):
            return Earcon.KING
        case _:
            return Earcon.PAIR


@pytest.mark.parametrize(("variant", "deal"), [("three-pass", 3), ("par", 3), ("giza", 5)])
def test_each_move_of_a_game_is_heard_in_its_order(tmp_path: Path, variant: str, deal: int) -> None:
    player = Player(tmp_path, OWN)
    player.begin(variant, NumberedDeal(deal))
    session = player.table.session
    while not session.outcome and (move := best_move(session.game, session.position)):
        before = session.position
        *going, last = keys_of(session.game, before, move)
        for key in going:
            player.press(key)
        earcons = heard(player, last).earcons
        assert earcons[0] is expected(move)
        assert len(set(earcons)) == len(earcons) <= 3
        if session.outcome:
            assert earcons[-1] in (Earcon.WON, Earcon.BLOCKED)
    assert session.outcome


def test_the_end_of_a_game_is_heard_for_what_it_is(tmp_path: Path) -> None:
    won, blocked = Player(tmp_path / "won", OWN), Player(tmp_path / "blocked", OWN)
    won.begin(choice=NumberedDeal(3))
    session = won.table.session
    while move := best_move(session.game, session.position):
        won.press(*keys_of(session.game, session.position, move))
    assert won.backend.said[-1].earcons == (Earcon.KING, Earcon.WON)
    blocked.begin("giza", NumberedDeal(1))
    session = blocked.table.session
    while not session.outcome and (move := best_move(session.game, session.position)):
        blocked.press(*keys_of(session.game, session.position, move))
    assert blocked.backend.said[-1].earcons[-1] is Earcon.BLOCKED


def test_a_redeal_is_heard(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN)
    player.begin()
    player.press(*["p"] * 24)
    assert heard(player, "p").earcons == (Earcon.REDEAL,)


def test_a_late_hint_is_heard_when_it_comes(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN, patience=0)
    player.begin()
    player.hold_back_answers()
    player.ask("h")
    player.press("s")
    player.wait_for_late_words()
    player.backend.finish()  # it waits for what is spoken
    assert player.backend.said[-1].earcons == (Earcon.HINT,)


def test_every_card_of_the_pyramid_is_heard_where_it_lies(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN)
    player.begin()
    pans: dict[int, float] = {}
    for key in [*["right"] * 6, "up", *["left"] * 5, "up", *["right"] * 4, "up", *["left"] * 3, "up", *["right"] * 2]:
        said = heard(player, key)
        slot = player.table.session.cursor.slot
        assert slot is not None
        assert slot < PYRAMID_SIZE
        pans[slot] = said.pan
    rows = [[pans[slot] for slot in row_slots(row) if slot in pans] for row in (7, 6, 5, 4, 3)]
    assert rows[0] == pytest.approx([-0.4, -0.2, 0.0, 0.2, 0.4, 0.6])
    assert rows[1] == pytest.approx([-0.5, -0.3, -0.1, 0.1, 0.3, 0.5])
    assert rows[2] == pytest.approx([-0.4, -0.2, 0.0, 0.2, 0.4])
    assert rows[3] == pytest.approx([-0.3, -0.1, 0.1, 0.3])
    assert rows[4] == pytest.approx([-0.2, 0.0, 0.2])


# Settings.


@pytest.mark.parametrize("speaker", [SpeakerChoice.READER, SpeakerChoice.OFF])
def test_without_the_own_voice_nothing_sounds_and_nothing_is_started(tmp_path: Path, speaker: SpeakerChoice) -> None:
    player = Player(tmp_path, replace(OWN, speaker=speaker))
    player.begin()
    player.press("tab", "right", "p")
    assert player.backend.said == []
    assert player.backend.settings == []


@pytest.mark.parametrize("speaker", [SpeakerChoice.READER, SpeakerChoice.OFF])
def test_a_setting_adds_earcons_to_a_reader_without_words(tmp_path: Path, speaker: SpeakerChoice) -> None:
    player = Player(tmp_path, replace(OWN, speaker=speaker, earcons=EarconChoice.ON))
    player.begin()
    player.press("tab", "tab", "enter", "p", "left")
    assert not player.program.context.voice.speaks
    assert {said.text for said in player.backend.said} == {""}
    assert [names(said) for said in player.backend.said if said.earcons] == ["chosen", "drawn", "holding"]


def test_without_earcons_there_are_only_words(tmp_path: Path) -> None:
    player = Player(tmp_path, replace(OWN, earcons=EarconChoice.OFF))
    player.begin()
    said = [heard(player, key) for key in ("tab", "tab", "enter", "p", "enter")]
    assert all(utterance.text and not utterance.earcons for utterance in said)


def test_place_by_ear_can_be_turned_off(tmp_path: Path) -> None:
    player = Player(tmp_path, replace(OWN, place=PlaceChoice.OFF))
    player.begin()
    player.press("tab", "end", "right", "up")
    assert {said.pan for said in player.backend.said} == {0.0}


def test_one_key_turns_earcons_off_and_on(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN)
    player.begin()
    assert player.press("f4") == ["No sounds."]
    assert heard(player, "p").earcons == ()
    assert player.press("f4") == ["Sounds with the game's voice."]
    assert heard(player, "p").earcons == (Earcon.DRAWN,)


def test_the_key_turns_them_on_beside_a_reader(tmp_path: Path) -> None:
    player = Player(tmp_path, replace(OWN, speaker=SpeakerChoice.READER, lang="fr"))
    player.begin()
    assert player.press("f4") == ["Signaux toujours actifs."]
    assert heard(player, "p") == replace(player.page.shown[-1][0], text="")
    assert player.press("f4", "p")[0] == "Sans signaux."
    assert player.backend.closed


def test_earcons_go_when_the_voice_goes_and_come_back_with_it(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN)
    player.begin()
    player.press("f9")
    said = len(player.backend.said)
    player.press("p")
    assert len(player.backend.said) == said
    player.press("f9")
    assert heard(player, "p").earcons == (Earcon.DRAWN,)


def test_their_volume_is_changed_in_the_settings_and_heard_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, OWN)
    player.begin()
    player.press("e")
    while not player.last.startswith("Volume of the sounds."):
        player.press("tab")
    assert player.backend.said[-1].earcons == (Earcon.PAIR,)
    assert heard(player, "right").earcons == (Earcon.PAIR,)
    assert player.last == "Volume 60."
    assert player.backend.settings[-1].earcon_volume == 60
    assert (player.backend.settings[-1].volume, player.preferences.current.volume) == (80, 80)


@pytest.mark.parametrize(
    ("lang", "intro", "first", "second"),
    [
        ("en", "Sounds, one a line, Enter to hear it again. ", "Pair removed. 1 of 13.", "King removed. 2 of 13."),
        (
            "fr",
            "Signaux sonores, un par ligne, Entrée pour réentendre. ",
            "Paire retirée. 1 sur 13.",
            "Roi retiré. 2 sur 13.",
        ),
    ],
)
def test_a_page_of_the_help_plays_and_names_them_all(
    tmp_path: Path, lang: str, intro: str, first: str, second: str
) -> None:
    player = Player(tmp_path, replace(OWN, lang=lang))
    player.begin()
    player.press("?")
    while "onores" not in player.last and not player.last.startswith("The sounds."):
        player.press("s-tab")
    assert heard(player, "enter").earcons == (Earcon.PAIR,)
    assert player.last == intro + first
    assert heard(player, "enter").earcons == (Earcon.PAIR,)
    assert heard(player, "tab").earcons == (Earcon.KING,)
    assert player.last == second
    rest = [heard(player, "tab").earcons for _ in range(len(Earcon) - 2)]
    assert rest == [(earcon,) for earcon in list(Earcon)[2:]]
    assert heard(player, "escape").earcons == ()  # back in the list of keys
    player.press("escape")
    assert heard(player, "p").earcons == (Earcon.DRAWN,)


def test_the_page_says_when_they_are_off(tmp_path: Path) -> None:
    player = Player(tmp_path, replace(OWN, earcons=EarconChoice.OFF))
    player.begin()
    player.press("?")
    while not player.last.startswith("The sounds."):
        player.press("s-tab")
    assert heard(player, "enter").earcons == ()
    assert player.last == "Sounds. They are off, the settings turn them on. Pair removed. 1 of 13."
    player.press("f4")
    assert heard(player, "tab").earcons == (Earcon.KING,)
