"""Setting up: decks, tile stack, Heroes and their powers, places, treasure, and who begins."""

from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from questboard import new_table
from questboard.games import load_rules
from questboard.games.adventure.content import (
    ENCOUNTERS,
    HEROES,
    POWERS,
    TILES,
    Slot,
    load_box,
)
from questboard.games.adventure.rules.setup import lay_stack
from questboard.games.ashardalon.box import BOX
from questboard.kernel import SetupError
from questboard.testing import Driver, dealt, rule
from tests.adventure.crypt import begun, crypt
from tests.adventure.crypt import from_the_top as cards

CAVERNS = load_box("drizzt", files("questboard.games") / "drizzt" / "content")
"""What lies in the other box, read without opening it."""


def start(seats: int = 2, seed: int = 0, **options: Any) -> Driver:
    """A table whose players take the first option until the first turn begins."""
    return begun("ashardalon", seats, seed, **options)


# ---- players and adventures


@rule("WA-010")
def test_one_to_five_players_have_one_hero_each():
    for seats in range(1, 6):
        table = start(seats)
        assert len(table.state.heroes) == seats
        assert len({hero.name for hero in table.state.heroes}) == seats
    for seats in (0, 6):
        with pytest.raises(SetupError, match="1 to 5"):
            dealt("ashardalon", seats)


@rule("WA-023")
@pytest.mark.parametrize(("seats", "adventure"), [(1, "1"), (2, "2"), (5, "2")])
def test_a_first_game_is_adventure_1_alone_and_adventure_2_together(seats, adventure):
    assert dealt("ashardalon", seats).state.adventure == adventure


@rule("WA-023")
def test_an_adventure_is_refused_for_a_number_of_heroes_that_it_does_not_have():
    with pytest.raises(SetupError, match="is for 1 Hero, not 2"):
        dealt("ashardalon", 2, adventure="1")


# ---- decks and tiles


@rule("WA-016", "WA-021")
def test_monster_encounter_and_treasure_cards_are_three_shuffled_decks():
    table = dealt("ashardalon", 2, adventure="2")
    s = table.state
    assert Counter(cards(s.monster_deck)) == {name: 3 for name, kind in BOX.monsters.items() if kind.numbers}
    assert len(cards(s.encounter_deck)) == 53
    assert len(cards(s.treasure_deck)) == 33
    other = dealt("ashardalon", 2, 1, adventure="2").state
    for deck in ("monster_deck", "encounter_deck", "treasure_deck", "stack"):
        assert cards(getattr(s, deck)) != cards(getattr(other, deck))
        assert sorted(cards(getattr(s, deck))) == sorted(cards(getattr(other, deck)))


@rule("WA-018", "WA-019")
def test_set_aside_cards_and_villains_are_not_in_play():
    s = start().state
    assert not [card for card in cards(s.encounter_deck) if ENCOUNTERS[card].kind == "adventure"]
    assert (s.figures, s.friends, s.markers, s.objects, s.tokens) == ({}, {}, {}, {}, {})
    assert (s.chamber, s.time, s.campaign) == ("", 0, None)


@rule("WA-017", "WA-035")
def test_the_stack_holds_the_22_standard_tiles_and_set_aside_ones_only_where_asked_for():
    standard = sorted(tile.id for tile in BOX.tiles.values() if tile.group == "standard")
    assert sorted(cards(start().state.stack)) == standard
    vault = dealt("ashardalon", 2, adventure="3").state
    assert sorted(cards(vault.stack)) == sorted([*standard, "vault"])


@rule("WA-024", "WA-030", "WA-165")
@pytest.mark.parametrize(
    ("adventure", "tile", "first", "last"),
    [
        ("3", "vault", 9, 12),
        ("4", "dire-chamber-entrance", 9, 12),
        ("5", "horrid-chamber-entrance", 9, 12),
        ("7", "secure-exit", 8, 11),
        ("11", "tunnel-exit", 9, 12),
    ],
)
def test_the_stack_is_built_as_the_adventure_describes(adventure, tile, first, last):
    places = {
        cards(dealt("ashardalon", 2, seed, adventure=adventure).state.stack).index(tile) + 1
        for seed in range(40)
    }
    assert places == set(range(first, last + 1))


@rule("WA-030", "WA-035")
def test_a_standard_tile_that_an_adventure_looks_for_is_in_the_stack_only_once():
    s = start().state.clone()
    lay_stack(s, Slot(tile="crossing", first=9, last=12), "")
    assert len(cards(s.stack)) == 22
    assert cards(s.stack).count("crossing") == 1
    assert cards(s.stack).index("crossing") in range(8, 12)


@rule("WA-165")
@pytest.mark.parametrize(("adventure", "group"), [("4", "dire"), ("5", "horrid")])
def test_the_matching_chamber_tiles_are_a_stack_of_their_own(adventure, group):
    s = dealt("ashardalon", 2, adventure=adventure).state
    tiles = [TILES[tile] for tile in cards(s.chamber_stack)]
    assert len(tiles) == 5
    assert all(tile.group == group and tile.feature != "entrance" for tile in tiles)
    assert cards(start().state.chamber_stack) == []


@rule("WA-025", "WA-116")
def test_the_start_tile_lies_in_the_middle_and_the_party_has_two_surges():
    s = start().state
    assert [placed.tile for placed in s.dungeon.tiles] == ["start-west", "start-east"]
    assert s.surges == 2


@rule("WA-163", "WA-224")
@pytest.mark.parametrize(("difficulty", "surges"), [("easier", 3), ("standard", 2), ("harder", 1)])
def test_a_harder_or_easier_game_starts_with_one_or_three_surges(difficulty, surges):
    assert start(difficulty=difficulty).state.surges == surges


@rule("WA-163")
@pytest.mark.parametrize("adventure", [str(number) for number in range(2, 14)])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_difficulty_is_one_surge_more_or_fewer_than_the_adventure_gives_but_at_least_one(adventure, seats):
    given = BOX.adventures[adventure].solo_surges if seats == 1 else BOX.adventures[adventure].surges
    dealt = {
        difficulty: new_table("ashardalon", seats=seats, adventure=adventure, difficulty=difficulty)
        for difficulty in ("easier", "standard", "harder")
    }
    assert {difficulty: table.state.surges for difficulty, table in dealt.items()} == {
        "easier": given + 1,
        "standard": given,
        "harder": max(1, given - 1),
    }


@rule("WA-163")
@pytest.mark.parametrize("difficulty", ["easier", "harder"])
@pytest.mark.parametrize("surges", ["1", "2", "3"])
def test_a_table_that_chooses_a_number_of_surges_has_that_number(surges, difficulty):
    assert start(surges=surges, difficulty=difficulty).state.surges == int(surges)


@pytest.mark.parametrize("game", ["ashardalon", "drizzt"])
def test_a_table_laid_with_the_older_word_for_the_surges_of_the_adventure_is_laid_again(game):
    assert load_rules(game).read_options({"surges": "printed"}).surges == "adventure"
    with pytest.raises(SetupError, match=r"^option surges can't be '4'; it can be adventure, 1, 2, 3$"):
        load_rules(game).read_options({"surges": "4"})


@rule("WA-004", "WA-213")
def test_the_box_has_one_set_of_200_cards():
    numbers = [number for monster in BOX.monsters.values() for number in monster.numbers]
    numbers += [number for treasure in BOX.treasures.values() for number in treasure.numbers]
    for deck in (BOX.powers, BOX.encounters, BOX.chambers, BOX.boons, BOX.villagers):
        numbers += [card.number for card in deck.values()]
    sequence_of_play = range(196, 201)
    assert sorted([*numbers, *sequence_of_play]) == list(range(1, 201))
    ordinary = [card for card in BOX.encounters.values() if card.kind != "adventure"]
    counts = [len(BOX.powers), len(ordinary), len(BOX.encounters) - len(ordinary), len(BOX.villagers)]
    assert counts == [50, 53, 4, 5]
    assert (len(BOX.chambers), len(BOX.boons)) == (14, 6)


@rule("WA-004")
def test_the_shelf_counts_every_deck_of_the_box():
    assert {deck.name: deck.count for deck in load_rules("ashardalon").decks() if deck.count} == {
        "tiles": 42,  # the Start tile is two of them
        "heroes": 5,
        "powers": 50,
        "monsters": 38,  # with the eight faces of the Villains
        "encounters": 57,
        "treasures": 33,
        "chambers": 14,
        "boons": 6,
        "villagers": 5,
        "adventures": 13,
        "pieces": 112,
    }


@rule("WA-206", "WA-207")
def test_the_box_has_22_standard_tiles_and_18_for_certain_adventures():
    groups = Counter(tile.group for tile in BOX.tiles.values())
    assert groups == {"start": 2, "standard": 22, "named": 6, "dire": 6, "horrid": 6}
    features = Counter(tile.feature for tile in BOX.tiles.values() if tile.group == "standard")
    assert features == {"": 20, "long hallway": 2}


@rule("WA-210")
def test_every_treasure_card_is_an_item_that_its_owner_keeps_until_used():
    assert {treasure.use for treasure in BOX.treasures.values()} == {
        "passive",
        "free",
        "attack",
        "move",
        "reaction",
    }
    table = start(5, 4)
    assert all(hero.items for hero in table.state.heroes)  # whatever was drawn


@rule("WA-206", "WA-207")
def test_long_hallways_chambers_and_doors_are_in_this_box_only_and_destinations_in_the_other():
    here, there = (Counter(tile.group for tile in box.tiles.values()) for box in (BOX, CAVERNS))
    assert (here["dire"], here["horrid"], here["destination"]) == (6, 6, 0)
    assert (there["dire"], there["horrid"], there["destination"]) == (0, 0, 2 * 3)  # of two halves each
    assert there["standard"] == 32
    for box, hallways, doors, chambers in ((BOX, 2, 9, 14), (CAVERNS, 0, 0, 0)):
        assert [tile.feature for tile in box.tiles.values()].count("long hallway") == hallways
        assert sum("D" in tile.squares for tile in box.tiles.values()) == doors
        assert len(box.chambers) == chambers


@rule("WA-209", "WA-210")
def test_environments_and_hazards_are_in_this_box_only_and_fortunes_in_the_other():
    here, there = ({card.kind for card in box.encounters.values()} for box in (BOX, CAVERNS))
    assert {"curse", "event", "event-attack", "trap"} <= here & there
    assert here - there == {"environment", "hazard", "adventure"}
    assert not [card.id for card in BOX.treasures.values() if card.use == "fortune"]
    assert [card.id for card in CAVERNS.treasures.values() if card.use == "fortune"]


@rule("WA-208")
def test_the_conditions_of_this_box_are_dazed_and_poisoned():
    attacks = [tactic.attack for monster in BOX.monsters.values() for tactic in monster.tactics]
    attacks += [card.attack for card in BOX.encounters.values()]
    riders = {rider for attack in attacks if attack for rider in (*attack.hit, *attack.missed)}
    assert riders & {"dazed", "poisoned", "immobilized"} == {"dazed", "poisoned"}
    others = [tactic.attack for monster in CAVERNS.monsters.values() for tactic in monster.tactics]
    others += [card.attack for card in CAVERNS.encounters.values()]
    riders = {rider for attack in others if attack for rider in (*attack.hit, *attack.missed)}
    assert riders & {"dazed", "poisoned", "immobilized"} == {"immobilized", "poisoned"}
    assert {piece for piece in BOX.pieces if piece.startswith("condition")} == {
        "condition-dazed",
        "condition-poisoned",
    }


# ---- Heroes


@rule("WA-011", "WA-026")
def test_each_player_takes_one_of_the_five_heroes():
    table = dealt("ashardalon", 2, adventure="2")
    assert (table.asked, table.options) == (0, ["Quinn", "Vistra", "Keyleth", "Tarak", "Heskan"])
    table.answer("Keyleth")
    assert (table.asked, table.options) == (1, ["Quinn", "Vistra", "Tarak", "Heskan"])


@rule("WA-026")
def test_heroes_may_be_dealt_at_random():
    parties = [
        tuple(hero.name for hero in start(2, seed, heroes="random").state.heroes) for seed in range(12)
    ]
    assert len(set(parties)) > 3
    assert all(len(set(party)) == 2 for party in parties)


@rule("WA-011", "WA-012")
def test_a_hero_of_another_box_may_be_used_where_the_table_allows_guests():
    assert "Wulfgar" not in dealt("ashardalon", 1, adventure="2").options
    table = dealt("ashardalon", 1, adventure="2", guests=True)
    table.answer("Wulfgar", "1d1")
    wulfgar = HEROES["wulfgar"]
    assert table.state.heroes[0].powers == [*wulfgar.fixed, *wulfgar.suggested]
    assert table.prompt == "What does Wulfgar do?"
    assert "move to 1a1" in table.options


@rule("WA-050", "WA-160")
def test_a_hero_starts_at_level_1_unhurt_with_all_cards_face_up():
    for hero in start(5).state.heroes:
        assert (hero.level, hero.hp) == (1, HEROES[hero.name].levels[0].hit_points)
        assert hero.used == []
        assert all(hero.ready(card) for card in (*hero.powers, *hero.items))
        assert (hero.conditions, hero.curses, hero.row) == ([], [], [])


# ---- powers


@rule("WA-028")
def test_early_games_use_the_recommended_powers():
    for hero in start(5).state.heroes:
        assert hero.powers == [*HEROES[hero.name].fixed, *HEROES[hero.name].suggested]


@rule("WA-028", "WA-092", "WA-161")
def test_experienced_players_choose_any_allowed_powers():
    table = dealt("ashardalon", 1, adventure="2", powers="free").answer("Keyleth")
    assert table.prompt == "Take which At-Will power?"
    assert table.options == ["Divine Challenge", "Holy Strike", "Valiant Strike"]
    table.answer("Valiant Strike")
    assert table.options == ["Divine Challenge", "Holy Strike"]
    table.answer("Holy Strike", "Arcing Strike", "Bravery")
    powers = ["lay-on-hands", "valiant-strike", "holy-strike", "arcing-strike", "bravery"]
    assert table.state.heroes[0].powers == powers


@rule("WA-162")
def test_for_a_harder_game_powers_are_dealt_at_random_by_category():
    dealt_powers = set()
    for seed in range(10):
        hero = start(1, seed, powers="random").state.heroes[0]
        kinds = Counter(POWERS[card].type for card in hero.powers if card not in HEROES[hero.name].fixed)
        assert kinds == {"at-will": 2, "daily": 1, "utility": 1}
        assert all(POWERS[card].hero == hero.name for card in hero.powers)
        dealt_powers.add(tuple(hero.powers))
    assert len(dealt_powers) > 3


# ---- places, treasure, the first player


@rule("WA-027", "WA-212")
def test_heroes_begin_on_different_squares_next_to_the_stairs():
    table = dealt("ashardalon", 2, adventure="2").answer("Quinn", "Vistra")
    squares = ["1c1", "1d1", "1c2", "1c3", "2a1", "2b1", "2b2", "2b3"]
    assert table.options == squares
    table.answer("1d1")
    assert table.options == [square for square in squares if square != "1d1"]


@rule("WA-029", "WA-147", "WA-211")
def test_each_hero_starts_with_one_treasure_card():
    s = start(5).state
    assert [len(hero.items) for hero in s.heroes] == [1] * 5
    assert s.treasure_deck.count == 33 - 5
    assert sorted([*cards(s.treasure_deck), *[hero.items[0] for hero in s.heroes]]) == sorted(
        card for card, entry in BOX.treasures.items() for _ in entry.numbers
    )


@rule("WA-031")
def test_the_highest_roll_begins_and_ties_are_rolled_again():
    table = crypt(["vistra", "quinn", "keyleth"], dice=[12, 12, 5, 3, 9]).play(("choose_first",))
    assert (table.state.first, table.state.active) == (1, 1)
    assert {start(3, seed).asked for seed in range(30)} == {0, 1, 2}


@rule("WA-031")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_group_may_choose_who_begins(first):
    table = start(3, first_player=str(first))
    assert table.asked == first - 1
    assert table.state.round == 1
