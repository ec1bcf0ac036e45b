"""Tie breaks: who at a text table doesn't want to be asked about ties that hardly matter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from questboard.kernel import Ask, QuestboardError, Rules
from questboard.language import TABLE, mark
from questboard.ties import EVERY, WAYS, Way, changed, minor_nouns, way

t = TABLE.t


SAID: dict[Way, str] = mark(
    {
        "ask": "you are asked",
        "nearest": "the nearest is taken, which is the first option",
        "bot": "a bot decides",
    }
)


class TieError(QuestboardError):
    """A wish about ties that makes no sense."""


class TieBreaks:
    """How each person's ties are broken, and which answers were given in that way."""

    def __init__(self, rules: Rules[Any, Any], people: Iterable[int], to: Way) -> None:
        self._rules = rules
        self._ways: dict[int, dict[str, Way]] = {seat: changed(None, EVERY, to) for seat in people}
        self._broken: list[int] = []

    def way(self, ask: Ask[Any]) -> Way:
        """How a question to a person is answered."""
        return way(self._ways[ask.seat], self._rules, ask)

    def note(self, ply: int) -> None:
        """Remember that this answer was nobody's own."""
        self._broken.append(ply)

    def go_back(self, ply: int) -> None:
        """Forget what has been taken back."""
        self._broken = [each for each in self._broken if each < ply]

    def is_own(self, ply: int) -> bool:
        """Whether a person gave this answer."""
        return ply not in self._broken

    def set(self, seat: int, words: str) -> None:
        """Carry out a wish such as `nearest`, or `bot a slot` for ties of one kind."""
        to, _, noun = words.partition(" ")
        nouns, wanted = minor_nouns(self._rules), noun.strip().casefold()
        found = [each for each in nouns if wanted in each.casefold()] if wanted else [EVERY]
        known = [each for each in WAYS if each == to.casefold()]
        if not known:
            raise TieError(t("type ties and one of {ways}", ways=", ".join(WAYS)))
        if len(found) != 1:
            raise TieError(
                t(
                    "{noun} is no such tie here; there is {nouns}",
                    noun=repr(noun),
                    nouns=", ".join(nouns) or t("none"),
                )
            )
        self._ways[seat] = changed(self._ways[seat], found[0], known[0])

    def lines(self, seat: int) -> list[str]:
        """How this person's ties are broken, in words."""
        ways = self._ways[seat]
        nouns = minor_nouns(self._rules)
        if not nouns:
            return [t("No question of this game is a tie that hardly matters.")]
        return [
            t(
                "About {noun}, {way}.",
                noun=self._rules.domain.t(noun),
                way=t(SAID[ways.get(noun, ways[EVERY])]),
            )
            for noun in nouns
        ]
