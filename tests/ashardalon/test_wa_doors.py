"""Closed Door tokens: laid, opened, sprung, unlocked (WA-174 to WA-179)."""

from __future__ import annotations

import pytest

from questboard.games.adventure.board import NORTH, Edge
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.state import Deck, Figure, Packet
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

DOOR = "1 north passage-with-north-door"
"""The door is at the north edge of tile 3."""


def behind(*tokens: str, adventure: str = "5", at: dict[str, str] | None = None, **position) -> Crypt:
    """Heroes before a closed door, whose token is the first of these."""
    at = at or {"quinn": "3b2"}
    position.setdefault("tiles", [DOOR])
    table = crypt(list(at), adventure=adventure, at=at, powers={hero: [] for hero in at}, **position)
    table.state.door_tokens = Deck([Packet(list(reversed(tokens)), [])], [])
    return table


def faces(table: Crypt) -> list[str]:
    """All Closed Door tokens that are not on the table."""
    deck = table.state.door_tokens
    return sorted([*deck.discard, *(face for packet in deck.packets for face in packet.cards)])


# ---- laying them


@rule("WA-174")
def test_a_drawn_tile_with_a_door_gets_a_closed_door_token():
    table = crypt(["quinn"], adventure="5", at={"quinn": "1b1"}, stack=["passage-with-north-door"])
    table.explore("quinn")
    assert table.state.dungeon.closed == (2,)
    assert not table.state.board.floor >> square("3b1") & 1
    assert table.told("door_closed")


@rule("WA-174")
def test_without_the_door_rules_every_door_is_open():
    table = crypt(["quinn"], adventure="4", at={"quinn": "1b1"}, stack=["passage-with-north-door"])
    table.explore("quinn")
    assert table.state.dungeon.closed == ()


@rule("WA-006")
def test_four_doors_are_unlocked_two_trapped_and_two_locked():
    table = crypt(["quinn"], adventure="5")
    assert faces(table) == ["locked"] * 2 + ["trapped"] * 2 + ["unlocked"] * 4


@rule("WA-179")
def test_when_no_token_is_left_a_door_is_open():
    table = behind("unlocked", tiles=[DOOR, "2 north right-hall-with-north-door"])
    table.state.door_tokens = Deck([Packet(["unlocked", "locked"], [])], [])
    place_tile(table.state, "crossing-with-west-door", Edge(3, 1))
    assert table.state.dungeon.closed == (2, 3)  # two tokens, and both are on doors


@rule("WA-179")
def test_a_locked_door_keeps_its_token():
    table = behind("locked", "unlocked")
    table.hero_phase("quinn").answer("open the door", "end the Hero Phase")
    place_tile(table.state, "right-hall-with-north-door", Edge(1, NORTH))
    place_tile(table.state, "crossing-with-west-door", Edge(3, 1))
    assert table.state.dungeon.closed == (2, 3)


# ---- opening them


@rule("WA-175")
def test_only_a_hero_next_to_a_door_may_open_it():
    near = behind("unlocked").hero_phase("quinn")
    assert "open the door of tile 3" in near.options
    far = behind("unlocked", at={"quinn": "3b3"}).hero_phase("quinn")
    assert "open the door of tile 3" not in far.options


@rule("WA-175", "WA-176")
def test_an_unlocked_door_is_gone_for_good_and_costs_no_action():
    table = behind("unlocked")
    assert Edge(2, NORTH) not in table.state.board.edges
    table.hero_phase("quinn").answer("open the door of tile 3")
    assert table.state.dungeon.closed == ()
    assert table.state.turn.actions == 0
    assert Edge(2, NORTH) in table.state.board.edges
    assert "move to 3b1" in table.options
    assert table.state.door_tokens.discard == ["unlocked"]


@rule("WA-175")
def test_the_edge_behind_an_opened_door_is_explored_in_the_same_turn():
    table = behind("unlocked", stack=["plain-passage-a"], monster_deck=["snake"])
    table.hero_phase("quinn").answer("open the door of tile 3", "move to 3b1", "end the Hero Phase")
    table.explore("quinn")
    assert table.state.dungeon.tiles[-1].tile == "plain-passage-a"


@rule("WA-177")
def test_a_trapped_door_hurts_every_hero_next_to_it_and_is_gone():
    at = {"quinn": "3b2", "vistra": "3c2", "tarak": "3b3"}
    table = behind("trapped", at=at)
    table.hero_phase("quinn").answer("open the door of tile 3")
    assert [hero.hp for hero in table.state.heroes] == [7, 7, 8]
    assert table.state.dungeon.closed == ()


@rule("WA-177")
def test_a_trapped_door_can_bring_a_hero_down():
    table = behind("trapped", hp={"quinn": 1})
    table.hero_phase("quinn").answer("open the door of tile 3")
    assert table.hero("quinn").hp == 0
    assert table.over  # whoever is down does nothing more


@rule("WA-178")
def test_a_locked_door_stays_and_is_not_opened_again():
    table = behind("locked")
    table.hero_phase("quinn").answer("open the door of tile 3")
    assert table.state.dungeon.closed == (2,)
    assert table.state.locked == [2]
    assert "open the door of tile 3" not in table.options
    assert "unlock the door of tile 3 instead of attacking" in table.options


@rule("WA-178")
@pytest.mark.parametrize(("die", "opens"), [(9, False), (10, True)])
def test_unlocking_takes_the_attack_and_needs_ten(die, opens):
    table = behind("locked", dice=[die])
    table.hero_phase("quinn").answer("open the door of tile 3", "unlock")
    assert (table.state.dungeon.closed == ()) == opens
    assert (table.state.locked == []) == opens
    assert table.state.turn.attacked
    assert "unlock the door of tile 3 instead of attacking" not in table.options


@rule("WA-178", "WA-234")
def test_tools_do_not_help_with_a_lock_and_a_natural_twenty_on_it_is_no_level_up():
    table = behind("locked", dice=[9], items={"quinn": ["thieves-tools"]})
    table.hero_phase("quinn").answer("open the door of tile 3", "unlock")
    assert table.state.locked == [2]
    table = behind("locked", dice=[20], experience=["gibbering-mouther", "grell"])
    table.hero_phase("quinn").answer("open the door of tile 3", "unlock")
    assert table.state.dungeon.closed == ()
    assert table.ask.kind == "act"  # nobody is asked to pay Experience


@rule("WA-178")
def test_a_lock_may_be_tried_again_in_every_turn():
    table = behind("locked", dice=[1, 10])
    table.hero_phase("quinn").answer("open the door of tile 3", "unlock", "end the Hero Phase")
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("quinn").answer("unlock")
    assert table.state.dungeon.closed == ()


@rule("WA-233")
def test_a_downed_hero_opens_nothing():
    table = behind("unlocked", hp={"quinn": 0}).hero_phase("quinn")
    assert table.over


# ---- doors that Monsters don't open


@rule("WA-240")
def test_a_monster_does_not_go_through_a_closed_door():
    table = behind("unlocked", at={"quinn": "3b3"}, auto_ties=True)
    place_tile(table.state, "plain-passage-a", Edge(2, NORTH))
    table.state.figures["cave-bear-1"] = Figure("cave-bear", square("4b2"))
    table.activate("cave-bear-1")
    assert table.standing_on("cave-bear-1") == "4b2"
    table.state.dungeon = table.state.dungeon.with_door_open(2)
    table.activate("cave-bear-1")
    assert table.figure("cave-bear-1").tile == 2


@rule("WA-123", "WA-174")
def test_the_ladder_of_the_secure_exit_lies_behind_its_door():
    table = crypt(["quinn"], adventure="7", tiles=["1 north secure-exit"], at={"quinn": "2b4"})
    ladder = table.state.board.exits(1).bit_length() - 1
    assert table.state.dungeon.closed == (1,)
    table.state.door_tokens = Deck([Packet(["unlocked"], [])], [])
    table.hero_phase("quinn")
    assert ("move", ladder) not in table.ask.options
    table.answer("open the door of tile 2")
    assert ("move", ladder) in table.ask.options
