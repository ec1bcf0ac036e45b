"""The scene of a game that has none of its own: every field of its view, laid out by what it holds.

Cards and other things lie on the board in rows, a row for each field. A field with an entry for each seat
(`BySeat`) goes to the players, and the viewer's hand lies before the viewer. A game says in `Rules.things`
what kind of thing a field holds; options of that kind then light these things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from questboard.kernel.secrecy import UNKNOWN, UNKNOWN_NUMBER, lists_by_seat
from questboard.language import TABLE
from questboard.prompt import build_prompt
from questboard.scene import Area, Node, Prompt, Scene

if TYPE_CHECKING:
    from questboard.kernel.ask import Ask, Option
    from questboard.kernel.wording import Wording

t = TABLE.t


NOT_SHOWN = ("seat", "asked")
"""Fields of a view that say who looks and who is asked."""
CARD = (1.0, 1.4)
GAP = 0.15
WIDEST = 12
"""Cards in a row of the board."""


def build_scene(view: Any, ask: Ask[Any] | None, names: Sequence[str], rules: Wording[Any]) -> Scene:
    """What to draw and what may be clicked, from the fields of a view."""
    table = Drawing(rules, names, view.seat)
    struct: type = type(view)
    by_seat = lists_by_seat(struct)
    for field in msgspec.structs.fields(struct):
        if field.name not in NOT_SHOWN:
            table.draw(field.name, getattr(view, field.name), field.name in by_seat)
    return Scene(
        game=rules.name,
        title=rules.title,
        seat=view.seat,
        status=t("Waiting for {player}.", player=names[ask.seat]) if ask else t("The game is over."),
        nodes=table.nodes(),
        prompt=table.prompt(view, ask),
    )


class Drawing:
    """A scene in the making."""

    def __init__(self, rules: Wording[Any], names: Sequence[str], seat: int) -> None:
        self.rules, self.names, self.seat = rules, names, seat
        self.board = Node(id="board", kind="board", label="The table", area="board")
        self.players = [
            Node(id=f"player:{each}", kind="tray", label=name, text=name, area="party")
            for each, name in enumerate(names)
        ]
        self.hand: list[Node] = []
        self.height = GAP
        self.ids: dict[tuple[str, Any], list[str]] = {
            ("player", each): [f"player:{each}"] for each in range(len(names))
        }
        self.used: dict[str, int] = {}

    def nodes(self) -> list[Node]:
        """The board, the players from the viewer on, and what lies before the viewer."""
        first = max(self.seat, 0)
        around = [self.players[(first + turn) % len(self.players)] for turn in range(len(self.players))]
        return [self.board, *around, *self.hand]

    # ---- fields

    def draw(self, field: str, value: Any, by_seat: bool) -> None:
        """Draw a field of the view where it belongs."""
        kind, title = self.rules.things.get(field, ""), field.replace("_", " ").capitalize()
        if field == "hands" and by_seat:
            if self.seat >= 0:
                own = list(self.things(kind, "Hand", value[self.seat]))
                self.hand.append(tray("hand:own", "Hand", "hand", own))
            kind, title, value = (
                "",
                "In hand",
                [hand if isinstance(hand, int) else len(hand) for hand in value],
            )
        if field == "hand":
            self.hand.append(tray(f"{field}:own", title, "hand", list(self.things(kind, title, value))))
        elif by_seat:
            for player, part in zip(self.players, value, strict=True):
                player.children.append(self.of_player(f"{player.id}:{field}", kind, title, part))
        else:
            self.row(field, title, list(self.things(kind, title, value)))

    def of_player(self, id: str, kind: str, title: str, value: Any) -> Node:
        """What a player has: a number as a badge, things in a tray."""
        if isinstance(value, int | float | str | None):
            text = self.word(kind, value)
            return Node(id=id, kind="badge", text=f"{title}: {text}", label=f"{title}: {text}")
        return tray(id, title, "", list(self.things(kind, title, value)))

    def row(self, field: str, title: str, things: list[Node]) -> None:
        """Lay things on the board, a row below the last."""
        if not things:
            return
        label = Node(
            id=f"title:{field}",
            kind="text",
            text=title,
            label="" if things[0].kind == "pile" else title,  # a pile says of what it is
            at=(GAP, self.height),
            size=(4.0, 0.4),
        )
        self.board.children.append(label)
        self.height += 0.4
        for place, thing in enumerate(things):
            column, line = place % WIDEST, place // WIDEST
            thing.at = (GAP + column * (CARD[0] + GAP), self.height + line * (CARD[1] + GAP))
            thing.size = CARD
            self.board.children.append(thing)
        self.height += (1 + (len(things) - 1) // WIDEST) * (CARD[1] + GAP)
        wide = max(4.0, GAP + min(WIDEST, len(things)) * (CARD[0] + GAP))
        before = self.board.size or (0.0, 0.0)
        self.board.size = (max(before[0], wide), self.height + GAP)

    # ---- things

    def things(self, kind: str, title: str, value: Any) -> Iterator[Node]:
        """The things that a field holds, one node each."""
        if value is None or value == "":
            return
        if isinstance(value, dict):
            for key, each in value.items():
                yield self.thing(kind, key, str(each))
        elif isinstance(value, list | tuple):
            known = [each for each in value if each not in (UNKNOWN, UNKNOWN_NUMBER)]
            for each in known:
                yield self.thing(kind, each)
            if len(known) < len(value):
                yield self.pile(title, len(value) - len(known))
        elif isinstance(value, bool | int | float):
            yield self.pile(title, value)
        else:
            yield self.thing(kind, value)

    def thing(self, kind: str, value: Any, more: str = "") -> Node:
        """A thing as a card."""
        id, text = self.unused(f"{kind}:{value}"), self.word(kind, value)
        self.ids.setdefault((kind, _key(value)), []).append(id)
        if more:
            return Node(id=id, kind="card", text=text, label=f"{text}: {more}", lines=(more,))
        return Node(id=id, kind="card", text=text, label=text)

    def pile(self, title: str, count: float) -> Node:
        """Things of which only the number is known, or a number by itself."""
        return Node(
            id=self.unused(f"count:{title}"), kind="pile", count=int(count), label=f"{title}: {count}"
        )

    def unused(self, id: str) -> str:
        """An id that no node has yet."""
        self.used[id] = self.used.get(id, 0) + 1
        return id if self.used[id] == 1 else f"{id}:{self.used[id]}"

    def word(self, kind: str, value: Any) -> str:
        """What a thing is called."""
        return self.rules.called(kind, value, self.names) if kind else str(value)

    # ---- the question

    def prompt(self, view: Any, ask: Ask[Any] | None) -> Prompt | None:
        """The question, each option with the things of its kind and value."""
        nodes = partial(self.lit, self.rules.kind(ask).thing or ask.kind) if ask else None
        return build_prompt(view, ask, self.names, self.rules, nodes)

    def lit(self, kind: str, option: Option) -> tuple[str, ...]:
        """The things on the table that an option is about."""
        return tuple(self.ids.get((kind, _key(option)), ()))


def tray(id: str, title: str, area: Area, children: list[Node]) -> Node:
    """Things that belong together."""
    return Node(id=id, kind="tray", label=title, text=title, area=area, children=children)


def _key(value: Any) -> Any:
    """A value as a key of a dictionary."""
    return value if isinstance(value, str | int | float | bool | tuple | None) else repr(value)
