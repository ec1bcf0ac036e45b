"""The scene of Dragonfire: what lies where, what would happen, and what can be chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.games.dragonfire.content import ADVENTURES, CARDS, FEATURES
from questboard.games.dragonfire.scene.outlook import outlook
from questboard.games.dragonfire.scene.room import Box
from questboard.kernel import Table
from questboard.scene import Node, Scene
from questboard.testing import rule
from tests.dragonfire.party import Party, party

NAMES = ["Ada", "Bob", "Cid", "Dot", "Eve", "Fay"]


def drawn(table: Party, seat: int = 0) -> Scene:
    """The scene of a position, as a seat sees it."""
    return table.table.scene(seat, NAMES[: len(table.state.characters)])


def things(scene: Scene) -> dict[str, Node]:
    """Every node by its id."""
    return {node.id: node for node in scene.walk()}


def box(node: Node) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a thing on the board."""
    assert node.at is not None
    assert node.size is not None
    return (*node.at, node.at[0] + node.size[0], node.at[1] + node.size[1])


def choices(scene: Scene) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What may be chosen: what each option would do, and what it is about."""
    assert scene.prompt
    return {choice.label: (choice.detail, choice.nodes) for choice in scene.prompt.choices}


def battle(**wanted: Any) -> Party:
    """The Fighter faces a Grick Knot and a token, the Wizard a Troll; the others face nothing."""
    position = {"encounters": [("troll", 1), ("grick-knot", 0)], "tokens": [(0, "K", "1", 1)], **wanted}
    return party(hands={0: ["glory", "glory", "grace"]}, **position).play_cards(0)


# ---- encounters


def test_an_encounter_lies_before_its_player_with_its_track_as_a_column() -> None:
    table = battle()
    shown = things(drawn(table))
    foe = table.foe("troll")
    levels = [shown[f"troll-1:level:{index}"] for index in range(len(foe.levels))]
    assert "troll-1:track" in {child.id for child in shown["troll-1"].children}
    heights = [box(level)[1] for level in levels]
    assert heights == sorted(heights)
    assert [level.hollow for level in levels] == [False] * len(levels)
    card, plate = shown["troll-1"], box(shown["seat:1"])
    assert plate[0] <= box(card)[0] <= plate[2]
    assert box(card)[3] < plate[1], "the plate is at the foot of the place"
    assert card.label.startswith("Troll, ")
    assert "facing Bob" in card.label
    assert shown["troll-1:strength"].text == str(table.strength("troll"))


def test_a_level_of_a_colour_shows_an_icon_for_each_point_and_a_cleared_one_is_hollow() -> None:
    table = party(encounters=[("death-slaad", 0)])
    table.foe("death-slaad").cleared = 0b10
    shown = things(drawn(table.play_cards(0)))
    amounts = [level.amount if level.color else 1 for level in table.foe("death-slaad").levels]
    for index, amount in enumerate(amounts):
        icons = [id for id in shown if id.startswith(f"death-slaad-1:level:{index}")]
        assert len(icons) == amount
    assert [shown[f"death-slaad-1:level:{index}"].hollow for index in range(4)] == [False, True, False, False]


def test_square_levels_have_corners_and_the_tripwire_is_a_line_across_the_track() -> None:
    table = party(encounters=[("helmed-horror", 0), ("death-slaad", 1)]).play_cards(0)
    shown = things(drawn(table))
    kinds = [shown[f"helmed-horror-1:level:{index}"].kind for index in range(4)]
    assert kinds == ["slot" if level.square else "token" for level in table.foe("helmed-horror").levels]
    assert "slot" in kinds
    parts = [shown[f"death-slaad-1:{part}"] for part in ("level:1", "tripwire", "level:2")]
    above, line, below = (box(part)[1] for part in parts)
    assert above < line < below
    assert parts[1].color == "diamond"
    assert "Tripwire, " in shown["death-slaad-1"].label


def test_tokens_lie_before_their_card_and_say_what_they_are() -> None:
    shown = things(drawn(battle(encounters=[("kobold-pack", 0)], tokens=[])))
    card, token = shown["kobold-pack-1"], shown["kobold-pack-token-1"]
    assert box(token)[1] > box(card)[3]
    assert token.label.startswith("Kobold Pack token 1, ")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_place_of_the_viewer_is_wider_than_the_others(seat: int) -> None:
    shown = things(drawn(battle(), seat))
    wide = [right - left for left, _, right, _ in (box(shown[f"seat:{each}"]) for each in range(4))]
    others = [each for place, each in enumerate(wide) if place != seat]
    assert wide[seat] > 1.6 * max(others)
    assert max(others) == pytest.approx(min(others))


def test_encounters_of_others_lie_one_above_the_other_and_the_viewers_side_by_side() -> None:
    foes = [("troll", 0), ("ogre", 0), ("orog", 1), ("death-slaad", 1)]
    shown = things(drawn(party(encounters=foes).play_cards(0)))
    troll, ogre, orog, slaad = (box(shown[f"{name}-1"]) for name in ("troll", "ogre", "orog", "death-slaad"))
    assert troll[1] == ogre[1]
    assert troll[2] < ogre[0]
    assert orog[0] == slaad[0]
    assert orog[3] < slaad[1]


def upright(node: Node) -> Box:
    """Left, top, right and bottom of a thing in an upright window."""
    assert node.upright is not None
    left, top, wide, high = node.upright
    return (left, top, left + wide, top + high)


@pytest.mark.parametrize("window", ["wide", "upright"])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_nothing_lies_on_anything_else(count: int, window: str) -> None:
    screens = ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-rogue-male",
               "half-orc-fighter", "sun-elf-wizard")[:count]  # fmt: skip
    foes = [(name, 0) for name in ("troll", "ogre", "orog", "death-slaad", "helmed-horror")]
    table = party(
        screens, encounters=[*foes, ("kobold-pack", 1), ("choke-point", 1)], places={1: "choke-point"}
    )
    board = things(drawn(table.play_cards(0)))["table"]
    place = box if window == "wide" else upright
    children = [node for node in board.children if window == "wide" or node.upright]
    boxes = {node.id: place(node) for node in children if not node.id.startswith("marker:")}
    size = board.size if window == "wide" else (board.upright or ())[2:]
    assert size
    for id, (left, top, right, bottom) in boxes.items():
        assert min(left, top) >= 0, id
        assert right <= size[0] + 0.01, id
        assert bottom <= size[1] + 0.01, id
        over = [
            other
            for other, (x, y, far, down) in boxes.items()
            if other != id and left < far and x < right and top < down and y < bottom
        ]
        assert over == [], id


# ---- what would happen


def test_what_the_damage_would_clear_is_struck_out_at_once() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)], tokens=[(0, "K", "1", 1)]).play_cards(0)
    token = table.state.encounters[-1]
    before = things(drawn(table))
    assert not before[token.uid].glow
    assert f"{token.uid}:struck" not in before
    table.answer("play Glory")
    after = things(drawn(table))
    assert after[token.uid].glow
    assert f"{token.uid}:struck" in after
    assert "about to fall" in after[token.uid].label


def test_the_outlook_of_a_known_position() -> None:
    """An Ogre and a token of strength 1 face the Fighter; one black point clears the token."""
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)], tokens=[(0, "K", "1", 1)]).play_cards(0)
    ogre, token = table.strength("ogre"), table.state.encounters[-1].uid
    table.answer("play Glory")
    found = outlook(table.table.view(0))
    assert (found.damage, found.damage_after) == (ogre + 1, ogre)
    assert (found.falling, found.defeated, found.aims) == ({token: [0]}, [token], {0: token})
    shown = drawn(table)
    threat = things(shown)["seat:0:threat"]
    assert threat.text == str(ogre)
    assert threat.label == f"Ada would take {ogre} damage instead of {ogre + 1}."
    outlook_in_words = choices(shown)["deal damage"][0]
    assert outlook_in_words.startswith(f"you would take {ogre} damage; ")
    assert outlook_in_words.endswith("is defeated")


def test_a_spectator_sees_what_faces_everybody() -> None:
    table = battle()
    shown = things(drawn(table, 2))
    assert shown["seat:1:threat"].text == str(table.strength("troll"))
    assert "seat:2:threat" not in shown


def test_in_deal_damage_each_shot_can_be_dragged_to_each_encounter_that_it_may_hit() -> None:
    table = party(hands={0: ["glory", "grace"]}, encounters=[("ogre", 0), ("troll", 1)]).play_cards(0)
    table.answer("play Glory", "play Grace", "deal damage")
    shown = drawn(table)
    offered = choices(shown)
    assert offered["Glory (1 black): Ogre"][1] == ("shot:0", "ogre-1")
    assert offered["Grace (1 green): Troll"][1] == ("shot:1", "troll-1")
    assert offered["Glory (1 black): nothing"][1] == ("shot:0",)
    assert "Proposed" in things(shown)["shot:0"].label
    table.answer("Glory (1 black): Troll")
    assert things(drawn(table))["shot:0"].lines == ("goes to Troll",)


@rule("DF-104")
def test_the_preview_promises_nothing_of_a_card_behind_its_tokens() -> None:
    table = party(hands={0: ["glory", "grace"]}, encounters=[("kobold-pack", 0)])
    del table.state.encounters[2:]
    table.play_cards(0).answer("play Glory", "play Grace", "deal damage")
    offered = choices(drawn(table))
    assert offered["Glory (1 black): Kobold Pack"][0] == "its tokens must fall first"
    assert offered["Glory (1 black): Kobold Pack token 1"][0] == "defeats Kobold Pack token 1"
    table.answer("Grace (1 green): Kobold Pack token 1")
    assert choices(drawn(table))["Glory (1 black): Kobold Pack"][0] == "its tokens must fall first"
    table.answer("deal it as proposed")
    assert table.foe("kobold-pack").cleared == 0b001, "the proposal knows that its token falls"


@rule("DF-104")
def test_why_a_card_cannot_be_damaged_is_explained_by_its_tokens() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("kobold-pack", 0)]).play_cards(0)
    table.answer("play Glory", "deal damage")
    prompt = drawn(table).prompt
    assert prompt is not None
    assert "Glory (1 black): Kobold Pack" not in choices(drawn(table))
    assert [(each.label, each.reason) for each in prompt.refused] == [
        ("Glory (1 black): Kobold Pack", "nothing else can remove its tokens first")
    ]


# ---- the rest of the table


def test_the_flame_rises_with_the_dragonfire_level() -> None:
    heights = []
    for level in (0, 3, 8):
        shown = things(drawn(party(level=level, dragonfire="surging-evil").play_cards(0)))
        flame = shown["dragonfire:level:flame"]
        assert flame.size
        assert shown["dragonfire:level"].count == level
        heights.append(flame.size[1])
    assert heights == sorted(set(heights))


def test_markers_go_to_the_location_that_their_characters_are_in() -> None:
    table = party(encounters=[("choke-point", 1)], places={1: "choke-point"}).play_cards(0)
    shown = things(drawn(table))
    main, place = shown["place:main"], shown["place:choke-point-1"]
    for seat, ground in ((0, main), (1, place)):
        left, top, right, bottom = box(ground)
        x, y, *_ = box(shown[f"marker:{seat}"])
        assert left < x < right
        assert top < y < bottom
    assert "In it: Bob." in shown["choke-point-1"].label
    assert "place:main" not in things(drawn(battle()))


def test_stunned_and_unconscious_characters_are_told_by_shape_and_word() -> None:
    table = party(encounters=[("ogre", 0)], hp={1: 0})
    table.character(2).unconscious = True
    shown = things(drawn(table.play_cards(0)))
    stunned, out = shown["seat:1:stunned"], shown["seat:2:unconscious"]
    assert stunned.icon != out.icon
    assert (stunned.text, out.text) == ("Stunned", "Unconscious")
    assert not {"seat:3:stunned", "seat:3:unconscious"} & set(shown)
    assert "Stunned" in shown["seat:1"].label
    assert "Unconscious" in shown["seat:2"].label


def test_a_hand_is_shown_to_its_player_only() -> None:
    table = battle()
    assert "hand:glory:2" in things(drawn(table, 0))
    for seat in (1, 2, 3, -1):
        words = " ".join(node.label for node in drawn(table, seat).walk())
        assert "Glory" not in words


def test_who_may_assist_is_asked_for_whom_and_with_what() -> None:
    assist = "interpose"
    table = party(hands={0: ["glory"], 2: [assist]}, encounters=[("ogre", 0), ("troll", 1)]).play_cards(0)
    table.answer("play Glory", "deal damage")
    shown = drawn(table, 2)
    assert shown.prompt
    assert shown.prompt.text == "Assist Ada?"
    detail, about = choices(shown)[f"assist with {CARDS[assist].name}"]
    assert detail == CARDS[assist].assist
    assert about == (f"hand:{assist}:1",)
    assert {"don't ask me again this turn", "don't ask me until my next turn"} <= set(choices(shown))


# ---- what is laid out to choose from


def asked(kind: str, seats: int = 2, **options: Any) -> Table[Any, Any]:
    """A game in which the first player is asked such a thing."""
    for seed in range(1, 20):
        table, random = new_table("dragonfire", seats, seed, **options), Random(seed)
        while table.ask is not None:
            if (table.ask.kind, table.ask.seat) == (kind, 0):
                return table
            table.answer(inclined(table.rules, table, random))
    raise LookupError(kind)


def test_characters_lie_where_the_table_will_be_until_they_are_chosen() -> None:
    scene = asked("screen", adventure="2").scene(0, NAMES[:2])
    shown = things(scene)
    assert "table" not in shown
    for label, (_, nodes) in choices(scene).items():
        assert len(nodes) == 1
        assert shown[nodes[0]].label.startswith(label)
        assert "HP" in shown[nodes[0]].label


def test_a_character_says_what_its_race_can_do_and_shows_its_equipment_pack() -> None:
    shown = things(asked("screen", adventure="2").scene(0, NAMES[:2]))
    dwarf = shown["offer:shield-dwarf-fighter"]
    assert dwarf.short.startswith("Dwarven Resilience: ")
    assert any("Dwarven Resilience: Once per Scene" in line for line in dwarf.lines)
    assert [badge.text for badge in dwarf.children] == ["10", "4", "3", "4", "1", "2", "1"]
    assert len({badge.icon for badge in dwarf.children}) == 7, "a shape beside every colour"


def test_in_the_quick_start_all_characters_begin_alike_and_without_abilities() -> None:
    scene = asked("screen", adventure="1").scene(0, NAMES[:2])
    for card in (node for node in scene.walk() if node.id.startswith("offer:") and node.kind == "card"):
        assert [badge.text for badge in card.children[:3]] == ["6", "4", "4"]
        assert (card.short, len(card.lines)) == ("", 1)


def test_challenges_lie_beside_the_adventure_with_what_they_demand_and_pay() -> None:
    table = asked("whether to accept a challenge", adventure="2", screens="random", challenges=True)
    scene = table.scene(0, NAMES[:2])
    shown = things(scene)
    first, second = shown["offer:charge"], shown["offer:no-torches"]
    assert first.lines == ("Bonus challenge", "Nobody buys anything in a Short Rest.")
    assert first.figures == "1 XP if the party completes the Adventure"
    assert (first.glow, second.glow) == (True, False)
    assert shown["story"].lines[-1] == ADVENTURES["dungeon-crawl"].text[-1]
    assert scene.course is not None
    assert scene.course.phases == (), "no turn has begun"
    table.answer(0)
    assert things(table.scene(0, NAMES[:2]))["offer:charge"].lines[0] == "Bonus challenge, accepted"


def test_in_a_long_rest_features_are_cards_with_their_text_beside_the_players_slots() -> None:
    scene = asked("feature", adventure="1", screens="random", campaign=True).scene(0, NAMES[:2])
    shown = things(scene)
    assert "table" not in shown
    assert [f"slot:{number}" in shown for number in range(1, 8)] == [True] * 6 + [False]
    for label, (_, nodes) in choices(scene).items():
        if label != "pass":
            (card,) = nodes
            name = card.removeprefix("offer:")
            assert FEATURES[name].text in shown[card].lines


def resting(xp: int, *slots: str, free: str = "") -> Scene:
    """A character that may take Features, with some already."""
    table = party()
    sheet = table.state.sheets[0]
    table.state.scene, sheet.xp, sheet.free = 0, xp, free
    sheet.slots[: len(slots)] = slots
    table.play(("take_feature", 0))
    return drawn(table)


def test_the_sheet_says_what_is_earned_bound_and_free() -> None:
    shown = things(resting(30, "acolyte", "tough", free="acolyte"))
    assert shown["story"].lines == ("30 XP earned, 15 in Features, 15 free", "Level 4 begins at 60 XP.")
    assert shown["slot:1"].lines[0] == "Slot 1 · free"
    assert shown["slot:3"].text == "Slot 3: 10 XP"


def test_a_feature_that_cannot_be_taken_yet_says_what_is_missing() -> None:
    scene = resting(30, "acolyte", "tough", free="acolyte")
    assert scene.prompt
    reasons = {each.label: each.reason for each in scene.prompt.refused}
    offered = {choice.label for choice in scene.prompt.choices}
    assert not offered & set(reasons)
    leader = next(name for name, feature in FEATURES.items() if feature.name == "Inspiring Leader")
    assert reasons["Inspiring Leader"] == "5 XP short", "35 XP in place of Tough"
    assert things(scene)[f"offer:{leader}"].figures == "5 XP short"
    assert things(scene)[f"offer:{leader}:price"].text == "30"
    assert reasons["Champion: Improved Critical"] == "needs Champion"


def test_an_option_warns_before_it_covers_a_feature() -> None:
    details = choices(resting(20, "acolyte", "tough", free="acolyte"))
    assert details["Sage"][0].endswith("It would cover Acolyte (free) or Tough.")
    assert "would cover" not in choices(resting(60, "acolyte", free="acolyte"))["Sage"][0]


def test_the_course_counts_the_foes_that_are_left() -> None:
    table = party(encounters=[("ogre", 0), ("troll", 1), ("orog", 2)], tokens=[(0, "K", "1", 1)]).play_cards(
        0
    )
    course = drawn(table).course
    assert course is not None
    assert course.goal is not None
    assert course.goal.of - course.goal.done == 3
    assert course.phases[course.phase] == "Play cards"


def test_a_click_plays_a_card_and_discarding_it_is_aside() -> None:
    prompt = drawn(battle()).prompt
    assert prompt is not None
    aside = {choice.label: choice.aside for choice in prompt.choices}
    assert (aside["play Glory"], aside["discard Glory"], aside["deal damage"]) == (False, True, False)


def test_to_deal_what_is_proposed_has_the_place_of_the_end() -> None:
    table = battle()
    table.answer("play Glory", "deal damage")
    while table.table.ask is not None and table.table.ask.kind == "assist":
        table.answer("pass")
    prompt = drawn(table).prompt
    assert prompt is not None
    assert [choice.label for choice in prompt.choices if choice.ends] == ["deal it as proposed"]
    assert prompt.explanation.startswith("As proposed, you would take ")


def test_what_clears_a_level_is_named_on_the_card() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)])
    table.foe("ogre").cleared = 0b001
    table.play_cards(0)
    assert "ogre-1:source" not in things(drawn(table))
    table.answer("play Glory")
    assert things(drawn(table))["ogre-1:source"].text == "Glory"


def test_adventures_to_come_are_cards() -> None:
    scene = asked("adventure", adventure="1", screens="random", leader="1", campaign=True).scene(0, NAMES[:2])
    assert len([node for node in scene.walk() if node.id.startswith("offer:")]) == 8


# ---- every scene


@pytest.mark.parametrize(("adventure", "seats"), [("1", 4), ("3", 2), ("4", 6), ("8", 5)])
def test_scenes_hold_together_through_a_game(adventure: str, seats: int) -> None:
    """Ids are unique, options are about things that are there, and equal views give equal scenes."""
    table, random = new_table("dragonfire", seats, 3, adventure=adventure, screens="random"), Random(3)
    names = NAMES[:seats]
    for ply in range(160):
        if table.ask is None:
            break
        if ply % 9 == 0:
            for seat in (table.ask.seat, -1):
                scene = table.scene(seat, names)
                assert scene == table.scene(seat, names)
                ids = [node.id for node in scene.walk()]
                assert len(ids) == len(set(ids))
                assert scene.prompt
                there = set(ids)
                for choice in scene.prompt.choices:
                    assert there.issuperset(choice.nodes), choice.label
                    assert choice.label
        table.answer(inclined(table.rules, table, random))
