"""The turn in the caverns: its phases, movement, conditions, healing surges and the Villain Phase."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import afflict, heal, take_damage
from questboard.games.adventure.rules.exploring import explorable
from questboard.games.adventure.rules.movement import move_up_to, speed
from questboard.games.adventure.rules.reactions import flip_up
from questboard.games.adventure.state import AdventureState, Deck, Friend, RowCard, Turn
from questboard.games.drizzt.adventures.companions import SearchForMithralHall
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

WAY = ["2 north cavern-plain-7", "3 north volcanic-vent-5"]
"""A straight way two squares wide to the north of the Start tile's east half: tiles 3 and 4."""
EAST = ["2 east cavern-plain-7", "3 east cavern-plain-7"]


def party(heroes: list[str] | None = None, **position: Any) -> Crypt:
    """Heroes without powers; no Encounter card is left to be drawn."""
    position.setdefault("tiles", WAY)
    position.setdefault("auto_ties", True)
    quiet = "encounters" not in position
    table = cavern(heroes or ["drizzt"], **position)
    if quiet:
        table.state.encounter_deck = Deck([], [])
    return table


def moves(table: Crypt) -> list[str]:
    """The squares that the Hero may move to now, by their names."""
    return [label[8:] for label in table.options if label.startswith("move to ")]


def walking(where: str, **position: Any) -> Crypt:
    """Drizzt, of Speed 7, in the Hero Phase on a square."""
    return party(at={"drizzt": where}, **position).hero_phase("drizzt")


def acted(table: Crypt) -> list[str]:
    """The figures that have acted, in order."""
    return [event.facts["figure"] for event in table.told("activated")]


def kinds(table: Crypt, *wanted: str) -> list[str]:
    """What happened, of some kinds, in order."""
    return [event.kind for event in table.table.journal if event.kind in wanted]


@STEPS
async def webbed(s: AdventureState, seat: int) -> None:
    """A Hero becomes Immobilized."""
    await afflict(s, seat, "immobilized", "LD-089")


@STEPS
async def bitten(s: AdventureState, seat: int) -> None:
    """A Hero becomes Poisoned."""
    await afflict(s, seat, "poisoned", "LD-094")


@STEPS
async def hurried(s: AdventureState, seat: int) -> None:
    """A card lets a Hero move up to 3 squares."""
    await move_up_to(s, seat, 3, "LD-078")


@STEPS
async def swept(s: AdventureState, seat: int, slot: int) -> None:
    """A card moves a Hero to a tile."""
    await placing.push(s, seat, [slot], "LD-078")


@STEPS
async def placed(s: AdventureState, seat: int, where: int) -> None:
    """A card places a Hero on a square."""
    await placing.place_hero(s, seat, 1 << where, "LD-091")


@STEPS
async def hurt(s: AdventureState, seat: int, amount: int) -> None:
    """A Hero takes damage."""
    await take_damage(s, seat, amount, "LD-113")


@STEPS
async def healed(s: AdventureState, seat: int, amount: int) -> None:
    """A Hero regains hit points."""
    await heal(s, seat, amount, "LD-120")


# ---- order of play


@rule("LD-039", "LD-077")
def test_play_goes_clockwise_to_the_player_on_the_left():
    table = party(["drizzt", "wulfgar", "bruenor"], at={"drizzt": "1b2", "wulfgar": "1c2", "bruenor": "1d2"})
    table.state.first = 1
    table.turn("wulfgar").answer("end the Hero Phase", "end the Hero Phase", "end the Hero Phase")
    heroes = [(event.facts["hero"], event.facts["round"]) for event in table.told("turn")]
    assert heroes == [("wulfgar", 1), ("bruenor", 1), ("drizzt", 1), ("wulfgar", 2)]


@rule("LD-040", "LD-065", "LD-066")
def test_a_turn_is_hero_phase_exploration_phase_villain_phase():
    table = party(
        at={"drizzt": "2d1"}, tiles=[], stack=["cavern-plain-7"], monster_deck=["goblin-cutter"], dice=[1]
    )
    table.turn("drizzt")
    assert table.state.turn.phase == "hero"
    table.answer("end the Hero Phase")
    assert (table.state.turn.phase, table.prompt) == ("exploration", "Explore which edge?")
    table.answer("the north edge of tile 2")
    told = kinds(table, "turn", "phase", "explored", "activated")
    assert told == ["turn", "phase", "phase", "explored", "phase", "activated", "turn", "phase"]


@rule("LD-250", "LD-077")
def test_a_solo_hero_takes_every_turn():
    table = party(at={"drizzt": "1b2"}, stack=[])
    table.turn("drizzt").answer("end the Hero Phase", "end the Hero Phase")
    assert [event.facts["round"] for event in table.told("turn")] == [1, 2, 3]


# ---- actions


@rule("LD-064")
def test_a_hero_moves_then_attacks_or_attacks_then_moves_or_moves_twice():
    def fresh() -> Crypt:
        table = party(
            ["wulfgar"], at={"wulfgar": "2b2"}, monsters=[("feral-troll", "2c2")], dice=[1], tiles=EAST
        )
        table.hero("wulfgar").powers = ["aegis-fang"]
        return table.hero_phase("wulfgar")

    first = fresh().answer("move to 2b3", "use Aegis-fang")
    assert first.over  # four squares of the move are lost: it can't be split around an attack
    other = fresh().answer("use Aegis-fang", "move to 2b3")
    assert "use Aegis-fang" not in other.options
    twice = fresh().answer("move to 1b2")
    assert "1a2" in moves(twice)


@rule("LD-059", "LD-079", "LD-242")
def test_speed_is_the_number_of_squares_of_one_move_and_two_moves_have_it_each():
    table = walking("1a2", tiles=EAST)
    assert speed(table.state, 0) == 7
    assert "2d2" in moves(table)
    assert "3a2" not in moves(table)
    table.answer("move to 2d2")
    assert (table.state.turn.actions, table.state.turn.walk) == (1, 0)
    assert "4c2" in moves(table)
    assert "4d2" not in moves(table)
    table.answer("move to 4c2")
    assert table.state.turn.actions == 2
    part = walking("1a2", tiles=EAST).answer("move to 2d2", "move to 3b2")
    assert (part.state.turn.actions, part.state.turn.walk) == (2, 5), "2 of the 7 squares of the second move"
    assert "4c2" in moves(part)
    assert "4d2" not in moves(part)


@rule("LD-079")
def test_each_square_costs_one_and_a_hero_may_stop_early():
    table = walking("1a2").answer("move to 1c2")
    assert (table.state.turn.actions, table.state.turn.walk) == (1, 5)
    table.answer("end the Hero Phase")
    assert table.standing_on("drizzt") == "1c2"


@rule("LD-242")
def test_the_first_of_two_moves_ends_on_a_square_where_the_hero_may_stop():
    table = party(["drizzt", "wulfgar"], at={"drizzt": "3b4", "wulfgar": "4b1"}, stack=[])
    table.hero_phase("drizzt")
    assert "4b1" not in moves(table)
    assert "4c1" in moves(table)


# ---- where a Hero may go


@rule("LD-050", "LD-080")
def test_a_hero_moves_in_any_of_the_eight_directions_also_across_a_border():
    for name in ("2b1", "2c1", "2d1", "2b2", "2d2", "2b3", "2c3", "2d3"):
        table = walking("2c2").answer(f"move to 2{name[1:]}")
        assert table.state.turn.walk == 6
    across = walking("2b1").answer("move to 3c4")
    assert across.state.turn.walk == 6


@rule("LD-081", "LD-086")
def test_a_hero_never_enters_a_wall_square():
    assert not {"1a1", "1d4", "2a1", "2a4", "3a4", "3d1"} & set(moves(walking("2b2")))


@rule("LD-084", "LD-086")
def test_a_hero_goes_around_the_corner_of_a_wall_but_not_between_two():
    around = walking("2b1").answer("move to 2a2")  # past the wall at a1
    assert around.state.turn.walk == 6
    table = walking("3b2", tiles=["2 north narrow-passage-1"])  # `#### / ...# / .#S# / #..#`
    assert table.state.board.near[square("3b2")] >> square("3c3") & 1  # past the wall at b3
    assert table.state.board.near[square("3b4")] >> square("3c3") & 1
    # From a3 to b4 it would go between the walls at a4 and b3.
    assert not table.state.board.near[square("3a3")] >> square("3b4") & 1


@rule("LD-082", "LD-086")
def test_a_hero_never_enters_a_square_with_a_monster():
    table = walking("3b4", monsters=[("goblin-cutter", "3b3"), ("spider-swarm", "3c3")])
    assert not [name for name in moves(table) if name[0] in "34" and name not in ("3c4",)]


@rule("LD-085")
def test_monsters_do_not_block_a_diagonal_step():
    table = walking("3b4", monsters=[("goblin-cutter", "3b3"), ("spider-swarm", "3c4")])
    table.answer("move to 3c3")
    assert table.state.turn.walk == 6


@rule("LD-083", "LD-086", "LD-243")
@pytest.mark.parametrize("hp", [12, 0])
def test_a_hero_passes_another_hero_standing_or_down_but_does_not_stop_there(hp):
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "3b4", "wulfgar": "3b3"},
        hp={"wulfgar": hp},
        monsters=[("spider-swarm", "3c3")],
    )
    table.hero_phase("drizzt")
    assert "3b3" not in moves(table)
    table.answer("move to 3b2")
    assert table.state.turn.walk == 5


@rule("LD-049", "LD-105")
def test_squares_may_be_counted_diagonally_and_tiles_never():
    board = party(tiles=["2 north cavern-plain-4", "3 east cavern-plain-7"], at={"drizzt": "2b2"}).state.board
    assert board.steps(square("2b3"), square("2d1")) == 2
    assert board.tiles_from(1)[3] == 2


@rule("LD-078")
def test_a_card_may_move_a_hero_outside_the_hero_phase():
    table = party(at={"drizzt": "2b2"}).play(("hurried", 0))
    assert "2b2" in table.options  # staying is allowed
    table.answer("2d3")
    assert table.standing_on("drizzt") == "2d3"


# ---- Immobilized


@rule("LD-089")
def test_a_hero_never_has_more_than_one_immobilized_marker():
    table = party(at={"drizzt": "2b2"}).play(("webbed", 0), ("webbed", 0))
    assert table.hero("drizzt").conditions == ["immobilized"]


@rule("LD-090", "LD-205", "LD-093")
def test_an_immobilized_hero_has_no_speed_but_may_attack():
    table = party(
        ["wulfgar"],
        at={"wulfgar": "2b2"},
        conditions={"wulfgar": ["immobilized"]},
        monsters=[("goblin-cutter", "2c2")],
        dice=[20],
    )
    table.hero("wulfgar").powers = ["aegis-fang"]
    assert speed(table.state, 0) == 0
    table.hero_phase("wulfgar")
    assert moves(table) == []
    table.answer("use Aegis-fang")
    assert not table.state.figures


@rule("LD-090")
def test_a_hero_who_is_immobilized_in_the_middle_of_a_move_goes_no_farther():
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["immobilized"]})
    table.state.turn.walk, table.state.turn.actions = 4, 1
    table.hero_phase("drizzt")
    assert table.over  # nothing is left but to end the phase
    free = party(at={"drizzt": "2b2"})
    free.state.turn.walk, free.state.turn.actions = 4, 1
    free.hero_phase("drizzt")
    assert moves(free)


@rule("LD-090", "LD-205")
def test_an_immobilized_hero_is_not_moved_by_cards_either():
    for step in (("hurried", 0), ("swept", 0, 2)):
        table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["immobilized"]}).play(step)
        assert table.over
        assert table.standing_on("drizzt") == "2b2"
    free = party(at={"drizzt": "2b2"}).play(("swept", 0, 2)).answer("3b3")
    assert free.standing_on("drizzt") == "3b3"


@rule("LD-091", "LD-205")
def test_an_immobilized_hero_can_be_placed():
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["immobilized"]})
    table.play(("placed", 0, square("4b2")))
    assert table.standing_on("drizzt") == "4b2"


@rule("LD-092", "LD-236")
def test_the_immobilized_marker_is_discarded_at_the_end_of_that_heros_hero_phase():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b2", "wulfgar": "2c2"},
        conditions={"drizzt": ["immobilized"], "wulfgar": ["immobilized"]},
    )
    table.end_hero_phase("drizzt")
    assert table.hero("drizzt").conditions == []
    assert table.hero("wulfgar").conditions == ["immobilized"]


# ---- Poisoned


@rule("LD-094")
def test_a_hero_never_has_more_than_one_poisoned_marker():
    table = party(at={"drizzt": "2b2"}).play(("bitten", 0), ("bitten", 0))
    assert table.hero("drizzt").conditions == ["poisoned"]


@rule("LD-095")
def test_a_poisoned_hero_takes_1_damage_at_the_start_of_the_hero_phase():
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["poisoned"]}).start_turn("drizzt")
    assert table.hero("drizzt").hp == 7


@rule("LD-096")
@pytest.mark.parametrize(("die", "left"), [(9, ["poisoned"]), (10, [])])
def test_at_the_end_of_the_hero_phase_ten_or_more_ends_poisoned(die, left):
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["poisoned"]}, dice=[die])
    table.end_hero_phase("drizzt")
    assert table.hero("drizzt").conditions == left


@rule("LD-097", "LD-236", "LD-063")
def test_poison_may_bring_a_hero_down_and_then_a_surge_is_spent_at_once():
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["poisoned"]}, hp={"drizzt": 1}, surges=1)
    table.start_turn("drizzt")
    assert kinds(table, "downed", "surge") == ["downed", "surge"]
    assert table.hero("drizzt").hp == 4
    lost = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["poisoned"]}, hp={"drizzt": 1}, surges=0)
    lost.start_turn("drizzt")
    assert lost.state.ending is not None
    assert not lost.state.ending.won


@rule("LD-097", "LD-119")
def test_poison_deals_nothing_to_a_hero_at_0_hit_points_and_stays():
    table = party(at={"drizzt": "2b2"}, conditions={"drizzt": ["poisoned"]}, hp={"drizzt": 0}, surges=1)
    table.start_turn("drizzt")
    assert kinds(table, "took_damage", "surge") == ["surge"]
    assert table.hero("drizzt").conditions == ["poisoned"]


# ---- downed Heroes and surges


def watching(hp: int) -> Crypt:
    """Wulfgar draws an Encounter card; Bruenor beside him could have it replaced, Regis roll a die again."""
    table = party(
        ["wulfgar", "bruenor", "regis"],
        at={"wulfgar": "2b2", "bruenor": "2b3", "regis": "2c3"},
        hp={"bruenor": hp, "regis": hp},
        items={"regis": ["scrimshaw-charm"]},
        encounters=["crossbow-from-the-dark", "volcanic-spray"],
        auto_ties=False,
        dice=[20, 1],
    )
    table.hero("bruenor").powers = ["legendary-knowledge", "lucky-hit"]
    table.hero("regis").powers = ["rumblebellys-luck", "sudden-escape"]
    return table


@rule("LD-119")
def test_a_downed_hero_answers_to_nothing_with_a_power_and_a_standing_one_does():
    assert watching(8).play(("encounter", 0)).options == ["Legendary Knowledge", "pass"]
    down = watching(0).play(("encounter", 0))
    assert down.over
    assert not down.told("reacted")
    assert down.hero("wulfgar").hp == 10
    assert down.hero("bruenor").ready("legendary-knowledge")


@rule("LD-119")
def test_a_downed_hero_uses_no_item():
    for hp, offered in ((1, True), (0, False)):
        table = watching(hp)
        table.hero("bruenor").powers = table.hero("regis").powers = []
        table.state.active = table.seat("regis")
        table.state.turn.phase = "villain"
        table.play(("encounter", table.seat("regis")))
        assert (not table.over and table.options == ["Scrimshaw Charm", "pass"]) == offered
        assert table.hero("regis").items == ["scrimshaw-charm"]


@rule("LD-119")
def test_a_hero_who_falls_in_its_own_hero_phase_does_nothing_more_in_it():
    table = party(
        ["catti-brie"], at={"catti-brie": "2b2"}, hp={"catti-brie": 1}, monsters=[("methil", "2c2")]
    )
    table.hero("catti-brie").powers = ["khazidhea", "taulmaril", "falling-hail-stance"]
    table.hero("catti-brie").items = ["cavern-potion-of-healing"]
    table.hero_phase("catti-brie").answer("use Khazid'hea")
    assert table.hero("catti-brie").hp == 0
    assert table.over
    stands = party(
        ["catti-brie"], at={"catti-brie": "2b2"}, hp={"catti-brie": 2}, monsters=[("methil", "2c2")]
    )
    stands.hero("catti-brie").powers = ["khazidhea", "falling-hail-stance"]
    stands.hero("catti-brie").items = ["cavern-potion-of-healing"]
    stands.hero_phase("catti-brie").answer("use Khazid'hea")
    assert {"use Potion of Healing", "take the stance Falling Hail Stance"} < set(stands.options)


@rule("LD-119")
def test_the_conditions_of_a_hero_who_falls_stay_until_their_own_time():
    table = party(
        at={"drizzt": "2b2"},
        hp={"drizzt": 1},
        conditions={"drizzt": ["poisoned", "immobilized"]},
        monsters=[("methil", "2c2")],
        surges=1,
        dice=[9],
    )
    table.hero("drizzt").powers = ["twinkle"]
    table.play(("hurt", 0, 1))
    assert table.hero("drizzt").hp == 0
    assert table.hero("drizzt").conditions == ["poisoned", "immobilized"]
    table.start_turn("drizzt")
    assert table.hero("drizzt").hp == 4, "a surge; poison did nothing"
    assert table.options == ["use Twinkle", "end the Hero Phase"], "still Immobilized"
    table.answer("end the Hero Phase")
    assert table.hero("drizzt").conditions == ["poisoned"], "a 9 does not end it"


@rule("LD-118")
def test_monsters_traps_and_encounters_pass_over_a_hero_at_0_hit_points():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "1d3"},
        hp={"drizzt": 0},
        monsters=[("goblin-archer", "1b3")],
        dice=[20] * 5,
    )
    table.activate("goblin-archer-1")
    assert [event.facts["target"] for event in table.told("attacked")] == ["wulfgar"]
    table.draw_encounter("drizzt", "bat-cloud")
    assert [event.facts["target"] for event in table.told("attacked")] == ["wulfgar"]
    table.state.markers["poison-dart-wall"] = [0]
    table.trigger("drizzt", "poison-dart-wall")
    assert [event.facts["target"] for event in table.told("attacked")] == ["wulfgar"]
    assert table.hero("drizzt").hp == 0
    assert table.standing_on("drizzt") == "1b2"
    assert "1b2" not in moves(table.hero_phase("wulfgar")), "the figure keeps its square"


@rule("LD-057", "LD-110")
@pytest.mark.parametrize(("name", "armor"), [("wulfgar", 14), ("regis", 15), ("drizzt", 16)])
def test_an_attack_hits_a_hero_with_the_ac_of_the_card_or_more(name, armor):
    for die, lost in ((armor - 7, 1), (armor - 8, 0)):  # a Goblin Cutter has +7
        table = party([name], at={name: "1b2"}, monsters=[("goblin-cutter", "1c2")], dice=[die])
        table.activate("goblin-cutter-1")
        assert table.hero(name).card.hit_points - table.hero(name).hp == lost


@rule("LD-101")
def test_a_daily_power_stays_face_down_until_an_effect_flips_it_face_up():
    table = party(["wulfgar"], at={"wulfgar": "1b2"}, monsters=[("shimmergloom", "1c2")], dice=[1])
    table.hero("wulfgar").powers = ["aegis-fang", "bear-hug"]
    table.hero_phase("wulfgar").answer("use Bear Hug", "end the Hero Phase")
    table.state.turn = Turn()
    table.hero_phase("wulfgar")
    assert "use Aegis-fang" in table.options
    assert "use Bear Hug" not in table.options
    table.answer("end the Hero Phase")
    flip_up(table.state, 0, "bear-hug")
    assert "use Bear Hug" in table.hero_phase("wulfgar").options


@rule("LD-118")
def test_a_hero_at_0_hit_points_stays_on_its_square_and_takes_no_further_damage():
    table = party(at={"drizzt": "2b2"}, hp={"drizzt": 1}).play(("hurt", 0, 3), ("hurt", 0, 3))
    assert table.hero("drizzt").hp == 0
    assert table.standing_on("drizzt") == "2b2"
    assert len(table.told("took_damage")) == 1


@rule("LD-058", "LD-120")
def test_a_downed_hero_who_is_healed_stands_up_and_never_has_more_than_the_card_says():
    table = party(at={"drizzt": "2b2"}, hp={"drizzt": 0}).play(("healed", 0, 3))
    assert table.hero("drizzt").standing
    table.play(("healed", 0, 9))
    assert table.hero("drizzt").hp == 8


@rule("LD-060", "LD-121", "LD-122", "LD-123")
def test_a_hero_who_starts_the_turn_at_0_hit_points_must_spend_a_surge_of_the_group():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b2", "wulfgar": "2c2"},
        hp={"drizzt": 0, "wulfgar": 0},
        surges=2,
    )
    table.start_turn("drizzt")
    assert (table.hero("drizzt").hp, table.state.surges) == (4, 1)
    table.answer("end the Hero Phase").start_turn("wulfgar")
    assert (table.hero("wulfgar").hp, table.state.surges) == (6, 0)


@rule("LD-023", "LD-121")
def test_without_a_surge_the_heroes_lose():
    table = party(at={"drizzt": "2b2"}, hp={"drizzt": 0}, surges=0).start_turn("drizzt")
    assert table.state.ending is not None
    assert not table.state.ending.won


@rule("LD-223")
def test_a_hero_above_0_hit_points_spends_no_surge():
    table = party(at={"drizzt": "2b2"}, hp={"drizzt": 1}, surges=2).start_turn("drizzt")
    assert (table.hero("drizzt").hp, table.state.surges) == (1, 2)


# ---- exploring


@rule("LD-066", "LD-212")
def test_a_hero_explores_only_from_a_square_along_an_unexplored_edge():
    assert explorable(party(at={"drizzt": "2c2"}, tiles=[]).state, 0) == []
    assert len(explorable(party(at={"drizzt": "2c1"}, tiles=[]).state, 0)) == 1
    corner = explorable(party(at={"drizzt": "2d1"}, tiles=[]).state, 0)
    assert [edge.side for edge in corner] == [0, 1]


@rule("LD-251")
def test_a_downed_hero_along_an_edge_still_explores_but_not_one_off_the_tiles():
    table = party(at={"drizzt": "2c1"}, hp={"drizzt": 0}, tiles=[], stack=["cavern-plain-7"])
    table.explore("drizzt")
    assert len(table.state.dungeon.tiles) == 3
    off = party(at={"drizzt": "2c1"}, tiles=[], stack=["cavern-plain-7"])
    off.hero("drizzt").square = -1
    off.explore("drizzt")
    assert len(off.state.dungeon.tiles) == 2


# ---- the Villain Phase


@rule("LD-071")
def test_an_encounter_card_is_drawn_when_no_tile_was_placed():
    table = party(at={"drizzt": "2b2"}, encounters=["volcanic-spray"]).villain_phase("drizzt")
    assert len(table.told("drew_encounter")) == 1
    placed = party(at={"drizzt": "2b2"}, encounters=["volcanic-spray"])
    placed.state.turn.tile_placed = True
    placed.villain_phase("drizzt")
    assert not placed.told("drew_encounter")


@rule("LD-056", "LD-074")
def test_the_active_players_cards_are_activated_in_the_order_in_which_they_came():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "1c2"},
        monsters=[("spider-swarm", "4b2"), ("goblin-cutter", "4c2"), ("hunting-drake", "4b3", "wulfgar")],
    )
    table.villain_phase("drizzt")
    assert acted(table) == ["spider-swarm-1", "goblin-cutter-1"]


@rule("LD-075", "LD-076")
def test_every_monster_of_the_same_name_acts_whoever_has_its_card_and_again_for_that_player():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "1c2"},
        monsters=[
            ("goblin-archer", "4b2", "drizzt"),
            ("spider-swarm", "4c2", "drizzt"),
            ("goblin-archer", "4b3", "wulfgar"),
        ],
    )
    table.villain_phase("drizzt")
    assert acted(table) == ["goblin-archer-1", "goblin-archer-2", "spider-swarm-1"]
    table.villain_phase("wulfgar")
    assert acted(table) == ["goblin-archer-1", "goblin-archer-2"]


@rule("LD-075")
def test_a_figure_acts_once_in_a_villain_phase_even_with_two_cards_of_its_name():
    table = party(at={"drizzt": "1b2"}, monsters=[("goblin-archer", "4b2")])
    table.hero("drizzt").row.append(RowCard("goblin-archer"))
    table.villain_phase("drizzt")
    assert acted(table) == ["goblin-archer-1"]


@rule("LD-184")
def test_with_every_hero_down_the_villain_phase_is_over_at_once():
    table = party(
        at={"drizzt": "1b2"},
        hp={"drizzt": 0},
        monsters=[("goblin-archer", "1c2")],
        encounters=["volcanic-spray"],
    )
    table.villain_phase("drizzt")
    assert not table.told("drew_encounter")
    assert acted(table) == []


@rule("LD-184")
def test_monsters_stop_as_soon_as_the_last_hero_is_down():
    table = party(
        at={"drizzt": "1b2"},
        hp={"drizzt": 1},
        monsters=[("goblin-archer", "1c2"), ("spider-swarm", "1c3")],
        dice=[20],
    )
    table.villain_phase("drizzt")
    assert acted(table) == ["goblin-archer-1"]


@rule("LD-184")
def test_with_nobody_on_the_tiles_but_downed_heroes_the_villain_phase_is_over_at_once():
    table = party(
        ["regis", "wulfgar"],
        at={"regis": "2b2", "wulfgar": "2b3"},
        hp={"wulfgar": 0},
        monsters=[("goblin-cutter", "3b2", "wulfgar"), ("methil", "3b3")],
        encounters=["overrun"],
    )
    table.hero("regis").square, table.hero("regis").away = -1, "hide-in-a-nook"
    table.villain_phase("wulfgar")
    assert not table.told("drew_encounter")
    assert acted(table) == []
    assert table.over


@rule("LD-184")
def test_a_lone_hero_off_the_tiles_has_no_villain_phase_and_an_ally_does_not_change_that():
    table = party(["regis"], monsters=[("feral-troll", "3b2", "regis")])
    table.state.figures["feral-troll-1"].damage = 3
    table.state.friends["snort"] = Friend("snort", square("2b2"), owner=0)
    table.hero("regis").square, table.hero("regis").away = -1, "hide-in-a-nook"
    table.villain_phase("regis")
    assert acted(table) == []
    assert table.figure("feral-troll-1").damage == 3
    assert not table.told("ally_attacks")


@rule("LD-184")
def test_one_standing_hero_on_the_tiles_keeps_the_villain_phase_going():
    table = party(
        ["regis", "wulfgar"],
        at={"regis": "2b2", "wulfgar": "2b3"},
        monsters=[("goblin-cutter", "3b2", "wulfgar")],
        encounters=["overrun"],
        dice=[20],
    )
    table.hero("regis").square, table.hero("regis").away = -1, "hide-in-a-nook"
    table.villain_phase("wulfgar")
    assert len(table.told("drew_encounter")) == 1
    assert acted(table) == ["goblin-cutter-1"]


@rule("LD-184")
def test_no_encounter_is_drawn_once_the_end_of_a_villain_has_felled_the_last_hero():
    table = party(
        ["athrogate"],
        adventure="8",
        at={"athrogate": "2b2"},
        hp={"athrogate": 2},
        monsters=[("errtu", "2c2")],
        encounters=["distant-horns"],
        dice=[20],
    )
    table.figure("errtu-1").damage = table.state.max_hp("errtu-1") - 1
    table.state.friends["snort"] = Friend("snort", square("2b3"), owner=0)
    table.villain_phase("athrogate")
    assert table.hero("athrogate").hp == 0
    assert not table.told("drew_encounter")


def test_a_hero_in_the_secret_cave_draws_no_encounter():
    table = party(at={"drizzt": "3b2"}, tiles=["2 north secret-cave"], encounters=["volcanic-spray"])
    table.villain_phase("drizzt")
    assert not table.told("drew_encounter")


# ---- leaving


@pytest.fixture
def ladder_leads_out(monkeypatch):
    """Drizzt may leave by the ladder of the Start tile."""
    monkeypatch.setattr(SearchForMithralHall, "exits", lambda self, s, seat: s.board.exits(0))


@rule("LD-128")
def test_a_hero_on_the_named_square_at_the_end_of_the_hero_phase_may_leave(ladder_leads_out):
    table = party(["drizzt", "wulfgar"], at={"drizzt": "1b2", "wulfgar": "2b2"})
    table.end_hero_phase("drizzt").answer("yes")
    assert table.hero("drizzt").escaped
    stays = party(["drizzt", "wulfgar"], at={"drizzt": "1b2", "wulfgar": "2b2"})
    stays.end_hero_phase("drizzt").answer("no")
    assert stays.hero("drizzt").on_board
    beside = party(["drizzt", "wulfgar"], at={"drizzt": "1b3", "wulfgar": "2b2"}).end_hero_phase("drizzt")
    assert beside.over


@rule("LD-129", "LD-222")
def test_an_escaped_hero_takes_only_villain_phases_draws_no_encounter_and_is_no_target():
    table = party(
        ["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "2b2"},
        monsters=[("goblin-archer", "2c2", "drizzt"), ("methil", "4b2")],
        encounters=["volcanic-spray"],
        dice=[1, 1],
    )
    hero = table.hero("drizzt")
    hero.square, hero.away = -1, "escaped"
    table.turn("drizzt")
    while not table.told("turn")[1:]:
        table.answer(table.options[0])
    assert not table.told("drew_encounter")
    assert acted(table) == ["methil-1", "goblin-archer-1"]  # Villains act in that Villain Phase, too
    assert {event.facts["target"] for event in table.told("attacked")} == {"wulfgar"}
    assert table.told("phase")[0].facts["phase"] == "villain"
