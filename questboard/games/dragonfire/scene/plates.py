"""The plate at the foot of each place: who sits there, how the character is, and what damage is to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from questboard.art import path
from questboard.games.dragonfire.content import CARDS, CLASS_NAMES
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import ready
from questboard.games.dragonfire.scene.cards import card_in_words, power_badge
from questboard.games.dragonfire.scene.ids import (
    cards_id,
    gold_id,
    lying_id,
    plate_id,
    power_id,
    screen_id,
)
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.symbols import (
    ATTACK,
    CLASS_ICON,
    COIN,
    DECK,
    DISCARD,
    EXHAUSTED,
    GUARD,
    HAND,
    HEARTS,
    HERO_PAINT,
    LEADER,
    MARK,
    STUNNED,
    SWORDS,
    UNCONSCIOUS,
)
from questboard.games.dragonfire.state import Character, DragonfireView
from questboard.games.dragonfire.words import encounter_name, plural
from questboard.kernel import UNKNOWN
from questboard.scene import Node, badge


def plate(view: DragonfireView, seat: int, names: Sequence[str], found: Outlook) -> Node:
    """Whose place it is and how the character is: portrait, Hit Points, gold, cards, damage to come."""
    character = view.characters[seat]
    id = plate_id(seat)
    own = seat == view.seat
    threat = _threat(view, seat, names, found)
    return Node(
        id=id,
        kind="badge",
        icon=CLASS_ICON[character.card.character_class],
        color=HERO_PAINT[seat],
        text=names[seat],
        label=in_words(view, seat, names),
        glow=seat == view.turn.seat,
        hollow=character.unconscious,
        rule="DF-237" if character.unconscious else "DF-226" if character.stunned else "DF-027",
        children=[
            screen(view, seat, names),
            hit_points(id, character),
            badge(gold_id(seat), COIN, "brass", str(character.gold), f"{character.gold} gold.", "DF-216"),
            *_counts(id, view, seat),
            *([threat] if threat else []),
            *conditions(id, view, seat),
            *([] if own else powers(view, seat)),
            *([] if own else _in_play(f"player:{seat}", character)),
        ],
    )


def in_words(view: DragonfireView, seat: int, names: Sequence[str]) -> str:
    """A plate as a screen reader says it."""
    character = view.characters[seat]
    state = "Unconscious" if character.unconscious else "Stunned" if character.stunned else ""
    leads = ", party leader" if seat == view.leader else ""
    acts = ", whose turn it is" if seat == view.turn.seat and view.asked is not None else ""
    hp = state or f"{character.hp} HP"
    held = plural(len(character.hand), "card")
    return f"{names[seat]}: {hp}{leads}, {character.gold} gold, {held} in hand{acts}."


def screen(view: DragonfireView, seat: int, names: Sequence[str]) -> Node:
    """A Character screen as a portrait."""
    character = view.characters[seat]
    types = " and ".join(CLASS_NAMES[color] for color in dict.fromkeys(character.class_types))
    state = "Unconscious" if character.unconscious else "Stunned" if character.stunned else ""
    place = f", in {encounter_name(character.place)}" if character.place else ""
    return Node(
        id=screen_id(seat),
        kind="token",
        label=f"{character.card.name}, {types}: {character.hp} of {character.max_hp} HP, "
        f"{character.gold} gold, {plural(len(character.hand), 'card')} in hand{f', {state}' if state else ''}"
        f"{', Exhausted' if character.exhausted else ''}{place}"
        f"{', party leader' if seat == view.leader else ''}.",
        source=character.card.source,
        icon=CLASS_ICON[character.card.character_class],
        picture=path("dragonfire", "screens", character.screen),
        color=HERO_PAINT[seat],
        hollow=character.unconscious,
    )


def hit_points(id: str, character: Character) -> Node:
    """Hit Points as segments, and in figures."""
    return Node(
        id=f"{id}:hp",
        kind="track",
        icon=HEARTS,
        color="ruby",
        text=f"{character.hp}/{character.max_hp}",
        label=f"{character.hp} of {character.max_hp} HP.",
        rule="DF-027",
        children=[
            Node(id=f"{id}:hp:{point}", kind="token", hollow=point > character.hp)
            for point in range(1, character.max_hp + 1)
        ],
    )


def _counts(id: str, view: DragonfireView, seat: int) -> Iterator[Node]:
    """How many cards are in hand, in the deck and discarded; the viewer's own piles lie beside the hand."""
    character = view.characters[seat]
    owner = f"{id}:of" if seat == view.seat else f"player:{seat}"
    held, deck, spent = len(character.hand), len(character.deck), len(character.discard)
    known = ", ".join(CARDS[card].name for card in character.hand if card != UNKNOWN)
    shown = f": {known}" if known and seat != view.seat else ""
    yield badge(cards_id(seat), HAND, "walnut", str(held), f"{plural(held, 'card')} in hand{shown}.")
    yield badge(
        f"{owner}:deck", DECK, "walnut", str(deck), f"Draw deck: {plural(deck, 'card')}.", rule="DF-086"
    )
    yield badge(f"{owner}:discard", DISCARD, "walnut", str(spent), discard_in_words(character))


def discard_in_words(character: Character) -> str:
    """A discard pile from the top."""
    listed = ", ".join(
        f"{count} {CARDS[card].name}" if count > 1 else CARDS[card].name
        for card, count in Counter(reversed(character.discard)).items()
    )
    return f"Discard pile: {listed}." if listed else "Discard pile: empty."


def conditions(id: str, view: DragonfireView, seat: int) -> list[Node]:
    """Stunned, Exhausted, the leader's token and counters, each as a badge that says what it does."""
    character = view.characters[seat]
    found = []
    if character.unconscious:
        found.append(("unconscious", "Unconscious", UNCONSCIOUS, "DF-237", "out for the rest of the Scene"))
    elif character.stunned:
        found.append(("stunned", "Stunned", STUNNED, "DF-226", "any damage makes the character Unconscious"))
    if character.exhausted and not character.unconscious:
        found.append(("exhausted", "Exhausted", EXHAUSTED, "DF-228", "draws one card in Replenish"))
    if seat == view.leader:
        duty = "the Dragonfire phase comes before this turn" if quest(view).fire else "leads the party"
        found.append(("leader", "Leader", LEADER, "DF-067", duty))
    for note, (title, meaning) in quest(view).holders.items():
        if note.is_set(view) and note.get(view) == seat:
            found.append((note.key, title, GUARD, "DF-005", meaning))
    nodes = [
        badge(
            f"{id}:{name}",
            icon,
            "brass" if icon in (LEADER, GUARD) else "danger",
            text,
            f"{text}: {what}.",
            rule=rule,
        )
        for name, text, icon, rule, what in found
    ]
    if character.swords and seat == view.turn.seat:
        swords = f"{plural(character.swords, 'Sword')} this turn."
        nodes.append(badge(f"{id}:swords", SWORDS, "slate", str(character.swords), swords, rule="DF-147"))
    for mark, text in quest(view).tokens.items():
        if count := mark.get(character):
            tokens = f"{plural(count, f'{text} token')}."
            nodes.append(badge(f"{id}:{mark.key}", MARK, "danger", f"{text} {count}", tokens))
    return nodes


def powers(view: DragonfireView, seat: int) -> list[Node]:
    """Features and the screen's ability."""
    character = view.characters[seat]
    ability = [character.ability] if character.ability else []
    return [
        power_badge(power_id(seat, name), name, not ready(view, seat, name))
        for name in [*ability, *character.features]
    ]


def _in_play(owner: str, character: Character) -> list[Node]:
    """Cards that lie before another player."""
    return [
        badge(
            lying_id(owner, place),
            HAND,
            "arcane",
            CARDS[each.card].name + (f" ({each.tokens})" if each.tokens else ""),
            f"In play: {card_in_words(each.card)}"
            + (f" {plural(each.tokens, 'token')}." if each.tokens else "")
            + (f" {plural(len(each.held), 'card')} under it." if each.held else ""),
        )
        for place, each in enumerate(character.in_play)
    ]


def _threat(view: DragonfireView, seat: int, names: Sequence[str], found: Outlook) -> Node | None:
    """What would attack a player as things stand, or once the damage of this turn is dealt."""
    character = view.characters[seat]
    playing = seat == view.turn.seat and view.turn.phase in ("play cards", "deal damage")
    damage = found.damage_after if playing else forecast(view, seat)
    if character.unconscious or not (damage or playing):
        return None
    now = f" instead of {found.damage}" if playing and damage != found.damage else ""
    falls = damage >= character.hp
    out = character.stunned or character.exhausted
    fate = f": {'out' if out else 'Stunned'}" if falls and damage else ""
    node = badge(
        f"{plate_id(seat)}:threat",
        ATTACK,
        "danger" if damage else "heal",
        str(damage),
        f"{names[seat]} would take {damage} damage{now}.",
        rule="DF-221",
    )
    node.at, node.size = (0, -0.5), (2, 1)
    if playing:
        node.lines = (f"at the end of {'your' if seat == view.seat else 'the'} turn{fate}",)
    return node
