"""Finding messages: strictly under test, forgivingly in the field, from any folder with a language in it."""

import logging
import os
from pathlib import Path
from threading import Thread

import pytest

from pyramid_access.narration.arguments import PlacedCard, SpokenPlace
from pyramid_access.narration.catalogue import Fault
from pyramid_access.narration.languages import LONGEST_NAME, languages, locale_folders
from pyramid_access.narration.translator import TranslationError, Translator
from pyramid_access.rules.cards import Rank, parse_card
from pyramid_access.settings import Detail
from pyramid_access.translation_check.proofreading import missing_from, problems_of

QUEEN = parse_card("Qh")
NINE = parse_card("9c")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with English messages about tea."""
    write(tmp_path, "en", "tea", "tea-ready = Tea is ready.\n    .brief = Tea.\ntea-cups = { $count } cups.\n")
    return tmp_path


def write(folder: Path, lang: str, topic: str, text: str) -> None:
    """Write one file of a locale."""
    (folder / lang).mkdir(exist_ok=True)
    (folder / lang / f"{topic}.ftl").write_text(text, encoding="utf-8")


def say(folder: Path, lang: str, text: str, message_id: str = "tea-x", /, **args: object) -> str:
    """Return what a strict translator makes of the message ``tea-x`` of a text."""
    write(folder, lang, "tea", text)
    return Translator([folder], lang, strict=True).say(message_id, **args)


class TestStrict:
    def test_says_a_message(self, folder: Path) -> None:
        assert Translator([folder], "en", strict=True).say("tea-ready") == "Tea is ready."

    def test_detail_takes_the_attribute_if_there_is_one(self, folder: Path) -> None:
        words = Translator([folder], "en", strict=True)
        assert [words.say("tea-ready", detail) for detail in Detail] == ["Tea.", "Tea is ready.", "Tea is ready."]

    def test_unknown_message(self, folder: Path) -> None:
        with pytest.raises(TranslationError, match="missing"):
            Translator([folder], "en", strict=True).say("tea-cold")

    def test_missing_argument(self, folder: Path) -> None:
        with pytest.raises(TranslationError, match="count"):
            Translator([folder], "en", strict=True).say("tea-cups")

    def test_unused_argument(self, folder: Path) -> None:
        with pytest.raises(TranslationError, match="sugar"):
            Translator([folder], "en", strict=True).say("tea-ready", sugar=2)

    def test_argument_used_at_another_detail_only_is_used(self, folder: Path) -> None:
        assert say(folder, "en", "tea-x = Tea.\n    .full = { $count } teas.\n", count=2) == "Tea."

    def test_argument_used_by_a_referenced_message_is_used(self, folder: Path) -> None:
        assert say(folder, "en", "tea-x = Tea, { tea-y }.\ntea-y = { $count } cups\n", count=2) == "Tea, 2 cups."

    @pytest.mark.parametrize(
        "text",
        [
            "tea-x = Tea.\ntea-x = Coffee.\n",
            "tea-x = Tea.\ntea-y = { $count\n",
            "tea-x = Tea.\ncoffee-y = Coffee.\n",
            "tea-x = Tea.\n\nno entry at all\n",
            "no entry at all\ntea-x = Tea.\n",
        ],
        ids=["doubled", "syntax", "misplaced", "stray line after", "stray line before"],
    )
    def test_wrong_file(self, folder: Path, text: str) -> None:
        with pytest.raises(TranslationError):
            say(folder, "en", text)

    def test_no_english_stands_in(self, folder: Path) -> None:
        write(folder, "xx", "language", "language-name = Xish\n")
        with pytest.raises(TranslationError):
            Translator([folder], "xx", strict=True).say("tea-ready")

    def test_a_message_that_refers_to_itself(self, folder: Path) -> None:
        with pytest.raises(TranslationError):
            say(folder, "en", "tea-x = Tea, { tea-y }\ntea-y = { tea-x }\n")


class TestField:
    def test_english_stands_in_for_a_missing_message_and_is_logged_once(
        self, folder: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        write(folder, "xx", "language", "language-name = Xish\n")
        words = Translator([folder], "xx")
        with caplog.at_level(logging.WARNING):
            assert [words.say("tea-ready"), words.say("tea-ready")] == ["Tea is ready."] * 2
        assert len(caplog.records) == 1
        assert words.source("tea-ready") == "en"

    @pytest.mark.parametrize(
        "text",
        [
            "tea-cups = { $count\n",
            "tea-cups = { $spoons }.\n",
            "tea-cups = { SING($count) }.\n",
            "tea-cups = { tea-no }.\n",
        ],
        ids=["syntax", "unknown argument", "unknown function", "unknown reference"],
    )
    def test_english_stands_in_for_a_wrong_message(self, folder: Path, text: str) -> None:
        write(folder, "xx", "tea", text + "tea-ready = Xa.\n")
        words = Translator([folder], "xx")
        assert words.say("tea-cups", count=3) == "3 cups."
        assert words.say("tea-ready") == "Xa."

    @pytest.mark.parametrize(
        "text",
        [
            "tea-cups = { tea-cups }\n",
            "tea-cups = { tea-a }\ntea-a = { tea-cups }\n",
            "tea-cups = { tea-a }\ntea-a = { tea-a }\n",
            "tea-cups = { -tea-a }\n-tea-a = { -tea-a }\n",
            "tea-cups = { $count -> \n    [one] x\n   *[other] { tea-cups }\n    }\n",
            "tea-cups = { tea-0 }\n"
            + "".join(f"tea-{n} = {{ tea-{n + 1} }}\n" for n in range(2000))
            + "tea-2000 = x\n",
            "tea-cups = { CARD($card) }\n",
            "tea-cups = { CARD($card) }{ CARD($card) }\n",
            "tea-cups = " + "{ " * 400 + "$count" + " }" * 400 + "\n",
            "tea-cups = " + "{ " * 60 + "$count" + " }" * 60 + "{ " * 4000 + "\n",
            "tea-cups = " + "x" * 20_000 + "\n",
            "tea-cups = { " + "9" * 5000 + " }\n",
            "tea-cups = { NUMBER($count, minimumFractionDigits: " + "9" * 20 + ") }\n",
            "tea-cups = { NUMBER(1, maximumFractionDigits: -1) }{ tea-no }\n",
        ],
        ids=lambda text: text[:40],
    )
    def test_english_stands_in_for_a_message_that_the_library_cannot_take(self, folder: Path, text: str) -> None:
        write(folder, "xx", "tea", text + "tea-ready = Xa.\n")
        write(folder, "xx", "cards", "cards-name = { CARD($card) }{ CARD($card) }\n")
        write(folder, "en", "tea", "tea-ready = Tea is ready.\ntea-cups = { $count } cups of { CARD($card) }.\n")
        write(folder, "en", "cards", "cards-name = { $rank }\n")
        words = Translator([folder], "xx")
        assert words.say("tea-cups", count=3, card=QUEEN) == "3 cups of queen."
        assert words.say("tea-ready") == "Xa."
        words.preload()
        assert words.say("tea-ready") == "Xa."
        problems_of(words)

    def test_english_stands_in_for_a_number_without_end(self, folder: Path) -> None:
        write(folder, "fr", "tea", "tea-ready = Thé { NUMBER(3, minimumFractionDigits: 99999999) }.\n")
        assert Translator([folder], "fr").say("tea-ready") == "Tea is ready."

    def test_the_identifier_is_the_last_resort(self, folder: Path) -> None:
        assert Translator([folder], "xx").say("tea-cold") == "tea-cold"

    def test_unreadable_file(self, folder: Path) -> None:
        (folder / "xx").mkdir()
        (folder / "xx" / "tea.ftl").write_bytes(b"tea-ready = \xff\xfe\n")
        words = Translator([folder], "xx")
        assert words.say("tea-ready") == "Tea is ready."
        assert [(problem.line, problem.fault) for problem in problems_of(words)] == [(0, Fault.UNREADABLE)]

    def test_a_folder_in_place_of_a_file(self, folder: Path) -> None:
        (folder / "xx" / "tea.ftl").mkdir(parents=True)
        assert Translator([folder], "xx").say("tea-ready") == "Tea is ready."

    def test_a_language_that_is_no_folder_name(self, folder: Path) -> None:
        assert Translator([folder / "en"], "../en").say("tea-ready") == "tea-ready"

    def test_control_characters_are_not_said(self, folder: Path) -> None:
        write(folder, "xx", "tea", 'tea-ready = A\x1b[31mb\u202ec{ "\\u0007" }\u2068d\x9be.\n')
        assert Translator([folder], "xx").say("tea-ready") == "A[31mbcde."

    def test_control_characters_in_arguments_are_not_said(self, folder: Path) -> None:
        write(folder, "en", "tea", "tea-x = File { $path }.\n")
        assert Translator([folder], "en").say("tea-x", path="/a\n\x1b\u202eb\udcff") == "File /ab."

    def test_problems_name_file_line_and_fault(self, folder: Path) -> None:
        text = "# Tea\nstray\n\ntea-a = A\ntea-b = { $x\n\ntea-a = B\nmilk-a = C\n"
        write(folder, "xx", "tea", text)
        problems = problems_of(Translator([folder], "xx"))
        assert {problem.path.name for problem in problems} == {"tea.ftl"}
        assert [(problem.line, problem.fault) for problem in problems] == [
            (2, Fault.SYNTAX),
            (5, Fault.SYNTAX),
            (7, Fault.DOUBLED),
            (8, Fault.MISPLACED),
        ]

    def test_stray_text_spoils_no_message(self, folder: Path) -> None:
        write(folder, "xx", "tea", "stray\ntea-ready = Xa.\n\nstray\ntea-cups = Xb.\n")
        words = Translator([folder], "xx")
        assert [words.say("tea-ready"), words.say("tea-cups", count=1)] == ["Xa.", "Xb."]
        assert [problem.line for problem in problems_of(words)] == [1, 4]

    def test_missing_messages(self, folder: Path) -> None:
        write(folder, "xx", "tea", "tea-ready = Xa.\n")
        assert missing_from(Translator([folder], "xx")) == ("tea-cups",)


class TestArguments:
    def test_numbers_have_no_grouping(self, folder: Path) -> None:
        assert say(folder, "en", "tea-x = Deal { $number }.\n", number=1234567) == "Deal 1234567."

    def test_numbers_select_plural_forms_of_the_language(self, folder: Path) -> None:
        text = "tea-x = { $n ->\n    [one] one\n   *[other] many\n    }\n"
        assert [say(folder, "fr", text, n=n) for n in (0, 1, 2)] == ["one", "one", "many"]
        assert [say(folder, "en", text, n=n) for n in (0, 1, 2)] == ["many", "one", "many"]

    def test_truth_is_yes_or_no(self, folder: Path) -> None:
        text = "tea-x = { $milk ->\n    [yes] White.\n   *[no] Black.\n    }\n"
        assert [say(folder, "en", text, milk=milk) for milk in (True, False)] == ["White.", "Black."]

    def test_cards_get_a_capital_letter_where_a_sentence_begins(self, folder: Path) -> None:
        text = "tea-x = { CARD($card) } or { CARD($card) }. { CARD($card) }!\ncards-name = äs\n"
        write(folder, "en", "cards", "cards-name = äs\n")
        assert say(folder, "en", text.splitlines()[0] + "\n", card=NINE) == "Äs or äs. Äs!"

    def test_a_text_is_never_changed_by_that(self, folder: Path) -> None:
        assert say(folder, "en", "tea-x = { $path } is lost. { $path }\n", path="a. b") == "a. b is lost. a. b"

    def test_lists(self, folder: Path) -> None:
        write(folder, "en", "cards", "cards-name = { $rank }\n")
        write(
            folder,
            "en",
            "words",
            "words-list-two = { $first } & { $second }\nwords-list-start = { $first }; { $second }\n"
            "words-list-middle = { $first }, { $second }\nwords-list-end = { $first }, & { $second }\n",
        )
        said = [say(folder, "en", "tea-x = The { CARDS($cards) }.\n", cards=tuple(Rank)[:n]) for n in range(6)]
        assert said == [
            "The .",
            "The ace.",
            "The ace & two.",
            "The ace; two, & three.",
            "The ace; two, three, & four.",
            "The ace; two, three, four, & five.",
        ]

    def test_a_placed_card_has_its_place(self, folder: Path) -> None:
        write(folder, "en", "cards", "cards-there = { $rank } at { PLACE($place) }, { $row }-{ $number } { $state }\n")
        write(folder, "en", "places", "places-pyramid = { $row }/{ $number }/{ $above }\n")
        card = PlacedCard(QUEEN, SpokenPlace("pyramid", 7, 3), "free")
        said = say(folder, "en", 'tea-x = The { CARD($card, form: "there") }.\n', card=card)
        assert said == "The queen at 7/3/0, 7-3 free."


class TestMadeUpLanguage:
    """A folder is all that a language needs."""

    @pytest.fixture
    def words(self, tmp_path: Path) -> Translator:
        write(tmp_path, "zz-Made", "language", "language-name = Zedish\n")
        write(tmp_path, "zz-Made", "tea", "tea-x = Zu { CARD($card) }, zu { PLACE($place) }.\n")
        write(tmp_path, "zz-Made", "cards", "cards-name = { $suit }-{ $rank }\n")
        write(tmp_path, "en", "places", "places-hand = in hand\n")
        return Translator([tmp_path], "zz-Made")

    def test_has_its_own_words_and_english_ones_for_what_it_lacks(self, words: Translator) -> None:
        assert words.say("tea-x", card=QUEEN, place=SpokenPlace("hand")) == "Zu hearts-queen, zu in hand."

    def test_is_preloaded_without_its_missing_parts(self, words: Translator) -> None:
        words.preload()
        assert words.source("tea-x") == "zz-Made"


class TestFolders:
    def test_a_later_folder_overrides_an_earlier_one_message_by_message(self, tmp_path: Path) -> None:
        shipped, own = tmp_path / "shipped", tmp_path / "own"
        for folder in (shipped, own):
            folder.mkdir()
        write(shipped, "en", "tea", "tea-a = A.\ntea-b = B.\n")
        write(own, "en", "tea", "tea-b = Mine.\n")
        words = Translator([shipped, own], "en")
        assert [words.say("tea-a"), words.say("tea-b")] == ["A.", "Mine."]

    @pytest.mark.parametrize("lang", ["en", "fr"])
    @pytest.mark.parametrize("broken", ["{ tea-a }", "{ $x", "{ $x }", "{ NO() }", "{ CARD($card) }"])
    def test_a_broken_message_of_the_player_overrides_nothing(self, tmp_path: Path, lang: str, broken: str) -> None:
        shipped, own = tmp_path / "shipped", tmp_path / "own"
        for folder in (shipped, own):
            folder.mkdir()
        write(shipped, "en", "tea", "tea-a = English.\n")
        write(shipped, lang, "tea", f"tea-a = {lang}.\n")
        for tag in ("en", lang):
            write(own, tag, "tea", f"tea-a = {broken}\n")
            write(own, tag, "cards", "cards-name = { CARD($card) }\n")
        assert Translator([shipped, own], lang).say("tea-a", card=QUEEN) == f"{lang}."

    def test_a_broken_name_takes_no_shipped_language_away(self, tmp_path: Path) -> None:
        shipped, own = tmp_path / "shipped", tmp_path / "own"
        for folder, name in ((shipped, "Tea"), (own, "{ language-name }")):
            folder.mkdir()
            write(folder, "en", "language", f"language-name = {name}\n")
        assert [language.name for language in languages([shipped, own])] == ["Tea"]

    def test_a_very_long_name_is_cut(self, tmp_path: Path) -> None:
        write(tmp_path, "en", "language", "language-name = " + "x" * 9_000 + "\n")
        assert [len(language.name) for language in languages([tmp_path])] == [LONGEST_NAME]

    @pytest.mark.skipif(os.name == "nt", reason="no such pipes on Windows")
    def test_a_pipe_is_not_waited_for(self, folder: Path) -> None:
        (folder / "xx").mkdir()
        os.mkfifo(folder / "xx" / "tea.ftl")
        assert Translator([folder], "xx").say("tea-ready") == "Tea is ready."

    def test_a_byte_order_mark_and_windows_line_ends_are_no_trouble(self, tmp_path: Path) -> None:
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "tea.ftl").write_bytes(b"\xef\xbb\xbftea-a = A,\r\n    b.\r\ntea-b = B.\r\n")
        words = Translator([tmp_path], "en", strict=True)
        assert [words.say("tea-a"), words.say("tea-b")] == ["A, b.", "B."]


def test_messages_can_be_asked_for_while_all_are_preloaded() -> None:
    words = Translator(locale_folders(), "fr", strict=True)
    loading = Thread(target=words.preload)
    loading.start()
    said = [words.say("menu-no-line", number=number) for number in range(200)]
    loading.join()
    assert said == [f"Il n'y a pas de ligne {number}." for number in range(200)]
