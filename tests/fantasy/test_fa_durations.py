"""How long things last, and who is nearest: rules that hold now and no longer hold later."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from questboard.games.fantasy.rules.flight import monster_lands
from questboard.games.fantasy.rules.health import grab, lose
from questboard.games.fantasy.rules.spaces import put
from questboard.games.fantasy.state import VINES, FantasyState
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

# ---- who can't move on its next turn


def rooted_by(item: str, **more: object) -> Dungeon:
    """An ogre that a hero's card has just kept from moving; the Dungeon Master is a person."""
    hero, spot, deed, rolls = {
        "entangle": ("orwick", "3,1", ("cast", "entangle", "ogre-1"), ""),
        "web": ("mialee", "1,1", ("cast", "web", "4,1"), ""),
        "bola": ("lidda", "1,1", ("attack", "bola", "ranged", "ogre-1"), "Y0 S*"),
        "thornwood-staff": ("orwick", "3,1", ("attack", "thornwood-staff", "melee", "ogre-1"), "R0 O0 S*"),
        "wall-of-fire": ("mialee", "3,1", ("cast", "wall-of-fire", "east"), "O2 O2"),
    }[item]
    table = dungeon(
        "##########\n#,,,e,,,,#\n#,,,,,,,,#\n##########",
        {hero: spot, "regdar": "4,2"},
        set="forest",
        level=3,
        items={hero: [item], "regdar": ["broadsword"]},
        seats=2,
        rolls=rolls,
        **more,  # type: ignore[arg-type]
    )
    return table.turn(hero).act(*deed)


def to_the_master(table: Dungeon) -> Dungeon:
    """Heroes end their turns until it is the Dungeon Master's."""
    while table.asked != 0:
        table.act("end")
    return table


ROOTING = ["entangle", "web", "bola", "thornwood-staff", "wall-of-fire"]


@rule("FA-061")
@pytest.mark.parametrize("item", ROOTING)
def test_a_monster_that_cannot_move_on_its_next_turn_may_still_attack_in_it(item: str) -> None:
    table = to_the_master(rooted_by(item)).act("ogre-1")
    assert table.choices("walk") == []
    assert ("attack", "melee", "regdar") in table.ask.options


@rule("FA-061")
@pytest.mark.parametrize("item", ROOTING)
def test_a_monster_that_could_not_move_on_one_turn_can_on_the_next(item: str) -> None:
    table = to_the_master(rooted_by(item)).act("ogre-1").act("done")
    assert table.asked == 1
    assert not table.monster("ogre-1").rooted
    to_the_master(table).act("ogre-1")
    assert table.choices("walk") != []


@rule("FA-061")
@pytest.mark.parametrize("item", ROOTING)
def test_the_turn_that_a_monster_cannot_move_on_passes_even_if_it_does_nothing_or_misses_it(
    item: str,
) -> None:
    idle = to_the_master(rooted_by(item)).act(None)  # the ogre is not used
    assert (idle.asked, idle.monster("ogre-1").rooted) == (1, False)
    missed = rooted_by(item)
    missed.monster("ogre-1").misses = 1
    missed.act("end").act("end")  # the Dungeon Master has no other monster
    assert (missed.asked, missed.state.master_turns) == (1, 1)
    assert (missed.monster("ogre-1").rooted, missed.monster("ogre-1").misses) == (False, 0)


@rule("FA-057", "FA-023")
def test_a_hero_who_cannot_move_is_held_up_on_the_next_turn_that_he_takes() -> None:
    """Elwick entangles him; a turn that he misses is none of his."""

    def entangled(misses: bool) -> Dungeon:
        table = dungeon(
            "##########\n#,,,1,,,,#\n##########",
            {"regdar": "1,1"},
            set="forest",
            level=3,
            lines="- numbered: 1 at 4,1 = Elwick: Elwick",
            seats=2,
        ).master_turn()
        table.act("elwick-1").act("power", "entangle", "regdar")
        table.hero("regdar").misses = misses
        return table.act("done")

    table = entangled(False)
    assert (table.state.turn.figure, table.choices("walk")) == ("regdar", [])
    table.act("end").act(None)
    assert table.choices("walk") != []
    missed = entangled(True)
    assert (missed.asked, missed.state.master_turns) == (0, 2)
    missed.act(None)
    assert (missed.state.turn.figure, missed.choices("walk")) == ("regdar", [])


# ---- the nearest trap


def winding(face: str, seats: int = 1, **more: object) -> Dungeon:
    """One room around a wall; of its traps the first in reading order is the farthest."""
    drawing = """
        ###########
        #^......###
        #.#####.###
        #.#^..#.###
        #.###.#.###
        #.....#.^.#
        ###########
    """
    lines = "- traps: 1,1 Pit; 3,3 Arrow; 8,5 Net"
    return dungeon(
        drawing,
        {"lidda": "7,4"},
        lines=lines,
        seats=seats,
        rolls=f"search:{face}",
        **more,  # type: ignore[arg-type]
    ).turn("lidda")


def found(table: Dungeon) -> set[str]:
    """The traps that were found."""
    s = table.state
    return {trap.kind for trap in s.traps if s.found >> trap.square & 1}


@rule("FA-048")
def test_an_eye_shows_the_trap_nearest_to_the_hero_wherever_it_stands_on_the_map() -> None:
    assert found(winding("1").act("search")) == {"net"}


@rule("FA-048")
def test_two_eyes_show_the_two_nearest_by_the_steps_that_lead_there() -> None:
    """The arrow trap is 4 columns away, but the way to it leads around the wall and past the pit."""
    assert found(winding("2").act("search")) == {"net", "pit"}


@rule("FA-048")
def test_figures_and_chests_on_the_way_do_not_make_a_trap_any_farther() -> None:
    drawing = "###########\n#^.C.....^#\n###########"
    table = dungeon(
        drawing,
        {"lidda": "5,1", "regdar": "4,1"},
        lines="- traps: 1,1 Pit; 9,1 Arrow\n- chests: 1 ordinary",
        seats=2,
        rolls="search:1",
    ).turn("lidda")
    table.act("search")
    assert sorted(table.ask.options) == [table.square("1,1"), table.square("9,1")]  # both 4 steps away


# ---- grasps (FA-130)


def grasped(drawing: str = "#########\n#,,,u,,,#\n#,,,,,,,#\n#########", **more: object) -> Dungeon:
    """Jozan in the grip of an owlbear."""
    table = dungeon(
        drawing,
        {"jozan": "3,1", "regdar": "7,2"},
        set="forest",
        level=2,
        **more,  # type: ignore[arg-type]
    )
    grab(table.state, table.hero("jozan"), "owlbear-1")
    return table


def grip(table: Dungeon) -> tuple[str, str]:
    """Who holds Jozan, and whom the owlbear holds if it is still there."""
    owlbear = table.state.monster("owlbear-1")
    return table.hero("jozan").held, owlbear.holds if owlbear is not None else ""


@rule("FA-130")
def test_a_held_hero_is_held_by_one_creature_which_holds_nobody_else() -> None:
    assert grip(grasped()) == ("owlbear-1", "jozan")


def carried(s: FantasyState) -> object:
    return put(s, s.hero("jozan"), s.ground.width + 6, "FA-046")


async def fly_away(s: FantasyState) -> None:
    monster_lands(s, s.monsters[0], s.ground.width + 6)


async def holder_dies(s: FantasyState) -> None:
    lose(s, "owlbear-1", 99, "FA-081")


async def hero_dies(s: FantasyState) -> None:
    lose(s, "jozan", 99, "FA-081")


@rule("FA-130")
@pytest.mark.parametrize("event", [carried, fly_away, holder_dies, hero_dies])
def test_a_grasp_ends_when_either_figure_is_moved_away_or_dies(
    event: Callable[[FantasyState], object],
) -> None:
    assert grip(grasped().happen(event)) == ("", "")  # type: ignore[arg-type]


@rule("FA-130")
@pytest.mark.parametrize(
    ("deed", "rolls"), [(("walk", "4,2"), ""), (("attack", "melee", "jozan"), "Y0 O0 P1 S-")]
)
def test_a_grasp_ends_when_the_holder_moves_even_a_step_or_attacks(deed: tuple[str, ...], rolls: str) -> None:
    table = grasped(seats=2, rolls=rolls).master_turn().act("owlbear-1")
    assert grip(table) == ("owlbear-1", "jozan")
    assert grip(table.act(*deed)) == ("", "")


@rule("FA-130")
def test_a_grasp_goes_on_when_another_monster_moves_attacks_or_dies() -> None:
    drawing = "#########\n#,g,u,,,#\n#,,,,,,,#\n#########"
    table = grasped(drawing, seats=2, rolls="Y0 Y0 O0").master_turn().act("goblin-1")
    table.act("attack", "melee", "jozan").act("walk", "1,2").act("done")
    assert grip(table) == ("owlbear-1", "jozan")

    async def other_dies(s: FantasyState) -> None:
        lose(s, "goblin-1", 99, "FA-081")

    assert grip(grasped(drawing).happen(other_dies)) == ("owlbear-1", "jozan")


@rule("FA-130", "FA-128")
def test_a_creature_holds_one_hero_at_a_time_and_a_held_hero_is_not_grabbed_again() -> None:
    table = grasped("#########\n#,,,u,,,#\n#,,m,,,,#\n#########")
    grab(table.state, table.hero("jozan"), "shambling-mound-1")
    assert grip(table) == ("owlbear-1", "jozan")
    assert table.monster("shambling-mound-1").holds == ""


@rule("FA-130")
def test_teleport_breaks_a_grasp_and_vines() -> None:
    for holder in ("owlbear-1", VINES):
        table = dungeon(
            "#########\n#,,,u,,,#\n#,,,,,,,#\n#########",
            {"jozan": "3,1", "mialee": "2,1"},
            set="forest",
            level=3,
            items={"mialee": ["teleport"], "jozan": []},
        )
        grab(table.state, table.hero("jozan"), holder)
        table.turn("mialee").act("cast", "teleport", "jozan").act(table.square("7,2"))
        assert grip(table) == ("", ""), holder
