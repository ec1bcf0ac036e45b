"""The suite that every game passes, whatever its rules.

Each function plays whole games by random answers and raises an AssertionError that names seed and
ply. What takes long is done at telling moments of the game, all else at every decision.
`tests/test_conformance.py` runs them for every game on the shelf.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec

from questboard.beats import scene_beats
from questboard.cues import AnyCue, Roll, Step, things_of
from questboard.ending import game_end
from questboard.kernel import (
    SPECTATOR,
    AnswerError,
    GameOver,
    Luck,
    NoSuchOption,
    Rules,
    StaleAnswer,
    Table,
    WrongSeat,
)
from questboard.kernel.ask import YES_OR_NO
from questboard.ledger import load_ledger
from questboard.scene import Node, NotOffered, Scene
from questboard.scene_patch import difference, patched
from questboard.why_not import is_thing

AnyTable: TypeAlias = Table[Any, Any]
AnyRules: TypeAlias = Rules[Any, Any]
GivenOptions: TypeAlias = dict[str, Any] | None


def deal(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> AnyTable:
    """A newly dealt table."""
    return Table.new(rules, seats, options, Luck.seeded(f"conformance {seed}"))


def random_answers(table: AnyTable, seed: int, most: int = 100_000) -> Iterator[AnyTable]:
    """Answer at random, and stop before every answer to be looked at."""
    random = Random(seed)
    for _ in range(most):
        if table.ask is None:
            return
        yield table
        table.answer(random.randrange(len(table.ask.options)))


def telling_moments(table: AnyTable, seed: int) -> Iterator[AnyTable]:
    """Answer at random, and stop where it is worth a close look.

    That is before the first two answers to each question, and by chance: before every fourth answer in
    the beginning, less often the longer the game goes on.
    """
    chance, asked = Random(f"close look {seed}"), Counter[str]()
    for _ in random_answers(table, seed):
        assert table.ask is not None
        asked[table.ask.prompt] += 1
        if chance.randrange(max(4, table.ply // 10)) == 0 or asked[table.ask.prompt] <= 2:
            yield table


def play_on(table: AnyTable, seed: int, most: int = 12) -> Any:
    """Answer at random for a while; returns the key of where that leads."""
    for _ in random_answers(table, seed, most):
        pass
    return table.state.key()


def viewers(table: AnyTable) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, table.seats)


# ---- the checks


def plays_to_the_end(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> int:
    """Random play ends; nothing is lost or made; every option has a label of its own."""
    table = deal(rules, seats, seed, options)
    things = rules.inventory(table.state)
    for _ in random_answers(table, seed):
        assert table.ask is not None
        labels = rules.labels(table.ask)
        assert len(set(labels)) == len(labels) > 1, f"seed {seed}, ply {table.ply}: {labels}"
        assert rules.inventory(table.state) == things, f"seed {seed}, ply {table.ply}"
    assert rules.inventory(table.state) == things
    outcome = table.outcome
    assert len(outcome.standing) == seats
    assert all(0 <= winner < seats for winner in outcome.winners)
    tells_its_end(table)
    return table.ply


def tells_its_end(table: AnyTable) -> None:
    """The end of a game has a headline and a reason, and a seat is told only what its log tells."""
    names = [f"Player {seat + 1}" for seat in range(table.seats)]
    for seat in viewers(table):
        end = game_end(table, seat, names)
        log = [table.rules.log_line(event.seen_by(seat), names) for event in table.journal]
        assert end.headline, end
        assert not re.search(r"[{}]", end.headline), end
        assert end.reason.endswith((".", "!")), end
        assert end.performers, end
        assert all(0 <= performer.seat < table.seats for performer in end.performers), end
        assert sum(moment.decisive for moment in end.moments) == bool(end.moments), end
        for moment in end.moments:
            assert moment.fork < moment.ply <= table.ply, end
            assert any(moment.text in words for words in log), moment


def cites_its_rules(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> None:
    """Every question, refusal and event cites a clause of the ledger and can be put into words."""
    clauses = {clause.id for clause in load_ledger(rules.name).clauses}
    names = [f"Player {seat + 1}" for seat in range(seats)]

    def check(rule: str, what: object) -> None:
        cited = rule.split()
        assert cited, f"seed {seed}: {what} cites no clause"
        assert clauses.issuperset(cited), f"seed {seed}: {what} cites {rule!r}"

    table = deal(rules, seats, seed, options)
    for _ in random_answers(table, seed):
        ask = table.ask
        assert ask is not None
        check(rules.clause(ask.rule), ask)
        assert not rules.kinds or ask.kind in rules.kinds, f"{ask}: no class for this kind of option"
        assert not re.search(r"[{}]", rules.prompt(ask)), rules.prompt(ask)
        offered = list(ask.options)
        for refusal in ask.refused:
            check(rules.clause(refusal.rule), refusal)
            assert refusal.reason
            assert refusal.option not in offered, f"{ask}: {refusal}"
            assert rules.label(ask, refusal.option)
    check(table.outcome.rule, table.outcome)
    for event in table.journal:
        check(event.rule, event)
        for seat in viewers(table):
            assert rules.log_line(event.seen_by(seat), names).endswith((".", "!"))


def forks_and_saves(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> None:
    """At any decision a fork, a save, a checkpoint and an imagined table play on identically.

    To load a save is to play the whole game, so that is done at every third of the moments.
    """
    table = deal(rules, seats, seed, options)
    for number, _ in enumerate(telling_moments(table, seed)):
        before = table.key()
        goes_on = play_on(table.fork(), seed)
        assert play_on(table.fork(one_way=True), seed) == goes_on
        assert play_on(Table.resume(rules, table.checkpoint()), seed) == goes_on
        if number % 3 == 0:
            loaded = Table.load(rules, table.save())
            assert (loaded.key(), loaded.log) == (before, table.log)
            assert msgspec.json.encode(loaded.journal) == msgspec.json.encode(table.journal)
            assert play_on(loaded, seed) == goes_on
        assert table.ask is not None
        imagined = table.imagine(table.ask.seat, f"{seed} {table.ply}")
        resumed = Table.resume(rules, imagined.checkpoint())
        assert play_on(imagined.fork(), seed) == play_on(resumed, seed) == play_on(imagined, seed)
        assert table.key() == before, f"seed {seed}, ply {table.ply}: a copy changed the table"


def leaks_nothing(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> None:
    """No view tells a seat what it can't know: all worlds that fit a view give the same view."""
    table = deal(rules, seats, seed, options)
    different = 0
    for _ in telling_moments(table, seed):
        things = rules.inventory(table.state)
        for seat in viewers(table):
            imagined = table.imagine(seat, f"{seed} {table.ply}")
            assert imagined.view(seat) == table.view(seat), f"seed {seed}, ply {table.ply}, seat {seat}"
            assert rules.inventory(imagined.state) == things
            different += imagined.state.key() != table.state.key()
            play_on(imagined, seed, 8)  # what was imagined can be played
    assert different, "imagining never changed anything"


def undo_teaches_nothing(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> int:
    """Whatever may be undone freely looks the same to every seat in every world it can imagine."""
    table = deal(rules, seats, seed, options)
    checked = 0
    for _ in telling_moments(table, seed):
        free = table.free_undo
        if not free:
            continue
        past = table.at(table.ply - free)
        for seat in viewers(table):
            imagined = past.imagine(seat, f"{seed} {table.ply}")
            for entry in table.log[-free:]:
                # A seat doesn't know an answer that names a hidden thing; any will look the same to it.
                assert imagined.ask is not None
                offered = list(imagined.ask.options)
                imagined.answer(offered.index(entry.answer) if entry.answer in offered else 0)
            assert imagined.view(seat) == table.view(seat), f"seed {seed}, ply {table.ply}, seat {seat}"
        undone = table.fork()
        undone.undo(free)
        assert undone.key() == past.key()
        assert undone.log == past.log
        for entry in table.log[-free:]:
            undone.answer_with(entry.answer)
        assert undone.key() == table.key()
        checked += 1
    return checked


def refuses_bad_answers(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> None:
    """A wrong index, seat or ply, or an answer after the end, raises and changes nothing."""
    table = deal(rules, seats, seed, options)

    def refused(error: type[AnswerError], answer: Callable[[], None]) -> None:
        before = table.key(), len(table.log), len(table.journal)
        try:
            answer()
        except error:
            assert (table.key(), len(table.log), len(table.journal)) == before
        else:
            raise AssertionError(f"seed {seed}, ply {table.ply}: the answer was taken")

    for _ in random_answers(table, seed):
        assert table.ask is not None
        count, asked = len(table.ask.options), table.ask.seat
        for index in (-1, count, 10**9):
            refused(NoSuchOption, lambda index=index: table.answer(index))  # type: ignore[misc]
        for odd in ("0", 1.0, None, True):
            refused(NoSuchOption, lambda odd=odd: table.answer(odd))  # type: ignore[misc]
        refused(NoSuchOption, lambda: table.answer_with("no such thing"))
        refused(WrongSeat, lambda asked=asked: table.answer(0, seat=asked + 1))  # type: ignore[misc]
        refused(StaleAnswer, lambda: table.answer(0, ply=table.ply - 1))
        refused(StaleAnswer, lambda: table.answer(0, ply=table.ply + 1))
    refused(GameOver, lambda: table.answer(0))
    refused(GameOver, lambda: table.answer_with(None))


def shows_every_question(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> None:
    """Every scene has unique ids; options concern nodes that are there; a seat sees only its choices."""
    names = [f"Player {seat + 1}" for seat in range(seats)]
    table = deal(rules, seats, seed, options)
    for _ in telling_moments(table, seed):
        ask = table.ask
        assert ask is not None
        for seat in viewers(table):
            scene = table.scene(seat, names)
            ids = [node.id for node in scene.walk()]
            assert len(ids) == len(set(ids)), f"seed {seed}, ply {table.ply}: twice the same id"
            imagined = table.imagine(seat, f"{seed} {table.ply}")
            assert imagined.scene(seat, names) == scene, f"seed {seed}, ply {table.ply}: the scene leaks"
            if seat != ask.seat:
                assert scene.prompt is None or not scene.prompt.choices
                continue
            assert scene.prompt is not None
            labels = [choice.label for choice in scene.prompt.choices]
            assert len(labels) == len(ask.options), f"seed {seed}, ply {table.ply}: an option is not shown"
            assert len(labels) == len(set(labels)), f"seed {seed}, ply {table.ply}: twice the same label"
            missing = {node for choice in scene.prompt.choices for node in choice.nodes} - set(ids)
            assert not missing, f"seed {seed}, ply {table.ply}: no node {sorted(missing)}"


def answers_why_not(
    rules: AnyRules, seats: int, seed: int, options: GivenOptions = None, most: int = 100_000
) -> set[str]:
    """Whatever lies beside a thing that can be chosen, and is of its kind, can be chosen or is refused.

    A refusal has a reason and a clause of the ledger. Returns the kinds of questions that came up.
    """
    table = deal(rules, seats, seed, options)
    seen: set[str] = set()
    for _ in random_answers(table, seed, most):
        ask = table.ask
        assert ask is not None
        if ask.options == YES_OR_NO or (ask.kind in seen and table.ply % WHY_NOT_EVERY):
            continue
        seen.add(ask.kind)
        explains_what_is_not_offered(table, f"seed {seed}, ply {table.ply}, {ask.kind}")
    return seen


def explains_what_is_not_offered(table: AnyTable, where: str) -> None:
    """At the question that waits, whatever lies beside the options and is of their kind has a reason."""
    rules, ask = table.rules, table.ask
    assert ask is not None
    clauses = {clause.id for clause in load_ledger(rules.name).clauses}
    names = [f"Player {seat + 1}" for seat in range(table.seats)]

    def explained(refused: NotOffered) -> bool:
        cited = set(refused.rule.split())
        return bool(refused.label and refused.reason and cited) and cited <= clauses

    view = table.view(ask.seat)
    scene, kind = rules.scene(view, ask, names), rules.kind(ask, names, view)
    assert scene.prompt is not None
    for refused in scene.prompt.refused:
        assert explained(refused), f"{where}: {refused}"
    for node in unanswered(scene):
        answer = kind.why_not(node.id)
        assert answer is not None, f"{where}: nothing says why {node.label!r} ({node.id}) is not offered"
        assert explained(answer), f"{where}: {answer}"


WHY_NOT_EVERY = 4
"""A kind of question that has come up is looked at again every so many answers."""


def unanswered(scene: Scene) -> list[Node]:
    """What lies beside things of its kind that can be chosen, and is neither offered nor refused."""
    assert scene.prompt is not None
    things = [set(choice.nodes) for choice in scene.prompt.choices if choice.nodes]
    offered = set[str]().union(*things)
    shared = things[0].intersection(*things) if len(things) > 1 else set[str]()
    chosen = offered - shared  # not what all are about
    answered = offered | {id for refused in scene.prompt.refused for id in refused.nodes}
    found = []
    for trunk in scene.walk():
        kinds = {_family(node) for node in trunk.children if node.id in chosen}
        alike = [node for node in trunk.children if is_thing(node) and _family(node) in kinds]
        found += [node for node in alike if node.id not in answered]
    return found


def _family(node: Node) -> tuple[str, str]:
    """What sort of thing a node is: its kind, and its id without the last name or number."""
    return node.kind, re.sub(r"(:[^:]*|-\d+)$", "", node.id)


def tells_every_beat(rules: AnyRules, seats: int, seed: int, options: GivenOptions = None) -> int:
    """Beats teach nobody what a view doesn't, and lead from scene to scene; their cues say what is seen."""
    names = [f"Player {seat + 1}" for seat in range(seats)]
    table = deal(rules, seats, seed, options)
    checked = 0
    for _ in telling_moments(table, seed):
        where = f"seed {seed}, ply {table.ply}"
        assert table.ask is not None
        told = table.fork()
        told.watch()
        told.answer(Random(where).randrange(len(table.ask.options)))
        checked += len(told.beats)
        for seat in viewers(table):
            for beat in told.beats:
                other = beat.state.clone()
                rules.imagine(other, seat, Luck.seeded(where))
                assert rules.observe(other, beat.answered, seat) == told.beat_view(beat, seat), (
                    f"{where}: after {beat.event} seat {seat} sees what it can't know"
                )
            scene = table.scene(seat, names)
            for seen in scene_beats(told, seat, names, scene):
                before, scene = scene, patched(scene, seen.patch) if seen.patch else scene
                twice = [id for id, times in Counter(node.id for node in scene.walk()).items() if times > 1]
                assert not twice, f"{where}, seat {seat}: {seen.text!r} shows {twice} twice"
                for cue in seen.cues:
                    check_cue(cue, before, scene, f"{where}, seat {seat}, {seen.text!r}: {cue}")
            last = told.scene(seat, names)
            assert patched(scene, difference(scene, last)) == msgspec.structs.replace(last, prompt=None)
    return checked


def check_cue(cue: AnyCue, before: Scene, after: Scene, where: str) -> None:
    """A cue names things that are there, and says what the scene shows."""
    were, are = _places(before), _places(after)
    missing = [id for id in things_of(cue) if id not in were and id not in are]
    assert not missing, f"{where}: no node {missing}"
    if isinstance(cue, Step):
        assert cue.path, f"{where}: a step along no path"
        at, end = are.get(cue.thing), are.get(cue.path[-1]) or were.get(cue.path[-1])
        if at is not None and end is not None:  # it may have fallen there, or be in a tray
            assert max(abs(at[0] - end[0]), abs(at[1] - end[1])) <= 1, f"{where}: it is at {at}, not at {end}"
    elif isinstance(cue, Roll):
        assert cue.dice, f"{where}: a roll without dice"
        assert all(die.face for die in cue.dice), f"{where}: a die without a face"


def _places(scene: Scene) -> dict[str, tuple[float, float] | None]:
    """Every node of a scene, with the middle of its place in units of the board; None if it only flows."""
    found: dict[str, tuple[float, float] | None] = {}

    def visit(node: Node, corner: tuple[float, float] | None) -> None:
        here = None if corner is None or node.at is None else (corner[0] + node.at[0], corner[1] + node.at[1])
        wide, high = node.size or (1.0, 1.0)
        found[node.id] = None if here is None else (here[0] + wide / 2, here[1] + high / 2)
        inner = (0.0, 0.0) if node.kind == "board" and here is None else here
        for child in node.children:
            visit(child, inner)

    for node in scene.nodes:
        visit(node, (0.0, 0.0))
    return found
