"""The three Hazards and four Traps: a marker on a tile, a card in the row (WA-142 to WA-146, WA-237).

They harm standing Heroes only, never Monsters or Villagers.
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.board import MIDDLE
from questboard.games.adventure.content import ENCOUNTERS
from questboard.games.adventure.rules.combat import afflict, check, take_damage
from questboard.games.adventure.rules.distance import closest, prey, square_of
from questboard.games.adventure.rules.encounters import attack_at_marker, heroes_at, marked
from questboard.games.adventure.rules.placing import beside, nearer, place_hero
from questboard.games.adventure.rules.registry import at, encounter, trigger
from questboard.games.adventure.rules.talk import settle_target, settle_tie, tell
from questboard.games.adventure.state import AdventureState, Target

OUT_OF_THE_PIT = 10
"""What a roll to climb out of the Pit needs (WA-197)."""

words.EVENTS["marker_moved"] = "{encounter} moves to {tile}."


async def roll_marker(s: AdventureState, card: str) -> None:
    """Move a marker a tile toward the closest Hero, unless a Hero is on its tile already (WA-272)."""
    slot = s.markers[card][0]
    seen: list[Target] = [target for target in prey(s, visible=True) if isinstance(target, int)]
    if heroes_at(s, card) or not seen:
        return
    nearest = closest(s, MIDDLE << 16 * slot, seen)
    hero = await settle_target(s, "Toward whom does {encounter} move?", nearest, "WA-131", encounter=card)
    ways = nearer(s, slot, square_of(s, hero) >> 4)
    if ways:
        way = await settle_tie(
            s, "Onto which tile does {encounter} move?", ways, "tile", "WA-240", encounter=card
        )
        s.markers[card] = [way]
        tell(s, "marker_moved", "WA-143", encounter=card, tile=way)


# ---- Hazards


@encounter("cave-in")
async def cave_in(s: AdventureState, seat: int) -> None:
    """An attack as soon as it is drawn, which is its activation in this Villain Phase (WA-143)."""
    s.turn.acted.append("cave-in")
    await attack_at_marker(s, "cave-in")


@trigger("cave-in")
async def cave_in_again(s: AdventureState, seat: int) -> None:
    """The same attack at each later activation."""
    await attack_at_marker(s, "cave-in")


@encounter("pit")
async def pit(s: AdventureState, seat: int) -> None:
    """An attack when it is drawn; whoever is hit falls in, even if downed (WA-143, WA-197, WA-273)."""
    s.turn.acted.append("pit")
    await attack_at_marker(s, "pit")


@trigger("pit")
async def pit_again(s: AdventureState, seat: int) -> None:
    """The same attack at each later activation."""
    await attack_at_marker(s, "pit")


@at("end of hero phase", 40, under="pit")
async def climb_out_of_the_pit(s: AdventureState, seat: int) -> None:
    """A Hero in the Pit rolls to climb out, to a square next to the marker (WA-197, WA-273)."""
    hero = s.heroes[seat]
    if hero.away != "pit" or hero.hp <= 0 or not (await check(s, seat, OUT_OF_THE_PIT, "WA-197")).success:
        return
    slot = s.markers["pit"][0]
    edge = sum([1 << square for square in beside(s, MIDDLE << 16 * slot, slot)])
    if await place_hero(s, seat, edge, "WA-197"):
        hero.away = ""


@at("start of hero phase", 20, under="volcanic-vapors")
@at("moved onto a tile", 20, under="volcanic-vapors")
async def volcanic_vapors(s: AdventureState, seat: int) -> None:
    """A Hero who moves onto the tile or starts the Hero Phase there is Poisoned."""
    if s.heroes[seat].tile in s.markers["volcanic-vapors"]:
        await afflict(s, seat, "poisoned", "WA-143")


# ---- Traps


@trigger("lava-flow")
async def lava_flow(s: AdventureState, seat: int) -> None:
    """One more marker on a connected tile without one; then 1 damage for each Hero in the lava."""
    flow = s.markers["lava-flow"]
    if len(flow) < ENCOUNTERS["lava-flow"].markers:
        around = sorted({slot for lava in flow for slot in s.board.connected(lava)})
        if free := [slot for slot in around if not marked(s, slot)]:
            slot = await settle_tie(s, "Onto which tile does the lava flow?", free, "tile", "WA-238")
            flow.append(slot)
            tell(s, "marker", "WA-237", encounter="lava-flow", tile=slot)
    for other in heroes_at(s, "lava-flow"):
        await take_damage(s, other, 1, "WA-143")


@trigger("poisoned-dart-trap")
async def poisoned_dart_trap(s: AdventureState, seat: int) -> None:
    """An attack on each Hero on its tile."""
    await attack_at_marker(s, "poisoned-dart-trap")


@trigger("rolling-boulder")
async def rolling_boulder(s: AdventureState, seat: int) -> None:
    """It rolls a tile toward the closest Hero; then 2 damage for each Hero on its tile, without an attack."""
    await roll_marker(s, "rolling-boulder")
    for other in heroes_at(s, "rolling-boulder"):
        await take_damage(s, other, 2, "WA-143")


@trigger("whirling-blades")
async def whirling_blades(s: AdventureState, seat: int) -> None:
    """They move a tile toward the closest Hero; then an attack on each Hero on their tile."""
    await roll_marker(s, "whirling-blades")
    await attack_at_marker(s, "whirling-blades")
