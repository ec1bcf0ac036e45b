"""The adventures that are one game: how they are set up, what is special, how they end."""

from __future__ import annotations

import msgspec
import pytest

from questboard.games import load_rules
from questboard.games.adventure import eval
from questboard.games.adventure.board import MIDDLE, Edge, squares
from questboard.games.adventure.hooks.tables import QUESTS
from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.rules.damage import harm, hurt_friend
from questboard.games.adventure.rules.exploring import DOORS, place_tile
from questboard.games.adventure.rules.movement import speed
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.setup import starting_surges
from questboard.games.adventure.state import (
    Deck,
    Ending,
    Figure,
    Object,
    Packet,
    RowCard,
    Token,
)
from questboard.games.ashardalon.adventures.chambers import ChamberQuest
from questboard.games.ashardalon.adventures.endeavor import PRIZE, SneakyEndeavor, landing_place
from questboard.games.ashardalon.adventures.gear import GEAR
from questboard.games.ashardalon.adventures.refuse import CastIntoTheRefuse
from questboard.games.ashardalon.box import BOX
from questboard.kernel import SetupError
from questboard.testing import rule
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import Crypt, crypt, square

RULES = load_rules("ashardalon")
FIVE = ["quinn", "vistra", "keyleth", "tarak", "heskan"]


def position(adventure: str, *heroes: str, **more) -> Crypt:
    """Heroes without powers that would interfere."""
    heroes = heroes or ("quinn",)
    more.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), adventure=adventure, **more)


def ending(table: Crypt) -> Ending | None:
    """Whether the adventure is over as things stand."""
    return quest(table.state).ending(table.state)


def won(table: Crypt) -> bool:
    found = ending(table)
    return found is not None and found.won


def lost(table: Crypt) -> bool:
    found = ending(table)
    return found is not None and not found.won


def kinds(table: Crypt) -> list[str]:
    """The figures on the table, by kind."""
    return [figure.name for figure in table.state.figures.values()]


def progress(table: Crypt) -> float:
    """How far the Heroes have come."""
    return quest(table.state).progress(table.state)


def goals(table: Crypt) -> list[int]:
    """Where the Heroes want to be."""
    return quest(table.state).goals(table.state)


def escape(table: Crypt, *heroes: str) -> None:
    """Some Heroes have left the dungeon."""
    for name in heroes:
        hero = table.hero(name)
        hero.square, hero.away = -1, "escaped"


def run(coroutine) -> None:
    """Carry out an effect that asks nothing."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


def where_in_stack(table: Crypt, tile: str) -> int:
    """The place of a tile in the stack, the top tile being the first."""
    drawn = [card for packet in reversed(table.state.stack.packets) for card in reversed(packet.cards)]
    return drawn.index(tile) + 1


# ---- all of them


def test_every_adventure_has_its_quest():
    assert all(f"ashardalon-{number}" in QUESTS for number in RULES.adventures)


@rule("WA-030")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("adventure", "tile", "first", "last"),
    [
        ("1", "tunnel-exit", 7, 7),
        ("3", "vault", 9, 12),
        ("4", "dire-chamber-entrance", 9, 12),
        ("5", "horrid-chamber-entrance", 9, 12),
        ("6", "horrid-chamber-entrance", 9, 12),
        ("7", "secure-exit", 8, 11),
        ("8", "dire-chamber-entrance", 9, 12),
        ("9", "horrid-chamber-entrance", 9, 12),
        ("10", "horrid-chamber-entrance", 8, 11),
        ("11", "tunnel-exit", 9, 12),
        ("12", "dire-chamber-entrance", 9, 12),
        ("13", "dire-chamber-entrance", 9, 12),
    ],
)
def test_the_special_tile_of_an_adventure_is_one_of_these_tiles_of_the_stack(
    adventure, tile, first, last, seed
):
    table = crypt(["quinn"], adventure=adventure, seed=seed)
    assert first <= where_in_stack(table, tile) <= last
    assert table.state.stack.count == (24 if adventure == "9" else 23)


@rule("WA-049", "WA-064")
@pytest.mark.parametrize("adventure", [str(number) for number in range(1, 14)])
def test_in_every_adventure_an_ordinary_tile_brings_a_monster(adventure):
    table = position(adventure, at={"quinn": "1b1"}, stack=["plain-passage-a"], monster_deck=["snake"])
    table.explore("quinn")
    assert table.state.dungeon.tiles[-1].tile == "plain-passage-a"
    assert kinds(table) == ["snake"]


STAIRS = ("1d2", "2a2", "1d3", "2a3")


@rule("WA-123", "WA-246")
@pytest.mark.parametrize(
    ("adventure", "tile", "before", "found"),
    [
        ("1", "tunnel-exit", (), ("3b2", "3c2", "3b3", "3c3")),
        ("2", "crossing", (), ()),
        ("3", "vault", (), STAIRS),
        ("7", "secure-exit", (), ("2c2",)),
        ("9", "tunnel-exit", STAIRS, (*STAIRS, "3b2", "3c2", "3b3", "3c3")),
        ("10", "crossing", (), ()),
        ("11", "tunnel-exit", (), ("2b2", "2c2", "2b3", "2c3")),
        ("12", "crossing", (), ()),
    ],
)
def test_a_hero_may_leave_from_these_squares_and_from_no_others(adventure, tile, before, found):
    table = position(adventure, at={"quinn": "1b1"})
    if adventure != "3":
        assert quest(table.state).exits(table.state, 0) == sum(1 << square(name) for name in before)
    table = position(adventure, at={"quinn": "1b1"}, tiles=[f"1 north {tile}"])
    GEAR.set(table.hero("quinn"))
    assert quest(table.state).exits(table.state, 0) == sum(1 << square(name) for name in found)


@rule("WA-025", "WA-163")
@pytest.mark.parametrize(("heroes", "surges"), [(1, 1), (2, 3), (5, 3)])
def test_an_adventure_may_give_a_lone_hero_another_number_of_surges(heroes, surges):
    s = position("2", *FIVE[:heroes]).state
    printed = msgspec.structs.replace(BOX.adventures["2"], surges=3, solo_surges=1)
    assert starting_surges(s, printed) == surges


@rule("WA-025", "WA-163")
@pytest.mark.parametrize("adventure", [str(number) for number in range(1, 14)])
@pytest.mark.parametrize("seats", [1, 4])
def test_two_healing_surges_unless_the_adventure_says_otherwise(adventure, seats):
    surges = 3 if adventure in ("9", "12") else 2
    assert deal(RULES, 1 if adventure == "1" else seats, 1, {"adventure": adventure}).state.surges == surges
    told = [line for line in BOX.adventures[adventure].special if "Healing Surges" in line]
    assert told == (["The Heroes start with three Healing Surges."] if surges == 3 else [])


def test_the_first_adventure_is_for_one_hero():
    with pytest.raises(SetupError, match="adventure 1, A Day in the Life of a Hero, is for 1 Hero, not 2"):
        deal(RULES, 2, 1, {"adventure": "1"})


@rule("WA-245")
def test_if_one_effect_wins_and_loses_the_adventure_the_defeat_counts():
    table = position("2", "quinn", hp={"quinn": 0}, surges=0)
    table.state.defeated = 8
    table.start_turn("quinn")
    assert table.state.ending is not None
    assert not table.state.ending.won


@rule("WA-124", "WA-246")
def test_an_escaped_hero_takes_only_villain_phases_and_draws_no_encounter_card():
    table = position("3", "quinn", "vistra", monsters=[("cave-bear", "2d1", "quinn")], at={"vistra": "1a1"})
    escape(table, "quinn")
    table.turn("quinn")
    phases = [event.facts["phase"] for event in table.told("phase") if event.facts["hero"] == "quinn"]
    assert phases == ["villain"]
    assert not table.told("drew_encounter")
    assert table.told("activated")


@rule("WA-014", "WA-246")
def test_an_escaped_hero_with_no_hit_points_does_not_lose_the_game():
    table = position("3", "quinn", "vistra", surges=0)
    escape(table, "quinn")
    table.hero("quinn").hp = 0
    table.play(("turn", 0))
    assert table.state.ending is None


# ---- 1: A Day in the Life of a Hero


@rule("WA-013", "WA-123")
def test_the_hero_wins_by_ending_a_hero_phase_on_the_stairs_of_the_tunnel_exit():
    table = position("1", tiles=["1 north tunnel-exit"], at={"quinn": "3b2"})
    table.end_hero_phase("quinn").answer("yes")
    assert table.state.ending == Ending(True, "the Hero has found a way out", "WA-013")
    assert table.hero("quinn").escaped


@rule("WA-123")
def test_whoever_is_on_the_stairs_need_not_leave_and_beside_them_can_not():
    table = position("1", tiles=["1 north tunnel-exit"], at={"quinn": "3b2"})
    table.end_hero_phase("quinn").answer("no")
    assert table.hero("quinn").on_board
    table = position("1", tiles=["1 north tunnel-exit"], at={"quinn": "3b4"}).end_hero_phase("quinn")
    assert table.over


@rule("WA-246")
def test_the_stairs_of_the_start_tile_are_no_exit_where_the_adventure_does_not_name_them():
    table = position("1", at={"quinn": "1d2"}).end_hero_phase("quinn")
    assert table.over


@rule("WA-046")
def test_the_tunnel_exit_comes_with_a_monster_and_its_black_triangle_counts():
    table = position("1", at={"quinn": "1b1"}, stack=["tunnel-exit"], monster_deck=["snake"])
    table.explore("quinn")
    assert kinds(table) == ["snake"]
    assert table.state.turn.black


@rule("WA-024")
def test_in_the_hard_version_meerak_bars_the_tunnel_exit():
    table = position("1", at={"quinn": "1b1"}, stack=["tunnel-exit"], hard=True)
    table.explore("quinn")
    assert kinds(table) == ["meerak"]
    assert table.hero("quinn").row == []
    s = table.state
    assert quest(s).exits(s, 0) == 0
    assert goals(table) == [2]
    before = progress(table)
    harm(s, "meerak-1", 2, 0, "WA-104")
    assert progress(table) > before
    harm(s, "meerak-1", 99, 0, "WA-104")
    assert quest(s).exits(s, 0) == s.board.exits(2)
    assert ending(table) is None  # the Hero still has to leave


# ---- 2: Monster Hunt


@rule("WA-013")
@pytest.mark.parametrize(("heroes", "wanted"), [(1, 8), (2, 8), (3, 12), (5, 12)])
def test_the_hunt_is_won_with_the_eighth_or_twelfth_monster(heroes, wanted):
    table = position("2", *FIVE[:heroes])
    table.state.defeated = wanted - 1
    assert ending(table) is None
    assert 0 < progress(table) < 1
    table.state.defeated = wanted
    assert won(table)
    assert progress(table) == 1


def last_of_the_hunt(**more) -> Crypt:
    """Vistra next to a Snake, with eleven of twelve Monsters defeated and a natural 20 to come."""
    more.setdefault("dice", [20])
    table = position(
        "2",
        "vistra",
        "quinn",
        "keyleth",
        at={"vistra": "1b2"},
        powers={"vistra": ["sure-strike"], "quinn": [], "keyleth": []},
        monsters=[("snake", "1c2")],
        experience=["gibbering-mouther", "grell"],
        **more,
    )
    table.state.defeated = 11
    return table


@rule("WA-013", "WA-109")
def test_with_the_last_monster_of_the_hunt_nobody_is_asked_about_treasure_or_a_level_any_more():
    table = last_of_the_hunt().hero_phase("vistra").answer("use Sure Strike")
    assert table.over
    assert table.state.ending == Ending(True, "12 Monsters are defeated", "WA-013")
    assert not table.told("drew_treasure")
    assert not table.told("levelled")


@rule("WA-109", "WA-157")
def test_a_monster_that_is_not_the_last_of_the_hunt_brings_treasure_and_perhaps_a_level():
    table = last_of_the_hunt(treasures=["boots-of-striding"])
    table.state.defeated = 10
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.prompt == "Who gets Boots of Striding?"
    table.answer("Quinn")
    assert table.prompt == "Pay 5 of 6 Experience to bring Vistra to level 2?"


@rule("WA-013", "WA-109")
def test_a_monster_that_dies_in_a_villain_phase_can_end_the_hunt_without_treasure_too():
    table = last_of_the_hunt(dice=[], auto_ties=True)
    s = table.state
    s.tokens = {f"blade-barrier-{spot}": Token("blade-barrier", spot, owner=1) for spot in range(12)}
    s.figures["snake-1"].square = square("2c2")
    table.activate("snake-1", active="vistra")
    assert [event.facts["hero"] for event in table.told("defeated")] == ["quinn"]
    assert table.over
    assert won(table)
    assert not table.told("drew_treasure")


@rule("WA-013", "WA-109")
def test_the_goal_of_a_chamber_is_met_without_a_question_about_treasure():
    table = position(
        "12",
        "vistra",
        "quinn",
        at={"vistra": "1a1"},
        powers={"vistra": ["sure-strike"], "quinn": []},
        monsters=[("ashardalon", "1c2")],
        dice=[15],
    )
    s = table.state
    s.chamber = "ashardalons-lair"
    ChamberQuest.chamber_ready.set(s)
    s.figures["ashardalon-1"].damage = s.max_hp("ashardalon-1") - 1
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.over
    assert won(table)
    assert not table.told("drew_treasure")


def test_every_legion_devil_counts_for_the_hunt():
    table = position("2", monsters=[("legion-devil", "2c1"), ("legion-devil", "2d1")])
    harm(table.state, "legion-devil-1", 1, 0, "WA-104")
    assert table.state.defeated == 1


def test_without_tiles_a_player_without_monsters_gets_one_at_the_start_of_the_villain_phase():
    table = position("2", stack=[], monster_deck=["snake"], auto_ties=True)
    run(quest(table.state).villain_phase(table.state, 0))
    assert kinds(table) == ["snake"]
    run(quest(table.state).villain_phase(table.state, 0))
    assert kinds(table) == ["snake"]  # one is there now
    with_tiles = position("2", monster_deck=["snake"])
    run(quest(with_tiles.state).villain_phase(with_tiles.state, 0))
    assert kinds(with_tiles) == []


def test_the_hunters_want_to_be_where_monsters_are():
    assert goals(position("2", monsters=[("snake", "2d1")])) == [1]


# ---- 3: Roghar's Gear


def vault(*heroes: str, **more) -> Crypt:
    """Heroes at the north edge of the Start tile, before the Vault."""
    heroes = heroes or ("quinn",)
    more.setdefault("monster_deck", ["cave-bear", "snake", "orc-archer"])
    more.setdefault("auto_ties", True)
    table = position("3", *heroes, at={heroes[0]: "1b1"}, stack=["vault"], **more)
    table.explore(heroes[0])
    return table


@rule("WA-024")
def test_the_vault_brings_the_gear_a_monster_and_one_before_it_from_every_other_player():
    table = vault("quinn", "vistra", "tarak")
    (gear,) = table.state.tokens.values()
    assert gear == Token("gear", square("3b2"))
    assert [(figure.name, figure.tile) for figure in table.state.figures.values()] == [
        ("cave-bear", 2),
        ("snake", 0),
        ("orc-archer", 0),
    ]
    rows = [[card.name for card in hero.row] for hero in table.state.heroes]
    assert rows == [["cave-bear"], ["snake"], ["orc-archer"]]
    assert table.state.dungeon.closed == ()


def test_a_lone_player_meets_two_monsters_at_the_vault():
    table = vault()
    assert [(figure.name, figure.tile) for figure in table.state.figures.values()] == [
        ("cave-bear", 2),
        ("snake", 0),
    ]


def test_the_gear_lies_on_the_table_however_the_vault_is_turned():
    table = position(
        "3", at={"quinn": "1a2"}, stack=["vault"], monster_deck=["snake", "cave-bear"], auto_ties=True
    )
    table.explore("quinn")
    (gear,) = table.state.tokens.values()
    assert table.state.board.shapes[2].squares[gear.square & 15] == "B"


@rule("WA-174", "WA-282")
def test_with_the_doors_rule_option_the_vault_is_closed():
    assert vault(doors=True).state.dungeon.closed == (2,)


def carrying(*heroes: str, **more) -> Crypt:
    """The first Hero has just taken the Gear."""
    table = vault(*heroes, **more)
    table.state.figures.clear()
    table.state.heroes[0].square = square("3b3")
    table.hero_phase(heroes[0] if heroes else "quinn").answer("pick up Roghar's gear")
    return table


@rule("WA-119")
def test_the_gear_is_picked_up_without_an_action_only_inside_the_vault():
    table = carrying()
    assert table.state.turn.actions == 0
    assert GEAR.is_set(table.hero("quinn"))
    assert goals(table) == [0, 1]
    s = vault().state
    assert not quest(s).takes(s, 0, "gear", square("1b1"))
    assert quest(s).takes(s, 0, "treasure", square("1b1"))
    assert quest(s).takes(s, 0, "gear", square("3b3"))


def test_the_carrier_of_the_gear_is_one_square_slower():
    table = carrying()
    assert speed(table.state, 0) == table.hero("quinn").card.speed - 1


@rule("WA-067")
def test_once_the_gear_is_taken_every_villain_phase_draws_an_encounter_card():
    table = vault()
    assert not quest(table.state).more_encounters(table.state)
    assert quest(table.state).more_encounters(carrying().state)


def test_a_carrier_who_goes_down_drops_the_gear_and_anybody_may_take_it():
    table = carrying("quinn", "vistra")
    s = table.state
    s.heroes[0].square = square("1b2")
    run(take_damage(s, 0, 99, "WA-104"))
    assert not GEAR.is_set(s.heroes[0])
    (gear,) = s.tokens.values()
    assert gear == Token("gear", square("1b2"))
    assert quest(s).takes(s, 1, "gear", square("1b1"))
    assert goals(table) == [0]


@rule("WA-246")
def test_the_last_standing_hero_cannot_leave_without_the_gear():
    table = carrying("quinn", "vistra")
    s = table.state
    assert quest(s).exits(s, 1) == s.board.exits(0) | s.board.exits(1)
    s.heroes[0].hp = 0
    assert quest(s).exits(s, 1) == 0
    s.heroes[0].hp, s.heroes[1].hp = 4, 0
    assert quest(s).exits(s, 0) != 0  # the carrier may go, alone or not


@rule("WA-013")
def test_roghars_gear_is_won_when_all_have_left_one_of_them_with_the_gear():
    table = carrying("quinn", "vistra")
    stages = [progress(table)]
    table.answer("end the Hero Phase")
    table.hero("quinn").square = square("1d2")
    table.end_hero_phase("quinn").answer("yes")
    stages.append(progress(table))
    assert ending(table) is None
    table.hero("vistra").square = square("1d3")
    table.end_hero_phase("vistra").answer("yes")
    assert table.state.ending == Ending(True, "Roghar's gear is brought home", "WA-013")
    stages.append(progress(table))
    assert stages == sorted(stages)


@rule("WA-115")
def test_roghars_gear_is_lost_when_a_downed_hero_finds_no_surge():
    table = position("3", hp={"quinn": 0}, surges=0).start_turn("quinn")
    assert table.state.ending is not None
    assert (table.state.ending.won, table.state.ending.rule) == (False, "WA-115")


# ---- 4, 5, 8, 12: chambers (the cards have tests of their own)


@rule("WA-165")
@pytest.mark.parametrize(
    ("adventure", "card"), [("5", "corrupted-guardians"), ("8", "prison-guard"), ("12", "ashardalons-lair")]
)
def test_some_adventures_name_their_chamber_card(adventure, card):
    entrance = "horrid-chamber-entrance" if adventure == "5" else "dire-chamber-entrance"
    table = position(adventure, at={"quinn": "1b1"}, stack=[entrance], auto_ties=True).explore("quinn")
    while not table.over:
        table.answer(table.options[0])
    assert table.state.chamber == card
    tiles = [placed.tile for placed in table.state.dungeon.tiles[2:]]
    assert len(tiles) >= 4
    assert all(entrance.partition("-")[0] in tile for tile in tiles)


@rule("WA-165", "WA-168")
def test_the_mysterious_chamber_takes_the_top_card_of_the_shuffled_deck():
    found = set()
    for seed in range(6):
        table = position("4", at={"quinn": "1b1"}, stack=["dire-chamber-entrance"], seed=seed, auto_ties=True)
        assert table.state.chamber_deck.count == 14
        top = table.state.chamber_deck.packets[-1].cards[-1]
        table.explore("quinn")
        assert table.state.chamber == top
        found.add(top)
    assert len(found) > 2


@rule("WA-174")
@pytest.mark.parametrize(("adventure", "doors"), [("4", 0), ("5", 1), ("7", 1), ("8", 1), ("12", 0)])
def test_some_adventures_have_closed_doors(adventure, doors):
    assert DOORS.get(position(adventure).state) == doors


@rule("WA-013")
@pytest.mark.parametrize("all_alive", [True, False])
def test_it_is_a_full_success_if_all_captives_are_alive(all_alive):
    table = position("8", at={"quinn": "1b1"}, stack=["dire-chamber-entrance"], auto_ties=True)
    table.explore("quinn")
    while not table.over:
        table.answer(table.options[0])
    s = table.state
    assert len(s.friends) == 2
    for figure in list(s.figures):
        harm(s, figure, 99, -1, "WA-104")
    if not all_alive:
        hurt_friend(s, next(iter(s.friends)), 9)
    s.ending = ending(table)
    assert s.ending is not None
    assert s.ending.won
    assert quest(s).full_success(s) == all_alive
    assert eval.progress(s) == 100 + 20 + 5 + 10 * all_alive


@pytest.mark.parametrize(("heroes", "hp"), [(1, 12), (3, 12), (4, 14), (5, 16)])
def test_ashardalon_is_tougher_against_four_heroes_and_more(heroes, hp):
    table = position(
        "12", *FIVE[:heroes], at={"quinn": "1b1"}, stack=["dire-chamber-entrance"], auto_ties=True
    )
    table.explore("quinn")
    s = table.state
    assert s.max_hp("ashardalon-1") == hp
    harm(s, "ashardalon-1", hp - 1, 0, "WA-104")
    assert ending(table) is None
    harm(s, "ashardalon-1", 1, 0, "WA-104")
    assert won(table)


# ---- 7: Ambush at the Ancient Battlefield


def ambush(*heroes: str, **more) -> Crypt:
    """Heroes on the battlefield, as the first player would set it up."""
    more.setdefault("monster_deck", ["cave-bear", "snake", "orc-archer", "grell", "human-cultist"])
    more.setdefault("auto_ties", True)
    return position("7", *heroes, **more)


@rule("WA-024", "WA-027")
def test_the_heroes_start_in_the_two_southern_rows_of_the_ancient_battlefield():
    table = deal(RULES, 2, 1, {"adventure": "7"})
    while table.ask is not None and table.ask.rule != "WA-027":
        table.answer(0)
    assert table.ask is not None
    assert list(table.ask.options) == list(range(4, 12))
    assert [placed.tile for placed in table.state.dungeon.tiles] == ["ancient-battlefield"]


def test_each_player_places_a_monster_on_the_battlefield_the_scorch_mark_first():
    table = ambush(*FIVE, at=dict(zip(FIVE, ["1a2", "1b2", "1c2", "1d2", "1a3"], strict=True)))
    run(quest(table.state).prepare(table.state))
    assert [figure.square for figure in table.state.figures.values()] == [3, 0, 1, 2, square("1b3")]
    assert all(len(hero.row) == 1 for hero in table.state.heroes)


@rule("WA-067")
def test_in_the_first_round_of_the_ambush_no_encounter_card_is_drawn_in_step_one():
    table = ambush("quinn", encounters=["unbearable-heat"])
    table.state.round = 1
    table.villain_phase("quinn")
    assert not table.told("drew_encounter")
    table.state.round = 2
    table.villain_phase("quinn")
    assert table.told("drew_encounter")


def test_the_secure_exit_brings_a_monster_and_calls_kraash_onto_the_battlefield():
    table = ambush("quinn", at={"quinn": "1a1"}, stack=["secure-exit"])
    table.explore("quinn").answer("the north edge of tile 1")
    assert [(figure.name, figure.tile) for figure in table.state.figures.values()] == [
        ("cave-bear", 1),
        ("kraash", 0),
    ]
    assert table.state.dungeon.closed == (1,)


def at_the_ladder(*heroes: str) -> Crypt:
    at = dict(zip(heroes, ["1a2", "1b2"], strict=False))
    table = ambush(*heroes, tiles=["1 north secure-exit"], at=at)
    table.state.dungeon = table.state.dungeon.with_door_open(1)
    table.state.figures["kraash-1"] = Figure("kraash", 0)
    return table


@rule("WA-013", "WA-123")
def test_the_ambush_is_won_when_all_have_left_by_the_ladder():
    table = at_the_ladder("quinn", "vistra")
    escape(table, "vistra")
    assert ending(table) is None
    table.hero("quinn").square = table.state.board.exits(1).bit_length() - 1
    table.end_hero_phase("quinn").answer("yes")
    assert table.state.ending is not None
    assert table.state.ending.won


@rule("WA-013")
def test_the_ambush_is_won_when_kraash_is_defeated_and_one_hero_has_left():
    table = at_the_ladder("quinn", "vistra")
    before = progress(table)
    harm(table.state, "kraash-1", 99, 0, "WA-104")
    assert before < progress(table) < 1
    assert ending(table) is None
    escape(table, "vistra")
    assert won(table)


def test_the_ambushed_want_to_reach_the_secure_exit():
    assert goals(ambush("quinn")) == []
    assert goals(at_the_ladder("quinn")) == [1]


# ---- 9: Sneaky Endeavor


def sneak(*heroes: str, tiles: tuple[str, ...] = ("1", "2", "3"), **more) -> Crypt:
    """Heroes who have just found the chamber."""
    heroes = heroes or ("quinn",)
    more.setdefault("monster_deck", ["cave-bear", "snake", "orc-archer"])
    table = position(
        "9", *heroes, at={heroes[0]: "1b1"}, stack=["horrid-chamber-entrance"], auto_ties=True, **more
    )
    stack = [f"horrid-chamber-{number}" for number in reversed(tiles)]
    table.state.chamber_stack = Deck([Packet(stack, [])], [])
    table.explore(heroes[0])
    return table


@rule("WA-030")
def test_the_tunnel_exit_is_somewhere_below_the_tiles_with_the_entrance():
    places = {where_in_stack(crypt(["quinn"], adventure="9", seed=seed), "tunnel-exit") for seed in range(99)}
    assert places == set(range(13, 25))


@rule("WA-024", "WA-203")
def test_the_chamber_has_the_rage_drake_a_monster_each_and_four_tokens_on_scorch_marks():
    table = sneak("quinn", "vistra")
    s = table.state
    assert kinds(table) == ["rage-drake", "cave-bear", "snake", "ashardalon"]
    tokens = [token for token in s.tokens.values() if token.kind == "face-down"]
    assert sorted(token.square for token in tokens) == sorted(
        s.board.scorch(slot) for slot in s.chamber_tiles
    )
    assert len(tokens) == 4
    assert s.treasure_tokens.count == 4


def test_in_a_small_chamber_tokens_lie_on_other_squares_too():
    table = sneak(tiles=())
    s = table.state
    places = [token.square for token in s.tokens.values()]
    assert places[0] == s.board.scorch(2)
    assert len(set(places)) == 4
    assert all(place >> 4 == 2 for place in places)


@rule("WA-024")
def test_ashardalon_comes_home_to_the_stairs_of_the_start_tile_or_near_them_when_the_chamber_is_found():
    table = sneak()
    assert table.figure("ashardalon-1").square == square("1d2")
    assert any("ashardalon-breathes" in packet.cards for packet in table.state.encounter_deck.packets)
    run(quest(table.state).taken(table.state, 0, "prize"))
    assert kinds(table).count("ashardalon") == 1
    blocked = sneak("quinn", "vistra", "keyleth")  # they stand around the stairs
    assert not blocked.state.base("ashardalon-1") & blocked.state.friend_squares()
    assert landing_place(position("9", "quinn", at={"quinn": "1a1"}).state) == [square("1d2"), square("2a2")]


@rule("WA-119", "WA-180", "WA-282")
def test_a_token_is_turned_up_when_it_is_picked_up_and_one_is_the_prize():
    table = sneak(treasures=["boots-of-striding"])
    s = table.state
    s.treasure_tokens = Deck([Packet(["100", "200", "treasure", "300"], [])], [])
    s.figures.clear()
    squares_of_tokens = [token.square for token in s.tokens.values()]
    s.heroes[0].square = squares_of_tokens[0]
    stages = [progress(table)]
    assert set(goals(table)) == set(s.chamber_tiles)
    table.hero_phase("quinn").answer("pick up a face-down token")
    assert not PRIZE.is_set(table.hero("quinn"))
    assert (table.hero("quinn").gold, table.hero("quinn").items) == ([], [])
    stages.append(progress(table))
    table.state.heroes[0].square = squares_of_tokens[1]
    table.answer("end the Hero Phase")
    table.hero_phase("quinn").answer("pick up a face-down token")
    assert PRIZE.is_set(table.hero("quinn"))
    stages.append(progress(table))
    assert stages == sorted(set(stages))
    assert goals(table) == [0, 1]
    assert "turns up the prize" in table.log()


@rule("WA-064", "WA-286")
@pytest.mark.parametrize("stack", [["tunnel-exit"], ["crossing"]])
def test_the_tunnel_exit_of_the_sneaky_endeavor_comes_with_a_monster_like_any_other_tile(stack):
    table = position("9", at={"quinn": "1b1"}, stack=stack, monster_deck=["snake"]).explore("quinn")
    assert kinds(table) == ["snake"]
    assert table.figure("snake-1").tile == 2


@rule("WA-282")
def test_treasure_tokens_have_no_use_in_the_sneaky_endeavor():
    table = sneak()
    assert not quest(table.state).uses_treasure_tokens(table.state)


def thief(*heroes: str, **more) -> Crypt:
    """The first Hero carries the prize."""
    table = sneak(*heroes, **more)
    s = table.state
    s.tokens.clear()
    s.figures.clear()
    PRIZE.set(s.heroes[0])
    SneakyEndeavor.prize_found.set(s)
    return table


def test_a_carrier_who_goes_down_drops_the_prize_where_anybody_may_take_it():
    table = thief("quinn", "vistra")
    s = table.state
    run(take_damage(s, 0, 99, "WA-104"))
    assert list(s.tokens.values()) == [Token("prize", square("1b1"))]
    assert goals(table) == [0]
    table.hero("vistra").square = square("1b2")
    table.hero_phase("vistra").answer("pick up the prize")
    assert PRIZE.is_set(table.hero("vistra"))


@rule("WA-013", "WA-123")
@pytest.mark.parametrize("where", ["1d2", "2a3", "tunnel"])
def test_the_prize_is_won_by_leaving_with_it_by_either_exit(where):
    table = thief("quinn", "vistra")
    if where == "tunnel":
        s = table.state
        slot = place_tile(s, "tunnel-exit", Edge(*s.board.unexplored()[0]))
        table.hero("quinn").square = squares(s.board.exits(slot))[0]
    else:
        table.hero("quinn").square = square(where)
    table.end_hero_phase("quinn").answer("yes")
    assert table.state.ending == Ending(True, "the prize is stolen", "WA-013")


@rule("WA-015")
def test_the_endeavor_is_lost_when_the_last_hero_leaves_without_the_prize():
    table = sneak("quinn", "vistra")
    escape(table, "quinn")
    assert ending(table) is None
    escape(table, "vistra")
    assert lost(table)


# ---- 10: The Vast Gate


LARGE = [
    "large-horrid-chamber",
    "horrid-chamber-1",
    "horrid-chamber-2",
    "horrid-chamber-3",
    "horrid-chamber-4",
]


def gate(*heroes: str, tiles: list[str] = LARGE, **more) -> Crypt:
    """Heroes who have just found the Vast Gate."""
    heroes = heroes or ("quinn",)
    more.setdefault("monster_deck", ["grell", "gibbering-mouther", "cave-bear", "snake", "orc-archer"])
    more.setdefault("auto_ties", True)
    table = position("10", *heroes, at={heroes[0]: "1b1"}, stack=["horrid-chamber-entrance"], **more)
    table.state.chamber_stack = Deck([Packet(tiles[::-1], [])], [])
    table.explore(heroes[0])
    return table


@rule("WA-024", "WA-027")
def test_the_heroes_of_the_vast_gate_start_on_any_square_of_the_dire_chamber():
    table = deal(RULES, 1, 1, {"adventure": "10"})
    while table.ask is not None and table.ask.rule != "WA-027":
        table.answer(0)
    assert table.ask is not None
    assert len(table.ask.options) == 12
    assert [placed.tile for placed in table.state.dungeon.tiles] == ["dire-chamber"]


@rule("WA-120")
@pytest.mark.parametrize(("heroes", "hp"), [(1, 5), (2, 5), (3, 6), (5, 8)])
def test_the_gate_stands_on_the_farthest_chamber_tile_and_is_tougher_against_many(heroes, hp):
    table = gate(*FIVE[:heroes])
    s = table.state
    slot = s.objects["vast-gate"].tile
    assert s.objects["vast-gate"] == Object("vast-gate", slot, 12, hp)
    far = s.board.tiles_from(1)
    assert far[slot] == max(far[tile] for tile in s.chamber_tiles) == 2


def test_the_gate_is_filled_with_aberrant_monsters_and_its_card_is_near_the_top():
    table = gate(monster_deck=["cave-bear", "grell"])
    assert kinds(table) == ["grell"]
    top = table.state.encounter_deck.packets[-1]
    assert "the-vast-gate-flares" in top.cards
    assert len(top.cards) == 4


def test_a_time_token_goes_with_every_round_and_with_the_last_one_comes_the_gauth():
    table = gate()
    s = table.state
    for left in (4, 3, 2, 1):
        run(quest(s).end_of_round(s))
        assert s.time == left
        assert "bellax" not in kinds(table)
    run(quest(s).end_of_round(s))
    assert kinds(table)[-1] == "bellax"
    around = s.board.around(MIDDLE << 16 * s.objects["vast-gate"].tile)
    assert around >> table.figure("bellax-1").square & 1
    run(quest(s).end_of_round(s))
    assert kinds(table).count("bellax") == 1


@rule("WA-030")
@pytest.mark.parametrize(("first", "goes"), [(0, 1), (1, 0)])
def test_a_time_token_goes_when_the_last_player_of_a_round_has_had_a_turn(first, goes):
    table = position("11", "quinn", "vistra", at={"quinn": "1a1", "vistra": "1b1"})
    table.state.first = first
    table.play(("next_turn", 1 - goes))
    assert table.state.time == 2
    table = position("11", "quinn", "vistra", at={"quinn": "1a1", "vistra": "1b1"})
    table.state.first = first
    table.play(("next_turn", goes))
    assert table.state.time == 1


def test_time_stands_still_until_the_gate_is_found():
    s = position("10").state
    run(quest(s).end_of_round(s))
    assert s.time == 5


@rule("WA-013", "WA-121")
def test_the_vast_gate_is_won_with_its_destruction():
    table = gate()
    before = progress(table)
    assert goals(table) == [table.state.objects["vast-gate"].tile]
    harm(table.state, "vast-gate", 4, 0, "WA-121")
    assert before < progress(table) < 1
    assert ending(table) is None
    harm(table.state, "vast-gate", 1, 0, "WA-121")
    assert won(table)


@rule("WA-015", "WA-283")
@pytest.mark.parametrize(("heroes", "many"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_too_many_aberrant_monsters_at_the_end_of_a_villain_phase_lose_the_adventure(heroes, many):
    table = position("10", *FIVE[:heroes])
    s = table.state
    for number in range(many - 1):
        s.figures[f"grell-{number}"] = Figure("grell", 0)
    s.figures["snake-1"] = Figure("snake", 0)
    run(quest(s).end_of_villain_phase(s, 0))
    assert s.ending is None
    s.figures["bellax-1"] = Figure("bellax", 0)
    run(quest(s).end_of_villain_phase(s, 0))
    assert s.ending is not None
    assert (s.ending.won, s.ending.rule) == (False, "WA-015")


@rule("WA-283")
def test_aberrant_monsters_are_not_counted_in_the_turn_in_which_the_gate_is_found():
    table = gate()
    s = table.state
    for number in range(6):
        s.figures[f"grell-{number}"] = Figure("grell", 0)
    run(quest(s).end_of_villain_phase(s, 0))
    assert s.ending is None
    run(quest(s).end_of_villain_phase(s, 0))
    assert s.ending is not None


# ---- 11: Cast into the Refuse


@rule("WA-024", "WA-147")
def test_the_captives_start_on_the_horrid_chamber_without_treasure():
    table = deal(RULES, 2, 1, {"adventure": "11"})
    while table.ask is not None and not table.state.round:
        table.answer(0)
    assert [hero.items for hero in table.state.heroes] == [[], []]
    assert [placed.tile for placed in table.state.dungeon.tiles] == ["horrid-chamber"]
    assert table.state.time == 2


def test_the_otyugh_comes_up_on_the_start_tile_with_the_last_time_token():
    table = position("11", "quinn", "vistra", at={"quinn": "1a1", "vistra": "1b1"}, auto_ties=True)
    s = table.state
    run(quest(s).end_of_round(s))
    assert (s.time, kinds(table)) == (1, [])
    run(quest(s).end_of_round(s))
    assert (s.time, kinds(table)) == (0, ["otyugh"])
    assert table.figure("otyugh-1").tile == 0
    run(quest(s).end_of_round(s))
    assert kinds(table) == ["otyugh"]


@rule("WA-109")
def test_the_first_treasure_of_each_hero_is_one_of_two():
    cards = ["boots-of-striding", "potion-of-healing", "lucky-charm"]
    table = position("11", treasures=cards, monsters=[("snake", "1b1")], at={"quinn": "1a1"}, dice=[20])
    table.hero("quinn").powers = ["sacred-flame"]
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.options == ["Boots of Striding", "Potion of Healing"]
    table.answer("Potion of Healing")
    assert table.hero("quinn").items == ["potion-of-healing"]
    assert table.state.treasure_deck.discard == ["boots-of-striding"]
    assert CastIntoTheRefuse.treasure_drawn["quinn"].is_set(table.state)


def test_later_treasures_are_drawn_one_at_a_time():
    cards = ["boots-of-striding", "potion-of-healing"]
    table = position("11", treasures=cards, monsters=[("snake", "1b1")], at={"quinn": "1a1"}, dice=[20])
    CastIntoTheRefuse.treasure_drawn["quinn"].set(table.state)
    table.hero("quinn").powers = ["sacred-flame"]
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.hero("quinn").items == ["boots-of-striding"]


def test_two_monsters_wait_on_the_tunnel_exit():
    table = position(
        "11", at={"quinn": "1b1"}, stack=["tunnel-exit"], monster_deck=["snake", "grell"], auto_ties=True
    )
    table.explore("quinn")
    assert [(figure.name, figure.tile) for figure in table.state.figures.values()] == [
        ("snake", 1),
        ("grell", 1),
    ]
    assert table.hero("quinn").row == [RowCard("snake"), RowCard("grell")]
    assert goals(table) == [1]


@rule("WA-013")
def test_the_pit_is_won_when_all_have_left_by_the_tunnel_exit():
    table = position("11", "quinn", "vistra", tiles=["1 north tunnel-exit"])
    escape(table, "vistra")
    assert ending(table) is None
    table.hero("quinn").square = squares(table.state.board.exits(1))[0]
    table.end_hero_phase("quinn").answer("yes")
    assert table.state.ending is not None
    assert table.state.ending.won


@rule("WA-013")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_pit_is_won_when_the_otyugh_is_defeated_and_half_of_the_heroes_have_left(heroes, needed):
    at = dict(zip(FIVE, ["1a3", "1b3", "1c3", "1d3", "1d2"], strict=True))
    table = position("11", *FIVE[:heroes], tiles=["1 north tunnel-exit"], at=at)
    table.state.figures["otyugh-1"] = Figure("otyugh", 0)
    escape(table, *FIVE[:needed])
    assert ending(table) is None
    before = progress(table)
    harm(table.state, "otyugh-1", 99, -1, "WA-104")
    assert won(table)
    assert progress(table) > before
    table.hero(FIVE[0]).away = ""
    assert ending(table) is None


# ---- a game of each by random answers


def games() -> list[tuple[str, int]]:
    """Every adventure alone, and each with one bigger party."""
    parties = [2, 3, 4, 5]
    return [
        (number, seats)
        for place, number in enumerate(RULES.adventures)
        for seats in ([1] if number == "1" else [1, parties[place % 4]])
    ]


@rule("WA-010")
@pytest.mark.parametrize(("adventure", "seats"), games())
def test_an_adventure_can_be_played_to_its_end(adventure, seats):
    table = deal(RULES, seats, 11, {"adventure": adventure})
    things = RULES.inventory(table.state)
    for _ in random_answers(table, 11, most=4000):
        assert RULES.inventory(table.state) == things
        assert 0 <= quest(table.state).progress(table.state) <= 1
    assert table.ask is None, "the game doesn't end"
    assert len(table.outcome.standing) == seats
