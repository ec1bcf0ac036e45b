"""The steps of the game; every chapter enters its own."""

from __future__ import annotations

from questboard.kernel import Steps

STEPS = Steps()
