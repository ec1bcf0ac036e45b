"""Words: a review as lines of plain text. Each line makes sense on its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from questboard.bots.appraisal import SLIGHT
from questboard.review.findings import Account, Judgement, Play, Point, Review
from questboard.text.words import count, result, with_rule

MINUS = "\N{MINUS SIGN}"
ROWS = 12
"""At most this many lines of chances."""


def report(review: Review) -> list[str]:
    """The whole review."""
    return [
        *heading(review),
        "",
        f"{by_round_title(review)}:",
        *chances(review),
        "",
        "Costliest mistakes:",
        *costs(review),
        "",
        "How each player did:",
        *(play(each) for each in review.plays),
        "",
        "Luck:",
        *luck(review),
        "",
        basis(review),
    ]


def by_round_title(review: Review) -> str:
    """What the figures by round are: chances only where somebody has measured them."""
    return "Chances by round" if review.whose else "The bot's own judgement by round"


def heading(review: Review) -> Iterator[str]:
    """Which game it was, and how it ended."""
    yield f"{review.title}, {count(review.plies, 'answer')}."
    if review.outcome is None:
        yield "This game is not over. The review covers what has been played, hidden cards included."
    else:
        yield from result(review.outcome, review.names)


def percent(chance: float) -> str:
    """A chance in words; only certainty is 0 or 100 %.

    >>> percent(0.4951), percent(0.9999), percent(1.0)
    ('50 %', 'over 99 %', '100 %')
    """
    if 0 < chance < 0.005:
        return "under 1 %"
    return "over 99 %" if 0.995 <= chance < 1 else f"{chance:.0%}".replace("%", " %")


def hundredths(share: float) -> str:
    """The size of a difference of chances, in hundredths; below ten with one decimal place.

    >>> hundredths(-0.4012), hundredths(0.0151), hundredths(0.01)
    ('40', '1.5', '1')
    """
    size = 100 * abs(share)
    return f"{size:.0f}" if size >= 9.95 else f"{size:.1f}".removesuffix(".0")


def signed(share: float) -> str:
    r"""A difference of chances in hundredths, with its sign unless it is nothing.

    >>> signed(0.4012), signed(-0.0151) == "\N{MINUS SIGN}1.5", signed(-0.0001)
    ('+40', True, '0')
    """
    size = hundredths(share)
    return size if size == "0" else f"{'+' if share > 0 else MINUS}{size}"


def points(share: float) -> str:
    """The size of a difference of chances in words: 1 point, 40 points."""
    number = hundredths(share)
    return "1 point" if number == "1" else f"{number} points"


def by_round(review: Review) -> list[Point]:
    """The first point of each round, and the last of all."""
    first: dict[int, Point] = {}
    for point in review.points[:-1]:
        first.setdefault(point.round, point)
    return [*first.values(), *review.points[-1:]]


def chances(review: Review) -> Iterator[str]:
    """The chances of each side by round, or by every few rounds of a long game."""
    rows = by_round(review)
    step = max(1, -(-(len(rows) - 1) // ROWS))
    for point in [*rows[:-1][::step], *rows[-1:]]:
        is_end = point is rows[-1] and review.outcome is not None
        told = [
            f"{review.side_name(account.seats)} {percent(point.chances[account.seats[0]])}"
            for account in review.accounts
        ]
        yield f"{'At the end' if is_end else f'Round {point.round}'}: {', '.join(told)}."


def costs(review: Review) -> Iterator[str]:
    """The most costly answers, the worst first."""
    costly = review.costliest()
    for number, each in enumerate(costly, 1):
        yield with_rule(f"{number}. {mistake(review, each)}", each.rule)
    if not costly:
        yield "No mistake that stands out from the noise."


def mistake(review: Review, each: Judgement) -> str:
    """A costly answer, in words."""
    return (
        f"Round {each.round}, answer {each.ply + 1}, {review.names[each.seat]} was asked: {each.prompt} "
        f"The answer was {each.given!r}; {review.level} would have answered {each.best!r}. {price(each)}"
    )


def price(each: Judgement) -> str:
    """What an answer has cost; by the bot's own judgement where there was hardly a chance to lose."""
    if each.cost < SLIGHT:
        judged = points(each.judged)
        return f"The chance stayed at {percent(each.chance)}; by the bot's judgement it cost {judged}."
    return f"It cost {points(each.cost)}: {percent(each.chance)} became {percent(each.chance - each.cost)}."


def play(each: Play) -> str:
    """How a seat played."""
    if not each.decisions:
        return f"{each.name} had nothing to decide."
    return (
        f"{each.name}: {count(each.decisions, 'decision')}, {percent(each.accuracy)} of them without a "
        f"mistake; {points(each.total_cost)} lost in all, {points(each.mean_cost)} on average."
    )


def luck(review: Review) -> Iterator[str]:
    """The account of each side, and the strongest strokes of luck."""
    yield from (balance(review, account) for account in review.accounts)
    for each in review.luckiest():
        yield stroke(review, each)


def balance(review: Review, account: Account) -> str:
    """The account of a side in one sentence."""
    end = "ended" if review.outcome is not None else "stands now"
    return (
        f"{review.side_name(account.seats)} began at {percent(account.start)}, lost {points(account.cost)} "
        f"by decisions, {_moved(account.luck)} by luck and {end} at {percent(account.end)}."
    )


def stroke(review: Review, each: Judgement) -> str:
    """The luck after an answer."""
    side = next(account.seats for account in review.accounts if each.seat in account.seats)
    return (
        f"After answer {each.ply + 1} in round {each.round} ({each.prompt} {each.given}) "
        f"{review.side_name(side)} {_moved(each.luck)}."
    )


def _moved(luck: float) -> str:
    return f"{'gained' if luck >= 0 else 'lost'} {points(luck)}"


def basis(review: Review) -> str:
    """How the figures were obtained."""
    thought = "as long as it needs" if review.seconds is None else f"up to {review.seconds:.2f} seconds"
    worlds = _range([each.tries for each in review.judgements])
    return (
        f"A bot of level {review.level} has judged {count(len(review.judgements), 'answer')}, each for "
        f"{thought} and in {worlds} imagined worlds, from what the seat could know then. {source(review)} "
        "A cost counts if it is at least half a point and more than three times its standard "
        "error. Luck is what dice, cards and the other side did against expectation."
    )


def source(review: Review) -> str:
    """What the figures rest on."""
    if not review.whose:
        return (
            "Nobody has measured how often tables like this one win, so its figures are the bot's own "
            "judgement and no chances."
        )
    return (
        f"Chances are those of {review.whose} bots playing on; in games that had no part in them they were "
        f"off by at most {percent(review.off)} in any tenth."
    )


def _range(numbers: Sequence[int]) -> str:
    if not numbers:
        return "no"
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"
