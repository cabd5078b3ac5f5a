"""Leaving the program; the game is kept."""

from pyramid_access.problem_words import message_of
from pyramid_access.store.atomic import StoreError
from pyramid_access.ui.output.words import Words
from pyramid_access.ui.play.current_game import CurrentGame
from pyramid_access.ui.play.presenter import Presenter
from pyramid_access.ui.play.turn import Turn


class ProgramExit:
    """The way out, taken once."""

    def __init__(self, current_game: CurrentGame, words: Words, presenter: Presenter, turn: Turn) -> None:
        self._current_game = current_game
        self._words = words
        self._presenter = presenter
        self._turn = turn
        self.left = False
        """The player has left the program."""

    def leave(self) -> None:
        """Leave the program; the game is kept, and if it cannot be, that is the last word."""
        self.left = True
        if not self._current_game.is_laid_out:
            self._presenter.tell("game-left")
            return
        try:
            self._current_game.save(sync=True)
        except StoreError as error:
            self._presenter.announce(self._presenter.problem(message_of(error)), self._words.utterance("game-not-kept"))
        else:
            elsewhere = "game-kept-elsewhere" if self._current_game.keeper.is_second else "game-not-kept"
            self._presenter.tell("game-kept" if self._current_game.keeper.keeps else elsewhere)

    def end(self) -> None:
        """Leave as if the player had asked to; for an input that ends and for signals."""
        if not self.left:
            self._turn.key = None
            self.leave()
