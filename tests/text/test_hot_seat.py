"""Two people at one real terminal: what stays on it, and what can be scrolled back to."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.text.reader import ROOT

OPEN, CLEAR, CLOSE = "\x1b[?1049h", "\x1b[2J", "\x1b[?1049l"
WIPE_HISTORY = "\x1b[3J"
ASKED, HIDE = "\n> ", "Ada, press Enter to hide your hand. "
PATIENCE = 15
"""Seconds without a word after which the program is given up."""


class Terminal:
    """A terminal with a program, and all that it was sent."""

    def __init__(self, *arguments: str) -> None:
        self.mine, theirs = pty.openpty()
        command = [sys.executable, "-m", "questboard", "play", *arguments]
        self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT)
        os.close(theirs)
        self.sent = ""

    def until(self, *wanted: str) -> str:
        """Read until one of these has been written at the end of what was read; what was read."""
        start = len(self.sent)
        while not self.sent.replace("\r", "").endswith(wanted) or len(self.sent) == start:
            ready, _, _ = select.select([self.mine], [], [], PATIENCE)
            assert ready, f"never wrote {wanted}: {self.sent[-500:]}"
            self.sent += os.read(self.mine, 65536).decode(errors="replace")
        return self.sent[start:].replace("\r", "")

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.mine, f"{line}\n".encode())


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Ben and Ada at The Yawning Portal; with this luck Ada is asked first."""
    shared = Terminal("portal", "--text", "--seats", "human:Ben,human:Ada", "--seed", "3")
    yield shared
    shared.process.kill()
    shared.process.wait()
    os.close(shared.mine)


def hand(told: str) -> set[str]:
    """The Heroes that somebody is shown in the hand."""
    return set(re.findall(r"^    ([A-Z][\w' -]+), (?:red|yellow|green|blue) ", told, re.MULTILINE))


def test_nobody_can_scroll_back_to_the_hand_of_another(terminal: Terminal) -> None:
    terminal.until("Pass the table to Ada and press Enter. ")
    terminal.type("")
    told = terminal.until(ASKED)
    ada = hand(told)
    assert len(ada) == 4
    while not told.endswith(HIDE):
        terminal.type("1")
        told = terminal.until(ASKED, HIDE)
    terminal.type("")
    handover = terminal.until("Pass the table to Ben and press Enter. ")
    assert CLEAR in handover
    assert WIPE_HISTORY in handover
    terminal.type("")
    ben = hand(terminal.until(ASKED))
    assert ben
    assert not ada & ben
    terminal.type("quit")
    terminal.until(ASKED)
    terminal.type("quit")
    terminal.until("The game was not saved.\n")
    kept = re.sub(f"{re.escape(OPEN)}.*?{re.escape(CLOSE)}", "", terminal.sent, flags=re.DOTALL)
    assert "Seat 2: Ada, a person." in kept
    assert not hand(kept)
    assert not any(name in kept for name in ada | ben)
