"""The Dragonfire deck: what each card does at its reveal, while it is active, and when it is discarded.

What is done at a reveal stands under `revealed`, thresholds included; continuous effects stand in the tables
of what they change, under the card's id, and so end when the card is no longer the active one (DF-040).
Thresholds are read from the content, by their order on the card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.rules.attack import HURTS, MEETS
from questboard.games.dragonfire.rules.checks import encounter_card, save, skill_check
from questboard.games.dragonfire.rules.defeat import GOLD, clear_everywhere, forfeit, gain
from questboard.games.dragonfire.rules.fire import raise_level, reached, thresholds
from questboard.games.dragonfire.rules.foes import (
    cards_and_loose,
    colors,
    facing,
    heal_levels,
    move,
    new_token,
    steady,
    strengthen,
    take_out,
)
from questboard.games.dragonfire.rules.foes import strength as attack_strength
from questboard.games.dragonfire.rules.health import heal, hurt, lose_hp
from questboard.games.dragonfire.rules.market import CLOSED, CYCLED, SHUT, refill
from questboard.games.dragonfire.rules.play import FORBIDDEN, of_class
from questboard.games.dragonfire.rules.registry import (
    REVEALED,
    deadfall,
    entered,
    revealed,
    strength,
    turn_start,
)
from questboard.games.dragonfire.rules.reveal import (
    GREATER_DISPELS,
    Gold,
    Wanted,
    dispel,
    location_refused,
    of_color,
    put,
    reveal,
    search,
    summon,
)
from questboard.games.dragonfire.rules.reveal import of_type as cards_of_type
from questboard.games.dragonfire.rules.scenes import matching, of_type, reveal_matching
from questboard.games.dragonfire.rules.zones import kinds, must_discard, must_discard_hand
from questboard.games.dragonfire.state import NOBODY, CardId, DragonfireState, Encounter
from questboard.kernel import choose, may_choose, tell

ALL_LEVELS = 99
Fate: TypeAlias = Callable[[DragonfireState, int], Awaitable[object]]
"""What happens to a player."""


def turn_order(s: DragonfireState) -> list[int]:
    """The players from the party leader to the left, without the Unconscious (dossier 8)."""
    return [seat for seat in s.around(s.leader) if not s.characters[seat].unconscious]


def in_turn_order(s: DragonfireState) -> list[Encounter]:
    """Cards that are no Locations, and unattached tokens, in turn order of the faced players."""
    return [foe for seat in turn_order(s) for foe in cards_and_loose(s, facing(s, seat))]


async def summon_or_any(s: DragonfireState, seat: int, wanted: Wanted) -> None:
    """Summon a card of some kind from the Secondary Deck, or any if there is none."""
    if await summon(s, "secondary", seat, wanted=wanted) is None:
        await summon(s, "secondary", seat)


# ---- Skill Checks


@revealed("they-know-your-weakness")
async def they_know_your_weakness(s: DragonfireState) -> None:
    """6+: each player makes two Skill Checks and discards for each failure; 10+: it costs 1 HP as well.

    That Skill Checks reveal two cards while it is active is a matter of `checks.PAIRED`.
    """
    if not reached(s, "they-know-your-weakness"):
        return
    for seat in turn_order(s):
        for _ in range(2):
            if s.over or s.characters[seat].unconscious or await skill_check(s, seat, single=True):
                continue
            await must_discard(s, seat, 1, "DF-090", by="they-know-your-weakness")
            if reached(s, "they-know-your-weakness", 1):
                await lose_hp(s, seat, 1, "DF-090")


@turn_start("cursed")
async def cursed(s: DragonfireState, seat: int) -> None:
    """Two Skill Checks, a card discarded for each failure; 7+: both failed, the whole hand."""
    failures = 0
    for _ in range(2):
        if not await skill_check(s, seat):
            failures += 1
            await must_discard(s, seat, 1, "DF-133", by="cursed")
    if failures == 2 and reached(s, "cursed"):
        await must_discard_hand(s, seat, "DF-133")


@revealed("hags-curse")
async def hags_curse(s: DragonfireState) -> None:
    """3+ to 8+: one player after another makes a Skill Check; each has another thing to fear."""
    lines = zip(turn_order(s), HAGS_CURSES, range(len(thresholds(s, "hags-curse"))), strict=False)
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
    lambda s, seat: must_discard(s, seat, 1, "DF-090", by="hags-curse"),
    lambda s, seat: summon(s, "primary", seat),
    lambda s, seat: summon(s, "secondary", seat),
    lambda s, seat: must_discard_hand(s, seat, "DF-090"),
)
"""What failing costs the first player, the second and so on."""


# ---- the four that strengthen a colour


def surging(card: str, color: str) -> None:
    """Enter a card that gives encounters of a colour +1 Attack Strength and summons one of them."""

    @strength(card)
    def stronger(s: DragonfireState, source: Encounter | None, foe: Encounter) -> int:
        return int(color in colors(s, foe))

    @revealed(card)
    async def surge(s: DragonfireState) -> None:
        *first, _ = thresholds(s, card)
        if first and reached(s, card):  # Surging Evil as in the rulebook's example (DF-095)
            for foe in s.encounters:
                if color in colors(s, foe):
                    heal_levels(s, foe, ALL_LEVELS, "DF-095")
        if reached(s, card, -1):
            seat = of_type(s, color, "DF-240")
            await summon_or_any(s, seat, of_color(color))
            for other in matching(s, color):
                if other != seat and not s.over:
                    await must_discard(s, other, 1, "DF-090", by=card)


surging("magical-surge", "B")
surging("the-gods-displeasure", "G")
surging("surging-evil", "K")
surging("no-tricks-this-time", "R")


# ---- others that make encounters stronger


@revealed("dark-arts")
async def dark_arts(s: DragonfireState) -> None:
    """All but Humanoids and Locations heal a level; 4+: all encounters keep +1 Attack Strength."""
    for foe in s.encounters:
        if foe.type not in ("Humanoid", "Location"):
            heal_levels(s, foe, 1, "DF-099")
    if reached(s, "dark-arts"):
        for foe in s.encounters:
            if "dark-arts" not in foe.marks:
                foe.marks["dark-arts"] = 1
                strengthen(s, foe, 1, "DF-099")


@strength("dark-arts")
def dark_arts_strength(s: DragonfireState, source: Encounter | None, foe: Encounter) -> int:
    """+1 for all but Humanoids and Locations, unless they keep it anyway."""
    return int(foe.type not in ("Humanoid", "Location") and "dark-arts" not in foe.marks)


@revealed("frenzy")
async def frenzy(s: DragonfireState) -> None:
    """Humanoids heal a level; 8+: Summon a Humanoid by its colour, then any for the next player."""
    for foe in s.encounters:
        if foe.type == "Humanoid":
            heal_levels(s, foe, 1, "DF-340")
    if not reached(s, "frenzy"):
        return
    name = search(s, "secondary", cards_of_type("Humanoid"))
    if name:
        seat = of_type(s, ENCOUNTERS[name].color, "DF-240")
        await put(s, name, "secondary", seat, "DF-349")
    else:
        seat = await reveal_matching(s, "secondary", "DF-349")
    if seat != NOBODY and not s.over:
        await summon(s, "secondary", s.next_conscious(seat), gold="none")


@strength("frenzy")
def frenzy_strength(s: DragonfireState, source: Encounter | None, foe: Encounter) -> int:
    """+1 for Humanoids."""
    return int(foe.type == "Humanoid")


@entered(HURTS)("a-masters-hand")
async def a_masters_hand(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """An encounter that deals damage heals as many levels as its Attack Strength; 6+: all of them."""
    levels = ALL_LEVELS if reached(s, "a-masters-hand") else attack_strength(s, foe)
    heal_levels(s, foe, levels, "DF-365")


# ---- encounters that come, go and move


@revealed("discombobulation")
async def discombobulation(s: DragonfireState) -> None:
    """Greater Dispel Magic; each encounter Saves, and the party leader may move those that fail."""
    for seat in turn_order(s):
        dispel(s, seat, "all")
    for uid in [foe.uid for foe in in_turn_order(s)]:
        foe = s.encounter(uid)
        if foe is None or s.over or await save(s, foe) or steady(foe):
            continue
        others = [seat for seat in turn_order(s) if seat != foe.seat]
        if not others:
            return
        prompt = "Move {encounter} to face whom?"
        faced = await may_choose(s.leader, prompt, others, "player", "DF-344", encounter=uid)
        if faced is not None:
            move(s, foe, faced, "DF-344")


GREATER_DISPELS.append("discombobulation")


@revealed("kill-the-wizard-first")
async def kill_the_wizard_first(s: DragonfireState) -> None:
    """3+: all encounters but Locations move to the Arcane character; 5+: those heal all levels."""
    if not reached(s, "kill-the-wizard-first"):
        return
    seat = of_type(s, "B", "DF-240")
    for foe in cards_and_loose(s, s.encounters):
        if foe.seat != seat and not steady(foe):
            move(s, foe, seat, "DF-344")
            if reached(s, "kill-the-wizard-first", 1):
                heal_levels(s, foe, ALL_LEVELS, "DF-340")


@revealed("reinforcements")
async def reinforcements(s: DragonfireState) -> None:
    """Each damaged card is replaced by one of the Primary Deck; 5+: by one of the Secondary Deck."""
    deck = "secondary" if reached(s, "reinforcements") else "primary"
    damaged = [foe.uid for foe in in_turn_order(s) if foe.cleared and foe.deck and foe.difficulty in (1, 2)]
    for uid in damaged:
        foe = s.encounter(uid)
        if foe is not None and not s.over:
            tell(s, "withdrew", "DF-089", encounter=uid)
            take_out(s, foe)
            await reveal(s, deck, foe.seat, "DF-089")


@revealed("goblin-uprising")
async def goblin_uprising(s: DragonfireState) -> None:
    """A token for each player; 3+: one more for those who faced something; 6+ and 9+: stronger ones."""
    might = 1 + reached(s, "goblin-uprising", 1) + reached(s, "goblin-uprising", 2)
    busy = [seat for seat in turn_order(s) if facing(s, seat)] if reached(s, "goblin-uprising") else []
    for seat in turn_order(s):
        for _ in range(2 if seat in busy else 1):
            token = new_token(s, "goblin-uprising", seat, "K", "Humanoid", str(might), might)
            tell(s, "appeared", "DF-089", encounter=token.uid, player=seat)


@turn_start("old-enemies")
async def old_enemies(s: DragonfireState, seat: int) -> None:
    """The top Primary card faces you if it has the colour of your primary Class Type (DF-050)."""
    drawn = encounter_card(s, "primary")
    if drawn is None:
        return
    name, home = drawn
    card = ENCOUNTERS[name]
    if card.color != s.characters[seat].primary or (card.location and location_refused(s, seat)):
        s.decks[home].insert(0, name)
        tell(s, "encounter_revealed", "DF-050", name=name)
        return
    gold: Gold = "printed"
    if reached(s, "old-enemies"):
        gold = "none" if reached(s, "old-enemies", 1) else "half"
    await put(s, name, home, seat, "DF-050", gold)


# ---- damage, gold and cards


@revealed("fireball")
async def fireball(s: DragonfireState) -> None:
    """The Arcane character chooses who takes 2 damage; encounters there take two levels of damage."""
    arcane = of_type(s, "B", "DF-240")
    target = await choose(arcane, "Whom does the Fireball hit?", s.conscious, "player", "DF-089")
    hit = facing(s, target)
    await hurt(s, target, 2, "dragonfire", "DF-089", by="fireball")
    if s.characters[s.turn.seat].unconscious and not s.over:
        s.turn.seat = s.next_conscious(s.turn.seat)  # whose turn is next (DF-218)
    if not s.over:
        await clear_everywhere(s, hit, 2)


@revealed("dangerous-waters")
async def dangerous_waters(s: DragonfireState) -> None:
    """1+: each conscious character heals half of its lost HP."""
    if reached(s, "dangerous-waters"):
        for seat in turn_order(s):
            character = s.characters[seat]
            await heal(s, seat, (character.max_hp - character.hp) // 2, "DF-090")


@deadfall("dangerous-waters")
async def dangerous_waters_deadfall(s: DragonfireState) -> None:
    """If it was revealed at 1+: each conscious character takes 3 damage."""
    if reached(s, "dangerous-waters"):
        for seat in turn_order(s):
            if not s.over:
                await hurt(s, seat, 3, "dragonfire", "DF-042", by="dangerous-waters")


@turn_start("homunculus-at-play")
async def homunculus_at_play(s: DragonfireState, seat: int) -> None:
    """At the start of your turn gain 1 gold and discard a card."""
    gain(s, seat, 1, "DF-133")
    await must_discard(s, seat, 1, "DF-133", by="homunculus-at-play")


@deadfall("cursed-treasure")
async def cursed_treasure(s: DragonfireState) -> None:
    """Each player loses 2 gold; if it was revealed at 4+, all gold."""
    for seat in turn_order(s):
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


# ---- Haunted


@deadfall("haunted")
async def haunted(s: DragonfireState) -> None:
    """The top card goes into the discard as well; if this was revealed at 5+, its reveal effects happen."""
    resolved = reached(s, "haunted")
    card = raise_level(s, "DF-042")
    if resolved:
        tell(s, "haunts", "DF-042", dragonfire=card)
        s.level_at_reveal = s.dragonfire_level
        if card in REVEALED:
            await REVEALED[card](s)
