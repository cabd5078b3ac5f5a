"""The own voice on other systems, as far as it can be told without them."""

import sys
from enum import Enum
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from pyramid_access.speech import engines, espeak_library, sound_device
from pyramid_access.speech.espeak_library import LONGEST_DATA_PATH

LIBRARIES = {"linux": "libespeak-ng.so", "win32": "espeak-ng.dll", "darwin": "libespeak-ng.dylib"}
SYSTEMS = {"linux": ["PULSEAUDIO", "ALSA"], "win32": ["WASAPI", "DSOUND", "WINMM"], "darwin": ["COREAUDIO"]}


@pytest.mark.parametrize(("platform", "name"), LIBRARIES.items())
def test_the_wheels_library_comes_first(platform: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(espeak_library, "_wheel_folder", lambda: Path("wheel"))
    assert next(espeak_library._candidates()) == (str(Path("wheel") / name), Path("wheel/espeak-ng-data"))


class Backend(Enum):
    """The sound systems that miniaudio knows, NULL among them."""

    WASAPI, DSOUND, WINMM, COREAUDIO, PULSEAUDIO, ALSA, JACK, NULL = range(8)


class NoDeviceError(Exception): ...


@pytest.mark.parametrize(("platform", "names"), SYSTEMS.items())
def test_sound_systems_are_asked_in_turn(platform: str, names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Backend] = []

    class Device:
        def __init__(self, backends: list[Backend], **_: object) -> None:
            asked.extend(backends)
            raise NoDeviceError

        def close(self) -> None: ...

    library = ModuleType("miniaudio")
    vars(library).update(
        Backend=Backend,
        PlaybackDevice=Device,
        SampleFormat=SimpleNamespace(SIGNED16=2),
        MiniaudioError=NoDeviceError,
    )
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    with pytest.raises(sound_device.NoSoundDeviceError):
        sound_device.SoundDevice(22050, bytes)
    assert [backend.name for backend in asked] == names


def test_voices_have_one_name_on_all_systems() -> None:
    voice = espeak_library._Voice(identifier=b"roa\\fr", name=b"French (France)")
    assert espeak_library._voice_info(voice).id == "roa/fr"


@pytest.mark.parametrize(
    ("platform", "name", "goes_there"),
    [("linux", "José", False), ("win32", "José", True), ("win32", "Jo", False), ("win32", "a" * 150, True)],
)
def test_a_path_that_the_library_cannot_read_is_made_the_present_folder(
    platform: str, name: str, goes_there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path("/" if name != "a" * 150 else tmp_path) / name
    gone_to: list[Path] = []
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr("os.chdir", gone_to.append)
    path = espeak_library._short_path(folder)
    assert (path == b".", gone_to == [folder]) == (goes_there, goes_there)
    assert len(path) <= LONGEST_DATA_PATH


@pytest.mark.parametrize("platform", ["win32", "darwin"])
@pytest.mark.parametrize("is_installed", [True, False])
def test_where_the_own_voice_is_missing_or_broken_the_system_speaks(
    platform: str, is_installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise OSError("no such library")

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(engines, "has_own_voice", lambda: is_installed)
    monkeypatch.setattr(engines, "own_engine", broken)
    monkeypatch.setattr(engines, "system_engine", lambda: "system")
    assert engines.main_engine() == "system"
    monkeypatch.setattr(engines, "own_engine", lambda: "own")
    assert engines.main_engine() == ("own" if is_installed else "system")
