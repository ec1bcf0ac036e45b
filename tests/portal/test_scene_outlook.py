"""The scene of The Yawning Portal: what has been earned so far, and what things would bring."""

import pytest

from questboard.games.portal.rules.scoring import final_scores
from questboard.games.portal.scene.outlook import to_be_seated
from questboard.kernel import SPECTATOR
from questboard.testing import dealt, position, rule
from questboard.testing.conformance import random_answers
from tests.portal.scenes import NAMES, TABLE, node

# ---- what has been earned


@rule("YP-002", "YP-110", "YP-111")
def test_the_score_says_what_it_is_made_of_and_what_the_end_would_bring():
    table = position("portal", TABLE)
    assert node(table, "player:0").label == "Ada, whose turn it is:"
    assert node(table, "score:0").label == (
        "Score so far: 4 points. At the end 10 more for 2 Rubies, as it stands."
    )
    score = node(table, "score:0")
    assert (score.text, score.lines) == ("Score 4", ("14 with bonuses",))
    assert [(part.text, part.hollow) for part in score.children] == [
        ("Most 2 +10", False),
        ("Sets 0", True),
    ]
    assert node(table, "score:1").label == "Score so far: 5 points."
    both = position("portal", TABLE.replace("gems RRG", "gems RRRYG  objectives O9"))
    assert node(both, "score:0:objectives").text == "Objectives 5"
    assert node(both, "score:0").label == (
        "Score so far: 12 points, 7 for Gems and 5 for Objectives. "
        "At the end 10 more for 3 Rubies and 15 more for 1 set, as it stands."
    )


@rule("YP-127")
def test_a_solo_score_counts_the_sets():
    table = position("portal", "row .... ..RY GB.. ....\n1 hand R01  gems RRYYGGBB")
    assert (
        node(table, "score:0").label == "Score so far: 8 points. At the end 6 more for 2 sets, as it stands."
    )
    assert [part.id for part in node(table, "score:0").children] == ["score:0:sets"]


@rule("YP-105", "YP-110", "YP-111", "YP-115", "YP-127")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_score_of_a_scene_is_that_of_the_rules(seats, seed):
    table = dealt("portal", seats, seed).table
    for stage in random_answers(table, seats):
        view = stage.view(SPECTATOR)
        assert [final_scores(view)[player] for player in range(seats)] == final_scores(stage.state)
    over = {each.id: each for each in table.scene(0, NAMES).walk()}
    for player, score in enumerate(final_scores(table.state)):
        points = "1 point" if score.total == 1 else f"{score.total} points"
        assert over[f"score:{player}"].text == (f"{score.total}" if player else f"Score {score.total}")
        assert over[f"score:{player}"].label.startswith(f"Score: {points}")


@pytest.mark.parametrize(
    ("area", "score"),
    [
        ("", "Score: 0 points."),
        ("gems R", "Score: 1 point."),
        ("gems RRR", "Score: 3 points."),
        ("gems RYGB", "Score: 7 points, 4 for Gems and 3 for sets."),
        ("gems RRYGB objectives O1", "Score: 13 points, 5 for Gems, 5 for Objectives and 3 for sets."),
    ],
)
def test_a_final_score_says_what_it_is_made_of_if_that_is_more_than_one_thing(area, score):
    table = position("portal", f"row .... ..RY GB.. ....\n1 {area}", ("finish", "YP-129"))
    assert table.over
    assert node(table, "score:0", 0).label == score


# ---- what things would bring elsewhere


@rule("YP-077", "YP-089", "YP-105")
def test_a_card_in_hand_previews_every_free_seat():
    table = position("portal", TABLE.replace("GRBY", "GRBR").replace("R15!", ".").replace("R01", "R15"))
    previews = node(table, "hero:R15").previews
    assert set(previews) == {f"seat:{seat}" for seat in (0, 1, 2, 3, 4, 6, 7, 8, 9)}
    assert previews["seat:4"] == "\N{BLACK STAR} Perfect, 2 Rubies, Sapphire"
    assert previews["seat:0"] == "no Gems"
    flipped = position("portal", TABLE.replace("R15!", ".").replace("R01", "R15").replace("~Y03", "~R03"))
    assert node(flipped, "hero:R15").previews["seat:4"] == "Ruby, Sapphire: 3 points"


@rule("YP-079")
def test_a_preview_does_not_promise_gems_of_a_closed_colour():
    table = position("portal", "row .... .... GRBY .... ....\n1 hand R15\n2 hand G02\nclosed R")
    assert node(table, "hero:R15").previews["seat:4"] == "Sapphire"


@rule("YP-053", "YP-085")
def test_a_tile_previews_the_slots_where_its_food_completes_an_order():
    table = position("portal", "row .... .... GRB. .... ....\nnear . . R15 . .\n1 hand R01\n2 hand G02")
    assert node(table, "tile:0:R").previews == {"slot:11": "\N{BLACK STAR}"}
    assert node(table, "tile:0:Y").previews == {}
    assert node(table, "tile:0:R", 1).previews == {}
    # R12 orders red and yellow with a blank between them; no token lies next to the slot of the yellow one.
    out_of_reach = position(
        "portal", "row .... .YBG R... .... ....\nnear . . R12 . .\n1 hand R01\n2 hand G02"
    )
    assert node(out_of_reach, "tile:0:Y").previews == {}


@rule("YP-133")
def test_only_own_cards_have_previews_and_only_while_the_game_runs():
    table = dealt("portal", 2, "previews").table
    for stage in random_answers(table, 2, 60):
        seats = {f"seat:{seat}" for seat, at in enumerate(stage.state.seats) if at is None}
        for player in (0, 1):
            looking = {each.id: each for each in stage.scene(player, NAMES).walk()}
            hand = stage.state.players[player].hand
            seated = to_be_seated(stage.view(player), stage.ask)  # what it takes stands on the seats
            others = [card for card in hand if card != seated]
            assert all(set(looking[f"hero:{card}"].previews) == seats for card in others)
        assert not any(each.previews for each in stage.scene(SPECTATOR, NAMES).walk())
    for _ in random_answers(table, 2):
        pass
    assert not any(each.previews for each in table.scene(0, NAMES).walk() if each.kind == "card")
