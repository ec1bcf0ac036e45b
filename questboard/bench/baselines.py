"""Our tree search against OpenSpiel's, with the same time to think: `python -m questboard.bench.baselines`.

Both play The Yawning Portal by the same rules and in the same imagined worlds. OpenSpiel's `ISMCTSBot` comes
as it is, with random play to the end of the game as its judgement; all that is added is a clock. Both
clocks count processor time, since whatever else a machine does takes as much as it likes of any other.
Matches are made as in the arena: seats take turns, and both seatings have the same luck.

A bot is `ismcts` (ours), `openspiel:C` (theirs; C weighs exploration, and `openspiel:C:value` in the end
takes the option with the best mean instead of the most visited one) or any level of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Annotated, Any, TypeAlias

import msgspec
import typer

from questboard.arena import Match, Result, schedule, standings
from questboard.bots import Bot, Chair, Ismcts, make_bot
from questboard.bots.ismcts import Node
from questboard.games import load_rules
from questboard.kernel import QuestboardError

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from questboard.envs.openspiel import SpielState
except ModuleNotFoundError:
    raise QuestboardError("OpenSpiel is not installed here; install questboard[research]") from None

GAME = "portal"
OURS = "ismcts"
THEIRS = "openspiel"
BEST = f"{THEIRS}:0.3"
"""The strongest of theirs that we have found (docs/measurements/2026-11-16-openspiel-ismcts.md)."""
DEALS = 1 << 20
"""Large enough that two matches hardly ever share one."""
ENDLESS = 1 << 30
"""More iterations than there is time for."""

Player: TypeAlias = Callable[[SpielState], int]
"""Somebody who picks an action."""


class TimeIsOver(Exception):
    """A bot has thought for long enough."""


class TimedISMCTSBot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock: it answers when its seconds are over."""

    def __init__(self, game: Any, seconds: float, exploration: float, final: Any, seed: str) -> None:
        chance = np.random.RandomState(Random(seed).getrandbits(32))
        judgement = RandomRolloutEvaluator(random_state=chance)
        super().__init__(game, judgement, exploration, ENDLESS, random_state=chance, final_policy_type=final)
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
        self.seconds = seconds
        self.until = 0.0

    def run_search(self, state: SpielState) -> Any:
        """Think until the time is over."""
        self.until = process_time() + self.seconds
        try:
            return super().run_search(state)
        except TimeIsOver:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        """Another world, if there is time; but there must be an answer."""
        if self._root_node.total_visits > 0 and process_time() > self.until:
            raise TimeIsOver
        return super().sample_root_state(state)


class TimedIsmcts(Ismcts):
    """Our bot with the same clock."""

    def __init__(self, seed: str, seconds: float) -> None:
        super().__init__(seed)
        self.allowed = seconds

    def think(self, chair: Chair) -> Node:
        """The tree when the time is over."""
        root, until = Node(), process_time() + self.allowed
        while not root.visits or process_time() <= until:
            self._iterate(chair, root, self._world())
        return root


class Clocks(msgspec.Struct, frozen=True):
    """How a match went, and how long each seat thought by the clock on the wall."""

    result: Result
    wall: tuple[float, ...]


def play(match: Match, seconds: float) -> Clocks:
    """Play a match to its end."""
    game = pyspiel.load_game(f"questboard_{match.game}(players={len(match.bots)},deals={DEALS})")
    players = [seated(bot, game, seconds, f"{match.seed} {seat}") for seat, bot in enumerate(match.bots)]
    answers, processor, wall = ([0.0] * len(players) for _ in range(3))
    state = game.new_initial_state()
    state.apply_action(Random(f"baselines {match.seed}").randrange(DEALS))
    while not state.is_terminal():
        seat = state.current_player()
        begun, begun_wall = process_time(), perf_counter()
        action = players[seat](state)
        processor[seat] += process_time() - begun
        wall[seat] += perf_counter() - begun_wall
        answers[seat] += 1
        state.apply_action(action)
    table = state.progress.adapter.table
    outcome = table.outcome
    result = Result(
        match,
        outcome.standing,
        outcome.winners,
        table.ply,
        outcome.reason,
        answers=tuple(map(int, answers)),
        seconds=tuple(processor),
    )
    return Clocks(result, tuple(wall))


def seated(bot: str, game: Any, seconds: float, seed: str) -> Player:
    """A bot that answers in OpenSpiel's states."""
    name, *settings = bot.split(":")
    if name == THEIRS:
        exploration, *value = settings
        final = ISMCTSFinalPolicyType.MAX_VALUE if value else ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        theirs = TimedISMCTSBot(game, seconds, float(exploration), final, seed)
        return lambda state: int(theirs.step(state))
    ours: Bot = TimedIsmcts(seed, seconds) if bot == OURS else make_bot(bot, seed)

    def decide(state: SpielState) -> int:
        assert state.progress is not None
        return ours.decide(Chair.at(state.progress.adapter.table)).index

    return decide


def table(played: Sequence[Clocks], bots: Sequence[str]) -> str:
    """What came of it, as a table in Markdown."""
    lines = [
        "| bot | wins | 95 % interval | mean score | wall s/decision | processor s/decision |",
        "|---|---|---|---|---|---|",
    ]
    for each in standings([clocks.result for clocks in played], bots):
        seats = [(clocks, clocks.result.match.bots.index(each.bot)) for clocks in played]
        answers = sum(clocks.result.answers[seat] for clocks, seat in seats)
        wall = sum(clocks.wall[seat] for clocks, seat in seats) / answers
        lines.append(
            f"| {each.bot} | {each.wins:g} of {each.games} | {each.low:.0%} to {each.high:.0%} "
            f"| {each.mean_score:.0f} | {wall:.3f} | {each.seconds:.3f} |"
        )
    return "\n".join(lines)


def main(
    bot: Annotated[list[str] | None, typer.Option(help=f"Two of them; else {OURS} and {BEST}.")] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long a decision takes.")] = 0.1,
    seed: Annotated[str, typer.Option(help="The luck of the matches.")] = "1",
) -> None:
    """Let two bots play with the same time to think."""
    bots = bot or [OURS, BEST]
    played: list[Clocks] = []
    for match in schedule(GAME, bots, games, seed, {}):
        played.append(play(match, seconds))
        typer.echo(f"{match}:\n{table(played, bots)}", err=True)  # so far: it may take long
    typer.echo(f"{load_rules(GAME).title}, {seconds:g} s a decision, {games} games, seed {seed}")
    typer.echo(table(played, bots))


if __name__ == "__main__":
    typer.run(main)
