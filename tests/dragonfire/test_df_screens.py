"""The abilities of the Character screens."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.health import hurt, lose_hp
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party

DWARF = ("shield-dwarf-fighter", "human-wizard-male", "human-cleric-male", "human-rogue-male")
ORC = ("half-orc-fighter", "human-wizard-male", "human-cleric-male", "human-rogue-male")
TONGUE = ("half-elf-rogue", "human-wizard-male", "human-cleric-male", "human-fighter-male")
CONNECTED = ("half-elf-wizard", "human-fighter-male", "human-cleric-male", "human-rogue-male")
ELF = ("sun-elf-wizard", "human-fighter-male", "human-cleric-male", "human-rogue-male")


async def scratch(s: DragonfireState) -> None:
    """Player 1 takes 2 damage of a text."""
    await hurt(s, 0, 2, "dragonfire", "DF-222")


async def fall(s: DragonfireState) -> None:
    """Player 1 takes enough damage to be Stunned."""
    await lose_hp(s, 0, 20, "DF-222")


# ---- Dwarven Resilience


def test_dwarven_resilience_takes_one_off_any_damage_once_per_scene() -> None:
    table = party(DWARF, primary=["ogre"])
    table.happen(scratch).answer("Dwarven Resilience")
    assert table.character(0).hp == 9
    table.happen(scratch)
    assert table.character(0).hp == 7
    table.play(("start_scene",))
    assert table.character(0).used == {}


def test_dwarven_resilience_is_the_players_choice_and_works_against_attacks() -> None:
    refused = party(DWARF)
    refused.happen(scratch).answer("pass")
    assert refused.character(0).hp == 8
    attacked = party(DWARF, encounters=[("cyclops", 0)])
    attacked.take_damage(0).answer("Dwarven Resilience")
    assert attacked.character(0).hp == 8


def test_an_ability_works_while_its_character_is_stunned() -> None:
    table = party(DWARF, hp={0: 0})
    table.happen(lambda s: hurt(s, 0, 1, "dragonfire", "DF-222")).answer("Dwarven Resilience")
    assert table.character(0).stunned


# ---- Relentless Endurance


@rule("DF-226")
@pytest.mark.parametrize(("screens", "hand"), [(ORC, ["glory", "grace"]), (DWARF, [])])
def test_relentless_endurance_keeps_the_hand_when_its_character_becomes_stunned(
    screens: tuple[str, ...], hand: list[str]
) -> None:
    table = party(screens, hands={0: ["glory", "grace"]}, decks={0: ["stealth"]}, discards={0: ["cantrip"]})
    table.happen(fall)
    assert table.character(0).stunned
    assert table.character(0).hand == hand
    assert len(table.character(0).deck) == 4 - len(hand)
    assert table.character(0).discard == []


# ---- Silver Tongue


def test_silver_tongue_makes_one_card_cheaper_in_the_market_phase_once_per_scene() -> None:
    table = party(
        TONGUE, gold={0: 5}, market=["javelin", "misty-step", "bless", "bless", "perception", "perception"]
    )
    table.market(0).answer("buy Javelin", "yes")
    assert table.character(0).gold == 5 - (3 - 1)
    table.answer("buy Misty Step")
    assert table.character(0).gold == 0


def test_silver_tongue_lets_its_player_buy_what_is_one_gold_too_dear() -> None:
    wares = ["javelin", "javelin", "bless", "bless", "perception", "perception"]
    table = party(TONGUE, gold={0: 2}, market=wares)
    table.market(0)
    assert "buy Javelin" in table.options
    table.answer("buy Javelin")
    assert table.character(0).gold == 0
    human = party(gold={0: 2}, market=wares)
    human.market(0)
    assert "buy Javelin" not in human.options


def test_silver_tongue_does_not_work_in_a_short_rest() -> None:
    wares = ["javelin"] * 6
    table = party(TONGUE, gold={0: 2, 1: 0, 2: 0, 3: 0}, market=wares, primary=["ogre"])
    table.play(("rest_buy", 0))
    assert table.over


# ---- Well Connected


@rule("DF-343")
@pytest.mark.parametrize(
    ("screens", "adventure", "slots"),
    [
        (CONNECTED, "dungeon-crawl", 7),
        (TONGUE, "dungeon-crawl", 6),
        (CONNECTED, "the-village-is-attacked", 6),
    ],
)
def test_well_connected_adds_a_market_slot(screens: tuple[str, ...], adventure: str, slots: int) -> None:
    table = party(screens, adventure=adventure)
    table.play(("lay_out",))
    assert len(table.state.market) == slots


@rule("DF-343")
@pytest.mark.parametrize(("screens", "slots"), [(CONNECTED, 6), (TONGUE, 5)])
def test_an_effect_may_take_a_market_slot_away(screens: tuple[str, ...], slots: int) -> None:
    table = party(screens, challenges=["no-torches"])
    table.play(("lay_out",))
    assert len(table.state.market) == slots


# ---- Keen Mind


@pytest.mark.parametrize(("second", "success"), [("cantrip", True), ("glory", False)])
def test_keen_mind_reveals_one_more_card_after_a_failed_skill_check(second: str, success: bool) -> None:
    table = party(ELF, decks={0: ["grace", second, "stealth"]})
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table.happen(check).answer("Keen Mind")
    assert results == [success]
    assert table.character(0).deck == [second, "grace", "stealth"]
    table.happen(check)
    assert results == [success, False]  # once per Scene


def test_keen_mind_helps_only_with_own_checks_and_may_be_kept() -> None:
    table = party(ELF, decks={0: ["grace", "cantrip"], 1: ["grace", "glory"]})
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 1))
        results.append(await skill_check(s, 0))

    table.happen(check).answer("pass")
    assert results == [False, False]


# ---- the quick start


@pytest.mark.parametrize("screens", [DWARF, ORC, TONGUE, CONNECTED, ELF])
def test_the_quick_start_ignores_abilities(screens: tuple[str, ...]) -> None:
    assert party(screens).character(0).ability
    assert party(screens).character(0).powers
    table = party(screens, adventure="the-village-is-attacked", hands={0: ["glory"]})
    assert table.character(0).ability == ""
    assert table.character(0).powers == []
    table.happen(fall)
    assert table.character(0).hand == []
