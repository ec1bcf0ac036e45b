"""The shelf: all boxes, with what a person can choose before a game."""

from __future__ import annotations

from typing import Any

import msgspec

from questboard import art
from questboard.bots import LEVELS
from questboard.box import load_lid
from questboard.games import load_rules, playable, shelf
from questboard.kernel import Rules
from questboard.language import complete, spoken_cache, told_of
from questboard.ledger import ledgers
from questboard.rule_options import words_for
from questboard.server.protocol import BoxInfo, Cast, RuleOption, RuleOptionValue
from questboard.tutorial import load_tutorial


@spoken_cache
def boxes() -> list[BoxInfo]:
    """All boxes, including those that can't be played yet."""
    found = []
    for box in shelf().values():
        rules = load_rules(box.name) if box.name in playable() else None
        found.append(
            BoxInfo(
                name=box.name,
                title=told_of(box.name, box.title),
                languages=complete(box.name) if rules else [],
                year=box.year,
                players=box.players,
                minutes=box.minutes,
                weight=box.weight,
                playable=rules is not None,
                seats=list(rules.seats) if rules else [],
                rule_options=rule_options(rules) if rules else [],
                adventures=list(rules.adventures) if rules else [],
                levels=list(LEVELS) if rules else [],
                guided=rules is not None and load_tutorial(box.name) is not None,
                written=box.name in ledgers(),
                cast=[
                    Cast(each.name.removesuffix(".svg"), told_of(box.name, each.description))
                    for each in art.cast(box.name)
                ],
                lid=load_lid(box.name) if rules else None,
            )
        )
    return found


def cast(game: str) -> list[Cast]:
    """A few of those whom one meets in a game, and what is seen on their pictures."""
    return [Cast(each.name.removesuffix(".svg"), told_of(game, each.description)) for each in art.cast(game)]


def rule_options(rules: Rules[Any, Any]) -> list[RuleOption]:
    """The rule options of a game, with their labels."""
    defaults, found = msgspec.to_builtins(rules.options()), []
    for name, values in rules.rule_options().items():
        words = words_for(rules.name, name)
        named = [RuleOptionValue(value, words.word(value)) for value in values]
        found.append(RuleOption(name, words.label, words.rule, defaults[name], named))
    return found
