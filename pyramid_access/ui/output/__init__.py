"""Where words go: the voice, the screen, the transcript, through one announcer."""
