"""Settings, read from environment variables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from questboard.kernel import SetupError

DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server. Each field is an environment variable: QUESTBOARD_ and its name in capitals.

    Two have the names that hosting providers use: DATABASE_URL and REDIS_URL.
    """

    database_url: str = "sqlite+aiosqlite:///questboard.db"
    redis_url: str = ""
    """Empty if there is only one process."""
    origins: str = ""
    """Other sites whose pages may use this server, separated by commas."""
    hosts: str = ""
    """The names of this server, separated by commas; empty to answer to any."""
    requests_per_minute: int = 1200
    """Per address; 0 for no limit."""
    messages_per_second: int = 20
    """Per socket."""
    budget: float = 1
    """How much one device and one address may do, in multiples of the limits; 0 for no limits."""
    longest_game: int = 20_000
    """Moves after which a game is closed."""
    bot_processes: int = 1
    """Processes that compute bot decisions."""
    absent_after: float = 120
    """Seconds that a person must be away before a bot may take the seat, if the others agree."""
    keep_days: float = 0
    """Days after which a table that nobody has changed is deleted; 0 to keep all."""
    longest_pause: float = 7 * 24 * 3600
    """Seconds after which a paused game goes on."""
    review_seconds: float = 60
    """Computing time for the review of one game."""
    luck: str = ""
    """A word from which all luck comes: who asks for the same table gets the same game, and who knows the
    word knows every deck. It is for tests and demonstrations."""
    log_level: str = "info"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """The settings of this process."""
        plain = {"database_url": "DATABASE_URL", "redis_url": "REDIS_URL"}
        given: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            value = environment.get(plain.get(name, f"QUESTBOARD_{name.upper()}"), "")
            if value:
                given[name] = value
        if "database_url" in given:
            given["database_url"] = with_driver(given["database_url"])
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            name = str(error).rpartition("$.")[2].strip("`")
            raise SetupError(f"QUESTBOARD_{name.upper()} is invalid: {given[name]!r}: {error}") from None


def with_driver(url: str) -> str:
    """A database URL with the driver that we use.

    >>> with_driver("postgres://me@localhost/questboard")
    'postgresql+asyncpg://me@localhost/questboard'
    """
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in DRIVERS:
        raise SetupError("DATABASE_URL must begin with postgresql:// or sqlite://")
    return f"{DRIVERS[scheme]}://{rest}"


def sqlite_url(file: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite+aiosqlite:///{file.absolute()}"
