"""Saves: a game on paper comes back whole, or a sentence says what is wrong with the paper."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import assume, example, given, reject, settings
from hypothesis import strategies as st

from questboard.games import load_rules
from questboard.games.portal import Portal
from questboard.games.portal.state import Options, PortalState
from questboard.kernel import Fixed, Luck, Origin, SaveError, SetupError, Table, saves
from questboard.kernel.record import Entry
from questboard.testing.conformance import AnyTable, deal, play_on
from questboard.text import open_game
from tests.kernel.crumb import CRUMB

PORTAL = load_rules("portal")

REASONS = (
    "this is not a Questboard save",
    "this save has format",
    "this save is of another game",
    "this save is from version",
    "this save is cut short",
    "this save has been edited",
    "this save does not follow the rules",
    "this save does not replay",
)


def refusal(text: str, rules: Any = PORTAL) -> str:
    """The sentence with which a save is refused."""
    with pytest.raises(SaveError) as caught:
        Table.load(rules, text)
    sentence = str(caught.value)
    assert sentence.startswith(REASONS), sentence
    assert "\n" not in sentence
    return sentence


# ---- random games of The Yawning Portal, cut at a random moment


def values(hint: Any) -> tuple[Any, ...]:
    """What a rule option can be set to."""
    return get_args(hint) if get_origin(hint) is Literal else (False, True)


rule_options = st.fixed_dictionaries(
    {},
    optional={
        name: st.sampled_from(values(hint))
        for name, hint in get_type_hints(Options).items()
        if name != "first_player"  # which depends on the number of seats
    },
)


@st.composite
def games(draw: st.DrawFn) -> AnyTable:
    """A table somewhere between the deal and the end."""
    try:
        table = deal(PORTAL, draw(st.integers(1, 4)), draw(st.integers(0, 999)), draw(rule_options))
    except SetupError:  # rule options that don't go together
        reject()
    play_on(table, draw(st.integers(0, 999)), draw(st.integers(0, 200)))
    return table


@cache
def a_save() -> str:
    """One save in the middle of a game, to be spoiled in many ways."""
    table = deal(PORTAL, 3, seed=1)
    play_on(table, 1, 40)
    return table.save()


FIRST_LINE = a_save().index("\n")


# ---- what is whole comes back whole


@settings(max_examples=60)
@given(games())
def test_a_state_goes_to_json_and_messagepack_and_back(table):
    state = table.state.clone()
    for wire in (msgspec.json, msgspec.msgpack):
        again = wire.decode(wire.encode(state), type=PortalState)
        assert again == state
        assert again.key() == state.key()


@settings(max_examples=40)
@given(games())
def test_a_saved_game_loads_to_the_same_game(table):
    text = table.save()
    loaded = Table.load(PORTAL, text)
    assert loaded.key() == table.key()
    assert loaded.log == table.log
    assert loaded.free_undo == table.free_undo
    assert loaded.origin == table.origin
    assert msgspec.json.encode(loaded.journal) == msgspec.json.encode(table.journal)
    assert loaded.save() == text
    assert play_on(loaded, 7) == play_on(table, 7)


@settings(max_examples=40)
@given(games())
def test_a_game_begun_from_a_position_is_saved_with_it(table):
    assume(table.ask is not None)
    begun = Table(PORTAL, PORTAL.parse(PORTAL.notate(table.state)))
    play_on(begun, 3, 5)
    loaded = Table.load(PORTAL, begun.save())
    assert loaded.key() == begun.key()
    assert loaded.log == begun.log
    assert play_on(loaded, 7) == play_on(begun, 7)


def test_a_position_with_numbered_things_is_saved_with_them():
    table = Table(CRUMB, CRUMB.setup(3, Fixed(), Luck.seeded(1)))
    assert list(table.state.foes) == [0, 1]
    assert Table.load(CRUMB, table.save()).key() == table.key()


def test_the_first_line_says_which_game_it_is():
    header = saves.read_header(a_save())
    assert (header.questboard, header.game, header.rules) == (saves.FORMAT, "portal", PORTAL.version)


def test_a_save_whose_last_newline_is_lost_is_whole():
    assert Table.load(PORTAL, a_save().removesuffix("\n")).save() == a_save()


# ---- cut short


def test_a_save_cut_anywhere_after_its_first_line_is_cut_short():
    whole = len(a_save()) - 1
    for length in range(FIRST_LINE + 1, whole):
        assert f"cut short: {whole - length} of its " in refusal(a_save()[:length])


def test_a_save_cut_inside_its_first_line_is_cut_short():
    for length in range(len('{"questboard":'), FIRST_LINE + 1):
        assert "cut short" in refusal(a_save()[:length])


@settings(max_examples=40)
@given(games(), st.data())
def test_any_game_cut_anywhere_is_refused(table, data):
    text = table.save()
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    assert refusal(cut).startswith(("this save is cut short", "this is not a Questboard save"))


# ---- edited

characters = (
    st.characters() | st.characters(categories=["Cs"]) | st.sampled_from('0123456789 \n\r\t-.{}[]",:')
)


@settings(max_examples=400)
@given(st.integers(0, len(a_save()) - 1), characters)
@example(a_save().index('"length":') + len('"length":'), "1")
@example(a_save().index('"length":') + len('"length":'), "-")
@example(FIRST_LINE + 5, "\ud800")
@example(5, "\ud800")
def test_a_save_with_any_character_changed_is_refused(index, character):
    text = a_save()
    assume(text[index] != character)
    sentence = refusal(text[:index] + character + text[index + 1 :])
    if index > FIRST_LINE:
        assert "has been edited" in sentence


@given(st.text(st.characters() | st.characters(categories=["Cs"]), min_size=1))
@example("\n")
@example("more")
def test_text_after_the_end_is_refused_as_an_edit(more):
    assert "has been edited" in refusal(a_save() + more)


def test_a_digest_in_capitals_is_an_edit():
    first, _, rest = a_save().partition("\n")
    before, _, digest = first.rpartition(":")
    assert "has been edited" in refusal(f"{before}:{digest.upper()}\n{rest}")


def test_lines_that_were_dropped_doubled_or_swapped_are_noticed():
    first, second = a_save().splitlines(keepends=True)
    assert "not a Questboard save" in refusal(second)
    assert "not a Questboard save" in refusal(second + first)
    assert "cut short" in refusal(first)
    assert "has been edited" in refusal(first + first + second)
    assert "has been edited" in refusal(first + second + second)


def test_the_second_line_of_another_game_is_noticed():
    other = deal(PORTAL, 3, seed=2)
    play_on(other, 1, 60)
    mixed = a_save().splitlines()[0] + "\n" + other.save().splitlines()[1] + "\n"
    assert refusal(mixed).startswith(("this save has been edited", "this save is cut short"))


# ---- another game, another version, another format


def test_a_save_of_another_game_names_it():
    assert refusal(a_save(), CRUMB) == "this save is of another game: portal, not crumb"
    assert refusal(deal(CRUMB, 2, 1).save()) == "this save is of another game: crumb, not portal"


def test_a_save_of_another_version_of_the_rules_names_both():
    class Mended(Portal):
        version = PORTAL.version + 1

    sentence = refusal(a_save(), Mended())
    assert f"from version {PORTAL.version} of the rules; these are version {PORTAL.version + 1}" in sentence


def test_a_save_of_another_format_names_both():
    text = a_save().replace('"questboard":1', '"questboard":2')
    assert refusal(text) == "this save has format 2; this program reads 1"


def test_a_save_of_a_later_format_is_known_by_its_number_alone():
    assert refusal('{"questboard":2,"something":"else"}\n') == "this save has format 2; this program reads 1"


# ---- not a save at all


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        " \n\n",
        "null",
        "{}",
        "[]\n[]\n",
        "Dear diary,\ntoday we opened the portal.\n",
        '{"questboard":"1"}\n{}\n',
        "\x00\x01\x02",
        "\ufeff" + a_save(),
        "\ud800",
        "[" * 100_000,
        '{"deep":' + "[" * 100_000,
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_anything_else_is_not_a_questboard_save(text):
    assert "not a Questboard save" in refusal(text)


@given(st.binary())
def test_binary_garbage_is_not_a_questboard_save(garbage):
    assert "not a Questboard save" in refusal(garbage.decode("latin-1"))
    assert "not a Questboard save" in refusal(garbage.decode("utf-8", "surrogateescape"))


@given(st.text())
def test_text_is_not_a_questboard_save(text):
    assert "not a Questboard save" in refusal(text)


# ---- sealed, and wrong all the same


def spoiled(**parts: Any) -> str:
    """A save with a true seal around something that no game has written."""
    table = deal(PORTAL, 2, seed=1)
    play_on(table, 1, 20)
    for name, value in parts.items():
        setattr(table, name, value)
    return table.save()


def sealed(body: str) -> str:
    """A save with a true seal around any text."""
    seal = saves._seal("portal", PORTAL.version, body)
    header = saves.Header(saves.FORMAT, "portal", PORTAL.version, len(body), seal)
    return f"{msgspec.json.encode(header).decode()}\n{body}\n"


@pytest.mark.parametrize(
    "body", ["", "{}", "[]", "nonsense", "null", '{"log":[],"end":""}', '{"log":' + "[" * 100_000]
)
def test_a_sealed_text_that_is_no_game_is_refused(body):
    assert "does not follow the rules" in refusal(sealed(body))


@pytest.mark.parametrize(
    "answer", ["nonsense", 10**9, None, 1.5, [], [["R"]], {"hero": "R01"}, {}, True], ids=repr
)
def test_an_answer_that_was_never_offered_is_refused(answer):
    assert "does not follow the rules" in refusal(spoiled(log=[Entry(0, answer)]))


@pytest.mark.parametrize("seat", [-1, 7, 10**9])
def test_an_answer_by_somebody_who_was_not_asked_is_refused(seat):
    log = Table.load(PORTAL, spoiled()).log
    assert "is asked, not seat" in refusal(spoiled(log=[Entry(seat, log[0].answer), *log[1:]]))


def test_answers_after_the_end_are_refused():
    table = deal(PORTAL, 2, seed=1)
    play_on(table, 1, 10_000)
    table.log.append(table.log[-1])
    assert "the game is over" in refusal(table.save())


@pytest.mark.parametrize(
    "origin",
    [
        Origin(9, {}, b"key"),
        Origin(2, {"nonsense": 1}, b"key"),
        Origin(2, {"tile_layout": "Z"}, b"key"),
        Origin(2, {}, b"key" * 100),
        Origin(2, {}, b""),
    ],
    ids=["seats", "option", "value", "long key", "other key"],
)
def test_a_deal_that_cannot_be_is_refused(origin):
    assert refusal(spoiled(origin=origin)).startswith(
        ("this save does not follow the rules", "this save does not replay")
    )


@pytest.mark.parametrize(
    ("field", "value"),
    [("agenda", [("nonsense",)]), ("agenda", [()]), ("players", []), ("row", ""), ("turn", "x")],
)
def test_a_position_that_cannot_be_is_refused(field, value):
    state = PORTAL.setup(2, Options(), Luck.seeded(1))
    setattr(state, field, value)
    assert "does not follow the rules" in refusal(spoiled(origin=None, _start=state))


def test_a_game_that_leads_elsewhere_under_changed_rules_does_not_replay():
    class Loaded(Portal):
        """The same game with other dice, and nobody has moved its version."""

        def setup(self, seats: int, options: Options, luck: Luck) -> PortalState:
            return super().setup(seats, options, Luck.seeded("loaded"))

    table = deal(PORTAL, 2, seed=1)
    assert refusal(table.save(), Loaded()) == (
        "this save does not replay: its answers lead to another position"
    )


# ---- files


def test_a_file_that_is_refused_is_left_as_it_was(tmp_path):
    file = tmp_path / "game.save"
    for spoilt in (a_save()[:300], a_save().replace("R", "Y"), "", "nonsense"):
        file.write_text(spoilt, encoding="utf-8")
        with pytest.raises(SaveError):
            open_game(file)
        assert file.read_text(encoding="utf-8") == spoilt
    file.write_bytes(Random(1).randbytes(500))
    with pytest.raises(SaveError):
        open_game(file)
    assert file.read_bytes() == Random(1).randbytes(500)
