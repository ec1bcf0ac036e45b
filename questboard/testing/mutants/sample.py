"""Which mutants there are of a game, and a random sample of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

from questboard.testing.mutants.code import code_mutants
from questboard.testing.mutants.figures import figure_mutants
from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.record import GAMES, SHARED

APART = {
    "scene", "scene.py", "words.py", "notation.py", "spots.py", "features.py",  # what is shown
    "workshop.py",
    "eval.py", "appraisal.py", "foresight.py", "chances.py", "tactics", "master",  # what bots think
    "knowledge.py", "inventory.py",  # what seats may know, and what is counted
    "content.py", "reading.py", "checking.py", "drawing.py",  # how content is read and refused
}  # fmt: skip
"""Files and folders of a game that are neither rules nor cards nor content."""
APART_PATHS = {"fantasy/tactics.py", "fantasy/content/__init__.py", "dragonfire/content/__init__.py"}
APART_PATHS |= {"portal/content/__init__.py"}


def files(game: str) -> list[str]:
    """The files of a game that mutants are made of, from the root of the repository."""
    found: list[Path] = []
    for folder in (GAMES / game, *([GAMES / SHARED[game]] if game in SHARED else [])):
        found += [file for file in folder.rglob("*.py") if not APART & set(file.relative_to(folder).parts)]
        found += [file for file in (folder / "content").rglob("*") if file.suffix in (".yaml", ".md")]
    return sorted(
        file.relative_to(ROOT).as_posix()
        for file in found
        if file.relative_to(GAMES).as_posix() not in APART_PATHS
    )


def mutants_of(file: str) -> list[Mutant]:
    """Every mutant of a file."""
    source = (ROOT / file).read_bytes().decode()
    return code_mutants(file, source) if file.endswith(".py") else figure_mutants(file, source)


def draw(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many mutants, no two of the same place."""
    places: dict[tuple[str, int, int], list[Mutant]] = {}
    for mutant in mutants:
        places.setdefault((mutant.file, mutant.start, mutant.end), []).append(mutant)
    random = Random(seed)
    drawn = random.sample(list(places.values()), min(count, len(places)))
    return [random.choice(each) for each in drawn]
