"""Reasons for hints: who can be attacked from where, and who strikes back."""

from __future__ import annotations

from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.rules.combat import melee_targets, ranged_targets
from questboard.games.fantasy.rules.figures import can_use
from questboard.games.fantasy.scene.outlook import vitals
from questboard.games.fantasy.state import FantasyPosition, FantasyView, Hero
from questboard.games.fantasy.tactics import striking
from questboard.games.fantasy.words import figure_name, listed, plural

MOST_NAMED = 2
"""How many targets are named at most."""


def for_attack(view: FantasyView, hero: Hero, target: str) -> str:
    """How the target is, and whether it can strike back."""
    monster = view.monster(target)
    if monster is None:
        return ""
    strikes = striking(view, monster) >> hero.square & 1
    return f"it has {vitals(view, target)}{'' if strikes else ', and cannot come near enough to strike back'}"


def for_walk(view: FantasyView, hero: Hero, square: int) -> str:
    """Whom the hero could attack from a square and not from here, and how many could strike there."""
    if hero.square < 0:
        return ""
    new = [name for name in _targets(view, hero, square) if name not in _targets(view, hero, hero.square)]
    parts = []
    if new and view.turn.attacks < int(view.options.hero_attacks):
        more = len(new) - MOST_NAMED
        names = [figure_name(name, view.adventure) for name in new[:MOST_NAMED]]
        parts.append(
            f"{listed([*names, *([plural(more, 'other')] if more > 0 else [])])} can be attacked from there"
        )
    near, nearer = (
        [monster for monster in view.monsters if striking(view, monster) >> at & 1]
        for at in (hero.square, square)
    )
    if len(nearer) < len(near):
        fewer = len(near) - len(nearer)
        parts.append(f"{plural(fewer, 'monster')} fewer can come near enough to strike")
    return "; ".join(parts)


def _targets(view: FantasyPosition, hero: Hero, square: int) -> list[str]:
    """Whom a hero could attack from a square with the cards in use."""
    there, found = hero.clone(), list[str]()
    there.square = square
    for item in dict.fromkeys(hero.in_use):
        card = ITEMS[item]
        if not card.attacks or card.area or card.cost > hero.sp or not can_use(hero, item):
            continue
        if card.melee:
            found += melee_targets(view, there, card.reach)
        if card.ranged:
            found += ranged_targets(view, there, card.range)
    return list(dict.fromkeys(found))
