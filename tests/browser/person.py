"""Somebody at a browser: what they see of a table, and how they answer."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, Response, WebSocket

PATIENCE = 60_000
"""Milliseconds that anything may take; the machine may be busy with other tests."""

QUICK = {"speed": 0, "tips": False, "helped": ["welcome"], "name": "Ada"}
"""The settings of somebody who knows the program and waits for nothing."""

RESTS = """([wide, high]) => {
    if (innerWidth !== wide || innerHeight !== high) return false;
    const board = document.querySelector("#board [aria-busy]");
    // What follows from a new size is begun within two frames.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
        board?.getAttribute("aria-busy") !== "true",
    ))));
}"""
"""Whether the window has this size and its board is laid out for it."""

IN_SIGHT = """(each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    for (const down of [0.5, 0.75, 0.25, 0.9, 0.1]) {
        for (const across of [0.5, 0.75, 0.25, 0.9, 0.1]) {
            const place = [x + width * across, y + height * down];
            if (each.parentElement.contains(document.elementFromPoint(...place))) return place;
        }
    }
    return null;
}"""
"""A point at which a thing, or what lies on it, can be touched."""

RELIGHT = """(light) => {
    const { dataset } = document.documentElement, before = dataset.theme;
    dataset.theme = light;
    return before;
}"""
"""Changes the light of a page, and tells in which it was."""

LONGEST = 35
"""In a list of more options than that, all squares have one button together."""

FIGURE = 900
"""Milliseconds after which no second figure of a number is waited for."""


class Person:
    """A browser's page, all that went wrong on it, and what passed its line to the table."""

    def __init__(self, page: Page, url: str, pictures: Path | None = None) -> None:
        self.page = page
        self.url = url
        self.pictures = pictures
        """The folder for pictures, where they are wanted."""
        self.troubles: list[str] = []
        self.sent: list[dict[str, Any]] = []
        """Every message that went out to a table."""
        self.heard: list[dict[str, Any]] = []
        """Every notice that came from a table."""
        self.table: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        """The table and the moment of its game that came last."""
        self.answered = -1
        """The move that this person answered last."""
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.stack}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    # ---- what is overheard

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left, and a file that is saved instead of shown, end their requests.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"response: {response.url} {response.status}")

    def _connected(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self._said(json.loads(frame)))
        line.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _said(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "answer":
            self.answered = message["move"]

    def _told(self, notice: dict[str, Any]) -> None:
        self.heard.append(notice)
        if notice["type"] == "table":
            if notice["table"]["id"] != self.table.get("id"):
                self.shown, self.answered = {}, -1  # another table counts its moves from the start
            self.table = notice["table"]
        elif notice["type"] == "scene":
            self.shown = notice

    def forgive(self, *words: str) -> None:
        """Forget the troubles that a test has made on purpose."""
        self.troubles = [trouble for trouble in self.troubles if not any(word in trouble for word in words)]

    # ---- going places

    def open(self, path: str = "/") -> Person:
        """Open a page of the program by its address."""
        self.page.goto(self.url + path)
        return self

    def sit_down(self, token: str) -> Person:
        """Follow an invite link and take the seat."""
        self.open(f"/join#{token}")
        self.button("Take a seat").click()
        self.question.wait_for()
        return self

    def picture(self, name: str, **wanted: Any) -> None:
        """Keep a picture of what is seen now, where pictures are wanted."""
        if self.pictures is not None:
            self.keep(self.pictures / f"{name}.png", **wanted)

    def keep(self, path: Path, **wanted: Any) -> None:
        """Keep a picture of what is seen now in a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("() => document.fonts.ready")
        self.page.screenshot(path=path, **wanted)

    def lights(self) -> Iterator[str]:
        """See the page in each light in turn, and then as before."""
        for light in ("daylight", "evening"):
            before = self.page.evaluate(RELIGHT, light)
            yield light
            self.page.evaluate(RELIGHT, before)

    # ---- what is seen

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name, or by a part of it."""
        return self.page.get_by_role("button", name=name)

    def region(self, name: str) -> Locator:
        """A named part of the page."""
        return self.page.get_by_role("region", name=name, exact=True)

    def dialog(self, name: str) -> Locator:
        """A dialog by its name."""
        return self.page.get_by_role("dialog", name=name)

    @property
    def question(self) -> Locator:
        """What the prompt bar says."""
        return self.page.locator("#question")

    @property
    def options(self) -> Locator:
        """The buttons of the options; to look for them by their roles would take long."""
        return self.page.locator("ol.options button.option")

    @property
    def is_listed(self) -> bool:
        """Whether the list of options lies where the hand was."""
        return self.page.locator("#options.open").count() > 0

    def list_options(self) -> None:
        """Open the list of options."""
        if not self.is_listed:
            self.page.locator("#prompt .list button").click()
        self.page.locator("#options.open").wait_for()

    def see_hand(self) -> None:
        """Close the list of options, if it is open and there is a hand to see."""
        if self.page.locator("#prompt .list button[aria-expanded=true]").count():
            self.page.locator("#prompt .list button").click()

    def open_side(self) -> None:
        """Open the side panel with story, chat and rules."""
        line = self.page.get_by_role("button", name=re.compile("^Story, chat and rules"))
        if line.get_attribute("aria-expanded") == "false":
            line.click()

    def tab(self, name: str | re.Pattern[str]) -> Locator:
        """A tab of the side panel."""
        self.open_side()
        return self.page.get_by_role("tab", name=name)

    @property
    def story(self) -> Locator:
        """The log, in the side panel."""
        self.tab("Story").click()
        return self.page.get_by_role("list", name="Story")

    @property
    def lit(self) -> Locator:
        """The things on the table that can be chosen."""
        return self.page.locator("svg [role=button]:not([aria-label*='Not now:'])")

    @property
    def result(self) -> Locator:
        """The story at the end of a game."""
        return self.dialog("The end")

    def leave_the_end(self) -> None:
        """Close the story at the end of a game, to see the table."""
        self.result.wait_for()
        self.page.keyboard.press("Escape")
        self.result.wait_for(state="hidden")

    @property
    def is_over(self) -> bool:
        """Whether the table has said that the game is over."""
        return self.table.get("status") in ("finished", "closed")

    @property
    def is_pending(self) -> bool:
        """Whether there is a question for this person that is not answered yet."""
        return bool(self.choices) and self.shown["move"] > self.answered

    @property
    def is_answered(self) -> bool:
        """Whether this person has answered the last question that came, and nothing has come of it yet."""
        return bool(self.shown["move"] == self.answered)

    @property
    def prompt(self) -> dict[str, Any]:
        """The last question that came over the line, even if another player is asked."""
        return self.shown.get("scene", {}).get("prompt") or {}

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The choices of the last question that came over the line."""
        return list(self.prompt.get("choices", []))

    @property
    def buttons(self) -> int:
        """How many buttons the last question has at least."""
        kinds = {node["id"]: node["kind"] for node in self.things()}
        chosen = [[kinds[id] for id in choice.get("nodes", ()) if id in kinds] for choice in self.choices]
        on_floor = sum(found[:1] == ["square"] for found in chosen)
        return len(chosen) - (on_floor - 1 if on_floor and len(chosen) > LONGEST else 0)

    def things(self) -> Iterator[dict[str, Any]]:
        """Everything on the table, as it came over the line last."""
        nodes = list(self.shown.get("scene", {}).get("nodes", []))
        for node in nodes:
            nodes += node.get("children", [])
            yield node

    def thing(self, id: str) -> Locator:
        """A thing on the table that can be chosen now."""
        return self.page.locator(f'[data-id="{id}"].lit > .hit')

    def words(self) -> str:
        """All that can be read or heard on the page."""
        said = self.page.locator("[aria-label]").evaluate_all(
            "all => all.map(each => each.getAttribute('aria-label'))"
        )
        return "\n".join([self.page.locator("body").inner_text(), *said])

    # ---- answering

    def is_asked(self) -> bool:
        """Wait until there is a new question for this person; false at the end of the game."""
        self.wait(lambda: self.is_over or self.is_pending, "waiting to be asked")
        if self.is_over:
            self.result.wait_for()
            return False
        self.wait(lambda: self.is_over or self._is_offered(), "the options")
        return not self.is_over or self.is_asked()

    def _is_offered(self) -> bool:
        """Whether the options of the newest question are there; another one may soon follow."""
        return self.buttons > 0 and self.options.nth(self.buttons - 1).is_visible()

    def wait(self, until: Callable[[], Any], why: str = "") -> None:
        """Wait until something has passed the line."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not until():
            assert time.monotonic() < deadline, f"nothing has come of {why or 'it'} for too long"
            self.page.wait_for_timeout(15)

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size, and wait until the board is laid out for it."""
        self.page.set_viewport_size({"width": wide, "height": high})
        self.settle()

    def settle(self) -> None:
        """Wait until the board is laid out for its window: nothing slips from under a pointer then."""
        size = self.page.viewport_size
        assert size is not None
        self.wait(lambda: self.page.evaluate(RESTS, [size["width"], size["height"]]), "the board")

    def choose(self, option: str) -> None:
        """Answer by the button of an option."""
        self.click(self.options.filter(has_text=option).first)

    def click(self, option: Locator) -> None:
        """Answer by the button of an option, in the list."""
        move = self.shown["move"]
        self.list_options()
        option.click()
        self.has_answered(move)

    def type(self, key: str) -> None:
        """Answer by a key; two questions may look the same, so it is pressed again until one is answered."""
        move = self.shown["move"]

        def pressed() -> bool:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(FIGURE)
            return bool(self.answered >= move)

        self.wait(pressed, f"the key {key}")

    def has_answered(self, move: int) -> None:
        """Wait until the answer to the question of a move has gone out."""
        self.wait(lambda: self.answered >= move, "the answer")

    def in_sight(self, thing: Locator) -> list[float] | None:
        """Where a thing can be touched, or nothing when others lie all over it."""
        thing.scroll_into_view_if_needed()
        if thing.evaluate("(each) => !!each.closest('.band')"):
            self.see_hand()
        place: list[float] | None = thing.evaluate(IN_SIGHT)
        return place

    def point_at(self, thing: Locator) -> tuple[float, float]:
        """Where a thing is on the screen: in its middle, or wherever nothing lies over it."""
        place = self.in_sight(thing)
        for _ in range(30):  # what is read under the pointer may lie over it: take the pointer away and wait
            if place:
                break
            self.page.mouse.move(1, 1)
            self.page.wait_for_timeout(300)
            place = self.in_sight(thing)
        assert place, f"{thing.get_attribute('aria-label')} is not to be seen"
        return place[0], place[1]

    def press(self, thing: Locator, option: str = "", place: Sequence[float] = ()) -> None:
        """Answer by a lit thing; where it has several choices, by one of its menu, if need be the first.

        A caller who knows its place on the screen can give it.
        """
        move, place = self.shown["move"], place or self.point_at(thing)
        menu = self.page.get_by_role("menu", name="Choose")

        def taken() -> bool:
            return self.answered >= move or menu.is_visible()

        self.page.mouse.click(*place)
        self.wait(taken, f"a click on {thing} at {place}")
        if self.answered < move:
            menu.get_by_role("menuitem").filter(has_text=option).first.click()
        self.has_answered(move)

    def take(self, choice: dict[str, Any]) -> str:
        """Answer as somebody does who looks at the table first: by a thing in sight, or else by a button.

        Returns the thing, or nothing for a button.
        """
        things = choice.get("nodes")
        if things and (place := self.in_sight(self.thing(things[0]))):
            self.press(self.thing(things[0]), choice["label"], place)
            return str(things[0])
        floor = self.options.filter(has_text="squares on the board")
        if things and floor.count():
            self.list_options()
            floor.click()
        self.choose(choice["label"])
        return ""

    def answer(self, random: Random) -> None:
        """Answer somehow: by a lit thing or by a button."""
        things, buttons = self.lit.count(), self.options.count()
        place = random.randrange(things + buttons)
        if place < things:
            self.press(self.lit.nth(place))
        else:
            self.click(self.options.nth(place - things))

    def play_out(self, random: Random) -> None:
        """Answer everything until the game is over."""
        while self.is_asked():
            self.answer(random)
