"""Safety: tokens that nobody can read, doors that open only to our own pages, and limits."""

from __future__ import annotations

import asyncio
from copy import copy
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from questboard.server.protocol import Answer, Invite, LobbyInfo, Problem, Refused, WhyNot
from questboard.testing.remote import TIMEOUT, Device
from questboard.testing.services import Server
from tests.server.tables import ADA, BOT, OPEN, nothing_changes, sitting, table_for_two, wanted

pytestmark = pytest.mark.anyio

WISH = {"game": "portal", "seats": [{"kind": "me"}]}


@pytest.fixture
async def browser(server):
    """A browser: it keeps its cookies."""
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as browser:
        yield browser


def cookie_of(browser):
    return browser.cookies["questboard_device"]


def play_address(server, table):
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"


# ---- tokens


async def test_a_browser_is_known_by_a_cookie_that_scripts_and_other_sites_do_not_get(browser):
    first = await browser.get("/api/hall")
    flags = {flag.strip().lower() for flag in first.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # over plain HTTP it would never come back
    assert len(cookie_of(browser)) >= 32
    assert "set-cookie" not in (await browser.get("/api/hall")).headers
    made = (await browser.post("/api/tables", json=WISH)).json()
    assert [table["id"] for table in (await browser.get("/api/hall")).json()["mine"]] == [made["id"]]


async def test_a_page_makes_its_browser_known_before_its_scripts_ask_several_things_at_once(browser):
    await browser.get("/", headers={"Accept": "text/html,*/*;q=0.8"})
    known = cookie_of(browser)
    answers = await asyncio.gather(browser.get("/api/boxes"), browser.get("/api/hall"))
    assert ["set-cookie" in answer.headers for answer in answers] == [False, False]
    assert cookie_of(browser) == known


async def test_files_of_a_page_make_nobody_known(browser):
    assert "set-cookie" not in (await browser.get("/favicon.svg", headers={"Accept": "*/*"})).headers


async def test_behind_an_encrypting_proxy_the_cookie_is_for_encrypted_lines_only(browser):
    response = await browser.get("/api/hall", headers={"X-Forwarded-Proto": "https"})
    assert response.headers["set-cookie"].endswith("; Secure")


async def test_two_browsers_are_two_devices(server, browser):
    await browser.get("/api/hall")
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as other:
        await other.get("/api/hall")
        assert cookie_of(other) != cookie_of(browser)


async def test_a_token_that_is_too_short_to_be_secret_is_nobodys(server, browser):
    for token in ("x", "123456789012345"):
        headers = {"Authorization": f"Bearer {token}"}
        response = await browser.post("/api/tables", json=WISH, headers=headers)
        assert response.status_code == 201
        assert (await browser.get("/api/hall", headers=headers)).json()["mine"] == []
        browser.cookies.clear()


async def test_tokens_are_kept_as_digests_only(server, ada, bob, device, browser):
    await browser.get("/api/hall")
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    await bob.accept(made.invites[0].token)
    link = await bob.post(f"/api/tables/{made.id}/seats/1/invite", None, Invite)
    phone = device()
    await phone.accept(link.token)
    await browser.post("/api/invitations/accept", json={"token": made.invites[1].token})
    waiting = await ada.create_table(wanted(ADA, OPEN))
    kept = b"".join(file.read_bytes() for file in Path(server.folder).glob("questboard.db*"))
    for device_token in (ada.token, phone.token, cookie_of(browser)):
        assert sha256(device_token.encode()).hexdigest().encode() in kept
        assert device_token.encode() not in kept
    open_link = waiting.invites[0].token
    assert sha256(open_link.encode()).hexdigest().encode() in kept
    for token in (bob.token, link.token, open_link, *(invite.token for invite in made.invites)):
        assert token.encode() not in kept


async def test_tokens_are_in_no_line_of_the_log(server, ada, bob, device, browser):
    await browser.get("/api/hall")
    made = await ada.create_table(wanted(ADA, OPEN, OPEN, OPEN))
    await bob.accept(made.invites[0].token)
    link = await bob.post(f"/api/tables/{made.id}/seats/1/invite", None, Invite)
    await device().accept(link.token)
    await browser.post("/api/invitations/accept", json={"token": made.invites[1].token})
    await browser.post("/api/invitations/accept", json={"token": made.invites[1].token})
    await browser.post("/api/invitations", json={"token": made.invites[2].token, "more": 1})
    headers = {"Cookie": f"questboard_device={cookie_of(browser)}"}
    async with sitting(made.id, ada), connect(play_address(server, made.id), additional_headers=headers):
        pass
    log = server.log
    assert '"level":"debug"' in log
    for token in (ada.token, bob.token, cookie_of(browser), link.token):
        assert token not in log
    for invite in made.invites:
        assert invite.token not in log


async def test_no_answer_tells_the_token_or_the_digest_of_anybody(server, ada, bob, eve):
    table = await table_for_two(ada, bob, public=True)
    said = (await eve.fetch(f"/api/tables/{table}")) + (await eve.fetch("/api/hall"))
    async with sitting(table, ada, eve) as players:
        await players[0].answer(0)
        said += "".join(text for player in players for text in player.received).encode()
    for device in (ada, bob):
        for secret in (device.token, sha256(device.token.encode()).hexdigest()):
            assert secret.encode() not in said


# ---- origins


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "http://127.0.0.1:1", "http://localhost", "null", "http://[", "", "file://"],
)
async def test_pages_of_other_sites_are_turned_away(server, ada, bob, eve, origin):
    table = await table_for_two(ada, bob, public=True)
    headers = {**eve.headers, "Origin": origin}
    async with (
        nothing_changes(server, table),
        httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as page,
    ):
        for path, body in (
            ("/api/tables", WISH),
            (f"/api/tables/{table}/seats/1/sit", {"name": "Eve"}),
            ("/api/invitations/accept", {"token": "x"}),
        ):
            refused = await page.post(path, json=body, headers=headers)
            assert refused.status_code == 403
            assert refused.json() == {
                "code": "forbidden",
                "message": "requests from other sites are not allowed",
            }
        with pytest.raises(InvalidStatus) as turned_away:
            async with connect(play_address(server, table), additional_headers=headers):
                pass
        assert turned_away.value.response.status_code == 403
    assert (await eve.get("/api/hall", LobbyInfo)).mine == []


@pytest.mark.parametrize("origin", ["own", "https://friends.example"])
async def test_our_own_pages_and_those_of_friends_are_welcome(server, ada, origin):
    headers = {**ada.headers, "Origin": server.url if origin == "own" else origin}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=TIMEOUT) as page:
        made = await page.post("/api/tables", json=WISH)
        assert made.status_code == 201
        address = play_address(server, made.json()["id"])
        async with connect(address, additional_headers=headers) as line:
            assert '"type":"table"' in str(await line.recv())


async def test_other_sites_may_not_read_what_they_ask_for(server, ada):
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as page:
        for origin, allowed in (
            ("https://evil.example", None),
            ("https://friends.example", "https://friends.example"),  # as the operator has said
        ):
            response = await page.get("/api/hall", headers={**ada.headers, "Origin": origin})
            assert response.headers.get("access-control-allow-origin") == allowed


# ---- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/anything", 200),
        ("GET", "/api/hall", 200),
        ("GET", "/api/tables/nowhere", 404),
        ("POST", "/api/tables", 400),
        ("GET", "/nothing/here", 404),
        ("PUT", "/api/tables", 405),
        ("GET", "/health", 200),
    ],
)
async def test_every_answer_protects_whoever_reads_it(browser, method, path, status):
    response = await browser.request(method, path)
    assert response.status_code == status
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
    assert "default-src 'self'" in response.headers["content-security-policy"]
    assert "'unsafe-eval'" not in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "same-origin"
    assert "server" not in response.headers


# ---- limits


@pytest.fixture(scope="module")
def strict():
    """A server with little patience."""
    settings: dict[str, Any] = {
        "QUESTBOARD_LOG_LEVEL": "debug",
        "QUESTBOARD_MESSAGES_PER_SECOND": "2",
        "QUESTBOARD_REQUESTS_PER_MINUTE": "20",
    }
    with Server(**settings) as server:
        yield server


@pytest.mark.parametrize("message", [Answer(move=9, index=0), WhyNot(move=9, nodes=["slot:0"])])
async def test_who_sends_too_fast_is_told_to_wait_and_changes_nothing(strict, message):
    ada = Device(strict.url)
    made = await ada.create_table(wanted(ADA, BOT))
    async with sitting(made.id, ada) as [player], nothing_changes(strict, made.id):
        replies = await asyncio.gather(*(player.send(copy(message)) for _ in range(12)))
        assert all(isinstance(reply, Refused) for reply in replies)
        codes = [reply.code for reply in replies]
        assert codes[:6] == ["stale"] * 6  # three seconds' worth at once
        assert "too_fast" in codes[6:]
        assert "wait a moment" in next(reply.message for reply in replies if reply.code == "too_fast")


async def test_who_asks_too_often_is_told_to_wait(strict):
    async with httpx.AsyncClient(base_url=strict.url, timeout=TIMEOUT) as hasty:
        answers = [await hasty.get("/api/boxes") for _ in range(25)]
        late = answers[-1]
        assert late.status_code == 429
        assert httpx.codes.OK in {answer.status_code for answer in answers[:19]}
        problem = late.json()
        assert set(problem) == set(Problem.__struct_fields__)
        assert problem["code"] == "too_fast"
        assert problem["message"]
        assert late.headers["x-content-type-options"] == "nosniff"
        refused = await hasty.post("/api/tables", json=WISH)
        assert refused.status_code == 429
        assert (await hasty.get("/health")).status_code == 200  # whoever watches over it may ask
        assert (await hasty.get("/metrics")).status_code == 429
    noted = [line for line in strict.log.splitlines() if '"status":429' in line]
    assert len(noted) >= 5
