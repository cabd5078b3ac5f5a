"""The board with suits spelled out, and without colours: exact pictures, and what holds for every size and state."""

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import PACK, parse_card
from pyramid_access.ui.board.canvas import Canvas
from pyramid_access.ui.board.cards import Face, draw_card
from pyramid_access.ui.board.drawing import draw_board
from pyramid_access.ui.board.marks import BoardWords, Look
from pyramid_access.ui.board.page import compose
from pyramid_access.ui.board.places import CardSpot
from pyramid_access.ui.output.screen_text import columns
from tests.ui.board.scenes import GIZA, MIDDLE, Scene, scenes, text_lines

SPOTS = [CardSpot(0, 0, width, shown + 1, shown) for width in (5, 7, 9, 15, 27) for shown in range(1, 9)]
STATES = [(look, current) for look in Look for current in (False, True)]


def words(lang: str, *, spelled: bool = False, plain: bool = False, ascii_only: bool = False) -> BoardWords:
    say = Translator(locale_folders(), lang, strict=True).say
    return BoardWords(say, ascii_only=ascii_only, spelled=spelled, plain=plain)


def picture(text: str) -> list[str]:
    return [line.removeprefix("|") for line in text.strip("\n").split("\n")]


def draw(scene: Scene, board: BoardWords, width: int, height: int) -> list[str]:
    return [line.rstrip() for line in text_lines(draw_board(scene, board, width, height))]


def card(name: str, spot: CardSpot, board: BoardWords, look: Look = Look.FREE, *, current: bool = False) -> list[str]:
    canvas = Canvas(spot.width, spot.height, "")
    draw_card(canvas, spot, Face(parse_card(name), look, current), board)
    return ["".join(text for _, text in line) for line in canvas.lines()]


def test_words_stand_for_suits_and_for_ranks_that_have_one() -> None:
    assert draw(Scene.of(MIDDLE, "Ah", "Kd"), words("fr", spelled=True), 80, 22) == picture("""
|      Pioche 7                     ┌───────┐          Main       Défausse
|      ┌───────┐                    │  as   │                     ┌4 pique┐
|      ┌───────┐                    │trèfle │          ╔═══════╗  ╔═══════╗
|      │▒▒▒▒▒▒▒│               ┌───────┐─┌───────┐     ║   6   ║  ║   5   ║
|      │▒▒ 7 ▒▒│               │   2   │ │   3   │     ║ pique ║  ║ pique ║
|      └───────┘               │trèfle │ │trèfle │     ╚═══════╝  ╚═══════╝
|                         ┌───────┐─┌───────┐─┌───────┐
|      Passages à venir 1 │   4   │ │   5   │ │   6   │
|                         │trèfle │ │trèfle │ │trèfle │
|                    ┌───────┐─┌───────┐─┌───────┐─┌───────┐
|                    │   7   │ │   8   │ │   9   │ │  10   │
|                    │trèfle │ │trèfle │ │trèfle │ │trèfle │
|               ┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐
|               │ valet │ │ dame  │ │  roi  │ │  as   │ │   2   │
|               │trèfle │ │trèfle │ │trèfle │ │carreau│ │carreau│
|          ┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐
|          │   3   │ │   4   │ │   5   │ │   6   │ │   7   │ │   8   │
|          │carreau│ │carreau│ │carreau│ │carreau│ │carreau│ │carreau│
|          └────╔═══════╗────┘ └────╔═══════╗─█████√√√█─╔═══════╗────┘
|               ║  10   ║           ║ dame  ║ █  roi  █ ►  as   ◄
|               ║carreau║           ║carreau║ █carreau█ ► cœur  ◄
|               ╚═══════╝           ╚═══════╝ █████████ ╚═══════╝
""")


def test_letters_stand_for_suits_where_words_have_no_room() -> None:
    assert draw(Scene.of(GIZA, "Kc", "9d"), words("fr", spelled=True), 47, 11) == picture("""
|                       At
|                    2t   3t
|                  4t   5t   6t
|               7t   8t   9t  10t
|             Vt   Dt ► Rt   Ak   2k
|          3k   4k   5k   6k   7k   8k
|      √ 9k√[10k]     [ Dk][ Rk][ Ac]
|
|     3c   4c   5c   6c   7c   8c   9c [10c]
|     Vc   Dc   Rc   Ap   2p   3p   4p
|   [ 6p][ 7p][ 8p][ 9p][10p][ Vp][ Dp]
""")


def test_borders_set_cards_off_from_each_other_where_no_colour_does() -> None:
    assert draw(Scene.of(MIDDLE, "Ah", "Kd"), words("en", plain=True), 80, 22) == picture("""
|      Stock 7                      ┌───────┐          Hand       Waste
|      ┌───────┐                    │  A♣   │                     ┌4♠─────┐
|      ┌───────┐                    │ club  │          █▀▀▀▀▀▀▀█  █▀▀▀▀▀▀▀█
|      │▒▒▒▒▒▒▒│               ┌───────┐─┌───────┐     ▌  6♠   ▐  ▌  5♠   ▐
|      │▒▒ 7 ▒▒│               │  2♣   │ │  3♣   │     ▌ spade ▐  ▌ spade ▐
|      └───────┘               │ club  │ │ club  │     █▄▄▄▄▄▄▄█  █▄▄▄▄▄▄▄█
|                         ┌───────┐─┌───────┐─┌───────┐
|      Passes to come 1   │  4♣   │ │  5♣   │ │  6♣   │
|                         │ club  │ │ club  │ │ club  │
|                    ┌───────┐─┌───────┐─┌───────┐─┌───────┐
|                    │  7♣   │ │  8♣   │ │  9♣   │ │  10♣  │
|                    │ club  │ │ club  │ │ club  │ │ club  │
|               ┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐
|               │  J♣   │ │  Q♣   │ │  K♣   │ │  A♦   │ │  2♦   │
|               │ club  │ │ club  │ │ club  │ │diamond│ │diamond│
|          ┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐─┌───────┐
|          │  3♦   │ │  4♦   │ │  5♦   │ │  6♦   │ │  7♦   │ │  8♦   │
|          │diamond│ │diamond│ │diamond│ │diamond│ │diamond│ │diamond│
|          └────█▀▀▀▀▀▀▀█────┘ └────█▀▀▀▀▀▀▀█─▓▓▓▓▓√√√▓─╔═══════╗────┘
|               ▌  10♦  ▐           ▌  Q♦   ▐ ▓  K♦   ▓ ►  A♥   ◄
|               ▌diamond▐           ▌diamond▐ ▓diamond▓ ► heart ◄
|               █▄▄▄▄▄▄▄█           █▄▄▄▄▄▄▄█ ▓▓▓▓▓▓▓▓▓ ╚═══════╝
""")


def test_large_cards_have_words_in_the_corner_and_below() -> None:
    assert card("Qh", CardSpot(0, 0, 15, 6, 5), words("fr", spelled=True), current=True) == picture("""
|╔D cœur═══════╗
|►██▀▀█▄  ▄▀▄▀▄◄
|►██  ██  █   █◄
|►██▄▄█▀   ▀▄▀ ◄
|►    cœur     ◄
|╚═════════════╝
""")
    assert card("Qd", CardSpot(0, 0, 27, 9, 8), words("en", spelled=True), Look.CHOSEN) == picture("""
|█Q diamond█████████████√√√█
|█   ████████      ▄██▄    █
|█ ████    ████   ██  ██   █
|█ ████    ████ ▄█▀    ▀█▄ █
|█ ████    ████ ▀█▄    ▄█▀ █
|█ ████  ████     ██  ██   █
|█   ████  ████    ▀██▀    █
|█    Queen of diamonds    █
|███████████████████████████
""")


def test_letters_stand_in_a_card_that_is_too_narrow() -> None:
    assert card("Td", CardSpot(0, 0, 5, 3, 2), words("fr", spelled=True), Look.COVERED) == ["┌───┐", "│10k│", "└───┘"]
    assert card("Td", CardSpot(0, 0, 13, 3, 2), words("fr", spelled=True), Look.COVERED)[1] == "│10 carreau │"


@pytest.mark.parametrize("lang", ["fr", "en", "pt"])
@pytest.mark.parametrize("spot", SPOTS)
def test_no_symbol_is_left_and_all_52_cards_differ(lang: str, spot: CardSpot) -> None:
    board = words(lang, spelled=True)
    pictures = {tuple(card(str(one), spot, board)[: spot.shown]) for one in PACK}
    assert len(pictures) == len(PACK)
    assert not {*"♣♦♥♠"} & {*str(pictures)}


@pytest.mark.parametrize("lang", ["fr", "en", "pt"])
def test_all_words_fit_the_cards_of_a_usual_terminal(lang: str) -> None:
    board = words(lang, spelled=True)
    for one in PACK:
        assert columns(board.suit_word(one)) <= 7
        assert columns(board.title(one, 7)) <= 7
        assert board.title(one, 7) == board.title(one, 99)
        assert board.name(one, 25) == Translator(locale_folders(), lang).say("board-card", card=one)


@pytest.mark.parametrize("spot", SPOTS)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_all_states_show_without_colour_in_every_form(spot: CardSpot, ascii_only: bool) -> None:
    for spelled, name in [(False, "Td"), (False, "Ks"), (True, "Td"), (True, "Ks")]:
        board = words("en", spelled=spelled, plain=True, ascii_only=ascii_only)
        visible = {tuple(card(name, spot, board, look, current=now)[: spot.shown]) for look, now in STATES}
        assert len(visible) == len(STATES)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 24), (120, 40), (200, 60), (40, 12), (60, 20), (30, 9)])
def test_the_page_is_whole_and_the_cursor_on_the_card_in_every_form(width: int, height: int) -> None:
    for number, scene in enumerate(scenes(seed=2, step=25)):
        board = words("fr", spelled=True, plain=number % 2 == 1)
        page = compose(scene, board, ["Dame de pique, rangée 6, place 3."], width, height)
        lines = ["".join(text for _, text in line) for line in page.lines]
        assert [columns(line) for line in lines] == [width] * height
        assert "rangée 6" in " ".join(lines)
        if scene.cursor is not None:
            current = scene.game.deal[scene.cursor]
            x, y = page.cursor
            assert lines[y][x:].startswith((board.rank(current), board.title(current, 7)))
