"""The four Adventure Encounter cards, which only some adventures use; none can be cancelled (WA-018)."""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.board import MIDDLE
from questboard.games.adventure.content import ENCOUNTERS, MONSTERS
from questboard.games.adventure.rules.combat import assault
from questboard.games.adventure.rules.decks import draw, put_on_top, shuffle_into_top
from questboard.games.adventure.rules.distance import closest_tiles, within
from questboard.games.adventure.rules.exploring import edge_tiles, hero_tile, place_villain, spawn
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.placing import beside, landing
from questboard.games.adventure.rules.registry import at, encounter
from questboard.games.adventure.rules.steps import STEPS, end
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.state import AdventureState, Foe

words.EVENTS["ceremony"] = "The ceremony goes on; {left} Time tokens are left."
words.EVENTS["put_back"] = "{encounter} goes back on top of the Encounter deck."
words.EVENTS["shuffled_in"] = "{encounter} is shuffled into the top of the Encounter deck."


def out_of_play(s: AdventureState, card: str) -> None:
    """Discard a card whose Villain or marker is not in play."""
    s.encounter_deck.discard.append(card)
    tell(s, "no_effect", "WA-140", encounter=card)


def shuffle_in(s: AdventureState, card: str) -> None:
    """The card comes again: it is shuffled into the top three Encounter cards."""
    shuffle_into_top(s, s.encounter_deck, card)
    tell(s, "shuffled_in", "WA-018", encounter=card)


def dragon(s: AdventureState) -> Foe | None:
    """Ashardalon's figure, if he is in play."""
    return next((name for name, figure in s.figures.items() if figure.name == "ashardalon"), None)


@encounter("ashardalon-arrives")
async def ashardalon_arrives(s: AdventureState, seat: int) -> None:
    """Ashardalon on the closest tile with an unexplored edge; the card then is out of the game."""
    if dragon(s) is not None:
        return
    start = sought(s, seat)
    base = MONSTERS["ashardalon"].base
    slots = closest_tiles(s, start, edge_tiles(s))
    fitting = [slot for slot in slots if landing(s, base, slot)]
    await place_villain(s, "ashardalon", fitting or s.tiles_of(start))


def sought(s: AdventureState, seat: int) -> int:
    """Where the Hero is for whom Ashardalon comes: the active one if on the board, else the next (WA-274)."""
    for other in s.clockwise(seat):
        hero = s.heroes[other]
        if hero.standing or (other == seat and hero.on_board):
            return 1 << hero.square
    return s.board.tile_squares(hero_tile(s, seat))


@at("ashardalon appears", 10)
async def draw_breath(s: AdventureState, seat: int) -> None:
    """When Ashardalon appears his breath comes among the Encounter cards, once."""
    deck = s.encounter_deck
    if not any("ashardalon-breathes" in cards for cards in (deck.discard, *[p.cards for p in deck.packets])):
        shuffle_in(s, "ashardalon-breathes")


@encounter("ashardalon-breathes")
async def ashardalon_breathes(s: AdventureState, seat: int) -> None:
    """An attack on each Hero within 1 tile of Ashardalon."""
    card = ENCOUNTERS["ashardalon-breathes"]
    figure = dragon(s)
    if figure is None:
        out_of_play(s, card.id)
        return
    assert card.attack is not None
    targets = within(s, s.base(figure), 1, s.standing())
    if targets:
        await assault(s, Assailant("event-attack", card=card.id), targets, card.attack, "WA-141")
    shuffle_in(s, card.id)


@encounter("ceremony-progresses")
async def ceremony_progresses(s: AdventureState, seat: int) -> None:
    """A Time token less, which is the end with the last one; another card, and this one is on top again."""
    if "vast-gate" not in s.objects:
        out_of_play(s, "ceremony-progresses")
        return
    s.time -= 1
    tell(s, "ceremony", "WA-015", left=s.time)
    if s.time <= 0:
        end(s, False, "the ceremony at the Vast Gate is complete", "WA-015")
        return
    s.agenda.append(("put_back_on_top", "ceremony-progresses"))
    s.agenda.append(("encounter", seat))  # with all the cards that it orders (WA-235)


@STEPS
async def put_back_on_top(s: AdventureState, card: str) -> None:
    """An Encounter card goes back on top of its deck."""
    put_on_top(s.encounter_deck, card)
    tell(s, "put_back", "WA-018", encounter=card)


@encounter("the-vast-gate-flares")
async def the_vast_gate_flares(s: AdventureState, seat: int) -> None:
    """The next Aberrant Monster of the deck comes next to the Vast Gate, if it has room (WA-274)."""
    card = "the-vast-gate-flares"
    if "vast-gate" not in s.objects:
        out_of_play(s, card)
        return
    slot = s.objects["vast-gate"].tile
    options = beside(s, MIDDLE << 16 * slot, slot)
    if options and (name := draw_aberrant(s, seat)) is not None:
        await spawn(s, seat, options, name)
    shuffle_in(s, card)


def draw_aberrant(s: AdventureState, seat: int) -> str | None:
    """Draw Monster cards until an Aberrant one that the player doesn't have yet; discard the others."""
    held = [card.name for card in s.heroes[seat].row]
    others: list[str] = []
    while (name := draw(s, s.monster_deck)) is not None:
        if "aberrant" in MONSTERS[name].types and name not in held:
            break
        others.append(name)
        tell(s, "drew_monster", "WA-140", hero=seat, monster=name)
    s.monster_deck.discard.extend(others)
    return name
