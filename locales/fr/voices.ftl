# The list of voices. $id is what the option takes, $language the language's own name.
voices-line = { $id }, { $name }, { $language }.
voices-none = Aucune voix n'est installée.
