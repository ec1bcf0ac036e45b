"""Play: what a player can do at a table."""

from __future__ import annotations

import time

import msgspec

from questboard.bots import ADVISER
from questboard.kernel import CannotUndo, QuestboardError
from questboard.server import lobby, moves, sync
from questboard.server.bots import STAND_IN, advise, wake_bots
from questboard.server.errors import RequestError
from questboard.server.permissions import check_level, check_luck_is_secret, check_player, check_turn
from questboard.server.process import ServerProcess
from questboard.server.protocol import (
    Agree,
    Answer,
    Chat,
    ChatLine,
    ClientMessage,
    Done,
    Hint,
    HintReply,
    Mend,
    Pause,
    Proposal,
    Propose,
    Reveal,
    Say,
    ServerMessage,
    Ties,
    Undo,
    WhyNot,
    WhyNotReply,
)
from questboard.server.room import Room, Visitor, is_present, seconds_away
from questboard.ties import EVERY, changed, minor_nouns


async def dispatch(
    server: ServerProcess, room: Room, visitor: Visitor, message: ClientMessage
) -> ServerMessage:
    """Carry out a player's message; the reply confirms that the result is saved."""
    check_player(room, visitor)
    try:
        match message:
            case Hint():
                return await hint(server, room, visitor, message.ref)
            case WhyNot():
                return await why_not(room, visitor, message)
            case Reveal() | Mend() | Ties() | Pause() | Say():
                await _arrange(server, room, visitor, message)
            case Answer():
                await moves.answer(server, room, visitor.seat, message.move, message.index)
                wake_bots(server, room)
            case Undo():
                await undo(server, room, visitor)
            case Propose():
                await propose(server, room, visitor, message)
            case Agree():
                await agree(server, room, visitor, message.agreed)
    except QuestboardError as error:
        raise RequestError.from_kernel(error) from None
    return Done(message.ref, room.move)


async def _arrange(
    server: ServerProcess, room: Room, visitor: Visitor, message: Reveal | Mend | Ties | Pause | Say
) -> None:
    """Carry out what is no move of the game."""
    match message:
        case Say():
            await say(server, room, visitor, message.text)
        case Pause():
            await pause(server, room, message.paused)
        case Reveal():
            await lobby.reveal(server, room, visitor.seat, message.seed)
        case Mend():
            await mend(server, room, message)
        case Ties():
            await change_ties(server, room, visitor, message)


# ---- proposals


async def undo(server: ServerProcess, room: Room, visitor: Visitor) -> None:
    """Take back a player's last answer: at once if it is free, otherwise if the others agree."""
    async with room.lock:
        room.check_running()
        back = room.undo(visitor.seat)
        if back is None:
            raise CannotUndo("you have no answer to take back yet")
        awaited = [] if back.free else others(room, visitor)
        await carry_out(server, room, Proposal("undo", visitor.seat, visitor.seat, awaited))


async def propose(server: ServerProcess, room: Room, visitor: Visitor, wanted: Propose) -> None:
    """Propose that a bot plays for an absent person, or that the game be abandoned."""
    async with room.lock:
        if room.record.over:
            raise RequestError("game_over", "the game is already over")
        if wanted.kind == "standin":
            check_absent(server, room, wanted.seat)
            awaited = [seat for seat in others(room, visitor) if is_present(room.record.seats[seat])]
            proposal = Proposal("standin", visitor.seat, wanted.seat, awaited)
        else:
            proposal = Proposal("close", visitor.seat, visitor.seat, others(room, visitor))
        await carry_out(server, room, proposal)


async def agree(server: ServerProcess, room: Room, visitor: Visitor, agreed: bool) -> None:
    """Agree to a proposal or reject it; the proposer can withdraw it."""
    async with room.lock:
        proposal = room.record.proposal
        mine = room.record.seats_of(visitor.device)
        if proposal is None or not any(seat in mine for seat in (proposal.by, *proposal.awaited)):
            raise RequestError("nothing_proposed", "there is no proposal for you to answer")
        if agreed:
            awaited = [seat for seat in proposal.awaited if seat not in mine]
            await carry_out(server, room, msgspec.structs.replace(proposal, awaited=awaited))
        else:
            await set_proposal(server, room, None)


async def carry_out(server: ServerProcess, room: Room, proposal: Proposal) -> None:
    """Do what everybody has agreed to, or wait for those who have not."""
    if proposal.awaited:
        await set_proposal(server, room, proposal)
        return
    match proposal.kind:
        case "undo":
            room.check_running()
            back = room.undo(proposal.seat)
            assert back is not None  # every move withdraws the proposal, so the answer still stands
            await moves.take_back(server, room, proposal.seat, back.plies)
            wake_bots(server, room)
        case "standin":
            await seat_stand_in(server, room, proposal.seat)
        case "close":
            await moves.close(server, room, "agreed")


async def set_proposal(server: ServerProcess, room: Room, proposal: Proposal | None) -> None:
    """Show a proposal to everybody, or withdraw it."""
    await moves.change_table(server, room, proposal=proposal, updated=time.time())


async def seat_stand_in(server: ServerProcess, room: Room, number: int) -> None:
    """Let a bot play a person's seat until the person returns."""
    check_absent(server, room, number)
    room.record.seats[number].level = STAND_IN
    await server.store.change_seat(room.record.id, number, level=STAND_IN)
    now = time.time()
    await moves.change_table(server, room, proposal=None, due=room.due(now), updated=now)
    wake_bots(server, room)


def check_absent(server: ServerProcess, room: Room, number: int) -> None:
    """Refuse a stand-in for a seat that no person holds, or whose person left only a moment ago."""
    seats = room.record.seats
    seat = seats[number] if number < len(seats) else None
    if seat is None or seat.kind != "person" or seat.level:
        raise RequestError("conflict", "a bot can stand in only for a person")
    if seconds_away(seat) < server.absent_after:
        raise RequestError("conflict", f"{seat.name} has not been away for long; wait a while")


def others(room: Room, visitor: Visitor) -> list[int]:
    """The seats of everybody who plays on another device, and so has to agree."""
    return [
        seat.seat
        for seat in room.record.seats
        if seat.kind == "person" and not seat.level and seat.device != visitor.device
    ]


# ---- trouble


async def mend(server: ServerProcess, room: Room, wanted: Mend) -> None:
    """Do something about a bot that has failed: let it or another one try, or open its seat for a person."""
    async with room.lock:
        trouble = room.record.trouble
        if trouble is None or room.record.status != "playing":
            raise RequestError("conflict", "no bot has failed at this table")
        seat, now = room.record.seats[trouble.seat], time.time()
        if wanted.way != "retry":
            if not seat.level:
                raise RequestError("conflict", "this seat belongs to a person, who can answer")
            check_level(wanted.level)
            if wanted.way == "person":
                check_luck_is_secret(room.record)
            level = wanted.level if wanted.way == "bot" else ""
            kind = "open" if wanted.way == "person" and seat.kind == "bot" else seat.kind
            await server.store.change_seat(room.record.id, seat.seat, level=level, kind=kind)
            seat.level, seat.kind = level, kind
        room.record.trouble = None
        await moves.change_table(server, room, trouble=None, due=room.due(now), updated=now)
        room.send_scene(room.lines_sent())
    wake_bots(server, room)


# ---- ties, chat, pause and hints


async def change_ties(server: ServerProcess, room: Room, visitor: Visitor, wanted: Ties) -> None:
    """Have a seat's ties broken from now on, the one that may be waiting included; or ask again."""
    if wanted.noun not in (EVERY, *minor_nouns(room.rules)):
        raise RequestError("malformed", f"this game has no such ties: {wanted.noun!r}")
    async with room.lock:
        if room.record.over:
            raise RequestError("game_over", "the game is over")
        seat, now, was = room.record.seats[visitor.seat], time.time(), room.bot_to_answer
        ties = changed(seat.ties, wanted.noun, wanted.way)
        await server.store.change_seat(room.record.id, seat.seat, ties=ties)
        seat.ties = ties
        changes = {"due": room.due(now)} if room.bot_to_answer != was else {}
        await moves.change_table(server, room, **changes, updated=now)
    wake_bots(server, room)


async def say(server: ServerProcess, room: Room, visitor: Visitor, text: str) -> None:
    """Send a line of chat to everybody at the table, and save it."""
    if not text.strip():
        raise RequestError("malformed", "the message is empty")
    if room.record.seats[visitor.seat].muted:
        raise RequestError("forbidden", "the host of this table doesn't let you chat")
    server.budgets.spend("chat", visitor.device)
    line = ChatLine(visitor.seat, room.names[visitor.seat], text.strip(), time.time())
    async with room.lock:
        await server.store.add_chat(room.record.id, line)
        for each in room.visitors:
            each.send(Chat([line]))
    sync.announce(server, room, line)


async def pause(server: ServerProcess, room: Room, paused: bool) -> None:
    """Pause the game and its clock, or resume both."""
    async with room.lock:
        if room.record.status != "playing":
            raise RequestError("conflict", "only a running game can be paused")
        if paused != room.record.paused:
            await set_paused(server, room, paused)
        room.send_scene(room.lines_sent())
    wake_bots(server, room)


async def set_paused(server: ServerProcess, room: Room, paused: bool) -> None:
    """Stop the clock, or let it continue from where it stopped."""
    record, now = room.record, time.time()
    left = max(record.due - now, 1.0) if paused and record.due and not room.bot_to_answer else None
    due: float | None = now + server.longest_pause  # nobody keeps the others waiting for ever
    if not paused:
        record.paused = False
        due = room.due(now, record.left)
    await moves.change_table(server, room, paused=paused, due=due, left=left, updated=now)


async def hint(server: ServerProcess, room: Room, visitor: Visitor, ref: int) -> HintReply:
    """A strong bot's advice to the player whose turn it is."""
    async with room.lock:
        check_turn(room, visitor.seat)
        move, thinking = room.move, advise(server, room, ADVISER)
    advice = await thinking
    return HintReply(ref, move, advice.index, advice.why)


async def why_not(room: Room, visitor: Visitor, asked: WhyNot) -> WhyNotReply:
    """Why the player whose turn it is can't choose something that they see on the table."""
    async with room.lock:
        check_turn(room, visitor.seat, asked.move)
        node, told = room.why_not(visitor.seat, asked.nodes)
        return WhyNotReply(asked.ref, room.move, node, told)
