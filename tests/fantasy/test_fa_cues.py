"""What a watched table shows: each event has its cues, they are true, and nothing changes untold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from questboard.beats import SceneBeat, scene_beats
from questboard.bots.policies import inclined
from questboard.cues import Attack, Card, Condition, Defeat, Gain, Health, Laid, Roll, Step, things_of
from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.cues import OF_CARDS, SHOWN, cards_show
from questboard.games.fantasy.hooks import REGISTRY, Told
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.options import KINDS
from questboard.games.fantasy.parts import Event as Happening
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.master import event_in_words
from questboard.games.fantasy.sentences import EVENTS, SENTENCES, cards_say
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Lasting
from questboard.kernel import Luck, Table
from questboard.kernel.beats import Beat
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon
from tests.nightly import nightly_except

TALK = {
    "charge-failed",
    "declined",
    "fled",
    "found-nothing",
    "goes-on",
    "grounded",
    "joined",
    "monster-turn",
    "no-traps",
    "rages",
    "search-stopped",
    "shared",
    "slipped-away",
    "star-costs-more",
    "stays",
}
"""Events that are told and not shown: nothing on the table is different, or the next event shows it."""


def test_every_event_shows_something_or_is_mere_talk() -> None:
    assert {*SHOWN} | {*cards_show()} | TALK == {*EVENTS, *SENTENCES, *cards_say()}
    assert not TALK & ({*SHOWN} | {*cards_show()})


def test_a_card_shows_only_what_it_tells_and_in_a_way_that_is_known() -> None:
    for card in REGISTRY:
        if isinstance(card, Told):
            assert {*card.shows} == {*card.says}, card.id
            assert {*card.shows.values()} <= {*OF_CARDS}


# ---- whole games

GAMES = [*nightly_except(RULES.adventures, "1", "6", "11", "forest-3", "forest-6", "winter-1", "winter-6")]


AT_RANDOM = 0.25
"""How often a player takes anything at all, so that rare things happen, too."""


def played(adventure: str, **options: str) -> Iterator[tuple[Table[Any, Any], FantasyState, list[Beat[Any]]]]:
    """A game of players in a hurry: after each answer the table, the position before, and the beats."""
    given = {"adventure": adventure, "dungeon_master": "automatic", **options}
    table, chance = Table.new(RULES, 2, given, Luck.seeded(f"cues {adventure}")), Random(adventure)
    table.watch()
    while table.ask is not None and table.ply < 600:
        before = table.state.clone()
        at_random = chance.random() < AT_RANDOM
        count = len(table.ask.options)
        table.answer(chance.randrange(count) if at_random else inclined(RULES, table, chance))
        yield table, before, list(table.beats)


def told_of(beat: Beat[Any]) -> list[Any]:
    """The cues of a beat for the first seat."""
    view = RULES.observe(beat.state, beat.answered, 0)
    return list(RULES.cues(beat.event.seen_by(0), view, ["Ada", "Ben"]))


def standing(s: FantasyPosition) -> dict[str, int]:
    """Where everybody stands or lies, by node."""
    found = {ids.figure(hero.name): hero.square for hero in s.heroes if hero.square >= 0}
    found |= {ids.figure(monster.uid): monster.square for monster in s.monsters}
    return found | {ids.figure(digit): s.thing(digit).square for digit in s.things}


def hit_points(s: FantasyPosition) -> dict[str, int]:
    """The HP of everybody, by node."""
    found = {ids.figure(hero.name): hero.hp for hero in s.heroes}
    found |= {ids.figure(monster.uid): monster.hp for monster in s.monsters}
    return found | {ids.figure(digit): left for digit, left in s.things.items()}


def alive(id: str) -> str:
    """The node of a figure while it stood."""
    return id.replace("fallen:", "hero:")


@pytest.mark.parametrize("adventure", GAMES)
def test_nobody_moves_comes_or_goes_untold(adventure: str) -> None:
    for table, past, beats in played(adventure):
        before = standing(past)
        for beat in beats:
            now, cues = standing(beat.state), told_of(beat)
            moved = {id for id in {*before, *now} if before.get(id) != now.get(id)}
            shown = {alive(cue.thing) for cue in cues if isinstance(cue, Step | Defeat)}
            shown |= {thing for cue in cues if isinstance(cue, Laid) for thing in cue.things}
            shown |= {cue.start for cue in cues if isinstance(cue, Gain)}
            assert moved <= shown, f"{beat.event} hides that {moved - shown} moved"
            for cue in cues:
                if isinstance(cue, Step):
                    end = ids.square(now[alive(cue.thing)])
                    assert cue.path[-1] == end, f"{beat.event}: {cue.thing} is at {end}"
            before = now
        if not table.state.over:
            assert standing(table.state) == before, "somebody has moved after the last event"


@pytest.mark.parametrize("adventure", GAMES)
def test_hit_points_change_when_they_are_told_and_as_they_are_told(adventure: str) -> None:
    for table, past, beats in played(adventure):
        before = hit_points(past)
        for beat in beats:
            now, cues = hit_points(beat.state), told_of(beat)
            health = {alive(cue.thing): cue for cue in cues if isinstance(cue, Health)}
            for id in before.keys() & now.keys():
                change = now[id] - before[id]
                assert change == (health[id].amount if id in health else 0), f"{beat.event}: {id}"
            for id, cue in health.items():
                assert cue.left == now[id], f"{beat.event}: {id} has {now[id]}"
            before = now
        if not table.state.over:
            assert hit_points(table.state) == before


@pytest.mark.parametrize("adventure", GAMES)
def test_the_dice_of_an_attack_add_up_to_its_swords(adventure: str) -> None:
    rolls = [cue for _, _, beats in played(adventure) for beat in beats for cue in told_of(beat)]
    sums = [roll for roll in rolls if isinstance(roll, Roll) and roll.total is not None]
    assert sums
    for roll in sums:
        shown = [int(die.face.split()[0]) for die in roll.dice if die.face[0].isdigit()]
        assert sum(shown) + (roll.bonus or 0) == roll.total, roll


@pytest.mark.parametrize("adventure", GAMES)
def test_every_card_lies_in_one_place_whenever_something_is_told(adventure: str) -> None:
    for _, past, beats in played(adventure):
        if not past.heroes or not past.order:
            continue  # heroes take their things while the table is set up
        for beat in beats:
            if not beat.state.over:
                assert RULES.inventory(beat.state) == RULES.inventory(past), beat.event


@pytest.mark.parametrize("adventure", GAMES)
def test_what_befalls_a_figure_and_what_hides_is_told(adventure: str) -> None:
    for _, past, beats in played(adventure):
        before = befallen(past)
        for beat in beats:
            now, cues = befallen(beat.state), told_of(beat)
            gained = {(alive(c.thing), c.name) for c in cues if isinstance(c, Condition) and c.gained}
            ended = {(alive(c.thing), c.name) for c in cues if isinstance(c, Condition) and not c.gained}
            gone = {alive(c.thing) for c in cues if isinstance(c, Defeat)}
            assert now - before <= gained, f"{beat.event} hides {now - before - gained}"
            assert {(id, name) for id, name in before - now if id not in gone} <= ended, beat.event
            before = now


def befallen(s: FantasyPosition) -> set[tuple[str, str]]:
    """Who is held, will miss a turn, or has a card on him."""
    found = {(ids.figure(hero.name), "Held") for hero in s.heroes if hero.held}
    found |= {(ids.figure(hero.name), "Misses a turn") for hero in s.heroes if hero.misses}
    found |= {(ids.figure(monster.uid), "Misses a turn") for monster in s.monsters if monster.misses}
    return found | {(ids.figure(each.on), ITEMS[each.card].name) for each in s.lasting if each.on}


@pytest.mark.parametrize("adventure", GAMES)
def test_monsters_of_the_automatic_dungeon_master_say_why_they_attack(adventure: str) -> None:
    for _, _, beats in played(adventure):
        for beat in beats:
            if beat.event.kind in ("attacks", "charges") and beat.event.facts["figure"] not in HEROES:
                (attack,) = [cue for cue in told_of(beat) if isinstance(cue, Attack)]
                assert attack.reason, beat.event
                words = RULES.describe(beat.event, ["Ada", "Ben"])
                assert words.endswith(f" ({attack.reason}).")


# ---- single events


def beats_of(table: Dungeon, *option: Any) -> list[SceneBeat]:
    """Answer on a watched table; what the first seat sees of it."""
    table.table.watch()
    table.act(*option)
    return scene_beats(table.table, 0, ["Ada"], table.table.scene(0, ["Ada"]))


def cues_in(beats: list[SceneBeat], kind: type[Any]) -> list[Any]:
    """All cues of a kind."""
    return [cue for beat in beats for cue in beat.cues if isinstance(cue, kind)]


@rule("FA-081")
def test_a_hit_shows_its_dice_its_sum_and_what_is_left() -> None:
    table = dungeon("######\n#.e..#\n######", {"regdar": "1,1"}, rolls="R2 O1").turn("regdar")
    beats = beats_of(table, "attack", "broadsword", "melee", "ogre-1")
    (attack,), (roll,), (health,) = (cues_in(beats, kind) for kind in (Attack, Roll, Health))
    assert (attack.attacker, attack.targets, attack.name) == (
        "hero:regdar",
        ("monster:ogre-1",),
        "Broadsword",
    )
    assert [die.face for die in roll.dice] == ["2 swords", "1 sword"]
    assert (roll.bonus, roll.total, roll.against, roll.verdict) == (1, 4, "AC 2", "hit")
    assert (health.thing, health.amount, health.left) == ("monster:ogre-1", -2, table.monster("ogre-1").hp)
    assert [beat.text for beat in beats if beat.text] == [
        "Regdar attacks ogre 1 with Broadsword.",
        "Regdar rolls 3 + 1 = 4 swords (red 2 and orange 1) against AC 2: a hit.",
        f"Ogre 1 loses 2 HP; {table.monster('ogre-1').hp} left.",
    ]


@rule("FA-081")
def test_a_blow_that_armour_stops_says_so_and_shows_no_loss() -> None:
    table = dungeon("######\n#.e..#\n######", {"regdar": "1,1"}, rolls="R0 O1").turn("regdar")
    beats = beats_of(table, "attack", "broadsword", "melee", "ogre-1")
    (roll,), (health,) = cues_in(beats, Roll), cues_in(beats, Health)
    assert (roll.verdict, health.thing, health.amount) == ("miss", "monster:ogre-1", 0)
    assert "Regdar rolls 1 + 1 = 2 swords (red 0 and orange 1) against AC 2: a miss." in [
        beat.text for beat in beats
    ]


@rule("FA-078")
@pytest.mark.parametrize(("again", "told"), [(None, ("miss", 2)), (0, ("hit", 3))])
def test_a_die_that_may_be_rolled_again_is_asked_about_with_the_sum_so_far(
    again: int | None, told: tuple[str, int]
) -> None:
    table = dungeon(
        "######\n#.e..#\n######",
        {"mialee": "1,1"},
        items={"mialee": ["quarterstaff"]},
        rolls="Y0 Y2 Y1",
    ).turn("mialee")
    (roll,) = cues_in(beats_of(table, "attack", "quarterstaff", "melee", "ogre-1"), Roll)
    assert (roll.verdict, roll.total) == ("", 2)
    assert table.prompt == (
        "Mialee rolled 2 swords against ogre 1 with AC 2: a miss. Roll which die again with Quarterstaff?"
    )
    (last,) = cues_in(beats_of(table, again), Roll)
    assert (last.verdict, last.total) == told


@rule("FA-037")
def test_a_walk_over_a_key_is_told_in_legs() -> None:
    table = dungeon("#######\n#.....#\n#######", {"lidda": "1,1"})
    table.state.lost_keys = 1 << table.square("3,1")
    beats = beats_of(table.turn("lidda"), "walk", "5,1")
    first, second = cues_in(beats, Step)
    assert first.path == tuple(ids.square(table.square(spot)) for spot in ("2,1", "3,1"))
    assert second.path == tuple(ids.square(table.square(spot)) for spot in ("4,1", "5,1"))
    (key,) = cues_in(beats, Gain)
    assert (key.start, key.end) == (ids.key(table.square("3,1")), ids.KEYS)
    assert [type(cue) for beat in beats for cue in beat.cues][:3] == [Step, Gain, Step]


@rule("FA-015")
def test_the_monsters_of_a_new_room_appear_one_by_one() -> None:
    table = dungeon("########\n#..+ggg#\n########".replace("ggg", "g.g"), {"regdar": "2,1"}, hidden="B")
    table.turn("regdar")
    beats_of(table, "open", 0)
    seen = [
        (len(beat.state.lurking), len(beat.state.monsters))
        for beat in table.table.beats
        if beat.event.kind in ("revealed", "appeared")
    ]
    assert seen == [(2, 0), (1, 1), (0, 2)]


@rule("FA-028")
def test_an_effect_that_ends_says_so() -> None:
    table = dungeon("########\n#......#\n########", {"mialee": "1,1", "lidda": "3,1"})
    table.state.lasting = [Lasting("mage-armour", "mialee", "mialee")]
    table.turn("lidda")
    beats = [*beats_of(table, "end")]
    while table.state.turn.figure != "mialee":
        beats += beats_of(table, "end")
    (ended,) = cues_in(beats, Condition)
    assert (ended.thing, ended.name, ended.gained) == ("hero:mialee", "Mage Armour", False)
    assert "Mage Armour on Mialee ends." in [beat.text for beat in beats]


@rule("FA-131")
def test_a_charge_shows_where_it_runs() -> None:
    table = dungeon(
        "###########\n#.....e...#\n###########",
        {"regdar": "1,1"},
        set="forest",
        rolls="charge:3 charge:2 turn:0 Y1 Y1 S-",
    ).turn("regdar")
    beats = beats_of(table, "charge", "ogre-1")
    legs = [step for step in cues_in(beats, Step) if step.thing == "hero:regdar"]
    assert [len(step.path) for step in legs] == [3, 1, 1]


@rule("FA-040")
def test_a_card_from_a_chest_is_turned_over_and_goes_to_its_finder() -> None:
    table = dungeon("######\n#.C..#\n######", {"lidda": "1,1"}, deck=["healing"]).turn("lidda")
    beats = beats_of(table, "walk", "2,1")
    shown, kept = cues_in(beats, Card)
    assert (shown.deed, shown.start, shown.face.text) == ("reveal", ids.ITEM_DECK, "Healing")
    assert (kept.deed, kept.card, kept.end) == ("draw", "card:lidda:healing", "player:lidda")


@rule("FA-036")
def test_a_door_known_to_be_locked_is_refused_while_there_is_no_key() -> None:
    table = dungeon("######\n#...L#\n######", {"regdar": "3,1"}).turn("regdar")
    assert table.choices("open") == [("open", 0)]
    table.act("open", 0)
    assert (table.choices("open"), table.state.turn.actions) == ([], 1)
    (refusal,) = [each for each in table.ask.refused if each.option == ("open", 0)]
    assert refusal.reason == "it is locked, and the heroes have no skeleton key"
    table.state.keys = 1
    assert table.turn("regdar").choices("open") == [("open", 0)]


def test_a_walk_onto_a_chest_or_a_known_trap_says_what_happens_there() -> None:
    table = dungeon("#######\n#.C...#\n#.^...#\n#######", {"regdar": "1,1"}, lines="- traps: 2,2 Pit")
    table.state.found = 1 << table.square("2,2")
    table.turn("regdar")
    assert "walk to b1 and open the chest" in table.options
    assert "walk to b2, onto the trap" in table.options
    scene = table.table.scene(0, ["Ada"])
    assert scene.prompt is not None
    details = {choice.label: choice.detail for choice in scene.prompt.choices}
    assert details["walk to b1 and open the chest"] == "1 square; opening it is another action"
    assert details["walk to b2, onto the trap"] == "2 squares; Pit goes off and ends the turn"


@rule("FA-061")
def test_a_monster_that_does_nothing_says_so() -> None:
    table = dungeon("########\n#.#..o.#\n########".replace("o", "g"), {"regdar": "1,1"})
    table.master_turn()
    assert "Goblin 1 does nothing: no hero is in its reach." in table.log()


@rule("FA-190")
def test_a_hero_ahead_of_the_area_stands_on_a_square_that_is_drawn() -> None:
    table = dungeon("#########\n#..+....#\n#########", {"lidda": "2,1"}, hidden="B")
    table.state.heroes[0].square = table.square("6,1")
    drawn = {node.id for node in table.turn("lidda").table.scene(0, ["Ada"]).walk()}
    assert ids.square(table.square("6,1")) in drawn
    assert ids.square(table.square("5,1")) not in drawn


def test_a_tie_between_squares_that_are_as_near_is_minor_and_other_squares_are_not() -> None:
    assert KINDS["nearest square"].minor
    assert not any(KINDS[kind].minor for kind in ("square", "start", "push", "placing", "hidden trap", "act"))


def test_the_dice_on_the_table_say_that_a_monster_attacks_and_not_with_what() -> None:
    table = dungeon("######\n#.ke.#\n######".replace("ke", "k."), {"regdar": "1,1"}, rolls="Y1 O1 R1")
    table.master_turn()
    (track,) = [node for node in table.table.scene(0, ["Ada"]).walk() if node.id == "dice"]
    assert track.label.startswith("Skeleton 1 attacks: ")


@pytest.mark.parametrize(("count", "words"), [(1, "1 winter wolf comes"), (2, "2 winter wolves come")])
def test_the_dungeon_masters_notes_count_monsters(count: int, words: str) -> None:
    event = Happening("taken", item="phylactery", monster="winter-wolf", count=count, area=0)
    layout = LAYOUTS["winter-1"]
    assert event_in_words(layout, event) == f"When Phylactery is taken, {words} to area A."


def test_everything_that_cues_name_is_there() -> None:
    table = dungeon("######\n#.eg.#\n######", {"regdar": "1,1"}, rolls="R2 O2").turn("regdar")
    before = {node.id for node in table.table.scene(0, ["Ada"]).walk()}
    for beat in beats_of(table, "attack", "broadsword", "melee", "ogre-1"):
        for cue in beat.cues:
            assert {*things_of(cue)} <= before
