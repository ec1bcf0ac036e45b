"""The Features of races."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    gain_when_played,
    here,
    movable,
    name_one,
    when_played,
)
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.damage import RIDERS, add_points
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import calm, change_strength, facing, strength
from questboard.games.dragonfire.rules.moments import (
    OUTSIDE_TURNS,
    BecameStunned,
    Blow,
    Check,
    Discarding,
)
from questboard.games.dragonfire.rules.play import (
    COLOR_MARKS,
    OWN_BONUS,
    color_of,
    colored,
    deals_damage,
    plays_of,
)
from questboard.games.dragonfire.rules.registry import reaction, short_rest, use
from questboard.games.dragonfire.state import COLORS, DragonfireState, Encounter, Play
from questboard.kernel import choose, tell

OUTSIDE_TURNS.append("fey-ancestry")  # Dragonfire cards demand discards in their own phase

# ---- Human


@use("versatility", "DF-289", when=lambda s, seat: bool(plays_of(s, seat)))
async def versatility(s: DragonfireState, seat: int) -> None:
    """A card that was played counts as another Class Type; its coloured damage becomes that colour."""
    cards = zones.kinds([play.card for play in plays_of(s, seat)])
    card = await choose(seat, "Change which card?", cards, "card", "DF-289")
    play = next(play for play in plays_of(s, seat) if play.card == card)
    colors = [color for color in COLORS if color not in color_of(play)]
    color = await choose(seat, "What does {card} count as?", colors, "color", "DF-289", card=card)
    play.marks["versatility"] = s.characters[seat].marks["versatility-color"] = COLOR_MARKS.index(color)
    play.damage = colored(play, play.damage)
    own = play.marks.pop(OWN_BONUS, 0)
    play.bonus = add_points(play.bonus.replace(CARDS[card].color, "", own), color * own)
    tell(s, "changed_type", "DF-289", player=seat, card=card, color=color)


@reaction("heroic-resolve", BecameStunned, "Draw 2 cards?", "DF-230")
async def heroic_resolve(s: DragonfireState, seat: int, stunned: BecameStunned) -> None:
    """Draw 2 cards when Stunned."""
    await zones.draw(s, seat, 2, "DF-230")


# ---- Shield Dwarf


def strikes_location(s: DragonfireState, seat: int, play: Play) -> bool:
    """Cards with damage, where there is a Location to deal it to."""
    return deals_damage(play) and any(foe.location for foe in here(s, seat))


@when_played("stonecunning", "Add 1 colourless damage to {card} against a Location?", strikes_location)
async def stonecunning(s: DragonfireState, seat: int, play: Play) -> None:
    """A card deals 1 more damage to a Location."""
    play.marks["stonecunning"] = 1


RIDERS["stonecunning"] = lambda s, play, foe: "1" if foe.location else ""


@reaction(
    "dwarven-toughness", Blow, "", "DF-287", forced=True,
    when=lambda s, seat, blow: (
        s.turn.seat == seat and s.turn.phase == "start turn" and blow.source in ("encounter", "adventure")
    ),
)  # fmt: skip
async def dwarven_toughness(s: DragonfireState, seat: int, blow: Blow) -> None:
    """No damage from texts of encounters and Adventures in the player's own Start Turn phase."""
    tell(s, "used", "DF-287", player=seat, power="dwarven-toughness")
    blow.amount = 0


# ---- Half-Orc

gain_when_played(
    "savage-attacks",
    "2",
    "Add 2 colourless damage to {card}?",
    lambda s, seat, play: s.characters[seat].hp * 2 <= s.characters[seat].max_hp,
)


@name_one(
    "menacing", "Frighten which Humanoid?",
    foes=lambda s, seat: [
        foe for foe in facing(s, seat) if foe.type == "Humanoid" and strength(s, foe)
    ],
)  # fmt: skip
async def menacing(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """A Humanoid facing its player has -2 Attack Strength this turn."""
    change_strength(s, foe, -2, "DF-225")


# ---- Half-Elf


@reaction("fey-ancestry", Discarding, "Ignore the demand to discard?", "DF-289")
async def fey_ancestry(s: DragonfireState, seat: int, discarding: Discarding) -> None:
    """Ignore a discard that is demanded."""
    discarding.cancelled = True


@name_one(
    "diplomat", "Come to terms with which Humanoid?",
    foes=lambda s, seat: [foe for foe in movable(s, here(s, seat)) if foe.type == "Humanoid"],
)  # fmt: skip
async def diplomat(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """A Humanoid at this place, with its tokens, does not attack this turn. 1 gold."""
    calm(s, foe, "DF-289", tokens=True)
    gain(s, seat, 1, "DF-289")


# ---- Sun Elf


@short_rest("trance")
async def trance(s: DragonfireState, seat: int) -> None:
    """Draw 1 card in each Short Rest."""
    await zones.draw(s, seat, 1, "DF-287")


@reaction(
    "elven-accuracy", Check, "Look at the top 2 cards of your deck and bury one?", "DF-289",
    when=lambda s, seat, check: check.seat == seat and check.result is None and zones.can_draw(s, seat),
)  # fmt: skip
async def elven_accuracy(s: DragonfireState, seat: int, check: Check) -> None:
    """Before a Skill Check look at the top 2 cards of one's own deck and bury one of them."""
    character = s.characters[seat]
    await zones.lift(s, seat, 2)
    card = await choose(seat, "Bury which card?", lambda: zones.kinds(character.looked), "card", "DF-288")
    character.looked.remove(card)
    zones.put_back(s, seat)
    zones.bury(s, seat, [card], "DF-288")
