"""Films of all games: what a game says of its events is seen on the table, in its order, and ends well.

For each game some answers are looked for that lead, together, to every kind of cue that the game has.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from questboard.beats import scene_beats
from questboard.bots.policies import inclined
from questboard.cues import Cue, Ending
from questboard.games import load_rules, new_table
from questboard.kernel import Table
from tests.browser.person import Person
from tests.browser.tables import BOT, FIRST, OPEN, SOME_GAMES, game_at, laid
from tests.browser.test_beats import NOTE_CUES, PLAIN
from tests.nightly import nightly_except

CUES = {
    "portal": "questboard.games.portal.cues",
    "ashardalon": "questboard.games.adventure.cues",
    "drizzt": "questboard.games.adventure.cues",
    "dragonfire": "questboard.games.dragonfire.cues",
    "fantasy": "questboard.games.fantasy.cues",
}
"""Where each game says what there is to see of its events."""

GAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "portal": [(3, {}), (4, {}), (6, {})],
    "ashardalon": [(20, {}), (5, {"adventure": load_rules("ashardalon").adventures[5]})],
    "drizzt": [(20, {}), (11, {})],
    "dragonfire": [(6, {"adventure": "7"}), (11, {"adventure": "4"}), (24, {"adventure": "1"})],
    "fantasy": [
        (24, {"adventure": "5", "dungeon_master": "automatic"}),
        (12, {"adventure": "3", "dungeon_master": "automatic"}),
        (9, {"adventure": "5", "dungeon_master": "automatic"}),
    ],
}
"""The games that are looked through: seeds and rule options."""

NAMES = ("Ada", "Bob")
SPEED = 2
"""How fast films are seen here; how long cues last at each speed is tested elsewhere."""
MOST = 4
"""So many answers show all that a game has."""

NOTE_FILM = """() => {
    // The middle of a thing on the map, however that is looked at.
    const middle = window.middle = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const map = document.querySelector("#board svg.table-ink > g");
        const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(map.getScreenCTM().inverse());
        return [at.x, at.y];
    };
    const film = window.film = { captions: [], places: {}, blows: [], start: performance.now() };
    // What lies at a point, with all that it is on.
    const at = (x, y) => document.elementsFromPoint(x, y).flatMap((each) => {
        const ids = [];
        for (let on = each; on; on = on.parentElement) ids.push(on.dataset?.id);
        return ids;
    });
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (node.dataset?.cue !== "attack") continue;
            const way = node.querySelector(".way");
            const start = way && new DOMMatrix(getComputedStyle(way).transform);
            film.blows.push(start ? at(start.e, start.f) : null);
        }
    }).observe(document.querySelector(".film-layer"), { childList: true });
    const question = document.querySelector("#question");
    new MutationObserver(() => {
        const caption = question.querySelector("[lang=en]")?.textContent;
        if (caption && caption !== film.captions.at(-1)) film.captions.push(caption);
    }).observe(question, { childList: true, characterData: true, subtree: true });
    const step = () => {
        for (const each of document.querySelectorAll("#board [data-id]")) {
            if (each.getAnimations().length) (film.places[each.dataset.id] ??= []).push(middle(each));
        }
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""
"""Notes the captions, what each blow starts at, and in each frame where the things are that move."""

NOTE_RESULT = """() => {
    window.withEnding = null;
    new MutationObserver((_, watch) => {
        if (!document.querySelector("dialog[open]")) return;
        window.withEnding = document.querySelector("[data-cue=ending]") !== null;
        watch.disconnect();
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""Notes whether the banner of the ending is still there when its story is told."""

FLOOR = """(ids) => ids.map((id) => {
    const square = document.querySelector(`#board [data-id="${CSS.escape(id)}"]`);
    return [...middle(square), square.getBBox().width];
})"""
"""The middle of squares and their width, as they lie on the map."""

LYING = """() => Object.fromEntries([...document.querySelectorAll("[data-id]")].map((each) => [
    each.dataset.id,
    [
        each.querySelector(":scope > [aria-label]")?.getAttribute("aria-label"),
        each.closest("#board") && each.getAttribute("transform"),
    ],
]))"""
"""What lies on the table, by its id."""

SLIDING = """() => [...document.querySelectorAll("[data-id], [data-halo]")].some(
    (each) => each.getAnimations().length,
)"""
"""Whether something is still on its way."""

TABLE = {
    "step": 900,
    "attack": 700,
    "roll": 1350,
    "health": 600,
    "condition": 600,
    "card": 2000,
    "laid": 500,
    "gain": 350,
    "banner": 900,
    "danger": 800,
    "defeat": 700,
}
"""How long a cue is shown at most, in milliseconds at normal speed."""
SHORTEST = 175
"""How long something is there at least when there is much to show."""
READ = 1100
"""How long a line is there of which there is nothing to see."""
TRAVEL = 340
"""How long a beat waits for the view."""
LATE = 10_000
"""How much later a busy machine may draw."""
ASTRAY = 0.75
"""So many squares may a figure be beside its path, which it shares with others and hops along."""


class Answer(NamedTuple):
    """An answer of the first player, and what it leads to."""

    game: Table[Any, Any]
    ply: int
    option: int
    kinds: frozenset[str]


def kinds_of(game: str) -> set[str]:
    """The kinds of cues that a game can give, by what the modules of its cues make; without the ending."""
    makers = [vars(module).values() for module in modules(CUES[game])]
    kinds = {each for made in makers for each in made if isinstance(each, type) and issubclass(each, Cue)}
    return {tag(kind) for kind in kinds - {Cue, Ending}}


def modules(name: str) -> Iterator[ModuleType]:
    """A module and all below it."""
    module = importlib.import_module(name)
    yield module
    for below in pkgutil.iter_modules(getattr(module, "__path__", ())):
        yield importlib.import_module(f"{name}.{below.name}")


def tag(kind: type[Any]) -> str:
    """What a kind of cue is called."""
    return str(kind.__struct_config__.tag)


def answers(game: str) -> Iterator[Answer]:
    """What the first player answers in some games that are played in a hurry."""
    for seed, options in GAMES[game]:
        table, random = new_table(game, len(NAMES), seed, **options), Random(seed)
        table.watch()
        while table.ask is not None:
            seat, ply, option = table.ask.seat, table.ply, inclined(table.rules, table, random)
            table.answer(option)
            beats = scene_beats(table, FIRST, NAMES, None) if seat == FIRST else []
            kinds = frozenset(tag(type(cue)) for beat in beats for cue in beat.cues)
            if kinds and tag(Ending) not in kinds:
                yield Answer(table, ply, option, kinds)


def tour(game: str) -> list[Answer]:
    """Few answers that lead to all kinds of cues that a game has."""
    found, left, chosen = list(answers(game)), kinds_of(game), []
    while left:
        best = max(found, key=lambda answer: (len(answer.kinds & left), -len(answer.kinds)))
        assert best.kinds & left, f"nothing in these games shows {left}; try other seeds"
        chosen.append(best)
        left -= best.kinds
    assert len(chosen) <= MOST
    return chosen


def last_answer(game: str) -> Answer:
    """An answer of the first player that ends a game."""
    _, options = GAMES[game][0]
    for seed in range(SOME_GAMES):
        table, random = new_table(game, len(NAMES), seed, **options), Random(seed)
        while table.ask is not None:
            asked, option = table.ask, inclined(table.rules, table, random)
            table.answer(option)
            if table.ask is None and asked.seat == FIRST:
                return Answer(table, table.ply - 1, option, frozenset())
    raise LookupError("no game ends with an answer of the first player")


def sit(ada: Person, server: Any, answer: Answer) -> None:
    """Put the game on a table, at both of whose seats sits the same person."""
    made = laid(server, answer.game.at(answer.ply), OPEN, OPEN)
    for invite, name in zip(made.invites, NAMES, strict=True):
        guest = {"token": invite.token, "name": name}
        joined = ada.page.request.post(
            f"{server.url}/api/invitations/accept", data=guest, headers={"Origin": server.url}
        )
        assert joined.ok, joined.text()
    ada.open(f"/table/{made.id}?seat={FIRST}")
    assert ada.is_asked()


@pytest.mark.parametrize("game", nightly_except(GAMES, "portal", "ashardalon"))
def test_everything_that_a_game_shows_is_seen_in_its_order_and_ends_as_it_should(person, server, game):
    blows = []
    for number, answer in enumerate(tour(game)):
        ada = person({**PLAIN, "speed": SPEED})
        sit(ada, server, answer)
        blows += follows(ada, answer)
        ada.picture(f"film-{game}-{number}")
    assert any(blows) or "attack" not in kinds_of(game)


@pytest.mark.parametrize("game", nightly_except(GAMES, "portal", "drizzt"))
def test_the_ending_of_a_game_is_shown_before_it_is_told_as_a_story(person, server, game):
    answer = last_answer(game)
    ada = person({**PLAIN, "speed": SPEED})
    sit(ada, server, answer)
    ada.page.evaluate(NOTE_CUES)
    ada.page.evaluate(NOTE_RESULT)
    ada.take(ada.choices[answer.option])
    ada.result.wait_for()
    ending = [note for note in ada.page.evaluate("noted") if note["cue"] == "ending"]
    assert [note["comes"] for note in ending[:2]] == [True, False]
    assert ada.page.evaluate("withEnding") is False


def follows(ada: Person, answer: Answer) -> list[Any]:
    """Answer, and see that the film is what the server has sent; returns where its blows have begun."""
    ada.page.evaluate(NOTE_CUES)
    ada.page.evaluate(NOTE_FILM)
    move = ada.shown["move"]
    ada.take(ada.choices[answer.option])
    ada.wait(lambda: ada.shown["move"] > move, "the answer")
    beats = ada.shown["beats"]
    sent = [cue for beat in beats for cue in beat.get("cues", [])]
    expect(ada.page.get_by_role("button", name="To my decision")).to_have_count(0)
    expect(ada.page.locator(".film-layer > *")).to_have_count(0)

    assert {cue["cue"] for cue in sent} == answer.kinds
    noted = ada.page.evaluate("noted")
    assert [note["cue"] for note in noted if note["comes"]] == [cue["cue"] for cue in sent]
    lines = [beat["text"] for beat in beats if beat.get("text")]
    captions = [caption for caption in ada.page.evaluate("film.captions") if caption in lines]
    assert captions == [line for place, line in enumerate(lines) if line != lines[place - 1] or not place]

    time = max(note["at"] for note in noted) - min(note["at"] for note in noted)
    most = sum(TABLE[cue["cue"]] for cue in sent) + len(beats) * (READ + TRAVEL)
    assert SHORTEST / SPEED * 0.9 <= time <= most / SPEED + LATE
    attacks, blows = [cue for cue in sent if cue["cue"] == "attack"], ada.page.evaluate("film.blows")
    for attack, start in zip(attacks, blows, strict=True):
        assert start is None or {attack.get("card"), attack.get("attacker")} & {*start}, attack
    moved = ada.page.evaluate("film.places")
    walks = [
        cue
        for cue in sent
        if cue["cue"] == "step" and cue.get("manner", "walk") == "walk" and len(cue["path"]) > 1
    ]
    for walk in walks:
        track = moved.get(walk["thing"], [])
        assert len(track) > 1, f"{walk['thing']} has not walked"
        # A map that grows meanwhile is laid out anew.
        if "laid" not in answer.kinds:
            steps = [cue for cue in sent if cue["cue"] == "step" and cue["thing"] == walk["thing"]]
            follows_path(track, ada.page.evaluate(FLOOR, [id for step in steps for id in step["path"]]))

    ada.settle()
    before = lying(ada)
    ada.page.reload()
    ada.wait(lambda: lying(ada) == before, "the same scene")
    return list(blows)


def follows_path(track: list[list[float]], squares: list[list[float]]) -> None:
    """See that a figure has kept to the squares of its path, from wherever it came."""
    width = squares[0][2]
    path = [(track[0][0], track[0][1]), *((x, y) for x, y, _ in squares)]
    for x, y in track:
        off = min(distance((x, y), *leg) for leg in pairwise(path))
        assert off <= ASTRAY * width, f"it is {off / width:.1f} squares beside its path"


def distance(at: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    """How far a point is from a line."""
    (x, y), (left, top), (right, bottom) = at, start, end
    across, down = right - left, bottom - top
    along = ((x - left) * across + (y - top) * down) / (across**2 + down**2 or 1)
    share = min(max(along, 0), 1)
    return hypot(x - left - share * across, y - top - share * down)


def lying(ada: Person) -> dict[str, Any]:
    """What lies on the table and how it is called; on the board, where, too."""
    ada.page.mouse.move(1, 1)  # what is under the pointer is seen enlarged
    if ada.is_pending:
        assert ada.is_asked()  # the table is drawn anew when the question has its options
    ada.wait(lambda: not ada.page.evaluate(SLIDING), "the table")
    found: dict[str, Any] = ada.page.evaluate(LYING)
    return found


NOTE_HALOS = """() => {
    const offsets = window.offsets = {};
    const middle = (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const step = () => {
        for (const halo of document.querySelectorAll("[data-halo]")) {
            const id = halo.dataset.halo, thing = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
            const [[x, y], [left, top]] = [middle(halo), middle(thing)];
            (offsets[id] ??= []).push([left, top, x - left, y - top]);
        }
        for (const each of document.getAnimations()) if (each.playbackRate === 1) each.playbackRate = 0.2;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""
"""Notes in each frame where the things with a halo are, and how far from their middle their halo is.

They slide slowly, to be seen on a busy machine, too."""

FAR = 20
"""Pixels that a thing has moved by, not only shaken."""


def test_a_halo_stays_on_its_card_while_that_slides(person, server):
    ada = person(PLAIN)
    game = game_at("Play a card", box="dragonfire", seed=6, adventure="1")
    ada.sit_down(laid(server, game, OPEN, BOT).invites[0].token)
    assert ada.is_asked()
    ada.see_hand()
    ada.press(ada.page.locator(".band .lit").first, "Play")
    assert ada.is_asked()
    ada.see_hand()
    move = ada.shown["move"]
    ada.page.evaluate(NOTE_HALOS)
    ada.page.keyboard.press("u")  # the question is there at once, and the cards go back
    ada.wait(lambda: ada.shown["move"] > move, "the undo")
    ada.wait(lambda: ada.page.evaluate(SLIDING), "the slide")
    ada.wait(lambda: not ada.page.evaluate(SLIDING), "its end")
    tracks = [frames for frames in ada.page.evaluate("offsets").values() if slid(frames) > FAR]
    assert tracks
    for frames in tracks:
        (_, _, *offset) = frames[-1]
        assert all(there == pytest.approx(offset, abs=2) for _, _, *there in frames)


def slid(frames: list[list[float]]) -> float:
    """How far a thing has moved across, seen in at least five places on its way."""
    lefts = {round(left) for left, *_ in frames}
    return max(lefts) - min(lefts) if len(lefts) > 4 else 0
