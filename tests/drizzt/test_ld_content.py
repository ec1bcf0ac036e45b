"""What lies in the box of The Legend of Drizzt: tiles, Heroes, powers, Allies and pieces, and its clauses."""

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from questboard.games.adventure.board import EAST, NORTH, SIDES, SOUTH, WEST, Dungeon, Edge, Placed, squares
from questboard.games.adventure.content import CLAUSES, GAPS, STANCES, STARTING_DECK, WALLS
from questboard.games.adventure.rules.placing import put
from questboard.games.adventure.rules.setup import token_faces
from questboard.games.drizzt.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import crypt, square
from tests.entries import for_each

CAVERN = {tile.id: tile for tile in BOX.tiles.values() if tile.group == "standard"}
DESTINATIONS = ["ancient-throne", "rocky-lair", "surface-hollow"]
COMPANIONS = ["drizzt", "bruenor", "catti-brie", "regis", "wulfgar"]


def each(things):
    return for_each(things.items())


def lies(*placed):
    return Dungeon(tuple(placed))


START = lies(Placed("cavern-start-west", 0, 0), Placed("cavern-start-east", 0, 1))


def destination(name):
    """A Destination tile: its near half, and the far half north of it."""
    return lies(Placed(f"{name}-near", 1, 0), Placed(f"{name}-far", 0, 0))


def unexplored(dungeon):
    return [(edge.slot, edge.side) for edge in dungeon.board.unexplored()]


def openings(tile):
    """The sides of a tile that can be entered somewhere, the tile lying alone."""
    return "".join(SIDES[side][0].upper() for _, side in unexplored(lies(Placed(tile, 0, 0))))


# ---- tiles


@rule("LD-005", "LD-006")
def test_there_are_a_start_tile_three_destination_tiles_and_thirty_two_cavern_tiles():
    halves = [tile.id for tile in BOX.tiles.values() if tile.group != "standard"]
    assert halves == [
        "cavern-start-west",
        "cavern-start-east",
        *[f"{name}-{half}" for name in DESTINATIONS for half in ("near", "far")],
    ]
    assert len(CAVERN) == 32


@rule("LD-044")
@each(BOX.tiles)
def test_every_tile_has_one_mushroom_patch(thing):
    assert thing.squares.count("S") == 1


@rule("LD-044")
def test_seventeen_cavern_tiles_are_black_and_fifteen_white():
    assert Counter(tile.triangle for tile in CAVERN.values()) == {"black": 17, "white": 15}


@rule("LD-044")
def test_the_halves_of_double_tiles_have_no_triangle():
    assert {tile.triangle for tile in BOX.tiles.values() if tile.group != "standard"} == {"none"}


@rule("LD-044")
def test_some_tiles_have_names_that_adventures_and_cards_ask_for():
    names = Counter(re.sub(r" \d+$", "", tile.name) for tile in CAVERN.values())
    assert names == {
        "Dark Chasm": 1,
        "Broken Door": 1,
        "Underground River": 1,
        "Drow Glyph": 1,
        "Crystal Shard": 1,
        "Secret Cave": 1,
        "Dwarven Statue": 2,
        "Volcanic Vent": 8,
        "Narrow Passage": 4,
        "Cavern Plain": 12,
    }


def test_vents_are_on_the_volcanic_vent_tiles_only_and_the_secret_cave_is_a_shelter():
    vents = [tile.id for tile in CAVERN.values() if tile.feature == "vent"]
    assert vents == [f"volcanic-vent-{number}" for number in range(1, 9)]
    assert [tile.id for tile in CAVERN.values() if "V" in tile.squares] == vents
    assert [tile.id for tile in CAVERN.values() if tile.feature == "shelter"] == ["secret-cave"]


@rule("LD-052")
@each(CAVERN)
def test_every_cavern_tile_is_open_to_the_south_where_its_triangle_points(thing):
    assert "S" in openings(thing.id)


@each(CAVERN)
def test_a_printed_square_can_be_walked_on_unless_it_is_wall_or_chasm_or_river(thing):
    open_ones = [index for index, mark in enumerate(thing.squares) if mark not in WALLS + GAPS]
    assert squares(lies(Placed(thing.id, 0, 0)).board.tile_squares(0)) == open_ones


def test_the_cavern_tiles_have_one_to_four_open_edges():
    assert Counter(len(openings(tile)) for tile in CAVERN) == {1: 1, 2: 13, 3: 12, 4: 6}


@pytest.mark.parametrize(
    ("tile", "sides"),
    [
        ("dark-chasm", "NS"),
        ("broken-door", "NESW"),
        ("drow-glyph", "NESW"),
        ("crystal-shard", "ESW"),
        ("secret-cave", "S"),
        ("volcanic-vent-3", "NSW"),
        ("volcanic-vent-6", "NES"),
        ("narrow-passage-1", "SW"),
        ("narrow-passage-3", "ES"),
        ("cavern-plain-9", "NSW"),
    ],
)
def test_a_tile_is_open_at_the_edges_of_its_layout(tile, sides):
    assert openings(tile) == sides


@each(BOX.tiles)
def test_every_tile_is_connected_inside(thing):
    board = lies(Placed(thing.id, 0, 0)).board
    patch = board.scorch(0)
    assert board.reach(patch, 16, 0) | 1 << patch == board.tile_squares(0)


@rule("LD-213")
def test_any_tile_attached_to_any_open_edge_is_connected_to_it():
    steps = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
    grounds = [START, *map(destination, DESTINATIONS), *[lies(Placed(tile, 0, 0)) for tile in CAVERN]]
    for ground in grounds:
        for slot, side in unexplored(ground):
            placed, (row, column) = ground.tiles[slot], steps[side]
            for tile in CAVERN:
                beyond = Placed(tile, placed.row + row, placed.column + column, side)
                grown = ground.with_tile(beyond).board
                assert slot in grown.connected(len(ground.tiles)), (placed.tile, SIDES[side], tile)


@rule("LD-047")
def test_the_start_tile_is_two_connected_tiles_with_four_unexplored_edges():
    assert START.board.connected(0) == [1]
    assert unexplored(START) == [(0, SOUTH), (0, WEST), (1, NORTH), (1, EAST)]


@rule("LD-047")
def test_the_halves_of_the_start_tile_are_joined_along_their_middle_rows_only():
    crossing = [square for square in squares(START.board.tile_squares(0)) if square % 4 == 3]
    assert crossing == [7, 11]
    assert all(START.board.near[square] >> 16 for square in crossing)


@rule("LD-128")
def test_the_ladder_is_on_the_west_half_of_the_start_tile_and_the_stairs_in_the_surface_hollow():
    exits = {
        tile.id: tile.squares.find(mark)
        for tile in BOX.tiles.values()
        for mark in "TL"
        if mark in tile.squares
    }
    assert exits == {"cavern-start-west": 5, "surface-hollow-far": 5}
    assert [tile.id for tile in BOX.tiles.values() if tile.feature == "exit"] == list(exits)


@rule("LD-048")
@pytest.mark.parametrize(
    ("name", "sides"),
    [("ancient-throne", [EAST, WEST]), ("rocky-lair", [EAST, WEST]), ("surface-hollow", [])],
)
def test_a_destination_tile_is_two_connected_tiles_open_at_their_sides_or_not_at_all(name, sides):
    dungeon = destination(name)
    assert dungeon.board.connected(0) == [1]
    attached = (0, SOUTH)
    assert unexplored(dungeon) == sorted([attached, *[(slot, side) for slot in (0, 1) for side in sides]])


def test_the_rocky_lair_has_four_lair_squares_and_the_ancient_throne_a_throne_in_the_wall():
    assert BOX.tiles["rocky-lair-far"].grid == ("####", ".GG.", ".GG.", "S...")
    assert BOX.tiles["ancient-throne-far"].grid == ("####", ".HH.", "....", "S...")


@rule("LD-208")
@pytest.mark.parametrize("tile", ["dark-chasm", "underground-river"])
def test_a_chasm_or_river_is_crossed_by_its_bridge_only(tile):
    board = lies(Placed(tile, 0, 0)).board
    south, bridge = board.border(Edge(0, SOUTH)), 1 << 6 | 1 << 10
    assert board.tile_squares(0) & 0b0110_0110 << 4 == bridge
    start = squares(south)[0]
    assert board.reach(start, 16, 0) & board.border(Edge(0, NORTH))
    assert not board.reach(start, 16, bridge) & board.border(Edge(0, NORTH))


# ---- cards


@rule("LD-008")
def test_the_starting_deck_has_twenty_nine_powers_and_the_advanced_deck_fifty_one():
    numbers = sorted(power.number for power in BOX.powers.values())
    assert numbers == [*range(46, 75), *range(140, 191)]
    assert sum(number in STARTING_DECK for number in numbers) == 29


@rule("LD-008", "LD-016")
def test_the_seven_allies_are_cards_101_to_107():
    assert [(ally.number, ally.name) for ally in BOX.allies.values()] == [
        (101, "Bruenor"),
        (102, "Catti-brie"),
        (103, "Drizzt"),
        (104, "Guenhwyvar"),
        (105, "Regis"),
        (106, "Snort"),
        (107, "Wulfgar"),
    ]


@rule("LD-008")
def test_every_number_from_6_to_200_is_on_one_card():
    numbers = [card.number for shelf in (BOX.powers, BOX.allies) for card in shelf.values()]
    for shelf in (BOX.encounters, BOX.monsters, BOX.treasures):
        numbers.extend(number for card in shelf.values() for number in card.numbers)
    sequence_of_play = range(1, 6)
    assert sorted(numbers) == list(range(sequence_of_play.stop, 201))


def test_a_companion_is_the_only_ally_who_is_somebodys_hero():
    characters = [ally.character for ally in BOX.allies.values() if ally.character]
    assert sorted(characters) == sorted(COMPANIONS)
    assert [ally.name for ally in BOX.allies.values() if not ally.character] == ["Guenhwyvar", "Snort"]


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("ally-bruenor", (16, 6, 7, 1)),
        ("ally-catti-brie", (14, 4, 6, 2)),
        ("ally-drizzt", (16, 6, 6, 1)),
        ("guenhwyvar", (15, 4, 7, 1)),
        ("ally-regis", (15, 4, 6, 0)),
        ("snort", (13, 5, 6, 2)),
        ("ally-wulfgar", (14, 8, 6, 2)),
    ],
)
def test_an_ally_has_armor_class_hit_points_and_an_attack(name, figures):
    ally = BOX.allies[name]
    assert ally.attack is not None
    assert (ally.armor_class, ally.hit_points, ally.attack.bonus, ally.attack.damage) == figures
    assert ally.attack.hit == (("away 1",) if name == "ally-regis" else ())
    assert ally.reach == ("within 2" if name == "ally-catti-brie" else "within 1")


# ---- Heroes


@rule("LD-002")
def test_there_are_eight_heroes_each_with_two_sides():
    assert [hero.name for hero in BOX.heroes.values()] == [
        "Drizzt",
        "Bruenor",
        "Catti-brie",
        "Regis",
        "Wulfgar",
        "Jarlaxle",
        "Athrogate",
        "Artemis Entreri",
    ]
    assert all(len(hero.levels) == 2 for hero in BOX.heroes.values())


@rule("LD-057", "LD-058", "LD-059", "LD-060", "LD-163")
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("drizzt", (16, 8, 7, 4), (17, 10, 7, 5)),
        ("bruenor", (16, 10, 5, 5), (17, 12, 5, 6)),
        ("catti-brie", (15, 6, 6, 3), (16, 8, 6, 4)),
        ("regis", (15, 8, 5, 4), (16, 10, 5, 5)),
        ("wulfgar", (14, 12, 6, 6), (15, 14, 6, 7)),
        ("jarlaxle", (15, 8, 6, 4), (16, 10, 6, 5)),
        ("athrogate", (16, 8, 5, 4), (17, 10, 5, 5)),
        ("artemis", (16, 8, 6, 4), (17, 10, 6, 5)),
    ],
)
def test_each_side_of_a_hero_card_has_its_figures(name, first, second):
    levels = [
        (level.armor_class, level.hit_points, level.speed, level.surge_value)
        for level in BOX.heroes[name].levels
    ]
    assert levels == [first, second]


@rule("LD-061", "LD-211")
@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("drizzt", ("Drow", "Ranger", "Expert Combatant")),
        ("bruenor", ("Dwarf", "Fighter", "Headbutt")),
        ("catti-brie", ("Human", "Archer", "Steady Aim")),
        ("regis", ("Halfling", "Rogue", "Overlooked")),
        ("wulfgar", ("Human", "Barbarian", "Warrior of Tempus")),
        ("jarlaxle", ("Drow", "Mercenary", "Well Equipped")),
        ("athrogate", ("Dwarf", "Battlerager", "Battlerage")),
        ("artemis", ("Human", "Assassin", "Lure")),
    ],
)
def test_a_hero_card_names_race_class_and_a_special_ability(name, card):
    hero = BOX.heroes[name]
    assert (hero.race, hero.class_name, hero.ability) == card


@rule("LD-062")
@pytest.mark.parametrize(
    ("name", "fixed", "choose"),
    [
        ("drizzt", ["Icingdeath", "Twinkle"], {"daily": 1, "utility": 2}),
        ("bruenor", ["Notched Axe", "Clan Battlehammer Shield", "Power Strike"], {"utility": 2}),
        ("catti-brie", ["Khazid'hea", "Taulmaril"], {"daily": 1, "utility": 2}),
        ("regis", ["Magic Mace", "Ruby Pendant"], {"daily": 1, "utility": 2}),
        ("wulfgar", ["Aegis-fang", "Charge"], {"at-will": 1, "daily": 1, "utility": 1}),
        ("jarlaxle", [], {"at-will": 2, "daily": 1, "utility": 2}),
        ("athrogate", ["Cracker", "Whacker", "Double Strike"], {"daily": 1, "utility": 1}),
        ("artemis", [], {"at-will": 2, "daily": 1, "utility": 2}),
    ],
)
def test_a_hero_card_lists_automatic_powers_and_how_many_more_are_selected(name, fixed, choose):
    hero = BOX.heroes[name]
    assert [BOX.powers[card].name for card in hero.fixed] == fixed
    assert hero.choose == choose


@rule("LD-035")
@each(BOX.heroes)
def test_the_suggested_selection_is_one_that_the_hero_card_allows(thing):
    cards = [BOX.powers[card] for card in (*thing.fixed, *thing.suggested)]
    assert {card.hero for card in cards} == {thing.id}
    assert len({card.id for card in cards}) == len(cards)
    assert Counter(BOX.powers[card].type for card in thing.suggested) == thing.choose


@rule("LD-027", "LD-166")
@pytest.mark.parametrize("name", COMPANIONS)
def test_a_companion_needs_only_the_starting_deck(name):
    hero = BOX.heroes[name]
    left = [
        power
        for power in BOX.powers.values()
        if power.hero == name and power.number in STARTING_DECK and power.id not in hero.fixed
    ]
    found = Counter(power.type for power in left)
    assert found == {kind: 2 if kind == "daily" else count for kind, count in hero.choose.items()}
    assert all(BOX.powers[card].number in STARTING_DECK for card in (*hero.fixed, *hero.suggested))


@rule("LD-020")
def test_jarlaxle_athrogate_and_artemis_have_no_cards_in_the_starting_deck():
    late = {power.hero for power in BOX.powers.values() if power.number not in STARTING_DECK}
    early = {power.hero for power in BOX.powers.values() if power.number in STARTING_DECK}
    assert sorted(early) == sorted(COMPANIONS)
    assert sorted(late - early) == ["artemis", "athrogate", "jarlaxle"]


# ---- powers


@pytest.mark.parametrize(
    ("name", "starting", "advanced"),
    [
        ("catti-brie", range(46, 52), range(140, 144)),
        ("artemis", range(0), range(144, 154)),
        ("wulfgar", range(52, 58), range(154, 158)),
        ("athrogate", range(0), range(158, 168)),
        ("bruenor", range(58, 63), range(168, 173)),
        ("jarlaxle", range(0), range(173, 183)),
        ("drizzt", range(63, 69), range(183, 187)),
        ("regis", range(69, 75), range(187, 191)),
    ],
)
def test_each_hero_has_ten_powers(name, starting, advanced):
    numbers = sorted(power.number for power in BOX.powers.values() if power.hero == name)
    assert numbers == [*starting, *advanced]
    assert len(numbers) == 10


@pytest.mark.parametrize(
    ("name", "types"),
    [
        ("catti-brie", {"at-will": 2, "daily": 3, "utility": 5}),
        ("artemis", {"at-will": 4, "daily": 3, "utility": 3}),
        ("wulfgar", {"at-will": 4, "daily": 3, "utility": 3}),
        ("athrogate", {"at-will": 2, "daily": 4, "utility": 4}),
        ("bruenor", {"at-will": 1, "utility": 9}),
        ("jarlaxle", {"at-will": 4, "daily": 3, "utility": 3}),
        ("drizzt", {"at-will": 2, "daily": 4, "utility": 4}),
        ("regis", {"at-will": 2, "daily": 3, "utility": 5}),
    ],
)
def test_a_heros_powers_are_at_will_daily_and_utility(name, types):
    assert Counter(power.type for power in BOX.powers.values() if power.hero == name) == types


@rule("LD-099")
def test_drizzt_and_jarlaxle_both_have_the_drow_power_cloud_of_darkness():
    clouds = {power.hero: power for power in BOX.powers.values() if power.name == "Cloud of Darkness"}
    assert sorted(clouds) == ["drizzt", "jarlaxle"]
    drizzts, jarlaxles = clouds["drizzt"], clouds["jarlaxle"]
    assert (drizzts.number, jarlaxles.number) == (67, 180)
    assert drizzts.text.replace("Drizzt", "Jarlaxle") == jarlaxles.text


@rule("LD-013", "LD-103")
def test_only_bruenor_catti_brie_and_drizzt_have_stances():
    stances = Counter(power.hero for power in BOX.powers.values() if power.stance)
    assert stances == {"bruenor": 3, "catti-brie": 3, "drizzt": 3}
    assert BOX.pieces["stance"].count == len(stances)


def test_the_stances_of_icingdeath_and_twinkle_are_taken_only_by_attacking_with_them():
    stances = [power.id for power in BOX.powers.values() if power.stance]
    assert [card for card in stances if card not in STANCES] == ["icingdeath", "twinkle"]
    assert {BOX.powers[card].use for card in stances if card in STANCES} == {"passive"}


@rule("LD-013")
def test_as_many_tokens_lie_on_powers_as_there_are_in_the_box():
    counts = {power.id: power.tokens + power.more_tokens for power in BOX.powers.values() if power.tokens}
    assert counts == {"power-strike": 6, "wulfgars-charge": 2, "double-strike": 2}
    pieces = {"power-strike": "power-strike", "wulfgars-charge": "charge", "double-strike": "double-strike"}
    assert {card: BOX.pieces[piece].count for card, piece in pieces.items()} == counts


def test_at_will_and_daily_powers_are_attacks_but_for_the_duel():
    others = [power.id for power in BOX.powers.values() if power.type != "utility" and power.use != "attack"]
    assert others == ["duelists-poise"]
    assert not any(power.use == "attack" for power in BOX.powers.values() if power.type == "utility")


@rule("LD-104")
@pytest.mark.parametrize(
    ("card", "figures"),
    [
        ("khazidhea", ("adjacent", 6, 2, 0)),
        ("taulmaril", ("within 2", 6, 1, 0)),
        ("silver-streak", ("within 3", 10, 3, 1)),
        ("assassinate", ("adjacent", 9, 2, 1)),
        ("charons-claw", ("adjacent", 6, 2, 0)),
        ("aegis-fang", ("within 1", 7, 2, 0)),
        ("hammer-throw", ("within 3", 9, 4, 1)),
        ("fury-of-tempus", ("tile", 6, 2, 0)),
        ("cracker", ("adjacent", 6, 1, 0)),
        ("oil-of-impact", ("adjacent", 8, 4, 1)),
        ("notched-axe", ("adjacent", 8, 1, 0)),
        ("wand-of-viscid-globs", ("within 1", 7, 0, 0)),
        ("diatryma-feather", ("within 1", 7, 2, 0)),
        ("icingdeath", ("adjacent", 5, 2, 0)),
        ("twinkle", ("adjacent", 6, 1, 0)),
        ("ruby-pendant", ("within 1", 7, 1, 0)),
        ("sneak-attack", ("adjacent", 9, 3, 1)),
    ],
)
def test_a_power_says_how_far_it_reaches_and_what_it_deals(card, figures):
    power = BOX.powers[card]
    assert (power.reach, power.bonus, power.damage, power.miss) == figures


# ---- tokens, markers and strips


@rule("LD-007")
def test_there_are_twenty_two_cavern_edge_tiles_of_which_four_are_fissures():
    assert pieces("cavern-edge", "fissure") == {
        "cavern-edge": 18,
        "fissure-1-5": 1,
        "fissure-6-10": 1,
        "fissure-11-15": 1,
        "fissure-16-20": 1,
    }


def pieces(*beginnings):
    return {piece.id: piece.count for piece in BOX.pieces.values() if piece.id.startswith(beginnings)}


@rule("LD-009")
def test_there_are_nine_encounter_markers_and_three_collapsed_tunnels():
    traps = pieces("encounter-")
    assert len(traps) == 6
    assert set(traps.values()) == {1}
    assert pieces("crystal-prison", "gauntlgrym-door", "pit") == {
        "crystal-prison": 1,
        "gauntlgrym-door": 1,
        "pit": 1,
    }
    assert BOX.pieces["collapsed-tunnel"].count == 3


@rule("LD-009")
def test_each_trap_has_its_marker():
    traps = {f"encounter-{card.id}" for card in BOX.encounters.values() if card.kind == "trap"}
    assert traps == set(pieces("encounter-"))


@rule("LD-010")
def test_there_are_ten_condition_markers():
    assert pieces("condition-") == {"condition-immobilized": 5, "condition-poisoned": 5}


@rule("LD-012", "LD-014")
def test_there_are_five_surge_tokens_four_minus_four_ac_tokens_and_one_camp():
    found = pieces("healing-surge", "minus-4-ac", "camp")
    assert found == {"minus-4-ac": 4, "camp": 1, "healing-surge": 5}


@rule("LD-013")
def test_powers_have_fifteen_tokens():
    found = pieces("stance", "charge", "duel", "double-strike", "power-strike")
    assert found == {"stance": 3, "charge": 2, "duel": 2, "double-strike": 2, "power-strike": 6}


@rule("LD-015")
def test_adventures_have_their_tokens():
    assert BOX.pieces["time"].count == 6
    assert sum(pieces("chest-").values()) == 6
    assert BOX.pieces["hero"].count == len(BOX.heroes)
    assert sum(pieces("lurking-").values()) == 8
    single = {"crown": 1, "key": 1, "lever": 1, "map": 1, "snort": 1}
    assert pieces(*single, "filled-bowl", "secret-tunnel") == {**single, "filled-bowl": 2, "secret-tunnel": 2}


def test_the_chests_are_worth_one_two_or_three_and_no_treasure_or_door_tokens():
    assert token_faces(BOX, "chest") == ["1", "1", "2", "2", "3", "3"]
    assert token_faces(BOX, "treasure") == []
    assert token_faces(BOX, "door") == []


# ---- all of them


@pytest.mark.parametrize(
    ("cards", "sources"),
    [
        (BOX.tiles, {"public": 40}),
        (BOX.heroes, {"public": 3, "original": 5}),
        (BOX.powers, {"rulebook": 1, "public": 11, "original": 68}),
        (BOX.allies, {"original": 7}),
        (BOX.pieces, {"rulebook": 32, "original": 9}),
    ],
    ids=["tiles", "heroes", "powers", "allies", "pieces"],
)
def test_entries_say_where_they_are_known_from(cards, sources):
    assert Counter(card.source for card in cards.values()) == sources


def test_every_card_has_a_text_in_whole_sentences():
    texts = {
        **{hero.id: hero.text for hero in BOX.heroes.values()},
        **{power.id: power.text for power in BOX.powers.values()},
        **{ally.id: ally.text for ally in BOX.allies.values()},
    }
    assert len(texts) == 95
    assert [card for card, text in texts.items() if not text.endswith(".") or "  " in text] == []


# ---- clauses: what the shared rules cite, in this box's ledger

ENGINE = Path(str(files("questboard.games") / "adventure"))
GUESTS = [
    Path(str(files("questboard.games") / "ashardalon" / "cards" / f"{name}.py"))
    for name in ("quinn", "vistra", "keyleth", "tarak", "heskan")
]
NOT_HERE = {
    "WA-047": "no tile is a Long Hallway",
    "WA-085": "nothing makes Heroes Dazed",
    "WA-086": "nothing makes Heroes Dazed",
    "WA-137": "there are no Environments",
    "WA-164": "there are no Boons",
    "WA-165": "there are no Chambers",
    "WA-166": "there are no Chambers",
    "WA-169": "there are no Chambers",
    "WA-171": "there are no Chambers",
    "WA-172": "there are no Chambers",
    "WA-174": "there are no doors",
    "WA-175": "there are no doors",
    "WA-177": "there are no doors",
    "WA-178": "there are no doors",
    "WA-194": "there is no Dragon's Tribute",
    "WA-197": "there is no Flying Carpet",
}
"""Clauses that the shared rules cite for what can't happen in this box, and why it can't."""


def ledger_ids(game):
    text = (files("questboard.games") / game / "ledger.yaml").read_text("utf-8")
    return re.findall(r"^- id: (\S+)$", text, re.MULTILINE)


def cited(*sources):
    """The clauses that a module's strings name, leaving out docstrings."""
    found = set()
    for source in sources:
        tree = ast.parse(source.read_text("utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                found.update(re.findall(r"\b(?:WA|LD)-\d{3}\b", node.value))
    return found


def test_every_clause_that_the_shared_rules_cite_has_its_like_in_this_box():
    shared = {clause for clause in cited(*ENGINE.rglob("*.py")) if clause.startswith("WA")}
    assert len(shared) > 50
    assert sorted(shared - set(CLAUSES["drizzt"]) - set(NOT_HERE)) == []


def test_the_cards_of_guests_cite_clauses_that_have_their_like_in_this_box():
    clauses = cited(*GUESTS)
    assert "WA-189" in clauses
    assert sorted(clauses - set(CLAUSES["drizzt"])) == []


@rule("LD-021", "LD-252")
def test_what_a_guests_powers_leave_on_the_tiles_works_in_this_cavern_too():
    table = crypt(
        ["quinn", "drizzt"],
        game="drizzt",
        at={"quinn": "1c3", "drizzt": "2d3"},
        powers={"quinn": ["blade-barrier"]},
        monsters=[("goblin-cutter", "2c1", "drizzt")],
    )
    table.hero_phase("quinn").answer("use Blade Barrier", "tile 2", "2b1", "2b2", "2c2")
    table.answer("2c3", "2d2")
    put(table.state, "goblin-cutter-1", square("2c2"))
    assert "goblin-cutter-1" not in table.state.figures


def test_the_clauses_are_those_of_the_two_ledgers():
    assert set(CLAUSES["drizzt"]) <= set(ledger_ids("ashardalon"))
    assert set(CLAUSES["drizzt"].values()) <= set(ledger_ids("drizzt"))
    assert {clause for clause in cited(*ENGINE.rglob("*.py")) if clause.startswith("LD")} <= set(
        ledger_ids("drizzt")
    )


def test_what_this_box_does_not_have_is_not_in_it():
    assert not set(NOT_HERE) & set(CLAUSES["drizzt"])
    assert not any("D" in tile.squares or tile.feature == "long hallway" for tile in BOX.tiles.values())
    assert not any(card.kind in ("environment", "hazard") for card in BOX.encounters.values())
    assert not BOX.chambers
    assert not BOX.boons
