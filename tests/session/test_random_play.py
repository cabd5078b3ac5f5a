"""Whatever keys are pressed: nothing raises, undo restores the very start, questions change nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramid_access.rules.cards import PACK
from pyramid_access.rules.position import Game, start
from pyramid_access.rules.variants import VARIANTS, Goal, with_rules
from pyramid_access.session.commands import COMMANDS, Command, Group, Mode
from pyramid_access.session.events import CursorMoved, EdgeReached, NoFreeCard
from pyramid_access.session.game_session import GameSession
from pyramid_access.session.grid import playable, point_of, points
from pyramid_access.session.key_bindings import bindings
from pyramid_access.session.timeline import Hold
from tests.session.player import Player, state_of

KEYS = bindings(COMMANDS, Mode.PLAY)
QUESTIONS = [key for key, command in KEYS.items() if command.group is Group.QUESTIONS]
SEARCHES = ("verdict", "go-back")
ELSEWHERE = (*SEARCHES, "pause")
OTHERS = [
    key for key, command in KEYS.items() if command.group in (Group.CURSOR, Group.PLAY) and command.id not in ELSEWHERE
]
ODD_RULES = [
    with_rules("par", {"overlap": "yes"}),
    with_rules("tut", {"goal": "all"}),
    with_rules("dozen", {"overlap": "yes", "goal": "all"}),
    with_rules("easy", {"waste_pair": "yes", "partners": "near"}),
]
games = st.builds(Game, st.sampled_from([*VARIANTS.values(), *ODD_RULES]), st.permutations(PACK).map(tuple))
FAVOURITES = ["f", "f", "enter", "enter", "p"]
keys = st.lists(st.sampled_from([*OTHERS, *QUESTIONS, *FAVOURITES]), min_size=20, max_size=80)


def clever(session: GameSession) -> None:
    """Play a game as the hints say, each card by walking to it and choosing it."""
    player = Player(session)
    for _ in range(200):
        hint = player.press("h")[0].hint  # type: ignore[union-attr]
        if hint.move is None:
            return
        if not hasattr(hint.move, "slots"):
            player.press("p")
            continue
        player.take(*(str(session.deal[slot]) for slot in hint.move.slots))
        assert session.timeline.moves[-1] == hint.move


def check(session: GameSession) -> None:
    """Cursor and choice are cards that lie where they can be."""
    grid = points(session.game, session.position)
    assert session.cursor.slot in grid or (session.cursor.slot is None and not grid)
    assert [point_of(session.game, session.position, slot) for slot in grid] == [*grid.values()]
    assert session.cursor.chosen is None or session.cursor.chosen in playable(session.game, session.position)


@settings(max_examples=60, deadline=None)
@given(games, keys)
def test_random_keys_keep_the_session_whole(game: Game, pressed: list[str]) -> None:
    session = GameSession(game)
    player = Player(session)
    for key in pressed:
        before = state_of(session)
        assert player.press(key)
        check(session)
        if key in QUESTIONS:
            assert before == state_of(session)
    again = GameSession(game, session.timeline.moves, session.timeline.undone)
    assert (again.position, again.outcome) == (session.position, session.outcome)
    undo_all_and_redo_all(session)


@settings(max_examples=30, deadline=None)
@given(games, keys, keys)
def test_in_a_pause_no_key_moves_a_card_and_all_goes_on_after_it(
    game: Game, pressed: list[str], in_pause: list[str]
) -> None:
    session = GameSession(game)
    player = Player(session)
    player.press("p", *pressed)
    before = (session.position, session.timeline.moves, session.timeline.undone, session.outcome)
    player.press("z")
    for key in in_pause:
        assert player.press(key)
        check(session)
        assert before == (session.position, session.timeline.moves, session.timeline.undone, session.outcome)
    assert session.stopwatch.is_held(Hold.PAUSE) == (session.outcome is None)
    player.press("z")
    assert not session.stopwatch.is_held(Hold.PAUSE)


def undo_all_and_redo_all(session: GameSession) -> None:
    player = Player(session)
    end, moves = session.position, session.timeline.moves
    for _ in moves:
        player.press("u")
        check(session)
    assert session.position == start(session.game)
    assert session.timeline.moves == ()
    for _ in moves:
        player.press("y")
        check(session)
    assert (session.position, session.timeline.moves) == (end, moves)


@settings(max_examples=12, deadline=None)
@given(games)
def test_whole_games_can_be_played_with_tab_and_enter_alone(game: Game) -> None:
    """Every legal removal of every variant can be chosen with the cursor, and the whole game undone."""
    session = GameSession(game)
    clever(session)
    assert session.outcome
    assert session.position.pyramid or game.variant.goal is Goal.ALL or session.outcome.result.value == "won"
    undo_all_and_redo_all(session)


@settings(max_examples=40, deadline=None)
@given(games, keys, st.sampled_from(["i", "k", "j", "l", "f", "d", "home", "end"]))
def test_a_walk_in_one_direction_comes_to_its_edge(game: Game, pressed: list[str], direction: str) -> None:
    player = Player(GameSession(game))
    player.press("p", *pressed)
    passed = set()
    while isinstance(event := player.press(direction)[0], CursorMoved):
        assert event.slot not in passed
        passed.add(event.slot)
    assert isinstance(event, EdgeReached | NoFreeCard)


def test_all_commands_but_menus_belong_to_the_game() -> None:
    def is_menu(command: Command) -> bool:
        return command.group is Group.MENU

    assert all(is_menu(command) == (command.modes == {Mode.MENU}) for command in COMMANDS)
