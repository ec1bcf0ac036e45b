"""Patches: what has changed from one scene to the next.

Between two questions a table may change thirty times, and hardly anything changes at once. A patch holds just
that. It is about nodes, the status line, the course of the game and its score pad; questions are always sent
whole.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questboard.scene import Course, Node, Scene, ScorePad


class Placed(msgspec.Struct):
    """A node with all that is on it, and where it goes."""

    parent: str
    """The id of the node that it lies on; empty for the table itself."""
    index: int
    """Its place among its siblings, once those before it are in place."""
    node: Node


class Patch(msgspec.Struct, omit_defaults=True):
    """The way from one scene to the next: first take away, then alter, then place in this order.

    What only moved from one parent to another is taken away and placed.
    """

    status: str | None = None
    course: Course | None = None
    pad: ScorePad | None = None
    removed: list[str] = []
    """Ids of nodes that are gone, each with everything on it."""
    altered: list[Node] = []
    """Nodes that stay where they are but look different, without their children."""
    placed: list[Placed] = []

    def __bool__(self) -> bool:
        """Whether anything changes."""
        said = (self.status, self.course, self.pad) != (None, None, None)
        return said or bool(self.removed or self.altered or self.placed)


def difference(before: Scene, after: Scene) -> Patch:
    """What changes from one scene to another."""
    patch = Patch(
        status=after.status if after.status != before.status else None,
        course=after.course if after.course != before.course else None,
        pad=after.pad if after.pad != before.pad else None,
    )
    _compare("", before.nodes, after.nodes, patch)
    return patch


def _compare(parent: str, before: list[Node], after: list[Node], patch: Patch) -> None:
    """Compare what lies on a node."""
    if before == after:
        return
    old = {node.id: node for node in before}
    staying = _in_order([node.id for node in before], [node.id for node in after])
    patch.removed += [id for id in old if id not in staying]
    for index, node in enumerate(after):
        if node.id not in staying:
            patch.placed.append(Placed(parent, index, node))
        elif (was := old[node.id]) != node:
            bare = _bare(node)
            if _bare(was) != bare:
                patch.altered.append(bare)
            _compare(node.id, was.children, node.children, patch)


def _in_order(before: list[str], after: list[str]) -> set[str]:
    """Ids that are in both lists and in the same order there; the others have to move."""
    if before == after:
        return set(before)
    place = {id: index for index, id in enumerate(before)}
    staying, last = set(), -1
    for id in after:
        if place.get(id, -1) > last:
            last = place[id]
            staying.add(id)
    return staying


def _bare(node: Node) -> Node:
    """A node without its children."""
    return msgspec.structs.replace(node, children=[]) if node.children else node


def patched(scene: Scene, patch: Patch) -> Scene:
    """The scene after a patch, without a question; the scene itself stays as it is."""
    removed, altered = set(patch.removed), {node.id: node for node in patch.altered}
    nodes = list(_patched(scene.nodes, removed, altered))
    after = msgspec.structs.replace(
        scene,
        nodes=nodes,
        prompt=None,
        status=scene.status if patch.status is None else patch.status,
        course=scene.course if patch.course is None else patch.course,
        pad=scene.pad if patch.pad is None else patch.pad,
    )
    by_id = {node.id: node for node in after.walk()}
    for placed in patch.placed:
        siblings = by_id[placed.parent].children if placed.parent else nodes
        siblings.insert(placed.index, placed.node)
    return after


def _patched(nodes: list[Node], removed: set[str], altered: dict[str, Node]) -> Iterator[Node]:
    for node in nodes:
        if node.id not in removed:
            children = list(_patched(node.children, removed, altered))
            yield msgspec.structs.replace(altered.get(node.id, node), children=children)
