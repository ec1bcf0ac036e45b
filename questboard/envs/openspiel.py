"""Every game for OpenSpiel: `pyspiel.load_game("questboard_portal(players=3)")`.

OpenSpiel models chance as nodes that list all outcomes, and a shuffled deck has too many. So there is a
single chance node, the root, which picks the number of a deal. Every later die and shuffle comes from that
deal's luck and happens inside an answer. A history (a deal and the answers) therefore always leads to the
same position; players know neither the deal nor the future.

`resample_from_infostate` deals everything hidden from a player again, including future dice, and not only
from the numbered deals. Such a state has the true history, which would not lead to it.

A player observes what a person at its seat sees, and the question as far as the seat may know it. An
information state adds a digest of everything that the seat has seen and answered before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar

import msgspec

from questboard.games import load_rules, playable
from questboard.kernel import QuestboardError, Rules, SetupError, Table

try:
    import numpy as np
    import pyspiel

    from questboard.envs.table_adapter import ACTIONS, WIDTH, TableAdapter, default_seats
except ModuleNotFoundError:
    raise QuestboardError("OpenSpiel is not installed here; install questboard[research]") from None

DEALS = 1024
"""The default number of deals at the root."""
LONGEST = 1_000_000
"""More answers than any game takes; the rules set no limit."""
DIGEST = 8
"""Bytes of a digest."""


class Progress:
    """A game in progress, with a digest of what each seat has seen and answered so far.

    Digests are updated on demand; random play never needs one.
    """

    def __init__(self, adapter: TableAdapter, memories: list[bytes]) -> None:
        self.adapter = adapter
        self._memories = memories
        self._heard = 0
        """How many events of the journal the digests include."""
        self._answers: list[tuple[int, int, int]] = []
        """Answers that they don't include yet: the number of events before, the seat, and the action."""

    def act(self, action: int) -> None:
        """Answer the question, or turn its page."""
        table = self.adapter.table
        assert table.ask is not None
        answer = (len(table.journal), table.ask.seat, action)
        self.adapter.act(action)
        self._answers.append(answer)

    def memory(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and answered."""
        journal = self.adapter.table.journal
        for told, who, action in (*self._answers, (len(journal), None, None)):
            for event in journal[self._heard : told]:
                self._memories = [
                    _digest(memory, _ENCODE((event.kind, event.seen_by(each).facts)))
                    for each, memory in enumerate(self._memories)
                ]
            self._heard = told
            if who is not None:
                self._memories[who] = _digest(self._memories[who], _ENCODE(action))
        self._answers.clear()
        return self._memories[seat]

    def observation(self, seat: int) -> str:
        """A seat's view and question as JSON."""
        ask = self.adapter.visible_question(seat)
        question = ask and (
            ask.seat,
            ask.kind,
            ask.rule,
            ask.about,
            ask.options,
            self.adapter.visible_page(seat),
        )
        return _ENCODE({"seat": seat, "view": self.adapter.table.view(seat), "question": question}).decode()

    # ---- copies

    def fork(self) -> Progress:
        """An independent copy."""
        copy = Progress(self.adapter.fork(), self._memories[:])
        copy._heard, copy._answers = self._heard, self._answers[:]
        return copy

    def imagine(self, seat: int, seed: str) -> Progress:
        """A copy in which everything hidden from a seat is dealt again, including the memories of others."""
        memories = [b""] * self.adapter.seats
        memories[seat] = self.memory(seat)
        return Progress(self.adapter.imagine(seat, seed), memories)

    def __deepcopy__(self, memo: dict[int, Any]) -> Progress:
        return self.fork()  # OpenSpiel clones a state by copying its attributes

    def __reduce__(self) -> tuple[Callable[..., Progress], tuple[Any, ...]]:
        adapter = self.adapter
        self.memory(0)
        setting = (adapter.rules.name, adapter.seats, adapter.options, adapter.actions, adapter.encoder.width)
        return _resume, (*setting, adapter.table.checkpoint(), adapter.page, self._memories)


def _resume(
    game: str,
    seats: int,
    options: dict[str, Any],
    actions: int,
    width: int,
    checkpoint: bytes,
    page: int,
    memories: list[bytes],
) -> Progress:
    """Restore a pickled game."""
    adapter = TableAdapter(game, seats, options, actions=actions, width=width)
    adapter.attach(Table.resume(adapter.rules, checkpoint))
    adapter.page = page
    return Progress(adapter, memories)


_ENCODE = msgspec.json.Encoder().encode


def _digest(memory: bytes, news: bytes) -> bytes:
    return blake2b(memory + news, digest_size=DIGEST).digest()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: players, options, deals, actions and width."""

    rules: ClassVar[Rules[Any, Any]]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        settings = {**default_parameters(self.rules), **(parameters or {})}
        players, actions, width = settings["players"], settings["actions"], settings["width"]
        self.deals: int = settings["deals"]
        if self.deals < 1:
            raise SetupError(f"there can't be {self.deals} deals; the minimum is 1")
        self.adapter = TableAdapter(
            self.rules, players, read_options(settings["options"]), actions=actions, width=width
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, settings)

    def new_initial_state(self) -> SpielState:
        """The root, where chance picks a deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """An observer of one player's observations, with or without its memory."""
        return SpielObserver(self.adapter.encoder.width, kind, parameters)

    def deal(self, number: int) -> Progress:
        """A new game from a numbered deal."""
        adapter = self.adapter.fork()
        adapter.deal(number)
        return Progress(adapter, [b""] * adapter.seats)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the root before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.progress: Progress | None = None

    def current_player(self) -> int:
        """The seat whose turn it is."""
        if self.progress is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.progress.adapter.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.progress is not None and self.progress.adapter.table.ask is None

    def returns(self) -> list[float]:
        """The payoff of each seat, from 0 to 1; 0 before the end."""
        if self.progress is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return self.progress.adapter.payoff()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; everything hidden from it is dealt again."""
        copy: SpielState = self.clone()
        if self.progress is not None:
            copy.progress = self.progress.imagine(player, f"openspiel {chance()}")
        return copy

    def _legal_actions(self, player: int) -> list[int]:
        assert self.progress is not None
        return list(range(self.progress.adapter.legal))

    def _apply_action(self, action: int) -> None:
        if self.progress is None:
            self.progress = self.get_game().deal(action)
        else:
            self.progress.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.progress is None else self.progress.adapter.label(action)

    def __str__(self) -> str:
        if self.progress is None:
            return "before the deal"
        table = self.progress.adapter.table
        position = blake2b(table.checkpoint(), digest_size=DIGEST).hexdigest()
        if table.ask is None:
            return f"position {position}: the game is over"
        return f"position {position}: question to seat {table.ask.seat + 1}: {table.rules.prompt(table.ask)}"


class SpielObserver:
    """A player's observation, as a string and as a tensor."""

    def __init__(self, width: int, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> None:
        if parameters:
            raise SetupError(f"observers of Questboard games have no parameters: {', '.join(parameters)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise SetupError(
                "an observer of Questboard games sees public information and one player's private information"
            )
        self.recall: bool = kind.perfect_recall
        self.tensor = np.zeros(width + self.recall * DIGEST * 8, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if self.recall:
            self.dict["memory"] = self.tensor[width:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Update the tensor: the observation vector, and the digest bit by bit."""
        if state.progress is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = state.progress.adapter.vector(player)
        if self.recall:
            memory = np.frombuffer(state.progress.memory(player).ljust(DIGEST, b"\0"), np.uint8)
            self.dict["memory"][:] = np.unpackbits(memory)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as JSON, after the digest."""
        if state.progress is None:
            return f"player {player} before the deal"
        observation = state.progress.observation(player)
        return f"{state.progress.memory(player).hex()} {observation}" if self.recall else observation


def default_parameters(rules: Rules[Any, Any]) -> dict[str, Any]:
    """The default parameters."""
    return {
        "players": default_seats(rules),
        "options": "",
        "deals": DEALS,
        "actions": ACTIONS,
        "width": WIDTH,
    }


def read_options(text: str) -> dict[str, str]:
    """The rule options from one parameter: `adventure:2; hard:true`.

    OpenSpiel reserves `=` and `,` for the parameters themselves.
    """
    options = {}
    for rule_option in filter(None, map(str.strip, text.split(";"))):
        name, colon, value = rule_option.partition(":")
        if not colon:
            raise SetupError(f"{switch!r} has no value; write options=name:value; name:value")
        options[name.strip()] = value.strip()
    return options


def game_type(rules: Rules[Any, Any]) -> Any:
    """A game's description for OpenSpiel."""
    return pyspiel.GameType(
        short_name=f"questboard_{rules.name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(rules),
    )


def register(rules: Rules[Any, Any]) -> None:
    """Register a game with OpenSpiel as `questboard_` and its name.

    OpenSpiel releases the factory after Python has shut down. The factory must be a class: classes refer to
    themselves, so releasing one does nothing.
    """
    pyspiel.register_game(game_type(rules), type("SpielGame", (SpielGame,), {"rules": rules}))


for _name in playable():
    register(load_rules(_name))
