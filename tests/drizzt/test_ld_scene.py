"""The scene of The Legend of Drizzt: caverns, Allies, marks, teams, and what its adventures add."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from questboard import art
from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import ALLIES, BOXES, ENCOUNTERS
from questboard.games.adventure.hooks.tables import LOOKS
from questboard.games.adventure.rules.caverns import marked_squares, square_on
from questboard.games.adventure.rules.marks import CHALLENGED, PINNED, SKIPS, WEAKENED
from questboard.games.adventure.rules.reactions import tokens_spent
from questboard.games.adventure.scene.cards import printed_lines
from questboard.games.adventure.scene.symbols import card_look
from questboard.games.adventure.state import Chest, Ending, Friend, Object, Team
from questboard.games.drizzt import scene as drizzt_scene
from questboard.games.drizzt.adventures.primordial import BOWL
from questboard.games.drizzt.adventures.starless import StarlessNight
from questboard.kernel import SPECTATOR, Ask, Luck, Table
from questboard.ledger import load_ledger
from questboard.picture import ICONS as DRAWN
from questboard.picture import draw
from questboard.rule_options import load_rule_options
from questboard.scene import Node
from questboard.testing import conformance
from questboard.text import words
from questboard.tutorial import load_tutorial
from tests.adventure.crypt import Crypt, crypt
from tests.adventure.crypt import square as number
from tests.adventure.scenes import NAMES, nodes, option, place, seen
from tests.nightly import nightly_except

RULES: Any = import_module("questboard.games.drizzt").RULES


def cavern(heroes: list[str], **given: Any) -> Crypt:
    """A position of this box."""
    return crypt(heroes, game="drizzt", **given)


def icons(node: Node) -> list[str]:
    """The small marks on a figure."""
    return [child.icon for child in node.children if child.icon]


def everything() -> Crypt:
    """Caverns with a bit of everything in them."""
    table = cavern(
        ["drizzt", "bruenor", "regis"],
        at={"drizzt": "3b2", "bruenor": "4b3", "regis": "1b3"},
        tiles=[
            "1 west underground-river",
            "2 north volcanic-vent-1",
            "2 east dark-chasm",
            "3 west secret-cave",
            "4 north dwarven-statue-1",
            "5 east crystal-shard",
        ],
        monsters=[
            ("goblin-cutter", "4b2", "drizzt"),
            ("goblin-cutter", "4c2", "bruenor"),
            ("drow-duelist", "3a3", "drizzt"),
            ("feral-troll", "7b3", "bruenor"),
        ],
        items={"drizzt": ["piwafwi", "cavern-potion-of-healing"]},
        curses={"drizzt": ["mark-of-lolth", "mark-of-lolth"]},
        conditions={"drizzt": ["immobilized"]},
        tokens=[("crown", "4c4")],
    )
    state = table.state
    state.heroes[0].stance = "twinkle"
    state.friends["guenhwyvar"] = Friend("guenhwyvar", number("3d2"), owner=0)
    state.markers["web-snare"] = [1]
    state.round = 4
    return table


# ---- every scene


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "6", "12"))
def test_every_question_is_shown_whatever_happens(adventure: str) -> None:
    fewest, most = BOXES["drizzt"].adventures[adventure].heroes
    conformance.shows_every_question(RULES, (fewest + most) // 2, 3, {"adventure": adventure})


def test_nothing_is_called_like_another_thing() -> None:
    labels = Counter(node.label for node in seen(everything().hero_phase("drizzt")).walk() if node.label)
    assert [label for label, count in labels.items() if count > 1] == []


def test_the_scene_can_be_drawn_and_read_out() -> None:
    scene = seen(everything().hero_phase("drizzt"))
    assert "3b3 3c3: river, no small figure can stand there." in draw(scene)
    assert any("mushroom patch 3a3, bridge 3b2 3c2, river 3b3 3c3." in line for line in words.look(scene))


def test_nodes_cite_the_clauses_of_this_box() -> None:
    scene = seen(everything().hero_phase("drizzt"))
    cited = {rule for node in scene.walk() for rule in node.rule.split()}
    assert cited
    assert cited <= {*load_ledger("drizzt").ids}
    assert nodes(scene)["surges"].rule == "LD-123"


# ---- looks


def test_whatever_is_in_the_box_has_a_look_of_its_own() -> None:
    box = BOXES["drizzt"]
    traps = [card for card in box.encounters if ENCOUNTERS[card].kind == "trap"]
    assert {
        *box.heroes,
        *box.monsters,
        *ALLIES,
        *traps,
        "crown",
        "chest",
        "map",
        "key",
        "lever",
    } <= LOOKS.keys()
    monsters = [name for name in box.monsters if not box.monsters[name].villain]
    villains = [name for name in box.monsters if box.monsters[name].villain]
    for kind in (box.heroes, monsters, villains, [*ALLIES], traps):
        silhouettes = [LOOKS[name].icon for name in kind]
        assert len(silhouettes) == len({*silhouettes})
    assert len({LOOKS[name].color for name in box.heroes}) == len(box.heroes)


def test_every_icon_is_one_that_the_box_lists() -> None:
    named = {node.icon for node in seen(everything().hero_phase("drizzt")).walk()}
    assert named <= {*drizzt_scene.icons(), ""}
    assert DRAWN.keys() >= drizzt_scene.icons()


def test_a_stance_and_a_fortune_look_unlike_other_cards() -> None:
    looks = [card_look(card) for card in ("hustle-stance", "dwarven-ale", "brief-rest", "piwafwi")]
    assert len({look.icon for look in looks}) == 4


# ---- caverns


def test_monsters_come_onto_mushroom_patches() -> None:
    found = nodes(seen(everything().hero_phase("drizzt")))
    patch = found[f"square-{number('3a3')}"]
    assert (patch.icon, patch.label) == (
        "mushroom-gills",
        "3a3: mushroom patch, on which Monsters are placed.",
    )
    ashardalon = crypt(tiles=["1 north t-junction"]).hero_phase("quinn")
    assert "scorch mark 3b3" in nodes(seen(ashardalon))["tile:2"].label


def test_bridges_crystals_and_the_ladder_are_floor_with_a_sign() -> None:
    found = nodes(seen(everything().hero_phase("drizzt")))
    signs = {place: found[f"square-{number(place)}"].label for place in ("3b2", "8c2", "1b2")}
    assert signs == {"3b2": "3b2: bridge.", "8c2": "8c2: crystal.", "1b2": "1b2: ladder."}


def test_what_nobody_can_enter_is_seen_and_is_no_floor() -> None:
    found = nodes(seen(everything().hero_phase("drizzt")))
    river, vent, chasm = (found[f"feature:{number(place)}"] for place in ("3b3", "4b1", "5b2"))
    assert (river.label, river.rule) == ("3b3 3c3: river, no small figure can stand there.", "LD-208")
    assert (vent.label, vent.rule) == ("4b1: volcanic vent, nobody can stand there.", "LD-215")
    assert (river.size, chasm.size, vent.size) == ((2, 1), (2, 1), (1, 1))
    assert all(feature.icon and feature.color for feature in (river, vent, chasm))
    assert f"square-{number('3b3')}" not in found  # floor squares have no size, and a node each


def test_a_large_base_may_be_put_where_its_own_square_has_no_floor() -> None:
    table = cavern(
        ["bruenor"],
        at={"bruenor": "1d2"},
        tiles=["1 west narrow-passage-2"],
        monsters=[("feral-troll", "3c2")],
    )
    table.hero_phase("bruenor")
    bare = number("3b1")
    assert not table.state.board.floor >> bare & 1
    asked = Ask(0, "Where?", (bare, number("3b3")), "square", "LD-238", None, {})
    scene = RULES.scene(table.table.view(0), asked, NAMES[:1])
    assert option(scene, "3b1").nodes == (f"square-{bare}",)
    assert nodes(scene)[f"square-{bare}"].size == (1, 1)


# ---- closed edges


def closed_cavern() -> Crypt:
    """A cavern in which every way on is closed otherwise."""
    table = cavern(
        ["bruenor"],
        adventure="10",
        at={"bruenor": "1b4"},
        tiles=["2 north cavern-plain-7", "2 east broken-door"],
    )
    s = table.state
    for edge, kind in (
        (Edge(0, 2), "collapsed"),
        (Edge(0, 3), "strip"),
        (Edge(2, 0), "fissure-2"),
        (Edge(3, 0), "door"),
        (Edge(3, 1), "wall"),
        (Edge(1, 0), "collapsed"),
    ):
        s.dungeon = s.dungeon.with_barrier(edge, kind)
    return table


def test_what_closes_an_edge_is_seen_there_and_told() -> None:
    scene = seen(closed_cavern().hero_phase("bruenor"))
    found = nodes(scene)
    barriers = {id: node for id, node in found.items() if id.startswith("barrier:")}
    assert {id: (node.kind, node.label, node.rule) for id, node in barriers.items()} == {
        "barrier:0:2": ("wall", "A collapsed tunnel closes the south edge of tile 1.", "LD-009"),
        "barrier:0:3": ("wall", "A cavern edge closes the west edge of tile 1.", "LD-054"),
        "barrier:2:0": ("wall", "The Fissure 6 to 10 closes the north edge of tile 3.", "LD-054"),
        "barrier:3:0": ("wall", "A door closes the north edge of tile 4.", "LD-009"),
        "barrier:3:1": ("wall", "The way out is the east edge of tile 4.", "LD-128"),
        "barrier:1:0": ("wall", "A collapsed tunnel closes the north edge of tile 2.", "LD-009"),
    }
    assert (barriers["barrier:0:3"].size, place(scene, "barrier:0:3")) == ((0.4, 4), (-0.4, 0))
    assert "barrier:0:3" in draw(scene)


def test_a_tile_says_what_closes_its_edges_from_either_side() -> None:
    found = nodes(seen(closed_cavern().hero_phase("bruenor")))
    assert "Ways: east tile 2, south collapsed tunnel, west cavern edge." in found["tile:0"].label
    assert "Ways: north Fissure, south collapsed tunnel." in found["tile:2"].label
    assert "north closed door, east way out" in found["tile:3"].label


def test_digging_concerns_what_closes_the_edge() -> None:
    dig = option(
        seen(closed_cavern().hero_phase("bruenor")),
        "dig through the south edge of tile 1 instead of attacking",
    )
    assert (dig.nodes, dig.detail) == (("barrier:0:2",), "needs 11 or more on the die")
    assert dig.rule == "LD-112"


def test_the_way_out_is_barred_until_the_teams_open_it() -> None:
    table = cavern(["drizzt", "artemis", "catti-brie"], adventure="6", tiles=["2 east broken-door"])
    s = table.state
    s.dungeon = s.dungeon.with_barrier(Edge(2, 1), "wall")
    barred = nodes(seen(table.hero_phase("drizzt")))
    assert barred["barrier:2:1"].label == "The way out is the east edge of tile 3, still barred."
    StarlessNight.door_open.set(table.state)
    opened = nodes(seen(table))
    assert opened["barrier:2:1"].label == "The way out is the east edge of tile 3."
    assert "The Broken Door is open." in opened["adventure"].label


def test_a_secret_tunnel_has_two_ends_and_is_one_step_long() -> None:
    table = cavern(
        ["drizzt"], at={"drizzt": "1b3"}, tiles=["2 north cavern-plain-7", "3 north cavern-plain-8"]
    )
    s = table.state
    there = s.board.scorch(3)
    s.dungeon = s.dungeon.with_tunnel(number("1b2"), there)
    scene = seen(table.hero_phase("drizzt"))
    far = words_of(there)
    assert nodes(scene)[f"tunnel:{number('1b2')}"].label == f"The Secret Tunnel on 1b2 leads to {far}."
    assert f"tunnel:{there}" in nodes(scene)
    assert option(scene, f"move to {far}").detail == "2 squares"


def words_of(square: int) -> str:
    """What players call a square."""
    return str(RULES.word("square", square))


# ---- objects, Allies and marks


def test_the_crystal_prison_lies_on_its_four_squares() -> None:
    table = cavern(["wulfgar"], adventure="8", at={"wulfgar": "3b3"}, tiles=["2 north rocky-lair-near"])
    s = table.state
    corner = sum(1 << (square_on(s, 2, row, column) & 15) for row in (1, 2) for column in (1, 2))
    s.objects["crystal-prison"] = Object("crystal-prison", 2, 10, 4, corner, blocks=False)
    scene = seen(table.hero_phase("wulfgar"))
    prison = nodes(scene)["object:crystal-prison"]
    x, y = place(scene, "object:crystal-prison")
    at = nodes(scene)["tile:2"].at
    board = nodes(scene)["dungeon"].at
    assert at is not None
    assert board is not None
    assert (round(x - at[0] - board[0]), round(y - at[1] - board[1])) == (0, 0)
    assert prison.size == (1.875, 1.875)
    assert prison.label == "The Crystal Prison on tile 3: AC 10, 4 HP left."
    assert nodes(scene)["card:0:aegis-fang"].previews == {"object:crystal-prison": "hits on 3+"}


def test_a_fissure_lies_along_its_edge_and_is_closed_for_good() -> None:
    table = cavern(["bruenor"], adventure="7", at={"bruenor": "1b2"})
    scene = seen(table.hero_phase("bruenor"))
    fissure = table.state.objects["fissure-1"]
    node, barrier = nodes(scene)["object:fissure-1"], nodes(scene)[f"barrier:{fissure.tile}:{fissure.side}"]
    assert barrier.label.startswith("The Fissure 1 to 5 is open at the")
    for tile_edge, axis in (((0, 2), 1), ((1, 3), 0)):
        if fissure.side in tile_edge:
            assert node.at is not None
            assert barrier.at is not None
            assert abs(node.at[axis] - barrier.at[axis]) < 1.2  # it overlaps the strip
    assert "4 Fissures open." in nodes(scene)["adventure"].label
    del table.state.objects["fissure-1"]
    scene = seen(table)
    closed = nodes(scene)[f"barrier:{fissure.tile}:{fissure.side}"]
    assert (closed.label.startswith("The Fissure 1 to 5 closes the"), closed.icon) == (True, "earth-crack")


def test_an_ally_stands_on_the_board_and_its_card_before_its_player() -> None:
    found = nodes(seen(everything().hero_phase("drizzt")))
    figure, card = found["villager:guenhwyvar"], found["ally:0:guenhwyvar"]
    assert figure.label == "Guenhwyvar, Ally of Drizzt, on 3d2: 4 of 4 HP."
    assert figure.icon == card.icon == LOOKS["guenhwyvar"].icon
    assert (card.lines[0], card.figures) == ("Ally · AC 15 · 4 HP", "Claws +7 · 1 damage · within 1 tile")


def test_marks_on_a_monster_are_seen_and_told() -> None:
    table = cavern(["drizzt"], at={"drizzt": "1b2"}, monsters=[("drow-duelist", "1c2")])
    marks = table.state.figures["drow-duelist-1"].notes
    plain = nodes(seen(table.hero_phase("drizzt")))["figure:drow-duelist-1"]
    assert (icons(plain), plain.label) == ([], "Drow Duelist 1 on 1c2: AC 15, 2 of 2 HP.")
    marks = table.state.figures["drow-duelist-1"].notes
    marks.update({WEAKENED.key: 0, SKIPS.key: 1, PINNED.key: 1, "saber-of-wounding": 0, CHALLENGED.key: 0})
    marked = nodes(seen(table))["figure:drow-duelist-1"]
    assert icons(marked) == ["cracked-shield", "night-sleep", "manacles", "ragged-wound", "crossed-swords"]
    assert marked.label.endswith(
        "AC 11, 2 of 2 HP, -4 AC, skips its next activation, pinned, wounded, in a duel."
    )


def test_the_odds_count_stances_and_the_mark_on_the_target() -> None:
    table = cavern(["catti-brie"], at={"catti-brie": "1b2"}, monsters=[("drow-duelist", "2b2")])
    assert previews(table, "taulmaril") == {"figure:drow-duelist-1": "hits on 9+"}
    table.state.heroes[0].stance = "falling-hail-stance"
    WEAKENED.set(table.state.figures["drow-duelist-1"], 0)
    assert previews(table, "taulmaril") == {"figure:drow-duelist-1": "always hits"}


def previews(table: Crypt, card: str) -> dict[str, str]:
    """What a power of the first Hero shows on its targets."""
    if not hasattr(table, "table"):
        table.hero_phase(table.state.heroes[0].name)
    return nodes(seen(table))[f"card:0:{card}"].previews


# ---- rivals and teams


def revealed() -> Crypt:
    """The traitor is known: Regis, against Drizzt and Bruenor."""
    table = cavern(
        ["drizzt", "bruenor", "regis"],
        adventure="12",
        at={"drizzt": "1b2", "regis": "1c2", "bruenor": "2c3"},
        experience=["goblin-cutter"],
    )
    s = table.state
    s.teams.append(Team(["drow-wizard"], 3))
    s.heroes[2].team, s.heroes[2].villainous = 1, True
    s.round = 5
    return table


def test_a_rival_is_attacked_on_the_board_with_odds() -> None:
    table = revealed().hero_phase("drizzt")
    scene = seen(table)
    assert nodes(scene)["card:0:twinkle"].previews == {"hero:regis": "hits on 9+"}
    assert option(scene, "use Twinkle").detail == "+6, 1 damage: Regis on 9+"
    table = revealed()
    table.hero("bruenor").square = number("1d2")
    target = option(seen(table.hero_phase("regis").answer("use Magic Mace")), "Bruenor")
    assert (target.nodes, target.detail) == (("hero:bruenor",), "hits on 8 or more, 1 damage; 10 HP left")


def test_a_villainous_hero_is_marked() -> None:
    found = nodes(seen(revealed().hero_phase("drizzt")))
    assert "devil-mask" in icons(found["hero:regis"])
    assert found["hero:regis"].label == "Regis on 1c2: 8 of 8 HP, a Villain, team B."
    assert found["player:2:villain"].rule == "LD-180"
    assert "devil-mask" not in icons(found["hero:drizzt"])


def test_each_team_has_its_own_piles_and_its_letter() -> None:
    found = nodes(seen(revealed().hero_phase("drizzt")))
    assert found["surges:0"].label == "2 healing surges of Drizzt and Bruenor left."
    assert found["surges:1"].label == "3 healing surges of Regis left."
    assert found["experience:1"].label == "Experience of Regis: 3 in 1 card: Drow Wizard worth 3."
    banners = {hero: found[f"hero:{hero}:team"] for hero in ("drizzt", "bruenor", "regis")}
    assert [banner.text for banner in banners.values()] == ["A", "A", "B"]
    assert banners["drizzt"].color == banners["bruenor"].color != banners["regis"].color
    alone = nodes(seen(everything().hero_phase("drizzt")))
    assert {"surges", "experience"} <= alone.keys()
    assert "hero:drizzt:team" not in alone


def test_experience_is_paid_from_the_pile_of_the_team() -> None:
    table = revealed()
    table.state.teams[1].experience.append("dinin-dourden")
    table.draw_encounter("regis", "cave-fishers-lair")
    scene = seen(table)
    assert option(scene, "pay 4 + 3 Experience (more than it costs)").nodes == ("experience:1",)


def test_the_status_names_the_winners() -> None:
    table = revealed().hero_phase("drizzt").answer("end the Hero Phase")
    assert table.over
    for winners, told in (
        ((0, 1), "Drizzt and Bruenor have won"),
        ((2,), "Regis has won"),
        ((), "nobody has won"),
        (None, "the Heroes have won"),
    ):
        table.state.ending = Ending(True, "", "LD-022", winners)
        assert seen(table, 0).status == f"The Face in the Dark: {told}."


# ---- what lies before a player


def test_an_immobilized_hero_has_a_badge_that_tells_what_it_does() -> None:
    badge = nodes(seen(everything().hero_phase("drizzt")))["player:0:immobilized"]
    assert badge.label == "Drizzt is Immobilized: no moving, until the end of the next Hero Phase."
    assert badge.rule == "LD-090"


def test_several_cards_of_a_curse_are_counted() -> None:
    found = nodes(seen(everything().hero_phase("drizzt")))
    badge = found["player:0:curse:mark-of-lolth"]
    assert badge.count == 2
    assert badge.label.startswith("Drizzt is under Mark of Lolth (2 cards): Curse.")
    assert "Mark of Lolth (2 cards)" in found["hero:drizzt"].label


def test_a_stance_lies_on_its_card_and_is_told() -> None:
    table = everything().hero_phase("drizzt")
    own, other = nodes(seen(table)), nodes(seen(table, 1))
    assert own["card:0:twinkle"].label.startswith("Twinkle, with the Stance token: At-Will")
    assert [child.id for child in own["card:0:twinkle"].children] == ["card:0:twinkle:stance"]
    assert not own["card:0:icingdeath"].children
    assert own["player:0:stance"].label.startswith("Drizzt is in a stance, Twinkle:")
    assert other["card:0:twinkle"].glow
    assert " Stance: Twinkle." in own["player:0:hero"].label


def test_a_stance_is_taken_by_its_card() -> None:
    scene = seen(cavern(["bruenor"], powers={"bruenor": ["hustle-stance"]}).hero_phase("bruenor"))
    stance = option(scene, "take the stance Hustle Stance")
    assert (stance.nodes, stance.rule) == (("card:0:hustle-stance",), "LD-103")
    assert stance.detail == "Bruenor has +2 Speed and -1 AC"


def test_tokens_left_are_counted_on_their_power() -> None:
    table = cavern(["bruenor", "drizzt"])
    tokens_spent("power-strike").set(table.state.heroes[0])
    own = nodes(seen(table.hero_phase("bruenor")))
    assert own["card:0:power-strike"].count == 2
    assert own["card:0:power-strike"].label.startswith("Power Strike, with 2 tokens:")
    assert "player:0:mark:power-strike" not in own  # the mark counts those that are spent
    assert nodes(seen(table, 1))["card:0:power-strike"].count == 2


def test_only_who_has_seen_it_knows_what_is_in_a_chest() -> None:
    table = cavern(["drizzt", "bruenor"], adventure="5", tokens=[("chest", "1c3")])
    s = table.state
    s.heroes[0].carried = ["chest-2"]
    s.chests = {"chest-2": Chest(3, [0]), "chest-1": Chest(2, [0])}
    table.hero_phase("drizzt")
    own, other = nodes(seen(table, 0)), nodes(seen(table, 1))
    assert own["player:0:carried:chest-2"].label == "Drizzt carries a Treasure Chest (2), worth 3."
    assert other["player:0:carried:chest-2"].label == "Drizzt carries a Treasure Chest (2)."
    assert (own["player:0:carried:chest-2"].count, other["player:0:carried:chest-2"].count) == (3, None)
    assert own["token:chest-1"].label == "A Treasure Chest (1), worth 2, on 1c3."
    assert other["token:chest-1"].label == "A Treasure Chest (1) on 1c3."
    assert "locked-chest" in icons(own["hero:drizzt"])
    assert "worth" not in "".join(
        node.label for node in seen(table, SPECTATOR).walk() if "Chest" in node.label
    )


def test_what_is_carried_is_put_down_by_its_badge() -> None:
    table = cavern(["drizzt"], at={"drizzt": "1b2"})
    table.state.heroes[0].carried = ["crown-1"]
    drop = option(seen(table.hero_phase("drizzt")), "put down the Crown (1)")
    assert (drop.nodes, drop.rule) == (("player:0:carried:crown-1",), "LD-125")


def test_who_is_out_of_the_game_is_shown_so() -> None:
    table = cavern(["drizzt", "bruenor"], adventure="5")
    table.state.round = 2
    table.state.heroes[1].square, table.state.heroes[1].away = -1, "out"
    card = nodes(seen(table.hero_phase("drizzt")))["player:1:hero"]
    assert card.hollow
    assert "Bruenor is out of the game." in card.label


# ---- cards


def test_fortunes_and_items_have_no_price_here() -> None:
    assert printed_lines("brief-rest") == ("Fortune · at once", "Your Hero regains 2 Hit Points.")
    assert printed_lines("piwafwi")[-1] == "+1 AC, or +2 while no Monster is on the owner's tile."
    assert printed_lines("lucky-charm")[-1].startswith("Price:")


def test_an_attack_without_damage_tells_its_bonus() -> None:
    assert printed_lines("wand-of-viscid-globs")[1] == "Attack +7"
    table = cavern(
        ["jarlaxle"],
        at={"jarlaxle": "1b2"},
        powers={"jarlaxle": ["wand-of-viscid-globs"]},
        monsters=[("goblin-cutter", "1c2")],
    )
    scene = seen(table.hero_phase("jarlaxle"))
    assert option(scene, "use Wand of Viscid Globs").detail == "+7: Goblin Cutter 1 on 5+"


def test_monster_cards_without_one_figure_tell_what_they_bring() -> None:
    assert printed_lines("silent-tunnels")[0] == "no Monster"
    assert printed_lines("hunting-party")[0] == "two Monsters"


def test_a_monster_that_may_be_turned_away_lies_open() -> None:
    table = cavern(
        ["drizzt"],
        at={"drizzt": "1b4"},
        powers={"drizzt": ["cloud-of-darkness"]},
        stack=["cavern-plain-7"],
        monster_deck=["goblin-cutter"],
    )
    scene = seen(table.explore("drizzt"))
    assert option(scene, "Cloud of Darkness").nodes == ("card:0:cloud-of-darkness",)
    assert "drawn:goblin-cutter" in nodes(scene)
    assert scene.prompt is not None
    assert scene.prompt.explanation.startswith("Goblin Cutter:")


# ---- deeds


def test_further_attacks_are_told() -> None:
    table = cavern(["drizzt"], at={"drizzt": "1b2"}, monsters=[("feral-troll", "1c2")], dice=[2])
    table.hero_phase("drizzt")
    assert explanation(table) == "2 attacks and a move, or two moves, left."
    table.answer("use Twinkle", "no")
    assert explanation(table) == "1 further attack left, before any move; 1 move left."


def explanation(table: Crypt) -> str:
    """What is told beside the question."""
    prompt = seen(table).prompt
    assert prompt is not None
    return prompt.explanation


def test_robbing_concerns_the_hero_with_the_chest() -> None:
    table = cavern(["drizzt", "bruenor"], adventure="5", at={"drizzt": "1b2", "bruenor": "1c2"})
    table.state.heroes[1].carried = ["chest-1"]
    rob = option(seen(table.hero_phase("drizzt")), "try to take a chest from Bruenor instead of attacking")
    assert (rob.nodes, rob.detail) == (("hero:bruenor", "player:1:hero"), "needs 15 or more on the die")


def test_water_is_taken_at_the_river_and_poured_into_the_pit() -> None:
    table = cavern(
        ["wulfgar", "regis"],
        adventure="13",
        at={"wulfgar": "5d2", "regis": "3a2"},
        tiles=["1 west underground-river", "2 north rocky-lair-near", "4 north rocky-lair-far"],
    )
    s = table.state
    s.dungeon = s.dungeon.with_covered(marked_squares(s, 4, "G"))
    BOWL.set(s.heroes[0])
    scene = seen(table.hero_phase("wulfgar"))
    pit = nodes(scene)["pit:4"]
    assert (pit.label, pit.size) == ("The Fiery Pit on tile 5, which nobody can enter.", (2, 2))
    pour = option(scene, "pour the bowl into the pit instead of attacking")
    assert (pour.nodes, pour.detail) == (("pit:4",), "0 of 3 bowls poured")
    assert nodes(scene)["player:0:mark:filled-bowl"].text == "with a bowl of water"
    table.answer("end the Hero Phase")
    fill = option(seen(table.hero_phase("regis")), "fill a bowl at the river")
    assert fill.nodes == (f"feature:{number('3b3')}",)


def test_the_door_to_gauntlgrym_is_opened_where_it_is() -> None:
    table = cavern(["bruenor"], adventure="11", at={"bruenor": "3b2"}, tiles=["2 north broken-door"])
    s = table.state
    s.dungeon = s.dungeon.with_barrier(Edge(2, 0), "door")
    s.heroes[0].carried = ["map-1", "key-1", "lever-1"]
    opening = option(seen(table.hero_phase("bruenor")), "open the door to Gauntlgrym instead of attacking")
    assert (opening.nodes, opening.rule) == (("barrier:2:0",), "LD-112")


# ---- before and while one learns the game


def test_every_rule_option_is_in_words_in_both_languages() -> None:
    labels = load_rule_options("drizzt")
    assert list(labels) == list(RULES.rule_options())
    for name, values in RULES.rule_options().items():
        assert labels[name].rule in load_ledger("drizzt").ids
        assert list(labels[name].values) == [value for value in values if isinstance(value, str)]


def test_the_guided_game_can_be_played_as_advised() -> None:
    guide = load_tutorial("drizzt")
    assert guide is not None
    table: Table[Any, Any] = Table.new(RULES, 1, guide.options, Luck.seeded(guide.seed))
    for ply in sorted({step.ply for step in guide.steps}):
        assert table.ply == ply
        scene = table.scene(0, NAMES[:1])
        steps = [step for step in guide.steps if step.ply == ply]
        assert {node for step in steps for node in step.nodes} <= nodes(scene).keys()
        assert all(0 < len(text) <= 320 for step in steps for text in (step.text.en, step.text.ru))
        assert scene.prompt is not None
        labels = [choice.label for choice in scene.prompt.choices]
        if ply < guide.steps[-1].ply:
            table.answer(labels.index(steps[-1].answer), seat=0)


def test_every_trap_of_this_box_is_drawn_on_the_floor() -> None:
    markers = [card.id for card in ENCOUNTERS.values() if card.markers]
    assert len(markers) >= 6
    for card in markers:
        assert art.path("common", "patches", card), card
