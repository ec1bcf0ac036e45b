"""Cues of the course of the game: turns and phases, the dungeon that grows, time, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from questboard.cues import AnyCue, Banner, Card, Danger, Ending, Laid
from questboard.games.adventure import nodes
from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import TILES
from questboard.games.adventure.cues.base import anybody
from questboard.games.adventure.hooks import Seen, Show
from questboard.games.adventure.words import BARRIERS, PHASES, plural
from questboard.games.adventure.words import hero as hero_word

# ---- rounds, turns and phases


def turn(seen: Seen) -> Sequence[AnyCue]:
    """A turn begins, and perhaps a round."""
    begins = Banner(hero_word(seen("hero")), f"Round {seen('round')}", "turn")
    return [Banner(f"Round {seen('round')}", level="round"), begins] if seen("opens") else [begins]


def phase(seen: Seen) -> Sequence[AnyCue]:
    """A phase begins; that of the Hero does so with the turn."""
    return [] if seen("phase") == "hero" else [Banner(PHASES[seen("phase")], hero_word(seen("hero")))]


def banner(text: str, level: Literal["game", "round", "turn", "phase"] = "phase") -> Show:
    """Something begins; it is about a Hero if the event names one."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        name = seen.event.facts.get("hero", "")
        return [Banner(text, hero_word(name) if name else "", level)]

    return show


def game_begins(seen: Seen) -> Sequence[AnyCue]:
    """A game of a campaign begins."""
    return [Banner(f"Game {seen('game')} of the campaign", level="game")]


# ---- the dungeon


def tile_placed(seen: Seen) -> Sequence[AnyCue]:
    """A tile is laid."""
    return [Laid((nodes.tile_id(seen("tile")),), TILES[seen("tilename")].name.rstrip("."))]


def no_room_for_tile(seen: Seen) -> Sequence[AnyCue]:
    """A tile is turned up and put back."""
    stack = nodes.deck_id("stack")
    return [Card("reveal", start=stack, end=stack)]


def door_turned(seen: Seen) -> Sequence[AnyCue]:
    """The token of a door is turned over."""
    return [Card("flip", nodes.door_id(seen("tile")))]


def door_open(seen: Seen) -> Sequence[AnyCue]:
    """A door is open."""
    return [Laid((nodes.tile_id(seen("tile")),), "An open door")]


def edge_closed(seen: Seen) -> Sequence[AnyCue]:
    """Something closes an edge."""
    closed = nodes.barrier_at(seen.view, Edge(*seen("edge")))
    return [Laid((nodes.barrier_id(closed),), BARRIERS[seen("barrier")])] if closed else []


def edge_opened(seen: Seen) -> Sequence[AnyCue]:
    """An edge is open again."""
    return [Laid((nodes.tile_id(seen("edge")[0]),))]


# ---- dangers


def time_passes(seen: Seen) -> Sequence[AnyCue]:
    """A Time token goes."""
    left = seen("left")
    return [Danger(f"{plural(left, 'Time token')} left" if left else "Time is up", nodes.TIME)]


def danger(text: str, thing: str = "") -> Show:
    """Something grows worse."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        return [Danger(text, thing or anybody(seen.view, seen.event.facts.get("hero", "")))]

    return show


# ---- the end


def ended(seen: Seen) -> Sequence[AnyCue]:
    """All win or lose together; in a campaign that is the end of one of its games."""
    won = seen.event.kind in ("won", "campaign_won")
    if seen.view.campaign is not None and not seen.event.kind.startswith("campaign"):
        return [Banner("The game is won" if won else "The game is lost", seen("reason"), "game")]
    reason = f": {seen('reason')}" if "reason" in seen.event.facts else ""
    mine = won if seen.view.seat >= 0 else None
    return [Ending(f"{'Victory' if won else 'Defeat'}{reason}", mine)]


def decided(seen: Seen) -> Sequence[AnyCue]:
    """Some win and others lose."""
    ending, seat = seen.view.ending, seen.view.seat
    assert ending is not None
    mine = None if seat < 0 or ending.winners is None else seat in ending.winners
    return [Ending(f"Victory for {seen('who')}: {seen('reason')}", mine)]


COURSE: Mapping[str, Show] = MappingProxyType({
    "turn": turn,
    "phase": phase,
    "tile_placed": tile_placed,
    "no_room_for_tile": no_room_for_tile,
    "door_opened": door_turned,
    "unlocked": door_open,
    "edge_closed": edge_closed,
    "edge_opened": edge_opened,
    "chamber_found": banner("The chamber is found"),
    "time_passes": time_passes,
    "won": ended,
    "lost": ended,
    "decided": decided,
})  # fmt: skip
