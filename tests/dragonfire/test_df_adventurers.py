"""The encounters of Adventurers Difficulty 2."""

import pytest

from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import allowed, shots_of
from questboard.games.dragonfire.rules.defeat import clear_level
from questboard.games.dragonfire.rules.foes import change_strength, new_token, strength, take_out
from questboard.games.dragonfire.rules.health import heal
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import new_play
from questboard.testing import rule
from tests.dragonfire.party import party


def strengths(table, *names):
    """The Attack Strengths of encounters by name."""
    return [strength(table.state, table.foe(name)) for name in names]


def may_be_hit(table, kind):
    """The encounters that a Javelin could be assigned to in player 1's turn."""
    (shot,) = shots_of(table.state, new_play(table.state, 1, "javelin", kind, "K1"))
    return [foe.uid for foe in allowed(table.state, shot)]


def defeated(table, name, seat=0):
    """An encounter loses all its levels in a player's turn."""

    async def fall(s):
        foe = s.encounter(f"{name}-1")
        for level in foe.uncleared:
            await clear_level(s, foe, level)

    return table.happen(fall, seat)


# ---- black


@rule("DF-033", "DF-363")
def test_brakka_ironjaw_rages_once_below_the_line():
    table = party(hands={0: ["glory"]}, encounters=[("brakka-ironjaw", 0, 2)])
    assert strengths(table, "brakka-ironjaw") == [2]
    table.play_cards(0).answer("play Glory").deal()
    assert strengths(table, "brakka-ironjaw") == [4]


def test_assists_damage_no_other_encounter_beside_sir_aldous_venn():
    table = party(
        encounters=[("sir-aldous-venn", 0), ("ogre", 0), ("gnoll-pack", 1)], tokens=[(0, "K", "1", 1)]
    )
    others = ["gnoll-pack-1", "gnoll-pack-token-1", "gnoll-pack-token-2"]
    assert may_be_hit(table, "assist") == ["sir-aldous-venn-1", *others]
    assert len(may_be_hit(table, "card")) == 6


def test_assists_do_not_damage_a_location_that_the_player_before_sir_aldous_venn_is_in():
    table = party(encounters=[("sir-aldous-venn", 0), ("bandit-camp", 0)])
    assert may_be_hit(table, "assist") == ["sir-aldous-venn-1"]


def test_captain_mirelle_drask_summons_a_humanoid_without_gold_when_she_is_alone():
    table = party(encounters=[("captain-mirelle-drask", 0), ("ogre", 1)], primary=["troll", "kobold-pack"])
    table.turn(0)
    assert (table.foe("kobold-pack").seat, table.foe("kobold-pack").gold) == (0, 0)


@pytest.mark.parametrize("other", [[("ogre", 0)], [("bandit-camp", 0)]])
def test_captain_mirelle_drask_summons_nobody_in_company(other):
    table = party(encounters=[("captain-mirelle-drask", 0), *other], primary=["kobold-pack"]).turn(0)
    assert len(table.state.encounters) == 2


def test_rival_camp_summons_any_encounter_facing_the_same_player():
    table = party(secondary=["cyclops"]).appear("rival-camp", 2, "secondary")
    assert table.foes(2) == ["rival-camp-1", "cyclops-1"]


def test_encounters_facing_characters_in_rival_camp_are_stronger_except_locations():
    encounters = [("rival-camp", 0), ("ogre", 0), ("gnoll-pack", 1), ("troll", 2)]
    table = party(encounters=encounters, places={1: "rival-camp"})
    assert strengths(table, "rival-camp", "ogre", "gnoll-pack", "gnoll-pack-token-1", "troll") == [
        1,
        3,
        2,
        2,
        2,
    ]


# ---- blue


@pytest.mark.parametrize(("change", "lost"), [(0, 1), (2, 3), (-1, 0), (-3, 0)])
def test_xandra_quill_hurts_the_next_player_by_her_attack_strength_minus_2(change, lost):
    table = party(hp={1: 6}, encounters=[("xandra-quill", 0)])
    table.state.turn.strength = {"xandra-quill-1": change}
    table.take_damage(0)
    assert table.character(1).hp == 6 - lost


def test_xandra_quill_passes_over_the_unconscious():
    table = party(hp={0: 9, 2: 6}, unconscious=[1], encounters=[("xandra-quill", 0)]).take_damage(0)
    assert (table.character(0).hp, table.character(2).hp) == (6, 5)
    alone = party(hp={0: 9}, unconscious=[1, 2, 3], encounters=[("xandra-quill", 0)]).take_damage(0)
    assert alone.character(0).hp == 6


@rule("DF-033", "DF-350")
@pytest.mark.parametrize(
    ("primary", "secondary", "summoned"),
    [
        (["ogre", "fire-snake"], ["xorn"], "fire-snake"),
        (["imp", "ogre"], ["xorn"], "imp"),
        (["ogre"], ["cyclops", "xorn"], "xorn"),
        (["ogre"], ["cyclops"], "ogre"),
    ],
)
def test_ferrin_of_the_nine_lamps_summons_an_elemental_or_fiend(primary, secondary, summoned):
    table = party(hands={0: ["cantrip", "cantrip"]}, encounters=[("ferrin-of-the-nine-lamps", 1, 2)])
    table.state.decks |= {"primary": list(primary), "secondary": list(secondary)}
    table.play_cards(0).answer("play Cantrip", "play Cantrip").deal()
    assert table.foes(1) == ["ferrin-of-the-nine-lamps-1", f"{summoned}-1"]


@rule("DF-192")
@pytest.mark.parametrize(
    ("revealed", "success"), [(["ogre", "chuul"], True), (["ogre", "troll", "chuul"], False)]
)
def test_ilmeth_the_veiled_reveals_two_cards_for_a_save(revealed, success):
    table = party(encounters=[("ilmeth-the-veiled", 0)], primary=revealed)
    table.happen(lambda s: save(s, s.encounters[0]))
    assert table.told("saved")[0].facts["success"] is success


@pytest.mark.parametrize(("revealed", "strength_left"), [(["ogre", "chuul"], 1), (["ogre", "troll"], 0)])
def test_ilmeth_the_veiled_may_escape_a_text_that_names_it(revealed, strength_left):
    table = party(encounters=[("ilmeth-the-veiled", 0)], primary=revealed)

    async def text(s):
        play = new_play(s, 0, "glory", "card", "K")
        foe = await name_encounter(s, 0, "Which encounter?", s.encounters, "DF-157", play=play)
        if foe is not None:
            change_strength(s, foe, -1, "DF-157")

    table.happen(text)
    assert strengths(table, "ilmeth-the-veiled") == [strength_left]
    assert table.state.turn.plays[0].damage == "K"


@rule("DF-337")
def test_gorlan_hexhand_dispels_all_cards_of_the_faced_player_and_keeps_them_away():
    table = party(
        hands={0: ["mage-armor"]}, in_play={0: ["mage-armor", "spirit-guardians"], 1: ["mage-armor"]}
    )
    table.appear("gorlan-hexhand", 0)
    assert (table.character(0).in_play, len(table.character(1).in_play)) == ([], 1)
    table.play_cards(0).answer("play Mage Armor")
    assert table.character(0).in_play == []


@rule("DF-135")
def test_sealed_vault_hurts_each_character_in_it_at_the_start_of_their_turn():
    table = party(hp={0: 5, 1: 5}, encounters=[("sealed-vault", 0)]).turn(0)
    assert (table.character(0).hp, table.character(1).hp) == (4, 5)


@pytest.mark.parametrize(("active", "gold"), [(0, [8, 0, 7, 0]), (2, [7, 0, 8, 0]), (1, [7, 0, 8, 0])])
def test_the_gold_of_sealed_vault_is_for_the_characters_in_it(active, gold):
    table = party(
        gold=dict.fromkeys(range(4), 0), encounters=[("sealed-vault", 0)], places={2: "sealed-vault"}
    )
    defeated(table, "sealed-vault", active)
    assert [character.gold for character in table.state.characters] == gold


# ---- green


def test_brother_casimir_heals_every_encounter_facing_the_player_he_damages():
    table = party(
        encounters=[("brother-casimir", 0, 2), ("ogre", 0, 1), ("bandit-camp", 0, 1), ("troll", 1, 1)]
    )
    table.take_damage(0)
    assert [len(foe.uncleared) for foe in table.state.encounters] == [3, 3, 3, 3]
    assert table.foe("troll").cleared == 1


@pytest.mark.parametrize(
    ("primary", "summoned"), [(["ogre", "ghoul-pack", "troll"], "ghoul-pack"), (["ogre"], "ogre")]
)
def test_sister_ondreth_vanquished_summons_an_undead_without_gold(primary, summoned):
    table = party(hands={0: ["greatsword"]}, encounters=[("sister-ondreth", 1, 2)])
    table.state.decks["primary"] = list(primary)
    table.play_cards(0).answer("play Greatsword").deal()
    assert (table.foe(summoned).seat, table.foe(summoned).gold) == (0, 0)


@pytest.mark.parametrize(("cleared", "tokens"), [(0, 3), (1, 1)])
def test_yarrow_thornkin_gets_a_beast_when_she_has_no_token(cleared, tokens):
    table = party(encounters=[("yarrow-thornkin", 0, cleared)]).turn(0)
    assert [(each.type, each.card) for each in table.tokens("yarrow-thornkin")] == [
        ("Beast", "yarrow-thornkin-1")
    ] * tokens


@pytest.mark.parametrize(("healed", "by", "hp"), [(0, 2, 3), (0, 0, 4), (0, -1, 3), (1, 2, 4)])
def test_only_their_own_cards_heal_whom_high_inquisitor_vael_faces(healed, by, hp):
    table = party(hp={0: 3, 1: 3}, encounters=[("high-inquisitor-vael", 0)])
    table.happen(lambda s: heal(s, healed, 1, "DF-141", by, "cure-wounds"))
    assert table.character(healed).hp == hp


# ---- red


def test_ryana_amcathra_takes_up_to_2_gold_of_each_player_and_pays_it_when_defeated():
    table = party(gold={0: 3, 1: 1, 2: 0, 3: 5}, unconscious=[3]).appear("ryana-amcathra", 0)
    assert [character.gold for character in table.state.characters] == [1, 0, 0, 5]
    assert table.foe("ryana-amcathra").gold == 16
    defeated(table, "ryana-amcathra")
    assert [character.gold for character in table.state.characters] == [7, 5, 5, 5]


def test_pip_nimblefoot_goes_round_and_takes_a_card_of_each_hand():
    hands = {0: ["glory"], 1: [], 3: ["stealth"]}
    table = party(hands=hands, unconscious=[2], encounters=[("pip-nimblefoot", 0)])
    for seat, following in ((0, 1), (1, 3)):
        table.end_turn(seat)
        assert table.foe("pip-nimblefoot").seat == following
    assert table.foe("pip-nimblefoot").held == [(0, "glory")]
    assert table.character(0).hand == []


def test_pip_nimblefoot_vanquished_returns_the_cards():
    table = party(hands={0: ["glory"]}, encounters=[("pip-nimblefoot", 0)]).end_turn(0)
    defeated(table, "pip-nimblefoot", 1)
    assert (table.character(0).hand, table.character(0).discard) == (["glory"], [])


def test_cards_under_pip_nimblefoot_are_discarded_if_he_leaves_otherwise():
    table = party(hands={0: ["glory"]}, encounters=[("pip-nimblefoot", 0)]).end_turn(0)

    async def bury(s):
        take_out(s, s.encounters[0], to="bury")

    table.happen(bury, 1)
    assert (table.character(0).hand, table.character(0).discard) == ([], ["glory"])


def test_assists_do_not_damage_the_masked_duellist():
    table = party(encounters=[("the-masked-duellist", 0), ("ogre", 0)])
    assert may_be_hit(table, "assist") == ["ogre-1"]
    assert may_be_hit(table, "card") == ["the-masked-duellist-1", "ogre-1"]


def test_the_text_of_the_masked_duellist_does_not_hold_for_tokens():
    table = party()
    token = new_token(table.state, "the-masked-duellist", 0, "R", "Humanoid", "1", 1, "the-masked-duellist-1")
    assert may_be_hit(table, "assist") == [token.uid]


@rule("DF-136")
def test_whom_silka_nightwhisper_damages_takes_1_damage_at_the_start_of_the_next_turn():
    table = party(hp={0: 9}, encounters=[("silka-nightwhisper", 0)]).take_damage(0)
    assert table.character(0).hp == 7
    table.state.encounters = []
    table.turn(0)
    assert table.character(0).hp == 6
    table.turn(0)
    assert table.character(0).hp == 6


@rule("DF-400")
def test_the_poison_of_silka_nightwhisper_outlasts_a_short_rest():
    table = party(hp={0: 5}, encounters=[("silka-nightwhisper", 0)]).take_damage(0)
    table.state.encounters = []
    table.short_rest(3)
    assert table.character(0).hp == 4
    table.turn(0)
    assert table.character(0).hp == 3


def test_the_grinning_twins_may_be_damaged_in_either_order():
    table = party(hands={0: ["greatsword"]}, encounters=[("the-grinning-twins", 0)])
    table.play_cards(0).answer("play Greatsword").deal()
    assert table.foe("the-grinning-twins").uncleared == [1, 2]
    assert len(table.tokens("the-grinning-twins")) == 1


def test_the_second_of_the_grinning_twins_stays_as_an_unattached_token():
    table = party(encounters=[("the-grinning-twins", 1)])
    table.foe("the-grinning-twins").deck = table.tokens("the-grinning-twins")[0].deck = "secondary"
    defeated(table, "the-grinning-twins")
    (twin,) = table.state.encounters
    assert (twin.card, twin.deck, twin.seat) == ("", "primary", 1)
    assert (twin.color, twin.type, twin.token, twin.strength) == ("R", "Humanoid", "RR", 2)
