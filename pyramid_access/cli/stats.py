"""The command ``stats``: what the games played on this machine add up to; to a file, and from one."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from pyramid_access.cli.messages import CliMessages
from pyramid_access.cli.output import write_json, write_line
from pyramid_access.cli.parse import Invocation
from pyramid_access.narration.game_words import house_rule_messages
from pyramid_access.narration.lookup_words import summary_messages
from pyramid_access.rules.variants import kept_rules
from pyramid_access.session.records import PlayedGame, RuleSet, by_rules, summarise
from pyramid_access.store.database import Database
from pyramid_access.store.records import Records
from pyramid_access.store.records_file import read_games, write_games
from pyramid_access.visible import visible


def write_stats(invocation: Invocation, words: CliMessages) -> int:
    """Write the statistics, or copy the games to a file or from one; return the exit code.

    Raises :class:`~pyramid_access.store.atomic.StoreError` and
    :class:`~pyramid_access.store.problems.RecordsFileError`; nothing is changed then.
    """
    options, database = invocation.values, Database(words.folders.database)
    with closing(database):
        records, as_json = Records(database), "json" in options
        if "export" in options:
            _export(records, Path(options["export"]), words, as_json)
        elif "import" in options:
            _import(records, Path(options["import"]), words, as_json)
        else:
            _list(records.games(), words, as_json)
    return 0


def _export(records: Records, path: Path, words: CliMessages, as_json: bool) -> None:
    games = records.games()
    write_games(path, games)
    if as_json:
        write_json({"games": len(games)})
    else:
        write_line(words.say("stats-exported", count=len(games), path=visible(str(path))))


def _import(records: Records, path: Path, words: CliMessages, as_json: bool) -> None:
    games = read_games(path)
    added = records.take_over(games)
    known = len(games) - added
    if as_json:
        write_json({"added": added, "known": known})
    else:
        write_line(words.say("stats-imported", added=added, known=known))


def _list(games: Sequence[PlayedGame], words: CliMessages, as_json: bool) -> None:
    sets = by_rules(games)
    if as_json:
        write_json([_row(rules, same) for rules, same in sets.items()])
        return
    if not games:
        write_line(words.say("stats-nothing"))
    for rules, same in sets.items():
        for line in _lines(rules, same, words):
            write_line(line)


def _row(rules: RuleSet, games: Sequence[PlayedGame]) -> dict[str, object]:
    summary = summarise(games)
    variant, overrides = rules
    return {"variant": variant, "rules": overrides} | asdict(summary) | {"percent": round(100 * summary.share, 1)}


def _lines(rules: RuleSet, games: Sequence[PlayedGame], words: CliMessages) -> Iterator[str]:
    """Yield what the games of one kind add up to, a line each, after their house rules."""
    variant = kept_rules(*rules)
    name = words.say(f"variants-{variant.id}-name")
    yield from (words.say(message, **args) for message, args in house_rule_messages(variant))
    for message, args in summary_messages(summarise(games), name):
        yield words.say("stats-line", line=words.say(message, **args))
