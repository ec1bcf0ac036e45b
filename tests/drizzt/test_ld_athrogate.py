"""Athrogate: Battlerage and the powers 158 to 167."""

import pytest

from questboard.games.adventure.rules.combat import afflict, armor_of
from questboard.games.adventure.rules.marks import WEAKENED
from questboard.games.adventure.rules.reactions import return_token, tokens_left, tokens_spent
from questboard.games.adventure.state import AdventureState, RowCard
from questboard.games.drizzt.registry import STEPS
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt

DUO = ["athrogate", "wulfgar"]
EAST = ["2 east drow-glyph", "3 east cavern-plain-5"]
"""Tiles 3 and 4: one and two tiles away from tile 2."""

FULL = ["a2", "b2", "c2", "d2", "a3", "c3", "d3", "a4", "b4", "c4"]
"""All squares of tile 1 but b3."""


def battlerager(*powers, heroes=("athrogate",), strikes=0, **position):
    """Athrogate with some powers besides Cracker and Whacker, and so many Double Strike tokens."""
    table = crypt(list(heroes), game="drizzt", powers={"athrogate": powers, "wulfgar": []}, **position)
    hero = table.hero("athrogate")
    tokens_spent("double-strike").set(hero, 2 - strikes)
    if not strikes:
        hero.used.append("double-strike")
    return table


# ---- Battlerage


@rule("LD-061", "LD-245")
@pytest.mark.parametrize(("hit_points", "die", "damage"), [(5, 8, 2), (4, 8, 3), (4, 7, 0)])
def test_battlerage_adds_1_damage_to_hits_on_adjacent_monsters_with_4_hit_points_or_fewer(
    hit_points, die, damage
):
    table = battlerager(
        at={"athrogate": "1b3"}, hp={"athrogate": hit_points}, monsters=[("methil", "1c3")], dice=[die]
    ).hero_phase("athrogate")
    table.answer("use Whacker")
    assert table.figure("methil-1").damage == damage


def test_battlerage_is_for_adjacent_monsters_only():
    table = battlerager(
        "bawdy-battle-rhyme",
        at={"athrogate": "1a2"},
        hp={"athrogate": 4},
        monsters=[("methil", "1d3"), ("artemis-entreri", "1b2")],
        dice=[15, 15],
    ).hero_phase("athrogate")
    table.answer("use Bawdy Battle Rhyme")
    assert (table.figure("methil-1").damage, table.figure("artemis-entreri-1").damage) == (1, 2)


# ---- 158 Cracker


@rule("LD-014")
@pytest.mark.parametrize(("die", "armor"), [(8, 10), (7, 14)])
def test_cracker_puts_a_token_of_minus_4_ac_on_a_monster_that_it_hits(die, armor):
    table = battlerager(at={"athrogate": "1b3"}, monsters=[("methil", "1c3")], dice=[die])
    table.hero_phase("athrogate").answer("use Cracker")
    assert armor_of(table.state, "methil-1") == armor
    assert table.figure("methil-1").damage == (1 if die == 8 else 0)


def test_cracker_spends_no_token_on_a_monster_that_it_defeats():
    table = battlerager(
        at={"athrogate": "1b3"}, monsters=[("goblin-cutter", "1c3"), ("methil", "2b2")], dice=[15]
    )
    table.hero_phase("athrogate").answer("use Cracker")
    assert table.state.figures.keys() == {"methil-1"}
    assert not table.told("weakened")


# ---- 160 Coordinated Assault


def assault(dice, monster="methil", **position):
    """Athrogate next to a Monster, Wulfgar on the next tile."""
    table = battlerager(
        "coordinated-assault",
        heroes=DUO,
        at={"athrogate": "1b3", "wulfgar": position.pop("wulfgar", "2a2")},
        monsters=[(monster, "1c3"), *position.pop("monsters", [])],
        dice=dice,
        **position,
    ).hero_phase("athrogate")
    table.answer("use Coordinated Assault")
    return table


def test_coordinated_assault_is_cracker_then_whacker_then_an_at_will_of_another_hero():
    table = assault([6, 2, 3])
    assert table.asked == table.seat("wulfgar")
    assert WEAKENED.is_set(table.figure("methil-1"))
    assert table.figure("methil-1").damage == 1 + 2, "6 + 8 hits AC 14, 2 + 8 hits AC 10"
    table.answer("Aegis-fang")
    assert table.figure("methil-1").damage == 1 + 2 + 2, "3 + 7 hits AC 10"
    assert table.hero("athrogate").used == ["double-strike", "coordinated-assault"]


def test_a_coordinated_assault_whose_first_attack_misses_puts_no_token():
    table = assault([5, 6])
    assert table.figure("methil-1").damage == 2, "5 + 8 misses AC 14, 6 + 8 hits it"
    assert not WEAKENED.is_set(table.figure("methil-1"))


def test_the_helper_of_a_coordinated_assault_may_attack_no_other_monster_and_may_pass():
    table = assault([6, 2, 15], monsters=[("yvonnel", "2b2")])
    table.answer("Aegis-fang")
    assert table.figure("methil-1").damage == 5, "Yvonnel could not be chosen"
    assert table.figure("yvonnel-1").damage == 0
    passing = assault([6, 2])
    passing.answer("pass")
    assert passing.figure("methil-1").damage == 3


def test_a_coordinated_assault_is_over_when_the_monster_is_defeated():
    table = assault([15], monster="goblin-cutter", treasures=["brooch-of-shielding"])
    assert table.prompt == "Who gets Brooch of Shielding?"
    assert len(table.told("attacks")) == 1


def test_a_coordinated_assault_needs_a_helper_within_1_tile_of_the_monster():
    table = assault([6, 2], wulfgar="3c3", tiles=EAST)
    assert table.prompt == "What does Athrogate do?"


# ---- 161 Morningstar Flurry


def test_morningstar_flurry_is_three_attacks_on_any_adjacent_monsters():
    table = battlerager(
        "morningstar-flurry",
        at={"athrogate": "1b3"},
        monsters=[("methil", "1c3"), ("yvonnel", "1a3")],
        dice=[8, 9, 8],
    ).hero_phase("athrogate")
    table.answer("use Morningstar Flurry", "Methil", "Yvonnel", "Methil")
    assert (table.figure("methil-1").damage, table.figure("yvonnel-1").damage) == (2, 1)


# ---- 162 Oil of Impact


@pytest.mark.parametrize(("die", "damage"), [(6, 4), (5, 1)])
def test_oil_of_impact_hurts_every_other_monster_adjacent_to_the_target_hit_or_miss(die, damage):
    table = battlerager(
        "oil-of-impact",
        at={"athrogate": "1a3"},
        monsters=[("methil", "1b3"), ("yvonnel", "1c2"), ("artemis-entreri", "1d3")],
        dice=[die],
    ).hero_phase("athrogate")
    table.answer("use Oil of Impact")
    assert {name: figure.damage for name, figure in table.state.figures.items()} == {
        "methil-1": damage,
        "yvonnel-1": 1,
        "artemis-entreri-1": 0,
    }


def test_oil_of_impact_spreads_from_the_square_of_a_defeated_target():
    table = battlerager(
        "oil-of-impact",
        at={"athrogate": "1a3"},
        monsters=[("goblin-cutter", "1b3"), ("yvonnel", "1c2")],
        dice=[15],
    ).hero_phase("athrogate")
    table.answer("use Oil of Impact")
    assert table.figure("yvonnel-1").damage == 1


# ---- 163 Bawdy Battle Rhyme


def test_bawdy_battle_rhyme_attacks_the_tile_and_gives_the_heroes_near_1_to_attack_rolls_for_a_round():
    position = {
        "heroes": DUO,
        "at": {"athrogate": "1a3", "wulfgar": "2a2"},
        "monsters": [("methil", "1c3"), ("yvonnel", "1d2")],
    }
    table = battlerager("bawdy-battle-rhyme", dice=[8, 8, 6, 6], **position).hero_phase("athrogate")
    table.answer("use Bawdy Battle Rhyme", "end the Hero Phase")
    assert (table.figure("methil-1").damage, table.figure("yvonnel-1").damage) == (1, 0)
    table.state.turn.attacked, table.state.turn.actions = False, 0
    table.hero_phase("wulfgar").answer("use Aegis-fang", "Methil", "end the Hero Phase")
    assert table.figure("methil-1").damage == 3, "6 + 7 + 1 hits AC 14"
    table.start_turn("athrogate").answer("end the Hero Phase")
    table.state.turn.attacked, table.state.turn.actions = False, 0
    table.hero_phase("wulfgar").answer("use Aegis-fang", "Methil")
    assert table.figure("methil-1").damage == 3, "6 + 7 misses"


# ---- 164 Double Strike


def test_double_strike_spends_a_token_for_one_more_at_will_attack_once_in_a_hero_phase():
    table = battlerager(
        strikes=2, at={"athrogate": "1b3"}, monsters=[("methil", "1c3")], dice=[8, 8]
    ).hero_phase("athrogate")
    table.answer("use Whacker", "Double Strike", "Whacker")
    assert table.figure("methil-1").damage == 4
    assert tokens_left(table.hero("athrogate"), "double-strike") == 1
    assert table.prompt == "What does Athrogate do?", "the second token is for another Hero Phase"
    assert table.state.turn.actions == 1


@rule("LD-102")
def test_double_strike_is_used_up_with_its_last_token_until_one_comes_back():
    table = battlerager(
        strikes=1, at={"athrogate": "1b3"}, monsters=[("methil", "1c3")], dice=[8, 8]
    ).hero_phase("athrogate")
    table.answer("use Cracker", "Double Strike", "Cracker")
    hero = table.hero("athrogate")
    assert not hero.ready("double-strike")
    return_token(table.state, 0, "double-strike")
    assert hero.ready("double-strike")


def test_double_strike_needs_a_target_and_an_attack():
    table = battlerager(
        strikes=2, at={"athrogate": "1b3"}, monsters=[("goblin-cutter", "1c3")], dice=[15]
    ).hero_phase("athrogate")
    assert "use Double Strike" not in table.options
    table.answer("use Whacker")
    assert table.prompt == "What does Athrogate do?"
    assert tokens_left(table.hero("athrogate"), "double-strike") == 2


# ---- 165 Figurine of Snort


@rule("LD-232")
def test_figurine_of_snort_puts_snort_on_athrogates_tile():
    table = battlerager("figurine-of-snort", at={"athrogate": "1b3"}).hero_phase("athrogate")
    table.answer("use Figurine of Snort")
    assert {option >> 4 for option in table.ask.options} == {0}
    table.answer("1c3")
    snort = table.state.friends["snort"]
    assert (snort.owner, snort.square) == (0, 10)
    assert table.hero("athrogate").used == ["double-strike", "figurine-of-snort"]


def test_snort_comes_onto_a_connected_tile_where_athrogates_is_full():
    monsters = [("goblin-cutter", f"1{place}") for place in FULL]
    table = battlerager("figurine-of-snort", at={"athrogate": "1b3"}, monsters=monsters)
    table.hero_phase("athrogate").answer("use Figurine of Snort")
    assert {option >> 4 for option in table.ask.options} == {1}


def test_a_snort_that_is_there_is_not_called_again():
    table = battlerager("figurine-of-snort", at={"athrogate": "1b3"}).hero_phase("athrogate")
    table.answer("use Figurine of Snort", "1c3")
    table.hero("athrogate").used.remove("figurine-of-snort")
    table.answer("move to 1a3")
    assert "use Figurine of Snort" not in table.options


# ---- 166 Thick Skull


def skull(card, dice):
    """Athrogate on the tile of a Trap that is activated."""
    table = battlerager("thick-skull", at={"athrogate": "1b3"}, dice=dice)
    table.state.markers[card] = [0]
    table.hero("athrogate").row.append(RowCard(card))
    return table.trigger("athrogate", card)


def test_thick_skull_ignores_the_damage_of_a_trap_or_a_condition():
    damage = skull("poison-dart-wall", [20])
    damage.answer("Thick Skull")
    assert (damage.hero("athrogate").hp, damage.hero("athrogate").conditions) == (8, ["poisoned"])
    condition = skull("poison-dart-wall", [20])
    condition.answer("pass", "Thick Skull")
    assert (condition.hero("athrogate").hp, condition.hero("athrogate").conditions) == (7, [])
    assert condition.hero("athrogate").used == ["double-strike", "thick-skull"]
    web = skull("web-snare", [20])
    web.answer("Thick Skull")
    assert web.hero("athrogate").conditions == []


def test_thick_skull_answers_neither_to_other_damage_nor_to_a_condition_that_he_has():
    table = battlerager(
        "thick-skull", at={"athrogate": "1b3"}, monsters=[("goblin-archer", "1a3")], dice=[20]
    )
    table.activate("goblin-archer-1")
    assert table.hero("athrogate").hp == 7
    late = battlerager("thick-skull", at={"athrogate": "1b3"}, conditions={"athrogate": ["poisoned"]})
    late.start_turn("athrogate")
    assert late.prompt == "What does Athrogate do?"


@STEPS
async def daze(s: AdventureState, seat: int, condition: str) -> None:
    """A Hero gets a condition."""
    await afflict(s, seat, condition, "LD-089")


@pytest.mark.parametrize(
    ("condition", "offered"), [("poisoned", True), ("immobilized", True), ("dazed", False)]
)
def test_thick_skull_is_no_help_against_a_condition_of_another_box(condition, offered):
    table = battlerager("thick-skull").play(("daze", 0, condition))
    assert table.over is not offered


# ---- 167 Keg Breaker


def test_keg_breaker_gives_3_hit_points_for_one_of_the_two_actions():
    table = battlerager(
        "keg-breaker",
        at={"athrogate": "1b3"},
        hp={"athrogate": 3},
        monsters=[("methil", "1c3")],
        dice=[1],
    ).hero_phase("athrogate")
    table.answer("use Keg Breaker")
    assert table.hero("athrogate").hp == 6
    assert "use Whacker" in table.options
    assert "move to 1a3" in table.options
    table.answer("use Whacker")
    assert table.over, "there is no second action"


def test_keg_breaker_is_for_the_start_of_a_hero_phase_and_for_a_wounded_athrogate():
    table = battlerager("keg-breaker", at={"athrogate": "1b3"}, hp={"athrogate": 3}).hero_phase("athrogate")
    table.answer("move to 1a3")
    assert "use Keg Breaker" not in table.options
    whole = battlerager("keg-breaker", at={"athrogate": "1b3"}).hero_phase("athrogate")
    assert "use Keg Breaker" not in whole.options
