"""The best solo scores of the command line's user, kept in a file.

A game has one score for each combination of rule options, because scores under different rules can't be
compared.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from questboard.kernel import SaveError, Table
from questboard.language import TABLE
from questboard.text.savefile import write_atomically

t = TABLE.t


class Score(msgspec.Struct):
    """The best score of a game; `rule options` are the rule options that differ from the default."""

    game: str
    rule_options: dict[str, Any]
    score: int


class ScoreSheet:
    """The best solo scores of one person, in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def best(self, table: Table[Any, Any]) -> int | None:
        """The score to beat in a game with these options; None if there is none."""
        return next((each.score for each in self._scores() if _is_for(each, table)), None)

    def record(self, table: Table[Any, Any], score: int) -> int | None:
        """Save a score if it is the best so far; returns the score to beat before."""
        if table.looked_ahead:
            raise SaveError(t("you took back an answer after luck or a card had shown where it led"))
        best = self.best(table)
        if best is None or score > best:
            others = [each for each in self._scores() if not _is_for(each, table)]
            scores = [*others, Score(table.rules.name, _rule_options(table), score)]
            with suppress(OSError):  # the write below then fails with a better message
                self.file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.file, msgspec.json.format(msgspec.json.encode(scores)).decode() + "\n")
        return best

    def _scores(self) -> list[Score]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=list[Score])
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(
                t("{path} can't be read: {reason}", path=self.file, reason=str(error.strerror).lower())
            ) from None
        except msgspec.MsgspecError:
            raise SaveError(
                t("{file} does not contain solo scores; move it away to save new ones", file=self.file)
            ) from None


def _is_for(score: Score, table: Table[Any, Any]) -> bool:
    return score.game == table.rules.name and score.rule_options == _rule_options(table)


def _rule_options(table: Table[Any, Any]) -> dict[str, Any]:
    return table.rules.changed_options(table.origin.options) if table.origin else {}
