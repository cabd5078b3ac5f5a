"""The board view: a full screen that shows the cards and the last sentence, the real cursor on the current card."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Point
from prompt_toolkit.layout import Layout, UIContent, UIControl, Window
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import BaseStyle, DynamicStyle

from pyramid_access.session.game_session import GameView
from pyramid_access.settings import Settings, ThemeChoice
from pyramid_access.ui.board.marks import BoardWords, Label
from pyramid_access.ui.board.page import compose
from pyramid_access.ui.board.theme import style
from pyramid_access.utterance import Utterance

_DUMB = frozenset({"", "dumb", "unknown"})


class BoardUnavailable(Exception):  # noqa: N818 - says what is the case, as StopIteration does
    """The terminal cannot place characters where they belong, so that only the line view will do."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What an ``Application`` needs to draw the board."""

    layout: Layout
    style: BaseStyle
    depth: ColorDepth | None
    """How many colours the terminal has; None: prompt_toolkit knows."""


def needs_ascii(term: str | None, encoding: str, *, windows: bool = False) -> bool:
    """Return whether the board has to do with ASCII on this terminal, given ``TERM`` and the terminal's encoding.

    Raises :class:`BoardUnavailable` for a terminal that is dumb, or that does not tell what it is; only on Windows
    ``TERM`` means nothing.
    """
    if not windows and (term or "").lower() in _DUMB:
        raise BoardUnavailable(f"TERM is {term!r}")
    return not encoding.lower().replace("-", "").replace("_", "").startswith("utf")


class BoardView:
    """Shows a game that it asks for at each drawing, so that it never lags behind; fits a window of any size.

    So it does with the settings: theme and suits are another's as soon as the player has changed them.
    """

    def __init__(
        self,
        game: Callable[[], GameView | None],
        label: Label,
        settings: Callable[[], Settings] = Settings,
        *,
        ascii_only: bool = False,
        depth: ColorDepth | None = None,
    ) -> None:
        self._control = _BoardControl(game, self._words)
        self._label = label
        self._ascii_only = ascii_only
        self._settings = settings
        self._depth = depth
        self._application: Application[Any] | None = None

    def screen(self) -> Screen:
        """Return what a full-screen ``Application`` needs."""
        window = Window(self._control, style="class:board")
        return Screen(Layout(window), DynamicStyle(self._style), self._depth)

    def _style(self) -> BaseStyle:
        return style(self._settings().theme, self._present_depth)

    def _words(self) -> BoardWords:
        """Return new words for each page: the player may have changed the language."""
        settings = self._settings()
        plain = settings.theme is ThemeChoice.SYSTEM or self._present_depth is ColorDepth.DEPTH_1_BIT
        return BoardWords(self._label, ascii_only=self._ascii_only, spelled=settings.spelled_suits, plain=plain)

    @property
    def _present_depth(self) -> ColorDepth:
        return self._application.color_depth if self._application else ColorDepth.DEFAULT

    def attach(self, application: Application[Any]) -> None:
        """Let the application draw, from now on, whenever there is something new to see."""
        self._application = application

    def show(self, utterances: Sequence[Utterance], key: str | None = None) -> None:  # noqa: ARG002
        """Show the utterances in place of the last ones, and the board as it is now."""
        if utterances:
            self._control.say([utterance.text for utterance in utterances])
        if self._application:
            self._application.invalidate()

    def refresh(self) -> None:
        """Draw everything anew, in the present size of the window."""
        application = self._application
        if application is None or application.renderer.last_rendered_screen is None:
            return
        # A terminal that was resized has moved rows and cursor by its own rules: begin from an empty screen.
        application.renderer.erase(leave_alternate_screen=False)
        application.output.erase_screen()
        application.output.cursor_goto(0, 0)
        application.invalidate()

    def close(self) -> None:
        """Draw nothing more; the application gives the screen back itself when it ends."""
        self._application = None


class _BoardControl(UIControl):
    """The whole screen as one control, drawn for the size that prompt_toolkit asks for."""

    def __init__(self, game: Callable[[], GameView | None], words: Callable[[], BoardWords]) -> None:
        self._game = game
        self._words = words
        self._sentences: Sequence[str] = ()
        self._turn = 0

    def say(self, sentences: Sequence[str]) -> None:
        """Take the sentences that stand below the board from now on."""
        self._sentences = sentences
        self._turn += 1

    def is_focusable(self) -> bool:
        """Take the focus: the cursor is shown in the control that has it."""
        return True

    def create_content(self, width: int, height: int) -> UIContent:
        """Return the page for this size."""
        page = compose(self._game(), self._words(), self._sentences, max(1, width), max(1, height), turn=self._turn)
        return UIContent(lambda row: [*page.lines[row]], len(page.lines), Point(*page.cursor))
