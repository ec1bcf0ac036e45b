"""Adventure 13: quench the Fiery Pit with bowls of water from the river."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import EAST, NORTH, WEST
from questboard.games.adventure.content import BOXES, Attack
from questboard.games.adventure.cues.course import danger
from questboard.games.adventure.cues.fights import on_hero
from questboard.games.adventure.hooks import Look, Mark, Sign, Thing, Verb
from questboard.games.adventure.rules.actions import Act, can_attack, take_attack
from questboard.games.adventure.rules.caverns import fill, marked_squares
from questboard.games.adventure.rules.combat import assault
from questboard.games.adventure.rules.distance import heroes_on
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import NOWHERE, find_tile, tiles_placed
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Deck,
    Ending,
    MarkNote,
    Packet,
)
from questboard.games.drizzt.adventures.destinations import Destination
from questboard.kernel import Note
from questboard.scene import Goal

BOWLS = 2
DEPTH = 12
"""The Broken Door is not below this tile of the stack."""
RIVER, LAIR = "underground-river", "rocky-lair-far"
ERUPTION = Attack(name="Eruption", bonus=6, damage=2)
SEARCH, CARRIED = 0.4, 0.4
"""Advice for bots: what of the whole the search is, and a bowl on its way of one that is poured."""
BOWL = MarkNote("filled bowl")
"""A Hero carries a Filled Bowl."""


class PrimordialAwakes(Destination, id="drizzt-13"):
    """Carry water from the Underground River to the pit behind the Broken Door."""

    trigger = "broken-door"
    halves = ("rocky-lair-near", "rocky-lair-far")
    sides = (NORTH, EAST, WEST)
    verbs = ("fill-bowl", "pour-bowl")
    cover = "fiery-pit"
    says = {
        "filled": "{hero} fills a bowl at the river.",
        "spilled": "{hero} spills the water.",
        "erupts": "The Fiery Pit erupts.",
        "elemental_helps": "A Water Elemental is friendly here.",
    }
    shows = {
        "filled": on_hero("Filled Bowl"),
        "spilled": on_hero("Filled Bowl", gained=False),
        "erupts": danger("The Fiery Pit erupts"),
    }
    poured = Note()
    """How many bowls have gone into the Fiery Pit."""

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

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The Fiery Pit fills the lair, a secret tunnel leads to the river, Monsters are there."""
        s.dungeon = s.dungeon.with_covered(marked_squares(s, halves[1], "G"))
        self._open_tunnel(s)
        await fill(s, s.clockwise(seat), halves, "LD-281")
        return True

    async def other_tile(self, s: AdventureState, seat: int, slot: int) -> bool:
        """A river that is found after the Broken Door gets its end of the tunnel then (LD-285)."""
        if s.dungeon.tiles[slot].tile == RIVER:
            self._open_tunnel(s)
        return False

    def _open_tunnel(self, s: AdventureState) -> None:
        """The secret tunnel between the river and the door, once both are there."""
        river, door = find_tile(s, RIVER), find_tile(s, self.trigger)
        if NOWHERE not in (river, door):
            s.dungeon = s.dungeon.with_tunnel(s.board.scorch(river), s.board.scorch(door))

    # ---- water

    def downed(self, s: AdventureState, seat: int) -> None:
        """Who falls spills the water."""
        if BOWL.clear(s.heroes[seat]):
            emit(s, "spilled", "LD-118", hero=seat)

    async def monster_drawn(self, s: AdventureState, seat: int, name: str) -> bool:
        """A Water Elemental helps: it fills a bowl for the active Hero."""
        if name != "water-elemental":
            return False
        emit(s, "elemental_helps", "LD-038")
        hero = s.hero
        if hero.standing and not BOWL.is_set(hero) and free_bowls(s) and find_tile(s, RIVER) != NOWHERE:
            BOWL.set(hero)
            emit(s, "filled", "LD-038", hero=s.active)
        return True

    async def start_of_round(self, s: AdventureState) -> None:
        """The pit erupts over everybody on its tile."""
        slot = find_tile(s, LAIR)
        if slot == NOWHERE:
            return
        emit(s, "erupts", "LD-038")
        found = heroes_on(s, s.board.tile_squares(slot), downed=False)
        if found:
            await assault(s, Assailant("", card="fiery-pit"), [*found], ERUPTION, "LD-038")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when the pit is quenched."""
        if self.poured.get(s) >= wanted(s):
            return Ending(True, "the Fiery Pit is quenched", "LD-022")
        return None

    def told(self, view: AdventureView) -> list[str]:
        """How many bowls have gone into the pit."""
        return [f"{poured_in_words(view)}."]

    def goal(self, view: AdventureView) -> Goal:
        """The river and the pit, then the water."""
        missing = goals.find(view, (RIVER, "the Underground River"), (self.trigger, "the Broken Door"))
        return missing or Goal(
            text="Bowls poured", done=min(self.poured.get(view), wanted(view)), of=wanted(view)
        )

    def progress(self, s: AdventurePosition) -> float:
        """The search, then the water: poured, or on its way."""
        if not self.reached(s) or find_tile(s, RIVER) == NOWHERE:
            return SEARCH * min(0.9, tiles_placed(s) / DEPTH)
        carried = CARRIED * sum([BOWL.is_set(hero) for hero in s.heroes])
        return SEARCH + (1 - SEARCH) * min(1.0, (self.poured.get(s) + carried) / wanted(s))

    def goals(self, s: AdventurePosition) -> list[int]:
        """The pit for those with a bowl, the river for empty hands, even with both bowls on their way."""
        if not self.reached(s) or find_tile(s, RIVER) == NOWHERE:
            return []
        return [find_tile(s, LAIR if BOWL.is_set(s.hero) else RIVER)]


def wanted(s: AdventurePosition) -> int:
    """How many bowls quench the pit."""
    return len(s.heroes) + 1


def free_bowls(s: AdventurePosition) -> int:
    """The bowls that nobody carries."""
    return BOWLS - sum([BOWL.is_set(hero) for hero in s.heroes])


def can_fill(s: AdventurePosition, seat: int) -> bool:
    """Whether a Hero stands at the river with empty hands."""
    river, hero = find_tile(s, RIVER), s.heroes[seat]
    if river == NOWHERE or BOWL.is_set(hero) or not free_bowls(s):
        return False
    return bool(s.board.touching(hero.square) & marked_squares(s, river, "R"))


def can_pour(s: AdventurePosition, seat: int) -> bool:
    """Whether a Hero with a bowl stands at the pit."""
    pit = s.dungeon.covered
    return BOWL.is_set(s.heroes[seat]) and bool(s.board.touching(s.heroes[seat].square) & pit)


def poured_in_words(view: AdventureView) -> str:
    """How many bowls have gone into the pit, in words."""
    return f"{PrimordialAwakes.poured.get(view)} of {wanted(view)} bowls poured"


class FilledBowl(Mark, id=BOWL.key):
    """A Hero carries a Filled Bowl."""

    sign = Sign(Look("water-splash", "sapphire"), "with a bowl of water")


class FieryPit(Thing, id="fiery-pit"):
    """What covers the lair, and erupts."""

    called = "the Fiery Pit"
    look = Look("lava", "danger")


class FillBowl(Verb, id="fill-bowl"):
    """Take a Filled Bowl at the river, which costs no action."""

    label, of, rule = "fill a bowl at the river", "", "LD-124"
    only_in_quest = True
    weight = 20.0

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        return [("fill-bowl", "")] if can_fill(s, seat) else []

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        BOWL.set(s.heroes[seat])
        emit(s, "filled", "LD-124", hero=seat)

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The water of the Underground River."""
        slot = find_tile(view, RIVER)
        water = marked_squares(view, slot, "R")
        return (f"feature:{(water & -water).bit_length() - 1}",)

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        return "no action"


class PourBowl(Verb, id="pour-bowl"):
    """Pour a bowl into the pit instead of attacking: a Time token goes on the pit, the bowl to the river."""

    label, of, rule = "pour the bowl into the pit instead of attacking", "", "LD-112"
    only_in_quest = True
    weight = 20.0
    says = {"poured": "{hero} pours water into the Fiery Pit: {count} of {wanted}."}
    shows = {"poured": on_hero("Filled Bowl", gained=False)}

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        return [("pour-bowl", "")] if can_attack(s, seat) and can_pour(s, seat) else []

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        take_attack(s)
        BOWL.clear(s.heroes[seat])
        count = PrimordialAwakes.poured.add(s)
        emit(s, "poured", "LD-112", hero=seat, count=count, wanted=wanted(s))

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The Fiery Pit."""
        return (f"pit:{find_tile(view, LAIR)}",)

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        return poured_in_words(view)
