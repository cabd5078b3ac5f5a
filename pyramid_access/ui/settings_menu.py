"""The menu of settings: each line a setting and its value; taking the line goes on to the next value."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from pyramid_access.settings import (
    RATE_RANGE,
    RATE_STEP,
    VOLUME_RANGE,
    VOLUME_STEP,
    Detail,
    HintChoice,
    SpeakerChoice,
    ViewChoice,
)
from pyramid_access.ui.host import Host
from pyramid_access.ui.menu import Item, Menu


def settings_menu(host: Host) -> Menu:
    """Return the menu of settings."""
    return Menu(lambda: _items(host), leave=host.leave_menu)


def _items(host: Host) -> Sequence[Item]:
    settings = host.preferences.current
    say = host.words.say
    languages = {language.tag: language.name for language in host.words.languages}
    return (
        _choice(host, "lang", tuple(languages), host.words.lang, languages.__getitem__),
        _choice(
            host,
            "speaker",
            tuple(SpeakerChoice),
            settings.speaker,
            lambda value: say(f"settings-speaker-{value.value}"),
        ),
        _choice(host, "view", tuple(ViewChoice), settings.view, lambda value: say(f"settings-view-{value.value}")),
        _choice(host, "detail", tuple(Detail), settings.detail, lambda value: say(f"settings-detail-{value.value}")),
        _choice(
            host,
            "rate",
            range(RATE_RANGE[0], RATE_RANGE[1] + 1, RATE_STEP),
            settings.rate,
            lambda value: say("settings-rate-value", rate=value),
        ),
        _choice(
            host,
            "volume",
            range(VOLUME_RANGE[0], VOLUME_RANGE[1] + 1, VOLUME_STEP),
            settings.volume,
            lambda value: say("settings-volume-value", volume=value),
        ),
        _choice(host, "hints", tuple(HintChoice), settings.hints, lambda value: say(f"settings-hints-{value.value}")),
    )


def _choice(host: Host, field: str, values: Sequence[Any], current: object, words: Callable[[Any], str]) -> Item:
    """Return the line of a setting that has a list of values."""

    def step(by: int) -> None:
        host.keep(**{field: values[_step(values, current, by)]})
        host.tell_line()

    return Item(host.words.say(f"settings-{field}"), partial(step, 1), words(current), partial(step, -1))


def _step(values: Sequence[object], current: object, by: int) -> int:
    """Return the index of the value to go to, round at the ends; from the first one if the current is none of them."""
    return (values.index(current) + by) % len(values) if current in values else 0
