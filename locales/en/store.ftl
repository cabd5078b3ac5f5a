# Settings, saved game and other files on disk: what went wrong, and what became of the file. They are spoken too, so
# no colons, brackets or semicolons.

# A file could not be written. $path is its name.
store-error-no-permission = File { $path } cannot be written, permission denied.
store-error-read-only = File { $path } cannot be written, the disk is read only.
store-error-disk-full = File { $path } cannot be written, the disk is full.
store-error-in-the-way = File { $path } cannot be written, a folder lies where a file should be, or a file where a folder should be.
store-error-too-large = File { $path } is far too large.
store-error-no-reader = File { $path } cannot be written, no program reads from it.
store-error-damaged = File { $path } is damaged.
store-error-newer-version = File { $path } comes from a newer version of the program.
store-error-in-use = File { $path } cannot be written, another program is using it.
store-error-exists = File { $path } exists already, and nothing was written.
store-error-other = File { $path } cannot be written.

# The saved game cannot go on. $aside is yes if the file was renamed to $path; else it still lies at $path.
store-save-unreadable =
    The saved game cannot be read. { $aside ->
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
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }{ $count ->
        [0] { "" }
        [one] { " " }One game of the statistics could be read.
       *[other] { " " }{ $count } games of the statistics could be read.
    }
store-games-unreadable =
    The file of the games cannot be read. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }
store-games-newer-version =
    The file of the games comes from a newer version of the program. { $aside ->
        [yes] It is kept in the file { $path }.
       *[no] It is in the file { $path }.
    }

# Problems of the settings file. $name is the name of a setting, $value what stands in the file.
store-settings-unreadable = The settings file cannot be read. The default settings are used.
store-settings-not-utf8 = The settings file is not in UTF-8, line { $line }. What could be read is used.
store-settings-not-toml = The settings file is damaged, line { $line }. What could be read is used.
store-settings-wrong-type = In the settings, { $value } is the wrong kind of value for { $name }.
store-settings-wrong-value = In the settings, { $name } cannot be { $value }.
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
store-settings-aside = The damaged settings file is kept in the file { $path }.

# Keys in the settings file. $command and $other are names of commands, $key is a key as written in the file.
store-keys-unknown-command = In the settings of the keys, there is no command { $command }.
store-keys-unknown-key = In the settings of the keys, { $key } for { $command } is not the name of a key.
store-keys-doubled-key = In the settings of the keys, { $key } is given to two commands, { $command } and { $other }.

# The file that the player asked all sentences to be noted in.
store-transcript-lost = The transcript cannot be written any more, the game goes on without it.

# Another copy of the program has the data folder.
store-open-elsewhere = This game is already open in another window. What is played here is not saved.
