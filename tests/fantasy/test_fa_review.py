"""Corners of the rules: games that are won, traps under those who are put somewhere, full knapsacks."""

from __future__ import annotations

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.rules.health import grab, lose, lose_turn
from questboard.games.fantasy.rules.odds import monster_odds
from questboard.games.fantasy.rules.revival import revive
from questboard.games.fantasy.scene.figures import troubles
from questboard.games.fantasy.scene.outlook import armor_class
from questboard.games.fantasy.state import MASTER, NOBODY, VINES, FantasyState
from questboard.kernel import Luck, Table
from questboard.scene import Prompt
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

# ---- an adventure that is won


@rule("FA-100")
def test_no_second_shot_is_asked_for_once_the_first_has_won_the_adventure() -> None:
    table = dungeon(
        "########\n#.....g#\n#.....e#\n########",
        {"lidda": "1,1"},
        win="defeat_all: Goblin",
        items={"lidda": ["repeating-crossbow"]},
        rolls="Y2 Y2",
    )
    table.turn("lidda").act("attack", "repeating-crossbow", "ranged", "goblin-1")
    assert table.over
    assert table.state.won


@rule("FA-100")
def test_lightning_does_not_leap_on_once_it_has_won_the_adventure() -> None:
    table = dungeon(
        "########\n#..g.e.#\n########",
        {"mialee": "1,1"},
        level=3,
        win="defeat_all: Goblin",
        items={"mialee": ["chain-lightning"]},
        rolls="Y2 P3",
    )
    table.turn("mialee").act("cast", "chain-lightning", "goblin-1")
    assert table.over
    assert table.state.won


# ---- placing heroes

CELL = """
    ##########
    #..^.#...#
    #....+...#
    ##########
"""


def cell(trap: str, drawing: str = CELL, **more: object) -> Dungeon:
    """An indoor starting room with a trap, before anybody stands in it."""
    table = dungeon(
        drawing,
        {"regdar": "1,1", "mialee": "1,1"},
        lines=f"- traps: 3,1 {trap}",
        hidden="AB",
        **more,  # type: ignore[arg-type]
    )
    for hero in table.state.heroes:
        hero.square = NOBODY
    table.state.order, table.state.trodden = [], 0
    return table.play(("start",))


@rule("FA-013", "FA-016")
def test_where_heroes_may_start_does_not_give_a_hidden_trap_away() -> None:
    table = cell("Pit")
    assert table.square("3,1") in table.ask.options
    without = dungeon(CELL.replace("^", "."), {"regdar": "1,1"}, hidden="AB")
    without.state.hero("regdar").square = NOBODY
    without.play(("take_place", "regdar"))
    assert list(table.ask.options) == list(without.ask.options)


@rule("FA-046")
@pytest.mark.parametrize("level", ["standard", "fierce"])
def test_a_hero_who_starts_on_a_hidden_trap_springs_it_once_the_room_is_laid_out(level: str) -> None:
    table = cell("Pit", master_level=level).act("3,1")
    assert table.hero("regdar").hp == 8
    table.act("1,2")
    assert (table.hero("regdar").hp, table.hero("mialee").hp) == (7, 5)
    assert table.state.traps == ()
    assert table.at("regdar") == "3,1"


@rule("FA-046")
def test_an_alarm_under_a_starting_hero_brings_its_monster_before_the_first_door_is_opened() -> None:
    table = cell("Alarm: Goblin").act("3,1").act("1,2")
    assert table.monsters == ["goblin-1"]
    assert not table.monster("goblin-1").used
    assert table.ask.kind == "hero"


@rule("FA-013")
def test_only_a_hero_in_the_starting_room_opens_the_first_door() -> None:
    table = cell("Snow chute to 8,1").act("3,1").act("1,1")
    assert table.at("regdar") == "8,1"
    assert table.told("door-opened")[0].facts["figure"] == "mialee"
    assert table.at("mialee") == "4,2"


@rule("FA-013", "FA-046")
def test_a_hero_who_steps_before_the_first_door_springs_a_trap_there() -> None:
    drawing = CELL.replace("..^.", "....").replace("#....+", "#...^+")
    table = dungeon(drawing, {"regdar": "1,1"}, lines="- traps: 4,2 Pit", hidden="B").play(("first_door",))
    assert table.hero("regdar").hp == 7
    assert table.state.opened == 1


@rule("FA-013")
def test_where_every_door_of_the_starting_room_is_locked_initiative_is_dealt_at_once() -> None:
    table = dungeon(CELL.replace("+", "L").replace("^", "."), {"regdar": "1,1"}, hidden="B")
    table.state.order = []
    table.play(("first_door",))
    assert sorted(table.state.order) == sorted(["regdar", MASTER])
    assert table.state.opened == 0


@rule("FA-013")
def test_nobody_starts_where_an_object_stands() -> None:
    table = dungeon(
        CELL.replace("^", "1"),
        {"regdar": "1,1"},
        lines="- numbered: 1 at 3,1 = seal (object AC 2, HP 4)",
        hidden="AB",
    )
    table.hero("regdar").square = NOBODY
    table.play(("take_place", "regdar"))
    assert table.square("3,1") not in table.ask.options
    assert table.square("2,1") in table.ask.options


@rule("FA-013")
def test_nobody_is_put_on_a_chest_to_open_the_first_door() -> None:
    drawing = "##########\n#....#...#\n#...CD...#\n#....D...#\n##########"
    table = dungeon(
        drawing, {"regdar": "1,1"}, set="winter", level=3, lines="- chests: 1 ordinary", hidden="B"
    )
    table.play(("first_door",))
    assert table.at("regdar") == "4,3"


@rule("FA-111", "FA-155", "FA-151", "FA-192")
@pytest.mark.parametrize(
    ("adventure", "guest", "start"),
    [("forest-1", "FA-111", "FA-151"), ("winter-1", "FA-155", "FA-192"), ("1", "", "FA-013")],
)
def test_the_questions_of_the_set_up_cite_the_clauses_of_their_set(
    adventure: str, guest: str, start: str
) -> None:
    table = Table.new(RULES, 1, {"adventure": adventure}, Luck.seeded(1))
    asked: dict[str, str] = {}
    while table.ask is not None and table.ask.kind in ("stay", "start"):
        asked[table.ask.kind] = table.ask.rule
        table.answer(0)
    assert asked.get("stay", "") == guest
    assert asked["start"] == start


# ---- put somewhere


@rule("FA-046", "FA-148")
def test_a_hero_who_comes_back_from_a_blocked_passage_springs_a_trap_beside_it() -> None:
    table = dungeon(
        "##########\n##^#######\n##o,,##ok#\n##########",
        {"jozan": "4,2"},
        set="forest",
        lines="- passages: 2,2 <-> 7,2\n- traps: 2,1 Pit",
        hidden="B",
    )
    table.turn("jozan").act("passage", "2,2")
    assert (table.ask.rule, list(table.ask.options)) == ("FA-148", [table.square("2,1"), table.square("3,2")])
    table.act(table.square("2,1"))
    assert table.at("jozan") == "2,1"
    assert table.hero("jozan").hp == 5


@rule("FA-013")
def test_the_hero_who_opens_a_double_door_first_chooses_before_which_half_he_stands() -> None:
    table = dungeon(
        "##########\n#....D...#\n#....D...#\n##########", {"regdar": "1,1"}, hidden="B", seats=2
    ).play(("first_door",))
    assert (table.asked, table.ask.rule) == (1, "FA-013")
    table.act(table.square("4,2"))
    assert table.at("regdar") == "4,2"


@rule("FA-046", "FA-085")
def test_a_revived_hero_who_is_put_beside_his_token_springs_a_trap_there() -> None:
    table = dungeon(
        "########\n#.^....#\n########",
        {"regdar": "1,1", "lidda": "1,1"},
        dead=["lidda"],
        lines="- traps: 2,1 Pit",
    )
    table.happen(lambda s: revive(s, s.hero("lidda"), "FA-085"))
    assert (table.at("lidda"), table.hero("lidda").hp) == ("2,1", 3)
    assert table.state.traps == ()


@rule("FA-130")
@pytest.mark.parametrize(("holder", "held"), [("owlbear-1", ""), (VINES, VINES)])
def test_who_is_carried_away_is_out_of_a_grasp_but_vines_come_along(holder: str, held: str) -> None:
    table = dungeon(
        "##########\n#..^.....#\n#.w......#\n##########",
        {"lidda": "2,1"},
        set="forest",
        level=2,
        lines="- traps: 3,1 Snow chute to 8,1",
        rolls="disable:explosion",
    )
    table.state.found = 1 << table.square("3,1")
    grab(table.state, table.hero("lidda"), holder)
    table.turn("lidda").answer("no").act("disable", "3,1")
    assert table.at("lidda") == "8,1"
    assert table.hero("lidda").held == held
    assert not any(monster.holds for monster in table.state.monsters) or held


# ---- items


@rule("FA-089", "FA-094")
def test_a_hero_with_a_full_knapsack_may_pick_up_a_quest_object_and_leave_something_else() -> None:
    full = ["broadsword", "crossbow", "boots-of-striding", "mace", "hand-axe", "healing"]
    table = dungeon("########\n#......#\n########", {"regdar": "1,1"}, items={"regdar": full})
    table.state.dropped["phylactery"] = table.square("1,1")
    table.turn("regdar").act("pick up", "phylactery")
    assert ("discard", "phylactery") not in table.ask.options
    table.act("discard", "mace")
    assert table.hero("regdar").knapsack == ["hand-axe", "healing", "phylactery"]
    assert (table.state.dropped, table.state.drawn, table.state.discard) == ({}, [], ["mace"])
    assert table.state.turn.actions == 1


@rule("FA-089")
def test_a_knapsack_full_of_quest_objects_has_no_room_for_another() -> None:
    table = dungeon("########\n#......#\n########", {"regdar": "1,1"}, items={"regdar": []})
    table.hero("regdar").knapsack = ["phylactery", "frozen-map", "horn-of-the-grove"]
    table.state.dropped["phylactery"] = table.square("1,1")
    assert table.turn("regdar").choices("pick up") == []


# ---- what is said


def test_what_lasts_from_a_potion_cites_potions() -> None:
    table = dungeon("####\n#..#\n####", {"regdar": "1,1"}, items={"regdar": ["stone-skin"]})
    table.turn("regdar").act("potion", "regdar", "stone-skin")
    assert [event.rule for event in table.told("lasting")] == ["FA-093"]


@rule("FA-057")
@pytest.mark.parametrize(
    ("turns", "words"),
    [(1, "Goblin 1 will miss the next turn."), (2, "Goblin 1 will miss the next 2 turns.")],
)
def test_it_is_said_how_many_turns_a_monster_misses(turns: int, words: str) -> None:
    async def hold(s: FantasyState) -> None:
        lose_turn(s, "goblin-1", "FA-057", turns)

    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1"}).happen(hold)
    assert words in table.log()


@rule("FA-081")
@pytest.mark.parametrize(("fallen", "armor"), [([], 4), (["2"], 3)])
def test_players_see_the_ac_that_counts_while_a_ward_stands_where_they_have_not_been(
    fallen: list[str], armor: int
) -> None:
    table = dungeon(
        "##########\n#..1.#...#\n#....+.2.#\n##########",
        {"regdar": "2,1"},
        level=3,
        lines="- numbered: 1 at 3,1 = the Lich Lord: Lich; 2 at 7,2 = brazier (object AC 3, HP 4)\n"
        "- event: 1 has +1 AC for each of 2 that stands",
        hidden="B",
    )
    for digit in fallen:
        del table.state.things[digit]
    table.state.fallen += fallen
    table.turn("regdar")
    for s in (table.state, table.table.view(0)):
        assert armor_class(s, s.monsters[0]) == armor


@rule("FA-064")
def test_the_odds_of_an_attack_count_what_an_amulet_takes_from_it() -> None:
    table = dungeon("#####\n#.k.#\n#####", {"mialee": "1,1"}, level=2)
    skeleton = table.monster("skeleton-1")
    before = monster_odds(table.state, skeleton, "melee", "mialee")["mialee"]
    table.hero("mialee").in_use.append("amulet-of-light")
    after = monster_odds(table.state, skeleton, "melee", "mialee")["mialee"]
    assert after.mean < before.mean


@rule("FA-036")
@pytest.mark.parametrize(("master", "key"), [(False, "the only skeleton key"), (True, "the master key")])
def test_a_lock_asks_for_the_key_that_the_heroes_have(master: bool, key: str) -> None:
    table = dungeon(CELL.replace("+", "L").replace("^", "."), {"regdar": "4,2"}, hidden="B")
    table.state.keys, table.state.master_key = 1, master
    table.turn("regdar").act("open", 0)
    assert table.prompt == f"The door at e2 is locked. Use {key}?"
    table.answer("yes")
    assert table.state.keys == (1 if master else 0)


@rule("FA-081")
def test_a_fierce_dungeon_master_remembers_only_whom_his_own_turn_hurt() -> None:
    async def hurt(s: FantasyState) -> None:
        lose(s, "regdar", 1, "FA-081")

    table = dungeon("#####\n#...#\n#####", {"regdar": "1,1"}, master_level="fierce")
    table.state.order = []  # before Initiative is dealt it is nobody's turn
    table.happen(hurt)
    assert table.state.marks == {}


# ---- what is shown


def prompt_of(table: Dungeon) -> Prompt:
    """The question as the first seat reads it."""
    prompt = table.table.scene(0, ["Ada"]).prompt
    assert prompt is not None
    return prompt


@rule("FA-093")
def test_swords_for_melee_weapons_are_not_promised_to_every_attack() -> None:
    drunk = ["broadsword", "strength", "fire-draught"]
    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1"}, level=3, items={"regdar": drunk}).turn("regdar")
    table.act("potion", "regdar", "strength").act("potion", "regdar", "fire-draught")
    left, strength, fury = prompt_of(table).explanation.split("; ")
    assert left == "2 actions left"
    assert strength == "2 more swords for the next attack"
    assert fury == "3 more swords for the next melee attack with a weapon."


@rule("FA-036")
def test_a_known_lock_names_the_master_key_if_the_heroes_have_it() -> None:
    table = dungeon(CELL.replace("+", "L").replace("^", "."), {"regdar": "4,2"}, hidden="B")
    table.state.tried, table.state.master_key = 1, True
    choices = {choice.label: choice.detail for choice in prompt_of(table.turn("regdar")).choices}
    assert choices["open the door at e2"] == "locked; 1 action and the master key"


@rule("FA-057")
def test_a_monster_shows_how_many_turns_it_misses() -> None:
    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1"})
    for turns, words in ((1, "misses the next turn"), (2, "misses the next 2 turns")):
        table.monster("goblin-1").misses = turns
        assert troubles(table.state, table.monster("goblin-1"))["misses"][1] == words


@rule("FA-097")
def test_who_is_commanded_is_told_of_the_next_turn() -> None:
    table = dungeon("####\n#..#\n####", {"regdar": "1,1"}, level=3, items={"regdar": ["helm-of-command"]})
    table.turn("regdar").act("potion", "regdar", "helm-of-command")
    assert "Regdar will have another action on the next turn." in table.log()
    assert table.state.turn.actions == 2


@rule("FA-022")
def test_the_dungeon_masters_turn_is_the_last_of_its_round() -> None:
    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1"}, seats=2).turn("regdar")
    assert table.table.scene(0, ["Ada", "Bea"]).status == "Test, round 1: the turn of Regdar."
    table.act("end")
    assert table.table.scene(0, ["Ada", "Bea"]).status == "Test, round 1: the turn of the Dungeon Master."
    table.act("goblin-1").act("done")
    assert table.table.scene(0, ["Ada", "Bea"]).status == "Test, round 2: the turn of Regdar."
