"""Positions in text: what they say, that they come back the same, and what is wrong with a bad one."""

from random import Random

import pytest

from questboard.games import load_rules
from questboard.games.portal.notation import NotationError
from questboard.kernel import SetupError
from questboard.testing import dealt, position

parse, notate = load_rules("portal").parse, load_rules("portal").notate

BOARD = "row .... .... RYGB .... ....\n"


def same(s, other):
    """Whether two positions are the same but for luck and for what each seat has seen."""
    names = (
        "options", "row", "seats", "covered", "decks", "discard", "supply", "objectives", "players", "active",
        "turn", "passes", "ending",
    )  # fmt: skip
    differing = [name for name in names if getattr(s, name) != getattr(other, name)]
    assert differing == []
    return True


# ---- reading


def test_a_position_is_read_as_it_is_written():
    s = parse(
        """
        far   .    ~Y03/2@4 .    .    .        # a Hero that player 2 seated in turn 4, face down
        row   .... .... GRBR .... ....
        near  .    .    R15! .    .
        1     hand R01 B04  gems RRG  diamonds BB  potions 1  tiles RYgb
        2     hand G02  objectives O7  seated Y03 R02  matches 3
        open  O1 O2 O3
        discard G11
        closed Y
        deck R R05 R06
        turn 12
        move 2
        ending 1
        options tie_break=shared; diamond_objective=4
        """
    )
    assert s.row == "........GRBR........"
    at = s.seats[4]
    assert (at.hero, at.face_up, at.potion, at.player) == ("R15", True, True, 0)
    at = s.seats[3]
    assert (at.hero, at.face_up, at.potion, at.player, at.turn) == ("Y03", False, False, 1, 4)
    assert [seat for seat, at in enumerate(s.seats) if at] == [3, 4]
    one, two = s.players
    assert one.hand == ["R01", "B04"]
    assert one.gems == {"R": 2, "Y": 0, "G": 1, "B": 0}
    assert one.diamonds == {"R": 0, "Y": 0, "G": 0, "B": 2}
    assert one.potions == 1
    assert one.tiles == {"R": True, "Y": True, "G": False, "B": False}
    assert (two.objectives, two.seated, two.matches) == (["O7"], ["Y03", "R02"], 3)
    assert two.tiles == dict.fromkeys("RYGB", True)
    assert s.objectives == ["O1", "O2", "O3"]
    assert s.discard == ["G11"]
    assert s.supply.closed == ["Y"]
    assert s.decks["R"][-2:] == ["R06", "R05"]  # the top card comes first in the text
    assert (s.turn, s.active, s.ending) == (12, 1, 0)
    assert (s.options.tie_break, s.options.diamond_objective) == ("shared", 4)


def test_what_lies_at_the_table_is_taken_out_of_the_box():
    s = parse("row .... .... RRYG .... ....\nnear R01! . . . .\n1 gems RRR diamonds G potions 2\n2 gems B")
    assert s.supply.food == {"R": 10, "Y": 11, "G": 11, "B": 12}
    assert s.supply.gems == {"R": 27, "Y": 30, "G": 30, "B": 29}
    assert (s.supply.diamonds, s.supply.potions) == (19, 6)


def test_cards_that_are_named_nowhere_are_left_in_their_decks_by_number():
    s = parse(f"{BOARD}near ~R01 . . . .\n1 hand R03\n2 hand R04\ndiscard R05\ndeck R R17")
    assert s.decks["R"][::-1] == ["R17", "R02", *(f"R{number:02}" for number in range(6, 17))]
    assert [len(s.decks[color]) for color in "RYGB"] == [13, 17, 17, 17]


def test_in_solo_objectives_lie_on_seats():
    s = parse("far O1 . . O2\nrow .... ..RY GB.. ....\nnear O3 . R01 .\n1 hand Y01")
    assert s.covered == {0: "O3", 1: "O1", 7: "O2"}
    assert sorted(s.objectives) == ["O1", "O2", "O3"]
    assert len(s.decks["*"]) == 66


def test_the_player_to_move_takes_a_turn():
    table = position("portal", f"{BOARD}1 hand R01\n2 hand R02\nmove 2")
    assert (table.asked, table.prompt) == (1, "Activate which Action tile?")


def test_a_player_knows_the_own_hand_of_a_position():
    table = position("portal", f"{BOARD}1 hand R01\n2 hand R02")
    assert [player.hand for player in table.table.view(1).players] == [["R"], ["R02"]]


def test_several_decks_may_be_empty():
    s = parse(f"{BOARD}1\n2\ndeck R none\ndeck Y none")
    assert [len(s.decks[color]) for color in "RYGB"] == [0, 0, 17, 17]


def test_a_gem_colour_that_is_all_out_is_closed():
    s = parse(f"{BOARD}1 gems {'R' * 16}\n2 gems {'R' * 14}")
    assert s.supply.gems["R"] == 0
    assert s.supply.closed == ["R"]


# ---- there and back


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_comes_back_the_same(players):
    table, random = dealt("portal", players, seed=players, extra_objectives=True), Random(players)
    seen = 0
    while not table.over:
        if table.prompt == "Activate which Action tile?":
            s = table.state
            assert same(parse(notate(s)), s)
            assert notate(parse(notate(s))) == notate(s)
            seen += 1
        table.table.answer(random.randrange(len(table.ask.options)))
    assert seen > 5


@pytest.mark.parametrize(
    ("rule_option", "value"),
    [
        ("first_player", "2"),
        ("tile_layout", "A"),
        ("tile_check", "static"),
        ("mirror_far_side", False),
        ("three_player_start", "last player"),
        ("three_player_start", "YG"),
        ("extra_objectives", True),
        ("diamond_objective", 4),
        ("solo_objective_placement", "player"),
        ("pmb_actions", "forced"),
        ("solo_deck_top", True),
        ("tie_break", "shared"),
    ],
)
def test_every_rule_option_comes_back(rule_option, value):
    s = dealt("portal", 3, **{rule_option: value}).state
    assert getattr(parse(notate(s)).options, rule_option) == value


def test_a_pass_that_went_before_comes_back():
    # Player 1 can use no tile and has passed; if player 2 passes as well the game is over (YP-038).
    table = position("portal", f"{BOARD}1 tiles rygb\n2 hand R01 R02")
    assert table.state.passes == 1
    assert parse(notate(table.state)).passes == 1


# ---- what is wrong with a position


@pytest.mark.parametrize("row", ["", "row .... .... RYGB ....", "row .... .... RYGX .... ...."])
def test_the_row_has_a_letter_or_a_dot_for_every_slot(row):
    with pytest.raises(NotationError, match="row: expected 20 of R, Y, G, B"):
        parse(f"{row}\n1\n2")


def test_the_row_holds_no_more_tokens_than_there_are():
    with pytest.raises(NotationError, match="more tokens than the box holds"):
        parse("row RRRR RRRR RRRR R... ....\n1\n2")


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("", "lines for 1 to 4 players, not 0"),
        ("1\n2\n3\n4\n5", "lines for 1 to 4 players, not 5"),
        ("near R01 .\n1\n2", r"expected 5 seats on a side, not 2: R01 \."),
        ("near R99 . . . .\n1\n2", "there is no Hero 'R99'"),
        ("1 hand R18\n2", "line 1: there is no Hero 'R18'"),
        ("1\n2 seated X01", "line 2: there is no Hero 'X01'"),
        ("1\n2\ndiscard Q", "discard: there is no Hero 'Q'"),
        ("1 purse RR\n2", "line 1: what is 'purse'?"),
        ("1\n2\nweather fair", "no such line 'weather'"),
        ("1\n2\nopen O1\nopen O2", "a second line 'open'"),
        ("1\n1\n2", "a second line '1'"),
        ("1 hand R01\n2 hand R01", "R01 is in two places"),
        ("near R01 R01 . . .\n1\n2", "R01 is in two places"),
        ("1 hand R01\n2\ndeck R R01", "R01 is in two places"),
        ("1 gems RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR\n2", "more tokens than the box holds"),
        ("1 diamonds RRRRRRRRRRRRRRRRRRRRR\n2", "more tokens than the box holds"),
        ("near R01! . . . .\n1 potions 5\n2 potions 4", "more tokens than the box holds"),
    ],
)
def test_a_mistake_in_a_position_is_named(lines, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse(BOARD + lines)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("1\n3", "2"),  # whoever sits between them has no line
        ("1 gems RX\n2", "line 1.*X"),
        ("1 diamonds W\n2", "line 1.*W"),
        ("1 tiles RYG\n2", "line 1.*RYG"),
        ("1 tiles RYGX\n2", "line 1.*RYGX"),
        ("1 potions many\n2", "line 1.*many"),
        ("1 objectives O99\n2", "line 1.*O99"),
        ("1\n2\nopen O99", "open.*O99"),
        ("1\n2\nclosed X", "closed.*X"),
        ("1\n2\ndeck", "deck"),
        ("1\n2\ndeck Q R01", "deck.*Q"),
        ("1\n2\ndeck R G01", "deck.*G01"),
        ("1\n2\ndeck R R99", "deck.*R99"),
        ("1\n2\nturn x", "turn.*x"),
        ("1\n2\nmove 3", "move.*3"),
        ("1\n2\nmove 0", "move.*0"),
        ("1\n2\nending 3", "ending.*3"),
        ("near R01/3 . . . .\n1\n2", "R01/3"),
        ("near O1 . . . .\n1\n2", "O1"),  # Objectives lie on seats in solo only
        ("1\n2\noptions diamond_objective=7", "options.*diamond_objective"),
        ("1\n2\noptions house_rules=on", "options.*house_rules"),
        ("1\n2\noptions mirror_far_side", "options.*mirror_far_side"),
    ],
)
def test_a_slip_of_the_pen_is_named_too(lines, complaint):
    with pytest.raises(NotationError, match=complaint):
        parse(BOARD + lines)


def test_rule_options_that_do_not_go_together_are_refused_as_at_the_setup():
    with pytest.raises(SetupError, match="tile_layout A needs tile_check sequential"):
        parse(f"{BOARD}1\n2\noptions tile_layout=A; tile_check=static")
