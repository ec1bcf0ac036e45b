"""Ties that hardly matter: who breaks them for a person who doesn't want to be asked.

A kind of option says that it is `minor`. A person may then leave it to the table, which takes what is nearest
(the first option), or to a bot: all such ties at once, or those of one kind, which goes by its noun.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from questboard.kernel import Ask, Rules

Way: TypeAlias = Literal["ask", "nearest", "bot"]
"""Ask the person, take the first option, or have a bot decide."""
Ways: TypeAlias = Mapping[str, Way]
"""By the noun of a kind of option: how its ties are broken. `EVERY` stands for all others."""

WAYS: tuple[Way, ...] = get_args(Way)
EVERY = ""
TIE_BREAKER = "medium"
"""The level of the bot that breaks ties."""


def minor_nouns(rules: Rules[Any, Any]) -> list[str]:
    """What a game asks that hardly matters."""
    return sorted({kind.noun for kind in rules.kinds.values() if kind.minor})


def way(ways: Ways | None, rules: Rules[Any, Any], ask: Ask[Any]) -> Way:
    """How a question to a person is answered; one that matters is always asked."""
    kind = rules.kinds.get(ask.kind)
    if not ways or kind is None or not kind.minor:
        return "ask"
    return ways.get(kind.noun, ways.get(EVERY, "ask"))


def changed(ways: Ways | None, noun: str, to: Way) -> dict[str, Way]:
    """The ways after a change: of one kind, or of all at once.

    >>> changed({"": "bot", "a gem": "ask"}, "a card", "nearest")
    {'': 'bot', 'a gem': 'ask', 'a card': 'nearest'}
    >>> changed({"": "bot", "a gem": "ask"}, EVERY, "nearest")
    {'': 'nearest'}
    """
    return {noun: to} if noun == EVERY else {**(ways or {}), noun: to}
