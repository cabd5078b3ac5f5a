# The list of voices. $id is what the option takes, $language its language.
voices-line = { $id }, { $name }, { $language }.
voices-none = Nenhuma voz está instalada.
