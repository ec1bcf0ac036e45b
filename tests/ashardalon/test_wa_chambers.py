"""The 14 Chamber cards: what they put into a chamber, and when their goals are met."""

from __future__ import annotations

import pytest

from questboard.games.adventure.board import EAST, NORTH, Edge
from questboard.games.adventure.content import CHAMBERS
from questboard.games.adventure.rules.damage import harm, hurt_friend
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import Campaign, Deck, Ending, Object, Packet, RowCard, Turn
from questboard.games.ashardalon.cards.chambers import CHAMBER_CARDS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

ENTRANCE = "dire-chamber-entrance"
SMALL = ["dire-chamber-1", "dire-chamber-2", "dire-chamber-3"]
LARGE = ["large-dire-chamber", "dire-chamber-1", "dire-chamber-2", "dire-chamber-3", "dire-chamber-4"]
MEEK = ["cave-bear", "human-cultist", "orc-smasher", "duergar-guard", "orc-archer"]
"""Monsters that no other card of their kind stands in for."""


def before(card: str, *heroes: str, tiles: list[str] = SMALL, **position) -> Crypt:
    """Heroes at the north edge of the Start tile; behind it waits a chamber with this card."""
    heroes = heroes or ("quinn",)
    position.setdefault("monster_deck", MEEK)
    position.setdefault("auto_ties", True)
    table = crypt(
        list(heroes),
        adventure="4",
        at={heroes[0]: "1b1"},
        powers={hero: [] for hero in heroes},
        stack=[ENTRANCE],
        **position,
    )
    table.state.chamber_deck = Deck([Packet([card], [])], [])
    table.state.chamber_stack = Deck([Packet(tiles[::-1], [])], [])
    return table


def chamber(card: str, *heroes: str, **position) -> Crypt:
    """The same, after the Entrance has been explored."""
    table = before(card, *heroes, **position)
    table.explore(heroes[0] if heroes else "quinn")
    return table


def finish(table: Crypt) -> Crypt:
    """Take the first option of every question that is left."""
    while not table.over:
        table.answer(table.options[0])
    return table


def ending(table: Crypt) -> Ending | None:
    """Whether the adventure is over as things stand."""
    return quest(table.state).ending(table.state)


def won(table: Crypt) -> bool:
    found = ending(table)
    return found is not None and found.won


def lost(table: Crypt) -> bool:
    found = ending(table)
    return found is not None and not found.won


def kill(table: Crypt, *figures: str) -> None:
    """Defeat some figures, whoever does it."""
    for figure in figures:
        harm(table.state, figure, 99, -1, "WA-104")


def kinds(table: Crypt) -> list[str]:
    """The figures on the table, by kind."""
    return [figure.name for figure in table.state.figures.values()]


def tiles_of(table: Crypt) -> list[int]:
    """On which tile each figure stands, in the order of their coming."""
    return [figure.tile for figure in table.state.figures.values()]


def escape(table: Crypt) -> None:
    """All Heroes have left the dungeon."""
    for hero in table.state.heroes:
        hero.square, hero.away = -1, "escaped"


def test_every_chamber_card_has_its_rules():
    assert CHAMBER_CARDS.keys() == CHAMBERS.keys()


# ---- building the chamber


@rule("WA-166", "WA-169")
def test_a_chamber_tile_is_placed_at_each_free_edge_of_the_entrance_with_its_triangle_toward_it():
    table = chamber("stables", tiles=SMALL)
    s = table.state
    assert [placed.tile for placed in s.dungeon.tiles[2:]] == [ENTRANCE, *SMALL]
    assert s.chamber_tiles == [2, 3, 4, 5]
    for slot in (3, 4, 5):
        side = s.board.shapes[slot].triangle
        assert s.board.links[slot][side] == 2


@rule("WA-166")
def test_an_edge_of_the_entrance_whose_cell_is_taken_gets_no_chamber_tile():
    table = before("stables", tiles=SMALL)
    place_tile(table.state, "crossing", Edge(0, NORTH))
    table.hero("quinn").square = 16 + 1  # north of tile 2 the Entrance has a neighbour in the west
    table.explore("quinn")
    assert len(table.state.chamber_tiles) == 3


@rule("WA-167")
def test_the_large_chamber_gets_chamber_tiles_at_its_edges_too():
    table = chamber("stables", tiles=LARGE)
    s = table.state
    assert [placed.tile for placed in s.dungeon.tiles[2:]] == [ENTRANCE, *LARGE]
    assert s.board.tiles_from(2)[-1] == 2  # the last tile lies behind the Large Chamber


@rule("WA-168")
def test_the_entrance_brings_no_ordinary_monster_and_no_encounter_card():
    table = chamber("evil-altar-chamber")
    assert kinds(table) == ["cave-bear"]  # the one of the Chamber card
    assert table.state.turn.tile_placed
    assert not table.state.turn.black
    assert table.told("chamber_card")[0].facts["chamber"] == "evil-altar-chamber"


# ---- filling it


@rule("WA-170", "WA-171")
def test_the_villain_comes_first_and_then_each_player_fills_an_empty_chamber_tile():
    table = before("duergar-garrison", "quinn", "vistra", auto_ties=False)
    table.explore("quinn").answer("the north edge of tile 3", "the east edge of tile 3")
    assert table.prompt == "Put Margrath, Duergar Captain on which tile?"
    table.answer("tile 5")
    assert table.prompt == "Put Cave Bear on which Chamber tile?"
    assert table.options == ["tile 3", "tile 4", "tile 6"]
    table.answer("tile 4")
    assert table.options == ["tile 3", "tile 6"]
    table.answer("tile 3")
    assert tiles_of(table) == [4, 3, 2]
    assert [card.name for card in table.hero("quinn").row] == ["cave-bear"]
    assert [card.name for card in table.hero("vistra").row] == ["human-cultist"]


@rule("WA-171")
def test_when_all_chamber_tiles_hold_a_monster_the_rest_go_on_any():
    table = before("duergar-garrison", "quinn", "vistra", "tarak", "keyleth", "heskan", auto_ties=False)
    table.explore("quinn").answer("the north edge of tile 3", "the east edge of tile 3", "tile 5")
    table.answer("tile 3", "tile 4")
    assert table.options == [f"tile {number}" for number in (3, 4, 5, 6)]  # tile 6 was no choice


@rule("WA-171")
def test_a_monster_of_the_wrong_type_is_discarded_once_and_the_second_is_kept():
    table = chamber("kobold-clan-lair", monster_deck=["cave-bear", "human-cultist", "snake"])
    assert kinds(table) == ["meerak", "human-cultist"]
    assert table.state.monster_deck.discard == ["cave-bear"]


@pytest.mark.parametrize(
    ("card", "wrong", "right"),
    [
        ("corrupted-guardians", "snake", "grell"),
        ("kobold-clan-lair", "grell", "snake"),
        ("orc-clan-lair", "snake", "orc-archer"),
        ("orc-clan-lair", "snake", "cave-bear"),
        ("refuse-pit", "cave-bear", "gibbering-mouther"),
        ("stables", "orc-archer", "snake"),
        ("stables", "orc-archer", "cave-bear"),
    ],
)
def test_a_chamber_asks_for_monsters_of_its_types(card, wrong, right):
    assert kinds(chamber(card, monster_deck=[wrong, right]))[1:] == [right]
    assert kinds(chamber(card, monster_deck=[right, wrong]))[1:] == [right]


@pytest.mark.parametrize(
    "card",
    [
        "ashardalons-lair",
        "duergar-garrison",
        "endless-horde",
        "evil-altar-chamber",
        "gate-ceremony",
        "treasure-hoard",
        "unknown-overlord",
    ],
)
def test_other_chambers_take_any_monster(card):
    assert "human-cultist" in kinds(chamber(card, monster_deck=["human-cultist", "grell"]))


# ---- chambers with a Villain


@rule("WA-173")
@pytest.mark.parametrize(
    ("card", "villain"),
    [
        ("ashardalons-lair", "ashardalon"),
        ("duergar-garrison", "margrath"),
        ("kobold-clan-lair", "meerak"),
        ("orc-clan-lair", "kraash"),
    ],
)
def test_the_goal_is_to_defeat_the_villain_whatever_else_is_left(card, villain):
    table = chamber(card, monster_deck=["cave-bear", "snake"])
    assert kinds(table)[0] == villain
    kill(table, "cave-bear-1" if "cave-bear-1" in table.state.figures else "snake-1")
    assert not ending(table)
    kill(table, f"{villain}-1")
    assert won(table)
    assert ending(table) == Ending(True, f"the goal of {CHAMBERS[card].name} is met", "WA-173")


@rule("WA-203")
def test_the_rage_drake_of_the_stables_is_defeated_only_with_its_second_face():
    table = chamber("stables")
    harm(table.state, "rage-drake-1", 6, -1, "WA-104")
    assert kinds(table)[0] == "enraged-rage-drake"
    assert not ending(table)
    harm(table.state, "rage-drake-1", 4, -1, "WA-104")
    assert won(table)


@rule("WA-180")
def test_the_unknown_overlord_is_the_villain_on_a_monster_token():
    table = before("unknown-overlord")
    table.state.monster_tokens = Deck([Packet(["ashardalon", "kraash"], [])], [])
    table.explore("quinn")
    assert kinds(table)[0] == "kraash"
    kill(table, "cave-bear-1")
    assert not ending(table)
    kill(table, "kraash-1")
    assert won(table)


@rule("WA-284")
def test_the_unknown_overlord_may_be_ashardalon_but_not_in_a_campaign():
    for campaign, villain in ((None, "ashardalon"), (Campaign(1, 0, [], 0, False, [], [], []), "kraash")):
        table = before("unknown-overlord")
        table.state.monster_tokens = Deck([Packet(["kraash", "ashardalon"], [])], [])
        table.state.campaign = campaign
        table.explore("quinn")
        assert kinds(table)[0] == villain


# ---- chambers whose Monsters have Shield markers


@rule("WA-172")
def test_corrupted_guardians_asks_for_the_gauth_and_all_monsters_with_shield_markers():
    table = chamber("corrupted-guardians", "quinn", "vistra", monster_deck=["grell", "gibbering-mouther"])
    assert table.hero("quinn").row == [RowCard("grell", shield=True)]
    assert table.hero("vistra").row == [RowCard("gibbering-mouther", shield=True)]
    kill(table, "bellax-1", "grell-1")
    assert not ending(table)
    kill(table, "gibbering-mouther-1")
    assert won(table)


@rule("WA-172")
def test_monsters_that_came_otherwise_do_not_count_for_the_goal_of_a_chamber():
    table = before("elite-regiment", monsters=[("snake", "2d1")])
    table.explore("quinn")
    kill(table, "cave-bear-1")
    assert kinds(table) == ["snake"]
    assert won(table)


def test_the_elite_regiment_sends_a_monster_of_one_experience_away_once():
    table = chamber("elite-regiment", monster_deck=["snake", "cave-bear"])
    assert kinds(table) == ["cave-bear"]
    table = chamber("elite-regiment", monster_deck=["snake", "orc-archer", "cave-bear"])
    assert kinds(table) == ["orc-archer"]
    assert not ending(table)
    kill(table, "orc-archer-1")
    assert won(table)


@rule("WA-171", "WA-172")
def test_the_endless_horde_comes_twice_everybody_once_before_anybody_twice():
    deck = ["cave-bear", "human-cultist", "orc-archer", "duergar-guard"]
    table = chamber("endless-horde", "quinn", "vistra", monster_deck=deck)
    assert [card.name for card in table.hero("quinn").row] == ["cave-bear", "orc-archer"]
    assert [card.name for card in table.hero("vistra").row] == ["human-cultist", "duergar-guard"]
    kill(table, "cave-bear-1", "human-cultist-1", "orc-archer-1")
    assert not ending(table)
    kill(table, "duergar-guard-1")
    assert won(table)


# ---- chambers with an object


@rule("WA-120", "WA-121")
def test_the_altar_is_attacked_like_a_monster_and_its_destruction_is_the_goal():
    table = chamber("evil-altar-chamber", tiles=[])
    assert table.state.objects == {"altar": Object("altar", 2, 12, 5)}
    table.hero("quinn").square = 2 * 16 + 4  # next to it
    table.hero("quinn").powers = ["sacred-flame"]
    table.state.objects["altar"].hp = 1
    del table.state.figures["cave-bear-1"]
    table.state.turn.actions = 0
    table.state.luck.dice = [20]  # type: ignore[attr-defined]
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.over
    assert table.state.ending is not None
    assert table.state.ending.won
    assert table.state.experience == []  # an object is no Monster
    assert table.hero("quinn").items == []


def test_the_altar_stands_on_any_chamber_tile_and_blocks_its_squares():
    table = before("evil-altar-chamber", auto_ties=False)
    table.explore("quinn").answer("the north edge of tile 3", "the east edge of tile 3")
    assert table.prompt == "Put the Altar on which Chamber tile?"
    table.answer("tile 4")
    middle = [16 * 3 + square for square in (5, 6, 9, 10)]
    assert all(not table.state.free() >> square & 1 for square in middle)


def test_the_gate_ceremony_has_five_time_tokens_and_its_card_on_top_of_the_encounter_deck():
    table = chamber("gate-ceremony")
    assert table.state.objects["vast-gate"] == Object("vast-gate", 2, 12, 5)
    assert table.state.time == 5
    assert table.state.encounter_deck.packets[-1].cards == ["ceremony-progresses"]
    assert not ending(table)
    harm(table.state, "vast-gate", 5, 0, "WA-121")
    assert won(table)


@rule("WA-015")
def test_the_gate_ceremony_is_lost_with_the_last_time_token():
    table = chamber("gate-ceremony")
    table.state.time, table.state.turn = 1, Turn()
    table.villain_phase("quinn")
    assert table.state.time == 0
    assert table.state.ending == Ending(False, "the ceremony at the Vast Gate is complete", "WA-015")


# ---- Prison Guard


def test_prison_guard_gives_each_player_a_villager_and_puts_margrath_on_the_entrance():
    table = before("prison-guard", "quinn", "vistra")
    table.state.villager_deck = Deck([Packet(["cassi", "alek"], [])], [])
    table.explore("quinn")
    assert table.asked == table.seat("quinn")
    assert table.prompt == "Put Alek on which Chamber tile?"
    table.answer("tile 4")
    assert table.asked == table.seat("vistra")
    table.answer("tile 5")
    friends = table.state.friends
    assert {name: friend.square for name, friend in friends.items()} == {
        "alek": table.state.board.scorch(3),
        "cassi": table.state.board.scorch(4),
    }
    assert table.figure("margrath-1").tile == 2
    assert table.hero("quinn").row == [RowCard("alek"), RowCard("cave-bear", shield=True)]
    assert table.hero("vistra").row == [RowCard("cassi"), RowCard("human-cultist", shield=True)]


def prison(*heroes: str, **position) -> Crypt:
    """The prison, the Villagers on the first tiles."""
    table = before("prison-guard", *heroes, **position)
    table.explore(heroes[0] if heroes else "quinn")
    return finish(table)


def test_a_lone_player_looks_after_two_villagers():
    table = prison()
    assert len(table.state.friends) == 2
    assert [card.name for card in table.hero("quinn").row[:2]] == list(table.state.friends)


def test_prison_guard_is_won_when_the_guards_are_gone_while_a_villager_lives():
    table = prison()
    hurt_friend(table.state, next(iter(table.state.friends)), 9)
    kill(table, "margrath-1")
    assert not ending(table)
    kill(table, "cave-bear-1")
    assert won(table)


@rule("WA-015", "WA-245")
def test_prison_guard_is_lost_with_the_last_villager_even_if_the_goal_is_met_at_once():
    table = prison()
    for name in list(table.state.friends):
        assert not ending(table)
        hurt_friend(table.state, name, 9)
    assert lost(table)
    kill(table, *list(table.state.figures))
    assert lost(table)


# ---- Refuse Pit


def test_the_refuse_pit_has_a_tunnel_exit_at_an_edge_of_the_chamber_and_the_otyugh_on_the_entrance():
    table = before("refuse-pit", auto_ties=False)
    table.explore("quinn").answer("the north edge of tile 3", "the east edge of tile 3")
    assert table.prompt == "Put the Tunnel Exit at which edge?"
    assert {edge.slot for edge in table.ask.options} == {3, 4, 5}
    table.answer(table.options[0])
    finish(table)
    exit_slot = len(table.state.dungeon.tiles) - 1
    assert table.state.dungeon.tiles[exit_slot].tile == "tunnel-exit"
    assert exit_slot not in table.state.chamber_tiles
    assert table.figure("otyugh-1").name == "otyugh"
    assert 2 in table.state.tiles_of(table.state.base("otyugh-1"))


@rule("WA-123", "WA-246")
def test_the_heroes_leave_the_refuse_pit_by_the_tunnel_exit_once_the_otyugh_is_defeated():
    table = chamber("refuse-pit", "quinn", "vistra", monster_deck=["grell", "gibbering-mouther"])
    s, slot = table.state, len(table.state.dungeon.tiles) - 1
    assert quest(s).exits(s, 0) == 0
    kill(table, "otyugh-1")
    assert not ending(table)
    assert quest(s).exits(s, 0) == s.board.exits(slot)
    assert not quest(s).exits(s, 0) & s.board.exits(0)  # not by the stairs of the Start tile
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    assert not ending(table)
    table.hero("vistra").square = 16 * slot + 5
    table.end_hero_phase("vistra").answer("yes")
    assert table.state.ending is not None
    assert table.state.ending.won


def test_a_refuse_pit_without_an_edge_has_its_tunnel_exit_at_the_nearest_edge_of_the_dungeon():
    table = before("refuse-pit", tiles=SMALL)
    for edge in (Edge(0, NORTH), Edge(2, NORTH), Edge(3, EAST), Edge(1, EAST), Edge(5, NORTH)):
        place_tile(table.state, "crossing", edge)
    table.hero("quinn").square = 16 + 1  # all cells around the Entrance are taken
    table.explore("quinn")
    (entrance,) = table.state.chamber_tiles
    assert table.state.dungeon.tiles[-1].tile == "tunnel-exit"
    assert table.state.board.tiles_from(entrance)[-1] == 2


# ---- Treasure Hoard


@rule("WA-180")
def test_the_hoard_lays_a_treasure_token_on_every_scorch_mark_and_calls_the_dragon():
    table = chamber("treasure-hoard", tiles=LARGE)
    s = table.state
    lying = [token.square for token in s.tokens.values() if token.kind == "treasure"]
    assert lying == [s.board.scorch(slot) for slot in s.chamber_tiles]
    assert len(lying) == 6
    top = s.encounter_deck.packets[-1]
    assert len(top.cards) == 4
    assert "ashardalon-arrives" in top.cards


@rule("WA-180")
def test_from_the_hoard_on_a_defeated_monster_brings_a_treasure_token():
    table = before("treasure-hoard")
    assert not quest(table.state).uses_treasure_tokens(table.state)
    table.explore("quinn")
    assert quest(table.state).uses_treasure_tokens(table.state)


@rule("WA-119", "WA-180")
def test_a_treasure_found_in_the_hoard_is_a_card_or_five_hundred_gold():
    for answer, gold, items in (("yes", [500], []), ("no", [], ["boots-of-striding"])):
        table = chamber("treasure-hoard", treasures=["boots-of-striding"], monster_deck=["snake"])
        s = table.state
        s.treasure_tokens = Deck([Packet(["300", "treasure"] * 3, [])], [])
        s.heroes[0].square = s.board.scorch(3)
        table.hero_phase("quinn").answer("pick up", answer)
        assert (table.hero("quinn").gold, table.hero("quinn").items) == (gold, items)


@rule("WA-123", "WA-013")
@pytest.mark.parametrize(("second", "enough"), [(1500, True), (1400, False)])
def test_the_hoard_is_won_with_two_thousand_gold_outside_and_lost_with_less(second, enough):
    table = chamber("treasure-hoard", "quinn", "vistra")
    s = table.state
    stairs = s.board.exits(0) | s.board.exits(1)
    assert quest(s).exits(s, 0) == stairs
    table.hero("quinn").gold, table.hero("vistra").gold = [500], [second]
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    assert not ending(table)
    escape(table)
    assert won(table) == enough
    assert lost(table) == (not enough)


# ---- advice for bots


@pytest.mark.parametrize("card", list(CHAMBERS))
def test_progress_grows_with_damage_and_leads_to_tiles_on_the_table(card):
    table = before(card)
    s = table.state
    assert quest(s).progress(s) == 0
    s = finish(table.explore("quinn")).state
    found = quest(s).progress(s)
    assert 0.5 <= found < 1
    goals = quest(s).goals(s)
    assert goals
    assert all(slot < len(s.dungeon.tiles) for slot in goals)
    for figure in list(s.figures):
        harm(s, figure, 2, -1, "WA-104")
    for thing in list(s.objects):
        harm(s, thing, 1, -1, "WA-121")
    s.heroes[0].gold.append(100)
    assert found < quest(s).progress(s) <= 1


def test_in_the_refuse_pit_the_otyugh_comes_before_the_way_out():
    table = chamber("refuse-pit")
    s = table.state
    assert quest(s).goals(s) == s.tiles_of(s.base("otyugh-1"))
    harm(s, "otyugh-1", 99, -1, "WA-104")
    assert quest(s).goals(s) == [len(s.dungeon.tiles) - 1]
    assert s.dungeon.tiles[-1].tile == "tunnel-exit"


def test_with_two_thousand_gold_the_way_out_of_the_hoard_counts_and_with_less_it_does_not():
    table = chamber("treasure-hoard", "quinn", "vistra")
    s = table.state
    stages = []
    for gold, escaped in ((1900, False), (1900, True), (2000, False), (2000, True)):
        s.heroes[0].gold, s.heroes[0].away = [gold], "escaped" if escaped else ""
        stages.append(quest(s).progress(s))
    assert stages[0] == stages[1] < stages[2] < stages[3]


@pytest.mark.parametrize(
    "card", [name for name, card in CHAMBERS.items() if card.villain and not card.shield]
)
def test_nothing_is_done_of_a_chamber_whose_villain_is_unhurt(card):
    s = chamber(card).state
    assert CHAMBER_CARDS[card].progress(s) == 0


def test_the_refuse_pit_and_the_hoard_are_not_won_by_leaving_alone():
    table = chamber("refuse-pit", "quinn", "vistra")
    escape(table)
    assert not CHAMBER_CARDS["refuse-pit"].met(table.state)
    table = chamber("treasure-hoard")
    escape(table)
    assert not CHAMBER_CARDS["treasure-hoard"].met(table.state)
