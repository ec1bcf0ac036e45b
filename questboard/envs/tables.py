"""Many tables in one call: Gymnasium's vector environment, in one process.

Batches are written row by row into arrays that are made once. Against bots the learner has one seat. In
self-play (`opponents="self"`) it answers every question of every seat: `infos["seat"]` says whose question
each table asks, the reward goes with the action of the seat that answered last, and what a finished game
was worth to all seats stands in `infos["payoffs"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from questboard.envs.desk import ACTIONS, WIDTH, Desk, Illegal
from questboard.envs.encoding import PARTS
from questboard.envs.lesson import Lesson, Opponents
from questboard.envs.spaces import action_space, observation_space
from questboard.kernel import GameOver, NoSuchOption, SetupError

Batch: TypeAlias = dict[str, NDArray[Any]]
Flags: TypeAlias = NDArray[np.bool_]
Steps: TypeAlias = tuple[Batch, NDArray[np.float64], Flags, Flags, dict[str, Any]]


def made(num_envs: int, **settings: Any) -> Tables:
    """Tables as `gymnasium.make_vec` wants them."""
    return Tables(tables=num_envs, **settings)


class Tables(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """A number of tables of one game that are stepped together."""

    def __init__(
        self,
        game: str,
        tables: int = 64,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | Literal["random"] = 0,
        opponents: Opponents = "medium",
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        actions: int = ACTIONS,
        width: int = WIDTH,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        copy: bool = True,
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        """Without `copy` the batch that a step returns is overwritten by the next one."""
        first = Desk(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.lessons = [
            Lesson(desk, seat, opponents, max_cycles=max_cycles)
            for desk in (first, *(first.fork() for _ in range(tables - 1)))
        ]
        self.num_envs = tables
        self.copy = copy
        self.illegal = illegal
        self.render_mode = render_mode
        self.autoreset = AutoresetMode(autoreset)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset}
        self.single_observation_space = observation_space(first)
        self.single_action_space = action_space(first)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._randoms = [seeding.np_random()[0] for _ in range(tables)]
        self._rows: Batch = {
            "observation": np.zeros((tables, width), np.float32),
            "action_mask": np.zeros((tables, actions), np.int8),
            "options": np.zeros((tables, actions, PARTS), np.int32),
        }
        self._shown = [0] * tables
        """How many rows of the options are not zeros."""
        self._ended = np.zeros(tables, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deal at all tables, or at those in `options["reset_mask"]`; table n with seed + n."""
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise SetupError(f"{self.num_envs} tables need as many seeds, not {len(seed)}")
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        for table in np.flatnonzero(chosen).tolist():
            self._begin(table, seed[table])
        return self._batch(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """Give each table an answer; a table whose game has ended deals a new one instead."""
        self._check(actions)
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        payoffs = np.zeros((self.num_envs, self.lessons[0].desk.seats), np.float32)
        final: dict[int, Batch] = {}
        for table, (lesson, action) in enumerate(zip(self.lessons, actions.tolist(), strict=True)):
            if self._ended[table]:
                self._begin(table)
                continue
            lesson.act(action)
            self._write(table)
            if lesson.over:
                terminations[table] = True
                payoffs[table] = lesson.payoffs
                rewards[table] = lesson.reward
            elif lesson.cut_off:
                truncations[table] = True
            else:
                continue
            self._ended[table] = True
            if self.autoreset is AutoresetMode.SAME_STEP:
                final[table] = self._row(table)
                self._begin(table)
        infos = self._infos() | {"payoffs": payoffs, "_payoffs": terminations.copy()}
        if final:
            infos |= self._final(final)
        return self._batch(), rewards, terminations, truncations, infos

    def render(self) -> tuple[str, ...] | None:
        """Every table as the seat that is asked sees it, in lines of text."""
        if self.render_mode is None:
            return None
        return tuple(lesson.desk.picture(lesson.seat) for lesson in self.lessons)

    # ---- rows and batches

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Refuse what can't be done before anything is done."""
        if self.autoreset is AutoresetMode.DISABLED and self._ended.any():
            raise GameOver(f"the game at table {self._ended.argmax()} has ended; reset it")
        if self.illegal == "wrap":
            return
        legal = self._rows["action_mask"].sum(1)
        wrong = ((actions < 0) | (actions >= legal)) & ~self._ended
        if wrong.any():
            table = wrong.argmax()
            raise NoSuchOption(
                f"there is no action {actions[table]} at table {table} now; there are {legal[table]}"
            )

    def _begin(self, table: int, seed: int | None = None) -> None:
        if seed is not None:
            self._randoms[table] = seeding.np_random(seed)[0]
        self.lessons[table].begin(seed, self._randoms[table])
        self._ended[table] = False
        self._write(table)

    def _write(self, table: int) -> None:
        """Put what a learner is told into the rows of its table."""
        lesson = self.lessons[table]
        desk, seat = lesson.desk, lesson.seat
        self._rows["observation"][table] = desk.vector(seat)
        self._rows["action_mask"][table] = desk.mask(seat)
        words = self._rows["options"][table]
        shown = desk.put_choices(seat, words)
        words[shown : self._shown[table]] = 0
        self._shown[table] = shown

    def _batch(self) -> Batch:
        return {name: rows.copy() if self.copy else rows for name, rows in self._rows.items()}

    def _row(self, table: int) -> Batch:
        return {name: rows[table].copy() for name, rows in self._rows.items()}

    def _infos(self) -> dict[str, Any]:
        seats = np.array([lesson.seat for lesson in self.lessons], np.int64)
        return {"seat": seats, "_seat": np.ones(self.num_envs, np.bool_)}

    def _final(self, final: dict[int, Batch]) -> dict[str, Any]:
        """The last observations of games after which others have begun in the same step."""
        rows = np.full(self.num_envs, None, object)
        for table, row in final.items():
            rows[table] = row
        return {"final_obs": rows, "_final_obs": rows != None}  # noqa: E711  (element by element)
