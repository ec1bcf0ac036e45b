"""Levels that are cleared, Tripwires, defeated encounters and their gold (DF-182, DF-214 to DF-220)."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import (
    CLEARED,
    ENCOUNTER_TEXTS,
    GOLD,
    TRIPWIRES,
    UNHARMABLE,
    VANQUISHED,
)
from questboard.games.dragonfire.rules.foes import immune, leave, settle, shielded, take_out
from questboard.games.dragonfire.rules.moments import Defeated
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import MAIN, DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, emit

STOLEN_GOLD = Note("gold")
"""A mark of encounters: how much gold of the players lies on them."""


async def clear_level(s: DragonfireState, foe: Encounter, index: int, black: bool = False) -> None:
    """Clear one level, with what that sets off; the last one defeats the encounter."""
    if s.encounter(foe.uid) is None or foe.cleared >> index & 1:
        return
    foe.cleared |= 1 << index
    if not foe.token:
        left = len(foe.uncleared)
        emit(s, "cleared", "DF-178", encounter=foe.uid, level=index + 1, left=left)
    if foe.name in CLEARED and not foe.token:
        CLEARED[foe.name](s, foe, index, black)
    line = foe.track.tripwire
    if line and index >= line and not foe.tripped:
        foe.tripped = True
        emit(s, "tripped", "DF-033", encounter=foe.uid)
        if foe.name in TRIPWIRES:
            await TRIPWIRES[foe.name](s, foe)
    if not foe.uncleared:
        await defeat(s, foe)


async def clear_levels(
    s: DragonfireState, foe: Encounter, count: int, play: Play | None = None, square: bool = False
) -> int:
    """Level damage outside of the assignment: the topmost levels go one after another; how many."""
    if level_proof(s, foe, play):
        return 0
    done = 0
    for index in foe.uncleared[:count]:
        if foe.levels[index].square and not square:
            break
        await clear_level(s, foe, index)
        done += 1
    return done


def level_proof(s: DragonfirePosition, foe: Encounter, play: Play | None = None) -> bool:
    """Whether level damage of a play, or of a text that is no player's, does nothing to an encounter."""
    if shielded(s, foe) or (foe.name in UNHARMABLE and not foe.token and UNHARMABLE[foe.name](s, foe)):
        return True
    return immune(s, foe, play or Play(0, 0, "", "effect", MAIN), by_level=True)


async def clear_everywhere(s: DragonfireState, foes: list[Encounter], count: int) -> None:
    """Level damage to each of these: tokens first, then the cards behind them."""
    for foe in [*(each for each in foes if each.token), *(each for each in foes if not each.token)]:
        if s.encounter(foe.uid) is not None:
            await clear_levels(s, foe, 1 if foe.token else count)


async def defeat(s: DragonfireState, foe: Encounter) -> None:
    """An encounter is defeated: VANQUISHED, gold, discard (DF-182)."""
    seat = s.turn.seat
    s.turn.defeated.append(foe.uid)
    if foe.token:
        s.encounters = [each for each in s.encounters if each.uid != foe.uid]
        emit(s, "defeated", "DF-182", encounter=foe.uid)
        await quest(s).defeated(s, foe, seat)
        return
    speaks = foe.name in VANQUISHED
    if speaks:  # it lies there, all levels cleared, until what it says has been done
        emit(s, "defeated", "DF-182", encounter=foe.uid)
        await VANQUISHED[foe.name](s, foe, seat)
    paid = pay(s, foe, seat)
    _clear_away(s, foe)
    if not speaks:
        emit(s, "defeated", "DF-182", encounter=foe.uid)
    if paid:
        emit(s, "paid", "DF-214", encounter=foe.uid, gold=sum(paid.values()), shares=tuple(paid.items()))
    await offer(s, Defeated(foe.name, seat))
    await quest(s).defeated(s, foe, seat)


def _clear_away(s: DragonfireState, foe: Encounter) -> None:
    """A defeated card leaves play; in Deal Damage it is discarded only when the phase closes (DF-220)."""
    places = [character.place for character in s.characters]
    deck, foe.deck = foe.deck, ""
    take_out(s, foe)
    if deck:
        if s.turn.phase == "deal damage":
            s.turn.fallen.append((foe.name, deck))
            if foe.location:  # who was in it goes back when the phase closes (DF-122)
                for character, place in zip(s.characters, places, strict=True):
                    character.place = place
        else:
            s.discards[deck].append(foe.name)
    settle(s)


def pay(s: DragonfireState, foe: Encounter, first: int) -> dict[int, int]:
    """Deal out the gold of a defeated encounter, one by one from the active player (DF-214); to whom."""
    gold = foe.gold
    for name in (s.dragonfire, s.adventure):
        if name in GOLD:
            gold = GOLD[name](s, foe, gold)
    seats = ENCOUNTER_TEXTS[foe.name].recipients(s, foe, first)
    if gold <= 0 or not seats:
        return {}
    each, more = divmod(gold, len(seats))
    shares = {seat: each + (order < more) for order, seat in enumerate(seats)}
    for seat, share in shares.items():
        s.characters[seat].gold += share
    return {seat: share for seat, share in shares.items() if share}


def gain(s: DragonfireState, seat: int, gold: int, rule: str) -> None:
    """A player takes gold from the supply."""
    character = s.characters[seat]
    character.gold += gold
    if gold:
        emit(s, "gained", rule, player=seat, gold=gold, left=character.gold)


def forfeit(s: DragonfireState, seat: int, gold: int, rule: str, foe: Encounter | None = None) -> int:
    """A player loses gold, not below 0; how much it was. It may go onto an encounter."""
    character = s.characters[seat]
    lost = min(gold, character.gold)
    character.gold -= lost
    if foe is not None:
        foe.gold += lost
    to = foe.uid if foe is not None else ""
    emit(s, "forfeited", rule, player=seat, gold=lost, left=character.gold, encounter=to)
    return lost


def rob(s: DragonfireState, foe: Encounter, seat: int, gold: int, rule: str) -> None:
    """A player loses gold, which is put on an encounter and pays when it is defeated."""
    lost = forfeit(s, seat, gold, rule, foe)
    STOLEN_GOLD.add(foe, lost)


def close_phase(s: DragonfireState) -> None:
    """Defeated cards are discarded, and those who were in a defeated Location go back (DF-122, DF-220)."""
    for name, deck in s.turn.fallen:
        s.discards[deck].append(name)
    s.turn.fallen = []
    for seat, character in enumerate(s.characters):
        if character.place and s.encounter(character.place) is None:
            leave(s, seat, "DF-122")
