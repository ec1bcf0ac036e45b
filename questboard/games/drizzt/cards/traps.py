"""The six Traps: a marker on a tile, a card in the row (LD-146 to LD-148).

A marker belongs to its tile; what is nearest to it is measured from the tile's mushroom patch. Traps harm
standing Heroes, one of them Monsters too, and never Allies.
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.content import ENCOUNTERS
from questboard.games.adventure.rules.actions import remove_marker
from questboard.games.adventure.rules.combat import armor_of, harm, roll
from questboard.games.adventure.rules.distance import closest, figures_on
from questboard.games.adventure.rules.encounters import attack_at_marker, attack_by_card, curse, heroes_at
from questboard.games.adventure.rules.moments import Roll
from questboard.games.adventure.rules.registry import trigger
from questboard.games.adventure.rules.talk import settle_target, tell
from questboard.games.adventure.state import AdventureState, Foe, Target

MARK = "mark-of-lolth"

words.EVENTS["sprung"] = "{encounter} is spent."
words.EVENTS["dropped_on"] = "{encounter} drop on {foe}."


async def attack_nearest(s: AdventureState, card: str, heroes: list[int]) -> list[Target]:
    """Attack the one of some Heroes who is nearest to the marker; returns who was hit, if anybody."""
    if not heroes:
        return []
    patch = s.board.scorch(s.markers[card][0])
    nearest = closest(s, 1 << patch, [*heroes])
    target = await settle_target(s, "{encounter} attacks whom?", nearest, "LD-216", encounter=card)
    return await attack_by_card(s, ENCOUNTERS[card], [target])


@trigger("shock-trap")
async def shock_trap(s: AdventureState, seat: int) -> None:
    """An attack on the nearest Hero on its tile; after a hit the Trap is discarded."""
    if await attack_nearest(s, "shock-trap", heroes_at(s, "shock-trap")):
        remove_marker(s, "shock-trap", told="sprung")


@trigger("web-snare")
async def web_snare(s: AdventureState, seat: int) -> None:
    """An attack on each Hero on its tile."""
    await attack_at_marker(s, "web-snare")


@trigger("poison-dart-wall")
async def poison_dart_wall(s: AdventureState, seat: int) -> None:
    """An attack on each Hero on its tile."""
    await attack_at_marker(s, "poison-dart-wall")


@trigger("falling-stalactites")
async def falling_stalactites(s: AdventureState, seat: int) -> None:
    """An attack on each Hero and each Monster on its tile; what it defeats brings no Treasure."""
    tile = s.board.tile_squares(s.markers["falling-stalactites"][0])
    await attack_at_marker(s, "falling-stalactites")
    for foe in figures_on(s, tile):
        await drop_on(s, foe)


async def drop_on(s: AdventureState, foe: Foe) -> None:
    """A stalactite falls on a Monster."""
    attack = ENCOUNTERS["falling-stalactites"].attack
    assert attack is not None
    tell(s, "dropped_on", "LD-147", encounter="falling-stalactites", foe=foe)
    die = Roll(-1, armor_of(s, foe) - attack.bonus, friendly=True)
    total = await roll(s, die, "LD-147") + attack.bonus
    tell(s, "hit" if die.success else "missed", "LD-147", foe=foe, total=total)
    harm(s, foe, attack.damage if die.success else attack.miss, -1, "LD-147")


@trigger("gas-vent")
async def gas_vent(s: AdventureState, seat: int) -> None:
    """An attack on each Hero within 1 tile of its tile."""
    await attack_at_marker(s, "gas-vent")


@trigger("glyph-of-warding")
async def glyph_of_warding(s: AdventureState, seat: int) -> None:
    """An attack on the nearest Hero within 1 tile of its tile, who gets a discarded Mark of Lolth."""
    for target in await attack_nearest(s, "glyph-of-warding", heroes_at(s, "glyph-of-warding", tiles=1)):
        if isinstance(target, int) and s.heroes[target].standing and MARK in s.encounter_deck.discard:
            await curse(s, target, MARK)
