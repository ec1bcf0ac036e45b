"""The score pad of a finished game in columns, one for each player."""

from __future__ import annotations

from questboard.language import TABLE
from questboard.scene import ScorePad, Tally

t = TABLE.t


BETWEEN = "   "


def pad_lines(pad: ScorePad) -> list[str]:
    """The lines of a score pad: what counts, each player's sum and points, and the totals."""
    rows = [
        ["", *pad.names],
        *([line.text, *map(tally, line.tallies)] for line in pad.lines),
        [t("Total"), *map(str, pad.totals)],
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        BETWEEN.join(
            [
                first.ljust(widths[0]),
                *(cell.rjust(wide) for cell, wide in zip(cells, widths[1:], strict=True)),
            ]
        )
        for first, *cells in rows
    ]


def tally(of: Tally) -> str:
    """What a seat has earned in a line, with the sum behind it.

    >>> tally(Tally(points=28, sum="7 x 4")), tally(Tally(points=5))
    ('7 x 4: 28', '5')
    """
    return f"{of.sum}: {of.points}" if of.sum else str(of.points)


def pad_sentences(pad: ScorePad) -> list[str]:
    """The same for the ear: each player's points, line by line."""
    told = []
    for seat, name in enumerate(pad.names):
        sums = [f"{line.text}, {tally(line.tallies[seat])}" for line in pad.lines]
        told.append(
            t("{name}: {sums}; total, {total}.", name=name, sums="; ".join(sums), total=pad.totals[seat])
        )
    return told
