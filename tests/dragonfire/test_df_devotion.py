"""The Market cards of Devotion."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.rules.damage import make_shots, strike
from questboard.games.dragonfire.rules.health import become_unconscious
from questboard.games.dragonfire.rules.play import gains, new_play
from questboard.kernel import hooks_of
from questboard.testing import rule
from tests.dragonfire.party import Party, party

DEVOTION = [card for card in CARDS.values() if card.color == "G" and not card.basic and not card.item]
FAILS, SAVES = "chuul", "orog"
"""Cards of the Primary Deck on which a black encounter's Save fails or succeeds."""


def taken(table: Party, seat: int) -> int:
    """How much damage a player has taken."""
    return sum(event.facts["amount"] for event in table.told("hurt") if event.facts["player"] == seat)


def test_every_assist_of_devotion_is_declared() -> None:
    helpful = [
        card.id for card in DEVOTION if hooks_of(CARD_TEXTS[card.id]).keys() & {"assist", "assist_deals"}
    ]
    assert [card.id for card in DEVOTION if card.assist] == helpful


@rule("DF-248")
@pytest.mark.parametrize("card", ["spirit-guardians", "beacon-of-hope"])
def test_a_card_that_requires_the_devotion_class_is_bought_and_played_by_devotion_characters_only(
    card: str,
) -> None:
    name = CARDS[card].name
    for seat, allowed in ((0, False), (2, True)):
        assert (f"play {name}" in party(hands={seat: [card]}).play_cards(seat).options) == allowed
        table = party(market=[card], gold={seat: 10}, encounters=[("troll", 0)])
        assert (f"buy {name}" in table.market(seat).options) == allowed


@rule("DF-250", "DF-256")
def test_flame_strike_can_be_bought_only_by_a_player_who_has_played_a_devotion_card_this_turn() -> None:
    for first, allowed in (("play", True), ("discard", False)):
        table = party(hands={0: ["grace"]}, market=["flame-strike"], gold={0: 10}, encounters=[("ogre", 1)])
        table.play_cards(0).answer(f"{first} Grace").deal()
        assert ("buy Flame Strike" in table.options) == allowed


# ---- Bless, Spiritual Weapon


@rule("DF-195", "DF-158")
@pytest.mark.parametrize(("word", "color"), [("black", "K"), ("blue", "B"), ("green", "G"), ("red", "R")])
def test_bless_assists_with_1_damage_of_a_chosen_colour(word: str, color: str) -> None:
    table = party(hands={2: ["bless"]}, tokens=[(0, "K", color, 1)])
    table.play_cards(0).answer("let the others", "assist with Bless")
    assert table.asked == 2
    table.answer(f"1 {word}")
    assert table.shots() == [("bless", color, 0)]
    table.answer("deal it as proposed")
    assert table.state.encounters == []


def test_bless_has_no_choice_in_its_players_turn() -> None:
    table = party(hands={2: ["bless"]}).play_cards(2).answer("play Bless")
    assert table.shots() == [("bless", "G", 0)]


def test_spiritual_weapon_deals_its_damage_and_assists_with_1_colourless() -> None:
    table = party(hands={2: ["spiritual-weapon"]}).play_cards(2).answer("play Spiritual Weapon")
    assert table.shots() == [("spiritual-weapon", "GG1", 0)]
    table = party(hands={2: ["spiritual-weapon"]}, encounters=[("troll", 0)]).play_cards(0)
    table.answer("let the others", "assist with Spiritual Weapon")
    assert table.shots() == [("spiritual-weapon", "1", 0)]


# ---- Cure Wounds, Healing Word, Prayer of Healing, Beacon of Hope


@rule("DF-251", "DF-252")
@pytest.mark.parametrize(("seat", "shots"), [(2, [("cure-wounds", "G", 0)]), (0, [])])
def test_cure_wounds_heals_1_and_a_devotion_character_also_deals_green(
    seat: int, shots: list[tuple[str, str, int]]
) -> None:
    table = party(hands={seat: ["cure-wounds"]}, hp={1: 2}, encounters=[("troll", 3)])
    table.play_cards(seat).answer("play Cure Wounds", "player 2")
    assert table.character(1).hp == 3
    assert table.shots() == shots


@rule("DF-185", "DF-252")
def test_the_green_damage_of_cure_wounds_has_a_plus_and_is_lost_without_another_card() -> None:
    table = party(hands={2: ["cure-wounds"]}, tokens=[(0, "G", "G", 1)])
    table.play_cards(2).answer("play Cure Wounds", "deal damage")
    assert table.prompt != "Deal the damage where?"
    assert len(table.state.encounters) == 1


@rule("DF-185", "DF-252")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_green_damage_of_cure_wounds_goes_with_the_damage_of_another_card(seat: int) -> None:
    """Swarming Skeletons ask for green, then for 2: Javelin, played or as an Assist, brings the 2."""
    table = party(hands={2: ["cure-wounds"]}, encounters=[("swarming-skeletons", 0)])
    del table.state.encounters[1:]
    table.state.characters[seat].hand.append("javelin")
    table.play_cards(2).answer("play Cure Wounds", "play Javelin" if seat == 2 else "deal damage")
    table.answer("deal damage" if seat == 2 else "assist with Javelin", "deal it as proposed")
    assert table.foes() == []


@rule("DF-185", "DF-252", "DF-394")
def test_a_card_whose_damage_does_nothing_by_itself_can_carry_the_plus_of_cure_wounds() -> None:
    table = party(hands={2: ["cure-wounds", "glory"]}, tokens=[(0, "G", "G", 1)])
    table.play_cards(2).answer("play Cure Wounds", "play Glory").deal()
    assert table.state.encounters == []


@rule("DF-185", "DF-252")
def test_the_green_damage_of_cure_wounds_cannot_be_split_off() -> None:
    table = party(hands={2: ["cure-wounds", "glory"]}, encounters=[("ogre", 0)], tokens=[(0, "G", "G", 1)])
    table.play_cards(2).answer("play Cure Wounds", "play Glory", "deal damage")
    token = table.state.encounters[1].uid
    table.answer("Glory (1 black): Ogre")
    assert [refusal.option[4] for refusal in table.ask.refused] == [token]
    assert [label.split(": ")[1] for label in table.options if "Cure" in label] == ["Ogre", "nothing"]
    table.answer("deal it as proposed")
    assert token in table.foes()


@rule("DF-185", "DF-252")
def test_two_cure_wounds_do_not_carry_each_other_nor_does_damage_that_is_no_cards() -> None:
    token = (2, "G", "G", 1)
    table = party(hands={2: ["cure-wounds"] * 2}, in_play={2: ["spirit-guardians"]}, tokens=[token])
    table.state.characters[2].in_play[0].tokens = 3
    table.play_cards(2).answer("play Cure Wounds", "play Cure Wounds", "use Spirit Guardians", "yes")
    table.answer("deal damage")
    assert not any(label.startswith("Cure Wounds") for label in table.options)
    assert [refusal.rule for refusal in table.ask.refused] == ["DF-185"]
    assert len(table.answer("deal it as proposed").state.encounters) == 1


@rule("DF-251")
def test_the_green_damage_of_prayer_of_healing_has_no_plus_and_stands_alone() -> None:
    table = party(hands={2: ["prayer-of-healing"]}, tokens=[(0, "G", "G", 1)])
    table.play_cards(2).answer("play Prayer of Healing").deal()
    assert table.state.encounters == []


@rule("DF-126")
def test_cure_wounds_heals_across_the_boundary_of_a_location_but_not_of_two() -> None:
    table = party(hands={2: ["cure-wounds"]}, hp={1: 2}, encounters=[("choke-point", 0)])
    assert table.play_cards(2).answer("play Cure Wounds").options == [f"player {n}" for n in (1, 2, 3, 4)]
    table = party(
        hands={2: ["cure-wounds"]}, hp={1: 2}, encounters=[("choke-point", 0), ("moaning-chamber", 2)]
    )
    assert table.play_cards(2).answer("play Cure Wounds").options == [f"player {n}" for n in (2, 3, 4)]


@rule("DF-141")
def test_healing_word_heals_1() -> None:
    table = party(hands={0: ["healing-word"]}, hp={1: 2})
    table.play_cards(0).answer("play Healing Word", "player 2")
    assert table.character(1).hp == 3
    assert table.shots() == [("healing-word", "G", 0)]


@rule("DF-159")
def test_healing_word_assists_with_2_hp_divided_among_any_characters() -> None:
    hands = {0: ["glory"], 2: ["healing-word"]}
    table = party(hands=hands, hp={0: 1, 1: 1}, encounters=[("troll", 0)])
    table.play_cards(0).answer("let the others", "assist with Healing Word", "player 1", "player 2")
    assert (table.character(0).hp, table.character(1).hp) == (2, 2), "at once, in Play Cards"
    assert table.shots() == []
    table = party(hands=hands, hp={0: 1, 1: 1})
    table.play_cards(0).answer("let the others", "assist with Healing Word", "player 1", "player 1")
    assert table.character(0).hp == 3


@rule("DF-251")
@pytest.mark.parametrize(("seat", "shots"), [(2, [("prayer-of-healing", "G", 0)]), (0, [])])
def test_prayer_of_healing_heals_everybody_at_the_place(seat: int, shots: list[tuple[str, str, int]]) -> None:
    hp = dict.fromkeys(range(4), 1)
    table = party(hands={seat: ["prayer-of-healing"]}, hp=hp, encounters=[("choke-point", 1)])
    table.play_cards(seat).answer("play Prayer of Healing")
    assert [table.character(each).hp for each in range(4)] == [2, 1, 2, 2]
    assert table.shots() == shots


@rule("DF-123")
def test_prayer_of_healing_in_a_location_heals_those_who_are_there() -> None:
    hp = dict.fromkeys(range(4), 1)
    place = [("choke-point", 2)]
    table = party(hands={2: ["prayer-of-healing"]}, hp=hp, encounters=place, places={1: "choke-point"})
    table.play_cards(2).answer("play Prayer of Healing")
    assert [table.character(each).hp for each in range(4)] == [1, 2, 2, 1]


@rule("DF-235")
def test_beacon_of_hope_heals_2_and_takes_the_exhausted_token_which_healing_alone_does_not() -> None:
    table = party(hands={2: ["beacon-of-hope", "cure-wounds"]}, hp={0: 1, 1: 1}, exhausted=[0, 1])
    table.play_cards(2).answer("play Cure Wounds", "player 2", "play Beacon of Hope", "player 1")
    assert (table.character(0).hp, table.character(0).exhausted) == (3, False)
    assert (table.character(1).hp, table.character(1).exhausted) == (2, True)
    assert ("beacon-of-hope", "GG", 0) in table.shots()


@rule("DF-234")
def test_a_stunned_character_recovers_in_the_light_of_a_beacon_of_hope() -> None:
    table = party(hands={2: ["beacon-of-hope"]}, hp={0: 0})
    table.play_cards(2).answer("play Beacon of Hope", "player 1")
    assert (table.character(0).hp, table.character(0).exhausted) == (2, False)
    assert len(table.character(0).hand) == 2


def test_beacon_of_hope_takes_the_exhausted_token_even_where_nothing_can_heal() -> None:
    table = party(hands={2: ["beacon-of-hope"]}, hp={0: 1}, exhausted=[0], encounters=[("cursed-ground", 0)])
    table.play_cards(2).answer("play Beacon of Hope", "player 1")
    assert (table.character(0).hp, table.character(0).exhausted) == (1, False)


# ---- Spirit Guardians


def guarded(active: int, *encounters: tuple[str, int], tokens: int = 3, hand: Sequence[str] = ()) -> Party:
    """Player 3 has Spirit Guardians in play, and it is a player's Play Cards phase."""
    table = party(in_play={2: ["spirit-guardians"]}, hands={2: hand}, encounters=encounters)
    table.character(2).in_play[0].tokens = tokens
    return table.play_cards(active)


@rule("DF-149")
def test_spirit_guardians_remain_in_play_with_three_tokens() -> None:
    table = party(hands={2: ["spirit-guardians"]}).play_cards(2).answer("play Spirit Guardians")
    assert [(each.card, each.tokens) for each in table.character(2).in_play] == [("spirit-guardians", 3)]
    assert table.shots() == [("spirit-guardians", "G", 0)]


def test_a_spirit_takes_1_off_the_damage_of_the_active_player() -> None:
    table = guarded(0, ("troll", 0))
    table.answer("let the others", "use Spirit Guardians", "no")
    assert taken(table, 0) == 1
    assert table.character(2).in_play[0].tokens == 2


def test_a_spirit_deals_1_to_an_encounter_that_faces_the_active_player() -> None:
    table = guarded(0, ("choke-point", 0), ("chuul", 2))
    table.answer("let the others", "use Spirit Guardians", "yes")
    assert [label for label in table.options if "nothing" not in label] == [
        "deal it as proposed",
        "Spirit Guardians of player 3 (1 colourless): Choke Point",
    ]
    assert table.shots() == [("spirit-guardians", "1", 0)]


def test_a_spirit_does_not_strike_what_faces_another_player() -> None:
    table = guarded(0, ("troll", 0), ("chuul", 1)).answer("let the others", "use Spirit Guardians", "yes")
    assert any("Troll" in label for label in table.options)
    assert not any("Chuul" in label for label in table.options)


def test_a_spirit_that_has_nothing_to_strike_protects() -> None:
    table = guarded(0, ("troll", 1))
    table.answer("let the others", "use Spirit Guardians")
    assert table.told("protected")[0].facts["player"] == 0


def test_one_spirit_can_be_sent_in_each_players_turn_its_owners_included() -> None:
    table = guarded(2, ("troll", 0), hand=["grace"])
    table.answer("use Spirit Guardians")
    assert "use Spirit Guardians" not in table.options
    table.turn(3).answer("let the others", "use Spirit Guardians")
    assert table.character(2).in_play[0].tokens == 1


def test_the_last_spirit_takes_spirit_guardians_with_it() -> None:
    table = guarded(0, ("troll", 0), tokens=1)
    table.answer("let the others", "use Spirit Guardians", "no")
    assert table.character(2).in_play == []
    assert table.character(2).discard == ["spirit-guardians"]


@rule("DF-255")
def test_spirits_do_not_survive_a_short_rest() -> None:
    table = party(in_play={2: ["spirit-guardians"]}).short_rest()
    assert table.character(2).in_play == []


@rule("DF-124")
def test_a_spirit_does_not_go_from_one_location_to_another() -> None:
    table = guarded(0, ("choke-point", 0), ("cursed-ground", 2)).answer("let the others")
    assert table.asked == 0


# ---- Guiding Bolt, Sacred Flame, Flame Strike


@pytest.mark.parametrize(("card", "cleared"), [("grace", 0b1), ("", 0)])
def test_another_card_that_damages_the_target_of_guiding_bolt_deals_1_more(card: str, cleared: int) -> None:
    hand = ["guiding-bolt", card] if card else ["guiding-bolt"]
    table = party(hands={2: hand}, encounters=[("minotaur", 0)]).play_cards(2)
    for each in hand:
        table.answer(f"play {CARDS[each].name}")
    assert ("guiding-bolt", "GG", 0) in table.shots()
    table.deal()
    assert table.foe("minotaur").cleared == cleared, "its first level is 4"


def test_guiding_bolt_guides_an_assist_too_but_only_one_card() -> None:
    hands = {2: ["guiding-bolt", "grace"], 0: ["javelin"]}
    table = party(hands=hands, encounters=[("cyclops", 0)])
    table.play_cards(2).answer("play Guiding Bolt", "let the others", "assist with Javelin").deal()
    assert table.foe("cyclops").cleared == 0b1, "2 green, black and colourless, and 1 make 5"
    table = party(hands={2: ["guiding-bolt", "grace", "grace"]}, encounters=[("death-slaad", 0)])
    table.play_cards(2).answer("play Guiding Bolt", "play Grace", "play Grace").deal()
    assert table.foe("death-slaad").cleared == 0, "2 green, 2 green and 1 make no 6"


def test_damage_that_is_no_cards_is_not_guided() -> None:
    table = guarded(2, ("minotaur", 2), hand=["guiding-bolt"])
    table.answer("play Guiding Bolt", "use Spirit Guardians", "yes").deal()
    assert table.foe("minotaur").cleared == 0, "2 green and 1 of the Spirit"


@pytest.mark.parametrize(
    ("name", "before", "cleared"),
    [("mummy", 1, 0b111), ("imp", 1, 0b11), ("brother-casimir", 1, 0b11)],
)
def test_sacred_flame_deals_one_green_more_to_undead_and_fiends(name: str, before: int, cleared: int) -> None:
    table = party(hands={2: ["sacred-flame"]}, encounters=[(name, 0, before)])
    table.play_cards(2).answer("play Sacred Flame").deal()
    assert table.foe(name).cleared == cleared, ENCOUNTERS[name].track


def test_the_type_of_a_token_decides_whether_holy_fire_burns_it() -> None:
    for kind, left in (("Undead", 0), ("Humanoid", 1)):
        for card in ("sacred-flame", "flame-strike"):
            table = party(
                hands={2: [card]}, tokens=[(0, "G", "GG / GG" if card == "flame-strike" else "GG", 1)]
            )
            table.state.encounters[0].type = kind
            table.play_cards(2).answer(f"play {CARDS[card].name}").deal()
            assert len(table.state.encounters) == left, (kind, card)


def test_flame_strike_deals_its_damage_to_most_encounters() -> None:
    table = party(hands={2: ["flame-strike"]}, encounters=[("troll", 0, 1), ("chuul", 1)])
    table.play_cards(2).answer("play Flame Strike")
    assert table.shots() == [("flame-strike", "GG2", 0)]
    table.answer("deal damage", "Flame Strike (2 green, 2 colourless): Troll", "deal it")
    assert table.foe("troll").cleared == 0b11


def test_flame_strike_clears_two_levels_of_an_undead_and_then_deals_two_green() -> None:
    table = party(hands={2: ["flame-strike"]}, encounters=[("ghoul-pack", 0)])
    table.play_cards(2).answer("play Flame Strike").deal()
    assert table.state.turn.defeated == ["ghoul-pack-1"], "3 / G by level damage, 2 by the two green"


@rule("DF-185")
@pytest.mark.parametrize(("card", "before"), [("sacred-flame", 1), ("flame-strike", 0)])
def test_a_bonus_counts_for_what_holy_fire_deals_instead(card: str, before: int) -> None:
    s = party(encounters=[("mummy", 0, before)]).state
    for bonus, cleared in (("", 0b111), ("2", 0b1111)):
        s.turn.plays = []
        gains(new_play(s, 2, card, "card", CARDS[card].damage), bonus)
        make_shots(s)
        levels = [each.level for each in strike(s, s.encounters[0], s.turn.shots)]
        assert s.encounters[0].cleared | sum(1 << level for level in levels) == cleared


@rule("DF-187")
def test_the_levels_of_flame_strike_come_before_its_green_damage() -> None:
    table = party(hands={2: ["flame-strike"]}, encounters=[("wraith", 0)])
    table.play_cards(2).answer("play Flame Strike").deal()
    assert table.foe("wraith").cleared == 0b1, (
        "the levels stop at [G]; the green damage comes too late for them"
    )
    table = party(hands={2: ["flame-strike"]}, encounters=[("wraith", 0, 1)])
    table.play_cards(2).answer("play Flame Strike").deal()
    assert table.foe("wraith").cleared == 0b111, "3 by level damage, which stops at [GG], and then that"


@rule("DF-341", "DF-342")
def test_flame_strike_deals_only_its_green_damage_to_a_vampire() -> None:
    table = party(hands={2: ["flame-strike"]}, encounters=[("vampire", 2)])
    table.play_cards(2).answer("play Flame Strike").deal()
    assert table.foe("vampire").cleared == 0
    table = party(hands={2: ["flame-strike"]}, encounters=[("vampire", 0, 1)])
    table.play_cards(2).answer("play Flame Strike").deal()
    assert table.foe("vampire").cleared == 0b11


@rule("DF-126")
@pytest.mark.parametrize("card", ["flame-strike", "sacred-flame", "cure-wounds", "prayer-of-healing"])
def test_text_with_a_damage_icon_deals_its_damage_only_at_the_place(card: str) -> None:
    foes = [("moaning-chamber", 0), ("mummy", 0), ("chuul", 2)]
    table = party(hands={2: [card, "longbow"]}, encounters=foes)
    table.play_cards(2).answer(f"play {CARDS[card].name}", "play Longbow", "deal damage")
    aims = [label.split(": ") for label in table.options if ": " in label]
    assert [foe for what, foe in aims if what.startswith(CARDS[card].name)] == ["Chuul", "nothing"]
    assert [foe for what, foe in aims if "Longbow" in what][:3] == ["Moaning Chamber", "Mummy", "Chuul"]


# ---- Shield of Faith, Sanctuary


def test_shield_of_faith_takes_1_off_until_the_casters_next_turn() -> None:
    table = party(hands={2: ["shield-of-faith", "grace"]}, encounters=[("troll", 0), ("troll", 3)])
    table.play_cards(2).answer("play Shield of Faith", "player 1")
    assert table.shots() == [("shield-of-faith", "G", 0)]
    assert taken(table.take_damage(0), 0) == 1
    assert taken(table.take_damage(3), 3) == 2, "only the chosen character"
    table.turn(1)
    assert taken(table.take_damage(0), 0) == 1, "not yet the caster's turn"
    table.turn(2)
    assert taken(table.take_damage(0), 0) == 2


@rule("DF-362")
def test_shield_of_faith_ends_when_the_turn_of_an_unconscious_caster_would_come() -> None:
    table = party(hands={2: ["shield-of-faith"]}, encounters=[("troll", 0)])
    table.play_cards(2).answer("play Shield of Faith", "player 1")
    table.happen(lambda s: become_unconscious(s, 2))
    assert taken(table.take_damage(0), 0) == 1
    table.turn(2)
    assert taken(table.take_damage(0), 0) == 2


def test_two_shields_of_faith_take_off_2() -> None:
    table = party(hands={2: ["shield-of-faith", "shield-of-faith"]}, encounters=[("troll", 0)])
    table.play_cards(2).answer("play Shield of Faith", "player 1", "play Shield of Faith", "player 1")
    assert taken(table.take_damage(0), 0) == 0


def test_shield_of_faith_assists_by_taking_1_off_the_active_players_damage() -> None:
    table = party(hands={2: ["shield-of-faith"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("let the others", "assist with Shield of Faith")
    assert taken(table, 0) == 1
    assert taken(table.turn(1).take_damage(0), 0) == 2, "this turn only"


@rule("DF-190")
@pytest.mark.parametrize(("top", "damage"), [(FAILS, 0), (SAVES, 2)])
def test_an_encounter_that_fails_its_save_does_not_attack_a_character_in_sanctuary(
    top: str, damage: int
) -> None:
    table = party(hands={2: ["sanctuary"]}, encounters=[("troll", 0)], primary=[top])
    table.play_cards(2).answer("play Sanctuary", "player 1")
    assert table.shots() == [("sanctuary", "G", 0)]
    assert taken(table.take_damage(0), 0) == damage
    assert taken(table.take_damage(0), 0) == 2, "one Take Damage phase only"


def test_sanctuary_holds_in_the_same_turn_for_the_active_player() -> None:
    table = party(hands={2: ["sanctuary"]}, encounters=[("troll", 2)], primary=[FAILS])
    table.play_cards(2).answer("play Sanctuary", "player 3").deal()
    assert taken(table, 2) == 0
    assert table.foe("troll").marks == {}


@rule("DF-193")
def test_one_save_against_sanctuary_covers_a_card_with_its_tokens_and_loose_tokens_save_one_by_one() -> None:
    loose = [(0, "K", "1", 1), (0, "K", "1", 1)]
    position = party(
        hands={2: ["sanctuary"]}, encounters=[("kobold-pack", 0)], tokens=loose, primary=[FAILS, SAVES, FAILS]
    )
    table = position.play_cards(2).answer("play Sanctuary", "player 1")
    assert len(table.told("saved")) == 3
    assert taken(table.take_damage(0), 0) == 1, "only the token that has Saved"


def test_sanctuary_does_not_stop_a_location_or_what_cannot_be_stopped() -> None:
    names = [("cursed-ground", 0), ("animated-armor", 0)]
    table = party(hands={2: ["sanctuary"]}, encounters=names, primary=["troll", "troll"])
    table.play_cards(2).answer("play Sanctuary", "player 1")
    assert table.told("saved") == []
    assert taken(table.take_damage(0), 0) == 2


def test_sanctuary_and_shield_of_faith_do_not_go_from_one_location_to_another() -> None:
    for card in ("Sanctuary", "Shield of Faith"):
        hands = {2: ["sanctuary", "shield-of-faith"]}
        table = party(hands=hands, encounters=[("choke-point", 0), ("moaning-chamber", 2)])
        table.play_cards(2).answer(f"play {card}")
        assert table.options == ["player 2", "player 3", "player 4"]
