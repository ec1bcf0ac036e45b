"""`python -m questboard` is the same as `questboard`."""

from __future__ import annotations

import signal
import sys
from types import FrameType


def main() -> None:
    """Run a command; Ctrl-C ends it quietly with exit status 130, whenever it is pressed."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _interrupt_once)
    try:
        from questboard.cli import app

        app(prog_name="questboard")
    except KeyboardInterrupt:
        sys.exit(130)


def _interrupt_once(number: int, frame: FrameType | None) -> None:
    """Interrupt the command. Further presses change nothing: it is on its way out, and they would kill it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


if __name__ == "__main__":
    main()
