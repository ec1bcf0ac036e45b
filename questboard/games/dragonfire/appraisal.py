"""What cards are worth to a hurried player, about in points of damage."""

from __future__ import annotations

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.damage import tally
from questboard.games.dragonfire.rules.play import class_allows, of_class
from questboard.games.dragonfire.state import CardId, DragonfireState

GOLD = 0.3
"""What a gold is worth."""
TEXTS = {
    "magic-missile": 2.5, "misty-step": 0.4, "burning-hands": 0.1, "cloud-of-daggers": 0.2,
    "crown-of-confusion": 0.7, "lightning-bolt": 4.6, "fireball": 5.2, "mage-armor": 1.8, "sleep": 0.9,
    "haste": 2.2, "scorching-ray": 0.4, "polymorph": 1.6,
    "bless": 0.4, "cure-wounds": 1.3, "healing-word": 1.5, "spirit-guardians": 3.0, "guiding-bolt": 0.8,
    "sacred-flame": 0.2, "shield-of-faith": 0.9, "sanctuary": 1.5, "prayer-of-healing": 3.0,
    "spiritual-weapon": 0.2, "beacon-of-hope": 2.6, "flame-strike": 0.6,
    "perception": 0.4, "feint": 0.3, "sneak-attack": 0.7, "twist-the-knife": 0.8, "expertise": 0.8,
    "flaming-oil": 1.5, "caltrops": 0.9, "thieves-tools": 0.5, "uncanny-dodge": 1.2, "disguise-kit": 0.3,
    "ambush": 0.5, "assassinate": 5.0,
    "javelin": 0.5, "tower-shield": 1.6, "cleave": 0.4, "grapple": 1.2, "command-presence": 1.7,
    "heroic-charge": 0.6, "longbow": 0.1, "second-wind": 1.3, "interpose": 0.4, "battle-cry": 2.2,
    "whirlwind-attack": 3.4,
    "potion-of-healing": 2.5, "potion-of-poison": 2.2, "scroll-of-protection": 2.0, "elemental-gem": 2.0,
    "alchemists-fire": 2.0, "dust-of-disappearance": 2.5, "oil-of-sharpness": 1.5, "chime-of-opening": 1.0,
    "healers-kit": 1.2, "warhammer-plus-1": 2.2, "dagger-of-venom": 1.0, "wand-of-magic-missiles": 2.5,
    "pearl-of-power": 2.0, "mace-of-smiting": 0.8, "staff-of-healing": 2.0, "wand-of-fireballs": 3.0,
    "staff-of-power": 2.5, "dancing-sword": 2.5, "robe-of-stars": 2.5,
}  # fmt: skip
"""What is to be had from a card besides its damage icons."""
COLORED, COLORLESS = 1.1, 0.9
SWORD = 0.3
"""What a Sword is worth to a Martial character."""


def worth_of(s: DragonfireState, seat: int, card: CardId) -> float:
    """What a card is worth to a player."""
    printed = CARDS[card]
    *colored, colorless = tally(printed.damage)
    worth = COLORED * sum(colored) + COLORLESS * colorless + TEXTS.get(card, 0.0)
    if printed.swords and of_class(s, seat, "K"):
        worth += SWORD * printed.swords
    return worth if class_allows(s, seat, card) else 0.1


def bargain(s: DragonfireState, seat: int, card: CardId) -> float:
    """What a player gains by buying a card, the gold taken into account."""
    return worth_of(s, seat, card) - GOLD * CARDS[card].cost


def keep_worth(s: DragonfireState, seat: int, card: CardId) -> float:
    """What it is worth to have a card in hand: more if its colour is being asked for."""
    worth = worth_of(s, seat, card)
    wanted = [
        foe.levels[index].color for foe in s.encounters for index in foe.uncleared if foe.levels[index].color
    ]
    asked = sum(wanted.count(color) for color in dict.fromkeys(CARDS[card].color))
    return worth + min(0.4, 0.1 * asked)
