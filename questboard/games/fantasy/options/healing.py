"""What it is worth to a bot to heal, and whether somebody is about to."""

from __future__ import annotations

from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import SPELL_CARDS
from questboard.games.fantasy.rules.figures import areas_at
from questboard.games.fantasy.state import FantasyPosition, Hero

NEAR_DEATH, WEAK = 2, 4
"""Up to this many HP a hero is near death, or weak."""
HP_NEAR_DEATH, HP_WHEN_WEAK, HP_WHEN_FIT = 1.1, 0.7, 0.45
"""What one HP is worth to a hero who is near death, weak or fit."""
WORTH_HEALING = 2
"""A hero who has lost this many HP is healed before the party goes on."""
UNWISE = -1.0
"""What there is a better moment or a better card for."""
REVIVED = 6.0
"""A dead hero comes back."""


def healing(s: FantasyPosition, name: str, amount: int) -> float:
    """What it is worth to give a hero some HP back."""
    hero = s.hero(name)
    gained = min(amount, hero.card.hp - hero.hp)
    return gained * (
        HP_NEAR_DEATH if hero.hp <= NEAR_DEATH else HP_WHEN_WEAK if hero.hp <= WEAK else HP_WHEN_FIT
    )


def heals_well(hero: Hero) -> bool:
    """Whether a hero has a spell in use that heals more HP than it costs SP."""
    return any(SPELL_CARDS[item].heals > ITEMS[item].cost for item in hero.in_use)


def is_curable(s: FantasyPosition) -> bool:
    """Whether somebody is about to be healed: it takes a turn, and doors can wait."""
    for hero in s.living:
        if hero.sp and heals_well(hero) and not hero.misses and not hero.held:
            room = areas_at(s, hero.square)
            if any(
                each.card.hp - each.hp >= WORTH_HEALING and areas_at(s, each.square) & room
                for each in s.living
            ):
                return True
    return False
