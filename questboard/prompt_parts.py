"""The question as a scene shows it: one function for every game, which adds what only the game knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from questboard.scene import Beam, Choice, NotOffered, Prompt, waiting

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from questboard.kernel.ask import Ask, Option
    from questboard.kernel.rules import Rules

T = TypeVar("T")


def build_prompt(
    ask: Ask[Any],
    seat: int,
    names: Sequence[str],
    rules: Rules[Any, Any],
    *,
    things: Mapping[str, str],
    nodes: Callable[[Option], tuple[str, ...]],
    text: str = "",
    explanation: str = "",
    label: Callable[[Option], str] | None = None,
    detail: Callable[[Option], str] | None = None,
    clause: Callable[[Option], str] | None = None,
    beam: Callable[[Option], Beam | None] | None = None,
    refused: Sequence[NotOffered] = (),
) -> Prompt:
    """The question for a seat; a seat that isn't asked learns only what kind of thing is being chosen.

    `things` names the kinds of options for those who wait. The game says which nodes an option concerns and,
    where it has something to say, what the option is called, what it would do, which clause is behind it and
    which line of sight it needs. `refused` are refusals besides those of the question.
    """
    if ask.seat != seat:
        return waiting(ask.seat, ask.kind, rules.clause(ask.rule), names, things)

    def called(option: Option) -> str:
        return label(option) if label else rules.label(ask, option)

    def said(say: Callable[[Option], T] | None, option: Option, nothing: T) -> T:
        return nothing if say is None or option is None else say(option)

    return Prompt(
        seat=ask.seat,
        text=text or rules.prompt(ask),
        rule=rules.clause(ask.rule),
        explanation=explanation,
        choices=[
            Choice(
                label=called(option),
                detail=said(detail, option, ""),
                nodes=said(nodes, option, ()),
                rule=rules.clause(clause(option) if clause else ask.rule),
                beam=said(beam, option, None),
            )
            for option in ask.options
        ],
        refused=[
            *(
                NotOffered(
                    label=called(each.option),
                    reason=each.reason,
                    rule=rules.clause(each.rule),
                    nodes=said(nodes, each.option, ()),
                )
                for each in ask.refused
            ),
            *refused,
        ],
    )
