"""The rule options of a game: the settings of a table that change a rule or the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from questboard.kernel.errors import SetupError
from questboard.kernel.plain import Fixed


class RuleOptions:
    """The part of `Rules` that reads the settings of a table."""

    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Fixed]]
    """The rule options of a table: a Fixed struct with a default for each."""

    def read_options(self, given: Mapping[str, Any] | None = None) -> Any:
        """The rule options of a table from plain data; an unknown name or value is refused."""
        given = dict(given or {})
        known = self.options.__struct_fields__
        for name in given:
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            name = str(error).rpartition("$.")[2].strip("`")
            values = ", ".join(
                str(value).lower() if isinstance(value, bool) else str(value)
                for value in self.rule_options()[name]
            )
            raise SetupError(f"option {name} can't be {given[name]!r}; it can be {values}") from None

    def rule_options(self) -> dict[str, list[Any]]:
        """The rule options of a table with the values that each can have, its default among them."""
        hints = get_type_hints(self.options)
        return {
            name: [True, False] if hints[name] is bool else list(get_args(hints[name]))
            for name in self.options.__struct_fields__
        }

    def changed_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Those of the rule options of a table that are not at their usual value, as plain data."""
        usual = msgspec.to_builtins(self.options())
        return {name: value for name, value in given.items() if name in usual and value != usual[name]}

    def settled_options(self, given: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        """The rule options of a table as plain data, with what its number of seats decides filled in."""
        return given

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game doesn't have."""
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SetupError(f"{self.title} is for {first} to {last} players, not {seats}")
