"""Positions as text: written whole, read from as little as one likes."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.notation import NotationError, notate, parse
from questboard.games.dragonfire.state import (
    Character,
    DragonfireState,
    Encounter,
    Options,
    Play,
    Sheet,
    Shot,
    Turn,
)
from questboard.kernel import Luck
from questboard.testing import position
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import reads_back

HAND_WRITTEN = """
# The Wizard is in the Rival Camp, the Fighter faces a Troll that has lost a level.
adventure dungeon-crawl
flame frenzy dragonfire_level=2
market javelin - haste
character shield-dwarf-fighter hp=4 gold=3 hand=glory,javelin deck=grace,stealth
character sun-elf-wizard place=rival-camp-1 in_play=(card=bag-of-holding,tokens=0,held=(cantrip,grace))
encounter troll-1 cleared=1
encounter rival-camp-1 seat=1
encounter kobold-pack-token-2 token=K color=K strength=1
deck primary cutpurse spy
"""


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_a_written_position_reads_back_as_it_was(adventure):
    table = deal(RULES, 2 + int(adventure) % 5, 7, {"adventure": adventure, "screens": "random"})
    reads_back(table, 7, 120)


@pytest.mark.parametrize("rule_options", [{"features": "choose", "level": "3"}, {"campaign": True}], ids=str)
def test_a_position_reads_back_at_every_moment_from_the_first_question_to_the_end(rule_options):
    table = deal(RULES, 3, 2, {"adventure": "2", "challenges": True, **rule_options})
    for _ in random_answers(table, 2, 300):
        if table.ply % 5 == 0:
            reads_back(table.fork(), 0, 0)
    reads_back(table.fork(), 0, 0)


OTHER = {
    "agenda": [("replenish", 1), ("named", "12", 12, "", "two words")],
    "luck": Luck.seeded("other luck"),
    "options": Options(adventure="8", level="5", leader="6", campaign=True),
    "sheets": [Sheet("sun-elf-cleric", 9, ["acolyte", "", "", "", "", ""], "acolyte", ["driftglobe"], ["a"])]
    * 2,
    "characters": [Character("human-rogue-male", "RB", 3, 3, 0, [], [], [], [], [], used={"noble": 1})] * 2,
    "adventure": "bodyguards",
    "adventure_level": 4,
    "leader": 1,
    "first": 1,
    "scene": 2,
    "round": 5,
    "turns": 9,
    "encounters": [Encounter("spy-1", "spy", 1, "secondary", "R", "Humanoid", 9, 9, held=[(0, "glory")])],
    "numbers": {"": 4, "spy": 2},
    "decks": {name: [] for name in ("primary", "secondary", "third", "market", "dragonfire")},
    "discards": {
        "primary": ["spy"],
        "secondary": [],
        "third": [],
        "market": ["haste"],
        "dragonfire": ["cursed"],
    },
    "market": ["", "bless"],
    "dragonfire": "cursed",
    "dragonfire_level": 3,
    "level_at_reveal": 2,
    "phases": 3,
    "turn": Turn(
        seat=1,
        phase="play cards",
        plays=[Play(3, 1, "haste", "assist", "rival-camp-1", "K1", marks={"tokens": 2})],
        shots=[Shot(3, "K1", aim="troll-1")],
        fallen=[("spy", "primary")],
        hit={3: ["troll-1", "spy-1"]},
        softened_level={"troll-1": {0: 2, 1: 1}},
        after=[("haste", 0, -1)],
        stopped=True,
    ),
    "challenges": ["quick"],
    "broken": ["quick"],
    "notes": {"client-hp": 4},
    "supply": {"glory": 2},
    "item_decks": {"common": ["driftglobe"], "very rare": []},
    "drawn": ["bless"],
    "quiet": [1, 0],
    "won": True,
    "reason": 'the "end" = (over), so to say',
    "rule": "DF-004",
}
"""For every fact of a table something that it isn't in the position above."""


@pytest.mark.parametrize("fact", [name for name in DragonfireState.__struct_fields__ if name != "events"])
def test_every_fact_of_a_table_is_in_the_text(fact):
    s = parse(HAND_WRITTEN)
    before = s.key()
    setattr(s, fact, OTHER[fact])
    assert s.key() != before
    assert parse(notate(s)).key() == s.key()


def test_a_position_written_by_hand_needs_only_what_is_unusual():
    s = parse(HAND_WRITTEN)
    fighter, wizard = s.characters
    troll, camp, token = s.encounters
    assert (fighter.hp, fighter.max_hp, fighter.types, fighter.deck[-1]) == (4, 10, "K", "grace")
    assert (wizard.place, wizard.in_play[0].held) == (camp.uid, ["cantrip", "grace"])
    assert (troll.strength, troll.type, troll.uncleared[0], camp.location) == (2, "Giant", 1, True)
    assert (token.name, token.token, token.deck) == ("kobold-pack", "K", "primary")
    assert (s.market, s.decks["primary"], s.decks["third"]) == (
        ["javelin", "", "haste"],
        ["spy", "cutpurse"],
        [],
    )
    assert [sheet.screen for sheet in s.sheets] == ["shield-dwarf-fighter", "sun-elf-wizard"]
    assert parse(notate(s)).key() == s.key()


def test_a_position_written_by_hand_is_played():
    table = position("dragonfire", HAND_WRITTEN)
    assert table.asked == 0
    table.answer("Rival Camp")
    assert table.prompt == "Play a card?"
    assert "play Javelin" in table.options


def test_a_line_tells_only_what_is_not_as_printed():
    text = notate(parse(HAND_WRITTEN))
    assert "encounter troll-1 cleared=1\n" in text
    assert "encounter rival-camp-1 seat=1\n" in text
    assert "market javelin - haste\n" in text
    assert "flame frenzy dragonfire_level=2\n" in text
    assert "deck primary cutpurse spy\n" in text


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("dragon smaug", "line 2, dragon: there is no such line; there are sheet, character, encounter"),
        ("character gandalf", "line 2, character: there is no Character screen 'gandalf'"),
        ("character sun-elf-wizard hand=ring", "line 2, character: there is no card 'ring'"),
        ("character sun-elf-wizard hp=many", "line 2, character: expected a number, not 'many'"),
        ("character sun-elf-wizard exhausted=so", "line 2, character: expected yes or no, not 'so'"),
        ("character sun-elf-wizard hp=3 hp=4", "line 2, character: 'hp=4' sets none of types, hp"),
        ("character hp=3", "line 2, character: the screen comes first"),
        (
            "encounter balrog-1",
            "line 2, encounter: there is no encounter 'balrog'; write its name and a number",
        ),
        ("encounter troll-1 held=1", r"line 2, encounter: expected parentheses around '1'"),
        ("deck", "line 2, deck: which one"),
        ("deck market troll", "line 2, deck: there is no card 'troll' for market"),
        ("flame troll", "line 2, flame: there is no Dragonfire card 'troll'"),
        ("options level=9", "line 2, options: Invalid enum value '9'"),
        ("luck abc", "line 2, luck: "),
        ("round 2\nround 3", "line 3, round: there is such a line already"),
        ("deck third\ndeck third", "line 3, deck: there is a line for third already"),
        ("sheet sun-elf-wizard\nsheet sun-elf-cleric", "there are 1 characters and 2 sheets"),
    ],
)
def test_a_mistake_in_a_position_is_explained_with_its_line(line, complaint):
    with pytest.raises(NotationError, match=complaint):
        RULES.parse(f"character human-fighter-male\n{line}\n")


def test_a_position_without_anybody_is_refused():
    with pytest.raises(NotationError, match="there are 0 characters and 0 sheets"):
        parse("adventure bodyguards")
