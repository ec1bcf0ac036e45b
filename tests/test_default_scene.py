"""The scene of a game that has none of its own."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.kernel import Luck, Table
from questboard.scene import Node, Scene
from tests import lanterns

NAMES = ["Mog", "Fenn"]


@pytest.fixture(scope="module")
def rules() -> Any:
    """The game of docs/writing-a-game.md."""
    page: dict[str, Any] = {"__name__": __name__}
    exec(compile(lanterns.source(), str(lanterns.PAGE), "exec", dont_inherit=True), page)
    return page["RULES"]


def scene_after(rules: Any, answers: int, seat: int = 0) -> Scene:
    """What one of two players sees after some answers."""
    table = Table.new(rules, 2, luck=Luck.seeded("dusk"))
    for _ in range(answers):
        table.answer(0)
    return table.scene(seat, NAMES)


def labels(nodes: list[Node]) -> dict[str, list[str]]:
    """What lies where."""
    return {node.label: [child.label for child in node.children if child.label] for node in nodes}


def test_a_list_as_long_as_there_are_players_belongs_to_them_only_if_it_says_so(rules):
    scene = scene_after(rules, 2)
    shown = labels(scene.nodes)
    assert len([label for label in shown["The table"] if label.startswith("lantern ")]) == 2
    assert "Lit" in shown["The table"]
    assert shown["Fenn"][0] == "In hand: 3"
    assert [label.split(":")[0] for label in shown["Fenn"]] == ["In hand", "Points"]


def test_it_says_whom_the_table_waits_for_and_shows_a_player_the_own_hand_alone(rules):
    mine, watched = scene_after(rules, 0), scene_after(rules, 0, seat=-1)
    assert mine.status == "Waiting for Mog."
    assert len(labels(mine.nodes)["Hand"]) == 3
    assert "Hand" not in labels(watched.nodes)
