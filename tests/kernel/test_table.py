"""Tables: forced answers, copies, errors, going back."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.kernel import (
    SPECTATOR,
    AnswerError,
    CannotUndo,
    GameOver,
    Luck,
    NoSuchOption,
    RulesError,
    SaveError,
    SetupError,
    StaleAnswer,
    Steps,
    Table,
    WrongSeat,
)
from tests.kernel.crumb import CRUMB
from tests.kernel.parlour import PARLOUR, parlour


def standing(table: Table[Any, Any]) -> tuple[Any, ...]:
    """All that can be seen of a table."""
    ask = table.ask
    question = None if ask is None else (ask.seat, ask.prompt, list(ask.options))
    return table.key(), table.state.key(), question, table.log[:], table.journal[:], table.free_undo


# ---- steps and the agenda


def test_the_agenda_is_played_from_its_end():
    table = parlour(("speak", 0), ("speak", 2), ("speak", 1))
    asked = []
    while table.ask:
        asked.append(table.ask.seat)
        table.answer(0)
    assert asked == [0, 2, 1]


def test_the_game_is_over_when_the_agenda_is_empty():
    table = parlour(("speak", 0))
    with pytest.raises(AnswerError, match="not over"):
        table.outcome  # noqa: B018
    table.answer(0)
    assert table.ask is None
    assert table.outcome.winners == (0, 1, 2)
    with pytest.raises(GameOver, match="the game is over; nobody is asked"):
        table.answer(0)
    with pytest.raises(GameOver):
        table.answer_with("hop")


def test_a_game_may_be_over_before_it_begins():
    table = parlour()
    assert table.ask is None
    assert table.fork().ask is None
    assert Table.resume(PARLOUR, table.checkpoint()).ask is None


def test_two_steps_cannot_share_a_name():
    steps = Steps()

    @steps
    async def turn(s: Any) -> None: ...

    with pytest.raises(RulesError, match="two steps are called turn"):
        steps(turn)


# ---- questions that answer themselves


def test_a_question_with_one_option_is_answered_by_the_kernel():
    table = parlour(("nod", 0), ("nod", 1), ("speak", 2), ("nod", 0))
    assert table.state.said == ["nod", "nod"]
    assert table.log == []
    table.answer_with("hop")
    assert table.state.said == ["nod", "nod", "hop", "nod"]
    assert [entry.answer for entry in table.log] == ["hop"]
    assert table.ask is None


def test_a_question_without_options_is_a_bug_in_the_rules():
    table = parlour(("gape", 0))
    before = standing(table)
    with pytest.raises(RulesError, match=r"a question without options: .*Say nothing.*PA-6"):
        table.answer(0)
    assert standing(table) == before


# ---- answers


def test_an_answer_is_an_index_or_an_option():
    table = parlour(("speak", 0), ("speak", 1))
    table.answer(2)
    table.answer_with("skip")
    assert table.state.said == ["jump", "skip"]
    assert [(entry.seat, entry.answer) for entry in table.log] == [(0, "jump"), (1, "skip")]
    assert table.ply == 2


@pytest.mark.parametrize(
    ("answer", "error", "sentence"),
    [
        (lambda table: table.answer(3), NoSuchOption, "there is no option 3; options are 0 to 2"),
        (lambda table: table.answer(-1), NoSuchOption, "there is no option -1; options are 0 to 2"),
        (lambda table: table.answer("hop"), NoSuchOption, "there is no option 'hop'; options are 0 to 2"),
        (lambda table: table.answer(True), NoSuchOption, "there is no option True; options are 0 to 2"),
        (lambda table: table.answer_with("fly"), NoSuchOption, "'fly' is not an option of Ask.*Say what"),
        (lambda table: table.answer(0, seat=2), WrongSeat, "seat 2 is asked, not seat 3"),
        (lambda table: table.answer_with("hop", seat=0), WrongSeat, "seat 2 is asked, not seat 1"),
        (lambda table: table.answer(0, ply=0), StaleAnswer, "answers question 0, but question 1 is asked"),
        (lambda table: table.answer(0, ply=2), StaleAnswer, "answers question 2, but question 1 is asked"),
    ],
)
def test_a_bad_answer_is_refused_with_a_reason_and_changes_nothing(answer, error, sentence):
    table = parlour(("speak", 0), ("speak_thrice", 1))
    table.answer(0, seat=0, ply=0)
    before = standing(table)
    with pytest.raises(error, match=sentence) as caught:
        answer(table)
    assert isinstance(caught.value, AnswerError)
    assert standing(table) == before
    table.answer(0, seat=1, ply=1)


def test_a_rule_that_fails_leaves_the_table_as_it_was():
    table = parlour(("speak", 1), ("stumble", 0), ("speak", 2))
    table.answer_with("hop")
    table.answer_with("jump")
    before = standing(table)
    for _ in range(2):
        with pytest.raises(ValueError, match="stumbled"):
            table.answer_with("skip")
        assert standing(table) == before
    table.answer_with("hop")
    assert table.state.said == ["hop", "jump", "hop"]
    assert table.state.hands[0] == [1, 2, 3]
    assert table.ask is not None
    assert table.ask.seat == 2


def test_a_failed_answer_leaves_forks_and_saves_sound():
    table = parlour(("stumble", 0), ("speak", 1))
    table.answer_with("hop")
    with pytest.raises(ValueError, match="stumbled"):
        table.answer_with("jump")
    assert standing(table.fork()) == standing(table)
    assert Table.load(PARLOUR, table.save()).key() == table.key()


# ---- setting up


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(SetupError, match="Parlour is for 1 to 3 players, not 4"):
        Table.new(PARLOUR, 4)


def test_an_unknown_rule_option_is_refused():
    with pytest.raises(SetupError, match="Parlour has no option 'wine'"):
        Table.new(PARLOUR, 2, {"wine": True})


def test_dealing_does_not_use_up_the_luck_that_was_given():
    luck = Luck.seeded(5)
    first = Table.new(PARLOUR, 2, luck=luck)
    assert luck.count == 0
    assert Table.new(PARLOUR, 2, luck=luck).key() == first.key()


def test_a_game_dealt_from_luck_that_has_been_used_keeps_its_past():
    luck = Luck.seeded(5)
    luck.roll(6)
    table = Table.new(CRUMB, 3, luck=luck)
    assert table.at(0).key() == table.key()
    assert Table.load(CRUMB, table.save()).key() == table.key()


# ---- forks


def test_a_fork_inside_a_step_stands_where_the_table_stands():
    table = parlour(("speak_thrice", 0), ("roll", 1))
    table.answer_with("hop")
    table.answer_with("jump")
    fork = table.fork()
    assert standing(fork) == standing(table)
    fork.answer_with("skip")
    fork.answer_with("hop")
    assert table.state.said == ["hop", "jump"]
    table.answer_with("skip")
    table.answer_with("hop")
    assert standing(fork) == standing(table)


def test_a_fork_has_a_log_and_a_journal_of_its_own():
    table = parlour(("speak", 0), ("speak", 1), ("speak", 2))
    table.answer(0)
    fork = table.fork()
    fork.answer(0)
    assert (table.ply, len(table.journal)) == (1, 1)
    assert (fork.ply, len(fork.journal)) == (2, 2)
    fork.undo()
    assert standing(fork) == standing(table)


def test_a_one_way_fork_plays_on_the_same():
    table = Table.new(CRUMB, 3, luck=Luck.seeded(4))
    table.answer(1)
    fork, one_way = table.fork(), table.fork(one_way=True)
    while fork.ask and one_way.ask:
        assert list(fork.ask.options) == list(one_way.ask.options)
        fork.answer(len(fork.ask.options) - 1)
        one_way.answer(len(one_way.ask.options) - 1)
    assert fork.ask is one_way.ask is None
    assert one_way.state.key() == fork.state.key()
    assert one_way.outcome == fork.outcome
    with pytest.raises(GameOver):
        one_way.answer(0)


def test_a_one_way_fork_tells_nothing_and_goes_only_forward():
    one_way = parlour(("speak", 0), ("speak", 1)).fork(one_way=True)
    one_way.answer(0)
    assert one_way.state.events is None
    with pytest.raises(RulesError, match="a one-way table can't be forked"):
        one_way.fork()
    with pytest.raises(RulesError, match="a one-way table can't be forked"):
        one_way.imagine(0, "seed")


@pytest.mark.parametrize("position", [Table.key, Table.checkpoint])
def test_a_one_way_fork_has_no_checkpoint_to_name_its_position_by(position):
    one_way = parlour(("speak", 0), ("speak", 1)).fork(one_way=True)
    one_way.answer(0)
    with pytest.raises(RulesError, match="one-way"):
        position(one_way)


# ---- keys


def test_equal_positions_have_equal_keys():
    table, other = (Table.new(CRUMB, 3, luck=Luck.seeded(4)) for _ in range(2))
    assert table.key() == other.key()
    assert hash(table.key()) == hash(other.key())
    table.answer(0)
    assert table.key() != other.key()
    other.answer(0)
    assert table.key() == other.key()


def test_the_key_of_a_position_inside_a_step_tells_the_answers_apart():
    table, other = (parlour(("speak_thrice", 0)) for _ in range(2))
    table.answer_with("hop")
    other.answer_with("skip")
    assert table.key() != other.key()


def test_a_key_does_not_depend_on_who_listens_or_what_was_before():
    table, other = parlour(("speak", 0), ("speak", 1)), parlour(("speak", 0), ("speak", 1))
    table.answer_with("hop")
    other.answer_with("hop")
    assert table.key() == Table.resume(PARLOUR, other.checkpoint()).key()


# ---- imagined tables


def test_an_imagined_table_keeps_what_the_seat_knows_and_deals_the_rest_anew():
    table = parlour(("speak", 0))
    imagined = table.imagine(1, "a")
    assert imagined.view(1) == table.view(1)
    assert imagined.state.hands[1] == [1, 2, 3]
    assert imagined.state.hands[0] != [1, 2, 3]
    assert table.state.hands[0] == [1, 2, 3]


def test_imagining_depends_on_the_seed_alone():
    table = parlour(("speak_thrice", 0), ("roll", 1))
    table.answer(0)
    assert table.imagine(1, "a").key() == table.imagine(1, "a").key()
    assert table.imagine(1, "a").state.key() == table.imagine(1, "a", one_way=True).state.key()
    assert table.imagine(1, "a").state.key() != table.imagine(1, "b").state.key()
    assert table.imagine(1, 7).state.key() == table.imagine(1, "7").state.key()


def test_an_imagined_table_does_not_know_the_dice_to_come():
    table = parlour(("roll", 0))
    rolls = set()
    for seed in range(50):
        imagined = table.imagine(0, seed)
        imagined.answer(0)
        rolls.add(imagined.state.said[-1])
    assert rolls == set("123456")


def test_a_spectator_imagines_every_hand():
    imagined = parlour(("speak", 0)).imagine(SPECTATOR, "a")
    assert [1, 2, 3] not in imagined.state.hands


def test_an_imagined_table_can_be_forked_stored_and_imagined_again():
    table = parlour(("speak_thrice", 0), ("play", 1), ("roll", 2))
    table.answer_with("hop")
    imagined = table.imagine(0, "a")
    imagined.answer_with("jump")
    deeper = imagined.imagine(2, "b")
    assert deeper.state.hands[2] == imagined.state.hands[2]
    for each in (imagined, deeper):
        copies = [each.fork(), Table.resume(PARLOUR, each.checkpoint())]
        while each.ask:
            for copy in (each, *copies):
                copy.answer(1)
            assert len({copy.key() for copy in (each, *copies)}) == 1


def test_an_imagined_table_has_no_past():
    table = parlour(("speak", 0), ("speak", 1))
    table.answer(0)
    imagined = table.imagine(0, "a")
    assert (imagined.log, imagined.journal, imagined.free_undo) == ([], [], 0)
    with pytest.raises(SaveError, match="has no game to save"):
        imagined.save()
    with pytest.raises(CannotUndo, match="there are 0 answers"):
        imagined.undo()


# ---- events at the table


def test_events_are_kept_with_the_number_of_answers_given_when_they_were_told():
    table = parlour(("speak", 0), ("nod", 0), ("draw", 1), ("speak", 2))
    for word in ("hop", "skip", "jump"):
        table.answer_with(word)
    told = [(event.ply, event.kind, event.facts.get("word")) for event in table.journal]
    assert told == [(1, "spoke", "hop"), (2, "drew", None), (3, "spoke", "jump")]
    assert table.journal[1].seen_by(1).facts == {"player": 1, "card": 9}
    assert table.journal[1].seen_by(0).facts == {"player": 1}


# ---- undo


def undone(*agenda: tuple[str | int, ...]) -> Table[Any, Any]:
    """A table at which all these steps have been answered, with one more question to come."""
    table = parlour(*agenda, ("speak", 0))
    for _ in agenda:
        table.answer(0)
    return table


def test_an_answer_from_which_nobody_learned_anything_is_taken_back_freely():
    table = parlour(("speak_thrice", 0), ("speak", 0))
    positions = [standing(table)]
    for _ in range(4):
        table.answer(0)
        positions.append(standing(table))
    assert table.free_undo == 4
    table.undo()
    assert standing(table) == positions[3]
    table.undo(2)
    assert standing(table) == positions[1]
    table.undo()
    assert standing(table) == positions[0]


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ("roll", "dice have been rolled or cards shuffled since"),
        ("draw", "something hidden has come to light since"),
        ("show", "something hidden has come to light since"),
    ],
)
def test_what_taught_somebody_something_stays_unless_all_agree(step, reason):
    table = undone(("speak", 0), (step, 0))
    assert table.free_undo == 0
    before = standing(table)
    with pytest.raises(CannotUndo, match=f"^{reason}; all seats must agree to go back further$"):
        table.undo()
    assert standing(table) == before
    table.undo(2, agreed=True)
    assert table.ply == 0
    assert table.key() == parlour(("speak", 0), (step, 0), ("speak", 0)).key()


def test_an_answer_before_one_by_another_seat_stays_unless_all_agree():
    table = undone(("speak", 0), ("speak", 1))
    assert table.free_undo == 1
    table.fork().undo(1)
    with pytest.raises(CannotUndo, match=r"^another seat has answered since; all seats must agree"):
        table.undo(2)
    table.undo(2, agreed=True)
    assert table.ply == 0


def test_what_was_answered_after_the_news_is_still_free():
    table = undone(("draw", 0), ("speak", 0), ("speak", 0))
    assert table.free_undo == 2
    table.undo(2)
    with pytest.raises(CannotUndo, match="something hidden has come to light"):
        table.undo()


def test_after_an_agreed_undo_the_older_reasons_hold_again():
    table = undone(("roll", 0), ("speak", 0), ("draw", 0))
    table.undo(agreed=True)
    assert table.free_undo == 1
    table.undo()
    with pytest.raises(CannotUndo, match="dice"):
        table.undo()


@pytest.mark.parametrize("plies", [0, -1, 3])
def test_one_cannot_take_back_what_was_not_answered(plies):
    table = undone(("speak", 0), ("speak", 0))
    with pytest.raises(CannotUndo, match=f"there are 2 answers to take back, not {plies}"):
        table.undo(plies, agreed=True)
    assert table.ply == 2


def test_a_finished_game_can_be_taken_back():
    table = parlour(("speak", 0))
    table.answer(0)
    table.undo()
    assert table.ask is not None
    assert table.journal == []


def test_after_an_undo_another_way_can_be_taken_and_saved():
    table = Table.new(PARLOUR, 2, luck=Luck.seeded(2))
    table.answer_with("hop")
    table.undo()
    table.answer_with("jump")
    assert [entry.answer for entry in table.log] == ["jump"]
    assert Table.load(PARLOUR, table.save()).state.said == ["jump"]


# ---- earlier moments


def test_the_game_can_be_looked_at_as_it_stood_after_any_answer():
    table = Table.new(CRUMB, 3, luck=Luck.seeded(8))
    positions = [standing(table)]
    while table.ask:
        table.answer(0)
        positions.append(standing(table))
    assert len(positions) > 10
    for ply, position in enumerate(positions):
        assert standing(table.at(ply)) == position


# ---- checkpoints


def test_a_checkpoint_plays_on_without_the_past():
    table = parlour(("speak", 0), ("speak_thrice", 1), ("roll", 2))
    table.answer(0)
    table.answer(1)
    resumed = Table.resume(PARLOUR, table.checkpoint())
    assert resumed.key() == table.key()
    assert (resumed.log, resumed.journal) == ([], [])
    for _ in range(3):
        table.answer(2)
        resumed.answer(2)
    assert resumed.state.key() == table.state.key()
    assert resumed.ask is table.ask is None


def test_a_resumed_table_tells_what_happens_from_now_on():
    table = parlour(("speak", 0), ("speak", 1))
    table.answer(0)
    resumed = Table.resume(PARLOUR, table.checkpoint())
    resumed.answer(1)
    assert [event.facts["word"] for event in resumed.journal] == ["skip"]
