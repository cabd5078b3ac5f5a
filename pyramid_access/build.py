"""Builds the objects of a run and connects them to the terminal and the files."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pyramid_access.console import is_terminal
from pyramid_access.narration.languages import languages, locale_folders, players_language
from pyramid_access.settings import Settings
from pyramid_access.start import INPUT, OUTPUT, Start, is_accessible
from pyramid_access.store.atomic import store_error
from pyramid_access.store.database import Database
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.progress import ProgressFile
from pyramid_access.store.settings_file import save_settings
from pyramid_access.ui.output.announcer import Announcer
from pyramid_access.ui.output.line_view import LineView, paper_of
from pyramid_access.ui.output.reader_voice import ReaderLines
from pyramid_access.ui.output.screen_text import terminal_encoding
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.background_jobs import NOTICE, BackgroundJobs
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.program import Program

if TYPE_CHECKING:
    from pyramid_access.ui.output.transcript import Transcript


class Built(NamedTuple):
    """What opening and reading work with."""

    program: Program
    store: GameStore
    jobs: BackgroundJobs


class _SystemNumbers:
    """Random numbers from the system; the library behind them is loaded for the first one."""

    def randint(self, a: int, b: int, /) -> int:
        import random

        return random.SystemRandom().randint(a, b)


def build(start: Start, kept: Settings, current: Settings, stack: ExitStack) -> Built:
    """Return the program of a run; ``stack`` closes what has to be closed."""

    def tell_late(message: str) -> None:
        start.mailbox.post(lambda: program.context.presenter.tell_late(message))

    transcript = _open_transcript(start, lambda _: tell_late("store-transcript-lost"), stack)
    preferences = Preferences(kept, current, lambda settings: save_settings(start.folders.settings_file, settings))
    store = GameStore(Database(start.folders.database))
    stack.callback(store.close)
    current_game = CurrentGame(store, numbers=_SystemNumbers(), now=datetime.now)
    words = _words(start, preferences)
    # Who sends keys through a pipe gets the same answers however fast the machine is.
    jobs = BackgroundJobs(start.mailbox.post, notice=NOTICE if is_terminal(INPUT) else None)
    program = Program(
        current_game,
        words,
        preferences,
        start.voice,
        _announcer(start, words, current_game, transcript, stack),
        jobs=jobs,
        texts=GameTexts(start.folders.texts, start.folders.deals, date.today),
        progress=ProgressFile(start.folders.progress_file),
    )
    stack.callback(jobs.close)
    start.connect(program.context.presenter.tell_trouble)
    return Built(program, store, jobs)


def _open_transcript(start: Start, on_trouble: Callable[[OSError], None], stack: ExitStack) -> "Transcript | None":
    if start.options.transcript is None:
        return None
    # Imported here: hardly anybody wants one.
    from pyramid_access.ui.output.transcript import Transcript

    path = Path(start.options.transcript)
    try:
        transcript = Transcript(path, start.started, on_trouble)
    except (OSError, ValueError) as error:
        raise store_error(error, path) from None
    stack.callback(transcript.close)
    return transcript


def _words(start: Start, preferences: Preferences) -> Words:
    """Return the words of the player's language; settings that hang on it are those of this run."""
    settings, folders = preferences.current, start.folders
    locales = locale_folders(folders.data)
    words = Words(locales, _language(settings, locales), settings.detail, settings.keys)
    if settings.lang is None and is_accessible(os.environ):
        preferences.change(lang=words.lang)
    if start.options.voice:
        preferences.change(voices={**settings.voices, words.lang: start.options.voice})
        start.voice.use(preferences.current)
    return words


def _language(settings: Settings, locales: Sequence[Path]) -> str:
    """Return the player's language: the one in the settings if it is there, else the system's if it is there."""
    return players_language(os.environ, [language.tag for language in languages(locales)], settings.lang)


def _announcer(
    start: Start, words: Words, current_game: CurrentGame, transcript: "Transcript | None", stack: ExitStack
) -> Announcer:
    lines = ReaderLines(LineView(OUTPUT, paper_of(OUTPUT, os.environ), screen_encoding()), start.reader)
    stack.callback(lines.close)
    return Announcer(
        lines,
        start.voice,
        transcript,
        again=words.again,
        spoken=words.spoken,
        position_text=lambda: current_game.position_text,
    )


def screen_encoding() -> str:
    """Return the encoding that the terminal takes."""
    return terminal_encoding(sys.stdout.encoding if sys.stdout else None)
