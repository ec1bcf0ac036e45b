"""How Features are used: when, how often, and by whom."""

from collections.abc import Callable
from typing import Any

import pytest

from questboard.games.dragonfire.content import CARDS, FEATURES
from questboard.games.dragonfire.hooks import FEATURE_TEXTS, USES
from questboard.games.dragonfire.rules import play
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.moments import (
    BecameStunned,
    Blow,
    Check,
    Dealing,
    Dealt,
    Defeated,
    Discarding,
    DragonfireRevealed,
    DrewForSwords,
    FailedCheck,
    Falling,
    Healed,
    Healing,
    Played,
    Replenishing,
    Saving,
    Surprised,
)
from questboard.games.dragonfire.rules.play import gains, new_play, usable
from questboard.games.dragonfire.rules.scenes import matching
from questboard.games.dragonfire.rules.window import ANSWERS, refresh, spend
from questboard.games.dragonfire.state import DragonfireState
from questboard.kernel import hooks_of, reactions_of
from questboard.testing import rule
from tests.dragonfire.party import Party, party

SCOPES = ["turn", "round", "scene", "game"]


def field(*features: str, seat: int = 0, active: int = 0) -> Party:
    """A position in which every Feature finds something to do."""
    table = party(
        features={seat: features},
        hp={0: 4, 1: 4, 2: 4, 3: 4},  # of 9, 6, 7 and 7
        exhausted=[seat],
        hands={seat: ["glory", "cantrip"]},
        discards={seat: ["grace", "javelin"]},
        encounters=[("mummy", 0), ("orog", 0), ("kobold-pack", 1), ("choke-point", 3), ("cursed-ground", 2)],
        gold={seat: 20},
    )
    table.character(2).place = ""
    s = table.state
    s.turn.seat, s.turn.phase = active, "play cards"
    for card, damage in (
        ("glory", "K"),
        ("cantrip", "B1"),
        ("grace", "G"),
        ("stealth", "R"),
        ("cure-wounds", ""),
    ):
        new_play(s, seat, card, "card", damage).on_table = True
    return table


def scope_of(feature: str) -> str:
    scope = FEATURES[feature].scope
    assert scope is not None
    return scope


def renewed_after(ready: Callable[[], bool], s: DragonfireState, scope: str) -> bool:
    """Whether something comes back with its own time, and not with a shorter one."""
    refresh(s, *SCOPES[: SCOPES.index(scope)])
    early = ready()
    refresh(s, scope)
    return ready() and not early


# ---- how often


@rule("DF-289")
@pytest.mark.parametrize("feature", [name for name in USES if name in FEATURES])
def test_a_feature_is_used_once_in_its_time(feature):
    others = FEATURE_TEXTS[feature].turns == "others"
    s = field(feature, active=1 if others else 0).state

    def offered() -> bool:
        return feature in usable(s, 0)

    assert offered()
    spend(s, 0, feature)
    assert not offered()
    assert renewed_after(offered, s, scope_of(feature))


def card(color: str) -> Callable[[DragonfireState], Played]:
    """The moment at which a card of this colour has been played."""
    return lambda s: Played(next(each for each in s.turn.plays if each.card == color))


MOMENTS: dict[str, Callable[[DragonfireState], Any]] = {
    "charlatan": lambda s: Check(0),
    "criminal": lambda s: Defeated("ogre", 1),
    "soldier": card("glory"),
    "street-urchin": lambda s: Blow(0, 3, "attack"),
    "alert": lambda s: Surprised(0),
    "healer": lambda s: Healing(0, 1, 1, "cure-wounds"),
    "lucky": lambda s: FailedCheck(0, Check(0)),
    "resilient": lambda s: Replenishing(0, 1),
    "sentinel": lambda s: Dealt(1),
    "savage-attacker": card("glory"),
    "fighting-style-archery": card("glory"),
    "fighting-style-defense": lambda s: Blow(0, 3, "dragonfire"),
    "fighting-style-great-weapon": card("glory"),
    "indomitable": lambda s: Falling(0),
    "champion-improved-critical": card("glory"),
    "champion-superior-critical": card("glory"),
    "eldritch-knight-war-magic": card("cantrip"),
    "channel-divinity": card("grace"),
    "divine-favor": card("cure-wounds"),
    "destroy-undead": lambda s: Dealing(1),
    "divine-intervention": lambda s: DragonfireRevealed("frenzy"),
    "life-domain": lambda s: Healing(0, 1, 1, "cure-wounds"),
    "life-domain-blessed-healer": lambda s: Healed(0, 1, "cure-wounds"),
    "war-domain-war-priest": card("grace"),
    "war-domain-guided-strike": lambda s: Check(1),
    "war-domain-avatar-of-battle": card("grace"),
    "expertise-i": lambda s: Check(0),
    "sneak-attack-i": card("stealth"),
    "sneak-attack-ii": card("stealth"),
    "evasion": lambda s: Blow(0, 3, "encounter"),
    "assassin-assassinate": lambda s: Dealing(0),
    "assassin-death-strike": card("stealth"),
    "spell-mastery": card("cantrip"),
    "school-of-evocation": card("cantrip"),
    "school-of-evocation-sculpt-spells": card("cantrip"),
    "school-of-evocation-empowered-evocation": card("cantrip"),
    "school-of-evocation-overchannel": card("cantrip"),
    "school-of-illusion-malleable-illusions": lambda s: Saving("orog-1"),
    "stonecunning": card("glory"),
    "savage-attacks": card("glory"),
    "fey-ancestry": lambda s: Discarding(0, 1),
    "elven-accuracy": lambda s: Check(0),
}


@rule("DF-289")
@pytest.mark.parametrize("feature", MOMENTS)
def test_a_feature_answers_once_in_its_time(feature):
    table = field(feature)
    s = table.state
    if feature == "stonecunning":
        s.characters[0].place = table.foe("cursed-ground").uid
    moment = MOMENTS[feature](s)

    def offered() -> bool:
        return ANSWERS.able(s, 0, moment) == [feature]

    assert offered()
    spend(s, 0, feature)
    assert not offered()
    assert renewed_after(offered, s, scope_of(feature))


GAINS = [
    ("soldier", "glory", "KK"),
    ("savage-attacker", "glory", "K2"),
    ("fighting-style-great-weapon", "glory", "KK"),
    ("champion-improved-critical", "glory", "K2"),
    ("channel-divinity", "grace", "GGG"),
    ("war-domain-war-priest", "grace", "KG"),
    ("war-domain-avatar-of-battle", "grace", "KKG"),
    ("spell-mastery", "cantrip", "BB"),
    ("school-of-evocation-empowered-evocation", "cantrip", "BBB"),
    ("savage-attacks", "stealth", "R2"),
]
COLOURED = {
    "fighting-style-great-weapon": "grace",
    "champion-improved-critical": "grace",
    "champion-superior-critical": "grace",
    "channel-divinity": "glory",
    "spell-mastery": "grace",
    "school-of-evocation-empowered-evocation": "glory",
    "school-of-evocation-overchannel": "glory",
    "school-of-evocation-sculpt-spells": "glory",
    "eldritch-knight-war-magic": "glory",
    "assassin-death-strike": "glory",
}


@rule("DF-185")
@pytest.mark.parametrize(("feature", "name", "points"), GAINS, ids=[each[0] for each in GAINS])
def test_a_card_that_is_played_gains_damage(feature, name, points):
    table = party(features={0: [feature]}, hp={0: 4}, hands={0: [name, name]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer(f"play {name}", FEATURES[feature].name, f"play {name}")
    assert table.shots() == [(name, points, 0), (name, CARDS[name].damage, 0)]


@pytest.mark.parametrize("feature", COLOURED)
def test_cards_of_other_class_types_gain_nothing(feature):
    s = field(feature).state
    assert ANSWERS.able(s, 0, card(COLOURED[feature])(s)) == []


@rule("DF-185")
@pytest.mark.parametrize("feature", [each[0] for each in GAINS])
def test_a_card_without_damage_gains_nothing(feature):
    s = field(feature).state
    assert ANSWERS.able(s, 0, card("cure-wounds")(s)) == []


@pytest.mark.parametrize("feature", [each[0] for each in GAINS])
def test_a_card_that_is_played_in_another_players_turn_gains_nothing(feature):
    s = field(feature, active=1).state
    assert ANSWERS.able(s, 0, MOMENTS[feature](s)) == []


# ---- when


@rule("DF-287")
@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_does_something(feature):
    standing = FEATURES[feature].hp or FEATURES[feature].counts_as
    text = FEATURE_TEXTS.get(feature)
    assert standing or (text is not None and (hooks_of(text) or list(reactions_of(text))))


@rule("DF-287")
@pytest.mark.parametrize("feature", [name for name, each in FEATURES.items() if each.subclass])
def test_a_primary_subclass_feature_needs_no_activation(feature):
    assert feature not in USES


@rule("DF-287")
def test_a_feature_that_must_be_activated_may_be_left_unused():
    table = party(features={0: ["soldier"]}, hands={0: ["glory", "glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Glory", "pass", "play Glory")
    assert table.options == ["Soldier", "pass"]
    table.answer("pass")
    assert table.shots() == [("glory", "K", 0), ("glory", "K", 0)]


@rule("DF-289")
@pytest.mark.parametrize("phase", ["", "encounters", "short rest"])
@pytest.mark.parametrize(
    ("feature", "offered"),
    [
        ("expertise-i", False),
        ("fighting-style-defense", False),
        ("war-domain-guided-strike", False),
        ("lucky", False),
        ("alert", True),
        ("divine-intervention", True),
        ("evasion", True),
        ("fey-ancestry", True),
    ],
)
def test_outside_of_turns_only_features_that_say_so_can_be_used(phase, feature, offered):
    s = field(feature).state
    s.turn.phase = phase
    assert (ANSWERS.able(s, 0, MOMENTS[feature](s)) != []) == offered


@rule("DF-289")
def test_a_skill_check_in_the_dragonfire_phase_is_made_without_expertise():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        s.turn.phase = ""
        results.append(await skill_check(s, 3))

    party(features={3: ["expertise-i"]}, decks={3: ["grace"]}).happen(check)
    assert results == [False]


@rule("DF-289")
@pytest.mark.parametrize(
    "feature", [name for name in USES if name in FEATURES and "your turn" in FEATURES[name].text]
)
def test_a_feature_for_its_owners_turn_cannot_be_used_in_another(feature):
    s = field(feature, active=1).state
    assert feature not in usable(s, 0)


@pytest.mark.parametrize(
    "feature",
    [
        name
        for name in USES
        if name in FEATURES
        and name not in ("extra-attack-i", "extra-attack-ii", "action-surge", "epic-destiny")
        and name != "eldritch-knight-eldritch-strike"
    ],
)
def test_a_feature_that_would_do_nothing_is_not_offered(feature):
    others = FEATURE_TEXTS[feature].turns == "others"
    table = party(features={0: [feature]}, decks={seat: [] for seat in range(4)})
    table.state.turn.seat, table.state.turn.phase = 1 if others else 0, "play cards"
    assert usable(table.state, 0) == []


@pytest.mark.parametrize(
    ("feature", "moment"),
    [
        ("charlatan", Check(1)),
        ("expertise-i", Check(1)),
        ("expertise-ii", Check(1)),
        ("expertise-ii", Check(0, result=True)),
        ("war-domain-guided-strike", Check(1, result=True)),
        ("elven-accuracy", Check(1)),
        ("elven-accuracy", Check(0, result=False)),
        ("lucky", FailedCheck(1, Check(1))),
        ("lucky", FailedCheck(0, Check(0), result=True)),
        ("fighting-style-defense", Blow(0, 0, "attack")),
        ("healer", Healing(0, 1, 1, "acolyte", from_card=False)),
        ("life-domain", Healing(0, 1, 1, "acolyte", from_card=False)),
        ("life-domain", Healing(0, 1, 2, "cure-wounds")),
        ("life-domain-blessed-healer", Healed(0, 0, "cure-wounds")),
        ("resilient", Replenishing(0, 2)),
        ("school-of-illusion-malleable-illusions", Saving("orog-1", result=True)),
    ],
)
def test_a_feature_does_not_answer_to_what_it_is_not_for(feature, moment):
    assert ANSWERS.able(field(feature).state, 0, moment) == []


@pytest.mark.parametrize("feature", ["sneak-attack-i", "sneak-attack-ii"])
@pytest.mark.parametrize("name", ["glory", "cure-wounds"])
def test_only_deception_cards_with_damage_sneak(feature, name):
    s = field(feature).state
    assert ANSWERS.able(s, 0, card(name)(s)) == []


# ---- Stunned and Unconscious


@rule("DF-230")
@pytest.mark.parametrize("hp", [0, 4])
@pytest.mark.parametrize("feature", ["soldier", "fighting-style-defense", "lucky", "expertise-i", "sentinel"])
def test_no_feature_works_while_its_character_is_stunned(feature, hp):
    s = field(feature).state
    s.characters[0].hp = hp
    assert (ANSWERS.able(s, 0, MOMENTS[feature](s)) == [feature]) == (hp > 0)


@rule("DF-230")
def test_no_feature_works_while_its_character_is_unconscious():
    s = field("acolyte", "heroic-resolve").state
    s.characters[0].hp, s.characters[0].unconscious = 0, True
    assert usable(s, 0) == []
    assert ANSWERS.able(s, 0, BecameStunned(0)) == []


@rule("DF-230")
def test_a_stunned_eldritch_knight_counts_as_martial_only():
    table = party(features={0: ["eldritch-knight"]}, hp={0: 0})
    assert table.character(0).class_types == "K"


# ---- all of its effects, except those that may be refused


@rule("DF-288")
def test_an_activated_feature_applies_all_its_effects():
    table = party(
        features={0: ["eldritch-knight-eldritch-strike"]},
        hands={0: ["cantrip", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("use Eldritch Knight", "play Cantrip")
    assert table.foe("ogre").marks == {"fails-save": 1}
    assert table.shots() == [("cantrip", "B1", 0)]


@rule("DF-288")
def test_an_effect_with_may_is_optional_for_those_whom_it_concerns():
    table = party(features={0: ["inspiring-leader"]}, hands={0: ["glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Inspiring Leader", "no", "no", "no")
    assert [len(table.character(seat).hand) for seat in (1, 2, 3)] == [0, 0, 0]


def test_a_set_of_swords_is_counted_apart_from_the_sword_of_extra_attack_ii():
    s = field("extra-attack-ii").state
    spend(s, 0, "extra-attack-ii")
    assert ANSWERS.able(s, 0, DrewForSwords(0)) == ["extra-attack-ii"]


def test_bonuses_on_one_card_add_up():
    table = party(
        features={0: ["soldier", "savage-attacker"]}, hands={0: ["glory", "grace"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("play Glory", "Soldier", "Savage Attacker")
    assert table.shots() == [("glory", "KK2", 0)]
    gains(table.state.turn.plays[0], "1")
    assert table.shots() == [("glory", "KK3", 0)]


# ---- counts as a Class


@rule("DF-292")
@pytest.mark.parametrize(
    ("feature", "seat", "color", "market_card"),
    [
        ("eldritch-knight", 0, "B", "cloud-of-daggers"),
        ("war-domain", 2, "K", "heroic-charge"),
        ("school-of-illusion", 1, "R", "assassinate"),
    ],
)
def test_counts_as_a_class_gives_a_secondary_class_type(feature, seat, color, market_card):
    plain, other = party(), party(features={seat: [feature]})
    assert seat not in matching(plain.state, color)
    assert seat in matching(other.state, color)
    assert not play.class_allows(plain.state, seat, market_card)
    assert play.class_allows(other.state, seat, market_card)


@rule("DF-292")
def test_a_cleric_of_the_war_domain_draws_for_swords():
    for features, cards in ((["war-domain"], 2), ([], 1)):
        table = party(
            features={2: features}, hands={2: ["tower-shield", "javelin", "grace"]}, encounters=[("ogre", 2)]
        )
        table.play_cards(2).answer("play Tower Shield", "play Javelin", *["yes"] * bool(features))
        assert len(table.character(2).hand) == cards


@rule("DF-293")
def test_an_eldritch_knight_is_arcane_for_placement_and_skill_checks_but_not_as_the_primary_class_type():
    results: list[bool] = []

    async def checks(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))
        results.append(await skill_check(s, 0, primary=True))

    table = party(features={0: ["eldritch-knight"]}, decks={0: ["cantrip"]}).happen(checks)
    assert results == [True, False]
    assert matching(table.state, "B") == [1, 0]  # the Wizard's marker comes first
