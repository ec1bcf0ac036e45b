"""The turn: Hero Phase, Exploration Phase, Villain Phase (WA-031, WA-032, WA-058 to WA-074)."""

from __future__ import annotations

from questboard.games.adventure.board import MIDDLE, Edge
from questboard.games.adventure.content import ENCOUNTERS, MONSTERS, TILES
from questboard.games.adventure.hooks.tables import (
    ACTIVATE,
    AFTER_HERO_PHASE,
    BEFORE_ENCOUNTER_STEP,
    EDGES_SEEN,
    END_OF_EXPLORATION_PHASE,
    END_OF_HERO_PHASE,
    END_OF_VILLAIN_PHASE,
    HIDES,
    START_OF_HERO_PHASE,
    come_to,
)
from questboard.games.adventure.rules import actions, encounters, friends, marks, tactics
from questboard.games.adventure.rules.combat import spend_surge
from questboard.games.adventure.rules.distance import all_down, figures_on
from questboard.games.adventure.rules.exploring import choose_edge, explorable, explore
from questboard.games.adventure.rules.idle import idle
from questboard.games.adventure.rules.moments import Afflicted, HeroPhase, VillainPhase
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.steps import STEPS, end
from questboard.games.adventure.rules.talk import Silence, emit, settings, settle_tie
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState, Turn
from questboard.kernel import Note, choose, may, may_choose

__all__ = ["STEPS", "encounters"]

ROUND_BEGINS = Note("round begins")
"""A round has begun, and no Hero has had a turn in it yet."""


@STEPS
async def turn(s: AdventureState, seat: int) -> None:
    """A player's turn begins."""
    if seat == s.first:
        s.round += 1
        ROUND_BEGINS.set(s)
    s.active = seat
    s.turn = Turn()
    s.agenda.append(("next_turn", seat))
    hero = s.heroes[seat]
    if hero.away == "out":
        return
    emit(s, "turn", "WA-032", hero=seat, round=s.round, opens=lambda: opens_round(s, seat))
    s.agenda.append(("villain_phase", seat))
    if not hero.escaped:  # WA-124
        s.agenda.append(("exploration_phase", seat))
        s.agenda.append(("hero_phase", seat))
        if ROUND_BEGINS.clear(s):
            await quest(s).start_of_round(s)
        await quest(s).start_of_turn(s, seat)


def opens_round(s: AdventurePosition, seat: int) -> bool:
    """Whether a Hero's turn is the first of its round."""
    return next(other for other in s.clockwise(s.first) if s.heroes[other].away != "out") == seat


@STEPS
async def next_turn(s: AdventureState, seat: int) -> None:
    """Play goes on with the player to the left (WA-073)."""
    following = (seat + 1) % len(s.heroes)
    if following == s.first:
        await quest(s).end_of_round(s)
    s.agenda.append(("turn", following))


# ---- Hero Phase


@STEPS
async def hero_phase(s: AdventureState, seat: int) -> None:
    """What happens before any action, the healing surge last (WA-058, WA-227)."""
    s.turn.phase = "hero"
    emit(s, "phase", "WA-058", hero=seat, phase="hero")
    marks.end_lasting(s, seat)
    await come_to(s, START_OF_HERO_PHASE, seat)
    hero = s.heroes[seat]
    if hero.hp <= 0:
        if not s.team(seat).surges:
            if await quest(s).fallen(s, seat):
                return
            end(s, False, "a Hero was down and no healing surge was left", "WA-115")
            return
        await spend_surge(s, seat)
    if hero.square >= 0:
        s.turn.neighbors = figures_on(s, s.board.near[hero.square])
    s.agenda.append(("end_of_hero_phase", seat))
    s.agenda.append(("hero_action", seat))
    await offer(s, HeroPhase(seat))
    if hero.conditions:
        await offer(s, Afflicted(seat))


@STEPS
async def hero_action(s: AdventureState, seat: int) -> None:
    """Do something, or be done with the Hero Phase (WA-059, WA-060)."""
    hero = s.heroes[seat]
    if hero.hp <= 0 or hero.gone:
        return
    option = await choose(
        seat,
        "What does {hero} do?",
        actions.menu(s, seat),
        "act",
        "WA-059",
        refused=lambda: actions.refusals(s, seat),
        hero=hero.name,
    )
    if option == ("done",):
        return
    s.agenda.append(("hero_action", seat))
    await actions.act(s, seat, option)


@STEPS
async def end_of_hero_phase(s: AdventureState, seat: int) -> None:
    """What happens when the actions are over, in a fixed order (WA-228)."""
    s.turn.walk = 0
    await come_to(s, END_OF_HERO_PHASE, seat)
    await quest(s).end_of_hero_phase(s, seat)
    await leave_dungeon(s, seat)
    await come_to(s, AFTER_HERO_PHASE, seat)


async def leave_dungeon(s: AdventureState, seat: int) -> None:
    """A standing Hero on an exit may leave (WA-123, WA-246)."""
    hero = s.heroes[seat]
    if not hero.standing or not quest(s).exits(s, seat) >> hero.square & 1:
        return
    if await may(seat, "{hero} stands at the way out. Leave the dungeon?", "WA-123", "leave", hero=hero.name):
        hero.square, hero.away = OFF, "escaped"
        hero.conditions.clear()
        emit(s, "escaped", "WA-123", hero=seat)
        quest(s).left(s, seat)


# ---- Exploration Phase


@STEPS
async def exploration_phase(s: AdventureState, seat: int) -> None:
    """Explore where the Hero stands along an unexplored edge (WA-061)."""
    s.turn.phase = "exploration"
    if s.heroes[seat].gone or s.heroes[seat].away in HIDES:
        return
    if await quest(s).exploration_phase(s, seat):
        s.agenda.append(("end_of_exploration", seat))
        return
    own = explorable(s, seat)
    others = [edge for seen in EDGES_SEEN.values() for edge in seen(s, seat)] if s.stack.count else []
    if own:
        emit(s, "phase", "WA-061", hero=seat, phase="exploration")
        edges = sorted(dict.fromkeys([*own, *others]))
        edge = await choose_edge(s, seat, edges)
        await explore(s, seat, edge)
    elif others:
        prompt = "{hero} stands along no unexplored edge. Explore which one from afar?"
        far = await may_choose(
            seat, prompt, sorted(others), "edge to explore", "WA-061", hero=s.heroes[seat].name
        )
        if far is not None:
            await explore(s, seat, Edge(*far))
    elif sealed(s) and (walls := breakable(s, seat)):
        prompt = "There is no way on. Break through which wall?"
        wall = await may_choose(seat, prompt, walls, "edge", "WA-250")
        if wall is not None:
            s.dungeon = s.dungeon.with_edge_open(Edge(*wall))
            await explore(s, seat, Edge(*wall))
    else:
        emit(s, "not_explored", "WA-061", hero=seat, reason=lambda: why_not_explored(s, seat))
    s.agenda.append(("end_of_exploration", seat))


def why_not_explored(s: AdventurePosition, seat: int) -> str:
    """Why a Hero places no tile."""
    if not s.stack.count:
        return "the tile stack is empty"
    hero = s.heroes[seat]
    if not hero.on_board:
        return "off the tiles"
    return "no unexplored edge along this square" if hero.hp > 0 else "down"


@STEPS
async def end_of_exploration(s: AdventureState, seat: int) -> None:
    """What happens at the end of the Exploration Phase."""
    await come_to(s, END_OF_EXPLORATION_PHASE, seat)


def sealed(s: AdventurePosition) -> bool:
    """Whether there is no way on though tiles are left (WA-250)."""
    board = s.board
    if board.edges or not s.stack.count or not quest(s).breaks_through(s):
        return False
    return not any(board.edge_behind_door(slot) for slot in s.dungeon.closed)


def breakable(s: AdventurePosition, seat: int) -> list[Edge]:
    """Edges of the Hero's tile onto an empty cell, if the Hero stands where it may break through."""
    hero = s.heroes[seat]
    if not hero.standing or not (settings(s).break_anywhere or MIDDLE >> (hero.square & 15) & 1):
        return []
    closed = [(barrier.slot, barrier.side) for barrier in s.dungeon.barriers]
    edges = [Edge(hero.tile, side) for side in range(4) if (hero.tile, side) not in closed]
    return [edge for edge in edges if s.board.placeable(s.board.beyond(edge))]


# ---- Villain Phase


@STEPS
async def villain_phase(s: AdventureState, seat: int) -> None:
    """Encounter, Villains, then the row of cards (WA-067 to WA-070)."""
    if s.heroes[seat].away == "out":
        return
    s.turn.phase = "villain"
    s.turn.acted = []
    for figure in s.figures.values():
        figure.acted = False
    emit(s, "phase", "WA-067", hero=seat, phase="villain")
    if all_down(s):
        s.agenda.append(("end_of_villain_phase", seat))
        return
    await offer(s, VillainPhase(seat))
    await friends.act(s, seat)
    await quest(s).villain_phase(s, seat)
    s.agenda.append(("end_of_villain_phase", seat))
    s.agenda.append(("activate_row", seat))
    s.agenda.append(("activate_villains", seat))
    s.agenda.append(("encounter_step", seat))
    await come_to(s, BEFORE_ENCOUNTER_STEP, seat)


@STEPS
async def encounter_step(s: AdventureState, seat: int) -> None:
    """Draw an Encounter card unless only white tiles were placed (WA-067, WA-068)."""
    hero = s.heroes[seat]
    if all_down(s) or hero.gone or hero.away in HIDES or quest(s).no_encounters(s):
        return
    if hero.on_board and TILES[s.dungeon.tiles[hero.tile].tile].feature == "shelter":
        emit(s, "sheltered", "WA-068", hero=seat)
        return
    if await quest(s).encounter_step(s, seat):
        return
    if not s.turn.tile_placed or s.turn.black or quest(s).more_encounters(s):
        reason = "no tile was placed" if not s.turn.tile_placed else "a tile with a black triangle was placed"
        emit(s, "encounter_due", "WA-067", hero=seat, reason=reason)
        s.agenda.append(("encounter", seat))
    else:
        emit(s, "no_encounter", "WA-067", hero=seat)


@STEPS
async def activate_villains(s: AdventureState, seat: int) -> None:
    """Activate the Villains, one at a time (WA-069)."""
    waiting = [name for name, figure in s.figures.items() if figure.villain and not figure.acted]
    if not waiting or not s.standing():  # WA-182; and Villains wait for a Hero to come back
        return
    name = await settle_tie(s, "Which Villain acts?", waiting, "figure to act", "WA-069")
    s.agenda.append(("activate_villains", seat))
    s.agenda.append(("activate", name))


@STEPS
async def activate_row(s: AdventureState, seat: int) -> None:
    """Activate the player's cards in the order in which they came (WA-070, WA-074)."""
    if all_down(s):
        return
    for card in row_to_activate(s, seat):
        if card in MONSTERS:
            waiting = [name for name, figure in s.figures.items() if figure.name == card and not figure.acted]
            if waiting:
                if MONSTERS[card].passes:
                    note_activated(s, card)
                name = await settle_tie(
                    s, "Which {monster} acts?", waiting, "figure to act", "WA-071", monster=card
                )
                s.agenda.append(("activate_row", seat))
                s.agenda.append(("activate", name))
                return
        elif note_activated(s, card) and card in ACTIVATE:
            s.agenda.append(("activate_row", seat))
            s.agenda.append(("trigger", seat, card))
            return


def row_to_activate(s: AdventurePosition, seat: int) -> list[str]:
    """The cards of a player's row, after one that has been passed on while figures of its name still act."""
    row = [card.name for card in s.heroes[seat].row]
    last = s.turn.acted[-1] if s.turn.acted else ""
    return [last, *row] if last in MONSTERS else row


def note_activated(s: AdventureState, card: str) -> bool:
    """A card of the row is activated in this Villain Phase; False if it has been already."""
    if card in s.turn.acted:
        return False
    s.turn.acted.append(card)
    return True


@STEPS
async def activate(s: AdventureState, figure: str) -> None:
    """One Monster or Villain acts."""
    if figure in s.figures:
        s.turn.card = figure
        await tactics.activate(s, figure)
        s.turn.card = ""


@STEPS
async def trigger(s: AdventureState, seat: int, card: str) -> None:
    """A Trap, Hazard or Villager card is activated (WA-143, WA-146)."""
    s.turn.card = card
    if card in ENCOUNTERS:
        emit(s, "triggered", "WA-143", encounter=card)
    else:
        emit(s, "ally_acts", "WA-143", villager=card)
    silence = Silence(s)
    await ACTIVATE[card](s, seat)
    if silence.lasts(s):
        tell_idle(s, card)
    s.turn.card = ""


def tell_idle(s: AdventureState, card: str) -> None:
    """A card of a row that was activated has done nothing."""
    if card in ENCOUNTERS:
        emit(s, "no_effect", "WA-143", encounter=card, reason=idle(card))
    else:
        emit(s, "ally_idles", "WA-143", villager=card)


@STEPS
async def end_of_villain_phase(s: AdventureState, seat: int) -> None:
    """What happens when the Villain Phase is over."""
    await come_to(s, END_OF_VILLAIN_PHASE, seat)
    marks.return_tokens(s, seat)
    await quest(s).end_of_villain_phase(s, seat)
