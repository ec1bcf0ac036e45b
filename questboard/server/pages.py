"""The pages: the client as it was built, which finds its own way by the address."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from questboard.server.denied import Denied
from questboard.server.house import House

CLIENT = Path(__file__).parent / "client"
FOREVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)
NOT_BUILT = """<!doctype html>
<html lang="en"><title>Questboard</title>
<p>The browser table has not been built. Run <code>pip install .</code> (or <code>make</code>) again
with Node.js on the PATH; <code>questboard play --text</code> works without it.</p></html>
"""


@get(["/", "/join", "/about", "/table/{table:str}", "/table/{table:str}/replay"], include_in_schema=False)
async def page() -> Response[str]:
    """The one page that is every page."""
    return Response(index(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/table/{table:str}/review", include_in_schema=False)
async def review_page(house: NamedDependency[House], table: FromPath[str]) -> Response[str] | Redirect:
    """The review of a game, for everybody who has its link; without one, the table where it can be had."""
    found = await house.critics.page(await house.room(table))
    if found is None:
        return Redirect(f"/table/{table}")
    return Response(found, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """The sign over the door."""
    try:
        return Response((CLIENT / "favicon.svg").read_bytes(), media_type="image/svg+xml")
    except FileNotFoundError:
        raise Denied("not_found", "the browser table has not been built") from None


def index() -> str:
    """The client's page, or a word on how to build it."""
    file = CLIENT / "index.html"
    return file.read_text(encoding="utf-8") if file.exists() else NOT_BUILT


def assets() -> list[Router]:
    """Built files; their names change when they do, so that they can be kept forever."""
    folder = CLIENT / "assets"
    if not folder.exists():
        return []
    return [
        create_static_files_router(
            "/assets", [folder], include_in_schema=False, cache_control=FOREVER, name="assets"
        )
    ]
