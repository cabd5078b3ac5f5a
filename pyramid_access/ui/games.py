"""Lays out games: another one, the same cards again, the earlier one, a deal by number, one that can be won."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pyramid_access.deals.choice import DealChoice, DealOrigin, NumberedDeal, TodaysDeal, WinnableDeal
from pyramid_access.problem_words import message_of
from pyramid_access.rules.position import Deal, Game
from pyramid_access.rules.variants import Variant
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.desk import Desk
from pyramid_access.ui.thinker import Thinker
from pyramid_access.utterance import Kind

if TYPE_CHECKING:
    from pyramid_access.solver.difficulty import Difficulty


class Games:
    """What the player can have laid out. A game under way is only replaced when she confirms it."""

    def __init__(self, desk: Desk, thinker: Thinker) -> None:
        self._desk = desk
        self._thinker = thinker

    def begin(self, variant: Variant, choice: DealChoice | None = None) -> None:
        """Lay out another game; without a choice of deal a random one, that can be won if the settings want that."""
        wanted = choice or (WinnableDeal() if self._desk.preferences.current.winnable else None)
        if not self._may_replace((variant, wanted)):
            return
        if isinstance(wanted, WinnableDeal | TodaysDeal):
            self._search(variant, wanted)
        else:
            self._open(partial(self._desk.table.begin, variant, wanted))

    def begin_number(self, number: int) -> None:
        """Lay out the deal of a number."""
        self.begin(self._desk.game.game.variant, NumberedDeal(number))

    def begin_again(self) -> None:
        """Lay out the same cards again."""
        if self._may_replace("again"):
            self._open(self._desk.table.begin_again)

    def begin_earlier(self) -> None:
        """Go on with the game that another one has replaced; the present one is kept in its place."""
        try:
            found = self._desk.table.swap_with_earlier()
        except StoreError as error:
            self._desk.announce(self._desk.problem(message_of(error)))
            return
        if found:
            self._desk.open_game()
        else:
            self._desk.tell("games-no-earlier", Kind.REFUSAL)

    def rate(self) -> None:
        """Tell how hard the game on the table is, as soon as that is known, unless the player has begun to play it."""
        game, moment = self._desk.game.game, self._desk.moment

        def then(found: "Difficulty | None", _late: bool) -> None:
            if self._desk.moment == moment:
                self._desk.tell_late(f"game-winnable-{found.value}" if found else "game-winnable")

        self._thinker.think(lambda is_over: _difficulty(game, is_over), then)

    def _may_replace(self, question: object) -> bool:
        """Ask first when a game is under way: the same key again says yes."""
        if not self._desk.game.is_under_way or self._desk.confirms(question):
            return True
        self._desk.tell("games-under-way", Kind.ANSWER)
        return False

    def _search(self, variant: Variant, choice: WinnableDeal | TodaysDeal) -> None:
        """Look for a deal that can be won beside the keys, and lay it out unless the player has played on."""
        table, moment = self._desk.table, self._desk.moment

        def then(found: tuple[Deal, DealOrigin] | None, late: bool) -> None:
            if self._desk.moment != moment:
                return
            if found is None:
                self._desk.tell_late("knowledge-no-deal")
                return
            deal, origin = found
            self._open(partial(table.lay_out, Game(variant, deal), origin), late=late)
            if isinstance(choice, WinnableDeal):
                self.rate()

        if not self._thinker.think(lambda is_over: table.find(variant, choice, is_over), then):
            self._desk.tell("knowledge-searching-deal", Kind.ANSWER)

    def _open(self, lay_out: Callable[[], object], *, late: bool = False) -> None:
        try:
            lay_out()
        except StoreError as error:
            self._desk.announce(self._desk.problem(message_of(error)))
        else:
            self._desk.open_game(late=late)


def _difficulty(game: Game, is_over: Callable[[], bool]) -> "Difficulty | None":
    from random import Random

    from pyramid_access.solver.difficulty import difficulty

    return difficulty(game, Random(0), cancelled=is_over)
