"""How fast anybody may ask: a bucket that fills with time and empties with use."""

from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limits:
    """Requests of one address, and commands on one connection: at once, and a second."""

    burst: float = 200.0
    rate: float = 50.0
    command_burst: float = 40.0
    command_rate: float = 20.0


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
