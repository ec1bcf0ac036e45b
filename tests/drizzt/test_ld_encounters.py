"""The Curses, Events and Event-Attacks of The Legend of Drizzt, and how an Encounter card is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from questboard.games.adventure.content import STARTING_DECK
from questboard.games.adventure.rules.placing import put
from questboard.games.adventure.state import OFF, RowCard, Token
from questboard.games.drizzt.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, first_thought, square

IMMOBILIZED, POISONED = "immobilized", "poisoned"
MARK = "mark-of-lolth"
EAST = ["2 east cavern-plain-5", "3 east cavern-plain-8", "4 east cavern-plain-10", "5 east cavern-plain-12"]
"""Tiles 3 to 6, each one tile farther from tile 2; their four middle squares are floor."""
TILES = ["2 east volcanic-vent-4", "3 east cavern-plain-8", "4 east cavern-plain-10"]
"""Tile 3 has a Volcanic Vent; tiles 2 and 4 are next to it, 1 and 5 are not."""
TRIO = ["drizzt", "catti-brie", "wulfgar"]


def party(*heroes: str, **position) -> Crypt:
    """Heroes without powers that could interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), game="drizzt", **position)


def finish(table: Crypt) -> Crypt:
    """Give the first answer to whatever else is asked."""
    while not table.over:
        table.answer(table.options[0])
    return table


def lost(table: Crypt) -> dict[str, int]:
    """The damage that Heroes have taken, who took any."""
    damage = {hero.name: hero.card.hit_points - hero.hp for hero in table.state.heroes}
    return {name: amount for name, amount in damage.items() if amount}


def attacked(table: Crypt) -> list[str]:
    """Whom a card has attacked, in order."""
    return [event.facts["target"] for event in table.told("attacked")]


def row(table: Crypt, hero: str) -> list[str]:
    return [card.name for card in table.hero(hero).row]


def discards(table: Crypt) -> list[str]:
    return table.state.encounter_deck.discard


def off_board(table: Crypt, hero: str) -> Crypt:
    """Take a Hero off the tiles."""
    table.hero(hero).square, table.hero(hero).away = OFF, "hide-in-a-nook"
    return table


# ---- the deck


@rule("LD-008")
def test_there_are_20_encounter_cards_in_the_starting_deck_and_22_in_the_advanced_deck():
    numbers = sorted(number for card in BOX.encounters.values() for number in card.numbers)
    assert numbers == [*range(6, 26), *range(108, 130)]
    assert sum(number in STARTING_DECK for number in numbers) == 20


@rule("LD-150")
def test_the_deck_has_curses_events_event_attacks_and_traps_but_no_environments_and_hazards():
    kinds = Counter(card.kind for card in BOX.encounters.values() for _ in card.numbers)
    assert kinds == {"curse": 8, "event": 19, "event-attack": 9, "trap": 6}


# ---- drawing, cancelling and replacing


@rule("LD-141", "LD-144")
def test_an_event_takes_effect_as_soon_as_it_is_drawn_and_is_discarded():
    table = party("drizzt").draw_encounter("drizzt", "overrun")
    assert lost(table) == {"drizzt": 1}
    assert discards(table) == ["overrun"]


@rule("LD-157", "LD-158", "LD-159", "LD-160", "LD-161", "LD-235")
def test_5_experience_cancel_an_encounter_card_at_the_moment_it_is_drawn_and_too_much_is_lost():
    pile = ["drow-duelist", "drow-duelist", "drow-wizard", "hypnotic-spirit"]
    table = party("drizzt", experience=pile).draw_encounter("drizzt", "overrun")
    table.answer("pay 3 + 2 Experience")
    assert lost(table) == {}
    assert len(table.state.experience) == 2
    table.draw_encounter("drizzt", "overrun")
    assert "pay 3 + 2 Experience" not in table.options
    table.answer("pay 3 + 3 Experience (more than it costs)")
    assert table.state.experience == []
    assert lost(table) == {}
    assert discards(table) == ["overrun"]  # the same card, drawn and cancelled twice
    assert len(table.state.monster_deck.discard) == 4


PILE = ["drow-duelist", "goblin-cutter", "goblin-archer", "hypnotic-spirit", "feral-troll"]
"""Worth 3, 1, 1, 2 and 4."""


@rule("LD-248")
def test_any_set_of_cards_worth_5_or_more_can_be_paid_also_one_with_a_card_too_many():
    table = party("drizzt", experience=PILE).draw_encounter("drizzt", "overrun")
    table.answer("choose the cards one by one", "Goblin Archer (1)")
    assert table.prompt == "Spend which card? 1 of 5 Experience so far."
    assert "pass" not in table.options, "1 is not enough"
    table.answer("Feral Troll (4)")
    assert table.prompt == "Spend another card? 5 of 5 Experience so far."
    table.answer("Hypnotic Spirit (2)", "pass")
    assert table.state.experience == ["drow-duelist", "goblin-cutter"]
    assert table.state.monster_deck.discard == ["goblin-archer", "feral-troll", "hypnotic-spirit"]
    assert lost(table) == {}


@rule("LD-248")
def test_of_cards_of_equal_worth_the_player_may_say_which_is_spent():
    table = party("drizzt", experience=PILE).draw_encounter("drizzt", "overrun")
    table.answer("choose the cards one by one", "Feral Troll (4)")
    assert table.options == [
        "Drow Duelist (3)",
        "Goblin Cutter (1)",
        "Goblin Archer (1)",
        "Hypnotic Spirit (2)",
    ]
    table.answer("Goblin Cutter (1)", "pass")
    assert table.state.experience == ["drow-duelist", "goblin-archer", "hypnotic-spirit"]


@rule("LD-248")
def test_a_pile_of_which_every_card_is_needed_leaves_nothing_to_choose():
    table = party("drizzt", experience=["drow-duelist", "hypnotic-spirit"]).draw_encounter(
        "drizzt", "overrun"
    )
    assert table.options == ["pay 3 + 2 Experience", "pass"]


@rule("LD-248", "LD-162")
def test_a_level_can_be_paid_for_with_any_set_of_cards():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        powers={"wulfgar": []},
        monsters=[("methil", "1c2")],
        experience=PILE,
        dice=[20],
    )
    table.hero_phase("wulfgar").answer("use Aegis-fang", "choose the cards one by one")
    table.answer("Feral Troll (4)", "Drow Duelist (3)", "pass")
    assert table.hero("wulfgar").level == 2
    assert table.state.experience == ["goblin-cutter", "goblin-archer", "hypnotic-spirit"]


def test_a_hurried_player_pays_without_choosing_card_by_card():
    table = party("drizzt", experience=PILE).draw_encounter("drizzt", "psionic-scream")
    assert first_thought(table).startswith("pay")
    table.answer("choose the cards one by one", "Feral Troll (4)", "Drow Duelist (3)")
    assert first_thought(table) == "pass"


@rule("LD-248")
def test_a_pile_worth_less_than_5_cannot_be_spent():
    table = party("drizzt", experience=["drow-duelist", "goblin-cutter"])
    assert lost(table.draw_encounter("drizzt", "overrun")) == {"drizzt": 1}
    assert len(table.state.experience) == 2


@rule("LD-224")
def test_a_card_is_cancelled_before_anybody_may_replace_it():
    table = party(
        "drizzt",
        "bruenor",
        powers={"bruenor": ["legendary-knowledge"]},
        experience=["feral-troll", "drow-duelist"],
    )
    table.draw_encounter("drizzt", "overrun")
    assert "Cancel" in table.prompt
    table.answer("pay")
    assert table.over
    assert table.hero("bruenor").used == []
    assert lost(table) == {}


@rule("LD-224")
def test_a_card_that_is_not_cancelled_may_be_replaced_and_the_next_one_can_be_cancelled_too():
    table = party(
        "drizzt",
        "bruenor",
        powers={"bruenor": ["legendary-knowledge"]},
        experience=["feral-troll", "drow-duelist"],
        encounters=["cave-fishers-lair"],
    )
    table.draw_encounter("drizzt", "overrun")
    table.answer(table.options[-1])  # it is not cancelled
    assert table.asked == 1
    table.answer("Legendary Knowledge")
    assert "Cancel Cave Fisher's Lair" in table.prompt
    table.answer("pay")
    assert lost(table) == {}
    assert discards(table) == ["overrun", "cave-fishers-lair"]


@rule("LD-224")
def test_a_card_that_is_neither_cancelled_nor_replaced_is_resolved():
    table = party(
        "drizzt",
        "bruenor",
        powers={"bruenor": ["legendary-knowledge"]},
        experience=["feral-troll", "drow-duelist"],
    )
    table.draw_encounter("drizzt", "overrun")
    table.answer(table.options[-1], table.options[-1])
    assert lost(table) == {"drizzt": 1, "bruenor": 1}


@pytest.mark.parametrize(("place", "drawn"), [("3b3", 0), ("2b3", 1)])
def test_a_hero_in_the_secret_cave_draws_no_encounter(place, drawn):
    table = party("drizzt", at={"drizzt": place}, tiles=["2 east secret-cave"], encounters=["overrun"])
    table.villain_phase("drizzt")
    assert len(table.told("drew_encounter")) == drawn
    assert lost(table) == ({"drizzt": 1} if drawn else {})


def test_cards_that_others_draw_reach_into_the_secret_cave():
    table = party("drizzt", "wulfgar", at={"drizzt": "3b3", "wulfgar": "2b3"}, tiles=["2 east secret-cave"])
    assert lost(table.draw_encounter("wulfgar", "overrun")) == {"drizzt": 1, "wulfgar": 1}


# ---- the Mark of Lolth


@rule("LD-143", "LD-196", "LD-142")
def test_the_mark_of_lolth_lies_on_the_hero_who_drew_it_and_hurts_every_cursed_hero_once():
    table = party(*TRIO, "regis", curses={"catti-brie": [MARK, MARK], "wulfgar": ["bloodlust"]})
    table.draw_encounter("drizzt", MARK)
    assert table.hero("drizzt").curses == [MARK]
    assert lost(table) == {"drizzt": 1, "catti-brie": 1, "wulfgar": 1}
    assert discards(table) == []


@rule("LD-196")
def test_marks_of_lolth_add_up_on_a_hero():
    table = party("drizzt", curses={"drizzt": [MARK]}).draw_encounter("drizzt", MARK)
    assert table.hero("drizzt").curses == [MARK, MARK]
    assert lost(table) == {"drizzt": 1}


@rule("LD-231", "LD-196")
@pytest.mark.parametrize("gone", ["downed", "off the tiles"])
def test_a_mark_drawn_by_a_hero_who_is_down_or_off_the_tiles_is_discarded_but_hurts_the_others(gone):
    table = party("drizzt", "wulfgar", "regis", curses={"wulfgar": [MARK], "drizzt": [MARK]})
    table.hero("drizzt").hp = 0 if gone == "downed" else 5
    if gone == "off the tiles":
        off_board(table, "drizzt")
    table.draw_encounter("drizzt", MARK)
    assert table.hero("drizzt").curses == [MARK]
    assert table.hero("drizzt").hp == (0 if gone == "downed" else 5)
    assert table.hero("wulfgar").hp == 11
    assert table.hero("regis").hp == 8
    assert discards(table) == [MARK]


@rule("LD-143", "LD-235", "LD-236")
@pytest.mark.parametrize(("die", "left"), [(10, 1), (9, 2)])
def test_at_the_end_of_the_hero_phase_one_roll_of_10_takes_one_mark_away(die, left):
    table = party("drizzt", curses={"drizzt": [MARK, MARK]}, dice=[die, 20]).end_hero_phase("drizzt")
    assert table.hero("drizzt").curses == [MARK] * left
    assert len(table.told("rolled")) == 1
    assert discards(table) == [MARK] * (2 - left)


def test_a_downed_hero_keeps_the_mark_and_does_not_roll():
    table = party("drizzt", "wulfgar", curses={"drizzt": [MARK]}, hp={"drizzt": 0}, dice=[20])
    table.end_hero_phase("drizzt")
    assert table.hero("drizzt").curses == [MARK]


# ---- Events: damage


def test_overrun_hurts_each_standing_hero_on_the_tiles():
    table = off_board(party(*TRIO, hp={"wulfgar": 0}), "catti-brie")
    table.draw_encounter("drizzt", "overrun")
    assert table.hero("drizzt").hp == 7
    assert table.hero("catti-brie").hp == 6
    assert table.hero("wulfgar").hp == 0


@rule("LD-231")
def test_the_card_of_a_downed_hero_still_hurts_the_others():
    table = party("drizzt", "wulfgar", hp={"drizzt": 0}).draw_encounter("drizzt", "overrun")
    assert table.hero("wulfgar").hp == 11
    assert table.hero("drizzt").hp == 0


def test_besieged_hurts_each_hero_with_a_monster_on_the_tile():
    table = party(
        *TRIO,
        at={"drizzt": "1b2", "catti-brie": "2b2", "wulfgar": "2c3"},
        monsters=[("goblin-cutter", "2d3", "drizzt")],
    )
    assert lost(table.draw_encounter("drizzt", "besieged")) == {"catti-brie": 1, "wulfgar": 1}


def test_cave_fishers_lair_hurts_and_immobilizes_the_active_hero_only():
    table = party("drizzt", "wulfgar", at={"drizzt": "1b2", "wulfgar": "1c2"})
    table.draw_encounter("drizzt", "cave-fishers-lair")
    assert lost(table) == {"drizzt": 1}
    assert table.hero("drizzt").conditions == [IMMOBILIZED]
    assert table.hero("wulfgar").conditions == []


@rule("LD-231")
def test_a_hero_who_falls_by_it_gets_no_new_condition():
    table = party("drizzt", "wulfgar", hp={"drizzt": 1}).draw_encounter("drizzt", "cave-fishers-lair")
    assert table.hero("drizzt").hp == 0
    assert table.hero("drizzt").conditions == []


@rule("LD-191")
@pytest.mark.parametrize(
    "card", ["cave-fishers-lair", "rockslide", "cavern-thief-in-the-dark", "treasure-chest"]
)
def test_a_hero_off_the_tiles_is_not_touched_by_the_card_that_the_hero_draws(card):
    table = off_board(party("drizzt", "wulfgar", dice=[1]), "drizzt")
    table.draw_encounter("drizzt", card)
    assert lost(table) == {}
    assert table.hero("drizzt").conditions == []


def test_rockslide_hurts_and_immobilizes_each_hero_on_the_active_heros_tile():
    table = party(
        *TRIO,
        "regis",
        at={"drizzt": "1b2", "catti-brie": "1c2", "wulfgar": "2b2", "regis": "1d3"},
        hp={"regis": 0},
    )
    table.draw_encounter("drizzt", "rockslide")
    assert [hero.hp for hero in table.state.heroes] == [7, 5, 12, 0]
    assert [hero.conditions for hero in table.state.heroes] == [[IMMOBILIZED], [IMMOBILIZED], [], []]


VENT = {"drizzt": "3b2", "catti-brie": "2b2", "wulfgar": "4b2", "regis": "1b2", "bruenor": "5b2"}


def by_the_vent(card: str, **position) -> Crypt:
    """One Hero on the tile with the vent, two next to it, two farther away."""
    return party(*VENT, at=VENT, tiles=TILES, **position).draw_encounter("regis", card)


def test_volcanic_spray_hurts_each_hero_within_1_tile_of_a_vent():
    assert lost(by_the_vent("volcanic-spray")) == {"drizzt": 1, "catti-brie": 1, "wulfgar": 1}


def test_volcanic_explosion_does_3_damage_on_the_vents_tile_and_1_next_to_it():
    assert lost(by_the_vent("volcanic-explosion")) == {"drizzt": 3, "catti-brie": 1, "wulfgar": 1}


@pytest.mark.parametrize("card", ["volcanic-spray", "volcanic-explosion"])
def test_without_a_vent_the_volcano_does_nothing(card):
    table = party(*TRIO, at={"drizzt": "3b2"}, tiles=EAST)
    assert lost(table.draw_encounter("drizzt", card)) == {}


def test_a_downed_hero_by_a_vent_takes_no_damage():
    assert by_the_vent("volcanic-explosion", hp={"drizzt": 0}).hero("drizzt").hp == 0


def test_lolths_displeasure_takes_a_curse_from_each_cursed_hero_and_does_2_damage():
    table = party(*TRIO, curses={"catti-brie": [MARK, "bloodlust"], "wulfgar": [MARK]})
    table.draw_encounter("drizzt", "lolths-displeasure")
    assert table.asked == 1
    table.answer("Bloodlust")
    assert table.hero("catti-brie").curses == [MARK]
    assert table.hero("wulfgar").curses == []
    assert lost(table) == {"catti-brie": 2, "wulfgar": 2}


def test_lolths_displeasure_hurts_the_active_hero_when_nobody_is_cursed():
    assert lost(party(*TRIO).draw_encounter("catti-brie", "lolths-displeasure")) == {"catti-brie": 1}


# ---- Events: Monsters and tiles


@pytest.mark.parametrize("hp", [8, 0])
def test_distant_horns_bring_a_monster_to_the_closest_tile_with_an_unexplored_edge(hp):
    table = party(
        "drizzt",
        "wulfgar",
        at={"drizzt": "3b2"},
        tiles=EAST,
        monster_deck=["goblin-cutter"],
        hp={"drizzt": hp},
    )
    table.draw_encounter("drizzt", "distant-horns")
    assert table.state.figures["goblin-cutter-1"].tile == 2  # tile 3 has an edge to the north
    assert row(table, "drizzt") == ["goblin-cutter"]


def test_distant_horns_of_a_hero_on_the_start_tile_are_heard_there():
    table = party("drizzt", at={"drizzt": "1b3"}, monster_deck=["goblin-cutter"])
    table.draw_encounter("drizzt", "distant-horns")
    assert table.standing_on("goblin-cutter-1") == "1a4"


def test_occupied_lair_puts_a_monster_on_the_active_heros_tile():
    table = party("drizzt", at={"drizzt": "4c3"}, tiles=EAST, monster_deck=["goblin-cutter"])
    table.draw_encounter("drizzt", "cavern-occupied-lair")
    assert table.figure("goblin-cutter-1").tile == 3
    assert table.figure("goblin-cutter-1").square == table.state.board.scorch(3)
    assert row(table, "drizzt") == ["goblin-cutter"]


def test_reinforcements_give_a_monster_to_each_player_who_has_none():
    table = party(
        *TRIO,
        at={"drizzt": "1b2", "catti-brie": "2b2", "wulfgar": "2c3"},
        monsters=[("goblin-cutter", "2d3", "catti-brie")],
        monster_deck=["goblin-archer", "hunting-drake"],
    )
    table.hero("wulfgar").row.append(RowCard("web-snare"))  # a Trap is no Monster
    finish(table.draw_encounter("wulfgar", "reinforcements"))
    assert row(table, "wulfgar") == ["web-snare", "goblin-archer"]  # the player who drew comes first
    assert row(table, "drizzt") == ["hunting-drake"]
    assert row(table, "catti-brie") == ["goblin-cutter"]
    assert table.figure("goblin-archer-1").tile == 1
    assert table.figure("hunting-drake-1").tile == 0


@rule("LD-246")
def test_faerzress_surge_places_the_top_tile_with_a_monster_and_its_triangle_counts_for_nothing():
    table = party(
        "drizzt",
        at={"drizzt": "2d3"},
        stack=["cavern-plain-2", "cavern-plain-9"],
        monster_deck=["goblin-cutter"],
    )
    table.draw_encounter("drizzt", "faerzress-surge")
    assert [placed.tile for placed in table.state.dungeon.tiles][2:] == ["cavern-plain-2"]
    assert table.state.board.connected(1) == [2, 0]  # east of the Hero
    assert table.figure("goblin-cutter-1").tile == 2
    assert row(table, "drizzt") == ["goblin-cutter"]
    assert not table.state.turn.black
    assert not table.state.turn.tile_placed


def test_faerzress_surge_without_a_tile_brings_the_monster_to_a_tile_with_an_unexplored_edge():
    table = party("drizzt", at={"drizzt": "2d3"}, stack=[], monster_deck=["goblin-cutter"])
    table.draw_encounter("drizzt", "faerzress-surge")
    assert len(table.state.dungeon.tiles) == 2
    assert table.figure("goblin-cutter-1").tile == 1


@rule("LD-216")
def test_frenzy_makes_the_nearest_monster_act_and_it_acts_again_in_its_turn():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        monsters=[("goblin-cutter", "1d2", "drizzt"), ("goblin-archer", "2d3", "drizzt")],
        dice=[20],
    )
    finish(table.draw_encounter("drizzt", "frenzy"))
    assert lost(table) == {"drizzt": 1}
    assert [event.facts["figure"] for event in table.told("activated")] == ["goblin-cutter-1"]
    assert not table.figure("goblin-cutter-1").acted


def test_frenzy_does_not_pass_a_card_on():
    table = party("drizzt", "wulfgar", at={"drizzt": "1b2", "wulfgar": "5b2"}, tiles=EAST, dice=[1])
    table.state.figures["dinin-dourden-1"] = crypt(
        ["drizzt"], game="drizzt", monsters=[("dinin-dourden", "1c2", "drizzt")]
    ).figure("dinin-dourden-1")
    table.hero("drizzt").row.append(RowCard("dinin-dourden"))
    finish(table.draw_encounter("drizzt", "frenzy"))
    assert len(table.told("attacked")) == 1
    assert row(table, "drizzt") == ["dinin-dourden"]


def test_frenzy_moves_villains_too_and_without_a_monster_nothing_happens():
    table = party("drizzt", at={"drizzt": "1b2"}, monsters=[("artemis-entreri", "2b2")], dice=[20])
    finish(table.draw_encounter("drizzt", "frenzy"))
    assert lost(table) == {"drizzt": 2}
    assert party("drizzt").draw_encounter("drizzt", "frenzy").over


def test_the_whispers_move_each_monster_within_3_tiles_one_tile_toward_the_active_hero():
    table = party(
        "drizzt",
        "wulfgar",
        at={"drizzt": "2b2", "wulfgar": "5b2"},
        tiles=EAST,
        monsters=[
            ("goblin-cutter", "4c2", "drizzt"),
            ("artemis-entreri", "5c3"),
            ("goblin-archer", "6b2", "drizzt"),
            ("hunting-drake", "2d2", "drizzt"),
        ],
    )
    table.draw_encounter("drizzt", "whispers-of-the-illithid")
    assert "Artemis Entreri, Human Assassin" in table.options
    table.answer("Artemis", "Goblin Cutter 1")
    finish(table)
    places = {name: figure.tile + 1 for name, figure in table.state.figures.items()}
    assert places == {
        "goblin-cutter-1": 3,
        "artemis-entreri-1": 4,
        "goblin-archer-1": 6,
        "hunting-drake-1": 2,
    }
    assert table.told("attacked") == []


# ---- Events: the Hero goes elsewhere


@rule("LD-205")
def test_cunning_disguise_swaps_the_active_hero_with_the_nearest_hero_downed_or_not():
    table = party(
        *TRIO,
        at={"drizzt": "1b2", "catti-brie": "4b2", "wulfgar": "3c3"},
        tiles=EAST,
        hp={"wulfgar": 0},
        conditions={"drizzt": [IMMOBILIZED]},
    )
    table.draw_encounter("drizzt", "cunning-disguise")
    assert table.standing_on("drizzt") == "3c3"
    assert table.standing_on("wulfgar") == "1b2"
    assert table.standing_on("catti-brie") == "4b2"


@rule("LD-250")
def test_a_lone_hero_in_disguise_swaps_with_the_nearest_small_monster_that_is_no_villain():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        tiles=EAST,
        monsters=[
            ("artemis-entreri", "1c2"),
            ("feral-troll", "2c2", "drizzt"),
            ("goblin-cutter", "4c2", "drizzt"),
        ],
    )
    table.draw_encounter("drizzt", "cunning-disguise")
    assert table.standing_on("drizzt") == "4c2"
    assert table.standing_on("goblin-cutter-1") == "1b2"


def test_a_lone_hero_in_disguise_without_such_a_monster_stays():
    table = party("drizzt", at={"drizzt": "1b2"}, monsters=[("artemis-entreri", "1c2")])
    assert table.draw_encounter("drizzt", "cunning-disguise").standing_on("drizzt") == "1b2"


def test_who_is_lost_in_the_dark_is_placed_on_a_connected_tile_at_random_even_immobilized():
    found = set()
    for seed in range(12):
        table = party(
            "drizzt", at={"drizzt": "3b2"}, tiles=EAST, conditions={"drizzt": [IMMOBILIZED]}, seed=seed
        )
        found.add(table.draw_encounter("drizzt", "lost-in-the-dark").hero("drizzt").tile + 1)
        assert table.hero("drizzt").square == table.state.board.scorch(table.hero("drizzt").tile)
    assert found == {2, 4}


def test_who_is_lost_in_the_dark_stays_where_no_connected_tile_has_room():
    table = party("drizzt", at={"drizzt": "1b2"})
    full = [place for place in range(16, 32) if table.state.board.floor >> place & 1]
    for number, place in enumerate(full):
        table.state.figures[f"goblin-cutter-{number}"] = crypt(
            ["drizzt"], game="drizzt", monsters=[("goblin-cutter", "2b2", "drizzt")]
        ).figure("goblin-cutter-1")
        table.state.figures[f"goblin-cutter-{number}"].square = place
    assert table.draw_encounter("drizzt", "lost-in-the-dark").standing_on("drizzt") == "1b2"


# ---- Events: Items and Treasure


def test_the_thief_takes_an_item_of_the_heros_choice_or_does_2_damage():
    items = {"drizzt": ["brooch-of-shielding", "necklace-of-speed"]}
    table = party("drizzt", items=items).draw_encounter("drizzt", "cavern-thief-in-the-dark")
    table.answer("yes", "Brooch of Shielding")
    assert table.hero("drizzt").items == ["necklace-of-speed"]
    assert table.state.treasure_deck.discard == ["brooch-of-shielding"]
    assert lost(table) == {}
    table = party("drizzt", items=items).draw_encounter("drizzt", "cavern-thief-in-the-dark").answer("no")
    assert table.hero("drizzt").items == ["brooch-of-shielding", "necklace-of-speed"]
    assert lost(table) == {"drizzt": 2}


def test_the_thief_does_2_damage_to_a_hero_without_items():
    assert lost(party("drizzt").draw_encounter("drizzt", "cavern-thief-in-the-dark")) == {"drizzt": 2}


@rule("LD-239")
def test_a_treasure_chest_opens_on_11_and_the_treasure_of_the_turn_can_still_be_drawn():
    table = party("drizzt", treasures=["necklace-of-speed"], dice=[11])
    table.draw_encounter("drizzt", "treasure-chest")
    assert table.hero("drizzt").items == ["necklace-of-speed"]
    assert table.state.turn.rewarded == []
    assert lost(table) == {}


def test_a_treasure_chest_does_2_damage_on_10():
    table = party("drizzt", treasures=["necklace-of-speed"], dice=[10])
    table.draw_encounter("drizzt", "treasure-chest")
    assert table.hero("drizzt").items == []
    assert lost(table) == {"drizzt": 2}


# ---- the Camp


def camp(table: Crypt) -> list[int]:
    """The numbers of the tiles with the Camp token."""
    return [(token.square >> 4) + 1 for token in table.state.tokens.values() if token.kind == "camp"]


def with_camp(place: str = "2c2", **position) -> Crypt:
    """The Camp on the east half of the Start tile."""
    position.setdefault("hp", {"drizzt": 3})
    table = party("drizzt", at={"drizzt": place}, **position)
    table.state.tokens["camp-1"] = Token("camp", square("2c2"))
    return table


def test_the_camp_token_is_put_on_the_active_heros_tile_and_there_is_only_one():
    table = party("drizzt", at={"drizzt": "1b2"}).draw_encounter("drizzt", "abandoned-camp")
    assert camp(table) == [1]
    table.hero("drizzt").square = square("2b2")
    table.draw_encounter("drizzt", "abandoned-camp")
    assert camp(table) == [2]


def test_a_hero_who_ends_the_hero_phase_in_the_camp_regains_1_hit_point():
    assert with_camp().end_hero_phase("drizzt").hero("drizzt").hp == 4


@pytest.mark.parametrize(
    ("place", "monsters"),
    [
        pytest.param("1b2", [], id="elsewhere"),
        pytest.param("2d2", [("goblin-cutter", "2b3", "drizzt")], id="with a Monster there"),
    ],
)
def test_nobody_rests_elsewhere_or_with_a_monster_in_the_camp(place, monsters):
    assert with_camp(place, monsters=monsters).end_hero_phase("drizzt").hero("drizzt").hp == 3


def test_the_camp_is_gone_when_a_monster_enters_its_tile():
    table = with_camp("1b2", monsters=[("goblin-cutter", "1d3", "drizzt")])
    put(table.state, "goblin-cutter-1", square("1c2"))
    assert camp(table) == [2]
    put(table.state, "goblin-cutter-1", square("2b2"))
    assert camp(table) == []


def test_a_monster_that_was_in_the_camp_from_the_start_may_move_about_there():
    table = with_camp("1b2", monsters=[("goblin-cutter", "2b2", "drizzt")])
    put(table.state, "goblin-cutter-1", square("2b3"))
    assert camp(table) == [2]


def test_the_camp_is_gone_when_a_new_monster_is_placed_there():
    table = with_camp("2b2", monster_deck=["goblin-cutter"])
    table.draw_encounter("drizzt", "cavern-occupied-lair")
    assert camp(table) == []


# ---- Event-Attacks

CARDS = [
    # card, whom it attacks, bonus, damage, conditions, damage of a miss
    ("baruchie-colony", "tile", 6, 1, [POISONED], 0),
    ("crossbow-from-the-dark", "active", 8, 2, [], 0),
    ("piercer-drop", "active", 7, 2, [], 1),
    ("bat-cloud", "all", 4, 1, [], 0),
    ("chain-lightning", "active and one", 8, 2, [], 0),
    ("web-of-the-spider-queen", "tile", 8, 0, [IMMOBILIZED], 0),
    ("psionic-scream", "within 1", 6, 1, [], 0),
    ("dragons-shadow", "not on the Start tile", 5, 2, [], 0),
    ("hook-horror-charge", "active", 9, 2, [], 0),
]


def test_these_are_all_the_event_attacks():
    assert [card[0] for card in CARDS] == [c.id for c in BOX.encounters.values() if c.kind == "event-attack"]


@rule("LD-145")
@pytest.mark.parametrize(("card", "whom", "bonus", "damage", "conditions", "miss"), CARDS)
def test_an_event_attack_rolls_against_the_armor_class(card, whom, bonus, damage, conditions, miss):
    for die, hurt, got in ((16 - bonus, damage, conditions), (15 - bonus, miss, [])):
        table = party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[die])
        finish(table.draw_encounter("drizzt", card))
        assert table.hero("drizzt").hp == 8 - hurt
        assert table.hero("drizzt").conditions == got
        assert discards(table) == [card]


WHOM = {
    "active": ["drizzt"],
    "active and one": ["drizzt", "catti-brie"],
    "tile": ["drizzt", "catti-brie"],
    "within 1": ["drizzt", "catti-brie", "wulfgar"],
    "not on the Start tile": ["drizzt", "catti-brie", "wulfgar"],
    "all": ["drizzt", "catti-brie", "wulfgar", "regis"],
}


@rule("LD-142", "LD-145")
@pytest.mark.parametrize(("card", "whom"), [card[:2] for card in CARDS])
def test_an_event_attack_is_made_against_the_standing_heroes_that_it_names(card, whom):
    heroes = ["drizzt", "catti-brie", "wulfgar", "regis", "bruenor"]
    at = {"drizzt": "3b2", "catti-brie": "3c2", "wulfgar": "4b2", "regis": "1b2", "bruenor": "3b3"}
    table = party(*heroes, at=at, tiles=EAST, hp={"bruenor": 0}, dice=[1] * 5)
    table.draw_encounter("drizzt", card)
    assert attacked(table) == WHOM[whom]


@rule("LD-231")
@pytest.mark.parametrize(("card", "whom"), [card[:2] for card in CARDS])
def test_an_event_attack_does_not_touch_its_hero_who_is_down_or_off_the_tiles(card, whom):
    for gone in ("downed", "off the tiles"):
        table = party("drizzt", "wulfgar", at={"drizzt": "3b2", "wulfgar": "3c2"}, tiles=EAST, dice=[1, 1])
        if gone == "downed":
            table.hero("drizzt").hp = 0
        else:
            off_board(table, "drizzt")
        table.draw_encounter("drizzt", card)
        assert "drizzt" not in attacked(table)


def test_chain_lightning_leaps_to_the_nearest_other_hero_within_2_tiles_with_a_weaker_bolt():
    table = party(*TRIO, at={"drizzt": "3b2", "catti-brie": "1c2", "wulfgar": "4b2"}, tiles=EAST, dice=[1, 8])
    table.draw_encounter("drizzt", "chain-lightning")
    assert attacked(table) == ["drizzt", "wulfgar"]
    assert lost(table) == {"wulfgar": 1}  # 8 + 6 hits AC 14
    table = party(*TRIO, at={"drizzt": "3b2", "catti-brie": "1c2", "wulfgar": "6b2"}, tiles=EAST, dice=[1, 8])
    table.draw_encounter("drizzt", "chain-lightning")
    assert attacked(table) == ["drizzt", "catti-brie"]
    assert lost(table) == {}  # 14 misses AC 15
    table = party("drizzt", "wulfgar", at={"drizzt": "3b2", "wulfgar": "6b2"}, tiles=EAST, dice=[1, 20])
    assert attacked(table.draw_encounter("drizzt", "chain-lightning")) == ["drizzt"]


def test_the_web_of_the_spider_queen_hurts_whoever_is_hit_and_has_a_curse():
    table = party(*TRIO, curses={"catti-brie": [MARK], "wulfgar": [MARK]}, dice=[20, 20, 1])
    for hero in table.state.heroes:
        hero.square = square({"drizzt": "1b2", "catti-brie": "1c2", "wulfgar": "1d2"}[hero.name])
    table.draw_encounter("drizzt", "web-of-the-spider-queen")
    assert [hero.conditions for hero in table.state.heroes] == [[IMMOBILIZED], [IMMOBILIZED], []]
    assert lost(table) == {"catti-brie": 1}


def test_a_psionic_scream_flips_a_utility_power_of_whoever_is_hit_face_down():
    powers = {"drizzt": ["cloud-of-darkness", "darkfire", "last-blood-stance"], "wulfgar": ["healing-herbs"]}
    table = party("drizzt", "wulfgar", powers=powers, dice=[20, 1])
    table.draw_encounter("drizzt", "psionic-scream")
    assert table.options == ["Cloud of Darkness", "Darkfire"]  # a stance is never flipped
    table.answer("Darkfire")
    assert table.hero("drizzt").used == ["darkfire"]
    assert table.hero("wulfgar").used == []


def test_a_psionic_scream_leaves_powers_with_tokens_and_downed_heroes_alone():
    table = party("bruenor", powers={"bruenor": []}, dice=[20])
    assert table.draw_encounter("bruenor", "psionic-scream").hero("bruenor").used == []
    table = party("drizzt", "wulfgar", powers={"drizzt": ["darkfire"]}, hp={"drizzt": 1}, dice=[20, 1])
    assert table.draw_encounter("drizzt", "psionic-scream").hero("drizzt").used == []


def test_a_hook_horror_charge_moves_the_hero_to_a_connected_tile_unless_immobilized():
    table = party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[20])
    table.draw_encounter("drizzt", "hook-horror-charge")
    assert sorted({option >> 4 for option in table.ask.options}) == [1, 3]
    table.answer("4b2")
    assert table.standing_on("drizzt") == "4b2"
    table = party("drizzt", at={"drizzt": "3b2"}, conditions={"drizzt": [IMMOBILIZED]}, tiles=EAST, dice=[20])
    assert table.draw_encounter("drizzt", "hook-horror-charge").standing_on("drizzt") == "3b2"
