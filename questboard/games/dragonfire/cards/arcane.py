"""The Arcane cards of the Market (dossier 5)."""

from __future__ import annotations

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import add_points
from questboard.games.dragonfire.rules.foes import (
    calm,
    in_reach,
    players_in_reach,
    steady,
    strength,
    take_out,
)
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import deal_later, deal_levels
from questboard.games.dragonfire.rules.registry import assist, measured, reduction, text
from questboard.games.dragonfire.rules.reveal import reveal
from questboard.games.dragonfire.state import DragonfireState, Encounter, Play
from questboard.kernel import choose, may, tell

SOFT = 2
"""What a colourless level is at most in a Cloud of Daggers."""


@text("magic-missile")
async def magic_missile(s: DragonfireState, play: Play) -> None:
    """Deal B to each of up to 3 different encounters."""
    play.damage, play.spread, play.most = "B", "apart", 3


@assist("magic-missile")
async def magic_missile_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1 to each of up to 3 different encounters."""
    play.damage, play.spread, play.most = "1", "apart", 3


@text("misty-step")
async def misty_step(s: DragonfireState, play: Play) -> None:
    """You may draw a card, then discard a card."""
    if await may(play.seat, "Draw a card, then discard a card?", "DF-140"):
        await zones.draw(s, play.seat, 1, "DF-195")
        await zones.discard_chosen(s, play.seat, 1, "DF-195")


@text("burning-hands")
async def burning_hands(s: DragonfireState, play: Play) -> None:
    """The damage may be split between two encounters that face the same player."""
    play.spread, play.most, play.same_player = "split", 2, True


@assist("cloud-of-daggers")
async def cloud_of_daggers_assist(s: DragonfireState, play: Play) -> None:
    """One colourless level of an encounter is at most 2 this turn; by a Wizard all of them are."""
    hard = [foe for foe in in_reach(s, play.seat) if _hard_levels(foe)]
    foe = await name_encounter(
        s, play.seat, "Weaken the levels of which encounter?", hard, "DF-161", play=play
    )
    if foe is None:
        return
    if s.characters[play.seat].card.character_class == "Wizard":  # no other Arcane character: DF-249
        s.turn.softened[foe.uid] = SOFT
        tell(s, "softened", "DF-249", encounter=foe.uid, amount=SOFT)
        return
    prompt = "Which level of {encounter} is at most 2?"
    numbers = [level + 1 for level in _hard_levels(foe)]
    level = await choose(play.seat, prompt, numbers, "level", "DF-249", encounter=foe.uid)
    s.turn.softened_level.setdefault(foe.uid, {})[level - 1] = SOFT
    tell(s, "level_softened", "DF-249", encounter=foe.uid, level=level, amount=SOFT)


def _hard_levels(foe: Encounter) -> list[int]:
    """The uncleared colourless levels that ask for more than a Cloud of Daggers leaves."""
    return [
        level for level in foe.uncleared if not foe.levels[level].color and foe.levels[level].amount > SOFT
    ]


@text("crown-of-confusion")
async def crown_of_confusion(s: DragonfireState, play: Play) -> None:
    """A non-Location encounter Saves. Failure: in Deal Damage its Attack Strength hits another encounter."""
    foes = in_reach(s, play.seat, locations=False)
    foe = await name_encounter(s, play.seat, "Confuse which encounter?", foes, "DF-127", play=play)
    if foe is not None and not await save(s, foe):
        turned = deal_later(s, play.seat, play.card)
        turned.spared, turned.reach = foe.uid, "cross"


@measured("crown-of-confusion")
def confused_strength(s: DragonfireState, play: Play) -> str:
    """The Attack Strength of the confused encounter, which its own blow can't hit, as colourless damage."""
    foe = s.encounter(play.spared)
    return "" if foe is None else add_points("", "1" * strength(s, foe))


@text("lightning-bolt")
async def lightning_bolt(s: DragonfireState, play: Play) -> None:
    """Clear 2 levels of an encounter, across the boundary of a Location as well."""
    deal_levels(play, 2)


@text("fireball")
async def fireball(s: DragonfireState, play: Play) -> None:
    """Deal 1 level of damage to each encounter that faces a character of your choice."""
    targets = players_in_reach(s, play.seat)
    play.facing = await choose(
        play.seat, "Throw a Fireball at the encounters of whom?", targets, "player", "DF-131"
    )
    deal_levels(play, 1)
    play.spread = "area"


@reduction("mage-armor")
def mage_armor(s: DragonfireState, seat: int, attackers: int) -> int:
    """The damage in each of your Take Damage phases is 1 less."""
    return 1


@text("sleep")
async def sleep(s: DragonfireState, play: Play) -> None:
    """A non-Location encounter Saves. Failure: it does not attack this turn; its tokens do."""
    foes = [foe for foe in in_reach(s, play.seat, locations=False) if not steady(foe)]
    foe = await name_encounter(s, play.seat, "Put which encounter to sleep?", foes, "DF-190", play=play)
    if foe is not None and not await save(s, foe):
        calm(s, foe, "DF-190")


@assist("sleep")
async def sleep_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1."""
    play.damage = "1"


@text("haste")
async def haste(s: DragonfireState, play: Play) -> None:
    """Draw 2 cards."""
    await zones.draw(s, play.seat, 2, "DF-157")


@assist("haste")
async def haste_assist(s: DragonfireState, play: Play) -> None:
    """The active player draws a card."""
    await zones.draw(s, s.turn.seat, 1, "DF-159")


@text("scorching-ray")
async def scorching_ray(s: DragonfireState, play: Play) -> None:
    """The damage may be split among up to 3 different encounters."""
    play.spread, play.most = "split", 3


@text("polymorph")
async def polymorph(s: DragonfireState, play: Play) -> None:
    """Bury an encounter card of Difficulty 1 or 2; reveal a Primary Deck card that faces the same player."""
    foes = [foe for foe in in_reach(s, play.seat, locations=False) if _can_be_buried(foe)]
    foe = await name_encounter(s, play.seat, "Polymorph which encounter?", foes, "DF-157", play=play)
    if foe is not None:
        take_out(s, foe, to="bury")
        tell(s, "buried", "DF-157", encounter=foe.uid)
        await reveal(s, "primary", foe.seat, "DF-157")


def _can_be_buried(foe: Encounter) -> bool:
    """Whether it is a card of Difficulty 1 or 2 from a deck, with neither a card nor gold on it."""
    if foe.token or foe.held or foe.marks.get("gold"):
        return False
    return ENCOUNTERS[foe.name].deck != "adventure" and foe.deck != "" and foe.difficulty <= 2
