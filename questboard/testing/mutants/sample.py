"""Which mutants there are of a game, and a random sample of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from questboard.testing.mutants.code import code_mutants
from questboard.testing.mutants.figures import figure_mutants
from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.record import GAMES, folders

APART = {
    "scene", "scene.py", "words.py", "notation.py", "spots.py", "features.py",  # what is shown
    "options", "options.py",  # what is shown of options, and what bots think of them
    "eval.py", "appraisal.py", "foresight.py", "contest.py", "master",  # what bots think
    "knowledge.py", "imagined.py", "inventory.py",  # what seats may know, and what is counted
    "content.py", "reading.py", "checking.py", "drawing.py", "workshop.py",  # how content is read
    "content/__init__.py",
    "fantasy/tactics.py",  # what bots think, too
    "dragonfire/rules/assign.py",  # a proposal that players may change
}  # fmt: skip
"""Files and folders of a game that are neither rules nor cards nor content, by their names or paths."""


def files(game: str) -> list[str]:
    """The files of a game that mutants are made of, from the root of the repository."""
    found: list[Path] = []
    for folder in folders(game):
        found += [file for file in folder.rglob("*.py") if not _apart(file)]
        found += [file for file in (folder / "content").rglob("*") if file.suffix in (".yaml", ".md")]
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


def _apart(file: Path) -> bool:
    path = file.relative_to(GAMES)
    ways = {path.as_posix(), Path(*path.parts[1:]).as_posix(), *path.parts[1:]}
    return not ways.isdisjoint(APART)


def mutants_of(file: str) -> list[Mutant]:
    """Every mutant of a file."""
    source = (ROOT / file).read_bytes().decode()
    return code_mutants(file, source) if file.endswith(".py") else figure_mutants(file, source)


def draw(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """A random sample in which no two mutants change the same place."""
    places: dict[tuple[str, int, int], list[Mutant]] = {}
    for mutant in mutants:
        places.setdefault((mutant.file, mutant.start, mutant.end), []).append(mutant)
    random = Random(seed)
    drawn = random.sample(list(places.values()), min(count, len(places)))
    return [random.choice(each) for each in drawn]
