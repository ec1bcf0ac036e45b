"""A turn in its seven phases (DF-018, DF-132 to DF-258)."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import (
    DRAGONFIRE_TEXTS,
    ENCOUNTER_TEXTS,
    ENDS,
    MARKET_USES,
    NEXT_TURNS,
    STARTS,
    TURN_BEGINS,
    TURN_STARTS,
    power,
)
from questboard.games.dragonfire.rules import attack, zones
from questboard.games.dragonfire.rules.defeat import close_phase
from questboard.games.dragonfire.rules.fire import dragonfire_phase
from questboard.games.dragonfire.rules.foes import (
    alike,
    facing,
    location_of,
)
from questboard.games.dragonfire.rules.in_play import PUT_AWAY, Act, leave_play, put_away_acts
from questboard.games.dragonfire.rules.market import buy, cycle, refused_wares, wares
from questboard.games.dragonfire.rules.moments import Replenishing
from questboard.games.dragonfire.rules.moving import go, moves
from questboard.games.dragonfire.rules.play import (
    ASK_OTHERS,
    CARD_LIMIT,
    DONE,
    QUIET_ROUND,
    QUIET_TURN,
    other_acts,
    own_acts,
    play_assist,
    play_card,
    refused_acts,
    repack,
    use_power,
)
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer, ready, refresh, spend
from questboard.games.dragonfire.state import (
    DragonfirePosition,
    DragonfireState,
    Turn,
)
from questboard.kernel import PASS, Note, Steps, choose, emit, may_choose

STEPS = Steps()

CHANGED = Note("changed")
"""A mark of turns: 0 if the active player has done nothing since the others were asked."""
HELPED = Note("helped")
"""A mark of turns: another player has acted since the active player let the others act."""
SLOWED = Note("slowed")
"""A mark of turns: how many cards fewer the active player draws in Replenish."""


def follow(s: DragonfireState, *task: str | int) -> None:
    """Say what comes next, unless the Adventure has ended."""
    if not s.over:
        s.agenda.append(task)


# ---- whose turn it is


@STEPS
async def turn_comes(s: DragonfireState, seat: int, opening: int = 0) -> None:
    """A player's turn would come; before the leader's there is the Dragonfire phase (DF-088, DF-356)."""
    if seat == s.first:
        s.round += 1
        refresh(s, "round")
        emit(s, "round", "DF-016", round=s.round)
    s.turn = Turn(seat=seat if not s.characters[seat].unconscious else s.next_conscious(seat))
    follow(s, "turn_begins", seat)
    if seat == s.leader:
        follow(s, "fire_burns", seat)
        if not opening:
            await quest(s).before_dragonfire(s)
        await quest(s).leader_turn(s)


@STEPS
async def fire_burns(s: DragonfireState, seat: int) -> None:
    """The Dragonfire phase."""
    await dragonfire_phase(s)


@STEPS
async def turn_begins(s: DragonfireState, seat: int) -> None:
    """A player begins a turn; an Unconscious one is passed over, but what lasted until then ends (DF-362)."""
    for turn_begins in TURN_BEGINS.values():
        turn_begins(s, seat)
    if s.characters[seat].unconscious:
        follow(s, "turn_comes", (seat + 1) % len(s.characters))
        return
    s.turns += 1
    s.turn = Turn(seat=seat, phase="start turn")
    if seat in s.quiet:
        s.quiet.remove(seat)
    refresh(s, "turn")
    for character in s.characters:
        character.played, character.swords = [], 0
    emit(s, "turn", "DF-018", player=seat)
    limit = CARD_LIMIT.get(s.characters[seat])
    if CARD_LIMIT.clear(s.characters[seat]):
        s.turn.limit = limit
        emit(s, "limited", "DF-400", player=seat, count=limit)
    follow(s, "moving", seat)
    if s.dragonfire in TURN_STARTS:
        await TURN_STARTS[s.dragonfire](s, seat)


# ---- 1. Start Turn


@STEPS
async def moving(s: DragonfireState, seat: int) -> None:
    """The player may move into or out of a Location (DF-116, DF-134)."""
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
        return
    follow(s, "location_acts", seat)
    ways = moves(s, seat)
    if ways:
        where = await may_choose(seat, "Move to which place?", ways, "place", "DF-116")
        if where is not PASS:
            await go(s, seat, where, "DF-116")
    await quest(s).moving(s, seat)


@STEPS
async def location_acts(s: DragonfireState, seat: int) -> None:
    """Start-of-turn effects of the Location that the player is in (DF-135, DF-376)."""
    follow(s, "encounters_act", seat)
    location = location_of(s, seat)
    if location is not None and location.name in STARTS:
        await STARTS[location.name](s, location, seat)


@STEPS
async def encounters_act(s: DragonfireState, seat: int) -> None:
    """Start-of-turn effects of the other encounters, in an order of the player's choice (DF-136)."""
    character = s.characters[seat]
    if not character.unconscious:
        await quest(s).start_of_turn(s, seat)
        for name in [each for each in character.marks if each in NEXT_TURNS]:
            await NEXT_TURNS[name](s, seat, character.marks.pop(name))
    waiting = [
        foe.uid for foe in facing(s, seat) if foe.name in STARTS and not foe.token and not foe.location
    ]
    while waiting := [uid for uid in waiting if (foe := s.encounter(uid)) is not None and foe.seat == seat]:
        if character.unconscious or s.over:
            break
        options = waiting[:1] if alike(s, waiting) else waiting
        prompt = "Start of turn: which encounter acts first?"
        chosen = await choose(seat, prompt, options, "encounter to act first", "DF-136")
        waiting.remove(chosen)
        first = s.encounter(chosen)
        assert first is not None
        await STARTS[first.name](s, first, seat)
    if character.unconscious:
        follow(s, "end_turn", seat)
    elif s.turn.stopped:
        follow(s, "deal_damage", seat)
    else:
        s.turn.phase = "play cards"
        follow(s, "play_cards", seat)


# ---- 2. Play Cards


@STEPS
async def play_cards(s: DragonfireState, seat: int) -> None:
    """One choice of the active player in Play Cards."""
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
        return
    if s.turn.stopped:
        follow(s, "deal_damage", seat)
        return

    def acts() -> list[Act]:
        others = [ASK_OTHERS] if CHANGED.get(s.turn, 1) else []
        return [*own_acts(s, seat), *others, DONE]

    act = await choose(seat, "Play a card?", acts, "act", "DF-138", refused=lambda: refused_acts(s, seat))
    if act in (DONE, ASK_OTHERS):
        emit(s, "called" if act == DONE else "asked_others", "DF-159", player=seat)
        CHANGED.set(s.turn, 0)
        follow(s, "assists", seat, int(act == DONE))
        return
    follow(s, "play_cards", seat)
    s.turn.passed = []
    CHANGED.set(s.turn)
    await do(s, seat, act)


async def do(s: DragonfireState, seat: int, act: Act) -> None:
    """Do what was chosen in Play Cards."""
    verb, card = act
    if verb in ("play", "instead"):
        await play_card(s, seat, card, verb)
    elif verb == "assist":
        await play_assist(s, seat, card)
    elif verb == "use":
        await use_power(s, seat, card)
    elif verb == "repack":
        await repack(s, seat, card)
    elif verb == "discard":
        zones.discard(s, seat, card, "DF-142")
    elif verb == PUT_AWAY:
        leave_play(s, seat, card, "DF-391")


def others_waiting(s: DragonfirePosition) -> list[int]:
    """The other players who could do something now and want to be asked."""
    seat = s.turn.seat
    return [
        other
        for other in s.around(seat + 1)
        if other != seat
        and other not in s.turn.passed
        and other not in s.turn.quiet
        and other not in s.quiet
        and other_acts(s, other)
    ]


@STEPS
async def assists(s: DragonfireState, seat: int, closing: int) -> None:
    """The others may Assist, one after the other, until nobody wants to (DF-159)."""
    if s.characters[seat].unconscious or s.turn.stopped:
        follow(s, "play_cards", seat)
        return
    waiting = others_waiting(s)
    if not waiting:
        helped = HELPED.clear(s.turn)
        if closing and not helped:
            follow(s, "deal_damage", seat)
        else:
            follow(s, "play_cards", seat)
        return
    other = waiting[0]
    follow(s, "assists", seat, closing)

    def acts() -> list[Act]:
        return [*other_acts(s, other), *put_away_acts(s, other), QUIET_TURN, QUIET_ROUND]

    act = await may_choose(other, "Assist {player}?", acts, "assist", "DF-159", player=seat)
    # Who is asked next tells what the others hold, so every answer here is told (see sentences.REVEALS).
    if act is PASS or act[0] == "quiet":
        quiet = s.turn.passed if act is PASS else s.turn.quiet if act == QUIET_TURN else s.quiet
        quiet.append(other)
        emit(s, "declined", "DF-159", player=other, quiet="" if act is PASS else act[1])
    else:
        s.turn.passed = []
        HELPED.set(s.turn)
        await do(s, other, act)
        emit(s, "reopened", "DF-159")


# ---- 4. Take Damage


@STEPS
async def take_damage(s: DragonfireState, seat: int) -> None:
    """The encounters that face the player attack."""
    await attack.take_damage(s, seat)
    if not s.over:
        await quest(s).damage_taken(s, seat)
    follow(s, "end_turn" if s.characters[seat].unconscious else "replenish", seat)


# ---- 5. Replenish


@STEPS
async def replenish(s: DragonfireState, seat: int) -> None:
    """With three or fewer cards in hand draw two (DF-245), one if Exhausted (DF-228)."""
    character = s.characters[seat]
    s.turn.phase = "replenish"
    if len(character.hand) <= 3:
        drawing = await offer(s, Replenishing(seat, 1 if character.exhausted else 2), seat)
        slower = sum(ENCOUNTER_TEXTS[foe.name].slows for foe in facing(s, seat) if not foe.token)
        count = drawing.count - slower - SLOWED.get(s.turn)
        if count > 0:
            await zones.draw(s, seat, count, "DF-245", why="Replenish")
    if character.stunned or s.turn.stopped:
        follow(s, "end_turn", seat)  # no Market phase, nor in the turn of becoming Stunned (DF-229)
    else:
        s.turn.phase = "market"
        follow(s, "market", seat)


# ---- 6. Market


def last_turn(s: DragonfirePosition) -> bool:
    """Whether the Adventure ends with this turn: nobody will have any use for a card of the Market."""
    return not s.encounters and s.scene == quest(s).scenes(s)


@STEPS
async def market(s: DragonfireState, seat: int) -> None:
    """Buy a card, and another; a player who buys nothing cycles the Market (DF-246, DF-253)."""
    if DRAGONFIRE_TEXTS[s.dragonfire].shuts_market or last_turn(s):
        follow(s, "end_turn", seat)
        return
    options: list[Act] = [("buy", card) for card in wares(s, seat)]
    if not s.turn.bought:
        options += [
            ("market", name)
            for name in s.characters[seat].powers
            if name in MARKET_USES and ready(s, seat, name)
        ]
    if options:
        options += put_away_acts(s, seat)
    act = await may_choose(
        seat,
        "Buy which card? You have {gold} gold.",
        options,
        "purchase",
        "DF-246",
        refused=lambda: refused_wares(s, seat),
        gold=s.characters[seat].gold,
    )
    if act is PASS:
        if not s.turn.bought:
            await cycle(s, seat)
        follow(s, "end_turn", seat)
        return
    follow(s, "market", seat)
    if act[0] == "buy":
        s.turn.bought += 1
        await buy(s, seat, act[1])
    elif act[0] == PUT_AWAY:
        leave_play(s, seat, act[1], "DF-391")
    else:
        spend(s, seat, act[1])
        emit(s, "used", power(act[1]).use_rule, player=seat, power=act[1])
        await MARKET_USES[act[1]](s, seat)


# ---- 7. End Turn


@STEPS
async def end_turn(s: DragonfireState, seat: int) -> None:
    """Effects at the end of the turn; then the Scene is over, or the next player's turn comes (DF-258)."""
    s.turn.phase = "end turn"
    close_phase(s)
    for uid in [foe.uid for foe in s.encounters if foe.name in ENDS and not foe.token]:
        foe = s.encounter(uid)
        if foe is not None and foe.seat == seat and not s.over:
            await ENDS[foe.name](s, foe, seat)
    if s.encounters:
        follow(s, "turn_comes", (seat + 1) % len(s.characters))
    else:
        follow(s, "scene_over", seat)
