"""Contact sheets: all pictures of a game at four sizes, as PNG files in build/art."""

from __future__ import annotations

import base64
import subprocess
import tempfile
from html import escape
from pathlib import Path

from art.gallery import Picture
from art.output import ROOT
from questboard.testing.services import CHROMIUM_SWITCHES, chromium

__all__ = ["SHEETS", "SIZES", "sheet"]

SHEETS = ROOT / "build" / "art"
SIZES = (40, 64, 120, 300)
WIDTH = 1600

STYLE = """
body{margin:0;padding:14px;background:#17100b;color:#f1e6d2;font:11px Inter,sans-serif;box-sizing:border-box}
div{display:grid;gap:10px;grid-template-columns:repeat(auto-fill,SIZEpx)}figure{margin:0}
img{display:block;width:SIZEpx;height:SIZEpx;border-radius:8px;box-shadow:0 0 0 1.5px #b8894a}
.token{overflow:hidden;border-radius:50%;box-shadow:0 0 0 2px #b8894a;width:SIZEpx;height:SIZEpx}
.token img{box-shadow:none;transform:scale(1.2) translate(1%,4%)}
figcaption{padding:4px 0 0;overflow:hidden}small{display:block;color:#c7b394}
"""


def sheet(name: str, pictures: list[Picture], size: int, captions: bool | None = None) -> Path:
    """One sheet of pictures; below 100 pixels they are shown as tokens, without names."""
    named = size >= 100 if captions is None else captions
    cells = []
    for picture in pictures:
        data = base64.b64encode(picture.svg().encode()).decode()
        image = f'<img src="data:image/svg+xml;base64,{data}">'
        shown = image if size >= 100 else f'<span class="token" style="display:block">{image}</span>'
        words = f"<figcaption>{escape(picture.id)}<small>{escape(picture.description)}</small></figcaption>"
        cells.append(f"<figure>{shown}{words if named else ''}</figure>")
    columns = (WIDTH - 28 + 10) // (size + 10)
    rows = -(-len(pictures) // columns)
    height = rows * (size + 10 + (80 if named else 0)) + 40
    style = STYLE.replace("SIZE", str(size))
    page = f"<!doctype html><meta charset=utf-8><style>{style}</style><div>{''.join(cells)}</div>"
    target = SHEETS / f"{name}-{size}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sheet.html"
        source.write_text(page)
        shot = [
            "--headless",
            "--hide-scrollbars",
            f"--screenshot={target}",
            f"--window-size={WIDTH},{height}",
        ]
        subprocess.run(
            [chromium(), *CHROMIUM_SWITCHES, *shot, source.as_uri()],
            check=True,
            capture_output=True,
            timeout=120,
        )
    return target
