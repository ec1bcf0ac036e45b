"""A table for learning agents: actions are numbers, and observations are arrays.

Every environment is a thin wrapper around table adapters. An action is the index of an option, so the legal
actions are always the first few. A question with more options than actions is shown in pages, and the last
action turns the page.
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
from questboard.text import default_names
from questboard.text.words import look, question

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
Form: TypeAlias = Literal["vector", "tree"]
"""The form of a view: one flat vector, or nested data."""
Illegal: TypeAlias = Literal["refuse", "wrap"]
"""What happens to an illegal action: an error, or it wraps around to a legal one."""

ACTIONS = 512
"""More options than any question in our tests has."""
MIN_ACTIONS = 2
"""One option, and turning the page."""
WIDTH = 2048
"""The length of an observation vector."""


class TableAdapter:
    """A table for agents; it can be dealt again and again."""

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
        if actions < MIN_ACTIONS:
            raise SetupError(f"{actions} actions are too few; the minimum is {MIN_ACTIONS}")
        self.rules = load_rules(game) if isinstance(game, str) else game
        self.seats = default_seats(self.rules) if seats is None else seats
        self.options = dict(options or {})
        self.actions = actions
        self.illegal = illegal
        self.encoder = Encoder(self.rules, width)
        self.page = 0
        self.deal(0)

    def deal(self, seed: int | str) -> None:
        """Start a new game; the same seed deals the same one."""
        self.attach(Table.new(self.rules, self.seats, self.options, Luck.seeded(f"desk {seed}")))

    def attach(self, table: Table[Any, Any]) -> None:
        """Continue at another table."""
        self.table = table
        self.page = 0

    def fork(self) -> TableAdapter:
        """An independent copy."""
        return self._at(self.table.fork(), self.page)

    def imagine(self, seat: int, seed: int | str) -> TableAdapter:
        """A copy in which everything hidden from the seat has been dealt again."""
        return self._at(self.table.imagine(seat, seed), self.visible_page(seat))

    def _at(self, table: Table[Any, Any], page: int) -> TableAdapter:
        copy: TableAdapter = TableAdapter.__new__(TableAdapter)
        copy.rules, copy.seats, copy.options = self.rules, self.seats, self.options
        copy.actions, copy.illegal, copy.encoder = self.actions, self.illegal, self.encoder
        copy.table, copy.page = table, page
        return copy

    # ---- the question

    @property
    def asked(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.table.ask is None else self.table.ask.seat

    @property
    def legal(self) -> int:
        """The number of legal actions now: all below this number."""
        return len(self.shown) + 1 if self._paged else len(self._options)

    @property
    def shown(self) -> Sequence[Option]:
        """The options on the current page; usually all of them."""
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
        """The label of an action."""
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
        """A seat's observation: its view, its legal actions, and an encoding of each option."""
        seen = self.vector(seat) if form == "vector" else self.tree(seat)
        return {"observation": seen, "action_mask": self.mask(seat), "options": self.choices(seat)}

    def vector(self, seat: int) -> Vector:
        """A seat's view and question as one vector."""
        return self.encoder.vector(
            self.table.view(seat), self.visible_question(seat), self.visible_page(seat)
        )

    def tree(self, seat: int) -> dict[str, Any]:
        """A seat's view and question as nested data."""
        ask, page = self.visible_question(seat), self.visible_page(seat)
        question = ask and Question(ask.seat, ask.kind, ask.rule, self.rules.prompt(ask), page)
        return {"view": tree(self.table.view(seat)), "question": tree(question)}

    def visible_question(self, seat: int) -> Ask[Any] | None:
        """The current question, as far as a seat may know it."""
        ask = self.table.ask
        return ask if ask is None or ask.seat == seat else ask.redacted()

    def visible_page(self, seat: int) -> int:
        """The page that a seat sees; turning it is visible only to the seat whose turn it is."""
        return self.page if seat == self.asked else 0

    def mask(self, seat: int) -> Mask:
        """A one for each legal action; a seat that has to wait has only action 0."""
        mask = np.zeros(self.actions, np.int8)
        mask[: self.legal if seat == self.asked else 1] = 1
        return mask

    def choices(self, seat: int) -> Words:
        """The encoded options of a seat, one row each."""
        words = np.zeros((self.actions, PARTS), np.int32)
        self.put_choices(seat, words)
        return words

    def put_choices(self, seat: int, words: Words) -> int:
        """Write the encoded options into the first rows; returns the number of rows."""
        ask = self.table.ask
        if ask is None or ask.seat != seat:
            return 0
        shown = self.shown
        words[: len(shown)] = self.encoder.options(ask.kind, shown)
        if self._paged:
            words[len(shown)] = self.encoder.options("page", ["turn"])
        return self.legal

    def picture(self, seat: int) -> str:
        """A seat's view and question, as lines of text."""
        scene = self.table.scene(seat, default_names(self.table))
        return "\n".join(look(scene) + (question(scene.prompt) if scene.prompt else []))

    # ---- the end

    def payoff(self) -> list[float]:
        """The payoff of each seat at the end of a game, from 0 to 1."""
        return self.rules.payoff(self.table.outcome)


def default_seats(rules: Rules[Any, Any]) -> int:
    """The default number of seats: two, or the minimum of a larger game."""
    return 2 if 2 in rules.seats else rules.seats[0]
