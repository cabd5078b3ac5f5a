"""What the player keeps of games in files: words, deals, positions; and where it lies in words that can be spoken."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from pyramid_access.problem_words import message_of
from pyramid_access.rules.position import Game, Position
from pyramid_access.store.atomic import StoreError, write_new
from pyramid_access.ui.output.history import GameWords
from pyramid_access.ui.output.words import Words
from pyramid_access.utterance import Kind, Utterance
from pyramid_access.visible import visible


class GameTexts:
    """Keeps what was said in games in one folder, deals and positions in another; each time in a new file."""

    def __init__(self, folder: Path, deals: Path, today: Callable[[], date]) -> None:
        self._folder = folder
        self.deals = deals
        """The folder of deals and positions; those that others send belong there too."""
        self._today = today

    def keep(self, game: GameWords, words: Words) -> Utterance:
        """Write what was said in a game, a line an utterance, to a new file; return what to say about it."""
        name = file_name(self._today(), game.deal, words)
        return _keep(self._folder, name, "".join(f"{line}\n" for line in game.lines), "games-text-kept", words)

    def keep_deal(self, game: Game, number: int | None, words: Words) -> Utterance:
        """Write a deal, which may have a number, to a new file; return what to say about it."""
        from pyramid_access.deals.notation import deal_text

        name = _titled(self._today(), words.say("games-deal-title", number=_number(number)))
        return _keep(self.deals, name, deal_text(game, number), "games-deal-kept", words)

    def keep_position(self, game: Game, position: Position, number: int | None, words: Words) -> Utterance:
        """Write how a game stands, of a deal that may have a number, to a new file; return what to say about it."""
        from pyramid_access.rules.text import format_position

        name = _titled(self._today(), words.say("games-position-title", number=_number(number)))
        return _keep(self.deals, name, f"{format_position(game, position)}\n", "games-position-kept", words)

    @property
    def kept_deals(self) -> Sequence[Path]:
        """The files of deals and positions, the newest first; none where the folder cannot be read."""
        try:
            files = [path for path in self.deals.iterdir() if path.is_file() and not path.name.startswith(".")]
            return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return ()


def _number(number: int | None) -> str:
    return "none" if number is None else str(number)


def _keep(folder: Path, name: str, text: str, kept: str, words: Words) -> Utterance:
    """Write a text to a new file of that name, without its ending; return what to say: ``kept``, or what went wrong."""
    try:
        path = write_new(folder, name, text)
    except StoreError as error:
        message = message_of(error)
        return words.utterance(message.id, Kind.REFUSAL, **message.args)
    return told_file(kept, path, words)


def told_file(message: str, path: Path, words: Words) -> Utterance:
    """Return a message about a file, its name and its folders in words, with the whole path to be copied."""
    said = words.utterance(message, name=visible(path.name), folders=spoken_folder(path.parent, words))
    return replace(said, path=visible(str(path), limit=len(str(path))))


def file_name(day: date, deal: int | None, words: Words) -> str:
    """Return what to call the file, without its ending: the day, and the deal if it has a number."""
    return day.isoformat() if deal is None else _titled(day, words.say("games-text-deal", number=str(deal)))


def _titled(day: date, title: str) -> str:
    """Return what to call a file of that title, without its ending: the day, and the words of the title."""
    words = re.sub(r"\W+", "-", title)
    return f"{day.isoformat()}-{words}"


def spoken_folder(folder: Path, words: Words) -> str:
    """Return a folder in words, as :func:`spoken_folders` does for the player of this machine."""
    return spoken_folders(folder, _home(), words)


def spoken_folders(folder: Path, home: Path | None, words: Words) -> str:
    """Return a folder as a list of names from the outermost on; the player's own folder has a name for itself."""
    if home and folder.is_relative_to(home):
        parts = [words.say("games-text-home"), *folder.relative_to(home).parts]
    else:
        parts = [part.strip("\\/") for part in folder.parts]
    return ", ".join(visible(part) for part in parts if part)


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None
