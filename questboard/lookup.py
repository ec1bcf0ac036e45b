"""Looking things up: clauses, cards, figures, adventures, tokens and terms of a game in one index.

All that is printed may be read by everybody at any time. What is called like the words comes first, then what
has them in its name, then what says them; a word that nothing has is taken for the nearest one that there is.

>>> from questboard.games import load_rules
>>> found = look_up(load_rules("fantasy"), "flame tonge")
>>> found.meant, found.entries[0].name
('flame tongue', 'Flame Tongue')
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

from questboard.box import Outing, load_lid
from questboard.card_sheet import plain, printed_cards
from questboard.kernel import Rules
from questboard.language import TABLE, mark, spoken_cache
from questboard.ledger import ledger_to_read, ledgers

t, n, p = TABLE.t, TABLE.n, TABLE.p


CLAUSE, ADVENTURE = mark("rule"), mark("adventure")
NEAR = 0.75
"""How alike two words are of which one is taken for the other: 0 to 1."""
SHORTEST = 4
"""A word with fewer letters is not taken for another."""
ENDINGS = 3
"""How many letters a word of a text may be longer than the word that is looked for: poison, poisonous."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be looked up."""

    kind: str
    """What kind of thing it is: "rule", "adventure", "monster", "hero effect", "token"."""
    id: str
    name: str
    """What it is called; for a clause, its chapter."""
    text: tuple[str, ...]
    """What it says, a paragraph each."""
    note: str = ""
    """Our ruling, where the rulebook leaves a choice."""
    picture: str = ""
    """The path of its picture, as scenes name it."""

    def lines(self) -> list[str]:
        """The entry as lines of plain text."""
        note = [t("Note: {note}", note=self.note)] if self.note else []
        if self.kind == CLAUSE:
            return [f"{self.id}: {' '.join(self.text)}", *note]
        return [f"{self.name} ({t(self.kind)}). {' '.join(map(sentence, self.text))}", *note]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a search has found, the best first."""

    entries: tuple[Entry, ...]
    meant: str = ""
    """The words that were looked for instead of mistyped ones; empty where none were."""


class _Indexed(NamedTuple):
    """An entry with the words by which it is found."""

    entry: Entry
    called: frozenset[str]
    """Its name and its id, without capitals and signs."""
    name: str
    text: str

    def rank(self, wanted: str, words: Sequence[str]) -> int | None:
        """How well it fits: 0 is best; None if it lacks a word."""
        if wanted in self.called:
            return 0
        if not all(word in self.name or word in self.text for word in words):
            return None
        named = [word for word in words if _begins(self.name, word)]
        if len(named) == len(words):
            clause = 2 * (self.entry.kind == CLAUSE)  # a chapter is not a name
            return clause + (1 if self.name.startswith(wanted) else 2)
        if all(_is_word(self.name, word) or _is_word(self.text, word) for word in words):
            return 5 if named else 6
        return 7


class Index(NamedTuple):
    """All that can be looked up in a game."""

    entries: tuple[_Indexed, ...]
    names: tuple[str, ...]
    """The words of names."""
    words: tuple[str, ...]
    """All other words."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Index:
        """Index some entries."""
        indexed = tuple(map(_indexed, entries))
        names = dict.fromkeys(word for each in indexed for word in each.name.split())
        words = dict.fromkeys(word for each in indexed for word in each.text.split())
        return cls(indexed, tuple(names), tuple(word for word in words if word not in names))

    def search(self, words: str, kinds: Iterable[str] | None = None) -> Found:
        """What fits some words, the best first; mistyped words are taken for the nearest ones."""
        wanted = plain(words)
        if not wanted:
            return Found(())
        among = [each for each in self.entries if kinds is None or each.entry.kind in kinds]
        if found := _ranked(among, wanted):
            return Found(found)
        meant = self._meant(wanted)
        return Found(_ranked(among, meant), meant) if meant != wanted else Found(())

    def _meant(self, wanted: str) -> str:
        """The words with those that nothing has replaced by the nearest that something has."""
        called = {name: None for each in self.entries for name in each.called if " " in name}
        if whole := get_close_matches(wanted, called, 1, 0.85):
            return whole[0]
        return " ".join(word if self._has(word) else self._nearest(word) for word in wanted.split())

    def _has(self, word: str) -> bool:
        return any(word in each.name or word in each.text for each in self.entries)

    def _nearest(self, word: str) -> str:
        """The word of a name, or else of a text, that is spelt most like another."""
        if len(word) < SHORTEST:
            return word
        near = [each for some in (self.names, self.words) for each in get_close_matches(word, some, 3, NEAR)]
        swapped = [each for each in near if sorted(each) == sorted(word)]
        return next(iter([*swapped, *near]), word)


def look_up(rules: Rules[Any, Any], words: str, cards: bool = False) -> Found:
    """What a game has under some words, the best first; on request only what is no clause."""
    index = index_of(rules)
    if not cards:
        return index.search(words)
    return index.search(words, {each.entry.kind for each in index.entries} - {CLAUSE})


def index_of(rules: Rules[Any, Any]) -> Index:
    """The index of a game."""
    return _index_of(rules)


@spoken_cache
def _index_of(rules: Rules[Any, Any]) -> Index:
    return Index.of(_entries(rules))


def _entries(rules: Rules[Any, Any]) -> Iterator[Entry]:
    """Cards first, then adventures and tokens, then clauses; what says the same twice stands there once."""
    topics = list(rules.topics())
    told = {topic.card for topic in topics}
    seen = set[tuple[str, tuple[str, ...]]]()
    for card in printed_cards(rules):
        text = tuple(rules.printed(card.kind, card.id)) or (card.text,) * bool(card.text)
        if card.id not in told and (card.name, text) not in seen:
            seen.add((card.name, text))
            yield Entry(rules.sort(card.kind), card.id, rules.domain.t(card.name), text, picture=card.picture)
    yield from _adventures(rules)
    for topic in topics:
        if topic.kind != ADVENTURE:
            yield Entry(topic.kind, topic.id, topic.name, tuple(topic.text), picture=topic.picture)
    for clause in ledger_to_read(rules.name).clauses if rules.name in ledgers() else ():
        yield Entry(CLAUSE, clause.id, clause.section, (clause.rule,), clause.note)


def _adventures(rules: Rules[Any, Any]) -> Iterator[Entry]:
    """What the lid of the box tells of each adventure, and the special rules that the game adds."""
    special = {topic.id: topic for topic in rules.topics() if topic.kind == ADVENTURE}
    lid = load_lid(rules.name)
    for outing in lid.adventures if lid else ():
        topic = special.pop(outing.id, None)
        more = () if topic is None else topic.text
        if topic and topic.name != str(outing.title):
            more = (f"{topic.name}.", *more)
        facts = n(
            "{players}, {difficulty}, about {count} minute.",
            "{players}, {difficulty}, about {count} minutes.",
            outing.minutes,
            players=seats_in_words(outing.players),
            difficulty=difficulty(outing),
        )
        picture = topic.picture if topic else ""
        yield Entry(
            ADVENTURE, outing.id, str(outing.title), (facts, str(outing.premise), *more), picture=picture
        )
    for topic in special.values():
        yield Entry(ADVENTURE, topic.id, topic.name, tuple(topic.text), picture=topic.picture)


def difficulty(outing: Outing) -> str:
    """How hard an adventure is."""
    return {
        "gentle": p("difficulty", "gentle"),
        "hard": p("difficulty", "hard"),
        "deadly": p("difficulty", "deadly"),
    }[outing.difficulty]


def seats_in_words(players: tuple[int, int]) -> str:
    """How many can play.

    >>> seats_in_words((1, 5)), seats_in_words((1, 1))
    ('1 to 5 players', '1 player')
    """
    fewest, most = players
    if most > fewest:
        return t("{fewest} to {most} players", fewest=fewest, most=most)
    return n("{count} player", "{count} players", most)


def sentence(text: str) -> str:
    """A line of print as a sentence."""
    end = "" if text.endswith((".", "!", "?", ":")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def _indexed(entry: Entry) -> _Indexed:
    name, id = plain(entry.name), plain(entry.id)
    called = {id} if entry.kind == CLAUSE else {id, name}
    text = plain(" ".join((entry.id, entry.kind, *entry.text, entry.note)))
    return _Indexed(entry, frozenset(called), name, text)


def _ranked(among: Iterable[_Indexed], wanted: str) -> tuple[Entry, ...]:
    words = wanted.split()
    ranks = [(rank, each.entry) for each in among if (rank := each.rank(wanted, words)) is not None]
    return tuple(entry for _, entry in sorted(ranks, key=lambda ranked: ranked[0]))


def _begins(text: str, word: str) -> bool:
    """Whether a word of a text begins with another."""
    return f" {text}".find(f" {word}") >= 0


def _is_word(text: str, word: str) -> bool:
    """Whether a word stands in a text, perhaps with an ending."""
    return re.search(rf"\b{re.escape(word)}\w{{0,{ENDINGS}}}\b", text) is not None
