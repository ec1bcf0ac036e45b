"""The score pad of a finished game: a column for each player, a line for whatever counts."""

from __future__ import annotations

from questboard.picture.lettering import SANS, SANS_BOLD, SERIF, SERIF_BOLD, width
from questboard.picture.painter import Painter
from questboard.picture.palette import mix
from questboard.picture.svg import Box, Sheet
from questboard.scene import PadLine, ScorePad

INSET = 26.0
HEAD = 108.0
ROW = 38.0
TEXT = 17.0


def score_pad(painter: Painter, pad: ScorePad, room: Box) -> float:
    """Draw a pad from the top of a box, as wide as that; returns where it ends."""
    sheet, stock = painter.sheet, painter.theme.card
    box = Box(room.x, room.y, room.w, HEAD + ROW * (len(pad.lines) + 1) + INSET)
    sheet.rect(Box(box.x + 2, box.y + 4, box.w, box.h), 12, fill="#000", fill_opacity=0.35)
    sheet.rect(box, 12, fill="url(#parchment)", stroke=stock.edge, stroke_width=3)
    column = box.w * 0.66 / len(pad.names)
    ends = [box.right - INSET - column * place for place in range(len(pad.names))][::-1]
    for seat in pad.winners:
        light = Box(ends[seat] - column + 18, box.y + HEAD - 36, column - 6, box.bottom - box.y - HEAD + 26)
        sheet.rect(light, 6, fill=painter.theme.glow, fill_opacity=0.5)
    _head(painter, pad, box, ends)
    y = box.y + HEAD
    for line in pad.lines:
        _line(painter, line, Box(box.x + INSET, y, box.w - 2 * INSET, ROW), ends)
        y += ROW
    sheet.rect(Box(box.x + INSET, y, box.w - 2 * INSET, 2), fill=stock.ink)
    sheet.text(box.x + INSET, y + 29, "Total", 22, stock.ink, SERIF_BOLD)
    for total, end in zip(pad.totals, ends, strict=True):
        sheet.text(end, y + 29, str(total), 22, stock.ink, SANS_BOLD, "end")
    return box.bottom


def _head(painter: Painter, pad: ScorePad, box: Box, ends: list[float]) -> None:
    sheet, stock = painter.sheet, painter.theme.card
    sheet.text(box.x + INSET, box.y + 38, pad.title, 26, stock.ink, SERIF_BOLD)
    sheet.text(box.x + INSET, box.y + 64, pad.decided, TEXT, stock.ink, SERIF)
    sheet.text(box.x + INSET, box.y + HEAD - 10, pad.note, 15, stock.faded)
    for name, end in zip(pad.names, ends, strict=True):
        sheet.text(end, box.y + HEAD - 10, name, TEXT, stock.ink, SERIF_BOLD, "end")


def _line(painter: Painter, line: PadLine, box: Box, ends: list[float]) -> None:
    sheet, stock = painter.sheet, painter.theme.card
    foot = box.y + 25
    sheet.rect(Box(box.x, box.y, box.w, 1), fill=stock.edge, fill_opacity=0.6)
    if line.icon:
        sheet.icon(line.icon, Box(box.x, box.y + 8, 22, 22), mix(painter.color(line.color), "#000000", 0.1))
    sheet.text(box.x + 32, foot, line.text, TEXT, stock.ink)
    for tally, end in zip(line.tallies, ends, strict=True):
        points = str(tally.points) if tally.points else "\N{EN DASH}"
        sheet.text(end, foot, points, TEXT, stock.ink, SANS_BOLD, "end")
        _sum(sheet, tally.sum, end - width(points, TEXT, SANS_BOLD) - 10, foot, stock.faded)


def _sum(sheet: Sheet, text: str, end: float, foot: float, ink: str) -> None:
    if text:
        sheet.text(end, foot, text, 14.5, ink, SANS, "end")
