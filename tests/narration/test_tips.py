"""Strategy, word for word."""

import pytest

from pyramid_access.narration.catalogue import Catalogue
from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.lookup_words import tip_message
from pyramid_access.session.tips import Tip, TipGiven
from tests.narration.tables import DEAL, slots, translator

WORDS = {
    "par": (
        "A tip, remove cards of the pyramid first, clearing it early brings the most points.",
        "Conseil, retirez d'abord des cartes de la pyramide, la vider tôt rapporte le plus.",
    ),
    "keep": (
        "A tip, keep the ace of hearts for the queen of clubs, which has no other partner.",
        "Conseil, gardez l'as de cœur pour la dame de trèfle, qui n'a pas d'autre partenaire.",
    ),
    "king": (
        "A tip, remove the king of hearts, there is no risk in it.",
        "Conseil, retirez le roi de cœur, c'est sans risque.",
    ),
    "look": (
        "A tip, in the first pass look more than you take, the stock will come again.",
        "Conseil, au premier passage, regardez plus que vous ne prenez, la pioche reviendra.",
    ),
    "stock": (
        "A tip, save pairs outside the pyramid for later, the pyramid may need them.",
        "Conseil, gardez pour la fin les paires hors de la pyramide, elle peut en avoir besoin.",
    ),
    "uncover": (
        "A tip, of two pairs prefer the one that uncovers a card of the pyramid.",
        "Conseil, entre deux paires, préférez celle qui découvre une carte de la pyramide.",
    ),
    "sides": (
        "A tip, open the pyramid from both sides, more cards will stay free.",
        "Conseil, ouvrez la pyramide des deux côtés, plus de cartes resteront libres.",
    ),
}
CARDS = {"keep": "Qc Ah", "king": "Kh"}


@pytest.mark.parametrize("tip", Tip)
def test_tip(tip: Tip) -> None:
    message_id, args = tip_message(DEAL, TipGiven(tip, slots(CARDS.get(tip.value, ""))))
    assert tuple(translator(lang).say(message_id, **args) for lang in ("en", "fr")) == WORDS[tip.value]


def test_every_tip_has_its_words_and_nothing_else_has() -> None:
    ids = [message_id for message_id in Catalogue(locale_folders(), "en").ids() if message_id.startswith("tips-")]
    assert sorted(ids) == sorted([*(f"tips-{tip.value}" for tip in Tip), "tips-off"])
