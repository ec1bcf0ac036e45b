"""What seats may know: chests only who has carried them, tokens and decks nobody, all else everybody."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.content import TILES
from questboard.games.adventure.knowledge import HIDDEN
from questboard.games.adventure.rules.decks import draw, put_second, seen_by
from questboard.games.adventure.state import Chest, Deck, Packet
from questboard.games.drizzt import RULES
from questboard.kernel import UNKNOWN
from questboard.testing import dealt, rule
from questboard.testing.conformance import deal, leaks_nothing, telling_moments, undo_teaches_nothing
from tests.adventure.crypt import Crypt, begun, cavern, from_the_top, hides_the_order, known

SEEN = ("monster_deck", "encounter_deck", "treasure_deck")


# ---- decks


@rule("LD-028", "LD-041")
@pytest.mark.parametrize(("adventure", "decks"), [("2", ("stack",)), ("5", ("stack", "pool")), ("7", ())])
def test_nobody_sees_the_order_of_any_deck(adventure, decks):
    hides_the_order(dealt("drizzt", 2, 3, adventure=adventure), *SEEN, *decks)


@rule("LD-031")
@pytest.mark.parametrize("adventure", ["2", "12"])
def test_everybody_knows_among_which_tiles_the_wanted_tile_is(adventure):
    slot = RULES.box.adventures[adventure].slot
    assert slot is not None
    below, among, above = known(dealt("drizzt", 3, adventure=adventure).table.view(0).stack)
    assert among == (slot.last - slot.first + 1, [slot.tile])
    assert (below[1], above) == ([], (slot.first - 1, []))


def test_a_view_counts_every_deck_and_shows_every_discard_pile():
    table = cavern(["bruenor"], at={"bruenor": "1c2"}).draw_encounter("bruenor", "volcanic-spray")
    while not table.over:
        table.table.answer(0)
    view = table.table.view(0)
    assert view.encounter_deck.discard == ["volcanic-spray"]
    assert view.encounter_deck.count == 19
    for name in HIDDEN:
        count = getattr(table.state, name).count
        assert from_the_top(getattr(view, name)) == [UNKNOWN] * count, name


@rule("LD-055")
def test_rows_curses_conditions_and_stances_lie_open_for_everybody():
    table = cavern(
        ["drizzt", "bruenor"],
        monsters=[("goblin-cutter", "1b3", "bruenor")],
        curses={"bruenor": ["mark-of-lolth"]},
        conditions={"bruenor": ["poisoned"]},
    )
    table.hero("bruenor").stance = "clan-battlehammer-shield"
    table.hero_phase("drizzt")
    for seat in (-1, 0, 1):
        bruenor = table.table.view(seat).heroes[1]
        assert [card.name for card in bruenor.row] == ["goblin-cutter"]
        assert (bruenor.curses, bruenor.conditions) == (["mark-of-lolth"], ["poisoned"])
        assert bruenor.stance == "clan-battlehammer-shield"
        bruenor.curses.clear()  # a view is a copy
    assert table.hero("bruenor").curses == ["mark-of-lolth"]


# ---- chests and tokens


def plunder(**more: Any) -> Crypt:
    """Adventure 5 with a chest next to Drizzt, at his menu."""
    table = cavern(
        ["drizzt", "bruenor", "regis"], adventure="5", at={"drizzt": "2b2"}, tokens=[("chest", "2c2")], **more
    )
    return table.hero_phase("drizzt")


@rule("LD-124")
def test_nobody_knows_what_is_in_a_chest_that_nobody_has_carried():
    table = plunder()
    assert [table.table.view(seat).chests for seat in (-1, 0, 1, 2)] == [{}] * 4
    assert table.table.view(0).pool.count == 6
    values = set()
    for seed in range(20):
        world = table.table.imagine(0, seed)
        world.answer_with(next(option for option in table.ask.options if option[0] == "take"))
        values.add(world.state.chests["chest-1"].value)
    assert values == {1, 2, 3}


@rule("LD-124")
def test_a_look_into_a_chest_can_not_be_taken_back_freely():
    table = plunder()
    assert table.answer("pick up a Treasure Chest").table.free_undo == 0


@rule("LD-124")
def test_scene_and_journal_of_other_seats_do_not_tell_what_is_in_a_chest():
    scenes = []
    for value in (1, 3):
        table = plunder()
        table.state.chests["chest-2"] = Chest(value, [1])
        table.hero("bruenor").carried.append("chest-2")
        names = ["Ada", "Ben", "Cleo"]
        scenes.append([table.table.scene(seat, names) for seat in (-1, 0, 1, 2)])
    assert scenes[0][:2] == scenes[1][:2]
    assert scenes[0][3] == scenes[1][3]


# ---- a look at the stack


def looking(stack: list[str] | None = None) -> Crypt:
    """Drizzt has drawn Underdark Sense and is to put the top tiles back; Bruenor plays, too."""
    table = cavern(["drizzt", "bruenor"], stack=stack, treasures=["underdark-sense"], dice=[11])
    return table.draw_encounter("drizzt", "treasure-chest")


def tops(table: Crypt, seat: int) -> list[tuple[str, ...]]:
    """The top three tiles in the worlds that a seat imagines, each of which has all tiles of the stack."""
    worlds = [from_the_top(table.table.imagine(seat, seed).state.stack) for seed in range(20)]
    assert {tuple(sorted(world)) for world in worlds} == {tuple(sorted(from_the_top(table.state.stack)))}
    return sorted({tuple(world[:3]) for world in worlds})


def seen(table: Crypt, seat: int) -> list[str]:
    """The tiles of the stack that a seat knows by itself, from the top down."""
    stack = table.table.view(seat).stack
    tiles = [tile for _, tile in seen_by(stack, seat)]
    assert from_the_top(stack) == [*tiles, *[UNKNOWN] * (stack.count - len(tiles))]
    return tiles


@rule("LD-292")
def test_only_who_has_looked_at_the_top_tiles_knows_their_order():
    table = looking()
    top = from_the_top(table.state.stack)[:3]
    for order in (top, [top[2], top[0], top[1]]):
        assert from_the_top(table.state.stack)[:3] == order
        assert seen(table, 0) == order
        assert tops(table, 0) == [tuple(order)]
        for other in (1, -1):
            assert seen(table, other) == []
            assert len(tops(table, other)) > 10
        if order is top:
            table.answer(TILES[top[2]].name, TILES[top[0]].name)
    assert table.over


@rule("LD-292")
def test_in_an_imagined_stack_the_looking_player_has_other_tiles_to_choose_from():
    table = looking()
    worlds = [table.table.imagine(1, seed) for seed in range(10)]
    for world in worlds:
        assert world.view(1) == table.table.view(1)
        assert world.ask is not None
        assert list(world.ask.options) == from_the_top(world.state.stack)[:3]
        assert [tile for _, tile in seen_by(world.view(0).stack, 0)] == list(world.ask.options)
        world.answer(1)
        world.answer(1)
    assert len({tuple(seen_by(world.view(0).stack, 0)) for world in worlds}) > 5


@rule("LD-292")
def test_the_look_itself_cannot_be_taken_back_and_the_others_are_not_told_what_was_seen():
    table = looking()
    top = [TILES[tile].name for tile in from_the_top(table.state.stack)[:3]]
    assert table.table.free_undo == 0
    (event,) = table.told("looked_ahead")
    own, other = [RULES.describe(event.seen_by(seat), ["Ada", "Ben"]) for seat in (0, 1)]
    assert own == f"Drizzt looks at the top tiles of the stack: {top[0]}, {top[1]} and {top[2]}."
    assert other == "Drizzt looks at the top tiles of the stack."
    table.answer(top[1])
    assert table.table.free_undo == 1, "in which order they go back teaches nobody anything"
    labels = [
        next(node.label for node in table.table.scene(seat, ["Ada", "Ben"]).walk() if node.id == "deck:stack")
        for seat in (0, 1, -1)
    ]
    assert labels[0].startswith(f"{labels[1]} You have seen {top[1]} (1), ")
    assert labels[1] == labels[2]


@rule("LD-292")
def test_what_a_player_has_seen_stays_known_as_tiles_are_drawn():
    table = looking()
    table.table.answer(2)
    table.table.answer(1)
    order = from_the_top(table.state.stack)[:3]
    draw(table.state, table.state.stack)
    table.play()
    assert seen(table, 0) == order[1:]
    assert {world[:2] for world in tops(table, 0)} == {tuple(order[1:])}
    assert len(tops(table, 1)) > 10


@rule("LD-292")
def test_a_tile_that_everybody_has_seen_and_that_goes_back_as_the_second_lies_between_those_of_a_look():
    table = looking()
    table.table.answer(0)
    table.table.answer(0)
    first, second, third = from_the_top(table.state.stack)[:3]
    put_second(table.state, table.state.stack, draw(table.state, table.state.stack) or "")
    table.play()
    assert from_the_top(table.state.stack)[:3] == [second, first, third]
    assert seen_by(table.table.view(0).stack, 0) == [(0, second), (2, third)]
    assert tops(table, 0) == [(second, first, third)]
    assert {tiles[1] for tiles in tops(table, 1)} == {first}
    assert len(tops(table, 1)) > 10


@rule("LD-041")
def test_a_tile_that_goes_back_as_the_second_does_not_tell_whether_a_known_tile_lies_above_it():
    views = []
    for top in ("broken-door", "cavern-plain-1"):
        table = cavern(["drizzt", "bruenor"])
        others = [tile for tile in ("broken-door", "cavern-plain-1") if tile != top]
        packets = [Packet([*others, "cavern-plain-2", top], ["broken-door"]), Packet([], [])]
        table.state.stack = Deck(packets, [])
        put_second(table.state, table.state.stack, "crystal-shard")
        assert from_the_top(table.state.stack)[:2] == [top, "crystal-shard"]
        views.append(table.play().table.view(1).stack)
    assert views[0] == views[1]


@rule("LD-292")
def test_everybody_still_knows_among_which_tiles_the_wanted_tile_is():
    near = cavern(["drizzt", "bruenor"], treasures=["underdark-sense"], dice=[11])
    del near.state.stack.packets[-1].cards[1:]
    among = near.state.stack.packets[-2]
    among.cards.remove("broken-door")
    among.cards.append("broken-door")  # the second tile
    near.draw_encounter("drizzt", "treasure-chest")
    near.answer(TILES["broken-door"].name)
    assert known(near.table.view(1).stack)[-1] == (5, ["broken-door"])
    near.table.answer(0)
    assert from_the_top(near.state.stack)[0] == "broken-door"
    depths = [
        from_the_top(near.table.imagine(1, seed).state.stack).index("broken-door") for seed in range(40)
    ]
    assert set(depths) == {0, 1, 2, 3, 4}
    assert tops(near, 0) == [tuple(from_the_top(near.state.stack)[:3])]


@rule("LD-292")
def test_a_tile_that_everybody_knows_to_be_on_top_is_known_to_be_near_the_top_after_a_look():
    table = cavern(["drizzt", "bruenor"], treasures=["underdark-sense"], dice=[11])
    table.state.stack.packets.append(Packet(["crystal-shard"], ["crystal-shard"]))
    table.state.stack.packets[0].cards.remove("crystal-shard")
    table.draw_encounter("drizzt", "treasure-chest")
    assert known(table.table.view(1).stack)[-1][1] == ["crystal-shard"]


def test_nobody_knows_who_the_traitor_is_going_to_be():
    table = begun("drizzt", 3, adventure="12")
    for seat in (-1, 0, 1, 2):
        view = table.table.view(seat)
        assert not any(hero.villainous for hero in view.heroes)
        assert len(view.teams) == 1


@rule("LD-239")
def test_treasure_cards_of_which_one_is_kept_are_seen_and_not_drawn_anew():
    table = cavern(
        ["regis", "wulfgar"],
        at={"regis": "1c2", "wulfgar": "1c3"},
        monsters=[("goblin-cutter", "1d2", "regis")],
        treasures=["cavern-potion-of-healing", "brooch-of-shielding"],
        adventure="8",
        dice=[18],
    )
    table.hero("regis").powers = ["magic-mace", "pilfer"]
    table.hero_phase("regis").answer("use Magic Mace", "Pilfer")
    assert table.prompt == "Regis keeps which of these Treasure cards?"
    assert [event.facts["card"] for event in table.told("treasure_shown")] == [
        "cavern-potion-of-healing",
        "brooch-of-shielding",
    ]
    assert table.table.free_undo == 0


# ---- whole games in which seats know different things


@rule("LD-124")
def test_in_a_game_with_chests_no_view_tells_what_only_others_know():
    looked = [seed for seed in range(12) if somebody_looks_into_a_chest(seed)]
    leaks_nothing(RULES, 3, looked[0], {"adventure": "5"})


def somebody_looks_into_a_chest(seed: int) -> bool:
    """Whether in a game with this seed one seat comes to know more of a chest than another."""
    table = deal(RULES, 3, seed, {"adventure": "5"})
    return any(
        table.view(0).chests != table.view(1).chests
        for _ in telling_moments(table, seed)
        if table.state.chests
    )


def test_what_can_be_taken_back_freely_has_taught_nobody_anything():
    rule_options = {"adventure": "5", "powers": "random", "heroes": "random", "guests": True}
    assert undo_teaches_nothing(RULES, 3, 101, rule_options) > 5
