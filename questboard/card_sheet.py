"""Card sheets: everything that is known of a card, for a person who asks for it by name.

>>> from questboard.games import load_rules
>>> sheet, = find_cards(load_rules("fantasy"), "flame tongue")
>>> sheet.text
'Star: add 2 swords. A troll that lost HP to it regains none at the start of the next DM turn.'
>>> [hook.name for hook in sheet.hooks]
['says', 'shows', 'star', 'after']
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import msgspec

from questboard.art import described, pictured
from questboard.kernel import Card, QuestboardError, Registry, Rules, hooks_of, reactions_of
from questboard.kernel.cards import title_of
from questboard.ledger import Clause, ledgers, load_ledger

CITED = re.compile(r"\b[A-Z]{2}-\d{3}\b")
"""The id of a clause."""
ADDRESS = re.compile(r"<function (\w+)(?:\.<locals>)?[^>]*>")
"""How Python shows a function."""
BEHIND = re.compile(r"\s*\([^()]*\b[A-Z]{2}-\d{3}\b[^()]*\)")
"""The clauses behind a sentence, in brackets after it."""


class Hook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hook that a card overrides, what it is for, and its value unless it is a method."""

    name: str
    means: str
    value: str = ""


class Reacts(msgspec.Struct, frozen=True):
    """A moment that a card reacts to, and what the player is asked."""

    to: str
    prompt: str
    rule: str


class CardSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is known of a card."""

    id: str
    name: str
    kind: str
    text: str
    """What it does, in our words."""
    figures: dict[str, Any]
    """What is printed on it."""
    source: str
    """Where the figures are known from."""
    picture: str = ""
    """What its picture shows."""
    declared: str = ""
    """The file and line of its class; empty for a card that does nothing of its own."""
    related: dict[str, str] = {}
    """Other cards that its figures name, with their texts."""
    hooks: tuple[Hook, ...] = ()
    reactions: tuple[Reacts, ...] = ()
    rulings: tuple[Clause, ...] = ()
    """The clauses that its class cites or that mention it."""
    tests: tuple[str, ...] = ()


class _Entry(NamedTuple):
    """A card that is printed, declared, or both."""

    kind: type[Card]
    id: str
    card: Card | None
    printed: Any

    @property
    def name(self) -> str:
        return self.card.title if self.card is not None else title_of(self.kind, self.id) or self.id

    @property
    def called(self) -> set[str]:
        return {plain(self.id), plain(self.name)}


def find_cards(rules: Rules[Any, Any], words: str, tests: Path | None = None) -> list[CardSheet]:
    """The sheets of the cards with this id or name; tests are looked for in a folder, if one is given."""
    if rules.registry is None:
        raise QuestboardError(f"the cards of {rules.title} can't be looked up")
    entries = list(_entries(rules.registry))
    wanted = plain(words)
    found = [entry for entry in entries if wanted in entry.called]
    if not found:
        raise QuestboardError(f"{rules.title} has no card {words!r}{_suggestions(wanted, entries)}")
    return [_sheet(rules.name, entry, entries, tests) for entry in found]


class CardBrief(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in short, for somebody who looks for words in the rules."""

    id: str
    name: str
    kind: str
    """What kind of thing it is: "monster", "hero effect"."""
    text: str = ""
    picture: str = ""
    """The path of its picture, as scenes name it."""


def printed_cards(rules: Rules[Any, Any]) -> Iterator[CardBrief]:
    """All cards, figures and terms of a game in short.

    >>> from questboard.games import load_rules
    >>> next(brief.text for brief in printed_cards(load_rules("fantasy")) if brief.id == "pit")
    'Whoever springs it loses 1 HP and has only 1 action on the next turn.'
    """
    if rules.registry is None:
        return
    for entry in _entries(rules.registry):
        if rules.owns(entry.id):
            yield _brief(rules.name, entry)


def _told(entry: _Entry) -> str:
    """What a card does, for somebody who plays: as it is printed, or without the clauses behind it."""
    printed = getattr(entry.printed, "text", "")
    return printed if isinstance(printed, str) and printed else BEHIND.sub("", _text(entry))


def _brief(game: str, entry: _Entry) -> CardBrief:
    kind = (
        re.sub(r"(?<=[a-z])(?=[A-Z])", " ", entry.kind.__name__).removesuffix(" Card").removesuffix(" Kind")
    )
    return CardBrief(entry.id, entry.name, kind.lower(), _told(entry), pictured(game, entry.id, kind))


def _entries(registry: Registry) -> Iterator[_Entry]:
    """Every card of a game, those that are printed but do nothing of their own last."""
    known = set[tuple[type, str]]()
    for card in registry:
        known.update((base, card.id) for base in card.kind.__mro__)
        yield _Entry(card.kind, card.id, card, _printed(card.kind, card.id))
    for kind in registry.kinds:
        for id in kind.printed:
            if (kind, id) not in known:
                known.update((base, id) for base in kind.__mro__)
                yield _Entry(kind, id, None, _printed(kind, id))


def _printed(kind: type[Card], id: str) -> Any:
    printed: Collection[str] = kind.printed
    return printed.get(id) if isinstance(printed, Mapping) else None


def plain(words: str) -> str:
    """A name without capitals and signs.

    >>> plain("Wizard's Staff, +1")
    'wizards staff 1'
    """
    return " ".join(re.sub(r"[^\w\s-]", "", words.casefold()).replace("-", " ").replace("_", " ").split())


def _suggestions(wanted: str, entries: Iterable[_Entry]) -> str:
    """Names that have the words, or else that are spelt nearly so."""
    names = {called: entry.name for entry in entries for called in sorted(entry.called)}
    near = [called for called in names if wanted and wanted in called]
    near = near or get_close_matches(wanted, names, 3)
    suggested = list(dict.fromkeys(names[called] for called in near))[:5]
    return f"; did you mean {' or '.join(suggested)}?" if suggested else ""


class _Mentions:
    """Where a card is mentioned by its name, and not one whose longer name has the same words."""

    def __init__(self, entry: _Entry, entries: Iterable[_Entry]) -> None:
        self.name = entry.name
        names = {each.name for each in entries} - {self.name}
        self.longer = [name for name in names if re.search(_word(self.name), name)]

    def in_text(self, text: str) -> bool:
        """Whether a text mentions the card."""
        return self._found(text, self.name, self.longer)

    def in_test(self, test: str) -> bool:
        """Whether the name of a test mentions the card."""
        return self._found(plain(test), plain(self.name), map(plain, self.longer))

    def _found(self, text: str, name: str, longer: Iterable[str]) -> bool:
        for other in longer:
            text = text.replace(other, "")
        return re.search(_word(name), text) is not None


def _word(name: str) -> str:
    """The pattern of a name that stands alone, perhaps in the plural."""
    return rf"\b{re.escape(name)}s?\b"


# ---- what stands on a sheet


def _sheet(game: str, entry: _Entry, entries: Sequence[_Entry], tests: Path | None) -> CardSheet:
    card, printed, text, mentions = entry.card, entry.printed, _text(entry), _Mentions(entry, entries)
    figures = _figures(printed, besides=(entry.id, entry.name, text))
    return CardSheet(
        id=entry.id,
        name=entry.name,
        kind=entry.kind.__name__,
        text=text,
        figures=figures,
        source=getattr(printed, "source", ""),
        picture=described(game, entry.id, entry.kind.__name__),
        declared=_place(type(card)) if card is not None else "",
        related=_related(figures.values(), entries),
        hooks=tuple(_hooks(card)) if card is not None else (),
        reactions=tuple(_reactions(card)) if card is not None else (),
        rulings=tuple(_rulings(game, entry, mentions)),
        tests=tuple(_tests(game, entry, mentions, tests)) if tests is not None else (),
    )


def _text(entry: _Entry) -> str:
    """What a card does: its class says it, or else the text that is printed."""
    if entry.card is not None and (text := inspect.getdoc(type(entry.card))):
        return " ".join(text.split())
    return str(getattr(entry.printed, "text", ""))


def _figures(printed: Any, besides: Collection[str]) -> dict[str, Any]:
    """What is printed on a card, without what every card has and what is said already."""
    if not isinstance(printed, msgspec.Struct):
        return {}
    return {
        name: _printed_value(value)
        for name, value in _unusual(printed).items()
        if name not in ("source", "short") and value not in besides
    }


def _unusual(printed: msgspec.Struct) -> dict[str, Any]:
    """The fields that have not the value that they have without being written down."""
    values = {field.name: getattr(printed, field.name) for field in msgspec.structs.fields(printed)}
    usual = {field.name: field.default for field in msgspec.structs.fields(printed)}
    return {name: value for name, value in values.items() if value not in ("", (), {}, usual[name])}


def _printed_value(value: Any) -> Any:
    """A figure as plain data; of an attack, a tactic and the like no more than what is peculiar to it."""
    if isinstance(value, msgspec.Struct):
        return {name: _printed_value(each) for name, each in _unusual(value).items()}
    if isinstance(value, list | tuple):
        return [_printed_value(each) for each in value]
    return msgspec.to_builtins(value)


def _related(figures: Iterable[Any], entries: Iterable[_Entry]) -> dict[str, str]:
    """The cards whose ids are figures of another, such as the effect of a Hero."""
    named = [each for value in figures for each in (value if isinstance(value, list | tuple) else [value])]
    return {f"{entry.id} {entry.name}": _text(entry) for entry in entries if entry.id in named}


def _place(cls: type) -> str:
    """The file and line of a class, from the folder of the package."""
    file = Path(inspect.getfile(cls))
    root = Path(__file__).parents[1]
    where = file.relative_to(root) if file.is_relative_to(root) else file
    return f"{where.as_posix()}:{_source(cls)[1]}"


@cache
def _source(cls: type) -> tuple[str, int]:
    """The text of a class and the line where it starts. To find them, Python parses the whole file."""
    lines, first = inspect.getsourcelines(cls)
    return "".join(lines), first


def _hooks(card: Card) -> Iterator[Hook]:
    """The hooks that a card overrides, in the order of its kind."""
    own, means = hooks_of(card), _meanings(card.kind)
    for name in sorted(own, key=[*means, *own].index):
        value = own[name]
        shown = "" if inspect.isroutine(value) else re.sub(ADDRESS, r"\1", repr(value))
        yield Hook(name, means.get(name, ""), shown)


def _meanings(kind: type[Card]) -> dict[str, str]:
    """The first line of the docs of each hook of a kind, those of its base classes first."""
    bases: list[type] = [base for base in kind.__mro__ if issubclass(base, Card) and base is not Card]
    found: dict[str, str] = {}
    for base in reversed(bases):
        found |= _docs(base)
    return found


@cache
def _docs(cls: type) -> dict[str, str]:
    """The first line of the docs of the methods and attributes of a class."""
    (tree,) = ast.parse(dedent(_source(cls)[0])).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for node, following in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found[name] = (ast.get_docstring(node) or "").partition("\n")[0]
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = _string(following).partition("\n")[0]
    return found


def _string(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a string."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def _reactions(card: Card) -> Iterator[Reacts]:
    for reaction in reactions_of(card):
        yield Reacts(reaction.to.__name__, "" if reaction.forced else reaction.prompt, reaction.rule)


def _rulings(game: str, entry: _Entry, mentions: _Mentions) -> Iterator[Clause]:
    """The clauses that the class of a card cites, and those that mention the card by its name."""
    if game not in ledgers():
        return
    bases = type(entry.card).__mro__
    own: list[type] = [base for base in bases if issubclass(base, entry.kind) and base is not entry.kind]
    cited = {clause for base in own for clause in CITED.findall(_source(base)[0])}
    for clause in load_ledger(game).clauses:
        if clause.id in cited or mentions.in_text(clause.rule) or mentions.in_text(clause.note):
            yield clause


def _tests(game: str, entry: _Entry, mentions: _Mentions, tests: Path) -> list[str]:
    """The tests of a game whose names mention a card; if none does, those that use its id."""
    named, used = [], []
    id = re.compile(rf"[\"'\s]{re.escape(entry.id)}[\"'\s]")
    for file in sorted((tests / game).rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        lines, where = text.splitlines(), file.relative_to(tests.parent).as_posix()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                if mentions.in_test(node.name):
                    named.append(f"{where}::{node.name}")
                elif id.search("\n".join(lines[first - 1 : node.end_lineno])):
                    used.append(f"{where}::{node.name}")
    return named or used
