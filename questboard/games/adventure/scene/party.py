"""Before each player a plate: the Hero card, what lies on it, and what the player controls (WA-051)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questboard.games.adventure.content import HEROES, POWERS
from questboard.games.adventure.hooks.tables import CALLED, LOOKS, SIGNS
from questboard.games.adventure.nodes import card_id, carried_id, hero_card_id, player_id
from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.reactions import tokens_left
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import PLATE, entry_of, hero_lines, in_words
from questboard.games.adventure.scene.figures import condition_in_words, slug, times
from questboard.games.adventure.scene.pictures import picture
from questboard.games.adventure.scene.rows import row
from questboard.games.adventure.scene.symbols import (
    ARMOR,
    CONDITION,
    CURSE,
    GOLD,
    MARK,
    NOBODY,
    SPEED,
    STANCE,
    SURGE,
    VILLAINOUS,
    card_look,
    hero_look,
    token_look,
)
from questboard.games.adventure.scene.teams import banner, team_in_words
from questboard.games.adventure.state import AdventureView, Hero
from questboard.games.adventure.words import CONDITIONS, plural, token_in_words
from questboard.games.adventure.words import card as card_word
from questboard.scene import Color, Node, badge, hit_points

AWAY = {"escaped": "has left the dungeon", "out": "is out of the game"}
SUFFERING = {
    "dazed": ": one action less in the next Hero Phase, at whose end it is over",
    "poisoned": ": 1 damage at the start of a Hero Phase; a roll of 10 or more at its end ends it",
    "immobilized": ": no moving, until the end of the next Hero Phase",
}
CLAUSE = {"dazed": "WA-085", "poisoned": "WA-089", "immobilized": "LD-090"}


def players(view: AdventureView, names: Sequence[str]) -> list[Node]:
    """All players, the viewer first."""
    nearest, count = max(view.seat, 0), len(view.heroes)
    return [player(view, (nearest + turn) % count, names) for turn in range(count)]


def player(view: AdventureView, seat: int, names: Sequence[str]) -> Node:
    """A player's place at the table."""
    hero = view.heroes[seat]
    playing = seat == view.active and view.round > 0 and view.asked is not None
    whose = f"{HEROES[hero.name].name}, played by {names[seat]}" if hero.name else names[seat]
    cards = [] if seat == view.seat or not hero.name else [possessions(view, seat)]
    return Node(
        id=player_id(seat),
        kind="tray",
        area="party",
        seat=seat,
        label=f"{whose}{', whose turn it is' if playing else ''}:",
        glow=playing,
        children=[
            hero_card(view, seat, names),
            *banner(player_id(seat), view, seat, "Team "),
            *(afflictions(player_id(seat), hero) if hero.name else []),
            *burdens(view, seat),
            *row(view, seat),
            *cards,
        ],
    )


# ---- the Hero card


def hero_card(view: AdventureView, seat: int, names: Sequence[str]) -> Node:
    """A Hero's figures, and what has befallen the Hero."""
    hero = view.heroes[seat]
    id = hero_card_id(seat)
    if not hero.name:
        return Node(
            id=id,
            kind="card",
            label=f"{names[seat]} has no Hero yet.",
            size=PLATE,
            icon=NOBODY,
            text=names[seat],
            lines=("no Hero yet",),
            hollow=True,
        )
    printed, look = HEROES[hero.name], hero_look(hero.name, seat)
    armor, speed = armor_class(view, seat), outlook.speed(view, seat)
    kind, ability = hero_lines(hero.name, hero.level)
    away = (
        ""
        if hero.on_board or not (hero.away or view.round)
        else f" {printed.name} {AWAY.get(hero.away, 'is off the board')}."
    )
    most, surge = hero.card.hit_points, str(hero.card.surge_value)
    return Node(
        id=id,
        kind="card",
        label=f"{printed.name}, {kind}: {condition_in_words(hero)}, AC {armor}, Speed {speed}, "
        f"surge value {surge}{team_in_words(view, seat)}.{away}{cards_in_words(hero)}",
        source=printed.source,
        size=PLATE,
        icon=look.icon,
        picture=picture(hero.name, view.box),
        color=look.color,
        text=printed.name,
        lines=(kind, ability),
        hollow=hero.hp <= 0 or (not hero.on_board and view.round > 0),
        children=[
            hit_points(
                f"{id}:hp", hero.hp, most, f"Hit Points of {printed.name}: {hero.hp}/{most}.", "WA-054"
            ),
            stat(f"{id}:ac", f"Armor Class of {printed.name}", str(armor), ARMOR, "slate", "WA-053"),
            stat(f"{id}:speed", f"Speed of {printed.name}", str(speed), SPEED, "walnut", "WA-055"),
            stat(f"{id}:surge", f"Surge Value of {printed.name}", surge, SURGE, "walnut", "WA-056"),
        ],
    )


def cards_in_words(hero: Hero) -> str:
    """The powers and items that a Hero has, those used apart."""
    owned = [*hero.powers, *hero.items]
    ready, used = list(owned), []
    for card in hero.used:
        if card in ready:
            ready.remove(card)
            used.append(card)
    parts = [
        f" {title}: {', '.join(map(card_word, cards))}."
        for title, cards in (("Face up", ready), ("Face down", used))
        if cards
    ]
    if hero.stance:
        parts.append(f" Stance: {card_word(hero.stance)}.")
    if hero.gold:
        parts.append(f" {sum(hero.gold)} gold.")
    return "".join(parts)


def stat(id: str, name: str, text: str, icon: str, color: Color, rule: str) -> Node:
    """One of a Hero's figures."""
    return badge(id, icon, color, text, f"{name}: {text}.", rule)


def afflictions(id: str, hero: Hero) -> list[Node]:
    """Conditions, curses, tokens and gold, each as a badge that tells what it does."""
    name = HEROES[hero.name].name
    found = [
        Node(
            id=f"{id}:{condition}",
            kind="badge",
            label=f"{name} is {CONDITIONS[condition]}{SUFFERING.get(condition, '')}.",
            rule=CLAUSE.get(condition, ""),
            icon=CONDITION[condition].icon,
            color=CONDITION[condition].color,
            text=CONDITIONS[condition],
        )
        for condition in hero.conditions
    ]
    found.extend(
        Node(
            id=f"{id}:curse:{curse}",
            kind="badge",
            label=f"{name} is under {times(card_word(curse), count)}: {in_words(curse)}",
            icon=CURSE.icon,
            color=CURSE.color,
            text=card_word(curse),
            count=count if count > 1 else None,
        )
        for curse, count in Counter(hero.curses).items()
    )
    found.extend(bearing(id, hero))
    found.extend(marks(id, hero))
    if hero.gold:
        gold = str(sum(hero.gold))
        found.append(
            Node(id=f"{id}:gold", kind="badge", label=f"{name} has {gold} gold.", icon=GOLD, text=gold)
        )
    return found


def bearing(id: str, hero: Hero) -> list[Node]:
    """Whether a Hero is a Villain as well, and the stance that the Hero is in."""
    name, found = HEROES[hero.name].name, []
    if hero.villainous:
        found.append(
            Node(
                id=f"{id}:villain",
                kind="badge",
                label=f"{name} is a Villain as well: others may attack this Hero, and the Hero them.",
                rule="LD-180",
                icon=VILLAINOUS.icon,
                color=VILLAINOUS.color,
                text="Villain",
            )
        )
    if hero.stance:
        found.append(
            Node(
                id=f"{id}:stance",
                kind="badge",
                label=f"{name} is in a stance, {card_word(hero.stance)}: {in_words(hero.stance)}",
                rule="LD-103",
                icon=STANCE.icon,
                color=STANCE.color,
                text=card_word(hero.stance),
            )
        )
    return found


def marks(id: str, hero: Hero) -> list[Node]:
    """What cards have left on a Hero."""
    name, found = HEROES[hero.name].name, []
    for mark, count in hero.notes.items():
        node = Node(id=f"{id}:mark:{slug(mark)}", kind="badge")
        if mark in SIGNS:
            (node.icon, node.color), node.text = SIGNS[mark]
            node.label = f"{name}: {node.text}."
            found.append(node)
        elif count > 0 and (entry := entry_of(mark)) is not None and not holds_tokens(mark):
            node.label = f"{name} has {entry.name}: {in_words(mark)}"
            node.icon, node.color = LOOKS.get(mark, MARK).icon, "sapphire"
            node.text = f"{entry.name} {count}" if count > 1 else entry.name
            found.append(node)
    return found


def burdens(view: AdventureView, seat: int) -> list[Node]:
    """What a Hero carries; what is in a chest is told to those who have seen it."""
    hero, found = view.heroes[seat], []
    for name in hero.carried:
        kind = name.rpartition("-")[0]
        look = token_look(kind)
        worth = view.chests[name].value if name in view.chests else None
        value = f", worth {worth}" if worth is not None else ""
        found.append(
            Node(
                id=carried_id(seat, name),
                kind="badge",
                label=f"{HEROES[hero.name].name} carries {token_in_words(name)}{value}.",
                rule="WA-119",
                icon=look.icon,
                color=look.color,
                text=CALLED[kind].partition(" ")[2],
                count=worth,
            )
        )
    return found


# ---- powers and items of the others


def holds_tokens(card: str) -> bool:
    """Whether tokens lie on a power, of which each use takes one."""
    return card in POWERS and POWERS[card].tokens > 0


def tokens_on(hero: Hero, card: str) -> str:
    """What lies on a power, in words."""
    if card == hero.stance:
        return ", with the Stance token"
    if holds_tokens(card):
        return f", with {plural(tokens_left(hero, card), 'token')}"
    return ""


def possessions(view: AdventureView, seat: int) -> Node:
    """Another player's powers and items, small; those used are hollow."""
    hero = view.heroes[seat]
    name = HEROES[hero.name].name
    children = [
        Node(
            id=id,
            kind="token",
            label=f"{card_word(card)} of {name}{', another one' if number > 1 else ''}, "
            f"{'face down' if used else 'face up'}{tokens_on(hero, card)}: {in_words(card)}",
            icon=card_look(card).icon,
            picture=picture(card, view.box),
            color=card_look(card).color,
            count=tokens_left(hero, card) if holds_tokens(card) and not used else None,
            glow=card == hero.stance,
            hollow=used,
            previews=outlook.previews(view, seat, card) if not used else {},
        )
        for id, card, used, number in owned_cards(view, seat)
    ]
    return Node(
        id=f"player:{seat}:cards",
        kind="track",
        label=f"{len(children)} powers and items of {name}.",
        children=children,
    )


def owned_cards(view: AdventureView, seat: int) -> list[tuple[str, str, bool, int]]:
    """A Hero's powers, then items: node, card, whether it lies face down, and which copy it is."""
    hero = view.heroes[seat]
    used, seen = list(hero.used), dict[str, int]()
    found = []
    for card in (*hero.powers, *hero.items):
        number = seen[card] = seen.get(card, 0) + 1
        down = card in used
        if down:
            used.remove(card)
        found.append((card_id(seat, card, number), card, down, number))
    return found
