"""The Market cards of Arcane."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.damage import make_shots
from questboard.games.dragonfire.rules.defeat import rob
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.state import NOWHERE
from questboard.kernel import hooks_of
from questboard.testing import rule
from tests.dragonfire.party import Party, party

ARCANE = [card for card in CARDS.values() if card.color == "B" and not card.basic and not card.item]
FAILS, SAVES = "chuul", "orog"
"""Cards of the Primary Deck on which a black encounter's Save fails or succeeds."""


def aims(table: Party) -> list[str]:
    """The encounters to which damage could be dealt."""
    labels = [label.rpartition(": ")[2] for label in table.options if ": " in label]
    return [label for label in dict.fromkeys(labels) if label != "nothing"]


def taken(table: Party, seat: int) -> int:
    """How much damage a player has taken."""
    return sum(event.facts["amount"] for event in table.told("hurt") if event.facts["player"] == seat)


def test_every_assist_of_arcane_is_declared() -> None:
    helpful = [
        card.id for card in ARCANE if hooks_of(CARD_TEXTS[card.id]).keys() & {"assist", "assist_deals"}
    ]
    assert [card.id for card in ARCANE if card.assist] == helpful


@rule("DF-248", "DF-249")
@pytest.mark.parametrize("card", ["cloud-of-daggers", "fireball", "polymorph"])
def test_a_card_that_requires_the_arcane_class_is_bought_and_played_by_arcane_characters_only(
    card: str,
) -> None:
    name = CARDS[card].name
    for seat, allowed in ((0, False), (1, True), (3, True)):
        table = party(hands={seat: [card]}, types={3: "RB"}, market=[card], gold={seat: 10})
        assert (f"play {name}" in table.play_cards(seat).options) == allowed
        table = party(types={3: "RB"}, market=[card], gold={seat: 10}, encounters=[("troll", 0)])
        assert (f"buy {name}" in table.market(seat).options) == allowed


@rule("DF-250")
def test_lightning_bolt_can_be_bought_only_by_a_player_who_has_played_an_arcane_card_this_turn() -> None:
    for first, allowed in (("play", True), ("discard", False)):
        table = party(
            hands={0: ["cantrip"]}, market=["lightning-bolt"], gold={0: 7}, encounters=[("ogre", 1)]
        )
        table.play_cards(0).answer(f"{first} Cantrip").deal()
        assert ("buy Lightning Bolt" in table.options) == allowed
    assert "play Lightning Bolt" in party(hands={0: ["lightning-bolt"]}).play_cards(0).options


# ---- Magic Missile


@rule("DF-160", "DF-173")
def test_magic_missile_deals_1_blue_damage_to_each_of_three_different_encounters() -> None:
    table = party(hands={1: ["magic-missile"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(1).answer("play Magic Missile")
    assert table.shots() == [("magic-missile", "B", 0)] * 3
    table.deal()
    assert table.foes() == ["kobold-pack-1"], "its three tokens are gone"


@rule("DF-173", "DF-184")
def test_magic_missile_never_deals_two_points_to_one_encounter() -> None:
    table = party(hands={1: ["magic-missile"]}, encounters=[("will-o-wisp", 1)])
    table.play_cards(1).answer("play Magic Missile", "deal damage", "Magic Missile (1 blue): Will")
    assert aims(table) == []
    table.answer("deal it as proposed")
    assert table.foe("will-o-wisp").cleared == 0


@rule("DF-185")
@pytest.mark.parametrize("most_sets", [3000, 0])
def test_a_bonus_does_not_bring_a_second_missile_to_the_same_encounter(
    most_sets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("questboard.games.dragonfire.rules.assign.MOST_SETS", most_sets)
    s = party(encounters=[("will-o-wisp", 1)]).state
    play = new_play(s, 1, "magic-missile", "card", "B")
    play.spread, play.most, play.bonus = "apart", 3, "B"
    make_shots(s)
    assert [s.turn.shots[index].points for index, foe in propose(s).items() if foe == "will-o-wisp-1"] == [
        "BB"
    ]


@rule("DF-160", "DF-158")
def test_magic_missile_assists_with_1_colourless_damage_to_each_of_three_encounters() -> None:
    table = party(hands={1: ["magic-missile"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(0).answer("let the others", "assist with Magic Missile")
    assert table.shots() == [("magic-missile", "1", 0)] * 3
    table.answer("deal it as proposed")
    assert table.foes() == ["kobold-pack-1"]


@rule("DF-123", "DF-130")
def test_the_text_of_magic_missile_does_not_leave_a_location() -> None:
    table = party(hands={1: ["magic-missile"]}, encounters=[("choke-point", 1), ("troll", 0)])
    table.play_cards(1).answer("play Magic Missile", "deal damage")
    assert aims(table) == ["Choke Point"]


@rule("DF-124", "DF-130")
def test_the_assist_of_magic_missile_goes_into_a_location() -> None:
    table = party(hands={1: ["magic-missile"]}, encounters=[("choke-point", 0), ("ogre", 0), ("troll", 1)])
    table.play_cards(0).answer("let the others", "assist with Magic Missile")
    assert aims(table) == ["Choke Point", "Ogre", "Troll"]
    own = party(hands={1: ["magic-missile"]}, encounters=[("choke-point", 0), ("ogre", 0), ("troll", 1)])
    own.play_cards(1).answer("play Magic Missile", "deal damage")
    assert aims(own) == ["Troll"], "its text has a damage icon"


@rule("DF-124", "DF-125")
def test_an_assist_never_goes_from_one_location_to_another() -> None:
    places = [("choke-point", 0), ("cursed-ground", 1), ("troll", 2)]
    for active, asked in ((0, 0), (2, 1)):
        table = party(hands={1: ["magic-missile"]}, encounters=places).play_cards(active)
        table.answer("let the others")
        assert table.asked == (1 if asked else active)


# ---- Misty Step


@rule("DF-140", "DF-195")
def test_misty_step_may_draw_a_card_and_then_discards_one() -> None:
    table = party(hands={1: ["misty-step", "glory"]}, decks={1: ["grace"]})
    table.play_cards(1).answer("play Misty Step", "yes", "Glory")
    assert table.shots() == [("misty-step", "BB", 0)]
    assert (table.character(1).hand, table.character(1).discard) == (["grace"], ["glory"])


@rule("DF-140")
def test_the_draw_of_misty_step_may_be_left_out() -> None:
    table = party(hands={1: ["misty-step", "glory"]}, decks={1: ["grace"]})
    table.play_cards(1).answer("play Misty Step", "no")
    assert (table.character(1).hand, table.character(1).discard) == (["glory"], [])


# ---- Burning Hands and Scorching Ray


@rule("DF-184")
def test_the_damage_of_burning_hands_may_be_split_between_two_encounters_of_one_player() -> None:
    table = party(hands={1: ["burning-hands"]}, tokens=[(0, "K", "1", 1), (0, "K", "B", 1)])
    table.play_cards(1).answer("play Burning Hands")
    assert table.shots() == [("burning-hands", "B", 0), ("burning-hands", "1", 0)]
    table.deal()
    assert table.state.encounters == []


@rule("DF-184")
def test_burning_hands_never_burns_encounters_of_two_players() -> None:
    table = party(hands={1: ["burning-hands"]}, tokens=[(0, "K", "1", 1), (1, "K", "1", 1)])
    table.play_cards(1).answer("play Burning Hands", "deal damage")
    table.answer("Burning Hands (1 blue): Goblin 2")
    assert aims(table) == ["Goblin 2"]
    table.answer("deal it as proposed")
    assert [foe.seat for foe in table.state.encounters] == [0]


@rule("DF-184")
def test_scorching_ray_is_split_among_up_to_three_encounters_of_any_players() -> None:
    table = party(hands={1: ["scorching-ray"]}, tokens=[(seat, "K", "1", 1) for seat in range(4)])
    table.play_cards(1).answer("play Scorching Ray")
    assert table.shots() == [("scorching-ray", "B", 0)] * 3
    table.deal()
    assert len(table.state.encounters) == 1


@rule("DF-184")
@pytest.mark.parametrize("most_sets", [3000, 0])
def test_the_proposal_splits_no_card_among_more_encounters_than_it_says(
    most_sets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("questboard.games.dragonfire.rules.assign.MOST_SETS", most_sets)
    s = party(tokens=[(seat, "K", "1", 1) for seat in range(4)]).state
    play = new_play(s, 1, "scorching-ray", "card", "BBB")
    play.spread, play.most = "split", 2
    make_shots(s)
    assert len([foe for foe in propose(s).values() if foe != NOWHERE]) == 2
    s.turn.shots[0].aim = s.turn.shots[1].aim = "goblin-uprising-token-4"
    assert len([foe for foe in propose(s).values() if foe != NOWHERE]) == 1
    s.turn.shots[1].aim = "goblin-uprising-token-1"
    assert list(propose(s).values()) == [NOWHERE]


def test_scorching_ray_may_stay_on_one_encounter() -> None:
    table = party(hands={1: ["scorching-ray"]}, encounters=[("chuul", 1)])
    table.play_cards(1).answer("play Scorching Ray").deal()
    assert table.foe("chuul").cleared == 0b1


# ---- Cloud of Daggers


@rule("DF-158", "DF-161", "DF-169")
def test_cloud_of_daggers_deals_its_damage_in_its_players_turn_and_none_as_an_assist() -> None:
    table = party(hands={1: ["cloud-of-daggers"]}, encounters=[("cyclops", 0)])
    table.play_cards(1).answer("play Cloud of Daggers")
    assert table.shots() == [("cloud-of-daggers", "BB1", 0)]
    table = party(hands={1: ["cloud-of-daggers"]}, encounters=[("cyclops", 0)])
    table.play_cards(0).answer("let the others", "assist with Cloud of Daggers")
    assert table.shots() == []


@rule("DF-161", "DF-248")
def test_only_an_arcane_character_may_assist_with_cloud_of_daggers() -> None:
    table = party(hands={3: ["cloud-of-daggers"]}, encounters=[("cyclops", 0)])
    assert table.play_cards(0).answer("let the others").asked == 0


@rule("DF-249")
def test_in_the_cloud_of_daggers_of_a_wizard_all_colourless_levels_of_an_encounter_are_at_most_2() -> None:
    table = party(hands={0: ["glory"] * 5, 1: ["cloud-of-daggers"]}, encounters=[("cyclops", 0)])
    table.play_cards(0).answer("let the others", "assist with Cloud", *["play Glory"] * 5).deal()
    assert table.state.turn.defeated == ["cyclops-1"], "5 / K / 4 was 2 / K / 2"


@rule("DF-249", "DF-398")
def test_in_the_cloud_of_daggers_of_another_arcane_character_one_level_is_at_most_2() -> None:
    hands = {0: ["glory"] * 5, 3: ["cloud-of-daggers"]}
    table = party(hands=hands, types={3: "RB"}, encounters=[("cyclops", 0)])
    table.play_cards(0).answer("let the others", "assist with Cloud")
    assert (table.asked, table.options) == (3, ["1", "3"])
    table.answer("1", *["play Glory"] * 5).deal()
    assert table.foe("cyclops").cleared == 0b11, "5 / K / 4 was 2 / K / 4"


@rule("DF-249")
def test_the_other_arcane_character_chooses_the_level() -> None:
    hands = {0: ["glory"] * 3, 3: ["cloud-of-daggers"]}
    table = party(hands=hands, types={3: "RB"}, encounters=[("cyclops", 0, 1)])
    table.play_cards(0).answer("let the others", "assist with Cloud", *["play Glory"] * 3).deal()
    assert table.state.turn.defeated == ["cyclops-1"], "the only level left over 2 was the last"


@rule("DF-249")
def test_a_coloured_level_is_not_among_those_that_cloud_of_daggers_weakens() -> None:
    table = party(hands={3: ["cloud-of-daggers"]}, types={3: "RB"}, tokens=[(0, "K", "KKK / 3 / 4 / 2", 1)])
    table.play_cards(0).answer("let the others", "assist with Cloud")
    assert table.options == ["2", "3"]


@rule("DF-124", "DF-126")
def test_cloud_of_daggers_is_not_cast_from_one_location_into_another() -> None:
    places = [("choke-point", 1), ("cursed-ground", 2), ("troll", 2), ("cyclops", 0), ("stone-giant", 3)]
    table = party(hands={1: ["cloud-of-daggers"]}, encounters=places)
    table.play_cards(0).answer("let the others", "assist with Cloud")
    assert table.options == ["Cyclops", "Stone Giant"]


@rule("DF-398")
def test_cloud_of_daggers_finds_nothing_to_do_where_no_colourless_level_is_over_2() -> None:
    table = party(hands={1: ["cloud-of-daggers"]}, encounters=[("fire-snake", 0)])
    table.play_cards(0).answer("let the others", "assist with Cloud of Daggers")
    assert (table.asked, table.state.turn.softened) == (0, {})


@rule("DF-341", "DF-342")
def test_rakshasa_can_be_named_by_none_of_the_cheap_arcane_texts() -> None:
    table = party(hands={1: ["cloud-of-daggers"]}, encounters=[("rakshasa", 0)])
    table.play_cards(0).answer("let the others", "assist with Cloud of Daggers")
    assert table.state.turn.softened == {}
    table = party(
        hands={1: ["crown-of-confusion"]}, encounters=[("rakshasa", 0), ("troll", 1)], primary=[FAILS]
    )
    table.play_cards(1).answer("play Crown of Confusion", "deal damage")
    assert aims(table) == ["Troll"]
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("rakshasa", 0)])
    table.play_cards(1).answer("play Lightning Bolt").deal()
    assert table.foe("rakshasa").cleared == 0b11


# ---- Crown of Confusion


def crowned(top: str) -> Party:
    """Player 2 has played Crown of Confusion on the Troll, whose Save was decided by this card."""
    hands = {1: ["crown-of-confusion", "grace"]}
    table = party(hands=hands, encounters=[("troll", 0), ("chuul", 1)], primary=[top])
    return table.play_cards(1).answer("play Crown of Confusion", "Troll")


@rule("DF-190", "DF-166")
def test_an_encounter_that_fails_under_crown_of_confusion_strikes_another_with_its_attack_strength() -> None:
    table = crowned(FAILS)
    assert table.shots() == [("crown-of-confusion", "BB", 0), ("crown-of-confusion", "2", 0)]
    table.deal()
    assert table.foe("chuul").cleared == 0b11, "3 / B fell to the two of the Troll and two of blue"


@rule("DF-190")
def test_an_encounter_that_saves_under_crown_of_confusion_strikes_nobody() -> None:
    table = crowned(SAVES)
    assert table.shots() == [("crown-of-confusion", "BB", 0)]


def test_the_confused_encounter_does_not_strike_itself_and_still_attacks() -> None:
    table = crowned(FAILS).answer("deal damage")
    assert "Crown of Confusion (2 colourless): Chuul" in table.options
    assert "Crown of Confusion (2 colourless): Troll" not in table.options
    table = party(hands={0: ["crown-of-confusion"]}, encounters=[("troll", 0)], primary=[FAILS])
    table.play_cards(0).answer("play Crown of Confusion").deal()
    assert taken(table, 0) == 2


@rule("DF-397")
def test_crown_of_confusion_measures_the_attack_strength_when_damage_is_dealt() -> None:
    table = crowned(FAILS)
    table.state.turn.strength["troll-1"] = 1
    assert table.shots()[1] == ("crown-of-confusion", "3", 0)
    table.state.turn.strength["troll-1"] = -2
    assert len(table.shots()) == 1


def test_a_token_can_be_confused_and_strike_its_fellow() -> None:
    table = party(hands={1: ["crown-of-confusion"]}, encounters=[("kobold-pack", 0)], primary=[FAILS])
    table.play_cards(1).answer("play Crown of Confusion", "kobold-pack-token-1").deal()
    assert table.foes() == ["kobold-pack-1", "kobold-pack-token-1"]


@rule("DF-126", "DF-127")
def test_the_text_of_crown_of_confusion_crosses_a_boundary_and_its_blue_damage_does_not() -> None:
    places = [("moaning-chamber", 1), ("stone-giant", 0), ("slaad-planar-portal", 2), ("cyclops", 2)]
    table = party(hands={1: ["crown-of-confusion"]}, encounters=[*places, ("chuul", 1)], secondary=["xorn"])
    table.play_cards(1).answer("play Crown of Confusion")
    assert table.options == ["Stone Giant", "Chuul"], "no Location, nothing in another Location"
    table.answer("Stone Giant", "deal damage")
    blue = [label for label in table.options if "(2 blue)" in label and "nothing" not in label]
    turned = [label for label in table.options if "(3 colourless)" in label and "nothing" not in label]
    assert [label.rpartition(": ")[2] for label in blue] == ["Moaning Chamber", "Chuul"]
    assert [label.rpartition(": ")[2] for label in turned] == ["Moaning Chamber", "Chuul"]


@rule("DF-126")
def test_the_confused_encounter_may_strike_out_of_a_location() -> None:
    places = [("moaning-chamber", 1), ("stone-giant", 0), ("chuul", 1)]
    table = party(hands={1: ["crown-of-confusion"]}, encounters=places, primary=["troll"])
    table.play_cards(1).answer("play Crown of Confusion", "Chuul", "deal damage")
    assert "Crown of Confusion (1 colourless): Stone Giant" in table.options


# ---- Lightning Bolt and Fireball


@rule("DF-174", "DF-166")
def test_lightning_bolt_clears_two_levels_whatever_they_show() -> None:
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("death-slaad", 0)])
    table.play_cards(1).answer("play Lightning Bolt")
    assert table.foe("death-slaad").cleared == 0, "not before Deal Damage"
    table.deal()
    assert table.foe("death-slaad").cleared == 0b11


@rule("DF-189")
def test_lightning_bolt_passes_over_a_level_that_is_cleared() -> None:
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("death-slaad", 0)])
    table.foe("death-slaad").cleared = 0b10
    table.play_cards(1).answer("play Lightning Bolt").deal()
    assert table.foe("death-slaad").cleared == 0b111


@rule("DF-187")
def test_lightning_bolt_stops_at_a_square_level() -> None:
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("stone-golem", 0)])
    table.play_cards(1).answer("play Lightning Bolt").deal()
    assert table.foe("stone-golem").cleared == 0b1


@rule("DF-342")
def test_lightning_bolt_does_nothing_to_a_vampire() -> None:
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("vampire", 1)])
    table.play_cards(1).answer("play Lightning Bolt").deal()
    assert table.foe("vampire").cleared == 0


@rule("DF-104")
def test_lightning_bolt_on_a_token_defeats_that_token_only() -> None:
    table = party(hands={1: ["lightning-bolt"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(1).answer("play Lightning Bolt").deal()
    assert len(table.tokens("kobold-pack")) == 2
    assert table.foe("kobold-pack").cleared == 0


@rule("DF-126", "DF-130")
def test_lightning_bolt_crosses_the_boundary_of_a_location_but_not_of_two() -> None:
    places = [("choke-point", 1), ("cursed-ground", 2), ("troll", 0)]
    table = party(hands={1: ["lightning-bolt"]}, encounters=places)
    table.play_cards(1).answer("play Lightning Bolt", "deal damage")
    assert aims(table) == ["Choke Point", "Troll"]


def test_fireball_clears_a_level_of_each_encounter_that_faces_a_character() -> None:
    table = party(hands={1: ["fireball"]}, encounters=[("troll", 0), ("ogre", 0), ("chuul", 1)])
    table.play_cards(1).answer("play Fireball", "player 1")
    assert table.foe("troll").cleared == 0, "not before Deal Damage"
    table.deal()
    assert [table.foe(name).cleared for name in ("troll", "ogre", "chuul")] == [0b1, 0b1, 0]


def test_fireball_does_not_hit_what_is_immune_to_level_damage() -> None:
    table = party(hands={1: ["fireball"]}, encounters=[("troll", 0), ("vampire", 0)])
    table.play_cards(1).answer("play Fireball", "player 1")
    assert table.shots() == [("fireball", "", 1)], "at the Troll"


def test_fireball_hits_tokens_first_and_the_card_that_has_lost_them_all() -> None:
    table = party(hands={1: ["fireball"]}, encounters=[("kobold-pack", 0), ("grick-knot", 0)])
    table.play_cards(1).answer("play Fireball", "player 1").deal()
    assert table.foes() == ["kobold-pack-1", "grick-knot-1"]
    assert (table.foe("kobold-pack").cleared, table.foe("grick-knot").cleared) == (0b1, 0b1)


def test_a_card_that_keeps_a_token_is_not_hit_by_fireball() -> None:
    table = party(hands={1: ["fireball"]}, encounters=[("kobold-pack", 0)])
    table.foe("kobold-pack-token-2").token = "1 / 1"
    table.play_cards(1).answer("play Fireball", "player 1").deal()
    assert table.foe("kobold-pack").cleared == 0


@rule("DF-126", "DF-131")
def test_fireball_crosses_the_boundary_of_a_location_but_not_of_two() -> None:
    places = [("choke-point", 0), ("ogre", 0), ("cursed-ground", 2), ("troll", 1)]
    table = party(hands={1: ["fireball"]}, encounters=places)
    table.play_cards(1).answer("play Fireball", "player 1").deal()
    assert (table.foe("choke-point").cleared, table.foe("ogre").cleared) == (0b1, 0b1)
    table = party(hands={0: ["fireball"]}, types={0: "KB"}, encounters=places)
    table.play_cards(0).answer("play Fireball")
    assert table.options == ["player 1", "player 2", "player 4"]


@rule("DF-131")
@pytest.mark.parametrize(("card", "cleared"), [("fireball", 0b1), ("cantrip", 0)])
def test_commanded_from_outside_a_player_in_a_location_reaches_out_with_iconless_damage_only(
    card: str, cleared: int
) -> None:
    hands = {0: ["command-presence"], 1: [card]}
    table = party(hands=hands, decks={1: ["glory"]}, encounters=[("choke-point", 1), ("basilisk", 0)])
    table.play_cards(0).answer("play Command Presence", "player 2", f"play {CARDS[card].name}")
    if card == "fireball":
        table.answer("player 1")
    table.deal()
    assert table.foe("basilisk").cleared == cleared, "its first level is blue"


# ---- Mage Armor, Sleep, Haste


@rule("DF-149")
def test_mage_armor_remains_in_play_and_takes_1_off_each_take_damage_phase() -> None:
    table = party(hands={1: ["mage-armor"]}, encounters=[("ogre", 1), ("troll", 1)])
    table.play_cards(1).answer("play Mage Armor")
    assert table.shots() == [("mage-armor", "B", 0)]
    table.deal()
    strength = table.foe("ogre").strength + table.foe("troll").strength
    assert taken(table, 1) == strength - 1
    assert [(each.card, each.tokens) for each in table.character(1).in_play] == [("mage-armor", 0)]


@rule("DF-358")
def test_mage_armor_goes_in_the_short_rest() -> None:
    table = party(in_play={1: ["mage-armor"]}).short_rest()
    assert table.character(1).in_play == []
    assert table.character(1).discard == ["mage-armor"]


@rule("DF-190")
@pytest.mark.parametrize(("top", "damage"), [(FAILS, 0), (SAVES, 2)])
def test_an_encounter_that_fails_its_save_against_sleep_does_not_attack_this_turn(
    top: str, damage: int
) -> None:
    table = party(hands={0: ["sleep"]}, encounters=[("troll", 0)], primary=[top])
    table.play_cards(0).answer("play Sleep")
    assert table.shots() == [("sleep", "B", 0)]
    table.deal()
    assert taken(table, 0) == damage


def test_the_tokens_of_a_sleeping_encounter_still_attack() -> None:
    table = party(hands={0: ["sleep"]}, encounters=[("kobold-pack", 0)], primary=[FAILS])
    table.play_cards(0).answer("play Sleep", "Kobold Pack")
    table.answer("deal damage", "Sleep (1 blue): nothing", "deal it as proposed")
    assert taken(table, 0) == 3


@rule("DF-172", "DF-341")
def test_sleep_names_no_location_and_nothing_that_cannot_be_stopped_from_attacking() -> None:
    table = party(hands={0: ["sleep"]}, encounters=[("choke-point", 0), ("animated-armor", 0)])
    table.play_cards(0).answer("play Sleep")
    assert (table.prompt, table.told("saved")) == ("Play a card?", [])


def test_sleep_assists_with_1_colourless_damage() -> None:
    table = party(hands={1: ["sleep"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("let the others", "assist with Sleep")
    assert table.shots() == [("sleep", "1", 0)]


def test_haste_draws_two_cards() -> None:
    table = party(hands={1: ["haste"]}, decks={1: ["grace", "glory", "stealth"]})
    table.play_cards(1).answer("play Haste")
    assert table.character(1).hand == ["grace", "glory"]
    assert table.shots() == [("haste", "B", 0)]


def test_as_an_assist_haste_lets_the_active_player_draw_a_card() -> None:
    table = party(hands={1: ["haste"]}, decks={0: ["grace", "glory"]})
    table.play_cards(0).answer("let the others", "assist with Haste")
    assert (table.character(0).hand, table.character(1).hand) == (["grace"], [])
    assert table.shots() == []


# ---- Polymorph


def test_polymorph_buries_an_encounter_with_its_tokens_and_reveals_one_facing_the_same_player() -> None:
    table = party(hands={1: ["polymorph"]}, encounters=[("kobold-pack", 0)], primary=["troll"], gold={0: 0})
    table.play_cards(1).answer("play Polymorph")
    assert table.foes(0) == ["troll-1"]
    assert table.state.decks["primary"][0] == "kobold-pack"
    assert table.character(0).gold == 0
    assert table.shots() == [("polymorph", "B", 0)]


def test_what_polymorph_brings_has_its_surprise_and_tokens_and_may_be_a_location() -> None:
    table = party(
        hands={0: ["glory"], 1: ["polymorph"]}, encounters=[("troll", 0)], primary=["violet-fungus"]
    )
    table.play_cards(1).answer("play Polymorph")
    assert table.character(0).discard == ["glory"]
    table = party(hands={1: ["polymorph"]}, encounters=[("troll", 0)], primary=["kobold-pack"])
    table.play_cards(1).answer("play Polymorph")
    assert len(table.tokens("kobold-pack")) == 3
    table = party(hands={1: ["polymorph"]}, encounters=[("troll", 0)], primary=["cursed-ground"])
    table.play_cards(1).answer("play Polymorph")
    assert table.character(0).place == "cursed-ground-1"


def test_polymorph_buries_a_card_in_the_deck_it_came_from_and_reveals_one_of_the_primary_deck() -> None:
    table = party(hands={1: ["polymorph"]}, encounters=[("cyclops", 0)], primary=["troll"])
    table.play_cards(1).answer("play Polymorph")
    assert table.state.decks["secondary"][0] == "cyclops"
    assert table.foes() == ["troll-1"]


def test_polymorph_names_no_token_no_location_no_difficulty_3_and_nothing_that_holds_something() -> None:
    names = ["choke-point", "vampire", "gelatinous-cube", "cutpurse", "the-presence"]
    table = party(
        hands={1: ["polymorph"]},
        encounters=[(name, 0) for name in names],
        tokens=[(0, "K", "1", 1)],
        gold={0: 2},
    )
    table.foe("gelatinous-cube").held = [(0, "glory")]
    rob(table.state, table.foe("cutpurse"), 0, 2, "DF-224")
    table.play_cards(1).answer("play Polymorph")
    assert len(table.foes()) == 6
    assert table.told("buried") == []


def test_polymorph_names_an_encounter_that_has_robbed_nothing() -> None:
    table = party(hands={1: ["polymorph"]}, encounters=[("cutpurse", 0)], gold={0: 0}, primary=["troll"])
    rob(table.state, table.foe("cutpurse"), 0, 2, "DF-224")
    table.play_cards(1).answer("play Polymorph")
    assert table.foes() == ["troll-1"]
