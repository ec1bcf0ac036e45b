"""Environments: every game for PettingZoo, Gymnasium and OpenSpiel. Agents get the view that people get.

`encoding` turns views and questions into numbers, `tree` into nested data; `table_adapter` presents a table
in that form, and `episode` plays the bots around a learner. The other modules are thin wrappers:
`single_agent`, `vector_env`, `multi_agent` and `openspiel`. The classes list their settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from questboard.games import playable
from questboard.kernel import SetupError

if TYPE_CHECKING:
    from questboard.envs.multi_agent import AECEnv, ParallelEnv
    from questboard.envs.single_agent import SingleAgentEnv
    from questboard.envs.vector_env import VectorEnv

VERSION = 1
"""Increases when the same game looks or plays differently in an environment than before."""

__all__ = ["VERSION", "aec", "parallel", "register", "single", "vector"]


def aec(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> AECEnv:
    """A PettingZoo environment in which seats act one after the other."""
    env: AECEnv = _import("multi_agent").AECEnv(game, seats, options, **settings)
    return env


def parallel(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> ParallelEnv:
    """A PettingZoo environment in which all seats act, and the one whose turn it is counts."""
    env: ParallelEnv = _import("multi_agent").ParallelEnv(game, seats, options, **settings)
    return env


def single(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> SingleAgentEnv:
    """A Gymnasium environment: one seat learns, and bots play the others."""
    env: SingleAgentEnv = _import("single_agent").SingleAgentEnv(game, seats, options, **settings)
    return env


def vector(game: str, tables: int = 64, **settings: Any) -> VectorEnv:
    """A Gymnasium vector environment: many tables that are stepped in one call."""
    env: VectorEnv = _import("vector_env").VectorEnv(game, tables, **settings)
    return env


def register() -> None:
    """Register every game with Gymnasium: `gymnasium.make("questboard/portal-v1")`."""
    import gymnasium  # optional

    for game in playable():
        gymnasium.register(
            f"questboard/{game}-v{VERSION}",
            entry_point="questboard.envs.single_agent:SingleAgentEnv",
            vector_entry_point="questboard.envs.vector_env:make_vector_env",
            kwargs={"game": game},
        )


def _import(module: str) -> Any:
    """One of our modules; an error says which package is missing."""
    try:
        return import_module(f"questboard.envs.{module}")
    except ModuleNotFoundError as error:
        raise SetupError(f"this environment needs {error.name}; install questboard[research]") from None


with suppress(ModuleNotFoundError):  # the extra is not installed
    register()
