"""All 68 Hero cards: what each wants, what it pays, what its Perfect Match brings, what it does.

The list is written out from the design of the cards, not read from `content/`. Each card sits in the
middle column of a table for two; `food` is the row on which its order is filled there, `gems` what it
takes on arrival. A far seat reads its order from right to left (YP-017).
"""

import re

import pytest

from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.words import FOOD, gems_in_words
from questboard.testing import Driver, position, rule

CARD_LIST = """
R01  Gorrak Bonegnaw      Rampage       near  R.GG  RGG   RG swap
R02  Xathir Silverblade   Smash         far   YYRR  YYRR  RR diamond any draw1
R03  Brisa Cinderlute     Gossip        near  BBR.  BBR   RB place
R04  Odo Marrow           Blessing      far   RG.Y  RGY   R play draw1
R05  Hesk Thornhide       Transplant    near  .BGR  BGR   R potion draw1
R06  Durgan Ironrib       Action Surge  far   .RY.  RY    R any
R07  Sella Varn           Veteran       near  GRYR  GRYR  RRY play draw1
R08  Kiri Embersole       Step Aside    far   RBRY  RBRY  diamond diamond RG
R09  Rhoz Ashscale        Fellowship    near  RGY.  RGY   R diamond draw1
R10  Ulla Stonefist       Tithe         far   .GRR  GRR   R exchange draw2
R11  Fenn Redfletch       Track         near  RYRB  RYRB  RYGB potion
R12  Grakka Longtooth     Call Back     far   .Y.R  YR    diamond draw1
R13  Nix Underbarrel      Pickpocket    near  G..R  GR    R draw2
R14  Pyrra Dain           Transmute     far   RBB.  RBB   RRY
R15  Maugh Blackspit      Pact          near  .RBR  RBR   any any unplace
R16  Belgos Thurn         Translocate   far   ..GR  GR    R remove
R17  Tock                 Tinker        near  R.B.  RB    R swap

Y01  Big Mog              Rampage       far   GGYR  GGYR  YYG play draw1
Y02  Hilda Kegbreaker     Smash         near  RYYB  RYYB  diamond diamond YB
Y03  Tankred Loud         Gossip        far   BRYY  BRYY  YGBR potion
Y04  Merric Foamwhistle   Charm         near  R..Y  RY    Y swap
Y05  Abbot Malt           Blessing      far   YGB.  YGB   YR place
Y06  Honeydew             Harvest       near  .G.Y  GY    Y remove
Y07  Bors the Thirsty     Action Surge  far   .GBY  GBY   YB swap
Y08  Tipsy Lin            Step Aside    near  .YB.  YB    diamond draw1
Y09  Aurelia Sunmead      Fellowship    far   YY.G  YYG   any any unplace
Y10  Skarn Dustpaw        Call Back     near  GY.Y  GYY   YYG
Y11  Pilfer               Sleight       far   YRYR  YRYR  YY diamond any draw1
Y12  Marlo Whisper        Sleight       near  BYY.  BYY   Y diamond draw1
Y13  Goldie Sparks        Wild Surge    far   .RYB  RYB   Y potion draw1
Y14  Vexra Bottomless     Pact          near  BY.B  BYB   Y play draw1
Y15  Ulgrim Lastcall      Hex           far   Y.R.  YR    Y any
Y16  Barnabus Hopp        Mirror Image  near  G.YR  GYR   Y exchange draw2
Y17  Grubb Stillcoil      Tinker        far   G..Y  GY    Y draw2

G01  Humbo                Smash         near  GYBB  GYBB  GG diamond any draw1
G02  Lir Fernsong         Gossip        far   RRGB  RRGB  diamond diamond GR
G03  Brother Turnip       Blessing      near  .GR.  GR    diamond draw1
G04  Wenna Applecheek     Revivify      far   GBGB  GBGB  GGB play draw1
G05  Old Barkskin         Harvest       near  YGG.  YGG   G potion draw1
G06  Sprig                Transplant    far   ..GY  GY    G swap
G07  Bramble Hoof         Veteran       near  G..B  GB    G any
G08  Jun Petalfall        Trade Places  far   YG.G  YGG   G diamond draw1
G09  Halvard Greenbeard   Tithe         near  Y.GY  YGY   GY place
G10  Ashka Leafstep       Track         far   BGYB  BGYB  GBRY potion
G11  Hopsie Clover        Call Back     near  ..RG  RG    G draw2
G12  Tansy Quickpocket    Sleight       far   GY.G  GYG   any any unplace
G13  Wisp                 Pickpocket    near  .Y.G  YG    G remove
G14  Zinnia Wildbloom     Transmute     far   .RRG  RRG   GR swap
G15  Thessaly Nightshade  Pact          near  R.RG  RRG   GGB
G16  Alder Pith           Translocate   far   RGG.  RGG   G exchange draw2
G17  Root-and-Rivet       Alchemy       near  .GGB  GGB   G play draw1

B01  Orsa Waveborn        Rampage       far   BRGB  BRGB  BB diamond any draw1
B02  Plip Reedsong        Charm         near  YB..  YB    B remove
B03  Maelle Tidecall      Revivify      far   .BYY  BYY   BG place
B04  Nualin Kelp          Harvest       near  .YBY  YBY   B potion draw1
B05  Harl Deepwater       Action Surge  far   Y..B  YB    B swap
B06  Shen Two-Rivers      Step Aside    near  GRBB  GRBB  BRYG potion
B07  Ikkri                Trade Places  far   BB.R  BBR   B diamond draw1
B08  Thalassa Brine       Fellowship    near  GRBG  GRBG  BBR play draw1
B09  Orro Gullwing        Track         far   RR.B  RRB   B play draw1
B10  Slip Eelhand         Pickpocket    near  B.R.  BR    B draw2
B11  Azuril Foamheart     Transmute     far   BYB.  BYB   B exchange draw2
B12  Vessa Rime           Wild Surge    near  B.GB  BGB   BY swap
B13  Dagny Coldforge      Hex           far   BGRG  BGRG  diamond diamond BY
B14  Meriele Quillfin     Translocate   near  BGB.  BGB   BBR
B15  Fizzwick Inkpot      Mirror Image  far   BY.G  BYG   any any unplace
B16  Brasspin Tam         Tinker        near  Y.B.  YB    B any
B17  Cog-and-Bellows      Alchemy       far   B..R  BR    diamond draw1
"""

CARDS = [tuple(re.split(r"  +", line)) for line in CARD_LIST.splitlines() if line]
THE_CARD = ("card", "name", "effect", "side", "food", "gems", "bonus")

QUIETLY = {
    "Smash": ["the token on slot 11"],
    "Gossip": ["the red deck", "the red deck"],
    "Harvest": ["blue fish", "slot 16"],
    "Transplant": ["pass"],
    "Action Surge": ["pass"],
    "Track": ["the red deck", "R01", "R02"],
    "Transmute": ["the token on slot 17", "yellow ale"],
    "Wild Surge": ["the red deck", "Emerald"],
    "Pact": ["pass"],
    "Translocate": ["the token on slot 17", "the token on slot 18"],
    "Tinker": ["pass"],
}
"""Answers that get an effect over with, far from the Hero; other effects find nothing to do."""

NEIGHBOURLESS = "Mirror Image does nothing: no face-up Hero with another effect sits next to this one."
UNPAID = "Fizzwick Inkpot pays nothing: no dish of the order lies in front of near seat 1."
ITEMS: dict[str, tuple[list[tuple[str, str]], list[str]]] = {
    "any": ([("Take a Gem of which colour?", "Sapphire")], ["gains 1 Sapphire, the bonus of {name}."]),
    "diamond": (
        [("Assign the White Diamond to which colour?", "Topaz")],
        ["takes a White Diamond as one more Topaz, the bonus of {name}."],
    ),
    "draw1": ([("Draw from which deck?", "the green deck")], ["draws a card from the green deck."]),
    "draw2": (
        [
            ("Draw the first card from which deck?", "the green deck"),
            ("Draw the second card from which deck?", "the blue deck"),
        ],
        ["draws a card from the green deck.", "draws a card from the blue deck."],
    ),
    "place": (
        [("Place which food?", "red ham"), ("Place red ham on which slot?", "slot 16")],
        ["places red ham on slot 16."],
    ),
    "swap": (
        [
            ("Swap which token?", "the token on slot 17"),
            ("Swap the token on slot 17 with which token?", "the token on slot 19"),
        ],
        ["swaps {one} on slot 17 with {other} on slot 19."],
    ),
    "unplace": (
        [("Remove which Food token?", "the token on slot 19")],
        ["takes yellow ale off slot 19."],
    ),
    "remove": ([("Remove which Hero?", "{name}")], ["removes {name} from {seat}."]),
    "play": (
        [("Play which Hero?", "Fizzwick Inkpot"), ("Seat Fizzwick Inkpot where?", "near seat 1")],
        ["seats Fizzwick Inkpot at near seat 1.", NEIGHBOURLESS, UNPAID],
    ),
    "potion": ([("Take an Enchant Food Potion?", "yes")], ["takes an Enchant Food Potion."]),
    "exchange": (
        [
            ("Give up which Gem, to take two others?", "{gem}"),
            ("Take which Gem first?", "Ruby"),
            ("Take which Gem second?", "Topaz"),
        ],
        ["returns 1 {gem}.", "gains 1 Ruby.", "gains 1 Topaz."],
    ),
}
"""What a bonus item asks, with an answer, and what the log then says of player 1."""

GEM = {"R": "Ruby", "Y": "Topaz", "G": "Emerald", "B": "Sapphire"}


def matched(card: str, effect: str, side: str, food: str) -> Driver:
    """A table at which a Hero has just got all it wants, before the first question of its bonus.

    A Smash always breaks the order of its own Hero, so that one is completed by a later placement.
    """
    spare = "Y16" if card == "B15" else "B15"
    later = [("act", 0, f"place_{food[2]}")] if effect == "Smash" else []
    table = position(
        "portal",
        f"""
        row   .... .... {food} .... RRYY
        1     hand {card} {spare}
        2
        """,
        ("act", 0, "play"),
        *later,
    )
    table.answer(card, f"{side} seat 3", *QUIETLY.get(effect, []))
    if effect == "Smash":
        table.answer("slot 11")
    return table


def after_the_match(table: Driver, name: str, seat: str) -> list[str]:
    """What a spectator reads of player 1 once the Hero has been flipped."""
    lines = table.log().splitlines()
    flipped = lines.index(f"Perfect Match: {name} at {seat} has the whole order and is flipped for player 1.")
    return [line.removeprefix("player 1 ") for line in lines[flipped + 1 :]]


def test_the_table_has_all_68_cards_17_of_each_colour():
    assert len({card[0] for card in CARDS}) == 68
    assert all(sum(card[0][0] == color for card in CARDS) == 17 for color in "RYGB")


@rule("YP-071", "YP-017", "YP-077", "YP-085", "YP-089")
@pytest.mark.parametrize(THE_CARD, CARDS)
def test_a_hero_takes_a_gem_for_each_symbol_and_is_flipped(card, name, effect, side, food, gems, bonus):
    table = matched(card, effect, side, food)
    taken = [event.facts["gems"] for event in table.told("gained") if event.rule == "YP-077"]
    assert taken == [gems.replace(food[2], "", 1) if effect == "Smash" else gems]
    at = table.state.seats[4 if side == "near" else 5]
    assert at.hero == card
    assert not at.face_up


def told_first(name: str, item: str) -> list[str]:
    """What is told of an action of a bonus before anything is asked."""
    return (
        [f"Bonus of {name} for player 1: {ACTIONS[item].words}."]
        if item in ACTIONS and item != "diamond"
        else []
    )


@rule("YP-020", "YP-087", "YP-090", "YP-091")
@pytest.mark.parametrize(THE_CARD, CARDS)
def test_a_perfect_match_brings_the_bonus_of_the_card(card, name, effect, side, food, gems, bonus):
    table = matched(card, effect, side, food)
    words = {"name": name, "seat": f"{side} seat 3", "gem": GEM[card[0]]}
    said = []
    for item in bonus.split():
        if item.isupper():
            said.append(f"gains {gems_in_words(item)}, the bonus of {name}.")
            continue
        questions, sentences = ITEMS[item]
        said += told_first(name, item)
        words |= {"one": FOOD[table.state.row[16]], "other": FOOD[table.state.row[18]]}
        for prompt, answer in questions:
            assert table.prompt == prompt
            table.answer(answer.format(**words))
        said += [sentence.format(**words) for sentence in sentences]
    assert table.over
    assert after_the_match(table, name, words["seat"]) == said


@rule("YP-091")
@pytest.mark.parametrize(THE_CARD, CARDS)
def test_gems_of_a_bonus_are_taken_and_its_actions_may_be_passed(card, name, effect, side, food, gems, bonus):
    table = matched(card, effect, side, food)
    said = []
    for item in bonus.split():
        if item.isupper():
            said.append(f"gains {gems_in_words(item)}, the bonus of {name}.")
            continue
        ((prompt, answer), *_), sentences = ITEMS[item]
        said += told_first(name, item)
        assert table.prompt == prompt
        if item in ("any", "diamond"):
            assert "pass" not in table.options
            table.answer(answer)
            said += [sentence.format(name=name) for sentence in sentences]
        else:
            table.answer("no" if item == "potion" else "pass")
            said.append(f"chooses not to {ACTIONS[item].words}.")
    assert table.over
    assert after_the_match(table, name, f"{side} seat 3") == said


def enchanted(card: str, *more: str) -> Driver:
    """Player 1 plays a Potion on a Hero far from its food, and so gains the bonus of the card."""
    text = f"row .... .... RYGB .... ....\nnear {card} . . . .\n1 potions 1\n"
    return position("portal", text + "\n".join(more or ["2"]), ("act", 0, "enchant"))


@rule("YP-079")
def test_a_gem_of_any_colour_is_one_of_a_colour_that_is_not_closed():
    table = enchanted("R06", "2", "closed R Y")
    assert table.options == ["Emerald", "Sapphire"]
    table = enchanted("R06", "2", "closed R Y G B")
    assert table.over
    assert not any(table.state.players[0].gems.values())


@rule("YP-079", "YP-091")
def test_a_white_diamond_of_a_bonus_is_lost_when_none_is_left_and_the_bonus_goes_on():
    table = enchanted("R12", f"2 diamonds {'R' * 20}")
    assert table.prompt == "Draw from which deck?"


# ---- effects

EFFECTS: dict[str, tuple[list[str], str, list[dict[str, object]]]] = {
    "Rampage": (["?16"], "removed", [{"hero": "?16"}]),
    "Smash": (["the token on slot 10"], "lifted", [{"slot": 9}]),
    "Gossip": (["the green deck", "the yellow deck"], "drew", [{"deck": "G"}, {"deck": "Y"}]),
    "Charm": (["?10"], "handed_over", [{"player": 1, "player_to": 0}, {"player": 0, "player_to": 1}]),
    "Blessing": ([], "potion", [{"player": 0}]),
    "Revivify": (["?02"], "revived", [{"hero": "?02"}]),
    "Harvest": (["green vegetables", "slot 15"], "placed", [{"food": "G", "slot": 14}]),
    "Transplant": (["the token on slot 13", "slot 15"], "transplanted", [{"slot": 12, "slot_to": 14}]),
    "Action Surge": (["?10", "near seat 1"], "seated", [{"seat": 4}, {"hero": "?10", "seat": 0}]),
    "Veteran": ([], "gained", [{"gems": "#"}]),
    "Step Aside": (["?16", "far seat 1"], "moved", [{"hero": "?16", "seat_to": 1}]),
    "Trade Places": (["?16"], "traded_places", [{"hero": "?16", "hero_other": "?15"}]),
    "Fellowship": ([], "gained", [{"gems": "##"}]),
    "Tithe": ([], "gained", [{"gems": "??"}]),
    "Track": (["the green deck"], "looked", [{"deck": "G", "cards": 3}]),
    "Call Back": (["?16"], "called_back", [{"hero": "?16"}]),
    "Pickpocket": ([], "stole", [{"player": 0, "player_from": 1, "color": "G"}]),
    "Sleight": ([], "handed_over", [{"player": 1, "player_to": 0}]),
    "Transmute": (
        ["the token on slot 13", "green vegetables"],
        "transmuted",
        [{"slot": 12, "food_to": "G"}],
    ),
    "Wild Surge": (["the green deck"], "surged", [{"deck": "G"}]),
    "Pact": (["?10"], "discarded", [{"hero": "?10"}]),
    "Hex": ([], "returned", [{"player": 1, "color": "G"}]),
    "Translocate": (
        ["the token on slot 9", "the token on slot 10"],
        "swapped",
        [{"slot": 8, "slot_other": 9}],
    ),
    "Mirror Image": (["?16"], "mirrored", [{"hero_model": "?16"}]),
    "Tinker": (["the yellow tile"], "flipped", [{"tile": "Y"}]),
    "Alchemy": (["Topaz"], "returned", [{"player": 0, "color": "Y"}]),
}
"""What an effect is answered with at the busy table below, and what then has happened.

"?" stands for the colour of the other cards at that table, "#" for that of the card itself.
"""


@rule("YP-075")
@pytest.mark.parametrize(("card", "effect"), [(card[0], card[2]) for card in CARDS])
def test_a_hero_has_the_effect_of_its_card(card, effect):
    others = "B" if card[0] == "R" else "R"
    table = position(
        "portal",
        """
        far     .    ~?17 .    ~?14 .
        row     .... .... RYGB RY.. ....
        near    .    ?16  .    ?15  .
        1       hand CARD ?10 gems Y
        2       hand ?01 gems G
        discard ?02 ?03
        """.replace("CARD", card).replace("?", others),
        ("act", 0, "play"),
    )
    answers, kind, facts = EFFECTS[effect]
    seat = "far seat 3" if effect == "Tithe" else "near seat 3"
    table.answer(card, seat, *(answer.replace("?", others) for answer in answers))
    told = [event.facts for event in table.told(kind) if event.rule != "YP-077"]
    for event, expected in zip(told, facts, strict=True):
        for fact, value in expected.items():
            if isinstance(value, str):
                value = value.replace("?", others).replace("#", card[0])
            assert event[fact] == value
