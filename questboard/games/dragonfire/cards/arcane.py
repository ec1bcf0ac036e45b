"""The Arcane cards of the Market."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import Condition
from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.hooks import Deals, MarketCard
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.defeat import STOLEN_GOLD
from questboard.games.dragonfire.rules.foes import (
    calm,
    in_reach,
    players_in_reach,
    steady,
    strength,
    take_out,
)
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import deal_later, deal_levels
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.rules.reveal import reveal
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import choose, emit, may

SOFT = 2
"""What a colourless level is at most in a Cloud of Daggers."""


class MagicMissile(MarketCard, id="magic-missile"):
    """Deal B to each of up to 3 different encounters. Assist: deal 1 to each of up to 3."""

    deals = Deals("B", spread="apart", most=3)
    assist_deals = Deals("1", spread="apart", most=3)
    worth = 2.5


class MistyStep(MarketCard, id="misty-step"):
    """You may draw a card, then discard a card."""

    worth = 0.4
    draws = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        if await may(play.seat, "Draw a card, then discard a card?", "DF-140", cause=self.id):
            await zones.draw(s, play.seat, 1, "DF-195")
            await zones.discard_chosen(s, play.seat, 1, "DF-195", cause=self.id)


class BurningHands(MarketCard, id="burning-hands"):
    """The damage may be split between two encounters that face the same player."""

    deals = Deals(spread="split", most=2, same_player=True)
    expects = Deals()
    worth = 0.1


class CloudOfDaggers(MarketCard, id="cloud-of-daggers"):
    """Assist: one colourless level of an encounter is at most 2 this turn; by a Wizard all of them are."""

    worth = 0.2
    says = {"softened": "The colourless levels of {encounter} are at most {amount} this turn."}
    shows = {"softened": Condition("{encounter}", "levels at most {amount}")}

    async def assist(self, s: DragonfireState, play: Play) -> None:
        hard = [foe for foe in in_reach(s, play.seat) if self._hard_levels(foe)]
        foe = await name_encounter(
            s,
            play.seat,
            "Weaken the levels of which encounter?",
            hard,
            "DF-161",
            play=play,
            kind="encounter to weaken",
            cause=self.id,
        )
        if foe is None:
            return
        if s.characters[play.seat].card.character_class == "Wizard":  # no other Arcane character: DF-249
            s.turn.softened[foe.uid] = SOFT
            emit(s, "softened", "DF-249", encounter=foe.uid, amount=SOFT)
            return
        prompt = "Which level of {encounter} is at most 2?"
        numbers = [level + 1 for level in self._hard_levels(foe)]
        level = await choose(play.seat, prompt, numbers, "level", "DF-249", encounter=foe.uid, cause=self.id)
        s.turn.softened_level.setdefault(foe.uid, {})[level - 1] = SOFT
        emit(s, "level_softened", "DF-249", encounter=foe.uid, level=level, amount=SOFT)

    def _hard_levels(self, foe: Encounter) -> list[int]:
        """The uncleared colourless levels that ask for more than a Cloud of Daggers leaves."""
        levels = [(index, foe.levels[index]) for index in foe.uncleared]
        return [index for index, level in levels if not level.color and level.amount > SOFT]


class CrownOfConfusion(MarketCard, id="crown-of-confusion"):
    """A non-Location encounter Saves. Failure: in Deal Damage its Attack Strength hits another encounter."""

    worth = 0.7

    async def play(self, s: DragonfireState, play: Play) -> None:
        foes = in_reach(s, play.seat, locations=False)
        foe = await name_encounter(
            s, play.seat, "Confuse which encounter?", foes, "DF-127", play=play, cause=self.id
        )
        if foe is not None and not await save(s, foe):
            turned = deal_later(s, play.seat, play.card)
            turned.spared, turned.reach = foe.uid, "cross"

    def measure(self, s: DragonfirePosition, play: Play) -> str:
        foe = s.encounter(play.spared)
        return "" if foe is None else add_points("", "1" * strength(s, foe))


class LightningBolt(MarketCard, id="lightning-bolt"):
    """Clear 2 levels of an encounter, across the boundary of a Location as well."""

    deals = Deals(levels=2)
    worth = 4.6


class Fireball(MarketCard, id="fireball"):
    """Deal 1 level of damage to each encounter that faces a character of your choice."""

    expects = Deals(levels=1, spread="area")
    worth = 5.2

    async def play(self, s: DragonfireState, play: Play) -> None:
        targets = players_in_reach(s, play.seat)
        play.facing = await choose(
            play.seat,
            "Throw a Fireball at the encounters of whom?",
            targets,
            "character among foes",
            "DF-131",
            cause=self.id,
        )
        deal_levels(play, 1)
        play.spread = "area"


class MageArmor(MarketCard, id="mage-armor"):
    """The damage in each of your Take Damage phases is 1 less."""

    worth = 1.8

    def reduce_damage(self, s: DragonfirePosition, seat: int, attackers: int) -> int:
        return 1


class Sleep(MarketCard, id="sleep"):
    """A non-Location encounter Saves. Failure: it does not attack this turn, but its tokens do.

    Assist: deal 1.
    """

    assist_deals = Deals("1")
    worth = 0.9

    async def play(self, s: DragonfireState, play: Play) -> None:
        foes = [foe for foe in in_reach(s, play.seat, locations=False) if not steady(foe)]
        foe = await name_encounter(
            s,
            play.seat,
            "Put which encounter to sleep?",
            foes,
            "DF-190",
            play=play,
            kind="encounter to stop",
            cause=self.id,
        )
        if foe is not None and not await save(s, foe):
            calm(s, foe, "DF-190")

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return 0.6 * blows[0] if blows else 0.0


class Haste(MarketCard, id="haste"):
    """Draw 2 cards. Assist: the active player draws a card."""

    worth = 2.2
    draws = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        await zones.draw(s, play.seat, 2, "DF-157")

    async def assist(self, s: DragonfireState, play: Play) -> None:
        await zones.draw(s, s.turn.seat, 1, "DF-159")


class ScorchingRay(MarketCard, id="scorching-ray"):
    """The damage may be split among up to 3 different encounters."""

    deals = Deals(spread="split", most=3)
    worth = 0.4


class Polymorph(MarketCard, id="polymorph"):
    """Bury an encounter card of Difficulty 1 or 2; reveal a Primary Deck card that faces the same player."""

    worth = 1.6

    async def play(self, s: DragonfireState, play: Play) -> None:
        foes = [foe for foe in in_reach(s, play.seat, locations=False) if self._can_be_buried(foe)]
        foe = await name_encounter(
            s,
            play.seat,
            "Polymorph which encounter?",
            foes,
            "DF-157",
            play=play,
            kind="encounter to weaken",
            cause=self.id,
        )
        if foe is not None:
            take_out(s, foe, to="bury", told="buried", rule="DF-157")
            await reveal(s, "primary", foe.seat, "DF-157")

    def _can_be_buried(self, foe: Encounter) -> bool:
        """Whether it is a card of Difficulty 1 or 2 from a deck, with neither a card nor gold on it."""
        if foe.token or foe.held or STOLEN_GOLD.get(foe):
            return False
        return ENCOUNTERS[foe.name].deck != "adventure" and foe.deck != "" and foe.difficulty <= 2
