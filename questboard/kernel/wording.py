"""Wording: what things, options and events of a game are called, and how it is drawn.

Everything here works from views, questions and events; nothing needs the true state.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from questboard.default_scene import build_scene
from questboard.kernel.ask import Ask, Option
from questboard.kernel.cards import Registry
from questboard.kernel.events import Event
from questboard.kernel.option_kinds import Kinds, OptionKind
from questboard.language import TABLE, Domain

if TYPE_CHECKING:
    from questboard.cues import AnyCue
    from questboard.ending import Story
    from questboard.scene import Scene

V = TypeVar("V", bound=msgspec.Struct)


class Topic(NamedTuple):
    """Something besides cards and clauses that a player may look up: an adventure, a token."""

    id: str
    name: str
    kind: str
    """What kind of thing it is; "adventure" adds to what the lid of the box tells of one."""
    text: Sequence[str]
    """What there is to know of it, a paragraph each."""
    card: str = ""
    """The card that it stands for."""
    picture: str = ""
    """The path of its picture."""


class Wording(Generic[V]):
    """The part of `Rules` that puts a game into words and pictures."""

    name: ClassVar[str]
    title: ClassVar[str]
    things: ClassVar[Mapping[str, str]] = {}
    """For the default scene: the kind of thing that a field of the view holds, if it has another name."""
    words: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By kind of thing: what one of them is called."""
    sentences: ClassVar[Mapping[str, str]] = {}
    """By kind of event: the sentence that `describe` fills in, such as "{player} lights {lantern}."."""
    sorts: ClassVar[Mapping[str, str]] = {}
    """By kind of card: what one calls such a card where one looks it up, if the kind says too little."""
    domain: Domain = TABLE
    """Its messages in other languages."""
    registry: Registry | None = None
    """The cards of the game, for people who look one up."""
    story: ClassVar[Story[Any] | None] = None
    """How the end of a game is told; without it, in the plainest words."""
    kinds: Kinds = MappingProxyType({})
    """The kinds of options by id; an option of another kind is called what the thing is called."""

    def owns(self, card: str) -> bool:
        """Whether a card of the registry belongs to this game; boxes that share rules share a registry."""
        return True

    def printed(self, kind: str, card: str) -> Sequence[str]:
        """What is printed on a card of a kind, line by line; nothing where its class says it all."""
        return ()

    def sort(self, kind: str) -> str:
        """What one calls a kind of card that one looks up: "Market card" for a card of kind "market"."""
        return self.domain.t(self.sorts.get(kind, kind))

    def topics(self) -> Iterable[Topic]:
        """What else may be looked up: the special rules of adventures, tokens, tiles."""
        return ()

    # ---- things and events

    def word(self, kind: str, value: Any) -> str:
        """What a thing is called: in options, prompts and events alike."""
        if kind == "player":
            return TABLE.t("player {number}", number=value + 1)
        if kind in self.words:
            return self.words[kind](value)
        return f"{kind} {value}" if isinstance(value, int) and kind != "number" else str(value)

    def role(self, view: V, seat: int) -> str:
        """What a seat is for all to see, as far as that is settled: "the Dungeon Master", or a Hero."""
        return ""

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event as a seat has seen it; what the seat doesn't know is "something"."""
        words = defaultdict(lambda: TABLE.t("something"))
        for name, value in event.facts.items():
            words[name] = self.called(name.partition("_")[0], value, names)
        return self.domain.fill(self.sentences.get(event.kind, f"{event.kind}."), words)

    def log(
        self, events: Iterable[Event], seat: int, names: Sequence[str], before: Event | None = None
    ) -> Iterator[tuple[Event, str]]:
        """The events that a seat may know something of, each with its line of the log."""
        for event in events:
            if words := self.log_line(event.seen_by(seat), names, before):
                yield event, words
            before = event

    def log_line(self, event: Event, names: Sequence[str], before: Event | None = None) -> str:
        """The line of the log for an event: its sentence, and the card that caused it if that is news.

        It isn't where the sentence names the card, where the event before had the same cause, or where the
        card has done no more than its figures say.
        """
        words = self.describe(event, names)
        told = before is not None and before.cause == event.cause and not before.by_figures
        if not words or not event.cause or event.by_figures or told:
            return words
        cause = self.domain.t(self.registry.title(event.cause)) if self.registry else ""
        return f"{cause}: {words}" if cause and cause.casefold() not in words.casefold() else words

    def cues(self, event: Event, view: V, names: Sequence[str]) -> Sequence[AnyCue]:
        """What there is to see and hear of an event; both it and the view after it are those of one seat."""
        return ()

    def scene(self, view: V, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw and what may be clicked, made from a view alone."""
        return build_scene(view, ask, names, self)

    # ---- questions

    def clause(self, rule: str) -> str:
        """The clause of this game's ledger for one that rules shared with another game cite."""
        return rule

    def kind(self, ask: Ask[Any], names: Sequence[str] = (), view: V | None = None) -> OptionKind[V]:
        """The options of a question, with what is known of them besides their values."""
        return self.kinds.get(ask.kind, OptionKind)(self, ask, names, view)

    def prompt(self, ask: Ask[Any]) -> str:
        """The question in words."""
        return self.kind(ask).prompt()

    def label(self, ask: Ask[Any], option: Option) -> str:
        """What an option of a question is called; no two options share a label."""
        return self.kind(ask).label(option)

    def labels(self, ask: Ask[Any]) -> list[str]:
        """The labels of all options."""
        kind = self.kind(ask)
        return [kind.label(option) for option in ask.options]

    def called(self, kind: str, value: Any, names: Sequence[str]) -> str:
        """What a thing is called at a table where players have names."""
        return names[value] if names and kind == "player" else self.word(kind, value)

    def fill(self, template: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A template with `{kind}` and `{kind_role}` replaced by the words for the facts."""
        return self.domain.fill(
            template,
            {name: self.called(name.partition("_")[0], value, names) for name, value in facts.items()},
        )
