"""When words go to the player's own reader, and when the lines have them."""

from collections.abc import Iterator

import pytest

from pyramid_access.settings import Settings, SpeakerChoice, ViewChoice
from pyramid_access.speech.direct_speaker import NotNeededError, OutletGoneError, RecordingOutlet
from pyramid_access.speech.routes import Route, Way
from pyramid_access.ui.output.reader_voice import ReaderLines, ReaderVoice
from pyramid_access.utterance import Utterance
from tests.playing import Page

READER = Settings(speaker=SpeakerChoice.READER)
OWN = Settings(speaker=SpeakerChoice.OWN)
ONE, TWO, THREE = (Utterance(text, "en") for text in ("One.", "Two.", "Three."))


class Desk:
    """A voice with its lines; the way is what the test wants it to be."""

    def __init__(self, way: Way) -> None:
        self.outlets: list[RecordingOutlet] = []
        self.lost = 0
        self._way = way
        self.voice = ReaderVoice(self._find, self._lose)
        self.page = Page()
        self.lines = ReaderLines(self.page, self.voice)

    def _find(self, _settings: Settings) -> Route:
        self.outlets.append(RecordingOutlet())
        return Route(self._way, "Orca", self.outlets[-1] if self._way in (Way.READER, Way.SERVER) else None)

    def _lose(self) -> None:
        self.lost += 1

    def say(self, *utterances: Utterance) -> None:
        self.voice.say(utterances, interrupt=True)
        self.voice.finish()
        self.lines.show(utterances, "tab")

    @property
    def written(self) -> list[list[str]]:
        return [[utterance.text for utterance in shown] for shown in self.page.shown]

    def spoken(self, number: int = 0) -> list[str]:
        return [utterance.text for utterance, _ in self.outlets[number].spoken]


@pytest.fixture(params=[Way.READER])
def desk(request: pytest.FixtureRequest) -> Iterator[Desk]:
    made = Desk(request.param)
    yield made
    made.voice.close()


def test_a_reader_hears_all_and_the_lines_stay_empty(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(ONE)
    assert (desk.voice.hears_all, desk.spoken(), desk.written) == (True, ["One."], [])


def test_a_picture_that_was_asked_for_is_written_without_its_words(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(Utterance("The board.", "en", rows=("Kh", "5c 9d")))
    assert desk.spoken() == ["The board."]
    assert [[(utterance.text, utterance.rows) for utterance in shown] for shown in desk.page.shown] == [
        [("", ("Kh", "5c 9d"))]
    ]


@pytest.mark.parametrize("desk", [Way.SERVER], indirect=True)
def test_a_server_speaks_what_the_lines_show(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(ONE)
    assert (desk.voice.hears_all, desk.spoken(), desk.written) == (False, ["One."], [["One."]])


@pytest.mark.parametrize("desk", [Way.WATCHED, Way.UNKNOWN, Way.NOBODY, Way.SYSTEM, Way.STREAM], indirect=True)
def test_the_lines_alone_have_the_words_on_every_other_way(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(ONE)
    assert (desk.voice.hears_all, desk.written) == (False, [["One."]])


def test_nothing_is_looked_for_while_another_speaks(desk: Desk) -> None:
    desk.voice.use(OWN)
    desk.voice.use(Settings())
    desk.say(ONE)
    assert (desk.outlets, desk.written) == ([], [["One."]])


def test_the_way_is_looked_for_anew_with_another_view_only(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.voice.use(Settings(speaker=SpeakerChoice.READER, rate=300))
    assert len(desk.outlets) == 1
    desk.voice.use(Settings(speaker=SpeakerChoice.READER, view=ViewChoice.BOARD))
    assert len(desk.outlets) == 2
    assert desk.outlets[0].closed


def test_another_speaker_ends_it(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.voice.use(OWN)
    desk.say(ONE)
    assert (desk.outlets[0].closed, desk.spoken(), desk.written) == (True, [], [["One."]])


def test_what_a_lost_reader_may_not_have_said_is_written_with_the_next_words(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(ONE)
    desk.outlets[0].error = OutletGoneError("gone")
    desk.voice.say([TWO], interrupt=True)
    desk.lines.show([TWO], "tab")
    desk.voice.finish()
    desk.say(THREE)
    desk.outlets[0].error = None
    desk.say(ONE)
    assert (desk.lost, desk.spoken()) == (1, ["One."])
    assert [text for shown in desk.written for text in shown][-3:] == ["Two.", "Three.", "One."]


@pytest.mark.parametrize("desk", [Way.SERVER], indirect=True)
def test_a_lost_server_may_come_back(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.say(ONE)
    desk.outlets[0].error = OutletGoneError("gone")
    desk.say(TWO)
    desk.outlets[0].error = None
    desk.say(THREE)
    assert (desk.lost, desk.spoken()) == (1, ["One.", "Three."])


@pytest.mark.parametrize("desk", [Way.SERVER], indirect=True)
def test_a_server_that_is_not_needed_any_more_is_left_without_a_word(desk: Desk) -> None:
    desk.voice.use(READER)
    desk.outlets[0].error = NotNeededError()
    desk.say(ONE)
    desk.outlets[0].error = None
    desk.say(TWO)
    assert (desk.lost, desk.spoken(), desk.written) == (0, [], [["One."], ["Two."]])
