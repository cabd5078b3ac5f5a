"""eSpeak NG through ctypes: text to samples, in the calling thread.

The library and its data come from the ``espeakng-loader`` wheel; where those are missing or damaged, from the system.
It keeps one global state for the whole process and is not safe in threads: :class:`EspeakLibrary` allows one call at a
time, and there may be only one of it in a process.
"""

import _ctypes
import ctypes
import importlib.util
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from pyramid_access.speech.voices import VoiceInfo

CHUNK_MS = 20
"""Length of the pieces in which samples arrive, at most (the library rounds)."""
LONGEST_DATA_PATH = 120
"""Bytes; the library copies the path into a fixed buffer, and from about 190 on it ends the process."""
_WHEEL_LIBRARIES = {"win32": "espeak-ng.dll", "darwin": "libespeak-ng.dylib"}
"""What the wheel's library is called on a platform, where not as on Linux."""
_SYSTEM_LIBRARY = "libespeak-ng.so.1"
# Values of speak_lib.h.
_AUDIO_OUTPUT_SYNCHRONOUS = 2
_INITIALIZE_DONT_EXIT = 0x8000
_POS_CHARACTER = 1
_CHARS_UTF8 = 1
_RATE, _VOLUME, _PITCH = 1, 2, 3
_IPA = 2
_GO_ON, _ABORT = 0, 1
_FIRST_VOICE = "gmw/en"
"""Set at the start; it is what speaks a language that has no voice."""
_PROBE = "a"
"""A voice of any language has phonemes for it, unless its dictionary is missing or damaged."""


class NoSpeechLibraryError(Exception):
    """The speech library, or its data, is missing or does not work."""


class _Voice(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.POINTER(ctypes.c_char)),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("unused", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


_SYNTH_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
Sink = Callable[[bytes], bool]
"""Takes 16-bit mono samples in the byte order of the machine; False ends the synthesis."""


class EspeakLibrary:
    """The initialised library."""

    sample_rate: int
    """Samples a second."""

    def __init__(self) -> None:
        """Load and initialise the library; raise :class:`NoSpeechLibraryError` when there is none that speaks."""
        self._lock = threading.Lock()
        self._sink: Sink | None = None
        self._callback = _SYNTH_CALLBACK(self._take_samples)  # kept: the library holds only its address
        if not any(self._starts(name, data) for name, data in _candidates()):
            raise NoSpeechLibraryError("no eSpeak NG can be loaded and speaks: it is missing, or its data is damaged")

    def _starts(self, name: str, data: Path | None) -> bool:
        """Load and initialise this library with its data; tell whether it speaks, and forget it if not."""
        try:
            self._library, self._data = _load(name), data
        except (OSError, AttributeError):
            return False
        if self._initialise() and (self.set_voice(_FIRST_VOICE) or any(self.set_voice(v.id) for v in self.voices())):
            return True
        _free(self._library)  # else that of the system would be taken for this one, by its name
        return False

    def _initialise(self) -> bool:
        path = _short_path(self._data.parent) if self._data else None
        rate = self._library.espeak_Initialize(_AUDIO_OUTPUT_SYNCHRONOUS, CHUNK_MS, path, _INITIALIZE_DONT_EXIT)
        self.sample_rate = int(rate)
        self._library.espeak_SetSynthCallback(self._callback)
        return self.sample_rate > 0

    def synthesise(self, text: str, sink: Sink) -> None:
        """Send the samples of the text to the sink as they are made; return after the last one."""
        data = text.encode("utf-8", "replace") + b"\0"
        with self._lock:
            self._sink = sink
            try:
                self._library.espeak_Synth(data, len(data), 0, _POS_CHARACTER, 0, _CHARS_UTF8, None, None)
            finally:
                self._sink = None

    def phonemes(self, text: str) -> str:
        """Return how the current voice says the text, in the international alphabet; clauses are parted by ``|``."""
        with self._lock:
            return self._phonemes(text)

    def _phonemes(self, text: str) -> str:
        buffer = ctypes.create_string_buffer(text.encode("utf-8", "replace"))
        rest, clauses = ctypes.c_void_p(ctypes.addressof(buffer)), []
        while rest.value:  # the library moves it behind each clause, and clears it behind the last one
            said = self._library.espeak_TextToPhonemes(ctypes.byref(rest), _CHARS_UTF8, _IPA)
            clauses.append(_text(said).strip())
        return " | ".join(filter(None, clauses))

    def set_voice(self, identifier: str) -> bool:
        """Use the voice from the next text on; False, and no change, when there is none of that name that speaks."""
        with self._lock:
            before = self._voice()
            if self._library.espeak_SetVoiceByName(identifier.encode()):
                return False
            if self._phonemes(_PROBE):
                return True
            self._library.espeak_SetVoiceByName(before.encode())
            return False

    def voice(self) -> str:
        """Return the identifier of the current voice, such as ``roa/fr``; empty when there is none."""
        with self._lock:
            return self._voice()

    def _voice(self) -> str:
        current = self._library.espeak_GetCurrentVoice()
        return _identifier(current.contents) if current else ""

    def set_rate(self, words_a_minute: int) -> None:
        """Speak at this rate from the next text on."""
        with self._lock:
            self._library.espeak_SetParameter(_RATE, words_a_minute, 0)

    def set_volume(self, per_cent: int) -> None:
        """Speak at this volume from the next text on."""
        with self._lock:
            self._library.espeak_SetParameter(_VOLUME, per_cent, 0)

    def set_pitch(self, pitch: int) -> None:
        """Speak at this pitch, from 0 to 100, from the next text on; 50 is that of the voice itself."""
        with self._lock:
            self._library.espeak_SetParameter(_PITCH, pitch, 0)

    def voices(self) -> tuple[VoiceInfo, ...]:
        """Return all voices; reads some hundred files, about 50 ms."""
        with self._lock:
            listed = self._library.espeak_ListVoices(None)
            return tuple(_voice_info(entry.contents) for entry in _until_null(listed))

    def find_voice(self, tag: str) -> str | None:
        """Return the identifier of the voice file that is named by a language tag, without listing all voices."""
        if self._data is None or not tag.replace("-", "").isalnum():
            return None
        try:
            families = sorted(family.name for family in os.scandir(self._data / "lang") if family.is_dir())
        except OSError:
            return None
        return next((f"{name}/{tag}" for name in families if (self._data / "lang" / name / tag).is_file()), None)

    def _take_samples(self, samples: int | None, count: int, _events: int | None) -> int:
        if self._sink is None:
            return _ABORT
        if not samples or count <= 0:
            return _GO_ON
        return _GO_ON if self._sink(ctypes.string_at(samples, 2 * count)) else _ABORT


def _wheel_folder() -> Path | None:
    """Return the folder of the wheel, found without importing it: the import alone takes 20 ms."""
    spec = importlib.util.find_spec("espeakng_loader")
    return Path(spec.origin).parent if spec and spec.origin else None


def _candidates() -> Iterator[tuple[str, Path | None]]:
    """Yield the libraries that there may be, each with its data; None for data that the library finds by itself."""
    home = _wheel_folder()
    if home:
        yield str(home / _WHEEL_LIBRARIES.get(sys.platform, "libespeak-ng.so")), home / "espeak-ng-data"
    yield _SYSTEM_LIBRARY, None


def _load(name: str) -> ctypes.CDLL:
    """Load a library; raise OSError or AttributeError when that cannot be done, or when it is another one."""
    library = ctypes.CDLL(name)
    library.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(_Voice))
    library.espeak_GetCurrentVoice.restype = ctypes.POINTER(_Voice)
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    return library


def _free(library: ctypes.CDLL) -> None:
    if sys.platform == "win32":
        _ctypes.FreeLibrary(library._handle)
    else:
        _ctypes.dlclose(library._handle)


def _short_path(folder: Path) -> bytes:
    """Return a path to the folder that fits into the library's buffer, in letters that the library can read.

    A deep virtual environment gives a longer one, and on Windows the library knows only the letters of the system's
    code page, while the name of a user can have any. Then the process goes into that folder, for good, since the
    library opens files there as long as it runs: nothing else of the speaking process depends on the working directory,
    and unlike a link in a temporary folder this leaves nothing behind.
    """
    path = os.fsencode(folder)
    if len(path) <= LONGEST_DATA_PATH and (path.isascii() or sys.platform != "win32"):
        return path
    os.chdir(folder)
    return b"."


def _voice_info(voice: _Voice) -> VoiceInfo:
    return VoiceInfo(_identifier(voice), _text(voice.name), tuple(_languages(voice)))


def _identifier(voice: _Voice) -> str:
    r"""Return ``roa/fr`` on every system: on Windows the library lists its voices as ``roa\fr``, and takes both."""
    return _text(voice.identifier).replace("\\", "/")


def _languages(voice: _Voice) -> Iterator[str]:
    """Yield the tags of a list whose entries are a priority byte and a string, ended by a zero byte."""
    address = ctypes.addressof(voice.languages.contents) if voice.languages else 0
    while address and ctypes.string_at(address, 1) != b"\0":
        tag = ctypes.string_at(address + 1)
        address += len(tag) + 2
        yield tag.decode("utf-8", "replace").lower()


def _until_null(pointers: "ctypes._Pointer[ctypes._Pointer[_Voice]]") -> Iterator["ctypes._Pointer[_Voice]"]:
    index = 0
    while pointers[index]:
        yield pointers[index]
        index += 1


def _text(value: bytes | None) -> str:
    return (value or b"").decode("utf-8", "replace")
