"""The adventures in which Heroes stand against Heroes: 5, 6, 9 and 12."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from questboard.games.adventure.content import POWERS, TILES
from questboard.games.adventure.rules.combat import armor_of, heal
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import heroes_near, prey, targets
from questboard.games.adventure.rules.marks import SKIPS, is_villain
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.reactions import tokens_spent
from questboard.games.adventure.state import (
    AdventureState,
    Chest,
    Deck,
    Ending,
    Figure,
    Friend,
    Packet,
    RowCard,
    Team,
)
from questboard.games.drizzt.adventures.plunder import PlunderOfTheDeep
from questboard.games.drizzt.adventures.shard import LordOfTheShard
from questboard.games.drizzt.adventures.starless import StarlessNight
from questboard.games.drizzt.cards.regis import HideInANook
from questboard.games.drizzt.registry import STEPS
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.adventure.crypt import Crypt, LoadedDice, cavern, square

RULES: Any = import_module("questboard.games.drizzt").RULES
GOBLINS = ["goblin-cutter", "goblin-archer", "hunting-drake", "goblin-champion", "hypnotic-spirit"]
THREE = ["drizzt", "bruenor", "regis"]
NIGHT = ["drizzt", "artemis", "catti-brie", "jarlaxle", "wulfgar"]
"""Adventure 6 with five players: the Companions have the seats 1, 3 and 5."""
SHARD = ["drizzt", "bruenor", "jarlaxle"]
COMPANIONS, SHADOW = 0, 1


def setting(adventure: str, heroes: list[str], **more: Any) -> Crypt:
    """Heroes without powers on the Start tile, the first one along its north edge."""
    places = dict(zip(heroes, ["2b1", "2b3", "2c3", "2a3", "2b2"], strict=False)) | more.pop("at", {})
    powers = more.pop("powers", {})
    more.setdefault("monster_deck", GOBLINS)
    table = cavern(heroes, adventure=adventure, at=places, **more)
    for name, cards in powers.items():
        table.hero(name).powers = list(cards)
    return table


def finish(table: Crypt) -> Crypt:
    """Answer whatever is asked with the first option."""
    while not table.over:
        table.table.answer(0)
    return table


def new_game(adventure: str, seats: int, seed: int = 0, **options: Any) -> Table[Any, Any]:
    return Table.new(RULES, seats, {"adventure": adventure, **options}, Luck.seeded(seed))


def begun(adventure: str, seats: int, **options: Any) -> AdventureState:
    """A game whose Heroes have their places and Items, before the first action."""
    table = new_game(adventure, seats, **options)
    while table.state.round == 0:
        table.answer(0)
    state: AdventureState = table.state
    return state


def winners(table: Crypt) -> tuple[int, ...] | None:
    """Who wins; nobody yet: None."""
    ending: Ending | None = table.state.ending
    if ending is None:
        return None
    outcome: tuple[int, ...] = RULES.outcome(table.state).winners
    return outcome


def escape(table: Crypt, *heroes: str) -> None:
    """Some Heroes have left the dungeon."""
    for name in heroes:
        table.hero(name).square, table.hero(name).away = -1, "escaped"


def monsters(table: Crypt) -> list[str]:
    """The Monsters on the table with the number of their tile."""
    return [f"{figure.name} {figure.tile + 1}" for figure in table.state.figures.values()]


def rows(table: Crypt) -> list[list[str]]:
    """The cards in the rows of the players."""
    return [[card.name for card in hero.row] for hero in table.state.heroes]


@STEPS
async def strikes(s: AdventureState, foe: str, by: int, amount: int) -> None:
    """A Hero, or something else, deals damage."""
    harm(s, foe, amount, by, "LD-113")


@STEPS
async def tile_found(s: AdventureState, seat: int, slot: int) -> None:
    """A tile has come into play."""
    await quest(s).tile_placed(s, seat, slot)


@STEPS
async def everybody_rests(s: AdventureState) -> None:
    """A card heals every Hero."""
    for seat in range(len(s.heroes)):
        await heal(s, seat, 2, "LD-120")


# ---- teams


@rule("LD-177", "LD-178")
@pytest.mark.parametrize(
    ("adventure", "seats", "teams", "surges"),
    [
        ("5", 2, [0, 1], [1, 1]),
        ("5", 5, [0, 1, 2, 3, 4], [1, 1, 1, 1, 1]),
        ("9", 3, [0, 0, 1], [2, 1]),
        ("9", 4, [0, 0, 0, 1], [2, 2]),
        ("9", 5, [0, 0, 0, 0, 1], [2, 3]),
        ("12", 3, [0, 0, 0], [2]),
    ],
)
def test_each_team_has_a_pile_and_healing_surges_of_its_own(adventure, seats, teams, surges):
    state = new_game(adventure, seats).state
    assert [hero.team for hero in state.heroes] == teams
    assert [(team.experience, team.surges) for team in state.teams] == [([], count) for count in surges]


@rule("LD-227")
def test_a_monsters_experience_goes_to_the_team_that_defeats_it_whoever_has_its_card():
    table = setting("5", THREE, monsters=[("goblin-champion", "2c1", "regis")])
    finish(table.play(("strikes", "goblin-champion-1", 1, 9)))
    assert [team.experience for team in table.state.teams] == [[], ["goblin-champion"], []]


@rule("LD-227")
def test_a_monster_defeated_by_no_hero_goes_to_the_team_of_its_controller():
    table = setting("5", THREE, monsters=[("goblin-champion", "2c1", "regis")])
    finish(table.play(("strikes", "goblin-champion-1", -1, 9)))
    assert [team.experience for team in table.state.teams] == [[], [], ["goblin-champion"]]


@rule("LD-178", "LD-179")
def test_a_team_pays_with_its_own_pile_to_cancel_an_encounter():
    for rich, asked in ((0, True), (1, False)):
        table = setting("6", NIGHT[:3], encounters=["overrun"])
        table.state.teams[rich].experience = ["drow-duelist", "drow-wizard"]
        table.draw_encounter("catti-brie", "overrun")
        assert (not table.over) == asked
        if asked:
            assert table.asked == 2
            table.answer("pay 3 + 3")
            assert not table.state.teams[rich].experience


@rule("LD-179")
def test_a_natural_20_in_the_turn_of_another_team_is_paid_for_by_the_heros_team_and_its_player_is_asked():
    table = setting("6", NIGHT[:3])
    table.state.teams[SHADOW].experience = ["drow-duelist", "drow-wizard"]
    table.state.active, table.state.turn.naturals = 0, [1]
    table.play(("everybody_rests",))
    assert (table.asked, table.prompt) == (1, "Pay 5 of 6 Experience to bring Artemis Entreri to level 2?")
    table.answer("pay 3 + 3")
    finish(table)
    assert table.hero("artemis").level == 2
    table = setting("6", NIGHT[:3])
    table.state.teams[COMPANIONS].experience = ["drow-duelist", "drow-wizard"]
    table.state.active, table.state.turn.naturals = 0, [2]
    assert table.play(("everybody_rests",)).asked == 0  # the active Hero of the same team decides


@rule("LD-122", "LD-240")
def test_a_hero_spends_the_surges_of_its_own_team_only():
    table = setting("6", NIGHT[:3], hp={"artemis": 0})
    table.state.teams[SHADOW].surges = 2
    table.start_turn("artemis")
    assert [team.surges for team in table.state.teams] == [2, 1]
    assert table.hero("artemis").hp == 4


@rule("LD-155", "LD-177")
def test_a_treasure_is_given_to_heroes_of_the_same_team_only():
    table = setting("6", NIGHT[:3], treasures=["brooch-of-shielding"], monsters=[("goblin-cutter", "2c1")])
    table.play(("strikes", "goblin-cutter-1", 0, 9))
    assert table.options == ["Drizzt", "Catti-brie"]
    table = setting("5", THREE, treasures=["brooch-of-shielding"], monsters=[("goblin-cutter", "2c1")])
    assert table.play(("strikes", "goblin-cutter-1", 1, 9)).over
    assert table.hero("bruenor").items == ["brooch-of-shielding"]


# ---- 5: Plunder of the Deep


def plunderers(heroes: list[str] | None = None, **more: Any) -> Crypt:
    return setting("5", heroes or THREE, **more)


def give_chest(table: Crypt, name: str, value: int, number: int = 1) -> None:
    """A Hero has a chest and knows what is in it."""
    table.hero(name).carried.append(f"chest-{number}")
    table.state.chests[f"chest-{number}"] = Chest(value, [table.seat(name)])


@pytest.mark.parametrize("seed", range(4))
def test_the_stack_of_the_plunder_has_eight_white_tiles_and_eight_black_ones(seed):
    state = new_game("5", 2, seed).state
    tiles = [TILES[tile].triangle for packet in state.stack.packets for tile in packet.cards]
    assert sorted(tiles) == ["black"] * 8 + ["white"] * 8
    assert sorted(card for packet in state.pool.packets for card in packet.cards) == list("112233")


@rule("LD-287")
def test_each_of_the_first_six_white_tiles_gets_a_chest_next_to_its_patch_and_black_tiles_none():
    white = ["cavern-plain-7", "narrow-passage-2", "narrow-passage-4"]
    table = plunderers(["drizzt", "bruenor"], stack=["cavern-plain-5", *white])
    finish(table.explore("drizzt"))
    assert not table.state.tokens
    table.hero("drizzt").square = square("2d2")
    table.explore("drizzt")
    assert (table.asked, table.prompt) == (0, "Put the chest on which square?")
    board = table.state.board
    patch = board.scorch(3)
    assert [int(option) for option in map(str, table.ask.options)] == [
        number for number in range(48, 64) if board.near[patch] >> number & 1
    ]
    table.answer(table.options[-1])
    assert [token.square for token in table.state.tokens.values()] == [59]
    assert table.standing_on("goblin-archer-1") == "4c2"
    finish(table)
    PlunderOfTheDeep.chests_laid.add(table.state, 4)
    for place, count in (("1a2", 2), ("1b4", 2)):
        table.hero("drizzt").square = square(place)
        finish(table.explore("drizzt"))
        assert len(table.state.tokens) == count


def test_without_a_free_square_next_to_it_the_chest_lies_on_the_patch():
    table = plunderers(tiles=["2 north narrow-passage-2"])
    for number, place in enumerate(("3b1", "3c1", "3b3"), start=1):
        table.state.figures[f"goblin-cutter-{number}"] = Figure("goblin-cutter", square(place))
    table.play(("tile_found", 0, 2))
    assert [token.square for token in table.state.tokens.values()] == [square("3b2")]


@rule("LD-124")
def test_who_picks_up_a_chest_sees_its_value_and_nobody_else_does():
    table = plunderers(tokens=[("chest", "2c1"), ("chest", "2c2")])
    table.state.pool = Deck([Packet(["1", "2", "3", "3"], [])], [])
    table.hero_phase("drizzt").answer("pick up a Treasure Chest (1)")
    assert table.state.chests["chest-1"].value == 3
    assert [table.table.view(seat).chests for seat in (-1, 0, 1, 2)] == [
        {},
        {"chest-1": Chest(3, [0])},
        {},
        {},
    ]
    assert "It is worth 3" in table.log(0)
    assert "It is worth" not in table.log(1)
    assert "It is worth" not in table.log(-1)
    assert "Drizzt looks into the chest" in table.log(1)


@rule("LD-124")
def test_other_players_imagine_any_value_for_a_chest_and_its_carrier_the_true_one():
    table = plunderers(tokens=[("chest", "2c1")])
    table.hero_phase("drizzt").answer("pick up a Treasure Chest")
    true = table.state.chests["chest-1"].value

    def imagined(seat: int) -> list[int]:
        worlds = [table.table.imagine(seat, seed).state for seed in range(40)]
        for world in worlds:
            left = [int(card) for packet in world.pool.packets for card in packet.cards]
            assert sorted([world.chests["chest-1"].value, *left]) == [1, 1, 2, 2, 3, 3]
        return sorted({world.chests["chest-1"].value for world in worlds})

    assert imagined(0) == [true]
    assert imagined(1) == [1, 2, 3]


@rule("LD-125")
def test_chests_are_not_put_down_of_one_s_own_will_and_any_number_is_carried():
    table = plunderers(tokens=[("chest", "2c1"), ("chest", "2c2")])
    table.hero_phase("drizzt").answer("pick up a Treasure Chest (1)", "pick up a Treasure Chest (2)")
    assert table.hero("drizzt").carried == ["chest-1", "chest-2"]
    assert not any(option.startswith("put down") for option in table.options)


@rule("LD-280")
def test_who_falls_drops_all_chests_and_who_picks_one_up_then_knows_it_too():
    table = plunderers(hp={"drizzt": 1})
    give_chest(table, "drizzt", 2, 1)
    give_chest(table, "drizzt", 3, 2)
    table.play(("strikes", "drizzt", -1, 1)).answer("2c1", "2b2")
    assert {name: token.square for name, token in table.state.tokens.items()} == {
        "chest-1": square("2c1"),
        "chest-2": square("2b2"),
    }
    table.hero_phase("bruenor").answer("pick up a Treasure Chest (2)")
    assert table.state.chests["chest-2"].known == [0, 1]
    assert table.table.view(1).chests == {"chest-2": Chest(3, [1])}
    assert table.table.view(0).chests == {"chest-1": Chest(2, [0]), "chest-2": Chest(3, [0])}


@rule("LD-112")
@pytest.mark.parametrize(("die", "taken"), [(15, True), (14, False)])
def test_a_hero_may_try_to_take_a_chest_from_a_hero_on_the_same_tile_instead_of_attacking(die, taken):
    table = plunderers(dice=[die])
    give_chest(table, "bruenor", 2)
    table.hero_phase("drizzt").answer("try to take a chest from Bruenor")
    assert (table.hero("drizzt").carried == ["chest-1"]) == taken
    assert (table.hero("bruenor").carried == []) == taken
    assert (0 in table.state.chests["chest-1"].known) == taken
    assert table.state.turn.attacked
    assert (table.state.turn.actions, table.state.turn.attacks) == (1, 1)  # Drizzt has another attack


def test_which_chest_is_taken_is_left_to_chance():
    taken = []
    for seed in range(12):
        table = plunderers(dice=[20], seed=seed)
        for number in (1, 2, 3):
            give_chest(table, "bruenor", number, number)
        taken += table.hero_phase("drizzt").answer("try to take a chest from Bruenor").hero("drizzt").carried
    assert {*taken} == {"chest-1", "chest-2", "chest-3"}


def test_a_chest_is_only_taken_from_heroes_who_have_one_on_the_same_tile_and_not_after_attacking():
    table = plunderers(at={"bruenor": "1d2", "regis": "2c2"})
    give_chest(table, "bruenor", 2)
    assert not any(option.startswith("try to take") for option in table.hero_phase("drizzt").options)
    table = plunderers()
    give_chest(table, "bruenor", 2)
    give_chest(table, "drizzt", 3, 2)
    table.hero_phase("drizzt")
    assert [option for option in table.options if option.startswith("try")] == [
        "try to take a chest from Bruenor instead of attacking"
    ]
    table = plunderers()
    give_chest(table, "bruenor", 2)
    table.state.turn.attacked = True
    assert not any(option.startswith("try to take") for option in table.hero_phase("drizzt").options)


@rule("LD-176")
def test_in_the_plunder_heroes_cannot_attack_heroes():
    table = plunderers(at={"bruenor": "2c1"}, powers={"drizzt": ["icingdeath"]})
    assert targets(table.state, 0, "within 3") == []
    assert not any(option.startswith("use") for option in table.hero_phase("drizzt").options)


# ---- who is out


@rule("LD-240")
def test_a_hero_without_an_own_surge_who_begins_a_turn_at_0_hp_is_out_and_the_others_play_on():
    table = plunderers(hp={"bruenor": 0})
    table.state.teams[1].surges = 0
    table.play(("turn", 1))
    assert table.hero("bruenor").away == "out"
    assert table.hero("bruenor").square == -1
    assert (table.asked, table.state.active) == (2, 2)
    assert winners(table) is None
    assert [event.facts["hero"] for event in table.told("turn")] == ["bruenor", "regis"]
    assert not [event for event in table.told("phase") if event.facts["phase"] != "hero"]


@rule("LD-240", "LD-280")
def test_who_falls_at_the_start_of_the_turn_and_is_out_leaves_the_chests_behind():
    table = plunderers(hp={"bruenor": 1}, conditions={"bruenor": ["poisoned"]})
    table.state.teams[1].surges = 0
    give_chest(table, "bruenor", 2)
    table.start_turn("bruenor").answer("2a3")
    assert table.hero("bruenor").away == "out"
    assert table.state.tokens["chest-1"].square == square("2a3")
    assert table.over


@rule("LD-282")
def test_the_monsters_and_traps_of_who_is_out_go_to_the_left_also_to_who_has_escaped():
    for escaped, expected in (([], 2), (["regis"], 2)):
        table = plunderers(hp={"bruenor": 0})
        table.state.teams[1].surges = 0
        table.hero("bruenor").row = [RowCard("goblin-cutter"), RowCard("web-snare")]
        table.hero("regis").row = [RowCard("goblin-archer")]
        escape(table, *escaped)
        table.start_turn("bruenor")
        assert rows(table)[1] == []
        assert rows(table)[expected] == ["goblin-archer", "goblin-cutter", "web-snare"]
    table = plunderers(hp={"bruenor": 0})
    table.state.teams[1].surges = 0
    table.hero("bruenor").row = [RowCard("goblin-cutter")]
    table.hero("regis").square, table.hero("regis").away = -1, "out"
    table.start_turn("bruenor")
    assert rows(table) == [["goblin-cutter"], [], []]


@rule("LD-282")
def test_the_curses_of_who_is_out_are_discarded_and_nobody_gets_its_items():
    table = plunderers(
        hp={"bruenor": 0}, curses={"bruenor": ["mark-of-lolth"]}, items={"bruenor": ["brooch-of-shielding"]}
    )
    table.state.teams[1].surges = 0
    table.start_turn("bruenor")
    assert table.state.encounter_deck.discard == ["mark-of-lolth"]
    assert table.hero("bruenor").curses == []
    assert table.hero("bruenor").items == ["brooch-of-shielding"]


@rule("LD-240")
def test_who_is_out_is_not_healed_any_more_and_has_no_turn():
    table = plunderers(hp={"bruenor": 0})
    table.state.teams[1].surges = 0
    table.start_turn("bruenor")
    table.play(("everybody_rests",))
    assert table.hero("bruenor").hp == 0
    table.play(("turn", 1))
    assert table.asked == 2


# ---- leaving with the plunder


@rule("LD-128")
@pytest.mark.parametrize(
    ("chest", "lies", "tiles", "leaves"),
    [
        (True, True, 3, True),
        (False, False, 0, True),
        (False, True, 0, False),
        (False, False, 1, False),
    ],
)
def test_who_has_a_chest_may_leave_on_the_ladder_and_others_when_nothing_is_left(chest, lies, tiles, leaves):
    table = plunderers(
        at={"drizzt": "1b2"},
        stack=["cavern-plain-5", "cavern-plain-7", "cavern-plain-8"][:tiles],
        tokens=[("chest", "2d3")] if lies else [],
    )
    if chest:
        give_chest(table, "drizzt", 2, 5)
    table.end_hero_phase("drizzt")
    assert (not table.over) == leaves
    if leaves:
        table.answer("yes")
        assert table.hero("drizzt").escaped
        assert bool(table.hero("drizzt").carried) == chest


def test_nobody_leaves_beside_the_ladder():
    table = plunderers(at={"drizzt": "1c2"})
    give_chest(table, "drizzt", 2)
    assert table.end_hero_phase("drizzt").over


@pytest.mark.parametrize(
    ("stack", "drawn"), [([], ["overrun", "cavern-thief-in-the-dark"]), (["cavern-plain-5"], ["overrun"])]
)
def test_with_the_stack_empty_two_encounters_are_drawn_instead_of_one(stack, drawn):
    table = plunderers(stack=stack, encounters=["overrun", "cavern-thief-in-the-dark"])
    finish(table.villain_phase("drizzt"))
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == drawn


@rule("LD-184")
def test_the_second_encounter_is_not_drawn_once_the_first_has_felled_the_last_hero():
    table = plunderers(stack=[], encounters=["overrun", "cavern-thief-in-the-dark"])
    for name in THREE:
        table.hero(name).hp = 1
    finish(table.villain_phase("drizzt"))
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["overrun"]


@pytest.mark.parametrize(("last", "count"), [("cavern-plain-7", 0), ("cavern-plain-5", 2)])
def test_the_last_tile_brings_no_encounter_if_it_is_white_and_two_if_it_is_black(last, count):
    table = plunderers(stack=[last], encounters=["overrun", "cavern-thief-in-the-dark"], dice=[1] * 9)
    finish(table.play(("exploration_phase", 0), ("villain_phase", 0)))
    assert len(table.told("drew_encounter")) == count


def test_the_secret_cave_shelters_from_both():
    table = plunderers(stack=[], tiles=["2 north secret-cave"], at={"drizzt": "3b3"}, encounters=["overrun"])
    assert not finish(table.villain_phase("drizzt")).told("drew_encounter")


def brought_out(chests: dict[str, list[int]], escaped: list[str], **piles: list[str]) -> Crypt:
    """The end of the plunder: some have escaped with chests, and all others are out."""
    table = plunderers()
    number = 0
    for name, values in chests.items():
        for value in values:
            number += 1
            give_chest(table, name, value, number)
    for hero in table.state.heroes:
        hero.square, hero.away = -1, "escaped" if hero.name in escaped else "out"
    for name, pile in piles.items():
        table.state.team(table.seat(name)).experience = pile
    return table.play(("everybody_rests",))


def counted(chests: dict[str, list[int]], escaped: list[str], **piles: list[str]) -> tuple[int, ...] | None:
    """Who wins then."""
    return winners(brought_out(chests, escaped, **piles))


@rule("LD-022", "LD-240")
def test_the_richest_who_has_escaped_wins_then_the_larger_pile_and_then_both():
    assert counted({"drizzt": [3, 1], "bruenor": [2, 3]}, THREE) == (1,)
    assert counted({"drizzt": [3, 1], "bruenor": [2, 2], "regis": [1]}, THREE) == (0, 1)
    assert counted({"drizzt": [3, 1], "bruenor": [2, 2]}, THREE, drizzt=["goblin-cutter"]) == (0,)
    assert counted(
        {"drizzt": [3], "bruenor": [3]}, THREE, drizzt=["goblin-cutter"] * 2, bruenor=["drow-duelist"]
    ) == (1,)
    assert counted({"drizzt": [1], "bruenor": [3]}, ["drizzt"]) == (0,)
    assert counted({}, ["regis"], drizzt=["drow-duelist"]) == (2,)


@rule("LD-240")
def test_chests_count_for_those_who_have_brought_them_out():
    table = brought_out({"drizzt": [3, 1], "bruenor": [2, 3], "regis": [1]}, ["drizzt", "regis"])
    assert RULES.outcome(table.state).scores == (4, 0, 1)


@rule("LD-240")
def test_nobody_wins_if_nobody_escapes_and_the_game_goes_on_while_somebody_is_there():
    assert counted({}, []) == ()
    table = plunderers()
    escape(table, "drizzt", "bruenor")
    assert winners(table.play(("everybody_rests",))) is None


# ---- 6: Starless Night


def night(*, open_door: bool = False, heroes: list[str] | None = None, **more: Any) -> Crypt:
    """The teams after the Broken Door (tile 3) was found."""
    table = setting("6", heroes or NIGHT, tiles=["2 north broken-door"], **more)
    if open_door:
        StarlessNight.door_open.set(table.state)
    return table


CASTS = {
    3: [["drizzt"], ["artemis"], ["catti-brie"]],
    4: [["drizzt"], ["artemis"], ["catti-brie"], ["regis", "wulfgar"]],
    5: [["drizzt"], ["artemis"], ["catti-brie"], ["regis", "wulfgar"], ["jarlaxle"]],
}
"""The parts of the Starless Night, by the number of players."""


def parts(seats: int, seed: int) -> list[list[str]]:
    """Whom each player may play in a new game."""
    state = new_game("6", seats, seed).state
    return [quest(state).cast(state, seat) for seat in range(seats)]


@rule("LD-293")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lots_give_the_players_of_the_starless_night_their_parts(seats):
    dealt = [parts(seats, seed) for seed in range(60)]
    assert all(sorted(cast) == sorted(CASTS[seats]) for cast in dealt)
    for seat in range(seats):
        assert sorted({tuple(cast[seat]) for cast in dealt}) == sorted(map(tuple, CASTS[seats]))
    played = begun("6", seats)
    assert [hero.name in part for hero, part in zip(played.heroes, parts(seats, 0), strict=True)] == [
        True
    ] * seats
    assert [len(hero.items) for hero in played.heroes] == [
        2 if part == ["jarlaxle"] else 1 for part in parts(seats, 0)
    ]


@rule("LD-177", "LD-178", "LD-293")
@pytest.mark.parametrize(("seats", "pairs"), [(3, 1), (4, 2), (5, 1)])
def test_the_teams_of_the_starless_night_take_turns_as_far_as_possible(seats, pairs):
    for seed in range(20):
        table = new_game("6", seats, seed)
        while table.state.round == 0:
            table.answer(0)
        teams = [hero.team for hero in table.state.heroes]
        assert [team == 1 for team in teams] == [
            hero.name in ("artemis", "jarlaxle") for hero in table.state.heroes
        ]
        following = [*teams[1:], teams[0]]
        assert sum(own == other for own, other in zip(teams, following, strict=True)) == pairs
        assert [(team.experience, team.surges) for team in table.state.teams] == [([], 2), ([], 2)]


def test_behind_the_broken_door_the_way_is_barred_a_tunnel_leads_back_and_yvonnel_comes():
    deck = ["goblin-cutter", "drow-duelist", "hunting-drake", "goblin-archer"]
    table = setting("6", NIGHT[:3], stack=["broken-door"], monster_deck=deck)
    finish(table.explore("drizzt"))
    assert table.state.dungeon.tunnel == (square("3b1"), square("1b2"))
    assert table.standing_on("yvonnel-1") == "2c2"
    assert monsters(table) == ["yvonnel 2", "goblin-cutter 3"], "no more than an ordinary tile brings"
    assert [(barrier.slot, barrier.side, barrier.kind) for barrier in table.state.dungeon.barriers] == [
        (2, 0, "wall")
    ]
    table.state.figures.clear()
    table.hero("drizzt").square = square("3c1")
    assert table.end_hero_phase("drizzt").over


def test_heroes_use_the_secret_tunnel_for_1_square_and_monsters_do_not():
    table = setting("6", NIGHT[:3], stack=["broken-door"])
    finish(table.explore("drizzt"))
    table.state.figures = {"hunting-drake-1": Figure("hunting-drake", square("1a2"))}
    table.hero("drizzt").square = square("3b1")
    table.hero_phase("drizzt").answer("move to 1b2")
    assert table.state.turn.walk == 6
    assert table.state.board.tiles_from(0)[2] == 2


@rule("LD-177")
@pytest.mark.parametrize(
    ("there", "down", "out", "opens"),
    [
        (["drizzt", "artemis"], [], [], True),
        (["drizzt", "catti-brie"], [], [], False),
        (["artemis"], [], [], False),
        (["drizzt", "artemis"], ["artemis"], [], False),
        (["drizzt"], [], ["artemis"], True),
        (["artemis"], [], ["drizzt", "catti-brie"], True),
        (["artemis"], [], ["drizzt"], False),
        ([], [], ["artemis"], False),
    ],
)
def test_the_door_opens_when_a_standing_hero_of_each_team_is_there(there, down, out, opens):
    table = night(heroes=NIGHT[:3])
    for name, place in zip(there, ("3b2", "3c3"), strict=False):
        table.hero(name).square = square(place)
    for name in down:
        table.hero(name).hp = 0
    for name in out:
        table.hero(name).square, table.hero(name).away = -1, "out"
    table.end_hero_phase("drizzt")
    assert StarlessNight.door_open.is_set(table.state) == opens


def test_who_opens_the_door_may_leave_in_the_same_hero_phase():
    table = night(heroes=NIGHT[:3], at={"drizzt": "3b1", "artemis": "3c3"})
    table.end_hero_phase("drizzt").answer("yes")
    assert table.hero("drizzt").escaped


@rule("LD-176")
def test_before_the_door_opens_nobody_attacks_a_hero_and_afterwards_only_those_of_the_other_team():
    closed = night()
    assert [targets(closed.state, seat, "within 2") for seat in range(5)] == [[]] * 5
    table = night(open_door=True)
    assert targets(table.state, 0, "within 2") == ["artemis", "jarlaxle"]
    assert targets(table.state, 1, "within 2") == ["drizzt", "catti-brie", "wulfgar"]


@rule("LD-230")
def test_an_attack_on_a_hero_uses_its_ac_and_hit_points_and_defeats_nobody():
    table = night(
        open_door=True,
        powers={"artemis": ["charons-claw"]},
        at={"artemis": "2c1", "wulfgar": "1b3"},
        hp={"drizzt": 2},
        dice=[9, 10],
    )
    assert armor_of(table.state, "drizzt") == 16
    for left in (2, 0):
        table.state.turn.attacked, table.state.turn.actions = False, 0
        table.hero_phase("artemis").answer("use Charon's Claw", "end the Hero Phase")
        assert table.hero("drizzt").hp == left
    assert table.hero("drizzt").square == square("2b1")
    assert table.state.teams[SHADOW].experience == []
    assert not table.told("drew_treasure")
    assert not table.told("defeated")
    assert targets(table.state, 1, "adjacent") == []


@rule("LD-230")
def test_a_hero_whom_another_has_felled_stands_up_with_a_surge_of_its_own_team():
    table = night(open_door=True, hp={"drizzt": 0})
    table.start_turn("drizzt")
    assert (table.hero("drizzt").hp, table.state.teams[COMPANIONS].surges) == (4, 1)


def test_a_power_that_attacks_everything_on_a_tile_leaves_out_its_own_team_and_before_that_all_heroes():
    fury = {"wulfgar": ["fury-of-tempus"]}
    table = night(open_door=True, powers=fury, dice=[20, 20, 20])
    finish(table.hero_phase("wulfgar").answer("use Fury of Tempus"))
    assert [hero.hp for hero in table.state.heroes] == [8, 6, 6, 6, 12]
    table = night(powers=fury, monsters=[("goblin-cutter", "2c1")], dice=[20, 20, 20])
    finish(table.hero_phase("wulfgar").answer("use Fury of Tempus"))
    assert [hero.hp for hero in table.state.heroes] == [8, 8, 6, 8, 12]


def test_a_hero_who_would_skip_an_activation_has_no_attack_in_the_next_hero_phase():
    table = night(
        open_door=True,
        powers={"wulfgar": ["bear-hug"], "artemis": ["charons-claw"]},
        at={"artemis": "2c2", "wulfgar": "2b2"},
        dice=[10],
    )
    finish(table.hero_phase("wulfgar").answer("use Bear Hug"))
    assert table.hero("artemis").hp == 5
    table.state.turn.attacked, table.state.turn.actions = False, 0
    table.start_turn("artemis")
    assert any(option.startswith("move") for option in table.options)
    assert not any(option.startswith("use Charon") for option in table.options)
    table.answer("end the Hero Phase")
    finish(table)
    table.state.turn.attacked, table.state.turn.actions = False, 0
    assert any(option.startswith("use Charon") for option in table.start_turn("artemis").options)


def test_a_hero_who_would_be_pinned_is_immobilized():
    table = night(open_door=True, powers={"jarlaxle": ["wand-of-viscid-globs"]}, dice=[20])
    table.hero_phase("jarlaxle").answer("use Wand of Viscid Globs", "Drizzt")
    assert table.hero("drizzt").conditions == ["immobilized"]


def test_a_token_takes_4_from_the_ac_of_a_hero():
    table = night(open_door=True, powers={"drizzt": ["darkfire"]})
    table.hero_phase("drizzt").answer("use Darkfire", "Artemis Entreri")
    assert armor_of(table.state, "artemis") == 12


def test_a_hero_who_is_no_villain_can_be_placed_like_a_monster():
    table = night(
        open_door=True,
        powers={"wulfgar": ["crushing-blow"]},
        at={"artemis": "2c2", "jarlaxle": "1b3"},
        dice=[20],
    )
    table.hero_phase("wulfgar").answer("use Crushing Blow")
    assert not is_villain(table.state, "artemis")
    table.answer("yes", "3c4")
    assert table.standing_on("artemis") == "3c4"


def test_reactions_work_against_the_attack_of_a_hero():
    table = night(
        open_door=True,
        powers={"jarlaxle": ["drow-cloak"], "drizzt": ["icingdeath"]},
        at={"jarlaxle": "2c1"},
        dice=[12],
    )
    table.hero_phase("drizzt").answer("use Icingdeath", "Drow Cloak")
    assert table.hero("jarlaxle").hp == 8


def test_once_teams_fight_healing_and_company_mean_ones_own_team():
    closed, opened = night(), night(open_door=True)
    assert heroes_near(closed.state, 0, "tile") == [1, 2, 3, 4]
    assert heroes_near(opened.state, 0, "tile") == [2, 4]


@rule("LD-240")
def test_a_hero_whose_team_has_no_surge_left_is_out_and_the_others_of_the_team_play_on():
    table = night(hp={"drizzt": 0})
    table.state.teams[COMPANIONS].surges = 0
    table.hero("drizzt").row = [RowCard("goblin-cutter")]
    table.start_turn("drizzt")
    assert table.hero("drizzt").away == "out"
    assert rows(table)[1] == ["goblin-cutter"]
    assert winners(table) is None
    table.play(("turn", 2))
    assert table.asked == 2


@rule("LD-022", "LD-240")
@pytest.mark.parametrize(
    ("out", "expected"),
    [
        ([], (0, 1, 2, 3, 4)),
        (["catti-brie"], (1, 3)),
        (["jarlaxle"], (0, 2, 4)),
        (["jarlaxle", "drizzt"], ()),
    ],
)
def test_a_team_wins_when_all_its_heroes_have_escaped(out, expected):
    table = night(open_door=True)
    escape(table, *NIGHT)
    for name in out:
        table.hero(name).away = "out"
    assert winners(table.play(("everybody_rests",))) == expected


def test_the_night_is_not_over_while_a_hero_is_in_the_dungeon():
    table = night(open_door=True)
    escape(table, *NIGHT[:4])
    assert winners(table.play(("everybody_rests",))) is None


# ---- 9: Lord of the Shard


def shard(*, truce: bool = False, heroes: list[str] | None = None, **more: Any) -> Crypt:
    """The Crystal Shard (tile 3) has been found."""
    table = setting("9", heroes or SHARD, tiles=["2 north crystal-shard"], **more)
    table.state.heroes[-1].villainous = not truce
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_seat_plays_jarlaxle_at_level_2_with_two_dailies_and_three_items(seats):
    state = begun("9", seats)
    lord = state.heroes[-1]
    assert lord.name == "jarlaxle"
    assert (lord.level, lord.hp) == (2, 10)
    assert [POWERS[card].type for card in lord.powers].count("daily") == 2
    assert [len(hero.items) for hero in state.heroes] == [1] * (seats - 1) + [3]
    assert state.first == 0


def test_nobody_else_may_play_jarlaxle():
    state = new_game("9", 4).state
    assert quest(state).cast(state, 3) == ["jarlaxle"]
    assert "jarlaxle" not in quest(state).cast(state, 0)
    assert "artemis" in quest(state).cast(state, 0)
    assert "quinn" not in quest(state).cast(state, 0)
    guests = new_game("9", 4, guests=True).state
    assert "quinn" in quest(guests).cast(guests, 0)
    assert quest(guests).cast(guests, 3) == ["jarlaxle"]


def test_jarlaxle_starts_on_the_east_half_and_the_others_on_the_west_half():
    state = begun("9", 4)
    assert [hero.tile for hero in state.heroes] == [0, 0, 0, 1]


@rule("LD-180", "LD-181")
def test_with_the_crystal_shard_the_truce_ends_and_an_ordinary_monster_comes():
    table = setting("9", SHARD, stack=["crystal-shard"])
    assert [targets(table.state, seat, "within 2") for seat in range(3)] == [[]] * 3
    assert not is_villain(table.state, "jarlaxle")
    finish(table.explore("drizzt"))
    assert monsters(table) == ["goblin-cutter 3"]
    assert "Jarlaxle is a Villain from now on" in table.log()
    table.state.figures.clear()
    assert [targets(table.state, seat, "within 2") for seat in range(3)] == [
        ["jarlaxle"],
        ["jarlaxle"],
        ["drizzt", "bruenor"],
    ]
    assert is_villain(table.state, "jarlaxle")


@rule("LD-240")
@pytest.mark.parametrize("name", ["drizzt", "jarlaxle"])
def test_during_the_truce_a_hero_who_is_down_without_a_surge_makes_everybody_lose(name):
    table = shard(truce=True, hp={name: 0})
    table.state.team(table.seat(name)).surges = 0
    assert winners(table.start_turn(name)) == ()


@rule("LD-022", "LD-240")
@pytest.mark.parametrize(("name", "expected"), [("drizzt", (2,)), ("bruenor", (2,)), ("jarlaxle", (0, 1))])
def test_after_the_truce_the_other_side_wins_over_a_hero_who_is_down_without_a_surge(name, expected):
    table = shard(hp={name: 0})
    table.state.team(table.seat(name)).surges = 0
    assert winners(table.start_turn(name)) == expected


def test_after_the_truce_a_surge_still_brings_a_hero_back():
    for name, regained in (("drizzt", 4), ("jarlaxle", 5)):  # Jarlaxle has level 2
        table = shard(hp={name: 0})
        assert winners(table.start_turn(name)) is None
        assert table.hero(name).hp == regained


def lord_begins(table: Crypt) -> Crypt:
    """Jarlaxle's turn begins, and nothing more happens in it."""
    table.play(("turn", 2))
    if table.over:
        return table
    state = table.state.clone()
    state.agenda = []
    table.table = Table(RULES, state)
    return table


@rule("LD-022")
def test_jarlaxle_wins_with_the_third_turn_that_he_begins_on_the_shard_s_tile():
    table = shard(at={"jarlaxle": "3a2", "drizzt": "3b2"})
    lord_begins(table)
    assert LordOfTheShard.mastered.get(table.state) == 1
    table.hero("jarlaxle").square = square("2c3")
    lord_begins(table)
    assert LordOfTheShard.mastered.get(table.state) == 1
    table.hero("jarlaxle").square = square("3d3")
    table.play(("turn", 0))
    assert LordOfTheShard.mastered.get(table.state) == 1
    state = table.state.clone()
    state.agenda = []
    table.table = Table(RULES, state)
    lord_begins(table)
    assert (LordOfTheShard.mastered.get(table.state), winners(table)) == (2, None)
    assert winners(lord_begins(table)) == (2,)
    assert "Jarlaxle holds the Crystal Shard: 3 of 3" in table.log()


@pytest.mark.parametrize(("truce", "hp"), [(True, 8), (False, 0)])
def test_the_shard_gives_nothing_during_the_truce_or_to_who_is_down(truce, hp):
    table = shard(truce=truce, at={"jarlaxle": "3a2"}, hp={"jarlaxle": hp})
    lord_begins(table)
    assert not LordOfTheShard.mastered.is_set(table.state)


@rule("LD-182", "LD-183")
def test_a_villainous_hero_acts_in_its_own_hero_phase_only_and_monsters_attack_it():
    table = shard(at={"jarlaxle": "2c1"}, monsters=[("goblin-cutter", "2d1", "drizzt")], dice=[20, 1])
    assert prey(table.state) == [0, 1, 2]
    table.state.turn.tile_placed = True
    finish(table.villain_phase("bruenor"))
    assert not table.told("activated")
    finish(table.activate("goblin-cutter-1"))
    assert table.hero("jarlaxle").hp == 9


@rule("LD-183")
def test_encounters_touch_a_villainous_hero():
    table = shard(encounters=["overrun"])
    finish(table.draw_encounter("drizzt", "overrun"))
    assert [hero.hp for hero in table.state.heroes] == [7, 9, 9]


@rule("LD-180", "LD-228")
def test_a_villainous_hero_attacks_the_others_with_powers_for_each_monster():
    table = shard(
        at={"jarlaxle": "2c2", "bruenor": "2b2"}, powers={"jarlaxle": ["blade-flurry"]}, dice=[19, 19]
    )
    finish(table.hero_phase("jarlaxle").answer("use Blade Flurry"))
    assert [hero.hp for hero in table.state.heroes] == [6, 8, 10]


@rule("LD-181", "LD-228")
def test_powers_for_each_monster_include_the_villainous_hero_and_none_of_the_others():
    table = shard(
        heroes=["wulfgar", "bruenor", "jarlaxle"], powers={"wulfgar": ["fury-of-tempus"]}, dice=[20]
    )
    finish(table.hero_phase("wulfgar").answer("use Fury of Tempus"))
    assert [hero.hp for hero in table.state.heroes] == [12, 10, 8]


@rule("LD-228")
def test_what_excludes_villains_excludes_a_villainous_hero():
    table = shard(
        heroes=["wulfgar", "bruenor", "jarlaxle"],
        at={"jarlaxle": "2c2"},
        powers={"wulfgar": ["crushing-blow"]},
        dice=[19],
    )
    table.hero_phase("wulfgar").answer("use Crushing Blow")
    assert table.prompt == "What does Wulfgar do?"
    assert table.standing_on("jarlaxle") == "2c2"
    assert table.hero("jarlaxle").hp == 8


@rule("LD-182", "LD-228")
def test_a_villainous_hero_explores_and_runs_its_own_villain_phase():
    table = shard(at={"jarlaxle": "2d2"}, stack=["cavern-plain-7"])
    finish(table.explore("jarlaxle"))
    assert rows(table) == [[], [], ["goblin-cutter"]]


# ---- 12: The Face in the Dark


def face(heroes: list[str] | None = None, **more: Any) -> Crypt:
    more.setdefault("stack", ["drow-glyph", "secret-cave"])
    return setting("12", heroes or THREE, **more)


def unveil(table: Crypt, traitor: str, finder: int = 0) -> Crypt:
    """A Hero, by default the first one, finds the Drow Glyph, and the token shows the traitor."""
    for seed in range(99):
        again = Crypt(RULES, table.position.clone())
        again.position.luck = LoadedDice(Luck.seeded(f"face {seed}").secret)
        again.explore(again.position.heroes[finder].name)
        if again.hero(traitor).villainous:
            return again
    raise AssertionError(f"{traitor} is never the traitor")


def revealed(traitor: str, heroes: list[str] | None = None, **more: Any) -> Crypt:
    """The traitor has just been shown."""
    return unveil(face(heroes, **more), traitor)


def unmasked(traitor: str, heroes: list[str] | None = None, **more: Any) -> Crypt:
    """After that, with no Monsters left."""
    table = finish(revealed(traitor, heroes, **more))
    table.state.figures.clear()
    for hero in table.state.heroes:
        hero.row.clear()
    return table


def test_nobody_knows_the_traitor_before_the_drow_glyph_and_each_hero_may_be_it():
    table = face()
    assert len(table.state.teams) == 1
    assert [targets(table.state, seat, "within 2") for seat in range(3)] == [[]] * 3
    shown = [
        [hero.villainous for hero in finish(face(seed=seed).explore("drizzt")).state.heroes].index(True)
        for seed in range(20)
    ]
    assert {*shown} == {0, 1, 2}
    assert finish(face().explore("drizzt")).told("traitor")


@rule("LD-240")
def test_before_the_token_is_turned_up_all_lose_together():
    table = face(hp={"drizzt": 0}, surges=0)
    assert winners(table.start_turn("drizzt")) == ()


@rule("LD-178", "LD-180")
def test_the_traitor_is_whole_again_and_stands_on_the_glyph_with_an_empty_pile():
    table = face(
        at={"wulfgar": "1c3"},
        heroes=["drizzt", "wulfgar", "regis"],
        hp={"wulfgar": 0},
        conditions={"wulfgar": ["poisoned", "immobilized"]},
        curses={"wulfgar": ["mark-of-lolth", "mark-of-lolth"]},
        items={"wulfgar": ["brooch-of-shielding"]},
        experience=["drow-duelist"],
    )
    wulfgar = table.hero("wulfgar")
    wulfgar.powers = ["wulfgars-charge", "bear-hug", "healing-herbs"]
    wulfgar.used = ["wulfgars-charge", "bear-hug"]
    tokens_spent("wulfgars-charge").set(wulfgar, 2)
    again = unveil(table, "wulfgar")
    wulfgar = again.hero("wulfgar")
    assert wulfgar.hp == 12
    assert (wulfgar.conditions, wulfgar.curses, wulfgar.used) == ([], [], [])
    assert not tokens_spent("wulfgars-charge").is_set(wulfgar)
    assert wulfgar.ready("wulfgars-charge")
    assert wulfgar.items == ["brooch-of-shielding"]
    assert again.standing_on("wulfgar") == "3a3"
    assert again.state.encounter_deck.discard == ["mark-of-lolth", "mark-of-lolth"]
    assert [team.experience for team in again.state.teams] == [["drow-duelist"], []]
    assert [hero.team for hero in again.state.heroes] == [0, 1, 0]


def test_a_traitor_who_is_off_the_tiles_comes_back_onto_the_glyph():
    table = face()
    regis = table.hero("regis")
    regis.square, regis.away, regis.notes = -1, "hide-in-a-nook", {"hide-in-a-nook": 1}
    HideInANook.nook.set(table.state, 1)
    again = unveil(table, "regis")
    assert again.standing_on("regis") == "3a3"
    finish(again)
    again.start_turn("regis")
    assert again.prompt == "What does Regis do?"
    assert again.standing_on("regis") == "3a3"


@pytest.mark.parametrize(
    ("heroes", "surges"),
    [(THREE, [3, 1]), ([*THREE, "wulfgar"], [2, 1]), ([*THREE, "wulfgar", "athrogate"], [2, 2])],
)
def test_the_traitor_has_one_surge_two_against_four_and_two_loyal_heroes_get_one_more(heroes, surges):
    table = revealed("drizzt", heroes)
    assert [team.surges for team in table.state.teams] == surges


def test_a_secret_tunnel_leads_from_the_glyph_to_the_ladder():
    assert revealed("drizzt").state.dungeon.tunnel == (square("3a3"), square("1b2"))


@rule("LD-284")
@pytest.mark.parametrize(
    ("traitor", "drawers"), [("drizzt", [1, 2, 3]), ("bruenor", [0, 2, 3]), ("wulfgar", [0, 1, 2])]
)
def test_only_the_loyal_heroes_place_monsters_from_the_active_one_on(traitor, drawers):
    table = revealed(traitor, [*THREE, "wulfgar"])
    finish(table)
    order = [event.facts["hero"] for event in table.told("drew_monster")]
    assert [table.seat(name) for name in order] == drawers
    assert {figure.tile for figure in table.state.figures.values()} == {1, 2}
    assert rows(table)[table.seat(traitor)] == []


@rule("LD-284")
@pytest.mark.parametrize(
    ("traitor", "drawers"), [("drizzt", [2, 3, 1]), ("regis", [3, 0, 1]), ("bruenor", [2, 3, 0])]
)
def test_the_loyal_heroes_place_in_turn_order_from_the_finder_or_the_next_loyal_one(traitor, drawers):
    heroes = [*THREE, "wulfgar"]
    places = {"regis": "2b1", "drizzt": "2c3"}
    table = finish(unveil(face(heroes, at=places), traitor, finder=heroes.index("regis")))
    order = [table.seat(event.facts["hero"]) for event in table.told("drew_monster")]
    assert order == drawers


def test_the_cards_of_the_traitor_stay_with_it():
    table = face(monsters=[("goblin-champion", "2d3", "bruenor")])
    again = finish(unveil(table, "bruenor"))
    assert rows(again)[1] == ["goblin-champion"]


@rule("LD-181", "LD-228")
def test_the_traitor_attacks_the_loyal_heroes_and_they_only_the_traitor():
    table = unmasked("bruenor")
    assert targets(table.state, 1, "within 2") == ["drizzt", "regis"]
    table.hero("bruenor").square = square("2b2")
    assert targets(table.state, 0, "tile") == ["bruenor"]
    assert targets(table.state, 2, "tile") == ["bruenor"]
    assert is_villain(table.state, "bruenor")


@rule("LD-183")
def test_monsters_ignore_the_traitor_but_encounters_and_traps_do_not():
    table = unmasked("bruenor")
    table.hero("bruenor").square = square("2c1")
    table.state.figures = {"goblin-cutter-1": Figure("goblin-cutter", square("2d1"))}
    table.state.luck.dice = [20, 20]  # type: ignore[attr-defined]
    assert prey(table.state) == [0, 2]
    finish(table.activate("goblin-cutter-1", "bruenor"))
    assert (table.hero("drizzt").hp, table.hero("bruenor").hp) == (7, 10)
    finish(table.draw_encounter("bruenor", "overrun"))
    assert table.hero("bruenor").hp == 9
    table.state.markers = {"gas-vent": [1]}
    table.state.luck.dice = [20, 20, 20]  # type: ignore[attr-defined]
    finish(table.trigger("bruenor", "gas-vent"))
    assert table.hero("bruenor").hp == 8


@rule("LD-184")
@pytest.mark.parametrize("kind", ["feral-troll", "dinin-dourden"])
def test_a_monster_that_sees_no_hero_does_nothing_does_not_heal_and_is_not_passed(kind):
    table = unmasked("bruenor")
    table.hero("drizzt").hp = table.hero("regis").hp = 0
    table.state.figures = {f"{kind}-1": Figure(kind, square("2d1"), damage=3)}
    for hero in table.state.heroes:
        hero.row = [RowCard(kind)] if hero.name == "bruenor" else []
    table.state.turn.tile_placed = False
    table.state.encounter_deck = Deck([Packet(["overrun"], [])], [])
    finish(table.villain_phase("bruenor"))
    assert table.figure(f"{kind}-1").damage == 3
    assert rows(table) == [[], [kind], []]
    assert not table.told("activated")
    assert [event.facts["hero"] for event in table.told("drew_encounter")] == ["bruenor"]  # a Hero stands


@rule("LD-184")
def test_a_monster_that_sees_no_hero_keeps_what_would_make_it_skip_an_activation():
    table = unmasked("bruenor")
    table.hero("drizzt").hp = table.hero("regis").hp = 0
    table.state.figures = {"goblin-cutter-1": Figure("goblin-cutter", square("2d1"), notes={SKIPS.key: 1})}
    finish(table.activate("goblin-cutter-1", "bruenor"))
    assert table.figure("goblin-cutter-1").notes == {SKIPS.key: 1}


def test_when_only_the_traitor_stands_monsters_see_nobody():
    table = unmasked("bruenor")
    table.hero("drizzt").hp = table.hero("regis").hp = 0
    table.state.figures = {"goblin-cutter-1": Figure("goblin-cutter", square("2d1"))}
    finish(table.activate("goblin-cutter-1", "bruenor"))
    assert table.standing_on("goblin-cutter-1") == "2d1"


def test_the_active_player_chooses_for_monsters_also_the_traitor():
    table = unmasked("bruenor")
    table.hero("drizzt").square, table.hero("regis").square = square("2b2"), square("2d2")
    table.state.figures = {"goblin-cutter-1": Figure("goblin-cutter", square("2c2"))}
    table.activate("goblin-cutter-1", "bruenor")
    assert (table.asked, table.options) == (1, ["Drizzt", "Regis"])


@rule("LD-227")
def test_what_the_traitor_defeats_is_the_traitor_s_experience_and_treasure():
    table = unmasked("bruenor", treasures=["brooch-of-shielding"])
    table.state.figures = {"goblin-champion-1": Figure("goblin-champion", square("2c2"))}
    table.hero("drizzt").row = [RowCard("goblin-champion")]
    finish(table.play(("strikes", "goblin-champion-1", 1, 9)))
    assert [team.experience for team in table.state.teams] == [[], ["goblin-champion"]]
    assert table.hero("bruenor").items == ["brooch-of-shielding"]


@rule("LD-018", "LD-022", "LD-240")
@pytest.mark.parametrize(("fallen", "expected"), [("bruenor", (0, 2)), ("drizzt", (1,)), ("regis", (1,))])
def test_the_side_wins_of_which_nobody_begins_a_turn_at_0_hp_without_a_surge(fallen, expected):
    table = unmasked("bruenor")
    table.hero(fallen).hp = 0
    table.state.team(table.seat(fallen)).surges = 0
    assert winners(table.start_turn(fallen)) == expected
    names = [table.log().count(f"Victory for {who}:") for who in ("Drizzt and Regis", "Bruenor")]
    assert names == ([1, 0] if fallen == "bruenor" else [0, 1])


def test_a_surge_of_its_own_side_brings_either_back():
    for name, surges in (("bruenor", [3, 0]), ("drizzt", [2, 1])):
        table = unmasked("bruenor")
        table.hero(name).hp = 0
        table.start_turn(name)
        assert [team.surges for team in table.state.teams] == surges
        assert winners(table) is None


def test_an_ally_of_the_traitor_stays_with_its_player():
    table = face()
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("2d3"), owner=0)
    again = finish(unveil(table, "drizzt"))
    assert again.state.friends["guenhwyvar"].owner == 0


# ---- advice for bots


@pytest.mark.parametrize(("adventure", "heroes"), [("5", THREE), ("6", NIGHT), ("9", SHARD), ("12", THREE)])
def test_a_quest_knows_how_far_the_heroes_are_and_where_they_want_to_go(adventure, heroes):
    table = setting(adventure, heroes)
    before = quest(table.state).progress(table.state)
    assert 0 <= before < 0.3
    if adventure == "5":
        give_chest(table, "drizzt", 2)
        table.state.stack = Deck([], [])
        assert quest(table.state).goals(table.state) == [0, 1]
    else:
        trigger = quest(table.state).trigger  # type: ignore[attr-defined]
        table = setting(adventure, heroes, stack=[trigger, "secret-cave"])
        finish(table.explore(heroes[0]))
        assert quest(table.state).goals(table.state) == [2]
    assert quest(table.state).progress(table.state) > before
    assert isinstance(table.state.teams[0], Team)
