"""The Village Is Attacked: the quick start, with waves of raiders and no Dragonfire."""

from __future__ import annotations

from questboard.games.dragonfire.rules.defeat import GOLD
from questboard.games.dragonfire.rules.foes import facing, new_token
from questboard.games.dragonfire.rules.quest import QUESTS, Quest
from questboard.games.dragonfire.rules.registry import entered
from questboard.games.dragonfire.state import DragonfireState, Encounter
from questboard.kernel import tell

NAME = "the-village-is-attacked"


class Village(Quest):
    """Everybody is alike, and raiders keep coming."""

    fire = False
    starting_stats = (4, 4, 6)
    locations = False

    async def scene_started(self, s: DragonfireState) -> None:
        """A new wave: the party leader has had no turn in it."""
        s.notes["leader-turns"] = 0

    async def leader_turn(self, s: DragonfireState) -> None:
        """From the leader's second turn of a wave on raiders come, two for every two players."""
        turns = s.notes["leader-turns"] = s.notes.get("leader-turns", 0) + 1
        if turns < 2:
            return
        for _ in range(len(s.characters) // 2 * 2):
            seat = min(s.turn_order, key=lambda each: len(facing(s, each)))
            token = new_token(s, NAME, seat, "K", "Humanoid", "1", 1)
            tell(s, "appeared", "DF-005", encounter=token.uid, player=seat)


QUESTS[NAME] = Village()


@entered(GOLD)(NAME)
def meagre(s: DragonfireState, foe: Encounter, gold: int) -> int:
    """What raiders have taken from villagers isn't much: half the gold."""
    return gold // 2
