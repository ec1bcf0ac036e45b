"""The encounters of City Difficulty 1."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import of_card
from questboard.games.dragonfire.rules.defeat import forfeit, rob
from questboard.games.dragonfire.rules.foes import facing, heal_levels
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.moments import Assault
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.rules.reveal import cost, of_type, summon
from questboard.games.dragonfire.rules.scenes import flip
from questboard.games.dragonfire.rules.zones import kinds, must_discard
from questboard.games.dragonfire.state import (
    CardId,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    Play,
    Shot,
)
from questboard.kernel import may


class CorruptWatchSergeant(EncounterCard, id="corrupt-watch-sergeant"):
    """SURPRISE: each player loses 1 gold."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        for seat in s.conscious:
            forfeit(s, seat, 1, "DF-351")


class PitGladiator(EncounterCard, id="pit-gladiator"):
    """Each card with a Sword icon that damages it gains a point."""

    def change_damage(
        self, s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot], points: list[str]
    ) -> None:
        armed: list[int] = []
        for at, shot in enumerate(shots):
            play = s.play(shot.play)
            if play is None or not of_card(s, shot) or play.id in armed:
                continue
            if CARDS[play.card].swords and foe.uid not in s.turn.hit.get(play.id, []):
                points[at] = add_points(points[at], "1")
                armed.append(play.id)


class HalfOgreBouncer(EncounterCard, id="half-ogre-bouncer"):
    """The faced player can't move into or out of a Location."""

    holds = True


class ApprenticeWizard(EncounterCard, id="apprentice-wizard"):
    """Dispel Magic on the faced player."""

    dispels = "one"


class Imp(EncounterCard, id="imp"):
    """Immune: level damage."""

    def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
        return by_level


class AnimatedStatue(EncounterCard, id="animated-statue"):
    """It can't be damaged in the turn in which it enters play, but before a turn nothing has entered it."""

    def unharmable(self, s: DragonfirePosition, foe: Encounter) -> bool:
        return foe.uid in s.turn.entered and s.turn.phase not in ("", "encounters")


class Doppelganger(EncounterCard, id="doppelganger"):
    """It also has the colour of the faced player's primary Class Type.

    Its Attack Strength is the number of other encounter cards facing that player, at least 1.
    """

    def more_colors(self, s: DragonfirePosition, foe: Encounter) -> str:
        return s.characters[foe.seat].primary

    def base_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        others = [each for each in facing(s, foe.seat) if not each.token and each.uid != foe.uid]
        return max(1, len(others))


class RugOfSmothering(EncounterCard, id="rug-of-smothering"):
    """When it deals damage: it heals one level."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        heal_levels(s, foe, 1, "DF-340")


class CultFanatic(EncounterCard, id="cult-fanatic"):
    """VANQUISHED: flip the Dragonfire token; the logo summons any encounter facing the active player."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if flip(s, "DF-182"):
            await summon(s, foe.deck, seat)


class Wererat(EncounterCard, id="wererat"):
    """Immune: colourless damage, except that of Magic Items (DF-341)."""

    def change_damage(
        self, s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot], points: list[str]
    ) -> None:
        for at, shot in enumerate(shots):
            play = s.play(shot.play)
            if play is not None and not play.item:
                points[at] = "".join(point for point in points[at] if not point.isdigit())


class FloodedSewer(EncounterCard, id="flooded-sewer"):
    """SURPRISE: summon a Beast facing the same player, or any encounter if there is none."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        if await summon(s, foe.deck, foe.seat, wanted=of_type("Beast")) is None:
            await summon(s, foe.deck, foe.seat)


class Spy(EncounterCard, id="spy"):
    """Start of turn: a Skill Check; if it fails, the faced player discards the card of highest cost."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not await skill_check(s, seat):
            await must_discard(s, seat, 1, "DF-136", among=costliest, cause=self.id)


def costliest(cards: Sequence[CardId]) -> list[CardId]:
    """The cards of highest cost."""
    highest = max(cost(card) for card in cards)
    return [card for card in kinds(cards) if cost(card) == highest]


class StreetAssassin(EncounterCard, id="street-assassin"):
    """The damage of its attack can't be reduced or prevented."""

    unreduced = True


class Cutpurse(EncounterCard, id="cutpurse"):
    """When it attacks: the player loses up to 2 gold, which is put on this card."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        rob(s, foe, assault.seat, 2, "DF-224")


class ThievesGuildhall(EncounterCard, id="thieves-guildhall"):
    """Market cards cost characters here 1 gold more.

    Start of turn: the character loses 1 gold or takes 1 damage.
    """

    def more_cost(self, s: DragonfirePosition, foe: Encounter, seat: int) -> int:
        return 1

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if s.characters[seat].gold and await may(
            seat,
            "You have {gold} gold and {hp} HP. Lose 1 gold instead of taking 1 damage?",
            "DF-135",
            gold=s.characters[seat].gold,
            hp=s.characters[seat].hp,
            cause=self.id,
        ):
            forfeit(s, seat, 1, "DF-135")
        else:
            await hurt(s, seat, 1, "encounter", "DF-135")
