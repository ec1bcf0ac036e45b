"""Quinn, the cleric: Saving Grace and the powers 1 to 10."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.cues.fights import on_hero
from questboard.games.adventure.cues.figures import gone, token_laid
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, at, reaction
from questboard.games.adventure.rules.actions import AT_WILL, at_wills, attack_with, use_at_will
from questboard.games.adventure.rules.combat import heal, relieve
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    heroes_near,
    heroes_on,
    in_reach,
    with_hero,
)
from questboard.games.adventure.rules.moments import Drawn, VillainPhase
from questboard.games.adventure.rules.movement import may_move, move_up_to
from questboard.games.adventure.rules.placing import place_by_hero, place_hero, scatter
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.rules.tactics import give_card, right_of
from questboard.games.adventure.rules.talk import choose_hero, emit
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState, Token
from questboard.kernel import choose, may_choose


class Quinn(HeroCard, id="quinn"):
    """Saving Grace: when Quinn or a Hero on his tile regains HP, that Hero may end one condition (WA-253)."""

    look = Look("holy-symbol", "topaz")

    @at(Order.POWERS, always=True)
    async def healed(self, s: AdventureState, seat: int) -> None:
        conditions = s.heroes[seat].conditions
        if conditions and with_hero(s, seat, self.id):
            prompt, hero = "Saving Grace may end a condition of {hero}: which?", s.heroes[seat].name
            ended = await may_choose(seat, prompt, list(conditions), "condition", "WA-114", hero=hero)
            if ended is not None:
                relieve(s, seat, ended, "WA-114")


def on_own_tile(s: AdventurePosition, seat: int) -> list[int]:
    """The Hero and all others on the same tile, downed ones too."""
    return [seat, *heroes_near(s, seat, "tile")]


def wounded(s: AdventurePosition, seats: list[int]) -> list[int]:
    """Those who have lost Hit Points; nobody else can be healed (WA-254)."""
    return [seat for seat in seats if s.heroes[seat].hp < s.heroes[seat].card.hit_points]


# ---- 1 to 4


class HealingHymn(PowerCard, id="healing-hymn"):
    """Quinn and one other Hero on his tile regain 2 HP each."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(wounded(s, on_own_tile(s, seat)))

    async def use(self, s: AdventureState, seat: int) -> None:
        others = heroes_near(s, seat, "tile")
        healed = [seat]
        if others:
            healed.append(
                await choose_hero(s, seat, "Healing Hymn: who else regains 2 HP?", others, "WA-096")
            )
        for each in healed:
            await heal(s, each, 2, "WA-096")


class ClericsShield(PowerCard, id="clerics-shield"):
    """Attack. Hit or miss, a Hero on Quinn's tile bears the token, +2 AC, until this power is used again."""

    says = {"shielded": "{hero} takes the Cleric's Shield token."}
    shows = {"shielded": on_hero("Cleric's Shield")}

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        here = on_own_tile(s, seat)
        bearer = await choose_hero(s, seat, "Who takes the Cleric's Shield token?", here, "WA-095")
        for hero in s.heroes:
            self.mark.clear(hero)
        self.mark.set(s.heroes[bearer])
        emit(s, "shielded", "WA-095", hero=bearer)

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return 2


class RighteousAdvance(PowerCard, id="righteous-advance"):
    """Attack. Hit or miss, Quinn or a Hero on his tile may move up to 2 squares."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        movers = [other for other in on_own_tile(s, seat) if may_move(s, other)]
        if movers:
            mover = await choose_hero(
                s, seat, "Righteous Advance: who may move up to 2 squares?", movers, "WA-095"
            )
            await move_up_to(s, mover, 2, "WA-095")


class SacredFlame(PowerCard, id="sacred-flame"):
    """Attack. On a hit Quinn or a Hero on his tile regains 1 HP."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        hurt = wounded(s, on_own_tile(s, seat))
        if attack is not None and attack.hit and hurt:
            healed = await choose_hero(s, seat, "Sacred Flame: who regains 1 HP?", hurt, "WA-095")
            await heal(s, healed, 1, "WA-095")


# ---- 5 to 7


class BladeBarrier(PowerCard, id="blade-barrier"):
    """Put the 5 tokens on different squares of a tile within 2; those left from before are taken back."""

    look = Look("sword-array", "slate")
    called = "a Blade Barrier token"
    sharp = True
    says = {"strewn": "{hero} puts {token} on {square}."}
    shows = {"strewn": token_laid}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        for name, token in list(s.tokens.items()):
            if token.kind == self.id:
                del s.tokens[name]
        floor = in_reach(s, s.heroes[seat].square, "within 2") & ~s.object_squares()
        slot = await choose(
            seat,
            "Blade Barrier: put the 5 tokens on which tile?",
            s.tiles_of(floor),
            "tile of foes",
            "WA-094",
        )
        left = squares(floor & s.board.tile_squares(slot))
        for _ in range(min(5, len(left))):
            square = await choose(
                seat, "Put a Blade Barrier token on which square?", left, "square", "WA-257"
            )
            left = [other for other in left if other != square]
            s.tokens[s.new_name(self.id)] = Token(self.id, square, owner=seat)
            emit(s, "strewn", "WA-189", hero=seat, token=self.id, square=square)


def emboldened(s: AdventurePosition, seat: int, slot: int) -> list[int]:
    """The other Heroes standing on a tile next to a Monster, who have an At-Will to attack with."""
    return [
        other
        for other in heroes_on(s, s.board.tile_squares(slot), downed=False)
        if other != seat and figures_in_reach(s, other, "adjacent") and at_wills(s, other)
    ]


def frightful_tiles(s: AdventurePosition, seat: int) -> list[int]:
    """The tiles within 1 on which Cause Fear would do something."""
    near = s.tiles_of(in_reach(s, s.heroes[seat].square, "within 1"))
    return [slot for slot in near if figures_on(s, s.board.tile_squares(slot)) or emboldened(s, seat, slot)]


class CauseFear(PowerCard, id="cause-fear"):
    """The others on a tile within 1 attack at +2; then its Monsters go anywhere within 2 of Quinn."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(s.figures) and bool(frightful_tiles(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        slot = await choose(
            seat, "Cause Fear on which tile?", frightful_tiles(s, seat), "tile of foes", "WA-094"
        )
        asked = [seat]
        while allies := [other for other in emboldened(s, seat, slot) if other not in asked]:
            ally = await choose_hero(s, seat, "Cause Fear: who may attack next, at +2?", allies, "WA-258")
            asked.append(ally)
            card = await may_choose(
                ally, AT_WILL, at_wills(s, ally), "card", "WA-095", hero=s.heroes[ally].name
            )
            if card is not None:
                self.mark.set(s.heroes[ally])
                await use_at_will(s, ally, card)
                self.mark.clear(s.heroes[ally])
        await scatter(s, seat, slot, in_reach(s, s.heroes[seat].square, "within 2"))

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 2


class WrathfulThunder(PowerCard, id="wrathful-thunder"):
    """Attack. Then the card of a Monster on Quinn's tile passes to the player on the right."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await attack_with(s, seat, self.id)
        kinds = [s.figures[figure].name for figure in figures_in_reach(s, seat, "tile")]
        cards = [kind for kind in dict.fromkeys(kinds) if not MONSTERS[kind].villain]
        if cards and right_of(s, seat) != seat:
            card = await choose(
                seat, "Wrathful Thunder passes which Monster card to the right?", cards, "card", "WA-258"
            )
            hand_to_the_right(s, seat, card)


def hand_to_the_right(s: AdventureState, seat: int, kind: str) -> None:
    """Quinn's own card of a kind, else the next clockwise, goes to the row on his right (WA-258)."""
    right = right_of(s, seat)
    owners = [other for other in s.clockwise(seat) if other != right]
    for owner in owners:
        for card in s.heroes[owner].row:
            if card.name == kind:
                give_card(s, owner, right, card)
                return


# ---- 8 to 10


class AstralRefuge(PowerCard, id="astral-refuge"):
    """A Hero within 2 tiles, perhaps Quinn, perhaps downed, leaves the board in a Villain Phase.

    The Hero comes back onto any tile when its Hero Phase begins (WA-227).
    """

    says = {"took_refuge": "{hero} leaves the board until the Hero's next turn."}
    shows = {"took_refuge": gone}

    @reaction(VillainPhase, "Take a Hero off the board with {card_used}?", "WA-096")
    async def react(self, s: AdventureState, seat: int, phase: VillainPhase) -> None:
        seats = [seat, *heroes_near(s, seat, "within 2")]
        chosen = await choose_hero(s, seat, "Astral Refuge: who leaves the board?", seats, "WA-096")
        hero = s.heroes[chosen]
        hero.square, hero.away = OFF, self.id
        emit(s, "took_refuge", "WA-096", hero=chosen)

    @at(Order.POWERS)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        hero.away = ""
        await place_hero(s, seat, s.board.floor, "WA-227")


class Command(PowerCard, id="command"):
    """Place a Monster of Quinn's tile on any free square within 2 tiles."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(figures_in_reach(s, seat, "tile"))

    async def use(self, s: AdventureState, seat: int) -> None:
        figures = figures_in_reach(s, seat, "tile")
        figure = await choose(seat, "Command moves which Monster?", figures, "figure", "WA-096")
        await place_by_hero(s, seat, figure, in_reach(s, s.heroes[seat].square, "within 2"))


def persevering(s: AdventurePosition, seat: int, drawn: Drawn) -> bool:
    """Whether the party could cancel the card at the lower cost (WA-254)."""
    return drawn.cost > 0 and experience(s) >= drawn.cost - len(on_own_tile(s, seat))


class Perseverance(PowerCard, id="perseverance"):
    """Cancelling costs 1 less for each Hero on Quinn's tile, himself and downed ones included."""

    @reaction(Drawn, "Pay 1 less for each Hero on your tile with {card_used}?", "WA-154", when=persevering)
    async def react(self, s: AdventureState, seat: int, drawn: Drawn) -> None:
        drawn.cost = max(0, drawn.cost - len(on_own_tile(s, seat)))
