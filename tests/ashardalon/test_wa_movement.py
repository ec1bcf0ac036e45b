"""Movement: Speed, walls, figures in the way, and how moves and attack fit into a Hero Phase."""

from typing import Any

import pytest

from questboard.games.adventure.board import Dungeon
from questboard.games.adventure.content import HEROES, POWERS, TREASURES
from questboard.games.adventure.rules.movement import speed
from questboard.games.adventure.state import Friend, Object
from questboard.games.ashardalon.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

FIGHTER = {"vistra": ["sure-strike"], "quinn": ["sacred-flame"]}
PASSAGE = ["1 north plain-passage-a"]


def moves(table: Crypt) -> list[str]:
    """The squares that the Hero may move to now, by their names."""
    return [label[8:] for label in table.options if label.startswith("move to ")]


def walking(where: str, **position: Any) -> Crypt:
    """Vistra in her Hero Phase on a square."""
    table = crypt(["vistra", "quinn"], at={"vistra": where, "quinn": "2d3"}, powers=FIGHTER, **position)
    table.hero_phase("vistra")
    return table


# ---- Speed


@rule("WA-055", "WA-076")
def test_speed_is_the_number_of_squares_of_one_move():
    table = walking("1a2")
    assert "2b2" in moves(table)
    assert not {"2c1", "2c2", "2c3"} & set(moves(table))


@rule("WA-055")
def test_items_add_to_the_speed():
    table = crypt(["vistra"], items={"vistra": ["boots-of-striding"]})
    assert speed(table.state, 0) == 6


@rule("WA-076", "WA-288")
def test_each_square_costs_one_and_the_rest_of_the_move_can_still_be_walked():
    table = walking("1a2").answer("move to 1c2")
    assert (table.state.turn.actions, table.state.turn.walk) == (1, 3)
    table.answer("move to 2b2")
    assert (table.state.turn.actions, table.state.turn.walk) == (1, 0)


@rule("WA-076")
def test_unused_speed_may_be_left():
    table = walking("1a2").answer("move to 1b2", "end the Hero Phase")
    assert table.over
    assert table.standing_on("vistra") == "1b2"


@rule("WA-043", "WA-077")
def test_a_step_may_go_diagonally_across_the_border_of_two_tiles():
    table = walking("1d1").answer("move to 2a2")
    assert (table.standing_on("vistra"), table.state.turn.walk) == ("2a2", 4)
    north = walking("1b1", tiles=PASSAGE).answer("move to 3c4")
    assert (north.standing_on("vistra"), north.state.turn.walk) == ("3c4", 4)


@rule("WA-077")
def test_a_hero_moves_in_any_of_the_eight_directions():
    for name in ("1a1", "1b1", "1c1", "1a2", "1c2", "1a3", "1b3", "1c3"):
        table = walking("1b2").answer(f"move to 1{name[1:]}")
        assert table.state.turn.walk == 4


# ---- what is in the way


@rule("WA-078")
def test_a_hero_never_enters_a_wall_square():
    assert not [name for name in moves(walking("1b3", tiles=PASSAGE)) if name in ("1b4", "3a4", "3d4")]


@rule("WA-079", "WA-226")
def test_a_hero_never_enters_a_square_with_a_monster():
    table = walking("1b1", tiles=PASSAGE, monsters=[("grell", "3b4"), ("snake", "3c4")])
    assert not [name for name in moves(table) if name.startswith("3")]


@rule("WA-226")
def test_a_hero_never_enters_any_square_under_a_villain():
    table = walking("1a2", monsters=[("otyugh", "1c1")])
    assert not {"1c1", "1d1", "1c2", "1d2"} & set(moves(table))
    assert "2a2" in moves(table)


@rule("WA-081")
def test_monsters_do_not_block_a_diagonal_step():
    table = walking("1a1", monsters=[("grell", "1b1"), ("snake", "1a2")])
    table.answer("move to 1b2")
    assert table.state.turn.walk == 4


@rule("WA-081")
def test_a_hero_cannot_squeeze_between_two_wall_corners():
    tiles = ["1 west plain-passage-a", "3 north plain-right-turn"]
    table = crypt(["vistra"], tiles=tiles, at={"vistra": "1a1"}, powers=FIGHTER).hero_phase("vistra")
    assert "3d2" in moves(table)
    assert not [name for name in moves(table) if name.startswith("4")]


@rule("WA-080")
def test_a_hero_passes_another_hero_but_does_not_stop_there():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b1", "quinn": "3b4"},
        tiles=PASSAGE,
        monsters=[("snake", "3c4")],
        powers=FIGHTER,
    )
    table.hero_phase("vistra")
    assert "3b4" not in moves(table)
    table.answer("move to 3b3")
    assert table.state.turn.walk == 3


@rule("WA-226")
def test_a_downed_hero_and_a_villager_are_passed_but_still_hold_their_squares():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b1", "quinn": "3b4"},
        hp={"quinn": 0},
        tiles=PASSAGE,
        powers=FIGHTER,
    )
    table.state.friends["cassi"] = Friend("cassi", square("3c4"))
    table.hero_phase("vistra")
    assert not {"3b4", "3c4"} & set(moves(table))
    assert {"3b3", "3c3"} <= set(moves(table))


def test_an_object_blocks_its_squares():
    table = crypt(["vistra"], at={"vistra": "1b1"}, tiles=PASSAGE, powers=FIGHTER)
    table.state.objects["altar"] = Object("altar", 2, 12, 5)
    table.hero_phase("vistra")
    assert [name for name in moves(table) if name.startswith("3")] == ["3b4", "3c4"]


@rule("WA-288")
def test_a_walk_keeps_to_the_tiles_of_its_ends_where_it_can():
    tiles = ["1 west crossing", "3 north wide-t-junction-b", "1 north left-hall"]
    table = crypt(["vistra"], tiles=tiles, at={"vistra": "5a3"}, powers=FIGHTER).hero_phase("vistra")
    table.answer("move to 1a1")
    assert table.told("walked")[0].facts["path"] == (square("5a4"), square("1a1"))


@rule("WA-226")
def test_a_hero_who_falls_while_passing_another_lies_down_next_to_that_square():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b1", "quinn": "3b4"},
        tiles=PASSAGE,
        monsters=[("snake", "3c4")],
        curses={"vistra": ["dragon-fear"]},
        hp={"vistra": 1},
        powers=FIGHTER,
    )
    table.hero_phase("vistra").answer("move to 3b3")
    assert sorted(table.options) == ["1a1", "1b1", "1c1", "3b3", "3c3"]
    table.answer("3c3")
    assert table.over
    assert table.standing_on("vistra") == "3c3"
    assert table.log().endswith("Vistra is placed on 3c3.")
    assert table.hero("vistra").hp == 0


@rule("WA-226")
def test_a_hero_who_falls_while_passing_another_lies_down_on_no_square_of_a_villager_or_a_hero():
    table = crypt(
        ["vistra", "quinn", "keyleth"],
        at={"vistra": "1b1", "quinn": "3b4", "keyleth": "1a1"},
        tiles=PASSAGE,
        monsters=[("snake", "3c4")],
        curses={"vistra": ["dragon-fear"]},
        hp={"vistra": 1},
        powers={**FIGHTER, "keyleth": []},
    )
    table.state.friends["cassi"] = Friend("cassi", square("1c1"))
    table.hero_phase("vistra").answer("move to 3b3")
    assert sorted(table.options) == ["1b1", "3b3", "3c3"]


# ---- two actions


@rule("WA-059", "WA-225")
def test_two_moves_have_the_full_speed_each():
    tiles = ["2 east plain-passage-a", "3 east plain-passage-b"]
    table = walking("1a2", tiles=tiles).answer("move to 2b2")
    assert table.state.turn.walk == 0
    assert "3c2" in moves(table)
    table.answer("move to 3c2")
    assert table.state.turn.actions == 2
    assert table.over  # nothing is left but to end the phase


@rule("WA-225")
def test_the_first_of_two_moves_ends_on_a_square_that_the_hero_may_stop_on():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b1", "quinn": "3b4"},
        tiles=PASSAGE,
        monsters=[("snake", "3c4")],
        curses={"vistra": ["dragon-fear"]},
        powers={"vistra": [], "quinn": []},
    )
    table.hero_phase("vistra").answer("move to 3b3")
    assert "3b4" not in moves(table)


@rule("WA-059")
def test_a_hero_may_move_and_then_attack():
    table = walking("1a2", monsters=[("grell", "1d2")], dice=[1])
    assert "use Sure Strike" not in table.options
    table.answer("move to 1c2", "use Sure Strike")
    assert table.over  # the move in progress is over, and both actions are taken
    assert table.state.turn.actions == 2


@rule("WA-059")
def test_a_hero_may_attack_and_then_move():
    table = walking("1c2", monsters=[("grell", "1d2")], dice=[1]).answer("use Sure Strike")
    assert "use Sure Strike" not in table.options
    table.answer("move to 1a2")
    assert table.state.turn.actions == 2
    assert "1a1" in moves(table)  # what is left of this move
    table.answer("end the Hero Phase")


@rule("WA-059")
def test_two_attacks_are_not_possible():
    table = walking("1c2", monsters=[("grell", "1d2")], dice=[1]).answer("use Sure Strike")
    assert not [label for label in table.options if label.startswith("use Sure")]
    refused = {refusal.option: refusal.rule for refusal in table.refused}
    assert refused["use", "sure-strike"] == "WA-059"


@rule("WA-059")
def test_something_done_instead_of_a_move_takes_one_of_the_actions():
    table = walking("1a2", hp={"vistra": 2}).answer("use Dwarven Resilience")
    assert table.state.turn.actions == 1
    table.answer("move to 2b2")
    assert table.over


@rule("WA-059")
def test_an_action_may_be_left_unused():
    table = walking("1a2").answer("end the Hero Phase")
    assert table.over
    assert table.state.turn.actions == 0


# ---- what ends a walk, and what does not


FREE_CARDS = {
    "quinn": ["healing-hymn", "command"],
    "keyleth": ["lay-on-hands", "virtues-touch"],
    "tarak": ["distant-diversion"],
    "heskan": ["hurled-breath", "invisibility", "mirror-image", "wizard-eye"],
    "vistra": [
        "box-of-caltrops",
        "flying-carpet",
        "pearl-of-power",
        "potion-of-healing",
        "potion-of-recovery",
        "potion-of-rejuvenation",
        "potion-of-speed",
        "ring-of-shooting-stars",
        "throwing-shield",
        "tome-of-experience",
    ],
}
"""Every power and item that is used in a Hero Phase and takes no action, by a Hero who may use it."""


def in_mid_walk(hero: str, *cards: str, **position: Any) -> Crypt:
    """A Hero with some cards has walked two squares, next to another Hero and near a Monster."""
    other = "vistra" if hero == "quinn" else "quinn"
    table = crypt(
        [hero, other],
        at={hero: "1a1", other: "1d3"},
        hp={hero: 2, other: 2},
        conditions={hero: ["poisoned"], other: ["poisoned"]},
        powers={hero: [card for card in cards if card in POWERS], other: []},
        items={hero: [card for card in cards if card in TREASURES]},
        monsters=[("cave-bear", "1a3")],
        auto_ties=True,
        **position,
    )
    table.hero(hero).powers = [card for card in cards if card in POWERS] or ["dwarven-resilience"]
    if "pearl-of-power" in cards or "potion-of-rejuvenation" in cards:
        table.hero(hero).used.append("dwarven-resilience")
    table.hero_phase(hero).answer("move to 1c2")
    return table


def test_the_cards_that_take_no_action_are_all_known_here():
    free = [card for card, power in BOX.powers.items() if power.use == "free"]
    free += [card for card, item in BOX.treasures.items() if item.use == "free"]
    assert sorted(free) == sorted(card for cards in FREE_CARDS.values() for card in cards)


@rule("WA-249")
@pytest.mark.parametrize(("hero", "card"), [(hero, card) for hero in FREE_CARDS for card in FREE_CARDS[hero]])
def test_a_card_that_takes_no_action_does_not_cost_the_rest_of_a_move(hero, card):
    table = in_mid_walk(hero, card)
    left = table.state.turn.walk
    assert left == table.hero(hero).card.speed - 2
    table.answer(f"use {(POWERS.get(card) or TREASURES[card]).name}")
    while table.prompt != f"What does {HEROES[hero].name} do?":
        table.answer(table.options[-1] if "pass" in table.options else table.options[0])
    assert (table.state.turn.walk, table.state.turn.actions) == (left, 1)
    goal = moves(table)[0]
    table.answer(f"move to {goal}")
    assert table.state.turn.actions == 1


@rule("WA-249", "WA-059")
@pytest.mark.parametrize(
    ("hero", "card", "option"),
    [
        ("vistra", "dwarven-resilience", "use Dwarven Resilience"),  # instead of moving
        ("vistra", "crossbow-of-speed", "use Crossbow of Speed"),
        ("vistra", "wand-of-fear", "use Wand of Fear"),  # instead of attacking
        ("quinn", "sacred-flame", "use Sacred Flame"),
        ("heskan", "ray-of-frost", "use Ray of Frost"),
    ],
)
def test_a_card_used_instead_of_attacking_or_moving_ends_the_move_before_it(hero, card, option):
    table = in_mid_walk(hero, card, dice=[1])
    table.answer(option)
    while not table.over and table.prompt != f"What does {HEROES[hero].name} do?":
        table.answer(table.options[0])
    assert (table.state.turn.walk, table.state.turn.actions) == (0, 2)
    assert table.over or moves(table) == []


@rule("WA-119", "WA-249")
def test_picking_up_an_object_does_not_end_the_walk():
    table = walking("1a2", tokens=[("gear", "1d2"), ("gear", "1d1")])
    assert not [label for label in table.options if label.startswith("pick up")]
    table.answer("move to 1c2", "pick up Roghar's gear (1)", "pick up Roghar's gear (2)")
    assert (table.state.turn.walk, table.state.turn.actions) == (3, 1)
    table.answer("move to 2b2")
    assert table.state.turn.actions == 1


@rule("WA-175", "WA-249")
def test_turning_over_a_door_does_not_end_the_walk():
    table = crypt(["vistra"], at={"vistra": "1b1"}, tiles=["1 north passage-with-north-door"], powers=FIGHTER)
    table.state.dungeon = Dungeon(table.state.dungeon.tiles, closed=(2,))
    for packet in table.state.door_tokens.packets:
        packet.cards.append("unlocked")
    table.hero_phase("vistra").answer("move to 3b2", "open the door of tile 3")
    assert (table.state.turn.walk, table.state.turn.actions) == (2, 1)
    table.answer("move to 3b1")
    assert table.state.turn.walk == 1


@rule("WA-216")
def test_objects_are_picked_up_and_never_dropped():
    table = walking("1c2", tokens=[("gear", "1d2")]).answer("pick up Roghar's gear (1)")
    assert all(label.startswith(("move", "use", "end")) for label in table.options)


# ---- other moves


@rule("WA-075")
def test_a_hero_can_be_moved_at_other_times_than_in_its_hero_phase():
    table = crypt(
        ["vistra"],
        at={"vistra": "1c2"},
        tiles=PASSAGE,
        monsters=[("margrath", "1d2")],
        powers=FIGHTER,
        dice=[20],
    )
    table.activate("margrath-1").answer("3b4")
    assert table.standing_on("vistra") == "3b4"


@rule("WA-087")
def test_a_hero_rid_of_dazed_in_the_hero_phase_has_the_second_action_again():
    table = crypt(
        ["quinn"], at={"quinn": "1a2"}, hp={"quinn": 3}, conditions={"quinn": ["dazed"]}, powers=FIGHTER
    )
    table.hero_phase("quinn").answer("move to 2b2")
    assert moves(table) == []
    table.answer("use Healing Hymn", "Dazed")
    assert table.hero("quinn").conditions == []
    assert table.state.turn.actions == 1
    assert "1c2" in moves(table)


@pytest.mark.parametrize("dazed", [False, True])
@rule("WA-085")
def test_a_dazed_hero_takes_only_one_action(dazed):
    table = crypt(
        ["vistra"],
        at={"vistra": "1c2"},
        monsters=[("grell", "1d2")],
        conditions={"vistra": ["dazed"]} if dazed else {},
        powers=FIGHTER,
    )
    table.hero_phase("vistra")
    assert "use Sure Strike" in table.options
    table.answer("move to 1d1")
    assert ("use Sure Strike" in table.options) is not dazed
