"""What an operator is told and can do: sentences instead of tracebacks, and `questboard admin`."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys

import httpx
import pytest
from typer.testing import CliRunner

from questboard.cli import app
from questboard.server.logs import PlainLines
from questboard.server.protocol import Changed, ReportRequest
from questboard.testing.remote import RemoteError
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import ADA, OPEN, opened, table_for_two, wanted

pytestmark = pytest.mark.anyio


def serve(*arguments):
    """What the program says when it can't serve."""
    command = [sys.executable, "-m", "questboard", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_in_use_is_one_sentence(server):
    told = serve(f"--port={server.port}", f"--database={server.folder / 'other.db'}")
    assert told.returncode == 2
    assert "choose another --port" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_database_that_can_not_be_used_is_one_sentence(tmp_path):
    (tmp_path / "notes.txt").write_text("This is no database, but it is long enough to be read as one." * 20)
    for file, sentence in (
        (tmp_path / "notes.txt", "is no database or is damaged"),
        (tmp_path / "nowhere" / "questboard.db", "check that the folder exists and can be written to"),
        (tmp_path, "check that the folder exists"),
    ):
        told = serve("--port=0", f"--database={file}")
        assert told.returncode == 2, told
        assert sentence in told.stderr
        assert told.stderr.count("\n") == 1


@pytest.fixture
def admin(server):
    """The command, with the server's database."""

    def run(*words):
        return CliRunner().invoke(app, ["admin", *words, "--database", server.variables["DATABASE_URL"]])

    return run


async def test_an_operator_sees_and_closes_tables(server, ada, bob, admin, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "")
    table = await table_for_two(ada, bob)
    await ada.post(f"/api/tables/{table}/seats/1/report", ReportRequest("rude \x1b[31m"), Changed)

    def run(*words):
        told = admin(*words)
        assert told.exit_code == 0, told.output
        return told.output

    listed = await asyncio.to_thread(run, "tables")
    assert f"{table}  portal" in listed
    assert "rude \\x1b[31m" in await asyncio.to_thread(run, "reports")
    assert "questboard" in await asyncio.to_thread(run, "export", table)
    assert "is closed" in await asyncio.to_thread(run, "close", table)
    await asyncio.to_thread(run, "ban", table, "2")
    made = await ada.create_table(wanted(ADA, OPEN))
    with pytest.raises(RemoteError, match="you were removed"):
        await bob.accept(made.invites[0].token)
    await asyncio.to_thread(run, "ban", table, "2", "--lift")
    await bob.accept(made.invites[0].token)
    await asyncio.to_thread(run, "delete", table)
    async with opened(server) as store:
        assert await store.table(table) is None


async def test_an_upgrade_is_checked_before_it_is_made(server, ada, bob, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "")
    table = await table_for_two(ada, bob)
    async with opened(server) as store:
        await store.change_table(table, rules=99)
    command = ["upgrade", "--check", server.variables["DATABASE_URL"]]
    told = await asyncio.to_thread(CliRunner().invoke, app, command)
    assert told.exit_code == 1, told.output
    assert f"{table}  portal: rules 99, now " in told.output
    assert "1 of them can't be continued" in told.output


def test_paths_that_no_file_can_have_are_not_found(server):
    for path in ("/assets/%00", "/assets/" + "x" * 400, "/art/%00.svg", "/table/" + "y" * 3000):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404, path
    assert '"level":"error"' not in server.log


def test_a_server_that_knows_its_names_answers_to_no_other():
    with Server(**SETTINGS, QUESTBOARD_HOSTS="games.example") as server:
        for host, status in (("games.example", 200), ("127.0.0.1", 200), ("evil.example", 403)):
            answer = httpx.get(f"{server.url}/api/boxes", headers={"Host": host})
            assert answer.status_code == status, host


def test_encrypted_pages_stay_encrypted_and_known_sites_may_read(server):
    secure = httpx.get(server.url, headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in httpx.get(server.url).headers
    for origin, allowed in (("https://friends.example", "https://friends.example"), ("https://evil", None)):
        answer = httpx.get(f"{server.url}/api/boxes", headers={"Origin": origin})
        assert answer.headers.get("access-control-allow-origin") == allowed
    asks = {"Origin": "https://friends.example", "Access-Control-Request-Method": "POST"}
    assert httpx.options(f"{server.url}/api/tables", headers=asks).status_code == 204


def test_at_a_terminal_the_log_is_one_plain_line():
    record = logging.LogRecord("questboard", logging.WARNING, "", 0, "a bot %s", ("failed",), None)
    record.table = "abc"
    line = PlainLines().format(record)
    assert "a bot failed" in line
    assert "table=abc" in line
    assert "\n" not in line
