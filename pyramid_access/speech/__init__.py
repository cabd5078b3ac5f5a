"""From sentences to sound or to a screen reader; knows no cards.

Read :mod:`~pyramid_access.speech.speaker` first, which is what the game speaks to, then ``backends``, the interface
behind it, and ``voice_process``, its real backend.

In the game's process:

- ``speaker``, ``backends``: called from the thread that reads the keys; no method waits for sound;
- ``voice_process``: a thread of its own decides what the child process is told next; in it ``child_keeper`` starts the
  child and replaces one that hangs or dies; ``child_process`` is one child, with a thread that reads its answers;
- ``direct_speaker``: the same as ``speaker`` for programs with a queue of their own, called from one thread of its own:
  ``screen_reader`` (NVDA, JAWS, Orca) and ``ssip`` (Speech Dispatcher); ``routes`` chooses among them, by what
  ``reader_detection`` finds. None of these is loaded before a player has said that her screen reader speaks;
- ``trial``: speaks single sentences through a child of its own, for the command line.

In the child process, which the game's process never loads:

- ``voice_child``: its main thread, which owns the pyttsx3 engine; a second thread reads the commands;
- ``voice_engine``: one pyttsx3 engine; ``engines`` tells which ones there are;
- ``sapi_voice``, ``mac_voice``: pyttsx3 drivers of the system's voices, both a ``system_driver``, in the main thread;
- ``streaming_espeak``: the pyttsx3 driver of the own voice; a synthesis thread calls ``espeak_library`` and fills a
  ``sample_buffer``, which the thread of ``sound_output`` has played by ``sound_device``; ``earcon_samples`` makes the
  earcons.

In both: ``messages``, what the two processes tell each other, and ``voices``, the choice of a voice for a language.
"""
