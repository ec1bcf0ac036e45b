"""Cards: everything a card does is one class under its id.

A *kind* of card is a class whose methods and attributes are hooks: all the ways in which a card of that kind
can matter, each with types, a docstring and a default. A *card* is a subclass with an id that overrides what
it needs and nothing else:

    class Spell(Card, printed=SPELLS):
        async def cast(self, s: State, seat: int) -> None:
            "What happens when the spell is cast."

    class Sleep(Spell, id="sleep"):
        async def cast(self, s: State, seat: int) -> None:
            await calm(s, await choose(seat, "Put which monster to sleep?", ...))

A `Registry` holds the cards of a game. It is built from an explicit list of modules, checked and then frozen,
so it is the same in every process. Rules ask the tables it makes: `registry.hooks(Spell.cast)` maps the id of
each card that overrides the hook to its method. A card that doesn't override it isn't in the table, so a hook
costs nothing where nobody uses it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Concatenate, Generic, NoReturn, ParamSpec, TypeVar

from questboard.kernel.errors import RulesError
from questboard.kernel.notes import Note
from questboard.kernel.window import Reaction

C = TypeVar("C", bound="Card")
P = ParamSpec("P")
R = TypeVar("R")
V = TypeVar("V")


class Card:
    """A card, monster, item, trap or adventure, and everything it does.

    A subclass with an `id` is a card; with `ids`, it is several cards that do the same. A subclass without
    either is a kind of card: `printed` holds the ids that the game's content knows for that kind.
    """

    printed: ClassVar[Collection[str]] = ()
    ids: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[type[Card]]
    """The class that declares the hooks of such cards."""

    named_in_log: ClassVar[bool] = True
    """Whether the log names it as the cause of what it does; a phase or a turn isn't worth a mention."""

    id: str = ""
    """The id in the game's content."""

    def __init_subclass__(
        cls, id: str = "", ids: Iterable[str] = (), printed: Collection[str] | None = None, **more: Any
    ) -> None:
        super().__init_subclass__(**more)
        cls.ids = (id,) if id else tuple(ids)
        if printed is not None:
            cls.printed, cls.kind = printed, cls

    def __init__(self, id: str) -> None:
        self.id = id

    @cached_property
    def note(self) -> Note:
        """What the card remembers under its id; for more than one number it declares notes."""
        return Note(self.id)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"

    @property
    def title(self) -> str:
        """What it is called: as the content has it, else as its class is."""
        return title_of(self.kind, self.id) or re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(self).__name__)


def title_of(kind: type[Card], id: str) -> str:
    """What the content calls a card of a kind; empty if it gives it no name."""
    listed = [vars(base).get("printed") for base in kind.__mro__]
    entries = [printed[id] for printed in listed if isinstance(printed, Mapping) and id in printed]
    names = [getattr(entry, field, "") for entry in entries for field in ("name", "label", "title")]
    return next((str(name) for name in names if name), "")


class Table(dict[str, V]):
    """A table that only its registry fills."""

    def _refuse(self, *changes: object, **more: object) -> NoReturn:
        raise TypeError("cards are declared in their own modules; nothing else enters them")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def _enter(self, key: str, value: V) -> None:
        if key in self:
            raise RulesError(f"{key} is declared twice")
        super().__setitem__(key, value)


class Cards(Table[C], Generic[C]):
    """The cards of a kind by id. One that does nothing of its own has all the defaults of its kind."""

    def __init__(self, kind: type[C]) -> None:
        super().__init__()
        self.kind = kind
        self.plain = kind("")

    def __missing__(self, key: str) -> C:
        return self.plain


class Registry:
    """The cards of a game and the tables in which its rules look them up."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._kinds: list[Cards[Any]] = []
        self._hooks: list[tuple[str, Callable[..., Any], Table[Any]]] = []
        self._values: list[tuple[type[Card], str, Table[Any]]] = []
        self._reactions: dict[type, Table[Reaction]] = {}
        self._notes: dict[str, Note] = {}
        self._owners: set[type | ModuleType] = set()
        self._modules: list[str] = []
        self._titles: dict[str, str] = {}

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def of(self, kind: type[C]) -> Mapping[str, C]:
        """The cards of a kind by id; an id without a class of its own gets the defaults of the kind."""
        cards = Cards(kind)
        self._kinds.append(cards)
        for card in self._cards:
            if isinstance(card, kind):
                cards._enter(card.id, card)
        return cards

    def hooks(self, hook: Callable[Concatenate[C, P], R]) -> Mapping[str, Callable[P, R]]:
        """The methods of all cards that override a hook, by id.

        The hook may belong to a base class of several kinds; no two cards may then share an id.
        """
        table: Table[Any] = Table()
        entry = (hook.__name__, hook, table)
        self._hooks.append(entry)
        for card in self._cards:
            _enter_hook(card, *entry)
        return table

    def values(self, kind: type[Card], name: str) -> Mapping[str, Any]:
        """The attribute of each card of a kind that sets it, by id; one left at its default isn't there."""
        table: Table[Any] = Table()
        self._values.append((kind, name, table))
        for card in self._cards:
            _enter_value(card, kind, name, table)
        return table

    @property
    def kinds(self) -> list[type[Card]]:
        """The kinds of cards that content knows, of these cards first and then of the tables."""
        declared = [card.kind for card in self._cards]
        asked = [cards.kind.kind for cards in self._kinds if hasattr(cards.kind, "kind")]
        return list(dict.fromkeys([*declared, *asked]))

    @property
    def reactions(self) -> Mapping[type, Mapping[str, Reaction]]:
        """By the type of a moment: the reactions to it, by the ids of their cards."""
        return self._reactions

    def undeclared(self, notes: Iterable[str]) -> list[str]:
        """Those of some keys that are neither the id of a card nor a note that a card or module declares."""
        ids = {card.id for card in self._cards}
        found = [key for key in notes if key not in ids and key not in self._notes]
        return [key for key in found if not any(note.covers(key) for note in self._notes.values())]

    def load(self, modules: Iterable[ModuleType]) -> None:
        """Enter the cards and notes of these modules, in the order of the modules and their lines."""
        for module in modules:
            if module.__name__ in self._modules:
                continue
            self._modules.append(module.__name__)
            self._enter_notes(module)
            self.add(*cards_in(module))

    def add(self, *cards: type[Card]) -> None:
        """Enter some cards by their classes."""
        for card in cards:
            for id in card.ids:
                self._enter(card, id)

    def title(self, id: str) -> str:
        """What the log calls the card with this id; empty for one that it doesn't name."""
        if not self._titles:
            self._titles = {card.id: card.title for card in self._cards if card.named_in_log}
        return self._titles.get(id, "")

    def require(self, kind: type[Card], ids: Iterable[str]) -> None:
        """Refuse to go on if one of these ids has no class of its own."""
        declared = {card.id for card in self._cards if isinstance(card, kind)}
        missing = [id for id in ids if id not in declared]
        if missing:
            names = ", ".join(missing)
            raise RulesError(f"{kind.__name__} {names}: the text does something, but nothing is declared")

    def _enter(self, declared: type[Card], id: str) -> None:
        _check(declared, id)
        card = declared(id)
        self._cards.append(card)
        self._titles = {}
        for base in declared.__mro__:
            self._enter_notes(base)
        for cards in self._kinds:
            if isinstance(card, cards.kind):
                cards._enter(id, card)
        for entry in self._hooks:
            _enter_hook(card, *entry)
        for value in self._values:
            _enter_value(card, *value)
        for reaction in reactions_of(card):
            self._reactions.setdefault(reaction.to, Table())._enter(id, reaction)

    def _enter_notes(self, owner: type | ModuleType) -> None:
        if owner in self._owners:
            return
        self._owners.add(owner)
        for value in vars(owner).values():
            if isinstance(value, Note) and self._notes.setdefault(value.key, value) is not value:
                raise RulesError(f"two notes have the key {value.key!r}")


def cards_in(module: ModuleType) -> list[type[Card]]:
    """The classes of cards that a module defines, in the order of its lines."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Card)]
    return [card for card in found if card.__module__ == module.__name__]


def _enter_hook(card: Card, name: str, hook: Callable[..., Any], table: Table[Any]) -> None:
    """Enter the method of a card that overrides a hook."""
    own = getattr(type(card), name, hook)
    if own is not hook and _owner(type(card), hook):
        table._enter(card.id, getattr(card, name))


def _enter_value(card: Card, kind: type[Card], name: str, table: Table[Any]) -> None:
    """Enter the attribute of a card that sets it."""
    if isinstance(card, kind) and (value := getattr(card, name)) != getattr(kind, name):
        table._enter(card.id, value)


def _owner(kind: type, hook: Callable[..., Any]) -> bool:
    """Whether a kind of card has a hook."""
    return any(base.__dict__.get(hook.__name__) is hook for base in kind.__mro__)


def _check(card: type[Card], id: str) -> None:
    """Refuse an id that the content doesn't know, and a public name that no kind of card has."""
    where = f"{card.__module__}.{card.__qualname__}"
    if card.printed and id not in card.printed:
        near = get_close_matches(id, card.printed, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise RulesError(f"{where}: nothing is called {id!r}{hint}")
    for name, value in vars(card).items():
        known = name.startswith("_") or name in ("id", "ids") or isinstance(value, Reaction | Note)
        if not known and not any(name in vars(base) for base in card.__mro__[1:]):
            raise RulesError(f"{where}: a card of this kind has no hook {name!r}")


def reactions_of(card: Card) -> Iterator[Reaction]:
    """The reactions that a card declares, those of its base classes included."""
    for name in dict.fromkeys(name for base in type(card).__mro__ for name in vars(base)):
        value = getattr(type(card), name)
        if isinstance(value, Reaction):
            yield value.of(card)


def hooks_of(card: Card) -> dict[str, Any]:
    """What a card overrides of the hooks of its kind, by their names."""
    kind = card.kind
    names = [name for name in dir(kind) if not name.startswith("_") and name not in vars(Card)]
    own = [name for name in names if getattr(type(card), name) is not getattr(kind, name)]
    return {name: getattr(card, name) for name in own}
