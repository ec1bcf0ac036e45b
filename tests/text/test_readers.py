"""Games played by somebody who has nothing but the lines of the text table, over a pipe."""

from __future__ import annotations

import re

import pytest

from tests.text.reader import OVER, Reader, at_the_table
from tests.text.strategies import Strategy, adventurer, delver, hero, host, play

MOST = 600
"""No game of these asks more questions."""
WON = re.compile(r"^Player 1 has won: |^Player 1 and .* have won together: ")
BESIDE_A_BOT = ("--seats", "human,bot:medium")
EVENINGS: list[tuple[str, Strategy, tuple[str, ...], tuple[int, ...]]] = [
    ("portal", host, ("--seats", "human,bot:easy"), (5, 2, 3, 7, 12)),
    ("ashardalon", delver, ("--seats", "human,bot:easy"), (3, 1, 2, 4, 5)),
    ("drizzt", delver, ("--seats", "human,bot:easy", "--option", "difficulty=easier"), (8, 1, 2, 3, 4)),
    ("dragonfire", adventurer, BESIDE_A_BOT, (3, 1, 2, 4, 5)),
    ("fantasy", hero, (*BESIDE_A_BOT, "--option", "dungeon_master=automatic"), (1, 2, 3, 4)),
]


@pytest.mark.parametrize(("game", "strategy", "arguments", "seeds"), EVENINGS)
def test_a_reader_plays_to_the_end_and_wins_a_game(
    game: str, strategy: Strategy, arguments: tuple[str, ...], seeds: tuple[int, ...]
) -> None:
    for seed in seeds:  # the first is won; the others are tried when rules or bots change
        with at_the_table(game, *arguments, "--seed", str(seed)) as reader:
            play(reader, strategy, MOST)
        assert any(line.startswith(OVER) for line in reader.told)
        assert not reader.refusals, "an option can be chosen by its name"
        assert said_in_words(reader)
        if any(WON.match(line) for line in reader.log):
            return
    pytest.fail(f"no game was won with the seeds {seeds}")


def said_in_words(reader: Reader) -> bool:
    """Whether answers were names and squares; numbers are for options that are called the same."""
    typed = [line for line in reader.log if line.startswith("> ")]
    return len(typed) > 10 and sum(line[2:].isdecimal() for line in typed) < len(typed) / 10
