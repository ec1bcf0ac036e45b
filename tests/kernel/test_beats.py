"""Beats: a watched table keeps the position right after every event, and any other table keeps nothing."""

from __future__ import annotations

import sys

import pytest

from questboard.beats import scene_beats
from questboard.games import load_rules
from questboard.kernel import Luck, Table
from questboard.scene_patch import patched
from tests.kernel.parlour import parlour

NAMES = ["Ada", "Bob", "Cleo"]


def test_each_beat_holds_the_position_right_after_its_event():
    table = parlour(("speak", 0), ("speak", 1))
    table.watch()
    table.answer_with("hop")
    table.answer_with("jump")
    (beat,) = table.beats
    assert (beat.event.facts["word"], beat.state.said, beat.answered.seat) == ("jump", ["hop", "jump"], 1)
    beat.state.said.append("skip")
    assert table.state.said == ["hop", "jump"]


def test_a_position_in_mid_answer_differs_from_that_after_it():
    crawl = Table.new(load_rules("ashardalon"), 2, None, Luck.seeded(4))
    crawl.watch()
    several = 0
    for _ in range(60):
        crawl.answer(0)
        keys = [beat.state.key() for beat in crawl.beats]
        several += len(set(keys)) > 2
        assert [beat.event for beat in crawl.beats] == crawl.journal[len(crawl.journal) - len(keys) :]
    assert several > 5


def test_a_seat_sees_of_a_beat_what_its_view_shows():
    table = parlour(("draw", 1))
    table.watch()
    table.answer_with("hop")
    (beat,) = table.beats
    assert table.beat_view(beat, 1).hands[1] == (1, 2, 3, 9)
    assert table.beat_view(beat, 0).hands[1] == 4


def test_a_table_that_nobody_watches_keeps_no_beats():
    table = parlour(("speak", 0), ("speak", 1), ("speak", 2))
    table.answer(0)
    assert not table.beats
    table.watch()
    table.answer(0)
    assert table.beats
    assert not table.fork().watched
    assert not table.imagine(0, 1).watched
    table.watch(watched=False)
    assert not table.beats
    table.answer(0)
    assert not table.beats
    assert [event.kind for event in table.journal] == ["spoke"] * 3


def test_an_undo_and_a_failed_rule_keep_the_table_watched():
    table = parlour(("stumble", 0))
    table.watch()
    table.answer_with("hop")
    with pytest.raises(ValueError, match="stumbled"):
        table.answer_with("jump")
    table.answer_with("hop")
    table.undo()
    assert table.watched
    assert not table.beats
    table.answer_with("hop")
    assert table.ask is None


def test_beats_lead_from_the_scene_before_an_answer_to_the_last_event():
    table = Table.new(load_rules("portal"), 3, None, Luck.seeded(2))
    table.watch()
    changed = 0
    for _ in range(40):
        for seat in range(3):
            scene = table.scene(seat, NAMES)
            fork = table.fork()
            fork.watch()
            fork.answer(0)
            beats = scene_beats(fork, seat, NAMES, scene)
            for beat in beats:
                scene = patched(scene, beat.patch) if beat.patch else scene
            if beats:
                view = fork.beat_view(fork.beats[-1], seat)
                assert scene.nodes == table.rules.scene(view, None, NAMES).nodes
                changed += scene.nodes != table.scene(seat, NAMES).nodes
        table.answer(0)
    assert changed > 20


def test_the_last_beat_needs_no_patch_where_the_scene_comes_along():
    table = Table.new(load_rules("ashardalon"), 2, None, Luck.seeded(4))
    table.watch()
    spared = 0
    for _ in range(60):
        scene = table.scene(0, NAMES)
        table.answer(0)
        whole = scene_beats(table, 0, NAMES, scene)
        sent = scene_beats(table, 0, NAMES, scene, last=False)
        assert sent[:-1] == whole[:-1]
        for beat, other in zip(sent[-1:], whole[-1:], strict=True):
            assert (beat.text, beat.cues, beat.patch) == (other.text, other.cues, None)
            spared += other.patch is not None
    assert spared > 10


def test_beats_tell_what_the_log_tells():
    table = Table.new(load_rules("portal"), 3, None, Luck.seeded(2))
    table.watch()
    told: dict[int, list[str]] = {0: [], 1: [], -1: []}
    begun = len(table.journal)
    for _ in range(60):
        table.answer(0)
        for seat, lines in told.items():
            lines += [beat.text for beat in scene_beats(table, seat, NAMES, None) if beat.text]
    for seat, lines in told.items():
        log = table.rules.log(table.journal[begun:], seat, NAMES, table.journal[begun - 1])
        assert lines == [words for _, words in log]
    assert told[0] != told[-1]


def test_a_watched_table_that_is_dropped_is_freed_at_once():
    table = parlour(("speak", 0), ("speak", 1))
    table.watch()
    table.answer_with("hop")
    state = table.state
    del table
    assert sys.getrefcount(state) == 2  # here, and as the argument of getrefcount
