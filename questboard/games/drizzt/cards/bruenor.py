"""Bruenor, the fighter: Headbutt and the powers 58 to 62 and 168 to 172."""

from __future__ import annotations

from questboard.games.adventure.cards.families import AnsweringStance
from questboard.games.adventure.content import ALLIES, HEROES, MONSTERS
from questboard.games.adventure.hooks import HeroCard, Look, PowerCard, reaction
from questboard.games.adventure.rules.actions import attack_with
from questboard.games.adventure.rules.combat import check, heal, relieve, take_damage, wound
from questboard.games.adventure.rules.distance import heroes_near, next_tiles, reach_of, targets
from questboard.games.adventure.rules.marks import is_villain, skip_activation, survives
from questboard.games.adventure.rules.moments import HeroAttack, Landed, Missed, Resolving, Struck
from questboard.games.adventure.rules.placing import place_by_hero
from questboard.games.adventure.rules.volleys import attack_all
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import choose, may, may_choose

# ---- Headbutt

BUTT = 10
"""What the die has to show for a Headbutt."""


class Bruenor(HeroCard, id="bruenor"):
    """Headbutt: once in his Hero Phase, after a hit on an adjacent Monster: roll, to hurt one or oneself."""

    look = Look("battle-axe", "ruby")

    async def after_hit(self, s: AdventureState, attack: HeroAttack) -> None:
        seat = attack.seat
        if s.turn.phase != "hero" or seat != s.active or "headbutt" in s.turn.spent:
            return
        if not attack.next_to or not hit_monster(attack):
            return
        adjacent = [foe for foe in targets(s, seat, "adjacent") if survives(s, foe)]
        if not adjacent or not await may(
            seat, "Bruenor has hit. Headbutt? 10 or more hurts a Monster, less hurts Bruenor.", "LD-061"
        ):
            return
        s.turn.spent.append("headbutt")
        if (await check(s, seat, BUTT, "LD-061")).success:
            foe = await choose(seat, "Headbutt deals 1 damage to which Monster?", adjacent, "foe", "LD-061")
            await wound(s, foe, 1, seat)
        else:
            await take_damage(s, seat, 1, "LD-061")


def hit_monster(attack: HeroAttack) -> bool:
    """Whether an attack was made on a Monster, which may be defeated by now, and not on an object."""
    target = attack.target
    return target.rpartition("-")[0] in MONSTERS or target in HEROES or target in ALLIES


# ---- 58 to 62


class NotchedAxe(PowerCard, id="notched-axe"):
    """Attack; once in a Hero Phase a miss lets Bruenor attack a different target at once."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is None or attack.hit or "notched-axe again" in s.turn.spent or not s.heroes[seat].standing:
            return
        reach = reach_of(s, seat, self.id)
        others = [foe for foe in targets(s, seat, reach) if foe != attack.target]
        another = await may_choose(
            seat, "Notched Axe has missed. Attack which other target?", others, "foe to attack", "LD-100"
        )
        if another is not None:
            s.turn.spent.append("notched-axe again")
            await attack_all(s, seat, self.id, [another])


class ClanBattlehammerShield(PowerCard, id="clan-battlehammer-shield"):
    """A stance: +2 AC."""

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return 2


def drinkers(s: AdventurePosition, seat: int) -> list[int]:
    """Bruenor and the others on his tile who have lost Hit Points."""
    seats = [seat, *heroes_near(s, seat, reach_of(s, seat, "dwarven-ale"))]
    return [other for other in seats if s.heroes[other].hp < s.heroes[other].card.hit_points]


class DwarvenAle(PowerCard, id="dwarven-ale"):
    """Bruenor regains 2 HP and the others on his tile 1."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(drinkers(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        for other in drinkers(s, seat):
            await heal(s, other, 2 if other == seat else 1, "LD-102")


class LuckyHit(PowerCard, id="lucky-hit"):
    """An attack roll that misses counts as a hit; the die stays as it is."""

    @reaction(
        Missed,
        "Have it hit with {card_used}?",
        "LD-102",
        when=lambda s, seat, missed: missed.attack.seat == seat and not missed.attack.hit,
    )
    async def react(self, s: AdventureState, seat: int, missed: Missed) -> None:
        missed.attack.hit = True


class PowerStrike(PowerCard, id="power-strike"):
    """For a token a hit deals 1 more damage."""

    @reaction(
        Struck,
        "Spend a token of {card_used} for 1 more?",
        "LD-102",
        when=lambda s, seat, struck: struck.attack.seat == seat,
    )
    async def react(self, s: AdventureState, seat: int, struck: Struck) -> None:
        struck.attack.damage += 1


# ---- 168 to 172


class CounterstrikeStance(AnsweringStance, id="counterstrike-stance"):
    """A stance: a Monster in reach whose attack has missed takes 1 damage."""


class LegendaryKnowledge(PowerCard, id="legendary-knowledge"):
    """A drawn Encounter card has no effect, and another is drawn in its place (LD-224)."""

    @reaction(
        Resolving,
        "Have another card drawn in its place with {card_used}?",
        "LD-224",
        when=lambda s, seat, drawn: not drawn.replaced,
    )
    async def react(self, s: AdventureState, seat: int, drawn: Resolving) -> None:
        drawn.replaced = True
        s.agenda.append(("encounter", drawn.seat))


class HustleStance(PowerCard, id="hustle-stance"):
    """A stance: +2 Speed, and -1 AC."""

    def speed(self, s: AdventurePosition, seat: int) -> int:
        return 2

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return -1


class KingsRally(PowerCard, id="kings-rally"):
    """All Heroes within 1 tile end their conditions and have +1 to attack rolls until the next turn."""

    lasting = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        for other in (seat, *heroes_near(s, seat, reach_of(s, seat, self.id))):
            for condition in list(s.heroes[other].conditions):
                relieve(s, other, condition, "LD-102")
            self.mark.set(s.heroes[other])

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 1


def can_boot(s: AdventurePosition, seat: int, landed: Landed) -> bool:
    """An attack of Bruenor has hit an adjacent Monster that survives and is no Villain."""
    attack = landed.attack
    return (
        attack.seat == seat
        and attack.next_to
        and survives(s, attack.target)
        and not is_villain(s, attack.target)
    )


class BootToTheGut(PowerCard, id="boot-to-the-gut"):
    """A Monster that was hit is placed on a tile connected to his and skips its next activation (LD-194)."""

    @reaction(Landed, "Kick it onto another tile with {card_used}?", "LD-102", when=can_boot)
    async def react(self, s: AdventureState, seat: int, landed: Landed) -> None:
        target = landed.attack.target
        await place_by_hero(s, seat, target, next_tiles(s, 1 << s.heroes[seat].square), "LD-194")
        skip_activation(s, target)
