"""Middleware: identifies devices, rejects requests from other sites, and times every request.

A device is identified by a random token, in a cookie or (for programs) in a header; only the token's digest
goes any further.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs, urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from questboard.language import speaking, wanted
from questboard.server.errors import RequestError
from questboard.server.metrics import REQUESTS
from questboard.server.tokens import digest, new_token

log = logging.getLogger(__name__)

COOKIE = "questboard_device"
LANGUAGE = "language"
"""The parameter of an address that says in which language to answer."""
TWO_YEARS = 2 * 365 * 24 * 3600
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SHORTEST_TOKEN = 16
LONGEST_PATH = 300
"""Longer paths than that lead nowhere; file systems refuse names of more than 255 bytes."""
LOCAL = ("127.0.0.1", "[::1]", "localhost")
"""Names under which this machine checks whether the server is well."""

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class RequestMiddleware(ASGIMiddleware):
    """Wraps every request and every socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, origins: Iterable[str], hosts: Iterable[str] = ()) -> None:
        """`origins` are other sites whose pages may use this server, `hosts` its own names, if known."""
        self._origins = frozenset(origins)
        self._hosts = frozenset(hosts)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Identify the device, check the origin, add security headers, and time the request."""
        headers = Headers.from_scope(scope)
        self._check_host(headers)
        with speaking(language_of(scope, headers)):
            await self._handle(scope, headers, receive, send, next_app)

    async def _handle(
        self, scope: Scope, headers: Headers, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        token = token_of(headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(headers)
            scope["state"]["device"] = digest(token) if token else ""
            await next_app(scope, receive, send)
            return
        path = scope["path"]
        if not path.startswith("/api/") and ("\0" in path or len(path) > LONGEST_PATH):
            raise RequestError("not_found", "there is no such page")
        if scope["method"] not in SAFE_METHODS:
            self._check_origin(headers)
        is_new = not token and (scope["path"].startswith("/api/") or _wants_page(headers))
        if is_new:
            token = new_token()
        scope["state"]["device"] = digest(token) if token else ""
        began, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY_HEADERS.items():
                    answer.setdefault(name, value)
                if scope["scheme"] == "https":
                    answer.setdefault("Strict-Transport-Security", f"max-age={TWO_YEARS}")
                if is_new:
                    answer.add("Set-Cookie", cookie(token, secure=scope["scheme"] == "https"))
            await send(message)

        try:
            await next_app(scope, receive, send_with_headers)
        except HTTPException as error:  # raised before any handler, such as by the rate limit
            status = error.status_code
            raise
        finally:
            self._record(scope, status, time.perf_counter() - began)

    def _check_host(self, headers: Headers) -> None:
        host = headers.get("host", "").rpartition(":")
        name = host[0] if host[1] and host[2].isdigit() else headers.get("host", "")
        if self._hosts and name not in self._hosts and name not in LOCAL:
            raise RequestError("forbidden", "this server goes by another name")

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is None or origin in self._origins or _site(origin) == headers.get("host"):
            return
        raise RequestError("forbidden", "requests from other sites are not allowed")

    def _record(self, scope: HTTPScope, status: int, seconds: float) -> None:
        # The template, not the path, which may hold private ids.
        route = str(scope.get("path_template") or "elsewhere")
        REQUESTS.labels(scope["method"], route, status).observe(seconds)
        took = round(seconds * 1000, 1)
        log.debug("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})


def _wants_page(headers: Headers) -> bool:
    """Whether a browser opens a page. The cookie is set then, before its scripts send several requests."""
    return "text/html" in headers.get("accept", "")


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as half an address in brackets
        return None


def language_of(scope: Scope, headers: Headers) -> str:
    """The language that a request asks for: in its address, as sockets and links do, or in a header."""
    asked = parse_qs(scope["query_string"].decode(errors="replace")).get(LANGUAGE)
    return wanted(asked[0] if asked else headers.get("accept-language"))


def token_of(headers: Headers) -> str:
    """The token of a device, from the header or the cookie; empty if there is none."""
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
    """The cookie that identifies a device."""
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={TWO_YEARS}; HttpOnly; SameSite=Lax{flags}"


class RateLimit:
    """Limits the messages of one socket: a steady rate, with bursts of a few seconds' worth."""

    BURST = 3
    """Seconds."""

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._left = float(per_second * self.BURST)
        self._at = time.monotonic()

    def allows_another(self) -> bool:
        """Whether another message may be sent now; if so, it counts."""
        now = time.monotonic()
        self._left = min(self._rate * self.BURST, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
