"""HP: damage, healing, Stunned, Exhausted and Unconscious (DF-222 to DF-243)."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import ABILITY_TEXTS, NO_HEALING
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.foes import TO_THE_LEFT, move, players_in_reach, settle, take_out
from questboard.games.dragonfire.rules.in_play import before_shuffle, leave_play
from questboard.games.dragonfire.rules.moments import (
    BecameStunned,
    Blow,
    Falling,
    Healed,
    Healing,
)
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import MAIN, NOBODY, DragonfirePosition, DragonfireState
from questboard.kernel import Note, choose, emit

STUNNED_THIS_TURN = Note("stunned-{}")
"""A mark of turns for each player who has become Stunned in another's: no part in it any more (DF-233)."""
UNHEALABLE = Note("unhealable-{}")
"""A mark of turns for each player whose character can't be healed in it."""


def lose(s: DragonfireState, reason: str, rule: str) -> None:
    """The party has lost the Adventure."""
    if not s.over:
        s.won, s.reason, s.rule = False, reason, rule
        s.agenda = [("adventure_over",)]
        emit(s, "lost", rule, reason=reason)


# ---- damage


async def hurt(s: DragonfireState, seat: int, amount: int, source: str, rule: str) -> int:
    """A character takes damage that may be reduced; returns how much is left of it."""
    if amount <= 0 or s.characters[seat].unconscious:
        return 0
    amount = ward_off(s, seat, amount)
    if amount:
        amount = (await offer(s, Blow(seat, amount, source), seat)).amount
    return await lose_hp(s, seat, amount, rule)


def ward_off(s: DragonfireState, seat: int, amount: int) -> int:
    """Keep off a character what can still be kept off in this turn; the damage that is left."""
    kept = min(amount, s.turn.warded.get(seat, 0))
    if kept:
        s.turn.warded[seat] -= kept
        emit(s, "kept_off", "DF-163", player=seat, amount=kept, left=amount - kept)
    return amount - kept


async def lose_hp(s: DragonfireState, seat: int, amount: int, rule: str) -> int:
    """A character loses HP, and nothing can be done about it; returns how many."""
    character = s.characters[seat]
    if amount <= 0 or character.unconscious:
        return 0
    was_stunned = character.stunned
    left = max(0, character.hp - amount)
    if not left and not was_stunned and (await offer(s, Falling(seat, amount), seat)).saved:
        left = 1
    character.hp = left
    emit(s, "hurt", rule, player=seat, amount=amount, left=left)
    if left:
        return amount
    if was_stunned or character.exhausted:
        await become_unconscious(s, seat)  # DF-233
    else:
        await become_stunned(s, seat)
    return amount


async def become_stunned(s: DragonfireState, seat: int) -> None:
    """At 0 HP a character without an Exhausted token is Stunned (DF-226)."""
    character = s.characters[seat]
    character.exhausted = True
    emit(s, "stunned", "DF-226", player=seat)
    put_away_spells(s, seat)
    await before_shuffle(s, seat)
    zones.shuffle_all(s, seat, keep_hand=ABILITY_TEXTS[character.ability].keeps_hand)
    if s.turn.seat == seat:
        s.turn.stopped = True
    else:
        STUNNED_THIS_TURN[seat].set(s.turn)  # no part in this turn any more (DF-233)
    character.hp = 0
    await offer(s, BecameStunned(seat), seat)
    await quest(s).fell(s, seat)


def put_away_spells(s: DragonfireState, seat: int) -> None:
    """Market cards that Remain in Play are discarded; Magic Items stay (DF-231)."""
    for each in list(s.characters[seat].in_play):
        if not CARDS[each.card].item:
            leave_play(s, seat, each.card, "DF-226")


async def become_unconscious(s: DragonfireState, seat: int) -> None:
    """A character is out for the rest of the Scene (DF-237, DF-360, DF-362)."""
    character = s.characters[seat]
    character.hp, character.unconscious, character.exhausted = 0, True, True
    emit(s, "unconscious", "DF-237", player=seat)
    for each in list(character.in_play):
        if CARDS[each.card].remains != "start":
            leave_play(s, seat, each.card, "DF-362")
    for play in list(s.turn.plays):
        if s.turn.seat == seat or play.seat == seat:
            s.turn.plays.remove(play)
            if play.on_table:
                s.characters[play.seat].discard.append(play.card)
    s.turn.shots = [shot for shot in s.turn.shots if s.play(shot.play) is not None]
    if s.turn.seat == seat:
        s.turn.stopped = True
    zones.shuffle_all(s, seat)
    _move_on(s, seat)
    await quest(s).fell(s, seat)
    if not s.conscious:
        lose(s, "every character is Unconscious", "DF-361")


def _move_on(s: DragonfireState, seat: int) -> None:
    """Encounters go to the next player to the left; an empty Location is discarded (DF-238, DF-239)."""
    place, s.characters[seat].place = s.characters[seat].place, MAIN
    location = s.encounter(place)
    if location is not None:
        if any(each.place == place for each in s.characters):
            settle(s)
        else:
            take_out(s, location, told="location_lost", rule="DF-129")
    following = s.next_conscious(seat)
    if following in (NOBODY, seat):
        return
    for foe in s.encounters:
        if foe.seat == seat and not foe.location and not foe.card:
            move(s, foe, following, "DF-238", by_text=False, reason=TO_THE_LEFT)


# ---- healing


def may_be_healed(s: DragonfirePosition, seat: int, by: int = NOBODY) -> bool:
    """Whether anything keeps a character from being healed."""
    character = s.characters[seat]
    if character.unconscious or UNHEALABLE[seat].is_set(s.turn):
        return False
    return not any(
        foe.name in NO_HEALING and not foe.token and NO_HEALING[foe.name](s, foe, seat, by)
        for foe in s.encounters
    )


def worth_healing(s: DragonfirePosition, seat: int, by: int) -> bool:
    """Whether healing a character would do anything."""
    character = s.characters[seat]
    ails = character.hp < character.max_hp or quest(s).ails(s, seat)
    return ails and may_be_healed(s, seat, by)


async def heal(
    s: DragonfireState,
    seat: int,
    amount: int,
    rule: str,
    by: int = NOBODY,
    card: str = "",
    feature: bool = False,
) -> int:
    """Heal a character; by whose card, item or Feature, if it was one. Returns how many HP."""
    if amount <= 0 or not may_be_healed(s, seat, by):
        return 0
    if by != NOBODY:
        healing = await offer(s, Healing(by, seat, amount, card, not feature), by)
        amount = healing.amount
        amount = await quest(s).instead_of_healing(s, seat, amount)
    healed = await restore(s, seat, amount, rule)
    if healed and by != NOBODY:
        await offer(s, Healed(by, seat, card), by)
    return healed


async def restore(s: DragonfireState, seat: int, amount: int, rule: str) -> int:
    """Raise HP up to the maximum (DF-141); a Stunned character recovers and draws two cards (DF-234)."""
    character = s.characters[seat]
    before = character.hp
    character.hp = min(character.max_hp, before + amount)
    if character.hp == before:
        return 0
    emit(s, "healed", rule, player=seat, amount=character.hp - before, left=character.hp)
    if not before:
        STUNNED_THIS_TURN[seat].clear(s.turn)
        await zones.draw(s, seat, 2, "DF-234")
    return character.hp - before


async def heal_somebody(
    s: DragonfireState,
    by: int,
    amount: int,
    rule: str,
    card: str,
    seats: Sequence[int] | None = None,
    feature: bool = False,
) -> int:
    """A player heals a character of their choice within reach; which, or NOBODY where it helps none."""
    able = players_in_reach(s, by) if seats is None else list(seats)
    able = [seat for seat in able if may_be_healed(s, seat, by)]
    if not any(worth_healing(s, seat, by) for seat in able):
        return NOBODY
    target = await choose(by, "Heal whom with {card}?", able, "character to heal", rule, card=card)
    await heal(s, target, amount, rule, by, card, feature)
    return target


async def heal_divided(
    s: DragonfireState, by: int, amount: int, rule: str, card: str, feature: bool = False
) -> None:
    """A player heals this many HP, divided among characters within reach."""
    for _ in range(amount):
        if await heal_somebody(s, by, 1, rule, card, feature=feature) == NOBODY:
            return
