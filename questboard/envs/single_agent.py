"""A Gymnasium environment in which one seat learns and bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import Env, spaces

from questboard.envs.episode import Episode, Opponents
from questboard.envs.spaces import action_space, observation_space
from questboard.envs.table_adapter import ACTIONS, WIDTH, Form, Illegal, Observation, TableAdapter


class SingleAgentEnv(Env[Observation, np.int64]):
    """A game as one seat plays it: a step is an answer and everything until the seat's next question."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]
    action_space: spaces.Discrete

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | Literal["random"] = 0,
        opponents: Opponents = "medium",
        observation: Form = "vector",
        actions: int = ACTIONS,
        width: int = WIDTH,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        self.adapter = TableAdapter(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.episode = Episode(self.adapter, seat, opponents, max_cycles=max_cycles)
        self.form = observation
        self.render_mode = render_mode
        self.observation_space = observation_space(self.adapter, observation)
        self.action_space = action_space(self.adapter)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and play until the learner's first question; the same seed gives the same game."""
        super().reset(seed=seed)
        self.episode.begin(seed, self.np_random)
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; the reward is the payoff at the end of the game, and 0 before."""
        episode = self.episode
        episode.act(int(action))
        return self._observe(), episode.reward, episode.over, episode.truncated, self._info()

    def render(self) -> str | None:
        """The learner's view and question, as lines of text."""
        return None if self.render_mode is None else self.adapter.picture(self.episode.seat)

    def _observe(self) -> Observation:
        return self.adapter.observe(self.episode.seat, self.form)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.episode.seat}
        if self.episode.over:
            info["payoffs"] = np.array(self.episode.payoffs, np.float32)
        return info
