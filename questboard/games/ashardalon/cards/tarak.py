"""Tarak, the half-orc rogue: power cards 31 to 40 and Brutal Recovery."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, at, reaction
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    AT_WILL,
    at_wills,
    attack_with,
    choose_target,
    try_to_disable,
    use_at_will,
)
from questboard.games.adventure.rules.combat import strike
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    heroes_near,
    in_reach,
    next_tiles,
    objects_on,
    targets,
)
from questboard.games.adventure.rules.moments import Hit, Struck
from questboard.games.adventure.rules.movement import move_up_to, speed
from questboard.games.adventure.rules.reactions import flip_up
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.kernel import choose

TORNADO = 4
"""How many attacks a Tornado Strike is."""


class Tarak(HeroCard, id="tarak"):
    """Brutal Recovery: a natural 20 of Tarak, or of a Hero on his tile, turns Furious Assault up (WA-261)."""

    look = Look("cloak-dagger", "diamond")

    @at(Order.POWERS, always=True)
    async def natural_twenty(self, s: AdventureState, seat: int) -> None:
        for other in s.standing():
            hero = s.heroes[other]
            if hero.name == self.id and hero.tile == s.heroes[seat].tile and "furious-assault" in hero.used:
                flip_up(s, other, "furious-assault")


class FuriousAssault(PowerCard, id="furious-assault"):
    """A hit of Tarak, on an object too, deals 1 more damage (WA-262)."""

    @reaction(
        Struck,
        "Deal 1 more with {card_used}?",
        "WA-231",
        when=lambda s, seat, struck: struck.attack.seat == seat,
    )
    async def react(self, s: AdventureState, seat: int, struck: Struck) -> None:
        struck.attack.damage += 1


class DistractingJab(PowerCard, id="distracting-jab"):
    """Attack; a hit moves the Monster 1 square. Then Tarak may move up to his Speed."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit and attack.target in s.figures:
            around = s.board.near[s.figures[attack.target].square]
            await placing.place_by_hero(s, seat, attack.target, around)
        await move_up_to(s, seat, speed(s, seat), "WA-075")


class LuckyStrike(PowerCard, id="lucky-strike"):
    """Attack; a hit with an even number on the die deals 1 more damage."""

    async def use(self, s: AdventureState, seat: int) -> None:
        card = POWERS[self.id]
        assert card.reach is not None
        target = await choose_target(s, seat, targets(s, seat, card.reach))
        await strike(s, seat, target, card.bonus, card.damage, card.miss, card=card.id, even=1)


class PositioningShot(PowerCard, id="positioning-shot"):
    """Attack; then place the Monster within 1 tile of where Tarak is (WA-193)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.target in s.figures:
            nearby = s.board.within(s.heroes[seat].tile, 1)
            await placing.place_by_hero(s, seat, attack.target, nearby, "WA-193")


class AcrobaticOnslaught(PowerCard, id="acrobatic-onslaught"):
    """Attack; then place Tarak within 2 tiles, where he at once uses an At-Will power."""

    async def use(self, s: AdventureState, seat: int) -> None:
        start = s.heroes[seat].tile
        await attack_with(s, seat, self.id)
        await placing.place_hero(s, seat, s.board.within(start, 2), "WA-219")
        cards = at_wills(s, seat)
        if cards:
            card = await choose(seat, AT_WILL, cards, "card", "WA-095", hero=s.heroes[seat].name)
            await use_at_will(s, seat, card)


class KingsCastle(PowerCard, id="kings-castle"):
    """Swap places with a Hero within 1 tile, if there is one, then attack."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        """Whether anything can be attacked from where a swap would put Tarak (WA-255)."""
        reach = 0
        for place in heroes_near(s, seat, "within 1") or [seat]:
            reach |= in_reach(s, s.heroes[place].square, "within 2")
        return bool(figures_on(s, reach) or objects_on(s, reach))

    async def use(self, s: AdventureState, seat: int) -> None:
        others = heroes_near(s, seat, "within 1")
        if others:
            other = await choose_hero(s, seat, "King's Castle: swap places with whom?", others, "WA-255")
            placing.swap(s, seat, other, "WA-255")
        await attack_with(s, seat, self.id)


class TornadoStrike(PowerCard, id="tornado-strike"):
    """Four attacks, each on anything on Tarak's tile; then place Tarak on a square of that tile."""

    async def use(self, s: AdventureState, seat: int) -> None:
        for _ in range(TORNADO):
            await attack_with(s, seat, self.id)
        await placing.place_hero(s, seat, s.board.tile_squares(s.heroes[seat].tile), "WA-219")


def distractable(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 3 tiles for which a tile connected to their own has room."""
    found = figures_in_reach(s, seat, "within 3")
    return [figure for figure in found if placing.spots(s, figure, next_tiles(s, s.base(figure)))]


class DistantDiversion(PowerCard, id="distant-diversion"):
    """Place a Monster within 3 tiles on a tile connected to its own."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(distractable(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        figure = await choose(
            seat, "Distant Diversion lures which Monster away?", distractable(s, seat), "foe", "WA-097"
        )
        await placing.place_by_hero(s, seat, figure, next_tiles(s, s.base(figure)))


class PracticedEvasion(PowerCard, id="practiced-evasion"):
    """The attack of a Trap or an Event misses; a Trap is at once rolled against (WA-234, WA-261)."""

    @reaction(
        Hit,
        "Make it miss with {card_used}?",
        "WA-230",
        when=lambda s, seat, hit: hit.seat == seat and hit.by.kind in ("trap", "event-attack"),
    )
    async def react(self, s: AdventureState, seat: int, hit: Hit) -> None:
        hit.missed = True
        if hit.by.kind == "trap":
            await try_to_disable(s, seat, hit.by.card)


class TumblingEscape(PowerCard, id="tumbling-escape"):
    """A Monster's attack misses, and Tarak is placed within 1 tile."""

    @reaction(
        Hit,
        "Make it miss with {card_used}, and go elsewhere?",
        "WA-230",
        when=lambda s, seat, hit: hit.seat == seat and hit.by.kind == "monster",
    )
    async def react(self, s: AdventureState, seat: int, hit: Hit) -> None:
        hit.missed = True
        await placing.place_hero(s, seat, s.board.within(s.heroes[seat].tile, 1), "WA-219")
