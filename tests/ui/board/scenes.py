"""Positions for the tests of the board, and the board's words in English without a translator."""

import random
from collections.abc import Iterator

from pyramid_access.rules.cards import PACK, format_cards
from pyramid_access.rules.legality import legal_moves, open_slots
from pyramid_access.rules.play import apply
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.text import parse_position
from pyramid_access.rules.variants import VARIANTS
from pyramid_access.session.game_session import GameView
from pyramid_access.ui.board.drawing import Drawing, draw_board
from pyramid_access.ui.board.marks import BoardWords

WORDS = {
    **{f"rank-{name}": name[0].upper() for name in ("ace", "jack", "queen", "king")},
    **{f"word-{name}": name for name in ("ace", "jack", "queen", "king")},
    **{f"suit-{name}s": name for name in ("club", "diamond", "heart", "spade")},
    **{f"letter-{name}": name[0] for name in ("clubs", "diamonds", "hearts", "spades")},
    "stock": "Stock {count}",
    "hand": "Hand",
    "waste": "Waste",
    "passes": "Passes to come {left}",
    "passes-unlimited": "Unlimited passes",
}
ORDERED = format_cards(PACK)
MIDDLE = (
    f"three-pass | {ORDERED} | out 9d 4h 2h Jd | stock 7s 8s 9s Ts Js Qs Ks | hand 6s"
    " | waste 3h 5h 6h 7h 8h 9h Th Jh Qh Kh As 2s 3s 4s 5s | pass 2"
)
GIZA = f"giza | {ORDERED} | out 2h Jd Ks 5s"


class Scene(GameView):
    """A game as the board sees it."""

    @classmethod
    def of(cls, text: str, cursor: str = "", chosen: str = "") -> "Scene":
        game, position = parse_position(text)
        slots = {str(card): slot for slot, card in enumerate(game.deal)}
        return cls(game, position, slots.get(cursor), slots.get(chosen))


def label(name: str, **args: object) -> str:
    return WORDS[name.removeprefix("board-")].format(**args)


def words(*, ascii_only: bool = False) -> BoardWords:
    return BoardWords(label, ascii_only=ascii_only)


def text_lines(drawing: Drawing) -> list[str]:
    return ["".join(text for _, text in line) for line in drawing.lines]


def draw(scene: Scene, width: int, height: int, *, ascii_only: bool = False) -> list[str]:
    return text_lines(draw_board(scene, words(ascii_only=ascii_only), width, height))


def scenes(seed: int, step: int) -> Iterator[Scene]:
    """Yield positions of one random game of each variant, the cursor and the choice on random free cards."""
    rng = random.Random(seed)
    for variant in VARIANTS.values():
        deal = list(PACK)
        rng.shuffle(deal)
        game = Game(variant, tuple(deal))
        position = start(game)
        for number in range(60):
            free = open_slots(game, position)
            if number % step == 0:
                chosen = rng.choice(free) if free and rng.random() < 0.5 else None
                yield Scene(game, position, rng.choice(free) if free else None, chosen)
            moves = legal_moves(game, position)
            if not moves:
                break
            position, _ = apply(game, position, rng.choice(moves))
