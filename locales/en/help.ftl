# The help and learn mode.

# One line of the list of keys. $keys are names of keys, $effect is one of the messages below.
help-line = { $keys }, { $effect }
# Heard when the list of keys opens, before its first line.
help-intro-play = Keys of the game, one a line, Tab for the next. Shift Tab for the rules and a first game explained. Question mark to learn the keys.
    .brief = Keys of the game.
help-intro-menu = Keys of the menus, one a line, Tab for the next. Any other letter goes to the line that begins with it. Question mark to learn them.
# Learn mode.
help-lesson-begins = Each key says what it does, without doing it. Escape or question mark to end.
help-lesson-ends = The keys work again.
# In learn mode: a key with what it does, and one that does nothing.
help-key = { $key }, { $effect }.
help-key-free = { $key }, no effect.
# In learn mode, in a menu: a letter that goes to a line.
help-key-letter = { $key }, next line that begins with { $letter }.
# While playing: a key that does nothing.
help-unknown-key = This key does nothing. Question mark for help.
    .brief = No effect.
# In a menu: a key that does nothing.
help-unknown-menu-key = This key does nothing in this menu. Q to leave it.
    .brief = No effect.

# What each command does, heard after its keys: no capital, no full stop.
help-next-free = next free card
help-previous-free = previous free card
help-left = card to the left, covered or not
help-right = card to the right, covered or not
help-up = row above
help-down = row below
help-row-start = start of the row
help-row-end = end of the row
help-choose = choose the card, then its partner, a king leaves at once
help-clear-choice = cancel the choice
help-draw = draw, or turn the waste over when the stock is empty
help-undo = undo the last move
help-redo = redo the move
help-hint = hint, once more for the next one
help-verdict = whether the game can still be won, and if not, at which move it was lost
help-go-back = go back to where the game could still be won
help-pause = pause, once more to go on
help-free-cards = the free cards
help-removals = what can leave now
help-card = the current card, once more for its partners
help-pyramid = the pyramid from its base, a row each time
help-row-1 = read row 1
help-row-2 = read row 2
help-row-3 = read row 3
help-row-4 = read row 4
help-row-5 = read row 5
help-row-6 = read row 6
help-row-7 = read row 7
help-board = the whole board in lines of letters, x after a covered card
help-stock = stock and waste, or the columns, once more for the cards below
help-status = cards, moves and passes, once more for time and hints
help-repeat = say it again
help-older = previous sentence in the history
help-newer = next sentence in the history
help-language = another language
help-new-game = new game
help-game-menu = game menu
help-detail = more or fewer details
help-earcon-switch = sounds off or on
help-slower = speak slower
help-faster = speak faster
help-softer = speak softer
help-louder = speak louder
help-lower = lower voice
help-higher = higher voice
# The same, where the voice of the system cannot do it.
help-pitch-missing = this voice keeps its pitch
help-earcons-missing = no sounds on this system
help-voice = next voice
help-speech-switch = voice off or on
help-settings = settings
help-help = list of the keys, once more to learn them
help-quit = leave, the game is saved
help-menu-next = next line
help-menu-previous = previous line
help-menu-first = first line
help-menu-last = last line
help-menu-take = take this line, or go to the next value
help-menu-forward = next value, or open the menu of this line
help-menu-back = previous value, or the menu before
help-menu-leave = leave the menu
help-menu-quit = leave the program, the game is saved
help-menu-1 = line 1
help-menu-2 = line 2
help-menu-3 = line 3
help-menu-4 = line 4
help-menu-5 = line 5
help-menu-6 = line 6
help-menu-7 = line 7
help-menu-8 = line 8
help-menu-9 = line 9
help-menu-0 = the zero of lines 10, 20 and 30
