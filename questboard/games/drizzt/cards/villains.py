"""The Villains: how they look, and what they do besides their tactics in `content/`.

They act like Monsters (LD-130, LD-189).
"""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS, Attack, Tactic
from questboard.games.adventure.cues.course import danger
from questboard.games.adventure.cues.fights import foe_healed
from questboard.games.adventure.hooks import Look, MonsterCard, Order, at
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import assault, take_damage
from questboard.games.adventure.rules.damage import harm, hurt_friend
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
from questboard.games.adventure.rules.marks import PINNED
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.tactics import (
    advance,
    aim,
    approach,
    attack,
    closest_crowd,
    leap,
    on_tile_of,
    one_per_tile,
)
from questboard.games.adventure.rules.talk import emit, settle_target
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Target

AURA = Attack(name="Aura of Fire", bonus=5, damage=1)
BLAST = 2
"""The damage that Errtu's end does to all within 1 tile."""
RETINUE = 2
"""What Drow and Spiders near Yvonnel add to her AC."""


class ArtemisEntreri(MonsterCard, id="artemis-entreri"):
    """His vampiric dagger gives him back a hit point when it hits."""

    look = Look("hood", "danger")
    says = {"regained": "{figure} regains 1 HP."}
    shows = {"regained": foe_healed}

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        hits = await leap(s, figure, tactic, targets)
        if hits and figure in s.figures and s.figures[figure].damage:
            s.figures[figure].damage -= 1
            left = s.max_hp(figure) - s.figures[figure].damage
            emit(s, "regained", "LD-130", figure=figure, amount=1, left=left)


class Methil(MonsterCard, id="methil"):
    """Blast the minds on a tile, then move a tile away from it."""

    look = Look("squid-head", "danger")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        near = await aim(s, figure, tactic, targets)
        slot = square_of(s, near[0]) >> 4
        await attack(s, figure, tactic, near)
        if figure in s.figures and not PINNED.is_set(s.figures[figure]):
            await placing.step_away(s, figure, slot)


class Shimmergloom(MonsterCard, id="shimmergloom"):
    """Breathe at the tile with the most Heroes, among several such at the nearest."""

    look = Look("dragon-head", "danger")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        tiles = [square_of(s, target) >> 4 for target in targets]
        most = max([tiles.count(slot) for slot in tiles])
        fullest = [target for target, slot in zip(targets, tiles, strict=True) if tiles.count(slot) == most]
        near = one_per_tile(s, closest_crowd(s, s.base(figure), fullest))
        prompt = "{figure} breathes at the tile of which Hero?"
        target = await settle_target(s, prompt, near, "LD-136", figure=figure)
        await attack(s, figure, tactic, on_tile_of(s, target), "the tile with the most Heroes")


class Errtu(MonsterCard, id="errtu"):
    """He has one more hit point for each Hero at the start.

    His aura attacks a Hero who ends the Hero Phase next to him, and his defeat does damage to every Hero,
    Ally and Monster within 1 tile.
    """

    look = Look("minotaur", "danger")
    says = {"blasted": "The fire of {figure} bursts forth."}
    shows = {"blasted": danger("The fire of Errtu bursts forth")}

    async def appears(self, s: AdventureState) -> None:
        s.toughness[self.id] = MONSTERS[self.id].hit_points + len(s.heroes)

    @at(Order.BOARD, always=True)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        for name in [name for name, figure in s.figures.items() if figure.name == self.id]:
            if s.heroes[seat].standing and adjacent_to(s, s.base(name), [seat]):
                await assault(
                    s, Assailant("monster", name), [seat], AURA, "LD-236", "ends its turn beside it"
                )

    async def defeated(self, s: AdventureState, square: int) -> None:
        near = within_tiles(s, s.board.cover(MONSTERS[self.id].base, square), 1)
        emit(s, "blasted", "LD-115", figure="errtu-1")
        for target in prey(s):
            if near >> square_of(s, target) & 1:
                if isinstance(target, int):
                    await take_damage(s, target, BLAST, "LD-113")
                else:
                    hurt_friend(s, target, BLAST)
        for figure in figures_on(s, near):
            harm(s, figure, BLAST, -1, "LD-113")


class JarlaxleBaenre(MonsterCard, id="jarlaxle-baenre"):
    """A rapier for a Hero on his tile, daggers for two from afar."""

    look = Look("outback-hat", "danger")


class Yochlol(MonsterCard, id="yochlol"):
    """Her spellweb immobilizes; with 5 damage on her she takes on her true form."""

    look = Look("female-vampire", "danger")


class YochlolTrueForm(MonsterCard, id="yochlol-true-form"):
    """Two attacks on the closest Hero, then two on the next one within 1 tile."""

    look = Look("tentacles-skull", "danger")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        first = await approach(s, figure, tactic, targets)
        done: list[Target] = [] if first is None else [first]
        if first is not None and figure in s.figures:
            await attack(s, figure, tactic, done)
        while len(done) < 2 and figure in s.figures:
            left = [target for target in within(s, s.base(figure), 1, prey(s)) if target not in done]
            if not left:
                return
            done += await aim(s, figure, tactic, left)
            await attack(s, figure, tactic, done[-1:], "next Hero within 1 tile")


class Yvonnel(MonsterCard, id="yvonnel"):
    """Speak against the cursed; without a Hero near go on, and call a Spider Swarm if there is none.

    Her AC is higher while another Drow or a Spider is within 1 tile of her.
    """

    look = Look("sun-priest", "danger")

    def armor(self, s: AdventurePosition, foe: Foe) -> int:
        near = [other for other in figures_on(s, within_tiles(s, s.base(foe), 1)) if other != foe]
        guards = [other for other in near if {"drow", "spider"} & {*MONSTERS[s.figures[other].name].types}]
        return RETINUE if guards else 0

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        if tactic.attack is not None:
            cursed: list[Target] = [
                target for target in targets if isinstance(target, int) and s.heroes[target].curses
            ]
            chosen = cursed or await aim(s, figure, tactic, targets)
            await attack(s, figure, tactic, chosen, "every cursed Hero" if cursed else "")
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
