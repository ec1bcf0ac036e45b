"""What Villains do besides what their cards say in `content/`: Artemis, Methil, Shimmergloom, Errtu, the
Yochlol in her true form, and Yvonnel. They act like Monsters (LD-130, LD-189).
"""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.content import MONSTERS, Attack, Tactic
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import FOE_ARMOR, assault, harm, hurt_friend, take_damage
from questboard.games.adventure.rules.decks import search
from questboard.games.adventure.rules.distance import (
    adjacent_to,
    figures_on,
    prey,
    square_of,
    within,
    within_tiles,
)
from questboard.games.adventure.rules.exploring import spawn_on_tile
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.registry import AFTERMATH, at
from questboard.games.adventure.rules.tactics import (
    OWN_TACTICS,
    PINNED,
    advance,
    aim,
    approach,
    attack,
    closest_crowd,
    leap,
    on_tile_of,
    one_per_tile,
)
from questboard.games.adventure.rules.talk import settle_target, tell
from questboard.games.adventure.state import AdventureState, Foe, Target

AURA = Attack(name="Aura of Fire", bonus=5, damage=1)
BLAST = 2
"""The damage that Errtu's end does to all within 1 tile."""
RETINUE = 2
"""What Drow and Spiders near Yvonnel add to her AC."""

words.EVENTS["regained"] = "{figure} regains 1 HP."
words.EVENTS["blasted"] = "The fire of {figure} bursts forth."


# ---- Artemis Entreri


async def artemis(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """His vampiric dagger gives him back a hit point when it hits."""
    hits = await leap(s, figure, tactic, targets)
    if hits and figure in s.figures and s.figures[figure].damage:
        s.figures[figure].damage -= 1
        tell(s, "regained", "LD-130", figure=figure)


# ---- Methil


async def methil(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Blast the minds on a tile, then move a tile away from it."""
    near = await aim(s, figure, tactic, targets)
    slot = square_of(s, near[0]) >> 4
    await attack(s, figure, tactic, near)
    if figure in s.figures and PINNED not in s.figures[figure].marks:
        await placing.step_away(s, figure, slot)


# ---- Shimmergloom


async def shimmergloom(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Breathe at the tile with the most Heroes, among several such at the nearest."""
    tiles = [square_of(s, target) >> 4 for target in targets]
    most = max([tiles.count(slot) for slot in tiles])
    fullest = [target for target, slot in zip(targets, tiles, strict=True) if tiles.count(slot) == most]
    near = one_per_tile(s, closest_crowd(s, s.base(figure), fullest))
    target = await settle_target(s, "At the tile of which Hero?", near, "LD-136")
    await attack(s, figure, tactic, on_tile_of(s, target))


# ---- Errtu


@at("errtu appears", 10)
async def grow(s: AdventureState, seat: int) -> None:
    """Errtu has one more hit point for each Hero at the start."""
    s.toughness["errtu"] = MONSTERS["errtu"].hit_points + len(s.heroes)


@at("end of hero phase", 20)
async def burn(s: AdventureState, seat: int) -> None:
    """A Hero who ends the Hero Phase next to Errtu is attacked by his aura."""
    for name in [name for name, figure in s.figures.items() if figure.name == "errtu"]:
        if s.heroes[seat].standing and adjacent_to(s, s.base(name), [seat]):
            await assault(s, Assailant("monster", name), [seat], AURA, "LD-236")


async def burst(s: AdventureState, square: int) -> None:
    """Errtu is defeated, and every Hero, Ally and Monster within 1 tile takes damage."""
    near = within_tiles(s, s.board.cover(MONSTERS["errtu"].base, square), 1)
    tell(s, "blasted", "LD-115", figure="errtu-1")
    for target in prey(s):
        if near >> square_of(s, target) & 1:
            if isinstance(target, int):
                await take_damage(s, target, BLAST, "LD-113")
            else:
                hurt_friend(s, target, BLAST)
    for figure in figures_on(s, near):
        harm(s, figure, BLAST, -1, "LD-113")


# ---- the Yochlol in her true form


async def yochlol(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Two attacks on the closest Hero, then two on the next one within 1 tile."""
    first = await approach(s, figure, tactic, targets)
    done: list[Target] = [] if first is None else [first]
    if first is not None and figure in s.figures:
        await attack(s, figure, tactic, done)
    while len(done) < 2 and figure in s.figures:
        left = [target for target in within(s, s.base(figure), 1, prey(s)) if target not in done]
        if not left:
            return
        done += await aim(s, figure, tactic, left)
        await attack(s, figure, tactic, done[-1:])


# ---- Yvonnel


async def yvonnel(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Speak against the cursed; without a Hero near go on, and call a Spider Swarm if there is none."""
    if tactic.attack is not None:
        cursed: list[Target] = [
            target for target in targets if isinstance(target, int) and s.heroes[target].curses
        ]
        await attack(s, figure, tactic, cursed or await aim(s, figure, tactic, targets))
        return
    await advance(s, figure, tactic, targets)
    if figure in s.figures:
        await call_spiders(s, placing.home(s, figure))


async def call_spiders(s: AdventureState, slot: int) -> None:
    """A Spider Swarm comes to a tile unless one is in play; the active player controls it."""
    if any(figure.name == "spider-swarm" for figure in s.figures.values()):
        return
    if search(s, s.monster_deck, "spider-swarm"):
        await spawn_on_tile(s, s.active, slot, "spider-swarm")


def retinue(s: AdventureState, foe: Foe) -> int:
    """Yvonnel's AC is higher while another Drow or a Spider is within 1 tile of her."""
    near = [other for other in figures_on(s, within_tiles(s, s.base(foe), 1)) if other != foe]
    guards = [other for other in near if {"drow", "spider"} & {*MONSTERS[s.figures[other].name].types}]
    return RETINUE if guards else 0


AFTERMATH["errtu"] = burst
FOE_ARMOR["yvonnel"] = retinue
OWN_TACTICS["artemis-entreri"] = artemis
OWN_TACTICS["methil"] = methil
OWN_TACTICS["shimmergloom"] = shimmergloom
OWN_TACTICS["yochlol-true-form"] = yochlol
OWN_TACTICS["yvonnel"] = yvonnel
