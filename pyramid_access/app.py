"""Builds the objects of a game and connects them: the only place that knows all rooms.

The order is that of what a player waits for: the voice engine starts in a process of its own while this one finds the
words; the first line is written before the library that reads keys is loaded.
"""

import errno
import os
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pyramid_access.deals.choice import DealFile, Dealt, NamedDeal, fetch
from pyramid_access.deals.files import STANDARD_INPUT, DealFault, DealFileError
from pyramid_access.narration.languages import languages, locale_folders, players_language
from pyramid_access.options import PlayOptions
from pyramid_access.problem_words import Message, message_of
from pyramid_access.rules.variants import with_rules
from pyramid_access.session.commands import COMMANDS, KeyTableError, Mode, bindings
from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.speech.backends import VoiceSettings
from pyramid_access.speech.routes import find_route
from pyramid_access.speech.speaker import Speaker
from pyramid_access.speech.trouble import Trouble
from pyramid_access.speech.voice_process import VoiceProcess
from pyramid_access.store.atomic import StoreError, store_error
from pyramid_access.store.database import Database
from pyramid_access.store.folder_lock import take_folder
from pyramid_access.store.folders import Folders, find_folders
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.problems import DatabaseProblem
from pyramid_access.store.progress import ProgressFile
from pyramid_access.store.saved_game import LoadedGame
from pyramid_access.store.settings_file import load_settings, save_settings
from pyramid_access.ui.keys import pipe
from pyramid_access.ui.keys.source import Ending, Mailbox
from pyramid_access.ui.keys.tty_mode import key_waits, let_go_of_other_end, quiet_terminal, take_keyboard
from pyramid_access.ui.learning.first_start import FirstStart
from pyramid_access.ui.output.announcer import Announcer
from pyramid_access.ui.output.line_view import LineView, paper_of
from pyramid_access.ui.output.reader_voice import ReaderLines, ReaderVoice
from pyramid_access.ui.output.screen_text import terminal_encoding
from pyramid_access.ui.output.transcript import Transcript
from pyramid_access.ui.output.view import ScreenGoneError
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.background_jobs import NOTICE, BackgroundJobs
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.preferences import Preferences
from pyramid_access.ui.play.searches import load_searches
from pyramid_access.ui.program import Program
from pyramid_access.utterance import Utterance
from pyramid_access.visible import visible

if TYPE_CHECKING:
    from pyramid_access.ui.board.view import BoardView

INPUT, OUTPUT = 0, 1
"""The standard files, by their numbers: Python has no object for one that was closed."""
EXIT_CODES = {Ending.INTERRUPTED: 130, Ending.TERMINATED: 143, Ending.HUNG_UP: 129}
"""What the program returns when a signal ended it, as shells count; 0 otherwise."""


def play(options: PlayOptions) -> int:
    """Play until the player leaves; return the exit code.

    Raises the errors of rules, deals and keys for options that cannot be used; the terminal is as before then.
    """
    with ExitStack() as stack:
        _open_closed_files()
        let_go_of_other_end(INPUT)
        stack.enter_context(quiet_terminal(INPUT, OUTPUT))
        return _Run(options, stack).go()


def settings_of_run(options: PlayOptions, kept: Settings, environ: Mapping[str, str]) -> Settings:
    """Return the settings with the options of this run over them.

    ``ACCESSIBLE=1`` in the environment stands for the line view and the player's screen reader, where neither the
    settings nor the options say who speaks. Nothing is asked then.
    """
    changes = {**({"rules": {}} if "variant" in options.settings else {}), **options.settings}
    current = replace(kept, **changes)
    if _is_accessible(environ) and current.speaker is None:
        return replace(current, speaker=SpeakerChoice.READER, view=changes.get("view", ViewChoice.LINE))
    return current


def _is_accessible(environ: Mapping[str, str]) -> bool:
    return environ.get("ACCESSIBLE") == "1"


class _SystemNumbers:
    """Random numbers from the system; the library behind them is loaded for the first one."""

    def randint(self, a: int, b: int, /) -> int:
        import random

        return random.SystemRandom().randint(a, b)


class _Run:
    """One run of the game, from the first word to the last."""

    def __init__(self, options: PlayOptions, stack: ExitStack) -> None:
        self._options = options
        self._stack = stack
        self._started = time.monotonic()
        self._mailbox = Mailbox()
        self._folders = find_folders(options.data_dir)
        self._problems: list[Message] = []
        kept = self._load_settings()
        current = settings_of_run(options, kept, os.environ)
        self._variant = with_rules(current.variant, current.rules)
        self._reader = ReaderVoice(
            partial(find_route, (INPUT, OUTPUT), os.environ), partial(self._tell_trouble, Trouble.GAVE_UP, "")
        )
        self._voice = Voice(self._open_speaker, current, self._reader)
        stack.callback(self._voice.close)
        # The voice engine starts by now, so that the rest goes on beside it.
        self._dealt = self._fetch(options.deal) if options.deal else None
        if options.deal == DealFile(STANDARD_INPUT):
            take_keyboard(INPUT)
            stack.enter_context(quiet_terminal(INPUT, OUTPUT))
        self._transcript = self._open_transcript()
        self._preferences = Preferences(kept, current, self._save_settings)
        self._program = self._build()

    def _fetch(self, choice: NamedDeal) -> Dealt:
        """Return the deal, or the position, that the player asks for."""
        dealt = fetch(choice, self._variant, date.today())
        if dealt.position and not self._options.settings.keys().isdisjoint(("variant", "rules")):
            raise DealFileError(DealFault.OWN_RULES, dealt.origin.file)
        return dealt

    def _load_settings(self) -> Settings:
        """Return the settings of the file; what cannot be used of it is told with the first words."""
        loaded = load_settings(self._folders.settings_file)
        self._problems += map(message_of, loaded.problems)
        if loaded.aside:
            self._problems.append(Message("store-settings-aside", {"path": visible(str(loaded.aside))}))
        try:
            for mode in Mode:
                bindings(COMMANDS, mode, loaded.settings.keys)
        except KeyTableError as error:
            self._problems.append(message_of(error))
            return replace(loaded.settings, keys={})
        return loaded.settings

    def _open_speaker(self, settings: VoiceSettings) -> Speaker:
        log = self._folders.log_file if self._options.debug else None
        return Speaker(VoiceProcess(log), self._tell_trouble, settings)

    def _tell_trouble(self, trouble: Trouble, lang: str) -> None:
        """Pass on what a thread of the speaker reports; the mailbox is opened when the game is ready for it."""
        self._mailbox.post(lambda: self._program.context.presenter.tell_trouble(trouble, lang))

    def _save_settings(self, settings: Settings) -> None:
        save_settings(self._folders.settings_file, settings)

    def _open_transcript(self) -> Transcript | None:
        if self._options.transcript is None:
            return None
        path = Path(self._options.transcript)
        try:
            transcript = Transcript(path, self._started, self._tell_lost_transcript)
        except (OSError, ValueError) as error:
            raise store_error(error, path) from None
        self._stack.callback(transcript.close)
        return transcript

    def _tell_lost_transcript(self, _error: OSError) -> None:
        self._mailbox.post(lambda: self._program.context.presenter.tell_late("store-transcript-lost"))

    def _build(self) -> Program:
        settings = self._preferences.current
        self._store = GameStore(Database(self._folders.database))
        self._stack.callback(self._store.close)
        current_game = CurrentGame(self._store, numbers=_SystemNumbers(), now=datetime.now)
        words = Words(
            locale_folders(self._folders.data), _language(settings, self._folders), settings.detail, settings.keys
        )
        if settings.lang is None and _is_accessible(os.environ):
            self._preferences.change(lang=words.lang)
        if self._options.voice:
            self._preferences.change(voices={**settings.voices, words.lang: self._options.voice})
            self._voice.use(self._preferences.current)
        lines = ReaderLines(LineView(OUTPUT, paper_of(OUTPUT, os.environ), _encoding()), self._reader)
        self._stack.callback(lines.close)
        announcer = Announcer(
            lines,
            self._voice,
            self._transcript,
            again=words.again,
            spoken=words.spoken,
            position_text=lambda: current_game.position_text,
        )
        # Who sends keys through a pipe gets the same answers however fast the machine is.
        self._jobs = BackgroundJobs(self._mailbox.post, notice=NOTICE if os.isatty(INPUT) else None)
        self._stack.callback(self._jobs.close)
        texts = GameTexts(self._folders.texts, self._folders.deals, date.today)
        progress = ProgressFile(self._folders.progress_file)
        return Program(
            current_game,
            words,
            self._preferences,
            self._voice,
            announcer,
            jobs=self._jobs,
            texts=texts,
            progress=progress,
        )

    def go(self) -> int:
        """Play; return the exit code. A vanished screen is as good as an input that ends: the game is kept.

        Raises :class:`~pyramid_access.store.atomic.StoreError` if what stands in the place of a screen is a file on a
        full disk.
        """
        ending, gone = Ending.INPUT_ENDED, None
        try:
            ending = self._play()
        except ScreenGoneError as error:
            gone = error.__cause__
        with suppress(ScreenGoneError):
            self._mailbox.deliver()
            self._program.context.exit.end()
        self._voice.finish(lambda: key_waits(INPUT))
        if isinstance(gone, OSError) and gone.errno == errno.ENOSPC:
            raise store_error(gone, Path("/dev/stdout"))
        return EXIT_CODES.get(ending, 0)

    def _play(self) -> Ending:
        if not os.isatty(INPUT):
            self._lay_out(first_start=False)
            return pipe.read_keys(INPUT, self._program.press, self._mailbox, must_wait=self._must_wait)
        FirstStart(self._program.context, self._lay_out).ask()
        return self._read_keys()

    def _must_wait(self, key: str | Ending) -> bool:
        """Must a key wait for an answer? For how hard the deal is, which nobody has asked, only one that asks it."""
        if not isinstance(key, str):
            return self._jobs.is_awaited
        command = bindings(COMMANDS, Mode.PLAY, self._preferences.current.keys).get(key)
        asks = command is not None and command.id == "status"
        return self._jobs.is_busy if asks else self._jobs.is_awaited

    def _lay_out(self, first_start: bool) -> None:
        """Put the saved game on the current_game, or the one that was asked for, and say so."""
        program, current_game = self._program, self._program.context.current_game
        current_game.keeps = take_folder(self._folders.data)
        current_game.is_second = not current_game.keeps
        loaded = self._load(current_game)
        if current_game.is_second:
            self._problems.append(Message("store-open-elsewhere", {}))
        elif loaded.problem and not loaded.problem.aside:
            current_game.keeps = False  # The saved game is still there, so no other must take its place.
        try:
            is_found = self._lay_out_new(new=loaded.saved is None)
        except StoreError as error:
            # The saved game cannot be moved out of the way, so this one must not take its place.
            self._problems.append(message_of(error))
            current_game.keeps = False
            is_found = self._lay_out_new(new=False)

        def play(*before: Utterance) -> None:
            welcome = [program.context.words.utterance("start-help")] if first_start else []
            program.context.games.present(*before, *welcome)
            if is_found:
                program.context.games.rate()

        problems = [*map(program.context.presenter.problem, self._problems)]
        if first_start:
            program.guide.offer_first_game(play, *problems)
        else:
            play(*problems)

    def _load(self, current_game: CurrentGame) -> LoadedGame:
        """Put the saved game on the current_game, if there is one; note what there is to tell of the files."""
        told = self._store.open() if current_game.keeps else []
        loaded = current_game.load()
        known = [problem.path for problem in told if isinstance(problem, DatabaseProblem)]
        if loaded.problem and loaded.problem.path not in known:
            told.append(loaded.problem)
        self._problems += map(message_of, told)
        return loaded

    def _lay_out_new(self, *, new: bool) -> bool:
        """Lay out the game that was asked for, if one was; return whether its deal is one that was found to be won."""
        options, current_game = self._options, self._program.context.current_game
        if self._dealt:
            current_game.lay_out(*self._dealt)
            return False
        asked = new or options.new or not options.settings.keys().isdisjoint(("variant", "rules"))
        if not asked and not current_game.is_done:
            return False
        variant = self._variant if asked else current_game.session.game.variant
        if not self._preferences.current.winnable:
            current_game.begin(variant)
            return False
        is_found = current_game.begin_winnable(variant)
        if not is_found:
            self._problems.append(Message("knowledge-random-deal", {}))
        return is_found

    def _read_keys(self) -> Ending:
        """Read keys in the view that the settings say, another one when they change, until the player leaves."""
        # Imported here: the first line is on the screen by now, and loading takes as long as all the rest.
        from pyramid_access.ui.keys import terminal

        program, lines = self._program, self._program.announcer.view
        program.context.words.preload()
        self._jobs.prepare(load_searches)
        while True:
            view = self._preferences.current.view
            board = self._board() if view is ViewChoice.BOARD else None
            program.announcer.view = board or lines

            def press(key: str, view: ViewChoice = view) -> bool:
                return program.press(key) and self._preferences.current.view is view

            ending = terminal.read_keys(press, self._mailbox, program.announcer.view.refresh, board=board)
            program.announcer.view = lines
            if board and (last := program.announcer.history.last):
                lines.show([last])  # The board takes its words away with it.
            if program.left or ending is not Ending.ASKED:
                return ending

    def _board(self) -> "BoardView | None":
        """Return the board, showing the last words; None, after a sentence, for a terminal that cannot show it."""
        from pyramid_access.ui.board.theme import color_depth
        from pyramid_access.ui.board.view import BoardUnavailable, BoardView, needs_ascii

        program = self._program
        try:
            ascii_only = needs_ascii(os.environ.get("TERM"), _encoding(), windows=os.name == "nt")
        except BoardUnavailable:
            program.context.presenter.tell_late("board-unavailable")
            return None
        board = BoardView(
            lambda: program.context.current_game.session,
            program.context.words.say,
            lambda: self._preferences.current,
            ascii_only=ascii_only,
            depth=color_depth(os.environ.get("TERM", "")),
        )
        if last := program.announcer.history.last:
            board.show([last])
        return board


def _language(settings: Settings, folders: Folders) -> str:
    """Return the player's language: the one in the settings if it is there, else the system's if it is there."""
    tags = [language.tag for language in languages(locale_folders(folders.data))]
    return players_language(os.environ, tags, settings.lang)


def _open_closed_files() -> None:
    """Open the standard files that were closed on nothing; else the next file opened would take their place."""
    for number in (INPUT, OUTPUT, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # The lowest free number is this one.


def _encoding() -> str:
    return terminal_encoding(sys.stdout.encoding if sys.stdout else None)
