"""The Dungeon Master: a plate with the monsters in sight, and the screen that only he sees behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questboard.games.fantasy.content import MONSTERS, TRAPS
from questboard.games.fantasy.parts import Event, Layout
from questboard.games.fantasy.rules.health import printed_hp
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import CARD, PLATE, ROW, monster_card
from questboard.games.fantasy.scene.figures import name_of
from questboard.games.fantasy.scene.party import initiative
from questboard.games.fantasy.scene.symbols import MASTER, NOTES
from questboard.games.fantasy.state import MASTER as DUNGEON_MASTER
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyView
from questboard.games.fantasy.words import figure_name, item_name, plural, square_name
from questboard.scene import Node

# ---- the plate


def master(view: FantasyView, names: Sequence[str]) -> Node:
    """The Dungeon Master's place in the order of Initiative, with the monsters whom everybody sees."""
    who = "automatic" if view.master == NOBODY else names[view.master]
    sight = f"{plural(len(view.monsters), 'figure')} in sight"
    place, order = initiative(view, DUNGEON_MASTER)
    acting = view.masters_turn and view.asked is not None
    card = Node(
        id=ids.MASTER,
        kind="card",
        label=f"Dungeon Master: {who}, {sight}{order}.{order_in_words(view)}",
        rule="FA-002",
        size=PLATE,
        icon=MASTER.icon,
        color=MASTER.color,
        text="Dungeon Master",
        lines=(f"{who} · {sight}",),
        count=place,
    )
    cards = monsters(view, ROW) if not view.is_master else []
    return Node(
        id="master:plate",
        kind="tray",
        area="party",
        seat=None if view.master == NOBODY else view.master,
        label=f"Dungeon Master, {who}{', whose turn it is' if acting else ''}:",
        glow=acting,
        children=[card, *([_tray(cards)] if cards else [])],
    )


def order_in_words(view: FantasyView) -> str:
    """The Initiative cards as they are heard."""
    if not view.order:
        return ""
    names = [figure_name(name) for name in view.order]
    return f" Initiative: {', '.join(names)}. It is the turn of {names[view.place]}."


def screen(view: FantasyView) -> list[Node]:
    """Before the Dungeon Master: the cards of the monsters on the board, large."""
    cards = monsters(view, CARD) if view.is_master else []
    if not cards:
        return []
    tray = _tray(cards)
    tray.area, tray.text = "hand", "Monsters"
    return [tray]


def _tray(cards: list[Node]) -> Node:
    return Node(id="monsters", kind="tray", label="Monster cards:", children=cards)


def monsters(view: FantasyView, size: tuple[float, float]) -> list[Node]:
    """A card for each kind of monster on the board, with the HP of each by its number; acted ones hollow."""
    cards = []
    for kind in dict.fromkeys(monster.kind for monster in view.monsters):
        alike = [monster for monster in view.monsters if monster.kind == kind]
        acting = any(view.turn.figure == monster.uid for monster in alike)
        acted = view.masters_turn and not acting and all(monster.used for monster in alike)
        state = ", acting now" if acting else ", has acted" if acted else ""
        card = monster_card(
            f"kind:{kind}", kind, f", {plural(len(alike), 'figure')} on the board{state}", size
        )
        card.lines = (_wounds(view, kind), *card.lines[1:])
        card.glow, card.hollow = acting and view.asked is not None, acted
        card.count = len(alike) if len(alike) > 1 and size is CARD else None  # no room on a plate
        cards.append(card)
    return cards


def _wounds(view: FantasyView, kind: str) -> str:
    """AC and Move of a kind of monster, and how many HP each of them has left, by name or number."""
    alike = [monster for monster in view.monsters if monster.kind == kind]
    left = []
    for monster in alike:
        full = printed_hp(view, kind, monster.digit)
        words = f"{monster.hp} HP" if monster.hp == full else f"{monster.hp} of {full} HP"
        number = monster.uid.rpartition("-")[2]
        called = name_of(view, monster.uid) if monster.digit else number
        left.append(f"{called}: {words}" if len(alike) > 1 or monster.digit else words)
    printed = MONSTERS[kind]
    return f"AC {printed.ac} · {', '.join(left)} · Move {printed.move}"


# ---- what only the Dungeon Master knows


PAGE = (6.4, 2.0)
"""A page is a plate: its secrets are spelled out, and what is long is on the enlarged one."""
READ_ALOUD = "What to tell the heroes at the beginning and at the end."
SECRET_NOTES = "Who lurks, what is locked, and where traps are hidden."


def notes(view: FantasyView) -> list[Node]:
    """The Dungeon Master's book: what to read aloud, and the secrets of the layout; nobody else has it."""
    if not view.is_master:
        return []
    layout = view.layout
    aloud = [f"To begin with: {layout.intro}", f"The Objective: {layout.objective}"]
    aloud.append(f"If the heroes win: {layout.conclusion}")
    pages = [
        ("read", "Read aloud", aloud, READ_ALOUD),
        ("layout", "Secret notes", secrets(view), SECRET_NOTES),
    ]
    return [
        Node(
            id="notes",
            kind="tray",
            area="hand",
            label="The Dungeon Master's notes:",
            text="Your notes",
            children=[
                Node(
                    id=f"notes:{id}",
                    kind="card",
                    size=PAGE,
                    label=f"{title}. {' '.join(lines)}",
                    source=layout.source,
                    rule="FA-014",
                    icon=NOTES,
                    color="arcane",
                    text=title,
                    lines=("", *lines),
                    short=short,
                )
                for id, title, lines, short in pages
            ],
        )
    ]


def secrets(s: FantasyPosition) -> list[str]:
    """Locked doors, traps, special chests, lurking monsters and events, each in a sentence."""
    place, found = s.adventure, list[str]()
    if s.lurking:
        kinds = Counter(MONSTERS[figure.kind].name.lower() for figure in s.lurking)
        told = [plural(count, kind) if count > 1 else kind for kind, count in kinds.items()]
        found.append(f"Lurking: {', '.join(told)}.")
    locked = [door for index, door in enumerate(s.layout.doors) if s.locked >> index & 1]
    if locked:
        found.append(f"Locked doors: {', '.join(square_name(door.squares[0], place) for door in locked)}.")
    hidden = [trap for trap in s.traps if not s.found >> trap.square & 1]
    if hidden:
        names = [f"{TRAPS[trap.kind].name.lower()} at {square_name(trap.square, place)}" for trap in hidden]
        found.append(f"Hidden traps: {', '.join(names)}.")
    special = [f"{chest.holds} at {square_name(chest.square, place)}" for chest in s.chests if chest.holds]
    if special:
        found.append(f"Special chests: {', '.join(special)}.")
    found += [event_in_words(s.layout, event) for event in s.layout.events]
    return found or ["Nothing is hidden any more."]


def event_in_words(layout: Layout, event: Event) -> str:
    """What an event of the adventure does."""
    area = f"area {layout.areas[event.area].letter}" if event.area >= 0 else "an entry space"
    monsters = plural(event.count, MONSTERS[event.monster].name.lower()) if event.monster else ""
    comes = f"{monsters} {'comes' if event.count == 1 else 'come'} to {area}"
    names = {figure.digit: figure.name for figure in layout.figures if figure.digit}
    names |= {thing.digit: thing.name for thing in layout.things}
    who = names.get(event.digit, event.digit)
    match event.kind:
        case "door-opens":
            spot = square_name(layout.doors[event.door].squares[0], layout.id)
            return f"The door at {spot} opens in DM turn {event.turn} after {area} is revealed."
        case "taken":
            return f"When {item_name(event.item)} is taken, {comes}."
        case "regains":
            gain = f"{event.count} HP each DM turn beside a tree or bush"
            return f"{who} regains {gain}, at {event.hp} HP or fewer."
        case "key-of-the-first":
            return f"The first {MONSTERS[event.monster].name.lower()} of {area} leaves a key."
        case "key-in-chests":
            return f"The first {plural(event.count, 'ordinary chest')} hold a key each."
        case "key-on-the-tower":
            return "The first chest of the tower holds a key."
        case "falls":
            return f"When {who} falls to {event.hp} HP, {comes}."
        case "warded":
            return (
                f"{who} has +{event.count} AC for each of {', '.join(names[each] for each in event.digits)}."
            )
        case "flees":
            return f"{who} flees at 0 HP{' and leaves a key' if event.key else ''}."
