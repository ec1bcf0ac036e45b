"""The eighteen Events of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.games.adventure.rules.rewards import KEPT_AS_GOLD
from questboard.games.adventure.state import Packet, RowCard
from questboard.games.ashardalon.adventures.hunts import MonsterHunt
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

SEALED = [
    "1 north plain-right-turn",
    "2 north plain-left-turn",
    "1 west tunnel-exit",
    "2 east vault",
]
"""Tiles around the Start tile that leave no edge unexplored."""


def party(*heroes: str, **position) -> Crypt:
    """Heroes whose powers don't interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), **position)


def send_away(table: Crypt, hero: str, card: str = "pit") -> Crypt:
    """Take a Hero off the board."""
    table.hero(hero).square, table.hero(hero).away = -1, card
    return table


def drawn(table: Crypt) -> list[str]:
    """The Encounter cards that were drawn, in their order."""
    return [event.facts["encounter"] for event in table.told("drew_encounter")]


def row(table: Crypt, hero: str) -> list[str]:
    return [card.name for card in table.hero(hero).row]


@pytest.fixture
def treasure_tokens(monkeypatch):
    """Treasure tokens are in use."""
    monkeypatch.setattr(MonsterHunt, "uses_treasure_tokens", lambda quest, s: True)


# ---- what all Events share


@rule("WA-140")
def test_an_event_is_discarded_when_it_has_happened():
    table = party("quinn").draw_encounter("quinn", "unbearable-heat")
    assert table.state.encounter_deck.discard == ["unbearable-heat"]


@rule("WA-133", "WA-155")
def test_a_cancelled_event_has_no_effect_and_orders_no_other_card():
    table = party(
        "quinn",
        conditions={"quinn": ["poisoned"]},
        experience=["gibbering-mouther", "grell"],
        encounters=["unbearable-heat"],
    )
    table.draw_encounter("quinn", "deadly-poison").answer("pay 3 + 2")
    assert table.hero("quinn").hp == 8
    assert drawn(table) == ["deadly-poison"]


@rule("WA-235")
@pytest.mark.parametrize(
    "card", ["ancient-spirits-blessing", "deadly-poison", "hidden-treasure", "quick-advance", "warp-in-time"]
)
def test_some_events_order_another_encounter_card_after_their_own_effects(card):
    table = party("quinn", "vistra", at={"quinn": "1b2", "vistra": "2b1"}, encounters=["unbearable-heat"])
    table.draw_encounter("quinn", card)
    assert drawn(table) == [card, "unbearable-heat"]
    assert table.hero("vistra").hp == 7


@rule("WA-235")
def test_the_card_that_was_ordered_can_be_cancelled_separately():
    table = party("quinn", experience=["gibbering-mouther", "grell"], encounters=["unbearable-heat"])
    table.draw_encounter("quinn", "deadly-poison").answer("pass", "pay 3 + 2")
    assert table.hero("quinn").hp == 8
    assert sorted(table.state.encounter_deck.discard) == ["deadly-poison", "unbearable-heat"]


# ---- Ancient Spirit's Blessing


def test_ancient_spirits_blessing_flips_up_a_used_daily_of_any_hero():
    table = party(
        "quinn",
        "heskan",
        powers={"quinn": ["blade-barrier", "command"], "heskan": []},
        encounters=["lost"],
    )
    table.hero("quinn").used = ["blade-barrier", "command"]
    table.hero("heskan").used = ["hurled-breath"]
    table.draw_encounter("quinn", "ancient-spirits-blessing")
    assert table.options == ["Blade Barrier", "Hurled Breath"]
    table.answer("Hurled Breath")
    assert table.hero("heskan").used == []
    assert "Hurled Breath can be used again." in table.log()
    assert table.hero("quinn").used == ["blade-barrier", "command"]


def test_ancient_spirits_blessing_flips_no_utility_and_no_item():
    table = party(
        "quinn", powers={"quinn": ["command"]}, items={"quinn": ["pearl-of-power"]}, encounters=["lost"]
    )
    table.hero("quinn").used = ["command", "pearl-of-power"]
    table.draw_encounter("quinn", "ancient-spirits-blessing")
    assert table.over
    assert table.hero("quinn").used == ["command", "pearl-of-power"]


# ---- Deadly Poison, Unbearable Heat


def test_deadly_poison_costs_each_poisoned_hero_1_hp():
    table = party("quinn", "vistra", "tarak", conditions={"quinn": ["poisoned"], "vistra": ["dazed"]})
    table.state.encounter_deck.packets.append(Packet(["lost"], []))
    table.draw_encounter("vistra", "deadly-poison")
    assert [hero.hp for hero in table.state.heroes] == [7, 8, 8]


@rule("WA-188", "WA-232")
def test_deadly_poison_and_heat_spare_heroes_who_are_downed_or_off_the_board():
    everyone = {"quinn": ["poisoned"], "vistra": ["poisoned"], "tarak": ["poisoned"]}
    table = party("quinn", "vistra", "tarak", conditions=everyone, hp={"vistra": 0}, encounters=["lost"])
    send_away(table, "quinn")
    table.draw_encounter("tarak", "deadly-poison")
    table.draw_encounter("tarak", "unbearable-heat")
    assert [hero.hp for hero in table.state.heroes] == [8, 0, 6]


def test_unbearable_heat_costs_each_hero_1_hp():
    table = party("quinn", "vistra", at={"quinn": "1b2", "vistra": "2b1"})
    table.draw_encounter("quinn", "unbearable-heat")
    assert [hero.hp for hero in table.state.heroes] == [7, 7]


# ---- five Monster cards


@rule("WA-140")
@pytest.mark.parametrize(
    ("card", "kept", "others"),
    [
        ("duergar-outpost", ["duergar-guard", "legion-devil"], ["snake", "grell", "orc-archer"]),
        ("hall-of-the-orcs", ["orc-archer", "orc-smasher"], ["snake", "grell", "cave-bear"]),
        ("kobold-warren", ["kobold-dragonshield", "snake"], ["grell", "orc-archer", "human-cultist"]),
        ("unnatural-corruption", ["gibbering-mouther", "grell"], ["snake", "orc-archer", "cave-bear"]),
    ],
)
def test_four_events_bring_monsters_of_a_type_to_the_top_of_the_deck(card, kept, others):
    table = party("quinn", monster_deck=[others[0], kept[0], others[1], kept[1], others[2], "cave-bear"])
    table.draw_encounter("quinn", card)
    deck = table.state.monster_deck
    assert sorted(deck.packets[-1].cards) == kept
    assert deck.packets[-1].known == kept
    assert deck.packets[-2].cards == ["cave-bear"]
    assert sorted(deck.discard) == sorted(others)


def test_when_none_of_the_five_cards_is_of_the_type_nothing_goes_back_on_top():
    table = party(
        "quinn", monster_deck=["snake", "snake", "grell", "cave-bear", "human-cultist", "orc-archer"]
    )
    table.draw_encounter("quinn", "hall-of-the-orcs")
    assert table.state.monster_deck.packets[-1].cards == ["orc-archer"]
    assert len(table.state.monster_deck.discard) == 5
    assert table.log().endswith("Back on top of the Monster deck: 0 of these cards.")


@rule("WA-184")
def test_with_fewer_than_five_monster_cards_left_the_discard_pile_is_shuffled_in():
    table = party("quinn")
    deck = table.state.monster_deck
    deck.packets, deck.discard = [Packet(["orc-archer", "snake"], [])], ["orc-smasher", "grell"]
    table.draw_encounter("quinn", "hall-of-the-orcs")
    deck = table.state.monster_deck
    assert sorted(deck.packets[-1].cards) == ["orc-archer", "orc-smasher"]
    assert sorted(deck.discard) == ["grell", "snake"]


def test_spotted_brings_sentries_to_the_top_and_one_of_them_onto_a_new_tile():
    table = party(
        "quinn",
        at={"quinn": "1c1"},
        stack=["t-junction", "plain-passage-b"],
        monster_deck=["snake", "grell", "kobold-dragonshield", "orc-archer", "cave-bear"],
    )
    table.draw_encounter("quinn", "spotted")
    assert table.state.dungeon.tiles[2].tile == "plain-passage-b"  # the bottom tile
    assert table.standing_on("kobold-dragonshield-1") == "3c3"
    assert row(table, "quinn") == ["kobold-dragonshield"]
    assert sorted(table.state.monster_deck.discard) == ["cave-bear", "grell", "orc-archer", "snake"]


@rule("WA-191", "WA-270")
def test_spotted_drawn_by_a_hero_off_the_board_only_sorts_the_monster_deck():
    table = party("quinn", monster_deck=["snake", "grell", "kobold-dragonshield", "orc-archer", "cave-bear"])
    send_away(table, "quinn").draw_encounter("quinn", "spotted")
    assert len(table.state.dungeon.tiles) == 2
    assert table.state.monster_deck.packets[-1].cards == ["kobold-dragonshield"]
    assert not table.state.figures


@rule("WA-243")
def test_a_tile_that_an_event_places_brings_no_encounter_card():
    table = party("quinn", at={"quinn": "1c1"}, stack=["crossing"], monster_deck=["snake"])
    table.draw_encounter("quinn", "spotted")
    assert table.state.dungeon.tiles[2].tile == "crossing"
    assert not table.state.turn.black
    assert not table.state.turn.tile_placed


# ---- Frenzied Leap


def test_frenzied_leap_costs_2_hp_when_a_monster_is_on_the_tile():
    table = party("quinn", at={"quinn": "1b2"}, monsters=[("snake", "1d1")])
    table.draw_encounter("quinn", "frenzied-leap")
    assert table.hero("quinn").hp == 6
    assert list(table.state.figures) == ["snake-1"]


@rule("WA-187")
def test_a_villain_is_a_monster_for_frenzied_leap():
    table = party("quinn", at={"quinn": "1b2"}, monsters=[("meerak", "1d1")])
    table.draw_encounter("quinn", "frenzied-leap")
    assert table.hero("quinn").hp == 6


def test_without_a_monster_on_the_tile_frenzied_leap_brings_one_to_the_closest_edge_tile():
    table = party(
        "quinn",
        at={"quinn": "3b4"},
        tiles=["1 north t-junction"],
        monsters=[("grell", "2d1")],
        monster_deck=["snake"],
    )
    table.draw_encounter("quinn", "frenzied-leap")
    assert table.hero("quinn").hp == 8
    assert table.standing_on("snake-1") == "3b3"


@rule("WA-276")
def test_frenzied_leap_without_an_unexplored_edge_uses_the_nearest_empty_tile():
    table = party(
        "quinn", at={"quinn": "1b2"}, tiles=SEALED, monsters=[("grell", "2d1")], monster_deck=["snake"]
    )
    table.draw_encounter("quinn", "frenzied-leap")
    assert table.options == ["tile 3", "tile 5"]
    table.answer("tile 3")
    assert table.standing_on("snake-1") == "3c3"


@rule("WA-191", "WA-270")
def test_frenzied_leap_does_nothing_to_a_hero_off_the_board():
    table = party("quinn", monsters=[("snake", "1d1")])
    send_away(table, "quinn").draw_encounter("quinn", "frenzied-leap")
    assert table.hero("quinn").hp == 8
    assert list(table.state.figures) == ["snake-1"]


# ---- Hidden Treasure and Occupied Lair


@rule("WA-196")
def test_hidden_treasure_lies_on_a_tile_without_a_hero_and_is_claimed_at_the_end_of_a_hero_phase():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "2b1"},
        tiles=["1 north t-junction", "2 north crossing"],
        encounters=["lost"],
        treasures=["vorpal-sword"],
    )
    table.draw_encounter("quinn", "hidden-treasure")
    assert table.options == ["tile 3", "tile 4"]
    table.answer("tile 3")
    table.hero("quinn").square = square("3d2")
    table.end_hero_phase("quinn").answer("yes", "Quinn")
    assert table.hero("quinn").items == ["vorpal-sword"]
    assert table.state.tokens == {}


@rule("WA-196", "WA-271")
def test_a_hero_may_leave_the_treasure_card_and_elsewhere_is_not_asked():
    table = party("quinn", at={"quinn": "1b2"}, tokens=[("treasure-card", "1a1")])
    table.end_hero_phase("quinn").answer("no")
    assert list(table.state.tokens) == ["treasure-card-1"]
    table.hero("quinn").square = square("2b1")
    table.end_hero_phase("quinn")
    assert table.over


def test_a_treasure_card_on_the_tile_is_not_picked_up_in_passing_nor_by_the_downed():
    table = party("quinn", at={"quinn": "1b2"}, tokens=[("treasure-card", "1a1")])
    table.hero_phase("quinn")
    assert not any(label.startswith("pick up") for label in table.options)
    table = party("quinn", at={"quinn": "1b2"}, hp={"quinn": 0}, tokens=[("treasure-card", "1a1")])
    table.end_hero_phase("quinn")
    assert table.over


@rule("WA-180")
@pytest.mark.usefixtures("treasure_tokens")
def test_where_tokens_are_in_use_hidden_treasure_is_a_token_on_the_scorch_mark():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "2b1"},
        tiles=["1 north t-junction"],
        encounters=["lost"],
    )
    table.state.treasure_tokens.packets = [Packet(["300"], [])]
    table.draw_encounter("quinn", "hidden-treasure")
    (token,) = table.state.tokens.values()
    assert (token.kind, token.square) == ("treasure", square("3b3"))
    table.hero("quinn").square = square("3b4")
    table.hero_phase("quinn").answer("pick up a Treasure token")
    assert table.hero("quinn").gold == [300]


@rule("WA-271")
@pytest.mark.usefixtures("treasure_tokens")
def test_on_a_start_tile_the_square_of_the_token_is_chosen():
    table = party("quinn", at={"quinn": "1b2"}, encounters=["lost"])
    table.draw_encounter("quinn", "hidden-treasure").answer("2d3")
    (token,) = table.state.tokens.values()
    assert token.square == square("2d3")


@rule("WA-271")
@pytest.mark.usefixtures("treasure_tokens")
def test_when_no_token_is_left_hidden_treasure_is_a_card():
    table = party("quinn", at={"quinn": "1b2"}, tokens=[("treasure", "1a1")], encounters=["lost"])
    table.state.treasure_tokens.packets = [Packet(["300"], [])]
    table.draw_encounter("quinn", "hidden-treasure")
    assert [(token.kind, token.square >> 4) for token in table.state.tokens.values()] == [
        ("treasure", 0),
        ("treasure-card", 1),
    ]


def test_with_a_hero_on_every_tile_there_is_no_place_for_hidden_treasure():
    table = party(
        "quinn", "vistra", at={"quinn": "1b2", "vistra": "2b1"}, hp={"vistra": 0}, encounters=["lost"]
    )
    table.draw_encounter("quinn", "hidden-treasure")
    assert table.state.tokens == {}


def test_occupied_lair_is_a_new_tile_with_a_monster_and_a_treasure():
    table = party(
        "quinn", at={"quinn": "1c1"}, stack=["t-junction", "plain-passage-b"], monster_deck=["snake"]
    )
    table.draw_encounter("quinn", "occupied-lair")
    assert table.state.dungeon.tiles[2].tile == "plain-passage-b"
    assert table.standing_on("snake-1") == "3c3"
    (token,) = table.state.tokens.values()
    assert (token.kind, token.square) == ("treasure-card", square("3c3"))
    assert table.log().endswith("A Treasure card lies on tile 3.")


@pytest.mark.usefixtures("treasure_tokens")
def test_where_tokens_are_in_use_an_occupied_lair_holds_one():
    table = party("quinn", at={"quinn": "1c1"}, stack=["plain-passage-b"], monster_deck=["snake"])
    table.draw_encounter("quinn", "occupied-lair")
    assert [token.kind for token in table.state.tokens.values()] == ["treasure"]


@rule("WA-131")
def test_an_occupied_lair_lies_at_the_edge_that_is_closest_to_the_hero():
    table = party("quinn", at={"quinn": "1d1"}, stack=["plain-passage-b"], monster_deck=["snake"])
    table.draw_encounter("quinn", "occupied-lair")
    assert (table.state.dungeon.tiles[2].row, table.state.dungeon.tiles[2].column) == (-1, 0)


@rule("WA-271", "WA-276")
def test_without_a_tile_an_occupied_lair_is_only_a_monster_nearby():
    table = party("quinn", at={"quinn": "1c1"}, stack=[], monster_deck=["snake"])
    table.draw_encounter("quinn", "occupied-lair").answer("2d1")
    assert table.standing_on("snake-1") == "2d1"
    assert table.state.tokens == {}


@rule("WA-191", "WA-270")
def test_an_occupied_lair_is_not_found_by_a_hero_off_the_board():
    table = party("quinn", stack=["plain-passage-b"], monster_deck=["snake"])
    send_away(table, "quinn").draw_encounter("quinn", "occupied-lair")
    assert len(table.state.dungeon.tiles) == 2
    assert not table.state.figures


# ---- Lost


def test_lost_puts_the_bottom_tile_on_top():
    table = party("quinn", stack=["t-junction", "crossing", "left-hall"]).draw_encounter("quinn", "lost")
    assert [packet.cards for packet in table.state.stack.packets] == [
        ["crossing", "t-junction"],
        ["left-hall"],
    ]
    assert table.log().endswith("The bottom tile of the stack is put on top.")


def test_lost_does_nothing_with_fewer_than_two_tiles():
    table = party("quinn", stack=["t-junction"]).draw_encounter("quinn", "lost")
    assert [packet.cards for packet in table.state.stack.packets] == [["t-junction"]]
    assert not table.told("lost_way")


# ---- Quick Advance


def test_quick_advance_moves_a_monster_of_another_tile_one_tile_closer():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "2b1"},
        tiles=["1 north plain-passage-a", "3 north crossing"],
        monsters=[("grell", "4b4"), ("orc-archer", "4c4"), ("snake", "1d1"), ("cave-bear", "2d1")],
        encounters=["lost"],
    )
    table.draw_encounter("quinn", "quick-advance")
    assert table.options == ["Grell 1", "Orc Archer 1"]
    table.answer("Orc Archer 1")
    assert table.standing_on("orc-archer-1") == "3b2"
    assert table.standing_on("grell-1") == "4b4"


@rule("WA-187")
def test_quick_advance_may_choose_a_villain():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=["1 north plain-passage-a", "3 north crossing"],
        monsters=[("meerak", "4b4")],
        encounters=["lost"],
    )
    table.draw_encounter("quinn", "quick-advance")
    assert table.standing_on("meerak-1") == "3b2"


@rule("WA-191", "WA-270")
def test_nobody_advances_on_a_hero_off_the_board():
    table = party(
        "quinn",
        tiles=["1 north plain-passage-a", "3 north crossing"],
        monsters=[("grell", "4b4")],
        encounters=["unbearable-heat"],
    )
    send_away(table, "quinn").draw_encounter("quinn", "quick-advance")
    assert table.standing_on("grell-1") == "4b4"
    assert drawn(table) == ["quick-advance", "unbearable-heat"]


# ---- Revel in Destruction


@rule("WA-105")
def test_revel_in_destruction_gives_a_damaged_monster_1_hp_back():
    table = party("quinn", monsters=[("grell", "2d1"), ("meerak", "2c1"), ("cave-bear", "2d2")])
    table.figure("grell-1").damage = 1
    table.figure("meerak-1").damage = 3
    table.draw_encounter("quinn", "revel-in-destruction")
    assert table.options == ["Grell 1", "Meerak, Kobold Dragonlord"]
    table.answer("Meerak")
    assert (table.figure("grell-1").damage, table.figure("meerak-1").damage) == (1, 2)
    assert table.log().endswith("Meerak, Kobold Dragonlord regains 1 HP and has 4.")


def test_revel_in_destruction_without_a_damaged_monster_does_nothing():
    table = party("quinn", monsters=[("grell", "2d1")]).draw_encounter("quinn", "revel-in-destruction")
    assert table.figure("grell-1").damage == 0
    assert not table.told("recovered")


# ---- Scream of the Sentry


def test_scream_of_the_sentry_opens_a_tile_at_the_edge_closest_to_the_chosen_monster():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        monsters=[("grell", "2d3"), ("cave-bear", "1a1")],
        stack=["t-junction", "plain-passage-b"],
        monster_deck=["snake"],
    )
    table.draw_encounter("quinn", "scream-of-the-sentry").answer("Grell 1")
    placed = table.state.dungeon.tiles[2]
    assert (placed.tile, placed.row, placed.column) == ("plain-passage-b", 0, 2)
    assert table.figure("snake-1").tile == 2


@rule("WA-276")
def test_scream_of_the_sentry_without_a_tile_puts_the_monster_near_the_one_that_screams():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=["2 north plain-passage-a"],
        monsters=[("grell", "2d3")],
        stack=[],
        monster_deck=["snake"],
    )
    table.draw_encounter("quinn", "scream-of-the-sentry")
    assert table.figure("snake-1").tile == 2


def test_without_a_monster_in_play_nobody_screams():
    table = party("quinn", stack=["plain-passage-b"]).draw_encounter("quinn", "scream-of-the-sentry")
    assert len(table.state.dungeon.tiles) == 2


# ---- Thief in the Dark


def test_thief_in_the_dark_takes_a_treasure_card_of_the_heros_choice():
    table = party("quinn", items={"quinn": ["vorpal-sword", "lucky-charm"]})
    table.hero("quinn").gold = [100]
    table.draw_encounter("quinn", "thief-in-the-dark").answer("Lucky Charm")
    assert table.hero("quinn").items == ["vorpal-sword"]
    assert table.state.treasure_deck.discard == ["lucky-charm"]
    assert table.hero("quinn").gold == [100]


def test_without_a_treasure_card_the_thief_takes_a_token():
    table = party("quinn")
    table.hero("quinn").gold = [300, 100]
    table.draw_encounter("quinn", "thief-in-the-dark").answer("100 gold")
    assert table.hero("quinn").gold == [300]
    assert table.state.treasure_tokens.discard == ["100"]
    assert table.log().endswith("Quinn loses a Treasure token of 100 gold.")


def test_a_treasure_kept_as_gold_goes_back_as_what_it_was():
    table = party("quinn")
    table.hero("quinn").gold = [500]
    KEPT_AS_GOLD.set(table.state)
    table.draw_encounter("quinn", "thief-in-the-dark")
    assert table.state.treasure_tokens.discard == ["treasure"]
    assert KEPT_AS_GOLD.get(table.state) == 0


@rule("WA-188", "WA-270")
def test_the_thief_finds_nothing_on_a_hero_with_nothing_or_off_the_board():
    table = party("quinn", "vistra", items={"quinn": ["vorpal-sword"]})
    send_away(table, "quinn").draw_encounter("quinn", "thief-in-the-dark")
    assert table.hero("quinn").items == ["vorpal-sword"]
    table.draw_encounter("vistra", "thief-in-the-dark")
    assert table.over


# ---- Wandering Monster


def test_a_wandering_monster_comes_to_any_tile_with_an_unexplored_edge():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=["1 north tunnel-exit", "2 north plain-passage-a"],
        monster_deck=["snake"],
    )
    table.draw_encounter("quinn", "wandering-monster")
    assert table.options == ["tile 1", "tile 2", "tile 4"]
    table.answer("tile 4")
    assert table.standing_on("snake-1") == "4b2"


@rule("WA-276")
def test_a_wandering_monster_without_an_unexplored_edge_comes_to_the_nearest_empty_tile():
    table = party("quinn", at={"quinn": "1b2"}, tiles=SEALED, monster_deck=["snake"])
    table.draw_encounter("quinn", "wandering-monster").answer("tile 5")
    assert table.figure("snake-1").tile == 4


@rule("WA-276")
def test_with_nobody_on_the_board_counting_begins_on_the_first_half_of_the_start_tile():
    table = party("quinn", tiles=SEALED, monster_deck=["snake"], auto_ties=True)
    send_away(table, "quinn").draw_encounter("quinn", "wandering-monster")
    assert table.figure("snake-1").tile == 0


@rule("WA-188", "WA-270")
def test_a_wandering_monster_comes_though_the_hero_is_off_the_board():
    table = party("quinn", tiles=["1 north plain-passage-a"], monster_deck=["snake"])
    send_away(table, "quinn").draw_encounter("quinn", "wandering-monster").answer("tile 3")
    assert table.standing_on("snake-1") == "3b2"
    assert row(table, "quinn") == ["snake"]


# ---- Warp in Time


@rule("WA-242")
def test_in_a_warp_in_time_all_players_choose_and_then_pass_to_the_right_at_once():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        monsters=[("snake", "2d1", "quinn"), ("grell", "2c1", "quinn"), ("cave-bear", "2d2", "vistra")],
        encounters=["lost"],
    )
    table.draw_encounter("vistra", "warp-in-time")
    assert table.asked == table.seat("quinn")  # vistra has only one, keyleth none
    table.answer("Snake")
    assert row(table, "quinn") == ["grell", "cave-bear"]
    assert row(table, "vistra") == []
    assert row(table, "keyleth") == ["snake"]
    assert "Quinn passes the Snake card to Keyleth." in table.log()


def test_a_card_that_was_just_received_is_not_passed_on():
    table = party(
        "quinn",
        "vistra",
        monsters=[("snake", "2d1", "quinn"), ("snake", "2c1", "vistra")],
        encounters=["lost"],
    )
    table.hero("quinn").row = [RowCard("snake", shield=True)]
    table.draw_encounter("quinn", "warp-in-time")
    assert table.hero("quinn").row == [RowCard("snake")]
    assert table.hero("vistra").row == [RowCard("snake", shield=True)]


@rule("WA-204")
def test_alone_nothing_is_passed_in_a_warp_in_time():
    monsters = [("snake", "2d1", "quinn"), ("grell", "2c1", "quinn")]
    table = party("quinn", monsters=monsters, encounters=["lost"])
    table.draw_encounter("quinn", "warp-in-time")
    assert table.over
    assert row(table, "quinn") == ["snake", "grell"]
