"""The generic Features, open to everybody."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import comrades, gain_when_played, let_comrades_draw
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import attempt
from questboard.games.dragonfire.rules.foes import calm, elsewhere, move
from questboard.games.dragonfire.rules.health import restore
from questboard.games.dragonfire.rules.market import DISCOUNTS, REST_DISCOUNTS
from questboard.games.dragonfire.rules.moments import (
    OUTSIDE_TURNS,
    Dealt,
    FailedCheck,
    Healing,
    Played,
    Replenishing,
    Surprised,
)
from questboard.games.dragonfire.rules.moving import STRAIGHT
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import gains
from questboard.games.dragonfire.rules.registry import reaction, short_rest, use
from questboard.games.dragonfire.rules.setup import PACK_SWAPS
from questboard.games.dragonfire.rules.turn import MARKET_ACTS
from questboard.games.dragonfire.state import DragonfireState, Encounter

DISCOUNTS["haggling"] = 1
REST_DISCOUNTS.append("haggling")
MARKET_ACTS["observant"] = "DF-289"
STRAIGHT.append("mobile")
PACK_SWAPS["magic-initiate"] = ("replace", 3)
OUTSIDE_TURNS.append("alert")

gain_when_played("savage-attacker", "2", "Add 2 colourless damage to {card}?")


@reaction("alert", Surprised, "Draw a card before the Surprise?", "DF-289")
async def alert(s: DragonfireState, seat: int, surprised: Surprised) -> None:
    """Draw 1 card when an encounter with Surprise comes."""
    await zones.draw(s, seat, 1, "DF-289")


def heals_too_little(s: DragonfireState, seat: int, healing: Healing) -> bool:
    """Whether a card or an item heals somebody who would still have use for more."""
    target = s.characters[healing.target]
    return healing.from_card and target.hp + healing.amount < target.max_hp


@reaction("healer", Healing, "Heal 1 HP more with {card}?", "DF-289", when=heals_too_little)
async def healer(s: DragonfireState, seat: int, healing: Healing) -> None:
    """A card or an item heals 1 HP more."""
    healing.amount += 1


@reaction(
    "lucky", FailedCheck, "Make the Skill Check again?", "DF-289",
    when=lambda s, seat, failed: failed.seat == seat and not failed.result,
)  # fmt: skip
async def lucky(s: DragonfireState, seat: int, failed: FailedCheck) -> None:
    """Make a failed Skill Check again; the new result stands."""
    failed.result = await attempt(s, failed.check)


@reaction(
    "resilient", Replenishing, "Draw 2 cards although you are Exhausted?", "DF-289",
    when=lambda s, seat, drawing: s.characters[seat].exhausted and drawing.count < 2,
)  # fmt: skip
async def resilient(s: DragonfireState, seat: int, drawing: Replenishing) -> None:
    """Draw 2 cards in Replenish although Exhausted."""
    drawing.count = 2


def to_take_over(s: DragonfireState, seat: int, dealt: Dealt) -> list[Encounter]:
    """The encounters of the active player that a Sentinel at the same place can draw away."""
    return [foe for foe in elsewhere(s, seat) if foe.seat == dealt.seat]


@reaction(
    "sentinel", Dealt, "Draw an encounter of {player} upon yourself?", "DF-289",
    when=lambda s, seat, dealt: any(can_be_named(s, foe) for foe in to_take_over(s, seat, dealt)),
)  # fmt: skip
async def sentinel(s: DragonfireState, seat: int, dealt: Dealt) -> None:
    """After another player's Deal Damage an encounter moves to the Sentinel and does not attack this turn."""
    foe = await name_encounter(
        s, seat, "Draw which encounter upon yourself?", to_take_over(s, seat, dealt), "DF-289"
    )
    if foe is not None:
        move(s, foe, seat, "DF-344")
        calm(s, foe, "DF-289", tokens=True)


@use("inspiring-leader", "DF-289", when=lambda s, seat: bool(comrades(s, seat)))
async def inspiring_leader(s: DragonfireState, seat: int) -> None:
    """Each other conscious player at this place may draw 1 card."""
    await let_comrades_draw(s, seat, "inspiring-leader")


@short_rest("durable")
async def durable(s: DragonfireState, seat: int) -> None:
    """1 more HP in each Short Rest."""
    await restore(s, seat, 1, "DF-261")


@use("epic-destiny", "DF-289")
async def epic_destiny(s: DragonfireState, seat: int) -> None:
    """Draw 2 cards; every card that is played in the rest of this turn gains 1."""
    await zones.draw(s, seat, 2, "DF-289")
    s.turn.marks["epic-destiny"] = 1


@reaction(
    "epic-destiny", Played, "", "DF-185", forced=True, counted="",
    when=lambda s, seat, played: s.turn.seat == seat and bool(s.turn.marks.get("epic-destiny")),
)  # fmt: skip
async def fated_card(s: DragonfireState, seat: int, played: Played) -> None:
    """1 more colourless damage."""
    gains(played.play, "1")
