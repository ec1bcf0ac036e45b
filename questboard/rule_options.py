"""Rule options in words: what a table can choose before a game, for people.

The values of a rule option are the game's (its `Options`); what they are called in each language of the
interface stands in `rule_options.yaml` beside the game's ledger.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questboard.content import Words, in_every_language, load_entries
from questboard.games import folder_of
from questboard.language import TABLE, mark

ON, OFF = in_every_language(TABLE, mark("on")), in_every_language(TABLE, mark("off"))


class RuleOptionWords(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a rule option and its values are called, and which clause it changes."""

    id: str
    label: Words
    rule: str
    values: dict[str, Words] = {}
    """By their text; a number and a yes or no need no words."""

    def word(self, value: Any) -> Words:
        """What a value is called."""
        if isinstance(value, bool):
            return ON if value else OFF
        return self.values.get(str(value)) or Words(str(value), str(value))


@cache
def load_rule_options(game: str) -> dict[str, RuleOptionWords]:
    """The rule options of a game in words, by their names."""
    file = folder_of(game) / "rule_options.yaml"
    return {entry.id: entry for entry in load_entries(file, RuleOptionWords)} if file.is_file() else {}


def words_for(game: str, name: str) -> RuleOptionWords:
    """A rule option in words; one that no file names is called by its own name."""
    return load_rule_options(game).get(name) or RuleOptionWords(name, Words(name, name), "")
