"""What the cards of Wrath of Ashardalon do, a file per deck."""

from questboard.games.ashardalon.cards import (
    adventure_cards,  # noqa: F401
    chambers,  # noqa: F401
    curses,  # noqa: F401
    environments,  # noqa: F401
    event_attacks,  # noqa: F401
    events,  # noqa: F401
    heskan,  # noqa: F401
    keyleth,  # noqa: F401
    legion,  # noqa: F401
    quinn,  # noqa: F401
    tarak,  # noqa: F401
    traps,  # noqa: F401
    treasures,  # noqa: F401
    villagers,  # noqa: F401
    vistra,  # noqa: F401
)
