"""A Portuguese player, from the first card to a game won and through the whole lesson, word for word.

The keys are those that the French and the English player press.
"""

from pathlib import Path

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.settings import Settings, SpeakerChoice
from tests.playing import Player
from tests.test_whole_path import FIRST_MINUTE
from tests.ui.learning.lessons import BEGIN, at_a_game
from tests.ui.learning.test_tutorial import LESSON

MINUTE = [
    "Novo jogo. Três passagens. Sobre o rei de espadas, fila 7, lugar 1.",
    "Rei de ouros, fila 7, lugar 2.",
    "Cinco de copas, fila 7, lugar 3.",
    "Cinco de copas escolhido.",
    "Nove de paus, fila 7, lugar 4.",
    "Cinco e nove somam catorze, não treze.",
    "O cinco de copas já não está escolhido.",
    "Valete de paus tirado.",
    "Valete de paus de volta ao monte.",
    "Jogada refeita. Valete de paus tirado.",
    "Remova o rei de espadas, que sai sozinho. É quase certo que se pode ganhar. Sugestão 1 de 3.",
    "Duas possibilidades. Rei de espadas, sozinho. Rei de ouros, sozinho.",
    "Nove de paus, fila 7, lugar 4. Livre. Cobre a dama de paus e o dez de espadas.",
    "Pares do nove de paus. Quatro de espadas coberto, fila 2, lugar 2. 3 pares ainda escondidos.",
    "Monte, 23 cartas. Na mão, valete de paus. Descarte vazio.",
    "Pirâmide, 28 cartas, 52 no total. Uma jogada feita. Passagem 1, mais duas depois. Distribuição número 7.",
    "Dama de paus coberta, fila 6, lugar 3.",
    "Esta tecla não faz nada. Ponto de interrogação para a ajuda.",
]
TAUGHT = [
    (
        "Um primeiro jogo, em 16 passos. Q sai da lição, N salta um passo. Sobre o nove de ouros, fila 3, lugar 1. "
        "Esta carta está livre, porque nada a cobre. Prima Tab ou F para ir à carta livre seguinte."
    ),
    (
        "Rei de paus, fila 3, lugar 2. Um rei vale treze e sai sozinho. Sobre o rei, prima Enter ou Espaço para o "
        "remover."
    ),
    (
        "Rei de paus removido. Quatro de espadas livre, fila 2, lugar 2. As cartas cobertas esperam, mas pode ir ver "
        "quais são. Prima Seta para cima ou I para subir uma fila."
    ),
    (
        "Dama de copas coberta, fila 1, lugar 1. Duas cartas livres saem juntas quando somam treze. Tab e Shift Tab "
        "vão de uma carta livre a outra. Escolha o quatro de espadas e o nove de ouros com Enter."
    ),
    "Quatro de espadas, fila 2, lugar 2.",
    "Quatro de espadas escolhido.",
    "Nove de ouros, fila 3, lugar 1.",
    (
        "Quatro de espadas e nove de ouros removidos. Valete de ouros livre, fila 2, lugar 1. O ás vale um, o valete "
        "onze, a dama doze. Por isso, este valete precisa de um dois. Prima P para tirar uma carta."
    ),
    "Ás de paus tirado. A carta tirada fica na mão, livre. Cada jogada pode ser anulada. Prima U para anular.",
    (
        "Ás de paus de volta ao monte. Y refaz a jogada anulada. Ao tirar outra carta, a que está na mão vai para o "
        "descarte, do qual só o topo está livre. Prima P até que o monte esteja vazio."
    ),
    "Ás de paus tirado.",
    "Dez de espadas tirado.",
    (
        "Dois de copas tirado. Monte vazio, mais duas passagens. Não é preciso decorar tudo. Prima W para ouvir o "
        "monte, a mão e o descarte."
    ),
    (
        "Monte vazio. Na mão, dois de copas. Descarte, duas cartas, no topo dez de espadas. A carta na mão e o topo do "
        "descarte também são cartas livres. Prima O para ouvir todas."
    ),
    (
        "Livre, valete de ouros. Na mão, dois de copas. No topo do descarte, dez de espadas. Duas destas cartas somam "
        "treze. Prima M para ouvir o que pode sair."
    ),
    (
        "Valete de ouros e dois de copas. Uma carta livre sai com outra, onde quer que estejam. Tab e Shift Tab vão "
        "de uma a outra. Escolha o valete de ouros e o dois de copas com Enter."
    ),
    "Valete de ouros escolhido.",
    "Dois de copas, na mão.",
    (
        "Valete de ouros e dois de copas removidos. Dama de copas livre, fila 1, lugar 1. Sobre o dez de espadas, no "
        "topo do descarte. A dama espera pelo ás, e o ás está no fundo do descarte. O monte está vazio. Prima P para "
        "virar o descarte."
    ),
    (
        "Descarte virado, duas cartas. Mais uma passagem depois. Sobre a dama de copas, fila 1, lugar 1. As cartas "
        "voltam pela mesma ordem, há três passagens no total. Prima H para pedir uma sugestão."
    ),
    (
        "Tire do monte, nada pode sair por agora. É certo que ainda se pode ganhar. O programa também sabe se ainda se "
        "pode ganhar o jogo. Prima V para perguntar."
    ),
    (
        "Sim, ainda se pode ganhar, em duas jogadas. Se estivesse perdido, B voltaria para antes do erro. Prima S para "
        "saber como está o jogo."
    ),
    (
        "Pirâmide, uma carta, 3 no total. 7 jogadas feitas. Passagem 2, mais uma depois. O objetivo é esvaziar a "
        "pirâmide, as outras cartas podem ficar. Tire uma carta com P, depois escolha a dama de copas e o ás de paus "
        "com Enter."
    ),
    "Ás de paus tirado.",
    "Dama de copas escolhida.",
    "Ás de paus, na mão.",
    (
        "Dama de copas e ás de paus removidos. Ganhou. Pirâmide esvaziada em 9 jogadas. Já sabe tudo o que é preciso. "
        "Prima uma tecla para começar a jogar."
    ),
    "Jogo retomado, uma jogada feita. Sobre o rei de espadas, fila 7, lugar 1.",
]


def player_of(folder: Path) -> Player:
    return Player(folder, Settings(lang="pt", speaker=SpeakerChoice.OWN))


def test_the_first_minute(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    assert [player.begin(), *player.press(*(row[0] for row in FIRST_MINUTE[1:]))] == MINUTE


def test_a_whole_game_is_won(tmp_path: Path) -> None:
    player = player_of(tmp_path)
    player.begin(choice=NumberedDeal(3))
    assert player.play_best() == "Rei de paus removido. Ganhou. Pirâmide esvaziada em 49 jogadas."
    assert player.press("h", "q") == ["O jogo terminou.", "O jogo está guardado. Até à próxima."]


def test_the_whole_lesson(tmp_path: Path) -> None:
    player = at_a_game(tmp_path, "pt")
    player.press(*BEGIN[:-1])
    assert player.press(*(row[0] for row in LESSON)) == TAUGHT
