"""The Treasure cards that do more than their figures say."""

from __future__ import annotations

from questboard.games.adventure import eval, words
from questboard.games.adventure.board import squares
from questboard.games.adventure.content import TREASURES
from questboard.games.adventure.rules import placing, rewards
from questboard.games.adventure.rules.actions import (
    DISABLING,
    VERBS,
    Act,
    Verb,
    actions_left,
    choose_target,
    take_move,
)
from questboard.games.adventure.rules.combat import (
    DAMAGE,
    SHARED_ARMOR,
    SWARMS,
    control,
    drop_card,
    heal,
    relieve,
    roll_again,
    strike,
)
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    heroes_near,
    heroes_on,
    in_reach,
    objects_on,
    targets,
    within_tiles,
)
from questboard.games.adventure.rules.encounters import marked
from questboard.games.adventure.rules.exploring import appear, draw_monster
from questboard.games.adventure.rules.moments import (
    Activation,
    Afflicted,
    MonsterDraw,
    Roll,
    Swinging,
    Wound,
    flip_up,
)
from questboard.games.adventure.rules.movement import arrive, held, may_move, move_up_to, speed
from questboard.games.adventure.rules.registry import power, reaction
from questboard.games.adventure.rules.talk import choose_hero, tell
from questboard.games.adventure.state import AdventureState, Foe, RowCard, Token
from questboard.kernel import choose

words.EVENTS["strewn"] = "{hero} puts {token} on {square}."
words.EVENTS["carpet"] = "The Flying Carpet lies on {tile}, its north-west corner on {square}."
words.EVENTS["polymorphed"] = "{figure} takes another shape."
words.ACTS["carpet"] = ("move the Flying Carpet to {} instead of moving", "tile")

eval.HEALING.append("potion-of-healing")


# ---- weapons, shields and tools

HEAVY_BLOW = 3
"""The attack bonus of the Dwarven Hammer for an owner who doesn't move in this Hero Phase."""

SHARED_ARMOR.append("blessed-shield")
DAMAGE["gauntlets-of-ogre-power"] = lambda s, attack: int(attack.next_to)
DAMAGE["dragontooth-pick"] = lambda s, attack: int(attack.next_to and attack.die >= 19)
DAMAGE["vorpal-sword"] = lambda s, attack: int(attack.next_to and attack.die >= 18)
DISABLING["thieves-tools"] = lambda s, seat: 4


def can_stand_firm(s: AdventureState, seat: int, swinging: Swinging) -> bool:
    """Whether the owner attacks an adjacent target in its own Hero Phase, unmoved (WA-263)."""
    attack = swinging.attack
    own = attack.seat == seat == s.active and s.turn.phase == "hero"
    return own and attack.next_to and not s.turn.moved and attack.item < HEAVY_BLOW


@reaction(
    "dwarven-hammer",
    Swinging,
    when=can_stand_firm,
    prompt="Attack at +3 and not move in this Hero Phase?",
    rule="WA-263",
)
async def dwarven_hammer(s: AdventureState, seat: int, swinging: Swinging) -> None:
    """+3 instead of +1 for an owner who neither has moved nor will move in this Hero Phase."""
    swinging.attack.item = HEAVY_BLOW
    s.turn.rooted = True


async def fire(s: AdventureState, seat: int, card: str) -> None:
    """Attack with an item that has an attack of its own."""
    item = TREASURES[card]
    assert item.attack is not None
    assert item.range is not None
    target = await choose_target(s, seat, targets(s, seat, item.range))
    await strike(s, seat, target, item.attack.bonus, item.attack.damage, item.attack.miss, card=card)


@power("crossbow-of-speed")
async def crossbow_of_speed(s: AdventureState, seat: int) -> None:
    """Attack a target within 1 tile instead of a move, or of each of two (WA-263)."""
    await fire(s, seat, "crossbow-of-speed")


@power("ring-of-shooting-stars")
async def ring_of_shooting_stars(s: AdventureState, seat: int) -> None:
    """Attack a target within 2 tiles without using an action."""
    await fire(s, seat, "ring-of-shooting-stars")


@power("throwing-shield")
async def throwing_shield(s: AdventureState, seat: int) -> None:
    """Attack a target within 2 tiles without using an action, once in a Hero Phase."""
    s.turn.spent.append("throwing-shield")
    await fire(s, seat, "throwing-shield")


@reaction(
    "bracers-of-defense",
    Wound,
    when=lambda s, seat, wound: wound.by is not None and wound.seat == seat and wound.amount > 0,
    prompt="Take 1 damage less?",
    rule="WA-150",
)
async def bracers_of_defense(s: AdventureState, seat: int, wound: Wound) -> None:
    """The damage of an attack is 1 less."""
    wound.amount -= 1


# ---- caltrops and cloak

CALTROPS = 3

placing.SHARP.append("box-of-caltrops")


@power("box-of-caltrops")
async def box_of_caltrops(s: AdventureState, seat: int) -> None:
    """Put the 3 tokens on different squares of the owner's tile; any still lying about are taken back."""
    for name, token in list(s.tokens.items()):
        if token.kind == "box-of-caltrops":
            del s.tokens[name]
    left = squares(s.board.tile_squares(s.heroes[seat].tile) & ~s.object_squares())
    for _ in range(CALTROPS):
        square = await choose(seat, "Put a Caltrop token on which square?", left, "square", "WA-257")
        left = [other for other in left if other != square]
        s.tokens[s.new_name("box-of-caltrops")] = Token("box-of-caltrops", square, owner=seat)
        tell(s, "strewn", "WA-150", hero=seat, token="box-of-caltrops", square=square)


@reaction(
    "elven-cloak",
    MonsterDraw,
    when=lambda s, seat, draw: (
        draw.seat == seat == draw.drawer and len(s.heroes) > 1 and "elven-cloak" not in s.turn.spent
    ),
    prompt="Have the player on the left draw this Monster?",
    rule="WA-150",
)
async def elven_cloak(s: AdventureState, seat: int, draw: MonsterDraw) -> None:
    """The player on the left draws and keeps a Monster card of the owner's exploration, once."""
    s.turn.spent.append("elven-cloak")
    draw.drawer = s.clockwise(seat)[1]


# ---- charms, potions and books: what concerns the owner alone works off the board too (WA-267)


@reaction(
    "lucky-charm",
    Roll,
    when=lambda s, seat, die: True,
    prompt="The die shows {die}. Have it rolled again?",
    rule="WA-251",
)
async def lucky_charm(s: AdventureState, seat: int, die: Roll) -> None:
    """Roll a die again that a player or a Monster has rolled; the new result stands."""
    roll_again(s, die, "lucky-charm", "WA-251")


def face_down(s: AdventureState, seat: int) -> list[str]:
    """What the Pearl of Power can turn up: used powers and items, but not itself."""
    return [card for card in s.heroes[seat].used if card != "pearl-of-power"]


@power("pearl-of-power", can=lambda s, seat: bool(face_down(s, seat)), off_board=True)
async def pearl_of_power(s: AdventureState, seat: int) -> None:
    """Flip up a used power or another used item of the owner."""
    card = await choose(seat, "Flip up which card?", face_down(s, seat), "card", "WA-150")
    flip_up(s, seat, card)


def used_powers(s: AdventureState, seat: int) -> list[str]:
    """The powers of a Hero that lie face down."""
    return [card for card in s.heroes[seat].used if card in s.heroes[seat].powers]


@power("potion-of-rejuvenation", can=lambda s, seat: bool(used_powers(s, seat)), off_board=True)
async def potion_of_rejuvenation(s: AdventureState, seat: int) -> None:
    """Flip up a used power of the owner."""
    card = await choose(seat, "Flip up which power?", used_powers(s, seat), "card", "WA-150")
    flip_up(s, seat, card)


def hurt(s: AdventureState, seat: int) -> list[int]:
    """The owner and the adjacent Heroes, as far as they have lost HP (WA-254)."""
    near = [seat, *heroes_near(s, seat, "adjacent")]
    return [other for other in near if s.heroes[other].hp < s.heroes[other].card.hit_points]


@power("potion-of-healing", can=lambda s, seat: bool(hurt(s, seat)), off_board=True)
async def potion_of_healing(s: AdventureState, seat: int) -> None:
    """The owner or an adjacent Hero regains 2 HP."""
    other = await choose_hero(s, seat, "Who drinks the potion?", hurt(s, seat), "WA-150")
    await heal(s, other, 2, "WA-150")


def ailing(s: AdventureState, seat: int) -> list[int]:
    """The owner and the adjacent Heroes, as far as they have conditions."""
    return [other for other in (seat, *heroes_near(s, seat, "adjacent")) if s.heroes[other].conditions]


@power("potion-of-recovery", can=lambda s, seat: bool(ailing(s, seat)), off_board=True)
async def potion_of_recovery(s: AdventureState, seat: int) -> None:
    """End a condition of the owner or an adjacent Hero."""
    other = await choose_hero(s, seat, "Who drinks the potion?", ailing(s, seat), "WA-150")
    await recover(s, seat, other)


async def recover(s: AdventureState, seat: int, other: int) -> None:
    """End one condition of a Hero, which the owner of the potion picks."""
    conditions = list(s.heroes[other].conditions)
    condition = await choose(seat, "End which condition?", conditions, "condition", "WA-150")
    relieve(s, other, condition, "WA-150")


def can_help_at_once(s: AdventureState, seat: int, afflicted: Afflicted) -> bool:
    """Whether the potion can be given outside the owner's Hero Phase, where the menu offers it (WA-266).

    At the start of a Hero Phase it comes too late for that phase's Poisoned damage (WA-089).
    """
    if s.turn.phase == "hero" and (seat == s.active or ("hero_action", s.active) not in s.agenda):
        return False
    return afflicted.seat in ailing(s, seat)


@reaction(
    "potion-of-recovery",
    Afflicted,
    when=can_help_at_once,
    prompt="End a condition?",
    rule="WA-266",
)
async def recover_at_once(s: AdventureState, seat: int, afflicted: Afflicted) -> None:
    """End a condition that the owner or an adjacent Hero has just got, in anybody's turn."""
    await recover(s, seat, afflicted.seat)


@power("potion-of-speed", can=lambda s, seat: may_move(s, seat))
async def potion_of_speed(s: AdventureState, seat: int) -> None:
    """Move up to the owner's Speed; that is no action."""
    await move_up_to(s, seat, speed(s, seat), "WA-150")


@power("tome-of-experience", can=lambda s, seat: s.heroes[seat].level == 1, off_board=True)
async def tome_of_experience(s: AdventureState, seat: int) -> None:
    """The owner reaches level 2 and spends no Experience (WA-201)."""
    await rewards.level_up(s, seat, "WA-159")


# ---- what moves and changes Monsters


@reaction(
    "scroll-of-monster-control",
    Activation,
    when=lambda s, seat, act: act.seat == seat and s.turn.phase == "villain" and not act.stopped,
    prompt="Control this Monster instead of letting it act?",
    rule="WA-150",
)
async def scroll_of_monster_control(s: AdventureState, seat: int, act: Activation) -> None:
    """The Monster doesn't act; it is placed within 1 tile and attacks what is next to it (WA-262)."""
    act.stopped = True
    figure = act.figure
    await placing.place_by_hero(s, seat, figure, within_tiles(s, s.base(figure), 1))
    if figure in s.figures:
        around = s.board.around(s.base(figure))
        found = [*figures_on(s, around), *objects_on(s, around)]
        if found:
            blow = TREASURES["scroll-of-monster-control"].attack
            assert blow is not None
            target = await choose_target(s, seat, found)
            await control(s, seat, target, blow, "scroll-of-monster-control", figure)


@power("wand-of-fear", can=lambda s, seat: bool(figures_in_reach(s, seat, "within 1")))
async def wand_of_fear(s: AdventureState, seat: int) -> None:
    """Place each Monster of a tile within 1 tile, one by one, anywhere within 2 tiles of the owner."""
    square = s.heroes[seat].square
    near = s.tiles_of(in_reach(s, square, "within 1"))
    tiles = [slot for slot in near if figures_on(s, s.board.tile_squares(slot))]
    slot = await choose(seat, "Frighten the Monsters of which tile?", tiles, "tile", "WA-150")
    for figure in figures_on(s, s.board.tile_squares(slot)):
        await placing.place_by_hero(s, seat, figure, in_reach(s, square, "within 2"))


def changeable(s: AdventureState, seat: int) -> list[Foe]:
    """The Monsters within 2 tiles that are no Villains (WA-202)."""
    return [figure for figure in figures_in_reach(s, seat, "within 2") if not s.figures[figure].villain]


@power("wand-of-polymorph", can=lambda s, seat: bool(changeable(s, seat)))
async def wand_of_polymorph(s: AdventureState, seat: int) -> None:
    """Another Monster takes the square and the place in the row of one, which is discarded (WA-265)."""
    figure = await choose(seat, "Change which Monster?", changeable(s, seat), "foe", "WA-202")
    old = s.figures.pop(figure)
    tell(s, "polymorphed", "WA-202", figure=figure)
    row, place = holder(s, seat, old.name)
    shield = row[place].shield
    if old.name not in SWARMS:
        drop_card(s, old.name, seat)
    elif any(other.name == old.name for other in s.figures.values()):
        place, shield = len(row), False  # the card stands for those that are left
    else:
        while drop_card(s, old.name, seat):
            pass
        place = len(row)
    name = draw_monster(s, seat)
    if name is None:
        tell(s, "no_monster", "WA-065", hero=seat)
        return
    tell(s, "drew_monster", "WA-064", hero=seat, monster=name)
    row.insert(place, RowCard(name, shield))
    await appear(s, name, [old.square], seat)


def holder(s: AdventureState, seat: int, name: str) -> tuple[list[RowCard], int]:
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


def spread(s: AdventureState, slot: int) -> list[int]:
    """Where on a tile the carpet can lie: 2 x 2 squares of floor (WA-200)."""
    floor = s.board.tile_squares(slot) & ~s.object_squares()
    return [
        square
        for square in squares(floor)
        if square & 3 < 3 and square >> 2 & 3 < 3 and not CARPET << square & ~floor
    ]


def carpet_tiles(s: AdventureState) -> list[int]:
    """The tiles without a marker that have room for the carpet."""
    return [slot for slot in range(len(s.dungeon.tiles)) if not marked(s, slot) and spread(s, slot)]


@power("flying-carpet", can=lambda s, seat: s.carpet < 0 and bool(carpet_tiles(s)))
async def flying_carpet(s: AdventureState, seat: int) -> None:
    """Put the marker on a tile without one, under Heroes or not; that is done once."""
    slot = await choose(seat, "Put the Flying Carpet on which tile?", carpet_tiles(s), "tile", "WA-200")
    await lay_carpet(s, seat, spread(s, slot))


async def lay_carpet(s: AdventureState, seat: int, options: list[int]) -> None:
    """The owner picks where on its tile the carpet lies."""
    s.carpet = await choose(seat, "Put its north-west corner on which square?", options, "square", "WA-200")
    tell(s, "carpet", "WA-200", tile=s.carpet >> 4, square=s.carpet)


def riders(s: AdventureState) -> list[int]:
    """The Heroes on the carpet who go with it; one in a Cage is not moved (WA-264)."""
    return [seat for seat in heroes_on(s, CARPET << s.carpet) if not held(s, seat)]


def landings(s: AdventureState, slot: int) -> list[int]:
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


def flights(s: AdventureState, seat: int) -> list[Act]:
    """The tiles within 1 tile to which the owner can have the carpet fly (WA-264)."""
    if s.carpet < 0 or "flying-carpet" not in s.heroes[seat].items or actions_left(s, seat) <= 0:
        return []
    if s.turn.rooted and seat in riders(s):
        return []
    near = s.tiles_of(s.board.within(s.carpet >> 4, 1))
    return [("carpet", slot) for slot in near if landings(s, slot)]


async def fly(s: AdventureState, seat: int, slot: int) -> None:
    """Move the carpet with everybody on it, instead of moving."""
    take_move(s)
    crew, start = riders(s), s.carpet
    await lay_carpet(s, seat, landings(s, slot))
    for rider in crew:
        s.heroes[rider].square += s.carpet - start
        tell(s, "pushed", "WA-200", hero=rider, square=s.heroes[rider].square)
    s.turn.moved = s.turn.moved or seat in crew
    for rider in crew:
        await arrive(s, rider, start >> 4)


VERBS["carpet"] = Verb(flights, fly)
