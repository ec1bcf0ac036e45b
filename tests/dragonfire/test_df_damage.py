"""Deal Damage: icons and levels, what is cleared and what is lost, defeated encounters and their gold."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.points import add_points, tally
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party


def clears(name: str, points: str, cleared: int = 0) -> list[int]:
    """The levels that so many points of damage clear on an encounter."""
    return party(encounters=[(name, 0, cleared)]).would_clear(name, ("glory", points))


# ---- icons and levels


@rule("DF-168")
@pytest.mark.parametrize("number", [0, 8, 9, 10, 18, 19, 27, 28, 60])
def test_any_number_of_colourless_points_adds_up(number: int) -> None:
    points = ""
    for _ in range(number):
        points = add_points(points, "1")
    assert tally(points) == (0, 0, 0, 0, number)
    assert tally(add_points(points, "KB9")) == (1, 1, 0, 0, number + 9)


@rule("DF-177", "DF-180")
@pytest.mark.parametrize(
    ("track", "points", "levels"),
    [("1 / B / R", "BR", [0, 1]), ("1 / R / B", "BR", [0, 1]), ("2 / G / B / R", "RGB", [0, 1])],
)
def test_what_pays_for_a_colourless_level_is_what_is_wanted_last(
    track: str, points: str, levels: list[int]
) -> None:
    table = party(encounters=[("ogre", 0)])
    table.foe("ogre").token = track
    assert table.would_clear("ogre-1", ("glory", points)) == levels


@rule("DF-177")
@pytest.mark.parametrize(("points", "levels"), [(18, 5), (19, 6)])
def test_a_blow_of_more_than_18_points_clears_all_that_it_pays_for(points: int, levels: int) -> None:
    table = party(encounters=[("ogre", 0)])
    table.foe("ogre").token = "3 / 3 / 3 / 4 / 5 / 1"
    blow = ("glory", add_points("", "1" * points))
    assert len(table.would_clear("ogre-1", blow)) == levels


@rule("DF-168")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("glory", (1, 0, 0, 0, 0)),
        ("javelin", (2, 0, 0, 0, 0)),
        ("driftglobe", (0, 0, 0, 0, 1)),
        ("flame-strike", (0, 0, 2, 0, 2)),
        ("spiritual-weapon", (0, 0, 2, 0, 1)),
    ],
)
def test_a_coloured_icon_is_one_point_and_a_colourless_one_is_its_number(
    card: str, points: tuple[int, ...]
) -> None:
    assert tally(CARDS[card].damage) == points
    table = party(hands={0: [card]}, encounters=[("ogre", 0)]).play_cards(0)
    if f"play {CARDS[card].name}" in table.options:
        table.answer(f"play {CARDS[card].name}")
        assert [tally(shot[1]) for shot in table.shots()] == [points]


@rule("DF-170")
@pytest.mark.parametrize("points", ["KK", "BG", "RR", "K1", "2"])
def test_a_colourless_level_takes_points_of_every_kind(points: str) -> None:
    assert clears("violet-fungus", points) == [0]


@rule("DF-170", "DF-171")
@pytest.mark.parametrize(
    ("points", "levels"), [("R", [0]), ("K", []), ("B", []), ("G", []), ("1", []), ("9", [])]
)
def test_a_coloured_icon_needs_damage_of_its_colour(points: str, levels: list[int]) -> None:
    assert clears("troll", points) == levels


@rule("DF-171")
def test_colourless_damage_stops_at_a_coloured_level_however_much_it_is() -> None:
    assert clears("ogre", "9") == [0]


@rule("DF-176", "DF-186")
@pytest.mark.parametrize(
    ("points", "levels"), [("RR", [0]), ("R", []), ("R9", []), ("RKBG", []), ("KKBBGG9", []), ("RRR", [0])]
)
def test_a_level_of_two_red_icons_needs_two_red_points(points: str, levels: list[int]) -> None:
    assert clears("pip-nimblefoot", points) == levels


@rule("DF-176")
@pytest.mark.parametrize(("points", "levels"), [("K", [0]), ("RBG9", [])])
def test_a_level_of_one_black_icon_needs_one_black_point(points: str, levels: list[int]) -> None:
    assert clears("gnoll-pack", points) == levels


@rule("DF-186")
def test_two_icons_of_a_colour_are_not_cleared_one_in_each_of_two_turns() -> None:
    table = party(hands={0: ["glory"], 1: ["glory"]}, encounters=[("orc-warchief", 0)])
    table.play_cards(0).answer("play Glory").deal()
    assert table.foe("orc-warchief").cleared == 0
    table.play_cards(1).answer("play Glory").deal()
    assert table.foe("orc-warchief").cleared == 0


@rule("DF-177")
@pytest.mark.parametrize(
    ("points", "levels"), [("4", [0]), ("KBGR", [0]), ("RR2", [0]), ("K3", [0]), ("3", []), ("BG1", [])]
)
def test_a_grey_level_of_four_takes_any_mix_that_makes_four(points: str, levels: list[int]) -> None:
    assert clears("ogre", points) == levels


@rule("DF-180")
def test_damage_goes_to_the_topmost_level_that_is_not_cleared() -> None:
    assert clears("ogre", "K") == [], "the black level is below the first one"
    assert clears("ogre", "K", cleared=1) == [1]
    assert clears("ogre", "K4") == [0, 1]
    assert clears("ogre", "KKKK") == [0], "no black point is left for the second level"


# ---- what lasts


@rule("DF-178")
def test_a_cleared_level_stays_cleared_for_all_players() -> None:
    table = party(hands={0: ["javelin"], 1: ["grace"]}, encounters=[("violet-fungus", 0)])
    table.play_cards(0).answer("play Javelin").deal()
    assert table.foe("violet-fungus").cleared == 0b1
    table.play_cards(1).answer("play Grace").deal()
    assert table.foe("violet-fungus").cleared == 0b11


@rule("DF-179", "DF-181")
def test_a_level_of_three_that_got_two_points_needs_three_again() -> None:
    table = party(hands={0: ["javelin"], 1: ["glory"], 2: ["glory"] * 3}, encounters=[("orog", 0)])
    table.play_cards(0).answer("play Javelin").deal()
    assert table.foe("orog").cleared == 0
    table.play_cards(1).answer("play Glory").deal()
    assert table.foe("orog").cleared == 0, "the two points of the turn before are lost"
    table.play_cards(2).answer("play Glory", "play Glory", "play Glory").deal()
    assert table.foe("orog").cleared == 0b1


@rule("DF-182")
def test_the_last_level_defeats_the_encounter_and_vanquished_applies_at_once() -> None:
    table = party(
        hands={0: ["cantrip", "cantrip"]}, encounters=[("fire-snake", 0, 1), ("ogre", 1)], hp={0: 5}
    )
    table.play_cards(0).answer("play Cantrip", "play Cantrip").deal()
    assert table.foes() == ["ogre-1"]
    assert table.character(0).hp == 4
    kinds = [event.kind for event in table.table.journal if event.kind in ("defeated", "hurt", "paid")]
    assert kinds == ["defeated", "hurt", "paid"]


@rule("DF-182")
def test_an_encounter_is_not_defeated_while_any_level_remains() -> None:
    table = party(hands={0: ["javelin"]}, encounters=[("ogre", 0, 1)]).play_cards(0)
    table.answer("play Javelin").deal()
    assert table.foe("ogre").uncleared == [2]
    assert table.told("defeated") == []


@rule("DF-183")
def test_jeremy_and_chloe_defeat_the_orc_warchief_in_two_turns() -> None:
    table = party(
        hands={0: ["javelin"], 1: ["cloud-of-daggers", "stealth", "glory"]}, encounters=[("orc-warchief", 1)]
    )
    table.play_cards(0).answer("play Javelin").deal()
    assert table.foe("orc-warchief").cleared == 0b1
    table.play_cards(1).answer("play Cloud of Daggers", "play Stealth", "play Glory").deal()
    assert table.foes() == []


@rule("DF-183")
@pytest.mark.parametrize("missing", ["cloud-of-daggers", "stealth", "glory"])
def test_chloe_needs_all_five_points(missing: str) -> None:
    hand = [card for card in ("cloud-of-daggers", "stealth", "glory") if card != missing]
    table = party(hands={1: hand}, encounters=[("orc-warchief", 1, 1)]).play_cards(1)
    for card in hand:
        table.answer(f"play {CARDS[card].name}")
    table.deal()
    assert table.foe("orc-warchief").uncleared


# ---- whose damage it is


@rule("DF-167")
def test_the_active_player_assigns_the_damage_of_assists() -> None:
    table = party(hands={0: ["grace"], 3: ["javelin"]}, encounters=[("ogre", 0, 1), ("orog", 1, 1)])
    table.play_cards(0).answer("let the others", "assist with Javelin", "deal damage")
    assert table.asked == 0
    assert [option for option in table.options if option.startswith("Javelin")] == [
        "Javelin of player 4 (1 black, 1 colourless): Ogre",
        "Javelin of player 4 (1 black, 1 colourless): Orog",
        "Javelin of player 4 (1 black, 1 colourless): nothing",
    ]
    table.answer("Javelin of player 4 (1 black, 1 colourless): Orog", "deal it as proposed")
    assert (table.foe("ogre").cleared, table.foe("orog").cleared) == (0b1, 0b11)


@rule("DF-167", "DF-393")
@pytest.mark.parametrize(
    ("helper", "aims"),
    [
        (3, ["Choke Point", "Ogre", "Orog", "Cursed Ground", "Minotaur", "nothing"]),  # from the main area
        (1, ["Choke Point", "Ogre", "Orog", "nothing"]),  # from the active player's own Location
    ],
)
def test_damage_icons_of_an_assist_cross_one_boundary_from_the_assisting_players_place(
    helper: int, aims: list[str]
) -> None:
    foes = [("choke-point", 0), ("ogre", 0), ("orog", 3), ("cursed-ground", 2), ("minotaur", 2)]
    table = party(hands={helper: ["javelin"]}, encounters=foes, places={1: "choke-point"})
    table.play_cards(0).answer("let the others", "assist with Javelin")
    assert [label.split(": ")[1] for label in table.options if label.startswith("Javelin")] == aims


@rule("DF-124", "DF-393")
def test_damage_icons_of_an_assist_go_out_of_a_location_but_never_into_another() -> None:
    foes = [("choke-point", 3), ("ogre", 0), ("cursed-ground", 2), ("minotaur", 2)]
    table = party(hands={3: ["javelin"]}, encounters=foes)
    table.play_cards(0).answer("let the others", "assist with Javelin")
    aims = [label.split(": ")[1] for label in table.options if label.startswith("Javelin")]
    assert aims == ["Choke Point", "Ogre", "nothing"]


@rule("DF-123", "DF-393")
def test_damage_icons_of_a_card_played_in_its_players_turn_stay_at_that_players_place() -> None:
    foes = [("choke-point", 0), ("ogre", 0), ("orog", 3), ("cursed-ground", 2)]
    table = party(hands={0: ["javelin"], 3: ["longbow"]}, encounters=foes)
    table.play_cards(0).answer("play Javelin", "deal damage")
    aims = [label.split(": ")[1] for label in table.options if label.startswith("Javelin")]
    assert aims == ["Choke Point", "Ogre", "nothing"]


@rule("DF-024")
def test_the_assist_of_a_card_counts_only_in_the_turn_of_another() -> None:
    def played(active: int) -> Party:
        hands = {0: ["twist-the-knife"], 1: ["grace"]}
        return party(hands=hands, encounters=[("ogre", 0)]).play_cards(active)

    own = played(0)
    assert [option for option in own.options if "Twist" in option] == [
        "play Twist the Knife",
        "discard Twist the Knife",
    ]
    assert own.answer("play Twist the Knife").shots() == [("twist-the-knife", "RR", 0)]
    other = played(1).answer("let the others", "assist with Twist the Knife")
    assert other.shots() == [("twist-the-knife", "", 1)]


# ---- gold


@rule("DF-216")
def test_a_player_may_have_any_amount_of_gold() -> None:
    async def riches(s: DragonfireState) -> None:
        gain(s, 0, 500, "DF-214")

    table = party(gold={0: 700}).happen(riches)
    assert table.character(0).gold == 1200


def test_nobody_is_told_of_gold_that_was_not_gained() -> None:
    async def nothing(s: DragonfireState) -> None:
        gain(s, 0, 0, "DF-214")

    assert party().happen(nothing).told("gained") == []


@rule("DF-217")
@pytest.mark.parametrize("active", [0, 2])
def test_gold_is_dealt_out_from_the_active_player_on_no_matter_who_dealt_the_damage(active: int) -> None:
    table = party(
        hands={active: ["grace"], 3: ["javelin"]},
        gold=dict.fromkeys(range(4), 0),
        encounters=[("orog", 1, 2), ("dryad", 1)],
    )
    table.play_cards(active).answer("let the others", "assist with Javelin").deal()
    assert "orog-1" not in table.foes()
    gold = [table.character(seat).gold for seat in range(4)]
    assert gold == [2 + (seat == active) for seat in range(4)], "9 gold"


@rule("DF-217", "DF-229")
def test_stunned_characters_are_paid_and_unconscious_ones_are_not() -> None:
    table = party(
        hands={0: ["glory"]},
        gold=dict.fromkeys(range(4), 0),
        hp={1: 0},
        unconscious=[2],
        encounters=[("orog", 0, 2), ("dryad", 1)],
    )
    table.play_cards(0).answer("play Glory").deal()
    assert [table.character(seat).gold for seat in range(4)] == [3, 3, 0, 3]
