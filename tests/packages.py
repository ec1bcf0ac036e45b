"""Games in packages of their own, as others would bring them: built, and installed into a scratch folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests import lanterns

RATS = Path(__file__).parents[1] / "examples" / "rats"
"""A small box of the Adventure System."""


def install(folder: Path) -> Path:
    """Install the game of the docs and the box of the examples, beside two entries that are broken.

    Returns the folder for PYTHONPATH.
    """
    site = folder / "site"
    project = lanterns.write(folder / "lanterns", missing="no_such_module:BOX", plain="lanterns:RULES")
    install = [sys.executable, "-m", "pip", "install", "--quiet", f"--target={site}"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*install, *alone, str(project), str(RATS)], check=True, timeout=120)
    return site
