"""The application: everything put together for an ASGI server."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from questboard import __version__
from questboard.kernel import QuestboardError
from questboard.server import logs
from questboard.server.channel import Channel
from questboard.server.denied import STATUS, Denied
from questboard.server.gate import PROTECTION, Gate
from questboard.server.house import House
from questboard.server.http import BOXES, OPERATORS, TABLES
from questboard.server.metrics import REFUSED
from questboard.server.pages import assets, favicon, page, review_page
from questboard.server.settings import Settings
from questboard.server.socket import play_socket
from questboard.server.store import Store
from questboard.server.thinkers import Thinkers
from questboard.server.wire import ErrorCode, Problem

log = logging.getLogger(__name__)

LARGEST_BODY = 64 * 1024
TURN = 0.0005
"""Seconds for which a thread may keep the interpreter from the others: SQLite's thread has little to do,
and whoever waits for a move to be kept waits for it."""


def app_from_environment() -> Litestar:
    """The application as each process of a server makes it."""
    settings = Settings.from_environment(os.environ)
    logs.set_up(settings.log_level)
    return create_app(settings)


def create_app(settings: Settings) -> Litestar:
    """The application."""
    limits = []
    if settings.requests_per_minute:
        limit = RateLimitConfig(("minute", settings.requests_per_minute), exclude=["^/assets", "^/health"])
        limits.append(limit.middleware)
    return Litestar(
        route_handlers=[BOXES, TABLES, OPERATORS, play_socket, page, review_page, favicon, *assets()],
        middleware=[Gate(filter(None, settings.origins.split(","))), *limits],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "device": Provide(_device, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        lifespan=[lambda app: _open(app, settings)],
        exception_handlers={
            Denied: _denied,
            QuestboardError: _refused,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Questboard",
            version=__version__,
            description="Tables for board games. A game in play is a WebSocket; everything else is here.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def _open(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    store = Store(settings.database_url)
    await store.open()
    house = House(
        store,
        Thinkers(settings.thinkers),
        Channel(settings.redis_url),
        settings.absent_after,
        settings.review_seconds,
    )
    app.state.house = house
    async with house.open():
        gc.freeze()  # what is loaded by now stays
        sys.setswitchinterval(TURN)
        log.info("open", extra={"version": __version__, "pid": os.getpid()})
        yield
    log.info("closed")


def _house(state: State) -> House:
    house: House = state.house
    return house


def _device(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(request.scope["state"]["device"])


# ---- what went wrong, in one shape


def _problem(code: ErrorCode, message: str, status: int) -> Response[Problem]:
    REFUSED.labels(code).inc()
    return Response(Problem(code, message), status_code=status, headers=dict(PROTECTION))


def _denied(_: Request[Any, Any, Any], error: Denied) -> Response[Problem]:
    return _problem(error.code, error.message, error.status)


def _refused(_: Request[Any, Any, Any], error: QuestboardError) -> Response[Problem]:
    denied = Denied.because(error)
    return _problem(denied.code, denied.message, denied.status)


def _http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes: dict[int, ErrorCode] = {status: code for code, status in STATUS.items()}
    extra = error.extra
    reasons = [str(each.get("message", each)) for each in extra] if isinstance(extra, list) else []
    response = _problem(
        codes.get(error.status_code, "malformed"), "; ".join([error.detail, *reasons]), error.status_code
    )
    response.headers.update(error.headers or {})
    return response


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return _problem("malformed", "this has too many brackets within brackets", 400)


def _failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem("server", "something went wrong here; it has been noted", 500)
