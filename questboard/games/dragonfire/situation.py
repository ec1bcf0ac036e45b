"""A few words for the state of a party and of the one who is asked, for what bots learn from play."""

from __future__ import annotations

from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import DragonfirePosition

LOW, HIGH = 3, 6
"""HP up to the first are low, above the second high."""
FEW, MANY = 2, 5
"""Cards in hand."""


def situation(s: DragonfirePosition, seat: int) -> list[str]:
    """How the party stands, and the one who is asked."""
    if not s.characters or not s.scene:
        return []
    me = s.characters[seat]
    own = seat == s.turn.seat
    health = "stunned" if not me.hp else "low" if me.hp <= LOW else "high" if me.hp > HIGH else "middling"
    hand = len(me.hand)
    left = sum([len(foe.uncleared) for foe in s.encounters])
    words = [
        f"party {len(s.characters)}",
        f"{health} hp",
        "own turn" if own else "turn of another",
        f"{min(2, scenes(s) - s.scene)} Scenes to come",
        f"facing {min(3, len(facing(s, seat)))}",
        f"{'few' if hand <= FEW else 'many' if hand >= MANY else 'some'} cards",
        f"{'no' if not left else 'few' if left <= 2 * len(s.characters) else 'many'} levels left",
        f"Dragonfire {min(3, s.dragonfire_level // 2)}",
    ]
    if s.turn.seat >= 0 and 0 < s.characters[s.turn.seat].hp <= forecast(s, s.turn.seat):
        words.append("would fall")
    if any(other.stunned for at, other in enumerate(s.characters) if at != seat):
        words.append("somebody Stunned")
    return words
