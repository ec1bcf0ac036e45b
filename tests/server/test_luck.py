"""Luck: whoever plays can add to it, and who sits down at a fork knows nothing of what lies ahead."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any

import pytest
from typer.testing import CliRunner

from questboard.cli import app
from questboard.games import load_rules, playable
from questboard.kernel import SPECTATOR, CannotUndo, Luck, Redeal, Table
from questboard.kernel.saves import replay_taken_back
from questboard.server.errors import RequestError
from questboard.server.permissions import check_luck_is_secret
from questboard.server.protocol import (
    Agree,
    ForkRequest,
    InviteAcceptance,
    Propose,
    Reveal,
    SeatRequest,
    TableCreated,
    TableRequest,
    Undo,
)
from questboard.server.room import deal
from questboard.testing.remote import Device, RemoteError
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import (
    ADA,
    BOT,
    OPEN,
    kept,
    opened,
    played_out,
    sitting,
    table_for_two,
    truth,
    wanted,
)

pytestmark = pytest.mark.anyio

SEED, OTHER = "0123456789abcdef-ada", "fedcba9876543210-bob"


def seal(seed):
    return sha256(seed.encode()).hexdigest()


@pytest.fixture(scope="module")
def secretive():
    """A server whose luck is secret, as it should be."""
    with Server(**{**SETTINGS, "QUESTBOARD_LUCK": ""}) as server:
        yield server


# ---- forks


async def fork(device, table, ply, *seats):
    return await device.post(f"/api/tables/{table}/fork", ForkRequest(ply, list(seats)), TableCreated)


async def test_a_fork_that_others_can_join_has_luck_of_its_own_and_hidden_cards_are_dealt_anew(
    secretive, tmp_path
):
    ada, bob, eve = (Device(secretive.url) for _ in range(3))
    over = await played_out(secretive, ada, bob)
    game = await truth(secretive, over)
    made = await fork(eve, over, game.ply - 8, SeatRequest("me", "Eve"), OPEN)
    before = await eve.table(over)
    info = await eve.table(made.id)
    assert info.commitment != before.commitment
    assert not info.open_luck
    assert game.ply - 16 < info.ply <= game.ply - 8  # where no step was under way
    forked = deal((await kept(secretive, made.id)).record)
    for entry in game.log[: info.ply]:
        forked.answer_with(entry.answer, seat=entry.seat)
    past = game.at(info.ply)
    assert forked.state.luck.secret != past.state.luck.secret
    assert forked.state.key() != past.state.key()
    assert forked.rules.inventory(forked.state) == past.rules.inventory(past.state)
    await ada.accept(made.invites[0].token, "Ada")
    async with sitting(made.id, eve, ada) as players:
        turn = next(player for player in players if player.choices)
        await turn.answer(0)
        refused = await turn.refused(Undo()) if (await eve.table(made.id)).ply <= info.ply else None
        assert refused is None or refused.code == "cannot_undo"
        await turn.do(Propose(kind="close"))
        await next(player for player in players if player is not turn).do(Agree(agreed=True))
    closed = await eve.table(made.id)
    assert Luck(bytes.fromhex(closed.luck_key)).commitment == info.commitment
    save = tmp_path / "fork.qb"
    save.write_bytes(await eve.fetch(f"/api/tables/{made.id}/save"))
    told = CliRunner().invoke(app, ["replay", str(save), "--verify"])
    assert told.exit_code == 0, told.output
    assert f"After {info.ply} answers all that was hidden was dealt anew" in told.output


async def test_who_plays_on_alone_plays_with_open_luck(secretive):
    ada, bob, eve = (Device(secretive.url) for _ in range(3))
    over = await played_out(secretive, ada, bob)
    made = await fork(eve, over, 20, SeatRequest("me", "Eve"), BOT)
    info = await eve.table(made.id)
    assert info.open_luck
    assert info.commitment == (await eve.table(over)).commitment
    with pytest.raises(RequestError, match="nobody else can join"):  # nor may its bot's seat be opened
        check_luck_is_secret((await kept(secretive, made.id)).record)


@pytest.mark.parametrize("game", playable())
def test_every_game_can_be_dealt_anew_between_steps(game):
    rules: Any = load_rules(game)
    table = Table.new(rules, 2, None, Luck.seeded(3))
    while table.ask and table.ply < 40:
        table.answer(table.ply % len(table.ask.options))
    ply = table.between_steps
    assert ply > 30
    luck = Luck.seeded("other")
    origin: Any = table.origin
    again = Table.new(rules, 2, None, Luck.seeded(3), redeals=[Redeal(ply, luck.secret)])
    for entry in table.log[:ply]:
        again.answer_with(entry.answer)
    past = table.at(ply)
    assert again.state.key() != past.state.key()
    assert again.rules.inventory(again.state) == rules.inventory(past.state)
    assert [event.ply for event in again.journal] == sorted(event.ply for event in again.journal)
    assert again.view(SPECTATOR) == past.view(SPECTATOR) or again.ask != past.ask
    for _ in range(12):
        if again.ask:
            again.answer(0)
    with pytest.raises(CannotUndo, match="dealt anew"):
        again.undo(again.ply - ply + 1, agreed=True)
    loaded = Table.load(rules, again.save())
    assert loaded.key() == again.key()
    assert loaded.origin == again.origin != origin
    assert again.fork().at(ply).key() == again.at(ply).key()


# ---- seeds


async def test_luck_comes_from_the_server_and_from_every_player(secretive, tmp_path):
    ada, bob = Device(secretive.url), Device(secretive.url)
    made = await ada.create_table(wanted(ADA, OPEN, seal=seal(SEED)))
    commitment = (await ada.table(made.id)).commitment
    async with sitting(made.id, ada) as [player]:
        early = await player.refused(Reveal(seed=SEED))
        assert "when everybody sits" in early.message
        accept = InviteAcceptance(made.invites[0].token, "Bob", seal(OTHER))
        await bob.post("/api/invitations/accept", accept, TableCreated)
        await player.until(lambda player: player.table.awaits_seeds)
        assert player.table.status == "gathering"
        assert [seat.seal for seat in player.table.seats] == [seal(SEED), seal(OTHER)]
        wrong = await player.refused(Reveal(seed=OTHER))
        assert "not the seed that was sealed" in wrong.message
        await player.do(Reveal(seed=SEED))
        async with sitting(made.id, bob) as [other]:
            await other.do(Reveal(seed=OTHER))
            await other.until(lambda player: player.shown)
            await player.until(lambda player: player.shown)
            assert player.table.seeds == [SEED, OTHER]
            assert player.table.commitment == commitment
            record = (await kept(secretive, made.id)).record
            game = deal(record)
            assert game.state.luck.secret == Luck.mixed(record.luck, [SEED, OTHER]).secret != record.luck
            await player.answer(1)
            await player.do(Undo())
            await player.answer(0)
            await player.do(Propose(kind="close"))
            await other.do(Agree(agreed=True))
    save = tmp_path / "seeds.qb"
    save.write_bytes(await ada.fetch(f"/api/tables/{made.id}/save"))
    told = CliRunner().invoke(app, ["replay", str(save), "--verify"]).output
    assert f"Its commitment is {commitment}" in told
    assert f"Seat 1 added the seed {SEED}, sealed as {seal(SEED)}" in told
    assert "nobody could choose it" in told
    assert "Answers were taken back 1 time" in told


async def test_who_never_reveals_a_seed_does_not_keep_the_others_waiting(secretive):
    ada, bob = Device(secretive.url), Device(secretive.url)
    made = await ada.create_table(wanted(ADA, OPEN, seal=seal(SEED)))
    accept = InviteAcceptance(made.invites[0].token, "Bob", seal(OTHER))
    await bob.post("/api/invitations/accept", accept, TableCreated)
    async with sitting(made.id, ada) as [player]:
        await player.do(Reveal(seed=SEED))
        async with opened(secretive) as store:
            record = await store.table(made.id)
            assert record is not None
            assert record.due is not None
            assert record.due > time.time()
            await store.change_table(made.id, due=time.time() - 1)  # as if twenty seconds had passed
        secretive.restart()
    async with sitting(made.id, ada) as [player]:
        await player.until(lambda player: player.table.status == "playing")
        assert player.table.seeds == [SEED, ""]


async def test_where_luck_comes_from_a_word_nobody_adds_to_it(server, ada):
    made = await ada.create_table(wanted(ADA, BOT, seal=seal(SEED)))
    assert (await ada.table(made.id)).status == "playing"


async def test_a_malformed_seal_is_refused(ada):
    with pytest.raises(RemoteError, match="0-9a-f"):
        await ada.create_table(TableRequest("portal", [ADA, BOT], seal="x"))


# ---- what was taken back


async def test_a_save_keeps_what_was_taken_back_and_the_whole_evening_is_verified(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        for index in (0, 1, 2):
            await player.answer(index)
            await player.do(Undo())
        await player.answer(0)
        await player.do(Propose(kind="close"))
        await other.do(Agree(agreed=True))
    text = (await ada.fetch(f"/api/tables/{table}/save")).decode()
    rules: Any = load_rules("portal")
    loaded = Table.load(rules, text)
    assert [(taken.ply, len(taken.entries)) for taken in loaded.taken_back] == [(0, 1)] * 3
    replay_taken_back(loaded)
    assert loaded.save() == text
    first = loaded.taken_back[0].entries[0]
    loaded.taken_back[0] = type(loaded.taken_back[0])(0, (type(first)(first.seat, "no such food"),))
    with pytest.raises(Exception, match="does not follow the rules"):
        replay_taken_back(loaded)
