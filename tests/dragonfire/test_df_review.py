"""Corners of the rules where several chapters meet."""

from __future__ import annotations

import time

import pytest

from questboard.games.dragonfire.rules.advancements import draw_fitting
from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.campaign import fulfilled
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import make_shots
from questboard.games.dragonfire.rules.health import become_unconscious, hurt
from questboard.games.dragonfire.rules.reveal import of_type, summon
from questboard.games.dragonfire.rules.setup import starting_level
from questboard.games.dragonfire.rules.zones import must_discard_hand
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import FOUR, party

SIX = (*FOUR, "human-fighter-female", "human-rogue-female")


# ---- Take Damage


@rule("DF-221")
def test_uneasy_pickings_costs_gold_once_for_each_encounter_that_attacks() -> None:
    table = party(
        encounters=[("mind-flayer", 0), ("fomorian", 0)],
        dragonfire="uneasy-pickings",
        level=4,
        gold={0: 20},
        secondary=["stone-golem", "blue-slaad"],
    )
    table.take_damage(0).answer("Mind Flayer")
    assert table.gold[0] == 16, "2 for each of them"


@rule("DF-221")
def test_nothing_is_told_of_attacks_where_nothing_attacks() -> None:
    assert party().take_damage(0).told("attacked") == []
    assert party(encounters=[("ogre", 0)]).take_damage(0).told("attacked") != []


# ---- where damage goes


@rule("DF-123", "DF-395")
def test_damage_is_dealt_from_where_its_player_is_in_deal_damage() -> None:
    table = party(
        hands={0: ["flaming-oil", "glory"]},
        features={0: ["sailor"]},
        encounters=[("ogre", 0), ("choke-point", 1)],
    )
    table.play_cards(0).answer("play Flaming Oil", "play Glory", "use Sailor", "deal damage")
    aims = [label for label in table.options if label.startswith("Glory")]
    assert [label.split(": ")[1] for label in aims] == ["Ogre", "Choke Point", "nothing"]
    table.answer("deal it as proposed")
    assert table.foe("choke-point").cleared, "Flaming Oil burns what faces its player now"


@rule("DF-124", "DF-395")
def test_assist_damage_goes_by_the_place_of_the_assisting_player_wherever_the_active_player_moves() -> None:
    table = party(
        hands={1: ["javelin"]},
        features={0: ["sailor"]},
        encounters=[("ogre", 0), ("choke-point", 2), ("cursed-ground", 1), ("troll", 3)],
    )
    table.play_cards(0).answer("let the others", "assist with Javelin", "use Sailor", "Choke Point")
    aims = [label.split(": ")[1] for label in table.answer("deal damage").options if "Javelin" in label]
    assert aims == ["Cursed Ground", "Troll", "nothing"], "never from one Location to another"


@rule("DF-421")
def test_assists_of_a_player_who_becomes_unconscious_meanwhile_deal_nothing() -> None:
    table = party(hands={0: ["glory"], 1: ["javelin"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Glory", "deal damage", "assist with Javelin")
    table.state.turn.shots[0].aim = table.state.turn.shots[1].aim = "ogre-1"
    table.happen(lambda s: become_unconscious(s, 1))
    left = [table.state.play(shot.play) for shot in table.state.turn.shots]
    assert [play.card for play in left if play is not None] == ["glory"]
    assert len(left) == 1


def test_a_proposal_for_many_cards_of_one_players_encounters_takes_no_time() -> None:
    hand = ["cleave", "cleave", "burning-hands", "burning-hands"]
    foes = [("ogre", 0), ("troll", 1), ("chuul", 2), ("orog", 3), ("minotaur", 4), ("fire-snake", 5)]
    table = party(SIX, hands={0: hand}, encounters=foes)
    table.play_cards(0).answer("play Cleave", "play Cleave", "play Burning Hands", "play Burning Hands")
    make_shots(table.state)
    begun = time.process_time()
    aims = propose(table.state)
    assert time.process_time() - begun < 3.0
    for play in table.state.turn.plays:
        struck = {aims[at] for at, shot in enumerate(table.state.turn.shots) if shot.play == play.id}
        assert len(struck - {"nowhere"}) <= 1, "each of these faces another player"


# ---- healing


@rule("DF-424")
def test_nobody_is_asked_whom_to_heal_where_nobody_is_wounded() -> None:
    table = party(hands={0: ["healing-word"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Healing Word")
    assert table.prompt == "Play a card?"


@rule("DF-424")
def test_where_somebody_is_wounded_every_character_within_reach_may_be_named() -> None:
    foes = [("ogre", 0), ("choke-point", 1), ("cursed-ground", 3)]
    table = party(hands={1: ["healing-word"]}, hp={0: 3}, encounters=foes)
    table.play_cards(1).answer("play Healing Word")
    assert table.options == ["player 1", "player 2", "player 3"], "not from one Location to another"
    assert table.answer("player 2").hp[:2] == [3, 6], "which helps nobody"


@pytest.mark.parametrize(("tokens", "offered"), [(0, False), (1, True)])
def test_in_the_plague_healing_is_of_use_to_the_wounded_and_to_the_infected(
    tokens: int, offered: bool
) -> None:
    table = party(adventure="slaadi-plague", features={0: ["second-wind"]}, encounters=[("ogre", 0)])
    table.character(0).marks["infection"] = tokens
    assert ("use Second Wind" in table.play_cards(0).options) == offered


# ---- the Market


@rule("DF-288", "DF-422")
def test_a_buyer_who_needs_a_discount_chooses_which() -> None:
    table = party(
        ("half-elf-rogue", *FOUR[:3]), features={0: ["guild-artisan"]}, gold={0: 3}, market=["grapple"] * 6
    )
    table.market(0).answer("buy Grapple")
    assert (table.prompt, table.options) == (
        "Grapple costs 4 gold, and you have 3. Use which power?",
        ["Guild Artisan", "Silver Tongue"],
    )
    table.answer("Silver Tongue", "no")
    assert (table.gold[0], table.character(0).used) == (0, {"silver-tongue": 1})


# ---- Magic Items


@rule("DF-383")
def test_a_character_that_begins_at_a_higher_level_draws_from_the_top_of_the_item_deck() -> None:
    table = party()
    table.state.item_decks["common"] = [
        "driftglobe",
        "potion-of-healing",
        "elemental-gem",
        "potion-of-healing",
    ]
    sheet = table.state.sheets[0]
    assert draw_fitting(table.state, sheet, "common") == "potion-of-healing"
    assert table.state.item_decks["common"] == ["driftglobe", "potion-of-healing", "elemental-gem"]
    assert draw_fitting(table.state, sheet, "common") == "elemental-gem"


# ---- what is told


@rule("DF-349")
def test_a_deck_that_is_made_anew_in_a_search_is_told() -> None:
    table = party()
    table.state.discards["primary"] = ["orog"]
    table.state.decks["primary"] = ["troll"]
    table.happen(lambda s: summon(s, "primary", 0, wanted=of_type("Humanoid")))
    assert [event.facts for event in table.told("deck_reshuffled")] == [{"deck": "primary"}]
    assert table.foes() == ["orog-1"]


@pytest.mark.parametrize(
    ("encounter", "deck", "kind"),
    [
        ("basilisk", ["grace"], "limited"),
        ("spectator", ["swarming-skeletons"], "unhealable"),
    ],
)
def test_what_an_encounter_forbids_for_the_turn_is_told(encounter: str, deck: list[str], kind: str) -> None:
    decks = {0: deck} if encounter == "basilisk" else {}
    primary = [] if encounter == "basilisk" else deck
    table = party(encounters=[(encounter, 0)], decks=decks, primary=primary).turn(0)
    assert table.told(kind)


def test_a_beholder_that_cannot_be_named_is_told() -> None:
    table = party(encounters=[("beholder", 0)], secondary=["mind-flayer"]).turn(0)
    assert "No text may name Beholder this turn." in table.log()


def test_an_otyugh_tells_that_a_card_fewer_is_drawn() -> None:
    table = party(encounters=[("otyugh", 0)]).take_damage(0)
    assert "player 1 draws one card fewer when replenishing this turn." in table.log()


@rule("DF-110")
def test_tokens_that_join_a_card_in_play_are_told() -> None:
    table = party(encounters=[("grick-knot", 0)]).appear("grick-knot", 1)
    assert len(table.told("appeared")) == 3, "the second card, and a token for each"
    table = party(encounters=[("yarrow-thornkin", 0)])
    table.state.encounters = table.state.encounters[:1]
    assert len(table.turn(0).told("appeared")) == 1


def test_the_client_is_seen_to_heal_in_a_short_rest() -> None:
    table = party(adventure="bodyguards")
    table.state.notes["client-hp"] = 3
    assert "The Client heals 1 HP and has 4." in table.short_rest(0).log()


@pytest.mark.parametrize(("count", "words"), [(1, "draws a card."), (2, "draws 2 cards.")])
def test_others_read_how_many_cards_are_drawn(count: int, words: str) -> None:
    table = party(hands={0: ["haste"], 1: ["haste"]}, encounters=[("ogre", 0)])
    if count == 2:
        table.play_cards(0).answer("play Haste")
    else:
        table.play_cards(0).answer("let the others", "assist with Haste")
    assert f"player 1 {words}" in table.log(2)


# ---- rulings


@rule("DF-149", "DF-391")
def test_a_card_in_play_may_be_discarded_in_the_turn_of_another() -> None:
    table = party(in_play={1: ["mage-armor"]}, hands={1: ["javelin"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("let the others")
    assert table.asked == 1
    table.answer("put Mage Armor away")
    assert (table.character(1).in_play, table.character(1).discard) == ([], ["mage-armor"])
    assert (table.asked, table.options[0]) == (1, "assist with Javelin"), "that was no Assist"


@rule("DF-391")
def test_a_commanded_player_may_discard_a_card_in_play_and_take_it_back_with_expertise() -> None:
    table = party(
        FOUR[:2],
        hands={0: ["command-presence"], 1: ["expertise", "grace"]},
        decks={1: ["glory"]},
        in_play={1: ["mage-armor"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Command Presence", "put Mage Armor away", "play Expertise", "Grace")
    assert sorted(table.character(1).hand) == ["glory", "mage-armor"]


@rule("DF-149", "DF-391")
def test_a_card_in_play_may_be_discarded_in_the_market_phase() -> None:
    table = party(in_play={1: ["mage-armor"]}, gold={1: 9}, market=["bless"] * 6, encounters=[("ogre", 0)])
    table.market(1).answer("put Mage Armor away")
    assert (table.character(1).in_play, table.character(1).discard) == ([], ["mage-armor"])
    assert table.options == ["buy Bless", "pass"]


@rule("DF-391")
def test_nobody_may_discard_a_card_that_lies_before_another_player() -> None:
    table = party(in_play={1: ["mage-armor"]}, hands={0: ["glory"], 3: ["javelin"]}, encounters=[("ogre", 0)])
    table.play_cards(0)
    assert not any(label.startswith("put") for label in table.options)
    table.answer("let the others")
    assert table.asked == 3
    assert not any(label.startswith("put") for label in table.options)


@rule("DF-149", "DF-391")
@pytest.mark.parametrize(
    ("answer", "hand", "in_play"), [("put", ["mage-armor"], []), ("pass", [], ["mage-armor"])]
)
def test_a_card_in_play_may_be_discarded_before_a_new_draw_deck_is_made_and_is_in_it_then(
    answer: str, hand: list[str], in_play: list[str]
) -> None:
    table = party(in_play={1: ["mage-armor"]}, decks={1: []}, hp={1: 5}, encounters=[("ogre", 1)])
    table.take_damage(1)
    assert table.character(1).hp == 4, "the armor has taken 1 off"
    assert table.prompt == "You are about to make a new draw deck. Discard a card from play first?"
    table.answer(answer)
    assert table.character(1).hand == hand
    assert [each.card for each in table.character(1).in_play] == in_play


@rule("DF-391")
def test_nobody_is_asked_about_cards_in_play_while_there_are_cards_to_draw() -> None:
    table = party(in_play={1: ["mage-armor"]}, decks={1: ["glory", "grace"]}, encounters=[("ogre", 0)])
    assert table.replenish(1).told("drew")[-1].facts["count"] == 2
    assert table.character(1).hand == ["glory", "grace"]


@rule("DF-391")
def test_in_the_middle_of_a_draw_the_cards_drawn_before_are_in_hand() -> None:
    table = party(in_play={1: ["mage-armor"]}, decks={1: ["glory"]}, discards={1: ["grace"]})
    table.replenish(1)
    assert table.character(1).hand == ["glory"]
    assert sorted(table.answer("pass").character(1).hand) == ["glory", "grace"]
    assert [event.facts["count"] for event in table.told("drew")] == [1, 1], "told before and after"


@rule("DF-391")
def test_a_skill_check_without_a_draw_deck_lets_a_card_in_play_be_discarded_first() -> None:
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 1))

    table = party(in_play={1: ["mage-armor"]}, decks={1: []}).happen(check, 1).answer("put")
    assert (results, table.character(1).deck) == ([True], ["mage-armor"])


@rule("DF-391")
def test_a_character_that_becomes_stunned_may_discard_a_magic_item_into_the_new_draw_deck() -> None:
    async def fall(s: DragonfireState) -> None:
        await hurt(s, 0, 9, "encounter", "DF-222")

    table = party(in_play={0: ["ring-of-protection", "mage-armor"]}, decks={0: []}).happen(fall)
    assert table.options == ["put Ring of Protection away", "pass"], "Mage Armor goes by itself"
    table.answer("put")
    assert sorted(table.character(0).deck) == ["mage-armor", "ring-of-protection"]


@rule("DF-391")
def test_the_player_of_a_character_that_becomes_unconscious_discards_nothing_from_play() -> None:
    table = party(in_play={0: ["ring-of-protection"]}, encounters=[("ogre", 1)])
    table.happen(lambda s: become_unconscious(s, 0))
    assert table.told("left_play") == []
    assert [each.card for each in table.character(0).in_play] == ["ring-of-protection"]


@rule("DF-391")
@pytest.mark.parametrize(("gold", "asked"), [(9, True), (0, False)])
def test_in_the_market_phase_a_card_in_play_may_be_discarded_only_if_there_is_anything_to_buy(
    gold: int, asked: bool
) -> None:
    table = party(in_play={1: ["mage-armor"]}, gold={1: gold}, market=["bless"] * 6, encounters=[("ogre", 0)])
    assert ("put Mage Armor away" in table.market(1).options) == asked


@rule("DF-393")
def test_the_text_of_tower_shield_as_an_assist_crosses_a_boundary() -> None:
    foes = [("choke-point", 0), ("ogre", 2), ("cursed-ground", 3)]
    table = party(hands={1: ["tower-shield"]}, encounters=foes)
    table.play_cards(0).answer("let the others", "assist with Tower Shield")
    assert table.options == ["Choke Point", "Ogre", "Cursed Ground"], "from the main area"
    table = party(hands={1: ["tower-shield"]}, encounters=[*foes, ("moaning-chamber", 1)])
    assert table.play_cards(0).answer("let the others").asked == 0, "never between two Locations"


@rule("DF-397")
def test_a_confused_encounter_that_has_left_play_strikes_nobody() -> None:
    foes = [("troll", 0), ("chuul", 1)]
    table = party(hands={1: ["crown-of-confusion"]}, encounters=foes, primary=["cursed-ground"])
    table.play_cards(1).answer("play Crown of Confusion", "Troll")
    assert len(table.shots()) == 2
    table.state.encounters = table.state.encounters[1:]
    assert table.shots() == [("crown-of-confusion", "BB", 0)]


@rule("DF-399")
def test_ilmeth_does_not_escape_sanctuary_which_names_a_character() -> None:
    table = party(
        adventure="bodyguards",
        hands={2: ["sanctuary"]},
        encounters=[("ilmeth-the-veiled", 0)],
        secondary=["sister-ondreth", "silka-nightwhisper"],
    )
    table.play_cards(2).answer("play Sanctuary", "player 1")
    assert (len(table.told("saved")), table.told("escaped")) == (1, [])
    assert table.foe("ilmeth-the-veiled").marks == {"sanctuary": 1}


@rule("DF-401")
def test_a_commanded_player_cannot_repack() -> None:
    hands = {0: ["command-presence"], 1: ["silvered-dagger"]}
    table = party(FOUR[:2], hands=hands, decks={1: ["grace"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Command Presence")
    assert table.options == ["play Grace", "play Silvered Dagger", "pass"]


@rule("DF-402")
def test_nobody_interposes_against_what_cannot_be_reduced() -> None:
    table = party(hands={1: ["interpose"]}, encounters=[("street-assassin", 0)], hp={0: 9, 1: 5})
    table.play_cards(0).answer("let the others", "assist with Interpose")
    assert table.hp[:2] == [7, 5]


@rule("DF-403")
def test_each_player_means_each_player_who_is_not_unconscious() -> None:
    table = party(adventure="bodyguards", gold=dict.fromkeys(range(4), 5), unconscious=[2])
    assert table.appear("corrupt-watch-sergeant", 0).gold == [4, 4, 5, 4]
    table = party(dragonfire="cursed-treasure", gold=dict.fromkeys(range(4), 5), unconscious=[2])
    assert table.leader_turn().gold == [3, 3, 5, 3]


@rule("DF-405")
def test_a_character_that_cannot_move_is_still_placed_in_a_location_that_is_revealed() -> None:
    table = party(encounters=[("drider", 0)], primary=["troll"]).appear("choke-point", 0)
    assert table.character(0).place == "choke-point-1"


@rule("DF-407")
def test_an_assist_that_clears_no_level_of_roper_has_damaged_it() -> None:
    table = party(encounters=[("roper", 0)], hands={1: ["javelin", "glory"]})
    table.play_cards(0).answer("deal damage", "assist with Javelin")
    table.answer("Javelin of player 2 (1 black, 1 colourless): Roper", "deal it as proposed")
    assert (table.foe("roper").cleared, table.character(1).hand) == (0, [])


@rule("DF-410")
def test_a_dancing_sword_is_no_card_of_a_limit() -> None:
    table = party(
        in_play={0: ["dancing-sword"]},
        hands={0: ["glory", "glory", "grace"]},
        encounters=[("choke-point", 0)],
    )
    table.play_cards(0).answer("use Dancing Sword", "play Glory", "play Glory")
    assert "play Grace" not in table.options
    assert len(table.state.turn.plays) == 3


@rule("DF-413")
@pytest.mark.parametrize(("level", "strength"), [(5, 3), (4, 2)])
def test_the_card_that_haunted_takes_along_reads_the_level_after_its_rise(level: int, strength: int) -> None:
    table = party(
        dragonfire="haunted",
        dragonfire_deck=["dark-arts", "dangerous-waters"],
        level=level,
        df_profile="printed",  # Dark Arts at 7: 5, one for Haunted, one for itself
        encounters=[("orog", 3)],
    )
    table.leader_turn()
    assert table.strength("orog") == strength


@rule("DF-414")
def test_a_leader_who_is_unconscious_still_decides_for_a_dragonfire_card() -> None:
    table = party(
        dragonfire_deck=["discombobulation"], encounters=[("orog", 1)], unconscious=[0], primary=["mummy"]
    )
    table.ignite("discombobulation")
    assert (table.asked, table.prompt) == (0, "Discombobulation: Move Orog to face whom?")


@rule("DF-415")
def test_dark_arts_that_comes_twice_strengthens_an_encounter_once() -> None:
    table = party(dragonfire_deck=["dark-arts"], level=4, encounters=[("orog", 0)]).ignite("dark-arts")
    assert table.strength("orog") == 3
    table.state.dragonfire = ""
    table.state.decks["dragonfire"].append("dark-arts")
    assert table.ignite("dark-arts").strength("orog") == 3


@rule("DF-416")
def test_the_kings_fist_leaves_a_market_its_last_card() -> None:
    table = party(
        dragonfire="the-kings-fist", level=6, market=["javelin"], market_deck=["feint"], gold={0: 0}
    )
    assert table.market(0).state.market == ["feint"]


@rule("DF-417")
def test_a_green_location_that_is_defeated_heals_somebody_in_it() -> None:
    table = party(
        adventure="unholy-presence",
        hands={0: ["grace", "glory"]},
        encounters=[("moaning-chamber", 0, 2), ("ogre", 1)],
        hp={0: 5, 1: 3},
    )
    table.play_cards(0).answer("play Grace", "play Glory").deal()
    assert table.hp[:2] == [6, 3]


@rule("DF-419")
@pytest.mark.parametrize(("played", "start", "accepted"), [(3, 1, 2), (4, 3, 3)])
def test_into_the_breach_changes_nothing_at_a_modified_level(played: int, start: int, accepted: int) -> None:
    plain = party(adventure="descent-into-chaos", adventure_level=played)
    assert starting_level(plain.state) == start
    table = party(adventure="descent-into-chaos", adventure_level=played, challenges=["into-the-breach"])
    assert starting_level(table.state) == accepted
    assert fulfilled(table.state, "into-the-breach")


@rule("DF-420", "DF-136")
@pytest.mark.parametrize(("first", "limit", "hand"), [("Basilisk", 2, 3), ("Green Hag", 99, 2)])
def test_the_active_player_orders_what_happens_at_the_start_of_the_turn(
    first: str, limit: int, hand: int
) -> None:
    """The first Skill Check fails, and the second succeeds."""
    foes = [("basilisk", 1), ("green-hag", 1)]
    table = party(hands={1: ["glory"] * 3}, decks={1: ["grace", "cantrip"]}, encounters=foes).turn(1)
    assert (table.asked, table.prompt) == (1, "Start of turn: which encounter acts first?")
    table.answer(first)
    assert (table.state.turn.limit, len(table.character(1).hand)) == (limit, hand)


@rule("DF-289")
def test_nobody_is_asked_to_ignore_the_discard_of_an_empty_hand() -> None:
    table = party(("half-elf-rogue", *FOUR[:3]), features={0: ["fey-ancestry"]}, hands={0: []})
    table.happen(lambda s: must_discard_hand(s, 0, "DF-133"))
    assert table.over
    table = party(("half-elf-rogue", *FOUR[:3]), features={0: ["fey-ancestry"]}, hands={0: ["glory"]})
    table.happen(lambda s: must_discard_hand(s, 0, "DF-133"))
    assert table.prompt == "Cards to discard: 1. Ignore that with Fey Ancestry?"
