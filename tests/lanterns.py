"""The game of docs/writing-a-game.md as a package of its own: written from the page."""

from __future__ import annotations

from doctest import DocTestParser
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "writing-a-game.md"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "lanterns"
version = "1.0"

[project.entry-points."questboard.games"]
{entries}
"""
BOX = """
from questboard.games import Box

BOX = Box("lanterns", "Lanterns", 2026, "2-4", "5", "light", package="lanterns")
"""


def source() -> str:
    """The lines of the page that make the game, up to its rules object."""
    examples = DocTestParser().get_examples(PAGE.read_text())
    last = next(at for at, example in enumerate(examples) if example.source.startswith("RULES = "))
    return "\n".join(example.source for example in examples[: last + 1])


def write(project: Path, **entries: str) -> Path:
    """Write the project into a folder, with further entries beside its own."""
    (project / "lanterns").mkdir(parents=True)
    entries = {"lanterns": "lanterns:BOX", **entries}
    listed = "\n".join(f'{name} = "{value}"' for name, value in entries.items())
    (project / "pyproject.toml").write_text(PROJECT.format(entries=listed))
    (project / "lanterns" / "__init__.py").write_text(source() + BOX)
    return project
