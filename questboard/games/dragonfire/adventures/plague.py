"""Slaadi Plague: an infection that spreads with every wound."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import Condition
from questboard.games.dragonfire.hooks import Adventure
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.health import lose_hp
from questboard.games.dragonfire.rules.reveal import a_slaad, search_out, summon
from questboard.games.dragonfire.rules.scenes import place_first
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note, choose, emit

INFECTION = Note("infection")
"""The mark that counts the Infection tokens of a character."""
MOST = 3


def infection(s: DragonfirePosition, seat: int) -> int:
    """How many Infection tokens a character has."""
    return INFECTION.get(s.characters[seat])


def infect(s: DragonfireState, seat: int, change: int) -> None:
    """Change the number of Infection tokens of a character."""
    count = max(0, min(MOST, infection(s, seat) + change))
    if count != infection(s, seat):
        INFECTION.set(s.characters[seat], count)
        emit(s, "infected", "DF-005", player=seat, count=count)


class Plague(Adventure, id="slaadi-plague"):
    """Slaadi infect whom they wound, and Death Slaad waits at the end."""

    tokens = {INFECTION: "Infection"}
    says = {"infected": "{player}'s Infection tokens: {count}."}
    shows = {"infected": Condition("{player}", "Infection {count}")}
    ease = 3.5

    def prepare(self, s: DragonfireState) -> None:
        """Red Slaad joins the Primary Deck."""
        s.decks["primary"] = s.luck.shuffled([*s.decks["primary"], "red-slaad"])

    def start_level(self, s: DragonfirePosition) -> int:
        """Patient Zero: one level more."""
        return super().start_level(s) + ("patient-zero" in s.challenges)

    async def first_encounter(self, s: DragonfireState, deck: str) -> bool:
        """The third Scene begins with Death Slaad, facing a Martial character."""
        if s.scene != 3 or not search_out(s, "secondary", "death-slaad"):
            return False
        await place_first(s, "death-slaad", "secondary")
        return True

    async def start_of_turn(self, s: DragonfireState, seat: int) -> None:
        """A Skill Check for each token, a card for each failure; three tokens cost 1 HP as well."""
        tokens = infection(s, seat)
        for _ in range(tokens):
            if not await skill_check(s, seat):
                await must_discard(s, seat, 1, "DF-136", cause=self.id)
        if tokens == MOST:
            await lose_hp(s, seat, 1, "DF-136")

    async def short_rest(self, s: DragonfireState) -> None:
        """Each character loses a token."""
        for seat in range(len(s.characters)):
            infect(s, seat, -1)

    def lasting(self) -> Sequence[Note]:
        """Infection tokens stay."""
        return [INFECTION]

    def kept(self, s: DragonfirePosition, challenge: str) -> bool:
        """Clean Blood: nobody has a token."""
        if challenge == "clean-blood":
            return not any(infection(s, seat) for seat in range(len(s.characters)))
        return super().kept(s, challenge)

    async def wounded(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """A Slaad that deals damage infects."""
        if foe.slaad:
            infect(s, seat, 1)

    def ails(self, s: DragonfirePosition, seat: int) -> bool:
        """Points of healing remove tokens, too."""
        return infection(s, seat) > 0

    async def instead_of_healing(self, s: DragonfireState, seat: int, amount: int) -> int:
        """Points of healing may remove tokens instead; what is left heals."""
        most = min(amount, infection(s, seat))
        if not most:
            return amount
        prompt = "{player} heals {amount} HP. Remove Infection tokens ({count}) instead: how many?"
        removed = await choose(
            seat,
            prompt,
            list(range(most + 1)),
            "number",
            "DF-005",
            player=seat,
            amount=amount,
            count=infection(s, seat),
            cause=self.id,
        )
        infect(s, seat, -removed)
        return amount - removed

    async def fell(self, s: DragonfireState, seat: int) -> None:
        """A Slaad comes out of an infected character who has become Unconscious."""
        if s.characters[seat].unconscious and infection(s, seat):
            await summon(s, "secondary", s.next_conscious(seat), wanted=a_slaad)
            infect(s, seat, -MOST)

    def change_gold(self, s: DragonfirePosition, foe: Encounter, gold: int) -> int:
        """Each Slaad pays 2 gold more, if it has a gold value."""
        return gold + 2 if foe.slaad and foe.gold else gold

    def standing(self, s: DragonfirePosition, seat: int) -> float:
        """Infection tokens are dangerous."""
        return -1.2 * infection(s, seat)
