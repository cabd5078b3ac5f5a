"""What is said in Portuguese, word for word: both genders, one, two and many, and what melts together with an article.

The tables and events are those of the tests of French and English.
"""

from collections.abc import Mapping, Sequence
from types import ModuleType

import pytest

from pyramid_access.session.events import Event
from tests.narration import (
    test_answers,
    test_cursor,
    test_draws,
    test_endings,
    test_hints,
    test_landing,
    test_outlooks,
    test_piles,
    test_refusals,
    test_removals,
    test_status,
    test_undo,
    test_verdicts,
    test_way_back,
)
from tests.narration.tables import Table, told

SAID: Mapping[ModuleType, Mapping[str, Sequence[str]]] = {
    test_removals: {
        "king leaves": [
            "Rei de paus removido.",
            "Rei de paus removido.",
            "Rei de paus removido. Restam 27 cartas na pirâmide.",
        ],
        "pair of men leaves": [
            "Nove de copas, quatro de espadas.",
            "Nove de copas e quatro de espadas removidos.",
            "Nove de copas e quatro de espadas removidos. Restam 27 cartas na pirâmide.",
        ],
        "queen and ace leave": [
            "Ás de copas, dama de copas.",
            "Ás de copas e dama de copas removidos.",
            "Ás de copas e dama de copas removidos. Restam 27 cartas na pirâmide.",
        ],
        "two queens leave": [
            "Dama de copas, dama de ouros.",
            "Dama de copas e dama de ouros removidas.",
            "Dama de copas e dama de ouros removidas.",
        ],
        "last but one pyramid card leaves": [
            "Seis de ouros, sete de paus.",
            "Seis de ouros e sete de paus removidos.",
            "Seis de ouros e sete de paus removidos. Resta uma carta na pirâmide.",
        ],
        "pyramid cleared": [
            "Pirâmide vazia.",
            "Pirâmide vazia, restam as outras cartas.",
            "Pirâmide esvaziada na passagem 2, restam as outras cartas.",
        ],
    },
    test_draws: {
        "draw to the hand": [
            "Dama de copas.",
            "Dama de copas tirada.",
            "Dama de copas tirada, na mão. Monte, duas cartas.",
        ],
        "draw of the last card": [
            "Ás de espadas. Monte vazio.",
            "Ás de espadas tirado. Monte vazio, mais duas passagens.",
            "Ás de espadas tirado, na mão. Monte vazio, mais duas passagens.",
        ],
        "draw of the last card in pass three": [
            "Ás de espadas. Monte vazio.",
            "Ás de espadas tirado. Monte vazio, foi a última passagem.",
            "Ás de espadas tirado, na mão. Monte vazio, foi a última passagem.",
        ],
        "draw of three": [
            "Ás de ouros, sete de espadas, no topo dama de copas.",
            "Ás de ouros, sete de espadas, no topo dama de copas.",
            "Ás de ouros, sete de espadas, no topo dama de copas. Monte, duas cartas.",
        ],
        "draw of the last two on piles": [
            "Ás de ouros, sete de espadas. Monte vazio.",
            "Pilha 1, ás de ouros, pilha 2, sete de espadas. Monte vazio, mais duas passagens.",
            "Pilha 1, ás de ouros, pilha 2, sete de espadas. Monte vazio, mais duas passagens.",
        ],
        "redeal with one more": [
            "Descarte virado, mais uma passagem depois.",
            "Descarte virado, 24 cartas. Mais uma passagem depois.",
            "Descarte virado, 24 cartas. Passagem 2, mais uma depois.",
        ],
    },
    test_refusals: {
        "covered by queen and jack": [
            "Debaixo da dama de espadas e do rei de espadas.",
            "O dois de copas está debaixo da dama de espadas e do rei de espadas.",
            "O dois de copas está debaixo da dama de espadas e do rei de espadas.",
        ],
        "buried in the waste": [
            "Debaixo da dama de copas.",
            "O sete de espadas está debaixo da dama de copas.",
            "O sete de espadas está debaixo da dama de copas.",
        ],
        "queen needs an ace": [
            "Precisa de um ás.",
            "A dama de copas não sai sozinha, precisa de um ás.",
            "A dama de copas não sai sozinha, precisa de um ás.",
        ],
        "nine needs a neighbour in cheops": [
            "Precisa de um oito, um nove ou um dez.",
            "O nove de copas não sai sozinho, precisa de um oito, um nove ou um dez.",
            "O nove de copas não sai sozinho, precisa de um oito, um nove ou um dez.",
        ],
        "king leaves alone": [
            "Rei de paus sai sozinho.",
            "O rei de paus sai sozinho, sem par.",
            "O rei de paus sai sozinho, sem par.",
        ],
        "queen and two make fourteen": [
            "Catorze, não treze.",
            "Dois e dama somam catorze, não treze.",
            "O dois de copas e a dama de copas somam catorze, não treze.",
        ],
        "five and nine are apart": [
            "Cinco e nove não são vizinhos.",
            "Cinco e nove não são vizinhos.",
            "O cinco de paus e o nove de copas não são vizinhos.",
        ],
        "five cards left in the stock": ["Ainda há 5 cartas no monte."] * 3,
    },
    test_undo: {
        "undo a pair": [
            "Seis de copas e sete de ouros de volta.",
            "Seis de copas e sete de ouros de volta.",
            "De volta, seis de copas, fila 6, lugar 1, e sete de ouros, fila 6, lugar 6.",
        ],
        "undo a draw over a held card": [
            "Sete de espadas de volta ao monte.",
            "Sete de espadas de volta ao monte. Ás de ouros, na mão.",
            "Sete de espadas de volta ao monte, duas cartas. Ás de ouros, na mão.",
        ],
        "undo a redeal": [
            "Descarte reposto.",
            "Descarte reposto. Monte vazio, mais duas passagens.",
            "Descarte reposto. Monte vazio, mais duas passagens.",
        ],
        "redo a removal": [
            "Refeita. Ás de copas, dama de copas. Nove de ouros livre.",
            "Jogada refeita. Ás de copas e dama de copas removidos. Nove de ouros livre, fila 6, lugar 3.",
            (
                "Jogada refeita. Ás de copas e dama de copas removidos. Restam 25 cartas na pirâmide. Nove de ouros "
                "livre, fila 6, lugar 3."
            ),
        ],
    },
    test_landing: {
        "cursor lands on a covered queen": [
            "Sobre a dama de espadas.",
            "Sobre a dama de espadas coberta, fila 4, lugar 3.",
            "Sobre a dama de espadas coberta, fila 4, lugar 3.",
        ],
        "cursor lands nowhere": ["Já não resta nenhuma carta."] * 3,
    },
    test_cursor: {
        "covered queen": [
            "Dama de espadas coberta.",
            "Dama de espadas coberta, fila 4, lugar 3.",
            "Dama de espadas coberta, fila 4, lugar 3.",
        ],
        "queen chosen": [
            "Dama de copas escolhida.",
            "Dama de copas escolhida.",
            "Dama de copas escolhida, na mão. Precisa de um ás.",
        ],
        "base": [
            "Nada mais abaixo.",
            "Nada mais abaixo, nove de copas.",
            "Nada mais abaixo, nove de copas, fila 7, lugar 5.",
        ],
    },
    test_status: {
        "status at the start": [
            "Pirâmide, 28 cartas. Passagem 1, mais duas depois.",
            "Pirâmide, 28 cartas, 52 no total. Nenhuma jogada feita. Passagem 1, mais duas depois.",
            "Pirâmide, 28 cartas, 52 no total. Nenhuma jogada feita. Passagem 1, mais duas depois.",
        ],
        "status in the last pass": [
            "Pirâmide, uma carta. Uma jogada. Passagem 3, a última.",
            "Pirâmide, uma carta, 9 no total. Uma jogada feita. Passagem 3, a última.",
            "Pirâmide, uma carta, 9 no total. Uma jogada feita. Passagem 3, a última.",
        ],
        "status without a stock": [
            "Pirâmide vazia. 30 jogadas.",
            "Pirâmide vazia, 10 cartas no total. 30 jogadas feitas. Esta variante não tem monte.",
            "Pirâmide vazia, 10 cartas no total. 30 jogadas feitas. Esta variante não tem monte.",
        ],
        "status detail after hours": [
            "Tempo de jogo, duas horas e 3 minutos. Nenhuma sugestão pedida. Pontuação, 20 pontos."
        ]
        * 3,
    },
    test_answers: {
        "free cards of pyramid, hand and waste": [
            "Ás de copas, nove de copas. Dama de copas. Ás de ouros.",
            "Livres, ás de copas e nove de copas. Na mão, dama de copas. No topo do descarte, ás de ouros.",
            (
                "4 cartas livres. Na pirâmide, ás de copas e nove de copas. Na mão, dama de copas. No topo do "
                "descarte, ás de ouros."
            ),
        ],
        "king and pairs can leave": [
            "Rei de paus, sozinho. Ás de copas, dama de copas. Nove de copas, quatro de espadas.",
            "3 possibilidades. Rei de paus, sozinho. Ás de copas e dama de copas. Nove de copas e quatro de espadas.",
            (
                "3 possibilidades. Rei de paus, fila 7, lugar 4, sozinho. Ás de copas, fila 7, lugar 3, e dama de "
                "copas, na mão. Nove de copas, fila 7, lugar 5, e quatro de espadas, no topo do descarte."
            ),
        ],
        "current card is covered": [
            (
                "Dama de espadas, fila 4, lugar 3. Coberta, debaixo do dois de espadas e do sete de copas. Cobre o "
                "cinco de espadas e o dois de copas."
            )
        ]
        * 3,
        "partners of a queen": [
            (
                "Ás de copas livre, fila 7, lugar 3. Ás de ouros, no descarte, debaixo de uma carta. 2 pares ainda "
                "escondidos."
            ),
            (
                "Pares da dama de copas. Ás de copas livre, fila 7, lugar 3. Ás de ouros, no descarte, debaixo de uma "
                "carta. 2 pares ainda escondidos."
            ),
            (
                "Pares da dama de copas. Ás de copas livre, fila 7, lugar 3. Ás de ouros, no descarte, debaixo de uma "
                "carta. 2 pares ainda escondidos."
            ),
        ],
    },
    test_piles: {
        "stock, hand and waste": [
            "Monte, 21 cartas. Na mão, dama de copas. Descarte, duas cartas, no topo sete de espadas."
        ]
        * 3,
        "columns below": ["Coluna 1, por baixo, cinco de copas, ás de ouros. Coluna 2, por baixo, sete de espadas."]
        * 3,
    },
    test_hints: {
        "pair that uncovers two": [
            "Remova nove de copas, quatro de espadas.",
            (
                "Remova o nove de copas e o quatro de espadas, isso liberta o dois de ouros e o oito de ouros. "
                "Sugestão 2 de 3."
            ),
            (
                "Remova o nove de copas e o quatro de espadas, isso liberta o dois de ouros e o oito de ouros. "
                "Sugestão 2 de 3."
            ),
        ],
        "draw": [
            "Tire do monte.",
            "Tire do monte, nada pode sair por agora.",
            "Tire do monte, nada pode sair por agora.",
        ],
        "last redeal, although something could leave": ["É melhor virar o descarte, mais uma passagem."] * 3,
    },
    test_outlooks: {
        "draw, although something could leave": [
            "É melhor tirar do monte. 7 em 10.",
            "É melhor tirar do monte. Cerca de 7 hipóteses em 10. Rei de paus, 4 em 10. Sugestão 1 de 2.",
            "É melhor tirar do monte. Cerca de 7 hipóteses em 10. Rei de paus, 4 em 10. Sugestão 1 de 2.",
        ],
        "a later hint that loses": [
            "Remova ás de copas, dama de copas. Depois disso, jogo perdido.",
            (
                "Remova o ás de copas e a dama de copas, sem libertar nada na pirâmide. Depois disso, jogo perdido. "
                "Sugestão 2 de 2."
            ),
            (
                "Remova o ás de copas e a dama de copas, sem libertar nada na pirâmide. Depois disso, jogo perdido. "
                "Sugestão 2 de 2."
            ),
        ],
        "a pair with a queen as the rival": [
            "Remova o rei de paus. 4 em 10.",
            (
                "Remova o rei de paus, que sai sozinho. Cerca de 4 hipóteses em 10. Ás de copas e dama de copas, uma "
                "em 10. Sugestão 1 de 3."
            ),
            (
                "Remova o rei de paus, que sai sozinho. Cerca de 4 hipóteses em 10. Ás de copas e dama de copas, uma "
                "em 10. Sugestão 1 de 3."
            ),
        ],
        "certain": [
            "Remova o rei de paus. Ainda se pode ganhar.",
            "Remova o rei de paus, que sai sozinho. É certo que ainda se pode ganhar. Sugestão 1 de 2.",
            "Remova o rei de paus, que sai sozinho. É certo que ainda se pode ganhar. Sugestão 1 de 2.",
        ],
    },
    test_verdicts: {
        "still winnable, and there may be a shorter line": [
            "Sim, em 64 jogadas ou menos.",
            "Sim, ainda se pode ganhar, em 64 jogadas ou menos.",
            "Sim, ainda se pode ganhar, em 64 jogadas ou menos.",
        ],
        "winnable in one move": [
            "Sim, numa jogada.",
            "Sim, ainda se pode ganhar, numa jogada.",
            "Sim, ainda se pode ganhar, numa jogada.",
        ],
        "lost by a pair, and the queen had another ace": [
            "Não, desde a jogada 14. Era preciso guardar a dama de copas para o ás de copas.",
            (
                "Não, perdido desde a jogada 14, ás de ouros e dama de copas. Era preciso guardar a dama de copas "
                "para o ás de copas."
            ),
            (
                "Não, perdido desde a jogada 14, ás de ouros e dama de copas. Era preciso guardar a dama de copas "
                "para o ás de copas. B volta para antes da jogada 14."
            ),
        ],
        "never winnable": [
            "Não, perdido desde o início.",
            "Não, esta distribuição não podia ser ganha.",
            "Não, esta distribuição não podia ser ganha.",
        ],
        "unknown": [
            "Não sei.",
            "Não sei, a procura demorou demasiado.",
            "Não sei, a procura demorou demasiado.",
        ],
    },
    test_way_back: {
        "went back": [
            "De volta à jogada 13. Sobre o ás de copas.",
            (
                "De volta à jogada 13, 18 jogadas anuladas. O jogo volta a poder ser ganho. Sobre o ás de copas, fila "
                "7, lugar 3."
            ),
            (
                "De volta à jogada 13, 18 jogadas anuladas. O jogo volta a poder ser ganho. Y refaz essas jogadas. "
                "Sobre o ás de copas, fila 7, lugar 3."
            ),
        ],
        "played again, to the end": [
            "Duas jogadas refeitas. Bloqueado, restam 28 cartas.",
            "Duas jogadas refeitas. Jogo bloqueado. Restam 28 cartas na pirâmide. V diz se o jogo podia ser ganho.",
            (
                "Duas jogadas refeitas. Jogo bloqueado. Restam 28 cartas na pirâmide. V diz se o jogo podia ser "
                "ganho, e onde foi perdido. B volta à última posição em que ainda era possível ganhar, se houver. "
                "Anule, ou comece outro jogo."
            ),
        ],
    },
    test_endings: {
        "won": [
            "Dama de paus, ás de espadas. Ganhou em 43 jogadas.",
            "Dama de paus e ás de espadas removidos. Ganhou. Pirâmide esvaziada em 43 jogadas.",
            (
                "Dama de paus e ás de espadas removidos. Ganhou. Pirâmide esvaziada em 43 jogadas. Restam 10 cartas "
                "fora dela."
            ),
        ],
        "won with nothing left": [
            "Ganhou em 50 jogadas.",
            "Ganhou. As 52 cartas saíram em 50 jogadas.",
            "Ganhou. As 52 cartas saíram em 50 jogadas.",
        ],
        "blocked with one card elsewhere": [
            "Bloqueado, restam duas cartas.",
            "Jogo bloqueado. Resta uma carta na pirâmide e uma fora dela. V diz se o jogo podia ser ganho.",
            (
                "Jogo bloqueado. Resta uma carta na pirâmide e uma fora dela. V diz se o jogo podia ser ganho, e onde "
                "foi perdido. B volta à última posição em que ainda era possível ganhar, se houver. Anule, ou comece "
                "outro jogo."
            ),
        ],
    },
}
"""Briefly, normally, fully."""


CASES = [
    pytest.param(*module.CASES[name][:2], texts, id=name)
    for module, said in SAID.items()
    for name, texts in said.items()
]


@pytest.mark.parametrize(("view", "events", "texts"), CASES)
def test_what_is_said(view: Table, events: Sequence[Event], texts: Sequence[str]) -> None:
    assert told("pt", view, *events) == texts
