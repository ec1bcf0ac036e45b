"""The Dragonfire deck: cards that strengthen, bring and move encounters, and Haunted.

Those that strike the players are in `misfortunes`, the next chapter.
Thresholds are read from the content, by their order on the card.
"""

from __future__ import annotations

from questboard.cues import Card
from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.hooks import DRAGONFIRE_TEXTS, DragonfireCard
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
    strength,
    strengthen,
    take_out,
    tell_token,
)
from questboard.games.dragonfire.rules.reveal import (
    Gold,
    dispel,
    location_refused,
    of_color,
    put,
    reveal,
    search,
    summon,
)
from questboard.games.dragonfire.rules.reveal import of_type as cards_of_type
from questboard.games.dragonfire.rules.scenes import OF_ITS_COLOR, matching, of_type, reveal_matching
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import NOBODY, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import emit, may_choose

ALL_LEVELS = 99


def in_turn_order(s: DragonfirePosition) -> list[Encounter]:
    """Cards that are no Locations, and unattached tokens, in turn order of the faced players."""
    return [foe for seat in s.turn_order for foe in cards_and_loose(s, facing(s, seat))]


# ---- the four that strengthen a colour


class Surge(DragonfireCard):
    """Encounters of a colour have +1 Attack Strength. At the last threshold one of them is summoned.

    The others of that Class Type then discard a card. Where there are two thresholds, the encounters heal at
    the first one, as in the rulebook's example (DF-095).
    """

    color = ""

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        return int(self.color in colors(s, foe))

    async def revealed(self, s: DragonfireState) -> None:
        *first, _ = thresholds(s, self.id)
        if first and reached(s, self.id):
            for foe in s.encounters:
                if self.color in colors(s, foe):
                    heal_levels(s, foe, ALL_LEVELS, "DF-095")
        if reached(s, self.id, -1):
            seat = of_type(s, self.color, "DF-240")
            if await summon(s, "secondary", seat, wanted=of_color(self.color)) is None:
                await summon(s, "secondary", seat)
            for other in matching(s, self.color):
                if other != seat and not s.over:
                    await must_discard(s, other, 1, "DF-090", cause=self.id)


class MagicalSurge(Surge, id="magical-surge"):
    """Blue encounters have +1 Attack Strength; at its threshold one is summoned."""

    color = "B"


class TheGodsDispleasure(Surge, id="the-gods-displeasure"):
    """Green encounters have +1 Attack Strength; at its threshold one is summoned."""

    color = "G"


class SurgingEvil(Surge, id="surging-evil"):
    """Black encounters have +1 Attack Strength; at its threshold one is summoned."""

    color = "K"


class NoTricksThisTime(Surge, id="no-tricks-this-time"):
    """Red encounters have +1 Attack Strength; at its threshold one is summoned."""

    color = "R"


# ---- others that make encounters stronger


class DarkArts(DragonfireCard, id="dark-arts"):
    """All but Humanoids and Locations heal a level and have +1 Attack Strength; 4+: everything keeps it."""

    async def revealed(self, s: DragonfireState) -> None:
        for foe in s.encounters:
            if foe.type not in ("Humanoid", "Location"):
                heal_levels(s, foe, 1, "DF-099")
        if reached(s, self.id):
            for foe in s.encounters:
                if not self.note.is_set(foe):
                    self.note.set(foe)
                    strengthen(s, foe, 1, "DF-099")

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        return int(foe.type not in ("Humanoid", "Location") and not self.note.is_set(foe))


class Frenzy(DragonfireCard, id="frenzy"):
    """Humanoids heal a level and have +1 Attack Strength.

    8+: summon a Humanoid by its colour, then any encounter for the next player.
    """

    async def revealed(self, s: DragonfireState) -> None:
        for foe in s.encounters:
            if foe.type == "Humanoid":
                heal_levels(s, foe, 1, "DF-340")
        if not reached(s, self.id):
            return
        name = search(s, "secondary", cards_of_type("Humanoid"))
        if name:
            seat = of_type(s, ENCOUNTERS[name].color, "DF-240")
            await put(s, s.decks["secondary"].pop(), "secondary", seat, "DF-349", reason=OF_ITS_COLOR)
        else:
            seat = await reveal_matching(s, "secondary", "DF-349")
        if seat != NOBODY and not s.over:
            await summon(s, "secondary", s.next_conscious(seat), gold="none")

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        return int(foe.type == "Humanoid")


class AMastersHand(DragonfireCard, id="a-masters-hand"):
    """An encounter that deals damage heals as many levels as its Attack Strength; 6+: all of them."""

    async def wounded(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        levels = ALL_LEVELS if reached(s, self.id) else strength(s, foe)
        heal_levels(s, foe, levels, "DF-365")


# ---- encounters that come, go and move


class Discombobulation(DragonfireCard, id="discombobulation"):
    """Greater Dispel Magic; each encounter Saves, and the party leader may move those that fail."""

    dispels = True

    async def revealed(self, s: DragonfireState) -> None:
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
            faced = await may_choose(
                s.leader, prompt, others, "player", "DF-344", encounter=uid, cause=self.id
            )
            if faced is not None:
                move(s, foe, faced, "DF-344")


class KillTheWizardFirst(DragonfireCard, id="kill-the-wizard-first"):
    """3+: all encounters but Locations move to the Arcane character; 5+: those heal all levels."""

    async def revealed(self, s: DragonfireState) -> None:
        if not reached(s, self.id):
            return
        seat = of_type(s, "B", "DF-240")
        for foe in cards_and_loose(s, s.encounters):
            if foe.seat != seat and not steady(foe):
                move(s, foe, seat, "DF-344", reason="the Arcane character")
                if reached(s, self.id, 1):
                    heal_levels(s, foe, ALL_LEVELS, "DF-340")


class Reinforcements(DragonfireCard, id="reinforcements"):
    """Each damaged card is replaced by one of the Primary Deck; 5+: by one of the Secondary Deck."""

    says = {"withdrew": "{encounter} withdraws and is discarded."}
    shows = {"withdrew": Card("discard", "{encounter}")}

    async def revealed(self, s: DragonfireState) -> None:
        deck = "secondary" if reached(s, self.id) else "primary"
        damaged = [
            foe.uid for foe in in_turn_order(s) if foe.cleared and foe.deck and foe.difficulty in (1, 2)
        ]
        for uid in damaged:
            foe = s.encounter(uid)
            if foe is not None and not s.over:
                take_out(s, foe, told="withdrew", rule="DF-089")
                await reveal(s, deck, foe.seat, "DF-089")


class GoblinUprising(DragonfireCard, id="goblin-uprising"):
    """A token for each player; 3+: one more for those who faced something; 6+ and 9+: stronger ones."""

    token_name = "Goblin"

    async def revealed(self, s: DragonfireState) -> None:
        might = 1 + reached(s, self.id, 1) + reached(s, self.id, 2)
        busy = [seat for seat in s.turn_order if facing(s, seat)] if reached(s, self.id) else []
        for seat in s.turn_order:
            for _ in range(2 if seat in busy else 1):
                token = new_token(s, self.id, seat, "K", "Humanoid", str(might), might)
                tell_token(s, token, "DF-089")


class OldEnemies(DragonfireCard, id="old-enemies"):
    """The top Primary card faces you if it has the colour of your primary Class Type (DF-050)."""

    async def turn_start(self, s: DragonfireState, seat: int) -> None:
        drawn = encounter_card(s, "primary")
        if drawn is None:
            return
        name, home = drawn
        card = ENCOUNTERS[name]
        if card.color != s.characters[seat].primary or (card.location and location_refused(s, seat)):
            s.decks[home].insert(0, name)
            emit(s, "encounter_revealed", "DF-050", name=name, deck=home)
            return
        gold: Gold = "printed"
        if reached(s, self.id):
            gold = "none" if reached(s, self.id, 1) else "half"
        await put(s, name, home, seat, "DF-050", gold)


# ---- Haunted


class Haunted(DragonfireCard, id="haunted"):
    """Deadfall: the top card is discarded as well. If this was revealed at 5+, its reveal effects happen."""

    says = {"haunts": "{dragonfire} takes effect again from the discard pile."}
    shows = {"haunts": Card("reveal")}
    reveals = ("haunts",)

    async def deadfall(self, s: DragonfireState) -> None:
        resolved = reached(s, self.id)
        card = raise_level(s, "DF-042")
        if resolved:
            emit(s, "haunts", "DF-042", dragonfire=card)
            s.level_at_reveal = s.dragonfire_level
            await DRAGONFIRE_TEXTS[card].revealed(s)
