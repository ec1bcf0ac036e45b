"""Quinn: Saving Grace and the powers 1 to 10."""

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.state import OFF, Object, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt, square

TRIO = ["quinn", "vistra", "keyleth"]
EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b"]
"""Tiles 3, 4 and 5: one, two and three tiles away from tile 1."""


def another_turn(table, hero):
    """Later: the same Hero stands at the menu again."""
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    return table.hero_phase(hero)


def where(table):
    """The tiles of all squares that are offered."""
    return sorted({option >> 4 for option in table.ask.options})


# ---- Saving Grace


def test_saving_grace_ends_one_condition_of_a_hero_who_regains_hit_points_on_quinns_tile():
    table = crypt(
        ["quinn", "vistra"], hp={"vistra": 3}, conditions={"vistra": ["dazed", "poisoned"]}
    ).hero_phase("quinn")
    table.answer("use Healing Hymn")
    assert table.asked == table.seat("vistra")
    assert table.options == ["Dazed", "Poisoned", "pass"]
    table.answer("Poisoned")
    assert table.hero("vistra").conditions == ["dazed"]


def test_saving_grace_may_be_declined():
    table = crypt(["quinn"], hp={"quinn": 3}, conditions={"quinn": ["dazed"]}).hero_phase("quinn")
    table.answer("use Healing Hymn", "pass")
    assert table.hero("quinn").conditions == ["dazed"]


def test_saving_grace_works_with_a_healing_surge_too():
    table = crypt(["quinn"], hp={"quinn": 0}, conditions={"quinn": ["poisoned"]}).start_turn("quinn")
    table.answer("Poisoned")
    assert (table.hero("quinn").hp, table.hero("quinn").conditions) == (4, [])


@rule("WA-253")
def test_saving_grace_does_nothing_on_another_tile_and_for_who_regains_nothing():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "2b1", "vistra": "1b1"},
        hp={"vistra": 0},
        conditions={"quinn": ["dazed"], "vistra": ["poisoned"]},
    ).start_turn("vistra")
    assert table.prompt == "What does Vistra do?"
    assert table.hero("vistra").conditions == ["poisoned"]


# ---- 1 Healing Hymn


@rule("WA-114", "WA-096")
def test_healing_hymn_heals_quinn_and_stands_a_downed_hero_up_without_an_action():
    table = crypt(["quinn", "vistra"], hp={"quinn": 5, "vistra": 0}).hero_phase("quinn")
    table.answer("use Healing Hymn")
    assert table.hero("quinn").hp == 7
    assert table.hero("vistra").hp == 2
    assert table.hero("vistra").standing
    assert table.hero("quinn").used == ["healing-hymn"]
    assert table.state.turn.actions == 0
    assert "use Healing Hymn" not in table.options


def test_healing_hymn_reaches_one_other_hero_and_only_on_quinns_tile():
    table = crypt(
        ["quinn", "vistra", "keyleth", "tarak"],
        at={"tarak": "2c1"},
        hp={"quinn": 4, "vistra": 4, "keyleth": 4, "tarak": 4},
    )
    for number, name in enumerate(("quinn", "vistra", "keyleth")):
        table.hero(name).square = square(f"1{'abc'[number]}1")
    table.hero_phase("quinn").answer("use Healing Hymn")
    assert table.options == ["Vistra", "Keyleth"]
    table.answer("Keyleth")
    assert [hero.hp for hero in table.state.heroes] == [6, 4, 6, 4]


def test_healing_hymn_heals_quinn_alone_when_nobody_else_is_there():
    table = crypt(["quinn", "vistra"], at={"quinn": "1a1", "vistra": "2a1"}, hp={"quinn": 4, "vistra": 4})
    table.hero_phase("quinn").answer("use Healing Hymn")
    assert (table.hero("quinn").hp, table.hero("vistra").hp) == (6, 4)


@rule("WA-254")
def test_healing_hymn_is_not_offered_while_nobody_on_the_tile_is_hurt():
    table = crypt(["quinn", "vistra"], at={"quinn": "1a1", "vistra": "2a1"}, hp={"vistra": 1})
    assert "use Healing Hymn" not in table.hero_phase("quinn").options


# ---- 2 Cleric's Shield


@rule("WA-095")
def test_clerics_shield_gives_two_armor_class_until_it_is_used_again():
    table = crypt(
        TRIO,
        at={"quinn": "1b2", "vistra": "1a1", "keyleth": "1d1"},
        powers={"quinn": ["clerics-shield"], "vistra": []},
        monsters=[("cave-bear", "1b1")],
        dice=[1, 1],
    ).hero_phase("quinn")
    table.answer("use Cleric's Shield")
    assert table.options == ["Quinn", "Vistra", "Keyleth"]
    table.answer("Vistra")
    assert [armor_class(table.state, seat) for seat in range(3)] == [16, 19, 17]
    assert "Vistra takes the Cleric's Shield token." in table.log()
    assert table.hero("quinn").used == []
    another_turn(table, "quinn").answer("use Cleric's Shield", "Keyleth")
    assert [armor_class(table.state, seat) for seat in range(3)] == [16, 17, 19]


def test_the_clerics_shield_adds_to_an_item_and_can_make_an_attack_miss():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1a1", "vistra": "1b2"},
        items={"vistra": ["amulet-of-protection"]},
        monsters=[("orc-smasher", "1c2", "quinn")],
        dice=[10],
    )
    table.hero("vistra").notes["clerics-shield"] = 1
    table.activate("orc-smasher-1").answer("1c2")
    assert attack_rolls(table, "miss")[0]["total"] == 19
    assert table.hero("vistra").hp == 8


# ---- 3 Righteous Advance


def test_righteous_advance_lets_a_hero_on_the_tile_move_two_squares_even_on_a_miss():
    table = crypt(
        TRIO,
        at={"quinn": "1b2", "vistra": "1a1", "keyleth": "1d1"},
        hp={"keyleth": 0},
        powers={"quinn": ["righteous-advance"], "vistra": []},
        monsters=[("cave-bear", "1b1")],
        dice=[1],
    ).hero_phase("quinn")
    table.answer("use Righteous Advance")
    assert table.options == ["Quinn", "Vistra"], "who is downed doesn't move"
    table.answer("Vistra")
    assert table.asked == table.seat("vistra")
    assert "1a3" in table.options
    assert "1d2" not in table.options
    table.answer("1a3")
    assert table.standing_on("vistra") == "1a3"
    assert table.figure("cave-bear-1").damage == 0


# ---- 4 Sacred Flame


def test_sacred_flame_gives_a_hero_on_the_tile_a_hit_point_when_it_hits():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "1a1"},
        hp={"quinn": 7, "vistra": 0},
        tiles=["1 north t-junction"],
        monsters=[("cave-bear", "3b2")],
        dice=[8],
    ).hero_phase("quinn")
    table.answer("use Sacred Flame", "Vistra")
    assert table.figure("cave-bear-1").damage == 1
    assert table.hero("vistra").hp == 1


def test_sacred_flame_heals_nobody_when_it_misses():
    table = crypt(["quinn"], at={"quinn": "1b2"}, hp={"quinn": 5}, monsters=[("cave-bear", "1a1")], dice=[7])
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.hero("quinn").hp == 5


# ---- 5 Blade Barrier


def barrier(*places, **position):
    """Quinn on tile 1 puts the blades on squares of tile 3."""
    position.setdefault("powers", {"quinn": ["blade-barrier", "command"]})
    table = crypt(["quinn"], at={"quinn": "1b2"}, tiles=EAST, **position).hero_phase("quinn")
    table.answer("use Blade Barrier", "tile 3", *[f"3{place}" for place in places])
    return table


@rule("WA-094")
def test_blade_barrier_puts_five_tokens_on_different_squares_of_a_tile_within_two():
    table = crypt(["quinn"], at={"quinn": "1b2"}, tiles=EAST).hero_phase("quinn")
    table.answer("use Blade Barrier")
    assert table.options == ["tile 1", "tile 2", "tile 3", "tile 4"]
    table.answer("tile 4")
    for count in range(5):
        assert len(table.options) == 8 - count
        table.answer(table.options[0])
    tokens = table.state.tokens.values()
    assert {token.kind for token in tokens} == {"blade-barrier"}
    assert len({token.square for token in tokens}) == 5
    assert all(token.square >> 4 == 3 for token in tokens)
    assert table.hero("quinn").used == ["blade-barrier"]
    assert "Quinn puts a Blade Barrier token on 4a2." in table.log()
    assert table.state.turn.attacked


@rule("WA-190")
def test_a_monster_that_is_placed_on_a_blade_takes_one_damage_and_removes_it():
    table = barrier("b2", "c2", "b3", "c3", "a3", monsters=[("cave-bear", "1a1")])
    table.answer("use Command", "3b2")
    assert table.figure("cave-bear-1").damage == 1
    assert len(table.state.tokens) == 4
    assert square("3b2") not in [token.square for token in table.state.tokens.values()]


@rule("WA-190")
def test_a_large_monster_takes_one_damage_for_each_blade_under_it():
    table = barrier("b2", "c2", "b3", "d2", "a3", monsters=[("otyugh", "1a1")])
    table.answer("use Command", "3b2")
    assert table.figure("otyugh-1").damage == 3
    assert len(table.state.tokens) == 2


def test_blades_may_lie_under_a_standing_monster_and_do_not_hurt_it():
    table = barrier("b2", "c2", "b3", "c3", "a3", monsters=[("cave-bear", "3b2")])
    assert table.figure("cave-bear-1").damage == 0
    assert len(table.state.tokens) == 5


@rule("WA-189")
def test_a_monster_that_only_passes_over_the_blades_is_not_hurt():
    table = barrier("b3", "c3", "b4", "c4", "d3", monsters=[("orc-smasher", "3b2")])
    table.answer("end the Hero Phase")
    table.activate("orc-smasher-1").answer("1b1")
    assert table.figure("orc-smasher-1").damage == 0
    assert len(table.state.tokens) == 5


def test_a_monster_defeated_by_a_blade_is_quinns_and_brings_him_a_treasure():
    table = barrier(
        "b2", "c2", "b3", "c3", "a3", monsters=[("snake", "1a1")], treasures=["amulet-of-protection"]
    )
    table.answer("use Command", "3b2")
    assert "snake-1" not in table.state.figures
    assert table.state.experience == ["snake"]
    assert table.hero("quinn").items == ["amulet-of-protection"]


@rule("WA-257")
def test_where_fewer_than_five_squares_can_take_a_blade_as_many_lie_as_fit():
    table = crypt(["quinn"], at={"quinn": "1b2"}, tiles=EAST)
    table.state.objects["altar"] = Object("altar", 3, 10, 6)
    table.hero_phase("quinn").answer("use Blade Barrier", "tile 4")
    for _ in range(3):
        table.answer(table.options[0])
    assert table.prompt == "What does Quinn do?"
    assert len(table.state.tokens) == 4


@rule("WA-257")
def test_blades_left_from_an_earlier_use_are_taken_back():
    table = barrier("b2", "c2", "b3", "c3", "a3")
    table.hero("quinn").used.clear()
    another_turn(table, "quinn").answer("use Blade Barrier", "tile 1")
    for _ in range(5):
        table.answer(table.options[0])
    assert len(table.state.tokens) == 5
    assert all(token.square >> 4 == 0 for token in table.state.tokens.values())


# ---- 6 Cause Fear


def fear(**position):
    """Quinn on tile 1, the others on tile 3 with a Cave Bear between them."""
    position = {
        "at": {"quinn": "1b2", "vistra": "3a2", "keyleth": "3c2"},
        "monsters": [("cave-bear", "3b2")],
        "powers": {
            "quinn": ["cause-fear"],
            "vistra": ["sure-strike", "comeback-strike"],
            "keyleth": ["holy-strike"],
        },
        **position,
    }
    return crypt(TRIO, tiles=EAST, **position).hero_phase("quinn")


def test_cause_fear_lets_the_others_on_a_tile_attack_with_an_at_will_at_plus_two():
    table = fear(dice=[1, 3]).answer("use Cause Fear")
    assert (table.asked, table.options) == (0, ["Vistra", "Keyleth"])
    table.answer("Vistra")
    assert (table.asked, table.options) == (1, ["Sure Strike", "pass"])
    table.answer("Sure Strike")
    assert (table.asked, table.options) == (2, ["Holy Strike", "pass"])
    table.answer("Holy Strike")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [13, 10]
    assert table.figure("cave-bear-1").damage == 1
    assert all("cause-fear" not in hero.notes for hero in table.state.heroes)


def test_cause_fear_then_places_the_monsters_left_on_the_tile_within_two_tiles_of_quinn():
    table = fear(monsters=[("cave-bear", "3b2"), ("grell", "3d3"), ("snake", "4c2")])
    table.answer("use Cause Fear", "Vistra", "pass", "pass")
    assert (table.asked, table.options) == (0, ["Cave Bear 1", "Grell 1"])
    table.answer("Grell 1")
    assert where(table) == [0, 1, 2, 3]
    table.answer("2d1", "1a3")
    assert table.standing_on("grell-1") == "2d1"
    assert table.standing_on("cave-bear-1") == "1a3"
    assert table.standing_on("snake-1") == "4c2"


def test_who_is_downed_or_not_next_to_a_monster_gets_no_attack_from_cause_fear():
    table = fear(hp={"vistra": 0}, at={"quinn": "1b2", "vistra": "3a2", "keyleth": "3d2"})
    table.answer("use Cause Fear")
    assert table.prompt == "Place Cave Bear 1 on which square?"


@rule("WA-258")
def test_a_hero_with_a_power_that_reaches_farther_needs_an_adjacent_monster_for_cause_fear_all_the_same():
    table = crypt(
        ["quinn", "heskan"],
        tiles=EAST,
        at={"quinn": "3d3", "heskan": "3d2"},
        monsters=[("cave-bear", "3a2")],
        powers={"quinn": ["cause-fear", "sacred-flame"], "heskan": ["arc-lightning"]},
    ).hero_phase("quinn")
    table.answer("use Cause Fear")
    assert table.prompt == "Place Cave Bear 1 on which square?"


@rule("WA-109", "WA-110")
def test_who_defeats_a_monster_by_cause_fear_draws_the_treasure_before_the_next_one_attacks():
    table = fear(
        monsters=[("snake", "3b2"), ("snake", "3d2")],
        dice=[20, 20],
        treasures=["amulet-of-protection", "elven-cloak"],
    )
    table.answer("use Cause Fear", "Vistra", "Sure Strike")
    while table.ask.kind != "card":
        table.answer(table.options[0])
    assert [event.facts["card"] for event in table.told("drew_treasure")] == ["amulet-of-protection"]
    assert table.options == ["Holy Strike", "pass"]


@rule("WA-258")
def test_an_ally_for_whom_no_monster_is_left_gets_no_attack():
    table = fear(monsters=[("snake", "3b2")], dice=[5], treasures=["amulet-of-protection"])
    table.answer("use Cause Fear", "Vistra", "Sure Strike", "Keyleth")
    assert table.hero("keyleth").items == ["amulet-of-protection"]
    assert table.prompt == "What does Quinn do?"


def test_cause_fear_needs_a_tile_within_one_with_something_to_do():
    table = fear(monsters=[("cave-bear", "4c2")], at={"quinn": "1b2", "vistra": "3a2", "keyleth": "3a3"})
    assert "use Cause Fear" not in table.options
    table = fear(monsters=[("cave-bear", "4a2")], at={"quinn": "1b2", "vistra": "3d2", "keyleth": "3a3"})
    table.answer("use Cause Fear")
    assert table.asked == table.seat("vistra"), "next to a Monster across the border of the tiles"


# ---- 7 Wrathful Thunder


def thunder(*monsters, heroes=TRIO, out="", **position):
    at = {"quinn": "1b2", "vistra": "2a1", "keyleth": "2b1"}
    powers = {"quinn": ["wrathful-thunder"], "vistra": []}
    table = crypt(heroes, at=at, powers=powers, monsters=monsters, **position)
    if out:
        table.hero(out).square, table.hero(out).away = OFF, "out"
    return table.hero_phase("quinn").answer("use Wrathful Thunder")


def rows(table):
    return [[card.name for card in hero.row] for hero in table.state.heroes]


@rule("WA-242", "WA-094")
def test_wrathful_thunder_passes_a_monster_card_to_the_end_of_the_row_on_the_right():
    table = thunder(
        ("otyugh", "1b1"),
        ("grell", "1d1", "vistra"),
        ("snake", "1d2", "quinn"),
        ("cave-bear", "2d1", "keyleth"),
        dice=[20],
    )
    assert table.figure("otyugh-1").damage == 3
    assert table.options == ["Grell", "Snake"], "no Villain, and nobody from another tile"
    table.answer("Grell")
    assert rows(table) == [["snake"], [], ["cave-bear", "grell"]]
    assert "Vistra passes the Grell card to Keyleth." in table.log()
    assert table.hero("quinn").used == ["wrathful-thunder"]


@rule("WA-258")
def test_of_several_cards_of_a_kind_wrathful_thunder_passes_quinns_own():
    table = thunder(("cave-bear", "1b1", "vistra"), ("cave-bear", "1a1", "quinn"), dice=[1])
    table.answer("Cave Bear 1")
    assert table.figure("cave-bear-1").damage == 1, "a miss deals 1"
    assert rows(table) == [[], ["cave-bear"], ["cave-bear"]]


@rule("WA-258")
def test_a_card_that_the_player_on_the_right_holds_already_stays_where_it_is():
    table = thunder(("cave-bear", "1b1", "keyleth"), ("grell", "2d1", "keyleth"), dice=[1])
    assert rows(table) == [[], [], ["cave-bear", "grell"]]


@rule("WA-242", "WA-258")
def test_wrathful_thunder_passes_over_a_player_who_is_out_of_the_game():
    table = thunder(("cave-bear", "1b1", "vistra"), ("snake", "1d1", "quinn"), out="keyleth", dice=[1])
    assert table.options == ["Cave Bear", "Snake"]
    table.answer("Snake")
    assert rows(table) == [[], ["cave-bear", "snake"], []]


@rule("WA-242", "WA-258")
def test_with_everybody_else_out_of_the_game_wrathful_thunder_passes_nothing():
    table = thunder(("cave-bear", "1b1"), heroes=["quinn", "vistra"], out="vistra", dice=[1])
    assert table.prompt == "What does Quinn do?"


def test_wrathful_thunder_passes_nothing_after_its_only_monster_is_defeated_or_in_a_solo_game():
    table = thunder(("cave-bear", "1b1", "vistra"), dice=[15], treasures=["amulet-of-protection"])
    table.answer("Quinn")
    assert table.prompt == "What does Quinn do?"
    table = thunder(("cave-bear", "1b1"), heroes=["quinn"], dice=[1])
    assert table.prompt == "What does Quinn do?"
    assert rows(table) == [["cave-bear"]]
    table = thunder(("cave-bear", "1b1"), ("grell", "1d2"), heroes=["quinn"], dice=[1])
    assert table.prompt == "What does Quinn do?", "alone there is nothing to choose"


# ---- 8 Astral Refuge


def refuge(**position):
    position = {
        "at": {"quinn": "1b2", "vistra": "4b2", "keyleth": "5b2"},
        "powers": {"quinn": ["astral-refuge"]},
        "encounters": ["poisoned-dart-trap"],
        **position,
    }
    return crypt(TRIO, tiles=EAST, **position)


def test_astral_refuge_takes_a_downed_hero_within_two_tiles_off_the_board_until_that_heros_turn():
    table = refuge(hp={"vistra": 0}).villain_phase("quinn")
    assert table.prompt == (
        "The Villain Phase of Quinn begins. Take a Hero off the board with Astral Refuge?"
    )
    table.answer("Astral Refuge")
    assert table.options == ["Quinn", "Vistra"]
    table.answer("Vistra")
    assert table.hero("vistra").square == OFF
    assert "Vistra leaves the board until the Hero's next turn." in table.log()
    assert table.hero("quinn").used == ["astral-refuge"]
    table.start_turn("vistra")
    assert table.asked == table.seat("vistra")
    assert where(table) == [0, 1, 2, 3, 4], "on any tile"
    assert "1b2" not in table.options, "on a free square"
    table.answer("4c3")
    assert table.standing_on("vistra") == "4c3"
    assert table.hero("vistra").away == ""
    assert table.hero("vistra").hp == 4, "the surge comes after the return"


@rule("WA-227")
def test_a_hero_returns_to_the_board_before_the_poison_works():
    table = refuge(conditions={"quinn": ["poisoned"]})
    table.hero("quinn").square, table.hero("quinn").away = OFF, "astral-refuge"
    table.start_turn("quinn")
    assert table.hero("quinn").hp == 8
    table.answer("1a1")
    assert table.hero("quinn").hp == 7


@rule("WA-188", "WA-191")
def test_the_marker_of_a_card_that_a_hero_draws_off_the_board_is_not_laid():
    table = refuge().villain_phase("quinn").answer("Astral Refuge", "Quinn")
    assert table.hero("quinn").square == OFF
    assert table.state.markers == {}
    assert table.state.encounter_deck.discard == ["poisoned-dart-trap"]


def test_astral_refuge_works_in_the_villain_phase_of_every_player_before_all_else():
    table = refuge(monsters=[("legion-devil", "5b3", "vistra")]).villain_phase("vistra")
    table.answer("Astral Refuge", "Vistra")
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("took_refuge") < kinds.index("drew_encounter") < kinds.index("activated")


def test_a_downed_quinn_offers_no_refuge():
    table = refuge(hp={"quinn": 0}).villain_phase("keyleth")
    assert table.told("reacted") == []
    assert table.over


# ---- 9 Command


@rule("WA-096", "WA-219")
def test_command_places_a_monster_of_quinns_tile_within_two_tiles_without_an_action():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        tiles=EAST,
        powers={"quinn": ["command"]},
        monsters=[("grell", "1a1"), ("snake", "2a1"), ("meerak", "1d1")],
    ).hero_phase("quinn")
    table.answer("use Command")
    assert table.options == ["Grell 1", "Meerak, Kobold Dragonlord"], "a Villain is a Monster"
    table.answer("Grell 1")
    assert where(table) == [0, 1, 2, 3]
    table.answer("4d3")
    assert table.standing_on("grell-1") == "4d3"
    assert table.hero("quinn").used == ["command"]
    assert table.state.turn.actions == 0


def test_command_needs_a_monster_on_the_tile():
    table = crypt(["quinn"], at={"quinn": "1b2"}, powers={"quinn": ["command"]}, monsters=[("snake", "2a1")])
    table.state.objects["altar"] = Object("altar", 0, 10, 6)
    assert "use Command" not in table.hero_phase("quinn").options


# ---- 10 Perseverance


def persevere(experience, **position):
    """Keyleth draws a card; Quinn and a downed Vistra share a tile."""
    position = {
        "at": {"quinn": "1b2", "vistra": "1a1", "keyleth": "2a1"},
        "hp": {"vistra": 0},
        "powers": {"quinn": ["perseverance"]},
        **position,
    }
    table = crypt(TRIO, experience=experience, **position)
    return table.draw_encounter("keyleth", "poisoned-dart-trap")


@rule("WA-154")
def test_perseverance_lowers_the_cost_by_the_heroes_on_quinns_tile_downed_ones_included():
    table = persevere(["grell", "snake"])
    assert table.prompt == (
        "Keyleth has drawn Poisoned Dart Trap, which costs 5 Experience to cancel."
        " Pay 1 less for each Hero on your tile with Perseverance?"
    )
    table.answer("Perseverance")
    assert (table.asked, table.options) == (2, ["pay 2 + 1 Experience", "pass"])
    table.answer("pay 2 + 1")
    assert table.state.experience == []
    assert table.state.encounter_deck.discard == ["poisoned-dart-trap"]
    assert table.hero("quinn").used == ["perseverance"]


def test_after_perseverance_the_player_who_drew_the_card_may_still_let_it_happen():
    table = persevere(["grell", "snake"]).answer("Perseverance", "pass")
    assert table.state.markers == {"poisoned-dart-trap": [1]}
    assert table.hero("quinn").used == ["perseverance"], "the card is flipped all the same"


def test_perseverance_of_five_heroes_makes_cancelling_free():
    heroes = [*TRIO, "tarak", "heskan"]
    squares = dict(zip(heroes, ("1a1", "1b1", "1c1", "1d1", "1a2"), strict=True))
    table = crypt(heroes, at=squares, powers={"quinn": ["perseverance"]})
    table.draw_encounter("tarak", "poisoned-dart-trap").answer("Perseverance")
    assert table.options == ["cancel it for nothing", "pass"]
    table.answer("cancel it for nothing")
    assert table.state.encounter_deck.discard == ["poisoned-dart-trap"]


@rule("WA-254")
def test_perseverance_is_not_offered_where_the_party_could_not_pay_even_then():
    assert persevere(["grell"]).over


def test_a_downed_quinn_does_not_persevere():
    table = persevere(["grell", "snake"], hp={"quinn": 0})
    assert table.over
    assert table.state.markers == {"poisoned-dart-trap": [1]}
