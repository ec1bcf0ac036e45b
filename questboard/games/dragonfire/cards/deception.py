"""The Market cards of Deception."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import Condition
from questboard.games.dragonfire.hooks import Deals, MarketCard
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import attackers
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import (
    at_place,
    cards_and_loose,
    change_strength,
    faces,
    faces_another,
    in_reach,
    move,
    players_at,
    steady,
)
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play, Shot
from questboard.kernel import choose, emit, may


class Perception(MarketCard, id="perception"):
    """1 red. May make a Skill Check. Success: gain 1 gold. Assist: deal 1 red."""

    assist_deals = Deals("R")
    worth = 0.4

    async def play(self, s: DragonfireState, play: Play) -> None:
        wanted = await may(play.seat, "Make a Skill Check for {card}?", "DF-140", card=play.card)
        if wanted and await skill_check(s, play.seat):
            gain(s, play.seat, 1, "DF-164")


class Feint(MarketCard, id="feint"):
    """1 red. The damage icons of one other card may go to any one level of an encounter."""

    feints = True
    worth = 0.3

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.feints += 1  # which card it is comes out when the damage is assigned (DF-189)


class SneakAttack(MarketCard, id="sneak-attack"):
    """2 red, and 1 more if the encounter faces another player."""

    worth = 0.7

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        if faces_another(s, foe, play.seat):
            return add_points(shot.points, "1"), shot.levels
        return shot.points, shot.levels


class TwistTheKnife(MarketCard, id="twist-the-knife"):
    """Assist: deal 1 level of damage to one encounter."""

    assist_deals = Deals(levels=1)
    worth = 0.8


class Expertise(MarketCard, id="expertise"):
    """2 red, split at will. May discard a card to return another one from the discard pile."""

    deals = Deals(spread="split")
    worth = 0.8

    async def play(self, s: DragonfireState, play: Play) -> None:
        pile = zones.kinds(s.characters[play.seat].discard)
        if not pile:
            return
        prompt = "Discard which card to return one from your discard pile?"
        if await zones.may_discard(s, play.seat, "DF-207", prompt, cause=self.id) is not None:
            card = await choose(
                play.seat, "Return which card to your hand?", pile, "card to have", "DF-207", cause=self.id
            )
            zones.take_back(s, play.seat, card, "DF-207")


class FlamingOil(MarketCard, id="flaming-oil"):
    """1 red and 1 colourless, in full to every encounter facing its player (DF-206)."""

    deals = Deals(spread="area", own=True)
    worth = 1.5


class Caltrops(MarketCard, id="caltrops"):
    """1 red. One encounter that isn't a Location has -1 Attack Strength this turn. Assist: it has -2."""

    worth = 0.9
    assist_saves = 2
    saves_one_blow = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        await self._slow_down(s, play, -1)

    async def assist(self, s: DragonfireState, play: Play) -> None:
        await self._slow_down(s, play, -2)

    async def _slow_down(self, s: DragonfireState, play: Play, amount: int) -> None:
        foes = in_reach(s, play.seat, locations=False)
        foe = await name_encounter(
            s,
            play.seat,
            "Weaken which encounter?",
            foes,
            "DF-225",
            play=play,
            kind="encounter to stop",
            cause=self.id,
        )
        if foe is not None:
            change_strength(s, foe, amount, "DF-225")

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return 1.0 if blows else 0.0


class ThievesTools(MarketCard, id="thieves-tools"):
    """1 red and 1 colourless. Gain 1 gold. 1 more against the Location that their player is in."""

    worth = 0.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        gain(s, play.seat, 1, "DF-138")

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        inside = foe.location and faces(s, foe, play.seat)
        return add_points(shot.points, "1") if inside else shot.points, shot.levels


class UncannyDodge(MarketCard, id="uncanny-dodge"):
    """1 red. Prevent all damage from one encounter that attacks its player this turn; it still attacks.

    Assist: prevent all damage from one encounter that attacks the active player.
    """

    worth = 1.2
    assist_saves = 9
    saves_one_blow = True
    says = {"prevented": "The damage of {encounter} is prevented this turn."}
    shows = {"prevented": Condition("{encounter}", "no damage")}

    async def play(self, s: DragonfireState, play: Play) -> None:
        if play.seat == s.turn.seat:  # nobody else is attacked in this turn
            await self.assist(s, play)

    async def assist(self, s: DragonfireState, play: Play) -> None:
        foes = attackers(s, s.turn.seat)
        foe = await name_encounter(
            s,
            play.seat,
            "Prevent the damage of which encounter?",
            foes,
            "DF-224",
            play=play,
            kind="encounter to stop",
            cause=self.id,
        )
        if foe is not None:
            s.turn.prevented.append(foe.uid)
            emit(s, "prevented", "DF-224", encounter=foe.uid)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return float(blows[0]) if blows else 0.0


class DisguiseKit(MarketCard, id="disguise-kit"):
    """1 red and 1 colourless. May move an encounter from one character at this place to another."""

    worth = 0.3

    async def play(self, s: DragonfireState, play: Play) -> None:
        here = s.characters[play.seat].place
        players = players_at(s, here)
        if len(players) < 2:
            return
        foes = [foe for foe in cards_and_loose(s, at_place(s, here)) if not steady(foe)]
        foe = await name_encounter(
            s, play.seat, "Move which encounter?", foes, "DF-344", play=play, optional=True, cause=self.id
        )
        if foe is not None:
            others = [seat for seat in players if seat != foe.seat]
            target = await choose(
                play.seat,
                "Move {encounter} to face whom?",
                others,
                "player",
                "DF-344",
                encounter=foe.uid,
                cause=self.id,
            )
            move(s, foe, target, "DF-344")


class Ambush(MarketCard, id="ambush"):
    """3 red. Draw 1 card at the end of Deal Damage if they went to an encounter that was defeated."""

    worth = 0.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.after.append((self.id, play.seat, play.id))

    async def after_damage(self, s: DragonfireState, seat: int, number: int) -> None:
        hit = s.turn.hit.get(number, [])
        if not s.characters[seat].unconscious and any(foe in s.turn.defeated for foe in hit):
            await zones.draw(s, seat, 1, "DF-138")


class Assassinate(MarketCard, id="assassinate"):
    """2 levels of one encounter, 3 if none of its levels is cleared. Assist: deal 2 red."""

    deals = Deals(levels=2)
    assist_deals = Deals("RR")
    worth = 5.0

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        return shot.points, 3 if shot.levels and not foe.cleared else shot.levels
