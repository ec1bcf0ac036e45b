"""Allies of another team: where Heroes fight Heroes they are attacked like Monsters (LD-294)."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.rules import friends
from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.rules.distance import targets
from questboard.games.adventure.rules.marks import PINNED, SKIPS, WEAKENED
from questboard.games.adventure.state import AdventureState, Figure, Friend
from questboard.games.drizzt.cards.allies import ALLY_CARDS
from questboard.games.drizzt.cards.jarlaxle import DiatrymaFeather
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

SNORT = "snort"  # AC 13 and 5 Hit Points


def fight(attacker: str, *powers: str, truce: bool = False, **position: Any) -> Crypt:
    """Adventure 9: the attacker stands on 1b2, an Ally of the other side on 1c2.

    Against Jarlaxle the Ally is Athrogate's, against anybody else it is Jarlaxle's.
    """
    others = ["athrogate", "bruenor"] if attacker == "jarlaxle" else [attacker, "bruenor"]
    heroes = [*others, "jarlaxle"]
    places = dict(zip(heroes, ("2b2", "2c3", "2d2"), strict=True))
    position["at"] = places | {attacker: "1b2"} | position.get("at", {})
    table = cavern(heroes, adventure="9", tiles=["2 north crystal-shard"], **position)
    table.hero("jarlaxle").villainous = not truce
    table.hero(attacker).powers = list(powers)
    owner = 0 if attacker == "jarlaxle" else 2
    table.state.friends[SNORT] = Friend(SNORT, square("1c2"), owner=owner)
    return table


@STEPS
async def enemy_allies_act(s: AdventureState, seat: int) -> None:
    """A player's Allies act, and nobody else does."""
    await friends.act(s, seat)


def acts(table: Crypt, seat: int) -> Crypt:
    """The Allies of a seat act, ties taken as they come."""
    table.state.active = seat
    table.play(("enemy_allies_act", seat))
    while not table.over:
        table.table.answer(0)
    return table


@rule("LD-294")
def test_an_ally_of_another_team_is_a_target_once_teams_may_fight_and_a_teammates_ally_never_is():
    assert targets(fight("jarlaxle").state, 2, "tile") == [SNORT]
    assert targets(fight("jarlaxle", truce=True).state, 2, "tile") == []
    own = fight("jarlaxle")
    own.state.friends[SNORT].owner = 2
    assert targets(own.state, 2, "tile") == []
    assert SNORT not in targets(fight("jarlaxle").state, 1, "within 2"), "Bruenor plays with Athrogate"


@rule("LD-294")
@pytest.mark.parametrize(("die", "left"), [(7, 4), (6, 5)])
def test_an_attack_on_an_ally_uses_the_ac_and_hit_points_of_its_card(die, left):
    table = fight("jarlaxle", "hand-crossbow", dice=[die]).hero_phase("jarlaxle")
    table.answer("use Hand Crossbow", "Snort")  # +6 against AC 13
    assert table.state.friends[SNORT].hp == left


@rule("LD-294", "LD-253")
def test_a_defeated_ally_leaves_the_game_without_experience_or_treasure():
    table = fight("jarlaxle", "hand-crossbow", dice=[15])
    table.state.friends[SNORT].damage = 4
    table.hero("athrogate").powers = ["figurine-of-snort"]
    ALLY_CARDS[SNORT].note.set(table.state)
    table.hero_phase("jarlaxle").answer("use Hand Crossbow", "Snort")
    assert SNORT not in table.state.friends
    assert [team.experience for team in table.state.teams] == [[], []]
    assert not table.told("drew_treasure")
    table.answer("end the Hero Phase")
    assert "use Figurine of Snort" not in table.hero_phase("athrogate").options


@rule("LD-294")
def test_for_an_ally_that_it_defeats_mercenarys_gambit_brings_no_treasure():
    table = fight("jarlaxle", "mercenarys-gambit", treasures=["brooch-of-shielding"], dice=[15])
    table.state.friends[SNORT].damage = 4
    table.hero_phase("jarlaxle").answer("use Mercenary's Gambit")
    assert SNORT not in table.state.friends
    assert table.hero("jarlaxle").items == []


@rule("LD-294")
def test_powers_for_each_monster_include_enemy_allies_and_leave_out_ones_own():
    table = fight("jarlaxle", "blade-flurry", dice=[15, 15])
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("1b3"), owner=2)
    table.hero_phase("jarlaxle").answer("use Blade Flurry")
    assert table.state.friends[SNORT].hp == 3
    assert table.state.friends["guenhwyvar"].hp == 4


@rule("LD-294")
def test_an_item_hurts_an_ally_of_another_team():
    table = fight("jarlaxle", items={"jarlaxle": ["wand-of-magic-missiles"]}, dice=[20])
    table.hero_phase("jarlaxle").answer("use Wand of Magic Missiles", "Snort")
    assert table.state.friends[SNORT].hp == 4


@rule("LD-294", "LD-014")
def test_a_token_takes_4_from_the_ac_of_an_ally_until_it_comes_back():
    table = fight("athrogate", "cracker", dice=[15]).hero_phase("athrogate").answer("use Cracker")
    assert WEAKENED.is_set(table.state.friends[SNORT])
    assert armor_of(table.state, SNORT) == 9
    table.answer("end the Hero Phase")
    for _ in range(2):
        table.play(("end_of_villain_phase", 0))
    assert armor_of(table.state, SNORT) == 13


@rule("LD-294")
def test_an_ally_that_skips_its_activation_does_nothing_once():
    table = fight("wulfgar", "bear-hug", dice=[15, 20]).hero_phase("wulfgar").answer("use Bear Hug")
    assert table.state.friends[SNORT].hp == 2
    assert SKIPS.is_set(table.state.friends[SNORT])
    table.answer("end the Hero Phase")
    table.state.figures["goblin-cutter-1"] = Figure("goblin-cutter", square("1c3"))
    assert not acts(table, 2).told("ally_attacks")
    assert acts(table, 2).told("ally_attacks")


@rule("LD-294")
def test_a_pinned_ally_moves_nowhere_and_attacks_only_what_is_next_to_it():
    table = fight("jarlaxle", "wand-of-viscid-globs", dice=[15, 1])
    table.hero_phase("jarlaxle").answer("use Wand of Viscid Globs", "Snort")
    assert PINNED.is_set(table.state.friends[SNORT])
    table.answer("end the Hero Phase")
    table.hero("jarlaxle").square = square("2a2")  # a tile away: Snort would go there
    acts(table, 0)
    assert table.state.friends[SNORT].square == square("1c2")
    assert not table.told("attacked")
    acts(table, 0)
    assert len(table.told("attacked")) == 1
    assert table.state.friends[SNORT].square != square("1c2")


@rule("LD-294")
def test_a_pinned_ally_still_attacks_what_is_next_to_it():
    table = fight("jarlaxle")
    PINNED.set(table.state.friends[SNORT], 1)
    acts(table, 0)
    assert [event.facts["target"] for event in table.told("attacked")] == ["jarlaxle"]
    assert not PINNED.is_set(table.state.friends[SNORT])


@rule("LD-294")
def test_a_wounded_ally_bleeds_at_the_start_of_the_next_hero_phase():
    table = fight("artemis", "saber-of-wounding", dice=[15]).hero_phase("artemis")
    table.answer("use Saber of Wounding")
    assert table.state.friends[SNORT].hp == 4
    table.answer("end the Hero Phase")
    table.start_turn("artemis")
    assert table.state.friends[SNORT].hp == 3


@rule("LD-294")
def test_an_ally_can_be_placed_like_a_monster():
    table = fight("wulfgar", "crushing-blow", dice=[15]).hero_phase("wulfgar")
    table.answer("use Crushing Blow", "yes", "2c2")
    assert table.state.friends[SNORT].square == square("2c2")


@rule("LD-294")
def test_the_pendant_moves_an_ally_that_it_hits():
    table = fight("regis", "ruby-pendant", at={"jarlaxle": "3c2"}, dice=[15]).hero_phase("regis")
    table.answer("use Ruby Pendant")  # Snort is the only one within 1 tile
    assert table.prompt == "You may move Snort: to which square?"
    table.answer("2c2")
    assert table.state.friends[SNORT].square == square("2c2")
    assert table.state.friends[SNORT].hp == 4


@rule("LD-294")
def test_a_puppet_ally_attacks_another_foe_of_regis():
    table = fight("regis", "dance-puppet", dice=[15], monsters=[("drow-duelist", "1d3")]).hero_phase("regis")
    table.answer("use Dance, Puppet", "Snort", "pass", "Drow Duelist 1")
    assert "drow-duelist-1" not in table.state.figures, "2 damage of Snort's tusks"


@rule("LD-228")
@pytest.mark.parametrize("target", ["Snort", "Jarlaxle"])
def test_bruenor_may_headbutt_after_hitting_a_villainous_hero_or_an_ally(target):
    table = fight("wulfgar", at={"bruenor": "1b3", "jarlaxle": "1c3"}, dice=[15])
    table.hero("bruenor").powers = ["notched-axe"]
    table.hero_phase("bruenor").answer("use Notched Axe", target)
    assert table.prompt.startswith("Bruenor has hit. Headbutt?")


@rule("LD-294")
def test_an_unhurt_ally_can_be_assassinated():
    table = fight("artemis", "assassinate", dice=[15]).hero_phase("artemis").answer("use Assassinate")
    assert table.state.friends[SNORT].hp == 1, "4 damage to what is not hurt"


@rule("LD-294")
def test_artemis_parries_the_attack_of_an_ally_and_strikes_back():
    table = fight("artemis", "parry-and-strike", "charons-claw", dice=[20, 20])
    table.hero("artemis").team, table.hero("jarlaxle").villainous = 1, False
    table.hero("artemis").villainous = True
    table.hero("jarlaxle").team = 0
    table.state.friends[SNORT].owner = 1
    table.state.heroes[0], table.state.heroes[2] = table.state.heroes[2], table.state.heroes[0]
    table.state.active = 1
    table.play(("enemy_allies_act", 1))
    while "Parry it" not in table.prompt:
        table.table.answer(0)
    table.answer("Parry and Strike", "Charon's Claw")
    assert table.hero("artemis").hp == 8
    assert table.state.friends[SNORT].hp == 3


@rule("LD-294")
@pytest.mark.parametrize(("damage", "left"), [(0, 4), (4, 0)])
def test_an_ally_that_comes_onto_the_tile_of_the_diatryma_is_hurt(damage, left):
    table = fight("jarlaxle")
    table.hero("jarlaxle").notes["diatryma-feather"] = 1
    DiatrymaFeather.feather.set(table.state, 1)
    table.hero("jarlaxle").square = square("2c2")
    table.state.friends[SNORT].damage = damage
    acts(table, 0)
    assert [friend.hp for friend in table.state.friends.values()] == ([left] if left else [])
    assert len(table.told("attacked")) == (1 if left else 0)


@rule("LD-294")
def test_an_ally_that_stays_on_the_tile_of_the_diatryma_is_not_hurt_again():
    table = fight("jarlaxle", at={"jarlaxle": "1a3"})
    table.hero("jarlaxle").notes["diatryma-feather"] = 1
    DiatrymaFeather.feather.set(table.state, 0)
    acts(table, 0)
    assert table.state.friends[SNORT].square != square("1c2")
    assert table.state.friends[SNORT].hp == 5


@rule("LD-294")
@pytest.mark.parametrize(("bird", "left"), [(1, 3), (2, 4)])
def test_an_ally_that_is_moved_onto_the_tile_of_the_diatryma_is_hurt(bird, left):
    heroes = ["regis", "jarlaxle", "artemis"]
    places = {"regis": "1b2", "jarlaxle": "2d2", "artemis": "2d3"}
    table = cavern(heroes, adventure="9", at=places, tiles=["2 north crystal-shard"], dice=[15])
    table.hero("regis").powers = ["ruby-pendant"]
    table.hero("jarlaxle").team, table.hero("artemis").team = 0, 1
    table.hero("artemis").villainous = True
    table.hero("jarlaxle").notes["diatryma-feather"] = 1
    DiatrymaFeather.feather.set(table.state, bird)
    table.state.friends[SNORT] = Friend(SNORT, square("1c2"), owner=2)
    table.hero_phase("regis").answer("use Ruby Pendant", "Snort", "2c2")
    assert table.state.friends[SNORT].hp == left


@rule("LD-140", "LD-294")
@pytest.mark.parametrize(("damage", "left"), [(0, 1), (1, 0)])
def test_an_ally_that_a_troll_moves_onto_the_tile_of_the_diatryma_is_hurt_there(damage, left):
    table = fight("jarlaxle", monsters=[("feral-troll", "1c3")], dice=[20], auto_ties=True)
    for name in ("athrogate", "bruenor", "jarlaxle"):
        table.hero(name).square = square({"athrogate": "2b2", "bruenor": "2c3", "jarlaxle": "2d2"}[name])
    table.hero("jarlaxle").notes["diatryma-feather"] = 1
    DiatrymaFeather.feather.set(table.state, 2)
    table.state.friends[SNORT].damage = damage
    table.activate("feral-troll-1", "athrogate")
    assert [friend.hp for friend in table.state.friends.values()] == ([left] if left else [])


@rule("LD-294")
def test_the_scene_shows_what_an_attack_on_an_ally_needs():
    table = fight("jarlaxle", "hand-crossbow").hero_phase("jarlaxle")
    scene = table.table.scene(2, ["Ada", "Ben", "Cleo"])
    nodes = {node.id: node for node in scene.walk()}
    assert nodes["card:2:hand-crossbow"].previews["villager:snort"] == "hits on 7+"
    table.answer("use Hand Crossbow")
    assert "Snort" in table.options
