"""Athrogate, the battlerager: Battlerage and the powers 158 to 167; Whacker is all in its figures."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.cues.fights import afflicted
from questboard.games.adventure.hooks import HeroCard, Look, PowerCard, reaction
from questboard.games.adventure.rules.actions import (
    AT_WILL,
    at_wills,
    attack_with,
    choose_target,
    offer_attack,
    use_at_will,
)
from questboard.games.adventure.rules.combat import heal, relieve, strike, under, wound
from questboard.games.adventure.rules.distance import (
    figures_on,
    heroes_near,
    others_on,
    rivals_on,
    targets,
    within_tiles,
)
from questboard.games.adventure.rules.marks import survives, weaken
from questboard.games.adventure.rules.moments import Afflicted, Attacked, HeroAttack, Wound
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.rules.volleys import attack_each, is_there
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.games.drizzt.cards.allies import available, summon
from questboard.kernel import choose

RAGE = 4
"""The HP at which Battlerage begins."""


class Athrogate(HeroCard, id="athrogate"):
    """Battlerage: with few HP left his hits on adjacent targets deal 1 more damage."""

    look = Look("mace-head", "brass")

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return int(attack.next_to and s.heroes[attack.seat].hp <= RAGE)


# ---- 158 to 162


class Cracker(PowerCard, id="cracker"):
    """Attack; a Monster that survives a hit gets a -4 AC token."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit and survives(s, attack.target):
            weaken(s, seat, attack.target)


class CoordinatedAssault(PowerCard, id="coordinated-assault"):
    """Cracker, then Whacker, then an At-Will power of another Hero, all on the same target."""

    async def use(self, s: AdventureState, seat: int) -> None:
        card = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        first = await strike(s, seat, target, card.bonus, POWERS["cracker"].damage, card=card.id)
        if first.hit and survives(s, target):
            weaken(s, seat, target)
        if is_there(s, target):
            await strike(s, seat, target, card.bonus, POWERS["whacker"].damage, card=card.id)
        if helpers := able_to_attack(s, seat, target):
            helper = await choose_hero(
                s, seat, "Coordinated Assault: who else may attack {foe}?", helpers, "LD-101", foe=target
            )
            await offer_attack(s, helper, target, "LD-100")


def able_to_attack(s: AdventureState, seat: int, target: Foe) -> list[int]:
    """The other Heroes within 1 tile of a target who have an At-Will power that reaches it."""
    if not is_there(s, target):
        return []
    near = others_on(s, seat, within_tiles(s, under(s, target), 1), downed=False)
    before, s.turn.quarry = s.turn.quarry, target
    able = [other for other in near if at_wills(s, other)]
    s.turn.quarry = before
    return able


FLURRY = 3
"""How many attacks a Morningstar Flurry is."""


class MorningstarFlurry(PowerCard, id="morningstar-flurry"):
    """Three attacks, each on anything adjacent."""

    async def use(self, s: AdventureState, seat: int) -> None:
        for _ in range(FLURRY):
            await attack_with(s, seat, self.id)


class OilOfImpact(PowerCard, id="oil-of-impact"):
    """Attack; hit or miss, every other Monster adjacent to the target takes 1 damage."""

    async def use(self, s: AdventureState, seat: int) -> None:
        card = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        around = s.board.around(under(s, target))
        await strike(s, seat, target, card.bonus, card.damage, card.miss, card=card.id)
        for foe in (*figures_on(s, around), *rivals_on(s, seat, around)):
            if foe != target and survives(s, foe):
                await wound(s, foe, 1, seat)


# ---- 163


class BawdyBattleRhyme(PowerCard, id="bawdy-battle-rhyme"):
    """Attack everything on the tile; then all Heroes within 1 tile have +1 to hit until his next turn."""

    lasting = True

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_each(s, seat, self.id)
        for other in (seat, *heroes_near(s, seat, "within 1")):
            self.mark.set(s.heroes[other])

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 1


# ---- 164 and 165


def can_strike_again(s: AdventurePosition, seat: int, done: Attacked) -> bool:
    """Whether Athrogate has attacked with a power and not struck again in this Hero Phase."""
    own = done.seat == seat and done.card in POWERS
    return own and "double-strike" not in s.turn.spent and bool(at_wills(s, seat))


class DoubleStrike(PowerCard, id="double-strike"):
    """One more attack with an At-Will power, once in a Hero Phase."""

    @reaction(Attacked, "Spend a token of {card_used} and attack once more?", "LD-102", when=can_strike_again)
    async def react(self, s: AdventureState, seat: int, done: Attacked) -> None:
        s.turn.spent.append(self.id)
        cards = at_wills(s, seat)
        card = await choose(seat, AT_WILL, cards, "card", "LD-100", hero=s.heroes[seat].name)
        await use_at_will(s, seat, card)


def kennel(s: AdventurePosition, seat: int) -> list[int]:
    """Free squares for Snort: on Athrogate's tile, or else on a connected one."""
    tile, free = s.heroes[seat].tile, s.free()
    return squares(s.board.tile_squares(tile) & free) or squares(s.board.within(tile, 1) & free)


class FigurineOfSnort(PowerCard, id="figurine-of-snort"):
    """Snort comes, and Athrogate takes its Ally card (LD-232)."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return available(s, "snort") and bool(kennel(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        await summon(s, seat, "snort", kennel(s, seat))


# ---- 166 and 167

SHAKEN_OFF = ("immobilized", "poisoned")


class ThickSkull(PowerCard, id="thick-skull"):
    """Athrogate doesn't become Immobilized or Poisoned, or takes no damage from a Trap."""

    says = {"shaken_off": "{hero} isn't {condition} after all."}
    shows = {"shaken_off": afflicted}

    @reaction(
        Afflicted,
        "Shake that off with {card_used}?",
        "LD-102",
        when=lambda s, seat, afflicted: (
            afflicted.seat == seat
            and afflicted.condition in SHAKEN_OFF
            and afflicted.condition in s.heroes[seat].conditions
        ),
    )
    async def ignore_condition(self, s: AdventureState, seat: int, afflicted: Afflicted) -> None:
        relieve(s, seat, afflicted.condition, "LD-102", told="shaken_off")

    @reaction(
        Wound,
        "Take none with {card_used}?",
        "LD-102",
        when=lambda s, seat, wound: wound.seat == seat and wound.amount > 0 and wound.kind == "trap",
    )
    async def ignore_trap(self, s: AdventureState, seat: int, wound: Wound) -> None:
        wound.amount = 0


class KegBreaker(PowerCard, id="keg-breaker"):
    """Before any action Athrogate regains 3 HP and loses one of his actions."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return not s.turn.actions and s.heroes[seat].hp < s.heroes[seat].card.hit_points

    async def use(self, s: AdventureState, seat: int) -> None:
        await heal(s, seat, 3, "LD-102")
        s.turn.actions += 1
