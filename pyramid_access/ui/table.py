"""The game on the table: begun, replaced by another, and kept on disk."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from pyramid_access.deals.choice import (
    DealOrigin,
    NamedDeal,
    NumberedDeal,
    TodaysDeal,
    WinnableDeal,
    fetch,
    find,
)
from pyramid_access.deals.numbers import RandomNumbers, random_number
from pyramid_access.rules.legality import is_won
from pyramid_access.rules.position import Deal, Game
from pyramid_access.rules.text import format_position
from pyramid_access.rules.variants import Variant
from pyramid_access.session.game_session import GameSession
from pyramid_access.store.saved_game import LoadedGame, SavedGame, load_game, save_game


class Table:
    """Holds the one session that is played, and knows where its cards came from.

    A game under way that another one replaces is kept as the earlier game, so that changing one's mind costs nothing.
    """

    def __init__(self, current: Path, earlier: Path, *, numbers: RandomNumbers, today: Callable[[], date]) -> None:
        self._current = current
        self._earlier = earlier
        self._numbers = numbers
        self._today = today
        self._session: GameSession | None = None
        self.origin = DealOrigin()
        self.keeps = True
        """Are games written to disk? Not while another program has the folder."""

    @property
    def session(self) -> GameSession:
        """The game on the table; :meth:`load` or :meth:`begin` lays one out first."""
        if self._session is None:
            raise RuntimeError("no game was laid out")
        return self._session

    @property
    def position_text(self) -> str:
        """Rules, deal and position as one line; empty before the first game."""
        return format_position(self._session.game, self._session.position) if self._session else ""

    @property
    def is_laid_out(self) -> bool:
        """Is there a game on the table?"""
        return self._session is not None

    @property
    def is_won(self) -> bool:
        """Is the game on the table won?"""
        return self._session is not None and is_won(self._session.game, self._session.position)

    def load(self) -> LoadedGame:
        """Lay out the saved game, if there is one; what comes back tells whether, and what was wrong with the file."""
        return self._load(self._current)

    def begin(self, variant: Variant, choice: NamedDeal | None = None) -> None:
        """Lay out another game; without a choice of deal, one of a random number.

        Raises what :func:`~pyramid_access.deals.choice.fetch` and :meth:`lay_out` raise; the game on the table stays
        then.
        """
        wanted = NumberedDeal(random_number(self._numbers)) if choice is None else choice
        deal, origin = fetch(wanted, variant, self._today())
        self.lay_out(Game(variant, deal), origin)

    def begin_winnable(self, variant: Variant) -> bool:
        """Lay out a game that can be won; return whether one was found. If not, it is one of a random number."""
        found = self.find(variant, WinnableDeal(), lambda: False)
        if found is None:
            self.begin(variant)
            return False
        deal, origin = found
        self.lay_out(Game(variant, deal), origin)
        return True

    def find(
        self, variant: Variant, choice: TodaysDeal | WinnableDeal, cancelled: Callable[[], bool]
    ) -> tuple[Deal, DealOrigin] | None:
        """Look for a deal that can be won, see :func:`~pyramid_access.deals.choice.find`; lays nothing out."""
        return find(choice, variant, self._today(), self._numbers, cancelled)

    def begin_again(self) -> None:
        """Lay out the same cards again."""
        self.lay_out(self.session.game, self.origin)

    def lay_out(self, game: Game, origin: DealOrigin) -> None:
        """Lay out a game; one under way is kept as the earlier game.

        Raises :class:`~pyramid_access.store.atomic.StoreError` if it cannot be kept; it stays on the table then.
        """
        if self.keeps and self._session and self._session.is_under_way:
            save_game(self._earlier, self._saved())
        self._session, self.origin = GameSession(game), origin

    def swap_with_earlier(self) -> bool:
        """Go on with the earlier game, and keep the present one in its place; return whether there was one."""
        present = self._saved()
        if not self._load(self._earlier).saved:
            return False
        if self.keeps:
            save_game(self._earlier, present)
        return True

    def save(self, *, sync: bool = False) -> None:
        """Keep the game on disk, if it is to be kept; ``sync`` waits until it would outlive a power cut.

        Raises :class:`~pyramid_access.store.atomic.StoreError`.
        """
        if self.keeps and self._session:
            save_game(self._current, self._saved(), sync=sync)

    def _load(self, path: Path) -> LoadedGame:
        loaded = load_game(path)
        if loaded.saved:
            saved = loaded.saved
            self._session = GameSession(
                saved.game, saved.moves, saved.undone, hints_used=saved.hints_used, seconds=saved.seconds
            )
            self._session.restore(saved.cursor, saved.chosen)
            self.origin = saved.origin
        return loaded

    def _saved(self) -> SavedGame:
        session = self.session
        return SavedGame(
            game=session.game,
            origin=self.origin,
            moves=session.moves,
            undone=session.undone,
            cursor=session.cursor,
            chosen=session.chosen,
            seconds=session.seconds,
            hints_used=session.hints_used,
        )
