"""The program where nothing can be kept: it says what is wrong, plays, and asks once before a game is given up."""

import json
import os
from pathlib import Path

import pytest

from tests.store.cramped import needs_namespaces, run_as_player, run_cramped

PROGRAM = """
import json, os, subprocess, sys
from pathlib import Path
from tests.store.cramped import fill_up

def play(keys, *options):
    command = [sys.executable, "-m", "pyramid_access", "--speaker", "off", "--data-dir", "data", *options]
    return subprocess.run(command, input=keys, capture_output=True, text=True, check=True).stdout.splitlines()

def player_of(lang, **how):
    from pyramid_access.settings import Settings, SpeakerChoice
    from tests.playing import Player

    return Player(Path("data") / lang, Settings(lang=lang, speaker=SpeakerChoice.OWN), **how)

def tell(heard):
    print(json.dumps(heard))

"""


def run(folder: Path, code: str, *, small: bool = True) -> list[list[str]]:
    """Run a Python text that tells what was heard; return that."""
    text = PROGRAM + code
    return [
        json.loads(line) for line in (run_cramped(folder, "size=300k", text) if small else run_as_player(folder, text))
    ]


NEXT = """
for lang in ("en", "fr"):
    player = player_of(lang)
    player.begin()
    player.press("p")
    fill_up()
    tell(player.press("p", *"nnns", *"pnnn", *"g2", *"g2", "enter", *"sq"))
    os.unlink("filler")
    again = player_of(lang)
    tell([again.resume(), *again.press("s", "q")])
"""
SENTENCES = {
    "en": (
        "File {} cannot be written, the disk is full. Ace of diamonds drawn.",
        "A game is under way. The same key once more to begin another one.",
        "The game under way cannot be kept, the disk is full. The same key once more to leave it all the same.",
        "New game.",
        "Game resumed, one move played.",
        "No move played.",
        "The game could not be saved. Goodbye.",
    ),
    "fr": (
        "Impossible d'écrire le fichier {}, le disque est plein. As de carreau pioché.",
        "Une partie est en cours. La même touche encore une fois pour en commencer une autre.",
        "La partie en cours ne peut pas être gardée, le disque est plein. La même touche encore une fois pour la "
        "quitter quand même.",
        "Nouvelle partie.",
        "Partie reprise, un coup joué.",
        "Aucun coup joué.",
        "La partie n'a pas pu être enregistrée. Au revoir.",
    ),
}


@needs_namespaces
def test_on_a_full_disk_another_game_begins_after_one_question(tmp_path: Path) -> None:
    heard = run(tmp_path, NEXT)
    for (full, after), lang in zip((heard[:2], heard[2:]), SENTENCES, strict=True):
        drawn, asks, cannot, new, resumed, no_move, not_kept = SENTENCES[lang]
        assert full[0] == drawn.format(tmp_path / "data" / lang / "games.db")
        assert full[1:3] == [asks, cannot]
        assert full[3].startswith(new)
        assert no_move in full[4]
        assert full[6:8] == [asks, cannot]
        assert full[8].startswith(new)
        assert full[10].startswith(resumed), "the earlier game, without a question: this one has no move"
        assert full[12] == cannot
        assert full[13].startswith(resumed.split(",")[0])
        assert no_move in full[14]
        assert full[15].endswith(not_kept)
        # There is room again at the next start: the game goes on that was on disk.
        assert after[0].startswith(resumed)


TODAY = """
player = player_of("en")
player.begin()
player.press("p")
fill_up()
player.press("p")
tell(player.press("g", "3", "enter", "enter"))

hasty = player_of("fr", patience=0.001)
hasty.begin()
hasty.press("p", "g", "3")
heard = []
for meanwhile in ("ki", ""):
    hasty.hold_back_answers()
    hasty.ask("enter")
    hasty.press(*meanwhile)
    heard += [(words, hasty.page.shown[-1][0].kind.value) for words in hasty.wait_for_late_words()]
tell(heard)
"""


@needs_namespaces
def test_so_does_a_deal_that_is_looked_for(tmp_path: Path) -> None:
    (_, asks, cannot, begun), late = run(tmp_path, TODAY)
    assert (asks, cannot) == SENTENCES["en"][1:3]
    assert begun.startswith("New game.")
    (cannot, kind), (begun, _) = late
    assert (cannot, kind) == (SENTENCES["fr"][2], "late")
    assert begun.startswith("Nouvelle partie.")


KEPT_LATER = """
from tests.kept import kept_game, kept_records

player = player_of("en")
player.begin()
player.press("p", "p")
fill_up()
tell(player.press("p", "n", "n", "n"))
os.unlink("filler")
player.press("p", "q")
folder = Path("data/en")
tell([len(kept_game(folder, place)["moves"].split(",")) for place in ("earlier", "current")])
tell([row["moves"] for row in kept_records(folder)])
"""


@needs_namespaces
def test_a_game_that_was_left_on_a_full_disk_is_kept_and_counted_once_there_is_room(tmp_path: Path) -> None:
    heard, moves, counted = run(tmp_path, KEPT_LATER)
    assert heard[2].startswith("The game under way cannot be kept, the disk is full.")
    assert heard[3].startswith("New game.")
    assert (moves, counted) == ([3, 1], [3])


NO_FILE_YET = """
Path("data").mkdir()
fill_up()
for lang in ("en", "fr"):
    tell(play("pq", "--lang", lang, "--deal", "7"))
"""


@needs_namespaces
def test_on_a_full_disk_without_a_file_the_disk_is_said_to_be_full_and_the_game_plays(tmp_path: Path) -> None:
    english, french = run(tmp_path, NO_FILE_YET)
    path = tmp_path / "data" / "games.db"
    assert english[0].startswith(f"File {path} cannot be written, the disk is full. New game. ")
    assert english[1] == "Jack of clubs drawn."
    assert french[0].startswith(f"Impossible d'écrire le fichier {path}, le disque est plein. Nouvelle partie. ")
    assert french[1] == "Valet de trèfle pioché."


NO_FOLDERS = """
for lang in ("en", "fr"):
    player = player_of(lang)
    player.begin()
    fill_up()
    player.press("g", *["down"] * 7)
    tell(player.press(*["enter", "down"] * 3))
    tell(os.listdir(Path("data") / lang))
    os.unlink("filler")
"""


@needs_namespaces
def test_a_text_or_a_deal_that_cannot_be_saved_leaves_no_folder(tmp_path: Path) -> None:
    english, *files, french, _ = run(tmp_path, NO_FOLDERS)
    for lines, full in ((english, "the disk is full"), (french, "le disque est plein")):
        assert [".txt" in line and full in line for line in lines] == [True, False] * 3
    assert all({*names} <= {"games.db", "games.db-wal", "games.db-shm"} for names in (*files, _))


CANNOT = {
    "en": (
        "The file of the games cannot be read, ",
        "permission denied",
        "something that is no file lies in its place",
    ),
    "fr": (
        "Le fichier des parties ne peut pas être lu, ",
        "accès refusé",
        "à sa place se trouve autre chose qu'un fichier",
    ),
}


@needs_namespaces
@pytest.mark.parametrize(
    ("kind", "lang", "is_writable"),
    [
        ("folder", "en", True),
        ("folder", "fr", False),
        ("pipe", "fr", True),
        ("pipe", "en", False),
        ("closed", "en", True),
        ("closed", "fr", False),
    ],
)
def test_what_lies_in_the_place_of_the_file_is_told_once(
    tmp_path: Path, kind: str, lang: str, is_writable: bool
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    match kind:
        case "folder":
            (data / "games.db").mkdir()
        case "pipe":
            os.mkfifo(data / "games.db")
        case "closed":
            (data / "games.db").touch(mode=0)
    data.chmod(0o700 if is_writable else 0o500)
    try:
        [[first, drawn, last]] = run(tmp_path, f'tell(play("pq", "--lang", "{lang}", "--deal", "7"))', small=False)
    finally:
        data.chmod(0o700)
    cannot, denied, no_file = CANNOT[lang]
    assert first.startswith(f"{cannot}{denied if kind == 'closed' else no_file}. ")
    assert first.count(str(data / "games.damaged-1.db")) == is_writable
    assert first.count(cannot[-12:-2]) == 1
    assert drawn == {"en": "Jack of clubs drawn.", "fr": "Valet de trèfle pioché."}[lang]
    saved = {"en": "The game is saved. Goodbye.", "fr": "La partie est enregistrée. Au revoir."}
    assert last == (saved[lang] if is_writable else SENTENCES[lang][-1])
