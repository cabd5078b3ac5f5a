"""From a key to what is said: the one place where game, words, voice and screen meet. Knows no terminal."""

from dataclasses import replace
from typing import Any

from pyramid_access.problem_words import Message, message_of
from pyramid_access.session.commands import COMMANDS, REVIEWING, Command, Mode, bindings, command_of
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.history import UtteranceHistory
from pyramid_access.session.ui_events import Event, MatchEnded
from pyramid_access.settings import Detail
from pyramid_access.speech.trouble import Trouble
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.progress import ProgressFile
from pyramid_access.ui.announcer import Announcer
from pyramid_access.ui.desk import Moment
from pyramid_access.ui.game_menu import game_menu
from pyramid_access.ui.game_texts import GameTexts
from pyramid_access.ui.games import Games
from pyramid_access.ui.guide import Guide
from pyramid_access.ui.key_taker import KeyTaker
from pyramid_access.ui.knowledge import Knowledge
from pyramid_access.ui.menu import Menu
from pyramid_access.ui.menus import Menus
from pyramid_access.ui.preferences import Preferences
from pyramid_access.ui.settings_menu import settings_menu
from pyramid_access.ui.sound_keys import SoundKeys
from pyramid_access.ui.table import Table
from pyramid_access.ui.thinker import Thinker
from pyramid_access.ui.voice import Voice
from pyramid_access.ui.voice_list import VoiceList
from pyramid_access.ui.words import Words
from pyramid_access.utterance import Kind, Utterance


class Controller:
    """The player that the commands act for.

    What happens on each key:

    1. :meth:`press` looks the key up among those of the present mode; a lesson or a typed number claims every key.
    2. The command runs: it changes the game and returns events, or one of the abilities below answers itself.
    3. The game is saved, before a word is said: what was announced is never lost.
    4. The narrator makes one utterance of the events.
    5. The announcer hands it to voice, screen, history and transcript.
    """

    def __init__(
        self,
        table: Table,
        words: Words,
        preferences: Preferences,
        voice: Voice,
        announcer: Announcer,
        *,
        thinker: Thinker,
        texts: GameTexts,
        progress: ProgressFile,
    ) -> None:
        self.table = table
        self.words = words
        self.preferences = preferences
        self.voice = voice
        self.announcer = announcer
        self._thinker = thinker
        self.games = Games(self, thinker)
        """Lays out other games."""
        self.voices = VoiceList(thinker)
        """The voices that the player can choose from."""
        self.texts = texts
        """Keeps the words of games."""
        self.menus = Menus(self)
        """The menus that are open."""
        self.sound = SoundKeys(self, voice)
        """What the keys do to voice and earcons."""
        self.guide = Guide(self, progress)
        """Teaches the player to play."""
        self._knowledge = Knowledge(self, thinker)
        self.left = False
        """The player has left the program."""
        self._bindings = self._bound()
        self._claimed_by: KeyTaker | None = None
        self._owed: tuple[Utterance, ...] = ()
        self._key: str | None = None
        self.turn = 0
        """Changes with each key, and with each thing that is told late."""
        self._before: Command | None = None
        self._last: Command | None = None
        self._asked: object = None
        self._question: object = None
        self._save_failed = self._keep_failed = False

    @property
    def game(self) -> GameSession:
        """The game on the table."""
        return self.table.session

    @property
    def history(self) -> UtteranceHistory:
        """What was said."""
        return self.announcer.history

    @property
    def moment(self) -> Moment:
        """How the game stands."""
        return self.game, self.game.moves

    @property
    def _mode(self) -> Mode:
        return Mode.MENU if self.menus.top else Mode.PLAY

    # Keys in.

    def press(self, key: str) -> bool:
        """Answer a key; return whether the program goes on. ``key`` is a canonical key name."""
        with self._thinker.resting():
            self._press(key)
        return not self.left

    def _press(self, key: str) -> None:
        self._key = key
        self.turn += 1
        self._asked, self._question = self._question, None
        self._before, self._last = self._last, None
        if self._claimed_by:
            self._claimed_by.press(key)
        elif command := self._command(key):
            self.run(command)
        else:
            self._refuse(key)

    def _command(self, key: str) -> Command | None:
        """Return the command of a key; with Caps Lock on, that of the small letter."""
        return command_of(self._bindings[self._mode], key)

    def _refuse(self, key: str) -> None:
        """Answer a key that no command has now; in a menu it may stand for a line."""
        if self.menus.top:
            self.menus.find(key)
        else:
            self.tell("help-unknown-key", Kind.REFUSAL)

    def review(self, key: str) -> bool:
        """Say something of the history, if that is what a key is for; for those who claim all keys."""
        command = self._command(key)
        if command is None or command.id not in REVIEWING:
            return False
        self.run(command)
        return True

    def run(self, command: Command) -> None:
        """Do what a command is for, and answer."""
        self._last = command
        events = command.run(self, command is self._before)
        if events is not None:
            self.answer(events)

    def answer(self, events: tuple[Event, ...], *before: Utterance, late: bool = False) -> None:
        """Save the game and put into words what a command led to; ``late`` for an answer that its key did not get."""
        problem = self._save()
        utterance = self.words.narrator.utter(self.game, events)
        said = (utterance, *self.guide.comment(events, utterance.kind), *self._midnight(utterance)) if utterance else ()
        self.announce(*before, *problem, *said, late=late)

    def _midnight(self, answer: Utterance) -> tuple[Utterance, ...]:
        """Return that the deal of the day has changed, after the first answer for which that is so."""
        return (self.words.utterance("games-day-over", answer.kind),) if self.table.outlives_its_day() else ()

    def _save(self) -> tuple[Utterance, ...]:
        """Keep the game on disk; return what there is to say about it, once for a trouble that lasts."""
        try:
            self.table.save()
        except StoreError as error:
            told, self._save_failed = self._save_failed, True
            return () if told else (self.problem(message_of(error)),)
        self._save_failed = False
        return ()

    def problem(self, message: Message) -> Utterance:
        """Return what went wrong as an utterance."""
        return self.words.utterance(message.id, Kind.REFUSAL, **message.args)

    # Words out.

    def announce(self, *utterances: Utterance, late: bool = False) -> None:
        """Say what belongs together in answer to the key pressed last: as one utterance, if it is in one language.

        What comes late is no answer to that key, and waits for current speech.
        """
        self.turn += late
        self.table.rest(bool(self.menus.top or self._claimed_by))
        utterances, self._owed = (*self._owed, *utterances), ()
        joined = self.words.narrator.join(*utterances, kind=Kind.LATE if late else utterances[-1].kind)
        one_language = len({utterance.lang for utterance in utterances}) == 1
        self.announcer.announce(
            [joined] if one_language else utterances,
            None if late else self._key,
            interrupt=not late,
        )

    def tell(self, message: str, kind: Kind = Kind.NEWS, **args: object) -> None:
        """Say one message."""
        self.announce(self.words.utterance(message, kind, **args))

    def hush(self) -> None:
        """Fall silent for a key whose answer is still to come."""
        self.voice.say(())

    def tell_late(self, message: str, **args: object) -> None:
        """Say something that no key asked for; it waits for current speech."""
        self.announce(self.words.utterance(message, **args), late=True)

    def tell_trouble(self, trouble: Trouble, lang: str) -> None:
        """Say that something is wrong with the voice; the game goes on in text."""
        names = {language.tag: language.name for language in self.words.languages}
        args = {"language": names.get(lang, lang)} if trouble in (Trouble.NO_VOICE, Trouble.NO_SUCH_VOICE) else {}
        self.tell_late(f"speech-{trouble.value}", **args)

    def open_game(self, *before: Utterance, late: bool = False) -> None:
        """Tell which game lies on the table, after what there is to say first."""
        self._claimed_by = None
        self.menus.close_all()
        self.history.begin_game(self.table.origin.number)
        ended = self.table.ended_match()
        opening = self.game.opening(resumed=self.table.is_resumed)
        self.answer((MatchEnded(ended), *opening) if ended else opening, *before, late=late)

    def end(self) -> None:
        """Leave as if the player had asked to; for an input that ends and for signals."""
        if not self.left:
            self._key = None
            self.quit()

    # What the commands ask for.

    def repeat(self) -> None:
        """Say the last utterance again."""
        self._tell_again(self.history.last, "history-nothing")

    def older(self) -> None:
        """Say the utterance before the one said last from the history."""
        self._tell_again(self.history.older(), "history-oldest")

    def newer(self) -> None:
        """Say the utterance after the one said last from the history."""
        self._tell_again(self.history.newer(), "history-newest")

    def _tell_again(self, utterance: Utterance | None, nothing: str) -> None:
        """Say an utterance without its earcons: what they stand for does not happen again."""
        said = replace(utterance, earcons=()) if utterance else self.words.utterance(nothing, Kind.REFUSAL)
        self.announcer.announce((said,), self._key, remember=False)

    def next_language(self) -> None:
        """Go on in the next language, voice too."""
        self.change(lang=self.words.language_after(self.words.lang))
        self.tell("language-changed")

    def next_detail(self) -> None:
        """Go on to the next level of detail."""
        levels = list(Detail)
        detail = levels[(levels.index(self.preferences.current.detail) + 1) % len(levels)]
        self.change(detail=detail)
        self.tell("menu-value", value=self.words.say(f"settings-detail-{detail.value}"))

    @property
    def plays_earcons(self) -> bool:
        """Are earcons heard?"""
        return self.voice.plays_earcons

    def change(self, **changes: Any) -> None:
        """Change settings for this run and let them take effect at once."""
        self.preferences.change(**changes)
        self._take_effect()

    def keep(self, **changes: Any) -> None:
        """Change settings for good and let them take effect at once.

        Trouble with the file comes before the answer; once, if it lasts.
        """
        try:
            self.preferences.keep(**changes)
        except StoreError as error:
            self._owed = () if self._keep_failed else (self.problem(message_of(error)),)
            self._keep_failed = True
        else:
            self._keep_failed = False
        self._take_effect()

    def _take_effect(self) -> None:
        settings = self.preferences.current
        self._bindings = self._bound()
        self.words.use(settings.lang or self.words.lang, settings.detail, settings.keys)
        self.voice.use(settings)

    def _bound(self) -> dict[Mode, dict[str, Command]]:
        """Return what each key does, in each mode."""
        return {mode: bindings(COMMANDS, mode, self.preferences.current.keys) for mode in Mode}

    def hint(self) -> None:
        """Propose a move; again: the next best."""
        self._knowledge.hint()

    def verdict(self) -> None:
        """Tell whether the game can still be won, and if not, since which move."""
        self._knowledge.verdict()

    def go_back(self) -> None:
        """Go back to the last position from which the game could be won."""
        self._knowledge.go_back()

    # Games.

    def new_game(self) -> None:
        """Begin another game; asks first when one is under way."""
        self.games.begin(self.game.game.variant)

    def confirms(self, *questions: object) -> bool:
        """Was one of these asked by the key before? If not, the first is asked by this one: the same again says yes."""
        confirmed = self._asked in questions
        self._question = None if confirmed else questions[0]
        return confirmed

    def claim(self, taker: KeyTaker) -> None:
        """Let every key go to someone else, until :meth:`release`."""
        self._claimed_by = taker

    def release(self) -> None:
        """Let the keys do again what they are for."""
        self._claimed_by = None

    # Menus and help.

    def open_game_menu(self) -> None:
        """Open the menu of games."""
        self.open_menu(game_menu(self), self.words.utterance("games-title", Kind.ANSWER))

    def open_settings(self) -> None:
        """Open the menu of settings."""
        self.open_menu(settings_menu(self), self.words.utterance("settings-title", Kind.ANSWER))

    def help(self) -> None:
        """Open the list of the keys that are valid now; in that list: learn mode."""
        self.guide.help()

    def open_menu(self, menu: Menu, *intro: Utterance) -> None:
        """Put a menu before the player: the intro, then its current line."""
        self.menus.open(menu, *intro)

    def close_menu(self) -> None:
        """Take the menu away, without a word; the one below it, if any, is the present one again."""
        self.menus.close()

    def leave_menu(self) -> None:
        """Take the menu away and say what the keys are for now."""
        self.menus.leave()

    def tell_line(self) -> None:
        """Say the current line of the menu."""
        self.menus.tell_line()

    def quit(self) -> None:
        """Leave the program; the game is kept, and if it cannot be, that is the last word."""
        self.left = True
        if not self.table.is_laid_out:
            self.tell("game-left")
            return
        try:
            self.table.save(sync=True)
        except StoreError as error:
            self.announce(self.problem(message_of(error)), self.words.utterance("game-not-kept"))
        else:
            elsewhere = "game-kept-elsewhere" if self.table.is_second else "game-not-kept"
            self.tell("game-kept" if self.table.keeps else elsewhere)
