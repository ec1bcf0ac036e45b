"""Our own rulings, as far as the tests of the single cards and adventures don't show them."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games import load_rules
from questboard.games.adventure.board import FAR
from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.state import OFF, Campaign, Ending, Friend, Object, RowCard
from questboard.games.ashardalon.cards.chambers import CHAMBER_CARDS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b", "5 east plain-passage-c"]
"""Tiles 3, 4, 5 and 6: one to four tiles away from tile 1."""
PASSAGE = ["1 north plain-passage-a"]
SEALED = ["1 north plain-right-turn", "2 north plain-left-turn", "1 west tunnel-exit", "2 east vault"]
"""Tiles around the Start tile that leave no edge unexplored."""


def party(*heroes: str, **position: Any) -> Crypt:
    """Heroes whose powers don't interfere."""
    position["powers"] = {**{hero: [] for hero in heroes}, **position.get("powers", {})}
    return crypt(list(heroes), **position)


def wizard(*powers: str, heroes: tuple[str, ...] = ("heskan",), **position: Any) -> Crypt:
    """Heskan with some powers, his breath already used."""
    table = party(*heroes, powers={"heskan": powers}, **position)
    table.hero("heskan").used.append("hurled-breath")
    return table


def send_away(table: Crypt, hero: str, card: str = "pit") -> Crypt:
    """Take a Hero off the board."""
    table.hero(hero).square, table.hero(hero).away = OFF, card
    return table


def rows(table: Crypt) -> list[list[str]]:
    """The cards before each player."""
    return [[card.name for card in hero.row] for hero in table.state.heroes]


def bonuses(table: Crypt) -> list[int]:
    """The bonuses of the Heroes' attacks."""
    return [event.facts["bonus"] for event in table.told("attacks")]


def run(coroutine: Any) -> None:
    """Carry out an effect that asks nothing."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


# ---- special abilities


@rule("WA-253")
def test_saving_grace_and_healing_hands_work_while_their_owner_is_downed():
    table = party(
        "quinn",
        "keyleth",
        "vistra",
        at={"quinn": "1a1", "keyleth": "1b1", "vistra": "1b2"},
        hp={"quinn": 0, "keyleth": 0, "vistra": 0},
        conditions={"vistra": ["poisoned"]},
    ).start_turn("vistra")
    table.answer("Poisoned")
    assert (table.hero("vistra").hp, table.hero("vistra").conditions) == (5, [])


@rule("WA-253")
def test_off_the_board_saving_grace_works_for_quinn_alone():
    table = party(
        "quinn",
        "vistra",
        hp={"quinn": 3, "vistra": 3},
        conditions={"quinn": ["dazed"], "vistra": ["dazed"]},
        items={"quinn": ["potion-of-healing"], "vistra": ["potion-of-healing"]},
    )
    send_away(table, "quinn").hero_phase("quinn").answer("use Potion of Healing", "Dazed")
    assert table.hero("quinn").conditions == []
    table.hero_phase("vistra").answer("use Potion of Healing")
    assert table.prompt == "What does Vistra do?"


# ---- powers


@rule("WA-256")
def test_a_monster_without_room_next_to_vistra_is_not_taunted():
    table = party(
        "vistra",
        "quinn",
        "keyleth",
        "tarak",
        at={"vistra": "1a1", "quinn": "1b1", "keyleth": "1a2", "tarak": "1b2"},
        powers={"vistra": ["taunting-advance"]},
        curses={"vistra": ["cage"]},
        monsters=[("grell", "1d1")],
    )
    table.hero_phase("vistra").answer("use Taunting Advance")
    assert table.standing_on("grell-1") == "1d1"
    assert not table.told("attacks")


@rule("WA-256")
def test_a_taunted_monster_that_stays_sets_off_no_token():
    table = party(
        "vistra",
        at={"vistra": "1b2"},
        powers={"vistra": ["taunting-advance"]},
        monsters=[("cave-bear", "1c2")],
        tokens=[("blade-barrier", "1c2")],
        dice=[1],
    )
    table.hero_phase("vistra").answer("use Taunting Advance", "1b2", "1c2")
    assert not table.told("trod")
    assert len(table.state.tokens) == 1


@rule("WA-258")
def test_the_bonus_of_cause_fear_counts_for_every_roll_of_the_power():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "1b1"},
        powers={"quinn": ["cause-fear"], "vistra": ["reaping-strike"]},
        monsters=[("otyugh", "1c1")],
        dice=[1, 1],
    )
    table.hero_phase("quinn").answer("use Cause Fear", "Reaping Strike")
    plain = party(
        "vistra",
        at={"vistra": "1b1"},
        powers={"vistra": ["reaping-strike"]},
        monsters=[("otyugh", "1c1")],
        dice=[1, 1],
    )
    plain.hero_phase("vistra").answer("use Reaping Strike")
    assert bonuses(table) == [bonus + 2 for bonus in bonuses(plain)]
    assert len(bonuses(table)) == 2


@rule("WA-259")
def test_a_villager_beside_keyleth_does_not_call_for_her_noble_shield():
    table = party(
        "keyleth",
        at={"keyleth": "1b2"},
        powers={"keyleth": ["noble-shield"]},
        monsters=[("gibbering-mouther", "1c2")],
        dice=[1, 1],
    )
    table.state.friends["alek"] = Friend("alek", square("1a1"))
    table.activate("gibbering-mouther-1")
    assert table.over
    assert [event.facts["target"] for event in table.told("attacked")] == ["keyleth", "alek"]


@rule("WA-260")
def test_vistra_picks_who_moves_with_her_and_who_of_the_two_moves_first():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "3b1", "vistra": "1b2", "keyleth": "1a1", "tarak": "1c1"},
        tiles=PASSAGE,
        powers={"vistra": ["to-arms"]},
        stack=["plain-passage-b"],
        monster_deck=["grell"],
    ).explore("quinn")
    table.answer("To Arms!")
    vistra = table.seat("vistra")
    assert (table.asked, table.options) == (vistra, ["Keyleth", "Tarak"])
    table.answer("Tarak")
    assert (table.asked, table.options) == (vistra, ["Vistra", "Tarak"])
    table.answer("Tarak")
    assert table.asked == table.seat("tarak")


@rule("WA-262")
def test_furious_assault_works_on_an_object():
    table = party("tarak", at={"tarak": "1a1"}, powers={"tarak": ["lucky-strike"]}, dice=[15])
    table.state.objects["altar"] = Object("altar", 0, 12, 5)
    table.hero_phase("tarak").answer("use Lucky Strike", "Furious Assault")
    assert table.state.objects["altar"].hp == 3


@rule("WA-262")
def test_a_hypnotized_or_controlled_monster_may_strike_an_object():
    table = wizard("hypnotism", at={"heskan": "1b2"}, tiles=EAST, monsters=[("grell", "1c2")], dice=[15])
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    table.hero_phase("heskan").answer("use Hypnotism", "2b1")
    assert table.state.objects["altar"].hp < 5
    table = wizard(
        at={"heskan": "1b2"},
        items={"heskan": ["scroll-of-monster-control"]},
        monsters=[("grell", "1c2")],
        dice=[15],
    )
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    table.activate("grell-1").answer("Scroll of Monster Control", "2b1")
    assert table.state.objects["altar"].hp < 5


@rule("WA-262")
def test_the_flaming_sphere_is_not_offered_where_it_would_burn_nobody():
    table = wizard("flaming-sphere", at={"heskan": "1b2"}, monsters=[("grell", "1d1")])
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    table.hero_phase("heskan").answer("use Flaming Sphere", "2a1", "end the Hero Phase")
    assert table.end_hero_phase("heskan").over


# ---- items


@rule("WA-263")
def test_the_crossbow_of_speed_may_replace_both_moves():
    table = wizard(
        at={"heskan": "1b2"},
        items={"heskan": ["crossbow-of-speed"]},
        monsters=[("otyugh", "1c1")],
        dice=[1, 1],
    )
    table.hero_phase("heskan").answer("use Crossbow of Speed", "use Crossbow of Speed")
    assert len(table.told("attacks")) == 2
    assert table.over


@rule("WA-263")
def test_the_dwarven_hammer_gives_3_in_its_owners_hero_phase_only():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b1", "vistra": "1b2"},
        powers={"quinn": ["cause-fear"], "vistra": ["sure-strike"]},
        items={"vistra": ["dwarven-hammer"]},
        monsters=[("otyugh", "1c2")],
        dice=[1],
    )
    table.hero_phase("quinn").answer("use Cause Fear", "Sure Strike")
    assert bonuses(table) == [11 + 2 + 1]


@rule("WA-263")
def test_a_move_that_a_card_allows_is_moving_for_the_dwarven_hammer():
    for goal, asked in ("1b1", False), ("1b2", True):
        table = party(
            "vistra",
            at={"vistra": "1b2"},
            powers={"vistra": ["sure-strike"]},
            items={"vistra": ["dwarven-hammer", "potion-of-speed"]},
            monsters=[("otyugh", "1c2")],
            dice=[1],
        )
        table.hero_phase("vistra").answer("use Potion of Speed", f"1{goal[1:]}", "use Sure Strike")
        assert ("Dwarven Hammer" in table.options) == asked


@rule("WA-264")
def test_the_flying_carpet_may_come_down_on_a_marked_tile_but_not_on_the_altar():
    table = wizard(at={"heskan": "1b2"}, tiles=PASSAGE, items={"heskan": ["flying-carpet"]})
    table.state.markers["cave-in"] = [1]
    table.state.objects["altar"] = Object("altar", 2, 12, 5)
    table.hero_phase("heskan").answer("use Flying Carpet", "1a1")
    flights = [label for label in table.options if "Carpet" in label]
    assert flights == [f"move the Flying Carpet to tile {number} instead of moving" for number in (1, 2)]


def polymorph(*heroes: str, **position: Any) -> Crypt:
    """Heskan with the Wand of Polymorph."""
    return wizard(
        heroes=("heskan", *heroes),
        at={"heskan": "1b2", "quinn": "1a1", "vistra": "2d1"},
        items={"heskan": ["wand-of-polymorph"]},
        **position,
    )


@rule("WA-265")
def test_the_card_of_a_polymorphed_monster_is_discarded_before_another_is_drawn():
    table = polymorph(monsters=[("grell", "1c2")], monster_deck=["grell", "snake"])
    table.hero_phase("heskan").answer("use Wand of Polymorph")
    assert rows(table) == [["grell"]]
    assert table.state.monster_deck.discard == ["grell"]


@rule("WA-265")
def test_of_several_cards_of_the_kind_the_owners_own_is_exchanged_else_the_next_clockwise():
    cards = [("grell", "1c2", "vistra"), ("grell", "1c3", "quinn")]
    table = polymorph("quinn", "vistra", monsters=cards, monster_deck=["snake"])
    table.hero_phase("heskan").answer("use Wand of Polymorph", "Grell 1")
    assert rows(table) == [[], ["snake"], ["grell"]]
    table = polymorph(
        "quinn", "vistra", monsters=[*cards, ("grell", "1d1", "heskan")], monster_deck=["snake"]
    )
    table.hero_phase("heskan").answer("use Wand of Polymorph", "Grell 1")
    assert rows(table) == [["snake"], ["grell"], ["grell"]]


@rule("WA-265")
def test_no_boon_turns_a_polymorphed_monster_away():
    table = polymorph(adventure="6", monsters=[("grell", "1c2")], monster_deck=["orc-archer"])
    table.state.campaign = Campaign(2, 0, ["orcs-overwhelmed"], 0, False, [], [], [])
    table.hero_phase("heskan").answer("use Wand of Polymorph")
    assert rows(table) == [["orc-archer"]]
    assert table.state.boons_used == []


@rule("WA-267")
@pytest.mark.parametrize(
    "item",
    [
        "pearl-of-power",
        "tome-of-experience",
        "potion-of-healing",
        "potion-of-recovery",
        "potion-of-rejuvenation",
    ],
)
def test_off_the_board_an_item_that_is_for_the_owner_alone_can_be_used(item):
    table = wizard(
        hp={"heskan": 3}, conditions={"heskan": ["dazed"]}, items={"heskan": [item, "wand-of-fear"]}
    )
    send_away(table, "heskan").hero_phase("heskan")
    assert len(table.options) == 2  # the item, and the end of the Hero Phase
    table.answer(table.options[0])
    used = table.hero("heskan").used if item == "pearl-of-power" else table.state.treasure_deck.discard
    assert item in used


# ---- downed Heroes


@rule("WA-268")
def test_a_gap_in_the_armor_ends_for_a_downed_hero_who_has_not_moved():
    table = party("quinn", hp={"quinn": 0}, curses={"quinn": ["a-gap-in-the-armor"]})
    table.end_hero_phase("quinn")
    assert table.hero("quinn").curses == []


@rule("WA-268")
def test_bloodlust_does_not_harm_a_downed_hero():
    table = party("quinn", hp={"quinn": 0}, curses={"quinn": ["bloodlust"]}).start_turn("quinn")
    assert not table.told("took_damage")
    assert table.hero("quinn").hp == 4
    assert table.hero("quinn").curses == ["bloodlust"]


@rule("WA-269")
def test_a_downed_hero_can_be_robbed():
    table = party("quinn", "vistra", hp={"quinn": 0}, items={"quinn": ["lucky-charm"]})
    table.draw_encounter("quinn", "thief-in-the-dark")
    assert table.hero("quinn").items == []


# ---- Encounter cards


@rule("WA-270")
def test_a_sentry_screams_though_the_hero_is_off_the_board():
    table = party("quinn", monsters=[("grell", "2d2")], stack=["plain-passage-b"], monster_deck=["snake"])
    send_away(table, "quinn").draw_encounter("quinn", "scream-of-the-sentry")
    assert table.state.dungeon.tiles[-1].tile == "plain-passage-b"


@rule("WA-271")
def test_the_treasure_of_an_occupied_lair_lies_in_the_long_hallway():
    table = party(
        "quinn",
        at={"quinn": "1c1"},
        stack=["plain-passage-b", "long-hallway-white"],
        monster_deck=["snake", "grell"],
    )
    table.draw_encounter("quinn", "occupied-lair")
    assert [placed.tile for placed in table.state.dungeon.tiles[2:]] == [
        "long-hallway-white",
        "plain-passage-b",
    ]
    (token,) = table.state.tokens.values()
    assert token.square >> 4 == 2


@rule("WA-272")
def test_a_hero_whom_dragon_fear_brings_down_is_not_poisoned_by_the_vapors():
    for hp, conditions in (1, []), (2, ["poisoned"]):
        table = party("quinn", at={"quinn": "1d1"}, hp={"quinn": hp}, curses={"quinn": ["dragon-fear"]})
        table.state.markers["volcanic-vapors"] = [1]
        table.hero_phase("quinn").answer("move to 2a1")
        assert table.hero("quinn").hp == hp - 1
        assert table.hero("quinn").conditions == conditions


@rule("WA-274")
def test_when_nobody_stands_ashardalon_comes_for_the_first_hero_clockwise_on_the_board():
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        at={"vistra": "5b4", "keyleth": "1b2"},
        hp={"vistra": 0, "keyleth": 0},
        tiles=["1 north plain-passage-a", "3 north plain-passage-b", "4 north crossing"],
        encounters=["lost"],
    )
    table.state.encounter_deck.discard.append("ashardalon-breathes")  # it isn't shuffled in
    send_away(table, "quinn").draw_encounter("quinn", "ashardalon-arrives")
    assert table.figure("ashardalon-1").tile == 4


@rule("WA-275")
@pytest.mark.parametrize(
    "card", ["wandering-monster", "quick-advance", "revel-in-destruction", "scream-of-the-sentry"]
)
def test_the_player_who_drew_a_card_makes_its_choices_even_where_ties_are_settled(card):
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "1a1"},
        tiles=["2 north plain-passage-a"],
        monsters=[("orc-smasher", "2d1"), ("grell", "2d3")],
        auto_ties=True,
    )
    for figure in table.state.figures.values():
        figure.damage = 1
    table.draw_encounter("vistra", card)
    assert table.asked == table.seat("vistra")
    assert table.ask.rule == "WA-275"


@rule("WA-275")
def test_the_order_of_the_sentries_is_a_tie():
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        tiles=[*SEALED[:3], "2 east plain-passage-a"],
        monsters=[("kobold-dragonshield", "2c1"), ("duergar-guard", "3c3")],
        auto_ties=True,
        dice=[1],
    )
    assert table.draw_encounter("quinn", "blinding-bomb").over


# ---- campaigns


def campaigning(adventure: str = "6", *heroes: str, **position: Any) -> Crypt:
    """The second game of a campaign is about to be won."""
    heroes = heroes or ("quinn",)
    purse = position.pop("purse", 0)
    table = party(*heroes, adventure=adventure, auto_ties=True, **position)
    table.state.campaign = Campaign(2, purse, [], 0, False, ["orc-clan-lair", "kobold-clan-lair"], [], [])
    return table


def finish(table: Crypt, won: bool = True) -> Crypt:
    """The game at the table is over."""
    table.state.ending = Ending(won, "the test says so", "WA-013")
    return table.play(("finish",))


@rule("WA-278")
def test_who_begins_is_settled_anew_in_every_game():
    table = campaigning("6", "quinn", "vistra", dice=[3, 12])
    table.state.first = 0
    finish(table)
    assert table.told("first")[-1].facts["hero"] == "vistra"
    assert table.state.first == 1


@rule("WA-279")
@pytest.mark.parametrize(("rule_option", "surges"), [("1", 2), ("3", 4)])
def test_a_bought_surge_adds_to_those_of_the_rule_option(rule_option, surges):
    table = campaigning(purse=500)
    rules = load_rules("ashardalon")
    table.state.options = rules.read_options({"adventure": "6", "surges": rule_option, "auto_ties": True})
    finish(table).answer("buy a healing surge")
    assert table.state.surges == surges


# ---- adventures and chambers


@rule("WA-281")
@pytest.mark.parametrize(("adventure", "thing"), [("3", "gear"), ("9", "prize")])
def test_a_carrier_who_is_brought_down_off_the_board_keeps_what_was_carried(adventure, thing):
    table = party("quinn", "vistra", adventure=adventure)
    s = table.state
    s.heroes[0].notes[thing] = s.heroes[1].notes[thing] = 1
    send_away(table, "quinn")
    run(take_damage(s, 0, 99, "WA-104"))
    run(take_damage(s, 1, 99, "WA-104"))
    assert thing in s.heroes[0].notes
    assert thing not in s.heroes[1].notes


@rule("WA-282")
def test_the_stairs_of_the_sneaky_endeavor_are_open_from_the_beginning():
    table = party("quinn", "vistra", adventure="9", at={"quinn": "1d2", "vistra": "1b1"})
    table.end_hero_phase("quinn").answer("yes")
    assert table.hero("quinn").escaped


@rule("WA-282")
def test_the_tokens_of_the_sneaky_endeavor_are_the_prize_and_three_of_gold():
    (packet,) = party("quinn", adventure="9").state.treasure_tokens.packets
    assert sorted(packet.cards) == ["100", "200", "300", "treasure"]


@rule("WA-284")
def test_in_a_sealed_dungeon_the_refuse_pit_breaks_an_edge_open_for_its_tunnel_exit():
    tiles = ["1 north plain-right-turn", "2 north plain-left-turn", "1 west secure-exit", "2 east vault"]
    s = party("quinn", adventure="4", tiles=tiles, auto_ties=True).state
    assert not s.board.edges
    s.chamber_tiles = [0]
    run(CHAMBER_CARDS["refuse-pit"].furnish(s, 0))
    assert s.dungeon.tiles[-1].tile == "tunnel-exit"
    assert s.board.tiles_from(0)[-1] < FAR


# ---- Villagers


def village(villager: str, where: str, *heroes: str, **position: Any) -> Crypt:
    """Heroes with a Villager in the row of the first, who stands on a square."""
    heroes = heroes or ("quinn",)
    table = party(*heroes, **{"adventure": "8", "auto_ties": True, **position})
    table.state.friends[villager] = Friend(villager, square(where))
    table.state.heroes[0].row.append(RowCard(villager))
    return table


@rule("WA-285")
def test_a_villager_without_room_next_to_a_hero_goes_onto_the_tile():
    table = village(
        "alek",
        "3b4",
        at={"quinn": "1a3"},
        tiles=PASSAGE,
        monsters=[("snake", "1b3"), ("snake", "1a2"), ("grell", "1b2")],
    )
    table.trigger("quinn", "alek")
    alek = table.state.friends["alek"].square
    assert alek >> 4 == 0
    assert not table.state.board.near[square("1a3")] >> alek & 1


@rule("WA-285")
def test_a_villager_without_room_next_to_a_hero_on_its_own_tile_stays():
    crowd = [("snake", "1b1"), ("snake", "1a2"), ("grell", "1b2")]
    table = village("alek", "1d3", at={"quinn": "1a1"}, monsters=crowd)
    table.trigger("quinn", "alek")
    assert table.state.friends["alek"].square == square("1d3")
    assert not table.told("villager_moved")


@rule("WA-285")
def test_donnel_without_room_next_to_a_monster_goes_onto_its_tile_and_does_not_punch():
    table = village(
        "donnel",
        "3b4",
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "1b3", "vistra": "1a2", "keyleth": "1b2", "tarak": "2d1"},
        tiles=PASSAGE,
        monsters=[("snake", "1a3")],
    )
    table.trigger("quinn", "donnel")
    assert table.state.friends["donnel"].square >> 4 == 0
    assert not table.told("villager_attacks")


@rule("WA-285")
def test_a_special_start_tile_is_a_way_out_for_cassi():
    for where, there in ("3b2", 1), ("2b2", 0), ("1b2", 0):
        table = village(
            "cassi",
            where,
            adventure="10",
            at={"quinn": "1b1"},
            hp={"quinn": 0},
            tiles=["1 north plain-passage-a", "2 north plain-passage-b"],
        )
        table.trigger("quinn", "cassi")
        assert table.state.friends["cassi"].square >> 4 == there


@rule("WA-285")
@pytest.mark.parametrize(("hp", "moves"), [(0, False), (8, True)])
def test_villagers_do_not_act_when_all_heroes_are_down(hp, moves):
    table = village(
        "cassi", "4b2", at={"quinn": "1b2"}, hp={"quinn": hp}, tiles=[*PASSAGE, "3 north crossing"]
    )
    table.state.turn.tile_placed = True
    table.villain_phase("quinn")
    assert bool(table.told("villager_moved")) == moves


# ---- tiles, Villain Phases and walks


@rule("WA-286")
def test_a_vault_that_a_sentry_has_found_brings_the_gear_and_the_monsters_of_its_adventure():
    table = party(
        "quinn",
        "vistra",
        adventure="3",
        at={"quinn": "2d3", "vistra": "2d2"},
        monsters=[("duergar-guard", "1a1", "quinn")],
        stack=["crossing", "vault"],
        monster_deck=["snake", "cave-bear"],
        auto_ties=True,
    )
    table.activate("duergar-guard-1", active="quinn")
    assert [token.kind for token in table.state.tokens.values()] == ["gear"]
    found = {figure.name: figure.tile for figure in table.state.figures.values()}
    assert found == {"duergar-guard": 0, "snake": 2, "cave-bear": 0}


@rule("WA-286")
def test_a_chamber_that_a_boon_has_found_is_full_though_the_boon_places_no_monster():
    table = party(
        "quinn",
        adventure="13",
        stack=["dire-chamber-entrance", "crossing"],
        monster_deck=["cave-bear", "human-cultist"],
        auto_ties=True,
    )
    table.state.campaign = Campaign(1, 0, ["short-cut"], 0, False, ["stables"], [], [])
    table.play(("begin",)).answer("yes", "the north edge of tile 1")
    assert table.state.chamber == "stables"
    assert "rage-drake" in [figure.name for figure in table.state.figures.values()]


@rule("WA-287")
def test_traps_act_while_the_only_hero_is_off_the_board():
    table = party("quinn", encounters=["lost"])
    table.state.markers["rolling-boulder"] = [0]
    table.hero("quinn").row.append(RowCard("rolling-boulder"))
    send_away(table, "quinn", "time-leap").villain_phase("quinn")
    assert [event.facts["encounter"] for event in table.told("triggered")] == ["rolling-boulder"]
    assert table.hero("quinn").hp == 8


@rule("WA-288")
def test_whoever_wants_another_way_moves_in_several_legs():
    table = party("vistra", at={"vistra": "1a2"}).hero_phase("vistra")
    table.answer("move to 1b3", "move to 1c2")
    assert table.state.turn.actions == 1
    assert [event.facts["path"] for event in table.told("walked")] == [(square("1b3"),), (square("1c2"),)]
