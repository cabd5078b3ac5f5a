"""What the board looks like: exact pictures, and what holds for every size and state."""

import re

import pytest

from pyramid_access.rules.cards import Suit, parse_card
from pyramid_access.rules.layout import PYRAMID
from pyramid_access.rules.legality import open_slots
from pyramid_access.ui.board.canvas import Canvas, wrap_for_eyes
from pyramid_access.ui.board.cards import Face, draw_card
from pyramid_access.ui.board.drawing import draw_board
from pyramid_access.ui.board.glyphs import rank_glyph, suit_glyph
from pyramid_access.ui.board.marks import BoardWords, Look
from pyramid_access.ui.board.page import SENTENCE_STYLES, compose
from pyramid_access.ui.board.places import CardSpot
from pyramid_access.ui.board.rows import cell
from pyramid_access.ui.output.screen_text import columns
from tests.ui.board.scenes import GIZA, MIDDLE, ORDERED, Scene, draw, label, scenes, text_lines, words

SENTENCE = "Nine of hearts and four of clubs removed. Queen of spades is free, row 6, place 3."
SENTENCES = ["", SENTENCE, SENTENCE * 9, "œ" * 300, "牌" * 30]
MANY = [*scenes(seed=1, step=25)]
"""Two or three positions of each variant."""
FEW = [*MANY[::4], None]
SIZES = [
    *[(width, height) for width in (1, 2, 9, 10, 11, 13, 27, 28, 34) for height in (1, 2, 3, 7, 12, 24)],
    *[(width, height) for width in (35, 40, 41, 55, 69, 80) for height in (1, 5, 10, 16, 18, 20, 24, 36)],
    *[(120, 12), (120, 40), (132, 43), (160, 50), (200, 24), (200, 60), (30, 60), (60, 60)],
]


def picture(text: str) -> list[str]:
    return [line.removeprefix("|") for line in text.strip("\n").split("\n")]


def test_a_game_in_its_middle_on_a_terminal_of_the_usual_size() -> None:
    # 24 rows, two of them for the sentence.
    assert [line.rstrip() for line in draw(Scene.of(MIDDLE, "Ah", "Kd"), 80, 22)] == picture("""
|      Stock 7                      ┌───────┐          Hand       Waste
|      ┌───────┐                    │  A♣   │                     ┌4♠─────┐
|      ┌───────┐                    │ club  │          ╔═══════╗  ╔═══════╗
|      │▒▒▒▒▒▒▒│               ┌───────┐─┌───────┐     ║  6♠   ║  ║  5♠   ║
|      │▒▒ 7 ▒▒│               │  2♣   │ │  3♣   │     ║ spade ║  ║ spade ║
|      └───────┘               │ club  │ │ club  │     ╚═══════╝  ╚═══════╝
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
|          └────╔═══════╗────┘ └────╔═══════╗─█████√√√█─╔═══════╗────┘
|               ║  10♦  ║           ║  Q♦   ║ █  K♦   █ ►  A♥   ◄
|               ║diamond║           ║diamond║ █diamond█ ► heart ◄
|               ╚═══════╝           ╚═══════╝ █████████ ╚═══════╝
""")


def test_a_reserve_in_forty_columns_with_the_cursor_on_a_covered_card() -> None:
    assert [line.rstrip() for line in draw(Scene.of(GIZA, "Kc"), 40, 21)] == picture("""
|                 ┌─c─┐
|                 │A♣ │
|              ┌─c─┐┌─c─┐
|              │2♣ ││3♣ │
|            ┌─c─┐┌─c─┐┌─c─┐
|            │4♣ ││5♣ ││6♣ │
|         ┌─c─┐┌─c─┐┌─c─┐┌─c─┐
|         │7♣ ││8♣ ││9♣ ││10♣│
|       ┌─c─┐┌─c─┐┌─c─┐┌─d─┐┌─d─┐
|       │J♣ ││Q♣ │►K♣ ◄│A♦ ││2♦ │
|    ┌─d─┐┌─d─┐┌─d─┐┌─d─┐┌─d─┐┌─d─┐
|    │3♦ ││4♦ ││5♦ ││6♦ ││7♦ ││8♦ │
|  ╔═d═╗╔═d═╗─┘└──╔═d═╗╔═d═╗╔═h═╗─┘
|  ║9♦ ║║10♦║     ║Q♦ ║║K♦ ║║A♥ ║
|  ╚═══╝╚═══╝     ╚═══╝╚═══╝╚═══╝
|
|┌3♥─┐┌4♥─┐┌5♥─┐┌6♥─┐┌7♥─┐┌8♥─┐┌9♥─┐╔═h═╗
|┌J♥─┐┌Q♥─┐┌K♥─┐┌A♠─┐┌2♠─┐┌3♠─┐┌4♠─┐║10♥║
|╔═s═╗╔═s═╗╔═s═╗╔═s═╗╔═s═╗╔═s═╗╔═s═╗╚═══╝
|║6♠ ║║7♠ ║║8♠ ║║9♠ ║║10♠║║J♠ ║║Q♠ ║
|╚═══╝╚═══╝╚═══╝╚═══╝╚═══╝╚═══╝╚═══╝
""")


def test_a_row_of_text_for_each_row_of_cards_in_ascii() -> None:
    assert [line.rstrip() for line in draw(Scene.of(GIZA, "Kc", "9d"), 47, 11, ascii_only=True)] == picture("""
|                       Ac
|                    2c   3c
|                  4c   5c   6c
|               7c   8c   9c  10c
|             Jc   Qc > Kc   Ad   2d
|          3d   4d   5d   6d   7d   8d
|      * 9d*[10d]     [ Qd][ Kd][ Ah]
|
|     3h   4h   5h   6h   7h   8h   9h [10h]
|     Jh   Qh   Kh   As   2s   3s   4s
|   [ 6s][ 7s][ 8s][ 9s][10s][ Js][ Qs]
""")


def test_the_piles_in_the_smallest_form() -> None:
    assert draw(Scene.of(MIDDLE, "6s"), 60, 9)[-1].strip() == "Stock 7 Hand ► 6♠] Waste [ 5♠] Passes to come 1"


def card_picture(face: Face, spot: CardSpot, *, ascii_only: bool = False) -> list[str]:
    canvas = Canvas(spot.width, spot.height, "")
    draw_card(canvas, spot, face, words(ascii_only=ascii_only))
    return ["".join(text for _, text in line) for line in canvas.lines()]


def test_rank_and_suit_are_pictures_where_there_is_room() -> None:
    assert card_picture(Face(parse_card("Qh"), Look.FREE, current=True), CardSpot(0, 0, 15, 6, 5)) == picture("""
|╔Q♥═══════════╗
|►▄█▀▀█▄  ▄▀▄▀▄◄
|►██  ██  █   █◄
|►▀█▄▀█▄   ▀▄▀ ◄
|►    heart    ◄
|╚═════════════╝
""")


def test_a_black_suit_is_filled_and_a_large_picture_is_finer() -> None:
    assert card_picture(Face(parse_card("10c"), Look.COVERED, current=False), CardSpot(0, 0, 27, 9, 8)) == picture("""
|┌10♣──────────────────────┐
|│██  ██████████   ▄████▄  │
|│██  ████  ████   ▀████▀  │
|│██  ████  ████ ▄██▄██▄██▄│
|│██  ████  ████ ██████████│
|│██  ████  ████  ▀▀ ██ ▀▀ │
|│██  ██████████   ▄████▄  │
|│          club           │
|└─────────────────────────┘
""")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_fills_a_window_of_any_size_exactly(width: int, height: int) -> None:
    for number, scene in enumerate(FEW):
        ascii_only = number % 2 == 1
        page = compose(scene, words(ascii_only=ascii_only), [SENTENCES[number % len(SENTENCES)]], width, height)
        lines = ["".join(text for _, text in line) for line in page.lines]
        assert [columns(line) for line in lines] == [width] * height
        assert 0 <= page.cursor[0] < width
        assert 0 <= page.cursor[1] < height
        assert not ascii_only or "".join(lines).isascii()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 24), (120, 40), (200, 60), (80, 14), (41, 15)])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_cursor_stands_on_the_rank_of_the_current_card(width: int, height: int, ascii_only: bool) -> None:
    for scene in MANY:
        board = words(ascii_only=ascii_only)
        drawing = draw_board(scene, board, width, height - 3)
        if scene.cursor is None:
            assert drawing.cursor is None
            continue
        assert drawing.cursor is not None
        x, y = drawing.cursor
        card = scene.game.deal[scene.cursor]
        assert text_lines(drawing)[y][x:].startswith(board.code(card))


@pytest.mark.parametrize(("width", "height"), [(80, 22), (40, 21), (120, 38), (200, 58)])
def test_every_face_up_card_shows_its_rank_and_suit(width: int, height: int) -> None:
    for scene in MANY:
        board = words()
        shown = re.findall(r"(?:10|[2-9AJQK])[♣♦♥♠]", " ".join(draw(scene, width, height)))
        expected = {slot for slot in PYRAMID if scene.position.pyramid >> slot & 1}
        expected |= set(open_slots(scene.game, scene.position))
        names = {board.code(scene.game.deal[slot]) for slot in expected}
        assert names <= set(shown)
        assert len(shown) == len(set(shown))


@pytest.mark.parametrize(
    "spot", [CardSpot(0, 0, w, shown + 1, shown) for w in (5, 7, 9, 15, 27) for shown in range(1, 9)]
)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_covered_free_chosen_and_current_show_without_colour(spot: CardSpot, ascii_only: bool) -> None:
    for name in ("10d", "Ks"):
        faces = [Face(parse_card(name), look, current) for look in Look for current in (False, True)]
        visible = {tuple(card_picture(face, spot, ascii_only=ascii_only)[: spot.shown]) for face in faces}
        assert len(visible) == len(faces)


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("suited", [False, True])
def test_all_states_show_in_the_smallest_form_too(ascii_only: bool, suited: bool) -> None:
    faces = [Face(parse_card("Ks"), look, current) for look in Look for current in (False, True)]
    assert len({cell(face, words(ascii_only=ascii_only), suited=suited) for face in faces}) == len(faces)


def test_covered_and_free_cards_have_different_borders() -> None:
    lines = draw(Scene.of(MIDDLE), 80, 22)
    assert "│  4♦   │" in lines[16]
    assert "║  Q♦   ║" in lines[19]


def test_suits_keep_apart_in_one_colour() -> None:
    for scale in (1, 2, 3):
        assert len({tuple(suit_glyph(suit, scale)) for suit in Suit}) == len(Suit)


@pytest.mark.parametrize("scale", [1, 2])
def test_every_rank_of_one_letter_and_ten_have_a_picture_of_their_own(scale: int) -> None:
    ranks = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789", "10"]
    pictures = {rank: rank_glyph(rank, scale) for rank in ranks}
    assert len({tuple(rows or ()) for rows in pictures.values()}) == len(ranks)
    assert all(rows is not None and len(rows) == 3 * scale for rows in pictures.values())
    assert rank_glyph("В", scale) is None


def test_a_rank_without_a_picture_is_written() -> None:
    def russian(name: str, **args: object) -> str:
        return "В" if name == "board-rank-jack" else label(name, **args)

    drawing = draw_board(Scene.of(MIDDLE), BoardWords(russian, ascii_only=False), 120, 38)
    assert any("В♣" in line for line in text_lines(drawing))


def test_a_full_stock_and_a_smaller_one_leave_all_else_in_place() -> None:
    full = Scene.of(f"classic | {ORDERED} | stock {' '.join(ORDERED.split()[28:])}")
    small = Scene.of(f"classic | {ORDERED} | stock Ks | waste {' '.join(ORDERED.split()[28:51])}")
    for width, height in [(80, 22), (40, 21), (44, 22), (120, 38)]:
        assert [line.index("♣") for line in draw(full, width, height) if "♣" in line] == [
            line.index("♣") for line in draw(small, width, height) if "♣" in line
        ]


def test_ten_columns_show_the_sentence_alone() -> None:
    page = compose(Scene.of(MIDDLE, "Ah"), words(), ["Ace of hearts, row 7."], 10, 12)
    lines = ["".join(text for _, text in line).rstrip() for line in page.lines]
    assert lines[:3] == ["Ace of", "hearts,", "row 7."]
    assert not any(lines[3:])


def test_two_rows_are_kept_for_the_sentence_on_a_usual_terminal() -> None:
    page = compose(Scene.of(MIDDLE, "Ah"), words(), [SENTENCE], 80, 24)
    lines = ["".join(text for _, text in line).strip() for line in page.lines]
    assert " ".join(lines[22:]) == SENTENCE
    assert lines[:22] == [line.strip() for line in draw(Scene.of(MIDDLE, "Ah"), 80, 22)]


def test_a_long_sentence_grows_over_the_board_and_takes_the_cursor_it_hides() -> None:
    scene = Scene.of(MIDDLE, "Ah")
    page = compose(scene, words(), [SENTENCE * 5], 80, 24)
    lines = ["".join(text for _, text in line).strip() for line in page.lines]
    top = next(y for y, line in enumerate(lines) if line.startswith("Nine"))
    assert top < 19
    assert page.cursor == (1, top)


def test_what_no_window_has_room_for_ends_in_dots() -> None:
    page = compose(None, words(), [SENTENCE], 12, 3)
    lines = ["".join(text for _, text in line).strip() for line in page.lines]
    assert lines == ["Nine of", "hearts and", "four of…"]


def test_each_utterance_begins_a_row() -> None:
    page = compose(None, words(), ["Bonjour.", "Hello."], 80, 24)
    lines = ["".join(text for _, text in line).strip() for line in page.lines]
    assert lines[:2] == ["Bonjour.", "Hello."]


def test_sentences_take_turns_between_two_names_of_one_style() -> None:
    even, odd = (compose(None, words(), ["Hello."], 40, 5, turn=turn).lines[0] for turn in (0, 1))
    assert [text for _, text in even] == [text for _, text in odd]
    assert {style for style, _ in even} & set(SENTENCE_STYLES) == {SENTENCE_STYLES[0]}
    assert {style for style, _ in odd} & set(SENTENCE_STYLES) == {SENTENCE_STYLES[1]}


def test_words_of_the_locale_come_without_accents_in_ascii() -> None:
    def french(name: str, **args: object) -> str:
        return "cœur é"

    board = BoardWords(french, ascii_only=True)
    assert board.suit_word(parse_card("Ah")) == "coeur e"


def test_no_control_character_reaches_the_screen() -> None:
    page = compose(None, words(), ["A\x1b[2Jb\x07"], 40, 5)
    assert "\x1b" not in "".join(text for line in page.lines for _, text in line)


def test_rows_for_eyes_are_filled_from_the_top() -> None:
    assert wrap_for_eyes("one two three four", 9) == ["one two", "three", "four"]
    assert wrap_for_eyes("abcdefgh", 3) == ["abc", "def", "gh"]
