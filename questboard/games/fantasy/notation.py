"""Positions in text: for tests, for the log, for people who talk about the game.

>>> s = parse('''
...     adventure 1 seats=2
...     areas A B
...     hero regdar at=5,2 hp=6 knapsack=healing
...     hero lidda at=6,2
...     monster goblin-1 at=9,2 hp=2
...     opened 7,2
...     deck mace speed
... ''')
>>> s.hero("regdar").hp, s.monster("goblin-1").kind, s.deck[-1], [figure.kind for figure in s.lurking][:2]
(6, 'goblin', 'mace', ['goblin', 'goblin'])

The first line names the adventure, the seats and the rule options. Each other line begins with what it
tells of, then come facts, name=value. Squares are column and row, `4,1`, on the top of a tower `4,1^`, and
`3-6,1` for some side by side; areas are letters; doors go by one of their squares. Seats are counted from 0.
A deck lists its top card first. Lists have commas, lists of squares semicolons. `notate` also draws the map,
in lines that begin with `|`: it is for the eye, and `parse` passes over it.

What is left out is as the layout has it, or is not there: a hero has the HP and the Basic Items of his card,
monsters and chests that the layout hides are where it puts them. Without an agenda the first in the order of
the Initiative cards has the turn.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from questboard.games.fantasy.board import NOWHERE, squares
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS, basic_items
from questboard.games.fantasy.hooks import REGISTRY
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Chest, Figure, Layout, Trap
from questboard.games.fantasy.rules.figures import squares_of
from questboard.games.fantasy.rules.health import printed_hp
from questboard.games.fantasy.rules.setup import free_cards, pack, set_up
from questboard.games.fantasy.spots import NotationError, Spots
from questboard.games.fantasy.state import (
    MASTER,
    NO_ROLL,
    NOBODY,
    Adventure,
    FantasyPosition,
    FantasyState,
    Hero,
    Lasting,
    Monster,
    Options,
    Progress,
    Roll,
    Turn,
)
from questboard.kernel import Luck, SetupError

LUCK = "a position"
AREAS = {"areas": "revealed", "awake": "awake", "cleared": "cleared"}
DOORS = ("opened", "locked", "tried")
SQUARES = ("found", "trodden", "pillars", "lost_keys")
CARDS = ("deck", "discard", "drawn", "taken")
PILES = (*CARDS, "roaming", "roaming_discard", "arriving", "order", "fallen")
TOP_FIRST = ("deck", "roaming")
COUNTS = ("things", "free", "numbers", "marks")
FLAGS = ("acted", "master_key")
NUMBERS = ("keys", "place", "master_turns", "not_this_turn", "not_this_round")
STRUCTS = {"turn": Turn, "roll": Roll, "progress": Progress}
NONE = "none"
"""Where the layout has something and the position has nothing."""


# ---- writing


def notate(s: FantasyState) -> str:
    """The text of a position, as `parse` reads it."""
    return "\n".join(_written(s)) + "\n"


def _written(s: FantasyState) -> Iterator[str]:
    spots, usual = Spots(s.layout), _usual(s)
    yield _header(s, spots)
    yield from (f"| {row}" for row in drawn(s))
    for line, field in AREAS.items():
        if getattr(s, field):
            yield " ".join([line, *spots.areas(getattr(s, field))])
    yield from _figures(s, spots)
    yield from _hidden(s, usual, spots)
    yield from _sets(s, usual, spots)
    yield from _counts(s, usual, spots)
    yield from _under_way(s, usual, spots)
    yield _joined("agenda", [":".join(map(_argument, task)) for task in s.agenda])
    yield f"luck {s.luck.secret.hex()} {s.luck.count}"


def _header(s: FantasyPosition, spots: Spots) -> str:
    """The adventure, the seats and the rule options of a table."""
    rule_options = _facts(s.options, Options(), spots, besides=("adventure",))
    begun = [] if s.options.adventure == s.adventure else [f"from={s.options.adventure}"]
    return " ".join(["adventure", s.adventure, f"seats={s.seats}", *begun, *rule_options])


def _figures(s: FantasyPosition, spots: Spots) -> Iterator[str]:
    """Heroes, and monsters on the board."""
    for hero in s.heroes:
        yield " ".join(["hero", hero.name, *_facts(hero, _hero(s, hero.name), spots, ("name",))])
    for monster in s.monsters:
        usual = _monster(s, monster.uid, monster.square)
        at = f"at={spots.text(monster.square)}"
        yield " ".join(["monster", monster.uid, at, *_facts(monster, usual, spots, ("uid", "square"))])


def _hidden(s: FantasyPosition, usual: FantasyPosition, spots: Spots) -> Iterator[str]:
    """Monsters that are not laid out, chests and traps, where they are not as the layout has them."""
    if s.lurking != usual.lurking:
        for figure in s.lurking:
            yield " ".join(["lurking", figure.kind, *_facts(figure, NO_FIGURE, spots, ("kind",))])
        if not s.lurking:
            yield f"lurking {NONE}"
    if s.chests != usual.chests:
        yield _joined("chests", [_pair(spots.text(each.square), each.holds) for each in s.chests])
    if s.traps != usual.traps:
        yield _joined("traps", [_trap(each, spots) for each in s.traps])


def _sets(s: FantasyPosition, usual: FantasyPosition, spots: Spots) -> Iterator[str]:
    """Doors and squares."""
    for field in DOORS:
        if getattr(s, field) != getattr(usual, field):
            yield _joined(field, [spots.door(door) for door in squares(getattr(s, field))])
    for field in SQUARES:
        if getattr(s, field):
            yield " ".join([field, *spots.runs(getattr(s, field))])


def _counts(s: FantasyPosition, usual: FantasyPosition, spots: Spots) -> Iterator[str]:
    """Piles of cards, and what is counted."""
    for field in PILES:
        pile = getattr(s, field)
        if pile != getattr(usual, field):
            yield _joined(field, pile[::-1] if field in TOP_FIRST else pile)
    for field in COUNTS:
        if getattr(s, field) != getattr(usual, field):
            yield _joined(field, [f"{name}={count}" for name, count in getattr(s, field).items()])
    if s.dropped:
        yield " ".join(["dropped", *(f"{item}={spots.text(square)}" for item, square in s.dropped.items())])
    for field in NUMBERS:
        if getattr(s, field):
            yield f"{field} {getattr(s, field)}"
    yield from (field for field in FLAGS if getattr(s, field))


def _under_way(s: FantasyPosition, usual: FantasyPosition, spots: Spots) -> Iterator[str]:
    """The turn, the dice on the table, the campaign, effects that last, and how the adventure has ended."""
    for field in STRUCTS:
        facts = _facts(getattr(s, field), getattr(usual, field), spots, ("kits",))
        if facts:
            yield " ".join([field, *facts])
    yield from (_joined(f"kit {name}", kit, "") for name, kit in s.progress.kits.items())
    for each in s.lasting:
        yield " ".join(["lasting", each.card, *_facts(each, NO_EFFECT, spots, ("card",))])
    if s.searching != NOBODY:
        yield " ".join(["searching", *spots.areas(s.searching)])
    if s.rule:
        yield f"end {s.rule} won={_text(s.won, spots)} reason={shlex.quote(s.reason)}"


def drawn(s: FantasyPosition) -> list[str]:
    """The map as it stands, row by row: heroes and monsters by letters, `?` for what is not laid out."""
    layout, here = s.layout, s.ground
    symbols = dict.fromkeys(squares(layout.walls), "#") | dict.fromkeys(squares(layout.floor), ".")
    for area, mask in enumerate(here.area_masks):
        if not s.revealed >> area & 1:
            symbols |= dict.fromkeys(squares(mask & layout.floor), "?")
    for symbol, mask in (("T", layout.trees), ("I", layout.pillars | s.pillars), ("%", layout.bushes)):
        symbols |= dict.fromkeys(squares(mask), symbol)
    symbols |= dict.fromkeys(squares(layout.tower_base), "H")
    for door, mask in enumerate(here.door_masks):
        symbols |= dict.fromkeys(squares(mask), "/" if s.opened >> door & 1 else "+")
    symbols |= {chest.square: "C" for chest in s.chests} | dict.fromkeys(squares(s.found), "^")
    symbols |= {thing.square: thing.digit for thing in s.visible_things}
    for monster in s.monsters:
        symbols |= dict.fromkeys(squares_of(s, monster), monster.card.letter or "!")
    symbols |= {hero.square: hero.name[0].upper() for hero in s.living if hero.square != NOBODY}
    rows = range(layout.squares // layout.width)
    return [
        "".join(symbols.get(y * layout.width + x, " ") for x in range(layout.width)).rstrip() for y in rows
    ]


def _joined(line: str, words: Sequence[str], empty: str = NONE) -> str:
    return " ".join([line, *(map(shlex.quote, words) if words else [empty])]).rstrip()


def _pair(name: str, value: str) -> str:
    return f"{name}={value}" if value else name


def _trap(trap: Trap, spots: Spots) -> str:
    more = spots.text(trap.to) if trap.to != NOWHERE else trap.monster
    return f"{spots.text(trap.square)}={_pair(trap.kind, more)}"


def _argument(value: str | int) -> str:
    """A part of a task: numbers are bare, words that look like numbers have an equals sign before them."""
    return f"={value}" if isinstance(value, str) and value.lstrip("-").isdigit() else str(value)


def _facts(
    thing: msgspec.Struct, usual: msgspec.Struct, spots: Spots, besides: Sequence[str] = ()
) -> list[str]:
    """What is not as usual with a thing."""
    return [
        f"{SHORT.get(name, name)}={shlex.quote(_field(thing, name, spots))}"
        for name in thing.__struct_fields__
        if name not in besides and getattr(thing, name) != getattr(usual, name)
    ]


SHORT = {"square": "at"}
LONG = {"at": "square"}


def _field(thing: msgspec.Struct, name: str, spots: Spots) -> str:
    value = getattr(thing, name)
    if name == "square":
        return spots.text(value)
    if name == "squares":
        return ";".join(spots.runs(value))
    if name == "area":
        return spots.letter(value)
    if name == "barred":
        return ",".join(map(spots.letter, value))
    return _text(value, spots)


def _text(value: Any, spots: Spots) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):  # dice
        return ",".join(f"{die}:{shown}" for die, shown in value)
    return ",".join(value) if isinstance(value, list) else str(value)


# ---- what a thing is unless something else is said

NO_FIGURE = Figure("", NOBODY, NOWHERE)
NO_EFFECT = Lasting("", "", "")


def _usual(s: FantasyState) -> FantasyState:
    """The position that a text without details describes."""
    layout, bare = s.layout, s.clone()
    bare.monsters = s.monsters
    tower = s.ground.tower_area
    bare.lurking = tuple(
        figure
        for figure in layout.figures
        if not s.revealed >> (figure.area if figure.area != NOWHERE else tower) & 1
    )
    bare.chests, bare.traps = layout.chests, layout.traps
    bare.opened = bare.tried = 0
    bare.locked = sum(1 << index for index, door in enumerate(layout.doors) if door.locked)
    for field in PILES:
        setattr(bare, field, [])
    bare.order = [*(hero.name for hero in s.heroes), MASTER] if s.heroes else []
    bare.things = {thing.digit: thing.hp or 1 for thing in layout.things}
    bare.free, bare.marks, bare.numbers = free_cards(layout), {}, {}
    for monster in s.monsters:
        kind, _, number = monster.uid.rpartition("-")
        if kind in MONSTERS and number.isdigit() and not monster.digit:
            bare.numbers[kind] = max(int(number), bare.numbers.get(kind, 0))
    bare.turn, bare.roll, bare.progress = Turn(), NO_ROLL, Progress()
    return bare


def _hero(s: FantasyPosition, name: str) -> Hero:
    """A hero as he begins an adventure."""
    if name not in HEROES:
        raise NotationError(f"there is no hero {name!r}; there are {', '.join(HEROES)}")
    seats = [seat for seat in range(s.seats) if seat != s.master]
    hero = Hero(name, seats[0], NOBODY, HEROES[name].hp, HEROES[name].sp, [], [], [])
    layout = s.layout
    levels = [level for level in (layout.level, 1, 2, 3) if _has_basic(layout, name, level)]
    pack(hero, list(basic_items(layout.set, name, levels[0])))
    return hero


def _has_basic(layout: Layout, name: str, level: int) -> bool:
    try:
        return bool(basic_items(layout.set, name, level))
    except KeyError:
        return False


def _monster(s: FantasyPosition, uid: str, square: int, digit: str = "", kind: str = "") -> Monster:
    """A monster as it comes onto the board."""
    name, _, number = uid.rpartition("-")
    for figure in s.layout.figures:
        if figure.digit and figure.digit == number and figure.name.casefold().replace(" ", "-") == name:
            kind, digit = figure.kind, figure.digit
    kind = kind or name
    if kind not in MONSTERS:
        raise NotationError(f"there is no monster {kind!r}")
    area = s.ground.area_at.get(square, NOWHERE)
    return Monster(uid, kind, square, printed_hp(s, kind, digit), area, "layout", digit)


# ---- reading


def parse(text: str) -> FantasyState:
    """A position. What it leaves out is as the layout has it, or is not there."""
    reading: _Reading | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith("|"):
            continue
        try:
            words = shlex.split(line, comments=True)
            if not words:
                continue
            if reading is None:
                if words[0] != "adventure":
                    raise NotationError("the first line names the adventure: adventure 1 seats=2")
                reading = _Reading(words[1:])
            else:
                reading.line(words[0], words[1:])
        except (NotationError, SetupError, msgspec.ValidationError, ValueError, KeyError) as error:
            raise NotationError(f"line {number}, {line.split()[0]}: {error}") from None
    if reading is None:
        raise NotationError("there is nothing to read; begin with a line such as: adventure 1 seats=2")
    return reading.position()


class _Reading:
    """What has been read so far."""

    def __init__(self, words: list[str]) -> None:
        adventure, *given = words
        if adventure not in LAYOUTS:
            raise NotationError(f"there is no adventure {adventure!r}; there are {', '.join(LAYOUTS)}")
        facts = dict(word.split("=", 1) for word in given)
        seats = int(facts.pop("seats", "1"))
        begun = facts.pop("from", adventure if adventure in get_args(Adventure) else Options().adventure)
        rule_options: dict[str, Any] = {
            name: value == "yes" if value in ("yes", "no") else value for name, value in facts.items()
        }
        options = msgspec.convert({"adventure": begun, **rule_options}, Options)
        self.s = set_up(seats, options, Luck.seeded(LUCK), adventure)
        self.s.luck = Luck.seeded(LUCK)
        self.spots = Spots(LAYOUTS[adventure])
        self.agenda: list[tuple[str | int, ...]] | None = None
        self.facts: dict[str, Any] = {}
        self.lurking: list[Figure] | None = None
        self.kits: dict[str, list[str]] = {}

    def line(self, name: str, words: list[str]) -> None:
        """Read one line."""
        s, spots = self.s, self.spots
        if name in READERS:
            READERS[name](self, words)
        elif name in AREAS:
            setattr(s, AREAS[name], spots.area_mask(words))
        elif name in DOORS:
            self.facts[name] = spots.door_mask(_some(words))
        elif name in SQUARES:
            setattr(s, name, spots.mask(words))
        elif name in PILES:
            cards = _some(words)
            for card in cards:
                if name in CARDS and card not in ITEMS and not (name == "taken" and card.endswith("key")):
                    raise NotationError(f"there is no card {card!r}")
            self.facts[name] = cards[::-1] if name in TOP_FIRST else cards
        elif name in COUNTS:
            self.facts[name] = _read_counts(name, words)
        elif name in NUMBERS:
            setattr(s, name, int(words[0]))
        elif name in FLAGS:
            setattr(s, name, True)
        elif name in STRUCTS:
            self.facts[name] = self.made(STRUCTS[name](*(("", "", ()) if name == "roll" else ())), words)
        else:
            known = (*READERS, *AREAS, *DOORS, *SQUARES, *PILES, *COUNTS, *NUMBERS, *FLAGS, *STRUCTS)
            raise NotationError(f"there is no such line; there are {', '.join(known)}")

    def hero(self, words: list[str]) -> None:
        """A hero."""
        self.s.heroes.append(self.made(_hero(self.s, words[0]), words[1:]))

    def monster(self, words: list[str]) -> None:
        """A monster on the board."""
        uid, *facts = words
        given = dict(word.split("=", 1) for word in facts)
        square = self.spots.square(given["at"])
        usual = _monster(self.s, uid, square, given.get("digit", ""), given.get("kind", ""))
        self.s.monsters.append(self.made(usual, facts))

    def lurk(self, words: list[str]) -> None:
        """A monster that is not laid out."""
        self.lurking = self.lurking or []
        if words != [NONE]:
            if words[0] not in MONSTERS:
                raise NotationError(f"there is no monster {words[0]!r}")
            self.lurking.append(self.made(Figure(words[0], NOBODY, NOWHERE), words[1:]))

    def chests(self, words: list[str]) -> None:
        """All chests."""
        pairs = [word.partition("=") for word in _some(words)]
        self.s.chests = tuple(Chest(self.spots.square(spot), holds) for spot, _, holds in pairs)

    def traps(self, words: list[str]) -> None:
        """All armed traps."""
        found = []
        for word in _some(words):
            spot, kind, more = (*word.split("="), "")[:3]
            if kind not in TRAPS:
                raise NotationError(f"there is no trap {kind!r}")
            to = self.spots.square(more) if "," in more else NOWHERE
            found.append(Trap(self.spots.square(spot), kind, to, "" if "," in more else more))
        self.s.traps = tuple(found)

    def dropped(self, words: list[str]) -> None:
        """Quest objects on the floor."""
        pairs = [word.split("=") for word in words]
        self.s.dropped = {item: self.spots.square(spot) for item, spot in pairs}

    def lasting(self, words: list[str]) -> None:
        """An effect that lasts."""
        self.s.lasting.append(self.made(Lasting(words[0], "", ""), words[1:]))

    def end(self, words: list[str]) -> None:
        """How the adventure has ended."""
        facts = dict(word.split("=", 1) for word in words[1:])
        self.s.rule, self.s.won, self.s.reason = words[0], facts["won"] == "yes", facts["reason"]

    def tasks(self, words: list[str]) -> None:
        """What comes next, the last one first."""
        self.agenda = [tuple(map(_read_argument, word.split(":"))) for word in _some(words)]

    def made(self, usual: Any, words: list[str]) -> Any:
        """A thing with these facts, and for the rest as usual."""
        kind: type[msgspec.Struct] = type(usual)
        hints, facts = _hints(kind), dict[str, Any]()
        for word in words:
            name, is_set, value = word.partition("=")
            name = LONG.get(name, name)
            if not is_set or name not in hints:
                raise NotationError(f"{word!r} sets none of {', '.join(hints)}")
            facts[name] = self.value(name, value, hints[name])
        whole = {name: facts.get(name, getattr(usual, name)) for name in usual.__struct_fields__}
        return msgspec.convert(msgspec.to_builtins(whole), kind)

    def value(self, name: str, text: str, hint: Any) -> Any:
        """A fact as it was written."""
        spots, words = self.spots, text.split(",") if text else []
        if name == "square":
            return spots.square(text)
        if name == "squares":
            return spots.mask(text.split(";"))
        if name == "area":
            return spots.area(text)
        if name == "barred":
            return [spots.area(word) for word in words]
        if name == "dice":
            pairs = [word.split(":") for word in words]
            return tuple((die, int(shown) if shown.isdigit() else shown) for die, shown in pairs)
        if hint is bool:
            return text == "yes"
        if hint is int:
            return int(text)
        return words if "list" in str(hint) else text

    def position(self) -> FantasyState:
        """The position that was read."""
        s = self.s
        bare = _usual(s)
        for field in ("lurking", "locked", *PILES, *COUNTS, *STRUCTS):
            setattr(s, field, self.facts.get(field, getattr(bare, field)))
        for field in ("opened", "tried"):
            setattr(s, field, self.facts.get(field, 0))
        if self.lurking is not None:
            s.lurking = tuple(self.lurking)
        s.progress.kits = self.kits
        s.agenda = self.agenda if self.agenda is not None else [("begin",) if s.order else ("gather",)]
        return s


def _read_counts(name: str, words: list[str]) -> dict[str, int]:
    """What is counted; a note that nobody has declared is refused."""
    pairs = [word.rsplit("=", 1) for word in _some(words)]
    counts = {key: int(count) for key, count in pairs}
    if name == "marks" and (unknown := REGISTRY.undeclared(counts)):
        raise NotationError(f"there is no note {unknown[0]!r}")
    return counts


def _luck(reading: _Reading, words: list[str]) -> None:
    reading.s.luck = Luck(bytes.fromhex(words[0]), int(words[1]))


def _kit(reading: _Reading, words: list[str]) -> None:
    reading.kits[words[0]] = words[1:]


def _searching(reading: _Reading, words: list[str]) -> None:
    reading.s.searching = reading.spots.area_mask(words)


READERS: dict[str, Callable[[_Reading, list[str]], None]] = {
    "hero": _Reading.hero,
    "monster": _Reading.monster,
    "lurking": _Reading.lurk,
    "chests": _Reading.chests,
    "traps": _Reading.traps,
    "dropped": _Reading.dropped,
    "lasting": _Reading.lasting,
    "kit": _kit,
    "searching": _searching,
    "end": _Reading.end,
    "agenda": _Reading.tasks,
    "luck": _luck,
}


def _some(words: list[str]) -> list[str]:
    return [] if words == [NONE] else words


def _read_argument(text: str) -> str | int:
    if text.startswith("="):
        return text[1:]
    return int(text) if text.lstrip("-").isdigit() else text


@cache
def _hints(cls: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(cls).items() if name in cls.__struct_fields__}
