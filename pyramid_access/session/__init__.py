"""One player's game, without screen or sound.

Read :mod:`.game_session` first, then its parts in :mod:`.timeline` and :mod:`.cursor`. :mod:`.commands` says which key
runs which of their methods, or which question of :mod:`.questions`.
"""
