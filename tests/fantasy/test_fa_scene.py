"""The scene of the Fantasy Adventure Board Game: what is seen of the dungeon, and what can be chosen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from questboard.bots.policies import inclined
from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import DICE, HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.scene import icons
from questboard.games.fantasy.scene.boards import RAISED
from questboard.games.fantasy.scene.cards import dice_in_words
from questboard.games.fantasy.scene.symbols import (
    DIE_COLOR,
    die_face,
    hero_look,
    item_look,
    monster_look,
    trap_look,
)
from questboard.games.fantasy.state import FantasyState
from questboard.kernel import SPECTATOR, Luck, Table
from questboard.ledger import load_ledger
from questboard.picture import ICONS as DRAWN
from questboard.picture import draw
from questboard.scene import Choice, Node, NotOffered, Scene
from questboard.text import words
from tests.fantasy.dungeon import Dungeon, dungeon

NAMES = ["Ada", "Bob", "Cid", "Dot", "Eve"]

HALL = """
    ###########
    #@....T..g#
    #.........#
    #....I....#
    #.....k...#
    #####+#####
    #.C..^...g#
    #.........#
    ###########
"""
ALL = {"regdar": "1,1", "lidda": "2,2", "jozan": "1,2", "mialee": "1,3"}


def hall(**wanted: Any) -> Dungeon:
    """Four heroes in a hall with a goblin behind a tree and a skeleton; a goblin lurks behind the door."""
    given = {"hidden": "B", "lines": "- traps: 5,6 Pit", **wanted}
    return dungeon(HALL, given.pop("heroes", ALL), **given)


def seen(table: Dungeon, seat: int = 0) -> Scene:
    """The scene of a position, as a seat sees it."""
    return table.table.scene(seat, NAMES[: table.state.seats])


def nodes(scene: Scene) -> dict[str, Node]:
    """Every node by its id."""
    return {node.id: node for node in scene.walk()}


def choice(scene: Scene, label: str) -> Any:
    """An option of the question."""
    assert scene.prompt
    return next(each for each in scene.prompt.choices if each.label == label)


def refusal(scene: Scene, label: str) -> Any:
    """Something that is not offered."""
    assert scene.prompt
    return next(each for each in scene.prompt.refused if each.label == label)


# ---- every scene


@pytest.mark.parametrize(
    ("adventure", "seats"), [("1", 2), ("2", 1), ("forest-2", 3), ("winter-2", 5), ("winter-5", 2)]
)
def test_whatever_can_be_chosen_is_there_with_a_name_of_its_own(adventure: str, seats: int) -> None:
    """Questions of each kind from the first turns; the conformance suite looks at whole games."""
    table, random = Table.new(RULES, seats, {"adventure": adventure}, Luck.seeded(3)), Random(3)
    looked: Counter[str] = Counter()
    while table.ask is not None and table.ply < 150:
        looked[table.ask.kind] += 1
        if looked[table.ask.kind] % 8 == 1:
            scene = table.scene(table.ask.seat, NAMES)
            ids = [node.id for node in scene.walk()]
            assert len(ids) == len(set(ids))
            assert scene.prompt
            options: list[Choice | NotOffered] = [*scene.prompt.choices, *scene.prompt.refused]
            assert {id for each in options for id in each.nodes} <= {*ids}
            assert {id for each in options if each.beam for id in (each.beam.start, each.beam.end)} <= {*ids}
            labels = [each.label for each in scene.prompt.choices]
            assert len(labels) == len(set(labels)) == len(table.ask.options)
        table.answer(inclined(RULES, table, random))
    assert looked["act"] > 10


def test_nothing_is_called_like_another_thing() -> None:
    labels = Counter(node.label for node in seen(hall().turn("regdar")).walk() if node.label)
    assert [label for label, count in labels.items() if count > 1] == []


def test_the_scene_can_be_drawn_and_read_out() -> None:
    scene = seen(hall().turn("lidda"))
    assert "Skeleton 1 at f4: AC 1, 6 of 6 HP." in draw(scene)
    read = "\n".join(words.look(scene))
    assert "Area A, indoors: from a1 to i4." in read
    assert "Door at e5: closed." in read
    assert "Initiative: Regdar, Lidda, Jozan, Mialee, the Dungeon Master." in read


def test_nodes_and_options_cite_clauses_of_the_ledger() -> None:
    cited: set[str] = set()
    for adventure in ("2", "forest-4", "winter-2"):
        table, random = Table.new(RULES, 2, {"adventure": adventure}, Luck.seeded(adventure)), Random(1)
        while table.ask is not None and table.ply < 60:
            scene = table.scene(table.ask.seat, NAMES)
            assert scene.prompt
            options: list[Choice | NotOffered] = [*scene.prompt.choices, *scene.prompt.refused]
            rules = [node.rule for node in scene.walk()] + [each.rule for each in options]
            cited |= {rule for each in rules for rule in each.split()}
            table.answer(inclined(RULES, table, random))
    assert len(cited) > 20
    assert cited <= {*load_ledger("fantasy").ids}


def test_whatever_is_in_the_box_has_a_look() -> None:
    for printed, look in ((HEROES, hero_look), (MONSTERS, monster_look), (TRAPS, trap_look)):
        looks = {look(each) for each in printed}
        assert len(looks) == len(printed)
        assert all(each.icon and each.color for each in looks)
    assert DIE_COLOR.keys() == DICE.keys()
    faces = {die_face(die, face)[0] for die, each in DICE.items() for face in each.faces}
    assert {*(item_look(item).icon for item in ITEMS), *faces} - {""} <= icons()
    assert DRAWN.keys() >= icons()


# ---- what is known


def test_nothing_of_an_area_is_seen_before_it_is_laid_out() -> None:
    shown = nodes(seen(hall().turn("regdar")))
    table = hall()
    beyond = {table.square(f"{x},{y}") for x in range(1, 10) for y in (6, 7)}
    assert not {f"square-{square}" for square in beyond} & shown.keys()
    assert not any(id.startswith(("lurker:", "chest:", "trap:", "notes")) for id in shown)
    figures = [node.id for node in shown["dungeon"].children if node.id.startswith("monster:")]
    assert figures == ["monster:goblin-1", "monster:skeleton-1"]
    fog = [node for node in shown.values() if node.face_down and node.kind == "square"]
    assert fog
    assert not any(node.hollow for node in fog)


def stripped(s: FantasyState) -> FantasyState:
    """The same game with another dungeon behind the doors."""
    other = s.clone()
    other.lurking = ()
    other.traps = tuple(trap for trap in s.traps if s.found >> trap.square & 1)
    shown = [
        s.ground.tower_area if s.ground.on_top(each.square) else s.ground.area_at[each.square]
        for each in s.chests
    ]
    other.chests = tuple(each for each, area in zip(s.chests, shown, strict=True) if s.revealed >> area & 1)
    other.things = {thing.digit: s.things[thing.digit] for thing in s.visible_things}
    other.locked &= s.tried
    other.deck = ["healing"] * len(s.deck)
    other.free = {}
    return other


@pytest.mark.parametrize("adventure", ["1", "forest-4", "winter-2", "winter-5"])
def test_what_is_hidden_changes_nothing_that_a_hero_or_a_spectator_sees(adventure: str) -> None:
    table, random = Table.new(RULES, 2, {"adventure": adventure}, Luck.seeded(3)), Random(3)
    while table.ask is not None and table.ply < 60:
        for seat in (1, SPECTATOR):
            scene = RULES.scene(RULES.observe(table.state, table.ask, seat), None, NAMES)
            other = RULES.scene(RULES.observe(stripped(table.state), table.ask, seat), None, NAMES)
            assert scene == other
        table.answer(inclined(RULES, table, random))


def test_the_dungeon_master_sees_what_lurks_and_what_chests_hold_through_the_fog() -> None:
    table = hall(seats=2, lines="- traps: 5,6 Pit").master_turn()
    scene = seen(table, table.state.master)
    shown = nodes(scene)
    lurking = shown["lurker:0"]
    assert lurking.hollow
    assert lurking.label == "Goblin lurks at i6."
    trap = shown[f"trap:{table.square('5,6')}"]
    assert trap.hollow
    assert trap.label.startswith("Hidden trap at e6, Pit:")
    assert f"chest:{table.square('2,6')}" in shown
    veils = [node for node in shown.values() if node.face_down and node.kind == "square"]
    assert veils
    assert all(node.hollow for node in veils)
    assert "Lurking: goblin." in shown["notes:layout"].label
    assert "Hidden traps: pit at e6." in shown["notes:layout"].label
    others = nodes(seen(table, 1))
    assert not {"lurker:0", f"trap:{table.square('5,6')}", "notes"} & others.keys()


def test_placing_lights_the_squares_of_the_area_and_marks_the_monster() -> None:
    table = hall(seats=2, heroes={"regdar": "5,4"})
    table.turn("regdar").act("open", 0)
    assert table.ask.kind == "placing"
    scene = seen(table, 0)
    assert scene.prompt
    assert scene.prompt.text == "Place the goblin where in area B?"
    assert choice(scene, "c7").nodes == (f"square-{table.square('3,7')}",)
    assert nodes(scene)["lurker:0"].glow
    waiting = seen(table, 1).prompt
    assert waiting
    assert waiting.text == "Waiting for Ada to choose where monsters stand."
    assert "lurker:0" not in nodes(seen(table, 1))


# ---- the ground


def test_forests_are_green_and_winter_is_white() -> None:
    forest = dungeon(
        """
        ########
        #,,~=,,#
        #,%%~,,#
        #,%%,,,#
        ########
        """,
        {"regdar": "1,1"}, set="forest",
    ).turn("regdar")  # fmt: skip
    shown = nodes(seen(forest))
    at = {spot: shown[f"square-{forest.square(spot)}"].color for spot in ("1,1", "3,1", "4,1")}
    assert at == {"1,1": "emerald", "3,1": "sapphire", "4,1": "brass"}
    assert f"bush:{forest.square('2,2')}" in shown
    winter = dungeon(
        """
        #######
        #**T*.#
        #######
        """,
        {"regdar": "1,1"}, set="winter",
    ).turn("regdar")  # fmt: skip
    shown = nodes(seen(winter))
    assert shown[f"square-{winter.square('3,1')}"].color == "diamond"
    assert shown[f"tree:{winter.square('3,1')}"].icon == "snowy-fir"


def test_a_tower_stands_above_the_ground_that_it_covers() -> None:
    table, random = Table.new(RULES, 1, {"adventure": "winter-2"}, Luck.seeded(1)), Random(1)
    while table.ask is not None and not table.state.revealed >> table.state.ground.tower_area & 1:
        table.answer(inclined(RULES, table, random))
    shown, tower = nodes(table.scene(0, NAMES)), table.state.layout.tower
    assert tower
    top, board = shown["tower"], shown["dungeon"]
    assert top.at
    assert board.at
    assert top.at[0] + board.at[0] == tower.x
    assert top.at[1] + board.at[1] == pytest.approx(tower.y - RAISED)
    assert [node.id for node in top.children] == [f"square-{square}" for square in tower.top]
    covered = [tower.y * table.state.layout.width + tower.x]
    assert not {f"square-{square}" for square in covered} & shown.keys()


def test_a_door_is_planks_across_the_way_then_a_leaf_and_a_padlock_once_it_is_tried() -> None:
    table = hall(heroes={"regdar": "5,4"})
    door = nodes(seen(table.turn("regdar")))["door:0"]
    assert (door.icon, door.label) == ("wooden-door", "Door at e5: closed.")
    assert choice(seen(table), "open the door at e5").nodes == ("door:0",)
    table.act("open", 0)
    opened = nodes(seen(table))["door:0"]
    assert (opened.icon, opened.label) == ("", "Door at e5: open.")
    locked = dungeon(HALL.replace("+", "L"), {"regdar": "5,4"}, hidden="B").turn("regdar")
    assert nodes(seen(locked))["door:0"].label == "Door at e5: closed."
    locked.act("open", 0)
    tried = nodes(seen(locked))["door:0"]
    assert (tried.icon, tried.label) == ("padlock", "Door at e5: locked.")


# ---- figures


def test_figures_show_their_hit_points_and_what_has_befallen_them() -> None:
    table = hall(hp={"regdar": 3, "skeleton-1": 4}, dead=["jozan"])
    table.hero("mialee").misses = True
    table.hero("lidda").held = "skeleton-1"
    table.monster("skeleton-1").holds = "lidda"
    table.monster("goblin-1").rooted = True
    shown = nodes(seen(table.turn("regdar")))
    pips = [node.hollow for node in shown["hero:regdar"].children if not node.icon]
    assert pips == [False] * 3 + [True] * 5
    assert shown["hero:regdar"].glow
    assert "misses the next turn" in shown["hero:mialee"].label
    assert "held by skeleton 1" in shown["hero:lidda"].label
    assert {"hero:lidda:held", "monster:skeleton-1:holds", "monster:goblin-1:rooted"} <= shown.keys()
    assert "4 of 6 HP, holds Lidda" in shown["monster:skeleton-1"].label
    assert shown["fallen:jozan"].label == "Jozan died at a2."
    assert "hero:jozan" not in shown


def test_a_dragon_covers_four_squares() -> None:
    table = dungeon(
        """
        #########
        #@......#
        #....1..#
        #.......#
        #.......#
        #########
        """,
        {"regdar": "1,1"}, set="winter", level=3, lines="- numbered: 1 at 5,2 = Frostbite: White Dragon",
    ).turn("regdar")  # fmt: skip
    dragon = next(node for node in seen(table).walk() if node.id.startswith("monster:"))
    assert dragon.size == pytest.approx((1.88, 1.88))
    assert dragon.label.startswith("Frostbite at e2: AC 3, 16 of 16 HP")


# ---- cards, dice and the rest of the table


def test_a_hero_has_figures_and_cards_before_the_player() -> None:
    table = hall(items={"mialee": ["elven-bow", "magic-missile", "healing"]}).turn("mialee")
    shown = nodes(seen(table))
    assert "5 of 5 HP, 6 of 6 SP, AC 2, Move 5" in shown["player:mialee:hero"].label
    card = shown["card:mialee:magic-missile"]
    assert card.kind == "card"
    assert card.source == ITEMS["magic-missile"].source
    assert "Ranged: 1 red and 1 orange." in card.label
    assert [(die.kind, die.text) for die in card.children] == [("die", "R"), ("die", "O")]
    assert [tray.id for tray in seen(table).nodes if tray.area == "hand"] == ["hand:in-use", "hand:knapsack"]
    assert shown["card:regdar:broadsword"].kind == "token"
    assert "kind:goblin" in shown
    assert "AC 1 · 3 HP · Move 5" in shown["kind:goblin"].lines


def test_dice_lie_in_a_tray_with_their_colours_and_swords() -> None:
    table = hall(heroes={"regdar": "5,4"}, rolls="R2 O0").turn("regdar")
    table.act("attack", "broadsword", "melee", "skeleton-1")
    dice = [node for node in seen(table).walk() if node.kind == "die" and node.label]
    assert [(die.color, die.icon) for die in dice] == [("ruby", "swords-2"), ("danger", "")]
    assert dice[0].label == "Red die: 2 swords."
    assert "2 swords in all" in nodes(seen(table))["dice"].label


@pytest.mark.parametrize(
    ("die", "face", "icon"),
    [
        ("special", "star", "round-star"),
        ("special", "blank", ""),
        ("search", 2, "eyes-2"),
        ("search", "hand", "hand"),
        ("disable", "gear", "cog"),
        ("disable", "explosion", "bright-explosion"),
        ("turn-undead", 3, "skulls-3"),
        ("flight", "ascend", "triangle-north"),
        ("purple", 3, "swords-3"),
    ],
)
def test_every_face_has_its_sign(die: str, face: int | str, icon: str) -> None:
    assert die_face(die, face) == (icon, "")


def test_dice_are_read_aloud() -> None:
    assert dice_in_words("YYROPS") == "2 yellow, 1 red, 1 orange, 1 purple and the Special die"
    assert dice_in_words("YO") == "1 yellow and 1 orange"


def test_the_objective_tells_how_far_it_has_come() -> None:
    table = Table.new(RULES, 1, {"adventure": "1"}, Luck.seeded(1))
    card = nodes(table.scene(0, NAMES))["adventure"]
    assert card.lines[0] == "0 of 6 goblins defeated."
    assert "Defeat all 6 goblins." in card.label


# ---- odds, lines of sight and reasons


def test_an_attack_names_its_card_and_its_target_and_tells_its_odds() -> None:
    """Red and orange and Regdar's 1 sword against AC 1: 2.5 swords on the average, less 1."""
    table = hall(heroes={"regdar": "5,4"}).turn("regdar")
    option = choice(seen(table), "attack skeleton 1 with Broadsword")
    assert option.nodes == ("card:regdar:broadsword", "monster:skeleton-1")
    assert option.detail == "2.5 HP on average"
    assert option.beam is None
    assert nodes(seen(table))["card:regdar:broadsword"].previews == {"monster:skeleton-1": "2.5 HP"}


def test_a_shot_shows_its_line_of_sight_before_one_commits() -> None:
    table = hall(heroes={"lidda": "2,4"}, items={"lidda": ["light-bow"]}).turn("lidda")
    option = choice(seen(table), "shoot at skeleton 1 with Light Bow")
    assert (option.beam.start, option.beam.end, option.beam.reach) == (
        "hero:lidda",
        "monster:skeleton-1",
        1.0,
    )


@pytest.mark.parametrize(
    ("stands", "weapon", "reason", "rule", "reach"),
    [
        ("1,1", "light-bow", "the tree at f1 is in the way", "FA-075", 0.562),
        ("9,2", "light-bow", "goblin 1 is next to Lidda", "FA-073", 0),
        (
            "3,1",
            "throwing-daggers",
            "goblin 1 is 6 squares away, and Throwing Daggers has range 4",
            "FA-073",
            0,
        ),
    ],
)
def test_a_monster_that_can_not_be_shot_at_says_why(
    stands: str, weapon: str, reason: str, rule: str, reach: float
) -> None:
    table = hall(heroes={"lidda": stands}, items={"lidda": [weapon]}).turn("lidda")
    refused = refusal(seen(table), f"shoot at goblin 1 with {ITEMS[weapon].name}")
    assert (refused.reason, refused.rule) == (reason, rule)
    assert refused.nodes == (f"card:lidda:{weapon}", "monster:goblin-1")
    assert (refused.beam.reach if refused.beam else 0) == reach


def test_a_monster_in_the_way_is_named() -> None:
    table = dungeon("########\n#@..g.g#\n########", {"lidda": "1,1"}, items={"lidda": ["light-bow"]})
    refused = refusal(seen(table.turn("lidda")), "shoot at goblin 2 with Light Bow")
    assert (refused.reason, refused.rule) == ("goblin 1 is in the way", "FA-076")
    assert refused.beam.reach == 0.5


def test_who_has_nothing_to_shoot_with_learns_that_a_monster_is_not_adjacent() -> None:
    table = hall(heroes={"regdar": "1,1"}, items={"regdar": ["broadsword"]}).turn("regdar")
    refused = refusal(seen(table), "attack goblin 1 with Broadsword")
    assert (refused.reason, refused.rule, refused.beam) == ("goblin 1 is not next to Regdar", "FA-072", None)


def test_after_the_last_attack_of_a_turn_that_is_the_reason() -> None:
    table = hall(heroes={"regdar": "5,4"}, hero_attacks="1", rolls="R0 O0").turn("regdar")
    table.act("attack", "broadsword", "melee", "skeleton-1")
    refused = refusal(seen(table), "attack skeleton 1 with Broadsword")
    assert (refused.reason, refused.rule) == ("Regdar has attacked 1 time", "FA-029")


def test_walking_lights_squares_with_what_it_costs() -> None:
    table = hall(heroes={"regdar": "1,1"}).turn("regdar")
    option = choice(seen(table), "walk to c2")
    assert (option.nodes, option.detail) == ((f"square-{table.square('3,2')}",), "3 squares")
    table.act("walk", "3,2")
    assert choice(seen(table), "walk to e2").detail == "2 squares, with another action"
    assert seen(table).prompt.explanation == "1 action left; 1 square of this move left."  # type: ignore[union-attr]


def test_a_walk_says_which_squares_it_leads_over() -> None:
    table = dungeon("#######\n#@g...#\n#.....#\n#######", {"regdar": "1,1"}).turn("regdar")
    around = choice(seen(table), "walk to c1")
    squares = [f"square-{table.square(place)}" for place in ("1,2", "2,2", "3,2", "3,1")]
    assert around.path == ("hero:regdar", *squares)
    assert around.detail == "4 squares"


def test_a_monsters_walk_leads_around_heroes() -> None:
    table = dungeon("#######\n#g@...#\n#.....#\n#######", {"regdar": "2,1"}, seats=2).master_turn()
    table.table.answer_with("goblin-1")
    walk = choice(table.table.scene(0, ["Ada", "Ben"]), "walk to c1")
    squares = [f"square-{table.square(place)}" for place in ("1,2", "2,2", "3,2", "3,1")]
    assert walk.path == ("monster:goblin-1", *squares)


def test_a_monsters_attack_tells_its_odds_and_its_line() -> None:
    table = dungeon(
        "########\n#@..n..#\n########", {"lidda": "1,1"}, seats=2, hp={"lidda": 1}
    ).master_turn()  # fmt: skip
    table.table.answer_with("gnoll-1")
    option = choice(seen(table, 0), "shoot at Lidda")
    assert option.nodes == ("hero:lidda",)
    assert option.beam.start == "monster:gnoll-1"
    assert "% to defeat" in option.detail


# ---- plates


def begun_hall(**wanted: Any) -> Dungeon:
    """The hall in Jozan's turn, with an order of Initiative."""
    table = hall(**wanted)
    table.state.order = ["jozan", "master", "lidda", "regdar", "mialee"]
    return table.turn("jozan")


def test_plates_lie_in_the_order_of_initiative_with_the_dungeon_master() -> None:
    scene = seen(begun_hall())
    party = [node.id for node in scene.nodes if node.area == "party"]
    heroes = ["player:lidda", "player:regdar", "player:mialee"]
    assert party == ["player:jozan", "master:plate", *heroes, "quest"]
    found = nodes(scene)
    cards = ["player:jozan:hero", "master", *(f"{hero}:hero" for hero in heroes)]
    assert [found[card].count for card in cards] == [1, 2, 3, 4, 5]
    assert "Initiative 3." in found["player:lidda:hero"].label
    assert [node.id for node in scene.walk() if node.glow and node.area == "party"] == ["player:jozan"]
    assert "Initiative: Jozan, the Dungeon Master, Lidda" in found["master"].label


def test_before_initiative_is_dealt_the_dungeon_master_comes_last() -> None:
    scene = Table.new(RULES, 2, {"adventure": "1"}, Luck.seeded(3)).scene(1, NAMES)
    party = [node.id for node in scene.nodes if node.area == "party"]
    assert party[-2:] == ["master:plate", "quest"]
    assert sorted(party[:-2]) == [f"player:{name}" for name in ("jozan", "lidda", "mialee", "regdar")]


def test_a_heros_hit_points_are_a_track_and_the_top_line_tells_the_actions() -> None:
    table = begun_hall(hp={"jozan": 4})
    found = nodes(seen(table))
    points = found["player:jozan:hero:hp"]
    assert points.text == "4/6"
    assert [point.hollow for point in points.children] == [False] * 4 + [True] * 2
    course = seen(table).course
    assert course is not None
    assert (course.phases, course.phase) == (("Jozan: 2 actions",), 0)


def test_the_dungeon_masters_plate_tells_the_monsters_in_sight_with_their_hit_points() -> None:
    table = begun_hall()
    table.monster("skeleton-1").hp = 2
    found = nodes(seen(table))
    assert found["master"].lines == ("automatic · 2 figures in sight",)
    assert found["kind:skeleton"].lines[0].startswith("AC 1 · 2 of 6 HP · Move ")
    assert found["monsters"] in found["master:plate"].children


def test_of_two_monsters_of_a_kind_the_card_tells_each_by_its_number() -> None:
    table = begun_hall(hidden="")
    table.monster("goblin-2").hp = 1
    card = nodes(seen(table))["kind:goblin"]
    assert card.lines[0].startswith("AC 1 · 1: 3 HP, 2: 1 of 3 HP")


def test_the_dungeon_master_reads_aloud_what_is_ours_and_nobody_else_has_the_book() -> None:
    table = Table.new(RULES, 2, {"adventure": "2"}, Luck.seeded(3))
    book = nodes(table.scene(0, NAMES))["notes:read"]
    layout = table.state.layout
    assert book.lines[1:] == (
        f"To begin with: {layout.intro}",
        f"The Objective: {layout.objective}",
        f"If the heroes win: {layout.conclusion}",
    )
    assert nodes(table.scene(0, NAMES))["notes"].area == "hand"
    assert "notes" not in nodes(table.scene(1, NAMES))


def test_the_dice_lie_ready_before_the_first_roll() -> None:
    dice = nodes(seen(begun_hall()))["dice"]
    assert dice.label == "Dice, not rolled yet."
    assert [die.color for die in dice.children if die.hollow] == ["topaz", "ruby", "danger", "arcane"]


# ---- what a click costs, and exchanging


def test_doors_chests_and_traps_say_what_they_cost() -> None:
    table = hall(heroes={"lidda": "5,4"}, hidden="").turn("lidda")
    table.state.found = 1 << table.square("5,6")
    table.state.opened = 0
    door = choice(seen(table), "open the door at e5")
    assert door.detail == "1 action; once it is open the turn is over"
    table.state.locked = table.state.tried = 1
    table.state.keys = 2
    table.turn("lidda")
    assert choice(seen(table), "open the door at e5").detail == "locked; 1 action and 1 of 2 skeleton keys"
    inside = hall(heroes={"lidda": "3,6"}, hidden="").turn("lidda")
    onto = choice(seen(inside), "walk to b6 and open the chest")
    assert onto.detail == "1 square; opening it is another action"
    beside = hall(heroes={"lidda": "4,6"}, hidden="").turn("lidda")
    beside.state.found = 1 << beside.square("5,6")
    beside.turn("lidda")
    assert choice(seen(beside), "disable the trap at e6").detail == "Pit; 1 action"


def test_in_an_exchange_both_kits_lie_side_by_side_and_one_may_think_better_of_it() -> None:
    items = {"regdar": ["broadsword", "healing"], "lidda": ["short-sword"]}
    table = hall(heroes={"regdar": "1,1", "lidda": "2,1"}, items=items).turn("regdar")
    before = nodes(seen(table))
    assert "card:lidda:short-sword" in {node.id for node in before["player:lidda"].walk()}
    table.act("exchange", "lidda")
    scene = seen(table)
    kits = [node for node in scene.nodes if node.area == "hand"]
    assert [(kit.id, kit.text) for kit in kits] == [
        ("kit:regdar", "Regdar gives"),
        ("kit:lidda", "Lidda gives"),
    ]
    assert [[card.id for card in kit.children] for kit in kits] == [
        ["card:regdar:broadsword", "card:regdar:healing"],
        ["card:lidda:short-sword"],
    ]
    ids = [node.id for node in scene.walk()]
    assert len(ids) == len(set(ids))
    assert choice(scene, "nothing after all").nodes == ()


def test_the_partner_in_an_exchange_sees_no_more_than_before() -> None:
    items = {"regdar": ["broadsword"], "lidda": ["short-sword"]}
    table = hall(heroes={"regdar": "1,1", "lidda": "2,1"}, items=items, seats=2, dungeon_master="automatic")
    table.turn("regdar").act("exchange", "lidda")
    assert [node.id for node in seen(table, 1).nodes if node.area == "hand"] == ["hand:in-use"]
