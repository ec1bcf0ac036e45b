"""Pictures are served as they lie in the package, and nothing beside them is."""

from __future__ import annotations

import httpx
import pytest

from questboard import art
from questboard.testing.remote import TIMEOUT


def test_a_picture_is_served_and_may_be_kept(server):
    picture = art.find("portal", "heroes", "R06")
    assert picture is not None
    answer = httpx.get(f"{server.url}/art/{picture.name}", timeout=TIMEOUT)
    assert answer.text == picture.file.read_text(encoding="utf-8")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age=" in answer.headers["cache-control"]


def test_what_pictures_show_is_served_with_them(server):
    answer = httpx.get(f"{server.url}/art/portal.json", timeout=TIMEOUT)
    picture = art.find("portal", "heroes", "R06")
    assert picture is not None
    assert picture.description in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "portal/heroes/nobody.svg",
        "%2e%2e/scene.py",
        "..%2Fscene.py",
        "portal",
        "__init__.py",
        "__pycache__/__init__.pyc",
    ],
)
def test_what_is_no_picture_is_not_found(server, path):
    answer = httpx.get(f"{server.url}/art/{path}", timeout=TIMEOUT)
    assert answer.status_code == 404
