"""The encounters of City Difficulty 1."""

import pytest

from questboard.games.dragonfire.hooks import Feature, MagicItem
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import shots_of, targets
from questboard.games.dragonfire.rules.defeat import clear_levels
from questboard.games.dragonfire.rules.foes import colors, strength
from questboard.games.dragonfire.rules.market import price
from questboard.games.dragonfire.rules.moving import moves, successor
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.rules.reveal import put
from questboard.testing import rule
from tests.dragonfire.party import party


def may_be_hit(table, card, points="", levels=0, kind="card"):
    """The encounters that a play could be assigned to."""
    (shot,) = shots_of(table.state, new_play(table.state, 0, card, kind, points, levels))
    return [foe.uid for foe in targets(table.state, shot)]


# ---- black


def test_corrupt_watch_sergeant_costs_each_conscious_player_1_gold():
    table = party(gold={0: 3, 1: 0, 2: 4, 3: 5}, unconscious=[2]).appear("corrupt-watch-sergeant", 0)
    assert [character.gold for character in table.state.characters] == [2, 0, 4, 4]


def test_each_card_with_a_sword_that_damages_pit_gladiator_gains_a_point():
    table = party(encounters=[("pit-gladiator", 0)])
    assert table.would_clear("pit-gladiator", ("glory", "K"), ("glory", "KK")) == []
    assert table.would_clear("pit-gladiator", ("glory", "K"), ("javelin", "KK")) == [0]
    assert table.would_clear("pit-gladiator", ("javelin", "KK"), ("javelin", "KK")) == [0, 1]
    assert table.would_clear("pit-gladiator", ("glory", "K"), ("javelin", "K1", 0, "assist")) == [0]
    assert table.would_clear("pit-gladiator", ("glory", "K"), ("javelin", "KK", 0, "effect")) == []


def test_the_proposal_tells_swords_from_other_cards_against_pit_gladiator():
    table = party(encounters=[("pit-gladiator", 0), ("ogre", 0, 2)])
    for card, points in (("misty-step", "KK"), ("javelin", "KK"), ("glory", "K")):
        new_play(table.state, 0, card, "card", points)
    table.play(("deal_damage", 0)).answer("deal it as proposed")
    assert table.foe("pit-gladiator").uncleared == [1, 2]
    assert "Ogre is defeated." in table.log()


def test_a_card_whose_damage_is_split_gains_its_point_against_pit_gladiator_once():
    table = party(encounters=[("pit-gladiator", 0)])
    new_play(table.state, 0, "cleave", "card", "KK").spread = "split"
    table.play(("deal_damage", 0)).answer("deal it as proposed")
    assert table.foe("pit-gladiator").cleared == 0


@pytest.mark.parametrize("inside", [True, False])
def test_half_ogre_bouncer_keeps_the_faced_player_where_they_are(inside):
    places = {0: "bandit-camp"} if inside else {}
    free = party(encounters=[("bandit-camp", 1)], places=places)
    held = party(encounters=[("bandit-camp", 1), ("half-ogre-bouncer", 0)], places=places)
    assert moves(free.state, 0) == ([""] if inside else ["bandit-camp-1"])
    assert moves(held.state, 0) == []


@rule("DF-122")
def test_a_defeated_location_sets_free_whom_half_ogre_bouncer_holds():
    table = party(hands={0: ["stealth"]}, encounters=[("bandit-camp", 0, 2), ("half-ogre-bouncer", 0)])
    table.play_cards(0).answer("play Stealth").deal()
    assert table.character(0).place == ""


def test_nobody_whom_half_ogre_bouncer_holds_takes_over_a_location(declare):
    class Tough(Feature, id="tough"):
        last_out = True

    declare(Tough)
    table = party(encounters=[("bandit-camp", 0), ("half-ogre-bouncer", 1)], features={0: ["tough"]})
    assert successor(table.state, 0) == 2


# ---- blue


@rule("DF-336")
def test_apprentice_wizard_dispels_one_card_of_the_faced_player():
    table = party(in_play={0: ["mage-armor", "spirit-guardians"], 1: ["mage-armor"]})
    table.appear("apprentice-wizard", 0)
    assert (len(table.character(0).in_play), len(table.character(0).discard)) == (1, 1)
    assert len(table.character(1).in_play) == 1


@rule("DF-336")
@pytest.mark.parametrize(("seat", "remaining"), [(0, []), (1, ["mage-armor"])])
def test_cards_do_not_remain_in_play_while_apprentice_wizard_faces_their_player(seat, remaining):
    table = party(hands={0: ["mage-armor"]}, encounters=[("apprentice-wizard", seat)])
    table.play_cards(0).answer("play Mage Armor")
    assert [each.card for each in table.character(0).in_play] == remaining


@rule("DF-341")
def test_imp_is_immune_to_level_damage_but_not_to_that_of_magic_items():
    table = party(encounters=[("imp", 0), ("ogre", 0)])
    assert may_be_hit(table, "lightning-bolt", levels=2) == ["ogre-1"]
    assert may_be_hit(table, "cantrip", "B") == ["imp-1", "ogre-1"]
    assert may_be_hit(table, "potion-of-poison", levels=1) == ["imp-1", "ogre-1"]
    assert table.would_clear("imp", ("potion-of-poison", "", 1)) == [0]


def test_imp_takes_the_points_of_a_card_that_would_clear_levels_as_well():
    table = party(encounters=[("imp", 0)])
    assert table.would_clear("imp", ("cantrip", "B", 2)) == [0]


def test_animated_statue_is_not_damaged_in_the_turn_in_which_it_enters_play():
    table = party(hands={0: ["glory"] * 3}, encounters=[("ogre", 1)]).turn(0)
    table.happen(lambda s: put(s, "animated-statue", "primary", 0, "DF-071"))
    assert may_be_hit(table, "glory", "K") == ["ogre-1"]
    table.happen(lambda s: clear_levels(s, s.encounters[-1], 1))
    assert table.foe("animated-statue").cleared == 0
    table.turn(0).answer(*["play Glory"] * 3)
    assert may_be_hit(table, "glory", "K") == ["ogre-1", "animated-statue-1"]


@pytest.mark.parametrize("phase", ["encounters", ""])
def test_animated_statue_of_an_encounter_or_dragonfire_phase_is_like_any_other(phase):
    table = party().turn(0)
    table.state.turn.phase = phase
    table.appear("animated-statue", 1)
    assert may_be_hit(table, "glory", "K") == ["animated-statue-1"]


@pytest.mark.parametrize(("seat", "success"), [(0, True), (1, False), (2, False)])
def test_doppelganger_has_the_colour_of_the_faced_player_as_well(seat, success):
    table = party(encounters=[("doppelganger", seat)], primary=["ogre"])
    assert set(colors(table.state, table.foe("doppelganger"))) == {"B", "KBGR"[seat]}
    table.happen(lambda s: save(s, s.encounters[0]))
    assert table.told("saved")[0].facts["success"] is success


def test_the_attack_strength_of_doppelganger_is_the_number_of_other_cards_facing_that_player():
    alone = party(encounters=[("doppelganger", 0), ("ogre", 1)])
    assert strength(alone.state, alone.foe("doppelganger")) == 1
    crowd = party(encounters=[("doppelganger", 0), ("gnoll-pack", 0), ("ogre", 0), ("bandit-camp", 0)])
    assert strength(crowd.state, crowd.foe("doppelganger")) == 3


@pytest.mark.parametrize(("prevented", "uncleared"), [([], [1, 2]), (["rug-of-smothering-1"], [2])])
def test_rug_of_smothering_heals_a_level_when_it_deals_damage(prevented, uncleared):
    table = party(encounters=[("rug-of-smothering", 0, 2)])
    table.state.turn.prevented = prevented
    table.take_damage(0)
    assert table.foe("rug-of-smothering").uncleared == uncleared


# ---- green


@pytest.mark.parametrize(("logo", "foes"), [(True, ["ogre-1", "troll-1"]), (False, ["ogre-1"])])
def test_cult_fanatic_vanquished_may_summon_an_encounter_facing_the_active_player(logo, foes):
    table = party(
        hands={0: ["grace"]},
        encounters=[("cult-fanatic", 1, 2), ("ogre", 1)],
        primary=["troll"],
        flips=[logo],
    )
    table.play_cards(0).answer("play Grace").deal()
    assert table.foes() == foes
    assert table.foes(0) == foes[1:]


@rule("DF-341")
def test_wererat_is_immune_to_colourless_damage():
    table = party(encounters=[("wererat", 0)])
    assert table.would_clear("wererat", ("tower-shield", "K1"), ("tower-shield", "K1")) == []
    assert table.would_clear("wererat", ("glory", "KK"), ("cantrip", "B")) == [0]
    assert table.would_clear("wererat", ("lightning-bolt", "", 2)) == [0, 1]
    assert table.would_clear("wererat", ("action-surge-i", "3", 0, "effect")) == []
    assert table.would_clear("wererat", ("flame-tongue", "KK1")) == [0]


def test_flooded_sewer_summons_a_beast_facing_the_same_player():
    table = party()
    table.state.decks["primary"] = ["troll", "dire-wolf-pack", "quicksand-mire", "ogre"]
    table.appear("flooded-sewer", 2)
    assert [foe.name for foe in table.state.encounters if not foe.token] == [
        "flooded-sewer",
        "dire-wolf-pack",
    ]
    assert table.foe("dire-wolf-pack").seat == 2
    assert sorted(table.state.decks["primary"]) == ["ogre", "quicksand-mire", "troll"]


def test_flooded_sewer_summons_anything_else_where_there_is_no_beast():
    table = party()
    table.state.decks["primary"] = ["troll", "quicksand-mire"]
    table.appear("flooded-sewer", 2)
    assert table.foe("troll").seat == 2


# ---- red


@pytest.mark.parametrize(
    ("hand", "top", "left"),
    [
        (["glory", "greatsword", "javelin"], "grace", ["glory", "javelin"]),
        (["glory", "flame-tongue", "javelin"], "grace", ["glory", "flame-tongue"]),
        (["glory", "greatsword"], "glory", ["glory", "greatsword"]),
        ([], "grace", []),
    ],
)
def test_spy_takes_the_card_of_highest_cost_after_a_failed_skill_check(hand, top, left):
    table = party(hands={0: hand}, decks={0: [top]}, encounters=[("spy", 0)]).turn(0)
    assert table.character(0).hand == left


def test_the_player_chooses_among_equals_for_the_spy():
    hand = ["glory", "greatsword", "tower-shield", "flame-tongue"]
    table = party(hands={0: hand}, decks={0: ["grace"]}, encounters=[("spy", 0)]).turn(0)
    assert table.options == ["Greatsword", "Tower Shield"]


def test_the_damage_of_street_assassin_is_neither_reduced_nor_prevented(declare):
    class Shield(MagicItem, id="shield-plus-1"):
        most_damage = 1

    declare(Shield)
    table = party(hp={0: 9}, in_play={0: ["shield-plus-1"]}, encounters=[("street-assassin", 0), ("ogre", 0)])
    table.state.turn.reduction = {0: 5}
    table.state.turn.prevented = ["street-assassin-1"]
    assert forecast(table.state, 0) == 2
    table.take_damage(0)
    assert table.character(0).hp == 7


@pytest.mark.parametrize(("purse", "left", "hoard"), [(3, 1, 8), (1, 0, 7), (0, 0, 6)])
def test_cutpurse_takes_up_to_2_gold_when_it_attacks(purse, left, hoard):
    table = party(gold={0: purse}, encounters=[("cutpurse", 0)]).take_damage(0)
    assert (table.character(0).gold, table.foe("cutpurse").gold) == (left, hoard)


@rule("DF-214")
def test_the_gold_on_cutpurse_is_paid_with_its_own():
    table = party(
        gold={0: 2, 1: 0, 2: 0, 3: 0}, hands={0: ["stealth"]}, encounters=[("cutpurse", 0, 1), ("ogre", 1)]
    )
    table.take_damage(0).play_cards(0).answer("play Stealth").deal()
    assert [character.gold for character in table.state.characters] == [2, 2, 2, 2]


def test_market_cards_cost_1_more_in_thieves_guildhall():
    table = party(gold={0: 3, 1: 3}, encounters=[("thieves-guildhall", 0)], market=["javelin"] * 6)
    assert (price(table.state, 0, "javelin"), price(table.state, 1, "javelin")) == (4, 3)
    assert "buy Javelin" not in table.market(0).options
    assert "buy Javelin" in table.market(1).options


@rule("DF-135")
@pytest.mark.parametrize(
    ("purse", "answer", "left"), [(2, "yes", (1, 5)), (2, "no", (2, 4)), (0, "", (0, 4))]
)
def test_thieves_guildhall_takes_gold_or_blood_at_the_start_of_the_turn(purse, answer, left):
    table = party(gold={0: purse}, hp={0: 5}, encounters=[("thieves-guildhall", 0)]).turn(0)
    if answer:
        table.answer(answer)
    assert (table.character(0).gold, table.character(0).hp) == left
