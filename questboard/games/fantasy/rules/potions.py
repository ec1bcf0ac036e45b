"""Potions, and other cards that may be used at any time (FA-093, FA-097).

In his own turn a player finds them among all that his heroes may do. In the turns of others he is asked
before every action and before an attack is rolled, if he has something that could matter, until he says
that he wants nothing in this turn, or nothing before a turn of his own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from questboard.games.fantasy.hooks import POTIONS, USABLE, USES
from questboard.games.fantasy.rules.health import heal
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyState, Hero, ItemId
from questboard.kernel import Ask, Window, emit, may_choose

TOKENS = "trap-tokens"
"""The name under which trap tokens are turned in, as if they were a potion."""
TOKEN_PRICE, TOKEN_GAIN = 3, 2
Drink: TypeAlias = tuple[str, str, str]
"""("potion", hero, item)."""
NOT_THIS_TURN, NOT_THIS_ROUND = "turn", "round"
WHILE_OTHERS_ACT = (NOT_THIS_TURN, NOT_THIS_ROUND)
"""Answers of a player who wants to drink nothing more in this turn, or before a turn of his own."""


# ---- what could be used


def what_to_use(s: FantasyPosition, hero: Hero) -> list[ItemId]:
    """The potions and cards that a hero could use now and that would change something."""
    if hero.dead:
        return []
    own = s.turn.figure == hero.name
    found: list[ItemId] = []
    for item in hero.knapsack:
        if item in POTIONS and item not in found and _now(s, hero, item, own):
            found.append(item)
    for item in hero.working:
        if item in USES and not was_used(s, item) and _now(s, hero, item, own):
            found.append(item)
    if hero.tokens >= TOKEN_PRICE and hero.hp < hero.card.hp:
        found.append(TOKENS)
    return found


def was_used(s: FantasyPosition, item: ItemId) -> bool:
    """Whether a card that works once per adventure has, in whosever hands it was then."""
    return any(item in hero.used for hero in s.heroes)


def _now(s: FantasyPosition, hero: Hero, item: ItemId, own: bool) -> bool:
    card = USABLE[item]
    return (own or not card.own_turn) and card.can(s, hero)


def matters(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero could use something that should not wait: there is something to heal or to fear."""
    if not hero.tokens and POTIONS.keys().isdisjoint(hero.knapsack) and USES.keys().isdisjoint(hero.working):
        return False  # the usual case
    return any(item == TOKENS or USABLE[item].matters(s, hero) for item in what_to_use(s, hero))


def helps(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero could use something that helps against an attack on him."""
    return any(item == TOKENS or USABLE[item].when_attacked for item in what_to_use(s, hero))


async def use_now(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """A hero drinks a potion, uses a card that works once per adventure, or turns in trap tokens."""
    if item == TOKENS:
        hero.tokens -= TOKEN_PRICE
        emit(s, "tokens-spent", "FA-097", figure=hero.name)
        heal(s, hero, TOKEN_GAIN, "FA-009")
    elif item in POTIONS:
        hero.knapsack.remove(item)
        s.discard.append(item)
        emit(s, "drank", "FA-093", figure=hero.name, item=item)
        await POTIONS[item](s, hero)
    else:
        hero.used.append(item)
        emit(s, "used", "FA-097", figure=hero.name, item=item)
        await USES[item](s, hero)


# ---- when


def thirsty(s: FantasyPosition, acting: int = NOBODY) -> list[int]:
    """The seats to be asked before the next action, except that of the hero who acts."""
    turn = s.turn
    if turn.moving or turn.offered == turn.actions:
        return []  # a move is under way, or nothing has been done since they were asked
    return wishing(s, acting)


def wishing(s: FantasyPosition, acting: int = NOBODY) -> list[int]:
    """The seats that have something that could matter, and have not said that they want nothing."""
    found: list[int] = []
    quiet = s.not_this_turn | s.not_this_round
    for hero in s.heroes:
        seat = hero.seat
        if seat != acting and not quiet >> seat & 1 and matters(s, hero) and seat not in found:
            found.append(seat)
    return found


class Pause(msgspec.Struct, frozen=True):
    """A moment in which heroes may use what they have, before something goes on."""

    prompt: str
    figure: str
    """Who acts, or who is attacked."""
    hero: str = ""
    """Only this hero may use anything; "" for all heroes of a seat."""
    can_decline: bool = False
    """Whether a player may say that he wants nothing more in this turn or round."""
    by: str = ""
    """Who attacks the figure, if it is attacked."""
    targets: tuple[str, ...] = ()
    """Whom the figure attacks."""


class Drinking(Window[FantasyState]):
    """A player uses one thing after the other, of all his heroes, as long as there is anything."""

    def options(self, s: FantasyPosition, seat: int, moment: Pause) -> Sequence[Drink | str]:
        """All that the heroes of a seat could use now, and that it wants nothing."""
        if moment.hero:
            return [("potion", moment.hero, item) for item in what_to_use(s, s.hero(moment.hero))]
        if not moment.can_decline:
            return drinks(s, seat)
        found = drinks(s, seat) if not declined(s, seat) else []
        return [*found, *WHILE_OTHERS_ACT] if found else []

    def question(
        self, s: FantasyPosition, seat: int, moment: Pause, options: Sequence[Drink | str]
    ) -> Ask[Drink | str | None]:
        """Whether, and what, somebody uses."""
        about: dict[str, Any] = {"figure": moment.figure}
        if moment.by:
            about["target"] = moment.by
        if moment.targets:
            about["targets"] = moment.targets
        return may_choose(seat, moment.prompt, options, "drink", "FA-093", **about)

    async def react(self, s: FantasyState, seat: int, option: Drink | str, moment: Pause) -> None:
        """Use something, or hear no more of it."""
        if isinstance(option, str):
            s.not_this_turn |= (option == NOT_THIS_TURN) << seat
            s.not_this_round |= (option == NOT_THIS_ROUND) << seat
        else:
            await use_now(s, s.hero(option[1]), option[2])


DRINKING = Drinking()


async def before_an_action(s: FantasyState, asked: Sequence[int]) -> None:
    """Heroes of other seats may drink before the next action, which is after the one before it."""
    s.turn.offered = s.turn.actions
    pause = Pause("Before {figure} acts: use anything?", s.turn.figure, can_decline=True)
    await DRINKING.offer(s, pause, asked)


async def before_the_roll(
    s: FantasyState, by: str, targets: Sequence[str], acting: int = NOBODY, attacked: Sequence[str] = ()
) -> None:
    """Heroes who are attacked may drink before the roll; so may those of players who have not declined."""
    asked = []
    for hero in s.heroes if attacked else ():
        if hero.name in attacked and hero.seat not in asked and helps(s, hero):
            asked.append(hero.seat)
            pause = Pause("{target} attacks {figure}. Use anything before the roll?", hero.name, by=by)
            await DRINKING.offer(s, pause, [hero.seat])
    if others := [seat for seat in wishing(s, acting) if seat not in asked]:
        prompt = "{figure} is about to attack {targets}. Use anything before the roll?"
        pause = Pause(prompt, by, can_decline=True, targets=tuple(targets))
        await DRINKING.offer(s, pause, others)


async def without_actions(s: FantasyState, hero: Hero) -> None:
    """A hero who has no actions in his turn may use what he has all the same (FA-129)."""
    pause = Pause("{figure} is not free and has no action left. Use anything?", hero.name, hero=hero.name)
    await DRINKING.offer(s, pause, [hero.seat])


def declined(s: FantasyPosition, seat: int) -> bool:
    """Whether a player has said that he wants nothing in this turn, or before a turn of his own."""
    return bool((s.not_this_turn | s.not_this_round) >> seat & 1)


def drinks(s: FantasyPosition, seat: int) -> list[Drink]:
    """All that the heroes of a seat could use now."""
    return [
        ("potion", hero.name, item) for hero in s.heroes if hero.seat == seat for item in what_to_use(s, hero)
    ]
