"""What an attack comes to: its swords, the AC against it, and what is told of both (FA-081)."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import ATTACK_CARDS, BONUS, CARDS, SHIELD, STAR, WARD
from questboard.games.fantasy.rules import events
from questboard.games.fantasy.rules.figures import at_work, under
from questboard.games.fantasy.state import FantasyPosition, Hero, Monster

# ---- AC and swords


def hero_armor(s: FantasyPosition, hero: Hero, assault: Assault) -> int:
    """The AC of a hero against an attack."""
    total = hero.card.ac
    for card in at_work(s, hero):
        total += CARDS[card].armor(s, hero, assault)
    return total + raised(s, hero.square, assault)


def monster_armor(s: FantasyPosition, monster: Monster, assault: Assault) -> int:
    """The AC of a monster against an attack."""
    figure = s.figure(monster)
    printed = figure.ac if figure is not None and figure.ac >= 0 else monster.card.ac
    return printed + events.armor(s, monster) + raised(s, monster.square, assault)


def raised(s: FantasyPosition, square: int, assault: Assault) -> int:
    """What a tower adds to the AC of who stands on it and is attacked from below (FA-179)."""
    here = s.ground
    if not here.top or assault.origin < 0 or assault.ignores_height:
        return 0
    return int(here.on_top(square) and not here.on_top(assault.origin))


def armor_of(s: FantasyPosition, name: str, assault: Assault) -> int:
    """The AC that counts against an attack."""
    monster = s.monster(name)
    if monster is not None:
        printed = monster_armor(s, monster, assault)
    elif name in s.things:
        printed = s.thing(name).ac + raised(s, s.thing(name).square, assault)
    else:
        printed = hero_armor(s, s.hero(name), assault)
    if assault.ignores_armor and not (assault.poison and under(s, name, "poison-proof")):
        return 0
    if assault.half_armor:
        printed //= 2
    return max(0, printed - assault.pierce)


def extra_swords(s: FantasyPosition, assault: Assault, target: str) -> int:
    """Swords that are added for one target, or taken off, besides those for every target."""
    extra = assault.bonus
    if assault.source in ("weapon", "spell", "charge"):
        hero = s.hero(assault.by)
        extra += _hero_bonus(s, hero, assault, target)
        monster = s.monster(target)
        if monster is not None and monster.kind in SHIELD:
            extra -= SHIELD[monster.kind](assault)
    if assault.source != "trap" and target not in s.things and s.monster(target) is None:
        hero = s.hero(target)
        for card in at_work(s, hero):
            if card in WARD:
                extra -= WARD[card](s, hero, assault)
    return extra


def _hero_bonus(s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
    extra = 0
    cards = [card for card in at_work(s, hero) if card != assault.card and ITEMS[card].kind != "weapon"]
    for card in (assault.card, *cards):  # of several weapons only the one attacked with counts (FA-205)
        if card in BONUS:
            extra += BONUS[card](s, hero, assault, target)
    if hero.card.melee and (
        (assault.kind == "melee" and assault.source == "weapon") or assault.kind == "charge"
    ):
        extra += hero.card.melee
    if target in s.turn.passed and assault.source in ("weapon", "spell"):
        extra += ATTACK_CARDS[assault.card].sneak
    return extra


# ---- what that comes to


class Blow(NamedTuple):
    """What the dice of an attack come to for a target."""

    strength: int
    """Swords, with those that are added and taken off."""
    armor: int
    loss: int
    """The HP that it costs."""


def blow(s: FantasyPosition, assault: Assault, target: str) -> Blow:
    """Compare the swords with the AC of a target (FA-081)."""
    strength = max(0, assault.swords + extra_swords(s, assault, target))
    armor = armor_of(s, target, assault)
    return Blow(strength, armor, max(0, strength - armor))


def outcome(s: FantasyPosition, assault: Assault, target: str) -> dict[str, Any]:
    """What is told of an attack on a target."""
    strength, armor, loss = blow(s, assault, target)
    return {
        "target": target,
        "thrown": assault.swords,
        "swords": strength,
        "armor": armor,
        "ignored": assault.ignores_armor and not armor,
        "loss": loss,
    }


def starred(assault: Assault) -> Assault:
    """An attack with what its star does to it."""
    found = replace(assault)
    if assault.star and not assault.power and assault.card in STAR:
        STAR[assault.card](found)
    return found
