"""The tutorials: their code is put where each block says, into a copy, and their tests are run there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import questboard
from tests import lanterns

PACKAGE = Path(questboard.__file__).parent
TUTORIALS = Path(__file__).parents[1] / "docs" / "tutorials"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[str, str]]:
    """The titled blocks of a tutorial: the file that each belongs into, and its text."""
    return BLOCK.findall((TUTORIALS / page).read_text(encoding="utf-8"))


def follow(page: str, folder: Path, without: str = "") -> subprocess.CompletedProcess[str]:
    """Do what a tutorial says in a folder, perhaps without a part of its code, and run its tests."""
    tests = []
    for title, text in blocks(page):
        path = folder / title
        path.parent.mkdir(parents=True, exist_ok=True)
        before = f"{path.read_text(encoding='utf-8').rstrip()}\n\n\n" if path.exists() else ""
        path.write_text(before + (re.sub(without, "", text, flags=re.DOTALL) if without else text), "utf-8")
        if path.name.startswith("test_"):
            tests.append(path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}"]
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [*command, *map(str, tests)],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def copy_of_the_package(folder: Path) -> Path:
    """The package with a Dragonfire that may be written to; everything else is shared."""
    games = folder / "questboard" / "games"
    games.mkdir(parents=True)
    for each in PACKAGE.iterdir():
        if each.name not in ("games", "__pycache__"):
            (folder / "questboard" / each.name).symlink_to(each)
    for each in (PACKAGE / "games").iterdir():
        if each.name not in ("dragonfire", "__pycache__"):
            (games / each.name).symlink_to(each)
    shutil.copytree(
        PACKAGE / "games" / "dragonfire", games / "dragonfire", ignore=shutil.ignore_patterns("__pycache__")
    )
    return folder


def copy_of_lanterns(folder: Path) -> Path:
    """The game of docs/writing-a-game.md as a package."""
    (folder / "lanterns").mkdir()
    (folder / "lanterns" / "__init__.py").write_text(lanterns.source(), "utf-8")
    return folder


def test_the_card_of_the_tutorial_works(tmp_path):
    done = follow("card.md", copy_of_the_package(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


@pytest.mark.parametrize("hook", ["play", "assist"])
def test_the_tutorial_says_the_truth_that_its_tests_fail_without_a_hook(tmp_path, hook):
    without = rf"    async def {hook}\(.*?(?=\n    async|\n\n\n|\Z)"
    done = follow("card.md", copy_of_the_package(tmp_path), without)
    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr


def test_the_kind_of_option_of_the_tutorial_works(tmp_path):
    done = follow("option.md", copy_of_lanterns(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
