"""The generic Features, open to everybody."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    comrades,
    gain_when_played,
    let_comrades_draw,
    own_failure,
)
from questboard.games.dragonfire.hooks import Feature, automatic, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import attempt
from questboard.games.dragonfire.rules.foes import calm, elsewhere, move
from questboard.games.dragonfire.rules.health import restore
from questboard.games.dragonfire.rules.market import cycle
from questboard.games.dragonfire.rules.moments import (
    Dealt,
    FailedCheck,
    Healing,
    Played,
    Replenishing,
    Surprised,
)
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import gains
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note


class Haggling(Feature, id="haggling"):
    """One card costs 1 gold less, in a Short Rest as well."""

    discount = 1
    rest_discount = True


class Observant(Feature, id="observant"):
    """Cycle a card before you buy."""

    async def use_in_market(self, s: DragonfireState, seat: int) -> None:
        await cycle(s, seat)


class Mobile(Feature, id="mobile"):
    """Move from one Location straight to another."""

    straight = True


class MagicInitiate(Feature, id="magic-initiate"):
    """A Market card of cost 3 or less replaces a Basic card of the Equipment Pack."""

    pack_swap = ("replace", 3)


class SavageAttacker(Feature, id="savage-attacker"):
    """A card gains 2 colourless damage."""

    gain = gain_when_played("2", "Add 2 colourless damage to {card}?")


class Alert(Feature, id="alert"):
    """Draw 1 card when an encounter with Surprise comes."""

    outside_turns = True

    @reaction(Surprised, "Draw a card before the Surprise of {name}?", "DF-289")
    async def be_ready(self, s: DragonfireState, seat: int, surprised: Surprised) -> None:
        await zones.draw(s, seat, 1, "DF-289")


def heals_too_little(s: DragonfirePosition, seat: int, healing: Healing) -> bool:
    """Whether a card or an item heals somebody who would still have use for more."""
    target = s.characters[healing.target]
    return healing.from_card and target.hp + healing.amount < target.max_hp


class Healer(Feature, id="healer"):
    """A card or an item heals 1 HP more."""

    @reaction(Healing, "{card} heals {player} {amount} HP. Heal 1 more?", "DF-289", heals_too_little)
    async def heal_more(self, s: DragonfireState, seat: int, healing: Healing) -> None:
        healing.amount += 1


class Lucky(Feature, id="lucky"):
    """Make a failed Skill Check again; the new result stands."""

    @reaction(FailedCheck, "Make the Skill Check again?", "DF-289", own_failure)
    async def try_again(self, s: DragonfireState, seat: int, failed: FailedCheck) -> None:
        failed.result = await attempt(s, failed.check)


class Resilient(Feature, id="resilient"):
    """Draw 2 cards in Replenish although Exhausted."""

    @reaction(
        Replenishing,
        "Draw 2 cards although you are Exhausted?",
        "DF-289",
        when=lambda s, seat, drawing: s.characters[seat].exhausted and drawing.count < 2,
    )
    async def draw_both(self, s: DragonfireState, seat: int, drawing: Replenishing) -> None:
        drawing.count = 2


def to_take_over(s: DragonfirePosition, seat: int, dealt: Dealt) -> list[Encounter]:
    """The encounters of the active player that a Sentinel at the same place can draw away."""
    return [foe for foe in elsewhere(s, seat) if foe.seat == dealt.seat]


class Sentinel(Feature, id="sentinel"):
    """After another player's Deal Damage an encounter moves to the Sentinel and does not attack this turn."""

    @reaction(
        Dealt,
        "Draw one of {player}'s encounters to yourself?",
        "DF-289",
        when=lambda s, seat, dealt: any(can_be_named(s, foe) for foe in to_take_over(s, seat, dealt)),
    )
    async def step_in(self, s: DragonfireState, seat: int, dealt: Dealt) -> None:
        foe = await name_encounter(
            s,
            seat,
            "Draw which encounter to yourself?",
            to_take_over(s, seat, dealt),
            "DF-289",
            kind="encounter to draw",
            cause=self.id,
        )
        if foe is not None:
            move(s, foe, seat, "DF-344")
            calm(s, foe, "DF-289", tokens=True)


class InspiringLeader(Feature, id="inspiring-leader"):
    """Each other conscious player at this place may draw 1 card."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(comrades(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await let_comrades_draw(s, seat, self.id)


class Durable(Feature, id="durable"):
    """1 more HP in each Short Rest."""

    async def short_rest(self, s: DragonfireState, seat: int) -> None:
        await restore(s, seat, 1, "DF-261")


FATED = Note("epic-destiny")
"""The mark of a turn in which every card gains 1."""


class EpicDestiny(Feature, id="epic-destiny"):
    """Draw 2 cards; every card that is played in the rest of this turn gains 1."""

    async def use(self, s: DragonfireState, seat: int) -> None:
        await zones.draw(s, seat, 2, "DF-289")
        FATED.set(s.turn)

    @automatic(
        Played,
        "DF-185",
        counted="",
        when=lambda s, seat, played: s.turn.seat == seat and FATED.is_set(s.turn),
    )
    async def fated_card(self, s: DragonfireState, seat: int, played: Played) -> None:
        gains(played.play, "1")
