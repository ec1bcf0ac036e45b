"""The seven Villains: what each does in every Villain Phase, and what comes of their defeat."""

from __future__ import annotations

from functools import partial

import pytest

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.exploring import put_villain
from questboard.games.adventure.rules.marks import PINNED
from questboard.games.adventure.state import AdventureState, Friend, Turn
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, attacked, from_the_top, square, totals
from tests.adventure.crypt import lair as lair_with

WAY = ["2 north cavern-plain-7", "3 north volcanic-vent-5", "4 north volcanic-vent-4"]
"""A straight way to the north of the Start tile's east half: tiles 3, 4 and 5."""
lair = partial(lair_with, WAY)


def tiles_of(table: Crypt, figure: str) -> list[int]:
    """The numbers of the tiles on which a figure stands."""
    return [slot + 1 for slot in table.state.tiles_of(table.state.base(figure))]


@STEPS
async def arrives(s: AdventureState, name: str, where: int) -> None:
    """A Villain is put on a square, as an adventure would do it."""
    await put_villain(s, name, [where])


@STEPS
async def wounded(s: AdventureState, figure: str, amount: int, by: int) -> None:
    """A figure takes damage."""
    harm(s, figure, amount, by, "LD-113")


@rule("LD-017", "LD-003")
def test_there_are_seven_villains_one_of_them_with_two_faces():
    villains = [monster for monster in BOX.monsters.values() if monster.villain]
    assert [monster.id for monster in villains if not monster.face_of] == [
        "artemis-entreri",
        "jarlaxle-baenre",
        "methil",
        "shimmergloom",
        "errtu",
        "yochlol",
        "yvonnel",
    ]
    assert [(monster.id, monster.face_of) for monster in villains if monster.face_of] == [
        ("yochlol-true-form", "yochlol")
    ]


# ---- every line of every card


@rule("LD-073", "LD-130", "LD-189")
@pytest.mark.parametrize(
    ("kind", "where", "attack", "total", "damage", "conditions", "leaps"),
    [
        ("artemis-entreri", "3b2", "Vampiric Dagger", 28, 2, [], True),
        ("jarlaxle-baenre", "2d3", "Rapier", 28, 2, [], True),
        ("jarlaxle-baenre", "4b2", "Daggers", 27, 1, [], False),
        ("methil", "4b2", "Mind Blast", 27, 1, ["immobilized"], False),
        ("shimmergloom", "3b1", "Claw", 29, 2, [], True),
        ("shimmergloom", "4b1", "Shadow Breath", 27, 2, [], False),
        ("errtu", "3b2", "Lightning Sword", 29, 2, [], True),
        ("yochlol", "3b2", "Spellweb", 28, 1, ["immobilized"], False),
        ("yvonnel", "2d3", "Snake Scourge", 28, 2, ["poisoned"], True),
        ("yvonnel", "4b2", "Word of Lolth", 27, 1, [], False),
    ],
)
def test_a_villain_carries_out_the_first_of_its_tactics_that_is_true(
    kind, where, attack, total, damage, conditions, leaps
):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, where)], dice=[20])
    table.state.turn.tile_placed = True
    table.villain_phase("drizzt")
    assert attacked(table) == [(attack, "drizzt")]
    assert totals(table) == [total]
    assert table.hero("drizzt").hp == 8 - damage
    assert table.hero("drizzt").conditions == conditions
    near = table.state.board.near[table.hero("drizzt").square]
    assert bool(near & table.state.base(f"{kind}-1")) == leaps


@rule("LD-218")
@pytest.mark.parametrize(
    ("kind", "tile"),
    [
        ("artemis-entreri", 4),
        ("jarlaxle-baenre", 3),
        ("methil", 4),
        ("shimmergloom", 3),
        ("errtu", 4),
        ("yochlol", 4),
        ("yochlol-true-form", 3),
        ("yvonnel", 4),
    ],
)
def test_a_villain_far_from_every_hero_moves_toward_a_hero(kind, tile):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, "5b2")])
    table.activate(f"{kind}-1")
    assert tiles_of(table, f"{kind}-1") == [tile]
    assert attacked(table) == []


@rule("LD-073")
def test_every_villain_acts_in_every_players_villain_phase_in_the_order_that_the_player_says():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "2c3"},
        monsters=[("artemis-entreri", "5b2"), ("methil", "5c2")],
        auto_ties=False,
    )
    table.state.turn.tile_placed = True
    table.villain_phase("wulfgar")
    assert table.asked == 1
    table.answer("Methil")
    while not table.over:
        table.answer(table.options[0])
    acted = [event.facts["figure"] for event in table.told("activated")]
    assert acted == ["methil-1", "artemis-entreri-1"]


@rule("LD-247")
def test_a_villain_that_enters_play_before_step_two_acts_in_the_same_villain_phase():
    table = lair(["drizzt"], at={"drizzt": "2b3"})
    table.state.turn.tile_placed = True
    table.play(("arrives", "methil", square("5b2")), ("villain_phase", 0))
    assert [event.facts["figure"] for event in table.told("activated")] == ["methil-1"]


# ---- Artemis Entreri


@pytest.mark.parametrize(("die", "damage"), [(20, 2), (1, 3)])
def test_artemis_regains_a_hit_point_when_he_hits(die, damage):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("artemis-entreri", "2c3")], dice=[die])
    table.figure("artemis-entreri-1").damage = 3
    table.activate("artemis-entreri-1")
    assert table.figure("artemis-entreri-1").damage == damage


def test_artemis_never_has_more_hit_points_than_his_card_says():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("artemis-entreri", "2c3")], dice=[20])
    table.activate("artemis-entreri-1")
    assert table.figure("artemis-entreri-1").damage == 0
    assert not table.told("regained")


def test_artemis_goes_after_the_hero_with_the_fewest_hit_points():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "6b2"},
        hp={"drizzt": 3},
        tiles=[*WAY, "5 north cavern-plain-8"],
        monsters=[("artemis-entreri", "4b2")],
    )
    table.activate("artemis-entreri-1")
    assert tiles_of(table, "artemis-entreri-1") == [3]


# ---- Jarlaxle


def test_jarlaxle_throws_daggers_at_the_two_closest_heroes_only():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b3", "wulfgar": "3b4", "bruenor": "3b3"},
        monsters=[("jarlaxle-baenre", "4b2")],
        dice=[20, 20],
    )
    table.activate("jarlaxle-baenre-1")
    assert attacked(table) == [("Daggers", "bruenor"), ("Daggers", "wulfgar")]


def test_jarlaxle_uses_his_rapier_only_on_his_own_tile():
    table = lair(["drizzt"], at={"drizzt": "2c1"}, monsters=[("jarlaxle-baenre", "3b4")], dice=[20])
    table.activate("jarlaxle-baenre-1")
    assert attacked(table) == [("Daggers", "drizzt")]
    assert table.standing_on("jarlaxle-baenre-1") == "3b4"


# ---- Methil


def test_methil_goes_for_an_immobilized_hero_even_if_another_is_closer():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "3b3"},
        conditions={"drizzt": ["immobilized"]},
        monsters=[("methil", "3b2")],
        dice=[20],
    )
    table.activate("methil-1")
    assert attacked(table) == [("Tentacles", "drizzt")]
    assert totals(table) == [29]
    assert table.hero("drizzt").hp == 5


def test_methil_blasts_all_on_the_closest_heros_tile_and_then_moves_a_tile_away():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "3b3", "wulfgar": "3c3", "bruenor": "2b3"},
        monsters=[("methil", "4b2")],
        dice=[20, 20],
    )
    table.activate("methil-1")
    assert attacked(table) == [("Mind Blast", "drizzt"), ("Mind Blast", "wulfgar")]
    assert table.hero("drizzt").conditions == ["immobilized"]
    assert table.standing_on("methil-1") == "5c1"


def test_methil_without_a_tile_farther_away_or_pinned_stays():
    table = lair(["drizzt"], at={"drizzt": "4b3"}, monsters=[("methil", "5b2")], stack=[], dice=[1])
    table.activate("methil-1")
    assert table.standing_on("methil-1") == "5b2"
    pinned = lair(["drizzt"], at={"drizzt": "3b3"}, monsters=[("methil", "4b2")], dice=[1])
    PINNED.set(pinned.figure("methil-1"), 0)
    pinned.activate("methil-1")
    assert attacked(pinned) == [("Mind Blast", "drizzt")]
    assert pinned.standing_on("methil-1") == "4b2"


# ---- Shimmergloom


def test_shimmergloom_breathes_at_the_tile_with_the_most_heroes_even_if_another_is_nearer():
    table = lair(
        ["drizzt", "wulfgar", "bruenor", "catti-brie", "regis"],
        at={"drizzt": "3b4", "wulfgar": "3c4", "bruenor": "5b1", "catti-brie": "5b2", "regis": "5c2"},
        monsters=[("shimmergloom", "4b3")],
        dice=[1, 20, 20],
    )
    table.activate("shimmergloom-1")
    assert attacked(table) == [(("Shadow Breath"), name) for name in ("bruenor", "catti-brie", "regis")]
    assert table.hero("bruenor").hp == 9  # a miss costs a hit point, too
    assert table.hero("catti-brie").hp == 4


def test_shimmergloom_breathes_at_the_nearer_of_two_equal_crowds():
    table = lair(
        ["drizzt", "wulfgar", "bruenor", "catti-brie"],
        at={"drizzt": "3b1", "wulfgar": "3c1", "bruenor": "5b1", "catti-brie": "5c2"},
        monsters=[("shimmergloom", "4b3")],
        dice=[20, 20],
    )
    table.activate("shimmergloom-1")
    assert [target for _, target in attacked(table)] == ["drizzt", "wulfgar"]


def test_shimmergloom_breathes_at_a_lone_hero_only_from_two_tiles_away():
    table = lair(["drizzt"], at={"drizzt": "3b4"}, monsters=[("shimmergloom", "4b1")], dice=[20])
    table.activate("shimmergloom-1")
    assert attacked(table) == [("Claw", "drizzt")]


# ---- Errtu


@pytest.mark.parametrize(("heroes", "hp"), [(["drizzt"], 9), (["drizzt", "wulfgar", "bruenor"], 11)])
def test_errtu_has_a_hit_point_more_for_each_hero(heroes, hp):
    table = lair(heroes, at=dict(zip(heroes, ["2b3", "2c3", "2d3"], strict=False)))
    table.play(("arrives", "errtu", square("5b2")))
    assert table.state.max_hp("errtu-1") == hp


def test_errtus_whip_drags_the_hero_to_him_unless_immobilized():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("errtu", "4b2")], dice=[20])
    table.activate("errtu-1").answer(table.options[0])
    assert attacked(table) == [("Whip", "drizzt")]
    assert totals(table) == [28]
    assert table.state.board.around(table.state.base("errtu-1")) >> table.hero("drizzt").square & 1
    held = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        conditions={"drizzt": ["immobilized"]},
        monsters=[("errtu", "4b2")],
        dice=[20],
    )
    held.activate("errtu-1")
    assert held.over
    assert held.standing_on("drizzt") == "2b3"


@pytest.mark.parametrize(("where", "die", "hp"), [("3b4", 11, 7), ("3b4", 10, 8), ("2b1", 20, 8)])
def test_errtus_aura_attacks_a_hero_who_ends_the_hero_phase_next_to_him(where, die, hp):
    table = lair(["drizzt"], at={"drizzt": where}, monsters=[("errtu", "3b2")], dice=[die])
    table.end_hero_phase("drizzt")  # +5 against AC 16
    assert table.hero("drizzt").hp == hp


def test_errtus_end_hurts_every_hero_ally_and_monster_within_one_tile_before_the_end_is_looked_for():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "3b4", "wulfgar": "2b3", "bruenor": "1b3"},
        hp={"drizzt": 1},
        monsters=[("errtu", "3b2"), ("goblin-cutter", "4b2"), ("drow-duelist", "5b2")],
    )
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("4c3"), owner=0)
    table.play(("wounded", "errtu-1", 8, 0))
    assert table.hero("drizzt").hp == 0
    assert table.hero("wulfgar").hp == 10
    assert table.hero("bruenor").hp == 10  # two tiles away
    assert table.state.friends["guenhwyvar"].hp == 2
    assert list(table.state.figures) == ["drow-duelist-1"]
    assert table.state.experience == ["errtu", "goblin-cutter"]
    assert table.state.turn.rewarded == [0]  # for Errtu alone: nobody defeated the Goblin
    assert table.state.ending is None


# ---- the Yochlol


@rule("LD-207", "LD-003", "LD-220")
def test_the_yochlol_shows_her_true_form_after_5_damage_and_is_defeated_by_10_in_all():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yochlol", "5b2")])
    table.play(("wounded", "yochlol-1", 4, 0))
    assert table.figure("yochlol-1").name == "yochlol"
    assert armor_of(table.state, "yochlol-1") == 13
    table.play(("wounded", "yochlol-1", 3, 0))
    assert table.figure("yochlol-1").name == "yochlol-true-form"
    assert armor_of(table.state, "yochlol-1") == 15
    table.play(("wounded", "yochlol-1", 2, 0))
    assert table.figure("yochlol-1").damage == 9
    table.play(("wounded", "yochlol-1", 1, 0))
    assert not table.state.figures
    assert table.state.experience == ["yochlol"]


@rule("LD-207")
def test_one_blow_may_defeat_the_yochlol_through_both_forms():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yochlol", "5b2")])
    table.play(("wounded", "yochlol-1", 10, 0))
    assert not table.state.figures


def test_the_yochlol_in_drow_form_webs_all_on_the_closest_heros_tile_from_where_she_stands():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "2d3"},
        monsters=[("yochlol", "3b2")],
        dice=[20, 20],
    )
    table.activate("yochlol-1")
    assert attacked(table) == [("Spellweb", "drizzt"), ("Spellweb", "wulfgar")]
    assert table.standing_on("yochlol-1") == "3b2"


def test_the_true_forms_tentacles_strike_the_closest_hero_twice_then_the_next_one_twice():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2c2", "wulfgar": "2d3", "bruenor": "1a2"},
        monsters=[("yochlol-true-form", "3b4")],
        dice=[20] * 4,
    )
    table.activate("yochlol-true-form-1")
    assert [target for _, target in attacked(table)] == ["drizzt", "drizzt", "wulfgar", "wulfgar"]
    assert table.hero("drizzt").hp == 6


def test_a_tentacle_that_is_lost_on_a_hero_who_falls_is_not_passed_on():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2c2", "wulfgar": "2d3"},
        hp={"drizzt": 1},
        monsters=[("yochlol-true-form", "3b4")],
        dice=[20] * 4,
    )
    table.activate("yochlol-true-form-1")
    assert [target for _, target in attacked(table)] == ["drizzt", "wulfgar", "wulfgar"]


def test_the_true_form_with_one_hero_near_strikes_only_twice():
    table = lair(["drizzt"], at={"drizzt": "2c2"}, monsters=[("yochlol-true-form", "3b4")], dice=[20] * 4)
    table.activate("yochlol-true-form-1")
    assert len(attacked(table)) == 2


# ---- Yvonnel


@pytest.mark.parametrize(
    ("guard", "where", "armor"),
    [
        ("drow-duelist", "4b2", 17),
        ("spider-swarm", "5b2", 17),
        ("goblin-cutter", "4b2", 15),
        ("drow-duelist", "3b2", 15),
    ],
)
def test_yvonnel_has_more_armor_while_another_drow_or_a_spider_is_within_one_tile(guard, where, armor):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5c2"), (guard, where)])
    assert armor_of(table.state, "yvonnel-1") == armor


def test_yvonnel_alone_has_no_more_armor_than_her_card_says():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5c2")])
    assert armor_of(table.state, "yvonnel-1") == MONSTERS["yvonnel"].armor_class == 15


def test_yvonnels_word_strikes_every_cursed_hero_within_two_tiles_and_else_the_closest():
    heroes, at = ["drizzt", "wulfgar", "bruenor"], {"drizzt": "3b4", "wulfgar": "2b3", "bruenor": "2c3"}
    cursed = lair(heroes, at=at, monsters=[("yvonnel", "4b2")], dice=[20, 20])
    cursed.hero("wulfgar").curses = ["mark-of-lolth"]
    cursed.hero("bruenor").curses = ["mark-of-lolth"]
    cursed.activate("yvonnel-1")
    assert attacked(cursed) == [("Word of Lolth", "wulfgar"), ("Word of Lolth", "bruenor")]
    plain = lair(heroes, at=at, monsters=[("yvonnel", "4b2")], dice=[20, 20])
    plain.activate("yvonnel-1")
    assert attacked(plain) == [("Word of Lolth", "drizzt")]
    for table in (cursed, plain):
        assert list(table.state.figures) == ["yvonnel-1"], "she calls no spiders then"
        assert table.standing_on("yvonnel-1") == "4b2"


@pytest.mark.parametrize("discarded", [True, False])
def test_yvonnel_far_from_every_hero_calls_a_spider_swarm_that_acts_in_the_same_phase(discarded):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5b2")])
    deck = table.state.monster_deck
    before = deck.count
    if discarded:
        deck.packets[0].cards.remove("spider-swarm")
        deck.discard.append("spider-swarm")
    table.state.turn.tile_placed = True
    table.villain_phase("drizzt")
    assert tiles_of(table, "yvonnel-1") == [4]
    assert [card.name for card in table.hero("drizzt").row] == ["spider-swarm"]
    acted = [event.facts["figure"] for event in table.told("activated")]
    assert acted == ["yvonnel-1", "spider-swarm-1"]
    assert tiles_of(table, "spider-swarm-1") == [3]  # it came on her tile and moved on
    assert table.state.monster_deck.count == before - 1
    assert table.state.monster_deck.discard == []


def test_without_a_spider_swarm_in_deck_or_discards_yvonnel_calls_none():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5b2")])
    (packet,) = table.state.monster_deck.packets
    packet.cards = [card for card in packet.cards if card != "spider-swarm"]
    table.activate("yvonnel-1")
    assert [figure.name for figure in table.state.figures.values()] == ["yvonnel"]


def test_a_deck_that_was_searched_is_shuffled():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5b2")])

    def others() -> list[str]:
        return [card for card in from_the_top(table.state.monster_deck) if card != "spider-swarm"]

    before = others()
    table.activate("yvonnel-1")
    assert sorted(others()) == sorted(before)
    assert others() != before


def test_yvonnel_calls_no_second_spider_swarm():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("yvonnel", "5b2"), ("spider-swarm", "1b2")])
    table.activate("yvonnel-1")
    assert [figure.name for figure in table.state.figures.values()] == ["yvonnel", "spider-swarm"]


# ---- their defeat


@rule("LD-190", "LD-235")
def test_the_card_of_a_defeated_villain_can_be_spent_and_leaves_the_game_then():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, experience=["jarlaxle-baenre"])
    table.draw_encounter("drizzt", "overrun").answer("pay 5 Experience")
    assert table.hero("drizzt").hp == 8
    assert table.state.experience == []
    assert table.state.monster_deck.discard == []


@rule("LD-189")
def test_what_affects_monsters_affects_villains():
    table = lair(
        ["wulfgar"],
        at={"wulfgar": "2b2"},
        monsters=[("artemis-entreri", "2c2"), ("goblin-champion", "2b3")],
        items={"wulfgar": ["wand-of-magic-missiles"]},
        dice=[15, 15],
    )
    table.hero("wulfgar").powers = ["fury-of-tempus", "bear-hug"]
    table.hero_phase("wulfgar").answer("use Fury of Tempus")
    assert "goblin-champion-1" not in table.state.figures
    assert table.figure("artemis-entreri-1").damage == 2, "an attack on each Monster of the tile"
    while table.prompt != "What does Wulfgar do?":
        table.answer(table.options[-1])
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    table.hero_phase("wulfgar").answer("use Bear Hug")
    assert table.figure("artemis-entreri-1").damage == 5
    table.answer("end the Hero Phase")
    table.activate("artemis-entreri-1")
    assert attacked(table) == [], "he skips an activation"


@rule("LD-190", "LD-189")
def test_a_defeated_villains_card_goes_to_the_experience_pile():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("jarlaxle-baenre", "2c3")], treasures=[])
    table.play(("wounded", "jarlaxle-baenre-1", 8, 0))
    assert table.state.experience == ["jarlaxle-baenre"]
    assert table.state.turn.rewarded == [0]
