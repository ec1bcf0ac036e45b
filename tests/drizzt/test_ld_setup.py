"""Setting up: what is in the box and on the table, the adventures, Heroes and their powers, places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from questboard.games.adventure.content import HEROES, POWERS, TILES
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import Deck
from questboard.games.drizzt.box import BOX
from questboard.kernel import SetupError
from questboard.testing import Driver, dealt, rule
from questboard.testing.conformance import random_answers
from tests.adventure.crypt import Crypt, begun, cavern, from_the_top, known

COMPANIONS = ["drizzt", "bruenor", "catti-brie", "regis", "wulfgar"]
STANDARD = sorted(tile.id for tile in BOX.tiles.values() if tile.group == "standard")


def start(seats: int = 2, seed: int = 0, **options: Any) -> Driver:
    """A table of Adventure 2, or another, about to take its first turn."""
    return begun("drizzt", seats, seed, **options)


# ---- the box


@rule("LD-001")
def test_there_are_forty_figures():
    monsters = {name: kind for name, kind in BOX.monsters.items() if not kind.villain and kind.figures == 1}
    villains = [kind.id for kind in BOX.monsters.values() if kind.villain and not kind.face_of]
    own = [name for name in villains if not BOX.monsters[name].character]
    assert sorted(set(villains) - set(own)) == ["artemis-entreri", "jarlaxle-baenre"], "who are Heroes too"
    allies = [ally.id for ally in BOX.allies.values() if not ally.character]
    assert allies == ["guenhwyvar", "snort"]
    figures = len(BOX.heroes) + sum(kind.count for kind in monsters.values()) + len(own) + 1
    assert "snort" in BOX.pieces, "the boar is a token and no figure"
    assert figures == 40


@rule("LD-004")
def test_every_die_has_twenty_sides():
    faces: set[int] = set()
    for seed in range(5):
        table = dealt("drizzt", 3, seed, adventure="11").table
        for _ in random_answers(table, seed):
            pass
        faces.update(event.facts["die"] for event in table.journal if "die" in event.facts)
    assert faces == set(range(1, 21))


# ---- players and adventures


@rule("LD-019")
def test_one_to_five_players_have_one_hero_each():
    for seats in range(1, 6):
        heroes = [hero.name for hero in start(seats).state.heroes]
        assert len(set(heroes)) == len(heroes) == seats
    for seats in (0, 6):
        with pytest.raises(SetupError, match="1 to 5"):
            dealt("drizzt", seats)


@rule("LD-019")
def test_the_game_itself_drives_monsters_villains_traps_and_encounters():
    table = cavern(
        ["drizzt", "bruenor"],
        at={"drizzt": "1b2", "bruenor": "2c3"},
        tiles=["2 north dwarven-statue-1"],
        monsters=[("goblin-cutter", "1c2", "drizzt"), ("artemis-entreri", "2d3")],
        encounters=["volcanic-spray"],
        auto_ties=True,
    )
    table.villain_phase("drizzt")
    assert table.over, "nobody had to be asked anything"
    assert {event.facts["figure"] for event in table.told("activated")} == {
        "goblin-cutter-1",
        "artemis-entreri-1",
    }
    assert table.told("drew_encounter")


@rule("LD-030")
@pytest.mark.parametrize(("seats", "adventure"), [(1, "1"), (2, "2"), (5, "2")])
def test_a_first_game_is_adventure_1_alone_and_adventure_2_together(seats, adventure):
    assert dealt("drizzt", seats).state.adventure == adventure


@rule("LD-030")
def test_any_adventure_may_be_chosen_by_a_party_of_its_size():
    for adventure, printed in BOX.adventures.items():
        first, last = printed.heroes
        for seats in range(1, 6):
            if first <= seats <= last:
                assert dealt("drizzt", seats, adventure=adventure).state.adventure == adventure
            else:
                with pytest.raises(SetupError, match=f"not {seats}"):
                    dealt("drizzt", seats, adventure=adventure)


# ---- who begins


def first_of(dice: list[int], **options: Any) -> int:
    """Who begins in a party of three whose dice are known."""
    table = cavern(["drizzt", "bruenor", "regis"], dice=dice, **options).play(("choose_first",))
    assert table.state.active == table.state.first
    return table.state.first


@rule("LD-039")
@pytest.mark.parametrize(("dice", "first"), [([17, 3, 9], 0), ([3, 17, 9], 1), ([3, 9, 17], 2)])
def test_the_highest_roll_goes_first(dice, first):
    assert first_of(dice) == first


@rule("LD-039")
def test_a_tie_on_that_roll_is_rolled_again_among_the_tied_players():
    assert first_of([17, 3, 17, 4, 5]) == 2
    assert first_of([17, 3, 17, 5, 4]) == 0
    assert first_of([9, 9, 2, 6, 6, 1, 20]) == 1, "and again, as often as it takes"


@rule("LD-039")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_the_group_may_say_who_goes_first(player):
    assert first_of([20, 1, 1] if player != 1 else [1, 1, 20], first_player=str(player)) == player - 1


# ---- powers


def choosing(name: str, powers: str) -> Crypt:
    """A Hero of adventure 8 is about to get powers."""
    table = cavern([name], adventure="8")
    table.state.options = replace(table.state.options, powers=powers)
    return table.play(("choose_powers", 0))


@rule("LD-035", "LD-062", "LD-167")
@pytest.mark.parametrize("powers", ["suggested", "free", "random"])
@pytest.mark.parametrize("name", list(BOX.heroes))
def test_a_hero_has_the_automatic_powers_and_as_many_of_each_type_as_the_card_says(name, powers):
    table = choosing(name, powers)
    printed, asked = BOX.heroes[name], []
    while not table.over:
        left = [BOX.powers[card] for card in table.ask.options]
        assert all(card.hero == name and card.id not in table.hero(name).powers for card in left)
        (kind,) = {card.type for card in left}
        asked.append(kind)
        table.answer(table.options[-1])
    have = table.hero(name).powers
    assert have[: len(printed.fixed)] == list(printed.fixed)
    chosen = Counter(BOX.powers[card].type for card in have[len(printed.fixed) :])
    assert chosen == printed.choose
    assert len(set(have)) == len(have)
    assert Counter(asked) == (printed.choose if powers == "free" else {})
    if powers == "suggested":
        assert have == [*printed.fixed, *printed.suggested]


@rule("LD-035", "LD-163")
@pytest.mark.parametrize("powers", ["suggested", "free", "random"])
def test_jarlaxle_who_begins_adventure_9_at_level_2_has_a_daily_power_more(powers):
    played = begun("drizzt", 3, adventure="9", powers=powers).state.heroes[2]
    printed = BOX.heroes["jarlaxle"]
    assert (played.name, played.level) == ("jarlaxle", 2)
    chosen = Counter(BOX.powers[card].type for card in played.powers[len(printed.fixed) :])
    assert chosen == Counter(printed.choose) + Counter(daily=1)


@rule("LD-035")
def test_power_cards_that_were_not_selected_are_set_aside():
    table = cavern(["wulfgar"], at={"wulfgar": "1b2"}, monsters=[("methil", "1c2")])
    table.play(("choose_powers", 0))
    selected = table.hero("wulfgar").powers
    others = [card.name for card in BOX.powers.values() if card.hero == "wulfgar" and card.id not in selected]
    assert len(others) == 5
    table.hero_phase("wulfgar")
    assert "use Aegis-fang" in table.options
    assert not [name for name in others if f"use {name}" in table.options]


# ---- decks and tiles


@pytest.mark.parametrize("adventure", list(BOX.adventures))
def test_no_adventure_of_this_box_uses_treasure_tokens(adventure):
    s = dealt("drizzt", BOX.adventures[adventure].heroes[1], adventure=adventure).state
    assert not quest(s).uses_treasure_tokens(s)
    assert s.treasure_tokens.count == 0


@rule("LD-027", "LD-166")
@pytest.mark.parametrize("adventure", list(BOX.adventures))
def test_the_advanced_deck_is_shuffled_in_from_adventure_5_on(adventure):
    s = dealt("drizzt", BOX.adventures[adventure].heroes[1], adventure=adventure).state
    shelves: list[tuple[Deck, Mapping[str, Any]]] = [
        (s.monster_deck, BOX.monsters),
        (s.encounter_deck, BOX.encounters),
        (s.treasure_deck, BOX.treasures),
    ]
    for deck, shelf in shelves:
        advanced = {card for card, entry in shelf.items() if entry.numbers and min(entry.numbers) > 100}
        assert len(advanced) > 3 or shelf is BOX.monsters
        drawn = set(from_the_top(deck))
        if deck.count:  # adventure 10 has no Encounter deck
            assert bool(drawn & advanced) == (int(adventure) >= 5)


@rule("LD-028")
@pytest.mark.parametrize(("adventure", "counts"), [("2", (20, 20, 26)), ("8", (30, 42, 36))])
def test_monster_encounter_and_treasure_cards_are_three_shuffled_decks(adventure, counts):
    s, other = (dealt("drizzt", 2, seed, adventure=adventure).state for seed in (0, 1))
    names = ("monster_deck", "encounter_deck", "treasure_deck")
    assert tuple(getattr(s, deck).count for deck in names) == counts
    printed = ([*BOX.monsters], [*BOX.encounters], [*BOX.treasures])
    for deck, kinds in zip(names, printed, strict=True):
        cards, others = from_the_top(getattr(s, deck)), from_the_top(getattr(other, deck))
        assert set(cards) <= set(kinds)
        assert cards != others
        assert sorted(cards) == sorted(others)


@rule("LD-025")
def test_the_usual_pieces_of_every_adventure_are_in_play():
    s = start(5, adventure="11").state
    assert [placed.tile for placed in s.dungeon.tiles] == ["cavern-start-west", "cavern-start-east"]
    assert sorted(from_the_top(s.stack)) == STANDARD
    assert len(STANDARD) == 32
    for hero in s.heroes:
        assert hero.square >= 0
        assert {POWERS[card].hero for card in hero.powers} == {hero.name}
    in_decks = [from_the_top(deck) for deck in (s.monster_deck, s.encounter_deck)]
    assert Counter(map(len, in_decks)) == {30: 1, 42: 1}
    assert s.treasure_deck.count + sum(len(hero.items) for hero in s.heroes) == 36


@rule("LD-026")
@pytest.mark.parametrize("adventure", sorted(set(BOX.adventures) - {"1", "7"}))
def test_what_is_set_aside_is_not_in_play_when_an_adventure_begins(adventure):
    s = start(3, adventure=adventure).state
    assert (s.figures, s.friends, s.markers, s.objects, s.tokens) == ({}, {}, {}, {}, {})
    assert s.dungeon.barriers == ()
    assert not [tile for tile in from_the_top(s.stack) if TILES[tile].group == "destination"]
    villains = [name for name, kind in BOX.monsters.items() if kind.villain]
    assert not set(from_the_top(s.monster_deck)) & set(villains)
    assert s.time == 0


@rule("LD-026")
def test_fissures_are_there_from_the_start_only_in_the_adventure_that_calls_for_them():
    s = start(2, adventure="7").state
    assert len([barrier for barrier in s.dungeon.barriers if barrier.kind in s.objects]) == 4
    assert len(s.objects) == 4


@rule("LD-031")
@pytest.mark.parametrize("adventure", [name for name, printed in BOX.adventures.items() if printed.slot])
def test_the_wanted_tile_is_in_the_stack_where_the_adventure_says(adventure):
    printed = BOX.adventures[adventure]
    assert printed.slot is not None
    places = {
        from_the_top(dealt("drizzt", printed.heroes[0], seed, adventure=adventure).state.stack).index(
            printed.slot.tile
        )
        for seed in range(60)
    }
    assert places == set(range(printed.slot.first - 1, printed.slot.last))


@rule("LD-031")
def test_the_cavern_of_a_siege_is_built_and_the_stack_of_a_plunder_has_sixteen_tiles():
    assert len(dealt("drizzt", 2, adventure="7").state.dungeon.tiles) > 8
    plunder = from_the_top(dealt("drizzt", 2, adventure="5").state.stack)
    assert Counter(TILES[tile].triangle for tile in plunder) == {"white": 8, "black": 8}


@rule("LD-041")
def test_the_top_tile_of_the_stack_extends_the_map():
    table = cavern(
        ["drizzt"],
        at={"drizzt": "2b1"},
        stack=["cavern-plain-3", "cavern-plain-1", "cavern-plain-2"],
        monster_deck=["goblin-cutter"],
    )
    table.explore("drizzt")
    s = table.state
    assert [placed.tile for placed in s.dungeon.tiles][2:] == ["cavern-plain-3"]
    assert from_the_top(s.stack) == ["cavern-plain-1", "cavern-plain-2"]
    assert known(table.table.view(0).stack) == [(2, [])], "the stack lies face down"


# ---- Heroes


@rule("LD-033")
def test_a_hero_starts_at_level_1_unhurt_with_hero_card_figure_and_powers():
    for hero in start(5).state.heroes:
        assert (hero.level, hero.hp) == (1, HEROES[hero.name].levels[0].hit_points)
        assert hero.powers == [*HEROES[hero.name].fixed, *HEROES[hero.name].suggested]
        assert all(hero.ready(card) for card in (*hero.powers, *hero.items))
        assert (hero.conditions, hero.curses, hero.row) == ([], [], [])
        assert hero.on_board


@rule("LD-033")
def test_heroes_may_be_dealt_at_random():
    dealt_heroes = {
        tuple(hero.name for hero in start(2, seed, adventure="8", heroes="random").state.heroes)
        for seed in range(8)
    }
    assert len(dealt_heroes) > 4
    assert all(set(heroes) <= set(BOX.heroes) for heroes in dealt_heroes)


@rule("LD-055")
def test_hero_card_power_cards_and_treasure_cards_lie_open_for_everybody():
    table = start(3)
    s = table.state
    for seat in (-1, 0, 1, 2):
        shown = table.table.view(seat).heroes
        assert [(hero.level, hero.powers, hero.items) for hero in shown] == [
            (hero.level, hero.powers, hero.items) for hero in s.heroes
        ]
        assert all(hero.items for hero in shown)


# ---- powers


@rule("LD-167")
def test_experienced_players_choose_their_own_powers_within_the_counts_of_the_hero_card():
    table = dealt("drizzt", 1, adventure="8", powers="free").answer("Wulfgar")
    wulfgar = {
        kind: [
            power.name
            for power in BOX.powers.values()
            if power.hero == "wulfgar" and power.type == kind and power.id not in HEROES["wulfgar"].fixed
        ]
        for kind in ("at-will", "daily", "utility")
    }
    chosen = []
    for kind in ("at-will", "daily", "utility"):
        assert table.options == wulfgar[kind]
        chosen.append(table.options[-1])
        table.answer(table.options[-1])
    powers = table.state.heroes[0].powers
    assert [POWERS[card].name for card in powers] == ["Aegis-fang", "Charge", *chosen]
    assert table.prompt == "Where does Wulfgar start?"


@rule("LD-167")
def test_in_the_first_adventures_only_powers_of_the_starting_deck_can_be_chosen():
    table = dealt("drizzt", 1, adventure="2", powers="free").answer("Wulfgar")
    while table.prompt.startswith("Take which"):
        numbers = [POWERS[card].number for card in table.ask.options]
        assert max(numbers) <= 100
        table.answer(table.options[0])
    assert len(table.state.heroes[0].powers) == 5


@rule("LD-168")
def test_for_a_harder_game_powers_are_dealt_at_random_by_category():
    hands = set()
    for seed in range(10):
        hero = start(1, seed, adventure="8", powers="random").state.heroes[0]
        drawn = [card for card in hero.powers if card not in HEROES[hero.name].fixed]
        assert Counter(POWERS[card].type for card in drawn) == {"daily": 1, "utility": 2}
        assert {POWERS[card].hero for card in hero.powers} == {"drizzt"}
        hands.add(tuple(drawn))
    assert len(hands) > 3


# ---- places


@rule("LD-034")
def test_heroes_begin_on_different_squares_anywhere_on_the_start_tile():
    table = dealt("drizzt", 2, adventure="2").answer("Drizzt", "Bruenor")
    s = table.state
    floor = s.board.tile_squares(0) | s.board.tile_squares(1)
    assert sum(1 << square for square in table.ask.options) == floor
    taken = table.ask.options[5]
    table.answer(table.options[5])
    assert sum(1 << square for square in table.ask.options) == floor & ~(1 << taken)


@rule("LD-034")
def test_drizzt_in_exile_begins_on_the_west_half_because_the_adventure_says_so():
    table = dealt("drizzt", 1, adventure="1")
    assert table.prompt == "Where does Drizzt start?"
    assert {square >> 4 for square in table.ask.options} == {0}
