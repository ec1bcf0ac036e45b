"""What the tests of the scene share: a table to look at, and things to find on it."""

from questboard.scene import Node, Scene
from questboard.testing import Driver, position

NAMES = ["Ada", "Hob", "Marta", "Quill"]

TABLE = """
    far   .    .    ~Y03 .    .
    row   .... .... GRBY .... ....
    near  .    .    R15! .    .
    1     hand R01 B04  gems RRG  diamonds B  potions 1  tiles RYgb
    2     hand G02 Y01  objectives O7
    open  O1 O2 O3
    turn  4
"""
"""A table in mid-game."""


def scene(table: Driver, seat: int | None = None) -> Scene:
    """The scene of the seat that is asked, or of another."""
    looks = table.asked if seat is None else seat
    return table.table.scene(looks, NAMES)


def node(table: Driver, id: str, seat: int | None = None) -> Node:
    """A thing on the table."""
    found = [node for node in scene(table, seat).walk() if node.id == id]
    assert len(found) == 1, f"{id}: {len(found)}"
    return found[0]


def act(text: str, action: str) -> Driver:
    """A table at which player 1 performs an action."""
    return position("portal", text, ("act", 0, action))
