"""Play: what somebody who sits at a table can do there."""

from __future__ import annotations

import time

import msgspec

from questboard.bots import ADVISER
from questboard.kernel import CannotUndo, QuestboardError
from questboard.server.denied import Denied, not_seated
from questboard.server.house import STAND_IN, House
from questboard.server.room import Room, Visitor, away_for, is_here
from questboard.server.wire import (
    Advice,
    Agree,
    Answer,
    Chat,
    ChatLine,
    Done,
    Hint,
    Message,
    Notice,
    Pause,
    Proposal,
    Propose,
    Say,
    Undo,
)


async def obey(house: House, room: Room, visitor: Visitor, message: Message) -> Notice:
    """Do what a player has sent; what comes back says that it is done and kept."""
    if not room.is_seated(visitor):
        raise not_seated()
    try:
        match message:
            case Answer():
                await house.answer(room, visitor.seat, message.move, message.index)
            case Undo():
                await undo(house, room, visitor)
            case Propose():
                await propose(house, room, visitor, message)
            case Agree():
                await agree(house, room, visitor, message.agreed)
            case Say():
                await say(house, room, visitor, message.text)
            case Pause():
                await pause(house, room, message.paused)
            case Hint():
                return await hint(house, room, visitor, message.ref)
    except QuestboardError as error:
        raise Denied.because(error) from None
    return Done(message.ref, room.move)


async def undo(house: House, room: Room, visitor: Visitor) -> None:
    """Take a player's last answer back: at once where nobody minds, else the others are asked."""
    async with room.lock:
        room.check_running()
        back = room.undo(visitor.seat)
        if back is None:
            raise CannotUndo("there is no answer of yours to take back yet")
        awaited = [] if back.free else others(room, visitor)
        if awaited:
            await put(house, room, Proposal("undo", visitor.seat, visitor.seat, awaited))
        else:
            await house.take_back(room, visitor.seat, back.plies)


async def propose(house: House, room: Room, visitor: Visitor, wanted: Propose) -> None:
    """Propose that a bot holds an absent person's seat, or that the game be given up."""
    async with room.lock:
        if room.record.over:
            raise Denied("game_over", "the game is over already")
        if wanted.kind == "standin":
            check_absent(house, room, wanted.seat)
            awaited = [seat for seat in others(room, visitor) if is_here(room.record.seats[seat])]
            proposal = Proposal("standin", visitor.seat, wanted.seat, awaited)
        else:
            proposal = Proposal("close", visitor.seat, visitor.seat, others(room, visitor))
        await settle(house, room, proposal)


async def agree(house: House, room: Room, visitor: Visitor, agreed: bool) -> None:
    """Agree to what is proposed, or refuse it; whoever proposed it can withdraw it."""
    async with room.lock:
        proposal = room.record.proposal
        mine = room.record.seats_of(visitor.device)
        if proposal is None or not any(seat in mine for seat in (proposal.by, *proposal.awaited)):
            raise Denied("nothing_proposed", "there is nothing for you to agree to")
        if agreed:
            awaited = [seat for seat in proposal.awaited if seat not in mine]
            await settle(house, room, msgspec.structs.replace(proposal, awaited=awaited))
        else:
            await put(house, room, None)


async def settle(house: House, room: Room, proposal: Proposal) -> None:
    """Do what everybody has agreed to, or wait for those who have not."""
    if proposal.awaited:
        await put(house, room, proposal)
        return
    match proposal.kind:
        case "undo":
            room.check_running()
            back = room.undo(proposal.seat)
            assert back is not None  # every move withdraws a proposal, so the answer still stands
            await house.take_back(room, proposal.seat, back.plies)
        case "standin":
            await hold_seat(house, room, proposal.seat)
        case "close":
            changes = {
                "status": "closed",
                "paused": False,
                "due": None,
                "proposal": None,
                "updated": time.time(),
            }
            await house.change(room, **changes)


async def put(house: House, room: Room, proposal: Proposal | None) -> None:
    """Put a proposal before everybody, or take it off the table."""
    await house.change(room, proposal=proposal, updated=time.time())


async def hold_seat(house: House, room: Room, number: int) -> None:
    """Let a bot play a person's seat until the person comes back."""
    check_absent(house, room, number)
    room.record.seats[number].level = STAND_IN
    await house.store.change_seat(room.record.id, number, level=STAND_IN)
    now = time.time()
    await house.change(room, proposal=None, due=room.due(now), updated=now)
    house.wake(room)


def check_absent(house: House, room: Room, number: int) -> None:
    """Refuse to give away a seat that is not a person's, or whose person has only just left."""
    seats = room.record.seats
    seat = seats[number] if number < len(seats) else None
    if seat is None or seat.kind != "person" or seat.level:
        raise Denied("conflict", "a bot can only take the seat of a person")
    if away_for(seat) < house.absent_after:
        raise Denied("conflict", f"{seat.name} has not been away for long; wait a while")


def others(room: Room, visitor: Visitor) -> list[int]:
    """The people who must agree to something: all who play on devices of their own."""
    return [
        seat.seat
        for seat in room.record.seats
        if seat.kind == "person" and not seat.level and seat.device != visitor.device
    ]


async def say(house: House, room: Room, visitor: Visitor, text: str) -> None:
    """Say something to everybody at the table; it is kept."""
    if not text.strip():
        raise Denied("malformed", "there is nothing to say in an empty line")
    line = ChatLine(visitor.seat, room.names[visitor.seat], text.strip(), time.time())
    async with room.lock:
        await house.store.say(room.record.id, line)
        for each in room.visitors:
            each.send(Chat([line]))
    house.notify(room, line)


async def pause(house: House, room: Room, paused: bool) -> None:
    """Stop the game and its clock, or go on with both."""
    async with room.lock:
        if room.record.status != "playing":
            raise Denied("conflict", "only a running game can be paused")
        if paused != room.record.paused:
            await switch_clock(house, room, paused)
        room.tell(room.told())
    house.wake(room)


async def switch_clock(house: House, room: Room, paused: bool) -> None:
    """Stop the clock, or let it run on from where it stopped."""
    record, now = room.record, time.time()
    left = max(record.due - now, 1.0) if paused and record.due and not room.bot else None
    due = None
    if not paused:
        record.paused = False
        due = room.due(now, record.left)
    await house.change(room, paused=paused, due=due, left=left, updated=now)


async def hint(house: House, room: Room, visitor: Visitor, ref: int) -> Advice:
    """A strong bot's advice to the player who is asked."""
    async with room.lock:
        room.check_running()
        ask, move = room.table.ask, room.move
        if ask is None or ask.seat != visitor.seat:
            raise Denied("wrong_seat", "there is no question for you to be advised on now")
        thinking = house.advise(room, ADVISER)
    decision = await thinking
    return Advice(ref, move, decision.index, decision.why)
