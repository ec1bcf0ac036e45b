"""The leaderboard: what an arena's job has shown, as one HTML page to keep and to share."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from questboard.arena.reports import Report, Standing, Venture
from questboard.games import load_rules
from questboard.kernel import QuestboardError

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;"
    "background:#faf7f0;color:#33302b}table{border-collapse:collapse;width:100%;margin:1rem 0}"
    "th,td{padding:.3rem .6rem;text-align:left;border-bottom:1px solid #cfc7b8}"
    "td.bar{width:30%}td.bar i{display:block;height:.7rem;background:#2b6a8c}"
)


def leaderboard(found: Report) -> str:
    """The page: who is ahead, the strongest first, and how the adventures went."""
    job = found.job
    title = f"{load_rules(job.game).title}: the leaderboard"
    options = ", ".join(f"{name} {value}" for name, value in sorted(job.options.items()))
    how = f"{found.played} games, seed {job.seed}, rules version {job.version}" + (
        f", {options}" if options else ""
    )
    body = _table(
        ("", "bot", "won", "95 %", "share", "mean score", "ms a decision"),
        [_standing(place, each) for place, each in enumerate(_ordered(found.standings), 1)],
    )
    if found.ventures:
        rows = [_venture(each) for each in found.ventures]
        body += _table(("adventure", "party", "bot", "won", "95 %", "share", "rounds"), rows)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body><h1>{escape(title)}</h1><p>{escape(how)}. Intervals are Wilson's.</p>\n{body}</body></html>\n"
    )


def write(found: Report, path: Path) -> None:
    """Write the page to a file."""
    try:
        path.write_text(leaderboard(found), encoding="utf-8")
    except OSError as error:
        raise QuestboardError(f"no page can be written to {path}: {error.strerror}") from None


def _ordered(standings: Iterable[Standing]) -> list[Standing]:
    return sorted(standings, key=lambda each: (-each.share, each.bot))


def _standing(place: int, each: Standing) -> list[str]:
    return [
        f"<td>{place}</td>",
        f"<td>{escape(each.bot)}</td>",
        f"<td>{round(each.wins, 1):g} of {each.games}</td>",
        f"<td>{each.low:.0%} to {each.high:.0%}</td>",
        _bar(each.share),
        f"<td>{each.mean_score:.1f}</td>",
        f"<td>{1000 * each.seconds:.3g}</td>",
    ]


def _venture(each: Venture) -> list[str]:
    return [
        f"<td>{escape(each.adventure)}</td>",
        f"<td>{each.seats}</td>",
        f"<td>{escape(each.bot)}</td>",
        f"<td>{each.wins} of {each.games}</td>",
        f"<td>{each.low:.0%} to {each.high:.0%}</td>",
        _bar(each.wins / each.games),
        f"<td>{each.mean_rounds:.1f}</td>",
    ]


def _bar(share: float) -> str:
    return f'<td class="bar"><i style="width:{share:.0%}" title="{share:.0%}"></i></td>'


def _table(headings: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    lines = "".join(["<tr>" + "".join(row) + "</tr>" for row in rows])
    return f"<table><tr>{head}</tr>{lines}</table>\n"
