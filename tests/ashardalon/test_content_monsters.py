"""What is printed on the Monster, Villain, Encounter, Chamber, Villager and Adventure cards."""

from collections import Counter
from importlib.resources import files
from itertools import chain, pairwise

import pytest

from questboard.content import Page
from questboard.games.adventure.content import (
    Adventure,
    Boon,
    Chamber,
    Encounter,
    Hero,
    Monster,
    Tile,
    Villager,
)
from questboard.testing import rule

FOLDER = files("questboard.games") / "ashardalon" / "content"


def entries(file, kind):
    return {entry.id: entry for entry in Page(FOLDER / f"{file}.yaml", kind).entries}


FACES = entries("monsters", Monster)
MONSTERS = {name: face for name, face in FACES.items() if not face.villain}
VILLAINS = {name: face for name, face in FACES.items() if face.villain and not face.face_of}
ENCOUNTERS = entries("encounters", Encounter)
CHAMBERS = entries("chambers", Chamber)
VILLAGERS = entries("villagers", Villager)
ADVENTURES = entries("adventures", Adventure)


def numbers(cards):
    return [card.number for card in cards.values()]


def of_type(name):
    return {monster.name for monster in MONSTERS.values() if name in monster.types}


# ---- Monsters


def test_ten_kinds_of_monsters_have_three_cards_each_numbered_104_to_133():
    assert [len(monster.numbers) for monster in MONSTERS.values()] == [3] * 10
    assert [*chain.from_iterable(monster.numbers for monster in MONSTERS.values())] == [*range(104, 134)]


def test_twelve_monster_cards_are_worth_one_point_twelve_are_worth_two_and_six_are_worth_three():
    worth = Counter[int]()
    for monster in MONSTERS.values():
        worth[monster.experience] += monster.count
    assert worth == {1: 12, 2: 12, 3: 6}


@rule("WA-002")
def test_there_are_figures_of_five_heroes_thirty_monsters_and_seven_villains():
    # A Monster has a figure for each of its cards; a Villain that is Enraged is the same figure still.
    figures = (
        len(entries("heroes", Hero)),
        sum(monster.count for monster in MONSTERS.values()),
        len(VILLAINS),
    )
    assert figures == (5, 30, 7)
    assert sum(figures) == 42


@rule("WA-003")
def test_five_hero_cards_have_two_levels_and_eight_villain_faces_are_on_four_cards():
    heroes = entries("heroes", Hero).values()
    assert [len(hero.levels) for hero in heroes] == [2] * 5
    faces = [face for face in FACES.values() if face.villain]
    assert len(faces) == 2 * 4
    assert [face.name for face in faces if face.face_of] == ["Enraged Rage Drake"]


@pytest.mark.parametrize(
    ("name", "monsters"),
    [
        ("aberrant", {"Gibbering Mouther", "Grell"}),
        ("animal", {"Cave Bear"}),
        ("devil", {"Duergar Guard", "Legion Devil"}),
        ("dwarf", {"Duergar Guard"}),
        ("human", {"Human Cultist"}),
        ("orc", {"Orc Archer", "Orc Smasher"}),
        ("reptile", {"Kobold Dragonshield", "Snake"}),
        ("sentry", {"Duergar Guard", "Kobold Dragonshield"}),
    ],
)
def test_the_types_of_monsters_are_these(name, monsters):
    assert of_type(name) == monsters


def test_there_are_eight_types_of_monsters():
    assert len({name for monster in MONSTERS.values() for name in monster.types}) == 8


@rule("WA-125")
def test_a_monster_card_shows_name_types_armor_class_hit_points_experience_and_tactics():
    for face in FACES.values():
        assert face.name
        assert face.types
        assert face.armor_class >= 13
        assert face.hit_points >= 1
        assert face.experience >= 1
        assert len(face.tactics) >= 2
    assert [monster.name for monster in MONSTERS.values() if monster.text] == ["Legion Devil"]


@rule("WA-125")
def test_monsters_and_villains_have_their_printed_armor_class_and_hit_points():
    assert {face.id: (face.armor_class, face.hit_points) for face in FACES.values()} == {
        "cave-bear": (14, 2),
        "duergar-guard": (16, 2),
        "gibbering-mouther": (14, 2),
        "grell": (15, 2),
        "human-cultist": (14, 1),
        "kobold-dragonshield": (16, 1),
        "legion-devil": (16, 1),
        "orc-archer": (13, 1),
        "orc-smasher": (15, 2),
        "snake": (13, 1),
        "ashardalon": (16, 12),
        "bellax": (17, 9),
        "kraash": (14, 7),
        "margrath": (16, 8),
        "meerak": (17, 6),
        "otyugh": (14, 10),
        "rage-drake": (13, 6),
        "enraged-rage-drake": (15, 10),
    }


@rule("WA-125")
def test_every_attack_of_a_monster_or_villain_has_its_printed_figures():
    def figures(attack):
        return (attack.name, attack.bonus, attack.damage, attack.miss, *attack.hit)

    assert {
        face.id: [figures(tactic.attack) for tactic in face.tactics if tactic.attack]
        for face in FACES.values()
        if not face.rays
    } == {
        "cave-bear": [("Claws", 6, 2, 0), ("Strike", 8, 2, 0, "dazed")],
        "duergar-guard": [("Warhammer", 8, 1, 0)],
        "gibbering-mouther": [("Gibbering", 8, 1, 0, "dazed")],
        "grell": [("Bite", 7, 1, 1, "poisoned"), ("Tentacles", 7, 1, 0, "dazed")],
        "human-cultist": [("Dagger", 6, 1, 0, "poisoned")],
        "kobold-dragonshield": [("Sword", 7, 1, 0)],
        "legion-devil": [("Sword", 11, 1, 0)],
        "orc-archer": [("Punch", 6, 1, 0, "dazed"), ("Arrow", 6, 2, 1)],
        "orc-smasher": [("Mace", 9, 1, 0)],
        "snake": [("Bite", 7, 0, 0, "poisoned")],
        "ashardalon": [("Tail Sweep", 10, 1, 0, "away 1"), ("Bite", 10, 1, 0, "dazed", "drag")],
        "kraash": [("Windstorm", 8, 1, 0, "back"), ("Lightning", 8, 1, 0, "back")],
        "margrath": [("Morning Star", 8, 1, 0, "away 1"), ("Quills", 8, 1, 0, "poisoned")],
        "meerak": [("Short Sword", 8, 2, 0), ("Short Sword", 8, 2, 0)],
        "otyugh": [("Bite", 12, 3, 1), ("Tentacle", 10, 2, 0, "dazed", "drag")],
        "rage-drake": [("Bite", 8, 1, 0, "away 1"), ("Charge", 10, 1, 0, "dazed")],
        "enraged-rage-drake": [("Claws", 10, 2, 0, "away 2"), ("Charge", 12, 3, 0, "dazed")],
    }


def test_only_the_last_tactic_needs_no_condition_and_it_moves_toward_a_hero():
    for face in FACES.values():
        *others, last = face.tactics
        assert "always" not in [tactic.when for tactic in others]
        assert last.when == "always"
        assert last.toward == (2 if face.id == "enraged-rage-drake" else 1)


def test_every_other_tactic_attacks_with_one_attack_or_a_ray_or_explores():
    for face in FACES.values():
        for tactic in face.tactics[:-1]:
            deeds = [tactic.attack is not None, tactic.ray, tactic.explore]
            assert deeds.count(True) == 1, f"{face.name}: {tactic.text}"
            assert tactic.toward == 0
            if tactic.ray:
                assert face.rays


def test_only_sentries_explore_and_all_of_them_do():
    explorers = {
        monster.name
        for monster in FACES.values()
        if any(tactic.explore and tactic.when == "unwatched edge" for tactic in monster.tactics)
    }
    assert explorers == of_type("sentry")


def test_a_monster_that_leaps_leaps_at_the_closest_hero():
    for face in FACES.values():
        for tactic in face.tactics:
            assert not tactic.leap or (tactic.when, tactic.at) == ("within 1", "closest")


def test_the_texts_of_tactics_leave_the_figures_to_the_card():
    for face in FACES.values():
        for tactic in face.tactics:
            assert tactic.text.endswith(".")
            assert not any(letter.isdigit() for letter in tactic.text)


def test_the_bite_of_a_snake_does_no_damage():
    bite = MONSTERS["snake"].tactics[0].attack
    assert bite is not None
    assert (bite.damage, bite.miss, bite.hit) == (0, 0, ("poisoned",))


# ---- Villains


@rule("WA-020")
def test_these_are_the_seven_villains():
    assert [villain.name for villain in VILLAINS.values()] == [
        "Ashardalon, Red Dragon",
        "Bellax, Gauth",
        "Kraash, Orc Storm Shaman",
        "Margrath, Duergar Captain",
        "Meerak, Kobold Dragonlord",
        "Otyugh",
        "Rage Drake",
    ]


def test_a_villain_is_never_drawn_from_the_monster_deck():
    assert [face.numbers for face in FACES.values() if face.villain] == [()] * 8


def test_the_dragon_and_the_gauth_are_worth_six_points_and_the_other_villains_five():
    assert [villain.experience for villain in VILLAINS.values()] == [6, 6, 5, 5, 5, 5, 5]


def test_the_dragon_has_a_base_of_three_squares_the_otyugh_and_the_drake_of_two_and_all_others_of_one():
    bases = {face.id: face.base for face in FACES.values() if face.base != 1}
    assert bases == {"ashardalon": 3, "otyugh": 2, "rage-drake": 2, "enraged-rage-drake": 2}


def test_the_two_faces_of_the_rage_drake_belong_together():
    drake, enraged = FACES["rage-drake"], FACES["enraged-rage-drake"]
    assert (drake.enraged, enraged.face_of) == (enraged.id, drake.id)
    assert (drake.enraged_at, drake.hit_points, enraged.hit_points) == (6, 6, 10)
    assert (enraged.types, enraged.experience) == (drake.types, drake.experience)
    assert [face.id for face in FACES.values() if face.enraged] == ["rage-drake"]


def test_each_of_the_five_eye_rays_has_four_results_of_the_die():
    rays = FACES["bellax"].rays
    assert [highest for highest, _ in rays] == [4, 8, 12, 16, 20]
    assert [(ray.bonus, ray.damage, ray.miss, ray.hit) for _, ray in rays] == [
        (8, 1, 0, ("disarm",)),
        (8, 2, 1, ()),
        (8, 1, 0, ("dazed",)),
        (8, 1, 0, ("poisoned",)),
        (8, 1, 0, ("away 1",)),
    ]
    assert [face.id for face in FACES.values() if face.rays] == ["bellax"]


# ---- Encounter cards


@rule("WA-018")
def test_four_adventure_encounters_are_set_aside_and_are_none_of_the_53_encounter_cards():
    aside = {name: card for name, card in ENCOUNTERS.items() if card.kind == "adventure"}
    deck = {name: card for name, card in ENCOUNTERS.items() if card.kind != "adventure"}
    assert [card.name for card in aside.values()] == [
        "Ashardalon Arrives!",
        "Ceremony Progresses!",
        "The Vast Gate Flares!",
        "Ashardalon Breathes!",
    ]
    assert numbers(aside) == [181, 182, 183, 184]
    assert numbers(deck) == [*range(51, 104)]


@rule("WA-209")
def test_the_encounter_deck_has_curses_environments_events_event_attacks_hazards_and_traps():
    kinds = Counter(card.kind for card in ENCOUNTERS.values())
    assert kinds == {
        "curse": 8,
        "environment": 6,
        "event": 18,
        "event-attack": 14,
        "hazard": 3,
        "trap": 4,
        "adventure": 4,
    }


@rule("WA-141")
def test_just_those_events_that_roll_an_attack_are_event_attacks():
    events = [card for card in ENCOUNTERS.values() if card.kind in ("event", "event-attack")]
    for card in events:
        assert (card.attack is not None) == (card.kind == "event-attack"), card.name


def test_other_cards_that_attack_are_two_hazards_two_traps_and_the_dragons_breath():
    others = [card.name for card in ENCOUNTERS.values() if card.attack and card.kind != "event-attack"]
    assert others == ["Cave In", "Pit", "Poisoned Dart Trap", "Whirling Blades", "Ashardalon Breathes!"]


def test_a_card_that_attacks_says_whom_and_no_other_does():
    for card in ENCOUNTERS.values():
        assert (card.attack is None) == (card.at is None), card.name
        assert card.attack is None or card.attack.name == card.name.rstrip("!")


@rule("WA-141", "WA-144")
def test_every_attack_of_an_encounter_card_has_its_printed_figures():
    assert {
        card.number: (card.attack.bonus, card.attack.damage, card.attack.miss, *card.attack.hit)
        for card in ENCOUNTERS.values()
        if card.attack
    } == {
        83: (8, 0, 0, "dazed"),
        84: (10, 1, 0),
        85: (8, 2, 1),
        86: (8, 1, 0),
        87: (6, 2, 1, "dazed"),
        88: (8, 0, 0, "dazed", "poisoned"),
        89: (8, 1, 0, "poisoned"),
        90: (4, 3, 1, "dazed"),
        91: (8, 2, 1, "poisoned"),
        92: (8, 2, 1),
        93: (8, 1, 0, "poisoned"),
        94: (10, 0, 0, "poisoned"),
        95: (6, 3, 1),
        96: (8, 1, 0, "dazed"),
        97: (9, 2, 1),
        98: (10, 2, 0, "fall"),
        101: (8, 2, 1, "poisoned"),
        103: (8, 2, 1),
        184: (9, 3, 1),
    }


def test_five_events_and_the_coming_of_the_dragon_have_another_card_drawn():
    assert [card.number for card in ENCOUNTERS.values() if card.again] == [65, 66, 70, 74, 82, 181]
    for card in ENCOUNTERS.values():
        assert not card.again or card.text.endswith("Then draw another Encounter card.")


def test_traps_are_disabled_by_a_roll_of_ten_and_nothing_else_is():
    for card in ENCOUNTERS.values():
        assert card.disable == (10 if card.kind == "trap" else 0), card.name


def test_the_markers_of_hazards_and_traps_are_the_nine_encounter_markers():
    markers = {card.name: card.markers for card in ENCOUNTERS.values() if card.markers}
    assert markers == {
        "Cave In": 1,
        "Pit": 1,
        "Volcanic Vapors": 1,
        "Lava Flow": 3,
        "Poisoned Dart Trap": 1,
        "Rolling Boulder": 1,
        "Whirling Blades": 1,
    }
    assert sum(markers.values()) == 9


def test_every_curse_says_how_it_ends():
    for card in ENCOUNTERS.values():
        if card.kind == "curse":
            assert "curse ends" in card.text, card.name


def test_a_hero_whom_the_sulphurous_cloud_misses_is_poisoned_all_the_same():
    missed = {
        card.name: card.attack.missed for card in ENCOUNTERS.values() if card.attack and card.attack.missed
    }
    assert missed == {"Sulphurous Cloud": ("poisoned",)}


# ---- Chambers and Villagers


def test_fourteen_chamber_cards_are_numbered_167_to_180():
    assert numbers(CHAMBERS) == [*range(167, 181)]


def test_a_chamber_names_a_villain_or_none_but_never_its_second_face():
    assert {chamber.id: chamber.villain for chamber in CHAMBERS.values() if chamber.villain} == {
        "ashardalons-lair": "ashardalon",
        "corrupted-guardians": "bellax",
        "duergar-garrison": "margrath",
        "kobold-clan-lair": "meerak",
        "orc-clan-lair": "kraash",
        "prison-guard": "margrath",
        "refuse-pit": "otyugh",
        "stables": "rage-drake",
    }
    assert {chamber.villain for chamber in CHAMBERS.values() if chamber.villain} == {*VILLAINS}


def test_the_captain_guards_the_prison_and_the_otyugh_its_pit_from_the_entrance():
    assert [name for name, chamber in CHAMBERS.items() if chamber.at_entrance] == [
        "prison-guard",
        "refuse-pit",
    ]


def test_a_chamber_whose_goal_is_all_its_monsters_marks_them_with_shields():
    for chamber in CHAMBERS.values():
        assert chamber.shield == ("all Monsters of this chamber" in chamber.goal), chamber.name
    assert sum(chamber.shield for chamber in CHAMBERS.values()) == 4


def test_a_chamber_asks_for_types_that_monsters_have():
    assert {name: chamber.types for name, chamber in CHAMBERS.items() if chamber.types} == {
        "corrupted-guardians": ("aberrant",),
        "kobold-clan-lair": ("reptile",),
        "orc-clan-lair": ("animal", "orc"),
        "refuse-pit": ("aberrant",),
        "stables": ("animal", "reptile"),
    }
    assert all(of_type(name) for chamber in CHAMBERS.values() for name in chamber.types)


def test_every_chamber_but_the_dragons_brings_a_boon_and_every_boon_can_be_won():
    won = Counter(chamber.boon for chamber in CHAMBERS.values())
    assert won == {
        "": 1,
        "bypassed-guards": 4,
        "duergar-defeated": 2,
        "dwarven-traders": 1,
        "kobolds-clobbered": 2,
        "orcs-overwhelmed": 1,
        "short-cut": 3,
    }
    assert CHAMBERS["ashardalons-lair"].boon == ""
    assert {*won} - {""} == {*entries("boons", Boon)}


def test_five_villagers_are_numbered_185_to_189_and_share_out_the_die():
    assert numbers(VILLAGERS) == [*range(185, 190)]
    ranges = [villager.die for villager in VILLAGERS.values()]
    assert [die for low, high in ranges for die in range(low, high + 1)] == [*range(1, 21)]
    assert all(before[1] + 1 == after[0] for before, after in pairwise(ranges))


@rule("WA-215")
def test_villagers_have_their_printed_armor_class_hit_points_and_results_of_the_die():
    assert {each.id: (each.armor_class, each.hit_points, *each.die) for each in VILLAGERS.values()} == {
        "alek": (15, 2, 1, 5),
        "brandis": (13, 2, 6, 8),
        "cassi": (14, 1, 9, 12),
        "donnel": (15, 2, 13, 16),
        "elizar": (12, 1, 17, 20),
    }


def test_only_alek_and_donnel_strike_back():
    punches = {name: villager.attack for name, villager in VILLAGERS.items() if villager.attack}
    assert {name: (punch.bonus, punch.damage) for name, punch in punches.items()} == {
        "alek": (1, 1),
        "donnel": (2, 1),
    }


# ---- Adventures


def test_thirteen_adventures_are_numbered_from_1():
    assert [*ADVENTURES] == [str(number) for number in range(1, 14)]


@rule("WA-023")
def test_the_first_adventure_is_for_a_lone_hero_and_the_second_for_a_first_game_in_a_group():
    alone, group = ADVENTURES["1"], ADVENTURES["2"]
    assert (alone.name, alone.heroes) == ("A Day in the Life of a Hero", (1, 1))
    assert (group.name, group.heroes) == ("Monster Hunt", (1, 5))


def test_all_other_adventures_are_for_one_to_five_heroes():
    assert {adventure.heroes for name, adventure in ADVENTURES.items() if name != "1"} == {(1, 5)}


def test_only_against_the_dragon_the_heroes_have_more_than_two_healing_surges():
    surges = {name: (each.surges, each.solo_surges) for name, each in ADVENTURES.items()}
    assert {name: both for name, both in surges.items() if both != (2, 2)} == {"9": (3, 3), "12": (3, 3)}


def test_only_the_captives_of_the_refuse_pit_start_without_treasure():
    assert [name for name, adventure in ADVENTURES.items() if not adventure.treasure] == ["11"]


def test_three_adventures_always_have_doors():
    assert [name for name, adventure in ADVENTURES.items() if adventure.doors] == ["5", "7", "8"]


def test_all_but_the_monster_hunt_hide_a_special_tile_in_the_stack():
    slots = {name: each.slot for name, each in ADVENTURES.items()}
    assert slots.pop("2") is None
    assert {name: (slot.tile, slot.first, slot.last) for name, slot in slots.items() if slot} == {
        "1": ("tunnel-exit", 7, 7),
        "3": ("vault", 9, 12),
        "4": ("dire-chamber-entrance", 9, 12),
        "5": ("horrid-chamber-entrance", 9, 12),
        "6": ("horrid-chamber-entrance", 9, 12),
        "7": ("secure-exit", 8, 11),
        "8": ("dire-chamber-entrance", 9, 12),
        "9": ("horrid-chamber-entrance", 9, 12),
        "10": ("horrid-chamber-entrance", 8, 11),
        "11": ("tunnel-exit", 9, 12),
        "12": ("dire-chamber-entrance", 9, 12),
        "13": ("dire-chamber-entrance", 9, 12),
    }
    tiles = entries("tiles", Tile)
    assert all(tiles[slot.tile].group != "standard" for slot in slots.values() if slot)


def test_an_adventure_with_a_chamber_has_the_entrance_of_that_chamber_in_its_stack():
    for adventure in ADVENTURES.values():
        hidden = adventure.slot.tile if adventure.slot else ""
        wanted = f"{adventure.chamber}-chamber-entrance"
        assert (hidden == wanted) if adventure.chamber else ("entrance" not in hidden), adventure.name


def test_the_chamber_cards_that_adventures_name_are_these():
    named = {name: adventure.chamber_card for name, adventure in ADVENTURES.items() if adventure.chamber_card}
    assert named == {"5": "corrupted-guardians", "8": "prison-guard", "12": "ashardalons-lair"}
    assert {*named.values()} <= {*CHAMBERS}


def test_three_adventures_start_on_a_tile_of_their_own():
    starts = {name: adventure.start for name, adventure in ADVENTURES.items() if adventure.start != "start"}
    assert starts == {"7": "ancient-battlefield", "10": "dire-chamber", "11": "horrid-chamber"}
    tiles = entries("tiles", Tile)
    assert all(tiles[start].triangle == "none" for start in starts.values())


def test_an_adventure_says_which_parts_of_it_are_known_from_where_and_counts_as_its_least_certain_part():
    for name, adventure in ADVENTURES.items():
        assert " ours" in adventure.origin, name
        assert adventure.source == "original", name
    whole = [
        name for name, adventure in ADVENTURES.items() if adventure.origin.startswith("The adventure is ours")
    ]
    assert whole == ["7", "10", "11"]
    recalled = [name for name, adventure in ADVENTURES.items() if "recalled" in adventure.origin]
    assert recalled == ["4", "5", "6", "8", "9", "12", "13"]


def test_every_adventure_says_how_it_is_won_and_lost():
    for adventure in ADVENTURES.values():
        for text in (adventure.premise, *adventure.special, adventure.victory, adventure.defeat):
            assert text.endswith("."), text
