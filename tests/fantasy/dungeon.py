"""A dungeon: a position of the Fantasy Adventure Board Game, drawn in a few lines, played in words.

    table = dungeon("#####\n#.g.#\n#####", heroes={"regdar": "1,1"}, rolls="R1 O1")
    table.turn("regdar").act("attack", "broadsword", "melee", "goblin-1")
    assert table.monster("goblin-1").hp == 1

The drawing is in the format of adventure files; it is padded with rock to whole boards. Areas and doors
are found in it and named A, B, C in reading order, and all of them are revealed unless they are hidden.
Only the heroes that are named take part; they have their Basic Items unless others are given.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from string import ascii_uppercase
from typing import Any

from questboard.games.fantasy import Fantasy
from questboard.games.fantasy.content import DICE, HEROES, MONSTERS, basic_items
from questboard.games.fantasy.dice import NAMES
from questboard.games.fantasy.drawing import BOARD, Drawing, Sheet, squares_of
from questboard.games.fantasy.layout import LAYOUTS, Layout
from questboard.games.fantasy.reading import Reading
from questboard.games.fantasy.rules.doors import reveal
from questboard.games.fantasy.rules.setup import free_cards, item_cards, pack, set_up
from questboard.games.fantasy.rules.spaces import enter
from questboard.games.fantasy.rules.steps import STEPS, AdventureSteps
from questboard.games.fantasy.state import MASTER, NOBODY, FantasyState, Hero, Monster, Options
from questboard.kernel import Event, Luck
from questboard.testing.staged import Staged, add_happen_step

MAP_NUMBERS = count(1)
WORDS = {"turn": "turn-undead", "*": "star", "-": "blank"}


class LoadedDice(Luck):
    """Luck whose first rolls are known."""

    known: list[int] = []  # noqa: RUF012  (a Struct's default is copied)

    def roll(self, sides: int) -> int:
        """The next of the known rolls, as long as there are any."""
        if sides == 6 and self.known:
            return self.known.pop(0)
        return super().roll(sides)


def faces(text: str) -> list[int]:
    """Rolls in words as sides of dice: `Y2 O0 S* S-`, `search:hand`, `disable:gear`, `turn:2`, `charge:3`."""
    return [_side(word) for word in text.split()]


def _side(word: str) -> int:
    name, colon, shown = word.partition(":")
    if not colon:
        name, shown = NAMES[word[0]], word[1:]
    die = DICE[WORDS.get(name, name)]
    wanted = WORDS.get(shown, shown)
    return next(side for side, face in enumerate(die.faces, 1) if str(face) == wanted)


TEST_STEPS = AdventureSteps(STEPS)
"""The steps of the game, and one by which tests begin in the middle of a rule."""
add_happen_step(TEST_STEPS)


class DungeonRules(Fantasy):
    """The game with the step of the tests."""

    steps = TEST_STEPS


RULES = DungeonRules()


class Dungeon(Staged[FantasyState]):
    """A position of the Fantasy Adventure Board Game."""

    rules = RULES

    def hero(self, name: str) -> Hero:
        """A hero by name."""
        return self.state.hero(name)

    def monster(self, uid: str) -> Monster:
        """A monster on the board."""
        monster = self.state.monster(uid)
        assert monster is not None, f"there is no {uid}; there is {self.monsters}"
        return monster

    @property
    def monsters(self) -> list[str]:
        """The monsters on the board."""
        return [monster.uid for monster in self.state.monsters]

    def square(self, spot: str) -> int:
        """The square at `x,y`; at `x,y top` on a tower."""
        place, _, top = spot.partition(" ")
        x, y = map(int, place.split(","))
        return y * self.state.layout.width + x + (self.state.ground.lift if top else 0)

    def at(self, name: str) -> str:
        """Where a figure stands, as `x,y`."""
        monster = self.state.monster(name)
        square = monster.square if monster is not None else self.hero(name).square
        x, y = self.state.ground.xy(square)
        return f"{x},{y} top" if self.state.ground.on_top(square) else f"{x},{y}"

    def roll(self, text: str) -> Dungeon:
        """Say what the next dice show."""
        luck = self.state.luck
        assert isinstance(luck, LoadedDice)
        luck.known.extend(faces(text))
        if hasattr(self, "table"):  # the answers of a step that is under way are given again by a fork
            self.table._base.luck = luck.clone()
        return self

    @property
    def blows(self) -> list[Event]:
        """What attacks came to for each target, told with the dice or after them."""
        return [event for event in self.table.journal if "loss" in event.facts]

    # ---- playing

    def turn(self, name: str) -> Dungeon:
        """A hero's turn begins; the others follow in the order of the Initiative cards."""
        self.state.place = self.state.order.index(name)
        return self.play(("hero_turn", name))

    def master_turn(self) -> Dungeon:
        """The Dungeon Master's turn begins; the others follow."""
        self.state.place = self.state.order.index(MASTER)
        return self.play(("master_turn",))

    def happen(self, effect: Callable[[FantasyState], Awaitable[object]]) -> Dungeon:
        """Something happens: `lambda s: monster_attacks(s, s.monsters[0], "melee", ["lidda"])`."""
        return self.play_effect(effect)

    def choices(self, *begin: Any) -> list[tuple[Any, ...]]:
        """The options of the question that begin like this: `choices("attack", "broadsword")`."""
        return [option for option in self.ask.options if option[: len(begin)] == begin]

    def act(self, *option: Any) -> Dungeon:
        """Answer with an option; squares may be given as `x,y`."""
        chosen = tuple(
            self.square(part) if isinstance(part, str) and part[:1].isdigit() and "," in part else part
            for part in option
        )
        self.table.answer_with(chosen if len(chosen) > 1 or chosen in self.ask.options else chosen[0])
        return self

    def run(self, answer: str = "pass") -> Dungeon:
        """Answer the same as long as it is offered."""
        while not self.over and answer in self.options:
            self.answer(answer)
        return self


def dungeon(
    drawing: str,
    heroes: Mapping[str, str],
    *,
    set: str = "base",
    level: int = 1,
    win: str = "",
    lines: str = "",
    hidden: str = "",
    opened: Sequence[str] = (),
    items: Mapping[str, Sequence[str]] | None = None,
    hp: Mapping[str, int] | None = None,
    sp: Mapping[str, int] | None = None,
    dead: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    seats: int = 1,
    rolls: str = "",
    seed: int | str = 0,
    **options: Any,
) -> Dungeon:
    """A position: a drawing, who stands where in it, and whatever else differs from the start of a game.

    `lines` are further lines of the adventure file (`- traps: 3,1 Pit`); `items` and `hp` of heroes and
    monsters go by their names.
    """
    layout = draw(drawing, set, level, win, lines)
    luck = LoadedDice(Luck.seeded(seed).secret)
    s = set_up(seats, Options(**options), luck)
    s.agenda = []
    _lay_out(s, layout)
    taking_part = [seat for seat in range(seats) if seat != s.master]
    for index, (name, spot) in enumerate(heroes.items()):
        card = HEROES[name]
        hero = Hero(name, taking_part[index % len(taking_part)], NOBODY, card.hp, card.sp, [], [], [])
        given = (items or {}).get(name)
        pack(
            hero,
            list(given if given is not None else basic_items(layout.set, name, max(level, _least(name)))),
        )
        s.heroes.append(hero)
        place, _, top = spot.partition(" ")
        x, y = map(int, place.split(","))
        enter(s, hero, y * layout.width + x + (s.ground.lift if top else 0))
    for index, area in enumerate(layout.areas):
        if area.letter not in hidden:
            reveal(s, index)
    for spot in opened:
        x, y = map(int, spot.split(","))
        door = next(i for i, door in enumerate(layout.doors) if y * layout.width + x in door.squares)
        s.opened |= 1 << door
        s.locked &= ~(1 << door)
    for name, value in (hp or {}).items():
        monster = s.monster(name)
        if monster is not None:
            monster.hp = value
        else:
            s.hero(name).hp = value
    for name, value in (sp or {}).items():
        s.hero(name).sp = value
    for name in dead:
        s.hero(name).dead, s.hero(name).hp = True, 0
    s.deck = list(deck) if deck is not None else luck.shuffled(item_cards(layout.set, level, []))
    s.order = [*heroes, MASTER]
    s.awake = 0
    s.events = None
    luck.known = faces(rolls)
    return Dungeon(s)


def _least(name: str) -> int:
    """The lowest level at which a hero has Basic Items."""
    return {"elwick": 2, "orwick": 2, "morkahn": 3}.get(name, 1)


def _lay_out(s: FantasyState, layout: Layout) -> None:
    s.adventure = layout.id
    s.lurking, s.chests, s.traps = layout.figures, layout.chests, layout.traps
    s.things = {thing.digit: thing.hp or 1 for thing in layout.things}
    s.locked = sum(1 << index for index, door in enumerate(layout.doors) if door.locked)
    s.free, s.roaming = free_cards(layout), list(layout.roaming)


def draw(drawing: str, set: str = "base", level: int = 1, win: str = "", lines: str = "") -> Layout:
    """A layout from a drawing; its areas are A, B, C in reading order, and A is where heroes start."""
    rows = [line.strip() for line in drawing.strip().splitlines()]
    width = -(-max(map(len, rows)) // BOARD) * BOARD
    rows += ["#" * width] * (-len(rows) % BOARD)
    rows = [row.ljust(width, "#") for row in rows]
    art = "\n".join(rows)
    head = (
        f"# Test\nlevel {level} | set {set} | source original\n- intro: Test.\n- objective: Test.\n"
        f"- win: {win or 'fetch: Phylactery'}\n- conclusion: Test.\n```map\n{art}\n```\n{lines}\n"
    )
    found = Drawing(
        Sheet(f"{head}- areas: none", "test"),
        {card.letter: card.id for card in MONSTERS.values() if card.letter},
    )
    areas, doors = found.areas(), list[str]()
    letters = dict(zip(ascii_uppercase, areas, strict=False))

    def spot(square: int) -> str:
        return f"{square % width},{square // width}"

    named = []
    for index, (letter, mask) in enumerate(letters.items()):
        kind = "out" if mask & found.mask(",*~") else "in"
        named.append(f"{letter} {kind} ({spot(squares_of(mask)[0])}){' start' if not index else ''}")
    for square in squares_of(found.mask("+LD")):
        beside = found.around(1 << square)
        sides = [letter for letter, mask in letters.items() if mask & beside]
        mark = {"+": "", "L": " locked", "D": " double"}[found.symbols[square]]
        doors.append(f"{spot(square)} {sides[0]}-{sides[-1]}{mark}")
    text = f"{head}- areas: {'; '.join(named)}\n- doors: {'; '.join(doors) or 'none'}\n"
    layout = Reading(text, "test").layout(f"test-{next(MAP_NUMBERS)}")
    LAYOUTS.enter(layout)
    return layout
