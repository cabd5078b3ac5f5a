"""The voices of Windows (SAPI 5), as a pyttsx3 driver.

SAPI gives each text a number, its stream, and tells when a stream starts and ends, in the messages of the thread. An
interruption ends two streams or one, in its own time: only the number tells whether an end is that of the last text.
"""

import locale
import math
from typing import Any

from pyramid_access.speech.system_driver import Progress, SystemDriver
from pyramid_access.speech.voices import VoiceInfo, voice_info

NAME = "pyramid_sapi"
# Values of SpeechVoiceSpeakFlags and SpeechVoiceEvents.
_ASYNC, _PURGE, _NOT_XML = 1, 2, 16
_STARTS_AND_ENDS = 2 | 4
_USUAL_RATE, _FASTER = 156.63, 1.11
"""Words a minute at SAPI's rate 0, and how much faster each step is: measured for pyttsx3 on Microsoft Mary."""
_FASTEST = 10


def buildDriver(proxy: Any) -> SystemDriver:  # noqa: N802 - pyttsx3 asks for this name
    """Return the driver; pyttsx3 calls this."""
    return SystemDriver(proxy, SapiVoice())


class _Streams:
    """Takes what SAPI tells: number of the last stream that has started, and of the last that has ended."""

    def __init__(self) -> None:
        self.started = self.ended = 0

    def _ISpeechVoiceEvents_StartStream(self, number: int, _position: object) -> None:  # noqa: N802 - comtypes' name
        self.started = max(self.started, number)

    def _ISpeechVoiceEvents_EndStream(self, number: int, _position: object) -> None:  # noqa: N802 - comtypes' name
        self.ended = max(self.ended, number)


class SapiVoice:
    """One ``SpVoice``, made anew when it fails: its sound device may be gone."""

    def __init__(self) -> None:
        """Open the default voice; raise whatever COM raises when there is none."""
        self._rate, self._volume = 0, 100
        self._open()
        self.voice = str(self._speech.Voice.Id)
        self._stream = 0

    def _open(self) -> None:
        import comtypes.client

        self._streams = _Streams()
        self._speech = comtypes.client.CreateObject("SAPI.SpVoice")
        self._speech.EventInterests = _STARTS_AND_ENDS
        self._events = comtypes.client.GetEvents(self._speech, self._streams)  # kept: events come as long as it lives
        self._speech.Rate, self._speech.Volume = self._rate, self._volume

    def voices(self) -> list[VoiceInfo]:
        """Return all voices that can be read: what is written about one may be missing, or of another form."""
        return [voice for token in self._tokens() if (voice := _voice_of(token))]

    def set_voice(self, identifier: str) -> None:
        """Speak the next text with this voice, which may take a second to load."""
        token = next((token for token in self._tokens() if _identifier(token) == identifier), None)
        if token is None:
            raise ValueError(f"unknown voice {identifier}")
        self._speech.Voice = token
        self.voice = identifier

    def set_rate(self, words_a_minute: int) -> None:
        """Speak the next text at the nearest of SAPI's 21 rates."""
        steps = round(math.log(words_a_minute / _USUAL_RATE, _FASTER))
        self._rate = self._speech.Rate = max(-_FASTEST, min(_FASTEST, steps))

    def set_volume(self, volume: float) -> None:
        """Speak the next text at this volume, from 0.0 to 1.0."""
        self._volume = self._speech.Volume = round(volume * 100)

    def speak(self, text: str) -> None:
        """Begin to speak; raise what COM raises where there is no sound device."""
        try:
            self._stream = self._speak(text)
        except Exception:  # COM's class is there on Windows only
            self._open()
            self.set_voice(self.voice)
            self._stream = self._speak(text)

    def _speak(self, text: str) -> int:
        return int(self._speech.Speak(text, _ASYNC | _PURGE | _NOT_XML))

    def silence(self) -> None:
        """Cut the text off."""
        self._stream = 0
        self._speech.Speak("", _ASYNC | _PURGE)

    def progress(self) -> Progress:
        """Take the messages of the thread; return what they tell of the last text."""
        import pythoncom

        pythoncom.PumpWaitingMessages()
        if self._streams.ended >= self._stream:
            return Progress.OVER
        return Progress.HEARD if self._streams.started >= self._stream else Progress.WAITING

    def _tokens(self) -> list[Any]:
        """Return the objects that stand for voices; the present one alone when the list cannot be read."""
        try:
            return list(self._speech.GetVoices())
        except Exception:  # COM's class is there on Windows only
            return [self._speech.Voice]


def _identifier(token: Any) -> str | None:
    try:
        return str(token.Id)
    except Exception:  # COM's class is there on Windows only
        return None


def _voice_of(token: Any) -> VoiceInfo | None:
    """Return what is told of a voice; None if that cannot be read."""
    try:
        return voice_info(token.Id, token.GetDescription(), _languages(str(token.GetAttribute("Language"))))
    except Exception:  # COM's class is there on Windows only
        return None


def _languages(codes: str) -> list[str]:
    """Return the tags of a list of language codes in hexadecimal, ``409;9``; unknown ones are left out."""
    known = (locale.windows_locale.get(_code(code)) for code in codes.split(";"))
    return [tag for tag in known if tag]


def _code(text: str) -> int:
    try:
        return int(text, 16)
    except ValueError:
        return 0
