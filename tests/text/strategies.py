"""How a reader plays each game: rules of thumb over what the lines say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from tests.text.reader import Option, Question, Reader, Square, name_of, squares_in

Answer: TypeAlias = Option | str
"""An option to choose, or a line to type."""
Strategy: TypeAlias = Callable[[Reader, Question], Answer]


def play(reader: Reader, strategy: Strategy, most: int) -> None:
    """Answer questions until the game is over."""
    for _ in range(most):
        if reader.question is None:
            return
        answer = strategy(reader, reader.question)
        if isinstance(answer, Option):
            reader.answer(answer)
        else:
            told = reader.type(answer)
            assert not any("can't be chosen" in line or "neither an option" in line for line in told), told
    raise AssertionError(f"not over after {most} questions: {reader.question}")


def number(pattern: str, text: str) -> int:
    """The number that a text tells, or 0."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


# ---- The Yawning Portal

LACKS = re.compile(r"Lacks ([^.]+)\.")
DISH = re.compile(r"(?:^|, )([a-z ]+) on (?:slot )?(\d+)")
Dish: TypeAlias = tuple[str, int]
"""A dish and its slot."""


def host(reader: Reader, question: Question) -> Answer:
    """Complete orders where a dish is all that is lacking, and otherwise take what pays most Gems."""
    lacking = orders(reader.type("look"))
    options = [option for option in question.options if option.name != "pass"] or question.options
    return max(options, key=lambda option: _worth(option, question.text, lacking, reader))


def orders(lines: list[str]) -> dict[str, list[Dish]]:
    """What the orders of the Heroes at the table lack, by seat."""
    found = {}
    for line in lines:
        seat = re.match(r" +((?:Near|Far) seat \d+): ", line)
        if seat and (lacks := LACKS.search(line)):
            found[seat[1].lower()] = [(dish, int(slot)) for dish, slot in DISH.findall(lacks[1])]
    return found


def food_row(lines: list[str]) -> dict[int, str]:
    """What lies in the Food Row, by slot."""
    row = next(line for line in lines if line.startswith("  Food Row: "))
    return {int(slot): dish for slot, dish in re.findall(r"(\d+) ((?:red|yellow|green|blue) \w+)", row)}


def row_ends(lines: list[str]) -> set[int]:
    """The slots next to the row, where a dish can be placed."""
    lying = food_row(lines)
    return {min(lying) - 1, max(lying) + 1}


def _worth(option: Option, asked: str, lacking: dict[str, list[Dish]], reader: Reader) -> float:
    told = f"{option.name}: {option.detail}"
    worth = 4.0 * number(r"at best (\d+) Gem", told) + 3 * number(r"\+(\d+) point", told)
    worth += 2.0 * sum(map(int, re.findall(r"(?:takes|and|,) (\d+) ", told)))
    if placed := re.match(r"Place ([a-z ]+) on which slot", asked):
        slot = number(r"(\d+)", option.name)
        worth += _completes(placed[1], {slot}, lacking) - _leaves((placed[1], slot), lacking, reader)
    if asked.startswith("Activate"):
        worth += 4 * ("play a Hero" in told) + 3 * ("White Diamond" in told) + ("draw two" in told)
        worth += 2 * ("Potion" in told)
        if dish := re.search(r"place ([a-z]+ [a-z]+)", told):
            worth += _completes(dish[1], row_ends(reader.told), lacking)
    if asked.startswith("Swap"):
        worth += _swapped(option, asked, lacking, food_row(reader.told))
    if asked.startswith("Enchant"):
        seat = re.match(r"(near|far) seat \d+", option.detail)
        worth += len(lacking.get(seat[0], [])) if seat else 0
    if asked.startswith("Remove which Hero"):
        seat = re.match(r"(near|far) seat \d+", option.detail)
        worth += len(lacking.get(seat[0], [])) if seat else 0
    if counts := re.match(r"you have (\d+)", option.detail):
        worth += int(counts[1]) if asked.startswith("Give") else -int(counts[1])
    return worth


def _swapped(option: Option, asked: str, lacking: dict[str, list[Dish]], row: dict[int, str]) -> float:
    """What a swap completes; of the first token, what it could complete."""
    slot = number(r"(\d+)", option.name)
    first = number(r"slot (\d+)", asked)
    if first:
        return _completes(row[first], {slot}, lacking) + _completes(row[slot], {first}, lacking)
    return _completes(row[slot], set(row), lacking)


def _leaves(placed: Dish, lacking: dict[str, list[Dish]], reader: Reader) -> float:
    """How many orders others could complete at the ends of the row afterwards."""
    ends = row_ends(reader.told)
    ends = {end if end != placed[1] else end + (1 if end == max(ends) else -1) for end in ends}
    left = [[dish for dish in lacks if dish != placed] for lacks in lacking.values()]
    return 3.0 * sum(len(lacks) == 1 and lacks[0][1] in ends for lacks in left)


def _completes(dish: str, slots: set[int], lacking: dict[str, list[Dish]]) -> float:
    """More where a dish completes an order, a little where it helps one."""
    helped = [lacks for lacks in lacking.values() if any((dish, slot) in lacks for slot in slots)]
    return sum(9.0 if len(lacks) == 1 else 0.5 for lacks in helped)


# ---- the Adventure System


def delver(reader: Reader, question: Question) -> Answer:
    """Attack what can be hit; otherwise go where a monster is, or the dungeon is unexplored."""
    if " do? " not in question.text:
        if question.squares:
            return towards(reader, goals)
        return easiest(question.options)
    attacks = [option for option in question.options if re.search(r" on \d+\+", option.detail)]
    if attacks:
        return easiest(attacks)
    if deeds := question.called(r"^(open|unlock|disable|pick up|take|search|free|attack|close)"):
        return deeds[0]
    if question.squares and "squares of this move left" not in question.text:
        return towards(reader, goals)
    return question.called("^end ")[0]


def easiest(options: list[Option]) -> Option:
    """The option that needs the lowest roll, or else the first."""
    return min(options, key=lambda option: number(r" on (\d+)\+", f" {option.detail}") or 20)


def goals(lines: list[str]) -> list[Square]:
    """The squares beyond unexplored edges, and those on which monsters stand."""
    unexplored = [line for line in lines if line.startswith("  Unexplored: ")]
    monsters = [line for line in lines if re.search(r": AC \d+, \d+ of \d+ HP", line)]
    places = [re.search(r", on (\d*[a-z]{1,2}\d+)", line) for line in monsters]
    return [
        *(cell for line in unexplored for cell in squares_in(line)),
        *(cell for place in places if place for cell in squares_in(place[1])),
    ]


def towards(reader: Reader, goals: Callable[[list[str]], list[Square]]) -> str:
    """The square to go to that is nearest, as the crow flies, to a goal that the words tell."""
    lines = reader.type("look")
    tiles = corners(lines)
    wanted = [lies(square, tiles) for square in goals(lines)]

    def far(square: Square) -> int:
        x, y = lies(square, tiles)
        return min(((x - to_x) ** 2 + (y - to_y) ** 2 for to_x, to_y in wanted), default=0)

    return f"move {name_of(min(reader.squares(), key=far))}"


STEPS = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}


def corners(lines: list[str]) -> dict[int, tuple[int, int]]:
    """Where numbered tiles lie, in tiles to the east and to the south of the first."""
    found = {}
    for line in lines:
        if not (tile := re.match(r"  Tile (\d+), ", line)):
            continue
        lies = re.search(r"It lies (\d+) tiles? ([a-z-]+)(?: and (\d+) ([a-z]+))? of the first tile", line)
        ways = [(int(lies[1]), each) for each in lies[2].split("-")] if lies else []
        ways += [(int(lies[3]), lies[4])] if lies and lies[3] else []
        x, y = (sum(far * STEPS[each][axis] for far, each in ways) for axis in (0, 1))
        found[int(tile[1])] = x, y
    return found


def lies(square: Square, tiles: dict[int, tuple[int, int]]) -> tuple[int, int]:
    """Where a square lies on the whole board; tiles are four squares wide."""
    tile, x, y = square
    east, south = tiles.get(tile, (0, 0))
    return 4 * east + x, 4 * south + y


# ---- Dragonfire


def adventurer(reader: Reader, question: Question) -> Answer:
    """Play every card, deal damage as proposed, and buy the dearest card."""
    if question.text.startswith("Play a card?"):
        return next(iter(question.called("^play ") or question.called("^deal damage")))
    if question.text.startswith("Buy"):
        cards = question.called("^buy ")
        return max(cards or question.options, key=lambda option: number(r"(\d+) gold", option.detail))
    if question.text.startswith("Assist"):
        return next(iter(question.called("^assist with") or question.called("^pass")))
    return question.options[0]


# ---- the Fantasy Adventure Board Game


def hero(reader: Reader, question: Question) -> Answer:
    """Attack what can be reached; otherwise open what is shut and go to the nearest door or monster."""
    if " do? " not in question.text:
        if question.squares:
            return f"move {name_of(reader.squares()[0])}"
        return question.options[0]
    if attacks := question.called("^(attack|shoot|cast)"):
        return attacks[0]
    if deeds := question.called("^(open|pick up|take)"):
        return deeds[0]
    if question.squares and "of this move left" not in question.text:
        return towards(reader, ways_on)
    return question.called("^end ")[0]


def ways_on(lines: list[str]) -> list[Square]:
    """Where monsters stand; if there are none, where closed doors and chests are."""

    def at(pattern: str) -> list[Square]:
        found = [re.search(r", on (\d*[a-z]{1,2}\d+)", line) for line in lines if re.search(pattern, line)]
        return [cell for place in found if place for cell in squares_in(place[1])]

    return at(r": AC \d+, \d+ of \d+ HP") or at(r"^  (Closed door|Chest),")
