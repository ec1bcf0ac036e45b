"""What a player controls: Allies, then the cards that are activated, in their order."""

from __future__ import annotations

from questboard.games.adventure.content import FRIENDS, HEROES, MONSTERS
from questboard.games.adventure.nodes import ally_id, row_id
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import ROW, face
from questboard.games.adventure.scene.symbols import SHIELD
from questboard.games.adventure.state import AdventureView, RowCard
from questboard.scene import Node


def row(view: AdventureView, seat: int) -> list[Node]:
    """The cards before a player, those that have acted hollow, the next one marked."""
    whose = HEROES[view.heroes[seat].name].name if view.heroes[seat].name else ""
    children = [*allies(view, seat, whose), *activated(view, seat, whose)]
    if not children:
        return []
    return [Node(id=f"row:{seat}", kind="tray", label=f"The row of {whose}:", children=children)]


def allies(view: AdventureView, seat: int, whose: str) -> list[Node]:
    """The cards of the Allies whom a player has."""
    found = []
    for name, friend in view.friends.items():
        if friend.owner == seat:
            card = face(ally_id(seat, name), name, size=ROW, where=f", Ally of {whose}")
            card.lines = (friend_line(view, name), *card.lines[1:])
            found.append(card)
    return found


def activated(view: AdventureView, seat: int, whose: str) -> list[Node]:
    """The cards that are activated, in order."""
    next_one, found = next_in_row(view, seat), []
    for place, (id, held) in enumerate(row_ids(view, seat)):
        is_next, acted = place == next_one, has_acted(view, seat, held)
        state = " and next to act" if is_next else ", has acted" if acted else ""
        node = face(id, held.name, size=ROW, where=f", {ordinal(place)} in the row of {whose}{state}")
        node.lines = (kind_line(view, held, node.lines[0], acted), *node.lines[1:])
        node.glow, node.hollow = is_next, acted
        if held.shield:
            node.children = [
                Node(id=f"{id}:shield", kind="token", icon=SHIELD.icon, color=SHIELD.color, rule="WA-172")
            ]
        found.append(node)
    return found


def kind_line(view: AdventureView, held: RowCard, printed: str, acted: bool) -> str:
    """What is printed below a name, with the hit points of those on the board, each by its number."""
    wounds = []
    if held.name in MONSTERS:
        of_its_kind = [name for name, figure in view.figures.items() if figure.name == held.name]
        for name in of_its_kind:
            number = f"{name.rpartition('-')[2]}: " if len(of_its_kind) > 1 else ""
            wounds.append(f"{number}{outlook.left(view, name)} HP")
        if wounds:
            printed = f"AC {MONSTERS[held.name].armor_class} · {', '.join(wounds)}"
    elif held.name in view.friends:
        printed = friend_line(view, held.name)
    return f"{printed} · has acted" if acted else printed


def friend_line(view: AdventureView, name: str) -> str:
    """What is printed below the name of an Ally or a Villager, with the hit points that are left."""
    kind = "Ally" if view.friends[name].owner >= 0 else "Villager"
    return f"{kind} · AC {FRIENDS[name].armor_class} · {view.friends[name].hp} HP"


def row_ids(view: AdventureView, seat: int) -> list[tuple[str, RowCard]]:
    """The cards of a row with their nodes."""
    seen, found = dict[str, int](), []
    for held in view.heroes[seat].row:
        number = seen[held.name] = seen.get(held.name, 0) + 1
        found.append((row_id(seat, held.name, number), held))
    return found


def next_in_row(view: AdventureView, seat: int) -> int:
    """The place of the card that is activated next, or -1: the active player's first that has not acted."""
    if seat != view.active or view.asked is None:
        return -1
    for place, held in enumerate(view.heroes[seat].row):
        if view.turn.phase != "villain" or still_to_act(view, held):
            return place
    return -1


def still_to_act(view: AdventureView, held: RowCard) -> bool:
    """Whether anything that a card activates has not acted in this Villain Phase, or is acting."""
    if held.name not in MONSTERS:
        return held.name not in view.turn.acted or view.turn.card == held.name
    return any(
        figure.name == held.name and (not figure.acted or view.turn.card == name)
        for name, figure in view.figures.items()
    )


def has_acted(view: AdventureView, seat: int, held: RowCard) -> bool:
    """Whether a card of the active player has been activated in this Villain Phase."""
    return seat == view.active and view.turn.phase == "villain" and not still_to_act(view, held)


def ordinal(place: int) -> str:
    """A place in words.

    >>> ordinal(0), ordinal(7)
    ('first', 'number 8')
    """
    words = ("first", "second", "third", "fourth", "fifth", "sixth")
    return words[place] if place < len(words) else f"number {place + 1}"
