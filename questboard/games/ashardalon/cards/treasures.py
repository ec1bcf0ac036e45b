"""The Treasure cards that do more than their figures say, or have a look of their own."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.cards.families import ItemAttack, KeenWeapon
from questboard.games.adventure.content import MONSTERS, TREASURES
from questboard.games.adventure.cues.figures import carpet_laid, polymorphed, token_laid
from questboard.games.adventure.hooks import Look, TreasureCard, Verb, reaction
from questboard.games.adventure.hooks.tables import SWARM
from questboard.games.adventure.rules import placing, rewards
from questboard.games.adventure.rules.actions import (
    Act,
    actions_left,
    choose_target,
    take_move,
)
from questboard.games.adventure.rules.combat import control, heal, relieve, roll_again
from questboard.games.adventure.rules.damage import drop_card
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    heroes_near,
    heroes_on,
    in_reach,
    objects_on,
    within_tiles,
)
from questboard.games.adventure.rules.encounters import marked
from questboard.games.adventure.rules.exploring import appear, draw_monster
from questboard.games.adventure.rules.moments import Activation, Afflicted, MonsterDraw, Roll, Swinging, Wound
from questboard.games.adventure.rules.movement import arrive, held, may_move, move_up_to, speed
from questboard.games.adventure.rules.reactions import flip_up
from questboard.games.adventure.rules.talk import choose_hero, emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, RowCard, Token
from questboard.kernel import choose

# ---- weapons, shields and tools

HEAVY_BLOW = 3
"""The attack bonus of the Dwarven Hammer for an owner who doesn't move in this Hero Phase."""


class BlessedShield(TreasureCard, id="blessed-shield"):
    """Its AC bonus covers every Hero on the owner's tile."""

    look = Look("templar-shield", "brass")
    shared_armor = True


class GauntletsOfOgrePower(KeenWeapon, id="gauntlets-of-ogre-power"):
    """A hit on an adjacent target deals 1 more damage."""

    look = Look("gauntlet", "brass")


class DragontoothPick(KeenWeapon, id="dragontooth-pick"):
    """A hit on an adjacent target with 19 or more on the die deals 1 more damage."""

    look = Look("war-pick", "brass")
    keen = 19


class VorpalSword(KeenWeapon, id="vorpal-sword"):
    """A hit on an adjacent target with 18 or more on the die deals 1 more damage."""

    keen = 18


class ThievesTools(TreasureCard, id="thieves-tools"):
    """+4 to rolls that disable Traps."""

    look = Look("lockpicks", "brass")
    disabling = 4


def can_stand_firm(s: AdventurePosition, seat: int, swinging: Swinging) -> bool:
    """Whether the owner attacks an adjacent target in its own Hero Phase, unmoved (WA-263)."""
    attack = swinging.attack
    own = attack.seat == seat == s.active and s.turn.phase == "hero"
    return own and attack.next_to and not s.turn.moved and attack.item < HEAVY_BLOW


class DwarvenHammer(TreasureCard, id="dwarven-hammer"):
    """+3 instead of +1 for an owner who neither has moved nor will move in this Hero Phase."""

    look = Look("gear-hammer", "brass")

    @reaction(
        Swinging,
        "Attack at +3 with {card_used}, and not move in this Hero Phase?",
        "WA-263",
        when=can_stand_firm,
    )
    async def react(self, s: AdventureState, seat: int, swinging: Swinging) -> None:
        swinging.attack.item = HEAVY_BLOW
        s.turn.rooted = True


class CrossbowOfSpeed(ItemAttack, id="crossbow-of-speed"):
    """Attack a target within 1 tile instead of a move, or of each of two (WA-263)."""

    look = Look("crossbow", "brass")


class RingOfShootingStars(ItemAttack, id="ring-of-shooting-stars"):
    """Attack a target within 2 tiles without using an action."""

    look = Look("power-ring", "brass")


class ThrowingShield(ItemAttack, id="throwing-shield"):
    """Attack a target within 2 tiles without using an action, once in a Hero Phase."""

    async def use(self, s: AdventureState, seat: int) -> None:
        s.turn.spent.append(self.id)
        await super().use(s, seat)


class BracersOfDefense(TreasureCard, id="bracers-of-defense"):
    """The damage of an attack is 1 less."""

    @reaction(
        Wound,
        "Take 1 less with {card_used}?",
        "WA-150",
        when=lambda s, seat, wound: wound.by is not None and wound.seat == seat and wound.amount > 0,
    )
    async def react(self, s: AdventureState, seat: int, wound: Wound) -> None:
        wound.amount -= 1


# ---- caltrops and cloak

CALTROPS = 3


class BoxOfCaltrops(TreasureCard, id="box-of-caltrops"):
    """Put the 3 tokens on different squares of the owner's tile; any still lying about are taken back."""

    look = Look("caltrops", "brass")
    called = "a Caltrop token"
    sharp = True
    says = {"strewn": "{hero} puts {token} on {square}."}
    shows = {"strewn": token_laid}

    async def use(self, s: AdventureState, seat: int) -> None:
        for name, token in list(s.tokens.items()):
            if token.kind == self.id:
                del s.tokens[name]
        left = squares(s.board.tile_squares(s.heroes[seat].tile) & ~s.object_squares())
        for number in range(1, CALTROPS + 1):
            prompt = "Put Caltrop token {count} of {wanted} on which square?"
            square = await choose(seat, prompt, left, "square", "WA-257", count=number, wanted=CALTROPS)
            left = [other for other in left if other != square]
            s.tokens[s.new_name(self.id)] = Token(self.id, square, owner=seat)
            emit(s, "strewn", "WA-150", hero=seat, token=self.id, square=square)


class ElvenCloak(TreasureCard, id="elven-cloak"):
    """The player on the left draws and keeps a Monster card of the owner's exploration, once."""

    look = Look("cloak", "brass")

    @reaction(
        MonsterDraw,
        "Have the player on the left draw it with {card_used}?",
        "WA-150",
        when=lambda s, seat, draw: (
            draw.seat == seat == draw.drawer and len(s.heroes) > 1 and "elven-cloak" not in s.turn.spent
        ),
    )
    async def react(self, s: AdventureState, seat: int, draw: MonsterDraw) -> None:
        s.turn.spent.append(self.id)
        draw.drawer = s.clockwise(seat)[1]


# ---- charms, potions and books: what concerns the owner alone works off the board too (WA-267)


class LuckyCharm(TreasureCard, id="lucky-charm"):
    """Roll a die again that a player or a Monster has rolled; the new result stands."""

    look = Look("three-leaves", "emerald")

    @reaction(Roll, "Have it rolled again with {card_used}?", "WA-251")
    async def react(self, s: AdventureState, seat: int, die: Roll) -> None:
        roll_again(s, die, self.id, "WA-251")


def face_down(s: AdventurePosition, seat: int) -> list[str]:
    """What the Pearl of Power can turn up: used powers and items, but not itself."""
    return [card for card in s.heroes[seat].used if card != "pearl-of-power"]


class PearlOfPower(TreasureCard, id="pearl-of-power"):
    """Flip up a used power or another used item of the owner."""

    look = Look("oyster-pearl", "brass")
    off_board = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(face_down(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        card = await choose(
            seat, "Pearl of Power turns which card face up?", face_down(s, seat), "card", "WA-150"
        )
        flip_up(s, seat, card)


def used_powers(s: AdventurePosition, seat: int) -> list[str]:
    """The powers of a Hero that lie face down."""
    return [card for card in s.heroes[seat].used if card in s.heroes[seat].powers]


class PotionOfRejuvenation(TreasureCard, id="potion-of-rejuvenation"):
    """Flip up a used power of the owner."""

    off_board = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(used_powers(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        card = await choose(
            seat, "Potion of Rejuvenation turns which power face up?", used_powers(s, seat), "card", "WA-150"
        )
        flip_up(s, seat, card)


def hurt(s: AdventurePosition, seat: int) -> list[int]:
    """The owner and the adjacent Heroes, as far as they have lost HP (WA-254)."""
    near = [seat, *heroes_near(s, seat, "adjacent")]
    return [other for other in near if s.heroes[other].hp < s.heroes[other].card.hit_points]


class PotionOfHealing(TreasureCard, id="potion-of-healing"):
    """The owner or an adjacent Hero regains 2 HP."""

    heals = True
    off_board = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(hurt(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        other = await choose_hero(
            s, seat, "Who drinks Potion of Healing and regains 2 HP?", hurt(s, seat), "WA-150"
        )
        await heal(s, other, 2, "WA-150")


def ailing(s: AdventurePosition, seat: int) -> list[int]:
    """The owner and the adjacent Heroes, as far as they have conditions."""
    return [other for other in (seat, *heroes_near(s, seat, "adjacent")) if s.heroes[other].conditions]


def can_help_at_once(s: AdventureState, seat: int, afflicted: Afflicted) -> bool:
    """Whether the potion can be given outside the owner's Hero Phase, where the menu offers it (WA-266).

    At the start of a Hero Phase it comes too late for that phase's Poisoned damage (WA-089).
    """
    if s.turn.phase == "hero" and (seat == s.active or ("hero_action", s.active) not in s.agenda):
        return False
    return afflicted.seat in ailing(s, seat)


class PotionOfRecovery(TreasureCard, id="potion-of-recovery"):
    """End a condition of the owner or an adjacent Hero, in anybody's turn (WA-266)."""

    off_board = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(ailing(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        other = await choose_hero(
            s, seat, "Who drinks Potion of Recovery and ends a condition?", ailing(s, seat), "WA-150"
        )
        await self._cure(s, seat, other)

    @reaction(Afflicted, "End a condition with {card_used}?", "WA-266", when=can_help_at_once)
    async def at_once(self, s: AdventureState, seat: int, afflicted: Afflicted) -> None:
        await self._cure(s, seat, afflicted.seat)

    async def _cure(self, s: AdventureState, seat: int, other: int) -> None:
        conditions = list(s.heroes[other].conditions)
        name = s.heroes[other].name
        condition = await choose(
            seat, "End which condition of {hero}?", conditions, "condition", "WA-150", hero=name
        )
        relieve(s, other, condition, "WA-150")


class PotionOfSpeed(TreasureCard, id="potion-of-speed"):
    """Move up to the owner's Speed; that is no action."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return may_move(s, seat)

    async def use(self, s: AdventureState, seat: int) -> None:
        await move_up_to(s, seat, speed(s, seat), "WA-150")


class TomeOfExperience(TreasureCard, id="tome-of-experience"):
    """The owner reaches level 2 and spends no Experience (WA-201)."""

    look = Look("spell-book", "brass")
    off_board = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return s.heroes[seat].level == 1

    async def use(self, s: AdventureState, seat: int) -> None:
        await rewards.level_up(s, seat, "WA-159")


# ---- what moves and changes Monsters


class ScrollOfMonsterControl(TreasureCard, id="scroll-of-monster-control"):
    """A Monster doesn't act; it is placed within 1 tile and attacks what is next to it (WA-262)."""

    look = Look("scroll-unfurled", "brass")

    @reaction(
        Activation,
        "Control it with {card_used} instead?",
        "WA-150",
        when=lambda s, seat, act: act.seat == seat and s.turn.phase == "villain" and not act.stopped,
    )
    async def react(self, s: AdventureState, seat: int, act: Activation) -> None:
        act.stopped = True
        figure = act.figure
        await placing.place_by_hero(s, seat, figure, within_tiles(s, s.base(figure), 1))
        if figure in s.figures:
            around = s.board.around(s.base(figure))
            found = [*figures_on(s, around), *objects_on(s, around)]
            if found:
                blow = TREASURES[self.id].attack
                assert blow is not None
                target = await choose_target(s, seat, found)
                await control(s, seat, target, blow, self.id, figure)


class WandOfFear(TreasureCard, id="wand-of-fear"):
    """Place each Monster of a tile within 1 tile, one by one, anywhere within 2 tiles of the owner."""

    look = Look("crystal-wand", "arcane")

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(figures_in_reach(s, seat, "within 1"))

    async def use(self, s: AdventureState, seat: int) -> None:
        square = s.heroes[seat].square
        near = s.tiles_of(in_reach(s, square, "within 1"))
        tiles = [slot for slot in near if figures_on(s, s.board.tile_squares(slot))]
        slot = await choose(
            seat, "Wand of Fear frightens the Monsters of which tile?", tiles, "tile of foes", "WA-150"
        )
        for figure in figures_on(s, s.board.tile_squares(slot)):
            await placing.place_by_hero(s, seat, figure, in_reach(s, square, "within 2"))


def changeable(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 2 tiles that are no Villains (WA-202)."""
    return [figure for figure in figures_in_reach(s, seat, "within 2") if not s.figures[figure].villain]


class WandOfPolymorph(TreasureCard, id="wand-of-polymorph"):
    """Another Monster takes the square and the place in the row of one, which is discarded (WA-265)."""

    look = Look("crystal-wand", "emerald")
    says = {"polymorphed": "{figure} takes another shape."}
    shows = {"polymorphed": polymorphed}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(changeable(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        figure = await choose(
            seat, "Wand of Polymorph changes which Monster?", changeable(s, seat), "foe", "WA-202"
        )
        old = s.figures.pop(figure)
        row, place = holder(s, seat, old.name)
        shield = row[place].shield
        if old.name not in SWARM:
            drop_card(s, old.name, seat)
        elif any(other.name == old.name for other in s.figures.values()):
            place, shield = len(row), False  # the card stands for those that are left
        else:
            while drop_card(s, old.name, seat):
                pass
            place = len(row)
        emit(s, "polymorphed", "WA-202", figure=figure)
        name = draw_monster(s, seat)
        if name is None:
            emit(s, "no_monster", "WA-065", hero=seat)
            return
        row.insert(place, RowCard(name, shield))
        emit(s, "drew_monster", "WA-064", hero=seat, monster=name, figures=MONSTERS[name].figures)
        await appear(s, name, [old.square], seat)


def holder(s: AdventurePosition, seat: int, name: str) -> tuple[list[RowCard], int]:
    """Whose card of a Monster it is: the owner's own, else the next clockwise; its row and place (WA-265)."""
    for other in s.clockwise(seat):
        row = s.heroes[other].row
        for place, card in enumerate(row):
            if card.name == name:
                return row, place
    raise AssertionError(f"no card of {name} lies in a row")


# ---- the Flying Carpet

CARPET = 1 << 0 | 1 << 1 | 1 << 4 | 1 << 5
"""The four squares under the carpet, counted from its north-west one."""


def spread(s: AdventurePosition, slot: int) -> list[int]:
    """Where on a tile the carpet can lie: 2 x 2 squares of floor (WA-200)."""
    floor = s.board.tile_squares(slot) & ~s.object_squares()
    return [
        square
        for square in squares(floor)
        if square & 3 < 3 and square >> 2 & 3 < 3 and not CARPET << square & ~floor
    ]


def carpet_tiles(s: AdventurePosition) -> list[int]:
    """The tiles without a marker that have room for the carpet."""
    return [slot for slot in range(len(s.dungeon.tiles)) if not marked(s, slot) and spread(s, slot)]


class FlyingCarpet(TreasureCard, id="flying-carpet"):
    """Put the marker on a tile without one, under Heroes or not; that is done once."""

    look = Look("rolled-cloth", "ruby")
    says = {"carpet": "The Flying Carpet lies on {tile}, its north-west corner on {square}."}
    shows = {"carpet": carpet_laid}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return s.carpet < 0 and bool(carpet_tiles(s))

    async def use(self, s: AdventureState, seat: int) -> None:
        slot = await choose(seat, "Put the Flying Carpet on which tile?", carpet_tiles(s), "tile", "WA-200")
        await lay_carpet(s, seat, spread(s, slot))


async def lay_carpet(s: AdventureState, seat: int, options: list[int]) -> None:
    """The owner picks where on its tile the carpet lies."""
    s.carpet = await choose(
        seat, "Put the north-west corner of the Flying Carpet on which square?", options, "square", "WA-200"
    )
    emit(s, "carpet", "WA-200", tile=s.carpet >> 4, square=s.carpet)


def riders(s: AdventurePosition) -> list[int]:
    """The Heroes on the carpet who go with it; one in a Cage is not moved (WA-264)."""
    return [seat for seat in heroes_on(s, CARPET << s.carpet) if not held(s, seat)]


def landings(s: AdventurePosition, slot: int) -> list[int]:
    """Where on a tile the carpet can come down: its riders need free squares there (WA-264)."""
    on_it = [s.heroes[seat].square for seat in riders(s)]
    taken = s.foe_squares() | s.friend_squares()
    for square in on_it:
        taken &= ~(1 << square)
    found = []
    for square in spread(s, slot):
        below = [place + square - s.carpet for place in on_it]
        if square != s.carpet and not any(taken >> place & 1 for place in below):
            found.append(square)
    return found


class FlyCarpet(Verb, id="carpet"):
    """The owner moves the Flying Carpet within 1 tile with everybody on it, instead of moving (WA-264)."""

    label, of = "move the Flying Carpet to {} instead of moving", "tile"

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if s.carpet < 0 or "flying-carpet" not in s.heroes[seat].items or actions_left(s, seat) <= 0:
            return []
        if s.turn.rooted and seat in riders(s):
            return []
        near = s.tiles_of(s.board.within(s.carpet >> 4, 1))
        return [("carpet", slot) for slot in near if landings(s, slot)]

    async def do(self, s: AdventureState, seat: int, thing: int) -> None:
        take_move(s)
        crew, start = riders(s), s.carpet
        await lay_carpet(s, seat, landings(s, thing))
        for rider in crew:  # all at once, so that nobody comes down on another
            s.heroes[rider].square += s.carpet - start
        for rider in crew:
            emit(s, "pushed", "WA-200", hero=rider, square=s.heroes[rider].square)
        s.turn.moved = s.turn.moved or seat in crew
        for rider in crew:
            await arrive(s, rider, start >> 4)


# ---- only figures


class AmuletOfProtection(TreasureCard, id="amulet-of-protection"):
    """+1 AC."""

    look = Look("gem-pendant", "brass")


class BootsOfStriding(TreasureCard, id="boots-of-striding"):
    """+1 Speed."""

    look = Look("boots", "brass")


class StaffOfTheElements(TreasureCard, id="staff-of-the-elements"):
    """+2 to attack rolls against Monsters within 1 tile."""

    look = Look("wizard-staff", "brass")
