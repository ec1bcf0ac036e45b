"""Artemis Entreri, the assassin: Lure and the powers 144 to 153.

Charon's Claw and the Magic Longsword are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.cues.fights import on_foe, on_hero
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, Sign, at, reaction
from questboard.games.adventure.rules.actions import (
    attack_with,
    can_attack,
    choose_target,
    offer_attack,
)
from questboard.games.adventure.rules.combat import heal, strike, wound
from questboard.games.adventure.rules.distance import next_to, targets
from questboard.games.adventure.rules.marks import CHALLENGED, bearer, marked, survives
from questboard.games.adventure.rules.moments import Drawn, HeroAttack, Hit, Promotion
from questboard.games.adventure.rules.placing import place_hero
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.volleys import attack_each
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.kernel import choose


class Artemis(HeroCard, id="artemis"):
    """Lure: the Monster of a tile that he explored comes onto that tile or any other with room (LD-061)."""

    look = Look("hood", "bone")

    async def place_monster(self, s: AdventureState, seat: int, slot: int) -> int:
        free = s.free()
        others = [
            tile for tile in range(len(s.dungeon.tiles)) if tile != slot and s.board.tile_squares(tile) & free
        ]
        chosen: int = await choose(
            seat, "Lure: put the new Monster on which tile?", [slot, *others], "tile", "LD-061"
        )
        return chosen


# ---- 146 and 147


class SaberOfWounding(PowerCard, id="saber-of-wounding"):
    """Attack; a Monster that survives a hit takes 1 more damage when Artemis's next Hero Phase begins."""

    sign = Sign(Look("ragged-wound", "ruby"), "wounded")
    says = {"bleeds": "{foe} is wounded and will bleed."}
    shows = {"bleeds": on_foe("Wounded")}

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit and survives(s, attack.target):
            self.mark.set(bearer(s, attack.target), seat)
            emit(s, "bleeds", "LD-113", foe=attack.target)

    @at(Order.LATE_POWERS, always=True)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        wounded = marked(s, self.mark, seat)
        for foe in wounded:
            self.mark.clear(bearer(s, foe))
        for foe in wounded:
            if survives(s, foe):
                await wound(s, foe, 1, seat)


class VampiricDagger(PowerCard, id="vampiric-dagger"):
    """Attack; on a hit Artemis regains 1 HP."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit:
            await heal(s, seat, 1, "LD-100")


# ---- 148 and 150

UNAWARES = 2
"""What Assassinate adds to the damage of a hit on a Monster that is not hurt."""


def unhurt(s: AdventurePosition, foe: Foe) -> bool:
    """Whether there is no damage on a foe."""
    if foe in s.figures:
        return not s.figures[foe].damage
    if foe in s.friends:
        return not s.friends[foe].damage
    rival = s.rival(foe)
    return rival < 0 or s.heroes[rival].hp == s.heroes[rival].card.hit_points


class Assassinate(PowerCard, id="assassinate"):
    """Attack, with more damage to a Monster that is not hurt."""

    async def use(self, s: AdventureState, seat: int) -> None:
        card = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        damage = card.damage + (UNAWARES if unhurt(s, target) else 0)
        await strike(s, seat, target, card.bonus, damage, card.miss, card=card.id)


class WhirlOfAsh(PowerCard, id="whirl-of-ash"):
    """Attack everything adjacent; hit or miss, Artemis has +2 AC until his next turn."""

    lasting = True

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_each(s, seat, self.id)
        self.mark.set(s.heroes[seat])

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return 2


# ---- 149: the Duel tokens are the mark on Artemis and the one on his foe


def opponents(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 1 tile, and the Heroes who can be attacked like them."""
    return [foe for foe in targets(s, seat, "within 1") if foe not in s.objects]


class DuelistsPoise(PowerCard, id="duelists-poise"):
    """Before an attack challenge a Monster within 1 tile: +2 to hit it, and 1 more damage.

    The duel ends without his opponent, and with an Artemis who falls or is off the board.
    """

    says = {"duel": "{hero} challenges {foe} to a duel.", "duel_over": "{hero}'s duel is over."}
    shows = {"duel": on_foe("In a duel"), "duel_over": on_hero("In a duel", gained=False)}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return can_attack(s, seat) and bool(opponents(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        self._end_duel(s, seat)
        foe = await choose(
            seat, "Duelist's Poise: challenge which Monster?", opponents(s, seat), "foe", "LD-104"
        )
        self.mark.set(s.heroes[seat])
        CHALLENGED.set(bearer(s, foe), seat)
        emit(s, "duel", "LD-101", hero=seat, foe=foe)

    def aim(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return 2 if dueling(s, attack) else 0

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return int(dueling(s, attack))

    def downed(self, s: AdventureState, seat: int) -> None:
        self._end_duel(s, seat)

    @at(Order.EXPIRY)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].on_board or not marked(s, CHALLENGED, seat):
            self._end_duel(s, seat)

    def _end_duel(self, s: AdventureState, seat: int) -> None:
        """Take the Duel tokens away."""
        for foe in marked(s, CHALLENGED, seat):
            CHALLENGED.clear(bearer(s, foe))
        if self.mark.clear(s.heroes[seat]):
            emit(s, "duel_over", "LD-101", hero=seat)


def dueling(s: AdventurePosition, attack: HeroAttack) -> bool:
    """Whether an attack is on the Monster with the Duel token."""
    return attack.target in marked(s, CHALLENGED, attack.seat)


# ---- 151 to 153

LEARNED = 3
"""The Experience that is enough for a Fast Learner."""


class FastLearner(PowerCard, id="fast-learner"):
    """Cards worth 3 are enough to cancel an Encounter card, or to bring a Hero to level 2."""

    @reaction(
        Drawn,
        "Let it cost 3 with {card_used}?",
        "LD-159",
        when=lambda s, seat, drawn: (
            drawn.seat == seat == s.active and drawn.cost > LEARNED <= experience(s, seat)
        ),
    )
    async def cancel_cheaply(self, s: AdventureState, seat: int, drawn: Drawn) -> None:
        drawn.cost = LEARNED

    @reaction(
        Promotion,
        "Let it cost 3 with {card_used}?",
        "LD-162",
        when=lambda s, seat, promotion: (
            seat == s.active
            and s.heroes[seat].team == s.heroes[promotion.seat].team
            and promotion.cost > LEARNED <= experience(s, seat)
        ),
    )
    async def level_up_cheaply(self, s: AdventureState, seat: int, promotion: Promotion) -> None:
        promotion.cost = LEARNED


def can_parry(s: AdventurePosition, seat: int, hit: Hit) -> bool:
    """Whether the attack of an adjacent Monster, Hero or Ally has hit Artemis."""
    by = hit.by
    own = hit.seat == seat and not hit.nothing and not hit.missed
    return (
        own
        and by.kind in ("monster", "hero", "ally")
        and survives(s, by.figure)
        and next_to(s, seat, by.figure)
    )


class ParryAndStrike(PowerCard, id="parry-and-strike"):
    """An attack that hits has no effect at all, and Artemis may attack who made it."""

    @reaction(Hit, "Parry it with {card_used}, and strike back?", "LD-244", when=can_parry)
    async def react(self, s: AdventureState, seat: int, hit: Hit) -> None:
        hit.nothing = True
        await offer_attack(s, seat, hit.by.figure, "LD-100")


class Vanish(PowerCard, id="vanish"):
    """Place Artemis within 2 tiles."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        await place_hero(s, seat, s.board.within(s.heroes[seat].tile, 2), "LD-102")
