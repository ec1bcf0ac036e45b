"""A player's area: Action tiles, Gems, Potions, score, hand and claimed Objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.art import path
from questboard.games.portal.content import HEROES, TILES, tile_actions
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.language import n, t
from questboard.games.portal.rules.scoring import final_scores, multipliers
from questboard.games.portal.scene.cards import card_back, hero_card, objective_card
from questboard.games.portal.scene.ids import gem_id, hand_id, player_id, potions_id, tile_id
from questboard.games.portal.scene.outlook import food_previews, hero_previews, to_be_seated
from questboard.games.portal.scene.score import score
from questboard.games.portal.scene.supply import in_groove
from questboard.games.portal.scene.symbols import FOOD_ICON, GEM_ICON, JEWEL, POTION, TROPHY
from questboard.games.portal.state import COLORS, HeroId, PortalView
from questboard.games.portal.words import (
    COLOR,
    actions_in_words,
    cards_in_words,
    diamonds_in_words,
    gems_of,
    potions_in_words,
)
from questboard.kernel import Ask
from questboard.scene import Node

TIMES = "\N{MULTIPLICATION SIGN}"
GEMS_ON_PLATE = (4.0, 0.8)
"""Sizes on the plate of another player, which is six units wide."""
HAND_ON_PLATE = (2.7, 0.8)
TILE_ON_PLATE = (0.6, 0.8)
BACK_ON_PLATE = (0.48, 0.68)
SMALL = 0.7


def area(view: PortalView, player: int, names: Sequence[str], ask: Ask[Any] | None) -> Node:
    """A player's area: one's own in full, another's as a plate."""
    mine = player == view.seat
    playing = view.asked is not None and player == view.active and view.turn > 0
    now = final_scores(view)[player]
    points = now.total if view.asked is None else now.so_far
    return Node(
        id=player_id(player),
        picture=path("portal", "keepers", f"keeper-{player + 1}"),
        kind="tray",
        area="hand" if player == view.seat else "party",
        seat=player,
        label=t("{player}, whose turn it is:", player=names[player]) if playing else f"{names[player]}:",
        text="" if mine else names[player],
        glow=playing and not mine,
        children=own_things(view, names, to_be_seated(view, ask)) if mine else plate(view, player, points),
    )


def own_things(view: PortalView, names: Sequence[str], chosen: HeroId) -> list[Node]:
    """Everything that the viewer has, as large as can be."""
    player = view.seat
    stacks = gems(view, player)
    stacks.text = names[player]
    return [
        stacks,
        score(view, player),
        tiles(view, player),
        hand(view, player, chosen),
        *claimed(view, player),
    ]


# ---- the plate of another player


def plate(view: PortalView, player: int, points: int) -> list[Node]:
    """What another player has, in two rows: Gems and points, tiles and the backs of cards."""
    stacks, owned = gems(view, player), view.players[player]
    stacks.size = GEMS_ON_PLATE
    *colors, potions = stacks.children
    for stack, color in zip(colors, COLORS, strict=True):
        stack.text, stack.lines, stack.count = "", (), owned.count(color)
    stacks.children = in_groove(colors, GEMS_ON_PLATE)
    small = tiles(view, player)
    for tile_, color in zip(small.children, COLORS, strict=True):
        up = tile_actions(view.options.tile_layout, color, owned.tiles[color])
        tile_.size, tile_.text, tile_.children = TILE_ON_PLATE, "", []
        tile_.icon = tile_.icon if owned.tiles[color] else ACTIONS[up[0]].icon or POTION
    backs = hand(view, player, "")
    lay_backs(backs, narrow=owned.potions > 0)
    flasks = []
    if owned.potions:
        potions.size, potions.text, potions.count = (SMALL, SMALL), "", owned.potions
        flasks = [potions]
    earned = score(view, player)
    total = Node(
        id=earned.id,
        kind="badge",
        icon=TROPHY,
        color="parchment",
        text=str(points),
        label=earned.label,
        rule=earned.rule,
    )
    return [stacks, total, small, backs, *flasks, *map(trophies, claimed(view, player))]


def lay_backs(backs: Node, narrow: bool) -> None:
    """Backs of cards in a groove of a plate; many of them overlap."""
    (wide, high), (room, depth) = BACK_ON_PLATE, HAND_ON_PLATE
    room -= SMALL + 0.25 if narrow else 0
    step = min(wide + 0.08, (room - wide - 0.1) / max(1, len(backs.children) - 1))
    backs.text = ""
    if backs.kind == "track":  # nobody has seen any of them
        backs.size = (round(room, 2), depth)
    for place, card in enumerate(backs.children):
        card.children = []
        card.at, card.size = (round(place * step + 0.05, 2), (depth - high) / 2), (wide, high)


def trophies(tray: Node) -> Node:
    """Claimed Objectives as badges with their names."""
    tray.text = ""
    for card in tray.children:
        card.kind, card.size, card.lines, card.short, card.color = "badge", None, (), "", "brass"
    return tray


# ---- Action tiles


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
    places = player == view.seat and f"place_{color}" in up
    return Node(
        id=tile_id(player, color),
        kind="tile",
        source=TILES[layout, color].source,
        previews=food_previews(view, color) if places else {},
        label=t(
            "{color} tile, front up: {actions}. On the back: {others}."
            if front
            else "{color} tile, back up: {actions}. On the front: {others}.",
            color=COLOR[color].capitalize(),
            actions=actions_in_words(up),
            others=actions_in_words(down),
        ),
        icon=FOOD_ICON[color],
        color=JEWEL[color],
        text=t("{color} front" if front else "{color} back", color=COLOR[color].capitalize()),
        lines=tuple(t(ACTIONS[action].on_tile) for action in up),
        children=[
            Node(
                id=f"tile:{player}:{color}:other",
                kind="text",
                hollow=True,
                text=t(
                    "Back: {actions}" if front else "Front: {actions}",
                    actions=" · ".join(t(ACTIONS[action].on_tile) for action in down),
                ),
            )
        ],
    )


def gems(view: PortalView, player: int) -> Node:
    """A player's Gems with the multipliers so far, and the Potions."""
    owned, symbols = view.players[player], multipliers(view)
    stacks = [gem_stack(view, player, color) for color in COLORS]
    held = [
        t("{gems} times {symbols}", gems=gems_of(color, owned.count(color)), symbols=symbols[color])
        for color in COLORS
    ]
    diamonds = sum(owned.diamonds.values())
    among = t(" {diamonds} among them.", diamonds=diamonds_in_words(diamonds)) if diamonds else ""
    return Node(
        id=f"gems:{player}",
        kind="track",
        label=t(
            "Gems: {held}.{among} {potions}.",
            held=", ".join(held),
            among=among,
            potions=potions_in_words(owned.potions),
        ),
        rule="YP-105",
        children=[
            *stacks,
            Node(
                id=potions_id(player),
                kind="token",
                icon=POTION,
                color="arcane",
                text=potions_in_words(owned.potions) if owned.potions else "",
                hollow=not owned.potions,
                label=f"{potions_in_words(owned.potions)}.",
            ),
        ],
    )


def gem_stack(view: PortalView, player: int, color: str) -> Node:
    """Gems of one colour and what they are worth now."""
    owned, symbols = view.players[player], multipliers(view)[color]
    count, diamonds = owned.count(color), owned.diamonds[color]
    with_diamonds = t(", {diamonds} among them", diamonds=diamonds_in_words(diamonds)) if diamonds else ""
    return Node(
        id=gem_id(player, color),
        kind="token",
        label=t(
            "{gems}{with_diamonds}, times {symbols} is {points}.",
            gems=gems_of(color, count),
            with_diamonds=with_diamonds,
            symbols=symbols,
            points=count * symbols,
        ),
        icon=GEM_ICON[color],
        color=JEWEL[color],
        text=f"{count} {TIMES} {symbols} = {count * symbols}",
        lines=(n("{count} Diamond", "{count} Diamonds", diamonds),) if diamonds else (),
        hollow=not count,
    )


def hand(view: PortalView, player: int, chosen: HeroId) -> Node:
    """The hand, or in solo the line with its head first; cards the viewer can't see show their backs."""
    cards, solo = view.players[player].hand, len(view.players) == 1
    shown = [
        hero_card(card, solo) if card in HEROES else card_back(f"hand:{player}:{place}", card)
        for place, card in enumerate(cards)
    ]
    if player == view.seat:
        for node, card in zip(shown, cards, strict=True):
            node.previews = {} if card == chosen else hero_previews(view, card)
            node.glow = card == chosen
    if solo:
        title = t("Line, the first in front") if cards else t("Line, the first in front: empty")
    else:
        title = "" if cards else t("Hand: empty")
    if any(card in HEROES for card in cards):
        label = t("The line, the first to be played in front" if solo else "Hand")
        hidden = ", ".join(COLOR[card] for card in cards if card not in HEROES)
        label += t(", with backs of {hidden}:", hidden=hidden) if hidden else ":"
        for node, card in zip(shown, cards, strict=True):
            node.label = node.label if card in HEROES else ""
        return Node(id=hand_id(player), kind="tray", label=label, text=title, children=shown)
    backs = ", ".join(COLOR[card] for card in cards)
    label = t("Hand: empty.")
    if cards:
        label = t("Hand: {cards}, backs {backs}.", cards=cards_in_words(len(cards)), backs=backs)
    return Node(id=hand_id(player), kind="track", label=label, text=title, children=shown)


def claimed(view: PortalView, player: int) -> list[Node]:
    """Objectives that the player has claimed; their names are heard together, so that a new one is heard."""
    cards = [objective_card(view, card) for card in view.players[player].objectives]
    if not cards:
        return []
    label = t("Claimed: {objectives}.", objectives=", ".join(card.text for card in cards))
    return [Node(id=f"claimed:{player}", kind="tray", label=label, text=t("Claimed"), children=cards)]
