"""Athrogate, the battlerager: Battlerage and the powers 158 to 167; Whacker is all in its figures."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.eval import HEALING
from questboard.games.adventure.rules.actions import (
    at_wills,
    attack_with,
    choose_target,
    offer_attack,
    use_at_will,
)
from questboard.games.adventure.rules.combat import DAMAGE, heal, relieve, strike, under, wound
from questboard.games.adventure.rules.distance import (
    figures_on,
    heroes_near,
    others_on,
    rivals_on,
    targets,
    within_tiles,
)
from questboard.games.adventure.rules.marks import LASTING, survives, weaken
from questboard.games.adventure.rules.moments import Afflicted, Attacked, Wound
from questboard.games.adventure.rules.registry import ATTACK, power, reaction
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.rules.volleys import attack_each, is_there
from questboard.games.adventure.state import AdventureState, Foe
from questboard.games.drizzt.cards.allies import available, summon
from questboard.kernel import choose

RAGE = 4
"""The HP at which Battlerage begins."""

DAMAGE["athrogate"] = lambda s, attack: int(attack.next_to and s.heroes[attack.seat].hp <= RAGE)


# ---- 158 to 162


@power("cracker")
async def cracker(s: AdventureState, seat: int) -> None:
    """Attack; a Monster that survives a hit gets a -4 AC token."""
    attack = await attack_with(s, seat, "cracker")
    if attack is not None and attack.hit and survives(s, attack.target):
        weaken(s, seat, attack.target)


@power("coordinated-assault")
async def coordinated_assault(s: AdventureState, seat: int) -> None:
    """Cracker, then Whacker, then an At-Will power of another Hero, all on the same target."""
    card = POWERS["coordinated-assault"]
    target = await choose_target(s, seat, targets(s, seat, "adjacent"))
    first = await strike(s, seat, target, card.bonus, POWERS["cracker"].damage, card=card.id)
    if first.hit and survives(s, target):
        weaken(s, seat, target)
    if is_there(s, target):
        await strike(s, seat, target, card.bonus, POWERS["whacker"].damage, card=card.id)
    if helpers := able_to_attack(s, seat, target):
        helper = await choose_hero(s, seat, "Who else may attack it?", helpers, "LD-101")
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


@power("morningstar-flurry")
async def morningstar_flurry(s: AdventureState, seat: int) -> None:
    """Three attacks, each on anything adjacent."""
    for _ in range(FLURRY):
        await attack_with(s, seat, "morningstar-flurry")


@power("oil-of-impact")
async def oil_of_impact(s: AdventureState, seat: int) -> None:
    """Attack; hit or miss, every other Monster adjacent to the target takes 1 damage."""
    card = POWERS["oil-of-impact"]
    target = await choose_target(s, seat, targets(s, seat, "adjacent"))
    around = s.board.around(under(s, target))
    await strike(s, seat, target, card.bonus, card.damage, card.miss, card=card.id)
    for foe in (*figures_on(s, around), *rivals_on(s, seat, around)):
        if foe != target and survives(s, foe):
            await wound(s, foe, 1, seat)


# ---- 163


@power("bawdy-battle-rhyme")
async def bawdy_battle_rhyme(s: AdventureState, seat: int) -> None:
    """Attack everything on the tile; then all Heroes within 1 tile attack better for a round."""
    await attack_each(s, seat, "bawdy-battle-rhyme")
    for other in (seat, *heroes_near(s, seat, "within 1")):
        s.heroes[other].marks["bawdy-battle-rhyme"] = 1


ATTACK["bawdy-battle-rhyme"] = lambda s, seat: 1
LASTING.append("bawdy-battle-rhyme")


# ---- 164 and 165


def can_strike_again(s: AdventureState, seat: int, done: Attacked) -> bool:
    """Whether Athrogate has attacked with a power and not struck again in this Hero Phase."""
    own = done.seat == seat and done.card in POWERS
    return own and "double-strike" not in s.turn.spent and bool(at_wills(s, seat))


@reaction(
    "double-strike",
    Attacked,
    when=can_strike_again,
    prompt="Spend a token and attack once more?",
    rule="LD-102",
)
async def double_strike(s: AdventureState, seat: int, done: Attacked) -> None:
    """One more attack with an At-Will power, once in a Hero Phase."""
    s.turn.spent.append("double-strike")
    cards = at_wills(s, seat)
    card = await choose(seat, "Attack with which At-Will power?", cards, "card", "LD-100")
    await use_at_will(s, seat, card)


def kennel(s: AdventureState, seat: int) -> list[int]:
    """Free squares for Snort: on Athrogate's tile, or else on a connected one."""
    tile, free = s.heroes[seat].tile, s.free()
    return squares(s.board.tile_squares(tile) & free) or squares(s.board.within(tile, 1) & free)


@power("figurine-of-snort", can=lambda s, seat: available(s, "snort") and bool(kennel(s, seat)))
async def figurine_of_snort(s: AdventureState, seat: int) -> None:
    """Snort comes, and Athrogate takes its Ally card (LD-232)."""
    await summon(s, seat, "snort", kennel(s, seat))


# ---- 166 and 167

SHAKEN_OFF = ("immobilized", "poisoned")


@reaction(
    "thick-skull",
    Afflicted,
    when=lambda s, seat, afflicted: (
        afflicted.seat == seat
        and afflicted.condition in SHAKEN_OFF
        and afflicted.condition in s.heroes[seat].conditions
    ),
    prompt="Ignore this condition?",
    rule="LD-102",
)
async def thick_skull(s: AdventureState, seat: int, afflicted: Afflicted) -> None:
    """Athrogate doesn't become Immobilized or Poisoned."""
    relieve(s, seat, afflicted.condition, "LD-102")


@reaction(
    "thick-skull",
    Wound,
    when=lambda s, seat, wound: wound.seat == seat and wound.amount > 0 and wound.kind == "trap",
    prompt="Ignore this damage?",
    rule="LD-102",
)
async def ignore_trap(s: AdventureState, seat: int, wound: Wound) -> None:
    """Athrogate takes no damage from a Trap."""
    wound.amount = 0


@power(
    "keg-breaker",
    can=lambda s, seat: not s.turn.actions and s.heroes[seat].hp < s.heroes[seat].card.hit_points,
)
async def keg_breaker(s: AdventureState, seat: int) -> None:
    """Before any action Athrogate regains 3 HP and loses one of his actions."""
    await heal(s, seat, 3, "LD-102")
    s.turn.actions += 1


HEALING.append("keg-breaker")
