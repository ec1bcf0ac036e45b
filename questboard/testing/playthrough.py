"""Playthroughs: a whole game written out as text, to be read and to be compared.

`python -m questboard.testing.playthrough GAME SEATS SEED [option=value ...] [language=LANGUAGE]` prints one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

from questboard.games import load_rules
from questboard.kernel import SPECTATOR, Event, Outcome
from questboard.language import ENGLISH, speak
from questboard.testing.conformance import AnyRules, AnyTable, deal


def playthrough(rules: AnyRules, seats: int, seed: int, options: dict[str, Any] | None = None) -> str:
    """A game of random answers: positions, questions, answers, and what was told to whom."""
    given = "".join(f", {name}={value}" for name, value in (options or {}).items())
    name = rules.domain.t(rules.title)
    title = f"# {name}, rules version {rules.version}, {seats} seats, seed {seed}{given}"
    return "\n".join((title, *_lines(deal(rules, seats, seed, options), Random(seed)))) + "\n"


def _lines(table: AnyTable, random: Random) -> Iterator[str]:
    rules = table.rules
    told = 0
    while True:
        for number, event in enumerate(table.journal[told:], told):
            before = table.journal[number - 1] if number else None
            if line := _line(table, event, before):
                yield f"    {line} [{event.rule}]"
        told = len(table.journal)
        ask = table.ask
        if ask is None:
            break
        if not (table._since or table.state.agenda):  # a new turn begins with nothing left to do
            yield from ("", *(f"  | {line}" for line in rules.notate(table.state).splitlines()))
        labels = rules.labels(ask)
        answer = random.randrange(len(labels))
        yield f"{table.ply}. Seat {ask.seat + 1}: {rules.prompt(ask)} [{rules.clause(ask.rule)}]"
        yield f"    offered: {', '.join(labels)}"
        for (reason, rule), refused in groupby(ask.refused, lambda refusal: refusal[1:]):
            options = ", ".join(rules.label(ask, each.option) for each in refused)
            yield f"    not {options}: {rules.domain.t(reason)} [{rules.clause(rule)}]"
        yield f"    answered: {labels[answer]}"
        table.answer(answer)
    outcome = table.outcome
    yield f"{_result(outcome)}: {rules.domain.t(outcome.reason)} [{outcome.rule}]"


def _result(outcome: Outcome) -> str:
    """The points, or who has won where the game counts none."""
    if outcome.scores:
        return f"Scores {', '.join(map(str, outcome.scores))}"
    won = " and ".join(f"seat {seat + 1}" for seat in outcome.winners)
    return f"Won by {won}" if won else "Lost"


def _line(table: AnyTable, event: Event, before: Event | None) -> str:
    """What everybody is told, and in brackets what some seats are told instead."""
    rules, names = table.rules, [f"Player {seat + 1}" for seat in range(table.seats)]
    public = rules.log_line(event.seen_by(SPECTATOR), names, before)
    if not event.to:
        return public
    private = rules.log_line(event.seen_by(event.to[0]), names, before)
    return f"{public} (to {', '.join(names[seat] for seat in event.to)}: {private})"


if __name__ == "__main__":
    game, seats, seed, *rule_options = sys.argv[1:]
    chosen = dict(rule_option.split("=", 1) for rule_option in rule_options)
    speak(chosen.pop("language", ENGLISH))
    sys.stdout.write(playthrough(load_rules(game), int(seats), int(seed), chosen))
