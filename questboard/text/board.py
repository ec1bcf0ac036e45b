"""`look`: the table with its boards drawn, or in words alone.

What a board is made of decides how it is drawn: squares as a map (`grid`), a row of slots with what faces it
(`rows`), name plates with cards before them (`seating`). Everything else is said in sentences.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from textwrap import wrap

from questboard.art import shows
from questboard.language import ENGLISH, TABLE, spoken
from questboard.scene import Node, Scene
from questboard.text import words
from questboard.text.directions import in_words
from questboard.text.grid import Grid
from questboard.text.plan import Plan, plans
from questboard.text.rows import row_of
from questboard.text.seating import Seating
from questboard.text.signs import Letters
from questboard.text.style import PLAINEST, WIDEST, Style

t, p = TABLE.t, TABLE.p


ASCII = {"\N{MIDDLE DOT}": "-", "\N{MULTIPLICATION SIGN}": "x", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}
"""What stands for characters beyond ASCII that labels have."""
SAID = {" \N{MIDDLE DOT} ": ", ", "\N{HORIZONTAL ELLIPSIS}": "...", "\N{EN DASH}": "-"}
"""What speech reads better than signs that it reads badly, or not at all."""


def look(scene: Scene, style: Style, letters: Letters) -> list[str]:
    """The whole scene, each board drawn or in words."""
    found = {id(plan.board): plan for plan in plans(scene)}
    lines = [scene.title, scene.status]
    for node in scene.nodes:
        plan = found.get(id(node))
        if style.plain:
            shown = list(in_words(scene, plan)) if plan else _said(scene, node)
        else:
            shown = _drawn(scene, node, plan, style, letters)
        lines += shown
    if not style.plain:
        lines = [part for line in lines for part in _folded(line)]
    if style.plain:
        lines = [as_said(line) for line in lines]
    keep = style.unicode or spoken() != ENGLISH  # other languages have letters of their own
    return lines if keep else [plain_ascii(line) for line in lines]


def _folded(line: str) -> list[str]:
    """A sentence in lines that fit; drawings fit already."""
    if len(line) <= WIDEST or line.count("\x1b"):
        return [line]
    indent = " " * (len(line) - len(line.lstrip()))
    return wrap(line.lstrip(), WIDEST, initial_indent=indent, subsequent_indent=f"{indent}  ")


def _drawn(scene: Scene, node: Node, plan: Plan | None, style: Style, letters: Letters) -> list[str]:
    """A board as a drawing with its legend, and any other node in sentences."""
    if plan is not None:
        grid = Grid(plan, letters, style)
        return [*wrap(node.label, WIDEST), *grid.lines(), *grid.legend()]
    if node.kind != "board":
        return _sentences(scene, node)
    row = row_of(scene, node, style)
    if row is not None:
        return [*wrap(node.label, WIDEST), *row.lines(), *row.legend()]
    seating = Seating(node, style)
    return [node.label, *seating.lines()] if seating.heads else _sentences(scene, node)


def _said(scene: Scene, node: Node) -> list[str]:
    """A node in words: plates with what lies before each, or what is read out of it."""
    if node.kind == "board" and row_of(scene, node, PLAINEST) is None:
        seating = Seating(node, PLAINEST)
        if seating.heads:
            return [node.label, *seating.in_words()]
    return _sentences(scene, node)


def _sentences(scene: Scene, node: Node) -> list[str]:
    """A node as it is read out."""
    alone = Scene(game=scene.game, title="", seat=scene.seat, status="", nodes=[node])
    return words.news(alone, {"": words.ReadOut("")})


def details(scene: Scene, wanted: str) -> list[str]:
    """All that is to be said of a square, or of whatever has these words in its label, pictures included."""
    for plan in plans(scene):
        cell = plan.naming.cell(wanted)
        if cell is not None:
            return list(_on_square(plan, wanted)) or [
                t("There is nothing on {square}; it is rock.", square=wanted)
            ]
    folded = wanted.casefold()
    named = [node for node in scene.walk() if folded in node.label.casefold()]
    return list(dict.fromkeys(line for node in named for line in _described(node)))


def things(scene: Scene, wanted: str) -> list[str]:
    """The ids of what is on a square, or of what begins with these words in its label."""
    for plan in plans(scene):
        cell = plan.naming.cell(wanted)
        if cell is not None:
            return [mark.node.id for mark in reversed(plan.marks) if cell in mark.cells]
    folded = wanted.casefold()
    return [node.id for node in scene.walk() if node.label.casefold().startswith(folded)]


def _described(node: Node) -> Iterator[str]:
    """What a node is, and what its picture shows."""
    yield node.label
    if shown := shows(node.picture):
        yield t("Picture: {shown}", shown=shown)


def _on_square(plan: Plan, wanted: str) -> Iterator[str]:
    cell = plan.naming.cell(wanted)
    for mark in plan.marks:
        beside = [line for line in mark.lines if cell in (line.cell, line.beyond)]
        if cell in mark.cells and mark.part == "floor" and not mark.node.label:
            yield t("{square} is floor.", square=wanted)
        elif (cell in mark.cells or beside) and mark.node.label:
            yield mark.node.label
        elif cell in mark.cells:
            yield t("{square} is unexplored.", square=wanted)
    for spot in plan.tiles:
        if cell in spot.cells():
            yield spot.node.label


def as_said(text: str) -> str:
    """A text as it is read aloud: signs that stand between words are commas or words.

    >>> as_said("AC 16 \u00b7 8 HP; Rubies 2 \u00d7 3, and so on \u2026")
    'AC 16, 8 HP; Rubies 2 times 3, and so on ...'
    """
    words = {"\N{MULTIPLICATION SIGN}": p("sign", "times"), "\N{RIGHTWARDS ARROW}": p("sign", "to")}
    for sign, said in (SAID | words).items():
        text = text.replace(sign, said)
    return text


def plain_ascii(text: str) -> str:
    """A text in ASCII, accents and signs replaced.

    >>> plain_ascii("Caf\\u00e9 \\u00b7 2 \\u00d7 3")
    'Cafe - 2 x 3'
    """
    spelled = unicodedata.normalize("NFKD", "".join(ASCII.get(letter, letter) for letter in text))
    return (
        "".join(letter for letter in spelled if not unicodedata.combining(letter))
        .encode("ascii", "replace")
        .decode()
    )
