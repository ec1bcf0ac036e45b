"""The docs hold together: pages, links, anchors, and the commands that they name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from questboard.cli import app

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ON_THE_SITE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Pages at the root of the repository, as tools/site_pages.py puts them on the site."""

PAGES = [ROOT / "README.md", *(ROOT / name for name in ON_THE_SITE), *sorted(DOCS.rglob("*.md"))]
OF_TODAY = [page for page in PAGES if page.name != "CHANGELOG.md" and page.parent.name != "measurements"]
"""Pages that say how things are; the others keep the commands of their day."""

FENCE = re.compile(r"^(`{3,})([^\n`]*)\n(.*?)^\1`*$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+?)$", re.MULTILINE)


def name_of(page: Path) -> str:
    """A page as the report of the tests calls it."""
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> frozenset[str]:
    """What a link to a heading of a page may say after the #, as GitHub and the site have it."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(page)):
        words = LINK.sub(lambda link: link[0].partition("](")[0].lstrip("!["), heading)
        slug = re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-")
        numbered = (f"{slug}-{number}" for number in range(1, 100))
        found.add(slug if slug not in found else next(each for each in numbered if each not in found))
    return frozenset(found)


# ---- the site


class Tagged(yaml.SafeLoader):
    """Reads mkdocs.yml, in which MkDocs has one Python object made."""


Tagged.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)


def navigation(part: Any) -> Iterator[str]:
    """The pages in the navigation of the site."""
    if isinstance(part, str):
        yield part
    else:
        for each in part.values() if isinstance(part, dict) else part:
            yield from navigation(each)


def test_every_page_is_in_the_navigation_once():
    site = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Tagged)
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")]
    assert sorted(navigation(site["nav"])) == sorted([*pages, *ON_THE_SITE.values()])


# ---- links


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page):
    for link in LINK.findall(prose(page)):
        if link.startswith(("https://", "http://")):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link}: there is no such file"
        assert target.is_relative_to(ROOT), f"{link} leads out of the repository"
        if anchor:
            assert anchor in anchors(target), f"{link}: the page has no such heading"


def test_an_anchor_is_what_github_makes_of_a_heading():
    assert "how-strategist-thinks" in anchors(DOCS / "bots.md")
    assert "the-mill-cellar" not in anchors(DOCS / "adventures.md")  # a heading inside an example


# ---- commands


def commands(page: Path) -> Iterator[list[str]]:
    """The commands that a page shows in blocks of code and in code within a line."""
    text = page.read_text(encoding="utf-8")
    blocks = [body for _, kind, body in FENCE.findall(text) if kind in ("", "sh")]
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines() + re.findall(
        r"`([^`\n]+)`", FENCE.sub("", text)
    )
    for line in lines:
        line = line.removeprefix("$ ").strip()
        if re.match(r"(\.venv/bin/|/\S+/)?questboard [a-z-]|make [a-z]", line):
            yield shlex.split(line, comments=True)


@pytest.mark.parametrize("page", OF_TODAY, ids=name_of)
def test_commands_exist_with_their_options(page):
    program: Any = get_command(app)
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for words in commands(page):
        if words[0] == "make":
            wanted = [word for word in words[1:] if "=" not in word]
            assert targets.issuperset(wanted), words
            continue
        command, arguments = program, words[1:]
        while arguments and (inner := getattr(command, "commands", {}).get(arguments[0])):
            command, arguments = inner, arguments[1:]
        assert not (arguments and getattr(command, "commands", {})) or arguments[0].startswith("-"), (
            f"no such command: {words}"
        )
        known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)} | {
            "--help"
        }
        given = {word.partition("=")[0] for word in arguments if word.startswith("-")}
        assert given <= known, f"{words}: no option {given - known}"


ELSEWHERE = re.compile(r"\bdossier\b|\bGR-\d\d\b|SECOND-EDITION|FINDINGS\.md")
"""What cites a document that is not in the repository."""


@pytest.mark.parametrize(
    "package", sorted((ROOT / "questboard").glob("*/")), ids=lambda package: package.name
)
def test_no_comment_cites_a_document_that_is_not_in_the_repository(package):
    for module in package.rglob("*.py"):
        cited = [line for line in module.read_text(encoding="utf-8").splitlines() if ELSEWHERE.search(line)]
        assert cited == [], module
