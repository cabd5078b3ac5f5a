"""Which languages there are, and which one the player gets."""

from pathlib import Path

import pytest

from pyramid_access.narration.languages import (
    FolderFault,
    Language,
    StrayFolder,
    languages,
    locale_folders,
    name_in,
    pick_language,
    stray_folders,
    system_language,
)

SHIPPED = ("en", "fr", "pt-BR", "pt")


def test_the_shipped_languages_call_themselves_by_name() -> None:
    names = (("en", "English"), ("fr", "Français"), ("pt", "Português"))
    assert languages(locale_folders()) == tuple(Language(*name) for name in names)


def test_a_folder_in_the_data_directory_is_a_language(tmp_path: Path) -> None:
    folder = tmp_path / "locales" / "zz-Made"
    folder.mkdir(parents=True)
    (folder / "language.ftl").write_text("language-name = Zedish\n", encoding="utf-8")
    assert languages(locale_folders(tmp_path))[-1] == Language("zz-Made", "Zedish")


def test_a_folder_without_a_name_for_itself_is_no_language(tmp_path: Path) -> None:
    for tag, text in (("aa", ""), ("bb", "language-name = { $x }\n"), ("cc", "language-name\n"), (".d", "")):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "language.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert languages([tmp_path]) == ()


def test_folders_that_are_no_language_are_found_with_the_reason(tmp_path: Path) -> None:
    shipped, own = tmp_path / "shipped", tmp_path / "own"
    texts = {"bb": "language-name = { $x }\n", "cc": "language-name\n", "Ma langue": "language-name = Ma langue\n"}
    for tag, text in texts.items():
        (own / tag).mkdir(parents=True)
        (own / tag / "language.ftl").write_text(text, encoding="utf-8")
    (shipped / "en").mkdir(parents=True)
    (shipped / "en" / "language.ftl").write_text("language-name = English\n", encoding="utf-8")
    for name in ("de", "en", ".hidden"):
        (own / name).mkdir()
    (own / "file").write_text("", encoding="utf-8")
    assert stray_folders([shipped, own]) == (
        StrayFolder(own / "Ma langue", FolderFault.NO_TAG),
        StrayFolder(own / "bb", FolderFault.NO_NAME),
        StrayFolder(own / "cc", FolderFault.NO_NAME),
        StrayFolder(own / "de", FolderFault.NO_FILE),
    )
    assert stray_folders(locale_folders(tmp_path)) == ()


@pytest.mark.parametrize(
    ("tag", "lang", "name"),
    [
        ("en", "fr", "anglais"),
        ("fr", "en", "French"),
        ("pt-BR", "fr", "portugais (Brésil)"),
        ("zz-Made", "fr", "Own"),
        ("en", "zz-Made", "Own"),
        ("12", "fr", "Own"),
    ],
)
def test_a_language_is_named_in_the_words_of_another(tag: str, lang: str, name: str) -> None:
    assert name_in(Language(tag, "Own"), lang) == name


def test_folders_that_are_not_there_have_no_languages(tmp_path: Path) -> None:
    assert languages([tmp_path / "nowhere"]) == ()


def test_a_name_is_free_of_control_characters(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.ftl").write_text("language-name = X\x1bi\u202esh\n", encoding="utf-8")
    assert languages([tmp_path]) == (Language("xx", "Xish"),)


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_BE@euro"}, "fr"),
        ({"LANG": "FR_fr"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "en_GB", "LC_MESSAGES": "en_GB", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "en_GB", "LANGUAGE": ""}, "en"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_pick_language(environ: dict[str, str], expected: str) -> None:
    assert pick_language(environ, SHIPPED) == expected


def test_the_system_is_asked_where_the_environment_says_nothing() -> None:
    assert pick_language({}, SHIPPED, "fr_FR") == "fr"
    assert pick_language({"LANG": "en_GB"}, SHIPPED, "fr_FR") == "en"


def test_the_system_says_something() -> None:
    assert isinstance(system_language(), str)
