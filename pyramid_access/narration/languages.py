"""Which languages there are, where they live, and which one the player's system asks for."""

import locale
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from fluent.syntax.ast import Message, TextElement

from pyramid_access.narration.catalogue import Catalogue, is_tag

DEFAULT_LANGUAGE = "en"
"""Stands in for every message that a language lacks."""
LONGEST_NAME = 60
"""Characters of a language's name; the rest is cut off."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE = ("", "C", "POSIX")


@dataclass(frozen=True, slots=True)
class Language:
    """A locale folder and what its language calls itself."""

    tag: str
    name: str


class FolderFault(Enum):
    """Why a folder among the locale folders is no language."""

    NO_FILE = "file"
    """It has no ``language.ftl``."""
    NO_NAME = "name"
    """Its ``language.ftl`` has no ``language-name`` that can be read."""
    NO_TAG = "tag"
    """The folder's own name is no language tag."""


@dataclass(frozen=True, slots=True)
class StrayFolder:
    """A folder that was meant to be a language, and why it is none."""

    path: Path
    fault: FolderFault


def locale_folders(user_dir: Path | None = None) -> tuple[Path, ...]:
    """Return the folders that hold locale folders: the shipped one, then ``locales`` in the player's data folder.

    A wheel has the shipped one inside of the package, a checkout beside it.
    """
    package = Path(__file__).parents[1]
    shipped = package / "locales"
    if not shipped.is_dir():
        shipped = package.parent / "locales"
    return (shipped,) if user_dir is None else (shipped, user_dir / "locales")


def languages(folders: Sequence[Path]) -> tuple[Language, ...]:
    """Return the languages whose folder has a message ``language-name``, ordered by tag."""
    found = []
    for tag in sorted({path.name for folder in folders for path in _subfolders(folder)}):
        # A player's own texts cannot take a shipped language away.
        name = _own_name(Catalogue(folders, tag)) or _own_name(Catalogue(folders[:1], tag))
        if name:
            found.append(Language(tag, name))
    return tuple(found)


def stray_folders(folders: Sequence[Path]) -> tuple[StrayFolder, ...]:
    """Return the folders there that are no language, ordered by path; hidden ones are not meant to be one."""
    tags = {language.tag for language in languages(folders)}
    paths = sorted(path for folder in folders for path in _all_subfolders(folder) if path.name not in tags)
    return tuple(StrayFolder(path, _folder_fault(path)) for path in paths if not path.name.startswith("."))


def _folder_fault(path: Path) -> FolderFault:
    if not is_tag(path.name):
        return FolderFault.NO_TAG
    return FolderFault.NO_NAME if (path / "language.ftl").exists() else FolderFault.NO_FILE


def name_in(language: Language, lang: str) -> str:
    """Return what a language is called in another one; its name for itself where nobody knows that."""
    from babel import Locale, UnknownLocaleError

    try:
        name = Locale.parse(language.tag.replace("-", "_")).get_display_name(lang.replace("-", "_"))
    except (ValueError, UnknownLocaleError):
        return language.name
    return name or language.name


def _subfolders(folder: Path) -> Iterator[Path]:
    return (path for path in _all_subfolders(folder) if is_tag(path.name))


def _all_subfolders(folder: Path) -> Iterable[Path]:
    try:
        return [path for path in folder.iterdir() if path.is_dir()]
    except OSError:
        return []


def _own_name(catalogue: Catalogue) -> str:
    """Return the language's name for itself: plain text, so that no machinery is needed to list languages."""
    message = catalogue.find("language-name")
    if not isinstance(message, Message) or message.value is None:
        return ""
    text = "".join(piece.value for piece in message.value.elements if isinstance(piece, TextElement))
    return "".join(filter(str.isprintable, text)).strip()[:LONGEST_NAME]


def pick_language(environ: Mapping[str, str], available: Iterable[str], system: str = "") -> str:
    """Return the available language that the environment asks for, English if it asks for none of them.

    ``LANGUAGE`` names several in order of preference, but only beside a real locale, as gettext has it. ``system``
    is what the operating system says where the environment says nothing. A region is dropped if need be: ``fr_CA``
    gets ``fr``.
    """
    chosen = next((environ[name] for name in _VARIABLES if environ.get(name)), system)
    wishes = [chosen]
    if _plain(chosen) not in _NO_LANGUAGE:
        wishes = [*environ.get("LANGUAGE", "").split(":"), chosen]
    tags = {tag.lower().replace("_", "-"): tag for tag in available}
    for wish in wishes:
        tag = _plain(wish).lower().replace("_", "-")
        match = tags.get(tag) or tags.get(tag.partition("-")[0])
        if match:
            return match
    return DEFAULT_LANGUAGE


def _plain(name: str) -> str:
    return name.partition(".")[0].partition("@")[0]


def players_language(environ: Mapping[str, str], available: Sequence[str], *wanted: str | None) -> str:
    """Return the first wanted language that is available, else the one that environment or system ask for."""
    found = next((tag for tag in wanted if tag is not None and tag in available), None)
    return found or pick_language(environ, available, system_language())


def system_language() -> str:
    """Return the operating system's own word for the player's language, such as ``fr_FR``; empty if it has none."""
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    try:
        return locale.getlocale()[0] or ""
    except ValueError:
        return ""
