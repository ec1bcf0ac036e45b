"""Figures on one board can be told apart at 40 pixels, also by those who see no colours."""

from __future__ import annotations

import re
from base64 import b64encode

import pytest

from art.gallery import load
from art.tokens import BOARDS, closest, on_board, pixels

COLOUR, GREY = 30, 20
"""How far apart two tokens must be, of 255. In grey the same figure in two lights is at most 19 apart, and 26
from itself without its helmet."""


@pytest.mark.parametrize("game", BOARDS)
def test_any_two_figures_on_a_board_differ_in_colour_and_in_grey(game, browser):
    figures = on_board(game, load(game))
    assert len(figures) > 1
    alike = [
        f"{pair.first} and {pair.second}: {pair.colour:.0f} in colour, {pair.grey:.0f} in grey"
        for pair in closest(figures, pixels(browser, figures))
        if pair.colour < COLOUR or pair.grey < GREY
    ]
    assert alike == [], "give one of them another light, shape or pose"


def test_a_portrait_comes_closer_where_it_is_small(browser):
    # The width of a picture on the screen decides, which a canvas does not ask for.
    drizzt = next(picture for picture in load("drizzt") if picture.file == "drizzt/heroes/drizzt.svg").svg()
    plain = re.sub(r"@media[^}]*\}\}", "", drizzt)
    assert plain != drizzt
    page = browser.new_page()
    try:
        shots = {}
        for side in (30, 40):
            for svg in (drizzt, plain):
                page.set_content(f'<img width={side} src="data:image/svg+xml;base64,{encoded(svg)}">')
                page.locator("img").evaluate("image => image.decode()")
                shots[side, svg] = page.locator("img").screenshot()
    finally:
        page.close()
    assert shots[30, drizzt] != shots[30, plain]
    assert shots[40, drizzt] == shots[40, plain]


def encoded(svg: str) -> str:
    return b64encode(svg.encode()).decode()
