"""The page: title and status on top, the table, and the question at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from questboard.picture import trays
from questboard.picture.flow import Size, flow
from questboard.picture.lettering import SANS, SANS_BOLD, SERIF, SERIF_BOLD, fitted, width, wrapped
from questboard.picture.pad import score_pad
from questboard.picture.painter import Painter
from questboard.picture.palette import Theme, mix, theme_called
from questboard.picture.svg import Box, Sheet
from questboard.scene import Choice, Node, Prompt, Scene

WIDTH = 1560.0
MARGIN = 26.0
INSIDE = WIDTH - 2 * MARGIN
GAP = 14.0
INSET = 20.0
NARROWEST = 240.0
"""No tray is squeezed to less, to stand beside others."""

Row: TypeAlias = list[tuple[Node, float]]
"""Nodes side by side, each with its width."""


def draw(scene: Scene, *, theme: str = "evening", story: Sequence[str] = ()) -> str:
    """The scene as one self-contained SVG; the lines of a `story` stand above it, the first as a headline."""
    light = theme_called(theme)
    sheet = Sheet()
    painter = Painter(sheet, light, _marks(scene.prompt))
    painter.wear(scene.world)
    y = _header(painter, scene)
    if story:
        y = _story(painter, story, y) + GAP
    for row in _rows(painter, scene.nodes):
        y = _row(painter, row, y) + GAP
    if scene.prompt is not None:
        y = _prompt(painter, scene.prompt, y) + GAP
    if scene.pad is not None:
        y = score_pad(painter, scene.pad, Box(MARGIN, y, INSIDE, 0)) + GAP
    height = y + MARGIN - GAP
    _table_top(sheet, light, height)
    return sheet.svg(WIDTH, height, f"{scene.title}. {scene.status}")


def _marks(prompt: Prompt | None) -> dict[str, list[int]]:
    """Which choices, by number, concern which nodes."""
    marks: dict[str, list[int]] = {}
    for place, choice in enumerate(prompt.choices if prompt else [], start=1):
        for node in choice.nodes:
            marks.setdefault(node, []).append(place)
    return marks


def _table_top(sheet: Sheet, theme: Theme, height: float) -> None:
    """Planks below everything, and the paints that boards and cards share."""
    wood, card = theme.board.fill, theme.card.fill
    sheet.definitions += [
        _gradient("wood", "0 0 0 1", mix(wood, "#ffffff", 0.07), mix(wood, "#000000", 0.12)),
        _gradient("parchment", "0 0 1 1", mix(card, "#ffffff", 0.25), theme.shade),
        '<pattern id="planks" width="520" height="116" patternUnits="userSpaceOnUse">'
        f'<rect width="520" height="116" fill="{theme.page.fill}"/>'
        f'<path fill="none" stroke="{theme.grain}" stroke-width="2" d="M0 1H520M0 59H520M140 1V59'
        'M390 59V116"/>'
        f'<path fill="none" stroke="{theme.grain}" stroke-opacity=".6" d="M0 22Q130 14 260 24T520 22'
        'M0 41Q160 47 300 40T520 41M0 80Q120 88 250 79T520 80M0 100Q180 93 330 101T520 100"/></pattern>',
    ]
    background = Sheet()
    background.rect(Box(0, 0, WIDTH, height), fill="url(#planks)")
    sheet.marks[:0] = background.marks


def _gradient(name: str, direction: str, start: str, end: str) -> str:
    x1, y1, x2, y2 = direction.split()
    return (
        f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f'<stop stop-color="{start}"/><stop offset="1" stop-color="{end}"/></linearGradient>'
    )


def _header(painter: Painter, scene: Scene) -> float:
    """Title and status; returns where the table begins."""
    sheet, stock = painter.sheet, painter.theme.page
    title = fitted(scene.title, 30, INSIDE * 0.6, SERIF_BOLD)
    sheet.text(MARGIN, 46, title, 30, stock.ink, SERIF_BOLD)
    left = MARGIN + width(title, 30, SERIF_BOLD) + 24
    status = fitted(scene.status, 18, WIDTH - MARGIN - left, SERIF)
    sheet.text(WIDTH - MARGIN, 44, status, 18, stock.faded, SERIF, "end")
    sheet.rect(Box(MARGIN, 60, INSIDE, 2), fill=stock.edge)
    return 76


def _story(painter: Painter, story: Sequence[str], y: float) -> float:
    """A headline and lines below it, such as the end of the game; returns where the table begins."""
    sheet, stock = painter.sheet, painter.theme.page
    sheet.text(MARGIN, y + 34, fitted(story[0], 34, INSIDE, SERIF_BOLD), 34, stock.ink, SERIF_BOLD)
    y += 64
    for line in story[1:]:
        for part in wrapped(line, 17, INSIDE, SANS):
            sheet.text(MARGIN, y, part, 17, stock.faded, SANS)
            y += 24
    return y


# ---- rows of trays


def _rows(painter: Painter, nodes: Sequence[Node]) -> list[Row]:
    """Nodes in rows, in their order, so that the page is short and has little unused room."""

    @cache
    def best(start: int) -> tuple[float, tuple[Row, ...]]:
        """The best rows from a node on, and how bad they are."""
        if start == len(nodes):
            return 0.0, ()
        found = []
        for end in range(start + 1, len(nodes) + 1):
            if end > start + 1 and any(node.kind != "tray" for node in nodes[start:end]):
                break
            for row in _shares(painter, nodes[start:end]):
                rest, rows = best(end)
                found.append((_badness(painter, row) + rest, (row, *rows)))
        return min(found, key=lambda each: each[0])

    return list(best(0)[1])


def _shares(painter: Painter, nodes: Sequence[Node]) -> list[Row]:
    """Ways to share out the width of the page: alike, or more to who could use more."""
    room = INSIDE - GAP * (len(nodes) - 1)
    if len(nodes) == 1:
        return [[(nodes[0], room)]]
    wanted = [trays.panel_size(painter, node, INSIDE).w for node in nodes]
    ways = [[room / len(nodes)] * len(nodes), [room * wide / sum(wanted) for wide in wanted]]
    return [list(zip(nodes, widths, strict=True)) for widths in ways if min(widths) >= NARROWEST]


def _badness(painter: Painter, row: Row) -> float:
    """How high a row is, and how much of it stays unused."""
    sizes = [_size(painter, node, wide) for node, wide in row]
    height = max(size.h for size in sizes)
    unused = INSIDE * height - sum(size.w * size.h for size in sizes)
    overflow = sum(max(0.0, size.w - wide - 0.5) for size, (_, wide) in zip(sizes, row, strict=True))
    return height + GAP + unused / INSIDE + overflow * 100


def _size(painter: Painter, node: Node, limit: float) -> Size:
    return trays.panel_size(painter, node, limit) if node.kind == "tray" else painter.measure(node, limit)


def _row(painter: Painter, row: Row, y: float) -> float:
    """Draw nodes side by side; returns where they end."""
    height = max(_size(painter, node, wide).h for node, wide in row)
    x = MARGIN
    for node, wide in row:
        if node.kind == "tray":
            painter.paint(node, Box(x, y, wide, height), panel=True)
        else:
            size = painter.measure(node, wide)
            painter.paint(node, Box(x + (wide - size.w) / 2, y, size.w, size.h))
        x += wide + GAP
    return y + height


# ---- the question


def _prompt(painter: Painter, prompt: Prompt, y: float) -> float:
    """The question with its numbered choices; returns where it ends."""
    sheet, stock = painter.sheet, painter.theme.card
    inside = INSIDE - 2 * INSET
    question = wrapped(prompt.text, 21, inside - 110, SERIF_BOLD, lines=3)
    sizes = [_choice_size(choice, inside) for choice in prompt.choices]
    top = y + 22 + 28 * len(question)
    choices = flow(sizes, inside, 10, MARGIN + INSET, top)
    end = top + (choices.size.h + 12 if sizes else 0)
    refused = [line for reason in _reasons(prompt) for line in wrapped(reason, 13.5, inside)]
    box = Box(MARGIN, y, INSIDE, end - y + len(refused) * 19 + 6)
    sheet.rect(Box(box.x + 2, box.y + 4, box.w, box.h), 12, fill="#000", fill_opacity=0.35)
    sheet.rect(box, 12, fill="url(#parchment)", stroke=stock.edge, stroke_width=3)
    for place, line in enumerate(question):
        sheet.text(box.x + INSET, y + 33 + place * 28, line, 21, stock.ink, SERIF_BOLD)
    sheet.text(box.right - INSET, y + 32, f"§ {prompt.rule}", 14, stock.faded, SANS, "end")
    for place, (choice, button) in enumerate(zip(prompt.choices, choices.boxes, strict=True), start=1):
        _choice(painter, choice, place, button)
    for place, line in enumerate(refused):
        sheet.text(box.x + INSET, end + 12 + place * 19, line, 13.5, stock.faded)
    return box.bottom


def _reasons(prompt: Prompt) -> list[str]:
    """What is not offered, by the reason why."""
    labels: dict[str, list[str]] = {}
    for each in prompt.refused:
        labels.setdefault(f"{each.reason} (§ {each.rule})", []).append(each.label)
    return [f"Not now: {', '.join(names)}: {reason}" for reason, names in labels.items()]


def _choice_size(choice: Choice, limit: float) -> Size:
    wide = max(width(choice.label, 15.5, SANS_BOLD), width(choice.detail, 13.5)) + 54
    return Size(min(limit, wide), 46 if choice.detail else 34)


def _choice(painter: Painter, choice: Choice, place: int, box: Box) -> None:
    sheet, stock = painter.sheet, painter.theme.card
    edge = mix(stock.edge, "#000000", 0.2)
    with sheet.group(**{"class": "choice"}):
        sheet.rect(box, 9, fill=mix(stock.fill, "#ffffff", 0.55), stroke=edge, stroke_width=1.5)
        disc = Box(box.x + 8, box.y + (box.h - 24) / 2, 24, 24)
        sheet.disc(disc, fill=stock.ink)
        sheet.text(disc.middle[0], disc.y + 17, str(place), 13.5, stock.fill, SANS_BOLD, "middle")
        x, room = box.x + 40, box.w - 50
        label_y = box.y + (20 if choice.detail else 22)
        sheet.text(x, label_y, fitted(choice.label, 15.5, room, SANS_BOLD), 15.5, stock.ink, SANS_BOLD)
        if choice.detail:
            sheet.text(x, box.y + 38, fitted(choice.detail, 13.5, room), 13.5, stock.faded)
