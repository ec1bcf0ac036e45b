"""Jarlaxle: Well Equipped and the powers 173 to 182."""

import pytest

from questboard.games.adventure.rules.marks import PINNED
from questboard.games.adventure.state import Team
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt, square

DUO = ["jarlaxle", "wulfgar"]
EAST = ["2 east drow-glyph", "3 east cavern-plain-5"]
"""Tiles 3 and 4: one and two tiles away from tile 2."""


def mercenary(*powers, heroes=("jarlaxle",), **position):
    """Jarlaxle with these powers."""
    return crypt(list(heroes), game="drizzt", powers={"jarlaxle": powers, "wulfgar": []}, **position)


def lord(*powers, **position):
    """Jarlaxle as the traitor of adventure 12, who attacks Wulfgar like a Monster and is attacked by him."""
    table = mercenary(*powers, heroes=[*DUO, "drizzt"], adventure="12", **position)
    table.hero("drizzt").square = square("2d1")
    table.state.teams.append(Team([], 0))
    table.hero("jarlaxle").villainous, table.hero("jarlaxle").team = True, 1
    return table


# ---- Well Equipped


@rule("LD-061")
def test_well_equipped_gives_jarlaxle_one_starting_item_more_and_he_keeps_them():
    table = mercenary(
        heroes=DUO,
        treasures=["brief-rest", "brooch-of-shielding", "necklace-of-speed", "cats-eye-headband"],
    )
    table.play(("first_treasures",)).answer("Wulfgar")
    assert table.hero("jarlaxle").items == ["brooch-of-shielding", "necklace-of-speed"]
    assert table.hero("wulfgar").items == ["cats-eye-headband"]


# ---- 173 Bracer of Daggers


def test_bracer_of_daggers_attacks_one_or_two_different_monsters_within_1_tile():
    position = {
        "at": {"jarlaxle": "1b2"},
        "tiles": EAST,
        "monsters": [("methil", "1c3"), ("errtu", "3c2"), ("water-elemental", "2c2")],
        "dice": [8, 8],
    }
    table = mercenary("bracer-of-daggers", **position).hero_phase("jarlaxle")
    table.answer("use Bracer of Daggers")
    assert table.options == ["Methil El-Viddenvelp, Mind Flayer", "Water Elemental 1"]
    table.answer("Methil", "Water Elemental 1")
    assert (table.figure("methil-1").damage, table.figure("water-elemental-1").damage) == (1, 1)
    alone = mercenary("bracer-of-daggers", **position).hero_phase("jarlaxle")
    alone.answer("use Bracer of Daggers", "Methil", "pass")
    assert (alone.figure("methil-1").damage, alone.figure("water-elemental-1").damage) == (1, 0)


# ---- 174 Dueling Rapier


@rule("LD-245")
@pytest.mark.parametrize(("other", "damage"), [("1a3", 1), ("1d2", 2)])
def test_dueling_rapier_deals_1_more_damage_without_another_monster_adjacent(other, damage):
    table = mercenary(
        "dueling-rapier",
        at={"jarlaxle": "1b3"},
        monsters=[("methil", "1c3"), ("goblin-cutter", other)],
        dice=[6],
    ).hero_phase("jarlaxle")
    table.answer("use Dueling Rapier")
    if table.prompt == "Jarlaxle attacks which target with Dueling Rapier?":
        table.answer("Methil")
    assert table.figure("methil-1").damage == damage


# ---- 175 Hand Crossbow


def test_the_hand_crossbow_reaches_two_tiles():
    table = mercenary(
        "hand-crossbow",
        at={"jarlaxle": "1b3"},
        tiles=EAST,
        monsters=[("drow-duelist", "3c3"), ("goblin-cutter", "4b2")],
        dice=[9],
    ).hero_phase("jarlaxle")
    table.answer("use Hand Crossbow")
    assert table.figure("drow-duelist-1").damage == 1
    assert "goblin-cutter-1" in table.state.figures


# ---- 176 Wand of Viscid Globs


def globbed(kind, place, die=20):
    """A Monster that Jarlaxle on 1a2 has attacked with his wand."""
    table = mercenary(
        "wand-of-viscid-globs", at={"jarlaxle": "1a2"}, tiles=EAST, monsters=[(kind, place)], dice=[die, 20]
    )
    table.hero_phase("jarlaxle").answer("use Wand of Viscid Globs", "end the Hero Phase")
    return table


def test_a_pinned_monster_moves_nowhere_and_attacks_only_who_is_adjacent():
    far = globbed("drow-duelist", "1c2").activate("drow-duelist-1")
    assert far.standing_on("drow-duelist-1") == "1c2"
    assert far.hero("jarlaxle").hp == 8
    near = globbed("goblin-cutter", "1b3").activate("goblin-cutter-1")
    assert near.standing_on("goblin-cutter-1") == "1b3"
    assert near.hero("jarlaxle").hp == 7


def test_a_pinned_monster_still_shoots_and_is_free_after_one_activation():
    table = globbed("goblin-archer", "2b2").activate("goblin-archer-1")
    assert table.hero("jarlaxle").hp == 7
    assert not PINNED.is_set(table.figure("goblin-archer-1"))


def test_the_wand_pins_nothing_on_a_miss():
    table = globbed("drow-duelist", "1c2", die=7)
    assert table.figure("drow-duelist-1").notes == {}


@rule("LD-089")
def test_the_wand_makes_a_hero_immobilized():
    table = lord("wand-of-viscid-globs", at={"jarlaxle": "1a2", "wulfgar": "1c2"}, dice=[20])
    table.hero_phase("jarlaxle").answer("use Wand of Viscid Globs", "Wulfgar")
    assert table.hero("wulfgar").conditions == ["immobilized"]


# ---- 177 Blade Flurry


def test_blade_flurry_attacks_every_adjacent_monster():
    table = mercenary(
        "blade-flurry",
        at={"jarlaxle": "1b3"},
        monsters=[("methil", "1c3"), ("artemis-entreri", "1a3"), ("yvonnel", "1d2")],
        dice=[6, 6, 20],
    ).hero_phase("jarlaxle")
    table.answer("use Blade Flurry")
    damage = {name: figure.damage for name, figure in table.state.figures.items()}
    assert damage == {"methil-1": 2, "artemis-entreri-1": 0, "yvonnel-1": 0}
    assert table.hero("jarlaxle").used == ["blade-flurry"]


# ---- 178 Diatryma Feather


def feathered(**position):
    """Jarlaxle on tile 2 has called the Diatryma onto tile 3, where Methil stands."""
    monsters = [("methil", "3c2"), *position.pop("monsters", [])]
    table = mercenary(
        "diatryma-feather",
        heroes=DUO,
        at={"jarlaxle": "2b2", "wulfgar": "3d3"},
        tiles=EAST,
        monsters=monsters,
        **position,
    ).hero_phase("jarlaxle")
    table.answer("use Diatryma Feather", "end the Hero Phase")
    return table


def test_diatryma_feather_attacks_each_monster_on_a_tile():
    table = feathered(dice=[7])
    assert table.figure("methil-1").damage == 2


def test_each_monster_that_moves_onto_the_tile_of_the_diatryma_takes_1_damage():
    table = feathered(
        monsters=[("goblin-champion", "4d2"), ("goblin-cutter", "4c3")],
        treasures=["brooch-of-shielding"],
        dice=[1, 1],
    )
    table.activate("goblin-champion-1").answer("3d2")
    assert table.figure("goblin-champion-1").damage == 1
    table.activate("goblin-cutter-1").answer("3c3")
    assert "goblin-cutter-1" not in table.state.figures
    assert table.state.experience == ["goblin-cutter"]
    table.answer("Jarlaxle")
    assert table.hero("jarlaxle").items == ["brooch-of-shielding"], "he has defeated it"


def test_a_monster_that_moves_about_on_the_tile_takes_no_damage():
    table = feathered(monsters=[("artemis-entreri", "3b2")], dice=[1, 1, 1])
    table.activate("artemis-entreri-1").answer("3d2")
    assert table.standing_on("artemis-entreri-1") == "3d2"
    assert table.figure("artemis-entreri-1").damage == 0


def test_a_monster_that_is_placed_on_the_tile_takes_1_damage_too():
    table = feathered(monster_deck=["goblin-champion"], dice=[1])
    table.draw_encounter("wulfgar", "cavern-occupied-lair")
    assert table.figure("goblin-champion-1").damage == 1


def test_the_diatryma_is_gone_in_jarlaxles_next_hero_phase():
    table = feathered(monsters=[("goblin-champion", "4d2")], dice=[1, 1])
    table.start_turn("jarlaxle").answer("end the Hero Phase")
    table.activate("goblin-champion-1").answer("3d2")
    assert table.figure("goblin-champion-1").damage == 0


def test_the_diatryma_hurts_a_hero_whom_jarlaxle_may_attack():
    table = lord(
        "diatryma-feather",
        at={"jarlaxle": "2b2", "wulfgar": "1d3"},
        tiles=EAST,
        monsters=[("methil", "3c2")],
        dice=[1],
    )
    table.hero("drizzt").square = square("4c2")
    table.hero_phase("jarlaxle").answer("use Diatryma Feather", "tile 3", "end the Hero Phase")
    table.hero("drizzt").hp = 5
    table.hero_phase("drizzt").answer("move to 3d2", "end the Hero Phase")
    assert table.hero("drizzt").hp == 4


# ---- 179 Mercenary's Gambit


@rule("LD-239")
def test_mercenarys_gambit_draws_one_treasure_more_for_a_monster_that_it_defeats():
    table = mercenary(
        "mercenarys-gambit",
        at={"jarlaxle": "1b3"},
        monsters=[("goblin-champion", "1c3")],
        treasures=["brooch-of-shielding", "necklace-of-speed"],
        dice=[5],
    ).hero_phase("jarlaxle")
    table.answer("use Mercenary's Gambit")
    assert table.hero("jarlaxle").items == ["brooch-of-shielding", "necklace-of-speed"]


def test_mercenarys_gambit_draws_none_for_a_monster_that_survives():
    table = mercenary(
        "mercenarys-gambit",
        at={"jarlaxle": "1b3"},
        monsters=[("drow-duelist", "1c3")],
        treasures=["brooch-of-shielding"],
        dice=[5],
    ).hero_phase("jarlaxle")
    table.answer("use Mercenary's Gambit")
    assert table.figure("drow-duelist-1").damage == 1, "the damage of a miss"
    assert table.hero("jarlaxle").items == []


# ---- 180 Cloud of Darkness


@rule("LD-099")
def test_cloud_of_darkness_discards_a_monster_that_jarlaxle_or_a_hero_near_him_draws():
    for explorer, other in (("2d1", "1a2"), ("1a2", "2d1")):
        table = mercenary(
            "jarlaxles-cloud-of-darkness",
            heroes=DUO,
            at={"jarlaxle": explorer, "wulfgar": other},
            stack=["drow-glyph"],
            monster_deck=["feral-troll"],
        )
        active = "jarlaxle" if explorer == "2d1" else "wulfgar"
        table.explore(active)
        if table.prompt == "Explore which edge?":
            table.answer("the east edge of tile 2")
        table.answer("Cloud of Darkness")
        assert table.state.figures == {}
        assert table.state.monster_deck.discard == ["feral-troll"]
        assert table.state.experience == []
        assert table.hero("jarlaxle").used == ["jarlaxles-cloud-of-darkness"]


# ---- 181 Drow Cloak


@rule("LD-244")
def test_drow_cloak_turns_a_hit_into_a_miss_whose_miss_line_applies():
    table = mercenary("drow-cloak", at={"jarlaxle": "1a2"}, dice=[11])
    table.draw_encounter("jarlaxle", "piercer-drop").answer("Drow Cloak")
    assert table.hero("jarlaxle").hp == 7, "18 misses AC 19, and the Piercer does 1 damage on a miss"
    assert table.hero("jarlaxle").used == ["drow-cloak"]


def test_drow_cloak_is_not_offered_where_4_ac_are_not_enough():
    table = mercenary("drow-cloak", at={"jarlaxle": "1a2"}, dice=[12])
    table.draw_encounter("jarlaxle", "piercer-drop")
    assert table.over
    assert table.hero("jarlaxle").hp == 6


def test_drow_cloak_works_against_the_attack_of_a_hero():
    table = lord("drow-cloak", at={"jarlaxle": "1a2", "wulfgar": "1b2"}, dice=[8])
    table.hero_phase("wulfgar").answer("use Aegis-fang", "Drow Cloak")
    assert table.hero("jarlaxle").hp == 8


# ---- 182 Item Mastery


@rule("LD-156")
def test_item_mastery_keeps_an_item_that_is_used_in_the_hero_phase():
    table = mercenary(
        "item-mastery",
        at={"jarlaxle": "1a2"},
        hp={"jarlaxle": 4},
        items={"jarlaxle": ["cavern-potion-of-healing"]},
    ).hero_phase("jarlaxle")
    table.answer("use Potion of Healing", "Item Mastery")
    assert table.hero("jarlaxle").hp == 6
    assert table.hero("jarlaxle").items == ["cavern-potion-of-healing"]
    assert table.hero("jarlaxle").used == ["item-mastery"]
    table.answer("use Potion of Healing")
    assert table.hero("jarlaxle").items == [], "once only"


def test_item_mastery_keeps_an_item_that_answers_to_something():
    table = mercenary(
        "item-mastery",
        "dueling-rapier",
        at={"jarlaxle": "1b3"},
        monsters=[("methil", "1c3")],
        items={"jarlaxle": ["scrimshaw-charm"]},
        dice=[1, 15],
    ).hero_phase("jarlaxle")
    table.answer("use Dueling Rapier", "Scrimshaw Charm", "Item Mastery")
    assert table.figure("methil-1").damage == 2
    assert table.hero("jarlaxle").items == ["scrimshaw-charm"]


def test_item_mastery_keeps_a_wand_that_would_be_used_up():
    table = mercenary(
        "item-mastery",
        at={"jarlaxle": "1b3"},
        monsters=[("methil", "1c3")],
        items={"jarlaxle": ["wand-of-magic-missiles"]},
        dice=[5],
    ).hero_phase("jarlaxle")
    table.answer("use Wand of Magic Missiles", "Item Mastery")
    assert table.hero("jarlaxle").items == ["wand-of-magic-missiles"]


def test_item_mastery_is_for_jarlaxles_own_items():
    table = mercenary(
        "item-mastery",
        heroes=DUO,
        at={"jarlaxle": "1a2", "wulfgar": "1b3"},
        hp={"wulfgar": 4},
        items={"wulfgar": ["cavern-potion-of-healing"]},
    ).hero_phase("wulfgar")
    table.answer("use Potion of Healing")
    assert table.hero("wulfgar").items == []
