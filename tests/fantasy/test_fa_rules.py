"""The ground rules: set-up, rooms, Initiative, what heroes and monsters may do, death, winning and losing."""

from typing import Any

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.games.fantasy.rules.figures import heroes_in_room, outdoors
from questboard.games.fantasy.rules.health import heal, lose, restore
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.revival import revive
from questboard.games.fantasy.state import MASTER, NOBODY, Lasting
from questboard.kernel import Luck, SetupError, Table
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

PARTY = ["regdar", "lidda", "jozan", "mialee"]
ROOM = """
    ########
    #......#
    #......#
    #......#
    ########
"""
HOUSE = """
    ###########
    #...+..g..#
    #...#.....#
    #...#....C#
    ###########
"""


def real(adventure: str = "1", seats: int = 5, seed: int = 1, **options) -> Any:
    """A newly dealt table."""
    return Table.new(RULES, seats, {"adventure": adventure, **options}, Luck.seeded(seed))


def ready(table: Any) -> Any:
    """Play until the first Initiative is dealt; whoever is asked takes the first option."""
    while not table.state.order:
        table.answer(0)
    return table


def with_master(drawing: str, heroes: dict[str, str], **more) -> Dungeon:
    """A table at which the first seat is the Dungeon Master and the second has all heroes."""
    return dungeon(drawing, heroes, seats=2, **more)


def acting(table: Dungeon, uid: str) -> Dungeon:
    """The Dungeon Master's turn with one monster chosen."""
    return table.master_turn().act(uid)


def goals(table: Dungeon) -> set[str]:
    """Where the figure whose turn it is may walk to."""
    width = table.state.layout.width
    return {f"{square % width},{square // width}" for _, square in table.choices("walk")}


def falls(table: Dungeon, name: str, amount: int = 99) -> Dungeon:
    """A figure loses HP."""

    async def effect(s):
        lose(s, name, amount, "FA-082")

    return table.happen(effect)


def verbs(table: Dungeon) -> set[str]:
    return {option[0] for option in table.ask.options}


# ---- set-up


@rule("FA-001")
def test_the_rules_of_an_expansion_hold_in_its_own_adventures_only():
    row = "########\n#.....g#\n########"
    assert not dungeon(row, {"regdar": "1,1"}).turn("regdar").choices("charge")
    assert dungeon(row, {"regdar": "1,1"}, set="forest", level=2).turn("regdar").choices("charge")
    sets = {LAYOUTS[name].set for name in RULES.adventures}
    assert sets == {"base", "forest", "winter"}
    assert not [item for item in real("1").state.deck if ITEMS[item].set != "base"]
    assert {ITEMS[item].set for item in real("forest-1", stays_home="nobody").state.deck} == {
        "base",
        "forest",
    }


@rule("FA-002")
def test_one_side_is_the_dungeon_master_who_controls_every_monster():
    table = ready(real(seats=5))
    assert table.state.master == 0
    assert [hero.seat for hero in table.state.heroes] == [1, 2, 3, 4]
    drawn = with_master(HOUSE, {"regdar": "1,1"}).master_turn()
    assert drawn.asked == 0
    assert list(drawn.ask.options) == ["goblin-1", None]


@rule("FA-003")
def test_the_four_heroes_of_the_base_game():
    table = real()
    assert [hero.name for hero in table.state.heroes] == PARTY
    described = {name: (HEROES[name].race, HEROES[name].character_class) for name in PARTY}
    assert described == {
        "regdar": ("human", "fighter"),
        "lidda": ("halfling", "rogue"),
        "jozan": ("human", "cleric"),
        "mialee": ("elf", "wizard"),
    }


@rule("FA-004")
@pytest.mark.parametrize(
    ("seats", "of"),
    [(1, [0, 0, 0, 0]), (2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (4, [1, 2, 3, 1]), (5, [1, 2, 3, 4])],
)
def test_all_four_heroes_play_and_are_shared_out(seats, of):
    assert [hero.seat for hero in real(seats=seats).state.heroes] == of


@rule("FA-004")
def test_with_an_automatic_dungeon_master_every_seat_has_heroes():
    table = real(seats=2, dungeon_master="automatic")
    assert table.state.master == NOBODY
    assert [hero.seat for hero in table.state.heroes] == [0, 1, 0, 1]
    with pytest.raises(SetupError):
        real(seats=5, dungeon_master="automatic")


@rule("FA-005")
def test_item_special_item_and_monster_cards_are_piles_of_their_own():
    table = real("9")
    assert table.state.deck
    assert not [item for item in table.state.deck if ITEMS[item].special or ITEMS[item].kind == "quest"]
    assert not set(table.state.deck) & set(MONSTERS)


@rule("FA-006")
def test_the_level_of_the_adventure_is_one_two_or_three():
    levels = [LAYOUTS[str(number)].level for number in range(1, 13)]
    assert levels == [1] * 4 + [2] * 4 + [3] * 4
    assert {LAYOUTS[f"forest-{number}"].level for number in range(1, 7)} <= {2, 3}


@rule("FA-007")
@pytest.mark.parametrize("adventure", ["1", "5", "9"])
def test_item_cards_of_a_higher_level_are_removed_and_the_rest_is_shuffled(adventure):
    level = LAYOUTS[adventure].level
    table = real(adventure, gear="basic")
    assert {ITEMS[item].level for item in table.state.deck} == set(range(1, level + 1))
    other = real(adventure, seed=2, gear="basic")
    assert sorted(other.state.deck) == sorted(table.state.deck)
    assert other.state.deck != table.state.deck


@rule("FA-007", "FA-010")
def test_the_first_deck_has_thirty_three_cards():
    deck = real("1").state.deck
    assert len(deck) == 33
    kinds = [ITEMS[item].kind for item in deck]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "weapon": 9, "spell": 6, "artifact": 3, "potion": 11, "booby trap": 4,
    }  # fmt: skip


@rule("FA-008")
def test_heroes_start_with_their_printed_hit_points_and_spell_points():
    table = real()
    assert [(hero.hp, hero.sp) for hero in table.state.heroes] == [(8, 0), (6, 0), (6, 5), (5, 6)]


@rule("FA-009")
def test_hit_points_and_spell_points_never_rise_above_the_printed_value():
    table = dungeon(ROOM, {"mialee": "1,1"}, hp={"mialee": 4}, sp={"mialee": 5})

    async def too_much(s):
        assert heal(s, s.hero("mialee"), 9, "FA-009") == 1
        assert restore(s, s.hero("mialee"), 9, "FA-009") == 1

    table.happen(too_much)
    assert (table.hero("mialee").hp, table.hero("mialee").sp) == (5, 6)


@rule("FA-010")
@pytest.mark.parametrize("adventure", ["1", "5", "9"])
def test_each_hero_takes_the_basic_items_of_the_level(adventure):
    table = real(adventure, gear="basic")
    level = LAYOUTS[adventure].level
    for hero in table.state.heroes:
        assert sorted(hero.items) == sorted(basic_items("base", hero.name, level))
        for item in hero.items:
            assert table.state.deck.count(item) == ITEMS[item].count - 1
    if level == 2:  # those of a lower level that nobody holds are ordinary cards
        assert "broadsword" in table.state.deck


@rule("FA-011", "FA-014")
def test_only_the_starting_room_and_its_doors_are_set_out_at_first():
    table = real("10")
    while table.ask.kind != "door":
        table.answer(0)
    layout = LAYOUTS["10"]
    start = next(index for index, area in enumerate(layout.areas) if area.start)
    assert table.state.revealed == 1 << start
    assert table.state.opened == 0
    assert table.state.monsters == []
    assert {layout.doors[door].squares for door in table.ask.options} == {
        door.squares for door in layout.doors if start in door.areas
    }


@rule("FA-012")
def test_introduction_and_objective_are_read_out_before_play_starts():
    table = ready(real("1"))
    kinds = [event.kind for event in table.journal]
    assert kinds.index("adventure") < kinds.index("initiative")
    told = next(event for event in table.journal if event.kind == "adventure")
    assert told.facts["adventure"] == "1"
    assert not told.secret  # for everybody
    assert LAYOUTS["1"].intro
    assert LAYOUTS["1"].objective


@rule("FA-013")
def test_heroes_are_placed_anywhere_in_the_starting_room():
    table = real("1")
    layout = LAYOUTS["1"]
    room = next(area for area in layout.areas if area.start)
    assert set(table.ask.options) == set(room.squares)
    corner = room.squares[-1]
    table.answer_with(corner)
    assert table.state.heroes[0].square == corner
    assert corner not in table.ask.options


@rule("FA-013")
def test_one_hero_stands_in_front_of_the_first_door_and_opens_it_for_nothing():
    table = real("10")
    while table.ask.kind != "door":
        table.answer(0)
    door = table.ask.options[-1]
    table.answer_with(door)
    assert table.ask.seat == 1
    assert list(table.ask.options) == PARTY
    table.answer_with("jozan")
    state = table.state
    assert state.opened == 1 << door
    assert state.ground.beside(1 << state.hero("jozan").square) & state.ground.door_masks[door]
    ready(table)
    assert table.state.turn.actions in (0, 2)  # nobody has spent an action yet


@rule("FA-013")
def test_a_locked_door_is_not_opened_for_nothing():
    drawing = """
        ###########
        #...L.....#
        #...#.....#
        ##+########
        #.........#
        ###########
    """
    table = dungeon(drawing, {"regdar": "1,1"}, hidden="BC").play(("first_door",))
    [door] = [index for index, door in enumerate(table.state.layout.doors) if not door.locked]
    assert table.state.opened == 1 << door
    assert table.at("regdar") == "2,2"  # he stands in front of it
    assert table.state.tried == 0


# ---- setting up a room


@rule("FA-014", "FA-015")
def test_a_room_is_laid_out_when_it_is_revealed():
    table = with_master(HOUSE, {"regdar": "3,1"}, hidden="B", lines="- chests: 1 ordinary").turn("regdar")
    assert table.monsters == []
    assert table.state.lurking
    table.act("open", 0)
    table.act(table.square("7,1"))
    assert table.monsters == ["goblin-1"]
    assert table.monster("goblin-1").hp == MONSTERS["goblin"].hp
    assert table.state.lurking == ()
    assert table.told("revealed")


@rule("FA-016")
def test_traps_stay_hidden_when_a_room_is_laid_out():
    drawing = HOUSE.replace("#...#.....#", "#...#..^..#")
    table = with_master(
        drawing, {"regdar": "3,1"}, hidden="B", lines="- chests: 1 ordinary\n- traps: 7,2 Pit"
    ).turn("regdar")
    table.act("open", 0).act(table.square("7,1"))
    assert len(table.state.traps) == 1
    assert table.state.found == 0
    told = [event for event in table.table.journal if "trap" in event.kind]
    assert told == []


@rule("FA-017")
def test_a_monster_may_be_placed_on_any_free_space_but_not_in_front_of_a_door():
    table = with_master(HOUSE, {"regdar": "3,1"}, hidden="B", lines="- chests: 1 ordinary").turn("regdar")
    table.act("open", 0)
    assert table.asked == 0
    offered = [each for each in table.ask.options if each is not None]
    spots = {f"{square % 11},{square // 11}" for square in offered}
    assert spots == {
        "6,1",
        "7,1",
        "8,1",
        "9,1",
        "5,2",
        "6,2",
        "7,2",
        "8,2",
        "9,2",
        "5,3",
        "6,3",
        "7,3",
        "8,3",
    }
    table.act(table.square("5,3"))
    assert table.at("goblin-1") == "5,3"


@rule("FA-017")
def test_both_halves_of_a_double_door_are_kept_free():
    drawing = "###########\n#...D..g..#\n#...D.....#\n#...#.....#\n###########"
    table = with_master(drawing, {"regdar": "3,1"}, hidden="B").turn("regdar").act("open", 0)
    assert not {table.square("5,1"), table.square("5,2")} & set(table.ask.options)
    assert table.square("5,3") in table.ask.options


@rule("FA-018")
def test_a_numbered_monster_has_its_fixed_space():
    drawing = HOUSE.replace("g", "1")
    lines = "- numbered: 1 at 7,1 = Grub: Goblin with HP 5\n- chests: 1 ordinary"
    table = with_master(drawing, {"regdar": "3,1"}, hidden="B", lines=lines).turn("regdar")
    table.act("open", 0)
    assert [monster.square for monster in table.state.monsters] == [table.square("7,1")]
    assert table.state.monsters[0].hp == 5


# ---- Initiative


@rule("FA-019", "FA-110")
def test_there_is_an_initiative_card_for_each_hero_and_one_for_the_dungeon_master():
    orders = {tuple(ready(real(seed=seed)).state.order) for seed in range(8)}
    assert all(sorted(order) == sorted([*PARTY, MASTER]) for order in orders)
    assert len(orders) > 3


def opened(seed: int, **more) -> Dungeon:
    """Regdar has opened a door."""
    heroes = {"regdar": "3,1", "lidda": "1,1", "jozan": "1,2", "mialee": "1,3"}
    table = with_master(HOUSE, heroes, seed=seed, lines="- chests: 1 ordinary", hidden="B", **more)
    return table.turn("regdar").act("open", 0)


@rule("FA-020", "FA-023")
def test_opening_a_door_deals_initiative_anew_and_ends_the_openers_turn():
    firsts = set()
    for seed in range(12):
        table = opened(seed)
        table.act(table.square("7,1"))
        assert len(table.told("initiative")) == 1
        assert sorted(table.state.order) == sorted([*PARTY, MASTER])
        firsts.add(table.state.order[0])
        who = table.state.turn.figure or MASTER
        assert who == table.state.order[0]
        if who == "regdar":
            assert table.state.turn.actions == 2  # a new turn, not the rest of the old one
    assert len(firsts) > 2


@rule("FA-020")
def test_a_door_between_two_revealed_areas_is_a_new_door_as_well():
    table = dungeon(HOUSE, {"regdar": "3,1"}, lines="- chests: 1 ordinary").turn("regdar").act("open", 0)
    assert len(table.told("initiative")) == 1


@rule("FA-021")
def test_initiative_is_shown_only_after_the_room_is_laid_out():
    table = opened(1)
    assert table.ask.kind == "placing"
    assert not table.told("initiative")
    table.act(table.square("7,1"))
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("revealed") < kinds.index("initiative")


@rule("FA-022", "FA-110")
def test_play_goes_round_in_the_order_of_the_cards():
    heroes = {"regdar": "1,1", "lidda": "2,1", "jozan": "3,1"}
    table = with_master(ROOM.replace("#......#", "#.....g#", 1), heroes)
    table.state.order = ["lidda", MASTER, "regdar", "jozan"]
    table.turn("lidda")
    seen = []
    for _ in range(9):
        seen.append(table.state.turn.figure or MASTER)
        if table.ask.kind == "monster":
            table.act(None)
        else:
            table.act("end")
    assert seen == ["lidda", MASTER, "regdar", "jozan"] * 2 + ["lidda"]


@rule("FA-024")
def test_a_dead_hero_receives_no_card():
    table = dungeon(
        HOUSE, {"regdar": "3,1", "lidda": "1,1"}, dead=["lidda"], lines="- chests: 1 ordinary"
    ).turn("regdar")
    table.act("open", 0)
    assert sorted(table.state.order) == sorted(["regdar", MASTER])


@rule("FA-024")
def test_a_revived_hero_comes_last_in_the_cycle():
    table = dungeon(ROOM, {"regdar": "1,1", "lidda": "2,1", "jozan": "3,1"}, dead=["regdar"])

    async def again(s):
        s.place = 1
        await revive(s, s.hero("regdar"), "FA-024")

    table.happen(again)
    assert table.state.order == ["lidda", "jozan", MASTER, "regdar"]
    assert table.state.order[table.state.place] == "lidda"  # whose turn it was it still is


# ---- hero actions


@rule("FA-025")
def test_a_hero_has_two_actions_and_may_take_fewer():
    table = dungeon(ROOM, {"regdar": "1,1", "lidda": "6,3"}).turn("regdar")
    assert table.state.turn.actions == 2
    table.act("walk", "5,1").act("walk", "1,1")
    assert table.state.turn.figure == "lidda"
    table.act("end")
    assert table.state.turn.figure != "lidda"


@rule("FA-026")
def test_moving_doors_chests_changing_and_attacking_are_open_to_every_hero():
    drawing = """
        ###########
        #..g#.....#
        #...+.....#
        #C..#.....#
        ###########
    """
    for name in PARTY:
        table = dungeon(
            drawing,
            {name: "3,2"},
            lines="- chests: 1 ordinary",
            items={name: ["salamander-spear"]},
            deck=["healing"],
        ).turn(name)
        assert {"walk", "open", "attack", "change", "end"} <= verbs(table)
        assert table.square("1,3") in [square for _, square in table.choices("walk")]


@rule("FA-026")
@pytest.mark.parametrize("option", [("open", 0), ("change",), ("attack", "broadsword", "melee", "goblin-1")])
def test_each_of_them_costs_one_action(option):
    drawing = HOUSE.replace("+", "L").replace("#...", "#..g", 1)
    table = dungeon(drawing, {"regdar": "3,2"}, lines="- chests: 1 ordinary", rolls="R0 O0", hidden="B")
    table.hero("regdar").square = table.square("3,1") if option[0] == "open" else table.square("2,1")
    if option[0] == "open":
        table.state.monsters.clear()
    table.turn("regdar").act(*option)
    while table.ask.kind != "act":
        table.table.answer(0)
    assert (table.state.turn.figure, table.state.turn.actions) == ("regdar", 1)


@rule("FA-027")
def test_special_actions_are_for_the_heroes_whose_card_grants_them():
    drawing = """
        ########
        #......#
        #...k..#
        #......#
        ########
    """
    heroes = {"regdar": "1,1", "lidda": "1,2", "jozan": "1,3", "mialee": "6,3"}
    table = dungeon(drawing, heroes, hp={"jozan": 3}, items={"jozan": ["lesser-restoration"]})
    found = {}
    for name in heroes:
        table.turn(name)
        found[name] = verbs(table) & {"search", "heal", "turn undead", "cast"}
    assert found == {
        "regdar": set(),
        "lidda": {"search"},
        "jozan": {"heal", "turn undead", "cast"},
        "mialee": set(),
    }
    assert ("disable", table.square("1,1")) not in table.ask.options


@rule("FA-027", "FA-052")
def test_only_the_rogue_disables_traps():
    drawing = ROOM.replace("#......#", "#.^....#", 1)
    for name, may in (("lidda", True), ("regdar", False)):
        table = dungeon(drawing, {name: "1,1"}, lines="- traps: 2,1 Pit")
        table.state.found = 1 << table.square("2,1")
        assert bool(table.turn(name).choices("disable")) == may


@rule("FA-028")
def test_a_spell_costs_an_action_and_its_spell_points_and_stays_with_the_hero():
    drawing = ROOM.replace("#......#", "#...e..#", 1)
    kit = {"mialee": ["scorching-ray"]}
    table = dungeon(drawing, {"mialee": "1,1"}, level=2, items=kit, sp={"mialee": 3}, rolls="Y1 O1 O1")
    table.turn("mialee").act("attack", "scorching-ray", "ranged", "ogre-1")
    hero = table.hero("mialee")
    assert (hero.sp, hero.in_use, table.state.turn.actions) == (1, ["scorching-ray"], 1)
    assert not table.choices("attack")  # 1 SP is not enough for another
    away = dungeon(drawing, {"mialee": "1,1"}, level=2, items={"mialee": []})
    away.hero("mialee").knapsack.append("scorching-ray")
    assert not away.turn("mialee").choices("attack")


@rule("FA-029")
def test_the_same_action_may_be_taken_twice_in_any_order():
    drawing = ROOM.replace("#......#", "#.e....#", 1)
    table = dungeon(drawing, {"regdar": "1,1", "lidda": "6,3"}, rolls="R1 O2 R1 O2").turn("regdar")
    table.act("attack", "broadsword", "melee", "ogre-1").act("attack", "broadsword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - 2 * (3 + 1 - 2)
    back = dungeon(drawing, {"regdar": "1,1", "lidda": "6,3"}, rolls="R1 O2").turn("regdar")
    back.act("attack", "broadsword", "melee", "ogre-1").act("walk", "1,3")
    assert back.at("regdar") == "1,3"


@rule("FA-029")
def test_a_table_may_allow_one_attack_in_a_turn_only():
    drawing = ROOM.replace("#......#", "#.e....#", 1)
    table = dungeon(drawing, {"regdar": "1,1"}, rolls="R1 O2", hero_attacks="1").turn("regdar")
    table.act("attack", "broadsword", "melee", "ogre-1")
    assert table.state.turn.actions == 1
    assert not table.choices("attack")


# ---- movement


@rule("FA-030")
def test_a_move_covers_up_to_the_allowance_in_rows_and_columns():
    row = "############\n#..........#\n#..........#\n############"
    for name, move in (("regdar", 4), ("lidda", 6), ("jozan", 4), ("mialee", 5)):
        found = goals(dungeon(row, {name: "1,1"}).turn(name))
        assert f"{1 + move},1" in found
        assert f"{2 + move},1" not in found
        assert f"{move},2" in found
        assert f"{1 + move},2" not in found


@rule("FA-030")
def test_what_is_left_of_a_move_can_be_walked_later_but_not_after_another_action():
    table = dungeon("############\n#..........#\n############", {"regdar": "1,1"}).turn("regdar")
    table.act("walk", "3,1")
    assert (table.state.turn.actions, table.state.turn.moving) == (1, 2)
    table.act("walk", "5,1")
    assert (table.state.turn.actions, table.state.turn.moving) == (1, 0)
    other = dungeon("############\n#..........#\n############", {"lidda": "1,1"})
    other.hero("lidda").more = 1  # three actions
    other.turn("lidda").act("walk", "3,1").roll("search:blank").act("search")
    assert (other.state.turn.actions, other.state.turn.moving) == (1, 0)


@rule("FA-031", "FA-033")
def test_heroes_pass_through_heroes_and_do_not_end_there():
    table = dungeon("########\n#......#\n########", {"regdar": "1,1", "lidda": "2,1"}).turn("regdar")
    assert "2,1" not in goals(table)
    table.act("walk", "3,1")
    assert table.at("regdar") == "3,1"


@rule("FA-032")
@pytest.mark.parametrize("thing", ["g", "I", "T", "#", "+"])
def test_heroes_do_not_pass_monsters_pillars_trees_walls_or_closed_doors(thing):
    table = dungeon(f"########\n#..{thing}...#\n########", {"regdar": "1,1"}).turn("regdar")
    assert goals(table) == {"2,1"}


@rule("FA-032")
def test_heroes_do_not_pass_chests_but_an_open_door_is_no_obstacle():
    chest = dungeon("########\n#..C...#\n########", {"regdar": "1,1"}, lines="- chests: 1 ordinary").turn(
        "regdar"
    )
    assert goals(chest) == {"2,1", "3,1"}
    door = dungeon("########\n#..+...#\n########", {"regdar": "1,1"}, opened=["3,1"]).turn("regdar")
    assert goals(door) == {"2,1", "3,1", "4,1", "5,1"}


@rule("FA-033")
def test_a_hero_does_not_end_on_a_monster_that_she_sneaks_through():
    table = dungeon("########\n#.g....#\n########", {"lidda": "1,1"}).turn("lidda")
    assert "2,1" not in goals(table)
    assert "3,1" in goals(table)


# ---- doors


@rule("FA-034")
def test_a_door_is_opened_from_a_space_next_to_it_on_either_side():
    for spot, may in (("3,1", True), ("5,1", True), ("3,2", False), ("2,1", False)):
        table = dungeon(HOUSE, {"regdar": spot}, lines="- chests: 1 ordinary").turn("regdar")
        assert bool(table.choices("open")) == may, spot


@rule("FA-034")
def test_an_open_door_never_closes_again():
    table = dungeon(HOUSE, {"regdar": "3,1"}, lines="- chests: 1 ordinary", opened=["4,1"]).turn("regdar")
    assert not table.choices("open")
    assert "4,1" in goals(table)


LOCKED = """
    ##############
    #...L...+....#
    #...#...#....#
    ##############
"""


@rule("FA-035", "FA-200")
def test_a_locked_door_stays_closed_costs_the_action_and_is_known_from_now_on():
    table = dungeon(LOCKED, {"regdar": "3,1"}, hidden="B").turn("regdar").act("open", 0)
    state = table.state
    assert (state.opened, state.tried, state.locked) == (0, 1, 1)
    assert (state.turn.figure, state.turn.actions) == ("regdar", 1)
    assert not table.told("initiative")
    assert len(table.told("locked")) == 1
    table.act("walk", "1,1")
    assert table.at("regdar") == "1,1"


@rule("FA-036", "FA-200")
def test_a_key_unlocks_and_opens_a_door_in_one_action_and_is_spent():
    table = dungeon(LOCKED, {"regdar": "3,1"}, hidden="B")
    table.state.keys = 2
    table.turn("regdar").act("open", 0)
    table.act(True)
    assert (table.state.opened, table.state.locked, table.state.keys) == (1, 0, 1)
    assert len(table.told("initiative")) == 1


@rule("FA-036")
def test_a_hero_may_keep_the_key():
    table = dungeon(LOCKED, {"regdar": "3,1"}, hidden="B")
    table.state.keys = 1
    table.turn("regdar").act("open", 0).act(False)
    assert (table.state.opened, table.state.keys, table.state.turn.actions) == (0, 1, 1)


@rule("FA-036")
def test_a_master_key_is_not_spent():
    table = dungeon(LOCKED, {"regdar": "3,1"}, hidden="B")
    table.state.master_key = True
    table.turn("regdar").act("open", 0).act(True)
    assert table.state.opened == 1
    assert table.state.master_key


@rule("FA-037")
def test_keys_take_no_place_and_any_hero_uses_them():
    drawing = "########\n#.S.L..#\n########"
    full = ["healing"] * 3
    table = dungeon(
        drawing, {"regdar": "1,1", "lidda": "3,1"}, lines="- chests: special: 2,1 key", items={"regdar": full}
    ).turn("regdar")
    table.act("walk", "2,1")
    while table.state.chests:
        table.act("chest")
    assert table.state.keys == 1
    assert table.hero("regdar").items == full
    table.turn("lidda").act("open", 0).act(True)
    assert (table.state.opened, table.state.keys) == (1, 0)


# ---- chests

CHEST = "##########\n#.......C#\n##########"
ORDINARY = "- chests: 1 ordinary"


@rule("FA-038", "FA-040", "FA-109")
def test_a_hero_moves_onto_a_chest_and_opens_it_with_the_other_action():
    table = dungeon(
        CHEST, {"regdar": "7,1"}, lines=ORDINARY, items={"regdar": []}, deck=["mace", "battle-axe"]
    ).turn("regdar")
    assert not table.choices("chest")
    table.act("walk", "8,1")  # all that is left to do is to open it
    table.act(True)  # into use
    assert "battle-axe" in table.hero("regdar").in_use
    assert table.state.deck == ["mace"]
    assert table.state.chests == ()
    assert table.at("regdar") == "8,1"


@rule("FA-039", "FA-108")
def test_a_chest_is_entered_only_with_an_action_left_to_open_it():
    far = dungeon("##########\n#.......C#\n##########", {"mialee": "2,1"}, lines=ORDINARY).turn("mialee")
    assert "8,1" not in goals(far)  # six steps with five spaces
    far.act("walk", "7,1")
    assert far.state.turn.actions == 1
    assert "8,1" not in goals(far)  # a second move would leave no action
    near = dungeon("##########\n#.......C#\n##########", {"mialee": "3,1"}, lines=ORDINARY).turn("mialee")
    assert "8,1" in goals(near)


@rule("FA-039")
def test_a_chest_is_the_last_space_of_a_move_and_the_hero_must_open_it():
    drawing = "##########\n#..C.....#\n##########"
    table = dungeon(
        drawing,
        {"regdar": "1,1"},
        lines=ORDINARY,
        items={"regdar": ["healing"]},
        hp={"regdar": 3},
        deck=["mace"],
    ).turn("regdar")
    table.act("walk", "3,1")
    assert verbs(table) == {"chest", "potion"}  # a potion may be drunk in between
    table.act("potion", "regdar", "healing")
    assert table.hero("regdar").hp == 5
    assert table.state.chests == ()  # then nothing else was left to do


@rule("FA-039")
def test_what_is_left_of_a_first_move_still_reaches_a_chest():
    drawing = "##########\n#...C....#\n##########"
    table = dungeon(drawing, {"regdar": "1,1"}, lines=ORDINARY, deck=["healing"]).turn("regdar")
    table.act("walk", "2,1")
    assert "4,1" in goals(table)
    table.act("walk", "4,1")
    assert table.state.chests == ()


@rule("FA-040")
def test_an_empty_deck_is_made_anew_of_the_discard_pile_without_special_items():
    table = dungeon(CHEST, {"regdar": "7,1"}, lines=ORDINARY, deck=[], level=2)
    table.state.discard = ["silver-dagger", "healing"]
    table.turn("regdar").act("walk", "8,1")
    assert table.hero("regdar").knapsack == ["healing"]
    assert table.state.discard == ["silver-dagger"]


@rule("FA-040", "FA-096")
def test_a_special_item_discarded_in_an_earlier_adventure_goes_into_the_new_deck():
    table = dungeon(CHEST, {"regdar": "7,1"}, lines=ORDINARY, deck=[], level=2)
    table.state.discard = ["silver-dagger", "flame-tongue"]
    table.state.progress.discard = ["silver-dagger"]
    table.turn("regdar").act("walk", "8,1")
    assert table.state.discard == ["flame-tongue"]
    assert "silver-dagger" in table.state.drawn + table.hero("regdar").items


@rule("FA-040")
def test_with_no_cards_left_nothing_is_found():
    table = dungeon(CHEST, {"regdar": "7,1"}, lines=ORDINARY, deck=[]).turn("regdar").act("walk", "8,1")
    assert table.state.chests == ()
    assert table.told("found-nothing")


@rule("FA-041")
def test_monsters_never_enter_or_open_chests():
    table = with_master("##########\n#g.C...C.#\n##########", {"regdar": "8,1"}, lines="- chests: 2 ordinary")
    acting(table, "goblin-1")
    assert goals(table) == {"2,1"}
    assert verbs(table) == {"walk", "done"}


@rule("FA-042")
def test_a_special_chest_gives_what_the_adventure_names():
    table = dungeon(
        CHEST.replace("C", "S"), {"lidda": "7,1"}, lines="- chests: special: 8,1 Silver Dagger", deck=["mace"]
    ).turn("lidda")
    table.act("walk", "8,1")
    while table.ask.kind != "act":
        table.table.answer(0)
    assert "silver-dagger" in table.hero("lidda").items
    assert table.state.deck == ["mace"]


@rule("FA-043", "FA-201")
def test_a_booby_trap_is_carried_out_ends_the_turn_and_fills_no_place():
    heroes = {"regdar": "6,1", "lidda": "1,1"}
    table = dungeon(CHEST, heroes, lines=ORDINARY, deck=["mace", "poison-needle"]).turn("regdar")
    before = list(table.hero("regdar").items)
    table.act("walk", "8,1")
    assert table.hero("regdar").hp == 7
    assert table.hero("regdar").items == before
    assert table.state.discard == ["poison-needle"]
    assert table.state.deck == ["mace"]
    assert table.state.turn.figure == "lidda"


@rule("FA-043")
def test_a_booby_trap_ends_even_a_turn_of_three_actions():
    table = dungeon(CHEST, {"regdar": "6,1", "lidda": "1,1"}, lines=ORDINARY, deck=["poison-needle"])
    table.hero("regdar").more = 1
    table.turn("regdar").act("walk", "8,1")
    while table.state.chests:
        table.act("chest")
    assert table.state.turn.figure == "lidda"


# ---- changing and exchanging items


@rule("FA-044")
def test_an_item_in_use_is_swapped_with_one_from_the_knapsack():
    table = dungeon(ROOM, {"lidda": "1,1", "regdar": "6,3"}, items={"lidda": ["light-bow", "short-sword"]})
    assert (table.hero("lidda").in_use, table.hero("lidda").knapsack) == (["light-bow"], ["short-sword"])
    table.turn("lidda").act("change").act("swap", "light-bow", "short-sword")
    assert (table.hero("lidda").in_use, table.hero("lidda").knapsack) == (["short-sword"], ["light-bow"])
    assert table.state.turn.actions == 1


@rule("FA-044")
def test_an_empty_place_counts_for_putting_into_use_and_putting_away():
    table = dungeon(ROOM, {"lidda": "1,1"}, items={"lidda": ["light-bow"]})
    table.hero("lidda").knapsack.append("boots-of-striding")
    table.turn("lidda").act("change")
    assert set(table.ask.options) == {("use", "boots-of-striding", ""), ("away", "light-bow", "")}
    table.act("use", "boots-of-striding", "")
    assert table.hero("lidda").in_use == ["light-bow", "boots-of-striding"]


@rule("FA-044")
def test_a_hero_does_not_put_what_others_use_into_use():
    table = dungeon(ROOM, {"mialee": "1,1"}, items={"mialee": []})
    table.hero("mialee").knapsack.append("greatsword")
    assert not table.turn("mialee").choices("change")


@rule("FA-045")
def test_heroes_side_by_side_exchange_an_item_each():
    table = dungeon(
        ROOM, {"regdar": "1,1", "lidda": "2,1"}, items={"regdar": ["broadsword"], "lidda": ["healing"]}
    ).turn("regdar")
    table.act("exchange", "lidda").act("broadsword", "healing")
    assert table.hero("regdar").items == ["healing"]
    assert table.hero("lidda").items == ["broadsword"]
    assert table.state.turn.actions == 1


@rule("FA-045")
def test_one_item_may_be_given_for_nothing_and_both_players_must_agree():
    for agreed, left in ((True, []), (False, ["healing"])):
        table = dungeon(
            ROOM,
            {"regdar": "1,1", "lidda": "2,1"},
            items={"regdar": ["healing"], "lidda": []},
            seats=2,
            dungeon_master="automatic",
        ).turn("regdar")
        table.act("exchange", "lidda")
        if table.ask.kind == "bargain":
            table.act("healing", "")
        assert table.asked == 1
        table.act(agreed)
        assert table.hero("regdar").items == left
        assert table.state.turn.actions == 1  # paid whether or not they agree


@rule("FA-045")
def test_who_thinks_better_of_an_exchange_has_used_no_action_and_may_go_on_moving():
    table = dungeon(
        ROOM, {"regdar": "1,1", "lidda": "3,1"}, items={"regdar": ["broadsword"], "lidda": ["healing"]}
    ).turn("regdar")
    table.act("walk", "2,1")
    moving = table.state.turn.moving
    assert moving
    table.act("exchange", "lidda").act(None)
    turn = table.state.turn
    assert (turn.actions, turn.moving, turn.fresh) == (1, moving, False)
    assert table.hero("regdar").items == ["broadsword"]
    assert not table.told("exchanged")


@rule("FA-045")
def test_an_exchange_that_was_put_off_is_offered_again_once_something_else_is_done():
    table = dungeon(
        ROOM, {"regdar": "2,1", "lidda": "3,1", "jozan": "2,2"}, items={"lidda": ["healing"]}
    ).turn("regdar")
    table.act("exchange", "lidda").act(None)
    assert table.choices("exchange") == [("exchange", "jozan")]
    refused = [each for each in table.ask.refused if each.option == ("exchange", "lidda")]
    assert [each.rule for each in refused] == ["FA-045"]
    table.act("walk", "2,3").act("walk", "2,1")
    assert ("exchange", "lidda") in table.choices("exchange")


@rule("FA-045")
def test_a_bot_that_would_lose_by_an_exchange_makes_none():
    table = dungeon(ROOM, {"mialee": "1,1", "regdar": "2,1"}, items={"mialee": [], "regdar": ["broadsword"]})
    table.turn("regdar").act("exchange", "mialee")
    weights = RULES.priors(table.state, table.ask)
    assert weights[table.ask.options.index(None)] == max(weights)


@rule("FA-045")
def test_no_exchange_diagonally_or_with_the_dead_or_without_room():
    heroes = {"regdar": "1,1", "lidda": "2,2", "jozan": "2,1"}
    table = dungeon(ROOM, heroes, dead=["jozan"]).turn("regdar")
    assert not table.choices("exchange")
    full = dungeon(
        ROOM,
        {"mialee": "1,1", "lidda": "2,1"},
        items={"mialee": ["greatsword"], "lidda": ["healing"] * 3},
    )
    full.turn("mialee").act("exchange", "lidda")
    assert ("greatsword", "") not in full.ask.options
    assert ("greatsword", "healing") in full.ask.options


# ---- healing and sneaking


@rule("FA-058")
def test_the_cleric_turns_spell_points_into_hit_points_of_a_hero_beside_him_or_his_own():
    heroes = {"jozan": "2,2", "regdar": "2,1", "lidda": "3,3"}
    table = dungeon(ROOM, heroes, hp={"jozan": 5, "regdar": 2, "lidda": 1}, items={"jozan": []}).turn("jozan")
    assert set(table.choices("heal")) == {
        ("heal", "jozan", 1), ("heal", "regdar", 1), ("heal", "regdar", 2), ("heal", "regdar", 3),
    }  # fmt: skip
    table.act("heal", "regdar", 3)
    assert (table.hero("regdar").hp, table.hero("jozan").sp, table.state.turn.actions) == (5, 2, 1)


@rule("FA-059")
def test_a_sneaking_hero_passes_through_monsters_at_no_extra_cost():
    table = dungeon("##########\n#.gg.....#\n##########", {"lidda": "1,1"}).turn("lidda")
    assert goals(table) == {"4,1", "5,1", "6,1", "7,1"}
    table.act("walk", "4,1")
    assert (table.state.turn.moving, table.state.turn.actions) == (3, 1)
    assert not goals(dungeon("##########\n#.gg.....#\n##########", {"regdar": "1,1"}).turn("regdar"))


@rule("FA-060")
def test_a_sneaking_hero_adds_a_sword_against_monsters_that_she_passed_in_this_turn():
    table = dungeon("##########\n#.e.e....#\n##########", {"lidda": "1,1"}, items={"lidda": ["short-sword"]})
    table.turn("lidda").act("walk", "3,1")
    table.roll("Y1 O2").act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (3 + 1 - 2)
    other = dungeon("##########\n#.e.e....#\n##########", {"lidda": "1,1"}, items={"lidda": ["short-sword"]})
    other.turn("lidda").act("walk", "3,1")
    other.roll("Y1 O2").act("attack", "short-sword", "melee", "ogre-2")
    assert other.monster("ogre-2").hp == 12 - (3 - 2)


@rule("FA-060")
def test_the_bonus_counts_for_shots_and_is_gone_in_the_next_turn():
    table = with_master(
        "##########\n#.e......#\n##########", {"lidda": "1,1"}, items={"lidda": ["light-bow"]}
    )
    table.turn("lidda").act("walk", "5,1")
    table.roll("Y2 R2").act("attack", "light-bow", "ranged", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (4 + 1 - 2)
    table.turn("lidda").roll("Y2 R2").act("attack", "light-bow", "ranged", "ogre-1")
    assert table.monster("ogre-1").hp == 9 - (4 - 2)


@rule("FA-059", "FA-060", "FA-163")
def test_whichever_square_of_a_dragon_she_passes_she_has_passed_the_dragon():
    drawing = "##########\n#....1...#\n#........#\n##########"
    table = dungeon(
        drawing,
        {"lidda": "4,2"},
        set="winter",
        level=3,
        lines="- numbered: 1 at 5,1 = White Dragon: White Dragon",
    ).turn("lidda")
    table.act("walk", "7,2")
    assert table.state.turn.passed == ["white-dragon-1"]


# ---- the Dungeon Master's actions

DEN = """
    ###########
    #g...g...n#
    #.........#
    #.........#
    ###########
"""


@rule("FA-061", "FA-065", "FA-067")
def test_every_monster_acts_in_any_order_one_after_the_other_and_is_then_used():
    table = with_master(DEN, {"regdar": "5,3"}).master_turn()
    assert set(table.ask.options) == {"goblin-1", "goblin-2", "gnoll-1", None}
    table.act("gnoll-1")
    assert table.state.turn.actions == 2
    assert table.ask.kind == "monster act"
    table.act("walk", "9,2")
    assert (table.ask.kind, table.state.turn.figure) == (
        "monster act",
        "gnoll-1",
    )  # it has to be finished first
    table.act("done")
    assert table.monster("gnoll-1").used
    assert set(table.ask.options) == {"goblin-1", "goblin-2", None}
    table.act("goblin-2").act("done").act("goblin-1").act("done")
    assert not any(monster.used for monster in table.state.monsters)  # straightened at the end of the turn
    assert table.state.turn.figure == "regdar"


@rule("FA-067")
def test_a_monster_that_must_miss_its_turn_is_not_offered_and_is_free_again_afterwards():
    table = with_master(DEN, {"regdar": "5,3"})
    table.monster("gnoll-1").misses = 1
    table.master_turn()
    assert set(table.ask.options) == {"goblin-1", "goblin-2", None}
    table.act(None)
    assert table.monster("gnoll-1").misses == 0


@rule("FA-062", "FA-063")
def test_monsters_pass_through_monsters_but_not_heroes_or_obstacles():
    row = "###########\n#gg.......#\n###########"
    table = with_master(row, {"regdar": "9,1"})
    acting(table, "goblin-1")
    assert goals(table) == {"3,1", "4,1", "5,1", "6,1"}
    blocked = with_master("###########\n#g........#\n###########", {"regdar": "3,1"})
    acting(blocked, "goblin-1")
    assert goals(blocked) == {"2,1"}


@rule("FA-062")
@pytest.mark.parametrize("thing", ["I", "T", "C", "#", "+"])
def test_monsters_do_not_pass_pillars_trees_chests_walls_or_closed_doors(thing):
    lines = ORDINARY if thing == "C" else ""
    table = with_master(f"###########\n#g.{thing}.....##\n###########", {"regdar": "8,1"}, lines=lines)
    acting(table, "goblin-1")
    assert goals(table) == {"2,1"}


@rule("FA-062")
def test_a_monster_moves_no_farther_than_its_card_says_and_not_diagonally():
    table = with_master("###########\n#n........#\n#.........#\n###########", {"regdar": "9,2"})
    acting(table, "gnoll-1")
    found = goals(table)
    assert "5,1" in found
    assert "6,1" not in found
    assert "4,2" in found
    assert "5,2" not in found


@rule("FA-064", "FA-066")
def test_a_monster_attacks_once_and_may_move_before_or_after():
    row = "###########\n#g........#\n###########"
    table = with_master(row, {"regdar": "3,1", "lidda": "9,1"})
    acting(table, "goblin-1")
    assert not table.choices("attack")
    table.act("walk", "2,1").roll("Y2 Y2 O2").act("attack", "melee", "regdar")
    assert table.hero("regdar").hp == 8 - (6 - 4)
    assert table.state.turn.figure != "goblin-1"  # both actions are used


@rule("FA-066")
def test_a_monster_may_attack_and_then_move_but_not_attack_twice():
    table = with_master("###########\n#.g.......#\n###########", {"regdar": "1,1", "lidda": "9,1"})
    acting(table, "goblin-1").roll("Y0 Y0 O0").act("attack", "melee", "regdar")
    assert verbs(table) == {"walk", "done"}
    table.act("walk", "5,1")
    assert table.at("goblin-1") == "5,1"


@rule("FA-066")
def test_a_monster_may_move_twice_or_do_nothing():
    table = with_master("##############\n#g...........#\n##############", {"regdar": "12,1"})
    acting(table, "goblin-1").act("walk", "6,1").act("walk", "11,1")
    assert table.at("goblin-1") == "11,1"
    idle = with_master("##############\n#g...........#\n##############", {"regdar": "12,1"})
    acting(idle, "goblin-1").act("done")
    assert idle.at("goblin-1") == "1,1"
    assert idle.state.turn.figure == "regdar"


@rule("FA-068")
def test_a_defeated_monster_leaves_play_with_its_card():
    table = dungeon(ROOM.replace("#......#", "#.g....#", 1), {"regdar": "1,1"}, rolls="R2 O2").turn("regdar")
    free = dict(table.state.free)
    table.act("attack", "broadsword", "melee", "goblin-1")
    assert table.monsters == []
    assert "2,1" in goals(table)
    assert table.state.free == free  # its card is no free card
    assert table.state.roaming_discard == []


@rule("FA-069")
def test_without_monsters_the_dungeon_masters_turn_passes_at_once():
    table = with_master(ROOM, {"regdar": "1,1"}).master_turn()
    assert (table.state.turn.figure, table.asked) == ("regdar", 1)
    assert table.state.master_turns == 1


@rule("FA-070")
def test_monsters_cannot_open_doors():
    table = with_master("###########\n#..g+.....#\n###########", {"regdar": "9,1"})
    acting(table, "goblin-1")
    assert verbs(table) == {"walk", "done"}
    assert goals(table) == {"1,1", "2,1"}


# ---- attacking


@rule("FA-071")
def test_heroes_attack_monsters_only_and_only_within_reach():
    table = dungeon(
        "########\n#...g..#\n########", {"regdar": "1,1", "jozan": "2,1"}, items={"regdar": ["mace"]}
    )
    assert not table.turn("regdar").choices("attack")
    near = dungeon(
        "########\n#..g...#\n########", {"regdar": "2,1", "jozan": "1,1"}, items={"regdar": ["mace"]}
    )
    assert near.turn("regdar").choices("attack") == [("attack", "mace", "melee", "goblin-1")]


@rule("FA-072")
def test_a_melee_attack_reaches_an_orthogonally_adjacent_space_only():
    drawing = """
        ########
        #g.g...#
        #......#
        #g.g.g.#
        ########
    """
    table = dungeon(drawing, {"regdar": "2,2"}, items={"regdar": ["mace"]}).turn("regdar")
    assert not table.choices("attack")
    for spot in ("2,1", "1,2", "3,2", "2,3"):
        near = dungeon(drawing, {"regdar": spot}, items={"regdar": ["mace"]}).turn("regdar")
        assert len(near.choices("attack")) == 2, spot


# ---- death


@rule("FA-084")
def test_a_dead_hero_leaves_the_board_and_takes_no_further_part():
    table = dungeon(ROOM, {"regdar": "1,1", "lidda": "2,1", "jozan": "6,3"})
    falls(table, "lidda")
    assert table.hero("lidda").dead
    assert table.at("lidda") == "2,1"
    table.turn("regdar").act("end")
    assert table.state.turn.figure == "jozan"


@rule("FA-085")
def test_a_revived_hero_returns_where_he_died_with_four_hit_points_and_spell_points():
    table = dungeon(ROOM, {"mialee": "3,2", "regdar": "1,1"}, dead=["mialee"], sp={"mialee": 0})

    async def again(s):
        await revive(s, s.hero("mialee"), "FA-085")

    table.happen(again)
    hero = table.hero("mialee")
    assert (hero.dead, hero.hp, hero.sp, table.at("mialee")) == (False, 4, 4, "3,2")


@rule("FA-085")
def test_if_the_space_is_taken_a_revived_hero_returns_beside_it():
    table = dungeon("########\n#......#\n########", {"regdar": "1,1", "lidda": "1,1"}, dead=["lidda"])

    async def again(s):
        await revive(s, s.hero("lidda"), "FA-085")

    table.happen(again)
    assert table.at("lidda") == "2,1"
    assert table.hero("lidda").sp == 0


@rule("FA-086")
def test_the_token_of_a_dead_hero_blocks_neither_movement_nor_sight():
    row = "########\n#.....g#\n########"
    table = dungeon(row, {"lidda": "1,1", "regdar": "3,1"}, dead=["regdar"]).turn("lidda")
    assert {"3,1", "4,1"} <= goals(table)
    assert table.choices("attack", "light-bow")
    monsters = with_master(row, {"lidda": "1,1", "regdar": "3,1"}, dead=["regdar"])
    acting(monsters, "goblin-1")
    assert {"3,1", "2,1"} <= goals(monsters)


@rule("FA-208")
def test_a_hero_who_dies_in_his_own_turn_has_no_more_of_it():
    table = dungeon(
        ROOM.replace("#......#", "#.g....#", 1),
        {"mialee": "1,1", "lidda": "6,3"},
        level=3,
        items={"mialee": ["fireball"]},
        hp={"mialee": 1},
        rolls="R2 O2 P3",
    ).turn("mialee")
    table.act("cast", "fireball", table.square("2,1"))  # she stands too near to it
    assert table.hero("mialee").dead
    assert table.state.turn.figure == "lidda"


@rule("FA-209")
def test_the_dead_are_no_targets_and_are_not_healed():
    table = dungeon("########\n#g.....#\n########", {"lidda": "2,1", "jozan": "3,1"}, dead=["lidda"]).turn(
        "jozan"
    )
    assert not table.choices("heal", "lidda")
    assert not table.choices("exchange")
    assert [hero.name for hero in heroes_in_room(table.state, table.square("1,1"))] == ["jozan"]
    master = with_master("########\n#g.....#\n########", {"lidda": "2,1", "jozan": "6,1"}, dead=["lidda"])
    acting(master, "goblin-1")
    assert not master.choices("attack")

    async def mend(s):
        assert heal(s, s.hero("lidda"), 3, "FA-209") == 0

    table.happen(mend)
    assert table.hero("lidda").hp == 0


@rule("FA-209")
def test_effects_on_a_dead_hero_and_effects_that_he_cast_end_with_his_death():
    table = dungeon(ROOM, {"jozan": "1,1", "regdar": "2,1", "mialee": "3,1"})
    table.state.lasting = [
        Lasting("shield-of-faith", "regdar", "jozan"),
        Lasting("mage-armour", "mialee", "mialee"),
        Lasting("bless", "jozan", "mialee"),
    ]
    table.hero("jozan").misses = table.hero("jozan").rooted = True
    falls(table, "jozan")
    assert [each.card for each in table.state.lasting] == ["mage-armour"]
    assert not table.hero("jozan").misses
    assert not table.hero("jozan").rooted


# ---- winning and losing


@rule("FA-099")
def test_the_dungeon_master_wins_when_all_heroes_are_dead():
    drawing = "########\n#g.....#\n########"
    table = with_master(drawing, {"regdar": "2,1"}, hp={"regdar": 1})
    acting(table, "goblin-1").roll("Y2 Y2 O2").act("attack", "melee", "regdar")
    assert table.over
    assert (table.state.won, table.state.rule) == (False, "FA-099")
    assert table.table.outcome.winners == (0,)


@rule("FA-099")
def test_too_few_heroes_for_the_exit_lose_unless_somebody_can_bring_one_back():
    drawing = "########\n#g....X#\n#.....X#\n########"
    for item, over in (("healing", True), ("life", False)):
        table = with_master(
            drawing,
            {"regdar": "2,1", "lidda": "5,2"},
            win="exit: 2 heroes to X",
            hp={"regdar": 1},
            items={"lidda": [item]},
        )
        acting(table, "goblin-1").roll("Y2 Y2 O2").act("attack", "melee", "regdar")
        assert table.over == over, item


@rule("FA-099")
def test_the_heroes_lose_when_they_take_too_long():
    table = dungeon(ROOM, {"regdar": "1,1"}, round_cap="60")
    table.state.master_turns = 60
    table.master_turn()
    assert table.over
    assert not table.state.won
    off = dungeon(ROOM, {"regdar": "1,1"}, round_cap="off")
    off.state.master_turns = 999
    assert not off.master_turn().over


@rule("FA-100")
def test_the_heroes_win_at_once_when_the_objective_is_met():
    table = with_master(
        ROOM.replace("#......#", "#.g..e.#", 1), {"regdar": "1,1"}, win="defeat_all: Goblin", rolls="R2 O2"
    ).turn("regdar")
    table.act("attack", "broadsword", "melee", "goblin-1")
    assert table.over
    assert (table.state.won, table.state.rule) == (True, "FA-100")
    assert table.table.outcome.winners == (1,)
    assert table.monsters == ["ogre-1"]  # the others are ignored


@rule("FA-100")
def test_an_objective_met_by_the_death_of_the_last_hero_is_lost():
    table = dungeon(ROOM.replace("#......#", "#.g....#", 1), {"regdar": "1,1"}, win="defeat_all: Goblin")

    async def both(s):
        lose(s, "goblin-1", 9, "FA-082")
        lose(s, "regdar", 9, "FA-082")
        settle(s)

    table.happen(both)
    assert (table.state.won, table.state.rule) == (False, "FA-099")


@rule("FA-100")
@pytest.mark.parametrize(
    ("win", "lines", "drawing", "option"),
    [
        (
            "fetch: Phylactery",
            "- chests: special: 3,1 Phylactery",
            "#######\n#..S..#\n#######",
            ("walk", "3,1"),
        ),
        ("free: 1", "- numbered: 1 at 3,1 = the miller (person)", "#######\n#..1..#\n#######", ("free", "1")),
        (
            "destroy: 1",
            "- numbered: 1 at 3,1 = brazier (object AC 0, HP 1)",
            "#######\n#..1..#\n#######",
            ("attack", "broadsword", "melee", "1"),
        ),
        ("exit: 1 heroes to X", "", "#######\n#...X.#\n#######", ("walk", "4,1")),
    ],
)
def test_the_ways_to_meet_an_objective(win, lines, drawing, option):
    table = dungeon(drawing, {"regdar": "2,1"}, win=win, lines=lines, rolls="R2 O2", deck=["mace"]).turn(
        "regdar"
    )
    table.act(*option)
    assert table.over
    assert table.state.won


@rule("FA-100")
def test_a_numbered_figure_has_to_be_defeated():
    table = dungeon(
        "#######\n#.g1..#\n#######",
        {"regdar": "4,1"},
        win="defeat: 1",
        lines="- numbered: 1 at 3,1 = Angor: Bugbear with HP 1",
        rolls="R2 O2",
    ).turn("regdar")
    boss = next(monster.uid for monster in table.state.monsters if monster.digit == "1")
    falls(table, "goblin-1")
    assert not table.state.over
    table.turn("regdar").act("attack", "broadsword", "melee", boss)
    assert table.state.won


@rule("FA-100")
def test_an_area_is_won_only_when_it_is_revealed_and_all_placed_in_it_are_defeated():
    table = dungeon(
        HOUSE, {"regdar": "6,1"}, win="defeat_area: B", lines=ORDINARY, rolls="R2 O2", opened=["4,1"]
    ).turn("regdar")
    assert not table.over
    table.act("attack", "broadsword", "melee", "goblin-1")
    assert table.state.won
    elsewhere = dungeon(
        HOUSE.replace("#...", "#..g", 1),
        {"regdar": "6,1"},
        win="defeat_area: B",
        lines=ORDINARY,
        rolls="R2 O2",
        opened=["4,1"],
    ).turn("regdar")
    assert len(elsewhere.monsters) == 2
    elsewhere.act("attack", "broadsword", "melee", "goblin-2")
    assert elsewhere.state.won  # whoever is in another area doesn't count
    hidden = dungeon(HOUSE, {"regdar": "1,1"}, win="defeat_area: B", lines=ORDINARY, hidden="B").turn(
        "regdar"
    )
    hidden.act("walk", "1,2")
    assert not hidden.over


# ---- doors and outdoors as places


@rule("FA-198")
def test_who_stands_in_an_open_door_is_in_both_rooms_and_indoors():
    drawing = "###########\n#...+....k#\n###########"
    table = dungeon(drawing, {"jozan": "4,1", "regdar": "1,1", "lidda": "8,1"}, opened=["4,1"]).turn("jozan")
    assert table.choices("turn undead")
    assert {hero.name for hero in heroes_in_room(table.state, table.square("4,1"))} == {
        "jozan",
        "regdar",
        "lidda",
    }
    assert {hero.name for hero in heroes_in_room(table.state, table.square("1,1"))} == {"jozan", "regdar"}
    yard = dungeon("###########\n#,,,+,,,,,#\n###########", {"lidda": "4,1"}, opened=["4,1"])
    assert not outdoors(yard.state, yard.square("4,1"))
    assert outdoors(yard.state, yard.square("3,1"))


@rule("FA-199")
def test_an_outdoor_area_counts_as_a_room():
    drawing = "###########\n#,,,,,,,k,#\n#,,,T,,,,,#\n###########"
    table = dungeon(drawing, {"jozan": "1,1", "lidda": "9,2"})
    assert table.turn("jozan").choices("turn undead")
    assert table.turn("lidda").choices("search")
    assert len(heroes_in_room(table.state, table.square("1,1"))) == 2


@rule("FA-202")
def test_a_found_item_goes_into_use_or_into_the_knapsack_as_its_finder_likes():
    for answer in (True, False):
        table = dungeon(CHEST, {"regdar": "7,1"}, lines=ORDINARY, deck=["boots-of-striding"]).turn("regdar")
        table.act("walk", "8,1").act(answer)
        hero = table.hero("regdar")
        assert ("boots-of-striding" in hero.in_use) == answer
        assert ("boots-of-striding" in hero.knapsack) != answer


@rule("FA-202")
def test_a_found_item_that_has_no_place_in_use_goes_into_the_knapsack():
    table = dungeon(CHEST, {"regdar": "7,1"}, lines=ORDINARY, deck=["magic-missile"]).turn("regdar")
    table.act("walk", "8,1")
    assert "magic-missile" in table.hero("regdar").knapsack


@rule("FA-064")
def test_a_monsters_attack_costs_what_its_swords_exceed_the_armour():
    table = dungeon("########\n#g.....#\n########", {"mialee": "2,1"}, rolls="Y1 Y1 O1")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert table.hero("mialee").hp == 4
