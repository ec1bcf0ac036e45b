"""The portal's content files: a typing mistake in one is named with its file and line."""

from importlib.resources import as_file, files
from shutil import copytree

import pytest

from questboard.content import ContentError
from questboard.games.portal import content
from questboard.games.portal.hooks import ARRIVALS, GOALS
from questboard.games.portal.state import Options
from questboard.ledger import load_ledger


@pytest.fixture
def folder(tmp_path):
    with as_file(files(content)) as printed:
        return copytree(printed, tmp_path / "content")


def load(folder):
    content.load_heroes(folder, content.load_effects(folder))
    content.load_objectives(folder)
    content.load_tiles(folder)
    content.load_pieces(folder)


def complaint(folder):
    with pytest.raises(ContentError) as refused:
        load(folder)
    return str(refused.value)


def test_the_files_as_they_are_have_no_mistake(folder):
    load(folder)


CLASSES = [
    "Artificer", "Barbarian", "Bard", "Cleric", "Druid", "Fighter", "Monk", "Paladin", "Ranger", "Rogue",
    "Sorcerer", "Warlock", "Wizard",
]  # fmt: skip

KINDS = [
    "board_end", "board_insert", "diamond", "food_B", "food_G", "food_R", "food_Y", "gem_B", "gem_G", "gem_R",
    "gem_Y", "potion", "reference",
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "entry", "right", "wrong", "problem"),
    [
        (
            "heroes", "id: R01", "effect: BAR-a", "effect: BAR-c",
            "effect: 'BAR-c' is no effect of a Barbarian; there is BAR-a and BAR-b",
        ),
        (
            "heroes", "id: R01", "effect: BAR-a", "effect: BRD-a",
            "effect: 'BRD-a' is no effect of a Barbarian; there is BAR-a and BAR-b",
        ),
        (
            "heroes", "id: Y02", "class_name: Barbarian", "class_name: Barbarain",
            f"class_name: 'Barbarain' is not one of {', '.join(CLASSES)}; did you mean 'Barbarian'?",
        ),
        ("heroes", "id: R01", "color: R", "color: Y", "color: expected 'R' as the id 'R01' says, got 'Y'"),
        ("heroes", "id: G04", "id: G04", "id: G40", "expected the id 'G04' here, got the id 'G40'"),
        (
            "heroes", "id: R01", "R-GG", "----",
            "order: expected four of R, Y, G, B and '-', at least two of them letters, got '----'",
        ),
        (
            "heroes", "id: R01", "R-GG", "--G-",
            "order: expected four of R, Y, G, B and '-', at least two of them letters, got '--G-'",
        ),
        (
            "effects", "code: BAR-b", "code: BAR-b", "code: BAR-a",
            "the code 'BAR-a' is taken; line 4 has it already",
        ),
        ("objectives", "id: O9,", "id: O9", "id: O99", "expected the id 'O9' here, got the id 'O99'"),
        (
            "tiles", "layout: B, color: Y", "color: Y", "color: R",
            "the layout 'B' with the color 'R' is taken; line 4 has it already",
        ),
        ("tiles", "layout: A, color: G", "count: 4", "count: 0", "count: expected int >= 1"),
        (
            "supplies", "kind: food_R", "food_R", "food_r",
            f"kind: 'food_r' is not one of {', '.join(KINDS)}; did you mean 'food_R'?",
        ),
        ("supplies", "kind: food_Y", "food_Y", "food_R", "the kind 'food_R' is taken; line 5 has it already"),
        ("supplies", "kind: potion", "count: 9", "count: -3", "count: expected int >= 1"),
    ],
)  # fmt: skip
def test_a_typing_mistake_is_named_with_its_line(folder, file, entry, right, wrong, problem):
    path = folder / f"{file}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if entry in line)
    assert right in lines[at]
    lines[at] = lines[at].replace(right, wrong, 1)
    path.write_text("\n".join(lines), encoding="utf-8")
    assert complaint(folder) == f"{file}.yaml, line {at + 1}: {problem}"


@pytest.mark.parametrize(
    ("file", "entry", "problem"),
    [
        ("heroes", "id: R05", "expected the id 'R05' here, got the id 'R06'"),
        ("objectives", "id: O10", "expected the id 'O10' here, got the id 'O11'"),
        (
            "tiles",
            "layout: A, color: R",
            "expected the layout 'A' with the color 'R' here, got the layout 'A' with the color 'Y'",
        ),
        ("supplies", "kind: gem_B", "expected the kind 'gem_B' here, got the kind 'diamond'"),
    ],
)
def test_a_lost_entry_is_missed_where_it_stood(folder, file, entry, problem):
    path = folder / f"{file}.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if entry in line)
    del lines[at]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert complaint(folder) == f"{file}.yaml, line {at + 1}: {problem}"


def test_every_objective_has_its_goal():
    assert set(GOALS) == set(content.OBJECTIVES)


def test_every_effect_has_its_function_and_a_hero():
    assert set(ARRIVALS) == set(content.EFFECTS) == {hero.effect for hero in content.HEROES.values()}


def test_every_class_has_two_effects():
    classes = [effect.class_name for effect in content.EFFECTS.values()]
    assert sorted(classes) == sorted(2 * CLASSES)


FOR_AUTHORS = (
    "implement", "engine", "software", "invariant", "unit test", "content/", ".yaml", ".py", "atomic",
    "ruling:",
    *(name for name in Options.__struct_fields__ if "_" in name),
)  # fmt: skip


def test_the_rulebook_that_players_read_speaks_to_players():
    for clause in load_ledger("portal").clauses:
        text = f"{clause.rule} {clause.note}".lower()
        assert not [word for word in FOR_AUTHORS if word in text], clause.id
        assert not clause.note.startswith("Ruling"), clause.id  # the display says that itself
