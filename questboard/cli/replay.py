"""`questboard replay`: print the log of a saved game, or verify it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from questboard.beats import scene_beats
from questboard.cli.lookup import Json, print_json
from questboard.cues import AnyCue
from questboard.kernel import Luck, SaveError, SetupError, Table
from questboard.kernel.saves import replay_taken_back
from questboard.walk import Walk


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Repeat every deal, roll and shuffle, and check the result.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(help="The seat whose view to show; by default a spectator's.")
    ] = None,
    first: Annotated[int, typer.Option("--from", help="Start after this many answers.")] = 0,
    last: Annotated[int | None, typer.Option("--to", help="Stop after this many answers.")] = None,
    beats: Annotated[
        bool, typer.Option("--beats", help="Print everything that one sees, numbered ANSWER.BEAT.")
    ] = False,
    json: Json = False,
) -> None:
    """Print the log of a saved game, beat by beat if you like, or verify it."""
    from questboard.text import open_game, read_viewer

    if json and not beats:
        raise SetupError("--json prints beats; add --beats")
    if beats and verify:
        raise SetupError("choose one of --beats and --verify")
    if verify:
        try:
            table = open_game(file)
            replay_taken_back(table)
        except SaveError as error:
            typer.echo(f"questboard: {file} is not verified: {error}", err=True)
            raise typer.Exit(1) from None
    else:
        table = open_game(file)
    viewer = read_viewer(table, seat)
    if beats:
        _print_beats(table, viewer, first, last, json)
        return
    lines = verified(file, table) if verify else told(table, viewer, first, last)
    for line in lines:
        typer.echo(line)


def told(table: Table[Any, Any], viewer: int, first: int, last: int | None) -> Iterator[str]:
    """The log as one seat may know it; each line begins with the number of answers before it."""
    from questboard.ending import game_end
    from questboard.text import default_names
    from questboard.text.words import ending_lines, result, story

    last = _last(table, first, last)
    names = default_names(table)
    yield table.rules.title
    for event in table.journal:
        if first <= event.ply <= last:
            for line in story(table.rules, [event], viewer, names):
                yield f"{event.ply}. {line}"
    if last == table.ply:
        if table.ask is None:
            yield from result(table.outcome, names)
            yield from ending_lines(game_end(table, viewer, names))
        else:
            prompt = table.scene(viewer, names).prompt
            assert prompt is not None
            yield prompt.text


class ToldBeat(msgspec.Struct):
    """A beat as it is printed: the answer that led to it and its number among the beats of that answer."""

    ply: int
    beat: int
    text: str
    rule: str
    cues: list[AnyCue]
    words: list[str]
    """The cues in words."""


def told_beats(table: Table[Any, Any], viewer: int, first: int, last: int | None) -> Iterator[ToldBeat]:
    """Everything that one seat sees, beat by beat; the deal has none."""
    from questboard.text import default_names
    from questboard.text.cues import cue_words, labels

    names, last = default_names(table), _last(table, first, last)
    before: dict[str, str] = {}
    for past in Walk.of(table).through(max(first - 1, 0), last):
        after = labels(past.scene(viewer, names))
        called, before = before | after, after  # what is gone has had a name, too
        if past.ply < first:
            continue
        for number, beat in enumerate(scene_beats(past, viewer, names, None), 1):
            words = [cue_words(cue, called) for cue in beat.cues]
            yield ToldBeat(past.ply, number, beat.text, beat.rule, beat.cues, words)


def _print_beats(table: Table[Any, Any], viewer: int, first: int, last: int | None, json: bool) -> None:
    from questboard.text.words import with_rule

    beats = told_beats(table, viewer, first, last)
    if json:
        print_json(list(beats))
        return
    typer.echo(table.rules.title)
    for beat in beats:
        told = with_rule(beat.text, beat.rule) if beat.text else "(no line in the log)"
        typer.echo(f"{beat.ply}.{beat.beat} {told}")
        for words in beat.words:
            typer.echo(f"    {words}")


def _last(table: Table[Any, Any], first: int, last: int | None) -> int:
    """The last answer to tell of."""
    last = table.ply if last is None else last
    if not 0 <= first <= last <= table.ply:
        raise SetupError(f"there is nothing from {first} to {last}; this game has answers 0 to {table.ply}")
    return last


def verified(file: Path, table: Table[Any, Any]) -> Iterator[str]:
    """What loading a save has checked: the game was dealt again and replayed to its end."""
    from questboard.text.words import count

    luck = table.state.luck
    yield f"{file} is verified: {table.rules.title}, {count(table.ply, 'answer')}."
    if table.origin is None:
        yield "The game started from a position; what came before can't be checked."
        yield "Every answer since was among the options, and every roll and shuffle came from the luck key."
    else:
        yield "The game was dealt again from its luck key, and every answer was among the options."
        yield f"Every roll and shuffle came from the key, which was used {count(luck.count, 'time')}."
    yield "The position at the end is the one that was saved."
    if table.taken_back:
        times = count(len(table.taken_back), "time")
        yield f"Answers were taken back {times}; each of those was among the options, too."
    for redeal in table.origin.redeals if table.origin else ():
        yield f"After {count(redeal.ply, 'answer')} all that was hidden was dealt anew, from other luck."
    secret = Luck(table.origin.last_luck) if table.origin else luck
    if table.ask is None:
        yield f"The luck key is {secret.secret.hex()}"
    else:
        yield "The luck key stays secret until the game is over."
    yield f"Its commitment is {secret.commitment}"
    yield "Compare the commitment with the one that was given when the game began."
    seeds = table.origin.last_seeds if table.origin else ()
    for seat, seed in enumerate(seeds):
        if seed:
            yield f"Seat {seat + 1} added the seed {seed}, sealed as {sha256(seed.encode()).hexdigest()}"
    if any(seeds):
        yield "Luck came from the key and these seeds: nobody could choose it who did not know all of them."
    elif table.origin is not None:
        yield "No player added a seed: that the luck was not chosen rests on whoever made the key."
