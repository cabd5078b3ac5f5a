# Settings, saved game and other files on disk: what went wrong, and what became of the file. They are spoken too, so
# no colons, brackets or semicolons.

# A file could not be written. $path is its name.
store-error-no-permission = File { $path } cannot be written, permission denied.
store-error-read-only = File { $path } cannot be written, the disk is read only.
store-error-disk-full = File { $path } cannot be written, the disk is full.
store-error-in-the-way = File { $path } cannot be written, a folder lies where a file should be, or a file where a folder should be.
store-error-loop = File { $path } cannot be written, it is a link that leads back to itself.
store-error-too-large = File { $path } is far too large.
store-error-no-reader = File { $path } cannot be written, no program reads from it.
store-error-damaged = File { $path } is damaged.
store-error-newer-version = File { $path } comes from a newer version of the program.
store-error-in-use = File { $path } cannot be written, another program is using it.
store-error-no-locks = File { $path } cannot be written, files cannot be locked in its folder. The option data-dir names another one.
store-error-device = File { $path } cannot be written, the disk or the network reports an error.
store-error-exists = File { $path } exists already, and nothing was written.
store-error-other = File { $path } cannot be written.

# Why a file cannot be used, after a sentence that says so: it begins with a comma, and the full stop follows.
store-why =
    { $fault ->
        [no-permission] , permission denied
        [read-only] , the disk is read only
        [disk-full] , the disk is full
        [in-the-way] , something that is no file lies in its place
        [loop] , its link leads back to itself
        [too-large] , its file is far too large
        [newer-version] , it comes from a newer version of the program
        [in-use] , another program is using it
        [no-locks] , files cannot be locked in its folder, the option data-dir names another one
        [device] , the disk or the network reports an error
       *[other] { "" }
    }

# The saved game cannot go on. $aside is yes if the file was renamed to $path; else it still lies at $path.
store-save-unreadable =
    The saved game cannot be read{ store-why }. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }
store-save-damaged =
    The saved game is damaged. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }
store-save-illegal-move =
    The saved game has a move that the rules do not allow. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }
store-save-newer-version =
    The saved game comes from a newer version of the program. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }

# The file with the player's saved games and results. $aside is yes if it was renamed to $path; else it still lies there.
# $count tells how many games played could be read of it all the same, for the statistics.
store-games-damaged =
    The file of the games is damaged. { $aside ->
        [yes] It is kept in the file { $path }, the command doctor tells what to do with it.
       *[no] It is in the file { $path }.
    }{ $count ->
        [0] { "" }
        [one] { " " }One game of the statistics could be read.
       *[other] { " " }{ $count } games of the statistics could be read.
    }
store-games-unreadable =
    The file of the games cannot be read{ store-why }. { $aside ->
        [yes] What was there is kept under the name { $path }.
       *[no] Until that is mended, no game will be saved in { $path }.
    }
store-games-newer-version =
    The file of the games comes from a newer version of the program. { $aside ->
        [yes] It is kept in the file { $path }, and the game will take it back when it is up to date.
       *[no] It is in the file { $path }. Update the game to take it back.
    }
# Files that were set aside can be read by now. $count games that count were added to the statistics. $place is current or
# earlier if the saved game in them is back, on the table or in the menu of games, waiting while there is no room for it,
# else none.
store-games-returned =
    The games that were set aside are back{ $count ->
        [0] { "" }
        [one] , one game was added to the statistics
       *[other] , { $count } games were added to the statistics
    }.{ $place ->
        [earlier] { " " }The one that was under way is the previous game of the game menu.
        [waiting] { " " }The one that was under way comes back once a game here has ended.
       *[other] { "" }
    }

# Problems of the settings file. $name is the name of a setting, $value what stands in the file.
store-settings-unreadable = The settings file cannot be read{ store-why }. The default settings are used.
store-settings-not-utf8 = The settings file is not in UTF-8, line { $line }. What could be read is used.
store-settings-not-toml = The settings file is damaged, line { $line }. What could be read is used.
store-settings-wrong-type = In the settings, { $value } is the wrong kind of value for { $name }.
store-settings-wrong-value = In the settings, { $name } cannot be { $value }.
# $command is the name of a command that has an empty list of keys in the file.
store-settings-no-key = In the settings of the keys, the command { $command } has no key, so it keeps its original ones.
store-settings-unknown-rule = In the settings, there is no rule { $name }.
store-settings-rules-clash = In the settings, the house rules contradict each other, so the variant's own rules hold.
store-settings-unknown-name = In the settings, there is no name { $name }.
store-settings-not-saved = The settings that could be read cannot be written back.
# After the first few of the problems above.
store-settings-more =
    { $count ->
        [one] One more thing is wrong in the settings.
       *[other] { $count } more things are wrong in the settings.
    }
# After the problems above.
store-settings-aside = The old settings are kept under the name { $path }.

# Keys in the settings file. $command and $other are names of commands, $key is a key as written in the file.
store-keys-unknown-command = In the settings of the keys, there is no command { $command }.
store-keys-unknown-key = In the settings of the keys, { $key } for { $command } is not the name of a key.
store-keys-doubled-key = In the settings of the keys, { $key } is given to two commands, { $command } and { $other }.

# The file that the player asked all sentences to be noted in.
store-transcript-lost = The transcript cannot be written any more, the game goes on without it.

# Another copy of the program has the data folder.
store-open-elsewhere = This game is already open in another window. What is played here is not saved.
