"""Regis: Overlooked and the powers 69 to 74 and 187 to 190."""

import pytest

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.marks import SKIPS
from questboard.games.adventure.state import Figure, Team
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt, square

DUO = ["regis", "wulfgar"]
EAST = ["2 east drow-glyph", "3 east cavern-plain-5"]
"""Tiles 3 and 4: one and two tiles away from tile 2."""


def rogue(*powers, heroes=("regis",), **position):
    """Regis with some powers besides Magic Mace and Ruby Pendant."""
    return crypt(list(heroes), game="drizzt", powers={"regis": powers, "wulfgar": []}, **position)


def traitor(*powers, **position):
    """Regis as the traitor of adventure 12, who attacks Wulfgar like a Monster."""
    table = rogue(*powers, heroes=[*DUO, "drizzt"], adventure="12", **position)
    table.hero("drizzt").square = square("2d1")
    table.state.teams.append(Team([], 0))
    table.hero("regis").villainous, table.hero("regis").team = True, 1
    return table


def tiles_offered(table):
    """The numbers of the tiles on which the offered squares lie."""
    return sorted({(option >> 4) + 1 for option in table.ask.options if option is not None})


# ---- Overlooked


@rule("LD-061")
@pytest.mark.parametrize(("place", "hit_points", "armor"), [("1c2", 8, 17), ("2a2", 8, 15), ("1c2", 0, 15)])
def test_overlooked_gives_regis_2_ac_while_another_standing_hero_is_on_his_tile(place, hit_points, armor):
    table = rogue(heroes=DUO, at={"regis": "1a2", "wulfgar": place}, hp={"wulfgar": hit_points})
    assert armor_class(table.state, 0) == armor


def test_overlooked_needs_a_friend_where_heroes_fight_each_other():
    table = traitor(at={"regis": "1a2", "wulfgar": "1c2"})
    assert armor_class(table.state, 0) == 15


# ---- 69 Magic Mace, 72 Sneak Attack


@rule("LD-245")
@pytest.mark.parametrize(("place", "damage"), [("1c2", 2), ("1c4", 2), ("1d2", 1)])
def test_magic_mace_deals_1_more_damage_beside_another_hero(place, damage):
    table = rogue(heroes=DUO, at={"regis": "1a3", "wulfgar": place}, monsters=[("methil", "1b3")], dice=[6])
    table.hero_phase("regis").answer("use Magic Mace")
    assert table.figure("methil-1").damage == damage


@rule("LD-245")
@pytest.mark.parametrize(("die", "place", "damage"), [(5, "1c2", 4), (5, "1d2", 3), (4, "1c2", 1)])
def test_sneak_attack_deals_more_damage_beside_another_hero_but_not_on_a_miss(die, place, damage):
    table = rogue(
        "sneak-attack",
        heroes=DUO,
        at={"regis": "1a3", "wulfgar": place},
        monsters=[("methil", "1b3")],
        dice=[die],
    )
    table.hero_phase("regis").answer("use Sneak Attack")
    assert table.figure("methil-1").damage == damage
    assert table.hero("regis").used == ["sneak-attack"]


# ---- 70 Ruby Pendant


@rule("LD-201")
def test_ruby_pendant_deals_its_damage_to_any_monster_on_the_tile_of_the_target():
    table = rogue(
        at={"regis": "1a2"},
        monsters=[("drow-duelist", "2a2"), ("goblin-cutter", "2c2"), ("goblin-archer", "1c2")],
        dice=[8],
        treasures=["brooch-of-shielding"],
    )
    table.hero_phase("regis").answer("use Ruby Pendant", "Drow Duelist 1")
    assert table.options == ["Drow Duelist 1", "Goblin Cutter 1"]
    table.answer("Goblin Cutter 1", "pass")
    assert "goblin-cutter-1" not in table.state.figures
    assert table.figure("drow-duelist-1").damage == 0
    assert table.hero("regis").items == ["brooch-of-shielding"]


@rule("LD-194", "LD-201")
def test_ruby_pendant_may_hurt_the_target_itself_and_move_it_a_tile():
    table = rogue(at={"regis": "1a2"}, tiles=EAST, monsters=[("drow-duelist", "2a2")], dice=[8])
    table.hero_phase("regis").answer("use Ruby Pendant")
    assert tiles_offered(table) == [1, 2, 3]
    table.answer("3c2")
    assert table.figure("drow-duelist-1").damage == 1
    assert table.standing_on("drow-duelist-1") == "3c2"


def test_ruby_pendant_does_nothing_on_a_miss_and_moves_no_villain():
    missed = rogue(at={"regis": "1a2"}, monsters=[("drow-duelist", "2a2")], dice=[7])
    missed.hero_phase("regis").answer("use Ruby Pendant")
    assert missed.figure("drow-duelist-1").damage == 0
    assert missed.prompt == "What does Regis do?"
    villain = rogue(at={"regis": "1a2"}, monsters=[("methil", "2a2")], dice=[8])
    villain.hero_phase("regis").answer("use Ruby Pendant")
    assert villain.figure("methil-1").damage == 1
    assert villain.prompt == "What does Regis do?"


@rule("LD-237")
def test_a_hero_whom_the_pendant_moves_picks_the_square():
    table = traitor(at={"regis": "1a2", "wulfgar": "2a2"}, dice=[15])
    table.hero_phase("regis").answer("use Ruby Pendant", "Wulfgar", "Wulfgar", "yes")
    assert table.asked == table.seat("wulfgar")
    table.answer("1d2")
    assert table.standing_on("wulfgar") == "1d2"
    assert table.hero("wulfgar").hp == 11


# ---- 71 Mass Charm


@rule("LD-132")
def test_mass_charm_makes_what_it_hits_skip_an_activation_and_may_move_it_2_tiles():
    table = rogue(
        "mass-charm",
        at={"regis": "1a2"},
        tiles=EAST,
        monsters=[("drow-duelist", "2a2"), ("goblin-champion", "1d3"), ("methil", "1c4")],
        dice=[9, 7, 8],
    )
    table.hero_phase("regis").answer("use Mass Charm")
    assert tiles_offered(table) == [1, 2, 3, 4], "the Duelist may be moved two tiles"
    table.answer("4c2")
    assert table.prompt == "What does Regis do?", "the Champion was missed and the Villain stays"
    assert table.standing_on("drow-duelist-1") == "4c2"
    skipping = [name for name, figure in table.state.figures.items() if SKIPS.is_set(figure)]
    assert skipping == ["drow-duelist-1", "methil-1"]


def test_a_charmed_monster_does_nothing_once():
    table = rogue("mass-charm", at={"regis": "1a2"}, monsters=[("drow-duelist", "1b2")], dice=[9, 20, 20])
    table.hero_phase("regis").answer("use Mass Charm", "pass", "end the Hero Phase")
    table.activate("drow-duelist-1")
    assert table.hero("regis").hp == 8
    table.activate("drow-duelist-1").answer("1b2")
    assert table.hero("regis").hp == 6


# ---- 73 Disarm


def test_disarm_discards_a_trap_within_1_tile():
    for where, offered in ((1, True), (2, False)):
        table = rogue("disarm", at={"regis": "1a2"}, tiles=EAST)
        table.state.markers["web-snare"] = [where]
        table.hero_phase("regis")
        assert ("use Disarm" in table.options) == offered
        if offered:
            table.answer("use Disarm")
            assert table.state.markers == {}
            assert "web-snare" in table.state.encounter_deck.discard
            assert table.hero("regis").used == ["disarm"]


@rule("LD-224")
def test_disarm_discards_a_trap_that_a_hero_within_1_tile_draws_without_another_draw():
    table = rogue("disarm", heroes=DUO, at={"regis": "1a2", "wulfgar": "2a2"})
    table.draw_encounter("wulfgar", "web-snare").answer("Disarm")
    assert table.over
    assert table.state.markers == {}
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["web-snare"]
    assert "web-snare" in table.state.encounter_deck.discard


def test_disarm_answers_neither_to_other_cards_nor_to_traps_far_away():
    for card, place in (("overrun", "2a2"), ("web-snare", "3b2")):
        table = rogue("disarm", heroes=DUO, at={"regis": "1a2", "wulfgar": place}, tiles=EAST)
        table.draw_encounter("wulfgar", card)
        assert table.over
        assert table.hero("regis").used == []


# ---- 74 Sudden Escape


@rule("LD-244")
def test_sudden_escape_spares_regis_hit_line_and_miss_line_and_places_him_within_1_tile():
    table = rogue("sudden-escape", at={"regis": "1a2"}, tiles=EAST, dice=[20])
    table.draw_encounter("regis", "piercer-drop").answer("Sudden Escape")
    assert tiles_offered(table) == [1, 2]
    assert "1a2" in table.options, "he may stay"
    table.answer("2c2")
    assert table.hero("regis").hp == 8, "an attack without effect has no miss line either"
    assert table.standing_on("regis") == "2c2"


def test_sudden_escape_keeps_regis_from_conditions_too():
    table = rogue("sudden-escape", at={"regis": "1a2"}, monsters=[("spider-swarm", "1b2")], dice=[20])
    table.activate("spider-swarm-1").answer("1b2", "Sudden Escape", "1a2")
    assert (table.hero("regis").hp, table.hero("regis").conditions) == (8, [])
    assert table.hero("regis").used == ["sudden-escape"]


# ---- 187 Hide in a Nook


def hidden(**position):
    """Regis off the board, Wulfgar on it."""
    table = rogue("hide-in-a-nook", heroes=DUO, at={"regis": "1a2", "wulfgar": "2d3"}, **position)
    table.hero_phase("regis").answer("use Hide in a Nook", "end the Hero Phase")
    assert table.standing_on("regis") == "1a2", "he hides at the end of his Hero Phase"
    table.end_hero_phase("regis")
    return table


@rule("LD-191", "LD-236")
def test_a_hidden_regis_is_off_the_board_until_his_next_hero_phase():
    table = hidden(tiles=EAST)
    assert not table.hero("regis").on_board
    table.start_turn("regis")
    assert tiles_offered(table) == [1, 2], "within 1 tile of the tile that he left"
    table.answer("2b1")
    assert table.standing_on("regis") == "2b1"
    assert table.hero("regis").away == ""


@rule("LD-236")
def test_regis_comes_back_before_the_poison_hurts_him():
    table = hidden()
    table.hero("regis").conditions.append("poisoned")
    table.start_turn("regis")
    assert table.hero("regis").hp == 8
    table.answer("1a2")
    assert table.hero("regis").hp == 7


def test_regis_comes_back_farther_away_where_there_is_no_room():
    table = rogue("hide-in-a-nook", heroes=DUO, at={"regis": "1a2", "wulfgar": "3d3"}, tiles=EAST)
    table.hero("regis").notes["hide-in-a-nook"] = 1
    table.end_hero_phase("regis")
    for name in "abcd":
        for row in "1234":
            for tile in "12":
                place = square(tile + name + row)
                if table.state.board.floor >> place & 1:
                    figure = table.state.new_name("goblin-cutter")
                    table.state.figures[figure] = Figure("goblin-cutter", place)
    table.start_turn("regis")
    assert tiles_offered(table) == [3]


@rule("LD-191")
def test_a_hidden_regis_neither_explores_nor_draws_an_encounter_but_his_monsters_act():
    table = rogue(
        "hide-in-a-nook",
        heroes=DUO,
        at={"regis": "1a2", "wulfgar": "2d3"},
        monsters=[("goblin-archer", "2b1", "regis")],
        stack=["drow-glyph"],
        dice=[20],
    ).turn("regis")
    table.answer("use Hide in a Nook", "end the Hero Phase")
    assert [event.facts["figure"] for event in table.told("activated")] == ["goblin-archer-1"]
    assert not table.told("tile_placed")
    assert not table.told("drew_encounter")
    assert table.hero("wulfgar").hp == 11


@rule("LD-191")
def test_nothing_that_others_draw_affects_a_hidden_regis():
    table = hidden(dice=[20, 20])
    table.draw_encounter("wulfgar", "bat-cloud")
    assert (table.hero("regis").hp, table.hero("wulfgar").hp) == (8, 11)


@rule("LD-184")
def test_monsters_do_not_see_a_hidden_regis():
    table = hidden(monsters=[("goblin-cutter", "1c2")], dice=[20])
    table.activate("goblin-cutter-1").answer("2c3")
    assert (table.hero("regis").hp, table.hero("wulfgar").hp) == (8, 11)


# ---- 188 Dance, Puppet


def test_dance_puppet_moves_a_monster_and_has_it_attack_another_for_regis():
    table = rogue(
        "dance-puppet",
        at={"regis": "1a2"},
        tiles=EAST,
        monsters=[("spider-swarm", "1c2"), ("goblin-cutter", "3b2"), ("methil", "1d3")],
        treasures=["brooch-of-shielding"],
        dice=[5],
    ).hero_phase("regis")
    table.answer("use Dance, Puppet")
    assert tiles_offered(table) == [1, 2], "the Spider Swarm is chosen by itself: Methil is a Villain"
    table.answer("2d2")
    assert table.options == ["Goblin Cutter 1", "Methil El-Viddenvelp, Mind Flayer"]
    table.answer("Goblin Cutter 1")
    assert "goblin-cutter-1" not in table.state.figures, "5 + 7 hits AC 12"
    assert table.hero("regis").items == ["brooch-of-shielding"], "Regis has defeated it"
    assert table.state.experience == ["goblin-cutter"]


def test_dance_puppet_uses_the_first_attack_of_the_card_and_the_goblin_champion_helps():
    for champion, damage in ((False, 0), (True, 1)):
        monsters = [("goblin-archer", "1c2"), ("methil", "1d3")]
        table = rogue(
            "dance-puppet",
            at={"regis": "1a2"},
            tiles=EAST,
            monsters=[*monsters, ("goblin-champion", "4c2")] if champion else monsters,
            dice=[7],
        ).hero_phase("regis")
        table.answer("use Dance, Puppet", "pass")
        assert table.figure("methil-1").damage == damage, "7 + 6, or 7 + 6 + 2, against AC 14"


def test_dance_puppet_has_a_rival_use_an_at_will_power():
    table = traitor(
        "dance-puppet",
        at={"regis": "1a2", "wulfgar": "2a2"},
        monsters=[("goblin-cutter", "2b2")],
        dice=[12, 1],
    ).hero_phase("regis")
    table.answer("use Dance, Puppet", "Wulfgar", "no")
    assert table.asked == table.seat("wulfgar")
    table.answer("Goblin Cutter 1")
    assert [event.facts["hero"] for event in table.told("attacks")] == ["wulfgar"]


# ---- 189 Pilfer


@rule("LD-239")
@pytest.mark.parametrize("place", ["1a2", "2a2"])
def test_pilfer_has_a_hero_within_1_tile_draw_two_treasures_and_keep_one(place):
    table = rogue(
        "pilfer",
        heroes=DUO,
        at={"regis": place, "wulfgar": "1b3"},
        monsters=[("goblin-cutter", "1c3")],
        treasures=["brooch-of-shielding", "necklace-of-speed"],
        dice=[15],
    ).hero_phase("wulfgar")
    table.answer("use Aegis-fang", "Pilfer")
    assert table.asked == table.seat("wulfgar")
    assert table.options == ["Brooch of Shielding", "Necklace of Speed"]
    table.answer("Necklace of Speed", "Wulfgar")
    assert table.hero("wulfgar").items == ["necklace-of-speed"]
    assert table.state.treasure_deck.discard == ["brooch-of-shielding"]


def test_pilfer_is_not_for_heroes_far_away():
    table = rogue(
        "pilfer",
        heroes=DUO,
        at={"regis": "3c2", "wulfgar": "1b3"},
        tiles=EAST,
        monsters=[("goblin-cutter", "1c3")],
        treasures=["brooch-of-shielding"],
        dice=[15],
    ).hero_phase("wulfgar")
    table.answer("use Aegis-fang")
    assert "Pilfer" not in table.options


# ---- 190 Rumblebelly's Luck


def test_rumblebellys_luck_rolls_a_die_of_regis_or_a_hero_on_his_tile_again():
    for hero, power in (("regis", "use Magic Mace"), ("wulfgar", "use Aegis-fang")):
        table = rogue(
            "rumblebellys-luck",
            heroes=DUO,
            at={"regis": "1a3", "wulfgar": "1c3"},
            monsters=[("methil", "1b3")],
            dice=[1, 15],
        ).hero_phase(hero)
        table.answer(power, "Rumblebelly's Luck")
        assert table.figure("methil-1").damage >= 1
        assert table.hero("regis").used == ["rumblebellys-luck"]


@rule("LD-291")
@pytest.mark.parametrize(("active", "place", "offered"), [
    ("regis", "2c3", True),
    ("wulfgar", "1c3", True),
    ("wulfgar", "2c3", False),
])  # fmt: skip
def test_rumblebellys_luck_is_for_dice_of_monsters_that_regis_or_a_hero_on_his_tile_rolls(
    active, place, offered
):
    table = rogue(
        "rumblebellys-luck",
        heroes=DUO,
        at={"regis": "1a3", "wulfgar": place},
        monsters=[("goblin-archer", "1a2")],
        dice=[20, 1],
    ).activate("goblin-archer-1", active)
    if offered:
        table.answer("Rumblebelly's Luck")
    assert table.over
    assert table.hero("regis").hp == (8 if offered else 7)


@rule("LD-291")
def test_rumblebellys_luck_is_offered_whatever_the_die_shows_but_not_for_other_tiles():
    def swung(place, die):
        table = rogue(
            "rumblebellys-luck",
            heroes=DUO,
            at={"regis": place, "wulfgar": "1c3"},
            monsters=[("methil", "1b3")],
            dice=[die, 20],
        )
        return table.hero_phase("wulfgar").answer("use Aegis-fang")

    assert swung("1a3", 1).prompt == (
        "Wulfgar rolls 1 + 7 = 8 against AC 14: a miss. Have it rolled again with Rumblebelly's Luck?"
    )
    assert swung("1a3", 18).prompt == (
        "Wulfgar rolls 18 + 7 = 25 against AC 14: a hit. Have it rolled again with Rumblebelly's Luck?"
    )
    assert swung("2a3", 1).prompt == "What does Wulfgar do?"
