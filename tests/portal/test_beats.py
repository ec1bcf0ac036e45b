"""Beats: rules change the state first and tell then, and what is shown to move is what has moved."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from questboard.beats import scene_beats
from questboard.cues import AnyCue, Card, Gain, Step
from questboard.games import new_table
from questboard.kernel import SPECTATOR, Table
from questboard.scene import Node, Scene
from questboard.scene_patch import patched
from tests.portal.scenes import NAMES

TABLES: list[dict[str, Any]] = [
    {"seats": 1, "solo_objective_placement": "player", "extra_objectives": True},
    {"seats": 1, "tile_layout": "A"},
    {"seats": 2, "extra_objectives": True, "pmb_actions": "forced"},
    {"seats": 3, "three_player_start": "last player"},
    {"seats": 4, "tile_layout": "A", "extra_objectives": True},
]


def watched_game(seed: int, seats: int, **options: Any) -> Iterator[Table[Any, Any]]:
    """A game of random answers, after each of them."""
    random, table = Random(seed), new_table("portal", seats, seed, **options)
    table.watch()
    while table.ask is not None:
        table.answer(random.randrange(len(table.ask.options)))
        yield table


@pytest.mark.parametrize("options", TABLES)
def test_nothing_lies_in_two_places_or_in_none_when_something_is_told(options):
    for seed in range(4):
        inventory = None
        for table in watched_game(seed, **options):
            inventory = inventory or table.rules.inventory(table.state)
            for beat in table.beats:
                assert table.rules.inventory(beat.state) == inventory, (seed, table.ply, beat.event)
                lying, unclaimed = set(beat.state.covered.values()), set(beat.state.objectives)
                assert lying <= unclaimed, (seed, table.ply, beat.event)


@pytest.mark.parametrize("options", TABLES)
def test_what_the_cues_move_is_what_the_scene_shows(options):
    names = NAMES[: options["seats"]]
    for seed in range(3):
        game = watched_game(seed, **options)
        first = next(game)
        shown = {seat: first.scene(seat, names) for seat in (SPECTATOR, 0)}
        for table in game:
            for seat in (SPECTATOR, 0):
                scene = shown[seat]
                for seen in scene_beats(table, seat, names, scene):
                    before, scene = scene, patched(scene, seen.patch) if seen.patch else scene
                    where = f"{options}, seed {seed}, ply {table.ply}, seat {seat}: {seen.text}"
                    check(seen.cues, before, scene, where)
                shown[seat] = scene


def check(cues: list[AnyCue], before: Scene, after: Scene, where: str) -> None:
    """Things have left where cues take them from and lie where cues bring them; nothing else has moved."""
    were, are = stores(before), stores(after)
    changed = Counter({id: are[id] - were[id] for id in were | are})
    moved: Counter[str] = Counter()
    for cue in cues:
        if isinstance(cue, Gain):
            moved.update(flow(cue))
        elif isinstance(cue, Card) and cue.deed in ("draw", "play", "discard") and cue.start:
            moved.update({cue.start: -1, cue.end: 1})
        elif isinstance(cue, Step):
            moved.update({seat_of(before, cue.thing): -1})
            moved.update({cue.path[-1]: 1})
    assert {id: n for id, n in moved.items() if n} == {id: n for id, n in changed.items() if n}, where
    check_places(cues, before, after, where)


def seat_of(scene: Scene, hero: str) -> str:
    """The seat on which a Hero lies."""
    places = {node.id: node.at for node in scene.walk()}
    return next(id for id, at in places.items() if id.startswith("seat:") and at == places[hero])


def flow(cue: Gain) -> dict[str, int]:
    """What a Gain takes and brings; what a Hero pays comes from the supply."""
    if cue.end.startswith("score"):
        return {}
    number = int(cue.text.split()[0]) if cue.text[0].isdigit() else 1
    color = {"ruby": "R", "topaz": "Y", "emerald": "G", "sapphire": "B"}.get(cue.color, "")
    start = f"supply:gem:{color}" if color and cue.start.startswith("hero") else cue.start
    return {start: -number, cue.end: number}


def stores(scene: Scene) -> Counter[str]:
    """How much lies at every place that holds something."""
    found: Counter[str] = Counter()
    seats = {node.at: node.id for node in scene.walk() if node.id.startswith("seat:")}
    for node in scene.walk():
        found[node.id] += held(node)
        if node.kind == "card" and node.at in seats:
            found[seats[node.at]] += 1
    return +found


def held(node: Node) -> int:
    """How much lies on a node."""
    match node.id.split(":"):
        case ["deck", _] | ["discard"]:
            return node.count or 0
        case ["hand", _] | ["slot", _] | ["looked"]:
            return len(node.children)
        case ["hero", _]:
            return sum(child.id.endswith(":potion") for child in node.children)
        case ["gem", _, _] | ["potions", _] | ["supply", *_]:
            number = re.search(r"\d+", node.label) if node.kind == "token" else None
            return int(number[0]) if number else 0
    return 0


def check_places(cues: list[AnyCue], before: Scene, after: Scene, where: str) -> None:
    """Whoever leaps is there, and what is turned over shows its other side."""
    were, are = ({node.id: node for node in scene.walk()} for scene in (before, after))
    for cue in cues:
        if isinstance(cue, Step):
            assert are[cue.thing].at == are[cue.path[-1]].at, where
        elif isinstance(cue, Card) and cue.deed == "flip":
            assert are[cue.card].label != were[cue.card].label, where
