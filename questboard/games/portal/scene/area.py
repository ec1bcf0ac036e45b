"""A player's area: Action tiles, Gems, Potions, score, hand and claimed Objectives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from questboard.art import path
from questboard.games.portal.content import HEROES, TILES, tile_actions
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.rules.scoring import complete_sets, final_scores, multipliers
from questboard.games.portal.scene.cards import card_back, hero_card, objective_card
from questboard.games.portal.scene.ids import gem_id, hand_id, player_id, potions_id, tile_id
from questboard.games.portal.scene.outlook import food_previews, hero_previews
from questboard.games.portal.scene.score import score
from questboard.games.portal.scene.supply import gem_word
from questboard.games.portal.scene.symbols import FOOD_ICON, GEM_ICON, JEWEL, POTION
from questboard.games.portal.state import COLORS, PortalView
from questboard.games.portal.words import COLOR, plural
from questboard.scene import Node

TIMES = "\N{MULTIPLICATION SIGN}"


def area(view: PortalView, player: int, names: Sequence[str]) -> Node:
    """A player's area."""
    owned = view.players[player]
    playing = view.asked is not None and player == view.active and view.turn > 0
    now = final_scores(view)[player]
    points = now.total if view.asked is None else now.so_far
    return Node(
        id=player_id(player),
        picture=path("portal", "keepers", f"keeper-{player + 1}"),
        kind="tray",
        area="hand" if player == view.seat else "party",
        label=f"{names[player]}{', whose turn it is' if playing else ''}:",
        text=names[player],
        lines=(
            plural(points, "point"),
            plural(complete_sets(owned), "set"),
            *(["playing"] if playing else []),
        ),
        glow=playing,
        children=[
            tiles(view, player),
            gems(view, player),
            score(view, player),
            hand(view, player),
            *claimed(view, player),
        ],
    )


def tiles(view: PortalView, player: int) -> Node:
    """The four Action tiles."""
    return Node(
        id=f"tiles:{player}",
        kind="tray",
        children=[tile(view, player, color) for color in COLORS],
    )


def tile(view: PortalView, player: int, color: str) -> Node:
    """An Action tile: the side that is up large, the other small (YP-043)."""
    layout, front = view.options.tile_layout, view.players[player].tiles[color]
    up, down = tile_actions(layout, color, front), tile_actions(layout, color, not front)
    side, other = ("front", "back") if front else ("back", "front")
    places = player == view.seat and f"place_{color}" in up
    return Node(
        id=tile_id(player, color),
        kind="tile",
        source=TILES[layout, color].source,
        previews=food_previews(view, color) if places else {},
        label=f"{COLOR[color].capitalize()} tile, {side} up: {actions_in_words(up)}. "
        f"On the {other}: {actions_in_words(down)}.",
        icon=FOOD_ICON[color],
        color=JEWEL[color],
        text=f"{COLOR[color].capitalize()} {side}",
        lines=tuple(ACTIONS[action].on_tile for action in up),
        children=[
            Node(
                id=f"tile:{player}:{color}:other",
                kind="text",
                hollow=True,
                text=f"{other.capitalize()}: {' · '.join(ACTIONS[action].on_tile for action in down)}",
            )
        ],
    )


@cache
def actions_in_words(actions: tuple[str, ...]) -> str:
    """Actions of a tile, left to right."""
    return ", ".join(ACTIONS[action].words for action in actions)


def gems(view: PortalView, player: int) -> Node:
    """A player's Gems with the multipliers so far, and the Potions."""
    owned, symbols = view.players[player], multipliers(view)
    stacks = [gem_stack(view, player, color) for color in COLORS]
    held = [
        f"{owned.count(color)} {gem_word(color, owned.count(color))} times {symbols[color]}"
        for color in COLORS
    ]
    diamonds = sum(owned.diamonds.values())
    among = f" {plural(diamonds, 'White Diamond')} among them." if diamonds else ""
    return Node(
        id=f"gems:{player}",
        kind="track",
        label=f"Gems: {', '.join(held)}.{among} {plural(owned.potions, 'Potion')}.",
        text=f"Gems {TIMES} symbols",
        rule="YP-105",
        children=[
            *stacks,
            Node(
                id=potions_id(player),
                kind="token",
                icon=POTION,
                color="arcane",
                text=plural(owned.potions, "Potion"),
                hollow=not owned.potions,
                label=f"{plural(owned.potions, 'Potion')}.",
            ),
        ],
    )


def gem_stack(view: PortalView, player: int, color: str) -> Node:
    """Gems of one colour and what they are worth now."""
    owned, symbols = view.players[player], multipliers(view)[color]
    count, diamonds = owned.count(color), owned.diamonds[color]
    with_diamonds = f", {plural(diamonds, 'White Diamond')} among them" if diamonds else ""
    return Node(
        id=gem_id(player, color),
        kind="token",
        label=f"{count} {gem_word(color, count)}{with_diamonds}, times {symbols} is {count * symbols}.",
        icon=GEM_ICON[color],
        color=JEWEL[color],
        text=f"{count} {TIMES} {symbols} = {count * symbols}",
        lines=(plural(diamonds, "Diamond"),) if diamonds else (),
        hollow=not count,
    )


def hand(view: PortalView, player: int) -> Node:
    """The hand, or in solo the line with its head first; cards the viewer can't see show their backs."""
    cards, solo = view.players[player].hand, len(view.players) == 1
    shown = [
        hero_card(card, solo) if card in HEROES else card_back(f"hand:{player}:{place}", card)
        for place, card in enumerate(cards)
    ]
    if player == view.seat:
        for node, card in zip(shown, cards, strict=True):
            node.previews = hero_previews(view, card)
    title = "Line, the first in front" if solo else "Hand"
    title += "" if cards else ": empty"
    if any(card in HEROES for card in cards):
        label = "The line, the first to be played in front" if solo else "Hand"
        hidden = ", ".join(COLOR[card] for card in cards if card not in HEROES)
        label += f", with backs of {hidden}:" if hidden else ":"
        for node, card in zip(shown, cards, strict=True):
            node.label = node.label if card in HEROES else ""
        return Node(id=hand_id(player), kind="tray", label=label, text=title, children=shown)
    backs = ", ".join(COLOR[card] for card in cards)
    label = f"Hand: {plural(len(cards), 'card')}, backs {backs}." if cards else "Hand: empty."
    return Node(id=hand_id(player), kind="track", label=label, text=title, children=shown)


def claimed(view: PortalView, player: int) -> list[Node]:
    """Objectives that the player has claimed; their names are heard together, so that a new one is heard."""
    cards = [objective_card(view, card) for card in view.players[player].objectives]
    if not cards:
        return []
    label = f"Claimed: {', '.join(card.text for card in cards)}."
    return [Node(id=f"claimed:{player}", kind="tray", label=label, text="Claimed", children=cards)]
