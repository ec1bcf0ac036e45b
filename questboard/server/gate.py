"""The gate: who comes in, from where, and how that is noted.

A device is known by a random token, in a cookie or (for programs) in a header; only the token's
digest goes any further. Requests and sockets from other sites' pages are turned away.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from questboard.server.denied import Denied
from questboard.server.lobby import digest, new_token
from questboard.server.metrics import REQUESTS

log = logging.getLogger(__name__)

COOKIE = "questboard_device"
TWO_YEARS = 2 * 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
SHORTEST_TOKEN = 16

PROTECTION = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Gate(ASGIMiddleware):
    """Everything that comes in passes here."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Note the device, turn away what comes from elsewhere, and time what is done."""
        headers = Headers.from_scope(scope)
        token = token_of(headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(headers)
            scope["state"]["device"] = digest(token) if token else ""
            await next_app(scope, receive, send)
            return
        if scope["method"] not in SAFE:
            self._check_origin(headers)
        is_new = not token and (scope["path"].startswith("/api/") or _wants_page(headers))
        if is_new:
            token = new_token()
        scope["state"]["device"] = digest(token) if token else ""
        began, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableScopeHeaders.from_message(message)
                for name, value in PROTECTION.items():
                    answer.setdefault(name, value)
                if is_new:
                    answer.add("Set-Cookie", cookie(token, secure=scope["scheme"] == "https"))
            await send(message)

        try:
            await next_app(scope, receive, send_noted)
        except HTTPException as refused:  # by what stands before the handlers: a limit
            status = refused.status_code
            raise
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is None or origin in self._origins or _site(origin) == headers.get("host"):
            return
        raise Denied("forbidden", "this server answers only pages of its own")

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        # The template, not the path: what people put into addresses is nobody's business.
        route = str(scope.get("path_template") or "elsewhere")
        REQUESTS.labels(scope["method"], route, status).observe(seconds)
        took = round(seconds * 1000, 1)
        log.debug("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})


def _wants_page(headers: Headers) -> bool:
    """Whether a browser opens a page; what its scripts then ask at once is to come from one device."""
    return "text/html" in headers.get("accept", "")


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # half an address in brackets, say
        return None


def token_of(headers: Headers) -> str:
    """The device's token, from the header or the cookie; empty if there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        try:
            cookies = SimpleCookie(headers.get("cookie", ""))
        except CookieError:
            return ""
        token = cookies[COOKIE].value if COOKIE in cookies else ""
    token = token.strip()
    return token if len(token) >= SHORTEST_TOKEN else ""


def cookie(token: str, secure: bool) -> str:
    """The cookie by which a device is known again."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={TWO_YEARS}; HttpOnly; SameSite=Lax{flags}"


class Bucket:
    """How fast one socket may send: so many messages a second, and a few seconds' worth at once."""

    BURST = 3

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._left = float(per_second * self.BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether another message is welcome."""
        now = time.monotonic()
        self._left = min(self._rate * self.BURST, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
