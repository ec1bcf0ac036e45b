"""The frame of every game: most of the screen is board, and all else is in sight beside it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from questboard.games import new_table
from questboard.kernel import Table
from questboard.scene import Scene
from tests.browser.faces import LISTEN, show_scene, troubles
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, FIRST, OPEN, game_at, game_when, laid

PHONE = (390, 844)
SHARES = {
    (1440, 900): 0.6,
    (1920, 1080): 0.6,
    (1024, 768): 0.55,
    (768, 1024): 0.55,
    PHONE: 0.55,
    (740, 360): 0.55,
    (844, 390): 0.55,
    (1280, 720): 0,
}
"""How much of a screen is board at least; a low screen has little room for the plates of four."""

GAMES = {"portal": 3, "ashardalon": 3, "drizzt": 4, "dragonfire": 3, "fantasy": 3}
"""How many play each game."""

MOMENTS = (0, 12, 40)
"""After so many answers of the first seat, one looks at the table."""

FRAME = """() => {
    const { innerWidth: wide, innerHeight: high } = window, troubles = [];
    const boxOf = (each) => each.getBoundingClientRect();
    const said = (each) => each.closest("[data-id]")?.dataset.id ?? each.textContent.trim().slice(0, 30);
    const regions = {};
    for (const name of ["top", "row", "party", "middle", "foot", "band"]) {
        const found = document.querySelector(`.page > .${name}`);
        const seen = found && boxOf(found).width && getComputedStyle(found).position !== "fixed";
        if (seen) regions[name] = found;
    }
    const boxes = Object.entries(regions).map(([name, each]) => [name, boxOf(each)]);
    for (const [name, { left, top, right, bottom }] of boxes) {
        const inside = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
        if (!inside) troubles.push(`${name} leaves the screen`);
    }
    boxes.forEach(([one, a], place) => boxes.slice(place + 1).forEach(([other, b]) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) troubles.push(`${one} lies on ${other}`);
    }));
    const keeps = (things, region) => {
        const { left, top, right, bottom } = boxOf(region);
        for (const each of document.querySelectorAll(things)) {
            const box = boxOf(each);
            const level = box.left >= left - 3 && box.right <= right + 3;
            // A card that has been chosen is raised.
            const upright = box.top >= top - 14 && box.bottom <= bottom + 2;
            if (box.width && !(level && upright)) troubles.push(`${said(each)} leaves its region`);
        }
    };
    if (regions.party) keeps(".party li, .party .hit, .party .stock", regions.party);
    const over = (each) => each.parentElement.closest("[data-id]");
    const faces = new Set([...document.querySelectorAll(".face.card")].map(over));
    const cardOf = (each) => !each || faces.has(each) ? each : cardOf(over(each));
    // Equal cards lie on one another.
    const areStacked = (...things) => {
        const [one, other] = things.map(cardOf).map((card) => card && boxOf(card));
        return one && other && Math.abs(one.left - other.left) < 8 && Math.abs(one.top - other.top) < 8;
    };
    const read = [];
    for (const text of document.querySelectorAll(".party svg text, .things svg text, #board svg text")) {
        const said = text.textContent.trim(), box = boxOf(text);
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
        if (!said || !box.width || getComputedStyle(text).opacity === "0") continue;
        if (size < 11.9) troubles.push(`${said} in ${size.toFixed(1)} px`);
        if (said.endsWith("…")) troubles.push(`${said} is cut`);
        if (!text.closest("#board")) read.push({ said, box, holder: text.closest("[data-id]") });
    }
    read.forEach(({ said, box, holder }, place) => read.slice(place + 1).forEach((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const little = across < 1 || down < 0.4 * Math.min(box.height, other.box.height);
        if (holder === other.holder || little || areStacked(holder, other.holder)) return;
        troubles.push(`${said} lies on ${other.said}`);
    }));
    for (const tab of document.querySelectorAll(".tabs button, .row .plate")) {
        const inside = tab.scrollHeight <= tab.clientHeight + 1 && tab.scrollWidth <= tab.clientWidth + 1;
        if (!inside) troubles.push(`${tab.textContent.trim()} is cut`);
    }
    keeps(".things .hit, .things .stock", regions.band);
    keeps("#prompt button, #question", regions.foot);
    keeps("[data-part]:not([data-spare])", document.querySelector("#prompt .said"));
    keeps(".top .goal, .top .round, .top button", regions.top);
    for (const region of Object.values(regions)) {
        for (const each of [region, ...region.querySelectorAll("*")]) {
            // The list scrolls where it is long, and the cards of a hand on a phone are wiped along.
            if (each.closest("svg, #options, .cards, .floating")) continue;
            const { overflowX, overflowY } = getComputedStyle(each);
            const goes = (over, by) => /auto|scroll/.test(over) && by > 1;
            const down = goes(overflowY, each.scrollHeight - each.clientHeight);
            const across = goes(overflowX, each.scrollWidth - each.clientWidth);
            if (down || across) troubles.push(`${each.className || each.tagName} scrolls`);
        }
    }
    const { width, height } = boxOf(document.getElementById("board"));
    const places = boxes.map(([name, { x, y, width, height }]) => [name, x, y, width, height]);
    return { share: (width * height) / (wide * high), troubles, places };
}"""
"""How much of the screen is board, what is wrong with the rest, and where everything is."""


STILL = """async () => {
    const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
}"""
"""Waits until nothing moves but what always does."""


def moments(box: str) -> Iterator[Table[Any, Any]]:
    """A game, played at random, at some questions for the first seat."""
    for wanted in MOMENTS:
        for seed in range(1, 40):
            game, random, asked = new_table(box, GAMES[box], seed), Random(seed), 0
            while game.ask is not None and (game.ask.seat != FIRST or asked < wanted):
                asked += game.ask.seat == FIRST
                game.answer(random.randrange(len(game.ask.options)))
            if game.ask is not None:
                yield game
                break
        else:
            raise LookupError(f"no game of {box} lasts for {wanted} answers")


def frame(who: Person, size: tuple[int, int]) -> dict[str, Any]:
    """The frame at a size of the screen, once everything has come to rest."""
    who.resize(*size)
    who.page.evaluate(STILL)
    found: dict[str, Any] = who.page.evaluate(FRAME)
    return found


@pytest.fixture
def at(person, server):
    """Somebody at a game that has come to a question for them."""

    def sits(game: Table[Any, Any], **wanted: Any) -> Person:
        made = laid(server, game, OPEN, *[BOT] * (game.seats - 1))
        ada: Person = person(QUICK, viewport={"width": 1440, "height": 900}, **wanted)
        ada.page.add_init_script(LISTEN)
        ada.sit_down(made.invites[0].token)
        assert ada.is_asked()
        return ada

    return sits


@pytest.mark.parametrize("box", GAMES)
def test_most_of_the_screen_is_board_and_all_else_is_in_sight(at, box):
    first, *later = moments(box)
    ada = at(first)
    names = [seat["name"] for seat in ada.table["seats"]]
    found: dict[tuple[int, object], list[str]] = {}
    for number, game in enumerate((first, *later)):
        scene = game.scene(FIRST, names)
        if number:
            show_scene(ada, scene)
        for size, least in SHARES.items():
            seen = frame(ada, size)
            seen["troubles"] += troubles(ada, scene.nodes)
            ada.picture(f"frame-{box}-{number}-{size[0]}")
            short = [f"{seen['share']:.3f} is board"] if seen["share"] < least else []
            if wrong := short + seen["troubles"]:
                found[number, size] = wrong
        if wrong := faces_of_the_hand(ada, scene):
            found[number, "hand"] = wrong
    assert found == {}


def faces_of_the_hand(who: Person, scene: Scene) -> list[str]:
    """What is wrong with the faces of cards on a phone, where the hand may lie in a drawer."""
    who.resize(*PHONE)
    tab = who.page.get_by_role("button", name="Hand", exact=True)
    if not tab.count():
        return troubles(who, scene.nodes)
    tab.click()
    expect(who.region("Your hand")).to_be_visible()
    who.settle()
    found = troubles(who, scene.nodes)
    tab.click()
    expect(who.region("Your hand")).to_be_hidden()
    return found


def test_nothing_changes_its_place_while_somebody_decides(at):
    ada = at(next(moments("ashardalon")))
    for size in ((1440, 900), (390, 844)):
        before = frame(ada, size)
        ada.button("Hint").first.click()
        expect(ada.page.get_by_role("status").filter(has_text="Hint:")).to_be_visible()
        ada.page.keyboard.press("w")
        expect(ada.region("Why not?")).to_be_visible()
        ada.list_options()
        assert frame(ada, size)["places"] == before["places"]
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Escape")


def test_what_is_said_of_a_question_is_never_cut_within_a_sentence(at):
    game = game_when(
        lambda game: game.ask is not None and "rolled again" in game.ask.prompt, 4, box="ashardalon"
    )
    ada = at(game)
    said, left_out = ada.prompt["explanation"], 0
    for size in (*SHARES, PHONE):
        assert frame(ada, size)["troubles"] == [], size
        kept = ada.page.locator("#prompt [data-part]:not([data-spare])").all_inner_texts()
        left_out = ada.page.locator("#prompt [data-spare]").count()
        words = " ".join(part.strip() for part in kept)
        assert said.startswith(words)
        assert left_out or words == said
        ada.picture(f"long-question-{size[0]}")
    assert left_out  # on a phone there is no room for all of it
    ada.button("Read all of it").click()
    expect(ada.region(ada.prompt["text"])).to_contain_text(said)


def test_the_story_lies_over_the_right_third_and_the_board_fits_into_the_rest(at):
    ada = at(next(moments("ashardalon")))
    before = frame(ada, (1440, 900))
    ada.page.keyboard.press("s")
    expect(ada.page.get_by_role("list", name="Story")).to_be_visible()
    after = frame(ada, (1440, 900))
    assert after["troubles"] == []
    widths = [
        next(place[3] for place in found["places"] if place[0] == "middle") for found in (before, after)
    ]
    assert 1440 / 3 - 30 < widths[0] - widths[1] < 1440 / 3 + 30
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("list", name="Story")).to_be_hidden()
    assert frame(ada, (1440, 900))["places"] == before["places"]


def test_the_list_has_every_option_is_filtered_and_takes_numbers(at):
    ada = at(next(moments("fantasy")))
    ada.page.keyboard.press("l")
    expect(ada.options).to_have_count(ada.buttons)
    label, last = ada.choices[-1]["label"], len(ada.choices) - 1
    ada.page.keyboard.press("/")
    ada.page.keyboard.type(label)
    expect(ada.options.filter(has_text=label)).to_have_count(1)
    ada.page.keyboard.press("Enter")
    move = ada.shown["move"]
    ada.page.keyboard.press("Enter")
    ada.has_answered(move)
    assert ada.sent[-1]["index"] == last


def test_the_end_of_a_turn_has_a_key_and_a_place_of_its_own(at):
    ada = at(game_at("What does", seats=2, box="fantasy"))
    ends = [index for index, choice in enumerate(ada.choices) if choice.get("ends")]
    assert len(ends) == 1
    label = ada.choices[ends[0]]["label"]
    expect(ada.page.locator("#prompt").get_by_role("button", name=label)).to_have_count(1)
    ada.type("e")
    assert ada.sent[-1]["index"] == ends[0]
