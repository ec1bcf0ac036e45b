"""The Hero Phase menu: everything a Hero may do, and doing it (WA-059, WA-091 to WA-096, WA-119 to WA-122).

An option is a tuple that begins with a verb: ("move", square), ("use", card), ("open", slot),
("unlock", slot), ("disable", card), ("take", token), ("done",). Cards and adventures declare other verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import ENCOUNTERS, POWERS, TREASURES, Power, Reach
from questboard.games.adventure.hooks.tables import (
    ATTACKS,
    CAN_USE,
    DISABLING,
    FLIPS_ITSELF,
    OFF_BOARD,
    ONLY_IN_QUEST,
    QUESTS,
    USE,
    VERB_OPTIONS,
    VERBS,
)
from questboard.games.adventure.rules.combat import check, strike
from questboard.games.adventure.rules.distance import any_target, reach_of, targets
from questboard.games.adventure.rules.moments import Attacked, HeroAttack
from questboard.games.adventure.rules.movement import held, reachable, speed, walk
from questboard.games.adventure.rules.reactions import offer, use_up
from questboard.games.adventure.rules.rewards import settle
from questboard.games.adventure.rules.talk import Silence, emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Token
from questboard.kernel import Refusal, because_of, choose, may_choose

Act: TypeAlias = tuple[Any, ...]
LOCK = 10
"""What a roll to unlock a door needs (WA-178)."""


def actions_left(s: AdventurePosition, seat: int) -> int:
    """Two actions, one of them while Dazed (WA-059, WA-085)."""
    return (1 if "dazed" in s.heroes[seat].conditions else 2) - s.turn.actions


def can_attack(s: AdventurePosition, seat: int) -> bool:
    """Whether the attack of this Hero Phase, or another one of it, is still to be taken (LD-064)."""
    return s.turn.attacks > 0 or (not s.turn.attacked and actions_left(s, seat) > 0)


def can_move(s: AdventurePosition, seat: int) -> bool:
    """Whether another move can be begun."""
    return actions_left(s, seat) > 0 and not s.turn.rooted and not held(s, seat)


def take_attack(s: AdventureState) -> None:
    """Something takes an attack of this Hero Phase; a move in progress is over."""
    turn = s.turn
    if turn.attacks:
        turn.attacks -= 1
    else:
        turn.actions += 1
        turn.attacks = ATTACKS.get(s.hero.name, 1) - 1
    turn.attacked = True
    turn.walk = 0


def take_move(s: AdventureState) -> None:
    """Something is done instead of a move."""
    s.turn.actions += 1
    s.turn.walk = s.turn.attacks = 0


# ---- the menu


def menu(s: AdventurePosition, seat: int) -> list[Act]:
    """All that the active Hero may do now."""
    hero = s.heroes[seat]
    options: list[Act] = [MOVES[square] for square in squares(destinations(s, seat))] if hero.on_board else []
    options += [("use", card) for card in usable(s, seat)]
    if hero.on_board:
        for found in verb_options(s.box, s.adventure, len(VERB_OPTIONS)):
            options += found(s, seat)
    options.append(DONE)
    return options


@cache  # menus ask for the same again and again, until another box brings more verbs
def verb_options(box: str, adventure: str, verbs: int) -> tuple[Callable[..., list[Act]], ...]:
    """What finds the options of each verb that an adventure has."""
    own = QUESTS[f"{box}-{adventure}"].verbs
    return tuple(found for verb, found in VERB_OPTIONS.items() if verb not in ONLY_IN_QUEST or verb in own)


MOVES: list[Act] = [("move", square) for square in range(16 * 64)]
"""The options of moving to each square, made once."""
DONE: Act = ("done",)


def destinations(s: AdventurePosition, seat: int) -> int:
    """The squares that the Hero can move to: with what is left of this move, or with another one."""
    steps = 0 if held(s, seat) else s.turn.walk
    if can_move(s, seat):
        steps = max(steps, speed(s, seat))
    return reachable(s, seat, steps) if steps else 0


def usable(s: AdventurePosition, seat: int) -> list[str]:
    """The powers and items that can be used now."""
    hero, spent, found = s.heroes[seat], s.turn.spent, []
    standing, used = hero.standing, hero.used
    near: dict[Reach, bool] = {}
    closed = ["reaction", "passive"]
    if not can_attack(s, seat):
        closed.append("attack")
    if actions_left(s, seat) <= 0:
        closed.append("move")
    for card in dict.fromkeys(hero.powers + hero.items) if hero.items else hero.powers:
        power = POWERS.get(card)
        if (power or TREASURES[card]).use in closed or card in spent:
            continue
        if card in used and not hero.ready(card):
            continue
        if power is None and card not in USE:
            continue
        if not standing and (hero.hp <= 0 or card not in OFF_BOARD):
            continue
        if finds_target(s, seat, card, near):
            found.append(card)
    return found


def finds_target(s: AdventurePosition, seat: int, card: str, near: dict[Reach, bool]) -> bool:
    """Whether there is something that a power or item can be used on, whatever it costs.

    Many cards of a Hero reach equally far: `near` remembers for one question where there is a target.
    """
    if card in CAN_USE:
        return CAN_USE[card](s, seat)
    power = POWERS.get(card)
    reach = power.reach if power is not None else TREASURES[card].range
    if reach is None:
        return True
    if power is not None:
        reach = reach_of(s, seat, card)
    if reach not in near:
        near[reach] = any_target(s, seat, reach)
    return near[reach]


def refusals(s: AdventurePosition, seat: int) -> list[Refusal]:
    """Powers and items that can't be used now, and why."""
    hero, found = s.heroes[seat], []
    offered = usable(s, seat)
    for card in dict.fromkeys((*hero.powers, *hero.items)):
        printed = POWERS.get(card) or TREASURES[card]
        if printed.use == "passive" or card in offered:
            continue
        if not hero.ready(card):
            reason, rule = "it lies face down", "WA-094"
        elif printed.use == "reaction":
            reason, rule = "it is used when something happens, not by itself", "WA-096"
        elif not hero.standing:
            reason, rule = "its owner is off the board", "WA-188"
        elif card in s.turn.spent:
            reason, rule = "it has been used in this Hero Phase already", "WA-150"
        elif printed.use == "attack" and not can_attack(s, seat):
            reason, rule = "there is no attack left in this Hero Phase", "WA-059"
        elif printed.use == "move" and actions_left(s, seat) <= 0:
            reason, rule = "there is no move left in this Hero Phase", "WA-059"
        else:
            reason, rule = no_target(s, seat, card), "WA-097"
        found.append(Refusal(("use", card), reason, rule))
    return found


def no_target(s: AdventurePosition, seat: int, card: str) -> str:
    """Why a power or an item finds nothing to be used on: what would have to be where."""
    printed = POWERS.get(card) or TREASURES[card]
    if card in CAN_USE:
        return "there is nothing it can be used on now"
    reach = reach_of(s, seat, card) if isinstance(printed, Power) else printed.range
    return f"no Monster is {PLACES[reach]}" if reach else "there is nothing it can be used on now"


PLACES: Mapping[Reach, str] = {
    "adjacent": "adjacent",
    "tile": "on the same tile",
    "within 1": "within 1 tile",
    "within 2": "within 2 tiles",
    "within 3": "within 3 tiles",
    "within 4": "within 4 tiles",
}


async def act(s: AdventureState, seat: int, option: Act) -> None:
    """Do what was chosen from the menu."""
    verb, *arguments = option
    if verb == "move":
        await move(s, seat, arguments[0])
    elif verb == "use":
        await use(s, seat, arguments[0])
    else:
        await VERBS[verb].do(s, seat, *arguments)


async def move(s: AdventureState, seat: int, square: int) -> None:
    """Walk to a square, with the rest of the move in progress or with a new one (WA-076, WA-225)."""
    turn = s.turn
    turn.attacks = 0  # attacks are not split around a move
    if not (turn.walk and reachable(s, seat, turn.walk) >> square & 1):
        turn.actions += 1
        turn.walk = speed(s, seat)
    steps = await walk(s, seat, square)
    turn.walk = max(0, turn.walk - steps)


async def use(s: AdventureState, seat: int, card: str) -> None:
    """Use a power or an item; one that takes an action ends a move in progress (WA-249)."""
    printed = POWERS.get(card) or TREASURES[card]
    if printed.use == "attack":
        take_attack(s)
    elif printed.use == "move":
        take_move(s)
    rule = "WA-093" if printed.use == "attack" else "WA-096"
    if card in FLIPS_ITSELF:
        emit(s, "used", rule, hero=seat, card=card)
    else:
        await use_up(s, seat, card, "used", rule)
    silence = Silence(s)
    await take_effect(s, seat, card)
    if silence.lasts(s):
        emit(s, "in_effect", rule, hero=seat, card=card)
    if printed.use == "attack":
        await offer(s, Attacked(seat, card))


def at_wills(s: AdventurePosition, seat: int) -> list[str]:
    """The At-Will powers that a Hero could use when another card allows it."""
    near: dict[Reach, bool] = {}
    return [
        card
        for card in s.heroes[seat].powers
        if POWERS[card].type == "at-will" and finds_target(s, seat, card, near)
    ]


async def use_at_will(s: AdventureState, seat: int, card: str) -> None:
    """Use an At-Will power because another card allows it; that takes no action."""
    emit(s, "used", "WA-095", hero=seat, card=card)
    await take_effect(s, seat, card)


AT_WILL = "{hero} may attack: with which At-Will power?"


async def offer_attack(s: AdventureState, seat: int, foe: Foe = "", rule: str = "WA-095") -> None:
    """A card lets a Hero attack with an At-Will power, perhaps one target only; the player may pass."""
    before, s.turn.quarry = s.turn.quarry, foe
    if cards := at_wills(s, seat):
        prompt = "{hero} may attack {foe}: with which At-Will power?" if foe else AT_WILL
        hero = s.heroes[seat].name
        card = await may_choose(seat, prompt, cards, "card", rule, hero=hero, foe=foe)
        if card is not None:
            await use_at_will(s, seat, card)
    s.turn.quarry = before


async def take_effect(s: AdventureState, seat: int, card: str) -> None:
    """Do what a power or item does, and deal out what it has earned."""
    before, s.turn.card = s.turn.card, card
    if card in USE:
        await USE[card](s, seat)
    else:
        await because_of(card, attack_with(s, seat, card))
    s.turn.card = before
    await settle(s)


async def choose_target(s: AdventureState, seat: int, options: list[Foe], rule: str = "WA-097") -> Foe:
    """The player picks what to attack."""
    hero, card, prompt = s.heroes[seat].name, s.turn.card, "{hero} attacks which target?"
    if card in POWERS or card in TREASURES:
        prompt = "{hero} attacks which target with {card_used}?"
    target: Foe = await choose(seat, prompt, options, "foe to attack", rule, hero=hero, card_used=card)
    return target


async def attack_with(s: AdventureState, seat: int, card: str, bonus: int = 0) -> HeroAttack | None:
    """Attack one target in the printed reach of a power, with its printed figures."""
    power = POWERS[card]
    found = targets(s, seat, reach_of(s, seat, card))
    if not found:
        return None
    target = await choose_target(s, seat, found)
    return await strike(s, seat, target, power.bonus + bonus, power.damage, power.miss, card=card)


# ---- Traps


def disabling_bonus(s: AdventurePosition, seat: int) -> int:
    """What items and the Environment add to a roll that disables a Trap, or take from it (WA-234)."""
    sources = (*s.heroes[seat].items, s.environment)
    return sum([DISABLING[source] for source in sources if source in DISABLING])


async def try_to_disable(s: AdventureState, seat: int, card: str) -> None:
    """Roll the die against the number on the Trap card (WA-122, WA-234)."""
    hero = s.heroes[seat]
    bonus = disabling_bonus(s, seat)
    emit(s, "disables", "WA-122", hero=seat, encounter=card)
    die = await check(s, seat, ENCOUNTERS[card].disable, "WA-122", bonus)
    if die.die == 20 and hero.level == 1:
        s.turn.naturals.append(seat)  # WA-157
    if die.success:
        remove_marker(s, card)


def remove_marker(s: AdventureState, card: str, told: str = "disabled") -> None:
    """Take a Trap's markers away; its card goes to the discard pile (WA-198, WA-237)."""
    tiles = s.markers.pop(card)
    for hero in s.heroes:
        hero.row = [held for held in hero.row if held.name != card]
    s.encounter_deck.discard.append(card)
    emit(s, told, "WA-122", encounter=card, tiles=tuple(tiles))


# ---- stances


async def take_stance(s: AdventureState, seat: int, card: str) -> None:
    """Put the Stance token on a card; that costs no action, and a move in progress goes on (LD-064)."""
    s.heroes[seat].stance = card
    emit(s, "took_stance", "LD-103", hero=seat, card=card)


# ---- objects that are carried


async def drop_everything(s: AdventureState, seat: int) -> None:
    """A Hero who has fallen drops what it carried onto free squares next to it (LD-280)."""
    hero = s.heroes[seat]
    for name in list(hero.carried) if hero.on_board else []:
        where = squares(s.board.near[hero.square] & s.free()) or [hero.square]
        prompt = "{hero} falls and drops {token}: onto which square?"
        kind = name.rpartition("-")[0]
        square = await choose(seat, prompt, where, "square for a thing", "LD-280", hero=hero.name, token=kind)
        put_down(s, seat, name, square)


def put_down(s: AdventureState, seat: int, name: str, square: int) -> None:
    """An object lies on the board again."""
    s.heroes[seat].carried.remove(name)
    kind = name.rpartition("-")[0]
    s.tokens[name] = Token(kind, square)
    emit(s, "put_down", "LD-125", hero=seat, token=kind, square=square)
