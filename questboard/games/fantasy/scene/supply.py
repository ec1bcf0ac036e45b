"""What belongs to nobody alone: the Objective, keys, decks and dice."""

from __future__ import annotations

from questboard.art import path
from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.goals import tally
from questboard.games.fantasy.parts import Win
from questboard.games.fantasy.rules import quest
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import ROW, SETS, item_card, item_lines, monster_card
from questboard.games.fantasy.scene.party import dice
from questboard.games.fantasy.scene.symbols import (
    ITEM_DECK,
    KEY,
    OBJECTIVE,
    ROAMING_DECK,
    item_look,
    monster_look,
)
from questboard.games.fantasy.state import FantasyPosition, FantasyView
from questboard.games.fantasy.words import item_name, listed, plural
from questboard.scene import Node, badge


def adventure(view: FantasyView) -> Node:
    """What the heroes are after, and what belongs to all of them: below the plates."""
    return Node(
        id="quest",
        kind="tray",
        area="party",
        label="The adventure:",
        children=[
            *keys(view),
            *drawn(view),
            objective(view),
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


# ---- what lies open


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


def supply(view: FantasyView) -> Node:
    """The decks and their discard piles, and the dice."""
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
                    label=f"{'Roaming monster' if len(beaten) == 1 else 'Roaming monsters'} defeated: "
                    f"{listed(beaten)}.",
                    rule="FA-122",
                    icon=look.icon,
                    picture=path("fantasy", "monsters", last),
                    color=look.color,
                    text=MONSTERS[last].name,
                    count=len(view.roaming_discard),
                )
            )
    piles.append(dice(view))
    return Node(id="supply", kind="tray", area="supply", label="Supply:", children=piles)


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
        label=f"Discarded items: {listed([ITEMS[item].name for item in items])}.",
        rule="FA-096",
        icon=look.icon,
        picture=path("fantasy", "items", items[-1]),
        color=look.color,
        text=ITEMS[items[-1]].name,
        lines=item_lines(items[-1]),
        count=len(items),
    )
