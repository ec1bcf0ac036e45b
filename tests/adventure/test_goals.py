"""What the top line says of an adventure: every one has a goal, and a goal grows with the deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questboard.games import load_rules
from questboard.games.adventure.content import BOXES
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import AdventureState, Figure, Object, RowCard, Token
from questboard.games.ashardalon.adventures.battlefield import Ambush
from questboard.games.ashardalon.adventures.chambers import ChamberQuest
from questboard.games.ashardalon.adventures.endeavor import PRIZE, SneakyEndeavor
from questboard.games.ashardalon.adventures.gate import DestroyTheVastGate
from questboard.games.ashardalon.adventures.gear import GEAR, RogharsGear
from questboard.games.ashardalon.adventures.refuse import CastIntoTheRefuse
from questboard.games.ashardalon.cards.chambers import ChamberCard
from questboard.games.drizzt.adventures.companions import LegacyOfTheDrow
from questboard.games.drizzt.adventures.gauntlgrym import DoorToGauntlgrym
from questboard.games.drizzt.adventures.plunder import PlunderOfTheDeep
from questboard.games.drizzt.adventures.primordial import PrimordialAwakes
from questboard.games.drizzt.adventures.shard import LordOfTheShard
from questboard.games.drizzt.adventures.starless import StarlessNight
from questboard.kernel import SPECTATOR
from questboard.scene import Goal
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import Crypt, crypt, square

ALL = [(game, str(number)) for game in ("ashardalon", "drizzt") for number in range(1, 14)]
PARTY = {
    "ashardalon": ["quinn", "vistra", "keyleth", "tarak", "heskan"],
    "drizzt": ["drizzt", "bruenor", "catti-brie", "regis", "wulfgar"],
}
LONGEST = 36
"""Letters for which the top line has room."""


def goal_of(rules: Any, state: AdventureState, seat: int = 0) -> Goal:
    """What a seat is told."""
    view = rules.observe(state, None, seat)
    found: Goal | None = quest(view).goal(view)
    assert found is not None
    return found


def told(table: Crypt, seat: int = 0) -> tuple[str, int, int]:
    """The goal of a position: words, steps done, steps in all."""
    goal = goal_of(table.rules, table.state, seat)
    return goal.text, goal.done, goal.of


@pytest.mark.parametrize(("game", "adventure"), ALL)
def test_every_adventure_has_a_goal_at_every_position_for_everybody(game, adventure):
    rules = load_rules(game)
    fewest, most = BOXES[game].adventures[adventure].heroes
    for seats in {fewest, most}:
        table = deal(rules, seats, 3, {"adventure": adventure})
        for moment in random_answers(table, seed=3, most=160):
            for seat in (SPECTATOR, *range(seats)):
                goal = goal_of(rules, moment.state, seat)
                assert goal.text
                assert len(goal.text) <= LONGEST, goal.text
                assert 0 <= goal.done <= goal.of


def test_the_scene_says_the_goal_of_the_adventure():
    table = crypt(adventure="2")
    table.state.defeated = 3
    table.hero_phase("quinn")
    course = table.table.scene(0, ["Ada"]).course
    assert course is not None
    assert course.goal == Goal(text="Monsters slain", done=3, of=8)


# ---- stage by stage: what happens, and what the goal says then


Deed = Callable[[AdventureState], object]


def lies(tile: str) -> Deed:
    """A tile comes into play."""
    return lambda s: place_tile(s, tile, s.board.unexplored()[0])


def comes(villain: str) -> Deed:
    """A Villain comes onto the board."""
    return lambda s: s.figures.update({f"{villain}-1": Figure(villain, square("1b2"))})


def wounded(villain: str, damage: int) -> Deed:
    """A Villain has lost hit points."""
    return lambda s: setattr(s.figures[f"{villain}-1"], "damage", damage)


def falls(villain: str) -> Deed:
    """A Villain is defeated."""

    def deed(s: AdventureState) -> None:
        del s.figures[f"{villain}-1"]
        quest(s).defeated(s, villain, 0)

    return deed


def leaves(*seats: int) -> Deed:
    """Heroes have left the dungeon."""

    def deed(s: AdventureState) -> None:
        for seat in seats:
            s.heroes[seat].away = "escaped"
            s.heroes[seat].square = -1

    return deed


def chamber(card: str, shields: int = 0) -> Deed:
    """The chamber is set up."""

    def deed(s: AdventureState) -> None:
        s.chamber, s.chamber_tiles = card, [0]
        ChamberQuest.chamber_ready.set(s)
        ChamberCard.shields_placed.set(s, shields)
        s.heroes[0].row.extend([RowCard("grell", shield=True)] * shields)

    return deed


def stands(thing: str, hp: int) -> Deed:
    """An object is there with hit points."""
    return lambda s: s.objects.update({thing: Object(thing, 0, 10, hp)})


def gone(thing: str) -> Deed:
    """An object is destroyed."""
    return lambda s: s.objects.pop(thing)


def carries(seat: int, thing: str) -> Deed:
    """A Hero carries an object."""
    return lambda s: s.heroes[seat].carried.append(f"{thing}-1")


def nothing(s: AdventureState) -> None:
    """As it begins."""


def fallen_guard(s: AdventureState) -> None:
    """A Monster with a Shield marker is defeated."""
    s.heroes[0].row.pop()


def picked_up_all(s: AdventureState) -> None:
    """Somebody has picked up each of the three objects."""
    for thing in ("map", "key", "lever"):
        DoorToGauntlgrym.picked_up[thing].set(s)


def finds_gold(*tokens: int) -> Deed:
    """Heroes have Treasure tokens."""
    return lambda s: s.heroes[0].gold.extend(tokens)


Stages = list[tuple[Deed, str, int, int]]
STAGES: dict[tuple[str, str, int], Stages] = {
    ("ashardalon", "1", 1): [
        (nothing, "Find the Tunnel Exit", 0, 0),
        (lies("tunnel-exit"), "Leave by the Tunnel Exit", 0, 0),
        (comes("meerak"), "Meerak's wounds", 0, 6),
        (wounded("meerak", 2), "Meerak's wounds", 2, 6),
    ],
    ("ashardalon", "2", 3): [
        (nothing, "Monsters slain", 0, 12),
        (lambda s: setattr(s, "defeated", 7), "Monsters slain", 7, 12),
        (lambda s: setattr(s, "defeated", 13), "Monsters slain", 12, 12),
    ],
    ("ashardalon", "3", 2): [
        (nothing, "Find the Vault", 0, 0),
        (lies("vault"), "Take Roghar's gear", 0, 0),
        (lambda s: GEAR.set(s.heroes[0]), "Heroes out with the gear", 0, 2),
        (lambda s: GEAR.clear(s.heroes[0]), "Take Roghar's gear", 0, 0),
        (lambda s: RogharsGear.gear_out.set(s), "Heroes out with the gear", 0, 2),
        (leaves(0), "Heroes out with the gear", 1, 2),
    ],
    ("ashardalon", "4", 2): [
        (nothing, "Find the Chamber", 0, 0),
        (chamber("treasure-hoard"), "Gold, in hundreds", 0, 20),
        (finds_gold(300, 400), "Gold, in hundreds", 7, 20),
        (finds_gold(1300), "Heroes out with the gold", 0, 2),
        (leaves(1), "Heroes out with the gold", 1, 2),
        (chamber("refuse-pit"), "Heroes out", 1, 2),
        (comes("otyugh"), "Otyugh's wounds", 0, 10),
        (wounded("otyugh", 9), "Otyugh's wounds", 9, 10),
        (chamber("evil-altar-chamber"), "Damage to the Altar", 5, 5),
        (stands("altar", 3), "Damage to the Altar", 2, 5),
    ],
    ("ashardalon", "5", 2): [
        (nothing, "Find the Chamber", 0, 0),
        (comes("bellax"), "Find the Chamber", 0, 0),
        (chamber("corrupted-guardians", shields=3), "Chamber foes slain", 0, 4),
        (fallen_guard, "Chamber foes slain", 1, 4),
        (falls("bellax"), "Chamber foes slain", 2, 4),
    ],
    ("ashardalon", "6", 2): [
        (comes("kraash"), "Find the Chamber", 0, 0),
        (chamber("orc-clan-lair"), "Kraash's wounds", 0, 7),
        (wounded("kraash", 6), "Kraash's wounds", 6, 7),
        (falls("kraash"), "Kraash's wounds", 7, 7),
    ],
    ("ashardalon", "7", 3): [
        (nothing, "Find the Secure Exit", 0, 0),
        (lies("secure-exit"), "Heroes out", 0, 3),
        (leaves(0), "Heroes out", 1, 3),
        (lambda s: Ambush.kraash_defeated.set(s), "Heroes out", 1, 1),
    ],
    ("ashardalon", "8", 2): [
        (comes("margrath"), "Find the Chamber", 0, 0),
        (chamber("prison-guard", shields=2), "Guards slain", 0, 3),
        (fallen_guard, "Guards slain", 1, 3),
    ],
    ("ashardalon", "9", 2): [
        (nothing, "Find the Chamber", 0, 0),
        (lambda s: setattr(s, "chamber_tiles", [0]), "Tokens turned up", 4, 4),
        (
            lambda s: s.tokens.update({f"face-down-{n}": Token("face-down", n) for n in range(3)}),
            "Tokens turned up",
            1,
            4,
        ),
        (lambda s: SneakyEndeavor.prize_found.set(s), "Carry the prize out", 0, 0),
        (lambda s: s.tokens.update({"prize-1": Token(PRIZE.key, 0)}), "Pick up the prize", 0, 0),
    ],
    ("ashardalon", "10", 4): [
        (nothing, "Find the Vast Gate", 0, 0),
        (stands("vast-gate", 7), "Find the Vast Gate", 0, 0),
        (lambda s: DestroyTheVastGate.gate.set(s), "Damage to the Vast Gate", 0, 7),
        (stands("vast-gate", 4), "Damage to the Vast Gate", 3, 7),
        (gone("vast-gate"), "Damage to the Vast Gate", 7, 7),
    ],
    ("ashardalon", "11", 3): [
        (nothing, "Find the Tunnel Exit", 0, 0),
        (lies("tunnel-exit"), "Heroes out", 0, 3),
        (lambda s: CastIntoTheRefuse.otyugh_defeated.set(s), "Heroes out", 0, 2),
        (leaves(0), "Heroes out", 1, 2),
    ],
    ("ashardalon", "12", 4): [
        (comes("ashardalon"), "Find the Chamber", 0, 0),
        (chamber("ashardalons-lair"), "Ashardalon's wounds", 0, 14),
        (wounded("ashardalon", 5), "Ashardalon's wounds", 5, 14),
    ],
    ("ashardalon", "13", 2): [
        (comes("rage-drake"), "Find the Chamber", 0, 0),
        (chamber("stables"), "Rage Drake's wounds", 0, 10),
        (wounded("rage-drake", 4), "Rage Drake's wounds", 4, 10),
    ],
    ("drizzt", "1", 1): [
        (nothing, "Find the Underground River", 0, 0),
        (lies("underground-river"), "Reach the stairs to the surface", 0, 0),
    ],
    ("drizzt", "2", 2): [
        (nothing, "Find the Broken Door", 0, 0),
        (lies("broken-door"), "Defeat Artemis Entreri", 0, 0),
        (comes("artemis-entreri"), "Artemis Entreri's wounds", 0, 6),
        (wounded("artemis-entreri", 4), "Artemis Entreri's wounds", 4, 6),
        (falls("artemis-entreri"), "Take the Crown", 0, 0),
        (carries(0, "crown"), "Artemis Entreri's wounds", 6, 6),
    ],
    ("drizzt", "3", 2): [
        (nothing, "Find the Dark Chasm", 0, 0),
        (lies("dark-chasm"), "Defeat Shimmergloom", 0, 0),
        (comes("shimmergloom"), "Shimmergloom's wounds", 0, 10),
        (falls("shimmergloom"), "Shimmergloom's wounds", 10, 10),
    ],
    ("drizzt", "4", 2): [
        (nothing, "Find the Drow Glyph", 0, 0),
        (lambda s: LegacyOfTheDrow.rolled.set(s, 3), "Find the Drow Glyph", 0, 0),
        (lies("drow-glyph"), "Defeat Yochlol", 0, 0),
        (comes("yochlol"), "Yochlol's wounds", 0, 10),
    ],
    ("drizzt", "5", 2): [
        (nothing, "Chests found", 0, 6),
        (lambda s: PlunderOfTheDeep.chests_laid.set(s, 2), "Chests found", 2, 6),
        (carries(0, "chest"), "Carry your chest to the ladder", 0, 0),
        (carries(0, "chest"), "Carry your chests to the ladder", 0, 0),
        (leaves(0), "Heroes out of the caverns", 1, 2),
    ],
    ("drizzt", "6", 3): [
        (nothing, "Find the Broken Door", 0, 0),
        (lies("broken-door"), "Teams at the Broken Door", 0, 2),
        (
            lambda s: setattr(s.heroes[0], "square", 16 * (len(s.dungeon.tiles) - 1)),
            "Teams at the Broken Door",
            1,
            2,
        ),
        (lambda s: StarlessNight.door_open.set(s), "Heroes of your team out", 0, 2),
        (leaves(0), "Heroes of your team out", 1, 2),
    ],
    ("drizzt", "7", 4): [
        (nothing, "Fissures closed", 0, 4),
        (gone("fissure-2"), "Fissures closed", 1, 4),
        (lambda s: s.objects.clear(), "Defeat Yvonnel Baenre", 0, 0),
        (comes("yvonnel"), "Yvonnel Baenre's wounds", 0, 8),
    ],
    ("drizzt", "8", 2): [
        (nothing, "Find the Crystal Shard", 0, 0),
        (lies("crystal-shard"), "Defeat Errtu", 0, 0),
        (stands("crystal-prison", 3), "Damage to the Crystal Prison", 1, 4),
        (gone("crystal-prison"), "Defeat Errtu", 0, 0),
    ],
    ("drizzt", "9", 3): [
        (nothing, "Find the Crystal Shard", 0, 0),
        (lies("crystal-shard"), "Wait for the truce to end", 0, 0),
        (lambda s: setattr(s.heroes[2], "villainous", True), "Bring down Jarlaxle", 0, 0),
    ],
    ("drizzt", "10", 2): [
        (nothing, "Find the Broken Door", 0, 0),
        (lies("broken-door"), "Heroes out", 0, 2),
        (leaves(1), "Heroes out", 1, 2),
    ],
    ("drizzt", "11", 2): [
        (nothing, "Map, Key, Lever taken", 0, 3),
        (lambda s: DoorToGauntlgrym.picked_up["map"].set(s), "Map, Key, Lever taken", 1, 3),
        (
            picked_up_all,
            "Find the Broken Door",
            0,
            0,
        ),
        (lies("broken-door"), "Open the door to Gauntlgrym", 0, 0),
        (lies("ancient-throne-near"), "Defeat Methil El-Viddenvelp", 0, 0),
        (lambda s: quest(s).defeated(s, "methil", 0), "Heroes in the throne room", 0, 2),
        (
            lambda s: setattr(s.heroes[1], "square", 16 * (len(s.dungeon.tiles) - 1)),
            "Heroes in the throne room",
            1,
            2,
        ),
    ],
    ("drizzt", "12", 3): [
        (nothing, "Find the Drow Glyph", 0, 0),
        (lies("drow-glyph"), "See who the traitor is", 0, 0),
        (lambda s: setattr(s.heroes[1], "villainous", True), "Bring down Bruenor", 0, 0),
    ],
    ("drizzt", "13", 2): [
        (nothing, "Find the Underground River", 0, 0),
        (lies("underground-river"), "Find the Broken Door", 0, 0),
        (lies("broken-door"), "Bowls poured", 0, 3),
        (lambda s: PrimordialAwakes.poured.set(s, 2), "Bowls poured", 2, 3),
    ],
}


def test_the_stages_of_every_adventure_are_told():
    assert sorted({(game, adventure) for game, adventure, _ in STAGES}) == sorted(ALL)


@pytest.mark.parametrize(("game", "adventure", "heroes"), STAGES)
def test_a_goal_changes_with_what_has_been_done(game, adventure, heroes):
    table = crypt(party(adventure, game, heroes), game=game, adventure=adventure)
    for number, (deed, *goal) in enumerate(STAGES[game, adventure, heroes]):
        deed(table.state)
        assert list(told(table)) == goal, f"stage {number + 1}"


def party(adventure: str, game: str, heroes: int) -> list[str]:
    """So many Heroes who may take part."""
    named = {"6": ["drizzt", "artemis", "catti-brie"], "9": ["drizzt", "bruenor", "jarlaxle"]}
    return (named if game == "drizzt" else {}).get(adventure, PARTY[game][:heroes])


# ---- sides


def test_each_side_of_an_adventure_has_a_goal_of_its_own():
    table = crypt(["drizzt", "bruenor", "jarlaxle"], game="drizzt", adventure="9")
    lies("crystal-shard")(table.state)
    table.state.heroes[2].villainous = True
    LordOfTheShard.mastered.set(table.state, 1)
    assert told(table, 0) == told(table, SPECTATOR) == ("Bring down Jarlaxle", 0, 0)
    assert told(table, 2) == ("Shard mastered", 1, 3)


def test_the_traitor_is_after_the_others():
    table = crypt(["drizzt", "bruenor", "regis"], game="drizzt", adventure="12")
    lies("drow-glyph")(table.state)
    table.state.heroes[1].villainous = True
    assert told(table, 1) == ("Bring down a loyal Hero", 0, 0)
    assert told(table, 2) == ("Bring down Bruenor", 0, 0)


def test_who_is_out_of_the_plunder_sees_who_else_is():
    table = crypt(["drizzt", "bruenor"], game="drizzt", adventure="5")
    leaves(1)(table.state)
    assert told(table, 0) == ("Chests found", 0, 6)
    assert told(table, 1) == told(table, SPECTATOR) == ("Heroes out of the caverns", 1, 2)
