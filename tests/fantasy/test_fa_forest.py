"""Forbidden Forest: its monsters and its items."""

import pytest

from questboard.games.fantasy import hooks
from questboard.games.fantasy.assault import Assault, AttackKind
from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.rules.combat import monster_attacks, monster_pool
from questboard.games.fantasy.rules.health import grab
from questboard.games.fantasy.rules.strength import armor_of
from questboard.games.fantasy.rules.walking import monster_goals
from questboard.games.fantasy.state import VINES, Lasting
from questboard.kernel import hooks_of
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

FOREST_ITEMS = [item.id for item in ITEMS.values() if item.set == "forest" and item.number.startswith("FI")]


def forest(drawing: str, heroes: dict[str, str], level: int = 2, **more) -> Dungeon:
    return dungeon(drawing, heroes, set="forest", level=level, **more)


def path(row: str, heroes: dict[str, str], **more) -> Dungeon:
    """A path through the forest, one square wide."""
    return forest(f"{'#' * len(row)}\n{row}\n{'#' * len(row)}", heroes, **more)


def strike(table: Dungeon, rolls: str, target: str = "jozan", kind: AttackKind = "melee") -> Dungeon:
    """The first monster attacks somebody."""
    table.roll(rolls)
    return table.happen(lambda s: monster_attacks(s, s.monsters[0], kind, [target]))


def elwick(row: str, heroes: dict[str, str], **more) -> Dungeon:
    """A path on which Elwick stands as an enemy, drawn as 1."""
    return path(row, heroes, lines=f"- numbered: 1 at {row.index('1')},1 = Elwick: Elwick", **more)


def use(item: str, hero: str = "orwick", row: str = "#,,,g,,,#", spot: str = "1,1", **more) -> Dungeon:
    """A druid, or somebody else, who has one thing in use, at the start of his turn."""
    others = more.pop("others", {})
    return path(row, {hero: spot, **others}, items={hero: [item]}, **more).turn(hero)


def walks_to(table: Dungeon) -> set[str]:
    width = table.state.layout.width
    return {f"{option[1] % width},{option[1] // width}" for option in table.choices("walk")}


# ---- Yuan-ti


@rule("FA-126")
@pytest.mark.parametrize(("die", "hp"), [("S*", 3), ("S-", 6)])
def test_a_yuan_tis_star_is_a_poison_strike_that_ignores_ac(die, hp):
    assert strike(path("#..,y,,,#", {"jozan": "3,1"}), f"Y1 R2 {die}").hero("jozan").hp == hp


# ---- grasp and hold


@rule("FA-127", "FA-128")
@pytest.mark.parametrize(("letter", "rolls"), [("u", "Y0 O0 P1"), ("m", "Y0 O0 O0")])
def test_owlbears_and_shambling_mounds_grab_on_a_star_even_without_loss_of_hp(letter, rolls):
    table = strike(path(f"#,,,{letter},,,#", {"jozan": "3,1"}), f"{rolls} S*")
    monster = table.state.monsters[0]
    assert table.hero("jozan").hp == 6
    assert (table.hero("jozan").held, monster.holds) == (monster.uid, "jozan")
    table = strike(path(f"#,,,{letter},,,#", {"jozan": "3,1"}), f"{rolls} S-")
    assert table.hero("jozan").held == ""


@rule("FA-127")
def test_elwick_grabs_in_melee_with_the_twisted_cape_but_not_from_afar():
    assert strike(elwick("#,,,1,,,#", {"jozan": "3,1"}), "R0 O0 O0 S*").hero("jozan").held == "elwick-1"
    assert strike(elwick("#,,,1,,,#", {"jozan": "1,1"}), "Y0 O0", kind="ranged").hero("jozan").held == ""


@rule("FA-127")
def test_every_monster_that_grasps_has_the_special_die_and_nobody_else_grabs():
    assert {kind for kind in hooks.STAR_AFTER if kind in MONSTERS and MONSTERS[kind].grasps} == {
        kind for kind, card in MONSTERS.items() if card.grasps
    }
    for card in MONSTERS.values():
        if card.grasps:
            assert "S" in card.melee
            assert "S" not in card.ranged
    boar = path("#,,,r,,,#", {"jozan": "3,1"})
    assert "S" not in monster_pool(boar.state, boar.state.monsters[0], "melee")


# ---- Elwick


def test_elwick_entangles_a_hero_in_sight_once_in_place_of_an_attack():
    table = elwick("#,,,1,,,#", {"jozan": "3,1", "lidda": "7,1"}, seats=2).master_turn().act("elwick-1")
    assert [option[2] for option in table.choices("power", "entangle")] == ["jozan", "lidda"]
    table.act("power", "entangle", "lidda")
    assert table.choices("power") == []
    assert table.choices("attack") == []
    assert table.choices("walk") != []
    table.act("done").act("end")
    assert table.state.turn.figure == "lidda"
    assert table.choices("walk") == []
    table.act("end").answer("pass").act("end")
    assert table.state.turn.figure == "lidda"
    assert table.choices("walk") != []


def test_elwick_does_not_entangle_after_an_attack():
    table = elwick("#,,,1,,,#", {"jozan": "3,1"}, seats=2, rolls="R0 O0 O0 S-").master_turn()
    table.act("elwick-1").act("attack", "melee", "jozan")
    assert table.choices("power") == []


def test_elwick_entangles_nobody_whom_he_does_not_see():
    table = forest(
        "#########\n#,#,1,,,#\n#,#,,,,,#\n#########",
        {"jozan": "1,1", "lidda": "7,1"},
        lines="- numbered: 1 at 4,1 = Elwick: Elwick",
        seats=2,
    )
    table.master_turn().act("elwick-1")
    assert [option[2] for option in table.choices("power")] == ["lidda"]


@rule("FA-145")
def test_elwick_and_shambling_mounds_move_through_bushes():
    rows = "#########\n#,%%{0},,,#\n#,%%,,,,#\n#########"
    for table in (
        forest(rows.format("1"), {"jozan": "7,1"}, lines="- numbered: 1 at 4,1 = Elwick: Elwick"),
        forest(rows.format("m"), {"jozan": "7,1"}),
        forest(rows.format("g"), {"jozan": "7,1"}),
    ):
        goals = monster_goals(table.state, table.state.monsters[0], 3)
        assert bool(goals >> table.square("1,1") & 1) == table.state.monsters[0].card.bushes


# ---- rings


def test_every_item_of_the_forest_does_something():
    idle = {item for item in FOREST_ITEMS if item not in hooks.CARDS or not hooks_of(hooks.CARDS[item])}
    assert idle == {"scimitar", "stone-sling", "twisted-cape-of-fingers"}


def armor(table: Dungeon, hero: str, kind: AttackKind) -> int:
    return armor_of(table.state, hero, Assault("goblin-1", kind, "goblin", "YYO", "monster"))


@pytest.mark.parametrize(
    ("item", "against"),
    [
        ("ring-of-protection", {"melee": 4, "ranged": 4, "charge": 4, "trap": 4}),
        ("bracers-of-defence", {"melee": 4, "ranged": 3, "charge": 3, "trap": 3}),
    ],
)
def test_a_ring_of_protection_and_bracers_of_defence_add_to_ac(item, against):
    table = use(item, "jozan")
    assert {kind: armor(table, "jozan", kind) for kind in against} == against
    table.hero("jozan").worn, table.hero("jozan").knapsack = [], [item]
    assert armor(table, "jozan", "melee") == 3


@pytest.mark.parametrize(("hp", "then"), [(1, 2), (3, 4), (4, 4)])
def test_a_ring_of_regeneration_heals_who_starts_his_turn_with_3_hp_or_fewer(hp, then):
    table = use("ring-of-regeneration", "jozan", level=3, hp={"jozan": hp})
    assert table.hero("jozan").hp == then


def test_a_ring_of_the_wild_leads_through_bushes_and_over_a_brook():
    drawing = "#########\n#,%%,~,,#\n#,%%,~,,#\n#########"
    plain = forest(drawing, {"jozan": "1,1"}).turn("jozan")
    assert walks_to(plain) == {"1,2"}
    ringed = forest(drawing, {"jozan": "1,1"}, items={"jozan": ["ring-of-the-wild"]}).turn("jozan")
    assert walks_to(ringed) == {"1,2", "4,1", "4,2", "5,1"}


@rule("FA-097")
def test_a_ring_of_spell_storing_gives_back_3_sp_once():
    table = use("ring-of-spell-storing", "mialee", sp={"mialee": 1})
    table.act("potion", "mialee", "ring-of-spell-storing")
    assert table.hero("mialee").sp == 4
    assert table.choices("potion") == []
    assert table.state.turn.actions == 2
    assert table.hero("mialee").worn == ["ring-of-spell-storing"]
    assert use("ring-of-spell-storing", "mialee").choices("potion") == [], "it would change nothing"


# ---- bracers


def test_bracers_of_archery_add_a_sword_to_ranged_weapon_attacks_alone():
    items = {"mialee": ["elven-bow", "magic-missile", "bracers-of-archery"]}
    table = path("#,,,g,,,#", {"mialee": "1,1"}, items=items)
    table.roll("Y1 Y1 S-").turn("mialee").act("attack", "elven-bow", "ranged", "goblin-1")
    assert table.monster("goblin-1").hp == 1  # 2 + 1 swords, AC 1
    table.roll("R1 O0").act("attack", "magic-missile", "ranged", "goblin-1")
    assert table.monster("goblin-1").hp == 1
    table = path("#,,,k,,,#", {"lidda": "3,1"}, items={"lidda": ["short-sword", "bracers-of-archery"]})
    table.roll("Y1 O1").turn("lidda").act("attack", "short-sword", "melee", "skeleton-1")
    assert table.monster("skeleton-1").hp == 5


@rule("FA-141")
@pytest.mark.parametrize(("items", "hp"), [(["bracers-of-the-bull"], 8), ([], 5)])
def test_skulls_do_not_count_in_charges_of_who_wears_bracers_of_the_bull(items, hp):
    table = path("#,,g,,,,#", {"regdar": "1,1"}, items={"regdar": items}, rolls="charge:2 turn:3 Y0 S-")
    table.turn("regdar").act("charge", "goblin-1")
    assert table.hero("regdar").hp == hp


@pytest.mark.parametrize("holder", ["owlbear-1", VINES])
def test_bracers_of_freedom_end_a_grasp_without_a_roll(holder):
    table = path("#,,u,,,,#", {"jozan": "2,1"}, level=3, items={"jozan": ["bracers-of-freedom", "mace"]})
    grab(table.state, table.hero("jozan"), holder)
    table.turn("jozan")
    assert (table.hero("jozan").held, table.monster("owlbear-1").holds) == ("", "")
    assert table.state.turn.actions == 2
    assert table.choices("attack") != []


# ---- weapons


def test_a_scimitar_lets_one_die_be_rolled_again():
    table = use("scimitar", spot="3,1", rolls="Y0 O1 Y2").act("attack", "scimitar", "melee", "goblin-1")
    table.act(0)
    assert table.monster("goblin-1").hp == 1  # 3 swords, AC 1


def test_a_stone_sling_shoots():
    table = use("stone-sling", rolls="Y1 R2").act("attack", "stone-sling", "ranged", "goblin-1")
    assert table.monster("goblin-1").hp == 1


@pytest.mark.parametrize(("die", "rooted"), [("S*", True), ("S-", False)])
def test_a_thornwood_staffs_star_keeps_the_target_from_moving_even_without_loss_of_hp(die, rooted):
    table = use("thornwood-staff", spot="3,1", level=3, rolls=f"R0 O0 {die}", seats=2)
    table.act("attack", "thornwood-staff", "melee", "goblin-1")
    table.act("end").act("goblin-1")
    assert (table.choices("walk") == []) == rooted
    assert table.choices("attack") != []


def test_a_boar_spear_reaches_2_squares():
    table = use("boar-spear", "regdar", spot="2,1", rolls="R1 O1")
    table.act("attack", "boar-spear", "melee", "goblin-1")
    assert table.monster("goblin-1").hp == 1  # 2 + 1 swords, AC 1
    assert use("boar-spear", "regdar", spot="1,1").choices("attack") == []


def boar_charges(items: list[str], rolls: str, hp: int = 7) -> Dungeon:
    table = path(
        "#,,,,r,,#", {"regdar": "3,1"}, items={"regdar": items}, seats=2, rolls=rolls, hp={"razor-boar-1": hp}
    )
    return table.master_turn().act("razor-boar-1").act("charge", "regdar")


def test_a_boar_spear_costs_a_charger_1_hp_before_the_roll():
    assert boar_charges(["boar-spear"], "charge:2 turn:0 Y0 S-").monster("razor-boar-1").hp == 6
    assert boar_charges(["broadsword"], "charge:2 turn:0 Y0 S-").monster("razor-boar-1").hp == 7


def test_a_charger_that_dies_on_a_boar_spear_does_not_attack():
    table = boar_charges(["boar-spear"], "charge:2 turn:0 Y2 S*", hp=1)
    assert table.monsters == []
    assert not table.hero("regdar").misses


def test_a_boar_spear_in_the_knapsack_does_nothing():
    table = boar_charges(["broadsword", "crossbow", "boar-spear"], "charge:2 turn:0 Y0 S-")
    assert table.hero("regdar").knapsack == ["boar-spear"]
    assert table.monster("razor-boar-1").hp == 7


@pytest.mark.parametrize(("die", "hp"), [("S*", 4), ("S-", 6)])
def test_a_serpent_blades_star_ignores_ac(die, hp):
    table = use("serpent-blade", "lidda", "#,,,b,,,#", "3,1", level=3, rolls=f"O1 O2 {die}")
    table.act("attack", "serpent-blade", "melee", "bugbear-1")
    assert table.monster("bugbear-1").hp == hp  # AC 2


# ---- spells


def test_entangle_keeps_one_monster_in_sight_from_moving():
    table = use("entangle", row="#,,,g,,g#", seats=2)
    assert [option[2] for option in table.choices("cast")] == ["goblin-1", "goblin-2"]
    table.act("cast", "entangle", "goblin-1")
    assert table.hero("orwick").sp == 4
    assert [option[2] for option in table.choices("cast")] == ["goblin-2"]
    table.act("end").act("goblin-1")
    assert "goblin-1" not in table.ask.options, "it has nothing to do"
    table.act("goblin-2")
    assert table.choices("walk") != []


def test_goodberry_heals_one_or_two_heroes_in_the_room():
    others = {"regdar": "2,1", "lidda": "3,1"}
    hp = {"orwick": 4, "regdar": 5, "lidda": 6}
    table = use("goodberry", others=others, hp=hp)
    assert [option[2] for option in table.choices("cast")] == ["orwick", "regdar"]
    table.act("cast", "goodberry", "orwick").act("regdar")
    assert [table.hero(name).hp for name in hp] == [5, 6, 6]
    table.act("cast", "goodberry", "orwick").answer("pass")
    assert [table.hero(name).hp for name in hp] == [6, 6, 6]
    assert table.hero("orwick").sp == 3


def test_barkskin_gives_a_hero_in_sight_1_ac_until_the_casters_next_turn():
    table = use("barkskin", others={"regdar": "2,1"}).act("cast", "barkskin", "regdar")
    assert armor(table, "regdar", "melee") == 5
    assert [option[2] for option in table.choices("cast")] == ["orwick"]
    table.turn("orwick")
    assert armor(table, "regdar", "melee") == 4


def test_barkskin_needs_sight_of_the_hero():
    drawing = "#####\n#,,,#\n#,#,#\n#####"
    table = forest(
        drawing, {"orwick": "1,2", "regdar": "1,1", "lidda": "3,2"}, items={"orwick": ["barkskin"]}
    )
    assert [option[2] for option in table.turn("orwick").choices("cast")] == ["orwick", "regdar"]


def test_summon_swarm_costs_each_monster_in_a_burst_1_hp_and_no_object():
    table = path(
        "#,,,gk1g#",
        {"orwick": "1,1", "regdar": "3,1"},
        items={"orwick": ["summon-swarm"]},
        lines="- numbered: 1 at 6,1 = seal (object AC 3, HP 5)",
    )
    table.turn("orwick")
    assert {option[2] for option in table.choices("cast")} == {
        table.square(spot) for spot in ("3,1", "4,1", "5,1", "6,1", "7,1")
    }
    table.act("cast", "summon-swarm", "5,1")
    assert (table.monster("goblin-1").hp, table.monster("skeleton-1").hp) == (2, 5)
    assert table.monster("goblin-2").hp == 3
    assert table.state.things["1"] == 5
    assert table.hero("regdar").hp == 8
    assert table.hero("orwick").sp == 3


GLADE = """
    ###########
    #,,,,,,,,,#
    #,,,,,,,,,#
    #,,,,,,,,g#
    ###########
"""


def test_a_wall_of_thorns_is_a_bush_until_the_casters_next_turn():
    table = forest(GLADE, {"orwick": "1,1"}, 3, items={"orwick": ["wall-of-thorns", "stone-sling"]}, seats=2)
    table.turn("orwick").act("cast", "wall-of-thorns", "4,1")
    assert table.state.lasting == [Lasting("wall-of-thorns", "", "orwick", table.state.ground.block(15))]
    assert table.hero("orwick").sp == 3
    assert "4,1" not in walks_to(table), "nobody may end there"
    assert "6,1" in walks_to(table), "a druid moves through"
    table.act("end").act("goblin-1")
    assert not {"4,1", "5,1", "4,2", "5,2"} & walks_to(table)
    assert "4,3" in walks_to(table)
    table.act("done")
    assert table.state.lasting == []
    assert "4,1" in walks_to(table)


@rule("FA-146")
def test_nobody_shoots_through_a_wall_of_thorns():
    table = forest(GLADE, {"orwick": "1,3"}, 3, items={"orwick": ["wall-of-thorns", "stone-sling"]})
    table.turn("orwick")
    assert table.choices("attack") != []
    table.act("cast", "wall-of-thorns", "4,2")
    assert table.choices("attack") == []


def test_thorns_grow_on_four_free_outdoor_squares_of_which_one_is_in_sight():
    drawing = """
        ###########
        #@,C,#,,,.#
        #,,,,#,,,,#
        #,^,,#,,,,#
        ###########
    """
    table = forest(
        drawing, {"orwick": "4,3"}, 3, items={"orwick": ["wall-of-thorns"]}, lines="- traps: 2,3 Pit"
    )
    table.turn("orwick")
    assert {option[2] for option in table.choices("cast")} == {table.square("1,2"), table.square("2,2")}
    table.state.found = 1 << table.square("2,3")
    table.turn("orwick")
    assert table.choices("cast") == []


def test_call_lightning_ignores_1_point_of_ac():
    table = use("call-lightning", row="#,,,b,,,#", level=3, rolls="O1 P2")
    table.act("attack", "call-lightning", "ranged", "bugbear-1")
    assert table.monster("bugbear-1").hp == 5  # AC 2 counts as 1
    assert table.hero("orwick").sp == 2


# ---- potions


def test_antivenom_keeps_ac_against_a_poison_strike_until_the_drinkers_next_turn():
    table = path("#,,,y,,,#", {"jozan": "3,1"}, items={"jozan": ["antivenom"]}).turn("jozan")
    table.act("potion", "jozan", "antivenom")
    assert table.state.discard == ["antivenom"]
    strike(table, "Y1 R2 S*")
    assert table.hero("jozan").hp == 6
    table.turn("jozan")
    strike(table, "Y1 R2 S*")
    assert table.hero("jozan").hp == 3


@rule("FA-093")
def test_antivenom_may_be_drunk_before_the_attack_of_a_yuan_ti_is_rolled():
    table = path("#,,gy,,,#", {"jozan": "5,1"}, items={"jozan": ["antivenom"]}, seats=2, rolls="Y1 R2 S*")
    table.master_turn().act("yuan-ti-1").act(None).act("attack", "melee", "jozan")
    assert (table.asked, table.ask.kind) == (1, "drink")
    table.act("potion", "jozan", "antivenom")
    assert table.hero("jozan").hp == 6


@pytest.mark.parametrize("holder", ["owlbear-1", VINES])
def test_oil_frees_from_a_grasp_and_leaves_the_actions(holder):
    table = path("#,,u,,,,#", {"jozan": "2,1"}, items={"jozan": ["oil-of-slipperiness", "mace"]})
    grab(table.state, table.hero("jozan"), holder)
    table.turn("jozan").act(False).act("potion", "jozan", "oil-of-slipperiness")
    assert (table.hero("jozan").held, table.monster("owlbear-1").holds) == ("", "")
    assert table.state.turn.actions == 2
    assert table.choices("attack") != []


def test_nobody_grabs_a_hero_who_is_slippery():
    table = path("#,,u,,,,#", {"jozan": "2,1"}, items={"jozan": ["oil-of-slipperiness"]}).turn("jozan")
    table.act("potion", "jozan", "oil-of-slipperiness")
    strike(table, "Y0 O0 P1 S*")
    assert table.hero("jozan").held == ""
    table.turn("jozan")
    strike(table, "Y0 O0 P1 S*")
    assert table.hero("jozan").held == "owlbear-1"


def test_bark_tonic_heals_3_hp():
    table = path("#,,,,,,,#", {"jozan": "2,1"}, items={"jozan": ["bark-tonic"]}, hp={"jozan": 2}).turn(
        "jozan"
    )
    table.act("potion", "jozan", "bark-tonic")
    assert table.hero("jozan").hp == 5
    assert (
        path("#,,,,,,,#", {"jozan": "2,1"}, items={"jozan": ["bark-tonic"]}).turn("jozan").choices("potion")
        == []
    )


# ---- artifacts


def test_charging_spurs_let_one_blank_be_rolled_again():
    table = path(
        "#,,,,g,,#",
        {"regdar": "1,1"},
        items={"regdar": ["charging-spurs"]},
        rolls="charge:2 charge:- charge:2",
    )
    table.roll("turn:0 Y1 Y1 S-").turn("regdar").act("charge", "goblin-1").act(True)
    assert table.at("regdar") == "5,1"
    assert table.monster("goblin-1").hp == 1  # 2 + 1 swords, AC 1


def test_charging_spurs_work_once_in_a_charge():
    table = path(
        "#,,,,g,,#", {"regdar": "1,1"}, items={"regdar": ["charging-spurs"]}, rolls="charge:- charge:-"
    )
    table.turn("regdar").act("charge", "goblin-1").act(True)
    assert (table.at("regdar"), table.hero("regdar").hp) == ("1,1", 7)


@pytest.mark.parametrize(("items", "hp"), [(["horned-helm"], 4), (["mace"], 5)])
def test_a_horned_helm_adds_a_sword_to_a_charge(items, hp):
    table = path(
        "#,,k,,,,#", {"jozan": "1,1"}, level=3, items={"jozan": items}, rolls="charge:2 turn:0 Y2 S-"
    )
    table.turn("jozan").act("charge", "skeleton-1")
    assert table.monster("skeleton-1").hp == hp


def test_a_horned_helm_adds_nothing_to_a_weapon():
    table = path(
        "#,k,,,,,#", {"jozan": "1,1"}, level=3, items={"jozan": ["horned-helm", "mace"]}, rolls="Y1 O1"
    )
    table.turn("jozan").act("attack", "mace", "melee", "skeleton-1")
    assert table.monster("skeleton-1").hp == 5


def test_the_adventure_ends_when_the_chest_of_the_twisted_cape_is_opened():
    table = path(
        "#,S,,,,,#",
        {"elwick": "1,1"},
        lines="- chests: 0 ordinary; special: 2,1 Twisted Cape of Fingers",
        win="fetch: Twisted Cape of Fingers",
    )
    table.turn("elwick").act("walk", "2,1")
    assert table.over
    assert table.state.won
    assert "twisted-cape-of-fingers" not in table.hero("elwick").items
