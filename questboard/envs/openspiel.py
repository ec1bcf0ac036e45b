"""Every game as OpenSpiel has games: `pyspiel.load_game("questboard_portal(players=3)")`.

Chance is folded in. OpenSpiel wants each throw of chance as a node with all its outcomes, and a shuffled
deck has too many of them. So there is one chance node, the root, which picks the number of the deal. Every
later die and shuffle comes from that deal's luck, inside the answer that leads to it. A history, a deal and
answers, therefore always leads to the same position; who plays knows neither the deal nor what is to come.

`resample_from_infostate` deals anew all that a player can't know, dice to come included, and not only from
the deals that have a number. Such a state has the history of the true one, which would not lead to it.

What a player observes is the view that people at its seat get, and the question as far as the seat hears
it. An information state is that and a digest of everything that the seat has seen and answered before.
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

    from questboard.envs.desk import ACTIONS, WIDTH, Desk, default_seats
except ModuleNotFoundError:
    raise QuestboardError("OpenSpiel is not installed here; install questboard[research]") from None

DEALS = 1024
"""How many deals the root has where nobody says it."""
LONGEST = 1_000_000
"""More answers than any game takes; no rulebook sets a limit."""
DIGEST = 8
"""Bytes of a digest."""


class Play:
    """A desk, and a digest of what each seat has seen and answered so far.

    Digests are brought up to date when somebody wants one: whoever plays at random never does.
    """

    def __init__(self, desk: Desk, memories: list[bytes]) -> None:
        self.desk = desk
        self._memories = memories
        self._heard = 0
        """How many events of the journal are in the digests."""
        self._answers: list[tuple[int, int, int]] = []
        """Answers that aren't: how many events came before, the seat, and the action."""

    def act(self, action: int) -> None:
        """Answer the question, or turn its page."""
        table = self.desk.table
        assert table.ask is not None
        answer = (len(table.journal), table.ask.seat, action)
        self.desk.act(action)
        self._answers.append(answer)

    def memory(self, seat: int) -> bytes:
        """A digest of all that a seat has seen and answered."""
        journal = self.desk.table.journal
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

    def told(self, seat: int) -> str:
        """What a seat sees and hears now, in JSON."""
        ask = self.desk.heard(seat)
        question = ask and (ask.seat, ask.kind, ask.rule, ask.about, ask.options, self.desk.seen_page(seat))
        return _ENCODE({"seat": seat, "view": self.desk.table.view(seat), "question": question}).decode()

    # ---- copies

    def fork(self) -> Play:
        """A copy that plays on by itself."""
        copy = Play(self.desk.fork(), self._memories[:])
        copy._heard, copy._answers = self._heard, self._answers[:]
        return copy

    def imagine(self, seat: int, seed: str) -> Play:
        """A copy in which all that a seat can't know is dealt anew, what others remember included."""
        memories = [b""] * self.desk.seats
        memories[seat] = self.memory(seat)
        return Play(self.desk.imagine(seat, seed), memories)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.fork()  # OpenSpiel copies a state by copying what it holds

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Any, ...]]:
        desk = self.desk
        self.memory(0)
        setting = (desk.rules.name, desk.seats, desk.options, desk.actions, desk.encoder.width)
        return _resume, (*setting, desk.table.checkpoint(), desk.page, self._memories)


def _resume(
    game: str,
    seats: int,
    options: dict[str, Any],
    actions: int,
    width: int,
    checkpoint: bytes,
    page: int,
    memories: list[bytes],
) -> Play:
    """What was pickled."""
    desk = Desk(game, seats, options, actions=actions, width=width)
    desk.sit(Table.resume(desk.rules, checkpoint))
    desk.page = page
    return Play(desk, memories)


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
            raise SetupError(f"the root can't have {self.deals} deals; 1 is the least")
        self.desk = Desk(self.rules, players, read_options(settings["options"]), actions=actions, width=width)
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
        """Chance speaks once."""
        return 1

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """Somebody who says what a player observes, with or without what it remembers."""
        return SpielObserver(self.desk.encoder.width, kind, parameters)

    def deal(self, number: int) -> Play:
        """The game with a number, newly dealt."""
        desk = self.desk.fork()
        desk.deal(number)
        return Play(desk, [b""] * desk.seats)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the root, where nothing is dealt yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.play.desk.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play is not None and self.play.desk.table.ask is None

    def returns(self) -> list[float]:
        """What the game was worth to each seat, from 0 to 1; nothing before its end."""
        if self.play is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return self.play.desk.payoff()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> SpielState:
        """A state that the player can't tell from this one, where all that it can't know is dealt anew."""
        copy: SpielState = self.clone()
        if self.play is not None:
            copy.play = self.play.imagine(player, f"openspiel {chance()}")
        return copy

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return list(range(self.play.desk.legal))

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.get_game().deal(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.play is None else self.play.desk.label(action)

    def __str__(self) -> str:
        if self.play is None:
            return "nothing is dealt yet"
        table = self.play.desk.table
        position = blake2b(table.checkpoint(), digest_size=DIGEST).hexdigest()
        if table.ask is None:
            return f"position {position}: the game is over"
        return f"position {position}: seat {table.ask.seat + 1} is asked: {table.rules.prompt(table.ask)}"


class SpielObserver:
    """Says what a player observes, as a string and as a tensor."""

    def __init__(self, width: int, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> None:
        if parameters:
            raise SetupError(f"observers of our games have no parameters: {', '.join(parameters)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise SetupError("a player of our games observes what everybody knows and what it alone knows")
        self.recall: bool = kind.perfect_recall
        self.tensor = np.zeros(width + self.recall * DIGEST * 8, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if self.recall:
            self.dict["memory"] = self.tensor[width:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Bring the tensor up to date: the vector of the desk, and the digest bit by bit."""
        if state.play is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = state.play.desk.vector(player)
        if self.recall:
            memory = np.frombuffer(state.play.memory(player).ljust(DIGEST, b"\0"), np.uint8)
            self.dict["memory"][:] = np.unpackbits(memory)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in JSON, with the digest in front."""
        if state.play is None:
            return f"player {player} before the deal"
        told = state.play.told(player)
        return f"{state.play.memory(player).hex()} {told}" if self.recall else told


def default_parameters(rules: Rules[Any, Any]) -> dict[str, Any]:
    """What the parameters are where nobody says it."""
    return {
        "players": default_seats(rules),
        "options": "",
        "deals": DEALS,
        "actions": ACTIONS,
        "width": WIDTH,
    }


def read_options(text: str) -> dict[str, str]:
    """The table's switches from one parameter: `adventure:2; hard:true`.

    OpenSpiel keeps `=` and `,` for the parameters themselves.
    """
    options = {}
    for switch in filter(None, map(str.strip, text.split(";"))):
        name, colon, value = switch.partition(":")
        if not colon:
            raise SetupError(f"{switch!r} says no value; write options=name:value; name:value")
        options[name.strip()] = value.strip()
    return options


def game_type(rules: Rules[Any, Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
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
    """Have OpenSpiel know a game as `questboard_` and its name.

    OpenSpiel lets go of what makes a game after Python has ended. That must be a class: classes refer to
    themselves, so that nothing is left to do then.
    """
    pyspiel.register_game(game_type(rules), type("SpielGame", (SpielGame,), {"rules": rules}))


for _name in playable():
    register(load_rules(_name))
