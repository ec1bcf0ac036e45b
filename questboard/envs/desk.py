"""A desk: a table as a learner has it, where answers are numbers and what a seat sees is arrays.

Every environment is a thin wrapper around desks. An action is the index of an option, so the legal ones
are always the first few. A question with more options than there are actions is shown in pages, and the
last action turns the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from questboard.envs.encoding import PARTS, Encoder, Vector, Words
from questboard.envs.tree import Question, tree
from questboard.games import load_rules
from questboard.kernel import Ask, Luck, NoSuchOption, Rules, SetupError, Table
from questboard.kernel.ask import Option
from questboard.text import nameless
from questboard.text.words import look, question

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
Form: TypeAlias = Literal["vector", "tree"]
"""How a view is told: as one flat vector, or as the nested data that it is."""
Illegal: TypeAlias = Literal["refuse", "wrap"]
"""What becomes of an action that isn't there: an error, or another one that is."""

ACTIONS = 512
"""As many options as any question has been seen to have, and more."""
LEAST = 2
"""An option, and turning the page."""
WIDTH = 2048
"""The length of the vector that says what a seat sees."""


class Desk:
    """One table in numbers, dealt anew as often as one likes."""

    def __init__(
        self,
        game: str | Rules[Any, Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        actions: int = ACTIONS,
        width: int = WIDTH,
        illegal: Illegal = "refuse",
    ) -> None:
        if actions < LEAST:
            raise SetupError(f"{actions} actions are not enough; {LEAST} is the least")
        self.rules = load_rules(game) if isinstance(game, str) else game
        self.seats = default_seats(self.rules) if seats is None else seats
        self.options = dict(options or {})
        self.actions = actions
        self.illegal = illegal
        self.encoder = Encoder(self.rules, width)
        self.page = 0
        self.deal(0)

    def deal(self, seed: int | str) -> None:
        """Begin a new game; the same seed deals the same one."""
        self.sit(Table.new(self.rules, self.seats, self.options, Luck.seeded(f"desk {seed}")))

    def sit(self, table: Table[Any, Any]) -> None:
        """Go on at a table."""
        self.table = table
        self.page = 0

    def fork(self) -> Desk:
        """A copy that plays on by itself."""
        return self._at(self.table.fork(), self.page)

    def imagine(self, seat: int, seed: int | str) -> Desk:
        """A copy in which all that the seat can't know has been dealt anew."""
        return self._at(self.table.imagine(seat, seed), self.seen_page(seat))

    def _at(self, table: Table[Any, Any], page: int) -> Desk:
        copy: Desk = Desk.__new__(Desk)
        copy.rules, copy.seats, copy.options = self.rules, self.seats, self.options
        copy.actions, copy.illegal, copy.encoder = self.actions, self.illegal, self.encoder
        copy.table, copy.page = table, page
        return copy

    # ---- the question

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.table.ask is None else self.table.ask.seat

    @property
    def legal(self) -> int:
        """How many actions there are now: 0 up to, and without, this number."""
        return len(self.shown) + 1 if self._paged else len(self._options)

    @property
    def shown(self) -> Sequence[Option]:
        """The options that the actions stand for, a page of them where there are very many."""
        options = self._options
        if not self._paged:
            return options
        room = self.actions - 1
        return options[self.page * room : (self.page + 1) * room]

    @property
    def _options(self) -> Sequence[Option]:
        return () if self.table.ask is None else self.table.ask.options

    @property
    def _paged(self) -> bool:
        return len(self._options) > self.actions

    def label(self, action: int) -> str:
        """What an action means now, in words."""
        ask, shown = self.table.ask, self.shown
        if ask is None or not 0 <= action < self.legal:
            raise NoSuchOption(f"there is no action {action} now; there are {self.legal}")
        return self.rules.label(ask, shown[action]) if action < len(shown) else "turn the page"

    def act(self, action: int) -> None:
        """Answer the question, or turn its page."""
        if self.illegal == "wrap" and self.legal:
            action %= self.legal
        if not 0 <= action < self.legal:
            raise NoSuchOption(f"there is no action {action} now; there are {self.legal}")
        if not self._paged:
            self.table.answer(action)
        elif action < len(self.shown):
            self.table.answer(self.page * (self.actions - 1) + action)
            self.page = 0
        else:
            self.page = (self.page + 1) % ceil(len(self._options) / (self.actions - 1))

    # ---- what a seat sees

    def observe(self, seat: int, form: Form = "vector") -> Observation:
        """All that a seat is told: what it sees, which actions it has, and what these mean."""
        seen = self.vector(seat) if form == "vector" else self.tree(seat)
        return {"observation": seen, "action_mask": self.mask(seat), "options": self.choices(seat)}

    def vector(self, seat: int) -> Vector:
        """What a seat sees and hears, as one vector."""
        return self.encoder.vector(self.table.view(seat), self.heard(seat), self.seen_page(seat))

    def tree(self, seat: int) -> dict[str, Any]:
        """What a seat sees and hears, as nested data."""
        ask, page = self.heard(seat), self.seen_page(seat)
        question = ask and Question(ask.seat, ask.kind, ask.rule, self.rules.prompt(ask), page)
        return {"view": tree(self.table.view(seat)), "question": tree(question)}

    def heard(self, seat: int) -> Ask[Any] | None:
        """The question, as far as a seat hears it."""
        ask = self.table.ask
        return ask if ask is None or ask.seat == seat else ask.overheard()

    def seen_page(self, seat: int) -> int:
        """The page that a seat looks at; others don't see anybody turn it."""
        return self.page if seat == self.asked else 0

    def mask(self, seat: int) -> Mask:
        """A one for each action that the seat may take now; who isn't asked has action 0, and waits."""
        mask = np.zeros(self.actions, np.int8)
        mask[: self.legal if seat == self.asked else 1] = 1
        return mask

    def choices(self, seat: int) -> Words:
        """What the actions mean that the seat may take now, a row of words for each."""
        words = np.zeros((self.actions, PARTS), np.int32)
        self.put_choices(seat, words)
        return words

    def put_choices(self, seat: int, words: Words) -> int:
        """Write what the actions mean over the first of some rows, and say how many these are."""
        ask = self.table.ask
        if ask is None or ask.seat != seat:
            return 0
        shown = self.shown
        words[: len(shown)] = self.encoder.options(ask.kind, shown)
        if self._paged:
            words[len(shown)] = self.encoder.options("page", ["turn"])
        return self.legal

    def picture(self, seat: int) -> str:
        """What a seat sees and is asked, in lines of text."""
        scene = self.table.scene(seat, nameless(self.table))
        return "\n".join(look(scene) + (question(scene.prompt) if scene.prompt else []))

    # ---- the end

    def payoff(self) -> list[float]:
        """What the finished game was worth to each seat, from 0 to 1."""
        return self.rules.payoff(self.table.outcome)


def default_seats(rules: Rules[Any, Any]) -> int:
    """How many play where nobody says it: two, or as few as can."""
    return 2 if 2 in rules.seats else rules.seats[0]
