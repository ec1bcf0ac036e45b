"""Encounters that players name, each kind for another purpose."""

from __future__ import annotations

from questboard.games.dragonfire.options.base import DragonfireOption
from questboard.games.dragonfire.rules.assign import worth
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.foes import facing, strength
from questboard.games.dragonfire.state import DragonfireState, Encounter, Foe
from questboard.games.dragonfire.words import plural

HARMLESS = 0.5
"""The weight of an encounter without Attack Strength."""
WORTHLESS = 0.2
"""The weight of an encounter to weaken for which nothing speaks."""
CALM = 0.05
"""The weight of an encounter to stop that can't attack."""
ELSEWHERE = 0.1
"""How much the Attack Strength of an encounter counts that is not about to attack."""
RESERVE = 2
"""How many HP a player wants to keep who draws an encounter upon themselves."""
BRAVE, AFRAID = 1.5, 0.2
"""The weights of drawing an encounter with and without that reserve."""


class AnyEncounter(DragonfireOption, id="encounter"):
    """An encounter for a text that does something to it: the one that attacks hardest."""

    noun = "an encounter"
    thing = "encounter"

    def nodes(self, foe: Foe) -> tuple[str, ...]:
        """The encounter."""
        return (foe,)

    def outlook(self, foe: Foe) -> str:
        """How hard it attacks, and how many levels are left."""
        target = self.view.encounter(foe)
        if target is None:
            return ""
        return f"Attack Strength {strength(self.view, target)}, {plural(len(target.uncleared), 'level')} left"

    def prior(self, s: DragonfireState, foe: Foe) -> float:
        """The weight of an encounter; one that is gone already is as good as none."""
        target = s.encounter(foe)
        return self.idle if target is None else self.naming(s, target)

    def naming(self, s: DragonfireState, foe: Encounter) -> float:
        """What it is worth to name an encounter."""
        return HARMLESS + float(strength(s, foe) ** 2)


class EncounterToWeaken(AnyEncounter, id="encounter to weaken"):
    """An encounter of which levels are cleared or become easier to clear."""

    def naming(self, s: DragonfireState, foe: Encounter) -> float:
        """One whose topmost level is worth much, and that attacks hard."""
        return WORTHLESS + worth(s, foe, foe.uncleared[:1]) + strength(s, foe)


class EncounterToStop(AnyEncounter, id="encounter to stop"):
    """An encounter that shall attack less hard or not at all."""

    def naming(self, s: DragonfireState, foe: Encounter) -> float:
        """One that is about to attack."""
        hits = strength(s, foe)
        here = foe in facing(s, s.turn.seat) and foe.uid not in s.turn.calm
        return CALM + (hits**2 if here else ELSEWHERE * hits)


class EncounterToDraw(AnyEncounter, id="encounter to draw"):
    """An encounter that a player may draw upon themselves to spare another."""

    def naming(self, s: DragonfireState, foe: Encounter) -> float:
        """Any that the player can stand."""
        coming = forecast(s, self.ask.seat) + strength(s, foe)
        return BRAVE if coming < s.characters[self.ask.seat].hp - RESERVE else AFRAID


class EncounterToActFirst(AnyEncounter, id="encounter to act first"):
    """The encounter whose start-of-turn effect comes first (DF-136)."""

    minor = True


class EncounterToSuffer(AnyEncounter, id="encounter to suffer"):
    """An encounter that comes to face the player, or whose attack or damage comes first."""

    def naming(self, s: DragonfireState, foe: Encounter) -> float:
        """The weaker the better."""
        return 1.0 / (1.0 + strength(s, foe))


class EncounterToStrikeFirst(EncounterToSuffer, id="encounter to strike first"):
    """The encounter whose attack or damage has its effect first (DF-365)."""

    minor = True
