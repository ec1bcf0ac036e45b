"""Words: scenes, questions and outcomes as lines of plain text.

Every line makes sense when read aloud: no colours, boxes or columns; only `look` draws (`board`). The id of a
rule follows in square brackets; `rules ID` shows the rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from questboard.ending import GameEnd, Performer, Turning, listed
from questboard.kernel import Event, Outcome, Rules
from questboard.language import TABLE, Domain, mark
from questboard.ledger import Clause
from questboard.scene import SPEAKING, Choice, Group, Node, NotOffered, Prompt, Scene, ScorePad
from questboard.text.pad import pad_lines, pad_sentences

t, n, p = TABLE.t, TABLE.n, TABLE.p

HELP = mark("""\
Answer with the number of an option, or with enough of its name to be clear. Where squares can be chosen, type
one by its column and row on the map, d3 or move d3; on numbered tiles the tile comes first, 2d3. Several
answers go on one line: 2; d3; end.
?              explain the question, with its rules
? NUMBER       explain an option, with its rules
why            what you can't choose now, and why
why NUMBER     one of those, with its rule; also why d3 or why NAME for anything on the table
look           everything you can see, the board as a map with a legend
look words     the same without a drawing, by direction and distance; look map draws it all the same
look d3        all that is on a square; also look NAME for a card or a figure, and its picture
moves          the squares that you can choose
log            everything that has happened; log NUMBER for the last lines, log --rules with their rules
rules WORDS    rules, cards, figures and adventures with these words; also rules ID
card NAME      what a card says, or a figure, an adventure, a piece; typing mistakes are forgiven
hint           a bot's advice
undo           take back your last answer; other players may have to agree
ties WAY       how ties that hardly matter are broken: ask, nearest or bot; also ties WAY WORDS
save FILE      save the game to a file
luck           the commitment to the key of all luck, and after the end the key itself
quit           leave the table
Enter alone repeats the question. Commands take precedence over names of options: use the number.""")


def either(things: Iterable[str]) -> str:
    """One of several things: 3 or 5."""
    *others, last = things
    return t("{others} or {last}", others=t(" or ").join(others), last=last) if others else last


def level_in_words(level: str) -> str:
    """How well a bot plays; a level that is a word has one in each language."""
    return {
        "random": p("level", "random"),
        "easy": p("level", "easy"),
        "medium": p("level", "medium"),
        "hard": p("level", "hard"),
        "expert": p("level", "expert"),
    }.get(level, level)


def sentence(text: str) -> str:
    """A text with a capital letter at the start and a full stop at the end."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return text[:1].upper() + text[1:] + end


def with_rule(text: str, rule: str) -> str:
    """A text followed by the id of its rule."""
    return f"{text} [{rule}]" if rule else text


def count(number: int, thing: str) -> str:
    """A number of things in English, for the tools of those who run or write games."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def answers(count: int) -> str:
    """A number of answers."""
    return n("{count} answer", "{count} answers", count)


def story(rules: Rules[Any, Any], events: Sequence[Event], seat: int, names: Sequence[str]) -> list[str]:
    """The log of some events, one line each, as far as a seat may know them."""
    return [with_rule(words, event.rule) for event, words in rules.log(events, seat, names)]


# ---- the scene

SENTENCE = ". "
"""What lies between two sentences of a label."""


class ReadOut(NamedTuple):
    """What was read out of a node, and below which container."""

    label: str
    container: str = ""


def read_out(scene: Scene) -> dict[str, ReadOut]:
    """Everything that is read out of a scene, by node id; the status has an empty id."""
    nodes = {id: told for root in scene.nodes for id, told in _read_out(root, "")}
    return {"": ReadOut(scene.status), **nodes}


def _read_out(node: Node, container: str) -> Iterator[tuple[str, ReadOut]]:
    if node.label:
        yield node.id, ReadOut(node.label, container)
    if node.kind in SPEAKING:
        for child in node.children:
            yield from _read_out(child, node.id if node.label else container)


def look(scene: Scene) -> list[str]:
    """The whole scene."""
    return [scene.title, *news(scene, {})]


def news(scene: Scene, seen: Mapping[str, ReadOut]) -> list[str]:
    """What is new in a scene or says something else, below the labels of its containers.

    The log has told why things are gone, so that they are isn't said again. `seen` has them still, so what
    comes back as it was isn't told either.
    """
    status = [scene.status] if seen.get("") != ReadOut(scene.status) else []
    return status + [line for node in scene.nodes for line in _changed(node, seen, 0, "")]


def _changed(node: Node, seen: Mapping[str, ReadOut], depth: int, container: str) -> list[str]:
    inside, within = (depth + 1, node.id) if node.label else (depth, container)
    told = seen.get(node.id)
    below = []
    if node.kind in SPEAKING:
        below = [line for child in node.children for line in _changed(child, seen, inside, within)]
    if node.label and (below or told != ReadOut(node.label, container)):
        if not below and told is not None and _says_nothing_new(node):
            return []
        moved = told is not None and told.container != container
        label = node.label if told is None or moved else what_changed(told.label, node.label)
        return ["  " * depth + label, *below]
    return below


def _says_nothing_new(node: Node) -> bool:
    """Whether a change is told elsewhere: a title with nothing below it, or dice, which the log tells."""
    return node.label.endswith(":") or any(child.kind == "die" for child in node.children)


def what_changed(before: str, after: str) -> str:
    """What a thing is called, and those of its sentences that are new.

    >>> what_changed("Adventure: Hunt. Round 1. Monsters swarm.", "Adventure: Hunt. Round 2. Monsters swarm.")
    'Adventure: Hunt. Round 2.'
    >>> what_changed("Ada: 3 HP. She is well.", "Ada: 2 HP. She is well.")
    'Ada: 2 HP.'
    """
    known = before.split(SENTENCE)
    first, *others = after.split(SENTENCE)
    new = [each for each in others if each not in known]
    told = SENTENCE.join([first, *new]) if len(new) < len(others) else after
    return told if told.endswith((".", "!", "?", ":")) or told == after else f"{told}."


# ---- the question


HEADINGS: Mapping[Group, str] = mark(
    {
        "attack": "Attacks:",
        "power": "Powers:",
        "item": "Items:",
        "card": "Cards:",
        "move": "Moves:",
        "": "Others:",
        "end": "To end:",
    }
)
"""The groups of a menu in their order."""


def question(prompt: Prompt) -> list[str]:
    """The question and its numbered options."""
    return [asked(prompt), *menu(prompt, numbered(prompt))]


def asked(prompt: Prompt) -> str:
    """The question itself, and what is left to spend."""
    return f"{prompt.text} {prompt.left}".strip()


def numbered(prompt: Prompt) -> dict[int, str]:
    """The line of each option, by its index."""
    return {index: f"{index + 1}. {option(choice)}" for index, choice in enumerate(prompt.choices)}


def menu(prompt: Prompt, lines: Mapping[int, str]) -> list[str]:
    """Lines of options group by group; every option keeps its number.

    Where there is one group only, besides the end, there are no headings.
    """
    groups: dict[Group, list[str]] = {group: [] for group in HEADINGS}
    for index, line in lines.items():
        groups[prompt.choices[index].group].append(line)
    found = {group: told for group, told in groups.items() if told}
    if len(found.keys() - {"end"}) < 2:
        return list(lines.values())
    return [line for group, told in found.items() for line in (t(HEADINGS[group]), *told)]


def option(choice: Choice) -> str:
    """An option and what it would do."""
    return f"{choice.label}: {choice.detail}" if choice.detail else choice.label


def refusal(refused: NotOffered) -> str:
    """Something that can't be chosen, and why."""
    return with_rule(f"{refused.label}: {refused.reason}", refused.rule)


def matching(words: str, labels: Sequence[str]) -> list[int]:
    """Which labels match: the exact one, else those that start like this, else those with such a word.

    If there are none, the words may be any of the label's in their order, or beginnings of them.

    >>> matching("near 3", ["near seat 1", "near seat 3", "far seat 3"])
    [1]
    """
    wanted = _folded(words)
    folded = [_folded(label) for label in labels]
    if wanted in folded:
        return [folded.index(wanted)]
    beginning = [index for index, label in enumerate(folded) if label.startswith(wanted)]
    inside = [index for index, label in enumerate(folded) if f" {wanted}" in label]
    return beginning or inside or [index for index, label in enumerate(folded) if _abridges(wanted, label)]


def _abridges(words: str, label: str) -> bool:
    """Whether words are those of a label or begin them, in the same order; numbers are whole."""
    left = iter(label.split())
    return bool(words) and all(
        any(each == word if word.isdecimal() else each.startswith(word) for each in left)
        for word in words.split()
    )


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


# ---- rules and results


def clause_lines(clause: Clause) -> list[str]:
    """A rule of the ledger, with its note."""
    note = [t("Note: {note}", note=clause.note)] if clause.note else []
    return [f"{clause.id}: {clause.rule}", *note]


def result(
    outcome: Outcome,
    names: Sequence[str],
    pad: ScorePad | None = None,
    *,
    spoken: bool = False,
    domain: Domain = TABLE,
) -> list[str]:
    """How a game ended, in words; with its score pad if it has one, in columns or for the ear."""
    points = [
        f"{name}: {n('{count} point', '{count} points', score)}"
        for name, score in zip(names, outcome.scores, strict=False)
    ]
    if pad:
        points = pad_sentences(pad) if spoken else pad_lines(pad)
    why = sentence(domain.t(outcome.reason))
    scores = [t("Final scores:"), *points] if points else []
    if points and len(names) == 1:  # a solo game has no winner
        return [*scores, with_rule(why, outcome.rule)]
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        everybody = n("{names} has lost", "{names} have lost", len(names), names=listed(names))
        won = t("Nobody has won") if points else everybody
    elif len(winners) == 1:
        won = t("{player} has won", player=winners[0])
    else:
        won = t("{players} have won together", players=listed(winners))
    return [*scores, with_rule(f"{won}: {why}", outcome.rule)]


def ending_lines(end: GameEnd) -> list[str]:
    """How a game ended as a story: its headline, how near it was, what decided, and what everybody did."""
    chapter = [sentence(end.chapter)] if end.chapter else []
    near = [end.near] if end.near else []
    decided = [t("What decided:"), *map(_turning, end.moments)] if end.moments else []
    deeds = [line for performer in end.performers if (line := _performance(performer))]
    return [sentence(end.headline), *chapter, *near, *decided, *deeds]


def _turning(moment: Turning) -> str:
    when = f"{moment.when}: " if moment.when else ""
    turn = t("the turn: ") if moment.decisive else ""
    aside = f" ({moment.aside})" if moment.aside else ""
    return with_rule(sentence(f"{when}{turn}{moment.text}") + aside, moment.rule)


def _performance(performer: Performer) -> str:
    """What somebody did, has earned and won; nothing where there is nothing to say."""
    told = list(performer.deeds)
    if growth := performer.growth:
        told.append(
            t(
                "{gained} XP more, {total} in all, Level {level}, a new level"
                if growth.reached
                else "{gained} XP more, {total} in all, Level {level}",
                gained=growth.gained,
                total=growth.total,
                level=growth.level,
            )
        )
    told += [prize.name for prize in performer.prizes]
    fallen = [t("down at the end")] if performer.fallen else []
    return f"{performer.name}: {', '.join([*told, *fallen])}." if told or fallen else ""


def to_beat(best: int | None, rule: str) -> str:
    """The score to beat in a solo game."""
    number = (
        t("There is no score to beat yet") if best is None else t("The score to beat is {best}", best=best)
    )
    return with_rule(f"{number}.", rule)


def against_best(score: int, best: int | None, rule: str) -> str:
    """A solo score compared with the best so far; a tie doesn't beat it."""
    if best is None:
        told = t("{score} is your first solo score, and now the score to beat.", score=score)
    elif score > best:
        told = t("{score} beats {best}: you have a new score to beat.", score=score, best=best)
    else:
        told = t("{score} does not beat {best}, which remains the score to beat.", score=score, best=best)
    return with_rule(told, rule)
