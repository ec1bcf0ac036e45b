"""Cues: every event has some or is only talk, and whatever a cue claims is true in the scene after it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import questboard.games
from questboard.cues import (
    Attack,
    Card,
    Condition,
    Defeat,
    Gain,
    Health,
    Roll,
    Step,
    things_of,
)
from questboard.games import load_rules
from questboard.games.adventure.cues import CUES, shown
from questboard.games.adventure.hooks import Declared
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.inventory import inventory
from questboard.games.adventure.log import EVENTS, SAYINGS
from questboard.games.adventure.state import AdventureView
from questboard.kernel import SPECTATOR
from questboard.scene import Scene
from questboard.testing.conformance import AnyTable, deal, random_answers
from tests.adventure.crypt import Crypt, cavern, crypt

TALK = {
    "ally_acts",
    "ally_charmed",
    "ally_idles",
    "burned",
    "camp_gone",
    "chest_seen",
    "digs",
    "disables",
    "door_closed",
    "edge_drawn",
    "elemental_helps",
    "encounter_due",
    "explored",
    "first",
    "held_back",
    "idled",
    "makes_way",
    "no_attack",
    "no_effect",
    "no_encounter",
    "no_fortune",
    "no_monster",
    "no_tile",
    "no_treasure",
    "not_explored",
    "reinforced",
    "robs",
    "scouted",
    "sheltered",
    "token_under",
    "trained",
    "tried_cage",
    "trod",
    "unlocks",
    "villager_stays",
    "villain_rolled",
}
"""Events of which there is nothing to see: they announce what follows, say why, or that nothing happens."""
GAMES = Path(questboard.games.__file__).parent


def said_kinds() -> set[str]:
    """Every kind of event that has a sentence."""
    for box in ("ashardalon", "drizzt"):
        load_rules(box)
    own = {kind for card in REGISTRY if isinstance(card, Declared) for kind in card.says}
    return {*EVENTS, *SAYINGS, *own}


def test_every_kind_of_event_has_cues_or_is_only_talk():
    kinds = said_kinds()
    silent = {kind for kind in kinds if shown(kind) is None}
    assert silent == TALK
    own = {kind for card in REGISTRY if isinstance(card, Declared) for kind in card.shows}
    assert {*CUES, *own} <= kinds, "cues of events that nobody emits"


def test_no_event_is_emitted_that_is_not_said():
    emitted: set[str] = set()
    for path in GAMES.rglob("*.py"):
        if path.relative_to(GAMES).parts[0] in ("adventure", "ashardalon", "drizzt"):
            emitted.update(re.findall(r'emit\(\s*s,\s*"(\w+)"', path.read_text("utf-8")))
    assert emitted <= said_kinds()
    assert len(emitted) > 100


# ---- whatever a cue claims


def hit_points(view: AdventureView, thing: str) -> int:
    """What the view says of a figure, a Hero card or an object."""
    kind, _, name = thing.partition(":")
    if kind == "player":
        return view.heroes[int(name.partition(":")[0])].hp
    if kind == "hero":
        return view.heroes[view.seat_of(name)].hp
    if kind == "villager":
        return view.friends[name].hp
    if kind == "object":
        return view.objects[name].hp
    return view.max_hp(name) - view.figures[name].damage


def shown_points(scene: Scene, thing: str) -> int:
    """The Hit Points that a node shows: its dots that are not hollow."""
    node = next(node for node in scene.walk() if node.id == thing)
    return sum(not dot.hollow for dot in node.children if dot.id.startswith(f"{thing}:hp:"))


def standing_on(view: AdventureView, thing: str) -> int | None:
    """The square of a figure, if it is on the board."""
    kind, _, name = thing.partition(":")
    if kind == "hero":
        return view.heroes[view.seat_of(name)].square
    if kind == "villager":
        return view.friends[name].square if name in view.friends else None
    return view.figures[name].square if kind == "figure" and name in view.figures else None


def check(cue: Any, view: AdventureView, scene: Scene, before: set[str]) -> None:
    """What a cue claims is so in the view and in the scene after it."""
    ids = {node.id for node in scene.walk()}
    assert not [id for id in things_of(cue) if id not in ids | before], cue
    match cue:
        case Health():
            assert cue.left == hit_points(view, cue.thing), cue
            assert cue.thing.startswith("player") or shown_points(scene, cue.thing) == cue.left, cue
        case Step() if cue.path[-1].startswith("square-"):
            square = standing_on(view, cue.thing)
            assert square is not None
            name = cue.thing.partition(":")[2]
            under = view.base(name) if name in view.figures else 1 << square
            assert under >> int(cue.path[-1].partition("-")[2]) & 1, cue
        case Defeat():
            lies = cue.thing.startswith("hero:") and hit_points(view, cue.thing) == 0
            assert lies or cue.thing.startswith("player:") or cue.thing not in ids, cue
        case Roll():
            assert cue.bonus is None or cue.total == int(cue.dice[0].face) + cue.bonus, cue
            if cue.against.startswith("AC"):
                assert cue.verdict in ("hit", "miss")
        case Attack():
            assert cue.targets
            assert "" not in cue.targets
        case Card(face=face) if face is not None:
            assert face.text
            assert face.lines
        case Gain():
            assert cue.icon


GAMES_PLAYED = [
    ("ashardalon", 1, "1"),
    ("ashardalon", 3, "2"),
    ("ashardalon", 2, "3"),
    ("ashardalon", 4, "6"),
    ("ashardalon", 2, "8"),
    ("ashardalon", 3, "9"),
    ("ashardalon", 2, "11"),
    ("drizzt", 1, "1"),
    ("drizzt", 3, "12"),
    ("drizzt", 2, "4"),
    ("drizzt", 4, "6"),
    ("drizzt", 3, "7"),
    ("drizzt", 2, "5"),
    ("drizzt", 2, "10"),
    ("drizzt", 3, "13"),
]


@pytest.mark.parametrize(("game", "seats", "adventure"), GAMES_PLAYED)
def test_what_a_cue_claims_is_true_in_the_scene_after_it(game, seats, adventure):
    table = deal(load_rules(game), seats, 7, {"adventure": adventure, "powers": "random", "surges": "3"})
    table.watch()
    names = [f"Player {seat + 1}" for seat in range(seats)]
    things = inventory(table.state)
    scene = table.scene(SPECTATOR, names)
    told = 0
    for _ in random_answers(table, 7):
        told += follow(table, names, scene, things)
        if told > 700:
            break
        scene = table.scene(SPECTATOR, names)
        things = inventory(table.state) if table.state.campaign is not None else things
    assert told > 40


def follow(table: AnyTable, names: list[str], scene: Scene, things: dict[str, int]) -> int:
    """Check the beats of the latest answer one by one; returns how many there were."""
    rules = table.rules
    for beat in table.beats:
        before = {node.id for node in scene.walk()}
        event, view = beat.event.seen_by(SPECTATOR), table.beat_view(beat, SPECTATOR)
        scene = rules.scene(view, None, names)
        for cue in rules.cues(event, view, names):
            check(cue, view, scene, before)
        if beat.state.campaign is None:
            assert inventory(beat.state) == things, f"{event}: a card or a tile lies nowhere, or twice"
    return len(table.beats)


# ---- single events


def cues_of(table: Crypt, kind: str) -> list[Any]:
    """The cues of the events of a kind after the latest answer."""
    names = ["Ada"] * len(table.state.heroes)
    return [
        cue
        for beat in table.table.beats
        if beat.event.kind == kind
        for cue in table.table.rules.cues(beat.event, table.table.beat_view(beat, SPECTATOR), names)
    ]


def watched(table: Crypt) -> Crypt:
    """The same position, of which the beats are kept."""
    table.table.watch()
    return table


def test_a_walk_is_told_in_legs_up_to_a_tile_on_which_something_waits():
    table = crypt(
        ["quinn"], at={"quinn": "1b1"}, tiles=["1 north t-junction"], curses={"quinn": ["dragon-fear"]}
    )
    start = table.hero("quinn").square
    table = watched(table.hero_phase("quinn"))
    goal = next(label for label in table.options if label.startswith("move to 3") and "3" in label[-1])
    table.answer(goal)
    kinds = [beat.event.kind for beat in table.table.beats]
    assert kinds[:2] == ["walked", "took_damage"]
    first, *_ = cues_of(table, "walked")
    path = [int(square.partition("-")[2]) for square in first.path]
    assert start not in path
    assert path[-1] >> 4 != start >> 4, "the first leg ends on the first square of the new tile"
    assert all(square >> 4 == start >> 4 for square in path[:-1])
    walked = [square for step in cues_of(table, "walked") for square in step.path]
    assert walked[-1] == f"square-{table.hero('quinn').square}"


def test_a_monster_says_why_it_attacks_whom_it_attacks_and_what_it_rolls():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "1d4"},
        monsters=[("cave-bear", "1c2")],
        dice=[9, 3],
        auto_ties=True,
    )
    table.play(("hero_action", 0), ("activate", "cave-bear-1"))
    table = watched(table)
    table.answer("end the Hero Phase")
    (attack, *_) = cues_of(table, "attacked")
    assert (attack.attacker, attack.targets) == ("figure:cave-bear-1", ("hero:quinn",))
    assert attack.reason
    (roll, *_) = cues_of(table, "rolled")
    assert (roll.dice[0].face, roll.bonus, roll.total) == ("9", 6, 15)
    assert (roll.against, roll.verdict) == ("AC 16", "miss")
    assert f"({attack.reason})" in table.log()


def test_a_card_that_changes_a_verdict_shows_the_die_again():
    table = cavern(["bruenor"], at={"bruenor": "1b2"}, monsters=[("feral-troll", "1c2")], dice=[1])
    table.hero("bruenor").powers = ["notched-axe", "lucky-hit"]
    table = watched(table.hero_phase("bruenor"))
    table.answer("use Notched Axe")
    (roll,) = cues_of(table, "rolled")
    assert roll.verdict == "miss"
    table.answer("Lucky Hit")
    (roll,) = cues_of(table, "overruled")
    assert (roll.dice[0].face, roll.verdict) == ("1", "hit")
    assert cues_of(table, "rolled") == []


def test_damage_that_is_taken_away_is_told_as_none():
    table = cavern(["catti-brie"], at={"catti-brie": "2d2"}, dice=[15])
    table.hero("catti-brie").powers = ["raised-by-dwarves"]
    table.state.markers["poison-dart-wall"] = [1]
    table = watched(table.trigger("catti-brie", "poison-dart-wall"))
    table.answer("Raised by Dwarves")
    (cue,) = cues_of(table, "unharmed")
    assert (cue.amount, cue.left) == (0, table.hero("catti-brie").hp)
    assert "Catti-brie takes no damage." in table.log()


def test_an_encounter_that_does_nothing_says_so():
    table = crypt(["quinn"]).draw_encounter("quinn", "deadly-poison")
    assert "Deadly Poison has no effect: no standing Hero is Poisoned." in table.log()
    hurt = crypt(["quinn"], conditions={"quinn": ["poisoned"]}).draw_encounter("quinn", "deadly-poison")
    assert "no effect" not in hurt.log()


def test_conditions_are_gained_and_lost():
    table = crypt(["quinn"], at={"quinn": "1b2"}, conditions={"quinn": ["dazed"]})
    table = watched(table.play(("hero_action", 0), ("end_of_hero_phase", 0)))
    table.answer("end the Hero Phase")
    assert cues_of(table, "wore_off") == [Condition("hero:quinn", "Dazed", gained=False)]
