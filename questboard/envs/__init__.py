"""Environments: every game as PettingZoo, Gymnasium and OpenSpiel have games, from the view that people get.

`encoding` turns views and questions into numbers, `tree` into nested data; `desk` is a table in that form,
and `lesson` seats a learner and bots at it. The other modules are thin wrappers: `zoo`, `learner`, `tables`
and `openspiel`. Their settings are listed where the classes are.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from questboard.games import playable
from questboard.kernel import SetupError

if TYPE_CHECKING:
    from questboard.envs.learner import Learner
    from questboard.envs.tables import Tables
    from questboard.envs.zoo import Together, Turns

VERSION = 1
"""Moves when the same game looks or goes otherwise in an environment than before."""

__all__ = ["VERSION", "aec", "parallel", "register", "single", "vector"]


def aec(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> Turns:
    """PettingZoo's environment in which seats answer one after the other."""
    env: Turns = _open("zoo").Turns(game, seats, options, **settings)
    return env


def parallel(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> Together:
    """PettingZoo's environment in which all seats act, and the answer of the one that is asked counts."""
    env: Together = _open("zoo").Together(game, seats, options, **settings)
    return env


def single(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any
) -> Learner:
    """Gymnasium's environment, in which one seat learns and bots fill the others."""
    env: Learner = _open("learner").Learner(game, seats, options, **settings)
    return env


def vector(game: str, tables: int = 64, **settings: Any) -> Tables:
    """Gymnasium's vector environment: many tables that one learner steps in one call."""
    env: Tables = _open("tables").Tables(game, tables, **settings)
    return env


def register() -> None:
    """Tell Gymnasium of every game: `gymnasium.make("questboard/portal-v1")`."""
    import gymnasium

    for game in playable():
        gymnasium.register(
            f"questboard/{game}-v{VERSION}",
            entry_point="questboard.envs.learner:Learner",
            vector_entry_point="questboard.envs.tables:made",
            kwargs={"game": game},
        )


def _open(module: str) -> Any:
    """One of our modules, or a sentence about what it needs."""
    try:
        return import_module(f"questboard.envs.{module}")
    except ModuleNotFoundError as error:
        raise SetupError(
            f"this environment needs {error.name}, which comes with an extra: install questboard[research]"
        ) from None


with suppress(ModuleNotFoundError):  # without the extra there is nobody to tell
    register()
