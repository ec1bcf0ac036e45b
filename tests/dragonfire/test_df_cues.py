"""What the beats of a watched game show: every event has its cues, and what they claim is what is seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from questboard.beats import scene_beats
from questboard.cues import AnyCue, Attack, Card, Condition, Danger, Defeat, Die, Ending, Health, Roll, Step
from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.cues import CUES
from questboard.games.dragonfire.hooks import event_cues, events
from questboard.games.dragonfire.rules.foes import place_of
from questboard.games.dragonfire.scene.ids import LEVEL, draw_deck_id, marker_id, place_id, plate_id
from questboard.games.dragonfire.sentences import EVENTS
from questboard.games.dragonfire.state import MAIN, DragonfireState, DragonfireView
from questboard.kernel import Luck, Table
from questboard.kernel.beats import Beat
from questboard.scene import Node
from questboard.scene_patch import patched
from questboard.testing import rule
from questboard.testing.conformance import check_cue
from tests.dragonfire.party import Party, party

TALK = {
    "accepted",
    "asked_others",
    "attack_total",
    "called",
    "campaign_over",
    "declined",
    "escaped",
    "must_discard",
    "reopened",
    "searched",
    "wasted",
}
"""Kinds of events that are said and not seen."""
NAMES = ["Ada", "Bob", "Cyn", "Dan", "Eve", "Fay"]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"adventure": "1"}),
    (3, {"adventure": "8", "screens": "random", "level": "4"}),
    (4, {"adventure": "5", "screens": "random", "level": "3"}),
    (6, {"adventure": "6", "screens": "random"}),
]


def test_every_kind_of_event_has_cues_or_is_mere_talk() -> None:
    kinds, shown = {*EVENTS, *events()}, {*CUES, *event_cues()}
    assert kinds - shown == TALK
    assert shown - kinds == set()


# ---- whole games


def played(seats: int, options: dict[str, Any], seed: int, most: int = 250) -> Iterator[Table[Any, Any]]:
    """A watched game of players in a hurry, after every answer."""
    table: Table[Any, Any] = Table.new(RULES, seats, options, Luck.seeded(f"cues {seed}"))
    table.watch()
    random = Random(seed)
    while table.ask is not None and table.ply < most:
        weights = [max(0.001, each) for each in RULES.kind(table.ask, NAMES).priors(table.state)]
        table.answer(random.choices(range(len(weights)), weights)[0])
        yield table


def nodes_of(beat: Beat[DragonfireState], table: Table[Any, Any], seat: int) -> dict[str, Node]:
    """Everything in the scene of a seat right after an event."""
    scene = RULES.scene(table.beat_view(beat, seat), None, NAMES)
    return {node.id: node for node in scene.walk()}


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_no_card_is_in_two_places_or_in_none_when_something_is_told(
    seats: int, options: dict[str, Any]
) -> None:
    things: dict[str, int] = {}
    for table in played(seats, options, seats):
        for beat in table.beats:
            now = RULES.inventory(beat.state)
            if beat.event.kind == "adventure" or not things:
                things = now
            assert now == things, f"ply {table.ply}: {beat.event}"


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_a_cue_claims_is_seen_right_after_the_event(seats: int, options: dict[str, Any]) -> None:
    kinds: set[str] = set()
    for table in played(seats, options, seats):
        for beat in table.beats:
            view: DragonfireView = table.beat_view(beat, 0)
            cues = RULES.cues(beat.event.seen_by(0), view, NAMES)
            for cue in cues:
                kinds.add(type(cue).__name__)
                assert claims_the_truth(cue, view), f"ply {table.ply}: {beat.event}: {cue}"
            facts_are_true(beat)
    assert kinds >= {"Attack", "Banner", "Card", "Defeat", "Gain", "Health"}


def claims_the_truth(cue: AnyCue, view: DragonfireView) -> bool:
    """Whether the position right after an event is as its cue says."""
    if isinstance(cue, Health) and cue.left is not None:
        foe = view.encounter(cue.thing)
        if foe is not None:
            return len(foe.uncleared) == cue.left
        return view.characters[int(cue.thing.split(":")[1])].hp == cue.left
    if isinstance(cue, Defeat):
        foe = view.encounter(cue.thing)
        if cue.thing.startswith("seat:"):
            return view.characters[int(cue.thing.split(":")[1])].unconscious
        return foe is None or not foe.uncleared
    if isinstance(cue, Danger) and cue.thing == LEVEL:
        return cue.text == f"Dragonfire level {view.dragonfire_level}"
    if isinstance(cue, Ending):
        return view.over and cue.won == view.won
    if isinstance(cue, Step) and cue.thing.startswith("marker:"):
        place = view.characters[int(cue.thing.split(":")[1])].place
        return cue.path[-1] == place_id(place)
    return True


def facts_are_true(beat: Beat[DragonfireState]) -> None:
    """Whether what an event says is left is what is left."""
    event, s = beat.event, beat.state
    facts = event.facts
    if event.kind in ("gained", "forfeited", "bought"):
        assert s.characters[facts["player"]].gold == facts["left"], event
    elif event.kind == "drew":
        hand = s.characters[facts["player"]].hand
        assert list(event.secret["cards"]) == hand[len(hand) - facts["count"] :], event
    elif event.kind == "moved":
        foe = s.encounter(facts["encounter"])
        assert foe is not None
        assert foe.seat == facts["player"], event
    elif event.kind in ("market_filled", "cycled"):
        assert s.market[facts["market"]] == facts.get("card_new", facts["card"]), event
        assert not s.drawn
    elif event.kind == "dragonfire":
        assert s.dragonfire == facts["dragonfire"], event
    elif event.kind == "paid":
        assert s.encounter(facts["encounter"]) is None, event
        assert sum(gold for _, gold in facts["shares"]) == facts["gold"]
    elif event.kind == "entered":
        assert s.characters[facts["player"]].place == facts["encounter"], event
    elif event.kind == "left":
        assert s.characters[facts["player"]].place == MAIN, event


# ---- single moments


def watched(table: Party, *answers: str) -> tuple[Party, list[Beat[DragonfireState]]]:
    """The beats of the last of some answers."""
    *first, last = answers
    for answer in first:
        table.answer(answer)
    table.table.watch()
    table.answer(last)
    return table, list(table.table.beats)


def cues_of(table: Party, kind: str, seat: int = 0) -> list[AnyCue]:
    """The cues of all events of a kind among the last beats, as a seat sees them."""
    return [
        cue
        for beat in table.table.beats
        if beat.event.kind == kind
        for cue in RULES.cues(beat.event.seen_by(seat), table.table.beat_view(beat, seat), NAMES)
    ]


@rule("DF-221", "DF-365")
def test_take_damage_shows_who_attacks_what_takes_damage_off_and_what_is_left() -> None:
    table = party(
        hands={0: ["uncanny-dodge"]},
        in_play={0: ["mage-armor"]},
        encounters=[("ogre", 0), ("troll", 0), ("cursed-ground", 0)],
        hp={0: 9},
    ).play_cards(0)
    table, beats = watched(table, "play Uncanny Dodge", "Troll", "deal damage", "deal it as proposed")
    told = [RULES.describe(beat.event, NAMES) for beat in beats]
    start = told.index("Take Damage: everything facing Ada attacks.")
    assert told[start + 1 : start + 7] == [
        "Ogre attacks Ada: 2 damage.",
        "Troll attacks Ada, but its damage is prevented.",
        "Cursed Ground attacks Ada: 1 damage.",
        "Attacks on Ada: 2 + 1 = 3 damage in all.",
        "Ada's Mage Armor takes 1 off the damage: 3 - 1 = 2.",
        "Ada takes 2 damage; 7 HP left.",
    ]
    (dealt,) = cues_of(table, "dealt")
    assert dealt == Attack(("troll-1",), plate_id(0), "Uncanny Dodge", card="play:1")
    attacks = cues_of(table, "attacked")
    assert Attack((plate_id(0),), "ogre-1", reason="faces Ada") in attacks
    assert Attack((plate_id(0),), "cursed-ground-1", reason="Ada is in it") in attacks
    assert Health(plate_id(0), 0) in attacks, "the damage of the Troll is prevented"
    assert cues_of(table, "hurt") == [Health(plate_id(0), -2, 7)]


@rule("DF-224")
def test_an_encounter_that_does_not_attack_says_so_and_why() -> None:
    table = party(hands={0: ["sleep"]}, encounters=[("ogre", 0)], primary=["dryad"]).play_cards(0)
    table, beats = watched(table, "play Sleep", "deal damage", "deal it as proposed")
    assert "Ogre does not attack Ada this turn." in [RULES.describe(beat.event, NAMES) for beat in beats]
    assert cues_of(table, "held_off") == [Condition("ogre-1", "does not attack")]


@rule("DF-163", "DF-365")
def test_a_ward_tells_what_it_keeps_off() -> None:
    table = party(hands={0: ["scroll-of-protection"]}, encounters=[("ogre", 0)], hp={0: 9}).play_cards(0)
    table, _ = watched(table, "play Scroll of Protection", "player 1", "deal damage")
    assert "A ward keeps 2 damage off player 1; 0 damage left." in table.log()
    assert table.character(0).hp == 9


@rule("DF-182", "DF-220")
def test_a_defeated_card_lies_there_until_its_text_is_done_and_is_gone_when_it_pays() -> None:
    table = party(encounters=[("fire-snake", 3), ("ogre", 1)], hands={3: ["assassinate"]}).play_cards(3)
    table, beats = watched(table, "play Assassinate", "deal damage", "Assassinate (2 levels): Fire")
    table, beats = watched(table, "deal it as proposed")
    kinds = {beat.event.kind: beat for beat in beats}
    assert kinds["defeated"].state.encounter("fire-snake-1") is not None, "VANQUISHED is still to come"
    assert nodes_of(kinds["defeated"], table.table, 0)["fire-snake-1"].hollow
    assert kinds["paid"].state.encounter("fire-snake-1") is None
    assert cues_of(table, "defeated") == [Defeat("fire-snake-1")]


@rule("DF-122")
def test_who_was_in_a_defeated_location_stands_there_until_the_phase_closes() -> None:
    table = party(
        encounters=[("cursed-ground", 3, 2), ("ogre", 0)],
        places={1: "cursed-ground"},
        hands={3: ["assassinate"]},
    ).play_cards(3)
    table.answer("play Assassinate", "deal damage", "Assassinate (2 levels): Cursed")
    table, beats = watched(table, "deal it as proposed")
    defeated = next(beat for beat in beats if beat.event.kind == "defeated")
    seen = nodes_of(defeated, table.table, 0)
    assert {marker_id(1), marker_id(3), place_id("cursed-ground-1")} <= set(seen)
    assert cues_of(table, "left") == [Step(marker_id(seat), (place_id(MAIN),)) for seat in (1, 3)]
    last = next(beat for beat in beats if beat.event.kind == "left")
    assert place_of(last.state, last.state.encounters[0]) == MAIN


@rule("DF-159")
def test_to_let_the_others_act_is_not_to_be_done() -> None:
    table = party(hands={0: ["glory"], 1: ["bless"]}, encounters=[("troll", 0)]).play_cards(0)
    table, beats = watched(table, "let the others act first")
    assert [RULES.describe(beat.event, NAMES) for beat in beats] == ["Ada lets the others act first."]


@rule("DF-150")
def test_a_skill_check_shows_its_card_and_what_it_needs() -> None:
    table = party(hands={1: ["perception"]}, decks={1: ["cantrip", "grace"]}).play_cards(1)
    table, _ = watched(table, "play Perception", "yes")
    (roll,) = cues_of(table, "checked")
    assert isinstance(roll, Roll)
    assert roll.dice == (Die("Cantrip", "card", "sapphire", "pointy-hat"),)
    assert (roll.against, roll.verdict, roll.roller) == ("Arcane", "success", plate_id(1))


def test_only_the_player_sees_the_faces_of_cards_that_are_drawn() -> None:
    table = party(hands={1: ["haste"]}, decks={1: ["cantrip", "grace"]}).play_cards(1)
    table, beats = watched(table, "play Haste")
    view = table.table.beat_view(beats[-1], 0)
    hidden, shown = cues_of(table, "drew", 0), cues_of(table, "drew", 1)
    assert [cue.face for cue in hidden if isinstance(cue, Card)] == [None, None]
    assert [cue.face.text for cue in shown if isinstance(cue, Card) and cue.face] == ["Cantrip", "Grace"]
    assert {cue.start for cue in hidden if isinstance(cue, Card)} == {draw_deck_id(view, 1)}


def test_damage_that_does_nothing_says_so() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    table, _ = watched(table, "play Glory", "deal damage", "deal it as proposed")
    assert "Glory deals 1 black damage to nothing: it is assigned to no encounter." in table.log()


def test_a_beat_names_the_reason_for_which_a_rule_has_chosen_a_player() -> None:
    table = party(encounters=[("will-o-wisp", 0)], hp={2: 1}).end_turn(0)
    assert "Will-o'-Wisp now faces player 3 (lowest HP)." in table.log()


def test_the_film_of_an_answer_leads_from_scene_to_scene() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("play Glory", "deal damage")
    before = table.table.scene(0, NAMES)
    table.table.watch()
    table.answer("deal it as proposed")
    film = scene_beats(table.table, 0, NAMES, before)
    assert [beat.text for beat in film if beat.patch][-1].startswith("Replenish: Ada draws ")


@rule("DF-157")
def test_an_encounter_that_is_buried_is_shown_where_it_lay() -> None:
    table = party(hands={1: ["polymorph"]}, encounters=[("ogre", 0), ("troll", 1)]).play_cards(1)
    table.answer("play Polymorph")
    before = table.table.scene(1, NAMES)
    table.table.watch()
    table.answer("Ogre")
    (cue,) = cues_of(table, "buried", 1)
    assert isinstance(cue, Card)
    assert (cue.deed, cue.start) == ("discard", "ogre-1")
    assert cue.face is not None
    assert cue.face.text == "Ogre"
    for beat in scene_beats(table.table, 1, NAMES, before):
        after = patched(before, beat.patch) if beat.patch else before
        for each in beat.cues:
            check_cue(each, before, after, beat.text)
        before = after
