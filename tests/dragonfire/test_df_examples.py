"""The rulebook's worked examples of set-up, damage and gold, with every number."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.rules.foes import strength
from questboard.games.dragonfire.rules.scenes import due, extra
from questboard.games.dragonfire.state import MAIN
from questboard.testing import rule
from tests.dragonfire.party import Party, party

FIVE = ("shield-dwarf-cleric", "half-orc-fighter", "human-cleric-male", "half-elf-rogue", "sun-elf-wizard")
SIX = (*FIVE, "human-rogue-male")
HILARY, KATE, CHRIS, DAVE, LIZ = range(5)


# ---- set-up


@pytest.fixture
def five_players() -> Party:
    """The five-player set-up of Dungeon Crawl, after all encounters and the first Dragonfire card."""
    table = party(
        FIVE,
        primary=[
            "swarming-skeletons",
            "gelatinous-cube",
            "orog",
            "red-slaad",
            "choke-point",
            "chuul",
            "troll",
        ],
        dragonfire_deck=["magical-surge"],
        scene=0,
        flips=[True],
    )
    table.state.phases = 0
    return table.play(("start_scene",))


@rule("DF-080", "DF-081", "DF-082", "DF-083")
def test_the_five_players_face_the_encounters_of_the_set_up_example(five_players: Party) -> None:
    assert five_players.foes(HILARY) == [
        "swarming-skeletons-1",
        "swarming-skeletons-token-1",
        "swarming-skeletons-token-2",
        "troll-1",
    ]
    assert five_players.foes(KATE) == ["gelatinous-cube-1"]
    assert five_players.foes(CHRIS) == ["orog-1"]
    assert five_players.foes(DAVE) == ["red-slaad-1"]
    assert five_players.foes(LIZ) == ["choke-point-1", "chuul-1"]
    assert {foe.deck for foe in five_players.state.encounters} == {"primary"}


@rule("DF-081")
def test_the_other_side_of_the_token_gives_the_first_encounter_to_the_second_cleric() -> None:
    table = party(FIVE, primary=["swarming-skeletons"], scene=0, flips=[False]).play(("start_scene",))
    assert table.foe("swarming-skeletons").seat == CHRIS


@rule("DF-081", "DF-105")
def test_the_tokens_of_swarming_skeletons_are_green_undead(five_players: Party) -> None:
    tokens = five_players.tokens("swarming-skeletons")
    assert [(token.color, token.type) for token in tokens] == [("G", "Undead")] * 2


@rule("DF-083", "DF-112", "DF-076")
def test_liz_is_in_choke_point_and_the_trolls_gold_is_covered(five_players: Party) -> None:
    assert five_players.character(LIZ).place == "choke-point-1"
    assert [five_players.character(seat).place for seat in (HILARY, KATE, CHRIS, DAVE)] == [MAIN] * 4
    assert five_players.foe("troll").gold == 0
    assert five_players.foe("chuul").gold == 9


@rule("DF-073", "DF-084")
def test_magical_surge_gives_only_chuul_one_more_attack_strength(five_players: Party) -> None:
    assert five_players.state.dragonfire == "magical-surge"
    assert five_players.state.dragonfire_level == 0
    gained = {
        foe.name: strength(five_players.state, foe) - foe.strength for foe in five_players.state.encounters
    }
    assert gained == {
        "swarming-skeletons": 0,
        "gelatinous-cube": 0,
        "orog": 0,
        "red-slaad": 0,
        "choke-point": 0,
        "chuul": 1,
        "troll": 0,
    }


@rule("DF-067", "DF-080")
def test_hilary_leads_and_takes_the_first_turn(five_players: Party) -> None:
    assert five_players.asked == HILARY
    assert five_players.state.turn.phase == "start turn"


@rule("DF-077", "DF-078")
def test_six_players_in_scene_three_at_level_five_reveal_six_secondary_and_three_primary_cards() -> None:
    table = party(SIX, scene=3, level=5)
    assert due(table.state) == ["secondary"] * 5 + ["primary"] * 3
    assert extra(table.state) == ["secondary"]


@rule("DF-078")
def test_the_ninth_encounter_of_six_players_has_no_gold() -> None:
    plain = ["blue-slaad", "xorn", "drider", "stone-golem", "cyclops", "wraith"]
    table = party(SIX, scene=2, level=5, secondary=plain, primary=["ghoul-pack", "orog", "fire-snake"])
    table.state.phases = 5
    table.play(("start_scene",))
    cards = [foe for foe in table.state.encounters if not foe.token]
    assert [foe.name for foe in cards] == [*plain[:5], "ghoul-pack", "orog", "fire-snake", "wraith"]
    assert [foe.name for foe in cards if not foe.gold] == ["wraith"]


# ---- damage, example 1

CHLOE, BROOKLYNN, MEG, RYANA = range(4)


def minotaur() -> Party:
    """Chloe's turn with everything played, before damage is dealt."""
    table = party(
        ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-fighter-female"),
        hands={
            CHLOE: ["command-presence", "tower-shield", "stealth"],
            BROOKLYNN: ["misty-step"],
            MEG: ["bless"],
            RYANA: ["javelin"],
        },
        decks={BROOKLYNN: ["cloud-of-daggers"]},
        encounters=[("minotaur", BROOKLYNN), ("stone-golem", MEG)],
    )
    table.play_cards(CHLOE)
    table.answer("play Command Presence", "player 2", "play Misty Step", "no")
    assert table.asked == CHLOE
    table.answer("play Stealth", "let the others act first")
    while table.asked != CHLOE:
        if table.asked == MEG and "assist with Bless" in table.options:
            table.answer("assist with Bless", "1 blue")
        elif table.asked == RYANA and "assist with Javelin" in table.options:
            table.answer("assist with Javelin")
        else:
            table.answer("pass")
    return table


@rule("DF-195")
def test_the_cards_of_example_one_deal_eight_points() -> None:
    table = minotaur()
    assert table.shots() == [
        ("command-presence", "K1", 0),
        ("misty-step", "BB", 0),
        ("stealth", "R", 0),
        ("bless", "B", 0),
        ("javelin", "K1", 0),
    ]
    assert table.character(BROOKLYNN).hand == ["cloud-of-daggers"]


@rule("DF-196", "DF-184")
def test_example_one_defeats_the_minotaur_and_wastes_one_point() -> None:
    table = minotaur()
    assert table.character(CHLOE).hand == ["tower-shield"]
    table.deal().answer("pass")
    assert "minotaur-1" not in table.foes()
    assert table.foe("stone-golem").cleared == 0


@rule("DF-196")
@pytest.mark.parametrize("missing", ["command-presence", "misty-step", "stealth", "bless", "javelin"])
def test_every_card_of_example_one_is_needed(missing: str) -> None:
    table = minotaur()
    table.answer("deal damage")
    while table.asked != CHLOE or table.ask.kind != "aim":
        table.answer("pass")
    label = next(
        label
        for label in table.options
        if label.lower().startswith(missing.replace("-", " ")) and "nothing" in label
    )
    table.answer(label, "deal it as proposed")
    assert "minotaur-1" in table.foes()


@rule("DF-197")
def test_the_minotaurs_vanquished_effect_may_be_declined() -> None:
    table = minotaur()
    table.deal()
    assert table.asked == CHLOE
    table.answer("pass")
    assert [character.hp for character in table.state.characters] == [9, 6, 7, 9]
    assert table.foe("stone-golem").cleared == 0
    assert strength(table.state, table.foe("stone-golem")) == 3


# ---- damage, example 2

JEREMY, NICK, KRISTIAN, ROD = range(4)


def big_play() -> Party:
    """Jeremy's turn in Slaad Planar Portal, everything played as in the example, before damage is dealt."""
    table = party(
        ("half-orc-fighter", "human-cleric-male", "human-wizard-male", "human-fighter-male"),
        hands={
            JEREMY: ["expertise", "flaming-oil", "grapple", "stealth", "glory", "grace", "tower-shield"],
            NICK: ["bless", "magic-missile"],
            KRISTIAN: ["cloud-of-daggers", "healing-word", "magic-missile"],
        },
        decks={
            JEREMY: ["crown-of-confusion", "glory", "grace"],
            ROD: ["javelin", "tower-shield", "grace", "glory"],
        },
        discards={JEREMY: ["twist-the-knife"]},
        types={ROD: "KR"},
        hp={JEREMY: 6, ROD: 0},
        encounters=[
            ("moaning-chamber", NICK),
            ("slaad-planar-portal", ROD),
            ("kobold-pack", ROD),
            ("cloaker", ROD),
            ("death-slaad", JEREMY),
        ],
        primary=["orog"],
        secondary=["xorn"],
    )
    table.turn(JEREMY).answer("Slaad Planar Portal")
    return table


def others(table: Party, *wanted: str) -> None:
    """The others play some Assists, with what is asked about them; everybody else passes."""
    left = list(wanted)
    while left or table.asked != JEREMY:
        fitting = [label for label in table.options if left and label.lower().startswith(left[0].lower())]
        if fitting and (table.asked != JEREMY or not left[0].startswith("assist")):
            table.answer(fitting[0])
            left.pop(0)
        else:
            assert table.asked != JEREMY, f"nobody could {left[0]}: {table.options}"
            table.answer("pass")


def all_played() -> Party:
    """Example 2 up to the moment at which damage is dealt."""
    table = big_play()
    table.answer("let the others act first")
    others(table, "assist with Cloud of Daggers", "Slaad Planar Portal")
    table.answer("play Grapple", "Kobold Pack", "play Tower Shield", "yes", "let the others act first")
    others(
        table,
        "assist with Healing Word",
        "player 1",
        "player 4",
        "assist with Javelin",
        "assist with Tower Shield",
        "Death Slaad",
        "yes",
    )
    table.answer("play Crown of Confusion", "Kobold Pack")
    table.answer("play Flaming Oil", "play Expertise", "Grace")
    if table.prompt != "Play a card?":
        table.answer("Twist the Knife")
    table.answer("let the others act first")
    others(table, "assist with Magic Missile")
    table.answer("play Glory", "play Stealth", "deal damage")
    while table.asked != JEREMY:
        table.answer("pass")
    return table


@rule("DF-199", "DF-134", "DF-135", "DF-121")
def test_jeremy_moves_into_the_portal_whose_save_fails_on_a_blue_card() -> None:
    table = big_play()
    assert table.character(JEREMY).place == "slaad-planar-portal-1"
    assert table.state.decks["secondary"][0] == "xorn"
    assert table.foes(JEREMY) == ["death-slaad-1"]
    assert table.foe("kobold-pack").seat == table.foe("cloaker").seat == ROD


@rule("DF-200", "DF-124")
def test_nick_in_another_location_cannot_assist_jeremy() -> None:
    table = big_play()
    table.answer("let the others act first")
    asked = []
    while table.asked != JEREMY:
        asked.append(table.asked)
        table.answer("pass")
    assert NICK not in asked
    assert KRISTIAN in asked


@rule("DF-201", "DF-202", "DF-203", "DF-204", "DF-205", "DF-207", "DF-208", "DF-148")
def test_what_happens_in_example_two_before_damage_is_dealt() -> None:
    table = all_played()
    assert [foe for foe in table.foes(JEREMY) if foe.startswith("kobold")] == [
        "kobold-pack-1",
        "kobold-pack-token-1",
        "kobold-pack-token-2",
        "kobold-pack-token-3",
    ]
    calm = table.state.turn.calm
    assert all(foe in calm for foe in table.foes(JEREMY) if foe.startswith("kobold"))
    assert "death-slaad-1" in calm
    assert table.state.turn.strength["death-slaad-1"] == -1
    assert table.character(JEREMY).hp == 7
    assert table.character(ROD).hp == 1
    assert table.character(ROD).exhausted
    assert table.character(ROD).hand == ["grace"]
    assert table.character(JEREMY).hand == ["twist-the-knife"]
    assert table.state.decks["primary"][0] == "orog"
    assert not table.character(KRISTIAN).hand


def deal_as_told(table: Party) -> Party:
    """Assign the damage as Jeremy does."""
    for word in (
        "Expertise (1 red): Cloaker token 1",
        "Expertise (1 red): Cloaker token 2",
        "Tower Shield (1 black, 1 colourless): Slaad Planar Portal",
        "Stealth (1 red): Slaad Planar Portal",
        "Magic Missile of player 3 (1 colourless): Slaad Planar Portal",
        "Magic Missile of player 3 (1 colourless): Kobold Pack",
        "Magic Missile of player 3 (1 colourless): Death Slaad",
        "Javelin of player 4 (1 black, 1 colourless): Death Slaad",
        "Tower Shield of player 4 (1 colourless): Death Slaad",
        "Glory (1 black): Death Slaad",
        "Grapple (1 black, 1 colourless): Death Slaad",
        "Crown of Confusion (2 blue): Death Slaad",
    ):
        table.answer(word)
    return table


@rule("DF-206", "DF-209", "DF-210", "DF-211", "DF-212", "DF-379", "DF-107")
def test_the_damage_of_example_two() -> None:
    table = deal_as_told(all_played())
    gold = [character.gold for character in table.state.characters]
    table.answer("deal it as proposed")
    assert "slaad-planar-portal-1" not in table.foes()
    assert [foe.uid for foe in table.tokens("cloaker")] == ["cloaker-token-3"]
    assert table.tokens("kobold-pack") == []
    assert table.foe("kobold-pack").cleared == 0b011
    assert table.foe("death-slaad").cleared == 0b0111
    assert table.foe("death-slaad").tripped
    assert strength(table.state, table.foe("death-slaad")) + 1 == 3  # with Jeremy's -1 of this turn
    paid = [now.gold - before for now, before in zip(table.state.characters, gold, strict=True)]
    assert paid == [3, 3, 3, 2]


@rule("DF-213", "DF-122")
def test_after_example_two_jeremy_takes_no_damage_and_both_markers_are_back() -> None:
    table = deal_as_told(all_played())
    table.answer("deal it as proposed")
    assert table.character(JEREMY).hp == 7
    assert table.character(JEREMY).place == table.character(ROD).place == MAIN
    assert table.character(NICK).place == "moaning-chamber-1"
    assert len(table.character(JEREMY).hand) == 3  # Twist the Knife and two from Replenish
    assert len([event for event in table.told("defeated") if "token" in event.facts["encounter"]]) == 5
    assert table.state.turn.phase == "market"


# ---- gold


@rule("DF-215", "DF-214")
def test_the_troll_among_five_pays_three_to_the_active_player_and_two_to_everybody_else() -> None:
    table = party(
        FIVE,
        hands={KATE: ["glory", "glory", "stealth", "javelin", "javelin", "greatsword"]},
        encounters=[("troll", KATE)],
        gold=dict.fromkeys(range(5), 0),
    )
    table.play_cards(KATE)
    for card in ("Glory", "Glory", "Stealth", "Javelin", "Javelin", "Greatsword"):
        table.answer(f"play {card}")
    table.answer("no").deal()
    assert "troll-1" not in table.foes()
    assert [character.gold for character in table.state.characters] == [2, 3, 2, 2, 2]
