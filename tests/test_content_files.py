"""Content files: what is read, and what a person is told who has made a mistake in one."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from questboard.content import ContentError, Deck, Page, Source, load_entries


class Effect(msgspec.Struct, tag_field="kind", tag=str.lower):
    times: int = 1


class Heal(Effect):
    pass


class Harm(Effect):
    who: str = "foe"


class Patron(msgspec.Struct):
    id: str
    color: Literal["R", "Y", "N"]
    order: Annotated[str, Meta(pattern="^[RYGB-]{4}$")]
    class_: str = msgspec.field(name="class", default="")
    pmb: list[str] = []
    figures: dict[str, int] = {}
    effects: list[Heal | Harm] = []
    lucky: bool = False
    source: Source = "original"
    count: int = 1
    table: Annotated[str, Meta(pattern="^T[0-9]$", description="T and a digit")] = "T0"


def patrons(folder: Path, text: str) -> list[Patron]:
    file = folder / "patrons.yaml"
    file.write_text(text, encoding="utf-8")
    return load_entries(file, Patron)


def test_entries_are_read_in_their_order(tmp_path):
    text = """
        - {id: mog, color: R, order: R-GG, class: Bard, pmb: [R, swap]}
        - id: lin
          color: Y
          order: "----"
          lucky: true
          effects: [{kind: harm, who: all}, {kind: heal, times: 2}]
    """
    mog, lin = patrons(tmp_path, text)
    assert mog == Patron("mog", "R", "R-GG", "Bard", ["R", "swap"])
    assert lin == Patron("lin", "Y", "----", lucky=True, effects=[Harm(who="all"), Heal(2)])


@pytest.mark.parametrize(
    "word", ["Y", "N", "y", "n", "yes", "No", "on", "OFF", "1:30", "010", "1e3", "2023-05-01"]
)
def test_words_stay_words(tmp_path, word):
    (patron,) = patrons(tmp_path, f"- {{id: {word}, color: N, order: RRRR}}")
    assert patron.id == word


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- id: mog\n  colour: R", "line 2: 'colour' is not a field of Patron; did you mean 'color'?"),
        ("- id: mog\n  color: R", "line 1: missing field 'order'"),
        ("- {id: mog, color: R,\n   order: RRR}", "line 2: order: expected str matching ^[RYGB-]{4}$"),
        ("- {id: mog, color: R, order: RRRR, pmb: [R,\n   3]}", "line 2: pmb[1]: expected str, got int"),
        ("- {id: mog, color: R, order: RRRR, pmb: R}", "line 1: pmb: expected a list, got str"),
        ("- {id: mog, color: R, order: RRRR,\n   class: [1]}", "line 2: class: expected str, got a list"),
        (
            "- {id: mog, color: R, order: RRRR,\n   figures: {hp: x}}",
            "line 2: figures: expected int, got str",
        ),
        ("- {id: mog, color: R, order: RRRR, lucky: yes}", "line 1: lucky: expected bool, got str"),
        (
            "- {id: mog, color: R, order: RRRR,\n   source: publik}",
            "line 2: source: 'publik' is not one of original, public, recalled, rulebook; "
            "did you mean 'public'?",
        ),
        (
            "- {id: mog, color: R, order: RRRR, effects: [\n   {kind: harm, whom: me}]}",
            "line 2: 'whom' is not a field of Harm; did you mean 'who'?",
        ),
        (
            "- {id: mog, color: R, order: RRRR, effects: [\n   {kind: heal, who: me}]}",
            "line 2: 'who' is not a field of Heal; its fields are times",
        ),
        (
            "- {id: mog, color: R, order: RRRR}\n- {id: mog, color: Y, order: RRRR}",
            "line 2: the id 'mog' is taken; line 1 has it already",
        ),
        (
            "- id: mog\n  color: R\n  order: RRRR\n  color: Y",
            "line 4: the key 'color' is taken; line 2 has it already",
        ),
        (
            "- {id: mog, color: R, order: RRRR,\n   table: 7}",
            "line 2: table: expected T and a digit, got '7'",
        ),
        ("id: mog", "line 1: expected a list of entries, each beginning with '- '"),
        ("- mog", "line 1: expected a mapping with the fields of Patron"),
        ("- !python/name:os.system", "line 1: could not determine a constructor"),
        ("- id: mog\n  order: [R,\n", "line 3: "),
        ("- id: mog\n\tcolor: R\n", "line 2: "),
    ],
)
def test_a_mistake_is_named_with_its_line(tmp_path, text, message):
    with pytest.raises(ContentError) as refused:
        patrons(tmp_path, text)
    assert str(refused.value).startswith(f"patrons.yaml, {message}")


@pytest.fixture
def regulars(tmp_path):
    file = tmp_path / "patrons.yaml"
    file.write_text("- {id: mog, color: R, order: RRRR}\n- id: lin\n  color: R\n  order: YYYY\n")
    return file


def test_a_key_can_be_any_field(regulars):
    with pytest.raises(ContentError) as refused:
        load_entries(regulars, Patron, "color")
    assert str(refused.value) == "patrons.yaml, line 2: the color 'R' is taken; line 1 has it already"


def test_a_key_can_be_several_fields(regulars):
    assert len(load_entries(regulars, Patron, ("color", "order"))) == 2
    with pytest.raises(ContentError) as refused:
        load_entries(regulars, Patron, ("color", "source"))
    assert str(refused.value) == (
        "patrons.yaml, line 2: the color 'R' with the source 'original' is taken; line 1 has it already"
    )


def test_a_game_refuses_an_entry_with_its_line(regulars):
    page = Page(regulars, Patron)
    with pytest.raises(ContentError, match=r"^patrons\.yaml, line 2: lin is barred$"):
        page.refuse(page.entries[1], "lin is barred")


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        (["mog", "ott"], "line 2: expected the id 'ott' here, got the id 'lin'"),
        (["mog", "lin", "ott"], "line 2: expected the id 'ott' after this"),
        (["mog"], "line 2: expected nothing more here, got the id 'lin'"),
    ],
)
def test_a_game_can_expect_certain_keys(regulars, ids, message):
    page = Page(regulars, Patron)
    page.expect("mog", "lin")
    with pytest.raises(ContentError) as refused:
        page.expect(*ids)
    assert str(refused.value) == f"patrons.yaml, {message}"


def test_a_game_can_expect_more_than_an_empty_list(tmp_path):
    (tmp_path / "patrons.yaml").write_text("[]")
    with pytest.raises(ContentError, match=r"^patrons\.yaml, line 1: expected the id 'mog' after this$"):
        Page(tmp_path / "patrons.yaml", Patron).expect("mog")


def test_an_empty_file_is_a_mistake(tmp_path):
    with pytest.raises(ContentError, match=r"^patrons\.yaml is empty$"):
        patrons(tmp_path, "# nobody yet\n")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ContentError, match=r"^patrons\.yaml can't be opened: No such file"):
        load_entries(tmp_path / "patrons.yaml", Patron)


def test_a_file_that_is_not_text_is_named(tmp_path):
    (tmp_path / "patrons.yaml").write_bytes(b"- id: \xff")
    with pytest.raises(ContentError, match=r"^patrons\.yaml is not UTF-8 text"):
        load_entries(tmp_path / "patrons.yaml", Patron)


@given(text=st.text("-: \n{}[]idcolorRYG'\"#&*!|>?%@`,", max_size=40))
def test_no_text_can_do_worse_than_a_content_error(tmp_path_factory, text):
    folder = tmp_path_factory.mktemp("content", numbered=True)
    with suppress(ContentError):
        patrons(folder, text)


def test_a_deck_counts_its_entries_by_source():
    deck = Deck.of(
        "patrons",
        [
            Patron("mog", "R", "RRRR", source="public", count=3),
            Patron("lin", "Y", "RRRR", source="rulebook"),
            Patron("ott", "Y", "RRRR"),
        ],
    )
    assert deck == Deck("patrons", 5, {"rulebook": 1, "public": 3, "recalled": 0, "original": 1})
    assert list(deck.sources) == ["rulebook", "public", "recalled", "original"]
