"""The Adventures with Slaadi: Descent Into Chaos, Slaadi Plague."""

import pytest

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.health import become_stunned, become_unconscious, heal
from questboard.games.dragonfire.rules.scenes import due
from questboard.games.dragonfire.state import NOBODY
from questboard.testing import rule
from tests.dragonfire.party import FOUR, begin_scene, kept, party, vanquish

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
PORTAL = "slaad-planar-portal"


# ---- 7. Descent Into Chaos


def descent(**position):
    return party(adventure="descent-into-chaos", **position)


def test_red_slaad_is_a_card_of_the_secondary_deck():
    decks = descent().state.decks
    assert (len(decks["primary"]), len(decks["secondary"])) == (19, 21)
    assert "red-slaad" in decks["secondary"]
    assert "red-slaad" not in decks["primary"]


@pytest.mark.parametrize("scene", [1, 2, 3])
def test_the_portal_opens_in_every_scene_before_the_player_with_most_hp(scene):
    table = descent(
        scene=scene, hp={FIGHTER: 2, WIZARD: 6, CLERIC: 6, ROGUE: 6}, encounters=[("troll", FIGHTER)]
    )
    table.play(("scene_set",))
    portal = table.foe(PORTAL)
    assert (portal.seat, portal.gold) == (WIZARD, ENCOUNTERS[PORTAL].gold)
    assert table.character(WIZARD).place == portal.uid
    assert PORTAL not in table.state.decks["secondary"]


@pytest.mark.parametrize(("scene", "opens"), [(1, False), (2, False), (3, True)])
def test_with_two_players_the_portal_opens_in_the_third_scene_only(scene, opens):
    table = descent(scene=scene, screens=FOUR[:2], encounters=[("troll", FIGHTER)])
    table.play(("scene_set",))
    assert any(foe.name == PORTAL for foe in table.state.encounters) == opens


@rule("DF-192")
@pytest.mark.parametrize(("adventure", "scene", "cards"), [
    ("descent-into-chaos", 1, 1), ("descent-into-chaos", 2, 2), ("descent-into-chaos", 3, 2),
    ("dungeon-crawl", 2, 1),
])  # fmt: skip
def test_from_the_second_scene_on_the_portal_has_save_plus_one(adventure, scene, cards):
    results = []

    async def saves(s):
        results.append(await save(s, s.encounters[0]))

    table = party(
        adventure=adventure,
        scene=scene,
        encounters=[(PORTAL, FIGHTER)],
        secondary=["xorn", "drider"],  # blue, then the red of the Portal
        flips=[False],
    )
    table.happen(saves)
    assert len(table.told("encounter_revealed")) == cards
    assert results == [cards == 2]


def test_the_portal_is_searched_out_of_the_discard():
    table = descent(scene=2, encounters=[("troll", FIGHTER)])
    table.state.decks["secondary"].remove(PORTAL)
    table.state.discards["secondary"] = [PORTAL]
    table.play(("scene_set",))
    assert table.foe(PORTAL).seat == FIGHTER
    assert table.state.discards["secondary"] == []


def test_a_portal_that_is_open_already_stays_where_it_is():
    table = descent(scene=2, encounters=[(PORTAL, ROGUE)])
    table.play(("scene_set",))
    assert table.foe(PORTAL).seat == ROGUE
    assert len([foe for foe in table.state.encounters if foe.name == PORTAL]) == 1


def test_a_portal_that_is_in_neither_deck_nor_discard_does_not_open():
    table = descent(scene=2, encounters=[("troll", FIGHTER)])
    table.state.decks["secondary"].remove(PORTAL)
    table.play(("scene_set",))
    assert table.foes() == ["troll-1"]


def test_the_portal_goes_to_the_next_player_who_can_take_a_location():
    table = descent(scene=2, encounters=[("choke-point", FIGHTER)])
    table.play(("scene_set",))
    assert table.foe(PORTAL).seat == WIZARD


def test_a_portal_that_nobody_can_take_goes_under_its_deck():
    table = descent(scene=3, screens=FOUR[:2], encounters=[("choke-point", FIGHTER)])
    table.play(("scene_set",))
    assert table.state.decks["secondary"][0] == PORTAL


@pytest.mark.parametrize(("foe", "card", "logo", "level"), [
    ("blue-slaad", "xorn", True, 3),
    ("blue-slaad", "xorn", False, 2),
    ("blue-slaad", "drider", True, 2),
    (PORTAL, "drider", True, 3),
    ("drider", "roper", True, 2),
])  # fmt: skip
def test_when_a_slaad_or_the_portal_saves_the_dragonfire_level_may_rise(foe, card, logo, level):
    async def saves(s):
        await save(s, s.encounters[0])

    table = descent(
        level=2,
        dragonfire="frenzy",
        dragonfire_deck=["cursed-treasure"],
        encounters=[(foe, FIGHTER)],
        secondary=[card],
        flips=[logo],
        gold={FIGHTER: 5},
    )
    table.happen(saves)
    assert table.state.dragonfire_level == len(table.state.discards["dragonfire"]) == level
    assert table.state.dragonfire == "frenzy"
    assert table.gold[FIGHTER] == 5  # no Deadfall


def test_a_save_that_succeeds_by_itself_counts_too():
    async def saves(s):
        s.encounters[0].marks["scroll-of-bane"] = FIGHTER + 1
        await save(s, s.encounters[0])

    table = descent(level=2, encounters=[("blue-slaad", FIGHTER)], flips=[True])
    table.happen(saves).answer("yes")
    assert table.state.dragonfire_level == 3


@pytest.mark.parametrize(("foe", "fulfilled"), [(PORTAL, False), ("choke-point", True)])
def test_seal_the_rifts_fails_with_a_portal_that_is_discarded_undefeated(foe, fulfilled):
    table = descent(encounters=[(foe, ROGUE), ("troll", FIGHTER)], challenges=["seal-the-rifts"])
    table.happen(lambda s: become_unconscious(s, ROGUE))
    assert table.told("location_lost")
    assert kept(table, "seal-the-rifts") == fulfilled


def test_a_defeated_portal_seals_the_rift():
    table = descent(
        encounters=[(PORTAL, ROGUE, 4)], hands={ROGUE: ["stealth"]}, challenges=["seal-the-rifts"]
    )
    table.play_cards(ROGUE).answer("play Stealth").deal()
    assert table.foes() == []
    assert kept(table, "seal-the-rifts")


# ---- 8. Slaadi Plague


def plague(infected=None, **position):
    """The party with Infection tokens."""
    table = party(adventure="slaadi-plague", **position)
    for seat, count in (infected or {}).items():
        table.character(seat).marks["infection"] = count
    return table


def infection(table):
    return [character.marks.get("infection", 0) for character in table.state.characters]


def test_red_slaad_joins_the_primary_deck():
    decks = plague().state.decks
    assert (len(decks["primary"]), len(decks["secondary"])) == (21, 20)
    assert "red-slaad" in decks["primary"]


@pytest.mark.parametrize("level", [0, 3])
def test_the_third_scene_begins_with_death_slaad_before_a_martial_character(level):
    table = begin_scene(3, adventure="slaadi-plague", level=level)
    first = table.state.encounters[0]
    assert (first.name, first.seat, first.deck) == ("death-slaad", FIGHTER, "secondary")
    s = table.state
    cards = [foe for foe in s.encounters if not foe.token]
    assert len(cards) >= 6 == len(due(s))
    assert "death-slaad" not in s.decks["secondary"]


def test_death_slaad_is_searched_out_of_the_discard():
    table = plague(scene=2)
    table.state.decks["secondary"].remove("death-slaad")
    table.state.discards["secondary"] = ["death-slaad"]
    table.play(("start_scene",))
    assert table.state.encounters[0].name == "death-slaad"


def test_earlier_scenes_begin_as_usual():
    table = begin_scene(2, adventure="slaadi-plague", primary=["ogre"])
    assert table.state.encounters[0].name == "ogre"


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3), (3, 3)])
def test_each_slaad_that_deals_damage_infects(before, after):
    table = plague(
        {FIGHTER: before},
        encounters=[
            ("death-slaad", FIGHTER),
            ("green-slaad", FIGHTER),
            ("ogre", FIGHTER),
            ("blue-slaad", WIZARD),
        ],
    )
    table.take_damage(FIGHTER)
    assert infection(table) == [after, 0, 0, 0]


@pytest.mark.parametrize("stopped", ["calm", "prevented"])
def test_a_slaad_that_deals_no_damage_does_not_infect(stopped):
    table = plague(encounters=[("death-slaad", FIGHTER), ("ogre", FIGHTER)])
    getattr(table.state.turn, stopped).append("death-slaad-1")
    table.take_damage(FIGHTER)
    assert infection(table)[FIGHTER] == 0
    assert table.character(FIGHTER).hp == 7


@rule("DF-136")
@pytest.mark.parametrize(("tokens", "deck", "cards", "hp"), [
    (0, ["grace"] * 4, 4, 9),
    (1, ["grace"] * 4, 3, 9),
    (2, ["grace"] * 4, 2, 9),
    (2, ["grace", "glory", "grace"], 3, 9),
    (3, ["grace"] * 4, 1, 8),
    (3, ["glory"] * 4, 4, 8),
])  # fmt: skip
def test_the_infected_make_skill_checks_at_the_start_of_their_turns(tokens, deck, cards, hp):
    table = plague(
        {FIGHTER: tokens},
        hands={FIGHTER: ["stealth"] * 4},
        decks={FIGHTER: deck},
        encounters=[("ogre", ROGUE)],
    )
    table.turn(FIGHTER)
    assert len(table.character(FIGHTER).hand) == cards
    assert table.character(FIGHTER).hp == hp
    assert infection(table)[FIGHTER] == tokens


@pytest.mark.parametrize(("removed", "hp", "left"), [("0", 6, 2), ("1", 5, 1), ("2", 4, 0)])
def test_points_of_healing_may_remove_infection_tokens_instead(removed, hp, left):
    table = plague({FIGHTER: 2}, hp={FIGHTER: 4})
    table.happen(lambda s: heal(s, FIGHTER, 2, "DF-141", by=CLERIC, card="cure-wounds"))
    assert (table.asked, table.options) == (FIGHTER, ["0", "1", "2"])
    table.answer(removed)
    assert (table.character(FIGHTER).hp, infection(table)[FIGHTER]) == (hp, left)


def test_healing_that_is_no_cards_removes_no_tokens():
    table = plague({FIGHTER: 2}, hp={FIGHTER: 4})
    table.happen(lambda s: heal(s, FIGHTER, 2, "DF-141", by=NOBODY))
    assert table.over
    assert (table.character(FIGHTER).hp, infection(table)[FIGHTER]) == (6, 2)


def test_a_short_rest_removes_one_token_from_each_character():
    table = plague({FIGHTER: 3, ROGUE: 1}, gold=dict.fromkeys(range(4), 0), scene=1)
    table.short_rest(CLERIC)
    assert infection(table) == [2, 0, 0, 0]


def test_a_slaad_comes_out_of_an_infected_character_who_becomes_unconscious():
    table = plague(
        {FIGHTER: 2},
        encounters=[("ogre", FIGHTER)],
        secondary=["cyclops", "xorn", "blue-slaad"],
        unconscious=[WIZARD],
    )
    table.happen(lambda s: become_unconscious(s, FIGHTER), seat=ROGUE)
    assert table.foes(CLERIC) == ["ogre-1", "blue-slaad-1"]
    assert infection(table)[FIGHTER] == 0


@pytest.mark.parametrize(("falls", "infected"), [(become_stunned, 2), (become_unconscious, 0)])
def test_no_slaad_comes_out_of_the_stunned_or_the_healthy(falls, infected):
    table = plague({FIGHTER: infected}, encounters=[("ogre", ROGUE)])
    table.happen(lambda s: falls(s, FIGHTER), seat=ROGUE)
    assert table.foes() == ["ogre-1"]
    assert infection(table)[FIGHTER] == infected


@pytest.mark.parametrize(
    ("foe", "worth", "paid"), [("blue-slaad", 13, 15), ("blue-slaad", 0, 0), ("ogre", 9, 9)]
)
def test_each_slaad_pays_two_gold_more(foe, worth, paid):
    table = plague(encounters=[(foe, FIGHTER), ("cyclops", ROGUE)], gold=dict.fromkeys(range(4), 0))
    table.foe(foe).gold = worth
    table.happen(vanquish(foe))
    assert sum(table.gold) == paid


@pytest.mark.parametrize(("infected", "fulfilled"), [({}, True), ({WIZARD: 1}, False)])
def test_clean_blood_asks_for_a_party_without_infection(infected, fulfilled):
    assert kept(plague(infected, challenges=["clean-blood"]), "clean-blood") == fulfilled
    assert kept(plague(infected, challenges=["patient-zero"]), "patient-zero")
