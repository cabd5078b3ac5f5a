"""The commands that write something and end."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from pyramid_access import __version__
from pyramid_access.cli.help import write_help
from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_block, write_json, write_line
from pyramid_access.cli.parse import Invocation
from pyramid_access.deals.choice import fetch
from pyramid_access.deals.notation import deal_text
from pyramid_access.narration.key_words import key_words
from pyramid_access.rules.variants import DEFAULT_VARIANT, OPTIONS, RULE_CHOICES, VARIANTS, option_text
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.commands import Command as KeyCommand
from pyramid_access.session.key_bindings import bindings
from pyramid_access.store.settings_file import read_settings

Command = Callable[[Invocation, CliMessages], int]
"""Returns the exit code."""


def run(invocation: Invocation, words: CliMessages) -> int:
    """Run a command other than the game; return the exit code."""
    if "help" in invocation.values:
        write_help(words.say, invocation.command if invocation.is_named else None)
        return 0
    if "version" in invocation.values:
        write_line(f"pyramid-access {__version__}")
        return 0
    return _COMMANDS[invocation.command](invocation, words)


def _deal(invocation: Invocation, _words: CliMessages) -> int:
    if invocation.deal is None:
        raise AssertionError("parsed without a deal")
    from pyramid_access.cli.solving import asked_variant

    game, origin, _ = fetch(invocation.deal, asked_variant(invocation), date.today())
    write_block(deal_text(game, origin.number))
    return 0


def _variants(invocation: Invocation, words: CliMessages) -> int:
    """List the variants; then the house rules that each of them takes, with their values."""
    rows = [(variant, words.say(f"variants-{variant.id}-name")) for variant in VARIANTS.values()]
    if "json" in invocation.values:
        write_json(
            [
                {"id": variant.id, "name": name, "default": variant.id == DEFAULT_VARIANT}
                | {"rules": {option: option_text(variant, option) for option in OPTIONS}}
                for variant, name in rows
            ]
        )
        return 0
    for variant, name in rows:
        rules = words.say(f"variants-{variant.id}-help")
        write_line(words.say("options-variant-line", id=variant.id, name=name, rules=rules))
    write_line(words.say("options-house-rules"))
    for option in OPTIONS:
        choices = ", ".join(RULE_CHOICES[option]) if option in RULE_CHOICES else words.say("options-rule-passes-values")
        text = words.say(f"options-rule-{option.replace('_', '-')}")
        write_line(words.say("options-rule-line", rule=option, choices=choices, text=text))
    return 0


def _keys(invocation: Invocation, words: CliMessages) -> int:
    """List the commands with the keys that the player's settings give them; wrong keys there are refused."""
    remapped = read_settings(words.folders.settings_file)[0].keys
    for mode in Mode:
        bindings(COMMANDS, mode, remapped)
    rows = [(command, remapped.get(command.id, command.keys)) for command in COMMANDS]
    if "json" in invocation.values:
        write_json([_key_row(command, keys, words) for command, keys in rows])
        return 0
    for mode in Mode:
        write_line(words.say(f"options-keys-{mode.value}"))
        for command, keys in rows:
            if mode in command.modes and keys:
                names = ", ".join(key_words(words.say, key) for key in keys)
                write_line(words.say("help-line", keys=names, effect=words.say(command.help_id)))
    return 0


def _key_row(command: KeyCommand, keys: Sequence[str], words: CliMessages) -> dict[str, object]:
    return {
        "id": command.id,
        "keys": list(keys),
        "group": command.group.value,
        "modes": [mode.value for mode in Mode if mode in command.modes],
        "help": words.say(command.help_id),
    }


def _languages(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.translations import write_languages

    return write_languages(words, as_json="json" in invocation.values)


def _voices(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.voices import write_voices

    return write_voices(words, as_json="json" in invocation.values)


def _solve(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.solving import solve_deals

    return solve_deals(invocation, words)


def _survey(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.surveying import survey_deals

    return survey_deals(invocation, words)


def _stats(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.stats import write_stats

    return write_stats(invocation, words)


def _doctor(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.doctor import examine

    return examine(words, as_json="json" in invocation.values)


def _listen(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.listening import listen

    return listen(invocation, words)


def _completion(invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.completion import completion

    write_block(completion(invocation.shell, words.say, [language.tag for language in words.languages]))
    return 0


def _man(_invocation: Invocation, words: CliMessages) -> int:
    from pyramid_access.cli.help import man_page

    write_block(man_page(words.say))
    return 0


_COMMANDS: Mapping[str, Command] = {
    "solve": _solve,
    "survey": _survey,
    "deal": _deal,
    "variants": _variants,
    "languages": _languages,
    "voices": _voices,
    "keys": _keys,
    "stats": _stats,
    "doctor": _doctor,
    "listen": _listen,
    "completion": _completion,
    "man": _man,
}
