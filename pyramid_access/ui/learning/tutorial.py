"""The first game, explained: says what to press, waits for it, and goes on; the player's own game waits meanwhile."""

from collections.abc import Callable

from pyramid_access.narration.key_words import key_words
from pyramid_access.session.commands import COMMANDS, Command, Mode
from pyramid_access.session.events import CursorLanded
from pyramid_access.session.key_bindings import bindings, command_of
from pyramid_access.session.tutorial import STEPS, Step, allows, ends, leads_on, lesson_at, number_of
from pyramid_access.store.atomic import StoreError
from pyramid_access.store.progress import ProgressFile
from pyramid_access.ui.learning.lesson import Keys
from pyramid_access.ui.menus.context import Context
from pyramid_access.utterance import Kind, Utterance

_SKIP, _BACK, _LEAVE = "new-game", "go-back", "quit"
"""Commands that make no sense in the lesson, so that their keys can lead through it."""


class Tutorial:
    """Claims every key while it is on.

    1. :meth:`press` lets a key do what it does where that keeps to the script; other keys say what they would do.
    2. The game of the lesson answers as any game does; :meth:`comment` adds the next step, or what to press.
    3. The step is on disk before it is said, so that the lesson goes on there however it ends.
    """

    def __init__(self, context: Context, progress: ProgressFile) -> None:
        self._context = context
        self._progress = progress
        self._index = 0
        self._given: Command | None = None
        """The command given last."""
        self._then: Callable[..., None] | None = None
        self._keys: Keys = {}
        self._is_kept = False

    @property
    def is_on(self) -> bool:
        """Is the lesson on the table?"""
        return self._then is not None

    @property
    def is_begun(self) -> bool:
        """Was the lesson left in the middle?"""
        return number_of(self._progress.current.step) > 0

    @property
    def number(self) -> int:
        """Number of the step with which the lesson goes on, from 1."""
        return number_of(self._progress.current.step) + 1

    def begin(self, then: Callable[..., None]) -> None:
        """Begin, or go on with the step at which the lesson was left.

        ``then`` is called with the last words of the lesson when the player leaves it; it says what comes next.
        """
        self._then = then
        self._keys = bindings(COMMANDS, Mode.PLAY, self._context.preferences.current.keys)
        self._context.router.claim(self)
        self._go_to(number_of(self._progress.current.step), begins=not self.is_begun)

    # Keys in.

    def press(self, key: str) -> None:
        """Answer a key."""
        command = command_of(self._keys, key)
        name = command.id if command else ""
        if (
            self._is_over
            or name == _LEAVE
            or (name == "clear-choice" and self._context.current_game.session.cursor.chosen is None)
        ):
            self._leave()
        elif name == _SKIP:
            self._go_to(self._index + 1)
        elif name == _BACK:
            self._go_to(max(0, self._index - 1))
        elif name == "help":
            self._help()
        elif command and allows(self._step, self._context.current_game.session, command):
            self._given = command
            self._context.router.run(command)
        else:
            self._refuse(key, command)

    @property
    def _is_over(self) -> bool:
        return self._index == len(STEPS)

    @property
    def _step(self) -> Step:
        return STEPS[self._index]

    def _refuse(self, key: str, command: Command | None) -> None:
        """Say what a key would do, and again what to press."""
        name = key_words(self._context.words.say, key)
        if command is None:
            answer = self._words("help-key-free", Kind.REFUSAL, key=name)
        else:
            effect = self._context.words.say(command.help_id)
            answer = self._words("tutorial-not-yet", Kind.REFUSAL, key=name, effect=effect)
        self._context.presenter.announce(answer, self._request(Kind.REFUSAL))

    def _help(self) -> None:
        keys = {"leave": self._name(_LEAVE), "skip": self._name(_SKIP), "back": self._name(_BACK)}
        self._context.presenter.announce(*self._explained(), self._words("tutorial-keys", **keys))

    # Steps.

    def comment(self, kind: Kind) -> tuple[Utterance, ...]:
        """Return what there is to say after the answer of that kind to the command given last."""
        session, given = self._context.current_game.session, self._given
        if given is None or self._is_over:
            return ()
        if ends(self._step, session, given):
            self._index += 1
            self._keep()
            return self._taught(kind)
        if kind is not Kind.REFUSAL and leads_on(self._step, session, given):
            return ()
        return (self._request(kind),)

    def _go_to(self, index: int, *, begins: bool = False) -> None:
        """Lay out the beginning of a step and explain it; after the last one, that is all."""
        self._index, self._given = index, None
        self._keep()
        if self._is_over:
            self._context.presenter.announce(*self._taught(Kind.ANSWER))
        else:
            self._context.current_game.lend(lesson_at(index))
            self._context.presenter.announce(*self._explained(begins=begins))

    def _keep(self) -> None:
        """Write the step down; what that leads to is told when the lesson is left."""
        self._is_kept = True
        try:
            self._progress.keep(step="" if self._is_over else self._step.id)
        except StoreError:
            self._is_kept = False

    def _leave(self) -> None:
        then, self._then = self._then, None
        is_over = self._is_over
        self._context.current_game.take_back()
        self._context.router.release()
        if then:
            then(*([] if is_over else [self._words("tutorial-left", kept=self._is_kept)]))

    # Words.

    def _explained(self, *, begins: bool = False) -> tuple[Utterance, ...]:
        """Return which step it is, or how the lesson begins, where the cursor is, and what the step is about."""
        session, total = self._context.current_game.session, len(STEPS)
        place = self._context.words.narrator.utter(session.view, (CursorLanded(session.cursor.slot),))
        if begins:
            keys = {"leave": self._name(_LEAVE), "skip": self._name(_SKIP)}
            title = self._words("tutorial-begins", total=total, **keys)
        else:
            title = self._words("tutorial-step", number=self._index + 1, total=total)
        return (title, *([place] if place else []), *self._taught(Kind.ANSWER))

    def _taught(self, kind: Kind) -> tuple[Utterance, ...]:
        """Return what the step is about and what to press; the last words after the last step."""
        if self._is_over:
            return (self._words("tutorial-done", kind),)
        step = self._step
        told = {command: self._name(command) for command in step.told}
        return self._words(f"tutorial-{step.id}", kind, **told), self._request(kind)

    def _request(self, kind: Kind) -> Utterance:
        step, deal = self._step, self._context.current_game.session.deal
        names = {"key": self._key(step), **{command: self._name(command) for command in step.pressed}}
        cards = dict(zip(("first", "second"), (deal[slot] for slot in step.cards), strict=False))
        return self._words(f"tutorial-{step.id}-press", kind, **names, **cards)

    def _words(self, message: str, kind: Kind = Kind.ANSWER, /, **args: object) -> Utterance:
        return self._context.words.utterance(message, kind, **args)

    def _name(self, command_id: str) -> str:
        """Return what the first key of a command is called."""
        return self._context.words.narrator.key_name(command_id)

    def _key(self, step: Step) -> str:
        """Return the first key of a step's command.

        Where the lesson has it for the first time, and where it is no letter, the second one as well: some readers
        keep such keys for themselves.
        """
        say = self._context.words.say
        keys = [key for key, command in self._keys.items() if command.id == step.command]
        is_new = step == next(other for other in STEPS if other.command == step.command)
        if is_new and len(keys) > 1 and len(keys[0]) > 1:
            return say("words-or-two", first=key_words(say, keys[0]), second=key_words(say, keys[1]))
        return self._name(step.command)
