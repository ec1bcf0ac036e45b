"""Bodyguards: a Client who is to be kept alive."""

from __future__ import annotations

from questboard.cues import Condition, Danger
from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.foes import colors
from questboard.games.dragonfire.rules.health import lose
from questboard.games.dragonfire.state import NOBODY, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note, emit, may_choose


def unhurt(s: DragonfirePosition) -> int:
    """The most HP that the Client has."""
    return len(s.characters) + 2


def guard_of(s: DragonfirePosition) -> int:
    """The player who has the Client."""
    return Bodyguards.guarded_by.get(s, NOBODY)


def guard(s: DragonfireState, seat: int) -> None:
    """A player takes over the Client."""
    Bodyguards.guarded_by.set(s, seat)
    emit(s, "guards", "DF-005", player=seat)


class Bodyguards(Adventure, id="bodyguards"):
    """The Client goes from guard to guard and suffers with them."""

    client_hp = Note("client-hp")
    """How many HP the Client has."""
    guarded_by = Note("guard")
    """Which player has the Client."""
    guard_fell = Note("guard-fell")
    """A mark of turns: the guard fell while taking damage."""
    counters = {client_hp: ("Client", "HP of the Client; at 0 the party loses")}
    holders = {guarded_by: ("Guard", "has the Client")}
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
        self.client_hp.set(s, unhurt(s))
        self.guarded_by.set(s, s.leader)

    async def moving(self, s: DragonfireState, seat: int) -> None:
        """The guard may hand the Client to a neighbour at the same place."""
        if guard_of(s) != seat:
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
                hp=self.client_hp.get(s),
            )
            if heir is not None:
                guard(s, heir)

    async def before_dragonfire(self, s: DragonfireState) -> None:
        """Public Figure: the Client passes to the left."""
        if "public-figure" in s.challenges:
            guard(s, s.next_conscious(guard_of(s)))

    async def damage_taken(self, s: DragonfireState, seat: int) -> None:
        """The Client loses HP with a guard who took 2 or more damage, or fell."""
        fell = self.guard_fell.get(s.turn)
        if guard_of(s) != seat and not fell:
            return
        lost = int(s.turn.taken >= 2) + fell
        if lost:
            left = self.client_hp.add(s, -lost)
            emit(s, "client_hurt", "DF-005", amount=lost, count=max(0, left))
        if self.client_hp.get(s) <= 0:
            lose(s, "the Client is dead", "DF-005")

    async def short_rest(self, s: DragonfireState) -> None:
        """The Client heals 1 HP."""
        if self.client_hp.get(s) < unhurt(s):
            emit(s, "client_healed", "DF-005", count=self.client_hp.add(s))

    def kept(self, s: DragonfirePosition, challenge: str) -> bool:
        """Not a Scratch: the Client has all his HP."""
        if challenge == "not-a-scratch":
            return self.client_hp.get(s) == unhurt(s)
        return super().kept(s, challenge)

    async def fell(self, s: DragonfireState, seat: int) -> None:
        """The Client leaves a guard who is Stunned or Unconscious, if anybody else can take him."""
        if guard_of(s) != seat:
            return
        if s.turn.seat == seat and s.turn.phase == "take damage":
            self.guard_fell.set(s.turn)
        for each in s.around(seat)[1:]:
            if s.characters[each].able:
                guard(s, each)
                return

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Red encounters that face the guard have +1 Attack Strength, Locations excepted."""
        return int("R" in colors(s, foe) and not foe.location and foe.seat == guard_of(s))

    def odds(self, s: DragonfirePosition) -> float:
        """The HP of the Client."""
        return 1.45 * self.client_hp.get(s) / unhurt(s)
