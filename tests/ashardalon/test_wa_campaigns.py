"""The two campaigns: several games at one table, with Boons, a purse and a store between them."""

from __future__ import annotations

import pytest

from questboard.games import load_rules
from questboard.games.adventure import eval
from questboard.games.adventure.content import BOXES, CHAMBERS, HEROES, TREASURES
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.exploring import DOORS
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import Campaign, Deck, Ending, Packet
from questboard.games.ashardalon.adventures.campaigns import deals
from questboard.games.ashardalon.adventures.chambers import ChamberQuest
from questboard.kernel import Luck, Table
from questboard.testing import rule
from questboard.testing.conformance import deal
from questboard.testing.driver import Driver
from tests.adventure.crypt import Crypt, crypt

RULES = load_rules("ashardalon")
BOX = BOXES["ashardalon"]
CLANS = ["duergar-garrison", "kobold-clan-lair", "orc-clan-lair"]
BOONS = {
    "duergar-garrison": "duergar-defeated",
    "prison-guard": "duergar-defeated",
    "kobold-clan-lair": "kobolds-clobbered",
    "stables": "kobolds-clobbered",
    "orc-clan-lair": "orcs-overwhelmed",
    "treasure-hoard": "dwarven-traders",
    "evil-altar-chamber": "short-cut",
    "gate-ceremony": "short-cut",
    "refuse-pit": "short-cut",
    "corrupted-guardians": "bypassed-guards",
    "elite-regiment": "bypassed-guards",
    "endless-horde": "bypassed-guards",
    "unknown-overlord": "bypassed-guards",
}


def begun(adventure: str, *heroes: str, game: int = 1, row: tuple[str, ...] = (), **position) -> Crypt:
    """A campaign in one of its games, with the Heroes at the north edge of the Start tile."""
    heroes = heroes or ("quinn",)
    position.setdefault("auto_ties", True)
    position.setdefault("powers", {hero: [] for hero in heroes})
    position.setdefault("at", {heroes[0]: "1b1"})
    boons, purse = position.pop("boons", []), position.pop("purse", 0)
    table = crypt(list(heroes), adventure=adventure, **position)
    s = table.state
    s.campaign = Campaign(game, purse, boons, 0, False, list(row), [], [])
    run(quest(s).prepare(s))
    return table


def run(coroutine) -> None:
    """Carry out an effect that asks nothing."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


def over(table: Crypt, won: bool) -> Crypt:
    """The game at the table ends."""
    table.state.ending = Ending(won, "the test says so", "WA-013")
    return table.play(("finish",))


def won(table: Crypt, card: str) -> Crypt:
    """The game with this Chamber card is won."""
    campaign(table).row.append(card)
    return over(table, won=True)


def campaign(table: Crypt) -> Campaign:
    found = table.state.campaign
    assert found is not None
    return found


def finish(table: Crypt, *until: str) -> Crypt:
    """Take the last option of every question, up to one of some rule."""
    while not table.over and table.ask.rule not in until:
        table.answer(table.options[-1])
    return table


def on(table: Crypt) -> Crypt:
    """Out of the store, to the first action of the next game."""
    return finish(table, "WA-059")


def treasures(table: Crypt) -> list[str]:
    """All Treasure cards of the box, wherever they are."""
    deck = table.state.treasure_deck
    return sorted(
        [
            *deck.discard,
            *(card for packet in deck.packets for card in packet.cards),
            *(item for hero in table.state.heroes for item in hero.items),
            *campaign(table).store,
        ]
    )


ALL_TREASURES = sorted(card.id for card in BOX.treasures.values() for _ in range(card.count))


# ---- the games of a campaign


@rule("WA-165")
@pytest.mark.parametrize(
    ("adventure", "sets"),
    [("6", "horrid dire horrid"), ("13", "dire horrid dire horrid dire horrid")],
)
def test_the_chamber_sets_take_turns(adventure, sets):
    for game, group in enumerate(sets.split(), start=1):
        table = begun(adventure, game=game)
        if game > 1:
            row = list(quest(table.state).chambers)[: game - 2]  # type: ignore[attr-defined]
            campaign(table).row, campaign(table).game = row, game - 1
            won(table, list(quest(table.state).chambers)[game - 2])  # type: ignore[attr-defined]
        stack = [card for packet in table.state.stack.packets for card in packet.cards]
        assert f"{group}-chamber-entrance" in stack
        assert len(stack) == 23
        tiles = [card for packet in table.state.chamber_stack.packets for card in packet.cards]
        assert len(tiles) == 5
        assert all(group in tile for tile in tiles)


@rule("WA-174")
def test_firestorm_peak_has_doors_from_the_third_game_on():
    for game in range(1, 6):
        table = begun("13", game=game, row=tuple(CHAMBERS)[1:game])
        won(table, list(CHAMBERS)[game])
        assert campaign(table).game == game + 1
        assert DOORS.get(table.state) == (game + 1 >= 3)


@rule("WA-024")
def test_a_clan_is_turned_up_only_when_the_chamber_is_found():
    found = set()
    for seed in range(8):
        table = begun("6", stack=["horrid-chamber-entrance"], seed=seed)
        assert campaign(table).row == []
        table.explore("quinn")
        assert table.state.chamber in CLANS
        assert campaign(table).row == [table.state.chamber]
        found.add(table.state.chamber)
    assert len(found) == 3


def test_a_clan_is_met_only_once():
    for seed in range(5):
        table = begun("6", game=3, row=tuple(CLANS[:2]), stack=["horrid-chamber-entrance"], seed=seed)
        table.explore("quinn")
        assert table.state.chamber == CLANS[2]


def test_five_of_thirteen_chambers_lead_to_ashardalons_lair():
    found = set()
    for seed in range(12):
        table = begun("13", row=("stables",), game=2, stack=["horrid-chamber-entrance"], seed=seed)
        waiting = quest(table.state).cards(table.state)  # type: ignore[attr-defined]
        assert sorted(waiting) == sorted(CHAMBERS.keys() - {"stables", "ashardalons-lair"})
        table.explore("quinn")
        assert table.state.chamber not in ("stables", "ashardalons-lair")
        found.add(table.state.chamber)
    assert len(found) > 4
    row = tuple(CHAMBERS)[1:6]
    table = begun("13", row=row, game=6, stack=["horrid-chamber-entrance"])
    table.explore("quinn")
    assert table.state.chamber == "ashardalons-lair"


@pytest.mark.parametrize(("heroes", "toughness"), [(3, {}), (4, {"ashardalon": 14}), (5, {"ashardalon": 16})])
def test_the_dragon_of_the_sixth_game_is_tougher_against_many(heroes, toughness):
    table = begun("13", *list(HEROES)[:heroes], row=tuple(CHAMBERS)[1:5], game=5)
    assert table.state.toughness == {}
    won(table, "unknown-overlord")
    assert table.state.toughness == toughness


@rule("WA-013", "WA-160")
@pytest.mark.parametrize(("game", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_the_leader_of_a_clan_still_brings_treasure_as_long_as_another_game_follows(game, drawn):
    table = begun("6", at={"quinn": "1b2"}, monsters=[("kraash", "1c2")], dice=[15], game=game)
    s = table.state
    s.chamber = "orc-clan-lair"
    ChamberQuest.chamber_ready.set(s)
    campaign(table).row = [*CLANS[: game - 1], "orc-clan-lair"]
    s.figures["kraash-1"].damage = s.max_hp("kraash-1") - 1
    table.hero("quinn").powers = ["sacred-flame"]
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert len(table.told("token_turned")) == drawn
    assert campaign(table).game == min(3, game + 1)


@rule("WA-180")
@pytest.mark.parametrize(("face", "gold", "items"), [("300", [300], []), ("treasure", [], ["lucky-charm"])])
def test_a_defeated_monster_brings_a_treasure_token_instead_of_a_card(face, gold, items):
    table = begun("6", at={"quinn": "1b2"}, monsters=[("snake", "1c2")], dice=[20], treasures=["lucky-charm"])
    table.hero("quinn").powers = ["sacred-flame"]
    table.state.treasure_tokens = Deck([Packet([face], [])], [])
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert (table.hero("quinn").gold, table.hero("quinn").items) == (gold, items)


@rule("WA-180")
def test_when_no_treasure_token_is_left_a_card_is_drawn():
    table = begun("6", at={"quinn": "1b2"}, monsters=[("snake", "1c2")], dice=[20], treasures=["lucky-charm"])
    table.hero("quinn").powers = ["sacred-flame"]
    table.state.treasure_tokens = Deck([], [])
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert table.hero("quinn").items == ["lucky-charm"]


# ---- after a won game


@rule("WA-279")
def test_the_defeat_of_a_leader_wins_the_game_and_opens_the_store():
    table = begun("6", stack=["horrid-chamber-entrance"], monster_deck=["cave-bear", "snake"], purse=500)
    table.explore("quinn")
    leader = next(name for name, figure in table.state.figures.items() if figure.villain)
    harm(table.state, leader, 99, -1, "WA-104")
    card = table.state.chamber
    table.play(("end_of_exploration", 0))
    assert table.told("won")
    assert table.ask.kind == "deal"
    assert campaign(table).boons == [BOONS[card]]
    assert campaign(table).game == 2


def test_between_two_games_the_heroes_heal_and_the_table_is_cleared():
    table = begun(
        "6",
        "quinn",
        "vistra",
        hp={"quinn": 0, "vistra": 3},
        conditions={"vistra": ["poisoned"]},
        curses={"vistra": ["bloodlust"]},
        monsters=[("snake", "2d1")],
        items={"quinn": ["lucky-charm"]},
        tokens=[("blade-barrier", "1a1")],
        tiles=["1 north crossing"],
        experience=["grell"],
        surges=0,
    )
    s = table.state
    s.heroes[0].used, s.heroes[0].notes, s.environment = (
        ["lucky-charm"],
        {"mirror-image": 2},
        "kobold-trappers",
    )
    s.heroes[1].square, s.heroes[1].away = -1, "escaped"
    for packet in s.encounter_deck.packets:
        if "kobold-trappers" in packet.cards:
            packet.cards.remove("kobold-trappers")
    before = RULES.inventory(s)
    on(won(table, "orc-clan-lair"))
    s = table.state
    assert [hero.hp for hero in s.heroes] == [8, 8]
    for hero in s.heroes:
        assert (hero.used, hero.conditions, hero.curses, hero.row, hero.notes) == ([], [], [], [], {})
        assert hero.on_board
    assert s.heroes[0].items == ["lucky-charm"]
    assert (s.figures, s.tokens, s.markers, s.objects, s.friends) == ({}, {}, {}, {}, {})
    assert (s.environment, s.experience, s.surges, s.round) == ("", [], 2, 1)
    assert [placed.tile for placed in s.dungeon.tiles] == ["start-west", "start-east"]
    assert RULES.inventory(s) == before


@rule("WA-180")
def test_the_gold_of_a_won_game_goes_to_the_purse():
    table = begun("6", "quinn", "vistra", purse=100)
    table.hero("quinn").gold, table.hero("vistra").gold = [200, 300], [400]
    won(table, "orc-clan-lair")
    assert campaign(table).purse == 1000
    assert [hero.gold for hero in table.state.heroes] == [[], []]


@rule("WA-164")
@pytest.mark.parametrize(("card", "boon"), BOONS.items())
def test_a_chamber_of_firestorm_peak_brings_its_boon(card, boon):
    table = won(begun("13"), card)
    assert campaign(table).boons == [boon]


@rule("WA-164")
def test_a_boon_that_the_party_has_already_is_replaced_by_gold():
    table = begun("13")
    campaign(table).boons = ["short-cut"]
    won(table, "refuse-pit")
    assert campaign(table).boons == ["short-cut"]
    assert campaign(table).purse == 300


@rule("WA-164")
def test_the_boon_is_that_of_the_chamber_that_was_won_last():
    table = begun("13", game=3, row=("orc-clan-lair", "stables"), boons=["orcs-overwhelmed"])
    won(table, "refuse-pit")
    assert campaign(table).boons == ["orcs-overwhelmed", "short-cut"]
    assert campaign(table).purse == 0


@rule("WA-160")
def test_a_hero_keeps_level_powers_and_treasure_in_a_campaign():
    table = begun("6", level={"quinn": 2}, items={"quinn": ["lucky-charm"]})
    table.hero("quinn").powers = ["healing-hymn", "blade-barrier", "command"]
    on(won(table, "orc-clan-lair"))
    hero = table.hero("quinn")
    assert (hero.level, hero.hp) == (2, HEROES["quinn"].levels[1].hit_points)
    assert hero.powers == ["healing-hymn", "blade-barrier", "command"]
    assert hero.items == ["lucky-charm"]


@rule("WA-029")
def test_only_a_hero_without_treasure_draws_a_starting_treasure_in_a_later_game():
    table = begun("6", "quinn", "vistra", items={"quinn": ["lucky-charm"]})
    on(won(table, "orc-clan-lair"))
    assert table.hero("quinn").items == ["lucky-charm"]
    assert len(table.hero("vistra").items) == 1


@rule("WA-092", "WA-161", "WA-278")
def test_with_free_powers_a_hero_may_take_others_between_two_games():
    table = begun("6", "quinn", "vistra", powers=None, purse=500)
    won(table, "orc-clan-lair")
    assert table.ask.kind == "deal"  # the suggested powers stay
    table = begun("6", "quinn", "vistra", level={"quinn": 2}, powers=None)
    table.state.options = RULES.read_options({"adventure": "6", "powers": "free", "auto_ties": True})
    won(table, "orc-clan-lair")
    assert table.prompt == "Change the powers of Quinn?"
    table.answer("yes")
    asked = []
    while table.ask.kind == "card":
        asked.append(table.prompt)
        table.answer(table.options[0])
    assert len(asked) == 5  # two At-Will, two Daily (level 2), one Utility
    assert len(table.hero("quinn").powers) == 6
    assert table.prompt == "Change the powers of Vistra?"
    kept = list(table.hero("vistra").powers)
    table.answer("no")
    assert table.hero("vistra").powers == kept


# ---- the store


def shop(purse: int, *heroes: str, adventure: str = "6", **position) -> Crypt:
    """A party with a full purse in the store."""
    return won(begun(adventure, *heroes, purse=purse, **position), "orc-clan-lair")


@rule("WA-279")
@pytest.mark.parametrize(("heroes", "boons", "wares"), [(1, [], 1), (3, [], 3), (2, ["dwarven-traders"], 7)])
def test_the_store_has_a_card_for_each_hero_and_five_more_from_the_traders(heroes, boons, wares):
    table = shop(500, *list(HEROES)[:heroes], adventure="13", boons=boons)
    assert len(campaign(table).store) == wares
    assert treasures(table) == ALL_TREASURES


@rule("WA-164")
def test_the_traders_come_already_after_the_game_that_earned_them():
    table = won(begun("13", purse=500), "treasure-hoard")
    assert len(campaign(table).store) == 6


@rule("WA-149", "WA-279")
def test_a_card_is_bought_at_its_price_for_any_hero():
    table = shop(3000, "quinn", "vistra")
    card = campaign(table).store[0]
    price = TREASURES[card].price
    table.answer(f"buy {TREASURES[card].name} for {price} gold", "Vistra")
    assert table.hero("vistra").items == [card]
    assert campaign(table).purse == 3000 - price
    assert card not in campaign(table).store
    assert table.ask.kind == "deal"


@rule("WA-279")
def test_nothing_is_offered_that_the_purse_does_not_hold():
    table = shop(0, "quinn")
    assert table.over or table.ask.kind != "deal"  # the only option was to leave
    table = shop(100, items={"quinn": ["lucky-charm"]})
    half = TREASURES["lucky-charm"].price // 2
    assert table.options == [f"sell Lucky Charm for {half} gold", "leave the store"]


@rule("WA-279")
def test_a_card_is_sold_for_half_its_price_and_is_back_in_the_deck():
    table = shop(
        0, "quinn", "vistra", items={"quinn": ["lucky-charm"], "vistra": ["lucky-charm", "elven-cloak"]}
    )
    table.answer("sell Lucky Charm", "Vistra")
    assert campaign(table).purse == TREASURES["lucky-charm"].price // 2
    assert table.hero("vistra").items == ["elven-cloak"]
    assert table.hero("quinn").items == ["lucky-charm"]


@rule("WA-158", "WA-160", "WA-279")
def test_level_two_costs_a_thousand_gold_for_each_hero():
    table = shop(2100, "quinn", "vistra", level={"vistra": 2})
    assert not any("Vistra to level 2" in label for label in table.options)
    before = list(table.hero("quinn").powers)
    table.answer("bring Quinn to level 2 for 1000 gold", "Blade Barrier")
    assert table.hero("quinn").level == 2
    assert table.hero("quinn").powers == [*before, "blade-barrier"]
    assert campaign(table).purse == 1100


@rule("WA-279")
@pytest.mark.parametrize(
    ("purse", "trained", "surges"), [(499, 0, 0), (500, 0, 1), (999, 0, 1), (1000, 1, 1)]
)
def test_a_purse_that_holds_just_the_price_is_enough(purse, trained, surges):
    table = shop(purse, "quinn", items={"quinn": ["lucky-charm"]})
    assert len([label for label in table.options if "to level 2" in label]) == trained
    assert len([label for label in table.options if "healing surge" in label]) == surges


@rule("WA-279")
@pytest.mark.parametrize("short", [0, 1])
def test_a_card_can_be_bought_for_all_the_gold_of_the_purse(short):
    table = shop(0, "quinn", items={"quinn": ["lucky-charm"]})
    card = TREASURES[campaign(table).store[0]]
    campaign(table).purse = card.price - short
    found = deals(table.state)
    assert (("buy", card.id, card.price) in found) is not bool(short)


@rule("WA-163", "WA-279")
def test_one_more_healing_surge_can_be_bought_for_the_next_game_only():
    table = shop(1200, "quinn")
    assert table.state.surges == 2
    table.answer("buy a healing surge for the next game for 500 gold")
    assert table.state.surges == 3
    assert not any("healing surge" in label for label in table.options)  # at most one
    on(table)
    assert table.state.surges == 3
    assert campaign(table).purse == 700
    table.table.state.agenda.clear()
    again = Crypt(RULES, table.state.clone())
    won(again, "kobold-clan-lair")
    assert again.state.surges == 2


@rule("WA-163", "WA-279")
@pytest.mark.parametrize("adventure", ["6", "13"])
@pytest.mark.parametrize(("difficulty", "surges"), [("easier", 3), ("standard", 2), ("harder", 1)])
def test_a_healing_surge_can_be_bought_on_every_difficulty(adventure, difficulty, surges):
    table = begun(adventure, "quinn", purse=500, difficulty=difficulty)
    won(table, "orc-clan-lair")
    assert table.state.surges == surges
    table.answer("buy a healing surge for the next game for 500 gold")
    assert (table.state.surges, campaign(table).purse) == (surges + 1, 0)


@rule("WA-279")
def test_a_healing_surge_costs_500_gold():
    assert not any("healing surge" in label for label in shop(499, "quinn").options)


@rule("WA-279")
def test_unsold_cards_go_back_into_the_deck():
    table = shop(3000, "quinn", "vistra")
    on(table)
    assert campaign(table).store == []
    assert treasures(table) == ALL_TREASURES


# ---- Boons


@rule("WA-164")
@pytest.mark.parametrize(
    ("boon", "monster"),
    [
        ("duergar-defeated", "legion-devil"),
        ("kobolds-clobbered", "snake"),
        ("orcs-overwhelmed", "orc-archer"),
    ],
)
def test_a_boon_turns_a_monster_of_its_type_away_once_in_each_game(boon, monster):
    table = begun(
        "6",
        boons=[boon],
        stack=["plain-passage-a", "plain-passage-b"],
        monster_deck=[monster, monster, "cave-bear"],
    )
    before = RULES.inventory(table.state)
    table.explore("quinn")
    assert RULES.inventory(table.state) == before
    table.answer("yes")
    assert table.state.figures == {}
    assert table.hero("quinn").row == []
    assert table.state.monster_deck.discard == [monster]
    assert table.state.boons_used == [boon]
    table.hero("quinn").square = 2 * 16 + 1
    table.explore("quinn")
    assert {figure.name for figure in table.state.figures.values()} == {monster}


@rule("WA-164")
def test_a_boon_need_not_be_used_and_leaves_other_monsters_alone():
    table = begun("6", boons=["orcs-overwhelmed"], stack=["plain-passage-a"], monster_deck=["orc-smasher"])
    table.explore("quinn").answer("no")
    assert list(table.state.figures) == ["orc-smasher-1"]
    table = begun("6", boons=["orcs-overwhelmed"], stack=["plain-passage-a"], monster_deck=["cave-bear"])
    table.explore("quinn")
    assert list(table.state.figures) == ["cave-bear-1"]


@rule("WA-164")
def test_a_boon_refreshes_with_the_next_game():
    table = begun("6", boons=["orcs-overwhelmed"])
    table.state.boons_used = ["orcs-overwhelmed"]
    won(table, "kobold-clan-lair")
    assert table.state.boons_used == []


@rule("WA-164")
def test_bypassed_guards_and_short_cut_each_place_a_tile_without_monster_before_the_first_turn():
    table = crypt(
        ["quinn"], adventure="13", stack=["wide-left-turn", "long-hallway-white", "plain-passage-a"]
    )
    table.state.campaign = Campaign(
        2, 0, ["bypassed-guards", "orcs-overwhelmed", "short-cut"], 0, False, [], [], []
    )
    table.play(("begin",))
    assert table.prompt == "Use Bypassed Guards to place a tile?"
    table.answer("yes", "the north edge of tile 1")
    assert table.prompt == "Use Short Cut! to place a tile?"
    table.answer("yes", "the north edge of tile 2")
    assert [placed.tile for placed in table.state.dungeon.tiles[2:]] == [
        "wide-left-turn",
        "long-hallway-white",
        "plain-passage-a",
    ]
    assert table.state.figures == {}
    assert table.state.boons_used == ["bypassed-guards", "short-cut"]
    assert not table.state.turn.black
    assert table.ask.rule == "WA-059"  # then the first turn begins


@rule("WA-164")
def test_a_tile_before_the_first_turn_may_be_left_alone():
    table = crypt(["quinn"], adventure="13")
    table.state.campaign = Campaign(2, 0, ["short-cut"], 0, False, [], [], [])
    table.play(("begin",)).answer("no")
    assert len(table.state.dungeon.tiles) == 2
    assert table.state.boons_used == []


# ---- winning and losing


@rule("WA-013")
def test_the_campaign_against_the_clans_is_won_with_the_third_game():
    table = begun("6", game=3, row=tuple(CLANS[:2]))
    won(table, CLANS[2])
    assert table.over
    assert table.state.ending == Ending(True, "the leaders of all three clans are defeated", "WA-013")
    assert table.table.outcome.winners == (0,)


@rule("WA-015")
def test_the_campaign_against_the_clans_is_lost_with_the_first_lost_game():
    table = begun("6", game=2, row=("stables",), surges=0, hp={"quinn": 0})
    table.start_turn("quinn")
    assert table.over
    assert table.state.ending is not None
    assert not table.state.ending.won
    assert table.told("campaign_lost")


@rule("WA-013")
def test_firestorm_peak_is_won_with_ashardalons_lair():
    table = begun("13", game=6, row=tuple(CHAMBERS)[1:6])
    won(table, "ashardalons-lair")
    assert table.state.ending == Ending(True, "Ashardalon is defeated on Firestorm Peak", "WA-013")


@rule("WA-015")
def test_firestorm_peak_is_lost_with_the_third_lost_game():
    table = begun("13")
    for losses in (1, 2):
        over(table, won=False)
        assert campaign(table).losses == losses
        table = Crypt(RULES, on(table).state.clone())
        table.state.agenda.clear()
    over(table, won=False)
    assert table.over
    assert table.state.ending == Ending(False, "three games of the campaign are lost", "WA-015")


@rule("WA-277")
def test_after_a_lost_game_the_same_chamber_card_waits_in_a_new_dungeon_and_no_store():
    table = begun("13", game=2, row=("stables",), stack=["horrid-chamber-entrance"])
    table.explore("quinn")
    while not table.over:
        table.answer(table.options[0])
    card = table.state.chamber
    over(table, won=False)
    assert table.over or table.ask.kind != "deal"
    assert (campaign(table).game, campaign(table).row) == (2, ["stables", card])
    again = Crypt(RULES, on(table).state.clone())
    assert quest(again.state).turn_up(again.state) == card  # type: ignore[attr-defined]


@rule("WA-277")
def test_a_card_that_was_not_turned_up_before_a_loss_is_still_unknown():
    table = begun("13", game=2, row=("stables",))
    over(table, won=False)
    assert campaign(table).row == ["stables"]


@rule("WA-277")
def test_a_lost_game_costs_what_was_found_in_it_and_nothing_else():
    table = begun("13", items={"quinn": ["lucky-charm"]}, purse=700, level={"quinn": 1})
    hero = table.hero("quinn")
    hero.gold, hero.items, hero.level = [500], ["vorpal-sword"], 2  # the charm is used up
    hero.powers.append("command")
    over(table, won=False)
    hero = table.hero("quinn")
    assert (hero.gold, hero.items, hero.level) == ([], ["lucky-charm"], 1)
    assert "command" not in hero.powers
    assert campaign(table).purse == 700
    assert treasures(table) == ALL_TREASURES


@rule("WA-280")
def test_the_score_of_a_campaign_counts_all_its_games():
    table = begun("13", tiles=["1 north crossing"])
    table.state.defeated, table.state.round = 4, 25
    over(table, won=False)
    assert (campaign(table).tiles, campaign(table).defeated, campaign(table).late) == (1, 4, 5)
    s = table.state
    s.ending, s.defeated = Ending(False, "", "WA-015"), 2
    assert eval.progress(s) == 2 * 1 + 3 * (4 + 2)
    s.ending, s.round = Ending(True, "", "WA-013"), 22
    assert eval.progress(s) == 100 + 20 + 5 - 5 - 2


def test_progress_counts_the_games_that_are_won():
    assert quest(begun("6").state).progress(begun("6").state) == 0
    later = begun("6", game=3, row=tuple(CLANS[:2])).state
    assert quest(later).progress(later) == pytest.approx(2 / 3)


# ---- one table


def test_a_new_campaign_begins_with_its_first_game():
    table = deal(RULES, 2, 1, {"adventure": "13"})
    while table.ask is not None and not table.state.round:
        table.answer(0)
    assert table.state.campaign is not None
    assert (table.state.campaign.game, table.state.campaign.purse, table.state.campaign.boons) == (1, 0, [])
    assert [kit.items for kit in table.state.campaign.kits] == [
        tuple(hero.items) for hero in table.state.heroes
    ]


def test_nobody_can_know_a_chamber_card_before_it_is_turned_up():
    table = begun("13", boons=["orcs-overwhelmed"])
    table.play(("begin",))
    view = table.table.view(0)
    assert view.chamber == ""
    assert view.campaign is not None
    assert view.campaign.row == []


@pytest.mark.parametrize("stop", ["in the store", "in the second game"])
def test_a_campaign_is_saved_in_the_middle_and_loaded(stop):
    table = begun("6", "quinn", "vistra", purse=2500)
    luck = table.state.luck
    table.state.luck = Luck(luck.secret, luck.count)  # a save knows no loaded dice
    won(table, "orc-clan-lair").answer("buy a healing surge")
    if stop == "in the second game":
        on(table)
    loaded = Table.load(RULES, table.table.save())
    assert loaded.key() == table.table.key()
    resumed = Table.resume(RULES, table.table.checkpoint())
    assert resumed.view(0) == loaded.view(0) == table.table.view(0)
    for each in (table.table, loaded, resumed):
        for _ in range(12):
            assert each.ask is not None
            each.answer(0)
    assert loaded.state.key() == resumed.state.key() == table.state.key()
    assert Driver(loaded).state.campaign == campaign(table)
