"""Words for the rules that a game is played by."""

from pyramid_access.narration.translator import Translator
from pyramid_access.rules.variants import Variant, overrides_text, parse_overrides

Message = tuple[str, dict[str, object]]


def variant_name(translator: Translator, variant: Variant) -> str:
    """Return the name of a game, without a full stop."""
    return translator.say(f"variants-{variant.id}-name")


def house_rule_messages(variant: Variant) -> tuple[Message, ...]:
    """Return messages, with their arguments, that tell the house rules of a game; often none.

    There is one for each option that differs from the named game's, after one that says so.
    """
    rules = parse_overrides(overrides_text(variant))
    if not rules:
        return ()
    return (("variants-house-rules", {}), *(_rule(option, text) for option, text in rules.items()))


def _rule(option: str, text: str) -> Message:
    return f"variants-rule-{option.replace('_', '-')}", {"value": int(text) if text.isdigit() else text}
