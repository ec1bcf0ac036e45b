"""Which part of the game may know which: the rules know no player's judgement."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import questboard.games.fantasy

HERE = Path(questboard.games.fantasy.__file__).parent
GAME = "questboard.games.fantasy"
JUDGEMENT = (
    "questboard.bots",
    f"{GAME}.eval",
    f"{GAME}.tactics",
    f"{GAME}.master.policy",
    f"{GAME}.master.manners",
)
"""What players think of positions. The automatic Dungeon Master's procedure is a rule of the game."""
FOR_PLAYERS = [HERE / "master" / name for name in ("policy.py", "manners.py")]
RULEBOOK = [
    path
    for folder in ("rules", "cards", "master")
    for path in sorted((HERE / folder).glob("*.py"))
    if path not in FOR_PLAYERS
]


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """The modules and names that a file imports, and whether it does so at its top."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node in tree.body) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((f"{node.module}.{alias.name}", node in tree.body) for alias in node.names)


@pytest.mark.parametrize("path", RULEBOOK, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_rules_import_no_bot_and_no_evaluation_and_all_at_the_top(path: Path) -> None:
    for name, at_the_top in imported(path):
        assert not name.startswith(JUDGEMENT), name
        assert at_the_top, f"{name} is imported inside a function"
