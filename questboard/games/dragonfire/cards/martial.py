"""The Market cards of Martial."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import Condition
from questboard.games.dragonfire.cards.features import let_comrades_draw
from questboard.games.dragonfire.hooks import Deals, MarketCard
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.foes import (
    calm,
    change_strength,
    elsewhere,
    facing,
    in_reach,
    move,
    players_in_reach,
    steady,
    strength,
)
from questboard.games.dragonfire.rules.health import heal
from questboard.games.dragonfire.rules.in_play import PUT_AWAY, Act, leave_play, put_away_acts
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import card_acts, deal_later, of_class, play_card, struck_down
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Foe, Play
from questboard.kernel import PASS, choose, emit, may_choose


class Javelin(MarketCard, id="javelin"):
    """Assist: deal 1 black and 1 colourless."""

    assist_deals = Deals("K1")
    worth = 0.5


class TowerShield(MarketCard, id="tower-shield"):
    """1 black and 1 colourless. Each encounter facing its player has -1 Attack Strength this turn.

    Assist: deal 1. One encounter does not attack this turn; its tokens do.
    """

    assist_deals = Deals("1")
    worth = 1.6
    assist_saves = 9
    saves_one_blow = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        for foe in facing(s, play.seat):
            change_strength(s, foe, -1, "DF-202")

    async def assist(self, s: DragonfireState, play: Play) -> None:
        foes = [foe for foe in in_reach(s, play.seat) if not steady(foe)]
        foe = await name_encounter(
            s,
            play.seat,
            "Stop which encounter from attacking?",
            foes,
            "DF-204",
            play=play,
            kind="encounter to stop",
            cause=self.id,
        )
        if foe is not None:
            calm(s, foe, "DF-204")

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return float(len(blows))


class Cleave(MarketCard, id="cleave"):
    """2 black, split among encounters facing the same player."""

    deals = Deals(spread="split", same_player=True)
    expects = Deals()
    worth = 0.4


class Grapple(MarketCard, id="grapple"):
    """1 black and 1 colourless. An encounter moves to face its player and does not attack this turn."""

    worth = 1.2

    async def play(self, s: DragonfireState, play: Play) -> None:
        foes = elsewhere(s, play.seat)
        foe = await name_encounter(
            s, play.seat, "Grapple which encounter?", foes, "DF-201", play=play, cause=self.id
        )
        if foe is not None:
            move(s, foe, play.seat, "DF-201")
            calm(s, foe, "DF-201", tokens=True)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        hits = [strength(s, foe) for foe in s.encounters if foe.seat != seat and not foe.location]
        return 0.6 * max(hits, default=0)


class CommandPresence(MarketCard, id="command-presence"):
    """1 black and 1 colourless. Another player draws 1 card and may play 1 as if in their own turn."""

    worth = 1.7
    draws = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        others = [seat for seat in players_in_reach(s, play.seat) if seat != play.seat]
        if not others:
            return
        other = await choose(
            play.seat, "Command which player?", others, "character to draw", "DF-195", cause=self.id
        )
        await zones.draw(s, other, 1, "DF-195")
        if struck_down(s, other) or not card_acts(s, other):
            return
        prompt, active = "Play a card in {player}'s turn?", s.turn.seat

        def acts() -> list[Act]:
            return [*card_acts(s, other), *put_away_acts(s, other)]

        while (
            act := await may_choose(
                other, prompt, acts, "act on command", "DF-195", player=active, cause=self.id
            )
        ) is not PASS:
            if act[0] != PUT_AWAY:
                await play_card(s, other, act[1], act[0])
                return
            leave_play(s, other, act[1], "DF-391")


class HeroicCharge(MarketCard, id="heroic-charge"):
    """2 black. Encounters move to face its player, who draws 1 card for each encounter card moved."""

    worth = 0.6

    async def play(self, s: DragonfireState, play: Play) -> None:
        prompt, kind = "Draw which encounter to yourself?", "encounter to draw"
        tried, cards = list[Foe](), 0
        while foes := [foe for foe in elsewhere(s, play.seat) if foe.uid not in tried]:
            names = [foe.uid for foe in foes if can_be_named(s, foe, play)]
            chosen = (
                await may_choose(play.seat, prompt, names, kind, "DF-244", cause=self.id) if names else PASS
            )
            if chosen is PASS:
                break
            tried.append(chosen)
            named = [foe for foe in foes if foe.uid == chosen]
            foe = await name_encounter(
                s, play.seat, prompt, named, "DF-244", play=play, kind=kind, cause=self.id
            )
            if foe is not None:
                move(s, foe, play.seat, "DF-244")
                cards += not foe.token
        await zones.draw(s, play.seat, cards, "DF-244")


class Longbow(MarketCard, id="longbow"):
    """1 black and 1 colourless, to an encounter at any place."""

    deals = Deals(reach="anywhere")
    worth = 0.1


class SecondWind(MarketCard, id="second-wind"):
    """1 black. Its player heals 1 HP. Martial Class: 2 HP instead."""

    worth = 1.3

    async def play(self, s: DragonfireState, play: Play) -> None:
        amount = 2 if of_class(s, play.seat, "K") else 1
        await heal(s, play.seat, amount, "DF-141", by=play.seat, card=play.card)


class Interpose(MarketCard, id="interpose"):
    """Assist: up to 2 of the active player's damage in Take Damage is dealt to its player instead."""

    worth = 0.4
    assist_saves = 2
    assist_costs_hp = True
    says = {"interposed": "{player} is ready to take up to {amount} of the damage instead."}
    shows = {"interposed": Condition("{player}", "takes up to {amount} of the damage")}

    async def assist(self, s: DragonfireState, play: Play) -> None:
        s.turn.interposed[play.seat] = s.turn.interposed.get(play.seat, 0) + 2
        emit(s, "interposed", "DF-365", player=play.seat, amount=2)


class BattleCry(MarketCard, id="battle-cry"):
    """2 black. Each other conscious player at this place may draw 1 card."""

    worth = 2.2
    draws = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        await let_comrades_draw(s, play.seat, play.card)


class WhirlwindAttack(MarketCard, id="whirlwind-attack"):
    """1 black, and 1 level of damage to each encounter facing its player, tokens first."""

    expects = Deals("", levels=1, spread="area", own=True)
    worth = 3.4

    async def play(self, s: DragonfireState, play: Play) -> None:
        around = deal_later(s, play.seat, play.card, levels=1)
        around.spread, around.facing = "area", play.seat
