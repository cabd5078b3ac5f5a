"""What the board shows of a game: which card is free, chosen, current."""

from pyramid_access.rules.layout import Slot
from pyramid_access.rules.legality import open_slots
from pyramid_access.rules.position import column_slots, redeals_left
from pyramid_access.rules.variants import Stock
from pyramid_access.session.game_session import GameView
from pyramid_access.ui.board.cards import Face
from pyramid_access.ui.board.marks import BoardWords, Look
from pyramid_access.ui.board.places import Captions


class Faces:
    """The cards of one position, each with its state."""

    def __init__(self, view: GameView) -> None:
        self.game = view.game
        self.position = view.position
        self.cursor = view.cursor
        self._chosen = view.chosen
        self._free = frozenset(open_slots(view.game, view.position))

    def __getitem__(self, slot: Slot) -> Face:
        look = Look.FREE if slot in self._free else Look.COVERED
        return Face(self.game.deal[slot], Look.CHOSEN if slot == self._chosen else look, slot == self.cursor)

    @property
    def open_top(self) -> Slot | None:
        """The top of a stock that lies face up."""
        stock = self.position.stock
        return stock[0] if stock and self.game.variant.stock is Stock.OPEN else None

    def column(self, number: int) -> tuple[Slot, ...]:
        """Return the cards left in a reserve column, counted from 0, the open one last."""
        return column_slots(self.game, self.position, number)


def captions(faces: Faces, words: BoardWords) -> Captions:
    """Return the words beside the cards; the count of the stock is as wide as the largest, so that nothing shifts."""
    game, position = faces.game, faces.position
    if game.variant.stock is Stock.NONE:
        return Captions()
    left = redeals_left(game, position)
    widest = len(words.say("stock", count=24))
    return Captions(
        stock=words.say("stock", count=len(position.stock)).ljust(widest),
        hand=words.say("hand") if game.variant.stock is Stock.HAND else "",
        waste=words.say("waste"),
        passes=words.say("passes-unlimited") if left is None else words.say("passes", left=left),
    )
