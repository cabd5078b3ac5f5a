"""Translators hear and read every text of a language, and are told what is wrong with it."""

import os
import subprocess
import sys

import pytest

from pyramid_access.cli import listening
from pyramid_access.narration.languages import locale_folders
from pyramid_access.speech.child_process import child_environment
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.trial import Trial
from pyramid_access.translation_check.recital import Recital

WRITTEN = {
    "en": [
        "play-refused-face-down: This card is still hidden in the stock.",
        "play-refused-face-down.braille, 26 cells: Still hidden in the stock.",
        "play-refused-stock-left: There are still 6 cards in the stock.",
        "play-refused-stock-left: There is still one card in the stock.",
        "play-refused-stock-left: There are still 2 cards in the stock.",
        "play-refused-stock-left: There are still 0 cards in the stock.",
        "play-redone: Move played again.",
        "play-redone.brief: Redone.",
    ],
    "fr": [
        "play-refused-face-down : Cette carte est encore cachée dans la pioche.",
        "play-refused-face-down.braille, 29 cellules : Encore cachée dans la pioche.",
        "play-refused-stock-left : Il reste 6 cartes dans la pioche.",
        "play-refused-stock-left : Il reste une carte dans la pioche.",
        "play-refused-stock-left : Il reste 2 cartes dans la pioche.",
        "play-redone : Coup rejoué.",
        "play-redone.brief : Rejoué.",
    ],
    "pt": [
        "play-refused-face-down: Esta carta ainda está escondida no monte.",
        "play-refused-face-down.braille, 25 células: Ainda escondida no monte.",
        "play-refused-stock-left: Ainda há 6 cartas no monte.",
        "play-refused-stock-left: Ainda há uma carta no monte.",
        "play-refused-stock-left: Ainda há duas cartas no monte.",
        "play-refused-stock-left: Ainda há 0 cartas no monte.",
        "play-redone: Jogada refeita.",
        "play-redone.brief: Refeita.",
    ],
}


class Voice:
    """Speaks nothing; keeps what it is asked for, and what was written by then."""

    def __init__(self, capsys):
        self.capsys = capsys
        self.said, self.written, self.closed = [], [], False
        self.troubles = {}

    def __call__(self, settings):
        self.settings = settings
        return self

    def say(self, sentence):
        self.said.append(sentence)
        self.written += self.capsys.readouterr().out.splitlines()
        what = self.troubles.get(sentence.lang, ())
        if isinstance(what, BaseException):
            raise what
        return Trial("", what)

    def close(self):
        self.closed = True


@pytest.fixture
def voice(monkeypatch, capsys):
    """Stands in for the speaking process."""
    double = Voice(capsys)
    monkeypatch.setattr(listening, "TrialVoice", double)
    monkeypatch.setattr(listening, "repair_command", lambda: "COMMAND")
    return double


@pytest.mark.parametrize("lang", WRITTEN)
def test_texts_are_written_with_their_names_levels_and_cells(run, lang):
    line = f"listen play-redone play-refused-stock-left play-refused-face-down --speaker off --lang {lang}"
    code, out, err = run(line)
    assert (code, err) == (0, "")
    assert out.splitlines() == WRITTEN[lang]


def test_without_a_topic_everything_is_written(run):
    out = run("listen --speaker off")[1].splitlines()
    names = {line.partition(":")[0].partition(",")[0].partition(".")[0] for line in out}
    assert {*Recital(locale_folders()[:1], "en").ids()} - names == set()


def test_one_level_of_detail(run):
    assert run("listen play-redone --speaker off --detail brief")[1] == "play-redone.brief: Redone.\n"
    assert run("listen play-redone --speaker off --detail full")[1] == "play-redone: Move played again.\n"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "There is no topic and no text stok. The topics are: answers, board, cards, "),
        ("fr", "Il n'y a ni sujet ni texte stok. Les sujets sont : answers, board, cards, "),
        ("pt", "Não há tema nem texto stok. Os temas são: answers, board, cards, "),
    ],
)
def test_a_topic_that_there_is_not(run, voice, lang, sentence):
    code, out, err = run(f"listen play stok --lang {lang}")
    assert (code, out) == (2, "")
    assert err.startswith(sentence)
    assert err.endswith(", words.\n")
    assert not voice.said


def test_options_of_other_commands_are_refused(run):
    assert run("listen --json")[0] == run("listen --winnable")[0] == run("voices --speaker off")[0] == 2


def test_each_text_is_written_then_spoken_as_the_voice_should_get_it(run, voice):
    code, out, err = run(
        "listen cards-placed play-refused-face-down stock-waste --lang fr --rate 300 --voice roa/fr-CH"
    )
    assert (code, err, voice.closed) == (0, "", True)
    assert [sentence.lang for sentence in voice.said] == ["fr"] * len(voice.said)
    assert voice.settings.rate == 300
    assert voice.settings.voices == {"fr": "roa/fr-CH"}
    heard = [line for line in voice.written if ".braille" not in line]
    assert [line.partition(" : ")[2] for line in heard] == [sentence.text for sentence in voice.said]
    assert ".braille, 29 cellules : Encore cachée dans la pioche." in "\n".join([*voice.written, out])


def test_words_that_voices_say_wrong_are_spelled_for_them(run, voice):
    run("listen cards-the --lang fr")
    assert ("le six de cœur", "le siss de cœur") in [(sentence.text, sentence.spoken) for sentence in voice.said]


def test_what_is_never_heard_is_left_out_and_said_to_be(run, voice):
    _, out, _ = run("listen board language")
    written = [*voice.written, *out.splitlines()]
    assert written[0] == (
        "board: texts that are only written are left out. To read them: pyramid-access listen board --speaker off"
    )
    assert [line.partition(":")[0] for line in written[1:]] == [
        *["board-shown"] * 4,
        *["board-shown.brief", "board-unavailable", "language-name", "language-changed"],
    ]


@pytest.mark.parametrize(
    ("options", "speaks"),
    {
        ("", ""): True,
        ("", "--speaker own"): True,
        ("", "--speaker off"): False,
        ("", "--speaker reader"): False,
        ('speaker = "off"', ""): True,
        ('speaker = "reader"', ""): False,
        ('speaker = "reader"', "--speaker own"): True,
    }.items(),
)
def test_who_asks_to_listen_hears_the_voice_unless_a_reader_speaks(run, voice, data, options, speaks):
    settings, option = options
    (data / "settings.toml").write_text(settings)
    code, out, _ = run(f"listen language {option}")
    assert code == 0
    assert [*voice.written, *out.splitlines()] == ["language-name: English", "language-changed: English."]
    assert bool(voice.said) is speaks


def test_where_the_environment_asks_for_a_reader_nothing_is_spoken(run, voice, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE", "1")
    assert run("listen language")[0] == 0
    assert not voice.said


@pytest.fixture
def eo(data):
    """The folder of a language with faults."""
    folder = data / "locales" / "eo"
    folder.mkdir(parents=True)
    (folder / "language.ftl").write_text("language-name = Esperanto\n")
    (folder / "history.ftl").write_text("history-nothing = Nenio.\nhistory-oldest = { $nope }\nhistory-newest = {\n")
    return folder


def test_faults_are_told_by_name_and_english_stands_in(run, voice, eo):
    _, out, err = run("listen history --lang eo")
    path = eo / "history.ftl"
    assert err == ""
    assert [*voice.written, *out.splitlines()] == [
        f"In the file of texts {path}, line 2, the text history-oldest uses $nope, which it does not get.",
        f"The file of texts {path} has a mistake, line 3.",
        "history-nothing: Nenio.",
        "history-oldest, missing or wrong, text of English: Start of the history.",
        "history-newest, missing or wrong, text of English: End of the history.",
    ]
    assert [(sentence.text, sentence.lang) for sentence in voice.said] == [
        ("Nenio.", "eo"),
        ("Start of the history.", "en"),
        ("End of the history.", "en"),
    ]


@pytest.mark.parametrize(
    ("trouble", "english", "french"),
    [
        (
            Trouble.NO_DEVICE,
            "No audio output answers. To read the texts: pyramid-access listen --speaker off\n",
            "Aucune sortie audio ne répond. Pour lire les textes : pyramid-access listen --speaker off\n",
        ),
        (
            Trouble.GAVE_UP,
            "The voice says nothing in the language English. To repair it, type COMMAND\n",
            "La voix ne dit rien dans la langue Français. Pour la réparer, tapez COMMAND\n",
        ),
    ],
)
def test_where_nothing_can_be_heard_it_ends_with_a_sentence(run, voice, trouble, english, french):
    voice.troubles = dict.fromkeys(("en", "fr"), (Trouble.NO_VOICE, trouble))
    assert run("listen history") == (1, "", english)
    assert run("listen history --lang fr") == (1, "", french)
    assert len(voice.said) == 2


def test_another_voice_is_told_and_heard(run, voice, eo):
    voice.troubles = {"eo": (Trouble.NO_VOICE,)}
    code, _, err = run("listen history-nothing --lang eo")
    assert (code, err) == (0, "There is no voice for Esperanto. Another voice reads it.\n")


def test_an_interruption_silences_the_voice(run, voice):
    voice.troubles = {"en": KeyboardInterrupt()}
    assert run("listen history")[0] == 130
    assert voice.closed


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system's voices find their device")
def test_the_real_voice_without_sound(tmp_path):
    silent = {"PULSE_SERVER": "unix:/nowhere/native", "ALSA_CONFIG_PATH": os.devnull}
    command = [sys.executable, "-m", "pyramid_access", "listen", "history", "--data-dir", tmp_path, "--lang", "en"]
    done = subprocess.run(command, env={**child_environment(), **silent}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "history-nothing: Nothing to repeat.\n")
    assert done.stderr == "No audio output answers. To read the texts: pyramid-access listen --speaker off\n"
