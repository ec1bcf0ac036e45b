"""Chambers: an Entrance, the tiles around it, and what waits there (WA-165 to WA-173)."""

from __future__ import annotations

from questboard.games.adventure.rules.exploring import draw_monster, spawn_on_tile
from questboard.games.adventure.rules.talk import settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState


def holds_monster(s: AdventurePosition, slot: int) -> bool:
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
