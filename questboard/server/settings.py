"""Settings: what an operator can choose, read from the environment."""

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
    """How a server is run. Each field is a variable of the environment: QUESTBOARD_ and its name.

    The two that every host knows by their plain names are DATABASE_URL and REDIS_URL.
    """

    database_url: str = "sqlite+aiosqlite:///questboard.db"
    redis_url: str = ""
    """Empty where one process serves everything."""
    origins: str = ""
    """Other sites whose pages may use this server, with commas between."""
    requests_per_minute: int = 1200
    """From one address; 0 for no limit."""
    messages_per_second: int = 20
    """On one socket."""
    thinkers: int = 1
    """Processes in which bots think."""
    absent_after: float = 120
    """Seconds after which a bot may take the seat of a person who has left, if the others agree."""
    review_seconds: float = 60
    """Seconds of thought for the review of one game."""
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
            raise SetupError(f"QUESTBOARD_{name.upper()} can't be {given[name]!r}: {error}") from None


def with_driver(url: str) -> str:
    """A database's address with the driver that we use.

    >>> with_driver("postgres://me@localhost/questboard")
    'postgresql+asyncpg://me@localhost/questboard'
    """
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in DRIVERS:
        raise SetupError("DATABASE_URL must begin with postgresql:// or sqlite://")
    return f"{DRIVERS[scheme]}://{rest}"


def sqlite_url(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite+aiosqlite:///{file.absolute()}"
