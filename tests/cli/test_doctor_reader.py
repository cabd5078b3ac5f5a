"""Doctor tells how words reach a screen reader in this terminal, and why."""

import json

import pytest

from pyramid_access.cli import doctor
from pyramid_access.speech.routes import Route, Way

SENTENCES = {
    Route(Way.READER, "NVDA"): (
        "If you choose the screen reader, NVDA gets the answers directly, and the screen stays empty.",
        "Si vous choisissez le lecteur d'écran, NVDA reçoit les réponses directement, et l'écran reste vide.",
    ),
    Route(Way.SERVER, "Speech Dispatcher"): (
        "No screen reader reads this terminal. If you choose the screen reader, Speech Dispatcher speaks the answers.",
        "Aucun lecteur d'écran ne lit ce terminal. Si vous choisissez le lecteur d'écran, Speech Dispatcher dira les "
        "réponses.",
    ),
    Route(Way.WATCHED, "yasr"): (
        "The screen reader yasr reads this terminal. If you choose the screen reader, the game writes its answers, "
        "and it reads them.",
        "Le lecteur d'écran yasr lit ce terminal. Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, "
        "et ce lecteur les lit.",
    ),
    Route(Way.UNKNOWN, "tmux"): (
        "This terminal goes through the program tmux, so it cannot be known whether a screen reader reads it. If you "
        "choose the screen reader, the game writes its answers, and the reader reads them.",
        "Ce terminal passe par le programme tmux, on ne peut donc pas savoir si un lecteur d'écran le lit. Si vous "
        "choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.UNKNOWN): (
        "It cannot be known whether a screen reader reads this terminal. If you choose the screen reader, the game "
        "writes its answers, and the reader reads them.",
        "On ne peut pas savoir si un lecteur d'écran lit ce terminal. Si vous choisissez le lecteur d'écran, le jeu "
        "écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.NOBODY, "Speech Dispatcher"): (
        "No screen reader reads this terminal, and Speech Dispatcher is not installed. Start a screen reader, or play "
        "with the game's own voice.",
        "Aucun lecteur d'écran ne lit ce terminal, et Speech Dispatcher n'est pas installé. Lancez un lecteur "
        "d'écran, ou jouez avec la voix du jeu.",
    ),
    Route(Way.SYSTEM): (
        "If you choose the screen reader, the game writes its answers, and the reader reads them.",
        "Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.",
    ),
    Route(Way.STREAM): (
        "Without a terminal, no screen reader reads the game.",
        "Sans terminal, aucun lecteur d'écran ne lit le jeu.",
    ),
}


@pytest.fixture(autouse=True)
def quick(leave_out):
    leave_out("voices", "sound", "locales")


def findings(run, lang):
    report = json.loads(run(f"doctor --json --lang {lang}")[1])["findings"]
    return [finding for finding in report if finding["check"] == "reader"]


@pytest.mark.parametrize(("route", "sentences"), SENTENCES.items(), ids=[str(route) for route in SENTENCES])
def test_sentence(run, monkeypatch, route, sentences):
    monkeypatch.setattr(doctor, "find_route", lambda *_: route)
    told = [finding for lang in ("en", "fr") for finding in findings(run, lang)]
    assert tuple(finding["text"] for finding in told) == sentences
    assert [finding["ok"] for finding in told] == [route.way is not Way.NOBODY] * 2
    assert not any(finding["needed"] for finding in told)


def test_every_way_is_told():
    assert {route.way for route in SENTENCES} == {*Way}


def test_without_a_terminal_there_is_nothing_to_read(run):
    (finding,) = findings(run, "en")
    assert finding["text"] == SENTENCES[Route(Way.STREAM)][0]
