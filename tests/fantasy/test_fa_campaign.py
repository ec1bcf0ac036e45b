"""Between adventures: what heroes keep, what they share out, and which adventure comes next."""

import random

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import HEROES, ITEMS, basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.setup import guest, pack, set_up
from questboard.games.fantasy.state import NOBODY, Hero, Lasting, Options
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, LoadedDice

READY = ("ready",)


def after(
    adventure, *, won=True, dead=(), items=None, seats=1, stay="jozan", discard=(), change=None, **options
):
    """A campaign at the end of an adventure: who died, and what the heroes have; Basic Items otherwise."""
    luck = LoadedDice(Luck.seeded(adventure).secret)
    s = set_up(seats, Options(adventure=adventure, campaign=True, **options), luck)
    layout, newcomer = s.layout, guest(s.layout)
    s.agenda, s.progress.stay = [], stay if newcomer else ""
    for index, name in enumerate(("regdar", "lidda", "jozan", "mialee")):
        name = newcomer if newcomer and name == stay else name
        kit = (items or {}).get(name, basic_items(layout.set, name, layout.level))
        hero = Hero(name, index % seats, 0, 1, 0, [], [], [], dead=name in dead, used=["pearl-of-power"])
        pack(hero, list(kit))
        s.heroes.append(hero)
    s.won, s.rule, s.reason = won, "FA-100" if won else "FA-099", "" if won else "all heroes are dead"
    s.discard, s.keys, s.master_turns = list(discard), 2, 7
    if change is not None:
        change(s)
    return Dungeon(s).play(("adventure_over",))


def do(table, *deed):
    """Answer the question of sharing out."""
    table.table.answer_with(deed)
    return table


def deeds(table, *begin):
    """What could be done that begins like this."""
    return [option for option in table.ask.options if option[: len(begin)] == begin]


def ready(table):
    """Everybody is ready for the next adventure."""
    while table.ask.kind == "share":
        do(table, *READY)
    return table


def kit(table, name):
    """All that a hero has, in some order."""
    return sorted(table.hero(name).items)


# ---- which adventure comes next


@rule("FA-098")
@pytest.mark.parametrize(
    ("adventure", "following"), [("1", "2"), ("9", "10"), ("forest-1", "forest-2"), ("winter-5", "winter-6")]
)
def test_the_adventures_of_a_set_are_played_in_order(adventure, following):
    table = ready(after(adventure))
    assert table.state.adventure == following
    assert table.state.lurking == LAYOUTS[following].figures
    assert table.ask.kind == "square"


@rule("FA-098")
@pytest.mark.parametrize("last", ["12", "forest-6", "winter-6"])
def test_a_campaign_is_won_with_the_last_adventure_of_its_set(last):
    table = after(last)
    assert table.over
    outcome = RULES.outcome(table.state)
    assert outcome.winners == (0,)
    assert outcome.reason == "the campaign is won with its last adventure"
    assert table.told("campaign-over")[0].facts["won"] == 1


@rule("FA-099")
def test_after_a_defeat_the_heroes_may_try_the_adventure_again():
    table = after("3", won=False, dead=["regdar", "lidda", "jozan", "mialee"])
    assert table.ask.kind == "yes"
    table.table.answer_with(True)
    assert table.state.adventure == "3"
    assert table.state.progress.lost == 1
    assert not table.state.over


@rule("FA-099")
def test_heroes_who_do_not_try_again_have_lost_the_campaign():
    table = after("3", won=False, seats=2, dungeon_master="automatic")
    table.table.answer_with(False)
    assert table.over
    outcome = RULES.outcome(table.state)
    assert outcome.winners == ()
    assert outcome.reason == f"the campaign is lost in {LAYOUTS['3'].title}: all heroes are dead"


@rule("FA-099")
def test_a_table_may_go_on_after_a_defeat():
    table = ready(after("3", won=False, after_defeat="go on"))
    assert table.state.adventure == "4"
    assert (table.state.progress.won, table.state.progress.lost) == (0, 1)
    last = after("12", won=False, after_defeat="go on")
    assert last.over
    assert RULES.outcome(last.state).winners == ()


@rule("FA-101")
def test_the_conclusion_is_read_after_a_win_only():
    assert [event.facts["adventure"] for event in after("1").told("conclusion")] == ["1"]
    assert not after("1", won=False, after_defeat="go on").told("conclusion")


# ---- what heroes keep


@rule("FA-087")
def test_all_heroes_are_fully_restored_before_the_next_adventure():
    table = ready(after("1", dead=["mialee"]))
    for hero in table.state.heroes:
        assert not hero.dead
        assert (hero.hp, hero.sp) == (HEROES[hero.name].hp, HEROES[hero.name].sp)


@rule("FA-210")
def test_powers_keys_and_quest_objects_do_not_go_into_the_next_adventure():
    table = ready(after("forest-3", items={"lidda": ["composite-bow", "horn-of-the-grove", "healing"]}))
    assert kit(table, "lidda") == ["composite-bow", "healing"]
    assert table.hero("lidda").used == []
    assert (table.state.keys, table.state.master_turns) == (0, 0)
    assert table.state.monsters == []


@rule("FA-210")
def test_nothing_but_items_goes_from_one_adventure_into_the_next():
    def mark(s):
        s.master_key, s.lasting = True, [Lasting("bless", "lidda", "jozan")]
        s.fallen, s.taken, s.marks = ["1"], ["key"], {"event-0": 1}
        s.dropped, s.lost_keys, s.pillars = {"phylactery": 30}, 1 << 30, 1 << 31
        s.found = s.trodden = s.opened = s.tried = s.cleared = s.awake = 1
        s.heroes[1].tokens, s.heroes[1].barred, s.heroes[1].misses = 2, [0], True
        s.heroes[1].rooted, s.heroes[1].fewer, s.heroes[1].more = True, 1, 1
        s.not_this_round = 1

    s = ready(after("1", change=mark)).state
    assert (s.keys, s.master_key, s.lasting, s.fallen, s.taken, s.marks) == (0, False, [], [], [], {})
    assert (s.dropped, s.lost_keys, s.pillars, s.not_this_round) == ({}, 0, 0, 0)
    assert s.found == s.opened == s.tried == s.cleared == 0
    lidda = s.hero("lidda")
    assert (lidda.tokens, lidda.barred, lidda.misses, lidda.rooted) == (0, [], False, False)
    assert (lidda.fewer, lidda.more, lidda.used) == (0, 0, [])
    assert s.discard == []


@rule("FA-088")
def test_a_hero_who_is_dead_at_the_end_starts_with_basic_items_of_the_next_level():
    table = after("4", dead=["lidda"], items={"lidda": ["huntress-bow", "healing", "boots-of-striding"]})
    assert not deeds(table, "give", "lidda")
    ready(table)
    assert table.hero("lidda").items == list(basic_items("base", "lidda", 2))


@rule("FA-089")
def test_what_a_dead_hero_had_is_among_the_cards_again():
    table = ready(after("4", dead=["lidda"], items={"lidda": ["boots-of-striding"]}))
    assert "boots-of-striding" in table.state.deck
    kept = ready(after("4", items={"lidda": ["boots-of-striding"]}))
    assert "boots-of-striding" not in kept.state.deck


@rule("FA-211", "FA-088")
def test_a_basic_item_is_taken_back_from_the_hero_who_has_it():
    table = ready(after("1", dead=["lidda"], items={"regdar": ["broadsword", "light-bow"]}))
    assert "light-bow" in table.hero("lidda").items
    assert table.hero("regdar").items == ["broadsword"]
    assert [event.facts["item"] for event in table.told("taken-back")] == ["light-bow"]


@rule("FA-211")
def test_a_second_copy_of_a_basic_item_is_taken_from_the_cards():
    table = ready(after("1", dead=["jozan"], items={"regdar": ["broadsword", "lesser-restoration"]}))
    assert "lesser-restoration" in table.hero("jozan").items
    assert "lesser-restoration" in table.hero("regdar").items
    assert "lesser-restoration" not in table.state.deck


@rule("FA-010")
def test_one_copy_of_a_basic_item_that_comes_twice_stays_in_the_deck():
    table = Table.new(RULES, 1, {"adventure": "1"}, Luck.seeded(1))
    deck = table.state.deck
    assert deck.count("lesser-restoration") == 1
    assert "mace" not in deck
    assert deck.count("hand-axe") == 2


@rule("FA-010", "FA-007")
def test_the_deck_of_a_campaign_has_neither_what_heroes_own_nor_their_basic_items():
    table = ready(after("5", items={"regdar": ["broadsword", "fireball"]}))
    for item in ("broadsword", "greatsword", "heavy-crossbow", "fireball"):
        assert item not in table.state.deck
    assert table.hero("regdar").items == ["broadsword", "fireball"]
    assert "crossbow" in table.state.deck  # a Basic Item of a lower level that nobody has


@rule("FA-096", "FA-007")
def test_a_special_item_that_was_lost_may_turn_up_in_a_later_adventure():
    assert "silver-dagger" in ready(after("4", discard=["silver-dagger"])).state.deck
    assert "silver-dagger" in ready(after("4", dead=["lidda"], items={"lidda": ["silver-dagger"]})).state.deck
    assert "silver-dagger" not in ready(after("4")).state.deck


@rule("FA-042", "FA-099")
def test_a_special_chest_gives_its_item_again_when_an_adventure_is_played_again():
    table = after("4", won=False, discard=["silver-dagger"])
    table.table.answer_with(True)
    assert "silver-dagger" not in ready(table).state.deck
    assert table.state.progress.discard == []


@rule("FA-042", "FA-099")
def test_a_special_item_that_heroes_still_have_from_an_earlier_try_counts_as_fetched():
    table = after("9", won=False, items={"regdar": ["flame-tongue"]})
    table.table.answer_with(True)
    assert RULES.inventory(table.state)["item flame-tongue"] == 1
    state = ready(table).state
    assert state.taken == ["flame-tongue"]
    assert "flame-tongue" not in [chest.holds for chest in state.chests]
    assert len(state.chests) == len(state.layout.chests)


@rule("FA-111")
def test_the_items_of_elwick_pass_to_his_brother():
    table = ready(after("forest-2", items={"elwick": ["scimitar", "barkskin", "healing"]}))
    assert [hero.name for hero in table.state.heroes] == ["regdar", "lidda", "orwick", "mialee"]
    assert kit(table, "orwick") == ["barkskin", "healing", "scimitar"]


@rule("FA-111", "FA-088")
def test_after_elwicks_death_his_brother_has_basic_items():
    table = ready(after("forest-2", dead=["elwick"], items={"elwick": ["barkskin"]}))
    assert table.hero("orwick").items == [*basic_items("forest", "orwick", 2)]


@rule("FA-111", "FA-155")
def test_whoever_stays_at_home_does_so_for_the_whole_campaign():
    table = ready(after("winter-1", stay="lidda"))
    assert [hero.name for hero in table.state.heroes] == ["regdar", "morkahn", "jozan", "mialee"]


# ---- sharing out


@rule("FA-102")
def test_survivors_give_each_other_items():
    table = after("1", items={"regdar": ["broadsword", "healing"]})
    do(table, "give", "regdar", "healing").act("mialee")
    table.answer("pass")
    assert table.hero("regdar").items == ["broadsword"]
    assert "healing" in table.hero("mialee").knapsack
    assert table.ask.kind == "share"


@rule("FA-102")
def test_a_hero_gives_to_others_and_not_to_himself():
    table = after("1", items={"regdar": ["broadsword", "healing"]})
    do(table, "give", "regdar", "healing")
    assert list(table.ask.options) == ["lidda", "jozan", "mialee"]


@rule("FA-102", "FA-091")
def test_items_are_shared_out_within_the_limits_of_the_heroes():
    full = ["elven-bow", "magic-missile", "healing", "healing", "healing"]
    table = after("1", items={"mialee": full, "regdar": ["broadsword", "speed"]})
    do(table, "give", "regdar", "speed").act("mialee")  # only a potion can come back for it
    assert kit(table, "mialee") == sorted([*full[:-1], "speed"])
    assert kit(table, "regdar") == ["broadsword", "healing"]


@rule("FA-102")
def test_what_comes_back_for_an_item_is_for_its_owner_to_agree_to():
    table = after("1", seats=4, dungeon_master="automatic", items={"regdar": ["broadsword", "healing"]})
    assert table.asked == 0
    assert not deeds(table, "give", "lidda")
    do(table, "give", "regdar", "healing").act("lidda").act("short-sword")
    assert (table.asked, table.ask.kind) == (1, "yes")
    declined = Dungeon(table.state)
    declined.table = table.table.fork()
    declined.table.answer_with(False)
    assert "healing" in declined.hero("regdar").items
    table.table.answer_with(True)
    assert kit(table, "regdar") == ["broadsword", "short-sword"]
    assert "healing" in table.hero("lidda").items
    assert table.asked == 0


@rule("FA-102")
def test_every_player_is_asked_until_all_are_ready():
    table = after("1", seats=4, dungeon_master="automatic")
    asked = []
    while table.ask.kind == "share":
        asked.append(table.asked)
        do(table, *READY)
    assert asked == [0, 1, 2, 3]


@rule("FA-102", "FA-202")
def test_a_player_says_which_of_the_weapons_is_in_use():
    table = after("1", items={"lidda": ["light-bow", "short-sword"]})
    assert table.hero("lidda").in_use == ["light-bow"]
    do(table, "use", "lidda", "short-sword")
    ready(table)
    assert (table.hero("lidda").in_use, table.hero("lidda").knapsack) == (["short-sword"], ["light-bow"])


@rule("FA-010")
def test_when_the_level_rises_old_basic_items_are_swapped_one_for_one():
    table = after("4", items={"regdar": ["broadsword", "hand-axe"]})
    assert deeds(table, "swap", "regdar") == [
        ("swap", "regdar", "broadsword", "greatsword"),
        ("swap", "regdar", "broadsword", "heavy-crossbow"),
    ]
    do(table, "swap", "regdar", "broadsword", "greatsword")
    assert not deeds(table, "swap", "regdar")
    assert table.hero("regdar").items == ["greatsword", "hand-axe"]
    ready(table)
    assert "broadsword" in table.state.deck


@rule("FA-010")
def test_a_hero_takes_the_basic_item_that_the_longer_list_of_the_new_level_has_more():
    table = after("4")
    assert deeds(table, "take") == [("take", "jozan", "searing-light"), ("take", "mialee", "scorching-ray")]
    do(table, "take", "jozan", "searing-light")
    assert table.hero("jozan").in_use == ["mace", "lesser-restoration", "searing-light"]
    assert not deeds(table, "take", "jozan")
    assert "searing-light" not in ready(table).state.deck


@rule("FA-010")
def test_basic_items_are_not_swapped_while_the_level_stays():
    assert not deeds(after("2"), "swap")
    assert deeds(after("8"), "swap")


@rule("FA-102", "FA-010")
def test_the_first_player_may_have_all_shared_out_where_it_helps_most():
    table = after(
        "4", items={"mialee": ["war-hammer", "magic-missile"], "jozan": ["throwing-daggers", "mace"]}
    )
    owned = [item for hero in table.state.heroes for item in hero.items]
    do(table, "propose")
    assert "war-hammer" in table.hero("jozan").in_use
    assert "throwing-daggers" in table.hero("mialee").items
    assert "greatsword" in table.hero("regdar").in_use
    assert not deeds(table, "propose")
    assert len([item for hero in table.state.heroes for item in hero.items]) == len(owned) + 2


@rule("FA-102")
def test_only_the_first_player_is_offered_a_proposal_for_all():
    table = after("4", seats=4, dungeon_master="automatic")
    offered = []
    while table.ask.kind == "share":
        offered.append(bool(deeds(table, "propose")))
        do(table, *READY)
    assert offered == [True, False, False, False]


# ---- the whole of it


def test_the_turns_of_all_adventures_are_counted():
    table = ready(after("1"))
    assert RULES.rounds(table.state) == 7
    ended = after("12")
    assert RULES.rounds(ended.state) == 7


def test_a_campaign_may_begin_in_the_middle_with_the_gear_that_it_would_have_given():
    table = Table.new(RULES, 1, {"adventure": "6", "campaign": True}, Luck.seeded(3))
    specials = [item for hero in table.state.heroes for item in hero.items if ITEMS[item].special]
    assert sorted(specials) == ["amulet-of-light", "silver-dagger"]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_campaign_is_played_from_adventure_to_adventure_by_chance(seats):
    """Random players lose at once where monsters are strong; the campaign still goes its way to the end."""
    luck = random.Random(seats)
    options = {"adventure": "winter-5", "campaign": True, "after_defeat": "go on", "round_cap": "60"}
    table = Table.new(RULES, seats, {**options, "dungeon_master": "automatic"}, Luck.seeded(seats))
    box = RULES.inventory(table.state)
    for _ in range(20_000):
        if table.ask is None:
            break
        table.answer(luck.randrange(len(table.ask.options)))
        assert RULES.inventory(table.state) == box
    assert table.ask is None
    progress = table.state.progress
    assert progress.won + progress.lost == 2
    assert table.state.adventure == "winter-6"


def test_a_campaign_is_saved_and_goes_on():
    table = after("1", seats=1)
    resumed = Table.resume(table.table.rules, table.table.checkpoint())
    resumed.answer_with(READY)
    assert resumed.state.adventure == "2"
    assert resumed.state.hero("lidda").items == ready(table).hero("lidda").items
    assert NOBODY in [hero.square for hero in resumed.state.heroes]
