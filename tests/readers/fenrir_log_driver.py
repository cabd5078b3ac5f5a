"""A speech driver for Fenrir that speaks to nobody: it notes what it is told, one JSON line each. Fenrir loads it."""

import json
import os

from fenrirscreenreader.core.speechDriver import speechDriver


class driver(speechDriver):  # noqa: N801 (the name that Fenrir looks for)
    """Takes the place of a voice."""

    def initialize(self, environment: object) -> None:
        self.env = environment
        self._log = os.open(os.environ["SPEECH_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._isInitialized = True

    def shutdown(self) -> None:
        self._isInitialized = False

    def speak(self, text: str, queueable: bool = True) -> None:
        os.write(self._log, (json.dumps(text) + "\n").encode())

    def cancel(self) -> None:
        """Nothing is ever being spoken."""

    clear_buffer = cancel

    def setCallback(self, callback: object) -> None:  # noqa: N802
        """Nobody is told when a text is at its end."""

    setVoice = setPitch = setRate = setModule = setLanguage = setVolume = setCallback  # noqa: N815
