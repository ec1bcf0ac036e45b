"""What lies in the box of Wrath of Ashardalon: tiles, Heroes, powers, treasures, Boons and pieces."""

from collections import Counter
from importlib.resources import files

import pytest

from questboard.content import ContentError, Page
from questboard.games.adventure.content import Boon, Hero, Piece, Power, Tile, Treasure
from questboard.testing.rule import rule
from tests.entries import for_each

FOLDER = files("questboard.games") / "ashardalon" / "content"


def read(kind, file):
    return {entry.id: entry for entry in Page(FOLDER / f"{file}.yaml", kind).entries}


TILES = read(Tile, "tiles")
HEROES = read(Hero, "heroes")
POWERS = read(Power, "powers")
TREASURES = read(Treasure, "treasures")
BOONS = read(Boon, "boons")
PIECES = read(Piece, "pieces")

STANDARD = [tile for tile in TILES.values() if tile.group == "standard"]
SET_ASIDE = [tile for tile in TILES.values() if tile.group in ("named", "dire", "horrid")]
START_TILES = ["ancient-battlefield", "dire-chamber", "horrid-chamber"]


def edges(tile):
    """The four squares along each edge, from west to east or from north to south."""
    north, *_, south = tile.grid
    return {
        "N": north,
        "E": "".join(row[3] for row in tile.grid),
        "S": south,
        "W": "".join(row[0] for row in tile.grid),
    }


def openings(tile):
    return "".join(side for side, squares in edges(tile).items() if squares != "####")


def each(things):
    return for_each(things.items())


# ---- tiles


@rule("WA-001")
def test_the_box_holds_a_double_start_tile_and_forty_dungeon_tiles():
    start = [tile.id for tile in TILES.values() if tile.group == "start"]
    assert start == ["start-west", "start-east"]
    assert len(TILES) - len(start) == 40


@rule("WA-016")
def test_there_are_twenty_two_standard_tiles():
    assert len(STANDARD) == 22


@rule("WA-244")
def test_of_the_standard_tiles_nine_are_white_and_thirteen_black():
    assert Counter(tile.triangle for tile in STANDARD) == {"white": 9, "black": 13}


@rule("WA-244")
def test_two_standard_tiles_are_long_hallways_one_white_and_one_black():
    hallways = [tile for tile in TILES.values() if tile.feature == "long hallway"]
    assert [(tile.group, tile.triangle) for tile in hallways] == [
        ("standard", "white"),
        ("standard", "black"),
    ]


@rule("WA-244")
def test_seven_standard_tiles_show_a_door_and_so_do_the_vault_and_the_secure_exit():
    assert len([tile for tile in STANDARD if "D" in tile.squares]) == 7
    assert [tile.id for tile in SET_ASIDE if "D" in tile.squares] == ["secure-exit", "vault"]


def test_a_door_is_two_squares_wide_side_by_side():
    for tile in TILES.values():
        if "D" in tile.squares:
            columns = ["".join(column) for column in zip(*tile.grid, strict=True)]
            assert tile.squares.count("D") == 2
            assert any("DD" in line for line in (*tile.grid, *columns)), tile.id


@rule("WA-017")
def test_eighteen_tiles_are_set_aside():
    assert len(SET_ASIDE) == 18
    assert Counter(tile.group for tile in SET_ASIDE) == {"named": 6, "dire": 6, "horrid": 6}


@rule("WA-017")
@pytest.mark.parametrize("group", ["dire", "horrid"])
def test_a_chamber_has_an_entrance_four_standard_tiles_and_a_large_one(group):
    features = [tile.feature for tile in SET_ASIDE if tile.group == group]
    assert features == ["entrance", "", "", "", "", "large chamber"]


@rule("WA-017")
def test_six_tiles_are_set_aside_by_name():
    assert [tile.name for tile in SET_ASIDE if tile.group == "named"] == [
        "Ancient Battlefield Start",
        "Dire Chamber Start",
        "Horrid Chamber Start",
        "Tunnel Exit",
        "Secure Exit",
        "Vault",
    ]


@rule("WA-036")
@each(TILES)
def test_each_tile_shows_one_scorch_mark_but_the_start_tile_none(thing):
    assert thing.squares.count("S") == (0 if thing.group == "start" else 1)


@rule("WA-036")
@each(TILES)
def test_only_tiles_that_begin_an_adventure_have_no_triangle_and_only_entrances_a_red_one(thing):
    if thing.group == "start" or thing.id in START_TILES:
        assert thing.triangle == "none"
    elif thing.feature == "entrance":
        assert thing.triangle == "red"
    else:
        assert thing.triangle in ("white", "black")


@rule("WA-037")
def test_tiles_have_walls_and_features_that_adventures_ask_for():
    exits = {tile.id: tile.squares for tile in TILES.values() if tile.feature == "exit"}
    assert list(exits) == ["start-west", "start-east", "tunnel-exit", "secure-exit"]
    assert [squares.count("T") for squares in exits.values()] == [2, 2, 4, 0]
    assert [tile.id for tile in TILES.values() if "L" in tile.squares] == ["secure-exit"]
    assert [tile.id for tile in TILES.values() if "B" in tile.squares] == ["vault"]
    assert all("#" in tile.squares for tile in TILES.values())


@rule("WA-042")
@each(TILES)
def test_each_tile_is_four_by_four_squares(thing):
    assert [len(row) for row in thing.grid] == [4, 4, 4, 4]
    assert len(thing.squares) == 16


@rule("WA-042")
@pytest.mark.parametrize("row", ["#...#", "#..", "#..X"])
def test_a_row_of_other_than_four_squares_is_refused(row, tmp_path):
    text = (FOLDER / "tiles.yaml").read_text(encoding="utf-8")
    broken = tmp_path / "tiles.yaml"
    broken.write_text(text.replace('"#..."', f'"{row}"', 1), encoding="utf-8")
    with pytest.raises(ContentError, match="expected four squares"):
        Page(broken, Tile)


@each(TILES)
def test_the_two_middle_squares_of_an_open_edge_are_floor(thing):
    for side in openings(thing):
        assert "#" not in edges(thing)[side][1:3], side


@each({tile.id: tile for tile in (*STANDARD, *SET_ASIDE) if tile.triangle != "none"})
def test_the_triangle_points_at_an_open_edge(thing):
    assert "S" in openings(thing)


@each(TILES)
def test_the_four_middle_squares_that_a_marker_covers_are_floor(thing):
    assert "#" not in thing.grid[1][1:3] + thing.grid[2][1:3]


def test_the_standard_tiles_with_vault_and_tunnel_exit_have_the_shapes_of_the_tile_survey():
    surveyed = [*STANDARD, TILES["vault"], TILES["tunnel-exit"]]
    assert Counter(openings(tile) for tile in surveyed) == {
        "S": 2,  # dead ends
        "NS": 6,  # straight
        "ES": 2,  # right turns
        "SW": 2,  # left turns
        "ESW": 3,  # T
        "NES": 3,  # right T
        "NSW": 3,  # left T
        "NESW": 3,  # crossings
    }


def test_the_start_tile_has_four_stairs_in_its_middle_and_four_unexplored_edges():
    west, east = TILES["start-west"], TILES["start-east"]
    assert [left + right for left, right in zip(west.grid, east.grid, strict=True)] == [
        "........",
        "...TT...",
        "...TT...",
        "########",
    ]
    assert (openings(west), openings(east)) == ("NEW", "NEW")


def test_a_chamber_entrance_opens_to_all_sides_and_its_chamber_tiles_to_three():
    for tile in SET_ASIDE:
        if tile.group in ("dire", "horrid"):
            assert openings(tile) == ("NESW" if tile.feature == "entrance" else "ESW")


# ---- Heroes


@rule("WA-011")
def test_the_five_heroes_are_of_five_races_and_classes():
    assert {hero.id: f"{hero.race} {hero.class_name}" for hero in HEROES.values()} == {
        "quinn": "Human Cleric",
        "vistra": "Dwarf Fighter",
        "keyleth": "Elf Paladin",
        "tarak": "Half-Orc Rogue",
        "heskan": "Dragonborn Wizard",
    }


@rule("WA-052")
def test_each_hero_card_gives_its_figures_on_both_sides():
    assert {
        hero.id: [(side.armor_class, side.hit_points, side.speed, side.surge_value) for side in hero.levels]
        for hero in HEROES.values()
    } == {
        "quinn": [(16, 8, 5, 4), (17, 10, 5, 5)],
        "vistra": [(17, 8, 5, 4), (18, 10, 5, 5)],
        "keyleth": [(17, 8, 6, 4), (18, 10, 6, 5)],
        "tarak": [(14, 8, 6, 4), (15, 10, 6, 5)],
        "heskan": [(14, 6, 6, 3), (15, 8, 6, 4)],
    }


@rule("WA-052")
def test_each_hero_card_names_one_special_ability():
    assert {hero.id: hero.ability for hero in HEROES.values()} == {
        "quinn": "Saving Grace",
        "vistra": "Cast-Iron Stomach",
        "keyleth": "Healing Hands",
        "tarak": "Brutal Recovery",
        "heskan": "Mage Hand",
    }


@rule("WA-057")
def test_keyleth_is_as_the_sample_card_shows_her():
    keyleth = HEROES["keyleth"]
    first = keyleth.levels[0]
    assert (keyleth.race, keyleth.class_name) == ("Elf", "Paladin")
    assert (first.armor_class, first.hit_points, first.speed, first.surge_value) == (17, 8, 6, 4)
    assert "spends a Healing Surge, that Hero regains 1 more Hit Point" in keyleth.text
    assert [POWERS[power].name for power in keyleth.fixed] == ["Lay on Hands"]
    assert keyleth.choose == {"utility": 1, "at-will": 2, "daily": 1}
    assert (keyleth.source, first.source) == ("rulebook", "rulebook")


@each(HEROES)
def test_the_fixed_power_of_a_hero_is_that_heros_first_card(thing):
    own = [power for power in POWERS.values() if power.hero == thing.id]
    assert thing.fixed == (own[0].id,)


@each(HEROES)
def test_the_suggested_powers_are_what_the_hero_may_choose(thing):
    suggested = [POWERS[power] for power in thing.suggested]
    assert {power.hero for power in suggested} == {thing.id}
    assert Counter(power.type for power in suggested) == thing.choose
    assert len(set(thing.suggested) - set(thing.fixed)) == 4


# ---- powers


def test_the_fifty_power_cards_are_numbered_one_to_fifty():
    assert [power.number for power in POWERS.values()] == list(range(1, 51))


@each(HEROES)
def test_each_hero_has_one_fixed_power_and_three_of_each_type(thing):
    own = [power for power in POWERS.values() if power.hero == thing.id]
    assert len(own) == 10
    assert Counter(power.type for power in own if power.id not in thing.fixed) == {
        "at-will": 3,
        "daily": 3,
        "utility": 3,
    }


@rule("WA-096")
def test_a_utility_power_is_no_attack():
    for power in POWERS.values():
        if power.type == "utility":
            assert power.use != "attack", power.id
            assert (power.bonus, power.damage, power.miss) == (0, 0, 0), power.id


def test_every_at_will_power_is_an_attack():
    assert {power.use for power in POWERS.values() if power.type == "at-will"} == {"attack"}


@rule("WA-097")
def test_a_power_that_attacks_says_how_far_it_reaches():
    for power in POWERS.values():
        if power.use == "attack" or power.bonus:
            assert power.reach is not None, power.id


@rule("WA-097")
def test_powers_reach_from_adjacent_squares_to_three_tiles():
    assert Counter(power.reach for power in POWERS.values()) == {
        "adjacent": 18,
        "tile": 4,
        "within 1": 8,
        "within 2": 9,
        "within 3": 1,
        None: 10,
    }
    assert POWERS["distant-diversion"].reach == "within 3"


def test_the_attacks_of_the_heroes_have_their_printed_figures():
    assert {
        power.number: (power.bonus, power.damage, power.miss) for power in POWERS.values() if power.bonus
    } == {
        2: (6, 1, 0), 3: (6, 1, 0), 4: (6, 1, 0), 7: (6, 3, 1),
        12: (8, 1, 0), 13: (4, 1, 0), 14: (11, 1, 0), 15: (7, 2, 0), 16: (7, 3, 1), 17: (8, 3, 1),
        22: (8, 1, 0), 23: (8, 1, 0), 24: (8, 1, 0), 25: (9, 3, 1), 26: (8, 3, 1), 27: (9, 3, 1),
        32: (7, 1, 0), 33: (7, 1, 0), 34: (7, 1, 0), 35: (7, 2, 1), 36: (7, 3, 1), 37: (7, 1, 0),
        41: (5, 1, 0), 42: (7, 1, 0), 43: (9, 1, 0), 44: (7, 1, 0), 46: (9, 2, 1), 47: (9, 3, 1),
    }  # fmt: skip


def test_powers_that_answer_to_something_and_powers_that_need_no_action_are_told_apart():
    numbers = {
        use: [power.number for power in POWERS.values() if power.use == use]
        for use in ("reaction", "free", "move")
    }
    assert numbers == {
        "reaction": [8, 10, 18, 19, 20, 28, 29, 31, 39, 40],
        "free": [1, 9, 21, 30, 38, 41, 48, 49, 50],
        "move": [11],
    }


# ---- treasures


def test_the_thirty_three_treasure_cards_are_numbered_134_to_166():
    numbers = [number for treasure in TREASURES.values() for number in treasure.numbers]
    assert numbers == list(range(134, 167))


def test_three_kinds_of_treasure_come_in_several_copies():
    assert {treasure.id: treasure.count for treasure in TREASURES.values() if treasure.count > 1} == {
        "lucky-charm": 2,
        "potion-of-healing": 3,
        "potion-of-recovery": 2,
    }


def test_treasure_cards_have_their_printed_prices():
    prices: dict[int, list[int]] = {price: [] for price in (300, 600, 1000, 1500, 2000)}
    for treasure in TREASURES.values():
        prices[treasure.price] += treasure.numbers
    assert prices == {
        300: [153, 154, 156],
        600: [144, 147, 148, 150, 151, 152, 161],
        1000: [134, 136, 138, 139, 140, 145, 155, 159],
        1500: [135, 142, 143, 160, 163, 165, 166],
        2000: [137, 141, 146, 149, 157, 158, 162, 164],
    }


@rule("WA-150")
def test_each_treasure_says_when_it_is_used_and_what_becomes_of_it():
    copies = [treasure for treasure in TREASURES.values() for _ in treasure.numbers]
    assert Counter((treasure.use, treasure.after) for treasure in copies) == {
        ("passive", "keep"): 12,
        ("move", "keep"): 1,
        ("attack", "flip"): 2,
        ("free", "keep"): 2,
        ("free", "flip"): 2,
        ("free", "discard"): 9,
        ("reaction", "keep"): 1,
        ("reaction", "flip"): 1,
        ("reaction", "discard"): 3,
    }


def test_items_add_to_attacks_armor_and_speed_what_is_printed():
    assert {
        treasure.id: (treasure.bonus, treasure.reach) for treasure in TREASURES.values() if treasure.bonus
    } == {
        "magic-sword-1": (1, "adjacent"),
        "magic-sword-2": (2, "adjacent"),
        "dragontooth-pick": (1, "adjacent"),
        "dwarven-hammer": (1, "adjacent"),
        "staff-of-the-elements": (2, "within 1"),
        "vorpal-sword": (2, "adjacent"),
    }
    assert {treasure.id: treasure.armor_class for treasure in TREASURES.values() if treasure.armor_class} == {
        "amulet-of-protection": 1,
        "blessed-shield": 2,
        "shield-of-protection": 1,
        "throwing-shield": 2,
    }
    assert {treasure.id: treasure.speed for treasure in TREASURES.values() if treasure.speed} == {
        "boots-of-striding": 1
    }


def test_four_items_have_an_attack_of_their_own():
    assert {
        treasure.id: (treasure.use, treasure.after, treasure.range, treasure.attack.bonus)
        for treasure in TREASURES.values()
        if treasure.attack
    } == {
        "crossbow-of-speed": ("move", "keep", "within 1", 4),
        "ring-of-shooting-stars": ("free", "flip", "within 2", 8),
        "scroll-of-monster-control": ("reaction", "discard", "adjacent", 9),
        "throwing-shield": ("free", "keep", "within 2", 6),
    }
    assert {treasure.attack.damage for treasure in TREASURES.values() if treasure.attack} == {1}


# ---- Boons and pieces


def test_the_six_boon_cards_are_numbered_190_to_195():
    assert [boon.number for boon in BOONS.values()] == list(range(190, 196))


def test_three_boons_turn_away_a_type_of_monster_when_it_is_drawn():
    assert {boon.id: boon.type for boon in BOONS.values() if boon.when == "monster drawn"} == {
        "duergar-defeated": "Devil",
        "kobolds-clobbered": "Reptile",
        "orcs-overwhelmed": "Orc",
    }
    assert not any(boon.type for boon in BOONS.values() if boon.when != "monster drawn")


def of_kind(kind):
    """How many pieces of a kind there are with each face."""
    return {
        piece.id.removeprefix(f"{kind}-"): piece.count
        for piece in PIECES.values()
        if piece.id.startswith(f"{kind}-")
    }


@rule("WA-006")
def test_the_tokens_are_counted_as_the_rulebook_lists_them():
    kinds = {kind: sum(of_kind(kind).values()) for kind in ("condition", "treasure", "door")}
    assert kinds == {"condition": 10, "treasure": 33, "door": 8}
    assert {
        token: PIECES[token].count
        for token in (
            "mirror-image", "clerics-shield", "caltrop", "gear", "time", "monster", "wizard-eye",
            "flaming-sphere", "blade-barrier", "villager", "healing-surge",
        )
    } == {
        "mirror-image": 3,
        "clerics-shield": 1,
        "caltrop": 3,
        "gear": 1,
        "time": 5,
        "monster": 7,
        "wizard-eye": 1,
        "flaming-sphere": 3,
        "blade-barrier": 5,
        "villager": 5,
        "healing-surge": 5,
    }  # fmt: skip


@rule("WA-007")
def test_the_markers_are_counted_as_the_rulebook_lists_them():
    assert sum(of_kind("encounter").values()) == 9
    assert [PIECES[marker].count for marker in ("shield", "flying-carpet", "altar", "vast-gate")] == [
        10,
        1,
        1,
        1,
    ]


def test_no_other_pieces_are_in_the_box():
    assert sum(piece.count for piece in PIECES.values()) == 112
    assert len(PIECES) == 33


def test_tokens_with_several_faces_are_split_as_printed():
    assert of_kind("condition") == {"dazed": 5, "poisoned": 5}
    assert of_kind("treasure") == {"card": 5, "100": 9, "200": 11, "300": 5, "400": 2, "500": 1}
    assert of_kind("door") == {"unlocked": 4, "trapped": 2, "locked": 2}
    assert of_kind("encounter") == {
        "lava-flow": 3,
        "poisoned-dart-trap": 1,
        "rolling-boulder": 1,
        "whirling-blades": 1,
        "cave-in": 1,
        "pit": 1,
        "volcanic-vapors": 1,
    }


# ---- all of them


@pytest.mark.parametrize(
    ("cards", "sources"),
    [
        (TILES, {"public": 42}),
        (HEROES, {"public": 4, "rulebook": 1}),
        (POWERS, {"public": 50}),
        (TREASURES, {"public": 29}),
        (BOONS, {"public": 6}),
        (PIECES, {"public": 21, "rulebook": 12}),
    ],
    ids=["tiles", "heroes", "powers", "treasures", "boons", "pieces"],
)
def test_entries_say_where_they_are_known_from(cards, sources):
    assert Counter(card.source for card in cards.values()) == sources


@pytest.mark.parametrize(
    "cards", [HEROES, POWERS, TREASURES, BOONS], ids=["heroes", "powers", "treasures", "boons"]
)
def test_every_card_has_a_text_in_whole_sentences(cards):
    for card in cards.values():
        assert card.text.endswith("."), card.id
        assert "  " not in card.text, card.id
