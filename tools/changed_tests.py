"""Print what `make quick` runs: the tests that are most likely to notice a change.

    python tools/changed_tests.py            the tests and the examples in docs
    python tools/changed_tests.py targets    the targets of the Makefile that they need

What has changed is what Git says since the last commit, or, where nothing has, in that commit. A change runs
the kernel's tests, those of the packages and games it touches, and the doctests of its modules. A change of
rules also replays the golden and the archived games. A change of the client runs its own checks and two files
of browser tests. What only whole games or many browsers can notice is left to `make test`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("tests/kernel",)
REPLAYS = ("tests/test_golden.py", "tests/archive")
"""Games that were written down: they notice when rules go another way."""
SHARED = {"adventure": ("ashardalon", "drizzt")}
"""What several games are built on."""
CLIENT = ("tests/browser/test_keyboard.py", "tests/browser/test_tutorial.py")
"""Browser tests that go through most of the screens."""
SCENES = ("tests/test_text_table.py", "tests/test_picture.py", "tests/portal/test_scene.py")
ELSEWHERE = {
    "bench": ("tests/test_bench.py", "tests/test_peers.py"),
    "bots": ("tests/test_bots.py",),
    "cli": ("tests/test_cli.py",),
    "games": ("tests/test_cli.py", "tests/test_other_packages.py"),
    "kernel": (
        *REPLAYS,
        "tests/portal",
        "tests/test_saves.py",
        "docs/kernel.md",
        "docs/cards.md",
        "docs/writing-a-game.md",
    ),
    "picture": ("tests/test_picture.py",),
    "review": ("tests/test_review.py",),
    "testing": ("tests/test_mutants.py", "tests/services"),
    "text": ("tests/test_text_table.py",),
    "content": ("tests/test_content_files.py",),
    "default_scene": SCENES,
    "prompt": SCENES,
    "scene": SCENES,
    "worker_pool": ("tests/arena",),
}
"""Packages and modules whose tests don't have the same name."""
NEEDS = {"client": ("tests/browser",), "services": ("tests/browser", "tests/server", "tests/services")}
"""What some tests need, as targets of the Makefile."""


def changed() -> list[str]:
    """The files that have changed."""
    since = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return since or _git("diff", "--name-only", "HEAD~1")


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def tests(files: Iterable[str]) -> list[str]:
    """The tests, and the examples in docs, that could notice a change of these files.

    >>> tests(["questboard/games/dragonfire/cards/arcane.py", "docs/rules.md"])
    ['docs/rules.md', 'questboard/games/dragonfire/cards/arcane.py', 'tests/archive', 'tests/dragonfire',
     'tests/kernel', 'tests/test_golden.py']
    >>> tests(["client/src/Header.svelte"])
    ['tests/browser/test_keyboard.py', 'tests/browser/test_tutorial.py', 'tests/kernel']
    """
    found = {*ALWAYS}
    for file in files:
        found.update(_found_by(Path(file)))
    there = {test for test in found if (ROOT / test).exists()}
    inside = {test for test in there if any(str(folder) in there for folder in Path(test).parents)}
    return sorted(there - inside)


def targets(files: Iterable[str]) -> list[str]:
    """The targets of the Makefile that a change of these files needs besides lint and types.

    >>> targets(["client/src/Header.svelte"])
    ['checks', 'client', 'services']
    >>> targets(["questboard/server/lobby.py"])
    ['services']
    """
    files = list(files)
    wanted = {"checks"} if any(Path(file).parts[0] == "client" for file in files) else set()
    for target, folders in NEEDS.items():
        if any(test.startswith(folders) for test in tests(files)):
            wanted.add(target)
    return sorted(wanted)


def _found_by(file: Path) -> Iterator[str]:
    if file.suffix == ".py" and file.parts[0] in ("questboard", "art", "tools"):
        yield str(file)  # its doctests
    match file.parts:
        case ("questboard", "games", game, _, *_):
            yield from REPLAYS
            yield from _of_game(game)
            if file.name == "ledger.yaml":
                yield "tests/test_ledger.py"
        case ("questboard", package, _, *_):
            yield from ELSEWHERE.get(package, (f"tests/{package}",))
        case ("questboard" | "tools", module):
            name = Path(module).stem
            yield from ELSEWHERE.get(name, (f"tests/test_{name}.py",))
        case ("art", *_):
            yield "tests/art"
        case ("client", *_):
            yield from CLIENT
        case ("tests", "golden", _):
            yield "tests/test_golden.py"
        case ("tests", *_) if file.name.startswith("test_"):
            yield str(file)
        case ("tests", folder, _, *_):
            yield from _of_game(folder)
        case ("docs", *_, _) | ("README.md",) if file.suffix == ".md":
            yield str(file)


def _of_game(game: str) -> list[str]:
    return [f"tests/{each}" for each in SHARED.get(game, (game,))]


if __name__ == "__main__":
    print(*(targets if sys.argv[1:] == ["targets"] else tests)(changed()))
