import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.engines import has_own_voice
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.utterance import Utterance
from tests.speech.null_sink import SETTLED, Ear, NullSink, is_installed

if TYPE_CHECKING:
    from pyramid_access.speech.espeak_library import EspeakLibrary

FAST = VoiceSettings(rate=350, volume=80, voices={})
"""Speech at its normal rate would make these tests twice as long."""


@pytest.fixture(scope="session")
def library() -> "EspeakLibrary":
    """The real library; there may be only one of it in a process."""
    if not has_own_voice():
        pytest.skip("the own voice has no wheels here")
    from pyramid_access.speech.espeak_library import EspeakLibrary

    return EspeakLibrary()


class OwnVoice:
    """A speaker with a real speaking process, and the trouble that it told."""

    def __init__(self, settings: VoiceSettings = FAST) -> None:
        self.troubles: list[tuple[Trouble, str]] = []
        self.process = VoiceProcess()
        self.speaker = Speaker(self.process, lambda trouble, lang: self.troubles.append((trouble, lang)), settings)

    def say(self, *texts: str, lang: str = "fr", interrupt: bool = True) -> None:
        self.speaker.say([Utterance(text, lang) for text in texts], interrupt=interrupt)

    def pid(self) -> int:
        child = self.process._keeper.child
        assert child
        return child.pid


@pytest.fixture(scope="package")
def sink() -> Iterator[NullSink]:
    if not is_installed():
        pytest.skip("PulseAudio is not installed")
    with NullSink() as sink, Ear(sink):  # this ear keeps the sink in a hurry for all tests
        time.sleep(SETTLED)
        yield sink


@pytest.fixture
def ear(sink: NullSink, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ear]:
    for name, value in sink.environment.items():
        monkeypatch.setenv(name, value)
    with Ear(sink) as ear:
        ear.wait_for_silence(5, 0.05)
        yield ear


@pytest.fixture
def no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere/native")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")


@pytest.fixture
def own_voice() -> Iterator[Callable[..., OwnVoice]]:
    """Makes speakers, and closes them."""
    made: list[OwnVoice] = []

    def make(settings: VoiceSettings = FAST) -> OwnVoice:
        made.append(OwnVoice(settings))
        return made[-1]

    yield make
    for voice in made:
        voice.speaker.close()
