"""The encounters of Wilderness Difficulty 1."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.cards.dungeon import GrickKnot
from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import of_card
from questboard.games.dragonfire.rules.defeat import forfeit
from questboard.games.dragonfire.rules.foes import (
    calm,
    cards_and_loose,
    facing,
    move,
    new_token,
    players_at,
    steady,
    strengthen,
    tell_token,
)
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.moments import Assault
from questboard.games.dragonfire.rules.play import CARD_LIMIT
from questboard.games.dragonfire.rules.points import single_points
from questboard.games.dragonfire.rules.zones import may_discard, must_discard
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Shot
from questboard.kernel import Note, choose


class OrcWarchief(EncounterCard, id="orc-warchief"):
    """Other Humanoids facing the same player, tokens too, have +1 Attack Strength."""

    def change_strength(self, s: DragonfirePosition, me: Encounter, foe: Encounter) -> int:
        return int(foe.type == "Humanoid" and foe.seat == me.seat and foe.uid != me.uid)


class BanditCamp(EncounterCard, id="bandit-camp"):
    """SURPRISE: an unattached black Humanoid token (1, Attack Strength 1) faces the same player.

    Start of turn: the character loses 1 gold.
    """

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        token = new_token(s, foe.name, foe.seat, "K", "Humanoid", "1", 1)
        tell_token(s, token, "DF-351")

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        forfeit(s, seat, 1, "DF-135")


class Centaur(EncounterCard, id="centaur"):
    """SURPRISE: a card is discarded, or +1 Attack Strength until the end of the faced player's next turn.

    The turn in which it came out, if it was the faced player's own, is not the next one.
    """

    charging_since = Note("charging")
    """The turn in which it came out."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        card = await may_discard(
            s, foe.seat, "DF-351", "Discard a card to keep the Centaur from growing stronger?", cause=self.id
        )
        if card is None:
            strengthen(s, foe, +1, "DF-351")
            self.charging_since.set(foe, s.turns)

    async def end_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if self.charging_since.get(foe, s.turns) < s.turns:
            self.charging_since.clear(foe)
            strengthen(s, foe, -1, "DF-351")


class WillOWisp(EncounterCard, id="will-o-wisp"):
    """At the end of the faced player's turn it moves to the lowest HP, among equals to the left."""

    async def end_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        seats = [each for each in s.around(seat + 1) if not s.characters[each].unconscious]
        if seats:
            weakest = min(seats, key=lambda each: s.characters[each].hp)
            move(s, foe, weakest, "DF-344", reason="lowest HP")


class DustMephits(EncounterCard, id="dust-mephits"):
    """VANQUISHED: the active player discards a card."""

    async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await must_discard(s, seat, 1, "DF-182", cause=self.id)


class DisplacerBeast(EncounterCard, id="displacer-beast"):
    """The first card in a turn that damages it deals a point less; level damage is not reduced.

    Which card is the first is for the active player to say, and so is the point. No choice is better than
    level damage, which loses nothing, and then a point that its blue level has no use for.
    """

    def change_damage(
        self, s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot], points: list[str]
    ) -> None:
        cards = [at for at, shot in enumerate(shots) if of_card(s, shot)]
        before = [play for play in s.turn.plays if foe.uid in s.turn.hit.get(play.id, [])]
        if any(play.kind != "effect" for play in before) or not all(points[at] for at in cards):
            return
        for spare in "1KGRB":
            for at in cards:
                ones = single_points(points[at])
                if spare in ones:
                    ones.remove(spare)
                    points[at] = "".join(ones)
                    return


class Manticore(EncounterCard, id="manticore"):
    """When it attacks: each other character at this place who faces no encounter takes 1 damage."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        here = s.characters[assault.seat].place
        idle = [each for each in players_at(s, here) if each != assault.seat and not facing(s, each)]
        for each in s.around(assault.seat):
            if each in idle:
                await hurt(s, each, 1, "encounter", "DF-224")


async def lure(s: DragonfireState, seat: int, rule: str, cause: str) -> Encounter | None:
    """A player draws an encounter that faces another character at this place upon themselves."""
    others = [each for each in players_at(s, s.characters[seat].place) if each != seat]
    prey = [
        foe.uid
        for each in others
        for foe in cards_and_loose(s, facing(s, each))
        if not steady(foe)  # no text moves it
    ]
    if not prey:
        return None
    prompt = "Which encounter comes to face you?"
    foe = s.encounter(await choose(seat, prompt, prey, "encounter to suffer", rule, cause=cause))
    assert foe is not None
    move(s, foe, seat, rule)
    return foe


class Dryad(EncounterCard, id="dryad"):
    """When it attacks: another's encounter moves to the faced player, and doesn't attack this turn."""

    async def attacks(self, s: DragonfireState, foe: Encounter, assault: Assault) -> None:
        lured = await lure(s, assault.seat, "DF-224", self.id)
        if lured is not None:
            calm(s, lured, "DF-224")


class AwakenedTree(EncounterCard, id="awakened-tree"):
    """Each point of blue on one of its colourless levels counts as two."""

    doubles = "B"


class GreenHag(EncounterCard, id="green-hag"):
    """Start of turn: a Skill Check; if it fails, the faced player discards a card."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not await skill_check(s, seat):
            await must_discard(s, seat, 1, "DF-136", cause=self.id)


class DireWolfPack(GrickKnot, id="dire-wolf-pack"):
    """SURPRISE: if another Dire Wolf Pack card is in play, both get one more token."""


class GoblinAmbush(EncounterCard, id="goblin-ambush"):
    """SURPRISE: the faced player takes 1 damage."""

    async def surprise(self, s: DragonfireState, foe: Encounter) -> None:
        await hurt(s, foe.seat, 1, "encounter", "DF-351")


class GiantSpider(EncounterCard, id="giant-spider"):
    """When it deals damage: that player plays at most three cards in the next turn."""

    async def wounds(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        CARD_LIMIT.set(s.characters[seat], 3)

    def lasting(self) -> Sequence[Note]:
        return [CARD_LIMIT]  # the next turn may come after a Short Rest


class Harpy(EncounterCard, id="harpy"):
    """Start of turn: a Skill Check; if it fails, another's encounter moves to the faced player."""

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        if not await skill_check(s, seat):
            await lure(s, seat, "DF-136", self.id)


class QuicksandMire(EncounterCard, id="quicksand-mire"):
    """Characters can't move out of here. Start of turn: the character discards a card."""

    traps = True

    async def start_of_turn(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        await must_discard(s, seat, 1, "DF-135", cause=self.id)
