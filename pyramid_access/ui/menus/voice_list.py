"""The voices that the player can choose from, looked for when first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pyramid_access.ui.play.background_jobs import BackgroundJobs, Job

if TYPE_CHECKING:
    from pyramid_access.speech.voices import VoiceInfo


class VoiceList:
    """Asks the engine once, beside the keys: a process of its own has to be started for that."""

    def __init__(self, jobs: BackgroundJobs) -> None:
        self._jobs = jobs
        self.found: tuple[VoiceInfo, ...] | None = None
        """All voices of the engine; None as long as nobody has looked."""

    def look(self, then: Callable[[], None], meanwhile: Callable[[], None]) -> bool:
        """Look for the voices, then call ``then``; ``meanwhile`` if it takes a while. Return whether it was at once."""
        job = Job("voices", self._find, lambda _: then(), is_wanted=lambda: True, meanwhile=meanwhile)
        return self._jobs.submit(job)

    def _find(self, _is_over: Callable[[], bool]) -> None:
        """Ask the engine, unless that was done while this had to wait for its turn."""
        from pyramid_access.speech.child_process import list_voices

        if self.found is None:
            self.found = list_voices()
