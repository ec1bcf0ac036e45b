"""`questboard play` on somebody's own machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from questboard.testing.services import listens, reserve_port
from tests.browser.person import PATIENCE


@contextmanager
def played(home: Path, *words: str) -> Iterator[tuple[str, str]]:
    """The address that the command prints, as site and page, while it serves from a folder of its own."""
    own = ("DATABASE_URL", "REDIS_URL", "QUESTBOARD_", "XDG_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    reserved = reserve_port()
    port = reserved.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "questboard", "play", *words, "--no-browser", f"--port={port}"],
        env=environment | {"HOME": str(home)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"(http://[^/]+)(/\S*)", said)
        assert address, said
        deadline = time.monotonic() + PATIENCE / 1000
        while not listens(port):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield address[1], address[2]
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=PATIENCE / 1000)
        reserved.close()


def test_the_command_prints_an_address_that_leads_to_the_game(person, tmp_path):
    with played(tmp_path, "portal", "--seats", "human:Ada,bot:easy", "--seed", "7") as (site, page):
        ada = person({"speed": 0}, at=site).open(page)
        ada.button("Take a seat").click()
        assert ada.is_asked()
        assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "bot"]
        expect(ada.region("Players")).to_contain_text("bot, easy")


def test_the_command_with_nothing_but_a_game_opens_its_box(person, tmp_path):
    with played(tmp_path, "ashardalon") as (site, page):
        ada = person({"speed": 0}, at=site).open(page)
        ada.dialog("Wrath of Ashardalon").get_by_role("button", name="Begin").click()
        assert ada.is_asked()
