"""Which pyttsx3 engine speaks on this system: that of the own voice, or that of the system's voices."""

import sys
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Any


def has_own_voice() -> bool:
    """Tell whether the own voice is installed, without loading it; Linux may have its library from the system.

    For some processors there are no wheels of it: there the voices of the system speak.
    """
    if _is_linux():
        return True
    import importlib.util  # not at the start of every game

    return all(importlib.util.find_spec(name) for name in ("espeakng_loader", "miniaudio"))


def should_have_own_voice() -> bool:
    """Tell whether there are wheels of the own voice for this system and processor, as the project's markers say."""
    import platform  # not at the start of every game

    return sys.platform != "win32" or platform.machine() == "AMD64"


def main_engine() -> Any:
    """Return the engine of the own voice; where that is missing or broken, that of the system's voices."""
    if _is_linux():
        return own_engine()
    with suppress(Exception):  # whatever is broken: the system's voices are there
        if has_own_voice():
            return own_engine()
    return system_engine()


def own_engine() -> Any:
    """Return the engine that has earcons, places and pitch; raise whatever its libraries raise."""
    from pyramid_access.speech import streaming_espeak

    return engine_of(streaming_espeak)


def system_engine() -> Any:
    """Return the engine of the system's voices; raise whatever the system raises."""
    if sys.platform == "win32":
        from pyramid_access.speech import sapi_voice as system
    else:
        from pyramid_access.speech import mac_voice as system
    return engine_of(system)


def engine_of(driver: ModuleType) -> Any:
    """Return pyttsx3's engine over one of our drivers, a module that has a ``NAME`` and ``buildDriver``.

    pyttsx3 finds a driver by importing ``pyttsx3.drivers.<name>``: the module is put there. Raise whatever it raises.
    """
    import pyttsx3

    sys.modules[f"pyttsx3.drivers.{driver.NAME}"] = driver
    return pyttsx3.init(driver.NAME)


def other_engine() -> Callable[[], Any] | None:
    """Return what makes the engine of the system's voices, where the own voice is not the only one."""
    return None if _is_linux() else system_engine


def _is_linux() -> bool:
    platform: str = sys.platform
    return platform.startswith("linux")
