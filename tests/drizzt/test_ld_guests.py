"""Heroes of one box in the dungeon of the other: chosen at set-up, with all that they can do."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from questboard.games import load_rules
from questboard.games.adventure.rules.reactions import tokens_left
from questboard.kernel import Table
from questboard.ledger import load_ledger
from questboard.testing import dealt, rule
from questboard.testing.conformance import AnyTable, deal, random_answers
from tests.adventure.crypt import Crypt, crypt, square

for box in ("ashardalon", "drizzt"):
    import_module(f"questboard.games.{box}.box")

PARTIES = [
    ("ashardalon", "2", ["drizzt", "catti-brie"]),
    ("ashardalon", "7", ["drizzt", "catti-brie", "vistra"]),
    ("ashardalon", "10", ["bruenor", "wulfgar", "regis", "athrogate", "jarlaxle"]),
    ("drizzt", "2", ["vistra", "heskan"]),
    ("drizzt", "5", ["vistra", "heskan", "artemis"]),
    ("drizzt", "9", ["quinn", "keyleth", "jarlaxle"]),
    ("drizzt", "11", ["vistra", "heskan", "tarak", "quinn", "drizzt"]),
    ("drizzt", "12", ["keyleth", "tarak", "bruenor"]),
]


def party(game: str, adventure: str, heroes: list[str], seed: int, **options: Any) -> AnyTable:
    """A table whose players have taken these Heroes, as far as they have a choice."""
    rule_options = {"adventure": adventure, "guests": True, **options}
    table = deal(load_rules(game), len(heroes), seed, rule_options)
    while table.ask is not None and table.ask.kind == "hero to play":
        table.answer_with(heroes[table.ask.seat])
    assert [hero.name for hero in table.state.heroes] == heroes
    return table


# ---- setting up


@rule("LD-021", "WA-012")
@pytest.mark.parametrize(
    ("game", "adventure", "own", "other"),
    [
        ("ashardalon", "2", "Quinn", "Drizzt Do'Urden"),
        ("ashardalon", "7", "Vistra", "Catti-brie"),
        ("drizzt", "2", "Bruenor", "Vistra"),
        ("drizzt", "5", "Artemis", "Heskan"),
        ("drizzt", "11", "Jarlaxle", "Tarak"),
    ],
)
def test_guests_are_among_the_heroes_where_the_table_allows_it_and_only_there(game, adventure, own, other):
    for guests in (True, False):
        options = dealt(game, 2, adventure=adventure, guests=guests).options
        assert any(label.startswith(own) for label in options)
        assert any(label.startswith(other.split()[0]) for label in options) == guests


@rule("LD-252")
def test_a_guest_brings_hero_card_and_power_cards_and_starts_like_everybody():
    table = dealt("drizzt", 2, adventure="2", guests=True).answer("Vistra", "Heskan")
    assert table.prompt == "Where does Vistra start?"
    while not table.prompt.startswith("What does"):
        table.answer(table.options[0])
    vistra, heskan = table.state.heroes
    assert {"sure-strike", "taunting-advance"} <= set(vistra.powers)
    assert {"arc-lightning", "mirror-image"} <= set(heskan.powers)
    assert (vistra.hp, vistra.square >> 4) == (vistra.card.hit_points, 0)
    assert len(vistra.items) + len(heskan.items) == 2


@rule("LD-252")
@pytest.mark.parametrize("powers", ["free", "random"])
def test_guests_choose_among_their_own_powers_also_where_only_the_starting_deck_is_used(powers):
    table = party("drizzt", "2", ["vistra", "heskan"], 1, powers=powers)
    random_play = random_answers(table, 1)
    while table.state.round == 0:
        next(random_play)
    assert [len(hero.powers) for hero in table.state.heroes] == [5, 5]


# ---- whole games


@rule("LD-021", "LD-252", "WA-012")
@pytest.mark.parametrize(("game", "adventure", "heroes"), PARTIES)
def test_mixed_parties_play_to_the_end_and_every_sentence_cites_the_ledger_of_the_table(
    game, adventure, heroes
):
    rules = load_rules(game)
    clauses = {clause.id for clause in load_ledger(game).clauses}
    names = [f"Player {seat + 1}" for seat in range(len(heroes))]
    table = party(game, adventure, heroes, 4, powers="random")
    things = rules.inventory(table.state)
    for _ in random_answers(table, 4):
        assert table.ask is not None
        assert clauses.issuperset(rules.clause(table.ask.rule).split()), table.ask
        assert "{" not in rules.prompt(table.ask)
        assert rules.inventory(table.state) == things
    assert clauses.issuperset(table.outcome.rule.split())
    for event in table.journal:
        assert clauses.issuperset(event.rule.split()), event
        assert rules.describe(event.seen_by(-1), names).endswith((".", "!"))


@pytest.mark.parametrize(("game", "adventure", "heroes"), PARTIES[::3])
def test_a_game_of_a_mixed_party_is_saved_and_replayed(game, adventure, heroes):
    table = party(game, adventure, heroes, 6)
    for _ in random_answers(table, 6, 120):
        pass
    loaded = Table.load(table.rules, table.save())
    assert (loaded.key(), loaded.log) == (table.key(), table.log)
    resumed = Table.resume(table.rules, table.checkpoint())
    for each in (table, loaded, resumed):
        for _ in random_answers(each, 7):
            pass
    assert loaded.state.key() == resumed.state.key() == table.state.key()


# ---- Drizzt and his friends in the dungeon of Ashardalon


def dungeon(heroes: list[str], **position: Any) -> Crypt:
    """A position of Wrath of Ashardalon."""
    return crypt(heroes, game="ashardalon", **position)


def test_drizzt_attacks_twice_and_may_take_a_stance():
    table = dungeon(
        ["drizzt"],
        at={"drizzt": "1b2"},
        powers={"drizzt": []},
        monsters=[("snake", "1c2", "drizzt"), ("cave-bear", "1b1", "drizzt")],
        treasures=["potion-of-healing"],
        dice=[18, 18],
    )
    table.hero_phase("drizzt").answer("use Twinkle", "Snake 1", "yes")
    assert table.hero("drizzt").stance == "twinkle"
    assert "snake-1" not in table.state.figures
    table.answer("use Icingdeath")
    assert table.state.figures == {}
    assert not any(label.startswith("use ") for label in table.options), "that were both attacks"


def test_the_stance_of_twinkle_wards_off_damage_of_a_monster_of_the_other_box():
    def lost(stance: str) -> int:
        table = dungeon(
            ["drizzt"],
            at={"drizzt": "1b2"},
            monsters=[("grell", "1c2", "drizzt")],
            dice=[19],
            auto_ties=True,
        )
        before = table.hero("drizzt").hp
        table.hero("drizzt").powers = []
        table.hero("drizzt").stance = stance
        table.activate("grell-1")
        assert table.over
        return before - table.hero("drizzt").hp

    assert lost("twinkle") == lost("") - 1


def test_catti_brie_shoots_better_in_her_stance():
    def hits(*stance: str) -> bool:
        table = dungeon(
            ["catti-brie"],
            at={"catti-brie": "1b2"},
            powers={"catti-brie": ["falling-hail-stance"]},
            monsters=[("snake", "2c1", "catti-brie")],
            treasures=["potion-of-healing"],
            dice=[4],
        )
        table.hero_phase("catti-brie").answer(*stance, "use Taulmaril")
        return "snake-1" not in table.state.figures

    assert hits("take")
    assert not hits()


def test_guenhwyvar_comes_to_the_other_dungeon_and_fights_at_the_start_of_the_villain_phase():
    table = dungeon(
        ["drizzt"],
        at={"drizzt": "1b2"},
        powers={"drizzt": ["figurine-of-guenhwyvar"]},
        monsters=[("snake", "2c2", "drizzt")],
        encounters=["deep-tremor"],
        auto_ties=True,
        dice=[19],
    )
    table.hero_phase("drizzt").answer("use Figurine of Guenhwyvar", "1b3")
    assert table.state.friends["guenhwyvar"].owner == 0
    table.answer("end")
    assert {event.rule for event in table.told("ally_joined")} == {"WA-012"}
    table.villain_phase("drizzt")
    assert "snake-1" not in table.state.figures
    assert [event.facts["villager"] for event in table.told("ally_attacks")] == ["guenhwyvar"]


def test_bruenor_spends_his_power_strike_tokens_one_by_one():
    table = dungeon(
        ["bruenor"],
        at={"bruenor": "1b2"},
        powers={"bruenor": []},
        monsters=[("cave-bear", "1c2", "bruenor")],
        dice=[18],
    )
    before = tokens_left(table.hero("bruenor"), "power-strike")
    table.hero_phase("bruenor").answer("use Notched Axe", "Power Strike")
    assert "cave-bear-1" not in table.state.figures, "2 damage instead of 1"
    assert tokens_left(table.hero("bruenor"), "power-strike") == before - 1


def test_the_cloud_of_darkness_hides_drizzt_from_a_monster_of_the_other_box():
    table = dungeon(
        ["drizzt"],
        at={"drizzt": "1b1"},
        powers={"drizzt": ["cloud-of-darkness"]},
        stack=["t-junction"],
        monster_deck=["cave-bear"],
    )
    table.explore("drizzt").answer("Cloud of Darkness")
    assert table.state.figures == {}
    assert table.state.monster_deck.discard == ["cave-bear"]


# ---- Vistra, Heskan and the others in the Underdark


def caverns(heroes: list[str], **position: Any) -> Crypt:
    """A position of The Legend of Drizzt."""
    return crypt(heroes, game="drizzt", **position)


def test_heskans_mirror_images_go_when_a_goblin_misses():
    table = caverns(
        ["heskan"],
        at={"heskan": "1c2"},
        powers={"heskan": ["mirror-image"]},
        monsters=[("goblin-cutter", "1d2", "heskan")],
        dice=[2],
        auto_ties=True,
    )
    table.hero_phase("heskan").answer("use Mirror Image")
    assert table.hero("heskan").notes["mirror-image"] == 3
    table.answer("end")
    table.activate("goblin-cutter-1")
    assert table.hero("heskan").notes["mirror-image"] == 2


def test_heskans_flaming_sphere_burns_on_a_cavern_tile():
    table = caverns(
        ["heskan"],
        at={"heskan": "1b2"},
        powers={"heskan": ["flaming-sphere"]},
        monsters=[("drow-duelist", "2c2", "heskan")],
    )
    table.hero_phase("heskan").answer("use Flaming Sphere", "2b3", "end")
    table.end_hero_phase("heskan").answer("yes")
    assert table.figure("drow-duelist-1").damage == 1
    assert [token.count for token in table.state.tokens.values()] == [2]


def test_vistra_pulls_a_troll_to_her_and_strikes():
    table = caverns(
        ["vistra"],
        at={"vistra": "1b2"},
        powers={"vistra": ["taunting-advance"]},
        monsters=[("feral-troll", "2c2", "vistra")],
        dice=[18],
    )
    table.hero_phase("vistra").answer("use Taunting Advance")
    while table.figure("feral-troll-1").damage == 0:
        table.table.answer(0)
    assert table.figure("feral-troll-1").damage == 3
    assert table.state.board.around(table.state.base("feral-troll-1")) >> square("1b2") & 1


@pytest.mark.parametrize(("seen", "target"), [(True, "heskan"), (False, "wulfgar")])
def test_an_invisible_guest_is_not_the_closest_hero(seen, target):
    table = caverns(
        ["heskan", "wulfgar"],
        at={"heskan": "2b3", "wulfgar": "1b3"},
        monsters=[("goblin-archer", "2c3", "heskan")],
        dice=[1],
    )
    if not seen:
        table.hero("heskan").notes["invisibility"] = 1
    table.activate("goblin-archer-1")
    assert [event.facts["target"] for event in table.told("attacked")] == [target]


def test_keyleth_takes_an_attack_on_a_whole_tile_on_herself():
    table = caverns(
        ["keyleth", "drizzt"],
        at={"keyleth": "2b3", "drizzt": "2c3"},
        powers={"keyleth": ["noble-shield"], "drizzt": []},
        monsters=[("methil", "2b2")],
    )
    table.activate("methil-1").answer("Noble Shield")
    assert {event.facts["target"] for event in table.told("attacked")} == {"keyleth"}


def test_a_guest_attacks_a_villainous_hero_with_an_attack_on_a_whole_tile():
    table = caverns(
        ["heskan", "vistra", "jarlaxle"],
        adventure="9",
        at={"heskan": "1b2", "vistra": "1a2", "jarlaxle": "2c3"},
        powers={"heskan": ["shock-sphere"], "vistra": [], "jarlaxle": []},
        monsters=[("goblin-cutter", "2b3", "heskan")],
        dice=[19, 19],
    )
    table.hero("jarlaxle").villainous = True
    before = table.hero("jarlaxle").hp
    table.hero_phase("heskan").answer("use Shock Sphere")
    while not table.over and not table.prompt.startswith("What does"):
        table.table.answer(0)
    assert table.hero("jarlaxle").hp == before - 2
    assert "goblin-cutter-1" not in table.state.figures
    assert table.hero("jarlaxle").square == square("2c3")
