"""The four Adventure Encounter cards, which only some adventures use; none can be cancelled (WA-018)."""

from __future__ import annotations

from questboard.games.adventure.board import MIDDLE
from questboard.games.adventure.content import ENCOUNTERS, MONSTERS
from questboard.games.adventure.cues.cards import shuffled
from questboard.games.adventure.cues.course import time_passes
from questboard.games.adventure.hooks import EncounterCard
from questboard.games.adventure.rules.combat import assault
from questboard.games.adventure.rules.decks import draw, put_on_top, shuffle_into_top
from questboard.games.adventure.rules.distance import closest_tiles, within
from questboard.games.adventure.rules.exploring import edge_tiles, hero_tile, place_villain, spawn
from questboard.games.adventure.rules.idle import idle
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.places import OnSquares
from questboard.games.adventure.rules.placing import beside, landing
from questboard.games.adventure.rules.steps import AdventureSteps, end
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe

STEPS = AdventureSteps()
"""What these cards do later."""


def out_of_play(s: AdventureState, card: str) -> None:
    """Discard a card whose Villain or marker is not in play."""
    s.encounter_deck.discard.append(card)
    emit(s, "no_effect", "WA-140", encounter=card, reason=idle(card))


def shuffle_in(s: AdventureState, card: str) -> None:
    """The card comes again: it is shuffled into the top three Encounter cards."""
    shuffle_into_top(s, s.encounter_deck, card)
    emit(s, "shuffled_in", "WA-018", encounter=card)


def dragon(s: AdventurePosition) -> Foe | None:
    """Ashardalon's figure, if he is in play."""
    return next((name for name, figure in s.figures.items() if figure.name == "ashardalon"), None)


class AshardalonArrives(EncounterCard, id="ashardalon-arrives"):
    """Ashardalon on the closest tile with an unexplored edge; the card then is out of the game."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if dragon(s) is not None:
            return
        start = sought(s, seat)
        base = MONSTERS["ashardalon"].base
        slots = closest_tiles(s, start, edge_tiles(s))
        fitting = [slot for slot in slots if landing(s, base, slot)]
        await place_villain(s, "ashardalon", fitting or s.tiles_of(start))


def sought(s: AdventurePosition, seat: int) -> int:
    """Where the Hero is for whom Ashardalon comes: the active one if on the board, else the next (WA-274)."""
    for other in s.clockwise(seat):
        hero = s.heroes[other]
        if hero.standing or (other == seat and hero.on_board):
            return 1 << hero.square
    return s.board.tile_squares(hero_tile(s, seat))


class AshardalonBreathes(EncounterCard, id="ashardalon-breathes"):
    """An attack on each Hero within 1 tile of Ashardalon."""

    says = {"shuffled_in": "{encounter} is shuffled into the top of the Encounter deck."}
    shows = {"shuffled_in": shuffled("encounter_deck")}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        card = ENCOUNTERS[self.id]
        figure = dragon(s)
        if figure is None:
            out_of_play(s, card.id)
            return
        assert card.attack is not None
        targets = within(s, s.base(figure), 1, s.standing())
        if targets:
            await assault(s, Assailant("event-attack", card=card.id), targets, card.attack, "WA-141")
        shuffle_in(s, card.id)


class CeremonyProgresses(EncounterCard, id="ceremony-progresses"):
    """A Time token less, which is the end with the last one; another card, and this one is on top again."""

    says = {
        "ceremony": "The ceremony goes on; {left} Time tokens are left.",
        "put_back": "{encounter} goes back on top of the Encounter deck.",
    }
    shows = {"ceremony": time_passes, "put_back": shuffled("encounter_deck")}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if "vast-gate" not in s.objects:
            out_of_play(s, self.id)
            return
        s.time -= 1
        emit(s, "ceremony", "WA-015", left=s.time)
        if s.time <= 0:
            end(s, False, "the ceremony at the Vast Gate is complete", "WA-015")
            return
        s.agenda.append(("put_back_on_top", self.id))
        s.agenda.append(("encounter", seat))  # with all the cards that it orders (WA-235)


@STEPS
async def put_back_on_top(s: AdventureState, card: str) -> None:
    """An Encounter card goes back on top of its deck."""
    put_on_top(s.encounter_deck, card)
    emit(s, "put_back", "WA-018", encounter=card)


class TheVastGateFlares(EncounterCard, id="the-vast-gate-flares"):
    """The next Aberrant Monster of the deck comes next to the Vast Gate, if it has room (WA-274)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if "vast-gate" not in s.objects:
            out_of_play(s, self.id)
            return
        slot = s.objects["vast-gate"].tile
        options = beside(s, MIDDLE << 16 * slot, slot)
        if options and (name := draw_aberrant(s, seat)) is not None:
            await spawn(s, seat, OnSquares(options), name)
        shuffle_in(s, self.id)


def draw_aberrant(s: AdventureState, seat: int) -> str | None:
    """Draw Monster cards until an Aberrant one that the player doesn't have yet; discard the others."""
    held = [card.name for card in s.heroes[seat].row]
    others: list[str] = []
    while (name := draw(s, s.monster_deck)) is not None:
        if "aberrant" in MONSTERS[name].types and name not in held:
            break
        others.append(name)
    discard = s.monster_deck.discard
    discard.extend(others)
    if name is not None:
        discard.append(name)  # where it lies while the others are told
    for other in others:
        emit(s, "passed_over", "WA-140", hero=seat, monster=other)
    if name is not None:
        discard.pop()
    return name
