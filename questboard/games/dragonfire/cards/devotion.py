"""The Devotion cards of the Market (dossier 5)."""

from __future__ import annotations

from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import LEVELS_FIRST, RIDES, add_points
from questboard.games.dragonfire.rules.foes import (
    cards_and_loose,
    facing,
    players_at,
    players_in_reach,
    steady,
    whole,
)
from questboard.games.dragonfire.rules.health import heal, heal_divided, heal_somebody
from questboard.games.dragonfire.rules.in_play import leave_play
from questboard.games.dragonfire.rules.moments import LIMITS
from questboard.games.dragonfire.rules.play import colored, deal_from, deal_later, of_class
from questboard.games.dragonfire.rules.registry import aimed, assist, text, use
from questboard.games.dragonfire.state import COLORS, DragonfireState, Encounter, Play, Shot
from questboard.kernel import choose, may, tell

UNHOLY = ("Undead", "Fiend")
"""The types that holy fire burns best."""
SPIRITS = 3


@assist("bless")
async def bless_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1 damage of a colour you choose."""
    one_of_each = [(color, 0) for color in COLORS]
    play.damage, _ = await choose(play.seat, "Deal which damage?", one_of_each, "damage", "DF-195")


@text("cure-wounds")
async def cure_wounds(s: DragonfireState, play: Play) -> None:
    """Heal any character 1 HP. Devotion Class: +G, which goes with the damage of another card."""
    await heal_somebody(s, play.seat, 1, "DF-252", play.card)
    _devoted_damage(s, play)
    play.marks[RIDES] = 1


def _devoted_damage(s: DragonfireState, play: Play) -> None:
    """Devotion Class: deal G (DF-251)."""
    if of_class(s, play.seat, "G"):
        play.damage = "G"


@text("healing-word")
async def healing_word(s: DragonfireState, play: Play) -> None:
    """Heal any character 1 HP."""
    await heal_somebody(s, play.seat, 1, "DF-141", play.card)


@assist("healing-word")
async def healing_word_assist(s: DragonfireState, play: Play) -> None:
    """Heal 2 HP in all, divided among any characters."""
    await heal_divided(s, play.seat, 2, "DF-141", play.card)


LIMITS["spirit-guardians"] = ("turn", 1)


@text("spirit-guardians")
async def spirit_guardians(s: DragonfireState, play: Play) -> None:
    """Remains in play with 3 Spirit tokens."""
    play.marks["tokens"] = SPIRITS


@use("spirit-guardians", "DF-149", turns="any")
async def send_a_spirit(s: DragonfireState, seat: int) -> None:
    """Remove a Spirit token: the active player takes 1 less, or an encounter facing that player takes 1."""
    active = s.turn.seat
    prompt = "Shall the Spirit deal 1 damage? Otherwise {player} takes 1 less."
    if facing(s, active) and await may(seat, prompt, "DF-149", player=active):
        spirit = deal_later(s, seat, "spirit-guardians", "1")
        spirit.facing = active
        deal_from(s, spirit, active)
    else:
        _protect(s, active, "DF-149")
    card = next(each for each in s.characters[seat].in_play if each.card == "spirit-guardians")
    card.tokens -= 1
    if card.tokens <= 0:
        leave_play(s, seat, card.card, "DF-149")


def _protect(s: DragonfireState, seat: int, rule: str) -> None:
    """A player takes 1 less damage in this turn's Take Damage phase."""
    s.turn.reduction[seat] = s.turn.reduction.get(seat, 0) + 1
    tell(s, "protected", rule, player=seat, amount=1)


@text("guiding-bolt")
async def guiding_bolt(s: DragonfireState, play: Play) -> None:
    """Another card that damages the same encounter gains +1."""
    play.marks["guides"] = 1


@aimed("sacred-flame")
def sacred_flame(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
    """G1, but GG1 to Undead and Fiends."""
    if foe.type in UNHOLY:
        return add_points(colored(play, "GG1"), play.bonus), shot.levels
    return shot.points, shot.levels


@text("shield-of-faith")
async def shield_of_faith(s: DragonfireState, play: Play) -> None:
    """Until your next turn a character takes 1 less damage in each of their Take Damage phases."""
    able = players_in_reach(s, play.seat)
    target = await choose(play.seat, "Shield whom?", able, "player", "DF-157")
    marks, shield = s.characters[target].marks, f"shield-of-faith-{play.seat}"
    marks[shield] = marks.get(shield, 0) + 1
    tell(s, "protected", "DF-157", player=target, amount=1)


@assist("shield-of-faith")
async def shield_of_faith_assist(s: DragonfireState, play: Play) -> None:
    """The active player takes 1 less damage this turn."""
    _protect(s, s.turn.seat, "DF-159")


@text("sanctuary")
async def sanctuary(s: DragonfireState, play: Play) -> None:
    """What faces a character Saves. Failure: it does not attack in the next Take Damage phase of that one."""
    able = players_in_reach(s, play.seat)
    target = await choose(play.seat, "Give sanctuary to whom?", able, "player", "DF-190")
    for foe in cards_and_loose(s, facing(s, target)):
        if steady(foe) or await save(s, foe):
            continue
        for each in whole(s, foe):
            each.marks["sanctuary"] = target + 1
        tell(s, "warded", "DF-190", encounter=foe.uid, player=target)


@text("prayer-of-healing")
async def prayer_of_healing(s: DragonfireState, play: Play) -> None:
    """Heal each character at your place 1 HP. Devotion Class: deal G."""
    for seat in players_at(s, s.characters[play.seat].place):
        await heal(s, seat, 1, "DF-141", play.seat, play.card)
    _devoted_damage(s, play)


@assist("spiritual-weapon")
async def spiritual_weapon_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1."""
    play.damage = "1"


@text("beacon-of-hope")
async def beacon_of_hope(s: DragonfireState, play: Play) -> None:
    """Heal any character 2 HP; that character is not Exhausted any more."""
    able = players_in_reach(s, play.seat)
    target = await choose(play.seat, "Heal whom with {card}?", able, "player", "DF-141", card=play.card)
    await heal(s, target, 2, "DF-141", play.seat, play.card)
    if s.characters[target].exhausted:
        s.characters[target].exhausted = False
        tell(s, "refreshed", "DF-235", player=target)


LEVELS_FIRST.append("flame-strike")


@aimed("flame-strike")
def flame_strike(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
    """GG2, but to Undead and Fiends 2 levels and then GG."""
    if foe.type in UNHOLY:
        return add_points(colored(play, "GG"), play.bonus), 2
    return shot.points, shot.levels
