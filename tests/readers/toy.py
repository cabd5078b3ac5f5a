"""A program that answers keys as the game does, through the real line view and key reader, without cards.

``toy.py TRANSCRIPT``: q leaves; ``c`` asks the same again and again; ``t`` tells something long.
"""

import os
import sys
import time
from dataclasses import replace
from itertools import cycle
from pathlib import Path

from pyramid_access.ui.keys.source import Mailbox
from pyramid_access.ui.keys.tty_mode import let_go_of_other_end, quiet_terminal
from pyramid_access.ui.output.announcer import Repetition
from pyramid_access.ui.output.line_view import LineView, paper_of
from pyramid_access.ui.output.screen_text import terminal_encoding
from pyramid_access.ui.output.transcript import Transcript
from pyramid_access.utterance import Utterance

PLACES = [
    "Neuf de cœur, rangée 7, place 1.",
    "Quatre de trèfle, rangée 7, place 2.",
    "Dame de pique, rangée 7, place 3.",
    "Roi de carreau, rangée 7, place 4. Il part seul.",
    "Nine of hearts, row 7, place 5.",
    "Nine of hearts, row 7, place 6.",
]
LONG = (
    "Neuf de cœur et quatre de trèfle retirés. Dame de pique libre, rangée 6, place 3. "
    "Il reste 24 cartes dans la pyramide et 12 dans le talon, dont le valet de carreau."
)


class Toy:
    """Answers each key with one utterance."""

    def __init__(self, view: LineView, transcript: Transcript) -> None:
        self._view = view
        self._transcript = transcript
        self._places = cycle(PLACES)
        self._repetition = Repetition(lambda utterance: replace(utterance, text=f"{utterance.text} Encore."))

    def say(self, text: str, key: str | None) -> None:
        for_all = self._repetition.mark([Utterance(text, "fr")])
        self._view.show(for_all, key)
        for utterance in for_all:
            self._transcript.write(utterance, key=key, position="toy")

    def press(self, key: str) -> bool:
        self.say(
            {"c": "Aucune paire ne peut partir.", "t": LONG, "q": "Au revoir."}.get(key) or next(self._places), key
        )
        return key != "q"


def main() -> None:
    transcript = Transcript(Path(sys.argv[1]), time.monotonic(), print)
    let_go_of_other_end(0)
    with quiet_terminal(0, 1):
        view = LineView(1, paper_of(1, os.environ), terminal_encoding(sys.stdout.encoding))
        toy = Toy(view, transcript)
        toy.say("Pyramide, donne numéro 7.", None)
        from pyramid_access.ui.keys.terminal import read_keys

        read_keys(toy.press, Mailbox(), view.refresh)
    view.close()


if __name__ == "__main__":
    main()
