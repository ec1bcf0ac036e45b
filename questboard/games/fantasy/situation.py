"""A few words for the state that a hero is in, for what bots learn from play."""

from __future__ import annotations

from questboard.games.fantasy.state import FantasyPosition, Hero

DYING = 2
"""HP that a single attack may take."""


def situation(s: FantasyPosition, seat: int) -> list[str]:
    """How the hero whose turn it is stands, and the party; nothing for the Dungeon Master."""
    if seat == s.master or not s.heroes:
        return []
    words = [f"monsters {min(4, len(s.monsters))}"]
    if any(hero.hp <= DYING for hero in s.living):
        words.append("somebody dying")
    hero = next((each for each in s.living if each.name == s.turn.figure), None)
    return [*words, *_own(s, hero)] if hero is not None else words


def _own(s: FantasyPosition, hero: Hero) -> list[str]:
    """How a hero stands."""
    health = "dying" if hero.hp <= DYING else "hurt" if 2 * hero.hp <= hero.card.hp else "sound"
    return [
        hero.name,
        health,
        f"sp {min(3, hero.sp)}",
        f"{s.turn.actions} actions",
        "calm" if not s.monsters else "fight",
    ]
