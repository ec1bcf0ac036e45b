"""Before the players: Initiative cards, the heroes with what they have, the dice on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.art import path
from questboard.games.fantasy.content import DICE, HEROES, ITEMS, MONSTERS
from questboard.games.fantasy.rules.odds import hero_odds
from questboard.games.fantasy.scene import ids, outlook
from questboard.games.fantasy.scene.cards import hero_lines, item_card, item_token
from questboard.games.fantasy.scene.figures import acts_now, conditions
from questboard.games.fantasy.scene.symbols import (
    ARMOR,
    DIE_COLOR,
    HIT_POINTS,
    MASTER,
    MOVE,
    SPELL_POINTS,
    TOKENS,
    die_face,
    hero_look,
)
from questboard.games.fantasy.state import MASTER as DUNGEON_MASTER
from questboard.games.fantasy.state import NO_ROLL, NOBODY, FantasyView, Hero, Roll
from questboard.games.fantasy.words import card_name, figure_name, plural
from questboard.kernel import Ask
from questboard.scene import Color, Node, badge

HERO_CARD = (7.5, 2.2)
WHY = {
    "turn-undead": "turns undead",
    "break-free": "struggles",
    "charge": "charges",
    "flight": "flies",
    "roaming": "rolls for a roaming monster",
    "search": "searches for traps",
    "disable": "disables a trap",
}
SIGNS = {"search": "eye", "turn-undead": "skull", "charge": "space"}
"""What the numbers of dice are; those of attack dice are swords."""


# ---- Initiative


def initiative(view: FantasyView, names: Sequence[str]) -> list[Node]:
    """The Initiative cards in their order, the one whose turn it is marked (FA-021, FA-022)."""
    if not view.order:
        return []
    cards = []
    for place, name in enumerate(view.order):
        current = place == view.place and view.asked is not None
        dead = name != DUNGEON_MASTER and view.hero(name).dead
        look = MASTER if name == DUNGEON_MASTER else hero_look(name)
        who = "Dungeon Master" if name == DUNGEON_MASTER else HEROES[name].name
        cards.append(
            Node(
                id=ids.initiative(name),
                kind="token",
                label=f"Initiative {place + 1}: {who}{', whose turn it is' if current else ''}"
                f"{', dead' if dead else ''}.",
                rule="FA-022",
                icon=look.icon,
                picture="" if name == DUNGEON_MASTER else path("fantasy", "heroes", name),
                color=look.color,
                count=place + 1,
                glow=current,
                hollow=dead,
            )
        )
    return [
        Node(
            id="initiative",
            kind="track",
            label=order_in_words(view),
            text="Initiative",
            rule="FA-021",
            children=cards,
        )
    ]


def order_in_words(view: FantasyView) -> str:
    """The Initiative cards as they are heard."""
    names = [figure_name(name) for name in view.order]
    current = names[view.place]
    return f"Initiative: {', '.join(names)}. It is the turn of {current}."


# ---- dice


def dice(view: FantasyView) -> list[Node]:
    """The dice as they were rolled last."""
    roll = view.roll
    if roll == NO_ROLL:
        return []
    who = figure_name(roll.by, view.adventure) if roll.by else ""
    why = why_in_words(roll)
    title = f"{who} {why}" if who else card_name(roll.why)
    shown = [f"{DICE[die].name} {face_in_words(die, face)}" for die, face in roll.dice]
    total = f" {plural(roll.total, 'sword')} in all." if any(_is_attack(die) for die, _ in roll.dice) else ""
    children = []
    for place, (die, face) in enumerate(roll.dice):
        icon, text = die_face(die, face)
        children.append(
            Node(
                id=ids.die(place, roll.by, roll.why),
                kind="die",
                label=f"{DICE[die].name} die: {face_in_words(die, face)}.",
                color=DIE_COLOR[die],
                icon=icon,
                text=text,
            )
        )
    return [
        Node(
            id="dice",
            kind="track",
            label=f"{title[0].upper()}{title[1:]}: {', '.join(shown)}.{total}",
            text=f"{roll.total} {'sword' if roll.total == 1 else 'swords'}" if total else "Dice",
            rule="FA-077",
            children=children,
        )
    ]


def why_in_words(roll: Roll) -> str:
    """What the dice are rolled for; a monster attacks with nothing but itself."""
    if roll.why in MONSTERS:
        return f"rolls because of the {card_name(roll.why)}" if roll.by in HEROES else "attacks"
    return WHY.get(roll.why) or f"attacks with {card_name(roll.why)}"


def _is_attack(die: str) -> bool:
    return die in ("yellow", "red", "orange", "purple")


def face_in_words(die: str, face: int | str) -> str:
    """What a die shows.

    >>> face_in_words("red", 2), face_in_words("special", "star"), face_in_words("search", 1)
    ('2 swords', 'star', '1 eye')
    """
    return plural(face, SIGNS.get(die, "sword")) if isinstance(face, int) else face


# ---- heroes


def players(view: FantasyView, ask: Ask[Any] | None, names: Sequence[str]) -> list[Node]:
    """All heroes, the viewer's own first."""
    shown = in_hand(view, ask)
    heroes = sorted(view.heroes, key=lambda hero: hero.seat != view.seat)
    return [player(view, hero, names, hero is shown) for hero in heroes]


def player(view: FantasyView, hero: Hero, names: Sequence[str], in_hand: bool) -> Node:
    """A hero's place at the table; the cards of the hero whose hand is shown lie there."""
    printed = HEROES[hero.name]
    playing = acts_now(view, hero.name)
    cards = [] if in_hand or not hero.items else [belongings(view, hero)]
    return Node(
        id=ids.player(hero.name),
        kind="tray",
        area="party",
        seat=hero.seat,
        label=f"{printed.name}, played by {names[hero.seat]}{', whose turn it is' if playing else ''}:",
        glow=playing,
        children=[hero_card(view, hero, names), *afflictions(view, hero), *cards],
    )


def in_hand(view: FantasyView, ask: Ask[Any] | None) -> Hero | None:
    """The hero whose cards lie before the viewer: one of his who is asked, or acts, or lives."""
    own = [hero for hero in view.heroes if hero.seat == view.seat]
    asked = ask.about.get("figure") if ask is not None and ask.seat == view.seat else ""
    for name in (asked, view.turn.figure):
        for hero in own:
            if hero.name == name:
                return hero
    return next((hero for hero in own if not hero.dead), own[0] if own else None)


def hero_card(view: FantasyView, hero: Hero, names: Sequence[str]) -> Node:
    """A hero's figures."""
    printed, look = HEROES[hero.name], hero_look(hero.name)
    id = ids.hero_card(hero.name)
    armor, move = outlook.hero_armor(view, hero), outlook.movement(view, hero)
    kind, text = hero_lines(hero.name)
    points = f"{hero.hp}/{printed.hp}"
    stats = [
        stat(f"{id}:hp", f"Hit Points of {printed.name}", points, HIT_POINTS, "ruby", "FA-009"),
        stat(f"{id}:ac", f"Armour Class of {printed.name}", str(armor), ARMOR, "slate", "FA-081"),
        stat(f"{id}:move", f"Move of {printed.name}", str(move), MOVE, "walnut", "FA-030"),
    ]
    spells = ""
    if printed.sp:
        spells = f", {hero.sp} of {printed.sp} SP"
        points = f"{hero.sp}/{printed.sp}"
        name = f"Spell Points of {printed.name}"
        stats.insert(1, stat(f"{id}:sp", name, points, SPELL_POINTS, "arcane", "FA-009"))
    if hero.tokens:
        stats.append(
            stat(
                f"{id}:tokens", f"Trap tokens of {printed.name}", str(hero.tokens), TOKENS, "brass", "FA-055"
            )
        )
    dead = " Dead." if hero.dead else ""
    return Node(
        id=id,
        kind="card",
        label=f"{printed.name}, {kind}: {hero.hp} of {printed.hp} HP{spells}, AC {armor}, Move {move}.{dead}"
        f"{items_in_words(hero)}",
        source=printed.source,
        size=HERO_CARD,
        icon=look.icon,
        picture=path("fantasy", "heroes", hero.name),
        color=look.color,
        text=printed.name,
        lines=(f"{kind} · {names[hero.seat]}", text),
        hollow=hero.dead,
        children=stats,
    )


def items_in_words(hero: Hero) -> str:
    """What a hero has, by where it is."""
    places = (("In use", hero.in_use), ("Worn", hero.worn), ("Knapsack", hero.knapsack))
    return "".join(
        f" {title}: {', '.join(ITEMS[item].name for item in items)}." for title, items in places if items
    )


def stat(id: str, name: str, text: str, icon: str, color: Color, rule: str) -> Node:
    """One of a hero's figures."""
    return badge(id, icon, color, text, f"{name}: {text}.", rule)


def afflictions(view: FantasyView, hero: Hero) -> list[Node]:
    """What has befallen a hero, each as a badge."""
    name = HEROES[hero.name].name
    return [
        badge(f"{ids.player(hero.name)}:{condition}", look.icon, look.color, words, f"{name}: {words}.", rule)
        for condition, (look, words, rule) in conditions(view, hero).items()
    ]


# ---- cards


def owned(hero: Hero) -> list[tuple[str, str, str]]:
    """A hero's cards: node, card, and where it lies."""
    seen: dict[str, int] = {}
    found = []
    for where, items in (("in use", hero.in_use), ("worn", hero.worn), ("in the knapsack", hero.knapsack)):
        for item in items:
            number = seen[item] = seen.get(item, 0) + 1
            found.append((ids.card(hero.name, item, number), item, where))
    return found


def belongings(view: FantasyView, hero: Hero) -> Node:
    """A hero's cards, small; those in the knapsack are hollow."""
    name = HEROES[hero.name].name
    children = []
    for id, item, where in owned(hero):
        node = item_token(id, item, f" of {name}, {where}")
        node.hollow = where == "in the knapsack"
        node.previews = previews(view, hero, item, where)
        children.append(node)
    return Node(
        id=f"{ids.player(hero.name)}:cards",
        kind="track",
        label=f"{plural(len(children), 'item')} of {name}.",
        children=children,
    )


def hand(view: FantasyView, ask: Ask[Any] | None) -> list[Node]:
    """The cards of the hero who acts for the viewer: in use, worn, in the knapsack."""
    hero = in_hand(view, ask)
    if hero is None:
        return []
    name = HEROES[hero.name].name
    trays = []
    for title, wanted in (("In use", ("in use", "worn")), ("Knapsack", ("in the knapsack",))):
        cards = []
        for id, item, where in owned(hero):
            if where in wanted:
                card = item_card(id, item, f", {where}")
                card.previews = previews(view, hero, item, where)
                card.hollow = item in hero.used
                cards.append(card)
        if cards:
            trays.append(
                Node(
                    id=f"hand:{title.lower().replace(' ', '-')}",
                    kind="tray",
                    area="hand",
                    label=f"{title}, {name}:",
                    text=f"{title} · {name}",
                    children=cards,
                )
            )
    return trays


def previews(view: FantasyView, hero: Hero, item: str, where: str) -> dict[str, str]:
    """What an attack with a card would cost each monster whom it reaches, shown on them."""
    card = ITEMS[item]
    if where != "in use" or hero.dead or hero.square == NOBODY or not card.attacks or card.area:
        return {}
    if card.cost > hero.sp or not view.monsters:
        return {}
    means = {
        target: float(hero_odds(view, hero, item, mode, target).mean)
        for target, mode in outlook.in_reach(view, hero, item).items()
    }
    return {
        ids.figure(target): f"{means[target]:.1f} HP"
        for target in sorted(means, key=means.__getitem__, reverse=True)
    }
