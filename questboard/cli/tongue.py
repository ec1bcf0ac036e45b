"""The language of a command: `--language ru`, before the command or after it; otherwise that of LANG."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from questboard.kernel import SetupError
from questboard.language import languages, speak


def chosen(language: str) -> str:
    """A language that somebody has named; one that nobody has translated anything into is refused."""
    if language not in languages():
        raise SetupError(f"there is no language {language!r}; there is {', '.join(languages())}")
    return language


def _speak(language: str | None) -> str | None:
    if language is not None:
        speak(chosen(language))
    return language


Language: TypeAlias = Annotated[
    str | None, typer.Option("--language", callback=_speak, help="en or ru; by default that of LANG.")
]
