"""Lays out the first game of a run and announces it, together with what is wrong with the files."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from pyramid_access.build import Built
from pyramid_access.deals.choice import Dealt, NamedDeal, fetch
from pyramid_access.options import PlayOptions
from pyramid_access.problem_words import Message, message_of
from pyramid_access.rules.variants import Variant
from pyramid_access.session.commands import COMMANDS, Mode
from pyramid_access.session.key_bindings import KeyTableError, bindings
from pyramid_access.settings import Settings
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.game_store import LoadedGame
from pyramid_access.store.problems import DatabaseProblem
from pyramid_access.store.settings_file import LoadedSettings
from pyramid_access.utterance import Utterance
from pyramid_access.visible import visible


def fitting_settings(loaded: LoadedSettings) -> tuple[Settings, list[Message]]:
    """Return the settings of the file, without keys that cannot be used, and what is to be told first."""
    told = [message_of(problem) for problem in loaded.problems]
    if loaded.aside:
        told.append(Message("store-settings-aside", {"path": visible(str(loaded.aside))}))
    try:
        for mode in Mode:
            bindings(COMMANDS, mode, loaded.settings.keys)
    except KeyTableError as error:
        return replace(loaded.settings, keys={}), [*told, message_of(error)]
    return loaded.settings, told


def dealt_for(options: PlayOptions, variant: Variant) -> Dealt | None:
    """Return the deal, or the position, that the options ask for; None if they ask for none.

    Raises :class:`~pyramid_access.deals.files.DealFileError`.
    """
    return _fetched(options.deal, variant, has_rules=_names_rules(options)) if options.deal else None


def _fetched(choice: NamedDeal, variant: Variant, *, has_rules: bool) -> Dealt:
    dealt = fetch(choice, variant, date.today())
    if dealt.position and has_rules:
        from pyramid_access.deals.files import DealFault, DealFileError

        raise DealFileError(DealFault.OWN_RULES, dealt.origin.file)
    return dealt


def _names_rules(options: PlayOptions) -> bool:
    return not options.settings.keys().isdisjoint(("variant", "rules"))


class Opening:
    """Puts the saved game on the table, or the one that was asked for, and says so."""

    def __init__(
        self,
        built: Built,
        options: PlayOptions,
        *,
        variant: Variant,
        dealt: Dealt | None,
        problems: Sequence[Message],
    ) -> None:
        """``problems`` are told with the first words."""
        self._program, self._store, _ = built
        self._current_game = self._program.context.current_game
        self._options = options
        self._variant = variant
        self._dealt = dealt
        self._problems = [*problems]

    def lay_out(self, first_start: bool) -> None:
        """Lay out the game and tell it; on the ``first_start``, offer the first game that is explained."""
        is_found = self._put_on_table()
        context = self._program.context

        def play(*before: Utterance) -> None:
            welcome = [context.words.utterance("start-help")] if first_start else []
            context.games.present(*before, *welcome)
            if is_found:
                context.games.rate()

        problems = [*map(context.presenter.problem, self._problems)]
        if first_start:
            self._program.guide.offer_first_game(play, *problems)
        else:
            play(*problems)

    def _put_on_table(self) -> bool:
        """Lay out the game; return whether its deal is one that was found to be won."""
        current_game = self._current_game
        current_game.keeper.keeps = self._store.claim()
        current_game.keeper.is_second = not current_game.keeper.keeps
        loaded = self._load()
        if current_game.keeper.is_second:
            self._problems.append(Message("store-open-elsewhere", {}))
        elif loaded.problem and not loaded.problem.aside:
            current_game.keeper.keeps = False  # The saved game is still there, so no other must take its place.
        try:
            return self._lay_out_new(new=loaded.saved is None)
        except StoreError as error:
            # The saved game cannot be moved out of the way, so this one must not take its place.
            self._problems.append(message_of(error))
            current_game.keeper.keeps = False
            return self._lay_out_new(new=False)

    def _load(self) -> LoadedGame:
        """Put the saved game on the table, if there is one; note what there is to tell of the files."""
        current_game = self._current_game
        told = self._store.open() if current_game.keeper.keeps else []
        loaded = current_game.load()
        known = [problem.path for problem in told if isinstance(problem, DatabaseProblem)]
        if loaded.problem and loaded.problem.path not in known:
            told.append(loaded.problem)
        self._problems += map(message_of, told)
        return loaded

    def _lay_out_new(self, *, new: bool) -> bool:
        """Lay out the game that was asked for, if one was; return whether its deal is one that was found to be won."""
        current_game = self._current_game
        if self._dealt:
            current_game.lay_out(*self._dealt)
            return False
        asked = new or self._options.new or _names_rules(self._options)
        if not asked and not current_game.is_done:
            return False
        variant = self._variant if asked else current_game.session.variant
        if not self._program.context.preferences.current.winnable:
            current_game.begin(variant)
            return False
        is_found = current_game.begin_winnable(variant)
        if not is_found:
            self._problems.append(Message("knowledge-random-deal", {}))
        return is_found
