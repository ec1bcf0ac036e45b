"""The ends of games as stories: headlines, deeds, turning points."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from questboard import new_table
from questboard.ending import (
    DEEDS,
    MOMENTS,
    GameEnd,
    Growth,
    Performer,
    Prize,
    Turning,
    credited,
    game_end,
    headlines,
    tone,
)
from questboard.games import load_rules
from questboard.games.adventure.content import BOXES
from questboard.games.adventure.story import AdventureStory
from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.story import earned, growth
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.story import FantasyStory
from questboard.kernel import SPECTATOR, Event, Outcome, Table
from questboard.picture import draw
from questboard.text.words import ending_lines

NAMES = ["Ada", "Bob", "Cas", "Dan", "Eve"]


def played(game: str, seats: int, seed: int, **options: Any) -> Table[Any, Any]:
    """A game that was played at random."""
    load_rules(game)
    table, random = new_table(game, seats, seed, **options), Random(seed)
    while table.ask:
        table.answer(random.randrange(len(table.ask.options)))
    return table


def end_of(table: Table[Any, Any], seat: int = 0) -> GameEnd:
    return game_end(table, seat, NAMES[: table.seats])


# ---- headlines


@pytest.mark.parametrize("box", ["ashardalon", "drizzt"])
def test_every_adventure_of_a_box_has_headlines_of_its_own(box):
    load_rules(box)
    assert list(headlines(box)) == list(BOXES[box].adventures)


def test_every_adventure_of_dragonfire_has_headlines_of_its_own():
    assert list(headlines("dragonfire")) == list(ADVENTURES)


def test_every_adventure_of_the_fantasy_game_has_headlines_of_its_own():
    assert set(headlines("fantasy")) == {"other", *LAYOUTS}


@pytest.mark.parametrize("game", ["ashardalon", "drizzt", "dragonfire", "fantasy"])
def test_no_two_ends_share_a_headline(game):
    told: list[str] = []
    for each in headlines(game).values():
        told += [each.won, each.lost, *filter(None, [each.parted, each.conceded])]
    assert all(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("adventure", ["5", "6", "9", "12"])
def test_adventures_that_only_some_may_win_have_a_headline_for_it(adventure):
    assert headlines("drizzt")[adventure].parted


@pytest.mark.parametrize("adventure", [str(number) for number in range(1, 9)])
def test_a_lost_adventure_of_dragonfire_says_where_it_was_lost(adventure):
    end = end_of(played("dragonfire", 3, 2, adventure=adventure))
    assert end.tone == "defeat"
    told = list(headlines("dragonfire").values())[int(adventure) - 1]
    start, _, _ = told.lost.partition("{where}")
    assert end.headline.startswith(f"{start}in Scene ")


@pytest.mark.parametrize("box", ["ashardalon", "drizzt"])
@pytest.mark.parametrize("adventure", ["2", "4", "10"])
def test_a_lost_adventure_has_its_headline_its_reason_and_what_was_needed(box, adventure):
    end = end_of(played(box, 2, 1, adventure=adventure))
    assert (end.tone, end.headline) == ("defeat", headlines(box)[adventure].lost)
    assert end.reason[0].isupper()
    assert end.rule
    assert end.near.startswith("Needed for victory: ")


def test_a_game_without_words_of_its_own_has_plain_ones(monkeypatch):
    table = played("portal", 2, 1)
    monkeypatch.setattr(type(table.rules), "story", None)
    end = end_of(table)
    (winner,) = table.outcome.winners
    assert end.headline == f"{NAMES[winner]} won"
    assert [performer.name for performer in end.performers] == ["Ada", "Bob"]


# ---- who has won, to whom


def test_the_dungeon_master_has_won_what_the_heroes_have_lost():
    table = played("fantasy", 3, 4)
    assert table.outcome.winners == (table.state.master,)
    tones = {seat: end_of(table, seat).tone for seat in range(SPECTATOR, 3)}
    assert tones.pop(table.state.master) == "victory"
    assert set(tones.values()) == {"defeat"}


def test_points_are_compared_and_nobody_is_defeated():
    table = played("portal", 3, 3)
    end = end_of(table)
    assert end.tone == "score"
    first, second = sorted(table.outcome.scores, reverse=True)[:2]
    assert f"{first} points, {first - second} ahead of" in end.near


# ---- deeds

PARTY = {"quinn": Performer(0, "Quinn"), "vistra": Performer(1, "Vistra")}


def deeds(*events: tuple[str, dict[str, Any]]) -> list[tuple[str, str, int]]:
    """Whose deeds some events of the Adventure System are."""
    told = [Event(kind, "", facts) for kind, facts in events]
    return [(who, feat.kind, count) for who, feat, count in credited(AdventureStory(), PARTY, told)]


def test_damage_is_the_deed_of_whoever_attacked_last():
    assert deeds(
        ("attacks", {"hero": "quinn"}),
        ("damaged", {"foe": "grell-1", "amount": 2}),
        ("attacks", {"hero": "vistra"}),
        ("damaged", {"foe": "grell-1", "amount": 1}),
    ) == [("quinn", "damaged", 2), ("vistra", "damaged", 1)]


def test_what_a_monster_or_a_trap_does_is_no_hero_s_deed():
    hurt = ("damaged", {"foe": "grell-1", "amount": 2})
    assert deeds(("attacks", {"hero": "quinn"}), ("attacked", {"source": "orc-1"}), hurt) == []
    assert deeds(("attacks", {"hero": "quinn"}), ("triggered", {"encounter": "pit"}), hurt) == []


def test_damage_taken_is_told_of_who_took_it():
    assert deeds(("attacked", {"source": "orc-1"}), ("took_damage", {"hero": "vistra", "amount": 3})) == [
        ("vistra", "took_damage", 3)
    ]


def test_a_hero_s_loss_is_not_dealt_damage_in_the_fantasy_game():
    story, party = FantasyStory(), {"lidda": Performer(0, "Lidda"), "regdar": Performer(1, "Regdar")}
    attack = Event("attacks", "", {"figure": "lidda"})
    to_hero = Event("lost-hp", "", {"figure": "regdar", "amount": 2})
    to_foe = Event("lost-hp", "", {"figure": "goblin-1", "amount": 1})
    found = [(who, count) for who, _, count in credited(story, party, [attack, to_hero, to_foe])]
    assert found == [("lidda", 1)]


def test_slain_monsters_are_counted_for_each_hero():
    table = played("ashardalon", 3, 1)
    slain = Counter(event.facts["hero"] for event in table.journal if event.kind == "defeated")
    assert slain
    names = {
        hero.name: performer
        for hero, performer in zip(table.state.heroes, end_of(table).performers, strict=True)
    }
    for hero, count in slain.items():
        words = f"{count} slain"
        assert words in names[hero].deeds, (hero, count)


def test_a_hero_s_deeds_are_those_in_which_nobody_did_more():
    for performer in end_of(played("dragonfire", 4, 5)).performers:
        assert 1 <= len(performer.deeds) <= DEEDS


# ---- turning points


def test_turning_points_come_in_their_order_and_one_of_them_is_the_turn():
    end = end_of(played("ashardalon", 3, 1))
    plies = [moment.ply for moment in end.moments]
    assert plies == sorted(set(plies))
    assert 2 <= len(plies) <= MOMENTS
    turn = next(moment for moment in end.moments if moment.decisive)
    assert turn is not end.moments[-1]  # by then it was over


def test_one_goes_back_to_the_last_answer_of_one_s_own():
    table = played("ashardalon", 3, 1)
    for seat in range(3):
        for moment in end_of(table, seat).moments:
            own = [ply for ply in range(moment.ply) if table.log[ply].seat == seat]
            assert moment.fork == (own[-1] if own else 0)


def test_the_last_surge_decides_more_than_one_before_it():
    story = AdventureStory()
    last, before = (Event("surge", "", {"hero": "quinn", "left": left}) for left in (0, 1))
    assert story.weight(last) > story.weight(before) > story.weight(Event("walked", "", {}))


def test_the_turn_is_what_followed_the_costliest_mistake_that_a_review_has_found():
    table = played("ashardalon", 3, 1)
    moments = end_of(table).moments
    first = game_end(table, 0, NAMES[:3], turn=moments[0].ply - 1).moments
    assert [moment.decisive for moment in first] == [True, *[False] * (len(moments) - 1)]
    after_all = game_end(table, 0, NAMES[:3], turn=table.ply).moments
    assert after_all == moments


# ---- what was won


def test_experience_counts_from_the_adventure_that_was_played_last():
    events = [
        Event("adventure", "", {"adventure": "dungeon-crawl", "level": 1}),
        Event("earned", "", {"amount": 5}),
        Event("found", "", {"player": 0, "item": "shield-1"}),
        Event("adventure", "", {"adventure": "dungeon-crawl", "level": 2}),
        Event("earned", "", {"amount": 6}),
    ]
    assert earned(events) == 6


def test_growth_says_which_level_is_new_and_what_is_missing_for_the_next():
    assert growth(34, 6) == Growth(6, 34, level=3, reached=True, to_next=26, before=0.0, after=0.133)
    assert growth(25, 6) == Growth(6, 25, level=2, reached=False, to_next=5, before=0.45, after=0.75)
    assert growth(0, 0) is None


# ---- as text and as a picture


def test_the_text_tells_headline_turning_points_and_deeds():
    end = GameEnd(
        "defeat",
        "The mountain keeps its hunters",
        "A Hero was down.",
        "WA-115",
        chapter="Monster Hunt, 6 rounds",
        near="4 Monsters slain.",
        performers=[
            Performer(0, "Quinn", fallen=True, deeds=["2 Monsters slain", "took 9 damage"]),
            Performer(1, "Vistra", growth=Growth(6, 34, 3, reached=True), prizes=[Prize("Shield +1")]),
            Performer(2, "Tarak"),
        ],
        moments=[Turning(12, "Round 4", "Quinn is down.", "WA-111", "2 slain", 10, decisive=True)],
    )
    assert ending_lines(end) == [
        "The mountain keeps its hunters.",
        "Monster Hunt, 6 rounds.",
        "4 Monsters slain.",
        "What decided:",
        "Round 4: the turn: Quinn is down. (2 slain) [WA-111]",
        "Quinn: 2 Monsters slain, took 9 damage, down at the end.",
        "Vistra: 6 XP more, 34 in all, Level 3, a new level, Shield +1.",
    ]


def test_a_picture_of_the_end_has_its_story():
    table = played("ashardalon", 2, 1)
    lines = ending_lines(end_of(table))
    svg = draw(table.scene(SPECTATOR, NAMES[:2]), story=lines)
    assert lines[0] in svg
    assert lines[0] not in draw(table.scene(SPECTATOR, NAMES[:2]))


@pytest.mark.parametrize(
    ("winners", "seat", "told"),
    [
        ((0, 1, 2), SPECTATOR, "victory"),
        ((0,), SPECTATOR, "defeat"),
        ((), SPECTATOR, "defeat"),
        ((0,), 0, "victory"),
        ((0,), 1, "defeat"),
    ],
)
def test_whoever_only_watches_is_with_most_of_the_table(winners, seat, told):
    assert tone(Outcome((), winners, "LA-4", "", (1, 1, 1)), seat) == told
