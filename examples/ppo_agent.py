"""A policy of the learner in `ppo.py` as an agent for the arena.

    questboard arena portal --bots examples/ppo_agent.py medium --games 100

It reads `ppo/policy.pt` in the current folder, where `python examples/ppo.py learn --out ppo` has put it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parent))

from ppo import Learned, Policy


def make_bot(seed: int | str) -> Learned:
    """The bot, which takes what its policy holds best, whatever the seed."""
    learned = torch.load("ppo/policy.pt")
    policy = Policy(learned["game"], learned["width"])
    policy.load_state_dict(learned["weights"])
    return Learned(policy)
