"""Tokens: pictures as they stand on a board, 40 pixels wide, and how far apart any two of them are."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from art.gallery import Picture
from questboard.testing.services import CHROMIUM_SWITCHES, chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["BOARDS", "Pair", "closest", "on_board", "pixels", "report"]

SIZE = 40

BOARDS = {
    "portal": ("heroes",),
    "ashardalon": ("heroes", "villagers", "monsters", "objects"),
    "drizzt": ("heroes", "allies", "monsters", "objects"),
    "dragonfire": ("screens", "persons", "encounters"),
    "fantasy": ("heroes", "persons", "monsters"),
}
"""The kinds of pictures that can stand on one board."""

DRAW = """
async ([sources, size]) => {
  const canvas = new OffscreenCanvas(size, size)
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  const all = new Uint8Array(sources.length * size * size * 3)
  for (const [i, source] of sources.entries()) {
    const image = new Image()
    image.src = source
    await image.decode()
    pen.drawImage(image, -0.09 * size, -0.06 * size, 1.2 * size, 1.2 * size)
    const found = pen.getImageData(0, 0, size, size).data
    for (let p = 0; p < size * size; p++)
      for (let c = 0; c < 3; c++) all[(i * size * size + p) * 3 + c] = found[p * 4 + c]
  }
  let text = ""
  for (let i = 0; i < all.length; i += 8192) text += String.fromCharCode(...all.subarray(i, i + 8192))
  return btoa(text)
}
"""


class Pair(NamedTuple):
    """Two pictures, and how far apart they are in colour and in grey: 0 is the same, 255 black and white."""

    first: str
    second: str
    colour: float
    grey: float


def on_board(game: str, pictures: list[Picture]) -> list[Picture]:
    """Those of a game's pictures that can stand on its board."""
    return [picture for picture in pictures if picture.kind in BOARDS.get(game, ())]


def pixels(browser: Browser, pictures: list[Picture]) -> NDArray[np.float64]:
    """Each picture as a token: its pixels inside the circle, in red, green and blue."""
    sources = ["data:image/svg+xml;base64," + base64.b64encode(p.svg().encode()).decode() for p in pictures]
    page = browser.new_page()
    try:
        drawn = base64.b64decode(page.evaluate(DRAW, [sources, SIZE]))
    finally:
        page.close()
    tokens = np.frombuffer(drawn, np.uint8).reshape(len(pictures), SIZE, SIZE, 3).astype(np.float64)
    y, x = np.mgrid[:SIZE, :SIZE] - (SIZE - 1) / 2
    disc: NDArray[np.float64] = tokens[:, np.hypot(x, y) < SIZE / 2]
    return disc


def closest(pictures: list[Picture], tokens: NDArray[np.float64]) -> list[Pair]:
    """All pairs, the ones that are hardest to tell apart first."""
    grey = tokens @ np.array([0.299, 0.587, 0.114])
    pairs = []
    for i, first in enumerate(pictures):
        colours = np.sqrt(((tokens[i + 1 :] - tokens[i]) ** 2).mean(axis=(1, 2)))
        greys = np.sqrt(((grey[i + 1 :] - grey[i]) ** 2).mean(axis=1))
        for second, by_colour, by_grey in zip(pictures[i + 1 :], colours, greys, strict=True):
            pairs.append(Pair(first.file, second.file, float(by_colour), float(by_grey)))
    return sorted(pairs, key=lambda pair: min(pair.colour, pair.grey))


def report(pictures: list[Picture], count: int = 10) -> list[Pair]:
    """The closest pairs of some pictures, with a browser of its own."""
    if not pictures:
        return []
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM_SWITCHES)
        try:
            return closest(pictures, pixels(browser, pictures))[:count]
        finally:
            browser.close()
