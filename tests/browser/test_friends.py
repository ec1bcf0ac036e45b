"""People at one table, each with a browser of their own."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, game_at, laid

BOB = {**QUICK, "name": "Bob"}


@pytest.fixture
def two(person, server):
    """Ada and Bob at a table for two; Ada has just been asked from which deck to draw."""

    def sit(question: str = "Draw the first card", **wanted) -> tuple[Person, Person]:
        made = laid(server, game_at(question, **wanted), OPEN, OPEN)
        ada, bob = person(QUICK), person(BOB)
        for each, invite in zip((ada, bob), made.invites, strict=True):
            each.open(f"/join#{invite.token}")
            each.button("Take a seat").click()
        assert ada.is_asked()
        expect(bob.question).to_contain_text("Ada")
        return ada, bob

    return sit


def hand(who: Person) -> list[str]:
    """The names of the cards in somebody's hand, as their own page was told."""
    trays = [node for node in who.shown["scene"]["nodes"] if node.get("area") == "hand"]
    found = []
    while trays:
        node = trays.pop()
        trays += node.get("children", [])
        if node["kind"] == "card" and not node.get("face_down"):
            found.append(node["text"])
    return found


def test_two_people_play_by_an_invite_link_and_nobody_sees_the_others_hand(person):
    ada, bob = person(QUICK).open(), person()
    ada.button("The Yawning Portal").click()
    box = ada.dialog("The Yawning Portal")
    box.get_by_role("combobox", name="Player in seat 3").select_option(label="nobody")
    box.get_by_role("combobox", name="Player in seat 2").select_option(label="by invite link")
    ada.picture("box-friends")
    box.get_by_role("button", name="Begin").click()
    expect(ada.page.get_by_role("heading", name="1 seat is still open")).to_be_visible()
    ada.picture("gathering")

    link = ada.page.get_by_role("textbox", name="Invite link for seat 2").input_value()
    assert_outshines(ada.button("Copy").first, ada.button("Add a bot").first)
    # This server can be reached from this machine alone, so a phone would look for it in vain.
    expect(ada.page.get_by_role("note").first).to_contain_text("works on this machine only")
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="The Yawning Portal")).to_be_visible()
    expect(bob.page.get_by_text("At the table: Ada")).to_be_visible()
    bob.picture("join")
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.button("Take a seat").click()
    expect(bob.region("Players")).to_contain_text("Ada")
    expect(ada.region("Players")).to_contain_text("Bob")
    assert link not in bob.page.url

    random = Random(5)
    for _ in range(9):
        ada.wait(lambda: ada.choices or bob.choices)
        answering, waiting, name = (ada, bob, "Ada") if ada.choices else (bob, ada, "Bob")
        assert answering.is_asked()
        expect(waiting.question).to_contain_text(name)
        answering.answer(random)
        ada.wait(lambda: min(ada.shown["move"], bob.shown["move"]) > max(ada.answered, bob.answered))
        assert_hidden(ada, bob)
        assert_hidden(bob, ada)


def assert_outshines(first: Locator, *others: Locator) -> None:
    """A button has the colour of what one does first here, and the others have not."""
    colour = "(each) => getComputedStyle(each).backgroundColor"
    accent = first.evaluate(
        """(each) => {
            const probe = each.appendChild(document.createElement("i"));
            probe.style.background = "var(--accent)";
            const { backgroundColor } = getComputedStyle(probe);
            probe.remove();
            return backgroundColor;
        }"""
    )
    assert first.evaluate(colour) == accent
    assert accent not in [other.evaluate(colour) for other in others]


def assert_hidden(owner: Person, other: Person) -> None:
    """Somebody sees their own cards, and the other's page has none of them in it."""
    names = hand(owner)
    assert len(names) >= 3
    for name in names:
        expect(owner.region("Your hand").get_by_label(name).first).to_be_attached()
    page = other.page.content()
    assert [name for name in names if name in page] == []


def test_what_one_does_is_seen_by_the_other(two):
    ada, bob = two("Place .* on which slot")
    slot = ada.choices[0]["label"]
    ada.choose(slot)
    for each in (ada, bob):
        story = each.story
        expect(story).to_contain_text(re.compile(rf"Ada (lays|places) .* on {slot}\."))


def test_what_one_says_is_heard_by_the_other_and_kept(two):
    ada, bob = two()
    ada.tab("Chat").click()
    ada.page.get_by_role("textbox", name="Message to the table").fill("Good evening, Bob!")
    ada.page.keyboard.press("Enter")
    expect(bob.button(re.compile("^Story, chat and rules.*1 new message"))).to_be_visible()
    said = bob.page.get_by_role("log", name="Just said").get_by_role("button")
    expect(said).to_have_text(re.compile("Ada.*Good evening, Bob!", re.DOTALL))
    seat = bob.page.locator("[data-seat='0']").first.bounding_box()
    bubble = said.bounding_box()
    assert seat is not None
    assert bubble is not None
    assert abs(bubble["y"] - seat["y"]) < 80  # beside whoever says it
    bob.tab("Chat").click()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Good evening, Bob!")
    bob.page.reload()
    bob.tab("Chat").click()
    expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Ada")


def test_an_answer_that_showed_a_card_is_taken_back_when_the_other_agrees(two):
    ada, bob = two()
    before = ada.question.inner_text()
    ada.choose(ada.choices[0]["label"])
    assert ada.is_asked()
    ada.button("Undo").click()
    proposal = bob.page.get_by_role("alert", name="Proposal")
    expect(proposal).to_contain_text("Ada would like to undo the last answer.")
    expect(ada.page.get_by_role("alert", name="Proposal")).to_contain_text("Waiting for Bob.")
    bob.picture("proposal")
    proposal.get_by_role("button", name="Decline").click()
    expect(proposal).to_be_hidden()
    expect(ada.question).not_to_have_text(before)

    ada.button("Undo").click()
    proposal.get_by_role("button", name="Agree").click()
    expect(proposal).to_be_hidden()
    expect(ada.question).to_have_text(before)
    assert ada.is_asked()


def test_a_game_is_paused_goes_on_and_is_given_up_when_everybody_agrees(two):
    ada, bob = two()
    ada.button("Menu").click()
    ada.button("Pause the game").click()
    for each in (ada, bob):
        expect(each.question).to_have_text("The game is paused")
        expect(each.options).to_have_count(0)
    bob.button("Resume").click()
    assert ada.is_asked()

    ada.button("Menu").click()
    ada.button("Abandon the game").click()
    ada.dialog("Abandon the game").get_by_role("button", name="Abandon the game").click()
    bob.page.get_by_role("alert", name="Proposal").get_by_role("button", name="Agree").click()
    for each in (ada, bob):
        expect(each.question).to_have_text("The players agreed to abandon the game")


def test_an_answer_from_which_nobody_learned_anything_is_taken_back_at_once(two):
    ada, bob = two("Activate which Action tile", after=12)
    before, told = ada.question.inner_text(), bob.shown["ply"]
    ada.choose(ada.choices[0]["label"])
    assert ada.is_asked()
    expect(ada.button("Undo")).to_contain_text("free")
    ada.button("Undo").click()
    expect(ada.question).to_have_text(before)
    bob.wait(lambda: bob.shown["ply"] == told and bob.shown["move"] > 0)
    expect(bob.page.get_by_role("alert", name="Proposal")).to_be_hidden()


def test_a_bot_holds_the_seat_of_somebody_who_left_until_they_are_back(two):
    ada, bob = two("Activate which Action tile", after=12)
    ada.open("/")
    expect(bob.region("Players")).to_contain_text("away")
    bob.picture("waiting-for-somebody-away")

    def is_held() -> bool:
        """Nobody is called absent at once, so one asks for a bot until it comes."""
        bob.button("Let a bot play").evaluate_all("(all) => all.at(0)?.click()")
        return "a bot is playing for them" in bob.region("Players").inner_text()

    bob.wait(is_held, "the bot")
    assert bob.is_asked()
    ada.page.get_by_role("link", name="Continue").first.click()
    expect(bob.region("Players")).not_to_contain_text("a bot is playing for them")


def test_a_spectator_sees_the_table_and_neither_hands_nor_options(two, person):
    ada, bob = two()
    eve = person({**QUICK, "name": "Eve"}).open(f"/table/{ada.table['id']}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.question).to_contain_text("Ada")
    expect(eve.options).to_have_count(0)
    expect(eve.lit).to_have_count(0)
    expect(eve.button("Hint")).to_have_count(0)
    expect(eve.button("Undo")).to_have_count(0)
    eve.picture("spectator")
    ada.choose(ada.choices[0]["label"])
    assert ada.is_asked()
    eve.wait(lambda: eve.shown["move"] == ada.shown["move"])
    page = eve.page.content()
    assert [name for name in hand(ada) + hand(bob) if name in page] == []
    eve.tab("Chat").click()
    expect(eve.page.get_by_text("Only players can write here.")).to_be_visible()


def test_a_stranger_sits_down_at_a_public_table(person):
    ada, eve = person(QUICK).open(), person({**QUICK, "name": "Eve"})
    ada.button("The Yawning Portal").click()
    box = ada.dialog("The Yawning Portal")
    box.get_by_role("button", name="Advanced setup").click()
    box.get_by_role("combobox", name="Player in seat 2").select_option(label="Open (invite link)")
    box.get_by_role("checkbox", name="List the table in the lobby").check()
    box.get_by_role("button", name="Start").click()
    ada.wait(lambda: ada.table)
    eve.open()
    tickets = eve.region("Public tables").get_by_role("listitem").filter(has_text="Ada")
    tickets.first.get_by_role("button", name="Take a seat").click()
    expect(ada.region("Players")).to_contain_text("Eve")
