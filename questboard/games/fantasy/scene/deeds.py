"""What the options of a question would do, in a few words: odds, steps, what a card says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.knowledge import FantasyView
from questboard.games.fantasy.rules.health import printed_hp
from questboard.games.fantasy.rules.odds import hero_odds, monster_odds
from questboard.games.fantasy.scene import outlook
from questboard.games.fantasy.scene.cards import item_lines
from questboard.games.fantasy.state import FantasyState, Hero, Monster
from questboard.games.fantasy.words import figure_name, plural
from questboard.kernel import Ask

LONG = 80
"""A longer text is left to the card."""


def acting(s: FantasyState, ask: Ask[Any]) -> Hero | Monster | None:
    """Who acts, if the question is what to do."""
    if ask.kind != "act":
        return None
    monster = s.monster(s.turn.figure)
    return monster if monster is not None else s.hero(s.turn.figure)


def outlooks(view: FantasyView, ask: Ask[Any]) -> Callable[[Any], str]:
    """What an option would do, as far as the view can tell."""
    s = view.table
    actor = acting(s, ask)
    if isinstance(actor, Hero):
        return of_hero_acts(s, actor)
    if isinstance(actor, Monster):
        return of_monster_acts(s, actor)
    match ask.kind:
        case "figure" | "hero":
            return lambda name: of_figure(s, name)
        case "item":
            return of_card
        case "drink":
            return lambda drink: of_card(drink[2]) if isinstance(drink, tuple) else ""
        case "room":
            return lambda room: of_card(room[1])
        case "door":
            return lambda door: "known to be locked" if s.locked >> door & 1 else ""
        case "stay":
            return lambda name: HEROES[name].character_class if name in HEROES else ""
        case _:
            return lambda option: ""


def of_hero_acts(s: FantasyState, hero: Hero) -> Callable[[tuple[Any, ...]], str]:
    """What the deeds of a hero would do."""
    costs = outlook.steps(s, hero)

    def of_act(act: tuple[Any, ...]) -> str:
        match act:
            case ("walk", square):
                return of_walk(s, costs.get(square, 0))
            case ("attack", item, mode, target):
                return of_attack(s, hero, item, mode, target)
            case ("cast", item, _):
                cost = f"{ITEMS[item].cost} SP"
                return f"{cost}; {of_card(item)}" if of_card(item) else cost
            case ("disable", square):
                return of_trap(s, square)
            case ("heal", name, _):
                return of_figure(s, name)
            case ("potion", _, item):
                return of_card(item)
            case ("open", door) if s.locked >> door & 1:
                return f"locked; {'the master key' if s.master_key else plural(s.keys, 'skeleton key')}"
            case ("turn undead",):
                return "one roll for all undead in the room"
            case ("search",):
                return "1 or 2 eyes show the nearest traps of this area"
            case ("charge", _):
                return "both actions; skulls cost HP"
            case _:
                return ""

    return of_act


def of_walk(s: FantasyState, cost: int) -> str:
    """How far a walk is, and whether it takes another action."""
    words = plural(cost, "step")
    return f"{words}, with another action" if s.turn.moving and cost > s.turn.moving else words


def of_attack(s: FantasyState, hero: Hero, item: str, mode: str, target: str) -> str:
    """The odds of an attack, and what is paid for it."""
    card = ITEMS[item]
    parts = [outlook.odds_in_words(hero_odds(s, hero, item, mode, target))]
    if card.shots > 1:
        parts.append("both shots counted")
    if card.reroll:
        parts.append("one die may be rolled again")
    if card.cost:
        parts.append(f"{card.cost} SP")
    if "power" in mode:
        parts.append("the weapon is lost on a star")
    if "rage" in mode:
        parts.append("4 HP, ignores AC")
    return "; ".join(parts)


def of_trap(s: FantasyState, square: int) -> str:
    """Which trap is on a square."""
    return next((TRAPS[trap.kind].name for trap in s.traps if trap.square == square), "")


def of_monster_acts(s: FantasyState, monster: Monster) -> Callable[[tuple[Any, ...]], str]:
    """What the deeds of a monster would do."""
    costs = outlook.monster_steps(s, monster)

    def of_act(act: tuple[Any, ...]) -> str:
        match act:
            case ("walk", square):
                return of_walk(s, costs.get(square, 0))
            case ("attack", kind, target):
                odds = monster_odds(s, monster, kind, target)
                if list(odds) == [target]:
                    return outlook.odds_in_words(odds[target])
                return "; ".join(
                    f"{figure_name(name)}: {outlook.odds_in_words(each)}" for name, each in odds.items()
                )
            case _:
                return ""

    return of_act


def of_figure(s: FantasyState, name: str) -> str:
    """How much a figure can take, and its AC."""
    monster = s.monster(name)
    if monster is not None:
        full = printed_hp(s, monster.kind, monster.digit)
        return f"{monster.hp} of {full} HP, AC {outlook.armor_class(s, monster)}"
    if name in s.things:
        return f"{s.things[name]} HP"
    for hero in s.heroes:
        if hero.name == name:
            return f"{hero.hp} of {hero.card.hp} HP, AC {outlook.hero_armor(s, hero)}"
    return MONSTERS[name].name if name in MONSTERS else ""


def of_card(item: str) -> str:
    """What a card says, if that is short."""
    if item not in ITEMS:
        return ""
    text = ITEMS[item].text or " ".join(item_lines(item)[1:2])
    return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"
