"""Adventure 13: quench the Fiery Pit with bowls of water from the river."""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.board import EAST, NORTH, WEST
from questboard.games.adventure.content import BOXES, Attack
from questboard.games.adventure.eval import DEEDS, tiles_placed
from questboard.games.adventure.rules.actions import VERBS, Act, Verb, can_attack, take_attack
from questboard.games.adventure.rules.caverns import fill, marked_squares
from questboard.games.adventure.rules.combat import assault
from questboard.games.adventure.rules.distance import heroes_on
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.quest import QUESTS
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.rules.ways import NOWHERE, find_tile
from questboard.games.adventure.state import AdventureState, Deck, Ending, Packet
from questboard.games.drizzt.adventures.destinations import Destination

words.EVENTS["filled"] = "{hero} fills a bowl at the river."
words.EVENTS["poured"] = "{hero} pours water into the Fiery Pit: {count} of {wanted}."
words.EVENTS["spilled"] = "{hero} spills the water."
words.EVENTS["erupts"] = "The Fiery Pit erupts."
words.EVENTS["elemental_helps"] = "A Water Elemental is friendly here."
words.ACTS["fill-bowl"] = ("fill a bowl at the river", "nothing")
words.ACTS["pour-bowl"] = ("pour the bowl into the pit instead of attacking", "nothing")
words.OBJECTS["fiery-pit"] = "the Fiery Pit"

BOWLS = 2
DEPTH = 12
"""The Broken Door is not below this tile of the stack."""
RIVER, LAIR = "underground-river", "rocky-lair-far"
ERUPTION = Attack(name="Eruption", bonus=6, damage=2)
PRIMORDIAL = ("drizzt", "13")
SEARCH, CARRIED = 0.4, 0.4
"""Advice for bots: what of the whole the search is, and a bowl on its way of one that is poured."""
BOWL = "filled bowl"
"""The mark of a Hero who carries a Filled Bowl."""


class PrimordialAwakes(Destination):
    """Carry water from the Underground River to the pit behind the Broken Door."""

    trigger = "broken-door"
    halves = ("rocky-lair-near", "rocky-lair-far")
    sides = (NORTH, EAST, WEST)

    def laid_out(self, s: AdventureState) -> None:
        """The river among tiles 5 to 8, the Broken Door among 9 to 12."""
        box = BOXES[s.box]
        special = (RIVER, self.trigger)
        tiles = [
            tile.id for tile in box.tiles.values() if tile.group == "standard" and tile.id not in special
        ]
        tiles = s.luck.shuffled(tiles)
        river = s.luck.shuffled([RIVER, *tiles[4:7]])
        door = s.luck.shuffled([self.trigger, *tiles[7:10]])
        s.stack = Deck(
            [
                Packet(tiles[10:], []),
                Packet(door, [self.trigger]),
                Packet(river, [RIVER]),
                Packet(tiles[:4], []),
            ],
            [],
        )

    def wanted(self, s: AdventureState) -> int:
        """How many bowls quench the pit."""
        return len(s.heroes) + 1

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The Fiery Pit fills the lair, a secret tunnel leads to the river, Monsters are there."""
        s.dungeon = s.dungeon.with_covered(marked_squares(s, halves[1], "G"))
        self.open_tunnel(s)
        await fill(s, s.clockwise(seat), halves, "LD-281")
        return True

    async def other_tile(self, s: AdventureState, seat: int, slot: int) -> bool:
        """A river that is found after the Broken Door gets its end of the tunnel then (LD-285)."""
        if s.dungeon.tiles[slot].tile == RIVER:
            self.open_tunnel(s)
        return False

    def open_tunnel(self, s: AdventureState) -> None:
        """The secret tunnel between the river and the door, once both are there."""
        river, door = find_tile(s, RIVER), find_tile(s, self.trigger)
        if NOWHERE not in (river, door):
            s.dungeon = s.dungeon.with_tunnel(s.board.scorch(river), s.board.scorch(door))

    # ---- water

    def free_bowls(self, s: AdventureState) -> int:
        """The bowls that nobody carries."""
        return BOWLS - sum([BOWL in hero.marks for hero in s.heroes])

    def can_fill(self, s: AdventureState, seat: int) -> bool:
        """Whether a Hero stands at the river with empty hands."""
        river, hero = find_tile(s, RIVER), s.heroes[seat]
        if river == NOWHERE or BOWL in hero.marks or not self.free_bowls(s):
            return False
        return bool(s.board.touching(hero.square) & marked_squares(s, river, "R"))

    def can_pour(self, s: AdventureState, seat: int) -> bool:
        """Whether a Hero with a bowl stands at the pit."""
        pit = s.dungeon.covered
        return BOWL in s.heroes[seat].marks and bool(s.board.touching(s.heroes[seat].square) & pit)

    def downed(self, s: AdventureState, seat: int) -> None:
        """Who falls spills the water."""
        if s.heroes[seat].marks.pop(BOWL, 0):
            tell(s, "spilled", "LD-118", hero=seat)

    async def monster_drawn(self, s: AdventureState, seat: int, name: str) -> bool:
        """A Water Elemental helps: it fills a bowl for the active Hero."""
        if name != "water-elemental":
            return False
        tell(s, "elemental_helps", "LD-038")
        hero = s.hero
        if hero.standing and BOWL not in hero.marks and self.free_bowls(s) and find_tile(s, RIVER) != NOWHERE:
            hero.marks[BOWL] = 1
            tell(s, "filled", "LD-038", hero=s.active)
        return True

    async def start_of_round(self, s: AdventureState) -> None:
        """The pit erupts over everybody on its tile."""
        slot = find_tile(s, LAIR)
        if slot == NOWHERE:
            return
        tell(s, "erupts", "LD-038")
        found = heroes_on(s, s.board.tile_squares(slot), downed=False)
        if found:
            await assault(s, Assailant("", card="fiery-pit"), [*found], ERUPTION, "LD-038")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when the pit is quenched."""
        if s.notes.get("poured", 0) >= self.wanted(s):
            return Ending(True, "the Fiery Pit is quenched", "LD-022")
        return None

    def progress(self, s: AdventureState) -> float:
        """The search, then the water: poured, or on its way."""
        if not self.reached(s) or find_tile(s, RIVER) == NOWHERE:
            return SEARCH * min(0.9, tiles_placed(s) / DEPTH)
        carried = CARRIED * sum([BOWL in hero.marks for hero in s.heroes])
        return SEARCH + (1 - SEARCH) * min(1.0, (s.notes.get("poured", 0) + carried) / self.wanted(s))

    def goals(self, s: AdventureState) -> list[int]:
        """The pit for those with a bowl, the river for empty hands, even with both bowls on their way."""
        if not self.reached(s) or find_tile(s, RIVER) == NOWHERE:
            return []
        return [find_tile(s, LAIR if BOWL in s.hero.marks else RIVER)]


QUEST = PrimordialAwakes()


def bowl_options(s: AdventureState, seat: int) -> list[Act]:
    """Filling a bowl at the river, which costs no action."""
    if (s.box, s.adventure) != PRIMORDIAL or not QUEST.can_fill(s, seat):
        return []
    return [("fill-bowl", "")]


async def fill_bowl(s: AdventureState, seat: int, _: str) -> None:
    """Take a Filled Bowl."""
    s.heroes[seat].marks[BOWL] = 1
    tell(s, "filled", "LD-124", hero=seat)


def pour_options(s: AdventureState, seat: int) -> list[Act]:
    """Pouring a bowl into the pit, instead of attacking."""
    if (s.box, s.adventure) != PRIMORDIAL or not can_attack(s, seat) or not QUEST.can_pour(s, seat):
        return []
    return [("pour-bowl", "")]


async def pour_bowl(s: AdventureState, seat: int, _: str) -> None:
    """Pour: a Time token goes on the pit, and the bowl back to the river."""
    take_attack(s)
    del s.heroes[seat].marks[BOWL]
    s.notes["poured"] = s.notes.get("poured", 0) + 1
    tell(s, "poured", "LD-112", hero=seat, count=s.notes["poured"], wanted=QUEST.wanted(s))


VERBS["fill-bowl"] = Verb(bowl_options, fill_bowl)
VERBS["pour-bowl"] = Verb(pour_options, pour_bowl)
DEEDS["fill-bowl"] = DEEDS["pour-bowl"] = 20.0
QUESTS[PRIMORDIAL] = QUEST
