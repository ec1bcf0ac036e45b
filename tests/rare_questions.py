"""Positions at questions that hardly any game comes to, each set up as if it had been played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questboard.games.adventure.state import Campaign, Deck, Friend, Packet, RowCard
from questboard.testing.driver import Driver
from tests.adventure.crypt import Crypt, crypt, square
from tests.fantasy.dungeon import Dungeon, dungeon
from tests.fantasy.test_fa_campaign import after, deeds, do

HALL = """
    ##########
    #...g.g.g#
    #........#
    ##########
"""
CELLARS = """
    ##########
    #.^..#...#
    #....+.^.#
    #...^#...#
    ##########
"""
QUINN: dict[str, Any] = {"at": {"quinn": "1b2"}, "powers": {"quinn": []}}


# ---- Wrath of Ashardalon


def store(purse: int = 600) -> Crypt:
    """Between two games of a campaign: things too dear, a Hero of level 2, and one who is not."""
    table = crypt(
        ["quinn", "vistra"],
        adventure="6",
        items={"quinn": ["lucky-charm"]},
        level={"vistra": 2},
    )
    table.state.campaign = Campaign(1, purse, [], 0, False, [], ["magic-sword-2", "potion-of-healing"], [])
    return table.play(("visit_store",))


def small_chamber() -> Crypt:
    """A chamber of one tile, onto which four tokens come."""
    table = crypt(["quinn"], adventure="9", stack=["horrid-chamber-entrance"], **QUINN)
    table.state.chamber_stack = Deck([Packet([], [])], [])
    table.state.heroes[0].square = square("1b1")
    table.explore("quinn")
    while table.ask.kind != "square for a thing":
        table.answer(table.options[0])
    return table


def thief() -> Crypt:
    """A Hero without Treasure cards who loses one of two tokens."""
    table = crypt(["quinn"], **QUINN)
    table.hero("quinn").gold = [300, 100]
    return table.draw_encounter("quinn", "thief-in-the-dark")


def polymorph() -> Crypt:
    """Two Monsters to change and one out of reach."""
    monsters = [("grell", "1c2"), ("snake", "1c3"), ("cave-bear", "4b1")]
    table = crypt(
        ["heskan"],
        at={"heskan": "1b2"},
        powers={"heskan": []},
        items={"heskan": ["wand-of-polymorph"]},
        tiles=["1 north plain-passage-a", "3 north plain-passage-b"],
        monsters=monsters,
    )
    return table.hero_phase("heskan").answer("use Wand of Polymorph")


def villager() -> Crypt:
    """A Villager with two Monsters equally near."""
    table = crypt(
        ["quinn"],
        adventure="8",
        tiles=["1 north plain-passage-a", "3 north plain-passage-b", "4 north plain-passage-c"],
        monsters=[("snake", "5b3"), ("grell", "5b1"), ("cave-bear", "4c3")],
        **QUINN,
    )
    table.state.friends["donnel"] = Friend("donnel", square("5b2"))
    table.hero("quinn").row.append(RowCard("donnel"))
    return table.trigger("quinn", "donnel")


# ---- The Legend of Drizzt


def caverns(heroes: list[str], **position: Any) -> Crypt:
    """A position in which Heroes of the other box may take part."""
    return crypt(heroes, game="drizzt", guests=True, **position)


def two_allies() -> Crypt:
    """Two Allies of the active player, who both act now."""
    table = caverns(["drizzt", "bruenor"], at={"drizzt": "2b2", "bruenor": "2c2"})
    for hero in table.state.heroes:
        hero.powers = []
    for ally, where in (("guenhwyvar", "1b2"), ("snort", "1b3")):
        table.state.friends[ally] = Friend(ally, square(where), owner=0)
    table.state.turn.tile_placed = True
    return table.villain_phase("drizzt")


def saving_grace() -> Crypt:
    """Quinn, a guest, may end one of two conditions."""
    table = caverns(
        ["quinn", "drizzt"],
        at={"quinn": "1b2", "drizzt": "1c2"},
        powers={"quinn": ["healing-hymn"], "drizzt": []},
        hp={"drizzt": 4},
        conditions={"drizzt": ["poisoned", "dazed"]},
    )
    table.hero_phase("quinn").answer("use Healing Hymn")
    while table.ask.kind != "condition":
        table.answer(table.options[0])
    return table


def cause_fear() -> Crypt:
    """Quinn, a guest, frightens two of three Monsters."""
    table = caverns(
        ["quinn"],
        at={"quinn": "1b2"},
        powers={"quinn": ["cause-fear"]},
        monsters=[("goblin-archer", "2b2"), ("feral-troll", "2c3"), ("goblin-cutter", "1b1")],
    )
    table.hero_phase("quinn").answer("use Cause Fear")
    while table.ask.kind != "figure":
        table.answer("pass" if "pass" in table.options else table.options[0])
    return table


# ---- the Fantasy Adventure Board Game


def chain_lightning() -> Dungeon:
    """A spell that leaps from one monster to the next."""
    table = dungeon(HALL, {"mialee": "1,2"}, items={"mialee": ["chain-lightning"]}, rolls="Y2 P3")
    return table.turn("mialee").act("cast", "chain-lightning", "goblin-1")


def teleport() -> Dungeon:
    """A hero who may go to any free square."""
    table = dungeon(HALL, {"mialee": "1,2", "regdar": "2,2"}, items={"mialee": ["teleport"], "regdar": []})
    return table.turn("mialee").act("cast", "teleport", "regdar")


def equally_near_traps() -> Dungeon:
    """The Dungeon Master shows one of two traps, and knows of a third."""
    table = dungeon(
        CELLARS,
        {"lidda": "3,2", "regdar": "1,3"},
        lines="- traps: 2,1 Pit; 7,2 Arrow; 4,3 Net",
        opened=["5,2"],
        rolls="search:1",
        seats=2,
    )
    return table.turn("lidda").act("search")


def sharing_out() -> Dungeon:
    """Between two adventures of a campaign: who gives what to whom."""
    table: Dungeon = after(
        "1", seats=4, dungeon_master="automatic", items={"regdar": ["broadsword", "healing"]}
    )
    return table


def item_in_return() -> Dungeon:
    """What comes back for an item that is given."""
    table = sharing_out()
    assert not deeds(table, "give", "lidda")
    do(table, "give", "regdar", "healing").act("lidda")
    return table


PLANTED: dict[tuple[str, str], Callable[[], Driver]] = {
    ("ashardalon", "deal"): store,
    ("ashardalon", "square for a thing"): small_chamber,
    ("ashardalon", "face"): thief,
    ("ashardalon", "foe"): polymorph,
    ("ashardalon", "foe of a friend"): villager,
    ("drizzt", "ally"): two_allies,
    ("drizzt", "condition"): saving_grace,
    ("drizzt", "figure"): cause_fear,
    ("fantasy", "target"): chain_lightning,
    ("fantasy", "square"): teleport,
    ("fantasy", "hidden trap"): equally_near_traps,
    ("fantasy", "share"): sharing_out,
    ("fantasy", "item in return"): item_in_return,
}
"""By game and kind of question."""
