"""The six Environments of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.games.adventure.state import Packet, RowCard
from questboard.games.ashardalon.adventures.hunts import MonsterHunt
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt


def party(*heroes: str, environment: str = "", **position) -> Crypt:
    """Heroes whose powers don't interfere, perhaps under an Environment."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    table = crypt(list(heroes), **position)
    if environment:
        for packet in table.state.encounter_deck.packets:
            if environment in packet.cards:
                packet.cards.remove(environment)
        table.state.environment = environment
    return table


SEALED = [
    "1 north plain-right-turn",
    "2 north plain-left-turn",
    "1 west tunnel-exit",
    "2 east vault",
]
"""Tiles around the Start tile that leave no edge unexplored."""


# ---- what all of them share


@rule("WA-137", "WA-138")
def test_a_new_environment_stays_in_play_and_replaces_the_old_one():
    table = party("quinn", environment="high-alert").draw_encounter("quinn", "kobold-trappers")
    assert table.state.environment == "kobold-trappers"
    assert table.state.encounter_deck.discard == ["high-alert"]


@rule("WA-139")
def test_when_the_new_environment_is_cancelled_the_old_one_stays():
    table = party("quinn", environment="high-alert", experience=["gibbering-mouther", "grell"])
    table.draw_encounter("quinn", "kobold-trappers").answer("pay 3 + 2")
    assert table.state.environment == "high-alert"
    assert table.state.encounter_deck.discard == ["kobold-trappers"]


@rule("WA-137", "WA-188")
def test_an_environment_drawn_by_a_hero_off_the_board_comes_into_play():
    table = party("quinn", "vistra")
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.draw_encounter("quinn", "hidden-snipers")
    assert table.state.environment == "hidden-snipers"


# ---- Dragon's Tribute


@rule("WA-194")
def test_under_dragons_tribute_the_cheaper_of_two_treasure_cards_is_kept():
    table = party(
        "vistra",
        environment="dragons-tribute",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        treasures=["vorpal-sword", "potion-of-healing"],
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.hero("vistra").items == ["potion-of-healing"]
    assert table.state.treasure_deck.discard == ["vorpal-sword"]


@rule("WA-194")
def test_under_dragons_tribute_the_player_chooses_between_cards_of_equal_price():
    table = party(
        "vistra",
        environment="dragons-tribute",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        treasures=["vorpal-sword", "throwing-shield"],
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Throwing Shield")
    assert table.hero("vistra").items == ["throwing-shield"]
    assert table.state.treasure_deck.discard == ["vorpal-sword"]


@pytest.mark.parametrize(
    ("drawn", "kept", "given_up"),
    [(["100", "300"], 100, "300"), (["treasure", "500"], 500, "treasure"), (["200", "200"], 200, "200")],
)
def test_under_dragons_tribute_the_more_valuable_of_two_tokens_is_discarded(
    monkeypatch, drawn, kept, given_up
):
    monkeypatch.setattr(MonsterHunt, "uses_treasure_tokens", lambda quest, s: True)
    table = party(
        "vistra",
        environment="dragons-tribute",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        dice=[10],
    )
    table.state.treasure_tokens.packets = [Packet(list(drawn), [])]
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.hero("vistra").gold == [kept]
    assert table.state.treasure_tokens.discard == [given_up]


def test_of_two_item_tokens_under_dragons_tribute_one_is_kept(monkeypatch):
    monkeypatch.setattr(MonsterHunt, "uses_treasure_tokens", lambda quest, s: True)
    table = party(
        "vistra",
        environment="dragons-tribute",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        treasures=["vorpal-sword"],
        dice=[10],
    )
    table.state.treasure_tokens.packets = [Packet(["treasure", "treasure"], [])]
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.hero("vistra").items == ["vorpal-sword"]


# ---- Hidden Snipers


@rule("WA-228")
def test_hidden_snipers_hit_an_active_hero_who_is_alone_on_the_tile():
    table = party("quinn", "vistra", environment="hidden-snipers", at={"quinn": "1b2", "vistra": "2b1"})
    table.end_hero_phase("quinn")
    assert (table.hero("quinn").hp, table.hero("vistra").hp) == (7, 8)


@rule("WA-269")
@pytest.mark.parametrize("hp", [8, 0])
def test_hidden_snipers_spare_a_hero_with_another_on_the_tile_standing_or_downed(hp):
    table = party(
        "quinn",
        "vistra",
        environment="hidden-snipers",
        at={"quinn": "1b2", "vistra": "1a1"},
        hp={"vistra": hp},
    )
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == 8


@rule("WA-188")
def test_hidden_snipers_see_no_hero_who_is_off_the_board():
    table = party("quinn", environment="hidden-snipers", dice=[1])
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == 8


@rule("WA-228")
def test_environment_damage_comes_before_the_rolls_so_that_a_downed_hero_makes_none():
    table = party(
        "quinn", environment="hidden-snipers", hp={"quinn": 1}, conditions={"quinn": ["poisoned"]}, dice=[20]
    )
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == 0
    assert table.hero("quinn").conditions == ["poisoned"]


# ---- High Alert


def test_under_high_alert_the_active_player_passes_a_monster_card_to_the_right():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        environment="high-alert",
        tiles=["1 north plain-passage-a"],
        monsters=[("snake", "3b1", "quinn"), ("grell", "3c1", "quinn"), ("cave-bear", "3b4", "vistra")],
    )
    table.play(("end_of_villain_phase", 0)).answer("Grell")
    assert [card.name for card in table.hero("quinn").row] == ["snake"]
    assert [card.name for card in table.hero("keyleth").row] == ["grell"]
    assert [card.name for card in table.hero("vistra").row] == ["cave-bear"]


@rule("WA-242")
def test_a_passed_card_goes_to_the_end_of_the_row_with_its_shield_even_beside_its_like():
    table = party("quinn", "vistra", environment="high-alert", monsters=[("grell", "1a1", "vistra")])
    table.hero("quinn").row.append(RowCard("grell", shield=True))
    table.play(("end_of_villain_phase", 0))
    assert table.hero("quinn").row == []
    assert table.hero("vistra").row == [RowCard("grell"), RowCard("grell", shield=True)]


def test_under_high_alert_traps_are_not_passed():
    table = party("quinn", "vistra", environment="high-alert")
    table.hero("quinn").row.append(RowCard("lava-flow"))
    table.state.markers["lava-flow"] = [1]
    table.play(("end_of_villain_phase", 0))
    assert table.hero("quinn").row == [RowCard("lava-flow")]


@rule("WA-204")
def test_in_a_solo_game_nothing_is_passed():
    table = party("quinn", environment="high-alert", monsters=[("grell", "1a1", "quinn")])
    table.play(("end_of_villain_phase", 0))
    assert table.hero("quinn").row == [RowCard("grell")]
    assert not table.told("passed")


# ---- Kobold Trappers


@rule("WA-234")
@pytest.mark.parametrize(("die", "disabled"), [(14, True), (13, False)])
def test_kobold_trappers_take_4_from_rolls_to_disable_a_trap(die, disabled):
    table = party("quinn", environment="kobold-trappers", at={"quinn": "1b2"}, dice=[die])
    table.state.markers["poisoned-dart-trap"] = [0]
    table.hero("quinn").row.append(RowCard("poisoned-dart-trap"))
    table.hero_phase("quinn").answer("disable Poisoned Dart Trap")
    assert ("poisoned-dart-trap" not in table.state.markers) == disabled


def test_kobold_trappers_do_not_hold_a_cage_shut():
    table = party("quinn", environment="kobold-trappers", curses={"quinn": ["cage"]}, dice=[10])
    table.hero_phase("quinn").answer("open the cage")
    assert table.hero("quinn").curses == []


# ---- Surrounded!


def test_surrounded_puts_a_monster_at_the_closest_unexplored_edge():
    table = party("quinn", environment="surrounded", at={"quinn": "1b3"}, stack=[], monster_deck=["snake"])
    table.explore("quinn")
    assert table.prompt == "Put Snake on which square?"
    assert table.options == ["1a1", "1a2", "1a3"]
    table.answer("1a2")
    assert [card.name for card in table.hero("quinn").row] == ["snake"]


def test_surrounded_leaves_a_player_alone_who_has_a_monster_card():
    table = party(
        "quinn", environment="surrounded", at={"quinn": "1b2"}, monsters=[("grell", "2d1", "quinn")]
    )
    table.explore("quinn")
    assert table.over
    assert list(table.state.figures) == ["grell-1"]


def test_traps_in_the_row_and_monsters_of_others_do_not_help_against_surrounded():
    table = party(
        "quinn",
        "vistra",
        environment="surrounded",
        at={"quinn": "1b3", "vistra": "2a1"},
        monsters=[("grell", "2d1", "vistra")],
        stack=[],
        monster_deck=["snake"],
    )
    table.hero("quinn").row.append(RowCard("lava-flow"))
    table.state.markers["lava-flow"] = [1]
    table.explore("quinn").answer("1a1")
    assert table.standing_on("snake-1") == "1a1"


@rule("WA-276")
def test_surrounded_without_an_unexplored_edge_uses_the_nearest_empty_tile():
    table = party(
        "quinn",
        "vistra",
        environment="surrounded",
        at={"quinn": "1b3", "vistra": "2b1"},
        tiles=SEALED,
        stack=[],
        monster_deck=["snake"],
    )
    table.explore("quinn")
    assert table.options == ["tile 3", "tile 5"]
    table.answer("tile 5")
    assert table.standing_on("snake-1").startswith("5")


@rule("WA-188", "WA-270")
def test_surrounded_spares_a_hero_off_the_board():
    table = party("quinn", environment="surrounded", monster_deck=["snake"])
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.explore("quinn")
    assert table.over
    assert not table.state.figures


# ---- Walls of Magma


@rule("WA-195")
@pytest.mark.parametrize(
    ("where", "hp"),
    [
        ("1b3", 7),  # a wall square to the south
        ("1b2", 8),  # no wall square near
        ("1a2", 8),  # the border of the tile without a tile behind it is no wall
        ("3b4", 7),  # beside the wall of a passage
    ],
)
def test_walls_of_magma_burn_a_hero_whose_square_shares_an_edge_with_a_wall(where, hp):
    table = party(
        "quinn", environment="walls-of-magma", tiles=["1 north plain-passage-a"], at={"quinn": where}
    )
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == hp


@rule("WA-195")
def test_walls_of_magma_count_the_walls_of_neighbouring_tiles_but_not_corners():
    table = party(
        "quinn", environment="walls-of-magma", tiles=["1 north plain-passage-a"], at={"quinn": "1a1"}
    )
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == 7
    table = party(
        "quinn", environment="walls-of-magma", tiles=["1 north plain-passage-a"], at={"quinn": "1b1"}
    )
    table.end_hero_phase("quinn")
    assert table.hero("quinn").hp == 8
