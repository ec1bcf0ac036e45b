"""Patches lead from any scene to any other, and hold no more than what has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from questboard.scene import Course, Goal, Node, PadLine, Scene, ScorePad, Tally
from questboard.scene_patch import Placed, difference, patched

SHARED = Path(__file__).parents[1] / "client" / "src" / "fixtures" / "patches.json"
"""Cases that the browser's tests go through too; `python -m tests.test_scene_patch` writes them anew."""


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
    assert (patch.altered[0].children, patch.removed, patch.placed) == ([], [], [])


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


# ---- what the browser makes of patches


def shared_cases() -> list[dict[str, Any]]:
    """Scenes, patches and what comes of them, the same on every run."""
    cases = [*chosen_cases(), *(random_case(seed) for seed in range(24))]
    return [
        {"name": name, "before": plain(before), "patch": plain(patch), "after": plain(patched(before, patch))}
        for name, before, after in cases
        for patch in [difference(before, after)]
    ]


def chosen_cases() -> Iterator[tuple[str, Scene, Scene]]:
    """What happens at a table."""
    hero = Node(id="hero", kind="token", at=(1, 1))
    moved = Node(id="hero", kind="token", at=(3, 1))
    yield "a figure moves", scene(thing("board", hero)), scene(thing("board", moved))
    yield "the status changes", scene(status="Round 1"), scene(status="Round 2")
    later = msgspec.structs.replace(
        scene(), course=Course(round="Round 2", goal=Goal(text="Slain", done=1, of=9))
    )
    yield "the game takes its course", scene(), later
    pad = ScorePad(
        title="Ada wins",
        names=["Ada"],
        decided="Gems",
        lines=[PadLine(text="Gems", tallies=[Tally(points=2, sum="2 Gems")])],
        totals=[2],
    )
    yield "the game is over and counted", scene(), msgspec.structs.replace(scene(), pad=pad)
    card, deck = thing("card"), thing("deck", text="9")
    yield (
        "a card goes from one tray to another",
        scene(thing("hand", card, thing("other")), deck, thing("pile")),
        scene(thing("hand", thing("other")), deck, thing("pile", card)),
    )
    yield "the last thing on a tray goes", scene(thing("hand", card)), scene(thing("hand"))
    yield (
        "a thing looks different, and so does what lies on it",
        scene(thing("board", thing("room", hero))),
        scene(thing("board", thing("room", moved), text="lit")),
    )
    yield (
        "a thing goes with all that is on it, and something of it stays",
        scene(thing("board", thing("room", hero), thing("hall"))),
        scene(thing("board", thing("hall", hero))),
    )


def random_case(seed: int) -> tuple[str, Scene, Scene]:
    """One mess and another."""
    random = Random(seed)
    return f"mess {seed}", mess(random), mess(random)


def mess(random: Random) -> Scene:
    """Some things anywhere."""
    nodes: list[Node] = []
    lying: list[Node] = []
    for name in random.sample("abcdefgh", random.randint(0, 8)):
        node = thing(name, text=random.choice(["", "x"]))
        holder = random.choice([None, *lying])
        (nodes if holder is None else holder.children).append(node)
        lying.append(node)
    return scene(*nodes, status=random.choice(["", "on"]))


def plain(struct: msgspec.Struct) -> Any:
    """As it goes over the line."""
    return json.loads(msgspec.json.encode(struct))


def written(cases: list[dict[str, Any]]) -> str:
    """One case on a line."""
    return "[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n"


def test_the_cases_that_the_browser_goes_through_are_what_patches_do():
    assert SHARED.read_text() == written(shared_cases())


if __name__ == "__main__":
    SHARED.write_text(written(shared_cases()))
