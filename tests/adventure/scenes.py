"""Looking at scenes in tests: what a seat sees, and the things in it by their ids."""

from __future__ import annotations

from collections import Counter

from questboard.scene import Choice, Node, Scene
from tests.adventure.crypt import Crypt

NAMES = ["Ada", "Bob", "Cy", "Dee", "Eve"]


def seen(table: Crypt, seat: int | None = None) -> Scene:
    """What the seat sees that is asked, or another one."""
    if seat is None:
        assert table.table.ask is not None
        seat = table.table.ask.seat
    return table.table.scene(seat, NAMES[: len(table.state.heroes)])


def nodes(scene: Scene) -> dict[str, Node]:
    """Every node by its id, which no other has."""
    found = list(scene.walk())
    ids = Counter(node.id for node in found)
    assert not [id for id, count in ids.items() if count > 1]
    return {node.id: node for node in found}


def option(scene: Scene, label: str) -> Choice:
    """The option that is called so."""
    assert scene.prompt is not None
    return next(choice for choice in scene.prompt.choices if choice.label == label)


def place(scene: Scene, id: str) -> tuple[float, float]:
    """Where something on the board lies on the lattice of the dungeon."""
    board = nodes(scene)["dungeon"]
    child = nodes(scene)[id]
    assert board.at is not None
    assert child.at is not None
    return board.at[0] + child.at[0], board.at[1] + child.at[1]
