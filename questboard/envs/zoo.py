"""All seats are agents: PettingZoo's two kinds of environments.

`Turns` asks one seat after the other, as the game does. `Together` takes an action of every seat at once:
that of the seat that is asked is its answer, and the others can only wait. A cycle is one answer in both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from gymnasium import Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from questboard.envs import VERSION
from questboard.envs.desk import ACTIONS, WIDTH, Desk, Form, Illegal, Observation
from questboard.envs.lesson import SELF, Lesson
from questboard.envs.spaces import action_space, observation_space


class Agents:
    """What both kinds share: a lesson in which every seat learns, and a name for each."""

    possible_agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        observation: Form = "vector",
        actions: int = ACTIONS,
        width: int = WIDTH,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        self.desk = Desk(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.lesson = Lesson(self.desk, opponents=SELF, max_cycles=max_cycles)
        self.form = observation
        self.render_mode = render_mode
        self.metadata = {
            "name": f"questboard_{self.desk.rules.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.desk.seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Observation]] = {
            agent: observation_space(self.desk, observation) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: action_space(self.desk) for agent in self.possible_agents
        }
        self._random = seeding.np_random()[0]

    def observation_space(self, agent: str) -> Space[Observation]:
        """All that an agent may be told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """All actions that an agent may ever have."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent is told now."""
        return self.desk.observe(self.possible_agents.index(agent), self.form)

    def render(self) -> str | None:
        """What the seat that is asked sees, in lines of text."""
        return None if self.render_mode is None else self.desk.picture(self.lesson.seat)

    def close(self) -> None:
        """Nothing is held that needs to be given back."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.lesson.begin(seed, self._random)
        self.agents = self.possible_agents[:]

    @property
    def _asked(self) -> str:
        return self.possible_agents[self.lesson.seat]

    def _each(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)


class Turns(Agents, AECEnv[str, Observation, Any]):
    """Agents act one after the other: the one that is asked is selected."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed deals the same one."""
        self._deal(seed)
        self.agent_selection = self._asked
        self.infos = {agent: {} for agent in self.agents}
        self.rewards, self._cumulative_rewards = self._each(0.0), self._each(0.0)
        self.terminations, self.truncations = self._each(False), self._each(False)

    def step(self, action: Any) -> None:
        """Answer for the selected agent; when the game is over, each agent gets its payoff and leaves."""
        agent, lesson = self.agent_selection, self.lesson
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        lesson.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self._asked
        self.rewards = dict(zip(self.agents, lesson.payoffs, strict=True))
        self.terminations, self.truncations = self._each(lesson.over), self._each(lesson.cut_off)
        self._accumulate_rewards()


class Together(Agents, ParallelEnv[str, Observation, Any]):
    """Every agent gives an action in each cycle."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game; the same seed deals the same one."""
        self._deal(seed)
        return self._told(self.agents)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the answer of the agent that is asked; what the others say is not heard."""
        lesson, agents = self.lesson, self.agents
        lesson.act(int(actions[self._asked]))
        rewards = dict(zip(agents, lesson.payoffs, strict=True))
        terminations, truncations = self._each(lesson.over), self._each(lesson.cut_off)
        if lesson.over or lesson.cut_off:
            self.agents = []
        observations, infos = self._told(agents)
        return observations, rewards, terminations, truncations, infos

    def _told(self, agents: list[str]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        return {agent: self.observe(agent) for agent in agents}, {agent: {} for agent in agents}
