"""Games that come to a chosen moment and are put on a server's table, for people to sit down at."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.kernel import Table
from questboard.server.protocol import SeatRequest, TableCreated
from questboard.server.run import add_saved_game
from questboard.server.settings import Settings
from questboard.testing.services import Server

OPEN = SeatRequest("open")
BOT = SeatRequest("bot", "Hob", "random")

FIRST = 0
"""The seat of the person whom a test follows."""

SOME_GAMES = 60
"""This many are played in a hurry in a few seconds."""


def game_at(
    question: str, seats: int = 2, seed: int = 1, after: int = 0, box: str = "portal", **options: Any
) -> Table[Any, Any]:
    """A game, played at random, that has come to such a question for the first seat."""
    game, random = new_table(box, seats, seed, **options), Random(seed)
    while game.ask is not None:
        if game.ask.seat == FIRST and game.ply >= after and re.search(question, game.ask.prompt):
            return game
        game.answer(random.randrange(len(game.ask.options)))
    raise LookupError(f"nobody is asked {question!r} in this game; try another seed")


def game_when(
    ready: Callable[[Table[Any, Any]], bool], seats: int, seed: int = 1, box: str = "drizzt", **options: Any
) -> Table[Any, Any]:
    """A game, played in a hurry, that has come to such a position with a question for the first seat.

    The seed says where the search begins: what doesn't come in one game comes in another.
    """
    for number in range(seed, seed + SOME_GAMES):
        game, random = new_table(box, seats, number, **options), Random(number)
        while game.ask is not None:
            if game.ask.seat == FIRST and ready(game):
                return game
            game.answer(inclined(game.rules, game, random))
    raise LookupError("nothing of that kind comes in any of these games")


def nearly_over(seats: int = 2, seed: int = 1) -> Table[Any, Any]:
    """A game, played at random, that has come to the last question for the first seat."""
    game, random = new_table("portal", seats, seed), Random(seed)
    while game.ask is not None:
        game.answer(random.randrange(len(game.ask.options)))
    mine = [number for number, entry in enumerate(game.log) if entry.seat == FIRST]
    return game.at(mine[-1])


def laid(server: Server, game: Table[Any, Any], *seats: SeatRequest) -> TableCreated:
    """Put a game on a table; the last guest to accept an invitation begins it."""
    settings = Settings(database_url=server.variables["DATABASE_URL"])
    # Playwright has an event loop of its own in this thread, and the server's code needs another.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(add_saved_game, settings, game, seats or [OPEN, BOT]).result()
