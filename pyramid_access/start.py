"""What comes before the first word: the standard files, the settings, and the voice engine.

The engine starts in a process of its own, so this loads little: all the rest is loaded beside it.
"""

import os
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pyramid_access.options import PlayOptions
from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.messages import Trouble
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.store.folders import find_folders
from pyramid_access.store.settings_file import load_settings
from pyramid_access.ui.keys.source import Mailbox
from pyramid_access.ui.output.reader_voice import ReaderVoice
from pyramid_access.ui.output.voice import Voice

if TYPE_CHECKING:
    from pyramid_access.speech.routes import Route

INPUT, OUTPUT = 0, 1
"""The standard files, by their numbers: Python has no object for one that was closed."""


def open_closed_files() -> None:
    """Open the standard files that were closed on nothing; else the next file opened would take their place."""
    for number in (INPUT, OUTPUT, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # The lowest free number is this one.


def settings_of_run(options: PlayOptions, kept: Settings, environ: Mapping[str, str]) -> Settings:
    """Return the settings with the options of this run over them.

    ``ACCESSIBLE=1`` in the environment stands for the line view and the player's screen reader, where neither the
    settings nor the options say who speaks. Nothing is asked then.
    """
    changes = {**({"rules": {}} if "variant" in options.settings else {}), **options.settings}
    current = replace(kept, **changes)
    if is_accessible(environ) and current.speaker is None:
        return replace(current, speaker=SpeakerChoice.READER, view=changes.get("view", ViewChoice.LINE))
    return current


def is_accessible(environ: Mapping[str, str]) -> bool:
    """Does the environment say that a screen reader is there?"""
    return environ.get("ACCESSIBLE") == "1"


class Start:
    """One run of the game before its first word: its settings, and its voice on the way."""

    def __init__(self, options: PlayOptions, stack: ExitStack) -> None:
        """``stack`` closes the voice."""
        self.options = options
        self.started = time.monotonic()
        self.mailbox = Mailbox()
        self.folders = find_folders(options.data_dir)
        self.loaded = load_settings(self.folders.settings_file)
        """What the settings file gave; the keys there are not looked at yet."""
        self.current = settings_of_run(options, self.loaded.settings, os.environ)
        """The settings of this run."""
        self._on_trouble: Callable[[Trouble, str], None] | None = None
        self.reader = ReaderVoice(_route, partial(self._tell_trouble, Trouble.GAVE_UP, ""))
        self.voice = Voice(self._open_speaker, self.current, self.reader)
        stack.callback(self.voice.close)

    def connect(self, on_trouble: Callable[[Trouble, str], None]) -> None:
        """Say who tells the player of trouble with the voice."""
        self._on_trouble = on_trouble

    def _open_speaker(self, settings: VoiceSettings) -> Speaker:
        log = self.folders.log_file if self.options.debug else None
        return Speaker(VoiceProcess(log), self._tell_trouble, settings)

    def _tell_trouble(self, trouble: Trouble, lang: str) -> None:
        """Pass on what a thread of the speaker reports; the mailbox is opened when the game is ready for it."""
        self.mailbox.post(lambda: self._on_trouble(trouble, lang) if self._on_trouble else None)


def _route(settings: Settings) -> "Route":
    # Imported here: only who has a screen reader needs a way to it.
    from pyramid_access.speech.routes import find_route

    return find_route((INPUT, OUTPUT), os.environ, settings)
