"""The picture: any scene becomes one self-contained SVG."""

import json
from xml.etree import ElementTree

import pytest

from questboard.games import PLAYABLE, new_table
from questboard.kernel import SPECTATOR
from questboard.picture import ICONS, THEMES, draw
from questboard.picture.flow import Size, balanced
from questboard.picture.ground import FLOOR, PAINT
from questboard.picture.icons import HERE, Icon
from questboard.picture.lettering import ELLIPSIS, fitted, width, wrapped
from questboard.picture.palette import JEWELS, contrast, mix, readable_on
from questboard.picture.svg import Sheet, legible
from questboard.scene import Choice, Node, NotOffered, Prompt, Scene

SYMBOL = (0.8, 0.8)
SVG = "{http://www.w3.org/2000/svg}"


def scene(*nodes: Node, prompt: Prompt | None = None, title: str = "A game") -> Scene:
    return Scene(game="none", title=title, seat=0, status="Turn 1.", nodes=list(nodes), prompt=prompt)


def a_bit_of_everything() -> Scene:
    """A scene with every kind of node, placed and flowing, in every condition."""
    hero = Node(
        id="hero", kind="card", at=(1, 1), size=(4, 3), color="ruby", icon="lyre", text="Brisa", count=2,
        lines=("Bard", "Sings until the lamps go out and the last guest has left."),
        children=[
            Node(id="has", kind="token", at=(0.1, 0.1), size=SYMBOL, icon="carrot", glow=True),
            Node(id="lacks", kind="token", at=(1.1, 0.1), size=SYMBOL, icon="fish", hollow=True),
            Node(id="bonus", kind="token", icon="gem-ruby", color="ruby", text="2"),
            Node(id="potion", kind="badge", icon="bubbling-flask", color="arcane", text="Potion", count=3),
        ],
    )  # fmt: skip
    board = Node(
        id="board", kind="board", label="The board", size=(12, 6),
        children=[
            hero,
            Node(id="back", kind="card", at=(6, 1), size=(4, 3), face_down=True, turned=True, color="topaz",
                 icon="gem-topaz", text="Nobody"),
            Node(id="square", kind="square", at=(0, 0), size=(1, 1), color="slate", text="a1", hollow=True),
            Node(id="lost", kind="token", icon="carrot"),
            Node(id="wall", kind="wall", at=(0, 5), size=(12, 0.2)),
            Node(id="row", kind="track", at=(1, 4.5), size=(2, 1), children=[
                Node(id="slot:0", kind="slot", at=(0, 0), size=(1, 1), icon="hourglass", text="0", glow=True),
                Node(id="slot:1", kind="slot", at=(1, 0), size=(1, 1), icon="hourglass", text="1", count=4,
                     children=[Node(id="on", kind="token", at=(0.1, 0.1), size=SYMBOL, text="X", count=2)]),
            ]),
        ],
    )  # fmt: skip
    rock = Node(
        id="rock", kind="tile", at=(0, 1), size=(4, 4), color="ruby",
        children=[
            Node(id="floor:1", kind="square", at=(1, 1), icon="stairs"),
            Node(id="floor:2", kind="square", at=(1, 2)),
        ],
    )  # fmt: skip
    dungeon = Node(
        id="dungeon", kind="board", at=(-4, -5), size=(8, 6), color="slate",
        children=[
            Node(id="mist", kind="slot", at=(1, 0), size=(1, 1), color="diamond", hollow=True),
            rock,
            Node(id="plain", kind="tile", at=(4, 1), size=(4, 4)),
            Node(id="door", kind="wall", at=(1, 4), size=(2, 1), icon="wooden-door", color="walnut"),
            Node(id="trap", kind="square", at=(5, 2), size=(2, 2), icon="lava", color="danger", text="hot"),
            Node(id="orc", kind="token", at=(1, 2), size=(1, 1), icon="orc-head", text="Orc", children=[
                Node(id="orc:hp:0", kind="token"),
                Node(id="orc:hp:1", kind="token", hollow=True),
                Node(id="orc:dazed", kind="token", icon="knocked-out-stars", color="topaz"),
            ]),
        ],
    )  # fmt: skip
    tray = Node(
        id="tray", kind="tray", text="Tray", lines=("7 points",), icon="trophy-cup", glow=True,
        children=[
            Node(id="tile", kind="tile", color="emerald", icon="carrot", text="Green", lines=("Draw",),
                 children=[Node(id="tile:back", kind="text", text="Back: remove", hollow=True)]),
            Node(id="pile", kind="pile", face_down=True, icon="gem-sapphire", text="Blue", count=9),
            Node(id="discard", kind="pile", icon="fist", text="Discard", count=1),
            Node(id="nothing", kind="pile", icon="fist", text="Empty", count=0),
            Node(id="guard", kind="token", icon="crossed-swords", color="danger",
                 children=[Node(id="slowed", kind="badge", icon="hourglass")]),
            Node(id="hidden", kind="card", face_down=True, children=[Node(id="mark", kind="token")]),
            Node(id="die", kind="die", text="6", glow=True),
            Node(id="sword", kind="die", icon="crossed-swords"),
            Node(id="words", kind="text", text="Plain words", lines=("and more",)),
            Node(id="purse", kind="track", text="Purse", children=[
                Node(id="gem", kind="token", icon="gem-diamond", color="diamond", text="3", lines=("of 20",)),
                Node(id="no-gem", kind="token", icon="gem-any", hollow=True, glow=True),
            ]),
            Node(id="wish", kind="badge", text="Wish", hollow=True, glow=True),
            Node(id="inner", kind="tray", children=[Node(id="loose", kind="slot", text="free")]),
        ],
    )  # fmt: skip
    prompt = Prompt(
        seat=0,
        text="What now?",
        rule="X-001",
        choices=[
            Choice(label="the first", detail="does much", nodes=("hero", "slot:0")),
            Choice(label="the second", nodes=("slot:0", "gem")),
            Choice(label="pass"),
        ],
        refused=[NotOffered(label="the tile", reason="it is used up", rule="X-002", nodes=("tile",))],
    )
    return scene(board, dungeon, tray, Node(id="more", kind="tray", text="More"), prompt=prompt)


def drawn(picture: str) -> dict[str, str]:
    """The classes of every node in a picture."""
    groups = [group for group in ElementTree.fromstring(picture).iter(f"{SVG}g") if "data-id" in group.attrib]
    ids = [group.attrib["data-id"] for group in groups]
    assert len(set(ids)) == len(ids)
    return {group.attrib["data-id"]: group.attrib["class"] for group in groups}


@pytest.mark.parametrize("theme", THEMES)
def test_every_node_is_drawn_whatever_its_kind(theme):
    everything = a_bit_of_everything()
    assert drawn(draw(everything, theme=theme)).keys() == {node.id for node in everything.walk()}


def test_what_an_option_concerns_is_lit_and_bears_its_number():
    picture = draw(a_bit_of_everything())
    assert {id for id, classes in drawn(picture).items() if "lit" in classes.split()} == {
        "hero",
        "slot:0",
        "gem",
    }
    assert ">1…2</text>" in picture


def test_without_a_prompt_nothing_is_lit():
    everything = a_bit_of_everything()
    everything.prompt = None
    assert not any("lit" in classes.split() for classes in drawn(draw(everything)).values())


def test_question_choices_and_refusals_can_be_read():
    picture = draw(a_bit_of_everything())
    for words in (
        "What now?",
        "the first",
        "does much",
        "pass",
        "Not now: the tile: it is used up (§ X-002)",
    ):
        assert f">{words}<" in picture


def test_glow_and_hollow_do_not_need_colour():
    root = ElementTree.fromstring(draw(a_bit_of_everything()))
    groups = {group.attrib.get("data-id"): group for group in root.iter(f"{SVG}g")}
    assert any("stroke-dasharray" in mark.attrib for mark in groups["lacks"])
    assert not any("stroke-dasharray" in mark.attrib for mark in groups["has"])
    assert len(list(groups["has"].iter(f"{SVG}circle"))) > len(list(groups["lacks"].iter(f"{SVG}circle")))


def test_a_tile_is_floor_where_it_has_squares_and_rock_elsewhere():
    root = ElementTree.fromstring(draw(a_bit_of_everything()))
    groups = {group.attrib.get("data-id"): group for group in root.iter(f"{SVG}g")}

    def areas(id: str) -> list[float]:
        rects = groups[id].findall(f"{SVG}rect")
        return [float(rect.attrib["width"]) * float(rect.attrib["height"]) for rect in rects]

    _, whole, *inside = areas("rock")
    assert [area for area in inside if area > whole / 20] == pytest.approx([whole / 16] * 2, rel=0.02)
    assert len(areas("plain")) == 2


def test_hit_points_are_dots_and_those_lost_are_dark():
    root = ElementTree.fromstring(draw(a_bit_of_everything()))
    dots = {group.attrib.get("data-id"): group.find(f"{SVG}circle") for group in root.iter(f"{SVG}g")}
    left, lost = dots["orc:hp:0"], dots["orc:hp:1"]
    assert left is not None
    assert lost is not None
    assert left.attrib["r"] == lost.attrib["r"]
    assert contrast(left.attrib["fill"], lost.attrib["fill"]) > 2
    assert ">Orc<" not in draw(a_bit_of_everything())  # its name is for the enlarged card


def test_the_same_scene_gives_the_same_picture():
    assert draw(a_bit_of_everything()) == draw(a_bit_of_everything())


def test_names_can_hold_anything():
    name = 'A <b>"bold"</b> & \x00\x1b[31m name'
    tray = Node(id="t", kind="tray", text=name, label=name, children=[Node(id="c", kind="card", text=name)])
    prompt = Prompt(seat=0, text=name, rule="X", choices=[Choice(label=name, detail=name)])
    root = ElementTree.fromstring(draw(scene(tray, prompt=prompt, title=name)))
    assert any(legible(name) == text.text for text in root.iter(f"{SVG}text"))
    assert not list(root.iter(f"{SVG}b"))


def test_a_picture_needs_nothing_from_elsewhere():
    picture = draw(a_bit_of_everything())
    assert "<script" not in picture
    assert picture.count("http") == 1  # the name of the format
    root = ElementTree.fromstring(picture)
    names = {symbol.attrib["id"] for symbol in root.iter() if "id" in symbol.attrib}
    assert {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")} <= names


def test_an_empty_scene_is_a_picture_too():
    assert drawn(draw(scene())) == {}


def test_a_theme_that_there_is_not_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="no theme 'noon'; choose evening or daylight"):
        draw(scene(), theme="noon")


def test_an_icon_that_there_is_not_is_refused():
    with pytest.raises(ValueError, match="no icon 'grell'"):
        draw(scene(Node(id="t", kind="tray", children=[Node(id="x", kind="badge", icon="grell")])))


def test_ground_has_its_colour_and_fog_lies_where_nobody_has_been():
    def painted(*squares: Node) -> str:
        tile = Node(id="tile", kind="tile", at=(0, 0), size=(2, 1), children=list(squares))
        return draw(scene(Node(id="map", kind="board", color="slate", size=(2, 1), children=[tile])))

    stone = Node(id="one", kind="square", at=(0, 0))
    grass = Node(id="one", kind="square", at=(0, 0), color="emerald")
    fog = Node(id="two", kind="square", at=(1, 0), size=(1, 1), face_down=True)
    veil = Node(id="two", kind="square", at=(1, 0), size=(1, 1), face_down=True, hollow=True)
    green = mix(FLOOR, JEWELS["emerald"], PAINT)
    assert green in painted(grass)
    assert green not in painted(stone)
    assert "url(#fog)" in painted(stone, fog)
    assert "url(#fog)" not in painted(stone, veil)


# ---- scenes of the games


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_icon_that_a_game_lists_is_there_and_no_other(game):
    from importlib import import_module

    listed = import_module(f"questboard.games.{game}.scene").icons()
    assert listed <= ICONS.keys()
    table = new_table(game, 2, "icons")
    named = {node.icon for node in table.rules.scene(table.view(SPECTATOR), table.ask, ["A", "B"]).walk()}
    assert named - {""} <= listed


def test_every_icon_is_drawn_by_us_or_has_an_author():
    exported = json.loads((HERE / "icons.json").read_text(encoding="utf-8"))
    assert list(exported) == sorted(exported)
    assert all(icon["author"] for icon in exported.values())
    assert not exported.keys() & json.loads((HERE / "drawn.json").read_text(encoding="utf-8")).keys()


def test_the_notice_credits_every_author():
    notice = (HERE.parent.parent / "NOTICE").read_text(encoding="utf-8")
    authors = {icon.author for icon in ICONS.values() if icon.author}
    assert [author for author in sorted(authors) if author not in notice] == []


def test_icons_are_well_formed():
    for name, icon in ICONS.items():
        assert isinstance(icon, Icon)
        assert list(ElementTree.fromstring(f"<svg>{icon.body}</svg>")), name


# ---- paint and letters


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_and_lit_edges_stand_out_from_what_they_lie_on(theme):
    for stock in (theme.page, theme.panel, theme.board, theme.hollow, theme.card):
        assert contrast(stock.ink, stock.fill) >= 4.5
        assert contrast(stock.faded, stock.fill) >= 4.5
    for ground in (theme.page, theme.panel, theme.board, theme.hollow):
        assert contrast(theme.lit, ground.fill) >= 3
    assert contrast(theme.lit_ink, theme.lit) >= 4.5


def test_an_icon_can_be_told_from_its_disc():
    for color, paint in JEWELS.items():
        assert contrast(readable_on(paint), paint) >= 3, color


def test_the_gems_and_the_foods_are_told_apart_by_shape():
    for names in (("gem-ruby", "gem-topaz", "gem-emerald", "gem-sapphire", "gem-diamond"),
                  ("ham-shank", "beer-stein", "carrot", "fish")):  # fmt: skip
        assert len({ICONS[name].body for name in names}) == len(names)


def test_text_is_cut_to_the_room_there_is():
    assert fitted("Big Mog", 14, 500) == "Big Mog"
    cut = fitted("Thessaly Nightshade", 14, 80)
    assert cut.startswith("Thess")
    assert cut.endswith(ELLIPSIS)
    assert width(cut, 14) <= 80.5


def test_text_is_wrapped_and_the_last_line_cut():
    text = "Take one Hero card of your choice from the discard pile into your hand."
    lines = wrapped(text, 13, 180)
    assert " ".join(lines) == text
    assert all(width(line, 13) <= 180.5 for line in lines)
    assert wrapped(text, 13, 180, lines=2)[1].endswith(ELLIPSIS)
    assert wrapped(text, 13, 180, lines=0) == []


def test_wide_letters_take_more_room():
    assert width("WWW", 10) > width("iii", 10)
    assert width("漢字", 10) > width("ab", 10)
    assert width("Гостиница", 10) > width("Inn", 10)


def test_things_wrap_into_even_rows():
    assert balanced([Size(100, 10)] * 4, 350, 10) == 210


def test_colours_mix():
    assert mix("#102030", "#102030", 0.3) == "#102030"


def test_numbers_are_written_short():
    sheet = Sheet()
    sheet.element("line", x1=1.0, y1=2.04999, stroke_width=0.5)
    assert sheet.marks == ['<line x1="1" y1="2" stroke-width="0.5"/>']


def test_drawings_and_the_ground_of_a_world_are_in_the_picture_once():
    hero = "drizzt/heroes/drizzt"
    tile = Node(
        id="tile", kind="tile", at=(0, 0), size=(2, 2),
        children=[Node(id="a", kind="square", at=(0, 0)), Node(id="b", kind="square", at=(1, 1))],
    )  # fmt: skip
    board = Node(
        id="map", kind="board", color="slate", at=(0, 0), size=(4, 4),
        children=[
            tile,
            Node(id="one", kind="token", at=(0, 0), size=(1, 1), icon="person", picture=hero),
            Node(id="two", kind="token", at=(1, 1), size=(1, 1), icon="person", picture=hero),
            Node(id="none", kind="token", at=(0, 1), size=(1, 1), icon="hourglass", picture="drizzt/nobody"),
        ],
    )  # fmt: skip
    drawn = scene(board)
    drawn.world = "drizzt"
    svg = draw(drawn)
    root = ElementTree.fromstring(svg)
    assert len(root.findall(f".//{SVG}image")) == 1
    assert svg.count('href="#drawing-0"') == 2
    assert 'href="#icon-hourglass"' in svg
    assert 'href="#icon-person"' not in svg
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert 'fill="url(#floor-' in svg
    drawn.world = "../drizzt"
    assert "url(#floor-" not in draw(drawn)
