"""The connections of this process, before any of them has asked for anything.

Each costs a descriptor, of which there are so many. One address cannot have them all, and some are
left for the store, the files of the page and the bots.
"""

import resource
from collections import Counter
from typing import Final

from brushpass.server.lines import is_among, line_of

RESERVED: Final = 200  # descriptors for everything else
MOST: Final = 20_000  # connections, however many descriptors there are
BESIDES: Final = 50  # of an address, besides two for each table that it may follow


class Wires:
    """Counted by line."""

    def __init__(self) -> None:
        self.most = MOST
        self._open: Counter[str] = Counter()
        self._all = 0

    def take(self, address: str, follows: int, proxies: tuple[str, ...]) -> bool:
        """Whether there is room for one more from there. A proxy that we know speaks for many."""
        line = line_of(address)
        if self._all >= self.most:
            return False
        if self._open[line] >= 2 * follows + BESIDES and not is_among(address, proxies):
            return False
        self._open[line] += 1
        self._all += 1
        return True

    def give_back(self, address: str) -> None:
        line = line_of(address)
        self._all -= 1
        self._open[line] -= 1
        if not self._open[line]:
            del self._open[line]


# One for the process, as its descriptors are.
wires: Final = Wires()


def raise_the_limit() -> None:
    """To as many descriptors as the system lets us have; connections stay below."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVED if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY:
        wires.most = max(1, min(MOST, soft - RESERVED))
