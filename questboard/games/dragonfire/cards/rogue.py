"""The Features of Rogues."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    deception,
    here,
    movable,
    own_check,
    soften_blow,
    succeed,
    when_played,
)
from questboard.games.dragonfire.hooks import Feature, automatic, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.damage import TWICE
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
from questboard.games.dragonfire.rules.moments import Dealing, Played
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import deals_damage, gains
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, choose

# ---- for every Rogue


class ReliableTalent(Feature, id="reliable-talent"):
    """Skill Checks reveal two cards, and one match is enough."""

    check_reveals = 2


class Expertise(Feature, ids=("expertise-i", "expertise-ii")):
    """One of your Skill Checks succeeds."""

    check = succeed("Let this Skill Check succeed?", own_check)


class Evasion(Feature, id="evasion"):
    """Take no damage from the text of a Dragonfire card or an encounter."""

    outside_turns = True  # effects of Dragonfire cards come in their own phase
    blow = soften_blow("Take none of the {amount} damage?", 99, "dragonfire", "encounter")


def from_behind(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Deception cards with damage, where an encounter looks at somebody else."""
    behind = any(faces_another(s, foe, seat) for foe in s.encounters if place_of(s, foe) == play.place)
    return deals_damage(play) and behind and play.spread != "area" and deception(s, seat, play)


class SneakAttack(Feature, ids=("sneak-attack-i", "sneak-attack-ii")):
    """A Deception card deals 1 more red damage to one encounter that faces another player."""

    mark = Note("sneaks")

    @when_played("Let {card} sneak up on an encounter facing another player?", from_behind)
    async def sneak_up(self, s: DragonfireState, seat: int, play: Play) -> None:
        self.mark.set(play)
        play.spread = "one"

    def ride(self, s: DragonfirePosition, play: Play, foe: Encounter) -> str:
        return "R" if faces_another(s, foe, play.seat) else ""


def others_here(s: DragonfirePosition, seat: int) -> list[int]:
    """The other conscious players at a player's place."""
    return [other for other in players_at(s, s.characters[seat].place) if other != seat]


class CunningAction(NamesEncounter, id="cunning-action"):
    """An encounter moves from its player to another character at this place."""

    prompt = "Leave which encounter to another character?"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return movable(s, facing(s, seat)) if others_here(s, seat) else []

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        other = await choose(
            seat,
            "Move {encounter} to face whom?",
            others_here(s, seat),
            "player",
            "DF-344",
            encounter=foe.uid,
            cause=self.id,
        )
        move(s, foe, other, "DF-344")


# ---- Thief


class Thief(Feature, id="thief"):
    """1 gold at the start of each Scene."""

    async def scene_start(self, s: DragonfireState, seat: int) -> None:
        gain(s, seat, 1, "DF-287")


class FastHands(Feature, id="thief-fast-hands"):
    """Discard a card to draw 2."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(s.characters[seat].hand)

    async def use(self, s: DragonfireState, seat: int) -> None:
        await zones.discard_chosen(s, seat, 1, "DF-288", cause=self.id)
        await zones.draw(s, seat, 2, "DF-288")


class SecondStoryWork(Feature, id="thief-second-story-work"):
    """Leave a Location as its last occupant; somebody else enters it."""

    last_out = True


class UseMagicDevice(Feature, id="thief-use-magic-device"):
    """Ignore Requires X Class, and the words of the Magic Item limits."""

    any_class = True
    any_item = True


# ---- Assassin


class Assassin(Feature, id="assassin"):
    """The first card of each Scene gains 1."""

    limit = ("scene", 1)

    @automatic(Played, "DF-287", when=lambda s, seat, played: s.turn.seat == seat)
    async def open_scene(self, s: DragonfireState, seat: int, played: Played) -> None:
        gains(played.play, "1")


def unharmed(s: DragonfirePosition, seat: int) -> list[Encounter]:
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


class Assassinate(Feature, id="assassin-assassinate"):
    """In the player's own Deal Damage phase 1 level of an encounter without a cleared level is cleared."""

    @reaction(
        Dealing,
        "Clear 1 level of an unharmed encounter?",
        "DF-289",
        when=lambda s, seat, dealing: dealing.seat == seat and bool(unharmed(s, seat)),
    )
    async def assassinate(self, s: DragonfireState, seat: int, dealing: Dealing) -> None:
        foe = await name_encounter(
            s,
            seat,
            "Clear 1 level of which encounter?",
            unharmed(s, seat),
            "DF-289",
            kind="encounter to weaken",
            cause=self.id,
        )
        if foe is not None:
            await clear_levels(s, foe, 1)


class Impostor(Feature, id="assassin-impostor"):
    """No Humanoid attacks its player this turn."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return any(foe.type == "Humanoid" for foe in facing(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        self.note.set(s.turn, seat + 1)

    def deters(self, s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
        return foe.type == "Humanoid" and faces(s, foe, seat)


def has_icons(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Deception cards with damage icons."""
    return bool(play.damage) and deception(s, seat, play)


class DeathStrike(Feature, id="assassin-death-strike"):
    """The damage icons of a Deception card are dealt twice to the same encounter; bonuses once."""

    @when_played("Deal the damage of {card} twice?", has_icons)
    async def strike_twice(self, s: DragonfireState, seat: int, play: Play) -> None:
        TWICE.set(play)
        if play.spread != "area":  # where it is, one of those that it hits is struck again (DF-427)
            play.damage = add_points(play.damage, play.damage)
            play.spread = "one"
