"""What a seat may know: its own hand, and of the others what they have shown; no deck's order.

A view holds the table as the seat sees it: a state of its own in which every hidden card is UNKNOWN.
So rules that only look, like Attack Strength or what a card costs, work on a view, too.
"""

from __future__ import annotations

from typing import Any

from questboard.games.dragonfire.state import Character, DragonfireState, InPlay
from questboard.kernel import Ask, Fixed, Luck

UNKNOWN = "?"
"""A card that the viewer can't see."""


class DragonfireView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    asked: int | None
    table: DragonfireState


def observe(s: DragonfireState, ask: Ask[Any] | None, seat: int) -> DragonfireView:
    """What a player, or a spectator, may know."""
    shown = DragonfireState(
        agenda=[],
        luck=Luck(b""),
        options=s.options,
        sheets=[sheet.clone() for sheet in s.sheets],
        characters=[_shown(each, at == seat) for at, each in enumerate(s.characters)],
        adventure=s.adventure,
        adventure_level=s.adventure_level,
        leader=s.leader,
        first=s.first,
        scene=s.scene,
        round=s.round,
        turns=s.turns,
        encounters=[foe.clone() for foe in s.encounters],
        numbers=s.numbers.copy(),
        decks={name: _hidden(cards) for name, cards in s.decks.items()},
        discards={name: cards[:] for name, cards in s.discards.items()},
        market=s.market[:],
        dragonfire=s.dragonfire,
        dragonfire_level=s.dragonfire_level,
        level_at_reveal=s.level_at_reveal,
        phases=s.phases,
        turn=s.turn.clone(),
        challenges=s.challenges[:],
        broken=s.broken[:],
        notes=s.notes.copy(),
        supply=s.supply.copy(),
        item_decks={rarity: _hidden(cards) for rarity, cards in s.item_decks.items()},
        drawn=s.drawn[:],
        quiet=s.quiet[:],
        won=s.won,
        reason=s.reason,
        rule=s.rule,
    )
    return DragonfireView(seat, None if ask is None else ask.seat, shown)


def _hidden(cards: list[str]) -> list[str]:
    return [UNKNOWN] * len(cards)


def _shown(character: Character, own: bool) -> Character:
    """A character as its own player or as another sees it."""
    hand = character.hand[:]
    if not own:
        hand = character.known + [UNKNOWN] * (len(hand) - len(character.known))
    return Character(
        screen=character.screen,
        types=character.types,
        hp=character.hp,
        max_hp=character.max_hp,
        gold=character.gold,
        deck=_hidden(character.deck),
        hand=hand,
        discard=character.discard[:],
        in_play=[
            InPlay(each.card, each.tokens, each.held[:] if own else _hidden(each.held))
            for each in character.in_play
        ],
        features=character.features[:],
        ability=character.ability,
        place=character.place,
        exhausted=character.exhausted,
        unconscious=character.unconscious,
        known=character.known[:],
        looked=character.looked[:] if own else _hidden(character.looked),
        removed=character.removed[:],
        used=character.used.copy(),
        marks=character.marks.copy(),
        played=character.played[:],
        swords=character.swords,
    )


def imagine(s: DragonfireState, seat: int, luck: Luck) -> None:
    """Deal anew what a seat can't know: all decks, and the hands of the others."""
    for at, character in enumerate(s.characters):
        if at == seat:
            _redeal(luck, [character.deck])
            continue
        hand = character.hand[:]
        for card in character.known:
            hand.remove(card)
        held = [each.held for each in character.in_play]
        zones = [character.deck, hand, character.looked, *held]
        _redeal(luck, zones)
        character.hand = character.known + hand
    for deck in (*s.decks.values(), *s.item_decks.values()):
        _redeal(luck, [deck])


def _redeal(luck: Luck, zones: list[list[str]]) -> None:
    """Shuffle cards over some zones, in place; the same seed deals the same, whatever the truth is."""
    pool = luck.shuffled(sorted(card for zone in zones for card in zone))
    for zone in zones:
        zone[:] = [pool.pop() for _ in zone]
