"""A planner: does what a hurried player would, unless it has seen something better in imagined worlds.

Where a game is long and luck is great, a tree of answers grows too slowly to help. A planner takes the
few options that come to a hurried player's mind, plays each of them on as that player would, in the
same worlds, and judges where this leads. Luck makes all of these results doubtful, so the first thought
stands unless a rival does better by more than chance explains.
"""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

from questboard.bots.appraisal import TRIALS, Appraisal, side_by_side, until_budget
from questboard.bots.chair import Chair, Decision
from questboard.bots.decisive import Decisive, seed_of
from questboard.bots.judgement import Judge, by_hand
from questboard.bots.leaning import Prior, first_thought
from questboard.bots.policies import inclined

UNLIKELY = 1e-4
"""Options whose prior is a smaller part of the best one's are not looked at."""

ENOUGH = 2
"""Options are tried in at least this many worlds: fewer can't tell a difference from chance."""

CLOSE = 0.01
"""Two answers are about as good where their values differ by less."""

FRESH = 4
"""To judge a given answer, it and the best one are compared in this many times as many worlds as the best
was looked for in: only two options are tried there, and luck makes a great difference."""


class Planner:
    """Looks a number of answers ahead in a number of worlds for each promising option."""

    def __init__(
        self,
        seed: int | str = 0,
        worlds: int = 8,
        width: int = 3,
        horizon: int = 12,
        seconds: float | None = None,
        doubt: float = 1.0,
        judge: Judge = by_hand,
        prior: Prior = first_thought,
        alert: bool | None = None,
    ) -> None:
        self.random = Random(f"planner {seed}")
        self.worlds = worlds
        """How many worlds the options are tried in; below two, the first thought is enough."""
        self.width = width
        """How many options are looked at, the likeliest first."""
        self.horizon = horizon
        """How many answers are played by priors before a position is judged."""
        self.seconds = seconds
        """When these are over, the worlds that it has seen are enough."""
        self.doubt = doubt
        """By how many standard errors a rival must be ahead."""
        self.judge = judge
        self.prior = prior
        self.alert = worlds >= ENOUGH if alert is None else alert
        """Whether it looks for what wins or loses at once."""

    def decide(self, chair: Chair) -> Decision:
        """The first thought, or the rival that led to clearly better positions."""
        saving: list[int] = []
        if self.alert:
            sure = Decisive(chair, seed_of(self.random), self.prior)
            if (winning := sure.winning()) is not None:
                return Decision(winning, f"{_label(chair, winning)} wins at once.")
            saving = sure.saving()
        first, *rivals = saving if saving and self.worlds < ENOUGH else self._likeliest(chair)
        rivals += [option for option in saving if option not in (first, *rivals)][: self.width]
        if not rivals or self.worlds < ENOUGH:
            return Decision(first, f"{_label(chair, first)} was my first thought.")
        pars, leads = self._compare(chair, first, rivals)
        best, most = self._best(first, leads)
        means = {first: 0.0, **{rival: fmean(lead) for rival, lead in leads.items()}}
        other = max((option for option in means if option != best), key=means.__getitem__)
        return Decision(
            best,
            f"I imagined how it goes on: after {_label(chair, best)} I judge our chances at "
            f"{fmean(pars) + most:.0%}.",
            other,
            close=means[best] - means[other] < CLOSE,
        )

    def appraise(self, chair: Chair, index: int) -> Appraisal:
        """Compare an answer with the best that comes to mind; one that looks the same as it is as good."""
        first, *rivals = self._likeliest(chair, index)
        if index not in (first, *rivals):
            rivals.append(index)
        best = self._prefer(chair, first, rivals) if rivals and self.worlds >= ENOUGH else first
        times = until_budget(max(TRIALS, FRESH * self.worlds), self.seconds, TRIALS)
        return side_by_side(
            chair.seat,
            index,
            best,
            (self._world() for _ in times),
            lambda option, world: self._try(chair, option, world),
        )

    def _prefer(self, chair: Chair, first: int, rivals: list[int]) -> int:
        """The first thought, or the rival that is ahead by more than chance explains."""
        return self._best(first, self._compare(chair, first, rivals)[1])[0]

    def _best(self, first: int, leads: dict[int, list[float]]) -> tuple[int, float]:
        """The first thought, or the rival that is ahead by more than chance explains; and its lead."""
        best, most = first, 0.0
        for rival, lead in leads.items():
            if fmean(lead) > max(most, self.doubt * stdev(lead) / len(lead) ** 0.5):
                best, most = rival, fmean(lead)
        return best, most

    def _compare(
        self, chair: Chair, first: int, rivals: list[int]
    ) -> tuple[list[float], dict[int, list[float]]]:
        """What the first thought was worth in each world, and by how much its rivals were ahead."""
        pars: list[float] = []
        leads: dict[int, list[float]] = {rival: [] for rival in rivals}
        for _ in until_budget(self.worlds, self.seconds, ENOUGH):
            world = self._world()
            par = self._try(chair, first, world)[chair.seat]
            pars.append(par)
            for rival, lead in leads.items():
                lead.append(self._try(chair, rival, world)[chair.seat] - par)
        return pars, leads

    def _world(self) -> str:
        """The seed of another world."""
        return f"planner {self.random.getrandbits(64)}"

    def _likeliest(self, chair: Chair, given: int | None = None) -> list[int]:
        """The options that come to mind; of several that look the same, the given one or any."""
        table = chair.imagine(self._world())
        assert table.ask is not None
        alike: dict[float, list[int]] = {}
        for option, weight in enumerate(self.prior(chair.rules, table.state, table.ask)):
            alike.setdefault(weight, []).append(option)
        order = sorted(alike, reverse=True)[: self.width]
        return [
            given if given in alike[weight] else self.random.choice(alike[weight])
            for weight in order
            if weight >= UNLIKELY * order[0]
        ]

    def _try(self, chair: Chair, option: int, world: str) -> list[float]:
        """What a position is worth to each seat to which an option leads."""
        table = chair.imagine(world)
        table.answer(option)
        for _ in range(self.horizon):
            if table.ask is None:
                break
            table.answer(inclined(chair.rules, table, self.random, self.prior))
        return self.judge(table, chair.seat)


def _label(chair: Chair, option: int) -> str:
    return repr(chair.rules.label(chair.ask, chair.ask.options[option]))
