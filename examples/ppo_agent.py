"""A policy of the learner in `ppo.py` as an agent for the arena.

    questboard arena portal --bots examples/ppo_agent.py medium --games 100

It reads `ppo/policy.pt` in the current folder, where `python examples/ppo.py learn --out ppo` has put it.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import torch

PPO = runpy.run_path(str(Path(__file__).parent / "ppo.py"))
"""What the learner's file defines."""


def make_bot(seed: int | str) -> Any:
    """The bot, which takes what its policy holds best, whatever the seed."""
    learned = torch.load("ppo/policy.pt")
    policy = PPO["Policy"](learned["game"], learned["width"])
    policy.load_state_dict(learned["weights"])
    return PPO["Learned"](policy)
