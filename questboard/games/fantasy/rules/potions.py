"""Potions, and other cards that may be used at any time (FA-093, FA-097)."""

from __future__ import annotations

from collections.abc import Iterable

from questboard.games.fantasy.rules.health import heal
from questboard.games.fantasy.rules.registry import POTIONS, USES, Use
from questboard.games.fantasy.state import FantasyState, Hero, ItemId
from questboard.kernel import may_choose, tell

TOKENS = "trap-tokens"
"""The name under which Lidda turns in trap tokens."""
TOKEN_PRICE, TOKEN_GAIN = 3, 2


def what_to_use(s: FantasyState, hero: Hero, attacked: bool = False) -> list[ItemId]:
    """The potions and cards that a hero could use now and that would change something."""
    if hero.dead:
        return []
    own = s.turn.figure == hero.name
    found: list[ItemId] = []
    for item in hero.knapsack:
        if item in POTIONS and item not in found and _now(s, hero, POTIONS[item], own, attacked):
            found.append(item)
    for item in hero.working:
        if item in USES and not was_used(s, item) and _now(s, hero, USES[item], own, attacked):
            found.append(item)
    if hero.tokens >= TOKEN_PRICE and hero.hp < hero.card.hp:
        found.append(TOKENS)
    return found


def was_used(s: FantasyState, item: ItemId) -> bool:
    """Whether a card that works once per adventure has, in whosever hands it was then."""
    return any(item in hero.used for hero in s.heroes)


def _now(s: FantasyState, hero: Hero, use: Use, own: bool, attacked: bool) -> bool:
    if (attacked and not use.when_attacked) or (use.own_turn and not own):
        return False
    return use.can(s, hero)


async def use_now(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """A hero drinks a potion, uses a card that works once per adventure, or turns in trap tokens."""
    if item == TOKENS:
        hero.tokens -= TOKEN_PRICE
        tell(s, "tokens-spent", "FA-097", figure=hero.name)
        heal(s, hero, TOKEN_GAIN, "FA-009")
    elif item in POTIONS:
        hero.knapsack.remove(item)
        s.discard.append(item)
        tell(s, "drank", "FA-093", figure=hero.name, item=item)
        await POTIONS[item].do(s, hero)
    else:
        hero.used.append(item)
        tell(s, "used", "FA-097", figure=hero.name, item=item)
        await USES[item].do(s, hero)


async def before_the_roll(s: FantasyState, names: Iterable[str]) -> None:
    """Heroes who are about to be attacked may drink first (FA-093)."""
    for name in names:
        await offer(s, s.hero(name), "{figure} is attacked. Use anything first?", attacked=True)


async def offer(s: FantasyState, hero: Hero, prompt: str, attacked: bool = False) -> None:
    """A hero may use one thing after the other, as long as there is anything."""
    while options := what_to_use(s, hero, attacked):
        item = await may_choose(hero.seat, prompt, options, "item", "FA-093", figure=hero.name)
        if item is None:
            break
        await use_now(s, hero, item)
