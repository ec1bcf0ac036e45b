"""Dragonfire cards that strike the players: Skill Checks, damage, gold, hands and the Market."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from questboard.cues import Card, Danger
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import DragonfireCard
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.defeat import clear_everywhere, forfeit, gain
from questboard.games.dragonfire.rules.fire import reached, thresholds
from questboard.games.dragonfire.rules.foes import facing, strength
from questboard.games.dragonfire.rules.health import heal, hurt, lose_hp
from questboard.games.dragonfire.rules.market import refill
from questboard.games.dragonfire.rules.play import of_class
from questboard.games.dragonfire.rules.reveal import summon
from questboard.games.dragonfire.rules.scenes import of_type
from questboard.games.dragonfire.rules.zones import kinds, must_discard, must_discard_hand
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import choose, emit

Fate: TypeAlias = Callable[[DragonfireState, int], Awaitable[object]]
"""What happens to a player."""

# ---- Skill Checks


class TheyKnowYourWeakness(DragonfireCard, id="they-know-your-weakness"):
    """Skill Checks need two successes.

    6+: each player makes two Skill Checks and discards for each failure; 10+: it costs 1 HP as well.
    """

    check_successes = 2

    async def revealed(self, s: DragonfireState) -> None:
        if not reached(s, self.id):
            return
        for seat in s.turn_order:
            for _ in range(2):
                if s.over or s.characters[seat].unconscious or await skill_check(s, seat, single=True):
                    continue
                await must_discard(s, seat, 1, "DF-090", cause=self.id)
                if reached(s, self.id, 1):
                    await lose_hp(s, seat, 1, "DF-090")


class Cursed(DragonfireCard, id="cursed"):
    """Two Skill Checks, a card discarded for each failure; 7+: both failed, the whole hand."""

    async def turn_start(self, s: DragonfireState, seat: int) -> None:
        failures = 0
        for _ in range(2):
            if not await skill_check(s, seat):
                failures += 1
                await must_discard(s, seat, 1, "DF-133", cause=self.id)
        if failures == 2 and reached(s, self.id):
            await must_discard_hand(s, seat, "DF-133", cause=self.id)


class HagsCurse(DragonfireCard, id="hags-curse"):
    """3+ to 8+: one player after another makes a Skill Check; each has another thing to fear."""

    async def revealed(self, s: DragonfireState) -> None:
        lines = zip(s.turn_order, HAGS_CURSES, range(len(thresholds(s, self.id))), strict=False)
        for seat, fate, line in lines:
            if s.over or not reached(s, self.id, line):
                return
            if not s.characters[seat].unconscious and not await skill_check(s, seat):
                await fate(s, seat)


async def _loses_a_coin(s: DragonfireState, seat: int) -> None:
    forfeit(s, seat, 1, "DF-090")


HAGS_CURSES: tuple[Fate, ...] = (
    _loses_a_coin,
    lambda s, seat: lose_hp(s, seat, 1, "DF-090"),
    lambda s, seat: must_discard(s, seat, 1, "DF-090", cause=HagsCurse.ids[0]),
    lambda s, seat: summon(s, "primary", seat),
    lambda s, seat: summon(s, "secondary", seat),
    lambda s, seat: must_discard_hand(s, seat, "DF-090", HagsCurse.ids[0]),
)
"""What failing costs the first player, the second and so on."""

# ---- damage, gold and cards


class Fireball(DragonfireCard, id="fireball"):
    """The Arcane character chooses who takes 2 damage; encounters there take two levels of damage."""

    async def revealed(self, s: DragonfireState) -> None:
        arcane = of_type(s, "B", "DF-240")
        target = await choose(
            arcane, "Whom does the Fireball hit?", s.conscious, "character to burn", "DF-089", cause=self.id
        )
        hit = facing(s, target)
        await hurt(s, target, 2, "dragonfire", "DF-089")
        if s.characters[s.turn.seat].unconscious and not s.over:
            s.turn.seat = s.next_conscious(s.turn.seat)  # whose turn is next (DF-218)
        if not s.over:
            await clear_everywhere(s, hit, 2)


class DangerousWaters(DragonfireCard, id="dangerous-waters"):
    """1+: each conscious character heals half of its lost HP. Deadfall: each takes 3 damage."""

    async def revealed(self, s: DragonfireState) -> None:
        if reached(s, self.id):
            for seat in s.turn_order:
                character = s.characters[seat]
                await heal(s, seat, (character.max_hp - character.hp) // 2, "DF-090")

    async def deadfall(self, s: DragonfireState) -> None:
        if reached(s, self.id):
            for seat in s.turn_order:
                if not s.over:
                    await hurt(s, seat, 3, "dragonfire", "DF-042")


class HomunculusAtPlay(DragonfireCard, id="homunculus-at-play"):
    """At the start of your turn gain 1 gold and discard a card."""

    async def turn_start(self, s: DragonfireState, seat: int) -> None:
        gain(s, seat, 1, "DF-133")
        await must_discard(s, seat, 1, "DF-133", cause=self.id)


class CursedTreasure(DragonfireCard, id="cursed-treasure"):
    """Deadfall: each player loses 2 gold; if it was revealed at 4+, all gold."""

    async def deadfall(self, s: DragonfireState) -> None:
        for seat in s.turn_order:
            everything = s.characters[seat].gold
            forfeit(s, seat, everything if reached(s, self.id) else 2, "DF-042")


class UneasyPickings(DragonfireCard, id="uneasy-pickings"):
    """Each defeated encounter pays 1 gold less. 4+: attacks cost gold equal to the Attack Strength."""

    def change_gold(self, s: DragonfirePosition, foe: Encounter, gold: int) -> int:
        return max(0, gold - 1)

    def attacked(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if reached(s, self.id):
            forfeit(s, seat, strength(s, foe), "DF-221")


# ---- the Market, and what may be played


class FoggyMemory(DragonfireCard, id="foggy-memory"):
    """Nobody buys or cycles. Deadfall: if it was revealed at 3+, the Market is laid out anew."""

    shuts_market = True
    says = {"market_renewed": "The whole Market is discarded and laid out anew."}
    shows = {"market_renewed": Danger("The Market is discarded")}
    reveals = ("market_renewed",)

    async def deadfall(self, s: DragonfireState) -> None:
        if reached(s, self.id):
            s.discards["market"] += [card for card in s.market if card]
            s.market = [""] * len(s.market)
            emit(s, "market_renewed", "DF-042")
            refill(s)


class TheKingsFist(DragonfireCard, id="the-kings-fist"):
    """Players buy only cards of one of their own Class Types, in a Short Rest as well.

    6+: cycling a card that is not of your Class Type costs the Market a slot: a second card goes.
    """

    holds_at_rest = True
    says = {"slot_lost": "The Market loses the slot of {card}."}
    shows = {"slot_lost": Card("discard")}

    def forbids_purchase(self, s: DragonfirePosition, seat: int, card: CardId) -> bool:
        return not of_class(s, seat, CARDS[card].color)

    async def cycled(self, s: DragonfireState, seat: int, card: CardId) -> None:
        if of_class(s, seat, CARDS[card].color) or not reached(s, self.id):
            return
        others = [each for each in s.market if each]
        others.remove(card)
        if others:
            prompt = "Which Market card is lost with its slot?"
            lost = await choose(seat, prompt, kinds(others), "Market card to lose", "DF-253", cause=self.id)
            s.market.remove(lost)
            s.discards["market"].append(lost)
            emit(s, "slot_lost", "DF-253", card=lost)


class ANewEdict(DragonfireCard, id="a-new-edict"):
    """Market cards are played only by characters of their Class Type; 6+: no Assists at all."""

    def forbids_card(self, s: DragonfirePosition, seat: int, card: CardId, as_assist: bool) -> bool:
        if as_assist and reached(s, self.id):
            return True
        printed = CARDS[card]
        return not printed.basic and not printed.item and not of_class(s, seat, printed.color)
