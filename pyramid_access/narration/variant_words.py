"""Words for the rules that a game is played by."""

from pyramid_access.narration.translator import Translator
from pyramid_access.rules.variants import OPTIONS, VARIANTS, Variant, option_text


def variant_name(translator: Translator, variant: Variant) -> str:
    """Return the name of a game, without a full stop."""
    return translator.say(f"variants-{variant.id}-name")


def variant_help(translator: Translator, variant: Variant) -> str:
    """Return how a game is played, then the house rules that change it."""
    return " ".join([translator.say(f"variants-{variant.id}-help"), *house_rules(translator, variant)])


def house_rules(translator: Translator, variant: Variant) -> tuple[str, ...]:
    """Return a sentence for each option that differs from the named game's, after one that says so; often none."""
    named = VARIANTS[variant.id]
    changed = [option for option in OPTIONS if option_text(variant, option) != option_text(named, option)]
    if not changed:
        return ()
    sentences = (_rule(translator, option, option_text(variant, option)) for option in changed)
    return (translator.say("variants-house-rules"), *sentences)


def _rule(translator: Translator, option: str, text: str) -> str:
    value = int(text) if text.isdigit() else text
    return translator.say(f"variants-rule-{option.replace('_', '-')}", value=value)
