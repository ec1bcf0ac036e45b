"""The Dragonfire deck: cards that strengthen, bring and move encounters, and Haunted.

Those that strike the players are in `misfortunes`, the next chapter.
What is done at a reveal stands under `revealed`, thresholds included; continuous effects stand in the tables
of what they change, under the card's id, and so end when the card is no longer the active one (DF-040).
Thresholds are read from the content, by their order on the card.
"""

from __future__ import annotations

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.rules.attack import HURTS
from questboard.games.dragonfire.rules.checks import encounter_card, save
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
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import NOBODY, DragonfireState, Encounter
from questboard.kernel import may_choose, tell

ALL_LEVELS = 99


def in_turn_order(s: DragonfireState) -> list[Encounter]:
    """Cards that are no Locations, and unattached tokens, in turn order of the faced players."""
    return [foe for seat in s.turn_order for foe in cards_and_loose(s, facing(s, seat))]


async def summon_or_any(s: DragonfireState, seat: int, wanted: Wanted) -> None:
    """Summon a card of some kind from the Secondary Deck, or any if there is none."""
    if await summon(s, "secondary", seat, wanted=wanted) is None:
        await summon(s, "secondary", seat)


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
                    await must_discard(s, other, 1, "DF-090")


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
    for seat in s.turn_order:
        dispel(s, seat, "all")
    for uid in [foe.uid for foe in in_turn_order(s)]:
        foe = s.encounter(uid)
        if foe is None or s.over or await save(s, foe) or steady(foe):
            continue
        others = [seat for seat in s.turn_order if seat != foe.seat]
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
    busy = [seat for seat in s.turn_order if facing(s, seat)] if reached(s, "goblin-uprising") else []
    for seat in s.turn_order:
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
