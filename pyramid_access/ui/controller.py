"""From a key to what is said: the one place where game, words, voice and screen meet. Knows no terminal."""

from typing import Any, Protocol

from pyramid_access.problem_words import Message, message_of
from pyramid_access.session.commands import COMMANDS, Command, Mode, bindings
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.ui_events import Event
from pyramid_access.settings import RATE_RANGE, RATE_STEP, VOLUME_RANGE, VOLUME_STEP, Detail, SpeakerChoice, clamp
from pyramid_access.speech.trouble import Trouble
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.announcer import Announcer
from pyramid_access.ui.desk import Moment
from pyramid_access.ui.game_menu import game_menu
from pyramid_access.ui.games import Games
from pyramid_access.ui.knowledge import NOTICES, Knowledge
from pyramid_access.ui.lesson import Lesson, help_menu
from pyramid_access.ui.menu import Menu
from pyramid_access.ui.number_entry import NumberEntry
from pyramid_access.ui.preferences import Preferences
from pyramid_access.ui.settings_menu import settings_menu
from pyramid_access.ui.table import Table
from pyramid_access.ui.thinker import Thinker
from pyramid_access.ui.voice import Voice
from pyramid_access.ui.words import Words
from pyramid_access.utterance import Kind, Utterance


class KeyTaker(Protocol):
    """Something that claims every key for a while."""

    def press(self, key: str) -> None:
        """Take a key and answer it."""


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
    ) -> None:
        self.table = table
        self.words = words
        self.preferences = preferences
        self.voice = voice
        self.announcer = announcer
        self.games = Games(self, thinker)
        """Lays out other games."""
        self._knowledge = Knowledge(self, thinker)
        self.left = False
        """The player has left the program."""
        keys = preferences.current.keys
        self._bindings = {mode: bindings(COMMANDS, mode, keys) for mode in Mode}
        self._claimed_by: KeyTaker | None = None
        self._menus: list[Menu] = []
        self._help: Menu | None = None
        self._key: str | None = None
        self._last: Command | None = None
        self._asked: object = None
        self._question: object = None
        self._save_failed = False

    @property
    def game(self) -> GameSession:
        """The game on the table."""
        return self.table.session

    @property
    def moment(self) -> Moment:
        """How the game stands."""
        return self.game, self.game.moves

    @property
    def _mode(self) -> Mode:
        return Mode.MENU if self._menus else Mode.PLAY

    # Keys in.

    def press(self, key: str) -> bool:
        """Answer a key; return whether the program goes on. ``key`` is a canonical key name."""
        self._key = key
        self._asked, self._question = self._question, None
        if self._claimed_by:
            self._claimed_by.press(key)
            self._last = None
        elif command := self._command(key):
            self.run(command)
        else:
            self._last = None
            self._refuse(key)
        return not self.left

    def _command(self, key: str) -> Command | None:
        """Return the command of a key; with Caps Lock on, that of the small letter."""
        keys = self._bindings[self._mode]
        return keys.get(key) or keys.get(key.lower())

    def _refuse(self, key: str) -> None:
        """Answer a key that no command has now; in some menus it stands for a line."""
        if not self._menus:
            self.tell("help-unknown-key", Kind.REFUSAL)
        elif number := self._menus[-1].find(key):
            self._menus[-1].go_to(number)
            self.tell_line()
        else:
            self.tell("help-unknown-menu-key", Kind.REFUSAL)

    def run(self, command: Command) -> None:
        """Do what a command is for, and answer."""
        again, self._last = command is self._last, command
        events = command.run(self, again)
        if events is not None:
            self.answer(events)

    def answer(self, events: tuple[Event, ...], *before: Utterance, late: bool = False) -> None:
        """Save the game and put into words what a command led to; ``late`` for an answer that its key did not get."""
        problem = self._save()
        utterance = self.words.narrator.utter(self.game, events)
        self.announce(*before, *problem, *([utterance] if utterance else []), late=late)

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

        What comes late is no answer to that key, and waits for current speech; only the word that it is being looked
        for need not be heard to the end.
        """
        joined = self.words.narrator.join(*utterances, kind=Kind.LATE if late else utterances[-1].kind)
        one_language = len({utterance.lang for utterance in utterances}) == 1
        self.announcer.announce(
            [joined] if one_language else utterances,
            None if late else self._key,
            interrupt=not late or self._said_last_that_it_searches,
        )

    @property
    def _said_last_that_it_searches(self) -> bool:
        last = self.announcer.history.last
        return last is not None and last.ids[:1] in NOTICES

    def tell(self, message: str, kind: Kind = Kind.NEWS, **args: object) -> None:
        """Say one message."""
        self.announce(self.words.utterance(message, kind, **args))

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
        self._menus.clear()
        self.answer(self.game.opening(), *before, late=late)

    def end(self) -> None:
        """Leave as if the player had asked to; for an input that ends and for signals."""
        if not self.left:
            self._key = None
            self.quit()

    # What the commands ask for.

    def repeat(self) -> None:
        """Say the last utterance again."""
        self._tell_again(self.announcer.history.last, "history-nothing")

    def older(self) -> None:
        """Say the utterance before the one said last from the history."""
        self._tell_again(self.announcer.history.older(), "history-oldest")

    def newer(self) -> None:
        """Say the utterance after the one said last from the history."""
        self._tell_again(self.announcer.history.newer(), "history-newest")

    def _tell_again(self, utterance: Utterance | None, nothing: str) -> None:
        said = utterance or self.words.utterance(nothing, Kind.REFUSAL)
        self.announcer.announce((said,), self._key, remember=False)

    def next_language(self) -> None:
        """Go on in the next language, voice too."""
        self._change(lang=self.words.language_after(self.words.lang))
        self.tell("language-changed")

    def next_detail(self) -> None:
        """Go on to the next level of detail."""
        levels = list(Detail)
        detail = levels[(levels.index(self.preferences.current.detail) + 1) % len(levels)]
        self._change(detail=detail)
        self._tell_value(f"settings-detail-{detail.value}")

    def change_rate(self, steps: int) -> None:
        """Speak faster by so many steps; slower below zero."""
        rate = clamp(self.preferences.current.rate + steps * RATE_STEP, RATE_RANGE)
        self._change(rate=rate)
        self._tell_value("settings-rate-value", rate=rate)

    def change_volume(self, steps: int) -> None:
        """Speak louder by so many steps; softer below zero."""
        volume = clamp(self.preferences.current.volume + steps * VOLUME_STEP, VOLUME_RANGE)
        self._change(volume=volume)
        self._tell_value("settings-volume-value", volume=volume)

    def toggle_speech(self) -> None:
        """Turn the voice off, or on."""
        speaker = SpeakerChoice.OFF if self.voice.speaks else SpeakerChoice.OWN
        self._change(speaker=speaker)
        self._tell_value(f"settings-speaker-{speaker.value}")

    def _tell_value(self, message: str, **args: object) -> None:
        """Say the new value of a setting, which menus show within a line, as a sentence of its own."""
        self.tell("menu-value", value=self.words.say(message, **args))

    def _change(self, **changes: Any) -> None:
        self.preferences.change(**changes)
        self._take_effect()

    def keep(self, **changes: Any) -> None:
        """Change settings for good and let them take effect at once."""
        try:
            self.preferences.keep(**changes)
        except StoreError as error:
            self.announce(self.problem(message_of(error)))
        self._take_effect()

    def _take_effect(self) -> None:
        settings = self.preferences.current
        self.words.use(settings.lang or self.words.lang, settings.detail)
        self.voice.use(settings)

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

    def confirms(self, question: object) -> bool:
        """Was this asked by the key before? If not, it is asked by this one: the same key again says yes."""
        confirmed = self._asked == question
        self._question = None if confirmed else question
        return confirmed

    def ask_number(self) -> None:
        """Let the player type the number of a deal."""
        self._claimed_by = NumberEntry(self, self.games.begin_number, self._give_up_number)
        self.tell("games-number-ask", Kind.ANSWER)

    def _give_up_number(self) -> None:
        self._claimed_by = None
        self.tell_line()

    # Menus and help.

    def open_game_menu(self) -> None:
        """Open the menu of games."""
        self.open_menu(game_menu(self), self.words.utterance("games-title", Kind.ANSWER))

    def open_settings(self) -> None:
        """Open the menu of settings."""
        self.open_menu(settings_menu(self), self.words.utterance("settings-title", Kind.ANSWER))

    def help(self) -> None:
        """Open the list of the keys that are valid now; in that list: learn mode."""
        if self._menus and self._menus[-1] is self._help:
            self.close_menu()
            self._claimed_by = Lesson(self, self._bindings[self._mode], self._end_lesson)
            self.tell("help-lesson-begins", Kind.ANSWER)
        else:
            self._help = help_menu(self, self._bindings[self._mode], self._mode)
            self.open_menu(self._help, self.words.utterance(f"help-intro-{self._mode.value}", Kind.ANSWER))

    def _end_lesson(self) -> None:
        self._claimed_by = None
        self.tell("help-lesson-ends", Kind.ANSWER)

    def open_menu(self, menu: Menu, *intro: Utterance) -> None:
        """Put a menu before the player: the intro, then its current line."""
        self._menus.append(menu)
        self.announce(*intro, self._line())

    def close_menu(self) -> None:
        """Take the menu away, without a word; the one below it, if any, is the present one again."""
        self._menus.pop()

    def leave_menu(self) -> None:
        """Take the menu away and say what the keys are for now."""
        self.close_menu()
        if self._menus:
            self.tell_line()
        else:
            self.tell("menu-left", Kind.ANSWER)

    def tell_line(self) -> None:
        """Say the current line of the menu."""
        self.announce(self._line())

    def _line(self) -> Utterance:
        menu = self._menus[-1]
        item = menu.current
        message = "menu-line-value" if item.value else "menu-line"
        args = {"value": item.value} if item.value else {}
        return self.words.utterance(
            message, Kind.ANSWER, item.lang, name=item.name, number=menu.number, total=len(menu.items), **args
        )

    def menu_next(self) -> None:
        """Go to the next line of the menu."""
        self._menus[-1].step(1)
        self.tell_line()

    def menu_previous(self) -> None:
        """Go to the line before."""
        self._menus[-1].step(-1)
        self.tell_line()

    def menu_take(self) -> None:
        """Take the current line."""
        self._menus[-1].current.take()

    def menu_back(self) -> None:
        """Go one value back."""
        back = self._menus[-1].current.back
        if back:
            back()
        else:
            self.menu_leave()

    def menu_leave(self) -> None:
        """Leave the menu; nothing is taken."""
        self._menus[-1].leave()

    def menu_digit(self, number: int) -> None:
        """Take a line by its number, from 1."""
        if self._menus[-1].go_to(number):
            self.menu_take()
        else:
            self.tell("menu-no-line", Kind.REFUSAL, number=number)

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
            self.tell("game-kept" if self.table.keeps else "game-not-kept")
