"""English with accents: a word without them is one that no translator was given.

Whole games of The Yawning Portal are played in it: as scenes with their beats and endings, and at the text
table. Players have names with accents, so that every plain word is suspicious.
"""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from questboard import new_table
from questboard.beats import scene_beats
from questboard.ending import game_end
from questboard.games import load_rules
from questboard.kernel import SPECTATOR
from questboard.language import ACCENTED, accented, speaking
from questboard.ledger import ledger_to_read
from questboard.lookup import ADVENTURE, CLAUSE, index_of
from questboard.text import TextTable, read_seats

NAMES = [accented(name) for name in ("Ada", "Bob", "Cas", "Dora")]
PLAIN = re.compile(r"[A-Za-z]{2,}")
NEUTRAL = {
    "area", "card", "color", "cue", "deed", "end", "game", "group", "icon", "id", "kind", "level", "manner",
    "minor", "nodes", "picture", "rule", "shape", "source", "start", "tone", "world", "attacker", "targets",
    "path", "thing", "things",
}  # fmt: skip
"""Fields for programs."""
NO_WORD = re.compile(r"\bYP-\d+\b|\bquestboard [^\n]*|\b[0-9a-f]{32,}\b|\b(Enter|X|VP|PMB)\b")
"""Ids of rules, commands, keys, and what is called the same everywhere."""


def words(value, field=""):
    """All that a person could read in a scene or a beat."""
    if isinstance(value, str):
        if field not in NEUTRAL:
            yield value
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from words(each, name)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words(each, field)


def plain(texts):
    """The texts in which a word has no accents."""
    return sorted({text for text in texts if PLAIN.search(NO_WORD.sub("", text))})


def shown(thing):
    return words(msgspec.to_builtins(thing))


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"extra_objectives": True})])
def test_everything_in_a_scene_is_translated(seats, options):
    table, random, found = new_table("portal", seats, 5, **options), Random(5), []
    table.watch()
    names = NAMES[:seats]
    with speaking(ACCENTED):
        while (ask := table.ask) is not None:
            scene = table.scene(ask.seat, names)
            found += plain(shown(scene))
            kind = table.rules.kind(ask, names, table.view(ask.seat))
            found += plain(kind.reason(option) for option in ask.options if option is not None)
            table.answer(random.randrange(len(ask.options)))
            found += plain(
                text for beat in scene_beats(table, SPECTATOR, names, None) for text in shown(beat)
            )
        found += plain(line for _, line in table.rules.log(table.journal, 0, names))
        found += plain(shown(table.scene(0, names)))
        found += plain(shown(game_end(table, 0, names)))
    assert sorted(set(found)) == []


COMMANDS = [
    "?",
    "? 1",
    "why",
    "look",
    "look words",
    "log",
    "rules",
    "card",
    "hint",
    "ties",
    "undo",
    "moves",
    "help",
]


def test_everything_at_the_text_table_is_translated():
    table, random, written, asked = new_table("portal", 1, 3), Random(3), [], iter(COMMANDS)

    def answer(prompt):
        written.append(prompt)
        if table.ask is None:
            raise EOFError
        if prompt != "> ":
            return "y"
        return next(asked, None) or str(random.randrange(len(table.ask.options)) + 1)

    with speaking(ACCENTED):
        TextTable(table, read_seats(f"human:{NAMES[0]}"), read=answer, write=written.append).play()
    assert len(written) > 200
    lines = [line for text in written for line in text.splitlines()]
    assert plain(line for line in lines if not line.startswith("?")) == []


def test_everything_that_can_be_looked_up_is_translated():
    with speaking(ACCENTED):
        entries = [each.entry for each in index_of(load_rules("portal")).entries]
        assert len(entries) > 250
        found = plain(text for each in entries for text in (each.name, *each.text, each.note))
        found += plain(each.kind for each in entries if each.kind not in (CLAUSE, ADVENTURE))
        found += plain(
            text for each in ledger_to_read("portal").clauses for text in (each.section, each.rule, each.note)
        )
    assert found == []


def test_a_word_that_goes_past_the_catalogue_is_found():
    with speaking(ACCENTED):
        domain = load_rules("portal").domain
        assert plain([domain.t("Take a Gem of which colour?")]) == []
        assert plain([domain.t("Take a Gem of which cloour?")]) == ["Take a Gem of which cloour?"]
