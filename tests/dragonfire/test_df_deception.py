"""The Market cards of Deception."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import CARD_TEXTS, EncounterCard
from questboard.games.dragonfire.rules.foes import strength
from questboard.games.dragonfire.rules.play import deal_later
from questboard.games.dragonfire.rules.reveal import put
from questboard.games.dragonfire.state import DragonfireState, Encounter
from questboard.kernel import hooks_of
from questboard.testing import rule
from tests.dragonfire.conftest import Declare
from tests.dragonfire.party import Party, party

DECEPTION = [card for card in CARDS.values() if card.color == "R" and not card.basic and not card.item]


def test_every_assist_of_deception_does_something() -> None:
    own = {card.id: hooks_of(CARD_TEXTS[card.id]).keys() for card in DECEPTION}
    helpful = [name for name, hooks in own.items() if hooks & {"assist", "assist_deals"}]
    assert [card.id for card in DECEPTION if card.assist] == helpful
    assert [card.id for card in DECEPTION if own[card.id] & {"play", "deals"} and not card.text] == []


# ---- Perception


@rule("DF-162", "DF-164")
@pytest.mark.parametrize(("top", "gold"), [("stealth", 1), ("glory", 0)])
def test_perception_gains_1_gold_if_the_skill_check_succeeds(top: str, gold: int) -> None:
    table = party(hands={3: ["perception"]}, decks={3: [top]}, gold={3: 0}, encounters=[("troll", 3)])
    table.play_cards(3).answer("play Perception", "yes")
    assert table.character(3).gold == gold
    table.deal()
    assert table.foe("troll").cleared == 0b1, "its red point clears the red level"


@rule("DF-140")
def test_the_skill_check_of_perception_may_be_left_out() -> None:
    table = party(hands={3: ["perception"]}, decks={3: ["stealth", "glory"]}, gold={3: 0})
    table.play_cards(3).answer("play Perception", "no")
    assert table.character(3).gold == 0
    assert table.character(3).deck == ["glory", "stealth"], "no card was buried"


@rule("DF-162")
def test_perception_assists_with_1_red_damage_without_a_skill_check() -> None:
    table = party(hands={3: ["perception"]}, decks={3: ["stealth"]}, gold={3: 0}, encounters=[("troll", 0)])
    table.play_cards(0).answer("let the others", "assist with Perception")
    assert table.shots() == [("perception", "R", 0)]
    assert table.character(3).gold == 0
    assert "Skill Check" not in table.log()


# ---- Feint


def feinting(*cards: str, foe: str, feints: int = 1, seat: int = 0) -> Party:
    """A player has played Feints and these cards and stands in Deal Damage."""
    hand = ["feint"] * feints + list(cards)
    table = party(hands={seat: hand}, encounters=[(foe, seat)]).play_cards(seat)
    for card in hand:
        table.answer(f"play {CARDS[card].name}")
        if table.prompt.endswith("for your Swords?"):
            table.answer("no")
    return table.answer("deal damage")


def out_of_order(table: Party) -> list[str]:
    """The assignments that are offered for levels below the topmost."""
    return [option for option in table.options if ", level" in option]


@rule("DF-188", "DF-189")
def test_feint_lets_another_card_clear_a_level_out_of_order_and_its_surplus_is_lost() -> None:
    table = feinting("greatsword", foe="orog")
    assert out_of_order(table) == [
        "Greatsword (3 black): Orog, level 2",
        "Greatsword (3 black): Orog, level 3",
    ]
    table.answer("Greatsword (3 black): Orog, level 2", "deal it as proposed")
    assert table.foe("orog").cleared == 0b010, "the other two black points clear nothing else"


@rule("DF-188")
def test_colour_and_amount_of_a_level_must_still_be_met_with_feint() -> None:
    table = feinting("cantrip", foe="orog")
    table.answer("Cantrip (1 blue): Orog, level 2", "deal it as proposed")
    assert table.foe("orog").cleared == 0


def test_two_cards_named_by_two_feints_add_up_on_one_level() -> None:
    table = feinting("cantrip", "cantrip", foe="death-slaad", feints=2)
    for _ in range(2):
        table.answer("Cantrip (1 blue): Death Slaad, level 3")
    table.answer("deal it as proposed")
    assert table.foe("death-slaad").cleared == 0b0100


@rule("DF-396")
def test_each_feint_names_one_card_only() -> None:
    table = feinting("cantrip", "cantrip", foe="death-slaad")
    table.answer("Cantrip (1 blue): Death Slaad, level 3")
    assert out_of_order(table) == []


def test_a_feint_names_another_card_than_itself() -> None:
    assert out_of_order(feinting(foe="troll")) == []
    named = out_of_order(feinting(foe="troll", feints=2))
    assert "Feint (1 red): Troll, level 2" in named, "the one may name the other"


def test_level_damage_cannot_be_named_by_feint() -> None:
    table = feinting("assassinate", foe="troll", seat=3)
    assert "Assassinate (2 levels): Troll" in table.options
    assert out_of_order(table) == []


def test_an_assist_can_be_named_by_feint() -> None:
    table = party(hands={0: ["feint"], 1: ["javelin"]}, encounters=[("orog", 0)])
    table.play_cards(0).answer("play Feint", "deal damage", "assist with Javelin")
    table.answer("Javelin of player 2 (1 black, 1 colourless): Orog, level 3", "deal it as proposed")
    assert table.foe("orog").cleared == 0b100


def test_damage_that_is_no_cards_cannot_be_named_by_feint() -> None:
    async def a_token_deals_damage(s: DragonfireState) -> None:
        deal_later(s, 0, "spirit-guardians", "K")

    table = party(hands={0: ["feint"]}, encounters=[("orog", 0)]).happen(a_token_deals_damage)
    table.play_cards(0).answer("play Feint", "deal damage")
    assert "Spirit Guardians (1 black): Orog" in table.options
    assert out_of_order(table) == []


def test_the_tokens_must_be_gone_before_feint_reaches_their_card() -> None:
    table = feinting("glory", "flaming-oil", foe="kobold-pack")
    table.answer("Feint (1 red): nothing")
    table.answer("Glory (1 black): Kobold Pack, level 3", "deal it as proposed")
    assert table.foe("kobold-pack").cleared == 0b101
    table = feinting("glory", foe="kobold-pack")
    assert not any("Kobold Pack, level" in label for label in table.options)


@rule("DF-104")
def test_feint_gains_nothing_against_a_card_whose_token_still_stands() -> None:
    table = feinting("glory", "grace", foe="kobold-pack")
    del table.state.encounters[2:]
    table.play(("deal_damage", 0)).answer("Feint (1 red): nothing")
    table.answer("Glory (1 black): Kobold Pack, level 3", "Grace (1 green): nothing")
    table.answer("deal it as proposed")
    assert (table.foe("kobold-pack").cleared, len(table.tokens("kobold-pack"))) == (0, 1)


@rule("DF-396")
def test_all_points_of_a_card_that_splits_its_damage_may_go_to_the_level_of_one_feint() -> None:
    table = feinting("cleave", foe="death-slaad")
    table.answer("Cleave (1 black): Death Slaad, level 2")
    assert out_of_order(table) == ["Cleave (1 black): Death Slaad, level 2"]
    table.answer("Cleave (1 black): Death Slaad, level 2", "deal it as proposed")
    assert table.foe("death-slaad").cleared == 0b0010


@rule("DF-396")
def test_a_card_that_splits_its_damage_takes_up_one_feint_only() -> None:
    table = feinting("cleave", "glory", foe="death-slaad", feints=2)
    for _ in range(2):
        table.answer("Cleave (1 black): Death Slaad, level 2")
    assert "Glory (1 black): Death Slaad, level 3" in table.options
    table.answer("Glory (1 black): Death Slaad, level 3")
    assert out_of_order(table) == []


def test_damage_to_all_encounters_can_be_named_for_one_of_them() -> None:
    table = feinting("flaming-oil", foe="troll")
    table.answer("Flaming Oil (1 red, 1 colourless): Troll, level 4", "deal it as proposed")
    assert table.foe("troll").cleared == 0b1001, "Feint's own red point clears the first"


@rule("DF-139")
def test_a_card_that_feint_has_named_may_be_assigned_again() -> None:
    table = feinting("flaming-oil", "glory", foe="troll")
    for _ in range(2):
        table.answer("Flaming Oil (1 red, 1 colourless): Troll, level 4")
        assert out_of_order(table) == []
        table.answer("assign it all again")
        table.answer("Glory (1 black): Troll, level 3")
        assert out_of_order(table) == []
        table.answer("assign it all again")


@rule("DF-139")
def test_a_split_card_that_feint_has_named_can_be_taken_back_for_that_one_feint() -> None:
    table = feinting("expertise", "glory", foe="troll")
    for _ in range(2):
        table.answer("Expertise (1 red): Troll, level 4")
    table.answer("assign it all again", "Glory (1 black): Troll, level 3")
    assert out_of_order(table) == []


@rule("DF-396")
def test_damage_that_comes_down_in_order_adds_to_what_feint_has_put_on_a_level() -> None:
    table = feinting("greatsword", "javelin", "glory", foe="stone-giant")
    table.answer("Feint (1 red): nothing")
    table.answer("Glory (1 black): Stone Giant, level 2", "deal it as proposed")
    assert table.foe("stone-giant").cleared == 0b011, "3 of Greatsword, 1 of Javelin; then 1 and 1 black"


@rule("DF-139")
def test_feint_is_free_again_when_an_effect_lets_damage_be_assigned_anew(declare: Declare) -> None:
    class Reinforced(EncounterCard, ids=("ogre", "red-slaad")):
        async def vanquished(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
            if self.id == "ogre":
                await put(s, "troll", "primary", seat, "DF-349")

    declare(Reinforced)
    hand = ["feint", "stealth", "twist-the-knife", "glory", "glory"]
    table = party(hands={0: hand}, encounters=[("ogre", 0, 2), ("red-slaad", 0)])
    table.foe("red-slaad").cleared = 0b1100  # 3 and red are left
    table.play_cards(0)
    for card in hand:
        table.answer(f"play {CARDS[card].name}")
    table.answer("deal damage", "Stealth (1 red): Red Slaad, level 2")
    assert out_of_order(table) == []
    for _ in range(2):
        table.answer("Glory (1 black): Ogre")
    table.answer("Feint (1 red): Red Slaad", "Twist the Knife (2 red): Red Slaad")
    table.answer("deal it as proposed", "Ogre")
    assert "Stealth (1 red): Troll, level 2" in table.options
    table.answer("deal it as proposed")
    assert "red-slaad-1" not in table.foes(), "three red points and one for the red level"


# ---- Sneak Attack


@pytest.mark.parametrize(("seat", "cleared"), [(1, 0b1), (3, 0)])
def test_sneak_attack_deals_1_more_if_the_encounter_faces_another_player(seat: int, cleared: int) -> None:
    table = party(hands={3: ["sneak-attack"]}, encounters=[("chuul", seat)])
    table.play_cards(3).answer("play Sneak Attack").deal()
    assert table.foe("chuul").cleared == cleared


@pytest.mark.parametrize(("places", "cleared"), [({}, 0b01), ({1: "choke-point"}, 0b11)])
def test_a_location_faces_another_player_if_another_character_is_in_it(
    places: dict[int, str], cleared: int
) -> None:
    table = party(hands={3: ["sneak-attack"]}, encounters=[("choke-point", 3)], places=places)
    table.play_cards(3).answer("play Sneak Attack").deal()
    assert table.foe("choke-point").cleared == cleared


# ---- Twist the Knife


@rule("DF-175")
def test_twist_the_knife_deals_2_red_or_assists_with_a_level_of_damage() -> None:
    table = party(hands={0: ["twist-the-knife"]}).play_cards(0).answer("play Twist the Knife")
    assert table.shots() == [("twist-the-knife", "RR", 0)]
    table = party(hands={3: ["twist-the-knife"]}, encounters=[("death-slaad", 0)])
    table.play_cards(0).answer("let the others", "assist with Twist", "deal it as proposed")
    assert table.foe("death-slaad").cleared == 0b1


@rule("DF-126", "DF-393")
def test_a_level_of_damage_as_an_assist_leaves_a_location_but_does_not_reach_another() -> None:
    foes = [("choke-point", 3), ("cursed-ground", 1), ("troll", 0)]
    table = party(hands={3: ["twist-the-knife"]}, encounters=foes)
    table.play_cards(0).answer("let the others", "assist with Twist")
    assert [option.rpartition(": ")[2] for option in table.options[1:]] == ["Choke Point", "Troll", "nothing"]


# ---- Expertise


@rule("DF-209")
def test_expertise_may_split_its_damage_over_tokens() -> None:
    table = party(hands={0: ["expertise"]}, encounters=[("cloaker", 1)])
    table.play_cards(0).answer("play Expertise").deal()
    assert len(table.tokens("cloaker")) == 1


@rule("DF-207")
def test_expertise_discards_a_card_to_return_another_from_the_discard_pile() -> None:
    table = party(
        hands={0: ["expertise", "grace"]}, discards={0: ["twist-the-knife", "stealth"]}, encounters=[]
    )
    table.play_cards(0).answer("play Expertise", "Grace")
    assert table.options == ["Stealth", "Twist the Knife"], "not the card just discarded"
    table.answer("Twist the Knife")
    assert table.character(0).hand == ["twist-the-knife"]
    assert sorted(table.character(0).discard) == ["grace", "stealth"]


@rule("DF-140")
def test_nobody_must_discard_for_expertise() -> None:
    table = party(hands={0: ["expertise", "grace"]}, discards={0: ["stealth"]})
    table.play_cards(0).answer("play Expertise", "pass")
    assert table.character(0).hand == ["grace"]
    assert table.character(0).discard == ["stealth"]


def test_expertise_returns_nothing_from_an_empty_discard_pile() -> None:
    table = party(hands={0: ["expertise", "grace"]}).play_cards(0).answer("play Expertise")
    assert table.prompt == "Play a card?"
    assert table.character(0).hand == ["grace"]


# ---- Flaming Oil


@rule("DF-206")
def test_flaming_oil_hits_every_encounter_facing_its_player_and_a_card_behind_its_last_token() -> None:
    foes = [("choke-point", 0), ("kobold-pack", 0), ("orog", 1), ("gelatinous-cube", 0)]
    table = party(hands={0: ["flaming-oil"]}, encounters=foes, places={1: "choke-point"})
    table.play_cards(0).answer("play Flaming Oil").deal()
    assert table.tokens("kobold-pack") == []
    assert table.foe("kobold-pack").cleared == 0b1, "the first level needs 1, the second 2"
    assert table.foe("choke-point").cleared == 0b1
    assert table.foe("gelatinous-cube").cleared == 0b1
    assert table.foe("orog").cleared == 0


def test_flaming_oil_does_not_reach_a_card_behind_a_token_that_stands() -> None:
    table = party(hands={0: ["flaming-oil"]}, encounters=[("cloaker", 0), ("gnoll-pack", 0)])
    table.state.encounters = [foe for foe in table.state.encounters if foe.uid != "cloaker-token-3"]
    table.tokens("gnoll-pack")[0].token = "3"
    table.play_cards(0).answer("play Flaming Oil").deal()
    assert table.tokens("cloaker") == []
    assert table.foe("cloaker").cleared == 0b1
    assert len(table.tokens("gnoll-pack")) == 1
    assert table.foe("gnoll-pack").cleared == 0


# ---- Caltrops


@rule("DF-225")
def test_caltrops_weakens_one_encounter_that_is_no_location_by_1_and_by_2_as_an_assist() -> None:
    foes = [("choke-point", 0), ("stone-giant", 0), ("orog", 0)]
    table = party(hands={0: ["caltrops"], 3: ["caltrops"]}, encounters=foes)
    table.play_cards(0).answer("play Caltrops")
    assert table.options == ["Stone Giant", "Orog"]
    table.answer("Stone Giant")
    assert strength(table.state, table.foe("stone-giant")) == 2
    table.answer("let the others", "assist with Caltrops", "Orog")
    assert strength(table.state, table.foe("orog")) == 0
    assert [play.damage for play in table.state.turn.plays] == ["R", ""]


def test_caltrops_weakens_a_card_or_one_of_its_tokens() -> None:
    table = party(hands={0: ["caltrops"]}, encounters=[("gnoll-pack", 0)])
    table.play_cards(0).answer("play Caltrops", "Gnoll Pack token 1")
    assert [strength(table.state, foe) for foe in table.state.encounters] == [1, 0, 1]


# ---- Thieves' Tools


@pytest.mark.parametrize(("foe", "cleared"), [("choke-point", 0b11), ("quicksand-mire", 0b1)])
def test_thieves_tools_gain_1_gold_and_deal_1_more_to_the_location_of_their_player(
    foe: str, cleared: int
) -> None:
    table = party(hands={3: ["thieves-tools"]}, gold={3: 0}, encounters=[(foe, 3)])
    table.play_cards(3).answer("play Thieves' Tools")
    assert table.character(3).gold == 1
    table.deal()
    assert table.foe(foe).cleared == cleared


def test_thieves_tools_deal_no_more_to_another_encounter_in_the_location() -> None:
    table = party(hands={3: ["thieves-tools"]}, encounters=[("choke-point", 3), ("orog", 3)])
    table.play_cards(3).answer("play Thieves' Tools", "deal damage")
    table.answer("Thieves' Tools (1 red, 1 colourless): Orog", "deal it as proposed")
    assert table.foe("orog").cleared == 0


# ---- Uncanny Dodge


@rule("DF-224")
def test_uncanny_dodge_prevents_the_damage_of_an_encounter_that_still_attacks() -> None:
    table = party(hands={0: ["uncanny-dodge"]}, encounters=[("stone-giant", 0), ("ogre", 0)], hp={0: 5})
    table.play_cards(0).answer("play Uncanny Dodge", "Stone Giant").deal()
    assert [event.facts["amount"] for event in table.told("attacked")] == [0, 2]
    assert "Stone Giant attacks player 1, but its damage is prevented." in table.log()
    assert table.character(0).hp == 3


def test_uncanny_dodge_assists_the_active_player() -> None:
    foes = [("stone-giant", 0), ("ogre", 0), ("orog", 3)]
    table = party(hands={3: ["uncanny-dodge"]}, encounters=foes, hp={0: 5})
    table.play_cards(0).answer("let the others", "assist with Uncanny Dodge")
    assert table.options == ["Stone Giant", "Ogre"]
    table.answer("Ogre")
    assert table.character(0).hp == 2


def test_uncanny_dodge_protects_nobody_but_its_player() -> None:
    table = party(
        hands={0: ["command-presence"], 1: ["uncanny-dodge"]},
        decks={1: ["grace"]},
        encounters=[("cursed-ground", 0)],
        places={1: "cursed-ground"},
    )
    table.play_cards(0).answer("play Command Presence", "player 2", "play Uncanny Dodge")
    assert table.state.turn.prevented == []
    assert table.state.turn.plays[-1].damage == "R"


# ---- Disguise Kit


@rule("DF-344")
def test_disguise_kit_moves_an_encounter_with_its_tokens_to_another_character_at_this_place() -> None:
    foes = [("kobold-pack", 1), ("choke-point", 2), ("orog", 2), ("animated-armor", 0)]
    table = party(hands={3: ["disguise-kit"]}, encounters=foes, tokens=[(0, "K", "1", 1)])
    table.play_cards(3).answer("play Disguise Kit")
    assert table.options == ["Kobold Pack", "Goblin 1", "pass"]
    table.answer("Kobold Pack")
    assert table.options == ["player 1", "player 4"]
    table.answer("player 1")
    assert [foe.seat for foe in table.state.encounters if foe.name == "kobold-pack"] == [0, 0, 0, 0]


def test_nobody_must_move_an_encounter_with_the_disguise_kit() -> None:
    table = party(hands={3: ["disguise-kit"]}, encounters=[("ogre", 3)])
    table.play_cards(3).answer("play Disguise Kit", "pass")
    assert table.foe("ogre").seat == 3


def test_the_disguise_kit_moves_nothing_for_a_character_alone_at_a_place() -> None:
    table = party(hands={3: ["disguise-kit"]}, encounters=[("choke-point", 3), ("ogre", 3)])
    table.play_cards(3).answer("play Disguise Kit")
    assert table.prompt == "Play a card?"


# ---- Ambush


@rule("DF-146")
def test_ambush_requires_that_its_player_has_played_another_deception_card() -> None:
    table = party(hands={0: ["ambush", "stealth", "glory"]}).play_cards(0)
    assert "play Ambush" not in table.options
    table.answer("play Glory")
    assert "play Ambush" not in table.options
    table.answer("play Stealth")
    assert "play Ambush" in table.options


@pytest.mark.parametrize(("foe", "drawn"), [(("troll", 3, 3), 1), (("troll", 3, 1), 0)])
def test_ambush_draws_a_card_if_its_damage_went_to_an_encounter_that_was_defeated(
    foe: tuple[str, int, int], drawn: int
) -> None:
    table = party(
        hands={3: ["stealth", "ambush"]}, decks={3: ["grace", "glory"]}, encounters=[foe, ("cyclops", 0)]
    )
    table.play_cards(3).answer("play Stealth", "play Ambush", "deal damage")
    table.answer("Ambush (3 red): Troll", "Stealth (1 red): nothing")
    table.answer("deal it as proposed")
    assert sum(event.facts["count"] for event in table.told("drew")) == drawn + 2, "two more in Replenish"
    assert (table.state.discards["primary"] == ["troll"]) == bool(drawn)


def test_ambush_draws_a_card_for_a_defeated_token_too() -> None:
    table = party(hands={3: ["stealth", "ambush"]}, encounters=[("cyclops", 0)], tokens=[(3, "K", "2", 1)])
    table.play_cards(3).answer("play Stealth", "play Ambush", "deal damage")
    table.answer("Ambush (3 red): Goblin", "Stealth (1 red): nothing")
    table.answer("deal it as proposed")
    assert table.log().count("player 4 draws") == 2


# ---- Assassinate


@pytest.mark.parametrize(("cleared", "after"), [(0, 0b0111), (1, 0b0111)])
def test_assassinate_clears_2_levels_or_3_of_an_unharmed_card(cleared: int, after: int) -> None:
    table = party(hands={3: ["assassinate"]}, encounters=[("troll", 0, cleared)])
    table.play_cards(3).answer("play Assassinate").deal()
    assert table.foe("troll").cleared == after


def test_assassinate_defeats_one_token_and_nothing_else() -> None:
    table = party(hands={3: ["assassinate"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(3).answer("play Assassinate", "deal damage")
    table.answer("Assassinate (2 levels): Kobold Pack token 1", "deal it as proposed")
    assert len(table.tokens("kobold-pack")) == 2
    assert table.foe("kobold-pack").cleared == 0


@rule("DF-126")
def test_assassinate_crosses_the_boundary_of_a_location() -> None:
    table = party(hands={3: ["assassinate"]}, encounters=[("choke-point", 3), ("troll", 0)])
    table.play_cards(3).answer("play Assassinate", "deal damage")
    table.answer("Assassinate (2 levels): Troll", "deal it as proposed")
    assert table.foe("troll").cleared == 0b0111


@rule("DF-158")
def test_assassinate_assists_with_2_red_and_requires_the_deception_class_for_that_too() -> None:
    table = party(hands={3: ["assassinate"], 1: ["assassinate"]}, encounters=[("drider", 0, 1)])
    table.play_cards(0).answer("let the others")
    assert table.asked == 3
    table.answer("assist with Assassinate")
    assert table.shots() == [("assassinate", "RR", 0)]
    table.answer("deal it as proposed")
    assert table.foe("drider").cleared == 0b11


@rule("DF-158")
@pytest.mark.parametrize(("hand", "cleared"), [([], 0b000), (["glory"], 0b001)])
def test_the_assist_of_assassinate_deals_two_points_to_an_unharmed_card_and_no_levels(
    hand: list[str], cleared: int
) -> None:
    table = party(hands={0: hand, 3: ["assassinate"]}, encounters=[("drider", 0)]).play_cards(0)
    for card in hand:
        table.answer(f"play {CARDS[card].name}")
    table.answer("let the others", "assist with Assassinate")
    table.answer("Assassinate of player 4 (2 red): Drider", "deal it as proposed")
    assert not table.state.turn.plays, "all has been dealt"
    assert table.foe("drider").cleared == cleared, "its first level asks for 3"
