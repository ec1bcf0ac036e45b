"""The Features of races."""

from __future__ import annotations

from questboard.cues import Condition
from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    gain_when_played,
    here,
    movable,
    when_played,
)
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import Feature, automatic, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import calm, change_strength, facing, strength
from questboard.games.dragonfire.rules.moments import BecameStunned, Blow, Check, Discarding
from questboard.games.dragonfire.rules.play import (
    OWN_BONUS,
    color_of,
    colored,
    deals_damage,
    plays_of,
)
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.state import COLORS, DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, choose, emit

# ---- Human


COLOR_MARKS = " KBGR"
"""Colours as marks remember them."""
COLOR_PLAYED = Note("versatility-color")
"""The mark of a character for a colour that counts as played in this turn."""


class Versatility(Feature, id="versatility"):
    """A card that was played counts as another Class Type; its coloured damage becomes that colour."""

    says = {"changed_type": "{player}'s {card} counts as {color}."}
    shows = {"changed_type": Condition("{card}", "{color}")}

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(plays_of(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        cards = zones.kinds([play.card for play in plays_of(s, seat)])
        card = await choose(seat, "Change which card?", cards, "card to have", "DF-289", cause=self.id)
        play = next(play for play in plays_of(s, seat) if play.card == card)
        colors = [color for color in COLORS if color not in color_of(play)]
        color = await choose(
            seat, "What does {card} count as?", colors, "color", "DF-289", card=card, cause=self.id
        )
        self.note.set(play, COLOR_MARKS.index(color))
        COLOR_PLAYED.set(s.characters[seat], COLOR_MARKS.index(color))
        play.damage = colored(play, play.damage)
        own = OWN_BONUS.get(play)
        OWN_BONUS.clear(play)
        play.bonus = add_points(play.bonus.replace(CARDS[card].color, "", own), color * own)
        emit(s, "changed_type", "DF-289", player=seat, card=card, color=color)

    def new_color(self, play: Play) -> str:
        return COLOR_MARKS[self.note.get(play)]

    def color_played(self, s: DragonfirePosition, seat: int) -> str:
        return COLOR_MARKS[COLOR_PLAYED.get(s.characters[seat])].strip()

    def turn_begins(self, s: DragonfireState, seat: int) -> None:
        for character in s.characters:
            COLOR_PLAYED.clear(character)


class HeroicResolve(Feature, id="heroic-resolve"):
    """Draw 2 cards when Stunned."""

    @reaction(BecameStunned, "Draw 2 cards?", "DF-230")
    async def draw_two(self, s: DragonfireState, seat: int, stunned: BecameStunned) -> None:
        await zones.draw(s, seat, 2, "DF-230")


# ---- Shield Dwarf


def strikes_location(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Cards with damage, where there is a Location to deal it to."""
    return deals_damage(play) and any(foe.location for foe in here(s, seat))


class Stonecunning(Feature, id="stonecunning"):
    """A card deals 1 more damage to a Location."""

    @when_played("Add 1 colourless damage to {card} against a Location?", strikes_location)
    async def find_cracks(self, s: DragonfireState, seat: int, play: Play) -> None:
        self.note.set(play)

    def ride(self, s: DragonfirePosition, play: Play, foe: Encounter) -> str:
        return "1" if foe.location else ""


class DwarvenToughness(Feature, id="dwarven-toughness"):
    """No damage from texts of encounters and Adventures in the player's own Start Turn phase."""

    @automatic(
        Blow,
        "DF-287",
        when=lambda s, seat, blow: (
            s.turn.seat == seat and s.turn.phase == "start turn" and blow.source in ("encounter", "adventure")
        ),
    )
    async def shrug_off(self, s: DragonfireState, seat: int, blow: Blow) -> None:
        blow.amount = 0


# ---- Half-Orc


class SavageAttacks(Feature, id="savage-attacks"):
    """With half of the HP or less a card gains 2 colourless damage."""

    gain = gain_when_played(
        "2",
        "Add 2 colourless damage to {card}?",
        lambda s, seat, play: s.characters[seat].hp * 2 <= s.characters[seat].max_hp,
    )


class Menacing(NamesEncounter, id="menacing"):
    """A Humanoid facing its player has -2 Attack Strength this turn."""

    prompt = "Frighten which Humanoid?"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return [foe for foe in facing(s, seat) if foe.type == "Humanoid" and strength(s, foe)]

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        change_strength(s, foe, -2, "DF-225")


# ---- Half-Elf


class FeyAncestry(Feature, id="fey-ancestry"):
    """Ignore a discard that is demanded."""

    outside_turns = True  # Dragonfire cards demand discards in their own phase

    @reaction(Discarding, "Cards to discard: {count}. Ignore that?", "DF-289")
    async def ignore(self, s: DragonfireState, seat: int, discarding: Discarding) -> None:
        discarding.cancelled = True


class Diplomat(NamesEncounter, id="diplomat"):
    """A Humanoid at this place, with its tokens, does not attack this turn. 1 gold."""

    prompt = "Come to terms with which Humanoid?"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return [foe for foe in movable(s, here(s, seat)) if foe.type == "Humanoid"]

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        calm(s, foe, "DF-289", tokens=True)
        gain(s, seat, 1, "DF-289")


# ---- Sun Elf


class Trance(Feature, id="trance"):
    """Draw 1 card in each Short Rest."""

    async def short_rest(self, s: DragonfireState, seat: int) -> None:
        await zones.draw(s, seat, 1, "DF-287")


class ElvenAccuracy(Feature, id="elven-accuracy"):
    """Before a Skill Check look at the top 2 cards of your own deck and bury one of them."""

    @reaction(
        Check,
        "Look at the top 2 cards of your deck and bury one?",
        "DF-289",
        when=lambda s, seat, check: check.seat == seat and check.result is None and zones.can_draw(s, seat),
    )
    async def look_ahead(self, s: DragonfireState, seat: int, check: Check) -> None:
        character = s.characters[seat]
        await zones.lift(s, seat, 2)
        card = await choose(
            seat,
            "Bury which card?",
            lambda: zones.kinds(character.looked),
            "card to part with",
            "DF-288",
            cause=self.id,
        )
        character.looked.remove(card)
        zones.put_back(s, seat)
        zones.bury(s, seat, [card], "DF-288")
