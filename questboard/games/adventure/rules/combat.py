"""Attacks in both directions, what Heroes answer to them, conditions and healing (WA-101 to WA-118)."""

from __future__ import annotations

from typing import Any

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import FRIENDS, MONSTERS, TREASURES, Attack, Rider
from questboard.games.adventure.hooks.tables import (
    AFTER_HIT,
    AFTER_MISS,
    AIM,
    ARMOR,
    ATTACK_BONUS,
    EXTRA_DAMAGE,
    FOE_ARMOR,
    HEALED,
    MARK_ARMOR,
    MISSED_BY_MONSTER,
    NATURAL_TWENTY,
    OWN_DAMAGE,
    RALLY,
    SHARED_ARMOR,
    SURGE_BONUS,
    WARD,
    come_to,
)
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.damage import harm, hurt_friend, lose_hit_points
from questboard.games.adventure.rules.distance import next_to, square_of, standing
from questboard.games.adventure.rules.moments import (
    Afflicted,
    Assailant,
    HeroAttack,
    Hit,
    Landed,
    Missed,
    Roll,
    Spared,
    Struck,
    Swinging,
    Targeted,
    Wound,
)
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.reactions import discard_item, offer
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState, Foe, Target
from questboard.kernel import choose

CRITICAL = 20
EVEN_DOWNED: tuple[Rider, ...] = ("fall", "moved 1", "moved 2")
"""What happens to a Hero whom the same hit has brought to 0 HP (LD-140)."""


# ---- dice


async def roll(s: AdventureState, die: Roll, rule: str) -> int:
    """Roll the die; cards may have it rolled again."""
    die.die = s.luck.roll(20)
    tell_roll(s, die, rule)
    await offer(s, die)
    return die.die


def tell_roll(s: AdventureState, die: Roll, rule: str, **also: Any) -> None:
    """Tell what was rolled, and what that comes to."""
    if s.events is not None:
        emit(s, "rolled", rule, hero=die.seat, **die.facts(s), **also)


def roll_again(s: AdventureState, die: Roll, card: str, rule: str) -> None:
    """Roll the same die once more; the new result stands (WA-229)."""
    die.rerolled.append(card)
    die.die = s.luck.roll(20)
    tell_roll(s, die, rule, again=True)


async def check(s: AdventureState, seat: int, goal: int, rule: str, bonus: int = 0) -> Roll:
    """A Hero rolls against a number: poison, a curse, a trap, a lock."""
    die = Roll(seat, goal - bonus, friendly=True, bonus=bonus)
    await roll(s, die, rule)
    if die.die == CRITICAL:
        await come_to(s, NATURAL_TWENTY, seat)
    return die


# ---- Heroes attack


def armor_of(s: AdventurePosition, target: Foe) -> int:
    """The AC of a Monster, Villain or object, or of a Hero or an Ally who can be attacked."""
    if target in s.objects:
        return s.objects[target].armor_class
    if target in s.figures:
        figure = s.figures[target]
        total, marks = MONSTERS[figure.name].armor_class, figure.notes
        if figure.name in FOE_ARMOR:
            total += FOE_ARMOR[figure.name](s, target)
    elif target in s.friends:
        total, marks = FRIENDS[s.friends[target].name].armor_class, s.friends[target].notes
    else:
        seat = s.seat_of(target)
        total, marks = armor_class(s, seat), s.heroes[seat].notes
    for mark in marks:
        if mark in MARK_ARMOR:
            total += MARK_ARMOR[mark](s, target)
    return total


def item_bonus(s: AdventurePosition, seat: int, next_to: bool, within_1: bool) -> int:
    """What items add to a Hero's attack roll: only the best counts (WA-151)."""
    best = 0
    for item in s.heroes[seat].items:
        treasure = TREASURES[item]
        reached = next_to if treasure.reach == "adjacent" else within_1 or treasure.reach is None
        if treasure.bonus > best and reached:
            best = treasure.bonus
    return best


def curse_bonus(s: AdventurePosition, seat: int) -> int:
    """What an ability, a stance, curses and marks add to a Hero's attack rolls, or take from them."""
    return sum([ATTACK_BONUS[card](s, seat) for card in s.heroes[seat].influences if card in ATTACK_BONUS])


async def strike(
    s: AdventureState,
    seat: int,
    target: Foe,
    bonus: int,
    damage: int,
    miss: int = 0,
    *,
    card: str,
    even: int = 0,
) -> HeroAttack:
    """A Hero attacks: roll, hit or miss, damage. `even` is added on a hit with an even die (WA-102)."""
    attack = HeroAttack(seat, target, card, bonus, damage, next_to(s, seat, target))
    await roll_attack(s, attack)
    rival = s.rival(target)
    parried = attack.hit and rival >= 0 and await parry(s, attack, rival)
    if attack.hit:
        attack.damage += even if attack.die % 2 == 0 else 0
        await land(s, attack)
        return attack
    if attack.roll is not None:
        overrule(s, attack.roll, hit=False, nothing=parried)
    if rival < 0:
        harm(s, target, miss, seat, "WA-104")
    else:
        await miss_rival(s, attack, rival, miss, parried)
    return attack


async def roll_attack(s: AdventureState, attack: HeroAttack) -> None:
    """Add up the bonuses and roll; a miss may yet be made to hit."""
    seat, target = attack.seat, attack.target
    attack.item = item_bonus(s, seat, attack.next_to, attack.next_to or within_one_tile(s, seat, target))
    await offer(s, Swinging(attack))
    attack.bonus += attack.item + curse_bonus(s, seat)
    attack.bonus += sum([AIM[each](s, attack) for each in s.heroes[seat].influences if each in AIM])
    emit(s, "attacks", "WA-102", hero=seat, foe=target, card=attack.card, bonus=attack.bonus)
    goal = armor_of(s, target) - attack.bonus
    die = attack.roll = Roll(seat, goal, friendly=True, attack=attack, bonus=attack.bonus, target=target)
    attack.die = await roll(s, die, "WA-102")
    attack.hit = die.success
    if attack.die == CRITICAL:
        await natural_twenty(s, seat)
    if not attack.hit:
        await offer(s, Missed(attack))


def within_one_tile(s: AdventurePosition, seat: int, target: Foe) -> bool:
    """Whether a part of a target is within 1 tile of a Hero."""
    far = s.board.tiles_from(s.heroes[seat].tile)
    return min([far[slot] for slot in s.tiles_of(under(s, target))]) <= 1


def overrule(s: AdventureState, die: Roll, hit: bool, nothing: bool = False) -> None:
    """Tell what an attack comes to, where a card has made it something else than the die has shown."""
    if hit != die.success or nothing:
        verdict = {"verdict": "hit" if hit else "miss", "nothing": nothing}
        emit(s, "overruled", "WA-103", **{**die.facts(s), **verdict})


async def land(s: AdventureState, attack: HeroAttack) -> None:
    """An attack has hit: damage, and what follows from it (WA-103, WA-104)."""
    seat, target = attack.seat, attack.target
    attack.damage += bonus_damage(s, attack)
    await offer(s, Struck(attack))
    if attack.roll is not None:
        overrule(s, attack.roll, hit=True)
    await wound(s, target, attack.damage, seat)
    for source in s.heroes[seat].influences:
        if source in AFTER_HIT:
            await AFTER_HIT[source](s, attack)
    await offer(s, Landed(attack))


async def wound(s: AdventureState, target: Foe, amount: int, by: int) -> None:
    """Deal the damage of a Hero's attack; a Hero who is attacked may answer to it (LD-230)."""
    rival = s.rival(target)
    if rival < 0:
        harm(s, target, amount, by, "WA-104")
    else:
        await take_damage(s, rival, amount, "WA-104", Assailant("hero", s.heroes[by].name))


# ---- a Hero who is attacked by a Hero answers as to a Monster (LD-230)


async def parry(s: AdventureState, attack: HeroAttack, rival: int) -> bool:
    """Whether the Hero who is hit leaves an attack without any effect; it may also be made to miss."""
    by = Assailant("hero", s.heroes[attack.seat].name)
    blow = Hit(by, rival, Attack(name=attack.card, bonus=attack.bonus))
    blow.total, blow.armor = attack.total, armor_class(s, rival)
    await offer(s, blow)
    attack.hit = not blow.missed and not blow.nothing
    return blow.nothing


async def miss_rival(s: AdventureState, attack: HeroAttack, rival: int, miss: int, parried: bool) -> None:
    """A Hero whom an attack has missed may answer to it; one that was parried does no damage."""
    by = Assailant("hero", s.heroes[attack.seat].name)
    if not parried:
        await answer_miss(s, rival, by)
        await take_damage(s, rival, miss, "WA-104", by)
    await offer(s, Spared(by, rival))


async def answer_miss(s: AdventureState, seat: int, by: Assailant) -> None:
    """An attack has missed a Hero, whose stance may answer to that at once."""
    for source in s.heroes[seat].influences:
        if source in AFTER_MISS:
            await AFTER_MISS[source](s, seat, by)


# ---- other attacks of the Heroes' side


async def control(s: AdventureState, seat: int, target: Foe, blow: Attack, card: str, figure: str) -> None:
    """A Hero has a Monster attack: no attack of the Hero's, but what it defeats the Hero has defeated."""
    bonus = blow.bonus + aid(s, Assailant("monster", figure))
    emit(s, "attacks", "WA-102", hero=seat, foe=target, card=card, bonus=bonus, figure=figure)
    die = Roll(seat, armor_of(s, target) - bonus, friendly=True, bonus=bonus, target=target, by=figure)
    await roll(s, die, "WA-102")
    await wound(s, target, blow.damage if die.success else blow.miss, seat)


async def natural_twenty(s: AdventureState, seat: int) -> None:
    """A natural 20 of an attack or a disabled Trap: the Hero may level up when all is resolved (WA-157)."""
    if s.heroes[seat].level == 1:
        s.turn.naturals.append(seat)
    await come_to(s, NATURAL_TWENTY, seat)


def under(s: AdventurePosition, target: Foe) -> int:
    """The squares under a target."""
    if target in s.objects:
        return s.objects[target].squares
    return standing(s, target)


def bonus_damage(s: AdventurePosition, attack: HeroAttack) -> int:
    """What items and a critical attack add to the damage of a hit (WA-231)."""
    hero = s.heroes[attack.seat]
    extra = 1 if attack.die == CRITICAL and hero.level == 2 else 0
    if attack.card in OWN_DAMAGE:
        extra += OWN_DAMAGE[attack.card](s, attack)
    for source in (*hero.items, *hero.influences):
        if source in EXTRA_DAMAGE:
            extra += EXTRA_DAMAGE[source](s, attack)
    return extra + quest(s).extra_damage(s, attack.seat, attack.target)


# ---- Monsters, Traps and Event-Attacks attack


def armor_class(s: AdventurePosition, seat: int) -> int:
    """A Hero's AC: the card, the best item bonus, and everything else added up (WA-053, WA-151)."""
    hero = s.heroes[seat]
    best = 0
    for item in hero.items:
        best = max(best, ARMOR[item](s, seat) if item in ARMOR else TREASURES[item].armor_class)
    for other in s.heroes:
        if other.square >= 0 and other.tile == hero.tile and other.hp > 0:
            for item in other.items:
                if item in SHARED_ARMOR:
                    best = max(best, TREASURES[item].armor_class)
    total = hero.card.armor_class + best
    for card in hero.influences:
        if card in ARMOR:
            total += ARMOR[card](s, seat)
    return total


def aid(s: AdventurePosition, by: Assailant) -> int:
    """What cards and the adventure add to an attack roll of a Monster."""
    bonus = sum([rally(s, by) for rally in RALLY.values()])
    return bonus + quest(s).attack_bonus(s, by.figure) if by.figure else bonus


def target_armor(s: AdventurePosition, target: Target) -> int:
    """The AC of a Hero or Villager."""
    return armor_of(s, target) if isinstance(target, str) else armor_class(s, target)


async def assault(
    s: AdventureState, by: Assailant, targets: list[Target], attack: Attack, rule: str, reason: str = ""
) -> list[Target]:
    """Attack Heroes and Villagers, each with a roll of its own; returns those that were hit (WA-102).

    `reason` says why it is them, where tactics have picked them.
    """
    aim = Targeted(by, targets, reason)
    await offer(s, aim)
    hits: list[Target] = []
    acting = by.figure in s.figures
    for target in aim.targets:
        if isinstance(target, int) and not s.heroes[target].standing:
            continue
        if acting and by.figure not in s.figures:  # defeated by an answer to its attack
            break
        if await assault_one(s, aim, target, attack, rule):
            hits.append(target)
    for target in hits:
        for rider in attack.hit:
            await shove(s, by, target, rider, rule)
    return hits


async def assault_one(s: AdventureState, aim: Targeted, target: Target, attack: Attack, rule: str) -> bool:
    """One roll of an attack, with its damage and conditions."""
    by = aim.by
    blow, die = await roll_at(s, aim, target, attack, rule)
    hit, nothing = die.success and not (blow.missed or blow.nothing), blow.nothing
    overrule(s, die, hit, nothing)
    if nothing:
        return False  # LD-244
    if isinstance(target, int):
        await suffer(s, by, target, attack, rule, hit)
    else:
        hurt_friend(s, target, attack.damage if hit else attack.miss)
    return hit and (isinstance(target, int) or target in s.friends)


async def roll_at(
    s: AdventureState, aim: Targeted, target: Target, attack: Attack, rule: str
) -> tuple[Hit, Roll]:
    """Roll for an attack; a Hero who would be hit may answer to that."""
    by, armor = aim.by, target_armor(s, target)
    bonus, source = attack.bonus + aid(s, by), by.figure or by.card
    hero = target if isinstance(target, int) else -1
    emit(
        s,
        "attacked",
        rule,
        source=source,
        attack=attack.name,
        target=target,
        bonus=bonus,
        reason=aim.reason,
    )
    whom = target if isinstance(target, str) else s.heroes[target].name
    die = Roll(hero, armor - bonus, friendly=False, bonus=bonus, target=whom, by=source)
    if target in aim.dice:
        die.die = aim.dice[target]
        tell_roll(s, die, rule)
    else:
        await roll(s, die, rule)
    blow = Hit(by, hero, attack)
    if die.success and hero >= 0:
        blow.total, blow.armor = die.die + bonus, armor
        await offer(s, blow)
    return blow, die


async def suffer(s: AdventureState, by: Assailant, seat: int, attack: Attack, rule: str, hit: bool) -> None:
    """What an attack does to a Hero, and how the Hero answers to a miss."""
    if not hit:
        await answer_miss(s, seat, by)
    await take_damage(s, seat, attack.damage if hit else attack.miss, "WA-104", by)
    for rider in attack.hit if hit else attack.missed:
        if rider in ("dazed", "poisoned", "immobilized"):
            await afflict(s, seat, rider, rule)
    if not hit:
        await offer(s, Spared(by, seat))
        if by.kind == "monster":
            await come_to(s, MISSED_BY_MONSTER, seat)


async def shove(s: AdventureState, by: Assailant, target: Target, rider: Rider, rule: str) -> None:
    """What a hit does besides damage and conditions."""
    if isinstance(target, int):
        hero = s.heroes[target]
        if hero.square < 0 or (hero.hp <= 0 and rider not in EVEN_DOWNED):
            return
    match rider:
        case "moved 1" | "moved 2":
            await placing.toss(s, target, int(rider[-1]), rule)
        case "back":
            await push_back(s, target, rule)
        case "away 1" | "away 2" if by.figure in s.figures:
            await placing.push_away(s, target, s.base(by.figure), int(rider[-1]), rule)
        case "drag" if by.figure in s.figures:
            await drag(s, by.figure, target, rule)
        case "disarm" if isinstance(target, int):
            await disarm(s, target, rule)
        case "fall" if isinstance(target, int):
            fall(s, target, by.card, rule)


async def disarm(s: AdventureState, seat: int, rule: str) -> None:
    """A Hero with items discards one."""
    if s.heroes[seat].items:
        await give_up_item(s, seat, rule)


def fall(s: AdventureState, seat: int, card: str, rule: str) -> None:
    """A Hero falls off the board, onto a card."""
    hero = s.heroes[seat]
    hero.square, hero.away = OFF, card
    emit(s, "fell", rule, hero=seat, card=card)


async def give_up_item(s: AdventureState, seat: int, rule: str) -> None:
    """A Hero discards an item of the player's choice."""
    items, hero = list(dict.fromkeys(s.heroes[seat].items)), s.heroes[seat].name
    item = await choose(seat, "{hero} must discard which Treasure card?", items, "card", rule, hero=hero)
    discard_item(s, seat, item)
    emit(s, "lost_item", rule, hero=seat, card=item)


async def push_back(s: AdventureState, target: Target, rule: str) -> None:
    """Move a Hero onto the tile that the triangle of its tile points to."""
    here = square_of(s, target) >> 4
    side = s.board.shapes[here].triangle
    if side >= 0 and (there := s.board.links[here][side]) >= 0:
        await placing.push(s, target, [there], rule)


async def drag(s: AdventureState, figure: str, target: Target, rule: str) -> None:
    """Place a Hero on a square next to the attacker."""
    if isinstance(target, int) and "immobilized" in s.heroes[target].conditions:  # LD-090
        return
    base = s.base(figure)
    square = square_of(s, target)
    around = s.board.around(base)
    if around >> square & 1:
        options = squares(around & (s.free() | 1 << square))
    else:
        options = placing.beside(s, base, placing.home(s, figure))
    if not options:
        return
    if isinstance(target, str):
        friend = s.friends[target]
        friend.square = await settle_tie(
            s, "Move {villager} to which square?", options, "square for a figure", rule, villager=friend.name
        )
        emit(s, "villager_pushed", rule, villager=friend.name, square=friend.square)
        return
    prompt = "{source} drags you: to which square?"
    place = await choose(target, prompt, options, "square", rule, source=figure)
    if place != square:
        placing.set_hero(s, target, place, rule)


# ---- damage and conditions of Heroes


async def take_damage(
    s: AdventureState, seat: int, amount: int, rule: str, by: Assailant | None = None
) -> None:
    """A Hero takes damage, from an attack where `by` says whose; at 0 HP the figure falls (WA-111)."""
    hero = s.heroes[seat]
    if hero.hp <= 0 or amount <= 0:
        return
    wound = Wound(seat, amount, by, s.turn.card)
    for ward in hero.influences:
        if ward in WARD:
            wound.amount = max(0, wound.amount - WARD[ward](s, wound))
    if wound.amount:
        await offer(s, wound)
    if wound.amount:
        lose_hit_points(s, seat, wound.amount, rule)
    else:
        emit(s, "unharmed", rule, hero=seat, left=hero.hp)


async def afflict(s: AdventureState, seat: int, condition: str, rule: str) -> None:
    """A standing Hero gets a condition, at most once each (WA-084, WA-088, WA-232)."""
    hero = s.heroes[seat]
    if hero.hp <= 0 or condition in hero.conditions:
        return
    hero.conditions.append(condition)
    emit(s, "afflicted", rule, hero=seat, condition=condition)
    await offer(s, Afflicted(seat, condition))


def relieve(s: AdventureState, seat: int, condition: str, rule: str, told: str = "relieved") -> None:
    """A condition ends."""
    s.heroes[seat].conditions.remove(condition)
    emit(s, told, rule, hero=seat, condition=condition)


# ---- healing


async def heal(s: AdventureState, seat: int, amount: int, rule: str) -> None:
    """A Hero regains HP, never above the card; a downed one stands up (WA-054, WA-114)."""
    hero = s.heroes[seat]
    amount = min(amount, hero.card.hit_points - hero.hp)
    if amount <= 0 or hero.gone:
        return
    hero.hp += amount
    emit(s, "healed", rule, hero=seat, amount=amount, left=hero.hp)
    await come_to(s, HEALED, seat)


async def spend_surge(s: AdventureState, seat: int) -> None:
    """Spend one of the party's healing surges on a Hero at 0 HP (WA-117)."""
    team = s.team(seat)
    team.surges -= 1
    emit(s, "surge", "WA-117", hero=seat, left=team.surges)
    amount = s.heroes[seat].card.surge_value + sum([bonus(s, seat) for bonus in SURGE_BONUS.values()])
    await heal(s, seat, amount, "WA-117")
