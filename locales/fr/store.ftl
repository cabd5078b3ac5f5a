# Settings, saved game and other files on disk: what went wrong, and what became of the file. They are spoken too, so
# no colons, brackets or semicolons.

# A file could not be written. $path is its name.
store-error-no-permission = Impossible d'écrire le fichier { $path }, accès refusé.
store-error-read-only = Impossible d'écrire le fichier { $path }, le disque est en lecture seule.
store-error-disk-full = Impossible d'écrire le fichier { $path }, le disque est plein.
store-error-in-the-way = Impossible d'écrire le fichier { $path }, un dossier se trouve à la place d'un fichier, ou un fichier à la place d'un dossier.
store-error-loop = Impossible d'écrire le fichier { $path }, c'est un lien qui tourne en rond.
store-error-too-large = Le fichier { $path } est beaucoup trop grand.
store-error-no-reader = Impossible d'écrire le fichier { $path }, aucun programme ne le lit.
store-error-damaged = Le fichier { $path } est abîmé.
store-error-newer-version = Le fichier { $path } vient d'une version plus récente du programme.
store-error-in-use = Impossible d'écrire le fichier { $path }, un autre programme s'en sert.
store-error-no-locks = Impossible d'écrire le fichier { $path }, les fichiers de son dossier ne peuvent pas être verrouillés. L'option data-dir en désigne un autre.
store-error-device = Impossible d'écrire le fichier { $path }, le disque ou le réseau signale une erreur.
store-error-exists = Le fichier { $path } existe déjà, et rien n'a été écrit.
store-error-other = Impossible d'écrire le fichier { $path }.

# Why a file cannot be used, after a sentence that says so: it begins with a comma, and the full stop follows.
store-why =
    { $fault ->
        [no-permission] , accès refusé
        [read-only] , le disque est en lecture seule
        [disk-full] , le disque est plein
        [in-the-way] , à sa place se trouve autre chose qu'un fichier
        [loop] , son lien tourne en rond
        [too-large] , son fichier est beaucoup trop grand
        [newer-version] , il vient d'une version plus récente du programme
        [in-use] , un autre programme s'en sert
        [no-locks] , les fichiers de son dossier ne peuvent pas être verrouillés, l'option data-dir en désigne un autre
        [device] , le disque ou le réseau signale une erreur
       *[other] { "" }
    }

# The saved game cannot go on. $aside is yes if the file was renamed to $path; else it still lies at $path.
store-save-unreadable =
    La partie enregistrée ne peut pas être lue{ store-why }. { $aside ->
        [yes] Elle est conservée dans le fichier { $path }.
       *[no] Elle se trouve dans le fichier { $path }.
    }
store-save-damaged =
    La partie enregistrée est abîmée. { $aside ->
        [yes] Elle est conservée dans le fichier { $path }.
       *[no] Elle se trouve dans le fichier { $path }.
    }
store-save-illegal-move =
    La partie enregistrée contient un coup que les règles ne permettent pas. { $aside ->
        [yes] Elle est conservée dans le fichier { $path }.
       *[no] Elle se trouve dans le fichier { $path }.
    }
store-save-newer-version =
    La partie enregistrée vient d'une version plus récente du programme. { $aside ->
        [yes] Elle est conservée dans le fichier { $path }.
       *[no] Elle se trouve dans le fichier { $path }.
    }

# The file with the player's saved games and results. $aside is yes if it was renamed to $path; else it still lies there.
# $count tells how many games played could be read of it all the same, for the statistics.
store-games-damaged =
    Le fichier des parties est abîmé. { $aside ->
        [yes] Il est conservé dans le fichier { $path }, la commande doctor dit quoi en faire.
       *[no] Il se trouve dans le fichier { $path }.
    }{ $count ->
        [0] { "" }
        [one] { " " }Une partie des statistiques a pu être lue.
       *[other] { " " }{ $count } parties des statistiques ont pu être lues.
    }
store-games-unreadable =
    Le fichier des parties ne peut pas être lu{ store-why }. { $aside ->
        [yes] Ce qui se trouvait là reste conservé sous le nom { $path }.
       *[no] Tant que ce n'est pas réparé, aucune partie ne sera enregistrée dans { $path }.
    }
store-games-newer-version =
    Le fichier des parties vient d'une version plus récente du programme. { $aside ->
        [yes] Il est conservé dans le fichier { $path }, et le jeu le reprendra quand il sera mis à jour.
       *[no] Il se trouve dans le fichier { $path }. Mettez le jeu à jour pour le reprendre.
    }
# Files that were set aside can be read by now. $count games that count were added to the statistics. $place is current or
# earlier if the saved game in them is back, on the table or in the menu of games, waiting while there is no room for it,
# else none.
store-games-returned =
    Les parties mises de côté sont reprises{ $count ->
        [0] { "" }
        [one] , une partie de plus dans les statistiques
       *[other] , { $count } parties de plus dans les statistiques
    }.{ $place ->
        [earlier] { " " }Celle qui était en cours devient la partie précédente du menu des parties.
        [waiting] { " " }Celle qui était en cours reviendra quand une partie d'ici sera finie.
       *[other] { "" }
    }

# Problems of the settings file. $name is the name of a setting, $value what stands in the file.
store-settings-unreadable = Le fichier des réglages ne peut pas être lu{ store-why }. Les réglages d'origine s'appliquent.
store-settings-not-utf8 = Le fichier des réglages n'est pas en UTF-8, ligne { $line }. Ce qui a pu être lu est utilisé.
store-settings-not-toml = Le fichier des réglages est abîmé, ligne { $line }. Ce qui a pu être lu est utilisé.
store-settings-wrong-type = Dans les réglages, { $value } n'est pas le bon genre de valeur pour { $name }.
store-settings-wrong-value = Dans les réglages, { $name } ne peut pas être { $value }.
# $command is the name of a command that has an empty list of keys in the file.
store-settings-no-key = Dans les réglages des touches, la commande { $command } n'a aucune touche, elle garde celles d'origine.
store-settings-unknown-rule = Dans les réglages, la règle { $name } n'existe pas.
store-settings-rules-clash = Dans les réglages, les règles maison se contredisent, les règles de la variante s'appliquent donc.
store-settings-unknown-name = Dans les réglages, le nom { $name } n'existe pas.
store-settings-not-saved = Les réglages qui ont pu être lus ne peuvent pas être réécrits.
# After the first few of the problems above.
store-settings-more =
    { $count ->
        [one] Les réglages contiennent encore une erreur.
       *[other] Les réglages contiennent encore { $count } erreurs.
    }
# After the problems above.
store-settings-aside = Les anciens réglages sont conservés sous le nom { $path }.

# Keys in the settings file. $command and $other are names of commands, $key is a key as written in the file.
store-keys-unknown-command = Dans les réglages des touches, la commande { $command } n'existe pas.
store-keys-unknown-key = Dans les réglages des touches, { $key } pour { $command } n'est pas le nom d'une touche.
store-keys-doubled-key = Dans les réglages des touches, { $key } est donnée à deux commandes, { $command } et { $other }.

# The file that the player asked all sentences to be noted in.
store-transcript-lost = La transcription ne peut plus être écrite, le jeu continue sans elle.

# Another copy of the program has the data folder.
store-open-elsewhere = Le jeu est déjà ouvert dans une autre fenêtre. Ce qui est joué ici ne sera pas enregistré.
