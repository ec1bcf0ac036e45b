"""What is played where the command line doesn't say: adventure, number of seats, and who has which role."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questboard.box import BoxLid, Outing, load_lid
from questboard.cli.lookup import adventure_lines
from questboard.language import TABLE

t = TABLE.t

WIDTH = 100


def choose_outing(
    game: str, ask: Callable[[str], str] = input, write: Callable[[str], Any] = print
) -> Outing | None:
    """Have a person at the terminal choose an adventure; None where there is nothing to choose."""
    lid = load_lid(game)
    if lid is None or len(lid.adventures) < 2:
        return None
    usual = next(number for number, each in enumerate(lid.adventures, 1) if each.id == lid.begin.adventure)
    for number, lines in enumerate(_in_twos(list(adventure_lines(game, WIDTH))), 1):
        write(f"{number:3}. {lines[0].strip().partition(': ')[2] or lines[0].strip()}")
        write(lines[1])
    while True:
        answer = ask(
            t("Which one? (1-{last}; Enter for {usual}) ", last=len(lid.adventures), usual=usual)
        ).strip() or str(usual)
        if answer.isdecimal() and 1 <= int(answer) <= len(lid.adventures):
            return lid.adventures[int(answer) - 1]
        write(t("Please answer with a number from 1 to {last}.", last=len(lid.adventures)))


def usual_count(game: str, outing: Outing | None, otherwise: int = 2) -> int:
    """How many sit down where nobody has said it."""
    lid = load_lid(game)
    if lid is None:
        return otherwise
    fewest, most = outing.players if outing else (1, lid.begin.seats)
    return min(max(lid.begin.seats, fewest), most)


def usual_options(game: str, outing: Outing | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """The rule options of a table at which nobody has chosen a seat: people are heroes."""
    lid = load_lid(game)
    if lid is None:
        return dict(given)
    options = dict(outing.options) if outing else {}
    if lid.master:
        options[lid.master.option] = lid.master.nobody
    return {**options, **given}


def usual_seat(game: str, options: Mapping[str, Any], seats: int) -> int:
    """Where the person sits at a table of so many: on the first seat of a hero."""
    lid = load_lid(game)
    master = lid.master if lid else None
    if not master or seats < 2 or options.get(master.option, master.somebody) != master.somebody:
        return 0
    return int(master.seat == 0)


def role_note(game: str, options: Mapping[str, Any], people: Sequence[bool], names: Sequence[str]) -> str:
    """What a person should hear who sits on the seat that is no hero's; empty if nobody does."""
    lid: BoxLid | None = load_lid(game)
    master = lid.master if lid else None
    if not master or len(people) < 2 or not people[master.seat]:
        return ""
    if options.get(master.option, master.somebody) != master.somebody:
        return ""
    return (
        f"{names[master.seat]} is the {master.name}, who plays on the first seat. With "
        f"--option {master.option}={master.nobody} the table does that, and everybody is a hero."
    )


def at_a_terminal() -> bool:
    """Whether a person can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _in_twos(lines: list[str]) -> list[list[str]]:
    return [lines[at : at + 2] for at in range(0, len(lines), 2)]
