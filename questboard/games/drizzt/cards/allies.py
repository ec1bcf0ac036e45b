"""The seven Allies, who act at the start of their player's Villain Phase (LD-203, LD-253).

The first statement of an Ally's tactics that is true is carried out. "Monster" includes Villains, and a
Villainous Hero of another team; for Monsters an Ally is a Hero.
"""

from __future__ import annotations

from questboard.games.adventure.content import ALLIES
from questboard.games.adventure.cues.fights import friend_attacks
from questboard.games.adventure.cues.figures import friend_moved
from questboard.games.adventure.hooks import AllyCard, Look
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import assault, under
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import in_reach
from questboard.games.adventure.rules.friends import (
    go_next_to,
    go_to,
    hits,
    nearest_of,
    standing_room,
    step_toward,
)
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Friend
from questboard.kernel import choose

ALLY_CARDS = REGISTRY.of(AllyCard)


async def summon(s: AdventureState, seat: int, ally: str, squares: list[int]) -> None:
    """A player takes an Ally card and puts its figure on one of some squares (LD-232)."""
    if not squares or not available(s, ally):
        return
    prompt = "{villager} joins you: put the figure on which square?"
    square = await choose(seat, prompt, squares, "square", "LD-232", villager=ally)
    s.friends[ally] = Friend(ally, square, owner=seat)
    ALLY_CARDS[ally].note.set(s)  # there is one card, and it leaves the game with the Ally
    emit(s, "ally_joined", "LD-232", villager=ally, hero=seat, square=square)


def available(s: AdventurePosition, ally: str) -> bool:
    """Whether an Ally card can still be taken: never before, and nobody plays that character."""
    return not ALLY_CARDS[ally].note.is_set(s) and ALLIES[ally].character not in [
        hero.name for hero in s.heroes
    ]


# ---- what they do


class Companion(AllyCard):
    """An Ally."""

    says = {
        "ally_joined": "{villager} joins {hero} on {square}.",
        "ally_attacks": "{villager} attacks {foe}, {bonus}.",
    }
    shows = {"ally_joined": friend_moved, "ally_attacks": friend_attacks}


class AllyBruenor(Companion, id="ally-bruenor"):
    """Go for a Monster near, or follow the Hero."""

    look = Look("battle-axe", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await fight(s, self.id, near)
        else:
            await follow(s, self.id)


class AllyCattiBrie(Companion, id="ally-catti-brie"):
    """Shoot at a Monster in reach, or follow the Hero."""

    look = Look("pocket-bow", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await attack(s, self.id, await nearest_of(s, self.id, near))
        else:
            await follow(s, self.id)


class AllyDrizzt(Companion, id="ally-drizzt"):
    """Go for a Monster near and attack it twice, or go after one; nothing without Monsters (LD-203)."""

    look = Look("sword-clash", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await fight(s, self.id, near, times=2)
        else:
            await hunt(s, self.id, 2)


class Guenhwyvar(Companion, id="guenhwyvar"):
    """Go for a Monster near, or come back to Drizzt."""

    look = Look("saber-toothed-cat-head", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await fight(s, self.id, near)
            return
        square = square_of_hero(s, "drizzt")
        if square < 0:
            return
        if s.board.tiles_from(square >> 4)[s.friends[self.id].square >> 4] > 2:
            await go(s, self.id, square >> 4, 2)
            return
        options = standing_room(s, self.id, s.board.near[square]) or placing.beside(
            s, 1 << square, square >> 4
        )
        if options:
            await go_to(s, self.id, options)


class AllyRegis(Companion, id="ally-regis"):
    """Charm a Monster near that is no Villain, so that it turns away, or follow the Hero."""

    look = Look("gem-necklace", "parchment")
    says = {**Companion.says, "ally_charmed": "{villager} makes {foe} turn away."}

    async def act(self, s: AdventureState) -> None:
        near = [foe for foe in monsters(s, self.id) if foe in s.figures and not s.figures[foe].villain]
        if not near:
            await follow(s, self.id)
            return
        foe = await nearest_of(s, self.id, near)
        if await rolled(s, self.id, foe) and foe in s.figures:
            emit(s, "ally_charmed", "LD-253", villager=self.id, foe=foe)
            await placing.step_away(s, foe, s.friends[self.id].square >> 4)


class Snort(Companion, id="snort"):
    """Go for a Monster near, or go after one; without Monsters be with Athrogate."""

    look = Look("boar", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await fight(s, self.id, near)
        elif in_play(s, self.id):
            await hunt(s, self.id, 2)
        else:
            square = square_of_hero(s, "athrogate")
            slot = square >> 4
            if square >= 0 and s.friends[self.id].square >> 4 != slot:
                await go_to(s, self.id, placing.landing(s, 1, slot) or placing.nearest_room(s, 1, slot))


class AllyWulfgar(Companion, id="ally-wulfgar"):
    """Go for a Monster near, or go after one; nothing without Monsters (LD-203)."""

    look = Look("warhammer", "parchment")

    async def act(self, s: AdventureState) -> None:
        if near := monsters(s, self.id):
            await fight(s, self.id, near)
        else:
            await hunt(s, self.id, 1)


# ---- whom they see


def in_play(s: AdventurePosition, ally: str) -> list[Foe]:
    """All Monsters on the board, and a Villainous Hero of another team."""
    team = s.heroes[s.friends[ally].owner].team
    traitors = [hero.name for hero in s.heroes if hero.villainous and hero.standing and hero.team != team]
    return [*s.figures, *traitors]


def monsters(s: AdventurePosition, ally: str) -> list[Foe]:
    """Those in an Ally's reach."""
    mask = in_reach(s, s.friends[ally].square, ALLIES[ally].reach)
    return [foe for foe in in_play(s, ally) if under(s, foe) & mask]


def square_of_hero(s: AdventurePosition, name: str) -> int:
    """Where a Hero stands or lies; -1 for one who is off the tiles or not in play."""
    return next((hero.square for hero in s.heroes if hero.name == name), -1)


# ---- going and attacking


async def follow(s: AdventureState, ally: str) -> None:
    """Move 1 tile toward the Hero of the player who has the card."""
    hero = s.heroes[s.friends[ally].owner]
    if hero.on_board:
        await go(s, ally, hero.tile, 1)


async def hunt(s: AdventureState, ally: str, tiles: int) -> None:
    """Move this many tiles toward the closest Monster."""
    if foes := in_play(s, ally):
        foe = await nearest_of(s, ally, foes)
        far = s.board.tiles_from(s.friends[ally].square >> 4)
        slots = s.tiles_of(under(s, foe))
        await go(s, ally, min(slots, key=far.__getitem__), tiles)


async def go(s: AdventureState, ally: str, slot: int, tiles: int) -> None:
    """Move this many tiles toward a tile (WA-240)."""
    for _ in range(tiles):
        if not await step_toward(s, ally, slot):
            return


async def fight(s: AdventureState, ally: str, foes: list[Foe], times: int = 1) -> None:
    """Move next to the closest Monster and attack it; a second attack is lost if it falls."""
    foe = await go_next_to(s, ally, foes)
    for _ in range(times):
        if foe is not None and ally in s.friends and foe in in_play(s, ally):
            await attack(s, ally, foe)


async def attack(s: AdventureState, ally: str, foe: Foe) -> None:
    """Attack a Monster; its defeat brings Experience, but nobody a Treasure."""
    printed = ALLIES[ally].attack
    assert printed is not None
    rival = s.rival(foe)
    if rival >= 0:  # a Villainous Hero answers to it as to any attack
        await assault(s, Assailant("ally", ally), [rival], printed, "LD-253")
    elif await rolled(s, ally, foe):
        harm(s, foe, printed.damage, -1, "LD-113")


async def rolled(s: AdventureState, ally: str, foe: Foe) -> bool:
    """Whether an Ally's attack hits."""
    printed = ALLIES[ally].attack
    assert printed is not None
    emit(s, "ally_attacks", "LD-253", villager=ally, foe=foe, bonus=printed.bonus)
    return await hits(s, ally, foe, printed.bonus)
