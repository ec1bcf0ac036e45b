"""From nothing to a model: rounds of self-play and fitting, recorded in a run file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from questboard import __version__
from questboard.games import load_rules
from questboard.learning.data import Positions, gather, held_out, joined
from questboard.learning.fit import Settings, fit, pytorch
from questboard.learning.measure import quality_of
from questboard.learning.model import Cell, Model, digest, read_model
from questboard.learning.selfplay import Game, play_games


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines a model."""

    game: str
    seats: tuple[int, ...]
    rounds: int = 2
    """How often the bots play with what was learned; the first time they judge by hand."""
    games: int = 1000
    """Games of a round, for each number of seats."""
    iterations: int = 50
    """How long the bots think."""
    wander: float = 0.05
    options: dict[str, Any] = {}
    free: tuple[str, ...] = ()
    hidden: int = 16
    passes: int = 30
    seed: str = "1"


class Learner:
    """Learns in rounds. What was played in earlier ones is learned from again."""

    def __init__(self, run: Run, folder: Path, workers: int, tell: Callable[[str], None]) -> None:
        self.run, self.folder, self.workers, self.tell = run, folder, workers, tell
        self.rules = load_rules(run.game)
        self.played: dict[int, Positions] = {}
        self.rounds: list[dict[str, Any]] = []

    def learn(self) -> Model:
        """The model of the last round."""
        pytorch()
        self.folder.mkdir(parents=True, exist_ok=True)
        run, bot, path = self.run, f"ismcts:{self.run.iterations}", self.folder
        for number in range(1, run.rounds + 1):
            learned = [self.learn_cell(number, seats, bot) for seats in run.seats]
            self.rounds.append(
                {"number": number, "bot": bot.partition("@")[0], "cells": [told for _, told in learned]}
            )
            path = self.folder / f"round-{number}.json"
            path.write_bytes(msgspec.json.encode(self.model([cell for cell, _ in learned])))
            record = msgspec.json.format(msgspec.json.encode(self.card), indent=1)
            (self.folder / "run.json").write_bytes(record)
            bot = f"learned:{run.iterations}@{path}"
        return read_model(str(path))

    @property
    def card(self) -> dict[str, Any]:
        """How the model is made, and how well it foretells games that it hasn't seen."""
        return {"questboard": __version__, "run": msgspec.to_builtins(self.run), "rounds": self.rounds}

    def model(self, cells: Sequence[Cell]) -> Model:
        """What was learned, with its card."""
        rules = self.rules
        return Model(rules.name, rules.version, digest(rules.gauge_names), tuple(cells), self.card)

    def learn_cell(self, number: int, seats: int, bot: str) -> tuple[Cell, dict[str, Any]]:
        """Play a round with a number of seats and learn from it; returns what came of it, too."""
        run, first = self.run, self.run.games * (number - 1)
        new = self.play(number, seats, bot)
        known = self.played[seats] = joined(self.played[seats], new) if seats in self.played else new
        latest = {first + each for each in held_out(run.games, f"{run.seed} {number}")}
        unseen = latest.union(
            run.games * (earlier - 1) + each
            for earlier in range(1, number)
            for each in held_out(run.games, f"{run.seed} {earlier}")
        )
        network, losses = fit(known, unseen, Settings(hidden=run.hidden, passes=run.passes))
        learned, by_hand = (quality_of(new, latest, each) for each in (network, None))
        self.tell(
            f"round {number}, {seats} seats: {run.games:,} games, {len(new):,} positions. In unseen games "
            f"the log loss is {learned.loss}, by hand {by_hand.loss}, constant {learned.constant}; "
            f"in the worst tenth chances are off by {learned.worst:.1%}, by hand {by_hand.worst:.1%}."
        )
        return Cell(seats, network, run.options, run.free), {
            "seats": seats,
            "games": run.games,
            "positions": len(new),
            "data": new.digest,
            "losses": [round(each, 4) for each in losses],
            "learned": msgspec.to_builtins(learned),
            "by hand": msgspec.to_builtins(by_hand),
        }

    def play(self, number: int, seats: int, bot: str) -> Positions:
        """The positions of a round's games."""
        run = self.run
        seed = f"{run.seed} {number} {seats}"
        games = [
            Game(run.game, seats, f"{seed} {each}", bot, run.options, run.free, run.wander)
            for each in range(run.games)
        ]
        episodes = sorted(play_games(games, self.workers), key=lambda pair: pair[0])
        return gather(
            [episode for _, episode in episodes], len(self.rules.gauge_names), run.games * (number - 1)
        )
