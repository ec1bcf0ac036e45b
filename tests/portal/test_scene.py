"""The scene of The Yawning Portal: what is heard, where it lies, what may be clicked."""

import re

import msgspec
import pytest

from questboard.games.portal.content import HEROES, OBJECTIVES
from questboard.games.portal.scene import icons
from questboard.games.portal.scene.cards import hero_card
from questboard.games.portal.state import Options
from questboard.games.portal.words import objective_text
from questboard.kernel import SPECTATOR
from questboard.picture import draw
from questboard.scene import SPEAKING, Node, Scene
from questboard.testing import Driver, dealt, position, rule
from questboard.testing.conformance import random_answers
from questboard.text.words import news, read_out
from tests.portal.scenes import NAMES, TABLE, act, node, scene


def choice(table: Driver, label: str) -> tuple[str, tuple[str, ...]]:
    """What an option would do, and what it concerns."""
    prompt = scene(table).prompt
    assert prompt is not None
    found = {choice.label: choice for choice in prompt.choices}[label]
    return found.detail, found.nodes


# ---- what is heard


def test_the_row_is_heard_with_slot_numbers_and_empty_stretches_in_one():
    label = node(position("portal", TABLE), "row").label
    assert label == (
        "Food Row: slots 1 to 8 empty, 9 green vegetables, 10 red ham, 11 blue fish, 12 yellow ale, "
        "13 to 20 empty. The ends are slots 1 and 20."
    )


def test_a_seated_hero_says_seat_order_against_the_row_potion_and_bonus():
    label = node(position("portal", TABLE), "hero:R15").label
    assert label == (
        "Near seat 3: Maugh Blackspit, red Warlock, Pact. Has red ham on slot 10, blue fish on 11. "
        "Lacks red ham on slot 12. "
        "There is a Potion on it. Bonus: any Gem, any Gem, remove a Food token."
    )


@rule("YP-106")
def test_a_flipped_hero_shows_only_its_symbol():
    table = position("portal", TABLE)
    flipped = node(table, "hero:Y03")
    assert flipped.label == "Far seat 3: Tankred Loud, face down, one yellow symbol."
    assert flipped.face_down
    assert not flipped.children
    assert node(table, "gem:0:Y").text == "0 \N{MULTIPLICATION SIGN} 2 = 0"


def test_every_player_has_a_barkeep_of_their_own():
    seen = [node(position("portal", TABLE), f"player:{player}").picture for player in range(2)]
    assert seen == ["portal/keepers/keeper-1", "portal/keepers/keeper-2"]


def test_free_seats_are_heard_in_one_line():
    table = position("portal", TABLE)
    assert node(table, "table").label == "The table. Free seats: near 1, 2, 4, 5; far 1, 2, 4, 5."
    assert node(table, "seat:3").kind == "slot"


@rule("YP-043")
def test_a_tile_says_both_sides():
    assert node(position("portal", TABLE), "tile:0:G").label == (
        "Green tile, back up: remove a Hero. "
        "On the front: place green vegetables, draw two Hero cards, take a White Diamond."
    )


@rule("YP-105", "YP-083")
def test_gems_are_shown_times_the_symbols_with_diamonds_among_them():
    table = position("portal", TABLE)
    assert node(table, "gem:0:R").text == "2 \N{MULTIPLICATION SIGN} 1 = 2"
    assert node(table, "gem:0:B").label == "1 Sapphire, 1 White Diamond among them, times 1 is 1."
    assert node(table, "gems:0").label.endswith("1 White Diamond among them. 1 Potion.")


@rule("YP-079")
def test_a_closed_colour_is_marked():
    table = position("portal", TABLE + "closed G")
    closed = node(table, "supply:gem:G")
    assert (closed.hollow, closed.text) == (True, "closed")
    assert "Emeralds, closed" in node(table, "supply:gems").label


@rule("YP-133")
def test_own_cards_are_open_and_others_show_their_backs():
    table = position("portal", TABLE)
    assert node(table, "hero:R01").label.startswith("Gorrak Bonegnaw, red Barbarian, Rampage: Discard one")
    assert node(table, "hand:1").label == "Hand: 2 cards, backs yellow, green."
    assert [card.color for card in node(table, "hand:1").children] == ["topaz", "emerald"]
    assert node(table, "hand:0", SPECTATOR).label == "Hand: 2 cards, backs red, blue."


@rule("YP-125", "YP-148")
def test_a_solo_objective_lies_on_its_seat_with_its_x_over_the_slot_that_ends_it():
    table = position(
        "portal",
        """
        far   O4   .    .    .
        row   .... ..RY GB.. ....
        near  .    .    .    O2
        1     hand R01
        """,
    )
    assert node(table, "objective:O4").label == (
        "Far seat 1: Ruby Purse: 6 Rubies, 5 points. It is lost when slot 4 is filled."
    )
    for card, seat, slot in (("O4", 1, 3), ("O2", 6, 13)):
        assert not [each for each in scene(table).walk() if each.id == f"seat:{seat}"]
        x = middle(node(table, f"objective:{card}"), node(table, f"objective:{card}:x"))
        assert x == pytest.approx(middle(node(table, "row"), node(table, f"slot:{slot}")))


def test_whose_turn_it_is_and_that_it_is_the_last_round():
    assert scene(position("portal", TABLE)).status == "Turn 5, Ada is playing."
    assert scene(position("portal", TABLE + "ending 2")).status.endswith("This is the last round.")


def test_every_label_is_a_sentence_or_a_heading():
    for table in random_answers(dealt("portal", 3, "labels").table, 1, 120):
        for each in table.rules.scene(table.view(0), table.ask, NAMES).walk():
            assert each.label == "" or each.label.endswith((".", ":")), each


# ---- where it lies


def test_everything_has_its_area_on_the_frame():
    table = position("portal", TABLE)
    areas = {each.id: each.area for each in scene(table).nodes}
    assert areas == {
        "table": "board",
        "supply": "party",
        "objectives": "party",
        "player:0": "hand",
        "player:1": "party",
    }
    watched = {each.id: each.area for each in scene(table, SPECTATOR).nodes}
    assert watched["player:0"] == watched["player:1"] == "party"


@rule("YP-133")
def test_cards_that_are_looked_at_lie_before_whoever_looks():
    tracker = "row .... .... GRBY .... ....\n1 hand R11\n2 hand G02"
    table = act(tracker, "play").answer("near seat 1").answer("the blue deck")
    assert node(table, "looked").area == "hand"
    assert node(table, "looked", 1).area == "supply"
    assert all(card.face_down and not card.previews for card in node(table, "looked", 1).children)


def test_a_card_says_where_we_know_it_from():
    sources = {}
    for table in random_answers(dealt("portal", 2, "sources").table, 2, 80):
        for each in table.scene(0, NAMES).walk():
            if each.kind in ("card", "tile") and each.id.startswith(("hero", "objective", "tile")):
                sources[each.id.partition(":")[2]] = each.source
    printed = {id: card.source for id, card in HEROES.items()}
    printed |= {id: card.source for id, card in OBJECTIVES.items()}
    assert {id: source for id, source in sources.items() if id in printed} == {
        id: printed[id] for id in sources if id in printed
    }
    assert sources["0:R"] == "rulebook"


def middle(parent: Node, child: Node) -> float:
    """Where the middle of a child lies along the table."""
    assert parent.at
    assert child.at
    assert child.size
    return parent.at[0] + child.at[0] + child.size[0] / 2


@rule("YP-017")
@pytest.mark.parametrize(("seat", "slots"), [("near seat 3", [9, 10, 11]), ("far seat 3", [8, 9, 10])])
def test_an_order_lies_exactly_over_the_slots_it_faces(seat, slots):
    table = act("row .... .... GRBY .... ....\n1 hand R15\n2 hand G02", "play").answer(seat)
    hero, row = node(table, "hero:R15", 0), node(table, "row", 0)
    symbols = [symbol for symbol in hero.children if symbol.at]
    assert [middle(hero, symbol) for symbol in symbols] == pytest.approx(
        [middle(row, node(table, f"slot:{slot}", 0)) for slot in slots]
    )
    assert hero.turned is seat.startswith("far")


def test_matched_symbols_glow_and_missing_ones_are_hollow():
    symbols = [symbol for symbol in node(position("portal", TABLE), "hero:R15").children if symbol.at]
    assert [(symbol.glow, symbol.hollow) for symbol in symbols] == [
        (True, False),
        (True, False),
        (False, True),
    ]


@rule("YP-070")
def test_the_end_slots_are_the_clock():
    table = position("portal", "row R... .... GRBY .... ....\n1 hand R01\n2 hand G02")
    clocks = [slot for slot in node(table, "row").children if slot.icon == "hourglass"]
    assert [(slot.id, slot.glow) for slot in clocks] == [("slot:0", True), ("slot:19", False)]


# ---- what may be clicked


def test_a_tile_tells_its_actions_and_why_another_is_not_offered():
    table = position("portal", TABLE.replace("R15!", ".").replace("~Y03", ".").replace("RYgb", "RYGb"))
    what, nodes = choice(table, "the yellow tile")
    assert what == "place yellow ale, take an Enchant Food Potion, play a Hero"
    assert nodes == ("tile:0:Y",)
    prompt = scene(table).prompt
    assert prompt
    refused = {each.label: each for each in prompt.refused}["the red tile"]
    assert refused.reason == "there is no Hero at the table to remove"
    assert refused.nodes == ("tile:0:R",)


@rule("YP-077", "YP-089")
def test_a_seat_tells_the_gems_and_the_perfect_match():
    table = act("row .... .... GRBR .... ....\n1 hand R15\n2 hand G02", "play")
    assert choice(table, "near seat 3") == (
        "Perfect Match: takes 2 Rubies and 1 Sapphire. Bonus: any Gem, any Gem, remove a Food token",
        ("seat:4",),
    )
    assert choice(table, "far seat 3") == ("takes nothing", ("seat:5",))


@rule("YP-079")
def test_a_seat_does_not_promise_gems_of_a_closed_colour():
    table = act("row .... .... GRBY .... ....\n1 hand R15\n2 hand G02\nclosed R", "play")
    assert choice(table, "near seat 3")[0] == "takes 1 Sapphire"


def test_a_card_in_hand_tells_its_best_seat():
    table = act("row .... .... GRBY .... ....\n1 hand R15 B04\n2 hand G02", "play")
    assert choice(table, "Maugh Blackspit") == (
        "red Warlock, Pact; at best 2 Gems at near seat 3",
        ("hero:R15",),
    )


def test_a_slot_tells_which_hero_it_completes_and_that_it_begins_the_endgame():
    table = act(
        """
        far   .    .    .    .    .
        row   R... .... GRBY RRR. BGG.
        near  .    .    .    R02  .
        1     hand R01
        2     hand G02
        """.replace("RRR.", "RRY."),
        "place_Y",
    )
    what, nodes = choice(table, "slot 16")
    assert what.startswith("Perfect Match: Xathir Silverblade. Bonus: Ruby, Ruby, White Diamond")
    assert nodes == ("slot:15",)
    assert choice(table, "slot 20")[0] == "begins the endgame"
    assert choice(table, "slot 2")[0] == ""


def test_both_tokens_of_a_swap_tell_what_the_swap_completes():
    table = act("row .... .... RGBR .... ....\nnear . . R15 . .\n1 hand R01\n2 hand G02", "swap")
    with_green = "red ham, completes Maugh Blackspit if swapped with slot 10"
    assert choice(table, "the token on slot 9") == (with_green, ("slot:8",))
    assert choice(table, "the token on slot 11")[0] == "blue fish"
    table.answer("the token on slot 9")
    what = choice(table, "the token on slot 10")[0]
    assert what.startswith("green vegetables, Perfect Match: Maugh Blackspit. Bonus:")
    assert choice(table, "the token on slot 12")[0] == "red ham"


def test_a_hero_at_the_table_tells_its_seat():
    table = position("portal", TABLE, ("act", 0, "remove"))
    assert choice(table, "Tankred Loud") == ("far seat 3, face down", ("hero:Y03",))
    assert choice(table, "Maugh Blackspit") == ("near seat 3, Pact, with a Potion", ("hero:R15",))


def test_a_hero_to_be_enchanted_tells_its_bonus():
    text = TABLE.replace("R15!", "R15").replace("near  . ", "near  G01 ")
    table = position("portal", text, ("act", 0, "enchant"))
    what, nodes = choice(table, "Maugh Blackspit")
    assert what == "near seat 3. Bonus: any Gem, any Gem, remove a Food token"
    assert nodes == ("hero:R15",)


@rule("YP-097")
def test_claimed_objectives_are_heard_whenever_another_one_is_claimed():
    text = "row .... .... GRBY .... ....\n1 gems RRRRR objectives O7\n2\nopen O4"
    table = position("portal", text, ("act", 0, "exchange"), ("act", 0, "swap"))
    seen = read_out(scene(table, 0))
    assert "Claimed: Happy Regulars." in {told.label for told in seen.values()}
    table.answer("Ruby", "Ruby")
    heard = [line.strip() for line in news(scene(table, 0), seen)]
    assert "Claimed: Happy Regulars, Ruby Purse." in heard


@rule("YP-026")
def test_the_discard_pile_says_who_lies_there_and_what_each_does():
    table = position("portal", TABLE + "discard R02 Y02")
    assert node(table, "discard").label == (
        "Discard pile: Hilda Kegbreaker, yellow Barbarian, Smash; Xathir Silverblade, red Barbarian, Smash."
    )


def test_discarded_heroes_lie_open_only_while_one_may_be_chosen():
    cleric = "row .... .... GRBY .... ....\n1 hand B03\n2 hand G02\ndiscard R01 Y01"
    table = act(cleric, "play").answer("near seat 1")
    assert table.prompt == "Revivify: take which discarded Hero?"
    assert choice(table, "Big Mog")[1] == ("hero:Y01",)
    assert node(table, "hero:Y01").kind == "card"
    assert not [each for each in scene(table, 1).walk() if each.id == "hero:Y01"]


def test_colours_concern_the_stack_they_come_from_or_go_to():
    exchange = act(TABLE, "exchange")
    assert choice(exchange, "Ruby") == (
        "you have 2, worth 1 each; 28 left in the supply",
        ("gem:0:R", "supply:gem:R"),
    )
    assert choice(act(TABLE, "diamond"), "Topaz")[1] == ("gem:0:Y",)
    rogue = "row .... .... GRBY .... ....\n1 hand R13\n2 hand G02 gems YB"
    pocket = act(rogue, "play").answer("near seat 1")
    assert choice(pocket, "Topaz") == ("Hob has 1, worth 1 each; 29 left in the supply", ("gem:1:Y",))


@rule("YP-068", "YP-147")
def test_white_diamonds_are_not_counted_among_gems_that_can_be_given_up():
    exchange = act("row .... .... GRBY .... ....\n1 gems GGGR diamonds G\n2 gems B", "exchange")
    assert choice(exchange, "Emerald")[0] == (
        "you have 3, and 1 White Diamond that stays; worth 1 each; 27 left in the supply"
    )
    assert choice(exchange, "Ruby")[0] == "you have 1, worth 1 each; 29 left in the supply"
    exchange.answer("Ruby")  # for what is taken, they count
    assert choice(exchange, "Emerald")[0] == "you have 4, worth 1 each; 27 left in the supply"
    text = "row .... .... GRBY .... ....\n1 hand {}\n2 hand G02 gems YYB diamonds YY"
    pocket = act(text.format("R13"), "play").answer("near seat 1")
    assert choice(pocket, "Topaz")[0] == (
        "Hob has 2, and 2 White Diamonds that stay; worth 1 each; 28 left in the supply"
    )
    hexed = act(text.format("Y15"), "play").answer("near seat 1")
    assert hexed.asked == 1
    assert choice(hexed, "Topaz")[0] == (
        "you have 2, and 2 White Diamonds that stay; worth 1 each; 28 left in the supply"
    )


ALL = {color: color * 30 for color in "RYGB"}


@rule("YP-067", "YP-079")
@pytest.mark.parametrize(
    ("closed", "left", "warning"),
    [
        ("R Y G B", "", "; nothing in return: every colour is closed"),
        ("Y G B", "R", "; only one Gem in return"),
        ("Y G B", "RR", ""),
    ],
)
def test_an_exchange_that_gives_less_than_two_gems_says_so(closed, left, warning):
    two = ALL["R"][len(left) :] + ALL["Y"][1:] + ALL["G"][1:] + ALL["B"]
    text = f"row .... .... GRBY .... ....\n1 gems YG\n2 gems {two}\nclosed {closed}"
    exchange = act(text, "exchange")
    assert choice(exchange, "Topaz")[0] == f"you have 1, worth 1 each; 0 left in the supply{warning}"
    turn = position("portal", f"{text}\nnear R14 . . . .".replace("gems YG", "gems YG  tiles rygb"))
    nothing = " (nothing in return: every colour is closed)" if not left else ""
    assert choice(turn, "the yellow tile")[0] == f"exchange Gems{nothing}"


@rule("YP-067")
def test_an_open_colour_that_is_given_up_can_be_taken_again():
    two = ALL["R"][2:] + ALL["Y"] + ALL["G"] + ALL["B"][1:]
    exchange = act(
        f"row .... .... GRBY .... ....\n1 gems RB\n2 gems {two}\nclosed Y G B", "exchange"
    )  # one Ruby is left, and the one that is given up
    assert choice(exchange, "Ruby")[0] == "you have 1, worth 1 each; 1 left in the supply"
    assert choice(exchange, "Sapphire")[0].endswith("; only one Gem in return")


# ---- solo words


@rule("YP-123", "YP-131")
@pytest.mark.parametrize("hero", HEROES)
def test_no_hero_speaks_of_a_hand_of_several_decks_or_of_opponents_in_solo(hero):
    words = hero_card(hero, solo=True).label
    assert not re.search(r"\b(hand|decks|a deck|that deck|opponent)", words)
    assert "hand" not in " ".join(hero_card(hero, solo=True).lines)


@rule("YP-123")
def test_heroes_who_fetch_or_spend_cards_speak_of_the_line_in_solo():
    for hero, alone in {
        "B03": "Take one Hero card of your choice from the discard pile to the end of the line.",
        "R12": "You may take one other face-up Hero without a Potion from the table to the end of the line.",
        "R15": "You may discard a Hero card from the line to take a White Diamond.",
        "B05": "You may play the first Hero in line now; it is resolved before this one takes Gems.",
    }.items():
        assert alone in hero_card(hero, solo=True).label
        assert alone not in hero_card(hero, solo=False).label


@rule("YP-123")
def test_no_objective_speaks_of_a_hand_in_solo():
    for card in OBJECTIVES:
        assert "hand" not in objective_text(card, True, Options())
        assert "solo" not in objective_text(card, False, Options())
    assert objective_text("O17", True, Options()) == "hold 7 Hero cards in the line"


@rule("YP-123")
def test_nothing_that_a_lone_player_sees_speaks_of_a_hand():
    for seed in range(3):
        for table in random_answers(dealt("portal", 1, seed, extra_objectives=True).table, seed):
            seen = table.scene(0, NAMES)
            assert seen.prompt
            heard = [node.label for node in seen.walk()] + [seen.prompt.text, seen.prompt.explanation]
            heard += [f"{each.label} {each.detail}" for each in seen.prompt.choices]
            heard += [f"{each.label} {each.reason}" for each in seen.prompt.refused]
            assert not [line for line in heard if re.search(r"\bhand\b", line)]


def test_who_is_not_asked_hears_what_is_being_chosen_and_gets_no_choices():
    table = act(TABLE, "play")
    for seat in (1, SPECTATOR):
        prompt = scene(table, seat).prompt
        assert prompt
        assert (prompt.text, prompt.choices) == ("Waiting for Ada to choose a Hero.", [])


# ---- every scene of a game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_options_concern_things_that_are_there_and_heroes_are_heard_once(seats):
    for table in random_answers(dealt("portal", seats, "scenes").table, seats):
        assert table.ask is not None
        seen = table.rules.scene(table.view(table.ask.seat), table.ask, NAMES)
        ids = [node.id for node in seen.walk()]
        assert len(set(ids)) == len(ids)
        assert {node.icon for node in seen.walk()} <= icons() | {""}
        assert seen.prompt
        concerned = [offer.nodes for offer in seen.prompt.choices]
        concerned += [offer.nodes for offer in seen.prompt.refused]
        concerned += [tuple(node.previews) for node in seen.walk()]
        assert all(node.area for node in seen.nodes)
        assert set(ids).issuperset(id for nodes in concerned for id in nodes)
        for each in seen.walk():
            assert each.kind in SPEAKING or not any(child.kind in SPEAKING for child in each.children)


@rule("YP-133")
def test_a_scene_tells_a_seat_nothing_it_can_not_know():
    rules = dealt("portal", 3).table.rules
    for table in random_answers(dealt("portal", 3, "secrets").table, 3, 150):
        for seat in (SPECTATOR, 0, 1, 2):
            other = table.imagine(seat, table.ply)
            assert rules.scene(table.view(seat), table.ask, NAMES) == rules.scene(
                other.view(seat), other.ask, NAMES
            )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_stage_of_a_game_can_be_drawn(seats):
    table = dealt("portal", seats, "pictures").table
    for stage in random_answers(table, seats):
        if stage.ply % 40 == 0:
            draw(stage.rules.scene(stage.view(0), stage.ask, NAMES))
    over = table.rules.scene(table.view(SPECTATOR), None, NAMES)
    assert over.status == "The game is over."
    assert over.prompt is None
    assert "The game is over." in draw(over, theme="daylight")


def test_a_scene_can_be_sent_as_json():
    seen = scene(position("portal", TABLE))
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Scene) == seen


@pytest.mark.parametrize(
    ("objective", "owned", "told"),
    [
        ("O4", "gems RRG", "2/6"),
        ("O5", "diamonds RB", "2/6"),
        ("O6", "gems RRYYGGB", "1/3"),
        ("O7", "matches 2", "2/3"),
        ("O9", "potions_played 1", "1/2"),
        ("O13", "seated R15 R02 G02", "2/4"),
        ("O14", "seated R15 R02 G02", "2/3"),
        ("O17", "hand R15 B04", "2/7"),
        ("O20", "gems RRYYGGB", "7/18"),
    ],
)
def test_an_open_objective_tells_how_much_of_it_one_has(objective, owned, told):
    table = position("portal", f"row .... .... GRBY .... ....\n1 {owned}\n2\nopen {objective}")
    card = node(table, f"objective:{objective}")
    have, needed = told.split("/")
    assert card.figures == told
    assert card.label.endswith(f"You have {have} of {needed}.")


def test_an_objective_that_comes_at_once_tells_no_count():
    table = position("portal", "row .... .... GRBY .... ....\n1\n2\nopen O8")
    assert node(table, "objective:O8").figures == ""
