"""The menus that lie open, one above the other, and what the keys of menus do in them."""

from dataclasses import replace

from pyramid_access.ui.menus.menu import Menu
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.utterance import Kind, Utterance


class Menus:
    """A pile of menus, the uppermost of which the player is in. Every key of hers gets one answer."""

    def __init__(self, presenter: Presenter, words: Words) -> None:
        self._presenter = presenter
        self._words = words
        self._pile: list[Menu] = []
        self._typed = 0
        """Number of the line that digits have led to, while more digits may follow."""

    @property
    def top(self) -> Menu | None:
        """The menu that the player is in."""
        return self._pile[-1] if self._pile else None

    @property
    def _menu(self) -> Menu:
        return self._pile[-1]

    # For those who open menus.

    def open(self, menu: Menu, *intro: Utterance) -> None:
        """Put a menu before the player: the intro, then its current line."""
        self._typed = 0
        self._pile.append(menu)
        self._presenter.announce(*intro, self.line())

    def close(self) -> None:
        """Take the menu away, without a word; the one below it, if any, is the present one again."""
        self._typed = 0
        self._pile.pop()

    def close_all(self) -> None:
        """Take all menus away, without a word."""
        self._typed = 0
        self._pile.clear()

    def leave(self) -> None:
        """Take the menu away and say what the keys are for now."""
        self.close()
        if self._pile:
            self.tell_line()
        else:
            self._presenter.tell("menu-left", Kind.ANSWER)

    def tell_line(self) -> None:
        """Say the current line of the menu."""
        self._presenter.announce(self.line())

    def tell_value(self, message: str = "menu-value", *, late: bool = False) -> None:
        """Say the new value of the current line: alone, for its name was heard before."""
        if late:
            self._presenter.tell_late(message, value=self._menu.current.value)
        else:
            item = self._menu.current
            said = self._words.utterance(message, value=item.value)
            self._presenter.announce(replace(said, earcons=item.earcons))

    def line(self) -> Utterance:
        """Return the current line: what it is, how it stands, its place in the list."""
        menu = self._menu
        item, total = menu.current, len(menu.items)
        message = "menu-line-value" if item.value else "menu-line"
        args = {"value": item.value} if item.value else {}
        said = self._words.utterance(
            message, Kind.ANSWER, item.lang, name=item.name, number=menu.number, total=total, **args
        )
        return replace(said, earcons=item.earcons)

    # The keys.

    def next(self) -> None:
        """Go to the next line; from the last to the first."""
        self._step(1)

    def previous(self) -> None:
        """Go to the line before; from the first to the last."""
        self._step(-1)

    def first(self) -> None:
        """Go to the first line."""
        self._go_to(1)

    def last(self) -> None:
        """Go to the last line."""
        self._go_to(len(self._menu.items))

    def take(self) -> None:
        """Take the current line."""
        self._typed = 0
        self._menu.current.take()

    def forward(self) -> None:
        """Go one value on, or into the menu that the line opens; a line that acts is only said again."""
        item = self._menu.current
        if item.step:
            item.step(1)
        elif item.opens:
            self.take()
        else:
            self.tell_line()

    def back(self) -> None:
        """Go one value back, or to the menu before; where there is neither, the line is said again."""
        item = self._menu.current
        if item.step:
            item.step(-1)
        elif len(self._pile) > 1:
            self.escape()
        else:
            self.tell_line()

    def escape(self) -> None:
        """Leave the menu; nothing is taken."""
        self._menu.leave()

    def digit(self, digit: int) -> None:
        """Take a line by its number, as soon as no further digit can follow; until then, go there.

        A line with a value is only gone to: who looks for a line must not change one without having heard which.
        """
        total = len(self._menu.items)
        longer = self._typed * 10 + digit
        number = longer if longer <= total else digit
        self._typed = number if number * 10 <= total else 0
        if not self._menu.go_to(number):
            self._typed = 0
            self._presenter.tell("menu-no-line", Kind.REFUSAL, number=number)
        elif self._typed or self._menu.current.step:
            self.tell_line()
        else:
            self.take()

    def find(self, key: str) -> None:
        """Answer a key that no command has: a letter goes to the next line that begins with it."""
        self._typed = 0
        if self._menu.find(key):
            self.tell_line()
        elif self._menu.jumps_to(key):
            self._presenter.tell("menu-no-letter", Kind.REFUSAL, letter=key.upper())
        else:
            self._presenter.tell("help-unknown-menu-key", Kind.REFUSAL)

    def _step(self, by: int) -> None:
        self._typed = 0
        self._menu.step(by)
        self.tell_line()

    def _go_to(self, number: int) -> None:
        self._typed = 0
        self._menu.go_to(number)
        self.tell_line()
