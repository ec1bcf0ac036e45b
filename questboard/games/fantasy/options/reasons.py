"""Reasons for hints: who can be attacked from where, and who strikes back."""

from __future__ import annotations

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import USABLE
from questboard.games.fantasy.rules.combat import melee_targets, ranged_targets
from questboard.games.fantasy.rules.figures import can_use
from questboard.games.fantasy.scene.outlook import vitals
from questboard.games.fantasy.state import FantasyPosition, FantasyView, Hero, is_laid_out
from questboard.games.fantasy.tactics import item_worth, striking
from questboard.games.fantasy.words import door_name, figure_name, item_name, listed, plural

MOST_NAMED = 2
"""How many targets are named at most."""


def for_attack(view: FantasyView, hero: Hero, target: str) -> str:
    """How the target is, and whether it can strike back."""
    monster = view.monster(target)
    if monster is None:
        return ""
    strikes = striking(view, monster) >> hero.square & 1
    return f"it has {vitals(view, target)}{'' if strikes else ', and cannot come near enough to strike back'}"


def strikers(view: FantasyView, hero: Hero) -> int:
    """How many monsters can come near enough to strike a hero where he stands."""
    return sum(striking(view, monster) >> hero.square & 1 for monster in view.monsters)


def for_door(view: FantasyView) -> str:
    """Whether there is still something to fight, for what comes through the door comes on top of it."""
    left = len(view.monsters)
    if not left:
        return "no monster is left here, and nobody knows what is behind it"
    still = "is still 1 monster" if left == 1 else f"are still {left} monsters"
    return f"there {still} on the board, and nobody knows what is behind it"


def for_potion(hero: Hero, item: str) -> str:
    """How much of what a potion gives helps, and how its hero is."""
    card, name = USABLE[item], figure_name(hero.name)
    if card.heals and not card.revives:
        helps = min(card.heals, hero.card.hp - hero.hp)
        return f"{name} has {hero.hp} of {hero.card.hp} HP and regains {helps}"
    if card.restores:
        helps = min(card.restores, hero.card.sp - hero.sp)
        return f"{name} has {hero.sp} of {hero.card.sp} SP and regains {helps}"
    return ""


def for_change(hero: Hero) -> str:
    """What in the knapsack hits harder than what is in use."""
    lying, using = (
        max(
            (item for item in items if ITEMS[item].kind == "weapon"),
            key=lambda item: item_worth(hero, item),
            default="",
        )
        for items in (hero.knapsack, hero.in_use)
    )
    if not lying or (using and item_worth(hero, lying) <= item_worth(hero, using)):
        return "nothing in the knapsack hits harder than what is in use"
    return (
        f"{item_name(lying)} in the knapsack hits harder than {item_name(using) if using else 'bare hands'}"
    )


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
    return "; ".join(parts) or _nearer(view, hero.square, square)


def _nearer(view: FantasyView, here: int, there: int) -> str:
    """By how many squares a walk comes nearer to the nearest monster, or else to a chest or a closed door."""
    goals = [(monster.square, figure_name(monster.uid, view.adventure)) for monster in view.monsters]
    goals = goals or [(chest.square, "the chest") for chest in view.chests] + _doors(view)
    if not goals:
        return ""
    far, goal, name = min((view.ground.distance(here, goal), goal, name) for goal, name in goals)
    less = far - view.ground.distance(there, goal)
    return f"{plural(less, 'square')} nearer to {name}" if less > 0 else ""


def _doors(view: FantasyView) -> list[tuple[int, str]]:
    """The closed doors of areas that are laid out."""
    return [
        (square, door_name(door, view.adventure))
        for door, mask in enumerate(view.ground.door_masks)
        if not view.opened >> door & 1
        for square in squares(mask)
        if any(_is_seen(view, beside) for beside in squares(view.ground.beside(mask)))
    ]


def _is_seen(view: FantasyView, square: int) -> bool:
    """Whether a square belongs to an area that is laid out; those of doors belong to none."""
    return square in view.ground.area_at and is_laid_out(view, square)


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
