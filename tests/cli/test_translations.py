"""What is wrong with a translation is told by the list of languages and by doctor, in the same sentences."""

import json

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.translation_check.proofreading import missing_from

GAME = """\
game-kept = { $nope }
game-left = { game-nope } { NOPE() }
game-left = Adiaŭ.
menu-left = Ludo
game-started = { $variant
"""


@pytest.fixture
def eo(data):
    """The folder of a language that has its faults."""
    folder = data / "locales" / "eo"
    folder.mkdir(parents=True)
    (folder / "language.ftl").write_text("language-name = Esperanto\nlanguage-changed = Esperanto.\n")
    (folder / "game.ftl").write_text(GAME, encoding="utf-8")
    (folder / "menu.ftl").write_bytes(b"\xff")
    return folder


@pytest.fixture
def well(leave_out):
    """A system with all that the program needs, sound too."""
    leave_out("packages", "terminal", "voices", "sound")


def sentences(run, line):
    """Return what a command says about translations, after the languages' own names."""
    return [text for text in run(line)[1].splitlines() if "eo: " not in text and ": " not in text[:4]]


def test_each_fault_is_told_after_its_language(run, eo):
    code, out, err = run("languages")
    game = eo / "game.ftl"
    told = [
        f"In the file of texts {game}, line 1, the text game-kept uses $nope, which it does not get.",
        f"The file of texts {game} has the same text twice, line 3.",
        f"In the file of texts {game}, line 2, the text game-left uses NOPE(), which does not exist.",
        f"In the file of texts {game}, line 2, the text game-left uses game-nope, which does not exist.",
        f"The file of texts {game} has a text of another file, line 4.",
        f"The file of texts {game} has a mistake, line 5.",
        f"The file of texts {eo / 'menu.ftl'} cannot be read.",
    ]
    lines = out.splitlines()
    assert (code, err, lines[0], lines[-2:]) == (0, "", "en: English", ["fr: Français", "pt: Português"])
    assert lines[1] == "eo: Esperanto"
    assert sorted(lines[2:-3]) == sorted(told)
    missing = missing_from(Translator(locale_folders(eo.parents[1]), "eo"))
    first = ", ".join(missing[:5])
    assert lines[-3] == f"{len(missing)} texts are missing in Esperanto, English stands in. The first ones are {first}."


def test_all_of_it_is_in_the_json(run, eo):
    row = json.loads(run("languages --json")[1])[1]
    assert (row["tag"], row["name"]) == ("eo", "Esperanto")
    assert row["missing"] > 100
    assert len(row["problems"]) == 7
    assert row["problems"][0] == {
        "fault": "variable",
        "file": str(eo / "game.ftl"),
        "line": 1,
        "message": "game-kept",
        "name": "$nope",
        "text": sentences(run, "languages")[0],
    }
    assert row["problems"][-1]["line"] is None


def test_doctor_tells_the_same_and_that_the_game_works(run, eo, well):
    code, out, _ = run("doctor")
    told = sentences(run, "languages")
    assert code == 0
    assert out.splitlines()[-1] == "The game works. Some texts have faults."
    assert [line for line in out.splitlines() if line in told] == told
    assert len(told) == 8
    assert run("doctor --lang fr")[1].splitlines()[-1] == "Le jeu fonctionne. Certains textes ont des défauts."


def test_doctor_is_content_without_faults(run, data, well):
    assert run("doctor")[1].splitlines()[-1] == "Everything works."


@pytest.mark.parametrize(
    ("missing", "english", "french"),
    [
        (
            ["language-changed"],
            "One text is missing in Français, English stands in. It is language-changed.",
            "Un texte manque dans la langue Français, l'anglais le remplace. C'est language-changed.",
        ),
        (
            ["language-changed", "game-left"],
            "2 texts are missing in Français, English stands in. They are language-changed, game-left.",
            "2 textes manquent dans la langue Français, l'anglais les remplace. Ce sont language-changed, game-left.",
        ),
    ],
)
def test_a_few_missing_texts_are_all_named(run, monkeypatch, missing, english, french):
    monkeypatch.setattr(
        "pyramid_access.translation_check.proofreading.missing_from",
        lambda translator: tuple(missing) if translator.lang == "fr" else (),
    )
    assert f"fr: Français\n{english}\npt: Português\n" in run("languages")[1]
    assert f"fr : Français\n{french}\npt : Português\n" in run("languages --lang fr")[1]


def test_folders_that_are_no_language_are_told(run, data, leave_out):
    leave_out("voices", "sound")
    folders = {name: data / "locales" / name for name in ("Ma langue", "de", "it", "nl")}
    for folder in folders.values():
        folder.mkdir(parents=True)
    (folders["it"] / "language.ftl").write_text("language-changed = Italiano.\n")
    (folders["nl"] / "language.ftl").write_text("language-name = { $x\n")
    told = [
        f"Le dossier {folders['Ma langue']} n'est pas une langue, son nom ne peut contenir que des lettres sans "
        "accent, des chiffres et des tirets.",
        f"Le dossier {folders['de']} n'est pas une langue, language.ftl manque.",
        f"Le dossier {folders['it']} n'est pas une langue, le texte language-name manque dans language.ftl, ou "
        "contient une faute.",
        f"Le dossier {folders['nl']} n'est pas une langue, le texte language-name manque dans language.ftl, ou "
        "contient une faute.",
        f"Le fichier de textes {folders['nl'] / 'language.ftl'} contient une faute, ligne 1.",
    ]
    assert run("languages --lang fr") == (
        0,
        "\n".join(["en : English", "fr : Français", "pt : Português", *told]) + "\n",
        "",
    )
    assert set(told) <= {*run("doctor --lang fr")[1].splitlines()}
    *_, row = json.loads(run("languages --json --lang fr")[1])
    assert (row["tag"], row["name"], row["missing"]) == (None, None, 0)
    assert [problem["text"] for problem in row["problems"]] == told


def test_names_from_outside_are_told_without_control_characters(run, data):
    (data / "locales" / "a\x1b[2J\u202e").mkdir(parents=True)
    line = run("languages")[1].splitlines()[-1]
    assert line.isprintable()
    assert "a\\x1b[2J\\u202e" in line


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "In the file of texts {}, line 1, the text history-nothing does not fit in 40 braille cells, as in {}"),
        ("fr", "Dans le fichier de textes {}, ligne 1, le texte history-nothing dépasse 40 cellules en braille, "
               "comme dans {}"),
        ("pt", "No ficheiro de textos {}, linha 1, o texto history-nothing não cabe em 40 células braille, como em {}"),
    ],
)  # fmt: skip
def test_a_text_that_is_too_long_for_a_braille_display_is_told(run, data, lang, sentence):
    folder = data / "locales" / "eo"
    folder.mkdir(parents=True)
    (folder / "language.ftl").write_text("language-name = Esperanto\n")
    text = "Estas nenio ajn por ripeti ĝis nun, bedaŭrinde."
    (folder / "history.ftl").write_text(f"history-nothing = {text}\n", encoding="utf-8")
    lines = run(f"languages --lang {lang}")[1].splitlines()
    assert sentence.format(folder / "history.ftl", text) in lines
