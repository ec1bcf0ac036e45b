"""The plain text table as it is heard: no sign that speech reads badly, and no noise."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questboard.games import PLAYABLE, load_rules
from questboard.kernel import SPECTATOR, Luck, Table
from questboard.scene import Node, Scene
from questboard.text import Style, TextTable, read_seats
from questboard.text.words import news, read_out
from tests.test_text_table import Script, lanterns, sit

UNHEARD = re.compile(r"[^\w\s.,:;!?'\"()/+%=&*\[\]-]|_|\b[0-9a-f]{32,}\b")
"""Signs that speech leaves out or spells, and numbers that nobody can follow."""
OPTIONS: dict[str, dict[str, Any]] = {"fantasy": {"dungeon_master": "automatic"}}
COMMANDS = ("look", "why", "?", "log", "moves")


@pytest.mark.parametrize("game", PLAYABLE)
def test_everything_that_is_said_in_plain_mode_can_be_heard(game: str) -> None:
    rules = load_rules(game)
    script = Script([*COMMANDS, *["1"] * 40, *COMMANDS])
    table = Table.new(rules, 2, OPTIONS.get(game), Luck.seeded(3))
    seats = read_seats("human:Ada,human:Ben")
    TextTable(table, seats, read=script.read, write=script.write, style=Style(plain=True)).play()
    assert table.ply > 20
    said = [line for line in "\n".join(script.said).split("\n") if line and line != "> "]
    assert len(said) > 100
    assert [(line, found[0]) for line in said if (found := UNHEARD.search(line))] == []


def test_the_commitment_is_told_on_demand_and_the_key_once_the_game_is_over() -> None:
    table = lanterns(1)
    commitment = table.state.luck.commitment
    script = Script(["luck", *["draw"] * 4, "luck"])
    TextTable(
        table, read_seats("human:Ada"), read=script.read, write=script.write, style=Style(plain=True)
    ).play()
    assert "type luck for its commitment" in script.said[3] + script.said[2]
    assert commitment in script.replies["luck"]
    assert script.text.count(commitment) == 2
    drawn, _ = sit(lanterns(1), "human:Ada")
    assert commitment in drawn.text


def scene(*nodes: Node) -> Scene:
    return Scene(game="x", title="X", seat=SPECTATOR, status="", nodes=list(nodes))


def test_a_title_alone_is_no_news_and_neither_are_dice_that_the_log_tells() -> None:
    card = Node(id="c", kind="card", label="A rope.")
    die = Node(id="d", kind="die")
    before = scene(
        Node(id="t", kind="tray", label="Ada:", children=[card]),
        Node(id="r", kind="track", label="Dice, not rolled yet.", children=[die]),
    )
    after = scene(
        Node(id="t", kind="tray", label="Ada, whose turn it is:", children=[card]),
        Node(id="r", kind="track", label="Ada rolls: 3.", children=[die]),
    )
    assert news(after, read_out(before)) == []
    assert news(after, {}) == ["", "Ada, whose turn it is:", "  A rope.", "Ada rolls: 3."]


def test_cards_that_come_back_as_they_were_are_not_told_again() -> None:
    def hand(name: str, card: str) -> Scene:
        return scene(
            Node(id="h", kind="tray", label=f"{name}:", children=[Node(id=card, kind="card", label=card)])
        )

    seen = read_out(hand("Ada", "rope")) | read_out(hand("Ben", "lamp"))
    assert news(hand("Ada", "rope"), seen) == []
    assert news(hand("Ada", "lamp"), seen) == []
    assert news(hand("Ada", "sword"), seen) == ["Ada:", "  sword"]
