"""Drizzt, the ranger: Expert Combatant and the powers 63 to 68 and 183 to 186."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import ENCOUNTERS, POWERS
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, Verb, at, reaction
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    AT_WILL,
    Act,
    at_wills,
    attack_with,
    take_stance,
    use_at_will,
)
from questboard.games.adventure.rules.combat import heal, strike
from questboard.games.adventure.rules.distance import attackable, heroes_near, reach_of, targets
from questboard.games.adventure.rules.marks import can_weaken, weaken
from questboard.games.adventure.rules.moments import MonsterDrawn, Wound
from questboard.games.adventure.rules.movement import footing, may_move, move_up_to, reachable, walk
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.volleys import attack_each
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.games.drizzt.cards.allies import available, summon
from questboard.kernel import choose, may, may_choose


class Drizzt(HeroCard, id="drizzt"):
    """Expert Combatant: two attacks in the attack half of the Hero Phase (LD-064)."""

    look = Look("sword-clash", "arcane")
    attacks = 2


# ---- 63 and 64, the scimitars


class Scimitar(PowerCard):
    """Attack; hit or miss, the Stance token may be put on the card (LD-103)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        hero = s.heroes[seat]
        if not hero.standing or hero.stance == self.id:
            return
        if await may(seat, "Take the stance {card}?", "LD-103", card=self.id):
            await take_stance(s, seat, self.id)


class Icingdeath(Scimitar, id="icingdeath"):
    """Attack; then it may be a stance in which each damage from an Encounter card or a Trap is 1 less."""

    def ward(self, s: AdventureState, wound: Wound) -> int:
        return 1 if (wound.source if wound.by is None else wound.by.card) in ENCOUNTERS else 0


class Twinkle(Scimitar, id="twinkle"):
    """Attack; then it may be a stance: the first damage by a Monster in each Villain Phase is 1 less."""

    def ward(self, s: AdventureState, wound: Wound) -> int:
        if wound.kind != "monster" or s.turn.phase != "villain" or self.id in s.turn.spent:
            return 0
        s.turn.spent.append(self.id)
        return 1


# ---- 65, 66, 183 and 184, the Daily powers


class TwinStrike(PowerCard, id="twin-strike"):
    """Two rolls, on the same target or on two; together they are one attack of the attack half."""

    async def use(self, s: AdventureState, seat: int) -> None:
        for _ in range(2):
            if s.heroes[seat].standing:
                await attack_with(s, seat, self.id)


SPIN = 2
"""How many squares Drizzt may move before he attacks with Whirling Scimitars."""


class WhirlingScimitars(PowerCard, id="whirling-scimitars"):
    """Move up to 2 squares, then attack everything adjacent."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return attackable(s, seat, footing(s, seat, SPIN))

    async def use(self, s: AdventureState, seat: int) -> None:
        await move_up_to(s, seat, SPIN, "LD-101")
        if s.heroes[seat].standing:
            await attack_each(s, seat, self.id)


class InspirationalStrike(PowerCard, id="inspirational-strike"):
    """Attack. Hit or miss, every Hero within 1 tile regains 1 HP."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        for healed in (seat, *heroes_near(s, seat, "within 1")):
            await heal(s, healed, 1, "LD-101")


HUNT = 4
"""How many squares Drizzt may move with The Hunter Unleashed."""


class TheHunterUnleashed(PowerCard, id="the-hunter-unleashed"):
    """Move up to 4 squares and attack at two points of that way, its start and end included."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return attackable(s, seat, footing(s, seat, HUNT))

    async def use(self, s: AdventureState, seat: int) -> None:
        hero, left, swings = s.heroes[seat], HUNT, 2
        while True:
            swings -= await swing(s, seat) if swings else 0
            if not hero.standing or not left or not may_move(s, seat):
                break
            ways = [hero.square, *squares(reachable(s, seat, left))]
            prompt = "Move {hero} up to {squares}: to which square?"
            goal = await choose(seat, prompt, ways, "square", "LD-101", hero=hero.name, squares=left)
            if goal == hero.square:
                break
            left -= await walk(s, seat, goal, "LD-101")
        if swings and left == HUNT and hero.standing:  # the way ends where it began
            await swing(s, seat)


async def swing(s: AdventureState, seat: int) -> int:
    """Attack from one point of the way, or go on; returns how many attacks that took."""
    printed = POWERS["the-hunter-unleashed"]
    found = targets(s, seat, reach_of(s, seat, printed.id))
    target = await may_choose(
        seat, "The Hunter Unleashed: attack which target from here?", found, "foe to attack", "LD-101"
    )
    if target is None:
        return 0
    await strike(s, seat, target, printed.bonus, printed.damage, printed.miss, card=printed.id)
    return 1


# ---- 67, 68 and 185


def darkens(s: AdventurePosition, seat: int, drawn: MonsterDrawn) -> bool:
    """Whether it is the Hero's own card, or that of a Hero within 1 tile."""
    near = heroes_near(s, seat, reach_of(s, seat, "cloud-of-darkness"))
    return not drawn.discarded and drawn.seat in (seat, *near)


class CloudOfDarkness(PowerCard, ids=("cloud-of-darkness", "jarlaxles-cloud-of-darkness")):
    """A Monster card that was just drawn is discarded: no Monster comes, and none is drawn in its place.

    Drizzt and Jarlaxle have a copy each (LD-099).
    """

    @reaction(MonsterDrawn, "Discard it with {card_used}?", "LD-099", when=darkens)
    async def react(self, s: AdventureState, seat: int, drawn: MonsterDrawn) -> None:
        drawn.discarded = True
        emit(s, "turned_away", "LD-099", boon=s.turn.card, monster=drawn.name)


def beside_drizzt(s: AdventurePosition, seat: int) -> list[int]:
    """The squares onto which Guenhwyvar can come: adjacent ones, else the nearest of the tile."""
    hero = s.heroes[seat]
    return placing.beside(s, 1 << hero.square, hero.tile)


class FigurineOfGuenhwyvar(PowerCard, id="figurine-of-guenhwyvar"):
    """Guenhwyvar comes, and Drizzt takes her Ally card (LD-232)."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return available(s, "guenhwyvar") and bool(beside_drizzt(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        await summon(s, seat, "guenhwyvar", beside_drizzt(s, seat))


def outlined(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters in reach of Darkfire on which a -4 AC token can be put."""
    return [foe for foe in targets(s, seat, reach_of(s, seat, "darkfire")) if can_weaken(s, foe)]


class Darkfire(PowerCard, id="darkfire"):
    """Put a -4 AC token on a Monster within 2 tiles, without a roll."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(outlined(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        foe = await choose(
            seat, "Darkfire: put the -4 AC token on which Monster?", outlined(s, seat), "foe", "LD-014"
        )
        weaken(s, seat, foe)


# ---- 186, Last Blood Stance


LEAP = 3
"""How many squares Drizzt may move before the attack that he has kept."""


class LastBloodStance(PowerCard, id="last-blood-stance"):
    """At the end of the Exploration Phase Drizzt may make the attack that he has left out.

    He may move up to 3 squares before it, and makes it with an At-Will power.
    """

    @at(Order.LATE_POWERS)
    async def end_of_exploration_phase(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].standing:
            return
        if not s.turn.attacks and self.id not in s.turn.spent:
            return
        s.turn.attacks = 0
        if not attackable(s, seat, footing(s, seat, LEAP)):
            return
        if await may(seat, "Last Blood Stance: move up to 3 squares and attack now?", "LD-103"):
            await move_up_to(s, seat, LEAP, "LD-078")
            if cards := at_wills(s, seat) if s.heroes[seat].hp > 0 else []:
                card = await choose(seat, AT_WILL, cards, "card", "LD-100", hero=s.heroes[seat].name)
                await use_at_will(s, seat, card)


class Hold(Verb, id="hold"):
    """In Last Blood Stance the additional attack may be left out, and made later."""

    label, of = "keep the other attack for the end of the Exploration Phase: {}", "card"
    weight = 0.3
    says = {"held_back": "{hero} keeps an attack for later: {card}."}

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if s.heroes[seat].stance == "last-blood-stance" and s.turn.attacks:
            return [("hold", "last-blood-stance")]
        return []

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        s.turn.attacks = 0
        s.turn.spent.append(thing)
        emit(s, "held_back", "LD-064", hero=seat, card=thing)
