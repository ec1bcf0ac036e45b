"""Pages: the built client, a single-page app that does its own routing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from questboard.art import FOLDER as ART
from questboard.server.errors import RequestError
from questboard.server.process import ServerProcess
from questboard.server.rooms import get_room

CLIENT = Path(__file__).parent / "client"
FOREVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
A_DAY = CacheControlHeader(max_age=24 * 3600, public=True)
NOT_BUILT = """<!doctype html>
<html lang="en"><title>Questboard</title>
<p>The browser table has not been built. Run <code>pip install .</code> (or <code>make</code>) again
with Node.js on the PATH; <code>questboard play --text</code> works without it.</p></html>
"""


@get(["/", "/join", "/about", "/table/{table:str}", "/table/{table:str}/replay"], include_in_schema=False)
async def page() -> Response[str]:
    """The single-page app's entry point."""
    return Response(index(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/table/{table:str}/review", include_in_schema=False)
async def review_page(
    server: NamedDependency[ServerProcess], table: FromPath[str]
) -> Response[str] | Redirect:
    """The review of a game; if there is none, the table, where one can be requested."""
    found = await server.reviews.page(await get_room(server, table))
    if found is None:
        return Redirect(f"/table/{table}")
    return Response(found, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """The icon in the browser's tab, and of the program where it is installed."""
    return built("favicon.svg", "image/svg+xml")


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest() -> Response[bytes]:
    """What a phone has to know to install the program."""
    return built("manifest.webmanifest", "application/manifest+json")


def built(name: str, media_type: str) -> Response[bytes]:
    """A file of the built client."""
    try:
        return Response((CLIENT / name).read_bytes(), media_type=media_type)
    except FileNotFoundError:
        raise RequestError("not_found", "the browser table has not been built") from None


def index() -> str:
    """The client's HTML, or instructions to build it."""
    file = CLIENT / "index.html"
    return file.read_text(encoding="utf-8") if file.exists() else NOT_BUILT


def pictures_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what lies beside the pictures and their descriptions in their folder: the program."""
    if not connection.scope["path"].endswith((".svg", ".json")):
        raise RequestError("not_found", "there is no such picture")


def assets() -> list[Router]:
    """Pictures, and built files. The names of those contain a hash, so browsers may cache them forever."""
    routers = [
        create_static_files_router(
            "/art",
            [ART],
            include_in_schema=False,
            cache_control=A_DAY,
            name="art",
            guards=[pictures_only],
        )
    ]
    folder = CLIENT / "assets"
    if folder.exists():
        routers.append(
            create_static_files_router(
                "/assets", [folder], include_in_schema=False, cache_control=FOREVER, name="assets"
            )
        )
    return routers
