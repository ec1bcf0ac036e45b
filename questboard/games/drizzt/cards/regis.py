"""Regis, the rogue: Overlooked and the powers 69 to 74 and 187 to 190."""

from __future__ import annotations

from questboard.games.adventure.board import FAR, squares
from questboard.games.adventure.content import ALLIES, ENCOUNTERS, MONSTERS, POWERS, Attack
from questboard.games.adventure.cues.figures import gone
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, at, reaction
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    AT_WILL,
    at_wills,
    choose_target,
    remove_marker,
    use_at_will,
)
from questboard.games.adventure.rules.combat import control, roll_again, strike, under, wound
from questboard.games.adventure.rules.distance import (
    foes_on,
    heroes_near,
    heroes_on,
    in_reach,
    others_on,
    targets,
    within_tiles,
)
from questboard.games.adventure.rules.marks import is_villain, skip_activation, survives
from questboard.games.adventure.rules.moments import Hit, Resolving, Roll, TreasureDraw
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.volleys import attack_each
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState, Foe
from questboard.kernel import Note, choose, may, may_choose

COMPANY = 2
"""What Overlooked adds to his AC."""


class Regis(HeroCard, id="regis"):
    """Overlooked: +2 AC while another Hero stands on his tile."""

    look = Look("gem-necklace", "topaz")

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return COMPANY if heroes_near(s, seat, "tile", downed=False) else 0


# ---- 69, 70 and 72


class Flanking(PowerCard, ids=("magic-mace", "sneak-attack")):
    """Magic Mace and Sneak Attack: 1 more damage if another Hero is adjacent to the target."""

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        flanked = bool(others_on(s, seat, s.board.around(under(s, target))))
        damage = printed.damage + flanked
        await strike(s, seat, target, printed.bonus, damage, printed.miss, card=self.id)


class RubyPendant(PowerCard, id="ruby-pendant"):
    """Attack; the damage goes to anything on the target's tile, and the target may be moved (LD-201)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "within 1"))
        around = within_tiles(s, under(s, target), 0)
        attack = await strike(s, seat, target, printed.bonus, 0, printed.miss, card=printed.id)
        if not attack.hit:
            return
        if found := foes_on(s, seat, around):
            hurt = await choose(
                seat, "Ruby Pendant: deal the damage to which Monster?", found, "foe", "LD-201"
            )
            await wound(s, hurt, printed.damage, seat)
        await lead(s, seat, target, 1)


# ---- moving Monsters


async def lead(s: AdventureState, seat: int, foe: Foe, tiles: int) -> None:
    """Regis may move a Monster up to this many tiles to any free square; no Villain (LD-194)."""
    if not survives(s, foe) or is_villain(s, foe):
        return
    if foe in s.friends:
        await lead_ally(s, seat, foe, tiles)
        return
    if foe not in s.figures:
        await lead_hero(s, seat, s.seat_of(foe), tiles)
        return
    figure = s.figures[foe]
    options = placing.spots(s, foe, within_tiles(s, s.base(foe), tiles))
    options = [square for square in options if square != figure.square]
    square = await may_choose(
        seat, "You may move {figure}: to which square?", options, "square", "LD-194", figure=foe
    )
    if square is not None:
        placing.put(s, foe, square, told="shifted")


async def lead_ally(s: AdventureState, seat: int, ally: str, tiles: int) -> None:
    """Regis may move an Ally of another team (LD-294)."""
    options = squares(within_tiles(s, under(s, ally), tiles) & s.free())
    square = await may_choose(
        seat, "You may move {villager}: to which square?", options, "square", "LD-194", villager=ally
    )
    if square is not None:
        placing.put_friend(s, ally, square, "LD-194")


async def lead_hero(s: AdventureState, seat: int, other: int, tiles: int) -> None:
    """Regis may have a Hero moved, whose player picks the square (LD-237)."""
    hero = s.heroes[other]
    far = s.board.tiles_from(hero.tile)
    slots = [slot for slot, distance in enumerate(far) if 0 < distance <= tiles]
    if await may(seat, "Have {hero} moved?", "LD-194", hero=hero.name):
        await placing.push(s, other, slots, "LD-237")


class MassCharm(PowerCard, id="mass-charm"):
    """Attack everything within 1 tile; what is hit skips its next activation and may be moved."""

    async def use(self, s: AdventureState, seat: int) -> None:
        for attack in await attack_each(s, seat, self.id):
            if attack.hit and survives(s, attack.target):
                skip_activation(s, attack.target)
                await lead(s, seat, attack.target, 2)


def puppets(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 1 tile that are no Villains."""
    found = targets(s, seat, "within 1")
    return [foe for foe in found if foe not in s.objects and not is_villain(s, foe)]


class DancePuppet(PowerCard, id="dance-puppet"):
    """A Monster may be moved 1 tile; then it attacks another within 1 tile, for Regis."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(puppets(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        puppet = await choose(seat, "Dance, Puppet: which Monster dances?", puppets(s, seat), "foe", "LD-104")
        await lead(s, seat, puppet, 1)
        if not survives(s, puppet):
            return
        rival = s.rival(puppet)
        if rival >= 0:
            await make_attack(s, rival)
            return
        blow = ALLIES[puppet].attack if puppet in s.friends else first_attack(s.figures[puppet].name)
        found = [foe for foe in foes_on(s, seat, within_tiles(s, under(s, puppet), 1)) if foe != puppet]
        if blow is not None and found:
            target = await choose(
                seat, "{figure} attacks which Monster for you?", found, "foe", "LD-104", figure=puppet
            )
            await control(s, seat, target, blow, self.id, puppet)


def first_attack(kind: str) -> Attack | None:
    """The attack that is listed first on a Monster's card."""
    attacks = [tactic.attack for tactic in MONSTERS[kind].tactics if tactic.attack is not None]
    return attacks[0] if attacks else None


async def make_attack(s: AdventureState, seat: int) -> None:
    """A Hero has to use an At-Will power, which the Hero's player picks."""
    if cards := at_wills(s, seat):
        card = await choose(seat, AT_WILL, cards, "card", "LD-100", hero=s.heroes[seat].name)
        await use_at_will(s, seat, card)


# ---- 73 and 74


def traps_near(s: AdventurePosition, seat: int) -> list[str]:
    """The Traps with a marker within 1 tile (LD-195)."""
    near = s.tiles_of(in_reach(s, s.heroes[seat].square, "within 1"))
    return [
        card
        for card, tiles in s.markers.items()
        if ENCOUNTERS[card].kind == "trap" and any(slot in near for slot in tiles)
    ]


def can_disarm(s: AdventurePosition, seat: int, drawn: Resolving) -> bool:
    """Whether a Hero within 1 tile, of whatever team, has drawn a Trap."""
    near = heroes_on(s, in_reach(s, s.heroes[seat].square, "within 1"))
    return not drawn.replaced and ENCOUNTERS[drawn.card].kind == "trap" and drawn.seat in near


class Disarm(PowerCard, id="disarm"):
    """Discard a Trap within 1 tile with its marker; or one that was just drawn, without another card."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(traps_near(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        remove_marker(
            s, await choose(seat, "Disarm removes which Trap?", traps_near(s, seat), "card", "LD-102")
        )

    @reaction(Resolving, "Discard it with {card_used}?", "LD-224", when=can_disarm)
    async def at_once(self, s: AdventureState, seat: int, drawn: Resolving) -> None:
        drawn.replaced = True


class SuddenEscape(PowerCard, id="sudden-escape"):
    """An attack that hits has no effect at all, and Regis is placed within 1 tile."""

    @reaction(
        Hit,
        "Escape it with {card_used}, and go elsewhere?",
        "LD-244",
        when=lambda s, seat, hit: hit.seat == seat and not hit.nothing and not hit.missed,
    )
    async def react(self, s: AdventureState, seat: int, hit: Hit) -> None:
        hit.nothing = True
        await placing.place_hero(s, seat, s.board.within(s.heroes[seat].tile, 1), "LD-244")


# ---- 187


class HideInANook(PowerCard, id="hide-in-a-nook"):
    """If he still stands Regis leaves the board when this Hero Phase ends (LD-191).

    In his next one he comes back near the tile that he left, where there is room (LD-236).
    """

    hides = True
    says = {"hid": "{hero} hides and is off the board."}
    shows = {"hid": gone}
    nook = Note()
    """The tile from which he has gone into hiding."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        self.mark.set(s.heroes[seat])

    @at(Order.HIDING)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.standing:
            self.mark.clear(hero)
            return
        self.nook.set(s, hero.tile)
        hero.square, hero.away = OFF, self.id
        emit(s, "hid", "LD-191", hero=seat)

    @at(Order.POWERS)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        hero.away = ""
        self.mark.clear(hero)
        slot = self.nook.get(s)
        self.nook.clear(s)
        for tiles in range(1, FAR):
            if await placing.place_hero(s, seat, s.board.within(slot, tiles), "LD-236"):
                return


# ---- 189 and 190


class Pilfer(PowerCard, id="pilfer"):
    """Of a Treasure one card more is drawn, and one of them is kept."""

    @reaction(
        TreasureDraw,
        "Have two drawn, and one kept, with {card_used}?",
        "LD-239",
        when=lambda s, seat, draw: draw.seat in (seat, *heroes_near(s, seat, "within 1")),
    )
    async def react(self, s: AdventureState, seat: int, draw: TreasureDraw) -> None:
        draw.count += 1


class RumblebellysLuck(PowerCard, id="rumblebellys-luck"):
    """A die that Regis or a Hero on his tile has rolled, whatever for, is rolled again."""

    @reaction(
        Roll,
        "Have it rolled again with {card_used}?",
        "LD-291",
        when=lambda s, seat, die: die.roller(s) in (seat, *heroes_near(s, seat, "tile")),
    )
    async def react(self, s: AdventureState, seat: int, die: Roll) -> None:
        roll_again(s, die, self.id, "LD-291")
