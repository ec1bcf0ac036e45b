"""A turn in its seven phases (DF-018, DF-132 to DF-258)."""

from __future__ import annotations

from typing import TypeAlias

from questboard.games.dragonfire.rules import attack, zones
from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.damage import aimed_at, deal, make_shots, strike, targets
from questboard.games.dragonfire.rules.defeat import close_phase
from questboard.games.dragonfire.rules.fire import dragonfire_phase
from questboard.games.dragonfire.rules.foes import (
    enter,
    facing,
    held_fast,
    leave,
    location_of,
    may_leave,
    room_in,
    settle,
)
from questboard.games.dragonfire.rules.health import hurt, leave_play
from questboard.games.dragonfire.rules.market import SHUT, buy, cycle, wares
from questboard.games.dragonfire.rules.moments import Dealing, Dealt, Replenishing, offer, ready, renew, spend
from questboard.games.dragonfire.rules.play import (
    ASK_OTHERS,
    DONE,
    QUIET_ROUND,
    QUIET_TURN,
    Act,
    other_acts,
    own_acts,
    play_assist,
    play_card,
    repack,
    use_power,
)
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.registry import (
    AFTER_DAMAGE,
    AFTERMATHS,
    BEFORE_DAMAGE,
    CLEARED,
    ENDS,
    SLOWS,
    STARTS,
    TRAPS,
    TRIPWIRES,
    TURN_STARTS,
    VANQUISHED,
)
from questboard.games.dragonfire.state import (
    MAIN,
    NOWHERE,
    DragonfireState,
    Encounter,
    Foe,
    Play,
    Shot,
    Turn,
)
from questboard.kernel import PASS, Steps, choose, may_choose, tell

STEPS = Steps()

STRAIGHT: list[str] = []
"""Features and cards in play whose owner may move from one Location straight to another."""
LAST_OUT: list[str] = []
"""Features whose owner may leave a Location as its last occupant, somebody else entering it."""
MARKET_ACTS: dict[str, str] = {}
"""Features that can be used in the Market phase, by id: the clause."""
Aim: TypeAlias = tuple[str, int, str, int, Foe, int]
"""An assignment: card, whose, points, levels, encounter or NOWHERE, and a track's level for Feint or -1."""
DEAL: Aim = ("", 0, "", 0, "", 0)
"""Deal all damage as it is proposed."""
AGAIN: Aim = ("", 0, "", 0, "again", 0)
"""Take all assignments back."""


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
        renew(s, "round")
        tell(s, "round", "DF-016", round=s.round)
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
    """A player begins a turn; an Unconscious one is passed over (DF-362)."""
    if s.characters[seat].unconscious:
        follow(s, "turn_comes", (seat + 1) % len(s.characters))
        return
    s.turns += 1
    s.turn = Turn(seat=seat, phase="start turn")
    if seat in s.quiet:
        s.quiet.remove(seat)
    renew(s, "turn")
    for character in s.characters:
        character.played, character.swords = [], 0
        character.marks.pop(f"shield-of-faith-{seat}", None)
        character.marks.pop("versatility-color", None)
    tell(s, "turn", "DF-018", player=seat)
    limit = s.characters[seat].marks.pop("card-limit", 0)
    if limit:
        s.turn.limit = limit
        tell(s, "limited", "DF-400", player=seat, count=limit)
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


def moves(s: DragonfireState, seat: int) -> list[Foe]:
    """The places to which a player may move: Locations, or MAIN."""
    if held_fast(s, seat):
        return []
    character = s.characters[seat]
    open_places = [
        foe.uid for foe in s.encounters if foe.location and foe.uid != character.place and room_in(s, foe)
    ]
    if character.place == MAIN:
        return open_places
    free = may_leave(s, seat) or successor(s, seat) is not None
    straight = any(name in STRAIGHT for name in character.powers) and may_leave(s, seat)
    return [*(open_places if straight else []), *([MAIN] if free else [])]


def successor(s: DragonfireState, seat: int) -> int | None:
    """Who would enter the Location if its last occupant may leave it to somebody else."""
    location = location_of(s, seat)
    if location is None or location.name in TRAPS:
        return None
    if not any(name in LAST_OUT for name in s.characters[seat].powers):
        return None
    for other in s.around(seat + 1):
        character = s.characters[other]
        if character.place == MAIN and not character.unconscious and not held_fast(s, other):
            return other
    return None


async def go(s: DragonfireState, seat: int, place: Foe, rule: str) -> None:
    """A player moves to a place."""
    location = location_of(s, seat)
    heir = None if location is None or may_leave(s, seat) else successor(s, seat)
    target = s.encounter(place)
    if target is None:
        leave(s, seat, rule)
    else:
        enter(s, seat, target, rule)
    if location is not None and heir is not None:
        enter(s, heir, location, rule)
    settle(s)


def ways_by_text(s: DragonfireState, seat: int) -> list[Foe]:
    """Where a text may move a player: into or out of a Location, never from one straight to another."""
    return [place for place in moves(s, seat) if MAIN in (place, s.characters[seat].place)]


async def move_by_text(s: DragonfireState, seat: int, rule: str) -> None:
    """A text moves a player into or out of a Location."""
    ways = ways_by_text(s, seat)
    if ways:
        await go(s, seat, await choose(seat, "Move to which place?", ways, "place", rule), rule)


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
        late = character.marks.pop("silka-nightwhisper", 0)
        if late:
            await hurt(s, seat, late, "encounter", "DF-136")
    waiting = [
        foe.uid for foe in facing(s, seat) if foe.name in STARTS and not foe.token and not foe.location
    ]
    while waiting := [uid for uid in waiting if (foe := s.encounter(uid)) is not None and foe.seat == seat]:
        if character.unconscious or s.over:
            break
        chosen = await choose(seat, "Which encounter acts first?", waiting, "encounter", "DF-136")
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
        others = [ASK_OTHERS] if s.turn.marks.get("changed", 1) else []
        return [*own_acts(s, seat), *others, DONE]

    act = await choose(seat, "Play a card?", acts, "act", "DF-138")
    if act in (DONE, ASK_OTHERS):
        tell(s, "called", "DF-159", player=seat)
        s.turn.marks["changed"] = 0
        follow(s, "assists", seat, int(act == DONE))
        return
    follow(s, "play_cards", seat)
    s.turn.passed = []
    s.turn.marks["changed"] = 1
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
        repack(s, seat, card)
    elif verb == "discard":
        zones.discard(s, seat, card, "DF-142")
    elif verb == "put away":
        leave_play(s, seat, card, "DF-149")


def others_waiting(s: DragonfireState) -> list[int]:
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
    """The others may Assist, one after the other, until nobody wants to (DF-159, dossier 2.1.19)."""
    if s.characters[seat].unconscious or s.turn.stopped:
        follow(s, "play_cards", seat)
        return
    waiting = others_waiting(s)
    if not waiting:
        helped = s.turn.marks.pop("helped", 0)
        if closing and not helped:
            follow(s, "deal_damage", seat)
        else:
            follow(s, "play_cards", seat)
        return
    other = waiting[0]
    follow(s, "assists", seat, closing)

    def acts() -> list[Act]:
        return [*other_acts(s, other), QUIET_TURN, QUIET_ROUND]

    act = await may_choose(other, "Assist {player}?", acts, "act", "DF-159", player=seat)
    # Who is asked next tells what the others hold, so whatever is answered here is told (see words.REVEALS).
    if act is PASS or act[0] == "quiet":
        quiet = s.turn.passed if act is PASS else s.turn.quiet if act == QUIET_TURN else s.quiet
        quiet.append(other)
        tell(s, "declined", "DF-159", player=other)
    else:
        s.turn.passed = []
        s.turn.marks["helped"] = 1
        await do(s, other, act)
        tell(s, "reopened", "DF-159")


# ---- 3. Deal Damage


@STEPS
async def deal_damage(s: DragonfireState, seat: int) -> None:
    """Assign what was played, or let it be dealt as proposed (DF-139, DF-165)."""
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
        return
    if s.turn.phase != "deal damage":
        s.turn.phase = "deal damage"
        await offer(s, Dealing(seat))
        for name, owner in s.turn.before:
            await BEFORE_DAMAGE[name](s, owner)
        make_shots(s)
    s.turn.shots = [shot for shot in s.turn.shots if _alive(s, shot)]
    if not s.turn.shots:
        follow(s, "damage_dealt", seat)
        return
    follow(s, "deal_damage", seat)
    again = [AGAIN] if any(shot.aim and not _fixed(s, shot) for shot in s.turn.shots) else []
    options = [DEAL, *assignments(s), *again]
    chosen = await choose(seat, "Deal the damage where?", options, "aim", "DF-165")
    if chosen == AGAIN:
        release(s)
    elif chosen == DEAL:
        for index, foe in propose(s).items():
            s.turn.shots[index].aim = foe
        await resolve_all(s, seat)
    else:
        assign(s, chosen)


def _alive(s: DragonfireState, shot: Shot) -> bool:
    """Whether a shot still has something to be dealt to."""
    if s.play(shot.play) is None:
        return False
    if shot.aim == NOWHERE:
        return True  # held back, until all is dealt
    return s.encounter(shot.aim) is not None if shot.aim else bool(targets(s, shot))


def _fixed(s: DragonfireState, shot: Shot) -> bool:
    """Whether a shot is part of damage to everything in an area, and nothing was decided about it."""
    play = s.play(shot.play)
    return play is not None and play.spread == "area" and shot.level < 0


def assign(s: DragonfireState, aim: Aim) -> None:
    """Assign the first shot of this kind that is still free."""
    card, seat, points, levels, foe, level = aim
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None or (play.card, play.seat, shot.points, shot.levels) != (card, seat, points, levels):
            continue
        if shot.aim and not (level >= 0 and shot.aim == foe and play.spread == "area"):
            continue
        if level >= 0 and not named_level(s, play):
            s.turn.feints -= 1
        shot.aim, shot.level = foe, level
        return


def assignments(s: DragonfireState) -> list[Aim]:
    """What can be assigned by hand; of shots that are alike only the first is offered."""
    options: list[Aim] = []
    seen: list[tuple[str, int, str, int]] = []
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None or shot.level >= 0:
            continue
        alike = (play.card, play.seat, shot.points, shot.levels)
        if shot.aim:
            foe = s.encounter(shot.aim) if play.spread == "area" else None
            options += [] if foe is None else [(*alike, foe.uid, at) for at in feint_levels(s, shot, foe)]
        elif alike not in seen:
            seen.append(alike)
            for foe in targets(s, shot):
                options.append((*alike, foe.uid, -1))
                options += [(*alike, foe.uid, at) for at in feint_levels(s, shot, foe)]
            options.append((*alike, NOWHERE, -1))
    return options


def named_level(s: DragonfireState, play: Play) -> tuple[Foe, int] | None:
    """The encounter and the level to which Feint lets damage of a card go, if the card was named."""
    for shot in s.turn.shots:
        if shot.play == play.id and shot.level >= 0:
            return shot.aim, shot.level
    return None


def feint_levels(s: DragonfireState, shot: Shot, foe: Encounter) -> list[int]:
    """The levels below the topmost to which a shot may go out of order (DF-188).

    Feint names another card, and only damage icons; all that the card deals may go to the same level.
    """
    play = s.play(shot.play)
    if play is None or play.kind == "effect" or not shot.points or play.levels:
        return []
    if (named := named_level(s, play)) is not None:
        return [named[1]] if named[0] == foe.uid else []
    if not s.turn.feints:
        return []
    if play.card == "feint" and sum(each.card == "feint" for each in s.turn.plays) == 1:
        return []
    return foe.uncleared[1:]


def release(s: DragonfireState) -> None:
    """Take assignments back, and Feints with them: damage may go elsewhere in this phase (DF-139)."""
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None:
            continue
        level, shot.level = shot.level, -1
        if play.spread != "area":
            shot.aim = ""
        if level >= 0 and named_level(s, play) is None:
            s.turn.feints += 1


async def resolve_all(s: DragonfireState, seat: int) -> None:
    """Deal the damage encounter by encounter; when an effect changes the table, the rest may be re-aimed."""
    while not s.over and not s.characters[seat].unconscious:
        waiting = [foe for foe in s.encounters if aimed_at(s, foe)]
        if not waiting:
            break
        foe = await _next_to_resolve(s, seat, waiting)
        telling = _telling(s, foe)
        before = _besides(s, foe)
        await deal(s, foe)
        if telling and _besides(s, foe) != before:
            release(s)
            break
    s.turn.shots = [shot for shot in s.turn.shots if shot.aim != NOWHERE]


def _besides(s: DragonfireState, foe: Encounter) -> list[tuple[Foe, int]]:
    """The other encounters and what is cleared of them."""
    return [(each.uid, each.cleared) for each in s.encounters if each.uid != foe.uid]


def _telling(s: DragonfireState, foe: Encounter) -> bool:
    """Whether dealing what is assigned to an encounter sets something off."""
    if foe.token or not any(foe.name in table for table in (VANQUISHED, TRIPWIRES, CLEARED)):
        return False
    fallen = strike(s, foe, aimed_at(s, foe))
    if foe.name in CLEARED and fallen:
        return True
    line = foe.track.tripwire
    return len(fallen) == len(foe.uncleared) or any(line and each.level >= line for each in fallen)


async def _next_to_resolve(s: DragonfireState, seat: int, waiting: list[Encounter]) -> Encounter:
    """Tokens first; where the order matters the player says what comes first (DF-165)."""
    tokens = [foe for foe in waiting if foe.token]
    if tokens:
        return tokens[0]
    telling = [foe for foe in waiting if _telling(s, foe)]
    plain = [foe for foe in waiting if foe not in telling]
    if plain and not any(foe.name in VANQUISHED for foe in telling):
        return plain[0]
    numbers = [foe.uid for foe in waiting]
    chosen = await choose(seat, "Deal damage to which encounter first?", numbers, "encounter", "DF-165")
    return next(foe for foe in waiting if foe.uid == chosen)


@STEPS
async def damage_dealt(s: DragonfireState, seat: int) -> None:
    """The end of Deal Damage: played cards and defeated encounters are discarded (DF-220)."""
    for name, owner, number in s.turn.after:
        await AFTER_DAMAGE[name](s, owner, number)
    s.turn.after = []
    for foe in [each for each in s.encounters if each.name in AFTERMATHS and not each.token]:
        await AFTERMATHS[foe.name](s, foe)
    for play in s.turn.plays:
        if play.on_table:
            s.characters[play.seat].discard.append(play.card)
            play.on_table = False
    s.turn.plays = []
    close_phase(s)
    await offer(s, Dealt(seat))
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
    elif s.turn.stopped:
        follow(s, "replenish", seat)  # no Take Damage in the turn of becoming Stunned (DF-227)
    else:
        s.turn.phase = "take damage"
        follow(s, "take_damage", seat)


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
        slower = sum(SLOWS[foe.name] for foe in facing(s, seat) if foe.name in SLOWS and not foe.token)
        count = drawing.count - slower - s.turn.marks.get("slowed", 0)
        if count > 0:
            zones.draw(s, seat, count, "DF-245")
    if character.stunned or s.turn.stopped:
        follow(s, "end_turn", seat)  # no Market phase, nor in the turn of becoming Stunned (DF-229)
    else:
        s.turn.phase = "market"
        follow(s, "market", seat)


# ---- 6. Market


@STEPS
async def market(s: DragonfireState, seat: int) -> None:
    """Buy a card, and another; who buys nothing cycles the Market (DF-246, DF-253)."""
    if s.dragonfire in SHUT:
        follow(s, "end_turn", seat)
        return
    options: list[Act] = [("buy", card) for card in wares(s, seat)]
    if not s.turn.bought:
        options += [
            ("market", name)
            for name in s.characters[seat].powers
            if name in MARKET_ACTS and ready(s, seat, name)
        ]
    act = await may_choose(seat, "Buy which card?", options, "act", "DF-246")
    if act is PASS:
        if not s.turn.bought:
            await cycle(s, seat)
        follow(s, "end_turn", seat)
        return
    follow(s, "market", seat)
    if act[0] == "buy":
        s.turn.bought += 1
        await buy(s, seat, act[1])
    else:
        spend(s, seat, act[1])
        tell(s, "used", MARKET_ACTS[act[1]], player=seat, power=act[1])
        await cycle(s, seat)


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
