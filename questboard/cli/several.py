"""Options that take several words: `--bots easy hard` says the same as `--bots easy --bots hard`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from typer.core import TyperCommand, TyperOption


class Several(TyperCommand):
    """A command whose repeatable options take all words up to the next option.

    That begins when its argument has been given; before, a word after an option's first might be it.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line."""
        return super().parse_args(ctx, self.repeated(args))

    def repeated(self, words: Iterable[str]) -> list[str]:
        """The same command line with an option's name before each of its words."""
        options = {name: each for each in self.params if isinstance(each, TyperOption) for name in each.opts}
        waiting, line, named = deque(words), [], False
        while waiting:
            word = waiting.popleft()
            line.append(word)
            option = options.get(word)
            if option is None:
                named = named or not word.startswith("-")
            elif waiting and not option.is_flag:
                line.append(waiting.popleft())
                while option.multiple and named and waiting and not waiting[0].startswith("-"):
                    line += [word, waiting.popleft()]
        return line
