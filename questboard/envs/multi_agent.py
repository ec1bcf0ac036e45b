"""Environments in which every seat is an agent, for PettingZoo.

`AECEnv` asks one seat after the other, as the game does. `ParallelEnv` takes an action of every seat at once:
the action of the seat whose turn it is counts, and the others can only wait. In both, a cycle is one answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import pettingzoo
from gymnasium import Space
from gymnasium.utils import seeding

from questboard.envs import VERSION
from questboard.envs.episode import SELF, Episode
from questboard.envs.spaces import action_space, observation_space
from questboard.envs.table_adapter import ACTIONS, WIDTH, Form, Illegal, Observation, TableAdapter


class Agents:
    """What both kinds share: an episode in which every seat learns, and a name for each agent."""

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
        self.adapter = TableAdapter(game, seats, options, actions=actions, width=width, illegal=illegal)
        self.episode = Episode(self.adapter, opponents=SELF, max_cycles=max_cycles)
        self.form = observation
        self.render_mode = render_mode
        self.metadata = {
            "name": f"questboard_{self.adapter.rules.name}_v{VERSION}",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.adapter.seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Observation]] = {
            agent: observation_space(self.adapter, observation) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: action_space(self.adapter) for agent in self.possible_agents
        }
        self._random = seeding.np_random()[0]

    def observation_space(self, agent: str) -> Space[Observation]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What an agent observes now."""
        return self.adapter.observe(self.possible_agents.index(agent), self.form)

    def render(self) -> str | None:
        """The view of the seat whose turn it is, as lines of text."""
        return None if self.render_mode is None else self.adapter.picture(self.episode.seat)

    def close(self) -> None:
        """There is nothing to release."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.episode.begin(seed, self._random)
        self.agents = self.possible_agents[:]

    @property
    def _asked(self) -> str:
        return self.possible_agents[self.episode.seat]

    def _each(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)


class AECEnv(Agents, pettingzoo.AECEnv[str, Observation, Any]):
    """Agents act one after the other: the one whose turn it is is selected."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed deals the same one."""
        self._deal(seed)
        self.agent_selection = self._asked
        self.infos = {agent: {} for agent in self.agents}
        self.rewards, self._cumulative_rewards = self._each(0.0), self._each(0.0)
        self.terminations, self.truncations = self._each(False), self._each(False)

    def step(self, action: Any) -> None:
        """Answer for the selected agent; when the game is over, each agent gets its payoff and leaves."""
        agent, episode = self.agent_selection, self.episode
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self._asked
        self.rewards = dict(zip(self.agents, episode.payoffs, strict=True))
        self.terminations, self.truncations = self._each(episode.over), self._each(episode.truncated)
        self._accumulate_rewards()


class ParallelEnv(Agents, pettingzoo.ParallelEnv[str, Observation, Any]):
    """Every agent acts in every cycle."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game; the same seed deals the same one."""
        self._deal(seed)
        return self._observations(self.agents)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Apply the action of the agent whose turn it is; those of the others are ignored."""
        episode, agents = self.episode, self.agents
        episode.act(int(actions[self._asked]))
        rewards = dict(zip(agents, episode.payoffs, strict=True))
        terminations, truncations = self._each(episode.over), self._each(episode.truncated)
        if episode.over or episode.truncated:
            self.agents = []
        observations, infos = self._observations(agents)
        return observations, rewards, terminations, truncations, infos

    def _observations(self, agents: list[str]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        return {agent: self.observe(agent) for agent in agents}, {agent: {} for agent in agents}
