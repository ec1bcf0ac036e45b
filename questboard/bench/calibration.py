"""How far chances can be trusted: what `value` foretold at the start of rounds, and what came.

It reads files of results of the arena: `python -m questboard.bench.calibration FILE... --plots FOLDER`. Where
chances are off, a logistic map for each adventure is fitted to three quarters of the games and tried on the
fourth, each quarter in its turn, so that no game is judged by a map that has seen it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import NamedTuple, TypeAlias

import msgspec

from questboard.arena import Result
from questboard.learning import measure
from questboard.learning.measure import Tenth

PARTS = 4
SURE = 0.002
"""No chance is taken for smaller than this."""
TIGHTNESS = 0.5
"""How strongly a map is held to be none, in games."""

Cell: TypeAlias = tuple[str, str, int]
"""A game, an adventure, and the number of seats."""


class Row(NamedTuple):
    """What a side was foretold at the start of a round, and what came."""

    chance: float
    came: float
    luck: str
    """The seed of the match."""
    weight: float
    """The rows of a side in a match weigh 1 together, for they end alike."""


class Fit(NamedTuple):
    """A logistic map of chances."""

    shift: float = 0.0
    slope: float = 1.0

    def __call__(self, chance: float) -> float:
        """The chance that comes true."""
        return 1 / (1 + exp(-self.shift - self.slope * odds(chance)))


def odds(chance: float) -> float:
    """The log odds of a chance."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


def read(paths: Iterable[Path]) -> list[Result]:
    """The results in some files, whichever jobs they belong to."""
    lines = [line for path in paths for line in path.read_bytes().splitlines()]
    return [msgspec.json.decode(line, type=Result) for line in lines if line.startswith(b'{"match"')]


def rows_by_cell(results: Iterable[Result]) -> dict[Cell, list[Row]]:
    """The rows of each adventure; of seats that win and lose together only the first counts."""
    cells: dict[Cell, list[Row]] = {}
    for result in results:
        match = result.match
        rows = cells.setdefault((match.game, match.adventure or "", len(match.bots)), [])
        told = list(zip(*result.chances, strict=True))
        for seat, chances in enumerate(told):
            if told.index(chances) == seat:
                came = (seat in result.winners) / (1 if match.adventure else max(1, len(result.winners)))
                rows += [Row(chance, came, match.seed, 1 / len(chances)) for chance in chances]
    return cells


def fit(rows: Sequence[Row], steps: int = 30) -> Fit:
    """The map that foretells these rows best, by Newton's method."""
    shift, slope = 0.0, 1.0
    for _ in range(steps):
        down = [-TIGHTNESS * shift / 4, TIGHTNESS * (1 - slope)]
        curve = [TIGHTNESS / 4, 0.0, TIGHTNESS]
        for row in rows:
            place = odds(row.chance)
            told = Fit(shift, slope)(row.chance)
            pull, bend = row.weight * (row.came - told), row.weight * told * (1 - told)
            down = [down[0] + pull, down[1] + pull * place]
            curve = [curve[0] + bend, curve[1] + bend * place, curve[2] + bend * place * place]
        whole = curve[0] * curve[2] - curve[1] ** 2
        shift += (curve[2] * down[0] - curve[1] * down[1]) / whole
        slope = min(3.0, max(0.0, slope + (curve[0] * down[1] - curve[1] * down[0]) / whole))
    return Fit(shift, slope)


def unseen(rows: Sequence[Row]) -> list[Row]:
    """The rows as they are foretold by maps that have not seen their games."""
    lucks = sorted({row.luck for row in rows}, key=lambda luck: (len(luck), luck))
    part = {luck: number % PARTS for number, luck in enumerate(lucks)}
    told: list[Row] = []
    for number in range(PARTS):
        known = fit([row for row in rows if part[row.luck] != number])
        told += [row._replace(chance=known(row.chance)) for row in rows if part[row.luck] == number]
    return told


def tenths(rows: Sequence[Row]) -> list[Tenth | None]:
    """For each tenth what was foretold, what came and how much it weighs."""
    chances, ends, weights = zip(*((row.chance, row.came, row.weight) for row in rows), strict=True)
    return measure.tenths(chances, ends, weights)


def worst(rows: Sequence[Row]) -> float:
    """How far chances were off in the worst tenth that is not nearly empty."""
    return measure.worst(tenths(rows))


def loss(rows: Sequence[Row]) -> float:
    """The log loss of a row."""
    return -fmean(map(_said, rows), [row.weight for row in rows])


def _said(row: Row) -> float:
    chance = min(1 - SURE, max(SURE, row.chance))
    return row.came * log(chance) + (1 - row.came) * log(1 - chance)


def plot(title: str, lines: Sequence[tuple[str, Sequence[Row]]]) -> str:
    """A picture of what was foretold, to the right, and what came, upwards."""
    marks = []
    for color, rows in lines:
        for tenth in tenths(rows):
            if tenth:
                size = min(9.0, 2 + tenth.count**0.5 / 2)
                across, up = 40 + 240 * tenth.foretold, 260 - 240 * tenth.came
                marks.append(
                    f'<circle cx="{across:.1f}" cy="{up:.1f}" r="{size:.1f}" '
                    f'fill="{color}" fill-opacity="0.6"/>'
                )
    scale = "".join(
        f'<text x="{40 + 2.4 * each}" y="276" text-anchor="middle">{each} %</text>'
        f'<text x="36" y="{264 - 2.4 * each}" text-anchor="end">{each} %</text>'
        for each in (0, 50, 100)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" '
        'font-family="sans-serif" font-size="11">'
        f'<title>{title}: foretold and actual chances</title><rect width="300" height="300" fill="#fff"/>'
        '<path d="M40 20V260H280M40 260L280 20" fill="none" stroke="#888"/>'
        f'{scale}<text x="160" y="14" text-anchor="middle">{title}</text>'
        f'<text x="160" y="294" text-anchor="middle">foretold</text>{"".join(marks)}</svg>\n'
    )


def report(cells: dict[Cell, list[Row]], least: int, draw: Callable[[str, str], None]) -> list[str]:
    """The lines of a table for each game, and a picture of it."""
    lines = [
        "| game | adventure | seats | games | foretold | came | worst tenth | mapped, unseen |",
        "|---" * 8 + "|",
    ]
    games: dict[str, list[tuple[list[Row], list[Row]]]] = {}
    for (game, adventure, seats), rows in sorted(cells.items()):
        count = len({row.luck for row in rows})
        if count < least:
            continue
        mapped = unseen(rows)
        games.setdefault(game, []).append((rows, mapped))
        weights = [row.weight for row in rows]
        told = fmean((row.chance for row in rows), weights)
        came = fmean((row.came for row in rows), weights)
        lines.append(
            f"| {game} | {adventure} | {seats} | {count} | {told:.0%} | {came:.0%} | "
            f"{worst(rows):.0%} | {worst(mapped):.0%} |"
        )
    for game, found in games.items():
        before = [row for rows, _ in found for row in rows]
        after = [row for _, rows in found for row in rows]
        lines.append(
            f"| **{game}** | all | | | | | {worst(before):.0%}, log loss {loss(before):.3f} | "
            f"{worst(after):.0%}, log loss {loss(after):.3f} |"
        )
        draw(game, plot(game, [("#b33", before), ("#27a", after)]))
    return lines


def main(words: Sequence[str] | None = None) -> None:
    """Print the table, and write the pictures."""
    parser = argparse.ArgumentParser(description="How far chances can be trusted.")
    parser.add_argument("files", nargs="+", type=Path, help="Files of results of the arena.")
    parser.add_argument("--plots", type=Path, help="A folder for pictures.")
    parser.add_argument("--least", type=int, default=10, help="Cells with fewer games are left out.")
    given = parser.parse_args(words)

    def draw(game: str, picture: str) -> None:
        if given.plots:
            given.plots.mkdir(parents=True, exist_ok=True)
            (given.plots / f"calibration-{game}.svg").write_text(picture, encoding="utf-8")

    print("\n".join(report(rows_by_cell(read(given.files)), given.least, draw)))


if __name__ == "__main__":
    main()
