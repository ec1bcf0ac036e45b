"""What is the viewer's: hand, cards in play, Features, piles; and who plays what while nothing is fought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questboard.art import path
from questboard.games.dragonfire.content import CARDS, SCREENS
from questboard.games.dragonfire.scene.cards import card_back, card_node, damage_icons
from questboard.games.dragonfire.scene.ids import (
    cards_id,
    gold_id,
    hand_id,
    looked_id,
    lying_id,
    play_id,
    screen_id,
    shot_id,
)
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.plates import discard_in_words, powers
from questboard.games.dragonfire.scene.symbols import (
    CLASS_ICON,
    COIN,
    DECK,
    DISCARD,
    EMBLEM,
    HAND,
    HEARTS,
    HERO_PAINT,
    NOBODY,
    PAINT,
    SPIRIT,
)
from questboard.games.dragonfire.state import Character, DragonfireView, InPlay, Play
from questboard.games.dragonfire.words import encounter_name, plural, points_in_words, power_name, screen_name
from questboard.scene import Node, badge

SCREEN_SIZE = (7.0, 2.3)


def players(view: DragonfireView, names: Sequence[str]) -> list[Node]:
    """All players while nothing is fought, the viewer first; otherwise their plates are on the table."""
    count = len(view.sheets)
    return [_player(view, (max(view.seat, 0) + turn) % count, names) for turn in range(count)]


def _player(view: DragonfireView, seat: int, names: Sequence[str]) -> Node:
    """A player who has chosen a character, or not yet."""
    return Node(
        id=f"player:{seat}",
        kind="tray",
        area="party",
        seat=seat,
        label=f"{names[seat]}:",
        children=[_character(view, seat, names), *(powers(view, seat) if view.characters else [])],
    )


def _character(view: DragonfireView, seat: int, names: Sequence[str]) -> Node:
    chosen = view.sheets[seat].screen
    return Node(
        id=screen_id(seat),
        kind="card",
        size=SCREEN_SIZE,
        icon=CLASS_ICON[SCREENS[chosen].character_class] if chosen else NOBODY,
        picture=path("dragonfire", "screens", chosen) if chosen else "",
        color=HERO_PAINT[seat],
        text=screen_name(chosen) if chosen else names[seat],
        lines=(names[seat] if chosen else "no character yet",),
        label=f"{names[seat]} plays the {screen_name(chosen)}."
        if chosen
        else f"{names[seat]} has no character yet.",
        hollow=not chosen,
        children=_figures(screen_id(seat), view.characters[seat], seat) if view.characters else [],
    )


def _figures(id: str, character: Character, seat: int) -> list[Node]:
    """HP, gold and cards in hand of a character between two Adventures."""
    hp, held = f"{character.hp} of {character.max_hp} HP.", len(character.hand)
    return [
        badge(f"{id}:hp", HEARTS, "ruby", f"{character.hp}/{character.max_hp}", hp, "DF-027"),
        badge(gold_id(seat), COIN, "brass", str(character.gold), f"{character.gold} gold.", "DF-216"),
        badge(cards_id(seat), HAND, "walnut", str(held), f"{plural(held, 'card')} in hand."),
    ]


def _piles(id: str, character: Character) -> list[Node]:
    """Draw deck and discard pile."""
    top = CARDS[character.discard[-1]] if character.discard else None
    return [
        Node(
            id=f"{id}:deck",
            kind="pile",
            face_down=True,
            icon=DECK,
            color="walnut",
            text="Deck",
            count=len(character.deck),
            label=f"Draw deck: {plural(len(character.deck), 'card')}.",
            rule="DF-086",
        ),
        Node(
            id=f"{id}:discard",
            kind="pile",
            icon=EMBLEM.get(top.color, DISCARD) if top else DISCARD,
            color=PAINT[top.color[:1]] if top else "slate",
            text="Discard",
            count=len(character.discard),
            label=discard_in_words(character),
        ),
    ]


def _in_play(id: str, character: Character) -> list[Node]:
    """Cards that lie before a player."""
    return [_lying(lying_id(id, place), each) for place, each in enumerate(character.in_play)]


def _lying(id: str, each: InPlay) -> Node:
    node = card_node(id, each.card)
    if each.tokens:
        node.children.append(
            badge(f"{id}:tokens", SPIRIT, "arcane", str(each.tokens), f"{plural(each.tokens, 'token')}.")
        )
    if each.held:
        node.children.append(
            badge(
                f"{id}:held",
                DECK,
                "walnut",
                str(len(each.held)),
                f"{plural(len(each.held), 'card')} under it.",
            )
        )
    return node


# ---- what is yours


def own(view: DragonfireView, names: Sequence[str], found: Outlook) -> list[Node]:
    """The viewer's hand, cards in play and piles, and before all what is on the table in this turn."""
    groups = [_played(view, names, found)]
    if view.seat >= 0:
        character = view.characters[view.seat]
        looked = [card_node(looked_id(place), card) for place, card in enumerate(character.looked)]
        groups += [
            _group("looked", "Looked at", looked),
            _group("hand", "Your hand", _hand(character)),
            _group("in-play", "In play", _in_play("own", character)),
            _group("powers", "Features", powers(view, view.seat)),
            _group("piles", "Piles", _piles("own", character)),
        ]
    groups = [each for each in groups if each.children or each.id == "hand"]
    if not groups:
        return []
    return [Node(id="own", kind="tray", area="hand", label="What is yours:", children=groups)]


def _group(id: str, title: str, children: list[Node]) -> Node:
    return Node(id=id, kind="tray", label=f"{title}:", text=title, children=children)


def _hand(character: Character) -> list[Node]:
    seen: Counter[str] = Counter()
    cards = []
    for card in sorted(character.hand, key=lambda name: (CARDS[name].color, CARDS[name].cost, name)):
        seen[card] += 1
        cards.append(card_node(hand_id(card, seen[card]), card))
    return cards


def _played(view: DragonfireView, names: Sequence[str], found: Outlook) -> Node:
    """What has been played in this turn, with the damage that is still to be dealt and where it would go."""
    if view.turn.phase == "deal damage":
        shots = [shot_node(view, index, names, found) for index in range(len(view.turn.shots))]
        dealing = [shot.play for shot in view.turn.shots]
        dealt = [play_node(play, names) for play in view.turn.plays if play.id not in dealing]
        return _group("played", "Damage to deal" if shots else "Played this turn", [*shots, *dealt])
    return _group("played", "Played this turn", [play_node(play, names) for play in view.turn.plays])


def play_node(play: Play, names: Sequence[str]) -> Node:
    """What has been played in this turn."""
    return _play_node(play_id(play.id), play.card, play.seat, play.damage, play.levels, names)


def _play_node(id: str, card: str, seat: int, points: str, levels: int, names: Sequence[str]) -> Node:
    what = points_in_words(points, levels)
    color = CARDS[card].color[:1] if card in CARDS else ""
    return Node(
        id=id,
        kind="card",
        size=(2.4, 1.5),
        icon=EMBLEM.get(color, SPIRIT),
        color=PAINT[color],
        text=power_name(card),
        lines=(names[seat],),
        label=f"{power_name(card)} of {names[seat]}{f': {what}' if what else ''}.",
        children=damage_icons(id, points, levels),
    )


def shot_node(view: DragonfireView, index: int, names: Sequence[str], found: Outlook) -> Node:
    """Damage that is to be dealt, and where it goes or would go."""
    shot = view.turn.shots[index]
    play = view.play(shot.play)
    if play is None:
        return card_back(shot_id(index))
    node = _play_node(shot_id(index), play.card, play.seat, shot.points, shot.levels, names)
    aim = shot.aim or found.aims.get(index, "")
    if aim:
        word = "goes to" if shot.aim else "proposed:"
        node.lines = (f"{word} {encounter_name(aim)}",)
        node.label = f"{node.label} {word.capitalize()} {encounter_name(aim)}."
    node.glow = bool(shot.aim)
    return node
