r"""From events and questions to finished sentences in the player's language.

Read :mod:`~pyramid_access.narration.narrator` first: it orders the events of a command and joins their sentences into
one utterance. Calls go this way only::

    narrator -> *_words -> context -> translator -> catalogue
                        \-> arguments <-/   (what messages take)

- ``play_words``, ``cursor_words``, ``answer_words``, ``board_words``, ``hint_words``, ``knowledge_words`` and
  ``game_words`` each turn one group of events into sentences; ``earcons`` finds their sounds.
- ``lookup_words`` and ``key_words`` serve menus and lists, beside any game.
- ``languages`` finds the locale folders, ``catalogue`` reads messages from them, ``translator`` formats these, and
  ``pronunciation`` respells a finished text for a voice.
"""
