"""An archive of finished games: saves that must replay byte for byte as long as the rules stand.

`python -m questboard.testing.archive FOLDER GAME BOTS SEED [option=value ...]` has bots play a game
and archives it; BOTS are levels in the order of the seats, as in `medium,random`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Self

import msgspec
import yaml

from questboard.bots import make_bot, play_out
from questboard.games import new_table
from questboard.kernel import Luck, RulesError, Table


class Finished(msgspec.Struct, frozen=True):
    """What the index says of a game."""

    commitment: str
    """The hash of the game's luck, as it was published when the game began."""
    answers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, table: Table[Any, Any]) -> Self:
        """What there is to say of a game that was dealt and played to its end."""
        if table.origin is None or table.ask is not None:
            raise RulesError("only a game that was dealt and has ended can be archived")
        outcome = table.outcome
        return cls(Luck(table.origin.luck).commitment, table.ply, outcome.standing, outcome.winners)


def read_index(folder: Path) -> dict[str, Finished]:
    """The archived games by the names of their files."""
    file = folder / "index.yaml"
    if not file.exists():
        return {}
    return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), dict[str, Finished])


def archive(table: Table[Any, Any], folder: Path) -> Path:
    """Enter a finished game into the archive."""
    index, rules = read_index(folder), table.rules
    kind = f"{rules.name}-v{rules.version}-"
    number = 1 + sum(name.startswith(kind) for name in index)
    file = folder / f"{kind}{number}.save"
    index[file.name] = Finished.of(table)
    file.write_text(table.save(), encoding="utf-8", newline="\n")
    text = yaml.safe_dump(msgspec.to_builtins(index), default_flow_style=None, sort_keys=False)
    (folder / "index.yaml").write_text(text, encoding="utf-8", newline="\n")
    return file


def play(game: str, levels: list[str], seed: str, options: dict[str, Any]) -> Table[Any, Any]:
    """A game played to its end by bots."""
    table = new_table(game, len(levels), f"archive {seed}", **options)
    play_out(table, [make_bot(level, f"{seed} {seat}") for seat, level in enumerate(levels)])
    return table


if __name__ == "__main__":
    folder, game, levels, seed, *rule_options = sys.argv[1:]
    finished = play(
        game, levels.split(","), seed, dict(rule_option.split("=", 1) for rule_option in rule_options)
    )
    print(archive(finished, Path(folder)))
