"""Hooks for MkDocs: pages that live at the root of the repository, and links that lead out of `docs/`.

GitHub shows the same files, so links in them are relative to where the files are. The site has only `docs/`
and the pages in `ROOT_PAGES`: links to these are rewritten, and a link to any other file of the repository
becomes the text of the link.
"""

from __future__ import annotations

import re
from os.path import relpath
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ROOT_PAGES = {
    ROOT / "CHANGELOG.md": DOCS / "changelog.md",
    ROOT / "CONTRIBUTING.md": DOCS / "contributing.md",
    ROOT / "SECURITY.md": DOCS / "security.md",
}
"""Files at the root, and where the site has them."""

CODE_OR_LINK = re.compile(
    r"^(?P<fence>`{3,}).*?^(?P=fence)|(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)\s#]+)(#[^)\s]*)?\)",
    re.MULTILINE | re.DOTALL,
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from the root of the repository."""
    for file, page in ROOT_PAGES.items():
        text = relinked(file.read_text(encoding="utf-8"), file, page)
        files.append(File.generated(config, page.relative_to(DOCS).as_posix(), content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page that lead out of `docs/`."""
    place = DOCS / page.file.src_uri
    return markdown if place in ROOT_PAGES.values() else relinked(markdown, place, place)


def relinked(text: str, place: Path, shown_at: Path) -> str:
    """The text of a file at `place`, with links for a page that the site has at `shown_at`."""

    def link(match: re.Match[str]) -> str:
        fence, words, path, anchor = match.groups(default="")
        if fence:
            return match[0]
        target = (place.parent / path).resolve()
        target = ROOT_PAGES.get(target, target)
        if not target.is_relative_to(DOCS):
            return words
        return f"[{words}]({Path(relpath(target, shown_at.parent)).as_posix()}{anchor})"

    return CODE_OR_LINK.sub(link, text)
