"""Bodyguards: a Client who is to be kept alive."""

from __future__ import annotations

from questboard.cues import Condition, Danger
from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.foes import colors
from questboard.games.dragonfire.rules.health import lose
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import emit, may_choose


def unhurt(s: DragonfirePosition) -> int:
    """The most HP that the Client has."""
    return len(s.characters) + 2


def guard(s: DragonfireState, seat: int) -> None:
    """A player takes over the Client."""
    s.notes["guard"] = seat
    emit(s, "guards", "DF-005", player=seat)


class Bodyguards(Adventure, id="bodyguards"):
    """The Client goes from guard to guard and suffers with them."""

    counters = {"client-hp": ("Client", "HP of the Client; at 0 the party loses")}
    holders = {"guard": ("Guard", "has the Client")}
    says = {
        "client_healed": "The Client heals 1 HP and has {count}.",
        "client_hurt": "The Client loses {amount} HP and has {count} left.",
        "guards": "{player} guards the Client.",
    }
    shows = {
        "client_healed": Danger("The Client has {count} HP", "{client-hp}"),
        "client_hurt": Danger("The Client loses {amount} HP: {count} left", "{client-hp}"),
        "guards": Condition("{player}", "Guard"),
    }
    ease = 3.3

    def prepare(self, s: DragonfireState) -> None:
        """The Client starts with the party leader."""
        s.notes["client-hp"], s.notes["guard"] = unhurt(s), s.leader

    async def moving(self, s: DragonfireState, seat: int) -> None:
        """The guard may hand the Client to a neighbour at the same place."""
        if s.notes["guard"] != seat:
            return
        others = [each for each in s.around(seat)[1:] if not s.characters[each].unconscious]
        beside = dict.fromkeys([*others[:1], *others[-1:]])
        near = [each for each in beside if s.characters[each].place == s.characters[seat].place]
        if near:
            heir = await may_choose(
                seat,
                "The Client has {hp} HP. Hand him to whom?",
                near,
                "player",
                "DF-134",
                cause=self.id,
                hp=s.notes["client-hp"],
            )
            if heir is not None:
                guard(s, heir)

    async def before_dragonfire(self, s: DragonfireState) -> None:
        """Public Figure: the Client passes to the left."""
        if "public-figure" in s.challenges:
            guard(s, s.next_conscious(s.notes["guard"]))

    async def damage_taken(self, s: DragonfireState, seat: int) -> None:
        """The Client loses HP with a guard who took 2 or more damage, or fell."""
        fell = s.turn.marks.get("guard-fell", 0)
        if s.notes["guard"] != seat and not fell:
            return
        lost = int(s.turn.taken >= 2) + fell
        if lost:
            s.notes["client-hp"] -= lost
            emit(s, "client_hurt", "DF-005", amount=lost, count=max(0, s.notes["client-hp"]))
        if s.notes["client-hp"] <= 0:
            lose(s, "the Client is dead", "DF-005")

    async def short_rest(self, s: DragonfireState) -> None:
        """The Client heals 1 HP."""
        if s.notes["client-hp"] < unhurt(s):
            s.notes["client-hp"] += 1
            emit(s, "client_healed", "DF-005", count=s.notes["client-hp"])

    def kept(self, s: DragonfirePosition, challenge: str) -> bool:
        """Not a Scratch: the Client has all his HP."""
        if challenge == "not-a-scratch":
            return s.notes["client-hp"] == unhurt(s)
        return super().kept(s, challenge)

    async def fell(self, s: DragonfireState, seat: int) -> None:
        """The Client leaves a guard who is Stunned or Unconscious, if anybody else can take him."""
        if s.notes["guard"] != seat:
            return
        if s.turn.seat == seat and s.turn.phase == "take damage":
            s.turn.marks["guard-fell"] = 1
        for each in s.around(seat)[1:]:
            if s.characters[each].able:
                guard(s, each)
                return

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Red encounters that face the guard have +1 Attack Strength, Locations excepted."""
        return int("R" in colors(s, foe) and not foe.location and foe.seat == s.notes["guard"])

    def odds(self, s: DragonfirePosition) -> float:
        """The HP of the Client."""
        return 1.45 * s.notes.get("client-hp", 0) / unhurt(s)
