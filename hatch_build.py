"""The build hook: `pip install` builds the browser's table before it packs the package."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_client


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds client/ into questboard/server/client/."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none that will do."""
        return [] if build_client.up_to_date() else build_client.requires()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless it is up to date."""
        self.app.display_info("Building the browser's table")
        try:
            build_client.build()
        except build_client.ClientFailed as failed:
            self.app.abort(f"Questboard was not built: {failed}.")
