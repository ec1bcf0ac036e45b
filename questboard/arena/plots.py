"""Plots: how strong bots are for the time they take, and how early a game is decided.

They are drawn by matplotlib without a display, as SVG for pages and as PNG for everything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import TYPE_CHECKING

from questboard.arena.reports import Report, Standing
from questboard.arena.results import Result
from questboard.games import load_rules
from questboard.kernel import QuestboardError

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.transforms import Bbox

FORMATS = ("svg", "png")
INK, FAINT, WON, LOST = "#33302b", "#a39d92", "#2b6a8c", "#b4532f"
SHORTEST = 1e-6
"""Seconds; what is quicker is drawn here, because a logarithmic axis has no zero."""


def load_figure() -> type[Figure]:
    """Matplotlib's figure; a sentence where it isn't installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise QuestboardError("--plots needs matplotlib; install questboard[research]") from None
    return Figure


def draw(found: Report, results: Iterable[Result], folder: Path) -> list[Path]:
    """Draw what a job has shown; the files that were written."""
    pictures = {"strength": _strength(found)}
    won, lost = course(results)
    if won or lost:
        pictures["chances"] = _chances(found, won, lost)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return [
            _save(figure, folder / f"{name}.{each}") for name, figure in pictures.items() for each in FORMATS
        ]
    except OSError as error:
        raise QuestboardError(f"no picture can be written into {folder}: {error.strerror}") from None


def _save(figure: Figure, path: Path) -> Path:
    from matplotlib import rc_context

    # The same results make the same file: no date in it, and no names by chance. Words stay words.
    with rc_context({"svg.hashsalt": path.stem, "svg.fonttype": "none"}):
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
    return path


def _paper(found: Report, subtitle: str) -> tuple[Figure, Axes]:
    """A sheet with a title, and no more frame than is read from."""
    figure = load_figure()(figsize=(7.2, 4.5), layout="constrained")
    axes = figure.add_subplot()
    title = f"{load_rules(found.job.game).title}: {found.played} games"
    axes.set_title(title, loc="left", fontsize=13, color=INK, pad=24)
    axes.text(0, 1.03, subtitle, transform=axes.transAxes, fontsize=9, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(FAINT)
    axes.tick_params(which="both", color=FAINT, labelcolor=INK, labelsize=9)
    return figure, axes


# ---- strength against time


def _strength(found: Report) -> Figure:
    from matplotlib.ticker import EngFormatter, LogLocator, NullFormatter, PercentFormatter

    figure, axes = _paper(found, "share of games won, with its 95 % interval, by time for a decision")
    standings = found.standings
    times = [max(SHORTEST, each.seconds) for each in standings]
    axes.vlines(times, [each.low for each in standings], [each.high for each in standings], color=FAINT)
    axes.plot(times, [each.share for each in standings], "o", color=WON)
    axes.set_xscale("log")
    axes.set_xlim(min(times) / 3, max(times) * 3)
    axes.set_ylim(-0.04, 1.12)
    axes.set_yticks([tick / 5 for tick in range(6)])
    wide = max(times) > 100 * min(times)
    axes.xaxis.set_major_locator(LogLocator(subs=(1.0,) if wide else (1.0, 2.0, 5.0)))
    axes.xaxis.set_major_formatter(EngFormatter("s"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel("mean thinking time for a decision", color=INK)
    if not found.job.cells:
        even = 1 / (found.job.seats or len(found.job.bots))
        axes.axhline(even, color=FAINT, linewidth=0.8, linestyle=(0, (4, 4)), zorder=0)
        axes.annotate(
            "even", (1, even), (4, 0), axes.get_yaxis_transform(), "offset points", va="center", color=FAINT
        )
    figure.draw_without_rendering()  # now it is known how much room labels take
    _name(axes, standings, times)
    return figure


def _name(axes: Axes, standings: Sequence[Standing], times: Sequence[float]) -> None:
    """Write each bot's name over its interval, and higher where another name is in the way."""
    named: list[Bbox] = []
    for each, time in sorted(zip(standings, times, strict=True), key=lambda pair: pair[0].high):
        label = axes.annotate(
            each.bot,
            (time, each.high),
            (0, 7),
            textcoords="offset points",
            ha="center",
            color=INK,
            fontsize=9,
        )
        while any(label.get_window_extent().overlaps(other) for other in named):
            label.xyann = (0, label.xyann[1] + 1)
        named.append(label.get_window_extent())


# ---- chances by round


def course(results: Iterable[Result]) -> tuple[list[list[float]], list[list[float]]]:
    """The chances by round of those who won in the end, and of those who lost: a figure for each game."""
    won: list[list[float]] = []
    lost: list[list[float]] = []
    for result in sorted(results, key=lambda result: result.match.number):
        for number, chances in enumerate(result.chances):
            for rounds, side in ((won, True), (lost, False)):
                seats = [each for seat, each in enumerate(chances) if (seat in result.winners) == side]
                if seats:
                    rounds += [[] for _ in range(number + 1 - len(rounds))]
                    rounds[number].append(fmean(seats))
    return won, lost


def _chances(found: Report, won: list[list[float]], lost: list[list[float]]) -> Figure:
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    figure, axes = _paper(
        found, "judged chance to win when a round begins: the mean, and where eight of ten games lie"
    )
    together = bool(load_rules(found.job.game).adventures)
    for rounds, colour, name in (
        (won, WON, "won games" if together else "winners"),
        (lost, LOST, "lost games" if together else "losers"),
    ):
        _line(axes, rounds, colour, name)
    axes.set_xlim(left=1)
    axes.set_ylim(-0.03, 1.03)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel("round", color=INK)
    return figure


def _line(axes: Axes, rounds: list[list[float]], colour: str, name: str) -> None:
    """A line as long as a tenth of the games, and at least two, go on."""
    lasting = [games for games in rounds if len(games) >= max(2, len(rounds[0]) / 10)]
    if not lasting:
        return
    numbers = range(1, len(lasting) + 1)
    means = [fmean(games) for games in lasting]
    tenths = [quantiles(games, n=10, method="inclusive") for games in lasting]
    axes.fill_between(
        numbers,
        [low for low, *_ in tenths],
        [high for *_, high in tenths],
        color=colour,
        alpha=0.15,
        lw=0,
    )
    axes.plot(numbers, means, color=colour, linewidth=2)
    axes.annotate(
        name, (numbers[-1], means[-1]), (6, 0), textcoords="offset points", va="center", color=colour
    )
