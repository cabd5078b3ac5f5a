"""The speaking process of another system: ``python -m tests.speech.simulated_child win32 slow_voice=0.8``."""

import json
import os
import sys
from typing import Any

from pyramid_access.speech import mac_voice, sapi_voice, voice_child
from pyramid_access.speech.engines import engine_of
from tests.speech import simulated_mac, simulated_sapi


def main(platform: str, *behaviour: str) -> None:
    how: dict[str, Any] = {name: json.loads(value) for name, _, value in (part.partition("=") for part in behaviour)}
    driver, simulated = (sapi_voice, simulated_sapi) if platform == "win32" else (mac_voice, simulated_mac)
    simulated.System(**how).install()
    setattr(voice_child, "_engine", lambda: engine_of(driver))  # noqa: B010 - private
    os._exit(voice_child.main())


if __name__ == "__main__":
    main(*sys.argv[1:])
