"""Every main state of every game, at a desk, on a tablet and on a phone, by day and by night.

`make pictures` keeps what is seen in build/screenshots, to be judged by people. Nothing may go wrong on the
way, and no page may be wider than its screen.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.kernel import Table
from questboard.server.protocol import SeatRequest
from tests.browser.person import QUICK, Person
from tests.browser.tables import FIRST, OPEN, SOME_GAMES, laid
from tests.browser.test_beats import PLAIN
from tests.browser.test_films import answers

pytestmark = pytest.mark.nightly

DESKS = [(1440, 900), (1920, 1080), (1024, 768)]
PHONES = [(390, 844)]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
DEVICES = {"desk": DESK, "phone": PHONE}

TITLES = {
    "portal": "The Yawning Portal",
    "ashardalon": "Wrath of Ashardalon",
    "drizzt": "The Legend of Drizzt",
    "dragonfire": "Dragonfire",
    "fantasy": "The Fantasy Adventure Board Game",
}
SEATS = {"portal": 3, "ashardalon": 3, "drizzt": 3, "dragonfire": 3, "fantasy": 3}
CROWD = {"portal": 4, "ashardalon": 5, "drizzt": 5, "dragonfire": 6, "fantasy": 4}
OPTIONS: dict[str, dict[str, Any]] = {
    "ashardalon": {"adventure": "5"},
    "drizzt": {"adventure": "4"},
    "dragonfire": {"adventure": "2", "screens": "random"},
    "fantasy": {"adventure": "3", "dungeon_master": "automatic"},
}
"""What is played where nothing else is said."""

BOTS = [SeatRequest("bot", name, "random") for name in ("Marta", "Quill", "Tock", "Fenn", "Isa")]

HOLD_AT_CUE = """(cue) => new MutationObserver((_, watch) => {
    if (!document.querySelector(`[data-cue=${cue}]`)) return;
    watch.disconnect();
    const pressed = new KeyboardEvent("keydown", { key: "p", bubbles: true });
    setTimeout(() => document.body.dispatchEvent(pressed), 1000);
}).observe(document.body, { childList: true, subtree: true })"""
"""Presses the key that holds the film soon after something of a kind is shown."""

Ready = Callable[[Table[Any, Any]], bool]


def played(
    box: str, seats: int, ready: Ready, least: int = 0, most: int = 900, seed: int = 1, **options: Any
) -> Table[Any, Any]:
    """A game, played in a hurry, that has come to such a question for the first seat."""
    for number in range(seed, seed + SOME_GAMES):
        game, random = new_table(box, seats, number, **(OPTIONS.get(box, {}) | options)), Random(number)
        while game.ask is not None and game.ply < most:
            if game.ask.seat == FIRST and game.ply >= least and ready(game):
                return game
            game.answer(inclined(game.rules, game, random))
    raise LookupError(f"no such question comes in these games of {box}")


def of_a_turn(game: Table[Any, Any]) -> bool:
    """Whether there is much to choose from."""
    return game.ask is not None and len(game.ask.options) >= 4


def ended(box: str, won: bool) -> Table[Any, Any]:
    """A game whose last answer is the first player's, and brings victory or defeat."""
    seats = 2 if box in ("portal", "dragonfire") else 1
    options = {"adventure": "1"} if box in ("dragonfire", "fantasy") else {"adventure": "2"}
    options = {} if box == "portal" else OPTIONS.get(box, {}) | options
    for number in range(4 * SOME_GAMES):
        game, random = new_table(box, seats, number, **options), Random(number)
        while game.ask is not None:
            game.answer(inclined(game.rules, game, random))
        if game.log[-1].seat == FIRST and (FIRST in game.outcome.winners) == won:
            return game
    raise LookupError(f"no game of {box} ends like this")


# ---- who looks, and what is kept


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest) -> str:
    """At what one sits."""
    name: str = request.param
    return name


@pytest.fixture
def at(person, server, device):
    """Somebody at a game that has come to a question for them."""

    def sits(game: Table[Any, Any], settings: dict[str, Any] | None = None) -> Person:
        made = laid(server, game, OPEN, *BOTS[: game.seats - 1])
        who: Person = person(settings or QUICK, **DEVICES[device])
        who.sit_down(made.invites[0].token)
        assert who.is_asked()
        return who

    return sits


def keep(who: Person, state: str, box: str, again: Callable[[], Any] | None = None) -> None:
    """Keep what is seen at every size and in both lights; what does not outlast a new size is done again."""
    who.page.add_style_tag(content="*, *::before, *::after { transition: none !important }")
    sizes = PHONES if is_phone(who) else DESKS
    for size in sizes:
        if (who.page.viewport_size or {}) != {"width": size[0], "height": size[1]}:
            who.resize(*size)
            if again is not None:
                again()
        who.page.wait_for_load_state("networkidle")  # drawings have come
        wide = who.page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)")
        assert wide <= size[0], f"{state} of {box} is {wide} px wide on a screen of {size[0]}"
        for light in who.lights():
            who.picture(f"{state}/{box}-{size[0]}-{light}")


def look(who: Person, state: str, box: str, deed: Callable[[], Any], repeat: bool = False) -> None:
    """Do something, and keep what is seen then."""
    deed()
    keep(who, state, box, deed if repeat else None)


def is_phone(who: Person) -> bool:
    """Whether there is a phone in one's hand."""
    assert who.page.viewport_size is not None
    return who.page.viewport_size["width"] < 600


# ---- at the table


@pytest.mark.parametrize("box", TITLES)
def test_questions(at, box):
    first = played(box, SEATS[box], lambda game: True)
    keep(at(first), "question-first", box)
    later = played(box, SEATS[box], of_a_turn, least=40)
    who = at(later)
    keep(who, "question", box)

    def enlarge() -> None:
        """Read a card of the hand large."""
        if is_phone(who):
            who.page.get_by_role("navigation", name="Panels").locator("button").nth(1).click()
            who.page.wait_for_timeout(400)
            return
        who.page.mouse.move(1, 1)
        card = who.page.locator(":is(.hand, #board) [data-id]:has(.face.card) > .hit").last
        who.page.mouse.move(*who.point_at(card))
        who.page.get_by_role("tooltip").first.wait_for()

    look(who, "card", box, enlarge, repeat=True)
    who.page.keyboard.press("Escape")
    who.page.mouse.move(1, 1)
    places = [
        ("list", "l", who.page.locator("#options.open")),
        ("story", "s", who.page.get_by_role("tabpanel")),
    ]
    if who.prompt["refused"]:
        places.append(("why-not", "w", who.region("Why not?")))
    for state, key, seen in places:
        who.page.keyboard.press(key)
        seen.wait_for()
        keep(who, state, box)
        who.page.keyboard.press("Escape")
    who.page.keyboard.press("f")
    who.page.get_by_role("region", name="Rules").get_by_role("listitem").get_by_role("button").first.click()
    keep(who, "rulebook", box)
    who.page.keyboard.press("Escape")
    who.page.keyboard.press("Escape")

    def menu() -> None:
        """Open the menu, if it is closed."""
        if not who.page.locator("#table-menu:popover-open").count():
            who.button("Menu").click()

    look(who, "menu", box, menu, repeat=True)
    menu()
    who.button("Settings").click()
    keep(who, "settings", box)
    who.page.keyboard.press("Escape")
    who.page.keyboard.press("h")
    expect(who.page.get_by_role("status").filter(has_text="Hint:")).to_be_visible()
    keep(who, "hint", box)


@pytest.mark.parametrize("box", TITLES)
def test_crowds(at, box):
    options: dict[str, Any] = {"adventure": "11"} if box == "ashardalon" else {}
    keep(at(played(box, CROWD[box], of_a_turn, least=120, **options)), "crowd", box)


SEEN = {"portal": {"card"}, "dragonfire": {"attack"}}
"""What a film is held at; a blow where nothing else is said."""


@pytest.mark.parametrize("box", TITLES)
def test_films(at, box):
    wanted = SEEN.get(box, {"attack", "roll"})
    answer = next(each for each in answers(box) if each.ply >= 20 and wanted <= each.kinds)
    who = at(answer.game.at(answer.ply), PLAIN)
    last = max(wanted)
    who.page.evaluate(HOLD_AT_CUE, last)
    who.take(who.choices[answer.option])
    who.page.locator(f"[data-cue={last}]").first.wait_for()
    who.page.wait_for_timeout(1500)
    keep(who, "film", box)


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("box", TITLES)
def test_endings(at, box, won):
    game = ended(box, won)
    before = game.at(game.ply - 1)
    who = at(before)
    assert before.ask is not None
    who.take(who.choices[list(before.ask.options).index(game.log[-1].answer)])
    who.wait(lambda: who.is_over, "the end")
    who.result.wait_for()
    keep(who, "won" if won else "lost", box)
    who.leave_the_end()
    who.open(f"/table/{who.table['id']}/replay?ply=40")
    expect(who.page.get_by_role("slider", name="Position in the game")).to_have_value("40")
    if won:
        keep(who, "replay", box)


# ---- before and after


@pytest.mark.parametrize("box", TITLES)
def test_boxes(person, device, box):
    who = person(QUICK, **DEVICES[device]).open()
    who.button(TITLES[box]).wait_for()
    if box == "portal":
        keep(who, "lobby", "all")
    who.button(TITLES[box]).click()
    opened = who.dialog(TITLES[box])
    opened.get_by_role("button", name="Learn by playing").wait_for()
    keep(who, "box", box)
    radios = opened.get_by_role("radio")
    if radios.count():
        radios.last.scroll_into_view_if_needed()
        keep(who, "adventures", box)
    opened.get_by_role("button", name="Learn by playing").click()
    assert who.is_asked()
    who.region("Tutorial").wait_for()
    keep(who, "tutorial", box)


def with_a_neighbour(game: Table[Any, Any]) -> bool:
    """Whether a hero can exchange items with another one."""
    assert game.ask is not None
    return game.ask.kind == "act" and any(option[0] == "exchange" for option in game.ask.options)


def test_trade(at):
    game = played("fantasy", 2, with_a_neighbour)
    assert game.ask is not None
    game.answer([option[0] for option in game.ask.options].index("exchange"))
    assert game.ask.kind == "bargain"
    keep(at(game), "trade", "fantasy")


def of_kind(*kinds: str) -> Ready:
    """Whether a question is of such a kind."""
    return lambda game: game.ask is not None and game.ask.kind in kinds


def with_feature_to_cover(game: Table[Any, Any]) -> bool:
    """Whether a Feature can be bought."""
    return game.ask is not None and game.ask.kind == "feature" and len(game.ask.options) > 3


CAMPAIGN = {"leader": "1", "campaign": True, "adventure": "1"}
MASTER = {"adventure": "1", "dungeon_master": "player"}
SCREENS: dict[str, tuple[str, int, Ready, dict[str, Any]]] = {
    "campaign-background": ("dragonfire", 2, of_kind("background"), CAMPAIGN),
    "campaign-feature": ("dragonfire", 2, with_feature_to_cover, CAMPAIGN),
    "campaign-adventure": ("dragonfire", 2, of_kind("adventure"), CAMPAIGN),
    "challenge": ("dragonfire", 2, of_kind("whether to accept a challenge"), CAMPAIGN),
    "character": ("dragonfire", 3, of_kind("screen"), {"screens": "choose"}),
    "deal-damage": ("dragonfire", 3, of_kind("aim"), {}),
    "assist": ("dragonfire", 3, of_kind("assist"), {}),
    "dungeon-master-placing": ("fantasy", 2, of_kind("placing"), MASTER),
    "dungeon-master": ("fantasy", 2, of_kind("monster act"), MASTER),
    "hero-choice": ("ashardalon", 3, of_kind("hero to play"), {}),
}
"""Questions that have a screen of their own: the game, its players and what it is asked."""


@pytest.mark.parametrize("state", SCREENS)
def test_screens_of_their_own(at, state):
    box, seats, ready, options = SCREENS[state]
    keep(at(played(box, seats, ready, **options)), state, box)


# ---- the pictures of the docs


def to_be_seated(game: Table[Any, Any]) -> bool:
    """Whether a Hero looks for a seat, and there are several."""
    assert game.ask is not None
    return game.ask.prompt.startswith("Seat") and len(game.ask.options) > 3


def with_far_to_go(game: Table[Any, Any]) -> bool:
    """Whether a Hero has attacks and many squares to choose from."""
    assert game.ask is not None
    return game.ask.kind == "act" and len(game.ask.options) > 25


DOCS: dict[str, tuple[str, int, Ready, int, dict[str, Any]]] = {
    "table": ("portal", 3, to_be_seated, 60, {}),
    "dungeon": ("ashardalon", 3, with_far_to_go, 60, {"adventure": "2"}),
    "caverns": ("drizzt", 3, with_far_to_go, 60, {"adventure": "2"}),
    "dragonfire": ("dragonfire", 4, of_kind("assist"), 30, {}),
    "fantasy": ("fantasy", 2, with_far_to_go, 40, {"adventure": "3"}),
}
"""The games that the README and the docs show: players, question, after how many answers, and options."""


@pytest.mark.parametrize("device", ["desk"])
@pytest.mark.parametrize("picture", DOCS)
def test_the_docs_show_a_table(at, device, picture):
    box, seats, ready, least, options = DOCS[picture]
    who = at(played(box, seats, ready, least, **options))
    rest(who)
    keep_small(who, picture)


@pytest.mark.parametrize("device", ["desk"])
def test_the_docs_show_the_lobby(person, device):
    who = person(QUICK, **DEVICES[device]).open()
    who.button(TITLES["portal"]).wait_for()
    rest(who)
    keep_small(who, "lobby")


def rest(who: Person) -> None:
    """Point at nothing, and wait until everything is drawn."""
    who.page.mouse.move(1, 1)
    who.page.wait_for_load_state("networkidle")
    who.settle()


def keep_small(who: Person, name: str) -> None:
    """Keep a picture in few colours, which makes it a third as large."""
    if who.pictures is None:
        return
    path = who.pictures / f"docs/{name}.png"
    who.keep(path)
    Image.open(path).convert("RGB").quantize(256).save(path, optimize=True)
