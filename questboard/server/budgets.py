"""Budgets: how much one device, and one address, may do on this process of the server.

A budget fills again as time passes, and holds as much as may be done at once. Each process counts for itself
and forgets when it ends: budgets keep the server usable for everybody, and don't stop many addresses.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple, TypeAlias

from questboard.server.errors import RequestError

What: TypeAlias = Literal["tables", "seats", "chat", "thinking"]


class Limit(NamedTuple):
    """How much may be done in how many seconds, and what is said to whoever wants more."""

    amount: float
    seconds: float
    sentence: str


LIMITS: dict[What, Limit] = {
    "tables": Limit(60, 3600, "you have created many tables; wait a few minutes before the next"),
    "seats": Limit(60, 3600, "you have taken many seats; wait a few minutes before the next"),
    "chat": Limit(30, 60, "you have written a lot; wait a moment"),
    "thinking": Limit(1800, 3600, "bots have thought for you for a long time; theirs come last for a while"),
}
SOCKETS = 30
"""Open sockets of one device."""
WAITING_TABLES = 3
"""Public tables of one device that wait for players."""
DEVICES = 10
"""An address may do as much as this many devices."""
MAX_KEPT = 20_000
"""Budgets that are kept; beyond that those go that are full again."""


class Budget:
    """What may still be done, and when that was last counted."""

    __slots__ = ("at", "left")

    def __init__(self, left: float) -> None:
        self.left = left
        self.at = time.monotonic()

    def refill(self, amount: float, seconds: float) -> float:
        """What may be done now."""
        now = time.monotonic()
        self.left = min(amount, self.left + (now - self.at) * amount / seconds)
        self.at = now
        return self.left


class Budgets:
    """The budgets of all devices and addresses, as far as they have done something lately."""

    def __init__(self, factor: float = 1.0) -> None:
        """`factor` multiplies all limits; 0 is for no limits at all."""
        self.factor = factor
        self._budgets: dict[tuple[What, str, str], Budget] = {}
        self._sockets: Counter[tuple[str, str]] = Counter()

    def spend(self, what: What, device: str, address: str = "", amount: float = 1.0) -> None:
        """Count something that somebody does; refuse it if the device or its address has done too much."""
        if not self.factor:
            return
        limit, budgets = LIMITS[what], self._of(what, device, address)
        if any(budget.left < amount for budget in budgets):
            raise RequestError("too_fast", limit.sentence)
        for budget in budgets:
            budget.left -= amount

    def charge(self, what: What, device: str, amount: float) -> None:
        """Count something that has been done, even if it was too much."""
        for budget in self._of(what, device, "") if self.factor else ():
            budget.left -= amount

    def is_spent(self, what: What, device: str) -> bool:
        """Whether a device has done too much."""
        return bool(self.factor) and any(budget.left <= 0 for budget in self._of(what, device, ""))

    def most(self, amount: int) -> float:
        """A limit on how many there may be at the same time."""
        return amount * self.factor if self.factor else float("inf")

    @contextmanager
    def socket(self, device: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; refuse it if there are too many."""
        keys = [key for key in (("device", device), ("address", address)) if key[1]]
        for key, most in zip(keys, (SOCKETS, SOCKETS * DEVICES), strict=False):
            if self._sockets[key] >= self.most(most):
                raise RequestError("too_fast", "too many tables are open on this device; close some of them")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]

    def _of(self, what: What, device: str, address: str) -> list[Budget]:
        """The budgets of a device and an address, filled up to this moment."""
        amount, seconds, _ = LIMITS[what]
        found = []
        for kind, who, times in (("device", device, 1), ("address", address, DEVICES)):
            if who:
                most = amount * times * self.factor
                budget = self._budgets.setdefault((what, kind, who), Budget(most))
                budget.refill(most, seconds)
                found.append(budget)
        if len(self._budgets) > MAX_KEPT:
            self._forget()
        return found

    def _forget(self) -> None:
        """Forget the budgets that are full again."""
        for (what, kind, who), budget in list(self._budgets.items()):
            amount, seconds, _ = LIMITS[what]
            most = amount * self.factor * (DEVICES if kind == "address" else 1)
            if budget.refill(most, seconds) >= most:
                del self._budgets[what, kind, who]
