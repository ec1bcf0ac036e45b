"""Patches lead from any scene to any other, and hold no more than what has changed."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from questboard.scene import Node, Scene
from questboard.scene_patch import Placed, difference, patched


def scene(*nodes: Node, status: str = "") -> Scene:
    """A scene with some things."""
    return Scene(game="portal", title="", seat=0, status=status, nodes=list(nodes))


def thing(id: str, *children: Node, text: str = "") -> Node:
    """A thing with others on it."""
    return Node(id=id, kind="tray", text=text, children=list(children))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """A few things in any order, each on the table or on another."""
    names = draw(st.permutations("abcdefg"))[: draw(st.integers(0, 7))]
    nodes: list[Node] = []
    placed: list[Node] = []
    for name in names:
        node = thing(name, text=draw(st.sampled_from(["", "x"])))
        holder = draw(st.sampled_from([None, *placed]))
        (nodes if holder is None else holder.children).append(node)
        placed.append(node)
    return scene(*nodes, status=draw(st.sampled_from(["", "on"])))


@given(scenes(), scenes())
def test_a_patch_leads_from_any_scene_to_any_other(before, after):
    kept = msgspec.json.encode(before)
    assert patched(before, difference(before, after)) == after
    assert msgspec.json.encode(before) == kept


@given(scenes())
def test_where_nothing_has_changed_there_is_no_patch(same):
    assert not difference(same, msgspec.json.decode(msgspec.json.encode(same), type=Scene))


def test_what_only_looks_different_is_sent_without_its_children():
    before = scene(thing("board", thing("hero"), thing("door")))
    after = scene(thing("board", thing("hero"), thing("door"), text="lit"))
    patch = difference(before, after)
    assert [node.id for node in patch.altered] == ["board"]
    assert not patch.altered[0].children
    assert not patch.removed
    assert not patch.placed


def test_what_moves_elsewhere_is_taken_away_and_placed():
    before = scene(thing("hand", thing("card"), thing("other")), thing("pile"))
    after = scene(thing("hand", thing("other")), thing("pile", thing("card")))
    patch = difference(before, after)
    assert patch.removed == ["card"]
    assert patch.placed == [Placed("pile", 0, thing("card"))]
    assert not patch.altered


def test_of_things_in_another_order_only_some_are_sent():
    before = scene(*[thing(name) for name in "abcdef"])
    after = scene(*[thing(name) for name in "bcdefa"])
    assert [placed.node.id for placed in difference(before, after).placed] == ["a"]
