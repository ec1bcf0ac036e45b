"""Several threads may meet a game at once: a server that is started again opens many tables together.

msgspec learns a type when it is first needed, and ends the process when two threads need it at once; so
the types of a game are made known with its rules.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
AT_ONCE = """
import sys
from threading import Barrier, Thread
from typing import Literal

import msgspec

from questboard.kernel import Fixed, Rules

sys.setswitchinterval(1e-6)
for number in range(200):
    rule options = [(f"switch_{n}", Literal["on", "off", n], "on") for n in range(50)]

    class Game(Rules):
        title = f"game {number}"
        options = msgspec.defstruct("Options", rule options, bases=(Fixed,), frozen=True)

    gate, read = Barrier(4), []

    def meet():
        gate.wait()
        for _ in range(5):
            read.append(Game().read_options({"switch_9": "off"}))

    threads = [Thread(target=meet) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [options.switch_9 for options in read] == 20 * ["off"]
"""


def test_many_threads_may_read_the_options_of_a_new_game_at_once():
    done = subprocess.run([sys.executable, "-c", AT_ONCE], cwd=ROOT, timeout=60, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
