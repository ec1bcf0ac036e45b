"""Looking things up: what stands first, and what is found in spite of typing mistakes, in every game."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from questboard.box import load_lid
from questboard.card_sheet import printed_cards
from questboard.cli import app
from questboard.games import PLAYABLE, load_rules
from questboard.ledger import load_ledger
from questboard.lookup import Entry, Index, index_of, look_up


def first(game: str, words: str) -> tuple[str, str]:
    """The kind and name of what is found first."""
    entry = look_up(load_rules(game), words).entries[0]
    return entry.kind, entry.name


@pytest.mark.parametrize(
    ("game", "words", "kind", "name"),
    [
        ("portal", "tock", "hero", "Tock"),
        ("portal", "rampage", "hero effect", "Rampage"),
        ("portal", "enchant food", "piece", "Enchant Food Potions"),
        ("portal", "the regulars", "adventure", "The regulars"),
        ("portal", "yp-065", "rule", "Rows, slots and tokens"),
        ("portal", "sapphire purse", "Objective", "Sapphire Purse"),
        ("dragonfire", "magic missile", "Market card", "Magic Missile"),
        ("dragonfire", "magical surge", "Dragonfire card", "Magical Surge"),
        ("ashardalon", "poison", "lasting effect", "Poisoned"),
        ("ashardalon", "vast gate", "piece of an adventure", "Vast Gate"),
        ("ashardalon", "grell", "monster", "Grell"),
        ("ashardalon", "monster hunt", "adventure", "Monster Hunt"),
        ("ashardalon", "tunnel exit", "tile", "Tunnel Exit"),
        ("drizzt", "jarlaxle", "hero", "Jarlaxle"),
        ("drizzt", "exile", "adventure", "Exile"),
        ("dragonfire", "no torches", "adventure", "Dungeon Crawl"),
        ("dragonfire", "acolyte", "feature", "Acolyte"),
        ("dragonfire", "ghoul", "encounter", "Ghoul Pack"),
        ("dragonfire", "a hero is born", "adventure", "The Village Is Attacked"),
        ("fantasy", "flame tongue", "weapon", "Flame Tongue"),
        ("fantasy", "goblin", "monster", "Goblin"),
        ("fantasy", "totems", "adventure", "The Three Totems"),
    ],
)
def test_what_is_called_so_stands_first(game, words, kind, name):
    if kind == "rule":
        assert look_up(load_rules(game), words).entries[0].id == words.upper()
    else:
        assert first(game, words) == (kind, name)


@pytest.mark.parametrize(
    ("game", "mistyped", "name"),
    [
        ("portal", "pikpocket", "Pickpocket"),
        ("portal", "gorak bonegnaw", "Gorrak Bonegnaw"),
        ("ashardalon", "pioson", "Poisoned"),
        ("ashardalon", "monstr hunt", "Monster Hunt"),
        ("drizzt", "jarlaxel", "Jarlaxle"),
        ("drizzt", "guenhwyvr", "Guenhwyvar"),
        ("dragonfire", "acolite", "Acolyte"),
        ("dragonfire", "magic misile", "Magic Missile"),
        ("fantasy", "flame tonge", "Flame Tongue"),
        ("fantasy", "mornigstar", "Morningstar"),
    ],
)
def test_typing_mistakes_are_forgiven(game, mistyped, name):
    found = look_up(load_rules(game), mistyped)
    assert found.entries[0].name == name
    assert found.meant


def test_words_that_are_there_are_not_taken_for_others():
    assert look_up(load_rules("portal"), "tock").meant == ""
    assert look_up(load_rules("portal"), "zeppelin").entries == ()
    assert look_up(load_rules("portal"), "  ").entries == ()


def test_names_come_before_chapters_and_chapters_before_texts():
    index = Index.of(
        [
            Entry("rule", "X-1", "Lamps", ("A lantern burns.",)),
            Entry("rule", "X-2", "Lanterns", ("They burn.",)),
            Entry("card", "long", "Paper Lantern", ("It is light.",)),
            Entry("card", "oil", "Oil", ("Fill a lantern.",)),
            Entry("card", "lantern-bearer", "Lantern Bearer", ("It walks.",)),
            Entry("card", "lantern", "Lantern", ("It burns.",)),
        ]
    )
    ids = [entry.id for entry in index.search("LANTERN").entries]
    assert ids == ["lantern", "lantern-bearer", "long", "X-2", "X-1", "oil"]
    assert [entry.id for entry in index.search("lantern burns").entries][:1] == ["lantern"]
    assert [entry.id for entry in index.search("x-2").entries] == ["X-2"]


@pytest.mark.parametrize("game", PLAYABLE)
def test_all_that_a_game_has_is_found_by_its_name(game):
    rules = load_rules(game)
    index = index_of(rules)
    entries = [each.entry for each in index.entries]
    assert len({(each.kind, each.id) for each in entries}) == len(entries)
    for entry in entries:
        wanted = entry.id if entry.kind == "rule" else entry.name
        assert entry in index.search(wanted).entries, entry
    assert {each.id for each in entries if each.kind == "rule"} == set(load_ledger(game).ids)
    names, adventures = {each.name for each in entries}, {topic.card for topic in rules.topics()}
    assert names.issuperset(card.name for card in printed_cards(rules) if card.id not in adventures)
    lid = load_lid(game)
    assert lid
    assert {each.id for each in entries if each.kind == "adventure"} == {each.id for each in lid.adventures}


@pytest.mark.parametrize("game", PLAYABLE)
def test_no_entry_is_empty_or_cites_clauses_in_brackets(game):
    for each in index_of(load_rules(game)).entries:
        assert any(each.entry.text), each.entry
        if each.entry.kind != "rule":
            assert not re.search(r"\([^)]*[A-Z]{2}-\d{3}", " ".join(each.entry.text)), each.entry


@pytest.mark.parametrize(
    ("game", "adventure", "special"),
    [
        ("ashardalon", "Monster Hunt", "Every Monster that is removed by damage counts"),
        ("drizzt", "Exile", "Underground River"),
        ("dragonfire", "Dungeon Crawl", "Bonus challenge No Torches, 1 XP: The Market has one slot fewer"),
        ("fantasy", "The Three Totems", "Objective: Destroy the three totems"),
    ],
)
def test_an_adventure_shows_its_special_rules_and_for_whom_it_is(game, adventure, special):
    entry = look_up(load_rules(game), adventure).entries[0]
    told = " ".join(entry.text)
    assert special in told
    assert re.match(r"\d( to \d)? players?, (gentle|hard|deadly), about \d+ minutes\.", told)
    said = " ".join(CliRunner().invoke(app, ["content", game, adventure]).output.split())
    assert special in said


def test_a_fantasy_adventure_keeps_what_only_the_dungeon_master_knows():
    told = " ".join(look_up(load_rules("fantasy"), "The Three Totems").entries[0].text)
    assert "flees to his masters" not in told  # the conclusion
    assert "Arrow" not in told  # a trap


def test_a_box_has_no_cards_of_another():
    load_rules("drizzt")
    surges = {entry.id for entry in look_up(load_rules("ashardalon"), "surge").entries}
    assert "keyleth" in surges
    assert "faerzress-surge" not in surges
    assert first("drizzt", "faerzress surge") == ("encounter", "Faerzress Surge")


def test_the_command_line_forgives_a_mistyped_card():
    said = CliRunner().invoke(app, ["content", "fantasy", "mornigstar"])
    assert said.exit_code == 0
    assert said.output.startswith("Nothing is called 'mornigstar'; this is Morningstar.\nMorningstar")
    pieces = CliRunner().invoke(app, ["content", "portal", "white", "diamonds"])
    assert "20 in the box." in pieces.output
