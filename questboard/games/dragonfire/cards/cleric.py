"""The Features of Clerics."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    devotion,
    gain_when_played,
    here,
    movable,
    name_one,
    succeed,
    when_played,
    wounded,
)
from questboard.games.dragonfire.cards.generic import heals_too_little
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import DETERS
from questboard.games.dragonfire.rules.defeat import defeat, level_proof
from questboard.games.dragonfire.rules.foes import calm, place_of
from questboard.games.dragonfire.rules.health import (
    heal,
    heal_divided,
    heal_somebody,
    worth_healing,
)
from questboard.games.dragonfire.rules.moments import OUTSIDE_TURNS, Dealing, Foretold, Healed, Healing
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import deal_later
from questboard.games.dragonfire.rules.registry import reaction, reduction, use
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play

OUTSIDE_TURNS.append("divine-intervention")


def undead_here(s: DragonfireState, seat: int) -> list[Encounter]:
    """The Undead at a player's place, tokens too."""
    return [foe for foe in here(s, seat) if foe.type == "Undead"]


# ---- for every Cleric


@name_one(
    "turn-undead-i", "Turn which Undead?", turns="any",
    foes=lambda s, seat: movable(s, undead_here(s, seat)),
)  # fmt: skip
async def turn_undead_i(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """An Undead at this place, with its tokens, does not attack this turn."""
    calm(s, foe, "DF-289", tokens=True)


@use("turn-undead-ii", "DF-289", when=lambda s, seat: bool(undead_here(s, seat)), turns="any")
async def turn_undead_ii(s: DragonfireState, seat: int) -> None:
    """No Undead at this place attacks this turn, and every Undead token here is defeated."""
    s.turn.marks["turn-undead-ii"] = seat + 1
    for token in [foe for foe in undead_here(s, seat) if foe.token]:
        if s.encounter(token.uid) is not None:
            await defeat(s, token)


def turned(s: DragonfireState, foe: Encounter, seat: int) -> bool:
    """Whether an encounter is an Undead at the place of the Cleric who turns them."""
    return foe.type == "Undead" and place_of(s, foe) == s.characters[seat].place


DETERS["turn-undead-ii"] = turned

gain_when_played("channel-divinity", "GG", "Add 2 green damage to {card}?", devotion)


@when_played("divine-favor", "Draw a card for {card}?", lambda s, seat, play: CARDS[play.card].heals)
async def divine_favor(s: DragonfireState, seat: int, play: Play) -> None:
    """Draw 1 card when a healing card is played."""
    await zones.draw(s, seat, 1, "DF-289")


def destructible(s: DragonfireState, seat: int) -> list[Encounter]:
    """The Undead at a player's place that level damage can harm."""
    return [foe for foe in undead_here(s, seat) if can_be_named(s, foe) and not level_proof(s, foe)]


@reaction(
    "destroy-undead", Dealing, "Clear 1 level of an Undead?", "DF-289",
    when=lambda s, seat, dealing: bool(destructible(s, seat)),
)  # fmt: skip
async def destroy_undead(s: DragonfireState, seat: int, dealing: Dealing) -> None:
    """In any Deal Damage phase 1 level of an Undead at this place is cleared."""
    foe = await name_encounter(s, seat, "Clear 1 level of which Undead?", destructible(s, seat), "DF-289")
    if foe is not None:
        deal_later(s, seat, "destroy-undead", levels=1, only=foe.uid)


@reaction("divine-intervention", Foretold, "Bury {dragonfire} before it is resolved?", "DF-289")
async def divine_intervention(s: DragonfireState, seat: int, foretold: Foretold) -> None:
    """Bury the Dragonfire card that was just revealed; another is revealed."""
    foretold.buried = True


# ---- Life Domain


@reaction("life-domain", Healing, "Heal 1 HP more with {card}?", "DF-287", when=heals_too_little)
async def life_domain(s: DragonfireState, seat: int, healing: Healing) -> None:
    """A card or an item heals 1 HP more."""
    healing.amount += 1


@use("life-domain-preserve-life-i", "DF-289", when=lambda s, seat: bool(wounded(s, seat)), turns="any")
async def preserve_life_i(s: DragonfireState, seat: int) -> None:
    """Heal one character 1 HP."""
    name = "life-domain-preserve-life-i"
    await heal_somebody(s, seat, 1, "DF-141", name, wounded(s, seat), feature=True)


@use("life-domain-preserve-life-ii", "DF-289", when=lambda s, seat: bool(wounded(s, seat)), turns="any")
async def preserve_life_ii(s: DragonfireState, seat: int) -> None:
    """Heal 3 HP in all, divided at will."""
    await heal_divided(s, seat, 3, "DF-141", "life-domain-preserve-life-ii", feature=True)


@reaction(
    "life-domain-blessed-healer", Healed, "Heal yourself 1 HP as well?", "DF-289",
    when=lambda s, seat, healed: healed.target != seat and worth_healing(s, seat, seat),
)  # fmt: skip
async def blessed_healer(s: DragonfireState, seat: int, healed: Healed) -> None:
    """A player who heals another heals 1 HP, too."""
    await heal(s, seat, 1, "DF-141", by=seat, card="life-domain-blessed-healer", feature=True)


# ---- War Domain

gain_when_played("war-domain-war-priest", "K", "Add 1 black damage to {card} and gain 1 Sword?", swords=1)
succeed(
    "war-domain-guided-strike",
    "Let the Skill Check of {player} succeed?",
    lambda s, seat, checked: s.characters[checked].place == s.characters[seat].place,
)
gain_when_played("war-domain-avatar-of-battle", "KK", "Add 2 black damage to {card}?")


@reduction("war-domain-avatar-of-battle")
def avatar_of_battle(s: DragonfireState, seat: int, attackers: int) -> int:
    """1 less damage in each of the player's own Take Damage phases."""
    return 1
