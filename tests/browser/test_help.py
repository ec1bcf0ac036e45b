"""A player who is lost asks: why not, what now, which rule, what does this card say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import QUICK, Person
from tests.browser.tables import game_at, laid


@pytest.fixture
def asked(person, server):
    """Somebody who is asked a question."""

    def ask(question: str, **wanted) -> Person:
        made = laid(server, game_at(question, after=30, **wanted))
        ada: Person = person(QUICK).sit_down(made.invites[0].token)
        assert ada.is_asked()
        return ada

    return ask


def test_options_are_named_buttons_and_what_is_not_offered_is_listed_and_clicked_with_reasons(asked):
    ada = asked("Seat .* where")
    listed = ada.page.get_by_role("list", name="Your options").get_by_role("button")
    names = [choice["label"] for choice in ada.choices]
    assert [name for name in names if not listed.filter(has_text=name).count()] == []
    expect(ada.options).to_have_count(len(names))

    ada.page.mouse.click(*ada.point_at(ada.page.get_by_label("Not now: a Hero sits there").first))
    expect(ada.page.get_by_role("status").filter(has_text="Why not?")).to_contain_text("a Hero sits there")
    assert not any(message["type"] == "answer" for message in ada.sent)
    ada.page.keyboard.press("Escape")

    ada.button("Why not?").click()
    why = ada.region("Why not?")
    for refused in ada.prompt["refused"]:
        line = why.get_by_role("listitem").filter(has_text=refused["label"])
        expect(line).to_contain_text(refused["reason"])
        expect(line.get_by_label(f"Read rule {refused['rule'].split()[0]}")).to_be_visible()
    ada.picture("why-not")


def test_a_hint_marks_the_option_that_a_strong_bot_would_take(asked):
    ada = asked("Play which Hero")
    ada.button("Hint").click()
    expect(ada.options.filter(has_text="suggested")).to_have_count(1)
    advice = next(notice for notice in ada.heard if notice["type"] == "hint")
    expect(ada.options.nth(advice["index"])).to_contain_text("suggested")
    expect(ada.page.get_by_role("status").filter(has_text="Hint:")).to_contain_text(advice["why"])
    expect(ada.button("Hint")).to_be_enabled()
    ada.picture("hint")
    ada.choose(ada.choices[advice["index"]]["label"])
    assert ada.is_asked()
    expect(ada.options.filter(has_text="suggested")).to_have_count(0)


def test_a_rule_mark_opens_the_rulebook_at_its_clause(asked):
    ada = asked("Play which Hero")
    rule = ada.prompt["rule"]
    ada.question.get_by_label(f"Read rule {rule}").click()
    clause = ada.page.get_by_role("article").filter(has_text=f"§{rule}")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    ada.picture("rulebook")


def test_the_rulebook_is_read_by_chapters_searched_and_forgives_typing_mistakes(asked):
    ada = asked("Play which Hero")
    ada.tab("Rules").click()
    book = ada.page.get_by_role("region", name="Rules")
    chapters = book.get_by_role("listitem")
    expect(chapters.first).to_contain_text("Goals")
    ada.picture("rulebook-contents")
    chapters.first.get_by_role("button").click()
    expect(book.get_by_role("heading", name="Goals")).to_be_visible()
    clauses = book.get_by_role("article")
    expect(clauses.first).to_be_visible()
    expect(clauses.first).not_to_contain_text("§")
    ada.button("Show the numbers of the clauses").click()
    expect(clauses.first).to_contain_text("§YP-001")
    ada.page.get_by_role("navigation", name="Chapters").get_by_role("button", name="Quick setup").click()
    expect(book.get_by_role("heading", name="Quick setup")).to_be_visible()
    book.get_by_role("button", name="Contents").click()
    expect(chapters.first).to_be_visible()

    # A find is read in its chapter.
    search = ada.page.get_by_role("searchbox", name="Search the rules")
    search.fill("perfect match")
    clauses = book.get_by_role("article").filter(has_text="§")
    expect(clauses.first).to_contain_text(re.compile("perfect match", re.IGNORECASE))
    assert book.evaluate("each => each.scrollTop") == 0  # the first find is seen whole
    ada.picture("rulebook-search")
    clauses.first.get_by_role("button", name="Read rule").click()
    expect(search).to_have_value("")
    expect(book.locator("article.open")).to_be_focused()
    search.fill("zeppelin")
    expect(ada.page.get_by_text("Nothing mentions “zeppelin”")).to_be_visible()

    # Cards are found, too.
    for words in ("pickpocket", "pikpocket"):
        search.fill(words)
        first = book.get_by_role("article").first
        expect(first.locator("strong")).to_have_text("Pickpocket")
        expect(first).to_contain_text("hero effect")
    expect(book.get_by_role("status")).to_contain_text("This has “pickpocket”")
    ada.picture("rulebook-forgives")


def test_a_card_under_the_pointer_is_enlarged_and_every_free_seat_tells_what_it_would_bring(asked):
    ada = asked("Play which Hero")
    name = ada.choices[0]["label"]
    power = ada.choices[0]["detail"].partition(";")[0].rpartition(", ")[2]
    ada.page.mouse.move(*ada.point_at(ada.lit.and_(ada.page.get_by_label(name)).first))
    large = ada.page.get_by_role("tooltip", name=name)
    expect(large).to_be_visible()
    said = large.get_by_text(power).first
    expect(said).to_be_visible()
    ada.picture("card-enlarged")
    assert float(said.evaluate("each => getComputedStyle(each).fontSize").removesuffix("px")) >= 18
    ada.page.mouse.move(5, 5)
    expect(large).to_be_hidden()

    hero = ada.choices[0]["nodes"][0]
    previews = next(node["previews"] for node in walk(ada.shown["scene"]["nodes"]) if node["id"] == hero)
    assert len(previews) > 2
    ada.page.mouse.move(*ada.point_at(ada.lit.and_(ada.page.get_by_label(ada.choices[0]["label"])).first))
    for words in set(previews.values()):
        expect(ada.page.get_by_text(words, exact=True).first).to_be_visible()
    ada.picture("previews")


def test_a_lit_thing_and_its_option_show_that_they_belong_together_and_stay_under_the_pointer(asked):
    ada = asked("Seat .* where")
    ada.picture("table-your-turn")
    ada.list_options()
    option, thing = ada.options.nth(1), ada.lit.and_(ada.page.get_by_label(ada.choices[1]["label"])).first
    ada.page.mouse.move(5, 5)
    before = comes_to_look(ada, option), comes_to_look(ada, thing)
    ada.page.mouse.move(*ada.point_at(thing))
    ada.wait(lambda: looks(ada, option) != before[0], "pointing at the thing")
    ada.page.mouse.move(5, 5)
    ada.wait(lambda: (looks(ada, option), looks(ada, thing)) == before, "pointing elsewhere")
    option.hover()
    ada.wait(lambda: looks(ada, thing) != before[1], "pointing at the option")
    ada.picture("option-pointed-at")

    ada.page.mouse.move(5, 5)
    ada.settle()
    before = ada.options.first.bounding_box()
    ada.page.mouse.move(before["x"] + 20, before["y"] + before["height"] - 0.5)
    for _ in range(4):
        ada.settle()
        assert ada.options.first.bounding_box() == before


def looks(who: Person, thing: Locator) -> bytes:
    """What is seen where something is."""
    return who.page.screenshot(clip=thing.bounding_box())


def comes_to_look(who: Person, thing: Locator) -> bytes:
    """What is seen where something is, once the board is laid out and nothing there fades or slips."""
    who.settle()
    seen = [looks(who, thing)]

    def rests() -> bool:
        who.page.wait_for_timeout(100)
        seen.append(looks(who, thing))
        return len(set(seen[-4:])) == 1 and len(seen) > 4

    who.wait(rests, "rest")
    return seen[-1]


def walk(nodes):
    """Every node of a scene."""
    for node in nodes:
        yield node
        yield from walk(node.get("children", []))
