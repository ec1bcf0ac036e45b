"""The fourteen Event-Attacks of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

DAZED, POISONED = "dazed", "poisoned"

CARDS = [
    # card, whom it attacks, bonus, damage, conditions, damage of a miss, conditions of a miss
    ("blinding-bomb", "within 1", 8, 0, [DAZED], 0, []),
    ("bulls-eye", "active", 10, 1, [], 0, []),
    ("concussive-blast", "tile", 8, 2, [], 1, []),
    ("deep-tremor", "all", 8, 1, [], 0, []),
    ("earthquake", "all", 6, 2, [DAZED], 1, []),
    ("fungal-bloom", "within 1", 8, 0, [DAZED, POISONED], 0, []),
    ("lurkers-strike", "active", 8, 1, [POISONED], 0, []),
    ("phalagars-lair", "tile", 4, 3, [DAZED], 1, []),
    ("poisoned-arrow", "active", 8, 2, [POISONED], 1, []),
    ("steam-vent", "tile", 8, 2, [], 1, []),
    ("sulphurous-cloud", "tile", 8, 1, [POISONED], 0, [POISONED]),
    ("trip-wire", "active", 10, 0, [POISONED], 0, []),
    ("volcanic-burst", "tile", 6, 3, [], 1, []),
    ("waking-dream", "active", 8, 1, [DAZED], 0, []),
]
NAMES = [card[0] for card in CARDS]


def party(*heroes: str, **position) -> Crypt:
    """Heroes whose powers don't interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), **position)


def finish(table: Crypt) -> Crypt:
    """Answer whatever is asked after the attack."""
    while not table.over:
        table.answer(table.options[0])
    return table


@rule("WA-141", "WA-103")
@pytest.mark.parametrize(("card", "whom", "bonus", "damage", "conditions", "miss", "missed"), CARDS)
def test_an_event_attack_rolls_against_the_armor_class(card, whom, bonus, damage, conditions, miss, missed):
    for die, lost, got in ((16 - bonus, damage, conditions), (15 - bonus, miss, missed)):
        table = finish(party("quinn", at={"quinn": "1b2"}, dice=[die]).draw_encounter("quinn", card))
        assert table.hero("quinn").hp == 8 - lost
        assert table.hero("quinn").conditions == got


@rule("WA-134", "WA-102")
@pytest.mark.parametrize(("card", "whom"), [(card[0], card[1]) for card in CARDS])
def test_an_event_attack_is_made_against_the_heroes_that_it_names(card, whom):
    table = party(
        "keyleth",
        "quinn",
        "vistra",
        "tarak",
        tiles=["2 north plain-passage-a"],
        at={"quinn": "1b2", "vistra": "1a1", "keyleth": "2b1", "tarak": "3b1"},
        dice=[20] * 4,
    )
    finish(table.draw_encounter("quinn", card))
    struck = {
        "active": ["quinn"],
        "tile": ["quinn", "vistra"],
        "within 1": ["keyleth", "quinn", "vistra"],
        "all": ["keyleth", "quinn", "vistra", "tarak"],
    }
    assert [event.facts["target"] for event in table.told("attacked")] == struck[whom]


@rule("WA-140")
@pytest.mark.parametrize("card", NAMES)
def test_an_event_attack_is_discarded_afterwards(card):
    table = finish(party("quinn", at={"quinn": "1b2"}, dice=[1]).draw_encounter("quinn", card))
    assert table.state.encounter_deck.discard == [card]


@rule("WA-155")
@pytest.mark.parametrize("card", ["earthquake", "lurkers-strike", "concussive-blast"])
def test_a_cancelled_event_attack_attacks_nobody(card):
    table = party("quinn", at={"quinn": "1b2"}, experience=["gibbering-mouther", "grell"], dice=[20])
    table.draw_encounter("quinn", card).answer("pay 3 + 2")
    assert table.over
    assert table.hero("quinn").hp == 8
    assert not table.told("attacked")
    assert not table.state.figures


@rule("WA-232")
@pytest.mark.parametrize("card", ["earthquake", "steam-vent", "fungal-bloom"])
def test_event_attacks_pass_over_a_downed_hero(card):
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "1a1"},
        hp={"quinn": 0},
        dice=[20, 20],
    )
    table.draw_encounter("quinn", card)
    assert [event.facts["target"] for event in table.told("attacked")] == ["vistra"]
    assert table.hero("quinn").conditions == []


@rule("WA-188", "WA-191", "WA-270")
@pytest.mark.parametrize(("card", "whom"), [(card[0], card[1]) for card in CARDS])
def test_of_a_card_drawn_by_a_hero_off_the_board_only_what_needs_no_tile_works(card, whom):
    table = party("quinn", "vistra", at={"vistra": "1a1"}, dice=[20, 20])
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.draw_encounter("quinn", card)
    assert table.over
    attacked = [event.facts["target"] for event in table.told("attacked")]
    assert attacked == (["vistra"] if whom == "all" else [])
    assert not table.state.figures
    assert table.state.encounter_deck.discard == [card]


# ---- Blinding Bomb


@rule("WA-275")
def test_after_a_blinding_bomb_each_sentry_moves_toward_the_closest_tile_with_an_unexplored_edge():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=[
            "1 north plain-right-turn",
            "2 north plain-left-turn",
            "1 west tunnel-exit",
            "2 east plain-passage-a",
        ],
        monsters=[("kobold-dragonshield", "2c1"), ("duergar-guard", "3c3"), ("grell", "2d2")],
        dice=[1],
    )
    table.draw_encounter("quinn", "blinding-bomb").answer("Kobold Dragonshield 1", "tile 4")
    assert table.standing_on("kobold-dragonshield-1") == "6c2"  # the scorch mark of the turned passage
    assert table.standing_on("duergar-guard-1") == "4b2"
    assert table.standing_on("grell-1") == "2d2"


def test_a_sentry_that_is_on_such_a_tile_stays_there():
    table = party("quinn", at={"quinn": "1b2"}, monsters=[("kobold-dragonshield", "2c1")], dice=[1])
    table.draw_encounter("quinn", "blinding-bomb")
    assert table.standing_on("kobold-dragonshield-1") == "2c1"


def test_without_an_unexplored_edge_no_sentry_moves():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=[
            "1 north plain-right-turn",
            "2 north plain-left-turn",
            "1 west tunnel-exit",
            "2 east vault",
        ],
        monsters=[("kobold-dragonshield", "2c1")],
        dice=[1],
    )
    table.draw_encounter("quinn", "blinding-bomb")
    assert table.standing_on("kobold-dragonshield-1") == "2c1"


@rule("WA-188", "WA-270")
def test_the_sentries_move_though_the_hero_who_drew_the_bomb_is_off_the_board():
    table = party(
        "quinn",
        tiles=["1 north plain-passage-a", "3 north tunnel-exit"],
        monsters=[("kobold-dragonshield", "4b4")],
    )
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.draw_encounter("quinn", "blinding-bomb")
    assert table.standing_on("kobold-dragonshield-1") == "3b2"


# ---- Concussive Blast


@rule("WA-238", "WA-275")
def test_a_concussive_blast_moves_each_hero_on_the_tile_to_a_connected_tile_hit_or_missed():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        tiles=["1 north t-junction"],
        at={"quinn": "1b2", "vistra": "1a1", "keyleth": "2b1"},
        dice=[20, 1],
    )
    table.draw_encounter("vistra", "concussive-blast")
    assert (table.hero("quinn").hp, table.hero("vistra").hp) == (6, 7)
    assert table.asked == table.seat("vistra")
    assert not any(label.startswith("1") for label in table.options)
    table.answer("3b2", "2d1")
    assert table.standing_on("vistra") == "3b2"
    assert table.standing_on("quinn") == "2d1"
    assert table.standing_on("keyleth") == "2b1"


def test_a_hero_downed_by_the_blast_stays_where_he_fell():
    table = party("quinn", at={"quinn": "1b2"}, hp={"quinn": 1}, dice=[20])
    table.draw_encounter("quinn", "concussive-blast")
    assert table.over
    assert table.standing_on("quinn") == "1b2"


# ---- Lurker's Strike and Trip Wire


@rule("WA-236")
def test_after_lurkers_strike_a_monster_stands_on_the_tile_of_the_active_hero():
    table = party(
        "vistra",
        "quinn",
        tiles=["1 north t-junction"],
        at={"quinn": "3c2", "vistra": "1b1"},
        monster_deck=["snake"],
        dice=[20],
    )
    table.draw_encounter("quinn", "lurkers-strike")
    assert table.standing_on("snake-1") == "3b3"
    assert [card.name for card in table.hero("quinn").row] == ["snake"]
    assert table.hero("quinn").conditions == ["poisoned"]


def test_the_lurker_comes_too_when_its_strike_downs_the_hero():
    table = party(
        "quinn",
        tiles=["1 north t-junction"],
        at={"quinn": "3c2"},
        hp={"quinn": 1},
        monster_deck=["snake"],
        dice=[20],
    )
    table.draw_encounter("quinn", "lurkers-strike")
    assert table.standing_on("snake-1") == "3b3"


def test_after_a_trip_wire_a_monster_comes_at_the_closest_unexplored_edge():
    table = party("quinn", at={"quinn": "1c1"}, monster_deck=["snake"], dice=[1])
    table.draw_encounter("quinn", "trip-wire")
    assert table.options == ["1a1", "1b1", "1d1"]
    table.answer("1d1")
    assert table.standing_on("snake-1") == "1d1"


@rule("WA-276")
def test_a_trip_wire_without_an_unexplored_edge_brings_a_monster_to_the_nearest_empty_tile():
    table = party(
        "quinn",
        at={"quinn": "4c3"},
        tiles=[
            "1 north plain-right-turn",
            "2 north plain-left-turn",
            "1 west tunnel-exit",
            "2 east vault",
        ],
        monsters=[("grell", "2d1")],
        monster_deck=["snake"],
        dice=[1],
    )
    table.draw_encounter("quinn", "trip-wire")
    assert table.standing_on("snake-1") == "3c3"
