"""Whoever and whatever has a picture is shown with it on the table."""

from __future__ import annotations

import re

import pytest

from questboard import art
from questboard.games import PLAYABLE, load_rules
from questboard.testing.conformance import deal, random_answers

SHOWN = {
    "portal": r"hero:[RGBY]\d+|slot:\d+:food|supply:food:[RGBY]|objective:O\d+",
    "ashardalon": r"(hero|figure|villager):[^:]+|player:\d:hero",
    "drizzt": r"(hero|figure|villager):[^:]+|player:\d:hero",
    "dragonfire": r"player:\d:screen|dragonfire:card",
    "fantasy": r"(hero|monster|thing|chest):[^:]+",
}
"""By game: the ids of nodes that have to have a picture."""


@pytest.mark.parametrize("game", PLAYABLE)
def test_figures_and_cards_are_shown_with_their_pictures(game):
    rules = load_rules(game)
    seats = rules.seats[1] if len(rules.seats) > 1 else rules.seats[0]
    names = [f"Player {seat + 1}" for seat in range(seats)]
    table, pictured, without = deal(rules, seats, 11), set(), set()
    for _ in random_answers(table, 11, most=120):
        assert table.ask is not None
        for node in table.scene(table.ask.seat, names).walk():
            if node.picture:
                pictured.add(node.picture)
            elif re.fullmatch(SHOWN[game], node.id) and not (node.face_down or node.hollow):
                without.add(node.id)
    assert without == set()
    assert len(pictured) > 8
    for picture in pictured:
        assert (art.FOLDER / f"{picture}.svg").is_file(), picture
