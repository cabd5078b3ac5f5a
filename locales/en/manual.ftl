# The manual page, for the terminal and for packages. It is written, never spoken, so it may have colons.

# Names of its sections, in capitals as in other manual pages.
manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-commands = COMMANDS
manual-options = OPTIONS
manual-keys = KEYS
manual-deals = DEALS AND POSITIONS
manual-completion = COMPLETION
manual-files = FILES
manual-environment = ENVIRONMENT
manual-exit = EXIT STATUS
manual-examples = EXAMPLES

# What the program is, in the section NAME and in the menu of programs; no capital, no full stop.
manual-summary = Pyramid solitaire by ear and by keyboard
# After the name of the program, in the section SYNOPSIS.
manual-usage = [command] [options]
manual-description-what = Pyramid Access is Pyramid solitaire for people who play by ear and by keyboard. It is heard with its own voice, read with a screen reader or a braille display, or seen as large cards with strong contrast. Every key gets an answer at once, and the game knows exactly whether it can still be won.
manual-description-start = Without a command a game begins, or the saved one goes on. The first start asks for the language and for the way you play.
# Above the list of options; options of other commands than play are marked by the sentence after it.
manual-options-play = These are the options of play, where no other command is named.
manual-options-only = Only with { $commands }.
manual-keys-change = These are the keys that the game comes with; the settings give other keys to the commands.

# The section on deals and positions, a paragraph each. $last is the highest number of a deal.
manual-deals-text = A deal is a text of 52 cards in dealing order: the pyramid row by row from the top, then the stock, first drawn first, or the reserve, a row at a time. A card is a rank, A, 2 to 9, T or 10, J, Q, K, then its suit, c, d, h, s. Case, spaces and line breaks do not matter, and what follows a # is a comment.
manual-deals-others = The boards of PySolFC, with a line Talon: for the stock, and the pictures and lists of pyramid-solver are read as well. The number of a deal stands for the same cards as in PySolFC, from 1 to { $last }.
manual-deals-position = A position is one line of text: the variant with its house rules, the 52 cards, then what has left and how the stock and the waste lie, with bars between them. It brings its own rules. The menu of games writes deals and positions; of a transcript the last position is played.

# How the scripts that complete commands are put in their place; a line to type follows each.
manual-completion-bash = For bash:
manual-completion-zsh = For zsh, with this folder in fpath:
manual-completion-fish = For fish:

# The section on files: where they are, then what is in each file or folder, after its name.
manual-files-where = On other systems than Linux the folders are those of the system; pyramid-access doctor names them.
manual-files-settings = the settings
manual-files-games = the game under way, and the games played so far
manual-files-deals = deals and positions that you have saved, or that others have given you
manual-files-texts = the texts of games that you have saved
manual-files-locales = languages of your own

# What each variable of the environment does, after its name.
manual-environment-accessible = with the value 1: lines of text for a screen reader, and nothing is asked at the first start
manual-environment-color = no colours on the board
manual-environment-language = the language, where neither the option nor the settings say another

# What each exit code means, after the number.
manual-exit-done = It was done.
manual-exit-no = The answer is no: a deal cannot be won, or something is missing.
manual-exit-wrong = Wrong usage or bad input; one sentence says what and where.
manual-exit-interrupted = Interrupted.

# What each line of the section EXAMPLES does; the line to type follows.
manual-example-number = Play the deal that PySolFC deals for the number 617:
manual-example-friend = Play the position that a friend has sent:
manual-example-solve = Tell whether the deal of the day can be won, and how:
