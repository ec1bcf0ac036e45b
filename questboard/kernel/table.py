"""A table: one game in play.

Between steps, what happens next is the agenda in the state. Inside a step, the position is the
checkpoint at the step's start plus the answers since; so a table can be copied anywhere by
cloning the checkpoint and giving the same few answers again.

>>> from questboard import new_table
>>> table = new_table("portal", seats=2, seed=7)
>>> while table.ask:
...     table.answer(0)
>>> table.outcome.winners
(1,)
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self, TypeAlias

import msgspec

from questboard.kernel import saves
from questboard.kernel.ask import Ask, Option
from questboard.kernel.beats import Beat, Recording
from questboard.kernel.errors import (
    AnswerError,
    CannotUndo,
    GameOver,
    NoSuchOption,
    RulesError,
    StaleAnswer,
    WrongSeat,
)
from questboard.kernel.events import SPECTATOR, Event
from questboard.kernel.luck import Luck
from questboard.kernel.plain import Key
from questboard.kernel.record import Entry, Origin, Redeal, TakenBack
from questboard.kernel.rules import Outcome, Rules, S, V
from questboard.language import TABLE

if TYPE_CHECKING:
    from questboard.scene import Scene

t = TABLE.t


Since: TypeAlias = int | tuple[int, str]
"""What happened since the checkpoint: the index of an answer, or an imagining (seat, seed)."""


class Table(Generic[S, V]):
    """A game in progress: a state, a question, and the answers so far."""

    __slots__ = (
        "_base",
        "_fixed",
        "_one_way",
        "_since",
        "_start",
        "_step",
        "ask",
        "beats",
        "journal",
        "log",
        "looked_ahead",
        "origin",
        "rules",
        "state",
        "taken_back",
        "watched",
    )

    rules: Rules[S, V]
    state: S
    ask: Ask[Any] | None
    """The question that waits for an answer; None when the game is over."""
    log: list[Entry]
    journal: list[Event]
    origin: Origin | None
    _step: Coroutine[Any, Any, None] | None
    looked_ahead: bool
    """Answers were taken back after luck, a secret or another seat had shown what they led to."""
    taken_back: list[TakenBack]
    """The answers that no longer stand, in the order in which they were taken back."""
    watched: bool
    """Somebody watches, so the beats of the latest answer are kept; see `watch`."""
    beats: Sequence[Beat[S]]
    """What the latest answer led to, event by event; nothing where nobody watches."""

    def __init__(self, rules: Rules[S, V], state: S, *, origin: Origin | None = None) -> None:
        """Begin to play from a state; from here on the state belongs to the table."""
        self._begin(rules, state, one_way=False)
        self.origin = origin
        self._start = state.clone() if origin is None else None
        self.log, self.journal, self._fixed = [], [], (0, "")
        self.looked_ahead, self.taken_back = False, []
        self._listen()
        self._go(None)
        self._collect(seat=None)
        if origin is not None and origin.redeals:
            self._deal_again_if_due()

    @classmethod
    def new(
        cls,
        rules: Rules[S, V],
        seats: int,
        options: Mapping[str, Any] | None = None,
        luck: Luck | None = None,
        *,
        seeds: Sequence[str] = (),
        redeals: Sequence[Redeal] = (),
    ) -> Self:
        """Set up a new game."""
        rules.check_seats(seats)
        rule_options = rules.read_options(options)
        rules.load_content(rule_options)
        secret = luck.secret if luck else Luck.seeded(0).secret
        origin = Origin(seats, msgspec.to_builtins(rule_options), secret, tuple(seeds), tuple(redeals))
        return cls(rules, rules.setup(seats, rule_options, Luck.mixed(secret, seeds)), origin=origin)

    @classmethod
    def dealt(cls, rules: Rules[S, V], origin: Origin) -> Table[S, V]:
        """The game as it was dealt."""
        more: dict[str, Any] = {"seeds": origin.seeds, "redeals": origin.redeals}
        return Table.new(rules, origin.seats, origin.options, Luck(origin.luck), **more)

    # ---- where the game stands

    @property
    def ply(self) -> int:
        """How many answers have been given."""
        return len(self.log)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.origin.seats if self.origin else self.rules.players(self.state)

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        if self.ask is not None:
            raise AnswerError("the game is not over; it has no outcome yet")
        return self.rules.outcome(self.state)

    def view(self, seat: int) -> V:
        """What one seat may know."""
        return self.rules.observe(self.state, self.ask, seat)

    def scene(self, seat: int, names: Sequence[str]) -> Scene:
        """What one seat gets to see, and the question as far as it concerns the seat."""
        ask = self.ask
        if ask is not None and ask.seat != seat:
            ask = ask.redacted()
        return self.rules.scene(self.view(seat), ask, names)

    def beat_view(self, beat: Beat[S], seat: int) -> V:
        """What one seat may know right after an event."""
        return self.rules.observe(beat.state, beat.answered, seat)

    def key(self) -> Key:
        """A hashable value of the position: the checkpoint and the answers since."""
        self._needs_checkpoint()
        return (self._base.key(), tuple(self._since))

    def _needs_checkpoint(self) -> None:
        if self._one_way:
            raise RulesError("a one-way table keeps no checkpoint; ask its state for a key")

    # ---- answering

    def answer(self, index: int, *, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the question with one of its options; a bad answer changes nothing.

        A one-way table trusts its caller: it checks neither seat nor ply nor index.
        """
        ask = self.ask
        if ask is None:
            raise GameOver("the game is over; nobody is asked")
        if self._one_way:
            self._go(ask.options[index])
            return
        if seat is not None and seat != ask.seat:
            raise WrongSeat(t("seat {asked} is asked, not seat {seat}", asked=ask.seat + 1, seat=seat + 1))
        if ply is not None and ply != len(self.log):
            raise StaleAnswer(
                t("this answers question {ply}, but question {now} is asked", ply=ply, now=len(self.log))
            )
        if type(index) is not int or not 0 <= index < len(ask.options):
            raise NoSuchOption(
                t(
                    "there is no option {index}; options are 0 to {last}",
                    index=repr(index),
                    last=len(ask.options) - 1,
                )
            )
        self._accept(ask, index)

    def answer_with(self, option: Option, *, seat: int | None = None) -> None:
        """Answer the question with an option itself rather than its index."""
        if self.ask is None:
            raise GameOver("the game is over; nobody is asked")
        try:
            index = list(self.ask.options).index(option)
        except ValueError:
            raise NoSuchOption(
                t("{option} is not an option of {ask}", option=repr(option), ask=self.ask)
            ) from None
        self.answer(index, seat=seat)

    def _accept(self, ask: Ask[Any], index: int) -> None:
        option = ask.options[index]
        base, since, counted = self._base, list(self._since), self.state.luck.count
        self._since.append(index)
        if self.watched:
            self.state.events = Recording(self.state)  # until the answer is over, for the two hold each other
        try:
            self._go(option)
        except BaseException:
            self.state.events = None
            self._resume(base, since)  # a rule failed: leave the table as it was
            self._listen()
            raise
        self.log.append(Entry(ask.seat, option))
        if self.watched:
            assert isinstance(self.state.events, Recording)
            self.beats = self.state.events.beats(ask)
        self._collect(seat=ask.seat, rolled=self.state.luck.count != counted)
        if self.origin is not None and self.origin.redeals:
            self._deal_again_if_due()

    # ---- dealing anew

    @property
    def between_steps(self) -> int:
        """After how many answers no step was under way, the last time: there can be dealt anew."""
        return len(self.log) - sum(isinstance(each, int) for each in self._since)

    def _deal_again_if_due(self) -> None:
        """Deal anew all that nobody at the table can know, if the game was dealt anew at this point.

        The step that has just begun begins once more, for it may have shown what is no longer so.
        """
        assert self.origin is not None
        ply = len(self.log)
        redeal = next((each for each in self.origin.redeals if each.ply == ply), None)
        if redeal is None or self.ask is None or self._since:
            return
        begun = len(Table(self.rules, self._base.clone()).journal)
        state = self._base.clone()
        luck = Luck.mixed(redeal.luck, redeal.seeds)
        self.rules.imagine(state, SPECTATOR, luck)
        state.luck = luck
        del self.journal[len(self.journal) - begun :]
        self.state, self.ask = state, None
        self._step = None
        self._listen()
        self._go(None)
        self._collect(seat=None)
        self._fixed, self.beats = (ply, "the cards have been dealt anew since"), ()

    def watch(self, watched: bool = True) -> None:
        """From now on keep the beats of the latest answer, or no longer keep them."""
        if watched != self.watched:
            self.watched, self.beats = watched, ()

    def _listen(self) -> None:
        """Have the rules tell what happens from here."""
        self.state.events = []

    def _collect(self, seat: int | None, rolled: bool = False) -> None:
        """Gather what was told, and note how far back an undo is still free."""
        told, ply = self.state.events, len(self.log)
        assert told is not None
        if rolled:
            self._fixed = (ply, "dice have been rolled or cards shuffled since")
        elif seat is not None and ply > 1 and self.log[-2].seat != seat and self._fixed[0] < ply - 1:
            self._fixed = (ply - 1, "another seat has answered since")
        for event in told:
            event.ply = ply
            if event.secret or event.kind in self.rules.reveals:
                self._fixed = (ply, "something hidden has come to light since")
        self.journal.extend(told)
        self._listen()

    # ---- steps

    def _begin(self, rules: Rules[S, V], state: S, one_way: bool) -> None:
        self.rules, self.state, self._one_way = rules, state, one_way
        self.ask = None
        self.watched, self.beats = False, ()
        self._step = None
        self._base: S = state
        self._since: list[Since] = []

    def _go(self, value: Option) -> None:
        """Send an answer into the step, and run on to the next real question."""
        step, state = self._step, self.state
        while True:
            if step is None:
                if not self._one_way:
                    self._base, self._since = state.clone(), []
                if not state.agenda:
                    self._step = self.ask = None
                    return
                step, value = self._open(), None
            try:
                ask = step.send(value)
            except StopIteration:
                step = None
                continue
            options = ask.options
            if len(options) > 1:
                self._step, self.ask = step, ask
                return
            if not options:
                raise RulesError(f"a question without options: {ask}")
            value = options[0]  # a question with one option is answered by the kernel

    def _open(self) -> Coroutine[Any, Any, None]:
        state = self.state
        task = state.agenda.pop()
        step = self.rules.steps[task[0]]  # type: ignore[index]
        if len(task) == 2:  # as most have; unpacking arguments takes longer than the call
            return step(state, task[1])
        return step(state, *task[1:])

    def _resume(self, base: S, since: list[Since]) -> None:
        """Stand where some answers after a checkpoint lead."""
        self.state, self._base, self._since = base.clone(), base, since
        self.ask = self._step = None
        if not self.state.agenda:
            return
        self._step = self._open()
        self._send(None)
        for each in since:
            if isinstance(each, int):
                assert self.ask is not None
                self._send(self.ask.options[each])
            else:
                self._imagine(*each)

    def _send(self, value: Option) -> None:
        """Send an answer into a step that is known to ask again."""
        assert self._step is not None
        ask = self._step.send(value)
        while len(ask.options) == 1:
            ask = self._step.send(ask.options[0])
        self.ask = ask

    # ---- copies

    def fork(self, *, one_way: bool = False) -> Table[S, V]:
        """A copy that plays on by itself. A one-way copy only goes forward, and faster."""
        if self._one_way:
            raise RulesError("a one-way table can't be forked")
        copy: Table[S, V] = Table.__new__(Table)
        copy.rules, copy._one_way = self.rules, one_way
        copy.watched, copy.beats = False, ()
        copy._resume(self._base, self._since[:])
        if not one_way:
            copy.origin, copy._start, copy._fixed = self.origin, self._start, self._fixed
            copy.log, copy.journal, copy.looked_ahead = self.log[:], self.journal[:], self.looked_ahead
            copy.taken_back = self.taken_back[:]
            copy._listen()
        return copy

    def imagine(self, seat: int, seed: int | str, *, one_way: bool = False) -> Table[S, V]:
        """A copy in which all that the seat can't know has been dealt anew.

        It has no past: its log is empty, and it can't be saved as a game.
        """
        copy = self.fork(one_way=one_way)
        copy._imagine(seat, str(seed))
        if not one_way:
            copy._since.append((seat, str(seed)))
            copy.origin = copy._start = None
            copy.log, copy.journal, copy._fixed, copy.taken_back = [], [], (0, ""), []
        return copy

    def _imagine(self, seat: int, seed: str) -> None:
        luck = Luck.seeded(seed)
        self.rules.imagine(self.state, seat, luck)
        self.state.luck = luck
        if self.ask is not None:
            self.ask.refresh()

    # ---- going back

    def undo(self, plies: int = 1, *, agreed: bool = False, past: Table[S, V] | None = None) -> None:
        """Take answers back. It is free while nobody has learned anything since.

        Past that moment all seats must agree, which the caller says with `agreed`. Without `past`, a copy of
        this game as it stood then, the game is played again from its beginning.
        """
        back_to = len(self.log) - plies
        if plies < 1 or back_to < 0:
            raise CannotUndo(
                t("there are {answers} answers to take back, not {plies}", answers=len(self.log), plies=plies)
            )
        if back_to < self.earliest:
            raise CannotUndo(t("the cards have been dealt anew since; nothing before that can be taken back"))
        fixed, reason = self._fixed
        if back_to < fixed and not agreed:
            raise CannotUndo(t("{reason}; all seats must agree to go back further", reason=reason))
        looked_ahead = self.looked_ahead or back_to < fixed
        taken_back = [*self.taken_back, TakenBack(back_to, tuple(self.log[back_to:]))]
        watched, past = self.watched, self.at(back_to) if past is None else past
        for slot in Table.__slots__:
            setattr(self, slot, getattr(past, slot))
        self.watch(watched)
        self.looked_ahead, self.taken_back = looked_ahead, taken_back

    @property
    def earliest(self) -> int:
        """How many answers stand for good, because all was dealt anew after them."""
        return self.origin.redeals[-1].ply if self.origin and self.origin.redeals else 0

    @property
    def free_undo(self) -> int:
        """How many answers can be taken back without asking anybody."""
        return max(0, len(self.log) - self._fixed[0])

    def at(self, ply: int) -> Table[S, V]:
        """The same game as it stood after this many answers."""
        if not 0 <= ply <= len(self.log):
            raise CannotUndo(
                t("this game has answers 0 to {last}; there is no answer {ply}", last=len(self.log), ply=ply)
            )
        return self.replayed(self.log[:ply])

    def replayed(self, answers: Iterable[Entry]) -> Table[S, V]:
        """The game from its beginning, with some answers."""
        table = self._replayed_start()
        for entry in answers:
            table.answer_with(entry.answer)
        return table

    def _replayed_start(self) -> Table[S, V]:
        if self.origin is not None:
            return Table.dealt(self.rules, self.origin)
        if self._start is None:
            raise CannotUndo("this table was imagined or resumed from a checkpoint; it has no past")
        return Table(self.rules, self._start.clone())

    # ---- on paper (the file format is in `saves`)

    def save(self, seats: Sequence[str] = ()) -> str:
        """The game as text: what it was dealt from, and the answers; in the first line, who sits where."""
        return saves.save(self, seats)

    @classmethod
    def load(cls, rules: Rules[S, V], text: str) -> Table[S, V]:
        """A saved game; whatever is wrong with the text is said in a `SaveError`."""
        return saves.load(cls, rules, text)

    def checkpoint(self) -> bytes:
        """The position alone (imagined ones too), in JSON, whose numbers may be as large as sets of bits."""
        self._needs_checkpoint()
        return msgspec.json.encode((self._base, self._since))

    @classmethod
    def resume(cls, rules: Rules[S, V], checkpoint: bytes) -> Table[S, V]:
        """Play on from a checkpoint, without the past."""
        base, since = msgspec.json.decode(checkpoint, type=tuple[rules.state, list[Since]])  # type: ignore[name-defined]
        rules.load_content(getattr(base, "options", None))
        table: Table[S, V] = Table.__new__(Table)
        table.rules, table._one_way = rules, False
        table.watched, table.beats = False, ()
        table.origin = table._start = None
        table.log, table.journal, table._fixed = [], [], (0, "")
        table.looked_ahead, table.taken_back = False, []
        table._resume(base, since)
        table._listen()
        return table
