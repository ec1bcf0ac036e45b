"""Somebody who explores the dungeons of the Adventure System, and what there is to be seen of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from questboard.games import load_rules
from questboard.language import speaking
from questboard.tutorial import load_tutorial
from tests.browser.person import Person
from tests.browser.test_languages import messages

OUT_OF_SIGHT = """(ids) => ids.filter((id) => {
    const drawn = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)];
    const parts = [0.5, 0.25, 0.75];
    return !drawn.some((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const region = each.closest("#board, .hand, .supply, .party, .row, .tabs");
        const asked = { opacityProperty: true, visibilityProperty: true };
        if (!width || !each.checkVisibility(asked)) return false;
        return parts.some((across) => parts.some((down) => {
            return region.contains(document.elementFromPoint(x + width * across, y + height * down));
        }));
    });
})"""
"""Which things nobody sees, because they are not there, lie beyond an edge, or are covered."""

ENOUGH = 150
"""No adventure for one takes this many answers."""
MIDDLE = 20
"""This many clicks lead into the middle of it."""
SIZES = {"": (1440, 900), "-phone": (360, 740)}

AIM = re.compile(r" on (\d+)\+")
STEPS = re.compile(r"\d+")
START = re.compile(r"[12][a-d]")
"""Squares of the first two tiles, by which their labels begin."""
END = "end the Hero Phase"


def pictures(who: Person, name: str) -> None:
    """Keep what is seen now, on a desk and on a phone, where pictures are wanted."""
    if who.pictures is None:
        return
    before = who.page.viewport_size
    who.page.mouse.move(0, 0)
    for kind, (width, height) in SIZES.items():
        who.resize(width, height)
        who.picture(f"{name}{kind}", animations="disabled")  # things are at their new places
    if before:
        who.page.set_viewport_size(before)


def pictures_in_each_light(who: Person, name: str) -> None:
    """Keep what is seen now as it is at any time of the day."""
    for light in who.lights():
        pictures(who, f"{name}-{light}")


# ---- an explorer, who strikes whatever is in reach and goes where nobody has been


def wish(who: Person) -> dict[str, Any]:
    """Which choice an explorer takes: a blow, a step onto the way out, a step to an edge, an end."""
    choices = who.choices
    if blows := [choice for choice in choices if AIM.search(choice.get("detail", ""))]:
        return min(blows, key=needed)
    if moves := new_moves(who):
        stairs = stairs_out(who)
        out = [move for move in moves if stairs.intersection(move["nodes"])]
        along = [move for move in moves if "unexplored" in move["detail"]]
        return min(out or along, key=steps) if out or along else max(moves, key=steps)
    return next((choice for choice in choices if choice["label"] == END), choices[0])


def needed(blow: dict[str, Any]) -> int:
    """What the die must show for the easiest target of a blow."""
    return min(int(die) for die in AIM.findall(blow["detail"]))


def new_moves(who: Person) -> list[dict[str, Any]]:
    """Where a Hero can go who is not in the middle of a move."""
    if "of this move left" in who.prompt.get("explanation", ""):
        return []
    return [choice for choice in who.choices if choice["label"].startswith("move to")]


def steps(move: dict[str, Any]) -> int:
    """How far a move is."""
    found = STEPS.search(move["detail"])
    assert found
    return int(found[0])


def stairs_out(who: Person) -> set[str]:
    """The stairs that lead out: all but those from which the Heroes came, on the tiles 1 and 2."""
    labels = {node["id"]: node.get("label", "") for node in who.things() if node["kind"] == "square"}
    return {id for id, label in labels.items() if "stairs" in label and not START.match(label)}


def open_tutorial(who: Person, box: str) -> None:
    """Begin the tutorial of a box and skip it."""
    who.open()
    who.button(box).click()
    who.dialog(box).get_by_role("button", name="Learn by playing").click()
    assert who.is_asked()
    who.region("Tutorial").get_by_role("button", name="Skip the tutorial").click()


def finish_alone(who: Person, name: str) -> None:
    """Play an adventure to its end, and read who has won."""
    clicked: list[str] = []
    while who.is_asked():
        assert len(clicked) < ENOUGH
        clicked.append(re.split("[:-]", who.take(wish(who)))[0] or "button")
        if len(clicked) == MIDDLE and who.is_asked():
            pictures(who, f"{name}-middle")
    pictures(who, f"{name}-result")
    assert {"square", "card", "figure", "button"} <= set(clicked)
    assert_told(who)
    expect(who.result.get_by_role("button", name="Once more")).to_be_visible()


def assert_told(who: Person) -> None:
    """The end says who has won in golden light, who has lost without it, and why it is over."""
    mine = [seat["seat"] for seat in who.table["seats"] if seat["yours"]]
    won = bool(set(mine) & set(who.table["result"]["winners"]))
    expect(who.result).to_have_class(re.compile("victory" if won else "defeat"))
    expect(who.result.get_by_role("heading", level=2)).not_to_be_empty()
    expect(who.result.get_by_role("list", name="Who took part")).to_be_visible()
    reason = re.escape(who.table["result"]["reason"])
    expect(who.result).to_contain_text(re.compile(reason, re.IGNORECASE))


# ---- a table that is followed


def drawn(who: Person, id: str) -> Locator:
    """A thing as it is drawn, whether it can be chosen or not."""
    return who.page.locator(f'[data-id="{id}"]')


def round_of(who: Person) -> int:
    """Which round is played; 0 before the first."""
    found = re.search(r"round (\d+)", who.shown.get("scene", {}).get("status", ""))
    return int(found[1]) if found else 0


def assert_followed(who: Person) -> int:
    """The page shows what came last: Heroes and their rows, figures, and what was told.

    Returns how many cards lie in the rows.
    """
    expect(who.page.get_by_role("banner")).to_contain_text(who.shown["scene"]["status"])
    party, rows = who.region("Players"), 0
    active = {str(node["id"]).split(":")[1] for node in who.things() if is_active(node)}
    for node in who.things():
        match node["id"].split(":"):
            case ["player", seat, "hero"]:  # where plates are many, the name stands above its plate
                expect(party.locator(drawn(who, node["id"]))).to_be_attached()
                expect(party.locator(f"[data-seat='{seat}']").first).to_contain_text(node["text"])
            case ["player", _, "hero", "hp"]:
                expect(party.locator(drawn(who, node["id"]))).to_contain_text(node["text"])
            case ["row", seat, _]:
                card = party.locator(drawn(who, node["id"]))
                said = card.locator("xpath=descendant-or-self::*[@aria-label]").first
                expect(said).to_have_attribute("aria-label", re.compile(re.escape(node["text"])))
                if seat in active:  # the plates of the others have room for small drawings only
                    expect(card).to_contain_text(node["text"].split()[0])
                else:
                    expect(card.locator("image, use").first).to_be_attached()
                rows += 1
            case ["hero" | "figure", _]:
                expect(drawn(who, node["id"])).to_be_attached()
    if lines := who.shown["lines"]:
        expect(who.story).to_contain_text(lines[-1]["text"])
    return rows


def is_active(node: dict[str, Any]) -> bool:
    """Whether a thing is the plate of the Hero whose turn it is."""
    return bool(node.get("glow") and re.fullmatch(r"player:\d+:hero", str(node["id"])))


def asked_in_turn(people: dict[str, Person]) -> Iterator[str]:
    """Who of two people is asked, each time that somebody is, while both see the same moment."""
    first, second = people.values()
    for _ in range(ENOUGH):
        first.wait(lambda: first.is_over or first.is_pending or second.is_pending, "a question for anybody")
        second.wait(lambda: second.shown.get("move") == first.shown.get("move"), "the same moment for both")
        if first.is_over:
            return
        name, other = people if first.is_pending else reversed(people)
        assert people[name].is_asked()
        expect(people[other].question).to_contain_text(f"Waiting for {name} to")
        yield name
        first.wait(lambda: not any(each.is_answered for each in people.values()), "what comes of the answer")
    raise AssertionError("this takes too many answers")


# ---- a tutorial that is followed


def sees(who: Person, things: Sequence[str]) -> None:
    """Wait until somebody has such things before their eyes."""
    who.wait(lambda: not who.page.evaluate(OUT_OF_SIGHT, things), f"the sight of {things}")


def follow_tutorial(who: Person, game: str, box: str, language: str, name: str) -> None:
    """Follow the tutorial of a game step by step to its end."""
    tutorial, say, retold = load_tutorial(game), messages(language), load_rules(game).domain.retold
    assert tutorial
    who.open()
    who.button(box).click()
    who.dialog(box).get_by_role("button", name=say("shell.learn")).click()
    card = who.region(say("frame.tutorial"))
    for number, step in enumerate(tutorial.steps, 1):
        who.wait(lambda: who.is_pending, "a question")
        expect(card).to_contain_text(say("frame.tutorial_step").format(number=number, of=len(tutorial.steps)))
        expect(card).to_contain_text(getattr(step.text, language))
        sees(who, step.nodes)
        if step.answer:
            move = who.shown["move"]
            with speaking(language):
                answer = re.compile(f": {re.escape(retold(step.answer))}$")
            card.get_by_role("button", name=answer).click()
            who.has_answered(move)
        elif step is not tutorial.steps[-1]:
            card.get_by_role("button", name=say("frame.tutorial_next")).click()
        if number == len(tutorial.steps) - 2:
            pictures(who, f"{name}-tutorial-{language}")
    who.page.keyboard.press("1")
    expect(card).to_contain_text(say("frame.tutorial_ended"))
    card.get_by_role("button", name=say("frame.tutorial_done")).click()
    expect(card).to_be_hidden()
