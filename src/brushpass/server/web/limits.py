"""How fast anybody may ask: a bucket that fills with time and empties with what answers cost."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from brushpass.server.figures import figures
from brushpass.server.lines import line_of
from brushpass.server.tables.refused import Refused

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limits:
    """Requests of one address, and commands on one connection: at once, and a second; an answer
    that is dear counts as several. How many connections one address may have that follow tables,
    and how many tables in the lobby that wait for people."""

    burst: float = 200.0
    rate: float = 50.0
    command_burst: float = 40.0
    command_rate: float = 20.0
    connections: int = 200
    tables: int = 10


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

    def holds(self, now: float) -> bool:
        """Whether one more would be allowed."""
        return self._level + (now - self._at) * self.rate >= 1

    def charge(self, cost: float) -> None:
        """For what turned out to be dear. The bucket may owe: then its owner waits longer."""
        self._level -= cost


class Connections:
    """How many each line has open that follow something."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        line = line_of(address)
        if self._open[line] >= self.most:
            raise Refused("too_fast", f"up to {self.most} connections from one address")
        self._open[line] += 1
        figures.add("brushpass_connections")
        try:
            yield
        finally:
            figures.add("brushpass_connections", -1)
            self._open[line] -= 1
            if not self._open[line]:
                del self._open[line]


class Buckets:
    """One for each line. The oldest are forgotten; they were full again long ago."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> float:
        return self._of(address, now).take(now)

    def charge(self, address: str, cost: float, now: float) -> None:
        self._of(address, now).charge(cost)

    def _of(self, address: str, now: float) -> Bucket:
        line = line_of(address)
        bucket = self._buckets.pop(line, None) or Bucket(self._size, self._rate, now)
        self._buckets[line] = bucket  # the newest last
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket
