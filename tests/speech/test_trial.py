"""One sentence in a process of its own, and what is told of it."""

import sys
from contextlib import closing

import pytest

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.trial import Trial, TrialVoice, try_voice
from pyramid_access.utterance import Utterance
from tests.speech.conftest import FAST
from tests.speech.null_sink import Ear

SIX = Utterance("Six.", "fr")


@pytest.mark.sound
def test_the_voice_that_spoke_is_told(ear: Ear) -> None:
    assert try_voice(SIX, FAST) == Trial("roa/fr", ())
    assert try_voice(SIX, VoiceSettings(350, 80, {"fr": "roa/fr-BE"})) == Trial("roa/fr-BE", ())


@pytest.mark.sound
def test_one_process_speaks_sentence_after_sentence(ear: Ear) -> None:
    with closing(TrialVoice(FAST)) as voice:
        heard = [voice.say(Utterance("Seven.", "en")), voice.say(SIX)]
    assert heard == [Trial("gmw/en", ()), Trial("roa/fr", ())]


@pytest.mark.usefixtures("no_sound")
def test_what_goes_wrong_is_told() -> None:
    assert try_voice(SIX, VoiceSettings(350, 80, {"fr": "x"})) == Trial("", (Trouble.NO_SUCH_VOICE, Trouble.NO_DEVICE))
    assert try_voice(Utterance("Unu.", "zz"), FAST) == Trial("", (Trouble.NO_VOICE, Trouble.NO_DEVICE))


@pytest.mark.parametrize(
    "command", [("/no/such/program",), (sys.executable, "-c", ""), (sys.executable, "-c", "import time; time.sleep(9)")]
)
def test_a_process_that_hangs_or_dies_gives_up(command: tuple[str, ...]) -> None:
    assert try_voice(SIX, FAST, 0.3, command) == Trial("", (Trouble.GAVE_UP,))
