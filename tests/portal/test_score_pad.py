"""The score pad: every sum behind the points, all players side by side, and what decided."""

import pytest

from questboard.games.portal.rules.scoring import final_scores
from questboard.picture import draw
from questboard.scene import PadLine, ScorePad
from questboard.testing import Driver, position, rule
from questboard.text.pad import pad_lines, pad_sentences
from questboard.text.words import result
from tests.portal.scenes import NAMES


def ended(*areas: str, table: str = "") -> Driver:
    """A game that ends here, with what each player has."""
    row = "row R... .... RYGB" + " ...." * (len(areas) - 1) + " ...B"
    lines = "\n".join(f"{number} {area}" for number, area in enumerate(areas, 1))
    return position("portal", f"{row}\nturn 21\nending 1\n{table}\n{lines}", ("finish", "YP-101"))


def pad(*areas: str, table: str = "") -> ScorePad:
    """The score pad of such a game."""
    drawn = ended(*areas, table=table).table.scene(0, NAMES[: len(areas)]).pad
    assert drawn is not None
    return drawn


def line(of: ScorePad, beginning: str) -> PadLine:
    """A line of a pad."""
    (found,) = [each for each in of.lines if each.text.startswith(beginning)]
    return found


def times(count: int, worth: int) -> tuple[str, int]:
    """A sum and what comes of it."""
    return f"{count} \N{MULTIPLICATION SIGN} {worth}", count * worth


MERRY = ("gems RRRYYGB objectives O1 O2", "gems GGGG", "gems RYGB potions 2")


@rule("YP-105")
def test_gems_are_counted_with_the_sum_behind_their_points():
    rubies = line(pad(*MERRY, table="near ~R01 . . . . ."), "Rubies")
    assert rubies.text == "Rubies, worth 2 each"
    assert [(each.sum, each.points) for each in rubies.tallies] == [times(3, 2), times(0, 2), times(1, 2)]


@rule("YP-110", "YP-111", "YP-115")
def test_bonuses_and_objectives_have_a_line_each():
    drawn = pad(*MERRY)
    most = line(drawn, "Most Gems of one colour")
    assert [(each.sum, each.points) for each in most.tallies] == [
        ("3 Rubies", 0),
        ("4 Emeralds", 10),
        ("1 Ruby", 0),
    ]
    sets = line(drawn, "Most complete sets")
    assert [(each.sum, each.points) for each in sets.tallies] == [("1 set", 15), ("0 sets", 0), ("1 set", 15)]
    objectives = line(drawn, "Objectives, 5 each")
    assert [each.points for each in objectives.tallies] == [10, 0, 0]


def test_the_lines_add_up_to_the_totals():
    table = ended(*MERRY, table="far ~Y01 . ~R02 . . .")
    drawn = table.table.scene(0, NAMES[:3]).pad
    assert drawn is not None
    columns = zip(*[[each.points for each in line.tallies] for line in drawn.lines], strict=True)
    assert [sum(column) for column in columns] == drawn.totals
    assert drawn.totals == [score.total for score in final_scores(table.state)]


def test_the_pad_can_be_told_without_columns():
    drawn = pad(*MERRY)
    told = pad_sentences(drawn)
    assert [line.partition(":")[0] for line in told] == drawn.names
    for line, total in zip(told, drawn.totals, strict=True):
        points = [int(each.rpartition(" ")[2]) for each in line.rstrip(".").split(";")]
        assert points == [*points[:-1], total]
        assert sum(points[:-1]) == total


def test_there_is_no_pad_before_the_end():
    assert position("portal", "row .... .... RYGB .... ....\n1\n2").table.scene(0, NAMES).pad is None


@rule("YP-001")
def test_what_decided_is_the_lead_and_the_line_that_did_most_for_it():
    drawn = pad(*MERRY)
    assert drawn.title == "Ada's table was the merriest"
    assert drawn.decided == "32 points, 13 ahead of Marta. Objectives decided: 10 points against 0."
    assert drawn.winners == [0]
    assert drawn.note == "Turn 21, both ends of the row filled"


@rule("YP-001")
@pytest.mark.parametrize(
    ("areas", "options", "told", "winners"),
    [
        (
            ("gems RRR", "gems YGB objectives O2 O3"),
            "",
            "Ada and Hob are level at 13 points; more Objectives decided, 2 against 0.",
            [1],
        ),
        (
            ("gems RRRRR", "gems RYGB"),
            "near ~R01 . . . .",
            "Ada and Hob are level at 20 points; more Gems decided, 5 against 4.",
            [0],
        ),
        (
            ("gems RRR", "gems YYY"),
            "",
            "Ada and Hob are level at 13 points; nothing tells the winners apart.",
            [0, 1],
        ),
    ],
)
def test_what_decided_between_players_with_the_same_points(areas, options, told, winners):
    drawn = pad(*areas, table=options)
    assert (drawn.decided, drawn.winners) == (told, winners)


@rule("YP-127", "YP-128")
def test_a_lone_barkeep_has_neither_rivals_nor_winners():
    drawn = pad("gems RRYGB")
    assert line(drawn, "Complete sets, 3 each").tallies[0].points == 3
    assert not [each for each in drawn.lines if each.text.startswith("Most")]
    assert (drawn.title, drawn.winners) == ("8 points for one evening", [])


# ---- how it is shown


def test_the_text_table_prints_the_pad_in_columns():
    table = ended(*MERRY)
    drawn = pad(*MERRY)
    head, rubies, *_ = pad_lines(drawn)
    assert head.split() == ["Ada", "Hob", "Marta"]
    assert rubies.split()[:4] == ["Rubies,", "worth", "1", "each"]
    told = [f"{sum}: {points}" for sum, points in (times(3, 1), times(0, 1), times(1, 1))]
    assert [rubies.index(each) + len(each) for each in told] == [
        head.index(name) + len(name) for name in drawn.names
    ]
    said = result(table.table.outcome, NAMES[:3], drawn)
    assert said[0] == "Final scores:"
    assert said[-2].split() == ["Total", "32", "14", "19"]
    assert said[-1] == "Ada has won: The highest Victory Point total. [YP-001]"


def test_the_static_picture_shows_the_pad():
    drawn, picture = pad(*MERRY), draw(ended(*MERRY).table.scene(0, NAMES[:3]))
    for words in ("Ada's table was the merriest", drawn.decided, "Most complete sets", "4 Emeralds", ">32<"):
        assert words in picture
