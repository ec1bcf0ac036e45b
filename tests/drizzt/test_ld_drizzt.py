"""Drizzt: Expert Combatant and the powers 63 to 68 and 183 to 186."""

import pytest

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules.combat import armor_class, armor_of
from questboard.games.adventure.rules.damage import hurt_friend
from questboard.games.adventure.rules.marks import SKIPS, TOKENS, WEAKENED
from questboard.games.adventure.rules.moments import MonsterDrawn
from questboard.games.adventure.state import Deck, Packet, RowCard, Turn
from questboard.games.drizzt.adventures.starless import StarlessNight
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt, square

EAST = ["2 east drow-glyph", "3 east broken-door", "4 east cavern-plain-1"]
"""Tiles 3, 4 and 5: two, three and four tiles away from tile 1."""
TROLL = [("feral-troll", "1c2")]
"""On c2, d2, c3 and d3: AC 12 and 4 Hit Points."""


def position(*powers, heroes=("drizzt",), **given):
    """Drizzt on tile 1 with these powers besides his scimitars; the next Treasure is a Brooch."""
    given.setdefault("at", {"drizzt": "1b2"})
    given.setdefault("treasures", ["brooch-of-shielding"])
    return crypt(list(heroes), game="drizzt", powers={"drizzt": powers}, **given)


def drizzt(*powers, **given):
    """The same with Drizzt at his menu."""
    return position(*powers, **given).hero_phase("drizzt")


# ---- Expert Combatant


@rule("LD-064")
def test_drizzt_makes_two_attacks_with_different_powers_in_one_attack_half():
    table = drizzt(monsters=TROLL, dice=[20, 20], level={"drizzt": 2})
    table.answer("use Icingdeath", "no", "use Twinkle", "no")
    assert [event.facts["card"] for event in table.told("attacks")] == ["icingdeath", "twinkle"]
    assert "use Twinkle" not in table.options, "there is no third attack"
    assert "move to 1a2" in table.options, "the move half is left"


@rule("LD-064")
def test_the_two_attacks_are_not_split_around_a_move():
    table = drizzt(monsters=TROLL, dice=[1])
    table.answer("use Twinkle", "no", "move to 1b3")
    assert not [option for option in table.options if option.startswith("use")]
    table.answer("end the Hero Phase")
    assert table.over


@rule("LD-064")
def test_two_moves_leave_no_attack():
    table = drizzt(monsters=[("feral-troll", "1c3")]).answer("move to 2d3", "move to 1d2")
    assert not [option for option in table.options if option.startswith("use")]


@rule("LD-064")
def test_move_attack_attack_is_possible_too():
    table = drizzt(monsters=TROLL, dice=[1, 1], at={"drizzt": "1a4"})
    table.answer("move to 1b2", "use Twinkle", "no", "use Icingdeath", "no")
    assert len(table.told("attacks")) == 2


@rule("LD-064", "LD-101")
def test_both_attacks_may_be_daily_powers():
    table = drizzt("twin-strike", "inspirational-strike", monsters=TROLL, dice=[1, 1, 1])
    table.answer("use Twin Strike", "use Inspirational Strike")
    assert len(table.told("attacks")) == 3, "Twin Strike is two rolls but one attack"
    assert table.hero("drizzt").used == ["twin-strike", "inspirational-strike"]
    assert not [option for option in table.options if option.startswith("use")]


@rule("LD-112", "LD-149")
def test_disabling_a_trap_may_replace_either_of_the_two_attacks():
    for first, then in (("disable", "use Twinkle"), ("use Twinkle", "disable")):
        table = position(monsters=TROLL, dice=[1, 1])
        table.state.markers["web-snare"] = [0]
        table.state.heroes[0].row.append(RowCard("web-snare"))
        table.hero_phase("drizzt")
        for step in (first, then):
            table.answer(step)
            if step == "use Twinkle":
                table.answer("no")
        assert len(table.told("attacks")) == len(table.told("disables")) == 1
        assert not [option for option in table.options if option.startswith(("use", "disable"))]


# ---- 63 Icingdeath, 64 Twinkle


@rule("LD-100")
def test_icingdeath_and_twinkle_have_their_figures_and_are_not_flipped():
    table = drizzt(monsters=TROLL, dice=[7, 6])
    table.answer("use Icingdeath", "no", "use Twinkle", "no")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [5, 6]
    assert table.figure("feral-troll-1").damage == 3, "2 and 1 for totals of 12"
    assert table.hero("drizzt").used == []


@rule("LD-103")
def test_drizzt_takes_a_stance_only_after_attacking_with_its_card_hit_or_miss():
    table = drizzt(monsters=TROLL, dice=[1])
    assert not [option for option in table.options if option.startswith("take the stance")]
    table.answer("use Twinkle", "yes")
    assert table.hero("drizzt").stance == "twinkle"
    assert table.hero("drizzt").ready("twinkle"), "a stance is not flipped"


@rule("LD-103")
def test_moving_the_stance_token_ends_the_earlier_stance():
    table = drizzt(monsters=TROLL, dice=[1, 1, 20])
    table.answer("use Twinkle", "yes", "use Icingdeath", "yes")
    assert table.hero("drizzt").stance == "icingdeath"
    table.answer("end the Hero Phase").activate("feral-troll-1").answer("1c2")
    assert table.hero("drizzt").hp == 5, "Twinkle wards no longer"


def in_stance(card, *powers, **given):
    """Drizzt with his Stance token on a card."""
    table = position(*powers, **given)
    table.hero("drizzt").stance = card
    return table


def test_icingdeath_takes_one_from_each_damage_of_encounter_cards():
    table = in_stance("icingdeath", dice=[20, 20])
    table.draw_encounter("drizzt", "crossbow-from-the-dark")
    assert table.hero("drizzt").hp == 7, "2 damage less 1"
    table.draw_encounter("drizzt", "crossbow-from-the-dark")
    assert table.hero("drizzt").hp == 6, "every time"


def test_icingdeath_takes_one_from_the_damage_of_traps_but_not_of_monsters():
    table = in_stance("icingdeath", monsters=TROLL, dice=[20, 20], at={"drizzt": "1b2"})
    table.state.markers["shock-trap"] = [0]
    table.hero("drizzt").row.append(RowCard("shock-trap"))
    table.trigger("drizzt", "shock-trap")
    assert table.hero("drizzt").hp == 6, "3 damage less 1"
    table.activate("feral-troll-1").answer("1c2")
    assert table.hero("drizzt").hp == 3


@rule("LD-103")
def test_twinkle_takes_one_from_the_first_damage_of_monsters_in_each_villain_phase():
    table = in_stance("twinkle", monsters=[("drow-duelist", "1c2")], dice=[20, 20, 20, 20])
    table.activate("drow-duelist-1").answer("1c2")
    assert table.hero("drizzt").hp == 7, "1 less 1, then 1"
    assert len(attack_rolls(table, "hit")) == 2, "an attack reduced to nothing still hits"
    table.state.turn = Turn(phase="villain")
    table.activate("drow-duelist-1").answer("1c2")
    assert table.hero("drizzt").hp == 6, "once more in the next Villain Phase"


def with_wulfgar(*monsters, dice, **given):
    """Drizzt in the stance of Twinkle, of level 2 with 10 Hit Points; no Encounter card is drawn."""
    table = in_stance(
        "twinkle",
        heroes=["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "2d2"},
        level={"drizzt": 2},
        monsters=monsters,
        dice=dice,
        auto_ties=True,
        **given,
    )
    table.hero("drizzt").powers = ["icingdeath", "twinkle"]
    table.hero("wulfgar").powers = []
    table.state.encounter_deck = Deck([], [])
    return table


def finished(table):
    """Everything is over that was to be played."""
    while not table.over:
        table.answer(table.options[-1])
    return table


@rule("LD-103")
def test_twinkle_wards_in_the_villain_phase_of_every_player():
    table = with_wulfgar(
        ("goblin-champion", "1c2", "drizzt"), ("goblin-archer", "1c3", "wulfgar"), dice=[20] * 4
    )
    finished(table.villain_phase("drizzt"))
    assert table.hero("drizzt").hp == 9, "2 less 1 of the Champion"
    table.state.turn = Turn()
    finished(table.villain_phase("wulfgar"))
    assert table.hero("drizzt").hp == 9, "1 less 1 of the Archer"


@rule("LD-103")
def test_twinkle_wards_once_in_a_villain_phase_whoever_attacks():
    table = with_wulfgar(
        ("goblin-champion", "1c2", "drizzt"), ("goblin-cutter", "1c3", "drizzt"), dice=[20] * 4
    )
    finished(table.villain_phase("drizzt"))
    assert table.hero("drizzt").hp == 8, "2 less 1 of the Champion, 1 of the Cutter"


@rule("LD-103")
def test_twinkle_wards_again_in_the_next_turn_of_a_whole_round():
    table = with_wulfgar(("goblin-archer", "1c3", "drizzt"), dice=[20] * 9, stack=[])
    table.turn("drizzt")
    for turns in (1, 2, 3):
        while len(table.told("turn")) <= turns:
            table.answer("end the Hero Phase" if "end the Hero Phase" in table.options else table.options[-1])
    assert len(attack_rolls(table, "hit")) == 2, "in each of Drizzt's turns"
    assert table.hero("drizzt").hp == 10


@rule("LD-103")
def test_twinkle_does_not_ward_in_a_hero_phase_and_is_not_used_up_by_it():
    table = with_wulfgar(("errtu", "1c3"), dice=[20, 20], adventure="8")
    table.hero("drizzt").square = square("1a2")
    table.end_hero_phase("drizzt")
    assert table.hero("drizzt").hp == 9, "1 damage of Errtu's aura"
    finished(table.villain_phase("drizzt"))
    assert table.hero("drizzt").hp == 8, "2 less 1 of his sword"


@rule("LD-103")
def test_a_monster_in_frenzy_takes_the_ward_of_twinkle_before_the_others():
    table = with_wulfgar(("goblin-champion", "1c2", "drizzt"), dice=[20, 20])
    table.state.encounter_deck = Deck([Packet(["frenzy"], [])], [])
    finished(table.villain_phase("drizzt"))
    assert table.hero("drizzt").hp == 7, "2 less 1 in the frenzy, 2 in its own turn"


def test_twinkle_does_not_ward_against_encounter_cards():
    table = in_stance("twinkle", dice=[20]).draw_encounter("drizzt", "crossbow-from-the-dark")
    assert table.hero("drizzt").hp == 6


# ---- 65 Twin Strike, 66 Whirling Scimitars


def test_twin_strike_rolls_twice_against_the_same_target_or_two():
    table = drizzt("twin-strike", monsters=[*TROLL, ("goblin-cutter", "1a2")], dice=[5, 5])
    table.answer("use Twin Strike", "Feral Troll", "Goblin Cutter")
    assert table.figure("feral-troll-1").damage == 2
    assert "goblin-cutter-1" not in table.state.figures
    table = drizzt("twin-strike", monsters=TROLL, dice=[5, 4])
    table.answer("use Twin Strike")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [7, 7]
    assert table.figure("feral-troll-1").damage == 2, "12 hits and 11 misses"


def test_whirling_scimitars_moves_two_squares_and_attacks_everything_adjacent():
    monsters = [("goblin-champion", "1d2"), ("drow-duelist", "1d3"), ("water-elemental", "2c3")]
    table = drizzt(
        "whirling-scimitars", monsters=monsters, dice=[20, 8], at={"drizzt": "1a2"}, level={"drizzt": 2}
    )
    table.answer("use Whirling Scimitars")
    assert "1d4" not in table.options
    table.answer("1c2")
    assert [event.facts["foe"] for event in table.told("attacks")] == ["goblin-champion-1", "drow-duelist-1"]
    assert "goblin-champion-1" not in table.state.figures
    assert table.figure("water-elemental-1").damage == 0
    assert "move to 1b2" in table.options, "the move half is left"


@rule("LD-090", "LD-205")
def test_an_immobilized_drizzt_whirls_where_he_stands():
    near = drizzt(
        "whirling-scimitars",
        monsters=TROLL,
        dice=[20],
        conditions={"drizzt": ["immobilized"]},
        level={"drizzt": 2},
    )
    near.answer("use Whirling Scimitars")
    assert near.standing_on("drizzt") == "1b2"
    assert near.figure("feral-troll-1").damage == 3
    far = drizzt(
        "whirling-scimitars", monsters=TROLL, at={"drizzt": "1a2"}, conditions={"drizzt": ["immobilized"]}
    )
    assert far.over, "nothing can be done"


# ---- 67 Cloud of Darkness


def exploring(*heroes, **given):
    """Drizzt along the east edge of tile 2 in his Exploration Phase, a Goblin Cutter on top of the deck."""
    given.setdefault("monster_deck", ["goblin-cutter", "goblin-archer"])
    given.setdefault("at", {"drizzt": "2d3"})
    table = position("cloud-of-darkness", heroes=heroes or ("drizzt",), stack=["cavern-plain-8"], **given)
    return table.explore(table.state.heroes[0].name)


@rule("LD-099")
def test_cloud_of_darkness_discards_a_monster_card_that_drizzt_draws():
    table = exploring().answer("Cloud of Darkness")
    assert table.state.figures == {}
    assert table.hero("drizzt").row == []
    assert table.state.monster_deck.discard == ["goblin-cutter"]
    assert table.state.experience == []
    assert table.hero("drizzt").used == ["cloud-of-darkness"]


def test_cloud_of_darkness_may_be_kept():
    table = exploring().answer("pass")
    assert list(table.state.figures) == ["goblin-cutter-1"]
    assert table.hero("drizzt").used == []


@pytest.mark.parametrize("where", ["2a2", "1a2"])
def test_cloud_of_darkness_works_for_a_hero_within_one_tile(where):
    table = exploring("bruenor", "drizzt", at={"bruenor": "2d3", "drizzt": where})
    table.answer("Cloud of Darkness")
    assert table.state.figures == {}


def test_cloud_of_darkness_does_not_reach_two_tiles():
    table = position(
        "cloud-of-darkness",
        heroes=("bruenor", "drizzt"),
        tiles=["2 east drow-glyph"],
        stack=["cavern-plain-8"],
        at={"bruenor": "3d2", "drizzt": "1a2"},
        monster_deck=["goblin-cutter"],
    ).explore("bruenor")
    assert list(table.state.figures) == ["goblin-cutter-1"]


@rule("LD-204")
def test_cloud_of_darkness_stops_one_monster_of_a_hunting_party_but_not_the_party():
    table = exploring(monster_deck=["hunting-party", "goblin-cutter", "goblin-archer"])
    assert table.told("drew_monster")[-1].facts["monster"] == "goblin-cutter"
    table.answer("Cloud of Darkness")
    assert [figure.name for figure in table.state.figures.values()] == ["goblin-archer"]


def test_cloud_of_darkness_is_only_for_exploration_phases():
    table = position("cloud-of-darkness", monster_deck=["goblin-cutter"])
    table.draw_encounter("drizzt", "cavern-occupied-lair")
    assert "goblin-cutter-1" in table.state.figures


def test_jarlaxle_has_the_same_cloud():
    cloud, jarlaxles = POWERS["cloud-of-darkness"], POWERS["jarlaxles-cloud-of-darkness"]
    answers = REGISTRY.reactions[MonsterDrawn]
    assert answers[cloud.id].when is answers[jarlaxles.id].when
    assert cloud.reach == jarlaxles.reach


# ---- 68 Figurine of Guenhwyvar


@rule("LD-232")
def test_the_figurine_brings_guenhwyvar_next_to_drizzt():
    table = drizzt("figurine-of-guenhwyvar", at={"drizzt": "1a2"})
    table.answer("use Figurine of Guenhwyvar")
    assert table.options == ["1b2", "1a3", "1b3"]
    table.answer("1b3")
    ally = table.state.friends["guenhwyvar"]
    assert (ally.square, ally.owner, ally.hp) == (square("1b3"), 0, 4)
    assert table.hero("drizzt").used == ["figurine-of-guenhwyvar"]


@rule("LD-232", "LD-253")
def test_the_figurine_is_of_no_use_once_the_card_of_guenhwyvar_is_out_of_the_game():
    table = drizzt("figurine-of-guenhwyvar").answer("use Figurine of Guenhwyvar", "1b3")
    table.answer("end the Hero Phase")
    hurt_friend(table.state, "guenhwyvar", 4)
    assert "guenhwyvar" not in table.state.friends
    table.hero("drizzt").used = []
    assert "use Figurine of Guenhwyvar" not in table.hero_phase("drizzt").options


def test_guenhwyvar_is_called_only_once():
    table = drizzt("figurine-of-guenhwyvar").answer("use Figurine of Guenhwyvar", "1b3")
    table.state.heroes[0].used = []
    table.answer("end the Hero Phase")
    assert "use Figurine of Guenhwyvar" not in table.hero_phase("drizzt").options


# ---- 183 Inspirational Strike, 184 The Hunter Unleashed


def test_inspirational_strike_heals_every_hero_within_one_tile_even_on_a_miss():
    table = drizzt(
        "inspirational-strike",
        heroes=("drizzt", "bruenor", "regis"),
        tiles=EAST,
        at={"drizzt": "1b2", "bruenor": "2a2", "regis": "3a2"},
        hp={"drizzt": 3, "bruenor": 0, "regis": 3},
        monsters=TROLL,
        dice=[1],
    )
    table.answer("use Inspirational Strike")
    assert table.told("attacks")[0].facts["bonus"] == 8
    assert table.figure("feral-troll-1").damage == 1, "on a miss"
    assert [hero.hp for hero in table.state.heroes] == [4, 1, 3]


def test_the_hunter_strikes_at_two_points_of_his_way():
    table = drizzt(
        "the-hunter-unleashed",
        monsters=[("goblin-champion", "1a3"), ("drow-duelist", "2b2")],
        dice=[8, 8],
    )
    table.answer("use The Hunter Unleashed", "Goblin Champion", "1d2")
    table.answer("2a2", "Drow Duelist 1")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [7, 7]
    assert "goblin-champion-1" not in table.state.figures
    assert "drow-duelist-1" not in table.state.figures
    table.answer("2a3")
    assert table.standing_on("drizzt") == "2a3", "one square was left"
    assert "use Twinkle" not in table.options
    assert "move to 1a2" in table.options, "his own move is still his"


def test_the_hunter_strikes_once_at_each_point():
    table = drizzt("the-hunter-unleashed", monsters=[("feral-troll", "2b2")], at={"drizzt": "1d2"}, dice=[1])
    table.answer("use The Hunter Unleashed", "2a2", "Feral Troll 1")
    assert table.prompt == "Move Drizzt up to 3 squares: to which square?"
    table.answer("2a2")
    assert len(table.told("attacks")) == 1


@rule("LD-090")
def test_an_immobilized_hunter_strikes_at_the_start_and_the_end_where_he_stands():
    table = drizzt(
        "the-hunter-unleashed", monsters=TROLL, dice=[1, 1], conditions={"drizzt": ["immobilized"]}
    )
    table.answer("use The Hunter Unleashed", "Feral Troll 1", "Feral Troll 1")
    assert len(table.told("attacks")) == 2
    assert table.standing_on("drizzt") == "1b2"


def test_the_hunter_needs_something_within_four_squares():
    far = drizzt("the-hunter-unleashed", monsters=[("goblin-cutter", "2d3")], at={"drizzt": "1a2"})
    assert "use The Hunter Unleashed" not in far.options
    near = drizzt("the-hunter-unleashed", monsters=[("goblin-cutter", "2b3")], at={"drizzt": "1a2"})
    assert "use The Hunter Unleashed" in near.options


# ---- 185 Darkfire and the -4 AC token


@rule("LD-014")
def test_darkfire_makes_a_monster_four_easier_to_hit():
    table = drizzt("darkfire", monsters=[*TROLL, ("goblin-cutter", "4d3")], tiles=EAST)
    table.answer("use Darkfire")
    assert armor_of(table.state, "feral-troll-1") == 8
    assert table.hero("drizzt").used == ["darkfire"]


@rule("LD-014")
def test_the_token_comes_back_at_the_end_of_the_next_turn_of_who_put_it():
    table = position("darkfire", heroes=("drizzt", "bruenor"), monsters=TROLL)
    table.hero_phase("drizzt").answer("use Darkfire", "end the Hero Phase")
    lasts = []
    for hero in ("drizzt", "bruenor", "drizzt"):
        table.state.active = table.seat(hero)
        table.play(("end_of_villain_phase", table.seat(hero)))
        lasts.append(armor_of(table.state, "feral-troll-1") == 8)
    assert lasts == [True, True, False]


def weakened_figures(*names):
    """Monsters that have -4 AC tokens of Drizzt, put in an earlier turn."""
    table = position("darkfire", monsters=[(name, where) for name, where in names])
    for figure in list(table.state.figures.values())[:TOKENS]:
        WEAKENED.set(figure, 0)
    return table


@rule("LD-014")
def test_there_are_only_four_tokens_and_a_new_one_only_renews_the_old():
    kinds = ["goblin-cutter", "goblin-archer", "goblin-champion", "hunting-drake", "drow-duelist"]
    table = weakened_figures(*zip(kinds, ["1a2", "1c2", "1d2", "1a3", "1b3"], strict=True))
    table.hero_phase("drizzt").answer("use Darkfire")
    assert "Drow Duelist 1" not in table.options, "no token is free for it"
    table.answer("Goblin Cutter 1", "end the Hero Phase")
    assert armor_of(table.state, "goblin-cutter-1") == 8, "not twice"
    table.play(("end_of_villain_phase", 0))
    assert [WEAKENED.is_set(figure) for figure in table.state.figures.values()] == [True] + 4 * [False]


# ---- 186 Last Blood Stance


def last_blood(**given):
    """Drizzt in Last Blood Stance at the east edge, a Goblin Cutter on top of the Monster deck."""
    return position(
        "last-blood-stance",
        at={"drizzt": "2d2"},
        stack=["cavern-plain-8"],
        monster_deck=["goblin-cutter"],
        **given,
    )


@rule("LD-064", "LD-103")
def test_last_blood_stance_is_taken_for_no_action_and_moves_the_attack_after_the_exploration():
    table = last_blood(monsters=[("feral-troll", "2b2")], dice=[1, 15])
    table.play(("hero_phase", 0), ("exploration_phase", 0))
    table.answer("take the stance Last Blood Stance", "use Twinkle", "no", "keep the other attack")
    assert "use Twinkle" not in table.options
    table.answer("end the Hero Phase", "yes")
    assert "3c4" in table.options, "he may leap onto the new tile"
    table.answer("3c2", "Icingdeath", "no")
    assert "goblin-cutter-1" not in table.state.figures
    assert table.hero("drizzt").stance == "last-blood-stance"


def test_without_the_stance_an_attack_that_is_left_out_is_lost():
    table = last_blood(monsters=[("feral-troll", "2b2")], dice=[1])
    table.play(("hero_phase", 0), ("exploration_phase", 0))
    table.answer("use Twinkle", "no", "end the Hero Phase")
    assert table.over


def test_in_last_blood_stance_two_attacks_leave_nothing_for_later():
    table = last_blood(monsters=[("feral-troll", "2b2")], dice=[1, 1])
    table.hero("drizzt").stance = "last-blood-stance"
    table.play(("hero_phase", 0), ("exploration_phase", 0))
    table.answer("use Twinkle", "no", "use Twinkle", "no", "end the Hero Phase")
    assert table.over


@rule("LD-090")
def test_an_immobilized_drizzt_makes_the_last_attack_where_he_stands():
    table = last_blood(
        monsters=[("feral-troll", "2b2")], dice=[1, 20], conditions={"drizzt": ["immobilized"]}
    )
    table.hero("drizzt").stance = "last-blood-stance"
    table.state.turn = Turn(phase="hero", attacked=True, actions=1, attacks=1)
    table.play(("end_of_exploration", 0))
    table.answer("yes", "Twinkle", "no")
    assert table.standing_on("drizzt") == "2d2"
    assert len(table.told("attacks")) == 1


# ---- a lost activation, against a Hero


@rule("LD-132")
def test_a_hero_who_is_to_skip_an_activation_has_no_attack_in_the_next_hero_phase():
    table = position(monsters=TROLL)
    SKIPS.set(table.hero("drizzt"), 1)
    table.start_turn("drizzt")
    assert not [option for option in table.options if option.startswith("use")]
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    assert "use Twinkle" in table.start_turn("drizzt").options


# ---- against Heroes of another team


def against_artemis(*powers, **given):
    """Drizzt and two friends against Artemis, who stands next to Drizzt and Catti-brie."""
    team = ("drizzt", "artemis", "catti-brie", "wulfgar")
    places = {"drizzt": "1b2", "artemis": "1c2", "catti-brie": "1d2", "wulfgar": "2d3"}
    table = position(*powers, heroes=team, adventure="6", at=places, **given)
    table.hero("artemis").powers = ["magic-longsword"]
    StarlessNight.door_open.set(table.state)
    return table


@rule("LD-230")
def test_the_token_takes_four_from_the_armor_class_of_a_hero_too():
    table = against_artemis("darkfire")
    table.hero_phase("drizzt").answer("use Darkfire")
    assert armor_class(table.state, 1) == armor_of(table.state, "artemis") == 12


@rule("LD-230")
def test_a_power_for_each_hero_leaves_out_those_of_another_team():
    table = against_artemis(
        "inspirational-strike",
        hp={"drizzt": 3, "artemis": 7, "catti-brie": 3, "wulfgar": 3},
        dice=[1],
    )
    table.hero_phase("drizzt").answer("use Inspirational Strike")
    assert [hero.hp for hero in table.state.heroes] == [4, 6, 4, 4], "Artemis has only the damage of the miss"


@rule("LD-230")
def test_a_stance_answers_to_the_attack_of_a_hero_that_misses():
    table = against_artemis(dice=[1])
    table.hero("catti-brie").stance = "adders-strike-stance"
    table.hero_phase("artemis").answer("use Magic Longsword", "Catti-brie")
    assert (table.hero("artemis").hp, table.hero("catti-brie").hp) == (7, 6)


@rule("LD-230")
def test_a_hero_may_be_placed_and_held_like_a_monster():
    table = against_artemis(dice=[15, 15])
    table.hero("wulfgar").powers += ["bear-hug", "crushing-blow"]
    table.hero("wulfgar").square = square("1b3")
    table.hero_phase("wulfgar").answer("use Crushing Blow", "yes")
    assert table.asked == table.seat("wulfgar"), "the player who places it chooses"
    table.answer("2a2", "end the Hero Phase")
    assert table.standing_on("artemis") == "2a2"
    table.state.turn = Turn()
    table.hero("wulfgar").square = square("2a3")
    table.hero_phase("wulfgar").answer("use Bear Hug", "end the Hero Phase")
    table.state.turn = Turn()
    table.start_turn("artemis")
    assert not [option for option in table.options if option.startswith("use Magic")]


@rule("LD-228")
def test_a_villainous_hero_is_not_placed_by_what_spares_villains():
    table = against_artemis(dice=[15])
    table.hero("artemis").villainous = True
    table.hero("wulfgar").powers.append("crushing-blow")
    table.hero("wulfgar").square = square("1b3")
    table.hero_phase("wulfgar").answer("use Crushing Blow")
    assert "move to 1a2" in table.options
