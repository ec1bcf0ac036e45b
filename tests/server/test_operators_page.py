"""The page for operators says what is so: all settings are on it, and its commands do what they say."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from questboard.server import app, budgets, metrics, room, run, socket
from questboard.server.settings import Settings
from questboard.testing.remote import Device
from tests.server.tables import ADA, kept, sitting, wanted

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).parents[2] / "docs" / "operators.md").read_text(encoding="utf-8")
SOLO = wanted(ADA, options={})


def rows(heading: str) -> dict[str, list[str]]:
    """The table below a heading, by its first column."""
    below = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in below.splitlines() if line.startswith("| ")]
    return {first: rest for first, *rest in cells[1:]}


def command(beginning: str) -> str:
    """A command as the page gives it."""
    [line] = [line for line in PAGE.splitlines() if line.startswith(beginning)]
    return line


def do(line: str, folder: Path, **variables: str) -> None:
    """Type a command in a shell."""
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", **variables}
    subprocess.run(line, shell=True, cwd=folder, env=environment, check=True, timeout=60)


def test_every_setting_is_on_the_page_with_its_default():
    plain = {"database_url": "DATABASE_URL", "redis_url": "REDIS_URL"}
    names = [plain.get(name, f"QUESTBOARD_{name.upper()}") for name in Settings.__struct_fields__]
    told = {name.strip("`"): default for name, (default, _) in rows("Settings").items()}
    assert list(told) == names
    elsewhere = {"DATABASE_URL", "REDIS_URL", "QUESTBOARD_BOT_PROCESSES"}  # where `serve` chooses a default
    for name, field in zip(names, Settings.__struct_fields__, strict=True):
        default = getattr(Settings(), field)
        assert name in elsewhere or told[name] == str(default or "none"), name


def test_every_figure_is_on_the_page():
    told = re.findall(r"`(questboard_\w+)`", " ".join(rows("Monitoring")))
    ours = [metric for metric in vars(metrics).values() if hasattr(metric, "describe")]
    families = {
        family.name for metric in ours if not isinstance(metric, type) for family in metric.describe()
    }
    assert {name.removesuffix("_total") for name in told} == families


def test_the_limits_on_the_page_are_those_of_the_program():
    limits = " ".join(" ".join([what, *more]) for what, more in rows("Limits").items())
    assert (app.MAX_BODY, run.MAX_FRAME) == (64 * 1024, 64 * 1024)
    rates = [int(limit.amount) for what, limit in budgets.LIMITS.items() if what != "thinking"]
    kept = [budgets.SOCKETS, budgets.WAITING_TABLES, budgets.DEVICES, Settings().longest_game]
    for number in (socket.MAX_MESSAGE, socket.MAX_REFUSALS, room.MAX_QUEUED, *rates, *kept):
        assert re.search(rf"\b{number:,}\b", limits), number


async def test_a_copy_of_sqlite_that_is_made_while_people_play_can_be_restored(serve):
    server = serve()
    ada = Device(server.url)
    made = await ada.create_table(SOLO)
    async with sitting(made.id, ada) as [player]:
        for _ in range(5):
            await player.answer(0)
        do(command("python3 -c "), server.folder)
        await player.answer(0)
    await asyncio.to_thread(server.stop)
    for file in server.folder.glob("questboard.db*"):
        file.unlink()
    (server.folder / "backup.db").rename(server.folder / "questboard.db")
    await asyncio.to_thread(server.start)
    async with sitting(made.id, ada) as [player]:
        assert player.shown.move == 5
        await player.answer(0)


async def test_a_dump_of_postgres_that_is_made_while_people_play_can_be_restored(serve, postgres):
    server = serve(database_url=postgres.new_database())
    plain = {
        "DATABASE_URL": server.variables["DATABASE_URL"].replace("+asyncpg", ""),
        "PATH": f"{postgres.programs}:{os.environ['PATH']}",
    }
    ada = Device(server.url)
    made = await ada.create_table(SOLO)
    async with sitting(made.id, ada) as [player]:
        for _ in range(5):
            await player.answer(0)
        do(command("pg_dump "), server.folder, **plain)
        await player.answer(0)
    await asyncio.to_thread(server.stop)
    do(command("pg_restore "), server.folder, **plain)
    assert len((await kept(server, made.id)).moves) == 5
    await asyncio.to_thread(server.start)
    async with sitting(made.id, ada) as [player]:
        await player.answer(0)
        assert player.shown.move == 6
