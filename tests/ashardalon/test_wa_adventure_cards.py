"""The four Adventure Encounter cards of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.games.adventure.state import Deck, Object, Packet, RowCard
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

SEALED = [
    "1 north plain-right-turn",
    "2 north plain-left-turn",
    "1 west tunnel-exit",
    "2 east vault",
]
"""Tiles around the Start tile that leave no edge unexplored."""


def party(*heroes: str, gate: int = 0, time: int = 0, **position) -> Crypt:
    """Heroes whose powers don't interfere, perhaps with the Vast Gate on a tile."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    table = crypt(list(heroes), **position)
    if gate:
        table.state.objects["vast-gate"] = Object("vast-gate", gate - 1, 12, 5)
    table.state.time = time
    return table


def breathed(table: Crypt) -> Crypt:
    """Ashardalon's breath is in the game already, so that it isn't shuffled in."""
    table.state.encounter_deck.discard.append("ashardalon-breathes")
    return table


def drawn(table: Crypt) -> list[str]:
    """The Encounter cards that were drawn, in their order."""
    return [event.facts["encounter"] for event in table.told("drew_encounter")]


def top(table: Crypt) -> Packet:
    return table.state.encounter_deck.packets[-1]


@rule("WA-018", "WA-153")
@pytest.mark.parametrize(
    "card", ["ashardalon-arrives", "ashardalon-breathes", "ceremony-progresses", "the-vast-gate-flares"]
)
def test_an_adventure_encounter_card_cannot_be_cancelled(card):
    table = party("quinn", experience=["gibbering-mouther", "grell"], at={"quinn": "1b2"})
    table.draw_encounter("quinn", card)
    assert (
        table.over or table.ask.kind == "square for a figure"
    )  # where Ashardalon arrives, and no question to pay


@pytest.mark.parametrize("card", ["ashardalon-breathes", "ceremony-progresses", "the-vast-gate-flares"])
def test_without_the_gate_or_the_dragon_the_card_is_discarded(card):
    table = party("quinn", time=5, encounters=["unbearable-heat"]).draw_encounter("quinn", card)
    assert table.state.encounter_deck.discard == [card]
    assert drawn(table) == [card]
    assert table.state.time == 5
    assert not table.state.figures


# ---- Ashardalon Arrives!


@rule("WA-235")
def test_ashardalon_arrives_on_the_closest_tile_with_an_unexplored_edge_and_another_card_is_drawn():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "3b4", "vistra": "2d1"},
        tiles=["1 north crossing"],
        encounters=["unbearable-heat"],
    )
    breathed(table).draw_encounter("quinn", "ashardalon-arrives")
    assert table.standing_on("ashardalon-1") == "3c2"  # the centre on the scorch mark
    assert drawn(table) == ["ashardalon-arrives", "unbearable-heat"]
    assert "ashardalon-arrives" not in table.state.encounter_deck.discard


def test_when_ashardalon_finds_no_room_there_he_comes_to_the_nearest_tile_where_he_fits():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "3b4", "vistra": "3b1", "keyleth": "3b2", "tarak": "3c3"},
        tiles=["1 north plain-passage-a"],
        encounters=["lost"],
    )
    breathed(table).draw_encounter("quinn", "ashardalon-arrives")
    assert not any(label.startswith("3") for label in table.options)
    assert all(label.startswith("1") for label in table.options)
    table.answer("1b2")
    assert table.standing_on("ashardalon-1") == "1b2"


def test_without_an_unexplored_edge_ashardalon_comes_to_the_hero():
    table = party("quinn", at={"quinn": "1a1"}, tiles=SEALED, encounters=["lost"])
    breathed(table).draw_encounter("quinn", "ashardalon-arrives").answer("1d3")
    assert table.standing_on("ashardalon-1") == "1d3"


@rule("WA-188", "WA-274")
def test_for_a_hero_off_the_board_the_next_standing_hero_counts():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        at={"vistra": "1b2", "keyleth": "3b4"},
        hp={"vistra": 0},
        tiles=["2 north crossing"],
        encounters=["lost"],
    )
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    breathed(table).draw_encounter("quinn", "ashardalon-arrives")
    assert table.standing_on("ashardalon-1") == "3c2"


def test_when_ashardalon_is_in_play_already_only_another_card_is_drawn():
    table = party("quinn", at={"quinn": "1a1"}, monsters=[("ashardalon", "2c2")], encounters=["lost"])
    breathed(table).draw_encounter("quinn", "ashardalon-arrives")
    assert list(table.state.figures) == ["ashardalon-1"]
    assert table.standing_on("ashardalon-1") == "2c2"
    assert drawn(table) == ["ashardalon-arrives", "lost"]


# ---- Ashardalon Breathes!


@rule("WA-018")
def test_when_ashardalon_appears_his_breath_is_shuffled_into_the_top_three_encounter_cards_once():
    table = party("quinn", at={"quinn": "3b4"}, tiles=["1 north crossing"])
    table.state.encounter_deck = Deck([Packet(["cage", "pit", "bloodlust", "lost"], [])], [])
    table.draw_encounter("quinn", "ashardalon-arrives")
    assert table.standing_on("ashardalon-1") == "3c2"
    cards = [card for packet in table.state.encounter_deck.packets for card in packet.cards]
    found = [*cards, *table.state.encounter_deck.discard]
    assert found.count("ashardalon-breathes") == 1
    table.state.figures.clear()
    table.state.encounter_deck = Deck([Packet(["lost"], [])], ["ashardalon-breathes"])
    table.draw_encounter("quinn", "ashardalon-arrives")
    assert table.state.encounter_deck.discard.count("ashardalon-breathes") == 1


@rule("WA-239", "WA-232")
def test_ashardalon_breathes_on_each_standing_hero_within_1_tile_of_any_tile_he_stands_on():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "1a1", "vistra": "3b4", "keyleth": "2d1", "tarak": "4b1"},
        hp={"keyleth": 0},
        tiles=["2 north plain-passage-a", "3 north plain-passage-b"],
        monsters=[("ashardalon", "2b2")],
        dice=[7, 7, 20],
    )
    table.draw_encounter("tarak", "ashardalon-breathes")  # +9 against AC 16 and AC 17
    assert [event.facts["target"] for event in table.told("attacked")] == ["quinn", "vistra"]
    assert [hero.hp for hero in table.state.heroes] == [5, 7, 0, 8]


def test_ashardalon_breathes_is_shuffled_into_the_top_three_encounter_cards():
    table = party(
        "quinn",
        at={"quinn": "1a1"},
        monsters=[("ashardalon", "2c2")],
        encounters=["lost", "pit", "cage", "bloodlust"],
    )
    table.draw_encounter("quinn", "ashardalon-breathes")
    assert sorted(top(table).cards) == ["ashardalon-breathes", "cage", "lost", "pit"]
    assert "ashardalon-breathes" in top(table).known
    assert "ashardalon-breathes" not in table.state.encounter_deck.discard


# ---- Ceremony Progresses!


@rule("WA-235")
def test_the_ceremony_takes_a_time_token_orders_a_card_and_goes_back_on_top():
    table = party("quinn", at={"quinn": "1b2"}, gate=2, time=5, encounters=["unbearable-heat", "lost"])
    table.draw_encounter("quinn", "ceremony-progresses")
    assert table.state.time == 4
    assert drawn(table) == ["ceremony-progresses", "unbearable-heat"]
    assert top(table).cards == ["ceremony-progresses"]
    assert top(table).known == ["ceremony-progresses"]
    table.play(("encounter", 0))
    assert table.state.time == 3
    assert drawn(table) == ["ceremony-progresses", "lost"]


@rule("WA-235")
def test_the_ceremony_goes_back_only_after_all_that_the_further_card_has_ordered():
    table = party(
        "quinn", at={"quinn": "1b2"}, gate=2, time=5, encounters=["deadly-poison", "unbearable-heat", "lost"]
    )
    table.draw_encounter("quinn", "ceremony-progresses")
    assert drawn(table) == ["ceremony-progresses", "deadly-poison", "unbearable-heat"]
    assert table.state.time == 4
    assert top(table).cards == ["ceremony-progresses"]


def test_the_further_card_of_the_ceremony_can_be_cancelled():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        gate=2,
        time=5,
        experience=["gibbering-mouther", "grell"],
        encounters=["unbearable-heat"],
    )
    table.draw_encounter("quinn", "ceremony-progresses").answer("pay 3 + 2")
    assert table.hero("quinn").hp == 8
    assert top(table).cards == ["ceremony-progresses"]


@rule("WA-015")
def test_with_a_time_token_left_the_ceremony_goes_on():
    table = party("quinn", at={"quinn": "1b2"}, gate=2, time=2, encounters=["unbearable-heat"])
    table.draw_encounter("quinn", "ceremony-progresses")
    assert (table.state.time, table.state.ending) == (1, None)


@rule("WA-015", "WA-245")
def test_with_the_last_time_token_the_game_is_lost_at_once():
    table = party("quinn", at={"quinn": "1b2"}, gate=2, time=1, encounters=["unbearable-heat"])
    table.draw_encounter("quinn", "ceremony-progresses")
    assert table.state.ending is not None
    assert not table.state.ending.won
    assert drawn(table) == ["ceremony-progresses"]
    assert table.told("lost")


# ---- The Vast Gate Flares!


def test_the_vast_gate_flares_brings_the_next_aberrant_monster_beside_the_gate():
    table = party(
        "vistra",
        "quinn",
        at={"quinn": "1b2", "vistra": "1a1"},
        tiles=["1 north plain-passage-a"],
        gate=3,
        monster_deck=["snake", "orc-archer", "grell", "cave-bear"],
        encounters=["lost", "pit", "cage", "bloodlust"],
    )
    table.draw_encounter("quinn", "the-vast-gate-flares")
    assert table.options == ["3b1", "3c1", "3b4", "3c4"]
    table.answer("3b4")
    assert table.standing_on("grell-1") == "3b4"
    assert table.hero("quinn").row == [RowCard("grell")]
    assert table.state.monster_deck.discard == ["snake", "orc-archer"]
    assert sorted(top(table).cards) == ["cage", "lost", "pit", "the-vast-gate-flares"]


@rule("WA-065")
def test_an_aberrant_kind_that_the_player_has_already_counts_as_not_found():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=["1 north plain-passage-a"],
        gate=3,
        monsters=[("grell", "2d1", "quinn")],
        monster_deck=["grell", "snake", "gibbering-mouther"],
    )
    table.draw_encounter("quinn", "the-vast-gate-flares").answer("3b4")
    assert table.standing_on("gibbering-mouther-1") == "3b4"
    assert table.state.monster_deck.discard == ["grell", "snake"]


@rule("WA-184")
def test_without_another_aberrant_card_in_deck_and_discard_pile_no_monster_comes():
    table = party("quinn", at={"quinn": "1b2"}, tiles=["1 north plain-passage-a"], gate=3)
    table.state.monster_deck = Deck([Packet(["snake", "orc-archer"], [])], ["cave-bear"])
    table.draw_encounter("quinn", "the-vast-gate-flares")
    assert not table.state.figures
    assert sorted(table.state.monster_deck.discard) == ["cave-bear", "orc-archer", "snake"]
    assert "the-vast-gate-flares" in top(table).cards


@rule("WA-188", "WA-270")
def test_the_gate_flares_though_the_hero_who_drew_the_card_is_off_the_board():
    table = party("quinn", tiles=["1 north plain-passage-a"], gate=3, monster_deck=["grell"])
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.draw_encounter("quinn", "the-vast-gate-flares").answer("3c1")
    assert table.standing_on("grell-1") == "3c1"


@rule("WA-274")
def test_without_a_free_square_on_its_tile_no_monster_comes_through_the_gate():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=["1 north plain-passage-a"],
        gate=3,
        monsters=[("snake", "3b1"), ("snake", "3c1"), ("snake", "3b4"), ("cave-bear", "3c4")],
        monster_deck=["grell"],
    )
    table.draw_encounter("quinn", "the-vast-gate-flares")
    assert "grell-1" not in table.state.figures
    assert table.state.monster_deck.packets[-1].cards == ["grell"]
