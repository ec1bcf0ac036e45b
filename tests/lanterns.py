"""The game of docs/writing-a-game.md as a package of its own: written from the page."""

from __future__ import annotations

import re
from doctest import DocTestParser
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "writing-a-game.md"


def source() -> str:
    """The lines of the page that make the game, up to its rules object."""
    examples = DocTestParser().get_examples(PAGE.read_text())
    last = next(at for at, example in enumerate(examples) if example.source.startswith("RULES = "))
    return "\n".join(example.source for example in examples[: last + 1])


def block(language: str, word: str) -> str:
    """The block of the page in a language that contains a word."""
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    return next(each for each in found if word in each)


def write(project: Path, **entries: str) -> Path:
    """Write the project into a folder, with further entries beside its own."""
    (project / "lanterns").mkdir(parents=True)
    listed = "".join(f'{name} = "{value}"\n' for name, value in entries.items())
    (project / "pyproject.toml").write_text(block("toml", "entry-points") + listed)
    (project / "lanterns" / "__init__.py").write_text(f"{source()}\n{block('python', 'BOX =')}")
    return project
