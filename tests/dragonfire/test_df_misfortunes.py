"""Dragonfire cards that strike the players, below and at their thresholds."""

import pytest

from questboard.games.dragonfire.rules.checks import skill_check
from questboard.testing import rule
from tests.dragonfire.party import FOUR, lit, party

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
TWO_WIZARDS = ("human-fighter-male", "human-wizard-male", "human-wizard-female", "human-rogue-male")


# ---- Skill Checks


@rule("DF-040")
@pytest.mark.parametrize(("active", "success"), [("they-know-your-weakness", False), ("", True)])
def test_they_know_your_weakness_makes_skill_checks_need_two_matching_cards(active, success):
    results = []

    async def check(s):
        results.append(await skill_check(s, FIGHTER))

    table = party(dragonfire=active, decks={FIGHTER: ["glory", "grace", "stealth"]})
    table.happen(check)
    assert results == [success]
    buried = ["grace", "glory"] if active else ["glory"]
    assert table.character(FIGHTER).deck[: len(buried)] == buried


@pytest.mark.parametrize(("level", "hand", "lost"), [(5, 3, 0), (6, 2, 0), (9, 2, 0), (10, 2, 1)])
def test_they_know_your_weakness_has_each_player_make_two_checks_of_one_card(level, hand, lost):
    decks = {seat: ["grace", "stealth", "cantrip", "glory"] for seat in range(4)}
    hands = {seat: ["grace"] * 3 for seat in range(4)}
    # of the first two cards one matches for the cleric and the rogue, none for the others
    table = lit("they-know-your-weakness", level, decks=decks, hands=hands)
    assert len(table.character(CLERIC).hand) == hand
    assert table.hp[CLERIC] == 7 - lost
    assert len(table.character(FIGHTER).hand) == (3 if level < 6 else 1)
    assert table.hp[FIGHTER] == (9 if level < 10 else 7)


def test_an_unconscious_player_makes_no_skill_checks_for_it():
    table = lit("they-know-your-weakness", 10, unconscious=[WIZARD])
    assert not [event for event in table.told("checked") if event.facts["player"] == WIZARD]


@rule("DF-133")
@pytest.mark.parametrize(("deck", "level", "left"), [
    (["glory", "glory", "glory"], 7, 4),
    (["glory", "grace", "glory"], 7, 3),
    (["grace", "grace", "glory"], 6, 2),
    (["grace", "grace", "glory"], 7, 0),
])  # fmt: skip
def test_cursed_players_make_two_checks_at_the_start_of_their_turns(deck, level, left):
    table = party(dragonfire="cursed", level=level, decks={FIGHTER: deck}, hands={FIGHTER: ["cantrip"] * 4})
    table.turn(FIGHTER)
    assert len(table.character(FIGHTER).hand) == left


SIX = ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-rogue-male",
       "human-fighter-female", "human-wizard-female")  # fmt: skip


@pytest.mark.parametrize("level", range(2, 9))
def test_hags_curse_strikes_one_more_player_with_each_level(level):
    failing = {seat: ["stealth"] * 3 if seat != ROGUE else ["glory"] * 3 for seat in range(6)}
    table = lit(
        "hags-curse",
        level,
        screens=SIX,
        decks=failing,
        hands={seat: ["grace", "grace"] for seat in range(6)},
        gold=dict.fromkeys(range(6), 5),
        primary=["ogre"],
        secondary=["xorn"],
    )
    struck = [
        table.gold[0] == 4,
        table.hp[1] == 5,
        len(table.character(2).hand) == 1,
        table.foes(3) != [] and table.foe(table.foes(3)[0]).deck == "primary",
        table.foes(4) == ["xorn-1"],
        table.character(5).hand == [],
    ]
    assert struck == [level >= line for line in range(3, 9)]


def test_hags_curse_spares_those_who_succeed():
    table = lit("hags-curse", 8, decks={FIGHTER: ["glory"] * 2}, gold={FIGHTER: 5})
    assert table.gold[FIGHTER] == 5


def test_hags_curse_passes_over_the_unconscious():
    decks = {seat: ["stealth"] * 3 for seat in range(4)}
    table = lit("hags-curse", 3, unconscious=[FIGHTER], decks=decks, gold={FIGHTER: 5, WIZARD: 5})
    assert table.gold[:2] == [5, 4]


def test_hags_curse_passes_over_a_character_whom_it_has_just_felled():
    """The fourth player fails and summons a Stone Giant, whose SURPRISE fells the fifth."""
    screens = (*FOUR, "half-orc-fighter")
    decks = {seat: ["stealth" if seat != ROGUE else "glory"] * 3 for seat in range(5)}
    table = lit("hags-curse", 7, screens=screens, decks=decks, hp={4: 0}, primary=["stone-giant"])
    assert table.character(4).unconscious
    assert 4 not in [event.facts["player"] for event in table.told("checked")]


# ---- damage, gold and cards


@rule("DF-089")
def test_the_arcane_character_throws_the_fireball():
    table = lit(
        "fireball",
        encounters=[("troll", FIGHTER), ("kobold-pack", FIGHTER), ("gargoyle", FIGHTER), ("ogre", CLERIC)],
    )
    assert table.asked == WIZARD
    table.answer("player 1")
    assert table.hp == [7, 6, 7, 7]
    assert table.foe("troll").cleared == 0b11
    assert table.tokens("kobold-pack") == []
    assert table.foe("kobold-pack").cleared == 0b11  # its tokens are gone, so it is hit as well
    assert table.foe("gargoyle").cleared == 0  # square icons
    assert table.foe("ogre").cleared == 0


@pytest.mark.parametrize(("logo", "asked"), [(True, 1), (False, 2)])
def test_the_dragonfire_token_decides_between_two_arcane_characters(logo, asked):
    assert lit("fireball", screens=TWO_WIZARDS, flips=[logo]).asked == asked


def test_chance_decides_between_three_arcane_characters():
    table = [lit("fireball", types={ROGUE: "RB"}, screens=TWO_WIZARDS, seed=seed) for seed in range(12)]
    assert {each.asked for each in table} == {1, 2, 3}


@rule("DF-240")
def test_a_random_conscious_player_throws_the_fireball_of_an_unconscious_wizard():
    asked = {lit("fireball", unconscious=[WIZARD], seed=seed).asked for seed in range(12)}
    assert asked == {FIGHTER, CLERIC, ROGUE}


def test_a_fireball_that_fells_the_next_player_pays_the_one_after():
    table = lit(
        "fireball",
        encounters=[("fire-snake", FIGHTER)],
        hp={FIGHTER: 1},
        exhausted=[FIGHTER],
        gold=dict.fromkeys(range(4), 0),
    )
    table.answer("player 1")
    assert table.character(FIGHTER).unconscious
    assert table.gold == [0, 3, 2, 2]
    assert table.hp[WIZARD] == 5


@pytest.mark.parametrize(("level", "healed"), [(0, [3, 6, 2]), (1, [6, 6, 4])])
def test_dangerous_waters_heal_half_of_what_is_lost(level, healed):
    table = lit("dangerous-waters", level, hp={FIGHTER: 3, CLERIC: 2}, unconscious=[ROGUE])
    assert table.hp == [*healed, 0]


@rule("DF-042")
@pytest.mark.parametrize(("level", "left"), [(0, [9, 6, 7, 7]), (1, [6, 3, 4, 4])])
def test_dangerous_waters_strike_when_they_are_discarded(level, left):
    table = party(
        dragonfire="dangerous-waters",
        dragonfire_deck=["magical-surge"],
        level=level,
        encounters=[("troll", ROGUE)],
    )
    table.leader_turn()
    assert table.hp == left


@rule("DF-133", "DF-040")
@pytest.mark.parametrize(("active", "coins", "cards"), [("homunculus-at-play", 6, 1), ("", 5, 2)])
def test_a_homunculus_brings_gold_and_takes_a_card(active, coins, cards):
    table = party(dragonfire=active, gold={FIGHTER: 5}, hands={FIGHTER: ["glory", "glory"]})
    table.turn(FIGHTER)
    assert table.gold[FIGHTER] == coins
    assert len(table.character(FIGHTER).hand) == cards


@rule("DF-042")
@pytest.mark.parametrize(("level", "left"), [(3, [3, 0, 3, 5]), (4, [0, 0, 0, 5])])
def test_cursed_treasure_costs_gold_when_it_is_discarded(level, left):
    table = party(
        dragonfire="cursed-treasure",
        dragonfire_deck=["dangerous-waters"],
        level=level,
        gold={0: 5, 1: 1, 2: 5, 3: 5},
        unconscious=[ROGUE],
        encounters=[("troll", CLERIC)],
    )
    table.leader_turn()
    assert table.gold == left


@rule("DF-040")
@pytest.mark.parametrize(("active", "paid"), [("uneasy-pickings", 6), ("", 7)])
def test_uneasy_pickings_are_one_gold_less(active, paid):
    table = party(
        dragonfire=active,
        hands={ROGUE: ["stealth", "glory", "glory"]},
        encounters=[("phase-spider", ROGUE, 1), ("troll", FIGHTER)],
        gold=dict.fromkeys(range(4), 0),
    )
    table.play_cards(ROGUE).answer("play Stealth", "play Glory", "play Glory").deal()
    assert sum(table.gold) == paid


@pytest.mark.parametrize(("level", "left"), [(3, 9), (4, 6)])
def test_uneasy_pickings_lets_attackers_take_gold(level, left):
    table = party(
        dragonfire="uneasy-pickings",
        level=level,
        encounters=[("troll", FIGHTER)],
        tokens=[(FIGHTER, "K", "1", 1)],
        gold={FIGHTER: 9},
    )
    table.take_damage(FIGHTER)
    assert table.gold[FIGHTER] == left


# ---- the Market, and what may be played


@rule("DF-040")
@pytest.mark.parametrize(("active", "asked"), [("foggy-memory", False), ("", True)])
def test_in_a_foggy_memory_nobody_buys_or_cycles(active, asked):
    table = party(
        dragonfire=active, market=["javelin", "bless"], gold={FIGHTER: 9}, encounters=[("troll", FIGHTER)]
    )
    table.market(FIGHTER)
    assert any(label.startswith("buy") for label in table.options) == asked
    assert bool(table.told("market_revealed")) is False
    assert table.state.market == ["javelin", "bless"]


@rule("DF-042")
@pytest.mark.parametrize("level", [2, 3])
def test_after_a_foggy_memory_the_market_is_laid_out_anew(level):
    market = ["javelin", "bless", "grapple"]
    new = ["feint", "expertise", "perception"]
    table = party(
        dragonfire="foggy-memory",
        dragonfire_deck=["magical-surge"],
        level=level,
        market=market,
        market_deck=new,
        encounters=[("troll", ROGUE)],
    )
    table.leader_turn()
    assert table.state.market == (new if level == 3 else market)
    assert table.state.discards["market"] == (market if level == 3 else [])


@rule("DF-040")
@pytest.mark.parametrize(("active", "wares"), [
    ("the-kings-fist", ["buy Bless", "buy Javelin"]), ("", ["buy Bless", "buy Feint", "buy Javelin"]),
])  # fmt: skip
def test_the_kings_fist_allows_only_cards_of_the_players_own_class_types(active, wares):
    table = party(
        dragonfire=active,
        types={FIGHTER: "KG"},
        market=["javelin", "bless", "feint"],
        gold={FIGHTER: 20},
        encounters=[("troll", FIGHTER)],
    )
    table.market(FIGHTER)
    assert table.options[:-1] == wares


@rule("DF-425")
@pytest.mark.parametrize(
    ("active", "offered", "refused"),
    [("the-kings-fist", ["Bless"], ["feint", "javelin"]), ("frenzy", ["Bless", "Feint", "Javelin"], [])],
)
def test_the_kings_fist_holds_in_the_short_rest_after_the_scene_in_which_it_was_active(
    active, offered, refused
):
    table = party(
        dragonfire=active,
        market=["javelin", "bless", "feint"],
        gold={WIZARD: 0, CLERIC: 20, ROGUE: 0, FIGHTER: 0},
    )
    table.end_turn(FIGHTER)
    assert table.state.dragonfire == "", "it has been buried"
    assert (table.asked, table.prompt) == (CLERIC, "Buy a card in the Short Rest? You have 20 gold.")
    assert table.options == [*offered, "pass"]
    assert [(each.option, each.rule) for each in table.ask.refused] == [(card, "DF-425") for card in refused]


@rule("DF-425")
def test_the_kings_fist_does_not_hold_any_more_in_the_scene_after_that_rest():
    table = party(
        dragonfire="the-kings-fist",
        dragonfire_deck=["frenzy"],
        market=["javelin", "bless", "feint"],
        gold={WIZARD: 0, CLERIC: 20, ROGUE: 0, FIGHTER: 0},
    )
    table.end_turn(FIGHTER).answer("pass")
    table.market(CLERIC)
    assert table.options[:-1] == ["buy Bless", "buy Feint", "buy Javelin"]
    table.short_rest(FIGHTER)
    assert table.options[:-1] == ["Bless", "Feint", "Javelin"], "nor in another Short Rest"


@pytest.mark.parametrize(("level", "drawn", "left"), [
    (5, "feint", ["feint", "bless", "grapple"]),
    (6, "feint", ["feint", "grapple"]),
    (6, "tower-shield", ["tower-shield", "bless", "grapple"]),
])  # fmt: skip
def test_the_kings_fist_at_six_costs_a_slot_for_a_card_of_another_class_type(level, drawn, left):
    table = party(
        dragonfire="the-kings-fist",
        level=level,
        market=["javelin", "bless", "grapple"],
        market_deck=[drawn],
        encounters=[("troll", FIGHTER)],
        gold={FIGHTER: 0},
    )
    table.market(FIGHTER).answer("Javelin")
    lost = not table.over and table.prompt == "The King's Fist: Which Market card is lost with its slot?"
    assert lost == (len(left) == 2)
    if lost:
        assert sorted(table.options) == ["Bless", "Grapple"]
        table.answer("Bless")
    assert table.state.market == left
    assert len(table.state.discards["market"]) == 4 - len(left)


@rule("DF-040")
@pytest.mark.parametrize("level", [0, 6])
@pytest.mark.parametrize(("active", "plays"), [
    ("a-new-edict", ["play Javelin", "play Stealth"]), ("", ["play Feint", "play Javelin", "play Stealth"]),
])  # fmt: skip
def test_under_a_new_edict_market_cards_are_played_by_their_own_class_type(active, plays, level):
    table = party(
        dragonfire=active,
        level=level,
        hands={FIGHTER: ["feint", "javelin", "stealth"]},
        encounters=[("troll", FIGHTER)],
    )
    table.play_cards(FIGHTER)
    assert [label for label in table.options if label.startswith("play")] == plays


@pytest.mark.parametrize(("level", "assists"), [(5, ["assist with Javelin"]), (6, [])])
def test_under_a_new_edict_assists_end_at_six(level, assists):
    table = party(
        dragonfire="a-new-edict",
        level=level,
        hands={FIGHTER: ["javelin", "perception"], WIZARD: ["cantrip"]},
        encounters=[("troll", WIZARD)],
    )
    table.play_cards(WIZARD).answer("deal damage")
    offered = [label for label in table.options if label.startswith("assist")]
    assert (offered if table.asked == FIGHTER else []) == assists
