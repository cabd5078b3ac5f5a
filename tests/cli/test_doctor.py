"""The report of the doctor: each thing that it looks at, the way to a screen reader, and the files of the games."""

import json
import os
import sqlite3
from contextlib import closing

import pytest

from pyramid_access.cli import doctor
from pyramid_access.cli.doctor import check_games
from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.program import main
from pyramid_access.speech.routes import Route, Way
from pyramid_access.store.database import VERSION, Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.saved_content import SaveSlot
from tests.store.games import counted, played

READER = {
    Route(Way.READER, "NVDA"): (
        "If you choose the screen reader, NVDA gets the answers directly, and the screen stays empty.",
        "Si vous choisissez le lecteur d'écran, NVDA reçoit les réponses directement, et l'écran reste vide.",
    ),
    Route(Way.SERVER, "Speech Dispatcher"): (
        "No screen reader reads this terminal. If you choose the screen reader, Speech Dispatcher speaks the answers.",
        "Aucun lecteur d'écran ne lit ce terminal. Si vous choisissez le lecteur d'écran, Speech Dispatcher dira les "
        "réponses.",
    ),
    Route(Way.WATCHED, "yasr"): (
        "The screen reader yasr reads this terminal. If you choose the screen reader, the game writes its answers, "
        "and it reads them.",
        "Le lecteur d'écran yasr lit ce terminal. Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, "
        "et ce lecteur les lit.",
    ),
    Route(Way.UNKNOWN, "tmux"): (
        "This terminal goes through the program tmux, so it cannot be known whether a screen reader reads it. If you "
        "choose the screen reader, the game writes its answers, and the reader reads them.",
        "Ce terminal passe par le programme tmux, on ne peut donc pas savoir si un lecteur d'écran le lit. Si vous "
        "choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.UNKNOWN): (
        "It cannot be known whether a screen reader reads this terminal. If you choose the screen reader, the game "
        "writes its answers, and the reader reads them.",
        "On ne peut pas savoir si un lecteur d'écran lit ce terminal. Si vous choisissez le lecteur d'écran, le jeu "
        "écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.NOBODY, "Speech Dispatcher"): (
        "No screen reader reads this terminal, and Speech Dispatcher is not installed. Start a screen reader, or play "
        "with the game's own voice.",
        "Aucun lecteur d'écran ne lit ce terminal, et Speech Dispatcher n'est pas installé. Lancez un lecteur "
        "d'écran, ou jouez avec la voix du jeu.",
    ),
    Route(Way.SYSTEM): (
        "If you choose the screen reader, the game writes its answers, and the reader reads them.",
        "Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.STREAM): (
        "Without a terminal, no screen reader reads the game.",
        "Sans terminal, aucun lecteur d'écran ne lit le jeu.",
    ),
}
LANGUAGES = ("en", "fr")


def test_doctor_names_each_thing(run, data):
    (data / "settings.toml").write_text("rate = 9999\n")
    report = json.loads(run("doctor --json")[1])
    checks = {finding["check"] for finding in report["findings"]}
    assert {"program", "packages", "terminal", "encoding", "library", "folder", "settings", "locale"} <= checks
    assert [finding["check"] for finding in report["findings"] if finding["needed"] and not finding["ok"]] in (
        [],
        ["sound"],
    )
    for lang in ("en", "fr"):
        code, out, err = run(f"doctor --lang {lang}")
        assert err == ""
        assert not any(line.startswith(("doctor-", "options-", "store-")) for line in out.splitlines())
        assert (code == 0) == report["ok"]


def test_doctor_says_which_folder_is_which(run, data, leave_out, monkeypatch, capsys):
    leave_out("voices", "sound", "locales")
    assert f"The data folder, {data}, can be written to." in run("doctor")[1].splitlines()
    monkeypatch.setenv("HOME", str(data))
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    main(["doctor", "--lang", "fr"])
    out = capsys.readouterr().out
    assert [out.count(text) for text in ("dossier des réglages, ", "dossier de données, ")] == [1, 1]


def test_doctor_tells_a_folder_that_cannot_be_written(run, tmp_path, leave_out):
    leave_out("voices", "sound", "locales")
    (tmp_path / "data").write_text("in the way")
    code, out, _ = run("doctor")
    assert code == 1
    assert f"The folder {tmp_path / 'data'} cannot be written to." in out


def reader_findings(run, lang):
    report = json.loads(run(f"doctor --json --lang {lang}")[1])["findings"]
    return [finding for finding in report if finding["check"] == "reader"]


@pytest.mark.parametrize(("route", "sentences"), READER.items(), ids=[str(route) for route in READER])
def test_how_words_reach_a_screen_reader(run, leave_out, monkeypatch, route, sentences):
    leave_out("voices", "sound", "locales")
    monkeypatch.setattr(doctor, "find_route", lambda *_: route)
    told = [finding for lang in ("en", "fr") for finding in reader_findings(run, lang)]
    assert tuple(finding["text"] for finding in told) == sentences
    assert [finding["ok"] for finding in told] == [route.way is not Way.NOBODY] * 2
    assert not any(finding["needed"] for finding in told)


def test_every_way_is_told():
    assert {route.way for route in READER} == {*Way}


def test_without_a_terminal_there_is_nothing_to_read(run, leave_out):
    leave_out("voices", "sound", "locales")
    (finding,) = reader_findings(run, "en")
    assert finding["text"] == READER[Route(Way.STREAM)][0]


def notes(data, lang):
    found = check_games(CliMessages(["--lang", lang, "--data-dir", str(data)]))
    return [(finding.text, finding.ok, finding.needed) for finding in found]


@pytest.fixture
def games(data):
    store = GameStore(Database(data / "games.db"))
    store.save({SaveSlot.CURRENT: played()}, [counted(f"g{number}") for number in range(100)])
    store.close()
    return data / "games.db"


def set_version(path, version):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


def spoil(path, kind):
    match kind:
        case "damaged":
            path.write_bytes(path.read_bytes()[:8192])
        case "newer":
            set_version(path, VERSION + 1)
        case "folder":
            path.unlink()
            path.mkdir()


STATES = {
    "well": (
        "The file of the games is in order, {}.",
        "Le fichier des parties est en ordre, {}.",
    ),
    "damaged": (
        "The file of the games is damaged, {}. At the next start the game will set it aside, and take over what can "
        "be read.",
        "Le fichier des parties est abîmé, {}. Au prochain lancement, le jeu le mettra de côté et reprendra ce qui "
        "peut être lu.",
    ),
    "newer": (
        "The file of the games comes from a newer version of the program, {}. Update the game.",
        "Le fichier des parties vient d'une version plus récente du programme, {}. Mettez le jeu à jour.",
    ),
    "folder": (
        "The file of the games cannot be read, something that is no file lies in its place. Mend that, or name another "
        "folder with the option data-dir. It is {}.",
        "Le fichier des parties ne peut pas être lu, à sa place se trouve autre chose qu'un fichier. Réparez cela, ou "
        "donnez un autre dossier avec l'option data-dir. C'est {}.",
    ),
}
ASIDE = {
    "well": (
        "A file of games that was set aside can be read now, {}. "
        "The game will take it back at a start, once there is room for its game under way.",
        "Un fichier des parties mis de côté peut être lu maintenant, {}. "
        "Le jeu le reprendra au lancement, dès qu'il y aura une place pour la partie en cours.",
    ),
    "damaged": (
        "A damaged file of games is kept, {}. What could be read was taken over, you may delete it.",
        "Un fichier des parties abîmé est gardé, {}. Ce qui pouvait être lu est déjà repris, vous pouvez le supprimer.",
    ),
    "newer": (
        "A file of games from a newer version is kept, {}. Update the game, and it will take it back.",
        "Un fichier des parties d'une version plus récente est gardé, {}. Mettez le jeu à jour, et il le reprendra.",
    ),
    "folder": (
        "A file of games that was set aside cannot be read, something that is no file lies in its place. Once it can "
        "be read, the game will take it back. Else you may delete it. It is {}.",
        "Un fichier des parties mis de côté ne peut pas être lu, à sa place se trouve autre chose qu'un fichier. S'il "
        "redevient lisible, le jeu le reprendra. Sinon, vous pouvez le supprimer. C'est {}.",
    ),
}


@pytest.mark.parametrize(("kind", "told"), STATES.items(), ids=STATES)
def test_the_file_of_the_games(games, kind, told):
    spoil(games, kind)
    before = games.is_file() and games.read_bytes()
    for lang, text in zip(LANGUAGES, told, strict=True):
        assert notes(games.parent, lang) == [(text.format(games), kind == "well", True)]
    assert [path.name for path in games.parent.iterdir()] == ["games.db"]
    assert (games.is_file() and games.read_bytes()) == before


@pytest.mark.parametrize(("kind", "told"), ASIDE.items(), ids=ASIDE)
def test_a_file_that_was_set_aside(games, kind, told):
    aside = games.rename(games.with_name("games.damaged-3.db"))
    spoil(aside, kind)
    for lang, text in zip(LANGUAGES, told, strict=True):
        assert notes(games.parent, lang) == [(text.format(aside), False, False)]
    assert [path.name for path in games.parent.iterdir()] == [aside.name]


def test_without_a_file_there_is_nothing_to_tell(data):
    assert notes(data, "en") == notes(data / "nowhere", "en") == []


def test_the_doctor_tells_both_and_a_file_set_aside_is_no_reason_to_worry(run, games, leave_out):
    leave_out("voices", "sound", "locales")
    (games.parent / "games.damaged-1.db").write_bytes(games.read_bytes()[:8192])
    findings = [row for row in json.loads(run("doctor --json")[1])["findings"] if row["check"] == "games"]
    assert [(row["text"], row["ok"], row["needed"]) for row in findings] == [
        (STATES["well"][0].format(games), True, True),
        (ASIDE["damaged"][0].format(games.parent / "games.damaged-1.db"), False, False),
    ]


@pytest.mark.parametrize(
    ("lang", "newer", "returned"),
    [
        (
            "en",
            "The file of the games comes from a newer version of the program. It is kept in the file {}, and the game "
            "will take it back when it is up to date. New game.",
            "The games that were set aside are back, 100 games were added to the statistics. The one that was under "
            "way is the previous game of the game menu. Game resumed, no move played.",
        ),
        (
            "fr",
            "Le fichier des parties vient d'une version plus récente du programme. Il est conservé dans le fichier {}, "
            "et le jeu le reprendra quand il sera mis à jour. Nouvelle partie.",
            "Les parties mises de côté sont reprises, 100 parties de plus dans les statistiques. Celle qui était "
            "en cours devient la partie précédente du menu des parties. Partie reprise, aucun coup joué.",
        ),
    ],
)
def test_the_first_words_say_where_it_is_and_that_it_is_back(play, games, lang, newer, returned):
    aside = games.with_name("games.damaged-1.db")

    def first_words():
        code, out, _ = play(f"--lang {lang}")
        assert code == 0
        return out.splitlines()[0]

    set_version(games, VERSION + 1)
    assert first_words().startswith(newer.format(aside))
    set_version(aside, VERSION)
    assert first_words().startswith(returned)
