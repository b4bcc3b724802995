"""How many tables one address has in the lobby: one that opened them all would hide all others."""

from brushpass.server.lines import line_of
from brushpass.server.store.store import Store
from brushpass.server.tables.refused import Refused
from brushpass.server.tables.table import OPEN
from brushpass.server.web.limits import MOST_BUCKETS


class Openings:
    """The oldest address is forgotten when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._codes: dict[str, list[str]] = {}

    async def check(self, store: Store, address: str) -> None:
        """Tables that were begun or closed since do not count."""
        codes = self._codes.get(line_of(address), [])
        if len(codes) < self._most:
            return
        rows = [await store.table(code) for code in codes]
        codes = [row.code for row in rows if row is not None and row.life == OPEN]
        self._codes[line_of(address)] = codes
        if len(codes) >= self._most:
            raise Refused(
                "too_fast",
                f"{self._most} tables from where you are wait for people already: begin or leave "
                "one, or open one that is not listed",
            )

    def note(self, address: str, code: str) -> None:
        self._codes.setdefault(line_of(address), []).append(code)
        if len(self._codes) > MOST_BUCKETS:
            del self._codes[next(iter(self._codes))]
