"""What is printed: items, monsters, heroes and traps, in lines and as nodes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from questboard.art import path
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS, Entry, MonsterCard
from questboard.games.fantasy.dice import NAMES
from questboard.games.fantasy.scene.symbols import (
    ATTACK_SPELL,
    BOW,
    DIE_COLOR,
    FACE_ICON,
    MELEE,
    Look,
    hero_look,
    item_look,
    monster_look,
)
from questboard.scene import Node

CARD = (4.3, 2.5)
"""The size of a card that is to be read."""
PLATE = (7.5, 2.2)
"""The size of a plate: name, kind, hit points and figures."""
ROW = (7.5, 1.75)
"""A card of which name and kind are enough; the rest is read when it is enlarged."""
LONG = 80
"""A longer text is cut short where it stands beside an option; the card has all of it."""
SETS = {"base": "", "forest": "Forbidden Forest", "winter": "Eternal Winter"}


def dice_in_words(pool: str) -> str:
    """A pool as one reads it aloud.

    >>> dice_in_words("YYOS"), dice_in_words("R")
    ('2 yellow, 1 orange and the Special die', '1 red')
    """
    counted = [f"{pool.count(letter)} {name}" for letter, name in NAMES.items() if letter in pool.rstrip("S")]
    words = " and ".join(filter(None, [", ".join(counted[:-1]), *counted[-1:]]))
    if "S" not in pool:
        return words
    return f"{', '.join(counted)} and the Special die" if counted else "the Special die"


@cache
def item_lines(item: str) -> tuple[str, ...]:
    """An Item card: kind and level, each of its attacks, text, and for whom it is."""
    card = ITEMS[item]
    kind = [f"{card.kind.capitalize()}, level {card.level}"]
    if card.cost:
        kind.append(f"{card.cost} SP")
    lines = [" · ".join(kind)]
    if card.melee:
        reach = ", reaches 2 squares" if card.reach == 2 else ""
        lines.append(f"Melee: {dice_in_words(card.melee)}{reach}.")
    if card.ranged:
        lines.append(f"Ranged: {dice_in_words(card.ranged)}{_how_far(item)}.")
    if card.power:
        power = dice_in_words(f"{card.power}S")
        lines.append(f"Power Attack: {power}. Star: the weapon is lost.")
    if card.reroll:
        lines.append("One attack die may be rolled again.")
    if card.text:
        lines.append(card.text)
    if card.users:
        lines.append(f"For: {', '.join(card.users)}.")
    return tuple(lines)


def card_in_brief(item: str) -> str:
    """What an Item card says, cut short if that is long; nothing for anything else."""
    if item not in ITEMS:
        return ""
    text = ITEMS[item].text or " ".join(item_lines(item)[1:2])
    return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"


def _how_far(item: str) -> str:
    card = ITEMS[item]
    if card.area == "line":
        return f", in a line of {card.size} squares" if card.size else ", in a straight line"
    if card.area == "burst":
        return f", in a burst of {card.size}"
    return f", up to {card.range} squares" if card.range else ""


@cache
def item_print(item: str) -> tuple[tuple[str, ...], str]:
    """What stands on an Item card besides its dice, and how far it reaches, for its foot."""
    card = ITEMS[item]
    told = [line for line in item_lines(item) if not line.startswith(("Melee: ", "Ranged: "))]
    reach = "reaches 2 squares" if card.melee and card.reach == 2 else ""
    return tuple(told), ", ".join(filter(None, (reach, _how_far(item).lstrip(", "))))


def dice_icons(id: str, pools: Sequence[tuple[str, str]]) -> list[Node]:
    """Pools as small dice, each with the initial of its colour; where there are several, behind a sign."""
    signs = len(pools) > 1
    return [
        node
        for place, (sign, pool) in enumerate(pools)
        for node in (
            *([Node(id=f"{id}:sign:{place}", kind="badge", icon=sign, color="walnut")] if signs else []),
            *(_die(f"{id}:die:{place}:{number}", letter) for number, letter in enumerate(pool)),
        )
    ]


def _die(id: str, letter: str) -> Node:
    name = "special" if letter == "S" else NAMES[letter]
    special = name == "special"
    return Node(
        id=id,
        kind="die",
        color=DIE_COLOR[name],
        icon=FACE_ICON["star"] if special else "",
        text="" if special else letter,
    )


@cache
def monster_lines(kind: str) -> tuple[str, ...]:
    """A Monster card: its figures, its attacks, text."""
    card: MonsterCard = MONSTERS[kind]
    attacks = [
        f"{name}: {dice_in_words(pool)}."
        for name, pool in (
            ("Melee", card.melee),
            ("Ranged", card.ranged),
            ("Breath", card.breath),
            ("Cold aura", card.aura),
        )
        if pool
    ]
    skull = [f"Undead: turned by {card.skull}."] if card.skull else []
    return (f"AC {card.ac} · {card.hp} HP · Move {card.move}", *attacks, *skull, *_text(card.text))


def _text(text: str) -> list[str]:
    return [text] if text else []


@cache
def hero_lines(name: str) -> tuple[str, ...]:
    """What a Hero card says besides the name."""
    hero = HEROES[name]
    return (f"{hero.race.capitalize()} {hero.character_class}", hero.text)


@cache
def trap_words(kind: str) -> str:
    """What a trap does."""
    attack = TRAPS[kind].attack
    dice = f" Attack: {dice_in_words(attack)}." if attack else ""
    return f"{TRAPS[kind].text}{dice}"


def in_words(lines: tuple[str, ...]) -> str:
    """Print as it is heard."""
    return ". ".join(line.rstrip(".") for line in lines) + "."


def item_card(id: str, item: str, where: str = "", size: tuple[float, float] = CARD) -> Node:
    """An Item card face up; `where` says in its label where it lies."""
    card, look = ITEMS[item], item_look(item)
    node = _card(id, card, look, path("fantasy", "items", item), item_lines(item), where, size)
    node.lines, node.figures = item_print(item)
    pools = [(MELEE, card.melee), (BOW if card.kind == "weapon" else look.icon, card.ranged)]
    node.children = dice_icons(id, [pool for pool in pools if pool[1]])
    return node


def item_token(id: str, item: str, where: str) -> Node:
    """An Item card of which only the emblem is seen."""
    look = item_look(item)
    return Node(
        id=id,
        kind="token",
        label=f"{ITEMS[item].name}{where}: {in_words(item_lines(item))}",
        source=ITEMS[item].source,
        icon=look.icon,
        picture=path("fantasy", "items", item),
        color=look.color,
    )


def monster_card(id: str, kind: str, where: str = "", size: tuple[float, float] = ROW) -> Node:
    """A Monster card face up."""
    card, shown = MONSTERS[kind], path("fantasy", "monsters", kind)
    node = _card(id, card, monster_look(kind), shown, monster_lines(kind), where, size)
    node.lines = (
        node.lines[0],
        *([f"Undead: turned by {card.skull}."] if card.skull else []),
        *_text(card.text),
    )
    pools = [(MELEE, card.melee), (BOW, card.ranged), (ATTACK_SPELL, card.breath or card.aura)]
    node.children = dice_icons(id, [pool for pool in pools if pool[1]])
    return node


def hero_card(id: str, name: str) -> Node:
    """A Hero card face up."""
    hero = HEROES[name]
    spells = f" · {hero.sp} SP" if hero.sp else ""
    lines = (f"AC {hero.ac} · {hero.hp} HP{spells} · Move {hero.move}", *hero_lines(name))
    return _card(id, hero, hero_look(name), path("fantasy", "heroes", name), lines, "", CARD)


def _card(
    id: str,
    entry: Entry,
    look: Look,
    shown: str,
    lines: tuple[str, ...],
    where: str,
    size: tuple[float, float],
) -> Node:
    return Node(
        id=id,
        kind="card",
        label=f"{entry.name}{where}: {in_words(lines)}",
        source=entry.source,
        size=size,
        icon=look.icon,
        picture=shown,
        color=look.color,
        text=entry.name,
        lines=lines,
        short=entry.short,
    )
