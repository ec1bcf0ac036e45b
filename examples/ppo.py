"""Proximal policy optimisation in one file: a network learns to play from nothing but its own games.

    python examples/ppo.py learn --seconds 600
    python examples/ppo.py play ppo/policy.pt --against medium

It plays at many tables at once (`questboard.envs.vector`), on every seat, and all it is ever told is who has
won. One half of the network looks at the vector of what a seat sees, the other reads the words of the
options, and each option gets a score from both. So one network answers every question of every game.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic, process_time
from typing import Annotated, Any, NamedTuple

import numpy as np
import typer

from questboard.arena import interval
from questboard.bots import Bot, Chair, Decision, make_bot, play_out
from questboard.envs import vector
from questboard.envs.encoding import VOCABULARY, Encoder
from questboard.envs.table_adapter import default_seats
from questboard.games import load_rules
from questboard.kernel import Luck, Table

try:
    import torch
    from torch import Tensor, nn
    from torch.distributions import Categorical
except ImportError:
    raise SystemExit("This example learns with PyTorch: pip install 'questboard[learning]'.") from None

HIDDEN = 256
ACTIONS = 64
"""Questions with more options than this are shown in pages."""
STEPS = 64
"""How many answers each table is given before the network learns from them."""
EPOCHS = 3
BATCH = 1024
RATE = 3e-3
CLIP = 0.2
"""How far the likelihood of an answer may move from what it was, before there is nothing more to gain."""
TRUST = 0.95
"""The lambda of generalised advantages. Nothing is discounted, because every game ends."""
CURIOSITY = 0.01
"""What entropy is worth."""
JUDGES = {"random": 40, "medium": 20}
"""Who the network is measured against, and in how many games, always the same ones."""
BETWEEN = 45.0
"""Seconds from one measurement to the next; more where measuring takes long."""

torch.set_num_threads(1)  # several wait for each other where the cores have other work, too
app = typer.Typer(add_completion=False, help=__doc__, rich_markup_mode=None)


class Policy(nn.Module):
    """Looks at a table and reads the options; says how good each of them is, and what the game is worth."""

    def __init__(self, game: str, width: int) -> None:
        super().__init__()
        self.game, self.width = game, width
        self.look = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.read = nn.EmbeddingBag(VOCABULARY, HIDDEN, mode="sum", padding_idx=0)
        self.compare = nn.Linear(HIDDEN, HIDDEN)
        self.score = nn.Linear(HIDDEN, 1)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.read.weight, std=0.1)
        nn.init.zeros_(self.score.weight)  # at first no option is better than another

    def forward(self, seen: Tensor, options: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        """For each table, how likely each option is to be taken, and the payoff that is expected."""
        looked = self.look(seen)
        tables, places = legal.nonzero(as_tuple=True)
        read = self.read(options[tables, places])
        scores = self.score(torch.relu(self.compare(looked)[tables] + read))[:, 0]
        logits = torch.full(legal.shape, -1e9).index_put((tables, places), scores)
        return Categorical(logits=logits, validate_args=False), self.value(looked)[:, 0]


class Learned:
    """A policy as a bot: it gets a chair like every other, and takes the option that it holds best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.encoder = Encoder(load_rules(policy.game), policy.width)

    def decide(self, chair: Chair) -> Decision:
        """Answer the question of a chair."""
        seen = torch.from_numpy(self.encoder.vector(chair.view, chair.ask))
        options = torch.tensor(self.encoder.options(chair.ask.kind, chair.ask.options))
        with torch.no_grad():
            likely, value = self.policy(seen[None], options[None], torch.ones(1, len(options)))
        return Decision(int(likely.logits.argmax()), f"I expect a payoff of {float(value):.2f}.")


# ---- playing


class Memory(NamedTuple):
    """What happened at the tables: a row for each answer, and one more for where they stand now."""

    seen: Tensor
    options: Tensor
    legal: Tensor
    seat: Tensor
    value: Tensor
    action: Tensor
    likelihood: Tensor
    ended: Tensor
    payoffs: Tensor


class Player:
    """Plays at many tables with whatever the policy has learned by then."""

    def __init__(self, policy: Policy, tables: int, opponents: str, seed: int) -> None:
        self.policy = policy
        settings = {"seat": "random", "opponents": opponents, "autoreset": "SameStep"}
        self.tables = vector(policy.game, tables, actions=ACTIONS, width=policy.width, **settings)
        self.batch, self.infos = self.tables.reset(seed=seed)
        self.ended = np.zeros(tables, np.bool_)

    def play(self) -> Memory:
        """Go on from where the tables stand, and remember what happens."""
        rows = []
        for step in range(STEPS + 1):
            told = (self.batch["observation"], self.batch["options"], self.batch["action_mask"])
            seen, options, legal = map(torch.from_numpy, told)
            seat = torch.from_numpy(self.infos["seat"])
            with torch.no_grad():
                likely, value = self.policy(seen, options, legal)
            action = likely.sample()
            if step < STEPS:
                self.batch, _, self.ended, _, self.infos = self.tables.step(action.numpy())
            after = torch.from_numpy(self.ended), torch.from_numpy(self.infos["payoffs"])
            rows.append((seen, options, legal, seat, value, action, likely.log_prob(action), *after))
        return Memory(*map(torch.stack, zip(*rows, strict=True)))


def compete(policy: Policy, level: str, games: int, seed: str) -> dict[str, float]:
    """How many games the policy wins against bots, shared wins in parts, with Wilson's 95 % interval.

    Each deal is played once from every seat.
    """
    rules = load_rules(policy.game)
    seats, learned, won = default_seats(rules), Learned(policy), 0.0
    for number in range(games):
        deal, seat = divmod(number, seats)
        bots: list[Bot] = [make_bot(level, f"{seed} {deal} {place}") for place in range(seats)]
        bots[seat] = learned
        table = Table.new(rules, seats, {}, Luck.seeded(f"{seed} {deal}"))
        play_out(table, bots)
        won += rules.payoff(table.outcome)[seat]
    low, high = interval(won, games)
    return {"won": won, "games": games, "low": round(low, 3), "high": round(high, 3)}


# ---- learning


def advantages(memory: Memory) -> Tensor:
    """By how much each answer turned out better than expected; nan where that is not known yet.

    A seat looks ahead to its own next question, or to the end of the game, whatever others do in between.
    """
    tables = torch.arange(memory.seat.shape[1])
    ahead = torch.full(memory.payoffs.shape[1:], torch.nan)
    surplus = torch.zeros_like(ahead)
    ahead[tables, memory.seat[STEPS]] = memory.value[STEPS]
    gains = torch.zeros(STEPS, len(tables))
    for step in reversed(range(STEPS)):
        ended, now = memory.ended[step], (tables, memory.seat[step])
        ahead[ended], surplus[ended] = memory.payoffs[step][ended], torch.zeros(())
        gains[step] = ahead[now] - memory.value[step] + TRUST * surplus[now]
        ahead[now], surplus[now] = memory.value[step], gains[step].nan_to_num()
    return gains


def improve(policy: Policy, optimizer: torch.optim.Optimizer, memory: Memory) -> None:
    """Make answers likelier that turned out better than expected, and expect what came."""
    gains = advantages(memory).flatten()
    known = (~gains.isnan()).nonzero()[:, 0]
    past = Memory(*[every[:STEPS].flatten(0, 1) for every in memory])
    for _ in range(EPOCHS):
        for some in torch.split(known[torch.randperm(len(known))], BATCH):
            likely, value = policy(past.seen[some], past.options[some], past.legal[some])
            ratio = (likely.log_prob(past.action[some]) - past.likelihood[some]).exp()
            gain = (gains[some] - gains[some].mean()) / (gains[some].std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            surprise = (value - past.value[some] - gains[some]).square().mean()
            loss = 2 * surprise - better - CURIOSITY * likely.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def draw(curve: list[dict[str, Any]], picture: Path) -> None:
    """The shares of won games over time, with their intervals."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "questboard"})
    figure = Figure((7, 3.5), layout="constrained")
    axes = figure.subplots()
    minutes = [point["seconds"] / 60 for point in curve]
    for level in JUDGES:
        judged = [point[level] for point in curve]
        axes.plot(minutes, [each["won"] / each["games"] for each in judged], ".-", label=f"against {level}")
        axes.fill_between(
            minutes, [each["low"] for each in judged], [each["high"] for each in judged], alpha=0.2
        )
    axes.set(xlabel="minutes", ylabel="share of won games", xlim=(0, None), ylim=(0, 1))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(picture, metadata={"Date": None})


@app.command()
def learn(
    game: str = "portal",
    seconds: Annotated[float, typer.Option(help="How long all of it may take.")] = 600,
    tables: Annotated[int, typer.Option(help="How many are played at once.")] = 64,
    seed: int = 1,
    opponents: Annotated[str, typer.Option(help="Who has the other seats: `self`, or a level.")] = "self",
    width: Annotated[int, typer.Option(help="The length of the vector of what is seen.")] = 1024,
    out: Annotated[Path, typer.Option(help="A folder for the policy and its curve.")] = Path("ppo"),
) -> None:
    """Learn for some time, and measure now and then how well it goes."""
    began = monotonic()
    torch.manual_seed(seed)
    policy = Policy(game, width)
    player = Player(policy, tables, opponents, seed)
    optimizer = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
    curve: list[dict[str, Any]] = []
    decisions = games = 0
    due = slowest = 0.0  # the next measurement; how long one takes, so that there is time for the last
    while True:
        now = monotonic() - began
        left = 1 - (now + 1.5 * slowest) / seconds
        if left <= 0 or now >= due:
            point: dict[str, Any] = {"seconds": round(now), "processor": round(process_time())}
            point |= {"decisions": decisions, "games": games}
            point |= {level: compete(policy, level, count, "judged") for level, count in JUDGES.items()}
            typer.echo(json.dumps(point))
            curve.append(point)
            took = monotonic() - began - now
            due, slowest = now + took + max(BETWEEN, 4 * took), max(slowest, took)
        if left <= 0:
            break
        optimizer.param_groups[0]["lr"] = RATE * left
        memory = player.play()
        improve(policy, optimizer, memory)
        decisions += STEPS * tables
        games += int(memory.ended[:STEPS].sum())
    out.mkdir(parents=True, exist_ok=True)
    torch.save({"game": game, "width": width, "weights": policy.state_dict()}, out / "policy.pt")
    (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    draw(curve, out / "curve.svg")


@app.command()
def play(
    policy: Annotated[Path, typer.Argument(help="What was learned, such as ppo/policy.pt.")],
    against: Annotated[str, typer.Option(help="The level of the bots on the other seats.")] = "random",
    games: int = 100,
    seed: str = "1",
) -> None:
    """Have a learned policy play against bots, and say how often it wins."""
    learned = torch.load(policy)
    player = Policy(learned["game"], learned["width"])
    player.load_state_dict(learned["weights"])
    typer.echo(
        "It wins {won:g} of {games} games; the 95 % interval is {low:.0%} to {high:.0%}.".format_map(
            compete(player, against, games, seed)
        )
    )


if __name__ == "__main__":
    app()
