"""What each Adventure changes, a file for each."""

from types import ModuleType

from questboard.games.dragonfire.adventures import (
    bodyguards,
    chaos,
    crawl,
    plague,
    portcullis,
    presence,
    village,
    wastes,
)

MODULES: tuple[ModuleType, ...] = (
    bodyguards,
    chaos,
    crawl,
    plague,
    portcullis,
    presence,
    village,
    wastes,
)
