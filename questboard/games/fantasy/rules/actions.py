"""What a hero may do in his turn (FA-025 to FA-029).

One question offers everything: squares to walk to, figures to attack, doors, chests, abilities, cards.
An option is a tuple that begins with a verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Any

from questboard.games.fantasy import dice
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import ATTACK_CARDS, HERO_KINDS, SPELLS, TARGETS
from questboard.games.fantasy.rules import charge, flight, items, potions, traps, walking
from questboard.games.fantasy.rules.breath import DIRECTIONS
from questboard.games.fantasy.rules.chests import open_chest
from questboard.games.fantasy.rules.combat import hero_attacks, melee_targets, ranged_targets
from questboard.games.fantasy.rules.doors import doors_beside, doors_to_open, open_door
from questboard.games.fantasy.rules.figures import (
    areas_at,
    areas_of,
    can_use,
    chest_squares,
    free_squares,
    has,
    heroes_beside,
    monster_squares,
)
from questboard.games.fantasy.rules.health import end_turn, heal, lose_turn
from questboard.games.fantasy.rules.order import finish_turn
from questboard.games.fantasy.rules.quest import finish, met, settle
from questboard.games.fantasy.rules.setup import hero_seats
from questboard.games.fantasy.rules.spaces import enter, put_nearest, take_key
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, Monster, Roll
from questboard.kernel import Refusal, because_of, choose, emit, may

END, CONCEDE = ("end",), ("concede",)
NO_KEY = "it is locked, and the heroes have no skeleton key"
CHANGED_MIND = "you have just thought better of it; do something else first"
NOT_NOW = Refusal(CONCEDE, "that is for the start of a round, before its first hero acts", "FA-099")


def options(s: FantasyPosition, hero: Hero, way: walking.Way | None) -> list[tuple[Any, ...]]:
    """All that a hero may do now; his player's other heroes may drink, too (FA-093)."""
    turn = s.turn
    found: list[tuple[Any, ...]] = []
    if turn.bound == "chest":
        found.append(("chest",))
    elif turn.bound == "trap":
        found.append(("disable", hero.square))
    else:
        if way is not None:
            found += zip(repeat("walk"), squares(walking.hero_goals(s, hero, way)), strict=False)
        if turn.bound != "passage":
            found += passages(s, hero)
            if turn.actions:
                found += with_an_action(s, hero)
            found.append(END)
            if turn.fresh and may_concede(s):
                found.append(CONCEDE)
    for other in s.heroes:
        if other.seat == hero.seat:
            found += [("potion", other.name, item) for item in potions.what_to_use(s, other)]
    return found


def refusals(s: FantasyPosition, hero: Hero, available: Sequence[tuple[Any, ...]]) -> list[Refusal]:
    """What a player might expect to be offered: to give up, doors without a key, exchanges just put off."""
    found = [NOT_NOW] if s.turn.fresh and CONCEDE not in available else []
    if s.turn.actions and not s.turn.bound:
        found += [
            Refusal(("open", door), NO_KEY, "FA-036")
            for door in doors_beside(s, hero)
            if ("open", door) not in available
        ]
        found += [
            Refusal(("exchange", other.name), CHANGED_MIND, "FA-045")
            for other in heroes_beside(s, 1 << hero.square)
            if items.NO_BARGAIN[other.name] in s.turn.powers
        ]
    return found


def passages(s: FantasyPosition, hero: Hero) -> list[tuple[Any, ...]]:
    """Passages into the unknown that a hero can reach and come out of (FA-148, FA-149)."""
    here, turn = s.ground, s.turn
    if not here.passage or hero.rooted or hero.held:
        return []
    points = max(turn.moving, walking.allowance(s, hero) if turn.actions else 0)
    if points < 2:
        return []
    _, reach = walking.goals_within(s, hero, points - 2, False)
    return [
        ("passage", end)
        for end in squares(reach.all & here.passage_ends)
        if not s.revealed >> here.area_at[here.passage[end]] & 1
    ]


def with_an_action(s: FantasyPosition, hero: Hero) -> list[tuple[Any, ...]]:
    """What costs an action, besides walking."""
    found: list[tuple[Any, ...]] = [("open", door) for door in doors_to_open(s, hero)]
    if not hero.held:
        found += attacks(s, hero)
    found += casts(s, hero)
    found += abilities(s, hero)
    if s.things:
        near = s.ground.beside(1 << hero.square)
        found += [
            ("free", thing.digit)
            for thing in s.visible_things
            if thing.kind == "person" and near >> thing.square & 1 and may_free(s, thing.digit)
        ]
    for item, square in s.dropped.items():
        if square == hero.square and items.can_pick_up(hero):
            found.append(("pick up", item))
    if items.can_change(hero):
        found.append(("change",))
    found += [("exchange", partner) for partner in items.partners(s, hero)]
    if not hero.rooted and not hero.held:
        found += [("charge", target) for target in charge.targets(s, hero)]
        if flight.can_fly(s, hero):
            found.append(("fly",))
    return found


def may_free(s: FantasyPosition, digit: str) -> bool:
    """Whether all is done that the Objective names before a person with the word "then" (FA-100)."""
    objective = s.layout.win
    for number, part in enumerate(objective):
        if part.then and part.code == "free" and digit in part.what:
            return all(met(s, before) for before in objective[:number])
    return True


def attacks(s: FantasyPosition, hero: Hero) -> list[tuple[Any, ...]]:
    """Attacks with each weapon and attack spell in use, on each target (FA-071, FA-205)."""
    if s.turn.attacks >= int(s.options.hero_attacks) or not (s.monsters or s.things):
        return []
    found: list[tuple[Any, ...]] = []
    rages = 0 < HERO_KINDS[hero.name].rage_cost < hero.hp
    reached: dict[tuple[Any, ...], list[str]] = {}  # weapons of the same reach have the same targets
    for item in dict.fromkeys(hero.in_use):
        card = ITEMS[item]
        if not card.attacks or card.area or item in SPELLS or card.cost > hero.sp or not can_use(hero, item):
            continue
        if card.melee:
            modes = ["melee", "power"] if card.power else ["melee"]
            if rages:
                modes += ["rage", "power rage"] if card.power else ["rage"]
            if ("melee", card.reach) not in reached:
                reached["melee", card.reach] = melee_targets(s, hero, card.reach)
            found += [
                ("attack", item, mode, target) for target in reached["melee", card.reach] for mode in modes
            ]
        if card.ranged:
            key = (card.range, not ATTACK_CARDS[item].unblocked)
            if key not in reached:
                reached[key] = ranged_targets(s, hero, *key)
            found += [("attack", item, "ranged", target) for target in reached[key]]
    return found


def casts(s: FantasyPosition, hero: Hero) -> list[tuple[Any, ...]]:
    """Spells in use that a hero can pay and that would change something (FA-028)."""
    found: list[tuple[Any, ...]] = []
    if not hero.sp:
        return found
    for item in dict.fromkeys(hero.in_use):
        card = ITEMS[item]
        if item not in SPELLS or card.cost > hero.sp or not can_use(hero, item):
            continue
        if card.attacks and (s.turn.attacks >= int(s.options.hero_attacks) or hero.held):
            continue
        found += [("cast", item, target) for target in TARGETS[item](s, hero)]
    return found


def abilities(s: FantasyPosition, hero: Hero) -> list[tuple[Any, ...]]:
    """The special actions of a hero's card (FA-027)."""
    found: list[tuple[Any, ...]] = []
    if traps.may_search(s, hero):
        found.append(("search",))
    found += [("disable", square) for square in traps.traps_to_disable(s, hero)]
    if has(s, hero, "turn-undead") and undead_in_room(s, hero):
        found.append(("turn undead",))
    if most := min(HERO_KINDS[hero.name].heals_most, hero.sp):
        for other in (hero, *(each for each in heroes_beside(s, 1 << hero.square) if each is not hero)):
            wounds = other.card.hp - other.hp
            found += [("heal", other.name, sp) for sp in range(1, min(most, wounds) + 1)]
    return found


def undead_in_room(s: FantasyPosition, hero: Hero) -> list[Monster]:
    """The undead in the room of a hero."""
    room = areas_at(s, hero.square)
    return [monster for monster in s.monsters if monster.card.skull and areas_of(s, monster) & room]


@STEPS
async def act(s: FantasyState, name: str) -> None:
    """A hero does one thing, and is asked again until his turn is over."""
    turn = s.turn
    if turn.figure != name or not (turn.actions or turn.moving):
        if not settle(s):
            finish_turn(s)
        return
    again = ("act", name)
    s.agenda.append(again)
    hero = s.hero(name)
    if asked := potions.thirsty(s, hero.seat):
        await potions.before_an_action(s, asked)
        if settle(s):
            return
    way = walking.survey(s, hero)
    available = options(s, hero, way)
    if turn.bound == "passage" and ("walk" not in [option[0] for option in available]):
        await step_back(s, hero)
        return
    chosen = await choose(
        hero.seat,
        "What does {figure} do?",
        available,
        "act",
        "FA-025",
        refused=lambda: refusals(s, hero, available),
        figure=name,
        chests=chest_squares(s),
        traps=s.found,
    )
    await do(s, hero, chosen, way)
    s.acted = s.acted or not turn.fresh or chosen == END
    if not settle(s) and s.agenda[-1] == again and not (turn.actions or turn.moving):
        s.agenda.pop()  # nothing else comes first
        finish_turn(s)


async def do(s: FantasyState, hero: Hero, chosen: tuple[Any, ...], way: walking.Way | None) -> None:
    """Carry out an option; what is not named here costs an action."""
    if s.turn.powers and chosen[0] != "exchange":
        items.think_again(s)
    match chosen[0]:
        case "exchange":
            await items.exchange(s, hero, chosen[1])
        case "end":
            end_turn(s)
        case "concede":
            await concede(s, hero)
        case "potion":
            await potions.use_now(s, s.hero(chosen[1]), chosen[2])
        case "walk":
            s.turn.bound = ""
            assert way is not None
            await walking.hero_walks(s, hero, chosen[1], way)
        case "passage":
            await go_into_the_unknown(s, hero, chosen[1])
        case _:
            items.use_action(s)
            await take_action(s, hero, chosen)


async def take_action(s: FantasyState, hero: Hero, chosen: tuple[Any, ...]) -> None:
    """Carry out an option for which an action has been paid (FA-025)."""
    match chosen[0]:
        case "attack" | "cast" | "charge":
            await fight(s, hero, chosen)
        case "search" | "disable" | "turn undead" | "heal":
            await use_ability(s, hero, chosen)
        case "chest" | "open" | "free" | "pick up":
            await handle(s, hero, chosen)
        case "change":
            await items.change(s, hero)
        case "fly":
            await flight.hero_flies(s, hero)


async def fight(s: FantasyState, hero: Hero, chosen: tuple[Any, ...]) -> None:
    """An attack, a spell or a charge (FA-026, FA-028, FA-131)."""
    match chosen:
        case ("attack", item, mode, target):
            s.turn.attacks += 1
            hero.sp -= ITEMS[item].cost
            attack = hero_attacks(s, hero, item, mode, target, paid=ITEMS[item].cost)
            await because_of(item, attack)
        case ("cast", item, target):
            await cast(s, hero, item, target)
        case ("charge", target):
            s.turn.actions -= 1  # the second of the two that it takes
            await charge.hero_charges(s, hero, target)


async def use_ability(s: FantasyState, hero: Hero, chosen: tuple[Any, ...]) -> None:
    """A special action of a hero's card (FA-027)."""
    match chosen:
        case ("search",):
            await traps.search(s, hero)
        case ("disable", square):
            await traps.disable(s, hero, square)
        case ("turn undead",):
            turn_undead(s, hero)
        case ("heal", name, sp):
            hero.sp -= sp
            emit(s, "heals", "FA-058", figure=hero.name, target=name, sp=sp)
            heal(s, s.hero(name), sp, "FA-058")


async def handle(s: FantasyState, hero: Hero, chosen: tuple[Any, ...]) -> None:
    """What a hero does with a chest, a door, a person or a quest object."""
    match chosen:
        case ("chest",):
            await open_chest(s, hero)
        case ("open", door):
            await open_door(s, hero, door)
        case ("free", digit):
            free(s, hero, digit)
        case ("pick up", item):
            del s.dropped[item]
            s.drawn.append(item)
            emit(s, "picked-up", "FA-089", figure=hero.name, item=item)
            await items.find_place(s, hero, item)


async def cast(s: FantasyState, hero: Hero, item: str, target: Any) -> None:
    """Cast a spell: it costs its SP and stays in use (FA-028)."""
    card = ITEMS[item]
    hero.sp -= card.cost
    if card.attacks:
        s.turn.attacks += 1
    emit(s, "cast", "FA-028", figure=hero.name, item=item, sp=card.cost, **aim(target))
    await SPELLS[item](s, hero, target)


def aim(target: Any) -> dict[str, Any]:
    """What is told of what a spell is cast on: a square, a direction, a figure; nothing of several."""
    if isinstance(target, int):
        return {"square": target}
    if not target or not isinstance(target, str):
        return {}
    return {"direction": target} if target in DIRECTIONS else {"target": target}


def turn_undead(s: FantasyState, hero: Hero) -> None:
    """The undead in the room whose number is rolled miss their next turn (FA-056)."""
    shown = int(dice.face(s.luck, "turn-undead"))
    s.roll = Roll(hero.name, "turn-undead", (("turn-undead", shown),), shown)
    turned = [monster.uid for monster in undead_in_room(s, hero) if monster.card.skull <= shown]
    emit(s, "turned-undead", "FA-056", figure=hero.name, skulls=shown, targets=turned)
    for uid in turned:
        lose_turn(s, uid, "FA-056")


def free(s: FantasyState, hero: Hero, digit: str) -> None:
    """A hero frees a person, who leaves the board."""
    del s.things[digit]
    s.fallen.append(digit)
    emit(s, "freed", "FA-100", figure=hero.name, target=digit)


def may_concede(s: FantasyPosition) -> bool:
    """Whether it is the moment to give an adventure up: before the first hero of a round acts (FA-099)."""
    return not (s.acted or s.turn.moving or "concede" in s.turn.powers)


async def concede(s: FantasyState, hero: Hero) -> None:
    """The heroes give the adventure up if all their players agree; once is enough in a turn."""
    s.turn.powers.append("concede")
    prompt = "Concede the adventure? It is lost then."
    for seat in (hero.seat, *(seat for seat in hero_seats(s) if seat != hero.seat)):
        if not await may(seat, prompt, "FA-099", figure=hero.name):
            name = next(each.name for each in s.heroes if each.seat == seat)
            emit(s, "goes-on", "FA-099", figure=name)
            return
        prompt = "The player of {figure} wants to concede the adventure. Agree?"
    finish(s, False, "FA-099", "the heroes have conceded")


async def go_into_the_unknown(s: FantasyState, hero: Hero, end: int) -> None:
    """A hero goes through a passage to an area that nobody has seen; it is laid out first (FA-149)."""
    turn, here = s.turn, s.ground
    walk, reach = walking.goals_within(s, hero, turn.moving, False)
    if turn.moving < 2 or not sum(reach.layers[: turn.moving - 1]) >> end & 1:
        turn.actions -= 1
        turn.fresh = False
        turn.moving = walking.allowance(s, hero)
        walk, reach = walking.goals_within(s, hero, turn.moving, False)
    turn.moving -= 1 + reach.cost(end)
    await walking.go_along(s, hero, here.path(reach, end, walk, monster_squares(s)))
    if hero.square != end:
        return  # a trap was on the way
    far = here.passage[end]
    enter(s, hero, far)
    turn.bound = "passage"
    emit(s, "went-through", "FA-149", figure=hero.name, square=far)
    take_key(s, far)
    s.agenda.append(("lay_out", here.area_at[far], 0))


async def step_back(s: FantasyState, hero: Hero) -> None:
    """The far side of a passage is blocked: back beside the near end, and the move is over (FA-148)."""
    near = s.ground.passage[hero.square]
    s.turn.moving, s.turn.bound = 0, ""
    emit(s, "went-through", "FA-148", figure=hero.name, square=near)
    await put_nearest(s, hero, near, free_squares(s), "FA-148")
