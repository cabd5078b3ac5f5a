"""Builds the interface: what speaks, what routes keys, what menus and commands work with."""

from pyramid_access.session.commands import Command
from pyramid_access.session.events import Event
from pyramid_access.store.progress import ProgressFile
from pyramid_access.ui.actions import Tools, perform
from pyramid_access.ui.learning.guide import Guide
from pyramid_access.ui.menus.context import Context
from pyramid_access.ui.menus.menus import Menus
from pyramid_access.ui.menus.router import KeyRouter
from pyramid_access.ui.menus.sound_keys import SoundKeys
from pyramid_access.ui.menus.voice_list import VoiceList
from pyramid_access.ui.output.announcer import Announcer
from pyramid_access.ui.output.voice import Voice
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.background_jobs import BackgroundJobs
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.game_texts import GameTexts
from pyramid_access.ui.play.games import Games
from pyramid_access.ui.play.knowledge import Knowledge
from pyramid_access.ui.play.preferences import LiveSettings, Preferences
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.program_exit import ProgramExit
from pyramid_access.ui.play.turn import Turn
from pyramid_access.utterance import Kind, Utterance


class Program:
    """The interface of one run, from the keys that come in to the announcer. Knows no terminal."""

    def __init__(
        self,
        current_game: CurrentGame,
        words: Words,
        preferences: Preferences,
        voice: Voice,
        announcer: Announcer,
        *,
        jobs: BackgroundJobs,
        texts: GameTexts,
        progress: ProgressFile,
    ) -> None:
        """The objects that hold others come last; what the first ones need of them is looked up when it is needed."""
        self.announcer = announcer
        """Where all words go out."""
        self._jobs = jobs
        turn = Turn()
        presenter = Presenter(current_game, words, announcer, turn, comments=self._comment, is_away=self._is_away)
        menus = Menus(presenter, words)
        self.context = Context(
            current_game=current_game,
            words=words,
            preferences=preferences,
            settings=LiveSettings(preferences, words, voice, presenter),
            voice=voice,
            presenter=presenter,
            turn=turn,
            games=Games(current_game, presenter, turn, preferences, jobs, free_keys=self._free_keys),
            menus=menus,
            router=KeyRouter(preferences, menus, presenter, turn, perform=self._perform),
            voices=VoiceList(jobs),
            texts=texts,
            exit=ProgramExit(current_game, words, presenter, turn),
        )
        """What menus, lessons and commands work with."""
        self.guide = Guide(self.context, progress)
        """Teaches the player to play."""
        knowledge = Knowledge(current_game, presenter, turn, preferences, jobs)
        self._tools = Tools(self.context, knowledge, self.guide, SoundKeys(self.context))

    @property
    def left(self) -> bool:
        """Has the player left the program?"""
        return self.context.exit.left

    def press(self, key: str) -> bool:
        """Answer a key, by its canonical name; return whether the program goes on. Searches rest meanwhile."""
        with self._jobs.resting():
            self.context.router.press(key)
        return not self.left

    def _perform(self, command: Command, again: bool) -> None:
        perform(self._tools, command, again)

    def _comment(self, events: tuple[Event, ...], kind: Kind) -> tuple[Utterance, ...]:
        return self.guide.comment(events, kind)

    def _is_away(self) -> bool:
        return bool(self.context.menus.top or self.context.router.is_claimed)

    def _free_keys(self) -> None:
        self.context.router.release()
        self.context.menus.close_all()
