"""The Event-Attacks that do more than attack; the engine resolves the ten others (WA-141)."""

from __future__ import annotations

from questboard.games.adventure.content import ENCOUNTERS, MONSTERS
from questboard.games.adventure.hooks import EncounterCard
from questboard.games.adventure.rules.distance import closest_tiles, heroes_on
from questboard.games.adventure.rules.encounters import event_attack
from questboard.games.adventure.rules.exploring import edge_tiles, spawn_at_edge, spawn_on_tile
from questboard.games.adventure.rules.placing import push, step_toward
from questboard.games.adventure.rules.talk import settle_tie
from questboard.games.adventure.state import AdventureState


class BlindingBomb(EncounterCard, id="blinding-bomb"):
    """The attack; then each Sentry moves a tile toward the closest tile with an unexplored edge."""

    idle = "no Hero who can be attacked is within one tile, and no Sentry has anywhere to go"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await event_attack(s, seat, ENCOUNTERS[self.id])
        sentries = [name for name, figure in s.figures.items() if "sentry" in MONSTERS[figure.name].types]
        while sentries:
            sentry = await settle_tie(
                s, "Blinding Bomb: which Sentry moves next?", sentries, "figure to act", "WA-275"
            )
            sentries.remove(sentry)
            slots = edge_tiles(s)
            if s.figures[sentry].tile not in slots and (nearest := closest_tiles(s, s.base(sentry), slots)):
                prompt = "{figure} moves toward which tile?"
                goal = await settle_tie(s, prompt, nearest, "equal tile", "WA-240", figure=sentry)
                await step_toward(s, sentry, goal, reason="toward an unexplored edge")


class ConcussiveBlast(EncounterCard, id="concussive-blast"):
    """The attack; then each Hero who still stands on the tile is moved off it, in turn (WA-275)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].on_board:
            return
        tile = s.heroes[seat].tile
        await event_attack(s, seat, ENCOUNTERS[self.id])
        for other in s.clockwise(seat):
            if other in heroes_on(s, s.board.tile_squares(tile), downed=False):
                await push(s, other, s.board.connected(tile), "WA-238")


class LurkersStrike(EncounterCard, id="lurkers-strike"):
    """The attack; then a new Monster on the active Hero's tile (WA-270)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await event_attack(s, seat, ENCOUNTERS[self.id])
        if s.heroes[seat].on_board:
            await spawn_on_tile(s, seat, s.heroes[seat].tile)


class TripWire(EncounterCard, id="trip-wire"):
    """The attack; then a new Monster at the closest unexplored edge (WA-270, WA-276)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await event_attack(s, seat, ENCOUNTERS[self.id])
        if s.heroes[seat].on_board:
            await spawn_at_edge(s, seat, 1 << s.heroes[seat].square)
