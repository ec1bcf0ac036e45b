"""Print the tests that a change could break, for `make quick`: those of the packages and games it touches.

What has changed is what Git says since the last commit, or, where nothing has, in that commit.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("tests/kernel",)
SHARED = {"adventure": ("ashardalon", "drizzt")}
"""What several games are built on."""
ELSEWHERE = {
    "bots": ("tests/test_bots.py",),
    "cli": ("tests/test_cli.py",),
    "text": ("tests/test_text_table.py",),
    "picture": ("tests/test_picture.py",),
    "review": ("tests/test_review.py",),
    "testing": ("tests/test_mutants.py",),
    "kernel": ("tests/test_saves.py", "docs/kernel.md", "docs/cards.md", "docs/writing-a-game.md"),
}
"""Packages whose tests don't lie in a folder of the same name."""


def changed() -> list[str]:
    """The files that have changed."""
    since = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return since or _git("diff", "--name-only", "HEAD~1")


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def noticing(files: Iterable[str]) -> list[str]:
    """The tests, and the examples in docs, that could notice a change of these files.

    >>> noticing(["questboard/games/portal/rules/gems.py", "docs/rules.md"])
    ['docs/rules.md', 'tests/kernel', 'tests/portal']
    """
    found = {*ALWAYS}
    for file in files:
        found.update(_found_by(Path(file)))
    there = {test for test in found if (ROOT / test).exists()}
    inside = {test for test in there if any(str(folder) in there for folder in Path(test).parents)}
    return sorted(there - inside)


def _found_by(file: Path) -> Iterator[str]:
    match file.parts:
        case ("questboard", "games", game, _, *_):
            for each in SHARED.get(game, (game,)):
                yield f"tests/{each}"
        case ("questboard", package, _, *_):
            yield from ELSEWHERE.get(package, (f"tests/{package}",))
        case ("questboard" | "art" | "tools", module) if file.suffix == ".py":
            yield str(file)
            yield f"tests/test_{Path(module).stem}.py"
        case ("tests", *_) if file.name.startswith("test_"):
            yield str(file)
        case ("tests", folder, _, *_):
            yield f"tests/{folder}"
        case ("docs", _) | ("README.md",):
            yield str(file)


if __name__ == "__main__":
    print(*noticing(changed()))
