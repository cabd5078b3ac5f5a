# The menu of settings. Names and values have no full stop; a value is also heard alone, after a key has changed it.
settings-title = Settings.
settings-lang = Language
settings-speaker = Who speaks
settings-view = Display
settings-detail = Details
settings-hints = Hints
settings-rate = Speed of the voice
settings-volume = Volume of the voice

# Who speaks: the game's own voice, the player's screen reader, nobody.
settings-speaker-own = The game's voice
settings-speaker-reader = Screen reader
settings-speaker-off = No voice
# What is on the screen.
settings-view-line = Lines of text
settings-view-board = Large board
# How much is said.
settings-detail-brief = Few details
settings-detail-normal = Usual details
settings-detail-full = All details
# What hints are made from: what the player can know, all cards, rules of thumb.
settings-hints-fair = Without seeing hidden cards
settings-hints-exact = Seeing all cards
settings-hints-thumb = Simple rules, no calculation
# Words a minute.
settings-rate-value = Speed { $rate }
# Per cent.
settings-volume-value = Volume { $volume }
