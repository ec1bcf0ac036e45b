"""Reading an adventure file: every line of it becomes a part of its layout."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal, TypeVar, get_args

import msgspec

from questboard.content import Source
from questboard.games.fantasy.checking import check
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS, AdventureSet, Pool
from questboard.games.fantasy.drawing import (
    DOORS,
    ORDINARY,
    SPOT,
    Drawing,
    LayoutError,
    Sheet,
    Words,
    mask_of,
    squares_of,
)
from questboard.games.fantasy.parts import (
    Area,
    Chest,
    Code,
    Door,
    Event,
    EventKind,
    Figure,
    Layout,
    Thing,
    Tower,
    Trap,
    Win,
)
from questboard.kernel import Fixed

IN_AREA = "( [(](?P<area>[A-Z])[)])?"
NUMBER = "[1-9][0-9]?"
DIGITS = "(?P<digits>[1-9](, ?[1-9])*)"
COMES = f"(?P<count>{NUMBER}) (?P<monster>.+) comes? to (?P<area>[A-Z]|p)"

SENTENCES: dict[EventKind, tuple[str, str]] = {
    "door-opens": (
        "door 14,3 opens at the start of DM turn 3 after G is revealed",
        f"door (?P<door>{SPOT}) opens at the start of DM turn (?P<turn>{NUMBER}) "
        "after (?P<area>[A-Z]) is revealed",
    ),
    "taken": ("when Phylactery is taken: 2 Skeleton come to E", f"when (?P<item>.+) is taken: {COMES}"),
    "regains": (
        "1 regains 1 HP at the start of each DM turn while at 8 HP or fewer next to a tree or bush",
        f"(?P<digit>[1-9]) regains (?P<count>{NUMBER}) HP at the start of each DM turn "
        f"while at (?P<hp>{NUMBER}) HP or fewer next to a tree or bush",
    ),
    "key-of-the-first": (
        "a key when the first Winter Gnoll of B is defeated",
        "a key when the first (?P<monster>.+) of (?P<area>[A-Z]) is defeated",
    ),
    "key-in-chests": (
        "a key in each of the first 2 ordinary chests",
        f"a key in each of the first (?P<count>{NUMBER}) ordinary chests",
    ),
    "key-on-the-tower": ("a key in the first chest of the tower", "a key in the first chest of the tower"),
    "falls": (
        "when 1 falls to 12 HP: 1 Winter Wolf comes to p",
        f"when (?P<digit>[1-9]) falls to (?P<hp>{NUMBER}) HP: {COMES}",
    ),
    "warded": (
        "1 has +1 AC for each of 2,3 that stands",
        rf"(?P<digit>[1-9]) has \+(?P<count>{NUMBER}) AC for each of {DIGITS} that stands",
    ),
    "flees": (
        "1 flees at 0 HP and leaves a key",
        "(?P<digit>[1-9]) flees at 0 HP(?P<key> and leaves a key)?",
    ),
}
"""For each kind of event an example, and the pattern of all such sentences."""

WINS: dict[Code, tuple[str, str]] = {
    "defeat_all": ("defeat_all: Goblin", "(?P<monster>.+)"),
    "defeat": ("defeat: 1", DIGITS),
    "defeat_area": ("defeat_area: B,tower", "(?P<areas>([A-Z]|tower)(, ?([A-Z]|tower))*)"),
    "free": ("free: 1,2", DIGITS),
    "fetch": ("fetch: Amulet of Light", "(?P<item>.+)"),
    "destroy": ("destroy: 1,2", DIGITS),
    "exit": ("exit: 2 heroes to X", "(bearer|(?P<heroes>[1-4]) hero(es)?) to (?P<to>[X@])"),
}
"""For each part that an objective can have an example, and the pattern of what it says."""

LATER: tuple[Code, ...] = ("free", "exit")
"""Parts that may have to wait for those before them."""
CODES: dict[str, Code] = {code: code for code in WINS}
SETS: dict[str, AdventureSet] = {each: each for each in get_args(AdventureSet)}
SOURCES: dict[str, Source] = {each: each for each in get_args(Source)}
DRUIDS = {hero.id: hero.id for hero in HEROES.values() if hero.character_class == "druid"}
KEYS = {"key": "key", "master key": "master key"}
MONSTER_NAMES = {card.name.casefold(): card.id for card in MONSTERS.values()}
ITEM_NAMES = {card.name.casefold(): card.id for card in ITEMS.values()}
TRAP_NAMES = {card.name.casefold(): card.id for card in TRAPS.values()}

F = TypeVar("F", bound=Fixed)


class Reading:
    """A file on its way to a layout; it remembers the words from which each thing was read."""

    def __init__(self, text: str, file: str) -> None:
        self.sheet = Sheet(text, file)
        self.drawing = Drawing(
            self.sheet, {card.letter: card.id for card in MONSTERS.values() if card.letter}
        )
        self.words: dict[Fixed, Words] = {}
        self.areas = self._areas()
        self.area_of = {square: index for index, area in enumerate(self.areas) for square in area.squares}
        self.area_of |= dict.fromkeys(squares_of(self.drawing.top), -1)
        self.doors = self._doors()

    def layout(self, id: str) -> Layout:
        """The layout as the file has it, not yet checked."""
        sheet, drawing = self.sheet, self.drawing
        facts = sheet.facts.read(
            "level (?P<level>[1-3]) [|] set (?P<set>[a-z]+) [|] source (?P<source>[a-z]+)",
            "a line such as 'level 1 | set base | source original'",
        )
        figures, things = self._numbered()
        roaming, loose = self._roaming()
        ground = mask_of(self.area_of) & ~drawing.top
        trees, pillars, bushes = (drawing.mask(symbol) for symbol in "TI%")
        floor = ground & ~(trees | pillars | bushes) | drawing.top
        doorways = drawing.mask(DOORS)
        return Layout(
            id=id,
            title=sheet.title.text,
            set=facts["set"].among(SETS, "set"),
            level=int(facts["level"]),
            source=facts["source"].among(SOURCES, "source"),
            provenance=sheet.text("provenance"),
            ours=sheet.text("ours"),
            place=sheet.text("place"),
            druid=druid.among(DRUIDS, "druid") if (druid := sheet.line("druid")) else "",
            intro=sheet.field("intro").text,
            objective=sheet.field("objective").text,
            conclusion=sheet.field("conclusion").text,
            width=drawing.width,
            height=drawing.height,
            rows=drawing.rows,
            win=tuple(self._win(words, number) for number, words in enumerate(sheet.entries("win"))),
            areas=self.areas,
            doors=self.doors,
            figures=tuple(sorted((*self._drawn(), *figures), key=lambda figure: figure.square)),
            things=things,
            chests=self._chests(),
            traps=tuple(self._trap(words) for words in sheet.entries("traps")),
            passages=tuple(self._passage(words) for words in sheet.entries("passages")),
            starts=tuple(squares_of(drawing.mask("@"))),
            exits=tuple(squares_of(drawing.mask("X"))),
            entries=tuple(squares_of(drawing.mask("p"))),
            tower=self._tower(),
            roaming=roaming,
            loose=loose,
            events=tuple(self._event(words) for words in sheet.events()),
            squares=drawing.squares,
            floor=floor,
            outdoors=mask_of(each for area in self.areas if area.outdoors for each in area.squares)
            | drawing.top,
            snow=mask_of(each for area in self.areas if area.ice for each in area.squares) | drawing.snow(),
            brook=drawing.mask("~"),
            trees=trees,
            pillars=pillars,
            bushes=bushes,
            walls=(1 << drawing.squares) - 1 & ~(ground | doorways | drawing.base | drawing.top),
            tower_base=drawing.base,
            doorways=doorways,
            in_front=drawing.around(doorways | drawing.mask("o")) & floor,
        )

    def area(self, words: Words) -> int:
        """The area that a letter names; -1 for the spaces of animal prints."""
        letters = {area.letter: index for index, area in enumerate(self.areas)}
        return -1 if words.text == "p" else words.among(letters, "area")

    def _spot(self, words: Words, symbols: str, what: str) -> int:
        """The square that coordinates name, on which one of these symbols has to be drawn."""
        square = self.drawing.spot(words)
        if self.drawing.symbols[square] not in symbols:
            words.refuse(f"no {what} is drawn at {words.text}; expected {' or '.join(symbols)} on the map")
        return square

    def _note(self, thing: F, words: Words) -> F:
        self.words[thing] = words
        return thing

    def _areas(self) -> tuple[Area, ...]:
        drawn = {square: mask for mask in self.drawing.areas() for square in squares_of(mask)}
        ice = self._ice()
        found: dict[int, Area] = {}
        for words in self.sheet.entries("areas"):
            part = words.read(
                f"(?P<letter>[A-Z]) (?P<kind>in|out) [(](?P<spot>{SPOT})[)](?P<start> start)?",
                "an area such as 'B in (9,2)' or 'A out (1,1) start'",
            )
            letter, spot = part["letter"].text, self.drawing.spot(part["spot"])
            if spot not in drawn:
                part["spot"].refuse(f"{part['spot'].text} is in no area; expected a square of area {letter}")
            mask = drawn[spot]
            if mask in found:
                part["spot"].refuse(f"this is area {found[mask].letter}; expected a square of another area")
            if letter in [area.letter for area in found.values()]:
                part["letter"].refuse(f"there is an area {letter} already; expected another letter")
            outdoors, start = part["kind"].text == "out", "start" in part
            area = Area(letter, outdoors, start, bool(ice.pop(letter, None)), tuple(squares_of(mask)))
            found[mask] = self._note(area, words)
        for square, mask in drawn.items():
            if mask not in found:
                self.drawing.place(square).refuse(
                    "this area is not named; expected an entry for it in '- areas:'"
                )
        for letter, words in ice.items():
            words.refuse(f"there is no area {letter}; expected one of '- areas:'")
        return tuple(found.values())

    def _ice(self) -> dict[str, Words]:
        line = self.sheet.line("ground")
        if line is None:
            return {}
        part = line.read("(?P<letters>[A-Z](, ?[A-Z])*) ice", "areas that are ice, such as 'A,B ice'")
        return {words.text: words for words in part["letters"].split(",")}

    def _doors(self) -> tuple[Door, ...]:
        found: dict[int, Door] = {}
        halves = self.drawing.mask("D")
        for words in self.sheet.entries("doors"):
            part = words.read(
                f"(?P<spot>{SPOT}) (?P<one>[A-Z])-(?P<other>[A-Z])(?P<kind> locked| double)?",
                "a door such as '7,2 A-B', '10,7 B-E locked' or '9,7 C-E double'",
            )
            kind = part["kind"].text if "kind" in part else ""
            drawn = {"": "+", "locked": "L", "double": "D"}[kind]
            square = self._spot(part["spot"], drawn, f"{kind} door".strip())
            if square in found:
                part["spot"].refuse(f"the door at {part['spot'].text} is listed already; expected another")
            both = 1 << square | (self.drawing.around(1 << square) & halves if kind == "double" else 0)
            door = Door(
                tuple(squares_of(both)), (self.area(part["one"]), self.area(part["other"])), kind == "locked"
            )
            found[square] = self._note(door, words)
        for door in found.values():
            for half in door.squares:
                if half not in found:
                    self.drawing.place(half).refuse("this half of a double door is not listed; expected both")
                if found[half] != door:
                    self.words[door].refuse(
                        "the halves of this door join other areas; expected the same letters"
                    )
        return tuple(dict.fromkeys(found.values()))

    def _drawn(self) -> list[Figure]:
        return [
            self._note(Figure(kind, square, self.area_of[square]), self.drawing.place(square))
            for letter, kind in self.drawing.monsters.items()
            for square in squares_of(self.drawing.mask(letter))
        ]

    def monsters(self, words: Words) -> list[tuple[str, int, Words]]:
        """Monsters with their numbers, such as `2 Goblin, 1 Gnoll`."""
        found = []
        for each in words.split(","):
            part = each.read(
                f"(?P<count>{NUMBER}) (?P<monster>.+)", "a number and a monster such as '2 Goblin'"
            )
            found.append((part["monster"].among(MONSTER_NAMES, "monster"), int(part["count"]), each))
        return found

    def _numbered(self) -> tuple[list[Figure], tuple[Thing, ...]]:
        figures: list[Figure] = []
        things: list[Thing] = []
        taken: list[str] = []
        for words in self.sheet.entries("numbered"):
            part = words.read(
                f"(?P<digit>[1-9]) at (?P<spot>{SPOT}) = (?P<what>.+)",
                "an entry such as '2 at 20,5 = the sheriff (person)'",
            )
            digit, what = part["digit"].text, part["what"]
            square = self._spot(part["spot"], digit, digit)
            if digit in taken:
                part["digit"].refuse(f"{digit} is listed already; expected another digit")
            taken.append(digit)
            if person := what.match("(?P<name>.+) [(]person[)]"):
                things.append(self._note(Thing(digit, person["name"].text, "person", square), words))
            elif item := what.match(f"(?P<name>.+) [(]object AC (?P<ac>[0-9]), HP (?P<hp>{NUMBER})[)]"):
                thing = Thing(digit, item["name"].text, "object", square, int(item["ac"]), int(item["hp"]))
                things.append(self._note(thing, words))
            else:
                figures.append(self._note(self._named(digit, square, what), words))
        return figures, tuple(things)

    def _named(self, digit: str, square: int, words: Words) -> Figure:
        part = words.read(
            "(?P<name>[^:]+): (?P<monster>.+?)( with (?P<changes>.+))?",
            "'Angor: Bugbear with HP 12, melee OP', 'the sheriff (person)' or 'seal (object AC 3, HP 5)'",
        )
        numbers: dict[str, int] = {}
        pools: dict[str, str] = {}
        for change in part["changes"].split(",") if "changes" in part else []:
            if number := change.match("(?P<name>HP|AC) (?P<number>[0-9]{1,2})"):
                numbers[number["name"].text] = int(number["number"])
                continue
            pool = change.read(
                "(?P<name>melee|ranged) (?P<dice>[YROPS ]+)", "HP 12, AC 3, melee OP or ranged YO"
            )
            dice = "".join(sorted(pool["dice"].text.replace(" ", ""), key="YROPS".index))
            try:
                pools[pool["name"].text] = msgspec.convert(dice, Pool)
            except msgspec.ValidationError:
                pool["dice"].refuse("the box has 2 Y, 1 R, 2 O, 1 P and 1 S dice; expected no more of a kind")
        kind, area = part["monster"].among(MONSTER_NAMES, "monster"), self.area_of[square]
        hp, ac = numbers.get("HP", 0), numbers.get("AC", -1)
        return Figure(
            kind,
            square,
            area,
            digit,
            part["name"].text,
            hp,
            ac,
            pools.get("melee", ""),
            pools.get("ranged", ""),
        )

    def _chests(self) -> tuple[Chest, ...]:
        found = [
            self._note(Chest(square), self.drawing.place(square))
            for square in squares_of(self.drawing.mask("C"))
        ]
        for words in self.sheet.entries("chests"):
            if words.match(ORDINARY):
                continue
            part = words.read(
                f"(special: )?(?P<spot>{SPOT}) (?P<holds>[^(]+?){IN_AREA}",
                "'4 ordinary', then special chests such as 'special: 15,13 key; 10,1 Amulet of Light'",
            )
            square = self._spot(part["spot"], "S", "special chest")
            self._check_area(part, square)
            found.append(self._note(Chest(square, part["holds"].among(ITEM_NAMES | KEYS, "item")), words))
        return tuple(sorted(found, key=lambda chest: chest.square))

    def _check_area(self, part: dict[str, Words], square: int) -> None:
        if "area" in part and self.area(part["area"]) != self.area_of[square]:
            part["area"].refuse(
                f"{part['spot'].text} is not in area {part['area'].text}; expected its own area"
            )

    def _trap(self, words: Words) -> Trap:
        part = words.read(
            f"(?P<spot>{SPOT}) (?P<kind>[^:(]+?)(: (?P<monster>[^(]+?)| to (?P<to>{SPOT}))?{IN_AREA}",
            "a trap such as '10,3 Pit', '16,12 Alarm: Gnoll' or '11,16 Snow chute to 15,20'",
        )
        square, kind = self._spot(part["spot"], "^", "trap"), part["kind"].among(TRAP_NAMES, "trap")
        self._check_area(part, square)
        for card in TRAPS.values():
            if not card.names:
                continue
            example = f"{card.name}: Gnoll" if card.names == "monster" else f"{card.name} to 1,1"
            if kind == card.id and card.names not in part:
                words.refuse(f"expected '{example}' with what it does, got {words.text!r}")
            if kind != card.id and card.names in part:
                part[card.names].refuse(f"only '{example}' says more; expected the trap alone")
        to = self.drawing.spot(part["to"]) if "to" in part else -1
        monster = part["monster"].among(MONSTER_NAMES, "monster") if "monster" in part else ""
        return self._note(Trap(square, kind, to, monster), words)

    def _passage(self, words: Words) -> tuple[int, int]:
        part = words.read(f"(?P<one>{SPOT}) <-> (?P<other>{SPOT})", "a passage such as '3,12 <-> 19,12'")
        what = "trapdoor or passageway"
        return self._spot(part["one"], "o", what), self._spot(part["other"], "o", what)

    def _tower(self) -> Tower | None:
        if not self.drawing.base:
            return None
        base = squares_of(self.drawing.base)
        (y, x), (bottom, right) = (divmod(square, self.drawing.width) for square in (base[0], base[-1]))
        return Tower(x, y, right - x + 1, bottom - y + 1, tuple(squares_of(self.drawing.top)))

    def _roaming(self) -> tuple[tuple[str, ...], int]:
        line = self.sheet.line("roaming")
        if line is None:
            return (), 0
        part = line.read(
            "(?P<deck>[^;]+); at start (?P<loose>[0-9])", "a deck such as '2 Goblin, 1 Gnoll; at start 1'"
        )
        deck = tuple(kind for kind, count, _ in self.monsters(part["deck"]) for _ in range(count))
        if int(part["loose"]) > len(deck):
            part["loose"].refuse(f"the deck has {len(deck)} cards; expected no more at the start")
        return deck, int(part["loose"])

    def _win(self, words: Words, number: int) -> Win:
        examples = "; ".join(example for example, _ in WINS.values())
        part = words.read(
            "(?P<then>then )?(?P<code>[a-z_]+): (?P<what>.+)", f"a part of an objective such as {examples}"
        )
        code = part["code"].among(CODES, "win code")
        if "then" in part and code not in LATER:
            part["then"].refuse(f"only {' and '.join(LATER)} can be put off by 'then'; expected {code} alone")
        if "then" in part and not number:
            part["then"].refuse("nothing stands before this 'then'; expected another part before it")
        example, pattern = WINS[code]
        what = part["what"].read(pattern, f"something such as '{example}'")
        names: tuple[str, ...] = ()
        if "monster" in what:
            names = (what["monster"].among(MONSTER_NAMES, "monster"),)
        elif "item" in what:
            names = (what["item"].among(ITEM_NAMES, "item"),)
        elif "digits" in what:
            names = tuple(digit.text for digit in what["digits"].split(","))
        elif "areas" in what:
            names = tuple(
                area.text if area.text == "tower" else self.areas[self.area(area)].letter
                for area in what["areas"].split(",")
            )
        heroes = int(what["heroes"]) if "heroes" in what else 0
        to: Literal["", "X", "@"] = "" if "to" not in what else "X" if what["to"].text == "X" else "@"
        return self._note(Win(code, names, heroes, to, "then" in part), words)

    def _event(self, words: Words) -> Event:
        fitting = [(kind, words.match(pattern)) for kind, (_, pattern) in SENTENCES.items()]
        kind, part = next((each for each in fitting if each[1] is not None), (None, None))
        if kind is None or part is None:
            examples = "; ".join(example for example, _ in SENTENCES.values())
            words.refuse(f"we know no such event; expected one of these with its own numbers: {examples}")
        event = Event(
            kind,
            door=self._door_at(part["door"]) if "door" in part else -1,
            area=self.area(part["area"]) if "area" in part else -1,
            digit=part["digit"].text if "digit" in part else "",
            digits=tuple(each.text for each in part["digits"].split(",")) if "digits" in part else (),
            monster=part["monster"].among(MONSTER_NAMES, "monster") if "monster" in part else "",
            item=part["item"].among(ITEM_NAMES, "item") if "item" in part else "",
            key=kind.startswith("key-") or "key" in part,
            **{name: int(part[name]) for name in ("turn", "count", "hp") if name in part},
        )
        return self._note(event, words)

    def _door_at(self, words: Words) -> int:
        square = self._spot(words, DOORS, "door")
        return next(index for index, door in enumerate(self.doors) if square in door.squares)


def read_layout(text: str, file: str, id: str) -> Layout:
    """The layout that a text describes; a mistake in it is reported with its place in the file."""
    reading = Reading(text, file)
    layout = reading.layout(id)
    check(layout, reading)
    return layout


def load_layout(path: Traversable) -> Layout:
    """The layout in a file, which may be somebody's own; its id is the file's name."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LayoutError(f"{path.name} can't be opened: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise LayoutError(f"{path.name} is not UTF-8 text: {error.reason}") from None
    return read_layout(text, path.name, path.name.removesuffix(".md"))
