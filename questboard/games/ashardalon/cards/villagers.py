"""The five Villagers, who act by tactics of their own in their player's Villain Phase (WA-215).

The first statement that is true is carried out. "Hero" means a standing Hero, never another
Villager; whatever is left open the active player decides.
"""

from __future__ import annotations

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import TILES, VILLAGERS
from questboard.games.adventure.cues.fights import friend_attacks
from questboard.games.adventure.hooks import VillagerCard
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import closest, closest_tiles, figures_on, prey, tiles_apart
from questboard.games.adventure.rules.exploring import edge_tiles, extra_tile
from questboard.games.adventure.rules.friends import (
    base,
    go_next_to,
    go_onto,
    go_to,
    hits,
    standing_room,
    step_toward,
)
from questboard.games.adventure.rules.tactics import one_per_tile
from questboard.games.adventure.rules.talk import emit, settle_target, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Target

# ---- what they do


class Alek(VillagerCard, id="alek"):
    """Stay close to a Hero; else punch a Monster next to him; else look for a Hero."""

    says = {"villager_attacks": "{villager} punches {foe}, {bonus}."}
    shows = {"villager_attacks": friend_attacks}

    async def activate(self, s: AdventureState, seat: int) -> None:
        if heroes_within_1(s, self.id):
            await join_hero(s, self.id)
        elif foes := figures_on(s, s.board.near[s.friends[self.id].square]):
            await punch(s, self.id, foes)
        else:
            await look_for_hero(s, self.id)


class Brandis(VillagerCard, id="brandis"):
    """Stay close to a Hero; else open the way to a new tile; else look for where that can be done."""

    async def activate(self, s: AdventureState, seat: int) -> None:
        here = s.friends[self.id].square
        edges = [edge for edge in s.board.unexplored() if edge.slot == here >> 4]
        if heroes_within_1(s, self.id):
            await join_hero(s, self.id)
        elif edges and s.stack.count:
            edge = await settle_tie(
                s,
                "{villager} opens the way: at which unexplored edge?",
                edges,
                "edge",
                "WA-243",
                villager=self.id,
            )
            emit(s, "scouted", "WA-215", figure=self.id, edge=edge)
            await extra_tile(s, s.active, Edge(*edge))
        elif slots := edge_tiles(s):
            await go_toward(s, self.id, slots)


class Cassi(VillagerCard, id="cassi"):
    """Stay close to a Hero; else make for an exit or the start."""

    async def activate(self, s: AdventureState, seat: int) -> None:
        if heroes_within_1(s, self.id):
            await join_hero(s, self.id)
        else:
            await go_toward(s, self.id, ways_out(s))


class Donnel(VillagerCard, id="donnel"):
    """Go for a Monster and punch it; else look for a Hero."""

    says = {"villager_attacks": "{villager} punches {foe}, {bonus}."}
    shows = {"villager_attacks": friend_attacks}

    async def activate(self, s: AdventureState, seat: int) -> None:
        foes = monsters_within_1(s, self.id)
        if foes:
            await go_for(s, self.id, foes)
        else:
            await look_for_hero(s, self.id)


class Elizar(VillagerCard, id="elizar"):
    """Cower while a Monster is near; else look for a Hero."""

    says = {"villager_stays": "{villager} stays on {square}."}

    async def activate(self, s: AdventureState, seat: int) -> None:
        if monsters_within_1(s, self.id):
            emit(s, "villager_stays", "WA-215", villager=self.id, square=s.friends[self.id].square)
        else:
            await look_for_hero(s, self.id)


# ---- whom and what they see


def seen(s: AdventurePosition) -> list[int]:
    """The standing Heroes, without one who is never the closest (WA-272)."""
    return [target for target in prey(s, visible=True) if isinstance(target, int)]


def heroes_within_1(s: AdventurePosition, name: str) -> list[int]:
    """The Heroes within 1 tile of a Villager, who goes to the closest of them."""
    here = base(s, name)
    return [seat for seat in seen(s) if tiles_apart(s, here, s.heroes[seat].square) <= 1]


def monsters_within_1(s: AdventurePosition, name: str) -> list[Foe]:
    """The Monsters and Villains within 1 tile of a Villager."""
    return figures_on(s, s.board.within(s.friends[name].square >> 4, 1))


def ways_out(s: AdventurePosition) -> list[int]:
    """The tiles with an exit, and the Start tile or a special start tile (WA-285)."""
    tiles = [TILES[placed.tile] for placed in s.dungeon.tiles]
    return [slot for slot, tile in enumerate(tiles) if tile.feature == "exit" or tile.triangle == "none"]


# ---- going and punching


async def join_hero(s: AdventureState, name: str) -> None:
    """Move next to the closest Hero who has room (WA-285)."""
    left: list[Target] = [*heroes_within_1(s, name)]
    nearest = closest(s, base(s, name), left)
    reach = s.board.within(s.friends[name].square >> 4, 1)
    while left:
        options = closest(s, base(s, name), left)
        free = [target for target in options if standing_room(s, name, beside(s, target) & reach)]
        if free:
            hero = await settle_target(s, "{villager} goes to whom?", free, "WA-131", villager=name)
            await go_to(s, name, standing_room(s, name, beside(s, hero) & reach))
            return
        left = [target for target in left if target not in options]
    hero = await settle_target(s, "{villager} goes to whom?", nearest, "WA-131", villager=name)
    assert isinstance(hero, int)
    if s.heroes[hero].tile != s.friends[name].square >> 4:
        await go_onto(s, name, s.heroes[hero].tile)


def beside(s: AdventurePosition, hero: Target) -> int:
    """The squares adjacent to a Hero."""
    assert isinstance(hero, int)
    return s.board.near[s.heroes[hero].square]


async def go_for(s: AdventureState, name: str, foes: list[Foe]) -> None:
    """Move next to the closest Monster that can be reached, and punch it (WA-285)."""
    foe = await go_next_to(s, name, foes)
    if foe is not None:
        await punch(s, name, [foe])


async def look_for_hero(s: AdventureState, name: str) -> None:
    """Move 1 tile toward the closest Hero (WA-240)."""
    found = closest(s, base(s, name), [*seen(s)])
    if found:
        found = one_per_tile(s, found)  # toward whom of those on one tile makes no difference
        hero = await settle_target(s, "{villager} moves toward whom?", found, "WA-131", villager=name)
        assert isinstance(hero, int)
        await step_toward(s, name, s.heroes[hero].tile)


async def go_toward(s: AdventureState, name: str, slots: list[int]) -> None:
    """Move 1 tile toward the closest of some tiles; on one of them stay."""
    if s.friends[name].square >> 4 in slots:
        return
    found = closest_tiles(s, base(s, name), slots)
    slot = await settle_tie(
        s, "{villager} moves toward which tile?", found, "equal tile", "WA-131", villager=name
    )
    await step_toward(s, name, slot)


async def punch(s: AdventureState, name: str, foes: list[Foe]) -> None:
    """Attack one Monster; its defeat brings Experience, but nobody a Treasure."""
    attack = VILLAGERS[name].attack
    assert attack is not None
    foe = await settle_tie(s, "{villager} punches whom?", foes, "figure", "WA-215", villager=name)
    emit(s, "villager_attacks", "WA-215", villager=name, foe=foe, bonus=attack.bonus)
    if await hits(s, name, foe, attack.bonus):
        harm(s, foe, attack.damage, -1, "WA-104")
