"""Steps of an adventure: after each one rewards are dealt out and the end is looked for (WA-245)."""

from __future__ import annotations

from functools import wraps
from typing import Any

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.hooks.tables import DEFEATED
from questboard.games.adventure.rules.actions import drop_everything
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import settle
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventureState, Ending
from questboard.kernel import Steps
from questboard.kernel.rules import Step


class AdventureSteps(Steps):
    """Steps that end with a look at whether the adventure is over."""

    def __call__(self, step: Step) -> Step:
        """Enter a step under the name of its function."""

        @wraps(step)
        async def whole(*arguments: Any) -> None:
            await step(*arguments)
            s: AdventureState = arguments[0]
            if s.ending is None:
                turn = s.turn
                while turn.aftermath:
                    name, square = turn.aftermath.pop(0)
                    await DEFEATED[name](s, square)
                while turn.fallen:
                    await drop_everything(s, turn.fallen.pop(0))
                if turn.rewards or turn.naturals:
                    await settle(s)
                s.ending = quest(s).ending(s)
            if s.ending is not None and s.agenda != [("finish",)]:
                s.agenda[:] = [("finish",)]

        return super().__call__(whole)


STEPS = AdventureSteps()


def end(s: AdventureState, won: bool, reason: str, rule: str) -> None:
    """The adventure is won or lost."""
    if s.ending is None:
        s.ending = Ending(won, reason, rule)


async def finish(s: AdventureState) -> None:
    """The adventure is over."""
    ending = s.ending
    assert ending is not None
    if ending.winners:  # LD-018
        who = [HEROES[s.heroes[seat].name].name for seat in ending.winners]
        emit(s, "decided", ending.rule, who=" and ".join(who), reason=ending.reason)
    else:
        emit(s, "won" if ending.won else "lost", ending.rule, reason=ending.reason)
    await quest(s).finished(s)


STEPS["finish"] = finish
