"""Quick players: random, hasty ones who never look ahead, and greedy ones with one look ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from questboard.bots.chair import Chair, Decision
from questboard.bots.leaning import Prior, first_thought
from questboard.kernel import Rules, Table


class RandomBot:
    """Picks any option."""

    def __init__(self, seed: int | str = 0) -> None:
        self.random = Random(f"random {seed}")

    def decide(self, chair: Chair) -> Decision:
        """Any option."""
        return Decision(self.random.randrange(len(chair.ask.options)), "I picked any option.")


class Hasty:
    """Takes what comes to mind: an option drawn by the priors, of those that look about as good as the best.

    So it plays less well than one who takes the best of them, and still never does what nobody would: a
    companion may be careless, but it works against nobody.
    """

    def __init__(self, seed: int | str = 0, least: float = 0.05, care: float = 0.5) -> None:
        self.random = Random(f"hasty {seed}")
        self.least = least
        """Options whose prior is a smaller part of the best one's don't come to mind."""
        self.care = care
        """The power to which priors count: with 0 one option is as good as another."""

    def decide(self, chair: Chair) -> Decision:
        """Any option that looks good enough."""
        table = chair.imagine(f"hasty {self.random.getrandbits(64)}")
        assert table.ask is not None
        weights = chair.rules.priors(table.state, table.ask)
        enough = self.least * max(weights)
        options = [option for option, weight in enumerate(weights) if weight >= enough]
        option = self.random.choices(options, [weights[option] ** self.care or 1.0 for option in options])[0]
        return Decision(
            option, f"{chair.rules.label(chair.ask, chair.ask.options[option])!r} came to my mind."
        )


class Greedy:
    """Tries every option in a few imagined worlds and takes what leaves it furthest ahead.

    A choice is often half a move (a Hero, then a seat): the rest of the move is played by
    priors before the position is judged.
    """

    def __init__(self, seed: int | str = 0, worlds: int = 3, blunders: float = 0.0) -> None:
        self.random = Random(f"greedy {seed}")
        self.worlds = worlds
        self.blunders = blunders
        """How often it picks without looking."""

    def decide(self, chair: Chair) -> Decision:
        """The option that leaves the seat furthest ahead, as far as it can see."""
        count = len(chair.ask.options)
        if self.random.random() < self.blunders:
            return Decision(self.random.randrange(count), "I didn't think about it.")
        seeds = [f"greedy {self.random.getrandbits(64)}" for _ in range(self.worlds)]
        means = [
            sum(self._try(chair, option, seed) for seed in seeds) / self.worlds for option in range(count)
        ]
        best = max(range(count), key=lambda option: means[option])
        return Decision(best, self._why(chair, means, best))

    def _try(self, chair: Chair, option: int, seed: str) -> float:
        table = chair.imagine(seed)
        table.answer(option)
        finish_move(chair.rules, table, chair.seat, self.random)
        return judge(table)[chair.seat]

    def _why(self, chair: Chair, means: list[float], best: int) -> str:
        label = chair.rules.label(chair.ask, chair.ask.options[best])
        rest = [mean for option, mean in enumerate(means) if option != best]
        return (
            f"After {label!r} I judge my chances at {means[best]:.0%}; "
            f"the next best choice leaves {max(rest):.0%}."
        )


def judge(table: Table[Any, Any]) -> list[float]:
    """How good an imagined table is for each seat."""
    rules = table.rules
    return rules.payoff(table.outcome) if table.ask is None else rules.value(table.state)


def finish_move(
    rules: Rules[Any, Any], table: Table[Any, Any], seat: int, random: Random, most: int = 12
) -> None:
    """Play on by priors while the same seat is asked."""
    for _ in range(most):
        if table.ask is None or table.ask.seat != seat:
            return
        table.answer(inclined(rules, table, random))


def inclined(
    rules: Rules[Any, Any], table: Table[Any, Any], random: Random, prior: Prior = first_thought
) -> int:
    """The option that a player in a hurry would take: drawn by the priors."""
    ask = table.ask
    assert ask is not None
    weights = prior(rules, table.state, ask)
    pick = random.random() * sum(weights)
    for option, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return option
    return len(weights) - 1
