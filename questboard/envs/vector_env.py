"""A Gymnasium vector environment: many tables stepped in one call, in one process.

Batches are written row by row into arrays that are allocated once. Against bots the learner has one seat. In
self-play (`opponents="self"`) it answers for every seat: `infos["seat"]` says whose turn it is at each table,
the reward belongs to the seat that answered last, and `infos["payoffs"]` holds the payoffs of all seats of
finished games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import gymnasium.vector
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from questboard.envs.encoding import PARTS
from questboard.envs.episode import Episode, Opponents
from questboard.envs.spaces import action_space, observation_space
from questboard.envs.table_adapter import ACTIONS, WIDTH, Illegal, TableAdapter
from questboard.kernel import GameOver, NoSuchOption, SetupError

Batch: TypeAlias = dict[str, NDArray[Any]]
Flags: TypeAlias = NDArray[np.bool_]
Steps: TypeAlias = tuple[Batch, NDArray[np.float64], Flags, Flags, dict[str, Any]]


def make_vector_env(num_envs: int, **settings: Any) -> VectorEnv:
    """The entry point for `gymnasium.make_vec`."""
    return VectorEnv(tables=num_envs, **settings)


class VectorEnv(gymnasium.vector.VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """Several tables of one game, stepped together."""

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
        """Without `copy`, each step overwrites the batch that the last one returned."""
        first = TableAdapter(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.episodes = [
            Episode(adapter, seat, opponents, max_cycles=max_cycles)
            for adapter in (first, *(first.fork() for _ in range(tables - 1)))
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
        """How many rows of the options are in use."""
        self._ended = np.zeros(tables, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Deal at all tables, or at those in `options["reset_mask"]`; table n with seed + n."""
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + table for table in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise SetupError(f"{self.num_envs} tables need {self.num_envs} seeds, not {len(seed)}")
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
        payoffs = np.zeros((self.num_envs, self.episodes[0].adapter.seats), np.float32)
        final: dict[int, Batch] = {}
        for table, (episode, action) in enumerate(zip(self.episodes, actions.tolist(), strict=True)):
            if self._ended[table]:
                self._begin(table)
                continue
            episode.act(action)
            self._write(table)
            if episode.over:
                terminations[table] = True
                payoffs[table] = episode.payoffs
                rewards[table] = episode.reward
            elif episode.truncated:
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
        """The view of the seat whose turn it is at each table, as lines of text."""
        if self.render_mode is None:
            return None
        return tuple(episode.adapter.picture(episode.seat) for episode in self.episodes)

    # ---- rows and batches

    def _check(self, actions: NDArray[np.int64]) -> None:
        """Refuse illegal actions before any is applied."""
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
        self.episodes[table].begin(seed, self._randoms[table])
        self._ended[table] = False
        self._write(table)

    def _write(self, table: int) -> None:
        """Write the learner's observation into the rows of its table."""
        episode = self.episodes[table]
        adapter, seat = episode.adapter, episode.seat
        self._rows["observation"][table] = adapter.vector(seat)
        self._rows["action_mask"][table] = adapter.mask(seat)
        words = self._rows["options"][table]
        shown = adapter.put_choices(seat, words)
        words[shown : self._shown[table]] = 0
        self._shown[table] = shown

    def _batch(self) -> Batch:
        return {name: rows.copy() if self.copy else rows for name, rows in self._rows.items()}

    def _row(self, table: int) -> Batch:
        return {name: rows[table].copy() for name, rows in self._rows.items()}

    def _infos(self) -> dict[str, Any]:
        seats = np.array([episode.seat for episode in self.episodes], np.int64)
        return {"seat": seats, "_seat": np.ones(self.num_envs, np.bool_)}

    def _final(self, final: dict[int, Batch]) -> dict[str, Any]:
        """The last observations of games that were reset in the same step."""
        rows = np.full(self.num_envs, None, object)
        for table, row in final.items():
            rows[table] = row
        return {"final_obs": rows, "_final_obs": rows != None}  # noqa: E711  (element by element)
