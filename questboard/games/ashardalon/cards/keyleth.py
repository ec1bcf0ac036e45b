"""Keyleth, the paladin: Healing Hands and the powers 21 to 30."""

from __future__ import annotations

from questboard.games.adventure.cards.families import Volley
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks import HeroCard, Look, PowerCard, reaction
from questboard.games.adventure.rules.actions import attack_with, choose_target
from questboard.games.adventure.rules.combat import heal, relieve, strike
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    heroes_near,
    objects_on,
    targets,
    with_hero,
)
from questboard.games.adventure.rules.moments import Activation, Targeted
from questboard.games.adventure.rules.placing import next_to_base, place_hero, place_next_to, swap
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.kernel import choose


class Keyleth(HeroCard, id="keyleth"):
    """Healing Hands: a surge gives Keyleth, or a Hero on her tile, 1 more HP (WA-057, WA-253)."""

    look = Look("elf-helmet", "emerald")

    def surge_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 1 if with_hero(s, seat, self.id) else 0


# ---- 21 to 24


def wounded_neighbors(s: AdventurePosition, seat: int) -> list[int]:
    """The adjacent Heroes who have lost Hit Points, downed ones too (WA-254)."""
    return [
        other
        for other in heroes_near(s, seat, "adjacent")
        if s.heroes[other].hp < s.heroes[other].card.hit_points
    ]


class LayOnHands(PowerCard, id="lay-on-hands"):
    """An adjacent Hero regains 2 HP."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(wounded_neighbors(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        healed = await choose_hero(
            s, seat, "Lay on Hands: who regains 2 HP?", wounded_neighbors(s, seat), "WA-096"
        )
        await heal(s, healed, 2, "WA-096")


def challenged(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 1 tile that can be placed adjacent to her (WA-256)."""
    here = 1 << s.heroes[seat].square
    return [figure for figure in figures_in_reach(s, seat, "within 1") if next_to_base(s, figure, here)]


class DivineChallenge(PowerCard, id="divine-challenge"):
    """Place a Monster within 1 tile adjacent to Keyleth, then attack any adjacent one."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(challenged(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        prompt = "Divine Challenge brings which Monster next to {hero}?"
        hero = s.heroes[seat].name
        figure = await choose(seat, prompt, challenged(s, seat), "figure", "WA-097", hero=hero)
        await place_next_to(s, seat, figure, "WA-256")
        await attack_with(s, seat, self.id)


class HolyStrike(PowerCard, id="holy-strike"):
    """Attack; 1 more damage to one that was adjacent when Keyleth's Hero Phase began (WA-259)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        more = 1 if seat == s.active and target in s.turn.neighbors else 0
        await strike(s, seat, target, printed.bonus, printed.damage + more, card=self.id)


class ValiantStrike(PowerCard, id="valiant-strike"):
    """Attack at +1 for each adjacent Monster."""

    def own_bonus(self, s: AdventurePosition, seat: int) -> int:
        return len(figures_in_reach(s, seat, "adjacent"))

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id, bonus=self.own_bonus(s, seat))


# ---- 25 to 27


class ArcingStrike(Volley, id="arcing-strike"):
    """Attack one or two adjacent targets, chosen before the dice are rolled."""


class BenignTransposition(PowerCard, id="benign-transposition"):
    """Swap places with a Hero within 2 tiles, if there is one, then attack."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        """Whether anything can be attacked from where a swap would put her (WA-255)."""
        around = 0
        for place in heroes_near(s, seat, "within 2") or [seat]:
            around |= s.board.near[s.heroes[place].square]
        return bool(figures_on(s, around) or objects_on(s, around))

    async def use(self, s: AdventureState, seat: int) -> None:
        others = heroes_near(s, seat, "within 2")
        if others:
            other = await choose_hero(
                s, seat, "Benign Transposition: swap places with whom?", others, "WA-255"
            )
            swap(s, seat, other, "WA-255")
        await attack_with(s, seat, self.id)


class RighteousSmite(PowerCard, id="righteous-smite"):
    """Attack. Hit or miss, all Heroes on Keyleth's tile regain 1 HP."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        for healed in (seat, *heroes_near(s, seat, "tile")):
            await heal(s, healed, 1, "WA-094")


# ---- 28 to 30


def can_face(s: AdventurePosition, seat: int, activation: Activation) -> bool:
    """A Monster within 1 tile begins to act in a Villain Phase, and there is room next to it."""
    room = s.free() | 1 << s.heroes[seat].square
    return (
        s.turn.phase == "villain"
        and not activation.stopped
        and activation.figure in figures_in_reach(s, seat, "within 1")
        and bool(s.board.around(s.base(activation.figure)) & room)
    )


class Bravery(PowerCard, id="bravery"):
    """Before a Monster's tactics are checked Keyleth is placed adjacent to it and regains 1 HP."""

    @reaction(Activation, "Go next to it and regain 1 HP with {card_used}?", "WA-096", when=can_face)
    async def react(self, s: AdventureState, seat: int, activation: Activation) -> None:
        await place_hero(s, seat, s.board.around(s.base(activation.figure)), "WA-096")
        await heal(s, seat, 1, "WA-096")


def can_shield(s: AdventurePosition, seat: int, aim: Targeted) -> bool:
    """A Monster is about to attack Keyleth and another Hero at once (WA-259)."""
    heroes = [target for target in aim.targets if isinstance(target, int)]
    return aim.by.kind == "monster" and seat in heroes and len(heroes) > 1


class NobleShield(PowerCard, id="noble-shield"):
    """Of an attack on several Heroes she becomes the only target, and the die counts as a natural 20."""

    @reaction(
        Targeted,
        "Take the whole attack on yourself with {card_used}, as if a 20 were rolled?",
        "WA-096",
        when=can_shield,
    )
    async def react(self, s: AdventureState, seat: int, aim: Targeted) -> None:
        aim.targets = [seat]
        aim.dice[seat] = 20


def troubled_neighbors(s: AdventurePosition, seat: int) -> list[int]:
    """The adjacent Heroes with a condition."""
    return [other for other in heroes_near(s, seat, "adjacent") if s.heroes[other].conditions]


class VirtuesTouch(PowerCard, id="virtues-touch"):
    """One condition of an adjacent Hero ends."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(troubled_neighbors(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        other = await choose_hero(
            s, seat, "Virtue's Touch ends a condition of whom?", troubled_neighbors(s, seat), "WA-096"
        )
        conditions = list(s.heroes[other].conditions)
        hero = s.heroes[other].name
        ended = await choose(
            seat, "End which condition of {hero}?", conditions, "condition", "WA-096", hero=hero
        )
        relieve(s, other, ended, "WA-096")
