"""Self-play: games of bots against themselves, as what their positions looked like and how they ended."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from questboard.bots import Bot, Chair, make_bot
from questboard.bots.policies import inclined
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, SetupError, Table
from questboard.worker_pool import run_all

BETWEEN = 0.15
"""How often a position is kept in which the same seat goes on; where another one is asked it always is."""


class Game(msgspec.Struct, frozen=True):
    """A game to be played."""

    game: str
    seats: int
    seed: str
    bot: str
    options: dict[str, Any] = {}
    free: tuple[str, ...] = ()
    """Rule options that are either on or off, drawn for each game."""
    wander: float = 0.0
    """How often an answer is drawn by the priors, so that the bots see more than where they steer."""


class Episode(msgspec.Struct, frozen=True):
    """What is kept of a game. Each position is seen by one seat, any of them."""

    rows: bytes
    """Gauges as floats of four bytes: for each position its rows, one after the other."""
    by_hand: bytes
    """What the game's own judgement said: a number for each row."""
    ends: tuple[float, ...]
    """What the game was worth to each rival in the end, or whether the party has won."""
    decisions: int


def play(game: Game) -> Episode:
    """Play a game."""
    rules = load_rules(game.game)
    chance = Random(f"self-play {game.seed}")
    options = {**game.options, **{name: chance.random() < 0.5 for name in game.free}}
    table = Table.new(rules, game.seats, options, Luck.seeded(f"self-play {game.seed}"))
    bots = [make_bot(game.bot, f"{game.seed} {seat}") for seat in range(game.seats)]
    rows, by_hand = array("f"), array("f")
    before = None
    while table.ask is not None:
        now = (table.ask.seat, rules.rounds(table.state))
        if now != before or chance.random() < BETWEEN:
            keep(rules, table, chance.randrange(game.seats), rows, by_hand)
        before = now
        table.answer(_answer(rules, table, bots, chance, game.wander))
    outcome = table.outcome
    ends = [float(0 in outcome.winners)] if rules.adventures else rules.payoff(outcome)
    return Episode(rows.tobytes(), by_hand.tobytes(), tuple(ends), table.ply)


def keep(
    rules: Rules[Any, Any], table: Table[Any, Any], viewer: int, rows: array[float], by_hand: array[float]
) -> None:
    """Add a position to what is kept."""
    seen = rules.gauges(table.state, viewer)
    for row in seen:
        rows.extend(row)
    by_hand.extend(rules.value(table.state)[: len(seen)])


def _answer(
    rules: Rules[Any, Any], table: Table[Any, Any], bots: Sequence[Bot], chance: Random, wander: float
) -> int:
    assert table.ask is not None
    chair = Chair.at(table)
    if chance.random() < wander:
        return inclined(rules, chair.imagine(f"wander {chance.getrandbits(64)}"), chance)
    return bots[table.ask.seat].decide(chair).index


def play_games(games: Sequence[Game], workers: int = 1) -> Iterable[tuple[int, Episode]]:
    """Play games on several processes; they arrive in any order, each with its place in the list."""
    for game in {game.game for game in games}:
        if not load_rules(game).gauge_names:
            raise SetupError(f"{game} has no gauges, so there is nothing to learn from yet")
    return run_all(play, games, workers, sorted({game.game for game in games}))
