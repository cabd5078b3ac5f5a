"""Explains the game: its keys, its rules, a first game step by step; and gives tips while it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pyramid_access.rules.variants import VARIANTS, Variant
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.events import Event
from pyramid_access.session.key_bindings import bindings
from pyramid_access.ui.learning.tips import Tips
from pyramid_access.ui.menus.menu import Item, Menu
from pyramid_access.ui.menus.missing import missing
from pyramid_access.utterance import Earcon, Kind, Utterance

if TYPE_CHECKING:
    from pyramid_access.store.progress import ProgressFile
    from pyramid_access.ui.learning.tutorial import Tutorial
    from pyramid_access.ui.menus.context import Context


def rules_menu(context: Context, variant: Variant, *, leads_on: bool = False) -> Menu:
    """Return the rules of a game as a list; with ``leads_on``, its last line opens the list of all other games."""
    from pyramid_access.narration.lookup_words import rule_messages

    def build() -> Sequence[Item]:
        say = context.words.say
        messages = rule_messages(variant, say(f"variants-{variant.id}-name"))
        lines = [Item(say(message_id, **args), context.menus.tell_line) for message_id, args in messages]
        return [*lines, Item(say("rules-others"), partial(_open_games, context), opens=True)] if leads_on else lines

    return Menu(build, context.menus.leave)


def _open_games(context: Context) -> None:
    menu = Menu(lambda: _games(context), context.menus.leave)
    context.menus.open(menu, context.words.utterance("rules-others-intro", Kind.ANSWER))


def _games(context: Context) -> Sequence[Item]:
    say = context.words.say

    def read(variant: Variant) -> None:
        context.menus.open(rules_menu(context, variant), context.words.utterance("rules-intro", Kind.ANSWER))

    return [Item(say(f"variants-{game.id}-name"), partial(read, game), opens=True) for game in VARIANTS.values()]


def earcon_line(context: Context) -> Item:
    """Return the line of a menu that opens a page on which each earcon is heard together with its name."""

    def open_page() -> None:
        is_missing = missing(context, "earcons")
        silent = "earcons-intro-missing" if is_missing else "earcons-intro-silent"
        intro = "earcons-intro" if context.voice.plays_earcons and not is_missing else silent
        context.menus.open(_earcon_page(context), context.words.utterance(intro, Kind.ANSWER))

    return Item(context.words.say("earcons-title"), open_page, opens=True)


def _earcon_page(context: Context) -> Menu:
    return Menu(lambda: _earcon_lines(context), context.menus.leave)


def _earcon_lines(context: Context) -> Sequence[Item]:
    return [
        Item(context.words.say(f"earcons-{earcon.value}"), context.menus.tell_line, earcons=(earcon,))
        for earcon in Earcon
    ]


class Guide:
    """All that a player can be taught, for the commands and menus that lead there."""

    def __init__(self, context: Context, progress: ProgressFile) -> None:
        self._context = context
        self._tips = Tips(context, progress)
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

        self._begun = self._begun or Tutorial(self._context, self._progress)
        return self._begun

    # Keys.

    def help(self) -> None:
        """Open the list of the keys that are valid now; in that list: learn mode."""
        from pyramid_access.ui.learning.lesson import Lesson, help_menu

        context = self._context
        begins_lesson = self._help is not None and context.menus.top is self._help
        if begins_lesson:
            context.menus.close()
        mode = Mode.MENU if context.menus.top else Mode.PLAY
        keys = bindings(COMMANDS, mode, context.preferences.current.keys)
        if begins_lesson:
            context.router.claim(Lesson(context, keys, self._end_lesson))
            context.presenter.tell("help-lesson-begins", Kind.ANSWER)
        else:
            self._help = help_menu(context, keys, mode, self._help_lines if mode is Mode.PLAY else tuple)
            context.menus.open(self._help, context.words.utterance(f"help-intro-{mode.value}", Kind.ANSWER))

    def _help_lines(self) -> tuple[Item, ...]:
        """Return the lines below the keys, the most wanted last: from the first line it is one key back."""
        return earcon_line(self._context), *self.lines()

    def _end_lesson(self) -> None:
        self._context.router.release()
        self._context.presenter.tell("help-lesson-ends", Kind.ANSWER)

    # Rules and the first game.

    def lines(self) -> tuple[Item, ...]:
        """Return the lines of menus that lead to the rules and to the first game."""
        say, tutorial = self._context.words.say, self._tutorial
        at = say("tutorial-at", number=tutorial.number) if tutorial.is_begun else ""
        return (
            Item(say("rules-title"), self._open_rules, opens=True),
            Item(say("tutorial-title"), partial(self.begin_first_game, self._go_on), at, opens=True),
        )

    def _open_rules(self) -> None:
        variant = self._context.current_game.session.variant
        intro = self._context.words.utterance("rules-intro", Kind.ANSWER)
        self._context.menus.open(rules_menu(self._context, variant, leads_on=True), intro)

    def begin_first_game(self, then: Callable[..., None]) -> None:
        """Play the first game with the player; ``then`` gets the last words of it, and says what comes next."""
        self._context.menus.close_all()
        self._tutorial.begin(then)

    def _go_on(self, *before: Utterance) -> None:
        """Tell the player's own game, which has waited."""
        session, narrator = self._context.current_game.session, self._context.words.narrator
        told = narrator.utter(session.view, session.opening(resumed=True))
        self._context.presenter.announce(*before, *([told] if told else []))

    def offer_first_game(self, play: Callable[..., None], *before: Utterance) -> None:
        """Ask a new player whether she wants a first game explained, after what there is to say first.

        ``play`` begins her own game, at once or after the lesson, whose last words it gets.
        """
        context = self._context

        def begin() -> None:
            context.menus.close()
            play()

        def build() -> tuple[Item, ...]:
            say = context.words.say
            lesson = partial(self.begin_first_game, play)
            return Item(say("tutorial-play-now"), begin), Item(say("tutorial-title"), lesson)

        context.menus.open(Menu(build, begin), *before, context.words.utterance("tutorial-offer"))
