"""For operators: whether it is well, how it does, and what it writes down."""

from __future__ import annotations

import asyncio
import json
import re

import httpx
import pytest

from questboard import __version__
from questboard.server.protocol import Refused, ServerHealth
from questboard.testing.remote import TIMEOUT
from tests.server.tables import ADA, BOT, sitting, wanted

pytestmark = pytest.mark.anyio


async def figures(device):
    """The figures of a server, by name and labels."""
    lines = (await device.fetch("/metrics")).decode().splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")
    }


async def test_a_healthy_server_says_so_and_which_version_it_is(ada):
    await ada.create_table(wanted(ADA, BOT))
    health = await ada.get("/health", ServerHealth)
    assert (health.status, health.version) == ("ok", __version__)
    assert health.tables >= 1


async def test_the_figures_are_in_prometheus_format(server):
    async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT) as prometheus:
        response = await prometheus.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    for line in response.text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .*|\w+({(\w+="[^"]*",?)*})? [-+.\deINFna]+', line), line


async def test_the_figures_tell_what_happens(ada):
    made = await ada.create_table(wanted(ADA, BOT))
    while (before := await figures(ada))["questboard_sockets"]:
        await asyncio.sleep(0.05)  # those of earlier tests are still being closed
    async with sitting(made.id, ada) as [player]:
        during = await figures(ada)
        assert during["questboard_sockets"] == before["questboard_sockets"] + 1
        assert during["questboard_rooms"] >= 1
        for _ in range(3):
            await player.answer(0)
        await player.until(lambda player: player.choices)
        assert isinstance(await player.send_raw("nonsense"), Refused)
    after = await figures(ada)

    def grown(name):
        return after[name] - before.get(name, 0)

    assert grown('questboard_answer_seconds_count{by="person"}') == 3
    assert grown('questboard_answer_seconds_count{by="bot"}') >= 1
    assert grown('questboard_thinking_seconds_count{level="random"}') >= 1
    assert grown('questboard_refused_total{code="malformed"}') == 1
    assert grown('questboard_request_seconds_count{method="GET",route="/metrics",status="200"}') >= 1


async def test_addresses_are_counted_by_their_pattern_and_not_one_by_one(ada):
    for table in ("one", "two", "three"):
        with pytest.raises(Exception, match="there is no table"):
            await ada.table(table)
    counted = await figures(ada)
    assert any('route="/api/tables/{table}"' in name for name in counted)
    assert not any("/api/tables/one" in name for name in counted)


async def test_every_line_of_the_log_is_a_json_object(server, ada):
    made = await ada.create_table(wanted(ADA, BOT))
    async with sitting(made.id, ada) as [player]:
        await player.answer(0)
    first, *lines = server.log.splitlines()
    assert first.startswith("Questboard is at http://127.0.0.1:")  # said to whoever started it
    said = [json.loads(line) for line in lines]
    for line in said:
        assert {"at", "level", "from", "what"} <= set(line)
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["at"])
    begun = [line for line in said if line["what"] == "game begun" and line.get("table") == made.id]
    assert [(line["game"], line["seats"]) for line in begun] == [("portal", 2)]
    requests = [line for line in said if line["what"] == "request"]
    assert {"method", "route", "status", "ms"} <= set(requests[-1])
    assert any(line["route"] == "/api/tables" and line["status"] == 201 for line in requests)
