"""The Devotion cards of the Market."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import Condition
from questboard.games.dragonfire.hooks import Deals, MarketCard
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import GUIDES, RIDES
from questboard.games.dragonfire.rules.foes import (
    cards_and_loose,
    facing,
    players_at,
    players_in_reach,
    steady,
    whole,
)
from questboard.games.dragonfire.rules.health import heal, heal_divided, heal_somebody
from questboard.games.dragonfire.rules.in_play import leave_play
from questboard.games.dragonfire.rules.play import TOKENS, colored, deal_from, deal_later, of_class
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.state import (
    COLORS,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    Play,
    Shot,
)
from questboard.kernel import Note, choose, emit, may

UNHOLY = ("Undead", "Fiend")
"""The types that holy fire burns best."""
SPIRITS = 3


class Bless(MarketCard, id="bless"):
    """Assist: deal 1 damage of a colour you choose."""

    for_two_types = True
    worth = 0.4
    assist_choices = COLORS

    async def assist(self, s: DragonfireState, play: Play) -> None:
        one_of_each = [(color, 0) for color in COLORS]
        play.damage, _ = await choose(
            play.seat, "Deal which damage?", one_of_each, "damage", "DF-195", cause=self.id
        )


class Devoted(MarketCard):
    """A card that deals G as well if its player is of the Devotion Class (DF-251)."""

    def _devote(self, s: DragonfireState, play: Play) -> None:
        if of_class(s, play.seat, "G"):
            play.damage = "G"

    def foresee(self, s: DragonfireState, play: Play) -> None:
        self._devote(s, play)


class CureWounds(Devoted, id="cure-wounds"):
    """Heal any character 1 HP. Devotion Class: +G, which goes with the damage of another card."""

    worth = 1.3

    async def play(self, s: DragonfireState, play: Play) -> None:
        await heal_somebody(s, play.seat, 1, "DF-252", play.card)
        self._devote(s, play)

    def _devote(self, s: DragonfireState, play: Play) -> None:
        super()._devote(s, play)
        RIDES.set(play)


class HealingWord(MarketCard, id="healing-word"):
    """Heal any character 1 HP. Assist: heal 2 HP in all, divided among any characters."""

    worth = 1.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        await heal_somebody(s, play.seat, 1, "DF-141", play.card)

    async def assist(self, s: DragonfireState, play: Play) -> None:
        await heal_divided(s, play.seat, 2, "DF-141", play.card)


def reduce_by_one(s: DragonfireState, seat: int, rule: str) -> None:
    """A player takes 1 less damage in this turn's Take Damage phase."""
    s.turn.reduction[seat] = s.turn.reduction.get(seat, 0) + 1
    emit(s, "protected", rule, player=seat, amount=1)


class SpiritGuardians(MarketCard, id="spirit-guardians"):
    """Remains in play with 3 Spirit tokens.

    Once per turn remove one: the active player takes 1 less, or an encounter facing that player takes 1.
    """

    limit = ("turn", 1)
    turns = "any"
    worth = 3.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        TOKENS.set(play, SPIRITS)

    async def use(self, s: DragonfireState, seat: int) -> None:
        active = s.turn.seat
        prompt = "Deal 1 damage with the Spirit token? Otherwise {player} takes 1 less."
        if facing(s, active) and await may(
            seat, prompt, "DF-149", "whether to deal damage or protect", player=active, cause=self.id
        ):
            spirit = deal_later(s, seat, self.id, "1")
            spirit.facing = active
            deal_from(s, spirit, active)
        else:
            reduce_by_one(s, active, "DF-149")
        card = next(each for each in s.characters[seat].in_play if each.card == self.id)
        card.tokens -= 1
        if card.tokens <= 0:
            leave_play(s, seat, card.card, "DF-149")

    def use_weight(self, coming: int) -> float:
        return 3.0 if coming else 0.2


class GuidingBolt(MarketCard, id="guiding-bolt"):
    """Another card that damages the same encounter gains +1."""

    worth = 0.8

    async def play(self, s: DragonfireState, play: Play) -> None:
        GUIDES.set(play)


class SacredFlame(MarketCard, id="sacred-flame"):
    """G1, but GG1 to Undead and Fiends."""

    worth = 0.2

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        if foe.type in UNHOLY:
            return add_points(colored(play, "GG1"), play.bonus), shot.levels
        return shot.points, shot.levels


class ShieldOfFaith(MarketCard, id="shield-of-faith"):
    """Until your next turn a character takes 1 less damage in each of their Take Damage phases.

    Assist: the active player takes 1 less damage this turn.
    """

    worth = 0.9
    assist_saves = 1
    shields = Note("shield-of-faith-{}")
    """How many Shields of each player protect a character."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        able = players_in_reach(s, play.seat)
        target = await choose(
            play.seat, "Shield whom?", able, "character to protect", "DF-157", cause=self.id
        )
        self.shields[play.seat].add(s.characters[target])
        emit(s, "protected", "DF-157", player=target, amount=1)

    async def assist(self, s: DragonfireState, play: Play) -> None:
        reduce_by_one(s, s.turn.seat, "DF-159")

    def protect(self, s: DragonfirePosition, seat: int) -> int:
        return sum(self.shields[each].get(s.characters[seat]) for each in range(len(s.characters)))

    def turn_begins(self, s: DragonfireState, seat: int) -> None:
        shields = self.shields[seat]
        for character in s.characters:
            shields.clear(character)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return 1.0 if blows or any(forecast(s, each) for each in s.conscious) else 0.0


class Sanctuary(MarketCard, id="sanctuary"):
    """What faces a character Saves. Failure: it does not attack in the next Take Damage phase of that one."""

    worth = 1.5
    says = {"warded": "{encounter} will not attack {player} in the next Take Damage phase."}
    shows = {"warded": Condition("{encounter}", "Sanctuary for {player}")}

    async def play(self, s: DragonfireState, play: Play) -> None:
        able = players_in_reach(s, play.seat)
        target = await choose(
            play.seat, "Give sanctuary to whom?", able, "character to protect", "DF-190", cause=self.id
        )
        for foe in cards_and_loose(s, facing(s, target)):
            if steady(foe) or await save(s, foe):
                continue
            for each in whole(s, foe):
                self.note.set(each, target + 1)
            emit(s, "warded", "DF-190", encounter=foe.uid, player=target)

    def wards_off(self, s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
        return self.note.get(foe) == seat + 1

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        others = [forecast(s, each) for each in s.conscious if each != seat]
        return 0.6 * max([sum(blows), *others])


class PrayerOfHealing(Devoted, id="prayer-of-healing"):
    """Heal each character at your place 1 HP. Devotion Class: deal G."""

    worth = 3.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        for seat in players_at(s, s.characters[play.seat].place):
            await heal(s, seat, 1, "DF-141", play.seat, play.card)
        self._devote(s, play)


class SpiritualWeapon(MarketCard, id="spiritual-weapon"):
    """Assist: deal 1."""

    assist_deals = Deals("1")
    worth = 0.2


class BeaconOfHope(MarketCard, id="beacon-of-hope"):
    """Heal any character 2 HP; that character is not Exhausted any more."""

    worth = 2.6

    async def play(self, s: DragonfireState, play: Play) -> None:
        able = players_in_reach(s, play.seat)
        target = await choose(
            play.seat, "Heal whom with {card}?", able, "character to heal", "DF-141", card=play.card
        )
        await heal(s, target, 2, "DF-141", play.seat, play.card)
        if s.characters[target].exhausted:
            s.characters[target].exhausted = False
            emit(s, "refreshed", "DF-235", player=target)


class FlameStrike(MarketCard, id="flame-strike"):
    """GG2, but to Undead and Fiends 2 levels and then GG."""

    levels_first = True
    worth = 0.6

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        if foe.type in UNHOLY:
            return add_points(colored(play, "GG"), play.bonus), 2
        return shot.points, shot.levels
