"""The encounters of Dungeon Difficulty 2, Saves, Tripwires and square levels."""

import pytest

from questboard.games.dragonfire.hooks import EncounterCard, Feature, automatic
from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.rules.damage import make_shots, targets
from questboard.games.dragonfire.rules.defeat import clear_level, clear_levels
from questboard.games.dragonfire.rules.foes import calm, heal_levels, move, new_token, strength, take_out
from questboard.games.dragonfire.rules.health import may_be_healed
from questboard.games.dragonfire.rules.moments import Check
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.rules.reveal import summon
from questboard.testing import rule
from tests.dragonfire.party import Party, party, there


def check(table: Party, seat: int) -> bool:
    """Make a Skill Check; whether it succeeded."""
    table.happen(lambda s: skill_check(s, seat), seat)
    return bool(table.told("checked")[-1].facts["success"])


def attackable(table: Party, card: str, damage: str = "", levels: int = 0) -> list[str]:
    """The encounters that a card's damage may be assigned to."""
    new_play(table.state, 0, card, "card", damage, levels)
    make_shots(table.state)
    return [foe.uid for foe in targets(table.state, table.state.turn.shots[-1])]


# ---- when they attack, when they deal damage


@rule("DF-224")
@pytest.mark.parametrize(("prevented", "left"), [(False, 1), (True, 2)])
def test_blue_slaad_makes_the_player_discard_a_card_when_it_deals_damage(prevented, left):
    table = party(hands={0: ["glory", "glory"]}, encounters=[("blue-slaad", 0), ("troll", 0)])
    table.state.turn.prevented += ["blue-slaad-1"] * prevented
    table.take_damage(0)
    assert table.character(0).discard == ["glory"] * (2 - left)


@rule("DF-224")
@pytest.mark.parametrize(("top", "discarded"), [("glory", 0), ("grace", 2)])
def test_mind_flayer_makes_a_player_who_fails_a_skill_check_discard_two_cards(top, discarded):
    table = party(hands={0: ["glory"] * 3}, decks={0: [top] * 4}, encounters=[("mind-flayer", 0)])
    table.state.turn.prevented.append("mind-flayer-1")  # it still attacks
    table.take_damage(0)
    assert table.character(0).discard == ["glory"] * discarded


@rule("DF-224")
def test_mind_flayer_does_nothing_if_it_is_stopped_from_attacking():
    table = party(hands={0: ["glory"] * 3}, decks={0: ["grace"] * 4}, encounters=[("mind-flayer", 0)])
    table.state.turn.calm.append("mind-flayer-1")
    table.take_damage(0)
    assert table.character(0).discard == []


@pytest.mark.parametrize(("gold", "left"), [(5, 3), (1, 0)])
def test_xorn_eats_2_gold_when_it_deals_damage(gold, left):
    table = party(gold={0: gold}, encounters=[("xorn", 0)]).take_damage(0)
    assert table.character(0).gold == left


@rule("DF-187", "DF-340")
def test_wraith_heals_its_lowest_level_when_it_deals_damage():
    table = party(encounters=[("wraith", 0, 2)]).take_damage(0)
    assert table.foe("wraith").uncleared == [1, 2, 3]
    table = party(encounters=[("wraith", 0, 2), ("troll", 0)])
    table.state.turn.prevented.append("wraith-1")
    table.take_damage(0)
    assert table.foe("wraith").uncleared == [2, 3]


@pytest.mark.parametrize(("prevented", "drawn"), [(False, 1), (True, 2)])
def test_otyugh_costs_a_card_in_this_turns_replenish_when_it_deals_damage(prevented, drawn):
    table = party(decks={0: ["glory"] * 5}, encounters=[("otyugh", 0), ("troll", 0)])
    table.state.turn.prevented += ["otyugh-1"] * prevented
    table.take_damage(0)
    assert len(table.character(0).hand) == drawn


def test_otyugh_costs_no_card_in_the_next_turn():
    table = party(decks={0: ["glory"] * 5}, encounters=[("otyugh", 0)]).replenish(0)
    assert len(table.character(0).hand) == 2


@pytest.mark.parametrize(("exhausted", "drawn"), [((), 1), ((0,), 0)])
def test_stone_golem_costs_its_player_a_card_in_replenish(exhausted, drawn):
    table = party(decks={0: ["glory"] * 5}, encounters=[("stone-golem", 0)], exhausted=exhausted).replenish(0)
    assert len(table.character(0).hand) == drawn


def test_stone_golem_slows_only_the_faced_player_and_two_slow_more_than_one_but_not_below_none():
    table = party(decks={0: ["glory"] * 5}, encounters=[("stone-golem", 1)]).replenish(0)
    assert len(table.character(0).hand) == 2
    golems = [("stone-golem", 0), ("iron-golem", 0)]
    table = party(decks={0: ["glory"] * 5}, encounters=golems, exhausted=(0,)).replenish(0)
    assert table.character(0).hand == []


# ---- Fomorian and Saves


@rule("DF-190", "DF-194")
def test_fomorian_deals_2_more_damage_when_its_save_fails():
    table = party(hp={0: 6}, encounters=[("fomorian", 0)], secondary=["xorn"]).take_damage(0)
    assert (table.character(0).hp, table.foe("fomorian").cleared) == (2, 0)


@rule("DF-190", "DF-194")
def test_fomorian_hurts_itself_when_its_save_succeeds():
    table = party(hp={0: 6}, encounters=[("fomorian", 0, 1)], secondary=["cyclops"]).take_damage(0)
    assert (table.character(0).hp, table.foe("fomorian").uncleared) == (4, [2, 3])
    assert table.state.decks["secondary"][0] == "cyclops"  # revealed and buried


@rule("DF-194", "DF-219")
def test_fomorian_that_defeats_itself_deals_no_damage_and_pays_gold_from_the_attacked_player_on():
    gold = dict.fromkeys(range(4), 0)
    table = party(hp={1: 6}, encounters=[("fomorian", 1, 3)], secondary=["cyclops"], gold=gold).take_damage(1)
    assert (table.foes(), table.character(1).hp) == ([], 6)
    assert [character.gold for character in table.state.characters] == [3, 4, 3, 3]
    assert table.state.discards["secondary"] == ["fomorian"]


@rule("DF-219")
def test_a_tripwire_occurs_even_if_an_encounter_eliminates_itself():
    table = party(hands={0: ["glory", "glory"]}, encounters=[("chuul", 0, 3)])
    table.happen(lambda s: clear_levels(s, there(s, "chuul-1"), 1))
    assert (table.foes(), table.character(0).discard) == ([], ["glory", "glory"])


@rule("DF-190")
@pytest.mark.parametrize(("top", "success"), [("xorn", True), ("wraith", False)])
def test_a_save_succeeds_on_a_card_of_the_encounters_colour_which_is_buried(top, success):
    table = party(encounters=[("mind-flayer", 0)], secondary=[top])
    table.happen(lambda s: save(s, there(s, "mind-flayer-1")))
    assert table.told("saved")[0].facts["success"] is success
    assert table.state.decks["secondary"][0] == top


@rule("DF-191")
def test_an_automatic_failure_of_a_save_reveals_no_card():
    table = party(encounters=[("mind-flayer", 0)], secondary=["xorn"])
    table.foe("mind-flayer").marks["fails-save"] = 1
    table.happen(lambda s: save(s, there(s, "mind-flayer-1")))
    assert table.told("saved")[0].facts["success"] is False
    assert table.state.decks["secondary"][-1] == "xorn"
    assert table.told("encounter_revealed") == []


@rule("DF-192")
@pytest.mark.parametrize(("bonus", "success"), [(1, False), (2, True)])
def test_save_plus_x_reveals_x_cards_more_and_one_match_is_enough(bonus, success, declare):
    class MindFlayer(EncounterCard, id="mind-flayer"):
        def save_bonus(self, s, foe):
            return bonus

    declare(MindFlayer)
    table = party(encounters=[("mind-flayer", 0)], secondary=["wraith", "cyclops", "xorn", "drider"])
    table.happen(lambda s: save(s, there(s, "mind-flayer-1")))
    assert len(table.told("encounter_revealed")) == 1 + bonus
    assert table.told("saved")[0].facts["success"] is success


@rule("DF-193")
@pytest.mark.parametrize(
    ("encounters", "uid", "revealed"),
    [
        ([("orog", 0)], "orog-1", "troll"),
        ([("fomorian", 0)], "fomorian-1", "cyclops"),
        ([("kobold-pack", 0)], "kobold-pack-token-1", "troll"),
        ([("cloaker", 0)], "cloaker-token-1", "cyclops"),
        ([], "goblin-uprising-token-1", "troll"),
    ],
)
def test_an_encounter_saves_with_the_deck_it_came_from_and_a_token_with_that_of_its_card(
    encounters, uid, revealed
):
    table = party(encounters=encounters, tokens=[(0, "K", "1", 1)], primary=["troll"], secondary=["cyclops"])
    table.happen(lambda s: save(s, there(s, uid)))
    assert [event.facts["name"] for event in table.told("encounter_revealed")] == [revealed]


@rule("DF-193")
def test_an_encounter_of_the_difficulty_3_deck_saves_with_it():
    table = party(adventure_level=5, encounters=[("beholder", 0)], primary=["troll"], secondary=["cyclops"])
    table.foe("beholder").deck = "third"
    table.state.decks["third"] = ["rakshasa", "vampire"]
    table.happen(lambda s: save(s, there(s, "beholder-1")))
    assert table.state.decks["third"] == ["vampire", "rakshasa"]


@rule("DF-350")
def test_an_encounter_that_is_summoned_in_take_damage_attacks_at_once(declare):
    class StoneGiant(EncounterCard, id="stone-giant"):
        async def attacks(self, s, foe, assault):
            await summon(s, foe.deck, foe.seat)

    declare(StoneGiant)
    table = party(hp={0: 9}, encounters=[("stone-giant", 0)], secondary=["fomorian", "xorn"]).take_damage(0)
    assert table.character(0).hp == 9 - 3 - 2 - 2  # the Fomorian's own attack ability as well


# ---- SURPRISE and the Dragonfire level


@rule("DF-351")
def test_drider_makes_the_faced_player_discard_a_card():
    table = party(hands={1: ["glory"]}).appear("drider", 1)
    assert table.character(1).discard == ["glory"]


def test_drider_keeps_its_player_out_of_locations_and_in_them():
    table = party(encounters=[("drider", 0), ("cursed-ground", 1)]).turn(0)
    assert table.ask.kind == "act"
    table = party(encounters=[("drider", 0), ("cursed-ground", 1)], places={0: "cursed-ground"}).turn(0)
    assert table.ask.kind == "act"
    table = party(encounters=[("drider", 2), ("cursed-ground", 1)]).turn(0)
    assert table.options == ["Cursed Ground", "pass"]


def test_drider_does_not_hold_its_player_in_a_location_that_is_defeated():
    table = party(encounters=[("drider", 0), ("choke-point", 0, 2)], hands={0: ["glory"]})
    table.play_cards(0).answer("play Glory").deal()
    assert table.character(0).place == ""


@rule("DF-351")
@pytest.mark.parametrize(("unconscious", "hurt"), [((), 3), ((3,), 0), ((0, 1, 3), None)])
def test_stone_giant_hurts_the_next_conscious_player_to_the_left(unconscious, hurt):
    table = party(hp=dict.fromkeys(range(4), 5), unconscious=unconscious).appear("stone-giant", 2)
    assert [seat for seat in table.state.conscious if table.character(seat).hp == 4] == (
        [] if hurt is None else [hurt]
    )


@rule("DF-097", "DF-098")
@pytest.mark.parametrize(("level", "faces"), [(4, ["green-slaad-1"]), (5, ["green-slaad-1", "xorn-1"])])
def test_green_slaad_summons_any_encounter_if_the_level_is_5_when_it_is_revealed(level, faces):
    table = party(level=level, secondary=["xorn"]).appear("green-slaad", 1, "secondary")
    assert table.foes(1) == faces


@rule("DF-098")
def test_green_slaad_summons_nothing_when_the_level_reaches_5_later():
    table = party(level=4).appear("green-slaad", 0, "secondary")
    table.state.dragonfire_level = 5
    table.turn(0)
    assert table.foes() == ["green-slaad-1"]


# ---- start of turn


@pytest.mark.parametrize("top", ["troll", "chuul", "ghoul-pack", "phase-spider"])
def test_spectator_does_what_the_colour_of_the_primary_decks_top_card_says(top):
    table = party(hands={0: ["glory"] * 2}, gold={0: 5}, encounters=[("spectator", 0)], primary=[top]).turn(0)
    s = table.state
    found = {
        "troll": strength(s, table.foe("spectator")) == 2,
        "chuul": table.character(0).discard == ["glory"],
        "ghoul-pack": not may_be_healed(s, 0),
        "phase-spider": table.character(0).gold == 3,
    }
    assert found == {name: name == top for name in found}
    assert s.decks["primary"][0] == top
    assert may_be_healed(s, 1)


def test_spectator_sees_nothing_in_another_players_turn_and_its_gaze_ends_with_the_turn():
    table = party(encounters=[("spectator", 0)], primary=["troll"]).turn(1)
    assert table.state.decks["primary"][-1] == "troll"
    table = party(encounters=[("spectator", 0)], primary=["troll"]).turn(0).turn(1)
    assert strength(table.state, table.foe("spectator")) == 1


@rule("DF-190", "DF-193", "DF-199")
def test_slaad_planar_portal_summons_nothing_when_its_save_fails():
    table = party(encounters=[("slaad-planar-portal", 0)], secondary=["xorn", "blue-slaad"]).turn(0)
    assert table.foes() == ["slaad-planar-portal-1"]
    assert table.state.decks["secondary"][0] == "xorn"


@rule("DF-190", "DF-193", "DF-349", "DF-364")
def test_slaad_planar_portal_summons_a_slaad_facing_the_character_when_its_save_succeeds():
    portal = "slaad-planar-portal"
    table = party(encounters=[(portal, 0)], places={1: portal}, secondary=["roper", "xorn", "blue-slaad"])
    table.turn(1).answer("pass")
    assert table.foes(1) == ["blue-slaad-1"]


def test_slaad_planar_portal_does_nothing_to_characters_elsewhere():
    table = party(encounters=[("slaad-planar-portal", 0)], secondary=["roper", "blue-slaad"]).turn(1)
    table.answer("pass")
    assert table.foes() == ["slaad-planar-portal-1"]


# ---- Immune, Mummy, Moaning Chamber, Cyclops


@rule("DF-341")
@pytest.mark.parametrize(
    ("card", "works"),
    [
        ("misty-step", False),
        ("magic-missile", False),
        ("cantrip", True),
        ("cloud-of-daggers", True),
        ("glory", True),
        ("ebony-staff-plus-1", True),
    ],
)
def test_helmed_horror_is_immune_to_arcane_cards_of_cost_4_or_less_that_are_not_basic(card, works):
    table = party(encounters=[("helmed-horror", 0), ("troll", 0)])
    assert ("helmed-horror-1" in attackable(table, card, "B")) is works
    play = table.state.turn.plays[-1]
    assert can_be_named(table.state, table.foe("helmed-horror"), play) is works
    assert "troll-1" in attackable(table, card, "B")


@rule("DF-187")
def test_level_damage_does_not_clear_a_level_with_square_icons_and_stops_there():
    table = party(encounters=[("helmed-horror", 0)])
    table.happen(lambda s: clear_levels(s, there(s, "helmed-horror-1"), 1))
    assert table.foe("helmed-horror").cleared == 0
    table = party(encounters=[("stone-golem", 0)])
    new_play(table.state, 0, "lightning-bolt", "card", levels=2)
    table.play_cards(0).deal()
    assert table.foe("stone-golem").uncleared == [1, 2]  # the level above the square one is cleared


@rule("DF-187")
def test_damage_of_its_colour_clears_a_level_with_square_icons():
    table = party(encounters=[("stone-golem", 0, 1)], hands={0: ["glory", "glory"]})
    table.play_cards(0).answer("play Glory", "play Glory").deal()
    assert table.foe("stone-golem").uncleared == [2]


@rule("DF-152")
def test_mummy_makes_the_faced_players_skill_checks_fail_without_a_card():
    table = party(decks={0: ["glory", "grace"], 1: ["cantrip"]}, encounters=[("mummy", 0)])
    assert check(table, 0) is False
    assert table.character(0).deck[-1] == "glory"
    assert check(table, 1) is True


@rule("DF-152")
def test_mummy_yields_to_an_effect_that_makes_a_check_succeed_automatically(declare):
    class Tough(Feature, id="tough"):
        @automatic(Check, "DF-152")
        async def succeed(self, s, seat, moment):
            moment.result = True

    declare(Tough)
    table = party(features={0: ["tough"]}, encounters=[("mummy", 0)])
    assert check(table, 0) is True


def test_moaning_chamber_lets_characters_in_it_play_no_assists():
    hands = {1: ["perception"], 2: ["perception"]}
    table = party(hands=hands, encounters=[("moaning-chamber", 1)]).play_cards(0).answer("deal damage")
    assert table.asked == 2
    table.answer("pass")
    assert table.asked == 0
    table = party(hands=hands, encounters=[("moaning-chamber", 1)]).play_cards(
        1
    )  # in their own turn players may play everything
    assert "play Perception" in table.options


@pytest.mark.parametrize(("cleared", "hits"), [(0, 3), (1, 2), (2, 2)])
def test_cyclops_is_weaker_while_a_level_of_it_is_cleared(cleared, hits):
    table = party(encounters=[("cyclops", 0, cleared), ("troll", 0, 1)])
    assert strength(table.state, table.foe("cyclops")) == hits
    assert strength(table.state, table.foe("troll")) == 2


# ---- Death Slaad


@rule("DF-033", "DF-363")
def test_death_slaad_has_attack_strength_3_once_its_tripwire_is_crossed():
    table = party(encounters=[("death-slaad", 0, 1)])
    table.happen(lambda s: clear_levels(s, there(s, "death-slaad-1"), 1))
    assert strength(table.state, table.foe("death-slaad")) == 2
    table.happen(lambda s: clear_levels(s, there(s, "death-slaad-1"), 1))
    assert strength(table.state, table.foe("death-slaad")) == 3

    async def heals(s):
        heal_levels(s, there(s, "death-slaad-1"), 3, "DF-340")

    table.happen(heals)
    assert strength(table.state, table.foe("death-slaad")) == 3
    table.happen(lambda s: clear_levels(s, there(s, "death-slaad-1"), 3))
    assert strength(table.state, table.foe("death-slaad")) == 3


@rule("DF-033")
def test_damage_out_of_order_crosses_the_tripwire_of_death_slaad():
    table = party(encounters=[("death-slaad", 0)])
    table.happen(lambda s: clear_level(s, there(s, "death-slaad-1"), 2))
    assert (strength(table.state, table.foe("death-slaad")), table.foe("death-slaad").uncleared) == (
        3,
        [0, 1, 3],
    )


# ---- Roper


def _assisted(*assists, encounters=(("roper", 0),), **position):
    """Assists of player 2 with so much damage each; then the damage is dealt."""
    table = party(encounters=encounters, **position)
    for damage in assists:
        new_play(table.state, 1, "javelin", "assist", damage)
    return table.play_cards(0).deal()


def test_roper_makes_a_player_discard_a_card_for_each_assist_that_damages_it():
    table = _assisted("K1", "K1", hands={1: ["glory"] * 3, 2: ["grace"]})
    assert (table.character(1).discard, table.character(2).discard) == (["glory", "glory"], [])
    assert table.foe("roper").cleared == 1


def test_roper_takes_nothing_for_an_assist_at_another_encounter():
    table = _assisted("4", encounters=[("roper", 0), ("animated-armor", 0)], hands={1: ["glory"] * 3})
    assert table.character(1).discard == ["glory"]
    table = _assisted("2", encounters=[("roper", 0), ("animated-armor", 0)], hands={1: ["glory"] * 3})
    assert (table.foe("animated-armor").cleared, table.character(1).discard) == (1, [])


@rule("DF-407")
def test_roper_takes_nothing_for_cards_of_the_active_player_or_once_it_is_defeated():
    table = party(encounters=[("roper", 0)], hands={0: ["glory"] * 5})
    new_play(table.state, 0, "javelin", "card", "4")
    table.play_cards(0).deal()
    assert table.character(0).discard == []
    table = _assisted("4", encounters=[("roper", 0, 2)], hands={1: ["glory"] * 3})
    assert (table.foes(), table.character(1).discard) == ([], [])


def test_roper_makes_a_player_discard_a_card_once_for_an_assist_that_names_and_damages_it():
    table = party(encounters=[("roper", 0)], hands={1: ["glory"] * 3})

    async def names(s):
        play = new_play(s, 1, "tower-shield", "assist", "4")
        foe = await name_encounter(s, 1, "Which?", s.encounters, "DF-159", play=play)
        assert foe is not None
        calm(s, foe, "DF-159")

    table.happen(names).play_cards(0).deal()
    assert table.character(1).discard == ["glory"]


def test_roper_makes_a_player_discard_a_card_for_an_assist_that_only_names_it():
    table = party(encounters=[("roper", 0)], hands={1: ["glory"] * 3})

    async def names(s):
        play = new_play(s, 1, "caltrops", "assist")
        await name_encounter(s, 1, "Which?", s.encounters, "DF-159", play=play)

    table.happen(names).play_cards(0).deal()
    assert table.character(1).discard == ["glory"]


def test_roper_makes_the_player_of_a_tower_shield_that_names_it_discard_a_card():
    table = party(encounters=[("roper", 0)], hands={1: ["tower-shield", "glory", "glory"]})
    table.play_cards(0).answer("deal damage", "assist with Tower Shield", "deal it as proposed")
    assert table.character(1).discard == ["glory", "tower-shield"]
    assert table.character(0).hp == table.character(0).max_hp


# ---- Black Pudding


def _struck(*points, cleared=0, tokens=0):
    """Damage of so many points, each a card of its own, is dealt to a Black Pudding."""
    table = party(encounters=[("black-pudding", 0, cleared)])
    for _ in range(tokens):
        new_token(table.state, "black-pudding", 0, "R", "Ooze", "2", 1, "black-pudding-1")
    for each in points:
        new_play(table.state, 0, "javelin", "card", each).only = "black-pudding-1"
    return table.play_cards(0).deal()


@pytest.mark.parametrize(
    ("points", "count"), [(("K2",), 1), (("KKK",), 1), (("3",), 0), (("BBB",), 0), (("KKK", "KKK"), 2)]
)
def test_black_pudding_gets_a_token_for_each_level_cleared_with_black_damage(points, count):
    table = _struck(*points)
    assert len(table.tokens("black-pudding")) == count
    for token in table.tokens("black-pudding"):
        assert (token.token, token.strength, token.card) == ("2", 1, "black-pudding-1")
        assert (token.seat, token.color, token.type) == (0, "R", "Ooze")


def test_black_pudding_gets_no_token_for_black_that_clears_nothing_or_is_not_needed():
    assert _struck("KK").tokens("black-pudding") == []
    assert _struck("K3").tokens("black-pudding") == []


def test_black_pudding_gets_a_token_for_black_damage_out_of_order():
    table = party(encounters=[("black-pudding", 0)])
    new_play(table.state, 0, "javelin", "card", "K2")
    make_shots(table.state)
    table.state.turn.shots[0].aim, table.state.turn.shots[0].level = "black-pudding-1", 1
    table.state.turn.phase = "deal damage"
    table.play(("deal_damage", 0)).answer("deal it as proposed")
    assert (table.foe("black-pudding").cleared, len(table.tokens("black-pudding"))) == (0b10, 1)


@pytest.mark.parametrize(("points", "tokens"), [("3", 0), ("BBB", 0), ("K3", 0), ("K2", 1)])
def test_black_pudding_gets_a_token_only_for_the_black_that_is_dealt_beside_levels_of_damage(points, tokens):
    table = party(encounters=[("black-pudding", 0)])
    for each, levels in ((points, 0), ("", 1)):
        new_play(table.state, 0, "javelin", "card", each, levels).only = "black-pudding-1"
    table.play_cards(0).deal()
    assert (table.foe("black-pudding").cleared, len(table.tokens("black-pudding"))) == (0b11, tokens)


def test_black_pudding_gets_no_token_for_levels_of_damage():
    table = party(encounters=[("black-pudding", 0)])
    table.happen(lambda s: clear_levels(s, there(s, "black-pudding-1"), 2))
    assert (table.foe("black-pudding").cleared, table.tokens("black-pudding")) == (0b11, [])


@rule("DF-139")
def test_damage_may_go_to_a_token_that_black_pudding_has_just_got():
    table = party(encounters=[("black-pudding", 0)])
    for points in ("KKK", "2"):
        new_play(table.state, 0, "javelin", "card", points)
    table.play_cards(0).deal().answer("deal it as proposed")
    assert (table.foe("black-pudding").cleared, table.tokens("black-pudding")) == (1, [])


@rule("DF-104")
def test_black_pudding_can_be_damaged_before_its_tokens_and_has_three_at_most():
    table = _struck("KKK", "KKK", tokens=2)
    assert (table.foe("black-pudding").uncleared, len(table.tokens("black-pudding"))) == ([2, 3], 3)


@rule("DF-108", "DF-193")
def test_the_tokens_of_a_defeated_black_pudding_stay_as_unattached_tokens():
    table = _struck("KKK", cleared=3, tokens=1)
    assert [(token.card, token.deck, token.seat) for token in table.tokens("black-pudding")] == [
        ("", "primary", 0),
        ("", "primary", 0),
    ]
    assert len(table.foes()) == 2
    table.happen(lambda s: clear_levels(s, s.encounters[0], 1))
    assert len(table.foes()) == 1


@rule("DF-108")
def test_the_tokens_of_a_black_pudding_move_with_it_and_go_with_it_unless_it_is_defeated():
    table = _struck("KKK")

    async def moves(s):
        move(s, there(s, "black-pudding-1"), 2, "DF-344")

    table.happen(moves)
    assert len(table.foes(2)) == 2

    async def goes(s):
        take_out(s, there(s, "black-pudding-1"), "bury")

    table.happen(goes)
    assert table.foes() == []


# ---- cards without a text


@rule("DF-102")
def test_cloaker_comes_with_three_tokens_that_need_red():
    table = party().appear("cloaker", 1, "secondary")
    assert [token.token for token in table.tokens("cloaker")] == ["R", "R", "R"]
