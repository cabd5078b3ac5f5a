# The menu of settings. Names and values have no full stop; a value is also heard alone, after a key has changed it.
settings-title = Settings.
settings-lang = Language
settings-speaker = Who speaks
settings-view = Display
settings-theme = Colours of the board
settings-spelled-suits = Cards on the board
settings-detail = Details
settings-hints = Hints
settings-tips = Tips while playing
settings-rate = Speed of the voice
settings-volume = Volume of the voice
settings-pitch = Pitch of the voice
settings-earcons = Sounds
settings-earcon-volume = Volume of the sounds
settings-place = Where cards are heard
settings-voices = Voice
settings-keys = Keys
# Two lines of the menu of games.
settings-variant = Variant
settings-winnable = Only winnable deals

# Who speaks: the game's own voice, the player's screen reader, nobody.
settings-speaker-own = The game's voice
settings-speaker-reader = Screen reader
settings-speaker-off = No voice
# What is on the screen.
settings-view-line = Lines of text
settings-view-board = Large board
# Colours of the board; the last are the two that the terminal itself writes in.
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-yellow = Yellow on black
settings-theme-system = Those of the terminal
# How the board shows suits.
settings-spelled-suits-yes = Spelled out
settings-spelled-suits-no = With symbols
# How much is said.
settings-detail-brief = Few details
settings-detail-normal = Usual details
settings-detail-full = All details
# What hints are made from: what the player can know, all cards, rules of thumb.
settings-hints-fair = Without seeing hidden cards
settings-hints-exact = Seeing all cards
settings-hints-thumb = Simple rules, no calculation
settings-winnable-yes = Yes
settings-winnable-no = No
settings-tips-yes = Yes
settings-tips-no = No
# Which voice speaks the language, before the names of the voices are known, and where there is none.
settings-voices-usual = The usual one
settings-voices-chosen = Chosen by you
settings-voices-none = None for this language
# A voice tells who it is, such as Scotland, and goes on speaking for a moment.
settings-voices-sample = { $value }. Queen of spades and ace of hearts.
# Words a minute.
settings-rate-value = Speed { $rate }
# Per cent.
settings-volume-value = Volume { $volume }
settings-earcon-volume-value = Volume { $earcon_volume }
# From 0, low, to 100, high; 50 is usual.
settings-pitch-value = Pitch { $pitch }
# When the short sounds of the game are heard: with the game's own voice, beside a screen reader too, never.
settings-earcons-voice = Sounds with the game's voice
settings-earcons-on = Sounds always on
settings-earcons-off = No sounds
# From where voice and sounds are heard: as the card lies, or the same in both ears.
settings-place-pan = From left to right
settings-place-off = In the middle, mono
# Where the voice of the system speaks, and what it cannot do: in place of a value, and after a key.
settings-pitch-missing = This voice keeps its pitch
settings-earcons-missing = No sounds on this system
settings-place-missing = Always in the middle on this system
