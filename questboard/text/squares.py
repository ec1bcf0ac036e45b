"""Options that are squares: chosen by their coordinates, and told in rows instead of one by one."""

from __future__ import annotations

from questboard.kernel import QuestboardError
from questboard.language import TABLE
from questboard.scene import Choice, Scene
from questboard.text import words
from questboard.text.places import Cell
from questboard.text.plan import Mark, Plan, plans
from questboard.text.signs import gist

t, n = TABLE.t, TABLE.n


MANY = 6
"""More squares than this are not listed below the question."""
VERB = "move "
SMALL_WORDS = ("to", "the", "a", "an", "at", "near", "beside", "towards")
"""Words that say nothing about which thing is meant."""


class SquareError(QuestboardError):
    """A square that can't be chosen."""


def brief_question(scene: Scene) -> list[str]:
    """The question with its options, many squares in one line; every option keeps its number."""
    assert scene.prompt is not None
    plan, squares = on_squares(scene)
    if plan is None or len(squares) <= MANY:
        return words.question(scene.prompt)
    first = min(squares)
    example = plan.naming.name(squares[first])
    lines = words.numbered(scene.prompt)
    told = n(
        "{count} square: type one, such as {example}; moves lists them",
        "{count} squares: type one, such as {example}; moves lists them",
        len(squares),
        example=example,
    )
    shown = {index: line for index, line in lines.items() if index not in squares or index == first}
    return [words.asked(scene.prompt), *words.menu(scene.prompt, shown | {first: told})]


def moves(scene: Scene) -> list[str]:
    """The squares that can be chosen, row by row or tile by tile."""
    plan, squares = on_squares(scene)
    if plan is None:
        raise SquareError(t("no squares can be chosen now; Enter lists the options"))
    return [f"{which}: {listed}." for which, listed in plan.naming.lists(squares.values())]


def square_option(scene: Scene, line: str) -> int | None:
    """The index of the option on a square such as `d3` or `move d3`; None if no square is meant."""
    assert scene.prompt is not None
    plan, squares = on_squares(scene)
    if plan is not None and line.casefold().startswith(VERB):
        beside = _square_beside(scene, plan, squares, line.casefold().removeprefix(VERB).strip())
        if beside is not None:
            return beside
    name = without_verb(line)
    for each in [plan] if plan else plans(scene):
        cell = each.naming.cell(name)
        if cell is None:
            continue
        found = _options_on(each, cell, scene.prompt.choices)
        if len(found) == 1:
            return found[0]
        if found:
            meanings = words.either(str(index + 1) for index in found)
            raise SquareError(
                t("{name} can mean {meanings}; type the number", name=repr(name), meanings=meanings)
            )
        if squares:
            raise SquareError(t("{name} can't be chosen; type moves for the squares that can", name=name))
    return None


def advice(scene: Scene, line: str) -> str:
    """What to type instead of a square that isn't there; nothing if none is meant or can be chosen."""
    plan, _ = on_squares(scene)
    return "" if plan is None else plan.naming.advice(without_verb(line))


def without_verb(line: str) -> str:
    """The words after "move"."""
    return line.casefold().removeprefix(VERB).strip()


def on_squares(scene: Scene) -> tuple[Plan | None, dict[int, Cell]]:
    """The board on which squares are offered, and the square of each such option, by index."""
    choices = scene.prompt.choices if scene.prompt is not None else []
    if not any(choice.nodes for choice in choices):
        return None, {}
    for plan in plans(scene):
        found = {
            index: plan.squares[choice.nodes[-1]]
            for index, choice in enumerate(choices)
            if choice.nodes and all(id in plan.squares for id in choice.nodes)
        }
        if found:
            return plan, found
    return None, {}


def _options_on(plan: Plan, cell: Cell, choices: list[Choice]) -> list[int]:
    """The options that are a square, or else those that concern something that is there."""
    exact = [index for index, choice in enumerate(choices) if cell in map(plan.squares.get, choice.nodes)]
    there = {mark.node.id for mark in plan.at(cell)}
    return exact or [index for index, choice in enumerate(choices) if there.intersection(choice.nodes)]


def _square_beside(scene: Scene, plan: Plan, squares: dict[int, Cell], wanted: str) -> int | None:
    """The index of the square that is nearest to a thing, as in `move to the door`; None if none is meant."""
    if plan.naming.cell(wanted) is not None:
        return None
    name = " ".join(word for word in wanted.split() if word not in SMALL_WORDS)
    things = [mark for mark in plan.of("wall", "thing", "figure") if name and is_called(mark, name)]
    if not things:
        return None
    if len(things) > 1:
        raise SquareError(
            t(
                "{name} can mean {meanings}; type a square",
                name=repr(wanted),
                meanings=words.either(map(plan.where, things)),
            )
        )
    assert scene.prompt is not None
    choices = scene.prompt.choices
    onto = [index for index, each in enumerate(choices) if each.path and things[0].node.id in each.nodes]
    if len(onto) == 1:
        return onto[0]
    cells = things[0].cells or [cell for line in things[0].lines for cell in (line.cell, line.beyond)]

    def far(index: int) -> tuple[float, int]:
        x, y = squares[index]
        return min((x - cx) ** 2 + (y - cy) ** 2 for cx, cy in cells), len(choices[index].path)

    return min(squares, key=far)


def is_called(mark: Mark, name: str) -> bool:
    """Whether somebody who names a thing may mean this one: by its name, or by the beginning of its label."""
    called = f" {mark.node.text or ''} {gist(mark.node)} ".casefold()
    return f" {name}" in called
