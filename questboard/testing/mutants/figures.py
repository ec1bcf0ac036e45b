"""What can go wrong in content: figures off by one, opposite truths, entries left out of lists.

Words are left alone. A text of capitals and signs is a figure, too: the dice of a weapon, the order of a
Hero, the rows of a tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import yaml
from yaml import MappingNode, Node, ScalarNode, SequenceNode

from questboard.testing.mutants.mutant import Mutant

WORDS = {
    "id", "name", "number", "source", "identity", "text", "texts", "assist_text", "story", "intro", "title",
    "species", "letter", "provenance", "conclusion", "objective", "note", "notes", "en", "ru",
    "rule", "rules", "clause", "label", "hook", "flavor", "words", "why", "set", "role",
}  # fmt: skip
"""Fields that no rule reads, or that only name things."""

ADVENTURE_LINES = ("monsters", "numbered", "chests", "roaming", "event", "tower", "level")
"""Lines of an adventure file that hold figures."""


def figure_mutants(file: str, source: str) -> list[Mutant]:
    """Every change that could be made to the figures of a content file.

    >>> page = "- {id: goblin, name: Goblin, hp: 3, melee: YYO, users: [rogue, wizard]}"
    >>> [(mutant.what, mutant.new) for mutant in figure_mutants("monsters.yaml", page)]
    [('figure', '4'), ('figure', '2'), ('die left out', 'YY'), ('left out', ''), ('left out', '')]
    """
    return list(_adventure(file, source) if file.endswith(".md") else _page(file, source))


def _page(file: str, source: str) -> Iterator[Mutant]:
    root = yaml.compose(source, yaml.SafeLoader)
    entries = root.value if isinstance(root, SequenceNode) else [root]
    offsets = _offsets(source)
    for entry in entries:
        if not isinstance(entry, MappingNode):
            continue
        fields = {key.value: value for key, value in entry.value}
        named = [fields[key].value for key in ("id", "name") if isinstance(fields.get(key), ScalarNode)]
        lines = (entry.start_mark.line + 1, entry.end_mark.line + 1)
        for start, end, new, what in _changes(entry, source):
            yield Mutant(
                file=file,
                start=offsets[start],
                end=offsets[end],
                new=new,
                what=what,
                lines=lines,
                place="figure",
                names=tuple(named),
            )


def _offsets(source: str) -> list[int]:
    """The byte that each character begins at."""
    offsets = [0]
    for character in source:
        offsets.append(offsets[-1] + len(character.encode()))
    return offsets


Change = tuple[int, int, str, str]
"""From which character to which, the new text, and the kind of change."""


def _changes(node: Node, source: str) -> Iterator[Change]:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value not in WORDS:
                yield from _changes(value, source)
    elif isinstance(node, SequenceNode):
        for item in node.value:
            yield from _changes(item, source)
        if node.flow_style:
            yield from _left_out(node, source)
    elif isinstance(node, ScalarNode):
        yield from _scalar(node)


def _left_out(node: SequenceNode, source: str) -> Iterator[Change]:
    """A list without one of its entries."""
    for number, item in enumerate(node.value):
        start, end = item.start_mark.index, item.end_mark.index
        if number + 1 < len(node.value):
            end = node.value[number + 1].start_mark.index
        elif number:
            start = node.value[number - 1].end_mark.index
        yield start, end, "", "left out"


def _scalar(node: ScalarNode) -> Iterator[Change]:
    start, end, text = node.start_mark.index, node.end_mark.index, node.value
    if node.style is None and re.fullmatch(r"[-+]?\d+", text):
        value = int(text)
        for other in (value + 1, value - 1):
            yield start, end, f"+{other}" if text.startswith("+") and other >= 0 else str(other), "figure"
    elif node.style is None and text in ("true", "false"):
        yield start, end, "false" if text == "true" else "true", "truth"
    elif re.fullmatch(r"[A-Z0-9/~ .+#-]{2,40}", text):
        quote = node.style or ""
        for new, what in _coded(text):
            yield start, end, f"{quote}{new}{quote}", what


def _coded(text: str) -> Iterator[tuple[str, str]]:
    """A text of capitals and signs with a digit off by one, two places exchanged, or a die left out."""
    if digit := re.search(r"\d+", text):
        yield text[: digit.start()] + str(int(digit[0]) + 1) + text[digit.end() :], "figure"
    elif re.search(r"[-.#]", text):
        for place, (one, other) in enumerate(pairwise(text)):
            if one != other:
                yield text[:place] + other + one + text[place + 2 :], "places exchanged"
                break
    elif re.fullmatch("[A-Z]+", text):
        yield text[:-1], "die left out"


def _adventure(file: str, source: str) -> Iterator[Mutant]:
    """The figures of an adventure file, except places, which its map has, too."""
    title = source.partition("\n")[0].strip("# ")
    start = 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        if line.lstrip("- ").startswith(ADVENTURE_LINES):
            for figure in re.finditer(r"(?<![\d,])\d+(?![\d,]| at | to \d)", line):
                offset = len((source[:start] + line[: figure.start()]).encode())
                for other in (int(figure[0]) + 1, int(figure[0]) - 1):
                    yield Mutant(
                        file=file,
                        start=offset,
                        end=offset + len(figure[0]),
                        new=str(other),
                        what="figure",
                        lines=(number, number),
                        place="figure",
                        names=(f'"{Path(file).stem}"', title),
                    )
        start += len(line)
