"""Rules in both directions: what may happen, and what may not."""

from __future__ import annotations

import pytest

from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.knowledge import FantasyView
from questboard.games.fantasy.rules.campaign import keep_items
from questboard.games.fantasy.rules.doors import add_monster
from questboard.games.fantasy.rules.figures import figures_within
from questboard.games.fantasy.rules.flight import can_fly
from questboard.games.fantasy.rules.health import grab, lose, lose_turn, root
from questboard.games.fantasy.rules.quest import met, settle
from questboard.games.fantasy.rules.roaming import can_roam
from questboard.games.fantasy.rules.spaces import put
from questboard.games.fantasy.state import FantasyState
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

ROOMS = "###########\n#...#.....#\n#...+..g..#\n#...#.....#\n###########"


# ---- the Dungeon Master


@rule("FA-002")
def test_the_dungeon_master_keeps_the_layout_secret_and_nobody_else_moves_monsters() -> None:
    table = dungeon(ROOMS, {"regdar": "1,1", "lidda": "3,3"}, hidden="B", seats=3)

    def lurking(seat: int) -> list[str]:
        view: FantasyView = table.table.view(seat)
        return [figure.kind for figure in view.table.lurking]

    table.turn("regdar")
    assert [lurking(seat) for seat in (0, 1, 2)] == [["goblin"], [], []]
    shown = dungeon(ROOMS, {"regdar": "1,1", "lidda": "3,3"}, seats=3).master_turn()
    asked = set()
    while shown.state.masters_turn:
        asked.add(shown.asked)
        shown.table.answer(0)
    assert asked == {0}


@rule("FA-020")
def test_a_door_that_opens_by_an_event_causes_no_deal() -> None:
    lines = "- event: door 4,2 opens at the start of DM turn 1 after A is revealed"
    table = dungeon(ROOMS, {"regdar": "1,1", "lidda": "3,3"}, hidden="B", lines=lines, seats=2)
    table.master_turn().act(None)  # the goblin stays where the map has it
    assert [event.facts.get("figure") for event in table.told("door-opened")] == [None]
    assert table.monsters == ["goblin-1"]
    assert table.told("initiative") == []
    assert table.state.masters_turn  # his turn goes on


@rule("FA-017")
def test_a_monster_whose_space_is_taken_is_placed_on_the_nearest_free_one() -> None:
    table = dungeon(ROOMS, {"regdar": "1,1", "lidda": "7,2"}, hidden="B").play(("lay_out", 1, 0))
    assert table.monsters == ["goblin-1"]
    assert table.at("goblin-1") in {"7,1", "6,2", "8,2", "7,3"}
    free = dungeon(ROOMS, {"regdar": "1,1", "lidda": "7,1"}, hidden="B").play(("lay_out", 1, 0))
    assert free.at("goblin-1") == "7,2"


@rule("FA-017")
def test_no_monster_is_placed_on_a_hero_a_person_or_a_chest() -> None:
    table = dungeon(
        "###########\n#...#..C..#\n#...+..g..#\n#...#...1.#\n###########",
        {"regdar": "1,1", "lidda": "9,1"},
        lines="- chests: 1 ordinary\n- numbered: 1 at 8,3 = captive (person)",
        hidden="B",
        seats=2,
    ).play(("lay_out", 1, 0))
    assert (table.asked, table.ask.kind) == (0, "placing")
    taken = {table.square(spot) for spot in ("9,1", "7,1", "8,3", "5,2")}
    assert not taken & set(table.ask.options)
    assert {table.square(spot) for spot in ("7,2", "5,1", "9,3")} <= set(table.ask.options)


@rule("FA-020")
def test_a_hero_who_opens_a_door_causes_a_deal_even_if_both_sides_are_revealed() -> None:
    table = dungeon(ROOMS, {"regdar": "3,2", "lidda": "3,3"}).turn("regdar").act("open", 0)
    assert len(table.told("initiative")) == 1


# ---- abilities


@rule("FA-027")
@pytest.mark.parametrize(("hero", "heals"), [("jozan", True), ("mialee", False), ("orwick", False)])
def test_only_a_hero_whose_card_grants_it_heals(hero: str, heals: bool) -> None:
    table = dungeon(
        "#####\n#...#\n#####",
        {hero: "1,1", "regdar": "2,1"},
        set="forest",
        level=2,
        items={hero: [], "regdar": []},
        hp={"regdar": 5},
    ).turn(hero)
    assert (table.choices("heal") != []) == heals


@rule("FA-081")
@pytest.mark.parametrize(("hp", "rages"), [(10, True), (5, True), (4, False)])
def test_morkahn_may_rage_while_he_has_more_hp_than_that_costs(hp: int, rages: bool) -> None:
    table = dungeon(
        "######\n#.E..#\n######",
        {"morkahn": "1,1"},
        set="winter",
        level=3,
        items={"morkahn": ["maul-of-the-north"]},
        hp={"morkahn": hp},
        rolls="O1 O1 P1",
    ).turn("morkahn")
    attacks = [option[2] for option in table.choices("attack")]
    assert attacks == (["melee", "rage"] if rages else ["melee"])
    if rages:
        table.act("attack", "maul-of-the-north", "rage", "winter-ogre-1")
        assert (table.hero("morkahn").hp, table.monster("winter-ogre-1").hp) == (hp - 4, 12 - (3 + 1))


@rule("FA-130")
@pytest.mark.parametrize("holder", ["", "goblin-1"])
def test_only_a_hero_who_was_held_is_released_when_he_is_put_elsewhere(holder: str) -> None:
    table = dungeon("#####\n#..g#\n#####", {"lidda": "1,1"})
    if holder:
        grab(table.state, table.hero("lidda"), holder)
    table.happen(lambda s: put(s, s.hero("lidda"), table.square("2,1"), "FA-046"))
    assert len(table.told("released")) == bool(holder)


# ---- exchanging


@rule("FA-045")
@pytest.mark.parametrize(("other", "offered"), [("healing", False), ("speed", True)])
def test_heroes_with_the_same_full_loads_have_nothing_to_exchange(other: str, offered: bool) -> None:
    table = dungeon(
        "#####\n#...#\n#####",
        {"regdar": "1,1", "lidda": "2,1"},
        items={"regdar": ["healing"] * 3, "lidda": ["healing", "healing", other]},
    ).turn("regdar")
    assert (table.choices("exchange") != []) == offered


@rule("FA-044")
@pytest.mark.parametrize(("potions", "offered"), [(2, True), (3, False)])
def test_an_item_is_put_away_only_where_the_knapsack_has_room(potions: int, offered: bool) -> None:
    items = {"regdar": ["broadsword", *["healing"] * potions]}
    table = dungeon("#####\n#...#\n#####", {"regdar": "1,1"}, items=items).turn("regdar")
    assert (table.choices("change") != []) == offered


@rule("FA-100")
@pytest.mark.parametrize(("spot", "offered"), [("1,1", True), ("2,2", True), ("1,2", False), ("4,1", False)])
def test_only_a_hero_next_to_a_person_can_free_him(spot: str, offered: bool) -> None:
    lines = "- numbered: 1 at 2,1 = captive (person)"
    table = dungeon("######\n#.1..#\n#....#\n######", {"lidda": spot}, win="free: 1", lines=lines)
    assert (table.turn("lidda").choices("free") != []) == offered


# ---- chests


@rule("FA-041")
def test_a_wraith_goes_through_a_chest_but_neither_ends_there_nor_opens_it() -> None:
    drawing = "##########\n#hC......#\n##########"
    table = dungeon(drawing, {"regdar": "8,1"}, level=3, lines="- chests: 1 ordinary", seats=2).master_turn()
    table.act("wraith-1")
    goals = [option[1] for option in table.choices("walk")]
    assert table.square("3,1") in goals
    assert table.square("2,1") not in goals
    assert {option[0] for option in table.ask.options} == {"walk", "done"}
    table.act("walk", "3,1")
    assert len(table.state.chests) == 1


# ---- missed turns


@rule("FA-057")
def test_what_befalls_a_monster_while_it_acts_counts_for_its_next_turn() -> None:
    """A boar charges into a net: it has acted in this turn, and misses the next one."""
    table = dungeon(
        "###########\n#r,^,,,,,,#\n###########",
        {"lidda": "8,1"},
        set="forest",
        level=2,
        lines="- traps: 3,1 Net",
        seats=2,
        rolls="charge:3",
    ).master_turn()
    table.act("razor-boar-1").act("charge", "lidda")
    assert (table.at("razor-boar-1"), table.state.turn.figure) == ("3,1", "lidda")
    assert table.monster("razor-boar-1").misses == 1
    table.act("end")  # the Dungeon Master's next turn passes: the boar misses it
    assert (table.state.turn.figure, table.state.master_turns) == ("lidda", 2)
    assert table.monster("razor-boar-1").misses == 0
    assert table.act("end").asked == 0


@rule("FA-057", "FA-209")
def test_objects_and_the_dead_have_no_turn_to_miss_and_no_move_to_lose() -> None:
    table = dungeon(
        "######\n#..g1#\n######",
        {"regdar": "1,1", "lidda": "2,1"},
        dead=["lidda"],
        lines="- numbered: 1 at 4,1 = seal (object AC 0, HP 3)",
    )

    async def both(s: FantasyState) -> None:
        for name in ("regdar", "lidda", "goblin-1", "1"):
            lose_turn(s, name, "FA-057")
            root(s, name, "FA-061")

    table.happen(both)
    for kind in ("misses-turn", "rooted"):
        assert [event.facts["figure"] for event in table.told(kind)] == ["regdar", "goblin-1"]
    assert not table.hero("lidda").misses


# ---- damage


@rule("FA-082")
@pytest.mark.parametrize("name", ["regdar", "goblin-1", "1"])
def test_a_hero_a_monster_or_an_object_without_hp_is_gone_and_with_1_it_is_not(name: str) -> None:
    def after(amount: int) -> Dungeon:
        async def wound(s: FantasyState) -> None:
            lose(s, name, amount, "FA-082")

        lines = "- numbered: 1 at 4,1 = seal (object AC 2, HP 3)"
        heroes = {"regdar": "1,1", "lidda": "6,1"}
        return dungeon("########\n#.g.1..#\n########", heroes, lines=lines, hp={"regdar": 3}).happen(wound)

    def here(table: Dungeon) -> bool:
        s = table.state
        return name in s.things or s.monster(name) is not None or name in [hero.name for hero in s.living]

    assert here(after(2))
    assert not here(after(3))


@rule("FA-083")
@pytest.mark.parametrize("armor", range(4))
@pytest.mark.parametrize("swords", range(5))
def test_every_sword_above_the_armour_costs_1_hp_and_nothing_else_is_rolled(swords: int, armor: int) -> None:
    table = dungeon(
        "########\n#....1.#\n########",
        {"regdar": "1,1"},
        lines=f"- numbered: 1 at 5,1 = Grisk: Bugbear with HP 20, AC {armor}",
        level=3,
        items={"regdar": ["arbalest"]},
        rolls=f"O{min(2, swords)} O{max(0, swords - 2)}",
    ).turn("regdar")
    before = table.state.luck.count
    table.act("attack", "arbalest", "ranged", "grisk-1")
    assert table.monster("grisk-1").hp == 20 - max(0, swords - armor)
    assert table.state.luck.count == before  # both dice were the loaded ones


@rule("FA-209")
@pytest.mark.parametrize("dead", [[], ["lidda"]])
def test_a_dead_hero_is_not_among_the_figures_that_something_reaches(dead: list[str]) -> None:
    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1", "lidda": "3,1"}, dead=dead)
    reached = figures_within(table.state, table.square("2,1"), 1)
    assert reached == ["regdar", *(["lidda"] if not dead else []), "goblin-1"]


# ---- exits


@rule("FA-100")
def test_heroes_who_wait_at_an_exit_count_only_when_the_rest_of_the_objective_is_met() -> None:
    table = dungeon(
        "#######\n#.1.X.#\n#######",
        {"lidda": "1,1", "regdar": "4,1"},
        win="free: 1; exit: 1 hero to X",
        lines="- numbered: 1 at 2,1 = captive (person)",
    ).turn("lidda")
    way_out = table.state.layout.win[1]
    assert not met(table.state, way_out)
    table.act("free", "1")
    assert met(table.state, way_out)
    assert table.state.won


@rule("FA-100")
@pytest.mark.parametrize(
    ("win", "fallen", "won"),
    [
        ("destroy: 1,2", ["1"], False),
        ("destroy: 1,2", ["1", "2"], True),
        ("defeat_all: Goblin", ["goblin-1"], True),
        ("defeat_area: A", ["goblin-1"], True),
    ],
)
def test_what_an_objective_names_must_all_be_done_and_roaming_monsters_do_not_count(
    win: str, fallen: list[str], won: bool
) -> None:
    table = dungeon(
        "#######\n#g.12.#\n#.....#\n#######",
        {"lidda": "1,2"},
        win=win,
        lines="- numbered: 1 at 3,1 = seal (object AC 0, HP 1); 2 at 4,1 = seal (object AC 0, HP 1)",
    )
    add_monster(table.state, "goblin", table.square("5,2"), 0, "roaming")

    async def end(s: FantasyState) -> None:
        for name in fallen:
            lose(s, name, 99, "FA-082")
        settle(s)

    assert table.happen(end).state.won == won


@rule("FA-100", "FA-175")
def test_a_tower_is_cleared_when_all_who_were_placed_on_its_top_are_defeated() -> None:
    table = dungeon(
        "########\n#,,,,,,#\n#,,HH,,#\n#G,HH,,#\n#,,,,,,#\n########",
        {"lidda": "1,1"},
        set="winter",
        level=3,
        win="defeat_area: tower",
        lines="- tower: 3,2 to 4,3; top `G.` `.G`",
    )

    def won(name: str) -> bool:
        async def end(s: FantasyState) -> None:
            lose(s, name, 99, "FA-082")
            settle(s)

        return table.happen(end).state.won

    ground = next(monster.uid for monster in table.state.monsters if monster.area == 0)
    above = [monster.uid for monster in table.state.monsters if monster.area != 0]
    assert [won(name) for name in above] == [False, True]
    assert table.monsters == [ground]


@rule("FA-081", "FA-082")
@pytest.mark.parametrize("name", ["regdar", "lidda", "goblin-1", "1"])
def test_nobody_loses_more_hp_than_he_has(name: str) -> None:
    table = dungeon(
        "######\n#..g1#\n######",
        {"regdar": "1,1", "lidda": "2,1"},
        level=3,
        lines="- numbered: 1 at 4,1 = seal (object AC 0, HP 3)",
        items={"lidda": ["phoenix-feather"]},
        hp={"regdar": 3, "lidda": 3},
    )
    assert [lose(table.state, name, amount, "FA-081") for amount in (0, 2, 9)] == [0, 2, 1]


@rule("FA-100")
@pytest.mark.parametrize(("first", "second"), [("goblin-1", "ogre-1"), ("ogre-1", "goblin-1")])
def test_every_area_that_an_objective_names_must_be_cleared(first: str, second: str) -> None:
    table = dungeon("###########\n#.g.+..e..#\n###########", {"lidda": "1,1"}, win="defeat_area: A,B")

    def won(name: str) -> bool:
        async def end(s: FantasyState) -> None:
            lose(s, name, 99, "FA-082")
            settle(s)

        return table.happen(end).state.won

    assert [won(first), won(second)] == [False, True]


@rule("FA-071")
@pytest.mark.parametrize(("what", "offered"), [("(person)", False), ("(object AC 0, HP 1)", True)])
def test_objects_can_be_attacked_and_persons_cannot(what: str, offered: bool) -> None:
    lines = f"- numbered: 1 at 2,1 = the prize {what}"
    table = dungeon("######\n#.1..#\n######", {"regdar": "1,1"}, lines=lines).turn("regdar")
    assert (table.choices("attack") != []) == offered


# ---- what the dead own


@rule("FA-088", "FA-089")
def test_a_dead_hero_keeps_his_items_until_the_adventure_ends_and_then_they_are_discarded() -> None:
    async def wound(s: FantasyState) -> None:
        lose(s, "lidda", 9, "FA-082")

    table = dungeon(
        "#####\n#...#\n#####",
        {"regdar": "1,1", "lidda": "2,1"},
        level=2,
        items={"lidda": ["rapier", "silver-dagger", "healing"]},
    ).happen(wound)
    assert sorted(table.hero("lidda").items) == ["healing", "rapier", "silver-dagger"]
    assert table.state.discard == []
    keep_items(table.state)
    assert sorted(table.state.discard) == ["healing", "rapier", "silver-dagger"]
    assert (table.hero("lidda").items, "lidda" in table.state.progress.kits) == ([], False)
    assert table.state.progress.discard == ["silver-dagger"]  # an ordinary card from now on (FA-007)
    assert table.hero("regdar").items != []


# ---- roaming monsters


@rule("FA-120")
@pytest.mark.parametrize("loose", [0, 1, 2])
def test_as_many_roaming_monsters_are_about_at_the_start_as_the_adventure_says(loose: int) -> None:
    table = dungeon(
        "###########\n#p,,,,,,,p#\n#,,@@,,,,,#\n#,,@@,,,,,#\n###########",
        {"regdar": "3,2", "lidda": "4,2", "jozan": "3,3", "mialee": "4,3"},
        set="forest",
        level=2,
        lines=f"- roaming: 2 Goblin, 1 Gnoll; at start {loose}",
        hidden="A",
    )
    for hero in table.state.heroes:
        hero.square = -1
    table.state.order = []
    table.play(("start",))
    while not table.state.order:
        table.table.answer(0)
    roaming = [monster for monster in table.state.monsters if monster.origin == "roaming"]
    assert (len(roaming), len(table.state.roaming)) == (loose, 3 - loose)
    assert {table.at(monster.uid) for monster in roaming} <= {"1,1", "9,1"}
    assert all(monster.hp == MONSTERS[monster.kind].hp for monster in roaming)


@rule("FA-199")
def test_an_outdoor_area_is_outdoors_for_roaming_and_flight_and_a_room_is_not() -> None:
    lines = "- roaming: 2 Winter Goblin; at start 0"
    for spot, outside in (("2,1", True), ("4,1", False), ("6,1", False)):  # 4,1 is a door (FA-198)
        table = dungeon(
            "###########\n#p,,+.....#\n###########",
            {"lidda": spot},
            set="winter",
            level=3,
            lines=lines,
            opened=["4,1"],
            items={"lidda": ["wings-of-flying"]},
        ).turn("lidda")
        assert can_fly(table.state, table.hero("lidda")) == outside, spot
        assert (table.choices("fly") != []) == outside, spot
        assert can_roam(table.state) == outside, spot


# ---- charges, dragons and chutes


@rule("FA-138")
@pytest.mark.parametrize("charger", ["boar", "hero"])
def test_a_figure_that_charges_over_a_trap_springs_it_and_stops_there(charger: str) -> None:
    if charger == "boar":
        table = dungeon(
            "###########\n#r,,^,,,,,#\n###########",
            {"lidda": "8,1"},
            set="forest",
            level=2,
            lines="- traps: 4,1 Pit",
            seats=2,
            rolls="charge:3 charge:3",
        ).master_turn()
        table.act("razor-boar-1").act("charge", "lidda")
        assert (table.at("razor-boar-1"), table.monster("razor-boar-1").hp) == ("4,1", 7 - 1)
    else:
        table = dungeon(
            "###########\n#,,,^,,,g,#\n###########",
            {"regdar": "1,1"},
            set="forest",
            level=2,
            lines="- traps: 4,1 Pit",
            rolls="charge:3 charge:3",
        ).turn("regdar")
        table.act("charge", "goblin-1")
        assert (table.at("regdar"), table.hero("regdar").hp) == ("4,1", 8 - 1)
    assert table.state.traps == ()
    assert table.told("charge-cost") == []


@rule("FA-131")
@pytest.mark.parametrize(
    ("change", "offered"),
    [({}, True), ({"rooted": True}, False), ({"fewer": 1}, False)],
)
def test_a_boar_charges_only_if_it_can_move_and_has_both_actions(
    change: dict[str, object], offered: bool
) -> None:
    table = dungeon("###########\n#r,,,,,,,,#\n###########", {"lidda": "8,1"}, set="forest", level=2, seats=2)
    for name, value in change.items():
        setattr(table.monster("razor-boar-1"), name, value)
    table.master_turn().act("razor-boar-1")
    assert (("charge", "lidda") in table.ask.options) == offered


@rule("FA-057", "FA-067")
@pytest.mark.parametrize("misses", [0, 1])
def test_an_action_that_a_monster_lacks_is_lacking_in_its_next_turn_only(misses: int) -> None:
    table = dungeon("#######\n#e...g#\n#######", {"lidda": "3,1"}, seats=2)
    ogre = table.monster("ogre-1")
    ogre.fewer, ogre.misses = 1, misses
    table.master_turn().act("goblin-1").act("done").run()
    assert not table.state.masters_turn
    assert (table.monster("ogre-1").fewer, table.monster("ogre-1").misses) == (misses, 0)


@rule("FA-055")
def test_a_monster_that_walks_over_a_trap_does_not_spring_it() -> None:
    table = dungeon(
        "###########\n#g.^......#\n###########", {"lidda": "8,1"}, lines="- traps: 3,1 Pit", seats=2
    ).master_turn()
    table.act("goblin-1").act("walk", "3,1")
    assert (table.monster("goblin-1").hp, len(table.state.traps)) == (3, 1)


@rule("FA-164")
def test_a_dragon_passes_over_monsters_but_never_over_heroes() -> None:
    def columns(drawing: str, lidda: str) -> set[int]:
        table = dungeon(
            drawing,
            {"lidda": lidda},
            set="winter",
            level=3,
            lines="- numbered: 1 at 1,1 = the dragon: White Dragon",
            seats=2,
        ).master_turn()
        table.act("the-dragon-1")
        return {option[1] % table.state.layout.width for option in table.choices("walk")}

    hall = "###########\n#1........#\n#.........#\n###########"
    assert columns(hall, "9,1") == {2, 3, 4, 5}
    assert columns(hall.replace("#1..", "#1.G"), "9,1") == {4, 5}  # over the goblin, and not ending there
    assert columns(hall, "3,1") == set()


@rule("FA-190")
@pytest.mark.parametrize("there", ["", "regdar", "e"])
def test_a_hero_who_slides_to_a_space_that_is_taken_comes_to_the_nearest_free_one(there: str) -> None:
    heroes = {"lidda": "2,1"} | ({"regdar": "8,1"} if there == "regdar" else {})
    table = dungeon(
        f"###########\n#..^....{'e' if there == 'e' else '.'}.#\n###########",
        heroes,
        lines="- traps: 3,1 Snow chute to 8,1",
    )
    table.turn("lidda").act("walk", "3,1")
    if there:
        assert table.ask.rule == "FA-190"
        assert sorted(table.ask.options) == [table.square("7,1"), table.square("9,1")]
        table.act(table.square("7,1"))
    assert table.at("lidda") == ("7,1" if there else "8,1")
    squares = [hero.square for hero in table.state.living] + [each.square for each in table.state.monsters]
    assert len(squares) == len(set(squares))
