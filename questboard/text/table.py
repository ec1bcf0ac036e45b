"""The text table: one game as a conversation.

Events, what you see, the question, an answer, and so on until the game ends. Input and output are
parameters, so that terminals, screen readers, scripts and tests all use the same table:

    TextTable(table, read_seats("human,bot:easy")).play()
"""

from __future__ import annotations

import shlex
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from os.path import expanduser
from pathlib import Path
from typing import Any

from questboard.bots import ADVISER, Bot, Chair, hint, make_bot
from questboard.ending import game_end
from questboard.kernel import SPECTATOR, Ask, CannotUndo, QuestboardError, SaveError, SetupError, Table
from questboard.language import TABLE
from questboard.ledger import Ledger, ledger_to_read
from questboard.lookup import Entry, Found, look_up
from questboard.scene import Choice, Scene
from questboard.text import board, squares, words
from questboard.text.savefile import save_game
from questboard.text.scores import ScoreSheet
from questboard.text.screen import Screen
from questboard.text.seats import Seat
from questboard.text.signs import Letters
from questboard.text.style import PLAINEST, Style
from questboard.text.telling import Telling
from questboard.text.tie_breaks import TieBreaks
from questboard.ties import TIE_BREAKER, Way
from questboard.why_not import reasons

t, n, p = TABLE.t, TABLE.n, TABLE.p

FEW_OPTIONS = 3
"""A menu that has not changed is told again if it has no more lines than this, its question included."""
WITH_RULES = "--rules"
"""Asks for a log with the rule behind each line."""
MAX_RULES = 8
"""How much of what was found is shown."""
MAX_ECHOED = 60
"""So much of what nothing was found for is said again."""


class TextTable:
    """A table for people who read and write lines of text."""

    def __init__(
        self,
        table: Table[Any, Any],
        seats: Sequence[Seat],
        *,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        file: Path | None = None,
        scores: ScoreSheet | None = None,
        ties: Way = "ask",
        style: Style = PLAINEST,
        screen: Screen | None = None,
    ) -> None:
        """`file` is the save from which the game was loaded; `read` raises EOFError at the end.

        `scores` keeps the score to beat of a solo player. `ties` says how ties that hardly matter are broken,
        `style` how boards are shown. On the `screen`, one person's hand is hidden from the next.
        """
        if len(seats) != table.seats:
            raise SetupError(
                n(
                    "this game has {count} seat, not {given}",
                    "this game has {count} seats, not {given}",
                    table.seats,
                    given=len(seats),
                )
            )
        self.table = table
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.humans = [number for number, seat in enumerate(seats) if seat.human]
        self.bots = {number: self._bot(seat.level, number) for number, seat in enumerate(seats) if seat.level}
        self.read = read
        self.write = (lambda line: write(board.as_said(line))) if style.plain else write
        self.file = file
        self._saved = list(table.log) if file else None
        alone = self.humans == [0] and len(seats) == 1
        self.scores = scores if alone and table.rules.solo_rule and table.origin else None
        self._counts = table.ask is not None  # a player who has seen the end knows what lies ahead
        self.left = False
        self._warned = False
        self._reader = SPECTATOR
        self._ahead: list[str] = []
        self.telling = Telling(table, [SPECTATOR, *self.humans], self.names)
        self.ties = TieBreaks(table.rules, self.humans, ties)
        self.style = style
        self.screen = screen or Screen()
        self._letters: defaultdict[int, Letters] = defaultdict(Letters)
        self._seen: dict[int, dict[str, words.ReadOut]] = {}
        self._menus: dict[int, list[str]] = {}
        self._looked: tuple[Ask[Any] | None, int, int, Scene] | None = None

    def _bot(self, level: str, seat: int) -> Bot:
        # Seeded with public facts, so that the same game and seats give the same play.
        return make_bot(level, f"{self.table.state.luck.commitment} {seat}")

    # ---- the conversation

    def play(self) -> None:
        """Play until everybody has left the table."""
        self._open()
        try:
            while not self.left:
                self._next()
        except EOFError:
            self.write("")
            self._leave(t("End of input. {closing}", closing=self.closing_message()))

    def _open(self) -> None:
        self.write(self.table.rules.domain.t(self.table.rules.title))
        view = self.table.view(SPECTATOR)
        for number, seat in enumerate(self.seats):
            who = t("a person") if seat.human else t("{level} bot", level=words.level_in_words(seat.level))
            told = ", ".join(filter(None, (seat.name, who, self.table.rules.role(view, number))))
            self.write(t("Seat {number}: {who}.", number=number + 1, who=told))
        if self.table.log:
            told = words.answers(self.table.ply)
            self.write(t("Resuming after {answers}; type log for what has happened so far.", answers=told))
        if self.style.plain:
            self.write(t("All luck in this game comes from one key; type luck for its commitment."))
        else:
            self._luck(SPECTATOR, "")
        self._show_score_to_beat()
        if self.humans:
            self.write(t("Type help for a list of commands."))

    def _next(self) -> None:
        ask = self.table.ask
        if len(self.humans) < 2:
            self._tell(self._watcher)  # at once, because a bot may think for a while
        if ask is None:
            self._end()
        elif ask.seat in self.bots:
            self._forget_ahead()
            decision = self.bots[ask.seat].decide(Chair.at(self.table, ask.seat))
            self._give(decision.index, ask.seat)
        elif (way := self.ties.way(ask)) != "ask":
            self._break_tie(ask.seat, way)
        else:
            self._take_turn(ask.seat)

    def _give(self, index: int, seat: int) -> None:
        """Answer the question."""
        self.table.answer(index, seat=seat)
        self.telling.note()

    def _break_tie(self, seat: int, way: Way) -> None:
        """Answer for a person who doesn't want to be asked."""
        bot = self._bot(TIE_BREAKER, seat) if way == "bot" else None
        index = bot.decide(Chair.at(self.table, seat)).index if bot else 0
        self.ties.note(self.table.ply)
        self._give(index, seat)

    @property
    def _watcher(self) -> int:
        """Who reads along while others play: the only person, otherwise a spectator."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def _take_turn(self, seat: int) -> None:
        """Show a person the table, and read commands until they have answered."""
        self._hand_over(seat)
        self._tell(seat)
        self._see(seat)
        self._question(brief=True)
        while not self._dispatch(seat, self._read_line()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Hide one person's hand from the next."""
        if len(self.humans) < 2 or seat == self._reader:
            return
        self._forget_ahead()
        if self._reader != SPECTATOR:
            self._tell(self._reader)
            self.read(t("{player}, press Enter to hide your hand. ", player=self.names[self._reader]))
        self._reader = seat
        self.write(self.screen.clear())
        self.read(t("Pass the table to {player} and press Enter. ", player=self.names[seat]))

    def _end(self) -> None:
        seat = self._watcher
        if len(self.humans) > 1:
            self.telling.skip(seat, self.telling.furthest())  # somebody has already read that far
        self._tell(seat)
        self._see(seat)
        self.write("")
        for line in words.result(
            self.table.outcome,
            self.names,
            self._scene(seat).pad,
            spoken=self.style.plain,
            domain=self.table.rules.domain,
        ):
            self.write(line)
        for line in words.ending_lines(game_end(self.table, seat, self.names)):
            self.write(line)
        self._keep_score()
        if self.table.origin is not None:
            if self.style.plain:
                self.write(t("Type luck for the key of all luck."))
            else:
                self._luck(seat, "")
            self.write(t("Save the game, and questboard replay FILE --verify checks every roll and shuffle."))
        self._forget_ahead()
        self.write(t("The game is over. You can save FILE, look, log, undo or quit."))
        while not self._dispatch(seat, self._read_line()):
            pass

    # ---- the score to beat

    def _show_score_to_beat(self) -> None:
        if self.scores is not None:
            try:
                best = self.scores.best(self.table)
            except SaveError as error:
                self.scores = None
                self.write(words.sentence(str(error)))
            else:
                self.write(words.to_beat(best, self.table.rules.solo_rule))

    def _keep_score(self) -> None:
        """Compare a solo score with the best so far; only the first ending of a game counts."""
        if self.scores is None or not self._counts:
            self._show_score_to_beat()
            return
        self._counts = False
        rules = self.table.rules
        score = rules.solo_score(self.table.state)
        try:
            best = self.scores.record(self.table, score)
        except SaveError as error:
            self.write(words.sentence(t("your score was not saved: {error}", error=error)))
        else:
            self.write(words.against_best(score, best, rules.solo_rule))

    # ---- output

    def _tell(self, seat: int) -> None:
        """Write what has happened since this seat last read the log."""
        for line in self.telling.news(seat):
            self.write(line)

    def _scene(self, seat: int) -> Scene:
        """What this seat sees now, cached for the current question."""
        ask, ply = self.table.ask, self.table.ply
        if self._looked is None or self._looked[0] is not ask or self._looked[1:3] != (ply, seat):
            self._looked = ask, ply, seat, self.table.scene(seat, self.names)
        return self._looked[3]

    def _see(self, seat: int) -> None:
        """Write what has changed in this seat's view since the last time."""
        scene = self._scene(seat)
        lines = words.news(scene, self._seen.get(seat, {}))
        self._seen[seat] = self._seen.get(seat, {}) | words.read_out(scene)
        for line in ["", *lines] if lines else []:
            self.write(line)

    def _question(self, *, options: bool = True, brief: bool = False) -> None:
        """Write the question, with its options unless they were just shown; in brief without many squares."""
        if self.table.ask is None:
            return
        scene = self._scene(self.table.ask.seat)
        prompt = scene.prompt
        assert prompt is not None
        lines = squares.brief_question(scene) if brief else words.question(prompt)
        known, self._menus[prompt.seat] = self._menus.get(prompt.seat), lines[1:]
        if brief and len(lines) > FEW_OPTIONS and lines[1:] == known:
            options = False
        self.write("")
        if not options:
            lines = [
                t(
                    "{question} 1 to {last}, or Enter to list them.",
                    question=lines[0],
                    last=len(prompt.choices),
                )
            ]
        for line in lines:
            self.write(line)

    # ---- input

    def _read_line(self) -> str:
        """The next line, or what was written behind a semicolon on the last one."""
        if not self._ahead:
            self._ahead = [part for part in map(str.strip, self.read("> ").split(";")) if part]
        return self._ahead.pop(0) if self._ahead else ""

    def _forget_ahead(self) -> None:
        """Things are no longer as they were when somebody wrote several answers."""
        if self._ahead:
            self.write(t("Not carried out: {answers}.", answers="; ".join(self._ahead)))
            self._ahead.clear()

    def _dispatch(self, seat: int, line: str) -> bool:
        """Carry out a line of input. True if the question has changed, or the person has left."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = COMMANDS.get(english(word.casefold()))
        self._warned = self._warned and english(word.casefold()) == "quit"
        try:
            if command is not None:
                moved = command(self, seat, rest.strip())
            elif line:
                self._answer(seat, line)
                moved = True
            else:
                moved = False
        except QuestboardError as error:
            self.write(words.sentence(str(error)))
            self._forget_ahead()
            return False
        if not moved and not self._ahead:
            self._question(options=command is None)
        return moved

    def _answer(self, seat: int, line: str) -> None:
        prompt = self._scene(seat).prompt
        if prompt is None:
            raise CommandError(t("the game is over; type save FILE, look, log, undo or quit"))
        self._give(self._parse_option(seat, line, prompt.choices), seat)

    def _parse_option(self, seat: int, line: str, choices: Sequence[Choice]) -> int:
        """The index of the option with a number, a square or a name."""
        if line.isdecimal():
            numbers = [str(number) for number in range(1, len(choices) + 1)]
            if line not in numbers:
                raise CommandError(
                    t("there is no option {line}; options are 1 to {last}", line=line[:9], last=len(choices))
                )
            return numbers.index(line)
        square = squares.square_option(self._scene(seat), line)
        if square is not None:
            return square
        labels = [choice.label for choice in choices]
        found = words.matching(line, labels) or words.matching(squares.without_verb(line), labels)
        if not found:
            if advice := squares.advice(self._scene(seat), line):
                raise CommandError(advice)
            raise CommandError(
                t("{line} is neither an option nor a command; type a number, or help", line=repr(line))
            )
        if len(found) > 1:
            meanings = words.either(str(index + 1) for index in found)
            raise CommandError(
                t(
                    "{line} can mean {meanings}; type more of it, or the number",
                    line=repr(line),
                    meanings=meanings,
                )
            )
        return found[0]

    # ---- commands

    def _help(self, seat: int, rest: str) -> bool:
        self.write(t(words.HELP))
        return False

    def _explain(self, seat: int, rest: str) -> bool:
        prompt = self._scene(seat).prompt
        if prompt is None:
            raise CommandError(t("the game is over"))
        rule = prompt.rule
        if rest:
            choice = prompt.choices[self._parse_option(seat, rest, prompt.choices)]
            rule = choice.rule or rule
            self.write(words.sentence(words.option(choice)))
        elif prompt.explanation:
            self.write(prompt.explanation)
        self._read_rules(rule.split())
        return False

    def _why(self, seat: int, rest: str) -> bool:
        prompt = self._scene(seat).prompt
        listed = list(enumerate(prompt.refused, 1)) if prompt is not None else []
        if rest.isdecimal():
            refused = [(number, each) for number, each in listed if str(number) == rest]
        else:
            refused = [(number, each) for number, each in listed if rest.casefold() in each.label.casefold()]
        if rest and not refused and not rest.isdecimal() and self._why_of_things(seat, rest):
            return False
        if not listed:
            self.write(t("Nothing is ruled out right now."))
            return False
        if not refused:
            raise CommandError(t("nothing like {rest} is ruled out; type why for the list", rest=repr(rest)))
        for number, each in refused:
            self.write(f"{number}. {words.refusal(each)}")
        if rest:
            self._read_rules(rule for _, each in refused for rule in each.rule.split())
        return False

    def _why_of_things(self, seat: int, wanted: str) -> bool:
        """Say why things on the table can't be chosen that are too many to list: squares, figures, cards."""
        scene, ask = self._scene(seat), self.table.ask
        if ask is None or ask.seat != seat or scene.prompt is None:
            return False
        kind = self.table.rules.kind(ask, self.names, self.table.view(seat))
        found = reasons(kind, scene, board.things(scene, wanted))
        answers = [each for told in found.values() for each in told]
        if not answers:
            return False
        for line in dict.fromkeys(map(words.refusal, answers)):
            self.write(words.sentence(line))
        self._read_rules(rule for each in answers for rule in each.rule.split())
        return True

    def _look(self, seat: int, rest: str) -> bool:
        """Show the table; `words` and `map` say how, anything else is looked at by itself."""
        scene, wanted = self._scene(seat), ways_to_look().get(rest.casefold(), rest.casefold())
        if wanted in ("", "words", "map"):
            style = self.style._replace(plain=wanted == "words") if wanted else self.style
            lines = board.look(scene, style, self._letters[seat])
        else:
            lines = board.details(scene, rest)
        if not lines:
            raise CommandError(t("there is nothing called {rest} to be seen", rest=repr(rest)))
        for line in lines:
            self.write(line)
        return False

    def _moves(self, seat: int, rest: str) -> bool:
        for line in squares.moves(self._scene(seat)):
            self.write(line)
        return False

    def _log(self, seat: int, rest: str) -> bool:
        said = rest.split()
        rules = WITH_RULES in said
        number = " ".join(word for word in said if word != WITH_RULES)
        if number and not (number.isdecimal() and len(number) < 7):
            raise CommandError(
                t("type log, or log and a number of lines; {option} adds the rules", option=WITH_RULES)
            )
        lines = list(self.telling.all(seat, rules=rules))
        for line in lines[-int(number or 0) :]:
            self.write(line)
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        if not rest:
            raise CommandError(t("type rules and some words, or the id of a rule"))
        found = look_up(self.table.rules, rest)
        self._show_found(rest, found, found.entries[:MAX_RULES])
        if len(found.entries) > MAX_RULES:
            self.write(
                n(
                    "{count} more matches; add words to narrow the search.",
                    "{count} more match; add words to narrow the search.",
                    len(found.entries) - MAX_RULES,
                )
            )
        return False

    def _card(self, seat: int, rest: str) -> bool:
        """Read what is printed on a card or told of a figure, an adventure, a piece; all may be read."""
        if not rest:
            raise CommandError(t("type card and a name"))
        found = look_up(self.table.rules, rest, cards=True)
        first = [each for each in found.entries if each.name == found.entries[0].name]
        self._show_found(rest, found, first)
        others = list(dict.fromkeys(each.name for each in found.entries if each not in first))
        if others:
            more = t(" and {count} more", count=len(others) - MAX_RULES) if len(others) > MAX_RULES else ""
            self.write(t("Also: {names}{more}.", names=", ".join(others[:MAX_RULES]), more=more))
        return False

    def _show_found(self, wanted: str, found: Found, entries: Iterable[Entry]) -> None:
        if not found.entries:
            self.write(t("Nothing here is called or says {wanted}.", wanted=wanted[:MAX_ECHOED]))
        elif found.meant:
            self.write(t("Nothing has {wanted}; this has {meant}.", wanted=wanted, meant=found.meant))
        for entry in entries:
            for line in entry.lines():
                self.write(line)

    @cached_property
    def _ledger(self) -> Ledger:
        return ledger_to_read(self.table.rules.name)

    def _read_rules(self, rules: Iterable[str]) -> None:
        clauses = {clause.id: clause for clause in self._ledger.clauses}
        for rule in dict.fromkeys(rules):
            if rule in clauses:
                for line in words.clause_lines(clauses[rule]):
                    self.write(line)

    def _hint(self, seat: int, rest: str) -> bool:
        prompt = self._scene(seat).prompt
        if prompt is None:
            raise CommandError(t("the game is over; there is nothing to decide"))
        chair = Chair.at(self.table, seat)
        advice = hint(chair, self._bot(ADVISER, seat), self.names, str(self.table.ply))
        self.write(
            t(
                "The {level} bot would choose {number}. {why}",
                level=words.level_in_words(ADVISER),
                number=advice.index + 1,
                why=advice.why,
            )
        )
        return False

    def _undo(self, seat: int, rest: str) -> bool:
        """Go back to this person's last question, which also takes back later answers of others."""
        mine = self.humans if seat == SPECTATOR else [seat]  # after the end, everybody shares the prompt
        log = enumerate(self.table.log)
        answers = [ply for ply, entry in log if entry.seat in mine and self.ties.is_own(ply)]
        if not answers:
            raise CannotUndo(t("you have no answer to take back yet"))
        plies = self.table.ply - answers[-1]
        try:
            self.table.undo(plies)
        except CannotUndo as error:
            self.write(words.sentence(str(error)))
            if not self._agreed(seat, plies):
                self.write(t("Nothing was taken back."))
                return False
            self.table.undo(plies, agreed=True)
        self.telling.go_back()
        self.ties.go_back(self.table.ply)
        self.write(n("{count} answer taken back.", "{count} answers taken back.", plies))
        return True

    def _agreed(self, seat: int, plies: int) -> bool:
        """Whether all other people agree to an undo. Bots always do; a person without others confirms it."""
        others = [
            t("{player}, do you agree?", player=self.names[each]) for each in self.humans if each != seat
        ]
        alone = t("The bots agree." if self.bots else "You are the only player.")
        back = n("Take back {count} answer? yes or no: ", "Take back {count} answers? yes or no: ", plies)
        replies = (self.read(f"{asked} {back}") for asked in others or [alone])
        yes = ("y", p("answer", "yes")[:1])
        return all(reply.strip().casefold().startswith(yes) for reply in replies)

    def _luck(self, seat: int, rest: str) -> bool:
        """Tell the commitment to all luck; once the game is over, the key itself."""
        commitment = self.table.state.luck.commitment
        if self.table.ask is None and self.table.origin is not None:
            self.write(t("The luck key was {key}", key=self.table.origin.last_luck.hex()))
            self.write(t("Its commitment is {commitment}", commitment=commitment))
        else:
            self.write(
                t(
                    "All luck in this game comes from one key. Its commitment is {commitment}",
                    commitment=commitment,
                )
            )
        return False

    def _ties(self, seat: int, rest: str) -> bool:
        """Say how ties are broken from now on; the question that waits may be one."""
        ask = self.table.ask
        if ask is None:
            raise CommandError(t("the game is over; there is nothing to decide"))
        if rest:
            self.ties.set(seat, rest)
        for line in self.ties.lines(seat):
            self.write(line)
        return self.ties.way(ask) != "ask"

    def _save(self, seat: int, rest: str) -> bool:
        file = Path(expanduser(rest)) if rest else self.file
        if file is None:
            raise CommandError(t("type save and a file name"))
        save_game(self.table, file, [str(seat) for seat in self.seats])
        self.file, self._saved = file, list(self.table.log)
        self.write(t("Saved. {how}", how=self.resume_command()))
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        if self._saved == self.table.log or self._warned:
            self.left = True
            self._leave(self.closing_message())
        else:
            self._warned = True
            self.write(t("This game is not saved. Type save FILE to keep it, or quit again to leave."))
        return self.left

    # ---- leaving

    def _leave(self, message: str) -> None:
        """Say the last words where they stay: how the game ended is said again there."""
        if closing := self.screen.close():
            self.write(closing)
            for line in (
                words.result(self.table.outcome, self.names, domain=self.table.rules.domain)
                if self.table.ask is None
                else []
            ):
                self.write(line)
        self.write(message)

    def closing_message(self) -> str:
        """What to say when the person leaves."""
        if self.file is None:
            return t("The game was not saved.")
        since = "" if self._saved == self.table.log else t("Answers since the last save are lost. ")
        return since + self.resume_command()

    def resume_command(self) -> str:
        """How to continue a saved game."""
        return t("Continue with: questboard play --text --load {file}", file=shlex.quote(str(self.file)))


def english(word: str) -> str:
    """The English name of a command; commands are understood in the language that is spoken, too."""
    return commands_in_words().get(word, word)


def ways_to_look() -> dict[str, str]:
    """How one may look at everything, in the language that is spoken."""
    return {p("command", "words"): "words", p("command", "map"): "map"}


def commands_in_words() -> dict[str, str]:
    """The commands as they are called in the language that is spoken."""
    return {
        p("command", "why"): "why",
        p("command", "look"): "look",
        p("command", "moves"): "moves",
        p("command", "log"): "log",
        p("command", "rules"): "rules",
        p("command", "card"): "card",
        p("command", "hint"): "hint",
        p("command", "undo"): "undo",
        p("command", "ties"): "ties",
        p("command", "save"): "save",
        p("command", "luck"): "luck",
        p("command", "help"): "help",
        p("command", "quit"): "quit",
    }


class CommandError(QuestboardError):
    """A line of input that makes no sense."""


COMMANDS: dict[str, Callable[[TextTable, int, str], bool]] = {
    "?": TextTable._explain,
    "why": TextTable._why,
    "look": TextTable._look,
    "moves": TextTable._moves,
    "log": TextTable._log,
    "rules": TextTable._rules,
    "card": TextTable._card,
    "hint": TextTable._hint,
    "undo": TextTable._undo,
    "ties": TextTable._ties,
    "luck": TextTable._luck,
    "save": TextTable._save,
    "help": TextTable._help,
    "quit": TextTable._quit,
}
