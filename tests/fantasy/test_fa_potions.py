"""Potions, and when they may be drunk (FA-093)."""

from typing import Any

import pytest

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.games.fantasy.rules.strength import hero_armor
from questboard.games.fantasy.rules.walking import allowance
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

HALL = "############\n#..........#\n#..........#\n############"
BESIDE = HALL.replace("#..", "#.e", 1)


def drinker(potion: str, hero: str = "mialee", drawing: str = HALL, **more: Any) -> Dungeon:
    """A hero with one potion, and perhaps others without items."""
    heroes = {hero: "1,1", **more.pop("others", {})}
    items = {name: [] for name in heroes} | {hero: [potion]} | more.pop("items", {})
    return dungeon(drawing, heroes, items=items, **more)


# ---- what each does


@rule("FA-093")
@pytest.mark.parametrize(
    ("potion", "hp", "sp"),
    [
        ("healing", 3, 1),
        ("greater-healing", 5, 1),
        ("spell-energy", 1, 3),
        ("greater-spell-energy", 1, 5),
    ],
)
def test_a_potion_gives_back_points_without_an_action_and_is_discarded(potion: str, hp: int, sp: int) -> None:
    table = drinker(potion, hp={"mialee": 1}, sp={"mialee": 1}).turn("mialee")
    table.act("potion", "mialee", potion)
    hero = table.hero("mialee")
    assert (hero.hp, hero.sp, hero.knapsack) == (hp, sp, [])
    assert (table.state.discard, table.state.turn.actions) == ([potion], 2)


@pytest.mark.parametrize("potion", ["healing", "greater-healing", "spell-energy", "greater-spell-energy"])
def test_a_potion_that_would_change_nothing_cannot_be_drunk(potion: str) -> None:
    assert drinker(potion).turn("mialee").choices("potion") == []


@rule("FA-009")
def test_a_potion_never_raises_hp_above_what_is_printed() -> None:
    table = drinker("greater-healing", hp={"mialee": 4}).turn("mialee")
    assert table.act("potion", "mialee", "greater-healing").hero("mialee").hp == 5


def test_speed_adds_3_to_each_move_action_of_the_turn() -> None:
    table = drinker("speed", others={"lidda": "1,2"}).turn("mialee")
    table.act("potion", "mialee", "speed")
    assert allowance(table.state, table.hero("mialee")) == 8
    table.act("walk", "9,1")
    assert (table.state.turn.actions, table.state.turn.moving) == (1, 0)
    table.act("walk", "1,1")
    assert table.state.turn.figure == "lidda"
    assert allowance(table.state, table.hero("lidda")) == 6


def test_speed_lengthens_a_move_that_is_under_way() -> None:
    table = drinker("speed").turn("mialee")
    table.act("walk", "3,1").act("potion", "mialee", "speed")
    assert table.state.turn.moving == 3 + 3


def test_a_second_speed_in_the_same_turn_would_change_nothing() -> None:
    table = drinker("speed", items={"mialee": ["speed", "speed"]}).turn("mialee")
    table.act("potion", "mialee", "speed")
    assert table.choices("potion") == []


def test_strength_adds_2_swords_to_the_next_attack_only() -> None:
    table = drinker(
        "strength", drawing=BESIDE, items={"mialee": ["short-sword", "strength"]}, rolls="Y2 O1 Y2 O1"
    ).turn("mialee")
    table.act("potion", "mialee", "strength").act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (3 + 2 - 2)
    table.act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (3 + 2 - 2) - (3 - 2)


def test_strength_counts_for_a_spell_attack_and_for_everyone_whom_it_hits() -> None:
    table = drinker(
        "strength",
        drawing=HALL.replace("#...", "#.ee", 1),
        items={"mialee": ["burning-hands", "strength"]},
        rolls="Y1 R1",
    ).turn("mialee")
    table.act("potion", "mialee", "strength").act("cast", "burning-hands", "east")
    assert [monster.hp for monster in table.state.monsters] == [12 - (2 + 2 - 2)] * 2
    assert table.state.turn.strength == 0


def test_strength_is_gone_when_the_turn_ends_and_two_do_not_add_up() -> None:
    table = drinker("strength", items={"mialee": ["strength", "strength"]}).turn("mialee")
    table.act("potion", "mialee", "strength")
    assert table.choices("potion") == []
    table.act("end")
    assert (table.state.turn.figure, table.state.turn.strength) == ("mialee", 0)


@pytest.mark.parametrize("potion", ["speed", "strength"])
@rule("FA-093")
def test_what_holds_for_this_turn_needs_the_drinkers_own_turn(potion: str) -> None:
    table = drinker(potion, others={"lidda": "1,2"})
    assert table.turn("lidda").choices("potion") == []


def test_strength_needs_an_attack_that_may_still_be_made() -> None:
    table = drinker(
        "strength", drawing=BESIDE, items={"mialee": ["short-sword", "strength"]}, hero_attacks="1"
    ).turn("mialee")
    assert table.choices("potion")
    table.act("attack", "short-sword", "melee", "ogre-1")
    assert table.choices("potion") == []


def test_stone_skin_adds_2_to_ac_until_the_drinkers_next_turn() -> None:
    table = drinker("stone-skin", others={"lidda": "1,2"}).turn("mialee")
    attack = Assault("ogre-1", "melee", "ogre", "OOP", "monster")
    table.act("potion", "mialee", "stone-skin")
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2 + 2
    table.act("end")
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2 + 2
    table.act("end")
    assert table.state.turn.figure == "mialee"
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2


@rule("FA-085")
@pytest.mark.parametrize(("spot", "reaches"), [("2,1", True), ("1,1", True), ("2,2", False), ("3,1", False)])
def test_life_brings_back_a_dead_hero_beside_the_giver_or_on_his_square(spot: str, reaches: bool) -> None:
    table = drinker("life", "regdar", others={"jozan": spot}, dead=["jozan"], sp={"jozan": 0}).turn("regdar")
    assert table.choices("potion") == ([("potion", "regdar", "life")] if reaches else [])
    if reaches:
        table.act("potion", "regdar", "life")
        if table.ask.kind == "nearest square":  # where Regdar stands himself
            table.act("1,2")
        jozan = table.hero("jozan")
        assert (jozan.dead, jozan.hp, jozan.sp) == (False, 4, 4)
        assert (table.state.turn.actions, table.hero("regdar").knapsack) == (2, [])
        assert table.at("jozan") != table.at("regdar")


def test_life_is_for_one_of_several_dead() -> None:
    table = drinker("life", "regdar", others={"lidda": "2,1", "jozan": "1,2"}, dead=["lidda", "jozan"])
    table.turn("regdar").act("potion", "regdar", "life")
    assert table.ask.options == ["lidda", "jozan"]
    table.act("jozan")
    assert (table.hero("jozan").dead, table.hero("lidda").dead) == (False, True)


# ---- when (FA-093)


@rule("FA-093")
def test_a_potion_is_never_in_use_and_counts_toward_the_limit() -> None:
    table = drinker("healing", "regdar", items={"regdar": ["healing"] * 3}, hp={"regdar": 1}).turn("regdar")
    assert (table.hero("regdar").in_use, len(table.hero("regdar").knapsack)) == ([], 3)
    assert table.choices("change") == []


@rule("FA-093")
def test_a_potion_may_be_drunk_in_another_heros_turn() -> None:
    table = drinker("healing", others={"lidda": "1,2"}, hp={"mialee": 1}).turn("lidda")
    assert table.act("potion", "mialee", "healing").hero("mialee").hp == 3
    assert table.state.turn.figure == "lidda"


@rule("FA-093")
def test_a_dead_hero_drinks_nothing() -> None:
    table = drinker("healing", others={"lidda": "1,2"}, dead=["mialee"]).turn("lidda")
    assert table.choices("potion") == []


@rule("FA-093")
@pytest.mark.parametrize(("potion", "hp"), [("healing", 2 + 2 - 2), ("stone-skin", 2)])
def test_who_is_attacked_may_drink_before_the_roll(potion: str, hp: int) -> None:
    table = drinker(potion, drawing=BESIDE, hp={"mialee": 2}, rolls="O1 O1 P2")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert (table.ask.kind, table.told("rolled")) == ("drink", [])
    table.act("potion", "mialee", potion)
    assert table.hero("mialee").hp == hp


@rule("FA-093")
@pytest.mark.parametrize("potion", ["speed", "strength", "flight", "fire-draught"])
def test_what_holds_for_the_drinkers_own_turn_is_not_offered_when_he_is_attacked(potion: str) -> None:
    table = drinker(potion, drawing=BESIDE, sp={"mialee": 0}, rolls="O1 O1 P1")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert table.hero("mialee").hp == 5 - (3 - 2)


@rule("FA-093")
def test_nobody_drinks_between_the_roll_and_the_loss() -> None:
    table = drinker("healing", drawing=BESIDE, hp={"mialee": 2}, rolls="O2 O2 P3")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    table.act(None)
    assert table.hero("mialee").dead


# ---- heroes of other players (FA-093)

DRINK = ("potion", "mialee", "healing")
APART = "############\n#.g........#\n#..........#\n############"
TURN, ROUND = "turn", "round"


def two_players(drawing: str = HALL, potion: str = "healing", **more: Any) -> Dungeon:
    """Regdar is one player's hero, Mialee, who is hurt and has a potion, another's; the DM is automatic."""
    given: dict[str, Any] = {"items": {"regdar": ["broadsword"], "mialee": [potion]}, "hp": {"mialee": 2}}
    given |= {"seats": 2, "dungeon_master": "automatic"} | more
    return dungeon(drawing, {"regdar": "1,1", "mialee": "9,2"}, **given)


@rule("FA-093")
def test_a_hero_of_another_player_may_drink_before_an_action() -> None:
    table = two_players().turn("regdar")
    assert (table.asked, table.ask.kind, table.ask.rule) == (1, "drink", "FA-093")
    assert list(table.ask.options) == [DRINK, TURN, ROUND, None]
    assert table.options == [
        "Mialee drinks Healing", "not this turn", "not before your own turn", "not now",
    ]  # fmt: skip
    table.act(*DRINK)
    assert (table.hero("mialee").hp, table.hero("mialee").knapsack, table.state.discard) == (
        4,
        [],
        ["healing"],
    )
    assert (table.asked, table.state.turn.figure, table.state.turn.actions) == (0, "regdar", 2)


@rule("FA-093")
def test_a_hero_of_another_player_may_drink_after_an_action() -> None:
    table = two_players().turn("regdar").act(None)
    assert table.asked == 0
    table.act("walk", "5,1")  # all of a move
    assert (table.asked, table.state.turn.actions) == (1, 1)
    assert table.act(*DRINK).hero("mialee").hp == 4


@rule("FA-093")
def test_nobody_is_asked_in_the_middle_of_a_move() -> None:
    table = two_players().turn("regdar").act(None).act("walk", "3,1")
    assert (table.asked, table.state.turn.moving) == (0, 2)


@rule("FA-093")
def test_a_hero_of_another_player_may_drink_before_a_declared_attack_is_rolled() -> None:
    table = two_players(BESIDE, rolls="R2 O2").turn("regdar").act(None)
    table.act("attack", "broadsword", "melee", "ogre-1")
    assert (table.asked, table.ask.kind, table.told("rolled")) == (1, "drink", [])
    table.act(*DRINK)
    assert (table.hero("mialee").hp, table.monster("ogre-1").hp) == (4, 12 - (5 - 2))


@rule("FA-093")
def test_a_player_who_drinks_nothing_this_turn_is_not_asked_again_before_the_next() -> None:
    table = two_players().turn("regdar").act(TURN)
    table.act("walk", "5,1")
    assert table.asked == 0
    table.act("end")
    assert (table.asked, table.state.turn.figure) == (1, "mialee")  # her own menu
    assert DRINK in table.ask.options
    table.act("end")  # the Dungeon Master has no monsters, and Regdar's turn is another one
    assert (table.asked, table.ask.kind, table.state.turn.figure) == (1, "drink", "regdar")


@rule("FA-093")
def test_the_turn_of_the_dungeon_master_is_another_turn() -> None:
    table = two_players(APART, items={"regdar": ["broadsword"], "mialee": ["healing"]})
    table.state.order = ["mialee", "regdar", "master"]
    table.turn("regdar").act(TURN).act("end")
    assert (table.asked, table.ask.kind, table.state.masters_turn) == (1, "drink", True)


@rule("FA-093")
def test_a_player_who_drinks_nothing_before_his_own_turn_is_asked_again_after_it() -> None:
    def of(answer: str) -> Dungeon:
        table = dungeon(
            HALL,
            {"regdar": "1,1", "lidda": "3,1", "mialee": "9,2"},
            items={"regdar": [], "lidda": [], "mialee": ["healing"]},
            hp={"mialee": 2},
            seats=3,
            dungeon_master="automatic",
        )
        return table.turn("regdar").act(answer).act("end")

    assert (of(ROUND).asked, of(TURN).asked) == (1, 2)  # in Lidda's turn
    table = of(ROUND).act("end")
    assert table.state.turn.figure == "mialee"
    table.act("end")
    assert (table.asked, table.state.turn.figure, table.ask.kind) == (2, "regdar", "drink")


@rule("FA-093")
@pytest.mark.parametrize(
    "change",
    [
        {"hp": {}},  # it would change nothing
        {"potion": "speed"},  # it needs her own turn
        {"dead": ["mialee"]},
        {"items": {"regdar": ["broadsword", "healing"], "mialee": []}},  # it is another hero's
    ],
)
def test_a_player_who_has_nothing_to_drink_is_not_asked(change: dict[str, Any]) -> None:
    table = two_players(**change).turn("regdar")
    assert (table.asked, table.ask.kind) == (0, "act")


@rule("FA-093")
@pytest.mark.parametrize(
    ("potion", "foe", "asked"),
    [
        ("stone-skin", "e", True),
        ("stone-skin", ".", False),
        ("antivenom", "y", True),
        ("antivenom", "e", False),
        ("oil-of-slipperiness", "u", True),
        ("oil-of-slipperiness", "e", False),
    ],
)
def test_others_are_asked_about_protection_only_where_there_is_something_to_fear(
    potion: str, foe: str, asked: bool
) -> None:
    table = two_players(HALL.replace("#..", f"#.{foe}", 1), potion, set="forest", level=2).turn("regdar")
    assert (table.asked == 1) == asked


@rule("FA-093", "FA-097")
def test_cards_that_work_at_any_time_are_used_in_the_same_moments() -> None:
    pearl = two_players(items={"regdar": [], "mialee": ["pearl-of-power"]}, sp={"mialee": 1}).turn("regdar")
    assert pearl.asked == 1
    assert pearl.act("potion", "mialee", "pearl-of-power").hero("mialee").sp == 4
    lidda = dungeon(
        HALL, {"regdar": "1,1", "lidda": "5,1"}, hp={"lidda": 2}, seats=2, dungeon_master="automatic"
    )
    lidda.hero("lidda").tokens = 3
    lidda.turn("regdar").act("potion", "lidda", "trap-tokens")
    assert (lidda.hero("lidda").hp, lidda.hero("lidda").tokens) == (4, 0)


@rule("FA-093")
def test_every_other_player_is_asked_the_first_one_too() -> None:
    table = two_players(items={"regdar": ["healing"], "mialee": []}, hp={"regdar": 5}).turn("mialee")
    assert (table.asked, table.state.turn.figure, table.ask.kind) == (0, "mialee", "drink")


@rule("FA-093", "FA-097")
def test_a_card_that_does_not_help_against_an_attack_is_no_reason_to_ask_before_it() -> None:
    """A potion of healing helps; Spell Points don't."""
    for items, asked in ((["pearl-of-power"], False), (["pearl-of-power", "healing"], True)):
        table = dungeon(
            BESIDE,
            {"mialee": "1,1"},
            items={"mialee": items},
            hp={"mialee": 4},
            sp={"mialee": 1},
            level=2,
            rolls="O0 O0 P1",
        ).master_turn()
        table.act(TURN)
        assert (not table.over and table.ask.prompt.startswith("{target} attacks {figure}")) == asked


@rule("FA-093", "FA-128")
@pytest.mark.parametrize(("foe", "asked"), [("u", True), ("e", False)])
def test_oil_of_slipperiness_is_offered_before_the_attack_of_a_creature_that_grasps(
    foe: str, asked: bool
) -> None:
    table = dungeon(
        f"#######\n#.{foe}...#\n#######",
        {"mialee": "1,1"},
        set="forest",
        level=2,
        items={"mialee": ["oil-of-slipperiness"]},
        rolls="Y0 O0 P1 S-" if asked else "O0 O0 P1",
    )
    table.state.not_this_round = 1  # only an attack is a reason to ask
    table.master_turn()
    assert (table.ask.kind == "drink") == asked


# ---- in the Dungeon Master's turn (FA-093)


@rule("FA-093")
@pytest.mark.parametrize("seats", [1, 2])
def test_heroes_may_drink_before_a_monster_acts_whether_one_player_has_them_or_several(seats: int) -> None:
    table = two_players(APART, seats=seats).master_turn()
    assert (table.ask.kind, table.asked) == ("drink", seats - 1)
    assert (table.at("goblin-1"), table.told("attacks")) == ("2,1", [])
    table.act(*DRINK)
    assert table.hero("mialee").hp == 4


@rule("FA-093")
def test_heroes_may_drink_between_the_move_and_the_attack_of_a_monster() -> None:
    """The goblin goes for Mialee; Regdar's player, whom nobody attacks, is asked as well."""
    table = two_players(
        "############\n#......g...#\n#..........#\n############",
        items={"regdar": ["healing"], "mialee": []},
        hp={"regdar": 5},
    ).master_turn()
    assert (table.asked, table.at("goblin-1")) == (0, "7,1")
    table.act(None)
    assert (table.asked, table.at("goblin-1") != "7,1", table.told("rolled")) == (0, True, [])
    table.act("potion", "regdar", "healing")
    assert (table.hero("regdar").hp, len(table.told("rolled"))) == (7, 1)


@rule("FA-093")
def test_a_person_at_the_dungeon_masters_seat_waits_for_those_who_drink() -> None:
    table = dungeon(
        APART, {"mialee": "9,2"}, items={"mialee": ["healing"]}, hp={"mialee": 2}, seats=2
    ).master_turn()
    table.act("goblin-1")
    assert (table.asked, table.ask.kind) == (1, "drink")
    table.act(None)
    assert (table.asked, table.ask.kind) == (0, "monster act")
    table.act("walk", "6,1").act("walk", "7,1")
    assert (table.asked, table.ask.kind, table.state.turn.actions) == (1, "drink", 1)


@rule("FA-093")
@pytest.mark.parametrize("never", [TURN, ROUND])
def test_a_player_who_is_attacked_is_asked_before_the_roll_whatever_he_said_before(never: str) -> None:
    table = dungeon(
        BESIDE, {"mialee": "1,1"}, items={"mialee": ["healing"]}, hp={"mialee": 2}, rolls="O1 O1 P1"
    )
    table.master_turn().act(never)
    assert table.prompt == "Ogre 1 attacks Mialee. Use anything before the roll?"
    assert table.told("rolled") == []
    assert table.act(*DRINK).hero("mialee").hp == 4 - (3 - 2)


@rule("FA-093")
def test_a_player_who_drinks_nothing_this_turn_is_not_asked_for_each_of_many_monsters() -> None:
    many = "############\n#gggg......#\n#gg........#\n############"
    table = two_players(many, hp={"mialee": 4}).master_turn().act(TURN)
    while table.ask.kind == "drink" and "{target} attacks" in table.ask.prompt:
        table.act(None)
    assert table.state.turn.figure in ("regdar", "mialee")


@rule("FA-093")
def test_no_card_is_interrupted_by_a_potion() -> None:
    table = dungeon(
        "############\n#........e.#\n#..........#\n############",
        {"lidda": "1,1", "mialee": "9,2"},
        level=2,
        items={"lidda": ["repeating-crossbow"], "mialee": ["healing"]},
        hp={"mialee": 2},
        seats=2,
        dungeon_master="automatic",
        rolls="Y1 Y1",
    )
    table.turn("lidda").act(None).act("attack", "repeating-crossbow", "ranged", "ogre-1").act(None)
    assert (table.asked, table.ask.prompt) == (0, "Shoot again with {item} at whom?")
    table.act("ogre-1")
    assert len(table.told("rolled")) == 2  # nobody was asked between the shots


@rule("FA-093")
def test_a_monster_thinks_again_when_a_hero_has_come_back_to_life_before_its_attack() -> None:
    """The gnoll would have shot at Mialee; Lidda comes back to life in the line of its shot."""
    table = dungeon(
        "############\n#n.........#\n############",
        {"lidda": "5,1", "mialee": "6,1"},
        items={"lidda": [], "mialee": ["life"]},
        dead=["lidda"],
        hp={"mialee": 1},
    ).master_turn()
    assert table.ask.kind == "drink"
    table.act("potion", "mialee", "life").run()
    assert {event.facts["targets"][0] for event in table.told("attacks")} == {"lidda"}
