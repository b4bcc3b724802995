"""How fast anybody may ask: a bucket that fills with time and empties with use."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from brushpass.server.figures import figures
from brushpass.server.tables.refused import Refused

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limits:
    """Requests of one address, and commands on one connection: at once, and a second. How many
    connections one address may have that follow tables."""

    burst: float = 200.0
    rate: float = 50.0
    command_burst: float = 40.0
    command_rate: float = 20.0
    connections: int = 200


class Bucket:
    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self._level = size
        self._at = now

    def take(self, now: float) -> float:
        """The seconds to wait until this is allowed; 0: it is, and counts."""
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self.rate


class Connections:
    """How many each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        if self._open[address] >= self.most:
            raise Refused("too_fast", f"up to {self.most} connections from one address")
        self._open[address] += 1
        figures.add("brushpass_connections")
        try:
            yield
        finally:
            figures.add("brushpass_connections", -1)
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Buckets:
    """One for each address. The oldest are forgotten; they were full again long ago."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> float:
        bucket = self._buckets.pop(address, None) or Bucket(self._size, self._rate, now)
        self._buckets[address] = bucket  # the newest last
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
