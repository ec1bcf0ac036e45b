"""One seat learns, bots fill the others: Gymnasium's environment for a single agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import Env, spaces

from questboard.envs.desk import ACTIONS, WIDTH, Desk, Form, Illegal, Observation
from questboard.envs.lesson import Lesson, Opponents
from questboard.envs.spaces import action_space, observation_space


class Learner(Env[Observation, np.int64]):
    """A game as one seat plays it: each step is an answer, and all that follows until the next question."""

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
        self.desk = Desk(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.lesson = Lesson(self.desk, seat, opponents, max_cycles=max_cycles)
        self.form = observation
        self.render_mode = render_mode
        self.observation_space = observation_space(self.desk, observation)
        self.action_space = action_space(self.desk)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game and play until the learner is asked; the same seed gives the same game."""
        super().reset(seed=seed)
        self.lesson.begin(seed, self.np_random)
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; the reward is what the game was worth, when it is over."""
        lesson = self.lesson
        lesson.act(int(action))
        return self._observe(), lesson.reward, lesson.over, lesson.cut_off, self._info()

    def render(self) -> str | None:
        """What the learner sees and is asked, in lines of text."""
        return None if self.render_mode is None else self.desk.picture(self.lesson.seat)

    def _observe(self) -> Observation:
        return self.desk.observe(self.lesson.seat, self.form)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.lesson.seat}
        if self.lesson.over:
            info["payoffs"] = np.array(self.lesson.payoffs, np.float32)
        return info
