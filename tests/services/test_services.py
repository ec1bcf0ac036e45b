"""The services that other tests lean on are real, new for each test, and gone afterwards."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import SystemRandom

import pytest
from redis.asyncio import Redis as RedisClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from questboard.testing import services
from questboard.testing.services import Postgres, Redis, Service, ServiceFailed, ServiceMissing


async def asked(url: str, *questions: str) -> list[object]:
    """What a database answers to each of some statements, which are committed."""
    engine = create_async_engine(url)
    answers: list[object] = []
    async with engine.begin() as connection:
        for question in questions:
            result = await connection.execute(text(question))
            answers.append(result.scalar() if result.returns_rows else None)
    await engine.dispose()
    return answers


async def ping(url: str) -> bool:
    async with RedisClient.from_url(url) as client:
        return bool(await client.ping())


def test_postgres_answers(postgres_url):
    assert asyncio.run(asked(postgres_url, "select 6 * 7")) == [42]


def test_each_test_has_a_database_of_its_own(postgres, postgres_url):
    asyncio.run(asked(postgres_url, "create table mugs (ale int)"))
    count = "select count(*) from pg_tables where tablename = 'mugs'"
    assert asyncio.run(asked(postgres_url, count)) == [1]
    assert asyncio.run(asked(postgres.new_database(), count)) == [0]


def test_a_postgres_only_waits_for_its_disk_where_a_test_wants_that(postgres_url, durable_postgres_url):
    assert asyncio.run(asked(postgres_url, "show fsync")) == ["off"]
    assert asyncio.run(asked(durable_postgres_url, "show fsync", "show synchronous_commit")) == ["on", "on"]


def test_a_postgres_that_was_killed_comes_back_with_what_was_committed():
    with Postgres(durable=True) as postgres:
        url = postgres.new_database()
        asyncio.run(asked(url, "create table mugs (ale int)", "insert into mugs values (3)"))
        postgres.kill()
        postgres.restart()
        assert asyncio.run(asked(url, "select ale from mugs")) == [3]


def test_redis_answers(redis_url):
    assert asyncio.run(ping(redis_url))


def test_a_service_leaves_nothing_behind():
    with Redis() as redis:
        pid, folder = redis.pid, redis.folder
        assert folder.exists()
    assert not folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize("missing", ["chromium", "postgres_programs", "redis_program"])
def test_a_missing_program_is_an_error_with_a_hint(missing, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    with pytest.raises(ServiceMissing, match=r"tools/install_services\.sh"):
        getattr(services, missing)()


def test_what_a_service_said_is_told_when_it_cannot_start():
    class Hasty(Service):
        def command(self) -> list[str]:
            return ["sh", "-c", "echo no ale left; exit 1"]

    with pytest.raises(ServiceFailed, match="no ale left"), Hasty():
        pass


def test_free_ports_are_not_those_of_outgoing_connections():
    span = Path("/proc/sys/net/ipv4/ip_local_port_range")
    first = int(span.read_text().split()[0]) if span.exists() else 49_152
    for _ in range(20):
        with services.reserve_port() as reserved:
            assert reserved.getsockname()[1] < first


def test_a_port_is_given_to_nobody_else_as_long_as_it_is_reserved(monkeypatch):
    with services.reserve_port() as reserved, services.reserve_port() as other:
        taken, free = reserved.getsockname()[1], other.getsockname()[1]
        other.close()
        drawn = iter([taken, free])
        monkeypatch.setattr(SystemRandom, "randrange", lambda *_: next(drawn))
        with services.reserve_port() as third:
            assert third.getsockname()[1] == free
