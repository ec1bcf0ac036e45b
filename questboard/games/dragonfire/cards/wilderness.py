"""The encounters of Wilderness Difficulty 1."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.cards.dungeon import grick_knot
from questboard.games.dragonfire.rules.attack import Assault
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import DOUBLES, POOLS, of_card, single_points
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
)
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.registry import (
    TRAPS,
    attacks,
    end_of_turn,
    entered,
    start_of_turn,
    strength,
    surprise,
    vanquished,
    wounds,
)
from questboard.games.dragonfire.rules.scenes import LASTING
from questboard.games.dragonfire.rules.zones import may_discard, must_discard
from questboard.games.dragonfire.state import DragonfireState, Encounter, Shot
from questboard.kernel import choose, tell


@strength("orc-warchief")
def orc_warchief(s: DragonfireState, chief: Encounter | None, foe: Encounter) -> int:
    """Other Humanoids facing the same player, tokens too, have +1 Attack Strength."""
    assert chief is not None
    return int(foe.type == "Humanoid" and foe.seat == chief.seat and foe.uid != chief.uid)


@surprise("bandit-camp")
async def bandit_camp(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: an unattached black Humanoid token (1, Attack Strength 1) faces the same player."""
    token = new_token(s, foe.name, foe.seat, "K", "Humanoid", "1", 1)
    tell(s, "appeared", "DF-351", encounter=token.uid, player=foe.seat)


@start_of_turn("bandit-camp")
async def bandit_camp_robs(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the character loses 1 gold."""
    forfeit(s, seat, 1, "DF-135")


@surprise("centaur")
async def centaur(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: a card is discarded, or +1 Attack Strength until the end of the faced player's next turn."""
    card = await may_discard(s, foe.seat, "DF-351", "Discard a card, so that the Centaur is no stronger?")
    if card is None:
        strengthen(s, foe, +1, "DF-351")
        foe.marks["charging"] = s.turns


@end_of_turn("centaur")
async def centaur_slows(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """The turn in which it came out, if it was the faced player's own, is not the next one."""
    if foe.marks.get("charging", s.turns) < s.turns:
        del foe.marks["charging"]
        strengthen(s, foe, -1, "DF-351")


@end_of_turn("will-o-wisp")
async def will_o_wisp(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """At the end of the faced player's turn it moves to the lowest HP, among equals to the left."""
    seats = [each for each in s.around(seat + 1) if not s.characters[each].unconscious]
    if seats:
        move(s, foe, min(seats, key=lambda each: s.characters[each].hp), "DF-344")


@vanquished("dust-mephits")
async def dust_mephits(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """VANQUISHED: the active player discards a card."""
    await must_discard(s, seat, 1, "DF-182")


@entered(POOLS)("displacer-beast")
def displacer_beast(s: DragonfireState, foe: Encounter, shots: Sequence[Shot], points: list[str]) -> None:
    """The first card in a turn that damages it deals a point less; level damage is not reduced.

    Which card is the first is for the active player to say, and so is the point. No choice is better than
    level damage, which loses nothing, and then a point that its blue level has no use for.
    """
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


@attacks("manticore")
async def manticore(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: each other character at this place who faces no encounter takes 1 damage."""
    here = s.characters[assault.seat].place
    idle = [each for each in players_at(s, here) if each != assault.seat and not facing(s, each)]
    for each in s.around(assault.seat):
        if each in idle:
            await hurt(s, each, 1, "encounter", "DF-224")


async def lure(s: DragonfireState, seat: int, rule: str) -> Encounter | None:
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
    foe = s.encounter(await choose(seat, "Which encounter comes to face you?", prey, "encounter", rule))
    assert foe is not None
    move(s, foe, seat, rule)
    return foe


@attacks("dryad")
async def dryad(s: DragonfireState, foe: Encounter, assault: Assault) -> None:
    """When it attacks: another's encounter moves to the faced player, and doesn't attack this turn."""
    lured = await lure(s, assault.seat, "DF-224")
    if lured is not None:
        calm(s, lured, "DF-224")


DOUBLES["awakened-tree"] = "B"
"""Awakened Tree. Each point of blue on one of its colourless levels counts as two."""


@start_of_turn("green-hag")
async def green_hag(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: a Skill Check; if it fails, the faced player discards a card."""
    if not await skill_check(s, seat):
        await must_discard(s, seat, 1, "DF-136")


surprise("dire-wolf-pack")(grick_knot)  # another pack of the same name in play: both get a token


@surprise("goblin-ambush")
async def goblin_ambush(s: DragonfireState, foe: Encounter) -> None:
    """SURPRISE: the faced player takes 1 damage."""
    await hurt(s, foe.seat, 1, "encounter", "DF-351")


LASTING.append("card-limit")
"""Giant Spider. The player's next turn may come after a Short Rest."""


@wounds("giant-spider")
async def giant_spider(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """When it deals damage: that player plays at most three cards in the next turn."""
    marks = s.characters[seat].marks
    marks["card-limit"] = 3


@start_of_turn("harpy")
async def harpy(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: a Skill Check; if it fails, another's encounter moves to the faced player."""
    if not await skill_check(s, seat):
        await lure(s, seat, "DF-136")


TRAPS.append("quicksand-mire")
"""Quicksand Mire. Characters can't move out of here."""


@start_of_turn("quicksand-mire")
async def quicksand_mire(s: DragonfireState, foe: Encounter, seat: int) -> None:
    """Start of turn: the character discards a card."""
    await must_discard(s, seat, 1, "DF-135")
