"""Adventure 11: Map, Key and Lever open the door to Gauntlgrym."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import NORTH, Edge
from questboard.games.adventure.content import BOXES, ENCOUNTERS
from questboard.games.adventure.cues.cards import encounter_drawn
from questboard.games.adventure.cues.course import banner
from questboard.games.adventure.hooks import Look, Thing, Verb
from questboard.games.adventure.nodes import barrier_id
from questboard.games.adventure.rules.actions import Act, can_attack, take_attack
from questboard.games.adventure.rules.caverns import (
    attach,
    close_edge,
    fill,
    fits_at,
    open_edge,
    printed_edge,
)
from questboard.games.adventure.rules.decks import draw, shuffled_deck
from questboard.games.adventure.rules.encounters import marked
from questboard.games.adventure.rules.exploring import place_villain, spawn_on_tile
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import NOWHERE, find_tile, lying
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Deck,
    Ending,
    Packet,
    RowCard,
)
from questboard.games.drizzt.adventures.destinations import Carried, Hunt, lay_object
from questboard.kernel import Note
from questboard.scene import Goal

DOOR = "broken-door"
HALVES = ("ancient-throne-near", "ancient-throne-far")
UNDER = ("blank", "blank", "blank", "monster", "monster", "trap", "trap", "two-monsters")
THINGS = ("map", "key", "lever")
PLACES = {
    "dwarven-statue-1": "map",
    "dwarven-statue-2": "map",
    "dark-chasm": "key",
    "underground-river": "lever",
}
"""The tiles with an object; of the two statues the first that is placed."""


class DoorToGauntlgrym(Hunt, id="drizzt-11"):
    """Find the three objects and the door; behind it Methil waits."""

    trigger = DOOR
    verbs = ("gauntlgrym",)
    reveals = ("token_under", "turned_over")
    says = {
        "turned_over": "The next Encounter card is {encounter}.",
        "token_under": "The token under it shows {face}.",
        "gauntlgrym_opens": "{hero} opens the door to Gauntlgrym.",
    }
    shows = {"turned_over": encounter_drawn, "gauntlgrym_opens": banner("The door to Gauntlgrym opens")}
    laid_on = Note("{} laid")
    """For each of the three objects, the tile on which it has come into play."""
    picked_up = Note("{} taken")
    """For each of the three objects, that somebody has picked it up."""
    in_the_throne_room = Note()
    """All who stand have come to the throne room, with Methil defeated."""

    def villain(self, s: AdventurePosition) -> str:
        """The mind flayer."""
        return "methil"

    def laid_out(self, s: AdventureState) -> None:
        """The objects' tiles among the first eight, the door among the next four."""
        box = BOXES[s.box]
        others = [t.id for t in box.tiles.values() if t.group == "standard" and t.id not in PLACES]
        others = s.luck.shuffled(tile for tile in others if tile != self.trigger)
        top = s.luck.shuffled([*PLACES, *others[:4]])
        middle = s.luck.shuffled([self.trigger, *others[4:7]])
        s.stack = Deck(
            [Packet(others[7:], []), Packet(middle, [self.trigger]), Packet(top, sorted(PLACES))], []
        )
        s.pool = shuffled_deck(UNDER, s.luck)

    def fits(self, s: AdventurePosition, tile: str, edge: Edge) -> bool:
        """The Broken Door is placed only where the throne room will have room."""
        return tile != self.trigger or fits_at(s, tile, edge, [NORTH])

    async def other_tile(self, s: AdventureState, seat: int, slot: int) -> bool:
        """Map, Key and Lever lie on the mushroom patches of their tiles."""
        thing = PLACES.get(s.dungeon.tiles[slot].tile)
        if thing is not None and not self.laid_on[thing].is_set(s):
            self.laid_on[thing].set(s, slot)
            lay_object(s, thing, s.board.scorch(slot))
        return False

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The door is closed, and the place behind it is kept free."""
        edge = printed_edge(s, slot, NORTH)
        placed = s.dungeon.tiles[slot]
        cell = s.board.beyond(edge)
        down, right = cell[0] - placed.row, cell[1] - placed.column
        s.dungeon = s.dungeon.with_reserved(cell, (cell[0] + down, cell[1] + right))
        close_edge(s, edge, "door", "LD-009")
        return False

    # ---- objects

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """The first time an object is picked up the token under it is turned over."""
        if self.picked_up[kind].is_set(s):
            return
        self.picked_up[kind].set(s)
        face, slot = draw(s, s.pool), self.laid_on[kind].get(s)
        assert face is not None  # there are more tokens than objects
        emit(s, "token_under", "LD-124", face=face)
        if face in ("monster", "two-monsters"):
            for _ in range(1 if face == "monster" else 2):
                await spawn_on_tile(s, seat, slot)
        elif face == "trap":
            lay_trap(s, seat, slot)

    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """All who stand have to be in the throne room, with Methil defeated."""
        halves = [find_tile(s, half) for half in HALVES]
        standing = [hero for hero in s.heroes if hero.hp > 0]
        if self.beaten(s) and standing and all(hero.on_board and hero.tile in halves for hero in standing):
            self.in_the_throne_room.set(s)

    def told(self, view: AdventureView) -> list[str]:
        """Which of the three objects have come to light."""
        found = [thing.capitalize() for thing in THINGS if self.laid_on[thing].is_set(view)]
        return [f"Found: {', '.join(found)}."] if found else []

    def ending(self, s: AdventureState) -> Ending | None:
        """Won there."""
        if self.in_the_throne_room.is_set(s):
            return Ending(True, "Methil is defeated, and the throne room is reached", "LD-022")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The three objects, the door, Methil, the throne room."""
        if opened(view):
            if not self.beaten(view):
                return goals.wounds(view, self.villain(view))
            standing = [hero for hero in view.heroes if hero.hp > 0]
            halves = [find_tile(view, half) for half in HALVES]
            there = sum([hero.on_board and hero.tile in halves for hero in standing])
            return Goal(text="Heroes in the throne room", done=there, of=len(standing))
        taken = sum([self.picked_up[thing].is_set(view) for thing in THINGS])
        if taken < len(THINGS):
            return Goal(text="Map, Key, Lever taken", done=taken, of=len(THINGS))
        return self.missing(view) or Goal(text="Open the door to Gauntlgrym")

    def progress(self, s: AdventurePosition) -> float:
        """Objects, the door, the fight."""
        laid = sum([self.laid_on[thing].is_set(s) for thing in THINGS]) / len(THINGS)
        held = sum([len(hero.carried) for hero in s.heroes]) / len(THINGS)
        is_open = opened(s)
        return (
            0.15 * laid
            + 0.2 * (is_open or min(1.0, held))
            + 0.15 * self.reached(s)
            + ((0.1 + 0.4 * self.fight(s)) if is_open else 0.0)
        )

    def goals(self, s: AdventurePosition) -> list[int]:
        """Objects that lie about, then the door, then Methil, then the throne room."""
        if opened(s):
            return super().goals(s) or [find_tile(s, half) for half in HALVES]
        things = [slot for thing in THINGS for slot in lying(s, thing)]
        return things or ([find_tile(s, self.trigger)] if self.reached(s) else [])


def lay_trap(s: AdventureState, seat: int, slot: int) -> None:
    """The next Trap of the Encounter deck comes onto a tile; cards before it are discarded."""
    deck = s.encounter_deck
    left = [*deck.discard, *[card for packet in deck.packets for card in packet.cards]]
    if marked(s, slot) or not any(ENCOUNTERS[card].kind == "trap" for card in left):
        return
    while (card := draw(s, deck)) is not None:
        if ENCOUNTERS[card].kind != "trap":
            deck.discard.append(card)
            emit(s, "turned_over", "LD-283", encounter=card)
            continue
        s.markers[card] = [slot]
        s.heroes[seat].row.append(RowCard(card))
        emit(s, "turned_over", "LD-283", encounter=card)
        emit(s, "marker", "LD-147", encounter=card, tile=slot)
        return


class OpenGauntlgrym(Verb, id="gauntlgrym"):
    """Open the door to Gauntlgrym instead of attacking, with what opens it."""

    label, of, rule = "open the door to Gauntlgrym instead of attacking", "", "LD-112"
    only_in_quest = True
    weight = 20.0

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        return [("gauntlgrym", "")] if can_attack(s, seat) and can_open(s, seat) else []

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        take_attack(s)
        await open_door(s, seat)

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The closed door."""
        return tuple(barrier_id(each) for each in view.dungeon.barriers if each.kind == "door")

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        return "with Map, Key and Lever"


# ---- what is found


class Map(Carried, id="map"):
    """The Map."""

    called = "the Map"
    look = Look("treasure-map", "parchment")


class Key(Carried, id="key"):
    """The Key."""

    called = "the Key"
    look = Look("key", "brass")


class Lever(Carried, id="lever"):
    """The Lever."""

    called = "the Lever"
    look = Look("lever", "slate")


class Blank(Thing, id="blank"):
    """Under an object lies nothing."""

    called = "nothing"


class OneMonster(Thing, id="monster"):
    """Under an object waits a Monster."""

    called = "a Monster"


class TwoMonsters(Thing, id="two-monsters"):
    """Under an object wait two Monsters."""

    called = "two Monsters"


class HiddenTrap(Thing, id="trap"):
    """Under an object waits a Trap."""

    called = "a Trap"


def opened(s: AdventurePosition) -> bool:
    """Whether the door is open."""
    return find_tile(s, HALVES[0]) != NOWHERE


def can_open(s: AdventurePosition, seat: int) -> bool:
    """The Key in hand at the door, the Lever there, and the Map with somebody there."""
    slot, hero = find_tile(s, DOOR), s.heroes[seat]
    if slot == NOWHERE or opened(s) or not hero.on_board or hero.tile != slot:
        return False
    carried = [name for other in s.heroes if other.on_board and other.tile == slot for name in other.carried]
    return (
        any(name.startswith("key-") for name in hero.carried)
        and any(name.startswith("map-") for name in carried)
        and (any(name.startswith("lever-") for name in carried) or slot in lying(s, "lever"))
    )


async def open_door(s: AdventureState, seat: int) -> None:
    """The throne room, with Methil and his Monsters."""
    slot = find_tile(s, DOOR)
    emit(s, "gauntlgrym_opens", "LD-112", hero=seat)
    s.dungeon = s.dungeon.without_reserved(*s.dungeon.reserved)
    open_edge(s, printed_edge(s, slot, NORTH), "LD-009")
    halves = attach(s, slot, HALVES, [NORTH], "LD-048")
    await place_villain(s, "methil", [halves[1]])
    await fill(s, s.clockwise(seat), halves, "LD-281")
