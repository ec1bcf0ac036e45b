"""The application: everything put together for an ASGI server."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
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
from questboard.server.bot_pool import BotPool
from questboard.server.errors import STATUS, RequestError
from questboard.server.garbage import swept_by_hand
from questboard.server.http import BOXES, OPERATORS, TABLES
from questboard.server.lifespan import running
from questboard.server.metrics import REFUSED
from questboard.server.middleware import SECURITY_HEADERS, RequestMiddleware
from questboard.server.pages import assets, favicon, manifest, page, review_page
from questboard.server.process import ServerProcess
from questboard.server.protocol import ErrorCode, Problem
from questboard.server.pubsub import PubSub
from questboard.server.settings import Settings
from questboard.server.socket import play_socket
from questboard.server.store import Store

log = logging.getLogger(__name__)

MAX_BODY = 64 * 1024
SWITCH_INTERVAL = 0.0005
"""Seconds until a thread must yield the interpreter. SQLite's thread has little to do, and every saved move
waits for it."""


def app_from_environment() -> Litestar:
    """The application, as each process of a server creates it."""
    settings = Settings.from_environment(os.environ)
    logs.set_up(settings.log_level)
    return create_app(settings)


def create_app(settings: Settings) -> Litestar:
    """The application."""
    limits = []
    if settings.requests_per_minute:
        limit = RateLimitConfig(
            ("minute", settings.requests_per_minute), exclude=["^/assets", "^/art", "^/health"]
        )
        limits.append(limit.middleware)
    return Litestar(
        route_handlers=[
            BOXES,
            TABLES,
            OPERATORS,
            play_socket,
            page,
            review_page,
            favicon,
            manifest,
            *assets(),
        ],
        middleware=[
            RequestMiddleware(
                filter(None, settings.origins.split(",")), filter(None, settings.hosts.split(","))
            ),
            *limits,
        ],
        dependencies={
            "server": Provide(_server, sync_to_thread=False),
            "device": Provide(_device, sync_to_thread=False),
            "address": Provide(_address, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        lifespan=[lambda app: _lifespan(app, settings)],
        exception_handlers={
            RequestError: _request_error,
            QuestboardError: _kernel_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _unexpected_error,
        },
        openapi_config=OpenAPIConfig(
            title="Questboard",
            version=__version__,
            description="Tables for board games. A running game uses a WebSocket; everything else is here.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        cors_config=_cors(settings.origins),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )


def _cors(origins: str) -> CORSConfig | None:
    """Let pages of other sites read what we answer, if they are known."""
    allowed = [origin for origin in origins.split(",") if origin]
    if not allowed:
        return None
    headers = ["authorization", "content-type"]
    methods: list[Any] = ["GET", "POST"]
    return CORSConfig(
        allow_origins=allowed, allow_methods=methods, allow_headers=headers, allow_credentials=True
    )


@asynccontextmanager
async def _lifespan(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    store = Store(settings.database_url)
    await store.open()
    server = ServerProcess(
        store,
        BotPool(settings.bot_processes),
        PubSub(settings.redis_url),
        settings.absent_after,
        settings.review_seconds,
        settings.luck,
        settings.budget,
        settings.longest_game,
        settings.longest_pause,
    )
    app.state.server = server
    async with running(server, settings.keep_days):
        sys.setswitchinterval(SWITCH_INTERVAL)
        if settings.luck:
            log.warning("all luck comes from a word: whoever knows it knows every deck")
        log.info("started", extra={"version": __version__, "pid": os.getpid()})
        with swept_by_hand():
            yield
    log.info("stopped")


def _server(state: State) -> ServerProcess:
    server: ServerProcess = state.server
    return server


def _device(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(request.scope["state"]["device"])


def _address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


# ---- errors, all in the same form


def _problem(code: ErrorCode, message: str, status: int) -> Response[Problem]:
    REFUSED.labels(code).inc()
    return Response(Problem(code, message), status_code=status, headers=dict(SECURITY_HEADERS))


def _request_error(_: Request[Any, Any, Any], error: RequestError) -> Response[Problem]:
    return _problem(error.code, error.message, error.status)


def _kernel_error(request: Request[Any, Any, Any], error: QuestboardError) -> Response[Problem]:
    return _request_error(request, RequestError.from_kernel(error))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes: dict[int, ErrorCode] = {status: code for code, status in STATUS.items()}
    extra = error.extra
    reasons = [str(each.get("message", each)) for each in extra] if isinstance(extra, list) else []
    response = _problem(
        codes.get(error.status_code, "malformed"), "; ".join([error.detail, *reasons]), error.status_code
    )
    response.headers.update(error.headers or {})
    return response


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    return _problem("malformed", "this is nested too deeply", 400)


def _unexpected_error(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem("server", "something went wrong; the error has been logged", 500)
