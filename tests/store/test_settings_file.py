"""Settings on disk: what can be read is used, what cannot is told and kept."""

import os

import pytest

from pyramid_access.settings import Detail, Settings, SpeakerChoice, ThemeChoice, ViewChoice
from pyramid_access.store.atomic import StoreError, StoreFault
from pyramid_access.store.settings_fields import SettingsFault, SettingsProblem, read_fields
from pyramid_access.store.settings_file import LoadedSettings, load_settings, read_settings, save_settings
from tests.store.cramped import needs_namespaces, run_as_player

FULL = Settings(
    lang="fr",
    speaker=SpeakerChoice.READER,
    view=ViewChoice.BOARD,
    theme=ThemeChoice.YELLOW,
    spelled_suits=True,
    voices={"fr": "roa/fr", "en-US": "gmw/en-US"},
    rate=300,
    volume=0,
    detail=Detail.BRIEF,
    variant="classic",
    rules={"passes": "2", "overlap": "yes"},
    keys={"draw": ("p", "c-p"), "undo": ("é",), "redo": ("c-r",)},
)


NESTED = "{'a': {'a': {'a': {'a': {'a': {'a': {...}}}}}}}"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.toml"


def faults(loaded):
    return [(problem.fault.value, problem.name) for problem in loaded.problems]


@pytest.mark.parametrize("settings", [Settings(), FULL])
def test_settings_come_back_as_they_were(path, settings):
    save_settings(path, settings)
    loaded = load_settings(path)
    assert (loaded.settings, loaded.problems, loaded.aside) == (settings, (), None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.toml"]


def test_no_file_gives_the_defaults(path):
    loaded = load_settings(path)
    assert (loaded.settings, loaded.problems) == (Settings(), ())


def test_a_file_written_by_hand(path):
    path.write_text(
        '\ufeff# mine\nlang = "pt-BR"\nspeaker = "own"\n[rules]\npasses = 2\noverlap = true\n[keys]\ndraw = "w"\n'
    )
    loaded = load_settings(path)
    assert loaded.problems == ()
    assert loaded.settings == Settings(
        lang="pt-BR", speaker=SpeakerChoice.OWN, rules={"passes": "2", "overlap": "yes"}, keys={"draw": ("w",)}
    )


@pytest.mark.parametrize(
    ("text", "fault", "name", "value"),
    [
        ("lang = 5", "wrong-type", "lang", "5"),
        ('lang = "../../etc"', "wrong-value", "lang", "../../etc"),
        ('speaker = "loud"', "wrong-value", "speaker", "loud"),
        ("speaker = []", "wrong-type", "speaker", "[]"),
        ('rate = "fast"', "wrong-type", "rate", "fast"),
        ("rate = true", "wrong-type", "rate", "True"),
        ("rate = 180.0", "wrong-type", "rate", "180.0"),
        ('variant = "chess"', "wrong-value", "variant", "chess"),
        ('rules = "passes=2"', "wrong-type", "rules", "passes=2"),
        ("rules.passes = 0", "wrong-value", "rules.passes", "0"),
        ("rules.passes = []", "wrong-type", "rules.passes", "[]"),
        ('rules.colour = "red"', "unknown-rule", "rules.colour", "red"),
        ("rate" + ".a" * 900 + " = 1", "wrong-type", "rate", NESTED),
        ("rules" + ".a" * 900 + " = 1", "wrong-type", "rules.a", NESTED),
        ("keys" + ".a" * 900 + " = 1", "wrong-type", "keys.a", NESTED),
        ('voices.fr = "a\\u0000b"', "wrong-value", "voices.fr", "a\0b"),
        ('voices.fr = "' + "v" * 301 + '"', "wrong-value", "voices.fr", "v" * 301),
        ("rules.draw = 3", "rules-clash", "rules", "draw-one-only"),
        ("keys.draw = [1]", "wrong-type", "keys.draw", "[1]"),
        ('keys.draw = [""]', "wrong-type", "keys.draw", "['']"),
        ("voices.fr = 1", "wrong-type", "voices.fr", "1"),
    ],
)
def test_a_wrong_value_is_told_and_its_file_kept(path, text, fault, name, value):
    whole = f'detail = "full"\n{text}\n'
    path.write_text(whole)
    assert read_settings(path)[1] == (SettingsProblem(SettingsFault(fault), name, value),)
    loaded = load_settings(path)
    assert loaded.problems == (SettingsProblem(SettingsFault(fault), name, value),)
    assert loaded.settings == Settings(detail=Detail.FULL)
    assert loaded.aside == path.with_name("settings.damaged-1.toml")
    assert loaded.aside.read_text() == whole
    again = load_settings(path)
    assert (again.settings, again.problems) == (loaded.settings, ())


@pytest.mark.parametrize("name", ["rate", "volume"])
@pytest.mark.parametrize("number", [-4, 9000])
def test_a_number_out_of_range_gives_the_default_and_never_silence(path, name, number):
    path.write_text(f"{name} = {number}")
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert faults(loaded) == [("wrong-value", name)]


def test_one_wrong_rule_leaves_the_others(path):
    path.write_text('[rules]\npasses = "0"\ngoal = "all"\ncolour = "red"\n')
    loaded = load_settings(path)
    assert loaded.settings.rules == {"goal": "all"}
    assert sorted(faults(loaded)) == [("unknown-rule", "rules.colour"), ("wrong-value", "rules.passes")]


def test_a_file_cut_off_anywhere_gives_what_is_left(path):
    save_settings(path, FULL)
    whole = path.read_bytes()
    for length in range(0, len(whole), 3):
        path.write_bytes(whole[:length])
        settings, _ = read_settings(path)
        loaded = load_settings(path)
        assert loaded.settings == settings
        if b'lang = "fr"\n' in whole[:length]:
            assert settings.lang == "fr"
        if b"[voices]" in whole[:length]:
            assert (settings.rate, settings.speaker) == (300, SpeakerChoice.READER)


def test_a_damaged_line_takes_nothing_else_with_it(path):
    path.write_text(
        'lang = "fr"\nrate = = 3\nkeys.draw = [\n "p",\n "w",\n]\n[rules\npasses = 2\n[voices]\nfr = "roa/fr"\n'
    )
    loaded = load_settings(path)
    assert loaded.settings == Settings(lang="fr", keys={"draw": ("p", "w")}, voices={"fr": "roa/fr"})
    assert loaded.problems == (SettingsProblem(SettingsFault.NOT_TOML, line=2),)


def test_a_line_that_is_not_utf8_takes_nothing_else_with_it(path):
    path.write_bytes('lang = "fr"\n# préférée\nrate = 200\n'.encode("latin-1"))
    loaded = load_settings(path)
    assert loaded.settings == Settings(lang="fr", rate=200)
    assert loaded.problems == (SettingsProblem(SettingsFault.NOT_UTF8, line=2),)


def test_numbers_that_python_does_not_write_are_told():
    huge = 16**6000
    table = {"rate": huge, "lang": huge, "speaker": [huge], "rules": {"passes": huge}, "voices": {"fr": huge}}
    settings, problems = read_fields(table)
    assert settings == Settings()
    assert sorted((problem.name, problem.value[:6]) for problem in problems) == [
        ("lang", "0x1000"),
        ("rate", "0x1000"),
        ("rules.passes", "0x1000"),
        ("speaker", "…"),
        ("voices.fr", "0x1000"),
    ]


@pytest.mark.parametrize("text", ["rate = 0x" + "f" * 6000, "other" + ".a" * 1000 + " = 1", "#" * 3000])
def test_a_line_that_is_no_line_of_settings(path, text):
    path.write_text(f'lang = "fr"\n{text}\nrate = 200\n')
    loaded = load_settings(path)
    assert loaded.settings == Settings(lang="fr", rate=200)
    assert loaded.problems == (SettingsProblem(SettingsFault.NOT_TOML, line=2),)


def test_a_command_without_a_key_keeps_its_own_and_the_file_stays(path):
    whole = '# mine\n[keys]\ndraw = []\nundo = "w"\n'
    path.write_text(whole)
    loaded = load_settings(path)
    assert loaded.settings == Settings(keys={"undo": ("w",)})
    assert loaded.problems == (SettingsProblem(SettingsFault.NO_KEY, "keys.draw", "[]"),)
    assert (loaded.aside, path.read_text()) == (None, whole)
    save_settings(path, loaded.settings)
    assert load_settings(path).problems == ()


def test_key_names_may_have_capitals(path):
    path.write_text('[keys]\nquit = "F10"\ndraw = ["S-Tab", "P"]\n')
    assert load_settings(path).settings.keys == {"quit": ("f10",), "draw": ("s-tab", "P")}


def test_a_few_problems_are_told_and_the_others_counted(path):
    path.write_text("".join(f"name{number} = 1\n" for number in range(1000)))
    loaded = load_settings(path)
    assert faults(loaded) == [*(("unknown-name", f"name{number}") for number in range(3)), ("more", "")]
    assert (loaded.problems[-1].count, loaded.aside) == (997, None)
    path.write_text("".join(f"name{number} = 1\n" for number in range(3)) + "rate = 1\n")
    loaded = load_settings(path)
    assert (loaded.problems[-1].count, loaded.settings.rate) == (1, 180)
    assert loaded.aside == path.with_name("settings.damaged-1.toml")


@pytest.mark.parametrize("parts", [900, 5_000, 100_000])
@pytest.mark.parametrize("name", ["rate", "rules", "keys", "voices", "other"])
def test_a_name_of_very_many_parts_is_no_crash(path, name, parts):
    path.write_text(f'lang = "fr"\nbad = = 1\n{name}{".a" * parts} = 1\n')
    loaded = load_settings(path)
    assert loaded.problems
    save_settings(path, loaded.settings)
    assert load_settings(path).settings == loaded.settings


def test_a_name_that_cannot_be_written_again_is_set_aside(path):
    text = f'lang = "fr"\nother{".a" * 950} = 1\n[future]\nx = 1\n'
    path.write_text(text)
    loaded = load_settings(path)
    assert loaded.aside is None
    save_settings(path, loaded.settings)
    assert "[future]" in path.read_text()
    assert load_settings(path).settings == loaded.settings
    if "other" not in path.read_text():
        assert path.with_name("settings.damaged-1.toml").read_text() == text


@pytest.mark.parametrize("content", [b"\0" * 5000, b"[" * 5000, b"a=" + b"[" * 5000, b"\xff\xfe" * 100, b"\n" * 5000])
def test_rubbish_is_no_crash(path, content):
    path.write_bytes(content)
    assert load_settings(path).settings == Settings()


def test_a_huge_file_and_a_folder_are_set_aside(path):
    path.write_bytes(b"#" * 300_000)
    loaded = load_settings(path)
    assert loaded.problems == (SettingsProblem(SettingsFault.UNREADABLE, store_fault=StoreFault.TOO_LARGE),)
    path.mkdir()
    assert load_settings(path).aside == path.with_name("settings.damaged-2.toml")
    assert not path.exists()


@pytest.mark.skipif(os.name == "nt", reason="POSIX only")
@pytest.mark.parametrize("kind", ["link to itself", "two links", "folder", "pipe", "device"])
def test_what_is_no_file_is_told_and_never_overwritten(path, kind):
    def lay() -> None:
        match kind:
            case "link to itself":
                path.symlink_to(path.name)
            case "two links":
                path.symlink_to("other")
                path.with_name("other").symlink_to(path.name)
            case "folder":
                path.mkdir()
                (path / "file").write_text("x")
            case "pipe":
                os.mkfifo(path)
            case "device":
                path.symlink_to("/dev/null")

    lay()
    before = path.lstat()
    fault = StoreFault.LOOP if "link" in kind else StoreFault.IN_THE_WAY
    assert read_settings(path) == (Settings(), (SettingsProblem(SettingsFault.UNREADABLE, store_fault=fault),))
    loaded = load_settings(path)
    assert loaded.problems == (SettingsProblem(SettingsFault.UNREADABLE, store_fault=fault),)
    assert loaded.aside == path.with_name("settings.damaged-1.toml")
    assert loaded.aside.lstat().st_ino == before.st_ino
    assert load_settings(path) == LoadedSettings(Settings())
    loaded.aside.rename(path)
    if kind == "folder":
        with pytest.raises(StoreError):
            save_settings(path, FULL)
        assert (path / "file").read_text() == "x"
    else:
        save_settings(path, FULL)
        assert loaded.aside.lstat().st_ino == before.st_ino
        assert load_settings(path).settings == FULL


CLOSED = """
from pathlib import Path
from pyramid_access.settings import Settings
from pyramid_access.store.settings_file import load_settings, save_settings

path = Path("settings.toml")
for _ in range(2):
    loaded = load_settings(path)
    faults = [(problem.fault.value, problem.store_fault.value) for problem in loaded.problems]
    print(loaded.settings == Settings(), faults, loaded.aside)
try:
    save_settings(path, Settings(rate=200))
    print(load_settings(path).settings.rate)
except Exception as error:
    print(type(error).__name__)
"""
ONCE = "True [('unreadable', 'no-permission')] "


@needs_namespaces
@pytest.mark.parametrize(
    ("folder", "lines"),
    [
        (0o700, [f"{ONCE}settings.damaged-1.toml", "True [] None", "200"]),
        (0o500, [f"{ONCE}None", f"{ONCE}None", "StoreError"]),
    ],
)
def test_a_closed_file_is_told_and_never_overwritten(tmp_path, path, folder, lines):
    path.write_text("rate = 300\n")
    path.chmod(0)
    tmp_path.chmod(folder)
    try:
        assert run_as_player(tmp_path, CLOSED) == lines
    finally:
        tmp_path.chmod(0o700)
    kept = path.with_name("settings.damaged-1.toml") if folder == 0o700 else path
    assert kept.read_text() == "rate = 300\n"


def test_a_name_of_a_newer_version_stays_in_the_file(path):
    path.write_text('lang = "fr"\ncolour = "red"\n[future]\nx = 1\n')
    loaded = load_settings(path)
    assert faults(loaded) == [("unknown-name", "colour"), ("unknown-name", "future")]
    assert loaded.aside is None
    save_settings(path, loaded.settings)
    assert 'colour = "red"' in path.read_text()
    assert "[future]" in path.read_text()
    assert load_settings(path).settings == Settings(lang="fr")


def test_saving_that_fails_is_told(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError):
        save_settings(tmp_path / "file" / "settings.toml", Settings())


@pytest.mark.parametrize("place", ["file/settings.toml", "x" * 300, "loop/settings.toml", "a\0b"])
def test_where_no_file_can_be_there_is_none(tmp_path, place):
    (tmp_path / "file").write_text("x")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    loaded = load_settings(tmp_path / place)
    assert (loaded.settings, loaded.problems, loaded.aside) == (Settings(), (), None)
    with pytest.raises(StoreError):
        save_settings(tmp_path / place, Settings())
