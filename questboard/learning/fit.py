"""Fitting a network to positions. This is the only module that needs PyTorch, and only when it fits."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from typing import Any

import msgspec

from questboard.kernel import QuestboardError
from questboard.learning.data import Positions
from questboard.learning.model import Network

DIGITS = 5
"""Significant digits that are kept of a weight."""
LEAST = 1e-4
"""Weights below this are nothing, and gauges that vary less always say the same."""


class Settings(msgspec.Struct, frozen=True):
    """How a network is fitted."""

    hidden: int = 16
    passes: int = 20
    batch: int = 256
    rate: float = 3e-3
    decay: float = 1.0
    seed: int = 1


def pytorch() -> Any:
    """PyTorch, which comes with an extra."""
    try:
        return import_module("torch")
    except ModuleNotFoundError:
        raise QuestboardError("PyTorch is not installed here; install questboard[learning]") from None


class Strength:
    """The network while it learns; its gauges are brought to one scale first."""

    def __init__(self, torch: Any, hidden: int, centre: Any, scale: Any) -> None:
        width = len(centre)
        self.torch, self.centre, self.scale = torch, centre, scale
        self.direct = torch.zeros(width, device=centre.device)
        self.weights = (torch.randn(hidden, width) / width**0.5).to(centre.device)
        self.biases = torch.zeros(hidden, device=centre.device)
        self.out = torch.zeros(hidden, device=centre.device)
        self.parameters = [self.direct, self.weights, self.biases, self.out]
        for each in self.parameters:
            each.requires_grad_()

    def __call__(self, rows: Any) -> Any:
        """The strength of each row."""
        told = (rows - self.centre) / self.scale
        return told @ self.direct + self.torch.relu(told @ self.weights.T + self.biases) @ self.out

    def freeze(self) -> Network:
        """The same network for plain Python, with centres and scales among its weights.

        What the centres take from the direct layer becomes a unit of its own that is always 1.
        """
        with self.torch.no_grad():
            weights, direct = self.weights / self.scale, self.direct / self.scale
            biases = self.biases - weights @ self.centre
            rest = -(direct @ self.centre).reshape(1)
            return Network(
                _figures(direct),
                (*map(_figures, weights), (0.0,) * len(direct)),
                (*_figures(biases), 1.0),
                (*_figures(self.out), *_figures(rest)),
            )


def fit(
    positions: Positions, unseen: Collection[int], judges: Collection[int], settings: Settings
) -> tuple[Network, list[float]]:
    """A network that has learned from all games but the unseen ones, and the losses after each pass.

    Of all passes it is the one that foretells some of the unseen games best, the judges.
    """
    torch = pytorch()
    torch.manual_seed(settings.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shape = (len(positions), positions.seats)
    rows = torch.frombuffer(positions.rows, dtype=torch.float32).reshape(*shape, positions.width).to(device)
    ends = torch.frombuffer(positions.ends, dtype=torch.float32).reshape(shape).to(device)
    train = torch.tensor([at for at, game in enumerate(positions.games) if game not in unseen], device=device)
    test = torch.tensor([at for at, game in enumerate(positions.games) if game in judges], device=device)
    known = rows[train].reshape(-1, positions.width)
    scale = known.std(0)
    scale[scale < LEAST] = 1.0
    network = Strength(torch, settings.hidden, known.mean(0), scale)
    optimizer = torch.optim.AdamW(network.parameters, lr=settings.rate, weight_decay=settings.decay)
    steps = settings.passes * -(-len(train) // settings.batch)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    losses: list[float] = []
    best = network.freeze()
    for _ in range(settings.passes):
        for batch in train[torch.randperm(len(train)).to(device)].split(settings.batch):
            optimizer.zero_grad()
            loss_of(torch, network(rows[batch]), ends[batch]).backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            losses.append(float(loss_of(torch, network(rows[test]), ends[test])))
        if losses[-1] == min(losses):
            best = network.freeze()
    return best, losses


def loss_of(torch: Any, strengths: Any, ends: Any) -> Any:
    """The log loss of the chances that strengths stand for."""
    if strengths.shape[-1] == 1:
        return torch.nn.functional.binary_cross_entropy_with_logits(strengths, ends)
    return -(ends * strengths.log_softmax(-1)).sum(-1).mean()


def _figures(weights: Any) -> tuple[float, ...]:
    """Weights with the digits that matter."""
    return tuple(
        0.0 if abs(weight) < LEAST else float(f"{weight:.{DIGITS}g}") for weight in map(float, weights)
    )
