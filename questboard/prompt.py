"""The question as a scene shows it, for every game: made from the kind of its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from questboard.language import TABLE
from questboard.scene import Choice, NotOffered, Prompt

if TYPE_CHECKING:
    from questboard.kernel.ask import Ask, Option
    from questboard.kernel.wording import Wording

T = TypeVar("T")
t = TABLE.t


def build_prompt(
    view: Any,
    ask: Ask[Any] | None,
    names: Sequence[str],
    rules: Wording[Any],
    nodes: Callable[[Option], tuple[str, ...]] | None = None,
) -> Prompt | None:
    """The question for a viewer; a seat that isn't asked learns only what kind of thing is being chosen.

    `nodes` finds the things that an option is about, where the kind of the option can't know them.
    """
    if ask is None:
        return None
    kind, clause = rules.kind(ask, names, view), rules.clause
    nodes = nodes or kind.nodes
    if ask.seat != view.seat:
        player, noun = names[ask.seat], rules.domain.t(kind.noun)
        text = t("Waiting for {player} to choose {noun}.", player=player, noun=noun) if noun else ""
        text = text or t("Waiting for {player} to decide.", player=player)
        return Prompt(seat=ask.seat, text=text, rule=clause(ask.rule))
    return Prompt(
        seat=ask.seat,
        text=kind.prompt(),
        rule=clause(ask.rule),
        kind=ask.kind,
        explanation=kind.explanation(),
        left=kind.left(),
        choices=[
            Choice(
                label=kind.label(option),
                detail=said(kind.outlook, option, ""),
                nodes=said(nodes, option, ()),
                rule=clause(kind.clause(option)),
                beam=said(kind.beam, option, None),
                path=said(kind.path, option, ()),
                ends=kind.is_end(option),
                aside=said(kind.aside, option, False),
                group="end" if kind.is_end(option) else kind.grouped(option),
            )
            for option in ask.options
        ],
        refused=[
            *(
                NotOffered(
                    label=kind.label(refusal.option),
                    reason=rules.domain.t(refusal.reason),
                    rule=clause(refusal.rule),
                    nodes=said(nodes, refusal.option, ()),
                )
                for refusal in ask.refused
            ),
            *kind.not_offered(),
        ],
        minor=kind.noun if kind.minor else "",
    )


def said(say: Callable[[Option], T], option: Option, nothing: T) -> T:
    """What a kind says of an option; of a pass there is nothing to say."""
    return nothing if option is None else say(option)
