"""Writes down what a seat sees of bots' turns in the crawls, for a test of how long their films are.

    python -m tests.recorded_turns

What is kept in `client/src/film/turns.json` are the beats of each answer, without their scenes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from questboard.beats import SceneBeat, scene_beats
from questboard.bots.policies import inclined
from questboard.cues import Banner, Card
from questboard.games import new_table
from questboard.kernel import Table

FILE = Path(__file__).parents[1] / "client" / "src" / "film" / "turns.json"
GAMES = ("ashardalon", "drizzt")
TURNS = 10
"""So many of each game, from several adventures."""
VIEWER, PLAYERS = 0, 3
NAMES = ("Ada", "Hob", "Nan")


class Turn(msgspec.Struct):
    """All that came of the answers of a turn."""

    game: str
    answers: list[list[SceneBeat]]


def turns(table: Table[Any, Any], game: str, random: Random) -> Iterator[Turn]:
    """The whole turns of bots in a game, as the viewer sees them."""
    turn: Turn | None = None
    table.watch()
    while table.ask is not None:
        table.answer(inclined(table.rules, table, random))
        told: list[SceneBeat] = []
        for beat in scene_beats(table, VIEWER, NAMES, None):
            if begins(beat):
                if turn is not None:
                    turn.answers += [told] if told else []
                    yield turn
                told, turn = [], None if is_mine(table) else Turn(game, [])
            told.append(light(beat))
        if turn is not None and told:
            turn.answers.append(told)


def begins(beat: SceneBeat) -> bool:
    """Whether a turn begins with a beat."""
    return any(isinstance(cue, Banner) and cue.level == "turn" for cue in beat.cues)


def is_mine(table: Table[Any, Any]) -> bool:
    """Whether it is the viewer's own turn."""
    return bool(table.state.active == VIEWER)


def light(beat: SceneBeat) -> SceneBeat:
    """A beat without what is printed on its cards; only whether there is something to read."""
    for cue in beat.cues:
        if isinstance(cue, Card) and cue.face is not None:
            cue.face = msgspec.structs.replace(cue.face, lines=(), label="", children=[])
    return beat


def record() -> list[Turn]:
    """Some turns of each game, of which none is cut short by its end."""
    kept: list[Turn] = []
    for game in GAMES:
        found: list[Turn] = []
        for seed in range(1, 6):
            played = list(turns(new_table(game, PLAYERS, seed), game, Random(seed)))
            found += played[1:3]
        kept += found[:TURNS]
    return kept


if __name__ == "__main__":
    FILE.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(turn) for turn in record()) + b"\n]\n")
