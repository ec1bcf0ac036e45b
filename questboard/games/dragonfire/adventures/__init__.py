"""What each Adventure changes. Importing this package enters them all."""

from questboard.games.dragonfire.adventures import (  # noqa: F401
    bodyguards,
    chaos,
    crawl,
    plague,
    portcullis,
    presence,
    village,
    wastes,
)
