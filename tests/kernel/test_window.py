"""Windows: does anyone react?"""

from __future__ import annotations

import sys
from collections.abc import Collection, Coroutine, Sequence
from typing import Any

import msgspec

from questboard.kernel import (
    PASS,
    Ask,
    Card,
    Luck,
    Reaction,
    Reactions,
    Registry,
    Table,
    Window,
    always,
    may_choose,
)
from tests.kernel import crumb
from tests.kernel.parlour import interview


class Blow(msgspec.Struct):
    """A blow that is about to fall, and who has bent it."""

    damage: int
    bent: list[str] = []


Hands = dict[int, list[str]]


class Parrying(Window[Hands]):
    """A parry takes one off a blow, as long as there is something to take off."""

    def options(self, s: Hands, seat: int, moment: Blow) -> list[str]:
        return s[seat] if moment.damage else []

    def question(self, s: Hands, seat: int, moment: Blow, options: Sequence[str]) -> Ask[str | None]:
        return may_choose(seat, "A blow of {damage}. React?", options, "card", "PA-1", damage=3)

    async def react(self, s: Hands, seat: int, option: str, moment: Blow) -> None:
        s[seat].remove(option)
        moment.bent.append(f"seat {seat}: {option}")
        if option == "parry":
            moment.damage -= 1


def opened(blow: Blow, seats: list[int], hands: Hands) -> Coroutine[Any, Any, Blow]:
    """A window in which a blow can be parried."""
    return Parrying().offer(hands, blow, seats)


def test_seats_are_asked_in_the_order_given():
    hands: Hands = {seat: ["parry"] for seat in range(3)}
    asks, blow = interview(opened(Blow(3), [2, 0, 1], hands), PASS, PASS, PASS)
    assert [ask.seat for ask in asks] == [2, 0, 1]
    assert blow == Blow(3)


def test_each_question_offers_the_reactions_and_a_pass():
    asks, _ = interview(opened(Blow(3), [0], {0: ["parry", "dodge"]}), PASS)
    (ask,) = asks
    assert ask.options == ["parry", "dodge", PASS]
    assert (ask.kind, ask.rule, ask.about) == ("card", "PA-1", {"damage": 3})


def test_a_seat_without_reactions_is_not_asked():
    asks, _ = interview(opened(Blow(3), [0, 1, 2], {0: [], 1: ["parry"], 2: []}), PASS)
    assert [ask.seat for ask in asks] == [1]


def test_where_nobody_can_react_nobody_is_asked():
    asks, blow = interview(opened(Blow(3), [0, 1], {0: [], 1: []}))
    assert (asks, blow) == ([], Blow(3))


def test_a_seat_may_react_several_times_before_it_passes():
    hands: Hands = {0: ["parry", "dodge", "parry"], 1: ["parry"]}
    asks, blow = interview(opened(Blow(3), [0, 1], hands), "parry", "dodge", PASS, PASS)
    assert [(ask.seat, len(ask.options)) for ask in asks] == [(0, 4), (0, 3), (0, 2), (1, 2)]
    assert blow == Blow(2, ["seat 0: parry", "seat 0: dodge"])
    assert hands == {0: ["parry"], 1: ["parry"]}


def test_a_seat_that_has_passed_is_not_asked_again():
    hands: Hands = {0: ["parry"], 1: ["parry"]}
    asks, _ = interview(opened(Blow(3), [0, 1], hands), PASS, "parry")
    assert [ask.seat for ask in asks] == [0, 1]


def test_later_seats_see_the_event_as_earlier_ones_have_bent_it():
    hands: Hands = {0: ["parry"], 1: ["parry"], 2: ["parry"]}
    asks, blow = interview(opened(Blow(1), [0, 1, 2], hands), "parry")
    assert [ask.seat for ask in asks] == [0]  # nothing is left to parry
    assert blow == Blow(0, ["seat 0: parry"])


def test_the_event_that_comes_back_is_the_one_that_was_offered():
    blow = Blow(3)
    _, bent = interview(opened(blow, [0], {0: ["parry"]}), "parry")
    assert bent is blow


# ---- cards that react


class Trick(Card, printed=("parry", "dodge", "armour")):
    """A card that may do something about a blow."""


class Parry(Trick, id="parry"):
    """Take one off a blow that is worth it."""

    async def _parry(self, s: Hands, seat: int, blow: Blow) -> None:
        blow.damage -= 1
        blow.bent.append(f"seat {seat}: {self.id}")

    parried = Reaction(Blow, _parry, lambda s, seat, blow: blow.damage > 0, "Parry {damage}?", "PA-2")


class Dodge(Trick, id="dodge"):
    """Take all of a blow."""

    async def _dodge(self, s: Hands, seat: int, blow: Blow) -> None:
        blow.damage = 0
        blow.bent.append(f"seat {seat}: {self.id}")

    dodged = Reaction(Blow, _dodge, lambda s, seat, blow: blow.damage > 0, "Dodge?", "PA-3")


class Armour(Trick, id="armour"):
    """It always takes one off, whether its owner wants it or not."""

    async def _hold(self, s: Hands, seat: int, blow: Blow) -> None:
        blow.damage -= 1

    held = Reaction(Blow, _hold, always, "", "PA-4", forced=True)


class Fray(Reactions[Hands]):
    """Players react with the cards in hand."""

    def held(self, s: Hands, seat: int) -> Collection[str]:
        return s[seat]

    def about(self, moment: Blow) -> dict[str, Any]:
        return {"damage": moment.damage}


class SlowFray(Fray):
    """Players are asked about each card on its own."""

    one_by_one = True


def tricks() -> Registry:
    """A registry of the tricks of this module."""
    registry = Registry()
    registry.load([sys.modules[__name__]])
    return registry


def fought(fray: type[Fray], blow: Blow, seats: list[int], hands: Hands) -> Coroutine[Any, Any, Blow]:
    """A blow among players who hold tricks."""
    return fray(tricks().reactions).offer(hands, blow, seats)


def test_players_choose_among_the_cards_that_react_until_they_pass():
    hands: Hands = {0: ["dodge", "parry"], 1: ["parry"]}
    asks, blow = interview(fought(Fray, Blow(3), [0, 1], hands), "parry", PASS, "parry", "parry")
    assert [(ask.seat, list(ask.options)) for ask in asks] == [
        (0, ["dodge", "parry", PASS]),
        (0, ["dodge", "parry", PASS]),
        (1, ["parry", PASS]),
        (1, ["parry", PASS]),
    ]
    assert blow is not None
    assert blow.damage == 0
    assert (asks[0].prompt, asks[0].rule, asks[0].about) == ("Dodge?", "PA-3", {"damage": 3})


def test_where_each_card_is_a_question_a_pass_is_about_that_card_alone():
    hands: Hands = {0: ["dodge", "parry"]}
    asks, blow = interview(fought(SlowFray, Blow(3), [0], hands), PASS, "parry")
    assert [list(ask.options) for ask in asks] == [["dodge", PASS], ["parry", PASS]]
    assert blow == Blow(2, ["seat 0: parry"])


def test_what_is_forced_happens_first_and_asks_nobody():
    hands: Hands = {0: ["parry", "armour"]}
    asks, blow = interview(fought(Fray, Blow(1), [0], hands))
    assert blow is not None
    assert (asks, blow.damage) == ([], 0)


def test_a_moment_that_no_card_reacts_to_asks_nobody():
    asks, sorrow = interview(Fray(tricks().reactions).offer({0: ["parry"]}, "sorrow", [0]))
    assert (asks, sorrow) == ([], "sorrow")


# ---- at a table


def crawl(*hands: list[str]) -> Table[crumb.State, crumb.View]:
    """A crumb in which hero 0 chooses a power, with one foe left."""
    heroes = [crumb.Hero(hand) for hand in hands]
    state = crumb.State(
        agenda=[("hero_turn", 0)],
        luck=Luck.seeded("window"),
        heroes=heroes,
        foes={3: crumb.Foe()},
        lair=0,
        deck=[],
        discard=[],
    )
    return Table(crumb.CRUMB, state)


def rolls(table: Table[crumb.State, crumb.View]) -> list[dict[str, Any]]:
    """The attacks that have been rolled."""
    return [event.facts for event in table.journal if event.kind == "rolled"]


def test_a_battle_cry_bends_the_attack_it_answers():
    table = crawl([], ["battle cry"], ["interpose"])
    table.answer_with("quick jab")
    assert table.ask is not None
    assert (table.ask.seat, crumb.CRUMB.prompt(table.ask)) == (1, "hero 1 attacks. Help?")
    quiet = table.fork()
    table.answer_with("battle cry")
    quiet.answer_with(PASS)
    assert rolls(table)[0] == {**rolls(quiet)[0], "bonus": 13}
    assert table.state.discard == ["battle cry"]


def test_who_interposes_takes_the_wound_and_the_next_may_interpose_too():
    table = crawl(["interpose"], ["interpose"], ["interpose", "interpose"])
    table.answer_with("take heart")  # and then the foe attacks
    assert table.ask is not None
    assert table.ask.seat == 1
    table.answer_with("interpose")
    assert table.ask is not None
    assert table.ask.seat == 2  # hero 2 has taken the place of hero 1, and hero 3 may take it in turn
    assert list(table.ask.options) == ["interpose", PASS]
    table.answer_with("interpose")
    wounded = [event.facts["hero"] for event in table.journal if event.kind == "wounded"]
    assert wounded[0] == 2
    assert table.state.heroes[2].hand == ["interpose"]


def test_a_position_inside_a_window_can_be_copied_and_stored():
    table = crawl([], ["battle cry", "battle cry"], ["battle cry"])
    table.answer_with("quick jab")
    table.answer_with("battle cry")
    assert table.ask is not None
    assert table.ask.seat == 1
    copies = [table.fork(), Table.resume(crumb.CRUMB, table.checkpoint())]
    for each in (table, *copies):
        each.answer_with("battle cry")
        each.answer_with("battle cry")
        assert rolls(each)[0]["bonus"] == 9 + 3 * 4
        assert each.key() == table.key()


def test_on_an_imagined_table_a_seat_reacts_with_what_it_is_imagined_to_hold():
    table = crawl([], ["battle cry"], ["interpose", "interpose"])
    table.answer_with("quick jab")
    seen = set()
    for seed in range(30):
        imagined = table.imagine(0, seed)
        assert imagined.ask is not None
        held = imagined.state.heroes[1].hand
        assert list(imagined.ask.options) == [card for card in held if card == "battle cry"] + [PASS]
        seen.add(held[0])
        imagined.answer(0)
    assert seen == {"battle cry", "interpose"}
