"""Random play beside other libraries: `python -m questboard.bench.peers`.

Everybody plays whole games at random in a process of its own, one library after the other, several times
over; what counts is processor time, and of each the best time. So all meet the same machine. Nothing is
installed for it: a library that isn't here is named at the end.

Games are compared with those in the same form: the rules alone; as OpenSpiel has games, against those of its
games that are written in Python like ours; and with what a player observes at each decision.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Annotated, Any, NamedTuple, TypeAlias

import typer

from questboard.bench.speed import random_game, rate
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import QuestboardError

US = "Questboard"
SEATS = 2

Game: TypeAlias = Callable[[int], int]
"""Plays a game at random, and says how many decisions it had; the seed is for who wants one each time."""


def catanatron(players: str) -> Game:
    """Catanatron, without anybody who looks on."""
    from catanatron import Color
    from catanatron import Game as Island
    from catanatron.game import TURNS_LIMIT
    from catanatron.models.player import RandomPlayer

    def play(seed: int) -> int:
        colors = list(Color)[: int(players.split()[0])]
        island, decisions = Island([RandomPlayer(color) for color in colors], seed + 1), 0
        while island.winning_color() is None and island.state.num_turns < TURNS_LIMIT:
            island.play_tick()
            decisions += 1
        return decisions

    return play


def rules_alone(name: str) -> Game:
    """One of our games on tables that only go forward."""
    rules, random = load_rules(name), Random(3).random
    return lambda seed: random_game(rules, SEATS, seed, random)


def openspiel(name: str) -> Game:
    """A game of OpenSpiel."""
    import pyspiel

    import_module("open_spiel.python.games")
    game, random = pyspiel.load_game(name), Random(3)

    def play(seed: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def our_openspiel(name: str) -> Game:
    """One of our games as OpenSpiel has it."""
    import_module("questboard.envs.openspiel")
    return openspiel(f"questboard_{name}")


def pettingzoo(name: str) -> Game:
    """A game of PettingZoo, without the wrappers that check its use."""
    return _cycle(import_module(f"pettingzoo.classic.{name}").raw_env())


def our_pettingzoo(name: str) -> Game:
    """One of our games as PettingZoo has it."""
    from questboard import envs

    return _cycle(envs.aec(name, SEATS))


def _cycle(environment: Any) -> Game:
    random = Random(3).random

    def play(seed: int) -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Game:
    """A game of RLCard, which tells what is observed with each step."""
    environment, random = import_module("rlcard").make(name), Random(3)

    def play(seed: int) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


class Library(NamedTuple):
    """Games of a library in one form."""

    name: str
    needs: str
    """What must be importable."""
    prepare: Callable[[str], Game]
    games: tuple[str, ...]


FORMS = {
    "rules alone": (
        Library(US, "questboard", rules_alone, PLAYABLE),
        Library("Catanatron", "catanatron", catanatron, ("2 players", "4 players")),
    ),
    "in OpenSpiel": (
        Library(US, "pyspiel", our_openspiel, PLAYABLE),
        Library(
            "OpenSpiel",
            "pyspiel",
            openspiel,
            ("python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes", "python_team_dominoes"),
        ),
    ),
    "with observations": (
        Library(US, "pettingzoo", our_pettingzoo, PLAYABLE),
        Library(
            "PettingZoo",
            "pettingzoo",
            pettingzoo,
            ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"),
        ),
        Library("RLCard", "rlcard", rlcard, ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "mahjong")),
    ),
}


class Run(NamedTuple):
    """A game that is measured."""

    form: str
    library: Library
    game: str

    def __str__(self) -> str:
        return f"{self.form}/{self.library.name}/{self.game}"


def runs() -> Iterator[Run]:
    """All that can be measured, here or elsewhere."""
    for form, libraries in FORMS.items():
        for library in libraries:
            for game in library.games:
                yield Run(form, library, game)


def here(library: Library) -> bool:
    """Whether a library is installed."""
    return find_spec(library.needs) is not None


def measure(run: str, seconds: float) -> float:
    """Decisions a second of a game by its name."""
    found = {str(each): each for each in runs()}[run]
    play = found.library.prepare(found.game)
    play(0)
    gc.collect()
    gc.freeze()
    return rate(play, seconds)[0]


def measure_apart(run: Run, seconds: float) -> float:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "questboard.bench.peers", "--run", str(run), "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise QuestboardError(f"{run} can't be measured: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout.split()[-1])  # libraries may have greeted us before


def table(form: str, speeds: dict[Run, float]) -> str:
    """A form's games as a table in Markdown: our speeds, and how many times theirs they are."""
    found = {run: speed for run, speed in speeds.items() if run.form == form}
    ours = {run.game: speed for run, speed in found.items() if run.library.name == US}
    lines = [
        f"| {form} | decisions/s | {' | '.join(ours)} |",
        "|---|" + "---:|" * (1 + len(ours)),
        f"| {US} | | {' | '.join(f'{speed:,.0f}' for speed in ours.values())} |",
    ]
    for run, speed in found.items():
        if run.library.name != US:
            ratios = " | ".join(f"{mine / speed:.2g}" for mine in ours.values())
            lines.append(f"| {run.library.name}, {run.game} | {speed:,.0f} | {ratios} |")
    return "\n".join(lines)


def main(
    seconds: Annotated[float, typer.Option(min=0.001, help="How long each game is played each time.")] = 2.0,
    times: Annotated[int, typer.Option(min=1, help="How often each library has its turn.")] = 3,
    form: Annotated[list[str] | None, typer.Option(help=f"One of: {', '.join(FORMS)}; else all.")] = None,
    run: Annotated[str | None, typer.Option(hidden=True)] = None,
) -> None:
    """Measure random play of our games and of other libraries' in turns."""
    if run is not None:
        typer.echo(measure(run, seconds))
        return
    wanted = [each for each in runs() if form is None or each.form in form]
    speeds = {each: 0.0 for each in wanted if here(each.library)}
    for _ in range(times):
        for each in speeds:
            speeds[each] = max(speeds[each], measure_apart(each, seconds))
    for shown in dict.fromkeys(each.form for each in speeds):
        typer.echo(table(shown, speeds) + "\n")
    missing = dict.fromkeys(each.library.needs for each in wanted if not here(each.library))
    if missing:
        typer.echo(f"Not installed: {', '.join(missing)}.")


if __name__ == "__main__":
    typer.run(main)
