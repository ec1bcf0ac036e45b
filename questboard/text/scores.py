"""The sheet of paper on which somebody who plays alone writes the score to beat.

It is a file, and belongs to the user of the command line. A game keeps one score for each setting of its
switches, as scores of different settings can't be compared.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from questboard.kernel import SaveError, Table
from questboard.text.savefile import write_whole


class Score(msgspec.Struct):
    """The best score of a game; `switches` are those that are not at their usual value."""

    game: str
    switches: dict[str, Any]
    score: int


class ScoreSheet:
    """The best solo scores of one person, kept in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def best(self, table: Table[Any, Any]) -> int | None:
        """The score to beat in such a game; None before the first."""
        return next((each.score for each in self._scores() if _is_for(each, table)), None)

    def note(self, table: Table[Any, Any], score: int) -> int | None:
        """Write a score down if it is the first or surpasses the best; returns what was to be beaten."""
        best = self.best(table)
        if best is None or score > best:
            others = [each for each in self._scores() if not _is_for(each, table)]
            scores = [*others, Score(table.rules.name, _switches(table), score)]
            with suppress(OSError):  # that the file can't be written then says enough
                self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, msgspec.json.format(msgspec.json.encode(scores)).decode() + "\n")
        return best

    def _scores(self) -> list[Score]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[Score])
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(f"{self.file} can't be read: {str(error.strerror).lower()}") from None
        except msgspec.MsgspecError:
            raise SaveError(f"{self.file} holds no solo scores; move it away to keep new ones") from None


def _is_for(score: Score, table: Table[Any, Any]) -> bool:
    return score.game == table.rules.name and score.switches == _switches(table)


def _switches(table: Table[Any, Any]) -> dict[str, Any]:
    return table.rules.unusual(table.origin.options) if table.origin else {}
