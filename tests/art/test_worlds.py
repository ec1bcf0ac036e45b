"""Worlds: what their files keep to, and that what is lit can be seen on every floor."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page, sync_playwright

from art.gallery import LARGEST
from art.output import FOLDER, worlds
from art.worlds.palettes import PALETTES, WORLDS
from art.worlds.sheets import css, world_files
from questboard.games import PLAYABLE, load_rules
from questboard.picture.palette import contrast
from questboard.testing.conformance import deal, random_answers
from questboard.testing.services import CHROMIUM_SWITCHES, chromium

FILES = world_files()
EDGE = 3.0
"""The contrast that the outline of a lit square needs (WCAG 2.2, 1.4.11)."""
SQUARE = 48

PIXELS = """
async ([svg, side]) => {
  const image = new Image()
  image.src = "data:image/svg+xml;base64," + svg
  await image.decode()
  const pen = new OffscreenCanvas(side, side).getContext("2d")
  pen.drawImage(image, 0, 0)
  const found = pen.getImageData(0, 0, side, side).data
  let text = ""
  for (let i = 0; i < found.length; i += 8192) text += String.fromCharCode(...found.subarray(i, i + 8192))
  return btoa(text)
}
"""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_SWITCHES))
        yield browser.new_page()
        browser.close()


def floors(world: str) -> Iterator[tuple[str, str]]:
    """The patterns of a world on which squares can be lit, each with the file that it is in."""
    for file in (f"worlds/{world}.svg", f"worlds/{world}-soils.svg"):
        for name in re.findall(r'<pattern id="(world-(?:floor|board|soil-\w+))"', FILES.get(file, "")):
            yield name, FILES[file]


def pixels(page: Page, svg: str, name: str, side: int = 4 * SQUARE) -> NDArray[np.uint8]:
    """A pattern as it is drawn, one pixel a row."""
    filled = svg.replace("</svg>", f'<path fill="url(#{name})" d="M0 0h{side}v{side}H0z"/></svg>')
    sized = filled.replace("<svg", f'<svg width="{side}" height="{side}"', 1)
    data = page.evaluate(PIXELS, [base64.b64encode(sized.encode()).decode(), side])
    return np.frombuffer(base64.b64decode(data), dtype=np.uint8).reshape(-1, 4)


def hexed(pixel: NDArray[np.uint8]) -> str:
    return "#" + "".join(f"{channel:02x}" for channel in pixel[:3])


def test_the_written_files_are_what_the_kit_makes():
    made = worlds()
    written = set((FOLDER / "worlds").iterdir())
    assert written == {path for path in made if path.parent == FOLDER / "worlds"}
    assert [path.name for path, text in made.items() if path.read_text() != text] == [], "run `make art`"


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_small_and_whole_and_needs_nothing_else(name):
    svg = FILES[name]
    assert len(svg.encode()) < LARGEST
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") or "" for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)|<image|<script|@import|data:", svg) == []
    if not name.endswith("-around.svg"):
        # These are taken into the page, where every id has to be theirs alone.
        assert all(id.startswith("world-") for id in ids)
    more = root.get("data-with")
    assert more is None or f"worlds/{more}.svg" in FILES


@pytest.mark.parametrize("world", WORLDS)
def test_what_is_lit_can_be_seen_on_every_floor(world, page):
    lights = [PALETTES[world][light] for light in ("lit", "reach")]
    assert all(contrast(light, PALETTES[world]["floor"]) >= EDGE for light in lights)
    found = dict(floors(world))
    assert found
    for name, svg in found.items():
        drawn = pixels(page, svg, name)
        bright = drawn[np.argsort(drawn[:, :3].astype(int).sum(axis=1))][int(0.96 * len(drawn))]
        for light in lights:
            assert contrast(light, hexed(bright)) >= EDGE, f"{light} on {name}: {hexed(bright)}"


@pytest.mark.parametrize("world", WORLDS)
def test_a_pattern_has_no_seam(world, page):
    """A row beyond the end of a pattern is its first row again."""
    for name, svg in floors(world):
        if name == "world-board":
            continue  # its size is its own
        once = pixels(page, svg, name, 2 * 4 * SQUARE).reshape(8 * SQUARE, 8 * SQUARE, 4)
        assert np.abs(once[: 4 * SQUARE].astype(int) - once[4 * SQUARE :]).max() <= 4


@pytest.mark.parametrize("world", WORLDS)
def test_print_in_a_world_is_legible(world):
    palette = PALETTES[world]
    for ground in ("background", "surface", "surface-raised"):
        for ink in ("text", "text-muted", "accent"):
            assert contrast(palette[ink], palette[ground]) >= 4.5, (ink, ground)
    assert contrast(palette["accent"], palette["accent-text"]) >= 4.5
    assert contrast(palette["lit"], palette["lit-text"]) >= 4.5


def test_the_styles_have_every_world_lit_as_in_the_evening():
    said = css()
    for world, palette in PALETTES.items():
        block = said.partition(f'[data-theme="evening"][data-world="{world}"] {{')[2].partition("}")[0]
        assert f"--lit: {palette['lit']};" in block
        assert f"--floor: {palette['floor']};" in block


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_scene_names_a_world_that_there_is(game):
    rules = load_rules(game)
    table = deal(rules, rules.seats[-1], 5)
    names = [f"Player {seat + 1}" for seat in range(rules.seats[-1])]
    worlds = set()
    for _ in random_answers(table, 5, most=20):
        assert table.ask is not None
        worlds.add(table.scene(table.ask.seat, names).world)
    assert len(worlds) == 1
    assert worlds <= set(WORLDS)
