"""Keys in, sentences out: what a player hears, word for word, through all rooms but the terminal."""

from pathlib import Path

import pytest

from pyramid_access.deals.choice import NumberedDeal
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.settings import Detail, Settings, SpeakerChoice
from tests.playing import Player

FRENCH = Settings(lang="fr", speaker=SpeakerChoice.OWN)


def test_the_first_minute_in_english(tmp_path: Path) -> None:
    player = Player(tmp_path)
    print(player.begin())
    for k in ["tab","f","enter","tab","enter","p","u","y","h","o","m","c","c","t","t","7","w","w","s","s","r",",",";","x","a","z","up","down","home","end","left","right","escape","d","n","g","tab","q","e","q","?","?","p","?","q"]:
        print(k, player.press(k))
    assert 0
