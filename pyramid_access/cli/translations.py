"""The command ``languages``, and what is wrong with a translation, in sentences: for ``doctor`` and ``listen`` too."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from operator import attrgetter

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_json, write_line
from pyramid_access.narration.catalogue import Catalogue, TranslationProblem
from pyramid_access.narration.languages import FolderFault, Language
from pyramid_access.visible import visible

SHOWN_IDS = 5
"""How many missing messages are named."""


@dataclass(frozen=True, slots=True)
class Proof:
    """One thing that is wrong, told; its fields are those of the JSON."""

    fault: str
    """Value of the fault of a file, a message or a folder."""
    file: str
    line: int | None
    """From 1; None for the whole file or folder."""
    message: str | None
    name: str | None
    """What the message uses and should not."""
    text: str


@dataclass(frozen=True, slots=True)
class Proofs:
    """All that is wrong with one language."""

    problems: tuple[Proof, ...]
    missing: tuple[str, ...]
    """Identifiers of the messages that English stands in for."""
    missing_text: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """A sentence for each problem, and one for all that is missing; none for a language without faults."""
        return (*(problem.text for problem in self.problems), *filter(None, [self.missing_text]))


def write_languages(words: CliMessages, *, as_json: bool) -> int:
    """List the languages, each with what is wrong in its texts; then the folders that are no language.

    Return the exit code.
    """
    if as_json:
        write_json([*(_language_row(language, words) for language in words.languages), *_stray_rows(words)])
        return 0
    for language in words.languages:
        write_line(words.say("options-line", line=language.tag, text=language.name))
        for sentence in proofs_of(words, language).sentences:
            write_line(sentence)
    for proof in stray_proofs(words):
        write_line(proof.text)
    return 0


def _language_row(language: Language, words: CliMessages) -> dict[str, object]:
    proofs = proofs_of(words, language)
    problems = [asdict(proof) for proof in proofs.problems]
    return {"tag": language.tag, "name": language.name, "problems": problems, "missing": len(proofs.missing)}


def _stray_rows(words: CliMessages) -> list[dict[str, object]]:
    """Return a row with all folders that are no language, so without a tag and a name; none if there are no such."""
    problems = [asdict(proof) for proof in stray_proofs(words)]
    return [{"tag": None, "name": None, "problems": problems, "missing": 0}] if problems else []


def proofs_of(words: CliMessages, language: Language, topic: str | None = None) -> Proofs:
    """Look through the texts of a language, those of one topic or all; what is missing is always told of all."""
    # Imported here, as the translator is: lists without texts need neither.
    from pyramid_access.translation_check.braille import BrailleFitting
    from pyramid_access.translation_check.proofreading import missing_from, problems_of

    translator = words.translator(language.tag)
    missing = missing_from(translator)
    found = [*problems_of(translator, topic), *BrailleFitting(translator).problems(topic)]
    problems = tuple(_proof(words, problem) for problem in sorted(found, key=attrgetter("path", "line")))
    return Proofs(problems, missing, _missing_text(words, language, missing))


def stray_proofs(words: CliMessages) -> Iterator[Proof]:
    """Yield the folders that were meant to be a language and are none, each with what is wrong in its language.ftl."""
    for stray in words.stray_folders:
        path = visible(str(stray.path))
        args = {"message": "language-name"} if stray.fault is FolderFault.NO_NAME else {}
        text = words.say(f"doctor-no-language-{stray.fault.value}", path=path, **args)
        yield Proof(f"no-language-{stray.fault.value}", path, None, None, None, text)
        if stray.fault is FolderFault.NO_NAME:
            catalogue = Catalogue([stray.path.parent], stray.path.name)
            yield from (_proof(words, problem) for problem in catalogue.problems("language"))


def _proof(words: CliMessages, problem: TranslationProblem) -> Proof:
    path = visible(str(problem.path))
    message, name = visible(problem.message_id, 60), visible(problem.name, 60)
    given = {"line": problem.line, "message": message, "name": name}
    args = {key: value for key, value in given.items() if value}
    text = words.say(f"doctor-locale-{problem.fault.value}", path=path, **args)
    return Proof(problem.fault.value, path, problem.line or None, message or None, name or None, text)


def _missing_text(words: CliMessages, language: Language, missing: tuple[str, ...]) -> str:
    if not missing:
        return ""
    ids = ", ".join(missing[:SHOWN_IDS])
    args = {"count": len(missing), "ids": ids, "more": len(missing) > SHOWN_IDS, "language": language.name}
    return words.say("doctor-locale-missing", **args)
