"""A driver for rule tests: build a position from text, answer by label, look at what happened."""

from __future__ import annotations

from typing import Any, Self

from questboard.games import load_rules, new_table
from questboard.kernel import Ask, Event, Refusal, Table


class Driver:
    """A table that is answered in words.

    An answer is an option's label ("near seat 3"), the option itself ("R15"), or the beginning
    of a label that fits one option only. Whatever is wrong with it is said with all the labels.
    """

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table

    @property
    def state(self) -> Any:
        """The true state: tests may look."""
        return self.table.state

    @property
    def ask(self) -> Ask[Any]:
        """The question; a test that gets here in a finished game has gone wrong."""
        assert self.table.ask is not None, "the game is over; nobody is asked"
        return self.table.ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.ask is None

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.ask.seat

    @property
    def prompt(self) -> str:
        """The question in words."""
        return self.table.rules.prompt(self.ask)

    @property
    def options(self) -> list[str]:
        """The labels of the options."""
        return self.table.rules.labels(self.ask)

    @property
    def refused(self) -> list[Refusal]:
        """What is not offered, and why."""
        return self.ask.refused

    def answer(self, *words: str) -> Self:
        """Answer one question after another."""
        for word in words:
            self.table.answer(self._find(word), seat=self.ask.seat)
        return self

    def _find(self, word: str) -> int:
        labels = self.options
        if word in labels:
            return labels.index(word)
        values = [str(option) for option in self.ask.options]
        if values.count(word) == 1:
            return values.index(word)
        fits = [i for i, label in enumerate(labels) if label.lower().startswith(word.lower())]
        if len(fits) != 1:
            found = "no option" if not fits else "more than one option"
            raise AssertionError(f"{self.prompt} {found} fits {word!r}; there are {', '.join(labels)}")
        return fits[0]

    def told(self, kind: str, ply: int = 0) -> list[Event]:
        """The events of a kind since a ply."""
        return [event for event in self.table.journal if event.kind == kind and event.ply >= ply]

    def log(self, seat: int = -1) -> str:
        """The journal in words, as a seat may know it."""
        names = [f"player {number + 1}" for number in range(self.table.seats)]
        return "\n".join(line for _, line in self.table.rules.log(self.table.journal, seat, names))


def position(game: str, text: str, *agenda: tuple[str | int, ...]) -> Driver:
    """A table from a position in the game's notation.

    Steps given as `agenda` are played instead of the turn of the player to move, first one first.
    """
    rules = load_rules(game)
    state = rules.parse(text)
    if agenda:
        state.agenda = list(reversed(agenda))
    return Driver(Table(rules, state))


def dealt(game: str, seats: int, seed: int | str = 0, **options: Any) -> Driver:
    """A newly dealt table."""
    return Driver(new_table(game, seats, seed, **options))
