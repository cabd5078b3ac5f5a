"""Words for the rules that a game is played by."""

from pyramid_access.narration.translator import Translator
from pyramid_access.rules.variants import Variant, overrides_text, parse_overrides

Message = tuple[str, dict[str, object]]


def variant_name(translator: Translator, variant: Variant) -> str:
    """Return the name of a game, without a full stop."""
    return translator.say(f"variants-{variant.id}-name")


def variant_help(translator: Translator, variant: Variant) -> str:
    """Return how a game is played, then the house rules that change it."""
    return " ".join([translator.say(f"variants-{variant.id}-help"), *house_rules(translator, variant)])


def house_rules(translator: Translator, variant: Variant) -> tuple[str, ...]:
    """Return a sentence for each option that differs from the named game's, after one that says so; often none."""
    return tuple(translator.say(message_id, **args) for message_id, args in house_rule_messages(variant))


def house_rule_messages(variant: Variant) -> tuple[Message, ...]:
    """Return the messages, with their arguments, of the sentences of :func:`house_rules`."""
    rules = parse_overrides(overrides_text(variant))
    if not rules:
        return ()
    return (("variants-house-rules", {}), *(_rule(option, text) for option, text in rules.items()))


def _rule(option: str, text: str) -> Message:
    return f"variants-rule-{option.replace('_', '-')}", {"value": int(text) if text.isdigit() else text}
