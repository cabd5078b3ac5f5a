"""How deals and positions are written: our own way, PySolFC's, pyramid-solver's, and what a transcript holds.

Only texts are looked at here, no files. What another notation adds to the cards is blanked out, so that a mistake is
found at the line and column where it lies.

- PySolFC writes suits in capitals, the ten as ``10`` or ``T``, closed cards as ``<5H>``, and before the cards that are
  laid out a line ``Talon:`` with the stock, the next card first, perhaps empty ``Foundations:`` and ``Freecells:`` too:
  so do ``pysol_cards.deal_game``, ``make_pysol_freecell_board.py`` and the export of the program's solvable games.
- pyramid-solver draws the pyramid with spaces and writes the stock below it, perhaps between ``top of deck->`` and
  ``<- bottom of deck``; or it writes the cards as a list of Lisp, in quotes and brackets. Lists of Python and of JSON
  are read as well.
"""

import json
import re
from bisect import bisect_right

from pyramid_access.rules.cards import CardError, find_cards, without_comments
from pyramid_access.rules.layout import PACK_SIZE
from pyramid_access.rules.position import Deal, Game, Position, deal_of, format_deal
from pyramid_access.rules.text import parse_position
from pyramid_access.rules.variants import VARIANTS, overrides_text

_STOCK_LINE = re.compile(r"^[ \t]*talon:.*", re.IGNORECASE | re.MULTILINE)
_LABELS = re.compile(
    r"top of deck\s*->|<-\s*bottom of deck|^[ \t]*(?:talon|foundations|founds?|freecells|fc)?:",
    re.IGNORECASE | re.MULTILINE,
)
_SHORTEST_PACK = 2 * PACK_SIZE
"""Characters of 52 cards side by side."""
_POSITION_NAME = '"position"'
_MOST_NOTES = 1000
"""Lines with a position that are looked at: in a transcript only the last one can be cut off."""
_NOTED_NUMBER = re.compile(r"\A\s*#[ \t]*([0-9]{1,21})\b")
_DECORATION = re.compile(r"[\"'()\[\],;<>]|(?<!\S)(?:-|[CDHS]-0)(?!\S)")
"""Signs around cards; a place without a card, and a foundation without one."""


def deal_text(game: Game, number: int | None) -> str:
    """Return the deal of a game as text, and before it, as a comment, its number if it has one, and the rules."""
    parts = ("" if number is None else str(number), game.variant.id, overrides_text(game.variant))
    return f"# {' '.join(filter(None, parts))}\n{format_deal(game.deal)}"


def plain(text: str) -> str:
    """Return the text of a deal with spaces in place of comments and of what other notations add to the cards."""
    return _DECORATION.sub(_blank, _LABELS.sub(_blank, without_comments(text)))


def noted_number(text: str) -> int | None:
    """Return the number that a comment before a deal begins with, as :func:`deal_text` writes it; None without one."""
    noted = _NOTED_NUMBER.search(text)
    return int(noted.group(1)) if noted else None


def lines_of(text: str) -> list[str]:
    """Return the lines of a text, whatever they end with."""
    return re.split(r"\r\n?|\n", text)


def parts_of(text: str) -> list[tuple[int, str]]:
    """Return the deals or positions of a list, each with the number of its first line; or the whole text as line 0.

    A list of deals has one a line: some line holds a pack or more, and no line is broken. In one with positions a line
    begins another if it holds a pack after its first bar, or begins with the name of a game; other lines go on with it.
    """
    has_bars, lines = is_position(text), lines_of(text)
    if not has_bars and max(map(len, lines)) < _SHORTEST_PACK:
        return [(0, text)]
    shown = lines_of(without_comments(text) if has_bars else plain(text))
    begun = [number for number, line in enumerate(shown, 1) if line.strip()]
    if has_bars:
        begun = begun[:1] + [number for number in begun[1:] if _begins(shown[number - 1])]
    elif not any(len(line) >= _SHORTEST_PACK and _card_count(line) >= PACK_SIZE for line in shown):
        begun = []
    if len(begun) < 2:
        return [(0, text)]
    ends = [*(number - 1 for number in begun[1:]), len(lines)]
    return [(number, "\n".join(lines[number - 1 : end])) for number, end in zip(begun, ends, strict=True)]


def _begins(line: str) -> bool:
    """Does a line of a list with positions begin another one?"""
    rules, *parts = line.split("|", 2)
    words = rules.split()
    return bool(words) and (words[0] in VARIANTS or _card_count(parts[0] if parts else rules) >= PACK_SIZE)


def _card_count(line: str) -> int:
    """Return how many cards a line seems to hold, readable or not."""
    try:
        return len(find_cards(line))
    except CardError:
        return len(line.split())


def _blank(match: re.Match[str]) -> str:
    return " " * len(match.group())


def parse_any_deal(text: str) -> Deal:
    """Return the deal of a text in one of the notations.

    Raises :class:`~pyramid_access.rules.cards.CardError` naming the unreadable, doubled or missing card.
    """
    ends = [end for match in _STOCK_LINE.finditer(without_comments(text)) for end in match.span()]

    def is_stock(at: int) -> bool:
        return bisect_right(ends, at) % 2 == 1

    found = find_cards(plain(text))
    return deal_of(sorted(found, key=lambda card_at: is_stock(card_at[1])))


def is_position(text: str) -> bool:
    """Is this the text of a position? Only there are bars."""
    return "|" in without_comments(text)


def parse_any_position(text: str) -> tuple[Game, Position]:
    """Return game and position of a text that may have comments and line breaks in it.

    Raises what :func:`~pyramid_access.rules.text.parse_position` raises.
    """
    return parse_position(without_comments(text))


def is_transcript(text: str) -> bool:
    """Is this a transcript, lines of JSON objects?"""
    return text.lstrip().startswith("{")


def last_position(transcript: str) -> str:
    """Return the text of the last position that a transcript notes; empty if it notes none.

    A line that is cut off, or is no JSON, is passed over: the program that wrote it may have been killed.
    """
    end = len(transcript)
    for _ in range(_MOST_NOTES):
        end = transcript.rfind(_POSITION_NAME, 0, end)
        if end < 0:
            break
        begin, stop = transcript.rfind("\n", 0, end) + 1, transcript.find("\n", end)
        if position := _noted_position(transcript[begin : stop if stop >= 0 else None]):
            return position
        end = begin
    return ""


def _noted_position(line: str) -> str:
    """Return the position that a line of a transcript notes; empty if it notes none."""
    try:
        noted = json.loads(line)
    except (ValueError, RecursionError):
        return ""
    position = noted.get("position") if isinstance(noted, dict) else None
    return position if isinstance(position, str) else ""
