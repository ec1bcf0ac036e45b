"""The end of a game as a story: how it ended and why, what decided, and what everybody did.

A game says in its `Story` how its ends are called, who took part, which events count as deeds and which of
them are turning points. The rest is done here, from the log of events alone and as far as one seat may know
it: nothing is played again, and tables that nobody watches pay nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from questboard.content import load_entries
from questboard.games import folder_of
from questboard.kernel import SPECTATOR, Event, Outcome, Table
from questboard.language import TABLE, Domain, Plural, mark
from questboard.scene import Goal

Tone: TypeAlias = Literal["victory", "defeat", "score"]
"""How it ended for the viewer: won, lost, or with points to compare."""

V = TypeVar("V", bound=msgspec.Struct)
t = TABLE.t

MOMENTS = 4
"""How many turning points are told."""
CROWDED = 0.5
"""How much less each further moment of the same round or Scene weighs."""
DEEDS = 2
"""How many deeds are told of each who took part."""


# ---- what is told


class Growth(msgspec.Struct, omit_defaults=True):
    """Experience that somebody has earned."""

    gained: int
    total: int
    level: int
    reached: bool = False
    """The level is new."""
    to_next: int = 0
    """What is missing for the next level; 0 at the last one."""
    before: float = 0.0
    after: float = 0.0
    """How far it was to the next level before and is now, from 0 to 1."""


class Prize(msgspec.Struct, omit_defaults=True):
    """Something that somebody has won."""

    name: str
    detail: str = ""
    picture: str = ""


class Performer(msgspec.Struct, omit_defaults=True):
    """Somebody who took part: a hero with its player."""

    seat: int
    name: str
    kind: str = ""
    """What one is, besides the name: "Human Cleric"."""
    picture: str = ""
    won: bool = False
    fallen: bool = False
    """Down or dead at the end."""
    deeds: list[str] = []
    growth: Growth | None = None
    prizes: list[Prize] = []


class Turning(msgspec.Struct, omit_defaults=True):
    """A moment that decided."""

    ply: int
    """The number of answers after which it had happened."""
    when: str
    text: str
    rule: str = ""
    aside: str = ""
    """How far it had come by then, in two words."""
    fork: int = 0
    """The number of answers after which one could still have done something else."""
    decisive: bool = False
    """It was the turn: at most one of them is."""


class GameEnd(msgspec.Struct, omit_defaults=True):
    """How a game ended, as one seat may know it."""

    tone: Tone
    headline: str
    reason: str
    """A sentence."""
    rule: str
    chapter: str = ""
    """What was played, and how long."""
    near: str = ""
    """How near it was, in sentences."""
    goal: Goal | None = None
    performers: list[Performer] = []
    moments: list[Turning] = []
    next: str = ""
    """What comes next in a campaign."""


# ---- what a game says


class Feat(NamedTuple):
    """A kind of event that counts as somebody's deed."""

    kind: str
    one: str
    """A single one in words, with or without `{count}`."""
    many: str
    who: str = ""
    """The fact that names whose deed it is; without it, that of whoever acted last."""
    amount: str = ""
    """The fact to add up; otherwise each event counts as one."""
    victim: str = ""
    """The fact that names whom it befell: it is a deed only where that is none of those who took part."""
    brag: int = 0
    """How much it takes to be worth telling."""


class Headline(msgspec.Struct, frozen=True, omit_defaults=True):
    """The headlines of an adventure's ends."""

    id: str
    won: str
    lost: str
    parted: str = ""
    """Where some have won and others haven't."""
    conceded: str = ""


class Closing(NamedTuple):
    """How a game puts its end into words."""

    headline: str
    cast: Mapping[Any, Performer]
    """Who took part, by what events call them."""
    chapter: str = ""
    near: str = ""
    next: str = ""


class Story(Generic[V]):
    """What a game knows of the end of its games; a game overrides what it has words for."""

    feats: ClassVar[Sequence[Feat]] = ()
    """In the order in which they are worth telling."""
    acts: ClassVar[Mapping[str, str]] = {}
    """By kind of event: the fact that names who acts; what follows without a name is that one's doing."""
    tally: ClassVar[tuple[str, Plural]] = ("", Plural("", ""))
    """A kind of event that is counted through the game, and what one and many of them are called."""

    def closing(self, view: V, outcome: Outcome, names: Sequence[str], events: Sequence[Event]) -> Closing:
        """The headline and who took part."""
        winners = [names[seat] for seat in outcome.winners]
        cast = {seat: Performer(seat, name) for seat, name in enumerate(names)}
        return Closing(t("{winners} won", winners=listed(winners)) if winners else t("Nobody has won"), cast)

    def when(self, event: Event, before: str) -> str:
        """Which part of the game begins with an event; otherwise the one before goes on."""
        return before

    def weight(self, event: Event) -> int:
        """How much an event decides: 0 for most."""
        return 0


PLAIN = Headline("", won=mark("The adventure is won"), lost=mark("The adventure is lost"))
"""For adventures that nobody has found a headline for."""


@cache
def headlines(game: str) -> dict[str, Headline]:
    """The headlines of a game's adventures, from `endings.yaml` beside its ledger."""
    file = folder_of(game) / "endings.yaml"
    return {each.id: each for each in load_entries(file, Headline)} if file.is_file() else {}


def headline(game: str, adventure: str) -> Headline:
    """The headlines of an adventure."""
    return headlines(game).get(adventure, PLAIN)


# ---- telling it


def game_end(table: Table[Any, Any], seat: int, names: Sequence[str], turn: int | None = None) -> GameEnd:
    """The end of a finished game for a seat; `turn` is the answer at which a review has seen it decided."""
    rules, outcome = table.rules, table.outcome
    story: Story[Any] = rules.story or Story()
    events = [event.seen_by(seat) for event in table.journal]
    view = rules.observe(table.state, None, seat)
    closing = story.closing(view, outcome, names, events)
    course = rules.scene(view, None, names).course
    _credit(story, closing.cast, events, rules.domain)
    moments = list(_moments(story, table, events, names, seat))
    _mark_turn(moments, turn)
    for performer in closing.cast.values():
        performer.won = performer.seat in outcome.winners
    return GameEnd(
        tone=tone(outcome, seat),
        headline=closing.headline,
        reason=_sentence(rules.domain.t(outcome.reason)),
        rule=outcome.rule,
        chapter=closing.chapter,
        near=closing.near,
        goal=course.goal if course else None,
        performers=list(closing.cast.values()),
        moments=moments,
        next=closing.next,
    )


def tone(outcome: Outcome, seat: int) -> Tone:
    """How a game ended for a seat; whoever only watches is with the seats that play together."""
    if outcome.scores:
        return "score"
    if seat == SPECTATOR:
        return "victory" if len(outcome.winners) * 2 >= len(outcome.standing) else "defeat"
    return "victory" if seat in outcome.winners else "defeat"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def listed(names: Sequence[str]) -> str:
    """Names as a list in words: Ann, Ben and Cas."""
    *others, last = names or [""]
    return t("{names} and {last}", names=", ".join(others), last=last) if others else last


# ---- deeds


def _credit(
    story: Story[Any], cast: Mapping[Any, Performer], events: Sequence[Event], domain: Domain
) -> None:
    """Count what everybody has done, and tell of each what stands out among all of them."""
    done: dict[Any, Counter[Feat]] = {key: Counter() for key in cast}
    for key, feat, count in credited(story, cast, events):
        done[key][feat] += count
    for key, performer in cast.items():
        mine = done[key]
        told = [feat for feat in story.feats if mine[feat] > feat.brag]
        best = [feat for feat in told if mine[feat] >= max(counted[feat] for counted in done.values())]
        chosen = [*best, *(feat for feat in told if feat not in best)][:DEEDS]
        chosen.sort(key=story.feats.index)
        performer.deeds = [domain.n(feat.one, feat.many, mine[feat]) for feat in chosen]


def credited(
    story: Story[Any], cast: Mapping[Any, Performer], events: Sequence[Event]
) -> Iterator[tuple[Any, Feat, int]]:
    """Whose deeds the events are, and how much each counts."""
    by_kind: dict[str, list[Feat]] = {}
    for feat in story.feats:
        by_kind.setdefault(feat.kind, []).append(feat)
    acting: Any = None
    for event in events:
        if event.kind in story.acts:
            acting = _first(event.facts.get(story.acts[event.kind]))
        for feat in by_kind.get(event.kind, ()):
            who = _first(event.facts.get(feat.who)) if feat.who else acting
            befell = feat.victim and event.facts.get(feat.victim) in cast
            if who in cast and not befell:
                yield who, feat, int(event.facts[feat.amount]) if feat.amount else 1


def _first(value: Any) -> Any:
    """Who is named: of several who act together the first."""
    return (value[0] if value else None) if isinstance(value, tuple | list) else value


# ---- turning points


class _Candidate(NamedTuple):
    weight: int
    number: int
    when: str
    aside: str


def _moments(
    story: Story[Any], table: Table[Any, Any], events: Sequence[Event], names: Sequence[str], seat: int
) -> Iterator[Turning]:
    """The moments that decided, in the order in which they came."""
    chosen = _chosen(_candidates(story, events, table.rules.domain), events)
    before_last = chosen[:-1] or chosen
    heaviest = max(before_last, key=lambda each: (each.weight, each.number), default=None)
    for each in chosen:
        event = events[each.number]
        yield Turning(
            ply=event.ply,
            when=each.when,
            text=_first_sentence(table.rules.log_line(event, names)),
            rule=event.rule,
            aside=each.aside,
            fork=_way_back(table, event.ply, seat),
            decisive=each is heaviest,
        )


def _first_sentence(text: str) -> str:
    """What happened, without what it means."""
    first, _, rest = text.partition(". ")
    return f"{first}." if rest else text


def _chosen(candidates: Sequence[_Candidate], events: Sequence[Event]) -> list[_Candidate]:
    """The heaviest, later ones first; further ones of the same part of a game weigh less."""
    parts: Counter[str] = Counter()
    ranked: list[tuple[float, _Candidate]] = []
    for each in sorted(candidates, key=lambda each: (-each.weight, -each.number)):
        parts[each.when] += 1
        ranked.append((each.weight / (1 + CROWDED * (parts[each.when] - 1)), each))
    chosen: dict[int, _Candidate] = {}
    for _, each in sorted(ranked, key=lambda one: -one[0]):
        if len(chosen) < MOMENTS:
            chosen.setdefault(events[each.number].ply, each)
    return sorted(chosen.values(), key=lambda each: each.number)


def _candidates(story: Story[Any], events: Sequence[Event], domain: Domain) -> list[_Candidate]:
    """The events that decided something, each with the part of the game and how far it had come."""
    found, when, counted = [], "", 0
    kind, called = story.tally
    for number, event in enumerate(events):
        when = story.when(event, when)
        counted += event.kind == kind
        if weight := story.weight(event):
            aside = domain.n(*called, counted) if kind and counted else ""
            found.append(_Candidate(weight, number, when, aside))
    return found


def _way_back(table: Table[Any, Any], ply: int, seat: int) -> int:
    """The number of answers before the last that a seat gave until then; anybody's for a spectator."""
    answers = range(min(ply, len(table.log)) - 1, -1, -1)
    return next((each for each in answers if seat in (SPECTATOR, table.log[each].seat)), 0)


def _mark_turn(moments: Sequence[Turning], turn: int | None) -> None:
    """Make the moment that follows a review's turning point the decisive one."""
    following = [moment for moment in moments if turn is not None and moment.ply > turn]
    if following:
        for moment in moments:
            moment.decisive = moment is following[0]
