"""The Village Is Attacked: the quick start, with waves of raiders and no Dragonfire."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.foes import facing, new_token, tell_token
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState
from questboard.kernel import Note

MORE_HP = {"easier": 2, "standard": 0, "harder": -2}
"""By difficulty: by how many HP everybody has more than the quick start says (DF-426)."""


class Village(Adventure, id="the-village-is-attacked"):
    """Everybody is alike, and from the second wave on raiders keep coming."""

    quick_start = True
    token_name = "Raider"
    fire = False
    starting_stats = (4, 4, 6)
    locations = False
    ease = 3.0
    leader_turns = Note("leader-turns")
    """How many turns the party leader has had in this wave."""

    def more_hp(self, s: DragonfirePosition) -> int:
        """Without a Dragonfire deck the difficulty is in the HP."""
        return MORE_HP[s.options.difficulty]

    async def scene_started(self, s: DragonfireState) -> None:
        """A new wave: the party leader has had no turn in it."""
        self.leader_turns.set(s, 0)

    async def leader_turn(self, s: DragonfireState) -> None:
        """From the second wave on a raider comes at the leader's second turn and at each later one."""
        turns = self.leader_turns.add(s)
        if s.scene >= 2 and turns >= 2:
            seat = min(s.turn_order, key=lambda each: len(facing(s, each)))
            token = new_token(s, self.id, seat, "K", "Humanoid", "1", 1)
            tell_token(s, token, "DF-005", "fewest encounters")
