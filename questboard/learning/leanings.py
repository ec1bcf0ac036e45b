"""Learning first thoughts: what led to better ends than expected is thought of more.

The policy draws options by the game's priors times what was learned, sharpened. After each batch of
games the weights of the options' traits move along the policy's gradient; what comes of a leaning is the
running mean of the weights. A game's `value`, mapped so that it comes true where it is played, says what
was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp, inf, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from questboard.bots import Chair
from questboard.bots.leaning import FILE, Leaning, traits
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, Table

SURE = 0.01
"""Chances closer to none or to all count as this."""
FAR_BEHIND = 1e-3
"""Options that the policy thinks this much less likely than its first thought don't come to its mind."""
FADING = 0.98
"""How much less an answer is credited with what happened one answer later."""
MOMENTUM, SPREAD, TINY = 0.9, 0.99, 1e-8
"""The means that Adam keeps."""
KEPT = 0.9
"""How much of the running mean of the weights is kept in a step."""
MOST_ANSWERS = 1500
"""A game that takes more is given up and counts as lost: who draws options may draw the same few for ever."""
LEAST = 0.01
"""Weights below this are left out of what is learned."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a leaning."""

    game: str
    places: tuple[tuple[str, int], ...]
    """Adventures with numbers of seats."""
    options: dict[str, Any] = {}
    difficulties: tuple[str, ...] = ("standard",)
    """Drawn for each game."""
    batch: int = 192
    """Games of a step."""
    rate: float = 0.03
    """How far a weight moves in a step at most, about."""
    sharpness: float = 2.5
    """The power to which the policy takes weights."""
    lives: float = 0.0
    """How much of a win is lost with all of the party, where members can die."""
    seed: str = "1"


class Lesson(msgspec.Struct, frozen=True):
    """What a game taught."""

    slopes: dict[str, float]
    """By what each trait would have made a better end likelier."""
    won: bool
    foretold: tuple[tuple[float, float], ...]
    """Log odds by `value` and the end, for a few positions."""
    place: int


def attend(
    course: Course, weights: dict[str, float], maps: Sequence[tuple[float, float]], number: int
) -> Lesson:
    """Play a game by drawn options, and learn from it."""
    rules = load_rules(course.game)
    chance = Random(f"lesson {course.seed} {number}")
    place = number % len(course.places)
    adventure, seats = course.places[place]
    options = {**course.options, "adventure": adventure, "difficulty": chance.choice(course.difficulties)}
    table = Table.new(rules, seats, options, Luck.seeded(f"lesson {course.seed} {number}"))
    steps: list[tuple[float, dict[str, float]]] = []
    while table.ask is not None and table.ply < MOST_ANSWERS:
        odds = log_odds(rules.value(table.state)[table.ask.seat])
        imagined = Chair.at(table).imagine(f"lesson {chance.getrandbits(64)}")
        index, slope = draw(rules, imagined, weights, course.sharpness, chance)
        steps.append((odds, slope))
        table.answer(index)
    won = table.ask is None and bool(table.outcome.winners)
    end = float(won) * (1 - course.lives * losses(table.state))
    shift, slope_of = maps[place]
    chances = [chance_of(shift + slope_of * odds) for odds, _ in steps]
    slopes: dict[str, float] = {}
    credit, after = 0.0, end
    for expected, (_, slope) in zip(reversed(chances), reversed(steps), strict=True):
        credit = after - expected + FADING * credit
        after = expected
        for word, amount in slope.items():
            slopes[word] = slopes.get(word, 0.0) + credit * amount
    picked = [odds for odds, _ in steps[:: max(1, len(steps) // 8)]]
    return Lesson(slopes, won, tuple([(odds, end) for odds in picked]), place)


def losses(state: Any) -> float:
    """The share of a party that has died, where a state knows that."""
    heroes = [hero for hero in getattr(state, "heroes", []) if hasattr(hero, "dead")]
    return sum([hero.dead for hero in heroes]) / len(heroes) if heroes else 0.0


def draw(
    rules: Rules[Any, Any],
    table: Table[Any, Any],
    weights: dict[str, float],
    sharpness: float,
    chance: Random,
) -> tuple[int, dict[str, float]]:
    """An option drawn by the policy, and by what each trait changes how likely it is.

    Options that have the same prior and the same traits count as one.
    """
    ask = table.ask
    assert ask is not None
    if len(ask.options) == 1:
        return 0, {}
    alike: dict[tuple[float, tuple[str, ...]], list[int]] = {}
    for index, (prior, words) in enumerate(
        zip(rules.priors(table.state, ask), traits(rules, table.state, ask), strict=True)
    ):
        alike.setdefault((prior, words), []).append(index)
    scored = [
        (
            sharpness * (log(max(prior, 1e-12)) + sum([weights.get(word, 0.0) for word in words])),
            words,
            places,
        )
        for (prior, words), places in alike.items()
    ]
    best = max([score for score, _, _ in scored])
    likely = [
        (odds, words, places) for score, words, places in scored if (odds := exp(score - best)) >= FAR_BEHIND
    ]
    total = sum([odds for odds, _, _ in likely])
    pick, chosen = chance.random() * total, likely[-1]
    for each in likely:
        pick -= each[0]
        if pick < 0:
            chosen = each
            break
    index = chance.choice(chosen[2])
    slope: dict[str, float] = {}
    if len(likely) > 1:
        for word in chosen[1]:
            slope[word] = slope.get(word, 0.0) + 1
        for odds, words, _ in likely:
            for word in words:
                slope[word] = slope.get(word, 0.0) - odds / total
        slope = {word: amount for word, amount in slope.items() if abs(amount) > FAR_BEHIND}
    return index, slope


def log_odds(chance: float) -> float:
    """The log odds of a chance that is neither none nor all."""
    sure = max(SURE, min(1 - SURE, chance))
    return log(sure / (1 - sure))


def chance_of(odds: float) -> float:
    """The chance that log odds stand for."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, odds))))


class Pupil:
    """Learns the weights of traits in steps of a batch of games each."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.weights: dict[str, float] = {}
        self.mean: dict[str, float] = {}
        self.first: dict[str, float] = {}
        self.second: dict[str, float] = {}
        self.maps = [(0.0, 0.5)] * len(course.places)
        self.steps = 0
        self.won: list[float] = []

    def learn(self, workers: int, steps: int, seconds: float, tell: Callable[[str], None]) -> None:
        """Take a number of steps, or as many as some seconds allow."""
        until = monotonic() + seconds
        with get_context("spawn").Pool(workers) as pool:
            while self.steps < steps and monotonic() < until:
                numbers = range(self.steps * self.course.batch, (self.steps + 1) * self.course.batch)
                attending = partial(attend, self.course, self.weights, self.maps)
                self.step(list(pool.imap(attending, numbers)))
                if self.steps % 10 == 0:
                    recent = self.won[-10:]
                    tell(
                        f"{self.steps} steps, {len(self.weights)} traits, won {sum(recent) / len(recent):.1%}"
                    )

    def step(self, lessons: Sequence[Lesson]) -> None:
        """Move the weights along what a batch has taught."""
        self.steps += 1
        self.won.append(sum([lesson.won for lesson in lessons]) / len(lessons))
        total: dict[str, float] = {}
        for lesson in lessons:
            for word, slope in lesson.slopes.items():
                total[word] = total.get(word, 0.0) + slope / len(lessons)
        for word in {**self.first, **total}:
            slope = total.get(word, 0.0)
            first = self.first[word] = MOMENTUM * self.first.get(word, 0.0) + (1 - MOMENTUM) * slope
            second = self.second[word] = SPREAD * self.second.get(word, 0.0) + (1 - SPREAD) * slope**2
            scale = sqrt(second / (1 - SPREAD**self.steps)) + TINY
            move = self.course.rate * first / (1 - MOMENTUM**self.steps) / scale / self.course.sharpness
            self.weights[word] = self.weights.get(word, 0.0) + move
        kept = min(KEPT, self.steps / (self.steps + 1))
        for word, weight in self.weights.items():
            self.mean[word] = kept * self.mean.get(word, 0.0) + (1 - kept) * weight
        self._map(lessons)

    def _map(self, lessons: Sequence[Lesson]) -> None:
        """Fit what is expected of each place a little better."""
        for place in range(len(self.maps)):
            pairs = [pair for lesson in lessons if lesson.place == place for pair in lesson.foretold]
            shift, slope = self.maps[place]
            for odds, end in pairs:
                off = end - chance_of(shift + slope * odds)
                shift += 0.02 * off
                slope = max(0.0, slope + 0.005 * off * odds)
            self.maps[place] = (shift, slope)

    def leaning(self) -> Leaning:
        """What was learned, with its card."""
        rules = load_rules(self.course.game)
        weights = {
            word: round(weight, 3) for word, weight in sorted(self.mean.items()) if abs(weight) >= LEAST
        }
        card = {
            "course": msgspec.to_builtins(self.course),
            "steps": self.steps,
            "games": self.steps * self.course.batch,
        }
        return Leaning(rules.name, rules.version, weights, card)


def learn_leaning(
    course: Course, steps: int, workers: int, folder: Path, tell: Callable[[str], None]
) -> None:
    """Learn for some steps, and write what was learned into a folder."""
    pupil = Pupil(course)
    pupil.learn(workers, steps, inf, tell)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(pupil.leaning()), indent=0) + b"\n")
    tell(f"{pupil.steps} steps of {course.batch} games; {path} is for bots like leaning:0@{path}")
