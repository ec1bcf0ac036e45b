"""For tests of rules: a driver that plays in words, and the suite that every game passes."""

from questboard.testing.driver import Driver, dealt, position
from questboard.testing.rule import rule

__all__ = ["Driver", "dealt", "position", "rule"]
