"""The Treasure cards of The Legend of Drizzt: Fortunes and Items."""

from __future__ import annotations

import pytest

from questboard.games.adventure.content import STARTING_DECK
from questboard.games.adventure.rules.actions import use_at_will
from questboard.games.adventure.rules.combat import armor_class, armor_of
from questboard.games.adventure.rules.movement import speed
from questboard.games.adventure.rules.reactions import tokens_spent
from questboard.games.adventure.state import OFF, AdventureState, Object, Packet, Team
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, LoadedDice, crypt, first_thought, from_the_top, square

IMMOBILIZED, POISONED = "immobilized", "poisoned"
MARK = "mark-of-lolth"
EAST = ["2 east cavern-plain-5", "3 east cavern-plain-8", "4 east cavern-plain-10"]
"""Tiles 3 to 5, each one tile farther from tile 2."""
TRIO = ["drizzt", "catti-brie", "wulfgar"]
FORTUNES = [card for card in BOX.treasures.values() if card.use == "fortune"]
ITEMS = [card for card in BOX.treasures.values() if card.use != "fortune"]


def party(*heroes: str, **position) -> Crypt:
    """Heroes without powers that could interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), game="drizzt", **position)


def draws(hero: str, card: str, table: Crypt) -> Crypt:
    """A Hero finds this Treasure card in a chest, in a Villain Phase."""
    for packet in table.state.treasure_deck.packets:
        if card in packet.cards:
            packet.cards.remove(card)
    table.state.treasure_deck.packets.append(Packet([card], []))
    assert isinstance(table.state.luck, LoadedDice)
    table.state.luck.dice.insert(0, 11)
    return table.draw_encounter(hero, "treasure-chest")


def bonus(table: Crypt) -> int:
    """The bonus of the last attack of a Hero."""
    return int(table.told("attacks")[-1].facts["bonus"])


def damage(table: Crypt, figure: str) -> int:
    """The damage on a Monster; all there was if it is gone."""
    figures = table.state.figures
    return figures[figure].damage if figure in figures else 99


def discards(table: Crypt) -> list[str]:
    return table.state.treasure_deck.discard


# ---- the deck


@rule("LD-008")
def test_there_are_26_treasure_cards_in_the_starting_deck_and_10_in_the_advanced_deck():
    numbers = sorted(number for card in BOX.treasures.values() for number in card.numbers)
    assert numbers == [*range(75, 101), *range(191, 201)]
    assert sum(number in STARTING_DECK for number in numbers) == 26
    assert sum(card.count for card in FORTUNES) == 16
    assert sum(card.count for card in ITEMS) == 20


@rule("LD-154")
@pytest.mark.parametrize("card", [card.id for card in FORTUNES])
def test_a_fortune_is_played_at_once_and_discarded_even_if_it_does_nothing(card):
    table = draws(
        "drizzt", card, party("drizzt", at={"drizzt": "2b2"}, level={"drizzt": 2}, surges=5, stack=[])
    )
    while not table.over:
        table.answer(table.options[0])
    assert card in discards(table)
    assert card not in table.hero("drizzt").items


@rule("LD-155")
def test_who_draws_an_item_says_who_gets_it_wherever_that_hero_is():
    table = draws("drizzt", "necklace-of-speed", party(*TRIO, hp={"wulfgar": 0}))
    table.answer("Wulfgar")
    assert table.hero("wulfgar").items == ["necklace-of-speed"]
    assert table.hero("drizzt").items == []


@rule("LD-151", "LD-117")
def test_a_defeated_monster_brings_one_treasure_a_turn():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        monsters=[("goblin-cutter", "1c2", "drizzt"), ("goblin-archer", "1c3", "drizzt")],
        treasures=["necklace-of-speed", "brooch-of-shielding"],
        dice=[15, 15],
    )
    table.hero_phase("drizzt").answer("use Icingdeath", "Goblin Cutter 1", "no")
    assert table.hero("drizzt").items == ["necklace-of-speed"]
    table.answer("use Icingdeath", "no")
    assert "goblin-archer-1" not in table.state.figures
    assert table.hero("drizzt").items == ["necklace-of-speed"]


@STEPS
async def swings(s: AdventureState, seat: int, card: str) -> None:
    """A Hero uses an At-Will power, no matter whose turn it is."""
    await use_at_will(s, seat, card)


def slaughter(*strikes: str, own_turn: str = "wulfgar") -> Crypt:
    """Heroes defeat a Monster each time they strike, all in one turn of somebody."""
    table = party(
        "wulfgar",
        "drizzt",
        at={"wulfgar": "1b2", "drizzt": "1d2"},
        monsters=[("goblin-cutter", f"1{square}", "wulfgar") for square in ("c2", "c3", "b3")],
        treasures=["necklace-of-speed", "brooch-of-shielding", "piwafwi"],
        dice=[15] * 3,
    )
    table.state.active = table.seat(own_turn)
    cards = {"wulfgar": "aegis-fang", "drizzt": "icingdeath"}
    for name in cards:
        table.hero(name).powers = [cards[name]]
    for name in strikes:
        table.play(("swings", table.seat(name), cards[name]))
        while not table.over:
            table.answer(name if name in table.ask.options else table.options[0])
    assert len(table.state.figures) == 3 - len(strikes)
    return table


@rule("LD-117")
@pytest.mark.parametrize("own_turn", ["wulfgar", "drizzt"])
def test_two_heroes_who_each_defeat_a_monster_in_the_same_turn_draw_a_treasure_each(own_turn):
    table = slaughter("wulfgar", "drizzt", own_turn=own_turn)
    assert [len(table.hero(name).items) for name in ("wulfgar", "drizzt")] == [1, 1]


@rule("LD-117")
@pytest.mark.parametrize("own_turn", ["wulfgar", "drizzt"])
def test_a_hero_draws_one_treasure_a_turn_also_in_the_turn_of_another(own_turn):
    table = slaughter("drizzt", "drizzt", "wulfgar", own_turn=own_turn)
    assert [len(table.hero(name).items) for name in ("wulfgar", "drizzt")] == [1, 1]


@rule("LD-117")
def test_in_the_next_turn_a_hero_may_draw_again():
    table = slaughter("drizzt", own_turn="wulfgar")
    table.turn("drizzt").answer("use Icingdeath")
    while len(table.state.figures) > 1:
        table.answer(table.options[0])
    while table.prompt != "What does Drizzt do?":
        table.answer("Drizzt" if "Drizzt" in table.options else table.options[-1])
    assert len(table.hero("drizzt").items) == 2


@rule("LD-036", "LD-155")
def test_each_hero_starts_with_an_item_and_fortunes_are_shuffled_back():
    table = party(
        "drizzt", "wulfgar", treasures=["brief-rest", "necklace-of-speed", "quick-strike", "piwafwi"]
    )
    before = table.state.treasure_deck.count
    table.play(("first_treasures",))
    assert table.options == ["Drizzt", "Wulfgar"]
    table.answer("Wulfgar", "Wulfgar")
    assert table.hero("wulfgar").items == ["necklace-of-speed", "piwafwi"]
    deck = table.state.treasure_deck
    assert deck.count == before - 2
    assert deck.discard == []
    cards = [card for packet in deck.packets for card in packet.cards]
    assert {"brief-rest", "quick-strike"} <= set(cards)


# ---- Fortunes: levels, healing and powers


@rule("LD-164", "LD-202", "LD-163")
def test_battlefield_promotion_brings_a_hero_to_level_2_without_experience():
    table = party("drizzt", "wulfgar", hp={"wulfgar": 5}, experience=["goblin-cutter"])
    draws("drizzt", "battlefield-promotion", table).answer("Wulfgar")
    table.answer(table.options[0])
    assert table.hero("wulfgar").level == 2
    assert table.hero("wulfgar").hp == 7
    assert table.hero("drizzt").level == 1
    assert table.state.experience == ["goblin-cutter"]


@rule("LD-191")
def test_a_hero_off_the_tiles_is_not_promoted_by_a_card_drawn_meanwhile():
    table = party("drizzt", "wulfgar", "regis")
    table.hero("regis").square, table.hero("regis").away = -1, "hide-in-a-nook"
    assert draws("drizzt", "battlefield-promotion", table).options == ["Drizzt", "Wulfgar"]


@rule("LD-165")
def test_battlefield_promotion_is_lost_when_all_are_level_2():
    table = draws("drizzt", "battlefield-promotion", party("drizzt", level={"drizzt": 2}))
    assert table.over
    assert table.hero("drizzt").level == 2


@rule("LD-058")
@pytest.mark.parametrize(("hp", "after"), [(3, 5), (7, 8), (8, 8)])
def test_a_brief_rest_gives_2_hit_points_but_never_more_than_the_card(hp, after):
    table = draws("drizzt", "brief-rest", party("drizzt", "wulfgar", hp={"drizzt": hp, "wulfgar": 5}))
    assert table.hero("drizzt").hp == after
    assert table.hero("wulfgar").hp == 5


@rule("LD-120")
def test_shared_courage_gives_each_hero_1_hit_point_and_the_downed_stand_up():
    table = party(*TRIO, "regis", hp={"drizzt": 3, "catti-brie": 0, "wulfgar": 12, "regis": 2})
    table.hero("regis").square, table.hero("regis").away = OFF, "hide-in-a-nook"
    draws("drizzt", "shared-courage", table)
    assert [hero.hp for hero in table.state.heroes] == [4, 1, 12, 2]
    assert table.hero("catti-brie").standing


def test_mielikkis_favor_takes_all_curses_and_conditions_from_heroes_within_1_tile():
    table = party(
        *TRIO,
        at={"drizzt": "2b2", "catti-brie": "3b2", "wulfgar": "4b2"},
        tiles=EAST,
        curses={hero: [MARK, MARK] for hero in TRIO},
        conditions={hero: [POISONED, IMMOBILIZED] for hero in TRIO},
    )
    draws("drizzt", "mielikkis-favor", table)
    assert [hero.curses for hero in table.state.heroes] == [[], [], [MARK, MARK]]
    assert [hero.conditions for hero in table.state.heroes] == [[], [], [POISONED, IMMOBILIZED]]
    assert table.state.encounter_deck.discard == ["treasure-chest", *[MARK] * 4]


@rule("LD-012")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (5, 5)])
def test_fresh_hope_adds_a_healing_surge_while_there_are_tokens(before, after):
    assert draws("drizzt", "fresh-hope", party("drizzt", surges=before)).state.surges == after


def test_the_tokens_of_fresh_hope_are_counted_over_all_teams():
    table = party("drizzt", "artemis", adventure="5", surges=2)
    table.state.teams = [Team([], 2), Team([], 3)]
    table.hero("artemis").team = 1
    assert draws("drizzt", "fresh-hope", table).state.teams[0].surges == 2


def test_a_second_breath_flips_up_a_used_utility_power():
    table = party("drizzt", powers={"drizzt": ["darkfire", "cloud-of-darkness", "twin-strike"]})
    table.hero("drizzt").used = ["darkfire", "cloud-of-darkness", "twin-strike"]
    draws("drizzt", "second-breath", table)
    assert sorted(table.options) == ["Cloud of Darkness", "Darkfire"]
    table.answer("Darkfire")
    assert table.hero("drizzt").used == ["cloud-of-darkness", "twin-strike"]


@rule("LD-102")
@pytest.mark.parametrize("spent", [1, 3])
def test_a_second_breath_may_put_a_spent_token_back(spent):
    table = party("bruenor", powers={"bruenor": []})
    tokens_spent("power-strike").set(table.hero("bruenor"), spent)
    table.hero("bruenor").used = ["power-strike"] if spent == 3 else []
    draws("bruenor", "second-breath", table)
    assert tokens_spent("power-strike").get(table.hero("bruenor")) == spent - 1
    assert table.hero("bruenor").used == []


def test_heroic_resolve_flips_up_a_used_daily_power_of_a_hero_on_the_tile():
    table = party(
        "drizzt",
        "catti-brie",
        "wulfgar",
        "regis",
        at={"drizzt": "1b2", "catti-brie": "1c2", "wulfgar": "2b2", "regis": "1d3"},
        powers={
            "catti-brie": ["massive-volley"],
            "wulfgar": ["recuperating-strike"],
            "regis": ["mass-charm", "disarm"],
        },
    )
    table.hero("catti-brie").used = ["massive-volley"]
    table.hero("wulfgar").used = ["recuperating-strike"]
    table.hero("regis").used = ["mass-charm", "disarm"]
    draws("drizzt", "heroic-resolve", table)
    assert sorted(table.options) == ["Mass Charm", "Massive Volley"]
    table.answer("Mass Charm")
    assert table.hero("regis").used == ["disarm"]


# ---- Fortunes: moving, fighting and finding


def test_a_burst_of_speed_is_a_move_up_to_the_heros_speed():
    table = draws("wulfgar", "burst-of-speed", party("wulfgar", at={"wulfgar": "1a2"}, tiles=EAST))
    reached = table.ask.options
    assert square("1a2") in reached
    assert square("2c2") in reached  # 6 squares
    assert square("2d2") not in reached
    assert table.answer("2c2").standing_on("wulfgar") == "2c2"


@rule("LD-205", "LD-090")
def test_an_immobilized_hero_gets_nothing_from_a_burst_of_speed_but_may_take_a_shortcut():
    webbed = {"conditions": {"wulfgar": [IMMOBILIZED]}, "tiles": EAST}
    assert draws("wulfgar", "burst-of-speed", party("wulfgar", at={"wulfgar": "1b2"}, **webbed)).over
    table = draws("wulfgar", "hidden-shortcut", party("wulfgar", at={"wulfgar": "1b2"}, **webbed))
    assert {option >> 4 for option in table.ask.options} == {0, 1, 2}
    assert table.answer("3b2").standing_on("wulfgar") == "3b2"


def test_a_quick_strike_is_an_at_will_attack_in_any_phase_or_nothing():
    table = party("wulfgar", at={"wulfgar": "1b2"}, monsters=[("goblin-cutter", "1c2", "wulfgar")], dice=[15])
    draws("wulfgar", "quick-strike", table)
    assert table.options[0] == "Aegis-fang"
    table.answer("Aegis-fang")
    assert "goblin-cutter-1" not in table.state.figures
    assert draws("wulfgar", "quick-strike", party("wulfgar")).over  # no Monster is in reach


def test_a_quick_strike_may_be_declined():
    table = party("wulfgar", at={"wulfgar": "1b2"}, monsters=[("goblin-cutter", "1c2", "wulfgar")])
    draws("wulfgar", "quick-strike", table)
    table.answer(table.options[-1])
    assert "goblin-cutter-1" in table.state.figures


@rule("LD-117")
def test_turn_the_ambush_hurts_each_monster_on_the_tile_and_what_falls_is_the_heros():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        monsters=[
            ("goblin-cutter", "1d3", "drizzt"),
            ("artemis-entreri", "1c2"),
            ("goblin-archer", "2b2", "drizzt"),
        ],
        treasures=["necklace-of-speed"],
    )
    draws("drizzt", "turn-the-ambush", table)
    assert "goblin-cutter-1" not in table.state.figures
    assert table.figure("artemis-entreri-1").damage == 1
    assert table.figure("goblin-archer-1").damage == 0
    assert table.state.experience == ["goblin-cutter"]
    assert table.hero("drizzt").items == ["necklace-of-speed"]


@rule("LD-014")
def test_find_the_weakness_puts_a_token_on_each_monster_of_a_tile_within_1_tile():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        tiles=EAST,
        monsters=[
            ("goblin-cutter", "2b2", "drizzt"),
            ("goblin-archer", "2c3", "drizzt"),
            ("hunting-drake", "1d3", "drizzt"),
            ("artemis-entreri", "3b2"),
        ],
    )
    draws("drizzt", "find-the-weakness", table)
    assert table.options == ["tile 1", "tile 2"]
    table.answer("tile 2")
    armor = {name: armor_of(table.state, name) for name in table.state.figures}
    assert armor == {
        "goblin-cutter-1": 8,
        "goblin-archer-1": 8,
        "hunting-drake-1": 13,
        "artemis-entreri-1": 15,
    }


@rule("LD-014")
def test_there_are_only_four_tokens_and_the_player_says_who_gets_them():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        monsters=[("goblin-cutter", f"2{place}", "drizzt") for place in ("b2", "c2", "d2", "a3", "b3")],
    )
    draws("drizzt", "find-the-weakness", table)
    table.answer(*[f"Goblin Cutter {number}" for number in (5, 4, 3, 1)])
    assert armor_of(table.state, "goblin-cutter-2") == 12
    assert [armor_of(table.state, f"goblin-cutter-{number}") for number in (1, 3, 4, 5)] == [8, 8, 8, 8]


@rule("LD-239")
def test_a_lucky_find_is_two_treasures_of_which_one_is_kept():
    table = party("drizzt", "wulfgar", treasures=["necklace-of-speed", "brooch-of-shielding"])
    draws("drizzt", "lucky-find", table).answer("Brooch of Shielding", "Drizzt")
    assert table.hero("drizzt").items == ["brooch-of-shielding"]
    assert discards(table) == ["lucky-find", "necklace-of-speed"]
    assert table.state.turn.rewarded == []


@rule("LD-154")
def test_a_fortune_kept_from_a_lucky_find_is_played_at_once():
    table = party("drizzt", hp={"drizzt": 3}, treasures=["necklace-of-speed", "brief-rest"])
    draws("drizzt", "lucky-find", table).answer("Brief Rest")
    assert table.hero("drizzt").hp == 5


def test_underdark_sense_puts_the_top_three_tiles_back_in_any_order():
    stack = ["cavern-plain-1", "cavern-plain-2", "cavern-plain-3", "cavern-plain-4"]
    table = draws("drizzt", "underdark-sense", party("drizzt", stack=stack))
    assert table.options == [BOX.tiles[tile].name for tile in stack[:3]]
    table.answer(BOX.tiles["cavern-plain-3"].name, BOX.tiles["cavern-plain-1"].name)
    tiles = [tile for packet in reversed(table.state.stack.packets) for tile in reversed(packet.cards)]
    assert tiles == ["cavern-plain-3", "cavern-plain-1", "cavern-plain-2", "cavern-plain-4"]


@rule("LD-292")
def test_a_stack_of_two_tiles_can_be_looked_at_and_an_empty_one_not():
    table = draws("drizzt", "underdark-sense", party("drizzt", stack=["cavern-plain-1", "cavern-plain-2"]))
    table.answer(BOX.tiles["cavern-plain-2"].name)
    assert from_the_top(table.state.stack) == ["cavern-plain-2", "cavern-plain-1"]
    assert draws("drizzt", "underdark-sense", party("drizzt", stack=[])).over


# ---- Items: bonuses


def hammer(*items: str, die: int = 1, again: int = 1, **position) -> Crypt:
    """Wulfgar's Aegis-fang against a Villain next to him."""
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("artemis-entreri", "1c2")],
        items={"wulfgar": items},
        dice=[die, again],
        **position,
    )
    return table.hero_phase("wulfgar").answer("use Aegis-fang")


PLAIN = BOX.powers["aegis-fang"].bonus


@rule("LD-153", "LD-156")
@pytest.mark.parametrize(
    ("items", "added"),
    [
        ([], 0),
        (["cats-eye-headband"], 1),
        (["mithral-dagger"], 1),
        (["cats-eye-headband", "mithral-dagger"], 1),
    ],
)
def test_of_all_items_only_one_gives_an_attack_bonus(items, added):
    assert bonus(hammer(*items)) == PLAIN + added


@pytest.mark.parametrize(("item", "added"), [("cats-eye-headband", 1), ("mithral-dagger", 0)])
def test_the_headband_helps_at_any_distance_and_the_dagger_only_against_adjacent_monsters(item, added):
    table = party(
        "catti-brie",
        at={"catti-brie": "1b2"},
        tiles=EAST,
        monsters=[("goblin-cutter", "3b2", "catti-brie")],
        items={"catti-brie": [item]},
        dice=[1],
    )
    table.hero_phase("catti-brie").answer("use Taulmaril")
    assert bonus(table) == BOX.powers["taulmaril"].bonus + added


@rule("LD-152")
def test_a_fortune_and_an_item_help_with_the_same_attack():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("artemis-entreri", "1c2")],
        items={"wulfgar": ["cats-eye-headband", "belt-of-storm-giant-strength"]},
        dice=[15],
    )
    draws("wulfgar", "quick-strike", table).answer("Aegis-fang")
    assert bonus(table) == PLAIN + 1
    assert damage(table, "artemis-entreri-1") == BOX.powers["aegis-fang"].damage + 1


@rule("LD-153")
@pytest.mark.parametrize(
    ("items", "added"),
    [
        (["brooch-of-shielding"], 1),
        (["dwarven-plate"], 2),
        (["piwafwi"], 2),
        (["brooch-of-shielding", "dwarven-plate", "piwafwi"], 2),
    ],
)
def test_of_all_items_only_one_gives_a_defense_bonus(items, added):
    table = party("drizzt", "wulfgar", items={"drizzt": items})
    assert armor_class(table.state, 0) == 16 + added
    assert armor_class(table.state, 1) == 14


def test_a_piwafwi_hides_its_owner_less_well_with_a_monster_on_the_tile():
    table = party(
        "drizzt",
        at={"drizzt": "1b2"},
        items={"drizzt": ["piwafwi"]},
        monsters=[("goblin-cutter", "1d3", "drizzt")],
    )
    assert armor_class(table.state, 0) == 17
    table.figure("goblin-cutter-1").square = square("2b2")
    assert armor_class(table.state, 0) == 18


@pytest.mark.parametrize(
    ("items", "squares"),
    [
        (["necklace-of-speed"], 8),
        (["dwarven-plate"], 6),
        (["dwarven-plate", "piwafwi", "necklace-of-speed"], 7),
    ],
)
def test_the_necklace_adds_to_the_speed_and_the_plate_takes_from_it(items, squares):
    assert speed(party("drizzt", items={"drizzt": items}).state, 0) == squares


@rule("LD-245")
@pytest.mark.parametrize(
    ("item", "die", "added"),
    [
        ("belt-of-storm-giant-strength", 15, 1),
        ("belt-of-storm-giant-strength", 14, 0),
        ("mithral-dagger", 20, 1),
        ("mithral-dagger", 19, 0),
    ],
)
def test_some_items_add_1_damage_to_a_hit_with_a_high_die(item, die, added):
    assert damage(hammer(item, die=die), "artemis-entreri-1") == BOX.powers["aegis-fang"].damage + added


@rule("LD-245")
def test_the_dagger_the_belt_and_a_critical_attack_add_up():
    table = hammer("mithral-dagger", "belt-of-storm-giant-strength", die=20, level={"wulfgar": 2})
    assert damage(table, "artemis-entreri-1") == BOX.powers["aegis-fang"].damage + 3


def test_the_belt_and_the_dagger_help_only_against_adjacent_monsters():
    table = party(
        "catti-brie",
        at={"catti-brie": "1b2"},
        tiles=EAST,
        monsters=[("artemis-entreri", "3b2")],
        items={"catti-brie": ["belt-of-storm-giant-strength", "mithral-dagger"]},
        dice=[20],
    )
    table.hero_phase("catti-brie").answer("use Taulmaril")
    assert damage(table, "artemis-entreri-1") == BOX.powers["taulmaril"].damage


# ---- Items: what is used


@rule("LD-156")
def test_the_bracers_give_one_more_at_will_attack_after_an_attack_and_are_discarded():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("artemis-entreri", "1c2")],
        items={"wulfgar": ["bracers-of-the-blinding-strike"]},
        dice=[15, 16],
    )
    table.hero_phase("wulfgar")
    assert "use Bracers of the Blinding Strike" not in table.options
    table.answer("use Aegis-fang", "Bracers of the Blinding Strike")
    assert len(table.told("attacks")) == 2
    assert damage(table, "artemis-entreri-1") == 4
    assert table.hero("wulfgar").items == []
    assert discards(table) == ["bracers-of-the-blinding-strike"]
    assert "use Aegis-fang" not in table.options


@rule("LD-117")
def test_the_treasure_for_a_defeated_monster_is_drawn_before_the_bracers_are_offered():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("goblin-cutter", "1c2", "wulfgar"), ("goblin-archer", "1b3", "wulfgar")],
        items={"wulfgar": ["bracers-of-the-blinding-strike"]},
        treasures=["brooch-of-shielding"],
        dice=[15],
    )
    table.hero("wulfgar").powers = ["aegis-fang"]
    table.hero_phase("wulfgar").answer("use Aegis-fang", "Goblin Cutter 1")
    assert table.options == ["Bracers of the Blinding Strike", "pass"]
    assert table.hero("wulfgar").items == ["bracers-of-the-blinding-strike", "brooch-of-shielding"]


@rule("LD-156")
@pytest.mark.parametrize(("pattern", "bonus"), [(1 << 6, 8), (1 << 11, 7)])
def test_an_item_for_adjacent_targets_helps_against_an_adjacent_object(pattern, bonus):
    table = party("wulfgar", at={"wulfgar": "1b2"}, items={"wulfgar": ["mithral-dagger"]}, dice=[15])
    table.hero("wulfgar").powers = ["aegis-fang"]
    table.state.objects["altar"] = Object("altar", 0, 5, 6, pattern=pattern)
    table.hero_phase("wulfgar").answer("use Aegis-fang")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [bonus]


def test_without_a_target_the_bracers_are_not_offered():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("goblin-cutter", "1c2", "wulfgar")],
        items={"wulfgar": ["bracers-of-the-blinding-strike"]},
        treasures=["brief-rest"],
        dice=[19],
    )
    table.hero_phase("wulfgar").answer("use Aegis-fang")
    assert table.prompt == "What does Wulfgar do?"
    assert table.hero("wulfgar").items == ["bracers-of-the-blinding-strike"]


def oil(**position) -> Crypt:
    """Drizzt with a Flask of Oil, two Monsters on the next tile and one on his own."""
    table = party(
        "drizzt",
        "catti-brie",
        at={"drizzt": "1b2", "catti-brie": "2b3"},
        tiles=EAST,
        monsters=[
            ("goblin-cutter", "2b2", "drizzt"),
            ("artemis-entreri", "2c3"),
            ("hunting-drake", "1d3", "drizzt"),
            ("goblin-archer", "3b2", "drizzt"),
        ],
        items={"drizzt": ["flask-of-oil"]},
        treasures=["brief-rest"],
        **position,
    )
    return table.hero_phase("drizzt").answer("use Flask of Oil")


@rule("LD-156")
def test_a_flask_of_oil_attacks_each_monster_on_a_tile_within_1_tile_instead_of_an_attack():
    table = oil(dice=[6, 9])
    assert table.options == ["tile 1", "tile 2"]
    table.answer("tile 2")
    assert "goblin-cutter-1" not in table.state.figures  # 6 + 6 hits AC 12
    assert damage(table, "artemis-entreri-1") == 1  # 9 + 6 hits AC 15
    assert damage(table, "hunting-drake-1") == 0
    assert table.hero("catti-brie").hp == 6
    assert table.hero("drizzt").items == []
    assert "flask-of-oil" in discards(table)
    assert table.state.turn.attacked


def test_a_flask_of_oil_misses_with_a_low_die():
    table = oil(dice=[5, 8]).answer("tile 2")
    assert damage(table, "goblin-cutter-1") == damage(table, "artemis-entreri-1") == 0


def missile(die: int, **position) -> Crypt:
    """Wulfgar with the Wand of Magic Missiles."""
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        tiles=EAST,
        monsters=[("artemis-entreri", "3b2"), ("goblin-archer", "4b2", "wulfgar")],
        items={"wulfgar": ["wand-of-magic-missiles"]},
        dice=[die],
        **position,
    )
    return table.hero_phase("wulfgar").answer("use Wand of Magic Missiles")


@rule("LD-156")
@pytest.mark.parametrize(("die", "items"), [(6, ["wand-of-magic-missiles"]), (5, [])])
def test_the_wand_does_1_damage_within_2_tiles_without_a_roll_and_is_used_up_on_5_or_less(die, items):
    table = missile(die)
    assert table.figure("artemis-entreri-1").damage == 1
    assert table.figure("goblin-archer-1").damage == 0
    assert table.told("attacks") == []
    assert table.hero("wulfgar").items == items
    assert discards(table) == (["wand-of-magic-missiles"] if not items else [])
    assert table.state.turn.attacked
    assert "use Wand of Magic Missiles" not in table.options


@rule("LD-117")
def test_what_the_wand_defeats_is_its_owners():
    table = party(
        "wulfgar",
        at={"wulfgar": "1b2"},
        monsters=[("goblin-cutter", "2b2", "wulfgar")],
        items={"wulfgar": ["wand-of-magic-missiles"]},
        treasures=["necklace-of-speed"],
        dice=[20],
    )
    table.hero_phase("wulfgar").answer("use Wand of Magic Missiles")
    assert table.state.experience == ["goblin-cutter"]
    assert table.hero("wulfgar").items == ["wand-of-magic-missiles", "necklace-of-speed"]


def potion(**position) -> Crypt:
    """Drizzt with a Potion of Healing, two others on his tile, one elsewhere."""
    table = party(
        "drizzt",
        "catti-brie",
        "wulfgar",
        "regis",
        at={"drizzt": "1b2", "catti-brie": "1d3", "wulfgar": "1c2", "regis": "2b2"},
        items={"drizzt": ["cavern-potion-of-healing", "cavern-potion-of-healing"]},
        **position,
    )
    return table.hero_phase("drizzt")


@rule("LD-156", "LD-120", "LD-235")
def test_a_potion_of_healing_gives_2_hit_points_to_a_hurt_hero_on_the_tile_downed_or_not():
    table = potion(hp={"drizzt": 5, "catti-brie": 0, "regis": 1}).answer("use Potion of Healing")
    assert table.options == ["Drizzt", "Catti-brie"]
    table.answer("Catti-brie")
    assert table.hero("catti-brie").hp == 2
    assert table.hero("drizzt").items == ["cavern-potion-of-healing"]
    assert discards(table) == ["cavern-potion-of-healing"]
    assert not table.state.turn.attacked
    assert "use Potion of Healing" in table.options


def test_a_potion_of_healing_is_kept_when_nobody_on_the_tile_is_hurt():
    assert "use Potion of Healing" not in potion(hp={"regis": 1}).options


def cure(**position) -> Crypt:
    """Drizzt begins a Hero Phase with a Cure Potion."""
    table = party(
        "drizzt",
        "catti-brie",
        at={"drizzt": "1b2", "catti-brie": "1d3"},
        items={"drizzt": ["cure-potion"]},
        **position,
    )
    return table.start_turn("drizzt")


@rule("LD-156", "LD-236")
def test_a_cure_potion_at_the_start_of_the_hero_phase_heals_1_and_ends_all_conditions():
    table = cure(hp={"catti-brie": 2}, conditions={"catti-brie": [POISONED, IMMOBILIZED]})
    table.answer("Cure Potion")
    assert table.hero("catti-brie").hp == 3
    assert table.hero("catti-brie").conditions == []
    assert table.hero("drizzt").items == []
    assert discards(table) == ["cure-potion"]


@rule("LD-236")
def test_a_cure_potion_comes_after_poison_damage_and_the_healing_surge():
    table = cure(hp={"drizzt": 1}, conditions={"drizzt": [POISONED]}).answer("Cure Potion")
    assert table.state.surges == 1
    assert table.hero("drizzt").hp == 5  # 1 less, a surge of 4, and 1 more
    assert table.hero("drizzt").conditions == []


def test_a_cure_potion_is_not_drunk_later_in_the_hero_phase_nor_by_the_hale():
    table = cure(hp={"catti-brie": 2})
    assert table.prompt == "The Hero Phase of Drizzt begins. Give Cure Potion to a Hero on your tile?"
    table.answer(table.options[-1])
    assert "use Cure Potion" not in table.options
    assert table.hero("drizzt").items == ["cure-potion"]
    assert cure().prompt == "What does Drizzt do?"


@rule("LD-156")
def test_a_scrimshaw_charm_rolls_a_die_of_its_owner_again_and_the_new_roll_stands():
    table = hammer("scrimshaw-charm", die=1, again=15).answer("Scrimshaw Charm")
    assert damage(table, "artemis-entreri-1") == BOX.powers["aegis-fang"].damage
    assert table.hero("wulfgar").items == []
    assert discards(table) == ["scrimshaw-charm"]


@rule("LD-156", "LD-291")
def test_a_scrimshaw_charm_is_offered_after_a_hit_as_after_a_miss():
    table = hammer("scrimshaw-charm", die=15, again=20)
    assert table.prompt == (
        "Wulfgar rolls 15 + 7 = 22 against AC 15: a hit. Roll it again with Scrimshaw Charm?"
    )
    table.answer("Scrimshaw Charm")
    assert [event.facts["die"] for event in table.told("rolled")] == [15, 20]
    kept = hammer("scrimshaw-charm", die=15, again=1).answer("pass")
    assert damage(kept, "artemis-entreri-1") == BOX.powers["aegis-fang"].damage
    assert kept.hero("wulfgar").items == ["scrimshaw-charm"]


CHARM = {"items": {"drizzt": ["scrimshaw-charm"]}}


@rule("LD-291")
def test_a_scrimshaw_charm_helps_with_any_roll_of_its_owner_and_with_no_roll_of_another_hero():
    table = party("drizzt", curses={"drizzt": [MARK]}, dice=[2, 18], **CHARM).end_hero_phase("drizzt")
    table.answer("Scrimshaw Charm")
    assert table.hero("drizzt").curses == []
    table = party("drizzt", "wulfgar", curses={"wulfgar": [MARK]}, dice=[2], **CHARM)
    assert table.end_hero_phase("wulfgar").over


@rule("LD-291")
@pytest.mark.parametrize(("active", "offered"), [("drizzt", True), ("wulfgar", False)])
def test_the_player_whose_turn_it_is_rolls_the_dice_of_monsters_and_encounters(active, offered):
    cutter = party(
        "drizzt", "wulfgar", at={"drizzt": "1b2", "wulfgar": "2c3"}, monsters=[("goblin-archer", "1b3")],
        dice=[20, 1], **CHARM,
    ).activate("goblin-archer-1", active)  # fmt: skip
    bats = party("drizzt", "wulfgar", dice=[20, 1, 1], **CHARM).draw_encounter(active, "bat-cloud")
    rolls = {"Goblin Archer 1 rolls 20 + 6 = 26": cutter, "Bat Cloud rolls 20 + 4 = 24": bats}
    for roll, table in rolls.items():
        if offered:
            assert table.prompt == f"{roll} against AC 16: a hit. Roll it again with Scrimshaw Charm?"
            table.answer("Scrimshaw Charm")
        while not table.over:
            table.answer("pass")
        assert table.hero("drizzt").hp == (8 if offered else 7)


@rule("LD-291")
def test_a_scrimshaw_charm_rolls_the_die_again_that_names_a_fissure():
    table = party("drizzt", adventure="7", dice=[1, 20], **CHARM).explore("drizzt")
    table.answer("Scrimshaw Charm")
    (figure,) = table.state.figures.values()
    assert figure.tile == table.state.objects["fissure-4"].tile != table.state.objects["fissure-1"].tile


@rule("LD-291")
def test_a_die_is_rolled_again_only_once_by_the_same_card():
    table = party(
        "jarlaxle",
        at={"jarlaxle": "1b2"},
        powers={"jarlaxle": ["item-mastery", "hand-crossbow"]},
        items={"jarlaxle": ["scrimshaw-charm"]},
        monsters=[("artemis-entreri", "1c2")],
        dice=[1, 2],
    ).hero_phase("jarlaxle")
    table.answer("use Hand Crossbow", "Scrimshaw Charm", "Item Mastery")
    assert table.hero("jarlaxle").items == ["scrimshaw-charm"]
    assert table.prompt == "What does Jarlaxle do?"


def test_a_hurried_player_rolls_again_what_went_wrong_and_not_what_went_well():
    assert first_thought(hammer("scrimshaw-charm", die=1)) == "Scrimshaw Charm"
    assert first_thought(hammer("scrimshaw-charm", die=15)) == "pass"
    for die in (1, 20):  # it only names a Fissure
        table = party("drizzt", adventure="7", dice=[die], **CHARM).explore("drizzt")
        assert first_thought(table) == "pass"


def test_jarlaxle_may_keep_an_item_that_would_be_discarded():
    table = party(
        "jarlaxle",
        at={"jarlaxle": "1b2"},
        powers={"jarlaxle": ["item-mastery", "hand-crossbow"]},
        monsters=[("artemis-entreri", "2b2")],
        items={"jarlaxle": ["wand-of-magic-missiles"]},
        dice=[1],
    )
    table.hero_phase("jarlaxle").answer("use Wand of Magic Missiles", "Item Mastery")
    assert table.hero("jarlaxle").items == ["wand-of-magic-missiles"]
    assert table.hero("jarlaxle").used == ["item-mastery"]
