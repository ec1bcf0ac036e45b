"""Without a mouse: every place is reached, every answer given and every dialog closed by keys."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.kernel import Table
from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, game_at, laid
from tests.nightly import nightly_except

FOCUSED = """() => {
    const { activeElement: has } = document;
    return has === document.body ? "" : has.ariaLabel ?? has.textContent.trim();
}"""
MOVING = """() => {
    const moves = document.getAnimations().filter(({ effect }) => effect.getTiming().duration > 1);
    return moves.map(({ animationName, transitionProperty, effect }) =>
        `${animationName ?? transitionProperty} of ${effect.target.outerHTML.slice(0, 80)}`);
}"""
"""What moves; what is over after a millisecond does not."""


def focused(ada: Person) -> str:
    """What the element is called that has the focus; nothing where the focus is lost."""
    name: str = ada.page.evaluate(FOCUSED)
    return name


def tab_to(ada: Person, name: str, key: str = "Tab") -> None:
    """Go on by a key until something of this name has the focus."""
    seen = []
    for _ in range(80):
        seen.append(focused(ada))
        if name in seen[-1]:
            return
        ada.page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {name!r}, only to {seen}")


def test_keys_alone_lead_from_the_lobby_through_several_turns(person):
    ada = person({"speed": 0}).open()
    expect(ada.button("Play now")).to_be_visible()
    tab_to(ada, "Play now")
    ada.page.keyboard.press("Enter")
    assert ada.is_asked()
    expect(ada.options.first).to_be_focused()

    for number in range(14):
        move = ada.shown["move"]
        if number % 2:
            ada.page.keyboard.press(str(min(len(ada.choices), 9)))
        else:
            tab_to(ada, ada.choices[min(1, len(ada.choices) - 1)]["label"])
            ada.page.keyboard.press("Enter")
        ada.has_answered(move)
        assert ada.is_asked()
        expect(ada.options.first).to_be_focused()
    assert ada.shown["scene"]["status"].startswith("Turn")


LISTED = """(all) => all.map((each) =>
    [".label", ".detail", ".number"].map((part) => each.querySelector(part)?.textContent ?? ""))"""
"""The entries of a list of options: what each is called, what it costs or brings, and its number."""

WHOLE: dict[str, dict[str, Any]] = {
    "portal": {"seats": 1, "seed": 2},
    "ashardalon": {"seats": 1, "seed": 2, "adventure": "1"},
    "drizzt": {"seats": 1, "seed": 1, "adventure": "1"},
    "dragonfire": {"seats": 2, "seed": 1},
    "fantasy": {"seats": 1, "seed": 2, "adventure": "1"},
}
"""Short games of each box."""


def played(box: str, seats: int, seed: int, **options: Any) -> Table[Any, Any]:
    """A whole game, played in a hurry."""
    game, random = new_table(box, seats, seed, **options), Random(seed)
    while game.ask is not None:
        game.answer(inclined(game.rules, game, random))
    return game


def is_listed(who: Person) -> bool:
    """Whether the list has come to the options of the newest question."""
    said = [(choice["label"], choice.get("detail", "")) for choice in who.choices]
    listed = [(label, detail) for label, detail, number in who.options.evaluate_all(LISTED) if number != "+"]
    return who.options.count() == who.buttons and set(listed) <= set(said)


def type_number(who: Person, index: int) -> None:
    """Answer by the number of an option, or by arrows and Enter, in a list with all its squares."""
    who.wait(lambda: is_listed(who), "the list")
    move, choice = who.shown["move"], who.choices[index]
    said = (choice["label"], choice.get("detail", ""))
    before = sum((each["label"], each.get("detail", "")) == said for each in who.choices[:index])

    def numbers() -> list[str]:
        entries = who.options.evaluate_all(LISTED)
        return [number for label, detail, number in entries if (label, detail) == said]

    if not numbers():
        tab_to(who, "squares on the board", "ArrowDown")
        who.page.keyboard.press("Enter")
        who.wait(numbers, "the squares")
    number = int(numbers()[before])
    if 10 * number > len(who.choices):
        who.page.keyboard.type(str(number))
    else:  # it might be the beginning of a longer one, for which the table waits
        who.page.keyboard.press("q")
        for _ in range(1, number):
            who.page.keyboard.press("ArrowDown")
        who.wait(lambda: focused(who).startswith(f"{number} "), "the focus")
        who.page.keyboard.press("Enter")
    who.has_answered(move)
    assert who.sent[-1]["index"] == index


@pytest.mark.parametrize("box", nightly_except(WHOLE, "ashardalon"))
def test_a_whole_game_of_each_box_is_played_with_keys_alone(person, server, box):
    game = played(box, **WHOLE[box])
    made = laid(server, game.at(0), *[OPEN] * game.seats)
    people = [person(QUICK).open(f"/join#{invite.token}") for invite in made.invites]
    for who in people:
        expect(who.button("Take a seat")).to_be_visible()
        tab_to(who, "Take a seat")
        who.page.keyboard.press("Enter")
    for place, entry in enumerate(game.log):
        who = people[entry.seat]
        assert who.is_asked()
        before = game.at(place).ask
        assert before is not None
        type_number(who, list(before.options).index(entry.answer))
    for who in people:
        who.wait(lambda who=who: who.is_over, "the end")
        expect(who.result).to_be_visible()
        assert set(who.table["result"]["winners"]) == set(game.outcome.winners)


def test_arrows_reach_what_is_not_offered_and_says_why_and_what_is_lit_and_taken_with_enter(person, server):
    made = laid(server, game_at("Place .* on which slot", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    ada.page.keyboard.press("b")
    tab_to(ada, "Not now: it is next to no token", "ArrowLeft")
    ada.page.keyboard.press("Enter")
    why = ada.page.get_by_role("status").filter(has_text="Why not?")
    expect(why).to_contain_text("it is next to no token")
    ada.page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    assert "Not now" in focused(ada)

    first, last = (choice["label"] for choice in (ada.choices[0], ada.choices[-1]))
    tab_to(ada, last, "ArrowRight")
    tab_to(ada, first, "ArrowLeft")
    tab_to(ada, last, "ArrowRight")
    ada.picture("keyboard-focus-on-the-board")
    move = ada.shown["move"]
    ada.page.keyboard.press("Enter")
    ada.has_answered(move)
    assert ada.sent[-1]["index"] == len(ada.choices) - 1
    ada.is_asked()
    assert focused(ada) != ""


def test_keys_are_shown_cards_read_large_and_escape_closes_what_is_open(person, server):
    made = laid(server, game_at("Play which Hero", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    before = focused(ada)
    ada.page.keyboard.press("?")
    expect(ada.dialog("Keyboard shortcuts")).to_contain_text("choose the option with that number")
    ada.picture("keys")
    ada.page.keyboard.press("1")  # answers nothing behind a dialog
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("Keyboard shortcuts")).to_be_hidden()
    ada.wait(lambda: focused(ada) == before, "the focus, which goes back")
    assert not any(message["type"] == "answer" for message in ada.sent)

    ada.page.keyboard.press("w")
    why = ada.region("Why not?")
    expect(why).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(why).to_be_hidden()

    name = ada.choices[0]["label"]
    ada.page.keyboard.press("b")
    tab_to(ada, f"{name}, ")
    ada.page.keyboard.press("d")
    large = ada.dialog(name)
    expect(large).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    assert name in focused(ada)


def test_keys_open_story_chat_and_rules_and_typing_answers_nothing(person, server):
    made = laid(server, game_at("Play which Hero", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    ada.page.keyboard.press("f")
    search = ada.page.get_by_role("searchbox", name="Search the rules")
    expect(search).to_be_focused()
    ada.page.keyboard.type("potion 1")
    expect(search).to_have_value("potion 1")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("q")
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_role("textbox", name="Message to the table")).to_be_focused()
    ada.page.keyboard.type("1 2 3")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("list", name="Chat")).to_contain_text("1 2 3")
    assert not any(message["type"] == "answer" for message in ada.sent)


def test_nothing_moves_for_somebody_who_prefers_less_motion(person, server):
    made = laid(server, game_at("Play which Hero", after=30))
    ada = person({"speed": 1, "name": "Ada"}, reduced_motion="reduce").sit_down(made.invites[0].token)
    for _ in range(3):
        assert ada.is_asked()
        ada.click(ada.options.first)
        assert ada.is_asked()
        assert ada.page.evaluate(MOVING) == []
