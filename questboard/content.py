"""Content: the printed facts of a game, written by hand in YAML and read into typed entries.

A mistake in a file is reported with its line and with what was expected there, so that the
author of a card needn't know this code. Words stay words: `Y`, `no` and `on` are strings here, and
only `true` and `false` are truth values.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cached_property
from gettext import NullTranslations
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NoReturn, Protocol, Self, TypeAlias, TypeVar, get_args

import msgspec
import yaml
from msgspec import inspect
from yaml import MappingNode, Node, ScalarNode, SequenceNode

from questboard.kernel import QuestboardError
from questboard.language import ACCENTED, ENGLISH, Domain, accented, catalogue_in, spoken

try:  # PyYAML is built with libyaml nearly everywhere, and reads ten times faster with it.
    from yaml import CSafeLoader as SafeLoader
except ImportError:
    from yaml import SafeLoader  # type: ignore[assignment]

T = TypeVar("T", bound=msgspec.Struct)

Source: TypeAlias = Literal["rulebook", "public", "recalled", "original"]
"""Where we know an entry from: the rulebook, public reports, memory, or our own making."""

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=70)]
"""What a card says, in so few words that they fit on a small face."""


class Words(msgspec.Struct, frozen=True):
    """The same text in each language of the interface; a content file has it in English.

    A field for each catalogue in `questboard/languages`; its translation is in the catalogue of the game.
    """

    en: str
    ru: str

    def __str__(self) -> str:
        """The text in the language that is spoken."""
        return accented(self.en) if spoken() == ACCENTED else str(getattr(self, spoken()))


def in_every_language(domain: Domain, message: str) -> Words:
    """A message in each language of the interface."""
    return Words(message, **{each: domain.catalogue(each).gettext(message) for each in LANGUAGES})


LANGUAGES = tuple(name for name in Words.__struct_fields__ if name != ENGLISH)


class ContentError(QuestboardError):
    """A content file has a mistake; the message names the file, the line and what was expected."""


class Sourced(Protocol):
    """An entry that says where it comes from."""

    @property
    def source(self) -> Source:
        """The entry's provenance."""


class Deck(msgspec.Struct, frozen=True):
    """How many cards or pieces of a kind there are, and how many of them come from where."""

    name: str
    count: int
    sources: dict[Source, int]

    @classmethod
    def of(cls, name: str, entries: Iterable[Sourced]) -> Self:
        """Count a deck; an entry with a `count` stands for that many copies.

        >>> class Potion(msgspec.Struct):
        ...     source: Source
        ...     count: int = 1
        >>> Deck.of("potions", [Potion("public", 8), Potion("original")]).sources
        {'rulebook': 0, 'public': 8, 'recalled': 0, 'original': 1}
        """
        sources: dict[Source, int] = dict.fromkeys(get_args(Source), 0)
        for entry in entries:
            sources[entry.source] += getattr(entry, "count", 1)
        return cls(name, sum(sources.values()), sources)


class Page(Generic[T]):
    """A YAML file that holds a list of entries, no two with the same key: a field, or several.

    What one entry can't know of the others, the game checks: it refuses an entry, and the
    complaint names the line.
    """

    def __init__(self, path: Traversable, of: type[T], key: str | tuple[str, ...] = "id") -> None:
        self._key = (key,) if isinstance(key, str) else key
        self._sheet = sheet = _Sheet(path)
        if not isinstance(sheet.root, SequenceNode):
            sheet.refuse(sheet.root, "expected a list of entries, each beginning with '- '")
        self._nodes: list[Node] = sheet.root.value
        self.entries = [sheet.read(node, of) for node in self._nodes]
        lines: dict[str, int] = {}
        for entry, node in zip(self.entries, self._nodes, strict=True):
            name = self._name(entry)
            if name in lines:
                sheet.refuse(node, f"{name} is taken; line {lines[name]} has it already")
            lines[name] = _line(node)

    def refuse(self, entry: T, problem: str) -> NoReturn:
        """Report a mistake in an entry."""
        self._sheet.refuse(self._nodes[self.entries.index(entry)], problem)

    def expect(self, *keys: Any) -> None:
        """Refuse the page unless its entries have just these keys, in this order."""
        for entry, key in zip(self.entries, keys, strict=False):
            name, wanted = self._name(entry), self._called(key)
            if name != wanted:
                self.refuse(entry, f"expected {wanted} here, got {name}")
        if len(self.entries) < len(keys):
            missing = self._called(keys[len(self.entries)])
            self._sheet.refuse((self._nodes or [self._sheet.root])[-1], f"expected {missing} after this")
        if len(self.entries) > len(keys):
            surplus = self.entries[len(keys)]
            self.refuse(surplus, f"expected nothing more here, got {self._name(surplus)}")

    def _name(self, entry: T) -> str:
        return self._called(tuple(getattr(entry, field) for field in self._key))

    def _called(self, key: Any) -> str:
        values = key if isinstance(key, tuple) else (key,)
        return " with ".join(f"the {field} {value!r}" for field, value in zip(self._key, values, strict=True))


def load_entries(path: Traversable, of: type[T], key: str | tuple[str, ...] = "id") -> list[T]:
    """The entries of a YAML file that holds a list of them; no two share the key."""
    return Page(path, of, key).entries


def load_file(path: Traversable, of: type[T]) -> T:
    """The one entry that a whole YAML file is."""
    sheet = _Sheet(path)
    return sheet.read(sheet.root, of)


class _Loader(SafeLoader):
    """YAML as people mean it: see the resolvers below. A key may stand only once in a mapping."""

    def construct_mapping(self, node: MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: dict[str, int] = {}
        for key, _ in node.value:
            if isinstance(key, ScalarNode):
                if key.value in seen:
                    problem = f"the key {key.value!r} is taken; line {seen[key.value]} has it already"
                    raise yaml.constructor.ConstructorError(None, None, problem, key.start_mark)
                seen[key.value] = _line(key)
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|false", "tf"),
    ("int", r"[-+]?(0|[1-9][0-9]*)", "-+0123456789"),
    ("float", r"[-+]?[0-9]+\.[0-9]+", "-+0123456789"),
    ("null", r"null|~|", ["n", "~", ""]),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^({_pattern})$"), list(_first))


class _Sheet:
    """A YAML file with its nodes, which know their lines, and its plain values."""

    def __init__(self, path: Traversable) -> None:
        self.file = path.name
        self.folder = path.parent if isinstance(path, Path) else Path(str(path)).parent
        self.values: dict[Node, Any] = {}
        try:
            loader = _Loader(path.read_text(encoding="utf-8"))
            root = loader.get_single_node()
            if root is not None:
                tops = [root, *root.value] if isinstance(root, SequenceNode) else [root]
                self.values = {node: loader.construct_object(node, deep=True) for node in tops}
        except OSError as error:
            raise ContentError(f"{self.file} can't be opened: {error.strerror}") from None
        except UnicodeDecodeError as error:
            raise ContentError(f"{self.file} is not UTF-8 text: {error.reason}") from None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = f", line {mark.line + 1}" if mark else ""
            problem = ", ".join(filter(None, (error.context, error.problem)))
            raise ContentError(f"{self.file}{line}: {problem}") from None
        except yaml.YAMLError as error:
            raise ContentError(f"{self.file}: {error}") from None
        if root is None:
            raise ContentError(f"{self.file} is empty")
        self.root: Node = root

    def refuse(self, node: Node, problem: str) -> NoReturn:
        """Report a mistake at a node."""
        raise ContentError(f"{self.file}, line {_line(node)}: {problem}")

    def read(self, node: Node, of: type[T]) -> T:
        """The node as an entry."""
        if not isinstance(node, MappingNode):
            self.refuse(node, f"expected a mapping with the fields of {of.__name__}")
        kind = inspect.type_info(of)
        self.check(node, kind, "")
        try:
            return msgspec.convert(self.in_every_language(self.values[node], kind), of)
        except msgspec.ValidationError as error:
            what, _, path = str(error).partition(" - at ")
            path = path.replace("`", "").removeprefix("key in ").removeprefix("$")
            self.refuse(_at(node, path), _titled(path, _plainly(what)))

    @cached_property
    def catalogues(self) -> dict[str, NullTranslations]:
        """The catalogues beside this file: what its words are in other languages."""
        return {each: catalogue_in(self.folder / "languages" / f"{each}.po") for each in LANGUAGES}

    def in_every_language(self, value: Any, kind: inspect.Type) -> Any:
        """A value in which words for people, which the file has in English, are in every language."""
        match kind:
            case inspect.StructType() if kind.cls is Words and isinstance(value, str):
                return {ENGLISH: value} | {each: of.gettext(value) for each, of in self.catalogues.items()}
            case inspect.StructType() if isinstance(value, dict):
                fields = {field.encode_name: field.type for field in kind.fields}
                return {
                    name: self.in_every_language(each, fields[name]) if name in fields else each
                    for name, each in value.items()
                }
            case inspect.DictType() if isinstance(value, dict):
                return {name: self.in_every_language(each, kind.value_type) for name, each in value.items()}
            case inspect.ListType() | inspect.VarTupleType() if isinstance(value, list):
                return [self.in_every_language(each, kind.item_type) for each in value]
            case inspect.UnionType():
                structs = [each for each in kind.types if isinstance(each, inspect.StructType)]
                return self.in_every_language(value, structs[0]) if len(structs) == 1 else value
        return value

    def check(self, node: Node, kind: inspect.Type, path: str) -> None:
        """Look for misspelt and missing fields and words, which we explain better than msgspec."""
        match kind:
            case inspect.StructType() if isinstance(node, MappingNode):
                self.check_fields(node, kind, path)
            case inspect.DictType() if isinstance(node, MappingNode):
                for key, value in node.value:
                    self.check(value, kind.value_type, f"{path}.{key.value}")
            case inspect.ListType() | inspect.VarTupleType() if isinstance(node, SequenceNode):
                for index, item in enumerate(node.value):
                    self.check(item, kind.item_type, f"{path}[{index}]")
            case inspect.TupleType() if isinstance(node, SequenceNode):
                for index, (item, each) in enumerate(zip(node.value, kind.item_types, strict=False)):
                    self.check(item, each, f"{path}[{index}]")
            case inspect.LiteralType() if isinstance(node, ScalarNode):
                self.check_word(node, kind, path)
            case inspect.UnionType():
                fitting = [each for each in kind.types if _fits(node, each)]
                if len(fitting) == 1:
                    self.check(node, fitting[0], path)
            case inspect.Metadata():
                self.check_words(node, kind, path)
                self.check(node, kind.type, path)

    def check_word(self, node: ScalarNode, kind: inspect.LiteralType, path: str) -> None:
        """Compare a word with those that are allowed."""
        words = [str(value) for value in kind.values]
        if node.value not in words:
            problem = f"{node.value!r} is not one of {', '.join(words)}"
            self.refuse(node, _titled(path, problem + _meant(node.value, words)))

    def check_fields(self, node: MappingNode, kind: inspect.StructType, path: str) -> None:
        """Compare a mapping's keys with the fields of a struct."""
        fields = {field.encode_name: field for field in kind.fields}
        given = [key.value for key, _ in node.value]
        for key, value in node.value:
            if field := fields.get(key.value):
                self.check(value, field.type, f"{path}.{key.value}")
            elif key.value != kind.tag_field:
                problem = f"{key.value!r} is not a field of {kind.cls.__name__}"
                close = _meant(key.value, [name for name in fields if name not in given])
                self.refuse(key, problem + (close or f"; its fields are {', '.join(fields)}"))
        for name, field in fields.items():
            if field.required and name not in given:
                self.refuse(node, _titled(path, f"missing field {name!r}"))

    def check_words(self, node: Node, kind: inspect.Metadata, path: str) -> None:
        """Say what a pattern wants in the words of its description, where it has one."""
        wanted = (kind.extra_json_schema or {}).get("description")
        pattern = kind.type.pattern if isinstance(kind.type, inspect.StrType) else None
        if wanted and pattern and isinstance(node, ScalarNode) and not re.search(pattern, node.value):
            self.refuse(node, _titled(path, f"expected {wanted}, got {node.value!r}"))


def _line(node: Node) -> int:
    line: int = node.start_mark.line + 1
    return line


def _fits(node: Node, kind: inspect.Type) -> bool:
    """Whether a node can only be meant as this part of a union."""
    if isinstance(kind, inspect.StructType) and isinstance(node, MappingNode):
        tags = [value.value for key, value in node.value if key.value == kind.tag_field]
        return kind.tag_field is None or tags == [str(kind.tag)]
    if isinstance(kind, inspect.DictType):
        return isinstance(node, MappingNode)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.TupleType):
        return isinstance(node, SequenceNode)
    return False


def _at(node: Node, path: str) -> Node:
    """The node that msgspec calls `$.pmb[2]`; for a value of a dict it names only the dict."""
    for field, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", path.partition("[...]")[0]):
        if index:
            node = node.value[int(index)]
        else:
            node = next(value for key, value in node.value if key.value == field)
    return node


def _titled(path: str, problem: str) -> str:
    title = path.removesuffix("[...]").lstrip(".")
    return f"{title}: {problem}" if title else problem


def _meant(word: str, words: list[str]) -> str:
    close = [each for each in words if each.lower() == word.lower()] or get_close_matches(word, words, 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def _plainly(what: str) -> str:
    """msgspec's complaint in the words of somebody who writes YAML."""
    what = re.sub(r"matching regex '(.*)'", r"matching \1", what)
    what = what.replace("`array`", "a list").replace("`object`", "a mapping").replace("`", "")
    return re.sub("^(Expected|Invalid)", lambda first: first[0].lower(), what)
