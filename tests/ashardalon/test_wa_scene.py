"""The scene of the Adventure System: the dungeon, the figures, the cards, and what each option would do."""

from __future__ import annotations

from collections import Counter

import pytest

from questboard import art
from questboard.games import load_rules, new_table
from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import ENCOUNTERS
from questboard.games.adventure.state import Campaign, Object, RowCard
from questboard.kernel import SPECTATOR, choose
from questboard.picture import ICONS as DRAWN
from questboard.picture import draw
from questboard.scene import Node
from questboard.testing import conformance
from questboard.text import words
from tests.adventure.crypt import Crypt, crypt
from tests.adventure.crypt import square as number
from tests.adventure.scenes import NAMES, nodes, option, place, seen


def pips(node: Node) -> str:
    """The hit points of a figure: o for one it has, . for one it has lost."""
    dots = [child for child in node.children if not (child.icon or child.text)]
    return "".join("." if dot.hollow else "o" for dot in dots)


def everything() -> Crypt:
    """A dungeon with a bit of everything in it."""
    table = crypt(
        ["quinn", "vistra", "keyleth"],
        adventure="5",
        tiles=["1 north t-junction", "3 west crossing-with-west-door", "2 north right-hall"],
        at={"quinn": "3b4", "vistra": "3d3", "keyleth": "4b3"},
        hp={"vistra": 0, "keyleth": 5},
        conditions={"keyleth": ["dazed", "poisoned"]},
        curses={"keyleth": ["bloodlust"]},
        monsters=[
            ("grell", "3b3", "quinn"),
            ("grell", "3c2", "vistra"),
            ("cave-bear", "4b2", "quinn"),
            ("ashardalon", "5c3"),
        ],
        items={"quinn": ["potion-of-healing", "magic-sword-1", "potion-of-healing"]},
        experience=["orc-smasher", "snake"],
        tokens=[("treasure", "4b1"), ("blade-barrier", "4c1")],
    )
    state = table.state
    state.markers["lava-flow"] = [0]
    state.heroes[0].row.append(RowCard("lava-flow"))
    state.heroes[0].used.append("blade-barrier")
    state.environment, state.round = "walls-of-magma", 4
    state.figures["ashardalon-1"].damage = 4
    return table


# ---- every scene


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 1), (3, 2), (5, 3)])
def test_every_question_is_shown_whatever_happens(seats: int, seed: int) -> None:
    conformance.shows_every_question(load_rules("ashardalon"), seats, seed)


def test_nothing_is_called_like_another_thing() -> None:
    scene = seen(everything().hero_phase("quinn"))
    labels = Counter(node.label for node in nodes(scene).values() if node.label)
    assert [label for label, count in labels.items() if count > 1] == []


def test_every_icon_is_one_that_the_box_lists() -> None:
    from questboard.games.ashardalon.scene import icons

    named = {node.icon for node in seen(everything().hero_phase("quinn")).walk()}
    assert named <= {*icons(), ""}
    assert DRAWN.keys() >= icons()


def test_the_scene_can_be_drawn_and_read_out() -> None:
    scene = seen(everything().hero_phase("quinn"))
    assert "Vistra on 3d3: 0 of 8 HP, down." in draw(scene)
    assert "  Vistra on 3d3: 0 of 8 HP, down." in words.look(scene)


def test_a_spectator_sees_everything_but_is_offered_nothing() -> None:
    scene = seen(everything().hero_phase("quinn"), SPECTATOR)
    assert scene.prompt is not None
    assert scene.prompt.text == "Waiting for Ada to decide."
    assert not scene.prompt.choices
    assert {"card:0:sacred-flame", "card:2:holy-strike", "figure:grell-1"} <= nodes(scene).keys()


def test_the_status_says_adventure_round_turn_and_phase() -> None:
    assert (
        seen(everything().hero_phase("quinn")).status
        == "The Closed Doors, round 4: the turn of Quinn, Hero Phase."
    )


# ---- the dungeon


def test_every_floor_square_is_a_thing_and_no_wall_is() -> None:
    found = nodes(seen(crypt(tiles=["1 north plain-passage-a"]).hero_phase("quinn")))
    floor = {id for id in found if id.startswith("square-")}
    on_tile_3 = {f"square-{number(f'3{column}{row}')}" for column in "bc" for row in "1234"}
    assert {id for id in floor if int(id[7:]) >> 4 == 2} == on_tile_3


def test_things_keep_their_place_when_the_dungeon_grows_to_the_north_and_west() -> None:
    small = seen(crypt(at={"quinn": "1b2"}).hero_phase("quinn"))
    large = seen(
        crypt(
            at={"quinn": "1b2"}, tiles=["1 north t-junction", "1 west crossing", "4 north crossing"]
        ).hero_phase("quinn")
    )
    for id in ("tile:0", "tile:1", "hero:quinn"):
        assert place(small, id) == place(large, id)
    board = nodes(large)["dungeon"]
    assert board.at is not None
    assert min(board.at) < min(nodes(small)["dungeon"].at or (0, 0))


def test_unexplored_edges_lie_in_mist_and_are_lit_when_they_may_be_explored() -> None:
    table = crypt(at={"quinn": "1a1"}).explore("quinn")
    scene = seen(table)
    assert option(scene, "the north edge of tile 1").nodes == ("edge:0:0",)
    mist = nodes(scene)["edge:0:3"]
    assert mist.hollow
    x, y = place(scene, "edge:0:3")
    assert x < place(scene, "tile:0")[0]
    assert (y, mist.size) == (0, (1.5, 3))


def test_a_wall_that_may_be_broken_through_is_lit_like_an_edge() -> None:
    table = crypt(
        at={"quinn": "3b2"}, tiles=["1 north plain-passage-a"], stack=["crossing", "t-junction"]
    ).explore("quinn")
    assert table.over
    board = table.state.board
    for edge in board.unexplored():
        if edge.slot != 2:
            del board.edges[edge]
    del board.edges[Edge(2, 0)]  # sealed: tiles are left, and there is no way on (WA-250)
    scene = seen(table.explore("quinn"))
    assert option(scene, "the east edge of tile 3").nodes == ("edge:2:1",)
    assert nodes(scene)["edge:2:1"].size == (1.5, 4)


def test_a_locked_door_looks_unlike_a_closed_one() -> None:
    table = crypt(["quinn"], adventure="5", at={"quinn": "3b2"}, tiles=["1 north passage-with-north-door"])
    closed = seen(table.hero_phase("quinn"))
    assert option(closed, "open the door of tile 3").nodes == ("door:2",)
    table = crypt(["quinn"], adventure="5", at={"quinn": "3b2"}, tiles=["1 north passage-with-north-door"])
    table.state.locked.append(2)
    locked = seen(table.hero_phase("quinn"))
    unlocking = option(locked, "unlock the door of tile 3 instead of attacking")
    assert (unlocking.nodes, unlocking.detail) == (("door:2",), "needs 10 or more on the die")
    assert nodes(closed)["door:2"].icon != nodes(locked)["door:2"].icon
    assert nodes(closed)["door:2"].label != nodes(locked)["door:2"].label


def test_a_tile_says_where_one_gets_from_it() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert found["tile:2"].label == (
        "Tile 3, T-junction, white triangle, scorch mark 3b3. Walls 3a1 3b1 3c1 3d1 3a4 3d4. "
        "Ways: south tile 1, west tile 4."
    )
    assert "south closed door" in found["tile:3"].label


def test_triangles_show_which_way_and_of_which_colour() -> None:
    found = nodes(seen(crypt(tiles=["1 north t-junction", "2 east crossing"]).hero_phase("quinn")))
    assert (found["triangle:2"].icon, found["triangle:2"].color) == ("triangle-south", "bone")
    assert (found["triangle:3"].icon, found["triangle:3"].color) == ("triangle-west", "ink")


def test_a_trap_lies_on_the_middle_of_its_tile_and_is_disabled_by_its_card() -> None:
    table = crypt(at={"quinn": "1a1"})
    table.state.markers["lava-flow"] = [0, 1]
    table.hero("quinn").row.append(RowCard("lava-flow"))
    scene = seen(table.hero_phase("quinn"))
    disabling = option(scene, "disable Lava Flow instead of attacking")
    assert disabling.nodes == ("row:0:lava-flow",)  # a click on the floor under the marker is a move
    assert disabling.detail == "needs 10 or more on the die"
    assert (place(scene, "marker:lava-flow:0"), nodes(scene)["marker:lava-flow:0"].size) == ((1, 1), (2, 2))


def test_whatever_lies_on_four_squares_is_drawn() -> None:
    markers = [card.id for card in ENCOUNTERS.values() if card.markers]
    assert len(markers) >= 7
    for card in markers:
        assert art.path("common", "patches", card), card
    table = crypt(at={"quinn": "1a1"})
    table.state.markers["lava-flow"] = [0]
    table.state.carpet = number("2b2")
    found = nodes(seen(table.hero_phase("quinn")))
    assert found["marker:lava-flow:0"].picture == "common/patches/lava-flow"
    assert found["carpet"].picture == "common/patches/carpet"


def test_tools_and_the_environment_count_for_the_roll_that_disables_a_trap() -> None:
    for items, environment, needed in ((["thieves-tools"], "", 6), ([], "kobold-trappers", 14)):
        table = crypt(at={"quinn": "1a1"}, items={"quinn": items})
        table.state.markers["lava-flow"] = [0]
        table.state.environment = environment
        disabling = option(seen(table.hero_phase("quinn")), "disable Lava Flow instead of attacking")
        assert disabling.detail == f"needs {needed} or more on the die"


def test_a_token_can_be_taken_where_it_lies() -> None:
    table = crypt(at={"quinn": "1a1"}, tokens=[("treasure", "1b1")])
    scene = seen(table.hero_phase("quinn"))
    assert option(scene, "pick up a Treasure token (1)").nodes == ("token:treasure-1",)


# ---- figures


def test_figures_show_their_hit_points_and_what_ails_them() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert pips(found["hero:keyleth"]) == "ooooo..."
    marks = [child.id for child in found["hero:keyleth"].children if child.icon]
    assert marks == ["hero:keyleth:dazed", "hero:keyleth:poisoned", "hero:keyleth:curse"]
    assert pips(found["figure:ashardalon-1"]) == "oooooooo...."


def test_a_downed_hero_is_hollow() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert found["hero:vistra"].hollow
    assert found["player:1:hero"].hollow
    assert not found["hero:quinn"].hollow


def test_the_active_hero_shines() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert [id for id in ("hero:quinn", "hero:keyleth") if found[id].glow] == ["hero:quinn"]


def test_several_monsters_of_a_kind_bear_numbers() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert "figure:grell-1:number" in found
    assert "figure:cave-bear-1:number" not in found


@pytest.mark.parametrize(
    ("villain", "square", "corner", "wide"),
    [("otyugh", "1b2", (1, 1), 2), ("ashardalon", "1c2", (1, 0), 3), ("kraash", "1b2", (1, 1), 1)],
)
def test_large_figures_stand_on_all_their_squares(
    villain: str, square: str, corner: tuple[int, int], wide: int
) -> None:
    table = crypt(at={"quinn": "2d1"}, monsters=[(villain, square)])
    scene = seen(table.hero_phase("quinn"))
    x, y = place(scene, f"figure:{villain}-1")
    size = nodes(scene)[f"figure:{villain}-1"].size
    assert (round(x), round(y)) == corner
    assert size is not None
    assert round(size[0]) == wide


def test_a_villain_has_a_bar_of_its_own() -> None:
    bar = nodes(seen(everything().hero_phase("quinn")))["villain:ashardalon-1:bar"]
    assert bar.label == "Ashardalon, Red Dragon: 8 of 12 HP."
    assert [dot.hollow for dot in bar.children].count(True) == 4


def test_a_villain_has_a_plate_between_those_of_the_heroes_and_what_belongs_to_all() -> None:
    scene = seen(everything().hero_phase("quinn"))
    party = [node.id for node in scene.nodes if node.area == "party"]
    assert party == ["player:0", "player:1", "player:2", "villain:ashardalon-1:plate", "quest"]
    card = nodes(scene)["villain:ashardalon-1"]
    assert (card.text, card.lines[0]) == ("Ashardalon", "Villain · acts in every turn")
    assert [child.text for child in card.children] == ["8/12", "16"]


def test_a_villain_is_marked_while_it_acts_and_told_once_it_has() -> None:
    table = everything()
    table.state.turn.phase = "villain"
    table.play(("encounter", 0))
    table.state.turn.card = "ashardalon-1"
    acting = nodes(seen(table, 0))["villain:ashardalon-1"]
    assert acting.glow
    assert ", Villain, 8 of 12 HP left and acting:" in acting.label
    table.state.turn.card, table.state.figures["ashardalon-1"].acted = "", True
    acted = nodes(seen(table, 0))["villain:ashardalon-1"]
    assert (acted.glow, acted.lines[0]) == (False, "Villain · has acted")


def test_a_heros_hit_points_are_a_track_with_their_number() -> None:
    table = everything()
    table.hero("quinn").hp = 5
    points = nodes(seen(table.hero_phase("quinn")))["player:0:hero:hp"]
    assert (points.kind, points.text) == ("badge", "5/8")
    assert [point.hollow for point in points.children] == [False] * 5 + [True] * 3


def test_a_plate_has_three_figures_besides_hit_points_and_says_no_name_twice() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    card = found["player:0:hero"]
    assert [child.icon for child in card.children] == ["hearts", "shield", "walking-boot", "heart-plus"]
    assert not any(NAMES[0] in line for line in card.lines)


# ---- what a move and an attack would do


def test_a_move_lights_its_square_and_tells_how_far_it_is() -> None:
    scene = seen(crypt(at={"quinn": "1b2"}).hero_phase("quinn"))
    move = option(scene, "move to 1b3")
    assert (move.nodes, move.detail) == ((f"square-{number('1b3')}",), "1 square")
    assert option(scene, "move to 1b1").detail == "1 square, along the unexplored edge to the north"


def test_a_move_says_which_squares_it_leads_over() -> None:
    scene = seen(crypt(at={"quinn": "1b2"}, monsters=[("grell", "1c2")]).hero_phase("quinn"))
    around = option(scene, "move to 1d2")
    assert (around.path, around.detail) == (
        ("hero:quinn", f"square-{number('1c1')}", f"square-{number('1d2')}"),
        "2 squares",
    )
    assert option(scene, "end the Hero Phase").path == ()


def test_a_move_that_a_card_gives_says_it_too_and_placing_a_figure_does_not() -> None:
    table = crypt(["quinn", "vistra"], at={"quinn": "1b2", "vistra": "1c2"}).hero_phase("quinn")
    prompt, goals = "Move {hero} up to {squares}: to which square?", [number("1c2"), number("1d3")]
    moving = choose(1, prompt, goals, "square", "WA-076", hero="vistra", squares=2)
    kind = table.rules.kind(moving, NAMES, table.table.view(1))
    assert kind.path(number("1d3")) == ("hero:vistra", f"square-{number('1d3')}")
    assert kind.path(number("1c2")) == ()  # she stays
    placing = choose(
        1, "Place {hero} where?", [number("1d3"), number("1d4")], "square", "WA-076", hero="vistra"
    )
    assert table.rules.kind(placing, NAMES, table.table.view(1)).path(number("1d3")) == ()


def test_another_move_is_called_so() -> None:
    table = crypt(at={"quinn": "1a1"}).hero_phase("quinn")
    table.answer("move to 2a1")
    scene = seen(table)
    assert option(scene, "move to 2b2").detail == "1 square"
    assert option(scene, "move to 1b2").detail == "3 squares, with another move"
    assert scene.prompt is not None
    assert scene.prompt.explanation == "1 square of this move left; an attack or a move left."


def test_using_a_power_lights_its_card_and_tells_what_it_needs() -> None:
    table = crypt(at={"quinn": "1b2"}, monsters=[("grell", "1c2"), ("snake", "2b2")])
    scene = seen(table.hero_phase("quinn"))
    use = option(scene, "use Sacred Flame")
    assert use.nodes == ("card:0:sacred-flame",)
    assert use.detail == "+6, 1 damage: Grell 1 on 9+, Snake 1 on 7+"
    assert nodes(scene)["card:0:sacred-flame"].previews == {
        "figure:grell-1": "hits on 9+",
        "figure:snake-1": "hits on 7+",
    }
    assert nodes(scene)["card:0:clerics-shield"].previews == {"figure:grell-1": "hits on 9+"}


def test_a_roll_that_can_only_hit_or_only_miss_is_told_as_such() -> None:
    table = crypt(
        ["vistra"], at={"vistra": "1b2"}, items={"vistra": ["magic-sword-2"]}, monsters=[("snake", "1c2")]
    )
    scene = seen(table.hero_phase("vistra"))
    assert option(scene, "use Sure Strike").detail == "+11, 1 damage: Snake 1 always"
    table = crypt(
        ["vistra"], at={"vistra": "1b2"}, curses={"vistra": ["terrifying-roar"]}, monsters=[("meerak", "1c2")]
    )
    scene = seen(table.hero_phase("vistra"))
    assert option(scene, "use Reaping Strike").detail == "+4, 1 damage: Meerak, Kobold Dragonlord on 17+"


def test_the_blow_of_a_controlled_monster_is_not_shown_as_one_of_the_hero() -> None:
    table = crypt(
        at={"quinn": "1b2"}, items={"quinn": ["scroll-of-monster-control"]}, monsters=[("grell", "1c2")]
    )
    assert not nodes(seen(table.hero_phase("quinn")))["card:0:scroll-of-monster-control"].previews


def test_choosing_a_target_tells_the_roll_the_damage_and_what_is_left() -> None:
    table = crypt(at={"quinn": "1b2"}, monsters=[("grell", "1c2"), ("snake", "2b2")])
    table.hero_phase("quinn").answer("use Sacred Flame")
    scene = seen(table)
    grell = option(scene, "Grell 1")
    assert grell.nodes == ("figure:grell-1",)
    assert grell.detail == "hits on 9 or more, 1 damage; 2 HP left"
    assert scene.prompt is not None
    assert scene.prompt.explanation.startswith("Sacred Flame: Attack +6, 1 damage")


def test_the_best_item_and_curses_count_for_the_roll() -> None:
    table = crypt(
        at={"quinn": "1b2"},
        monsters=[("grell", "1c2")],
        items={"quinn": ["magic-sword-1", "magic-sword-2"]},
        curses={"quinn": ["terrifying-roar"]},
    )
    card = nodes(seen(table.hero_phase("quinn")))["card:0:sacred-flame"]
    assert card.previews == {"figure:grell-1": f"hits on {15 - 6 - 2 + 4}+"}


def test_valiant_strike_grows_with_every_adjacent_monster() -> None:
    table = crypt(
        ["keyleth"],
        at={"keyleth": "1b2"},
        powers={"keyleth": ["valiant-strike"]},
        monsters=[("grell", "1c2"), ("snake", "1a2")],
    )
    card = nodes(seen(table.hero_phase("keyleth")))["card:0:valiant-strike"]
    assert card.previews == {"figure:grell-1": "hits on 5+", "figure:snake-1": "hits on 3+"}


def test_an_object_can_be_attacked_like_a_monster() -> None:
    table = crypt(at={"quinn": "1b1"}, tiles=["1 north crossing"])
    table.state.objects["altar"] = Object("altar", 2, 12, 5)
    scene = seen(table.hero_phase("quinn"))
    assert nodes(scene)["card:0:sacred-flame"].previews == {"object:altar": "hits on 6+"}
    assert pips(nodes(scene)["object:altar"]) == "ooooo"


# ---- cards


def test_used_cards_lie_face_down_and_copies_are_told_apart() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert found["card:0:blade-barrier"].face_down
    assert not found["card:0:sacred-flame"].face_down
    assert found["card:0:potion-of-healing:2"].label.startswith("Potion of Healing, another one:")


def test_what_others_own_lies_small_before_them() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    cards = found["player:2:cards"]
    assert cards.kind == "track"
    assert [child.id for child in cards.children][:2] == ["card:2:lay-on-hands", "card:2:divine-challenge"]


def test_a_row_shows_the_order_of_activation_and_who_is_next() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    row = found["row:0"].children
    assert [card.text for card in row] == ["Grell", "Cave Bear", "Lava Flow"]
    assert [card.text for card in row if card.glow] == ["Grell"]
    assert not any(card.glow for card in found["row:1"].children)


def test_whoever_has_acted_is_not_next() -> None:
    table = everything()
    table.state.turn.phase = "villain"
    table.state.figures["grell-1"].acted = table.state.figures["grell-2"].acted = True
    table.play(("encounter", 0))
    scene = seen(table, 0)
    row = nodes(scene)["row:0"].children
    assert [card.text for card in row if card.glow] == ["Cave Bear"]
    assert [card.text for card in row if card.hollow] == ["Grell"]
    assert row[0].lines[0].endswith(" · has acted")
    assert row[0].label.startswith("Grell, first in the row of Quinn, has acted:")
    assert [card.text for card in nodes(scene)["row:1"].children if card.hollow] == []


def test_of_two_monsters_of_a_kind_a_card_tells_each_ones_hit_points_by_its_number() -> None:
    table = everything()
    table.state.figures["grell-2"].damage = 1
    found = nodes(seen(table.hero_phase("quinn")))
    assert found["row:0:grell"].lines[0] == "AC 15 · 1: 2 HP, 2: 1 HP"
    numbers = {
        id: [child.text for child in node.children if child.kind == "badge"] for id, node in found.items()
    }
    assert (numbers["figure:grell-1"], numbers["figure:grell-2"]) == (["1"], ["2"])


def test_tactics_can_be_read_with_their_figures() -> None:
    card = nodes(seen(everything().hero_phase("quinn")))["row:0:cave-bear"]
    assert card.lines[0] == "AC 14 · 2 HP"
    assert "Claws +6, 2 damage: If there are Heroes on its tile, it claws at each of them." in card.lines
    assert card.source == "public"


def test_a_hero_to_choose_is_shown_as_a_card() -> None:
    scene = new_table("ashardalon", 2, "choice").scene(0, NAMES[:2])
    choice = option(scene, "Vistra")
    assert (choice.nodes, choice.detail) == (("offer:vistra",), "Dwarf Fighter, level 1")
    assert "Cast-Iron Stomach" in nodes(scene)["offer:vistra"].label
    assert nodes(scene)["offer"].area == "hand"


def test_an_encounter_that_may_be_cancelled_lies_open_with_its_text() -> None:
    table = crypt(["vistra"], at={"vistra": "1b2"}, experience=["grell", "orc-smasher", "snake"])
    table.draw_encounter("vistra", "unbearable-heat")
    scene = seen(table)
    pay = option(scene, "pay 2 + 2 + 1 Experience")
    assert (pay.nodes, pay.detail) == (("experience",), "0 Experience left")
    assert scene.prompt is not None
    assert scene.prompt.explanation == "Unbearable Heat: Each Hero takes 1 damage."
    assert "drawn:unbearable-heat" in nodes(scene)


def test_a_drawn_encounter_lies_open_while_others_answer_to_it() -> None:
    table = crypt(at={"quinn": "1b2"}, experience=["grell", "orc-smasher", "snake"])
    table.draw_encounter("quinn", "unbearable-heat")
    scene = seen(table)
    assert option(scene, "Perseverance").nodes == ("card:0:perseverance",)
    assert "drawn:unbearable-heat" in nodes(scene)


def test_the_party_sees_its_goal_its_surges_and_its_experience() -> None:
    found = nodes(seen(everything().hero_phase("quinn")))
    assert found["adventure"].label.startswith("Adventure: The Closed Doors.")
    assert any(line.startswith("Victory: Bellax") for line in found["adventure"].lines)
    assert found["surges"].label == "2 healing surges left."
    assert found["experience"].label == "Experience: 3 in 2 cards: Orc Smasher worth 2, Snake worth 1."
    assert found["environment:walls-of-magma"].text == "Walls of Magma"


def test_a_store_shows_what_is_for_sale_and_what_may_be_sold() -> None:
    table = crypt(at={"quinn": "1b2"}, items={"quinn": ["lucky-charm"]})
    table.state.campaign = Campaign(1, 1000, ["short-cut"], 0, False, [], ["boots-of-striding"], [])
    scene = seen(table.hero_phase("quinn"))
    assert {"store:boots-of-striding", "boon:short-cut", "purse"} <= nodes(scene).keys()


def test_what_is_refused_is_refused_at_its_card() -> None:
    scene = seen(everything().hero_phase("quinn"))
    assert scene.prompt is not None
    reasons = {refused.nodes: refused.reason for refused in scene.prompt.refused}
    assert reasons["card:0:blade-barrier",] == "it lies face down"
    assert reasons["card:0:perseverance",] == "it is used when something happens, not by itself"


def test_a_hero_to_be_helped_is_lit_on_the_board_and_before_the_player() -> None:
    table = crypt(["keyleth", "quinn"], at={"keyleth": "1b2", "quinn": "1b1"}, hp={"quinn": 3})
    scene = seen(table.hero_phase("keyleth"))
    assert option(scene, "use Lay on Hands").nodes == ("card:0:lay-on-hands",)
    table = crypt(
        ["keyleth", "quinn", "vistra"],
        at={"keyleth": "1b2", "quinn": "1b1", "vistra": "1a1"},
        hp={"quinn": 3, "vistra": 4},
    )
    table.hero_phase("keyleth").answer("use Lay on Hands")
    vistra = option(seen(table), "Vistra")
    assert (vistra.nodes, vistra.detail) == (("hero:vistra", "player:2:hero"), "4 of 8 HP, AC 17")
