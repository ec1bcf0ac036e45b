"""The Portcullis Is Breached: a Gate that gives way to those who aren't fought off."""

from __future__ import annotations

from questboard.cues import Danger
from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.rules.quest import fails
from questboard.games.dragonfire.rules.reveal import summon
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note, emit


def whole_gate(s: DragonfirePosition) -> int:
    """What the Gate counter starts at, and its most."""
    return len(s.characters) + 2


def set_gate(s: DragonfireState, to: int) -> None:
    """Change the Gate counter."""
    Portcullis.gate.set(s, to)
    emit(s, "gate", "DF-005", count=to)


class Portcullis(Adventure, id="the-portcullis-is-breached"):
    """The Gate counter, and raiders from the Secondary Deck."""

    gate = Note()
    """The Gate counter."""
    counters = {gate: ("Gate", "at 0 another encounter comes")}
    says = {"gate": "The Gate counter is at {count}."}
    shows = {"gate": Danger("Gate {count}", "{gate}")}
    ease = 3.4

    def prepare(self, s: DragonfireState) -> None:
        """The Gate is whole."""
        self.gate.set(s, whole_gate(s))

    def secondary(self, s: DragonfirePosition, count: int) -> int:
        """In the third Scene at least two encounters come from the Secondary Deck."""
        least = 2 if s.scene == 3 else 0
        return min(count, max(least, s.dragonfire_level))

    async def before_dragonfire(self, s: DragonfireState) -> None:
        """The Gate suffers from each player who faces two cards or more; at 0 it is breached."""
        pressed = [
            seat
            for seat in s.conscious
            if sum(not foe.token and not foe.location for foe in facing(s, seat)) >= 2
        ]
        if not pressed:
            return
        set_gate(s, self.gate.get(s) - len(pressed))
        if self.gate.get(s) > 0:
            return
        fails(s, "hold-the-gate")
        leader = s.leader if not s.characters[s.leader].unconscious else s.next_conscious(s.leader)
        await summon(s, "secondary", leader, "DF-005")
        set_gate(s, whole_gate(s))

    async def short_rest(self, s: DragonfireState) -> None:
        """The Gate counter rises by 2."""
        set_gate(s, min(whole_gate(s), self.gate.get(s) + 2))

    def location_lost(self, s: DragonfireState, location: Encounter) -> None:
        """Sally Forth: no Location may be lost."""
        fails(s, "sally-forth")
