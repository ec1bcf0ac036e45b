"""Artemis Entreri: Lure and the powers 144 to 153."""

import pytest

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.marks import CHALLENGED
from questboard.games.adventure.state import Team
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt, square

DUO = ["artemis", "wulfgar"]
EAST = ["2 east drow-glyph", "3 east cavern-plain-5"]
"""Tiles 3 and 4: one and two tiles away from tile 2."""


def assassin(*powers, heroes=("artemis",), **position):
    """Artemis with these powers."""
    return crypt(list(heroes), game="drizzt", powers={"artemis": powers, "wulfgar": []}, **position)


def traitor(*powers, **position):
    """Artemis as the traitor of adventure 12, who attacks Wulfgar like a Monster and is attacked by him."""
    table = assassin(*powers, heroes=[*DUO, "drizzt"], adventure="12", **position)
    table.hero("drizzt").square = square("2d1")
    table.state.teams.append(Team([], 0))
    table.hero("artemis").villainous, table.hero("artemis").team = True, 1
    return table


def tiles_offered(table):
    """The numbers of the tiles on which the offered squares lie."""
    return sorted({(option >> 4) + 1 for option in table.ask.options if option is not None})


# ---- Lure


def exploring(*cards, **position):
    """Artemis explores east of tile 2 and draws these Monster cards."""
    table = assassin(at={"artemis": "2d3"}, stack=["drow-glyph"], monster_deck=cards, **position)
    return table.explore("artemis")


@rule("LD-061")
def test_lure_puts_the_monster_of_an_explored_tile_on_the_patch_of_any_tile():
    table = exploring("goblin-cutter")
    assert table.options == ["tile 3", "tile 1", "tile 2"]
    table.answer("tile 1")
    assert table.standing_on("goblin-cutter-1") == "1a4"
    plain = exploring("goblin-cutter").answer("tile 3")
    assert plain.figure("goblin-cutter-1").square >> 4 == 2


@rule("LD-061")
def test_lure_puts_the_monster_on_any_free_square_where_the_patch_is_taken():
    table = exploring("goblin-cutter", monsters=[("water-elemental", "2c2")])
    table.answer("tile 2")
    assert tiles_offered(table) == [2]
    assert "2c2" not in table.options


def test_lure_is_for_each_monster_of_a_hunting_party():
    table = exploring("hunting-party", "goblin-cutter", "goblin-archer")
    table.answer("tile 1", "tile 2")
    assert table.standing_on("goblin-cutter-1") == "1a4"
    assert table.standing_on("goblin-archer-1") == "2c2"


def test_lure_is_for_artemis_exploring_only():
    table = assassin(
        heroes=DUO,
        at={"artemis": "1a2", "wulfgar": "2d3"},
        stack=["drow-glyph"],
        monster_deck=["goblin-cutter", "goblin-archer"],
    ).explore("wulfgar")
    assert table.figure("goblin-cutter-1").square >> 4 == 2
    table.draw_encounter("artemis", "cavern-occupied-lair")
    assert table.standing_on("goblin-archer-1") == "1a4"


# ---- 144 Charon's Claw, 145 Magic Longsword


@pytest.mark.parametrize(
    ("card", "name", "die", "damage"),
    [
        ("charons-claw", "Charon's Claw", 8, 2),
        ("charons-claw", "Charon's Claw", 7, 0),
        ("magic-longsword", "Magic Longsword", 5, 1),
        ("magic-longsword", "Magic Longsword", 4, 0),
    ],
)
def test_the_plain_blades_of_artemis(card, name, die, damage):
    table = assassin(card, at={"artemis": "1b3"}, monsters=[("methil", "1c3")], dice=[die])
    table.hero_phase("artemis").answer(f"use {name}")
    assert table.figure("methil-1").damage == damage


# ---- 146 Saber of Wounding


@rule("LD-113")
def test_the_saber_wounds_and_the_wound_bleeds_once_when_artemis_next_begins():
    table = assassin("saber-of-wounding", at={"artemis": "1b3"}, monsters=[("methil", "1c3")], dice=[7])
    table.hero_phase("artemis").answer("use Saber of Wounding", "end the Hero Phase")
    assert table.figure("methil-1").damage == 1
    table.start_turn("artemis").answer("end the Hero Phase")
    assert table.figure("methil-1").damage == 2
    table.start_turn("artemis")
    assert table.figure("methil-1").damage == 2


def test_what_dies_of_the_wound_is_defeated_by_artemis():
    table = assassin(
        "saber-of-wounding",
        heroes=DUO,
        at={"artemis": "1b3", "wulfgar": "2d3"},
        monsters=[("drow-duelist", "1c3")],
        treasures=["brooch-of-shielding"],
        dice=[8],
    )
    table.hero_phase("artemis").answer("use Saber of Wounding", "end the Hero Phase")
    table.start_turn("wulfgar").answer("end the Hero Phase")
    assert table.figure("drow-duelist-1").damage == 1, "it bleeds in the Hero Phase of Artemis"
    table.start_turn("artemis").answer("Artemis Entreri")
    assert table.state.figures == {}
    assert table.state.experience == ["drow-duelist"]
    assert table.hero("artemis").items == ["brooch-of-shielding"]


def test_the_saber_wounds_nothing_on_a_miss():
    table = assassin("saber-of-wounding", at={"artemis": "1b3"}, monsters=[("methil", "1c3")], dice=[6])
    table.hero_phase("artemis").answer("use Saber of Wounding", "end the Hero Phase")
    table.start_turn("artemis")
    assert table.figure("methil-1").damage == 0


def test_the_saber_wounds_a_hero_too():
    table = traitor("saber-of-wounding", at={"artemis": "1b3", "wulfgar": "1c3"}, dice=[15])
    table.hero_phase("artemis").answer("use Saber of Wounding", "end the Hero Phase")
    assert table.hero("wulfgar").hp == 11
    table.start_turn("artemis")
    assert table.hero("wulfgar").hp == 10


# ---- 147 Vampiric Dagger


@pytest.mark.parametrize(("die", "damage", "hit_points"), [(7, 1, 6), (6, 0, 5)])
def test_the_vampiric_dagger_gives_a_hit_point_for_a_hit(die, damage, hit_points):
    table = assassin(
        "vampiric-dagger",
        at={"artemis": "1b3"},
        hp={"artemis": 5},
        monsters=[("methil", "1c3")],
        dice=[die],
    )
    table.hero_phase("artemis").answer("use Vampiric Dagger")
    assert (table.figure("methil-1").damage, table.hero("artemis").hp) == (damage, hit_points)


# ---- 148 Assassinate


@pytest.mark.parametrize(("before", "die", "after"), [(0, 5, 4), (1, 5, 3), (0, 4, 1)])
def test_assassinate_deals_most_to_a_monster_that_is_not_hurt(before, die, after):
    table = assassin("assassinate", at={"artemis": "1b3"}, monsters=[("methil", "1c3")], dice=[die])
    table.figure("methil-1").damage = before
    table.hero_phase("artemis").answer("use Assassinate")
    assert table.figure("methil-1").damage == after


@pytest.mark.parametrize(("before", "after"), [(12, 8), (11, 9)])
def test_assassinate_looks_at_the_wounds_of_a_hero_in_the_same_way(before, after):
    table = traitor("assassinate", at={"artemis": "1b3", "wulfgar": "1c3"}, hp={"wulfgar": before}, dice=[15])
    table.hero_phase("artemis").answer("use Assassinate")
    assert table.hero("wulfgar").hp == after


# ---- 149 Duelist's Poise


def duel(*powers, monsters, place="1a2", friend="1c2", **position):
    """Artemis has challenged the first of some Monsters; Wulfgar is nearer to it."""
    table = assassin(
        "duelists-poise",
        *powers,
        heroes=DUO,
        at={"artemis": place, "wulfgar": friend},
        monsters=monsters,
        tiles=EAST,
        **position,
    )
    name = next(iter(table.state.figures))
    table.hero_phase("artemis").answer("use Duelist's Poise")
    if table.prompt == "Duelist's Poise: challenge which Monster?":
        table.answer(name)
    return table


def test_a_duel_gives_2_to_attack_rolls_and_1_damage_against_the_opponent_only():
    for target, damage in (("Methil", 2), ("Yvonnel", 0)):
        table = duel(
            "charons-claw",
            monsters=[("methil", "1b3"), ("yvonnel", "1a3")],
            friend="2d3",
            dice=[6],
        )
        table.answer("use Charon's Claw", target)
        found = [figure.damage for figure in table.state.figures.values() if figure.damage]
        assert found == ([damage + 1] if damage else []), "6 + 6 + 2 hits AC 14"


def test_a_duel_takes_no_action_and_comes_before_the_attack():
    table = duel("charons-claw", monsters=[("methil", "1b3")], dice=[1])
    assert table.state.turn.actions == 0
    assert table.hero("artemis").used == ["duelists-poise"]
    late = assassin("duelists-poise", "charons-claw", at={"artemis": "1a3"}, monsters=[("methil", "1b3")])
    late.hero_phase("artemis").answer("use Charon's Claw")
    assert "use Duelist's Poise" not in late.options


def test_the_opponent_picks_artemis_though_another_hero_is_closer():
    table = duel(monsters=[("goblin-archer", "1d2")], dice=[20]).answer("end the Hero Phase")
    table.activate("goblin-archer-1")
    assert (table.hero("artemis").hp, table.hero("wulfgar").hp) == (7, 12)
    plain = assassin(
        heroes=DUO, at={"artemis": "1a2", "wulfgar": "1c2"}, monsters=[("goblin-archer", "1d2")], dice=[20]
    ).activate("goblin-archer-1")
    assert (plain.hero("artemis").hp, plain.hero("wulfgar").hp) == (8, 11)


def test_the_opponent_goes_next_to_artemis():
    table = duel(monsters=[("goblin-cutter", "1d2")], dice=[20]).answer("end the Hero Phase")
    table.activate("goblin-cutter-1").answer("1b3")
    assert (table.hero("artemis").hp, table.hero("wulfgar").hp) == (7, 12)


@pytest.mark.parametrize(("dueling", "tile"), [(True, 2), (False, 4)])
def test_the_opponent_moves_toward_artemis(dueling, tile):
    table = assassin(
        heroes=DUO,
        at={"artemis": "1a2", "wulfgar": "5b3"},
        hp={"wulfgar": 3},
        tiles=[*EAST, "4 east broken-door"],
        monsters=[("goblin-cutter", "3c2")],
    )
    if dueling:
        CHALLENGED.set(table.figure("goblin-cutter-1"), table.seat("artemis"))
    table.activate("goblin-cutter-1")
    assert (table.figure("goblin-cutter-1").square >> 4) + 1 == tile


def test_the_opponent_takes_another_hero_where_artemis_is_out_of_its_range():
    table = assassin(
        heroes=DUO,
        at={"artemis": "1a2", "wulfgar": "3b2"},
        tiles=EAST,
        monsters=[("goblin-cutter", "3c2")],
        dice=[20],
    )
    CHALLENGED.set(table.figure("goblin-cutter-1"), table.seat("artemis"))
    table.activate("goblin-cutter-1").answer("3c2")
    assert (table.hero("artemis").hp, table.hero("wulfgar").hp) == (8, 11)


def test_a_duel_is_over_when_artemis_falls():
    table = duel(
        monsters=[("methil", "1b3"), ("goblin-archer", "1b2")], hp={"artemis": 1}, friend="2d3", dice=[20]
    ).answer("end the Hero Phase")
    assert table.figure("methil-1").notes == {CHALLENGED.key: 0}
    table.activate("goblin-archer-1")
    assert table.hero("artemis").hp == 0
    assert not CHALLENGED.is_set(table.figure("methil-1"))
    assert "duelists-poise" not in table.hero("artemis").notes


def test_a_duel_is_over_when_the_opponent_falls():
    table = duel(
        "charons-claw",
        monsters=[("goblin-cutter", "1b3")],
        friend="2d3",
        treasures=["brooch-of-shielding"],
        dice=[15],
    )
    table.answer("use Charon's Claw", "Wulfgar", "end the Hero Phase")
    table.start_turn("artemis")
    assert "duelists-poise" not in table.hero("artemis").notes


def test_a_second_duel_ends_the_first():
    table = duel(monsters=[("methil", "1b3"), ("yvonnel", "1a3")], friend="2d3")
    table.hero("artemis").used.clear()
    table.answer("move to 1b2", "use Duelist's Poise", "Yvonnel")
    marked = [name for name, figure in table.state.figures.items() if CHALLENGED.is_set(figure)]
    assert marked == ["yvonnel-1"]


# ---- 150 Whirl of Ash


def test_whirl_of_ash_attacks_everything_adjacent_and_gives_2_ac_until_the_next_turn():
    table = assassin(
        "whirl-of-ash",
        at={"artemis": "1b3"},
        monsters=[("methil", "1c3"), ("yvonnel", "1a3"), ("goblin-cutter", "1d2")],
        dice=[7, 7],
    ).hero_phase("artemis")
    table.answer("use Whirl of Ash", "end the Hero Phase")
    assert [figure.damage for figure in table.state.figures.values()] == [2, 0, 0]
    assert armor_class(table.state, 0) == 18
    table.start_turn("artemis")
    assert armor_class(table.state, 0) == 16


# ---- 151 Fast Learner


@rule("LD-159")
def test_fast_learner_cancels_an_encounter_for_3_experience():
    table = assassin("fast-learner", at={"artemis": "1b3"}, experience=["drow-duelist"])
    table.draw_encounter("artemis", "overrun").answer("Fast Learner", "pay 3 Experience")
    assert table.hero("artemis").hp == 8
    assert table.state.experience == []
    assert table.hero("artemis").used == ["fast-learner"]


@rule("LD-159", "LD-248")
def test_a_fast_learner_is_told_which_payments_are_more_than_3():
    pile = ["feral-troll", "drow-duelist", "goblin-cutter"]
    table = assassin("fast-learner", at={"artemis": "1b3"}, experience=pile)
    table.draw_encounter("artemis", "overrun").answer("Fast Learner")
    assert table.options == [
        "pay 4 Experience (more than it costs)",
        "pay 3 Experience",
        "choose the cards one by one",
        "pass",
    ]


def test_fast_learner_is_not_for_the_encounters_of_others_nor_without_3_experience():
    other = assassin("fast-learner", heroes=DUO, experience=["drow-duelist"])
    other.draw_encounter("wulfgar", "overrun")
    assert other.over
    poor = assassin("fast-learner", experience=["goblin-champion"])
    poor.draw_encounter("artemis", "overrun")
    assert poor.over
    assert poor.hero("artemis").hp == 7


@rule("LD-162")
def test_fast_learner_reaches_level_2_for_3_experience():
    table = assassin(
        "fast-learner",
        "magic-longsword",
        at={"artemis": "1b3"},
        monsters=[("methil", "1c3")],
        experience=["drow-duelist"],
        dice=[20],
    ).hero_phase("artemis")
    table.answer("use Magic Longsword", "Fast Learner", "pay 3 Experience")
    assert table.hero("artemis").level == 2
    assert table.state.experience == []


# ---- 152 Parry and Strike


@rule("LD-244")
def test_parry_and_strike_spares_artemis_and_lets_him_attack_that_monster_only():
    table = assassin(
        "parry-and-strike",
        "magic-longsword",
        at={"artemis": "1b3"},
        monsters=[("spider-swarm", "1c3"), ("methil", "1a3")],
        treasures=["brooch-of-shielding"],
        dice=[20, 15],
    ).activate("spider-swarm-1")
    table.answer("1c3", "Parry and Strike", "Magic Longsword")
    assert (table.hero("artemis").hp, table.hero("artemis").conditions) == (8, [])
    assert table.state.figures.keys() == {"methil-1"}
    assert table.figure("methil-1").damage == 0
    assert table.hero("artemis").items == ["brooch-of-shielding"]
    assert table.state.turn.quarry == ""


@rule("LD-244")
def test_artemis_may_parry_without_a_strike():
    table = assassin(
        "parry-and-strike",
        "magic-longsword",
        at={"artemis": "1b3"},
        monsters=[("goblin-cutter", "1c3")],
        dice=[20],
    ).activate("goblin-cutter-1")
    table.answer("1c3", "Parry and Strike", "pass")
    assert table.hero("artemis").hp == 8
    assert "goblin-cutter-1" in table.state.figures


def test_artemis_parries_neither_shots_from_afar_nor_traps():
    table = assassin(
        "parry-and-strike", at={"artemis": "1b3"}, monsters=[("goblin-archer", "1d2")], dice=[20]
    ).activate("goblin-archer-1")
    assert table.hero("artemis").hp == 7
    table = assassin("parry-and-strike", at={"artemis": "1b3"}, dice=[20])
    table.draw_encounter("artemis", "crossbow-from-the-dark")
    assert table.hero("artemis").hp == 6


def test_artemis_parries_the_attack_of_an_adjacent_hero_and_strikes_back():
    table = traitor(
        "parry-and-strike", "magic-longsword", at={"artemis": "1b3", "wulfgar": "1c3"}, dice=[20, 15]
    ).hero_phase("wulfgar")
    table.answer("use Aegis-fang", "Parry and Strike", "Magic Longsword")
    assert (table.hero("artemis").hp, table.hero("wulfgar").hp) == (8, 11)


# ---- 153 Vanish


@rule("LD-091")
def test_vanish_places_artemis_within_2_tiles_even_if_he_is_immobilized():
    table = assassin(
        "vanish",
        at={"artemis": "1b3"},
        tiles=EAST,
        conditions={"artemis": ["immobilized"]},
    ).hero_phase("artemis")
    table.answer("use Vanish")
    assert tiles_offered(table) == [1, 2, 3]
    table.answer("3c3")
    assert table.standing_on("artemis") == "3c3"
    assert table.state.turn.actions == 0
