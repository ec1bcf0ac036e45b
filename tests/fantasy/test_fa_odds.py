"""The odds that stand beside an attack: what the rules do with every fall of the dice, averaged."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from questboard.games.fantasy.content import DICE, ITEMS
from questboard.games.fantasy.dice import NAMES, SWORDS
from questboard.games.fantasy.eval import priors
from questboard.games.fantasy.rules.combat import hero_attacks, monster_attacks
from questboard.games.fantasy.rules.gear import worth
from questboard.games.fantasy.rules.odds import hero_odds, monster_odds
from questboard.games.fantasy.tactics import attack_worth, item_worth, threat, weigh
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

SPECIAL = {"star": "*", "blank": "-"}
SIDES = {letter: DICE[name].faces for letter, name in NAMES.items()}


def duel(item: str, hero: str, foe: str = "e", **more: object) -> Dungeon:
    """A hero with one card, a monster in its reach."""
    spot = "1,1" if ITEMS[item].melee else "4,1"
    drawing = f"#######\n#.{foe}...#\n#######"
    return dungeon(drawing, {hero: spot}, level=3, items={hero: [item]}, **more)  # type: ignore[arg-type]


def every_roll(pool: str) -> list[str]:
    """Every way in which dice can fall, each as likely as any other."""
    shown = [[f"{die}{SPECIAL.get(str(face), face)}" for face in SIDES[die]] for die in pool]
    return [" ".join(faces) for faces in product(*shown)]


def played_out(table: Dungeon, item: str, hero: str, mode: str) -> tuple[Fraction, Fraction]:
    """What an attack costs on the average and how often it defeats, by the rules, over all rolls."""
    card = ITEMS[item]
    foe = table.state.monsters[0]
    rolls = every_roll(card.melee if mode == "melee" else card.ranged)
    lost = fell = 0
    for faces in rolls:
        again = Dungeon(table.state.clone()).roll(faces)
        again.happen(lambda s: hero_attacks(s, s.hero(hero), item, mode, foe.uid))
        left = again.state.monster(foe.uid)
        lost += foe.hp - (left.hp if left is not None else 0)
        fell += left is None
    return Fraction(lost, len(rolls)), Fraction(fell, len(rolls))


STARRED = [
    ("moonbow", "mialee", "ranged"),
    ("dagger-of-venom", "lidda", "melee"),
    ("elven-bow", "mialee", "ranged"),
    ("elven-longbow", "lidda", "ranged"),
    ("morningstar", "regdar", "melee"),
    ("flame-tongue", "regdar", "melee"),
    ("serpent-blade", "regdar", "melee"),
    ("staff-of-thorns", "jozan", "melee"),
    ("bola", "lidda", "ranged"),
]


@rule("FA-079")
@pytest.mark.parametrize(("item", "hero", "mode"), STARRED)
@pytest.mark.parametrize(("foe", "hp"), [("e", 12), ("e", 2), ("g", 3)])
def test_the_odds_of_an_attack_count_what_a_star_does(
    item: str, hero: str, mode: str, foe: str, hp: int
) -> None:
    table = duel(item, hero, foe)
    table.state.monsters[0].hp = hp
    uid = table.state.monsters[0].uid
    assert hero_odds(table.state, table.hero(hero), item, mode, uid) == played_out(table, item, hero, mode)


@rule("FA-079")
@pytest.mark.parametrize(
    ("item", "hero", "mode", "mean"),
    [("moonbow", "mialee", "ranged", "1.75"), ("dagger-of-venom", "lidda", "melee", "1.60")],
)
def test_the_odds_that_are_shown_are_those_of_all_dice(item: str, hero: str, mode: str, mean: str) -> None:
    table = duel(item, hero)
    odds = hero_odds(table.state, table.hero(hero), item, mode, "ogre-1")
    assert f"{float(odds.mean):.2f}" == mean
    table.turn(hero)
    scene = table.table.scene(0, ["Ada"])
    assert scene.prompt is not None
    details = [each.detail for each in scene.prompt.choices if ITEMS[item].name in each.label]
    assert details == [f"{float(odds.mean):.1f} HP on average"]


def test_looking_at_odds_changes_nothing() -> None:
    for item, hero, mode in STARRED:
        table = duel(item, hero, sp={hero: 0})
        before = table.state.key()
        hero_odds(table.state, table.hero(hero), item, mode, "ogre-1")
        assert table.state.key() == before, item


@rule("FA-080")
def test_in_a_power_attack_a_star_adds_nothing_to_the_odds() -> None:
    table = dungeon(
        "#######\n#.e...#\n#######", {"regdar": "1,1"}, level=3, items={"regdar": ["sword-of-rallion"]}
    )
    odds = hero_odds(table.state, table.hero("regdar"), "sword-of-rallion", "power", "ogre-1")
    assert round(float(odds.mean), 2) == 4.83  # R O O P and Regdar's own sword, against AC 2


# ---- re-rolls


def best_again(faces: tuple[int, ...], pool: str, armor: int, hp: int) -> Fraction:
    """What a roll comes to for somebody who rolls the best die again, or none."""

    def cost(swords: int) -> int:
        return min(hp, max(0, swords - armor))

    total = sum(faces)
    found = [Fraction(cost(total))]
    for place, die in enumerate(pool):
        again = [cost(total - faces[place] + side) for side in SWORDS[die]]
        found.append(Fraction(sum(again), 6))
    return max(found)


@rule("FA-078")
@pytest.mark.parametrize(
    ("item", "hero", "mode"),
    [
        ("quarterstaff", "jozan", "melee"),
        ("throwing-daggers", "lidda", "ranged"),
        ("bow-of-endless-arrows", "lidda", "ranged"),
    ],
)
@pytest.mark.parametrize(("foe", "armor", "hp"), [("e", 2, 12), ("e", 2, 1), ("g", 1, 3)])
def test_the_odds_of_an_attack_count_the_die_that_may_be_rolled_again(
    item: str, hero: str, mode: str, foe: str, armor: int, hp: int
) -> None:
    table = duel(item, hero, foe)
    table.state.monsters[0].hp = hp
    pool = ITEMS[item].melee if mode == "melee" else ITEMS[item].ranged
    rolls = list(product(*(SWORDS[die] for die in pool)))
    mean = sum((best_again(faces, pool, armor, hp) for faces in rolls), Fraction(0)) / len(rolls)
    odds = hero_odds(table.state, table.hero(hero), item, mode, table.state.monsters[0].uid)
    assert odds.mean == mean
    if hp == 1:
        assert odds.fatal == mean  # to cost the last HP and to defeat are one and the same


@rule("FA-078")
@pytest.mark.parametrize(
    ("shown", "again"),
    [("Y0 O2 O2", 0), ("Y1 O0 O1", 1), ("Y1 O2 O1", 2), ("Y2 O2 O2", None), ("Y1 O2 O2", None)],
)
def test_a_hurried_hero_rolls_the_die_again_from_which_most_is_to_be_expected(
    shown: str, again: int | None
) -> None:
    table = duel("bow-of-endless-arrows", "lidda", rolls=shown).turn("lidda")
    table.act("attack", "bow-of-endless-arrows", "ranged", "ogre-1")
    weights = dict(zip(table.ask.options, priors(table.state, table.ask), strict=True))
    assert max(weights, key=weights.__getitem__) == again


# ---- two shots


def test_the_odds_of_two_shots_count_both() -> None:
    table = duel("repeating-crossbow", "lidda")
    one = duel("crossbow", "regdar")
    single = hero_odds(one.state, one.hero("regdar"), "crossbow", "ranged", "ogre-1").mean
    assert hero_odds(table.state, table.hero("lidda"), "repeating-crossbow", "ranged", "ogre-1").mean == (
        2 * single
    )
    table.monster("ogre-1").hp = 1
    hit = Fraction(7, 36)  # 3 or 4 swords with two yellow dice against AC 2
    odds = hero_odds(table.state, table.hero("lidda"), "repeating-crossbow", "ranged", "ogre-1")
    assert odds.fatal == 1 - (1 - hit) ** 2


def test_strength_counts_for_the_first_of_two_shots_only() -> None:
    table = duel("repeating-crossbow", "lidda").turn("lidda")
    before = hero_odds(table.state, table.hero("lidda"), "repeating-crossbow", "ranged", "ogre-1").mean
    table.state.turn.strength = 2
    after = hero_odds(table.state, table.hero("lidda"), "repeating-crossbow", "ranged", "ogre-1").mean
    assert after == before / 2 + Fraction(5, 3)  # 1.667 swords less 2 and 2 more


# ---- monsters


@rule("FA-126")
def test_the_odds_of_a_yuan_ti_count_its_poison() -> None:
    table = dungeon("#######\n#.y...#\n#######", {"regdar": "1,1"}, set="forest", level=2, seats=2)
    monster = table.monster("yuan-ti-1")
    lost = 0
    rolls = every_roll("YRS")
    for faces in rolls:
        again = Dungeon(table.state.clone()).roll(faces)
        again.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["regdar"]))
        lost += 8 - again.hero("regdar").hp
    odds = monster_odds(table.state, monster, "melee", "regdar")["regdar"]
    assert odds.mean == Fraction(lost, len(rolls)) == 1  # 2 swords on every second roll, else none


@rule("FA-064")
@pytest.mark.parametrize("sp", [0, 3])
def test_the_odds_of_a_wight_count_what_its_star_takes_from_a_hero_without_spell_points(sp: int) -> None:
    table = dungeon("#######\n#.w...#\n#######", {"jozan": "1,1"}, level=3, seats=2, sp={"jozan": sp})
    lost = 0
    rolls = every_roll("ROPS")
    for faces in rolls:
        again = Dungeon(table.state.clone()).roll(faces)
        again.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["jozan"]))
        lost += 6 - again.hero("jozan").hp
    odds = monster_odds(table.state, table.monster("wight-1"), "melee", "jozan")["jozan"]
    assert odds.mean == Fraction(lost, len(rolls))


# ---- bots use the same numbers


@rule("FA-079")
def test_hero_bots_weigh_an_attack_by_the_odds_that_are_shown() -> None:
    """Moonbow and Arbalest roll the same two dice; the star makes 1.75 HP of 0.83."""
    found = {}
    for item, hero in (("moonbow", "mialee"), ("arbalest", "regdar")):
        table = duel(item, hero).turn(hero)
        odds = hero_odds(table.state, table.hero(hero), item, "ranged", "ogre-1")
        found[item] = attack_worth(table.state, table.hero(hero), item, "ranged", "ogre-1")
        assert found[item] == pytest.approx(weigh(table.state, odds, "ogre-1"))
    assert found["moonbow"] > 2 * found["arbalest"]


def test_a_fire_draught_counts_for_bots_as_it_does_for_players() -> None:
    table = duel("sword-of-rallion", "regdar").turn("regdar")
    hero = table.hero("regdar")
    before = attack_worth(table.state, hero, "sword-of-rallion", "melee", "ogre-1")
    table.state.turn.fury = 3
    assert attack_worth(table.state, hero, "sword-of-rallion", "melee", "ogre-1") > before


def test_what_a_weapon_is_worth_to_a_hero_counts_stars_and_re_rolls() -> None:
    """Moonbow and Arbalest roll the same dice, and so do Quarterstaff and Crossbow."""
    mialee, regdar = duel("moonbow", "mialee").hero("mialee"), duel("arbalest", "regdar").hero("regdar")
    assert item_worth(mialee, "moonbow") == pytest.approx(item_worth(regdar, "arbalest") + 1)
    assert item_worth(mialee, "quarterstaff") > item_worth(regdar, "crossbow") + 0.3
    assert worth("mialee", "moonbow", "ranged") > 1.75
    assert 0 < worth("regdar", "arbalest", "ranged") < 1


def test_a_monster_whose_star_ignores_armour_is_a_greater_threat() -> None:
    """The two dice of a Yuan-ti cost a hero of AC 3 next to nothing without its poison."""
    assert threat("yuan-ti") > 1
