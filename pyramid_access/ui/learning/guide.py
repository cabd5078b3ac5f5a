"""Explains the game: its keys, its rules, a first game step by step; and gives tips while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pyramid_access.rules.variants import VARIANTS, Variant
from pyramid_access.session.commands import COMMANDS, Mode, bindings
from pyramid_access.session.ui_events import Event
from pyramid_access.ui.learning.tips import Tips
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.utterance import Earcon, Kind, Utterance

if TYPE_CHECKING:
    from pyramid_access.store.progress import ProgressFile
    from pyramid_access.ui.learning.tutorial import Tutorial
    from pyramid_access.ui.menus.host import Host


def rules_menu(host: Host, variant: Variant, *, leads_on: bool = False) -> Menu:
    """Return the rules of a game as a list; with ``leads_on``, its last line opens the list of all other games."""
    from pyramid_access.narration.rules_words import rule_messages

    def build() -> Sequence[Item]:
        say = host.words.say
        messages = rule_messages(variant, say(f"variants-{variant.id}-name"))
        lines = [Item(say(message_id, **args), host.tell_line) for message_id, args in messages]
        return [*lines, Item(say("rules-others"), partial(_open_games, host), opens=True)] if leads_on else lines

    return Menu(build, host.leave_menu)


def _open_games(host: Host) -> None:
    menu = Menu(lambda: _games(host), host.leave_menu)
    host.open_menu(menu, host.words.utterance("rules-others-intro", Kind.ANSWER))


def _games(host: Host) -> Sequence[Item]:
    say = host.words.say

    def read(variant: Variant) -> None:
        host.open_menu(rules_menu(host, variant), host.words.utterance("rules-intro", Kind.ANSWER))

    return [Item(say(f"variants-{game.id}-name"), partial(read, game), opens=True) for game in VARIANTS.values()]


def earcon_line(host: Host) -> Item:
    """Return the line of a menu that opens a page on which each earcon is heard together with its name."""

    def open_page() -> None:
        intro = "earcons-intro" if host.plays_earcons else "earcons-intro-silent"
        host.open_menu(_earcon_page(host), host.words.utterance(intro, Kind.ANSWER))

    return Item(host.words.say("earcons-title"), open_page, opens=True)


def _earcon_page(host: Host) -> Menu:
    return Menu(lambda: _earcon_lines(host), host.leave_menu)


def _earcon_lines(host: Host) -> Sequence[Item]:
    return [Item(host.words.say(f"earcons-{earcon.value}"), host.tell_line, earcons=(earcon,)) for earcon in Earcon]


class Guide:
    """All that a player can be taught, for the commands and menus that lead there."""

    def __init__(self, host: Host, progress: ProgressFile) -> None:
        self._host = host
        self._tips = Tips(host, progress)
        self._progress = progress
        self._begun: Tutorial | None = None
        self._help: Menu | None = None

    def comment(self, events: tuple[Event, ...], kind: Kind) -> tuple[Utterance, ...]:
        """Return what there is to say after the answer of that kind to what has happened; mostly nothing."""
        lesson = self._begun
        return lesson.comment(kind) if lesson and lesson.is_on else self._tips.comment(events, kind)

    @property
    def _tutorial(self) -> Tutorial:
        """The first game, explained; loaded when somebody first looks at it, for most games begin without."""
        from pyramid_access.ui.learning.tutorial import Tutorial

        self._begun = self._begun or Tutorial(self._host, self._progress)
        return self._begun

    # Keys.

    def help(self) -> None:
        """Open the list of the keys that are valid now; in that list: learn mode."""
        from pyramid_access.ui.learning.lesson import Lesson, help_menu

        host = self._host
        begins_lesson = self._help is not None and host.menus.top is self._help
        if begins_lesson:
            host.close_menu()
        mode = Mode.MENU if host.menus.top else Mode.PLAY
        keys = bindings(COMMANDS, mode, host.preferences.current.keys)
        if begins_lesson:
            host.claim(Lesson(host, keys, self._end_lesson))
            host.tell("help-lesson-begins", Kind.ANSWER)
        else:
            self._help = help_menu(host, keys, mode, self._help_lines if mode is Mode.PLAY else tuple)
            host.open_menu(self._help, host.words.utterance(f"help-intro-{mode.value}", Kind.ANSWER))

    def _help_lines(self) -> tuple[Item, ...]:
        """Return the lines below the keys, the most wanted last: from the first line it is one key back."""
        return earcon_line(self._host), *self.lines()

    def _end_lesson(self) -> None:
        self._host.release()
        self._host.tell("help-lesson-ends", Kind.ANSWER)

    # Rules and the first game.

    def lines(self) -> tuple[Item, ...]:
        """Return the lines of menus that lead to the rules and to the first game."""
        say, tutorial = self._host.words.say, self._tutorial
        at = say("tutorial-at", number=tutorial.number) if tutorial.is_begun else ""
        return (
            Item(say("rules-title"), self._open_rules, opens=True),
            Item(say("tutorial-title"), partial(self.begin_first_game, self._go_on), at, opens=True),
        )

    def _open_rules(self) -> None:
        variant = self._host.game.game.variant
        intro = self._host.words.utterance("rules-intro", Kind.ANSWER)
        self._host.open_menu(rules_menu(self._host, variant, leads_on=True), intro)

    def begin_first_game(self, then: Callable[..., None]) -> None:
        """Play the first game with the player; ``then`` gets the last words of it, and says what comes next."""
        self._host.menus.close_all()
        self._tutorial.begin(then)

    def _go_on(self, *before: Utterance) -> None:
        """Tell the player's own game, which has waited."""
        session, narrator = self._host.game, self._host.words.narrator
        told = narrator.utter(session, session.opening(resumed=True))
        self._host.announce(*before, *([told] if told else []))

    def offer_first_game(self, play: Callable[..., None], *before: Utterance) -> None:
        """Ask a new player whether she wants a first game explained, after what there is to say first.

        ``play`` begins her own game, at once or after the lesson, whose last words it gets.
        """
        host = self._host

        def begin() -> None:
            host.close_menu()
            play()

        def build() -> tuple[Item, ...]:
            say = host.words.say
            lesson = partial(self.begin_first_game, play)
            return Item(say("tutorial-play-now"), begin), Item(say("tutorial-title"), lesson)

        host.open_menu(Menu(build, begin), *before, host.words.utterance("tutorial-offer"))
