"""The kernel: what five games stand on, and what knows none of them.

State is plain data (`plain`) whose fields say who may know them (`secrecy`); rules are coroutines
that ask (`ask`, `window`) and tell (`events`) with luck anyone can check (`luck`). A `Table` is one
game in play. Read the modules in that order; together they are one short essay.
"""

from questboard.kernel.advice import Strategy
from questboard.kernel.ask import PASS, Ask, Refusal, choose, may, may_choose, order
from questboard.kernel.beats import Beat
from questboard.kernel.cards import Card, Cards, Registry, hooks_of, reactions_of
from questboard.kernel.errors import (
    AnswerError,
    CannotUndo,
    GameOver,
    NoSuchOption,
    QuestboardError,
    RulesError,
    SaveError,
    SetupError,
    StaleAnswer,
    WrongSeat,
)
from questboard.kernel.events import SPECTATOR, Event, because_of, emit
from questboard.kernel.luck import Luck
from questboard.kernel.notes import Note, Notebook
from questboard.kernel.option_kinds import Kinds, Menu, MenuItem, OptionKind, kinds
from questboard.kernel.plain import Fixed, Plain
from questboard.kernel.record import Origin, Redeal, TakenBack
from questboard.kernel.rules import Outcome, Rules, Steps
from questboard.kernel.secrecy import (
    UNKNOWN,
    UNKNOWN_NUMBER,
    BySeat,
    Hidden,
    Open,
    Own,
    Pool,
    Seen,
    deal_anew,
    view_of,
    who_knows,
)
from questboard.kernel.state import GameState, Position, State, Task
from questboard.kernel.table import Table
from questboard.kernel.window import Reaction, Reactions, Window, always
from questboard.kernel.wording import Topic

__all__ = [
    "PASS",
    "SPECTATOR",
    "UNKNOWN",
    "UNKNOWN_NUMBER",
    "AnswerError",
    "Ask",
    "Beat",
    "BySeat",
    "CannotUndo",
    "Card",
    "Cards",
    "Event",
    "Fixed",
    "GameOver",
    "GameState",
    "Hidden",
    "Kinds",
    "Luck",
    "Menu",
    "MenuItem",
    "NoSuchOption",
    "Note",
    "Notebook",
    "Open",
    "OptionKind",
    "Origin",
    "Outcome",
    "Own",
    "Plain",
    "Pool",
    "Position",
    "QuestboardError",
    "Reaction",
    "Reactions",
    "Redeal",
    "Refusal",
    "Registry",
    "Rules",
    "RulesError",
    "SaveError",
    "Seen",
    "SetupError",
    "StaleAnswer",
    "State",
    "Steps",
    "Strategy",
    "Table",
    "TakenBack",
    "Task",
    "Topic",
    "Window",
    "WrongSeat",
    "always",
    "because_of",
    "choose",
    "deal_anew",
    "emit",
    "hooks_of",
    "kinds",
    "may",
    "may_choose",
    "order",
    "reactions_of",
    "view_of",
    "who_knows",
]
