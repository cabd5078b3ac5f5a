# The report of the command that checks the program, a line each; what is wrong comes with what to do.
doctor-program = Pyramid Access { $version }, Python { $python }, { $system }.
# $kind is config, logs, or data for saved game and languages; data is also said of one folder for all.
doctor-folder-ok =
    { $kind ->
        [config] Le programme peut écrire dans le dossier des réglages, { $path }.
        [logs] Le programme peut écrire dans le dossier du journal, { $path }.
       *[data] Le programme peut écrire dans le dossier de données, { $path }.
    }
doctor-folder-locked = Impossible d'écrire dans le dossier { $path }. Changez ses droits, ou donnez un autre dossier avec l'option data-dir.
# Nothing can be written to a folder, for another reason.
doctor-folder-unusable = Impossible d'écrire dans le dossier { $path }{ store-why }. Réparez cela, ou donnez un autre dossier avec l'option data-dir.
doctor-folder-no-locks = Les fichiers du dossier { $path } ne peuvent pas être verrouillés, comme cela arrive sur un réseau. L'enregistrement y est plus lent, et deux fenêtres du jeu s'y ignoreraient. L'option data-dir désigne un autre dossier.
# The file of the games played and saved, $path.
doctor-games-ok = Le fichier des parties est en ordre, { $path }.
doctor-games-damaged = Le fichier des parties est abîmé, { $path }. Au prochain lancement, le jeu le mettra de côté et reprendra ce qui peut être lu.
doctor-games-newer-version = Le fichier des parties vient d'une version plus récente du programme, { $path }. Mettez le jeu à jour.
doctor-games-unreadable = Le fichier des parties ne peut pas être lu{ store-why }. Réparez cela, ou donnez un autre dossier avec l'option data-dir. C'est { $path }.
# Such a file that was set aside under another name.
doctor-aside-ok = Un fichier des parties mis de côté peut être lu maintenant, { $path }. Le jeu le reprendra au lancement, dès qu'il y aura une place pour la partie en cours.
doctor-aside-damaged = Un fichier des parties abîmé est gardé, { $path }. Ce qui pouvait être lu est déjà repris, vous pouvez le supprimer.
doctor-aside-newer-version = Un fichier des parties d'une version plus récente est gardé, { $path }. Mettez le jeu à jour, et il le reprendra.
doctor-aside-unreadable = Un fichier des parties mis de côté ne peut pas être lu{ store-why }. S'il redevient lisible, le jeu le reprendra. Sinon, vous pouvez le supprimer. C'est { $path }.
doctor-library-ok = La bibliothèque de la voix est installée.
# $command is what to type to install the library anew.
doctor-library-missing = La bibliothèque de la voix manque, ou elle est abîmée. Pour la réparer, tapez { $command }
doctor-voices-ok =
    { $count ->
        [one] Une voix est installée.
       *[other] { $count } voix sont installées.
    }
# What the voice says in each language, so that it can be heard.
doctor-sample = Voici la voix du jeu. Le six de cœur et le sept de pique font treize.
# $language is the language's own name, $voice what the engine calls the voice, $system is linux, win32 or darwin.
doctor-voice-heard = Langue { $language }, la voix { $voice } vient de dire une phrase.
doctor-voice-missing =
    Aucune voix ne parle la langue { $language }, une autre la lit. { $system ->
        [win32] Ajoutez une voix dans les paramètres de Windows, à la page des voix.
        [darwin] Ajoutez une voix dans les réglages du Mac, au chapitre du contenu énoncé.
       *[other] La commande voices donne toutes les voix, l'option voice en choisit une autre.
    }
doctor-voice-damaged = La voix { $voice }, langue { $language }, est abîmée, une autre la remplace. Pour la réparer, tapez { $command }
doctor-voice-silent = La voix ne dit rien dans la langue { $language }. Pour la réparer, tapez { $command }
# The player has chosen a voice that is not there.
doctor-voice-unknown = La voix choisie pour la langue { $language } n'existe pas, une autre la remplace. La commande voices donne toutes les voix.
doctor-sound-ok = La sortie audio répond.
doctor-sound-missing = Aucune sortie audio ne répond. Vérifiez le son de votre système, ou jouez avec un lecteur d'écran.
doctor-terminal-ok = Le terminal convient.
doctor-terminal-none = Pas de terminal. Les touches seront lues sur l'entrée standard.
doctor-terminal-dumb = Le terminal n'affiche que des lignes. Le grand plateau n'y est pas possible.
# How a player who lets her screen reader speak is spoken to in this terminal, and why. $name is the name of a program.
# It gets the answers itself, and the screen stays empty.
doctor-way-reader = Si vous choisissez le lecteur d'écran, { $name } reçoit les réponses directement, et l'écran reste vide.
# A speech server.
doctor-way-server = Aucun lecteur d'écran ne lit ce terminal. Si vous choisissez le lecteur d'écran, { $name } dira les réponses.
doctor-way-watched = Le lecteur d'écran { $name } lit ce terminal. Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, et ce lecteur les lit.
# $known is yes if the program that the terminal belongs to has a name.
doctor-way-unknown =
    { $known ->
        [yes] Ce terminal passe par le programme { $name }, on ne peut donc pas savoir si un lecteur d'écran le lit.
       *[no] On ne peut pas savoir si un lecteur d'écran lit ce terminal.
    } Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.
# Here $name is a speech server that is missing.
doctor-way-nobody = Aucun lecteur d'écran ne lit ce terminal, et { $name } n'est pas installé. Lancez un lecteur d'écran, ou jouez avec la voix du jeu.
doctor-way-system = Si vous choisissez le lecteur d'écran, le jeu écrit ses réponses, et le lecteur les lit.
doctor-way-stream = Sans terminal, aucun lecteur d'écran ne lit le jeu.
doctor-encoding-ok = Le terminal affiche toutes les lettres, en { $encoding }.
doctor-encoding-poor = Le terminal n'affiche pas toutes les lettres, en { $encoding }. Les autres sont remplacées par des lettres simples.
# $path is a file with translations, $line a line in it.
doctor-locale-ok = Langue { $language }, les textes sont complets.
doctor-locale-unreadable = Le fichier de textes { $path } ne peut pas être lu.
doctor-locale-syntax = Le fichier de textes { $path } contient une faute, ligne { $line }.
doctor-locale-doubled = Le fichier de textes { $path } donne deux fois le même texte, ligne { $line }.
doctor-locale-misplaced = Le fichier de textes { $path } contient un texte d'un autre fichier, ligne { $line }.
# One text is wrong. $message is its identifier, $name what it uses, as written in the file.
doctor-locale-variable = Dans le fichier de textes { $path }, ligne { $line }, le texte { $message } utilise { $name }, qu'il ne reçoit pas.
doctor-locale-reference = Dans le fichier de textes { $path }, ligne { $line }, le texte { $message } utilise { $name }, qui n'existe pas.
doctor-locale-circle = Dans le fichier de textes { $path }, ligne { $line }, le texte { $message } renvoie à son propre texte.
doctor-locale-textless = Dans le fichier de textes { $path }, ligne { $line }, le texte { $message } est vide.
# The same, where $name is what a braille display would show; it has a full stop.
doctor-locale-braille = Dans le fichier de textes { $path }, ligne { $line }, le texte { $message } dépasse 40 cellules en braille, comme dans { $name }
# $ids are the identifiers of all missing texts, or of the first ones if $more is yes.
doctor-locale-missing =
    { $count ->
        [one] Un texte manque dans la langue { $language }, l'anglais le remplace. C'est { $ids }.
       *[other] { $count } textes manquent dans la langue { $language }, l'anglais les remplace. { $more ->
            [yes] Les premiers sont { $ids }.
           *[no] Ce sont { $ids }.
        }
    }
# A folder that was meant to be a language. $message is the identifier of a text.
doctor-no-language-file = Le dossier { $path } n'est pas une langue, language.ftl manque.
doctor-no-language-name = Le dossier { $path } n'est pas une langue, le texte { $message } manque dans language.ftl, ou contient une faute.
doctor-no-language-tag = Le dossier { $path } n'est pas une langue, son nom ne peut contenir que des lettres sans accent, des chiffres et des tirets.
doctor-all-well = Tout fonctionne.
# Everything works, but translations have faults.
doctor-texts-not-well = Le jeu fonctionne. Certains textes ont des défauts.
doctor-not-well =
    { $count ->
        [one] Il y a une chose à corriger.
       *[other] Il y a { $count } choses à corriger.
    }
