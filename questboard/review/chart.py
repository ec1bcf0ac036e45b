"""The chart of a review: a line for each side, in a drawing that stretches to any width.

The lines are SVG and stretch; labels and marks are HTML on top of them, placed by percentages, so that they
keep their size on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from questboard.review.findings import Judgement, Review
from questboard.review.words import percent

DASHES = ("", "9 5", "2 4", "12 4 2 4", "6 3 2 3 2 3", "14 6")
"""Lines differ in pattern as well as colour."""
TICKS = 8
"""At most this many rounds are labelled below the chart."""
CLOSE = 9.0
"""Names and marks closer than this, in percent, would overlap."""


def chart(review: Review, marked: Sequence[Judgement]) -> str:
    """The chances of each side by turn, with numbered marks at the costliest answers."""
    lines = "".join(_line(review, place) for place in range(len(review.accounts)))
    grid = "".join(f'<line class="grid" x1="0" x2="100" y1="{y}" y2="{y}"/>' for y in (0, 25, 50, 75, 100))
    return (
        '<figure class="chart"><div class="plot"><svg viewBox="0 0 100 100" preserveAspectRatio="none" '
        f'role="img" aria-label="{escape(_spoken(review))}">{grid}{lines}</svg>'
        f"{''.join(_scale())}{''.join(_ends(review))}{''.join(_marks(review, marked))}"
        f"{''.join(_ticks(review))}</div>"
        "<figcaption>Chances to win by round. Numbers mark the costliest mistakes.</figcaption></figure>"
    )


def _x(review: Review, ply: int) -> float:
    return 100 * ply / max(1, review.points[-1].ply)


def _line(review: Review, place: int) -> str:
    seat = review.accounts[place].seats[0]
    path = " ".join(
        f"{_x(review, point.ply):.2f},{100 - 100 * point.chances[seat]:.2f}" for point in review.points
    )
    dash = f' stroke-dasharray="{DASHES[place % len(DASHES)]}"' if DASHES[place % len(DASHES)] else ""
    return f'<polyline class="line side-{place}"{dash} points="{path}"/>'


def _scale() -> Iterator[str]:
    for chance in (0, 50, 100):
        yield f'<span class="scale" aria-hidden="true" style="top:{100 - chance}%">{chance} %</span>'


def _ends(review: Review) -> Iterator[str]:
    """Names at the ends of the lines, spread so that they don't overlap."""
    last = review.points[-1].chances
    order = sorted(range(len(review.accounts)), key=lambda place: -last[review.accounts[place].seats[0]])
    tops = _apart([100 - 100 * last[review.accounts[place].seats[0]] for place in order])
    for place, top in zip(order, tops, strict=True):
        name = escape(review.side_name(review.accounts[place].seats))
        yield f'<span class="name side-{place}" style="top:{top:.1f}%">{name}</span>'


def _apart(tops: list[float]) -> list[float]:
    """Heights from top to bottom, moved until none is too close to the next."""
    for place in range(1, len(tops)):
        tops[place] = max(tops[place], tops[place - 1] + CLOSE)
    low = 100.0
    for place in reversed(range(len(tops))):
        tops[place] = min(tops[place], low)
        low = tops[place] - CLOSE
    return tops


def _marks(review: Review, marked: Sequence[Judgement]) -> Iterator[str]:
    taken: list[tuple[float, float]] = []
    for number, each in enumerate(marked, 1):
        place = next(i for i, account in enumerate(review.accounts) if each.seat in account.seats)
        x = _x(review, each.ply)
        y = _free(x, 100 - 100 * each.chance, taken)
        taken.append((x, y))
        yield (
            f'<a class="mark side-{place}" href="#mistake-{number}" style="left:{x:.1f}%;top:{y:.1f}%">'
            f"{number}</a>"
        )


def _free(x: float, y: float, taken: Sequence[tuple[float, float]]) -> float:
    """The nearest height at which a mark overlaps no other."""
    others = [top for left, top in taken if abs(x - left) < CLOSE / 2]
    heights = [y, *(top + side * CLOSE for top in others for side in (-1, 1))]
    return min(
        (height for height in heights if all(abs(height - top) > CLOSE - 0.01 for top in others)),
        key=lambda height: (not 0 <= height <= 100, abs(height - y)),
    )


def _ticks(review: Review) -> Iterator[str]:
    """Labels for the rounds, as many as fit."""
    first: dict[int, int] = {}
    for point in review.points:
        first.setdefault(point.round, point.ply)
    rounds = [each for each in first if each]
    for each in rounds[:: max(1, -(-len(rounds) // TICKS))]:
        left = _x(review, first[each])
        yield f'<span class="tick" aria-hidden="true" style="left:{left:.1f}%">{each}</span>'


def _spoken(review: Review) -> str:
    """The chart in words, for screen readers."""
    told = [
        f"{review.side_name(account.seats)} from {percent(account.start)} to {percent(account.end)}"
        for account in review.accounts
    ]
    return f"Win chances by round: {'; '.join(told)}."
