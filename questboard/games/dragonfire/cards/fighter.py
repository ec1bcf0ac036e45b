"""The Features of Fighters."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    arcane,
    gain_when_played,
    here,
    martial,
    name_one,
    soften_blow,
    when_played,
)
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import MORE_COLORS
from questboard.games.dragonfire.rules.foes import change_strength, facing, strength
from questboard.games.dragonfire.rules.health import heal, worth_healing
from questboard.games.dragonfire.rules.moments import LIMITS, DrewForSwords, Falling, Played, SwordSet
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import add_swords, deals_damage, gains, plays_of
from questboard.games.dragonfire.rules.registry import after_damage, reaction, use
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play
from questboard.kernel import choose, tell

MORE_COLORS["champion-remarkable-athlete"] = "R"
LIMITS["champion"] = ("scene", 1)
LIMITS["extra-attack-ii-set"] = ("scene", 1)

# ---- Fighting Styles

soften_blow("fighting-style-defense", "Take 2 less of the {amount} damage?", 2)
gain_when_played(
    "fighting-style-great-weapon", "K", "Add 1 black damage to {card} and gain 1 Sword?", martial, swords=1
)


def can_be_shot(s: DragonfireState, seat: int, play: Play) -> bool:
    """Martial cards that deal damage."""
    return deals_damage(play) and martial(s, seat, play)


@when_played("fighting-style-archery", "Let {card} reach any place and gain 1 Sword?", can_be_shot)
async def archery(s: DragonfireState, seat: int, play: Play) -> None:
    """The damage of a Martial card may be dealt at any place. 1 Sword."""
    play.reach = "anywhere"
    await add_swords(s, seat, 1)


@name_one(
    "fighting-style-protection", "Weaken which encounter?", turns="others",
    foes=lambda s, seat: [foe for foe in facing(s, s.turn.seat) if strength(s, foe)],
)  # fmt: skip
async def protection(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """An encounter that faces the active player has -2 Attack Strength this turn."""
    change_strength(s, foe, -2, "DF-225")


# ---- for every Fighter


@use("second-wind", "DF-289", when=lambda s, seat: worth_healing(s, seat, seat))
async def second_wind(s: DragonfireState, seat: int) -> None:
    """Heal yourself 1 HP."""
    await heal(s, seat, 1, "DF-141", by=seat, card="second-wind", feature=True)


@use("extra-attack-i", "DF-147")
async def extra_attack_i(s: DragonfireState, seat: int) -> None:
    """2 Swords."""
    await add_swords(s, seat, 2)


@use("extra-attack-ii", "DF-147")
async def extra_attack_ii(s: DragonfireState, seat: int) -> None:
    """1 Sword, once per round."""
    await add_swords(s, seat, 1)


@reaction(
    "extra-attack-ii", DrewForSwords, "Draw 1 card more for the Swords?", "DF-147",
    counted="extra-attack-ii-set", when=lambda s, seat, drew: zones.can_draw(s, seat),
)  # fmt: skip
async def one_card_more(s: DragonfireState, seat: int, drew: DrewForSwords) -> None:
    """A set of Swords gives 1 card more."""
    await zones.draw(s, seat, 1, "DF-147")


@reaction("champion", SwordSet, "", "DF-287", forced=True)
async def champion(s: DragonfireState, seat: int, swords: SwordSet) -> None:
    """The first set of Swords gives 2 cards instead of 1."""
    swords.draws = 2


@use("action-surge", "DF-289")
async def action_surge(s: DragonfireState, seat: int) -> None:
    """Draw 2 cards."""
    await zones.draw(s, seat, 2, "DF-289")


@reaction("indomitable", Falling, "Stay at 1 HP?", "DF-289")
async def indomitable(s: DragonfireState, seat: int, falling: Falling) -> None:
    """Stay at 1 HP instead of falling to 0."""
    falling.saved = True


# ---- Champion

gain_when_played("champion-improved-critical", "2", "Add 2 colourless damage to {card}?", martial)


def strikes_here(s: DragonfireState, seat: int, play: Play) -> bool:
    """Martial cards with damage icons, where there is something to strike."""
    return bool(play.damage and here(s, seat)) and martial(s, seat, play)


@when_played("champion-superior-critical", "Clear 1 level instead of the damage of {card}?", strikes_here)
async def superior_critical(s: DragonfireState, seat: int, play: Play) -> None:
    """A Martial card clears 1 level of an encounter at this place instead of dealing its damage."""
    play.damage, play.levels = "", 1
    play.spread, play.same_player, play.facing, play.reach = "one", False, -1, "place"


# ---- Eldritch Knight


def bondable(s: DragonfireState, seat: int) -> list[Play]:
    """The Martial cards of this turn that still lie on the table."""
    return [play for play in plays_of(s, seat, "K") if play.on_table]


@use("eldritch-knight-weapon-bond", "DF-289", when=lambda s, seat: bool(bondable(s, seat)))
async def weapon_bond(s: DragonfireState, seat: int) -> None:
    """A Martial card that was played returns to the hand at the end of Deal Damage."""
    cards = zones.kinds([play.card for play in bondable(s, seat)])
    card = await choose(seat, "Return which card to your hand?", cards, "card", "DF-289")
    play = next(play for play in bondable(s, seat) if play.card == card)
    s.turn.after.append(("weapon-bond", seat, play.id))


@after_damage("weapon-bond")
async def after_weapon_bond(s: DragonfireState, seat: int, number: int) -> None:
    """The card returns."""
    play = s.play(number)
    if play is not None and play.on_table:
        play.on_table = False
        zones.to_hand(s, seat, play.card)
        tell(s, "took_back", "DF-289", player=seat, card=play.card)


@when_played("eldritch-knight-war-magic", "Gain 2 Swords for {card}?", arcane)
async def war_magic(s: DragonfireState, seat: int, play: Play) -> None:
    """2 Swords for an Arcane card."""
    await add_swords(s, seat, 2)


@use("eldritch-knight-eldritch-strike", "DF-289")
async def eldritch_strike(s: DragonfireState, seat: int) -> None:
    """An encounter here fails its next Save; every Arcane card of this turn gains 1."""
    foe = await name_encounter(s, seat, "Which encounter fails its next Save?", here(s, seat), "DF-191")
    if foe is not None:
        foe.marks["fails-save"] = 1
        tell(s, "will_fail", "DF-191", encounter=foe.uid)
    for play in plays_of(s, seat, "B"):
        gains(play, "1")
    s.turn.marks["eldritch-strike"] = 1


@reaction(
    "eldritch-knight-eldritch-strike", Played, "", "DF-185", forced=True, counted="",
    when=lambda s, seat, played: (
        s.turn.seat == seat and bool(s.turn.marks.get("eldritch-strike")) and arcane(s, seat, played.play)
    ),
)  # fmt: skip
async def eldritch_card(s: DragonfireState, seat: int, played: Played) -> None:
    """1 more colourless damage."""
    gains(played.play, "1")
