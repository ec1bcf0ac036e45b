"""Characters that players choose, by seat, each kind for another purpose."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.options import reasons
from questboard.games.dragonfire.options.base import DragonfireOption
from questboard.games.dragonfire.options.plan import wounds
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.scene.ids import character_id
from questboard.games.dragonfire.state import DragonfireState

LEAST = 0.1
"""The weight of a character for whom nothing speaks."""
FALLING = 0.2
"""The weight of a character who is about to fall."""
UNHURT = 0.01
"""The weight of a character who needs no healing."""


class AnyCharacter(DragonfireOption, id="player"):
    """A character who shall have something or face an encounter: the one who can stand most."""

    noun = "a character"
    thing = "player"
    idle = 0.5

    def nodes(self, player: int) -> tuple[str, ...]:
        """The character's seat, or its screen where nothing is fought."""
        return (character_id(self.view, player),)

    def outlook(self, player: int) -> str:
        """The HP, once there are characters."""
        if not self.view.characters:
            return ""
        character = self.view.characters[player]
        return f"{character.hp} of {character.max_hp} HP"

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """Before there are characters, all are alike."""
        return super().priors(s) if s.characters else [1.0] * len(self.ask.options)

    def prior(self, s: DragonfireState, player: int) -> float:
        """The more HP are left after the attacks to come, the better."""
        return FALLING + max(0, s.characters[player].hp - forecast(s, player))


class CharacterToHeal(AnyCharacter, id="character to heal"):
    """A character who is healed."""

    def reason(self, player: int) -> str:
        """How badly it is needed."""
        return reasons.for_healing(self.view, player)

    def prior(self, s: DragonfireState, player: int) -> float:
        """The one who needs it most."""
        return UNHURT + wounds(s, player) ** 2


class CharacterToProtect(AnyCharacter, id="character to protect"):
    """A character who takes less damage."""

    def prior(self, s: DragonfireState, player: int) -> float:
        """The one who would suffer most."""
        return LEAST + forecast(s, player) ** 2 / (1 + s.characters[player].hp)


class CharacterAmongFoes(AnyCharacter, id="character among foes"):
    """A character all of whose encounters take damage."""

    def prior(self, s: DragonfireState, player: int) -> float:
        """The one whom most encounters face."""
        return LEAST + len(facing(s, player)) ** 2


class CharacterToBurn(AnyCharacter, id="character to burn"):
    """A character who takes damage together with the encounters that face them."""

    safe = 3
    """With no more HP than that nobody is chosen gladly."""

    def prior(self, s: DragonfireState, player: int) -> float:
        """One who can stand it, among many encounters."""
        return LEAST + (len(facing(s, player)) ** 2 if s.characters[player].hp > self.safe else 0.0)


class CharacterToSpendHP(AnyCharacter, id="character to lose HP"):
    """A character who may lose 1 HP for something useful."""

    safe = 4
    """With no more HP than that nobody is chosen gladly."""

    def prior(self, s: DragonfireState, player: int) -> float:
        """One who can spare it."""
        return 1.0 if s.characters[player].hp > self.safe else LEAST


class CharacterToAct(AnyCharacter, id="character to draw"):
    """A character who draws a card, and may play one."""

    def prior(self, s: DragonfireState, player: int) -> float:
        """The one with most cards to combine it with."""
        return 1.0 + len(s.characters[player].hand)


class CharacterToCover(AnyCharacter, id="character to cover a Class"):
    """A character who counts as a Class Type that nobody is of (DF-046)."""

    most_types = 4

    def prior(self, s: DragonfireState, player: int) -> float:
        """The one with the fewest Class Types."""
        return LEAST + max(0, self.most_types - len(s.characters[player].types))
