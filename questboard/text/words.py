"""Words: scenes, questions and outcomes as lines of plain text.

Every line can be heard on its own: no colour, no boxes, no columns. A rule's id follows in
square brackets, and asking for it gives the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from questboard.kernel import Event, Outcome, Rules
from questboard.ledger import Clause
from questboard.scene import SPEAKING, Choice, Node, NotOffered, Prompt, Scene

HELP = """\
A number answers the question; so does the name of an option, or enough of it to be clear.
?              what the question is about, and the rules behind it
? NUMBER       what an option does, and its rules
why            what is not offered now, and why
why NUMBER     one of those, with its rule; also why WORDS
look           everything you can see
log            everything that has happened; log NUMBER for the last lines of it
rules WORDS    rules in which these words occur; also rules ID
hint           a bot's advice
undo           take your last answer back; others are asked where they have a say
save FILE      keep the game in a file
quit           leave the table
Enter alone asks the question again. A word that is a command is never an answer: use the number."""


def sentence(text: str) -> str:
    """A text that begins with a capital letter and ends with a full stop."""
    end = "" if text.endswith((".", "!", "?")) else "."
    return text[:1].upper() + text[1:] + end


def with_rule(text: str, rule: str) -> str:
    """A text and the id of its rule."""
    return f"{text} [{rule}]" if rule else text


def count(number: int, thing: str) -> str:
    """A number of things: 1 answer, 2 answers."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def story(rules: Rules[Any, Any], events: Sequence[Event], seat: int, names: Sequence[str]) -> list[str]:
    """What happened, a line for each event, as far as one seat may know it."""
    told = [(event.rule, rules.describe(event.seen_by(seat), names)) for event in events]
    return [with_rule(words, rule) for rule, words in told if words]


# ---- what you see


def labels(scene: Scene) -> dict[str, str]:
    """All that is read out of a scene, by the ids of its nodes; the status has the id of none."""
    nodes = (node for root in scene.nodes for node in _read_out(root))
    return {"": scene.status, **{node.id: node.label for node in nodes if node.label}}


def _read_out(node: Node) -> Iterator[Node]:
    yield node
    if node.kind in SPEAKING:
        for child in node.children:
            yield from _read_out(child)


def look(scene: Scene) -> list[str]:
    """Everything there is to see."""
    return [scene.title, *news(scene, {})]


def news(scene: Scene, seen: dict[str, str]) -> list[str]:
    """What is not as it was, below the names of the places where it is."""
    now = labels(scene)
    status = [scene.status] if seen.get("") != scene.status else []
    changed = [line for node in scene.nodes for line in _changed(node, seen, 0)]
    # Of what is gone, the first sentence tells enough.
    gone = [f"No longer there: {label.partition('. ')[0]}" for id, label in seen.items() if id not in now]
    return status + changed + gone


def _changed(node: Node, seen: dict[str, str], depth: int) -> list[str]:
    inside = depth + 1 if node.label else depth
    below = []
    if node.kind in SPEAKING:
        below = [line for child in node.children for line in _changed(child, seen, inside)]
    if node.label and (below or seen.get(node.id) != node.label):
        return ["  " * depth + node.label, *below]
    return below


# ---- the question


def question(prompt: Prompt) -> list[str]:
    """The question and its numbered options."""
    options = [f"{number}. {option(choice)}" for number, choice in enumerate(prompt.choices, 1)]
    return [with_rule(prompt.text, prompt.rule), *options]


def option(choice: Choice) -> str:
    """An option and what it would do."""
    return f"{choice.label}: {choice.detail}" if choice.detail else choice.label


def refusal(refused: NotOffered) -> str:
    """Something that is not offered, and why."""
    return with_rule(f"{refused.label}: {refused.reason}", refused.rule)


def matching(words: str, labels: Sequence[str]) -> list[int]:
    """Which labels somebody means: the very one, else those that begin so, else any with such a word."""
    wanted = _folded(words)
    folded = [_folded(label) for label in labels]
    if wanted in folded:
        return [folded.index(wanted)]
    beginning = [index for index, label in enumerate(folded) if label.startswith(wanted)]
    return beginning or [index for index, label in enumerate(folded) if f" {wanted}" in label]


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


# ---- rules and results


def clause_lines(clause: Clause) -> list[str]:
    """A rule as the ledger has it, with its note."""
    note = [f"Note: {clause.note}"] if clause.note else []
    return [f"{clause.id}: {clause.rule}", *note]


def result(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """How a game ended, in words."""
    points = [f"{name}: {count(score, 'point')}" for name, score in zip(names, outcome.scores, strict=False)]
    scores = ["Final scores:", *points] if points else []
    if points and len(names) == 1:  # nobody to win against
        return [*scores, with_rule(sentence(outcome.reason), outcome.rule)]
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        won = "Nobody has won" if points else f"{_listed(names)} {'has' if len(names) == 1 else 'have'} lost"
    elif len(winners) == 1:
        won = f"{winners[0]} has won"
    else:
        won = f"{_listed(winners)} have won together"
    return [*scores, with_rule(f"{won}: {sentence(outcome.reason)}", outcome.rule)]


def to_beat(best: int | None, rule: str) -> str:
    """The score that somebody who plays alone has to beat."""
    number = "There is no score to beat yet" if best is None else f"The score to beat is {best}"
    return with_rule(f"{number}.", rule)


def against_best(score: int, best: int | None, rule: str) -> str:
    """A solo score beside the best one so far; an equal one doesn't surpass it."""
    if best is None:
        told = f"{score} is your first solo score: from now on, the score to beat."
    elif score > best:
        told = f"{score} surpasses {best}: you have a new score to beat."
    else:
        told = f"{score} does not surpass {best}, which remains the score to beat."
    return with_rule(told, rule)


def _listed(names: Sequence[str]) -> str:
    """Names as a list in words: Ann, Ben and Cas."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
