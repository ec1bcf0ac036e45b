"""Entrants: who plays in the arena. Levels of bots, and agents of one's own, which are named by a file.

Such a file is ordinary Python with a function `make_bot(seed)`, which returns a bot: something that can
`decide` at a chair. The file is run, so enter only agents whose files you trust; a server takes none.
"""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from questboard.bots import Bot, make_bot
from questboard.kernel import SetupError

SUFFIX = ".py"
"""How the name of an agent's file ends."""


def enter(name: str, seed: int | str = 0) -> Bot:
    """A bot of a level, or the agent in a file."""
    if not name.endswith(SUFFIX):
        return make_bot(name, seed)
    bot: Bot = _agent(name).make_bot(seed)
    return bot


@cache
def _agent(path: str) -> ModuleType:
    """The module in an agent's file."""
    if not Path(path).is_file():
        raise SetupError(f"there is no agent at {path}")
    spec = spec_from_file_location(f"questboard_agent_{Path(path).stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if not callable(getattr(module, "make_bot", None)):
        raise SetupError(f"{path} has no function make_bot(seed)")
    return module
