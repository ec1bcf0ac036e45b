"""Seats as written on the command line.

>>> [str(seat) for seat in read_seats("human:Ada,bot:easy,bot:ismcts:50:Zed")]
['human:Ada', 'bot:easy:Marta', 'bot:ismcts:50:Zed']
"""

from __future__ import annotations

from typing import Any, NamedTuple

from questboard.bots import BOT_NAMES, EVERY_LEVEL, THINKERS, make_bot
from questboard.kernel import SPECTATOR, SetupError, Table
from questboard.language import TABLE

t = TABLE.t


class Seat(NamedTuple):
    """A player: a person, or a bot of some level."""

    name: str
    level: str = ""
    """The level of a bot; empty for a person."""

    @property
    def human(self) -> bool:
        """Whether a person plays."""
        return not self.level

    def __str__(self) -> str:
        return f"human:{self.name}" if self.human else f"bot:{self.level}:{self.name}"


def read_seats(text: str) -> list[Seat]:
    """Parse seats such as `human,bot:easy,bot:hard:Quill`."""
    seats = [_read_seat(number, part.strip()) for number, part in enumerate(text.split(","), 1)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise SetupError(t("two seats are called {name}; give each seat its own name", name=name))
    return seats


def default_names(table: Table[Any, Any]) -> list[str]:
    """Names for the seats of a game without names, such as a save."""
    return [t("Player {number}", number=number) for number in range(1, table.seats + 1)]


def read_viewer(table: Table[Any, Any], number: int | None) -> int:
    """The viewer: a seat by its number from 1, or a spectator."""
    if number is None:
        return SPECTATOR
    last = table.seats
    if not 1 <= number <= last:
        raise SetupError(
            t("no seat {number} in a game for {last}; seats are 1-{last}", number=number, last=last)
        )
    return number - 1


def _read_seat(number: int, part: str) -> Seat:
    who, _, rest = part.partition(":")
    if who == "human":
        return Seat(rest.strip() or t("Player {number}", number=number))
    if who != "bot":
        raise SetupError(
            t(
                "seat {number} is {part}; write human, human:NAME, bot:LEVEL or bot:LEVEL:NAME, where "
                "LEVEL is one of {levels}",
                number=number,
                part=repr(part),
                levels=EVERY_LEVEL,
            )
        )
    level, _, name = rest.partition(":")
    if level in THINKERS:
        setting, _, name = name.partition(":")
        level = f"{level}:{setting}"
    try:
        make_bot(level)
    except SetupError as error:
        raise SetupError(
            t("seat {number} is {part}: {error}", number=number, part=repr(part), error=error)
        ) from None
    return Seat(name.strip() or BOT_NAMES[(number - 1) % len(BOT_NAMES)], level)
