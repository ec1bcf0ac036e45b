"""The Features of Rogues."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    deception,
    here,
    movable,
    name_one,
    own_check,
    soften_blow,
    succeed,
    when_played,
)
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import DETERS
from questboard.games.dragonfire.rules.checks import BROADER
from questboard.games.dragonfire.rules.damage import RIDERS, TWICE, add_points
from questboard.games.dragonfire.rules.defeat import clear_levels, gain, level_proof
from questboard.games.dragonfire.rules.foes import (
    faces,
    faces_another,
    facing,
    move,
    place_of,
    players_at,
    shielded,
)
from questboard.games.dragonfire.rules.moments import LIMITS, OUTSIDE_TURNS, Dealing, Played
from questboard.games.dragonfire.rules.moving import LAST_OUT
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import CLASS_FREE, deals_damage, gains
from questboard.games.dragonfire.rules.registry import reaction, scene_start, use
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play
from questboard.kernel import choose

BROADER.append("reliable-talent")
LAST_OUT.append("thief-second-story-work")
CLASS_FREE.append("thief-use-magic-device")
LIMITS["assassin"] = ("scene", 1)
OUTSIDE_TURNS.append("evasion")  # effects of Dragonfire cards come in their own phase

# ---- for every Rogue

succeed("expertise-i", "Let this Skill Check succeed?", own_check)
succeed("expertise-ii", "Let this Skill Check succeed?", own_check)
soften_blow("evasion", "Take none of the {amount} damage?", 99, "dragonfire", "encounter")


def from_behind(s: DragonfireState, seat: int, play: Play) -> bool:
    """Deception cards with damage, where an encounter looks at somebody else."""
    behind = any(faces_another(s, foe, seat) for foe in s.encounters if place_of(s, foe) == play.place)
    return deals_damage(play) and behind and play.spread != "area" and deception(s, seat, play)


@when_played("sneak-attack-i", "Let {card} sneak up on an encounter facing another player?", from_behind)
@when_played("sneak-attack-ii", "Let {card} sneak up on an encounter facing another player?", from_behind)
async def sneak_attack(s: DragonfireState, seat: int, play: Play) -> None:
    """A Deception card deals 1 more red damage to one encounter that faces another player."""
    play.marks["sneaks"] = 1
    play.spread = "one"


def sneak_damage(s: DragonfireState, play: Play, foe: Encounter) -> str:
    """1 red if the encounter faces another player."""
    return "R" if faces_another(s, foe, play.seat) else ""


RIDERS["sneaks"] = sneak_damage


def others_here(s: DragonfireState, seat: int) -> list[int]:
    """The other conscious players at a player's place."""
    return [other for other in players_at(s, s.characters[seat].place) if other != seat]


@name_one(
    "cunning-action", "Leave which encounter to another character?",
    foes=lambda s, seat: movable(s, facing(s, seat)) if others_here(s, seat) else [],
)  # fmt: skip
async def cunning_action(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """An encounter moves from its player to another character at this place."""
    other = await choose(
        seat, "Whom shall {encounter} face?", others_here(s, seat), "player", "DF-344", encounter=foe.uid
    )
    move(s, foe, other, "DF-344")


# ---- Thief


@scene_start("thief")
async def thief(s: DragonfireState, seat: int) -> None:
    """1 gold at the start of each Scene."""
    gain(s, seat, 1, "DF-287")


@use("thief-fast-hands", "DF-289", when=lambda s, seat: bool(s.characters[seat].hand))
async def fast_hands(s: DragonfireState, seat: int) -> None:
    """Discard a card to draw 2."""
    await zones.discard_chosen(s, seat, 1, "DF-288")
    await zones.draw(s, seat, 2, "DF-288")


# ---- Assassin


@reaction("assassin", Played, "", "DF-287", forced=True, when=lambda s, seat, played: s.turn.seat == seat)
async def assassin(s: DragonfireState, seat: int, played: Played) -> None:
    """The first card of each Scene gains 1."""
    gains(played.play, "1")


def unharmed(s: DragonfireState, seat: int) -> list[Encounter]:
    """The encounters at a player's place that have no cleared level and can lose one."""
    return [
        foe
        for foe in here(s, seat)
        if not foe.cleared
        and not foe.levels[0].square
        and not shielded(s, foe)
        and not level_proof(s, foe)
        and can_be_named(s, foe)
    ]


@reaction(
    "assassin-assassinate", Dealing, "Clear 1 level of an unharmed encounter?", "DF-289",
    when=lambda s, seat, dealing: dealing.seat == seat and bool(unharmed(s, seat)),
)  # fmt: skip
async def assassinate(s: DragonfireState, seat: int, dealing: Dealing) -> None:
    """In the player's own Deal Damage phase 1 level of an encounter without a cleared level is cleared."""
    foe = await name_encounter(s, seat, "Clear 1 level of which encounter?", unharmed(s, seat), "DF-289")
    if foe is not None:
        await clear_levels(s, foe, 1)


@use(
    "assassin-impostor", "DF-289",
    when=lambda s, seat: any(foe.type == "Humanoid" for foe in facing(s, seat)),
)  # fmt: skip
async def impostor(s: DragonfireState, seat: int) -> None:
    """No Humanoid attacks its player this turn."""
    s.turn.marks["assassin-impostor"] = seat + 1


def deceived(s: DragonfireState, foe: Encounter, seat: int) -> bool:
    """Whether an encounter is a Humanoid that faces the Impostor."""
    return foe.type == "Humanoid" and faces(s, foe, seat)


DETERS["assassin-impostor"] = deceived


def has_icons(s: DragonfireState, seat: int, play: Play) -> bool:
    """Deception cards with damage icons."""
    return bool(play.damage) and deception(s, seat, play)


@when_played("assassin-death-strike", "Deal the damage of {card} twice?", has_icons)
async def death_strike(s: DragonfireState, seat: int, play: Play) -> None:
    """The damage icons of a Deception card are dealt twice to the same encounter; bonuses once."""
    play.marks[TWICE] = 1
    if play.spread != "area":  # where it is, one of those that it hits is struck again (DF-427)
        play.damage = add_points(play.damage, play.damage)
        play.spread = "one"
