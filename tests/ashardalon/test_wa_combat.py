"""Combat in both directions: rolls, damage, defeat, healing, items, objects, and the end of the game."""

from collections import Counter
from typing import Any

import pytest

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import Object, Token
from questboard.games.ashardalon.box import BOX
from questboard.kernel import Luck
from questboard.testing import dealt, rule
from questboard.testing.conformance import random_answers
from tests.adventure.crypt import Crypt, attack_rolls, crypt, square

POWERS, TREASURES = BOX.powers, BOX.treasures
PLAIN: dict[str, list[str]] = {
    "vistra": ["sure-strike"],
    "quinn": [],
    "keyleth": ["holy-strike"],
    "heskan": [],
    "tarak": [],
}
PASSAGES = ["1 north plain-passage-a", "3 north plain-passage-b", "4 north plain-passage-c"]


def facing(monster: str, hero: str = "vistra", **position: Any) -> Crypt:
    """A Hero on 1b2 in the Hero Phase, with a Monster beside her on 1c2."""
    settings: dict[str, Any] = {"powers": PLAIN, **position}
    table = crypt([hero], at={hero: "1b2"}, monsters=[(monster, "1c2")], **settings)
    table.hero_phase(hero)
    return table


# ---- rolls


@rule("WA-053", "WA-103")
@pytest.mark.parametrize(("die", "hit"), [(8, False), (9, True)])
def test_an_attack_hits_a_hero_when_die_and_bonus_reach_the_armor_class(die, hit):
    table = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[("grell", "1c2")], powers=PLAIN, dice=[die])
    table.activate("grell-1")  # +7 against AC 16
    assert bool(attack_rolls(table, "hit")) is hit


@rule("WA-101", "WA-103")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_an_attack_hits_a_monster_when_die_and_bonus_reach_its_armor_class(die, left):
    table = facing("grell", dice=[die]).answer("use Sure Strike")  # +11 against AC 15
    assert 2 - table.figure("grell-1").damage == left


@rule("WA-103")
def test_a_natural_20_is_no_automatic_hit():
    table = crypt(["vistra"], at={"vistra": "1a1"}, powers=PLAIN, dice=[20])
    table.state.objects["altar"] = Object("altar", 0, 40, 5)
    table.hero_phase("vistra").answer("use Sure Strike")
    assert attack_rolls(table, "miss")
    assert table.state.objects["altar"].hp == 5


@rule("WA-103")
def test_a_natural_1_is_no_automatic_miss():
    table = crypt(
        ["heskan"],
        at={"heskan": "1b2"},
        monsters=[("legion-devil", "1c2")],
        curses={"heskan": ["a-gap-in-the-armor"]},
        powers=PLAIN,
        auto_ties=True,
        dice=[1],
    )
    table.activate("legion-devil-1")  # 1 + 11 against AC 10
    assert attack_rolls(table, "hit")


@rule("WA-102")
def test_each_target_of_an_attack_gets_a_roll_of_its_own():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1b3"},
        monsters=[("gibbering-mouther", "2d1")],
        powers=PLAIN,
        dice=[20, 1],
    )
    table.activate("gibbering-mouther-1")
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (7, 8)


@rule("WA-005")
def test_every_roll_of_a_game_is_made_with_the_one_die_of_twenty_sides(monkeypatch):
    sides: Counter[int] = Counter()
    faces: set[int] = set()
    roll = Luck.roll

    def watched(luck: Luck, count: int) -> int:
        sides[count] += 1
        faces.add(face := roll(luck, count))
        return face

    monkeypatch.setattr(Luck, "roll", watched)
    for seed, adventure in enumerate(("2", "4", "5", "7", "9")):
        for _ in random_answers(dealt("ashardalon", 4, seed, adventure=adventure).table, seed, 1500):
            pass
    assert list(sides) == [20]
    assert faces == set(range(1, 21))


@rule("WA-008")
def test_damage_is_a_number_without_a_limit():
    table = facing("ashardalon", dice=[20])
    table.state.toughness["ashardalon"] = 99
    table.figure("ashardalon-1").damage = 90
    table.answer("use Sure Strike")
    assert table.figure("ashardalon-1").damage == 91


@rule("WA-251")
@pytest.mark.parametrize("die", [1, 20])
def test_lucky_charm_may_be_used_after_a_monsters_miss_as_after_its_hit(die):
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        monsters=[("duergar-guard", "1c2")],
        items={"quinn": ["lucky-charm"]},
        powers=PLAIN,
        dice=[die],
    )
    table.activate("duergar-guard-1")
    verdict = f"{die} + 8 = {die + 8} against AC 16: a {'hit' if die == 20 else 'miss'}"
    assert table.prompt == f"Duergar Guard 1 rolls {verdict}. Have it rolled again with Lucky Charm?"
    assert table.options == ["Lucky Charm", "pass"]


@rule("WA-251")
@pytest.mark.parametrize("die", [1, 20])
def test_lucky_charm_may_be_used_after_a_heros_hit_as_after_a_miss(die):
    table = facing("grell", items={"vistra": ["lucky-charm"]}, dice=[die]).answer("use Sure Strike")
    assert table.options == ["Lucky Charm", "pass"]


@rule("WA-251")
@pytest.mark.parametrize("die", [1, 20])
def test_lucky_charm_may_be_used_after_a_die_that_only_picks_something(die):
    table = crypt(
        ["quinn"],
        at={"quinn": "1d3"},
        monsters=[("bellax", "1a1")],
        items={"quinn": ["lucky-charm"]},
        powers=PLAIN,
        dice=[die],
    )
    table.activate("bellax-1")
    assert "Lucky Charm" in table.options


# ---- damage and defeat


@rule("WA-104")
def test_damage_that_does_not_defeat_a_monster_stays_on_it():
    table = facing("grell", dice=[10]).answer("use Sure Strike", "end the Hero Phase")
    assert table.figure("grell-1").damage == 1
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("vistra").answer("use Sure Strike")
    assert "grell-1" not in table.state.figures


@rule("WA-104")
@pytest.mark.parametrize(("card", "damage"), [("holy-strike", 1), ("righteous-smite", 3)])
def test_a_hit_of_a_hero_deals_the_damage_on_the_card(card, damage):
    table = facing("bellax", hero="keyleth", powers={"keyleth": [card]}, dice=[19])
    table.answer(f"use {POWERS[card].name}")
    assert table.figure("bellax-1").damage == damage


@rule("WA-104")
@pytest.mark.parametrize(("monster", "damage"), [("grell", 1), ("cave-bear", 2)])
def test_a_hit_of_a_monster_deals_the_damage_on_its_card(monster, damage):
    table = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[(monster, "1c2")], powers=PLAIN, dice=[20])
    table.activate(f"{monster}-1")
    assert table.hero("quinn").hp == 8 - damage


@rule("WA-105")
def test_monsters_and_heroes_can_be_healed():
    table = crypt(["vistra"], monsters=[("grell", "1a1")], hp={"vistra": 2}, powers=PLAIN)
    table.figure("grell-1").damage = 1
    table.draw_encounter("vistra", "revel-in-destruction")
    assert table.figure("grell-1").damage == 0
    table.hero_phase("vistra").answer("use Dwarven Resilience")
    assert table.hero("vistra").hp == 6


@rule("WA-106", "WA-107", "WA-152")
def test_a_defeated_monster_leaves_the_board_and_its_card_becomes_experience():
    table = facing("snake", treasures=["amulet-of-protection"], dice=[10]).answer("use Sure Strike")
    assert table.state.figures == {}
    assert table.hero("vistra").row == []
    assert table.state.experience == ["snake"]


@rule("WA-108")
def test_the_attackers_own_card_of_that_kind_goes_first():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1a1", "vistra": "1b2"},
        monsters=[("snake", "1c2", "quinn"), ("snake", "2d1", "vistra")],
        powers=PLAIN,
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Quinn")
    assert table.hero("vistra").row == []
    assert [card.name for card in table.hero("quinn").row] == ["snake"]


@rule("WA-108")
def test_otherwise_the_first_player_clockwise_from_the_attacker_gives_up_the_card():
    table = crypt(
        ["quinn", "vistra", "keyleth"],
        at={"quinn": "1a1", "vistra": "1b2", "keyleth": "1a3"},
        monsters=[("snake", "1c2", "quinn"), ("snake", "2d1", "keyleth")],
        powers=PLAIN,
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Quinn")
    assert table.hero("keyleth").row == []
    assert [card.name for card in table.hero("quinn").row] == ["snake"]


@rule("WA-109", "WA-148")
def test_the_player_whose_hero_defeats_a_monster_draws_a_treasure_card():
    table = facing("snake", treasures=["amulet-of-protection"], dice=[10]).answer("use Sure Strike")
    assert table.hero("vistra").items == ["amulet-of-protection"]
    assert not table.told("treasure_shown")  # there is only one card to keep


@rule("WA-110", "WA-148")
def test_a_second_monster_defeated_in_the_same_turn_brings_no_second_treasure():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2"), ("human-cultist", "1a2")],
        treasures=["amulet-of-protection", "boots-of-striding"],
        powers=PLAIN,
        dice=[10, 10],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Snake 1", "end the Hero Phase")
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.state.defeated == 2
    assert table.hero("vistra").items == ["amulet-of-protection"]


@rule("WA-110")
def test_another_hero_who_defeats_a_monster_in_the_same_turn_draws_as_well():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1a1"},
        monsters=[("snake", "1c2")],
        treasures=["amulet-of-protection", "boots-of-striding"],
        powers=PLAIN,
    )
    table.state.turn.rewarded.append(0)  # Vistra, in this very turn
    table.state.tokens["blade-barrier-1"] = Token("blade-barrier", square("1a2"), owner=1)
    table.activate("snake-1").answer("1a2", "Quinn")
    assert table.hero("quinn").items == ["amulet-of-protection"]


@rule("WA-111", "WA-112", "WA-113", "WA-181")
def test_a_downed_hero_stays_on_the_tile_keeps_conditions_and_is_ignored_by_monsters():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "2d3"},
        conditions={"vistra": ["poisoned"]},
        hp={"vistra": 1},
        monsters=[("orc-archer", "1d1"), ("cave-bear", "1c2")],
        powers=PLAIN,
        auto_ties=True,
        dice=[1, 20, 1],
    )
    table.play(("activate", "orc-archer-1"), ("activate", "cave-bear-1"))
    assert table.hero("vistra").hp == 0  # the arrow grazed the closest Hero
    assert table.standing_on("vistra") == "1b2"
    assert table.hero("vistra").conditions == ["poisoned"]
    assert [event.facts["target"] for event in table.told("attacked")] == ["vistra", "quinn"]
    assert table.state.surges == 2


def with_card(owner: str, card: str, hp: int, **position: Any) -> Crypt:
    """A Hero with one card and so many Hit Points, beside another Hero without any."""
    other = "keyleth" if owner == "vistra" else "vistra"
    table = crypt([other, owner], at={other: "1b2", owner: "1a2"}, hp={owner: hp}, **position)
    table.hero(other).powers = ["sure-strike"]
    table.hero(owner).powers = [card] if card in POWERS else []
    table.hero(owner).items = [card] if card in TREASURES else []
    return table


def struck_by_a_dream(owner: str, card: str, hp: int) -> Crypt:
    """An Encounter card hits and dazes the other Hero."""
    table = with_card(owner, card, hp, dice=[20, 20], experience=["cave-bear", "cave-bear"])
    return table.draw_encounter(table.state.heroes[0].name, "waking-dream")


def a_monster_acts(owner: str, card: str, hp: int) -> Crypt:
    """A Monster acts in the Villain Phase of the card's owner."""
    table = with_card(owner, card, hp, monsters=[("orc-archer", "1d2")], dice=[1])
    return table.activate("orc-archer-1", active=owner)


def a_villain_phase_begins(owner: str, card: str, hp: int) -> Crypt:
    """The Villain Phase of the other Hero begins."""
    table = with_card(owner, card, hp, encounters=["kobold-trappers"])
    return table.villain_phase(table.state.heroes[0].name)


def an_attack_misses(owner: str, card: str, hp: int) -> Crypt:
    """The other Hero misses a Monster."""
    table = with_card(owner, card, hp, monsters=[("grell", "1c2")], dice=[1, 1])
    return table.hero_phase(table.state.heroes[0].name).answer("use Sure Strike")


def a_monster_comes(owner: str, card: str, hp: int) -> Crypt:
    """The other Hero explores, and a Monster is placed."""
    table = with_card(owner, card, hp, stack=["crossing"], monster_deck=["snake"])
    table.state.heroes[0].square = square("1b1")
    return table.explore(table.state.heroes[0].name)


@rule("WA-112")
@pytest.mark.parametrize(
    ("owner", "card", "happens"),
    [
        ("quinn", "lucky-charm", struck_by_a_dream),
        ("quinn", "potion-of-recovery", struck_by_a_dream),
        ("quinn", "scroll-of-monster-control", a_monster_acts),
        ("quinn", "perseverance", struck_by_a_dream),
        ("vistra", "one-for-the-team", struck_by_a_dream),
        ("quinn", "astral-refuge", a_villain_phase_begins),
        ("vistra", "inspiring-advice", an_attack_misses),
        ("vistra", "to-arms", a_monster_comes),
        ("keyleth", "bravery", a_monster_acts),
    ],
)
def test_a_downed_hero_uses_no_powers_and_no_items_that_a_standing_one_could(owner, card, happens):
    table = happens(owner, card, 8)
    assert table.asked == 1
    assert (POWERS.get(card) or TREASURES[card]).name in table.options
    table = happens(owner, card, 0)
    while not table.over:
        assert table.asked == 0
        table.answer(table.options[-1])
    assert table.hero(owner).used == []
    assert card in [*table.hero(owner).items, *table.hero(owner).powers]


@rule("WA-112")
@pytest.mark.parametrize(("hp", "armor"), [(8, 19), (0, 17)])
def test_the_shield_of_a_downed_hero_covers_nobody(hp, armor):
    table = with_card("quinn", "blessed-shield", hp)
    assert armor_class(table.state, 0) == armor


@rule("WA-114")
def test_healing_stands_a_downed_hero_up_at_once():
    table = crypt(["quinn", "vistra"], at={"quinn": "1b1", "vistra": "1b2"}, hp={"vistra": 0}, powers=PLAIN)
    table.hero_phase("quinn").answer("use Healing Hymn", "end the Hero Phase")
    assert table.hero("vistra").standing
    table.hero_phase("vistra")
    assert "use Dwarven Resilience" in table.options


@rule("WA-054")
def test_a_hero_is_never_healed_above_the_hit_points_of_the_card():
    table = (
        crypt(["vistra"], hp={"vistra": 6}, powers=PLAIN)
        .hero_phase("vistra")
        .answer("use Dwarven Resilience")
    )
    assert table.hero("vistra").hp == 8
    assert table.told("healed")[0].facts["amount"] == 2


@rule("WA-057")
def test_keyleth_alone_at_zero_hit_points_ends_at_five_after_a_surge():
    table = crypt(["keyleth"], hp={"keyleth": 0}, powers=PLAIN).start_turn("keyleth")
    assert table.hero("keyleth").hp == 5


@rule("WA-232")
def test_attacks_damage_conditions_and_curses_pass_a_downed_hero_by():
    table = crypt(["vistra", "quinn"], hp={"vistra": 0}, powers=PLAIN, dice=[20] * 3)
    table.draw_encounter("vistra", "earthquake")
    assert table.hero("vistra").conditions == []
    assert table.hero("quinn").hp == 6
    table.draw_encounter("vistra", "bloodlust")
    assert table.hero("vistra").curses == []
    table.draw_encounter("vistra", "unbearable-heat")
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (0, 5)


@rule("WA-232")
def test_a_hero_brought_down_by_a_hit_gets_no_new_condition_from_it():
    table = crypt(
        ["quinn"], at={"quinn": "1b2"}, hp={"quinn": 1}, monsters=[("grell", "1c2")], powers=PLAIN, dice=[20]
    )
    table.activate("grell-1")
    assert (table.hero("quinn").hp, table.hero("quinn").conditions) == (0, [])


# ---- natural 20, misses, bonuses


@rule("WA-229")
def test_a_natural_20_is_read_from_the_die_that_finally_stands():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1a1"},
        monsters=[("grell", "1c2")],
        experience=["cave-bear", "gibbering-mouther"],
        items={"quinn": ["lucky-charm"]},
        powers=PLAIN,
        dice=[2, 20],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Lucky Charm")
    assert (
        table.prompt == "Pay 5 of 5 Experience to bring Vistra to level 2?"
    )  # the second die is the natural 20


@rule("WA-229")
def test_the_roll_that_pays_for_level_2_is_no_critical_attack():
    table = facing("grell", experience=["cave-bear", "gibbering-mouther"], dice=[20]).answer(
        "use Sure Strike"
    )
    table.answer("pay 3 + 2 Experience")
    assert table.hero("vistra").level == 2
    assert table.figure("grell-1").damage == 1


@rule("WA-158", "WA-231")
def test_a_critical_attack_of_a_hero_of_level_2_deals_one_more_damage():
    table = facing("grell", level={"vistra": 2}, dice=[20], treasures=["boots-of-striding"])
    table.answer("use Sure Strike")
    assert "grell-1" not in table.state.figures


@rule("WA-230")
def test_when_a_hit_becomes_a_miss_the_miss_line_applies():
    table = crypt(
        ["tarak"],
        at={"tarak": "1b2"},
        monsters=[("grell", "1c2")],
        powers={"tarak": ["tumbling-escape"]},
        dice=[20],
    )
    table.activate("grell-1").answer("Tumbling Escape", "2d3")
    assert table.hero("tarak").hp == 7
    assert table.hero("tarak").conditions == []


@rule("WA-231")
def test_damage_bonuses_of_several_sources_add_up_on_a_hit():
    items = {"vistra": ["gauntlets-of-ogre-power", "vorpal-sword"]}
    table = facing("bellax", items=items, level={"vistra": 2}, dice=[20]).answer("use Sure Strike")
    assert table.figure("bellax-1").damage == 4  # 1, and 1 each for gauntlets, sword and critical attack


@rule("WA-231")
def test_damage_bonuses_never_raise_miss_damage():
    table = facing(
        "bellax",
        hero="keyleth",
        items={"keyleth": ["gauntlets-of-ogre-power"]},
        powers={"keyleth": ["righteous-smite"]},
        dice=[1],
    )
    table.answer("use Righteous Smite")
    assert table.figure("bellax-1").damage == 1


@rule("WA-151")
@pytest.mark.parametrize(
    ("items", "bonus"),
    [
        ([], 11),
        (["magic-sword-1"], 12),
        (["magic-sword-1", "magic-sword-2"], 13),
        (["magic-sword-1", "staff-of-the-elements"], 13),
    ],
)
def test_only_the_best_attack_bonus_of_the_items_applies(items, bonus):
    table = facing("bellax", items={"vistra": items}, dice=[1]).answer("use Sure Strike")
    assert table.told("attacks")[0].facts["bonus"] == bonus


@rule("WA-151")
def test_an_attack_bonus_applies_only_to_targets_in_its_reach():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        monsters=[("bellax", "2d1")],
        items={"quinn": ["magic-sword-2"]},
        powers={"quinn": ["sacred-flame"]},
        dice=[1],
    )
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.told("attacks")[0].facts["bonus"] == 6


@rule("WA-151")
@pytest.mark.parametrize(
    ("items", "armor"),
    [
        ({}, 16),
        ({"quinn": ["amulet-of-protection"]}, 17),
        ({"quinn": ["amulet-of-protection", "shield-of-protection"]}, 17),
        ({"quinn": ["amulet-of-protection"], "vistra": ["blessed-shield"]}, 18),
    ],
)
def test_only_the_best_defence_bonus_of_the_items_applies(items, armor):
    table = crypt(["quinn", "vistra"], at={"quinn": "1b2", "vistra": "1a1"}, items=items, powers=PLAIN)
    assert armor_class(table.state, 0) == armor


@rule("WA-151")
def test_bonuses_from_elsewhere_add_to_that_of_an_item():
    table = crypt(
        ["quinn"], items={"quinn": ["amulet-of-protection"]}, curses={"quinn": ["a-gap-in-the-armor"]}
    )
    assert armor_class(table.state, 0) == 16 + 1 - 4
    table.hero("quinn").notes["clerics-shield"] = 1
    assert armor_class(table.state, 0) == 16 + 1 - 4 + 2


# ---- powers


@rule("WA-091", "WA-093")
@pytest.mark.parametrize(
    ("hero", "card", "bonus"),
    [
        ("vistra", "sure-strike", 11),  # a class power
        ("heskan", "hurled-breath", 5),  # a racial power
        ("vistra", "crossbow-of-speed", 4),  # a power on a Treasure card
        ("vistra", "throwing-shield", 6),
    ],
)
def test_a_hero_attacks_with_a_power_card_or_with_the_power_of_a_treasure_card(hero, card, bonus):
    table = facing(
        "bellax",
        hero=hero,
        powers={hero: [card] if card in POWERS else []},
        items={hero: [card] if card in TREASURES else []},
        dice=[19],
    )
    table.answer(f"use {(POWERS.get(card) or TREASURES[card]).name}")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [bonus]
    assert table.figure("bellax-1").damage == 1


@rule("WA-093", "WA-059")
def test_a_hero_picks_one_power_to_attack_with_and_no_second():
    table = facing("bellax", powers={"vistra": ["sure-strike", "reaping-strike", "charge"]}, dice=[1])
    attacks = {"use Sure Strike", "use Reaping Strike", "use Charge"}
    assert attacks <= set(table.options)
    table.answer("use Sure Strike")
    assert not attacks & set(table.options)
    assert "move to 1a2" in table.options


@rule("WA-095")
def test_an_at_will_power_stays_face_up():
    table = facing("bellax", dice=[1]).answer("use Sure Strike")
    assert table.hero("vistra").used == []
    assert table.hero("vistra").ready("sure-strike")


@rule("WA-094")
def test_a_daily_power_is_flipped_and_cannot_be_used_again():
    table = facing("bellax", hero="keyleth", powers={"keyleth": ["righteous-smite"]}, dice=[1])
    table.answer("use Righteous Smite", "end the Hero Phase")
    assert table.hero("keyleth").used == ["righteous-smite"]
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("keyleth")
    assert "use Righteous Smite" not in table.options
    assert [refusal.rule for refusal in table.refused if refusal.option[1] == "righteous-smite"] == ["WA-094"]


@rule("WA-096")
def test_a_utility_power_is_no_attack_and_is_flipped():
    table = crypt(["quinn"], hp={"quinn": 3}, powers=PLAIN).hero_phase("quinn").answer("use Healing Hymn")
    assert table.hero("quinn").used == ["healing-hymn"]
    assert (table.state.turn.actions, table.state.turn.attacked) == (0, False)
    assert "use Healing Hymn" not in table.options


@rule("WA-097")
@pytest.mark.parametrize(
    ("hero", "card", "farthest", "too_far"),
    [
        ("vistra", "sure-strike", "1b3", "1d2"),  # an adjacent square
        ("tarak", "tornado-strike", "1d3", "2a2"),  # the same tile
        ("quinn", "sacred-flame", "3b4", "4b4"),  # within 1 tile
        ("heskan", "ray-of-frost", "4b1", "5b4"),  # within 2 tiles
        ("tarak", "distant-diversion", "5b1", "6b4"),  # within 3 tiles
    ],
)
def test_a_power_is_used_on_monsters_in_its_reach_and_on_no_others(hero, card, farthest, too_far):
    name = POWERS[card].name
    for where, offered in ((farthest, True), (too_far, False)):
        table = crypt(
            [hero],
            at={hero: "1b2"},
            tiles=[*PASSAGES, "5 north crossing"],
            monsters=[("bellax", where)],
            powers={hero: [card]},
        ).hero_phase(hero)
        assert (f"use {name}" in table.options) == offered
        reasons = [refusal.rule for refusal in table.refused if refusal.option[1] == card]
        assert reasons == ([] if offered else ["WA-097"])


@rule("WA-098", "WA-099")
@pytest.mark.parametrize(
    ("tiles", "where"),
    [
        (["1 north crossing"], "3b2"),  # it touches the Hero's tile at a corner only
        (["2 north plain-right-turn", "3 east wide-right-turn", "4 south plain-passage-a"], "5b2"),  # a wall
    ],
)
def test_a_monster_on_a_tile_that_only_touches_ones_own_is_not_within_1_tile(tiles, where):
    for card, reached in (("sacred-flame", False), ("distant-diversion", True)):
        hero = POWERS[card].hero
        table = crypt(
            [hero], at={hero: "2d2"}, tiles=tiles, monsters=[("grell", where)], powers={hero: [card]}
        ).hero_phase(hero)
        assert (f"use {POWERS[card].name}" in table.options) == reached


@rule("WA-097")
def test_of_several_monsters_only_those_in_reach_can_be_chosen():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        tiles=PASSAGES,
        monsters=[("bellax", "3b4"), ("grell", "4b4"), ("snake", "1d1")],
        powers={"quinn": ["sacred-flame"]},
    )
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.options == ["Bellax, Gauth", "Snake 1"]


# ---- objects and Villains


@rule("WA-120", "WA-121")
def test_an_object_is_attacked_like_a_monster_and_destroyed_without_any_reward():
    table = crypt(["vistra"], at={"vistra": "1a1"}, powers=PLAIN, dice=[10])
    table.state.objects["altar"] = Object("altar", 0, 12, 1)
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.state.objects == {}
    assert (table.state.experience, table.hero("vistra").items, table.state.defeated) == ([], [], 0)


@rule("WA-120")
def test_a_power_against_all_monsters_on_a_tile_also_attacks_an_object_there():
    table = crypt(["heskan"], at={"heskan": "2c1"}, monsters=[("bellax", "1a1")], powers=PLAIN, dice=[20, 20])
    table.state.objects["altar"] = Object("altar", 0, 12, 5)
    table.hero_phase("heskan").answer("use Hurled Breath")
    assert [roll["at"] for roll in attack_rolls(table, "hit")] == ["bellax-1", "altar"]


@rule("WA-187")
def test_a_defeated_villain_is_a_defeated_monster():
    table = facing("bellax", treasures=["boots-of-striding"], dice=[10])
    table.figure("bellax-1").damage = 8
    table.answer("use Sure Strike")
    assert table.state.experience == ["bellax"]
    assert table.hero("vistra").items == ["boots-of-striding"]
    assert table.state.defeated == 1


# ---- the end


@rule("WA-009", "WA-013", "WA-214", "WA-245")
def test_the_adventure_is_won_by_all_the_moment_its_objective_is_met_in_any_phase():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "2d3"},
        monsters=[("snake", "1d1"), ("grell", "1a3")],
        tokens=[("box-of-caltrops", "1a1"), ("box-of-caltrops", "1b1"), ("box-of-caltrops", "1c1")],
        encounters=["kobold-trappers"],
        powers=PLAIN,
        auto_ties=True,
    )
    table.state.defeated = 7
    table.villain_phase("vistra")
    assert table.over
    assert table.table.outcome.winners == (0, 1)
    assert [event.facts["figure"] for event in table.told("activated")] == ["snake-1"]


@rule("WA-009", "WA-115")
def test_the_adventure_is_lost_by_all_when_one_hero_can_not_be_helped():
    table = crypt(["vistra", "quinn", "keyleth"], hp={"quinn": 0}, surges=0, powers=PLAIN)
    table.turn("quinn")
    assert table.over
    assert table.table.outcome.winners == ()
    assert len(set(table.table.rules.payoff(table.table.outcome))) == 1


@rule("WA-009", "WA-214")
@pytest.mark.parametrize("adventure", [str(number) for number in range(2, 14)])
def test_in_every_adventure_all_heroes_are_one_team_and_nobody_can_be_attacked_by_another(adventure):
    s = crypt(["vistra", "quinn", "keyleth"], adventure=adventure).state
    assert len(s.teams) == 1
    assert {hero.team for hero in s.heroes} == {0}
    assert [quest(s).rivals(s, seat) for seat in range(3)] == [[], [], []]
    assert not any(hero.villainous for hero in s.heroes)


@rule("WA-245")
def test_an_effect_that_meets_both_victory_and_defeat_is_a_defeat():
    table = crypt(["quinn"], hp={"quinn": 0}, surges=0, powers=PLAIN)
    table.state.defeated = 8
    table.play(("hero_phase", 0))
    assert table.table.outcome.winners == ()
