"""What a player does in the scripted sessions. No script knows a sentence; each key is judged by the transcript."""

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pyramid_access.deals.choice import DealOrigin
from pyramid_access.deals.numbers import deal_of_number
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.events import Result
from pyramid_access.rules.legality import legal_moves
from pyramid_access.rules.moves import Move
from pyramid_access.rules.play import apply, outcome
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.tutorial import STEPS
from pyramid_access.solver.search import solve
from pyramid_access.store.database import Database
from pyramid_access.store.folders import find_folders
from pyramid_access.store.game_store import GameStore
from pyramid_access.store.saved_content import SavedGame, SaveSlot
from tests.hands import keys_of
from tests.readers.reader_session import ReaderSession

VARIANT = "three-pass"
NUMBER = 7
"""A deal that can be won."""
ROUND_OF_MENU = 20
"""More than the lines that a script passes to find another one."""
PLAYED = {"game-resumed", "game-won-pyramid", "game-blocked", "knowledge-back", "knowledge-winnable", "hint-number"}
PLAYED |= {"menu-line", "menu-line-value", "help-lesson-begins", "help-key", "settings-title", "games-title"}
PLAYED |= {"games-number-typed", "game-started", "cursor-card", "cursor-chosen", "language-changed"}
TAUGHT = {"help-lesson-begins", "help-key", "help-key-free", "help-lesson-ends", "tutorial-begins", "tutorial-not-yet"}
TAUGHT |= {*(f"tutorial-{step.id}" for step in STEPS), "tutorial-keys", "tutorial-done", "game-won-pyramid"}
"""Some of the messages that are heard in the sessions: without them, a script has lost its way."""


GAME = Game(VARIANTS[VARIANT], deal_of_number(NUMBER, VARIANT))


@cache
def won() -> Sequence[Move]:
    """Return a game that ends well."""
    return solve(GAME, start(GAME)).moves


@cache
def lost() -> Sequence[Move]:
    """Return a game played without a thought to its bitter end."""
    for seed in range(1000):
        chance, position, moves = random.Random(seed), start(GAME), []
        while not (end := outcome(GAME, position)):
            moves.append(chance.choice(list(legal_moves(GAME, position))))
            position, _ = apply(GAME, position, moves[-1])
        if end.result is Result.BLOCKED:
            return moves
    raise AssertionError("nobody loses")


def _made_by_hand(moves: Sequence[Move]) -> Sequence[str]:
    """Return the keys that play the last move."""
    session = GameSession(GAME, moves[:-1])
    return list(keys_of(GAME, session.position, moves[-1]))


def save_games(folder: Path) -> None:
    """Keep two games in a data folder that are nearly over: one nearly won, and one nearly lost that it replaced."""
    folder.mkdir()
    store = GameStore(Database(find_folders(str(folder)).database))
    for place, moves in ((SaveSlot.CURRENT, won()), (SaveSlot.EARLIER, lost())):
        session = GameSession(GAME, moves[:-1])
        saved = SavedGame(
            game=session.game,
            origin=DealOrigin(NUMBER),
            moves=session.timeline.moves,
            undone=(),
            cursor=session.cursor.slot,
            chosen=None,
            seconds=60.0,
            hints_used=0,
        )
        store.save({place: saved})
    store.close()


class Walk:
    """A player who finds the lines of menus by their names, whatever these are and wherever they stand."""

    def __init__(self, session: ReaderSession, lang: str) -> None:
        self.press = session.press
        self._session = session
        self._words = Translator(locale_folders(), lang)

    def go_to(self, name: str) -> None:
        """Go down a menu to the line with that message for a name."""
        for _ in range(ROUND_OF_MENU):
            if self._session.answers[-1].announced.startswith(f"{self._words.say(name)}."):
                return
            self.press("tab")
        raise AssertionError(f"no line {name}")


def first_start(walk: Walk) -> None:
    """Answer the questions, with some wrong keys, until the game begins: the second way is a screen reader."""
    walk.press("tab", "z", "9", "tab", "s-tab", "r", ",", ";", "2")


def ends(walk: Walk) -> None:
    """Win the game on the table, then lose the one before it, and ask and try all that can be asked and tried then."""
    walk.press(*_made_by_hand(won()), *"vbosp", "u", "v", "h", "y", "g")
    walk.go_to("games-earlier")
    walk.press("enter", *_made_by_hand(lost()), *"vhbmy", "tab", "u")


def menus(walk: Walk) -> None:
    """Walk through help, learn mode, settings and the menu of games; end with a deal by its number."""
    walk.press("?", "tab", "tab", "down", "up", "s-tab", "z", "r", "?", *"pvt1", "tab", "enter", "z", "?")
    walk.press("e", "k", "i", "tab")
    walk.go_to("settings-rate")
    walk.press("enter", "left", ",", ";", "q")
    walk.press("g", "tab")
    walk.go_to("games-number")
    walk.press("enter", "x", "1", "backspace", *str(NUMBER), "enter", "enter")


def all_of_play(walk: Walk) -> None:
    """Play games to their ends, walk through the menus, and ask all questions."""
    ends(walk)
    menus(walk)
    play(walk)


def learn(walk: Walk) -> None:
    """Ask what the keys do, then play the first game as it is explained, with keys that would lead away from it."""
    walk.press("?", "?", *"pPtuyvhbomcwsxzang", "8", "1", "é", "&", "<", "=", "tab", "up", "enter", "backspace", "?")
    walk.press("?", "s-tab", "enter", "p", "?", "tab", "n", "b", "enter", "enter", "i", "c", "tab", "space", "s-tab")
    walk.press("enter", *"puyppwom", "enter", "f", "enter", *"phvsp", "enter", "tab", "enter", "space")


def play(walk: Walk) -> None:
    """Play a little, asking all questions."""
    walk.press("tab", "tab", "space", "p", "p", "u", "u", "u", "y", *"hhvbomccttwwssr", ",", ";", "x", "x", "x")
    walk.press("1", "7", "7", "&", "é", "s-tab", "f", "d", *"ijkl", "up", "down", "left", "right", "home", "end")
    walk.press("8", "8", "a", "tab", "a", "n", "tab")
