"""Adventure 10: out of Neverneath before its tunnels are closed."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import Edge
from questboard.games.adventure.hooks import Verb
from questboard.games.adventure.nodes import barrier_at, barrier_id
from questboard.games.adventure.rules.actions import Act, can_attack, take_attack
from questboard.games.adventure.rules.caverns import STRIPS, close_edge, fill, open_edge
from questboard.games.adventure.rules.combat import check, take_damage
from questboard.games.adventure.rules.decks import draw, empty_deck, shuffled_deck
from questboard.games.adventure.rules.distance import closest_tiles, heroes_on
from questboard.games.adventure.rules.exploring import (
    edge_tiles,
    spawn_on_tile,
    spawn_somewhere,
)
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.rules.ways import escaped, find_tile
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.games.adventure.words import needs
from questboard.games.drizzt.adventures.destinations import Destination, bar_way_out, way_out
from questboard.games.drizzt.adventures.siege import FISSURES
from questboard.kernel import Note, choose
from questboard.scene import Goal

TUNNELS = 3
FEW = 2
"""Explorable edges at which no more are closed."""
DIG = 11
"""What a roll to dig through needs."""


class EscapeFromNeverneath(Destination, id="drizzt-10"):
    """Find the Broken Door and leave by it; instead of Encounters the tunnels close."""

    trigger = "broken-door"
    verbs = ("dig",)
    reveals = ("edge_drawn",)
    says = {"edge_drawn": "{barrier} is drawn."}
    tunnels_left = Note("tunnels")
    """How many Collapsed Tunnels are left to close edges with."""

    def laid_out(self, s: AdventureState) -> None:
        """Cavern Edge tiles lie face down; under them the Collapsed Tunnels."""
        s.encounter_deck = empty_deck()
        s.pool = shuffled_deck([*FISSURES, *["strip"] * STRIPS], s.luck)
        self.tunnels_left.set(s, TUNNELS)

    def breaks_through(self, s: AdventurePosition) -> bool:
        """Here Heroes dig."""
        return False

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The way out, and Monsters before it."""
        bar_way_out(s, slot)
        await fill(s, s.clockwise(seat), [slot, *s.board.connected(slot)], "LD-281")
        return True

    # ---- tunnels that close

    async def encounter_step(self, s: AdventureState, seat: int) -> bool:
        """Where an Encounter card would be drawn an edge is closed, until the door is found."""
        if not self.reached(s) and (not s.turn.tile_placed or s.turn.black):
            await self._close_in(s, seat)
        return True

    async def _close_in(self, s: AdventureState, seat: int) -> None:
        """Close an edge of the active player's choice; with few left a Monster comes instead."""
        edges = s.board.unexplored()
        if len(edges) <= FEW:
            await self._crowd(s, seat)
            return
        kind = draw(s, s.pool)
        if kind is None:
            if not self.tunnels_left.get(s):
                return
            self.tunnels_left.add(s, -1)
            kind = "collapsed"
        emit(s, "edge_drawn", "LD-054", barrier=kind.partition("-")[0])
        edge = Edge(
            *await choose(
                seat,
                "{barrier}: close which edge?",
                edges,
                "edge",
                "LD-054",
                barrier=kind.partition("-")[0],
            )
        )
        close_edge(s, edge, kind, "LD-054")
        if kind in FISSURES:
            await spawn_on_tile(s, seat, edge.slot)
        for other in heroes_on(s, s.board.border(edge), downed=False):
            await take_damage(s, other, 1, "LD-054")

    async def _crowd(self, s: AdventureState, seat: int) -> None:
        """A Monster comes onto the tile with an edge to explore that is nearest to the Hero (WA-276)."""
        tiles = edge_tiles(s)
        if not tiles:
            await spawn_somewhere(s, seat)
            return
        nearest = closest_tiles(s, 1 << s.heroes[seat].square, tiles)
        slot = await settle_tie(s, "Put the new Monster on which tile?", nearest, "tile", "LD-216")
        await spawn_on_tile(s, seat, slot)

    # ---- the way out

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The north edge of the Broken Door."""
        return way_out(s, self.trigger)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when all have escaped; lost when there is no way left to the door."""
        if all(hero.escaped for hero in s.heroes):
            return Ending(True, "every Hero has escaped", "LD-022")
        if not self.reached(s) and not s.board.edges and not s.dungeon.barriers:
            return Ending(False, "there is no way left to the Broken Door", "LD-024")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The door, then all out."""
        return self.missing(view) or goals.out(view)

    def progress(self, s: AdventurePosition) -> float:
        """The search, then who is out."""
        return 0.7 * self.search(s) + 0.3 * escaped(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Broken Door."""
        return [find_tile(s, self.trigger)] if self.reached(s) else []


class Dig(Verb, id="dig"):
    """Instead of attacking, try to clear a closed edge along which the Hero stands."""

    label, of, rule = "dig through {} instead of attacking", "edge", "LD-112"
    only_in_quest = True
    weight = 1.0
    says = {"digs": "{hero} digs at {edge}."}

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if not can_attack(s, seat):
            return []
        square, board = s.heroes[seat].square, s.board
        found: list[Act] = []
        for barrier in s.dungeon.barriers:
            edge = Edge(barrier.slot, barrier.side)
            along, beyond = board.border(edge), board.cells.get(board.beyond(edge))
            if beyond is not None:  # a tile on the other side of a Collapsed Tunnel
                along |= board.border(Edge(beyond, (edge.side + 2) % 4))
            if barrier.kind != "wall" and along >> square & 1:
                found.append(("dig", edge))
        return found

    async def do(self, s: AdventureState, seat: int, thing: tuple[int, int]) -> None:
        take_attack(s)
        edge = Edge(*thing)
        emit(s, "digs", "LD-112", hero=seat, edge=edge)
        if (await check(s, seat, DIG, "LD-112")).success:
            open_edge(s, edge, "LD-054")

    def nodes(self, view: AdventureView, seat: int, thing: tuple[int, int]) -> tuple[str, ...]:
        """What closes the edge."""
        closed = barrier_at(view, Edge(*thing))
        return (barrier_id(closed),) if closed is not None else ()

    def outlook(self, view: AdventureView, seat: int, thing: tuple[int, int]) -> str:
        return needs(DIG)
