"""Chambers: an Entrance, the tiles around it, and what waits there (WA-165 to WA-173)."""

from __future__ import annotations

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import TILES
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.exploring import draw_monster, place_tile, spawn_on_tile
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.talk import settle_tie, tell
from questboard.games.adventure.state import AdventureState


async def build_chamber(s: AdventureState, seat: int, slot: int) -> None:
    """Place a Chamber tile at each free edge of the Entrance, and of the Large Chamber (WA-166, WA-167)."""
    s.chamber_tiles.append(slot)
    tell(s, "chamber_found", "WA-166", hero=seat, tile=slot)
    centres = [slot]
    for centre in centres:
        while edges := [edge for edge in s.board.unexplored() if edge.slot == centre]:
            edge = Edge(*await settle_tie(s, "Place a Chamber tile at which edge?", edges, "edge", "WA-166"))
            tile = draw(s, s.chamber_stack)
            if tile is None:
                break
            placed = place_tile(s, tile, edge, "WA-169")
            s.chamber_tiles.append(placed)
            if TILES[tile].feature == "large chamber":
                centres.append(placed)
    await quest(s).entrance_placed(s, seat, slot)


def holds_monster(s: AdventureState, slot: int) -> bool:
    """Whether a Monster or Villain stands on a tile."""
    return bool(s.foe_squares() & s.board.tile_squares(slot))


async def fill(
    s: AdventureState,
    seat: int,
    types: tuple[str, ...] = (),
    least: int = 0,
    shield: bool = False,
) -> None:
    """Each player, the active one first, places a Monster on a Chamber tile, empty ones first (WA-171)."""
    for player in s.clockwise(seat):
        empty = [slot for slot in s.chamber_tiles if not holds_monster(s, slot)]
        name = draw_monster(s, player, types, least)
        if name is None:
            continue
        s.monster_deck.discard.append(name)  # where the card lies until its place is chosen
        slot = await settle_tie(
            s,
            "Put {monster} on which Chamber tile?",
            empty or s.chamber_tiles,
            "tile for a monster",
            "WA-171",
            player,
            monster=name,
        )
        s.monster_deck.discard.remove(name)
        await spawn_on_tile(s, player, slot, name, shield)
