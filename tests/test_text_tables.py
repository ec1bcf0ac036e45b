"""The text table's other boards, and squares as answers: rows, seats, menus, and what a terminal can show."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from questboard.games import load_rules
from questboard.kernel import Table
from questboard.scene import Beam, Choice, Node, NotOffered, Prompt, Scene
from questboard.testing.conformance import deal, random_answers
from questboard.text import Style, TextTable, read_seats, style_for
from questboard.text.board import details, look
from questboard.text.plan import plans
from questboard.text.signs import Letters
from questboard.text.squares import SquareError, advice, brief_question, moves, square_option
from questboard.text.words import HEADINGS
from tests.test_text_board import MAPS, Drawn, Options, board_of, map_lines, scenes, uncolored
from tests.text.reader import name_of, squares_in

ASCII, UNICODE, COLOR = Style(), Style(unicode=True), Style(unicode=True, color=True)
PLAIN = Style(plain=True)

SLOTS_PER_SEAT = 4
TABLES: list[tuple[str, int, Options]] = [("portal", 1, ()), ("portal", 4, ()), ("dragonfire", 3, ())]


# ---- what every drawing keeps to


@pytest.mark.parametrize(("game", "seats", "options"), [*MAPS, *TABLES])
def test_no_line_of_a_drawing_is_wider_than_a_hundred_columns(
    game: str, seats: int, options: Options
) -> None:
    for scene in scenes(game, seats, options):
        for style in (ASCII, UNICODE, COLOR):
            assert max(len(uncolored(line)) for line in look(scene, style, Letters())) <= 100


@pytest.mark.parametrize(("game", "seats", "options"), [*MAPS, *TABLES])
def test_ascii_is_nothing_but_ascii_and_color_only_adds_to_a_drawing(
    game: str, seats: int, options: Options
) -> None:
    for scene in scenes(game, seats, options):
        assert "\n".join(look(scene, ASCII, Letters())).isascii()
        assert "\n".join(look(scene, PLAIN, Letters())).isascii()
        plain, colored = (map_lines(scene, style) for style in (UNICODE, COLOR))
        assert list(map(uncolored, colored)) == plain
        assert any("\x1b[" in line for line in colored)


def field(width: int, *things: Node, **prompt: Any) -> Scene:
    """A single row of squares, and what is on it."""
    ground = [Node(id=f"s{x}", kind="square", at=(x, 1)) for x in range(1, width + 1)]
    tile = Node(id="t", kind="tile", at=(0, 0), size=(width + 2, 3), children=ground)
    board = Node(id="b", kind="board", label="A field.", at=(0, 0), children=[tile, *things])
    asked = Prompt(seat=0, text="Where to?", rule="X-1", **prompt)
    return Scene(game="x", title="X", seat=0, status="", nodes=[board], prompt=asked)


def knight(x: int, name: str = "Ada", **more: Any) -> Node:
    place: dict[str, Any] = {"at": (x + 0.1, 1.1), "size": (0.9, 0.9)}
    return Node(id=name, kind="token", label=f"{name}: 3 HP.", text=name, **place, **more)


def test_a_board_that_is_too_wide_is_drawn_in_parts_that_say_how_they_join() -> None:
    lines = map_lines(field(100, knight(70)), ASCII)
    assert max(map(len, lines)) <= 100
    joints = [line for line in lines if line.startswith("Part ")]
    assert joints[0].endswith("it joins part 2 to the east.")
    assert joints[1].endswith("it joins part 1 to the west and part 3 to the east.")
    assert joints[2].endswith("it joins part 2 to the west.")
    drawn = Drawn(lines)
    assert {x for x, y in drawn.on if y == 1 and drawn.on[x, y] in ".A"} == set(range(1, 101))
    assert [cell for cell, shown in drawn.on.items() if shown == "A"] == [(70, 1)]
    assert ("A", "br1: Ada: 3 HP.") in drawn.legend


@pytest.mark.parametrize(("game", "seats", "options"), MAPS)
def test_tiles_are_told_by_their_numbers_or_from_corner_to_corner(
    game: str, seats: int, options: Options
) -> None:
    start = (
        r"  (?=Tile \d+, )"
        if game in ("ashardalon", "drizzt")
        else r"  [a-z]{1,2}\d{1,3} to [a-z]{1,2}\d{1,3}: "
    )
    for scene in scenes(game, seats, options):
        labels = [node.label for node in board_of(scene).walk() if node.kind == "tile" and node.label]
        told = look(scene, Style(plain=True), Letters())
        lines = [re.sub(start, "", line) for line in told if re.match(start, line)]
        assert sorted(line.partition(" It lies ")[0] for line in lines) == sorted(labels)


def test_a_figure_keeps_its_letter_while_others_come_and_go() -> None:
    letters = Letters()
    rat, rook = knight(3, "Rat", shape="hexagon"), knight(5, "Rook", shape="hexagon")
    look(field(8, rat, rook), ASCII, letters)
    lines = look(field(8, rook), ASCII, letters)
    assert any(line.startswith("  o  e1: Rook") for line in lines)
    back = look(field(8, rook, knight(2, "Rogue", shape="hexagon"), knight(7, "Ruth")), ASCII, letters)
    assert any(line.startswith("  o  e1: Rook") for line in back)
    assert any(line.startswith("  r  b1: Rogue") for line in back)
    assert any(line.startswith("  R  g1: Ruth") for line in back)


def test_every_figure_of_a_crowd_is_in_the_legend_even_when_letters_run_out() -> None:
    crowd = [knight(x, f"Rat {x}", shape="hexagon") for x in range(1, 71)]
    lines = map_lines(field(70, *crowd), ASCII)
    told = {line.partition(": ")[0].split()[1]: line.strip()[0] for line in lines if line.endswith(" HP.")}
    assert len(told) == 70
    given = [letter for letter in told.values() if letter != "*"]
    assert len(given) == len(set(given)) == 62


# ---- in words


def test_in_sight_is_said_only_where_the_question_tells_it() -> None:
    foes = [knight(x, name, shape="hexagon") for x, name in ((4, "Grell"), (6, "Snake"), (8, "Orc"))]
    scene = field(
        9,
        knight(2, glow=True),
        *foes,
        choices=[Choice(label="shoot Grell", nodes=("Grell",), beam=Beam(start="Ada", end="Grell"))],
        refused=[
            NotOffered(
                label="Snake", reason="a wall", rule="X-1", beam=Beam(start="Ada", end="Snake", reach=0.5)
            )
        ],
    )
    lines = look(scene, PLAIN, Letters())
    assert "  Grell, 2 squares east, on d1, in sight: 3 HP." in lines
    assert "  Snake, 4 squares east, on f1, out of sight: 3 HP." in lines
    assert "  Orc, 6 squares east, on h1: 3 HP." in lines


@pytest.mark.parametrize(("game", "seats", "options"), [*MAPS, *TABLES])
def test_words_need_no_drawing(game: str, seats: int, options: Options) -> None:
    for scene in scenes(game, seats, options):
        for line in look(scene, PLAIN, Letters()):
            assert re.match(r"[A-Za-z\d ]", line), line
            assert "  " not in line.strip(), line


# ---- The Yawning Portal


@pytest.mark.parametrize(("game", "seats", "options"), TABLES[:2])
def test_the_row_and_the_orders_can_be_rebuilt_from_the_drawing(
    game: str, seats: int, options: Options
) -> None:
    matched = 0
    for scene in scenes(game, seats, options):
        lines = look(scene, ASCII, Letters())
        numbers = next(line for line in lines if line.startswith("slot "))
        places = {int(found[0]): found.end() - 1 for found in re.finditer(r"\d+", numbers)}
        far, row, near = rows_around(lines)
        legend = (re.match(r"  (\w)  ([a-z ]+), \w where", line) for line in lines)
        food = {found[1]: found[2] for found in legend if found}
        for node in board_of(scene).walk():
            if found := re.match(r"Slot (\d+)(?:, an end of the row)?: (.*)\.", node.label):
                shown = row[places[int(found[1])]]
                assert (food[shown] if shown != "." else "empty") == found[2]
            if found := re.match(r"(Far|Near) seat (\d+): .*", node.label):
                side = far if found[1] == "Far" else near
                matched += check_order(node.label, side, places, food)
    assert matched > 50


@pytest.mark.parametrize(("game", "seats", "options"), TABLES[:2])
def test_the_row_and_the_orders_can_be_rebuilt_from_the_words(
    game: str, seats: int, options: Options
) -> None:
    rebuilt = 0
    for scene in scenes(game, seats, options):
        drawing, told = look(scene, ASCII, Letters()), look(scene, Style(plain=True), Letters())
        numbers = next(line for line in drawing if line.startswith("slot "))
        places = {found.end() - 1: int(found[0]) for found in re.finditer(r"\d+", numbers)}
        far, row, near = rows_around(drawing)
        legend = (re.match(r"  (\w)  ([a-z ]+), \w where", line) for line in drawing)
        food = {found[1]: found[2] for found in legend if found}
        line = next(line for line in told if line.startswith("  Food Row: "))
        said = {int(slot): dish for slot, dish in re.findall(r"(\d+) ((?:red|yellow|green|blue) \w+)", line)}
        assert said == {slot: food[row[at]] for at, slot in places.items() if row[at] in food}
        for side, name in ((far, "Far"), (near, "Near")):
            drawn = {
                (slot, food[side[at].upper()], side[at].isupper())
                for at, slot in places.items()
                if side[at].upper() in food
            }
            heard = {
                (int(slot), dish.strip(), verb == "Has")
                for line in told
                if line.startswith(f"  {name} seat ")
                for verb, dishes in re.findall(r"(Has|Lacks) ([^.]+)\.", line)
                for dish, slot in re.findall(r"([a-z ]+) on (?:slot )?(\d+)", dishes)
            }
            assert heard == drawn
            rebuilt += len(heard)
    assert rebuilt > 50


def rows_around(lines: list[str]) -> tuple[str, str, str]:
    """The line of the far side's orders, the row, and the near side's."""
    start = next(number for number, line in enumerate(lines) if line.startswith("slot "))
    return tuple(lines[start + step].ljust(100) for step in (-1, 1, 2))  # type: ignore[return-value]


def check_order(label: str, side: str, places: dict[int, int], food: dict[str, str]) -> int:
    """Each symbol of an order is over its slot: a capital if it is met. Returns how many there are."""
    checked = 0
    for verb, told in re.findall(r"(Has|Lacks) ((?:[a-z ]+ on (?:slot )?\d+(?:, )?)+)\.", label):
        for what, slot in re.findall(r"([a-z ]+) on (?:slot )?(\d+)", told):
            shown = side[places[int(slot)]]
            assert food[shown.upper()] == what.strip(), label
            assert shown.isupper() == (verb == "Has"), label
            checked += 1
    return checked


def names_go_on(lines: list[str], line: str) -> bool:
    """Whether the names in a line have a second line."""
    return "|" in lines[lines.index(line) + 1]


def test_a_seat_is_drawn_over_its_slots() -> None:
    for scene in scenes("portal", 4, ()):
        lines = map_lines(scene, ASCII)
        slots = next(line for line in lines if line.startswith("slot "))
        for node in board_of(scene).children:
            if node.kind == "card" and node.at is not None:
                side = "far" if node.at[1] < 4 else "near"
                line = next(line for line in lines if line.startswith(side))
                slot = str(int(node.at[0]) // SLOTS_PER_SEAT * SLOTS_PER_SEAT + 1)
                first = slots.index(f" {slot} ") + len(slot) - 1
                below = lines[lines.index(line) + 1].ljust(100) if names_go_on(lines, line) else " " * 100
                text = node.text.replace("\N{MULTIPLICATION SIGN}", "x")
                shown = f"({text})" if node.face_down else text
                name = f"{line[first : first + 11].strip()} {below[first : first + 11].strip()}".strip()
                assert name, node.label
                assert shown.replace(" ", "").startswith(name.replace(" ", "")), node.label


# ---- Dragonfire


def test_encounters_are_told_by_player_with_their_levels() -> None:
    checked = 0
    for scene in scenes("dragonfire", 3, ()):
        lines = map_lines(scene, ASCII)
        text = " ".join(line.strip() for line in lines)
        player = ""
        for number, line in enumerate(lines):
            if plate := re.match(r"(Player \d): ", line):
                player = plate[1]
            if bar := re.fullmatch(r"  \S.*? ((?:[(\[][\dx!]+[)\]]|\|)+)", line):
                said = " ".join(each.strip() for each in lines[number + 1 : number + 4])
                if "Location for" not in said:
                    assert f"facing {player}:" in said
                levels = re.findall(r"[(\[]([\dx!]+)[)\]]", bar[1])
                cleared = said.partition(";")[0].count("cleared")
                assert sum(level == "x" for level in levels) == cleared
                checked += 1
        for node in board_of(scene).walk():
            if " facing " in node.label:
                assert node.label in text
    assert checked > 20


def test_encounters_and_their_levels_are_the_same_in_words() -> None:
    checked = 0
    for scene in scenes("dragonfire", 3, ()):
        drawn = []
        for line in map_lines(scene, ASCII):
            if bar := re.fullmatch(r"  (\S.*?) ((?:[(\[][\dx!]+[)\]]|\|)+)", line):
                drawn.append((bar[1], re.findall(r"[(\[]([\dx!]+)[)\]]", bar[2])))
        told, player = [], ""
        for line in look(scene, Style(plain=True), Letters()):
            if plate := re.match(r"(Player \d): ", line):
                player = plate[1]
            if found := re.match(r"  ([^,]+), .*? facing (Player \d): ([^;]+);", line):
                assert found[2] == player
                told.append((found[1], [mark(level) for level in found[3].split(", ")]))
        assert [each for each in drawn if each in told] == told
        checked += len(told)
    assert checked > 20


def mark(level: str) -> str:
    """How a level that is told is drawn."""
    if level.endswith("cleared"):
        return "x"
    return level.split()[0] + ("!" if level.endswith("about to fall") else "")


# ---- squares as answers


def asked(game: str, seats: int, options: Options) -> list[Scene]:
    """Positions in which somebody has many squares to choose from."""
    return [
        scene
        for scene in scenes(game, seats, options)
        if scene.prompt is not None and any("squares: type one" in line for line in brief_question(scene))
    ]


@pytest.mark.parametrize(("game", "seats", "options"), [MAPS[0], MAPS[3], MAPS[4], MAPS[5]])
def test_the_squares_that_are_listed_pick_the_options_that_light_them(
    game: str, seats: int, options: Options
) -> None:
    found = asked(game, seats, options)
    assert found
    for scene in found[:3]:
        assert scene.prompt is not None
        kinds = {node.id: node.kind for node in board_of(scene).walk()}
        offered = [
            index
            for index, choice in enumerate(scene.prompt.choices)
            if choice.nodes and all(kinds.get(id) == "square" for id in choice.nodes)
        ]
        brief = "\n".join(brief_question(scene))
        assert f"{len(offered)} squares: type one, such as" in brief
        listed = [line for line in brief.split("\n")[1:] if line not in HEADINGS.values()]
        assert len(listed) == 1 + len(scene.prompt.choices) - len(offered)
        example = re.search(r"such as (\w+);", brief)
        assert example
        assert square_option(scene, example[1]) == offered[0]
        picked = [square_option(scene, f"move {name}") for name in names_listed(moves(scene))]
        assert sorted(index for index in picked if index is not None) == offered


def names_listed(lines: list[str]) -> list[str]:
    """Every square in the rows of `moves`."""
    names = []
    for line in lines:
        which, _, told = line.rstrip(".").partition(": ")
        word, number = which.split()
        for tile, x, y in sorted(squares_in(told)):
            assert word == ("Tile" if tile else "Row")
            assert int(number) == (tile or y)
            names.append(name_of((tile, x, y)))
    return names


def test_a_square_is_where_the_drawing_has_it() -> None:
    hall = field(9, knight(2), choices=[Choice(label=f"to {x}", nodes=(f"s{x}",)) for x in range(3, 10)])
    drawn = Drawn(map_lines(hall, ASCII))
    assert drawn.on[2, 1] == "A"
    assert [square_option(hall, f"{column}1") for column in "cdefghi"] == list(range(7))
    assert brief_question(hall)[1:] == ["7 squares: type one, such as c1; moves lists them"]
    assert moves(hall) == ["Row 1: c1 to i1."]
    with pytest.raises(SquareError, match="b1 can't be chosen"):
        square_option(hall, "b1")
    assert square_option(hall, "to 3") is None


def test_few_squares_are_listed_and_other_options_keep_their_numbers() -> None:
    ways = [Choice(label=f"to {x}", nodes=(f"s{x}",)) for x in range(1, 8)]
    few = field(9, choices=ways[:6])
    assert len(brief_question(few)) == 7
    many = field(9, choices=[Choice(label="rest"), *ways, Choice(label="stop")])
    assert brief_question(many)[1:] == [
        "1. rest",
        "7 squares: type one, such as a1; moves lists them",
        "9. stop",
    ]


def test_a_menu_is_told_in_groups_and_every_option_keeps_its_number() -> None:
    rest, stop = Choice(label="rest"), Choice(label="stop", group="end", ends=True)
    ways = [Choice(label=f"to {x}", nodes=(f"s{x}",), group="move") for x in range(1, 8)]
    hit, drink = Choice(label="hit Orc", group="attack"), Choice(label="drink", group="item")
    scene = field(9, choices=[*ways, rest, drink, hit, stop], left="2 actions left.")
    assert brief_question(scene) == [
        "Where to? 2 actions left.",
        "Attacks:",
        "10. hit Orc",
        "Items:",
        "9. drink",
        "Moves:",
        "7 squares: type one, such as a1; moves lists them",
        "Others:",
        "8. rest",
        "To end:",
        "11. stop",
    ]
    assert brief_question(field(9, choices=[rest, stop])) == ["Where to?", "1. rest", "2. stop"]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [*MAPS, ("fantasy", 2, (("adventure", "9"),)), ("drizzt", 3, (("adventure", "9"),))],
)
def test_a_square_has_one_name_on_the_map_and_in_options(game: str, seats: int, options: Options) -> None:
    walks = 0
    for scene in scenes(game, seats, options):
        (plan,) = plans(scene)
        for mark in plan.marks:
            if mark.node.name:
                assert mark.node.name.removesuffix(" on the tower") == plan.naming.name(mark.cells[0])
        for index, choice in enumerate(scene.prompt.choices if scene.prompt else []):
            if found := re.fullmatch(r"(?:(?:walk|move) to )?(\d*[a-z]{1,2}\d{1,2})", choice.label):
                walks += 1
                assert square_option(scene, found[1]) == square_option(scene, f"move {found[1]}") == index
                assert plan.squares[choice.nodes[-1]] == plan.naming.cell(found[1])
    assert walks


def cavern(*tiles: tuple[int, int]) -> Scene:
    """Numbered tiles, all floor, with squares to choose on all of them."""
    found = []
    for number, (x, y) in enumerate(tiles, 1):
        ground = [Node(id=f"s{number}.{i}", kind="square", at=(i % 4, i // 4)) for i in range(16)]
        place: dict[str, Any] = {"at": (4 * x, 4 * y), "size": (4, 4), "text": str(number)}
        found.append(
            Node(id=f"t{number}", kind="tile", label=f"Tile {number}, cave.", children=ground, **place)
        )
    board = Node(id="b", kind="board", label="A cavern.", at=(0, 0), children=found)
    choices = [Choice(label=node.id, nodes=(node.id,)) for tile in found for node in tile.children]
    asked = Prompt(seat=0, text="Where to?", rule="X-1", choices=choices)
    return Scene(game="x", title="X", seat=0, status="", nodes=[board], prompt=asked)


def test_squares_of_numbered_tiles_keep_their_names_however_the_board_grows() -> None:
    tiles = [(0, 0), (0, -1), (-1, 0), (1, 0)]
    for known in range(1, len(tiles) + 1):
        scene = cavern(*tiles[:known])
        (plan,) = plans(scene)
        for number in range(1, known + 1):
            names = [f"{number}{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]
            assert [plan.naming.name(plan.squares[f"s{number}.{i}"]) for i in range(16)] == names
            assert [square_option(scene, name) for name in names] == list(
                range(16 * number - 16, 16 * number)
            )
            assert square_option(scene, f"move tile {number} D4") == 16 * number - 1
    assert moves(cavern(*tiles))[2] == "Tile 3: 3a1 to 3d1, 3a2 to 3d2, 3a3 to 3d3, 3a4 to 3d4."
    assert details(cavern(*tiles), "2b2") == ["2b2 is floor.", "Tile 2, cave."]
    assert "  Tile 3, cave. It lies 1 tile west of the first tile." in look(cavern(*tiles), PLAIN, Letters())
    assert advice(cavern(*tiles), "move c3") == (
        "every tile may have a square c3; type the number of the tile first, such as 1c3"
    )
    assert advice(cavern(*tiles), "5a1") == (
        "there is no square 5a1; there are tiles 1 to 4, each from a1 to d4"
    )
    assert advice(cavern(*tiles), "the orc") == advice(field(9), "z9") == ""
    assert square_option(cavern(*tiles), "5a1") is square_option(cavern(*tiles), "1e1") is None


def test_a_cavern_of_tiles_is_drawn_with_their_numbers_in_parts_of_whole_tiles() -> None:
    scene = cavern(*((x, 0) for x in range(30)))
    lines = map_lines(scene, ASCII)
    assert max(map(len, lines)) <= 100
    joints = [number for number, line in enumerate(lines) if line.startswith("Part ")]
    heads = [re.findall(r"tile \d+", line) for line in lines if "tile " in line and "Part" not in line][:3]
    assert heads == [
        [f"tile {number}" for number in part] for part in (range(1, 12), range(12, 23), range(23, 31))
    ]
    assert lines[joints[1]] == "Part 2 of 3; it joins part 1 to the west and part 3 to the east."


def test_a_walk_may_name_the_thing_that_it_leads_to() -> None:
    orc = knight(8, "Orc", shape="hexagon")
    chest = Node(id="c", kind="token", label="Chest at a1.", at=(1.3, 1.3))
    ways = [
        Choice(label=f"to {x}", nodes=(f"s{x}",), path=("Ada", *(f"s{y}" for y in range(4, x + 1))))
        for x in range(4, 8)
    ]
    onto = Choice(label="to 1, open the chest", nodes=("s1", "c"), path=("Ada", "s1"))
    scene = field(9, knight(3), orc, chest, choices=[*ways, onto])
    assert square_option(scene, "move to the Orc") == 3
    assert square_option(scene, "move to the chest") == 4
    assert square_option(scene, "move d1") == 0
    assert square_option(scene, "the orc") is None, "without the verb it is the name of an option"
    twin = knight(9, "Orc 2", shape="hexagon")
    with pytest.raises(SquareError, match="'to orc' can mean h1 or i1; type a square"):
        square_option(field(9, knight(3), orc, twin, choices=ways), "move to orc")


def test_a_square_with_two_options_asks_for_the_number_and_a_figure_is_chosen_by_its_square() -> None:
    walk, leap = (Choice(label=label, nodes=("s4",)) for label in ("walk", "leap"))
    foe = knight(6, "Orc", shape="hexagon")
    scene = field(9, knight(2), foe, choices=[walk, leap, Choice(label="hit Orc", nodes=("Orc",))])
    with pytest.raises(SquareError, match="'d1' can mean 1 or 2; type the number"):
        square_option(scene, "d1")
    assert square_option(scene, "f1") == 2
    both = field(9, foe, choices=[Choice(label="hit Orc", nodes=("Orc",)), Choice(label="go", nodes=("s6",))])
    assert square_option(both, "f1") == 1, "the square itself comes before what stands on it"


def test_details_of_a_square_and_of_words() -> None:
    scene = field(9, knight(2))
    assert details(scene, "b1") == ["b1 is floor.", "Ada: 3 HP."]
    assert details(scene, "z9") == ["There is nothing on z9; it is rock."]
    assert details(scene, "ada") == ["Ada: 3 HP."]
    assert details(scene, "nobody") == []


# ---- at the table


def explorer() -> Table[Any, Any]:
    """A table where somebody may walk to many squares."""
    table = deal(load_rules("fantasy"), 2, 1)
    for _ in random_answers(table, 1):
        assert table.ask is not None
        prompt = table.scene(table.ask.seat, ["Ada", "Ben"]).prompt
        if prompt and prompt.choices[9:] and prompt.choices[0].label.startswith("walk"):
            break
    return table


def typed(*lines: str, style: Style = ASCII) -> tuple[Table[Any, Any], list[str]]:
    """What is said to somebody who explores a dungeon."""
    table = explorer()
    said: list[str] = []
    waiting = iter(lines)

    def read(prompt: str) -> str:
        said.append(prompt)
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    assert table.ask is not None
    seats = ["bot:random", "bot:random"]
    seats[table.ask.seat] = "human:Ada"
    TextTable(table, read_seats(",".join(seats)), read=read, write=said.append, style=style).play()
    return table, said


def test_a_person_looks_lists_squares_and_goes_to_one() -> None:
    _, said = typed("look", "look words", "moves", "")
    told = "\n".join(said)
    assert re.search(r"^\d+ squares: type one, such as [a-z]+\d+; moves lists them$", told, re.MULTILINE)
    assert "  #  rock" in told
    assert re.search(r"^Seen from ", told, re.MULTILINE)
    assert re.search(r"^Row \d+: [a-z]", told, re.MULTILINE)
    assert re.search(r"^2\. walk to", told, re.MULTILINE), "Enter lists every option with its number"
    example = re.search(r"such as ([a-z]+\d+);", told)
    assert example
    _, said = typed(f"? {example[1]}")
    assert any(line.startswith("Walk to ") for line in said)
    before = explorer()
    assert before.ask is not None
    for line in (example[1], f"move {example[1]}", "1"):
        after, _ = typed(line)
        assert after.log[before.ply].answer == before.ask.options[0]


def test_a_table_in_words_draws_only_when_it_is_told_to() -> None:
    _, said = typed("look", style=PLAIN)
    assert "  #  rock" not in said
    _, said = typed("look map", style=PLAIN)
    assert "  #  rock" in said


def test_looking_for_what_is_not_there_is_one_sentence() -> None:
    _, said = typed("look unicorn", "look a1")
    assert "There is nothing called 'unicorn' to be seen." in said


# ---- what a terminal can show


class Terminal(io.TextIOWrapper):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def stream(encoding: str, kind: type[io.TextIOWrapper] = io.TextIOWrapper) -> io.TextIOWrapper:
    return kind(io.BytesIO(), encoding=encoding)


def test_characters_and_colours_are_what_the_terminal_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert style_for(stream("utf-8"), ascii=False, plain=False) == Style(unicode=True, color=False)
    assert style_for(stream("ascii"), ascii=False, plain=False) == Style(unicode=False, color=False)
    assert style_for(stream("utf-8"), ascii=True, plain=False).unicode is False
    assert style_for(stream("utf-8", Terminal), ascii=False, plain=False).color is True
    assert style_for(stream("utf-8", Terminal), ascii=False, plain=True).color is False
    monkeypatch.setenv("NO_COLOR", "1")
    assert style_for(stream("utf-8", Terminal), ascii=False, plain=False).color is False
