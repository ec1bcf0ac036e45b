"""What is printed: powers, Treasures, Monsters, Encounters, Chambers, Boons, Villagers, and the Adventure."""

from __future__ import annotations

import re
from functools import cache

from questboard.games.adventure.content import (
    BOONS,
    BOXES,
    CHAMBERS,
    ENCOUNTERS,
    FRIENDS,
    HEROES,
    MONSTERS,
    POWERS,
    TREASURES,
    Adventure,
    Ally,
    Attack,
    Entry,
    Power,
    Reach,
    Treasure,
)
from questboard.games.adventure.hooks import Look
from questboard.games.adventure.nodes import offer_id
from questboard.games.adventure.scene.pictures import picture
from questboard.games.adventure.scene.symbols import (
    ADVENTURE,
    BOON,
    CHAMBER,
    card_look,
    friend_look,
    hero_look,
    monster_look,
)
from questboard.games.adventure.words import POWER_TYPES
from questboard.scene import Node

CARD = (3.1, 3.1)
"""The size of a card that is to be read."""
PLATE = (7.5, 2.4)
"""The size of a plate: name, kind, hit points and figures."""
ROW = (7.5, 1.75)
"""A card of which name and kind are enough; the rest is read when it is enlarged."""

REACH: dict[Reach, str] = {
    "adjacent": "adjacent",
    "tile": "on the same tile",
    "within 1": "within 1 tile",
    "within 2": "within 2 tiles",
    "within 3": "within 3 tiles",
    "within 4": "within 4 tiles",
}
ACTION = {
    "attack": "instead of an attack",
    "move": "instead of a move",
    "free": "no action",
    "reaction": "as an answer",
    "passive": "always",
    "fortune": "at once",
}
KIND = {
    "curse": "Curse",
    "environment": "Environment",
    "event": "Event",
    "event-attack": "Event-Attack",
    "hazard": "Hazard",
    "trap": "Trap",
    "adventure": "Adventure",
}
NUMBER = {0: "no Monster", 2: "two Monsters"}
"""What a Monster card brings that is not one figure."""
AFTER = {"keep": "", "flip": "flipped when used", "discard": "discarded when used"}


def blow(attack: Attack) -> str:
    """An attack in figures.

    >>> blow(Attack(name="Bite", bonus=7, damage=1, miss=1))
    'Bite +7, 1 damage, 1 on a miss'
    """
    return f"{attack.name} {figures(attack.bonus, attack.damage, attack.miss)}"


def figures(bonus: int, damage: int, miss: int) -> str:
    """Attack bonus and damage.

    >>> figures(7, 2, 0), figures(7, 0, 0)
    ('+7, 2 damage', '+7')
    """
    parts = [f"{bonus:+d}"]
    if damage:
        parts.append(f"{damage} damage")
    if miss:
        parts.append(f"{miss} on a miss")
    return ", ".join(parts)


# ---- what a card says, line by line: its kind first


@cache
def printed_lines(card: str) -> tuple[str, ...]:
    """The print of any card: a line for its kind and figures, then its text."""
    if card in POWERS:
        return power_lines(POWERS[card])
    if card in TREASURES:
        return treasure_lines(TREASURES[card])
    if card in MONSTERS:
        return monster_lines(card)
    if card in ENCOUNTERS:
        return encounter_lines(card)
    if card in FRIENDS:
        return friend_lines(card)
    if card in CHAMBERS:
        chamber = CHAMBERS[card]
        return ("Chamber", chamber.text, f"Goal: {chamber.goal}")
    if card in BOONS:
        return (f"Boon, {BOONS[card].when}", BOONS[card].text)
    return ()


def power_lines(power: Power) -> tuple[str, ...]:
    """A power: type, reach and figures, text."""
    kind = [POWER_TYPES[power.type]]
    if power.use != "attack":
        kind.append(ACTION[power.use])
    if power.reach is not None:
        kind.append(REACH[power.reach])
    if power.stance:
        kind.append("stance")
    attack = (
        [f"Attack {figures(power.bonus, power.damage, power.miss)}"] if power.damage or power.bonus else []
    )
    return (" · ".join(kind), *attack, *([power.text] if power.text else []))


def treasure_lines(treasure: Treasure) -> tuple[str, ...]:
    """An item or a Fortune: how it is used, its figures, text, and its price where there is a store."""
    kind = [ACTION[treasure.use], *([AFTER[treasure.after]] if AFTER[treasure.after] else [])]
    if treasure.range is not None:
        kind.append(REACH[treasure.range])
    attack = [blow(treasure.attack)] if treasure.attack else []
    worth = [f"Price: {treasure.price} gold."] if treasure.price else []
    name = "Fortune" if treasure.use == "fortune" else "Item"
    return (f"{name} · {', '.join(kind)}", *attack, treasure.text, *worth)


def monster_lines(name: str) -> tuple[str, ...]:
    """A Monster: its figures and types, then each tactic with the figures of its attack."""
    monster = MONSTERS[name]
    if not monster.tactics:
        return (NUMBER[monster.figures], monster.text)
    types = ", ".join(monster.types).capitalize()
    tactics = [
        f"{blow(tactic.attack)}: {tactic.text}" if tactic.attack else tactic.text
        for tactic in monster.tactics
    ]
    rays, least = [], 1
    for highest, ray in monster.rays:
        rays.append(f"{least}-{highest} {blow(ray)}")
        least = highest + 1
    return (
        f"AC {monster.armor_class} · {monster.hit_points} HP",
        f"{types}; worth {monster.experience} Experience.",
        *tactics,
        *([f"Eye Rays: {'; '.join(rays)}."] if rays else []),
        *([monster.text] if monster.text else []),
    )


def encounter_lines(card: str) -> tuple[str, ...]:
    """An Encounter card: its kind, its attack, text."""
    printed = ENCOUNTERS[card]
    disable = f", disabled on {printed.disable} or more" if printed.disable else ""
    attack = [blow(printed.attack)] if printed.attack else []
    return (KIND[printed.kind] + disable, *attack, printed.text)


def friend_lines(name: str) -> tuple[str, ...]:
    """A Villager or an Ally: figures and tactics."""
    friend = FRIENDS[name]
    reach = f", {REACH[friend.reach]}" if isinstance(friend, Ally) else ""
    attack = [f"{blow(friend.attack)}{reach}"] if friend.attack else []
    kind = "Ally" if isinstance(friend, Ally) else "Villager"
    return (f"{kind} · AC {friend.armor_class} · {friend.hit_points} HP", *attack, friend.text)


@cache
def in_words(card: str) -> str:
    """The print of a card as it is heard."""
    return ". ".join(line.rstrip(".") for line in printed_lines(card)) + "."


def attack_line(card: str) -> str:
    """The line of a card that is nothing but its attack; the tactics of Monsters have their own."""
    if card in POWERS:
        power = POWERS[card]
        return (
            f"Attack {figures(power.bonus, power.damage, power.miss)}" if power.damage or power.bonus else ""
        )
    if card in FRIENDS:
        return friend_lines(card)[1] if FRIENDS[card].attack else ""
    attack = getattr(entry_of(card), "attack", None)
    return blow(attack) if isinstance(attack, Attack) else ""


def price_line(card: str) -> str:
    """What an item costs where there is a store."""
    price = TREASURES[card].price if card in TREASURES else 0
    return f"Price: {price} gold." if price else ""


def foot(card: str) -> str:
    """The figures in the foot of a card.

    >>> from questboard.games import load_rules
    >>> _ = load_rules("ashardalon")
    >>> foot("charge"), foot("crossbow-of-speed")
    ('+8 · 1 damage', 'Bolt +4 · 1 damage')
    """
    attack = attack_line(card).removeprefix("Attack ").replace(", ", " · ")
    return re.sub(r"(\d+) on a miss", r"miss \1", attack)


def text_lines(card: str) -> tuple[str, ...]:
    """The print of a card without what stands in its foot: its kind, then its text."""
    in_foot = (attack_line(card), price_line(card))
    return tuple(line for line in printed_lines(card) if line not in in_foot)


# ---- cards as nodes


def entry_of(card: str) -> Entry | None:
    """A card by its id, wherever it belongs."""
    for shelf in (POWERS, TREASURES, MONSTERS, ENCOUNTERS, CHAMBERS, BOONS, FRIENDS, HEROES):
        if card in shelf:
            entry: Entry = shelf[card]
            return entry
    return None


def look_of(card: str) -> Look:
    """How a card looks, whatever it is."""
    if card in MONSTERS:
        return monster_look(card)
    if card in FRIENDS:
        return friend_look(card)
    if card in CHAMBERS:
        return CHAMBER
    return BOON if card in BOONS else card_look(card)


def face(id: str, card: str, *, size: tuple[float, float] = CARD, where: str = "", rule: str = "") -> Node:
    """A card face up; `where` says in its label where it lies."""
    entry, look = entry_of(card), look_of(card)
    assert entry is not None
    return Node(
        id=id,
        kind="card",
        label=f"{entry.name}{where}: {in_words(card)}",
        source=entry.source,
        rule=rule,
        size=size,
        icon=look.icon,
        picture=picture(card),
        color=look.color,
        text=entry.name,
        lines=text_lines(card),
        short=entry.short,
        figures=foot(card),
    )


def hero_lines(name: str, level: int) -> tuple[str, ...]:
    """What a Hero card says besides the name."""
    hero = HEROES[name]
    return (f"{hero.race} {hero.class_name}, level {level}", f"{hero.ability}: {hero.text}")


def hero_figures(name: str, level: int) -> str:
    """The figures of a Hero at a level."""
    printed = HEROES[name].levels[level - 1]
    return (
        f"AC {printed.armor_class} · {printed.hit_points} HP · Speed {printed.speed} · "
        f"surge {printed.surge_value}"
    )


def hero_on_offer(name: str, seat: int) -> Node:
    """A Hero card that a player may take."""
    hero, look = HEROES[name], hero_look(name, seat)
    powers = [POWERS[card].name for card in (*hero.fixed, *hero.suggested)]
    stats = hero_figures(name, 1)
    kind, ability = hero_lines(name, 1)
    return Node(
        id=offer_id(name),
        kind="card",
        label=f"{hero.name}, {kind}: {stats}. {ability} Suggested powers: {', '.join(powers)}.",
        source=hero.source,
        rule="WA-026",
        size=CARD,
        icon=look.icon,
        picture=picture(name),
        color=look.color,
        text=hero.name,
        lines=(kind, ability),
        short=hero.short,
        figures=stats,
    )


def adventure_of(box: str, adventure: str) -> Adventure:
    """What is printed of an adventure."""
    return BOXES[box].adventures[adventure]


def adventure_card(box: str, adventure: str, told: tuple[str, ...]) -> Node:
    """The adventure: what it is about, and what has come of it so far."""
    printed = adventure_of(box, adventure)
    victory, defeat = f"Victory: {printed.victory}", f"Defeat: {printed.defeat}"
    return Node(
        id="adventure",
        kind="pile",
        label=" ".join((f"Adventure: {printed.name}.", *told, printed.premise, victory, defeat)),
        source=printed.source,
        rule="WA-023",
        icon=ADVENTURE,
        color="brass",
        text="Adventure",
        lines=(
            " ".join((f"{printed.name}.", *told)),
            victory,
            defeat,
            printed.premise,
            *printed.special,
            *([printed.origin] if printed.origin else []),
        ),
        short=victory,
    )
