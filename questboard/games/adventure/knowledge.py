"""Worlds as a seat may imagine them: decks and chests that it can't know are dealt anew."""

from __future__ import annotations

from typing import get_type_hints

from questboard.games.adventure.rules import decks
from questboard.games.adventure.state import AdventurePosition, AdventureState, Deck
from questboard.kernel import Luck

HIDDEN = tuple(name for name, kind in get_type_hints(AdventurePosition).items() if kind is Deck)
"""The decks of a position; nobody knows the order of their cards, unless somebody has looked."""


def imagine(s: AdventureState, seat: int, luck: Luck) -> None:
    """Deal every deck anew as far as a seat doesn't know it, and the chests that it has not seen."""
    for name in HIDDEN:
        decks.imagine(getattr(s, name), luck, seat)
    unseen = [name for name, chest in s.chests.items() if seat not in chest.known]
    if not unseen:
        return
    values = [s.chests[name].value for name in unseen]
    for packet in s.pool.packets:
        values.extend(int(face) for face in packet.cards)
    values.sort()  # the same seed deals the same world, whatever the truth is
    luck.shuffle(values)
    for name in unseen:
        s.chests[name].value = values.pop()
    for packet in s.pool.packets:
        packet.cards = [str(values.pop()) for _ in packet.cards]
