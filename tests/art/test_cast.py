"""Everybody who should have a picture by now has one. The content of the games says who that is."""

from __future__ import annotations

import pytest

from questboard import art
from questboard.games.portal.content import HEROES as PATRONS


def missing(game: str, kind: str, ids: list[str]) -> list[str]:
    return [id for id in ids if art.find(game, kind, id) is None]


CAST: dict[tuple[str, str], list[str]] = {
    ("portal", "heroes"): list(PATRONS),
}


@pytest.mark.parametrize(("game", "kind"), CAST)
def test_everybody_has_a_picture(game, kind):
    assert CAST[game, kind], "the content names nobody"
    assert missing(game, kind, CAST[game, kind]) == []


def test_a_patron_looks_as_the_card_says():
    for id, patron in PATRONS.items():
        picture = art.find("portal", "heroes", id)
        assert picture is not None
        assert picture.file.exists()
        assert picture.name == f"portal/heroes/{patron.id}.svg"
