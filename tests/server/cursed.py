"""Bots that fail in every way that a bot can fail, each level in a way of its own."""

from __future__ import annotations

from pathlib import Path

CURSE = '''
"""Read by every Python that has this folder on its path."""
import os
import sys

if "questboard" in " ".join(sys.argv + sys.orig_argv) or "spawn" in " ".join(sys.orig_argv):
    from pathlib import Path

    from questboard.bots import thinker

    MAKE, BLESSED = thinker.make_bot, Path(__file__).with_name("blessed")

    class Odd(Exception):
        """An exception that can't be sent between processes."""

        def __init__(self, one, other):
            super().__init__(one)

    class Cursed:
        def __init__(self, level):
            self.level = level

        def decide(self, chair):
            if self.level == "easy":
                raise StopIteration(chair)
            if self.level == "hard":
                raise Odd(1, 2)
            if self.level == "expert":
                sys.exit("enough")
            os._exit(3)

    def make_bot(level, seed, *more):
        return MAKE(level, seed, *more) if level == "random" or BLESSED.exists() else Cursed(level)

    thinker.make_bot = make_bot
'''


def curse(folder: Path) -> Path:
    """Write the curse into a folder for PYTHONPATH; all levels but `random` fail until `bless`."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(CURSE)
    return folder


def bless(folder: Path) -> None:
    """From now on bots think as ever."""
    (folder / "blessed").touch()
