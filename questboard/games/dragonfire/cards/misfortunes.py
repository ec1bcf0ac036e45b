"""Dragonfire cards that strike the players: Skill Checks, damage, gold, hands and the Market."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import MEETS
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.defeat import GOLD, clear_everywhere, forfeit, gain
from questboard.games.dragonfire.rules.fire import reached, thresholds
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.rules.foes import strength as attack_strength
from questboard.games.dragonfire.rules.health import heal, hurt, lose_hp
from questboard.games.dragonfire.rules.market import AT_REST, CLOSED, CYCLED, SHUT, refill
from questboard.games.dragonfire.rules.play import FORBIDDEN, of_class
from questboard.games.dragonfire.rules.registry import deadfall, entered, revealed, turn_start
from questboard.games.dragonfire.rules.reveal import summon
from questboard.games.dragonfire.rules.scenes import of_type
from questboard.games.dragonfire.rules.zones import kinds, must_discard, must_discard_hand
from questboard.games.dragonfire.state import CardId, DragonfireState, Encounter
from questboard.kernel import choose, tell

Fate: TypeAlias = Callable[[DragonfireState, int], Awaitable[object]]
"""What happens to a player."""


# ---- Skill Checks


@revealed("they-know-your-weakness")
async def they_know_your_weakness(s: DragonfireState) -> None:
    """6+: each player makes two Skill Checks and discards for each failure; 10+: it costs 1 HP as well.

    That Skill Checks reveal two cards while it is active is a matter of `checks.PAIRED`.
    """
    if not reached(s, "they-know-your-weakness"):
        return
    for seat in s.turn_order:
        for _ in range(2):
            if s.over or s.characters[seat].unconscious or await skill_check(s, seat, single=True):
                continue
            await must_discard(s, seat, 1, "DF-090")
            if reached(s, "they-know-your-weakness", 1):
                await lose_hp(s, seat, 1, "DF-090")


@turn_start("cursed")
async def cursed(s: DragonfireState, seat: int) -> None:
    """Two Skill Checks, a card discarded for each failure; 7+: both failed, the whole hand."""
    failures = 0
    for _ in range(2):
        if not await skill_check(s, seat):
            failures += 1
            await must_discard(s, seat, 1, "DF-133")
    if failures == 2 and reached(s, "cursed"):
        await must_discard_hand(s, seat, "DF-133")


@revealed("hags-curse")
async def hags_curse(s: DragonfireState) -> None:
    """3+ to 8+: one player after another makes a Skill Check; each has another thing to fear."""
    lines = zip(s.turn_order, HAGS_CURSES, range(len(thresholds(s, "hags-curse"))), strict=False)
    for seat, fate, line in lines:
        if s.over or not reached(s, "hags-curse", line):
            return
        if not s.characters[seat].unconscious and not await skill_check(s, seat):
            await fate(s, seat)


async def _loses_a_coin(s: DragonfireState, seat: int) -> None:
    forfeit(s, seat, 1, "DF-090")


HAGS_CURSES: tuple[Fate, ...] = (
    _loses_a_coin,
    lambda s, seat: lose_hp(s, seat, 1, "DF-090"),
    lambda s, seat: must_discard(s, seat, 1, "DF-090"),
    lambda s, seat: summon(s, "primary", seat),
    lambda s, seat: summon(s, "secondary", seat),
    lambda s, seat: must_discard_hand(s, seat, "DF-090"),
)
"""What failing costs the first player, the second and so on."""


# ---- damage, gold and cards


@revealed("fireball")
async def fireball(s: DragonfireState) -> None:
    """The Arcane character chooses who takes 2 damage; encounters there take two levels of damage."""
    arcane = of_type(s, "B", "DF-240")
    target = await choose(arcane, "Whom does the Fireball hit?", s.conscious, "player", "DF-089")
    hit = facing(s, target)
    await hurt(s, target, 2, "dragonfire", "DF-089")
    if s.characters[s.turn.seat].unconscious and not s.over:
        s.turn.seat = s.next_conscious(s.turn.seat)  # whose turn is next (DF-218)
    if not s.over:
        await clear_everywhere(s, hit, 2)


@revealed("dangerous-waters")
async def dangerous_waters(s: DragonfireState) -> None:
    """1+: each conscious character heals half of its lost HP."""
    if reached(s, "dangerous-waters"):
        for seat in s.turn_order:
            character = s.characters[seat]
            await heal(s, seat, (character.max_hp - character.hp) // 2, "DF-090")


@deadfall("dangerous-waters")
async def dangerous_waters_deadfall(s: DragonfireState) -> None:
    """If it was revealed at 1+: each conscious character takes 3 damage."""
    if reached(s, "dangerous-waters"):
        for seat in s.turn_order:
            if not s.over:
                await hurt(s, seat, 3, "dragonfire", "DF-042")


@turn_start("homunculus-at-play")
async def homunculus_at_play(s: DragonfireState, seat: int) -> None:
    """At the start of your turn gain 1 gold and discard a card."""
    gain(s, seat, 1, "DF-133")
    await must_discard(s, seat, 1, "DF-133")


@deadfall("cursed-treasure")
async def cursed_treasure(s: DragonfireState) -> None:
    """Each player loses 2 gold; if it was revealed at 4+, all gold."""
    for seat in s.turn_order:
        everything = s.characters[seat].gold
        forfeit(s, seat, everything if reached(s, "cursed-treasure") else 2, "DF-042")


@entered(GOLD)("uneasy-pickings")
def uneasy_pickings(s: DragonfireState, foe: Encounter, gold: int) -> int:
    """Each defeated encounter pays 1 gold less."""
    return max(0, gold - 1)


@entered(MEETS)("uneasy-pickings")
def uneasy_pickings_attack(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """4+: an encounter that attacks costs the player gold equal to its Attack Strength."""
    if reached(s, "uneasy-pickings"):
        forfeit(s, seat, attack_strength(s, foe), "DF-221")


# ---- the Market, and what may be played

SHUT.append("foggy-memory")


@deadfall("foggy-memory")
async def foggy_memory(s: DragonfireState) -> None:
    """If it was revealed at 3+: the Market is discarded and laid out anew.

    That nobody buys or cycles while it is active is a matter of `market.SHUT`.
    """
    if reached(s, "foggy-memory"):
        s.discards["market"] += [card for card in s.market if card]
        s.market = [""] * len(s.market)
        refill(s)
        tell(s, "market_renewed", "DF-042")


AT_REST.append("the-kings-fist")


@entered(CLOSED)("the-kings-fist")
def the_kings_fist(s: DragonfireState, seat: int, card: CardId) -> bool:
    """Players buy only cards of one of their own Class Types."""
    return not of_class(s, seat, CARDS[card].color)


@entered(CYCLED)("the-kings-fist")
async def the_kings_fist_cycle(s: DragonfireState, seat: int, card: CardId) -> None:
    """6+: cycling a card that is not of your Class Type costs the Market a slot: a second card goes."""
    if of_class(s, seat, CARDS[card].color) or not reached(s, "the-kings-fist"):
        return
    others = [each for each in s.market if each]
    others.remove(card)
    if others:
        prompt = "Which Market card is lost with its slot?"
        lost = await choose(seat, prompt, kinds(others), "ware", "DF-253")
        s.market.remove(lost)
        s.discards["market"].append(lost)
        tell(s, "slot_lost", "DF-253", card=lost)


@entered(FORBIDDEN)("a-new-edict")
def a_new_edict(s: DragonfireState, seat: int, card: CardId, as_assist: bool) -> bool:
    """Market cards are played only by characters of their Class Type; 6+: no Assists at all."""
    if as_assist and reached(s, "a-new-edict"):
        return True
    printed = CARDS[card]
    return not printed.basic and not printed.item and not of_class(s, seat, printed.color)
