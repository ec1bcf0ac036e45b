"""The past: replays through the eyes that one may have, stories, and a save that proves the luck."""

from __future__ import annotations

import asyncio
import threading
import time

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from questboard.beats import SceneBeat, scene_beats
from questboard.cli import app
from questboard.cues import Banner
from questboard.ending import GameEnd, game_end
from questboard.games import load_rules, new_table
from questboard.kernel import SPECTATOR, Event, Luck, Table
from questboard.server.history import MAX_BEATS, first_told
from questboard.server.past import REST_AFTER, Past
from questboard.server.protocol import Agree, BeatRange, Line, Moment, Propose
from questboard.testing.remote import TIMEOUT, RemoteError
from tests.server.tables import (
    ADA,
    OPEN,
    everybody_at,
    nothing_changes,
    played_out,
    sitting,
    table_for_two,
    truth,
    wanted,
)

pytestmark = pytest.mark.anyio

NAMES = ["Ada", "Bob"]


async def moment(device, table, ply, seat=None):
    query = "" if seat is None else f"?seat={seat}"
    return await device.get(f"/api/tables/{table}/moments/{ply}{query}", Moment)


async def running(ada, bob):
    """A game with six answers."""
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as players:
        for move in range(6):
            await everybody_at(move, *players)
            await next(player for player in players if player.choices).answer(0)
    return table


def as_sent(scene):
    return msgspec.json.decode(msgspec.json.encode(scene), type=type(scene))


def as_sent_list(beats):
    return msgspec.json.decode(msgspec.json.encode(beats), type=list[SceneBeat])


# ---- moments of a running game


async def test_a_running_game_is_replayed_through_ones_own_eyes(server, ada, bob):
    table = await running(ada, bob)
    game = await truth(server, table)
    for device, seat in ((ada, 0), (bob, 1)):
        for ply in (0, 2, 6):
            seen = await moment(device, table, ply)
            assert (seen.ply, seen.plies) == (ply, 6)
            assert seen.scene == as_sent(game.at(ply).scene(seat, ["Ada", "Bob"]))
            assert seen == await moment(device, table, ply, seat)


async def test_a_running_game_is_replayed_through_a_spectators_eyes_by_anybody(server, ada, bob, eve):
    table = await running(ada, bob)
    game = await truth(server, table)
    for device, seat in ((ada, -1), (eve, -1), (eve, None)):
        seen = await moment(device, table, 4, seat)
        assert seen.scene == as_sent(game.at(4).scene(-1, ["Ada", "Bob"]))


async def test_while_the_game_runs_nobody_looks_through_the_eyes_of_others(ada, bob, eve):
    table = await running(ada, bob)
    for device, seat in ((ada, 1), (bob, 0), (eve, 0), (eve, 1)):
        for path in (f"moments/2?seat={seat}", f"story?seat={seat}", f"text?seat={seat}"):
            with pytest.raises(RemoteError, match="only your own seat") as refused:
                await device.fetch(f"/api/tables/{table}/{path}")
            assert (refused.value.status, refused.value.code) == (403, "forbidden")


async def test_the_slider_has_two_ends(ada, bob):
    table = await running(ada, bob)
    for path, status in (
        ("moments/7", 404),
        ("moments/1000001", 400),
        ("moments/-1", 400),
        ("moments/x", 404),
    ):
        with pytest.raises(RemoteError) as refused:
            await ada.fetch(f"/api/tables/{table}/{path}")
        assert refused.value.status == status
    for seat, status in ((2, 404), (15, 404), (16, 400), (-2, 400)):
        with pytest.raises(RemoteError) as refused:
            await moment(ada, table, 0, seat)
        assert refused.value.status == status


async def test_a_moment_tells_the_story_so_far(ada, bob):
    table = await running(ada, bob)
    whole = await ada.get(f"/api/tables/{table}/story", list[Line])
    for ply in range(7):
        assert (await moment(ada, table, ply)).lines == [line for line in whole if line.ply <= ply]
    assert {line.ply for line in whole} >= {0, 1, 2, 3}


async def test_before_the_game_begins_there_is_nothing_to_see(ada):
    made = await ada.create_table(wanted(ADA, OPEN))
    for what in ("moments/0", "story", "text"):
        with pytest.raises(RemoteError, match="has not begun") as refused:
            await ada.fetch(f"/api/tables/{made.id}/{what}")
        assert (refused.value.status, refused.value.code) == (409, "gathering")


# ---- beats and marks


def text_of(cue):
    return cue.text


async def test_a_moment_tells_the_way_there_from_the_moment_before(server, ada, bob):
    table = await running(ada, bob)
    for device, seat in ((ada, 0), (bob, 1)):
        game = (await truth(server, table)).at(0)
        log = (await truth(server, table)).log
        assert (await moment(device, table, 0)).beats == []
        for ply in range(1, 7):
            scene = game.scene(seat, ["Ada", "Bob"])
            game.watch()
            game.answer_with(log[ply - 1].answer)
            seen = await moment(device, table, ply)
            assert seen.beats == as_sent_list(scene_beats(game, seat, ["Ada", "Bob"], scene))
            assert [beat.text for beat in seen.beats if beat.text] == [
                line.text for line in seen.lines if line.ply == ply
            ]


async def test_who_comes_back_is_told_what_has_happened_since(ada, bob):
    table = await running(ada, bob)
    for after in range(7):
        since = await ada.get(f"/api/tables/{table}/beats?after={after}", BeatRange)
        assert since.lines == []
        assert [answer.ply for answer in since.answers] == list(range(after + 1, 7))
        assert since.scene == (await moment(ada, table, after)).scene
        for answer in since.answers:
            assert answer.beats == (await moment(ada, table, answer.ply)).beats
    with pytest.raises(RemoteError, match="there is no answer 7"):
        await ada.fetch(f"/api/tables/{table}/beats?after=7")


async def test_of_a_long_time_the_end_is_told_beat_by_beat(server, ada, bob):
    table = await played_out(server, ada, bob)
    since = await ada.get(f"/api/tables/{table}/beats?after=0", BeatRange)
    first = since.answers[0].ply
    told = sum(len(answer.beats) for answer in since.answers)
    assert MAX_BEATS - 20 < told <= MAX_BEATS
    story = await ada.get(f"/api/tables/{table}/story", list[Line])
    assert since.lines == [line for line in story if 0 < line.ply < first]
    assert since.lines
    assert [beat.text for answer in since.answers for beat in answer.beats if beat.text] == [
        line.text for line in story if line.ply >= first
    ]


def test_the_latest_answer_is_told_however_long_it_is():
    journal = [Event("spoke", "X-1", {}, ply=ply) for ply in [0, 1, 2, 2, *[3] * 100, *[4] * 58, *[5] * 2]]
    assert first_told(journal, 0, 5) == 4
    assert first_told(journal, 4, 5) == 5
    assert first_told(journal, 0, 3) == 3
    assert first_told(journal, 0, 2) == 1
    assert first_told(journal, 5, 5) == 6
    assert first_told([], 0, 0) == 1


async def test_the_past_of_others_is_not_told_while_the_game_runs(ada, bob):
    table = await running(ada, bob)
    for path in ("beats?after=2&seat=1", "marks?seat=1"):
        with pytest.raises(RemoteError, match="only your own seat"):
            await ada.fetch(f"/api/tables/{table}/{path}")


async def test_marks_go_on_and_back_with_the_game(monkeypatch):
    def cues(rules, event, view, names):
        return [Banner(f"{names[0]}: {event.kind}", level="turn")] if event.facts.get("player") == 1 else []

    monkeypatch.setattr(type(load_rules("portal")), "cues", cues)
    table = new_table("portal", 2, 4)
    past = Past(lambda: table.at(0))
    found: list[tuple[int, int, str]] = []
    while table.ply < 30:
        table.watch()
        table.answer(0)
        beats = scene_beats(table, 0, NAMES, None)
        found += [
            (table.ply, number, text_of(beat.cues[0])) for number, beat in enumerate(beats, 1) if beat.cues
        ]
        if table.ply in (11, 12, 30):
            told = await past.marks(table.log, 0, NAMES)
            assert [(mark.ply, mark.beat, mark.text) for mark in told] == found
    assert len(found) > 5
    table.undo(12, agreed=True)
    told = await past.marks(table.log, 0, NAMES)
    assert [(mark.ply, mark.beat, mark.text) for mark in told] == [each for each in found if each[0] <= 18]


async def test_what_a_walk_keeps_is_given_up_when_nobody_looks_back_any_more():
    dealt: list[int] = []

    def deal():
        dealt.append(1)
        return new_table("portal", 2, 4)

    log = [*played_on(30).log]
    past = Past(deal)
    for _ in range(3):
        await past.moment(log, 20, 0, NAMES)
    past.rest(time.monotonic() + REST_AFTER - 1)
    await past.moment(log, 21, 0, NAMES)
    assert len(dealt) == 1
    past.rest(time.monotonic() + REST_AFTER + 1)
    scene, _ = await past.moment(log, 20, 0, NAMES)
    assert len(dealt) == 2
    assert scene == played_on(20).scene(0, NAMES)


def played_on(answers):
    table = new_table("portal", 2, 4)
    while table.ply < answers:
        table.answer(0)
    return table


async def test_looking_back_does_not_hold_up_the_table(monkeypatch):
    # A walk that takes long is in a thread of its own, so others go on meanwhile.
    begun, goes_on = threading.Event(), threading.Event()

    def deal():
        begun.set()
        assert goes_on.wait(20)
        return new_table("portal", 2, 4)

    table = new_table("portal", 2, 4)
    looking = asyncio.create_task(Past(deal).moment(table.log, 0, 0, NAMES))
    while not begun.is_set():
        await asyncio.sleep(0.01)
    goes_on.set()
    scene, _ = await looking
    assert scene == table.scene(0, NAMES)


# ---- when it is over


async def test_when_it_is_over_anybody_looks_through_any_eyes(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    game = await truth(server, table)
    for device in (ada, bob, eve):
        for seat in (-1, 0, 1):
            seen = await moment(device, table, 30, seat)
            assert seen.scene == as_sent(game.at(30).scene(seat, ["Ada", "Bob"]))
    last = await moment(eve, table, game.ply)
    assert last.scene.prompt is None
    assert last.ply == last.plies == game.ply


async def test_a_game_that_was_given_up_is_over_too(ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.do(Propose(kind="close"))
        await other.do(Agree(agreed=True))
    assert (await moment(eve, table, 0, 1)).scene.seat == 1
    assert (await eve.fetch(f"/api/tables/{table}/save")).startswith(b'{"questboard":')


async def test_the_story_is_a_text_with_rules_and_result(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    info = await eve.table(table)
    text = (await eve.fetch(f"/api/tables/{table}/text?seat=0")).decode()
    lines = text.splitlines()
    assert lines[:4] == [
        "The Yawning Portal",
        "Seat 1: Ada.",
        "Seat 2: Bob.",
        f"Its commitment is {info.commitment}",
    ]
    story = await eve.get(f"/api/tables/{table}/story?seat=0", list[Line])
    for line in story:
        assert f"{line.ply}. {line.text}" in text
        assert line.rule in text
    assert lines[-1] == f"The luck key was {info.luck_key}"
    # Through Bob's eyes it is another story.
    assert (await eve.fetch(f"/api/tables/{table}/text?seat=1")).decode() != text


async def test_the_text_of_a_running_game_keeps_its_key(server, ada, bob):
    table = await running(ada, bob)
    text = (await ada.fetch(f"/api/tables/{table}/text")).decode()
    assert (await ada.table(table)).commitment in text
    assert "luck key" not in text


# ---- the end


async def test_the_end_of_a_game_is_told_to_each_as_far_as_one_may_know_it(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    game = await truth(server, table)
    names = [seat.name for seat in (await eve.table(table)).seats]
    for device, seat in ((ada, 0), (bob, 1), (eve, SPECTATOR)):
        told = await device.get(f"/api/tables/{table}/ending", GameEnd)
        assert told == game_end(game, seat, names)
        assert told.headline.endswith("merriest") or told.headline.endswith("merry")
    assert await eve.get(f"/api/tables/{table}/ending?seat=1", GameEnd) == game_end(game, 1, names)


async def test_the_end_of_a_game_is_kept_as_a_picture(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    told = await eve.get(f"/api/tables/{table}/ending", GameEnd)
    drawn = (await eve.fetch(f"/api/tables/{table}/picture")).decode()
    assert drawn.startswith("<svg")
    assert told.headline.replace("'", "&#x27;") in drawn or told.headline in drawn


async def test_a_running_game_has_no_end_to_tell(server, ada, bob):
    table = await running(ada, bob)
    with pytest.raises(RemoteError) as refused:
        await ada.fetch(f"/api/tables/{table}/ending")
    assert (refused.value.status, refused.value.code) == (409, "running")
    with pytest.raises(RemoteError) as refused:
        await ada.fetch(f"/api/tables/{table}/picture")
    assert (refused.value.status, refused.value.code) == (409, "running")


# ---- the save


async def test_a_running_game_is_not_saved_for_it_would_tell_its_secrets(server, ada, bob):
    table = await running(ada, bob)
    async with nothing_changes(server, table):
        with pytest.raises(RemoteError, match="when the game is over") as refused:
            await ada.fetch(f"/api/tables/{table}/save")
        assert (refused.value.status, refused.value.code) == (409, "running")


async def test_the_save_of_a_finished_game_proves_its_luck(server, ada, bob, eve, tmp_path):
    table = await played_out(server, ada, bob)
    promised = (await ada.table(table)).commitment
    info = await eve.table(table)
    save = (await eve.fetch(f"/api/tables/{table}/save")).decode()
    game = Table.load(load_rules("portal"), save)
    assert game.outcome.scores == tuple(info.result.scores)
    assert game.state.luck.secret.hex() == info.luck_key
    assert Luck(bytes.fromhex(info.luck_key)).commitment == promised

    file = tmp_path / "game.qb"
    file.write_text(save)
    verified = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert verified.exit_code == 0
    assert "is verified: The Yawning Portal" in verified.output
    assert f"Its commitment is {promised}" in verified.output
    assert f"The luck key is {info.luck_key}" in verified.output


async def test_a_save_that_somebody_has_edited_is_not_verified(server, ada, bob, tmp_path):
    table = await played_out(server, ada, bob)
    save = (await ada.fetch(f"/api/tables/{table}/save")).decode()
    file = tmp_path / "game.qb"
    file.write_text(save.replace('"log":[[1,', '"log":[[0,', 1))
    verified = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert verified.exit_code == 1
    assert "is not verified" in verified.output


async def test_files_are_called_by_their_game_and_table(server, ada, bob):
    table = await played_out(server, ada, bob)
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as browser:
        for what, ending in (("save", "qb"), ("text", "txt")):
            response = await browser.get(f"/api/tables/{table}/{what}")
            assert (
                response.headers["content-disposition"] == f'attachment; filename="portal-{table}.{ending}"'
            )
            assert response.headers["content-type"] == "text/plain; charset=utf-8"
