"""What the author of a game needs to test it.

For tests of rules:

- `Driver`, `position` and `dealt` play a table in words, from a position in text or from a new deal.
- `rule` marks a test with the clauses that it proves.
- `staged` is a driver for games whose tests build a state by hand and start in the middle of a rule.

For every game, whatever its rules:

- `conformance` is the suite that every game passes.
- `playthrough` writes a whole game as text, to be read and kept.
- `archive` keeps saves of finished games, which later versions must still load.
- `scripted` plays at the text table with nothing but what was read out.
- `elsewhere` carries positions into fresh processes and plays on there.
- `mutants` breaks the rules in small ways and lists the mistakes that no test notices.

For servers and browsers:

- `services` runs PostgreSQL, Redis, Chromium and our own server for the time of a test.
- `remote` is a player's device: it speaks HTTP and WebSocket to a server.

Helpers that know one game live with its tests, as in `tests/dragonfire/party.py`.
"""

from questboard.testing.driver import Driver, dealt, position
from questboard.testing.rule import rule

__all__ = ["Driver", "dealt", "position", "rule"]
