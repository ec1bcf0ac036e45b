"""The lobby: tables are made as wished, and wishes that can't be granted are refused with a sentence."""

from __future__ import annotations

from inspect import unwrap

import pytest

from questboard.games import PLAYABLE, Box
from questboard.lookup import Found
from questboard.server import shelf
from questboard.server.http import MOST_FOUND
from questboard.server.protocol import (
    BoxInfo,
    LobbyInfo,
    Played,
    RuleInfo,
    SeatRequest,
    TableCreated,
    TableInfo,
    TutorialRequest,
)
from questboard.testing.remote import RemoteError
from questboard.tips import Tip, load_tips
from tests.server.tables import ADA, BOT, OPEN, kept, played_out, sitting, wanted

pytestmark = pytest.mark.anyio


async def test_the_shelf_says_what_can_be_played_with_which_rule_options_and_bots(ada):
    shelf = {box.name: box for box in await ada.get("/api/boxes", list[BoxInfo])}
    portal = shelf["portal"]
    assert portal.playable
    assert portal.seats == [1, 2, 3, 4]
    assert portal.levels == ["random", "easy", "medium", "hard", "expert"]
    layout = next(rule_option for rule_option in portal.rule_options if rule_option.name == "tile_layout")
    assert (layout.default, [each.value for each in layout.values]) == ("B", ["B", "A"])
    assert [name for name, box in shelf.items() if box.playable] == list(PLAYABLE)


def test_a_box_that_can_not_be_played_yet_stands_on_the_shelf_without_seats(monkeypatch):
    crypt = Box("crypt", "The Crypt", 1999, "2-4", "60", "light", "not yet")
    monkeypatch.setattr(shelf, "shelf", lambda: {"crypt": crypt})
    (shown,) = unwrap(shelf.boxes)()
    assert (shown.name, shown.playable, shown.guided) == ("crypt", False, False)
    assert not any([shown.seats, shown.rule_options, shown.adventures, shown.levels])


async def test_the_rules_are_searched_by_words(ada):
    every = await ada.get("/api/boxes/portal/rules", list[RuleInfo])
    found = await ada.get("/api/boxes/portal/rules?q=white%20diamond", list[RuleInfo])
    assert 0 < len(found) < len(every)
    assert all("diamond" in f"{clause.section} {clause.rule} {clause.note}".lower() for clause in found)


async def test_everything_is_looked_up_and_mistakes_are_forgiven(ada):
    found = await ada.get("/api/boxes/portal/search?q=pickpocket", Found)
    assert (found.entries[0].name, found.entries[0].kind, found.meant) == ("Pickpocket", "hero effect", "")
    mistyped = await ada.get("/api/boxes/portal/search?q=pikpocket", Found)
    assert (mistyped.meant, mistyped.entries) == ("pickpocket", found.entries)
    assert not (await ada.get("/api/boxes/portal/search", Found)).entries
    many = await ada.get("/api/boxes/portal/search?q=a", Found)
    assert len(many.entries) == MOST_FOUND


async def test_a_seat_of_each_kind(ada):
    made = await ada.create_table(wanted(ADA, SeatRequest("open", "Uncle"), SeatRequest("bot", level="easy")))
    assert made.seat == 0
    assert [invite.seat for invite in made.invites] == [1]
    me, open_seat, bot = (await ada.table(made.id)).seats
    assert (me.kind, me.name, me.level, me.yours) == ("person", "Ada", "", True)
    assert (open_seat.kind, open_seat.name, open_seat.level, open_seat.here) == ("open", "Uncle", "", False)
    assert (bot.kind, bot.level, bot.here, bot.yours) == ("bot", "easy", True, False)
    assert bot.name


async def test_nobody_needs_a_name_and_no_two_have_the_same(ada):
    anonymous = await ada.create_table(wanted(SeatRequest("me"), SeatRequest("bot")))
    names = [seat.name for seat in (await ada.table(anonymous.id)).seats]
    assert names[0] == "Player 1"
    assert names[1]
    twins = await ada.create_table(wanted(ADA, ADA, ADA))
    assert [seat.name for seat in (await ada.table(twins.id)).seats] == ["Ada", "Ada 2", "Ada 3"]


async def test_a_table_has_the_rule_options_the_clock_and_the_openness_that_were_wished(ada):
    made = await ada.create_table(
        wanted(ADA, OPEN, options={"tile_layout": "A", "extra_objectives": True}, public=True, clock=90)
    )
    table = await ada.table(made.id)
    assert table.options["tile_layout"] == "A"
    assert table.options["extra_objectives"] is True
    assert table.options["tie_break"] == "objectives"  # the others are as they always are
    assert (table.public, table.clock, table.status) == (True, 90, "gathering")
    plain = await ada.table((await ada.create_table(wanted(ADA, OPEN))).id)
    assert (plain.public, plain.clock) == (False, None)


async def test_who_made_a_table_is_its_host_and_nobody_else_is(ada, bob):
    made = await ada.create_table(wanted(ADA, OPEN, public=True))
    assert (await ada.table(made.id)).host
    assert not (await bob.table(made.id)).host
    assert not any(seat.yours for seat in (await bob.table(made.id)).seats)


async def test_a_game_with_no_open_seat_begins_at_once(ada):
    made = await ada.create_table(wanted(ADA, BOT))
    table = await ada.table(made.id)
    assert (table.status, table.asked, table.move, table.ply) == ("playing", 0, 0, 0)
    assert len(table.commitment) == 64
    assert table.luck_key == ""


async def test_one_person_can_play_alone(ada):
    made = await ada.create_table(wanted(ADA))
    async with sitting(made.id, ada) as [player]:
        assert player.choices


async def test_one_device_can_have_several_seats(ada):
    made = await ada.create_table(wanted(ADA, SeatRequest("me", "Bea")))
    async with ada.at_table(made.id, 0) as first, ada.at_table(made.id, 1) as second:
        await first.until(lambda player: player.shown)
        await second.until(lambda player: player.shown)
        assert (first.shown.scene.seat, second.shown.scene.seat) == (0, 1)
        asked = first if first.choices else second
        assert (first.choices > 0) != (second.choices > 0)
        await asked.answer(0)


# ---- what can't be


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "../portal"}, "no game"),
        ({"game": "p" * 25}, "24"),
        ({"game": None}, "str"),
        ({"seats": []}, "length >= 1"),
        ({"seats": [{"kind": "me"}] * 5}, "1 to 4 players, not 5"),
        ({"seats": [{"kind": "me"}] * 9}, "length <= 8"),
        ({"seats": [{"kind": "king"}]}, "king"),
        ({"seats": [{"name": "Ada"}]}, "kind"),
        ({"seats": ["me"]}, "object"),
        ({"seats": {"kind": "me"}}, "array"),
        ({"options": {"speed": "fast"}}, "no option 'speed'; it has first_player"),
        ({"options": {"tile_layout": "C"}}, "tile_layout can't be 'C'; it can be B, A"),
        ({"options": {"extra_objectives": [1]}}, "extra_objectives can't be [1]; it can be true, false"),
        ({"options": ["tile_layout"]}, "object"),
        ({"options": {str(number): 1 for number in range(40)}}, "32"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, "no bot level 'godlike'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "ismcts:99999"}]}, "no bot level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "x" * 13}]}, "12"),
        ({"seats": [{"kind": "me", "name": "x" * 25}]}, "24"),
        ({"seats": [{"kind": "me", "name": "A\u0000da"}]}, "regex"),
        ({"seats": [{"kind": "me", "name": "Ada\nBob"}]}, "regex"),
        ({"seats": [{"kind": "open", "name": "A\u007fda"}]}, "regex"),
        ({"seats": [{"kind": "bot", "name": "\u001b[2J"}]}, "regex"),
        ({"clock": 9}, "10"),
        ({"clock": 14 * 24 * 3600 + 1}, "1209600"),
        ({"clock": "soon"}, "int"),
        ({"public": "yes"}, "bool"),
    ],
)
async def test_a_table_that_can_not_be_is_refused_with_a_sentence(ada, wish, sentence):
    with pytest.raises(RemoteError) as refused:
        await ada.post("/api/tables", {"game": "portal", "seats": [{"kind": "me"}], **wish}, TableCreated)
    assert refused.value.status in (400, 422)
    assert refused.value.code in ("malformed", "setup")
    assert sentence in str(refused.value)
    assert (await ada.get("/api/hall", LobbyInfo)).mine == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b'"portal"',
        b"[" * 30_000,
        b'{"game":"portal","seats":[{"kind":"me"}],"options":{"a":' + b"[" * 30_000,
        b'{"game":"portal","seats":[{"kind":"me","name":"\\ud800"}]}',
    ],
    ids=["empty", "cut", "not text", "null", "a word", "deep", "deep inside", "half a character"],
)
async def test_a_wish_that_is_not_json_is_malformed(ada, body):
    with pytest.raises(RemoteError) as refused:
        await ada.fetch("/api/tables", body)
    assert (refused.value.status, refused.value.code) == (400, "malformed")


async def test_a_wish_of_more_than_64_kilobytes_is_too_large(ada):
    with pytest.raises(RemoteError) as refused:
        await ada.fetch("/api/tables", b" " * (64 * 1024 + 1))
    assert (refused.value.status, refused.value.code) == (413, "too_large")


async def test_a_table_that_does_not_exist_is_not_found(ada):
    for table in ("nowhere", "%00", "%ff", "x" * 2000):
        with pytest.raises(RemoteError, match="there is no table") as refused:
            await ada.table(table)
        assert (refused.value.status, refused.value.code) == (404, "not_found")


# ---- the hall


async def test_public_tables_are_listed_for_everybody_and_private_ones_for_nobody(ada, eve):
    public = (await ada.create_table(wanted(ADA, OPEN, public=True))).id
    running = (await ada.create_table(wanted(ADA, BOT, public=True))).id
    private = (await ada.create_table(wanted(ADA, OPEN))).id
    hall = await eve.get("/api/hall", LobbyInfo)
    assert hall.mine == []
    assert public in ids(hall.open)
    assert running in ids(hall.running)
    assert private not in ids(hall.open) + ids(hall.running) + ids(hall.finished)


async def test_the_tables_of_this_device_are_listed_the_latest_first(ada, bob):
    first = await ada.create_table(wanted(ADA, OPEN))
    second = await ada.create_table(wanted(ADA, BOT))
    assert ids((await ada.get("/api/hall", LobbyInfo)).mine) == [second.id, first.id]
    await bob.accept(first.invites[0].token)
    assert ids((await bob.get("/api/hall", LobbyInfo)).mine) == [first.id]
    assert ids((await ada.get("/api/hall", LobbyInfo)).mine) == [first.id, second.id]


def ids(tables: list[TableInfo]) -> list[str]:
    return [table.id for table in tables]


# ---- the guided game


async def test_a_tutorial_is_dealt_from_the_tutorials_seed_with_its_bots(server, ada, bob):
    one = await ada.post("/api/tutorials", TutorialRequest("portal", "Ada"), TableCreated)
    other = await bob.post("/api/tutorials", TutorialRequest("portal"), TableCreated)
    table = await ada.table(one.id)
    assert table.guided
    assert table.commitment == (await bob.table(other.id)).commitment
    assert table.seats[0].kind == "person"
    assert all(seat.kind == "bot" for seat in table.seats[1:])
    assert (await kept(server, one.id)).record.luck


async def test_there_is_no_guided_game_of_a_box_that_can_not_be_opened(ada):
    with pytest.raises(RemoteError, match="'chess' has no tutorial"):
        await ada.post("/api/tutorials", TutorialRequest("chess"), TableCreated)


# ---- what has been played


async def test_each_device_is_told_how_it_fared_in_each_adventure(server, ada, bob, eve):
    table = await played_out(server, ada, bob)
    result = (await ada.table(table)).result
    for seat, device in enumerate((ada, bob)):
        won = seat in result.winners
        expected = Played("evening", int(won), int(not won), won, None)
        assert await device.get("/api/boxes/portal/played", list[Played]) == [expected]
        assert await device.get("/api/boxes/ashardalon/played", list[Played]) == []
    assert await eve.get("/api/boxes/portal/played", list[Played]) == []


async def test_what_was_played_is_asked_of_a_game_that_there_is(ada):
    with pytest.raises(RemoteError, match="there is no game 'chess'"):
        await ada.get("/api/boxes/chess/played", list[Played])
    with pytest.raises(RemoteError, match="there is no game 'chess'"):
        await ada.get("/api/boxes/chess/tips", list[Tip])


async def test_the_tips_of_a_game_are_told(ada):
    tips = await ada.get("/api/boxes/dragonfire/tips", list[Tip])
    assert tips == list(load_tips("dragonfire"))
