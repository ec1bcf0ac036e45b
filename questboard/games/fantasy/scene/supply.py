"""What belongs to nobody alone: the Objective, keys and decks, Monster cards, the Dungeon Master's notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questboard.art import path
from questboard.games.fantasy.content import ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.goals import tally
from questboard.games.fantasy.parts import Event, Layout, Win
from questboard.games.fantasy.rules import quest
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import CARD, ROW, SETS, item_card, item_lines, monster_card
from questboard.games.fantasy.scene.party import dice, initiative
from questboard.games.fantasy.scene.symbols import (
    ITEM_DECK,
    KEY,
    MASTER,
    NOTES,
    OBJECTIVE,
    ROAMING_DECK,
    item_look,
    monster_look,
)
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyView
from questboard.games.fantasy.words import item_name, plural, square_name
from questboard.scene import Node, badge


def adventure(view: FantasyView, names: Sequence[str]) -> Node:
    """What the heroes are after and how the turn goes: seen first by everybody."""
    return Node(
        id="quest",
        kind="tray",
        area="party",
        label="The adventure:",
        children=[
            *initiative(view, names),
            objective(view),
            *dungeon_master(view, names),
            *actions(view),
            *keys(view),
            *dice(view),
            *drawn(view),
        ],
    )


# ---- the Objective


def objective(view: FantasyView) -> Node:
    """The adventure's card: what is wanted, and what has come of it."""
    layout = view.layout
    told = progress(view)
    where = f"Adventure {layout.id}" if layout.set == "base" else f"{SETS[layout.set]} {layout.id[-1]}"
    return Node(
        id="adventure",
        kind="card",
        label=f"{layout.title}. Objective: {layout.objective} {' '.join(told)} {layout.intro}",
        source=layout.source,
        rule="FA-012",
        size=ROW,
        icon=OBJECTIVE,
        color="brass",
        text=layout.title,
        lines=(
            " ".join(told) or where,
            f"Objective: {layout.objective}",
            layout.intro,
            f"{where}, level {layout.level}.",
        ),
        short=f"Objective: {layout.objective}",
    )


def progress(view: FantasyView) -> list[str]:
    """What has come of each part of the Objective so far, as far as the viewer can tell."""
    told = []
    if view.options.campaign and (view.progress.won or view.progress.lost):
        told.append(f"Campaign: {view.progress.won} won, {view.progress.lost} lost.")
    return told + [words for part in view.layout.win if (words := part_in_words(view, part))]


def part_in_words(s: FantasyPosition, part: Win) -> str:
    """How far a part of the Objective has come; nothing of the way out while the rest is not done."""
    done, of = tally(s, part)
    match part.code:
        case "defeat_all":
            return f"{done} of {plural(of, MONSTERS[part.what[0]].name.lower())} defeated."
        case "defeat_area":
            return f"{done} of {plural(of, 'place')} cleared."
        case "defeat" | "free" | "destroy":
            return f"{done} of {of} {DONE[part.code]}."
        case "fetch":
            return f"{item_name(part.what[0])}: {'found' if done else 'not found yet'}."
        case "exit":
            first = all(quest.met(s, other) for other in s.layout.win if other is not part)
            return f"{done} of {of} out." if first else ""


DONE = {"defeat": "defeated", "free": "freed", "destroy": "destroyed"}


# ---- how the turn goes


def dungeon_master(view: FantasyView, names: Sequence[str]) -> list[Node]:
    """Who is the Dungeon Master."""
    who = "automatic" if view.master == NOBODY else names[view.master]
    return [
        badge(ids.MASTER, MASTER.icon, MASTER.color, f"DM: {who}", f"Dungeon Master: {who}.", "FA-002"),
    ]


def actions(view: FantasyView) -> list[Node]:
    """What the figure that acts has left."""
    turn = view.turn
    if not turn.figure:
        return []
    left = plural(turn.actions, "action")
    squares = f", {plural(turn.moving, 'square')}" if turn.moving else ""
    return [
        badge(
            "actions",
            "hourglass",
            "walnut",
            f"{left}{squares}",
            f"{left}{squares} left.",
            "FA-025",
            hollow=not turn.actions,
        )
    ]


def keys(view: FantasyView) -> list[Node]:
    """The skeleton keys of the group."""
    found = []
    if view.keys or view.tried or view.is_master:
        label = f"{plural(view.keys, 'skeleton key')}."
        found.append(
            badge(ids.KEYS, KEY.icon, KEY.color, str(view.keys), label, "FA-037", hollow=not view.keys)
        )
    if view.master_key:
        found.append(
            badge(
                ids.MASTER_KEY, KEY.icon, "ruby", "master key", "The master key opens every door.", "FA-042"
            )
        )
    return found


def drawn(view: FantasyView) -> list[Node]:
    """Cards that lie nowhere yet: items that have just been found, roaming monsters that come in."""
    cards = [
        monster_card(ids.arriving(place, kind), kind, ", just drawn", ROW)
        for place, kind in enumerate(view.arriving)
    ]
    for place, item in enumerate(view.drawn):
        card = item_card(ids.drawn(place, item), item, ", just found", ROW)
        card.glow = True
        cards.append(card)
    return cards


# ---- the rest of the table


def monsters(view: FantasyView) -> list[Node]:
    """The cards of the monsters on the board, one for each kind; large before the Dungeon Master."""
    kinds = Counter(monster.kind for monster in view.monsters)
    cards = []
    for kind, count in kinds.items():
        card = monster_card(
            f"kind:{kind}", kind, f", {plural(count, 'figure')} on the board", CARD if view.is_master else ROW
        )
        card.count = count if count > 1 else None
        cards.append(card)
    if not cards:
        return []
    return [
        Node(
            id="monsters",
            kind="tray",
            area="hand" if view.is_master else "supply",
            label="Monster cards:",
            text="Monsters",
            children=cards,
        )
    ]


def supply(view: FantasyView) -> Node:
    """The decks and their discard piles."""
    piles = [_deck(ids.ITEM_DECK, "Items", len(view.deck), ITEM_DECK)]
    if view.discard:
        piles.append(_discard(ids.ITEM_DISCARD, view.discard))
    if view.layout.roaming:
        piles.append(_deck(ids.ROAMING_DECK, "Roaming", len(view.roaming), ROAMING_DECK))
        if view.roaming_discard:
            last, beaten = view.roaming_discard[-1], [MONSTERS[each].name for each in view.roaming_discard]
            look = monster_look(last)
            piles.append(
                Node(
                    id=ids.ROAMING_DISCARD,
                    kind="pile",
                    label=f"Roaming monsters defeated: {_listed(beaten)}.",
                    rule="FA-122",
                    icon=look.icon,
                    picture=path("fantasy", "monsters", last),
                    color=look.color,
                    text=MONSTERS[last].name,
                    count=len(view.roaming_discard),
                )
            )
    return Node(id="supply", kind="tray", area="supply", label="Supply:", text="Supply", children=piles)


def _deck(id: str, text: str, count: int, icon: str) -> Node:
    return Node(
        id=id,
        kind="pile",
        label=f"{text}: {plural(count, 'card')} left.",
        rule="FA-007" if id == ids.ITEM_DECK else "FA-118",
        face_down=True,
        icon=icon,
        color="walnut",
        text=text,
        count=count,
    )


def _discard(id: str, items: list[str]) -> Node:
    look = item_look(items[-1])
    return Node(
        id=id,
        kind="pile",
        label=f"Discarded items: {_listed([ITEMS[item].name for item in items])}.",
        rule="FA-096",
        icon=look.icon,
        picture=path("fantasy", "items", items[-1]),
        color=look.color,
        text=ITEMS[items[-1]].name,
        lines=item_lines(items[-1]),
        count=len(items),
    )


def _listed(names: list[str]) -> str:
    counted = Counter(names)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())


# ---- the Dungeon Master's screen


def notes(view: FantasyView) -> list[Node]:
    """What only the Dungeon Master knows, in words; nobody else has such notes."""
    if not view.is_master:
        return []
    lines = [*secrets(view), f"Afterwards: {view.layout.conclusion}"]
    return [
        Node(
            id="notes",
            kind="tray",
            area="supply",
            label="The Dungeon Master's notes:",
            text="Your notes",
            children=[
                Node(
                    id="notes:layout",
                    kind="card",
                    label=" ".join(lines),
                    source=view.layout.source,
                    rule="FA-014",
                    size=ROW,
                    icon=NOTES,
                    color="arcane",
                    text="Secret notes",
                    lines=tuple(lines),
                )
            ],
        )
    ]


def secrets(s: FantasyPosition) -> list[str]:
    """Locked doors, traps, special chests, lurking monsters and events, each in a sentence."""
    place, found = s.adventure, list[str]()
    if s.lurking:
        found.append(f"Lurking: {_listed([MONSTERS[figure.kind].name.lower() for figure in s.lurking])}.")
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
