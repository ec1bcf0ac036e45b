"""A move goes on after whatever takes no action, and ends with whatever takes one."""

from __future__ import annotations

from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt


def in_mid_walk(hero: str, power: str) -> Crypt:
    """A Hero with one power has walked two squares, near a friend who is hurt and a Monster."""
    table = crypt(
        [hero, "regis"],
        game="drizzt",
        at={hero: "2a2", "regis": "2c3"},
        hp={"regis": 1},
        monsters=[("goblin-archer", "2d2")],
        dice=[1],
    )
    for each in table.state.heroes:
        each.powers = []
    table.hero(hero).powers = [power]
    table.hero_phase(hero).answer("move to 2c2")
    return table


@rule("LD-064")
def test_a_power_that_takes_no_action_does_not_cost_the_rest_of_a_move():
    table = in_mid_walk("wulfgar", "healing-herbs")
    left = table.state.turn.walk
    assert left == table.hero("wulfgar").card.speed - 2
    table.answer("use Healing Herbs")
    assert (table.state.turn.walk, table.state.turn.actions) == (left, 1)
    table.answer("move to 2b2")
    assert table.state.turn.actions == 1


@rule("LD-064")
def test_an_attack_ends_the_move_before_it():
    table = in_mid_walk("wulfgar", "aegis-fang")
    table.answer("use Aegis-fang")
    assert (table.state.turn.walk, table.state.turn.actions) == (0, 2)
