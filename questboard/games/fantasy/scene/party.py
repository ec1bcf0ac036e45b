"""The plates of the heroes with their Initiative cards, what they have, the dice on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.art import path
from questboard.games.fantasy.content import DICE, HEROES, ITEMS, MONSTERS
from questboard.games.fantasy.rules.odds import hero_odds
from questboard.games.fantasy.scene import ids, outlook
from questboard.games.fantasy.scene.cards import PLATE, hero_lines, item_card, item_token
from questboard.games.fantasy.scene.figures import acts_now, conditions
from questboard.games.fantasy.scene.symbols import (
    ARMOR,
    DIE_COLOR,
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
from questboard.scene import Color, Node, badge, hit_points

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


def initiative(view: FantasyView, name: str) -> tuple[int | None, str]:
    """The number of an Initiative card, for the corner of a plate, and the same in words (FA-021, FA-022)."""
    if name not in view.order:
        return None, ""
    place = view.order.index(name) + 1
    return place, f", Initiative {place}"


# ---- dice


def dice(view: FantasyView) -> Node:
    """The dice as they were rolled last; before the first roll they lie ready."""
    roll = view.roll
    if roll == NO_ROLL:
        ready = [
            Node(id=ids.die(place, "", ""), kind="die", color=DIE_COLOR[name], hollow=True)
            for place, name in enumerate(("yellow", "red", "orange", "purple"))
        ]
        return Node(id="dice", kind="track", label="Dice, not rolled yet.", text="Dice", children=ready)
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
    return Node(
        id="dice",
        kind="track",
        label=f"{title[0].upper()}{title[1:]}: {', '.join(shown)}.{total}",
        text=f"{roll.total} {'sword' if roll.total == 1 else 'swords'}" if total else "Dice",
        rule="FA-077",
        children=children,
    )


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
    """All heroes; the cards of the one whose hand is shown lie there."""
    shown, traded = in_hand(view, ask), partner(view, ask)
    return [player(view, hero, names, hero in (shown, traded)) for hero in view.heroes]


def in_turn(view: FantasyView, plates: Sequence[Node], master: Node) -> list[Node]:
    """The plates of the heroes and of the Dungeon Master in the order of Initiative, once it is dealt."""
    called = {ids.player(hero.name): hero.name for hero in view.heroes}
    placed = {name: place for place, name in enumerate(view.order)}
    heroes = sorted(plates, key=lambda plate: placed.get(called[plate.id], len(placed)))
    before = placed.get(DUNGEON_MASTER, len(plates))
    return [*heroes[:before], master, *heroes[before:]]


def player(view: FantasyView, hero: Hero, names: Sequence[str], elsewhere: bool) -> Node:
    """A hero's plate; his cards may lie elsewhere."""
    printed = HEROES[hero.name]
    playing = acts_now(view, hero.name)
    cards = [] if elsewhere or not hero.items else [belongings(view, hero)]
    return Node(
        id=ids.player(hero.name),
        kind="tray",
        area="party",
        seat=hero.seat,
        label=f"{printed.name}, played by {names[hero.seat]}{', whose turn it is' if playing else ''}:",
        glow=playing,
        children=[
            hero_card(view, hero),
            *afflictions(view, hero),
            *cards,
        ],
    )


def partner(view: FantasyView, ask: Ask[Any] | None) -> Hero | None:
    """The hero with whom the one who is asked exchanges items."""
    if ask is None or ask.seat != view.seat or ask.kind != "bargain":
        return None
    return view.hero(ask.about["figure"])


def in_hand(view: FantasyView, ask: Ask[Any] | None) -> Hero | None:
    """The hero whose cards lie before the viewer: one of his who is asked, or acts, or lives."""
    own = [hero for hero in view.heroes if hero.seat == view.seat]
    asked = ask.about.get("figure") if ask is not None and ask.seat == view.seat else ""
    if ask is not None and ask.kind == "bargain":
        asked = ""  # the question is about the other one
    for name in (asked, view.turn.figure):
        for hero in own:
            if hero.name == name:
                return hero
    return next((hero for hero in own if not hero.dead), own[0] if own else None)


def hero_card(view: FantasyView, hero: Hero) -> Node:
    """A hero's figures."""
    printed, look = HEROES[hero.name], hero_look(hero.name)
    id = ids.hero_card(hero.name)
    armor, move = outlook.hero_armor(view, hero), outlook.movement(view, hero)
    kind, text = hero_lines(hero.name)
    place, turn = initiative(view, hero.name)
    left = f"Hit Points of {printed.name}: {hero.hp}/{printed.hp}."
    stats = [
        hit_points(f"{id}:hp", hero.hp, printed.hp, left, "FA-009"),
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
        label=f"{printed.name}, {kind}: {hero.hp} of {printed.hp} HP{spells}, AC {armor}, Move {move}{turn}."
        f"{dead}{items_in_words(hero)}",
        source=printed.source,
        size=PLATE,
        icon=look.icon,
        picture=path("fantasy", "heroes", hero.name),
        color=look.color,
        text=printed.name,
        lines=(kind, text),
        hollow=hero.dead,
        children=stats,
        count=place,
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
    hero, other = in_hand(view, ask), partner(view, ask)
    if hero is None:
        return []
    if other is not None:
        return [kit(view, each) for each in (hero, other)]
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


def kit(view: FantasyView, hero: Hero) -> Node:
    """All that a hero could give in an exchange, side by side with the kit of the other one."""
    name = HEROES[hero.name].name
    return Node(
        id=f"kit:{hero.name}",
        kind="tray",
        area="hand",
        label=f"{name} gives:",
        text=f"{name} gives",
        children=[item_card(id, item, f" of {name}, {where}") for id, item, where in owned(hero)],
    )


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
