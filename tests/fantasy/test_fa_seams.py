"""Where two rules meet: who chooses, in which order things happen, and which clause is cited."""

from __future__ import annotations

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.hooks import TRAP_EFFECTS, USES
from questboard.games.fantasy.inventory import inventory
from questboard.games.fantasy.layout import LAYOUTS, Trap
from questboard.games.fantasy.rules.health import grab
from questboard.games.fantasy.rules.revival import revive
from questboard.games.fantasy.state import VINES, FantasyState
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

ROW = "########\n#......#\n########"
HALL = "########\n#......#\n#......#\n#......#\n########"


# ---- the end of an adventure


@rule("FA-101")
def test_the_conclusion_is_read_after_a_single_adventure_too() -> None:
    table = dungeon(
        "#####\n#.g.#\n#####", {"regdar": "1,1"}, win="defeat_all: Goblin", hp={"goblin-1": 1}, rolls="R2 O2"
    )
    table.turn("regdar").act("attack", "broadsword", "melee", "goblin-1")
    assert table.over
    assert [event.rule for event in table.told("conclusion")] == ["FA-101"]
    assert table.log().splitlines()[-1] == LAYOUTS[table.state.adventure].conclusion == "Test."


@rule("FA-101")
def test_no_conclusion_is_read_after_a_defeat() -> None:
    table = dungeon("#####\n#.g.#\n#####", {"regdar": "1,1"}, hp={"regdar": 1}, rolls="Y2 Y2 O2")
    table.master_turn()
    assert table.over
    assert not table.state.won
    assert table.told("conclusion") == []


# ---- conceding


def party(seats: int = 1, **more: object) -> Dungeon:
    """Two heroes before their turns; with several seats each has a player."""
    given = {"seats": seats, "dungeon_master": "automatic", **more}
    return dungeon(HALL, {"regdar": "1,1", "lidda": "3,3"}, **given).turn("regdar")  # type: ignore[arg-type]


@rule("FA-099")
def test_the_heroes_may_concede_an_adventure() -> None:
    table = party().act("concede")
    assert (table.ask.kind, table.ask.rule) == ("yes", "FA-099")
    table.act(True)
    outcome = RULES.outcome(table.state)
    assert (table.over, table.state.won, outcome.winners) == (True, False, ())
    assert (outcome.rule, outcome.reason) == ("FA-099", "the heroes have conceded")


@rule("FA-099")
def test_a_player_who_thinks_better_of_conceding_goes_on_with_the_turn() -> None:
    table = party().act("concede").act(False)
    assert (table.over, table.state.turn.figure, table.state.turn.actions) == (False, "regdar", 2)
    assert table.choices("concede") == []  # once is enough in a turn


@rule("FA-099")
@pytest.mark.parametrize("agrees", [True, False])
def test_the_heroes_concede_only_if_all_their_players_agree(agrees: bool) -> None:
    table = party(2).act("concede").act(True)
    assert (table.asked, table.ask.rule) == (1, "FA-099")
    table.act(agrees)
    assert table.over == agrees
    assert [event.facts["figure"] for event in table.told("goes-on")] == ([] if agrees else ["lidda"])
    if not agrees:
        assert (table.asked, table.state.turn.figure) == (0, "regdar")


@rule("FA-099")
def test_the_dungeon_master_wins_what_the_heroes_concede_and_is_not_asked() -> None:
    table = dungeon(HALL, {"regdar": "1,1", "lidda": "3,3"}, seats=3).turn("regdar")
    table.act("concede").act(True)
    assert table.asked == table.hero("lidda").seat
    table.act(True)
    assert RULES.outcome(table.state).winners == (0,)


@rule("FA-099")
def test_conceding_is_offered_before_the_first_hero_of_a_round_acts() -> None:
    table = party()
    assert table.choices("concede") == [("concede",)]
    table.act("walk", "3,1")
    assert table.choices("concede") == []  # an action is used
    table.act("end")
    assert (table.state.turn.figure, table.choices("concede")) == ("lidda", [])
    assert [refusal.rule for refusal in table.ask.refused] == ["FA-099"]
    alone = party(dead=["regdar"]).turn("lidda")
    assert alone.choices("concede") == [("concede",)]  # she is the first who lives


@rule("FA-099")
def test_a_hero_who_misses_his_turn_does_not_keep_the_others_from_conceding() -> None:
    table = dungeon(HALL, {"regdar": "1,1", "lidda": "3,3"}, seats=1, dungeon_master="automatic")
    table.hero("regdar").misses = True
    table.turn("regdar")
    assert (table.state.turn.figure, table.choices("concede")) == ("lidda", [("concede",)])
    table.act("end")  # the Dungeon Master has nothing to do, and a new round begins
    assert (table.state.turn.figure, table.choices("concede")) == ("regdar", [("concede",)])
    table.act("end")
    assert (table.state.turn.figure, table.choices("concede")) == ("lidda", [])


@rule("FA-099")
def test_an_adventure_of_a_campaign_that_was_conceded_may_be_tried_again() -> None:
    table = party(campaign=True)
    table.state.adventure = "1"
    table.act("concede").act(True)
    assert (table.ask.prompt, table.ask.rule) == ("Try {adventure} again?", "FA-099")
    table.act(True)
    assert (table.state.adventure, table.state.progress.lost, table.over) == ("1", 1, False)


def test_no_bot_concedes() -> None:
    table = party()
    weights = dict(zip(table.ask.options, RULES.priors(table.state, table.ask), strict=True))
    assert weights[("concede",)] < 1e-9 < max(weights.values())


# ---- roaming monsters


def roamer(**more: object) -> Dungeon:
    """A roaming monster whose entry space a person at the Dungeon Master's seat has yet to choose."""
    return dungeon(
        "#########\n#p,,,,,p#\n#,,,,,,,#\n#########",
        {"lidda": "4,2"},
        set="forest",
        level=2,
        lines="- roaming: 2 Goblin, 1 Gnoll; at start 0",
        seats=2,
        **more,  # type: ignore[arg-type]
    ).play(("roamer_enters",))


@rule("FA-117", "FA-122")
def test_a_roaming_monster_that_has_just_been_drawn_is_not_among_those_defeated() -> None:
    table = roamer()
    assert table.ask.rule == "FA-118"
    for seat in (0, 1):
        scene = table.table.scene(seat, ["Ada", "Bea"])
        labels = [node.label for node in scene.walk()]
        assert not any("defeated" in label for label in labels), labels
        assert [label for label in labels if "just drawn" in label], labels  # it is public at once
    table.act("7,1")
    assert table.monsters == ["gnoll-1"]
    assert not any("just drawn" in node.label for node in table.table.scene(1, ["Ada", "Bea"]).walk())


@rule("FA-122")
def test_no_roaming_card_is_lost_while_its_figure_is_being_placed() -> None:
    before = roamer()
    counted = inventory(before.state)
    assert inventory(before.act("7,1").state) == counted
    assert counted["monster gnoll"] == 5


# ---- which clause is cited


@rule("FA-085")
def test_a_revived_hero_who_is_put_beside_his_token_is_put_there_by_the_rule_of_revival() -> None:
    table = dungeon(ROW, {"regdar": "1,1", "lidda": "1,1"}, dead=["lidda"])
    table.happen(lambda s: revive(s, s.hero("lidda"), "FA-085"))
    assert [event.rule for event in table.told("put")] == ["FA-085"]


def test_teleport_puts_a_hero_somewhere_by_the_rule_of_spells() -> None:
    table = dungeon(HALL, {"mialee": "1,1"}, level=3, items={"mialee": ["teleport"]}).turn("mialee")
    table.act("cast", "teleport", "mialee").act(table.square("6,3"))
    assert [event.rule for event in table.told("put")] == ["FA-028"]


@rule("FA-190")
def test_a_snow_chute_puts_a_hero_somewhere_by_its_own_rule() -> None:
    table = dungeon("########\n#..^...#\n########", {"lidda": "2,1"}, lines="- traps: 3,1 Snow chute to 6,1")
    table.turn("lidda").act("walk", "3,1")
    assert [event.rule for event in table.told("put")] == ["FA-190"]


@rule("FA-206")
def test_a_hero_who_steps_aside_after_a_trap_does_so_by_the_rule_of_stepping_aside() -> None:
    table = dungeon(
        "########\n#..^...#\n########", {"lidda": "2,1", "regdar": "3,1"}, lines="- traps: 3,1 Pit"
    )
    table.turn("lidda").act("walk", "4,1").act(table.square("4,1"))
    assert [event.rule for event in table.told("put")] == ["FA-206"]


@rule("FA-097")
def test_charging_spurs_are_an_artifact_and_not_a_re_roll_of_an_attack() -> None:
    table = dungeon(
        "#########\n#,,,,g,,#\n#########",
        {"regdar": "1,1"},
        set="forest",
        level=2,
        items={"regdar": ["charging-spurs"]},
        rolls="charge:- charge:2",
    )
    table.turn("regdar").act("charge", "goblin-1")
    assert table.ask.rule == "FA-097"


# ---- a person is the Dungeon Master

TOWER = """
    ###########
    #..+,,,,,,#
    #..#,,,,,,#
    #..#,,HH,,#
    #..#,,HH,,#
    #..#,,,,,,#
    ###########
"""


@rule("FA-017", "FA-175")
def test_the_dungeon_master_may_place_the_monsters_of_a_tower_top_elsewhere_on_it() -> None:
    table = dungeon(
        TOWER,
        {"lidda": "2,1"},
        set="winter",
        level=3,
        lines="- tower: 6,3 to 7,4; top `GC` `..`\n- chests: 1 ordinary",
        hidden="B",
        seats=2,
    ).turn("lidda")
    table.act("open", 0)
    assert (table.asked, table.ask.kind) == (0, "placing")
    spots = [table.square(spot) for spot in ("6,3 top", "6,4 top", "7,4 top")]
    assert [square for square in table.ask.options if square is not None] == spots  # not on the chest
    table.act(table.square("7,4 top"))
    assert table.at("winter-goblin-1") == "7,4 top"
    assert table.state.monsters[0].area == -1  # it still counts as placed on the top


@rule("FA-017")
def test_the_ground_of_a_tower_is_for_those_who_were_placed_on_the_ground() -> None:
    table = dungeon(
        TOWER.replace(",,,,,,#", ",,G,,,#", 1),
        {"lidda": "2,1"},
        set="winter",
        level=3,
        lines="- tower: 6,3 to 7,4; top `..` `..`",
        hidden="B",
        seats=2,
    ).turn("lidda")
    table.act("open", 0)
    assert table.square("9,5") in table.ask.options
    assert not any(square is not None and table.state.ground.on_top(square) for square in table.ask.options)


# ---- coming back to life


@rule("FA-085")
def test_the_player_of_a_revived_hero_chooses_among_equally_near_free_spaces() -> None:
    table = dungeon(
        HALL,
        {"regdar": "3,2", "lidda": "3,2"},
        dead=["lidda"],
        seats=2,
        dungeon_master="automatic",
    )
    table.happen(lambda s: revive(s, s.hero("lidda"), "FA-085"))
    assert (table.asked, table.ask.rule) == (table.hero("lidda").seat, "FA-085")
    assert sorted(table.ask.options) == sorted(table.square(spot) for spot in ("3,1", "2,2", "4,2", "3,3"))
    assert table.act(table.square("4,2")).at("lidda") == "4,2"


@rule("FA-085")
def test_nobody_is_asked_where_a_hero_comes_back_whose_space_is_free() -> None:
    table = dungeon(HALL, {"regdar": "1,1", "lidda": "3,2"}, dead=["lidda"])
    table.happen(lambda s: revive(s, s.hero("lidda"), "FA-085"))
    assert (table.at("lidda"), table.told("put")) == ("3,2", [])


# ---- two effects at once


@rule("FA-060")
def test_winged_sandals_do_not_take_the_rogues_own_bonus_away() -> None:
    for items in (["short-sword", "winged-sandals"], ["short-sword"]):
        table = dungeon(
            "########\n#.e....#\n########", {"lidda": "1,1"}, level=3, items={"lidda": items}, rolls="Y2 O1"
        )
        table.turn("lidda").act("walk", "3,1").act("attack", "short-sword", "melee", "ogre-1")
        assert table.monster("ogre-1").hp == 12 - (3 + 1 - 2), items


@rule("FA-097")
@pytest.mark.parametrize("first", ["pit", "helm"])
def test_the_order_of_a_pit_and_the_helm_of_command_does_not_matter(first: str) -> None:
    async def both(s: FantasyState) -> None:
        hero = s.hero("regdar")
        if first == "helm":
            await USES["helm-of-command"](s, hero)
        await TRAP_EFFECTS["pit"](s, "regdar", Trap(hero.square, "pit"))
        if first == "pit":
            await USES["helm-of-command"](s, hero)

    table = dungeon(HALL, {"regdar": "1,1"}).happen(both).turn("regdar")
    assert table.state.turn.actions == 2  # one less for the pit, one more for the helm
    assert table.act("end").state.turn.actions == 2  # and neither has anything to do with the turn after it


@rule("FA-046")
def test_two_pits_leave_a_hero_one_action_all_the_same() -> None:
    async def both(s: FantasyState) -> None:
        await TRAP_EFFECTS["pit"](s, "regdar", Trap(s.hero("regdar").square, "pit"))
        await TRAP_EFFECTS["pit"](s, "regdar", Trap(s.hero("regdar").square, "pit"))

    assert dungeon(HALL, {"regdar": "1,1"}).happen(both).turn("regdar").state.turn.actions == 1


@rule("FA-130")
@pytest.mark.parametrize(("holder", "held"), [("owlbear-1", ""), (VINES, VINES)])
def test_a_charge_pushes_a_hero_out_of_a_grasp_but_vines_come_along(holder: str, held: str) -> None:
    table = dungeon(
        "###########\n#r,,,,,,,,#\n#,,,,u,,,,#\n###########",
        {"lidda": "5,1"},
        set="forest",
        level=2,
        seats=2,
        rolls="charge:3 charge:3 turn:0 Y0 Y0 S-",
    )
    grab(table.state, table.hero("lidda"), holder)
    table.master_turn().act("razor-boar-1").act("charge", "lidda").act(table.square("6,1"))
    assert (table.at("lidda"), table.hero("lidda").held) == ("6,1", held)


# ---- objectives


def captive(win: str, drawing: str = "########\n#.1..2g#\n########") -> Dungeon:
    """A captive beside Lidda, and what stands in the way of freeing him."""
    lines = "- numbered: 1 at 2,1 = captive (person); 2 at 5,1 = seal (object AC 0, HP 1)"
    return dungeon(drawing, {"lidda": "1,1"}, win=win, lines=lines).turn("lidda")


@rule("FA-100")
@pytest.mark.parametrize(
    "before", ["defeat_all: Goblin", "destroy: 2", "defeat_area: A", "fetch: Phylactery"]
)
def test_whatever_stands_before_then_must_be_done_before_a_person_is_freed(before: str) -> None:
    assert captive(f"{before}; then free: 1").choices("free") == []
    assert captive(f"{before}; free: 1").choices("free") == [("free", "1")]  # in any order


@rule("FA-100")
def test_once_what_stands_before_then_is_done_a_person_can_be_freed() -> None:
    table = captive("destroy: 2; then free: 1")
    table.state.fallen.append("2")
    table.turn("lidda").act("free", "1")
    assert (table.over, table.state.won) == (True, True)


@rule("FA-100")
def test_the_sheriff_is_freed_after_angor_is_defeated_and_the_guide_at_any_time() -> None:
    def order(adventure: str) -> list[bool]:
        return [part.then for part in LAYOUTS[adventure].win]

    assert order("2") == [False, True]
    assert order("winter-4") == [False, False]
    assert order("winter-5") == [False, True]


# ---- campaigns


@rule("FA-098", "FA-099")
@pytest.mark.parametrize(
    ("before", "last", "won"),
    [((4, 7), True, False), ((7, 4), False, True), ((5, 6), True, True), ((6, 5), False, False)],
)
def test_a_campaign_that_goes_on_after_defeats_is_decided_by_all_its_adventures(
    before: tuple[int, int], last: bool, won: bool
) -> None:
    table = dungeon(ROW, {"regdar": "1,1"}, campaign=True, after_defeat="go on", adventure="12")
    s = table.state
    s.adventure, s.won, s.rule, s.reason = "12", last, "FA-100", "all heroes are dead"
    s.progress.won, s.progress.lost = before
    table.play(("adventure_over",))
    outcome = RULES.outcome(table.state)
    assert bool(outcome.winners) == won
    counts = f"{before[0] + last} of 12 adventures"
    assert counts in outcome.reason, outcome.reason


@rule("FA-098")
def test_a_campaign_without_a_defeat_is_won_with_its_last_adventure() -> None:
    table = dungeon(ROW, {"regdar": "1,1"}, campaign=True, after_defeat="go on", adventure="12")
    s = table.state
    s.adventure, s.won, s.progress.won = "12", True, 11
    table.play(("adventure_over",))
    assert RULES.outcome(table.state).reason == "the campaign is won with its last adventure"
