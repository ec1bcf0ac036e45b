"""What makes an adventure playable: lists and map agree, heroes can get everywhere, and they can win."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.drawing import DOORS, ORDINARY, Words, mask_of, squares_of
from questboard.games.fantasy.parts import Figure, Layout

if TYPE_CHECKING:
    from questboard.games.fantasy.reading import Reading

STARTS = 4
MOST_LOCKS = 10
"""More would make it long to try every order in which heroes can use their keys."""


def check(layout: Layout, reading: Reading) -> None:
    """Refuse a layout that can't be played as it is written."""
    _check_listed(layout, reading)
    _check_monsters(layout, reading)
    _check_areas(layout, reading)
    _check_doors(layout, reading)
    _check_figures(layout, reading)
    _check_cards(layout, reading)
    _check_start(layout, reading)
    _check_tower(layout, reading)
    _check_traps(layout, reading)
    _check_reach(layout, reading)
    _check_win(layout, reading)
    _check_events(layout, reading)
    _check_keys(layout, reading)


# ---- what is drawn and what is listed


def _check_listed(layout: Layout, reading: Reading) -> None:
    """Everything on the map that needs an entry has just one, and the chests are as many as it says."""
    numbered = [thing.square for thing in layout.things]
    numbered += [figure.square for figure in layout.figures if figure.digit]
    lists: tuple[tuple[str, str, list[int]], ...] = (
        ("doors", DOORS, [square for door in layout.doors for square in door.squares]),
        ("numbered", "123456789", numbered),
        ("chests", "S", [chest.square for chest in layout.chests if chest.holds]),
        ("traps", "^", [trap.square for trap in layout.traps]),
        ("passages", "o", [end for passage in layout.passages for end in passage]),
    )
    drawing = reading.drawing
    for name, symbols, listed in lists:
        for square in squares_of(drawing.mask(symbols) & ~mask_of(listed)):
            drawing.place(square).refuse(f"expected an entry in '- {name}:' for {drawing.called(square)}")
        for square in listed:
            if listed.count(square) > 1:
                line = reading.sheet.field(name)
                line.refuse(f"{drawing.called(square)} has two entries; expected one")
    drawn = drawing.mask("C").bit_count()
    counts = [
        int(count["count"]) for words in reading.sheet.entries("chests") if (count := words.match(ORDINARY))
    ]
    if counts != [drawn] and (counts or drawn):
        place = reading.sheet.line("chests") or drawing.place(squares_of(drawing.mask("C"))[0])
        place.refuse(f"the map shows {drawn} ordinary chests; expected '{drawn} ordinary' in '- chests:'")


def _check_monsters(layout: Layout, reading: Reading) -> None:
    """The monsters of each area are as many as listed; those with digits have a list of their own."""
    drawn: dict[tuple[int, str], list[Figure]] = {}
    for figure in layout.figures:
        if not figure.digit:
            drawn.setdefault((figure.area, figure.kind), []).append(figure)
    for words in reading.sheet.entries("monsters"):
        part = words.read(
            "(?P<area>[A-Z]|tower top): (?P<monsters>.+)",
            "an area with its monsters such as 'B: 2 Goblin, 1 Gnoll'",
        )
        area = -1 if part["area"].text == "tower top" else reading.area(part["area"])
        for kind, count, place in reading.monsters(part["monsters"]):
            shown = len(drawn.pop((area, kind), ()))
            if shown != count:
                place.refuse(
                    f"the map shows {shown} of them in {part['area'].text}; expected that number, got {count}"
                )
    for figures in drawn.values():
        where = layout.areas[figures[0].area].letter if figures[0].area >= 0 else "tower top"
        expected = f"expected '{where}: {len(figures)} {MONSTERS[figures[0].kind].name}' in '- monsters:'"
        reading.words[figures[0]].refuse(f"this monster is not listed; {expected}")


def _check_areas(layout: Layout, reading: Reading) -> None:
    for area in layout.areas:
        words = reading.words[area]
        if area.outdoors and area.ice:
            words.refuse(f"area {area.letter} is outdoors; expected only indoor areas in '- ground:'")
        odd = "." if area.outdoors else ",~=" if area.ice else ",~=*"
        wrong = mask_of(area.squares) & reading.drawing.mask(odd)
        if wrong:
            square = squares_of(wrong)[0]
            kind, other = ("out", "in") if area.outdoors else ("in", "out")
            symbol, spot = reading.drawing.symbols[square], reading.drawing.called(square)
            words.refuse(
                f"area {area.letter} is called '{kind}', but has {symbol!r} at {spot}; expected '{other}'"
            )


def _check_doors(layout: Layout, reading: Reading) -> None:
    drawing = reading.drawing
    free = layout.floor & ~_occupied(layout)
    for door in layout.doors:
        words = reading.words[door]
        beside = drawing.around(mask_of(door.squares))
        joined = [index for index, area in enumerate(layout.areas) if beside & mask_of(area.squares)]
        if sorted(door.areas) != joined:
            letters = " and ".join(layout.areas[index].letter for index in joined)
            words.refuse(f"this door lies between {letters}; expected two areas, and these letters")
        for index in door.areas:
            for square in door.squares:
                if not drawing.around(1 << square) & free & mask_of(layout.areas[index].squares):
                    letter = layout.areas[index].letter
                    words.refuse(
                        f"no free ground before this door in {letter}; expected a square to stand on"
                    )


def _occupied(layout: Layout) -> int:
    """Where chests, persons and objects stand."""
    things = [thing.square for thing in layout.things]
    return mask_of(things + [chest.square for chest in layout.chests])


def _check_figures(layout: Layout, reading: Reading) -> None:
    """No monster stands in front of a door (FA-017), and a large one has room (FA-163)."""
    taken = _occupied(layout) | mask_of(each.square for each in layout.figures) | reading.drawing.mask("^o@X")
    for figure in layout.figures:
        covered = covers(layout, figure)
        if covered & layout.in_front:
            reading.words[figure].refuse(
                "no monster stands next to a door or passage; expected another square"
            )
        others = covered & ~(1 << figure.square)
        if others & taken or others & ~layout.floor or _areas_of(layout, covered) != 1:
            reading.words[figure].refuse(
                "a large monster covers two by two squares; expected free ground on all four"
            )


def covers(layout: Layout, figure: Figure) -> int:
    """The squares that a figure stands on."""
    square = 1 << figure.square
    if not MONSTERS[figure.kind].large:
        return square
    return square | square << 1 | square << layout.width | square << layout.width + 1


def _areas_of(layout: Layout, mask: int) -> int:
    top = mask_of(layout.tower.top) if layout.tower else 0
    return sum(1 for area in (top, *(mask_of(area.squares) for area in layout.areas)) if area & mask)


def _check_cards(layout: Layout, reading: Reading) -> None:
    """There are Monster cards enough; alarms make do with those that are left."""
    left = {card.id: card.cards for card in MONSTERS.values()}
    users = [(figure.kind, 1, reading.words[figure]) for figure in layout.figures]
    if roaming := reading.sheet.line("roaming"):
        users += [(kind, 1, roaming) for kind in layout.roaming]
    users += [
        (event.monster, event.count, reading.words[event])
        for event in layout.events
        if event.count and event.monster
    ]
    for kind, count, words in users:
        left[kind] -= count
        if left[kind] < 0:
            card = MONSTERS[kind]
            words.refuse(
                f"{-left[kind]} {card.name} too many here; expected at most the {card.cards} of its cards"
            )


# ---- where heroes can get


def _check_start(layout: Layout, reading: Reading) -> None:
    line = reading.sheet.field("areas")
    starts = [area for area in layout.areas if area.start]
    if len(starts) != 1:
        line.refuse(f"{len(starts)} areas are marked 'start'; expected one")
    if len(layout.starts) != STARTS:
        place = reading.drawing.place(layout.starts[-1]) if layout.starts else line
        place.refuse(f"the map has {len(layout.starts)} start spaces @; expected {STARTS}")
    for square in layout.starts:
        if square not in starts[0].squares:
            reading.drawing.place(square).refuse(
                f"this start space is not in {starts[0].letter}; expected it there"
            )
    for figure in layout.figures:
        if not starts[0].outdoors and figure.area == layout.areas.index(starts[0]):
            reading.words[figure].refuse("no monster waits in an indoor start room; expected it elsewhere")
    if layout.roaming and not layout.entries:
        reading.sheet.field("roaming").refuse(
            "roaming monsters come in at spaces p; expected some on the map"
        )


def _check_tower(layout: Layout, reading: Reading) -> None:
    if not layout.tower:
        return
    beside = reading.drawing.around(layout.tower_base)
    areas = [area for area in layout.areas if mask_of(area.squares) & beside]
    if len(areas) != 1 or not areas[0].outdoors:
        reading.sheet.field("tower").refuse(
            "a tower stands in one area, outdoors; expected no other ground next to it"
        )


def _check_traps(layout: Layout, reading: Reading) -> None:
    taken = _occupied(layout) | reading.drawing.mask("o^")
    for trap in layout.traps:
        if trap.to >= 0 and not (layout.floor & ~taken) >> trap.to & 1:
            spot = reading.drawing.called(trap.to)
            reading.words[trap].refuse(
                f"nobody can land at {spot}; expected free ground at the end of the chute"
            )


def reach(layout: Layout, reading: Reading, closed: int) -> int:
    """The squares to which heroes can walk while some doors are closed; chests are in the way."""
    drawing = reading.drawing
    walk = (layout.floor | layout.doorways) & ~closed & ~mask_of(chest.square for chest in layout.chests)
    reached, new = 0, mask_of(layout.starts)
    while new != reached:
        reached = drawing.spread(new, walk)
        new = reached | (drawing.around(reached) & drawing.base) << drawing.lift & walk
        new |= drawing.around((reached & drawing.top) >> drawing.lift) & walk
        for one, other in layout.passages:
            if new >> one & 1 or new >> other & 1:
                new |= 1 << one | 1 << other
    return reached


def _check_reach(layout: Layout, reading: Reading) -> None:
    reached = reach(layout, reading, closed=0)
    chests = mask_of(chest.square for chest in layout.chests)
    missed = (layout.floor & ~chests & ~reached) | (chests & ~reading.drawing.around(reached))
    for square in squares_of(missed):
        reading.drawing.place(square).refuse("heroes can't walk here from the start; expected a way to it")


# ---- whether it can be won


def _check_win(layout: Layout, reading: Reading) -> None:
    monsters = {figure.digit for figure in layout.figures}
    fetched = [win for win in layout.win if win.code == "fetch"]
    for win in layout.win:
        words = reading.words[win]
        _check_digits(win.what if win.code == "defeat" else (), monsters, words, "a monster")
        _check_digits(win.what if win.code == "free" else (), _things(layout, "person"), words, "a person")
        _check_digits(
            win.what if win.code == "destroy" else (), _things(layout, "object"), words, "an object"
        )
        if win.code == "defeat_all" and win.what[0] not in [figure.kind for figure in layout.figures]:
            words.refuse(f"no {MONSTERS[win.what[0]].name} is on the map; expected a monster that is")
        if win.code == "fetch" and win.what[0] not in [chest.holds for chest in layout.chests]:
            words.refuse("no special chest holds it; expected its chest in '- chests:'")
        if win.code == "exit" and not win.heroes and not fetched:
            words.refuse("there is nothing to bear; expected a part such as 'fetch: Phylactery' as well")
        if win.to == "X" and len(layout.exits) < max(win.heroes, 1):
            words.refuse(
                f"the map has {len(layout.exits)} exit spaces X; expected {max(win.heroes, 1)} or more"
            )
        for letter in win.what if win.code == "defeat_area" else ():
            if letter not in [_letter(layout, figure) for figure in layout.figures]:
                words.refuse(f"there are no monsters to defeat in {letter}; expected some")


def _letter(layout: Layout, figure: Figure) -> str:
    return layout.areas[figure.area].letter if figure.area >= 0 else "tower"


def _things(layout: Layout, kind: str) -> set[str]:
    return {thing.digit for thing in layout.things if thing.kind == kind}


def _check_digits(digits: Iterable[str], known: set[str], words: Words, what: str) -> None:
    for digit in digits:
        if digit not in known:
            words.refuse(f"{digit} is not {what} in '- numbered:'; expected one that is")


def _check_events(layout: Layout, reading: Reading) -> None:
    monsters = {figure.digit for figure in layout.figures}
    for event in layout.events:
        words = reading.words[event]
        _check_digits([event.digit] if event.digit else [], monsters, words, "a monster")
        _check_digits(event.digits, _things(layout, "object"), words, "an object")
        if event.item and event.item not in [chest.holds for chest in layout.chests]:
            words.refuse("no special chest holds it; expected its chest in '- chests:'")
        if event.kind in ("taken", "falls") and event.area < 0 and not layout.entries:
            words.refuse("the map has no spaces p; expected some, or an area to come to")
        if event.kind == "key-of-the-first" and not _first(layout, event.monster, event.area):
            words.refuse("no such monster is in that area; expected one that is")
        if event.kind == "key-on-the-tower" and not _on_top(layout):
            words.refuse("there is no chest on a tower; expected one on its top")
        if event.kind == "key-in-chests" and event.count > len(_ordinary_chests(layout)):
            words.refuse(
                f"the map has {len(_ordinary_chests(layout))} ordinary chests; expected no more keys"
            )


def _first(layout: Layout, kind: str, area: int) -> list[int]:
    return [figure.square for figure in layout.figures if (figure.kind, figure.area) == (kind, area)]


def _on_top(layout: Layout) -> list[int]:
    return [chest.square for chest in layout.chests if layout.tower and chest.square in layout.tower.top]


def _ordinary_chests(layout: Layout) -> list[int]:
    return [chest.square for chest in layout.chests if not chest.holds]


def _check_keys(layout: Layout, reading: Reading) -> None:
    """Every locked door can be opened, in whatever order the heroes use the keys that they find."""
    locks = [door for door in layout.doors if door.locked]
    if len(locks) > MOST_LOCKS:
        reading.words[locks[MOST_LOCKS]].refuse(
            f"{len(locks)} doors are locked; expected at most {MOST_LOCKS}"
        )
    waiting = [frozenset[int]()]
    tried = set(waiting)
    while waiting:
        opened = waiting.pop()
        closed = [index for index in range(len(locks)) if index not in opened]
        reached = reach(layout, reading, mask_of(locks[index].squares[0] for index in closed))
        keys, master = _keys(layout, reading, reached)
        if master or not closed:
            continue
        near = [index for index in closed if reading.drawing.around(mask_of(locks[index].squares)) & reached]
        if keys <= len(opened):
            used = f" once the {keys} found before it are used on other doors" if keys else " before it"
            reading.words[locks[near[0]]].refuse(
                f"no key can be found for this lock{used}; expected one to be in reach"
            )
        for index in near:
            if (more := opened | {index}) not in tried:
                tried.add(more)
                waiting.append(more)


def _keys(layout: Layout, reading: Reading, reached: int) -> tuple[int, bool]:
    """How many keys heroes find on this ground, and whether there is a master key."""
    beside = reached | reading.drawing.around(reached)
    holds = [chest.holds for chest in layout.chests if beside >> chest.square & 1]
    keys = holds.count("key")
    for event in layout.events:
        if event.kind == "key-in-chests":
            keys += min(event.count, holds.count(""))
        elif event.kind == "key-on-the-tower":
            keys += any(beside >> square & 1 for square in _on_top(layout))
        elif event.kind == "key-of-the-first":
            keys += any(reached >> square & 1 for square in _first(layout, event.monster, event.area))
        elif event.key:
            keys += any(
                reached >> figure.square & 1 for figure in layout.figures if figure.digit == event.digit
            )
    return keys, "master key" in holds
