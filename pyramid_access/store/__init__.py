"""Settings, games and records on disk, whole at every moment.

Read :mod:`~pyramid_access.store.game_store` first: what the game under way needs, from its start to its end. Below it
lie, each readable by itself:

- ``saved_content`` and ``records_file``: a game under way and the games that count as text, read without trusting it;
- ``records``: the games that count, as rows of the database;
- ``database``: the SQLite file itself, its tables and their versions; ``repair``: what is done with a damaged one;
- ``atomic``: reading and writing single files, and the one exception of this package; ``folders``: where they lie;
- ``settings_file`` and ``settings_fields``: the player's settings in TOML; ``progress``: what she has been taught;
- ``problems``: what is told when saved games or records are damaged.

Everything here is called from the thread that reads the keys, except where a function says otherwise.
"""
