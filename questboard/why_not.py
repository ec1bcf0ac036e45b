"""Why not: why something on the table can't be chosen, for every game and every renderer.

All of it is told from one seat's view, and only of things in that seat's scene.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questboard.language import TABLE
from questboard.scene import Node, NotOffered, Scene

if TYPE_CHECKING:
    from questboard.kernel import OptionKind

t = TABLE.t


CONTAINERS = ("board", "tray")
"""Kinds of nodes that nobody means who points at them."""

ARTICLES = ("a ", "an ", "one ", "the ")
"""How the name of something that is chosen begins, rather than a question: "what to do"."""


def is_thing(node: Node) -> bool:
    """Whether somebody could mean a node: it has a name, or it is a square of the floor."""
    is_floor = node.kind == "square" and not node.face_down
    return node.kind not in CONTAINERS and (bool(node.label) or is_floor)


def reasons(kind: OptionKind[Any], scene: Scene, wanted: Sequence[str]) -> dict[str, list[NotOffered]]:
    """Why things can't be chosen by the seat that is asked, by their ids; nothing of those that can be.

    If neither the question nor the kind of its options knows anything of them, they are simply not what the
    question is about.
    """
    if scene.prompt is None:
        return {}
    offered = {id for choice in scene.prompt.choices for id in choice.nodes}
    things = {node.id: node for node in scene.walk()}
    asked = [id for id in dict.fromkeys(wanted) if id in things and id not in offered]
    known = {id: told for id in asked if (told := _known(kind, scene, id))}
    if known:
        return known
    return {id: [_beside_the_point(kind, things[id])] for id in asked if is_thing(things[id])}


def _known(kind: OptionKind[Any], scene: Scene, id: str) -> list[NotOffered]:
    """What the question refuses of a thing, or else what the kind of its options says of it."""
    assert scene.prompt is not None
    refused = [each for each in scene.prompt.refused if id in each.nodes]
    told = None if refused else kind.why_not(id)
    return refused if told is None else [told]


def _beside_the_point(kind: OptionKind[Any], node: Node) -> NotOffered:
    what = t("nothing that can be chosen now is about it")
    if kind.noun.startswith(ARTICLES):
        what = t("you are to choose {noun} now", noun=kind.rules.domain.t(kind.noun))
    return kind.refusal_at(node.id, name_of(node), what, kind.ask.rule)


def name_of(node: Node) -> str:
    """What a thing is called: the beginning of its label, or what is written on it.

    >>> name_of(Node(id="m", kind="token", text="Grell", label="Grell: 1 HP. It hovers."))
    'Grell'
    >>> name_of(Node(id="s", kind="square", name="d3", label="D3: exit."))
    'd3'
    >>> name_of(Node(id="s", kind="square"))
    'this square'
    """
    if node.name:
        return node.name
    first = re.split(r"[.:,;(]\s|[.:]$", node.label)[0]
    if node.kind == "token" and node.text[:1].isalpha():
        return node.text
    return first or node.text or t("this {kind}", kind=t(node.kind))
