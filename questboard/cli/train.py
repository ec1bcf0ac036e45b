"""`questboard train`: learn to judge the positions of a game from games that bots play against themselves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from questboard.cli.lookup import Game, GivenOptions, Seed, Workers
from questboard.cli.play import read_rule_options
from questboard.kernel import SetupError


def train(
    game: Game,
    seats: Annotated[list[int] | None, typer.Option(help="Numbers of seats; by default two or more.")] = None,
    adventure: Annotated[
        list[str] | None, typer.Option(help="Adventures, each with a network of its own.")
    ] = None,
    games: Annotated[int, typer.Option(min=10, help="Games of a round, for each number of seats.")] = 1000,
    rounds: Annotated[
        int, typer.Option(min=1, help="Rounds; the bots of each use what the last learned.")
    ] = 2,
    thought: Annotated[
        int, typer.Option(min=1, help="How long the bots think: iterations, or in adventures worlds.")
    ] = 50,
    wander: Annotated[
        float, typer.Option(min=0, max=1, help="How often an answer is drawn by the priors instead.")
    ] = 0.05,
    option: GivenOptions = None,
    free: Annotated[
        list[str] | None,
        typer.Option(help="Rule options that are on in some games and off in others."),
    ] = None,
    hidden: Annotated[int, typer.Option(min=1, help="Hidden units of the network.")] = 16,
    passes: Annotated[int, typer.Option(min=1, help="Passes over the positions.")] = 20,
    seed: Seed = "1",
    workers: Workers = 0,
    leaning: Annotated[
        bool, typer.Option("--leaning", help="Learn first thoughts instead of a judgement; needs no extra.")
    ] = False,
    place: Annotated[
        list[str] | None,
        typer.Option(help="For --leaning: an adventure with a number of seats, such as 3:2."),
    ] = None,
    batch: Annotated[int, typer.Option(min=2, help="For --leaning: games between two steps.")] = 128,
    rate: Annotated[
        float, typer.Option(min=0, help="For --leaning: how far a weight moves in a step.")
    ] = 0.012,
    out: Annotated[Path, typer.Option(help="The folder for the models and the record of the run.")] = Path(
        "learned"
    ),
) -> None:
    """Learn to judge positions from self-play, which needs the extra `learning`; or first thoughts.

    The folder gets a model for each round and run.json, which says how it was made and how well it foretells
    games that it has not seen. The same command makes the same games anywhere.
    """
    from questboard.games import load_rules
    from questboard.learning.leanings import Course, learn_leaning
    from questboard.learning.pipeline import Learner, Run

    rules, rule_options = load_rules(game), read_rule_options(option or [])
    if leaning:
        places = [tuple(each.split(":")) for each in place or []]
        if not places or any(len(each) != 2 or not each[1].isdecimal() for each in places):
            raise SetupError("--leaning needs --place, an adventure with a number of seats, such as 3:2")
        course = Course(
            game=rules.name,
            places=tuple((where, int(count)) for where, count in places),
            options=rule_options,
            batch=batch,
            rate=rate,
            seed=str(seed),
        )
        learn_leaning(course, max(1, games // batch), workers or os.cpu_count() or 1, out, typer.echo)
        return
    if bool(adventure) != bool(rules.adventures):
        raise SetupError("--adventure is for games with adventures, which need at least one of them")
    usual = [4] if rules.adventures else [each for each in rules.seats if each > 1]
    run = Run(
        game=rules.name,
        seats=tuple(seats or usual),
        adventures=tuple(adventure or ()),
        rounds=rounds,
        games=games,
        thought=thought,
        wander=wander,
        options=rule_options,
        free=tuple(free or ()),
        hidden=hidden,
        passes=passes,
        seed=str(seed),
    )
    Learner(run, out, workers or os.cpu_count() or 1, typer.echo).learn()
