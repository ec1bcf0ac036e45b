"""Our own server as a process of its own: on each database, killed, stopped and started again."""

from __future__ import annotations

import signal

import httpx
import pytest

from questboard.testing.remote import TIMEOUT
from questboard.testing.services import ServiceFailed


def boxes(server):
    return httpx.get(f"{server.url}/api/boxes", timeout=TIMEOUT).raise_for_status().json()


def test_a_server_is_there_again_after_a_kill_and_stops_when_asked_to(serve):
    server = serve()
    shelf = boxes(server)
    assert shelf
    killed = server.pid
    server.kill()
    with pytest.raises(httpx.ConnectError):
        boxes(server)
    server.restart()
    assert server.pid != killed
    assert boxes(server) == shelf
    process = server.process
    server.stop()
    assert process.returncode in (0, -signal.SIGTERM)
    with pytest.raises(ServiceFailed, match="isn't running"):
        _ = server.pid


def test_a_server_sees_the_services_that_a_test_chose_and_no_settings_of_the_machine(serve, monkeypatch):
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    monkeypatch.setenv("QUESTBOARD_LOG_LEVEL", "nonsense")
    assert boxes(serve(QUESTBOARD_BOT_PROCESSES="1"))


def test_several_workers_serve_from_postgres_and_redis(serve, postgres_url, redis_url):
    server = serve(database_url=postgres_url, redis_url=redis_url, workers=2)
    assert boxes(server)
    server.kill()
    with pytest.raises(httpx.ConnectError):
        boxes(server)
