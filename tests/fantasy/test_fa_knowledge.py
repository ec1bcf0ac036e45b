"""What seats may know: the Dungeon Master the layout, others what is laid out; nobody the order of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.inventory import items_in_play
from questboard.games.fantasy.rules.figures import place_of
from questboard.games.fantasy.rules.items import gain
from questboard.games.fantasy.state import FantasyState, FantasyView
from questboard.kernel import SPECTATOR, UNKNOWN
from questboard.testing import rule
from questboard.testing.conformance import deal, random_answers
from tests.fantasy.dungeon import Dungeon, dungeon

MASTER, PLAYER = 0, 1
CELLS = """
###########
#....#....#
#....+..g.#
#....#.C..#
#.^..#..^.#
###########
"""
TRAPS = "- traps: 2,4 Pit; 8,4 Arrow"


def cells(**changes: object) -> Dungeon:
    """A room with a hero, and behind a closed door one that nobody has seen."""
    given = {"lines": TRAPS, "hidden": "B", "seats": 2, **changes}
    return dungeon(CELLS, {"regdar": "1,1", "lidda": "4,2"}, **given).turn("lidda")  # type: ignore[arg-type]


def seen(table: Dungeon, seat: int) -> FantasyView:
    """The table as a seat sees it."""
    view: FantasyView = table.table.view(seat)
    return view


def imagined(table: Dungeon, seat: int, worlds: int = 40) -> Iterator[FantasyState]:
    """Worlds that fit what a seat knows."""
    for seed in range(worlds):
        yield table.table.imagine(seat, seed).state


# ---- views


@rule("FA-014")
@pytest.mark.parametrize("seat", [PLAYER, SPECTATOR])
def test_nobody_but_the_dungeon_master_sees_what_is_not_laid_out(seat: int) -> None:
    table = cells()
    assert not seen(table, seat).lurking
    assert not seen(table, seat).chests
    assert not seen(table, seat).monsters
    master = seen(table, MASTER)
    assert [figure.kind for figure in master.lurking] == ["goblin"]
    assert [chest.square for chest in master.chests] == [table.square("7,3")]


@rule("FA-015")
def test_what_is_laid_out_all_can_see_but_not_what_a_chest_holds() -> None:
    lines = f"- chests: special: 7,3 key\n{TRAPS}"
    drawing = CELLS.replace("C", "S")
    table = dungeon(drawing, {"lidda": "4,2"}, lines=lines, seats=2).turn("lidda")
    assert [monster.uid for monster in seen(table, SPECTATOR).monsters] == ["goblin-1"]
    assert [chest.holds for chest in seen(table, PLAYER).chests] == [""]
    assert [chest.holds for chest in seen(table, MASTER).chests] == ["key"]


@rule("FA-016")
def test_traps_are_the_dungeon_masters_secret_until_they_are_found() -> None:
    table = cells()
    assert not seen(table, PLAYER).traps
    assert len(seen(table, MASTER).traps) == 2
    found = cells(rolls="search:1").answer("search for traps")
    assert [(trap.square, trap.kind) for trap in seen(found, PLAYER).traps] == [(found.square("2,4"), "pit")]


@rule("FA-048")
def test_of_a_trap_that_was_found_only_its_kind_is_said() -> None:
    table = cells(lines="- traps: 2,4 Snow chute to 8,1; 8,4 Alarm: Gnoll", rolls="search:1")
    table.answer("search for traps")
    assert [trap.to for trap in seen(table, PLAYER).traps] == [-1]
    assert table.square("8,1") in [trap.to for trap in seen(table, MASTER).traps]


@rule("FA-035")
def test_a_locked_door_looks_like_a_closed_one_until_it_is_tried() -> None:
    drawing = CELLS.replace("+", "L")
    table = dungeon(drawing, {"lidda": "4,2"}, lines=TRAPS, hidden="B", seats=2).turn("lidda")
    assert seen(table, PLAYER).locked == 0
    assert seen(table, MASTER).locked == 1
    table.answer("open the door at e2")
    assert seen(table, PLAYER).locked == 1


def test_a_door_can_be_seen_from_either_of_its_areas() -> None:
    assert cells().table.view(PLAYER).doors == [0]
    assert cells(hidden="AB").table.view(PLAYER).doors == []
    assert cells(hidden="AB").table.view(MASTER).doors == [0]


@rule("FA-014")
def test_persons_and_objects_are_hidden_with_their_area() -> None:
    drawing = CELLS.replace("..g.", ".1g.")
    lines = f"- numbered: 1 at 7,2 = seal (object AC 2, HP 4)\n{TRAPS}"
    table = dungeon(drawing, {"lidda": "4,2"}, lines=lines, hidden="B", seats=2).turn("lidda")
    assert seen(table, PLAYER).things == {}
    assert seen(table, MASTER).things == {"1": 4}


@pytest.mark.parametrize("seat", [MASTER, PLAYER, SPECTATOR])
def test_nobody_sees_a_card_of_a_deck_and_all_see_discards(seat: int) -> None:
    table = cells(deck=["mace", "healing"])
    table.state.discard.append("flail")
    view = seen(table, seat)
    assert view.deck == [UNKNOWN, UNKNOWN]
    assert view.discard == ["flail"]
    assert not hasattr(view, "agenda")
    assert not hasattr(view, "luck")


@rule("FA-021")
def test_while_an_area_is_being_laid_out_the_heroes_see_nothing_of_it() -> None:
    table = cells().answer("open the door at e2")
    assert table.ask.kind == "placing"
    table.answer("h1")
    assert seen(table, MASTER).monsters[0].square == table.square("8,1")
    waiting = dungeon(CELLS.replace("..g.", ".gg."), {"lidda": "4,2"}, lines=TRAPS, hidden="B", seats=2).turn(
        "lidda"
    )
    waiting.answer("open the door at e2").answer("f1")
    assert waiting.ask.kind == "placing"
    assert not seen(waiting, PLAYER).monsters
    assert not seen(waiting, PLAYER).lurking


# ---- imagined worlds


def test_the_dungeon_master_wonders_only_about_decks() -> None:
    table = cells(deck=["mace", "healing", "flail", "speed", "bless"])
    truth = table.state
    orders = set()
    for world in imagined(table, MASTER):
        assert (world.lurking, world.traps, world.chests, world.locked) == (
            truth.lurking,
            truth.traps,
            truth.chests,
            truth.locked,
        )
        orders.add(tuple(world.deck))
    assert len(orders) > 10


@rule("FA-017")
def test_hidden_monsters_and_chests_could_be_anywhere_in_hidden_areas() -> None:
    table = cells()
    here = table.state.ground.area_masks[1]
    monsters, chests = set(), set()
    for world in imagined(table, PLAYER, 80):
        placed = [figure.square for figure in world.lurking] + [chest.square for chest in world.chests]
        assert len(placed) == len(set(placed))
        for square in placed:
            assert here >> square & 1
            assert not world.layout.in_front >> square & 1
        assert all(figure.area == 1 for figure in world.lurking)
        monsters |= {figure.square for figure in world.lurking}
        chests |= {chest.square for chest in world.chests}
    assert len(monsters) > 5
    assert len(chests) > 5


@rule("FA-014")
def test_nobody_knows_how_many_monsters_are_hidden_nor_of_what_kind() -> None:
    """One goblin lurks in truth; a hero at the door may expect nobody, a skeleton or three gnolls."""
    numbers, kinds = set(), set()
    for world in imagined(cells(), PLAYER, 80):
        numbers.add(len(world.lurking))
        kinds |= {figure.kind for figure in world.lurking}
    assert numbers == {0, 1, 2, 3}
    assert {"goblin", "skeleton", "gnoll", "bugbear"} <= kinds
    assert not {"troll", "lich", "owlbear", "winter-goblin"} & kinds  # not on level 1 of the base game


@rule("FA-016")
def test_nobody_knows_how_many_traps_are_hidden_nor_of_what_kind() -> None:
    numbers, kinds = set(), set()
    for world in imagined(cells(), PLAYER, 80):
        numbers.add(len(world.traps))
        kinds |= {trap.kind for trap in world.traps}
    assert numbers == {0, 1, 2}
    assert {"pit", "arrow", "spear", "net"} <= kinds
    assert not {"snow-chute", "ice-spikes"} & kinds  # those are for the winter


def dealt(world: FantasyState) -> object:
    """All that is imagined in hidden areas."""
    return [
        [(figure.kind, figure.square) for figure in world.lurking],
        [(chest.square, chest.holds) for chest in world.chests],
        [(trap.kind, trap.square) for trap in world.traps],
        [(thing.digit, thing.square) for thing in world.standing_things],
        sorted(world.free.items()),
        world.locked,
    ]


@rule("FA-014")
@pytest.mark.parametrize("hidden", ["..g.", "ee..", "...."])
def test_what_is_imagined_does_not_depend_on_what_is_hidden(hidden: str) -> None:
    def worlds(behind: str, chest: str, lines: str) -> list[object]:
        drawing = CELLS.replace("..g.", behind).replace(".C..", chest).replace("..^.", "....")
        table = dungeon(drawing, {"regdar": "1,1", "lidda": "4,2"}, lines=lines, hidden="B", seats=2)
        return [dealt(world) for world in imagined(table.turn("lidda"), PLAYER, 10)]

    plain = worlds("....", "....", "- traps: 2,4 Pit")
    assert worlds(hidden, ".C.C", "- traps: 2,4 Net\n- chests: 2 ordinary") == plain


THREE = """
################
#....#....#....#
#....+..1.+....#
#....#....#....#
################
"""
"""A room with a hero, and two that nobody has seen; somebody waits in the first of these."""


def three(drawing: str, at: str, lines: str = "", hidden: str = "BC") -> Dungeon:
    """Three rooms with a captive somewhere."""
    lines = f"- numbered: 1 at {at} = captive (person)\n{lines}"
    given = {"lines": lines, "hidden": hidden, "seats": 2, "win": "free: 1"}
    return dungeon(drawing, {"lidda": "1,2"}, **given).turn("lidda")  # type: ignore[arg-type]


@rule("FA-014")
def test_nobody_knows_where_the_persons_and_objects_of_hidden_areas_are_nor_which_doors_are_locked() -> None:
    behind = THREE.replace("+..1.+", "+....L").replace("#....#....#....#", "#....#....#.1..#", 1)
    here, there = three(THREE, "8,2"), three(behind, "12,1")
    worlds = [list(imagined(table, PLAYER, 40)) for table in (here, there)]
    assert [dealt(world) for world in worlds[0]] == [dealt(world) for world in worlds[1]]
    squares = [world.standing_things[0].square for world in worlds[0]]
    assert len(set(squares)) > 8
    assert {here.state.ground.area_at[square] for square in squares} == {1, 2}
    assert {world.locked for world in worlds[0]} > {0}
    for world in worlds[0]:
        square = world.standing_things[0].square
        assert not (world.layout.in_front | world.ground.starts) >> square & 1
        assert square not in [figure.square for figure in world.lurking]
        assert square not in [chest.square for chest in world.chests]


@rule("FA-014")
def test_an_imagined_captive_is_found_where_he_was_imagined() -> None:
    for world in imagined(three(THREE, "8,2"), PLAYER, 10):
        square = world.standing_things[0].square
        assert world.visible_things == []
        world.revealed = 0b111
        assert place_of(world, "1") == (square,)
        assert [each.square for each in RULES.observe(world, None, PLAYER).visible_things] == [square]


@rule("FA-014")
def test_a_person_in_sight_is_imagined_where_he_is() -> None:
    table = three(THREE, "8,2", hidden="C")
    assert {world.standing_things[0].square for world in imagined(table, PLAYER)} == {table.square("8,2")}


@rule("FA-014")
def test_nobody_expects_the_events_of_an_adventure() -> None:
    event = "- event: door 10,2 opens at the start of DM turn 1 after A is revealed"
    table = three(THREE, "8,2", event)
    for world in imagined(table, PLAYER, 5):
        expected = Dungeon(world)
        assert expected.master_turn().told("door-opened") == []
    assert len(table.master_turn().told("door-opened")) == 1


@rule("FA-012")
def test_what_the_objective_names_is_known_to_be_there() -> None:
    drawing = CELLS.replace("..g.", ".gg1")
    lines = f"- numbered: 1 at 9,2 = Grisk: Bugbear with HP 9\n{TRAPS}"
    table = dungeon(
        drawing, {"lidda": "4,2"}, lines=lines, hidden="B", seats=2, win="defeat_all: Goblin; defeat: 1"
    ).turn("lidda")
    numbers = set()
    for world in imagined(table, PLAYER):
        kinds = Counter(figure.kind for figure in world.lurking)
        assert kinds["goblin"] == 2
        assert [figure.name for figure in world.lurking if figure.digit] == ["Grisk"]
        numbers.add(len(world.lurking))
    assert len(numbers) > 2


@rule("FA-012")
def test_an_area_that_has_to_be_cleared_is_not_imagined_empty() -> None:
    table = cells(win="defeat_area: B")
    assert all(world.lurking for world in imagined(table, PLAYER))


@rule("FA-124")
def test_no_more_monsters_are_imagined_than_there_are_cards() -> None:
    table = cells()
    cards = RULES.inventory(table.state)
    for world in imagined(table, PLAYER):
        assert RULES.inventory(world) == cards
        for kind, card in MONSTERS.items():
            hidden = [figure.kind for figure in world.lurking].count(kind)
            assert hidden + world.free.get(kind, 0) == card.cards


@rule("FA-016")
def test_hidden_traps_could_be_anywhere_that_nobody_has_trodden() -> None:
    table = cells()
    places: Counter[int] = Counter()
    for world in imagined(table, PLAYER, 80):
        places.update(trap.square for trap in world.traps)
    assert len(places) > 15
    assert not any(table.state.trodden >> square & 1 for square in places)
    areas = {table.state.ground.area_at[square] for square in places}
    assert areas == {0, 1}


@rule("FA-016")
def test_where_heroes_have_walked_a_trap_is_the_less_likely() -> None:
    def in_the_first_room(table: Dungeon) -> int:
        mask = table.state.ground.area_masks[0]
        return sum(
            bool(mask >> trap.square & 1) for world in imagined(table, PLAYER, 80) for trap in world.traps
        )

    walked = dungeon(CELLS, {"regdar": "1,1", "lidda": "4,2"}, lines=TRAPS, hidden="B", seats=2)
    walked.state.trodden |= walked.state.ground.area_masks[0] & ~(1 << walked.square("2,4"))
    assert in_the_first_room(walked.turn("lidda")) < in_the_first_room(cells()) / 2


@rule("FA-049")
def test_where_a_search_found_nothing_no_trap_is_imagined() -> None:
    drawing = CELLS.replace("#.^..#", "#....#")
    table = dungeon(
        drawing, {"lidda": "4,2"}, lines="- traps: 8,4 Arrow", hidden="B", seats=2, rolls="search:1"
    ).turn("lidda")
    table.answer("search for traps")
    assert table.state.cleared == 1
    for world in imagined(table, PLAYER):
        assert all(world.ground.area_at[trap.square] == 1 for trap in world.traps)


def test_traps_that_were_found_stay_where_they_are() -> None:
    table = cells(rolls="search:1").answer("search for traps")
    for world in imagined(table, PLAYER):
        assert world.traps[0] == table.state.traps[0]


@rule("FA-036")
def test_for_every_lock_a_key_is_imagined_that_can_be_found() -> None:
    """The heroes know that a door is locked; where its key comes from only the layout says."""
    drawing = CELLS.replace("+", "L").replace(".C..", "....")
    table = dungeon(
        drawing.replace("#....#....#", "#..C.#....#", 1),
        {"lidda": "4,2"},
        lines=f"- chests: 1 ordinary\n{TRAPS}",
        hidden="B",
        seats=2,
    ).turn("lidda")
    table.answer("open the door at e2")
    for world in imagined(table, PLAYER):
        key = next(chest for chest in world.chests if chest.holds == "key")
        assert key.square == table.square("3,1")  # before the door


@rule("FA-048")
def test_traps_that_the_dungeon_master_is_about_to_show_stay_where_they_are() -> None:
    drawing = CELLS.replace("#.^..#", "#^...#").replace("#....+", "#....+")
    table = dungeon(
        drawing.replace("#....#....#", "#...^#....#", 1),
        {"lidda": "1,1"},
        lines="- traps: 4,1 Pit; 1,4 Arrow; 8,4 Spear",
        hidden="B",
        seats=2,
        rolls="search:1",
    ).turn("lidda")
    table.answer("search for traps")
    assert table.ask.seat == MASTER
    for world in imagined(table, PLAYER):
        assert world.traps[:2] == table.state.traps[:2]


def test_an_area_that_is_being_laid_out_stays_as_it_is() -> None:
    table = cells().answer("open the door at e2")
    assert table.ask.kind == "placing"
    for world in imagined(table, PLAYER):
        assert world.lurking == table.state.lurking
        assert world.chests == table.state.chests


@rule("FA-035", "FA-036")
def test_nobody_knows_how_many_doors_are_locked_but_every_key_lies_before_a_lock() -> None:
    table = deal(RULES, 2, 1, {"adventure": "3"})
    for _ in random_answers(table, 1, 12):
        pass
    numbers, locks, spots = set(), set(), set()
    for seed in range(60):
        world = table.imagine(PLAYER, seed).state
        numbers.add(world.locked.bit_count())
        locks.add(world.locked)
        keys = [chest.square for chest in world.chests if chest.holds == "key"]
        assert len(keys) == world.locked.bit_count()
        spots |= set(keys)
        assert all(reachable(world) >> world.ground.area_at[key] & 1 for key in keys)
    assert {0, 1, 2} <= numbers
    assert len(locks) > 3
    assert len(spots) > 10


@rule("FA-013", "FA-035")
def test_a_door_that_was_tried_is_imagined_as_it_is() -> None:
    table = dungeon(CELLS.replace("+", "L"), {"lidda": "4,2"}, lines=TRAPS, hidden="B", seats=2).turn("lidda")
    table.answer("open the door at e2")
    assert all(world.locked == 1 for world in imagined(table, PLAYER))


def reachable(world: FantasyState) -> int:
    """The areas to which doors lead that are not locked."""
    found = 1
    for _ in world.layout.areas:
        for number, door in enumerate(world.layout.doors):
            both = 1 << door.areas[0] | 1 << door.areas[1]
            if found & both and not world.locked >> number & 1:
                found |= both
    return found


@pytest.mark.parametrize("adventure", ["5", "8", "winter-3"])
def test_the_same_seed_deals_the_same_whatever_the_truth_is(adventure: str) -> None:
    table = deal(RULES, 2, 3, {"adventure": adventure})
    for _ in random_answers(table, 3, 80):
        pass
    here = table.imagine(PLAYER, "again").state
    for seed in range(6):
        other = table.imagine(PLAYER, seed)
        assert other.state.key() != table.state.key()
        there = other.imagine(PLAYER, "again").state
        assert (dealt(here), here.deck) == (dealt(there), there.deck)


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_in_every_adventure_what_is_imagined_could_be_there(adventure: str) -> None:
    table = deal(RULES, 2, 5, {"adventure": adventure})
    for _ in random_answers(table, 5, 40):
        pass
    truth, cards = table.state, RULES.inventory(table.state)
    wanted = [part.what[0] for part in truth.layout.win if part.code == "defeat_all"]
    named = [digit for part in truth.layout.win if part.code == "defeat" for digit in part.what]
    for seed in range(5):
        world = table.imagine(PLAYER, seed).state
        assert RULES.inventory(world) == cards
        for kind in wanted:
            kinds = [[figure.kind for figure in each.lurking].count(kind) for each in (truth, world)]
            assert kinds[0] == kinds[1]
        digits = [[each.digit for each in state.lurking if each.digit in named] for state in (truth, world)]
        assert sorted(digits[0]) == sorted(digits[1])
        items = [
            sorted(chest.holds for chest in each.chests if chest.holds in ITEMS) for each in (truth, world)
        ]
        assert items[0] == items[1]
        here = world.ground
        taken = [chest.square for chest in world.chests]
        for figure in world.lurking:
            block = here.block(figure.square) if MONSTERS[figure.kind].large else 1 << figure.square
            taken += squares(block)
        assert len(taken) == len(set(taken))
        assert all(world.layout.floor >> square & 1 for square in taken)
        for figure in world.lurking:
            tower = bool(here.top >> figure.square & 1)
            assert figure.area == (-1 if tower else here.area_at[figure.square])


# ---- undo


@rule("FA-016")
def test_a_walk_over_new_ground_cannot_be_taken_back_for_it_shows_where_no_trap_is() -> None:
    table = cells().answer("walk to c2")
    assert table.table.free_undo == 0
    table.answer("walk to d2")
    assert table.table.free_undo == 1


@rule("FA-040")
def test_a_chest_cannot_be_closed_again_even_if_nothing_was_in_it() -> None:
    table = dungeon(CELLS.replace("^", "."), {"lidda": "6,3"}, deck=[], seats=2)
    table.state.trodden = table.state.layout.floor
    table.turn("lidda").answer("walk to g3")
    assert not table.state.chests
    assert table.table.free_undo == 0


# ---- nothing is lost or made


def test_a_card_that_vanishes_or_comes_from_nowhere_shows_in_the_inventory() -> None:
    table = deal(RULES, 1, 1)
    state = table.state
    things = RULES.inventory(state)
    item = state.deck.pop()
    assert RULES.inventory(state) == {**things, f"item {item}": ITEMS[item].count - 1}
    state.deck += [item, item]
    assert RULES.inventory(state) == {**things, f"item {item}": ITEMS[item].count + 1}


def test_a_monster_card_that_comes_from_nowhere_shows_in_the_inventory() -> None:
    state = deal(RULES, 1, 1, {"adventure": "forest-1", "stays_home": "nobody"}).state
    state.lurking += state.lurking[:1]
    kind = state.lurking[0].kind
    assert RULES.inventory(state)[f"monster {kind}"] == MONSTERS[kind].cards + 1
    state.lurking = state.lurking[:-1]
    lost = state.roaming.pop()
    assert RULES.inventory(state)[f"monster {lost}"] == MONSTERS[lost].cards - 1


@rule("FA-094")
def test_a_card_is_not_lost_while_its_finder_looks_for_a_place() -> None:
    full = ["broadsword", "crossbow", "healing", "healing", "strength"]
    table = dungeon(CELLS, {"regdar": "1,1"}, lines=TRAPS, items={"regdar": full}, deck=["speed"])
    table.happen(lambda s: gain(s, s.hero("regdar"), s.deck.pop()))
    assert table.ask.kind == "room"
    assert table.state.drawn == ["speed"]
    assert items_in_play(table.state)["speed"] == 1
    table.answer("discard Speed")
    assert table.state.drawn == []
    assert table.state.discard == ["speed"]


@rule("FA-094")
def test_who_finds_a_card_like_one_he_has_is_not_asked_twice_about_it() -> None:
    full = ["broadsword", "crossbow", "healing", "healing", "strength"]
    table = dungeon(CELLS, {"regdar": "1,1"}, lines=TRAPS, items={"regdar": full}, deck=["healing"])
    table.happen(lambda s: gain(s, s.hero("regdar"), s.deck.pop()))
    assert table.options == ["discard Healing", "discard Strength"]
