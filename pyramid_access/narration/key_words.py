"""How keys are called, in words that every voice and reader says whole."""

from collections.abc import Callable

from pyramid_access.session.key_bindings import is_key

_NAMED_CHARACTERS = {
    "?": "question-mark",
    ",": "comma",
    ";": "semicolon",
    "&": "ampersand",
    '"': "double-quote",
    "'": "apostrophe",
    ":": "colon",
    ".": "full-stop",
    "!": "exclamation-mark",
    "/": "slash",
    "(": "left-parenthesis",
    ")": "right-parenthesis",
    "-": "hyphen",
    "_": "underscore",
    "<": "less-than",
    ">": "greater-than",
    "=": "equals",
}
"""Characters that voices skip, or read as a pause, and so need a name."""


def key_words(say: Callable[..., str], key: str) -> str:
    """Return what a key is called: ``tab`` gives Tab, ``p`` gives P, ``P`` gives Capital P, ``?`` its name.

    A key that no command can have is another key.

    ``say`` finds the words of a message.
    """
    if not is_key(key):
        return say("keys-other")
    if key.startswith("c-") and len(key) == 3:
        return say("keys-control", letter=key[-1].upper())
    if len(key) > 1:
        return say("keys-function", number=key[1:]) if key[1:].isdigit() else say(f"keys-{key}")
    if key.isdigit():
        return say("keys-digit", digit=key)  # Readers that echo the key may swallow an answer that begins with it.
    if key.isupper():
        return say("keys-capital", letter=key)  # The same.
    name = _NAMED_CHARACTERS.get(key)
    return say(f"keys-{name}") if name else key.upper()
