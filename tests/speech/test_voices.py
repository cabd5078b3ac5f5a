import pytest

from pyramid_access.speech.voices import VoiceInfo, choose_voice, speaks, voice_info, voices_for, wanted_voice

ESPEAK = (
    VoiceInfo("gmw/de", "German", ("de",)),
    VoiceInfo("gmw/en-US", "English (America)", ("en-us", "en")),
    VoiceInfo("gmw/en", "English (Great Britain)", ("en-gb", "en")),
    VoiceInfo("roa/fr-BE", "French (Belgium)", ("fr-be", "fr")),
    VoiceInfo("roa/fr", "French (France)", ("fr-fr", "fr")),
)
WINDOWS = (
    VoiceInfo("HKEY_LOCAL_MACHINE\\Tokens\\TTS_MS_EN-US_ZIRA_11.0", "Microsoft Zira Desktop - English"),
    VoiceInfo("HKEY_LOCAL_MACHINE\\Tokens\\TTS_MS_FR-FR_HORTENSE_11.0", "Microsoft Hortense Desktop - French"),
)


def chosen(voices: tuple[VoiceInfo, ...], lang: str, wanted: str | None = None) -> str | None:
    voice = choose_voice(voices, lang, wanted)
    return voice.id if voice else None


@pytest.mark.parametrize(
    ("lang", "voice"),
    [
        ("fr", "roa/fr"),
        ("en", "gmw/en"),
        ("fr-CA", "roa/fr-BE"),
        ("en_US", "gmw/en-US"),
        ("de", "gmw/de"),
        ("eo", None),
    ],
)
def test_espeak_voice_for_a_language(lang: str, voice: str | None) -> None:
    assert chosen(ESPEAK, lang) == voice


def test_voice_by_identifier_where_no_language_is_told() -> None:
    assert chosen(WINDOWS, "fr") == WINDOWS[1].id
    assert chosen(WINDOWS, "en") == WINDOWS[0].id
    assert chosen(WINDOWS, "de") is None


def test_voice_by_name_as_a_last_resort() -> None:
    assert chosen((VoiceInfo("7", "Thomas (fr_FR)"),), "fr") == "7"


def test_wanted_voice_wins_if_it_exists() -> None:
    assert chosen(ESPEAK, "fr", "roa/fr-be") == "roa/fr-BE"
    assert chosen(ESPEAK, "fr", "French (Belgium)") == "roa/fr-BE"
    assert chosen(ESPEAK, "fr", "roa/gone") == "roa/fr"


def test_no_voices_at_all() -> None:
    assert chosen((), "fr") is None


def test_all_voices_of_a_language() -> None:
    assert [voice.id for voice in voices_for(ESPEAK, "fr")] == ["roa/fr-BE", "roa/fr"]


def test_choice_for_a_language_serves_its_regions() -> None:
    assert wanted_voice({"fr": "roa/fr-BE"}, "fr-CA") == "roa/fr-BE"
    assert wanted_voice({"fr": "roa/fr-BE"}, "en") is None


@pytest.mark.parametrize(
    ("languages", "tags"),
    [(["fr"], ("fr",)), ([b"\x05fr_FR"], ("fr-fr",)), (None, ()), ("en-US", ("en-us",)), ([], ())],
)
def test_languages_as_engines_tell_them(languages: object, tags: tuple[str, ...]) -> None:
    assert voice_info("id", None, languages) == VoiceInfo("id", "id", tags)


def test_identifier_that_names_its_language() -> None:
    assert speaks("roa/fr", "fr")
    assert speaks("gmw/en-US", "en")
    assert not speaks("gmw/en", "fr")
    assert not speaks("", "fr")
