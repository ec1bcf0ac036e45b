"""The file of results: nothing is lost, nothing counts twice, and no other file is touched."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from questboard.arena import Job, Match, Result, Scorebook, ScorebookError

JOB = Job("portal", 1, ("easy", "hard"), 6, "1")


def played(match: Match) -> Result:
    """A result by hand, another one for each match."""
    return Result(match, (match.number, 40), (1,), 100)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with the results of three matches, not in their order."""
    path = tmp_path / "results.jsonl"
    with Scorebook(JOB, path) as book:
        for number in (4, 0, 2):
            book.enter(played(book.matches[number]))
    return path


def test_whoever_comes_back_finds_the_results_and_what_is_still_to_be_played(file):
    with Scorebook(JOB, file) as book:
        assert book.results == {number: played(book.matches[number]) for number in (4, 0, 2)}
        assert [match.number for match in book.waiting] == [1, 3, 5]
        book.enter(played(book.matches[1]))
    with Scorebook(JOB, file) as book:
        assert sorted(book.results) == [0, 1, 2, 4]


def test_each_line_stands_for_itself(file):
    title, *lines = file.read_bytes().splitlines()
    assert msgspec.json.decode(title, type=Job) == JOB
    assert [msgspec.json.decode(line, type=Result).match for line in lines] == [
        JOB.matches()[number] for number in (4, 0, 2)
    ]


def test_a_result_is_written_while_the_job_goes_on(file):
    with Scorebook(JOB, file) as book:
        before = file.read_bytes()
        book.enter(played(book.matches[5]))
        assert file.read_bytes() == before + msgspec.json.encode(played(book.matches[5])) + b"\n"


def test_a_result_counts_once(file):
    before = file.read_bytes()
    with Scorebook(JOB, file) as book:
        assert not book.enter(played(book.matches[4]))
        assert book.enter(played(book.matches[3]))
    assert file.read_bytes().startswith(before)
    assert file.read_bytes().count(b"\n") == before.count(b"\n") + 1


def test_after_a_crash_at_any_moment_the_line_that_was_cut_off_is_played_again(file):
    whole = file.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(len(whole)):
        file.write_bytes(whole[:cut])
        with Scorebook(JOB, file) as book:
            kept = max(0, sum(end <= cut for end in ends) - 1)
            assert list(book.results) == [4, 0, 2][:kept]
            for match in (book.matches[number] for number in (4, 0, 2)):
                book.enter(played(match))
        assert file.read_bytes() == whole


def test_a_file_of_another_job_or_of_older_rules_is_refused_until_somebody_begins_anew(file):
    before = file.read_bytes()
    with pytest.raises(
        ScorebookError, match=r"another job: portal, easy hard, 6 games, seed '1'; .* --fresh"
    ):
        Scorebook(msgspec.structs.replace(JOB, seed="2"), file)
    mended = msgspec.structs.replace(JOB, version=2)
    with pytest.raises(
        ScorebookError, match=r"version 1 of the rules of The Yawning Portal, and now .* version 2"
    ):
        Scorebook(mended, file)
    assert file.read_bytes() == before
    with Scorebook(mended, file, fresh=True) as book:
        assert not book.results
    with Scorebook(mended, file) as book:
        assert len(book.waiting) == 6


@pytest.mark.parametrize("text", ["Dear diary,\n", "Dear diary", '{"game": "portal"}\n', "\n\n"])
def test_a_file_that_holds_something_else_is_never_touched(text, tmp_path):
    file = tmp_path / "diary.txt"
    file.write_text(text)
    for fresh in (False, True):
        with pytest.raises(ScorebookError, match="contains no arena results"):
            Scorebook(JOB, file, fresh=fresh)
    assert file.read_text() == text


@pytest.mark.parametrize("number", [1, 6, -1])
def test_a_damaged_line_is_named(number, file):
    title, _, third, last = file.read_bytes().splitlines(keepends=True)
    other = msgspec.structs.replace(JOB.matches()[2], number=number)
    for line in (b"nonsense\n", msgspec.json.encode(played(other)) + b"\n"):
        file.write_bytes(title + third + line + last)
        with pytest.raises(ScorebookError, match=r"line 3 of .* is not a result of this job"):
            Scorebook(JOB, file)


def test_two_can_not_write_into_one_file(file):
    with Scorebook(JOB, file):
        for fresh in (False, True):
            with pytest.raises(ScorebookError, match="another process is writing"):
                Scorebook(JOB, file, fresh=fresh)
    with Scorebook(JOB, file) as book:
        assert len(book.results) == 3


def test_a_place_where_nothing_can_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ScorebookError, match="can't be written"):
        Scorebook(JOB, tmp_path / "file" / "results.jsonl")
    with pytest.raises(ScorebookError, match="can't be written"):
        Scorebook(JOB, tmp_path)
