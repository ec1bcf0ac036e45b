"""The Market cards of Deception."""

from __future__ import annotations

from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import attackers
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import add_points
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import (
    at_place,
    cards_and_loose,
    change_strength,
    faces,
    faces_another,
    in_reach,
    move,
    players_at,
    steady,
)
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import deal_levels
from questboard.games.dragonfire.rules.registry import after_damage, aimed, assist, text
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play, Shot
from questboard.kernel import choose, may, tell


@text("perception")
async def perception(s: DragonfireState, play: Play) -> None:
    """1 red. May make a Skill Check. Success: gain 1 gold."""
    wanted = await may(play.seat, "Make a Skill Check for {card}?", "DF-140", card=play.card)
    if wanted and await skill_check(s, play.seat):
        gain(s, play.seat, 1, "DF-164")


@assist("perception")
async def perception_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1 red."""
    play.damage = "R"


@text("feint")
async def feint(s: DragonfireState, play: Play) -> None:
    """1 red. The damage icons of one other card may go to any one level of an encounter."""
    s.turn.feints += 1  # which card it is comes out when the damage is assigned (DF-189)


@aimed("sneak-attack")
def sneak_attack(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
    """2 red, and 1 more if the encounter faces another player."""
    if faces_another(s, foe, play.seat):
        return add_points(shot.points, "1"), shot.levels
    return shot.points, shot.levels


@assist("twist-the-knife")
async def twist_the_knife_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1 level of damage to one encounter."""
    deal_levels(play, 1)


@text("expertise")
async def expertise(s: DragonfireState, play: Play) -> None:
    """2 red, split at will. May discard a card to return another one from the discard pile."""
    play.spread = "split"
    pile = zones.kinds(s.characters[play.seat].discard)
    if not pile:
        return
    prompt = "Discard which card to return one from your discard pile?"
    if await zones.may_discard(s, play.seat, "DF-207", prompt) is not None:
        card = await choose(play.seat, "Return which card to your hand?", pile, "card", "DF-207")
        zones.take_back(s, play.seat, card, "DF-207")


@text("flaming-oil")
async def flaming_oil(s: DragonfireState, play: Play) -> None:
    """1 red and 1 colourless, in full to every encounter facing its player (DF-206)."""
    play.spread, play.facing = "area", play.seat


@text("caltrops")
async def caltrops(s: DragonfireState, play: Play) -> None:
    """1 red. One encounter that isn't a Location has -1 Attack Strength this turn."""
    await slow_down(s, play, -1)


@assist("caltrops")
async def caltrops_assist(s: DragonfireState, play: Play) -> None:
    """One encounter that isn't a Location has -2 Attack Strength this turn."""
    await slow_down(s, play, -2)


async def slow_down(s: DragonfireState, play: Play, amount: int) -> None:
    """One encounter that isn't a Location steps on the Caltrops."""
    foes = in_reach(s, play.seat, locations=False)
    foe = await name_encounter(s, play.seat, "Weaken which encounter?", foes, "DF-225", play=play)
    if foe is not None:
        change_strength(s, foe, amount, "DF-225")


@text("thieves-tools")
async def thieves_tools(s: DragonfireState, play: Play) -> None:
    """1 red and 1 colourless. Gain 1 gold."""
    gain(s, play.seat, 1, "DF-138")


@aimed("thieves-tools")
def thieves_tools_damage(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
    """1 more against the Location that their player is in."""
    inside = foe.location and faces(s, foe, play.seat)
    return add_points(shot.points, "1") if inside else shot.points, shot.levels


@text("uncanny-dodge")
async def uncanny_dodge(s: DragonfireState, play: Play) -> None:
    """1 red. Prevent all damage from one encounter attacking its player this turn."""
    if play.seat == s.turn.seat:  # nobody else is attacked in this turn
        await dodge(s, play)


@assist("uncanny-dodge")
async def uncanny_dodge_assist(s: DragonfireState, play: Play) -> None:
    """Prevent all damage from one encounter attacking the active player this turn."""
    await dodge(s, play)


async def dodge(s: DragonfireState, play: Play) -> None:
    """The damage of one encounter that attacks the active player is prevented; it still attacks (DF-224)."""
    foes = attackers(s, s.turn.seat)
    foe = await name_encounter(
        s, play.seat, "Prevent the damage of which encounter?", foes, "DF-224", play=play
    )
    if foe is not None:
        s.turn.prevented.append(foe.uid)
        tell(s, "prevented", "DF-224", encounter=foe.uid)


@text("disguise-kit")
async def disguise_kit(s: DragonfireState, play: Play) -> None:
    """1 red and 1 colourless. May move an encounter from one character at this place to another."""
    here = s.characters[play.seat].place
    players = players_at(s, here)
    if len(players) < 2:
        return
    foes = [foe for foe in cards_and_loose(s, at_place(s, here)) if not steady(foe)]
    foe = await name_encounter(
        s, play.seat, "Move which encounter?", foes, "DF-344", play=play, optional=True
    )
    if foe is not None:
        others = [seat for seat in players if seat != foe.seat]
        target = await choose(
            play.seat, "Whom shall {encounter} face?", others, "player", "DF-344", encounter=foe.uid
        )
        move(s, foe, target, "DF-344")


@text("ambush")
async def ambush(s: DragonfireState, play: Play) -> None:
    """3 red. Draw 1 card at the end of Deal Damage if they went to an encounter that was defeated."""
    s.turn.after.append(("ambush", play.seat, play.id))


@after_damage("ambush")
async def after_ambush(s: DragonfireState, seat: int, number: int) -> None:
    """Draw 1 card if an encounter that the Ambush went to was defeated."""
    hit = s.turn.hit.get(number, [])
    if not s.characters[seat].unconscious and any(foe in s.turn.defeated for foe in hit):
        await zones.draw(s, seat, 1, "DF-138")


@text("assassinate")
async def assassinate(s: DragonfireState, play: Play) -> None:
    """2 levels of one encounter."""
    deal_levels(play, 2)


@aimed("assassinate")
def assassinate_damage(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
    """3 levels if it is a card with no cleared level; a token has but one."""
    return shot.points, 3 if shot.levels and not foe.cleared else shot.levels


@assist("assassinate")
async def assassinate_assist(s: DragonfireState, play: Play) -> None:
    """Deal 2 red."""
    play.damage = "RR"
