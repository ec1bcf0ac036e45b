"""The text table, driven line by line: what it says, what it hides, and what it refuses."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from questboard import new_table
from questboard.cues import AnyCue, Banner
from questboard.kernel import (
    Ask,
    Event,
    Fixed,
    Luck,
    OptionKind,
    Outcome,
    Refusal,
    Rules,
    SetupError,
    State,
    Steps,
    Table,
    choose,
    emit,
    kinds,
)
from questboard.ledger import Clause, Ledger
from questboard.scene import Choice, Node, NotOffered, Prompt, Scene
from questboard.text import Screen, Seat, TextTable, board, open_game, read_seats, seats_in, words

# ---- a very small game: draw cards in secret, or light lanterns for all to see

steps = Steps()


class LanternOptions(Fixed, frozen=True):
    """No rule options."""


class Night(State):
    """The state of the small game."""

    hands: list[list[int]]
    lit: list[int]
    left: int


class NightView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    hands: tuple[tuple[int, ...], ...]
    lit: tuple[int, ...]
    left: int


@steps
async def turn(s: Night, player: int) -> None:
    """Draw, or light a lantern in a colour."""
    refused = lambda: [Refusal("sleep", "the night is young", "LA-9")]  # noqa: E731
    deed = await choose(player, "What will you do?", ["draw", "light"], "deed", "LA-1", refused=refused)
    if deed == "draw":
        card = s.luck.roll(1000)
        s.hands[player].append(card)
        emit(s, "drew", "LA-2", secret={"card": card}, to=[player], player=player)
    else:
        color = await choose(player, "Which colour?", ["green", "grey", "red"], "color", "LA-3")
        s.lit[player] += 1
        emit(s, "lit", "LA-3", player=player, color=color)
    s.left -= 1
    if s.left:
        s.agenda.append(("turn", (player + 1) % len(s.lit)))


class Lanterns(Rules[Night, NightView]):
    """A game short enough to know every line of it beforehand."""

    name, title, version, seats, options = "lanterns", "Lanterns", 1, range(1, 4), LanternOptions
    state, view, steps, reveals = Night, NightView, steps, frozenset[str]()

    def setup(self, seats: int, options: Any, luck: Luck) -> Night:
        return Night(
            agenda=[("turn", 0)], luck=luck, hands=[[] for _ in range(seats)], lit=[0] * seats, left=4
        )

    def outcome(self, s: Night) -> Outcome:
        best = max(s.lit)
        winners = tuple(seat for seat, lit in enumerate(s.lit) if lit == best)
        return Outcome(tuple(s.lit), winners, "LA-4", "most lanterns")

    def observe(self, s: Night, ask: Ask[Any] | None, seat: int) -> NightView:
        hands = tuple(tuple(hand) if n == seat else (0,) * len(hand) for n, hand in enumerate(s.hands))
        return NightView(seat, hands, tuple(s.lit), s.left)

    def imagine(self, s: Night, seat: int, luck: Luck) -> None:
        s.hands = [hand if n == seat else [luck.roll(1000) for _ in hand] for n, hand in enumerate(s.hands)]

    def word(self, kind: str, value: Any) -> str:
        return str(value)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        name = names[event.facts["player"]]
        if event.kind == "lit":
            return f"{name} lit a {event.facts['color']} lantern."
        return f"{name} drew {event.facts.get('card', 'a card')}."

    def scene(self, view: NightView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        moon = Node(id="moon", kind="token", label="moon")
        sky = Node(id="sky", kind="text", label="A dark sky", children=[moon])
        places = [self.place(view, seat, name) for seat, name in enumerate(names)]
        return Scene(
            game="lanterns",
            title="Lanterns",
            seat=view.seat,
            status=f"{view.left} turns left",
            nodes=[sky, *places],
            prompt=None if ask is None else self.question(view, ask),
        )

    def place(self, view: NightView, seat: int, name: str) -> Node:
        lit = Node(id=f"p{seat}lit", kind="token", label=f"{view.lit[seat]} lit")
        cards = [
            Node(id=f"p{seat}c{n}", kind="card", label=f"card {card}" if card else "a hidden card")
            for n, card in enumerate(view.hands[seat])
        ]
        return Node(id=f"p{seat}", kind="tray", label=f"{name}'s place", children=[lit, *cards])

    def question(self, view: NightView, ask: Ask[Any]) -> Prompt:
        prompt = Prompt(seat=ask.seat, text=self.prompt(ask), rule=ask.rule)
        if ask.seat == view.seat:
            prompt.choices = [Choice(label=label, detail=f"you {label}") for label in self.labels(ask)]
            prompt.refused = [
                NotOffered(label=no.option, reason=no.reason, rule=no.rule) for no in ask.refused
            ]
        return prompt


# ---- somebody who types


class Script:
    """Reads from a list of lines, keeps all that is written, and knows what was said to each line."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.said: list[str] = []
        self.replies: dict[str, str] = {}
        self._line, self._since = "", 0

    def read(self, prompt: str) -> str:
        self.replies[self._line] = "\n".join(self.said[self._since :])
        self.said.append(prompt)
        self._since = len(self.said)
        try:
            self._line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        return self._line

    def write(self, text: str) -> None:
        self.said.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.said)


def sit(
    table: Table[Any, Any], seats: str, *lines: str, screen: Screen | None = None
) -> tuple[Script, TextTable]:
    """Play some lines at a text table until they run out."""
    script = Script(lines)
    text_table = TextTable(table, read_seats(seats), read=script.read, write=script.write, screen=screen)
    text_table.play()
    return script, text_table


def lanterns(seats: int) -> Table[Night, NightView]:
    return Table.new(Lanterns(), seats, luck=Luck.seeded(7))


# ---- what it says


def test_the_first_look_tells_everything_and_the_question_with_numbers() -> None:
    script, _ = sit(lanterns(1), "human:Ada")
    assert "4 turns left\nA dark sky\nAda's place\n  0 lit" in script.text
    assert "What will you do?\n1. draw: you draw\n2. light: you light" in script.text


def test_only_speaking_kinds_are_descended_into() -> None:
    script, _ = sit(lanterns(1), "human:Ada")
    assert "moon" not in script.text


def test_a_later_look_tells_only_what_changed_and_where() -> None:
    script, _ = sit(lanterns(1), "human:Ada", "light", "red", "look")
    after = script.replies["red"]
    assert "3 turns left\nAda's place\n  1 lit" in after
    assert "A dark sky" not in after
    assert script.replies["look"].startswith("Lanterns\n3 turns left\nA dark sky\n")


def test_of_a_thing_that_has_changed_only_the_new_sentences_are_told() -> None:
    before = words.what_changed("Ada: 3 HP. She is well.", "Ada: 2 HP. She is Poisoned. She is tired.")
    assert before == "Ada: 2 HP. She is Poisoned. She is tired."
    assert words.what_changed("Hunt. Round 1. Slay 12.", "Hunt. Round 2. Slay 12.") == "Hunt. Round 2."
    assert words.what_changed("A rat: 1 HP.", "A rat: none.") == "A rat: none."


def steps_in_pairs() -> Steps:
    """A turn in which colours are chosen twice among the same, and once among others."""
    found = Steps()

    @found
    async def turn(s: Night, player: int) -> None:
        for which in ("first", "second", "third"):
            colors = ["green", "grey", "red"] if which != "third" else ["green", "grey", "white"]
            await choose(player, f"Which colour {which}?", colors, "color", "LA-3")

    return found


class PairsOfLanterns(Lanterns):
    """The small game with menus that follow on each other."""

    steps = steps_in_pairs()


def test_a_menu_is_told_again_only_when_it_has_changed() -> None:
    table = Table.new(PairsOfLanterns(), 1, luck=Luck.seeded(7))
    script, _ = sit(table, "human:Ada", "red", "", "grey")
    assert script.replies["red"] == "\nWhich colour second? 1 to 3, or Enter to list them."
    menu = "Which colour {}?\n1. green: you green\n2. grey: you grey\n3. {}: you {}"
    assert script.replies[""].endswith(menu.format("second", "red", "red"))
    assert script.replies["grey"].endswith(menu.format("third", "white", "white"))


def test_things_that_leave_are_left_to_the_log_and_things_that_move_are_told_in_their_place() -> None:
    ace, hand = Node(id="a", kind="card", label="an ace"), Node(id="h", kind="tray", label="Your hand:")
    pile = Node(id="p", kind="tray", label="Played:")
    scene = Scene(game="x", title="X", seat=0, status="", nodes=[hand, pile])
    hand.children = [ace]
    before = words.read_out(scene)
    hand.children = []
    assert words.news(scene, before) == []
    pile.children = [ace]
    assert words.news(scene, before) == ["Played:", "  an ace"]


def test_events_come_with_their_rule_on_demand_and_without_what_the_seat_may_not_know() -> None:
    table = lanterns(2)
    table.answer(0)
    table.answer(0)
    drawn = [hand[0] for hand in table.state.hands]
    script, _ = sit(table, "human:Ada,human:Ben", "", "log", "log --rules", "log 1 --rules")
    assert f"Ada drew {drawn[0]}.\n" in script.replies["log"]
    assert "LA-2" not in script.replies["log"]
    assert script.replies["log --rules"].startswith(f"Ada drew {drawn[0]}. [LA-2]\nBen drew a card. [LA-2]")
    assert script.replies["log 1 --rules"].startswith("Ben drew a card. [LA-2]")
    assert "Ben drew a card." in script.replies["log"]
    assert str(drawn[1]) not in script.text


def test_nothing_needs_colour_boxes_or_a_cursor() -> None:
    script = portal("1", "1", "1", "look", "why", "help")
    assert all(line.isprintable() for line in script.text.split("\n"))
    assert not any("\u2500" <= character <= "\u259f" for character in script.text)


def test_the_end_gives_scores_winner_rule_and_the_luck_key_of_the_commitment() -> None:
    table = lanterns(2)
    commitment = table.state.luck.commitment
    lines = ["", "light", "red", "", "", "draw", "", "", "draw", "", "", "draw"]
    script, _ = sit(table, "human:Ada,human:Ben", *lines)
    assert f"Its commitment is {commitment}" in script.said[3]
    assert "Ada: 1 point\nBen: 0 points\nAda has won: Most lanterns. [LA-4]" in script.text
    key = next(line for line in script.said if line.startswith("The luck key was ")).split()[-1]
    assert Luck(bytes.fromhex(key)).commitment == commitment


def test_winners_who_share_are_both_named() -> None:
    lines = words.result(Outcome((2, 2, 1), (0, 1), "LA-4", "most lanterns"), ["Ada", "Ben", "Cy"])
    assert lines[-1] == "Ada and Ben have won together: Most lanterns. [LA-4]"


@pytest.mark.parametrize(
    ("winners", "names", "said"),
    [
        ((0, 1), ["Ada", "Ben"], "Ada and Ben have won together: The dragon is slain. [LA-4]"),
        ((), ["Ada", "Ben", "Cy"], "Ada, Ben and Cy have lost: The dragon is slain. [LA-4]"),
        ((), ["Ada"], "Ada has lost: The dragon is slain. [LA-4]"),
    ],
)
def test_a_game_without_points_ends_without_scores(winners, names, said) -> None:
    progress = tuple(7 for _ in names)
    assert words.result(Outcome((), winners, "LA-4", "the dragon is slain", progress), names) == [said]


# ---- answering


@pytest.mark.parametrize("line", ["2", "light", "LIGHT", "l", "  lig "])
def test_a_number_a_label_or_the_beginning_of_one_answers(line: str) -> None:
    _, text_table = sit(lanterns(1), "human", line)
    assert text_table.table.log[0].answer == "light"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("9", "There is no option 9; options are 1 to 3."),
        ("0", "There is no option 0; options are 1 to 3."),
        ("9" * 5000, "There is no option 999999999; options are 1 to 3."),
        ("gr", "'gr' can mean 1 or 2; type more of it, or the number."),
        ("purple", "'purple' is neither an option nor a command; type a number, or help."),
        ("? purple", "'purple' is neither an option nor a command; type a number, or help."),
        ("save", "Type save and a file name."),
        ("rules", "Type rules and some words, or the id of a rule."),
        ("log ever", "Type log, or log and a number of lines; --rules adds the rules."),
    ],
)
def test_bad_input_gets_one_sentence_and_the_question_waits(line: str, sentence: str) -> None:
    script, text_table = sit(lanterns(1), "human", "light", line, "")
    assert script.replies[line] == sentence
    assert script.replies[""].startswith("\nWhich colour?\n1. green")
    assert text_table.table.ply == 1


def test_commands_say_the_question_without_its_options_and_enter_says_all() -> None:
    script, _ = sit(lanterns(1), "human", "help", "")
    assert script.replies["help"].endswith("What will you do? 1 to 2, or Enter to list them.")
    assert script.replies[""].endswith("1. draw: you draw\n2. light: you light")


def test_why_lists_what_is_not_offered() -> None:
    script, _ = sit(lanterns(1), "human", "why", "why 2", "why not", "light", "why red")
    assert script.replies["why"].startswith("1. sleep: the night is young [LA-9]")
    assert script.replies["why 2"].startswith("Nothing like '2' is ruled out; type why for the list.")
    assert script.replies["why not"].startswith("Nothing like 'not' is ruled out")
    assert script.replies["why red"].startswith("Nothing is ruled out right now.")


def test_a_word_inside_a_label_is_enough_when_no_label_begins_with_it() -> None:
    labels = ["the red tile", "the blue tile", "redeem"]
    assert words.matching("blue", labels) == [1]
    assert words.matching("red", labels) == [2]
    assert words.matching("the", labels) == [0, 1]
    seats = ["near seat 1", "far seat 1", "far seat 10"]
    assert words.matching("far 1", seats) == [1]
    assert words.matching("seat", seats) == [0, 1, 2]
    assert words.matching("1 far", seats) == []
    assert words.matching("ile", labels) == []


def test_the_input_may_end_anywhere() -> None:
    lines = ["", "light", "red", "", "", "undo"]
    for length in range(len(lines)):
        script, _ = sit(lanterns(2), "human:Ada,human:Ben", *lines[:length])
        assert script.said[-1] == "End of input. The game was not saved."


# ---- rules, hints: with the ledger of a real game


def portal(*lines: str) -> Script:
    return sit(new_table("portal", seats=2, seed=7), "human,bot:random", *lines)[0]


def test_a_question_mark_reads_the_rule_behind_the_question_and_the_option() -> None:
    script = portal("?", "? 1")
    asked = new_table("portal", seats=2, seed=7).ask
    assert asked is not None
    assert f"{asked.rule}: " in script.replies["?"]
    first, second = script.replies["? 1"].split("\n")[:2]
    assert first.endswith(".")
    assert second.startswith("YP-")


class ExplainedLanterns(Lanterns):
    """The small game, with something to explain."""

    def question(self, view: NightView, ask: Ask[Any]) -> Prompt:
        prompt = super().question(view, ask)
        prompt.explanation = "A card stays secret; a lantern is seen by all."
        prompt.choices[1].rule = "LA-3 LA-4"
        return prompt


def test_a_question_mark_explains_the_question_and_reads_every_clause(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clauses = [Clause(f"LA-{n}", "The night", f"Rule {n}.", "turn") for n in range(1, 10)]
    monkeypatch.setattr("questboard.text.table.ledger_to_read", lambda game: Ledger(game, clauses))
    script, _ = sit(Table.new(ExplainedLanterns(), 1), "human", "?", "? 1", "? 2")
    explanation = "A card stays secret; a lantern is seen by all."
    assert script.replies["?"].startswith(f"{explanation}\nLA-1: Rule 1.\n\n")
    assert script.replies["? 1"].startswith("Draw: you draw.\nLA-1: Rule 1.\n\n")
    assert script.replies["? 2"].startswith("Light: you light.\nLA-3: Rule 3.\nLA-4: Rule 4.\n\n")


def test_rules_are_found_by_words_and_by_id() -> None:
    script = portal("rules yp-001", "rules Gem", "rules quokka")
    assert script.replies["rules yp-001"].startswith("YP-001: Players are rival barkeeps")
    assert "more match" in script.replies["rules Gem"]
    assert script.replies["rules quokka"].startswith("Nothing here is called or says quokka.")


def test_rules_find_cards_and_forgive_typing_mistakes() -> None:
    script = portal("rules tock", "rules rampge")
    assert script.replies["rules tock"].startswith("Tock (hero). Red Artificer, Tinker.")
    told = script.replies["rules rampge"].splitlines()
    assert told[0] == "Nothing has rampge; this has rampage."
    assert told[1].startswith("Rampage (hero effect).")


def test_a_card_is_read_by_its_name_and_others_are_named() -> None:
    script = portal("card Tock", "card", "card yp-001")
    told = script.replies["card Tock"].splitlines()
    assert told[0].startswith("Tock (hero). Red Artificer, Tinker. You may flip")
    assert told[1] == "Also: Back-Room Stock."
    assert script.replies["card"].startswith("Type card and a name.")
    assert "Players are rival" not in script.replies["card yp-001"]


def test_a_hint_names_an_option_and_a_reason() -> None:
    reply = portal("hint").replies["hint"]
    assert reply.startswith("The expert bot would choose ")
    assert reply.split("\n")[0].endswith(".")


# ---- going back


def test_an_undo_is_free_while_nothing_was_learned() -> None:
    script, text_table = sit(lanterns(1), "human", "light", "undo")
    assert script.replies["undo"].startswith("1 answer taken back.")
    assert text_table.table.ply == 0


def test_a_lone_person_may_go_back_past_a_draw_when_they_say_so() -> None:
    script, text_table = sit(lanterns(1), "human", "draw", "undo", "no", "undo", "yes")
    assert "all seats must agree to go back further." in script.text
    assert "You are the only player. Take back 1 answer? yes or no: " in script.said
    assert script.replies["no"].startswith("Nothing was taken back.")
    assert script.replies["yes"].startswith("1 answer taken back.")
    assert text_table.table.ply == 0


def test_going_back_takes_the_answers_of_bots_along() -> None:
    script, text_table = sit(lanterns(3), "human,bot:random,bot:random", "draw", "undo", "yes")
    assert any(line.startswith("The bots agree. Take back ") for line in script.said)
    assert text_table.table.ply == 0


def test_what_happens_again_after_an_undo_is_told_again() -> None:
    script, _ = sit(lanterns(1), "human:Ada", "light", "red", "undo", "green")
    assert script.replies["green"].startswith("Ada lit a green lantern.")


TWO_TURNS = ["", "light", "red", "", "", "draw", "", ""]
"""Ada lights a lantern, Ben draws a card, and Ada is asked again."""


def test_people_take_back_their_own_answers_only() -> None:
    script, text_table = sit(lanterns(2), "human:Ada,human:Ben", *TWO_TURNS[:5], "undo")
    assert script.replies["undo"].startswith("You have no answer to take back yet.")
    assert text_table.table.ply == 2


def test_an_undo_past_the_answers_of_others_needs_their_yes() -> None:
    script, text_table = sit(lanterns(2), "human:Ada,human:Ben", *TWO_TURNS, "undo", "yes")
    assert "all seats must agree to go back further." in script.replies["undo"]
    assert "Ben, do you agree? Take back 2 answers? yes or no: " in script.said
    assert script.replies["yes"].startswith("2 answers taken back.\n")
    assert "Which colour?" in script.replies["yes"]
    assert [entry.answer for entry in text_table.table.log] == ["light"]


def test_one_no_is_enough_against_an_undo() -> None:
    people = "human:Ada,human:Ben,human:Cy"
    lines = [*TWO_TURNS, "draw", "", "", "undo", "no"]
    script, text_table = sit(lanterns(3), people, *lines)
    assert "Ben, do you agree? Take back 3 answers? yes or no: " in script.said
    assert not any(line.startswith(("Ada, do you", "Cy, do you")) for line in script.said)
    assert script.replies["no"].startswith("Nothing was taken back.")
    assert text_table.table.ply == 4


def test_bots_agree_with_several_people() -> None:
    table = lanterns(3)
    for deed in (0, 0, 0):
        table.answer(deed)
    script, text_table = sit(table, "human:Ada,human:Ben,bot:random", "", "undo", "yes")
    assert [line for line in script.said if "do you agree?" in line] == [
        "Ben, do you agree? Take back 3 answers? yes or no: "
    ]
    assert text_table.table.ply == 0


def test_after_the_end_everybody_is_asked() -> None:
    table = lanterns(2)
    for _ in range(4):
        table.answer(0)
    script, text_table = sit(table, "human:Ada,human:Ben", "undo", "yes", "y")
    assert [line for line in script.said if "do you agree?" in line] == [
        f"{name}, do you agree? Take back 1 answer? yes or no: " for name in ("Ada", "Ben")
    ]
    assert text_table.table.ply == 3


def test_nothing_of_yours_can_be_taken_back_before_you_answer() -> None:
    assert portal("undo").replies["undo"].startswith("You have no answer to take back yet.")


# ---- several answers on one line


def test_several_answers_on_a_line_are_given_one_after_the_other() -> None:
    script, text_table = sit(lanterns(1), "human:Ada", "light; red;draw")
    assert [entry.answer for entry in text_table.table.log] == ["light", "red", "draw"]
    assert "Ada lit a red lantern." in script.text


def test_after_one_that_is_refused_the_others_are_not_given() -> None:
    script, text_table = sit(lanterns(1), "human:Ada", "light; violet; red; draw")
    assert [entry.answer for entry in text_table.table.log] == ["light"]
    assert "'violet' is neither an option nor a command" in script.text
    assert "Not carried out: red; draw." in script.said


def test_answers_are_not_given_once_somebody_else_has_played() -> None:
    script, text_table = sit(lanterns(2), "human:Ada,bot:random:Zed", "draw; draw")
    assert [entry.seat for entry in text_table.table.log].count(0) == 1
    assert "Not carried out: draw." in script.said
    script, text_table = sit(lanterns(2), "human:Ada,human:Ben", "", "draw; draw", "", "")
    assert text_table.table.ply == 1
    assert "Not carried out: draw." in script.said


# ---- several people at one screen


def test_the_table_is_passed_and_hands_are_hidden_when_another_person_is_asked() -> None:
    script, text_table = sit(lanterns(2), "human:Ada,human:Ben", "", "draw", "", "", "light", "red")
    handover = script.said.index("Ada, press Enter to hide your hand. ")
    assert script.said[handover + 1].count("\n") >= 50
    assert script.said[handover + 2] == "Pass the table to Ben and press Enter. "
    card = text_table.table.state.hands[0][0]
    shown_to_ben = "\n".join(script.said[handover + 1 :])
    assert f"Ada drew {card}." in script.said[:handover]
    assert f"card {card}" not in shown_to_ben.split("Pass the table to Ada")[0]


def test_one_person_among_bots_is_never_told_to_pass_the_table() -> None:
    assert "Pass the table" not in portal("1", "1", "1").text


class Terminal(io.StringIO):
    """What a person at a terminal is sent."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_hands_are_on_a_screen_that_cannot_be_scrolled_back() -> None:
    script, _ = sit(
        lanterns(2), "human:Ada,human:Ben", "", "draw", "", "", "quit", "quit", screen=Screen(Terminal())
    )
    hidden = script.said.index("Ada, press Enter to hide your hand. ")
    opened, emptied = "\x1b[?1049h", "\x1b[2J\x1b[3J\x1b[H"
    assert [line for line in script.said if "\x1b" in line][:2] == [opened + emptied, emptied]
    assert script.said[hidden + 1] == emptied
    assert script.said[-2:] == ["\x1b[?1049l", "The game was not saved."]


def test_who_leaves_a_finished_game_keeps_how_it_ended_on_the_first_screen() -> None:
    script, _ = sit(
        lanterns(2),
        "human:Ada,human:Ben",
        *["", "light", "red", "", "", "light", "red", "", "", "light", "red", "", "", "light", "red"],
        *["quit", "quit"],
        screen=Screen(Terminal()),
    )
    left = script.said.index("\x1b[?1049l")
    assert "Ada: 2 points" in script.said[left:]
    assert script.said[-1] == "The game was not saved."


# ---- saving and leaving


def test_save_and_open_again(tmp_path: Path) -> None:
    file = tmp_path / "evening game.txt"
    table = new_table("portal", seats=2, seed=7)
    script, text_table = sit(table, "human:Ada,bot:easy:Zed", "1", f"save {file}")
    assert f"questboard play --text --load '{file}'" in script.text
    assert seats_in(file) == "human:Ada,bot:easy:Zed"
    assert open_game(file).key() == text_table.table.key()
    assert [path.name for path in tmp_path.iterdir()] == ["evening game.txt"]


def test_a_file_that_is_no_save_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")
    script = portal(f"save {file}")
    assert "is not a Questboard save; choose another name." in script.text
    assert file.read_text() == "Dear Ada,\n"


def test_an_older_save_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    portal(f"save {file}", "1", f"save {file}", "1", "1", "save")
    assert open_game(file).ply >= 3


def test_a_save_that_fails_half_way_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    portal(f"save {file}")
    before = file.read_text()

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    script = portal("1", f"save {file}")
    assert "can't be written: no space left on device." in script.text
    assert [path.read_text() for path in tmp_path.iterdir()] == [before]


def test_quit_warns_once_when_the_game_is_not_saved() -> None:
    script, text_table = sit(lanterns(1), "human", "quit", "look", "quit", "quit", "light")
    assert text_table.left
    assert text_table.table.ply == 0
    warning = "This game is not saved. Type save FILE to keep it, or quit again to leave."
    assert script.said.count(warning) == 2
    assert script.said[-1] == "The game was not saved."


@pytest.mark.parametrize(
    "name", ["no/such/folder/game.txt", "game\0.txt", "x" * 300, "letter.txt/game.txt", "."]
)
def test_a_name_that_no_file_can_have_is_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Ada,\n")
    script = portal(f"save {name}", "1")
    assert re.match(r".*(can't be written: .+|choose another name)\.$", script.replies[f"save {name}"])
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_another_answer_after_an_undo_is_not_saved_yet(tmp_path: Path) -> None:
    lines = ["light", f"save {tmp_path / 'game.txt'}", "undo", "draw", "quit"]
    script, text_table = sit(lanterns(1), "human", *lines)
    assert text_table.table.ply == 1
    assert "quit again to leave" in script.replies["quit"]


def test_quit_after_a_save_leaves_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    script = portal("1", f"save {tmp_path / 'game.txt'}", "quit", "1")
    assert script.said[-1].startswith("Continue with: questboard play --text --load ")


def test_a_game_that_goes_on_is_not_told_from_its_start() -> None:
    table = new_table("portal", seats=2, seed=7)
    for _ in range(20):
        table.answer(0)
    script, _ = sit(table, "human:Ada,human:Ben")
    assert "Resuming after 20 answers; type log for what has happened so far." in script.said


def test_the_text_table_knows_no_game() -> None:
    code = "import sys, questboard.text; print([name for name in sys.modules if '.games.' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# ---- seats


def test_seats_are_read_with_names_of_their_own() -> None:
    assert read_seats("human, human:Ada,bot:easy,bot:hard:Zed") == [
        Seat("Player 1"),
        Seat("Ada"),
        Seat("Quill", "easy"),
        Seat("Zed", "hard"),
    ]


def test_a_thinking_bot_can_be_given_its_number_and_a_name() -> None:
    seats = read_seats("bot:ismcts:50,bot:ismcts:7:Zed,bot:planner:0,bot:planner:8:Ute")
    assert seats == [
        Seat("Hob", "ismcts:50"),
        Seat("Zed", "ismcts:7"),
        Seat("Quill", "planner:0"),
        Seat("Ute", "planner:8"),
    ]
    assert read_seats(",".join(map(str, seats))) == seats


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("", "write human, human:NAME, bot:LEVEL"),
        ("robot", "write human, human:NAME, bot:LEVEL"),
        (
            "robot",
            "where LEVEL is one of random, .*, expert, ismcts:NUMBER, leaning:NUMBER, .*planner:NUMBER$",
        ),
        ("bot", "there is no bot level ''; there are random, easy"),
        ("bot:godlike", "seat 1 is 'bot:godlike': there is no bot level 'godlike'; there are random, easy"),
        ("bot:ismcts", "there are random, easy"),
        ("bot:ismcts:Zed", "there are random, easy"),
        ("bot:ismcts:0", "there are random, easy"),
        ("bot:planner:Zed", "there are random, easy"),
        ("human:Ada,bot:easy:Ada", "give each seat its own name"),
    ],
)
def test_seats_that_make_no_sense_are_refused_with_advice(text: str, advice: str) -> None:
    with pytest.raises(SetupError, match=advice):
        read_seats(text)


def test_a_table_needs_as_many_seats_as_its_game() -> None:
    with pytest.raises(SetupError, match="this game has 2 seats, not 1"):
        TextTable(lanterns(2), read_seats("human"))


# ---- ties that hardly matter


class Color(OptionKind[NightView], id="color"):
    """Which colour a lantern has."""

    noun, minor = "a colour", True


class MinorLanterns(Lanterns):
    """The small game, in which the colour of a lantern hardly matters."""

    kinds = kinds(Color)


def minor(seats: int) -> Table[Night, NightView]:
    return Table.new(MinorLanterns(), seats, luck=Luck.seeded(7))


def test_ties_are_asked_unless_somebody_says_otherwise() -> None:
    script, _ = sit(minor(1), "human:Ada", "light", "ties")
    assert script.replies["light"].startswith("\nWhich colour?")
    assert script.replies["ties"].startswith("About a colour, you are asked.")


def test_the_nearest_is_taken_for_who_wants_it() -> None:
    script, text_table = sit(minor(2), "human:Ada,human:Ben", "", "ties nearest", "light", "", "", "light")
    assert "About a colour, the nearest is taken, which is the first option." in script.said
    assert "Ada lit a green lantern." in script.said
    assert [entry.answer for entry in text_table.table.log] == ["light", "green", "light"]  # Ben is asked


def test_ties_may_be_left_to_the_table_from_the_start() -> None:
    script = Script(["light"])
    table = minor(1)
    TextTable(table, read_seats("human:Ada"), read=script.read, write=script.write, ties="nearest").play()
    assert [entry.answer for entry in table.log] == ["light", "green"]


def test_a_tie_that_waits_is_broken_at_once_and_a_bot_may_do_it() -> None:
    script, text_table = sit(minor(1), "human:Ada", "light", "ties bot colour")
    assert "About a colour, a bot decides." in script.said
    assert text_table.table.ply == 2
    assert text_table.table.log[1].answer in ("green", "grey", "red")


def test_going_back_skips_ties_that_somebody_else_has_broken() -> None:
    script, text_table = sit(minor(1), "human:Ada", "ties nearest", "light", "undo", "ties ask", "light")
    assert script.replies["undo"].startswith("2 answers taken back.")
    assert text_table.table.ply == 1
    assert script.replies["light"].startswith("\nWhich colour?")
    # What was broken before it was taken back is one's own answer now.
    script, text_table = sit(
        minor(1), "human:Ada", "ties nearest", "light", "undo", "ties ask", "light", "red", "undo"
    )
    assert script.replies["undo"].startswith("1 answer taken back.")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ties never", "Type ties and one of ask, nearest, bot."),
        ("ties bot hats", "'hats' is no such tie here; there is a colour."),
    ],
)
def test_a_wish_about_ties_that_makes_no_sense_is_one_sentence(line: str, sentence: str) -> None:
    script, _ = sit(minor(1), "human", line)
    assert script.replies[line].startswith(sentence)


def test_a_game_without_such_ties_says_so() -> None:
    script, _ = sit(lanterns(1), "human", "ties bot")
    assert script.replies["ties bot"].startswith("No question of this game is a tie that hardly matters.")


# ---- turns


class TurnsOfLanterns(Lanterns):
    """The small game with banners: a turn begins with a lantern, a round with a card that no line tells."""

    def describe(self, event: Event, names: Sequence[str]) -> str:
        return "" if event.kind == "drew" else super().describe(event, names)

    def cues(self, event: Event, view: NightView, names: Sequence[str]) -> Sequence[AnyCue]:
        if event.facts.get("color") == "grey":
            return []
        if event.kind == "drew":
            return [Banner(f"Round {4 - view.left}", "the night goes on", level="round")]
        return [Banner(f"{names[event.facts['player']]}'s turn", level="turn"), Banner("Dusk", level="phase")]


def test_turns_and_rounds_are_told_apart() -> None:
    table = Table.new(TurnsOfLanterns(), 2, luck=Luck.seeded(7))
    script, _ = sit(table, "human:Ada,human:Ben", "", "light", "red", "", "", "draw", "", "", "log", "log 2")
    told = ["", "Ada lit a red lantern.", "", "Round 1: the night goes on."]
    assert script.replies["log"].splitlines()[:4] == told
    assert script.replies["log 2"].splitlines()[:2] == told[2:]
    assert "Dusk" not in script.text


def test_a_turn_that_was_taken_back_has_no_heading_left() -> None:
    table = Table.new(TurnsOfLanterns(), 1, luck=Luck.seeded(7))
    script, text_table = sit(table, "human:Ada", "draw", "undo", "yes", "light", "grey", "log")
    assert script.replies["log"].splitlines()[0] == "Ada lit a grey lantern."
    assert "Round" not in script.replies["log"]
    assert text_table.table.ply == 2


@pytest.mark.parametrize("game", ["portal", "ashardalon", "drizzt", "dragonfire", "fantasy"])
def test_turns_of_bots_are_told_in_order_and_each_event_on_a_line(game: str) -> None:
    table = new_table(game, seats=2, seed=3)
    script = Script(["quit", "quit"])
    text_table = TextTable(table, read_seats("bot:random,bot:random"), read=script.read, write=script.write)
    for _ in range(40):
        if table.ask:
            text_table._next()
    assert not any("\n" in line for line in script.said)
    text_table._tell(-1)
    story = [line for _, line in table.rules.log(table.journal, -1, text_table.names)]
    assert [line for line in script.said if line in story] == story


def test_a_look_at_a_name_tells_what_is_called_so_and_what_its_picture_shows() -> None:
    drow = Node(
        id="hero",
        kind="token",
        text="Drizzt",
        label="Drizzt stands on tile 1.",
        picture="drizzt/heroes/drizzt",
    )
    again = Node(id="card", kind="card", text="Drizzt", label="Drizzt, drow ranger.", picture=drow.picture)
    other = Node(id="other", kind="token", text="Orc", label="An orc.")
    scene = Scene(game="x", title="X", seat=0, status="", nodes=[drow, again, other])
    assert board.details(scene, "drizz") == [
        "Drizzt stands on tile 1.",
        "Picture: A dark elf with long white hair and lavender eyes holds a scimitar in each hand.",
        "Drizzt, drow ranger.",
    ]
    assert board.details(scene, "orc") == ["An orc."]
    assert board.details(scene, "grell") == []
