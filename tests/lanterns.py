"""The game of docs/writing-a-game.md as a package of its own: written from the page, built and installed."""

from __future__ import annotations

import subprocess
import sys
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


def install(folder: Path, **entries: str) -> Path:
    """Build the package, install it into a scratch folder and return that folder, for PYTHONPATH."""
    project, site = folder / "project", folder / "site"
    (project / "lanterns").mkdir(parents=True)
    entries = {"lanterns": "lanterns:BOX", **entries}
    listed = "\n".join(f'{name} = "{value}"' for name, value in entries.items())
    (project / "pyproject.toml").write_text(PROJECT.format(entries=listed))
    (project / "lanterns" / "__init__.py").write_text(source() + BOX)
    install = [sys.executable, "-m", "pip", "install", "--quiet", f"--target={site}"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*install, *alone, str(project)], check=True, timeout=120)
    return site
