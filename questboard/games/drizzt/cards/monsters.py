"""The Monsters: how they look, and what some do by tactics of their own.

What the others do is said by their tactics in `content/` (LD-131).
"""

from __future__ import annotations

from questboard.games.adventure.board import FAR
from questboard.games.adventure.content import MONSTERS, Tactic
from questboard.games.adventure.hooks import Look, MonsterCard
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.distance import (
    closest,
    figures_on,
    prey,
    square_of,
    within_tiles,
)
from questboard.games.adventure.rules.marks import PINNED
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.tactics import (
    advance,
    aim,
    at_challenger,
    attack,
    on_tile_of,
    one_per_tile,
)
from questboard.games.adventure.rules.talk import settle_target, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Target

CALL = 2
"""What the Goblin Champion adds to the attack rolls of other Goblins."""


class DrowWizard(MonsterCard, id="drow-wizard"):
    """Attack all Heroes on a tile and teleport away from them; without one near, teleport to them."""

    look = Look("robe", "ink")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        if tactic.attack is None:
            await teleport_to_prey(s, figure, targets)
            return
        await attack(s, figure, tactic, await aim(s, figure, tactic, targets))
        if figure in s.figures:
            await teleport_away(s, figure)


async def teleport_away(s: AdventureState, figure: str) -> None:
    """Onto the free mushroom patch within 2 tiles that is farthest from all Heroes."""
    here = s.figures[figure].square
    free = s.free() | 1 << here
    far = s.board.tiles_from(here >> 4)
    slots = [slot for slot, tiles in enumerate(far) if tiles <= 2 and free >> s.board.scorch(slot) & 1]
    if not slots or PINNED.is_set(s.figures[figure]):
        return
    seen = [square_of(s, target) >> 4 for target in prey(s)]
    distance = {slot: min([s.board.tiles_from(slot)[other] for other in seen], default=FAR) for slot in slots}
    patches = [s.board.scorch(slot) for slot in slots if distance[slot] == max(distance.values())]
    prompt = "{figure} teleports away: to which mushroom patch?"
    square = await settle_tie(s, prompt, patches, "square for a figure", "LD-237", figure=figure)
    if square != here:
        placing.put(s, figure, square, "teleported", reason="away from all Heroes")


async def teleport_to_prey(s: AdventureState, figure: str, targets: list[Target]) -> None:
    """Onto a tile connected to that of the closest Hero."""
    if not targets or PINNED.is_set(s.figures[figure]):
        return
    name = s.figures[figure].name
    near = one_per_tile(s, closest(s, s.base(figure), at_challenger(s, figure, targets)))
    target = await settle_target(s, "{figure} teleports toward whom?", near, "LD-136", figure=figure)
    slots = s.board.connected(square_of(s, target) >> 4)
    options = [slot for slot in slots if placing.landing(s, 1, slot, ignoring=figure)]
    if options:
        prompt = "{figure} teleports onto which tile?"
        slot = await settle_tie(s, prompt, options, "tile on the way", "LD-237", figure=figure, monster=name)
        await placing.put_on_tile(s, figure, slot, "teleported", target=target, reason="closest Hero")


class GoblinChampion(MonsterCard, id="goblin-champion"):
    """Move toward the closest Hero, and all Goblins near do so too.

    While a Champion is in play all other Goblins have +2 to attack rolls.
    """

    look = Look("horned-helm", "walnut")

    def rally(self, s: AdventurePosition, by: Assailant) -> int:
        if by.figure not in s.figures:
            return 0
        goblin = "goblin" in MONSTERS[s.figures[by.figure].name].types
        champions = [name for name, figure in s.figures.items() if figure.name == self.id]
        return CALL if goblin and any(name != by.figure for name in champions) else 0

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        if not targets:
            return
        target = (await aim(s, figure, tactic, targets))[0]
        await advance(s, figure, tactic, [target])
        left = [other for other in goblins_near(s, figure) if other != figure]
        while left:
            prompt = "{figure} leads: which Goblin moves next?"
            other = await settle_tie(s, prompt, left, "figure to act", "LD-237", figure=figure)
            left.remove(other)
            why = {"target": target, "reason": "led by the Goblin Champion"}
            await placing.step_toward(s, other, square_of(s, target) >> 4, **why)


def goblins_near(s: AdventurePosition, figure: str) -> list[str]:
    """The Goblins within 1 tile of a figure that is still there."""
    near = figures_on(s, within_tiles(s, s.base(figure), 1)) if figure in s.figures else []
    return [other for other in near if "goblin" in MONSTERS[s.figures[other].name].types]


class HypnoticSpirit(MonsterCard, id="hypnotic-spirit"):
    """The closest Hero comes a tile nearer, and the Spirit goes to meet the Hero (LD-199)."""

    look = Look("ghost", "slate")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        target = (await aim(s, figure, tactic, targets))[0]
        goal = s.figures[figure].tile
        await placing.push(s, target, placing.nearer(s, square_of(s, target) >> 4, goal), "LD-199")
        if figure in s.figures and target in prey(s):
            await advance(s, figure, tactic, [target])


class WaterElemental(MonsterCard, id="water-elemental"):
    """Flow onto the tile of the closest Hero, among as many as possible, and attack them all."""

    look = Look("big-wave", "slate")

    async def act(self, s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
        near = one_per_tile(s, closest(s, s.base(figure), at_challenger(s, figure, targets)))
        target = await settle_target(s, "{figure} goes for whom?", near, "LD-136", figure=figure)
        if not PINNED.is_set(s.figures[figure]):
            await flow(s, figure, target)
        if figure in s.figures:
            await attack(s, figure, tactic, on_tile_of(s, target), "every Hero on the closest Hero's tile")


async def flow(s: AdventureState, figure: str, target: Target) -> None:
    """Move to the square of a Hero's tile next to the most Heroes; where it is counts as well as others."""
    here, slot = s.figures[figure].square, square_of(s, target) >> 4
    around = {
        square: sum([s.board.near[square] >> square_of(s, target) & 1 for target in prey(s)])
        for square in placing.spots(s, figure, s.board.tile_squares(slot))
    }
    options = [square for square, count in around.items() if count == max(around.values())]
    if not options:
        return
    square = await settle_tie(
        s, "Put {figure} on which square?", options, "square for a figure", "LD-217", figure=figure
    )
    if square != here:
        placing.put(s, figure, square, target=target, reason="among the most Heroes")


# ---- with printed tactics only


class DininDourden(MonsterCard, id="dinin-dourden"):
    """A drider: his sword poisons, and his webs immobilize."""

    look = Look("spider-face", "ink")


class DrowDuelist(MonsterCard, id="drow-duelist"):
    """It attacks twice."""

    look = Look("daggers", "ink")


class FeralTroll(MonsterCard, id="feral-troll"):
    """It throws Heroes about, and is whole again when none is near."""

    look = Look("troll", "slate")


class GoblinArcher(MonsterCard, id="goblin-archer"):
    """It shoots from two tiles away."""

    look = Look("bowman", "walnut")


class GoblinCutter(MonsterCard, id="goblin-cutter"):
    """It goes after the weakest Hero."""

    look = Look("goblin", "walnut")


class HuntingDrake(MonsterCard, id="hunting-drake"):
    """It runs two tiles."""

    look = Look("velociraptor", "walnut")


class SpiderSwarm(MonsterCard, id="spider-swarm"):
    """Its bite poisons."""

    look = Look("masked-spider", "ink")


class SilentTunnels(MonsterCard, id="silent-tunnels"):
    """No Monster comes (LD-204)."""

    look = Look("cave-entrance", "slate")


class HuntingParty(MonsterCard, id="hunting-party"):
    """Two other Monsters come (LD-204)."""

    look = Look("two-shadows", "ink")
