"""What the voice makes of the game's words, told by the phonemes of the real engine."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pyramid_access.narration.languages import locale_folders
from pyramid_access.narration.pronunciation import pronunciation_of
from pyramid_access.narration.translator import Translator
from pyramid_access.rules.cards import PACK, Card, Rank
from pyramid_access.settings import EarconChoice, Settings, SpeakerChoice
from pyramid_access.utterance import Utterance
from tests.narration.samples import sentences
from tests.narration.tables import translator
from tests.playing import Player

if TYPE_CHECKING:
    from pyramid_access.speech.espeak_library import EspeakLibrary

RANKS = {
    "fr": ["as", "dø", "tʁwa", "katʁ", "sɛ̃k", "sis", "sɛt", "yit", "nœf", "dis", "valɛ", "dam", "ʁwa"],
    "en": ["eɪs", "tuː", "θɹiː", "fɔːɹ", "faɪv", "sɪks", "sɛvən", "eɪt", "naɪn", "tɛn", "dʒak", "kwiːn", "kɪŋ"],
    "pt": ["aʒ", "doɪʒ", "tɹeʒ", "kwatɹʊ", "siŋkʊ", "seɪʒ", "sɛtɨ", "oɪtʊ", "nɔvɨ", "dɛʒ", "vɐlɛtɨ", "dɐ̃mɐ", "ʁeɪ"],
    "roa/pt-BR": (
        ["az", "doɪz", "trez", "kwatrʊ", "siŋkʊ", "seɪz", "sɛtʃy", "oɪtʊ", "nɔvy", "dɛz", "valɛtʃy", "dɐ̃mæ", "xeɪ"]
    ),
}
"""Ace to king before a word that means of. The engine writes the first sound of huit as y."""
SUITS = {
    "fr": ["dətʁɛfl", "dəkaʁo", "dəkœʁ", "dəpik"],
    "en": ["ɒvklʌbz", "ɒvdaɪəməndz", "ɒvhɑːts", "ɒvspeɪdz"],
    "pt": ["dɨpaʊʃ", "dɨowɾʊʃ", "dɨkɔpɐʃ", "dɨʃpadɐʃ"],
    "roa/pt-BR": ["dʒypaʊs", "dʒjowɾʊs", "dʒykɔpæs", "dʒjespadæs"],
}
VOICES = [
    *(("fr", "roa/fr"), ("fr", "roa/fr-BE"), ("fr", "roa/fr-CH"), ("en", "gmw/en")),
    *(("pt", "roa/pt"), ("pt", "roa/pt-BR")),
]
FORMS = 'forms-all = { CARD($card) }. · { CARD($card, form: "the") }.\n'


def plain(phonemes: str) -> str:
    """Return phonemes without stress, joints and gaps."""
    return re.sub(r"[ˈˌ\- ]", "", phonemes)


def article(lang: str, voice: str, rank: Rank) -> str:
    if lang == "en":
        return "ðɪ" if rank in (Rank.ACE, Rank.EIGHT) else "ðə"
    if lang == "pt":
        return {Rank.ACE: "u", Rank.EIGHT: "u", Rank.QUEEN: "ɐ" if voice == "roa/pt" else "a"}.get(rank, "ʊ")
    return {Rank.ACE: "l", Rank.QUEEN: "la"}.get(rank, "lə")


def sound(lang: str, voice: str, card: Card) -> str:
    """Return what a voice of the language says; where it has its own way, that."""
    ranks, suits = (table.get(voice, table[lang]) for table in (RANKS, SUITS))
    return ranks[card.rank - 1] + suits[card.suit]


@pytest.mark.parametrize(("lang", "voice"), VOICES, ids=[voice for _, voice in VOICES])
def test_all_52_cards_sound_right(library: "EspeakLibrary", tmp_path: Path, lang: str, voice: str) -> None:
    (tmp_path / lang).mkdir()
    (tmp_path / lang / "forms.ftl").write_text(FORMS, encoding="utf-8")
    words = Translator([*locale_folders(), tmp_path], lang, strict=True)
    spoken = pronunciation_of(words)
    assert library.set_voice(voice)
    for card in PACK:
        forms = words.say("forms-all", card=card).split(" · ")
        heard = [plain(library.phonemes(spoken.of(form))) for form in forms]
        name = sound(lang, voice, card)
        assert heard == [name, article(lang, voice, card.rank) + name]


FRENCH = {
    "Six de cœur et dix de trèfle retirés. Huit de pique libre, rangée 6, place 3.": (
        "sˈis də- kˈœʁ e dˈis də- tʁˈɛfl ʁətiʁˈe | yˈit də- pˈik lˈibʁ | ʁɑ̃ʒˈe sˈis | plˈas tʁwˈa"
    ),
    "Six et sept font treize, pas douze.": "sˈis e sˈɛt fˈɔ̃ tʁˈɛz | pa dˈuz",
    "Deux et trois font cinq, pas treize.": "dˈø e tʁwˈa fˈɔ̃ sˈɛ̃k | pa tʁˈɛz",
    "Huit et dix ne se suivent pas.": "yˈit e dˈis nə- sə- syˈiv pˈa",
    "L'as de pique est couvert par le dix de carreau et le huit de cœur.": (
        "lˈas də- pˈik ɛ kuvˈɛʁ paʁ lə- dˈis də- kaʁˈo e lə- yˈit də- kˈœʁ"
    ),
    "Retour de l'as de trèfle, rangée 7, place 6.": "ʁətˈuʁ də- lˈas də- tʁˈɛfl | ʁɑ̃ʒˈe sˈɛt | plˈas sˈis",
    "Retour du six de pique et du huit de trèfle.": "ʁətˈuʁ dy- sˈis də- pˈik e dy- yˈit də- tʁˈɛfl",
    "Il lui faut un six ou un dix.": "il lyˌi fot œ̃ sˈis u œ̃ dˈis",
    "Dame de cœur, dans la défausse, sous 6 cartes.": "dˈam də- kˈœʁ | dɑ̃ la- defˈos | su sˈi kˈaʁt",
    "Pioche, 20 cartes.": "pjˈɔʃ | vˈɛ̃ kˈaʁt",
    "Encore 8 cartes dans la pyramide.": "ɑ̃kˌɔʁ yˈi kˈaʁt dɑ̃ la- piʁamˈid",
    "Passage 2, encore 6 ensuite.": "pasˈaʒ dˈø | ɑ̃kˌɔʁ sˈis ɑ̃syˈit",
    "Défausse retournée, 24 cartes. Encore 10 passages ensuite.": (
        "defˈos ʁətuʁnˈe | vɛ̃tkˈatʁ kˈaʁt | ɑ̃kˌɔʁ dˈi pasˈaʒ ɑ̃syˈit"
    ),
    "Vitesse de la voix. Vitesse 180. 10 sur 18.": ("vitˈɛs də- la- vwˈa | vitˈɛs sɑ̃ katʁəvˈɛ̃ | dˈis syʁ dizyˈit"),
    "Environ 8 chances sur 10.": "ɑ̃viʁˈɔ̃ yˈi ʃˈɑ̃s syʁ dˈis",
    "Temps de jeu, 10 heures et 6 minutes.": "tˈɑ̃ də- ʒˈø | dˈiz ˈœʁ e sˈi minˈyt",
    "Pyramide, 6 cartes, 10 en tout.": "piʁamˈid | sˈi kˈaʁt | dˈis ˈɑ̃ tˈu",
    "Oui, encore gagnable, en 26 coups.": "wˈi | ɑ̃kˌɔʁ ɡanjˈabl | ɑ̃ vɛ̃tsˈi kˈu",
    "Trois cartes à la fois.": "tʁwˈa kˈaʁt a la- fwˈa",
    "Plus aucun coup possible.": "plyz okˈœ̃ kˈu pɔsˈibl",
    "Regardez plus que vous ne prenez.": "ʁəɡaʁdˈe plˈys kə vu nə- pʁənˈe",
    "Tous les détails": "tu le- detˈaj",
    "Y rejoue le coup annulé.": "iɡʁˈɛk ʁəʒˈu lə- kˈu anylˈe",
    "Khéops": "keˈɔps",
}
ENGLISH = {
    "Six of hearts and ten of clubs removed. Eight of spades free, row 6, place 3.": (
        "sˈɪks ɒv hˈɑːts and tˈɛn ɒv klˈʌbz ɹɪmˈuːvd | ˈeɪt ɒv spˈeɪdz fɹˈiː | ɹˈəʊ sˈɪks | plˈeɪs θɹˈiː"
    ),
    "The ace of spades is covered by the eight of hearts.": ("ðɪ ˈeɪs ɒv spˈeɪdz ɪz kˈʌvəd baɪ ðɪ ˈeɪt ɒv hˈɑːts"),
    "Five and six make eleven, not thirteen.": "fˈaɪv and sˈɪks mˌeɪk ɪlˈɛvən | nˌɒt θˈɜːtiːn",
    "Read from a file": "ɹˈɛd fɹɒm ɐ fˈaɪl",
    "The saved game cannot be read.": "ðə sˈeɪvd ɡˈeɪm kˈanɒt biː ɹˈɛd",
    "Cheops": "kˈiːəps",
    "Apophis": "ɐpˈɒfɪs",
}


PORTUGUESE = {
    "Ás de paus e dama de copas removidos. Três de espadas livre, fila 6, lugar 3.": (
        "ˈaʒ dɨ pˈaʊz i dˈɐ̃mɐ dɨ kˈɔpɐʒ ʁˌemuvˈidʊʃ | tɹˈeʒ dɨ ʃpˈadɐʒ lˈivɹɨ | fˈilɐ sˈeɪʃ | luɡˈaɹ tɹˈeʃ"
    ),
    "O valete de ouros está debaixo do dez de espadas e da dama de copas.": (
        "ʊ vˌɐlˈɛtɨ dɨ ˈowɾʊz estˌa dˌɨbˈaɪʃʊ dʊ dˈɛʒ dɨ ʃpˈadɐz i dɐ dˈɐ̃mɐ dɨ kˈɔpɐʃ"
    ),
    "Dois e dama somam catorze, não treze.": "dˈoɪz i dˈɐ̃mɐ sˈomɐ̃ʊ̃ kˌɐtˈoɾəzɨ | nˌɐ̃ʊ̃ tɹˈezɨ",
    "Pirâmide, 21 cartas, 52 no total. 32 jogadas feitas. Passagem 1, mais duas depois.": (
        "pˌiɾˈɐ̃midɨ | vˈiŋtɨ i ˌumɐ kˈaɾətɐʃ | sˌiŋkwˈeɪŋtɐ i dˈuɐʒ nʊ tutˈɑl | "
        "tɹˈiŋtɐ i dˈuɐʒ ʒˌuɡˈadɐʃ fˈeɪtɐʃ | pˌɐsˈaʒeɪŋ ˈum | mˈaɪʒ dˈuɐʒ dɨpˈoɪʃ"
    ),
    "Sim, ainda se pode ganhar, em 31 jogadas ou menos.": (
        "sˈiŋ | ˌɐˈiŋdɐ sɨ pˌɔdɨ ɡɐ̃ɲˈaɹ | ˈeɪŋ tɹˈiŋtɐ i ˌumɐ ʒˌuɡˈadɐz ˈow mˈenʊʃ"
    ),
    "Não, perdido desde a jogada 22.": "nˈɐ̃ʊ̃ | pˌeɾədˈidʊ dˈeʒdɨ ɐ ʒˌuɡˈadɐ vˈiŋtɨidˈoɪʃ",
    "Velocidade 180. 2 de 22.": "vˌɨlusidˈadɨ sˈeɪŋtuˌi oɪtˈeɪŋtɐ | dˈoɪʒ dɨ vˈiŋtɨidˈoɪʃ",
    "Tempo de jogo, 21 horas e 2 minutos.": ("tˈeɪmpʊ dɨ ʒˈoɡʊ | vˈiŋtɨ i ˌumɐ ˈɔɾɐz i dˈoɪʒ mˌinˈutʊʃ"),
    "Cerca de 7 hipóteses em 10.": "sˈeɾəkɐ dɨ sˈɛtɨ ˌipˈɔtɨzɨz ˈeɪŋ dˈɛʃ",
    "Estou a procurar.": "iʃtˈow ɐ pɹˌukuɾˈaɹ",
    "Já não há par para o rei de copas.": "ʒˈa nˌɐ̃ʊ̃ ˈa pˈaɹ pˌɐɾɐ ʊ ʁˈeɪ dɨ kˈɔpɐʃ",
    "Prima O para ouvir todas.": "pɹˈimɐ ˈɔ pˌɐɾɐ uwvˈiɹ tˈodɐʃ",
    "Shift Tab, D. Control C. L. M.": "ʃˈift tˈabɨ | dˈe | kuŋtɹˈɔl sˈe | ˈɛlɨ | ˈɛmɨ",
    "Enter. Home.": "ˈeɪŋtɨɹ | ˈowmɨ",
    "N salta este passo, Q sai da lição.": "ˈɛn sˈɑltɐ ˈeʃtɨ pˈasʊ | kˈe sˈaɪ dɐ lisˈɐ̃ʊ̃",
    "Regras. Sinais sonoros.": "ʁˈɛɡɹɐʃ | sinˈaɪʃ sˌunˈɔɾʊʃ",
    "O jogo valeria 35 pontos.": "ʊ ʒˈoɡʊ vˌɐlɨɾˈiɐ tɹˈiŋtɐisˈiŋku pˈoŋtʊʃ",
    "Apófis. Quéops. Gizé.": "ˌɐpˈɔfiʃ | kˈɛupʃ | ʒizˈɛ",
}
SAID = [("fr", "roa/fr", FRENCH), ("en", "gmw/en", ENGLISH), ("pt", "roa/pt", PORTUGUESE)]


@pytest.mark.parametrize(("lang", "voice", "said"), SAID)
def test_sentences_sound_right(library: "EspeakLibrary", lang: str, voice: str, said: dict[str, str]) -> None:
    spoken = pronunciation_of(translator(lang))
    library.set_voice(voice)
    assert {text: library.phonemes(spoken.of(text)) for text in said} == said


@pytest.mark.parametrize(("lang", "voice"), [("fr", "roa/fr"), ("en", "gmw/en"), ("pt", "roa/pt"), ("pt", "roa/pt-BR")])
def test_no_spelling_joins_or_parts_clauses(library: "EspeakLibrary", lang: str, voice: str) -> None:
    spoken = pronunciation_of(translator(lang))
    library.set_voice(voice)
    changed = [(text, spoken.of(text)) for text in sentences(lang) if spoken.of(text) != text]
    pauses = [(old, new, library.phonemes(old).count("|"), library.phonemes(new).count("|")) for old, new in changed]
    assert [row for row in pauses if row[2] != row[3]] == []


SMALL = "à après ailleurs au aussi aux avec d'autre dans de des du en encore ensuite est et font n'est ne ont ou par"
SMALL += " peut peuvent qu'en que qui sans se sont sur viennent y"
COUNTING = re.compile(rf"\b(six|huit|dix|(?:[2-5])?[68]|1?8|10) ({SMALL.replace(' ', '|')})\b", re.IGNORECASE)
LINKED = re.compile(rf"(?=\b([\w']+[sxt]) ({SMALL.replace(' ', '|')})\b)")
NATURALLY_LINKED = re.compile(
    r"contiennent|est|pas|peut|peuvent|pouvait|puis|sait|sont|soit|était|plus|vont|vous|\w+ez"
)
"""Words whose last letter is also heard before a small word when French people speak."""
IN_ERRORS_ONLY = ("store-keys-", "stats-error-")
"""Messages with names from files in the place of numbers."""


def heard_in_french() -> set[str]:
    spoken = pronunciation_of(translator("fr"))
    return {spoken.of(text) for text, source in sentences("fr").items() if not source.startswith(IN_ERRORS_ONLY)}


def test_french_numbers_that_count_nothing_are_said_in_full() -> None:
    """The engine says si, ui and di before any consonant: right for six cartes, wrong for six de cœur."""
    assert sorted(text for text in heard_in_french() if COUNTING.search(text)) == []


def test_french_words_are_not_linked_where_nobody_links_them(library: "EspeakLibrary") -> None:
    """A new sentence fails here when it needs an entry in locales/fr/spoken.ftl, such as: cartes, carte, en."""
    library.set_voice("roa/fr")
    pairs = {(word.lower(), small) for text in heard_in_french() for word, small in LINKED.findall(text)}
    doubtful = {(word, small) for word, small in pairs if not NATURALLY_LINKED.fullmatch(word)}
    assert {" ".join(pair) for pair in doubtful if is_linked(library, *pair)} == set()


def is_linked(library: "EspeakLibrary", word: str, small: str) -> bool:
    """Does the engine put a consonant between the two that the word does not end in?"""
    alone, following = plain(library.phonemes(word)), plain(library.phonemes(f"{small} la"))
    return not plain(library.phonemes(f"{word} {small} la")).startswith(alone + following[0])


def test_the_check_for_links_finds_them(library: "EspeakLibrary") -> None:
    library.set_voice("roa/fr")
    assert is_linked(library, "cartes", "en")
    assert is_linked(library, "coups", "et")
    assert not is_linked(library, "carte", "en")
    assert not is_linked(library, "cartes", "de")


WITHOUT_GENDER = re.compile(r"\b(?:(?:2|[2-9][12]) \w+(?:as|ens|ões|zes)|[2-9][12] no)\b")
NEVER_SO_MANY = ("answers-removals-count", "hint-outlook", "stats-fewest", "variants-rule-draw")
"""Messages whose numbers are never two, or never twenty and more."""


def test_portuguese_numbers_agree_with_what_they_count() -> None:
    """The engine says dois cartas and vinte e um jogadas."""
    spoken = pronunciation_of(translator("pt"))
    texts = [text for text, source in sentences("pt").items() if not source.startswith(NEVER_SO_MANY)]
    numbers = {re.sub(r"\b22\b", number, text) for text in texts for number in ("21", "22", "31", "52", "92")}
    assert sorted(text for text in map(spoken.of, numbers) if WITHOUT_GENDER.search(text)) == []


def test_what_is_repeated_is_spoken_as_before(tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang="fr", speaker=SpeakerChoice.OWN))
    player.begin()
    player.press("6")
    first = player.backend.said[-1]
    assert " six de " in first.text
    assert first.spoken == first.text.replace(" six de ", " siss de ").replace("dix de", "diss de")
    player.press("p", "r", ",")
    again = player.backend.said[-1]
    assert (again.text, again.spoken) == (first.text, first.spoken)
    assert not any(utterance.spoken for shown in player.page.shown for utterance in shown)


def test_where_only_earcons_are_heard_no_spelling_is_spoken(tmp_path: Path) -> None:
    player = Player(tmp_path, Settings(lang="fr", speaker=SpeakerChoice.OFF, earcons=EarconChoice.ON))
    player.begin()
    player.press("6", "p")
    assert {(said.text, said.spoken) for said in player.backend.said} == {("", "")}


def test_another_language_has_its_own_spellings(tmp_path: Path) -> None:
    words = Player(tmp_path, Settings(lang="en", speaker=SpeakerChoice.OWN)).program.context.words
    assert words.spoken(Utterance("Six de cœur. 6 sur 9.", "fr")).spoken == "Siss de cœur. Siss sur 9."
    assert words.spoken(Utterance("Six de cœur.", "en")).spoken == ""
