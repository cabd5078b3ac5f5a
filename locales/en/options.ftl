# The command line: its help, and a sentence for each mistake. One message is one line of text.

# First line of the help.
options-about = Pyramid Access { $version }: Pyramid solitaire by ear and by keyboard.
options-usage = Usage: pyramid-access [command] [options]
# $line is what to type, such as deal N.
options-usage-command = Usage: pyramid-access { $line } [options]
options-commands = Commands:
options-options = Options:
options-options-play = Options of play:
# The last line of the help.
options-learn = To learn to play: start the game, press the question mark, then Shift Tab. The first game, explained, and the rules are the last lines of the help.
# One line of the help: what to type, and what it does.
options-line = { $line }: { $text }
# What stands for a value in the help, in capitals: a file, a folder, a language, a name from a list, a house rule, a file of texts.
options-placeholder-file = FILE
options-placeholder-dir = DIR
options-placeholder-tag = TAG
options-placeholder-id = ID
options-placeholder-rule = RULE
options-placeholder-value = VALUE
options-placeholder-topic = TOPIC

# What each command does, after its name.
options-command-play = play a game; this is what happens without a command.
options-command-solve = tell whether a deal or a position can be won, and how; a file holds one, or one a line.
options-command-survey = count how many deals can be won, on all cores.
options-command-deal = show the cards of a deal number, or of today's deal.
options-command-variants = list the variants and their rules, then the house rules and their values.
options-command-languages = list the languages, and what is wrong in their texts.
options-command-listen = for translators: say and write the texts of a language one after the other, with sample values; all of them, or those of a topic such as play, or those whose names begin so; Ctrl+C ends it, --speaker off only writes, --detail keeps to one level.
options-command-voices = list the voices, by language.
options-command-keys = list the keys.
options-command-stats = what your games on this machine have come to: won, in a row, times, help.
options-command-doctor = check that speech, sound, terminal and folders work, and say what to do if not.
options-command-completion = write a script that lets the shell complete commands and options; see the manual page.
options-command-man = write the manual page; to read it: pyramid-access man | man -l -

# What each option is for, after its name. What is to be typed stays in English, such as today or fair.
options-lang = language of texts and voice, such as en or fr.
options-variant = the variant to play; pyramid-access variants lists them.
options-rules = house rules, such as passes=2,goal=all; pyramid-access variants lists them with their values.
options-deal = the deal: a number, today for today's deal, which can be won, a file with 52 cards or a position, or a minus sign for standard input.
options-winnable = new games can all be won; a deal that --deal asks for is played even if it cannot.
options-speaker = who speaks: own for the game's own voice, reader for your screen reader, off for nobody.
options-view = what is on the screen: line for lines of text, board for a large board.
options-theme = colours of the board: dark, light, yellow for yellow on black, system for those of the terminal.
options-spelled-suits = write the suits in letters on the board, in place of the symbols.
options-voice = the voice; pyramid-access voices lists them.
options-rate = speed of the voice in words a minute.
options-volume = volume of the voice in per cent.
options-pitch = pitch of the voice, from low to high, 50 is usual.
options-earcons = sounds: voice to hear them with the game's voice, on for always, off for never.
options-earcon-volume = volume of the sounds in per cent.
options-place = where voice and sounds are heard: pan from left to right as the cards lie, off in the middle, mono.
options-detail = how much is said: brief for little, normal, full for all.
options-hints = what hints are made from: fair for what you can know, exact for all cards, thumb for simple rules.
options-new = begin a new game, even if one is saved.
options-resume = go on with the saved game, as also happens without this option; not together with --new, --deal, --variant or --rules.
options-transcript = append all that is said to this file, in JSON lines.
options-shortest = give a line of moves that is proven to be as short as any; a removal, a draw and turning the waste over count one move each.
options-deals = how many deals the survey counts.
options-first = number of the first deal of the survey, 1 if it is not given.
options-jobs = how many processes work at a time, one for each core if it is not given.
options-player = let a player play the deals of the survey; fair plays by hints that use only what a player can know.
options-export = copy all games counted to this new file, in JSON.
options-import = add the games of such a file, never counting one twice.
options-json = write JSON.
options-data-dir = one folder for settings, games and log.
options-debug = write everything to the log file.
options-help = this help.
options-version = show the version.

# Headings in the list of keys.
options-keys-play = Keys while playing:
options-keys-menu = Keys in menus:
# A variant in the list: what to type, its name, its rules.
options-variant-line = { $id }: { $name }. { $rules }

# The house rules, listed after the variants. $rule and $choices are what to type, $text is one of the messages below.
options-house-rules = House rules, to be typed after --rules as rule=value, with commas between them:
options-rule-line = { $rule }: { $choices }. { $text }
options-rule-passes-values = 1 to 999, unlimited
options-rule-goal = What must go to win: the pyramid, or all 52 cards.
options-rule-passes = How many times the stock may be gone through.
options-rule-draw = How many cards one draw turns.
options-rule-stock = waste: the drawn card goes on the waste; hand: it stays in hand; open: the stock is face up; piles: three cards, one on each of three piles; none: no stock.
options-rule-reserve = Columns in place of the stock: none, 8 of three cards, or 6 of four.
options-rule-waste-pair = Whether the two topmost waste cards may leave together.
options-rule-overlap = Whether a card may leave with the only card that covers it.
options-rule-partners = thirteen: a pair adds up to thirteen, a king leaves alone; dozen: twelve, and a queen goes with a king; near: equal or neighbouring ranks.
options-rule-scoring = par: points are counted by par; none: no points.

# More lines of the report of doctor. $packages is a list of names and versions.
options-doctor-packages = Libraries: { $packages }.
options-doctor-package-missing = The library { $name } is missing. Install the program again.
options-doctor-size = The window has { $columns } columns and { $rows } rows.

# $choices is a list of names, $option and $value are what was typed.
options-error-unknown-command = There is no command { $option }. The commands are: { $choices }.
options-error-unknown-option = There is no option { $option }. The options are listed by: pyramid-access --help
options-error-option-elsewhere = The command { $value } has no option { $option }. Its options are listed by: pyramid-access { $value } --help
options-error-missing-value = The option { $option } needs a value after it.
options-error-unwanted-value = The option { $option } takes no value.
options-error-unknown-choice = The option { $option } cannot be { $value }. Possible: { $choices }.
options-error-not-a-number = After { $option } a whole number is needed, not { $value }.
options-error-out-of-range = The number after { $option } goes from { $low } to { $high }; { $value } is outside.
options-error-deal-number = Deal numbers go from { $low } to { $high }; { $value } is outside.
options-error-missing-deal = After deal a deal number is needed, or the word today.
options-error-missing-option = The command { $value } needs the option { $option }.
options-error-unwanted-argument = The command { $option } does not take { $value }.
options-error-contradiction = The options { $option } and { $value } contradict each other: only one of them can be given.
options-error-unknown-language = There is no language { $value }. The languages are: { $choices }.
options-error-unknown-shell = After { $option } the name of a shell is needed: { $choices }.
options-error-unknown-topic = There is no topic and no text { $value }. The topics are: { $choices }.
options-error-no-shortest = The option { $option } is possible only where the stock is drawn one card at a time to a single waste, or there is none, and each rank has one partner rank or leaves alone; the variants are: { $choices }.
options-error-no-pairs = The option { $option } is not possible for a position from which cards have left that make no pairs.
# A fault of the program. $path is the log file.
options-error-internal = Something went wrong inside the program. What happened is in the log file: { $path }
options-error-internal-unlogged = Something went wrong inside the program, and the log file cannot be written.
