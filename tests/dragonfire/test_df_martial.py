"""The Market cards of Martial."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.rules.foes import strength
from questboard.kernel import hooks_of
from questboard.testing import rule
from tests.dragonfire.party import Party, party

MARTIAL = [card for card in CARDS.values() if card.color == "K" and not card.basic and not card.item]


def test_every_martial_card_with_a_text_or_an_assist_does_something() -> None:
    own = {card.id: hooks_of(CARD_TEXTS[card.id]).keys() for card in MARTIAL}
    played = [name for name, hooks in own.items() if hooks & {"play", "deals"}]
    helpful = [name for name, hooks in own.items() if hooks & {"assist", "assist_deals"}]
    assert [card.id for card in MARTIAL if card.text] == played
    assert [card.id for card in MARTIAL if card.assist] == helpful


def strengths(table: Party) -> dict[str, int]:
    return {foe.uid: strength(table.state, foe) for foe in table.state.encounters}


# ---- Javelin, Greatsword


@rule("DF-195")
def test_javelin_deals_2_black_or_assists_with_1_black_and_1_colourless() -> None:
    table = party(hands={0: ["javelin"], 1: ["javelin"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("play Javelin", "let the others", "assist with Javelin")
    assert table.shots() == [("javelin", "KK", 0), ("javelin", "K1", 0)]


def test_greatsword_deals_3_black_and_has_no_assist() -> None:
    table = party(hands={0: ["greatsword"], 1: ["greatsword"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("play Greatsword", "deal damage")
    assert table.options[1] == "Greatsword (3 black): Troll"


@rule("DF-250")
def test_greatsword_is_bought_only_after_a_martial_card_was_played() -> None:
    table = party(market=["greatsword"], gold={0: 9}, encounters=[("troll", 1)])
    table.market(0)
    assert "buy Greatsword" not in table.options
    table = party(market=["greatsword"], hands={0: ["glory"]}, gold={0: 9}, encounters=[("troll", 1)])
    table.play_cards(0).answer("play Glory").deal()
    assert "buy Greatsword" in table.options


# ---- Tower Shield


@rule("DF-202")
def test_tower_shield_weakens_each_encounter_facing_its_player_tokens_and_location_too() -> None:
    foes = [("cursed-ground", 0), ("gnoll-pack", 0), ("ogre", 1)]
    table = party(hands={0: ["tower-shield"]}, encounters=foes, places={1: "cursed-ground"})
    before = strengths(table)
    table.play_cards(0).answer("play Tower Shield")
    changes = {uid: now - before[uid] for uid, now in strengths(table).items()}
    assert changes == {
        "cursed-ground-1": -1,
        "gnoll-pack-1": -1,
        "gnoll-pack-token-1": -1,
        "gnoll-pack-token-2": -1,
        "ogre-1": 0,
    }


@rule("DF-204")
def test_tower_shield_assists_with_1_damage_and_stops_one_encounter_from_attacking() -> None:
    foes = [("stone-giant", 0), ("gnoll-pack", 0), ("animated-armor", 0)]
    table = party(hands={1: ["tower-shield"]}, encounters=foes, hp={0: 9})
    table.play_cards(0).answer("let the others", "assist with Tower Shield")
    assert table.options == ["Stone Giant", "Gnoll Pack", "Gnoll Pack token 1", "Gnoll Pack token 2"]
    table.answer("Gnoll Pack", "deal it as proposed")
    assert "Attacks on player 1: 3 + 1 + 1 + 1 = 6 damage" in table.log(), "its tokens still attack"


def test_tower_shield_stops_a_location_from_attacking() -> None:
    table = party(hands={1: ["tower-shield"]}, encounters=[("cursed-ground", 0)], hp={0: 5})
    table.play_cards(0).answer("let the others", "assist with Tower Shield", "deal it as proposed")
    assert table.character(0).hp == 5


# ---- Cleave


def test_cleave_may_be_split_among_encounters_facing_the_same_player() -> None:
    tokens = [(1, "K", "1", 1), (1, "K", "1", 1), (2, "K", "1", 1)]
    table = party(hands={0: ["cleave"]}, tokens=tokens).play_cards(0).answer("play Cleave", "deal damage")
    table.answer("Cleave (1 black): Goblin 1")
    assert [option for option in table.options if "Cleave" in option] == [
        "Cleave (1 black): Goblin 1",
        "Cleave (1 black): Goblin 2",
        "Cleave (1 black): nothing",
    ]
    table.answer("Cleave (1 black): Goblin 2", "deal it as proposed")
    assert table.foes() == ["goblin-uprising-token-3"]


def test_cleave_as_proposed_does_not_split_over_two_players() -> None:
    tokens = [(1, "K", "1", 1), (2, "K", "1", 1)]
    table = party(hands={0: ["cleave"]}, tokens=tokens).play_cards(0).answer("play Cleave").deal()
    assert len(table.foes()) == 1


@rule("DF-115")
def test_a_location_faces_the_same_player_as_an_encounter_of_anybody_in_it() -> None:
    table = party(
        hands={0: ["cleave"]},
        encounters=[("choke-point", 0, 2), ("orog", 1, 2), ("ogre", 0)],
        places={1: "choke-point"},
    )
    table.play_cards(0).answer("play Cleave", "deal damage", "Cleave (1 black): Choke Point")
    assert "Cleave (1 black): Orog" in table.options
    table.answer("deal it as proposed")
    assert table.foes() == ["ogre-1"]


# ---- Grapple


@rule("DF-201")
def test_grapple_pulls_an_encounter_with_its_tokens_which_do_not_attack_this_turn() -> None:
    foes = [("slaad-planar-portal", 0), ("kobold-pack", 1), ("ogre", 2), ("animated-armor", 1), ("orog", 0)]
    table = party(
        hands={0: ["grapple"]},
        encounters=foes,
        places={1: "slaad-planar-portal"},
        tokens=[(1, "K", "1", 1)],
    )
    table.play_cards(0).answer("play Grapple")
    assert table.options == ["Kobold Pack", "Goblin 1"], "what can be moved at this place"
    table.answer("Kobold Pack", "deal damage")
    table.answer("Grapple (1 black, 1 colourless): nothing", "deal it as proposed")
    assert "Attacks on player 1: 1 + 2 = 3 damage" in table.log(), "the Portal and the Orog"
    assert [foe.seat for foe in table.state.encounters if foe.name == "kobold-pack"] == [0, 0, 0, 0]


@rule("DF-140")
def test_the_text_of_grapple_is_mandatory() -> None:
    table = party(hands={0: ["grapple"]}, encounters=[("ogre", 1)]).play_cards(0).answer("play Grapple")
    assert table.foe("ogre").seat == 0


def test_grapple_is_played_for_its_damage_where_nothing_can_be_moved() -> None:
    table = party(hands={0: ["grapple"]}, encounters=[("animated-armor", 1)]).play_cards(0)
    table.answer("play Grapple")
    assert table.foe("animated-armor").seat == 1
    assert table.shots() == [("grapple", "K1", 0)]


# ---- Command Presence


def commanding(
    hand: list[str], *cards: str, top: str = "grace", encounters: list[tuple[str, int]] | None = None
) -> Party:
    """player 1 plays Command Presence on player 2, who holds some cards and draws the top one."""
    foes = encounters or [("troll", 0)]
    table = party(hands={0: ["command-presence", *hand], 1: list(cards)}, decks={1: [top]}, encounters=foes)
    return table.play_cards(0).answer("play Command Presence", "player 2")


@rule("DF-195")
def test_command_presence_lets_another_player_draw_a_card_and_then_play_one() -> None:
    table = commanding([], "glory", top="cantrip")
    assert table.asked == 1
    assert table.options == ["play Cantrip", "play Glory", "pass"], "the drawn one too"
    table.answer("play Cantrip")
    assert table.character(1).hand == ["glory"]
    assert table.shots() == [("command-presence", "K1", 0), ("cantrip", "B", 0)]


def test_command_presence_draws_first_and_nobody_must_play() -> None:
    table = commanding(["glory"], "glory").answer("pass")
    assert sorted(table.character(1).hand) == ["glory", "grace"]
    assert table.asked == 0


def test_nobody_commands_themselves_nor_the_unconscious() -> None:
    table = party(hands={0: ["command-presence"]}, unconscious=[2], encounters=[("troll", 0)])
    table.play_cards(0).answer("play Command Presence")
    assert table.options == ["player 2", "player 4"]


@rule("DF-195")
def test_the_damage_of_a_commanded_player_is_the_active_players_to_assign() -> None:
    table = commanding([], "glory").answer("play Glory", "deal damage")
    assert table.asked == 0
    assert "Glory of player 2 (1 black): Troll" in table.options


def test_the_text_of_a_commanded_card_is_its_players() -> None:
    table = commanding(["stealth"], "tower-shield", encounters=[("ogre", 0), ("stone-giant", 1)])
    table.answer("play Tower Shield")
    assert strengths(table) == {"ogre-1": 2, "stone-giant-1": 2}


def test_swords_and_colour_of_a_commanded_card_count_for_its_player() -> None:
    table = party(
        ("human-fighter-male", "human-fighter-female"),
        hands={0: ["command-presence", "glory"], 1: ["greatsword"]},
        decks={0: ["stealth"], 1: ["grace"]},
        encounters=[("troll", 0)],
    )
    table.play_cards(0).answer("play Command Presence", "play Greatsword")
    assert [character.swords for character in table.state.characters] == [1, 2]
    assert [character.played for character in table.state.characters] == [
        ["command-presence"],
        ["greatsword"],
    ]
    assert table.character(0).hand == ["glory"], "not three Swords of one player"


@rule("DF-401")
def test_a_commanded_player_needs_what_the_card_requires() -> None:
    table = commanding(["stealth"], "heroic-charge", "ambush", "assassinate")
    assert table.options == ["play Grace", "pass"]


@rule("DF-401")
def test_a_commanded_card_does_not_count_against_the_card_limit_of_the_active_player() -> None:
    table = commanding(["glory", "stealth"], "cantrip", encounters=[("choke-point", 0), ("troll", 1)])
    table.answer("play Cantrip")
    assert "play Glory" in table.options
    table.answer("play Glory")
    assert "play Stealth" not in table.options


@rule("DF-401")
def test_a_commanded_player_plays_a_card_in_spite_of_a_card_limit() -> None:
    table = party(
        hands={0: ["command-presence", "glory"], 1: ["cantrip"]},
        decks={1: ["grace"]},
        encounters=[("choke-point", 0)],
        places={1: "choke-point"},
    )
    table.play_cards(0).answer("play Glory", "play Command Presence", "player 2", "play Cantrip")
    assert [play.card for play in table.state.turn.plays] == ["glory", "command-presence", "cantrip"]


@rule("DF-131")
def test_a_player_commanded_in_a_location_deals_damage_there_and_text_crosses_its_boundary() -> None:
    foes = [("choke-point", 1), ("ogre", 0), ("orog", 1)]
    table = commanding(["stealth"], "caltrops", encounters=foes).answer("play Caltrops")
    assert table.asked == 1
    assert table.options == ["Ogre", "Orog"], "the text of Caltrops reaches the main area"
    table.answer("Ogre", "deal damage")
    assert [option for option in table.options if "Caltrops" in option] == [
        "Caltrops of player 2 (1 red): Choke Point",
        "Caltrops of player 2 (1 red): Orog",
        "Caltrops of player 2 (1 red): nothing",
    ]


@rule("DF-131")
def test_command_presence_does_not_reach_another_location() -> None:
    table = party(
        hands={0: ["command-presence"]},
        encounters=[("choke-point", 0), ("cursed-ground", 1)],
        places={2: "cursed-ground"},
    )
    table.play_cards(0).answer("play Command Presence")
    assert table.state.turn.plays[0].card == "command-presence"
    assert "player 4 draws a card" in table.log(), "the only one in reach"


@rule("DF-220")
def test_a_commanded_card_goes_to_its_owners_discard_pile_after_deal_damage() -> None:
    table = commanding([], "glory").answer("play Glory")
    assert table.character(1).discard == []
    table.answer("deal damage", "deal it as proposed")
    assert table.character(1).discard == ["glory"]
    assert table.character(0).discard == ["command-presence"]


# ---- Heroic Charge


@rule("DF-244")
def test_heroic_charge_pulls_any_number_of_encounters_and_draws_for_each_card() -> None:
    foes = [("ogre", 1), ("kobold-pack", 2), ("orog", 3), ("animated-armor", 3), ("choke-point", 3)]
    table = party(
        hands={0: ["heroic-charge"]},
        decks={0: ["glory", "grace", "stealth"]},
        encounters=foes,
        tokens=[(1, "K", "1", 1)],
    )
    table.play_cards(0).answer("play Heroic Charge")
    assert table.options == ["Ogre", "Kobold Pack", "Goblin 1", "pass"]
    table.answer("Kobold Pack", "Goblin", "Ogre")
    assert [table.foe(name).seat for name in ("ogre", "kobold-pack", "orog", "choke-point")] == [0, 0, 3, 3]
    assert [foe.seat for foe in table.tokens("kobold-pack")] == [0, 0, 0]
    assert sorted(table.character(0).hand) == ["glory", "grace"], "none for the token"


@rule("DF-140")
def test_heroic_charge_may_pull_fewer_encounters_than_there_are() -> None:
    table = party(hands={0: ["heroic-charge"]}, encounters=[("ogre", 1), ("orog", 2)])
    table.play_cards(0).answer("play Heroic Charge", "Orog", "pass")
    assert (table.foe("ogre").seat, table.foe("orog").seat) == (1, 0)
    assert len(table.character(0).hand) == 1


@rule("DF-244")
def test_a_fighter_who_pulls_too_many_is_stunned_and_the_rest_of_the_damage_is_wasted() -> None:
    table = party(hands={0: ["heroic-charge"]}, encounters=[("stone-giant", 1), ("cyclops", 2)], hp={0: 4})
    table.play_cards(0).answer("play Heroic Charge", "Stone Giant", "Cyclops")
    while table.prompt == "Play a card?":
        table.answer("deal damage")
    table.answer("deal it as proposed")
    assert table.character(0).hp == 0
    assert table.character(0).stunned


@rule("DF-248")
@pytest.mark.parametrize("card", ["heroic-charge", "whirlwind-attack"])
def test_cards_that_require_the_martial_class_are_not_for_others(card: str) -> None:
    table = party(hands={0: [card], 3: [card]}, encounters=[("ogre", 1)])
    assert f"play {CARDS[card].name}" in table.play_cards(0).options
    assert f"play {CARDS[card].name}" not in table.play_cards(3).options


# ---- Longbow


def test_longbow_reaches_an_encounter_at_any_place() -> None:
    foes = [("choke-point", 0), ("ogre", 1), ("cursed-ground", 2), ("orog", 2)]
    table = party(hands={0: ["longbow"]}, encounters=foes).play_cards(0)
    table.answer("play Longbow", "deal damage")
    assert [option.rpartition(": ")[2] for option in table.options[1:]] == [
        "Choke Point",
        "Ogre",
        "Cursed Ground",
        "Orog",
        "nothing",
    ]


# ---- Second Wind


@rule("DF-141")
@pytest.mark.parametrize(("seat", "hp", "after"), [(0, 1, 3), (1, 1, 2)])
def test_second_wind_heals_1_hp_and_2_for_the_martial_class(seat: int, hp: int, after: int) -> None:
    table = party(hands={seat: ["second-wind"]}, hp={seat: hp}, encounters=[("ogre", 2)])
    table.play_cards(seat).answer("play Second Wind")
    assert table.character(seat).hp == after


# ---- Interpose


@rule("DF-365", "DF-402")
@pytest.mark.parametrize(
    ("foe", "left", "taken"), [("stone-giant", 8, 2), ("minotaur", 9, 2), ("orog", 9, 2)]
)
def test_interpose_takes_up_to_2_of_the_active_players_damage(foe: str, left: int, taken: int) -> None:
    table = party(hands={1: ["interpose"]}, encounters=[(foe, 0)], hp={0: 9, 1: 5})
    table.play_cards(0).answer("let the others", "assist with Interpose")
    assert table.character(0).hp == left
    assert table.character(1).hp == 5 - taken


@rule("DF-365", "DF-402")
@pytest.mark.parametrize(("foe", "left", "taken"), [("stone-giant", 9, 2), ("orog", 9, 2), ("chuul", 9, 1)])
def test_interpose_comes_before_all_reductions(foe: str, left: int, taken: int) -> None:
    """With Mage Armor first, an Orog would leave 1 to take over, and a Stone Giant 2."""
    table = party(
        hands={1: ["interpose"]}, in_play={0: ["mage-armor"]}, encounters=[(foe, 0)], hp={0: 9, 1: 5}
    )
    table.play_cards(0).answer("let the others", "assist with Interpose", "deal damage")
    assert (table.character(0).hp, table.character(1).hp) == (left, 5 - taken)


@rule("DF-402")
def test_interpose_takes_over_only_what_can_be_reduced() -> None:
    foes = [("street-assassin", 0), ("chuul", 0)]
    table = party(hands={1: ["interpose"]}, encounters=foes, hp={0: 9, 1: 5})
    table.play_cards(0).answer("let the others", "assist with Interpose")
    assert (table.character(0).hp, table.character(1).hp) == (7, 4), "2 of the Assassin, 1 of the Chuul"


@rule("DF-402")
def test_an_interposing_player_is_not_asked_how_much_and_may_be_protected_from_it() -> None:
    table = party(
        hands={1: ["interpose"], 2: ["scroll-of-protection"]}, encounters=[("orog", 0)], hp={0: 9, 1: 5}
    )
    table.play_cards(0).answer("let the others", "assist with Interpose", "assist with Scroll", "player 2")
    assert (table.character(0).hp, table.character(1).hp) == (9, 5)


@rule("DF-402")
def test_interpose_takes_no_more_than_there_is() -> None:
    table = party(hands={1: ["interpose"]}, encounters=[("chuul", 0)], hp={0: 9, 1: 5})
    table.play_cards(0).answer("let the others", "assist with Interpose")
    assert (table.character(0).hp, table.character(1).hp) == (9, 4)


def test_who_interposes_may_be_stunned_by_it() -> None:
    table = party(hands={1: ["interpose", "glory"]}, encounters=[("ogre", 0)], hp={1: 2})
    table.play_cards(0).answer("let the others", "assist with Interpose")
    assert table.character(1).stunned
    assert table.character(1).hand == []


def test_interpose_deals_1_black_in_its_players_turn() -> None:
    table = party(hands={0: ["interpose"]}, encounters=[("ogre", 0)]).play_cards(0).answer("play Interpose")
    assert table.shots() == [("interpose", "K", 0)]
    assert table.state.turn.interposed == {}


# ---- Battle Cry


def test_battle_cry_lets_each_other_conscious_player_at_the_place_draw_a_card() -> None:
    table = party(
        hands={0: ["battle-cry", "glory"]}, encounters=[("choke-point", 3), ("ogre", 0)], unconscious=[2]
    )
    table.play_cards(0).answer("play Battle Cry")
    assert table.asked == 1
    table.answer("yes")
    assert table.asked == 0
    assert [len(character.hand) for character in table.state.characters] == [1, 1, 0, 0]


@rule("DF-140")
def test_nobody_must_draw_for_battle_cry() -> None:
    table = party(hands={0: ["battle-cry", "glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("play Battle Cry", "no", "yes", "no")
    assert [len(character.hand) for character in table.state.characters] == [1, 0, 1, 0]


# ---- Whirlwind Attack


def test_whirlwind_attack_clears_a_level_of_each_encounter_facing_its_player_tokens_first() -> None:
    foes = [("choke-point", 0), ("kobold-pack", 0), ("death-slaad", 0), ("ogre", 1)]
    table = party(hands={0: ["whirlwind-attack"]}, encounters=foes, places={1: "choke-point"})
    table.play_cards(0).answer("play Whirlwind Attack")
    assert ("whirlwind-attack", "K", 0) in table.shots()
    table.answer("deal damage", "Whirlwind Attack (1 black): nothing", "deal it as proposed")
    assert table.tokens("kobold-pack") == []
    assert table.foe("kobold-pack").cleared == 0b1
    assert table.foe("choke-point").cleared == 0b1
    assert table.foe("death-slaad").cleared == 0b1
    assert table.foe("ogre").cleared == 0


def test_the_black_point_of_whirlwind_attack_goes_to_one_encounter_of_choice() -> None:
    table = party(hands={0: ["whirlwind-attack"]}, encounters=[("ogre", 1, 1), ("orog", 0)])
    table.play_cards(0).answer("play Whirlwind Attack").answer("deal damage")
    table.answer("Whirlwind Attack (1 black): Ogre", "deal it as proposed")
    assert table.foe("ogre").cleared == 0b11
    assert table.foe("orog").cleared == 0b1


# ---- Swords


@rule("DF-147")
@pytest.mark.parametrize("card", [card.id for card in MARTIAL if card.swords])
def test_the_swords_of_a_card_count_for_its_player(card: str) -> None:
    table = party(hands={0: [card]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer(f"play {CARDS[card].name}")
    while table.ask.kind != "aim" and table.prompt != "Play a card?":
        table.answer(table.options[0])
    assert table.character(0).swords == CARDS[card].swords
