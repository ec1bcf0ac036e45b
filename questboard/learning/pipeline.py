"""From nothing to a model: rounds of self-play and fitting, recorded in a run file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from questboard import __version__
from questboard.games import load_rules
from questboard.learned_files import read_learned
from questboard.learning.data import Positions, gather, held_out, joined
from questboard.learning.fit import Settings, fit, pytorch
from questboard.learning.measure import quality_of
from questboard.learning.model import Cell, Model, digest
from questboard.learning.selfplay import Game, play_games

Place: TypeAlias = tuple[str, int]
"""An adventure, or nothing in games that have none; and how many play."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a model."""

    game: str
    seats: tuple[int, ...]
    adventures: tuple[str, ...] = ()
    rounds: int = 2
    """How often the bots play with what was learned; the first time they judge by hand."""
    games: int = 1000
    """Games of a round, for each number of seats in each adventure."""
    thought: int = 50
    """In how many iterations or worlds the bots think."""
    wander: float = 0.05
    options: dict[str, Any] = {}
    free: tuple[str, ...] = ()
    hidden: int = 16
    passes: int = 20
    seed: str = "1"

    @property
    def places(self) -> list[Place]:
        """Each of them gets a network of its own."""
        return [(adventure, seats) for adventure in self.adventures or ("",) for seats in self.seats]

    def options_of(self, place: Place) -> dict[str, Any]:
        """The rule options in a place."""
        return {**self.options, "adventure": place[0]} if place[0] else self.options


class Learner:
    """Learns in rounds. What was played in earlier ones is learned from again."""

    def __init__(self, run: Run, folder: Path, workers: int, tell: Callable[[str], None]) -> None:
        self.run, self.folder, self.workers, self.tell = run, folder, workers, tell
        self.rules = load_rules(run.game)
        self.played: dict[Place, Positions] = {}
        self.rounds: list[dict[str, Any]] = []

    def learn(self) -> Model:
        """The model of the last round."""
        pytorch()
        self.folder.mkdir(parents=True, exist_ok=True)
        run, path = self.run, self.folder
        bot = f"{'planner' if self.rules.adventures else 'ismcts'}:{run.thought}"
        for number in range(1, run.rounds + 1):
            learned = [self.learn_cell(number, place, bot) for place in run.places]
            self.rounds.append(
                {"number": number, "bot": bot.partition("@")[0], "cells": [told for _, told in learned]}
            )
            path = self.folder / f"round-{number}.json"
            path.write_bytes(msgspec.json.encode(self.model([cell for cell, _ in learned])))
            record = msgspec.json.format(msgspec.json.encode(self.card), indent=1)
            (self.folder / "run.json").write_bytes(record)
            bot = f"learned:{run.thought}@{path}"
        return read_learned(str(path), Model)

    @property
    def card(self) -> dict[str, Any]:
        """How the model is made, and how well it foretells games that it hasn't seen."""
        return {"questboard": __version__, "run": msgspec.to_builtins(self.run), "rounds": self.rounds}

    def model(self, cells: Sequence[Cell]) -> Model:
        """What was learned, with its card."""
        rules = self.rules
        return Model(rules.name, rules.version, digest(rules.gauge_names), tuple(cells), self.card)

    def learn_cell(self, number: int, place: Place, bot: str) -> tuple[Cell, dict[str, Any]]:
        """Play a round in one place, and learn from all rounds there; returns what came of it, too."""
        run, (adventure, seats) = self.run, place
        new = self.play(number, place, bot)
        known = self.played[place] = joined(self.played[place], new) if place in self.played else new
        parts = [
            held_out(run.games, f"{run.seed} {each}", run.games * (each - 1)) for each in range(1, number + 1)
        ]
        judges = set[int]().union(*[chosen for chosen, _ in parts])
        unseen = judges.union(*[measured for _, measured in parts])
        network, losses = fit(known, unseen, judges, Settings(hidden=run.hidden, passes=run.passes))
        learned, by_hand = (quality_of(new, parts[-1][1], each) for each in (network, None))
        where = f"adventure {adventure}, {seats} seats" if adventure else f"{seats} seats"
        self.tell(
            f"round {number}, {where}: {run.games:,} games, {len(new):,} positions. In unseen games "
            f"the log loss is {learned.loss}, by hand {by_hand.loss}, constant {learned.constant}; "
            f"the worst tenth is off by {learned.worst:.1%}, by hand {by_hand.worst:.1%}."
        )
        return Cell(seats, network, run.options_of(place), run.free), {
            "adventure": adventure,
            "seats": seats,
            "games": run.games,
            "positions": len(new),
            "data": new.digest,
            "losses": [round(each, 4) for each in losses],
            "learned": msgspec.to_builtins(learned),
            "by hand": msgspec.to_builtins(by_hand),
        }

    def play(self, number: int, place: Place, bot: str) -> Positions:
        """The positions of a round's games."""
        run, (adventure, seats) = self.run, place
        seed = f"{run.seed} {number} {seats}{adventure and f' {adventure}'}"
        games = [
            Game(run.game, seats, f"{seed} {each}", bot, run.options_of(place), run.free, run.wander)
            for each in range(run.games)
        ]
        episodes = sorted(play_games(games, self.workers), key=lambda pair: pair[0])
        first = run.games * (number - 1)
        return gather([episode for _, episode in episodes], len(self.rules.gauge_names), first)
